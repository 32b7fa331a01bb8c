# Scoresheets

case-score-chapter = Scoresheets

case-score-kind-not-recording = Moves not recorded
case-score-ask-not-recording-by = Who does not record?
case-score-ask-not-recording-missing = How many moves are missing?
case-score-ask-not-recording-both = Does the opponent not record either?
case-score-ask-not-recording-was-below = Less than five minutes at some time in this period?
case-score-ask-not-recording-pressed = Extremely pressed for time, in your judgement?

case-score-kind-wrote-first = Move written before it was played
case-score-ask-wrote-first-by = Who?
case-score-ask-wrote-first-purpose = Why?
case-score-answer-no-purpose = For no special reason
case-score-answer-to-claim = To claim a draw with the move
case-score-answer-to-seal = To seal the move

case-score-kind-arrears = Scoresheets not up to date
case-score-ask-arrears-whose = Whose?
case-score-ask-arrears-flag-down = Has a flag fallen?
case-score-ask-arrears-no-record = Is there no complete record at all?
case-score-answer-white-behind = White’s
case-score-answer-black-behind = Black’s
case-score-answer-both-behind = Both

case-score-kind-control-unproved = Time control cannot be established from the scoresheets
case-score-ask-control-unproved-side = Whose moves are in question?
case-score-ask-control-unproved-established = How many moves have been established after all?
case-score-ask-control-unproved-while-reconstructing = Did the flag fall during an agreed reconstruction?

case-score-kind-sheet-refused = Refusal about the scoresheet
case-score-ask-sheet-refused-by = Who refuses?
case-score-ask-sheet-refused-what = What?
case-score-ask-sheet-refused-persisting = Still, after a warning?
case-score-answer-keep-score = To keep score
case-score-answer-lend = To lend the sheet to the opponent
case-score-answer-hand-over = To show it or hand it in
case-score-answer-sign = To sign

case-score-kind-sheet-unclear = Unreadable or hidden sheet
case-score-ask-sheet-unclear-by = Whose?
case-score-ask-sheet-unclear-fault = What is wrong?
case-score-answer-illegible = It cannot be read
case-score-answer-hidden = The arbiter cannot see it
case-score-answer-covered = The opponent cannot see it

case-score-kind-sheet-notation = Notation of the sheet
case-score-ask-sheet-notation-by = Who?
case-score-ask-sheet-notation-notation = How does the player write?
case-score-answer-descriptive = Descriptively
case-score-answer-electronic = On an electronic scoresheet
case-score-answer-algebraic = Algebraically
case-score-answer-other-notation = In another way

case-score-kind-electronic-sheet-fails = Electronic scoresheet fails
case-score-ask-electronic-sheet-fails-by = Whose?

case-score-kind-sheet-request = Sheet asked for in rapid or blitz
case-score-ask-sheet-request-by = Who asks?
case-score-ask-sheet-request-sheet = Which scoresheet?
case-score-ask-sheet-request-before = How often was the record shown to the player before?
case-score-answer-blank-sheet = An empty one, to write
case-score-answer-arbiters-record = The arbiter’s record, to look at

case-score-kind-wrong-result = Wrong result
case-score-ask-wrong-result-signed = Have both signed it?
case-score-ask-wrong-result-paired = Is the next round paired on it?

# Recording

case-score-no-duty-in-rapid = In rapid and blitz { $side } need not record
case-score-one-move-behind = { $side } is no more than one move behind: no reason to step in
case-score-must-record = { $moves ->
    [one] { $side } must record and is { $moves } move behind
   *[other] { $side } must record and is { $moves } moves behind
}
case-score-write-before-next-move = { $side } completes the sheet, in their own time, before the next move
case-score-exempt = { $side } need not record at the moment
case-score-tick-moves = { $side } must at least tick off each move and complete the sheet once the pressure is over
case-score-judge-pressure = Whether { $side } is extremely pressed for time
case-score-complete-after-flag = { $side } updates the scoresheet as soon as a flag has fallen
case-score-arbiter-records = Record the moves yourself or have an assistant do it
case-score-may-write-first = { $side } may write the move before playing it
case-score-sealing-needs-writing = A move that is sealed must be written: { $side } did nothing wrong
case-score-must-not-write-first = { $side } must play the move first and write it then
case-score-free-to-play-another = The move written does not bind { $side }

# Completing

case-score-not-before-the-flag = No flag has fallen: nobody need complete the sheet yet
case-score-one-behind = Only the sheet of { $side } is behind
case-score-complete-own-time = { $side } completes the sheet in their own time and may not move before
case-score-may-borrow-sheet = When having the move, { $side } may borrow the opponent’s sheet for it
case-score-both-behind = Both sheets are behind
case-score-both-complete = Both complete their sheets, from the arbiter’s record or from each other
case-score-arbiter-restarts = Only the arbiter starts the clocks again
case-score-no-record = There is no complete record of the game
case-score-note-position = Note the position, both times, whose clock was running and the number of moves, if known
case-score-second-board = The players reconstruct the game on a second board
case-score-next-move-is-first = If the control cannot be shown the next move counts as the first of the next period, unless more moves were clearly made
case-score-clock-ran-by-agreement = The players reconstructed by agreement with the clock running: the flag of { $side } counts
case-score-moves-lack = { $moves ->
    [one] { $side } lacks { $moves } move: the time was overstepped
   *[other] { $side } lacks { $moves } moves: the time was overstepped
}
case-score-moves-established = { $moves ->
    [one] { $side } has made { $moves } move: the control was reached
   *[other] { $side } has made { $moves } moves: the control was reached
}
case-score-control-unproved = It cannot be shown that { $side } overstepped the time
case-score-arbiter-finds-facts = How sure it is that the control was reached: the arbiter establishes the facts

# The sheet

case-score-refuses-to-record = { $side } refuses to keep score
case-score-refuses-to-lend = { $side } refuses to lend the sheet to the opponent, who must complete theirs
case-score-refuses-to-show = { $side } refuses to show or hand in the sheet; it belongs to the organiser
case-score-refuses-to-sign = { $side } refuses to sign
case-score-note-refusal = Note on the sheet that { $side } did not sign
case-score-result-without-signature = The result stands without the signature
case-score-require = Require { $side } to comply
case-score-persisting-loses = If { $side } continues to refuse, the game is declared lost
case-score-opponents-points = The score of { $side }, which the arbiter decides where the edition says so
case-score-illegible = The sheet of { $side } cannot be read
case-score-write-legibly = { $side } writes the moves again, legibly, in their own time
case-score-hidden = The arbiter cannot see the sheet of { $side }
case-score-uncover = { $side } keeps the sheet where the arbiter can see it
case-score-covered = { $side } may hide the scoresheet from the opponent, but not from the arbiter
case-score-notation-allowed = { $side } writes in a way that the edition allows
case-score-certified-only = Only a scoresheet certified by FIDE counts
case-score-notation-not-allowed = { $side } writes in a way that the edition does not allow
case-score-write-algebraically = { $side } writes in the algebraic notation from now on
case-score-write-on-paper = { $side } writes on paper, in the algebraic notation
case-score-no-evidence = For claims such a sheet proves nothing
case-score-electronic-fails = The electronic scoresheet of { $side } has failed
case-score-replace-sheet = Give { $side } another sheet; the moves so far are taken from the opponent’s or the arbiter’s
case-score-whose-time = In whose time { $side } completes it
case-score-own-sheet = In standard play { $side } keeps their own sheet
case-score-blank-on-request = { $side } may ask for a sheet at any time, to write the moves
case-score-bring-sheet = Bring { $side } a sheet
case-score-no-right-to-sheet = The edition gives { $side } no right to ask for it
case-score-may-bring-sheet = The arbiter may grant it all the same
case-score-record-only-on-move = { $side } may ask to see the record only when having the move
case-score-record-too-often = { $times ->
    [one] { $side } has asked to see the record { $times } time already: a further request is distracting
   *[other] { $side } has asked to see the record { $times } times already: a further request is distracting
}
case-score-record-shown = { $left ->
    [one] { $side } may see the record now, and { $left } time more
   *[other] { $side } may see the record now, and { $left } times more
}
case-score-show-record = Show the record to { $side }

# The result

case-score-result-not-signed = The result is written wrongly and not signed by both
case-score-write-right-result = Have the right result written and signed
case-score-result-was-corrected = The game had ended before. Its result is { $result }, corrected from: { $shown }
case-score-result-wrong = A result was reported wrongly
case-score-correct-result = Correct the result for the following rounds
case-score-pairings-stay = Pairings made on the wrong result stay
case-score-signed-result-stands = Both have signed the result: it stands though it is wrong, unless the arbiter decides otherwise
case-score-result-stands = The signed result stays for now
case-score-may-correct = Whether the result is corrected
case-score-correct-after-pairing = Whether the result is corrected; the next round is paired on it
