# Touched pieces, castling and promotion by hand

case-touch-chapter = Touched pieces

case-touch-kind-touched-piece = Touched piece
case-touch-ask-touched-piece-by = Who touched?
case-touch-ask-touched-piece-touched = On which squares, in order?
case-touch-ask-touched-piece-announced = Was adjusting announced first?
case-touch-ask-touched-piece-deliberate = On purpose?
case-touch-ask-touched-piece-claim-lost = Has the opponent touched a piece since?
case-touch-ask-touched-piece-order = Is the order of touching known?
case-touch-ask-touched-piece-told = To whom was it announced?
case-touch-ask-touched-piece-adjusting = If nothing was said: was it plainly adjusting?
case-touch-ask-touched-piece-opponents-time = Did the opponent have the move then?
case-touch-ask-touched-piece-accidental-since = Did the opponent touch only by accident since?
case-touch-ask-touched-piece-raised = Who brings it up?
case-touch-ask-touched-piece-proof = Is it proved?

case-touch-kind-adjusting = Adjusting pieces
case-touch-ask-adjusting-by = Who adjusts?
case-touch-ask-adjusting-announced = Was it announced first?
case-touch-ask-adjusting-told = To whom?
case-touch-ask-adjusting-repeated = Again and again?

case-touch-kind-castling-by-hand = Execution of castling
case-touch-ask-castling-by-hand-by = Who castles?
case-touch-ask-castling-by-hand-rook = With the rook on which square?
case-touch-ask-castling-by-hand-first = What was touched first?
case-touch-ask-castling-by-hand-stage = How far had it come?
case-touch-ask-castling-by-hand-proof = Is it proved?

case-touch-kind-promotion-choice = Choice of the new piece
case-touch-ask-promotion-choice-by = Who promotes?
case-touch-ask-promotion-choice-stage = How far had it come?
case-touch-ask-promotion-choice-fetched = Were the clocks stopped to fetch a piece?

case-touch-kind-inverted-rook = Rook upside down
case-touch-ask-inverted-rook-by = Who put it there?
case-touch-ask-inverted-rook-named-queen = Was it called a queen?
case-touch-ask-inverted-rook-moved-as-queen = Has it moved since as a rook cannot?

case-touch-answer-order-known = Yes, as named
case-touch-answer-order-unknown = No, or at once
case-touch-answer-opponent-claims = The opponent claims
case-touch-answer-arbiter-saw = Nobody claims, the arbiter saw it
case-touch-answer-to-opponent = To the opponent
case-touch-answer-to-arbiter = To the arbiter, the opponent being away
case-touch-answer-to-nobody = To nobody, the opponent being away
case-touch-answer-king-first = The king
case-touch-answer-rook-first = The rook
case-touch-answer-both-at-once = Both at once
case-touch-answer-both-touched = King and rook were touched
case-touch-answer-king-released = The king was released on its new square
case-touch-answer-castled = The rook was released, too
case-touch-answer-castled-and-pressed = The clock was pressed, too
case-touch-answer-pawn-released = The pawn was released on the last rank
case-touch-answer-piece-in-hand = The new piece is in the hand
case-touch-answer-piece-touched-square = The new piece has touched the square and is still held
case-touch-answer-piece-released = The new piece was released

case-touch-only-on-request = In this kind of play touched pieces are ruled on only when a player asks for it
case-touch-may-still-claim = { $side } may still claim, before touching a piece
case-touch-choice = More than one piece is possible: somebody must choose
case-touch-opponent-chooses = { $side } says which piece must be moved or captured, or which capture made: { $squares }
case-touch-arbiter-chooses = The arbiter judges which piece of { $side } was touched first: { $squares } (moves { $moves })
case-touch-no-exception-for-accidents = The edition makes no exception for accidents; how strictly this is taken is left to the arbiter
case-touch-no-rule-for-several = The edition speaks of one piece of each colour; that the first of each colour counts here is its plain extension
case-touch-rule-as-touched = The pieces count as touched: rule on them as a touched piece of { $side }
case-touch-rule-as-illegal = Rule on it as an illegal move by { $side }

case-touch-because-own = The first own piece touched that can move must be moved
case-touch-because-enemy = The first piece of the opponent touched that can be captured must be captured
case-touch-because-both = Pieces of both colours were touched: the edition says what comes first
case-touch-because-several = Several pieces of a colour were touched with the other colour: what can be neither moved nor captured does not count, of the rest the opponent chooses
case-touch-because-castling = King and rook were touched and castling there is legal
case-touch-because-rook-first = The rook was touched before the king: castling on that side is not allowed on this move
case-touch-because-rook-first-valid = The rook was touched before the king: { $side } is warned, but the castling is valid
case-touch-because-castling-illegal = Castling there is illegal: the king must make another move, castling on the other side included; if it has none, any move may be made
case-touch-because-free = None of the touched pieces can be moved or captured
case-touch-increment-taken-back = The press had added { $time } to the clock of { $side }: it goes back with the move

case-touch-adjusting-not-on-move = Only the player having the move may adjust: { $side } does not have it
case-touch-adjusting-unannounced = { $side } adjusted without announcing it
case-touch-adjusting-to-nobody = With the opponent away { $side } has to tell the arbiter first
case-touch-adjusting-right = { $side } may adjust: it was announced
case-touch-adjusting-repeated = { $side } adjusts again and again and disturbs the opponent

case-touch-castling-stands = The castling of { $side } stands
case-touch-castling-illegal-pressed = The castling of { $side } is illegal and the clock was pressed

case-touch-choice-final = The choice of the new piece by { $side } is final
case-touch-choice-open = { $side } may still choose another piece
case-touch-new-piece-stays = The new piece stays on its square; { $side } finishes the move
case-touch-may-choose-anew = { $side } puts the chosen piece on the square and finishes the move
case-touch-because-final-on-touch = The choice is final once the piece has touched the square of promotion
case-touch-because-final-on-release = The choice is free until the hand has released the piece on the square
case-touch-because-no-rule-on-choice = The edition does not say when the choice is final; a piece that was released stays
case-touch-because-pawn-stays = The pawn was released on the last rank: it can go to no other square, and must be replaced
case-touch-because-fetching-binds-nobody = A player who stops the clocks to fetch a piece is not obliged to promote to it

case-touch-inverted-rook = The piece is a rook, whichever way it stands
case-touch-turn-rook-up = The rook is turned upright; a missing piece has to be asked for with the clocks stopped
case-touch-because-name-counts-nothing = What { $side } called it does not matter
case-touch-because-manual-on-rook = FIDE’s manual for arbiters says so
case-touch-no-text-on-rook = No text of the edition speaks of it; that a rook is a rook is long-standing practice
case-touch-ask-promotion-choice-pressed = Was the clock pressed before the new piece stood there?
case-touch-piece-came-after-the-press = The clock was pressed with the pawn on the last rank; what { $side } put there afterwards does not count as the choice of the new piece
