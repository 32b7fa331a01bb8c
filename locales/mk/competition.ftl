# Competitions without a hall: tables, draws, pairings, places.

# Berger tables

competition-table = Бергерова табела за { $players } играчи, { $rounds } кола ({ $article })
competition-table-boards = Бои на првонаведената екипа од табла 1: { $colours }
competition-white-short = Б
competition-black-short = Ц
competition-table-bye = Слободен: { $player }
competition-berger-too-few = За турнир секој со секого се потребни најмалку { $least } играчи; има { $players } ({ $article }). Прво пријавете повеќе играчи
competition-berger-too-many = Нема табела за { $players } играчи ({ $article }). Поделете ги во групи
competition-berger-why-pivot =
    Во коло { $table_round } од табелата највисокиот број { $highest } игра со { $pivot }, кој има { $colour ->
        [white] бели
       *[black] црни
    } фигури
competition-berger-why-around =
    Во коло { $table_round } од табелата двајцата се подеднакво далеку од { $pivot } кога броевите од 1 до { $of } стојат во круг: { $steps ->
        [one] { $steps } број
       *[other] { $steps } броја
    } пред него и по него

# Typed tables

competition-typed-no-pair = Ред { $line }, колона { $column }: „{ $text }“ не е пар. Напишете едно коло во секој ред, на пример 1. 1:4 2:3
competition-typed-too-large = Ред { $line }, колона { $column }: бројот е преголем
competition-typed-nothing = Табелата нема кола
competition-table-checked =
    Бергерова табела за { $players } играчи: { $count ->
        [0] нема печатна грешка
        [one] { $count } печатна грешка
       *[other] { $count } печатни грешки
    }
competition-table-follows = Што следува од нив:
competition-own-checked =
    { $count ->
        [0] Паровите се во ред
        [one] { $count } забелешка
       *[other] { $count } забелешки
    }
competition-misprint-wrong = Коло { $round }, табла { $board }: наместо { $printed } треба { $table }
competition-misprint-colours = Коло { $round }, табла { $board }: боите во { $printed } се обратни
competition-misprint-extra = Коло { $round }, табла { $board }: { $printed } не припаѓа таму
competition-misprint-missing = Коло { $round }: недостасува { $table }
competition-misprint-missing-round = Недостасува коло { $round }
competition-misprint-extra-round = Коло { $round } е вишок

# Pairings that are checked

competition-check-nobody = Коло { $round }, табла { $board }: нема играч { $player }
competition-check-himself = Коло { $round }, табла { $board }: { $player } е спарен со истиот број
competition-check-twice = Коло { $round }: { $player } е спарен повеќепати, на таблите { $boards }
competition-check-left-out = Коло { $round }: { $player } не е спарен
competition-check-bye-again = { $player } е слободен повеќепати: кола { $rounds }
competition-check-again = { $one } и { $other } се среќаваат премногу пати: кола { $rounds }
competition-check-too-seldom =
    { $one } и { $other } { $meetings ->
        [0] не се среќаваат
        [1] се среќаваат само еднаш
        [one] се среќаваат само { $meetings } пат
       *[other] се среќаваат само { $meetings } пати
    }
competition-check-same-team = Коло { $round }, табла { $board }: { $one } и { $other } се од иста екипа ({ $team })
competition-check-colour-in-a-row =
    { $player } игра { $games } партии по ред со { $colour ->
        [white] бели
       *[black] црни
    } фигури, од коло { $from } до коло { $to }
competition-check-colour-difference = { $player } игра { $whites } пати со бели и { $blacks } пати со црни фигури

# The restricted draw

competition-varma-title = Ограничено извлекување ({ $article }): број, коверт, федерација, играч
competition-varma-seed = Со ждрепка, почетна вредност { $seed }
competition-varma-next-envelope = { $name } зема голем коверт: { $envelopes }
competition-varma-next-number = { $name } извлекува број од ковертот { $envelope }: { $numbers }
competition-varma-row-meet = { $one } и { $other } од групата { $envelope } се среќаваат во коло { $round }, едно од последните три
competition-varma-row-twice = { $player } е во две групи
competition-varma-row-missing = { $player } не е во ниедна група
competition-varma-withheld-too-small = Ковертот { $envelope } е премал: { $numbers } броја за { $players } играчи
competition-varma-withheld-leaves-none = Ковертот { $envelope } се задржува: по него некоја следна федерација не би нашла доволно голем коверт
competition-varma-no-row = Има Варма-табели за 9 до 24 играчи, не за { $players } ({ $article }). Извлекувајте без ограничување
competition-varma-row = Редот од { $article } е погрешен: { $faults }. Извлекувајте според табелите од Прирачникот
competition-varma-federation-too-large = { $federation } има { $players } играчи, а најголемиот коверт содржи { $numbers } броја ({ $article }). Извлекувајте без ограничување или договорете исклучок
competition-varma-no-place = Федерациите не можат да се распоредат така што секоја извлекува од еден коверт ({ $article }). Извлекувајте без ограничување или договорете исклучок
competition-varma-envelope = { $why } ({ $article }). Изберете друг коверт
competition-varma-no-such-envelope = Нема коверт { $envelope } ({ $article }). Изберете еден од понудените
competition-varma-not-in-envelope = { $player } не е во ковертот { $envelope }: веќе е извлечен или е во друг ({ $article }). Изберете број што сѐ уште е во него
competition-varma-not-in-any = { $player } не е во ниеден коверт: веќе е извлечен или нема таков број ({ $article }). Изберете број што останал
competition-varma-out-of-turn = Ова не е следниот чекор од извлекувањето ({ $article }). Изберете од она што сега е понудено
competition-varma-done = Секој играч има број ({ $article }). Продолжете со спарувањето на првото коло
competition-varma-step-envelope = учесникот { $entry } го зема ковертот { $envelope }
competition-varma-step-number = учесникот { $entry } го извлекува бројот { $number }

# Withdrawals

competition-withdrawal-decision =
    { $player } заврши { $completed } од { $to_play } ({ $article }): { $fate ->
        [counted] сѐ се смета
        [record-only] останува запишано, но не се смета во табелата
       *[annulled] поништено
    }
competition-withdrawal-columns = Бр., запишани поени, поени во табелата, име
competition-withdrawal-completed = одиграно
competition-withdrawal-unfinished = незавршено
competition-withdrawal-forfeited = без борба
competition-withdrawal-no-leaver = „{ $text }“ не е БРОЈ@КОЛО: кој се откажува и првото неодиграно коло, на пример 3@6
competition-withdrawal-nobody = Нема број { $player }
competition-withdrawal-no-games = { $player } нема партија во распоредот
competition-withdrawal-other-opponent = Во коло { $round } { $player } играше со друг противник, а не со оној од распоредот

# Matches and brackets

competition-match-first = првиот играч
competition-match-second = вториот играч
competition-match-won = Мечот го добива { $who }
competition-match-next = Следно: етапа { $stage }, партија { $game }; бели фигури: { $who }
competition-match-undecided = Сите етапи се одиграни, а мечот е нерешен
competition-match-after = Партии одиграни по одлуката, без рејтинг (B.02 6.2): { $games }
competition-match-too-many = Има резултати за повеќе етапи отколку што има мечот
competition-match-stage = „{ $text }“ не е етапа. Напишете на пример 2@90+30, to6@90+30, sd@3+2 или a@W300-B240
competition-match-game = „{ $sign }“ не е резултат. Напишете 1, 0 или = од страна на Белиот, - ако двајцата загубиле
competition-match-why-out-of-reach =
    противникот не може да стигне, { $left ->
        [0] нема повеќе партии
        [one] уште { $left } партија
       *[other] уште { $left } партии
    }
competition-match-why-reached = потребните поени се освоени
competition-match-why-won = една партија е добиена
competition-match-why-drawn-for-black = реми, а Црниот ја добива армагедон-партијата
competition-match-why-even = нерешено
competition-bracket-bye = слободен
competition-bracket-winner = победникот од { $match }
competition-bracket-loser = поразениот од { $match }
competition-bracket-third = трето место
competition-bracket-no-winner = „{ $text }“ не е МЕЧ=ИГРАЧ, на пример 1.2=5
competition-bracket-too-few = За елиминација се потребни двајца играчи; има { $players } ({ $article }). Прво пријавете повеќе играчи
competition-bracket-too-many = Нема шема за { $players } играчи ({ $article }). Поделете ги во групи
competition-bracket-not-in-tie = { $player } не игра во мечот { $round }.{ $place } ({ $article }). Изберете еден од неговите двајца играчи

# The team world championships of 1972

competition-olympiad-one-group = Една група од { $teams } екипи
competition-olympiad-group = Група { $group }: { $teams }
competition-olympiad-final = Финале { $final }: { $size } екипи, од групите { $qualify }
competition-olympiad-swiss = Швајцарски систем, { $rounds } кола; правилникот не ги дава неговите правила
competition-olympiad-days = Целиот турнир трае најмногу { $days } дена
competition-olympiad-extra-may = Организаторот може да пријави втора екипа надвор од конкуренција; нејзиното место ѝ припаѓа на следната
competition-olympiad-extra-shall = Организаторот мора да пријави втора екипа надвор од конкуренција; нејзиното место ѝ припаѓа на следната
competition-olympiad-no-day = Напишете го денот на пример вака: 1972-09-18
competition-olympiad-misprint-groups = Во документот се отпечатени групите { $sizes }, чиј збир не е бројот на екипи
competition-olympiad-misprint-no-qualifiers = Во документот не е отпечатено кој се пласира во финалето { $final }
competition-olympiad-misprint-final-size = Во документот се отпечатени { $size } екипи за финалето { $final }, што не е збирот на пласираните
competition-olympiad-misprint-final-too-many = Во документот е отпечатено финале { $final } со { $size } екипи, за кое не останува никој
competition-olympiad-misprint-one-row = Во документот е отпечатен еден ред за { $from } до { $to } екипи; ова е рамномерна распределба
competition-olympiad-task-draft = Нацрт на поканата до Претседателот
competition-olympiad-task-invitation = Конечна покана
competition-olympiad-task-entries = Пријави со такса; копии до Претседателот и зоната
competition-olympiad-task-lists = Списоци на екипите со капитените
competition-entry-players = Списокот има { $players } играчи; мора да има од { $least } до { $most }
competition-entry-no-captain = Не е наведен капитен
competition-entry-twice = { $name } е двапати во списокот
competition-line-up-boards = Составот има { $players } играчи за { $boards } табли
competition-line-up-nobody = Местото { $place } од списокот е празно
competition-line-up-order = { $above } на табла { $board } не смее да седи над { $below }: редоследот од списокот се почитува (24.1)
competition-line-up-posted = Се објавува { $minutes } минути пред колото
competition-line-up-source-handed-in = предаден навреме
competition-line-up-source-basic-order = ништо не е предадено навреме: основниот редослед
competition-line-up-source-force-majeure = променет поради виша сила од главниот судија
competition-division-no-row = Табелата завршува со { $most } екипи; има { $teams } (Ol. 1972 10). Пријавете помалку екипи или изберете друг систем
competition-division-too-few = За група се потребни најмалку три екипи; има { $teams } (Ol. 1972 10). Прво пријавете повеќе екипи
competition-division-nobody = Екипата { $team } не е во ниедна група (Ol. 1972 10). Распределете ја во една
competition-division-incomplete = Во табелата на групата { $group } недостасуваат екипи (Ol. 1972 11). Наведете ја секоја нејзина екипа еднаш
competition-division-objected = Повеќе од третина од групата е против: { $votes } од { $teams } (Ol. 1972 10). Оставете ја групата како што е
competition-division-even = Групата е парна: { $teams } екипи (Ol. 1972 10). Оставете ја како што е; се пополнува само непарна
competition-division-not-in-title = Во финалето за титулата ниедна екипа не игра надвор од конкуренција (Ol. 1972 10). Изберете друга група
competition-results-no-match = Ред { $line }: „{ $text }“ не е меч. Напишете на пример 1:2 2.5:1.5
competition-results-too-many = Ред { $line }: повеќе поени отколку што има меч на { $boards } табли
competition-ranking-columns = Место, екипа, поени од партии, меч-поени, Зонеборн-Бергер, пред следната според
competition-ranking-term = против { $opponent }: { $points } × удел од { $own } = { $adds }
competition-ranking-play-off = { $teams } мора да играат за титулата (11.4): меч во две кола или меч-турнир, веднаш на истото место
competition-ranking-by-game-points = поени од партии (11.1)
competition-ranking-by-match-points = меч-поени (11.2)
competition-ranking-by-match-between = меѓусебниот меч (11.3)
competition-ranking-by-play-off = мечот за титулата (11.4)
competition-ranking-by-sonneborn-berger = Зонеборн-Бергер (11.4)

# Турнирски датотеки (TRF)

competition-trf-at = Ред { $line }, колона { $column }: { $what }
competition-trf-not-a-number = „{ $text }“ не е број
competition-trf-not-points = „{ $text }“ не е број на поени; напишете, на пример, 6.5
competition-trf-no-number = Тука недостига број што му треба на записот
competition-trf-no-such-result = „{ $sign }“ не е резултат; познати се 1 = 0 + - W D L H F U Z
competition-trf-no-such-colour = „{ $text }“ не е боја; напишете w или b
competition-trf-no-such-letter = „{ $text }“ тука не значи ништо
competition-trf-no-colour = Партија без боја на фигурите
competition-trf-number-twice = Бројот { $number } веќе е во ред { $first }; овој ред е прескокнат
competition-trf-nobody-of-that-number = Никој го нема бројот { $number }
competition-trf-against-himself = Коло { $round }: играч против самиот себе
competition-trf-pairing-differs = Коло { $round }: редот на играчот { $opponent } вели друго
competition-trf-between-fields = „{ $text }“ е меѓу две полиња: колоните можеби се поместени
competition-trf-counted-in-bytes = Колоните на овој ред се броени во бајти наместо во букви
competition-trf-date-form = „{ $text }“: датум се пишува ГГГГ/ММ/ДД
competition-trf-title-form = „{ $text }“: титулите се пишуваат GM, IM, FM, CM, WGM, WIM, WFM, WCM
competition-trf-full-bye = Коло { $round }: слободен со цел поен (F) е застарено. Ако го дало спарувањето, напишете U, инаку играчот може да биде слободен по вторпат
competition-trf-result-without-opponent = Коло { $round }: резултат без противник, прочитан како слободен
competition-trf-bye-with-opponent = Коло { $round }: слободен, а има противник; прочитано како слободен
competition-trf-points-differ = { $stated } поени, а резултатите вредат { $counted }
competition-trf-surplus-round = По последното коло има резултати, од коло { $round }
competition-trf-long-fide-number = { $text } има повеќе цифри од број на ФИДЕ
competition-trf-unequal-points = „{ $text }“: резултати од ист вид имаат различни поени; важат последните
competition-trf-unknown-code = Кодот „{ $text }“ не е познат; редот се чува
competition-trf-other-encoding = Датотеката не е во UTF-8, туку веројатно во { $text }. Погледнете ги имињата и изберете со --encoding
competition-trf-mixed-line-ends = Редовите завршуваат различно
competition-trf-missing = Записот { $code } недостига
competition-trf-empty = Записот { $code } е празен или нецелосен
competition-trf-without = Играч { $number }: недостига { $field }
competition-field-sex = полот
competition-field-name = името
competition-field-federation = федерацијата
competition-field-fide-number = бројот на ФИДЕ
competition-field-birth = датумот на раѓање
competition-field-rank = пласманот
competition-file-no-players = { $path } нема играчи: изберете турнирска датотека (TRF) или листа на играчи (CSV)
competition-file-no-number = Никој го нема бројот { $number }
competition-file-left-out = { $count ->
        [one] Изоставено, бидејќи дијалектот нема облик за тоа: запис { $code }, { $count } ред
       *[other] Изоставено, бидејќи дијалектот нема облик за тоа: записи { $code }, { $count } реда
    }
competition-file-unwritable = Ред { $line }: кодирањето нема { $letter }
competition-check-found = { $players ->
        [one] { $players } играч
       *[other] { $players } играчи
    }, { $rounds ->
        [one] { $rounds } коло
       *[other] { $rounds } кола
    }. Погрешно: { $wrong }. Необично: { $odd }
competition-check-complete = За извештајот за рејтинг не недостига ништо
competition-check-lacks = За извештајот за рејтинг:
competition-check-more = … и уште { $count } вакви (--all ги покажува)

# Листи на играчи (CSV)

competition-csv-at = Ред { $line }, ќелија { $cell }: { $what }
competition-csv-not-a-number = „{ $text }“ не е број
competition-csv-not-a-date = „{ $text }“ не е ни датум ни година
competition-csv-no-such-sex = „{ $text }“: напишете m или w
competition-csv-not-yes-or-no = „{ $text }“: напишете да или не
competition-csv-number-twice = Бројот { $number } се јавува двапати; играчот го доби следниот слободен
competition-csv-no-name = Ред без име; прескокнат е
competition-csv-column = Колона { $cell } ({ $heading }): { $column }
competition-csv-ignored = не е разбрано, изоставено
competition-column-number = број
competition-column-name = име и презиме
competition-column-surname = презиме
competition-column-given-name = име
competition-column-title = титула
competition-column-rating = рејтинг
competition-column-federation = федерација
competition-column-fide-id = број на ФИДЕ
competition-column-sex = пол
competition-column-club = клуб
competition-column-birth = датум на раѓање
competition-column-rapid = рејтинг за забрзан шах
competition-column-blitz = рејтинг за брзопотезен шах
competition-column-blind = слеп играч
competition-column-wheelchair = инвалидска количка
competition-column-fixed-board = секогаш на табла

# Рејтинг

competition-rate-standard = стандарден шах
competition-rate-rapid = забрзан шах
competition-rate-blitz = брзопотезен шах
competition-rating-edition-january2022 = B.02 од јануари 2022
competition-rating-edition-march2024 = B.02 од март 2024
competition-rating-edition-december2024 = B.02 од декември 2024
competition-rating-edition-october2025 = B.02 од октомври 2025
competition-rating-head = Промени на рејтингот, { $rate }, според { $edition }
competition-rating-columns = Бр.	Име	Рејтинг	K	Партии	Промена	Нов
competition-rating-columns-in-full = Стартен број	Име	Рејтинг	Коефициент на развој K	Партии	Промена на рејтингот	Нов рејтинг
competition-rating-no-day = „{ $text }“ не е ден; напишете, на пример, 1.11.2026
competition-rating-no-k = „{ $text }“: напишете број=K, на пример 12=40
competition-rating-term = Коло { $round }, против { $opponent } ({ $rating }): разлика { $difference }{ $cut ->
        [yes] {""}, сметана како { $counted }
       *[no] {""}
    }; { $score } - { $expected } = { $surplus }
competition-rating-other = Коло { $round } не се брои: { $why }
competition-rating-k = K = { $k }: { $reason }{ $limited ->
        [yes] ; { $full } × { $games } партии би било повеќе од 700
       *[no] {""}
    } ({ $article })
competition-rating-sum = { $surplus } × { $k } = { $change }; { $rating } станува { $after }
competition-rating-first-game = Коло { $round }, против { $opponent } ({ $rating }): { $score }
competition-rating-first-sum = Збир на рејтинзи { $sum } од { $count }, поени { $points }, { $percent } проценти: { $difference }. Прв рејтинг { $rating }: { $outcome } ({ $article })
competition-factor-listed = како што е зададено
competition-factor-new = помалку од 30 партии
competition-factor-junior = до крајот на годината на 18-тиот роденден, под 2300
competition-factor-usual = под 2400
competition-factor-reached = достигнат е 2400
competition-unrated-unrated-opponent = противникот нема рејтинг
competition-unrated-forfeit = без борба
competition-unrated-no-move = еден од играчите не одиграл потег
competition-unrated-no-result = резултатот сѐ уште не е познат
competition-unrated-too-unequal = играчите се премногу нееднакви за забрзана или брзопотезна партија
competition-unrated-no-opponent = противникот го нема во датотеката
competition-first-listed = влегува во листата
competition-first-too-few-games = чека уште партии
competition-first-disregarded = без поен на првиот турнир: не се брои
competition-first-below-floor = под најнискиот рејтинг на листата
competition-first-highest = највисокиот можен прв рејтинг

# Норми за титули

competition-norm-games = партии
competition-norm-foreign-federations = странски федерации
competition-norm-own-federation = противници од сопствената федерација
competition-norm-one-federation = противници од една федерација
competition-norm-titled = носители на титули
competition-norm-holders = носители на титулата или на повисока
competition-norm-players = играчи на двокружниот турнир
competition-norm-score = поени во проценти
competition-norm-average = просечен рејтинг на противниците
competition-norm-performance = остварен рејтинг
competition-norms-none = Никој нема норма
competition-norms-earlier = Турнирот е постар од сите правила за титули што ги знае програмата: се користат оние од { $year } (B.01). Проверете ги барањата според правилата од тоа време
competition-norms-norm = { $number } { $name }: норма за { $title }, { $points } од { $games }, просек { $average }, остварен рејтинг { $performance }
competition-norms-title = { $title }: { $norm ->
        [yes] норма
       *[no] нема норма
    }
competition-norms-finding = { $state ->
        [met] исполнето
        [exempt] ослободено
       *[missed] неисполнето
    }: { $requirement } { $value }, { $bound ->
        [most] најмногу { $limit }
       *[least] најмалку { $limit }
    } ({ $article })
competition-norms-raised = { $opponent } се смета за { $floor } ({ $article })
competition-norms-left-out = Изоставени: кола { $rounds } ({ $articles })
competition-norms-next = Потребно против следниот противник: { $points }
competition-norms-impossible = Потребниот рејтинг повеќе не може да се оствари
competition-norms-too-few = Овде не може да се оствари норма: потребни се најмалку { $least } партии, а преостанатите кола не даваат толку
competition-norms-row = { $points } од { $rounds ->
        [1] последното коло
       *[other] преостанатите { $rounds } кола
    }: противници со просек од најмалку { $average }
competition-norms-needed = Уште да се сретнат: { $holders } носители на титулата, { $titled } носители на титули, { $federations } странски федерации
competition-norms-international = На вака меѓународен турнир не му се потребни странски противници: { $foreigners } странци со рејтинг од { $federations } федерации, { $titled } со титули ({ $article })

# Натпревари без сала: табели и дополнителни критериуми.

# Табелата

competition-standings-title = { $round ->
    [0] Табела пред првото коло, според { $edition }
   *[other] Табела по { $round }. коло, според { $edition }
}
competition-standings-place = Место
competition-standings-number = Бр.
competition-standings-name = Име
competition-standings-title-held = Титула
competition-standings-federation = Фед.
competition-standings-rating = Рејтинг
competition-standings-cut = { $count ->
    [1] { $name } без најмалата вредност
   *[other] { $name } без { $count } најмали вредности
}
competition-standings-median = { $count ->
    [1] { $name } без најмалата и најголемата вредност
   *[other] { $name } без { $count } најмали и { $count } најголеми вредности
}
competition-standings-no-list = Не е наведен дополнителен критериум: играчите со исти поени го делат местото
competition-standings-breaks-nothing = { $code } никого не раздвојува: { $why } ({ $article })
competition-standings-shared = Местото { $place } го делат { $numbers }
competition-standings-reading = * Бр. { $number }, { $code }: се чита и како { $value }. { $why } ({ $article })
competition-standings-by-tie-break = Зад претходниот според { $code }
competition-standings-by-lots = Зад претходниот според ждрепка
competition-standings-no-players = Во { $path } нема играчи: изберете турнирска датотека (TRF)
competition-standings-no-category = Табела на категорија има само за играчите од датотека на турнир: изоставете ја
competition-standings-no-time = Само датотека на турнир кажува како било во некое време: изоставете го
competition-standings-no-edition = Нема правила од { $year } година. Познати: { $known }
competition-standings-no-round = Колото { $round } нема резултати: датотеката завршува со колото { $begun }
competition-standings-no-number = Никој нема број { $number }

# Како се добива вредноста

competition-working-who = Бр. { $number } { $name }: место { $place }
competition-standings-adjourned = прекината партија во колото { $round }
competition-standings-playing = партијата од колото { $round } се игра
competition-standings-all-games = сите одиграни партии
competition-standings-remarks = Забелешки
competition-export-missing = Недостасуваат резултати: ова не е конечен извештај. Партија што не е завршена има знак ? и не се смета (запис 162, X). { $missing }
competition-export-incomplete =
    { $why ->
        [salvaged] Можеби нецелосно: датотеката на турнирот е спасена од оштетена, и оттогаш никој не ставил втор потпис. Некој резултат може да е поранешен, кој потоа бил исправен{ $row ->
            [none] {""}
           *[other] . Недостига { $row }. коло
        }
        [newer] Нецелосно: во датотеката на турнирот понова програма запишала нешто што оваа не го разбира
       *[damaged] Нецелосно: датотеката на турнирот е оштетена, и ова е она што можеше да се прочита{ $row ->
            [none] {""}
           *[other] ; од редот { $row } натаму ништо не е сигурно
        }
    }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
competition-working-all-struck = Избришано: учесникот се откажал, и партиите ({ $games }) не се сметаат на табелата за никого; остануваат запишани
competition-working-round = Коло { $round }
competition-working-board = Табла { $board }
competition-working-against = против { $opponent }
competition-working-amount = { $amount }: { $why } ({ $article })
competition-working-cut = изоставено: { $why } ({ $article })
competition-working-reading = Се чита и како { $value }: { $why } ({ $article })

# Изданија

competition-edition-olympiad1972 = правилникот за екипното светско првенство (1972)
competition-edition-interpretations1980 = толкувањата од 1980 година
competition-edition-tournament-rules2006 = турнирските правила од 2006 година
competition-edition-september2023 = C.07 од септември 2023 година
competition-edition-august2024 = C.07 од август 2024 година
competition-edition-march2026 = C.07 од март 2026 година

competition-rest-lots = За нерешен редослед се влече ждрепка, освен ако правилникот на турнирот не го остава местото поделено
competition-rest-shared = Нерешениот редослед останува

competition-code-unknown-name = { $text } не е познат дополнителен критериум (C.07). Изберете еден од листата; сопствените критериуми на турнирот почнуваат со OTHER_
competition-code-unknown-modifier = { $text }: додатокот по името не е познат (C.07). Напишете по косата црта на пример C1, C2, M1, M2, P или L+1

# Дополнителни критериуми

competition-tie-break-points = поени
competition-tie-break-match-points = меч-поени
competition-tie-break-game-points = поени од партии
competition-tie-break-direct-encounter = меѓусебни партии
competition-tie-break-wins = број на победи
competition-tie-break-games-won = број на добиени партии
competition-tie-break-black-games = број на партии со црни фигури
competition-tie-break-black-wins = број на добиени партии со црни фигури
competition-tie-break-progressive = прогресивен збир
competition-tie-break-elected = кола во кои сакал да игра
competition-tie-break-standard = стандардни поени
competition-tie-break-pairing-number = стартен број
competition-tie-break-buchholz = Бухолц
competition-tie-break-average-buchholz = просечен Бухолц на противниците
competition-tie-break-fore-buchholz = претходен Бухолц
competition-tie-break-sonneborn-berger = Зонеборн-Бергер
competition-tie-break-koya = систем Која
competition-tie-break-average-rating = просечен рејтинг на противниците
competition-tie-break-performance = турнирски перформанс
competition-tie-break-perfect-performance = совршен турнирски перформанс
competition-tie-break-average-performance = просечен перформанс на противниците
competition-tie-break-average-perfect = просечен совршен перформанс на противниците
competition-tie-break-rating = рејтинг
competition-tie-break-other-score = меч-поени или поени од партии, оние што не се бројат први
competition-tie-break-team-sonneborn-berger = проширен Зонеборн-Бергер за екипи
competition-tie-break-extended-encounter = проширени меѓусебни мечеви
competition-tie-break-board-count = збир по табли
competition-tie-break-top-boards = резултати на првите табли
competition-tie-break-bottom-boards = изоставување на последните табли
competition-tie-break-schedule-strength = поени и јачина на противниците
competition-tie-break-other = сопствен критериум на турнирот

competition-lack-no-order = Никој не излегува пред друг
competition-lack-unrated = некој нема рејтинг, а за тоа не е објавено правило
competition-lack-round-robin = не смее да се користи во турнири секој со секого
competition-lack-teams-only = важи за екипи
competition-lack-players-only = важи за играчи
competition-lack-unequal-game-points = изедначените немаат исти поени од партии
competition-lack-own = сопствен е на турнирот: го применува судијата

competition-method-sum = Збир од:
competition-method-average = Просек од:
competition-method-whole-average = Просек, заокружен на цел број, половините нагоре, од:
competition-method-performance = Просечниот рејтинг и разликата за уделот на поените:
competition-method-perfect = Најнискиот рејтинг со кој овие поени би се очекувале против:
competition-method-place = Местото во табелата на изедначените:
competition-method-in-turn = Едно по друго, додека едно не одлучи:

competition-basis-own = сопствен резултат
competition-basis-game = партија меѓу изедначените
competition-basis-opponent = поени на противникот
competition-basis-opponent-with-draws = поени на противникот, во кои последните слободни кола се бројат како реми
competition-basis-forfeit-as-game = резултат без борба што се брои како партија
competition-basis-dummy = коло без партија: замислен противник со сопствените поени
competition-basis-dummy-like-opponent = коло без партија: замислен противник најмногу со поените на определениот противник
competition-basis-dummy-like-draws = коло без партија: замислен противник најмногу со реми во секое коло
competition-basis-opponent-rating = рејтинг на противникот
competition-basis-opponent-value = вредност на противникот
competition-basis-running = поени по колото
competition-basis-more = повеќе поени од определениот противник или од реми
competition-basis-equal = исти поени како определениот противник или како реми
competition-basis-strong-opponent = поени против противник на границата или над неа
competition-basis-missing = не се сретнале: во најдобар случај
competition-basis-board = поени на таблата
competition-basis-other-score = поените што не се бројат први
competition-basis-schedule = дел од Бухолцот
competition-basis-difference = разлика за уделот на поените

competition-cut-lowest = најмалата вредност
competition-cut-highest = најголемата вредност
competition-cut-voluntary = коло во кое не бил на располагање оди пред најмалата вредност

competition-reading-double-forfeit-is-nothing = Серверот на ФИДЕ не дава ништо кога двајцата отсуствуваат; според текстот двајцата добиле исто
competition-reading-voluntary-by-opponent = Серверот на ФИДЕ го изоставува пропуштеното коло со најслаб противник; според текстот тоа е колото со најмал придонес
competition-reading-forfeit-win-is-game = Според текстот победа без борба во турнир секој со секого е обична партија; серверот на ФИДЕ ги брои само одиграните
competition-reading-higher-board-count = Серверот на ФИДЕ го става напред поголемиот збир по табли; според текстот помалиот е подобар
competition-reading-sub-tie-goes-on = Вежбите на комисијата на ФИДЕ продолжуваат со поените што ја создале новата изедначеност; според текстот се почнува одново

# Натпреварот на командната линија

competition-event-not-numbered = Никој го нема стартниот број { $no }: играчите што се пријавиле откако биле дадени броевите сѐ уште немаат. Прво дајте ги броевите одново: jadoube competition number, со --reason
competition-event-no-pairing = „{ $text }“ не е пар. Напишете два стартни броја, прво Белиот, на пример 1:4
competition-event-no-result = „{ $text }“ не е резултат. Резултатите се пишуваат вака: { $signs }
competition-event-match = Меч { $teams }: { $points }
competition-event-no-place = На местото { $place } во листата на { $team } нема никого
competition-event-no-line-ups = Нема состав од { $teams }: кој игра следува од редоследот на листата (1972: 24.1). Внесете ги составите или објавете со --basic-order
competition-event-round = Коло { $round } ({ $stage })
competition-event-board-shows = таблата покажува { $result }
competition-event-adjourned = прекината
competition-scoring-two-draws = Два ремија би вределе { $draws } поени, а победа и пораз { $decided }: два ремија не смеат да вредат повеќе. Напишете помалку поени за реми
competition-scoring-below-nothing = Ниеден резултат не може да вреди помалку од ништо. Напишете 0 или повеќе поени
competition-event-no-board-pairing = „{ $text }“ не е пар на табла. Напишете ја таблата и два стартни броја, прво Белиот, на пример 3=1:4
competition-event-no-start = „{ $text }“ не кажува како е извлечена почетната позиција. Напишете lot:17, или dice:357 со бројот на позицијата од 0 до 959
competition-event-differs = за решавање: таблата покажува { $result }
competition-event-bye =
    { $player }: { $bye ->
        [pairing] слободен од спарувањето
        [full] слободен со еден поен
        [half] слободен со половина поен
       *[zero] без противник, без поени
    }
competition-event-system-table = Турнир секој со секого според Бергеровата табела
competition-event-system-manual = Спарува судијата
competition-event-control = Темпо на игра: { $control }
competition-event-tie-breaks = Дополнителни критериуми ({ $year }): { $list }
competition-event-byes =
    Слободни кола со половина поен: { $half } за секој играч ({ $article }); без такви во последните кола: { $last }; со цел поен: { $full ->
        [yes] да
       *[no] не
    }; кола пропуштени поради доцна пријава со половина поен: { $late }
competition-event-start-usual = Почетна позиција
competition-event-start-round = Chess960, една почетна позиција за колото
competition-event-start-board = Chess960, почетна позиција за секоја табла
competition-working-struck = Коло { $round } · против { $opponent }: запишано { $result }; не се смета во табелата ({ $article })
competition-csv-not-a-line = „{ $text }“ содржи нов ред или невидлив знак: можеби недостасува наводник. Никој не е пријавен
competition-csv-surplus = „{ $text }“ е по последната колона. Никој не е пријавен
competition-event-no-teams-in-list = На овој турнир играат екипи, а листата не кажува за која екипа би играл { $players }. Додајте колона „Клуб“, или наведете ја екипата на сите нејзини играчи со --team
competition-event-nobody-in-list = { $path } не наведува никого. Листата ги има играчите ред по ред, под наслови како Name, Rating, Fed
competition-event-list-amend = Наведеното овде е изоставено. „jadoube competition amend“ поправа пријава
competition-event-known = Нема што да се запише: веќе е познато
competition-event-no-folder = Нема папка { $path }. Прво направете ја
competition-event-goes-on = Коло { $round }, табла { $board }, { $white } – { $black }: партијата трае. Ако завршила, кажете го тоа со --game-ended
competition-event-game-ended = партијата заврши
competition-event-result-of = Коло { $round }, табла { $board }: { $white } – { $black } { $result }
competition-event-has-left = { $player }: се повлече
competition-event-opponent-left = { $player }: { $sign } без борба, { $opponent } се повлече

# Групите на турнир: jadoube competition groups
competition-event-system-olympiad = Екипно светско првенство од 1972 (Ol. 1972 10)
competition-groups-title = { $group }, кола { $first } до { $last }
competition-groups-extra = надвор од конкуренција
competition-groups-not-drawn = Сѐ уште не се извлечени броеви
competition-groups-drawn-hand = Броевите се извлечени во салата
competition-groups-drawn-lot = Броевите се извлечени со ждрепка, почетна вредност { $seed }
competition-groups-no-captain = За { $teams } не е именуван капитен: списоците на екипите го имаат (Ol. 1972 24)
competition-groups-none = Нема група „{ $group }“. Претходните групи се 1, 2, …; финалињата се A, B, …
competition-groups-columns = Место, број, екипа, поени од партии, меч-поени, Зонеборн-Бергер, пред следната според
competition-groups-standing = { $group }: места според { $article }
competition-groups-whole = Целото првенство
competition-groups-left = { $team } се откажа по { $played } од { $of } мечеви ({ $article }; Ol. 1972 12: мерките ги презема судискиот колегиум)
competition-groups-no-olympiad = „{ $text }“ не е првенство што може да се игра тука. Напишете 1972 men или 1972 women

# Bracket of an event
competition-bracket-round =
    { $left ->
        [0] финале
        [1] полуфинале
        [2] четвртфинале
       *[other] { $round }. круг
    }
competition-bracket-third-match = меч за третото место
competition-bracket-only = меч
competition-bracket-leg = { $match }, { $stage }. етапа, { $game }. партија
competition-bracket-won = победник: { $player }
competition-bracket-goes-on = понатаму оди { $player }
competition-bracket-by-bye = понатаму оди { $player } (слободен)
competition-bracket-by-walkover = понатаму оди { $player }: противникот повеќе не игра
competition-bracket-by-lot =
    понатаму оди { $player } по ждрепка { $seed ->
        [none] (извлечена во салата)
       *[other] (почетна вредност { $seed })
    }: мечот беше изедначен; { $reason }
competition-bracket-even = изедначено
competition-bracket-nobody = никој не оди понатаму: двајцата повеќе не играат
competition-bracket-not-begun = не е започнат
competition-bracket-open = не е решен
competition-bracket-head-match = Меч
competition-bracket-head-first = Прв
competition-bracket-head-second = Втор
competition-bracket-head-score = Состојба
competition-bracket-head-games = Партии
competition-bracket-head-result = Резултат
competition-bracket-head-reached = Стигнал до
competition-bracket-winner-of-all = победник
competition-bracket-beaten = отпаднал: { $round }
competition-bracket-odd = { $due ->
    [none] тука игра { $plays }, а според резултатите сѐ уште никој не стигнал дотука
   *[other] тука игра { $plays }, а според резултатите дотука стигнал { $due }
}
competition-bracket-odd-plays = игра во { $match }, а според резултатите не стигнал дотаму
competition-bracket-odd-due = според резултатите стигнал до { $match }, но таму игра { $plays }
competition-bracket-odd-match = { $match }: { $what }. { $open ->
    [yes] Останува така, освен ако на страницата на { $round }. коло не се избере „Измени парови…“, по основ од { $article }
   *[no] { $round }. коло е затворено, и она што е играно во него важи
}
competition-bracket-still-in = сѐ уште игра
competition-bracket-told =
    { $score ->
        [none] { $match }: { $first } против { $second }, { $result }
       *[other] { $match }: { $first } против { $second }, { $score }, { $result }
    }
competition-bracket-place-told =
    { $place ->
        [none] { $player }, { $reached }
       *[other] Место { $place }: { $player }, { $reached }
    }
competition-event-against = { $player }: { $sign } без борба, против { $opponent }
competition-event-no-list = { $path } не е список на играчи: нема познат наслов ни колони. Во списокот играчите се ред по ред, под наслови како Име, Рејтинг, Фед. Никој не е пријавен
competition-event-from-file = Од турнирската датотека на „{ $name }“ се преземаат { $results ->
        [0] играчите
       *[other] само играчите
    }{ $results ->
        [0] {""}
        [one] ; { $results } резултат е изоставен
       *[other] ; { $results } резултати се изоставени
    }
