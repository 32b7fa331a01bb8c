# Scoresheets, edition by edition, in our own words; the articles are in assets/laws/topics.

law-scoresheet-s01 = Duty to record the moves
law-scoresheet-s01-1972 = Each player writes every move legibly on the sheet provided, in algebraic or descriptive notation
law-scoresheet-s01-1980 = Every move is written legibly on the sheet provided; from 1 January 1981 only algebraic notation counts as evidence. Writing moves in pairs is a fault, but by the ruling of 1973 the arbiter steps in only when a player is more than one move behind
law-scoresheet-s01-1997 = Both players write down their own and the opponent’s moves one after another, in algebraic notation
law-scoresheet-s01-2023 = The moves go down one after another in algebraic notation, on paper or on an electronic scoresheet certified by FIDE

law-scoresheet-s02 = Writing a move before playing it
law-scoresheet-s02-1972 = The player may write the move before or after playing it, as the interpretation of 1970 says
law-scoresheet-s02-1997 = The article does not forbid writing the move first
law-scoresheet-s02-2001 = Writing first is not forbidden; a player may also answer before recording, but must have the previous move written before making the next
law-scoresheet-s02-2005 = The move must be played first and written afterwards; only a player who claims threefold repetition or fifty moves writes it beforehand
law-scoresheet-s02-2009 = Writing the move in advance is forbidden, except to claim threefold repetition or fifty moves and to seal a move when adjourning

law-scoresheet-s03 = Not recording in time trouble
law-scoresheet-s03-1972 = A player whom the arbiter judges to be in extreme time pressure may stop writing but must still tick off the number of moves, and completes the sheet as soon as the pressure is over
law-scoresheet-s03-1997 = With under five minutes left and no increment of at least 30 seconds a move, a player need not record; once a flag has fallen the sheet is completed without delay
law-scoresheet-s03-2001 = Under five minutes without at least 30 seconds added per move there is no duty to record; after a flag fall the sheet must be complete before the player moves again
law-scoresheet-s03-2009 = A player who drops under five minutes in a period without at least 30 seconds added per move is free of recording for the rest of that period; the sheet is completed before the first move after the flag
law-scoresheet-s03-2018 = In standard play a player under five minutes with less than 30 seconds added per move need not record for the rest of the period and catches up before moving on after the flag; in rapid and blitz nobody has to record

law-scoresheet-s04 = Bringing the scoresheets up to date
law-scoresheet-s04-1972 = If one player is behind, the sheet is completed on that player’s own time; if both are, the clocks stand, and the arbiter notes the position first, in case they need a second board
law-scoresheet-s04-1980 = One player behind completes the sheet on that player’s own time; both behind do it with the clocks stopped, the position noted first by the arbiter and a second board used if needed; only the arbiter starts the clocks again
law-scoresheet-s04-1997 = When neither player records, the arbiter or an assistant does, stops the clocks at the flag fall, and both complete their sheets from that record or from each other; when only one does not record, that player completes the sheet on their own time before moving and may borrow the opponent’s
law-scoresheet-s04-2001 = Neither records: the arbiter or an assistant keeps score and stops the clocks after the flag, then both catch up; only one: on that player’s own time, before moving; no complete score at all: on a second board, once the arbiter has noted position, clock times and number of moves
law-scoresheet-s04-2018 = Neither records: the arbiter or an assistant tries to, and both catch up with the clocks stopped after the flag; only one: on that player’s own time, before moving, and the opponent’s sheet may be used; no complete score: a second board, after the arbiter has noted position, times, whose clock ran and the number of moves

law-scoresheet-s05 = Keeping the sheet visible; who owns it
law-scoresheet-s05-1972 = The sheet belongs to those who run the event
law-scoresheet-s05-1997 = The arbiter must be able to see the sheet throughout the game, and it belongs to the organisers; a player may hide it from the opponent
law-scoresheet-s05-2009 = The sheet lies where the arbiter can see it throughout the game, and it is the property of the organisers
law-scoresheet-s05-2023 = The arbiter can see the sheet throughout the game and the organisers own it; an electronic scoresheet that fails is replaced

law-scoresheet-s06 = Signing the sheets; a wrong result
law-scoresheet-s06-1972 = These Laws say nothing about signatures or a result entered wrongly
law-scoresheet-s06-1980 = A result reported wrongly is corrected for the following rounds; pairings already made on it stay (interpretation of 1979)
law-scoresheet-s06-2001 = At the end both players sign both sheets with the result; even a wrong one stands unless the arbiter decides otherwise
law-scoresheet-s06-2023 = Both players sign both sheets or confirm the result electronically; even a wrong result stands unless the arbiter decides otherwise
