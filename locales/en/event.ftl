# One line of the record for each thing that can happen to a game.

event-set-up = Game set up: { $white } – { $black }, round { $round }
event-set-up-chess960 = Chess960 game set up: { $white } – { $black }, round { $round }
event-started = Play began
event-move-board = Move { $move }
event-move-arbiter = Move { $move }, entered by the arbiter
event-move-import = Move { $move }, from a file
event-move-found = Move { $move }, found from the position on the board after a break; when it was made is not known
event-not-completed = Move { $place } was made on the board and not completed by pressing the clock
event-missing-filled = Missing moves entered: { $moves ->
    [one] { $moves } half-move at once; what was played on follows
   *[other] { $moves } half-moves at once; what was played on follows
}
event-missing-marked = Moves are missing here: the record goes on with the position on the board, and the gap is marked
event-missing-none = No moves are missing: the record is right
event-taken-back = Taken back to the position { $place } ({ $reason })
event-move-corrected = Move corrected to { $move } ({ $reason })
event-clock-started = Clock of { $side } started
event-clock-pressed = { $side } pressed the clock
event-clock-stopped = Both clocks stopped
event-clock-observed = Clock on the table shows: White { $white }, Black { $black }
event-clock-corrected = Clock corrected: { $correction } ({ $reason })
event-correction-undone = Last correction of the clock undone ({ $reason })
event-flag-fell = Flag of { $side } has fallen
event-draw-offered = { $side } offered a draw
event-draw-declined = Draw offer declined
event-illegal-move-counted = Illegal move counted against { $side }: { $count } in all
event-illegal-moves-set = Illegal moves of { $side } set to { $count } ({ $reason })
event-ended = Game ended. { $result }
event-reopened = Game reopened ({ $reason })
event-put-back = Game put back for incident { $incident } ({ $reason })
event-recovered-running = Program back after { $away }; the clock of { $side } was running
event-recovered-stopped = Program back after { $away }; no clock was running
event-lost-time-not-counted = Lost time of { $time } not counted
event-lost-time-to-player-on-move = Lost time of { $time } counted to the player having the move
event-lost-time-halved = Lost time of { $time } halved between the players
event-lost-time-went-on = Lost time of { $time } counted as if play had gone on: White { $white }, Black { $black }
event-lost-time-counted = Lost time counted by the arbiter: White { $white }, Black { $black }
event-counted-warning = Warning of { $side } counted: { $count } in all
event-counted-wrong-claim = Incorrect claim of { $side } counted: { $count } in all
event-counted-sheet-request = Request of { $side } for the opponent’s scoresheet counted: { $count } in all
event-set-warnings = Warnings of { $side } set to { $count } ({ $reason })
event-set-wrong-claims = Incorrect claims of { $side } set to { $count } ({ $reason })
event-set-sheet-requests = Requests of { $side } for the opponent’s scoresheet set to { $count } ({ $reason })
event-cell-written = Scoresheet of { $side }, { $place } { $cell }
event-cell-left = Scoresheet of { $side }, { $place } blank
event-cell-ticked = Scoresheet of { $side }, { $place } only ticked
event-cell-illegible = Scoresheet of { $side }, { $place } cannot be read
event-sheet-taken-text = Scoresheet of { $side } entered from a text ({ $cells ->
    [one] { $cells } entry
   *[other] { $cells } entries
})
event-sheet-taken-file = Scoresheet of { $side } entered from a file ({ $cells ->
    [one] { $cells } entry
   *[other] { $cells } entries
})
event-sheet-taken-board = Scoresheet of { $side } filled in from the record ({ $cells ->
    [one] { $cells } entry
   *[other] { $cells } entries
})
event-sheet-kept = Scoresheet of { $side } is kept in { $system }
event-sheet-kept-in = Scoresheet of { $side } is kept in { $system }, { $language }
event-cell-marked = Scoresheet of { $side }, { $place } beside it: { $mark }
event-cell-mark-gone = Scoresheet of { $side }, { $place } nothing beside it
event-reconstructed = Decided from the scoresheets: the game has { $moves ->
    [one] { $moves } half-move
   *[other] { $moves } half-moves
} ({ $reason })
