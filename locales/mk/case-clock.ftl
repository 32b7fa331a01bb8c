# Знаменце, доцнење, часовници

case-clock-chapter = Знаменце, доцнење, часовници

case-clock-kind-flag-fall = Паднато знаменце
case-clock-ask-flag-fall-side = Чие знаменце?
case-clock-ask-flag-fall-both = Дали падна и другото?

case-clock-ask-flag-fall-noted-by = Кој укажува на тоа?
case-clock-ask-flag-fall-before = Што се случи пред тоа?
case-clock-ask-flag-fall-moves = Дали потезите од периодот беа одиграни?
case-clock-ask-flag-fall-first = Чие падна прво, ако се знае (знак на дигитален часовник)?
case-clock-ask-flag-fall-announced = Дали беа најавени насоките за партии без додаток?
case-clock-answer-opponent = Противникот
case-clock-answer-arbiter = Судијата
case-clock-answer-bystander = Некој друг
case-clock-answer-nothing = Ништо
case-clock-answer-mate = Мат од овој играч
case-clock-answer-stalemate = Пат од овој играч
case-clock-answer-resignation = Предавање на противникот
case-clock-answer-agreement = Договор за реми
case-clock-answer-claim = Рекламација за реми од овој играч
case-clock-answer-sealed = Потегот беше ковертиран
case-clock-answer-by-record = Како што е запишано
case-clock-answer-completed = Да, и часовникот притиснат
case-clock-answer-not-pressed = Да, но последниот без притискање
case-clock-answer-unclear = Формуларите не кажуваат

case-clock-kind-absent-at-start = Отсутен на почетокот
case-clock-ask-absent-at-start-absent = Кој отсуствува?
case-clock-ask-absent-at-start-default = Дозволено доцнење според правилникот, во минути?
case-clock-answer-black-absent = Црниот
case-clock-answer-white-absent = Белиот
case-clock-answer-both-absent = Двајцата

case-clock-kind-late-arrival = Доцнење
case-clock-ask-late-arrival-side = Кој доцни?
case-clock-ask-late-arrival-late = Колку по најавениот почеток?
case-clock-ask-late-arrival-delayed = Колку подоцна од најавеното почна колото?
case-clock-ask-late-arrival-default = Дозволено доцнење според правилникот, во минути?
case-clock-ask-late-arrival-both = Дали и противникот дојде подоцна?

case-clock-kind-defective-clock = Неисправен часовник
case-clock-ask-defective-clock-stood = Која страна стоеше?
case-clock-ask-defective-clock-session = Колку време е играно?
case-clock-ask-defective-clock-proof = Дали неисправноста е сигурна?
case-clock-ask-defective-clock-known-before = Дали играчот знаеше за неа од порано?
case-clock-answer-white-stood = На Белиот
case-clock-answer-black-stood = На Црниот
case-clock-answer-both-stood = Двете
case-clock-answer-neither-stood = Ниедна, друга неисправност

case-clock-kind-wrong-setting = Погрешно наместен часовник
case-clock-ask-wrong-setting-wrong = Што е погрешно?
case-clock-ask-wrong-setting-side = На чија страна? (на двете ако се изостави)
case-clock-ask-wrong-setting-set = Што беше наместено место точното време или додатокот?
case-clock-ask-wrong-setting-resumption = Откриено при продолжување, пред првиот потег?
case-clock-ask-wrong-setting-schedule-suffers = Дали распоредот сериозно би настрадал?
case-clock-answer-time = Времето
case-clock-answer-increment = Додатокот
case-clock-answer-counter = Бројачот на потези
case-clock-answer-next-period = Времето на следниот период не е додадено

case-clock-kind-clocks-stopped = Играч ги запре двата часовника
case-clock-ask-clocks-stopped-by = Кој?
case-clock-ask-clocks-stopped-why = Зошто?
case-clock-answer-irregularity = За да се реши неправилност
case-clock-answer-piece = Нема фигура за промоција
case-clock-answer-toilet = За да оди во тоалет
case-clock-answer-no-reason = Без потреба од судијата

case-clock-kind-disturbance = Пречка однадвор
case-clock-ask-disturbance-lasting = Дали трае?
case-clock-ask-disturbance-white-lost = Колку изгуби Белиот со тоа додека беше на потег?
case-clock-ask-disturbance-black-lost = Колку изгуби Црниот со тоа додека беше на потег?

case-clock-kind-illness = Болест
case-clock-ask-illness-side = Кој е болен?
case-clock-ask-illness-short = Дали играчот може наскоро да продолжи?

case-clock-kind-reminder = Укажано на часовник или потези
case-clock-ask-reminder-told = Кому му е кажано?
case-clock-ask-reminder-by = Од кого?
case-clock-ask-reminder-what = Што?
case-clock-ask-reminder-completing = По паднато знаменце, при дополнување на формуларите?
case-clock-answer-by-arbiter = Од судијата
case-clock-answer-by-opponent = Од противникот
case-clock-answer-by-bystander = Од некој друг
case-clock-answer-clock = Дека часовникот не е притиснат
case-clock-answer-moves = Колку потези се одиграни

case-clock-kind-assistant = Помош за играч
case-clock-ask-assistant-side = За кого?
case-clock-ask-assistant-unable = Со што не може да ракува играчот?
case-clock-ask-assistant-disability = Поради попреченост?
case-clock-answer-writing = Со формуларот
case-clock-answer-clock-use = Со часовникот
case-clock-answer-pieces = Со фигурите

# Знаменца

case-clock-arbiter-looked-too = Само зборот на гледач не вреди ништо: судијата погледна и гледа дека знаменцето е паднато
case-clock-last-move-not-pressed = { $side } го одигра последниот потег од периодот на таблата и не го притисна часовникот навреме: потегот не е завршен
case-clock-loses-though-no-mate = Според ова издание { $side } губи и кога противникот не може да матира
case-clock-no-mating-potential = { $side } има само два скокача против гол крал, а тоа според ова издание не е потенцијал за мат
case-clock-flag-not-claimed = Знаменцето на { $side } се смета за паднато дури кога играч ќе укаже на тоа
case-clock-silence-bystander = На оној што проговори кажете му да молчи; уште еден збор може да го чини местото во салата
case-clock-may-claim-flag = { $side } може да ги запре часовниците и да укаже на падот, додека сопственото знаменце не е паднато
case-clock-may-claim-both-flags = Секој играч може да рекламира реми: двете знаменца се паднати
case-clock-if-supervised = Дали надзорот беше соодветен: тогаш важат Правилата за натпревари и судијата го објавува падот
case-clock-ends-without-press = Последниот потег на { $side } веднаш ја заврши партијата; за тоа не мора да се притисне часовникот
case-clock-fallen-before-the-end = Дали часовникот покажува дека знаменцето паднало пред крајот: тогаш прво е пречекорено времето
case-clock-claim-came-first = { $side } рекламираше реми пред да падне знаменцето
case-clock-claim-first = Прво разгледајте ја рекламацијата на { $side }; ако е основана, партијата е реми
case-clock-flag-if-claim-fails = Ако рекламацијата е неоснована, { $side } може да укаже на знаменцето
case-clock-sealed-came-first = { $side } го ковертира потегот пред да се укаже на знаменцето: предоцна е
case-clock-moves-completed = { $side } ги заврши сите потези од периодот: знаменцето не значи ништо
case-clock-moves-unclear = Од формуларите не се гледа дали { $side } ги одиграл потезите од периодот
case-clock-complete-sheets-first = Прво нека се дополнат формуларите; часовниците стојат
case-clock-flag-if-moves-lack = { $side } може да укаже на знаменцето ако се покаже дека недостасуваат потези
case-clock-nobody-can-claim = Да укаже може само играч чие знаменце не е паднато: кога се паднати двете, не е важно кое падна прво
case-clock-first-flag-decides = Прво падна знаменцето на { $side }
case-clock-look-at-sign = Погледнете кој знак го покажува часовникот: тој кажува чие знаменце падна прво
case-clock-find-the-order = Утврдете што се случи: кое знаменце падна прво и дали потезите беа одиграни
case-clock-both-flags-swiss = Ако не е сигурно дека недостасуваат потези, може да се игра натаму, како што кажа ФИДЕ во 1979 за турнири по швајцарски систем

# Почеток и доцнење

case-clock-absent-black = Црниот отсуствува: се пушта часовникот на Белиот, Белиот игра и притиска
case-clock-absent-white = Белиот отсуствува: се пушта неговиот часовник и тече до неговото доаѓање
case-clock-absent-both = Двајцата отсуствуваат: Белиот го губи времето додека некој не дојде
case-clock-default-zero = Дозволеното доцнење е нула: кој не е на таблата на почетокот, губи
case-clock-default-minutes = { $minutes ->
    [one] Кој доцни повеќе од { $minutes } минута, губи
   *[other] Кој доцни повеќе од { $minutes } минути, губи
}
case-clock-default-not-told = Ова издание го препушта дозволеното доцнење на правилникот, а тој овде не е познат
case-clock-absent-olympiad = Правилникот на олимпијада може да каже друго: во 1972 Белиот го пушташе часовникот на отсутниот Црн без да одигра
case-clock-ask-regulations = Побарајте го дозволеното доцнење во правилникот на турнирот
case-clock-late-in-time = { $side } дојде во рамките на дозволените { $time } и игра
case-clock-time-stays-lost = Времето што истече на часовникот останува изгубено
case-clock-too-late = { $side } дојде по дозволените { $time } и губи
case-clock-both-too-late = Двајцата дојдоа по дозволените { $time }: губат двајцата
case-clock-each-loses = За двајца изданието нема посебно правило: правилото се применува на секој играч
case-clock-late-excused = Судијата може да одлучи поинаку од оправдана причина

# Часовници што откажуваат

case-clock-shown-counts = Без докажана неисправност важи тоа што го покажува часовникот
case-clock-defect-known-before = На неисправност се укажува веднаш штом ќе се забележи: оваа рекламација доаѓа предоцна
case-clock-defective = Часовникот е неисправен; двете страни заедно потрошиле { $missing } помалку
case-clock-defective-otherwise = Часовникот е неисправен, а не недостасува време што би се распределило
case-clock-replace = Заменете го часовникот; го наместува само судијата
case-clock-set-by-judgement = Наместете ги времињата по најдобра проценка
case-clock-no-formula = Времето што недостасува не може просто да се распредели: не се знае која страна стоела или би паднало знаменце
case-clock-times-together = Времињата по најдобра проценка; на двајцата играчи заедно треба да им останат { $time }
case-clock-half-to-each = Двете страни стоеле: секоја се поместува напред за половина од времето што недостасува
case-clock-all-to-one = Едната страна стоела: таа се поместува напред додека двете заедно не го покажат играното време
case-clock-setting-too-late = { $moves ->
    [one] По { $moves } потег на секој играч наместеното на часовникот веќе не се менува
   *[other] По { $moves } потези на секој играч наместеното на часовникот веќе не се менува
}
case-clock-setting-schedule = Дали распоредот на турнирот сериозно би настрадал
case-clock-setting-at-resumption = При продолжување се исправа ако на тоа се укаже пред првиот потег
case-clock-setting-no-rule = Ова издание нема посебно правило за погрешно наместен часовник откриен во текот на играта
case-clock-setting-players-check = Проверката на времињата пред играта е должност на играчите
case-clock-setting-too-severe = Судијата може да помогне ако последиците би биле претешки
case-clock-setting-judgement = Дали и колку се исправаат времињата, по најдобра проценка
case-clock-wrong-time = Беше наместено погрешно време
case-clock-wrong-increment = Беше наместен погрешен додаток
case-clock-wrong-counter = Бројачот на потези е погрешен
case-clock-wrong-next-period = Часовникот не го додаде времето на следниот период
case-clock-install-setting = Наместете го часовникот точно

# Прекини

case-clock-settle-irregularity = Решете го тоа поради што се запрени часовниците
case-clock-bring-piece = Донесете ја потребната фигура
case-clock-stopped-with-reason = { $side } ги запре часовниците од оправдана причина
case-clock-stopped-without-reason = { $side } ги запре часовниците без оправдана причина
case-clock-arbiter-restarts = Судијата одлучува кога се продолжува
case-clock-toilet-no-reason = Тоалетот не е причина да се запрат часовниците
case-clock-stopping-no-penalty = Изданието не предвидува казна за тоа
case-clock-disturbed = Партијата беше попречена однадвор
case-clock-end-disturbance = Отстранете ја пречката
case-clock-how-much-extra = Кој добива додатно време и колку
case-clock-no-extra-time = Изданието ги запира часовниците, но не дава додатно време
case-clock-ill = { $side } е болен
case-clock-care-for = Погрижете се { $side } да добие помош
case-clock-ill-long = Колку ќе стојат часовниците поради { $side } и кога мора да се продолжи

# Укажување на часовник или потези

case-clock-told-while-completing = При дополнување на формуларите по паднато знаменце { $side } може да го дознае бројот на потезите
case-clock-told-of-clock = На { $side } му е укажано на часовникот или на потегот на противникот, што е забрането
case-clock-told-of-moves = На { $side } му е кажан бројот на потезите, што е забрането
case-clock-cannot-be-unsaid = Кажаното не може да се повлече: партијата продолжува
case-clock-arbiter-too = Ова го обврзува судијата како и сите други
case-clock-opponent-told = { $side } му го кажа тоа на противникот; правилото ги обврзува судијата и оние што не учествуваат во партијата
case-clock-whether-distracting = Дали { $side } со тоа го вознемирил противникот
case-clock-bystander-expelled = Оној што се вмешал може да биде отстранет од местото за играње

# Помош

case-clock-assistant-allowed = { $side } може да има помошник
case-clock-accept-assistant = Проверете дали помошникот на { $side } е прифатлив
case-clock-no-deduction = Не се одзема време
case-clock-deduction = Колку време му се одзема на { $side }; вообичаени се десет минути
case-clock-excused-from-writing = { $side } не мора да запишува
case-clock-deduct-at-start = Одземете му време на { $side } пред почетокот на партијата
case-clock-no-rule-on-help = Ова издание нема правило за таква помош за { $side }
