# Adjourned games, edition by edition, in our own words.

law-adjournment-a01 = Sealing the move: who, in what order, in what notation
law-adjournment-a01-1972 = When the session ends, the player having the move writes the next move in full notation, puts both scoresheets into the envelope, closes it, and only then stops the clock. At the Olympiad the controller brings the envelope, and it is handed to the opponent once the clock has been stopped
law-adjournment-a01-1980 = When the session ends, the player having the move writes the next move so that it cannot be misread, puts both scoresheets into an envelope, seals it, and only then stops the clocks
law-adjournment-a01-1997 = When the time for play has run out, the arbiter asks the player having the move to seal: the move is written unambiguously, both scoresheets go into an envelope, and only when it is sealed does the player stop the player’s own clock, without starting the opponent’s
law-adjournment-a01-2023 = When the time for play has run out, the arbiter asks the player having the move to seal: the move is written unambiguously on a paper scoresheet, both scoresheets go into an envelope, and only when it is sealed does the player stop the player’s own clock, without starting the opponent’s. The guidelines are expressly not a part of the Laws

law-adjournment-a02 = Adjourning before the session ends
law-adjournment-a02-1972 = No rule on adjourning before the session ends
law-adjournment-a02-1980 = Whether a game may be adjourned early, by not more than one hour, is left to the arbiter (1973). The player having the move must seal even with two minutes left, though the move may be made on the board (1978)
law-adjournment-a02-1997 = A player who adjourns early is charged with all the time up to the scheduled end of the session
law-adjournment-a02-2001 = A move sealed early counts as sealed at the scheduled end of the session, and the time left to the player is noted on that footing

law-adjournment-a03 = Changing the sealed move
law-adjournment-a03-1972 = The sealer may change the move until the clock has been stopped, even when the closed envelope already lies on the table (1966)
law-adjournment-a03-1997 = Up to the moment of stopping the clock the player keeps the right to change the sealed move

law-adjournment-a04 = Move made on the board instead of being sealed
law-adjournment-a04-1972 = A player who has made the move on the board must write down that very move as the sealed move
law-adjournment-a04-1997 = A player who, after being told to seal, makes the move on the board must write that same move down as the sealed move

law-adjournment-a05 = What is written on the envelope
law-adjournment-a05-1972 = Names of both players, the position when the game was adjourned, the times both had used, who sealed and the number of that move. At the Olympiad the opponent writes this, with the countries; the controller signs across the seal and the director keeps the envelope
law-adjournment-a05-1980 = Names of both players, the position immediately before the sealed move, the times both had used, who sealed and the number of the sealed move
law-adjournment-a05-1997 = Seven entries: names, position before the sealed move, times used, who sealed, number of the sealed move, a draw offer made before the adjournment, and date, time and place of the resumption
law-adjournment-a05-2001 = Seven entries: names, position before the sealed move, times used, who sealed, number of the sealed move, a draw offer if one is still open, and date, time and place of the resumption

law-adjournment-a06 = Checking and keeping the envelope
law-adjournment-a06-1972 = The envelope must be kept safe; the arbiter checks what is written on it and keeps it
law-adjournment-a06-1980 = The arbiter checks the entries and keeps the envelope safe. If the sealer’s scoresheet turns out not to be in it, the sealer loses, though the arbiter too is to blame (1975)
law-adjournment-a06-1997 = The arbiter checks that the entries on the envelope are right and answers for it

law-adjournment-a07 = Draw offer around the sealing
law-adjournment-a07-1972 = No rule
law-adjournment-a07-1997 = A draw offered after the opponent has sealed stays open until the opponent accepts or rejects it in the usual way (see 9.1)

law-adjournment-a08 = Setting up for the resumption
law-adjournment-a08-1972 = The position of the adjournment is set up and the clocks show the times of the adjournment
law-adjournment-a08-1980 = The position immediately before the sealed move is set up and the clocks show the times of the adjournment

law-adjournment-a09 = Agreement or resignation before the envelope is opened
law-adjournment-a09-1972 = No rule
law-adjournment-a09-1980 = A draw agreed or a resignation declared before the envelope is opened stands, even if the sealed move turns out to be illegal (1974)
law-adjournment-a09-2001 = If the players agree to a draw, or one of them resigns, before the envelope is opened, the game is over

law-adjournment-a10 = When the envelope is opened; the player to reply present or absent
law-adjournment-a10-1972 = The envelope is opened only when the player who must reply is there; that player’s clock is started once the sealed move has been made on the board. If that player is absent, the clock runs and the envelope is opened on arrival
law-adjournment-a10-2001 = The envelope is opened only when the player who must reply is there, and that clock starts once the sealed move is on the board. If that player is absent the clock runs; on arriving the player may stop it and call the arbiter, the envelope is opened, the move made and the clock started again

law-adjournment-a11 = The player who sealed is absent
law-adjournment-a11-1972 = The opponent of an absent sealer need not answer on the board: the reply may be written and put into an envelope, the player’s own clock stopped and the absent player’s started. That envelope is opened on the sealer’s arrival
law-adjournment-a11-1980 = The opponent of an absent sealer need not answer on the board: the reply may be written and put into an envelope, the player’s own clock stopped and the absent player’s started. That envelope is opened on the sealer’s arrival; a sealed move without meaning falls under 17.3 (1958)
law-adjournment-a11-2001 = The opponent of an absent sealer may record the reply, put it into a fresh envelope handed to the arbiter, stop the player’s own clock and start the absent player’s, instead of answering on the board. The envelope is opened on the sealer’s arrival

law-adjournment-a12 = Ambiguous, unreadable or illegal sealed move
law-adjournment-a12-1972 = The sealer loses if the real meaning of the sealed move cannot be established. If the move is clear but cannot be played, the arbiter judges whether there is a reasonable doubt about the move that was meant (1965)
law-adjournment-a12-1980 = The sealer loses if the real meaning of the sealed move cannot be established; for a clear but irregular move the arbiter judges whether the move meant is in reasonable doubt. The sealer alone answers for what was sealed
law-adjournment-a12-2001 = The sealer loses if the sealed move is ambiguous, if its true meaning cannot be established, or if it is illegal; the arbiter has no discretion. Only a flag that has fallen (6.10) or a drawn position (9.6) comes before that
law-adjournment-a12-2009 = The sealer loses if the sealed move is ambiguous, if its true meaning cannot be established, or if it is illegal, unless the game had already been decided under article 5, 6.9 or 9.6
law-adjournment-a12-2023 = The sealer loses if the sealed move is ambiguous, if its true meaning cannot be established, or if it is illegal, unless the game had already been decided under article 5 (5.2.2 is named as well), 6.9 or 9.6

law-adjournment-a13 = Envelope lost
law-adjournment-a13-1972 = Where position and times of the adjournment are agreed or can be established, the game goes on; otherwise it is annulled and a new one played. If the envelope with a reply to an absent sealer is lost, play resumes from the position and the times of the adjournment (1970)
law-adjournment-a13-2001 = The game continues from the adjourned position with the recorded times, or with times set by the arbiter if they are unknown, and the sealer plays the move declared to have been sealed. If the position cannot be established, the game is annulled and a new one played

law-adjournment-a14 = Wrong times on the clocks at the resumption
law-adjournment-a14-1972 = Wrongly set times are corrected only if a player points them out before making the player’s own first move of the resumption
law-adjournment-a14-1980 = Wrongly set times are corrected only if a player points them out before the player’s own first move of the resumption. Checking is the players’ duty, but the arbiter may step in where the consequences would be too severe (1976)
law-adjournment-a14-2001 = Wrongly set times are corrected only if a player points them out before the player’s own first move of the resumption, unless the arbiter finds the consequences too severe
law-adjournment-a14-2018 = Wrongly set times are corrected only if a player points them out before the player’s own first move of the resumption, unless the arbiter decides otherwise

law-adjournment-a15 = Lateness at the resumption and its exceptions
law-adjournment-a15-1972 = A player more than one hour late loses, however much time is left on the clock, unless the move the absent player sealed mates or stalemates, or the flag of the player present fell first
law-adjournment-a15-2001 = Unless the regulations of the event or the arbiter say otherwise, more than one hour late loses. It does not when the absent player’s sealed move mates, stalemates or makes a position drawn under 9.6, or when the player present has lost on time
law-adjournment-a15-2018 = A player who arrives for the resumption after the default time of the event loses; but if the sealed move ended the game, that result stands. When neither player is there, the player who must reply loses the time until arriving

law-adjournment-a16 = Order and length of sessions; finishing before the last round
law-adjournment-a16-1972 = The arbiter fixes the order of the resumptions. It is custom, not law, to finish all games before the last round; at the Olympiad it is obligatory, and the Berger order is followed
law-adjournment-a16-1980 = The wall clock decides, and start and end of the session are announced (1979). Finishing before the last round is recommended; the arbiter may interrupt a long game, a session may be extended by at most two hours, and play lasts at most seven hours a day (1973)
law-adjournment-a16-2001 = The session goes by the arbiter’s timepiece; its start and its finish are announced beforehand
law-adjournment-a16-2018 = The session goes by the arbiter’s timepiece; its start is announced beforehand

law-adjournment-a17 = Repetition claimed with the sealed move
law-adjournment-a17-1972 = No rule
law-adjournment-a17-1997 = The claim must come before sealing. At the resumption it is too late, since the claimant is no longer the player having the move
law-adjournment-a17-2001 = No rule
law-adjournment-a17-2009 = Nothing on the claim itself; but a player who seals is allowed to write the move before making it
