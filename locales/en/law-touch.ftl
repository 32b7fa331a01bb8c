# Touched pieces: what each edition of the Laws says, in our own words.

law-touch-t01 = Adjusting pieces (j’adoube)
law-touch-t01-1972 = The player having the move may adjust pieces after warning the opponent. If the opponent is away from the board, the warning goes to the director
law-touch-t01-1980 = The player having the move may adjust pieces if the opponent is warned beforehand. With the opponent absent, the arbiter must be told first (interpretation of 1974)
law-touch-t01-1997 = A player who has the move first announces it and may then straighten the pieces, one or several. What to do when the opponent is away, the edition does not say
law-touch-t01-2014 = Adjusting is reserved to the player having the move, who has to announce it first; the opponent may not adjust at all during that time
law-touch-t01-2018 = Only the player having the move may adjust, after announcing it, and only while the player’s own clock is running. If the opponent is absent, arbiters advise telling the arbiter first

law-touch-t02 = What counts as a touch
law-touch-t02-1972 = Every touch that was not announced as an adjustment binds the player; the text does not ask what the player intended
law-touch-t02-1980 = Only a touch made in order to move that piece counts (interpretation of 1974). Doubtful cases are left to the arbiter’s discretion
law-touch-t02-1997 = The player having the move is bound by a deliberate touch of a piece on the board; an accidental one has no consequence
law-touch-t02-2014 = A touch binds when the player having the move meant to move or to capture with it
law-touch-t02-2018 = A touch binds when the player having the move meant to move or capture. Since July 2017 that intent is presumed for every contact that is neither an announced adjustment nor plainly an accident

law-touch-t03 = One or more own pieces touched
law-touch-t03-1972 = The player moves the first own piece touched that has a legal move. King and rook touched first is treated as castling
law-touch-t03-1980 = If all touched pieces are of one colour, the first touched that can legally be used is binding; an own piece has to be moved
law-touch-t03-2001 = Of several own pieces touched, the player has to move the one touched earliest that can be moved

law-touch-t04 = One or more opponent’s pieces touched
law-touch-t04-1972 = The player must take the first opposing piece touched that can be taken
law-touch-t04-1980 = Touched pieces of the opponent alone: the one touched earliest that can legally be captured must be captured
law-touch-t04-2001 = Of several opposing pieces touched, the earliest that can be captured must be captured, with any piece able to do it

law-touch-t05 = One own and one opponent’s piece touched
law-touch-t05-1972 = The touched opposing piece is taken with the touched own piece; if that is illegal, with any other piece; if it cannot be taken at all, the player’s own piece must move. Which was touched first does not matter, and letting go of the opposing piece frees nobody
law-touch-t05-1980 = The player’s own piece captures the other one; if it cannot, the player’s own piece must be moved; only if it has no move is the opposing piece captured with something else. In 1975 the Commission refused to reverse the last two steps
law-touch-t05-1997 = The player’s own piece has to capture the opposing one. If that is illegal, whichever of the two was touched first and can be moved or captured is binding
law-touch-t05-2005 = The player’s own piece has to capture the opposing one; otherwise the first of the two touched that can be moved or captured is binding. This reading is unconfirmed: it follows the neighbouring editions, because the back-translated text available to the program says instead to play or take with another piece
law-touch-t05-2018 = With one or more pieces of each colour touched, the first own piece must take the first opposing piece. If that is illegal, the first piece touched, of either colour, that can be moved or taken is binding

law-touch-t06 = Order of touching cannot be established
law-touch-t06-1972 = With several pieces of one colour touched in an unknown order, the opponent names the one to be moved or taken. This does not apply to king and rook, which count as castling
law-touch-t06-1980 = There is no rule for an unknown order; the arbiter decides at discretion
law-touch-t06-1997 = When nobody can tell which came first, the player’s own piece is taken to have been touched before the opponent’s

law-touch-t07 = Several pieces touched, of both colours
law-touch-t07-1972 = If one or more pieces of one colour and at least two of the other were touched, the opponent names the piece to be moved or taken, or a capture between two touched pieces. The opponent’s clock runs during the choice; the opponent then starts the player’s clock
law-touch-t07-1980 = Touching more pieces than the rule provides for is punished as the arbiter sees fit (interpretation of 1974); no particular move is prescribed
law-touch-t07-1997 = No separate rule: the edition treats several pieces of one colour, or one piece of each
law-touch-t07-2018 = The rule for both colours includes it: the first own piece touched takes the first opposing piece touched, otherwise the first usable piece is binding

law-touch-t08 = Castling: king and rook touched
law-touch-t08-1972 = If the first two pieces touched are the king and a rook, the player castles with that rook; if this is illegal, the king moves
law-touch-t08-1980 = The article on touched pieces has no clause on castling. Castling is done with the king first, and an interpretation of 1971 covers the rook touched first and the illegal attempt
law-touch-t08-1997 = Deliberately touching one’s own king and a rook obliges the player to castle on that side if it is legal
law-touch-t08-2018 = Touching one’s own king and a rook obliges the player to castle on that side if it is legal; intent is judged as for any touch

law-touch-t09 = Castling: rook touched first
law-touch-t09-1972 = The castling stands, and the director warns the player (Congress of 1971)
law-touch-t09-1980 = The castling stands, with a warning (1971). In 1974 the Commission rejected the view that the rook has to move when the king cannot
law-touch-t09-1997 = A player who deliberately touches a rook and then the king may not castle on that side with this move; the rook, touched first, must move if it can
law-touch-t09-2018 = Castling on that side is excluded for this move. The order of touching decides: the rook moves, and only if it has no legal move does the king

law-touch-t10 = Castling attempted but illegal
law-touch-t10-1972 = If king and rook were touched together and castling is illegal, the king must move. If the king has no legal move, the touch has no consequence
law-touch-t10-1980 = The king must move; castling to the other side is one of its legal moves (1975). If the king has no legal move, the touch has no consequence
law-touch-t10-1997 = A player who touches the king, or king and rook together, in order to castle illegally must castle on the other side if that is legal or move the king. If the king cannot move, any legal move will do
law-touch-t10-2018 = After king and then rook are touched for an illegal castling, the player makes another legal king move, castling on the other side included. If the king has none, any legal move is allowed

law-touch-t11 = Choice fixed before the move is finished
law-touch-t11-1972 = Once the king has been released after two squares, only castling is left; once the pawn has been released on the last rank, no other square. The new piece may still be chosen until the hand lets it go
law-touch-t11-1997 = A piece released on a square, as a legal move or as part of one, stays there. When the choice of the promotion piece becomes final is not said
law-touch-t11-2005 = The promotion piece is final as soon as it touches the promotion square. After the king has been released for castling, only that castling remains, if it is legal
law-touch-t11-2018 = The promotion piece is final once it touches the square of promotion. A king released for castling leaves only that castling or, if it is illegal, another king move; stopping the clock to fetch a queen does not oblige anyone to promote to one

law-touch-t12 = No touched piece can be moved or captured
law-touch-t12-1972 = The player is free to choose. A touched piece that can neither move nor be taken is treated as if it had not been touched
law-touch-t12-1980 = The player may make any legal move; the touch has no further consequence

law-touch-t13 = Who may enforce touch-move, and until when
law-touch-t13-1972 = A player has to claim before touching a piece. The director may also enforce the rule without a claim
law-touch-t13-1980 = A claim by the opponent is in time only until that opponent touches a piece. The arbiter may intervene without being asked (interpretation of 1974)
law-touch-t13-1997 = The opponent loses the right to claim by deliberately touching a piece
law-touch-t13-2014 = The opponent can no longer claim after touching a piece in order to move it or to capture it
law-touch-t13-2018 = The opponent can no longer claim after touching a piece in order to move or capture. An arbiter who sees the infringement always steps in

law-touch-t14 = Dispute about a touch: evidence
law-touch-t14-1972 = The Laws say nothing about proof. By custom the arbiter has to have seen it or to have a neutral witness; with one word against the other the claim fails
law-touch-t14-1980 = Impartial evidence is required: the arbiter or a witness without an interest in the game. If only the two players’ words stand against each other, the claim is rejected (interpretation of 1972)
