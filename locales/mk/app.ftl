# Што стои околу секој екран и што се кажува за секоја партија.

app-at-board = Табла { $board }: { $text }
app-board-name = Табла { $board }, { $side } долу
app-cancel = Откажи
app-close = Затвори
app-yes = Да
app-no = Не
app-record = Запиши
app-dismiss = Тргни
app-reason = Причина
app-reason-example = Се запишува во дневникот
app-reason-missing = Исправката бара причина: таа се запишува во дневникот
app-field-empty = Тука мора да стои нешто
app-file-competition = Натпревар
app-file-games = Партии (PGN)
app-clock-of = Часовник на { $side }
app-clock-running = работи
app-clock-flag = Паднато знаменце
app-clock-low = Малку време
app-clock-moves = { $moves ->
    [one] { $moves } одигран потег
   *[other] { $moves } одиграни потези
}
app-clock-to-control = уште { $moves } до контролата
app-status-waiting = Не е почната
app-status-to-move = На потег: { $side }
app-concern-illegal-position = Неправилна позиција
app-concern-disagreement = Таблата и записот се разликуваат
app-concern-flag = Паднато знаменце: { $side }
app-concern-offer = Понуда за реми: { $side }
app-concern-claimable = Може да се бара реми
app-concern-lost-time = Изгубеното време треба да се пресмета
app-concern-incidents = { $count ->
    [one] { $count } отворен случај
   *[other] { $count } отворени случаи
}
app-concern-link-lost = Таблата не е поврзана
app-concern-link-silent = Таблата молчи
app-concern-link-closed = Врската е затворена
app-concern-displaced = Поместени фигури
app-concern-taken-back = Вратени потези на таблата
app-concern-lever = Лостот и часовникот не се совпаѓаат
app-concern-result-shown = Играчите покажуваат резултат
app-concern-battery = Слаба батерија
app-recovered = Обновено
app-recovered-what = { $count ->
    [one] Програмата беше прекината додека работеше { $count } часовник
   *[other] Програмата беше прекината додека работеа { $count } часовници
}
app-recovered-ask = Сѐ запишано е тука; часовниците стојат како што беа последен пат познати. Како да се сметаат изгубените секунди?
app-recovered-each = Табла по табла
app-recovered-later = Подоцна
app-file-lost = Датотеката е изгубена
app-file-go-on = Продолжи во { $name }
app-file-damaged = Датотеката е оштетена
app-file-damaged-what = Прикажана е колку што може да се прочита. Она што може да се прочита може да се зачува како нова датотека на турнир, во која може да се продолжи; оштетената датотека останува како што е
app-file-salvage = Зачувај го читливиот дел…
app-display-gone = Екранот го нема. Турнирот е затворен; сѐ што беше запишано е во неговата датотека
app-recovered-all = Сите табли
app-recovered-board = Табла { $board }: отсутна { $time }, работеше часовникот на { $side }
app-lost-not-counted = Никој не губи време
app-lost-to-player = Се смета за играчот на потег
app-lost-halved = Половина за секој играч
