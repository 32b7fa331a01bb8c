# Неправилни потези и притискање на часовникот

case-illegal-room = Неправилни потези и притискање на часовникот

case-illegal-kind-illegal-move = Неправилен потег
case-illegal-ask-illegal-move-by = Кој го направи?
case-illegal-ask-illegal-move-completed = Дали часовникот беше притиснат?
case-illegal-ask-illegal-move-standing = Што стои на таблата?
case-illegal-ask-illegal-move-made = Од каде до каде?
case-illegal-ask-illegal-move-ply = Полупотези пред него

case-illegal-kind-clock-not-pressed = Часовникот не е притиснат
case-illegal-ask-clock-not-pressed-by = Кој?

case-illegal-kind-pressed-without-move = Часовник притиснат без потег
case-illegal-ask-pressed-without-move-by = Кој?
