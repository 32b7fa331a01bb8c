# Еден ред во дневникот за сѐ што може да се случи со една партија.

event-set-up =
    { $form ->
        [chess960] Поставена партија Chess960: { $white } – { $black }, { $round }. коло
       *[standard] Поставена партија: { $white } – { $black }, { $round }. коло
    }
event-started = Партијата почна
event-move-board = Потег { $move }
event-move-arbiter = Потег { $move }, внесен од судијата
event-move-import = Потег { $move }, од датотека
event-move-found = Потег { $move }, откриен по прекин според позицијата на таблата; не се знае кога е одигран
event-move-kept = Потег { $move }, по прекин од меморијата на електронската табла
event-not-completed = Потегот { $place } е одигран на таблата и не е завршен со притискање на часовникот
event-missing-filled = Внесени се потези што недостасуваа: { $moves ->
    [0] еден по еден; следува одиграното потоа
    [one] { $moves } полупотег одеднаш; следува одиграното потоа
   *[other] { $moves } полупотези одеднаш; следува одиграното потоа
}
event-missing-marked = Тука недостасуваат потези: записот продолжува со позицијата на таблата, а празнината е означена
event-missing-none = Не недостасуваат потези: записот е точен
event-taken-back = Вратено до позицијата { $to } ({ $reason })
event-move-corrected = Потегот е исправен: { $move } ({ $reason })
event-clock-started = Пуштен часовникот на { $side }
event-clock-pressed = { $side } го притисна часовникот
event-clock-stopped = Двата часовника се запрени
event-clock-observed = Часовникот на масата покажува: Белиот { $white }, Црниот { $black }
event-clock-corrected = Часовникот е исправен: { $correction } ({ $reason })
event-clock-corrected-aloud = Исправка на часовникот: { $correction }
event-correction-undone = Последната исправка на часовникот е поништена ({ $reason })
event-flag-fell = Падна знаменцето на { $side }
event-draw-offered = { $by } понуди реми
event-draw-declined = Понудата за реми е одбиена
event-illegal-move-counted = Забележан неправилен потег на { $by }: вкупно { $count }
event-illegal-moves-set = Бројот на неправилни потези на { $by } е поставен на { $count } ({ $reason })
event-ended = Партијата заврши. { $result }
event-reopened =
    Партијата е повторно отворена{ $reason ->
        [undone] : нејзиниот резултат е вратен
       *[other] {" "}({ $reason })
    }
event-put-back = Партијата е вратена поради инцидентот { $incident }; причина: { $reason }
event-recovered =
    { $running ->
        [none] Програмата се врати по { $away }; ниеден часовник не работеше
       *[other] Програмата повторно работи по { $away }; работеше часовникот на { $running }
    }
event-lost-time-counted =
    { $how ->
        [not-counted] Изгубеното време од { $time } не се смета
        [to-player-on-move] Изгубеното време од { $time } му се смета на играчот на потег
        [halved] Изгубеното време од { $time } е поделено меѓу играчите
        [went-on] Изгубеното време од { $time } е сметано како да се играло: Белиот { $white }, Црниот { $black }
       *[counted] Изгубеното време го определи судијата: Белиот { $white }, Црниот { $black }
    }
event-counted =
    { $what ->
        [warnings] Забележана опомена на { $by }: вкупно { $count }
        [wrong-claims] Забележана неоснована рекламација на { $by }: вкупно { $count }
       *[sheet-requests] Забележано барање на { $by } за формуларот на противникот: вкупно { $count }
    }
event-count-set =
    { $what ->
        [warnings] Бројот на опомени на { $by } е поставен на { $count } ({ $reason })
        [wrong-claims] Бројот на неосновани рекламации на { $by } е поставен на { $count } ({ $reason })
       *[sheet-requests] Бројот на барања на { $by } за формуларот на противникот е поставен на { $count } ({ $reason })
    }
event-cell-written =
    { $cell ->
        [blank] Формулар на { $whose }, { $place } ништо не е запишано
        [tick] Формулар на { $whose }, { $place } само штиклирано
        [illegible] Формулар на { $whose }, { $place } нечитливо
       *[written] Формулар на { $whose }, { $place } { $text }
    }
event-sheet-taken-text = Формуларот на { $side } е внесен од текст ({ $cells ->
    [one] { $cells } запис
   *[other] { $cells } записи
})
event-sheet-taken-file = Формуларот на { $side } е внесен од датотека ({ $cells ->
    [one] { $cells } запис
   *[other] { $cells } записи
})
event-sheet-taken-board = Формуларот на { $side } е пополнет според забележаната партија ({ $cells ->
    [one] { $cells } запис
   *[other] { $cells } записи
})
event-sheet-kept =
    { $language ->
        [none] Нотација на формуларот на { $whose }: { $system }
       *[other] Нотација на формуларот на { $whose }: { $system }, { $language }
    }
event-cell-marked =
    { $mark ->
        [none] Формулар на { $whose }, { $place } ништо покрај потегот
       *[other] Формулар на { $whose }, { $place } покрај потегот: { $mark }
    }
event-reconstructed = Одлучено според формуларите: партијата има { $moves ->
    [one] { $moves } полупотег
   *[other] { $moves } полупотези
} ({ $reason })
event-obliged = { $duty }
