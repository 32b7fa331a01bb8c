# The command line.

cli-verify-sound = All { $rows } rows stand; the last hash is { $head }
cli-still-working = Still working after { $seconds } s
cli-play-not-pressed = Board { $board }: the move is recorded, the clock was not pressed, since no clock runs. Set one going with “start-clock”
cli-play-clocks-stand = Board { $board }: counted. No clock runs until one is set going with “start-clock”
cli-log-unreadable =
    { $count ->
        [one] One row is of a format that this program does not understand
       *[other] { $count } rows are of a format that this program does not understand
    }
cli-ports-no-permission = (no permission: add yourself to the group dialout and log in again)
cli-ports-board = (likely an electronic board)
cli-ports-none = No serial line found; a path can be typed all the same
cli-watch-nothing = Nothing answered on { $port }. Check cable and power, or try another line (jadoube ports)
cli-demo-right = Everything came out as it should
cli-simulate-nothing = Say what to play: --pgn FILE or --replay FILE.hex
cli-simulate-at = The board is at { $port }
cli-rule-title = { $kind } by the Laws of { $edition }
cli-rule-no-edition = There is no edition “{ $edition }”; there are { $known }
cli-rule-asked = must be told
cli-rule-optional = may be left out
cli-law-nothing = Nothing found for “{ $words }”
cli-law-held = topics: { $held } read, { $secondary } known from reports, { $inferred } inferred, { $missing } not held
cli-law-in = In the edition { $edition }
cli-law-nearest = { $asked } is not in the index of { $edition }; the nearest is { $nearest }
cli-law-see = See also: { $list }
cli-law-neighbours = Other articles of the topic: { $list }
cli-rule-otherwise = may be left out: { $value }
cli-rule-clocks = The clocks then show { $white } for White, { $black } for Black
cli-envelope-no = No.
cli-envelope-status = Status
cli-envelope-due = Resumption
cli-envelope-round = Round
cli-envelope-board = Board
cli-envelope-game = Game
cli-envelope-keeper = Kept by
