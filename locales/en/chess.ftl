# Sides, pieces, squares and moves. Short: much of this is spoken while a game goes on.

chess-white = White
chess-black = Black

chess-king = king
chess-queen = queen
chess-rook = rook
chess-bishop = bishop
chess-knight = knight
chess-pawn = pawn

chess-kings = kings
chess-queens = queens
chess-rooks = rooks
chess-bishops = bishops
chess-knights = knights
chess-pawns = pawns

chess-white-king = white king
chess-white-queen = white queen
chess-white-rook = white rook
chess-white-bishop = white bishop
chess-white-knight = white knight
chess-white-pawn = white pawn
chess-black-king = black king
chess-black-queen = black queen
chess-black-rook = black rook
chess-black-bishop = black bishop
chess-black-knight = black knight
chess-black-pawn = black pawn
chess-white-kings = white kings
chess-white-queens = white queens
chess-white-rooks = white rooks
chess-white-bishops = white bishops
chess-white-knights = white knights
chess-white-pawns = white pawns
chess-black-kings = black kings
chess-black-queens = black queens
chess-black-rooks = black rooks
chess-black-bishops = black bishops
chess-black-knights = black knights
chess-black-pawns = black pawns

chess-square-with = { $square }, { $piece }
chess-square-empty = { $square }, empty

chess-move = { $piece } { $from } { $to }
chess-move-capture = { $piece } { $from } takes { $captured } { $to }
chess-castles-short = castles short
chess-castles-long = castles long
chess-move-en-passant = { $move }, en passant
chess-move-promotes = { $move }, becomes a { $piece }
chess-move-check = { $move }, check
chess-move-mate = { $move }, checkmate

chess-at-start = before the first move
chess-after-move = after move { $number } of { $side }
chess-source-name = Source
chess-source-goes-on = The score ends here, but the file it was read from goes on: “{ $words }”
chess-record-break = { $kind ->
    [misfit] the record is damaged from here on
    [newer] a newer program recorded what follows
    [times] clock times may be wrong, for rows of the file are lost
   *[lost] moves may be missing here
}
chess-recorded-behind = { $why }; recorded behind it and not certain: { $moves }
