//! Illegal moves in every edition (Art. 9.1 of 1972 and 1980, 7.4 of 1997 to 2009, 7.5 since 2014;
//! the appendices for rapid and blitz): whether the move is still corrected, from which position
//! play goes on, what must be played, and what it costs.

use crate::claims::touch;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::irregular::{ArbiterActs, CorrectedUntil, Restore, UnpromotedPawn};
use crate::laws::play::CompletedByPress;
use crate::rulings::facts::Proof;
use crate::rulings::illegal::clock_press;
use crate::rulings::illegal::count::{Continuation, Count, answered_illegally, counted};
use crate::rulings::illegal::facts::{IllegalMove, PressedWithoutMove, Since};
use crate::rulings::illegal::meaning::{Meaning, made, meaning, promotions, takes_king};
use crate::rulings::illegal::times::{counters, found_later};
use crate::rulings::rule::{Scene, ended_by, under_either_supervision};
use crate::rulings::ruling::{
    Discretion, Doubt, Finding, Irregularity, NewColours, Remedy, Ruling,
};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::touch::touched_piece::oblige;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// The ruling on an illegal move.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    under_either_supervision(scene, &|scene| ruled(scene, facts))
}

fn ruled(scene: &Scene<'_>, facts: &IllegalMove) -> Ruling {
    let rules = &scene.edition.rules;
    if facts.proof == Proof::Denied {
        let finding = Finding::Told(Said::new("common-not-proved"));
        let citations = scene.edition.cite(&rules.touch.evidence);
        return Ruling::new(finding, vec![Remedy::Continue], citations).unsure(Doubt::NotProved);
    }
    if let Some(outcome) = scene.game.outcome()
        && !facts.adjudication
    {
        return after_the_game(scene, facts, outcome);
    }
    let ply = facts.before_it(scene.game);
    let completed =
        facts.completed || rules.play.completed_by_press.value == CompletedByPress::EndOfPeriod;
    // A move that nobody has completed is the last thing that was done: the position before it is that
    // of the record, whatever is said of it, and nothing is counted.
    if facts.lost && completed {
        return position_lost(scene, facts, ply);
    }
    let Some(before) = scene.game.position_at(ply) else { return unknown(scene, facts.by) };
    let place = IllegalMoveInput { scene, facts, ply, before };
    let ruling = match meaning(before, facts) {
        Meaning::Legal(m) => return place.was_legal(m),
        Meaning::NotMoved if facts.completed => {
            return clock_press::without_move(scene, &PressedWithoutMove::new(facts.by));
        }
        Meaning::Unpromoted(queen) if !facts.completed => return place.unfinished(&queen),
        Meaning::NotMoved | Meaning::Illegal if !completed => return place.not_completed(),
        Meaning::Unpromoted(queen) => place.in_time(&|| place.unpromoted(&queen)),
        Meaning::NotMoved | Meaning::Illegal => place.in_time(&|| place.illegal()),
    };
    if facts.adjudication {
        let citations = scene.edition.cite(&rules.illegal.after_the_game);
        return ruling.citing(citations).because(Said::new("illegal-adjudication-in-progress"));
    }
    ruling
}

fn after_the_game(scene: &Scene<'_>, facts: &IllegalMove, outcome: Outcome) -> Ruling {
    let rules = &scene.edition.rules.illegal;
    let citations = ended_by(scene.edition, outcome.reason);
    let ruling = Ruling::new(Finding::GameOver { outcome }, vec![Remedy::Continue], citations)
        .citing(scene.edition.cite(&rules.after_the_game));
    let last = facts.before_it(scene.game).0.saturating_add(1) >= scene.game.ply().0;
    let by_board = matches!(outcome.reason, EndReason::Checkmate | EndReason::Stalemate);
    if last && by_board {
        ruling.leaving(Discretion::Told(Said::new("illegal-ended-by-itself").of(facts.by)))
    } else {
        ruling
    }
}

/// The position before it is not known.
fn position_lost(scene: &Scene<'_>, facts: &IllegalMove, ply: Ply) -> Ruling {
    let rules = &scene.edition.rules;
    let by = facts.by;
    let citations = [
        scene.edition.cite(&rules.illegal.restore),
        scene.edition.cite(&rules.setup.displaced_lost),
    ]
    .concat();
    if rules.illegal.restore.value == Restore::BeforeElseAnnul {
        let finding = Finding::Told(Said::new("illegal-position-lost").of(by));
        let remedies = vec![Remedy::NewGame { colours: NewColours::Same }];
        return Ruling::new(finding, remedies, Vec::new()).citing(citations);
    }
    let last = facts.last_known.unwrap_or(ply).min(ply).min(scene.game.ply());
    let Some(known) = scene.game.position_at(last) else { return unknown(scene, by) };
    let turn = known.turn();
    let mut then = counters(scene.game, &Side::BOTH, last);
    then.extend([Remedy::AnyLegalMove { by: turn }, Remedy::StartClock { side: turn }]);
    let course = Continuation { restored: vec![Remedy::Restore { ply: last }], then, citations };
    let count = Count { by, irregularity: Irregularity::Move, ply: last, before: known };
    let said = Said::new("illegal-last-known").with("place", Value::After(last));
    counted(scene, &count, course).because(said)
}

fn unknown(scene: &Scene<'_>, by: Side) -> Ruling {
    let citations = scene.edition.cite(&scene.edition.rules.illegal.restore);
    let finding = Finding::Told(Said::new("illegal-position-lost").of(by));
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .unsure(Doubt::MoveUnknown)
        .leaving(Discretion::Everything)
}

/// An illegal move at its place in the game.
struct IllegalMoveInput<'a> {
    scene: &'a Scene<'a>,
    facts: &'a IllegalMove,
    ply: Ply,
    before: &'a Position,
}

impl IllegalMoveInput<'_> {
    /// The move was legal after all.
    fn was_legal(&self, m: Move) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rules = &scene.edition.rules;
        let finding = Finding::MoveWasLegal { by, san: san::san(self.before, m) };
        let mut citations = scene.edition.cite(&rules.play.legal);
        if citations.is_empty() {
            citations = scene.edition.cite(&rules.illegal.definition);
        }
        Ruling::new(finding, self.going_on_after(m), citations)
    }

    /// How play goes on after a legal move: one that was completed and is not in the record yet is entered, and
    /// it is the opponent's time; one that was not is for the player to complete, in their own time.
    fn going_on_after(&self, m: Move) -> Vec<Remedy> {
        let (game, facts) = (self.scene.game, self.facts);
        let is_unanswered = matches!(facts.since, Since::Nothing | Since::Touched);
        let is_new = self.ply == game.ply() && game.is_playing() && game.missing.is_none();
        if !(is_new && is_unanswered) {
            return vec![Remedy::Continue];
        }
        if !facts.completed {
            return vec![Remedy::StartClock { side: facts.by }];
        }
        let play = Remedy::Play { uci: self.before.uci(m) };
        // No clock goes on after a mate or a stalemate.
        let ends = self.before.after(m).legal_moves().is_empty();
        let start = Remedy::StartClock { side: facts.by.other() };
        std::iter::once(play).chain((!ends).then_some(start)).collect()
    }

    /// The clock was not pressed: the move is corrected without a penalty, but the touched piece
    /// must be played.
    fn not_completed(&self) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rules = &scene.edition.rules;
        let mut remedies = vec![Remedy::Restore { ply: self.ply }];
        remedies.push(self.replacing());
        Ruling::new(Finding::NotCompleted { by }, remedies, Vec::new())
            .citing(scene.edition.cite(&rules.illegal.restore))
            .citing(scene.edition.cite(&rules.play.completed_by_press))
            .citing(scene.edition.cite(&rules.touch.touch_move))
    }

    /// A pawn stands on the last rank and the clock was not pressed: the promotion is finished.
    fn unfinished(&self, queen: &Uci) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rules = &scene.edition.rules;
        let finding = Finding::Told(Said::new("illegal-promotion-unfinished").of(by));
        let remedies = self.promoting(queen);
        Ruling::new(finding, remedies, Vec::new())
            .citing(scene.edition.cite(&rules.play.made))
            .citing(scene.edition.cite(&rules.touch.promotion_final))
    }

    fn answered(&self) -> bool {
        // The ply after it is the offender's own, as the record has it; the one after that answers.
        self.scene.game.ply().0 > self.ply.0.saturating_add(1)
            || matches!(self.facts.since, Since::Moved | Since::IllegalToo)
    }

    /// The ruling, unless it is too late for it, or nobody has claimed who must.
    fn in_time(&self, ruling: &dyn Fn() -> Ruling) -> Ruling {
        let (scene, facts) = (self.scene, self.facts);
        let rules = &scene.edition.rules.illegal;
        let until = rules.until.of(scene.kind);
        let touched = facts.since != Since::Nothing && !facts.claimed;
        match until.value {
            CorrectedUntil::OpponentMoves if self.answered() => return self.stands(),
            CorrectedUntil::OpponentTouches if self.answered() || touched => return self.stands(),
            _ => {}
        }
        let acts = rules.arbiter_acts.of(scene.kind);
        let unfinished = matches!(meaning(self.before, facts), Meaning::Unpromoted(_));
        let waits = match acts.value {
            ArbiterActs::Unasked => false,
            ArbiterActs::OnClaim => !facts.claimed,
            ArbiterActs::OnClaimOrBothKings => !facts.claimed && !unfinished,
        };
        if waits {
            let finding = Finding::Told(Said::new("illegal-waits-for-claim").of(facts.by));
            let citations = scene.edition.cite(acts);
            let right = match until.value {
                CorrectedUntil::EndOfGame => "illegal-may-claim",
                CorrectedUntil::OpponentTouches => "illegal-may-claim-until-touch",
                CorrectedUntil::OpponentMoves => "illegal-may-claim-until-move",
            };
            return Ruling::new(finding, vec![Remedy::Continue], citations)
                .citing(scene.edition.cite(until))
                .may_claim(Said::new(right).of(facts.by.other()));
        }
        self.explained(ruling())
    }

    /// It can no longer be claimed.
    fn stands(&self) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rules = &scene.edition.rules.illegal;
        let finding = if self.answered() {
            Finding::IllegalMoveAnswered { by }
        } else {
            Finding::Told(Said::new("illegal-stands-after-touch").of(by))
        };
        let citations = scene.edition.cite(rules.until.of(scene.kind));
        let mut ruling = Ruling::new(finding, vec![Remedy::Continue], citations);
        let agreement = rules.by_agreement.of(scene.kind);
        if agreement.value {
            let said = Said::new("illegal-players-may-agree");
            ruling = ruling.citing(scene.edition.cite(agreement)).may_claim(said);
        }
        if self.facts.since == Since::IllegalToo {
            ruling = ruling.may_claim(Said::new("illegal-may-claim-the-answer").of(by));
        }
        ruling
    }

    /// With the reasons that the facts give.
    fn explained(&self, mut ruling: Ruling) -> Ruling {
        let (scene, facts) = (self.scene, self.facts);
        let rules = &scene.edition.rules.illegal;
        if takes_king(self.before, facts) {
            ruling = ruling
                .citing(scene.edition.cite(&rules.definition))
                .because(Said::new("illegal-king-taken").of(facts.by));
        }
        if facts.several {
            ruling = ruling
                .citing(scene.edition.cite(&rules.several_faults_once))
                .because(Said::new("illegal-several-faults-once").of(facts.by));
            if !rules.several_faults_once.value {
                ruling = ruling.leaving(Discretion::Told(Said::new("illegal-other-fault")));
            }
        }
        let other = facts.by.other();
        match facts.since {
            Since::Nothing | Since::Touched | Since::Moved => {}
            Since::IllegalToo => ruling = answered_illegally(scene, other, self.ply, ruling),
            Since::TookKing => {
                let ends = rules.until.of(scene.kind).value == CorrectedUntil::EndOfGame;
                let left = if ends { "illegal-king-taken-too" } else { "illegal-king-taken-late" };
                ruling = ruling
                    .citing(scene.edition.cite(&rules.definition))
                    .because(Said::new("illegal-king-taken-is-no-claim").of(other))
                    .leaving(Discretion::Told(Said::new(left).of(other)));
            }
        }
        if self.answered() {
            let since = scene.game.ply().0.saturating_sub(self.ply.0) / 2;
            if since > 0 {
                ruling = ruling.because(Said::new("illegal-found-later").number("moves", since));
            }
            ruling = found_later(scene, self.ply, ruling);
        }
        ruling
    }

    fn count(&self, irregularity: Irregularity) -> Count<'_> {
        Count { by: self.facts.by, irregularity, ply: self.ply, before: self.before }
    }

    fn illegal(&self) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rules = &scene.edition.rules;
        let mut citations = scene.edition.cite(&rules.illegal.restore);
        let known = made(self.before, self.facts).is_some();
        if known {
            citations.extend(scene.edition.cite(&rules.illegal.replacing));
        }
        let sides = if self.answered() { &Side::BOTH[..] } else { &[by][..] };
        let mut then = counters(scene.game, sides, self.ply);
        then.extend([self.replacing(), Remedy::StartClock { side: by }]);
        let restored = vec![Remedy::Restore { ply: self.ply }];
        let course = Continuation { restored, then, citations };
        let ruling = counted(scene, &self.count(Irregularity::Move), course);
        let told = known || self.facts.standing.is_some();
        ruling.unsure_if((!told).then_some(Doubt::MoveUnknown))
    }

    fn unpromoted(&self, queen: &Uci) -> Ruling {
        let (scene, by) = (self.scene, self.facts.by);
        let rule = &scene.edition.rules.illegal.unpromoted_pawn;
        let citations = scene.edition.cite(rule);
        let mut restored = vec![Remedy::Restore { ply: self.ply }];
        let then = match rule.value {
            UnpromotedPawn::Queen => vec![
                Remedy::Play { uci: queen.clone() },
                // The move is complete with the queen: it is the opponent's turn.
                Remedy::StartClock { side: by.other() },
            ],
            UnpromotedPawn::Replay | UnpromotedPawn::ReplayTimesBack => {
                let mut then = counters(scene.game, &[by], self.ply);
                then.extend(self.promoting(queen));
                then.push(Remedy::StartClock { side: by });
                then
            }
        };
        if rule.value == UnpromotedPawn::ReplayTimesBack {
            restored.push(self.clock_back());
        }
        let course = Continuation { restored, then, citations };
        counted(scene, &self.count(Irregularity::UnpromotedPawn), course)
    }

    /// The opponent's clock as it was before the press.
    fn clock_back(&self) -> Remedy {
        let (game, side) = (self.scene.game, self.facts.by.other());
        match game.turn_since {
            Some(times) if game.clock.running() == Some(side) => {
                Remedy::SetTime { side, time: *times.of(side) }
            }
            _ => Remedy::Do(Said::new("illegal-clock-back").of(side)),
        }
    }

    /// The pawn stays where it was released; the piece is free.
    fn promoting(&self, queen: &Uci) -> Vec<Remedy> {
        let by = self.facts.by;
        let promoted = promotions(self.before, queen);
        promoted
            .map(|(square, moves)| Remedy::ObligeToMove { by, square, moves })
            .into_iter()
            .collect()
    }

    /// The piece that was moved must be moved, and the one that was taken be taken, where that is
    /// legal.
    fn replacing(&self) -> Remedy {
        let by = self.facts.by;
        match made(self.before, self.facts) {
            Some((from, to)) if self.before.turn() == by => {
                let rules = &self.scene.edition.rules.touch;
                oblige(by, touch::duty(rules, self.before, &[from, to]))
            }
            _ => Remedy::AnyLegalMove { by },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::game::state::Game;
    use crate::rulings::case::Case;
    use crate::rulings::ruling::CanMate;
    use jadoube_chess::moment::{Millis, Moment};

    use crate::rulings::scenario::{STANDARD, START, ask, game, ruled, told};

    fn made(by: Side, text: &str, ply: u16) -> Case {
        let (from, to) = text.split_once('-').unwrap();
        let made = Some((from.parse().unwrap(), to.parse().unwrap()));
        Case::IllegalMove(IllegalMove { made, ply: Some(Ply(ply)), ..IllegalMove::new(by, true) })
    }

    #[test]
    fn an_illegal_move_costs_what_edition_pace_and_count_say() {
        let (w, b) = (Side::White, Side::Black);
        let first =
            "restore 0, count white, black+2:00, white has made 0, white moves e2, start white";
        let cheap = first.replace("2:00", "1:00");
        let loses = "restore 0, count white, end 0-1 IllegalMoves";
        for (name, id, control, before, told_as) in [
            ("standard 2018", "2018", STANDARD, 0, format!("{first} | 7.5.5 7.5.1 4.3")),
            ("standard 2023", "2023", STANDARD, 0, format!("{first} | 7.5.5 7.5.1 4.3")),
            ("rapid 2018", "2018", "15+10", 0, format!("{first} | 7.5.5 A.4.2 7.5.1 4.3")),
            ("rapid 2023", "2023", "15+10", 0, format!("{cheap} | 7.5.5 A.3 A.5.2 7.5.1 4.3")),
            ("blitz 2018", "2018", "3+2", 0, format!("{cheap} | 7.5.5 B.2 A.4.2 7.5.1 4.3")),
            // With adequate supervision it would be two minutes.
            ("blitz 2023", "2023", "3+2", 0, format!("{cheap} | 7.5.5 B.3 A.3 A.5.2 7.5.1 4.3 ?")),
            ("the second loses", "2023", STANDARD, 1, format!("{loses} | 7.5.5 7.5.1 4.3")),
            ("a third loses too", "2018", "3+2", 2, format!("{loses} | 7.5.5 B.2 A.4.2 7.5.1 4.3")),
        ] {
            let mut game = game(control, START, "");
            game.illegal_moves.white = before;
            let ruling = ruled(id, &game, &made(w, "e2-e5", 0));
            assert_eq!(told(&ruling), told_as, "{name}");
        }
        // The count is each player's own.
        let mut game = game(STANDARD, START, "e2e4");
        game.illegal_moves.white = 1;
        let ruling = ruled("2023", &game, &made(b, "e7-e4", 1));
        assert!(told(&ruling).contains("white+2:00"), "{}", told(&ruling));
    }

    #[test]
    fn the_second_illegal_move_only_draws_when_the_opponent_cannot_mate() {
        let mut game = game(STANDARD, "8/8/8/8/8/2k5/7R/K7 w - - 0 1", "");
        game.illegal_moves.white = 1;
        let ruling = ruled("2023", &game, &made(Side::White, "h2-g3", 0));
        let expected = "restore 0, count white, end draw IllegalMoves | 7.5.5 7.5.1 4.3";
        assert_eq!(told(&ruling), expected);
        assert!(matches!(
            ruling.finding,
            Finding::IllegalMove { nth: 2, opponent: Some(CanMate::No), .. }
        ));
    }

    #[test]
    fn what_stands_on_the_board_tells_what_was_done() {
        let promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        let in_check = "4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1";
        for (name, fen, standing, expected) in [
            (
                "left in check",
                in_check,
                "4r2k/8/8/8/8/5N2/8/4K3",
                "restore 0, count white, black+2:00, white has made 0, white moves d2, \
                 start white | 7.5.5 7.5.1 4.3",
            ),
            (
                "a pawn left on the last rank becomes a queen",
                promotion,
                "P7/7k/8/8/8/8/8/K7",
                "restore 0, count white, black+2:00, play a7a8q, start black | 7.5.5 7.5.2",
            ),
            (
                "a legal promotion",
                promotion,
                "N7/7k/8/8/8/8/8/K7",
                "play a7a8n, start black | 3.10.1",
            ),
            (
                "nothing was moved",
                promotion,
                "8/P6k/8/8/8/8/8/K7",
                "count white, black+2:00, white has made 0, start white | 7.5.5 7.5.3",
            ),
        ] {
            let case = Case::IllegalMove(IllegalMove {
                standing: Some(standing.parse().unwrap()),
                ..IllegalMove::new(Side::White, true)
            });
            assert_eq!(told(&ruled("2023", &game(STANDARD, fen, ""), &case)), expected, "{name}");
        }
    }

    #[test]
    fn a_move_that_is_not_completed_is_put_right_without_being_counted() {
        let mut case = made(Side::White, "e2-e5", 0);
        if let Case::IllegalMove(IllegalMove { completed, .. }) = &mut case {
            *completed = false;
        }
        let ruling = ruled("2018", &game(STANDARD, START, ""), &case);
        assert_eq!(told(&ruling), "restore 0, white moves e2 | 7.5.1 6.2.1 4.3");
    }

    #[test]
    fn a_legal_move_is_entered_where_it_was_completed_and_else_the_players_time_goes_on() {
        let legal = |completed| {
            let made = Some(("g8".parse().unwrap(), "f6".parse().unwrap()));
            let ply = Some(Ply(1));
            Case::IllegalMove(IllegalMove { made, ply, ..IllegalMove::new(Side::Black, completed) })
        };
        for (name, moves, completed, expected) in [
            ("pressed", "e2e4", true, "play g8f6, start white | 3.10.1"),
            ("not pressed", "e2e4", false, "start black | 3.10.1"),
            ("in the record", "e2e4 g8f6", true, "continue | 3.10.1"),
        ] {
            let ruling = ruled("2023", &game(STANDARD, START, moves), &legal(completed));
            assert_eq!(told(&ruling), expected, "{name}");
        }
        // A mate ends the game.
        let mating = game(STANDARD, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "");
        assert_eq!(
            told(&ruled("2023", &mating, &made(Side::White, "a1-a8", 0))),
            "play a1a8 | 3.10.1"
        );
    }

    #[test]
    fn an_answered_illegal_move_stands_in_unsupervised_blitz_but_not_in_standard_play() {
        let case = made(Side::White, "e2-e5", 0);
        for (control, expected) in [
            ("3+2", "continue | B.3 A.5.2 ?"),
            (
                STANDARD,
                "restore 0, count white, black+2:00, white has made 0, black has made 0, \
                 white moves e2, start white | 7.5.5 7.5.1 4.3 7.1",
            ),
        ] {
            let ruling = ruled("2023", &game(control, START, "e2e4 e7e5"), &case);
            assert_eq!(told(&ruling), expected, "{control}");
        }
    }

    #[test]
    fn a_press_that_is_not_known_has_added_no_increment() {
        let by = Side::Black;
        let left = |game: &Game| {
            let ruling = ruled("2018", game, &made(by, "e7-e4", 1));
            ruling.discretion.into_iter().find(|one| matches!(one, Discretion::Times { .. }))
        };
        let mut board = game(STANDARD, START, "e2e4");
        assert_eq!(left(&board), Some(Discretion::Times { increment: None }));
        ask(&mut board, &Command::PressClock { side: by }, Moment(1400));
        let increment = Some(Millis::from_secs(30));
        assert_eq!(left(&board), Some(Discretion::Times { increment }));
    }

    #[test]
    fn after_the_game_the_result_stands() {
        let mate = game(STANDARD, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8");
        let ruling = ruled("2023", &mate, &made(Side::White, "a1-b8", 0));
        assert_eq!(told(&ruling), "result stands | 5.1.1 7.5.1");
        assert!(matches!(ruling.finding, Finding::GameOver { .. }));
    }
}
