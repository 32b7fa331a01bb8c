# Што им е заедничко на сите случаи: одговори и реченици што може да ги каже секоја одлука.

case-common-answer-true = Да
case-common-answer-false = Не
case-common-answer-certain = Сигурно е
case-common-answer-witness = Сведок или таблата го потврдува тоа
case-common-answer-denied = Едниот го тврди, другиот го негира
case-common-not-proved = Збор против збор: она што не е докажано не менува ништо
