//! Appeals in words: regulations, deadlines, points of admissibility, the committee with its
//! conflicts, and the decision.

use crate::catalogue::Catalogue;
use jadoube_laws::appeals::verdict::FeeFate;
use jadoube_laws::laws::regulations;

/// The name of a set of regulations.
#[must_use]
pub fn regulations(words: &Catalogue, id: &str) -> String {
    match id {
        "1972-olympiad" => words.say("appeal-regulations-1972"),
        "1980" => words.say("appeal-regulations-1980"),
        "2006" => words.say("appeal-regulations-2006"),
        "2023" => words.say("appeal-regulations-2023"),
        other => other.to_owned(),
    }
}

/// “Art. 12”, “C11 3.8”; empty where the regulations are silent.
#[must_use]
pub fn articles(words: &Catalogue, articles: &[String]) -> String {
    words.value(&regulations::articles(articles))
}

/// What may become of the fee: of a fine the most.
#[must_use]
pub fn fee_at_most(words: &Catalogue, fate: FeeFate) -> String {
    words.value(&fate.at_most())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::moment::Millis;
    use jadoube_laws::appeals::deadline::DeadlineStatus;
    use jadoube_laws::appeals::filing::Check;
    use jadoube_laws::appeals::filing::Point;
    use jadoube_laws::appeals::filing::PointStatus;
    use jadoube_laws::laws::regulations::Capacity;

    #[test]
    fn a_deadline_counts_the_minutes_begun() {
        let words = Catalogue::new(Lang::En);
        for (stands, text) in [
            (DeadlineStatus::Running { left: Millis::from_mins(43) }, "43 minutes left"),
            (DeadlineStatus::Running { left: Millis(60_001) }, "2 minutes left"),
            (DeadlineStatus::Running { left: Millis(1) }, "1 minute left"),
            (DeadlineStatus::Passed { ago: Millis(1) }, "Too late by 1 minute"),
            (
                DeadlineStatus::AtOnce { since: Millis(59_999) },
                "At once; decided less than a minute ago",
            ),
        ] {
            assert_eq!(words.tell(&stands), text);
        }
    }

    #[test]
    fn a_point_is_told_with_its_articles_in_every_language() {
        let check_of = |articles: &[&str]| Check {
            point: Point::Appellant { capacity: Capacity::Captain, when: None },
            answer: PointStatus::No,
            articles: articles.iter().map(|article| (*article).to_owned()).collect(),
        };
        let english = Catalogue::new(Lang::En);
        let text = english.value_of(&check_of(&["12"]));
        assert_eq!(text, "Captain: may not appeal (Art. 12)");
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).value_of(&check_of(&["Ol. 24.6"]));
            assert!(said.ends_with("(Ol. 24.6)") && !said.contains('⟦'), "{said}");
        }
    }
}
