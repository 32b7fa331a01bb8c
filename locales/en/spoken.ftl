# Moves as they are announced and typed from hearing. The words that are said first are in voice.ftl
# and chess.ftl; here are the rest, and what else is understood: a comma stands between spellings.
# Case, hyphens and accents do not matter; no spelling may stand in two messages.

spoken-file-a = alpha, alfa, ay
spoken-file-b = bravo, bee
spoken-file-c = charlie, cee, see, sea
spoken-file-d = delta, dee
spoken-file-e = echo
spoken-file-f = foxtrot, ef, eff
spoken-file-g = golf, gee
spoken-file-h = hotel, aitch, haitch
spoken-rank-1 = won
spoken-rank-2 = too
spoken-rank-3 = tree
spoken-rank-4 = fore
spoken-rank-5 = fife
spoken-rank-6 = { "" }
spoken-rank-7 = { "" }
spoken-rank-8 = ate
spoken-pawn = { "" }
spoken-knight = night, horse
spoken-bishop = { "" }
spoken-rook = { "" }
spoken-queen = { "" }
spoken-king = { "" }
spoken-takes = takes, captures, take, capture, x
spoken-en-passant = en passant, e p, in passing
spoken-promotes = promotes to, becomes a, becomes, promotes to a, promotes, equals
spoken-castles = castles, castle, castling
spoken-castles-short = castles kingside, castles king side, castle kingside, kingside castling, short castling, 0-0, o-o
spoken-castles-long = castles queenside, castles queen side, castle queenside, queenside castling, long castling, 0-0-0, o-o-o
spoken-check = check
spoken-mate = checkmate, mate, check and mate
spoken-draw-offer = draw offered, draw, I offer a draw, offers a draw
spoken-filler = to, from, moves to, moves, on
