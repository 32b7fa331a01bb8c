# Рејтинг-листата на ФИДЕ на овој компјутер: вчитана и пребарувана.

rating-list-about =
    Рејтинг-листа { $list } од { $date } ({ $dated_by }), од { $source }: { $players ->
        [one] { $players } играч
       *[other] { $players } играчи
    }, од нив { $unrated } без рејтинг; рејтинзи: { $rates }
rating-list-dated-arbiter = како што е наведено
rating-list-dated-heading = според заглавието
rating-list-dated-name = според името на датотеката
rating-list-dated-file-time = според денот кога е запишана датотеката; проверете

# Грешки

rating-list-none = На овој компјутер не е вчитана рејтинг-листа
rating-list-no-folder = На овој компјутер нема папка за рејтинг-листата
rating-list-packed = { $path } е спакувана. Прво распакувајте ја (во управувачот со датотеки: Extract; во терминал: unzip), па вчитајте ја датотеката .txt или .xml од неа
rating-list-no-list = { $path } не е рејтинг-листа: мора да почнува со ред со ID, Name и Fed или да биде во обликот XML
rating-list-no-players = Во { $path } нема ниту еден играч
rating-list-busy = Друг прозорец вчитува листа; почекајте
rating-list-stopped = Вчитувањето е прекинато; и понатаму важи претходната листа
rating-list-damaged = Вчитаната рејтинг-листа ({ $path }) е оштетена. Вчитајте ја повторно
rating-list-newer = Рејтинг-листата ({ $path }) е вчитана со понова верзија на програмата. Вчитајте ја повторно со оваа
rating-list-no-date = „{ $text }“ не е месец; напишете, на пример, 2026-11

# Необично

rating-list-odd =
    { $what }: { $count ->
        [one] { $count } пат, ред { $first }
       *[other] { $count } пати, прво во ред { $first }
    }
rating-list-odd-too-long = Подолго од заглавието; сепак прочитано
rating-list-odd-too-short = Недостасуваат полиња
rating-list-odd-not-ascii = Букви надвор од ASCII
rating-list-odd-unreadable = Поле што не може да се прочита; останато е празно
rating-list-odd-nobody = Без број или без име; изоставено
rating-list-odd-twice = Број што е двапати во листата; задржан е првиот

# Пребарување

rating-list-columns = ФИДЕ-ИД	Титула	Име	Фед.	Роден	Стандарден	Забрзан	Брзопотезен
rating-list-nobody = Во листата нема никого за „{ $text }“
rating-list-no-number = Во листата нема играч со број { $number }
rating-list-more = Има уште; додајте букви од презимето или од името

# Во прозорецот

rating-list-of = Рејтинг-листа { $list } од { $date }
rating-list-title = Рејтинг-листа на ФИДЕ
rating-list-where = Преземете ја заедничката листа од ratings.fide.com („Download rating list“, TXT или XML) и распакувајте ја. Потоа преку мрежа ништо не се прашува
rating-list-import = Вчитај листа…
rating-list-deed = Вчитај
rating-list-month = Месец на листата
rating-list-month-what = Со овој месец се датира секој рејтинг што се презема од неа
rating-list-come = Се вчитува рејтинг-листата: { $percent } %
rating-list-stop = Прекини го вчитувањето
rating-list-look-up-none = Рејтинг-листа вчитана во поставките би се пребарувала овде
rating-list-look-up-count =
    { $count ->
        [0] никој во рејтинг-листата
        [one] { $count } во рејтинг-листата, стрелка надолу
       *[other] { $count } во рејтинг-листата, стрелка надолу
    }
rating-list-standard = стандарден { $rating }
rating-list-rapid = забрзан { $rating }
rating-list-blitz = брзопотезен { $rating }
rating-list-unrated = без рејтинг
rating-list-inactive = неактивен
