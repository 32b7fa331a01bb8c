# The event: its players, rounds and results, as the log tells them.

contest-of = { $name }: { $text }
contest-event-started = The regulations of the event are fixed
contest-event-regulations-changed = The regulations of the event were changed: { $reason }
contest-event-amended = data corrected
contest-event-scheduled = Round { $round } begins { $starts }
contest-event-left =
    { $how ->
        [expelled] expelled
       *[withdrawn] withdrawn
    } from round { $from } on: { $reason }
contest-event-absence-noted = will not play round { $round }
contest-event-published = Pairings of round { $round } published
contest-event-closed = Round { $round } closed
contest-event-entered = entered
contest-event-numbered =
    Pairing numbers given: { $order }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
contest-event-drafted = Round { $round } paired, not published yet
contest-event-pairings-changed = Round { $round }: published pairings changed at boards { $boards } (C.04.2 4.4): { $ground }. { $reason }
contest-event-result-entered =
    Round { $round }, board { $board }: result entered: { $result }{ $against ->
        [none] {""}
       *[other] ; the board shows { $against }
    }{ $reason ->
        [none] {""}
       *[other] . { $reason }
    }
contest-undone-entry = Undone: an entry
contest-undone-departure = Undone: plays on
contest-undone-absence = Undone: plays round { $round }
contest-undone-draft = Undone: pairing of round { $round }
contest-undone-result = Undone: the result entered at board { $board }, round { $round }
contest-undone-closing = Undone: round { $round } is open again
contest-result-white-wins = 1–0
contest-result-draw = ½–½
contest-result-black-wins = 0–1
contest-result-both-lose = 0–0
contest-result-half-for-white = ½–0
contest-result-half-for-black = 0–½
contest-result-white-wins-unrated = 1–0, not rated
contest-result-draw-unrated = ½–½, not rated
contest-result-black-wins-unrated = 0–1, not rated
contest-result-both-lose-unrated = 0–0, not rated
contest-result-forfeit-for-white = +/−
contest-result-forfeit-for-black = −/+
contest-result-forfeit-of-both = −/−
contest-ground-met-before = the two would meet again by mistake
contest-ground-competition-rules = the regulations of the event provide for it
contest-ground-without-opponents = two players without opponents agree to play
contest-ground-late-entry = a late entry; those concerned agree
contest-ground-last-round-top-boards = unforeseeable, at the top boards of the last round
contest-stage-draft = draft
contest-stage-published = published
contest-stage-closed = closed
contest-refusal-already-started = The regulations are fixed already. Change them with a reason
contest-refusal-not-started = This file has no event yet. Fix its regulations first
contest-refusal-reason-missing = Give a reason: something else is known, or the round is over
contest-refusal-nameless = Every entrant needs a name
contest-refusal-entered-before = { $name } has entered already
contest-refusal-no-such-entrant = There is no entrant { $no }
contest-refusal-table-fixed = Nobody can enter any more: the first round of the round robin is published, and its table is fixed
contest-refusal-system-fixed = The pairing system cannot be changed any more: a round is published
contest-refusal-numbers-fixed = The pairing numbers are fixed: in a round robin with the first round, otherwise once round 4 is paired (C.04.2 2.2)
contest-refusal-numbers-incomplete = Every entrant needs one pairing number. Give the numbers again
contest-refusal-no-numbers = Give the pairing numbers first
contest-refusal-not-next = Round { $round } cannot be paired now; the next one is round { $next }
contest-refusal-no-such-round = Round { $round } is not paired
contest-refusal-not-published = Round { $round } is not published yet
contest-refusal-published-before = Round { $round } is published already
contest-refusal-closed-before = Round { $round } is closed already
contest-refusal-paired-by-system = The table pairs this event; pairings cannot be typed
contest-refusal-paired-twice = Entrant { $no } would play twice in this round
contest-refusal-board-twice = Two pairings have board { $board }
contest-refusal-nothing-paired = There are no pairings
contest-refusal-departed = Entrant { $no } plays no more. Pair the round again
contest-refusal-results-missing = Round { $round }: the results of boards { $boards } are missing. Enter them first
contest-refusal-no-pairing = Nobody plays at board { $board } in round { $round }
contest-refusal-game-goes-on = The game at board { $board } goes on. End it first
contest-refusal-adjourned = The game at board { $board } is adjourned. Its result comes when it is resumed or concluded
contest-refusal-play-began = Play at board { $board } has begun, or its result is entered
contest-refusal-nothing-to-undo = Nothing can be undone: something has followed from the last act
