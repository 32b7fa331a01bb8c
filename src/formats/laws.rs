//! The editions of the Laws that come with the program, read from their RON files in
//! `assets/laws`. What an edition can say is in `core::laws`; a competition's own overlay is not
//! read here yet.

use std::sync::LazyLock;

use crate::core::laws::edition::Edition;

/// The files, oldest first.
const FILES: [&str; 2] =
    [include_str!("../../assets/laws/2018.ron"), include_str!("../../assets/laws/2023.ron")];

static EDITIONS: LazyLock<Vec<Edition>> = LazyLock::new(|| {
    FILES
        .iter()
        .map(|text| read(text).expect("the editions are part of the program and tested"))
        .collect()
});

/// A file of an edition could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the edition of the Laws cannot be read: {0}")]
pub struct EditionFault(pub String);

/// Reads one edition.
///
/// # Errors
/// [`EditionFault`] with the line and column, when the text is no edition.
pub fn read(text: &str) -> Result<Edition, EditionFault> {
    ron::from_str(text).map_err(|error| EditionFault(error.to_string()))
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
    use crate::core::laws::edition::{IllegalMovePenalty, Pace, WrongClaim};
    use crate::core::moment::Millis;

    #[test]
    fn the_editions_are_read_in_order() {
        let ids: Vec<&str> = editions().iter().map(|edition| edition.id.as_str()).collect();
        assert_eq!(ids, ["2018", "2023"]);
        assert_eq!(newest().in_force_from, "2023-01-01");
        assert!(edition("1975").is_none());
    }

    #[test]
    fn the_minutes_for_an_illegal_move_and_a_wrong_claim_follow_pace_and_edition() {
        for (id, pace, minutes, articles) in [
            ("2018", Pace::Standard, 2, vec!["7.5.5"]),
            ("2018", Pace::Rapid, 2, vec!["7.5.5"]),
            ("2018", Pace::Blitz, 1, vec!["7.5.5", "B.2"]),
            ("2023", Pace::Standard, 2, vec!["7.5.5"]),
            ("2023", Pace::Rapid, 1, vec!["7.5.5", "A.3"]),
            ("2023", Pace::Blitz, 1, vec!["7.5.5", "B.3", "A.3"]),
        ] {
            let edition = edition(id).unwrap();
            let ladder = edition.rules.illegal_penalties.of(pace);
            let time = Millis::from_mins(minutes);
            assert_eq!(
                ladder.value,
                [IllegalMovePenalty::OpponentTime(time), IllegalMovePenalty::LossOrDraw],
                "{id} {pace:?}"
            );
            let cited: Vec<String> =
                edition.cite_all(ladder).into_iter().map(|c| c.article).collect();
            assert_eq!(cited, articles, "{id} {pace:?}");
            let claim = edition.rules.wrong_claim.of(pace);
            assert_eq!(claim.value, WrongClaim::OpponentTime(time), "{id} {pace:?}");
        }
    }

    #[test]
    fn the_limits_of_rapid_and_blitz_are_those_of_the_appendices() {
        for edition in editions() {
            for (minutes, pace) in [
                (10, Pace::Blitz),
                (11, Pace::Rapid),
                (59, Pace::Rapid),
                (60, Pace::Standard),
                (120, Pace::Standard),
            ] {
                assert_eq!(edition.pace(Millis::from_mins(minutes)), pace, "{minutes} minutes");
            }
        }
    }

    #[test]
    fn only_2023_draws_a_resignation_against_a_player_who_cannot_mate() {
        assert!(!edition("2018").unwrap().rules.resign_draw_if_no_mate.value);
        assert!(edition("2023").unwrap().rules.resign_draw_if_no_mate.value);
    }

    #[test]
    fn an_article_leads_back_to_what_it_says() {
        let edition = edition("2023").unwrap();
        assert_eq!(edition.keys_of("7.5.5"), ["illegal-penalty"]);
        assert_eq!(edition.keys_of("99"), Vec::<&str>::new());
    }

    #[test]
    fn a_damaged_file_is_refused_with_its_place() {
        let fault = read("(id: \"2023\", rules: 5)").unwrap_err();
        assert!(fault.to_string().contains("1:"), "{fault}");
    }
}
