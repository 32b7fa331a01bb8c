# Што е видено на таблата: доказ, сѐ уште не факт од партијата.

observation-touched = Допири { $place }: { $touches }
observation-lifted = { $piece } { $square } – фигурата е подигната од таблата
observation-placed = { $piece } – фигурата е ставена на { $square }
observation-illegal-position =
    { $one ->
        [none]
            { $completed ->
                [yes] { $side } { $place } остави позиција до која не води ниеден правилен потег и го притисна часовникот
               *[no] { $side } { $place } остави позиција до која не води ниеден правилен потег; часовникот не е притиснат
            }
       *[other]
            { $completed ->
                [yes] { $side } { $place } одигра неправилен потег од { $one } на { $other } и го притисна часовникот
               *[no] { $side } { $place } одигра неправилно од { $one } на { $other }; часовникот не е притиснат
            }
    }
observation-agreed = Таблата и партијата пак се совпаѓаат { $place }
observation-pressed-without-move = { $side } { $place } го притисна часовникот без да одигра потег
observation-orientation-normal = Таблата лежи со приклучокот лево од Белиот
observation-orientation-rotated = Таблата е свртена
observation-result-white = Кралевите покажуваат резултат: победа на Белиот
observation-result-black = Фигурите се ставени како резултат: победа на Црниот
observation-result-draw = Фигурите се ставени како резултат: реми
observation-start-king-and-queen-exchanged = Погрешна почетна позиција: кралот и дамата се заменети
observation-start-colours-reversed = Погрешна почетна позиција: боите се обратни
observation-start-other = Фигурите не стојат во почетната позиција
observation-clock-turned = Потезите не се согласуваат со притискањата: часовникот стои обратно. Времињата му припаѓаат на другиот играч, и оние покажани по последното притискање што се согласуваше
observation-standing =
    { $move ->
        [none] На таблата { $place } повеќе не стои незавршен потег
       *[other] Кога беше внесен крајот, на таблата { $place } стоеше { $move }, незавршен со притискање на часовникот
    }
observation-moves-missing = Потезите { $place } не се пренесени; на таблата стои { $position }
observation-played-on = Одиграно додека недостасуваат потези: { $move }
observation-owed-not-played = { $side } одигра { $move } { $place }, а мораше да игра со допреното ({ $squares })
observation-went-back = Вратено додека недостасуваат потези; { $plies ->
    [one] останува { $plies } полупотег од одиграните
   *[other] остануваат { $plies } полупотези од одиграните
}
