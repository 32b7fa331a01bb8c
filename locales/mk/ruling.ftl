# Случаи, што е утврдено, што се презема, и што му останува на судијата.

ruling-case-other = Нешто друго
ruling-case-of = { $case }: { $side }

# $articles е листа на броеви, $edition е година.
ruling-articles-name = Членови на одлуката: { $articles }
ruling-articles = Чл. { $articles } (Правила од { $edition })

ruling-game-over = Партијата веќе беше завршена: { $result }
ruling-move-was-legal = Потегот { $move } на { $side } беше правилен
ruling-not-completed = { $side } не го притиснал часовникот: неправилниот потег не е завршен
ruling-illegal-move = { $side } го заврши { $nth }. неправилен потег. { $costs }
ruling-unpromoted-pawn = { $side } остави пешак на последниот ред: { $nth }. неправилен потег. { $costs }
ruling-press-without-move = { $side } го притисна часовникот без потег: { $nth }. неправилен потег. { $costs }
ruling-two-hands = { $side } одигра еден потег со две раце: { $nth }. неправилен потег. { $costs }
ruling-costs-nothing = Нема казна; мора да се одигра правилен потег
ruling-costs-time = { $side } добива { $time } додатно време
ruling-costs-game = Партијата е изгубена
ruling-can-mate = { $side } сѐ уште може да матира со некоја низа правилни потези
ruling-cannot-mate = { $side } не може да матира со ниедна низа правилни потези
ruling-mate-unclear = Програмата не може да каже дали { $side } сѐ уште може да матира
ruling-illegal-move-answered = Противникот одговорил на неправилниот потег на { $side }: потегот останува
ruling-flag-fallen =
    { $moves ->
        [one] Знаменцето на { $side } падна; запишан е { $moves } потег
       *[other] Знаменцето на { $side } падна; запишани се { $moves } потези
    }. { $mate }
ruling-flag-up = Знаменцето на { $side } не е паднато: остануваат { $time }
ruling-both-flags =
    { $last_period ->
        [yes] Двете знаменца се паднати во последниот период, а не се знае кое прво
       *[no] Двете знаменца се паднати, а не се знае кое прво
    }
ruling-claimant-not-on-move = { $side } не е на потег и не може да рекламира
ruling-intended-illegal = Намераваниот потег { $move } на { $side } не е правилен: рекламацијата е неоснована
ruling-repetition =
    { $correct ->
        [yes]
            { $count ->
                [one] Рекламацијата на { $side } е правилна: позицијата се појавила { $count } пат ({ $places }), потребни се { $needed }
               *[other] Рекламацијата на { $side } е правилна: позицијата се појавила { $count } пати ({ $places }), потребни се { $needed }
            }
       *[no]
            { $count ->
                [one] Рекламацијата на { $side } е неоснована: позицијата се појавила { $count } пат ({ $places }), потребни се { $needed }
               *[other] Рекламацијата на { $side } е неоснована: позицијата се појавила { $count } пати ({ $places }), потребни се { $needed }
            }
    }{ $intended ->
        [none] {""}
       *[other] . Намераваниот потег { $intended } е вброен
    }
ruling-fifty-moves =
    { $correct ->
        [yes] Рекламацијата на { $side } е правилна: без земање и без потег со пешак, Белиот одиграл { $white }, а Црниот { $black } потези; потребни се по { $needed }
       *[no] Рекламацијата на { $side } е неоснована: без земање и без потег со пешак, Белиот одиграл { $white }, а Црниот { $black } потези; потребни се по { $needed }
    }{ $intended ->
        [none] {""}
       *[other] . Намераваниот потег { $intended } е вброен
    }
ruling-agreed-too-early = { $needed ->
    [one] Ремито е договорено пред секој играч да одигра { $needed } потег
   *[other] Ремито е договорено пред секој играч да одигра { $needed } потези
}
ruling-draw-agreed = Понудата за реми на { $side } е прифатена. { $when }
ruling-offer-rejected = Понудата за реми на { $side } е одбиена. { $when }
ruling-offer-stands = Понудата за реми на { $side } важи додека не биде прифатена или одбиена. { $when }
ruling-offer-before-press = Дадена е во вистинскиот момент, по потегот и пред притискањето на часовникот
ruling-offer-own-time = Дадена е пред потегот: важи, но противникот може прво да го побара потегот
ruling-offer-opponents-time = Дадена е во времето на противникот: важи, но не е дозволена
ruling-no-touch-announced = { $side } го најавил поправањето: допирот не обврзува на ништо
ruling-no-touch-accidental = { $side } допрел случајно: допирот не обврзува на ништо
ruling-no-touch-adjusting = { $side } очигледно само поправаше фигури без најава: допирот не обврзува на ништо, но намерата мора да се најави
ruling-no-touch-not-on-move = { $side } не бил на потег: допирот не обврзува на ништо
ruling-no-touch-claim-lost = Противникот на { $side } во меѓувреме допрел фигура и веќе не може да рекламира
ruling-no-touch-fulfilled = Потегот што го одигра { $side } ја исполнува обврската
ruling-no-touch-nothing-there = Таму каде што { $side } наводно допрел немало фигура од партијата
ruling-must-move = { $side } мора да ја одигра фигурата на { $square }
ruling-must-capture = { $with ->
    [none] { $side } мора да ја земе фигурата на { $square }
   *[other] { $side } мора да ја земе фигурата на { $square } со фигурата од { $with }
}
ruling-must-castle = { $side } мора да рокира ({ $move })
ruling-touch-move =
    { $duty }{ $played ->
        [none] {""}
       *[other] . Одигран е друг потег: { $played }
    }
ruling-clock-not-pressed =
    { $answered ->
        [yes] { $side } не го притиснал часовникот, но противникот одговорил: со тоа потегот е завршен
       *[no] { $side } одиграл, а не го притиснал часовникот: времето на { $side } продолжува да тече и никој не смее да укаже на тоа
    }
ruling-pressed-after-move = { $side } одиграл потег пред да го притисне часовникот
ruling-press-without-move-free = { $side } го притиснал часовникот без потег; ова издание не предвидува казна
ruling-open = Не се предлага одлука: одлучува судијата

ruling-restore = Повторно поставете ја позицијата { $place }
ruling-add-time = { $side } добива { $time } додатно време
ruling-subtract-time = { $side } губи { $time }
ruling-set-counter = Наместете го бројачот на потези на { $side } на { $moves }
ruling-count-illegal-move = Запишете му неправилен потег на { $side }
ruling-end = Завршете ја партијата. { $result }
ruling-play = Внесете го потегот { $move }
ruling-any-legal-move = { $side } може да одигра кој било правилен потег
ruling-record-offer = Запишете ја понудата за реми на { $side }
ruling-decline-draw = Запишете ја понудата за реми како одбиена
ruling-start-clock = Пуштете го часовникот на { $side }
ruling-stop-clock = Запрете ги двата часовника
ruling-warn = Опоменете го { $side }
ruling-continue = Партијата продолжува
ruling-result-stands = Резултатот останува

ruling-certain = Ова следува од забележаните факти и од Правилата
ruling-facts-suffice = Фактите се доволни
ruling-room-arbiter = Не произлегува сѐ од Правилата: дел му е оставен на судијата
ruling-room-other-edition = Правилото е од друго издание: судијата одлучува дали важи овде
ruling-room-no-text = За ова не е наведен член: одлучува судијата
ruling-doubt-mate-unclear = Проверете: може ли { $side } сѐ уште да матира со некоја низа правилни потези?
ruling-doubt-flag-not-seen = Проверете: ни забележаната партија ни часовникот не покажува паднато знаменце на { $side }
ruling-doubt-flag-on-record = Прашајте: знаменцето на { $side } е запишано како паднато. Дали ремито е рекламирано пред тоа?
ruling-doubt-order-of-flags = Проверете: кое знаменце падна прво?
ruling-doubt-touched-before-claim = Прашајте: електронската табла регистрирала дека { $side } допрел фигура пред рекламацијата
ruling-doubt-supervision = Проценете: дали партијата беше соодветно надгледувана?
ruling-doubt-move-unknown = Внесете што е одиграно: програмата не го знае тоа
ruling-doubt-intended-not-told = Внесете го намераваниот потег, или дека немало таков: според позицијата на таблата рекламацијата е неоснована
ruling-doubt-no-rule = Програмата нема правило за овој случај

ruling-left-times =
    { $increment ->
        [none] Времињата може да се наместат по најдобра проценка
       *[other] Времињата може да се наместат по најдобра проценка; притискањето додаде и { $increment }
    }
ruling-left-penalty = Казна од листата во Правилата, од опомена нагоре
ruling-left-intent = Дали допирот бил намерен
ruling-left-accident = Дали притискањето било случајно, на пример за да се запрат двата часовника
ruling-left-play-on-or-draw = Дали се игра натаму или партијата е реми
ruling-left-supervision = Дали надзорот бил соодветен, па потегот сепак се исправа
ruling-left-everything = Целата одлука

# Remedies and penalties
ruling-set-time = { $side } ќе има { $time } на часовникот
ruling-new-game = { $colours ->
    [same] Партијата се поништува; се игра нова
   *[as-paired] Партијата се поништува; се игра нова со боите од паровите
}
ruling-penalise = { $side }: { $penalty }
ruling-doubt-not-proved = Се заснова на нешто што не е докажано
ruling-doubt-intent-not-told = Не е кажано дали постои разумно сомнение за потегот на кој се мислело
ruling-doubt-judgement = Судијата одмерува: Правилата го оставаат изборот
ruling-doubt-gone-on = Партијата оттогаш продолжи. Одлучете дали повторно се поставува тогашната позиција
ruling-doubt-sealed-move-not-seen = Никој не погледнал дали ковертираниот потег ја завршил партијата
ruling-doubt-lent = Ова издание молчи: правилото е позајмено од друго, а судијата одлучува
ruling-penalty-warning = опомена
ruling-penalty-opponent-time = додавање време на противникот
ruling-penalty-offender-time = одземање време
ruling-penalty-opponent-points = повеќе поени за противникот, до максималниот број за партијата
ruling-penalty-offender-points = помалку поени
ruling-penalty-loss = изгубена партија
ruling-penalty-fine = претходно најавена парична казна
ruling-penalty-exclusion = забрана за настап во едно или повеќе кола
ruling-penalty-expulsion = отстранување од турнирот

# Одлуката во целина
ruling-left = Оставено на судијата
ruling-rights = Играчите сѐ уште можат
ruling-final = Против оваа одлука нема жалба
ruling-assumed = { $article }: текстот не е на располагање; преземено од Правилата од { $from }
ruling-assumed-unnumbered = Правило чиј член не е познат: текстот не е на располагање; преземено од Правилата од { $from }
ruling-not-known = { $article }: не е познато што вели изданието; наместо тоа се нудат Правилата од { $from }
ruling-not-known-unnumbered = Правило чиј член не е познат: не е познато што вели изданието; наместо тоа се нудат Правилата од { $from }
ruling-changed-by = Изменето со правилникот на турнирот: { $rules }
ruling-effect = Последици за часовниците
ruling-effect-same = { $side } { $time }, без промена
ruling-effect-counter = Бројач на потези на { $side }: { $before } → { $after }
ruling-effect-clock-again = Со одлуката часовникот на { $side } повторно работи
ruling-effect-included = { $move } стои на таблата, незавршен со притискање на часовникот: потегот влегува во записот
