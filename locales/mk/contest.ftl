# Натпреварот: играчи, кола и резултати, како што стојат во записникот.

contest-of = { $name }: { $text }
contest-event-started = Правилникот на турнирот е утврден
contest-event-regulations-changed = Правилникот на турнирот е изменет: { $reason }
contest-event-amended = податоците се поправени
contest-event-scheduled = Колото { $round } почнува { $starts }
contest-event-left =
    { $how ->
        [expelled] отстранет
       *[withdrawn] се повлекол
    } од колото { $from }: { $reason }
contest-event-absence-noted = нема да го игра колото { $round }
contest-event-several-left =
    { $how ->
        [expelled] отстранети
       *[withdrawn] се повлекле
    } од колото { $from } ({ $count ->
        [one] { $count } учесник
       *[other] { $count } учесници
    }): { $reason }
contest-event-absences-noted =
    { $count ->
        [one] { $count } учесник нема да го игра колото { $round }
       *[other] { $count } учесници нема да го играат колото { $round }
    }
contest-event-published = Паровите на колото { $round } се објавени
contest-event-closed = Колото { $round } е затворено
contest-event-entered = пријавен
contest-event-numbered =
    Доделени стартни броеви: { $count ->
        [one] { $count } учесник
       *[other] { $count } учесници
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Колото { $round } е спарено, сѐ уште не е објавено
contest-event-pairings-changed = Коло { $round }: објавените парови на таблите { $boards } се изменети ({ $article }): { $ground }. { $reason }
contest-event-result-entered =
    Коло { $round }, табла { $board }: внесен резултат: { $result }{ $against ->
        [none] {""}
       *[other] ; во партијата е запишано: { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-event-presence-noted = сепак ќе го игра колото { $round }
contest-event-bye-granted =
    { $bye ->
        [half] слободен со половина поен
        [full] слободен со еден поен
       *[zero] слободен без поени
    } во колото { $round }
contest-event-draw-begun =
    Почна ограниченото извлекување ({ $article }){ $reason ->
        [none] {""}
       *[other] : { $reason }
    }
contest-event-drawn = Извлечено: { $drawn }
contest-event-start-drawn =
    Коло { $round }, Chess960: почетната позиција е извлечена { $how ->
        [lot] со ждрепка, почетна вредност { $drawn }
        [dice] со коцки: { $drawn }
        [coin] со монета: { $drawn }
        [cards] со карти: { $drawn }
       *[computer] со компјутер: { $drawn }
    }
contest-undone = Вратено: { $act }
contest-undone-entry = една пријава
contest-undone-departure = игра натаму
contest-undone-absence = го игра колото { $round }
contest-undone-departures =
    { $count ->
        [one] { $count } учесник игра натаму
       *[other] { $count } учесници играат натаму
    }
contest-undone-absences =
    { $count ->
        [one] { $count } учесник го игра колото { $round }
       *[other] { $count } учесници го играат колото { $round }
    }
contest-undone-draft = спарувањето на колото { $round }
contest-undone-result = резултатот внесен на таблата { $board }, коло { $round }
contest-undone-closing = колото { $round } е повторно отворено
contest-undone-bye = слободен во колото { $round }
contest-undone-presence = дека колото { $round } сепак се игра
contest-undone-regulations = измената на правилникот
contest-undone-amendment = поправката на податоците
contest-undone-numbers = стартните броеви
contest-undone-drawing = почетокот на извлекувањето
contest-undone-drawn = она што последно се извлече
contest-undone-schedule = почетокот на колото { $round }
contest-undone-start = извлекувањето на почетната позиција за колото { $round }
contest-undone-publication = објавувањето на колото { $round }. Повторно е нацрт, а таблите се слободни
contest-undone-changing = измената на објавените парови од колото { $round }
contest-undone-board-result = резултатот внесен на таблата { $board }, коло { $round }. Партијата продолжува
contest-result-white-wins = 1–0
contest-result-draw = ½–½
contest-result-black-wins = 0–1
contest-result-both-lose = 0–0
contest-result-half-for-white = ½–0
contest-result-half-for-black = 0–½
contest-result-white-wins-unrated = 1–0, не се рејтингува
contest-result-draw-unrated = ½–½, не се рејтингува
contest-result-black-wins-unrated = 0–1, не се рејтингува
contest-result-both-lose-unrated = 0–0, не се рејтингува
contest-result-forfeit-for-white = +/−
contest-result-forfeit-for-black = −/+
contest-result-forfeit-of-both = −/−
contest-ground-met-before = двајцата по грешка би се сретнале повторно
contest-ground-competition-rules = така предвидува правилникот на турнирот
contest-ground-without-opponents = двајца играчи без противник се согласни да играат
contest-ground-late-entry = доцна пријава; засегнатите се согласни
contest-ground-last-round-top-boards = непредвидливо, на првите табли во последното коло
contest-category-all = Сите
contest-category-women = Жени
contest-category-men = Мажи
contest-category-juniors = До { $age } години
contest-category-seniors = Од { $age } години
contest-category-title = Титула { $title }
contest-category-federation = Федерација { $federation }
contest-category-club = Клуб { $club }
contest-category-unrated = Без рејтинг
contest-category-board = Табла { $board }

contest-stage-draft = нацрт
contest-stage-published = објавено
contest-stage-closed = затворено
contest-refusal-already-started = Правилникот е веќе утврден. Изменете го со образложение
contest-refusal-not-started = Во оваа датотека сѐ уште нема турнир. Прво утврдете го правилникот
contest-refusal-regulations-lost = Правилникот на турнирот е изгубен, бидејќи датотеката беше оштетена. Учесниците, колата и резултатите што се во неа не може да се прикажат без него. Утврдете го правилникот одново, каков што беше, во прозорецот или со „start“ во jadoube play: тогаш сето тоа повторно се прикажува
contest-refusal-reason-missing = Наведете причина; се чува во дневникот. За резултат таа е потребна кога е познат друг, кога колото е завршено и додека партијата трае ({ $article })
contest-refusal-numbers-given = Стартните броеви се веќе дадени. Наведете причина за да се дадат одново, на пример за играч што се пријавил подоцна; се чува во дневникот ({ $article })
contest-refusal-nameless = Секој учесник мора да има име. Внесете го
contest-refusal-entered-before = { $name } е веќе пријавен. Изменете ја таа пријава или изберете друго име или друг број на ФИДЕ за друг играч со исто име
contest-refusal-too-many-entrants = Турнирот може да има најмногу { $most } играчи, сметајќи ги и оние што се повлекле. Пријавете помалку играчи или поделете ги на повеќе турнири
contest-refusal-no-such-entrant = Нема учесник { $no }. Изберете некого од листата на играчи
contest-refusal-table-fixed = Никој повеќе не може да се пријави: првото коло од турнирот секој со секого е објавено и табелата е утврдена ({ $article }). Вратете го објавувањето, ако сѐ уште не почнала ниту една партија
contest-refusal-system-fixed = Системот на спарување не може повеќе да се менува: едно коло е објавено. Вратете го објавувањето или почнете друг турнир
contest-refusal-numbers-fixed = Стартните броеви се утврдени: во турнир секој со секого со првото коло, инаку штом ќе се спари колото { $round } ({ $article }). Исправете ги податоците за играчот; бројот останува
contest-refusal-numbers-incomplete = Секој учесник мора да има еден стартен број ({ $article }). Доделете ги броевите одново
contest-refusal-no-numbers = Прво доделете ги стартните броеви ({ $article })
contest-refusal-not-next = Колото { $round } не може сега да се спари; следно е колото { $next }. Прво спарете го него
contest-refusal-no-such-round = Колото { $round } не е спарено. Прво спарете го
contest-refusal-not-published = Колото { $round } сѐ уште не е објавено. Прво објавете го
contest-refusal-published-before = Колото { $round } е веќе објавено. Менувајте ги паровите само поради една од причините од { $article }
contest-refusal-closed-before = Колото { $round } е веќе затворено. Исправете го таму погрешниот резултат со образложение ({ $article })
contest-refusal-paired-by-system = Овој турнир се спарува според табелата; парови не можат да се внесуваат ({ $article }). Спарете го колото без нив
contest-refusal-paired-twice = Учесникот { $no } би играл двапати во ова коло. Спарете го секој играч еднаш
contest-refusal-board-twice = Два пара ја имаат таблата { $board }. Доделете му на секој пар своја табла
contest-refusal-nothing-paired = Нема парови. Внесете барем еден
contest-refusal-departed = Учесникот { $no } повеќе не игра ({ $article }). Спарете го колото одново
contest-refusal-results-missing = { $count ->
    [1] Коло { $round }: недостасува резултатот од табла { $boards }. Прво внесете го
   *[other] Коло { $round }: недостасуваат резултатите од таблите { $boards }. Прво внесете ги
}
contest-refusal-no-pairing = На таблата { $board } никој не игра во колото { $round }. Изберете друга табла
contest-refusal-game-goes-on = Партијата на таблата { $board } сѐ уште трае. Прво завршете ја
contest-refusal-adjourned = Партијата на таблата { $board } е прекината; додека не се знае резултатот, само за спарувањето важи како реми ({ $article }). Продолжете ја или решете ја
contest-refusal-play-began = На таблата { $board } играта почнала, или резултатот е внесен: парот останува ({ $article }). Исправете го погрешниот резултат со образложение
contest-refusal-nothing-to-undo = Тука ништо не може да се врати: по последното дејство следеше нешто. Отворете ја завршената партија повторно на нејзината табла
contest-refusal-shared-publication = Кај повеќе станици објавеното коло останува објавено: на таблата на друга станица партијата можеби започнала. Наместо тоа променете ги паровите, со причина
contest-event-team-amended = податоците за екипата се исправени
contest-event-team-left =
    { $how ->
        [expelled] екипата е отстранета
       *[withdrawn] екипата се повлече
    } од колото { $from }: { $reason }
contest-event-line-up-handed-in =
    составот за колото { $round } е предаден{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-team-entered = екипата е пријавена
contest-event-teams-numbered =
    Доделени стартни броеви: { $count ->
        [one] { $count } екипа
       *[other] { $count } екипи
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-matches-drafted = Коло { $round }: екипите се спарени, сѐ уште не е објавено
contest-line-up-handed-in = го предаде капитенот
contest-line-up-basic-order = ништо не е предадено: редоследот на листата (1972: 24.1)
contest-refusal-no-teams = Правилникот на овој турнир не предвидува екипи. Прво изменете го, со образложение
contest-refusal-teams-play = Според правилникот на овој турнир играат екипи. Доделете броеви на екипите и спарете ги; кој со кого игра на таблите кажуваат составите, коло по коло, како што бара меч по шевенингенскиот систем
contest-refusal-no-such-team = Нема екипа { $team }. Изберете некоја од листата на екипи
contest-refusal-plays-for-two = { $name } би играл за две екипи или е двапати на листата. Наведете го секој играч еднаш
contest-refusal-list-order = Објавено е коло: редоследот на листата останува (1972: 24.1). Додајте играчи само на крајот
contest-refusal-no-match = { $team } нема меч во колото { $round }. Изберете екипа што тогаш игра
contest-refusal-line-up-length = Составот за секоја од { $boards } табли именува некого или никого (1972: 24.1). Напишете толку места, - за празна табла
contest-refusal-not-in-team = { $name } не е на листата на оваа екипа (1972: 24.1). Изберете играчи од листата
contest-refusal-line-up-order = { $name } би седел зад некого што на листата стои подолу: редоследот на листата важи (1972: 24.1). Распоредете ги играчите по тој редослед
contest-refusal-line-up-late = Составите требаше да се предадат до { $due }: без навремен состав играат првите од листата по нивниот редослед (1972: 24.1). Наведете ја причината поради која главниот судија при виша сила прима подоцнежен
contest-refusal-no-tied-match = Ниту еден меч на { $name } не е изедначен по последната етапа, со сите резултати. Прво внесете ги резултатите; ждрепка има само тогаш ({ $article })
contest-event-match-drawn =
    по ждрепка го добива изедначениот меч{ $seed ->
        [none] {""}
       *[other] {" "}(почетна вредност { $seed })
    }: { $reason }
contest-undone-match-lot = ждрепката за меч
contest-refusal-team-gone = { $name } веќе не игра ({ $article }). Спарете го колото повторно
contest-refusal-team-twice = { $name } би играл двапати во ова коло. Спарете ја секоја екипа еднаш
contest-next-fix-regulations = утврдете го правилникот на турнирот
contest-next-enter-players =
    { $entered ->
        [0] пријавете ги учесниците, најмалку { $least }
       *[other] пријавете уште учесници: има { $entered } од најмалку { $least }
    }
contest-next-give-numbers = доделете стартен број на секого
contest-next-pair = спарете го колото { $round }
contest-next-publish = објавете ги паровите на колото { $round }
contest-next-results =
    { $boards ->
        [none] коло { $round }: број на резултати што недостигаат: { $count }
       *[other] коло { $round }: { $count ->
            [1] недостига резултатот од табла { $boards }
           *[other] недостигаат резултатите од таблите { $boards }
        }
    }
contest-next-settle =
    { $boards ->
        [none] коло { $round }: број на табли со поинаков резултат од внесениот: { $count }
       *[other] коло { $round }: { $count ->
            [1] таблата { $boards } покажува поинаков резултат од внесениот
           *[other] таблите { $boards } покажуваат поинакви резултати од внесените
        }
    }
contest-next-draw-start = извлечете ја почетната позиција за колото { $round }
contest-next-close = затворете го колото { $round }: секоја партија има резултат или е прекината
contest-next-resume =
    { $boards ->
        [none] коло { $round }: број на партии што се сѐ уште прекинати: { $count }
       *[other] коло { $round }: { $count ->
            [1] сѐ уште е прекината партијата од табла { $boards }
           *[other] сѐ уште се прекинати партиите од таблите { $boards }
        }
    }
contest-next-standings = сите кола се затворени: отпечатете ја конечната табела
contest-refusal-no-byes-in-table = Во турнир секој со секого секој се спарува во секое коло ({ $article }). Забележете го отсуството: противникот победува без борба
contest-refusal-bye-too-late = Паровите на колото { $round } се објавени: слободно коло мора да се побара навреме ({ $article }). Внесете „без борба“ на таблата, ако играчот не дојде
contest-refusal-not-planned = Нема коло { $round }: { $planned ->
    [one] планирано е { $planned } коло
   *[other] планирани се { $planned } кола
} ({ $article }). Изберете едно од нив
contest-refusal-no-bye-in-last-rounds = Според правилникот на турнирот нема слободно коло со поени во { $rounds ->
    [1] последното коло
    [one] последните { $rounds } кола
   *[other] последните { $rounds } кола
}. Изберете слободно коло без поени
contest-refusal-bye-of-pairing = Ова слободно коло го дава спарувањето; никој не може да го побара ({ $article }). Изберете слободно коло со половина поен или отсуство
contest-refusal-no-full-point-byes = Правилникот на турнирот не предвидува слободно коло со цел поен. Изберете слободно коло со половина поен или изменете го правилникот со образложение
contest-refusal-half-point-byes-used = Учесникот { $no } веќе ги искористи слободните кола со половина поен што ги дозволува правилникот: { $most } ({ $article }). Забележете отсуство без поени
contest-refusal-has-bye = Учесникот { $no } е слободен во колото { $round } ({ $article }). Спарете го колото одново или откажете го слободното коло
contest-refusal-draft-outdated = Нацртот на колото { $round } повеќе не одговара: се смени учесник, број или правилникот. Спарете го колото одново
contest-refusal-no-draw = Не е почнато ограничено извлекување ({ $article }). Прво почнете го
contest-refusal-draw-goes-on = Ограниченото извлекување е во тек ({ $article }): завршете го, вратете го или доделете ги броевите поинаку
contest-refusal-no-table-to-draw = Ограниченото извлекување е за турнири секој со секого ({ $article }). Доделете ги броевите според рејтинг или со ждрепка
contest-refusal-start-is-usual = Партиите на овој турнир почнуваат од почетната позиција. Прво изберете Chess960 во правилникот
contest-refusal-start-not-drawn = Прво извлечете ја почетната позиција за колото { $round } (Насоки II)
contest-refusal-starts-incomplete = Потребни почетни позиции: { $wanted }. Наведени: { $drawn } (Насоки II). Напишете онолку колку што се потребни
contest-refusal-no-such-start = Chess960 нема почетна позиција { $position }: броевите се од 0 до 959 (Насоки II). Изберете еден од нив
contest-refusal-results-differ = Коло { $round }: на таблите { $boards } таблата покажува друг резултат од внесениот. Прво внесете го резултатот што важи ({ $article })

# Што зборува против парови што ги прави судијата.
contest-remark-met-before = { $white } и { $black } играле во колото { $round }; никој не се среќава двапати со ист противник ({ $article }). Доделете им други противници
contest-remark-not-together = { $white } и { $black } според пријавата не треба да се спарат меѓу себе. Доделете им други противници
contest-remark-known-absent = { $name } е забележан како отсутен и би загубил без борба ({ $article }). Изоставете го играчот
contest-remark-colour-thrice =
    { $name } има { $colour ->
        [white] бели
       *[black] црни
    } фигури по третпат едно по друго ({ $article }). Заменете ги боите или доделете друг противник
contest-remark-colour-difference = { $name } имал { $whites } пати бели и { $blacks } пати црни фигури: разликата е поголема од два ({ $article }). Заменете ги боите или доделете друг противник
contest-remark-bye-again = { $name } е повторно без противник или веќе добил поен без играње ({ $article }). Оставете некој друг без противник
contest-remark-left-out = { $name } може да игра и не е спарен ({ $article }). Спарете го играчот или забележете го отсуството

# Зошто двајца се среќаваат на табла.
contest-why-group = { $group } ({ $article })
contest-why-table =
    Бергерова табела за { $players } ({ $article }), коло { $table_round }, { $turn ->
        [exchanged] заменето со колото до него на крајот од првиот круг ({ $exchange })
        [reversed] круг { $cycle } со обратни бои
       *[as-tabled] како што е во табелата, круг { $cycle }
    }
contest-why-only-two = Групата има две екипи: тие ги менуваат боите од меч до меч
contest-why-line-ups = Меч { $first } – { $second }: кој игра на таблата кажуваат составите на екипите
contest-why-game =
    { $colours ->
        [named-first] првонаведениот во шемата има бели фигури во првата партија
        [drawn] правилата на етапата кажуваат кој има бели фигури во нејзината прва партија
        [reversed-at-half] боите се менуваат на половина од етапата
       *[alternate] играчот што имал црни фигури во претходната партија има бели
    } ({ $article })
contest-why-arbiter = Спарено од судијата
contest-why-changed = Судијата го смени објавениот пар ({ $article })
contest-why-own-board = { $name } секогаш игра на таблата { $board } ({ $article })

# Екипи
contest-event-seated = Коло { $round }: играчите на екипите ги добија таблите
contest-undone-team-entry = пријава на екипа
contest-undone-team-amendment = исправка за екипа
contest-undone-team-departure = екипата игра натаму
contest-undone-team-numbers = броевите на екипите
contest-undone-line-up = состав за колото { $round }
contest-refusal-all-rounds-published = { $rounds ->
    [one] Турнирот има { $rounds } коло и тоа е објавено: нема друго за спарување ({ $article }). Отпечатете ја конечната табела
   *[other] Сите { $rounds } кола на турнирот се објавени: нема друго за спарување ({ $article }). Отпечатете ја конечната табела
}
contest-refusal-too-few = За турнир секој со секого се потребни најмалку тројца играчи ({ $article }). Прво внесете ги
contest-refusal-nothing-published = Сѐ уште нема објавено коло. Прво објавете едно
contest-refusal-nobody-entered = Сѐ уште никој не е пријавен. Прво внесете ги играчите
contest-refusal-nothing-done = Сѐ уште нема ништо што може да се врати. Продолжете со следниот чекор
contest-refusal-no-board-zero = Таблите се бројат од 1. Напишете број од 1 натаму
contest-refusal-board-of-another = Таблата { $board } веќе е сопствена табла на { $name }. Изберете друга
contest-refusal-no-such-title = „{ $title }“ не е титула на ФИДЕ. Изберете GM, IM, FM, CM, WGM, WIM, WFM или WCM (B.01)
contest-refusal-long-federation = „{ $federation }“ не е федерација: напишете ги нејзините три букви, на пример MKD
contest-refusal-played-then = { $name } играше во колото { $round }. Внесете повлекување од подоцнежно коло ({ $article })
contest-refusal-no-round-zero = Колата се бројат од 1. Напишете број од 1 натаму
contest-refusal-tie-break-twice = { $code } е двапати во листата на дополнителни критериуми (C.07 4.2). Отстранете еден

# Schedule
contest-event-rounds-scheduled = Почеток на колата: { $starts }
contest-undone-schedules = почетокот на неколку кола
contest-undone-session-plan = сесија планирана за колото { $round }
contest-undone-session-change = измената на сесија од колото { $round }
contest-undone-session-removal = отстранувањето на сесија од колото { $round }
# Teams
contest-next-enter-teams =
    { $entered ->
        [0] пријавете ги екипите, најмалку { $least }
       *[other] пријавете уште екипи: има { $entered } од најмалку { $least }
    }
contest-refusal-teams-fixed = Дали играат екипи е утврдено штом некој ќе се пријави, а бројот на табли штом ќе се спари коло. Почнете друг турнир или вратете го направеното
contest-refusal-seat-emptied = Таблата { $board } сега не може да остане празна ({ $article }): внесете „без борба“, ако играчот не дојде
# Олимпијадата од 1972 во турнир
contest-event-phase-begun =
    { $kind ->
        [preliminaries] Претходни групи
        [finals] Финалиња
       *[play-off] Доигрување за титулата
    }: { $by ->
        [proposal] екипите се распределени по групи според предлогот
       *[committee] екипите по групи ги распредели комисијата
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-groups-drawn =
    Извлечени броеви во групата { $groups }{ $seed ->
        [none] , во салата
       *[other] , со ждрепка, почетна вредност { $seed }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-group-filled = ја пополнува групата { $group } надвор од конкуренција; гласови против: { $against }
contest-undone-phase =
    { $kind ->
        [preliminaries] претходните групи
        [finals] групите на финалињата
       *[play-off] доигрувањето за титулата
    }
contest-undone-group-draw = извлекувањето на броевите во групите
contest-undone-group-filling = екипата надвор од конкуренција
contest-group-preliminary = Група { $group }
contest-group-final = Финале { $group }
contest-group-only = Единствената група
contest-group-play-off = Доигрување за титулата
contest-entry-warning = { $team }: { $fault } ({ $article }). Поправете ја листата на екипата
contest-deadline = { $day }: { $task } ({ $article })
contest-refusal-no-groups = Правилникот на овој турнир не предвидува групи. Изберете во него првенство од 1972, кое ги има
contest-refusal-match-boards = На ова првенство играат екипи, на { $boards } табли (Ol. 1972 2–8). Изберете толку табли
contest-refusal-team-size = { $name } има { $players } играчи. Екипата има { $least } до { $most } (Ol. 1972 2–8). Изменете ја нејзината листа
contest-refusal-not-divided = Прво распределете ги екипите по групи (Ol. 1972 10, 19)
contest-refusal-division-incomplete = Секоја екипа е во една група. За овој број екипи групите имаат по { $sizes } екипи (Ol. 1972 10). Распределете ја секоја во една
contest-refusal-groups-fixed = Групите и нивните броеви се утврдени: објавено е коло од нив (Ol. 1972 10). Прво вратете го објавувањето
contest-refusal-no-such-group = Нема група { $group }. Изберете една од прикажаните групи
contest-refusal-which-group = Кажете во која група се извлечени овие броеви
contest-refusal-group-draw-incomplete = { $group }: секоја екипа од групата има еден број (Ol. 1972 10). Наведете ја секоја еднаш, по редот на броевите
contest-refusal-not-drawn = { $group }: прво извлечете ги броевите на екипите (Ol. 1972 10)
contest-refusal-no-preliminaries = Овој турнир нема претходни групи (Ol. 1972 10). Продолжете со неговата единствена група
contest-refusal-not-qualified = Претходните групи се одиграни. Прво затворете ги: екипите одат во финалињата според своите места (Ol. 1972 10)
contest-refusal-phase-goes-on = Групите играат до колото { $round } (Ol. 1972 10). Прво објавете го и затворете го
contest-refusal-still-adjourned = Коло { $round }: на таблите { $boards } има уште прекинати партии (Ol. 1972 20). Прво продолжете ги или решете ги
contest-refusal-tied-for-final = { $group }: { $teams } делат место што одлучува за финалето, и член 11 го остава така. Нека одлучи комисијата; внесете го нивниот редослед со причина (Ol. 1972 11, 19)
contest-refusal-swiss-by-hand = { $group } се игра по швајцарскиот систем во { $rounds } кола, а документот не ги дава неговите правила (Ol. 1972 10). Спарете ги екипите рачно; другите групи ги спаруваат нивните табели
contest-refusal-paired-by-table = { $name } игра во група што ја спарува нејзината табела (Ol. 1972 10). Изоставете ја
contest-refusal-no-consolation = Само група од финалињата може да се пополни со екипа надвор од конкуренција (Ol. 1972 10). Изберете една од нив
contest-refusal-nobody-tied = Нема доигрување: никој не го дели првото место во финалето за титулата (Ol. 1972 11.4). Отпечатете ја конечната табела
contest-next-divide-teams = распределете ги екипите по групи (Ol. 1972 10, 19)
contest-next-draw-groups = извлечете ги броевите на екипите во секоја група (Ol. 1972 10)
contest-next-qualify = затворете ги претходните групи: екипите одат во финалињата според своите места (Ol. 1972 10)
contest-next-play-off =
    { $count ->
        [1] играње за титулата (Ol. 1972 11.4)
       *[other] { $count } екипи го делат првото место: играат за титулата (Ol. 1972 11.4)
    }

# Knock-out and matches
contest-refusal-match-of-two = Меч играат двајца ({ $article }). За повеќе играчи изберете елиминација или турнир секој со секого
contest-refusal-knock-out-of-teams = Екипи овде не играат елиминација. Изберете турнир секој со секого или спарувајте рачно
contest-event-returned = повторно игра од колото { $from }: { $reason }
contest-undone-return = враќањето на играчот
contest-event-team-returned = екипата повторно игра од колото { $from }: { $reason }
contest-undone-team-return = враќањето на екипата
contest-refusal-has-left = { $name } го напушти турнирот ({ $article }). Внесете го враќањето, со причина
contest-corrected = { $result } (поправено, претходно { $shown })
contest-corrected-from = поправено, претходно { $result }
