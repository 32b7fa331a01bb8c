//! What is agreed before a blind match: who sees and hears, the boards, the assistants with their
//! duties, and the words of the announcements; and whether the edition allows it.

use std::collections::BTreeSet;

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::refusal::Refusal;
use jadoube_chess::notation::spoken::vocabulary::{FRENCH, GERMAN, RUSSIAN, SPANISH, Vocabulary};
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::citation::Citation;
use jadoube_laws::laws::adjournment::{AssistantDuty, TwoBoards};
use jadoube_laws::laws::edition::Edition;

/// Whether a player sees the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// The player sees.
    #[default]
    Sighted,
    /// The player is blind or visually disabled.
    Blind,
}

/// A player of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Person {
    /// Whether the player sees.
    pub sight: Sight,
    /// Whether the player is deaf or hard of hearing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deaf: bool,
}

impl Person {
    /// A player who sees and hears.
    pub const SIGHTED: Self = Self { sight: Sight::Sighted, deaf: false };
    /// A blind player who hears.
    pub const BLIND: Self = Self { sight: Sight::Blind, deaf: false };

    /// Whether the player is blind or visually disabled.
    #[must_use]
    pub const fn is_blind(self) -> bool {
        matches!(self.sight, Sight::Blind)
    }
}

/// The kind of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardKind {
    /// A usual one.
    #[default]
    Ordinary,
    /// One with securing apertures and pegged pieces (Laws 2023, D.1.1–D.1.4).
    Special,
}

/// How the program knows what stands on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardTracking {
    /// Somebody tells it what was done there.
    #[default]
    ByHand,
    /// It is an electronic board.
    Electronic,
}

/// A board of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct OwnBoard {
    /// Its kind.
    pub kind: BoardKind,
    /// How it is kept in the program.
    pub keeping: BoardTracking,
}

/// The boards of the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// Both players use the same.
    One(OwnBoard),
    /// Each player has an own.
    Two(BySide<OwnBoard>),
}

/// After what the opponent's clock is started, as it was agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-clock-after")]
pub enum ClockAfter {
    /// Once the move is made, as the Laws have it (2023, D.2.3 and D.2.4).
    #[default]
    Made,
    /// Once the opponent has repeated it, too.
    Repeated,
    /// Once it is executed on both boards, too.
    BothBoards,
}

/// The words of the announcements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-scheme")]
pub enum Scheme {
    /// Anna, Bella, Cesar … with German numbers and pieces, as the Laws suggest.
    #[default]
    German,
    /// Anna, Bella, Cesar … with the numbers and pieces of the language on the screen, as sites
    /// call “anna”.
    Anna,
    /// English letters and words.
    English,
    /// English words with alpha, bravo, charlie … for the files.
    Nato,
    /// Macedonian letters and words.
    Macedonian,
    /// Russian letters and words.
    Russian,
    /// Spanish letters and words.
    Spanish,
    /// French letters and words.
    French,
}

impl Scheme {
    /// All of them, the one of the Laws first.
    pub const ALL: [Self; 8] = [
        Self::German,
        Self::Anna,
        Self::English,
        Self::Nato,
        Self::Macedonian,
        Self::Russian,
        Self::Spanish,
        Self::French,
    ];
}

/// How moves are announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct AnnouncementRules {
    /// The words.
    pub scheme: Scheme,
    /// Whether the German two is said “zwo”, which cannot be taken for three.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub zwo: bool,
}

/// The German words with “zwo” for two.
const ZWO: Vocabulary = {
    let mut words = GERMAN;
    words.ranks[1] = &["zwo", "zwei"];
    words
};

impl AnnouncementRules {
    /// Its words, where they are not those of a language of the program.
    #[must_use]
    pub const fn words(self) -> Option<&'static Vocabulary> {
        match self.scheme {
            Scheme::German if self.zwo => Some(&ZWO),
            Scheme::German => Some(&GERMAN),
            Scheme::Russian => Some(&RUSSIAN),
            Scheme::Spanish => Some(&SPANISH),
            Scheme::French => Some(&FRENCH),
            Scheme::Anna | Scheme::English | Scheme::Nato | Scheme::Macedonian => None,
        }
    }
}

/// An assistant.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Assistant {
    /// The name.
    pub name: String,
    /// The duties that were agreed.
    pub duties: BTreeSet<AssistantDuty>,
}

/// What holds for a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrangement {
    /// Who sees and who hears.
    pub players: BySide<Person>,
    /// The boards.
    pub boards: Boards,
    /// Who demanded two boards, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub demanded: Option<Side>,
    /// The assistant of each player, if there is one.
    pub assistants: BySide<Option<Assistant>>,
    /// How moves are announced.
    pub announcing: AnnouncementRules,
    /// After what the clock is started.
    pub clock_after: ClockAfter,
    /// Who adapted the rules to local circumstances and how; empty where nobody did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub adapted: String,
}

impl Arrangement {
    /// As a value of a message: who meets whom.
    #[must_use]
    pub fn said(&self) -> Value<'_> {
        let (id, blind) = match self.pairing() {
            Some(Pairing::BlindSighted { blind }) => ("blind-pairing-sighted", Some(blind)),
            Some(Pairing::BlindDeaf { blind }) => ("blind-pairing-deaf", Some(blind)),
            Some(Pairing::BlindBlind) => ("blind-pairing-blind", None),
            None => ("blind-pairing-none", None),
        };
        let side = blind.map(|blind| ("side", blind.other().opponent()));
        Value::Said(id.into(), side.into_iter().collect())
    }
}

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pairing {
    /// A blind player and one who sees.
    BlindSighted {
        /// The blind one.
        blind: Side,
    },
    /// Two blind players.
    BlindBlind,
    /// A blind player and one who is deaf or hard of hearing.
    BlindDeaf {
        /// The blind one.
        blind: Side,
    },
}

impl Arrangement {
    /// A blind player against one who sees, each at an own board kept by hand, without assistants,
    /// announced in German.
    #[must_use]
    pub const fn of_blind(blind: Side) -> Self {
        let mut players = BySide::new(Person::SIGHTED, Person::SIGHTED);
        *players.of_mut(blind) = Person::BLIND;
        let ordinary = OwnBoard { kind: BoardKind::Ordinary, keeping: BoardTracking::ByHand };
        let mut boards = BySide::new(ordinary, ordinary);
        *boards.of_mut(blind) =
            OwnBoard { kind: BoardKind::Special, keeping: BoardTracking::ByHand };
        Self {
            players,
            boards: Boards::Two(boards),
            demanded: None,
            assistants: BySide::new(None, None),
            announcing: AnnouncementRules { scheme: Scheme::German, zwo: false },
            clock_after: ClockAfter::Made,
            adapted: String::new(),
        }
    }

    /// The same of players of whom it is known whether they are blind; of none who is, Black is taken to be.
    #[must_use]
    pub fn of_players(blind: BySide<bool>) -> Self {
        let first = if blind.white { Side::White } else { Side::Black };
        let mut arrangement = Self::of_blind(first);
        if blind.white && blind.black {
            let special = arrangement.own_board(first);
            arrangement.players.black = Person::BLIND;
            arrangement.boards = Boards::Two(BySide::new(special, special));
        }
        arrangement
    }

    /// Whether a player is blind or visually disabled.
    #[must_use]
    pub const fn is_blind(&self, side: Side) -> bool {
        self.players.of(side).is_blind()
    }

    /// Who meets whom; none when nobody is blind. A player who neither sees nor hears counts as
    /// blind, and so does the need of an assistant.
    #[must_use]
    pub const fn pairing(&self) -> Option<Pairing> {
        let (white, black) = (self.players.white, self.players.black);
        let blind = match (white.is_blind(), black.is_blind()) {
            (false, false) => return None,
            (true, true) if !white.deaf && !black.deaf => return Some(Pairing::BlindBlind),
            (true, true) if black.deaf => Side::White,
            (true, true) | (false, true) => Side::Black,
            (true, false) => Side::White,
        };
        if self.players.of(blind.other()).deaf {
            Some(Pairing::BlindDeaf { blind })
        } else {
            Some(Pairing::BlindSighted { blind })
        }
    }

    /// Whether each player has an own board.
    #[must_use]
    pub const fn has_two_boards(&self) -> bool {
        matches!(self.boards, Boards::Two(_))
    }

    /// The name by which the board of a player goes: the player's own, or White's for the only one.
    #[must_use]
    pub const fn board(&self, side: Side) -> Side {
        if self.has_two_boards() { side } else { Side::White }
    }

    /// The board of a player.
    #[must_use]
    pub const fn own_board(&self, side: Side) -> OwnBoard {
        match &self.boards {
            Boards::One(board) => *board,
            Boards::Two(boards) => *boards.of(side),
        }
    }

    /// The assistant of a player.
    #[must_use]
    pub const fn assistant(&self, of: Side) -> Option<&Assistant> {
        self.assistants.of(of).as_ref()
    }

    /// Whether the assistant of a player has a duty.
    #[must_use]
    pub fn has_duty(&self, of: Side, duty: AssistantDuty) -> bool {
        self.assistant(of).is_some_and(|assistant| assistant.duties.contains(&duty))
    }

    /// The player whose moves the duties call the blind player's, for the assistant of a player.
    #[must_use]
    pub const fn blind_of(&self, assisted: Side) -> Side {
        if self.is_blind(assisted) { assisted } else { assisted.other() }
    }

    /// The duty of announcing or of executing the moves of a player, for an assistant.
    #[must_use]
    pub fn duty_towards(
        &self,
        assisted: Side,
        mover: Side,
        blind: AssistantDuty,
        opponent: AssistantDuty,
    ) -> AssistantDuty {
        if self.blind_of(assisted) == mover { blind } else { opponent }
    }

    /// What the assistant of a player may do under an edition, with the articles.
    #[must_use]
    pub fn may<'a>(&self, of: Side, edition: &'a Edition) -> (&'a [AssistantDuty], Vec<Citation>) {
        let rules = &edition.rules.blind;
        let rule = if self.is_blind(of) { &rules.assistant_duties } else { &rules.sighted_duties };
        (&rule.value, edition.cite(rule))
    }

    /// The article by which an assistant is needed before play can begin, if one is.
    #[must_use]
    pub fn needs_assistant(&self, edition: &Edition) -> Option<Citation> {
        let rule = &edition.rules.blind.deaf_pairing;
        let nobody = self.assistants.white.is_none() && self.assistants.black.is_none();
        let deaf = matches!(self.pairing(), Some(Pairing::BlindDeaf { .. }));
        (rule.value && deaf && nobody).then(|| edition.telling(rule))
    }

    /// Whether it can be played so under an edition. What it lets those in charge adapt is not
    /// asked where they did.
    ///
    /// # Errors
    /// [`Refusal`] says which article stands against it.
    pub fn check(&self, edition: &Edition) -> Result<(), Refusal> {
        let rules = &edition.rules.blind;
        let pairing = self.pairing().ok_or(Refusal::NobodyBlind)?;
        for side in Side::BOTH {
            if self.assistant(side).is_some_and(|assistant| assistant.name.trim().is_empty()) {
                return Err(Refusal::AssistantNameless(side));
            }
        }
        let adapted = !self.adapted.trim().is_empty();
        if adapted && rules.adaptable.value {
            return Ok(());
        }
        if adapted {
            return Err(Refusal::NotAdaptable(Box::new(edition.telling(&rules.two_boards))));
        }
        if !self.has_two_boards() {
            let obligatory = rules.two_boards.value == TwoBoards::Obligatory
                && matches!(pairing, Pairing::BlindSighted { .. } | Pairing::BlindDeaf { .. });
            if obligatory || self.demanded.is_some() {
                let article = Box::new(edition.telling(&rules.two_boards));
                return Err(Refusal::TwoBoardsNeeded(article));
            }
        }
        self.check_words(edition)?;
        self.check_boards(edition)?;
        self.check_assistants(edition)
    }

    /// “Zwo” is another number than the suggested one: the arbiter's to choose where the edition says
    /// so (Laws 2018, D.2.1), and nothing to ask about where it suggests none.
    fn check_words(&self, edition: &Edition) -> Result<(), Refusal> {
        let rules = &edition.rules.blind;
        let suggested = rules.phonetics.value && !rules.ranks_by_arbiter.value;
        let zwo = self.announcing.scheme == Scheme::German && self.announcing.zwo;
        if zwo && suggested {
            let citation = edition.telling(&rules.phonetics);
            return Err(Refusal::RanksNotChosen(Box::new(citation)));
        }
        Ok(())
    }

    fn check_boards(&self, edition: &Edition) -> Result<(), Refusal> {
        let Boards::Two(boards) = &self.boards else { return Ok(()) };
        let without = Side::BOTH
            .into_iter()
            .find(|side| self.is_blind(*side) && boards.of(*side).kind == BoardKind::Ordinary);
        without.map_or(Ok(()), |side| {
            let citation = Box::new(edition.telling(&edition.rules.blind.special_board));
            Err(Refusal::SpecialBoardNeeded { side, citation })
        })
    }

    fn check_assistants(&self, edition: &Edition) -> Result<(), Refusal> {
        for side in Side::BOTH {
            let Some(assistant) = self.assistant(side) else { continue };
            if !self.is_blind(side) && self.assistant(side.other()).is_some() {
                let rule = &edition.rules.blind.sighted_assistant;
                let citation = Box::new(edition.telling(rule));
                return Err(Refusal::AssistantTooMany { side, citation });
            }
            let (allowed, citations) = self.may(side, edition);
            if let Some(duty) = assistant.duties.iter().find(|duty| !allowed.contains(duty)) {
                let citation = citations.into_iter().next().map(Box::new);
                return Err(Refusal::NotHisDuty { side, duty: *duty, citation });
            }
        }
        Ok(())
    }
}
