# Жалби: правилници, рокови, допуштеност, комисијата, одлуката.

appeal-regulations-1972 = Правилник на Олимпијадата од 1972
appeal-regulations-1980 = Правила од 1980 со толкувања
appeal-regulations-2006 = Турнирски правила на ФИДЕ од 2006
appeal-regulations-2023 = Правила на ФИДЕ за жалби од 2023 (C05, C11)

appeal-capacity-player = Играч
appeal-capacity-captain = Капитен
appeal-capacity-guardian = Родител, старател или раководител на делегација
appeal-capacity-official = Пријавено службено лице
appeal-capacity-other = Некој друг

appeal-office-none = Без друга функција
appeal-office-player = Играч
appeal-office-captain = Капитен
appeal-office-chief-arbiter = Главен судија
appeal-office-arbiter = Судија
appeal-office-organiser = Организатор
appeal-office-director = Директор

appeal-seat-chairman = Претседавач
appeal-seat-member = Член
appeal-seat-reserve = Резерва

appeal-contest-individual = Поединечно
appeal-contest-team = Екипно

appeal-articles = чл. { $list }

appeal-due-silent = Правилникот не определува рок
appeal-due-not-fixed = Пред турнирот не е определен рок: внесете го во поставките
appeal-due-at-once = { $minutes ->
    [0] Веднаш; одлучено пред помалку од една минута
    [one] Веднаш; одлучено пред { $minutes } минута
   *[other] Веднаш; одлучено пред { $minutes } минути
}
appeal-due-after-round = { $minutes ->
    [one] { $minutes } минута од крајот на колото, кое сѐ уште се игра
   *[other] { $minutes } минути од крајот на колото, кое сѐ уште се игра
}
appeal-due-running = { $minutes ->
    [one] уште { $minutes } минута
   *[other] уште { $minutes } минути
}
appeal-due-passed = { $minutes ->
    [one] Доцни { $minutes } минута
   *[other] Доцни { $minutes } минути
}

appeal-check-right-given = Правилата на шахот даваат право на жалба
appeal-check-right-left-open = Правилата на шахот ги препуштаат жалбите на турнирот
appeal-check-right-silent = Правилата на шахот не содржат одредби за жалби
appeal-check-right-not-held = Програмата го нема текстот за жалби од ова издание
appeal-check-right-denied = Правилникот на турнирот не дава право на жалба
appeal-check-final = Според Правилата оваа одлука е конечна
appeal-check-may = { $when ->
    [none] { $answer ->
        [unclear] { $who }: правилникот не вели кој може да се жали
       *[no] { $who }: нема право на жалба
    }
    [in-team-events] { $answer ->
        [no] { $who }: може да се жали само на екипни турнири
       *[yes] { $who }: има право на жалба
    }
    [for-minors] { $who }: може да се жали за играч под 18 години
   *[always] { $who }: има право на жалба
}
appeal-check-party = { $answer ->
    [yes] Непосредно засегнат со одлуката
   *[no] Не е непосредно засегнат со одлуката
}
appeal-check-written = { $answer ->
    [yes] Писмено
   *[no] Не е писмено
}
appeal-check-fee = { $answer ->
    [yes] Таксата е платена
    [unclear] Не е платена такса; турнирот не објавил такса
   *[no] Таксата не е платена
}

appeal-answer-yes = во ред
appeal-answer-unclear = треба да се процени
appeal-answer-no = не е во ред
appeal-admissible = Допуштена
appeal-admissible-unclear = Допуштена ако судијата така одлучи
appeal-not-admissible = Недопуштена

appeal-part-votes = одлучува
appeal-part-steps-in = одлучува наместо { $name }
appeal-part-discusses = може да расправа, не одлучува
appeal-part-stands-down = се иззема
appeal-part-waits = резерва, не е потребна

appeal-conflict-party = страна во спорот
appeal-conflict-office = { $office }: не смее да учествува
appeal-conflict-no-vote = { $office }: нема глас
appeal-conflict-banned = под забрана или условна казна
appeal-conflict-too-young = возраст { $age }; се бара најмалку { $least }
appeal-conflict-federation = една страна е од истата федерација, { $federation }

appeal-flaw-too-few = { $votes ->
    [0] Никој не одлучува; мора да бидат најмалку { $least }
    [one] Одлучува само { $votes }; мора да бидат најмалку { $least }
   *[other] Одлучуваат само { $votes }; мора да бидат најмалку { $least }
}
appeal-flaw-few-named = { $named ->
    [0] Никој со право на глас не е именуван; мора да бидат најмалку { $least }
    [one] Именуван е само { $named } со право на глас; мора да бидат најмалку { $least }
   *[other] Именувани се само { $named } со право на глас; мора да бидат најмалку { $least }
}
appeal-flaw-even =
    { $asked ->
        [must] Одлучуваат { $votes }; бројот мора да биде непарен
       *[should] Одлучуваат { $votes }; бројот треба да биде непарен
    }
appeal-flaw-no-chairman = Меѓу оние што одлучуваат нема претседавач: определете го
appeal-flaw-few-reserves = { $reserves ->
    [0] Нема резерва; мора да се именуваат најмалку { $least }
    [one] { $reserves } резерва; мора да се именуваат најмалку { $least }
   *[other] { $reserves } резерви; мора да се именуваат најмалку { $least }
}
appeal-flaw-same-federation =
    { $asked ->
        [must] Повеќе од еден е од { $federation }; федерациите мора да бидат различни
       *[should] Повеќе од еден е од { $federation }; федерациите треба да бидат различни
    }
appeal-flaw-federation-unknown = Не е позната федерацијата: { $name }; не може да се најде судир на интереси
appeal-flaw-age-unknown = Не е позната возраста: { $name }
appeal-flaw-voted = { $name } гласал, а не требало

appeal-verdict-upheld = уважена
appeal-verdict-partly = делумно уважена
appeal-verdict-rejected = одбиена

appeal-fee-nothing = без такса
appeal-fee-returned = таксата е вратена
appeal-fee-kept = таксата е задржана
appeal-fee-fine = парична казна од { $francs } швајцарски франци, до следното коло
appeal-fee-fine-most = парична казна до { $francs } швајцарски франци

appeal-effect-stays = партијата останува како што е
appeal-effect-play-on = партијата продолжува
appeal-effect-result = нов резултат: { $score }

appeal-form-written = писмено
appeal-form-spoken = усно
appeal-handed-in = поднесена { $at }
appeal-paid = таксата е платена
appeal-not-paid = не е платена такса

appeal-event-decided = Инцидент { $no }: жалбата е { $verdict }; { $effect }; { $fee }. Одлучиле: { $voters }. Образложение: { $reasons }
appeal-by-hand = Партијата веќе не е на својата табла: одлуката да се спроведе рачно
