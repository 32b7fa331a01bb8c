# What two scoresheets yield, and the slips in them.

scoresheet-certain = Certain: no other legal game fits these scoresheets nearly as well
scoresheet-agreed = Both sheets say so: another game fits only if both players made the same error
scoresheet-likely = Likely: the most probable game that fits these scoresheets; others fit as well
scoresheet-open = Open: no legal game fits everything that is known
scoresheet-none = No legal game was found
scoresheet-end-disregarded = The moves below do not lead to the final position given: check it, or the sheets
scoresheet-counters-disregarded = The counters of the final position fit no game; only its pieces were used
scoresheet-castling-disregarded = No game that fits the sheets ends with these castling rights; they were ignored
scoresheet-clocks-disregarded = What the clocks show of the number of moves fits no game, or contradicts the rest; it was ignored
scoresheet-proved = Proved: White made { $white } moves, Black { $black }
scoresheet-claimed = { $proved ->
    [yes] The { $count } moves claimed were made in every game that fits
   *[no] The { $count } moves claimed are not proved
}
scoresheet-parts = The games that fit diverge at: { $places }
scoresheet-parts-far = Much less likely games diverge at: { $places }
scoresheet-agreed-at = Right only as both sheets say the same: with the same error on both, another move would fit at { $places }
scoresheet-gaps-filled = Written on neither sheet, but only one move fits: { $places }
scoresheet-gaps-open = Written on neither sheet, and several moves fit: { $places }
scoresheet-other-game = Another game that fits, { $bits } bits less likely, differs in: { $moves }
scoresheet-of-white = White’s sheet
scoresheet-of-black = Black’s sheet
scoresheet-slip = { $sheet }, { $place }: { $text } – { $slips }

scoresheet-wrong-file = wrong file
scoresheet-wrong-rank = wrong rank
scoresheet-mirrored-rank = rank counted from the other side
scoresheet-wrong-piece = wrong piece
scoresheet-other-language = letter of another language
scoresheet-other-castling = castling to the other side
scoresheet-wrong-departure = wrong square of departure
scoresheet-incomplete = incomplete
scoresheet-ambiguous = does not say which piece
scoresheet-needless-distinction = needlessly says which piece
scoresheet-capture-sign = sign of capture missing or superfluous
scoresheet-check-sign = sign of check missing or superfluous
scoresheet-promotion = promotion missing or different
scoresheet-look-alikes = Cyrillic letters among Latin ones
scoresheet-illegible = illegible
scoresheet-not-written = not written out
scoresheet-stopped-writing = no longer written
scoresheet-colours-shifted = half-move left out, the columns shift
scoresheet-move-pair-left-out = row left out
scoresheet-written-twice = written twice
scoresheet-extra-entry = an entry before it belongs to no move
scoresheet-order-swapped = two moves in the wrong order
scoresheet-unreadable = not a move
scoresheet-other-move = quite another move
