# Поставки.

settings-looks = Јазик и изглед
settings-language = Јазик
settings-language-desktop = Како системот
settings-theme = Тема
settings-theme-light = Светла
settings-theme-dark = Темна
settings-theme-contrast = Висок контраст
settings-scale = Големина на текстот
settings-clocks = Часовник и аларми
settings-face = Бројчаник
settings-face-digital = Дигитален
settings-face-analogue = Механички
settings-press-with-move = Рачно внесен потег го притиска и часовникот
settings-sounds = Звучни аларми
settings-speak = Алармите се изговараат
settings-ear = Звук и голем приказ
settings-squares = Полињата се изговараат како
settings-squares-letters = e4
settings-squares-names = Ева четири
settings-confirm-moves = Рачно внесен потег се кажува и чека потврда
settings-large-board = Само таблата и часовникот на страната „Табла“, колку што може поголеми
settings-graphs = Графици на часовниците и на салата
settings-voice = Глас
settings-voice-channel = Говорот оди преку
settings-voice-own = сопствениот глас на програмата
settings-voice-reader = читачот на екран
settings-voice-both = двете
settings-voice-of = Глас за
settings-voice-engine = Зборува
settings-voice-best = најдоброто што го има
settings-voice-voice = Глас за { $lang }
settings-voice-device = Звучен излез
settings-voice-usual = вообичаениот
settings-voice-rate = Брзина
settings-voice-pitch = Висина
settings-voice-volume = Јачина
settings-voice-try = Кажи една реченица
settings-voice-look = Побарај гласови и звучни излези
settings-voice-said = Последно кажано
settings-voice-silence = Сѐ уште ништо
settings-machine = Овој компјутер
settings-station = Име на оваа станица
settings-station-what = Стои до секој запис во дневникот, отсега натаму
settings-live = PGN во живо
settings-live-on = Се запишува во { $path }. { $minutes ->
        [0] Без временско доцнење
        [one] { $minutes } минута доцнење
       *[other] { $minutes } минути доцнење
    }, { $moves ->
        [0] ниту еден потег не се задржува
        [1] се задржува последниот потег на секој играч
       *[other] се задржуваат последните { $moves } потези на секој играч
    }
settings-live-off = Не се пишува
settings-live-choose = Избери папка…
settings-live-stop = Запри
settings-copies = Автоматски копии
settings-copies-every = Копија
settings-copies-never = никогаш
settings-copies-minutes = на секои { $minutes } мин
settings-copies-keep = Се чуваат последните
settings-copies-count = { $count }
settings-copies-in = Во { $path }
settings-copies-beside = Во папка до турнирот
settings-copies-choose = Избери папка за копии…
settings-copies-here = До турнирот
settings-copies-last = Последна копија во { $time }: { $path }
settings-copies-none = Сѐ уште нема копија откако е отворен турнирот
settings-copies-failed = Последната копија не можеше да се направи. { $why }
settings-competition = Турнир
settings-competition-change = Запиши ја промената
settings-controls = Сопствени темпа на игра
settings-control-name = Име
settings-control-add = Додај
settings-control-remove = Отстрани
settings-rules = Сопствени одредби на турнирот
settings-rules-none = Нема: Правилата важат без измени
settings-rules-choose = Избери одредби…
settings-rules-remove = Без сопствени одредби
settings-rules-take = Примени ги овие одредби
