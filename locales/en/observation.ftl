# What was seen at a board: evidence, not yet a fact of the game.

observation-touched = Touched { $place }: { $touches }
observation-lifted = { $piece } { $square } lifted
observation-placed = { $piece } placed on { $square }
observation-illegal-position =
    { $one ->
        [none]
            { $completed ->
                [yes] { $side } left a position { $place } that no legal move leads to, and pressed the clock
               *[no] { $side } left a position { $place } that no legal move leads to; the clock was not pressed
            }
       *[other]
            { $completed ->
                [yes] { $side } moved { $one } to { $other } { $place }, which is illegal, and pressed the clock
               *[no] { $side } moved { $one } to { $other } { $place }, which is illegal; the clock was not pressed
            }
    }
observation-agreed = Board and game agree again { $place }
observation-pressed-without-move = { $side } pressed the clock without having moved { $place }
observation-orientation-normal = The board lies with its connector at White’s left
observation-orientation-rotated = The board is rotated by 180°
observation-result-white = The players placed the kings to show: White wins
observation-result-black = The pieces were put to show: Black wins
observation-result-draw = The pieces were put to show: draw
observation-start-king-and-queen-exchanged = Incorrect initial position: king and queen exchanged
observation-start-colours-reversed = Wrong initial position: colours reversed
observation-start-other = The pieces are not in the initial position
observation-clock-turned = The moves contradict the presses: the clock is the other way round. Its times belong to the other players, also those shown since the last press that fitted
observation-standing =
    { $move ->
        [none] There is no uncompleted move on the board any more { $place }
       *[other] When the end was entered, { $move } was on the board { $place }, not completed by pressing the clock
    }
observation-moves-missing = Moves made { $place } were not reported; the board shows { $position }
observation-played-on = Played on while moves are missing: { $move }
observation-owed-not-played = { $side } played { $move } { $place }, and owed a move with what was touched ({ $squares })
observation-went-back = Taken back while moves are missing; { $plies ->
    [one] { $plies } half-move of those played on remains
   *[other] { $plies } half-moves of those played on remain
}
