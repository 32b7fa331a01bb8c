//! The draw, step by step: the first of a federation takes a large envelope that holds at least as
//! many numbers as the federation has players, and all of them draw a number from it. What remains
//! is for the others.
//!
//! [`Draw::next`] says who draws what from where, [`Draw::take_envelope`] and [`Draw::take_number`]
//! check what was taken and give a [`Step`], and [`Draw::apply`] takes it over. The steps are what a
//! journal holds; a draw is its entrants and its steps. The same steps come from envelopes in a hall
//! and from a seed.
//!
//! An envelope that is large enough may still leave a later federation without one (ten players of
//! five federations with two each, and so on). The rules do not say what is done then. So an envelope
//! is also held back if the draw could not be finished after it, and a draw that cannot be finished
//! at all is refused before it begins.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_message::Message;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::berger::BergerFault;
use crate::lot::Lot;
use crate::tournament::Number;
use crate::varma::order::{Contingent, Entrant, order};
use crate::varma::rows::{Edition, Groups, Letter, RowFault, faults};

/// What was drawn, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(prefix = "competition-varma-step")]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The first of a federation took a large envelope.
    Envelope {
        /// Who, by his number in the list of entries.
        #[message(name = "entry")]
        entry: Number,
        /// The letter of the envelope.
        envelope: Letter,
        /// By what.
        #[message(skip)]
        by: By,
        /// The time of the draw.
        #[message(skip)]
        at: Option<Timestamp>,
    },
    /// Somebody drew a number.
    Number {
        /// Who, by his number in the list of entries.
        #[message(name = "entry")]
        entry: Number,
        /// The number that he plays with.
        #[message(name = "number")]
        number: Number,
        /// By what.
        #[message(skip)]
        by: By,
        /// The time of the draw.
        #[message(skip)]
        at: Option<Timestamp>,
    },
}

impl Step {
    /// Who drew, by his number in the list of entries.
    #[must_use]
    pub const fn entry(self) -> Number {
        match self {
            Self::Envelope { entry, .. } | Self::Number { entry, .. } => entry,
        }
    }
}

/// What decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Envelopes in the hall.
    Hand,
    /// A seed.
    Lot {
        /// The seed.
        seed: u64,
    },
}

/// Why a large envelope is not offered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-varma-withheld")]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum WithheldReason {
    /// It holds fewer numbers than the federation has players.
    TooSmall {
        /// The envelope.
        envelope: Letter,
        /// The numbers in it.
        numbers: usize,
        /// The players.
        players: usize,
    },
    /// After it some later federation would find none that is large enough.
    LeavesNone {
        /// The envelope.
        envelope: Letter,
    },
}

/// What comes next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next<'a> {
    /// The first of a federation takes a large envelope.
    Envelope {
        /// The one whose turn it is.
        entrant: &'a Entrant,
        /// How many numbers it must hold.
        players: usize,
        /// Those that he may take.
        offered: Vec<Letter>,
        /// Those that he may not, and why.
        withheld: Vec<WithheldReason>,
    },
    /// Somebody draws a number.
    Number {
        /// The one whose turn it is.
        entrant: &'a Entrant,
        /// From which envelope.
        envelope: Letter,
        /// What is in it.
        numbers: Vec<Number>,
    },
    /// Everybody has a number.
    Done,
}

/// Why there is no draw, or why something cannot have been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-varma", error)]
pub enum DrawFault {
    /// There are no groups for so many players.
    NoRow {
        /// How many there are.
        players: u16,
        /// Where the tables stand.
        article: Article,
    },
    /// The row does not keep what it is made for.
    Row {
        /// Where it is printed.
        article: Article,
        /// What is wrong with it.
        #[message(with = jadoube_message::clauses, name = "faults")]
        faults: Vec<RowFault>,
    },
    /// A federation has more players than the largest envelope holds numbers.
    FederationTooLarge {
        /// The federation.
        federation: String,
        /// Its players.
        players: usize,
        /// What the largest envelope holds.
        numbers: usize,
        /// Where the tables stand.
        article: Article,
    },
    /// The federations cannot be placed so that each draws from one envelope.
    NoPlace(Article),
    /// No table of that size.
    #[message(transparent, from)]
    Berger(BergerFault),
    /// An envelope that may not be taken.
    Envelope(#[message(name = "why")] WithheldReason, Article),
    /// There is no such envelope.
    NoSuchEnvelope {
        /// What was taken.
        envelope: Letter,
        /// Where the tables stand.
        article: Article,
    },
    /// A number that is not in the envelope: it was drawn already, or lies in another.
    NotInEnvelope {
        /// What was drawn.
        #[message(name = "player")]
        number: Number,
        /// The envelope.
        envelope: Letter,
        /// Where the tables stand.
        article: Article,
    },
    /// A number that is in none of the envelopes.
    NotInAny {
        /// What was drawn.
        #[message(name = "player")]
        number: Number,
        /// Where the tables stand.
        article: Article,
    },
    /// A number is drawn where an envelope comes first, or the other way round.
    OutOfTurn(Article),
    /// Everybody has a number.
    Done(Article),
}

/// A restricted draw: who draws, and what has been drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    article: Article,
    contingents: Vec<Contingent>,
    left: Groups,
    taken: BTreeMap<Number, Letter>,
    drawn: BTreeMap<Number, Number>,
    steps: Vec<Step>,
}

impl Draw {
    /// A draw for these players, before its first step.
    ///
    /// # Errors
    /// When there are no groups for so many, the row of the edition is wrong, or no way of drawing
    /// places all federations.
    pub fn new(entrants: Vec<Entrant>, edition: Edition) -> Result<Self, DrawFault> {
        let players = u16::try_from(entrants.len()).unwrap_or(u16::MAX);
        let article = edition.article();
        let left = edition.groups(players).ok_or(DrawFault::NoRow { players, article })?;
        let wrong = faults(&left, players)?;
        if !wrong.is_empty() {
            return Err(DrawFault::Row { article, faults: wrong });
        }
        let (taken, drawn, steps) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
        let draw = Self { article, contingents: order(entrants), left, taken, drawn, steps };
        let largest = draw.left.values().map(BTreeSet::len).max().unwrap_or_default();
        if let Some(first) = draw.contingents.first().filter(|first| first.size() > largest) {
            let federation = first.federation.clone();
            let (players, numbers) = (first.size(), largest);
            return Err(DrawFault::FederationTooLarge { federation, players, numbers, article });
        }
        if draw.can_be_finished(&draw.left, 0) {
            Ok(draw)
        } else {
            Err(DrawFault::NoPlace(article))
        }
    }

    /// The entrants in the order in which they draw.
    pub fn order(&self) -> impl Iterator<Item = &Entrant> {
        self.contingents.iter().flat_map(|contingent| &contingent.entrants)
    }

    /// What has been drawn so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The number that somebody has drawn, by his number in the list of entries.
    #[must_use]
    pub fn number_of(&self, entry: Number) -> Option<Number> {
        self.drawn.get(&entry).copied()
    }

    /// The large envelope that somebody's federation draws from, once one of them has taken it.
    #[must_use]
    pub fn envelope_of(&self, entry: Number) -> Option<Letter> {
        let of = |one: &&Contingent| one.entrants.iter().any(|entrant| entrant.entry == entry);
        let first = self.contingents.iter().find(of)?.entrants.first()?;
        self.taken.get(&first.entry).copied()
    }

    /// Who draws what, and from where.
    #[must_use]
    pub fn next(&self) -> Next<'_> {
        for (place, contingent) in self.contingents.iter().enumerate() {
            let waits = |entrant: &&Entrant| !self.drawn.contains_key(&entrant.entry);
            let Some(entrant) = contingent.entrants.iter().find(waits) else { continue };
            let Some(envelope) = self.envelope_of(entrant.entry) else {
                return self.envelopes(entrant, contingent.size(), place);
            };
            let numbers = self.left.get(&envelope).into_iter().flatten().copied().collect();
            return Next::Number { entrant, envelope, numbers };
        }
        Next::Done
    }

    /// Which large envelopes somebody may take.
    fn envelopes<'a>(&self, entrant: &'a Entrant, players: usize, place: usize) -> Next<'a> {
        let (mut offered, mut withheld) = (Vec::new(), Vec::new());
        for (letter, numbers) in &self.left {
            let (envelope, numbers) = (*letter, numbers.len());
            if numbers < players {
                withheld.push(WithheldReason::TooSmall { envelope, numbers, players });
            } else if self.can_go_on(envelope, players, place + 1) {
                offered.push(envelope);
            } else {
                withheld.push(WithheldReason::LeavesNone { envelope });
            }
        }
        Next::Envelope { entrant, players, offered, withheld }
    }

    /// Whether the draw can be finished after so many numbers of an envelope are gone.
    fn can_go_on(&self, envelope: Letter, players: usize, place: usize) -> bool {
        let mut after = self.left.clone();
        if let Some(numbers) = after.get_mut(&envelope) {
            for _ in 0..players {
                numbers.pop_last();
            }
        }
        self.can_be_finished(&after, place)
    }

    /// Whether each federation from a place on finds an envelope that is large enough.
    fn can_be_finished(&self, left: &Groups, place: usize) -> bool {
        let sizes = left.values().map(BTreeSet::len).collect();
        let waiting = self.contingents.iter().skip(place).map(Contingent::size).collect::<Vec<_>>();
        fits(sizes, &waiting, &mut BTreeSet::new())
    }

    /// A large envelope that the first of a federation takes.
    ///
    /// # Errors
    /// When it may not be taken, or a number is to be drawn.
    pub fn take_envelope(
        &self,
        envelope: Letter,
        by: By,
        at: Option<Timestamp>,
    ) -> Result<Step, DrawFault> {
        let article = self.article;
        match self.next() {
            Next::Envelope { entrant, offered, withheld, .. } => {
                if offered.contains(&envelope) {
                    return Ok(Step::Envelope { entry: entrant.entry, envelope, by, at });
                }
                let why = withheld.into_iter().find(|one| one.envelope() == envelope);
                Err(match why {
                    Some(why) => DrawFault::Envelope(why, article),
                    None => DrawFault::NoSuchEnvelope { envelope, article },
                })
            }
            Next::Number { .. } => Err(DrawFault::OutOfTurn(article)),
            Next::Done => Err(DrawFault::Done(article)),
        }
    }

    /// A number that somebody draws from his envelope.
    ///
    /// # Errors
    /// When it is not in the envelope, or an envelope is to be taken first.
    pub fn take_number(
        &self,
        number: Number,
        by: By,
        at: Option<Timestamp>,
    ) -> Result<Step, DrawFault> {
        let article = self.article;
        match self.next() {
            Next::Number { entrant, envelope, numbers } => {
                if numbers.contains(&number) {
                    return Ok(Step::Number { entry: entrant.entry, number, by, at });
                }
                Err(DrawFault::NotInEnvelope { number, envelope, article })
            }
            Next::Envelope { .. } => Err(DrawFault::OutOfTurn(article)),
            Next::Done => Err(DrawFault::Done(article)),
        }
    }

    /// What a number that is read from an envelope in the hall means: of the first of a federation
    /// also that he took the large envelope in which it lay.
    ///
    /// # Errors
    /// When it cannot have been drawn.
    pub fn read_number(&mut self, number: Number, at: Option<Timestamp>) -> Result<(), DrawFault> {
        if matches!(self.next(), Next::Envelope { .. }) {
            let lies = self.left.iter().find(|(_, numbers)| numbers.contains(&number));
            let article = self.article;
            let envelope = *lies.ok_or(DrawFault::NotInAny { number, article })?.0;
            self.apply(self.take_envelope(envelope, By::Hand, at)?);
        }
        let step = self.take_number(number, By::Hand, at)?;
        self.apply(step);
        Ok(())
    }

    /// The next step by lot. A seed gives every step its own lot, so that steps by hand and steps by
    /// lot can follow each other; nothing when everybody has a number.
    #[must_use]
    pub fn lot(&self, seed: u64, at: Option<Timestamp>) -> Option<Step> {
        let mut lot = Lot::of_step(seed, self.steps.len());
        let by = By::Lot { seed };
        match self.next() {
            Next::Envelope { entrant, offered, .. } => {
                let envelope = *lot.one_of(&offered)?;
                Some(Step::Envelope { entry: entrant.entry, envelope, by, at })
            }
            Next::Number { entrant, numbers, .. } => {
                let number = *lot.one_of(&numbers)?;
                Some(Step::Number { entry: entrant.entry, number, by, at })
            }
            Next::Done => None,
        }
    }

    /// Takes over a step. It never refuses: what is on record was drawn.
    pub fn apply(&mut self, step: Step) {
        match step {
            Step::Envelope { entry, envelope, .. } => {
                self.taken.insert(entry, envelope);
            }
            Step::Number { entry, number, .. } => {
                for numbers in self.left.values_mut() {
                    numbers.remove(&number);
                }
                self.drawn.insert(entry, number);
            }
        }
        self.steps.push(step);
    }
}

impl WithheldReason {
    /// The envelope.
    #[must_use]
    pub const fn envelope(&self) -> Letter {
        match self {
            Self::TooSmall { envelope, .. } | Self::LeavesNone { envelope } => *envelope,
        }
    }
}

/// Whether federations, the largest first, fit into envelopes with so much room, each into one.
/// States that were found hopeless are kept.
fn fits(
    mut room: Vec<usize>,
    waiting: &[usize],
    hopeless: &mut BTreeSet<(Vec<usize>, usize)>,
) -> bool {
    let Some((first, rest)) = waiting.split_first() else { return true };
    // Single players fit wherever there is room, and there is a number for each.
    if *first <= 1 {
        return room.iter().sum::<usize>() >= waiting.len();
    }
    room.sort_unstable();
    if hopeless.contains(&(room.clone(), waiting.len())) {
        return false;
    }
    for at in 0..room.len() {
        let mut after = room.clone();
        let Some(there) = after.get_mut(at).filter(|there| **there >= *first) else { continue };
        *there -= first;
        if fits(after, rest, hopeless) {
            return true;
        }
    }
    hopeless.insert((room, waiting.len()));
    false
}

#[cfg(test)]
mod tests;
