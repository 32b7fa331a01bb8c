//! One edition of the Laws: when it was in force and what it says where editions differ. Every
//! value carries the article that sets it. Nothing here knows a particular edition: the values
//! are data (`assets/laws/*.ron`), and what a rule means for a case is in `rulings`.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strsim::levenshtein;

use crate::citation::{Citation, TextStatus};
use crate::laws::adjournment::{Adjournment, Blind};
use crate::laws::clock::{Clocks, Flags};
use crate::laws::conduct::{Conduct, Paces};
use crate::laws::draws::{Claims, Offers};
use crate::laws::events::Events;
use crate::laws::irregular::{Illegal, Setup};
use crate::laws::kind::{Kind, Pace, Supervision};
use crate::laws::overlay::{Fault, Overlay};
use crate::laws::play::Play;
use crate::laws::quickplay::Quickplay;
use crate::laws::regulations::Regulations;
use crate::laws::rule::{IndexEntry, Rule, RuleIndex};
use crate::laws::score::Score;
use crate::laws::touch::Touch;
use jadoube_chess::moment::Millis;

/// An edition of the Laws of Chess.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// The year by which it is known, `2023`.
    pub id: String,
    /// In force from this day, `2023-01-01`.
    pub in_force_from: String,
    /// In force until this day; none for the newest.
    #[serde(default)]
    pub in_force_until: Option<String>,
    /// From this day another edition is announced whose text the program does not hold.
    #[serde(default)]
    pub successor_announced: Option<String>,
    /// The kinds of play that it tells apart.
    pub kinds: Vec<Kind>,
    /// The competition rules laid over it, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overlay: Option<String>,
    /// The supervision of rapid and blitz games in the competition that plays by it, if decided;
    /// no file of an edition has it.
    #[serde(skip)]
    pub supervision: Option<Supervision>,
    /// The regulations for appeals that go with it; no file of an edition has them.
    #[serde(skip)]
    pub regulations: Option<&'static Regulations>,
    /// What it says.
    pub rules: Rules,
}

/// What an edition says, chapter by chapter. Each chapter is on the heap: all of them together are
/// more than the stack of a thread takes while they are read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Touched pieces.
    pub touch: Box<Touch>,
    /// Moves and the natural ends of a game.
    pub play: Box<Play>,
    /// Illegal moves.
    pub illegal: Box<Illegal>,
    /// A wrong start, and pieces displaced.
    pub setup: Box<Setup>,
    /// Claims of a draw, and draws without one.
    pub claims: Box<Claims>,
    /// Offers and agreement.
    pub offers: Box<Offers>,
    /// The fall of a flag.
    pub flags: Box<Flags>,
    /// The start, lateness, and clocks that fail.
    pub clocks: Box<Clocks>,
    /// The quickplay finish.
    pub quickplay: Box<Quickplay>,
    /// Scoresheets and results.
    pub score: Box<Score>,
    /// Resignation, conduct, penalties, the arbiter.
    pub conduct: Box<Conduct>,
    /// The limits of rapid and blitz.
    pub paces: Box<Paces>,
    /// Adjourned games.
    pub adjournment: Box<Adjournment>,
    /// Play with blind players.
    pub blind: Box<Blind>,
    /// Round robins and withdrawals from a competition.
    pub events: Box<Events>,
}

impl Edition {
    /// The day from which another edition is announced, once it has come. `today` is an ISO date,
    /// `2027-01-01`.
    #[must_use]
    pub fn may_be_replaced(&self, today: &str) -> Option<&str> {
        self.successor_announced.as_deref().filter(|from| *from <= today)
    }
}

impl Rules {
    /// All rules with their articles, in the order of the chapters.
    #[must_use]
    pub fn index(&self) -> Vec<IndexEntry<'_>> {
        let chapters: [(&str, &dyn RuleIndex); 15] = [
            ("touch", &*self.touch),
            ("play", &*self.play),
            ("illegal", &*self.illegal),
            ("setup", &*self.setup),
            ("claims", &*self.claims),
            ("offers", &*self.offers),
            ("flags", &*self.flags),
            ("clocks", &*self.clocks),
            ("quickplay", &*self.quickplay),
            ("score", &*self.score),
            ("conduct", &*self.conduct),
            ("paces", &*self.paces),
            ("adjournment", &*self.adjournment),
            ("blind", &*self.blind),
            ("events", &*self.events),
        ];
        chapters.into_iter().flat_map(|(key, chapter)| chapter.index(key)).collect()
    }

    /// Lays the value of a competition's rules over the rule at `path`; nothing, if there is no
    /// such rule.
    pub(in crate::laws) fn change(
        &mut self,
        path: &str,
        overlay: &impl Overlay,
    ) -> Option<Result<(), Fault>> {
        let (chapter, rest) = path.split_once('.')?;
        match chapter {
            "touch" => self.touch.change(rest, path, overlay),
            "play" => self.play.change(rest, path, overlay),
            "illegal" => self.illegal.change(rest, path, overlay),
            "setup" => self.setup.change(rest, path, overlay),
            "claims" => self.claims.change(rest, path, overlay),
            "offers" => self.offers.change(rest, path, overlay),
            "flags" => self.flags.change(rest, path, overlay),
            "clocks" => self.clocks.change(rest, path, overlay),
            "quickplay" => self.quickplay.change(rest, path, overlay),
            "score" => self.score.change(rest, path, overlay),
            "conduct" => self.conduct.change(rest, path, overlay),
            "paces" => self.paces.change(rest, path, overlay),
            "adjournment" => self.adjournment.change(rest, path, overlay),
            "blind" => self.blind.change(rest, path, overlay),
            "events" => self.events.change(rest, path, overlay),
            _ => None,
        }
    }
}

impl Edition {
    /// All articles of a rule, to cite, the telling one first; none where no article says it, but one
    /// without a number where the text is not held. Of a rule that a competition has changed, its own
    /// article comes last.
    pub fn cite<T>(&self, rule: &Rule<T>) -> Vec<Citation> {
        let own = rule.changed_by.as_ref().map(|name| Citation {
            edition: name.clone(),
            article: rule.changed_in.clone(),
            held: TextStatus::Text,
            changed_by: Some(name.clone()),
        });
        let assumed = rule.article.is_empty() && !rule.held.is_text();
        let articles = rule
            .articles()
            .map(|article| Citation { article: article.to_owned(), ..self.telling(rule) });
        assumed.then(|| self.telling(rule)).into_iter().chain(articles).chain(own).collect()
    }

    /// The telling article of a rule; without a number where no article says it.
    pub fn telling<T>(&self, rule: &Rule<T>) -> Citation {
        Citation {
            edition: self.id.clone(),
            article: rule.article.clone(),
            held: rule.held.clone(),
            changed_by: rule.changed_by.clone(),
        }
    }

    /// Whether it tells a kind of play apart.
    #[must_use]
    pub fn knows(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }

    /// The pace of a game by the time that a player has for 60 moves (A.1, B.1 of 2018 and 2023);
    /// standard where the edition knows no other.
    #[must_use]
    pub fn pace(&self, for_sixty_moves: Millis) -> Pace {
        let paces = &self.rules.paces;
        if self.knows(Kind::Blitz) && paces.blitz.value.holds(for_sixty_moves) {
            Pace::Blitz
        } else if self.knows(Kind::Rapid) && paces.rapid.value.holds(for_sixty_moves) {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }

    /// The kind of play by that time and the supervision.
    #[must_use]
    pub fn kind(&self, for_sixty_moves: Millis, supervision: Supervision) -> Kind {
        Kind::new(self.pace(for_sixty_moves), supervision)
    }
}

/// The edition as the competition has changed it.
///
/// # Errors
/// Everything that is wrong with its rules.
pub fn laid_over(edition: &Edition, overlay: &impl Overlay) -> Result<Edition, Vec<Fault>> {
    let mut changed = edition.clone();
    changed.overlay = Some(overlay.name().to_owned());
    let mut faults = Vec::new();
    for key in overlay.keys() {
        match changed.rules.change(&key, overlay) {
            Some(Ok(())) => {}
            Some(Err(fault)) => faults.push(fault),
            None => faults.push(Fault::NoSuchRule { near: near(edition, &key), key }),
        }
    }
    if faults.is_empty() { Ok(changed) } else { Err(faults) }
}

/// How many keys are offered in place of a wrong one.
const OFFERED: usize = 3;

/// The keys that resemble a wrong one, the most similar first; else those of the same field in
/// another chapter.
fn near(edition: &Edition, wrong: &str) -> Vec<String> {
    let field = |key: &str| key.split('.').nth(1).unwrap_or(key).to_owned();
    let (mut similar, mut elsewhere) = (BTreeSet::new(), BTreeSet::new());
    for entry in edition.rules.index() {
        // `illegal.penalties` stands for all kinds of play.
        let all_kinds: Vec<&str> = entry.key.split('.').take(2).collect();
        for key in [all_kinds.join("."), entry.key.clone()] {
            let away = levenshtein(&key, wrong);
            if away <= 3 {
                similar.insert((away, key.clone()));
            }
        }
        let away = levenshtein(&field(&entry.key), &field(wrong));
        if away <= 2 {
            elsewhere.insert((away, all_kinds.join(".")));
        }
    }
    let found = if similar.is_empty() { elsewhere } else { similar };
    found.into_iter().map(|(_, key)| key).take(OFFERED).collect()
}

/// What appeals are judged by: the competition's edition of the Laws and its regulations.
#[derive(Debug, Clone, Copy)]
pub struct Rulebook<'a> {
    /// The Laws.
    pub edition: &'a Edition,
    /// The regulations.
    pub regulations: &'a Regulations,
}
