# Resignation, conduct and penalties, edition by edition, in our own words; the articles are in assets/laws/topics.

law-conduct-c01 = Resigning, and the handshake
law-conduct-c01-1972 = The game is lost for the player who declares to resign; a handshake alone is not a resignation (Congress of 1971)
law-conduct-c01-1997 = A player who says so resigns, and that ends the game on the spot with a win for the opponent
law-conduct-c01-2023 = Declaring resignation ends the game on the spot; the arbiters’ commentary lists the usual ways of showing it and wants each of them cleared up with the player

law-conduct-c02 = Resigning when the opponent cannot mate
law-conduct-c02-1972 = A player who resigns loses, whatever the opponent has left, unless mate or stalemate had already ended the game
law-conduct-c02-2001 = Resigning loses even against an opponent without the means to mate; only a mate, a stalemate or a dead position on the board before it would already have ended the game
law-conduct-c02-2023 = The game is drawn if no series of legal moves could lead the opponent to mate; otherwise the player who resigns loses

law-conduct-c03 = Notes, advice and analysis
law-conduct-c03-1972 = During play no notes, no books and no advice from others; nobody analyses in the playing rooms, neither during play nor while a game is adjourned. At the Olympiad the captain may advise, without comment and before the controller, to offer or accept a draw or to resign
law-conduct-c03-1980 = Outside help and analysis in the playing rooms are forbidden; on the sheet only moves and clock times may stand, and a team captain may go no further than advising to offer or accept a draw or to resign
law-conduct-c03-1997 = No notes, sources or advice during play and no analysis in the playing area; the scoresheet takes moves, clock times, draw offers and matters of a claim, nothing else

law-conduct-c04 = Telephones and electronic devices
law-conduct-c04-1972 = These Laws have no rule on telephones or electronic devices
law-conduct-c04-2005 = A mobile phone the arbiter has not allowed must stay outside; if it rings in the playing area during the game its owner loses, and the arbiter sets the opponent’s score
law-conduct-c04-2009 = Phones and other devices must be switched off; a player whose device makes any sound loses, and the opponent gets only a draw if no series of legal moves could win
law-conduct-c04-2014 = A player who evidently brought such a device into the venue loses, and the opponent wins; the regulations of the event may provide for something milder, and the arbiter may inspect a player’s things. By an amendment made while the edition was in force, the arbiter may allow it and the regulations may let it lie switched off in a bag
law-conduct-c04-2018 = No device in the venue without the arbiter’s consent, though the regulations may let it lie switched off in a bag; a player found with one on the person loses and the opponent wins, unless the regulations set a milder penalty
law-conduct-c04-2023 = A device on the person without the arbiter’s consent loses the game, and the opponent wins even without the means to mate; regulations may allow it switched off in a bag or a milder penalty, and the arbiter may have clothes and bags inspected

law-conduct-c05 = Leaving the playing area
law-conduct-c05-1972 = These Laws do not deal with players leaving the room
law-conduct-c05-1997 = Nobody leaves the tournament area without the arbiter’s permission, and the player having the move not even the playing area
law-conduct-c05-2014 = Venue and playing area are defined. Only with the arbiter’s permission may a player leave the venue, the player having the move leave the playing area, or anybody who is neither player nor arbiter enter it
law-conduct-c05-2018 = Venue and playing area are defined: leaving the venue needs the arbiter’s permission, leaving the playing area too while having the move, and the regulations may make the opponent report as well before going out

law-conduct-c06 = Distracting the opponent
law-conduct-c06-1972 = Disturbing the opponent in any way is forbidden; offering draws again and again without ground is one such way
law-conduct-c06-1997 = The opponent may not be distracted or annoyed; persistent draw offers fall under this
law-conduct-c06-2001 = Unreasonable claims and unreasonable draw offers both count as distracting the opponent, which is forbidden in every form
law-conduct-c06-2009 = Distraction is forbidden in every form: unreasonable claims, unreasonable draw offers and now also bringing noise into the playing area

law-conduct-c07 = Persistent refusal to obey the Laws
law-conduct-c07-1972 = A player who will not carry out what the Laws demand loses the game; if both refuse, both lose
law-conduct-c07-1997 = Refusing again and again to follow the Laws loses the game, with the opponent’s score left to the arbiter; if both are to blame, both lose

law-conduct-c08 = The arbiter’s penalties
law-conduct-c08-1972 = Penalties up to the loss of the game; at the Olympiad the chief arbiter gives an oral remark or a written warning, a game may be declared lost, and the jury may disqualify for a time or for good
law-conduct-c08-1980 = The arbiter chooses the penalty, up to the loss of the game
law-conduct-c08-1997 = Five penalties: a warning, extra time for the opponent, less time for the offender, loss of the game and expulsion from the event
law-conduct-c08-2001 = Seven penalties: to the warning, the two changes of time, the loss and the expulsion come taking points from the offender and raising the opponent’s score up to the most the game can bring
law-conduct-c08-2014 = Eight penalties: a fine announced in advance joins the seven known since 2001
law-conduct-c08-2018 = Nine penalties: warning, extra time for the opponent, less for the offender, more points for the opponent up to the maximum, fewer for the offender, loss with the opponent’s score set by the arbiter, a fine announced beforehand, exclusion from one or more rounds, expulsion

law-conduct-c09 = The arbiter’s duties, and when to step in
law-conduct-c09-1972 = The arbiter sees that the Laws are strictly kept, watches the games and the flags, arranges resumptions and keeps the envelopes, carries out decisions and punishes breaches
law-conduct-c09-1980 = The arbiter enforces the Laws, supervises play, flags, resumptions and envelopes, carries out decisions and penalises, and now also answers for good playing conditions
law-conduct-c09-1997 = The arbiter enforces the Laws and keeps good conditions, watches above all players in time trouble, carries out decisions and penalises; into a game the arbiter steps only in the cases the Laws name
law-conduct-c09-2018 = Besides enforcing the Laws and watching time trouble, the arbiter looks after fair play and disabled players and may appoint assistants; interference stays limited to the cases named, but in standard play an illegal move or position seen is always acted upon

law-conduct-c10 = Extra time after a disturbance from outside
law-conduct-c10-1972 = The clocks are stopped during the disturbance; the Laws do not provide for time to be added
law-conduct-c10-1997 = For a disturbance from outside the arbiter may add time for one player or for both

law-conduct-c11 = Asking for an explanation; right of appeal
law-conduct-c11-1972 = Appeals are not regulated; for international events a body to decide them is advised
law-conduct-c11-1997 = The articles known to us hold no general right of appeal
law-conduct-c11-2001 = No article gives a general right of appeal; the decision on a quickplay claim is expressly final (10.2d)
law-conduct-c11-2009 = Any decision of the arbiter may be appealed unless the regulations of the event exclude it; the quickplay decisions of 10.2 and Appendix D may not
law-conduct-c11-2018 = A player may ask the arbiter what particular Laws say, and may appeal against any decision unless the regulations of the event exclude it, even after signing the scoresheet

law-conduct-c12 = Bringing the game into disrepute
law-conduct-c12-1972 = These Laws have no article on the reputation of the game
law-conduct-c12-2001 = Players do nothing that would damage the reputation of chess; the article names neither the acts nor a penalty, both are left to the arbiter

law-conduct-c13 = Players who have finished their games
law-conduct-c13-1972 = These Laws have no rule for players who have finished
law-conduct-c13-2009 = A player who has finished playing counts as a spectator from then on
