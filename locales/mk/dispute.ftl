# Дневник на спорови: кој повикал, што стана со часовниците, редови, докази, одбивања.

dispute-caller-white = Белиот
dispute-caller-black = Црниот
dispute-caller-arbiter = судијата
dispute-caller-program = програмата
dispute-caller-other = некој друг

dispute-clocks-stop = Запри ги двата часовника
dispute-clocks-leave = Остави ги часовниците какви што се

dispute-event-opened =
    { $board ->
        [none] Отворен инцидент { $no }: { $case }; повика { $caller }
       *[other] Отворен инцидент { $no } на табла { $board }: { $case }; повика { $caller }
    }{ $claim ->
        [none] {""}
       *[other] . Тврдење: { $claim }
    }
dispute-event-restated = Инцидент { $no }: случајот сега е { $case }
dispute-event-statement-taken =
    { $who ->
        [none] Инцидент { $no }: { $text }
       *[other] Инцидент { $no }: { $who } вели: { $text }
    }
dispute-event-decided =
    { $as_proposed ->
        [yes] Инцидентот { $no } е решен според предлогот. { $text } ({ $reason })
       *[no]
            { $text ->
                [none] Инцидентот { $no } е решен поинаку од предлогот: не се прави ништо ({ $reason })
               *[other] Инцидентот { $no } е решен поинаку од предлогот. { $text } ({ $reason })
            }
    }{ $waits ->
        [none] {""}
       *[other] . { $waits }
    }
dispute-clock-waits = { $count ->
    [1] Двата часовника остануваат запрени: инцидентот { $numbers } во оваа партија сѐ уште не е решен
   *[other] Двата часовника остануваат запрени: инцидентите { $numbers } во оваа партија сѐ уште не се решени
}
dispute-event-appealed =
    Инцидент { $no }: жалба поднесе { $by }.{ $text ->
        [none] {""}
       *[other] {" "}{ $text }
    }{ $how ->
        [none] {""}
       *[other] {" "}({ $how }). { $admissible }
    }
dispute-event-appeal-decided = { $decision }
dispute-event-corrected = Инцидент { $no }, исправка: { $text } ({ $reason })
dispute-event-reopened = Инцидентот { $no } е повторно отворен ({ $reason })
dispute-event-proposed-anew = Инцидент { $no }: одлуката се предлага одново. { $text }
dispute-event-withdrawn =
    Инцидент { $no }: одлуката е поништена ({ $reason }){ $how ->
        [given-back] . Времето оттогаш се враќа: Белиот { $white }, Црниот { $black }
        [counts] . Времето оттогаш се смета: Белиот { $white }, Црниот { $black }
       *[none] {""}
    }
dispute-event-reinstated =
    Инцидент { $no }: одлуката повторно важи ({ $reason }){ $how ->
        [given-back] . Времето оттогаш се враќа: Белиот { $white }, Црниот { $black }
        [counts] . Времето оттогаш се смета: Белиот { $white }, Црниот { $black }
       *[none] {""}
    }
dispute-event-lapsed = Инцидент { $no }: повлечен, зашто тоа за што се работеше веќе не е така

dispute-change-played = { $count ->
    [1] Одигран е еден полупотег: { $first }
   *[other] Одиграни полупотези: { $count }, од { $first } до { $last }
}
dispute-change-gone = { $count ->
    [1] Вратен е еден полупотег: { $first }
   *[other] Вратени полупотези: { $count }, од { $first } до { $last }
}
dispute-change-ended = Партијата заврши: { $result }
dispute-change-reopened = Партијата продолжува; нејзиниот резултат беше: { $result }
dispute-change-illegal-moves = Забележани неправилни потези на { $side } сега: { $count }
dispute-change-counted = { $what ->
    [warnings] Опомени на { $side } сега: { $count }
    [wrong-claims] Неосновани рекламации на { $side } сега: { $count }
   *[sheet-requests] Барања на { $side } за формуларот сега: { $count }
}
dispute-change-flag = Знаменцето на { $side } падна
dispute-change-clock = Часовниците беа пуштени, запрени или исправени
dispute-change-presence = Присуството на продолжувањето сега е поинакво
dispute-change-result = На турнирот сега важи друг резултат отколку при предлогот
dispute-change-laws = Важат други правила, или оваа верзија на програмата ги толкува поинаку
dispute-loss-moves = { $count ->
    [1] Се враќа еден полупотег: { $first }
   *[other] Се враќаат полупотези: { $count }, од { $first } до { $last }
}
dispute-loss-result = Резултатот повеќе не важи: { $result }

dispute-evidence-standing = Електронската табла покажува { $placement }
dispute-evidence-clock = Часовникот на масата покажуваше: Белиот { $white }, Црниот { $black }
dispute-evidence-flags = { $fell ->
    [white] Знаменцето на Белиот е паднато
    [black] Знаменцето на Црниот е паднато
    [white-first] Двете знаменца се паднати, прво на Белиот
    [black-first] Двете знаменца се паднати, прво на Црниот
   *[both] Двете знаменца се паднати
}
dispute-evidence-illegal-moves = Претходно забележани неправилни потези: Белиот { $white }, Црниот { $black }

dispute-refusal-no-such-incident = Нема инцидент { $no }. Изберете еден од дневникот
dispute-refusal-already-decided = Инцидентот { $no } е решен. Прво отворете го повторно или додајте исправка
dispute-refusal-not-decided = Инцидентот { $no } не е решен. Прво решете го
dispute-refusal-already-appealed = Жалба за инцидентот { $no } е веќе запишана. Додајте исправка ако нешто недостига
dispute-refusal-no-appeal = За инцидентот { $no } нема жалба. Прво запишете ја
dispute-refusal-appeal-decided = За жалбата на инцидентот { $no } е одлучено. Додајте исправка ако нешто е погрешно
dispute-refusal-fee-not-so = За таксата кај инцидентот { $no } правилата ѝ дозволуваат на комисијата друго ({ $articles }). Изберете од ова: { $fates }
dispute-refusal-game-gone = На таблата од инцидентот { $no } сега е друга партија, која не смее да се менува. Одлучете без промени на партијата
dispute-refusal-off-board = По ова партијата на инцидентот { $no } би продолжила, но таа ја напуштила својата табла и таму можеби се игра друга. Одлучете поинаку или поставете нова партија
dispute-refusal-outdated = Партијата од инцидентот { $no } се промени откако беше предложена одлуката. { $changes }. Побарајте нов предлог и прво прочитајте го
dispute-refusal-lapsed = Инцидентот { $no } е повлечен, зашто тоа за што се работеше веќе не е така. Отворете го повторно, или отворете друг
dispute-refusal-would-lose = Ништо не е извршено, бидејќи нешто би се изгубило. { $moves ->
    [none] {""}
   *[other] { $moves }. {""}
}{ $result ->
    [none] {""}
   *[other] { $result }. {""}
}Прво потврдете го тоа
dispute-refusal-facts-missing = Ништо не е извршено, бидејќи недостигаат факти. Прво одговорете: { $questions }
dispute-refusal-new-game-begun = Партијата што ја поништи инцидентот { $no } не може да се врати, зашто новата почна. Нека продолжи новата партија, а кон инцидентот додајте исправка
dispute-refusal-other-game-at-board = Партијата што ја поништи инцидентот { $no } не може да се врати, зашто на нејзината табла сега е друга партија. Додајте исправка кон инцидентот
dispute-refusal-not-withdrawn = За инцидентот { $no } не е поништена ниедна одлука
dispute-refusal-text-missing = Нема што да се запише. Внесете неколку збора
dispute-refusal-contradiction = „{ $one }“ и „{ $other }“ не можат да се одлучат заедно. Изоставете едно од нив
dispute-refusal-reason-missing = Потребно е образложение. Доволни се неколку збора: остануваат во дневникот
