# Две табли на партија со слеп играч што се разликуваат, и што се прави тогаш.

reconcile-differs-displaced = { $piece }: на { $white } на белата табла, на { $black } на црната
reconcile-differs-kind = { $square }: { $white } на белата табла, { $black } на црната
reconcile-differs-only = { $piece } на { $square }: само на { $board ->
    [white] белата
   *[black] црната
} табла

reconcile-scores-agree = Записниците се совпаѓаат: { $count } полупотези
reconcile-scores-differ = Записниците се разликуваат од { $place }; дотогаш се совпаѓаат: { $after }
reconcile-scores-open = Записниците не разјаснуваат { $place }
reconcile-score-slip = Грешка при пишување на { $score ->
    [white] белиот
   *[black] црниот
} записник кај { $place }: { $text }
reconcile-off-record = Записниците кај { $place } имаат друг потег отколку евиденцијата

reconcile-board-right = { $board ->
    [white] Белата
   *[black] Црната
} табла ја покажува позицијата според { $by ->
    [both] двата записника
    [white] белиот записник
   *[black] црниот записник
}
reconcile-board-departs = { $board ->
    [white] Белата
   *[black] Црната
} табла отстапува од { $by ->
    [both] двата записника
    [white] белиот записник
   *[black] црниот записник
}, најрано со { $place }: { $causes }
reconcile-at-start = почетната позиција
reconcile-or = { $one }; или: { $other }
reconcile-and = { $one }, и { $other }

reconcile-omitted = { $move } не беше извршен
reconcile-otherwise = { $move } беше извршен како { $made }
reconcile-rook-left = { $move }: топот остана на местото
reconcile-pawn-left = { $move }: земениот пешак не беше тргнат
reconcile-doubled = { $move } беше извршен двапати
reconcile-transposed = { $move } беше извршен по { $other }
reconcile-displaced = { $piece } на { $to } наместо на { $from }, без потег
reconcile-missing = { $piece } недостасува на { $square }
reconcile-extra = { $piece } на { $square }, каде што не треба да стои

reconcile-same = Двете табли ја покажуваат истата позиција
reconcile-behind = Само последниот потег, { $move }, уште не е извршен на { $board ->
    [white] белата
   *[black] црната
} табла
reconcile-ahead = Само { $move }, кој го нема на ниеден записник, е направен на { $board ->
    [white] белата
   *[black] црната
} табла
reconcile-adjust = { $boards ->
    [both] Двајцата запишале правилно, а извршиле други потези: двајцата ги усогласуваат таблите со записниците
    [white] Белата табла се усогласува со записниците
   *[black] Црната табла се усогласува со записниците
}
reconcile-retrace = Партијата се враќа таму каде што записниците се совпаѓаат, { $after }; никој не е виновен
reconcile-no-scores = Нема записници: ништо не одлучува која табла е точна
reconcile-unsettled = Записниците не разјаснуваат { $place }: ништо не докажува која табла е точна
reconcile-one-witness = Само еден сведок го кажува { $place }: ништо не докажува која табла е точна

reconcile-stop-clocks = Запрете ги двата часовника
reconcile-complete-scores = Двајцата играчи заедно ги дополнуваат записниците, од { $place }
reconcile-hear = Сослушајте ги играчите и асистентите за { $place } и одлучете
reconcile-hear-all = Сослушајте ги играчите и асистентите за целата партија и одлучете
reconcile-go-back = Вратете се на позицијата { $after }
reconcile-take = { $board ->
    [white] Бела табла
   *[black] Црна табла
}: тргнете од { $from }: { $piece }
reconcile-shift = { $board ->
    [white] Бела табла
   *[black] Црна табла
}: од { $from } на { $to }: { $piece }
reconcile-put = { $board ->
    [white] Бела табла
   *[black] Црна табла
}: ставете на { $to }: { $piece }
reconcile-execute = { $board ->
    [white] Бела табла
   *[black] Црна табла
}: извршете { $move }
reconcile-announce = { $move } се најавува и се повторува, потоа се извршува на { $board ->
    [white] црната
   *[black] белата
} табла; ако играчот не сакал да го направи, се враќа
reconcile-name-disadvantages = { $side } мора да прифати извесни неповолности: именувајте ги
reconcile-set-clocks = Наместете ги часовниците: бел { $white }, црн { $black } ({ $basis ->
    [measured] како што е измерено тогаш
    [start] како на почетокот
   *[proportion] сразмерно на потезите: потрошено време × потези дотогаш ÷ направени потези
})
reconcile-judge-clocks = Наместете ги двата часовника по своја проценка: за времињата ништо не е познато
reconcile-set-counters = Наместете ги бројачите на потези: бел { $white }, црн { $black }
reconcile-compare = Прочитајте ги двете табли гласно и споредете ги поле по поле:
reconcile-start-clock = Пуштете го часовникот: { $side }
reconcile-read-line = { $piece }: { $squares }
