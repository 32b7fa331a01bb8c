# The Board: one game.

board-none = No board selected
board-none-what = Choose one in the Hall, or set one up
board-round = Round { $round }
board-games = Games on this board
board-earlier-game = This game has left its board: here it is only read
board-promote = Promote to…
board-type-move = Type a move or a question (F7)
board-type-move-example = Nf3, exd5, 0-0, e2e4
board-move-unreadable = “{ $text }” is not a move; write it like Nf3, exd5, 0-0, d8Q or e2e4
board-move-illegal = “{ $text }” is not a legal move for { $side } here
board-move-no-piece = there is no { $piece } on the board
board-move-from-empty = { $square } is empty
board-move-of-opponent = { $square } is occupied by a piece of the opponent: { $piece }
board-move-out-of-reach = no { $piece } can move to { $square }
board-move-not-its = the { $piece } on { $from } does not move to { $to }
board-move-blocked = the way is blocked: { $piece } on { $square }
board-move-own-piece = { $square } is occupied by a piece of the same side: { $piece }
board-move-in-check = the king is in check
board-move-exposes = the king would be in check
board-move-ambiguous = “{ $text }” can mean several moves; choose one
board-attempt = { $piece } from { $from } to { $to } is not a legal move
board-nothing-to-move = { $square }: no move for { $side } from here
board-typed-at-squares = Not entered: { $moves }. At the squares letters ask about the board. Type moves in the field (F7)
board-attempt-record = Played on the board: record illegal move…
board-square-selected = picked up
board-square-target = may move here
board-square-last-move = last move
board-square-provisional = move not yet final
board-square-check = in check
board-square-nothing = nothing
board-square-something = something
board-square-differs = on the board: { $piece }
board-control-unknown = Time control not known
board-clock-on-table = Clock on the table
board-clock-title = Correct the clock of board { $board }
board-clock-what = Correction
board-clock-add = Add time
board-clock-subtract = Deduct time
board-clock-set = Set the time
board-clock-swap = Swap sides
board-clock-counter = Move counter
board-clock-whose = Whose clock
board-clock-time = Time
board-clock-moves = Moves made
board-clock-reason-is-time = “{ $text }” is a time, not a reason. Nothing is recorded yet. Write a time for the clock into the field above
board-clock-done = Clock of board { $board } corrected. { $times }. To undo it: { $what } ({ $key })
board-not-a-time = Enter a time such as 2:00, 1:30:00 or 5m
board-not-a-count = Enter a whole number
board-end-title = End the game on board { $board }
board-end-score = Result
board-end-reason = Reason
board-end-deed = Enter result
board-end-last = { $move }: played on the board, not completed by pressing the clock
board-end-include = Include it
board-end-leave-out = Leave it out
board-enter-result = Enter result…
board-reason-take-back = Take moves back
board-reason-correct-move = Correct a move in the score
board-reason-undo-correction = Undo the last correction of the clock
board-reason-reopen = Reopen the game
board-reason-is-move = “{ $text }” is a move, not a reason. To enter a move, close this dialog with Esc and press F7
board-take-back-to = The position after move { $number } of { $side } is restored
board-take-back-to-start = The initial position is restored
board-take-back-one = The move counts as not played. If another move was played, correct it instead (Ctrl+Shift+C)
board-take-back-several = The times on the clocks stay as they are
board-take-back-sealed = The sealed move of envelope { $no } goes with it: the envelope is open again, and no clock runs until its move is made
board-sealed-again = Envelope { $no } is open again: the resumption waits for its move, and no clock is to run until then
board-take-back-moves = Taken back: { $moves }
board-gone-on-since = The game has gone on meanwhile: { $moves }. Nothing is recorded yet. Confirm once more if it still holds
board-changed-since = The game has changed meanwhile. Nothing is recorded yet. Confirm once more if it still holds
board-game-gone = Board { $board }: this game is no longer being played there. The dialog has closed, and nothing was recorded
board-correct-which = Move { $number } of { $side } is recorded as { $move }
board-right-move = Correct move
board-score = Score
board-score-empty = No move yet
board-draw-offered = draw offered
board-corrected-from = corrected from { $move }
board-not-completed = not completed by pressing the clock
board-moves-missing = moves are missing here
board-not-certain = not certain
board-broken = { $why }; what follows is not certain
board-look-slider = Move through the game
board-looking-back = Earlier position: what would change the present game is off
board-looking-back-corrects = Earlier position: from here only the move shown can be corrected
board-back-at-present = Back at the present position: moves are entered here
board-corrected-from-past = Recorded: the current position is shown, with the score as it is now
board-take-back-here = Take back to here…
board-correct-here = Correct this move…
board-table = Electronic board
board-shows-move = The board shows { $move }
board-earlier = { $plies ->
    [one] The board shows the position one half-move back
   *[other] The board shows the position { $plies } half-moves back
}. The record stays as it is: enter the result if the game is over, or take the moves back
board-take-back-too = Take the moves back in the score…
board-lever = The lever and the running clock do not match
board-agrees = Board and record agree
board-differs = { $count ->
    [one] One square differs
   *[other] { $count } squares differ
}
board-difference = { $square }: record { $record }, board { $there }
board-disagreement = Position not in the record
board-press-title = Press without a move?
board-press-without-move = Board { $board }: no move was entered since the last press. A press now counts a move for { $side }, adds any increment and starts the opponent’s clock. Press all the same?
board-press-deed = Press
board-damaged = Record damaged
board-damaged-what = Entry { $row } of the journal does not fit this game. { $sound ->
    [whole] The last position that can be relied on: { $place }
   *[none] Not even the position in which it began can be read
}
board-damaged-remedy = No further move is recorded until you have corrected it: take back to there, or enter all moves again from the scoresheets. The file was not written like this by the program; have it checked (jadoube verify)
board-damaged-saved-remedy = No further move is recorded until you have corrected it: take back to there, or enter all moves again from the scoresheets. This file was saved from a damaged one; rows of this game may be among those that are lost
board-newer = Record incomplete
board-newer-what = From entry { $row } of the journal on, this game was recorded by a newer program or rests on what that recorded, and this program does not understand it. { $sound ->
    [whole] The last position that can be relied on: { $place }
   *[none] Not even the position in which it began can be read
}
board-newer-remedy = Nothing can be added. Install the newer program to see and continue the whole game
board-lost = Moves may be missing
board-lost-what = Moves of this game may be missing { $place }: rows of the damaged file from which it was saved are lost there, as entry { $row } of the journal tells
board-lost-here = Moves of this game may be missing { $place }: rows of this damaged file are lost there, or were lost before
board-lost-remedy = Compare the record with the scoresheets. If moves are missing, enter all moves again from the scoresheets; this note goes away with it
board-times-lost = Clock times may be wrong
board-times-lost-what = Clock times of this game may be wrong: rows of a damaged file are lost, as entry { $row } of the journal tells. No move is missing
board-times-lost-remedy = Compare the times with those on the scoresheets, and correct the clock
board-missing = Moves are missing
board-missing-what = { $squares ->
    [one] Moves made { $place } were not reported: { $squares } square differs from the record. { $side } has the move on the board
   *[other] Moves made { $place } were not reported: { $squares } squares differ from the record. { $side } has the move on the board
}
board-missing-played = Recorded since, and kept for the score: { $moves }
board-missing-by-hand = Ask the players or look at their scoresheets. You can also enter the missing moves one by one on the board
board-missing-enter = Enter missing moves…
board-missing-mark = Continue with a marked gap
board-missing-none = None missing: pieces displaced
board-missing-moves = The missing moves
board-missing-moves-example = 12.Nf3 Nc6 13.Bb5
board-missing-reached = These moves lead to the position on the board
board-missing-not-reached = { $squares ->
    [one] { $squares } square still differs from the board: { $which }
   *[other] { $squares } squares still differ from the board: { $which }
}
board-illegal-incident = Illegal move: open incident
board-claims = Possible claims
board-claims-none = No claim is possible now
board-claims-never-told = For the arbiter only: players must claim by themselves
board-claim-made = Claimed: open incident
board-watch = Under observation
board-incident = #{ $no } { $case }

# What is easily overlooked
board-end-choose = Choose the result first
board-press-typed-title = A typed move was not entered
board-press-typed = Board { $board }: “{ $text }” is typed and was not entered, and no other move was since the last press. Enter it, or press without it? A press without it counts a move for { $side } all the same.
board-press-typed-unread = Board { $board }: “{ $text }” is typed, was not entered and is not a move in this position, and no other move was entered since the last press. Correct it in the field for moves (F7), or press without it: that counts a move for { $side } all the same.
board-press-enter = Enter { $move } and press
board-press-without = Press without it
board-move-presses = The move presses the clock as well
board-counted = A move of { $side } was entered while the clocks were stopped, and is counted now
board-counted-many = { $count } moves were entered while the clocks were stopped, and are counted now
board-counted-side = { $side } +{ $time }
board-counts-later = The clocks are stopped: moves entered now count as soon as a clock is started (F9)
board-begun-with = The game has begun with { $move }
board-begun-unseen = This game began before the board was connected: its moves are not recorded
board-begun-unseen-remedy = Enter the moves from the scoresheets up to the position on the board; from there the board goes on automatically
board-another = The board shows another position than the record: which one counts?
board-another-remedy = No moves are recorded from this board until both agree. If the record counts, set up its position on the board, or give the right board to this number. If the board counts, take moves back, correct them or enter the missing ones
board-held-back = { $why }. Not entered, and back in the field: { $moves }
board-held-behind = { $why }. Not entered either, and in the field behind it: { $moves }
board-held-still = Not entered, and still in the field: { $moves }
board-held-not-entered = { $why }. Not entered: { $moves }
board-list-refused = { $why }. { $named ->
    [yes] This
   *[no] { $move }
} is move { $at } of { $count }: { $entered ->
    [0] none of them is entered, and all are in the field
    [1] the one before it is entered, and the rest is in the field
   *[other] those before it are entered, and the rest is in the field
}
board-held-unconfirmed = Moves are confirmed on the Board screen

# What is told to who works by ear.

board-nothing-in-past = This is an earlier position: no move is made here
