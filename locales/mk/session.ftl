# Салата низ сесијата.

session-chart = Салата низ сесијата
session-playing = партии во тек
session-alarms = табли со аларм
session-soon = Времето истекува за
session-minutes = { $minutes } мин
session-at = { $time }: { $playing } во тек, { $alarms } со аларм
session-out = { $count ->
    [0] За { $minutes } минути не истекува ничие време
   *[other] За { $minutes } минути истекува времето: { $boards }
}
session-flag = Табла { $board }: { $side } { $time }
session-control = Табла { $board }: { $side } { $time }, { $moves ->
    [one] уште { $moves } потег до контролата на времето
   *[other] уште { $moves } потези до контролата на времето
}
