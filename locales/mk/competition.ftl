# Натпревари без сала: табели и дополнителни критериуми.

# Табелата

competition-standings-title = { $round ->
    [0] Табела пред првото коло, според { $edition }
   *[other] Табела по { $round }. коло, според { $edition }
}
competition-standings-place = Место
competition-standings-number = Бр.
competition-standings-name = Име
competition-standings-no-list = Не е наведен дополнителен критериум: играчите со исти поени го делат местото
competition-standings-breaks-nothing = { $code } никого не раздвојува: { $why } ({ $article })
competition-standings-shared = Местото { $place } го делат { $numbers }
competition-standings-reading = * Бр. { $number }, { $code }: се чита и како { $value }. { $why } ({ $article })
competition-standings-by-tie-break = Зад претходниот според { $code }
competition-standings-by-lots = Зад претходниот според ждрепка
competition-standings-no-players = Во { $path } нема играчи: изберете турнирска датотека (TRF)
competition-standings-no-edition = Нема правила од { $year } година. Познати: { $known }
competition-standings-no-round = Колото { $round } нема резултати: датотеката завршува со колото { $begun }
competition-standings-no-number = Никој нема број { $number }

# Како се добива вредноста

competition-working-who = Бр. { $number } { $name }: место { $place }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
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

competition-rest-lots = За нерешен редослед се влече ждрепка, освен ако правилата на натпреварот не го оставаат местото поделено
competition-rest-shared = Нерешениот редослед останува

competition-code-unknown-name = { $text } не е познат дополнителен критериум. Сопствените критериуми на натпреварот почнуваат со OTHER_
competition-code-unknown-modifier = { $text }: не е познато што стои зад името

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
competition-tie-break-other = сопствен критериум на натпреварот

competition-lack-no-order = Никој не излегува пред друг
competition-lack-unrated = некој нема рејтинг, а за тоа не е објавено правило
competition-lack-round-robin = не смее да се користи во турнири секој со секого
competition-lack-teams-only = важи за екипи
competition-lack-players-only = важи за играчи
competition-lack-unequal-game-points = изедначените немаат исти поени од партии
competition-lack-own = сопствен е на натпреварот: го применува судијата

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
