# Повеќе станици на еден турнир: кој учествува, која станица ја води која табла, која е главна.

stations-post-chief = главната станица
stations-post-board = табла { $board }

stations-role-chief-arbiter = главен судија
stations-role-sector-arbiter = судија на сектор
stations-role-results-desk = маса за резултати
stations-role-viewer = приказ
stations-role-assistant = помошник на слеп играч на табла { $board }

stations-event-begun = Оттука повеќе станици го запишуваат турнирот. { $name } (буква { $letter }, клуч { $station }) е главната станица и ги води сите табли
stations-event-admitted = Станицата { $name } е примена како { $role }, буква { $letter }, клуч { $station }
stations-event-dismissed = Станицата { $name } (клуч { $station }) е отпуштена: { $reason }
stations-event-given = Предадено на { $name }: { $posts }
stations-event-taken = Преземено по предавање: { $posts }
stations-event-taken-over = Преземено без предавање: { $posts } ({ $reason })
stations-event-settled =
    { $stands ->
        [aside] Два записа, { $post }: важи оној што беше оставен настрана ({ $reason })
        [parts] Два записа, { $post }: решено дел по дел ({ $reason })
       *[in-force] Два записа, { $post }: останува оној што важи ({ $reason })
    }
stations-event-refused =
    { $what ->
        [wrong-key] Врската е одбиена, клучот не е примен: { $who }
        [no-station] Врската е одбиена, не е станица: { $who }
        [expired-code] Не е пуштено, кодот истече: { $who }
        [used-code] Не е пуштено, кодот го искористила друга станица: { $who }
        [unknown-code] Не е пуштено, кодот повеќе не важи: { $who }
        [knock] Одбиено на главната станица: { $who }
        [not-in-role] Одбиено, улогата на станицата не го дозволува тоа: { $who }
        [unknown-station] Записите се одбиени, станицата не учествува: { $who }
        [unreadable] Пораката е одбиена, не може да се прочита
        [altered] Записите се одбиени, не се како што ги запишала станицата: { $who }
       *[rewritten] Записите се одбиени, станицата на нивно место запишала други: { $who }
    }
stations-event-went-on = Тука се продолжи со запишување, иако другите станици можеби имаат други записи на оваа станица, од редот { $row } натаму

stations-no-key = Овој компјутер нема клуч, па другите станици не можат да го препознаат. Проверете ја папката со поставките и отворете го турнирот повторно
stations-not-begun = Само оваа станица го запишува турнирот. Прво започнете запишување со повеќе станици
stations-already-begun = Повеќе станици веќе го запишуваат турнирот. Примете други на главната станица
stations-not-admitted = Оваа станица не учествува во турнирот. Примете ја на главната станица
stations-other-not-admitted = Таа станица не учествува во турнирот. Прво примете ја
stations-name-missing = Внесете име на станицата
stations-name-taken = Друга станица се вика { $name }. Внесете друго име
stations-reason-missing = Наведете ја причината
stations-nothing-named = Наведете за кои табли станува збор
stations-chief-only = Ова го запишува главната станица: { $chief }. Направете го таму, или нека се предаде главната станица
stations-kept-elsewhere = { $home } ја води: { $post }. Направете го таму, побарајте предавање, или преземете ако станицата не одговара
stations-given-away = Предадено на { $to }, а сѐ уште не е преземено: { $post }. Преземете таму, или вратете го со причина
stations-not-given = Не е предадено на оваа станица: { $post }. Побарајте од { $home } да предаде, или преземете со причина
stations-cannot-keep = { $name } учествува како { $role } и не може да води: { $post }. Изберете друга станица, или примете ја во друга улога
stations-still-keeps = { $name } сѐ уште води: { $post }. Нека предаде или преземете, па отпуштете ја станицата
stations-chief-stays = Главната станица не може да се отпушти самата. Прво предајте ја главната станица
stations-founder-stays = Станицата со која започна ги води сите табли што никоја друга не ги презела, и не може да се отпушти ниту да добие друга улога
stations-letters-used-up = Оваа станица нема повеќе букви за доделување. Нека главната станица ја преземе станица со една буква, и примете таму
stations-no-difference = Овде нема два записа меѓу кои треба да се одлучи: { $post }
stations-just-taken = { $by } токму презема: { $post }. Ако за неколку секунди не се прикаже како нејзина станица, преземете повторно
stations-records-changed = Откако беа споредени двата записа, таму е запишано нешто: { $post }. Погледнете ги повторно, па одлучете
stations-only-whole = Во еден од записите е поставена друга партија, или партијата е прекината ({ $post }). Одлучете кој запис важи во целина
stations-times-not-known = Не е запишано што покажувале часовниците кај последниот потег што важи: { $post }. Изберете други времиња, или потоа поправете го часовникот
stations-not-in-record = Записот оставен настрана не кажува ништо за инцидентот { $no }: { $post }
stations-ask-station = Ова го запишува { $home }. Станицата ќе биде прашана штом ќе биде достапна
stations-amended-meanwhile = Податоците за { $name } се променети на главната станица откако беше побарана оваа исправка. Погледнете ги повторно, па побарајте ја исправката одново
stations-paired-meanwhile = { $round }. коло е веќе спарено на главната станица. Променете ги паровите таму
stations-not-in-role = Оваа станица учествува како { $role } и не го смее ова. Нека се направи на станицата на судија

stations-alone = Овој турнир го води само овој лаптоп
stations-alone-what = За други судии со свои лаптопи, споделете го турнирот и поканете ги. За да помогнете на турнир од друг лаптоп, приклучете се. Сѐ работи и без мрежа: станиците што не можат да се слушнат продолжуваат на своите табли.
stations-list = Станици
stations-station = Станица { $letter } · { $name }
stations-row = { $letter } · { $name }
stations-row-spoken = Станица { $letter }, { $name }
stations-this-one = овој лаптоп
stations-there = тука е
stations-away = отсутна { $time }
stations-heard-never = не се слушнала откако е отворена датотекава
stations-is-chief = главна станица
stations-is-dismissed = отпуштена
stations-no-boards = без табли
stations-boards =
    { $count ->
        [1] ја води табла
       *[other] ги води таблите
    } { $boards }
stations-boards-only =
    { $count ->
        [1] табла
       *[other] табли
    } { $boards }
stations-behind =
    ѝ { $rows ->
        [1] недостасува еден запис што е тука
       *[other] недостасуваат { $rows } записи што се тука
    }
stations-behind-none = има сѐ што е тука
stations-behind-unknown = не се знае колку од ова има
stations-rows =
    { $rows ->
        [1] тука е еден запис
       *[other] тука се { $rows } записи
    }
stations-rows-waiting =
    { $rows ->
        [1] еден запис чека
       *[other] { $rows } записи чекаат
    } нешто од друга станица
stations-newer = користи понова верзија на програмата; ажурирајте ја оваа
stations-twice = два записа под нејзиниот клуч, од редот { $row } натаму
stations-twice-what = Два лаптопа запишуваат со клучот на една станица, или се продолжило со работа во постара копија на нејзината датотека. Тука важи тоа што прво стигнало тука; другиот запис не се прифаќа. Сочувајте ги датотеките на двата лаптопа, прашајте кој што запишал и продолжете на еден од нив; другиот се приклучува со нов код, во нова датотека
stations-clock-alike = се совпаѓа со овој лаптоп
stations-clock-ahead = { $time } напред
stations-clock-behind = { $time } назад
stations-fact-role = Улога
stations-fact-keeps = Води
stations-fact-heard = Последно слушната
stations-fact-rows = Нејзини записи
stations-fact-waiting = Чека
stations-fact-behind = До каде
stations-fact-clock = Нејзиниот часовник
stations-fact-newer = Верзија
stations-fact-twice = Клучот е употребен двапати
stations-fact-key = Клуч
stations-line-none = Без врска: ништо не се испраќа до другите станици
stations-line-up = Поврзано
stations-line-down = Без врска: { $why }. Се пробува пак; на сопствените табли сѐ продолжува
stations-served = Другите лаптопи го наоѓаат овој на { $address }
stations-server = { $station } ({ $addresses }): { $state }
stations-server-carries = работи
stations-server-silent = не одговара
stations-server-ready = подготвен; потребни се три лаптопи
stations-server-asked = чека сертификат од главната станица
stations-server-hall = сервер на сала
stations-server-own-hall = сервер на салата, користен тука
stations-asked = Побарано од други станици
stations-turned-down = Одбиено
stations-waits = Чека
stations-waits-for = { $by } ја чека станицата { $home }: { $what }
stations-was-turned-down = Побара { $by }, одби { $home }: { $what }. { $why }
stations-asked-now = Побарано од станицата што го запишува: { $what }
stations-refused-now = Одбиено: { $what }. { $why }
stations-share-title = Споделување на турнирот
stations-share-deed = Сподели
stations-share-what = Овој лаптоп станува главна станица и ги води сите табли додека не ги предаде. Оттогаш инцидентите и ковертите добиваат броеви со букви, на пример A-1. Тоа не може да се врати за овој турнир.
stations-serve-what = Другите станици пак го наоѓаат овој лаптоп.
stations-serve-instead-what = Отсега овој лаптоп го споделува турнирот, наместо лаптопот на { $name }. Ако тој лаптоп е поврзан, сите станици сами доаѓаат овде. На станица што останува без врска дајте ѝ го кодот за тоа, што оваа страница потоа го покажува. Другите сервери, и тие на салите, добиваат нови сертификати.
stations-name = Име на оваа станица
stations-invite-title = Покана за станица
stations-invite-deed = Прикажи код
stations-invite-what = Кодот важи еднаш и неколку минути. Станицата ја добива буквата { $letter } за броевите што ги дава.
stations-invite-name = Име на станицата
stations-invite-name-example = како што се вика самата
stations-role = Улога
stations-choose-sector = Судија на сектор, со табли
stations-choose-chief = Главен судија
stations-choose-results = Маса за резултати
stations-choose-viewer = Приказ
stations-choose-assistant = Помошник на слеп играч
stations-boards-field = Табли
stations-boards-example = 1-20, 25
stations-boards-unreadable = Таблите се броеви и опсези: 1-20, 25
stations-one-board = Помошникот има точно една табла
stations-not-served = Овој лаптоп сега не го споделува турнирот. Прво споделете го
stations-join-title = Приклучување на турнир
stations-join-deed = Приклучи се
stations-join-what = Главната станица го прикажува кодот под „Покани станица“. Големите букви, празнините и цртичките не се важни. Турнирот тука се запишува во нова датотека; името во поканата има предност пред ова долу. Станица што го изгубила серверот го внесува кодот за станица без врска: таа продолжува со својата датотека.
stations-join-file-name = турнир
stations-code-field = Код
stations-code-missing = Внесете или залепете го кодот
stations-invitation = Покана
stations-invited = Поканета како { $role }
stations-invited-boards = Поканета како { $role }; табли: { $boards }
stations-invited-name = Поканета: { $name }, { $role }
stations-invited-name-boards = Поканета: { $name }, { $role }; табли: { $boards }
stations-invited-aloud =
    { $invited }. Кодот има { $groups ->
        [1] една група
       *[other] { $groups } групи
    }: Alt+C ги чита една по една
stations-invitation-left =
    Важи уште { $minutes ->
        [1] една минута
       *[other] { $minutes } минути
    }
stations-invitation-over = Истечена. Поканете пак
stations-invitation-what = Внесете го или залепете го кодот на другиот лаптоп под „Приклучи се на турнир“; сликата го содржи истиот код за камера. Потоа споредете го бројот што го прикажуваат двата екрана.
stations-code = Код на поканата
stations-code-group = Група { $at } од { $of }: { $signs }
stations-code-letters = Алфа Браво Чарли Делта Ехо Фокстрот Голф Хотел Индија Џулиет Кило Лима Мајк Новембар Оскар Папа Квебек Ромео Сиера Танго Униформ Виктор Виски Екс-реј Јенки Зулу
stations-code-spell = Прочитај ја следната група
stations-code-copy = Копирај код
stations-code-copied = Кодот е копиран
stations-code-camera = Код за камера
stations-withdraw = Повлечи ја поканата
stations-knocks = { $name } сака да се приклучи: број { $number }
stations-knocks-where = { $knocks }. { $key } води таму
stations-knocks-what = Пуштете ја само ако другиот екран го прикажува истиот број.
stations-let-in = Ист број: пушти
stations-turn-away = Одбиј
stations-turn-away-title = Да се одбие { $name }?
stations-turn-away-what = Со истиот код може да се обиде пак додека поканата важи. Ако е непозната, повлечете ја и поканата.
stations-use-hall-title = Користење сервер на сала
stations-use-hall-what = Оваа станица прво се поврзува со серверот на својата сала, а кога тој го нема, со оној на главната станица
stations-use-hall-deed = Користи
stations-use-hall = Сервер на
stations-use-hall-none = Ниеден на сала
stations-turned-away-now = Одбиена: { $name }
stations-joining = Приклучување на турнир
stations-joining-file = Во датотеката { $path }
stations-joining-reaching = Се бара главната станица
stations-joining-not-reached = Сѐ уште не е најдена: { $why }. Се пробува пак
stations-joining-compare = Споредете: главната станица мора да го прикажува бројот { $number }. Таа го пушта овој лаптоп
stations-joining-turned-away = Не е пуштено: { $why }
stations-arrived = Пуштена како станица { $letter }, { $name }, { $role }
stations-joining-stop = Прекини приклучување
stations-give-title = Предавање табли
stations-give-deed = Предај
stations-give-what = Додека другата станица не ги преземе, таму никој не запишува.
stations-take-title = Преземање на предаденото
stations-take-deed = Преземи
stations-take-what = Оттогаш оваа станица запишува таму.
stations-given = Предадено на оваа станица: { $posts }
stations-over-title = Преземање табли без предавање
stations-over-deed = Преземи
stations-over-what = Она што таа станица го запишала таму, а оваа не го знае, се остава настрана. Кога ќе се врати, двата записа се прикажуваат еден до друг и судија одлучува кој важи.
stations-over-away = Станица { $letter }, { $name }: { $heard }
stations-over-there = Станица { $letter }, { $name } одговара. Ако може, нека предаде
stations-hand-chief-title = Предавање на главната станица
stations-hand-chief-what = Штом ќе преземе, другата станица ги запишува учесниците, паровите и резултатите. Дотогаш никој.
stations-over-chief-title = Преземање на главната станица
stations-over-chief-what = Потоа оваа станица ги запишува учесниците, паровите и резултатите. Она што досегашната главна станица го запишува во меѓувреме се остава настрана и се прикажува кога ќе се врати.
stations-dismiss-title = Отпуштање станица
stations-dismiss-deed = Отпушти
stations-dismiss-what = Не смее веќе ништо да води. Она што го запишала останува; она што подоцна ќе го запише не важи.
stations-to = Станица
stations-from = Од станица
stations-which = Кои табли
stations-all-boards = Сите: { $boards }
stations-these-boards = Овие
stations-differences = Двојно запишано
stations-differences-what = Две станици запишувале на исто место без да се слушаат. Одлучете кој запис важи.
stations-difference =
    { $post }: { $station } има { $entries ->
        [1] еден запис што не важи
       *[other] { $entries } записи што не важат
    }; важи записот на { $instead }
stations-compare = Спореди…
stations-settle-title = Два записа: { $post }
stations-settle-what = Споредете ги потезите, времињата и инцидентите со играчите, па одлучете кој запис важи во целина. Другиот се чува.
stations-settle-deed = Одлучи
stations-settle-which = Кој запис важи
stations-settle-in-force = Важи: { $station }
stations-settle-aside = Оставено настрана: { $station }
stations-stands-in-force = Оној што важи, на { $station }
stations-stands-aside = Оној настрана, на { $station }
stations-settle-moves = { $station }: { $plies } полупотези; првите { $common } се исти во двата записа
stations-settle-times = Часовник на крајот: { $whites } { $white }, { $blacks } { $black }
stations-settle-nothing = Ништо повеќе не е запишано
stations-parts = Дел по дел…
stations-parts-what = { $common ->
        [0] Двата записа почнуваат со иста позиција и немаат заеднички потег.
        [1] Двата записа го имаат заеднички првиот полупотег.
       *[other] Двата записа ги имаат заеднички првите { $common } полупотези.
    } Изберете што важи од секој. Се запишува како поправка со ваше образложение; двата записа се чуваат.
stations-parts-moves = Потези
stations-parts-upto = Последен потег што важи
stations-parts-upto-example = сите; или 12 за 12. потег на Белиот, 12… за Црниот
stations-parts-no-such-move = Записот го нема тој потег. „12“ е 12. потег на Белиот, „12…“ на Црниот, 0 ниеден, ништо сите
stations-parts-clock = Времиња
stations-parts-clock-now = Како сега: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-aside = Како во записот настрана: { $whites } { $white }, { $blacks } { $black }
stations-parts-clock-move = Како кај последниот потег што важи
stations-parts-result = Резултат
stations-parts-goes-on = Партијата продолжува
stations-parts-counts = Изброени неправилни потези и опомени
stations-parts-incident = Настрана: { $what }
stations-parts-stands = Важи
stations-parts-stands-not = Не важи
stations-parts-outcome = Што произлегува
stations-parts-last = Последен потег: { $last } ({ $plies ->
        [1] еден полупотег
       *[other] { $plies } полупотези
    })
stations-parts-no-move = нема
stations-parts-changed = Откако е отворен овој дијалог, тука е запишано нешто. Погледнете ги записите повторно, па одлучете
stations-own-missing = Датотекава е постара од она што другите го имаат од неа
stations-own-missing-what = Тука се { $here } свои записи, друга станица има { $there }. Се преземаат; дотогаш ништо не се запишува. Ако не може да се најде станица што ги има, продолжете без нив.
stations-go-on-without = Продолжи без нив…
stations-go-on-title = Продолжување без записите што недостасуваат
stations-go-on-what = Она што се запишува отсега противречи на она што другите го имаат од оваа станица. Тие нема да го прифатат, и станицава ќе мора одново да се приклучи.
stations-go-on-deed = Продолжи без нив
stations-key-twice = Клучот на оваа станица е употребен двапати
stations-key-twice-what = Редот { $row } е запишан од овој лаптоп и од друг, или во друга копија на датотекава. Тука ништо не се запишува додека друга станица не каже кој од двата го има. Поврзете се со другите; ако ниедна повеќе не може да се достигне, продолжете тука.
stations-go-on-here = Продолжи тука…
stations-go-on-here-title = Продолжување тука без да се прашаат другите
stations-go-on-here-what = Другиот лаптоп можеби запишал нешто друго. Ако другите станици го имаат тоа, нема да го прифатат она што се запишува тука отсега, и станицава ќе мора одново да се приклучи. Се запишува дека сте продолжиле.
stations-go-on-here-deed = Продолжи тука
stations-board-elsewhere = Станица { $letter }, { $name } ја води табла { $board } ({ $heard }): тука само се прикажува
stations-board-given = Станица { $letter }, { $name } ја предаде табла { $board } на оваа станица
stations-over-board = Преземи ја таблава без предавање…
stations-take-board = Преземи ја таблава…
stations-line-no-line = Оваа програма не може да се поврзе со други станици
stations-line-no-server = Програмата nats-server не е инсталирана на овој лаптоп. Инсталирајте ја (на Debian и Ubuntu: sudo apt install nats-server), па обидете се пак
stations-line-too-old = nats-server { $found } е престара. Инсталирајте { $least } или понова
stations-line-port-taken = Друга програма веќе слуша на { $address }. Затворете ја: споделувањето се обидува повторно само; или споделете на друга порта (jadoube serve --listen). Ако е тоа сервер на друга станица на турнирот, оставете го и приклучете се таму со нејзиниот код за станица без врска
stations-line-not-started = nats-server не тргна: { $text }
stations-line-ended = nats-server заврши. Се стартува пак; на сопствените табли сѐ продолжува
stations-line-file = { $path }: { $why }
stations-line-other-alphabet = „{ $sign }“ е буква од друга азбука. Префрлете ја тастатурата на латиница
stations-line-odd-sign = „{ $sign }“ не постои во ниеден код
stations-line-group = Групата { $group } од кодот е погрешно внесена
stations-line-code-length = Кодот е нецелосен или предолг
stations-line-code-whole = Групите од овој код не одат заедно. Внесете го од почеток
stations-line-code-kind = Ова не е покана, или е од понова верзија на програмата
stations-line-not-invited = Оваа покана таму не важи: веќе е искористена, истечена или повлечена. Побарајте нов код
stations-line-expired = Поканата истече. Побарајте нов код
stations-line-used = Поканата ја искористи друг лаптоп. Побарајте нов код
stations-line-not-joined = Овој лаптоп не е станица на тој турнир. Потребна му е покана од главната станица
stations-line-not-invitation = Овој код не е покана: со него станица на турнирот што веќе не го наоѓа серверот продолжува со својата датотека, а таа датотека ја нема. За да се приклучите на турнирот, побарајте покана од главната станица
stations-line-not-allowed = Главната станица не го дозволува тоа. Прашајте таму
stations-line-not-reached = Другиот лаптоп не може да се најде: { $why }. Проверете дали двата се во иста мрежа
stations-line-stranger = На адресата на главната станица одговара друга програма. Ако турнирот преминал на друг лаптоп, побарајте таму код и приклучете се со него
stations-line-mute = Другиот лаптоп не одговара. Проверете дали J’adoube работи таму со турнирот и дали двата се во иста мрежа
stations-line-nobody-waits = Тој лаптоп веќе не чека да биде пуштен. Нека се приклучи повторно
stations-line-not-waiting =
    Ниеден лаптоп со бројот { $number } не чека да биде пуштен.{" "}{ $waiting ->
        [none] Ниту друг не чека
       *[other] Чекаат: { $waiting }
    }
stations-line-nobody-came = Откако турнирот е отворен тука, не се поврза ниедна друга станица. Ако во меѓувреме друга станица ја презела главната станица, овој лаптоп веќе не е главна станица: побарајте таму код за станица без врска и внесете го тука под „Приклучи се на турнир“ (jadoube join КОД ДАТОТЕКА). Она што е запишано само тука потоа се прикажува покрај другиот запис
stations-line-no-hall = Таа станица не води сервер на сала. Изберете станица што води, или ниедна
stations-line-busy = Отворени се премногу покани. Повлечете една
stations-line-address = Овој лаптоп не може да слуша на { $address }: { $why }. Споделете на адреса на овој лаптоп (jadoube serve --listen)
stations-line-closed = Врската е затворена на овој лаптоп. Сѐ запишано е во датотеката
stations-line-key = Клуч или сертификат на оваа станица не може ниту да се прочита ниту да се направи. Сѐ запишано е во датотеката. Затворете го турнирот и отворете го пак; ако грешката се повтори, нека се приклучи овој лаптоп со нов код
stations-line-no-leader = Серверите уште не се договориле кој од нив води. Се пробува пак; на сопствените табли сѐ продолжува
stations-line-not-reloaded = nats-server не ја презеде промената: { $text }. Сѐ запишано е во датотеката. Затворете го турнирот и отворете го пак
stations-line-not-sent = Една порака не можеше да му се предаде на серверот. Сѐ запишано е во датотеката. Ако грешката се повтори, затворете го турнирот и отворете го пак
stations-line-not-understood = Серверот одговара нешто што оваа програма не го разбира. Сѐ запишано е во датотеката. Ако грешката се повтори, затворете го турнирот и отворете го пак
stations-line-refused = Серверот одбива: { $text }. Сѐ запишано е во датотеката. Ако грешката се повтори, затворете го турнирот и отворете го пак
stations-line-system = Врската со другите станици не може да се започне: { $why }. Сѐ запишано е во датотеката. Затворете други програми, па затворете го турнирот и отворете го пак
stations-line-too-large = Ова е преголемо за праќање: { $bytes } бајти, а можни се најмногу { $most }. Сѐ запишано е во датотеката
stations-line-store-full = Серверот нема повеќе место. Сѐ е во датотеките на станиците; ослободете место на неговиот диск и остатокот ќе се прати
stations-line-other-writer = Клучот на оваа станица го користи и друга програма. Затворете ја другата и чувајте ги двете датотеки
stations-line-chief-serves = Главната станица, { $chief }, го споделува турнирот. Споделете го таму, или прво преземете ја главната станица. Овој лаптоп може и сам да држи сервер (jadoube serve --beside)
stations-line-chief-invites = { $chief } сега е главната станица и ги пушта другите станици. Поканете таму
stations-line-not-served = Овој лаптоп не го нуди турнирот на други. Прво споделете го, потоа канете
stations-not-taken = предадено, сѐ уште непреземено: { $posts }
stations-no-event = На овој лаптоп не е отворен турнир
stations-line-lost = Врската со другите станици е прекината: { $why }. Работата на сопствените табли продолжува
stations-line-back = Поврзано со другите станици
stations-went-away = Станицата { $letter }, { $name } повеќе не одговара
stations-came-back = Станицата { $letter }, { $name } е повторно тука
stations-taken-from-here = { $by } презеде од оваа станица: { $posts } ({ $reason })
stations-recorded-twice =
    Двојно запишано: { $post }. Од записот на { $station } не { $entries ->
        [1] важи еден внес
       *[other] важат { $entries } внеси
    }. Споредете ги двата под „Станици“
stations-saved-in-part = Оваа датотека е спасена од оштетена, и не е секој запис на оваа станица во неа каков што бил. Споделена пак, би му противречела на тоа што другите станици го имаат од оваа. Чувајте ја за читање и печатење. За да се продолжи заедно, друга станица нека ја преземе главната станица и нека го сподели турнирот, а тука приклучете се со код во нова датотека
stations-line-shared-before = Другите станици имаат запис на овој лаптоп што го нема во оваа датотека: таа е копија од пред споделувањето, или е спасена без него. Споделена пак, би им противречела. Отворете ја поновата датотека; или друга станица нека го сподели турнирот, па приклучете се таму со код во нова датотека
stations-line-stream-gone = Серверот го изгуби она што го чуваше. Сѐ е во датотеките на станиците и се праќа пак
stations-line-connecting = Се поврзува со другите станици
stations-serves = сервер: { $state }
stations-fact-server = Сервер
stations-server-starts = се стартува
stations-server-now = Сервер на { $station }: { $state }
stations-server-ends = { $station } не води повеќе сервер
stations-server-code = Код за станица без врска
stations-server-code-what = За станица што отсуствувала кога серверот се преместил и не го наоѓа повеќе: таму под „Приклучи се на турнир“, со отворена сопствена датотека. Не пушта никого што веќе не учествува.
stations-server-code-aloud =
    Код за станица без врска. Кодот има { $groups ->
        [one] { $groups } група
       *[other] { $groups } групи
    }: Alt+C ги чита една по една
stations-server-code-hide = Скриј го кодот
stations-settle-clock = Часовник на { $station } на крајот: { $whites } { $white }, { $blacks } { $black }
stations-settle-differ = Различни потези: { $one } има { $moves }; { $other } има { $others }
stations-settle-no-move = ниеден понатамошен потег
stations-parts-clock-runs = Како сега; часовник тече

# Кој на кого што му предал, како што се кажува таму каде што се однесува на оваа станица.
stations-given-here = { $by } ѝ предава на оваа станица: { $posts }. Никој не запишува таму додека оваа станица не го преземе, под „Станици“ ({ $key })
stations-given-from-here = Предадено на { $name }: { $posts }. Никој не запишува таму додека таа станица не го преземе
stations-given-there = { $by } предаде на { $name }: { $posts }
stations-taken-here = Преземено од { $from }: { $posts }. Отсега оваа станица запишува таму
stations-took-from-here = { $by } го презеде она што го предаде оваа станица: { $posts }
stations-taken-there = { $by } по предавање презеде од { $from }: { $posts }
stations-taken-over-here = Преземено без предавање од { $from }: { $posts } ({ $reason }). Отсега оваа станица запишува таму
stations-taken-over-there = { $by } без предавање презеде од { $from }: { $posts } ({ $reason })
stations-settled-of = Два записа за { $post }: записот на { $stands } важи, записот на { $lost } не важи ({ $reason })
stations-done-now = { $by } го направи побараното: { $what }
stations-done-for = Направено е она што го побара { $by }: { $what }
stations-knocks-as = { $name } сака да се приклучи како { $invited }: број { $number }
stations-row-away = { $letter } · { $name }, отсутна
stations-all-none = Сите: ниедна
stations-whom = Станица што се отпушта
stations-name-chief = Главна маса
stations-name-hall = Сала
stations-join-again = Главната станица не го пушти овој лаптоп. Внесениот код сѐ уште е тука: кога таму ќе се разјасни, пратете го повторно.
stations-compare-of = Спореди два записа: { $post }
stations-invited-before = Поканети пред да се затвори програмата
stations-invited-before-what = Овие кодови сѐ уште важат; не можат повторно да се прикажат. Лаптоп што користи некој од нив се пушта како и секогаш.
stations-withdraw-all = Повлечи ги овие покани
stations-invited-before-aloud = { $invited }. Кодот даден пред да се затвори програмата сѐ уште важи
stations-taken-over = Преземено без предавање
stations-taken-over-line = { $when }, { $by } од { $from }: { $posts } ({ $reason })
stations-refused = Одбиено
stations-refused-line = { $when }, { $by }: { $what }
stations-refused-there = { $by }: { $what }
stations-refused-earlier =
    { $count ->
        [one] { $count } поранешно стои во дневникот
       *[other] { $count } поранешни стојат во дневникот
    }
