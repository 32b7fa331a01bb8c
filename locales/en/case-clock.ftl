# Flags, lateness, clocks

case-clock-chapter = Flags, lateness, clocks

case-clock-kind-flag-fall = Flag fallen
case-clock-ask-flag-fall-side = Whose flag?
case-clock-ask-flag-fall-both = Has the other one fallen too?

case-clock-ask-flag-fall-noted-by = Who points it out?
case-clock-ask-flag-fall-before = What had happened before?
case-clock-ask-flag-fall-moves = Were the moves of the period made?
case-clock-ask-flag-fall-first = Whose fell first, if it is known (sign of a digital clock)?
case-clock-ask-flag-fall-announced = Were the guidelines for games without increment announced?
case-clock-answer-opponent = The opponent
case-clock-answer-arbiter = The arbiter
case-clock-answer-bystander = Somebody else
case-clock-answer-nothing = Nothing
case-clock-answer-mate = Checkmate by this player
case-clock-answer-stalemate = Stalemate by this player
case-clock-answer-resignation = The opponent’s resignation
case-clock-answer-agreement = Agreement to a draw
case-clock-answer-claim = This player’s claim of a draw
case-clock-answer-sealed = The move was sealed
case-clock-answer-by-record = As recorded
case-clock-answer-completed = Yes, and the clock pressed
case-clock-answer-not-pressed = Yes, but the last not pressed
case-clock-answer-unclear = The scoresheets do not show it

case-clock-kind-absent-at-start = Absent at the start
case-clock-ask-absent-at-start-absent = Who is absent?
case-clock-ask-absent-at-start-default = Default time in the regulations of the event, in minutes?
case-clock-answer-black-absent = Black
case-clock-answer-white-absent = White
case-clock-answer-both-absent = Both

case-clock-kind-late-arrival = Late arrival
case-clock-ask-late-arrival-side = Who is late?
case-clock-ask-late-arrival-late = How long after the announced start?
case-clock-ask-late-arrival-delayed = How much later than announced did the round begin?
case-clock-ask-late-arrival-default = Default time in the regulations of the event, in minutes?
case-clock-ask-late-arrival-both = Was the opponent later than that too?

case-clock-kind-defective-clock = Defective clock
case-clock-ask-defective-clock-stood = Which side of the clock stopped?
case-clock-ask-defective-clock-session = How long has been played?
case-clock-ask-defective-clock-proof = Is the defect certain?
case-clock-ask-defective-clock-known-before = Did the claimant know of it for some time?
case-clock-answer-white-stood = White’s
case-clock-answer-black-stood = Black’s
case-clock-answer-both-stood = Both
case-clock-answer-neither-stood = Neither, another defect

case-clock-kind-wrong-setting = Clock wrongly set
case-clock-ask-wrong-setting-wrong = What is wrong?
case-clock-ask-wrong-setting-side = On whose half? (both if left out)
case-clock-ask-wrong-setting-set = What was set in place of the right time or increment?
case-clock-ask-wrong-setting-resumption = Found at a resumption, before the first move?
case-clock-ask-wrong-setting-schedule-suffers = Would the schedule of the event suffer badly?
case-clock-answer-time = The time
case-clock-answer-increment = The increment
case-clock-answer-counter = The move counter
case-clock-answer-next-period = Time of the next period not added

case-clock-kind-clocks-stopped = Player stopped both clocks
case-clock-ask-clocks-stopped-by = Who?
case-clock-ask-clocks-stopped-why = Why?
case-clock-answer-irregularity = To have an irregularity settled
case-clock-answer-piece = The piece required for promotion is not available
case-clock-answer-toilet = To go to the toilet
case-clock-answer-no-reason = For no reason that required the arbiter

case-clock-kind-disturbance = Disturbance from outside
case-clock-ask-disturbance-lasting = Does it go on?
case-clock-ask-disturbance-white-lost = What did White lose by it while having the move?
case-clock-ask-disturbance-black-lost = What did Black lose by it while having the move?

case-clock-kind-illness = Illness
case-clock-ask-illness-side = Who is ill?
case-clock-ask-illness-short = Can the player go on soon?

case-clock-kind-reminder = Player reminded of clock or number of moves
case-clock-ask-reminder-told = Who was told?
case-clock-ask-reminder-by = By whom?
case-clock-ask-reminder-what = What?
case-clock-ask-reminder-completing = After a flag, while the sheets were completed?
case-clock-answer-by-arbiter = The arbiter
case-clock-answer-by-opponent = The opponent
case-clock-answer-by-bystander = Somebody else
case-clock-answer-clock = That the clock was not pressed
case-clock-answer-moves = How many moves were made

case-clock-kind-assistant = Help for a player
case-clock-ask-assistant-side = Who?
case-clock-ask-assistant-unable = What can the player not handle?
case-clock-ask-assistant-disability = For a disability?
case-clock-answer-writing = The scoresheet
case-clock-answer-clock-use = The clock
case-clock-answer-pieces = The pieces

# Flags

case-clock-arbiter-looked-too = A spectator’s remark alone has no effect: the arbiter has checked and sees that the flag has fallen
case-clock-last-move-not-pressed = { $side } made the last move of the period on the board and did not press in time: it is not completed
case-clock-loses-though-no-mate = In this edition { $side } loses even if the opponent cannot checkmate
case-clock-no-mating-potential = { $side } has only two knights against a bare king, which is not mating potential in this edition
case-clock-flag-not-claimed = The flag of { $side } counts as fallen only when a player claims it
case-clock-silence-bystander = Ask the person who spoke to be silent; a further remark may lead to expulsion from the playing area
case-clock-may-claim-flag = { $side } may stop the clocks and claim, as long as their own flag is up
case-clock-may-claim-both-flags = Either player may claim the draw: both flags have fallen
case-clock-if-supervised = Whether the supervision was adequate: then the Competition Rules apply and the arbiter calls the flag
case-clock-ends-without-press = The last move of { $side } ended the game at once; the clock need not be pressed for it
case-clock-fallen-before-the-end = Whether the clock shows that the flag had fallen before the end: then the time was overstepped first
case-clock-claim-came-first = { $side } claimed a draw before the flag fell
case-clock-claim-first = Look into the claim of { $side } first; if it is correct the game is drawn
case-clock-flag-if-claim-fails = If the claim fails, { $side } may point to the flag
case-clock-sealed-came-first = { $side } had sealed the move before the flag was pointed to: it is too late
case-clock-moves-completed = { $side } had completed all the moves of the period: the flag fall has no effect
case-clock-moves-unclear = Whether { $side } made the moves of the period does not follow from the scoresheets
case-clock-complete-sheets-first = Have the scoresheets completed first; the clocks remain stopped
case-clock-flag-if-moves-lack = { $side } may point to the flag if it turns out that moves are missing
case-clock-nobody-can-claim = Only a player whose own flag is up can claim: with both down it does not matter which fell first
case-clock-first-flag-decides = The flag of { $side } fell first
case-clock-look-at-sign = Look which flag sign the clock shows: it tells whose flag fell first
case-clock-find-the-order = Find out what happened: which flag fell first, and whether the moves were made
case-clock-both-flags-swiss = Where it is not certain that moves are missing, play may go on, as FIDE said in 1979 for Swiss tournaments

# Start and lateness

case-clock-absent-black = Black is absent: White’s clock is started, White moves and presses
case-clock-absent-white = White is absent: White’s clock is started and runs until White comes
case-clock-absent-both = Both are absent: White loses the time until somebody comes
case-clock-default-zero = The default time is zero: any player not at the board at the start loses
case-clock-default-minutes = { $minutes ->
    [one] A player who arrives more than { $minutes } minute late loses
   *[other] A player who arrives more than { $minutes } minutes late loses
}
case-clock-default-not-told = This edition leaves the default time to the regulations of the event, and they are not known here
case-clock-absent-olympiad = The regulations of an Olympiad may say otherwise: in 1972 White started the clock of an absent Black without moving
case-clock-ask-regulations = Look up the default time in the regulations of the event
case-clock-late-in-time = { $side } is within the default time of { $time } and plays
case-clock-time-stays-lost = The time that has run on the clock stays lost
case-clock-too-late = { $side } came later than the default time of { $time } and loses
case-clock-both-too-late = Both came later than the default time of { $time }: both lose
case-clock-each-loses = The edition has no rule of its own for both: the rule is applied to each player
case-clock-late-excused = The arbiter may decide otherwise, for a good reason

# Clocks that fail

case-clock-shown-counts = Unless a defect is proved, what the clock shows is conclusive
case-clock-defect-known-before = A defect must be pointed out as soon as it is noticed: this claim comes too late
case-clock-defective = The clock is defective; both displays together show { $missing } too little time used
case-clock-defective-otherwise = The clock is defective, but no missing time needs to be distributed
case-clock-replace = Replace the clock; nobody but the arbiter sets it
case-clock-set-by-judgement = Set the times using your best judgement
case-clock-no-formula = The missing time cannot simply be distributed: it is not known which side stopped, or a flag would fall
case-clock-times-together = The times by best judgement; both players together should have { $time } left
case-clock-half-to-each = Both halves had stopped: each is advanced by half of what is missing
case-clock-all-to-one = One half had stopped: it is advanced until both together show the time that was played
case-clock-setting-too-late = { $moves ->
    [one] After { $moves } move by each player the setting of the clock is no longer changed
   *[other] After { $moves } moves by each player the setting of the clock is no longer changed
}
case-clock-setting-schedule = Whether the schedule of the event would suffer badly
case-clock-setting-at-resumption = At a resumption it is corrected if it is pointed out before the first move
case-clock-setting-no-rule = This edition has no rule of its own on a wrong setting that is found during play
case-clock-setting-players-check = To check the times before play is the players’ duty
case-clock-setting-too-severe = The arbiter may help when the consequences would be too severe
case-clock-setting-judgement = Whether and how far the times are corrected, using the arbiter’s best judgement
case-clock-wrong-time = The wrong time was set
case-clock-wrong-increment = The wrong increment was set
case-clock-wrong-counter = The move counter is wrong
case-clock-wrong-next-period = The clock did not add the time of the next period
case-clock-install-setting = Correct the clock setting

# Interruptions

case-clock-settle-irregularity = Settle what the clocks were stopped for
case-clock-bring-piece = Bring the piece that is wanted
case-clock-stopped-with-reason = { $side } stopped the clocks for a valid reason
case-clock-stopped-without-reason = { $side } stopped the clocks without a valid reason
case-clock-arbiter-restarts = The arbiter decides when play goes on
case-clock-toilet-no-reason = The toilet is no reason to stop the clocks
case-clock-stopping-no-penalty = The edition provides no penalty for it
case-clock-disturbed = The game was disturbed from outside
case-clock-end-disturbance = Put an end to the disturbance
case-clock-how-much-extra = Who gets extra time, and how much
case-clock-no-extra-time = The edition allows the clocks to be stopped, but grants no extra time
case-clock-ill = { $side } is ill
case-clock-care-for = See to it that { $side } gets help
case-clock-ill-long = How long the clocks remain stopped for { $side }, and when play must go on

# Told of clock or moves

case-clock-told-while-completing = While the scoresheets are being updated after a flag fall the number of moves may be told to { $side }
case-clock-told-of-clock = { $side } was informed of the clock or of the opponent’s move, which is forbidden
case-clock-told-of-moves = { $side } was informed how many moves were made, which is forbidden
case-clock-cannot-be-unsaid = What was said cannot be undone: the game goes on
case-clock-arbiter-too = The arbiter is bound by this like everybody else
case-clock-opponent-told = { $side } told the opponent; the rule binds the arbiter and those who have no part in the game
case-clock-whether-distracting = Whether { $side } distracted the opponent with it
case-clock-bystander-expelled = A person who interfered may be expelled from the playing area

# Help

case-clock-assistant-allowed = { $side } may have an assistant
case-clock-accept-assistant = See whether the assistant of { $side } is acceptable
case-clock-no-deduction = No time is deducted
case-clock-deduction = How much time is deducted from { $side }; ten minutes are usual
case-clock-excused-from-writing = { $side } need not write
case-clock-deduct-at-start = Deduct time from { $side } before the game begins
case-clock-no-rule-on-help = This edition has no rule on such help for { $side }
