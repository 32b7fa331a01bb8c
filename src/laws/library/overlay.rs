//! A federation's or a competition's own rules as a RON file on an edition:
//!
//! ```ron
//! (
//!     name: "Liga X 2026",
//!     edition: "2023",
//!     rules: {
//!         "clocks.default_time": (value: UnlessSet(15), article: "3.2"),
//!         "offers.not_before": 30,
//!     },
//!     fees: { "appeal": "50 EUR" },
//! )
//! ```
//!
//! The keys are those of the index of an edition: chapter, field, and the kind of play where the rule
//! has one for each; without the kind the value holds for all.

use std::collections::BTreeMap;

use jadoube_message::reader::ReaderFault;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::laws::edition::{self, Edition};
use crate::laws::overlay::{self, Fault, OverlaidRule};
use crate::library::bundled::options;
use crate::library::laws;
use crate::unreadable;

/// The rules of a competition as they were written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Overlay {
    /// What they are called.
    pub name: String,
    /// The edition that they change.
    pub edition: String,
    /// Further editions over which they can be laid.
    #[serde(default)]
    also: Vec<String>,
    /// The rules, by their keys.
    #[serde(default)]
    rules: BTreeMap<String, Box<RawValue>>,
    /// What is paid for what, as it is to be read: `"appeal": "50 EUR"`.
    #[serde(default)]
    pub fees: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CitedValue<T> {
    value: T,
    #[serde(default)]
    article: String,
}

/// The rules of an event that come with the program, by the year that they are called after.
const SHIPPED: [(&str, &str); 1] =
    [("2006", include_str!("../../../assets/laws/overlays/tournament-2006.ron"))];

/// The rules of an event that come with the program, if there are any of that name.
#[must_use]
pub fn shipped(name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(id, _)| *id == name).map(|(_, text)| *text)
}

/// What the rules of events are called that come with the program.
pub fn names() -> impl Iterator<Item = &'static str> {
    SHIPPED.iter().map(|(name, _)| *name)
}

/// Reads the rules of a competition.
///
/// # Errors
/// Everything that is wrong with them, each fault with its place.
pub fn read(text: &str) -> Result<Overlay, Vec<Fault>> {
    let overlay: Overlay = options()
        .from_str(text)
        .map_err(|error| vec![Fault::Unreadable { why: unreadable::ron(&error) }])?;
    let mut faults = Vec::new();
    if overlay.name.trim().is_empty() {
        faults.push(Fault::Nameless);
    }
    match laws::edition(&overlay.edition) {
        Some(edition) => faults.extend(laid_over(edition, &overlay).err().into_iter().flatten()),
        None => faults.push(Fault::NoSuchEdition {
            edition: overlay.edition.clone(),
            known: laws::editions().iter().map(|edition| edition.id.clone()).collect(),
        }),
    }
    if faults.is_empty() { Ok(overlay) } else { Err(faults) }
}

/// The edition as the competition has changed it.
///
/// # Errors
/// When the rules are meant for another edition, and everything that is wrong with them.
pub fn laid_over(edition: &Edition, overlay: &Overlay) -> Result<Edition, Vec<Fault>> {
    if edition.id != overlay.edition && !overlay.also.contains(&edition.id) {
        let (meant, asked) = (overlay.edition.clone(), edition.id.clone());
        return Err(vec![Fault::OtherEdition { meant, asked }]);
    }
    edition::laid_over(edition, overlay)
}

/// What was expected; the place would be that in the value alone.
fn why(error: &ron::error::SpannedError) -> Option<ReaderFault> {
    // RON explains there how to write a number as a word: one of several words was expected.
    let is_a_word = error.code.to_string().contains("r#");
    (!is_a_word).then(|| unreadable::ron_fault(&error.code))
}

impl overlay::Overlay for Overlay {
    fn name(&self) -> &str {
        self.name.trim()
    }

    fn value<T: Serialize + DeserializeOwned>(
        &self,
        key: &str,
        now: &T,
    ) -> Result<OverlaidRule<T>, Fault> {
        let text = self.rules.get(key).map(|raw| raw.get_ron().trim()).unwrap_or_default();
        let inner = text.strip_prefix('(').unwrap_or_default().trim_start();
        let given = match inner.strip_prefix("value").map(str::trim_start) {
            Some(rest) if rest.starts_with(':') => options().from_str::<CitedValue<T>>(text),
            _ => options().from_str(text).map(|value| CitedValue { value, article: String::new() }),
        };
        match given {
            Ok(CitedValue { value, article }) => Ok(OverlaidRule { value, article }),
            Err(error) => Err(Fault::Wrong {
                key: key.to_owned(),
                why: why(&error),
                now: options().to_string(now).unwrap_or_default(),
            }),
        }
    }

    fn keys(&self) -> Vec<String> {
        self.rules.keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::clock::DefaultTime;
    use crate::laws::irregular::IllegalMovePenalty;
    use crate::laws::kind::Kind;

    const LIGA: &str = include_str!("../../../assets/laws/overlays/liga.ron");
    const CLUB: &str = include_str!("../../../assets/laws/overlays/club-rapid.ron");

    fn edition(text: &str) -> Edition {
        let overlay = read(text).unwrap();
        laid_over(laws::edition(&overlay.edition).unwrap(), &overlay).unwrap()
    }

    fn faults(rules: &str) -> Vec<String> {
        let text = format!("(name: \"X\", edition: \"2023\", rules: {{ {rules} }})");
        read(&text).unwrap_err().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_changed_rule_has_the_new_value_and_tells_who_changed_it_and_where() {
        let liga = edition(LIGA);
        let rule = &liga.rules.clocks.default_time;
        assert_eq!(rule.value, DefaultTime::UnlessSet(15));
        assert_eq!(rule.changed_by.as_deref(), Some("Liga X 2026"));
        let cited: Vec<String> = liga.cite(rule).iter().map(ToString::to_string).collect();
        assert_eq!(cited, ["6.7.1 (2023)", "3.2 (Liga X 2026)"]);
        assert!(liga.cite(rule).iter().all(|one| one.changed_by.is_some()));
        assert_eq!(liga.overlay.as_deref(), Some("Liga X 2026"));
        let untouched = &liga.rules.touch.own;
        assert_eq!(untouched, &laws::edition("2023").unwrap().rules.touch.own);
    }

    #[test]
    fn the_value_alone_is_enough_and_a_rule_without_its_kind_changes_all_kinds() {
        let one = "(name: \"X\", edition: \"2023\", rules: { \"offers.not_before\": 30 })";
        let one = edition(one);
        assert_eq!(one.rules.offers.not_before.value, Some(30));
        let cited: Vec<String> =
            one.cite(&one.rules.offers.not_before).iter().map(ToString::to_string).collect();
        assert_eq!(cited, ["9.1.1 (2023)", "X"]);
        let club = edition(CLUB);
        for kind in Kind::ALL {
            let rule = club.rules.illegal.penalties.of(kind);
            let changed = matches!(kind, Kind::Rapid | Kind::RapidSupervised);
            assert_eq!(rule.changed_by.is_some(), changed, "{kind:?}");
            assert_eq!(rule.value.first() == Some(&IllegalMovePenalty::Nothing), changed);
        }
        let all = "(name: \"X\", edition: \"2023\", rules: { \"illegal.penalties\": [Nothing] })";
        let all = edition(all);
        for kind in Kind::ALL {
            assert_eq!(all.rules.illegal.penalties.of(kind).value, [IllegalMovePenalty::Nothing]);
        }
    }

    #[test]
    fn every_wrong_field_is_named_with_what_was_expected_and_what_is_near() {
        for (rules, parts) in [
            (
                "\"clocks.defalt_time\": 5",
                &["clocks.defalt_time", "near=[clocks.default_time]"][..],
            ),
            ("\"clock.default_time\": 5", &["near=[clocks.default_time]"]),
            ("\"illegal.penalties.rapit\": 5", &["illegal.penalties.rapid"]),
            ("\"zebra.stripes\": 5", &["law-rules-no-such-rule"]),
            ("\"clocks.default_time\": Late(5)", &["Late", "`UnlessSet`", "UnlessSet(0)"]),
            ("\"clocks.default_time\": (value: 5)", &["key=clocks.default_time", "why=none"]),
            ("\"offers.not_before\": (value: 30, artikel: \"5\")", &["artikel", "`article`"]),
            (
                "\"offers.not_before\": \"thirty\"",
                &["key=offers.not_before", "system-kind-whole", "None"],
            ),
            ("\"offers.not_before.rapid\": 30", &["near=[offers.not_before]"]),
        ] {
            let found = faults(rules);
            assert_eq!(found.len(), 1, "{found:?}");
            for part in parts {
                assert!(found[0].contains(part), "{rules}: {part}: {found:?}");
            }
        }
        let two = faults("\"a.b\": 1, \"offers.not_before\": true");
        assert_eq!(two.len(), 2, "all at once: {two:?}");
    }

    #[test]
    fn name_and_edition_are_checked_and_a_broken_file_is_refused_with_its_place() {
        for (text, part) in [
            ("(name: \" \", edition: \"2023\")", "law-rules-nameless"),
            ("(name: \"X\", edition: \"1066\")", "known=[1972, 1980"),
            ("(name: \"X\", edition: \"2023\", rule: {})", "field=rule"),
            ("(name: \"X\"\n", "line=2 column=1"),
        ] {
            let found = read(text).unwrap_err();
            assert!(found[0].to_string().contains(part), "{text}: {found:?}");
        }
        let overlay = read(LIGA).unwrap();
        let fault = laid_over(laws::edition("2018").unwrap(), &overlay).unwrap_err();
        assert_eq!(fault, [Fault::OtherEdition { meant: "2023".into(), asked: "2018".into() }]);
    }
}
