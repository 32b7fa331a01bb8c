# Екранот на турнирот: неговите страници.

tournament-page = Преглед
tournament-players = Учесници
tournament-draw = Ждрепка
tournament-round = Коло
tournament-standings = Табела
tournament-cross-table = Вкрстена табела
tournament-pages = Страници на турнирот
tournament-no-file = Отворете турнир или направете нов.

# Page: event

tournament-next = Следно: { $step }
tournament-next-fix = Утврди го правилникот…
tournament-next-enter = Пријави учесници
tournament-next-number = Додели стартни броеви
tournament-next-pair = Спари го колото { $round }
tournament-next-look = Прикажи го колото { $round }
tournament-next-publish = Објави го колото { $round }
tournament-next-results = Внеси резултати
tournament-next-settle = Расчисти ги резултатите
tournament-next-draw-start = Извлечи позиција
tournament-next-close = Затвори го колото { $round }
tournament-next-resume = Прикажи ги ковертите
tournament-next-standings = Прикажи ја табелата
tournament-event-none = Во оваа датотека сѐ уште нема турнир. Прво доаѓа правилникот; потоа следуваат учесниците, стартните броеви, колата и резултатите. Одделни партии може да се постават и без турнир
tournament-event-regulations = Правилник на турнирот
tournament-event-system = Систем на спарување
tournament-event-single = Секој со секого
tournament-event-double = Секој со секого, двојно
tournament-event-manual = Спарува судијата
tournament-event-single-by = Секој со секого по Бергеровите табели ({ $article })
tournament-event-double-exchanged = Секој со секого двојно, по Бергеровите табели; последните две кола од првиот круг се заменети ({ $article })
tournament-event-double-as-tabled = Секој со секого двојно, по Бергеровите табели, сите кола како во табелата ({ $article })
tournament-event-manual-by = Спарува судијата, број на кола: { $rounds }
tournament-event-rounds-for = { $system }: број на кола { $rounds }, број на играчи { $players }
tournament-event-joint = Последните две кола од првиот круг
tournament-event-exchanged = Заменети, за никој да нема иста боја трипати по ред
tournament-event-as-tabled = Како во табелата
tournament-event-rounds = Број на кола
tournament-event-scoring = Бодување
tournament-event-usual = 1 – ½ – 0
tournament-event-three-one = 3 – 1 – 0
tournament-event-own = Сопствено
tournament-event-own-rule = Два ремија не смеат да вредат повеќе од победа и пораз заедно
tournament-event-worth = победа { $win }, реми { $draw }, пораз { $loss }, отсуство { $absence }
tournament-event-win = Победа
tournament-event-draw = Реми
tournament-event-loss = Пораз
tournament-event-absence = Отсуство
tournament-event-no-points = Напишете поени како 1, 0,5 или ½
tournament-event-rating = Рејтинг што важи
tournament-event-standard = Стандарден
tournament-event-rapid = Забрзан
tournament-event-blitz = Брзопотезен
tournament-event-withdrawal = Ако некој играч го напушти турнирот
tournament-event-withdrawal-1958 = Обичај од 1958 ({ $article }): со помалку од половина партии, сите се поништуваат
tournament-event-withdrawal-1970 = Толкувања од 1969 и 1970 ({ $article })
tournament-event-withdrawal-2006 = Турнирски правила од 2006 ({ $article })
tournament-event-withdrawal-today = Денешниот прирачник ({ $article }): помалку од половина партии остануваат запишани и не важат за табелата
tournament-event-start = Почетна позиција
tournament-event-start-usual = Вообичаената
tournament-event-start-round = Chess960, една за колото
tournament-event-start-board = Chess960, една за секоја табла
tournament-event-half-byes = Слободни кола со половина поен по играч ({ $article }: { $usual })
tournament-event-last-rounds = Последни кола без слободни со поени
tournament-event-full-byes = Слободни кола со цел поен
tournament-event-late-half = Пропуштени кола на доцна пријава со половина поен ({ $article }: { $usual })
tournament-event-byes = Слободни кола
tournament-event-byes-fact = { $half } со половина поен по играч ({ $article }); со поени ниедно во последните { $last } кола; со цел поен: { $full }; { $late } пропуштени кола на доцна пријава со половина поен
tournament-event-first-board = Број на првата табла
tournament-event-host = Федерација домаќин (норми)
tournament-event-edition = Издание на дополнителните критериуми
tournament-event-proposals = Вообичаени листи
tournament-event-tie-breaks = Дополнителни критериуми како кратенки, одделени со запирка
tournament-event-tie-breaks-fact = Дополнителни критериуми
tournament-event-order = Дополнителни критериуми по ред
tournament-teams-order-keys = Ctrl+↑ и Ctrl+↓ поместуваат играч, Delete го отстранува
tournament-event-order-keys = Ctrl+↑ и Ctrl+↓ поместуваат критериум, Delete го отстранува
tournament-event-no-tie-breaks = Без дополнителни критериуми: играчите со исти поени го делат местото
tournament-event-up = Помести нагоре
tournament-event-down = Помести надолу
tournament-event-remove = Отстрани
tournament-event-more = Други критериуми: Enter додава еден
tournament-event-breaks-nothing = { $code } овде не одлучува ништо: { $why } ({ $article }). Отстранете го или изберете друг
tournament-event-fix-title = Правилник на турнирот
tournament-event-fix = Утврди го правилникот
tournament-event-change-title = Измена на правилникот на турнирот
tournament-event-change = Измени…
tournament-event-record = Запиши
tournament-event-schedule = Распоред на колата
tournament-event-file = Датотека: { $path }
tournament-event-schedule-keys = Со Enter се утврдува кога почнува колото, и неговите сесии
tournament-event-no-rounds-of-teams = Бројот на кола се знае штом ќе се пријават екипите
tournament-event-no-rounds = Бројот на кола се знае штом ќе се пријават учесниците
tournament-event-round = Коло { $round }
tournament-event-not-scheduled = времето не е утврдено
tournament-event-fill = Пополни…
tournament-event-start-title = Почеток на колото { $round }
tournament-event-begins = Почнува
tournament-event-ends = Крај
tournament-event-break = Пауза
tournament-event-sessions = сесии { $sessions }
tournament-event-timetable = Рокови од правилникот
tournament-sessions-no-end = Напишете крај по почетокот, на пример 20:00
tournament-sessions-no-break = Напишете пауза меѓу почетокот и крајот, на пример 17:00–18:00
tournament-event-out-of-order = Тогаш колото { $round } не би било по ред. Напишете време меѓу претходното и следното коло
tournament-event-fill-title = Почеток на колата
tournament-event-fill-deed =
    { $count ->
        [0] Утврди ги времињата
        [one] Утврди { $count } време
       *[other] Утврди { $count } времиња
    }
tournament-event-first-day = Прв ден
tournament-event-times = Часови во денот кога почнуваат кола
tournament-event-free-days = Слободни денови
tournament-event-no-day = Напишете ден како 1.12.2026 или 1.12.
tournament-event-no-times = Напишете часови како 10:00, 16:00
tournament-event-no-days = Напишете денови како 5.12.2026, 6.12.
tournament-event-begins-at = Коло { $round }: { $starts }

# Page: players

tournament-undo = Врати го последното дејство
tournament-undo-title = Да се врати последното дејство?
tournament-undo-deed = Врати
tournament-undo-about = Последното дејство на турнирот не припаѓа на она што го покажува оваа страница. Ќе се запише:
tournament-undo-known = Паровите на ова коло веќе им се познати на играчите. Ќе се запише:
tournament-undo-changed = Во меѓувреме е направено нешто друго. Проверете што би се вратило сега
tournament-undo-result = { $text } ({ $players }: { $result })
tournament-players-new = Нов учесник…
tournament-players-import = Внеси листа…
tournament-players-search = Барање
tournament-players-order = Редослед
tournament-players-by-number = Број
tournament-players-by-name = Име
tournament-players-by-rating = Рејтинг
tournament-players-table = Пријавените
tournament-players-count = { $all ->
    [one] { $shown } од { $all } учесник
   *[other] { $shown } од { $all } учесници
}
tournament-teams-keys = Enter отвора екипа, Delete го запишува нејзиното повлекување, Ctrl+V вметнува листа
tournament-players-keys = Enter отвора учесник, Delete запишува повлекување, Ctrl+V вметнува листа
tournament-players-head-number = Бр.
tournament-players-head-name = Име
tournament-players-head-title = Титула
tournament-players-head-federation = Федерација
tournament-players-head-rating = Рејтинг
tournament-players-head-club = Клуб
tournament-players-head-birth-year = Раѓање
tournament-players-head-remarks = Забелешки
tournament-players-numbered = број { $number }
tournament-players-no-number = сѐ уште без стартен број
tournament-players-rated = рејтинг { $rating }
tournament-players-unrated = без рејтинг
tournament-players-born = година на раѓање { $year }
tournament-players-withdrawn = се повлекува од колото { $round }
tournament-players-expelled = отстранување од колото { $round }
tournament-players-late = игра од колото { $round }
tournament-players-absent = отсуствува во колото { $round }
tournament-players-is-blind = слеп играч
tournament-players-marked-blind = { $name } (слеп играч)
tournament-players-uses-wheelchair = инвалидска количка
tournament-players-at-board = секогаш табла { $board }
tournament-players-not-paired = не се спарува со { $names }
tournament-players-amend = Поправи…
tournament-players-leave = Го напушта турнирот…
tournament-players-note-absent = Во едно коло…
tournament-players-new-title = Нов учесник
tournament-players-enter = Пријави го учесникот
tournament-players-name = Име: презиме, име
tournament-players-federation = Федерација
tournament-players-title = Титула
tournament-players-fide-id = Број на ФИДЕ
tournament-players-birth = Датум или година на раѓање
tournament-players-club = Клуб
tournament-players-sex = Пол
tournament-players-untold = не е познат
tournament-players-woman = жена
tournament-players-man = маж
tournament-players-standard = Стандарден рејтинг
tournament-players-standard-list = Листа на стандардниот рејтинг
tournament-players-standard-date = Датум на таа листа
tournament-players-rapid = Рејтинг за забрзан шах
tournament-players-rapid-list = Листа за забрзан шах
tournament-players-rapid-date = Датум на листата за забрзан шах
tournament-players-blitz = Рејтинг за брзопотезен шах
tournament-players-blitz-list = Листа за брзопотезен шах
tournament-players-blitz-date = Датум на листата за брзопотезен шах
tournament-players-event-rating = Рејтинг за овој турнир
tournament-players-event-rating-what = Кога судијата ја проценува јачината; важи пред официјалниот ({ $article })
tournament-players-event-rating-list = Листа на тој рејтинг; празно ако го проценувате
tournament-players-event-rating-date = Датум на тој рејтинг
tournament-players-event-rating-told =
    рејтинг за овој турнир { $rating }, { $list ->
        [none] проценет од судијата
       *[other] { $list }
    }{ $date ->
        [none] { "" }
       *[other] , { $date }
    }
tournament-players-blind = Слеп играч
tournament-players-wheelchair = Инвалидска количка
tournament-players-fixed-board = Секогаш на табла
tournament-players-not-with = Не се спарува со броевите
tournament-players-from-round = Игра од колото
tournament-players-nobody = Напишете броеви на други учесници, одделени со запирка
tournament-players-no-date = Напишете датум како 1.11.2026 или година
tournament-players-birth-wrong = Напишете година на раѓање од { $from } до { $to }
tournament-players-leave-title = { $name } го напушта турнирот
tournament-players-how = Што се случи
tournament-players-withdraws = Повлекување
tournament-players-is-expelled = Отстранување
tournament-players-from = Прво коло што не се игра
tournament-players-not-paired-again = Сите одиграни партии важат; нови парови нема ({ $article })
tournament-players-published-stay = Објавените парови остануваат ({ $article }): внесете ги нивните резултати или изменете ги на страницата на колото
tournament-players-round-title = { $name } во едно коло
tournament-players-round-what = Што се забележува
tournament-players-is-absent = Отсуствува
tournament-players-half-bye = Слободен со половина поен
tournament-players-full-bye = Слободен со цел поен
tournament-players-zero-bye = Слободен без поени
tournament-players-plays = Сепак игра
tournament-players-has-bye = коло { $round }: { $bye }
tournament-players-absent-round = Коло
tournament-players-absent-what = Само за кола што не се објавени. Кај секој со секого, противникот победува без борба
tournament-players-import-title = Внесување листа на учесници
tournament-players-import-deed =
    { $count ->
        [0] Пријави учесници
        [one] Пријави { $count } учесник
       *[other] Пријави { $count } учесници
    }
tournament-players-file-what = Табела (CSV) или турнирска датотека (TRF). Се чита со Enter
tournament-players-paste = Или вметнете ја листата овде
tournament-players-paste-example = Име, рејтинг, федерација
tournament-players-columns = Колони на листата
tournament-players-column = Колона { $cell }: { $heading } ({ $samples })
tournament-players-kind = Рејтинзи на листата
tournament-players-list = Име на рејтинг-листата
tournament-players-list-date = Датум на рејтинг-листата
tournament-players-taken =
    { $count ->
        [0] Никој нов не може да се пријави
        [one] Се пријавува { $count } учесник
       *[other] Се пријавуваат { $count } учесници
    }
tournament-players-left-out =
    { $count ->
        [one] Изоставено: { $count } податок
       *[other] Изоставено: { $count } податоци
    }
tournament-players-many = Пријавени учесници: { $count }
tournament-teams-many = Пријавени учесници: { $count }, екипи: { $teams }
tournament-players-many-undone = пријавувањето на { $count } учесници
tournament-players-others = Броеви на други за кои важи истото
tournament-players-others-example = 7, 12
tournament-players-others-what = Сите се запишуваат со едно дејство и се враќаат заедно
tournament-import-understood =
    Разбрано: { $players ->
        [one] { $players } учесник
       *[other] { $players } учесници
    }; неразбрано: { $lines ->
        [one] { $lines } ред
       *[other] { $lines } реда
    }
tournament-import-columns =
    { $count ->
        [one] Изоставена: { $count } колона
       *[other] Изоставени: { $count } колони
    }
tournament-import-hindered-empty = Изберете датотека или вметнете листа
tournament-import-hindered-none = Во листата нема никој што може да се пријави: видете што е изоставено

# Page: round
tournament-round-unpaired = сѐ уште не е спарено
tournament-round-not-paired = Ова коло сѐ уште не е спарено
tournament-round-of = { $round }. коло од { $count }
tournament-round-before = Претходно коло
tournament-round-after = Следно коло
tournament-round-page-up = PgUp
tournament-round-page-down = PgDn
tournament-round-no = { $round }. коло, { $stage }
tournament-round-open = { $open ->
    [0] Сите резултати се внесени
    [one] Недостига { $open } резултат
   *[other] Недостигаат { $open } резултати
}
tournament-round-pair = Спари { $round }. коло
tournament-round-publish = { $count ->
    [one] Објави { $round }. коло: { $count } пар
   *[other] Објави { $round }. коло: { $count } пара
}
tournament-round-close = Затвори { $round }. коло
tournament-round-go = Оди на { $round }. коло
tournament-round-change = Измени парови…
tournament-round-redraft = Измени нацрт…
tournament-round-published = { $boards ->
    [one] Поставена е { $boards } табла за { $round }. коло
   *[other] Поставени се { $boards } табли за { $round }. коло
}
tournament-round-blind = Слеп играч игра на табла { $boards }: пред почетокот на партијата изберете ја таблата, па „{ $deed }“ ({ $key })
tournament-round-undo = Врати: { $what }
tournament-round-undo-result = резултатот на табла { $board }
tournament-round-undo-result-of = резултатот на табла { $board }, { $round }. коло
tournament-round-undo-draft = спарувањето на { $round }. коло
tournament-round-undo-publication = објавувањето на { $round }. коло
tournament-round-undo-changing = измената на паровите на { $round }. коло
tournament-round-undo-closing = затворањето на { $round }. коло
tournament-round-undo-last = последното дејство
tournament-round-board = Табла { $board }
tournament-round-boards = Табли на { $round }. коло
tournament-round-at = Табла { $board }: { $players }
tournament-round-at-work = { $round }. коло · Табла { $board }: { $players }
tournament-round-against = { $white } против { $black }
tournament-round-head-board = Табла
tournament-round-head-number = Бр.
tournament-round-head-number-meaning = Стартен број
tournament-round-head-white = Белиот
tournament-round-head-rating = Рејтинг
tournament-round-head-points = Поени
tournament-round-number-of = Стартен број ({ $side })
tournament-round-rating-of = Рејтинг ({ $side })
tournament-round-points-of = Поени пред колото ({ $side })
tournament-round-head-result = Резултат
tournament-round-head-black = Црниот
tournament-round-seat-aloud = { $number } { $name }{ $rating ->
    [none] {""}
   *[other] , { $rating }
}, поени: { $points }
tournament-round-waiting = без резултат
tournament-round-playing = се игра
tournament-round-adjourned = прекината
tournament-round-differs = треба да се реши: таблата покажува { $result }
tournament-round-shows = таблата покажува { $result }
tournament-round-in-order = По редослед на таблите
tournament-round-result = Резултат
tournament-round-result-at = { $round }. коло, табла { $board }
tournament-round-enter = Внеси
tournament-round-all = Сите резултати
tournament-round-keys = 1 = 0 за оваа табла, + или - ако отсуствува играч, 17 1 за табла 17
tournament-round-typed = Прво внесете го напишаниот резултат (Enter) или испразнете го полето (Esc)
tournament-round-sign = { $sign }: { $result }
tournament-round-black-absent = Црниот не дојде
tournament-round-white-absent = Белиот не дојде
tournament-round-both-absent = никој не дојде
tournament-round-not-read = { $text ->
    [none] Напишете 1, = или 0; + или - ако отсуствува играч
   *[other] „{ $text }“ не е резултат. Напишете 1, = или 0; + или - ако отсуствува играч; за друга табла бројот пред тоа: 17 1
}
tournament-round-as-known = Табла { $board } веќе го има овој резултат. Продолжете со друга табла
tournament-round-not-recorded = Не е запишано: коло { $round }, табла { $board }: { $result }. { $why }
tournament-round-back = Полето пак е на табла { $board }, чиј резултат не е запишан. Погледнете таму пред да внесете „{ $text }“
tournament-round-finished = Табла { $board } веќе има { $known }. За да го поправите, напишете го и бројот на таблата: { $board } { $text }
tournament-round-reason-in-words = Напишете со зборови зошто: причината се запишува во дневникот
tournament-round-next = Следно: { $next }
tournament-round-why = { $known ->
    [none] На таблата { $board } се игра: { $result } ја завршува партијата. Зошто?
   *[other] Табла { $board } има { $known }. Зошто е { $result }?
}
tournament-round-of-match = { $game }: { $score } пред неа
tournament-round-odd = Со тоа се менува кој оди понатаму ({ $article }); проверете ги паровите потоа. { $what }
tournament-round-later-stay = Паровите на подоцнежните кола остануваат; табелата и следното спарување се според новиот резултат ({ $article })
tournament-round-entered = { $result }, внесе { $who }, { $when }{ $reason ->
    [none] {""}
   *[other] : { $reason }
}{ $against ->
    [none] {""}
   *[other] . Во партијата беше запишано: { $against }
}{ $undone ->
    [yes] . Вратено
   *[no] {""}
}
tournament-round-no-game = Партијата од ова коло на табла { $board } сѐ уште не е поставена
tournament-round-none-selected = На она што е избрано овде не му припаѓа партија: изберете табла од објавено коло
tournament-round-byes = Без противник: { $players }
tournament-round-why-board = Зошто табла { $board }: { $players }
tournament-round-why-short = Зошто табла { $board }?
tournament-pair-title = Парови на { $round }. коло
tournament-pair-about = Напишете ги броевите на Белиот и Црниот, потоа Enter. На крајот само Enter
tournament-pair-next = Табла { $board }: Белиот и Црниот
tournament-pair-example = 7 12, или 5 7 12 за табла 5
tournament-pair-changed = Нов пар на табла
tournament-pair-changed-example = 7 12, или 5 7 12 за табла 5
tournament-pair-list = Парови
tournament-pair-remove = Отстрани
tournament-pair-stands = { $player } ({ $points } · Б { $whites }, Ц { $blacks })
tournament-pair-left = { $count ->
    [one] Неспарен ({ $count }): { $players }
   *[other] Неспарени ({ $count }): { $players }
}
tournament-pair-not-read = Напишете два броја, прво Белиот: 7 12. За друга табла бројот пред нив: 5 7 12
tournament-pair-nobody = Никој го нема бројот { $number }. Внесете број од листата на играчи
tournament-pair-himself = Никој не може да игра против себе. Внесете два различни броја
tournament-pair-twice = { $player } веќе игра на табла { $board }. Внесете друг број или прво изменете ја таа табла
tournament-change-title = Измена на паровите на { $round }. коло
tournament-change-about = Објавени парови се менуваат само по една од пет основи ({ $article })
tournament-change-ground = Основа по { $article }
tournament-change-ground-missing = Изберете една од основите од { $article }
tournament-change-deed = Измени парови
tournament-projector-pairings = { $name } · { $round }. коло
tournament-projector-standings = { $name } · Табела по { $round }. коло
tournament-projector-show-standings = Покажи табела
tournament-projector-show-pairings = Покажи парови
tournament-projector-pause = Запри листање
tournament-projector-go-on = Листај
tournament-projector-space = Празно место
tournament-projector-place = { $place }. { $name }, поени: { $points }

# Page: standings
tournament-standings-nothing = Сѐ уште нема што да се рангира: правилникот не е утврден, или никој не е пријавен
tournament-standings-what = Што се прикажува
tournament-standings-ratings = Промени на рејтингот
tournament-standings-norms = Норми за титули
tournament-standings-games = Партии на тие што се откажале
tournament-standings-counted = Како што се сметаат
tournament-standings-all-games = Сите одиграни
tournament-standings-after =
    { $round ->
        [0] Пред 1. коло
       *[other] По { $round }. коло
    }
tournament-standings-round-before = Претходно коло
tournament-standings-round-after = Следно коло
tournament-standings-group = Група
tournament-standings-category = Категорија
tournament-standings-place = место { $place }
tournament-standings-place-shared = место { $place }, поделено
tournament-standings-cell-shared = { $place }, поделено
tournament-standings-no-place = без место
tournament-standings-two-readings = { $name } { $value }, постои и друго читање
tournament-standings-open =
    Колото { $round } не е целосно: { $count ->
        [one] недостасува { $count } резултат
       *[other] недостасуваат { $count } резултати
    }; тоа што недостасува сѐ уште не се смета
tournament-standings-notes = Забелешки
tournament-standings-past = Состојба во одредено време…
tournament-standings-past-title = Табелата како што била запишана во одредено време
tournament-standings-past-time = Ден и час
tournament-standings-past-example = 24.11.2026 15:00
tournament-standings-past-what = Тоа што е внесено или поправено подоцна се изоставува
tournament-standings-past-wrong = Напишете ден и час: 24.11.2026 15:00
tournament-standings-past-deed = Прикажи
tournament-standings-past-reading = Записот се чита…
tournament-standings-past-none = Во тоа време сѐ уште ништо не било запишано
tournament-standings-past-shown = Како што е запишано до { $time }
tournament-standings-past-paper = Хартијата и датотеките од оваа страница ја имаат табелата како што била запишана тогаш
tournament-standings-now = Назад на сега
tournament-standings-now-told = Табелата како што е сега
tournament-norms-made = норма
tournament-norms-missed =
    { $count ->
        [one] недостасува { $count } услов
       *[other] недостасуваат { $count } услови
    }
tournament-working = Пресметка
tournament-number = број { $number }
tournament-has-left = се откажал
tournament-columns-before = Претходни колони
tournament-columns-after = Следни колони

# Page: cross-table
tournament-column-points = Поени
tournament-cross-order = Редослед
tournament-match-lot = Одлучи со ждрепка…
tournament-match-lot-title = Мечот го одлучува ждрепка
tournament-match-lot-what = По последната етапа е изедначен. Ждрепката се запишува со образложение, и со почетната вредност кога ја влече програмата.
tournament-match-lot-how = Како се влече ждрепката
tournament-match-lot-drawn = Извлечено во салата: { $player }
tournament-cross-numbers = По броеви
tournament-cross-places = По места
tournament-cross-rounds = Коло по коло
tournament-cross-against = против { $name }
tournament-cross-same-player = истиот играч
tournament-cross-same-team = истата екипа
tournament-cross-points = поени: { $points }
tournament-cross-legend = 1 победа, ½ реми, 0 пораз, + и – без борба, … се игра, прек. прекината; во загради тоа што не се смета
tournament-cross-adjourned-short = прек.
tournament-cross-win = победа
tournament-cross-draw = реми
tournament-cross-loss = пораз
tournament-cross-adjourned = прекината
tournament-cross-playing = се игра
tournament-cross-forfeit-won = победа без борба
tournament-cross-forfeit-lost = пораз без борба
tournament-cross-bye = слободен
tournament-cross-bye-full = слободен со цел поен
tournament-cross-bye-half = слободен со половина поен
tournament-cross-bye-zero = не играл
tournament-cross-not-counted = { $result }, не се смета

# Page: draw
tournament-draw-nobody = Прво утврдете го правилникот и пријавете ги играчите.
tournament-draw-numbers = Стартни броеви
tournament-draw-none = Сѐ уште не се доделени стартни броеви
tournament-draw-given = Броеви и имиња
tournament-draw-how-rating = Според рејтинг, титула и име ({ $article })
tournament-draw-how-lot = Со ждрепка, почетна вредност { $seed }
tournament-draw-how-typed = Како што ги внел судијата
tournament-draw-how-varma = Со ограничено извлекување ({ $article })
tournament-draw-give = Додели броеви…
tournament-draw-give-deed = Додели броеви
tournament-draw-give-what = Броевите може да се менуваат додека не се објави првото коло од турнир секој со секого, инаку додека не се спари колото { $round } ({ $article }).
tournament-draw-way = Како
tournament-draw-way-rating = според рејтинг
tournament-draw-way-lot = со ждрепка
tournament-draw-way-typed = како што се извлечени
tournament-draw-seed = Почетна вредност, што го повторува извлекувањето
tournament-draw-seed-wrong = Почетната вредност е цел број. Напишете го или оставете го предложениот
tournament-draw-typed = Број
tournament-draw-typed-wrong = Секој играч мора да има еден број ({ $article }). Напишете 1, 2, 3 и така натаму, секој по еднаш
tournament-draw-begin = Ограничено извлекување…
tournament-draw-begin-deed = Почни извлекување
tournament-draw-begin-what = Играчи од иста федерација не се среќаваат во последните три кола. Прва извлекува најголемата федерација. За 9 до 24 играчи.
tournament-draw-tables = Табели
tournament-draw-tables-handbook = Прирачник, C.06
tournament-draw-tables-2006 = Турнирски правила 2006
tournament-draw-varma = Ограничено извлекување
tournament-draw-offered = Што може да се извлече
tournament-draw-next-envelope =
    { $name }{ $federation ->
        [none] {""}
       *[other] {" "}({ $federation })
    } зема голем коверт со најмалку { $count ->
        [one] { $count } број
       *[other] { $count } броеви
    }
tournament-draw-next-number = { $name } извлекува број од ковертот { $envelope }
tournament-draw-envelope = Коверт { $envelope }
tournament-draw-number = Број { $number }
tournament-draw-record = Запиши го извлеченото
tournament-draw-by-lot = Со ждрепка…
tournament-draw-lot = Извлекување со ждрепка
tournament-draw-lot-deed = Извлечи ждрепка
tournament-draw-lot-what = Без коверти: почетната вредност се запишува, а истата вредност дава исто извлекување.
tournament-draw-lot-extent = Колку
tournament-draw-lot-one = следниот чекор
tournament-draw-lot-all = сѐ што остана
tournament-draw-done = Секој играч има број
tournament-draw-order = Редослед на извлекување
tournament-draw-history = Претходно доделени броеви
tournament-draw-before-all = пред колото 1
tournament-draw-after = по колото { $round }
tournament-draw-start = Почетна позиција, Chess960
tournament-draw-start-missing = Сѐ уште не е извлечена. Извлечете ја пред да се објави колото (Насоки II)
tournament-draw-start-lot = Извлечена со ждрепка, почетна вредност { $seed }
tournament-draw-start-typed = Извлечена во салата
tournament-draw-start-at = Табла { $board }: позиција { $position }
tournament-draw-start-draw = Извлечи позиција…
tournament-draw-start-deed = Запиши позиција
tournament-draw-start-what = Една позиција за колото или по една за секоја табла, како што вели правилникот (Насоки II).
tournament-draw-start-dice = со коцки
tournament-draw-start-coin = со монета
tournament-draw-start-cards = со карти
tournament-draw-start-computer = со компјутер
tournament-draw-start-numbers = Број на позицијата, 0 до 959; повеќе со запирки
tournament-draw-start-wrong = Напишете броеви од 0 до 959 со запирки

# Страница: табела, хартија
tournament-norms-print = Печати потврда…

# Награди
tournament-standings-prizes = Награди
tournament-prizes-open = Недостасуваат резултати од колото { $round }
tournament-event-prizes = Награди
tournament-event-prizes-none = Нема
tournament-event-prizes-of = { $category }: { $amounts }
tournament-event-prizes-by-place = Секое место има своја награда
tournament-event-prizes-equal = Играчите со ист број поени ги делат наградите подеднакво
tournament-event-prizes-hort = Половина според местото, половина поделена меѓу играчите со ист број поени (систем на Хорт)
tournament-event-prizes-several-fact = еден играч може да добие повеќе награди
tournament-event-prizes-one-fact = наградата за категорија ја добиваат играчи што сѐ уште немаат награда
tournament-event-prizes-change = Награди…
tournament-event-prizes-title = Награди на турнирот
tournament-event-prizes-amounts = Награди за оваа категорија, прво за првото место
tournament-event-prizes-wrong = Напишете износи со запирки, на пример 500, 300, 99.50
tournament-event-prizes-sharing = Играчи со ист број поени
tournament-event-prizes-several = Еден играч може да добие повеќе награди
tournament-event-prizes-currency = Валута
# Page: teams
tournament-teams = Екипи
tournament-teams-new = Нова екипа…
tournament-teams-import = Увези екипи…
tournament-teams-count =
    { $teams ->
        [one] { $teams } екипа
       *[other] { $teams } екипи
    }, { $players ->
        [one] { $players } играч
       *[other] { $players } играчи
    }
tournament-teams-table = Екипите со своите играчи
tournament-teams-head-name = Екипа
tournament-teams-head-captain = Капитен
tournament-teams-head-average = Просек
tournament-teams-head-players = Играчи по јачина
tournament-teams-with-captain = капитен { $text }
tournament-teams-with-average = просечен рејтинг { $text }
tournament-teams-left = го напушти турнирот пред колото { $round }: { $reason }
tournament-teams-amend = Измени екипа…
tournament-teams-leave = Се откажува…
tournament-teams-return = Се враќа…
tournament-teams-new-title = Нова екипа
tournament-teams-enter = Пријави екипа
tournament-teams-name = Име на екипата
tournament-teams-federation = Федерација на екипата
tournament-teams-captain = Капитен на екипата
tournament-teams-player = Играч за додавање
tournament-teams-rating = Рејтинг на играчот
tournament-teams-add = Додај играч
tournament-teams-added =
    { $count ->
        [one] { $count } играч на листата
       *[other] { $count } играчи на листата
    }
tournament-teams-list = Играчи по јачина
tournament-teams-nobody = Сѐ уште нема играчи
tournament-teams-too-few = Мечот има { $boards } табли; играчи на листата: { $count }. Додајте играчи
tournament-teams-from = Прво коло што екипата не го игра
tournament-teams-withdraws = Се откажа
tournament-teams-is-expelled = Отстранета
tournament-teams-import-title = Увоз на екипи
tournament-teams-import-name = Екипа на која ѝ припаѓа целата листа
tournament-teams-import-what = Оставете го ова празно ако листата ја кажува екипата на секој играч: во колоната Клуб или во турнирска датотека. Редоследот на листата е редослед по јачина.
tournament-teams-import-deed =
    { $count ->
        [one] Пријави { $count } екипа
       *[other] Пријави { $count } екипи
    }
tournament-teams-no-team = { $name }: листата не кажува за која екипа. Изберете колона за тоа или напишете ја екипата погоре
tournament-teams-taken =
    { $count ->
        [one] ќе се пријави { $count } екипа
       *[other] ќе се пријават { $count } екипи
    }
tournament-teams-of = { $team }: { $players }
tournament-next-enter-teams = Пријави екипи
tournament-event-who = Кој игра
tournament-event-who-players = Поединци
tournament-event-who-teams = Екипи
tournament-event-boards = Табли во меч
tournament-event-list-order = Редослед на листата во составите
tournament-event-list-kept = Строго се почитува (1972: 24.1)
tournament-event-list-free = Слободен
tournament-event-match-worth = Меч-поени: победа – нерешено – пораз
tournament-event-match-two = 2 – 1 – 0
tournament-event-match-one = 1 – ½ – 0
tournament-event-line-ups-before = Составите се предаваат толку минути пред колото
tournament-event-teams-fact = { $boards } табли во меч; меч-поени { $points }; редоследот на листата во составите { $order ->
        [kept] се почитува (1972: 24.1)
       *[free] е слободен
    }{ $before ->
        [none] {""}
       *[other] ; составите се предаваат { $before } мин пред колото (1972: 24.1)
    }
tournament-event-rounds-for-teams = { $system }: кола { $rounds }, екипи { $teams }
tournament-draw-teams = Стартни броеви на екипите
tournament-draw-teams-what = Броевите може да се менуваат додека не се објави првото коло.
tournament-match-aloud = Меч на таблите { $boards }: { $first } против { $second }
tournament-match-line-up = состав на { $team }: { $source }
tournament-match-handed-in = состави: { $count } од 2
tournament-match-nobody = никој
tournament-match-empty-board = Табла { $board }: { $white } – { $black }. { $winner ->
    [white] { $white } победува без борба
    [black] { $black } победува без борба
   *[none] Таму никој не игра
}
tournament-match-free = Без противник: { $teams }
tournament-match-pairs = Мечеви, по еден во ред: броевите на две екипи, 1 – 4
tournament-match-pairs-wrong = Напишете ги во секој ред броевите на две екипи
tournament-match-pairs-about = Прво именуваната екипа ги има белите на непарните табли (1972: 20). Екипите што не се именувани немаат противник.
tournament-line-up = Состави…
tournament-line-up-title = Состав за колото { $round }
tournament-line-up-about = Кој седи на таблата 1, 2, …, според местото на листата на екипата; - за табла што останува празна. Резервите ги поместуваат другите надолу, никогаш нагоре (1972: 24.1).
tournament-line-up-deed = Запиши состав
tournament-line-up-team = Екипа
tournament-line-up-places = Места на листата, од таблата 1
tournament-line-up-wrong = Напишете ги местата на листата, на пример 1 2 4 5; - за празна табла
tournament-line-up-list = Играчи на екипата
tournament-line-up-board = табла { $board }
tournament-line-up-absent = отсутен во ова коло
tournament-line-up-due = Составите се предаваат до { $due } (1972: 24.1)
tournament-line-up-was-due = Составите се предаваа до { $due } (1972: 24.1)
tournament-line-up-ask = Нема состав од { $teams }: кој игра следува од редоследот на листата (1972: 24.1). Внесете состави или објавете уште еднаш, и така ќе биде објавено
tournament-line-up-missing =
    { $count ->
        [one] недостига { $count } состав
       *[other] недостигаат { $count } состави
    }: без состав играат првите од листата (1972: 24.1). Внесете ги навреме
tournament-line-up-late = Составите требаше да се предадат до { $due }. Наведете ја причината: подоцнежен се прима само поради виша сила, со одлука на главниот судија (1972: 24.1)
tournament-line-up-known = Паровите се објавени. Наведете ја причината: промена се прима само поради виша сила, со одлука на главниот судија (1972: 24.1)
tournament-boards = Награди по табли
tournament-boards-board = Табла
tournament-boards-games = Партии
tournament-boards-percent = %
tournament-boards-percent-meaning = Процент на поени
tournament-boards-performance = Перформанс
tournament-boards-note = Според процентот на поени од одиграните партии ({ $article }); место има кој одиграл две третини од колата (толкување 21, 1957). Таблата е местото на листата на екипата.
tournament-column-match-points = МП
tournament-column-game-points = ПП
tournament-cross-team-points = меч-поени { $matches }, поени од партии { $games }
tournament-cross-team-legend = Во ќелијата се поените од сите табли на мечот; МП меч-поени, ПП поени од партии; во загради што не се брои
# Олимпијадата од 1972: нејзините групи
tournament-event-olympiad-men = Екипно светско првенство за мажи од 1972
tournament-event-olympiad-women = Екипно светско првенство за жени од 1972
tournament-event-olympiad-men-by = Екипно светско првенство за мажи од 1972: претходни групи и финалиња ({ $article })
tournament-event-olympiad-women-by = Екипно светско првенство за жени од 1972: претходни групи и финалиња ({ $article })
tournament-event-olympiad-control = Темпо според неговите правила (Ol. 1972 21), кое подолу може да се промени: { $control }
tournament-event-olympiad-what = Играат екипи, мажите на четири табли, жените на две. Групите и финалињата следуваат од бројот на екипи (Ol. 1972 10).
tournament-next-divide = Распредели по групи
tournament-next-draw-groups = Извлечи ги групите
tournament-next-qualify = Затвори ги претходните групи
tournament-next-play-off = Кон доигрувањето
tournament-groups = Групи
tournament-groups-none = Екипите сѐ уште не се по групи. Се предлагаат според силата, а тоа е редот на броевите; комисијата може да премести екипи (Ol. 1972 10, 19).
tournament-groups-rounds = Кола { $first } до { $last }
tournament-groups-divide = Распредели според предлогот
tournament-groups-exchange = Замени две екипи…
tournament-groups-fill = Пополни финале…
tournament-groups-fill-title = Пополнување на финале
tournament-groups-fill-what = Во финале со непарен број екипи втората екипа на организаторот игра надвор од конкуренција. Кај мажите тоа го спречуваат гласовите на повеќе од третина од екипите во тоа финале (Ol. 1972 10). Ако финалето веќе има броеви, тие се извлекуваат повторно.
tournament-groups-fill-final = Финале што се пополнува
tournament-groups-fill-against = Гласови против од екипите во ова финале
tournament-groups-draw = Извлечи броеви…
tournament-groups-draw-title = Извлекување на броевите на групите
tournament-groups-exchange-title = Замена на две екипи
tournament-groups-draw-what = Со ждрепка се извлекуваат броевите на сите групи што немаат; почетната вредност останува запишана и го повторува извлекувањето. Или екипите извлекоа во салата: изберете ја групата и внесете го бројот на секоја (Ol. 1972 10). За група што веќе има броеви е потребна причина.
tournament-groups-draw-deed = Извлечи ги броевите
tournament-groups-way = Како се извлекува
tournament-groups-by-lot = Со ждрепка
tournament-groups-qualify = Затвори ги претходните групи…
tournament-groups-play-off = Почни го доигрувањето
tournament-groups-play-off-twice = Почни го доигрувањето во два круга
tournament-groups-number = број { $number }
tournament-groups-strength = сила { $number }
tournament-groups-extra = надвор од конкуренција
tournament-groups-exchange-what = Комисијата одлучува во која група игра екипата; причината останува запишана (Ol. 1972 19).
tournament-groups-exchange-deed = Замени ги
tournament-groups-one = Едната екипа
tournament-groups-other = Другата екипа
tournament-groups-same = Изберете две екипи од различни групи
tournament-groups-typed-wrong = Секоја екипа има еден број (Ol. 1972 10). Напишете ги броевите од 1 до големината на групата, секој по еднаш
tournament-groups-qualify-what = Екипите одат во финалињата според своите места; резултатите од претходните групи таму не се бројат (Ol. 1972 10, 11). Каде што екипи делат место што одлучува, редоследот го дава комисијата.
tournament-groups-qualify-deed = Прати ги во финалињата
tournament-groups-order = Екипи што делат место, по број и по редот на комисијата
tournament-groups-order-wrong = Напишете ги броевите на екипите со запирки
tournament-groups-order-reason = Зошто по овој ред

# Knock-out and matches
tournament-event-knock-out = Елиминација
tournament-event-match = Меч на двајца
tournament-event-knock-out-by =
    { $third ->
        [yes] Елиминација, со меч за третото место ({ $article })
       *[no] Елиминација ({ $article })
    }
tournament-event-third = Се игра за третото место
tournament-event-stages = Етапи на мечот, одвоени со точка-запирка
tournament-event-stages-usual = Вообичаени етапи
tournament-event-stages-own = свои
tournament-event-stages-help = 2: две партии со темпото на турнирот; 2@15+10: две со 15 минути + 10 секунди; to6: кој прв освои шест поени; sd@3+2: до првата победа; a@5|4: армагедон, Белиот 5, Црниот 4 минути, реми е победа за Црниот; /2 на крајот: вториот од двајцата прв игра со бели
tournament-event-final-stages = Етапи на финалето, ако се други
tournament-event-stages-fact = Етапи
tournament-event-stages-again = последната етапа се повторува додека некој не победи
tournament-event-stage-games =
    { $games ->
        [one] { $games } партија
       *[other] { $games } партии
    }
tournament-event-stage-first-to = кој прв освои { $points } поени
tournament-event-stage-sudden = до првата победа
tournament-event-stage-armageddon = армагедон: реми е победа за Црниот
tournament-event-stage-at = { $stage } ({ $control })
tournament-round-head-match = Меч
tournament-bracket = Шема за елиминација
tournament-bracket-legend = Поените се на играчот што е именуван прв; етапите се одвоени со | и запирки

# Heard by ears alone
tournament-round-publish-all-the-same = Сепак објави го { $round }. коло
tournament-round-left-out = Ниту спарени ниту слободни во коло { $round }: { $players }. Спарете ги или запишете ги како слободни, или објавете уште еднаш, и колото ќе биде објавено без нив
tournament-round-look-first = Нацртот на { $round }. коло штотуку се појави: погледнете го пред да го објавите
tournament-round-close-all-the-same = Сепак затвори го колото { $round }
tournament-round-undecided = Сѐ уште отворено во колото { $round }: { $incidents }. Прво решете ги или сепак затворете го колото уште еднаш со Ctrl+Enter; тогаш инцидентите остануваат отворени
tournament-round-incident = инцидент { $no } (табла { $board })
tournament-round-all-in-next = Сите резултати од колото се внесени. Ctrl+Enter го затвора
tournament-round-more-boards = и уште { $count }
tournament-players-return = Се враќа…
tournament-players-return-title = { $name } повторно игра
tournament-players-return-from = Прво коло што повторно се игра
tournament-players-return-what = Колата одиграни во меѓувреме остануваат какви што се
tournament-players-away = не играше во колата { $from } до { $last }
