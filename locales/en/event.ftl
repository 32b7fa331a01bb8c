# One line of the record for each thing that can happen to a game.

event-set-up =
    { $form ->
        [chess960] Chess960 game set up: { $white } – { $black }, round { $round }
       *[standard] Game set up: { $white } – { $black }, round { $round }
    }
event-started = Play began
event-move-board = Move { $move }
event-move-arbiter = Move { $move }, entered by the arbiter
event-move-import = Move { $move }, from a file
event-move-found = Move { $move }, found from the position on the board after a break; when it was made is not known
event-move-kept = Move { $move }, from the memory of the electronic board after a break
event-not-completed = Move { $place } was made on the board and not completed by pressing the clock
event-missing-filled = Missing moves entered: { $moves ->
    [0] one by one; what was played on follows
    [one] { $moves } half-move at once; what was played on follows
   *[other] { $moves } half-moves at once; what was played on follows
}
event-missing-marked = Moves are missing here: the record goes on with the position on the board, and the gap is marked
event-missing-none = No moves are missing: the record is right
event-taken-back = Taken back to the position { $to } ({ $reason })
event-move-corrected = Move corrected to { $move } ({ $reason })
event-clock-started = Clock of { $side } started
event-clock-pressed = { $side } pressed the clock
event-clock-stopped = Both clocks stopped
event-clock-observed = Clock on the table shows: White { $white }, Black { $black }
event-clock-corrected = Clock corrected: { $correction } ({ $reason })
event-clock-corrected-aloud = Clock corrected: { $correction }
event-correction-undone = Last correction of the clock undone ({ $reason })
event-flag-fell = Flag of { $side } has fallen
event-draw-offered = { $by } offered a draw
event-draw-declined = Draw offer declined
event-illegal-move-counted = Illegal move counted against { $by }: { $count } in all
event-illegal-moves-set = Illegal moves of { $by } set to { $count } ({ $reason })
event-ended = Game ended. { $result }
event-reopened =
    Game reopened{ $reason ->
        [undone] : its result was undone
       *[other] {" "}({ $reason })
    }
event-put-back = Game put back for incident { $incident }; reason: { $reason }
event-recovered =
    { $running ->
        [none] Program back after { $away }; no clock was running
       *[other] Program back after { $away }; the clock of { $running } was running
    }
event-lost-time-counted =
    { $how ->
        [not-counted] Lost time of { $time } not counted
        [to-player-on-move] Lost time of { $time } counted to the player having the move
        [halved] Lost time of { $time } halved between the players
        [went-on] Lost time of { $time } counted as if play had gone on: White { $white }, Black { $black }
       *[counted] Lost time counted by the arbiter: White { $white }, Black { $black }
    }
event-counted =
    { $what ->
        [warnings] Warning of { $by } counted: { $count } in all
        [wrong-claims] Incorrect claim of { $by } counted: { $count } in all
       *[sheet-requests] Request of { $by } for the opponent’s scoresheet counted: { $count } in all
    }
event-count-set =
    { $what ->
        [warnings] Warnings of { $by } set to { $count } ({ $reason })
        [wrong-claims] Incorrect claims of { $by } set to { $count } ({ $reason })
       *[sheet-requests] Requests of { $by } for the opponent’s scoresheet set to { $count } ({ $reason })
    }
event-cell-written =
    { $cell ->
        [blank] Scoresheet of { $whose }, { $place } blank
        [tick] Scoresheet of { $whose }, { $place } only ticked
        [illegible] Scoresheet of { $whose }, { $place } cannot be read
       *[written] Scoresheet of { $whose }, { $place } { $text }
    }
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
event-sheet-kept =
    { $language ->
        [none] Scoresheet of { $whose } is kept in { $system }
       *[other] Scoresheet of { $whose } is kept in { $system }, { $language }
    }
event-cell-marked =
    { $mark ->
        [none] Scoresheet of { $whose }, { $place } nothing beside it
       *[other] Scoresheet of { $whose }, { $place } beside it: { $mark }
    }
event-reconstructed = Decided from the scoresheets: the game has { $moves ->
    [one] { $moves } half-move
   *[other] { $moves } half-moves
} ({ $reason })
event-obliged = { $duty }
