# The basics of the game, edition by edition, in our own words.

law-basics-n01 = The game and who begins
law-basics-n01-1972 = Two opponents move their pieces by turns on a square board; White makes the first move

law-basics-n02 = Having the move
law-basics-n02-1972 = A player has the move when it is that player’s turn to play
law-basics-n02-1997 = A player has the move once the opponent’s move has been completed
law-basics-n02-2009 = A player has the move as soon as the opponent’s move has been made on the board; the clock need not have been pressed yet

law-basics-n03 = The aim of the game
law-basics-n03-1997 = The aim is to attack the opponent’s king so that no legal move could keep it from being taken on the next move; a player who achieves this has checkmated and won
law-basics-n03-2005 = The aim is to attack the opponent’s king so that the opponent has no legal move left: that is mate and wins. Leaving or putting one’s own king under attack and taking the opponent’s king are not allowed

law-basics-n04 = The chessboard and how it lies
law-basics-n04-1972 = The board has 64 equal squares, eight by eight, light and dark by turns. It lies so that each player has a white square in the corner at the right hand

law-basics-n05 = Files, ranks and diagonals
law-basics-n05-1972 = The eight columns of squares are files, the eight rows are ranks; a straight line of squares of one colour is a diagonal

law-basics-n06 = The pieces and the initial position
law-basics-n06-1972 = Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns. From the a-file to the h-file stand rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns on the rank before them

law-basics-n07 = Moving, capturing and attacking
law-basics-n07-1972 = Apart from castling, a move takes a piece to a square that is empty or holds a piece of the opponent, which is captured and removed at once
law-basics-n07-1997 = No piece may move to a square held by a piece of its own colour; a piece of the opponent there is captured and removed as part of the move. A piece attacks a square when it could capture on it
law-basics-n07-2005 = No piece may move to a square held by a piece of its own colour; a piece of the opponent there is captured and removed as part of the move. A piece attacks the squares on which it could capture, even when it is pinned to its own king

law-basics-n08 = Bishop
law-basics-n08-1972 = A bishop goes diagonally, any distance, until something stands in its way

law-basics-n09 = Rook
law-basics-n09-1972 = The rook moves along its file and its rank, as far as they are free

law-basics-n10 = Queen
law-basics-n10-1972 = The queen moves along its file, its rank and its diagonals, as far as they are free

law-basics-n11 = Jumping over pieces
law-basics-n11-1972 = Bishop, rook and queen may not pass over a piece in their way; only the knight, and the rook in castling, may

law-basics-n12 = Knight
law-basics-n12-1972 = The knight goes to the nearest squares that are not on its own file, rank or diagonal, whatever stands between

law-basics-n13 = Pawn: moving and capturing
law-basics-n13-1972 = The pawn moves one square straight on, from its first place one or two, each time over empty squares only. It captures one square diagonally forward

law-basics-n14 = Pawn: en passant
law-basics-n14-1972 = A pawn that has just advanced two squares may be captured by an opposing pawn as if it had advanced only one; only on the very next move

law-basics-n15 = Pawn: promotion
law-basics-n15-1972 = A pawn that reaches the last rank is replaced in the same move by a queen, rook, bishop or knight of its colour, whatever pieces have been captured before; the new piece acts at once

law-basics-n16 = King
law-basics-n16-1972 = The king moves one square in any direction, to a square that no piece of the opponent attacks; besides, it may castle

law-basics-n17 = Castling
law-basics-n17-1972 = Castling is one move of the king with a rook of the same colour on the first rank: the king goes two squares towards the rook, and the rook to the square the king has crossed

law-basics-n18 = When castling is not possible
law-basics-n18-1972 = The right is lost once the king has moved, or with a rook that has moved. For the time being it is barred when the king’s square, the one it crosses or the one it reaches is attacked, or when a piece stands between king and rook

law-basics-n19 = Check
law-basics-n19-1972 = The king is in check when a piece of the opponent attacks its square; the next move must parry the check
law-basics-n19-2005 = The king is in check when a piece of the opponent attacks it, even a pinned one. No move may leave one’s own king in check or put it there

law-basics-n20 = Checkmate
law-basics-n20-1972 = Mating the opponent’s king wins and ends the game
law-basics-n20-1997 = Mating the opponent’s king wins and ends the game at once, provided the mating move was legal
law-basics-n20-2014 = Mating the opponent’s king wins and ends the game at once, provided the mating move met articles 3 and 4.2 to 4.7

law-basics-n21 = Stalemate
law-basics-n21-1972 = The game is drawn when the player having the move is not in check and has no legal move
law-basics-n21-1997 = The game is drawn at once when the player having the move is not in check and has no legal move, provided the last move was legal
law-basics-n21-2014 = The game is drawn at once when the player having the move is not in check and has no legal move, provided the last move met articles 3 and 4.2 to 4.7

law-basics-n22 = Draw by agreement
law-basics-n22-1972 = The game is drawn when the two players agree to it
law-basics-n22-1997 = The game is drawn when the two players agree to it while it lasts; it ends at once
law-basics-n22-2017 = The game is drawn when the two players agree to it after each has made at least one move; it ends at once

law-basics-n23 = Clock words: chess clock, clock, flag, flag fall
law-basics-n23-1972 = Each player’s time is kept by a clock with the special device for the purpose
law-basics-n23-1997 = A chess clock has two displays, of which only one can run at a time; “clock” means one of them. Each has a flag, and flag fall is the end of a player’s allotted time

law-basics-n24 = What must be done in the time
law-basics-n24-1972 = The time limit says how many moves a player has to have made, and by when
law-basics-n24-1997 = Each player must make a number of moves, or all of them, in the allotted time, and may receive additional time with every move; all this is fixed beforehand
law-basics-n24-2017 = Each player must complete a minimum number of moves, or all moves, in the allotted time, additional time with every move included; all this is fixed beforehand

law-basics-n25 = Checking when a flag falls
law-basics-n25-1997 = As soon as a flag has fallen, it is checked whether the required moves were made

law-basics-n26 = Where the clock stands
law-basics-n26-1997 = The arbiter decides before the game where the chess clock is placed

law-basics-n27 = Which notation is recognised
law-basics-n27-1972 = Two notations are recognised, the algebraic and the descriptive
law-basics-n27-1980 = From 1 January 1981 the algebraic notation is the only one recognised
law-basics-n27-2001 = Only the algebraic notation is recognised. A scoresheet in another notation is not evidence, and the arbiter who notices it warns the player

law-basics-n28 = Signs on the scoresheet
law-basics-n28-1972 = Castling is 0-0 and 0-0-0, a capture a colon or x; check and mate have signs of their own, and ! and ? may comment a move
law-basics-n28-1980 = Castling is O-O and O-O-O, a capture x (the colon only until the end of 1980), check +, mate ++, and e.p. is added to an en passant capture
law-basics-n28-2001 = Castling is 0-0 and 0-0-0, a capture x, check +, mate ++ or #; e.p. marks an en passant capture and (=) a draw offer
law-basics-n28-2009 = Castling is 0-0 and 0-0-0, a capture x, check +, mate ++ or #; e.p. marks an en passant capture and (=) a draw offer. Check, mate and capture need not be recorded
law-basics-n28-2018 = Castling is 0-0 and 0-0-0 and a draw offer (=). The signs x for a capture, + for check, # (or ++) for mate and e.p. for an en passant capture are optional

law-basics-n29 = What the Laws do not regulate
law-basics-n29-1997 = The Laws cannot cover everything: a case without a rule is decided after similar cases in the Laws. They rely on a competent, sound and impartial arbiter and leave room for judgement on purpose

law-basics-n30 = Rules of federations; rated games
law-basics-n30-1997 = A federation may make more detailed rules if they do not contradict the Laws, hold only in its own territory and not for FIDE matches, championships and qualifiers or for title and rating tournaments
law-basics-n30-2014 = Only a game played by the Laws can be rated by FIDE, and other competitive games are recommended to follow them. Federations may ask FIDE for a ruling on the Laws

law-basics-n31 = Where the Laws apply; the authentic text
law-basics-n31-2001 = The Laws are for play over the board; the English text is the authentic one
