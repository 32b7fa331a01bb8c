# Страни, фигури, полиња и потези. Кратко: многу од ова се изговара додека трае партијата.

chess-white = Белиот
chess-black = Црниот

chess-king = крал
chess-queen = дама
chess-rook = топ
chess-bishop = ловец
chess-knight = скокач
chess-pawn = пешак

chess-kings = кралеви
chess-queens = дами
chess-rooks = топови
chess-bishops = ловци
chess-knights = скокачи
chess-pawns = пешаци

chess-white-king = бел крал
chess-white-queen = бела дама
chess-white-rook = бел топ
chess-white-bishop = бел ловец
chess-white-knight = бел скокач
chess-white-pawn = бел пешак
chess-black-king = црн крал
chess-black-queen = црна дама
chess-black-rook = црн топ
chess-black-bishop = црн ловец
chess-black-knight = црн скокач
chess-black-pawn = црн пешак
chess-white-kings = бели кралеви
chess-white-queens = бели дами
chess-white-rooks = бели топови
chess-white-bishops = бели ловци
chess-white-knights = бели скокачи
chess-white-pawns = бели пешаци
chess-black-kings = црни кралеви
chess-black-queens = црни дами
chess-black-rooks = црни топови
chess-black-bishops = црни ловци
chess-black-knights = црни скокачи
chess-black-pawns = црни пешаци

chess-square-with = { $square }, { $piece }
chess-square-empty = { $square }, празно

chess-move = { $piece } { $from } { $to }
chess-move-capture = { $piece } { $from } зема { $captured } { $to }
chess-castles-short = мала рокада
chess-castles-long = голема рокада
chess-move-en-passant = { $move }, ен пасан
chess-move-promotes = { $move }, промоција: { $piece }
chess-move-check = { $move }, шах
chess-move-mate = { $move }, мат

chess-at-start = пред првиот потег
chess-after-move = по { $number }. потег на { $side }
chess-source-name = Извор
chess-source-goes-on = Записот завршува овде, но прочитаната датотека продолжува: „{ $words }“
chess-record-break = { $kind ->
    [misfit] оттука натаму записот е оштетен
    [newer] она што следува го запишала понова програма
    [times] времињата на часовникот можеби не се точни, зашто се изгубени редови од датотеката
   *[lost] тука можеби недостасуваат потези
}
chess-recorded-behind = { $why }; зад тоа е запишано, но не е сигурно: { $moves }
