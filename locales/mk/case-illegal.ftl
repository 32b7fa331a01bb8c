# Неправилни потези и притискање на часовникот

case-illegal-chapter = Неправилни потези и притискање на часовникот

case-illegal-kind-illegal-move = Неправилен потег
case-illegal-ask-illegal-move-by = Кој го одигра?
case-illegal-ask-illegal-move-completed = Дали часовникот беше притиснат?
case-illegal-ask-illegal-move-standing = Што стои на таблата?
case-illegal-ask-illegal-move-made = Од каде до каде?
case-illegal-ask-illegal-move-ply = Полупотези пред него
case-illegal-ask-illegal-move-since = Што направи противникот оттогаш?
case-illegal-ask-illegal-move-claimed = Дали противникот рекламира?
case-illegal-ask-illegal-move-several = Дали имаше уште еден прекршок во истиот потег?
case-illegal-ask-illegal-move-lost = Дали позицијата пред него повеќе не може да се утврди?
case-illegal-ask-illegal-move-last-known = Полупотези по кои позицијата е последно позната
case-illegal-ask-illegal-move-adjudication = Дали партијата е дадена на проценка?
case-illegal-ask-illegal-move-proof = Колку е тоа докажано?
case-illegal-answer-nothing = Ништо
case-illegal-answer-touched = Допре фигура
case-illegal-answer-moved = Одигра потег
case-illegal-answer-illegal-too = И тој одигра неправилен потег
case-illegal-answer-took-king = Го зеде кралот

case-illegal-kind-clock-not-pressed = Часовникот не е притиснат
case-illegal-ask-clock-not-pressed-by = Кој?

case-illegal-kind-pressed-without-move = Часовник притиснат без потег
case-illegal-ask-pressed-without-move-by = Кој?

case-illegal-kind-two-hands = Две раце за еден потег
case-illegal-ask-two-hands-by = Кој?
case-illegal-ask-two-hands-pressed = Дали часовникот беше притиснат?
case-illegal-ask-two-hands-answered = Дали противникот одигра оттогаш?

case-illegal-kind-impossible-position = Двата крала во шах или пешак на последниот ред
case-illegal-ask-impossible-position-seen = Што гледа судијата?
case-illegal-ask-impossible-position-next = А по следниот потег?
case-illegal-answer-both-kings = Двата крала се во шах
case-illegal-answer-pawn = Пешак на последниот ред
case-illegal-answer-not-yet = Сѐ уште не е завршен
case-illegal-answer-put-right = Позицијата е во ред
case-illegal-answer-stands = Неправилната позиција сѐ уште стои

case-illegal-kind-times-after-irregularity = Времиња по неправилност
case-illegal-ask-times-after-irregularity-before = Потези на секој играч пред неа
case-illegal-ask-times-after-irregularity-played = Потези на секој играч кога е откриена
case-illegal-ask-times-after-irregularity-white-used = Потрошено време на Белиот кога е откриена
case-illegal-ask-times-after-irregularity-black-used = Потрошено време на Црниот кога е откриена
case-illegal-ask-pressed-without-move-accident = Дали со тоа требало да се запре часовникот?

case-illegal-increment-taken-back = Неправилното притискање му додало { $time } на { $side }: тоа се одзема
case-illegal-minutes-read-otherwise = Според буквата (B.2) овде важат минутите од Правилата за натпревари; судиите што сметаат дека Додатокот A.3 важи за сите брзопотезни партии даваат { $time }
case-illegal-no-mating-potential = { $side } нема матен потенцијал: два скокача не можат присилно да го матираат голиот крал
case-illegal-quickplay-in-rapid = Дали временските казни од забрзаниот завршеток важат за { $side } и во забрзана партија: текстот не кажува
case-illegal-both-counted = { $side } одговорил со неправилен потег: и тој се брои
case-illegal-both-would-lose = Дали неправилниот одговор на { $side }, по ред { $nth }., ја завршува партијата: настанал од позиција што не требало да се појави
case-illegal-first-one-ends = Првиот неправилен потег, оној на { $side }, ја завршува партијата; што следело потоа не е важно
case-illegal-time-recorded = { $side } во тој момент имал уште { $time }, според записот
case-illegal-time-share = { $side } добива { $time } на часовникот: сразмерно со потезите одиграни дотогаш
case-illegal-times-never-punish = Сразмерот се зема за двајцата играчи и никогаш не е казна
case-illegal-times-may-stay = Часовниците може да се остават и како што се
case-illegal-times-between = { $side }: според ваша проценка, меѓу { $least } и { $most } на часовникот
case-illegal-times-proportional = Времињата се наместуваат сразмерно со потезите, за двајцата играчи
case-illegal-times-judged = Времињата ги наместува судијата според најдобра проценка
case-illegal-set-both-times = Наместете ги двата часовника според најдобра проценка
case-illegal-times-arithmetic = { $side }: потрошени { $shown } × { $moves } ÷ { $of } потези = потрошени { $used }
case-illegal-adjudication-in-progress = Партија дадена на проценка е во тек додека не се одлучи за неа
case-illegal-ended-by-itself = Дали потегот што ја завршил партијата бил токму неправилниот потег на { $side }: тогаш тој не ја завршил
case-illegal-position-lost = Позицијата пред неправилниот потег на { $side } не може да се врати
case-illegal-last-known = Се продолжува од последната позната позиција, { $place }
case-illegal-promotion-unfinished = { $side } не го притиснал часовникот: промоцијата се довршува, а фигурата е по избор
case-illegal-waits-for-claim = Во овој вид игра судијата не постапува по неправилниот потег на { $side } ако не се рекламира
case-illegal-may-claim = { $side } може да го рекламира
case-illegal-may-claim-until-touch = { $side } може да го рекламира пред да допре фигура
case-illegal-may-claim-until-move = { $side } може да го рекламира пред да го одигра својот потег
case-illegal-stands-after-touch = Противникот во меѓувреме допрел фигура: неправилниот потег на { $side } веќе не може да се рекламира и останува
case-illegal-players-may-agree = Играчите можат да се договорат да го поправат, без судијата
case-illegal-may-claim-the-answer = { $side } може да го рекламира неправилниот одговор на противникот
case-illegal-king-taken = { $side } го зел кралот: тоа никогаш не е правилен потег
case-illegal-king-taken-is-no-claim = { $side } го зел кралот: тоа не е ни правилен потег ни рекламација; се поправа неправилниот потег пред него
case-illegal-king-taken-late = Дали земањето на кралот од { $side } се брои како неправилен потег или како одговор по кој веќе не може да се рекламира
case-illegal-several-faults-once = Прекршоците на { $side } биле во еден потег: се бројат како еден неправилен потег
case-illegal-other-fault = Казна за другиот прекршок, од опомена нагоре
case-illegal-found-later = { $moves ->
    [one] Откриен е { $moves } потег подоцна
   *[other] Откриен е { $moves } потези подоцна
}
case-illegal-clock-back = Вратете го часовникот на { $side } на времето пред притискањето
case-illegal-press-was-accident = { $side } притиснал за да го запре часовникот, а не за да заврши потег: може да се смета за случајност
case-illegal-two-hands-free = Ова издание не бара { $side } да игра со една рака
case-illegal-two-hands-no-illegal-move = { $side } одиграл еден потег со две раце: прекршок, но не се брои како неправилен потег
# Said no longer; for what older files have recorded.
case-illegal-two-hands-texts-differ = Дали се брои и без притискање: печатените верзии на ова издание се разликуваат
case-illegal-two-hands-move-stands = Потегот на { $side } бил правилен и останува
case-illegal-both-kings-in-check = Двата крала се во шах
case-illegal-pawn-on-last-rank = Пешак стои на последниот ред
case-illegal-wait-for-next-move = Не кажувајте ништо и почекајте да се заврши следниот потег
case-illegal-find-the-first-illegal-move = Најдете го неправилниот потег што довел до тоа и одлучете за него
case-illegal-arbiter-stays-out = Судијата им го препушта тоа на играчите
case-illegal-not-pressed-but-answered = { $side } не го притиснал часовникот, а противникот одговорил: { $side } сѐ уште може да го притисне
case-illegal-set-times-in-proportion = Наместете ги двата часовника сразмерно со потезите, како што ги пресметува случајот „Времиња по неправилност“
case-illegal-king-taken-too = Дали земањето на кралот од { $side } се брои како неправилен потег, ако бил притиснат часовникот
case-illegal-answer-falls-away = Неправилниот одговор на { $side } отпаѓа заедно со потегот на кој одговорил
