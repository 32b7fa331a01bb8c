# Часовниците на партијата по потези.

clock-graph-name = Часовници по потези
clock-graph-bars = Столбови: време за потег
clock-graph-ply = { $move }: { $side } потроши { $spent }, останува { $left }
clock-graph-ply-left = { $move }: { $side }, останува { $left }
clock-graph-ply-unknown = { $move }: { $side }, времето не е познато
clock-graph-corrected = исправка на часовникот: { $correction }
clock-graph-corrected-by = исправка на часовникот: { $correction } (инцидент { $no })
clock-graph-undone = исправката на часовникот е поништена
clock-graph-away-one = таблата беше исклучена: { $from } не беше јавен
clock-graph-away = таблата беше исклучена: од { $from } до { $to } не беа јавени
clock-graph-lost = таблата беше исклучена { $time }
clock-graph-lost-still = таблата е исклучена
clock-graph-longest = Најдолго: { $move }
