# Claims and offers of a draw

case-claims-room = Claims and offers of a draw

case-claims-kind-repetition = Claim: same position three times
case-claims-ask-repetition-by = Who claims?
case-claims-ask-repetition-intended = Intended move, written and not played

case-claims-kind-fifty-moves = Claim: fifty moves
case-claims-ask-fifty-moves-by = Who claims?
case-claims-ask-fifty-moves-intended = Intended move, written and not played

case-claims-kind-draw-offer = Draw offer
case-claims-ask-draw-offer-by = Who offered?
case-claims-ask-draw-offer-when = When?
case-claims-ask-draw-offer-answer = And the answer?
case-claims-answer-before-press = After the move, before the clock
case-claims-answer-own-time-before-move = In the own time, before the move
case-claims-answer-opponents-time = In the opponent's time
case-claims-answer-none = None yet
case-claims-answer-accepted = Accepted
case-claims-answer-rejected = Rejected
