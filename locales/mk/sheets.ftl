# Записници: екранот и зборовите за тоа како се води еден записник.

sheets-system-algebraic = алгебарска нотација
sheets-system-long = полна алгебарска нотација
sheets-system-descriptive = описна нотација
sheets-system-electronic = електронски формулар
sheets-system-numeric = бројчена нотација
sheets-system-braille = Брајово писмо
sheets-language-en = англиски
sheets-language-de = германски
sheets-language-fr = француски
sheets-language-nl = холандски
sheets-language-es = шпански
sheets-language-it = италијански
sheets-language-pl = полски
sheets-language-ru = руски
sheets-language-mk = македонски

# Табелата

sheets-table = Формулари
sheets-record = Забележана партија
sheets-rebuilt = Реконструирана
sheets-record-what = Забележаните потези: тука се читаат, се менуваат на таблата или со одлука
sheets-field = Запиши: { $place }
sheets-cell-blank = ништо не е запишано
sheets-cell-tick = само цртичка
sheets-cell-illegible = нечитливо
sheets-cell-other = друг потег отколку на другото место
sheets-cell-several = може да значи повеќе потези
sheets-cell-no-move = тука нема таков правилен потег
sheets-cell-beyond = Потезите пред него не се јасни
sheets-nothing-expected = Тука не се очекува ништо: запишете го потегот
sheets-fill = Пополни од партијата
sheets-paste = Вметни…
sheets-file = Од датотека…
sheets-braille = На Брајово писмо…
sheets-offer = Понуда за реми (=)
sheets-clock = Забележано време
sheets-pages = За формуларите
sheets-page-keeping = Нотација и обврска

# Цел записник

sheets-paste-title = Цел формулар
sheets-whose = Чиј формулар
sheets-text = Потези
sheets-text-example = 1. e4 e5 2. Сf3 … (… ништо запишано, | цртичка, ? нечитливо)
sheets-understood = { $cells ->
    [0] Сѐ уште нема запис
    [one] Разбран е { $cells } запис
   *[other] Разбрани се { $cells } записи
}
sheets-replaces = Го заменува внесеното за { $side }
sheets-take = Внеси го формуларот
sheets-braille-title = Формулар на Брајово писмо
sheets-braille-deed = Запиши
sheets-file-title = Формулар од датотека
sheets-file-deed = Прочитај
sheets-file-games = Во датотеката има { $count } партии
sheets-file-find = Дел од име
sheets-file-game = Партија { $number }
sheets-file-more = { $count ->
    [one] Уште { $count }: напишете дел од име
   *[other] Уште { $count }: напишете дел од име
}
sheets-file-too-long = подолга од { $most } MB, предолга за формулар. Ставете ја партијата во посебна датотека
sheets-file-empty = во неа нема ништо

# Како се води записникот и што се должи

sheets-kept-in = Се води во
sheets-language = Јазик
sheets-untold = не е кажано
sheets-not-accepted = Изданието не ја прифаќа оваа нотација
sheets-not-entered = Сѐ уште не е внесен
sheets-complete = Целосен, колку што стигнува партијата
sheets-behind = { $cells ->
    [one] Недостига { $cells } запис, кај { $from }
   *[other] Недостигаат { $cells } записи, од { $from }
}
sheets-duty = Должност за запишување
sheets-duty-always = секој потег, без оглед на времето: додатокот е најмалку 30 секунди
sheets-duty-until = секој потег, додека не останат помалку од { $left }
sheets-duty-exempt = засега нема: останува премалку време
sheets-duty-exempt-since = нема во овој период, од позицијата { $place }
sheets-duty-judged = секој потег, освен во тежок цајтнот според судијата
sheets-duty-none = нема при ова темпо
sheets-arrears = Дополнување на формуларите

# Споредба

sheets-page-compare = Споредба
sheets-agreed = { $count ->
    [one] Двата формулара од почетокот се согласуваат за { $count } полупотег од { $all }
   *[other] Двата формулара од почетокот се согласуваат за { $count } полупотези од { $all }
}
sheets-compare = Спореди ги формуларите
sheets-beside-record = Покрај потезите на забележаната партија
sheets-beside-likeliest = Покрај најверојатната партија, зашто забележаната не стигнува дотаму
sheets-beside-nothing = Формуларите немаат врска со оваа партија
sheets-no-difference = Нема разлика
sheets-first = Прва разлика: { $place }
sheets-differences = Разлики
sheets-difference = { $sheet }: { $written } за { $move }

# Составување на партијата

sheets-page-rebuild = Реконструкција
sheets-end = Крајна позиција
sheets-end-unknown = Не е позната
sheets-end-record = Како во забележаната партија
sheets-end-set-up = Поставена рачно
sheets-end-change = Постави ја…
sheets-end-title = Крајната позиција
sheets-end-help = Изберете фигура и кликнете на полиња; или одете по таблата со стрелките и пишувајте букви: големата буква е за Белиот, Delete ја трга фигурата
sheets-end-hand = Што се става на поле
sheets-end-nothing = ништо: полето се празни
sheets-end-turn = На потег
sheets-end-castling = Сѐ уште може да рокира: кралот и топот не се поместени
sheets-end-castling-unknown = Не се знае кој сѐ уште може да рокира
sheets-end-white-short = Белиот, мала
sheets-end-white-long = Белиот, голема
sheets-end-black-short = Црниот, мала
sheets-end-black-long = Црниот, голема
sheets-end-table = Како на електронската табла
sheets-end-empty = Испразни ја таблата
sheets-end-unread = Ова не се осум реда по осум полиња: таблата останува како што беше
sheets-end-king = { $side } мора да има еден крал
sheets-end-pawn = На првиот или на последниот ред стои пешак
sheets-end-check = { $side } е во шах, а не е на потег
sheets-end-take = Земи ја за крајна позиција
sheets-rebuild = Реконструирај ја партијата
sheets-rebuild-empty = Прво внесете барем еден формулар
sheets-rebuild-stale = Формуларите се сменети оттогаш: реконструирајте повторно
sheets-rebuilding = Се бараат партии што одговараат на двата формулара…
sheets-games = Партии што одговараат
sheets-game = Партија { $number }: { $moves ->
    [one] { $moves } полупотег
   *[other] { $moves } полупотези
}
sheets-game-first = Најверојатната; грешки што се важни: Белиот { $white }, Црниот { $black }
sheets-game-parts = Се одделува од првата со { $there } наместо { $first }
sheets-along = Прикажи ги формуларите по оваа партија
sheets-decide = Одлучи: ова е партијата…
sheets-reason-decide = Одлучи: ова е партијата
sheets-decide-what = { $moves ->
    [one] Забележаната партија ќе има { $moves } полупотег
   *[other] Забележаната партија ќе има { $moves } полупотези
} наместо { $recorded }; првите { $same } остануваат како што се

# Барања

sheets-page-claims = Рекламации
sheets-claims-what = Што можел да рекламира играчот на потег, кој и да ја запишувал партијата
sheets-claims-none = Ниедна позиција не се појавила доволно пати и ниедна низа потези не била доволно долга
sheets-claim-repetition = Повторување
sheets-claim-fifty = Потези без земање и без пешачки потег
sheets-claim-from = { $side } на потег можел да рекламира { $place }
sheets-claim-appeared = { $count ->
    [one] Позицијата се појавила { $count } пат
   *[other] Позицијата се појавила { $count } пати
}
sheets-claim-lookalikes = Исти фигури, друга позиција
sheets-claim-moves = Белиот { $white } и Црниот { $black } потези; потребни се { $needed }
sheets-claim-counts = Незапишаните потези сепак се бројат
sheets-claim-fails = Без овие потези на формуларот рекламацијата е неоснована
sheets-claim-unrecorded = Ги нема на формуларот на { $side }: { $places }

# Што наредува изданието

sheets-page-procedure = Постапка
sheets-record-known = Има ли целосен запис на партијата?
sheets-record-there = Да: табла, судија или еден формулар
sheets-record-none = Не
sheets-nothing-owed = Ниеден формулар не мора да се дополни
sheets-once-a-flag = Штом падне знаменце
sheets-control-of = Спорна контрола на времето
sheets-no-control = Нема временска контрола што треба да се докаже: сите потези се во еден период
sheets-not-rebuilt = Сѐ уште не е составена од формуларите
sheets-open-incident = Отвори инцидент од ова

# Whose move stands in a cell, after its number.
sheets-move-of-white = потег на Белиот
sheets-move-of-black = потег на Црниот

# Што се кажува кога се работи по слух.

sheets-record-barred = Оваа колона е записот на партијата: пишувајте во формулар
