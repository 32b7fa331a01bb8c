# Appeals in the window: the card of an incident, the dialogs, the settings.

appeals-card = Appeal
appeals-row-after-round = Appeal: until { $minutes } min after the round
appeals-row-due = Appeal: { $due }
appeals-row-decided = appeal { $verdict }
appeals-deadline = Deadline
appeals-attention = Please note
appeals-file = Record an appeal…
appeals-file-title = Appeal against the decision of incident { $no }
appeals-file-deed = Record the appeal
appeals-print = Print appeal sheet…
appeals-by = Appeal by { $by }
appeals-capacity = Who appeals
appeals-side = For which player
appeals-no-side = For neither
appeals-who = Name
appeals-handed-in = When it was handed in
appeals-handed-in-example = now, or 21:40, or 2026-11-22 21:40
appeals-handed-in-fault = That is not a time between the decision and now. Write it like 21:40 or 2026-11-22 21:40
appeals-grounds = On what grounds
appeals-written = Submitted in writing?
appeals-paid = Fee paid?
appeals-fee-announced = Announced: { $fee }
appeals-stopped = Has the player stopped playing?
appeals-admissibility = Admissible?
appeals-as-recorded = Situation when the appeal was recorded
appeals-committee-of-case = Committee for this case
appeals-no-committee = No committee is named yet: name it in the settings
appeals-no-committee-yet = No committee is named yet
appeals-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
appeals-decide = Record the committee’s decision…
appeals-decide-title = Decision on the appeal in incident { $no }
appeals-decide-deed = Record and carry out
appeals-decision = Decision of the committee
appeals-verdict = The appeal is
appeals-effect = For the game
appeals-stays = It stays as it is
appeals-play-on = It is played on
appeals-stopped-loses = A player who stopped playing and whose appeal is rejected loses the game ({ $articles })
appeals-result-now = Result now
appeals-fee-fate = Fee
appeals-francs = Swiss francs
appeals-francs-most = Enter an amount up to { $francs }
appeals-voters = Who decided
appeals-who-decided = Who decided
appeals-who-decided-example = Names, with commas between them
appeals-reasons = Reasons
appeals-reasons-missing = A decision needs its reasons
appeals-publish = The reasons are to be written down and published ({ $articles })
appeals-report = { $days ->
    [one] A report is due within { $days } day ({ $articles })
   *[other] A report is due within { $days } days ({ $articles })
}
appeals-settings = Appeals
appeals-regulations = Regulations
appeals-proposed = Proposed with the Laws of this competition; nothing has been decided yet
appeals-contest = Who competes
appeals-fee = Fee
appeals-minutes = Deadline, minutes
appeals-minutes-usual = Empty: { $standard } minutes, in rapid { $rapid }, in blitz { $blitz } ({ $articles })
appeals-change = Change…
appeals-committee = Members of the committee
appeals-member-new = New member
appeals-member-edit = Change a member
appeals-member-name = Name
appeals-member-federation = Federation
appeals-member-age = Age
appeals-member-seat = Seat
appeals-member-office = Other function at the event
appeals-member-banned = Under a ban or on probation?
appeals-member-add = Add to the committee
appeals-member-keep = Save change
appeals-member-change = Change
appeals-member-remove = Remove
