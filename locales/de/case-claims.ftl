# Remisreklamationen und Remisangebote

case-claims-room = Remisreklamationen und Remisangebote

case-claims-kind-repetition = Reklamation: dreimal dieselbe Stellung
case-claims-ask-repetition-by = Wer reklamiert?
case-claims-ask-repetition-intended = Beabsichtigter Zug, notiert und nicht ausgeführt

case-claims-kind-fifty-moves = Reklamation: fünfzig Züge
case-claims-ask-fifty-moves-by = Wer reklamiert?
case-claims-ask-fifty-moves-intended = Beabsichtigter Zug, notiert und nicht ausgeführt

case-claims-kind-draw-offer = Remisangebot
case-claims-ask-draw-offer-by = Wer hat angeboten?
case-claims-ask-draw-offer-when = Wann?
case-claims-ask-draw-offer-answer = Und die Antwort?
case-claims-answer-before-press = Nach dem Zug, vor der Uhr
case-claims-answer-own-time-before-move = In der eigenen Zeit, vor dem Zug
case-claims-answer-opponents-time = In der Zeit des Gegners
case-claims-answer-none = Noch keine
case-claims-answer-accepted = Angenommen
case-claims-answer-rejected = Abgelehnt
