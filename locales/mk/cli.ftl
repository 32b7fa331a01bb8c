# The command line.

cli-verify-sound = Сите { $rows } редови се неизменети; последниот хеш е { $head }
cli-verify-empty = Датотеката нема редови
cli-verify-salvaged = { $what }. Ако треба да се продолжи во оваа: --go-on-in-this
cli-verify-lacks = Оваа датотека е спасена од оштетена и ѝ недостигаат нејзини редови. Она што стоеше во нив важи само ако е внесено одново
cli-verify-others = Со редовите на други станици, { $rows }, датотеката има { $all }; и тие се недопрени
cli-still-working = По { $seconds } с сѐ уште се работи
cli-play-not-pressed = Табла { $board }: потегот е запишан, часовникот не е притиснат, бидејќи ниту еден не работи. Пуштете со „start-clock“
cli-play-clocks-stand = Табла { $board }: пресметано. Ниту еден часовник не работи додека не се пушти со „start-clock“
cli-play-no-port = Овој компјутер сега нема приклучок „{ $port }“. Доделувањето е запишано, а таблата се чита штом ќе го има приклучокот; дотогаш во прозорецот, под „{ $page }“, пишува што не е во ред. „jadoube ports“ ги наведува приклучоците
cli-envelope-ask-receipt = Пред отворањето побарајте ја од секој играч потврдата за ковертираниот потег: --white-receipt и --black-receipt со кодот, или „none“ ако не се покажува
cli-ports-no-permission = (нема дозвола: додајте се во групата dialout и најавете се повторно)
cli-ports-board = (веројатно електронска табла)
cli-ports-none = Не е најдена сериска линија; патека сепак може да се внесе
cli-watch-nothing = На { $port } ништо не одговори. Проверете кабел и напојување или обидете се со друга линија (jadoube ports)
cli-demo-right = Сѐ заврши како што треба
cli-lost-time-open = { $count ->
    [1] Табла
   *[other] Табли
} { $boards }: сѐ уште не е одговорено како се смета изгубеното време. Одговорете во прозорецот, со envelope seal --lost-time или во play со { $answer } (HOW: "not-counted", "to-player-on-move", "halved" или колку губи секој играч, во милисекунди: { $counted })
cli-stations-dropped = Повеќе не важи: { $what }
cli-table-settled = Табла { $board }: решено
cli-simulate-nothing = Наведете што се игра: --pgn ДАТОТЕКА или --replay ДАТОТЕКА.hex
cli-simulate-at = Таблата е на { $port }
cli-rule-title = { $kind } според Правилата од { $edition }
cli-rule-no-edition = Нема издание „{ $edition }“; има { $known }
cli-rule-asked = мора да се наведе
cli-rule-optional = може да се изостави
cli-law-nothing = Ништо не е најдено за „{ $words }“
cli-law-held = теми: { $held } од изворен текст, { $secondary } од секундарни извори, { $inferred } изведени, { $missing } без текст
cli-law-in = Во изданието { $edition }
cli-law-nearest = { $asked } го нема во пописот на { $edition }; најблизок е { $nearest }
cli-law-see = Видете и: { $list }
cli-law-neighbours = Други членови на темата: { $list }
cli-rule-otherwise = може да се изостави: { $value }
cli-rule-clocks = Часовниците потоа покажуваат { $white } за Белиот, { $black } за Црниот
cli-envelope-no = Бр.
cli-envelope-status = Состојба
cli-envelope-due = Продолжување
cli-envelope-round = Коло
cli-envelope-board = Табла
cli-envelope-game = Партија
cli-envelope-keeper = Го чува

# Why something could not be used, and what is asked for.

cli-unreadable = { $why }
cli-move-not-legal = { $move } не е правилен потег тука
cli-line-move-cells = Се очекува: FEN, потег и можеби претходните потези, со табулатори меѓу нив
cli-line-text-cells = Се очекува: FEN, систем, текст и можеби претходните потези, со табулатори меѓу нив
cli-line-history = Полупотег { $ply } од претходните: { $why }
cli-line-other-position = Претходните потези водат до „{ $fen }“, а не до дадената позиција
cli-line-system = „{ $name }“ не е систем; познати се { $known }, како и san_, lan_, squares_, alg1972_ со јазик (en de fr nl es it pl ru mk fig), spoken_ со јазик (en de mk ru es fr) или own со --letters
cli-line-no-side = Се очекува: FEN, табулатор и w или b
cli-line-no-column = Во заглавието нема колона „{ $column }“: се очекуваат id, white_sheet, black_sheet, final_fen
cli-line-short = Во редот нема поле во колоната { $column }
cli-line-too-long = { $count ->
    [one] { $count } полупотег: ниеден формулар нема толку
   *[other] { $count } полупотези: ниеден формулар нема толку
}
cli-no-placement = „{ $text }“ не ги опишува 64-те полиња (осум реда по осум, од a8 до h1)
cli-letters-missing = Една фигура нема буква ({ $kind }). Дајте ѝ на секоја по една
cli-letters-too-long = „{ $text }“ ({ $kind }) е подолго од буква; најмногу 8 бајти
cli-letters-sign = „{ $text }“ ({ $kind }) содржи „{ $sign }“, со што се пишуваат полиња или потези
cli-letters-alike = „{ $text }“ стои за две фигури ({ $one }, { $other }). Дајте им различни букви
cli-letters-form = { $why }; се очекува: (king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")
cli-say-no-move = „{ $text }“ тука не е правилен потег во ниедна позната нотација. Напишете го како Сf3, e2e4, „Springer f3“
cli-say-several = „{ $text }“ може да биде { $moves }. Кажете од кое поле доаѓа
cli-read-not-check = Запишан е шах, но потегот не дава шах
cli-read-not-mate = Запишан е мат, но потегот не матира
cli-read-not-stalemate = Запишан е пат, но потегот не води до пат
cli-read-misprint = { $printed } е прочитано како { $meant }; така погрешно стои во печатена табела
cli-read-other-by-position = Според тоа каде стојат фигурите сега, така би се викал друг потег
cli-read-lookalike = Буква од друга азбука е прочитана како онаа на која личи
cli-read-three = Се очекува: FEN, систем и текст
cli-read-no-text = Се очекува: текст зад { $system }
cli-reconstruct-two = Се очекува: две датотеки или --batch
cli-envelope-none-waits = Ниеден коверт не чека продолжување; ништо не е отпечатено
cli-passphrases-differ = Двата внеса на лозинката се разликуваат; не е создадено заклучување
cli-passphrase-of = Лозинка на { $name }
cli-passphrase-missing = Лозинката на { $name } недостасува
cli-export-braille = За формулар на Брајово писмо се потребни --board и --sheet
cli-export-no-cells = Брајовото писмо нема знаци за { $letters }; таму стојат полни клетки
cli-seal-no-move = Не е даден потег; ништо не е ковертирано
cli-seal-ask-move = Потегот, невидливо
cli-seal-ask-again = Истото уште еднаш
cli-seal-ask-enter = Enter го запира часовникот; дотогаш потегот може да се смени
cli-seal-not-adjourned = Партијата не е прекината
cli-seal-assistant = Ковертот { $no } е започнат без тој помошник. Откажете со jadoube envelope break-off и наведете --assistant кога ќе се побара од играчот да ковертира
cli-open-read-already = Содржината на ковертот { $no } веќе е запишана. Поправете ја со --correct или изоставете ги --text и --system
cli-resume-own-clock = Програмата го води часовникот на оваа партија и го поставува на времињата од ковертот. Изоставете ги --clock-white и --clock-black
cli-keep-past = Ковертот { $no } е запишан за { $at }, а тоа време е минато: сега е { $now }. Друго време: --due
cli-resume-not-due = Ковертот { $no } е за { $at }. Почекајте до тогаш или почнете порано со --early
cli-resume-nobody-late = Никој не задоцнил. Изоставете го --excuse
cli-demo-not-ended = Не е завршена секоја партија
cli-demo-journal = Дневникот не е исправен
cli-guess-nothing = Ниедна позната нотација не ги објаснува потезите. Кажете со --from во која се запишани, а непознатите букви донесете ги со --letters
cli-guess-tie = Потезите може да се { $names }. Кажете со --from кое од нив
cli-convert-read-as = Прочитано како { $name }: објаснува { $legal } од { $entries } потези на првите партии
cli-convert-after = по партијата { $game }

# What is wrong with the command line itself.

cli-wrong-argument = „{ $argument }“ тука не постои{ $like ->
    [none] {""}
   *[other] . Дали мислите { $like }?
}
cli-wrong-command = Нема наредба „{ $command }“{ $like ->
    [none] {""}
   *[other] . Дали мислите { $like }?
}
cli-wrong-no-value = По { $argument } недостига вредност
cli-wrong-choice = „{ $value }“ не е вредност за { $argument }. Можно е: { $known }{ $like ->
    [none] {""}
   *[other] . Дали мислите { $like }?
}
cli-wrong-value = „{ $value }“ не одговара за { $argument }: { $why }
cli-wrong-too-many = „{ $value }“ е една вредност повеќе за { $argument }
cli-wrong-too-few = За { $argument } { $wanted ->
    [one] треба { $wanted } вредност
   *[other] требаат { $wanted } вредности
}, а не { $given }
cli-wrong-conflict = { $argument } и { $other } се исклучуваат
cli-wrong-twice = { $argument } може да стои само еднаш
cli-wrong-missing = Уште недостига: { $arguments }
cli-wrong-no-command = Недостига наредба: { $known }
cli-wrong-before-command = „{ $file }“ стои пред наредба. Напишете го зад неа
cli-wrong-not-text = Командната линија содржи бајти што не се текст во UTF-8
cli-wrong-nothing = По оваа наредба нешто недостига
cli-wrong-more = Повеќе кажува --help

# Why a value does not fit where it stands.

cli-value-unlisted = има { $known }
cli-value-not-side = се очекува white или black
cli-value-not-clock = не е време; напишете како 1:29:30 или 90m
cli-value-not-time = не е време; напишете како 2026-11-23 15:00
cli-value-not-letter = не е една буква; напишете A, B, C или D
cli-value-not-scoring = тоа не е бодување; напишете usual, 3-1-0 или победа-реми-пораз и евентуално -отсуство: 2-1-0-0
cli-value-not-day = не е ни ден ни време; напишете како 2026-11-23
cli-value-not-yet = тоа време сѐ уште не дошло
cli-value-not-system = таква нотација не е позната
cli-value-not-number = се очекува цел број, и не преголем
cli-value-not-post = се очекува бројот на табла или chief
cli-value-not-counter = „{ $text }“ не е број на потези; се очекува 40, или 40+ за 40 или повеќе

# What the system says of a file.

cli-file-not-found = { $path }: нема таква датотека
cli-file-no-permission = { $path }: нема дозвола
cli-file-exists = { $path } веќе постои
cli-file-folder = { $path } е папка
cli-file-full = { $path }: дискот е полн
cli-file-not-text = { $path } не е текст во UTF-8
cli-file-other = { $path }: системот пријавува грешка { $code }

# Why a board cannot be simulated.

cli-simulate-no-line = Тука не е можна симулирана табла. { $what }
cli-simulate-recording = { $path }, ред { $line }: „{ $text }“ не е хексадецимална порака
cli-simulate-no-game = { $path } нема партија{ $complaint ->
    [none] {""}
   *[other] . { $complaint }
}
cli-simulate-record-exists = { $path } веќе постои и остана како што е. Изберете друго име за снимката
cli-simulate-no-fault = „{ $text }“ не е грешка; има { $known }
cli-simulate-no-ply = „{ $text }“: напишете на кој полупотег, како { $name }@9
cli-simulate-pace = „{ $text }“ не е брзина; напишете instant, или колку пати побрзо од стварното, како 1 или 20
cli-simulate-failed = Симулираната табла запре: { $why }

# What every case may have besides its facts.

cli-rule-parts =
    Секој случај: (case: "ВИД", ФАКТИ…, kind: "…", game: (…)); сите зборови се во наводници.
      kind: "standard" | "rapid" | "rapid-supervised" | "blitz" | "blitz-supervised"
        (според контролата на времето ако недостига; rapid и blitz без соодветен надзор)
      game: ( сите делови може да се изостават
        fen: "FEN на почетната позиција",
        moves: "e4 e5 Сf3" или "e2e4 e7e5",
        control: "90+30" или "40/90+30,15+30",
        clocks: (white: "1:10:00", black: "59:50"), преостанато, или во милисекунди
        flags: ["white"], паднати знаменца, по ред
        illegal_moves: (white: 1, black: 0), претходно изброени
        offer: "white", постојна понуда за реми
        ended: (score: "draw", reason: "agreement"), постигнат резултат
      )
cli-play-unread = Овој ред не е наредба во JSON: { $why }

# Times that are too far away
cli-value-too-far = предалеку; најмногу сто години од сега
cli-output-there = { $path } веќе постои и останува каква што е. Наведете друго име, или --overwrite ако треба да се замени
cli-other-state = { $path } не е датотеката во која овој компјутер последно работеше: { $status }. { $newer ->
        [none] Побарајте ја другата датотека
       *[other] Другата датотека е { $newer }
    }. Ништо не е запишано. Ако сепак треба да се продолжи во оваа: --go-on-in-this

# jadoube stations

cli-stations-unread = Повеќе станици го водат овој турнир; што води секоја од нив не може да се каже, бидејќи датотеката е оштетена
cli-stations-one = Една станица го води овој турнир
cli-stations-line = { $letter } { $name }, { $role }: табли { $boards }; { $rows } редови; клуч { $key }
cli-stations-own = оваа датотека е нејзина
cli-stations-chief = главна станица
cli-stations-dismissed = повеќе не учествува
cli-stations-waiting = { $rows ->
    [one] { $rows } ред чека на други
   *[other] { $rows } редови чекаат на други
}
cli-stations-broken = тоа што го потпишала не е во ред
cli-stations-taken-over = Преземено без предавање { $when }: { $by } од { $from }, { $posts } ({ $reason })
cli-stations-refused = Одбиено { $when } од { $by }: { $what }
cli-stations-proposals = { $count ->
    [one] { $count } барање чека одговор
   *[other] { $count } барања чекаат одговор
}
cli-stations-server = Сервер на турнирот: { $station } ({ $addresses })
cli-stations-difference = За решавање, { $post }: { $entries } записи на { $station } не важат; важи записот на { $instead }
cli-stations-no-station = Тука нема станица со буква или име { $name }
cli-stations-agree = { $files } датотеки се совпаѓаат
cli-stations-agree-so-far = { $files } датотеки се совпаѓаат до каде што е секоја; не се сите подеднакво далеку
cli-stations-disagree = { $findings ->
    [one] Датотеките не се совпаѓаат; { $findings } наод
   *[other] Датотеките не се совпаѓаат; { $findings } наоди
}
cli-stations-lacks = { $rows ->
    [one] Во { $path } недостига { $rows } ред на станицата { $station }, што го има { $other }
   *[other] Во { $path } недостигаат { $rows } редови на станицата { $station }, што ги има { $other }
}
cli-stations-one-file = Ова се прави во една датотека одеднаш

# jadoube serve, jadoube join

cli-line-not-own = Оваа датотека е на друг компјутер, и тука во неа ништо не може да се запишува. За да запишувате на овој, приклучете се на турнирот со код од главната станица, во нова датотека
cli-line-no-room = Во папката { $folder } не може да се запишува: { $why }. Кодот не е потрошен; приклучете се со датотека во друга папка
cli-line-not-joined = Овој лаптоп е примен, но неговата датотека не можеше да се направи. Побарајте нов код и приклучете се со датотека во друга папка
cli-line-alone = Повеќе станици го водат овој турнир, а овој компјутер не знае врска со другите: работи сам; запишаното стигнува до нив штом ќе се поврзат
cli-line-served = Другите станици ја наоѓаат оваа на { $addresses }. За станица што повеќе не ја наоѓа: jadoube join "{ $code }" ДАТОТЕКА
cli-line-servers = Сервери на турнирот: { $servers }
cli-line-not-served = Оваа станица повеќе не е достапна за други
cli-line-invitation = Покана што важи еднаш и { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}: { $code }
cli-line-knock = { $name } сака да учествува како { $role }. Споредете го бројот на двата екрана: { $number }. За да влезе: {"{"}"let-in": "{ $number }"{"}"}
cli-line-compare = Чека да биде пуштена. Споредете го бројот на двата екрана: { $number }
cli-line-open = Отворено: { $path }
cli-line-up = Врската со другите станици е воспоставена
cli-line-down = Нема врска со другите станици: { $why }. Работата продолжува, а врската постојано се обновува
cli-line-proposal = Барање од { $station } чека одговор
cli-line-refused = Барање од { $station } е одбиено: { $why }
cli-line-differences = { $open ->
    [0] Сите разлики меѓу записите се решени
    [one] { $open } разлика меѓу два записа чека судија
   *[other] { $open } разлики меѓу два записа чекаат судија
}
