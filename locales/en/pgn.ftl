# Reading PGN.

# What is wrong or odd in a PGN file, with its place.

pgn-complaint = Game { $game }, line { $line }, column { $column }: { $fault }
pgn-move = From here on not read as moves: { $what }
pgn-no-game = This is not a game; it was skipped
pgn-null-move = “{ $text }” passes a move, which no game does
pgn-start = The moves were not read. The initial position: { $what }
pgn-loose-start = The initial position “{ $text }” allows castling or en passant that is not possible
pgn-variant = The variant “{ $text }” is not supported; the moves were not read
pgn-tag = “{ $text }” is not a tag; expected [Name "value"]
pgn-tag-twice = The tag { $text } occurs twice; the first counts
pgn-tags-missing = The game lacks the tags { $text }
pgn-tag-value = {"["}{ $name } "{ $value }"] is not written as the standard requires: { $expected }
pgn-shape-date = year.month.day, such as 2025.11.02 or ????.??.??
pgn-shape-result = 1-0, 0-1, 1/2-1/2 or *
pgn-shape-set-up = 0 or 1
pgn-shape-termination = normal, time forfeit, unterminated, …, in small letters
pgn-no-set-up = The tag FEN comes without [SetUp "1"]
pgn-escape = The line “{ $text }” is meant for a program; it was kept
pgn-comment-open = A comment is not closed with “{"}"}”; everything up to the next game, or to the end of the file, counts as the comment
pgn-comment-nested = A comment in braces is inside another; they were taken as one
pgn-brackets = The brackets round a variation do not match
pgn-too-deep = More than { $number } variations are inside each other; the inner ones were kept as text
pgn-time = “{ $text }” is not a time; expected h:mm:ss
pgn-time-twice = “{ $text }” contradicts an earlier time of the same move
pgn-time-broken = “{ $text }” was broken by the end of a line
pgn-stray = “{ $text }” is neither a move nor a sign of PGN; it was kept as it is
pgn-spelling = “{ $text }” is not how PGN writes { $san }
pgn-wrong-sign = “{ $text }” has a sign of check or checkmate, but the position has neither
pgn-number = The move number is “{ $written }” where { $due } is expected
pgn-two-results = The result is { $tag } in the tag but { $end } after the moves; the latter counts
pgn-no-end = There is no result after the moves: the file may be cut short
pgn-result-signal = { $words ->
    [none] The last move puts a king on { $square }: perhaps only the sign of the result
   *[other] “{ $words }” is not legal and puts a king on { $square }: the sign of the result
}
pgn-not-ended = {"["}Termination "{ $text }"] says that the game was not ended, but it has a result
pgn-adjourned = {"["}{ $tag } "{ $value }"] shows a clock at an adjournment; it stays in the tag
pgn-not-utf8 = Not UTF-8; read as { $text }
pgn-utf16 = The file is in { $text }, not in UTF-8
pgn-undecodable = Bytes that are not text in { $text }

# What an import says of a game.

pgn-import-several = { $first } (and { $more } more of this kind)
pgn-import-left-out = Game { $game }: left out: { $what }
pgn-import-there = Game { $game } ({ $players }): in this competition already, on board { $board }
pgn-import-not-set-up = Game { $game }, line { $line } ({ $players }): cannot be set up and was left out
pgn-import-cut-off = Game { $game }: cut off as the sign of the result: { $moves }
pgn-left-out-comments = { $number ->
    [one] { $number } comment
   *[other] { $number } comments
}
pgn-left-out-glyphs = { $number ->
    [one] { $number } glyph
   *[other] { $number } glyphs
}
pgn-left-out-variations = { $number ->
    [one] { $number } variation
   *[other] { $number } variations
}
pgn-left-out-stray = { $number ->
    [one] { $number } word that is not understood
   *[other] { $number } words that are not understood
}
pgn-left-out-unread = { $number ->
    [one] { $number } word that is not a move
   *[other] { $number } words that are not moves
}
pgn-left-out-elapsed = { $number ->
    [one] { $number } time of the game so far
   *[other] { $number } times of the game so far
}
pgn-left-out-from-pass-on = { $number ->
    [one] { $number } half-move from a pass on
   *[other] { $number } half-moves from a pass on
}
pgn-left-out-kept = { $number ->
    [one] { $number } line among the tags
   *[other] { $number } lines among the tags
}
pgn-left-out-tags = the tags { $list }
pgn-left-out-control = the time control “{ $text }”, which is not understood

# Comments in a PGN file that is written.

pgn-not-completed = made on the board, not completed with the clock
pgn-break = made while the electronic board was disconnected: how this time was divided between the players is not known, and the clock times that follow are uncertain until the clock is set
pgn-moves-missing = moves are missing here; the game goes on in the next game of this file
pgn-goes-on = the game before this one goes on here, with the position that was found
pgn-moves-open = moves are missing here, which the electronic board did not report; what was played then is not in this score yet
pgn-both-lose = both players lose, 0-0
pgn-half-for-white = Black loses, and White gets half a point: 1/2-0
pgn-half-for-black = White loses, and Black gets half a point: 0-1/2
pgn-entered = the result as the arbiter entered it
pgn-record-break = { $why }: see entry { $row } of the journal
pgn-saved = possibly incomplete: the file of the competition was saved from a damaged one, and nobody has countersigned it since
pgn-line-lost = the line to the board was lost here; what was played then is not recorded
