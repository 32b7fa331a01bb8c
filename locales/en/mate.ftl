# Whether mate can still be given, and why not. Squares are listed blank-separated.

mate-can = { $side } can still checkmate
mate-cannot = { $side } cannot checkmate the opponent’s king by any possible series of legal moves
mate-unknown = It could not be determined whether { $side } can still checkmate: the arbiter decides
mate-dead = Dead position: neither player can checkmate by any series of legal moves

mate-on-board = Checkmate is on the board
mate-line = { $count ->
    [one] For instance, in { $count } half-move, the shortest line found: { $line }
   *[other] For instance, in { $count } half-moves, the shortest line found: { $line }
}

mate-mated = { $side } is checkmated
mate-stalemate = Stalemate: no move follows
mate-bare-king = { $side } has nothing but the king
mate-lone-knight = { $side } has only a knight beside the king, and { $other } has no piece that could block its own king without protecting the square
mate-bishops = Beside kings, and perhaps rooks or queens of { $other }, there are only bishops on squares of one colour: the king can always step to the other colour
mate-structure-check = However the game goes on, no piece of { $side } can ever attack a square that the king of { $other } can reach
mate-structure-net = However the game goes on, the king of { $other } keeps a square to go to wherever it can be checked
mate-fixed = Pawns that can never move nor be taken: { $fixed }
mate-hunted = The king of { $other } can reach at most: { $hunted }
mate-hunter = The king of { $side } can reach at most: { $hunter }
mate-pieces = The other pieces of { $side } can reach at most: { $pieces }
mate-no-square = none
mate-phases = { $count ->
    [one] The structure of pawns cannot change any more. For each of { $positions } placements of the kings, wherever the other pieces could be, none is checkmate by { $side }
   *[other] { $count } structures of pawns can still arise. For each of { $positions } placements of the kings, wherever the other pieces could be, none is checkmate by { $side }
}
mate-untracked = { $count ->
    [one] The decisive pieces can be placed in one way only. Wherever the other pieces are, this is not checkmate by { $side }
   *[other] All { $count } ways in which the decisive pieces can be placed were checked. Wherever the other pieces are, none is checkmate by { $side }
}
mate-explored = { $count ->
    [one] All positions that can still arise were looked at ({ $count }): none is checkmate by { $side }
   *[other] All { $count } positions that can still arise were looked at: none is checkmate by { $side }
}
mate-library = The library chasolver says that { $side } cannot checkmate; it has given wrong answers and is no proof; under the Laws the question remains undetermined
mate-searched = { $count ->
    [one] { $count } position was looked at
   *[other] { $count } positions were looked at
}

# The window that asks it.
mate-asking = Searching for a checkmate…
mate-play-through = Play it through on the board
mate-show-squares = Show the squares on the board
mate-line-name = The line to checkmate
mate-board-name = Position, { $side } at the bottom
mate-to-move = Move { $number }, { $side } has the move
mate-place-start = The position that is asked about
mate-first = First
mate-back = Previous
mate-on = Next
mate-last = Last
mate-square-fixed = pawn that can never move nor be taken
mate-square-hunted = can be reached by the king to be checkmated
mate-square-hunter = within reach of the king of the side that would checkmate
mate-square-pieces = within reach of another piece of the side that would checkmate
