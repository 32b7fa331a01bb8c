# Што се печати на хартија: ковертот на прекината партија, планот на продолжувањата.

paper-envelope = Коверт { $no }
paper-envelopes =
    { $count ->
        [one] { $count } коверт
       *[other] { $count } коверти
    }
paper-open = не е наведено
paper-event = Турнир
paper-place = Коло и табла
paper-round-board = Коло { $round }, табла { $board }
paper-white = Белиот
paper-black = Црниот
paper-sealed = Ковертирал
paper-sealed-by = { $side }, потег { $number }
paper-sealed-by-name = { $name } ({ $side }), потег { $number }
paper-turn = На потег
paper-left = Преостанато време
paper-used = Потрошено време
paper-off-control = Отстапување
paper-offer = Понуда за реми
paper-no-offer = нема
paper-offer-by = од { $side }, важи
paper-resumption = Продолжување
paper-kept = Ковертиран потег
paper-kept-on-paper = во овој коверт
paper-kept-in-program = чуван во програмата, отпечаток { $print }
paper-no-position = Позицијата не е наведена
paper-code = Код на ковертот { $no } за камера
paper-signed-white = Белиот
paper-signed-black = Црниот
paper-signed-arbiter = Судија
paper-signed-flap = Судија, на местото на лепење
paper-plan = План на продолжувањата
paper-plan-sessions = Сесии
paper-plan-games = Партии
paper-plan-nothing = Нема планирана сесија и ниедна партија не чека продолжување
paper-plan-session = Сесија { $no }
paper-plan-session-line = { $from } до { $to }, { $purpose }. { $place }
paper-plan-for-round = коло { $round }
paper-plan-for-adjourned = прекинати партии
paper-plan-game = { $game }, табла { $board }, коло { $round }, коверт { $no }. { $place }
paper-plan-summary = Продолжување: { $game } (коверт { $no })
paper-plan-issued = Издадено { $at }
paper-plan-fixed = Определено
paper-plan-proposed = Предложено
paper-plan-left-over = Нема слободна сесија
paper-plan-announced = најавена { $at }
paper-plan-not-announced = не е најавена
paper-plan-changed = сменета по најавата { $at }, не е повторно најавена
paper-plan-moved = сменето по најавата
paper-receipt = Потврда за ковертот { $no }: { $side }
paper-receipt-code = Код на ковертираниот потег
paper-receipt-what = Чувајте го овој лист додека не се отвори ковертот. Пред отворањето дајте му го кодот на судијата: програмата кажува дали чуваниот потег е оној што беше ковертиран. Кодот не открива ништо за потегот.
paper-receipt-camera = Потврда за ковертот { $no } за камера
paper-record = Дневник
