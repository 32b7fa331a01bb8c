# Прекинати партии: редови од дневникот.

adjournment-envelope = Коверт { $no }
adjournment-envelope-reply = Коверт { $no }, одговор
adjournment-event-begun =
    { $left ->
        [none] Коверт { $no }: { $side } треба да ковертира потег, табла { $board }, коло { $round }
       *[other] Коверт { $no }: { $side } прекинува порано и ковертира потег, табла { $board }, коло { $round }; до крајот на сесијата { $left }
    }
adjournment-event-moved-on-board = Коверт { $no }: { $uci } беше одигран на таблата и мора да биде ковертираниот потег
adjournment-event-lock-made = Создадено е заклучување { $no } за ковертирани потези; се отвора со лозинката на: { $persons }
adjournment-event-written =
    { $what ->
        [in-program] Коверт { $no }: потегот е запишан и се чува шифриран во програмата
       *[paper] Коверт { $no }: потегот е запишан
    }
adjournment-event-enclosed = Коверт { $no }: ставен формулар, { $whose }
adjournment-event-closed = Коверт { $no }: затворен
adjournment-event-sealed =
    { $white ->
        [none] Коверт { $no }: часовникот е запрен, потегот е ковертиран. Не е кажано што покажува часовникот на масата
       *[other] Коверт { $no }: часовникот е запрен, потегот е ковертиран. Белиот { $white }, Црниот { $black }
    }
adjournment-event-broken-off = Коверт { $no }: ковертирањето е откажано ({ $reason })
adjournment-event-front-written = Коверт { $no }: запишани се податоците на ковертот
adjournment-event-signed = Коверт { $no }: потпиша { $name } ({ $as })
adjournment-event-handed =
    { $from ->
        [none] Коверт { $no }: предаден на { $to }, { $at }
       *[other] Коверт { $no }: { $from } го предаде на { $to }, { $at }
    }{ $place ->
        [none] {""}
       *[other] . Се чува: { $place }
    }
adjournment-event-scheduled = Коверт { $no }: продолжување { $at }{ $place ->
        [none] {""}
       *[other] , { $place }
    }
adjournment-event-session-planned = Планирана сесија { $no }: { $from } до { $to }
adjournment-event-session-changed =
    { $reason ->
        [undone] Сесијата { $no } е повторно како пред измената: { $from } до { $to }
       *[other] Сесијата { $no } е изменета: { $from } до { $to } ({ $reason })
    }
adjournment-event-session-removed =
    Сесијата { $no } е отстранета{ $reason ->
        [undone] : планирањето е вратено
       *[other] {" "}({ $reason })
    }
adjournment-event-session-restored = Сесијата { $no } е повторно планирана
adjournment-event-session-announced = Сесијата { $no } е најавена, { $at }
adjournment-event-offered = Коверт { $no }: { $by } нуди реми
adjournment-event-offer-rejected = Коверт { $no }: понудата за реми е одбиена
adjournment-event-concluded =
    { $said ->
        [agreed] Коверт { $no }: пред отворањето е договорено реми. { $result }
       *[resigned] Коверт { $no }: { $side } се предаде пред отворањето. { $result }
    }
adjournment-event-resumed = Коверт { $no }: продолжување на табла { $board }, { $at }
adjournment-event-arrived =
    { $too_late ->
        [yes] Коверт { $no }: { $side } дојде предоцна, { $at }
       *[no] Коверт { $no }: { $side } е присутен, { $at }
    }
adjournment-event-noted-absent =
    { $too_late ->
        [yes] Коверт { $no }: { $side } не е присутен, { $at }: веќе е предоцна за доаѓање
       *[no] Коверт { $no }: { $side } не е присутен, { $at }
    }
adjournment-event-excused = Коверт { $no }: { $side } дојде предоцна и сепак игра ({ $reason })
adjournment-event-times-kept = Коверт { $no }: часовниците остануваат како што се, на ковертот стои поинаку ({ $reason })
adjournment-event-established =
    { $agreed ->
        [yes] Коверт { $no }: позицијата и времињата се утврдени, или играчите се согласни
       *[no] Коверт { $no }: позицијата и времињата не може да се утврдат, а играчите не се согласни
    }
adjournment-event-annulled = Коверт { $no }: партијата е поништена, се игра нова ({ $reason })
adjournment-event-set-up =
    { $differs ->
        [none] Коверт { $no }: позицијата и часовниците се поставени. Белиот { $white }, Црниот { $black }
       *[other] Коверт { $no }: поставената позиција е погрешна на { $differs }
    }
adjournment-event-clock-started = Коверт { $no }: часовникот е пуштен, { $side } е отсутен
adjournment-event-receipt-matches =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: потврдата ({ $side }) се совпаѓа
adjournment-event-receipt-differs =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: потврдата ({ $side }) не се совпаѓа: чуваното не е она што беше ковертирано
adjournment-event-receipt-none =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: { $side } не покажа потврда
adjournment-event-opened =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: отвори { $by }, { $at }
adjournment-event-not-opened =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: не го отвори { $by }. { $why }
adjournment-event-read =
    { $written ->
        [no]
            { $which ->
                [reply] Коверт { $no }, одговор
               *[sealed] Коверт { $no }
            }: нема запишан потег
       *[yes]
            { $notation ->
                [none]
                    { $which ->
                        [reply] Коверт { $no }, одговор
                       *[sealed] Коверт { $no }
                    }: пишува „{ $text }“. { $judgement }
               *[other]
                    { $which ->
                        [reply] Коверт { $no }, одговор
                       *[sealed] Коверт { $no }
                    }: пишува „{ $text }“ ({ $notation }). { $judgement }
            }
    }
adjournment-event-played =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: { $move } одигран на таблата
adjournment-event-reply-sealed = Коверт { $no }, одговор: ковертиран, бидејќи другиот играч е отсутен
adjournment-event-missed =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: не може да се најде
adjournment-event-found =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: повторно најден
adjournment-event-stated = Коверт { $no }: играчот го наведува { $uci } како ковертиран потег
adjournment-event-times-questioned =
    { $moved ->
        [yes] Коверт { $no }: { $side } по потег вели дека часовниците се погрешно поставени
       *[no] Коверт { $no }: { $side } пред првиот потег вели дека часовниците се погрешно поставени
    }
adjournment-event-settled = Коверт { $no }: решен ({ $reason })

# Што се наоѓа во ковертот.

adjournment-judged-move = Тоа е { $move }
adjournment-judged-not-as-made = Тоа е { $move }, а на таблата беше одигран { $made }
adjournment-judged-ambiguous = Тоа може да биде { $moves }
adjournment-judged-illegal = { $moves ->
    [none] Тоа е неправилно
   *[other] Тоа е неправилно. Можеби се мислело на: { $moves }
}
adjournment-judged-unreadable = { $moves ->
    [none] Тоа не е потег
   *[other] Тоа не е потег. Можеби се мислело на: { $moves }
}
adjournment-judged-elsewhere = Како { $notation } тоа не е правилен потег, но е потег како { $meanings }
adjournment-judged-nothing = Нема запишан потег

# Зошто ковертот не е отворен.

adjournment-shut-not-sealed = Потегот сѐ уште не е ковертиран
adjournment-shut-not-resumed = Продолжувањето сѐ уште не е започнато
adjournment-shut-not-set-up = Позицијата и часовниците не се поставени
adjournment-shut-replier-absent = Играчот што треба да одговори не е присутен
adjournment-shut-sealer-absent = Играчот за кого е ковертиран одговорот не е присутен
adjournment-shut-opened-before = Веќе беше отворен
adjournment-shut-missing = Го нема
adjournment-shut-settled = Прекинатата партија е завршена
adjournment-shut-wrong-passphrase = Лозинката беше погрешна
adjournment-shut-damaged = Зачуваниот ковертиран потег е оштетен
adjournment-shut-fingerprint-differs = Прочитаното не е она што беше ковертирано
adjournment-shut-receipt-differs = Потврдата на еден играч има друг отпечаток: чуваното не е она што беше ковертирано

# Состојба на ковертот.

adjournment-status-sealing = Се ковертира
adjournment-status-sealed = Ковертиран, непредаден
adjournment-status-in-custody = Се чува
adjournment-status-missing = Го нема
adjournment-status-resuming = Се продолжува
adjournment-status-opened = Отворен
adjournment-status-broken-off = Откажан
adjournment-status-settled = Завршен

# Чекори и кој ги прави.

adjournment-step-ask = Повикајте го играчот да го ковертира потегот: { $side }
adjournment-step-write = { $side } го запишува потегот недвосмислено
adjournment-step-write-in-full = { $side } го запишува потегот во полна нотација
adjournment-step-enclose = Ставете го формуларот во ковертот: { $whose }
adjournment-step-close = Затворете го ковертот
adjournment-step-stop = Запрете го часовникот и не пуштајте го другиот
adjournment-step-front = Дополнете ги податоците на ковертот
adjournment-step-opponent-writes = Предадете му го ковертот на противникот, { $replier }, кој го пополнува
adjournment-step-sign-flap = Потпишете се на местото на лепење на ковертот
adjournment-step-schedule = Одредете кога и каде се продолжува
adjournment-step-keep = Проверете го ковертот и чувајте го
adjournment-step-wait = Почекајте го продолжувањето
adjournment-step-resume = Започнете го продолжувањето
adjournment-step-presence = Прашајте кој е присутен и од кога
adjournment-step-set-up = Поставете ја позицијата пред ковертираниот потег и времињата од ковертот
adjournment-step-start-clock = { $whose } е отсутен: пуштете го тој часовник и не отворајте го ковертот
adjournment-step-await = Почекајте го играчот: { $whose }
adjournment-step-await-until = Почекајте го играчот: { $whose }. Пред определеното време ({ $at }) партијата продолжува само ако двајцата играчи се присутни
adjournment-step-open = Отворете го ковертот
adjournment-step-open-reply = Отворете го ковертот со одговорот
adjournment-step-read = Запишете што е најдено
adjournment-step-establish = Ковертот е изгубен: прашајте дали позицијата и времињата се утврдени, или играчите се согласни
adjournment-step-state = { $side } го наведува ковертираниот потег
adjournment-step-play = Одиграјте го ковертираниот потег на таблата, па пуштете го часовникот: { $replier }
adjournment-step-play-reply = Одиграјте го одговорот на таблата
adjournment-step-reply = { $replier } одговара, на таблата или во нов коверт
adjournment-step-decide = Одлучете за случајот
adjournment-step-done = Нема ништо повеќе за правење
adjournment-by-arbiter = судијата
adjournment-by-assistant = помошникот, { $side }

# На што треба да се внимава.

adjournment-note-clock-stands = Не работи ниту еден часовник. Времето за ковертирање е на играчот: { $side }. Пуштете го тој часовник, или продолжете знаејќи дека тоа време не се брои
adjournment-note-may-change = Потегот може да се смени додека не се запре часовникот
adjournment-note-as-made = { $move } беше одигран на таблата: мора да биде ковертираниот потег
adjournment-note-early-without-rule = Изданието не говори за прекин пред крајот на сесијата: судијата одлучува дали партијата се прекинува сега
adjournment-note-counts-as-used = До крајот на сесијата { $time } ќе се сметаат за потрошени: { $side }
adjournment-note-short-of-time = { $side } има уште { $time }, потези до контролата: { $moves }. До крајот на сесијата може да се одиграат на таблата
adjournment-note-claim-first = Реми мора да се рекламира пред ковертирањето
adjournment-note-offered = Понудата за реми важи додека не се одговори: { $side }
adjournment-note-flag-down = Знаменцето на оној што го ковертира потегот е паднато: { $side }
adjournment-note-may-conclude = Договорено реми или предавање сега ја завршува партијата, без оглед што има во ковертот
adjournment-note-open-incidents = { $count ->
    [1] За инцидентот { $incidents } од оваа партија сѐ уште не е одлучено: одлучете пред продолжувањето
   *[other] За инцидентите { $incidents } од оваа партија сѐ уште не е одлучено: одлучете пред продолжувањето
}
adjournment-note-granted = Изменето со одлука откако ковертот е затворен: { $granted }. Напишаното на него останува; часовниците се местат на { $times }
adjournment-note-not-kept = Не е забележано кој го чувал ковертот: видете дали е цел и дали е вистинскиот
adjournment-note-before-time = Продолжувањето започна { $time } пред определеното време: се согласија ли двајцата играчи?
adjournment-note-no-time-fixed = Не беше определено време за продолжување: никој не може да се смета за задоцнет
adjournment-note-opened-by-stranger = { $name } го отвори ковертот иако тој не минал низ тие раце: запишете како стигнал таму
adjournment-note-absent-flag-down = Знаменцето на отсутниот е паднато: { $side }
adjournment-note-not-charged = { $side } беше отсутен { $time }, а часовникот не работеше: видете дали тоа време се одзема
adjournment-note-may-look = Ако ковертираниот потег ја завршил партијата, важи тој резултат: пред одлуката може да се погледне во ковертот
adjournment-note-excused = { $side } дојде предоцна и сепак игра, според одлуката
adjournment-note-late = { $side } доцни { $time }. Дозволено доцнење: { $limit }
adjournment-note-late-no-limit = { $side } доцни { $time }. Правилникот на турнирот не предвидува дозволено доцнење
adjournment-note-came-late = { $side } задоцни { $time }. Граница: { $limit }
adjournment-note-flag-before-limit = Знаменцето паѓа пред да истече дозволеното доцнење: { $side } има уште { $time }
adjournment-note-may-seal-reply = { $replier } не мора да одговори на таблата: одговорот може да се ковертира во нов коверт
adjournment-note-sheet-missing = Во ковертот недостига формулар: { $side }
adjournment-note-wrong-position = На таблата стои нешто друго од прекинатата позиција
adjournment-note-wrong-times = Часовниците не ги покажуваат времињата од ковертот: исправете пред првиот потег
adjournment-note-wrong-times-later = Часовниците не ги покажуваат времињата од ковертот: исправете пред првиот потег, подоцна само ако последиците се престроги
adjournment-note-attempts = Неуспешни обиди за отворање: { $count }
adjournment-note-print-receipts = Отпечатете потврда за ковертираниот потег за секој играч: само со неа играчот забележува ако датотеката се замени
adjournment-note-ask-receipt = Пред отворањето побарајте ја потврдата од { $side } и внесете го нејзиниот код
adjournment-note-receipt-differs = Потврдата од { $side } има друг код: чуваното не е она што беше ковертирано. Тоа го поништува само потврда со вистинскиот код; инаку за партијата одлучете на друг начин
adjournment-note-read-aloud = Прочитајте го потегот гласно: { $side }

# Податоците на ковертот.

adjournment-lacks-names = имињата на играчите
adjournment-lacks-countries = земјите
adjournment-lacks-position = позицијата
adjournment-lacks-times = времињата
adjournment-lacks-sealer = кој го ковертира потегот
adjournment-lacks-move-number = бројот на ковертираниот потег
adjournment-lacks-draw-offer = понудата за реми
adjournment-lacks-resumption = датумот, времето и местото на продолжувањето
adjournment-lacks-event = турнирот
adjournment-lacks-round = колото
adjournment-lacks-board = таблата
adjournment-lacks-flap-signature = потписот на местото на лепење
adjournment-lacks-inscription = податоците што ги запишува противникот
adjournment-wrong-control = потрошеното и преостанатото време, кои заедно не ја даваат контролата на времето
adjournment-signed-as-white = Белиот
adjournment-signed-as-black = Црниот
adjournment-signed-as-arbiter = судија
adjournment-signed-as-across-flap = на местото на лепење

# Аларми.

adjournment-alarm-overdue = Коверт { $no }: доцни { $time }
adjournment-alarm-awaited-too-long = Коверт { $no }: { $side } не дојде, а рокот од { $limit } помина
adjournment-alarm-due-now = Коверт { $no }: продолжување сега
adjournment-alarm-due-soon = Коверт { $no }: продолжување за { $time }
adjournment-alarm-sealing-long = Коверт { $no }: ковертирањето трае веќе { $time }
adjournment-alarm-not-kept = Коверт { $no }: ковертиран, а никој не го чува
adjournment-alarm-flawed =
    { $missing ->
        [none] {""}
       *[other] Коверт { $no }: на него недостига: { $missing }
    }{ $between }{ $wrong ->
        [none] {""}
       *[other] Коверт { $no }: на него е погрешно: { $wrong }
    }
adjournment-alarm-missing =
    { $which ->
        [reply] Коверт { $no }, одговор
       *[sealed] Коверт { $no }
    }: не може да се најде
adjournment-alarm-session-ends = Сесијата { $no } завршува за { $time }
adjournment-alarm-not-announced = Сесијата { $no } почнува наскоро, а не е најавена

# Што е против планот.

adjournment-conflict-same-player = Коверти { $one } и { $other }: { $player } има две партии истовремено
adjournment-conflict-plays-round = Коверт { $no }: во тоа време се игра коло, сесија { $session }
adjournment-conflict-over-round = Сесијата { $session } за прекинати партии е во време на коло, сесија { $round }: преместете една од нив
adjournment-conflict-out-of-order = Коверт { $later } се продолжува пред коверт { $earlier }, кој е од поранешно коло
adjournment-conflict-after-last-round = Коверт { $no }: не завршува пред последното коло
adjournment-conflict-day-too-long = { $player ->
    [none] { $date }: { $play } игра, дозволени се { $most }
   *[other] { $date }: { $player } игра { $play }, дозволени се { $most }
}
adjournment-conflict-outside-sessions = Коверт { $no }: продолжување вон сите сесии
adjournment-conflict-not-announced = Сесијата { $session } не е најавена
adjournment-conflict-not-planned = Коверт { $no }: нема термин за продолжување

# Зошто наредбата е одбиена.

adjournment-refusal-no-such-envelope = Нема коверт { $no }. Изберете еден од списокот
adjournment-refusal-no-such-session = Нема сесија { $no }. Прво испланирајте ја
adjournment-refusal-session-taken = Партијата од ковертот { $envelope } треба да продолжи во сесијата { $session }. Прво одредете ѝ друго време
adjournment-refusal-no-such-lock = Нема заклучување { $no }. Создадете го пред да се ковертира потег во програмата
adjournment-refusal-no-game = Таму не се игра партија што може да се прекине. Изберете табла со партија во тек
adjournment-refusal-lost-time-open = Табла { $board }: сѐ уште не е кажано како се смета изгубеното време, а времињата би влегле во ковертот без него. Прво одговорете на тоа прашање, па потегот се ковертира
adjournment-refusal-already-begun = Кон оваа партија веќе припаѓа ковертот { $no }. Продолжете со него
adjournment-refusal-too-early = До крајот на сесијата има { $left }: прерано за прекинување (чл. { $article } од { $edition }). Нека играат понатаму
adjournment-refusal-early-oversteps = { $left } до крајот на сесијата би се сметале за потрошени, а на часовникот има само { $time }. Прекинете подоцна
adjournment-refusal-already-sealed = Часовникот беше запрен и потегот во коверт { $no } е ковертиран. Повеќе не може да се смени; може да се отвори инцидент
adjournment-refusal-not-sealed = Потегот во коверт { $no } сѐ уште не е ковертиран. Прво завршете го ковертирањето
adjournment-refusal-not-written = За коверт { $no } нема запишан потег. Прво нека го запише играчот
adjournment-refusal-sheet-missing = Во коверт { $no } го нема формуларот: { $side }. Прво ставете го
adjournment-refusal-not-closed = Коверт { $no } не е затворен. Затворете го пред да се запре часовникот
adjournment-refusal-not-encrypted = Потегот дојде нешифриран и не е примен. Ковертирајте го повторно
adjournment-refusal-move-illegal = { $move } е неправилен во прекинатата позиција. Внесете друг потег
adjournment-refusal-settled = Ковертот { $no } е решен. Отворете инцидент ако треба нешто да се смени
adjournment-refusal-already-resumed = Продолжувањето за коверт { $no } веќе почна. Продолжете со него
adjournment-refusal-not-resumed = Продолжувањето за коверт { $no } сѐ уште не е започнато. Прво почнете го
adjournment-refusal-board-taken = На табла { $board } е друга партија. Изберете слободна табла
adjournment-refusal-already-there = { $side } е веќе присутен. Не треба ништо
adjournment-refusal-late-undecided = { $side } дојде предоцна или воопшто не дојде. Прво одлучете за тоа, или запишете зошто сепак се игра
adjournment-refusal-not-late = { $side } не дојде предоцна. Нема што да се оправдува
adjournment-refusal-times-wrong = Часовниците не ги покажуваат времињата од коверт { $no }. Исправете ги, или запишете зошто остануваат
adjournment-refusal-times-right = Часовниците ги покажуваат времињата од коверт { $no }. Не треба ништо
adjournment-refusal-not-established = Нова партија се игра само ако позицијата и времињата од коверт { $no } не може да се утврдат. Прво запишете го тоа
adjournment-refusal-absent = { $side } не е присутен. Прво почекајте го играчот
adjournment-refusal-before-time = Пред определеното време на продолжувањето ({ $at }) никој не е отсутен и поради тоа не се пушта часовник (чл. { $article } од { $edition }). Почекајте дотогаш, или додека не дојдат двајцата играчи
adjournment-refusal-not-set-up = Позицијата и часовниците за коверт { $no } не се поставени. Прво поставете ги
adjournment-refusal-play-goes-on = Партијата од коверт { $no } продолжи. Користете ја таблата или отворете инцидент
adjournment-refusal-clock-runs = Часовникот веќе работи: { $side }. Почекајте го играчот
adjournment-refusal-no-reply = За коверт { $no } нема ковертиран одговор. Изберете го ковертираниот потег
adjournment-refusal-reply-sealed = За коверт { $no } веќе има ковертиран одговор. Почекајте го другиот играч
adjournment-refusal-no-reply-now = Одговор се ковертира само откако е одигран ковертираниот потег и додека другиот играч е отсутен. Инаку одговорете на таблата
adjournment-refusal-not-opened = Коверт { $no } не е отворен. Прво отворете го
adjournment-refusal-opened = Коверт { $no } е отворен. Продолжете со потегот во него
adjournment-refusal-already-read = Содржината на коверт { $no } е веќе запишана. Отворете инцидент ако е погрешна
adjournment-refusal-nothing-to-play = Прочитаното во коверт { $no } не може едноставно да се одигра. Прво одлучете за случајот
adjournment-refusal-missing = Го нема ковертот { $no }. Пријавете дека е најден или одлучете за случајот
adjournment-refusal-not-missing = Ковертот { $no } не е изгубен. Отворете го
adjournment-refusal-not-stated = Во ова издание партијата продолжува без ковертираниот потег (чл. { $article } од { $edition }). Одлучете за случајот
adjournment-refusal-adjourned = Партијата е прекината. Продолжете со коверт { $no }: дотогаш не може да се одигра потег ниту да се пушти часовникот
adjournment-refusal-no-offer = Нема понуда за реми. Прво запишете ја
adjournment-refusal-offer-pending = Веќе има понуда за реми. Прво нека се одговори на неа
adjournment-refusal-no-such-notation = Нема нотација „{ $name }“. Изберете една од списокот
adjournment-refusal-session-backwards = Сесијата мора да заврши по почетокот. Исправете ги времињата
adjournment-refusal-too-long = Сесијата може да се продолжи најмногу { $most } (чл. { $article } од { $edition }). Завршете ја порано
adjournment-refusal-reason-missing = Потребна е причина. Доволни се неколку збора: остануваат во дневникот
adjournment-refusal-name-missing = Потребно е име. Внесете кој е
adjournment-refusal-same-person = { $name } е наведено двапати. Внесете две различни лица или само едно
adjournment-refusal-no-receipt = Потегот во ковертот { $no } е на хартија: за него нема потврда
adjournment-refusal-receipt-of-other = Ова е потврдата за коверт { $other }, а не за коверт { $no }. Побарајте ја вистинската
adjournment-refusal-receipt-differed = Потврда за ковертот { $no } има друг код: чуваното не е она што беше ковертирано. Тоа го поништува само потврда со вистинскиот код; инаку за партијата одлучете на друг начин
