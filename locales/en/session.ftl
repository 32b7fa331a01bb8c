# The hall over the session.

session-chart = The hall over the session
session-playing = games in progress
session-alarms = boards with an alarm
session-soon = Time runs out within
session-minutes = { $minutes } min
session-at = { $time }: { $playing } in progress, { $alarms } with an alarm
session-out = { $count ->
    [0] Within { $minutes } minutes no time runs out
   *[other] Within { $minutes } minutes time runs out at { $boards }
}
session-flag = Board { $board }: { $side } { $time }
session-control = Board { $board }: { $side } { $time }, { $moves ->
    [one] { $moves } move to the time control
   *[other] { $moves } moves to the time control
}
