# Еден ред во дневникот за сѐ што може да се случи со една партија.

event-set-up = Поставена партија: { $white } – { $black }, { $round }. коло
event-set-up-chess960 = Поставена партија Chess960: { $white } – { $black }, { $round }. коло
event-started = Партијата почна
event-move-board = Потег { $move }
event-move-arbiter = Потег { $move }, внесен од судијата
event-move-import = Потег { $move }, од датотека
event-move-found = Потег { $move }, откриен по прекин според позицијата на таблата; не се знае кога е одигран
event-not-completed = Потегот { $place } е одигран на таблата и не е завршен со притискање на часовникот
event-missing-filled = Внесени се потези што недостасуваа: { $moves ->
    [one] { $moves } полупотег одеднаш; следува одиграното потоа
   *[other] { $moves } полупотези одеднаш; следува одиграното потоа
}
event-missing-marked = Тука недостасуваат потези: записот продолжува со позицијата на таблата, а празнината е означена
event-missing-none = Не недостасуваат потези: записот е точен
event-taken-back = Вратено до позицијата { $place } ({ $reason })
event-move-corrected = Потегот е исправен: { $move } ({ $reason })
event-clock-started = Пуштен часовникот на { $side }
event-clock-pressed = { $side } го притисна часовникот
event-clock-stopped = Двата часовника се запрени
event-clock-observed = Часовникот на масата покажува: Белиот { $white }, Црниот { $black }
event-clock-corrected = Часовникот е исправен: { $correction } ({ $reason })
event-correction-undone = Последната исправка на часовникот е поништена ({ $reason })
event-flag-fell = Падна знаменцето на { $side }
event-draw-offered = { $side } понуди реми
event-draw-declined = Понудата за реми е одбиена
event-illegal-move-counted = Забележан неправилен потег на { $side }: вкупно { $count }
event-illegal-moves-set = Бројот на неправилни потези на { $side } е поставен на { $count } ({ $reason })
event-ended = Партијата заврши. { $result }
event-reopened = Партијата е повторно отворена ({ $reason })
event-put-back = Партијата е вратена поради инцидентот { $incident } ({ $reason })
event-recovered-running = Програмата повторно работи по { $away }; работеше часовникот на { $side }
event-recovered-stopped = Програмата се врати по { $away }; ниеден часовник не работеше
event-lost-time-not-counted = Изгубеното време од { $time } не се смета
event-lost-time-to-player-on-move = Изгубеното време од { $time } му се смета на играчот на потег
event-lost-time-halved = Изгубеното време од { $time } е поделено меѓу играчите
event-lost-time-went-on = Изгубеното време од { $time } е сметано како да се играло: Белиот { $white }, Црниот { $black }
event-lost-time-counted = Изгубеното време го определи судијата: Белиот { $white }, Црниот { $black }
event-counted-warning = Забележана опомена на { $side }: вкупно { $count }
event-counted-wrong-claim = Забележана неоснована рекламација на { $side }: вкупно { $count }
event-counted-sheet-request = Забележано барање на { $side } за формуларот на противникот: вкупно { $count }
event-set-warnings = Бројот на опомени на { $side } е поставен на { $count } ({ $reason })
event-set-wrong-claims = Бројот на неосновани рекламации на { $side } е поставен на { $count } ({ $reason })
event-set-sheet-requests = Бројот на барања на { $side } за формуларот на противникот е поставен на { $count } ({ $reason })
event-cell-written = Формулар на { $side }, { $place } { $cell }
event-cell-left = Формулар на { $side }, { $place } ништо не е запишано
event-cell-ticked = Формулар на { $side }, { $place } само штиклирано
event-cell-illegible = Формулар на { $side }, { $place } нечитливо
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
event-sheet-kept = Нотација на формуларот на { $side }: { $system }
event-sheet-kept-in = Нотација на формуларот на { $side }: { $system }, { $language }
event-cell-marked = Формулар на { $side }, { $place } покрај потегот: { $mark }
event-cell-mark-gone = Формулар на { $side }, { $place } ништо покрај потегот
event-reconstructed = Одлучено според формуларите: партијата има { $moves ->
    [one] { $moves } полупотег
   *[other] { $moves } полупотези
} ({ $reason })
