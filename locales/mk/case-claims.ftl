# Барања и понуди за реми

case-claims-room = Барања и понуди за реми

case-claims-kind-repetition = Барање: трипати иста позиција
case-claims-ask-repetition-by = Кој бара?
case-claims-ask-repetition-intended = Намерен потег, запишан и неодигран

case-claims-kind-fifty-moves = Барање: педесет потези
case-claims-ask-fifty-moves-by = Кој бара?
case-claims-ask-fifty-moves-intended = Намерен потег, запишан и неодигран

case-claims-kind-draw-offer = Понуда за реми
case-claims-ask-draw-offer-by = Кој понуди?
case-claims-ask-draw-offer-when = Кога?
case-claims-ask-draw-offer-answer = А одговорот?
case-claims-answer-before-press = По потегот, пред часовникот
case-claims-answer-own-time-before-move = Во своето време, пред потегот
case-claims-answer-opponents-time = Во времето на противникот
case-claims-answer-none = Сè уште нема
case-claims-answer-accepted = Прифатена
case-claims-answer-rejected = Одбиена
