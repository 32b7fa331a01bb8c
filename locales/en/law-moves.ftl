# Making and completing a move: what each edition of the Laws says, in our own words.

law-moves-m01 = When a move is made
law-moves-m01-1972 = To a vacant square: when the hand lets go. Capture: when the taken piece is off the board and the player’s own piece is released. Castling: when the rook is released. Promotion: when the pawn is off and the new piece is released on the square
law-moves-m01-1997 = A move counts as made once everything article 3 requires for it has been done; the hand’s single actions are not listed
law-moves-m01-2005 = The conditions are listed again. Capture: taken piece removed and own piece released; castling: rook released on its new square; promotion: pawn removed and the new piece released on the promotion square
law-moves-m01-2018 = Capture: the taken piece is off the board and the capturing one released. Castling: the player has released the rook on its new square. Promotion: the new piece is released on the square and the pawn is off the board, in either order

law-moves-m02 = Order of the promotion actions
law-moves-m02-1972 = The pawn goes off first, then, or at the same time, the new piece is released on the square. The pawn may first be put down on the promotion square
law-moves-m02-1997 = No order is prescribed for removing the pawn and placing the new piece
law-moves-m02-2014 = The pawn need not be set down on the promotion square, and removing it and placing the new piece may come in either order. A piece standing on the square must be captured

law-moves-m03 = When a move is completed by the clock
law-moves-m03-1972 = After making the move the player stops their own clock. Completion by the clock is no general notion here; only for the last move of a period does the clock matter
law-moves-m03-1980 = The player stops their own clock after the move. For the last move of a period the stopping is part of completing it (interpretation of 1976)
law-moves-m03-1997 = A move is complete only once the player has stopped their own clock, unless the move itself ends the game
law-moves-m03-2009 = A move is complete only once the player has stopped their own clock. The exceptions are listed: mate, stalemate, a dead position and an agreed draw
law-moves-m03-2018 = Pressing the clock completes the move. So does a move that ends the game (mate, stalemate, dead position, fivefold repetition, seventy-five moves) and the same player’s making of the next move
law-moves-m03-2023 = Pressing the clock completes the move. So does a move that ends the game, where the list now also names article 9.2.1 (claimed repetition) beside mate, stalemate, dead position, fivefold repetition and seventy-five moves, and the same player’s making of the next move

law-moves-m04 = Last move of a period; mate before the flag
law-moves-m04-1972 = The last move of a period counts only after the clock is stopped, but mate given before the flag fell wins. A player who claims repetition under article 12.3 with that move makes it without stopping the clock; if the time would have sufficed, the director may treat it as completed
law-moves-m04-1980 = The last move of a period needs the clock. Mate, stalemate or a repetition claim under article 12.3 made before the flag fell count even without it (1976)
law-moves-m04-1997 = A fallen flag before the required number of moves loses, unless the game had already ended under article 5, for instance by mate or stalemate
law-moves-m04-2018 = A player who does not complete the required moves in time loses, but mate, stalemate, a dead position or an agreed draw reached before the fall was noticed stands

law-moves-m05 = Hands and clock handling
law-moves-m05-1972 = There is no rule on which hand moves or presses
law-moves-m05-1980 = The player is not obliged to stop the clock with the hand that moved (interpretation of 1972)
law-moves-m05-2001 = One hand makes the move and the same hand stops the clock. Keeping a finger on or over the button, and hitting, lifting or knocking over the clock, is forbidden and penalised under article 13.4
law-moves-m05-2018 = One hand moves and the same hand presses; pressing before moving is forbidden, as are a finger kept on or over the button and rough handling of the clock. Pressing with the other hand is not an illegal move but is penalised under article 12.9

law-moves-m06 = Pressing after the opponent has replied
law-moves-m06-1972 = The text does not mention it
law-moves-m06-1997 = The player must in every case be given the chance to stop their own clock after a move
law-moves-m06-2018 = The player keeps the right to press the clock after a move even if the opponent has already made the next one
