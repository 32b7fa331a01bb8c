# Time controls and what an arbiter may do to a clock.

clock-period-moves = { $moves ->
    [one] { $time } for { $moves } move
   *[other] { $time } for { $moves } moves
}
clock-period-rest = { $time } for the rest of the game
clock-bonus-increment = + { $time } per move
clock-bonus-delay = { $time } delay per move
clock-bonus-bronstein = up to { $time } given back per move
clock-bonus-from = { $bonus } from move { $move }
clock-control-of-side = { $side }: { $control }

clock-add = { $side } +{ $time }
clock-subtract = { $side } −{ $time }
clock-set = { $side } set to { $time }
clock-set-both = White set to { $white }, Black to { $black }
clock-swap-sides = the two sides of the clock exchanged
clock-set-counter = move counter of { $side } set to { $moves }
