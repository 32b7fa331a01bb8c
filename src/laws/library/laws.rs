//! The editions of the Laws that come with the program, read from their RON files in
//! `assets/laws`. What an edition can say is in `core::laws`; a competition’s own rules are read in
//! `overlay`.

use std::sync::LazyLock;

use crate::laws::edition::Edition;
use crate::library::appeals;
use crate::library::bundled::{BundledFile, shipped};

/// The files, oldest first.
const FILES: &[BundledFile] = &[
    shipped!("laws/1972.ron"),
    shipped!("laws/1980.ron"),
    shipped!("laws/1997.ron"),
    shipped!("laws/2001.ron"),
    shipped!("laws/2005.ron"),
    shipped!("laws/2009.ron"),
    shipped!("laws/2014.ron"),
    shipped!("laws/2017.ron"),
    shipped!("laws/2018.ron"),
    shipped!("laws/2023.ron"),
];

static EDITIONS: LazyLock<Vec<Edition>> =
    LazyLock::new(|| FILES.iter().map(|file| with_regulations(file.value())).collect());

/// The edition with the regulations for appeals that are proposed with it.
fn with_regulations(edition: Edition) -> Edition {
    let regulations = Some(appeals::proposed(&edition.id));
    Edition { regulations, ..edition }
}

/// All editions, oldest first; there is at least one.
#[must_use]
pub fn editions() -> &'static [Edition] {
    &EDITIONS
}

/// The edition with an id, `2023`.
#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    editions().iter().find(|edition| edition.id == id)
}

/// The newest edition, for a competition that names none.
#[must_use]
pub fn newest() -> &'static Edition {
    editions().last().expect("the program comes with editions; a test reads them")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::citation::TextStatus;
    use crate::laws::irregular::IllegalMovePenalty::{
        self, Loss, LossOrDraw, Nothing, OpponentTime,
    };
    use crate::laws::kind::{Kind, Pace, Supervision};
    use jadoube_chess::moment::Millis;

    const IDS: [&str; 10] =
        ["1972", "1980", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"];

    #[test]
    fn the_editions_are_read_in_order() {
        let ids: Vec<&str> = editions().iter().map(|edition| edition.id.as_str()).collect();
        assert_eq!(ids, IDS);
        assert_eq!(newest().in_force_from, "2023-01-01");
        assert!(edition("1975").is_none());
        for pair in editions().windows(2) {
            let until = pair[0].in_force_until.as_deref().unwrap();
            assert!(until < pair[1].in_force_from.as_str(), "{} overlaps", pair[0].id);
        }
    }

    #[test]
    fn a_rule_that_is_not_held_names_the_edition_from_which_it_is_taken() {
        for edition in editions() {
            for entry in edition.rules.index() {
                let from = match entry.held {
                    TextStatus::Text => continue,
                    TextStatus::Assumed(from) | TextStatus::Unknown(from) => from,
                };
                assert!(IDS.contains(&from.as_str()), "{} {}: {from}", edition.id, entry.key);
                assert_ne!(from, &edition.id, "{}", entry.key);
            }
        }
        let held = |id: &str, key: &str| {
            let index = edition(id).unwrap().rules.index();
            index.into_iter().find(|entry| entry.key == key).unwrap().held.clone()
        };
        assert_eq!(held("2014", "setup.initial"), TextStatus::Assumed("2009".into()));
        assert_eq!(held("2014", "adjournment.late"), TextStatus::Unknown("2009".into()));
        assert_eq!(held("2018", "touch.own"), TextStatus::Text);
    }

    /// Facts on the Laws, section 2: the ladder of penalties, edition by edition.
    #[test]
    fn an_illegal_move_costs_what_edition_and_kind_of_play_say() {
        let minutes = |minutes| OpponentTime(Millis::from_mins(minutes));
        let three = |last| vec![minutes(2), minutes(2), last];
        for (id, kind, ladder, article) in [
            ("1972", Kind::Standard, vec![Nothing], "9.1"),
            ("1997", Kind::Standard, vec![Nothing], "7.4"),
            ("1997", Kind::Blitz, vec![LossOrDraw], "C3"),
            ("2001", Kind::Standard, three(Loss), "7.4b"),
            ("2005", Kind::Standard, three(Loss), "7.4b"),
            ("2009", Kind::Standard, three(LossOrDraw), "7.4b"),
            ("2014", Kind::Standard, vec![minutes(2), LossOrDraw], "7.5b"),
            ("2014", Kind::Rapid, vec![LossOrDraw], "A.4b"),
            ("2017", Kind::Blitz, vec![LossOrDraw], "B.4"),
            ("2018", Kind::Standard, vec![minutes(2), LossOrDraw], "7.5.5"),
            ("2018", Kind::Rapid, vec![minutes(2), LossOrDraw], "7.5.5"),
            ("2018", Kind::Blitz, vec![minutes(1), LossOrDraw], "7.5.5"),
            ("2023", Kind::Rapid, vec![minutes(1), LossOrDraw], "7.5.5"),
            ("2017", Kind::Standard, vec![minutes(2), LossOrDraw], "7.5.3"),
            ("2023", Kind::Blitz, vec![minutes(1), LossOrDraw], "7.5.5"),
            ("2023", Kind::BlitzSupervised, vec![minutes(2), LossOrDraw], "7.5.5"),
        ] {
            let rule = edition(id).unwrap().rules.illegal.penalties.of(kind);
            let found: &Vec<IllegalMovePenalty> = &rule.value;
            assert_eq!((found, rule.article.as_str()), (&ladder, article), "{id} {kind:?}");
        }
    }

    #[test]
    fn the_limits_of_rapid_and_blitz_are_those_of_the_appendices() {
        for (id, minutes, pace) in [
            ("1980", 5, Pace::Standard),
            ("2001", 14, Pace::Blitz),
            ("2001", 15, Pace::Rapid),
            ("2001", 60, Pace::Rapid),
            ("2009", 60, Pace::Standard),
            ("2018", 10, Pace::Blitz),
            ("2018", 11, Pace::Rapid),
            ("2023", 59, Pace::Rapid),
            ("2023", 60, Pace::Standard),
        ] {
            let edition = edition(id).unwrap();
            assert_eq!(edition.pace(Millis::from_mins(minutes)), pace, "{id}: {minutes} minutes");
            let kind = edition.kind(Millis::from_mins(minutes), Supervision::Lacking);
            assert_eq!(kind.pace(), pace);
        }
    }

    #[test]
    fn only_2023_draws_a_resignation_against_a_player_who_cannot_mate() {
        for edition in editions() {
            let draws = edition.rules.conduct.resign_draw_if_no_mate.value;
            assert_eq!(draws, edition.id == "2023", "{}", edition.id);
        }
    }
}
