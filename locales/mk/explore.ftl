# Таблата истражена со слух: што се прашува, со копчиња и пишано, и што се одговара. Одговорите се
# кратки, зашто се изговараат. Кај секое прашање прво стои пример, потоа, по точка и запирка,
# зборовите што се разбираат, одделени со запирки; ниту еден збор не смее да стои кај две прашања.

explore-file-a = Ана
explore-file-b = Бела
explore-file-c = Цезар
explore-file-d = Давид
explore-file-e = Ева
explore-file-f = Феликс
explore-file-g = Густав
explore-file-h = Хектор

explore-square = { $square }, { $piece }, { $colour }
explore-square-empty = { $square }, празно, { $colour }
explore-light = бело поле
explore-dark = црно поле
explore-edge = Раб на таблата
explore-round = Еднаш околу таблата
explore-no-such = { $kind }: нема таква фигура на таблата
explore-man = { $square } { $piece }
explore-of-side = { $side }: { $what }
explore-none = нема
explore-rank = Ред { $line }: { $men }
explore-file = Линија { $line }: { $men }
explore-line-empty = празно
explore-ray = Кон { $end }: { $men }
explore-rays-none = Од { $square } на овие линии нема ништо
explore-where-none = Нема такви на таблата
explore-attacker = { $piece } { $square }
explore-attacked = { $square }, { $piece }. Напаѓачи: { $attackers }. Бранители: { $defenders }
explore-reached = { $square }, празно. Бел: { $white }. Црн: { $black }
explore-moves = { $square }, { $piece }: { $moves }
explore-moves-none = нема правилен потег
explore-captures-none = нема што да земе
explore-move-takes = зема { $piece } { $to }
explore-move-promotes = { $move }, со промоција
explore-played = { $number }, { $side }: { $move }
explore-last-none = Сѐ уште нема потег
explore-capture-none = Сѐ уште ништо не е земено
explore-capture-before = Со последниот потег ништо. Пред тоа { $played }
explore-captured = Земено од Белиот: { $white }. Од Црниот: { $black }
explore-more = { $side } има повеќе: { $men }
explore-equal = Двете страни имаат ист материјал
explore-turn = Потег { $number }, на потег е { $side }
explore-turn-check = { $turn }, во шах
explore-since-none = Ништо ново на оваа табла
explore-since-gone = { $count ->
    [one] Вратен е { $count } полупотег
   *[other] Вратени се { $count } полупотези
}

explore-count-king = { $count ->
    [one] крал
   *[other] { $count } крала
}
explore-count-queen = { $count ->
    [one] дама
   *[other] { $count } дами
}
explore-count-rook = { $count ->
    [one] топ
   *[other] { $count } топа
}
explore-count-bishop = { $count ->
    [one] ловец
   *[other] { $count } ловца
}
explore-count-knight = { $count ->
    [one] скокач
   *[other] { $count } скокача
}
explore-count-pawn = { $count ->
    [one] пешак
   *[other] { $count } пешаци
}
explore-group-king = { $count ->
    [one] крал { $squares }
   *[other] кралеви { $squares }
}
explore-group-queen = { $count ->
    [one] дама { $squares }
   *[other] дами { $squares }
}
explore-group-rook = { $count ->
    [one] топ { $squares }
   *[other] топови { $squares }
}
explore-group-bishop = { $count ->
    [one] ловец { $squares }
   *[other] ловци { $squares }
}
explore-group-knight = { $count ->
    [one] скокач { $squares }
   *[other] скокачи { $squares }
}
explore-group-pawn = { $count ->
    [one] пешак { $squares }
   *[other] пешаци { $squares }
}

explore-ask-square = поле е4; поле, на поле, погледни, што има на, што стои на
explore-ask-line = ред 4; ред, линија, колона, скенирај
explore-ask-diagonals = дијагонали е4; дијагонали, дијагонала, зраци
explore-ask-straights = прави е4; прави, линии, ред и линија
explore-ask-where = каде се скокачите; фигури, фигура, каде, каде се, каде е, најди
explore-ask-attackers = напаѓачи е4; напаѓачи, напад, напаѓа, кој напаѓа, што напаѓа, бранители, брани, кој брани, што брани
explore-ask-moves = потези е2; потези, дозволени потези
explore-ask-captures = земања е2; земања, земање
explore-ask-last = последен потег; последен, последен потег
explore-ask-capture = последно земање; последно земање, последно земено
explore-ask-captured = земени; земени, земено, изгубени
explore-ask-material = материјал; материјал
explore-ask-turn = кој е на потег; на потег, кој е на потег, кој игра, број на потег
explore-ask-since = што е ново; ново, што е ново, новости, промени
explore-ask-clocks = часовници; часовник, часовници, време, времиња
explore-ask-players = играчи; играчи, противник, имиња
explore-ask-board = цела табла; табла, цела табла, позиција
explore-ask-repeat = повтори; повтори, уште еднаш
explore-ask-help = помош; помош, прашања
explore-ask-take-back = врати; врати, врати потег
explore-ask-draw = реми; реми, понуди реми
explore-ask-resign = предавам; предавам, предај
explore-white = бел, бели, бела, бело, белите, белиот, белата
explore-black = црн, црни, црна, црно, црните, црниот, црната
explore-fillers = на, од, е, се, ги
explore-kings = крал, кралот, кралеви, кралевите
explore-queens = дама, дамата, дами, дамите, кралици
explore-rooks = топ, топот, топови, топовите
explore-bishops = ловец, ловецот, ловци, ловците
explore-knights = скокач, скокачот, скокачи, скокачите, коњи
explore-pawns = пешак, пешакот, пешаци, пешаците, пиони

explore-unknown = „{ $text }“ не е прашање. Има: { $questions }
explore-known = Може да се праша: { $questions }
explore-pending = { $move }. Enter го игра, Backspace го враќа
explore-pending-none = Вратен: { $move }
explore-play = Одиграј { $move }
explore-drop = Врати го
explore-pending-title = Сѐ уште не е одигран
explore-nothing-said = Сѐ уште ништо не е кажано
explore-not-now = Тоа сега не може: { $what }

explore-keys = Типки на таблата
explore-key-man = следен крал, дама (Q), топ (R), ловец (B), скокач (N), пешак (P); со Shift претходниот
explore-key-rank = на тој ред; со Shift на линија a до h
explore-key-here = што стои тука
explore-key-last = последен потег
explore-key-capture = последно земање; со Shift сѐ што е земено
explore-key-clocks = двата часовника
explore-key-rays = што стои на дијагоналите, една по друга; со Alt на редот и линијата; со Shift наназад
explore-key-attackers = што го напаѓа и брани ова поле
explore-key-moves = правилни потези на фигурата; со Shift само земања
explore-key-turn = кој е на потег; со Shift кој игра
explore-key-material = материјал
explore-key-line = овој ред; со Shift оваа линија
explore-key-board = целата табла
explore-key-since = што е ново од последното прашање
explore-key-repeat = последниот одговор уште еднаш
explore-key-look = записот пред тоа и потоа
explore-key-type = во полето за потези и прашања
explore-key-help = овој список
explore-key-typed = Пишано во полето за потези, и по коса црта или прашалник
