//! Cases and rulings in words: what was found, what is done, how certain it is and what is left to
//! the arbiter. The articles stand beside them by their numbers.

use crate::cases;
use crate::catalogue::Catalogue;
use crate::chess::Numbering;
use crate::message::Context;
use jadoube_chess::side::Side;
use jadoube_laws::citation::{Citation, TextStatus};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::touch_duty::Obligation;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::discretion::DiscretionReason;
use jadoube_laws::rulings::ruling::{Certainty, Remedy, Ruling};

/// The name of a case, as it stands in a list: “Illegal move”.
#[must_use]
pub fn case(words: &Catalogue, case: &Case) -> String {
    case.schema()
        .map_or_else(|| words.say("ruling-case-other"), |schema| cases::kind(words, schema))
}

/// What is done, as it is carried out on a game: moves are written as in its positions.
#[must_use]
pub fn remedies(
    words: &Catalogue,
    remedies: &[Remedy],
    (game, numbering): (Option<&Game>, Numbering),
) -> Vec<String> {
    let mut position = game.map(Game::position);
    let mut said = Vec::with_capacity(remedies.len());
    for one in remedies {
        if let Remedy::Restore { ply } = one {
            position = game.and_then(|game| game.position_at(*ply));
        }
        said.push(words.tell_in(one, Context { position, ..Context::of(numbering) }));
    }
    said
}

/// “Art. 7.5.1, 7.5.5 (Laws of 2023)”; nothing, if there are none. All are of one edition, and the
/// competition's own rules that changed it are named after it.
#[must_use]
pub fn citations(words: &Catalogue, citations: &[Citation]) -> String {
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
pub fn assumed(words: &Catalogue, citation: &Citation) -> String {
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

/// One step that corrects things.
#[must_use]
pub fn remedy(words: &Catalogue, remedy: &Remedy, numbering: Numbering) -> String {
    words.tell_in(remedy, Context::of(numbering))
}

/// How a ruling stands, in one sentence or two: whether the facts suffice, and whether the arbiter
/// has something to decide beyond them.
#[must_use]
pub fn certainty(words: &Catalogue, ruling: &Ruling) -> Vec<String> {
    if ruling.follows() {
        return vec![words.say("ruling-certain")];
    }
    let facts = match ruling.certainty {
        Certainty::Certain => words.say("ruling-facts-suffice"),
        Certainty::Unsure { why } => words.tell(&why),
    };
    // A doubt that is not about the facts says itself that the arbiter decides.
    let said = matches!(ruling.certainty, Certainty::Unsure { why } if !why.is_of_facts());
    let reasons = ruling.discretion_reasons().into_iter();
    let reasons = reasons.filter(|reason| !(said && *reason == DiscretionReason::Arbiter));
    std::iter::once(facts).chain(reasons.map(|reason| words.tell(&reason))).collect()
}

/// What a player must do, “White must move the piece on f3”.
#[must_use]
pub fn obligation_of(words: &Catalogue, by: Side, obligation: &Obligation) -> String {
    words.value(&obligation.of(&by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::moment::Millis;
    use jadoube_chess::ply::Ply;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::laws::irregular::IllegalMovePenalty;
    use jadoube_laws::rulings::ruling::Discretion;
    use jadoube_laws::rulings::ruling::Finding;
    use jadoube_laws::rulings::ruling::{CanMate, Doubt, Irregularity};
    use jadoube_laws::rulings::sentence::{Said, Value};

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
            Catalogue::new(Lang::En).tell(&found),
            "White completed illegal move number 1. Black receives 2 min extra time"
        );
    }

    #[test]
    fn the_moves_of_a_remedy_are_written_as_in_the_positions_of_the_game() {
        let game = Game::new(Setup::new("90+30".parse().unwrap()));
        let moves = Value::Moves(vec![Uci("g1f3".into())]);
        let stands = Said::new("moves-stands").of(Side::White).with("moves", moves);
        let stands = [Remedy::Do(stands)];
        for (game, move_text) in [(Some(&game), "Nf3"), (None, "g1-f3")] {
            let said = remedies(&Catalogue::new(Lang::En), &stands, (game, Numbering::USUAL));
            assert_eq!(said, [format!("{move_text} stands; White presses the clock")]);
        }
    }

    #[test]
    fn a_flag_is_told_with_whether_the_opponent_can_mate() {
        let found =
            Finding::FlagFallen { side: Side::White, opponent: CanMate::No, moves_made: 39 };
        let said = Catalogue::new(Lang::En).tell(&found);
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
            let words = Catalogue::new(lang);
            let mut said: Vec<String> =
                remedies.iter().map(|step| remedy(&words, step, Numbering::USUAL)).collect();
            said.push(citations(&words, &cited));
            for why in [Doubt::OrderOfFlags, Doubt::SealedMoveNotSeen, Doubt::Lent] {
                said.push(words.tell(&why));
            }
            said.push(words.tell(&Discretion::Times { increment: Some(Millis(30_000)) }));
            for text in said {
                assert!(!text.contains(['⟦', '{', '$']), "{lang:?}: {text}");
            }
        }
    }
}
