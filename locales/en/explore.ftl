# The board explored by ear: what is asked, by keys and typed, and what is answered. Answers are
# short, for they are spoken. Of each question an example stands first, then, after a semicolon, the
# words that are understood, with commas between them; no spelling may stand in two questions.

explore-file-a = Anna
explore-file-b = Bella
explore-file-c = Cesar
explore-file-d = David
explore-file-e = Eva
explore-file-f = Felix
explore-file-g = Gustav
explore-file-h = Hector

explore-square = { $square }, { $piece }, { $colour }
explore-square-empty = { $square }, empty, { $colour }
explore-light = light square
explore-dark = dark square
explore-edge = Edge of the board
explore-round = Full circle around the board
explore-no-such = No { $kind } on the board
explore-man = { $square } { $piece }
explore-of-side = { $side }: { $what }
explore-none = none
explore-rank = Rank { $line }: { $men }
explore-file = File { $line }: { $men }
explore-line-empty = empty
explore-ray = Towards { $end }: { $men }
explore-rays-none = From { $square } there are no pieces on these lines
explore-where-none = Nothing of the kind is on the board
explore-attacker = { $piece } { $square }
explore-attacked = { $square }, { $piece }. Attackers: { $attackers }. Defenders: { $defenders }
explore-reached = { $square }, empty. White: { $white }. Black: { $black }
explore-moves = { $square }, { $piece }: { $moves }
explore-moves-none = no legal move
explore-captures-none = nothing to capture
explore-move-takes = takes { $piece } { $to }
explore-move-promotes = { $move }, promoting
explore-played = { $number }, { $side }: { $move }
explore-last-none = No move yet
explore-capture-none = Nothing has been captured yet
explore-capture-before = Nothing by the last move. Before, { $played }
explore-captured = Captured by White: { $white }. By Black: { $black }
explore-more = { $side } has more: { $men }
explore-equal = Both sides have the same material
explore-turn = Move { $number }, { $side } has the move
explore-turn-check = { $turn }, in check
explore-since-none = Nothing new on this board
explore-since-gone = { $count ->
    [one] One half-move was taken back
   *[other] { $count } half-moves were taken back
}

explore-count-king = { $count ->
    [one] king
   *[other] { $count } kings
}
explore-count-queen = { $count ->
    [one] queen
   *[other] { $count } queens
}
explore-count-rook = { $count ->
    [one] rook
   *[other] { $count } rooks
}
explore-count-bishop = { $count ->
    [one] bishop
   *[other] { $count } bishops
}
explore-count-knight = { $count ->
    [one] knight
   *[other] { $count } knights
}
explore-count-pawn = { $count ->
    [one] pawn
   *[other] { $count } pawns
}
explore-group-king = { $count ->
    [one] king { $squares }
   *[other] kings { $squares }
}
explore-group-queen = { $count ->
    [one] queen { $squares }
   *[other] queens { $squares }
}
explore-group-rook = { $count ->
    [one] rook { $squares }
   *[other] rooks { $squares }
}
explore-group-bishop = { $count ->
    [one] bishop { $squares }
   *[other] bishops { $squares }
}
explore-group-knight = { $count ->
    [one] knight { $squares }
   *[other] knights { $squares }
}
explore-group-pawn = { $count ->
    [one] pawn { $squares }
   *[other] pawns { $squares }
}

explore-ask-square = square e4; square, b, at, look, look at, what is on, what stands on
explore-ask-line = rank 4; s, scan, rank, row, file, line
explore-ask-diagonals = diagonals e4; x, diagonals, diagonal, rays
explore-ask-straights = lines e4; lines, straights, ranks and files
explore-ask-where = where are the knights; p, pieces, piece, where, where is, where are, find
explore-ask-attackers = attackers e4; a, attackers, attacks, attack, who attacks, what attacks, defenders, defends, who defends, what defends
explore-ask-moves = moves e2; m, moves, legal moves
explore-ask-captures = captures e2; captures, legal captures
explore-ask-last = last move; l, last, last move
explore-ask-capture = last capture; last capture, last captures, capture
explore-ask-captured = captured; captured, taken, lost, losses
explore-ask-material = material; f, material, balance
explore-ask-turn = whose move; w, turn, whose move, whose turn, who is to move, move number, number
explore-ask-since = what is new; since, new, news, what is new, what changed, changes
explore-ask-clocks = clocks; c, clock, clocks, t, time, times
explore-ask-players = players; o, players, opponent, names
explore-ask-board = whole board; z, board, whole board, position
explore-ask-repeat = repeat; repeat, again, say again
explore-ask-help = help; h, help, questions
explore-ask-take-back = take back; take back, takeback, undo
explore-ask-draw = draw; draw, offer draw
explore-ask-resign = resign; resign
explore-white = white, white's
explore-black = black, black's
explore-fillers = the, of, from, on, at, please
explore-kings = king, kings
explore-queens = queen, queens
explore-rooks = rook, rooks
explore-bishops = bishop, bishops
explore-knights = knight, knights
explore-pawns = pawn, pawns

explore-unknown = “{ $text }” is not a question. There are: { $questions }
explore-known = You can ask: { $questions }
explore-pending = { $move }. Enter plays it, Backspace takes it back
explore-pending-none = Taken back: { $move }
explore-play = Play { $move }
explore-drop = Take it back
explore-pending-title = Not yet played
explore-nothing-said = No answer yet
explore-not-now = Not possible now: { $what }

explore-keys = Keys on the board
explore-key-man = next king, queen, rook, bishop, knight, pawn; with Shift the one before
explore-key-rank = to this rank; with Shift to file a to h
explore-key-here = what is on this square
explore-key-last = last move
explore-key-capture = last capture; with Shift all that was captured
explore-key-clocks = both clocks
explore-key-rays = what is on the diagonals, one after another; with Alt on rank and file; with Shift backwards
explore-key-attackers = what attacks and defends this square
explore-key-moves = legal moves of this piece; with Shift captures only
explore-key-turn = whose move; with Shift who plays
explore-key-material = material
explore-key-line = this rank; with Shift this file
explore-key-board = the whole board
explore-key-since = what is new since you last asked
explore-key-repeat = the last answer again
explore-key-look = the entry of the record before and after
explore-key-type = to the field for moves and questions
explore-key-help = this list
explore-key-typed = Typed in the field for moves, also after a slash or a question mark
