# Записници: екранот и зборовите за тоа како се води еден записник.

sheets-system-algebraic = алгебарска нотација
sheets-system-long = полна алгебарска нотација
sheets-system-descriptive = описна нотација
sheets-system-electronic = електронски записник
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

sheets-table = Записници
sheets-of-white = Записник на Белиот
sheets-of-black = Записник на Црниот
sheets-record = Забележана партија
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
sheets-offer = Понуда за реми (=)
sheets-clock = Забележано време
sheets-pages = За записниците
sheets-page-keeping = Водење

# Цел записник

sheets-paste-title = Цел записник
sheets-whose = Чиј записник
sheets-text = Потези
sheets-text-example = 1. e4 e5  2. Сf3 …  (… ништо запишано, | цртичка, ? нечитливо)
sheets-understood = { $cells ->
    [0] Сѐ уште нема запис
    [one] Разбран е { $cells } запис
   *[other] Разбрани се { $cells } записи
}
sheets-replaces = Го заменува внесеното за { $side }
sheets-take = Внеси го записникот
sheets-file-title = Записник од датотека
sheets-file-deed = Прочитај

# Како се води записникот и што се должи

sheets-kept-in = Се води во
sheets-language = Јазик
sheets-untold = не е кажано
sheets-not-accepted = Изданието не ја прифаќа оваа нотација
sheets-complete = Целосен, колку што стигнува партијата
sheets-behind = { $cells ->
    [one] Недостига { $cells } запис, кај { $from }
   *[other] Недостигаат { $cells } записи, од { $from }
}
sheets-duty = Должност за запишување
sheets-duty-always = секој потег, без оглед на времето: секој потег носи доволно
sheets-duty-until = секој потег, додека не останат помалку од { $left }
sheets-duty-exempt = засега нема: останува премалку време
sheets-duty-exempt-since = нема во овој период, од позицијата { $place }
sheets-duty-judged = секој потег, освен при крајна временска тесност според судијата
sheets-duty-none = нема при ова темпо
sheets-arrears = Дополнување на записниците
