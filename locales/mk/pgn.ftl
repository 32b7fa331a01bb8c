# Reading PGN.

# What is wrong or odd in a PGN file, with its place.

pgn-complaint = Партија { $game }, ред { $line }, колона { $column }: { $fault }
pgn-move = Оттука не е прочитано како потези: { $what }
pgn-no-game = Ова тука не е партија; е прескокнато
pgn-null-move = „{ $text }“ прескокнува потег, што го нема во ниедна партија
pgn-start = Потезите не се прочитани. Почетната позиција: { $what }
pgn-loose-start = Почетната позиција „{ $text }“ дозволува рокада или ен пасан што не се можни
pgn-variant = Варијантата „{ $text }“ не е поддржана; потезите не се прочитани
pgn-tag = „{ $text }“ не е податок; се очекува [Name "вредност"]
pgn-tag-twice = Податокот { $text } се јавува двапати; се зема првиот
pgn-tags-missing = На партијата ѝ недостигаат податоците { $text }
pgn-tag-value = {"["}{ $name } "{ $value }"] не е напишано како што бара стандардот: { $expected }
pgn-shape-date = година.месец.ден, како 2025.11.02 или ????.??.??
pgn-shape-result = 1-0, 0-1, 1/2-1/2 или *
pgn-shape-set-up = 0 или 1
pgn-shape-termination = normal, time forfeit, unterminated, …, со мали букви
pgn-no-set-up = Податокот FEN стои без [SetUp "1"]
pgn-escape = Редот „{ $text }“ е наменет за програма; е задржан
pgn-comment-open = Коментар не е затворен со „{"}"}“; сѐ до следната партија или до крајот на датотеката се смета за коментар
pgn-comment-nested = Коментар во загради стои во друг; се земени како еден
pgn-brackets = Заградите околу варијанта не се совпаѓаат
pgn-too-deep = Повеќе од { $number } варијанти се вгнездени една во друга; внатрешните се задржани како текст
pgn-time = „{ $text }“ не е време; се очекува h:mm:ss
pgn-time-twice = „{ $text }“ противречи на претходно време на истиот потег
pgn-time-broken = „{ $text }“ беше прекинато на крајот на редот
pgn-stray = „{ $text }“ не е ни потег ни знак на PGN; е задржано како што стои
pgn-spelling = „{ $text }“ не е како што PGN пишува { $san }
pgn-wrong-sign = „{ $text }“ има знак за шах или мат, а во позицијата ги нема
pgn-number = Бројот на потег „{ $written }“ стои каде што се очекува { $due }
pgn-two-results = Резултатот е { $tag } во податокот, а { $end } по потезите; се зема вториот
pgn-no-end = По потезите нема резултат: датотеката можеби е отсечена
pgn-result-signal = { $words ->
    [none] Последниот потег става крал на { $square }: можеби само знак за резултатот
   *[other] „{ $words }“ не е правилен потег и става крал на { $square }: знак за резултатот
}
pgn-not-ended = {"["}Termination "{ $text }"] вели дека партијата не е завршена, а има резултат
pgn-adjourned = {"["}{ $tag } "{ $value }"] покажува часовник при прекин; останува во податокот
pgn-not-utf8 = Не е UTF-8; прочитано како { $text }
pgn-utf16 = Датотеката е во { $text }, а не во UTF-8
pgn-undecodable = Бајти што не се текст во { $text }

# What an import says of a game.

pgn-import-several = { $first } (и уште { $more } од овој вид)
pgn-import-left-out = Партија { $game }: изоставено: { $what }
pgn-import-there = Партија { $game } ({ $players }): веќе е во овој турнир, на табла { $board }
pgn-import-not-set-up = Партија { $game }, ред { $line } ({ $players }): не може да се постави и е изоставена
pgn-import-cut-off = Партија { $game }: отсечено како знак за резултатот: { $moves }
pgn-left-out-comments = { $number ->
    [one] { $number } коментар
   *[other] { $number } коментари
}
pgn-left-out-glyphs = { $number ->
    [one] { $number } ознака за оценка
   *[other] { $number } ознаки за оценка
}
pgn-left-out-variations = { $number ->
    [one] { $number } варијанта
   *[other] { $number } варијанти
}
pgn-left-out-stray = { $number ->
    [one] { $number } неразбран збор
   *[other] { $number } неразбрани зборови
}
pgn-left-out-unread = { $number ->
    [one] { $number } збор што не е потег
   *[other] { $number } зборови што не се потези
}
pgn-left-out-elapsed = { $number ->
    [one] { $number } време на партијата дотогаш
   *[other] { $number } времиња на партијата дотогаш
}
pgn-left-out-from-pass-on = { $number ->
    [one] { $number } полупотег по прескокнат потег
   *[other] { $number } полупотези по прескокнат потег
}
pgn-left-out-kept = { $number ->
    [one] { $number } ред меѓу податоците
   *[other] { $number } редови меѓу податоците
}
pgn-left-out-tags = податоците { $list }
pgn-left-out-control = контролата на времето „{ $text }“, што не е разбрана

# Comments in a PGN file that is written.

pgn-not-completed = одигран на таблата, не е завршен со притискање на часовникот
pgn-break = одиграно додека електронската табла беше исклучена: не се знае како ова време се дели меѓу играчите, и времињата што следуваат се несигурни додека часовникот не се намести
pgn-moves-missing = тука недостасуваат потези; оваа партија продолжува во следната партија од датотеката
pgn-goes-on = тука продолжува партијата пред оваа, со затечената позиција
pgn-moves-open = тука недостасуваат потези што електронската табла не ги пренела; она што е играно потоа сѐ уште не е тука
pgn-both-lose = двајцата играчи губат, 0-0
pgn-half-for-white = Црниот губи, а Белиот добива половина поен: 1/2-0
pgn-half-for-black = Белиот губи, а Црниот добива половина поен: 0-1/2
pgn-entered = резултатот како што го внел судијата
pgn-record-break = { $why }; види ја ставката { $row } во дневникот
pgn-saved = можеби нецелосно: датотеката на турнирот е спасена од оштетена, и оттогаш никој не ставил втор потпис
pgn-line-lost = тука се изгуби врската со таблата; она што е играно потоа не е запишано
