//! What is put before the arbiter: the kind of case with its facts. The facts come from the board
//! and clock where they can, and from the arbiter otherwise. The kinds are listed here, chapter by
//! chapter; the facts of each are in its chapter.

use jadoube_message::Argument;
use serde::{Deserialize, Serialize};

use crate::game::state::Game;
use crate::game::status::Status;
use crate::laws::edition::Edition;
use crate::rulings::facts::{CaseFault, Facts, Schema};
use crate::rulings::illegal::facts::IllegalMove;
use crate::rulings::rule::{Scene, ended_by, without_proposal};
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::{
    claims, clock, conduct, illegal, moves, quickplay, score, sealed, setup, touch,
};
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;

/// What of a game a kind of case is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    /// One moment: nothing made since changes what it was.
    Moment,
    /// The game as far as it has gone.
    Course,
}

/// As long as when a kind of case is ruled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum While {
    /// As long as the game is played; afterwards its result stands.
    Play,
    /// When it has ended as well: the ruling says what the end means for it.
    AfterEnd,
}

/// The kinds of case: its chapter, its tag, its facts, what of the game it is about and as long as
/// when it is ruled on, and the function that does so. The tags are a promise to every journal
/// that exists.
macro_rules! cases {
    ($($(#[$doc:meta])* $chapter:literal $tag:literal
        $name:ident($facts:ty) $about:ident $while:ident => $rule:path,)*) => {
        /// A case.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "case")]
        pub enum Case {
            $($(#[$doc])* #[serde(rename = $tag)] $name($facts),)*
            /// Anything else: no ruling is proposed.
            #[serde(rename = "other")]
            Other,
        }

        impl Case {
            /// The kinds that the program rules on, in the order of the Laws.
            pub const KINDS: &'static [Schema] = &[
                $(Schema { chapter: $chapter, kind: $tag, facts: <$facts as Facts>::FACTS },)*
            ];

            /// Its kind, `touched-piece`.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => $tag,)*
                    Self::Other => "other",
                }
            }

            /// The player it is about, if it is about one.
            #[must_use]
            pub fn side(&self) -> Option<Side> {
                match self {
                    $(Self::$name(facts) => facts.side(),)*
                    Self::Other => None,
                }
            }

            /// What of the game it is about.
            const fn about(&self) -> About {
                match self {
                    $(Self::$name(_) => About::$about,)*
                    Self::Other => About::Course,
                }
            }

            /// As long as when it is ruled on.
            const fn ruled_while(&self) -> While {
                match self {
                    $(Self::$name(_) => While::$while,)*
                    Self::Other => While::AfterEnd,
                }
            }

            /// The ruling on it.
            pub(in crate::rulings) fn ruled(&self, scene: &Scene<'_>) -> Ruling {
                match self {
                    $(Self::$name(facts) => $rule(scene, facts),)*
                    Self::Other => without_proposal(scene.edition),
                }
            }
        }
    };
}

cases! {
    // --- touched pieces
    /// Pieces were touched.
    "touch" "touched-piece" TouchedPiece(touch::facts::TouchedPiece)
        Moment Play => touch::touched_piece::rule,
    /// A player adjusts pieces.
    "touch" "adjusting" Adjusting(touch::facts::Adjusting)
        Moment Play => touch::adjusting::rule,
    /// A player castles by hand.
    "touch" "castling-by-hand" CastlingByHand(touch::facts::CastlingByHand)
        Moment Play => touch::castling::rule,
    /// A player wants to promote to something else.
    "touch" "promotion-choice" PromotionChoice(touch::facts::PromotionChoice)
        Moment Play => touch::promotion::choice,
    /// A rook was put on the square of promotion upside down.
    "touch" "inverted-rook" InvertedRook(touch::facts::InvertedRook)
        Moment Play => touch::promotion::inverted_rook,

    // --- making and completing a move
    /// A move that is not finished, or not pressed.
    "moves" "unfinished-move" UnfinishedMove(moves::facts::UnfinishedMove)
        Moment Play => moves::unfinished::rule,
    /// The flag falls at the last move of a period.
    "moves" "last-move" LastMove(moves::facts::LastMove)
        Moment Play => moves::last_move::rule,
    /// A player did not press, was answered, and has made the next move.
    "moves" "next-move-unpressed" NextMoveUnpressed(moves::facts::NextMoveUnpressed)
        Moment Play => moves::last_move::next_move_unpressed,
    /// A player handles the clock wrongly.
    "moves" "clock-handling" ClockHandling(moves::facts::ClockHandling)
        Course Play => moves::clock_handling::rule,
    /// A player wants to press the clock though the opponent has replied already.
    "moves" "press-after-reply" PressAfterReply(moves::facts::PressAfterReply)
        Moment Play => moves::clock_handling::press_after_reply,

    // --- illegal moves
    /// An illegal move, a pawn left unpromoted among them.
    "illegal" "illegal-move" IllegalMove(illegal::facts::IllegalMove)
        Course AfterEnd => illegal::illegal_move::rule,
    /// A player moved and did not press the clock.
    "illegal" "clock-not-pressed" ClockNotPressed(illegal::facts::ClockNotPressed)
        Moment Play => illegal::clock_press::not_pressed,
    /// A player pressed the clock without having moved.
    "illegal" "pressed-without-move" PressedWithoutMove(illegal::facts::PressedWithoutMove)
        Moment Play => illegal::clock_press::without_move,
    /// A player used two hands for one move.
    "illegal" "two-hands" TwoHandsMove(illegal::facts::TwoHandsMove)
        Moment Play => illegal::two_hands::rule,
    /// The arbiter sees both kings in check, or a pawn on the last rank.
    "illegal" "impossible-position" SeenPosition(illegal::facts::SeenPosition)
        Moment Play => illegal::seen_position::rule,
    /// The times after an irregularity that was found later.
    "illegal" "times-after-irregularity"
        TimesAfterIrregularity(illegal::facts::TimesAfterIrregularity)
        Course Play => illegal::times::rule,

    // --- a wrong start, pieces displaced
    /// The start position or the board was wrong.
    "setup" "wrong-start" WrongStart(setup::facts::WrongStart)
        Course AfterEnd => setup::wrong_start::rule,
    /// The colours were reversed.
    "setup" "colours-reversed" ColoursReversed(setup::facts::ColoursReversed)
        Course AfterEnd => setup::colours::rule,
    /// Pieces were displaced.
    "setup" "displaced-pieces" Displaced(setup::facts::Displaced)
        Moment Play => setup::displaced::rule,
    /// After an adjournment play went on from a wrong position.
    "setup" "resumed-wrong" ResumedWrong(setup::facts::ResumedWrong)
        Course Play => setup::resumed::rule,

    // --- claims and offers of a draw
    /// A claim that the position has appeared three times.
    "claims" "repetition" Repetition(claims::facts::Repetition)
        Moment Play => claims::draw_claim::repetition,
    /// A claim that fifty moves were made without capture or pawn move.
    "claims" "fifty-moves" FiftyMoves(claims::facts::FiftyMoves)
        Moment Play => claims::draw_claim::fifty_moves,
    /// A claim that the arbiter has refused, and that may have been correct.
    "claims" "refused-claim" RefusedClaim(claims::facts::RefusedClaim)
        Moment AfterEnd => claims::refused_claim::rule,
    /// A draw was offered.
    "claims" "draw-offer" DrawOffer(claims::facts::DrawOffer)
        Moment Play => claims::draw_offer::rule,
    /// A draw without a claim: repetition, many moves, a dead position.
    "claims" "automatic-draw" AutomaticDraw(claims::facts::AutomaticDraw)
        Moment Play => claims::automatic_draw::rule,
    /// A claim in a quickplay finish.
    "quickplay" "quickplay-claim" QuickplayClaim(quickplay::facts::QuickplayClaim)
        Moment Play => quickplay::claim::rule,
    /// The decision on a claim that was postponed.
    "quickplay" "quickplay-decision" QuickplayDecision(quickplay::facts::QuickplayDecision)
        Course Play => quickplay::decision::rule,
    /// A request for an increment in a quickplay finish.
    "quickplay" "increment-request" IncrementRequest(quickplay::facts::IncrementRequest)
        Course Play => quickplay::increment::rule,
    /// A claim in a quickplay finish without an arbiter.
    "quickplay" "quickplay-no-arbiter" QuickplayNoArbiter(quickplay::facts::QuickplayNoArbiter)
        Course Play => quickplay::no_arbiter::rule,

    // --- flags, lateness, clocks
    /// A flag is down.
    "clock" "flag-fall" FlagFall(clock::facts::FlagFall)
        Course AfterEnd => clock::flag_fall::rule,
    /// Somebody is absent at the start.
    "clock" "absent-at-start" AbsentAtStart(clock::facts::AbsentAtStart)
        Course Play => clock::lateness::absent,
    /// A player comes late.
    "clock" "late-arrival" LateArrival(clock::facts::LateArrival)
        Course Play => clock::lateness::late,
    /// A clock is defective.
    "clock" "defective-clock" DefectiveClock(clock::facts::DefectiveClock)
        Course Play => clock::defect::rule,
    /// A clock was set wrongly.
    "clock" "wrong-setting" WrongSetting(clock::facts::WrongSetting)
        Course Play => clock::setting::rule,
    /// A player stopped both clocks.
    "clock" "clocks-stopped" ClocksStopped(clock::facts::ClocksStopped)
        Course Play => clock::interruption::stopped,
    /// The game was disturbed from outside.
    "clock" "disturbance" Disturbance(clock::facts::Disturbance)
        Course Play => clock::interruption::disturbed,
    /// A player has fallen ill.
    "clock" "illness" Illness(clock::facts::Illness)
        Course Play => clock::interruption::ill,
    /// A player was told of the clock or of the number of moves.
    "clock" "reminder" Reminder(clock::facts::Reminder)
        Course Play => clock::reminder::rule,
    /// A player cannot handle clock, scoresheet or pieces.
    "clock" "assistant" Assistant(clock::facts::Assistant)
        Course Play => clock::assistant::rule,

    // --- scoresheets, resignation, conduct
    /// A player does not record the moves.
    "score" "not-recording" NotRecording(score::facts::NotRecording)
        Course Play => score::recording::not_recording,
    /// A player wrote the move down before playing it.
    "score" "wrote-first" WroteFirst(score::facts::WroteFirst)
        Course Play => score::recording::wrote_first,
    /// Scoresheets must be completed after time trouble.
    "score" "arrears" Arrears(score::facts::Arrears)
        Course Play => score::arrears::rule,
    /// The scoresheets do not show whether a time control was reached.
    "score" "control-unproved" ControlUnproved(score::facts::ControlUnproved)
        Course Play => score::arrears::unproved,
    /// A player refuses something about the scoresheet.
    "score" "sheet-refused" SheetRefused(score::facts::SheetRefused)
        Course AfterEnd => score::sheet::refused,
    /// A sheet that cannot be read or seen.
    "score" "sheet-unclear" SheetUnclear(score::facts::SheetUnclear)
        Course Play => score::sheet::unclear,
    /// A player does not write in the usual notation.
    "score" "sheet-notation" SheetNotation(score::facts::SheetNotation)
        Course Play => score::sheet::notation,
    /// An electronic scoresheet fails.
    "score" "electronic-sheet-fails" ElectronicSheetFails(score::facts::ElectronicSheetFails)
        Course Play => score::sheet::electronic_fails,
    /// A player in rapid or blitz asks for a sheet.
    "score" "sheet-request" SheetRequest(score::facts::SheetRequest)
        Course Play => score::sheet::request,
    /// A wrong result was written or reported.
    "score" "wrong-result" WrongResult(score::facts::WrongResult)
        Course AfterEnd => score::result::wrong,
    /// A player is said to have resigned.
    "conduct" "resignation" Resignation(conduct::facts::Resignation)
        Moment Play => conduct::resignation::rule,
    /// A player has an electronic device.
    "conduct" "device" Device(conduct::facts::Device)
        Course AfterEnd => conduct::devices::rule,
    /// A player used notes, advice or analysis.
    "conduct" "forbidden-help" ForbiddenHelp(conduct::facts::ForbiddenHelp)
        Course AfterEnd => conduct::behaviour::forbidden_help,
    /// A player left the playing area or the venue.
    "conduct" "leaving" Leaving(conduct::facts::Leaving)
        Course Play => conduct::behaviour::leaving,
    /// A player distracted the opponent.
    "conduct" "distraction" Distraction(conduct::facts::Distraction)
        Course Play => conduct::behaviour::distraction,
    /// Somebody from outside stepped in.
    "conduct" "interference" Interference(conduct::facts::Interference)
        Course Play => conduct::behaviour::interference,
    /// A player refuses to comply.
    "conduct" "refusal" Refusal(conduct::facts::Refusal)
        Course AfterEnd => conduct::behaviour::refusal,
    /// A breach without a consequence of its own.
    "conduct" "misconduct" Misconduct(conduct::facts::Misconduct)
        Course AfterEnd => conduct::misconduct::rule,
    /// An action that brings the game of chess into disrepute, such as a result made up before.
    "conduct" "disrepute" Disrepute(conduct::facts::Disrepute)
        Course AfterEnd => conduct::disrepute::rule,
    /// A committee for appeals is composed.
    "conduct" "appeals-committee" AppealsCommittee(conduct::facts::AppealsCommittee)
        Course AfterEnd => conduct::committee::rule,
    /// A player wants to appeal.
    "conduct" "appeal-right" AppealRight(conduct::facts::AppealRight)
        Course AfterEnd => conduct::penalties::appeal_right,

    // --- adjourned games, blind players, withdrawal
    /// A move is sealed.
    "sealed" "sealing" Sealing(sealed::facts::Sealing)
        Course Play => sealed::sealing::rule,
    /// The envelope is opened.
    "sealed" "sealed-move" SealedMove(sealed::facts::SealedMove)
        Course Play => sealed::opening::rule,
    /// The envelope is lost.
    "sealed" "lost-envelope" LostEnvelope(sealed::facts::LostEnvelope)
        Course Play => sealed::opening::lost_envelope,
    /// The clocks were set wrongly at the resumption.
    "sealed" "resumed-times" ResumedTimes(sealed::facts::ResumedTimes)
        Course Play => sealed::opening::times,
    /// An adjourned game is to be resumed.
    "sealed" "resumption" Resumption(sealed::facts::Resumption)
        Course Play => sealed::resumption::rule,
    /// The game is decided before the envelope is opened.
    "sealed" "before-opening" BeforeOpening(sealed::facts::BeforeOpening)
        Course Play => sealed::opening::before_opening,
    /// The sessions of play.
    "sealed" "session" Session(sealed::facts::Session)
        Course AfterEnd => sealed::sealing::session,
    /// A blind player made a slip of the tongue.
    "sealed" "blind-slip" BlindSlip(sealed::facts::BlindSlip)
        Course Play => sealed::blind::slip,
    /// The boards of a blind and of the other player differ.
    "sealed" "boards-differ" BoardsDiffer(sealed::facts::BoardsDiffer)
        Course Play => sealed::blind::boards_differ,
    /// An assistant at a board with a blind player.
    "sealed" "blind-assistant" BlindAssistant(sealed::facts::BlindAssistant)
        Course Play => sealed::blind::assistant,
    /// Play with a blind player.
    "sealed" "blind-play" BlindPlay(sealed::facts::BlindPlay)
        Course Play => sealed::blind::play,
    /// A player leaves a competition.
    "sealed" "withdrawal" Withdrawal(sealed::facts::Withdrawal)
        Course AfterEnd => sealed::withdrawal::rule,
}

impl Case {
    /// Whether it is ruled on though the game has ended: then its ruling says what the end means
    /// for it.
    #[must_use]
    pub fn outlives_the_game(&self) -> bool {
        self.ruled_while() == While::AfterEnd
    }

    /// Whether it is about how the game begins: who is absent or late.
    #[must_use]
    pub const fn is_of_the_beginning(&self) -> bool {
        matches!(self, Self::AbsentAtStart(_) | Self::LateArrival(_))
    }

    /// Whether it is about one moment of the game, so that nothing made since changes what it was.
    #[must_use]
    pub fn is_of_a_moment(&self) -> bool {
        self.about() == About::Moment
    }

    /// The kinds that an arbiter meets most often, the most frequent first.
    pub const FREQUENT: [&'static str; 9] = [
        "illegal-move",
        "flag-fall",
        "repetition",
        "fifty-moves",
        "draw-offer",
        "touched-piece",
        "clock-not-pressed",
        "pressed-without-move",
        "other",
    ];

    /// The case of a kind with these facts, as a journal or a file has them.
    ///
    /// # Errors
    /// [`CaseFault`] when there is no such kind, or a fact is missing, unknown or of a wrong form.
    pub fn from_facts(
        kind: &str,
        facts: &serde_json::Map<String, serde_json::Value>,
    ) -> Result<Self, CaseFault> {
        if kind != Self::Other.kind() && !Self::KINDS.iter().any(|schema| schema.kind == kind) {
            return Err(CaseFault::Kind(kind.to_owned()));
        }
        let mut object = facts.clone();
        object.insert("case".into(), kind.into());
        serde_json::from_value(object.into())
            .map_err(|error| CaseFault::Fact { kind: kind.to_owned(), why: error.to_string() })
    }

    /// Its facts by name.
    #[must_use]
    pub fn facts(&self) -> serde_json::Map<String, serde_json::Value> {
        let mut facts = match serde_json::to_value(self) {
            Ok(serde_json::Value::Object(object)) => object,
            _ => serde_json::Map::new(),
        };
        facts.remove("case");
        facts
    }

    /// The same with what it leaves out of its moment, where the game stood like that.
    #[must_use]
    pub fn pinned(&self, then: &Game) -> Self {
        match self {
            Self::IllegalMove(facts) if facts.ply.is_none() => {
                let ply = Some(facts.before_it(then));
                Self::IllegalMove(IllegalMove { ply, ..facts.clone() })
            }
            case => case.clone(),
        }
    }

    /// Who, as the case has it, has pressed the clock with nothing on record for it.
    #[must_use]
    pub(in crate::rulings) const fn pressed_by(&self) -> Option<Side> {
        match self {
            Self::IllegalMove(facts) if facts.completed => Some(facts.by),
            Self::PressedWithoutMove(facts) => Some(facts.by),
            Self::TwoHandsMove(facts) if facts.pressed => Some(facts.by),
            Self::UnfinishedMove(facts) if facts.pressed() => Some(facts.by),
            Self::PromotionChoice(facts) if facts.pressed => Some(facts.by),
            _ => None,
        }
    }

    /// What its kind asks for; nothing for [`Case::Other`].
    #[must_use]
    pub fn schema(&self) -> Option<&'static Schema> {
        Self::KINDS.iter().find(|schema| schema.kind == self.kind())
    }
}

/// Its name, with the player it is about: “Illegal move: White”.
impl Argument for Case {
    const NAME: &'static str = "case";

    fn value(&self) -> jadoube_message::Value<'_> {
        use jadoube_message::Value::Said;
        let name = match self.schema() {
            Some(schema) => format!("case-{}-kind-{}", schema.chapter, schema.kind).into(),
            None => "ruling-case-other".into(),
        };
        let name = Said(name, Vec::new());
        match self.side() {
            Some(side) => {
                let values = vec![("case", name), ("side", side.other().opponent())];
                Said("ruling-case-of".into(), values)
            }
            None => name,
        }
    }
}

/// The ruling that the edition prescribes for a case in this game at this moment.
#[must_use]
pub fn rule(case: &Case, game: &Game, edition: &Edition, at: Moment) -> Ruling {
    rule_on(case, &Scene::new(game, edition, at))
}

/// The ruling on a case in a scene.
#[must_use]
pub fn rule_on(case: &Case, scene: &Scene<'_>) -> Ruling {
    let Some(outcome) = scene.game.outcome() else {
        let ruling = case.ruled(scene);
        // No decision lets a game begin but one about its beginning.
        let begins = scene.game.status != Status::Waiting || case.is_of_the_beginning();
        return if begins { ruling } else { ruling.without_start() };
    };
    let mut ruling = if case.outlives_the_game() {
        case.ruled(scene)
    } else {
        let citations = ended_by(scene.edition, outcome.reason);
        Ruling::new(Finding::GameOver { outcome }, vec![Remedy::ResultStands], citations)
    };
    // No game goes on that has ended.
    for remedy in ruling.remedies.iter_mut().filter(|remedy| **remedy == Remedy::Continue) {
        *remedy = Remedy::ResultStands;
    }
    ruling
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::clock::facts::{Absent, AbsentAtStart, ClocksStopped, StopReason};
    use crate::rulings::scenario::{STANDARD, START, edition, game};

    #[test]
    fn no_decision_lets_a_game_begin_but_one_about_its_beginning() {
        let begun = game(STANDARD, START, "");
        let waiting = Game::new(begun.setup.clone());
        let starts = |case: &Case, game: &Game| {
            let ruling = rule(case, game, edition("2023"), Moment(0));
            ruling.remedies.iter().any(|one| matches!(one, Remedy::StartClock { .. }))
        };
        let absent =
            Case::AbsentAtStart(AbsentAtStart { absent: Absent::Black, default: Some(30) });
        let (by, why) = (Side::White, StopReason::Irregularity);
        let stopped = Case::ClocksStopped(ClocksStopped { by, why });
        assert!(starts(&absent, &waiting) && starts(&stopped, &begun));
        assert!(!starts(&stopped, &waiting));
    }
}
