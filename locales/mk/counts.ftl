# What is counted for each player.

counts-title = Опомени и прекршоци на табла { $board }
counts-what = Што
counts-whose = За кого
counts-how = Како
counts-one-more = Уште едно
counts-set-right = Исправи го бројот
counts-right-count = Точниот број
counts-change = Забележи…
counts-no-player = Прво изберете го играчот
counts-undo = За поништување: { $how } ({ $key })
counts-illegal-moves = Неправилни потези
counts-warnings = Опомени
counts-wrong-claims = Неосновани рекламации
counts-sheet-requests = Барања на увид на формуларот
counts-so-many-illegal-moves = { $count ->
    [one] { $count } неправилен потег
   *[other] { $count } неправилни потези
}
counts-so-many-warnings = { $count ->
    [one] { $count } опомена
   *[other] { $count } опомени
}
counts-so-many-wrong-claims = { $count ->
    [one] { $count } неоснована рекламација
   *[other] { $count } неосновани рекламации
}
counts-so-many-sheet-requests = { $count ->
    [one] { $count } барање за формуларот
   *[other] { $count } барања за формуларот
}
