# Натпреварот: играчи, кола и резултати, како што стојат во записникот.

contest-of = { $name }: { $text }
contest-event-started = Прописите на турнирот се утврдени
contest-event-regulations-changed = Прописите на турнирот се изменети: { $reason }
contest-event-amended = податоците се поправени
contest-event-scheduled = Колото { $round } почнува { $starts }
contest-event-left =
    { $how ->
        [expelled] исклучен
       *[withdrawn] се повлекол
    } од колото { $from }: { $reason }
contest-event-absence-noted = нема да го игра колото { $round }
contest-event-published = Паровите на колото { $round } се објавени
contest-event-closed = Колото { $round } е затворено
contest-event-entered = пријавен
contest-event-numbered =
    Стартните броеви се доделени: { $order }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Колото { $round } е спарено, сѐ уште не е објавено
contest-event-pairings-changed = Коло { $round }: објавените парови на таблите { $boards } се изменети (C.04.2 4.4): { $ground }. { $reason }
contest-event-result-entered =
    Коло { $round }, табла { $board }: внесен резултат: { $result }{ $against ->
        [none] {""}
       *[other] ; таблата покажува { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-undone-entry = Вратено: една пријава
contest-undone-departure = Вратено: игра натаму
contest-undone-absence = Вратено: го игра колото { $round }
contest-undone-draft = Вратено: спарувањето на колото { $round }
contest-undone-result = Вратено: резултатот внесен на таблата { $board }, коло { $round }
contest-undone-closing = Вратено: колото { $round } е повторно отворено
contest-result-white-wins = 1–0
contest-result-draw = ½–½
contest-result-black-wins = 0–1
contest-result-both-lose = 0–0
contest-result-half-for-white = ½–0
contest-result-half-for-black = 0–½
contest-result-white-wins-unrated = 1–0, не се рејтингува
contest-result-draw-unrated = ½–½, не се рејтингува
contest-result-black-wins-unrated = 0–1, не се рејтингува
contest-result-both-lose-unrated = 0–0, не се рејтингува
contest-result-forfeit-for-white = +/−
contest-result-forfeit-for-black = −/+
contest-result-forfeit-of-both = −/−
contest-ground-met-before = двајцата по грешка би се сретнале повторно
contest-ground-competition-rules = така предвидуваат прописите на турнирот
contest-ground-without-opponents = двајца играчи без противник се согласни да играат
contest-ground-late-entry = доцна пријава; засегнатите се согласни
contest-ground-last-round-top-boards = непредвидливо, на првите табли во последното коло
contest-stage-draft = нацрт
contest-stage-published = објавено
contest-stage-closed = затворено
contest-refusal-already-started = Прописите се веќе утврдени. Изменете ги со образложение
contest-refusal-not-started = Во оваа датотека сѐ уште нема турнир. Прво утврдете ги прописите
contest-refusal-reason-missing = Наведете причина: познато е нешто друго, или колото завршило
contest-refusal-nameless = Секој учесник мора да има име
contest-refusal-entered-before = { $name } е веќе пријавен
contest-refusal-no-such-entrant = Нема учесник { $no }
contest-refusal-table-fixed = Никој повеќе не може да се пријави: првото коло од кружниот систем е објавено и табелата е утврдена
contest-refusal-system-fixed = Системот на спарување не може повеќе да се менува: едно коло е објавено
contest-refusal-numbers-fixed = Стартните броеви се утврдени: во кружен систем со првото коло, инаку штом ќе се спари колото 4 (C.04.2 2.2)
contest-refusal-numbers-incomplete = Секој учесник мора да има еден стартен број. Доделете ги броевите одново
contest-refusal-no-numbers = Прво доделете ги стартните броеви
contest-refusal-not-next = Колото { $round } не може сега да се спари; следно е колото { $next }
contest-refusal-no-such-round = Колото { $round } не е спарено
contest-refusal-not-published = Колото { $round } сѐ уште не е објавено
contest-refusal-published-before = Колото { $round } е веќе објавено
contest-refusal-closed-before = Колото { $round } е веќе затворено
contest-refusal-paired-by-system = Овој турнир се спарува според табелата; парови не можат да се внесуваат
contest-refusal-paired-twice = Учесникот { $no } би играл двапати во ова коло
contest-refusal-board-twice = Два пара ја имаат таблата { $board }
contest-refusal-nothing-paired = Нема парови
contest-refusal-departed = Учесникот { $no } повеќе не игра. Спарете го колото одново
contest-refusal-results-missing = Коло { $round }: недостасуваат резултатите од таблите { $boards }. Прво внесете ги
contest-refusal-no-pairing = На таблата { $board } никој не игра во колото { $round }
contest-refusal-game-goes-on = Партијата на таблата { $board } сѐ уште трае. Прво завршете ја
contest-refusal-adjourned = Партијата на таблата { $board } е прекината. Резултатот доаѓа со продолжувањето или решавањето
contest-refusal-play-began = На таблата { $board } играта почнала, или резултатот е внесен
contest-refusal-nothing-to-undo = Ништо не може да се врати: од последното дејство веќе нешто произлегло
