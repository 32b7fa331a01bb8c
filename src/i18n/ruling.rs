//! Cases and rulings in words: what was found, what is done, how certain it is and what is left to
//! the arbiter. The articles stand beside them by their numbers.

use crate::catalogue::{Arg, Words};
use crate::chess::{self, Numbering};
use crate::message::Context;
use crate::{cases, outcome, time};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_laws::citation::{Citation, TextStatus};
use jadoube_laws::claims::repetition::Appearance;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::touch_duty::Obligation;
use jadoube_laws::laws::irregular::IllegalMovePenalty;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::claims::facts::OfferMoment;
use jadoube_laws::rulings::discretion::Room;
use jadoube_laws::rulings::ruling::{
    CanMate, Certainty, Discretion, Doubt, Finding, Irregularity, NoTouch, Remedy, Ruling,
};

/// The name of a case, as it stands in a list: “Illegal move”.
#[must_use]
pub fn case(words: &Words, case: &Case) -> String {
    case.schema()
        .map_or_else(|| words.say("ruling-case-other"), |schema| cases::kind(words, schema))
}

/// What is done, as it is carried out on a game: moves are written as in its positions.
#[must_use]
pub fn remedies(
    words: &Words,
    remedies: &[Remedy],
    (game, numbering): (Option<&Game>, Numbering),
) -> Vec<String> {
    let mut position = game.map(Game::position);
    let mut said = Vec::with_capacity(remedies.len());
    for one in remedies {
        if let Remedy::Restore { ply } = one {
            position = game.and_then(|game| game.position_at(*ply));
        }
        said.push(match one {
            Remedy::Play { .. } => {
                words.tell_in(one, Context { position, ..Context::of(numbering) })
            }
            other => remedy(words, other, numbering),
        });
    }
    said
}

/// A case with the player it is about: “Illegal move: White”.
#[must_use]
pub fn case_of(words: &Words, what: &Case) -> String {
    let name = case(words, what);
    match what.side() {
        Some(side) => {
            words.say_with("ruling-case-of", &[("case", name.into()), named(words, side)])
        }
        None => name,
    }
}

/// “Art. 7.5.1, 7.5.5 (Laws of 2023)”; nothing, if there are none. All are of one edition, and the
/// competition's own rules that changed it are named after it.
#[must_use]
pub fn citations(words: &Words, citations: &[Citation]) -> String {
    let (own, edition): (Vec<&Citation>, Vec<&Citation>) =
        citations.iter().partition(|one| one.changed_by.as_ref() == Some(&one.edition));
    let mut said = Vec::new();
    if let Some(first) = edition.first() {
        let articles = edition.iter().map(|one| one.article.as_str());
        let articles: Vec<&str> = articles.filter(|article| !article.is_empty()).collect();
        if !articles.is_empty() {
            let articles = articles.join(", ");
            let args = [("articles", articles.into()), ("edition", (&first.edition).into())];
            said.push(words.say_with("ruling-articles", &args));
        }
    }
    if !own.is_empty() {
        let own: Vec<String> = own.iter().map(ToString::to_string).collect();
        said.push(words.say_with("law-changed-by", &[("name", own.join(", ").into())]));
    }
    said.join(" · ")
}

/// An article whose text is not held: “8.2: the text is not held; assumed from the Laws of 2009”; a
/// rule whose article is not even known by its number.
#[must_use]
pub fn assumed(words: &Words, citation: &Citation) -> String {
    let (id, unnumbered, from) = match &citation.held {
        TextStatus::Unknown(from) => ("ruling-not-known", "ruling-not-known-unnumbered", from),
        TextStatus::Assumed(from) => ("ruling-assumed", "ruling-assumed-unnumbered", from),
        TextStatus::Text => ("ruling-assumed", "ruling-assumed-unnumbered", &citation.edition),
    };
    if citation.article.is_empty() {
        return words.say_with(unnumbered, &[("from", from.into())]);
    }
    words.say_with(id, &[("article", (&citation.article).into()), ("from", from.into())])
}

/// What was found, in one or two sentences.
#[must_use]
pub fn finding(words: &Words, finding: &Finding) -> String {
    let of = |id, side| words.say_with(id, &[named(words, side)]);
    match finding {
        Finding::GameOver { outcome } => {
            let result = outcome::outcome(words, *outcome);
            words.say_with("ruling-game-over", &[("result", result.into())])
        }
        Finding::MoveWasLegal { by, san } => words.say_with(
            "ruling-move-was-legal",
            &[named(words, *by), ("move", chess::localized_san(words, san).into())],
        ),
        Finding::NotCompleted { by } => of("ruling-not-completed", *by),
        Finding::IllegalMove { .. } => illegal_move(words, finding),
        Finding::IllegalMoveAnswered { by } => of("ruling-illegal-move-answered", *by),
        Finding::FlagFallen { side, opponent, moves_made } => {
            let mate = can_mate(words, side.other(), *opponent);
            let fallen = words.say_with(
                "ruling-flag-fallen",
                &[named(words, *side), ("moves", (*moves_made).into())],
            );
            format!("{fallen}. {mate}")
        }
        Finding::FlagUp { side, remaining } => words.say_with(
            "ruling-flag-up",
            &[named(words, *side), ("time", time::shown(*remaining).into())],
        ),
        Finding::BothFlags { last_period: true } => words.say("ruling-both-flags-last-period"),
        Finding::BothFlags { last_period: false } => words.say("ruling-both-flags"),
        Finding::ClaimantNotOnMove { by } => of("ruling-claimant-not-on-move", *by),
        Finding::IntendedIllegal { by, uci } => words.say_with(
            "ruling-intended-illegal",
            &[named(words, *by), ("move", chess::written(words, uci, None).into())],
        ),
        Finding::Repetition { .. } | Finding::FiftyMoves { .. } => draw_claim(words, finding),
        Finding::AgreedTooEarly { needed } => {
            words.say_with("ruling-agreed-too-early", &[("needed", (*needed).into())])
        }
        Finding::DrawAgreed { by, when } => with_moment(words, "ruling-draw-agreed", *by, *when),
        Finding::OfferRejected { by, when } => {
            with_moment(words, "ruling-offer-rejected", *by, *when)
        }
        Finding::OfferStands { by, when } => with_moment(words, "ruling-offer-stands", *by, *when),
        Finding::NoTouchMove { by, why } => no_touch(words, *by, *why),
        Finding::TouchMove { by, obligation, played } => {
            let said = obligation_of(words, *by, obligation);
            match played {
                Some(san) => {
                    let played = words.say_with(
                        "ruling-touch-move-played",
                        &[("move", chess::localized_san(words, san).into())],
                    );
                    format!("{said}. {played}")
                }
                None => said,
            }
        }
        Finding::ClockNotPressed { by, answered: false } => of("ruling-clock-not-pressed", *by),
        Finding::ClockNotPressed { by, answered: true } => {
            of("ruling-clock-not-pressed-answered", *by)
        }
        Finding::PressedAfterMove { by } => of("ruling-pressed-after-move", *by),
        Finding::PressWithoutMoveFree { by } => of("ruling-press-without-move-free", *by),
        Finding::Open => words.say("ruling-open"),
        Finding::Told(sentence) => cases::said(words, sentence, Numbering::USUAL),
    }
}

/// One step that corrects things.
#[must_use]
pub fn remedy(words: &Words, remedy: &Remedy, numbering: Numbering) -> String {
    words.tell_in(remedy, Context::of(numbering))
}

/// How a ruling stands, in one sentence or two: whether the facts suffice, and whether the arbiter
/// has something to decide beyond them.
#[must_use]
pub fn certainty(words: &Words, ruling: &Ruling) -> Vec<String> {
    if ruling.follows() {
        return vec![words.say("ruling-certain")];
    }
    let facts = match ruling.certainty {
        Certainty::Certain => words.say("ruling-facts-suffice"),
        Certainty::Unsure { why } => doubt(words, why),
    };
    // A doubt that is not about the facts says itself that the arbiter decides.
    let said = matches!(ruling.certainty, Certainty::Unsure { why } if !why.is_of_facts());
    let discretion_reasons = ruling
        .discretion_reasons()
        .into_iter()
        .filter(|discretion_reasons| !(said && *discretion_reasons == Room::Arbiter));
    std::iter::once(facts)
        .chain(
            discretion_reasons
                .map(|discretion_reasons| self::discretion_reasons(words, discretion_reasons)),
        )
        .collect()
}

fn discretion_reasons(words: &Words, discretion_reasons: Room) -> String {
    words.tell(&discretion_reasons)
}

fn doubt(words: &Words, why: Doubt) -> String {
    words.tell(&why)
}

/// What is left to the arbiter.
#[must_use]
pub fn discretion(words: &Words, discretion: &Discretion) -> String {
    match discretion {
        Discretion::Times { increment: Some(increment) } => {
            let time = time::brief(words, *increment);
            words.say_with("ruling-left-times-increment", &[("time", time.into())])
        }
        Discretion::Times { increment: None } => words.say("ruling-left-times"),
        Discretion::Penalty => words.say("ruling-left-penalty"),
        Discretion::Intent => words.say("ruling-left-intent"),
        Discretion::Accident => words.say("ruling-left-accident"),
        Discretion::PlayOnOrDraw => words.say("ruling-left-play-on-or-draw"),
        Discretion::Supervision => words.say("ruling-left-supervision"),
        Discretion::Everything => words.say("ruling-left-everything"),
        Discretion::Told(sentence) => cases::said(words, sentence, Numbering::USUAL),
    }
}

fn named(words: &Words, side: Side) -> (&'static str, Arg<'static>) {
    ("side", chess::side(words, side).into())
}

fn can_mate(words: &Words, side: Side, can: CanMate) -> String {
    let id = match can {
        CanMate::Yes => "ruling-can-mate",
        CanMate::No => "ruling-cannot-mate",
        CanMate::Unsure => "ruling-mate-unclear",
    };
    words.say_with(id, &[named(words, side)])
}

fn illegal_move(words: &Words, finding: &Finding) -> String {
    let Finding::IllegalMove { by, irregularity, nth, penalty, opponent } = finding else {
        return String::new();
    };
    let id = match irregularity {
        Irregularity::Move => "ruling-illegal-move",
        Irregularity::UnpromotedPawn => "ruling-unpromoted-pawn",
        Irregularity::PressWithoutMove => "ruling-press-without-move",
        Irregularity::TwoHands => "ruling-two-hands",
    };
    let found = words.say_with(id, &[named(words, *by), ("nth", (*nth).into())]);
    let costs = match penalty {
        IllegalMovePenalty::Nothing => words.say("ruling-costs-nothing"),
        IllegalMovePenalty::OpponentTime(span) => {
            let time = time::brief(words, *span);
            words.say_with("ruling-costs-time", &[named(words, by.other()), ("time", time.into())])
        }
        IllegalMovePenalty::Loss | IllegalMovePenalty::LossOrDraw => words.say("ruling-costs-game"),
    };
    match opponent {
        Some(can) => format!("{found}. {costs}. {}", can_mate(words, by.other(), *can)),
        None => format!("{found}. {costs}"),
    }
}

fn draw_claim(words: &Words, finding: &Finding) -> String {
    let (said, intended) = match finding {
        Finding::Repetition { by, correct, at, needed, intended } => {
            let id = if *correct { "ruling-repetition-correct" } else { "ruling-repetition-wrong" };
            let args = [
                named(words, *by),
                ("count", at.len().into()),
                ("needed", (*needed).into()),
                ("places", places(words, at).into()),
            ];
            (words.say_with(id, &args), intended)
        }
        Finding::FiftyMoves { by, correct, moves, needed, intended } => {
            let id = if *correct { "ruling-fifty-correct" } else { "ruling-fifty-wrong" };
            let args = [
                named(words, *by),
                ("white", moves.white.into()),
                ("black", moves.black.into()),
                ("needed", (*needed).into()),
            ];
            (words.say_with(id, &args), intended)
        }
        _ => return String::new(),
    };
    match intended {
        Some(san) => {
            let intended = words.say_with(
                "ruling-with-intended",
                &[("move", chess::localized_san(words, san).into())],
            );
            format!("{said}. {intended}")
        }
        None => said,
    }
}

/// Where a position appeared: “12.”, “14.”, “16…”.
fn places(words: &Words, at: &[Appearance]) -> String {
    let place = |one: &Appearance| match one.after {
        Some((number, Side::White)) => format!("{number}."),
        Some((number, Side::Black)) => format!("{number}…"),
        None => words.say("chess-at-start"),
    };
    at.iter().map(place).collect::<Vec<_>>().join(", ")
}

fn with_moment(words: &Words, id: &str, by: Side, when: OfferMoment) -> String {
    let moment = words.say(match when {
        OfferMoment::BeforePress => "ruling-offer-before-press",
        OfferMoment::OwnTimeBeforeMove => "ruling-offer-own-time",
        OfferMoment::OpponentsTime => "ruling-offer-opponents-time",
    });
    format!("{}. {moment}", words.say_with(id, &[named(words, by)]))
}

fn no_touch(words: &Words, by: Side, why: NoTouch) -> String {
    let id = match why {
        NoTouch::Announced => "ruling-no-touch-announced",
        NoTouch::Accidental => "ruling-no-touch-accidental",
        NoTouch::Adjusting => "ruling-no-touch-adjusting",
        NoTouch::NotOnMove => "ruling-no-touch-not-on-move",
        NoTouch::ClaimLost => "ruling-no-touch-claim-lost",
        NoTouch::Fulfilled => "ruling-no-touch-fulfilled",
        NoTouch::NothingThere => "ruling-no-touch-nothing-there",
    };
    words.say_with(id, &[named(words, by)])
}

/// What a player must do, “White must move the piece on f3”.
#[must_use]
pub fn obligation_of(words: &Words, by: Side, obligation: &Obligation) -> String {
    let side = named(words, by);
    let on = |square: &Square| ("square", Arg::from(square.to_string()));
    match obligation {
        Obligation::Move { square } => words.say_with("ruling-must-move", &[side, on(square)]),
        Obligation::Capture { square, with } => {
            let with = with.map_or_else(|| "none".to_owned(), |with| with.to_string());
            words.say_with("ruling-must-capture", &[side, on(square), ("with", with.into())])
        }
        Obligation::Castle { uci } => words.say_with(
            "ruling-must-castle",
            &[side, ("move", chess::written(words, uci, None).into())],
        ),
        Obligation::Free => words.say_with("ruling-any-legal-move", &[side]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::moment::Millis;
    use jadoube_chess::ply::Ply;

    #[test]
    fn a_finding_says_what_it_costs() {
        let found = Finding::IllegalMove {
            by: Side::White,
            irregularity: Irregularity::Move,
            nth: 1,
            penalty: IllegalMovePenalty::OpponentTime(Millis::from_mins(2)),
            opponent: None,
        };
        assert_eq!(
            finding(&Words::new(Lang::En), &found),
            "White completed illegal move number 1. Black receives 2 min extra time"
        );
    }

    #[test]
    fn a_flag_is_told_with_whether_the_opponent_can_mate() {
        let found =
            Finding::FlagFallen { side: Side::White, opponent: CanMate::No, moves_made: 39 };
        let said = finding(&Words::new(Lang::En), &found);
        assert!(said.contains("39") && said.contains("Black cannot"), "{said}");
    }

    #[test]
    fn no_word_of_any_ruling_is_missing_in_any_language() {
        let remedies = [
            Remedy::Restore { ply: Ply(3) },
            Remedy::SubtractTime { side: Side::Black, time: Millis::from_secs(30) },
            Remedy::ObligeToCapture {
                by: Side::White,
                square: "e5".parse().unwrap(),
                with: Some("f3".parse().unwrap()),
                moves: Vec::new(),
            },
            Remedy::StopClock,
        ];
        let cited = [Citation::new("2023", "7.5.1"), Citation::new("2023", "7.5.5")];
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let mut said: Vec<String> =
                remedies.iter().map(|step| remedy(&words, step, Numbering::USUAL)).collect();
            said.push(citations(&words, &cited));
            for why in [Doubt::OrderOfFlags, Doubt::SealedMoveNotSeen, Doubt::Lent] {
                said.push(doubt(&words, why));
            }
            said.push(discretion(&words, &Discretion::Times { increment: Some(Millis(30_000)) }));
            for text in said {
                assert!(!text.contains(['⟦', '{', '$']), "{lang:?}: {text}");
            }
        }
    }
}
