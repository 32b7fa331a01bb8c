# Why the program did not do what was asked: what is the case, the article where there is one, and
# what can be done now.

refusal-move-illegal = { $move } is not a legal move { $place }. Article { $article } of the Laws of { $edition }. Enter a legal move; if { $move } was really made on the board, record it as an illegal move
refusal-last-move-stands = { $move } is on the board { $place }, not completed by pressing the clock. Say whether it belongs to the record: “last_move” with “include” or “leave-out” and { $move }, or the dialog for the end of the game
refusal-last-move-ends = { $move } ends the game: { $result }. Enter that result, or leave the move out
refusal-record-damaged = The record of this game is damaged: entry { $row } of the journal does not fit it. Before moves are added, take back to where it is sound, or enter all moves anew from the scoresheets
refusal-nothing-missing = No moves are missing between record and board
refusal-missing-not-reached = These moves do not lead to the position on the board: { $squares ->
    [one] { $squares } square differs. Check them against the scoresheets, or continue with a marked gap
   *[other] { $squares } squares differ. Check them against the scoresheets, or continue with a marked gap
}
refusal-game-ended = The game has ended. Reopen it first, with a reason
refusal-game-not-ended = The game has not ended. There is nothing to reopen
refusal-already-started = The game has begun already. Start the clock if it is stopped
refusal-no-such-ply = { $played ->
    [one] The score has { $played } half-move, so there is no half-move { $asked }. Choose a move that has been played
   *[other] The score has { $played } half-moves, so there is no half-move { $asked }. Choose a move that has been played
}
refusal-later-move-illegal = With { $move } the later move { $later } ({ $place }) would be illegal. Take the game back to the wrong move and enter it again from there
refusal-clock-not-running = The clock of { $side } is not running. Start it first
refusal-clocks-stopped = Both clocks are stopped already
refusal-clock-on-table = The clock on the table keeps the time of this game. Press, stop or set it there
refusal-correction-not-positive = The time to add or subtract must be more than zero. Enter a time such as 2:00
refusal-correction-below-zero = A clock cannot be set below zero. Enter less, or set the time to 0:00
refusal-correction-too-much = { $time } is more than a clock can show. Enter at most 99:59:59
refusal-nothing-to-undo = No correction of the clock is left to undo
refusal-flag-not-fallen = The flag of { $side } has not fallen, or its fall is already recorded. Check the clock and correct its time if necessary
refusal-offer-pending = A draw has been offered already. Record first whether it was accepted or declined
refusal-no-offer = No draw offer is open
refusal-reason-missing = A correction needs a reason. Write a few words: they stay in the record
refusal-no-lost-time = No lost time is waiting to be counted
refusal-lost-time-changed = The program was away again since this question was shown. Read it again, then answer
refusal-lost-time-unknown = How long the program was away cannot be measured. Enter what each player loses, or count no lost time
refusal-lost-time-too-much = { $asked } would be taken from the players together, and no more than { $lost } was lost. Enter what each player loses; for any other reason correct the clock
refusal-no-such-cell = A scoresheet has no entry { $index }: check that this text is a scoresheet
refusal-no-such-system = “{ $system }” is not a known notation: choose one from the list
