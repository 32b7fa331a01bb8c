# Извршување и завршување потег

case-moves-chapter = Одигрување потег

case-moves-kind-unfinished-move = Недовршен потег
case-moves-ask-unfinished-move-by = Кој го игра потегот?
case-moves-ask-unfinished-move-from = Од кое поле?
case-moves-ask-unfinished-move-to = На кое поле?
case-moves-ask-unfinished-move-stage = До каде беше дојдено?
case-moves-ask-unfinished-move-pressed = Дали беше притиснат часовникот?

case-moves-kind-last-move = Последен потег и знаменце
case-moves-ask-last-move-by = Чие знаменце падна?
case-moves-ask-last-move-uci = Кој потег?
case-moves-ask-last-move-seen = Кога беше забележано паѓањето?
case-moves-ask-last-move-pressed = Дали часовникот беше притиснат пред паѓањето?
case-moves-ask-last-move-claimed = Дали со потегот беше рекламирано реми?

case-moves-kind-next-move-unpressed = Следен потег без притискање
case-moves-ask-next-move-unpressed-by = Кој не притисна?

case-moves-kind-clock-handling = Ракување со часовникот
case-moves-ask-clock-handling-by = Кој?
case-moves-ask-clock-handling-fault = Што беше погрешно?
case-moves-ask-clock-handling-repeated = По опомена?

case-moves-kind-press-after-reply = Притискање по одговорот
case-moves-ask-press-after-reply-by = Кој сака да притисне?

case-moves-answer-in-hand = Фигурата е во раката
case-moves-answer-released = Пуштена е, земената фигура е надвор од таблата
case-moves-answer-captured-piece-left = Пуштена е, земената фигура сѐ уште е на таблата
case-moves-answer-castling-king-released = Кралот е пуштен, топот сѐ уште не е преместен
case-moves-answer-pawn-on-last-rank = Пешакот е пуштен на последниот ред
case-moves-answer-pawn-left-beside = Новата фигура е поставена, пешакот сѐ уште е на таблата
case-moves-answer-after-the-move = По одиграниот потег
case-moves-answer-before-the-move = Пред да се одигра потегот
case-moves-answer-other-hand = Притиснат со другата рака
case-moves-answer-finger-on-button = Прст држен на копчето или над него
case-moves-answer-clock-struck = Удрен, подигнат или превртен
case-moves-answer-pressed-before-moving = Притиснат пред потегот

case-moves-in-hand = { $side } ја допре фигурата и не ја пушти: може да се стави на кое било правилно поле
case-moves-made = Потегот на { $side } е одигран: не може да се менува
case-moves-stands = { $moves } важи; { $side } го притиска часовникот
case-moves-capture-left = { $side } зема на { $square }; потегот е одигран дури кога земената фигура е надвор од таблата
case-moves-remove-captured = { $side } ја отстранува земената фигура од { $square }; друг потег не останува
case-moves-king-released = { $side } го пушти кралот на { $square }: останува само рокадата
case-moves-pawn-released = { $side } го пушти пешакот на { $square }: таму мора да се замени
case-moves-put-new-piece = { $side } поставува фигура по избор на { $square } и го отстранува пешакот
case-moves-pawn-left = { $side } ја постави новата фигура на { $square }; потегот е одигран дури кога пешакот е надвор од таблата
case-moves-remove-pawn = { $side } го отстранува пешакот; новата фигура останува на { $square }
case-moves-finished-in-own-time = { $side } го довршува потегот во сопственото време
case-moves-may-count-as-illegal = Притискањето со недовршен потег може да се брои како неправилен потег на { $side }; при очигледен превид доволно е опомена

case-moves-ended-before-flag = Потегот на { $side } ја заврши партијата пред да се забележи паѓањето
case-moves-which-came-first = Знаменцето важи штом часовникот го покаже: судијата утврдува што било прво, потегот или паѓањето
case-moves-last-completed = Последниот потег на { $side } беше завршен навреме
case-moves-last-claimed = { $side } рекламираше реми со последниот потег пред да се забележи паѓањето
case-moves-hear-claim = Рекламацијата на { $side } прво се проверува; знаменцето важи само ако таа е неоснована
case-moves-time-would-have-sufficed = Дали времето на { $side } ќе беше доволно за притискање проценува судијата
case-moves-last-not-completed = Последниот потег на { $side } не беше завршен со притискање пред паѓањето
case-moves-completed-by-next = Потегот на { $side } е завршен: следниот е веќе одигран
case-moves-no-rule-on-next = Изданието не кажува со што се завршува потегот на { $side } ако часовникот не е притиснат
case-moves-both-stand-by-practice = Според праксата важат двата потега; потрошеното време е на играчот

case-moves-handling-not-ruled = Изданието не забранува како { $side } ракуваше со часовникот
case-moves-handling-if-it-disturbs = Ако му пречи на противникот, тоа е прашање на однесување
case-moves-handling-wrong = { $side } погрешно ракуваше со часовникот
case-moves-handling-again = { $side } повторно погрешно ракуваше со часовникот
case-moves-handling-is-no-illegal-move = Тоа не е неправилен потег; се казнува според листата на казни

case-moves-may-press = { $side } може да го притисне часовникот за претходниот потег
case-moves-press-in-turn = { $side } притиска, потоа противникот притиска за одговорот
case-moves-press-expressly = Изданието тоа изречно го кажува, дури и по одговорот на противникот
case-moves-press-always = Изданието му дозволува на играчот секогаш да притисне
case-moves-press-no-text = Ниеден текст не зборува за тоа: дека часовникот може да се притисне за одигран потег е пракса
case-moves-answer-piece-after-press = Часовникот е притиснат, а новата фигура е ставена потоа
case-moves-piece-came-after-the-press = Часовникот е притиснат со пешакот на последниот ред; тоа што { $side } го ставил потоа не е избор на нова фигура
