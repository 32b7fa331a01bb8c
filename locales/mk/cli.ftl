# The command line.

cli-verify-sound = Сите { $rows } редови стојат; последниот хеш е { $head }
cli-still-working = По { $seconds } с сѐ уште се работи
cli-play-not-pressed = Табла { $board }: потегот е запишан, часовникот не е притиснат, бидејќи ниту еден не работи. Пуштете со „start-clock“
cli-play-clocks-stand = Табла { $board }: пресметано. Ниту еден часовник не работи додека не се пушти со „start-clock“
cli-log-unreadable =
    { $count ->
        [one] { $count } ред е во формат што оваа програма не го разбира
       *[other] { $count } редови се во формат што оваа програма не го разбира
    }
cli-ports-no-permission = (нема дозвола: додајте се во групата dialout и најавете се повторно)
cli-ports-board = (веројатно електронска табла)
cli-ports-none = Не е најдена сериска линија; патека сепак може да се внесе
cli-watch-nothing = На { $port } ништо не одговори. Проверете кабел и напојување или обидете се со друга линија (jadoube ports)
cli-demo-right = Сè заврши како што треба
cli-simulate-nothing = Наведете што се игра: --pgn ДАТОТЕКА или --replay ДАТОТЕКА.hex
cli-simulate-at = Таблата е на { $port }
cli-rule-title = { $kind } според Правилата од { $edition }
cli-rule-no-edition = Нема издание „{ $edition }“; има { $known }
cli-rule-asked = мора да се наведе
cli-rule-optional = може да се изостави
cli-law-nothing = Ништо не е најдено за „{ $words }“
cli-law-held = теми: { $held } прочитани, { $secondary } познати од извештаи, { $inferred } изведени, { $missing } не се на располагање
cli-law-in = Во изданието { $edition }
cli-law-nearest = { $asked } го нема во пописот на { $edition }; најблизок е { $nearest }
cli-law-see = Види и: { $list }
cli-law-neighbours = Други членови на темата: { $list }
cli-rule-otherwise = може да се изостави: { $value }
cli-rule-clocks = Часовниците потоа покажуваат { $white } за белиот, { $black } за црниот
cli-envelope-no = Бр.
cli-envelope-status = Состојба
cli-envelope-due = Продолжување
cli-envelope-round = Коло
cli-envelope-board = Табла
cli-envelope-game = Партија
cli-envelope-keeper = Го чува
