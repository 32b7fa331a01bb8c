# What is counted for each player.

counts-title = Count at board { $board }
counts-what = What
counts-whose = For whom
counts-how = How
counts-one-more = One more
counts-set-right = Set the count right
counts-right-count = The right count
counts-change = Count…
counts-illegal-moves = Illegal moves
counts-warnings = Warnings
counts-wrong-claims = Wrong claims
counts-sheet-requests = Requests of the opponent’s scoresheet
counts-so-many-illegal-moves = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
counts-so-many-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
counts-so-many-wrong-claims = { $count ->
    [one] { $count } wrong claim
   *[other] { $count } wrong claims
}
counts-so-many-sheet-requests = { $count ->
    [one] { $count } request of the scoresheet
   *[other] { $count } requests of the scoresheet
}
