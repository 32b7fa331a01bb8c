# The clocks of a game over its moves.

clock-graph-name = Clocks over the moves
clock-graph-bars = Bars: time for each move
clock-graph-ply = { $move }: { $side } used { $spent }, { $left } left
clock-graph-ply-left = { $move }: { $side }, { $left } left
clock-graph-ply-unknown = { $move }: { $side }, time not known
clock-graph-corrected = clock corrected: { $correction }
clock-graph-corrected-by = clock corrected: { $correction } (incident { $no })
clock-graph-undone = correction of the clock undone
clock-graph-away-one = board disconnected: { $from } was not reported
clock-graph-away = board disconnected: { $from } to { $to } were not reported
clock-graph-lost = board disconnected for { $time }
clock-graph-lost-still = board disconnected
clock-graph-longest = Longest: { $move }
