# Записници

case-score-chapter = Формулари

case-score-kind-not-recording = Потезите не се запишуваат
case-score-ask-not-recording-by = Кој не запишува?
case-score-ask-not-recording-missing = Колку потези недостасуваат?
case-score-ask-not-recording-both = Дали и противникот не запишува?
case-score-ask-not-recording-was-below = Некогаш во овој период помалку од пет минути?
case-score-ask-not-recording-pressed = Според Вас, во тежок цајтнот?

case-score-kind-wrote-first = Запишано пред да се одигра
case-score-ask-wrote-first-by = Кој?
case-score-ask-wrote-first-purpose = Зошто?
case-score-answer-no-purpose = Без посебна причина
case-score-answer-to-claim = За да рекламира реми со потегот
case-score-answer-to-seal = За да го ковертира потегот

case-score-kind-arrears = Непополнети формулари
case-score-ask-arrears-whose = Чии?
case-score-ask-arrears-flag-down = Дали падна знаменце?
case-score-ask-arrears-no-record = Дали воопшто нема целосен запис?
case-score-answer-white-behind = На Белиот
case-score-answer-black-behind = На Црниот
case-score-answer-both-behind = Двата

case-score-kind-control-unproved = Контролата не се гледа од формуларите
case-score-ask-control-unproved-side = За чии потези станува збор?
case-score-ask-control-unproved-established = Колку потези сепак се утврдени?
case-score-ask-control-unproved-while-reconstructing = Дали знаменцето падна при договорена реконструкција?

case-score-kind-sheet-refused = Одбивање во врска со формуларот
case-score-ask-sheet-refused-by = Кој одбива?
case-score-ask-sheet-refused-what = Што?
case-score-ask-sheet-refused-persisting = И по опомената?
case-score-answer-keep-score = Да запишува
case-score-answer-lend = Да му го позајми формуларот на противникот
case-score-answer-hand-over = Да го покаже или предаде
case-score-answer-sign = Да потпише

case-score-kind-sheet-unclear = Нечитлив или скриен формулар
case-score-ask-sheet-unclear-by = Чиј?
case-score-ask-sheet-unclear-fault = Што не е во ред?
case-score-answer-illegible = Не може да се прочита
case-score-answer-hidden = Судијата не може да го види
case-score-answer-covered = Противникот не може да го види

case-score-kind-sheet-notation = Нотација на формуларот
case-score-ask-sheet-notation-by = Кој?
case-score-ask-sheet-notation-notation = Како запишува играчот?
case-score-answer-descriptive = Описно
case-score-answer-electronic = На електронски формулар
case-score-answer-algebraic = Алгебарски
case-score-answer-other-notation = На друг начин

case-score-kind-electronic-sheet-fails = Електронскиот формулар откажа
case-score-ask-electronic-sheet-fails-by = Чиј?

case-score-kind-sheet-request = Побаран формулар во забрзан или брзопотезен шах
case-score-ask-sheet-request-by = Кој бара?
case-score-ask-sheet-request-sheet = Кој?
case-score-ask-sheet-request-before = Колкупати му е веќе покажан записот на играчот?
case-score-answer-blank-sheet = Празен, за запишување
case-score-answer-arbiters-record = Записот на судијата, за увид

case-score-kind-wrong-result = Погрешен резултат
case-score-ask-wrong-result-signed = Дали двајцата го потпишаа?
case-score-ask-wrong-result-paired = Дали следното коло е спарено според него?

# Запишување

case-score-no-duty-in-rapid = Во забрзан и брзопотезен шах { $side } не мора да запишува
case-score-one-move-behind = { $side } заостанува најмногу еден потег: нема причина за интервенција
case-score-must-record = { $moves ->
    [one] { $side } мора да запишува, а заостанува { $moves } потег
   *[other] { $side } мора да запишува, а заостанува { $moves } потези
}
case-score-write-before-next-move = { $side } го дополнува формуларот во свое време, пред следниот потег
case-score-exempt = { $side } во моментот не мора да запишува
case-score-tick-moves = { $side } мора барем да го означи секој потег и да го дополни формуларот штом ќе помине цајтнотот
case-score-judge-pressure = Дали { $side } е во тежок цајтнот
case-score-complete-after-flag = { $side } го дополнува формуларот штом падне знаменце
case-score-arbiter-records = Запишувајте ги потезите сами или преку помошник
case-score-may-write-first = { $side } може да го запише потегот пред да го одигра
case-score-sealing-needs-writing = Ковертираниот потег мора да се запише: { $side } не згрешил
case-score-must-not-write-first = { $side } мора прво да го одигра потегот, па потоа да го запише
case-score-free-to-play-another = Запишаниот потег не го обврзува играчот ({ $side })

# Дополнување

case-score-not-before-the-flag = Не паднало знаменце: засега никој не мора да го дополни формуларот
case-score-one-behind = Заостанува само формуларот на { $side }
case-score-complete-own-time = { $side } го дополнува формуларот во свое време и не смее да одигра пред тоа
case-score-may-borrow-sheet = Кога е на потег, { $side } може за тоа да го користи противничкиот формулар
case-score-both-behind = Заостануваат двата формулара
case-score-both-complete = Двајцата ги дополнуваат формуларите, од записот на судијата или еден од друг
case-score-arbiter-restarts = Само судијата повторно ги пушта часовниците
case-score-no-record = Нема целосен запис на партијата
case-score-note-position = Запишете ги позицијата, двете времиња, чиј часовник течеше и бројот на потезите, ако се знае
case-score-second-board = Играчите ја реконструираат партијата на втора табла
case-score-next-move-is-first = Ако контролата не може да се докаже, следниот потег се смета за прв од следниот период, освен ако е јасно дека се одиграни повеќе потези
case-score-clock-ran-by-agreement = Играчите реконструираа по договор додека часовникот течеше: знаменцето на { $side } се смета
case-score-moves-lack = { $moves ->
    [one] На { $side } му недостасува { $moves } потег: времето е пречекорено
   *[other] На { $side } му недостасуваат { $moves } потези: времето е пречекорено
}
case-score-moves-established = { $moves ->
    [one] { $side } одиграл { $moves } потег: контролата е достигната
   *[other] { $side } одиграл { $moves } потези: контролата е достигната
}
case-score-control-unproved = Не може да се докаже дека { $side } го пречекорил времето
case-score-arbiter-finds-facts = Колку е сигурно дека контролата е достигната: судијата ги утврдува фактите

# Записникот

case-score-refuses-to-record = { $side } одбива да запишува
case-score-refuses-to-lend = { $side } одбива да му го позајми формуларот на противникот што мора да дополнува
case-score-refuses-to-show = { $side } одбива да го покаже или предаде формуларот; тој му припаѓа на организаторот
case-score-refuses-to-sign = { $side } одбива да потпише
case-score-note-refusal = Забележете на формуларот дека { $side } не потпишал
case-score-result-without-signature = Резултатот важи и без потписот
case-score-require = Побарајте { $side } да постапи по налогот
case-score-persisting-loses = Ако { $side } и понатаму одбива, ја губи партијата
case-score-opponents-points = Поените на { $side }, за кои одлучува судијата каде што изданието тоа го кажува
case-score-illegible = Формуларот на { $side } не може да се прочита
case-score-write-legibly = { $side } повторно и читливо ги запишува потезите во свое време
case-score-hidden = Судијата не може да го види формуларот на { $side }
case-score-uncover = { $side } го држи формуларот така што судијата може да го види
case-score-covered = { $side } може да го крие формуларот од противникот, но не од судијата
case-score-notation-allowed = { $side } запишува на начин што изданието го дозволува
case-score-certified-only = Важи само електронски формулар со сертификат од ФИДЕ
case-score-notation-not-allowed = { $side } запишува на начин што изданието не го дозволува
case-score-write-algebraically = { $side } отсега запишува со алгебарска нотација
case-score-write-on-paper = { $side } запишува на хартија, со алгебарска нотација
case-score-no-evidence = За рекламации таков формулар не докажува ништо
case-score-electronic-fails = Електронскиот формулар на { $side } откажа
case-score-replace-sheet = Дајте му на { $side } друг формулар; досегашните потези се преземаат од противничкиот или од записот на судијата
case-score-whose-time = Во чие време { $side } го дополнува
case-score-own-sheet = Во стандарден шах { $side } води сопствен формулар
case-score-blank-on-request = { $side } може во секое време да побара формулар за да ги запишува потезите
case-score-bring-sheet = Донесете му формулар на { $side }
case-score-no-right-to-sheet = Изданието не му дава право на { $side } да го бара тоа
case-score-may-bring-sheet = Судијата сепак може да го дозволи тоа
case-score-record-only-on-move = { $side } може да побара увид во записот само кога е на потег
case-score-record-too-often = { $times ->
    [one] { $side } веќе { $times } пат побарал увид во записот: секое ново барање е вознемирување
   *[other] { $side } веќе { $times } пати побарал увид во записот: секое ново барање е вознемирување
}
case-score-record-shown = { $left ->
    [one] { $side } сега може да го види записот, и уште { $left } пат
   *[other] { $side } сега може да го види записот, и уште { $left } пати
}
case-score-show-record = Покажете му го записот на { $side }

# Резултатот

case-score-result-not-signed = Резултатот е погрешно запишан и не е потпишан од двајцата
case-score-write-right-result = Нека се запише и потпише точниот резултат
case-score-result-was-corrected = Партијата веќе беше завршена. Нејзиниот резултат е { $result } (поправено); претходно: { $shown }
case-score-result-wrong = Резултатот е погрешно пријавен
case-score-correct-result = Исправете го резултатот за следните кола
case-score-pairings-stay = Паровите направени според погрешниот резултат остануваат
case-score-signed-result-stands = Двајцата го потпишаа резултатот: и погрешен, важи ако судијата не одлучи поинаку
case-score-result-stands = Потпишаниот резултат засега останува
case-score-may-correct = Дали резултатот се исправа
case-score-correct-after-pairing = Дали резултатот се исправа; следното коло е спарено според него
