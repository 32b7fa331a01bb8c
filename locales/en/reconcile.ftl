# Two boards of a game with a blind player that differ, and what is done about it.

reconcile-differs-displaced = { $piece }: on { $white } on White’s board, on { $black } on Black’s
reconcile-differs-other-kind = { $square }: { $white } on White’s board, { $black } on Black’s
reconcile-differs-only-on = { $piece } on { $square }: on { $board ->
    [white] White’s
   *[black] Black’s
} board only

reconcile-scores-agree = { $whole ->
    [yes] The scores agree
    [white] White’s is the only score
    [black] Black’s is the only score
   *[no] The scores agree in what both have
}: { $count } half-moves
reconcile-record-only = There are no scores. Half-moves in the record: { $count }
reconcile-filled = { $score ->
    [white] White’s
   *[black] Black’s
} score lacks { $moves }; filled in from { $by ->
    [white] White’s score
    [black] Black’s score
   *[record] the record
}
reconcile-scores-differ = The scores differ from { $place } on; they agree up to there: { $after }
reconcile-scores-open = The scoresheets do not resolve { $place }
reconcile-score-slip = { $score ->
    [white] White’s
   *[black] Black’s
} score has an error at { $place }: { $text }
reconcile-off-record = The scores have another move than the record at { $place }

reconcile-board-right = { $board ->
    [white] White’s board
   *[black] Black’s board
} shows the position of { $by ->
    [both-scores] both scores
    [whites-score] White’s score
    [blacks-score] Black’s score
   *[record] the record
}
reconcile-board-departs = { $board ->
    [white] White’s board
   *[black] Black’s board
} departs from { $by ->
    [both-scores] both scores
    [whites-score] White’s score
    [blacks-score] Black’s score
   *[record] the record
}, at the earliest with { $place }: { $causes }
reconcile-at-start = the initial position
reconcile-or = { $one }; or: { $other }
reconcile-and = { $one }, and { $other }

reconcile-omitted = { $move } was not executed
reconcile-otherwise = { $move } was executed as { $from }–{ $to }{ $promotion ->
    [none] {""}
   *[other] {" "}({ $promotion })
}
reconcile-rook-left = { $move }: the rook was not moved
reconcile-pawn-left = { $move }: the captured pawn was not removed
reconcile-doubled = { $move } was executed twice
reconcile-transposed = { $move } was executed after { $other }
reconcile-displaced = { $piece } on { $to } instead of { $from }, without a move
reconcile-missing = { $piece } missing on { $square }
reconcile-extra = { $piece } on { $square }, where it should not be

reconcile-same = The two boards show the same position
reconcile-reversal = { $board ->
    [white] White’s board
   *[black] Black’s board
} { $how ->
    [turned-round] is turned round
    [colours-exchanged] has the colours exchanged
   *[turned-and-exchanged] is turned round and has the colours exchanged
}
reconcile-reversed = Nothing is wrong but that { $boards ->
    [both] both boards are
    [white] White’s board is
   *[black] Black’s board is
} the wrong way round
reconcile-behind = Only the last move, { $move }, has not been executed yet on { $board ->
    [white] White’s board
   *[black] Black’s board
}
reconcile-ahead = Only { $move }, which is on no score, was made on { $board ->
    [white] White’s board
   *[black] Black’s board
}
reconcile-both-against-scores = Both boards show the same position, but not the one of both scores: both are adjusted to the scores
reconcile-adjust = { $boards ->
    [both] Both players wrote the right moves and executed others: both adjust their boards to the scores
    [white] White’s board is adjusted to the scores
   *[black] Black’s board is adjusted to the scores
}
reconcile-as-announced = { $boards ->
    [both] The announcement decides: both boards are adjusted to what was announced
    [white] The announcement decides: White’s board is adjusted to it
   *[black] The announcement decides: Black’s board is adjusted to it
}
reconcile-retrace = The game goes back to where the scores agree, { $after }; neither player is at fault
reconcile-no-scores = There are no scores: nothing decides which board is right
reconcile-unsettled = The scores do not settle { $place }: nothing proves which board is right
reconcile-one-witness = Only one source records { $place }: nothing proves which board is right

reconcile-stop-clocks = Stop both clocks
reconcile-complete-scores = Both players complete their scores together, from { $place } on
reconcile-hear = { $place ->
    [none] Hear players and assistants about the whole game, and decide
   *[other] Hear players and assistants about { $place }, and decide
}
reconcile-go-back = Go back to the position { $after }
reconcile-reverse = { $board ->
    [white] White’s board
   *[black] Black’s board
}: { $how ->
    [turned-round] turn it round
    [colours-exchanged] exchange the colours of all pieces
   *[turned-and-exchanged] turn it round, and exchange the colours of all pieces
}
reconcile-take = { $board ->
    [white] White’s board
   *[black] Black’s board
}: take off { $from }: { $piece }
reconcile-shift = { $board ->
    [white] White’s board
   *[black] Black’s board
}: from { $from } to { $to }: { $piece }
reconcile-put = { $board ->
    [white] White’s board
   *[black] Black’s board
}: put on { $to }: { $piece }
reconcile-execute = { $board ->
    [white] White’s board
   *[black] Black’s board
}: execute { $move }
reconcile-announce = { $move } is announced and repeated, then executed on { $board ->
    [white] Black’s board
   *[black] White’s board
}; if the player did not mean to make it, it is taken back
reconcile-name-disadvantages = { $side } has to accept certain disadvantages: name them
reconcile-set-clocks = Set the clocks: White { $white }, Black { $black } ({ $basis ->
    [measured] as measured then
    [start] as at the start
   *[proportion] in proportion to the moves: time used × moves until then ÷ moves made
})
reconcile-judge-clocks = Set both clocks by your judgement: nothing is known of the times
reconcile-set-counters = Set the move counters: White { $white }, Black { $black }
reconcile-compare = Read both boards aloud and compare them square by square
reconcile-start-clock = Start the clock of { $side }
reconcile-read-line = { $piece }: { $squares }
