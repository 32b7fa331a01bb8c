# Quickplay finish, edition by edition, in our own words; the articles are in assets/laws/topics.

law-quickplay-q01 = Quickplay finish: what it is and where it applies
law-quickplay-q01-1972 = These Laws have no quickplay finish
law-quickplay-q01-1997 = An article of the Laws themselves: in the last period all the moves still to be played must be made within a limited time
law-quickplay-q01-2014 = An appendix and no longer a part of the Laws proper: in force only if the event announced it beforehand, and only for standard and rapid games played without increment
law-quickplay-q01-2018 = Only a guideline, in force if the event announced it beforehand; it covers standard and rapid games played without increment and never blitz

law-quickplay-q02 = Claiming a draw with less than two minutes left
law-quickplay-q02-1972 = These Laws know no quickplay finish
law-quickplay-q02-1997 = Before the flag falls, a player with under two minutes stops both clocks and calls the arbiter; it is a draw if the opponent is not trying to win or cannot win by normal means, otherwise the arbiter puts the decision off
law-quickplay-q02-2001 = Before the flag falls, a player with under two minutes stops both clocks and calls the arbiter, who declares a draw if the opponent is not trying to win or cannot win by normal means; otherwise the arbiter postpones the decision or turns the claim down
law-quickplay-q02-2009 = With under two minutes left and the flag still up, the player calls the arbiter and may stop the clocks; the arbiter grants the draw if the opponent is not trying to win or cannot win by normal means, or else postpones or rejects
law-quickplay-q02-2014 = The two-minute draw claim remains, but only where no increment can be asked for under G.4
law-quickplay-q02-2018 = Only where no increment can be asked for under III.4: a player with under two minutes and the flag still up calls the arbiter and may stop the clocks; a draw if the opponent is not trying to win or cannot win by normal means, else postponed or rejected

law-quickplay-q03 = Asking for an increment instead
law-quickplay-q03-1972 = These Laws know no quickplay finish
law-quickplay-q03-1997 = A player cannot ask for an increment in place of the draw
law-quickplay-q03-2014 = A player having the move with under two minutes may ask that both get five extra seconds a move; the request counts as a draw offer, and if the opponent declines and the arbiter agrees, the clocks are reset so and the opponent gets two minutes more

law-quickplay-q04 = Extra time, and deciding after the flag has fallen
law-quickplay-q04-1972 = These Laws know no quickplay finish
law-quickplay-q04-1997 = If the arbiter postpones, the opponent may be given two more minutes, and the draw can still be declared after a flag has fallen
law-quickplay-q04-2001 = Postponed: the opponent may get two more minutes and the arbiter gives the result once a flag has fallen; rejected: the opponent does get two minutes
law-quickplay-q04-2009 = Postponed: two more minutes for the opponent are possible, and after the flag it is a draw if the final position cannot be won by normal means or the opponent did not try enough; rejected: two more minutes for the opponent

law-quickplay-q05 = Appeal against the decision on the claim
law-quickplay-q05-1972 = These Laws know no quickplay finish
law-quickplay-q05-1997 = Nothing in the article known to us makes the arbiter’s decision final
law-quickplay-q05-2001 = The arbiter’s decision on the claim is final
law-quickplay-q05-2009 = The decision on the claim is final, and the general right of appeal leaves it out
law-quickplay-q05-2014 = The bar is gone: this decision may be appealed like any other
law-quickplay-q05-2018 = The guideline does not make the decision final, so the general right of appeal covers it

law-quickplay-q06 = Claiming when no arbiter is present
law-quickplay-q06-1972 = These Laws know no quickplay finish
law-quickplay-q06-2001 = A claim made with under two minutes and before the flag falls ends play: for a position not to be won by normal means the player writes it down and the opponent confirms it, for an opponent who is not trying a complete and current scoresheet is needed as well; an arbiter then decides, finally
law-quickplay-q06-2018 = As soon as a player with under two minutes and the flag still up claims, play is over; position written and confirmed, and for an opponent who is not trying also a complete scoresheet; the case goes to the designated arbiter, whose decision is no longer called final
