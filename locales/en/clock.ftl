# Time controls and what an arbiter may do to a clock.

clock-period-moves = { $moves ->
    [one] { $time } for { $moves } move
   *[other] { $time } for { $moves } moves
}
clock-period-rest = { $time } for the rest of the game
clock-bonus-increment = + { $time } per move
clock-bonus-delay = { $time } delay per move
clock-bonus-bronstein = up to { $time } returned per move (Bronstein)
clock-bonus-from = { $bonus } from move { $move }
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } set to { $time }
clock-set-both = White set to { $white }, Black to { $black }
clock-swap-sides = the two sides of the clock exchanged
clock-set-counter = move counter of { $side } set to { $moves }

clock-fault-no-period = The time control has no period for { $side }. Give at least one
clock-fault-open-ended = Period { $period } of { $side } covers all remaining moves but is not the last period. Enter a number of moves
clock-fault-no-moves = Period { $period } of { $side } has no moves. Give at least one, or leave the field empty for all the remaining moves
clock-fault-no-time = Period { $period } of { $side } has no time. Enter one
clock-fault-below-zero = Period { $period } of { $side } has a time below zero. Give a time above zero
clock-fault-too-much = Period { $period } of { $side } has more time than a clock can show. Give at most 99:59:59
clock-fault-bonus-from-nothing = In period { $period } of { $side } the bonus begins at move 0. The first move is 1
