# Touched pieces

case-touch-room = Touched pieces

case-touch-kind-touched-piece = Touched piece
case-touch-ask-touched-piece-by = Who touched?
case-touch-ask-touched-piece-touched = On which squares, in order?
case-touch-ask-touched-piece-announced = Was adjusting announced first?
case-touch-ask-touched-piece-deliberate = On purpose?
case-touch-ask-touched-piece-claim-lost = Has the opponent touched a piece since?
