# Поставување натпревар и партии.

setup-title = Постави табли
setup-deed = { $count ->
    [one] Постави { $count } табла
   *[other] Постави { $count } табли
}
setup-first-board = Прва табла
setup-count = Колку табли
setup-round = Коло
setup-not-a-number = Внесете број (најмалку 1)
setup-replaces = { $count ->
    [1] Завршената партија се отстранува од таблата { $boards }, а останува во записот
   *[other] Завршените партии се отстрануваат од таблите { $boards }, а остануваат во записот
}. За сепак да се постави, притиснете уште еднаш „{ $deed }“ ({ $key })
setup-boards-and = { $boards } и { $last }
setup-twice = На две табли истовремено: { $names }. За сепак да се постави, притиснете уште еднаш „{ $deed }“ ({ $key })
setup-alone = Без противник: { $names }. Меѓу двајца играчи стои цртичка со празни места: { $example }. За сепак да се постави, притиснете уште еднаш „{ $deed }“ ({ $key })
setup-plays-at = { $name } (сѐ уште игра на табла { $board })
setup-pairings = Парови, по еден во ред
setup-pairings-example = Новак, Ана – Петрова, Маја
setup-control = Темпо на игра
setup-control-own = Сопствено
setup-control-text = Темпото на игра како текст
setup-control-help = Минути; 40/90 се 40 потези во 90 минути; +30 секунди по потег, d5 задршка, b10 Бронштајн; запирка пред следниот период; | меѓу Белиот и Црниот
setup-control-unexpected = Не може да се прочита од знакот { $at }: „{ $found }“
setup-control-too-large = Бројот кај знакот { $at } е преголем
setup-timing = Кој го мери времето
setup-timing-desk = Програмата
setup-timing-device = Часовникот на масата
setup-start = Почетна позиција
setup-start-usual = Вообичаена
setup-start-chess960 = Шах 960
setup-start-fen = Од FEN
setup-number = Број од 0 до 959
setup-number-wrong = Има позиции од 0 до 959
setup-fen = FEN
setup-fen-wrong = Од оваа позиција не може да се игра: потребна е FEN со двата крала и правилна позиција
setup-found-title = Нов турнир
setup-found-what = Сѐ е во една датотека што може да ја ископирате на USB-стик
setup-found-deed = Создади турнир
setup-name = Име
setup-name-example = Отворен турнир 2026
setup-place = Место
setup-arbiter = Главен судија
setup-edition = Издание на Правилата
setup-laws-of = Правила од { $year }
setup-edition-title = Издание на Правилата
setup-edition-deed = Смени издание
setup-edition-what = Отсега секоја одлука и секоја рекламација го следат избраното издание, и во започнатите партии. Што е одлучено, останува како што е одлучено; отворениот предлог се проверува според него пред да се прифати. Промената и причината се запишуваат
setup-edition-same = Ова издание веќе важи. Изберете друго
setup-edition-rules = Овој турнир има свои правила, напишани за изданието што важи. Со друго издание тие се одбиваат: прво отстранете ги во Поставки
setup-supervision = Надзор во забрзан и брзопотезен шах
setup-supervision-open = Не е одлучено: секоја одлука кажува што зависи од тоа
setup-supervision-adequate = Соодветен: Правилата за натпревари важат во целост
setup-supervision-lacking = Несоодветен: правилата за забрзан и брзопотезен шах
setup-rules = Сопствени правила (датотека)
setup-rules-none = Нема
setup-file = Датотека
setup-choose-file = Избери место…
setup-open-title = Отвори турнир
setup-open-deed = Отвори
setup-import-title = Увези партии од датотека
setup-import-deed = Увези
setup-signs = Последни потези на кралевите во центарот
setup-signs-kept = Задржи ги: се наведуваат по читањето
setup-signs-cut = Отсечи ги: само му го покажале резултатот на таблата
setup-importing = { $come }. Часовниците и таблите продолжуваат; овој прозорец може да се затвори
setup-again-title = Партии што веќе се во турнирот
setup-again-what = { $count ->
    [one] { $count } партија од { $path } веќе е во овој турнир и не е увезена повторно
   *[other] { $count } партии од { $path } веќе се во овој турнир и не се увезени повторно
}
setup-again-deed = { $count ->
    [1] Увези ја уште еднаш
   *[other] Увези ги уште еднаш
}
setup-export-title = Запиши ги сите партии во датотека
setup-export-deed = Запиши
setup-export-event-title = Запиши го турнирот во датотека
setup-export-event-what = Наставката кажува што се запишува: .trf турнирска датотека (TRF26), .csv табелата како список, .html табела и вкрстена табела
setup-live-title = Папка за PGN во живо
setup-live-deed = Пишувај таму
setup-live-minutes = Доцнење во минути
setup-live-moves = Задржани потези
setup-live-delay-what = Доцнењето важи за потезите, часовниците и резултатите. Потезите се задржуваат само додека партијата трае. Со 0 и 0 се објавува веднаш.
setup-live-delay-wrong = Цел број, на пример 15
setup-salvage-title = Зачувај го читливиот дел
setup-salvage-deed = Зачувај нова датотека
setup-elsewhere-title = Зачувај на друго место и продолжи
setup-elsewhere-deed = Зачувај и продолжи
setup-copies-title = Папка за копии
setup-copies-deed = Користи ја папката
setup-folder = Папка
setup-no-folder = { $path } не е папка. Прво направете ја, или напишете друга
setup-file-there = { $path } веќе постои. Притиснете уште еднаш за да ја замените
setup-choose = Избери…
setup-choose-what = Ако работната површина нема прозорец за датотеки, напишете ја патеката

# What is easily overlooked
setup-of-the-event = { $count ->
    [1] На таблата { $boards } чека објавен пар од турнирот. Тој се отстранува, а новата партија не се смета за турнирот
   *[other] На таблите { $boards } чекаат објавени парови од турнирот. Тие се отстрануваат, а новите партии не се сметаат за турнирот
}. За сепак да се постави, притиснете уште еднаш „{ $deed }“ ({ $key })

# Што се кажува кога се работи по слух.

setup-done = { $count ->
    [1] Поставена е таблата { $first }
   *[other] Поставени се { $count } табли: од { $first } до { $last }
}
