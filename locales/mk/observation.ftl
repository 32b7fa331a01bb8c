# Што е видено на таблата: доказ, сè уште не факт од партијата.

observation-touched = Допрени { $place }: { $touches }
observation-lifted = { $piece } { $square } – подигнат од таблата
observation-placed = { $piece } – ставен на { $square }
observation-illegal-move-completed = { $side } { $place } одигра неправилно од { $from } на { $to } и го притисна часовникот
observation-illegal-move-open = { $side } { $place } одигра неправилно од { $from } на { $to }; часовникот не е притиснат
observation-illegal-position-completed = { $side } { $place } остави позиција до која не води ниеден правилен потег и го притисна часовникот
observation-illegal-position-open = { $side } { $place } остави позиција до која не води ниеден правилен потег; часовникот не е притиснат
observation-agreed = Таблата и партијата пак се совпаѓаат { $place }
observation-pressed-without-move = { $side } { $place } го притисна часовникот без да одигра потег
observation-orientation-normal = Таблата лежи со приклучокот лево од Белиот
observation-orientation-rotated = Таблата е свртена
observation-result-white = Фигурите се ставени како резултат: победа на Белиот
observation-result-black = Фигурите се ставени како резултат: победа на Црниот
observation-result-draw = Фигурите се ставени како резултат: реми
observation-start-king-queen = Погрешна почетна позиција: кралот и дамата се заменети
observation-start-colours = Погрешна почетна позиција: боите се заменети
observation-start-other = Фигурите не стојат во почетната позиција
