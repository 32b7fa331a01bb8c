# Партија со слеп играч: што се кажува и прави на таблата, што недостига, што не се совпаѓа. Кратки
# реченици, бидејќи и се изговараат.

blind-actor-assistant = помошникот на { $side }
blind-actor-arbiter = судијата
blind-actor-program = програмата

blind-inquiry-moves = бројот на потези
blind-inquiry-times = двете времиња
blind-inquiry-own-time = сопственото време
blind-inquiry-opponent-time = времето на противникот
blind-inquiry-last-move = последниот потег
blind-inquiry-position = позицијата

blind-duty-makes-blind-moves = ги игра потезите на слепиот на таблата на противникот
blind-duty-makes-opponent-moves = ги игра потезите на противникот на таблата на слепиот
blind-duty-announces-opponent = ги објавува потезите на противникот
blind-duty-announces-blind = ги објавува потезите на слепиот
blind-duty-keeps-score = ги запишува потезите
blind-duty-starts-clock = го пушта часовникот на противникот
blind-duty-tells-on-request = кажува потези и времиња, само на барање
blind-duty-claims-flag = рекламира пречекорено време
blind-duty-reports-touch = му пријавува на судијата допрена фигура
blind-duty-adjourns = ги врши формалностите при прекин
blind-act-tells-unasked = дава информација без да биде прашан

blind-scheme-german = германски, како што предлагаат Правилата: Ана, Бела, Цезар
blind-scheme-anna = Ана, Бела, Цезар со фигурите на јазикот од екранот
blind-scheme-english = англиски
blind-scheme-nato = англиски со алфа, браво, чарли
blind-scheme-macedonian = македонски
blind-scheme-russian = руски
blind-scheme-spanish = шпански
blind-scheme-french = француски

blind-clock-after-made = штом потегот е одигран, како што пропишуваат Правилата
blind-clock-after-repeated = штом противникот го повтори потегот
blind-clock-after-both-boards = штом потегот е одигран на двете табли

blind-pairing-sighted = { $side } е слеп, противникот гледа
blind-pairing-deaf = { $side } е слеп, противникот е со оштетен слух
blind-pairing-blind = двајцата играчи се слепи
blind-pairing-none = ниеден играч не е слеп

blind-reading-open = може да биде { $moves }
blind-reading-illegal = не е правилен потег
blind-reading-unreadable = неразбирливо
blind-no-clear-move = нејасен потег
blind-no-legal-move = неправилен потег

blind-lack-assistant = Пред почетокот покрај таблата мора да има помошник
blind-lack-assistant-away = Помошникот на { $side } не е покрај таблата
blind-lack-announcement = { $side } го објавува потегот
blind-lack-clear-announcement = { $side } повторно и јасно објавува на кој потег мисли
blind-lack-promotion-piece = { $side } ја именува фигурата во која се претвора пешакот
blind-lack-repetition = { $side } го повторува потегот
blind-lack-same-repetition = { $side } пак го повторува потегот, онака како што беше објавен
blind-lack-execution = Потегот треба да се одигра на таблата на { $side }
blind-lack-same-execution = Таблата на { $side } треба да се исправи
blind-lack-captured = Земениот пешак на { $square } се трга од таблата на { $side }
blind-lack-rook = Топот на { $square } се преместува на таблата на { $side }
blind-lack-clock = { $side } одигра: се пушта часовникот на противникот

blind-caution = Објавеното од { $side } звучи како { $moves }: нека се повтори пред да се пушти часовникот

blind-notice-clock-too-early = За { $side } часовникот на противникот е пуштен прерано. Пред тоа: { $lacks }
blind-notice-announced-illegal = { $moves ->
    [none] Објавеното од { $side } не е правилен потег
   *[other] Објавеното од { $side } не е правилен потег. Слично звучи: { $moves }
}
blind-notice-announced-unclear = Објавеното од { $side } може да биде повеќе потези: { $moves }
blind-notice-promotion-not-named = { $side } не ја именуваше фигурата во која се претвора пешакот
blind-notice-repetition-differs = { $alike ->
    [yes] { $side } можеби не слушна добро: зборовите звучат слично. Објавено: { $announced }. Повторено: { $repeated }
   *[no] { $side } повтори друг потег. Објавено: { $announced }. Повторено: { $repeated }
}
blind-notice-execution-differs = Таблата на { $side } покажува друг потег од објавениот. Објавен: { $announced }. Одигран: { $executed }
blind-notice-boards-differ = Таблата на { $side } не го покажува потегот. Различно: { $squares }
blind-notice-compared-different = { $side } најде разлика на својата табла
blind-notice-touched = { $side } прво допре други фигури: { $squares }
blind-notice-slip-too-late = Грешката на { $side } е исправена откако беше пуштен часовникот на противникот
blind-notice-outside-duties = Не е должност на помошникот на { $side }: { $what }
blind-notice-out-of-order = Следниот потег почна прерано. Пред тоа: { $lacks }

blind-event-arranged =
    { $reason ->
        [none] Подготвена партија со слеп играч: { $pairing }
       *[other] Партијата со слеп играч е договорена одново: { $pairing } ({ $reason })
    }
blind-event-announced = Објави { $who }: „{ $text }“ ({ $meaning })
blind-event-corrected = Објавеното го исправи { $who }: „{ $text }“ ({ $meaning })
blind-event-corrected-late = Исправка од { $who } откако часовникот беше пуштен: „{ $text }“ ({ $meaning })
blind-event-repeated = Повтори { $who }: „{ $text }“ ({ $meaning })
blind-event-lifted = Кренета фигура од { $square } на таблата на { $side }
blind-event-executed =
    { $move ->
        [none] Таблата на { $side } не покажува правилен потег
       *[other]
            { $rest ->
                [captured] Одигран на таблата на { $side }: { $move }; земениот пешак уште стои
                [rook] Одигран на таблата на { $side }: { $move }; топот уште стои
               *[none] Одигран на таблата на { $side }: { $move }
            }
    }{ $who ->
        [none] {""}
       *[other] {" "}({ $who })
    }
blind-event-put-back = На таблата на { $side } е вратена претходната позиција
blind-event-clock = Часовникот на противникот го пушти { $who }
blind-event-clock-set-back = Предвреме пуштениот часовник е вратен
blind-event-settled = Судијата одлучи да важи { $move } ({ $reason })
blind-event-asked = { $side } прашува: { $what }
blind-event-told =
    { $asked ->
        [yes] На { $side } му кажа { $who }: { $what } – { $text }
       *[no] На { $side } без прашање му кажа { $who }: { $what } – { $text }
    }
blind-event-left = Помошникот на { $side } ја напушти таблата
blind-event-returned = Помошникот на { $side } се врати
blind-event-duty = Помошникот на { $side }: { $duty }
blind-event-compare = Двете страни ги споредуваат таблите { $place }
blind-event-compared =
    { $agrees ->
        [yes] { $side } потврдува дека таблата му е точна
       *[no] { $side } најде разлика на својата табла
    }
blind-event-noticed = Забележано: { $what }
blind-event-reconciled = Таблите и формуларите се споредени: { $what }
blind-event-step-done =
    Завршен чекор: { $what }{ $right ->
        [none] {""}
       *[other] {". "}Точна е таблата: { $right }
    }
blind-event-step-skipped = Прескокнат чекор: { $what }
blind-event-steps-left = Излезено од постапката; не е завршено: { $what }
blind-event-locked = Екранот на { $side } е заклучен
blind-event-unlocked = Екранот на { $side } е отклучен

blind-refusal-not-arranged = На оваа табла не е договорена партија со слеп играч. Прво договорете ја
blind-refusal-nobody-blind = Ниеден играч не е слеп: наведете кој е
blind-refusal-two-boards-needed = Мора да се користат две табли ({ $article })
blind-refusal-special-board-needed = Таблата на { $side } мора да има отвори за фигурите ({ $article })
blind-refusal-not-adaptable = Изданието не дозволува прилагодување на овие правила ({ $article })
blind-refusal-ranks-not-chosen = Броевите на редовите не ги избира судијата ({ $article }): изберете „zwei“
blind-refusal-assistant-nameless = Внесете го името на помошникот на { $side }
blind-refusal-assistant-too-many = { $side } може да има помошник само ако противникот нема ({ $article })
blind-refusal-not-his-duty = { $article ->
    [none] Помошникот на { $side } не смее да ја има оваа должност: { $duty }
   *[other] Помошникот на { $side } не смее да ја има оваа должност: { $duty } ({ $article })
}
blind-refusal-assistant-needed = Против играч со оштетен слух мора да има помошник ({ $article }). Прво внесете го
blind-refusal-no-assistant = { $side } нема помошник
blind-refusal-assistant-away = Помошникот на { $side } не е на таблата. Прво внесете го враќањето
blind-refusal-assistant-there = Помошникот на { $side } е покрај таблата
blind-refusal-silence = Внесете што беше кажано
blind-refusal-nobodys-move = Изберете го играчот или помошникот што го направи тоа
blind-refusal-not-on-move = { $side } нема потег за завршување. Ако претходниот потег е одигран, прво пуштете го часовникот на противникот
blind-refusal-nothing-announced = Ниеден потег не е јасно објавен
blind-refusal-move-illegal = { $move } не е правилен потег { $place }. Внесете го пак
blind-refusal-not-a-move = { $move } не е потег на оваа табла
blind-refusal-already-started = Часовникот на противникот е веќе пуштен. Ако тоа беше предвреме, вратете го часовникот
blind-refusal-not-started-early = Ниеден часовник не е пуштен предвреме, или противникот одигра оттогаш
blind-refusal-lost-time-open = Часовниците стојат додека не кажете како се смета изгубеното време. Прво одговорете на тоа прашање
blind-refusal-not-asked = { $side } не побара информација. Програмата му соопштува на играчот само на негово барање
blind-refusal-no-comparison = Не е побарана споредба
blind-refusal-board-unexpected = Не е готово: таблата не е како што очекува чекорот. Запишете што стои на неа или прескокнете го чекорот
blind-refusal-reason-missing = Внесете причина

# Why a script cannot be practised.

blind-rehearsal-moves = Потегот { $uci } од сценариото не е правилен по { $ply } полупотези
blind-rehearsal-unanswered = Прво одговорете што се прави со последниот чекор
blind-rehearsal-nothing-asked = Сѐ уште ништо не се случило што бара одговор
