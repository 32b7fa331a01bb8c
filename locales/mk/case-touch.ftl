# Допрени фигури, рокада и промоција со рака

case-touch-chapter = Допрени фигури

case-touch-kind-touched-piece = Допрена фигура
case-touch-ask-touched-piece-by = Кој допре?
case-touch-ask-touched-piece-touched = На кои полиња, по ред?
case-touch-ask-touched-piece-announced = Дали поправањето беше најавено?
case-touch-ask-touched-piece-deliberate = Намерно?
case-touch-ask-touched-piece-claim-lost = Дали противникот допре фигура оттогаш?
case-touch-ask-touched-piece-order = Дали се знае редоследот на допирањето?
case-touch-ask-touched-piece-told = Кому беше најавено?
case-touch-ask-touched-piece-adjusting = Ако ништо не беше кажано: дали очигледно беше местење?
case-touch-ask-touched-piece-opponents-time = Дали тогаш на потег беше противникот?
case-touch-ask-touched-piece-accidental-since = Дали противникот оттогаш допре само случајно?
case-touch-ask-touched-piece-raised = Кој го покренува тоа?
case-touch-ask-touched-piece-proof = Дали е докажано?

case-touch-kind-adjusting = Поправање фигури
case-touch-ask-adjusting-by = Кој мести?
case-touch-ask-adjusting-announced = Дали беше најавено?
case-touch-ask-adjusting-told = Кому?
case-touch-ask-adjusting-repeated = Одново и одново?

case-touch-kind-castling-by-hand = Изведување на рокадата
case-touch-ask-castling-by-hand-by = Кој рокира?
case-touch-ask-castling-by-hand-rook = Со топот на кое поле?
case-touch-ask-castling-by-hand-first = Што беше допрено прво?
case-touch-ask-castling-by-hand-stage = До каде беше дојдено?
case-touch-ask-castling-by-hand-proof = Дали е докажано?

case-touch-kind-promotion-choice = Избор на новата фигура
case-touch-ask-promotion-choice-by = Кој промовира?
case-touch-ask-promotion-choice-stage = До каде беше дојдено?
case-touch-ask-promotion-choice-fetched = Дали часовниците беа запрени за да се донесе фигура?

case-touch-kind-inverted-rook = Превртен топ
case-touch-ask-inverted-rook-by = Кој го постави?
case-touch-ask-inverted-rook-named-queen = Дали беше наречен дама?
case-touch-ask-inverted-rook-moved-as-queen = Дали оттогаш се движел како што топ не може?

case-touch-answer-order-known = Да, како што е наведено
case-touch-answer-order-unknown = Не, или истовремено
case-touch-answer-opponent-claims = Противникот рекламира
case-touch-answer-arbiter-saw = Никој не рекламира, судијата го виде
case-touch-answer-to-opponent = На противникот
case-touch-answer-to-arbiter = На судијата, бидејќи противникот беше отсутен
case-touch-answer-to-nobody = Никому, противникот беше отсутен
case-touch-answer-king-first = Кралот
case-touch-answer-rook-first = Топот
case-touch-answer-both-at-once = Двете истовремено
case-touch-answer-both-touched = Кралот и топот беа допрени
case-touch-answer-king-released = Кралот беше пуштен на новото поле
case-touch-answer-castled = И топот беше пуштен
case-touch-answer-castled-and-pressed = И часовникот беше притиснат
case-touch-answer-pawn-released = Пешакот беше пуштен на последниот ред
case-touch-answer-piece-in-hand = Новата фигура е во раката
case-touch-answer-piece-touched-square = Новата фигура го допре полето и сѐ уште е во раката
case-touch-answer-piece-released = Новата фигура беше пуштена

case-touch-only-on-request = Во овој вид игра за допрени фигури се одлучува само на барање на играч
case-touch-may-still-claim = { $side } сѐ уште може да рекламира, пред да допре фигура
case-touch-choice = Повеќе од една фигура доаѓа предвид: некој мора да избере
case-touch-opponent-chooses = { $side } кажува која фигура мора да се одигра или земе, или со која да се земе: { $squares }
case-touch-arbiter-chooses = Судијата проценува која фигура ја допрел прва { $side }: { $squares } (потези { $moves })
case-touch-no-exception-for-accidents = Изданието нема исклучок за случајни допири; колку строго ќе се применува е оставено на судијата
case-touch-no-rule-for-several = Изданието зборува за по една фигура од секоја боја; дека тука важи првата од секоја боја е логично проширување на правилото
case-touch-rule-as-touched = Фигурите важат како допрени: да се одлучи како за допрена фигура на { $side }
case-touch-rule-as-illegal = Да се одлучи како за неправилен потег на { $side }

case-touch-because-own = Првата допрена сопствена фигура што може да се движи мора да се одигра
case-touch-because-enemy = Првата допрена противничка фигура што може да се земе мора да се земе
case-touch-because-both = Допрени се фигури од двете бои: изданието кажува што има предност
case-touch-because-several = Допрени се повеќе фигури од една боја заедно со другата: она што не може ниту да се одигра ниту да се земе не се брои, меѓу останатите бира противникот
case-touch-because-castling = Допрени се кралот и топот, а рокадата таму е правилна
case-touch-because-rook-first = Топот беше допрен пред кралот: рокадата на таа страна не е дозволена во овој потег
case-touch-because-rook-first-valid = Топот беше допрен пред кралот: { $side } добива опомена, но рокадата важи
case-touch-because-castling-illegal = Рокадата таму не е правилна: кралот мора да одигра поинаку, вклучувајќи рокада на другата страна; ако не може, дозволен е секој потег
case-touch-because-free = Ниту една од допрените фигури не може да се одигра или земе
case-touch-increment-taken-back = Притискањето му додало { $time } на { $side }: тоа се одзема заедно со потегот

case-touch-adjusting-not-on-move = Само играчот на потег може да поправа: { $side } не е
case-touch-adjusting-unannounced = { $side } поправаше без најава
case-touch-adjusting-to-nobody = Кога противникот е отсутен, { $side } мора прво да му каже на судијата
case-touch-adjusting-right = { $side } може да поправа: беше најавено
case-touch-adjusting-repeated = { $side } мести одново и одново и му пречи на противникот

case-touch-castling-stands = Рокадата на { $side } важи
case-touch-castling-illegal-pressed = Рокадата на { $side } не е правилна, а часовникот беше притиснат

case-touch-choice-final = Изборот на новата фигура од { $side } е конечен
case-touch-choice-open = { $side } сѐ уште може да избере друга фигура
case-touch-new-piece-stays = Новата фигура останува на полето; { $side } го довршува потегот
case-touch-may-choose-anew = { $side } ја поставува избраната фигура на полето и го довршува потегот
case-touch-because-final-on-touch = Изборот е конечен штом фигурата го допре полето на промоција
case-touch-because-final-on-release = Изборот е слободен додека раката не ја пушти фигурата на полето
case-touch-because-no-rule-on-choice = Изданието не кажува кога изборот е конечен; пуштената фигура останува
case-touch-because-pawn-stays = Пешакот е пуштен на последниот ред: не може на друго поле и мора да се замени
case-touch-because-fetching-binds-nobody = Играчот што ги запира часовниците за да му донесат фигура не е обврзан да ја избере

case-touch-inverted-rook = Фигурата е топ, како и да стои
case-touch-turn-rook-up = Топот се исправа; фигура што недостига се бара при запрени часовници
case-touch-because-name-counts-nothing = Како ја нарече { $side } не е важно
case-touch-because-manual-on-rook = Така кажува прирачникот на ФИДЕ за судии
case-touch-no-text-on-rook = Ниеден текст на изданието не зборува за тоа; дека топот е топ е стара пракса
case-touch-ask-promotion-choice-pressed = Дали часовникот е притиснат пред новата фигура да стои таму?
case-touch-piece-came-after-the-press = Часовникот е притиснат со пешакот на последниот ред; тоа што { $side } го ставил потоа не е избор на нова фигура
