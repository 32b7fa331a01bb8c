# Whether mate can still be given, and why not. Squares are listed blank-separated.

mate-can = { $side } can still mate
mate-cannot = { $side } cannot mate by any series of legal moves
mate-unknown = It was not found out whether { $side } can still mate: the arbiter decides
mate-dead = Dead position: neither player can mate by any series of legal moves

mate-on-board = The mate is on the board
mate-line = { $count ->
    [one] For instance, in { $count } half-move, the shortest line found: { $line }
   *[other] For instance, in { $count } half-moves, the shortest line found: { $line }
}

mate-mated = { $side } is mated
mate-stalemate = Stalemate: no move follows
mate-bare-king = { $side } has nothing but the king
mate-lone-knight = { $side } has only a knight beside the king, and { $other } has no man that could hem in its own king without guarding it
mate-bishops = Beside kings, and perhaps rooks or queens of { $other }, there are only bishops on squares of one colour: the king can always step to the other colour
mate-structure-check = However the game goes on, no man of { $side } can ever attack a square that the king of { $other } can reach
mate-structure-net = However the game goes on, the king of { $other } keeps a square to go to wherever it can be checked
mate-fixed = Pawns that can never move nor be taken: { $fixed }
mate-hunted = The king of { $other } can reach at most: { $hunted }
mate-hunter = The king of { $side } can reach at most: { $hunter }
mate-pieces = The other men of { $side } can reach at most: { $pieces }
mate-no-square = none
mate-phases = { $count ->
    [one] The structure of pawns cannot change any more. With the kings in each of { $positions } ways and the other pieces wherever they could be at most, none is a mate by { $side }
   *[other] { $count } structures of pawns can still arise. With the kings in each of { $positions } ways and the other pieces wherever they could be at most, none is a mate by { $side }
}
mate-crowd = { $count ->
    [one] The men that matter can stand in one way only. With the other men wherever they could be, it is no mate by { $side }
   *[other] All { $count } ways in which the men that matter can stand were looked at. With the other men wherever they could be, none is a mate by { $side }
}
mate-explored = { $count ->
    [one] All positions that can still arise were looked at ({ $count }): none is a mate by { $side }
   *[other] All { $count } positions that can still arise were looked at: none is a mate by { $side }
}
mate-library = The library chasolver says that { $side } cannot mate; it has been wrong before and proves nothing; to the Laws it stays undetermined
mate-searched = { $count ->
    [one] { $count } position was looked at
   *[other] { $count } positions were looked at
}

# The window that asks it.
mate-asking = Being looked into…
mate-play-through = Play it through on the board
mate-show-squares = Show the squares on the board
mate-line-name = The line to mate
mate-board-name = Position, { $side } at the bottom
mate-to-move = Move { $number }, { $side } to move
mate-place-start = The position that is asked about
mate-first = First
mate-back = Back
mate-on = On
mate-last = Last
mate-square-fixed = pawn that can never move nor be taken
mate-square-hunted = within reach of the king to be mated
mate-square-hunter = within reach of the king of the side that would mate
mate-square-pieces = within reach of another piece of the side that would mate
