# Часовниците на сите табли одеднаш и затворање додека некои работат.

clocks-title-start = Пушти ги сите часовници
clocks-title-stop = Запри ги сите часовници
clocks-title-resume = Пушти ги часовниците по прекин
clocks-ask = { $act ->
    [stop] { $count ->
        [one] Се запира { $count } часовник: табла { $boards }
       *[other] Се запираат { $count } часовници: табли { $boards }
    }
   *[start] { $count ->
        [one] Се пушта { $count } часовник, за играчот на потег: табла { $boards }
       *[other] Се пуштаат { $count } часовници, секој за играчот на потег: табли { $boards }
    }
}
clocks-deed = { $act ->
    [stop] Запри { $count ->
        [one] { $count } часовник
       *[other] { $count } часовници
    }
   *[start] Пушти { $count ->
        [one] { $count } часовник
       *[other] { $count } часовници
    }
}
clocks-nothing = { $act ->
    [start] Нема часовник за пуштање
    [stop] Не работи ниеден часовник
   *[resume] По прекинот не останал запрен ниеден часовник
}
clocks-boards-not = { $count ->
    [one] Не на табла { $boards }: { $why }
   *[other] Не на таблите { $boards }: { $why }
}
clocks-changed-gone = { $count ->
    [one] На табла { $boards } состојбата во меѓувреме се смени; останува како што е
   *[other] На таблите { $boards } состојбата во меѓувреме се смени; остануваат како што се
}
clocks-changed-new = { $count ->
    [one] Табла { $boards } е додадена во меѓувреме; за неа не беше прашано и останува како што е
   *[other] Таблите { $boards } се додадени во меѓувреме; за нив не беше прашано и остануваат како што се
}
clocks-done = { $act ->
    [stop] { $count ->
        [one] Запрен е { $count } часовник
       *[other] Запрени се { $count } часовници
    }
   *[start] { $count ->
        [one] Пуштен е { $count } часовник
       *[other] Пуштени се { $count } часовници
    }
}
clocks-not-on-table = времето го мери часовникот на масата
clocks-not-lost-time = прво кажете како се смета изгубеното време
clocks-not-flag-down = знаменцето на { $side } е паднато
clocks-not-incident = инцидентот { $no } не е решен
clocks-close-title = Да се затвори додека работат часовници?
clocks-close-what = { $count ->
    [one] Работи часовникот на табла { $boards }. Ако затворите сега, тој застанува, а при следното отворање ќе бидете прашани како се смета времето помеѓу
   *[other] Работат { $count } часовници: табли { $boards }. Ако затворите сега, тие застануваат, а при следното отворање ќе бидете прашани како се смета времето помеѓу
}
clocks-close-deed = Затвори
