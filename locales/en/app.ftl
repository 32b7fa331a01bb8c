# What stands round every screen, and what is said of every game.

app-board-selected = Board { $board } is selected now
app-at-board = Board { $board }: { $text }
app-title-at-board = { $title }, board { $board }
app-board-name = Board { $board }, { $side } at the bottom
app-cancel = Cancel
app-close = Close
app-yes = Yes
app-no = No
app-record = Record
app-reason = Reason
app-reason-example = It goes into the journal
app-reason-missing = Enter a reason: it is written into the journal
app-field-empty = This field must not be empty
app-file-competition = Competition
app-file-games = Games (PGN)
app-clock-of = Clock of { $side }
app-clock-running = running
app-clock-flag = Flag fallen
app-clock-low = Little time
app-clock-unknown = Time not known
app-clock-moves = { $moves ->
    [one] { $moves } move made
   *[other] { $moves } moves made
}
app-clock-to-control = { $moves } to the control
app-status-waiting = Not started
app-status-to-move = { $side } has the move
app-status-annulled = annulled by incident { $no }
app-status-adjourned = Adjourned
app-status-resumed = Resumed: waits for the sealed move
app-status-reply-sealed = Resumed: waits for the sealed reply
app-status-clock-awaited = { $status }; the clock of { $side } runs: the player is not there yet
app-status-clock-until = { $status }; until then the clock of { $side } runs
app-concern-illegal-position = Illegal position
app-concern-disagreement = Board and score differ
app-concern-flag = Flag of { $side } fallen
app-concern-offer = { $side } offers a draw
app-concern-claimable = A draw could be claimed
app-concern-lost-time = Lost time to be counted
app-concern-clocks-stand = No clock is running: start one
app-no-concern = No board needs you now
app-only-concern = No other alarm. { $text }
app-incident-by-key = { $key }: incident { $no }
app-why-incomplete = Something is still missing or wrong
app-dialog-first = First finish or cancel this dialog
app-keyboard-at = Keyboard: { $field }
app-enter-not-here = Enter alone does nothing here. { $key }: { $what }
app-draft-lost = What you typed is not recorded yet. To discard it, cancel once more
app-why-asked = It is being recorded
app-why-nothing-before = Nothing comes before
app-why-nothing-after = Nothing comes after
app-why-one-page = There is only one page
app-why-busy = A check is still running
app-why-unchanged = Nothing has been changed yet
app-why-no-moves = No move has been recorded
app-cell-empty = empty
app-concern-incidents = { $count ->
    [one] Incident open
   *[other] { $count } incidents open
}
app-concern-link-lost = Board not connected
app-concern-link-silent = Board is silent
app-concern-link-closed = Line closed
app-concern-boards-differ = The two boards differ
app-concern-boards-differ-at = The two boards differ: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
app-concern-displaced = Pieces displaced
app-concern-moves-missing = Moves missing
app-concern-earlier = An earlier position is on the board
app-concern-another-position = Board shows another position
app-concern-lever = Lever and running clock disagree
app-concern-result-shown = Players show a result
app-concern-battery = Battery low
app-recovered = Recovered
app-recovered-what = { $count ->
    [one] A clock was running while the program or the computer was off
   *[other] { $count } clocks were running while the program or the computer was off
}
app-recovered-ask = { $count ->
    [2] Both boards
   *[other] All { $count } boards
}: who loses the time?
app-recovered-ask-board = Board { $board }: who loses the time?
app-recovered-each = Board by board
app-recovered-aloud = The clocks are stopped. Say how the lost time is to be counted{ $count ->
    [1] { "" }
    [2] , for both boards at once
   *[other] , for all { $count } boards at once
}: { $control }+1 nobody loses time, { $control }+2 as if play had gone on, { $control }+3 half to each player. { $grows ->
    [yes] The time until your answer counts as lost too. The question
   *[no] The question
} is at the top of the window
app-recovered-first = Board { $board }: the clocks are stopped until you say how the lost time is to be counted. Answer the question at the top of the window first
app-recovered-run = The clock of { $side } is running. White { $white }, Black { $black }
app-recovered-stand = The clocks are stopped. White { $white }, Black { $black }
app-recovered-times = White { $white }, Black { $black }
app-recovered-counted = Boards { $boards }: { $how }
app-recovered-stand-at = { $count ->
    [one] The clock of one board is stopped
   *[other] The clocks of { $count } boards are stopped
}
app-recovered-run-at = { $count ->
    [one] The clock of one board is running
   *[other] The clocks of { $count } boards are running
}
app-recovered-restart = { $key } starts the stopped clocks
app-recovered-aside = The clocks stay stopped until you answer
app-recovered-aside-key = { $key } asks again
app-recovered-boards = Boards { $boards }
app-key-control = Ctrl
app-key-shift = Shift
app-key-up = Up
app-key-down = Down
app-key-left = Left
app-key-right = Right
app-key-page-up = PageUp
app-key-page-down = PageDown
app-key-comma = Comma
app-key-period = Period
app-key-enter = Enter
app-key-backspace = Backspace
app-key-insert-cap = Insert
app-key-insert = Insert
app-key-escape = Escape
app-recovered-later = Later
app-press-again = { $key } again: { $what }
app-sign-then = then
app-sign-done = done:
app-sign-takes = takes
app-sign-check = check
app-sign-mate = checkmate
app-sign-to-do = to do:
app-sign-running = clock running
app-sign-times = times
app-sign-divided = divided by
app-sign-minus = minus
app-sign-half = half
app-sign-and-a-half = and a half
app-sign-forfeit-for-white = win for White without play
app-sign-forfeit-for-black = win for Black without play
app-sign-forfeit-of-both = loss of both without play
app-sign-number = Number
app-region-messages = Messages
app-region-alarms = Alarms
app-scroll-upright = Vertical
app-scroll-lying = Horizontal
app-voice-offer = With a screen reader running, the program’s own voice can say alarms, answers and errors. The screen reader Orca does not say them: without the own voice no alarm is heard there. { $key } for yes
app-voice-yes = Yes, with the program’s own voice
app-voice-no = No, with the screen reader alone
app-file-lost = The file is lost
app-file-go-on = Continue in { $name }
app-file-only-read = Read only
app-file-open-elsewhere = Open elsewhere: read only
app-file-as-of = Shown as it was at { $at }
app-file-again = Open again
app-file-unwritten = The file cannot be written
app-file-unwritten-what = { $why }. Entries are refused until the file can be written again, which the program tries every few seconds. Everything recorded so far is in the file. To go on at once, save it on another disk
app-file-elsewhere = Save elsewhere…
app-file-elsewhere-hint = Continues in a file on another disk where the open one cannot be written
app-file-damaged = The file is damaged
app-file-damaged-what = It is shown as far as it can be read. What can be read can be saved as a new competition file, in which work can continue; the damaged file stays as it is
app-file-salvage = Save readable part…
app-display-gone = The display is gone. The competition was closed; everything recorded is in its file
app-recovered-all = { $count ->
    [2] Both boards
   *[other] All { $count } boards
} at once ({ $boards })
app-recovered-board = Board { $board }: { $text }
app-lost-not-counted = Nobody loses time
app-lost-to-player = Play went on: count it
app-lost-halved = Half to each player
app-lost-part = Count this
app-lost-white = White loses
app-lost-black = Black loses

# The own voice was switched off while a screen reader runs.
app-voice-off = The own voice is off
app-voice-off-what = With the screen reader Orca no alarm is heard now: neither a flag nor an incident, nor ten seconds left. { $key } switches the voice on again.

# What befalls the window: questions that stay, clocks that differ
app-recovered-kept = All that was recorded is kept. The clocks are stopped until you answer{ $grows ->
    [yes] , and the time until then counts as lost too
   *[no] { "" }
}; moves may be entered meanwhile
app-older-copy = Older copy
app-older-copy-what = What was recorded later is not in this file. Look for the newer file and go on in that one. If it is lost, go on in this file. Until then nothing is recorded here
app-saved-part = Saved from a damaged file
app-saved-part-what = If there is a whole copy of the damaged file, go on in that copy. Otherwise go on in this file. Until that is answered nothing is recorded here
app-other-state = Not the file of before
app-other-state-what = Two copies may each have been worked on, or something was changed. Look for the file that was open here last and go on in that one, or compare the two before you go on in this file. Until then nothing is recorded here
app-other-state-open = Open { $name }
app-other-state-stay = Go on in this file
app-concern-table-clock = Clock on the table shows other times
app-table-clock-not-program = The clock on the table shows White { $white }, Black { $black }; the program’s clock White { $ownwhite }, Black { $ownblack }
app-table-clock-not-control = The clock on the table shows White { $white }, Black { $black }; the time control gives White { $ownwhite }, Black { $ownblack }
app-table-clock-to-program = Which of the two counts? On the Board screen, take the times of the clock on the table or set it to the program’s
app-table-clock-to-control = Set it to the time control on the Board screen
app-table-clock-take = Take the times of the clock on the table
app-table-clock-set-to-control = Set the clock on the table to the time control
app-table-clock-was-taken = Times of the clock on the table
app-table-clock-was-set = Set to the time control
app-concern-lacking-increment = Increment lacking on the clock on the table
app-table-clock-no-increment = The clock on the table adds no increment ({ $due } are due after each move)
app-table-clock-less-increment = The clock on the table adds only about { $added } after each move ({ $due } are due)
app-table-clock-set-increment = Set the increment on the clock by its own buttons and correct both times, or let it stand: the times of the moves are recorded as the clock counts them
app-table-clock-set-as-program = The program’s clock adds it. Set the increment on the clock on the table by its own buttons and then its times to the program’s, or take the times that it shows
app-table-clock-incident = Clock wrongly set: stop both clocks and open incident
app-table-clock-incident-open = Incident { $no } about this clock is open: show it

# What is told to who works by ear.

app-alt-enter-nothing = Alt+Enter does nothing here: it takes the next step of an envelope on the screen Envelopes

# An event by ear
app-field-example = Empty; for example { $example }
