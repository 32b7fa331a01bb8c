# Chess960 and points, edition by edition, in our own words.

law-other-x01 = Chess960
law-other-x01-1972 = Chess960 is not in the Laws
law-other-x01-2009 = The white pieces stand on the first rank by lot, king between the rooks and bishops on squares of different colours, the pawns on the second; Black mirrors them. Castling, once in a game and possible even at move 1, ends as in chess: king c and rook d file, or king g and rook f file. All squares between start and end of king and of rook, ends included, must be vacant but for these two; four ways to do it by hand are described
law-other-x01-2018 = The same game as in 2009, now as a guideline: king between the rooks, bishops on different colours, Black mirrors White; castling once, possible at move 1, ends with king c and rook d file or king g and rook f file, and all squares on the way of both must be vacant but for king and rook

law-other-x02 = Points
law-other-x02-1972 = No article on points
law-other-x02-2001 = Unless announced otherwise, a win (also by forfeit) counts 1, a draw ½ and a loss (also by forfeit) 0
law-other-x02-2018 = Unless the regulations of the event say otherwise, a win (also by forfeit) counts 1, a draw ½ and a loss (also by forfeit) 0. The points of a game together never exceed the usual maximum, and odd splits such as ¾ to ¼ are not allowed

law-other-x03 = Leaving a competition
law-other-x03-1972 = Below half of the games the results stay in the table but count for nobody, and the unplayed games are marked (-) for both; from half on everything counts, with 1 for the opponents and 0 for the player who left
law-other-x03-2005 = FIDE’s tournament rules of 2006: below half of the games the results stay but do not count, from half on they do; either way the unplayed games are (-) for the player and (+) for the opponents. Absence without excuse excludes unless the chief arbiter decides otherwise, and so does a third game lost by default unless the rules or the arbiter say otherwise
law-other-x03-2023 = FIDE’s general regulations (C05): below half of the games the results do not count in the final standings, from half on they do; the unplayed games are (-) for the player and (+) for the opponents. A player absent without notice counts as withdrawn unless the absence is explained before the next pairing
