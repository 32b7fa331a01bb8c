# Што стои околу секој екран и што се кажува за секоја партија.

app-board-selected = Сега е избрана таблата { $board }
app-at-board = Табла { $board }: { $text }
app-title-at-board = { $title }, табла { $board }
app-board-name = Табла { $board }, { $side } долу
app-cancel = Откажи
app-close = Затвори
app-yes = Да
app-no = Не
app-record = Запиши
app-reason = Причина
app-reason-example = Се запишува во дневникот
app-reason-missing = Внесете причина: таа се запишува во дневникот
app-field-empty = Тука мора да стои нешто
app-file-competition = Турнир
app-file-games = Партии (PGN)
app-clock-of = Часовникот на { $side }
app-clock-running = работи
app-clock-flag = Паднато знаменце
app-clock-low = Малку време
app-clock-unknown = Времето не е познато
app-clock-moves = { $moves ->
    [one] { $moves } одигран потег
   *[other] { $moves } одиграни потези
}
app-clock-to-control = уште { $moves } до контролата
app-status-waiting = Сѐ уште не е започната
app-status-to-move = На потег: { $side }
app-status-annulled = поништена со инцидентот { $no }
app-status-adjourned = Прекината
app-status-resumed = Продолжена: чека на ковертираниот потег
app-status-reply-sealed = Продолжена: чека на ковертираниот одговор
app-status-clock-awaited = { $status }; часовникот на { $side } работи: играчот сѐ уште не е тука
app-status-clock-until = { $status }; дотогаш работи часовникот на { $side }
app-concern-illegal-position = Неправилна позиција
app-concern-disagreement = Таблата и записот се разликуваат
app-concern-flag = Паднато знаменце: { $side }
app-concern-offer = Понуда за реми: { $side }
app-concern-claimable = Може да се рекламира реми
app-concern-lost-time = Изгубеното време треба да се пресмета
app-concern-clocks-stand = Часовниците стојат: пуштете
app-no-concern = Ниту една табла не ве бара сега
app-only-concern = Нема друг аларм. { $text }
app-incident-by-key = { $key }: инцидент { $no }
app-why-incomplete = Нешто сѐ уште недостасува или е погрешно
app-dialog-first = Прво завршете го овој дијалог или откажете го
app-keyboard-at = Тастатура: { $field }
app-enter-not-here = Само Enter овде не прави ништо. { $key }: { $what }
app-draft-lost = Внесеното сѐ уште не е запишано. За да го отфрлите, откажете уште еднаш
app-why-asked = Токму се запишува
app-why-nothing-before = Пред ова нема ништо
app-why-nothing-after = По ова нема ништо
app-why-one-page = Има само една страница
app-why-busy = Проверката сѐ уште трае
app-why-unchanged = Сѐ уште ништо не е сменето
app-why-no-moves = Сѐ уште не е запишан потег
app-cell-empty = празно
app-concern-incidents = { $count ->
    [one] { $count } отворен инцидент
   *[other] { $count } отворени инциденти
}
app-concern-link-lost = Таблата не е поврзана
app-concern-link-silent = Таблата молчи
app-concern-link-closed = Врската е затворена
app-concern-boards-differ = Двете табли се разликуваат
app-concern-boards-differ-at = Двете табли се разликуваат: { $squares }{ $more ->
        [0] {""}
       *[other] {" "}и уште { $more }
    }
app-concern-displaced = Поместени фигури
app-concern-moves-missing = Недостасуваат потези
app-concern-earlier = На таблата стои поранешна позиција
app-concern-another-position = Таблата покажува друга позиција
app-concern-lever = Лостот и часовникот не се совпаѓаат
app-concern-result-shown = Играчите покажуваат резултат
app-concern-battery = Слаба батерија
app-recovered = Вратено по прекин
app-recovered-what = { $count ->
    [one] Работеше { $count } часовник додека програмата или компјутерот беше исклучен
   *[other] Работеа { $count } часовници додека програмата или компјутерот беше исклучен
}
app-recovered-ask = { $count ->
    [2] Двете табли: кој губи време?
    [one] Сите { $count } табла: кој губи време?
   *[other] Сите { $count } табли: кој губи време?
}
app-recovered-ask-board = Табла { $board }: кој губи време?
app-recovered-each = Табла по табла
app-recovered-aloud = Часовниците стојат. Кажете како се смета изгубеното време{ $count ->
    [1] { "" }
    [2] , за двете табли одеднаш
   *[other] , за сите { $count } табли одеднаш
}: { $control }+1 никој не губи време, { $control }+2 како да продолжила играта, { $control }+3 половина за секој играч. { $grows ->
    [yes] И времето до вашиот одговор се смета за изгубено. Прашањето
   *[no] Прашањето
} е на врвот на прозорецот
app-recovered-first = Табла { $board }: часовниците стојат додека не кажете како се смета изгубеното време. Прво одговорете на прашањето на врвот на прозорецот
app-recovered-run = Часовникот на { $side } работи. Белиот { $white }, Црниот { $black }
app-recovered-stand = Часовниците стојат. Белиот { $white }, Црниот { $black }
app-recovered-times = Белиот { $white }, Црниот { $black }
app-recovered-counted = Табли { $boards }: { $how }
app-recovered-stand-at = { $count ->
    [one] Часовниците на { $count } табла стојат
   *[other] Часовниците на { $count } табли стојат
}
app-recovered-run-at = { $count ->
    [one] Работи часовникот на { $count } табла
   *[other] Работат часовниците на { $count } табли
}
app-recovered-restart = { $key } ги пушта часовниците што стојат
app-recovered-aside = Часовниците стојат додека не одговорите
app-recovered-aside-key = { $key } прашува повторно
app-recovered-boards = Табли { $boards }
app-key-control = Ctrl
app-key-shift = Shift
app-key-up = горе
app-key-down = долу
app-key-left = лево
app-key-right = десно
app-key-page-up = страница нагоре
app-key-page-down = страница надолу
app-key-comma = запирка
app-key-period = точка
app-key-enter = Enter
app-key-backspace = Backspace
app-key-insert-cap = Insert
app-key-insert = Insert
app-key-escape = Escape
app-recovered-later = Подоцна
app-press-again = Уште еднаш { $key }: { $what }
app-sign-then = потоа
app-sign-done = готово:
app-sign-takes = зема
app-sign-check = шах
app-sign-mate = мат
app-sign-to-do = за правење:
app-sign-running = часовникот работи
app-sign-times = пати
app-sign-divided = поделено со
app-sign-minus = минус
app-sign-half = половина
app-sign-and-a-half = и пол
app-sign-forfeit-for-white = победа на Белиот без борба
app-sign-forfeit-for-black = победа на Црниот без борба
app-sign-forfeit-of-both = загуба на двајцата без борба
app-sign-number = Број
app-region-messages = Пораки
app-region-alarms = Аларми
app-scroll-upright = Нагоре и надолу
app-scroll-lying = Налево и надесно
app-voice-offer = Работи читач на екран. Гласот на програмата може да ги кажува алармите, одговорите и грешките. Читачот Orca не ги кажува: без гласот таму не се слуша ниеден аларм. { $key } за да
app-voice-yes = Да, со гласот на програмата
app-voice-no = Не, само со читачот на екран
app-file-lost = Датотеката е изгубена
app-file-go-on = Продолжи во { $name }
app-file-only-read = Само за читање
app-file-open-elsewhere = Отворена на друго место: само за читање
app-file-as-of = Прикажано е како што беше во { $at }
app-file-again = Отвори повторно
app-file-unwritten = Во датотеката не може да се пишува
app-file-unwritten-what = { $why }. Внесеното се одбива додека во датотеката повторно не може да се пишува; програмата се обидува на секои неколку секунди. Сѐ што е запишано досега е во датотеката. За да продолжите веднаш, зачувајте на друг диск
app-file-elsewhere = Зачувај на друго место…
app-file-elsewhere-hint = Продолжува во датотека на друг диск кога во отворената не може да се пишува
app-file-damaged = Датотеката е оштетена
app-file-damaged-what = Прикажана е колку што може да се прочита. Она што може да се прочита може да се зачува како нова датотека на турнир, во која може да се продолжи; оштетената датотека останува како што е
app-file-salvage = Зачувај го читливиот дел…
app-display-gone = Екранот го нема. Турнирот е затворен; сѐ што беше запишано е во неговата датотека
app-recovered-all = { $count ->
    [2] Двете табли одеднаш ({ $boards })
    [one] Сите { $count } табла одеднаш ({ $boards })
   *[other] Сите { $count } табли одеднаш ({ $boards })
}
app-recovered-board = Табла { $board }: { $text }
app-lost-not-counted = Никој не губи време
app-lost-to-player = Се играло: сметај
app-lost-halved = Половина за секој играч
app-lost-part = Сметај го ова
app-lost-white = Белиот губи
app-lost-black = Црниот губи

# The own voice was switched off while a screen reader runs.
app-voice-off = Гласот е исклучен
app-voice-off-what = Со читачот Orca сега не се слуша ниеден аларм: ни паднато знаменце, ни инцидент, ни последните десет секунди. { $key } пак го вклучува гласот.

# What befalls the window: questions that stay, clocks that differ
app-recovered-kept = Сѐ што е запишано е зачувано. Часовниците стојат додека не одговорите{ $grows ->
    [yes] , а и времето дотогаш се смета за изгубено
   *[no] { "" }
}; во меѓувреме може да се внесуваат потези
app-older-copy = Постара копија
app-older-copy-what = Она што е запишано подоцна го нема во оваа датотека. Побарајте ја поновата датотека и продолжете во неа. Ако е изгубена, продолжете во оваа. Дотогаш тука ништо не се запишува
app-saved-part = Спасена од оштетена датотека
app-saved-part-what = Ако од оштетената датотека има неоштетена копија, продолжете во таа копија. Инаку продолжете во оваа датотека. Додека не се одговори, тука ништо не се запишува
app-other-state = Не е претходната датотека
app-other-state-what = Можеби се работело во две копии, или нешто е сменето. Побарајте ја датотеката што тука беше последна отворена и продолжете во неа, или споредете ги двете пред да продолжите во оваа. Дотогаш тука ништо не се запишува
app-other-state-open = Отвори { $name }
app-other-state-stay = Продолжи во оваа датотека
app-concern-table-clock = Часовникот на масата покажува други времиња
app-table-clock-not-program = Часовникот на масата покажува Белиот { $white }, Црниот { $black }; часовникот на програмата Белиот { $ownwhite }, Црниот { $ownblack }
app-table-clock-not-control = Часовникот на масата покажува Белиот { $white }, Црниот { $black }; темпото на игра дава Белиот { $ownwhite }, Црниот { $ownblack }
app-table-clock-to-program = Кој од двата важи? На екранот „Табла“ преземете ги времињата од часовникот на масата, или поставете го според програмата
app-table-clock-to-control = На екранот „Табла“ поставете го според темпото на игра
app-table-clock-take = Преземи ги времињата од часовникот на масата
app-table-clock-set-to-control = Постави го часовникот на масата според темпото на игра
app-table-clock-was-taken = Времиња од часовникот на масата
app-table-clock-was-set = Поставен според темпото на игра
app-concern-lacking-increment = На часовникот на масата му недостига додаток
app-table-clock-no-increment = Часовникот на масата не дава додаток (по секој потег следуваат { $due })
app-table-clock-less-increment = Часовникот на масата по секој потег дава само околу { $added } додаток (следуваат { $due })
app-table-clock-set-increment = Наместете го додатокот на самиот часовник и исправете ги двете времиња, или оставете така: времињата на потезите се запишуваат како што ги брои часовникот
app-table-clock-set-as-program = Часовникот на програмата го дава. Наместете го додатокот на самиот часовник на масата, а потоа неговите времиња според програмата, или преземете ги времињата што ги покажува
app-table-clock-incident = Погрешно наместен часовник: запри ги двата часовника и отвори инцидент
app-table-clock-incident-open = Инцидентот { $no } за овој часовник е отворен: прикажи го

# Што се кажува кога се работи по слух.

app-alt-enter-nothing = Alt+Enter овде не прави ништо: на екранот Коверти го презема следниот чекор

# An event by ear
app-field-example = Празно; на пример { $example }
