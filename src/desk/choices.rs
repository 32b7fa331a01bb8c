//! What a user interface may offer to choose from: the editions of the Laws, and the time controls
//! that come with the program or were added on this machine.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use etcetera::{BaseStrategy as _, choose_base_strategy};

use crate::own_files;
use jadoube_core::blind::reconcile::paper::Paper;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::state::Hall;
use jadoube_formats::case_file;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::clock;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::laws::edition::{Edition, Rulebook};
use jadoube_laws::laws::glossary::Term;
use jadoube_laws::laws::index::Library;
use jadoube_laws::laws::kind::Supervision;
use jadoube_laws::laws::overlay::Fault as OverlayFault;
use jadoube_laws::laws::regulations::Regulations;
use jadoube_laws::laws::topic::Group;
use jadoube_laws::library::appeals;
use jadoube_laws::library::glossary;
use jadoube_laws::library::interpretations;
use jadoube_laws::library::laws;
use jadoube_laws::library::overlay;
use jadoube_laws::library::time_controls::{self, Preset};
use jadoube_laws::library::topics;
use jadoube_laws::rulings::case_file::CaseFile;
use jadoube_laws::rulings::fault::Fault;

/// All editions of the Laws.
#[must_use]
pub fn editions() -> &'static [Edition] {
    laws::editions()
}

/// The edition of an id, if there is one.
#[must_use]
pub fn edition(id: &str) -> Option<&'static Edition> {
    laws::edition(id)
}

/// The newest edition.
#[must_use]
pub fn newest() -> &'static Edition {
    laws::newest()
}

/// The edition as a competition plays by it: its own rules laid over, its supervision known.
///
/// # Errors
/// Everything that is wrong with the rules; also that there is no such edition.
pub fn in_force(competition: &Competition) -> Result<&'static Edition, Vec<OverlayFault>> {
    changed(&competition.edition, competition.rules.as_deref(), competition.supervision)
}

/// An edition with the rules of a text laid over it.
///
/// # Errors
/// Everything that is wrong with the rules, or that they are of another edition.
pub fn laid_over(edition: &str, rules: &str) -> Result<&'static Edition, Vec<OverlayFault>> {
    changed(edition, Some(rules), None)
}

/// An edition as a competition has it. It lives as long as the program, as the others do: a
/// competition has one, and whoever looks at the Laws holds on to it.
fn changed(
    id: &str,
    rules: Option<&str>,
    supervision: Option<Supervision>,
) -> Result<&'static Edition, Vec<OverlayFault>> {
    type Key = (String, Option<String>, Option<Supervision>);
    static KNOWN: Mutex<BTreeMap<Key, &'static Edition>> = Mutex::new(BTreeMap::new());
    let overlay = rules.map(overlay::read).transpose()?;
    let named = laws::edition(id).ok_or_else(|| {
        let edition = id.to_owned();
        vec![match &overlay {
            Some(overlay) => {
                OverlayFault::OtherEdition { meant: overlay.edition.clone(), asked: edition }
            }
            None => {
                let known = laws::editions().iter().map(|edition| edition.id.clone()).collect();
                OverlayFault::NoSuchEdition { edition, known }
            }
        }]
    })?;
    if overlay.is_none() && supervision.is_none() {
        return Ok(named);
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (id.to_owned(), rules.map(str::to_owned), supervision);
    if let Some(edition) = known.get(&key) {
        return Ok(edition);
    }
    let laid_over = match &overlay {
        Some(overlay) => overlay::laid_over(named, overlay)?,
        None => named.clone(),
    };
    let edition: &'static Edition = Box::leak(Box::new(Edition { supervision, ..laid_over }));
    known.insert(key, edition);
    Ok(edition)
}

/// The rules of a competition in a file, or under the name of those that come with the program
/// (`2006`), with the edition that they change.
///
/// # Errors
/// Why the file cannot be read, or everything that is wrong with the rules.
pub fn rules_in(path: &Path) -> Result<(String, String), Vec<OverlayFault>> {
    let text = match path.to_str().and_then(overlay::shipped).filter(|_| !path.exists()) {
        Some(shipped) => shipped.to_owned(),
        None => std::fs::read_to_string(path)
            .map_err(|error| vec![OverlayFault::Unreadable { why: error.into() }])?,
    };
    let edition = overlay::read(&text)?.edition;
    Ok((text, edition))
}

/// The names of the rules of events that come with the program.
pub fn events() -> impl Iterator<Item = &'static str> {
    overlay::names()
}

/// The rules of an event that come with the program under that name, laid over the edition that
/// they came with.
#[must_use]
pub fn event(name: &str) -> Option<&'static Edition> {
    let rules = overlay::shipped(name)?;
    let edition = overlay::read(rules).ok()?.edition;
    laid_over(&edition, rules).ok()
}

/// What is paid for what by a competition's own rules.
#[must_use]
pub fn fees(rules: &str) -> Vec<(String, String)> {
    overlay::read(rules).map(|overlay| overlay.fees.into_iter().collect()).unwrap_or_default()
}

/// All regulations for appeals.
#[must_use]
pub fn appeal_regulations() -> &'static [Regulations] {
    appeals::all()
}

/// What appeals are judged by: as the competition has chosen, or what fits its edition.
#[must_use]
pub fn rulebook<'a>(hall: &Hall, edition: &'a Edition) -> Rulebook<'a> {
    let chosen = hall.appeals.as_ref().map(|provisions| provisions.regulations.as_str());
    appeals::rulebook(chosen, edition)
}

/// A case on paper.
///
/// # Errors
/// A [`Fault`] with the place in the text, or the part that is wrong.
pub fn case_file(text: &str) -> Result<CaseFile, Fault> {
    case_file::read(text)
}

/// Two boards and two scores on paper.
///
/// # Errors
/// A [`Fault`] with the place in the text, or the part that is wrong.
pub fn boards(text: &str) -> Result<Paper, Fault> {
    case_file::boards(text)
}

/// The topics of the Laws, group by group.
#[must_use]
pub fn topics() -> &'static [Group] {
    topics::groups()
}

/// The topics and the interpretations, from which the index of an edition is made.
#[must_use]
pub fn law_library() -> Library<'static> {
    Library { groups: topics::groups(), interpretations: interpretations::all() }
}

/// The terms of the glossary.
#[must_use]
pub fn glossary() -> &'static [Term] {
    glossary::terms()
}

/// A time control to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Its id.
    pub id: String,
    /// Its own name, where somebody gave it one.
    pub name: Option<String>,
    /// The time control, which knows its id.
    pub control: TimeControl,
}

impl Choice {
    /// The name, where it has one, and the short form.
    #[must_use]
    pub fn title(&self, words: &Catalogue) -> String {
        let short = self.control.to_string();
        match &self.name {
            Some(name) => format!("{name} · {short}"),
            None if self.is_of_the_program() => {
                format!("{} · {short}", clock::preset(words, &self.id))
            }
            None => short,
        }
    }

    /// The same for the ear: words take the place of the short form, and the names of the program say it all.
    #[must_use]
    pub fn aloud(&self, words: &Catalogue) -> String {
        match &self.name {
            Some(name) => format!("{name}: {}", clock::control_aloud(words, &self.control)),
            None if self.is_of_the_program() => clock::preset(words, &self.id),
            None => clock::control_aloud(words, &self.control),
        }
    }

    /// A person's own may have the id of one of ours and be another.
    fn is_of_the_program(&self) -> bool {
        time_controls::presets().iter().map(choice).any(|ours| ours == *self)
    }
}

fn choice(preset: &Preset) -> Choice {
    let control = TimeControl { preset: Some(preset.id.clone()), ..preset.control.clone() };
    Choice { id: preset.id.clone(), name: preset.name.clone(), control }
}

/// The time controls that come with the program.
#[must_use]
pub fn time_controls() -> Vec<Choice> {
    time_controls::presets().iter().map(choice).collect()
}

/// The one that is offered first.
#[must_use]
pub fn default_time_control() -> TimeControl {
    time_controls::default_control()
}

/// Those added on this machine; none where the file is missing or cannot be read.
#[must_use]
pub fn own_time_controls() -> Vec<Choice> {
    let text = path().and_then(|path| own_files::read(&path).ok()).unwrap_or_default();
    time_controls::read(&text).unwrap_or_default().iter().map(choice).collect()
}

/// Keeps the time controls of this machine.
///
/// # Errors
/// What the system says, or what is wrong with a time control.
pub fn keep_own_time_controls(choices: &[Choice]) -> std::io::Result<()> {
    let Some(path) = path() else { return Ok(()) };
    let presets: Vec<Preset> = choices
        .iter()
        .map(|choice| Preset {
            id: choice.id.clone(),
            name: choice.name.clone(),
            control: choice.control.clone(),
        })
        .collect();
    let text = time_controls::write(&presets).map_err(std::io::Error::other)?;
    own_files::write(&path, &text)
}

fn path() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os("JADOUBE_CONFIG") {
        return Some(PathBuf::from(folder).join("time-controls.ron"));
    }
    let base = choose_base_strategy().ok()?;
    Some(base.config_dir().join("jadoube").join("time-controls.ron"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_i18n::lang::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn every_time_control_of_the_program_has_a_name_of_its_own_in_every_language() {
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let mut names = BTreeSet::new();
            for choice in time_controls() {
                let name = clock::preset(&words, &choice.id);
                assert!(!name.contains('⟦'), "{lang:?}: {} has no name", choice.id);
                assert_eq!(choice.title(&words), format!("{name} · {}", choice.control));
                assert!(names.insert(name), "{lang:?}: the name of {} is another's", choice.id);
            }
        }
    }

    #[test]
    fn a_time_control_of_ones_own_has_its_own_name_or_none() {
        let words = Catalogue::new(Lang::En);
        let told = "1 hour for the rest of the game, + 15 seconds per move";
        for (id, name, title) in [
            ("club", Some("Club evening"), "Club evening · 60+15"),
            ("club", None, "60+15"),
            ("blitz-5", None, "60+15"),
        ] {
            let control = TimeControl { preset: Some(id.into()), .."60+15".parse().unwrap() };
            let choice = Choice { id: id.into(), name: name.map(Into::into), control };
            assert_eq!(choice.title(&words), title, "{id}");
            assert_eq!(choice.aloud(&words), title.replace(" · ", ": ").replace("60+15", told));
        }
    }
}
