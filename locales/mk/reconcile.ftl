# Две табли на партија со слеп играч што се разликуваат, и што се прави тогаш.

reconcile-differs-displaced = { $piece }: на { $white } на таблата на Белиот, на { $black } на таблата на Црниот
reconcile-differs-other-kind = { $square }: { $white } на таблата на Белиот, { $black } на таблата на Црниот
reconcile-differs-only-on = { $piece } на { $square }: само на таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}

reconcile-scores-agree = { $whole ->
    [yes] Формуларите се совпаѓаат
    [white] Го има само формуларот на Белиот
    [black] Го има само формуларот на Црниот
   *[no] Формуларите се совпаѓаат во она што го имаат двата
}: { $count } полупотези
reconcile-record-only = Нема формулари. Полупотези во евиденцијата: { $count }
reconcile-filled = Во формуларот на { $score ->
    [white] Белиот
   *[black] Црниот
} недостасува { $moves }; дополнето според { $by ->
    [white] формуларот на Белиот
    [black] формуларот на Црниот
   *[record] евиденцијата
}
reconcile-scores-differ = Формуларите се разликуваат од { $place }; дотогаш се совпаѓаат: { $after }
reconcile-scores-open = Формуларите не разјаснуваат { $place }
reconcile-score-slip = Грешка при запишување во формуларот на { $score ->
    [white] Белиот
   *[black] Црниот
} кај { $place }: { $text }
reconcile-off-record = Формуларите кај { $place } имаат друг потег отколку евиденцијата

reconcile-board-right = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
} ја покажува позицијата според { $by ->
    [both-scores] двата формулара
    [whites-score] формуларот на Белиот
    [blacks-score] формуларот на Црниот
   *[record] евиденцијата
}
reconcile-board-departs = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
} отстапува од { $by ->
    [both-scores] двата формулара
    [whites-score] формуларот на Белиот
    [blacks-score] формуларот на Црниот
   *[record] евиденцијата
}, најрано со { $place }: { $causes }
reconcile-at-start = почетната позиција
reconcile-or = { $one }; или: { $other }
reconcile-and = { $one }, и { $other }

reconcile-omitted = { $move } не беше одигран
reconcile-otherwise = { $move } беше одигран како { $from }–{ $to }{ $promotion ->
    [none] {""}
   *[other] {" "}({ $promotion })
}
reconcile-rook-left = { $move }: топот остана на местото
reconcile-pawn-left = { $move }: земениот пешак не беше тргнат
reconcile-doubled = { $move } беше одигран двапати
reconcile-transposed = { $move } беше одигран по { $other }
reconcile-displaced = { $piece } на { $to } наместо на { $from }, без потег
reconcile-missing = { $piece } недостасува на { $square }
reconcile-extra = { $piece } на { $square }, каде што не треба да стои

reconcile-same = Двете табли ја покажуваат истата позиција
reconcile-reversal = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
} { $how ->
    [turned-round] е свртена наопаку
    [colours-exchanged] има обратни бои
   *[turned-and-exchanged] е свртена наопаку и има обратни бои
}
reconcile-reversed = { $boards ->
    [both] Само таблите се поставени
    [white] Само таблата на Белиот е поставена
   *[black] Само таблата на Црниот е поставена
} наопаку; сѐ друго е во ред
reconcile-behind = Само последниот потег, { $move }, сѐ уште не е одигран на таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}
reconcile-ahead = Само { $move }, кој го нема на ниту еден формулар, е одигран на таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}
reconcile-both-against-scores = Двете табли ја покажуваат истата позиција, но не онаа според двата формулара: двете се усогласуваат со формуларите
reconcile-adjust = { $boards ->
    [both] Двајцата запишале правилно, а одиграле други потези: двајцата ги усогласуваат таблите со формуларите
    [white] Таблата на Белиот се усогласува со формуларите
   *[black] Таблата на Црниот се усогласува со формуларите
}
reconcile-as-announced = { $boards ->
    [both] Одлучува објавениот потег: двете табли се усогласуваат со објавеното
    [white] Одлучува објавениот потег: таблата на Белиот се усогласува со него
   *[black] Одлучува објавениот потег: таблата на Црниот се усогласува со него
}
reconcile-retrace = Партијата се враќа таму каде што формуларите се совпаѓаат, { $after }; никој не е виновен
reconcile-no-scores = Нема формулари: ништо не одлучува која табла е точна
reconcile-unsettled = Формуларите не разјаснуваат { $place }: ништо не докажува која табла е точна
reconcile-one-witness = Само еден извор го потврдува { $place }: ништо не докажува која табла е точна

reconcile-stop-clocks = Запрете ги двата часовника
reconcile-complete-scores = Двајцата играчи заедно ги дополнуваат формуларите, од { $place }
reconcile-hear = { $place ->
    [none] Сослушајте ги играчите и помошниците за целата партија и одлучете
   *[other] Сослушајте ги играчите и помошниците за { $place } и одлучете
}
reconcile-go-back = Вратете се на позицијата { $after }
reconcile-reverse = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}: { $how ->
    [turned-round] свртете ја
    [colours-exchanged] заменете ги боите на сите фигури
   *[turned-and-exchanged] свртете ја и заменете ги боите на сите фигури
}
reconcile-take = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}: тргнете од { $from }: { $piece }
reconcile-shift = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}: од { $from } на { $to }: { $piece }
reconcile-put = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}: ставете на { $to }: { $piece }
reconcile-execute = Таблата на { $board ->
    [white] Белиот
   *[black] Црниот
}: одиграјте { $move }
reconcile-announce = { $move } се објавува и се повторува, потоа се одигрува на таблата на { $board ->
    [white] Црниот
   *[black] Белиот
}; ако играчот не го имал предвид тој потег, се враќа
reconcile-name-disadvantages = { $side } мора да прифати одредени последици: именувајте ги
reconcile-set-clocks = Наместете ги часовниците: Белиот { $white }, Црниот { $black } ({ $basis ->
    [measured] како што е измерено тогаш
    [start] како на почетокот
   *[proportion] сразмерно на потезите: потрошено време × потези дотогаш ÷ одиграни потези
})
reconcile-judge-clocks = Наместете ги двата часовника по најдобра проценка: за времињата ништо не е познато
reconcile-set-counters = Наместете ги бројачите на потези: Белиот { $white }, Црниот { $black }
reconcile-compare = Прочитајте ги двете табли гласно и споредете ги поле по поле
reconcile-start-clock = Пуштете го часовникот: { $side }
reconcile-read-line = { $piece }: { $squares }
