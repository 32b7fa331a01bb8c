# What is counted for each player.

counts-title = Warnings and faults at board { $board }
counts-what = What
counts-whose = For whom
counts-how = How
counts-one-more = One more
counts-set-right = Correct the count
counts-right-count = The right count
counts-change = Record…
counts-no-player = Choose the player first
counts-undo = To undo it: { $how } ({ $key })
counts-illegal-moves = Illegal moves
counts-warnings = Warnings
counts-wrong-claims = Incorrect claims
counts-sheet-requests = Requests to see the scoresheet
counts-so-many-illegal-moves = { $count ->
    [one] { $count } illegal move
   *[other] { $count } illegal moves
}
counts-so-many-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
counts-so-many-wrong-claims = { $count ->
    [one] { $count } incorrect claim
   *[other] { $count } incorrect claims
}
counts-so-many-sheet-requests = { $count ->
    [one] { $count } request to see the scoresheet
   *[other] { $count } requests to see the scoresheet
}
