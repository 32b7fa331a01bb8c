# Прекинати партии: редови од дневникот.

adjournment-envelope = Плик { $no }
adjournment-envelope-reply = Плик { $no }, одговор
adjournment-event-begun = { $envelope }: { $side } треба да запечати потег, табла { $board }, коло { $round }
adjournment-event-begun-early = { $envelope }: { $side } прекинува порано и запечатува потег, табла { $board }, коло { $round }; до крајот на сесијата { $left }
adjournment-event-moved-on-board = { $envelope }: { $move } беше извршен на таблата и мора да биде запечатениот потег
adjournment-event-lock-made = Направена е брава { $no } за запечатени потези. Се отвора со лозинката на: { $persons }
adjournment-event-written = { $envelope }: потегот е запишан
adjournment-event-written-program = { $envelope }: потегот е запишан и се чува шифриран во програмата
adjournment-event-enclosed = { $envelope }: ставен записник, { $side }
adjournment-event-closed = { $envelope }: затворен
adjournment-event-sealed = { $envelope }: часовникот е запрен, потегот е запечатен. Белиот { $white }, Црниот { $black }
adjournment-event-broken-off = { $envelope }: запечатувањето е откажано ({ $reason })
adjournment-event-front-written = { $envelope }: запишани се податоците на пликот
adjournment-event-signed = { $envelope }: потпиша { $name } ({ $as })
adjournment-event-handed = { $envelope }: предаден на { $to }, { $at }. Се чува: { $place }
adjournment-event-handed-from = { $envelope }: { $from } го предаде на { $to }, { $at }. Се чува: { $place }
adjournment-event-scheduled = { $envelope }: продолжување { $at }, { $place }
adjournment-event-session-planned = Планирана сесија { $no }: { $from } до { $to }
adjournment-event-session-changed = Сесијата { $no } е изменета: { $from } до { $to } ({ $reason })
adjournment-event-session-announced = Сесијата { $no } е најавена, { $at }
adjournment-event-offered = { $envelope }: { $side } нуди реми
adjournment-event-offer-rejected = { $envelope }: понудата за реми е одбиена
adjournment-event-agreed = { $envelope }: пред отворањето е договорено реми. { $result }
adjournment-event-resigned = { $envelope }: { $side } се предаде пред отворањето. { $result }
adjournment-event-resumed = { $envelope }: продолжување на табла { $board }, { $at }
adjournment-event-arrived = { $envelope }: { $side } е присутен, { $at }
adjournment-event-set-up = { $envelope }: позицијата и часовниците се поставени. Белиот { $white }, Црниот { $black }
adjournment-event-set-up-wrong = { $envelope }: поставената позиција е погрешна на { $squares }
adjournment-event-clock-started = { $envelope }: часовникот е пуштен, { $side } е отсутен
adjournment-event-receipt-matches = { $envelope }: потврдата ({ $side }) се совпаѓа
adjournment-event-receipt-differs = { $envelope }: потврдата ({ $side }) не се совпаѓа: чуваното не е она што беше ковертирано
adjournment-event-receipt-none = { $envelope }: { $side } не покажа потврда
adjournment-event-opened = { $envelope }: отвори { $by }, { $at }
adjournment-event-not-opened = { $envelope }: не го отвори { $by }. { $why }
adjournment-event-read = { $envelope }: пишува „{ $text }“. { $judged }
adjournment-event-read-nothing = { $envelope }: нема запишан потег
adjournment-event-played = { $envelope }: { $move } извршен на таблата
adjournment-event-reply-sealed = { $envelope }: запечатен, бидејќи другиот играч е отсутен
adjournment-event-missed = { $envelope }: не може да се најде
adjournment-event-found = { $envelope }: повторно најден
adjournment-event-stated = { $envelope }: играчот го наведува { $move } како запечатен потег
adjournment-event-times-questioned = { $envelope }: { $side } пред првиот потег вели дека часовниците се погрешно поставени
adjournment-event-times-questioned-late = { $envelope }: { $side } по потег вели дека часовниците се погрешно поставени
adjournment-event-settled = { $envelope }: решен ({ $reason })

# Што се наоѓа во пликот.

adjournment-judged-move = Тоа е { $move }
adjournment-judged-not-as-made = Тоа е { $move }, а на таблата беше извршен { $made }
adjournment-judged-ambiguous = Тоа може да биде { $moves }
adjournment-judged-illegal = Тоа е неправилно
adjournment-judged-illegal-near = Тоа е неправилно. На една грешка во пишувањето: { $moves }
adjournment-judged-unreadable = Тоа не е потег
adjournment-judged-unreadable-near = Тоа не е потег. На една грешка во пишувањето: { $moves }
adjournment-judged-nothing = Нема запишан потег

# Зошто пликот не е отворен.

adjournment-shut-not-sealed = Потегот сè уште не е запечатен
adjournment-shut-not-resumed = Продолжувањето не почнало
adjournment-shut-not-set-up = Позицијата и часовниците не се поставени
adjournment-shut-replier-absent = Играчот што треба да одговори не е присутен
adjournment-shut-sealer-absent = Играчот за кого е запечатен одговорот не е присутен
adjournment-shut-opened-before = Веќе беше отворен
adjournment-shut-missing = Го нема
adjournment-shut-settled = Прекинатата партија е решена
adjournment-shut-wrong-passphrase = Лозинката беше погрешна
adjournment-shut-damaged = Сочуваното е оштетено
adjournment-shut-fingerprint-differs = Прочитаното не е она што беше запечатено
adjournment-shut-receipt-differs = Потврдата на еден играч има друг отпечаток: чуваното не е она што беше ковертирано

# Состојба на пликот.

adjournment-status-sealing = Се запечатува
adjournment-status-sealed = Запечатен, непредаден
adjournment-status-in-custody = Се чува
adjournment-status-missing = Го нема
adjournment-status-resuming = Се продолжува
adjournment-status-opened = Отворен
adjournment-status-broken-off = Откажан
adjournment-status-settled = Решен

# Чекори и кој ги прави.

adjournment-step-ask = Повикај го играчот да запечати: { $side }
adjournment-step-write = { $side } го запишува потегот недвосмислено
adjournment-step-enclose = Стави го записникот во пликот: { $whose }
adjournment-step-close = Затвори го пликот
adjournment-step-stop = Запри го часовникот и не пуштај го другиот
adjournment-step-front = Дополни ги податоците на пликот
adjournment-step-sign-flap = Потпиши преку капакот на пликот
adjournment-step-schedule = Одреди кога и каде се продолжува
adjournment-step-keep = Провери го пликот и чувај го
adjournment-step-wait = Чекај го продолжувањето
adjournment-step-resume = Почни го продолжувањето
adjournment-step-set-up = Постави ја позицијата пред запечатениот потег и времињата од пликот
adjournment-step-start-clock = { $whose } е отсутен: пушти го тој часовник и не отворај го пликот
adjournment-step-await = Чекај го играчот: { $whose }
adjournment-step-open = Отвори го пликот
adjournment-step-open-reply = Отвори го пликот со одговорот
adjournment-step-read = Запиши што е најдено
adjournment-step-state = { $side } го наведува запечатениот потег
adjournment-step-play = Изврши го запечатениот потег на таблата, па пушти го часовникот: { $replier }
adjournment-step-play-reply = Изврши го одговорот на таблата
adjournment-step-reply = { $replier } одговара, на таблата или во нов плик
adjournment-step-decide = Одлучи за случајот
adjournment-step-done = Нема ништо повеќе за правење
adjournment-by-arbiter = судијата
adjournment-by-assistant = асистентот, { $side }

# На што треба да се внимава.

adjournment-note-may-change = Потегот може да се смени додека не се запре часовникот
adjournment-note-as-made = { $move } беше извршен на таблата: мора да биде запечатениот потег
adjournment-note-counts-as-used = До крајот на сесијата { $time } ќе се сметаат за потрошени: { $side }
adjournment-note-short-of-time = { $side } има уште { $time }, потези до контролата: { $moves }. До крајот на сесијата може да се извршат на таблата
adjournment-note-claim-first = Реми мора да се рекламира пред запечатувањето
adjournment-note-offered = Понудата за реми важи додека не се одговори: { $side }
adjournment-note-flag-down = Знаменцето на оној што запечати е паднато: { $side }
adjournment-note-may-conclude = Договорено реми или предавање сега ја завршува партијата, без оглед што има во пликот
adjournment-note-late = { $side } доцни { $time }. Граница: { $limit }
adjournment-note-late-no-limit = { $side } доцни { $time }. Турнирот нема одредено граница
adjournment-note-flag-before-limit = Знаменцето паѓа пред границата: { $side } има уште { $time }
adjournment-note-may-seal-reply = { $replier } не мора да одговори на таблата: одговорот може да се запечати во нов плик
adjournment-note-sheet-missing = Во пликот недостига записник: { $side }
adjournment-note-wrong-position = На таблата стои нешто друго од прекинатата позиција
adjournment-note-wrong-times = Часовниците не ги покажуваат времињата од пликот: исправи пред првиот потег
adjournment-note-wrong-times-later = Часовниците не ги покажуваат времињата од пликот: исправи пред првиот потег, подоцна само ако последиците се престроги
adjournment-note-attempts = Неуспешни обиди за отворање: { $count }
adjournment-note-read-aloud = Прочитај го потегот гласно: { $side }

# Податоците на пликот.

adjournment-lacks-names = имињата на играчите
adjournment-lacks-countries = земјите
adjournment-lacks-position = позицијата
adjournment-lacks-times = времињата
adjournment-lacks-sealer = кој запечати
adjournment-lacks-move-number = бројот на запечатениот потег
adjournment-lacks-draw-offer = понудата за реми
adjournment-lacks-resumption = датумот, времето и местото на продолжувањето
adjournment-lacks-event = турнирот
adjournment-lacks-round = колото
adjournment-lacks-board = таблата
adjournment-lacks-flap-signature = потписот преку капакот
adjournment-signed-as-white = Белиот
adjournment-signed-as-black = Црниот
adjournment-signed-as-arbiter = судија
adjournment-signed-as-flap = преку капакот

# Аларми.

adjournment-alarm-overdue = { $envelope }: задоцнет { $time }
adjournment-alarm-due-soon = { $envelope }: продолжување за { $time }
adjournment-alarm-sealing-long = { $envelope }: запечатувањето трае веќе { $time }
adjournment-alarm-not-kept = { $envelope }: запечатен, а никој не го чува
adjournment-alarm-lacks = { $envelope }: на него недостига: { $what }
adjournment-alarm-wrong = { $envelope }: на него е погрешно: { $what }
adjournment-alarm-missing = { $envelope }: не може да се најде
adjournment-alarm-session-ends = Сесијата { $no } завршува за { $time }
adjournment-alarm-not-announced = Сесијата { $no } почнува наскоро, а не е најавена

# Што е против планот.

adjournment-conflict-same-player = Пликови { $one } и { $other }: { $player } има две партии истовремено
adjournment-conflict-plays-round = Плик { $no }: продолжување во сесијата { $session }, која е за коло
adjournment-conflict-out-of-order = Плик { $later } се продолжува пред плик { $earlier }, кој е од поранешно коло
adjournment-conflict-after-last-round = Плик { $no }: не завршува пред последното коло
adjournment-conflict-day-too-long = { $date }: { $play } игра, дозволени се { $most }
adjournment-conflict-outside-sessions = Плик { $no }: продолжување надвор од секоја сесија
adjournment-conflict-not-announced = Плик { $no }: сесијата { $session } не е најавена
adjournment-conflict-not-planned = Плик { $no }: нема термин за продолжување

# Зошто наредбата е одбиена.

adjournment-refusal-no-such-envelope = Нема плик { $no }. Изберете еден од списокот
adjournment-refusal-no-such-session = Нема сесија { $no }. Прво испланирајте ја
adjournment-refusal-no-such-lock = Нема брава { $no }. Направете ја пред да се запечати потег во програмата
adjournment-refusal-no-game = Таму не се игра партија што може да се прекине. Изберете табла со партија во тек
adjournment-refusal-lost-time-open = Табла { $board }: сѐ уште не е кажано како се смета изгубеното време, а времињата би влегле во пликот без него. Прво одговорете на тоа прашање (во прозорецот или со --lost-time), па потегот се ковертира
adjournment-refusal-already-begun = Кон оваа партија веќе припаѓа пликот { $no }. Продолжете со него
adjournment-refusal-too-early = До крајот на сесијата има { $left }: прерано за прекинување (чл. { $article } од { $edition }). Нека играат понатаму
adjournment-refusal-early-oversteps = { $left } до крајот на сесијата би се сметале за потрошени, а на часовникот има само { $time }. Прекинете подоцна
adjournment-refusal-already-sealed = Часовникот беше запрен и потегот во плик { $no } е запечатен. Повеќе не може да се смени; може да се отвори инцидент
adjournment-refusal-not-sealed = Потегот во плик { $no } сè уште не е запечатен. Прво завршете го запечатувањето
adjournment-refusal-not-written = За плик { $no } нема запишан потег. Прво нека го запише играчот
adjournment-refusal-sheet-missing = Во плик { $no } го нема записникот: { $side }. Прво ставете го
adjournment-refusal-not-closed = Плик { $no } не е затворен. Затворете го пред да се запре часовникот
adjournment-refusal-not-encrypted = Потегот дојде нешифриран и не е примен. Запечатете го повторно
adjournment-refusal-move-illegal = { $move } е неправилен во прекинатата позиција. Внесете друг потег
adjournment-refusal-settled = Пликот { $no } е решен. Отворете инцидент ако треба нешто да се смени
adjournment-refusal-already-resumed = Продолжувањето за плик { $no } веќе почна. Продолжете со него
adjournment-refusal-not-resumed = Продолжувањето за плик { $no } не почнало. Прво почнете го
adjournment-refusal-board-taken = На табла { $board } е друга партија. Изберете слободна табла
adjournment-refusal-already-there = { $side } е веќе присутен. Не треба ништо
adjournment-refusal-absent = { $side } не е присутен. Прво почекајте го играчот
adjournment-refusal-not-set-up = Позицијата и часовниците за плик { $no } не се поставени. Прво поставете ги
adjournment-refusal-play-goes-on = Партијата од плик { $no } продолжи. Користете ја таблата или отворете инцидент
adjournment-refusal-clock-runs = Часовникот веќе тече: { $side }. Почекајте го играчот
adjournment-refusal-no-reply = За плик { $no } нема запечатен одговор. Изберете го запечатениот потег
adjournment-refusal-reply-sealed = За плик { $no } веќе има запечатен одговор. Почекајте го другиот играч
adjournment-refusal-no-reply-now = Одговор се запечатува само откако е извршен запечатениот потег и додека другиот играч е отсутен. Инаку одговорете на таблата
adjournment-refusal-not-opened = Плик { $no } не е отворен. Прво отворете го
adjournment-refusal-opened = Плик { $no } е отворен. Продолжете со потегот во него
adjournment-refusal-already-read = Содржината на плик { $no } е веќе запишана. Отворете инцидент ако е погрешна
adjournment-refusal-nothing-to-play = Прочитаното во плик { $no } не може едноставно да се одигра. Прво одлучете за случајот
adjournment-refusal-missing = Го нема пликот { $no }. Пријавете дека е најден или одлучете за случајот
adjournment-refusal-not-missing = Пликот { $no } не е изгубен. Отворете го
adjournment-refusal-not-stated = Во ова издание партијата продолжува без запечатениот потег (чл. { $article } од { $edition }). Одлучете за случајот
adjournment-refusal-adjourned = Партијата е прекината. Продолжете со плик { $no }: пред него нема ни потег ни часовник
adjournment-refusal-no-offer = Нема понуда за реми. Прво запишете ја
adjournment-refusal-offer-pending = Веќе има понуда за реми. Прво нека се одговори на неа
adjournment-refusal-no-such-notation = Нема нотација „{ $name }“. Изберете една од списокот
adjournment-refusal-session-backwards = Сесијата мора да заврши по почетокот. Исправете ги времињата
adjournment-refusal-too-long = Сесијата може да се продолжи најмногу { $most } (чл. { $article } од { $edition }). Завршете ја порано
adjournment-refusal-reason-missing = Потребна е причина. Доволни се неколку збора: остануваат во записникот
adjournment-refusal-name-missing = Потребно е име. Внесете кој е
adjournment-refusal-same-person = { $name } е наведено двапати. Внесете две различни лица или само едно
adjournment-refusal-no-receipt = Потегот во ковертот { $no } е на хартија: за него нема потврда
