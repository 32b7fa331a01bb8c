# Converting scores.

# What there is to say about a score that is converted, with its place.

convert-remark = Game { $game }, move { $number }, line { $line }, column { $column }: { $what }
convert-unread = Kept as a comment from here on: { $what }
convert-variation = The rest of the variation was kept as a comment: { $what }
convert-blocked = Unless what comes before it is read differently from how it is written: { $what }
convert-cut = “{ $text }” was read as { $taken }, but { $other } leads to a legal game as well
convert-start = The moves were kept as a comment: { $what }
convert-chosen = “{ $text }” was read as { $taken }; with { $others } the game breaks off
convert-open = “{ $text }” was read as { $taken }, but { $others } leads to a legal game as well
convert-left-out = A braille score has no variations and times. Left out are { $variations ->
    [one] { $variations } variation
   *[other] { $variations } variations
}, the times of { $times ->
    [one] { $times } move
   *[other] { $times } moves
} and { $words ->
    [one] { $words } word
   *[other] { $words } words
}
convert-latin = The text is not UTF-8 and was read as Latin-1: check its names
convert-no-cells = The braille code has no cells for { $text }
convert-braille = The score was kept as a comment: { $what }
convert-repaired = “{ $text }” was read as “{ $read_as }” ({ $slip }), with which the game goes on
convert-slip-looks-alike = a sign taken for one that looks like it
convert-slip-other-sign = another sign
convert-slip-lost = a sign missing
convert-slip-added = a sign too many
convert-slip-swapped = two signs exchanged
convert-slip-nothing = nothing like it is legal

# What is wrong with a score in braille.

convert-braille-cells = Line { $line }: “{ $text }” means nothing in this braille code. Try another
convert-braille-tag = Line { $line }: “{ $text }” has no colon, which the lines above the moves need
convert-braille-start = The initial position: { $what }
convert-braille-number = Line { $line }: the move is numbered { $found } but is number { $expected }. Is one missing?
convert-braille-move = Line { $line }, half-move { $ply }: { $fault }
convert-braille-several = Half-move { $ply } can be { $moves }, and the rest fits each. Write which
convert-braille-no-move = Line { $line }: “{ $text }” comes before any move
