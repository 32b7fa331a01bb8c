# Competitions that know no hall: standings and tie-breaks.

# The standing

competition-standings-title = { $round ->
    [0] Standing before the first round, by { $edition }
   *[other] Standing after round { $round }, by { $edition }
}
competition-standings-place = Place
competition-standings-number = No.
competition-standings-name = Name
competition-standings-no-list = No tie-breaks are named: those with the same points share their place
competition-standings-breaks-nothing = { $code } breaks no tie: { $why } ({ $article })
competition-standings-shared = Place { $place } is shared by { $numbers }
competition-standings-reading = * No. { $number }, { $code }: also read as { $value }. { $why } ({ $article })
competition-standings-by-tie-break = Placed below the one above by { $code }
competition-standings-by-lots = Placed below the one above by lot
competition-standings-no-players = { $path } holds no players: choose a tournament file (TRF)
competition-standings-no-edition = There are no regulations of { $year }. Known: { $known }
competition-standings-no-round = Round { $round } has no results: the file ends with round { $begun }
competition-standings-no-number = Nobody has the number { $number }

# The working of a value

competition-working-who = No. { $number } { $name }: place { $place }
competition-working-head = { $code } = { $value }: { $name } ({ $article }). { $method }
competition-working-nothing = { $code }: { $name } ({ $article }). { $value }
competition-working-round = Round { $round }
competition-working-board = Board { $board }
competition-working-against = against { $opponent }
competition-working-amount = { $amount }: { $why } ({ $article })
competition-working-cut = left out: { $why } ({ $article })
competition-working-reading = Also read as { $value }: { $why } ({ $article })

# Editions

competition-edition-olympiad1972 = the regulations of the team world championship (1972)
competition-edition-interpretations1980 = the interpretations of 1980
competition-edition-tournament-rules2006 = the tournament rules of 2006
competition-edition-september2023 = C.07 from September 2023
competition-edition-august2024 = C.07 from August 2024
competition-edition-march2026 = C.07 from March 2026

competition-rest-lots = Lots are drawn for a tie that is left, unless the rules of the competition leave it
competition-rest-shared = A tie that is left stays

competition-code-unknown-name = { $text } is no tie-break that the program knows. One of the competition’s own begins with OTHER_
competition-code-unknown-modifier = { $text }: what stands behind the name is not known

# Tie-breaks

competition-tie-break-points = points
competition-tie-break-match-points = match points
competition-tie-break-game-points = game points
competition-tie-break-direct-encounter = direct encounter
competition-tie-break-wins = number of wins
competition-tie-break-games-won = number of games won
competition-tie-break-black-games = number of games played with Black
competition-tie-break-black-wins = number of games won with Black
competition-tie-break-progressive = progressive scores
competition-tie-break-elected = rounds one elected to play
competition-tie-break-standard = standard points
competition-tie-break-pairing-number = pairing number
competition-tie-break-buchholz = Buchholz
competition-tie-break-average-buchholz = average of opponents’ Buchholz
competition-tie-break-fore-buchholz = Fore Buchholz
competition-tie-break-sonneborn-berger = Sonneborn-Berger
competition-tie-break-koya = Koya system
competition-tie-break-average-rating = average rating of opponents
competition-tie-break-performance = tournament performance rating
competition-tie-break-perfect-performance = perfect tournament performance
competition-tie-break-average-performance = average performance rating of opponents
competition-tie-break-average-perfect = average perfect performance of opponents
competition-tie-break-rating = rating
competition-tie-break-other-score = match points or game points, whichever does not count first
competition-tie-break-team-sonneborn-berger = extended Sonneborn-Berger for teams
competition-tie-break-extended-encounter = extended direct encounter
competition-tie-break-board-count = board count
competition-tie-break-top-boards = top board results
competition-tie-break-bottom-boards = bottom board elimination
competition-tie-break-schedule-strength = scores and schedule strength combination
competition-tie-break-other = the competition’s own tie-break

competition-lack-no-order = Nobody is put above another by it
competition-lack-unrated = somebody has no rating, and no rule for that was announced
competition-lack-round-robin = it must not be used in round robins
competition-lack-teams-only = it is for teams
competition-lack-players-only = it is for players
competition-lack-unequal-game-points = those tied do not have the same game points
competition-lack-own = it is the competition’s own: the arbiter applies it

competition-method-sum = The sum of:
competition-method-average = The average of:
competition-method-whole-average = The average, rounded to a whole number, halves up, of:
competition-method-performance = The average rating and the difference for the share of the points:
competition-method-perfect = The lowest rating with which these points were to be expected against:
competition-method-place = The place in the table of those tied:
competition-method-in-turn = One after the other, until one decides:

competition-basis-own = own result
competition-basis-game = game among those tied
competition-basis-opponent = the opponent’s score
competition-basis-opponent-with-draws = the opponent’s score, in which the last byes count as draws
competition-basis-forfeit-as-game = a forfeit that counts as a game
competition-basis-dummy = round without a game: a dummy with one’s own score
competition-basis-dummy-like-opponent = round without a game: a dummy with at most the score of the scheduled opponent
competition-basis-dummy-like-draws = round without a game: a dummy with at most the points of a draw in every round
competition-basis-opponent-rating = the opponent’s rating
competition-basis-opponent-value = the opponent’s value
competition-basis-running = the score after the round
competition-basis-more = more points than the scheduled opponent, or than a draw
competition-basis-equal = as many points as the scheduled opponent, or as a draw
competition-basis-strong-opponent = points against an opponent at or above the limit
competition-basis-missing = not met: at best
competition-basis-board = points on the board
competition-basis-other-score = the points that do not count first
competition-basis-schedule = part of the Buchholz
competition-basis-difference = difference for the share of the points

competition-cut-lowest = the least significant value
competition-cut-highest = the most significant value
competition-cut-voluntary = a round in which one was not available goes before the least significant value

competition-reading-double-forfeit-is-nothing = FIDE’s server gives nothing for a double forfeit; by the letter both got the same
competition-reading-voluntary-by-opponent = FIDE’s server leaves out the unavailable round with the lowest opponent; by the letter it is the one with the lowest contribution
competition-reading-forfeit-win-is-game = By the letter a forfeit win in a round robin is an ordinary game; FIDE’s server counts games over the board only
competition-reading-higher-board-count = FIDE’s server puts the higher board count first; by the letter the lower one is better
competition-reading-sub-tie-goes-on = The exercises of FIDE’s commission go on with the points that made the sub-tie; by the letter it begins anew
