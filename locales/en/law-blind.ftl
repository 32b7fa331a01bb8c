# Games with blind and visually disabled players, edition by edition, in our own words.

law-blind-b01 = Two boards
law-blind-b01-1972 = Between a sighted and a blind player two boards are obligatory
law-blind-b01-2001 = Either player, sighted or blind, may demand that two boards be used. Those in charge may adapt the rules to local circumstances
law-blind-b01-2018 = Either player, sighted or blind, may demand that two boards be used. The organiser, after consulting the arbiter, may adapt the rules to local circumstances

law-blind-b02 = The special board
law-blind-b02-1972 = The blind player’s board has apertures that hold the pieces
law-blind-b02-2001 = The blind player’s board measures at least 20 by 20 cm, its black squares are slightly raised and every square has an aperture for pegged pieces. The pieces are of Staunton design, the black ones marked so that they can be felt

law-blind-b03 = Announcing the moves and the names to use
law-blind-b03-1972 = Each move is announced clearly, repeated by the opponent, and then made on the opponent’s own board
law-blind-b03-2001 = Each move is announced clearly, repeated by the opponent and made on the opponent’s board; a promotion is announced with the new piece. Suggested: files Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; German numbers for the ranks and German names of the pieces and castlings
law-blind-b03-2018 = Each move is announced clearly, repeated by the opponent and made on the opponent’s board; a promotion is announced with the new piece. Suggested: files Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector and German names of the pieces; the ranks have German numbers unless the arbiter decides otherwise

law-blind-b04 = When a piece is touched
law-blind-b04-1972 = On the blind player’s board a piece counts as touched once it has been taken out of its aperture

law-blind-b05 = When a move is made
law-blind-b05-1972 = A move is made when the piece stands in an aperture, a captured piece has been taken off the board of the player having the move, and the move has been announced. Only then is the opponent’s clock started
law-blind-b05-2001 = A move is made when a captured piece is off the board, the moved piece stands in another aperture and the move has been announced; only then is the opponent’s clock started. For the sighted player the usual rules on touching and making a move hold

law-blind-b06 = Clock for the blind
law-blind-b06-1972 = A clock with a flag made specially for the blind is admitted
law-blind-b06-2001 = A special clock is admitted: strong hands, a raised dot for every five minutes and two for every fifteen, and a flag that is easily felt. The minute hand must be felt during the last five minutes of the hour
law-blind-b06-2018 = Admitted are a talking clock that tells the time and the number of moves to the blind player, and an analogue clock with hands, dots and flag that can be felt

law-blind-b07 = Keeping the score
law-blind-b07-1972 = The blind player may keep score in Braille or on a tape recorder
law-blind-b07-2001 = The blind player must keep score, in Braille, in longhand or on a tape recorder
law-blind-b07-2018 = The blind player must keep score, in Braille, in longhand or with a recording device

law-blind-b08 = Slip of the tongue
law-blind-b08-1972 = A player who misspeaks in announcing a move has to say so straight away; once the opponent’s clock runs, it is too late

law-blind-b09 = Different positions on the two boards while the scores agree
law-blind-b09-1972 = The positions are corrected with the arbiter’s help and both scores. A player who wrote the right move but made another must accept certain disadvantages, which are not defined
law-blind-b09-2001 = The positions are corrected with the arbiter’s help and both scores. If the scores agree, the player who wrote the right move but made another adjusts the position to the move in the scores

law-blind-b10 = The scores differ too
law-blind-b10-1972 = The moves are retraced to the point where the two scores agree, and the arbiter sets the clocks accordingly

law-blind-b11 = The blind player’s assistant
law-blind-b11-1972 = The blind player has a right to an assistant, who makes the blind player’s moves on the opponent’s board, announces the sighted player’s moves, keeps score and starts the opponent’s clock, tells moves and times on request, claims a win on time and sees to the formalities of an adjournment
law-blind-b11-2001 = The assistant may make either player’s moves on the opponent’s board, announce the moves of both, keep score and start the opponent’s clock, give the number of moves and the times only when asked, claim on time and report a piece touched by the sighted player, and see to the formalities of an adjournment

law-blind-b12 = The sighted player’s assistant; pairing with a hearing-impaired player
law-blind-b12-1972 = Only if the blind player needs no assistant may the sighted player have one, who announces the sighted player’s moves and makes the blind player’s moves on the sighted player’s board
law-blind-b12-2001 = Only if the blind player has no assistant may the sighted player use one, to make the moves on the boards and to announce them
law-blind-b12-2018 = Only if the blind player has no assistant may the sighted player use one, to make the moves on the boards and to announce them. When a visually disabled player meets a hearing-impaired one, an assistant must be used
