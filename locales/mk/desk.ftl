# Грешки на датотеки, известувања на пултот и редови на дневникот што не припаѓаат на партија.

desk-file-not-found = Датотеката { $path } не постои. Проверете го името или направете нов турнир
desk-file-exists = { $path } веќе постои и не е изменета. Изберете друго име
desk-file-foreign-folder = { $path } е папка. Изберете датотека на турнир (ИМЕ.jadoube)
desk-file-foreign-database = { $path } е база на друга програма. Изберете датотека на турнир (ИМЕ.jadoube)
desk-file-foreign-picture = { $path } е слика. Изберете датотека на турнир (ИМЕ.jadoube)
desk-file-foreign-text = { $path } е текст, а не турнир. Партии во PGN се внесуваат во отворен турнир
desk-file-foreign-special = { $path } е цевка или уред. Изберете датотека на турнир (ИМЕ.jadoube)
desk-file-foreign-other = { $path } не е датотека на турнир. Изберете датотека ИМЕ.jadoube
desk-file-newer = { $path } е запишана со понова J’adoube. Инсталирајте ја поновата програма за да работите на неа
desk-file-truncated = { $path } е скратена. Копирајте ја повторно од изворот; прикажано е она што можеше да се прочита
desk-file-damaged = { $path } е оштетена. Чувајте ја оваа копија и продолжете од резервна; прикажано е она што можеше да се прочита
desk-file-stray-side = { $path } не ѝ припаѓа на датотеката до неа. Преместете ја во друга папка, не бришете ја, и отворете го турнирот повторно
desk-file-read-only = Во { $path } не може да се пишува. Копирајте ја на диск на кој може да се пишува и отворете ја копијата
desk-file-disk-full = Дискот на { $path } е полн. Ослободете место, па повторете го последното дејство
desk-file-locked = { $path } е отворена во друг прозорец или програма. Прво затворете ја таму
desk-file-locked-by = { $path } е отворена во { $program }, процес { $process } на { $machine }. Прво затворете ја таму
desk-machine-unknown = непознат компјутер
desk-file-lost-gone = { $path } веќе ја нема: датотеката е избришана или нејзиниот диск е изваден.
desk-file-lost-moved = { $path } е преместена додека беше отворена. Сега е { $to }.
desk-file-lost-replaced = Друга датотека го зазеде местото на { $path } додека беше отворена.
desk-file-lost-overwritten = Друга програма пишуваше врз { $path } или ја скрати додека беше отворена.
desk-file-lost-side = Придружната датотека { $path }-wal е преместена, избришана или изменета додека турнирот беше отворен.
desk-file-lost-saved = Сѐ што беше запишано дотогаш е зачувано во { $saved }. Отворете ја таа датотека и продолжете таму
desk-file-lost-unsaved = Сѐ што беше запишано е само во меморијата на оваа програма, бидејќи на ниеден диск не можеше да се пишува. Не ја затворајте програмата: ослободете место или приклучете го дискот, па повторете го последното дејство
desk-salvaged = { $path } е зачувана со { $rows } реда, од нив { $unchanged } неизменети.
desk-salvaged-without = Изоставени, бидејќи недостигаат или се изменети: редови { $out }.
desk-salvaged-cut = Она што следеше по последниот ред е изгубено, бидејќи датотеката беше скратена.
desk-copy-failed = Автоматската копија не можеше да се направи. { $why }
desk-file-batch = Една наредба даде повеќе настани отколку што { $path } може да прими одеднаш
desk-file-io = { $path }: { $note }. Проверете го дискот и кабелот, па обидете се повторно
desk-row-changed = Редот { $row } е изменет откако е запишан
desk-row-chain = Редот { $row } не следува по редот пред него
desk-row-missing = Редот { $row } недостига
desk-row-order = Редот { $row } е на погрешно место
desk-row-unreadable = Редот { $row } не може да се прочита
desk-not-recorded = Не е запишано, па ништо не е променето. { $why }
desk-no-competition = Нема отворен турнир. Отворете или направете нов
desk-text-file = { $path }: { $why }
desk-no-games = Во { $path } нема партија што може да се прочита
desk-game-too-long = { $path } содржи партија од { $plies } полупотези, а ниедна партија не може да има повеќе од { $most }. Поделете ја или исправете ја датотеката
desk-no-device = На оваа маса не ѝ припаѓа електронска табла. Доделете една во „Уреди“
desk-gone = Пултот запре. Стартувајте ја програмата повторно; ништо запишано не е изгубено
desk-not-founded = Во оваа датотека сè уште нема турнир
desk-already-founded = Во оваа датотека веќе има турнир
desk-name-missing = Турнирот мора да има име
desk-no-such-regulations = Во оваа програма нема правилник „{ $regulations }“ за жалби. Изберете друг
desk-member-nameless = Секој член на комисијата мора да има име, различно од другите. Внесете ги имињата
desk-appeals-provided = Жалби: { $regulations }. Комисија: { $members }
desk-no-such-edition = Во оваа програма нема издание „{ $edition }“ на Правилата. Изберете друго, на пример 2023
desk-reason-missing = За исправка е потребна причина
desk-no-game = На табла { $board } нема поставена партија
desk-board-taken = На табла { $board } се игра партија. Прво завршете ја
desk-no-board-zero = Таблите се бројат од 1
desk-device-taken = Овој уред веќе е на табла { $board }
desk-not-fen = „{ $fen }“ не е FEN
desk-unplayable = Од „{ $fen }“ не може да се игра партија
desk-no-such-start = Chess960 има почетни позиции од 0 до 959; нема број { $number }
desk-control = Контролата на времето не може да се користи: { $why }
desk-at-board = Табла { $board }: { $text }
desk-recovered =
    Програмата беше прекината и отсуствуваше { $away }. { $entries ->
        [one] Повторно е прочитан { $entries } запис
       *[other] Повторно се прочитани { $entries } записи
    }; { $clocks ->
        [0] ниеден часовник не одеше
        [one] { $clocks } часовник одеше и сега стои
       *[other] { $clocks } часовници одеа и сега стојат
    }{ $unreadable ->
        [0] {""}
        [one] . { $unreadable } запис не можеше да се разбере
       *[other] . { $unreadable } записи не можеа да се разберат
    }
desk-importing = { $games ->
    [one] Прочитана е една партија
   *[other] Прочитани се { $games } партии
}
desk-importing-plies = { $line }, и { $plies } од { $of } полупотези од следната
desk-imported =
    { $games ->
        [one] Прочитана е { $games } партија
       *[other] Прочитани се { $games } партии
    }{ $complaints ->
        [0] {""}
        [one] , со { $complaints } забелешка
       *[other] , со { $complaints } забелешки
    }{ $leftout ->
        [0] {""}
        [one] . Изоставен е { $leftout } податок
       *[other] . Изоставени се { $leftout } податоци
    }
desk-no-cells = Во { $path } Брајовото писмо нема знаци за: { $letters }; таму стојат полни знаци
desk-written = { $path } е запишана
desk-live-failed = Живиот PGN не може да се запише. { $path }: { $why }
desk-supervised = забрзан и брзопотезен шах под близок надзор
desk-unsupervised = забрзан и брзопотезен шах без близок надзор
desk-founded = Основан е турнирот „{ $name }“, Правила од { $edition }
desk-changed = Турнирот сега е „{ $name }“, Правила од { $edition } ({ $reason })
desk-device-assigned = Табла { $board }: електронска табла на { $port }
desk-device-removed = Табла { $board }: повеќе нема електронска табла
desk-own-board-assigned = Табла { $board }, табла на { $side }: електронска табла на { $port }
desk-own-board-removed = Табла { $board }, табла на { $side }: без електронска табла
desk-role-chief = главен
desk-role-arbiter = судија
desk-role-device = уред
desk-role-program = програма
desk-watch-taken-back = Вратено: { $place }
desk-watch-not-completed = { $move } е одигран и не е завршен со притискање на часовникот; потегот ѝ припаѓа на партијата
desk-watch-moves-missing = Потезите { $place } не се пренесени; партијата продолжува од { $position }
desk-watch-illegal = { $side }: завршен е недозволен потег; на таблата стои { $placement }
desk-watch-standing = Позиција до која не води ниеден дозволен потег ({ $side }): { $placement }
desk-watch-agreed = Таблата и партијата пак се совпаѓаат
desk-watch-displaced = Поместени фигури на { $squares }
desk-watch-pressed = { $side }: часовникот е притиснат без потег
desk-watch-shown-white = Кралевите велат: победа на белиот
desk-watch-shown-black = Кралевите велат: победа на црниот
desk-watch-shown-draw = Кралевите велат: реми
desk-watch-start = Почетната позиција е поставена
desk-watch-device = Табла со сериски број { $serial }, верзија { $version }
desk-taken-back-on-board = прикажано на таблата
desk-only-read = Овој турнир може само да се гледа: во неговата датотека не може да се пишува
desk-only-read-why = { $why }. Прикажан е колку што можеше да се прочита; ништо не може да се менува
desk-set-by-hand = Табла { $board }: часовникот на масата не може да се намести оттука. Наместете го рачно: бел { $white }, црн { $black }
desk-watch-flag = { $side }: знаменцето падна
