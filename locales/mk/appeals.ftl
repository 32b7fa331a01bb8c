# Жалби во прозорецот: картичката на инцидентот, дијалозите, поставките.

appeals-card = Жалба
appeals-row-after-round = Жалба: до { $minutes } мин по колото
appeals-row-due = Жалба: { $due }
appeals-row-decided = жалбата е { $verdict }
appeals-deadline = Рок
appeals-attention = Внимание
appeals-file = Запиши жалба…
appeals-file-title = Жалба на одлуката за инцидентот { $no }
appeals-file-deed = Запиши ја жалбата
appeals-print = Печати лист за жалбата…
appeals-by = Жалба од { $by }
appeals-capacity = Кој се жали
appeals-side = За кој играч
appeals-no-side = За ниту еден
appeals-who = Име
appeals-handed-in = Кога е поднесена
appeals-handed-in-example = сега, или 21:40, или 22.11.2026 21:40
appeals-handed-in-fault = Тоа не е време меѓу одлуката и сега. Напишете го како 21:40 или 22.11.2026 21:40
appeals-grounds = Врз која основа
appeals-written = Поднесена писмено?
appeals-paid = Платена такса?
appeals-fee-announced = Објавено: { $fee }
appeals-stopped = Дали играчот престана да игра?
appeals-admissibility = Дали е допуштена?
appeals-as-recorded = Како што беше кога е запишана
appeals-committee-of-case = Комисија за овој случај
appeals-no-committee = Сѐ уште нема комисија: именувајте ја во поставките
appeals-no-committee-yet = Сѐ уште нема комисија
appeals-votes = { $votes ->
    [one] { $votes } глас
   *[other] { $votes } гласа
}
appeals-decide = Запиши ја одлуката на комисијата…
appeals-decide-title = Одлука за жалбата на инцидентот { $no }
appeals-decide-deed = Запиши и спроведи
appeals-decision = Одлука на комисијата
appeals-verdict = Жалбата е
appeals-effect = За партијата
appeals-stays = Останува како што е
appeals-play-on = Продолжува
appeals-stopped-loses = Играчот што престанал да игра, а жалбата не му е уважена, ја губи партијата ({ $articles })
appeals-result-now = Резултат сега
appeals-fee-fate = Таксата
appeals-francs = Швајцарски франци
appeals-francs-most = Напишете број до { $francs }
appeals-voters = Кој одлучувал
appeals-who-decided = Кој одлучи
appeals-who-decided-example = Имиња, одделени со запирки
appeals-reasons = Образложение
appeals-reasons-missing = На одлуката ѝ треба образложение
appeals-publish = Образложението се запишува и се објавува ({ $articles })
appeals-report = { $days ->
    [one] Извештај се поднесува во рок од { $days } ден ({ $articles })
   *[other] Извештај се поднесува во рок од { $days } дена ({ $articles })
}
appeals-settings = Жалби
appeals-regulations = Правилник
appeals-proposed = Предложено според Правилата на овој турнир; сѐ уште ништо не е определено
appeals-contest = Кој се натпреварува
appeals-fee = Такса
appeals-minutes = Рок, минути
appeals-minutes-usual = Празно: { $standard } минути, забрзан шах { $rapid }, брзопотезен шах { $blitz } ({ $articles })
appeals-change = Измени…
appeals-committee = Членови на комисијата
appeals-member-new = Нов член
appeals-member-edit = Измена на член
appeals-member-name = Име
appeals-member-federation = Федерација
appeals-member-age = Возраст
appeals-member-seat = Место
appeals-member-office = Друга функција
appeals-member-banned = Под забрана или условна казна?
appeals-member-add = Додај во комисијата
appeals-member-keep = Зачувај ја измената
appeals-member-change = Измени
appeals-member-remove = Отстрани
