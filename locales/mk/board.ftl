# Таблата: една партија.

board-none = Не е избрана табла
board-none-what = Изберете табла во „Сала“ или поставете нова
board-round = Коло { $round }
board-games = Партии на оваа табла
board-earlier-game = Оваа партија веќе не е на својата табла: тука само се чита
board-promote = Промовирај во…
board-type-move = Внесете потег или прашање (F7)
board-type-move-example = Сf3, exd5, 0-0, e2e4
board-move-unreadable = „{ $text }“ не е потег; пишете како Сf3, exd5, 0-0, d8Д или e2e4
board-move-illegal = „{ $text }“ тука не е правилен потег за { $side }
board-move-no-piece = на таблата нема таква фигура: { $piece }
board-move-from-empty = на { $square } нема ништо
board-move-of-opponent = на { $square } има фигура на противникот, { $piece }
board-move-out-of-reach = ниту една таква фигура не може да дојде на { $square }: { $piece }
board-move-not-its = фигурата не се движи така: { $piece } од { $from } на { $to }
board-move-blocked = патот е затворен: { $piece } на { $square }
board-move-own-piece = на { $square } има сопствена фигура, { $piece }
board-move-in-check = кралот е во шах
board-move-exposes = кралот би бил во шах
board-move-ambiguous = „{ $text }“ може да значи повеќе потези; изберете еден
board-attempt = { $piece } од { $from } на { $to } не е правилен потег
board-nothing-to-move = { $square }: одовде нема потег за { $side }
board-typed-at-squares = Не е внесено: { $moves }. На полињата од таблата буквите се прашања за позицијата. Потезите внесете ги во полето (F7)
board-attempt-record = Одигран на таблата: забележи неправилен потег…
board-square-selected = подигната
board-square-target = може да дојде тука
board-square-last-move = последен потег
board-square-provisional = потегот не е конечен
board-square-check = во шах
board-square-nothing = ништо
board-square-something = нешто
board-square-differs = на таблата: { $piece }
board-control-unknown = Контролата на времето не е позната
board-clock-on-table = Часовник на масата
board-clock-title = Исправи го часовникот на табла { $board }
board-clock-what = Што се прави
board-clock-add = Додај време
board-clock-subtract = Одземи време
board-clock-set = Намести време
board-clock-swap = Замени страни
board-clock-counter = Бројач на потези
board-clock-whose = Чиј часовник
board-clock-time = Време
board-clock-moves = Одиграни потези
board-clock-reason-is-time = „{ $text }“ е време, а не причина. Сè уште ништо не е запишано. Времето за часовникот внесете го во полето погоре
board-clock-done = Часовникот на табла { $board } е исправен. { $times }. За поништување: { $what } ({ $key })
board-not-a-time = Напишете време како 2:00, 1:30:00 или 5m
board-not-a-count = Напишете цел број
board-end-title = Заврши ја партијата на табла { $board }
board-end-score = Резултат
board-end-reason = Причина
board-end-deed = Внеси резултат
board-end-last = { $move }: одигран на таблата, не е завршен со притискање на часовникот
board-end-include = Вклучи го
board-end-leave-out = Изостави го
board-enter-result = Внеси резултат…
board-reason-take-back = Врати потези
board-reason-correct-move = Исправи потег во записот
board-reason-undo-correction = Поништи ја последната исправка на часовникот
board-reason-reopen = Отвори ја партијата повторно
board-reason-is-move = „{ $text }“ е потег, а не причина. За да внесете потег, затворете го овој дијалог со Esc и притиснете F7
board-take-back-to = Повторно важи позицијата по { $number }. потег на { $side }
board-take-back-to-start = Повторно важи почетната позиција
board-take-back-one = Потегот се смета за неодигран. Ако бил одигран друг потег, наместо тоа поправете го тој потег (Ctrl+Shift+C)
board-take-back-several = Времињата на часовниците остануваат како што се
board-take-back-sealed = Со тоа се враќа ковертираниот потег од ковертот { $no }: ковертот е повторно отворен, и додека не се одигра неговиот потег не работи ниеден часовник
board-sealed-again = Ковертот { $no } е повторно отворен: продолжувањето го чека неговиот потег, а дотогаш не треба да работи ниеден часовник
board-take-back-moves = Се враќа: { $moves }
board-gone-on-since = Партијата во меѓувреме продолжи: { $moves }. Сѐ уште ништо не е запишано. Потврдете уште еднаш ако и понатаму важи
board-changed-since = Партијата во меѓувреме се измени. Сѐ уште ништо не е запишано. Потврдете уште еднаш ако и понатаму важи
board-game-gone = Табла { $board }: оваа партија повеќе не се игра таму. Дијалогот е затворен и ништо не е запишано
board-correct-which = { $number }. потег на { $side } е запишан како { $move }
board-right-move = Точниот потег
board-score = Запис
board-score-empty = Сѐ уште нема потег
board-draw-offered = понудено реми
board-corrected-from = исправено од { $move }
board-not-completed = не е завршен со притискање на часовникот
board-moves-missing = тука недостасуваат потези
board-not-certain = не е сигурно
board-broken = { $why }; она што следува не е сигурно
board-look-slider = Низ партијата
board-looking-back = Поранешна позиција: исклучено е сѐ што би ја изменило сегашната партија
board-looking-back-corrects = Поранешна позиција: одовде се поправа само прикажаниот потег
board-back-at-present = Назад на тековната позиција: тука се внесуваат потезите
board-corrected-from-past = Запишано: прикажана е тековната позиција, со записот каков што е сега
board-take-back-here = Врати до тука…
board-correct-here = Исправи го овој потег…
board-table = Електронска табла
board-shows-move = Таблата покажува { $move }
board-earlier = { $plies ->
    [one] Таблата ја покажува позицијата од пред { $plies } полупотег
   *[other] Таблата ја покажува позицијата од пред { $plies } полупотези
}. Записот останува каков што е: внесете го резултатот ако партијата е завршена или вратете ги потезите
board-take-back-too = Врати ги потезите во записот…
board-lever = Лостот и часовникот што работи си противречат
board-agrees = Таблата и записот се совпаѓаат
board-differs = { $count ->
    [one] { $count } поле се разликува
   *[other] { $count } полиња се разликуваат
}
board-difference = { $square }: запис { $record }, табла { $there }
board-disagreement = Позицијата не е во записот
board-press-title = Притискање без потег?
board-press-without-move = Табла { $board }: по последното притискање не е внесен потег. Притискањето сега се смета за потег на { $side }, го додава додатокот и го пушта часовникот на противникот. Сепак да се притисне?
board-press-deed = Притисни
board-damaged = Оштетен запис
board-damaged-what = Ставката { $row } од дневникот не одговара на оваа партија. { $sound ->
    [whole] Последна сигурна позиција: { $place }
   *[none] Не може да се прочита ни почетната позиција
}
board-damaged-remedy = Додека не го исправите, нема да се запише ниту еден нов потег: вратете до таму или внесете ги сите потези одново од записниците. Вака програмата не ја запишала датотеката; проверете ја (jadoube verify)
board-damaged-saved-remedy = Додека не го исправите, нема да се запише ниту еден нов потег: вратете до таму или внесете ги сите потези одново од записниците. Оваа датотека е спасена од оштетена; меѓу изгубените редови може да има и редови од оваа партија
board-newer = Записот не е целосен
board-newer-what = Од ставката { $row } во дневникот натаму оваа партија ја запишала понова програма или се потпира на она што таа го запишала, а оваа програма не го разбира. { $sound ->
    [whole] Последна сигурна позиција: { $place }
   *[none] Не може да се прочита ни почетната позиција
}
board-newer-remedy = Ништо не може да се додаде. Инсталирајте ја поновата програма за да ја видите и продолжите целата партија
board-lost = Можеби недостасуваат потези
board-lost-what = Од оваа партија можеби недостасуваат потези { $place }: таму се изгубени редови од оштетената датотека од која е спасена, види ја ставката { $row } во дневникот
board-lost-here = Од оваа партија можеби недостасуваат потези { $place }: таму се изгубени редови од оваа оштетена датотека, или биле изгубени и порано
board-lost-remedy = Споредете го записот со записниците. Ако недостасуваат потези, внесете ги сите потези одново од записниците; со тоа оваа забелешка исчезнува
board-times-lost = Времињата можеби не се точни
board-times-lost-what = Времињата на часовникот во оваа партија можеби не се точни: изгубени се редови од оштетена датотека, види ја ставката { $row } во дневникот. Не недостасуваат потези
board-times-lost-remedy = Споредете ги времињата со оние на записниците и исправете го часовникот
board-missing = Недостасуваат потези
board-missing-what = { $squares ->
    [one] Потезите { $place } не се пренесени: { $squares } поле се разликува од записот. На таблата на потег е { $side }
   *[other] Потезите { $place } не се пренесени: { $squares } полиња се разликуваат од записот. На таблата на потег е { $side }
}
board-missing-played = Запишано оттогаш и зачувано за записот: { $moves }
board-missing-by-hand = Прашајте ги играчите или погледнете ги нивните формулари. Потезите што недостасуваат можете да ги внесете и еден по еден на таблата
board-missing-enter = Внеси ги потезите…
board-missing-mark = Продолжи со означена празнина
board-missing-none = Ништо не недостасува: поместени фигури
board-missing-moves = Потезите што недостасуваат
board-missing-moves-example = 12.Сf3 Сc6 13.Лb5
board-missing-reached = Овие потези водат до позицијата на таблата
board-missing-not-reached = { $squares ->
    [one] Уште { $squares } поле се разликува од таблата: { $which }
   *[other] Уште { $squares } полиња се разликуваат од таблата: { $which }
}
board-illegal-incident = Неправилен потег: отвори инцидент
board-claims = Можни рекламации
board-claims-none = Сега не е можна рекламација
board-claims-never-told = Само за судијата: играчите мора сами да рекламираат
board-claim-made = Рекламирано: отвори инцидент
board-watch = Под надзор
board-incident = #{ $no } { $case }

# What is easily overlooked
board-end-choose = Прво изберете го резултатот
board-press-typed-title = Напишан потег не е внесен
board-press-typed = Табла { $board }: напишано е „{ $text }“ и не е внесено, а по последното притискање не е внесен ни друг потег. Да се внесе, или да се притисне без него? И притискањето без него се смета за потег на { $side }.
board-press-typed-unread = Табла { $board }: напишано е „{ $text }“, не е внесено и не е потег во оваа позиција, а по последното притискање не е внесен ни друг потег. Поправете го во полето за потези (F7), или притиснете без него: и тоа се смета за потег на { $side }.
board-press-enter = Внеси { $move } и притисни
board-press-without = Притисни без него
board-move-presses = Потегот го притиска и часовникот
board-counted = Потег на { $side } беше внесен додека часовниците стоеја и се брои сега
board-counted-many = { $count ->
    [one] { $count } потег беше внесен додека часовниците стоеја и се брои сега
   *[other] { $count } потези беа внесени додека часовниците стоеја и се бројат сега
}
board-counted-side = { $side } +{ $time }
board-counts-later = Часовниците стојат: потезите што се внесуваат сега се бројат штом ќе се пушти часовник (F9)
board-begun-with = Партијата почна со: { $move }
board-begun-unseen = Оваа партија почна пред да биде поврзана таблата: нејзините потези не се запишани
board-begun-unseen-remedy = Внесете ги потезите од записниците до позицијата на таблата; оттаму таблата продолжува сама
board-another = Таблата покажува друга позиција, не онаа од записот: која важи?
board-another-remedy = Од оваа табла не се запишуваат потези додека двете не се совпаднат. Ако важи записот, поставете ја неговата позиција на таблата или доделете ја вистинската табла. Ако важи таблата, вратете потези, исправете ги или внесете ги оние што недостасуваат
board-held-back = { $why }. Не е внесено и пак стои во полето: { $moves }
board-held-behind = { $why }. Исто така не е внесено и стои зад тоа во полето: { $moves }
board-held-still = Не е внесено и сѐ уште стои во полето: { $moves }
board-held-not-entered = { $why }. Не е внесено: { $moves }
board-list-refused = { $why }. { $named ->
    [yes] Тоа
   *[no] { $move }
} е потег { $at } од { $count }: { $entered ->
    [0] ниту еден од нив не е внесен, сите стојат во полето
    [1] потегот пред него е внесен, остатокот стои во полето
   *[other] потезите пред него се внесени, остатокот стои во полето
}
board-held-unconfirmed = Потезите се потврдуваат на екранот „Табла“

# Што се кажува кога се работи по слух.

board-nothing-in-past = Ова е порана позиција: тука не се влече потег
