# Неправилни потези и притискање на часовникот

case-illegal-room = Неправилни потези и притискање на часовникот

case-illegal-kind-illegal-move = Неправилен потег
case-illegal-ask-illegal-move-by = Кој го направи?
case-illegal-ask-illegal-move-completed = Дали часовникот беше притиснат?
case-illegal-ask-illegal-move-standing = Што стои на таблата?
case-illegal-ask-illegal-move-made = Од каде до каде?
case-illegal-ask-illegal-move-ply = Полупотези пред него
case-illegal-ask-illegal-move-since = Што направи противникот оттогаш?
case-illegal-ask-illegal-move-claimed = Дали противникот рекламира?
case-illegal-ask-illegal-move-several = Дали имаше уште еден прекршок во истиот потег?
case-illegal-ask-illegal-move-lost = Дали позицијата пред него е изгубена?
case-illegal-ask-illegal-move-last-known = Полупотези по кои позицијата е последно позната
case-illegal-ask-illegal-move-adjudication = Дали партијата е дадена на проценка?
case-illegal-ask-illegal-move-proof = Колку е тоа докажано?
case-illegal-answer-nothing = Ништо
case-illegal-answer-touched = Допре фигура
case-illegal-answer-moved = Одигра потег
case-illegal-answer-illegal-too = И тој одигра неправилен потег
case-illegal-answer-took-king = Го зеде кралот

case-illegal-kind-clock-not-pressed = Часовникот не е притиснат
case-illegal-ask-clock-not-pressed-by = Кој?

case-illegal-kind-pressed-without-move = Часовник притиснат без потег
case-illegal-ask-pressed-without-move-by = Кој?
