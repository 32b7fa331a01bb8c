# Што им е заедничко на сите случаи: одговори и реченици што може да ги каже секоја одлука.

case-common-answer-true = Да
case-common-answer-false = Не
case-common-answer-certain = Сигурно е
case-common-answer-witness = Сведок или таблата го потврдува тоа
case-common-answer-denied = Едниот го тврди, другиот го негира
case-common-not-proved = Збор против збор: она што не е докажано не менува ништо
case-common-own-decision = Сопствена одлука на судијата, не според предлогот

# Дали сѐ уште може да се даде мат, со доказот; речениците се оние од mate.ftl.
case-common-can-mate = { mate-can }. { mate-line }
case-common-can-mate-on-board = { mate-can }. { mate-on-board }
case-common-cannot-mate-mated = { mate-cannot }. { mate-mated }
case-common-cannot-mate-stalemate = { mate-cannot }. { mate-stalemate }
case-common-cannot-mate-bare-king = { mate-cannot }. { mate-bare-king }
case-common-cannot-mate-lone-knight = { mate-cannot }. { mate-lone-knight }
case-common-cannot-mate-bishops = { mate-cannot }. { mate-bishops }
case-common-cannot-mate-check = { mate-cannot }. { mate-structure-check }. { mate-fixed }. { mate-hunted }
case-common-cannot-mate-net = { mate-cannot }. { mate-structure-net }. { mate-fixed }. { mate-hunted }
case-common-cannot-mate-phases = { mate-cannot }. { mate-phases }
case-common-cannot-mate-crowd = { mate-cannot }. { mate-untracked }
case-common-cannot-mate-explored = { mate-cannot }. { mate-explored }
case-common-mate-unknown = { mate-unknown }. { mate-searched }
case-common-mate-unknown-library = { mate-unknown }. { mate-searched }. { mate-library }
