//! What speaks against pairings that the arbiter makes by hand: told, and left to him.

use std::collections::BTreeSet;

use jadoube_message::Message;
use serde::Serialize;

use crate::competition::context::Boards;
use crate::competition::entrant::EntrantNo;
use crate::competition::round::{Pairing, Stage};
use crate::competition::state::Contest;
use jadoube_chess::side::Side;
use jadoube_competition::article::Article;
use jadoube_competition::tournament::{Bye, RoundResult};
use jadoube_laws::ids::BoardNo;

/// Something that speaks against a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "contest-remark")]
#[serde(rename_all = "kebab-case", tag = "remark")]
pub enum Remark {
    /// Two have met (C.04.1).
    MetBefore {
        /// The one with White.
        white: String,
        /// The other.
        black: String,
        /// In which round they met.
        round: u8,
        /// Where that stands.
        article: Article,
    },
    /// Two who are not to be paired with each other.
    NotTogether {
        /// The one with White.
        white: String,
        /// The other.
        black: String,
    },
    /// Somebody is known not to come.
    KnownAbsent {
        /// The player's name.
        name: String,
        /// Where that stands.
        article: Article,
    },
    /// Somebody has the same colour for the third time in a row (C.04.1).
    ColourThrice {
        /// The player's name.
        name: String,
        /// The colour.
        #[message(with = Side::key)]
        colour: Side,
        /// Where that stands.
        article: Article,
    },
    /// Somebody's games with one colour outnumber those with the other by three (C.04.1).
    ColourDifference {
        /// The player's name.
        name: String,
        /// His games with White.
        whites: u16,
        /// His games with Black.
        blacks: u16,
        /// Where that stands.
        article: Article,
    },
    /// Somebody has the bye of the pairing who has had one, or got the points of a win without
    /// playing (C.04.1).
    ByeAgain {
        /// The player's name.
        name: String,
        /// Where that stands.
        article: Article,
    },
    /// Somebody could play and is not paired, though another could too.
    LeftOut {
        /// The player's name.
        name: String,
        /// Where that stands.
        article: Article,
    },
}

impl Contest {
    /// A player with his number, as lists have him.
    #[must_use]
    pub fn called(&self, no: EntrantNo) -> String {
        let number = self.number(no).map_or_else(String::new, |number| number.to_string());
        format!("{number} {}", self.name(no)).trim().to_owned()
    }

    /// What speaks against pairings of a round, board by board; then against who is left without an
    /// opponent. Nothing where the system leaves the arbiter no choice.
    #[must_use]
    pub fn remarks(&self, round: u8, pairings: &[Pairing], boards: &Boards) -> Vec<Remark> {
        self.against(round, (pairings, pairings), boards)
    }

    /// What speaks against the changed pairings of a round that is known; its other boards stay, and who
    /// sits there is paired. One who entered late comes from the next round on, unless he is paired now.
    #[must_use]
    pub fn remarks_of_change(
        &self,
        round: u8,
        changed: &[Pairing],
        boards: &Boards,
    ) -> Vec<Remark> {
        let is_changed = |board: BoardNo| changed.iter().any(|one| one.board == board);
        let known = self.rounds.get(&round).map(|of| of.bouts.as_slice()).unwrap_or_default();
        let stay = known.iter().map(|bout| bout.pairing).filter(|one| !is_changed(one.board));
        let all: Vec<Pairing> = stay.chain(changed.iter().copied()).collect();
        let mut found = self.against(round, (changed, &all), boards);
        let noted = |no: &EntrantNo| {
            self.entrants.get(no).is_some_and(|entry| entry.absent.contains(&round))
        };
        let late = changed.iter().flat_map(|one| one.both()).filter(|no| !noted(no));
        let late: BTreeSet<String> = late.map(|no| self.called(no)).collect();
        found.retain(|one| !matches!(one, Remark::KnownAbsent { name, .. } if late.contains(name)));
        found
    }

    /// What speaks against some pairings of a round, and against who has none in all of it.
    fn against(
        &self,
        round: u8,
        (pairings, all): (&[Pairing], &[Pairing]),
        boards: &Boards,
    ) -> Vec<Remark> {
        if !self.has_byes() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for pairing in pairings {
            self.of_two(round, *pairing, boards, &mut found);
            for (no, colour) in [(pairing.white, Side::White), (pairing.black, Side::Black)] {
                self.of_one(round, (no, colour), boards, &mut found);
            }
        }
        self.of_rest(round, all, boards, &mut found);
        found
    }

    fn of_two(&self, round: u8, pairing: Pairing, boards: &Boards, found: &mut Vec<Remark>) {
        let [one, other] = pairing.both();
        let [white, black] = [one, other].map(|no| self.called(no));
        // A game that was not played is no meeting (C.04.2 3.5).
        let met = self.rounds.range(..round).find(|(_, of)| {
            let mut bouts = of.bouts.iter();
            let is_them = |no: &EntrantNo| *no == one || *no == other;
            of.stage != Stage::Draft
                && bouts.any(|bout| {
                    let played = bout.result(boards).is_none_or(|result| !result.is_forfeit());
                    bout.pairing.both().iter().all(is_them) && played
                })
        });
        if let Some((round, _)) = met {
            let (white, black) = (white.clone(), black.clone());
            found.push(Remark::MetBefore {
                white,
                black,
                round: *round,
                article: self.handling().basics,
            });
        }
        let shuns = |one: EntrantNo, other: EntrantNo| {
            self.entrants.get(&one).is_some_and(|entry| entry.entrant.not_with.contains(&other))
        };
        if shuns(one, other) || shuns(other, one) {
            found.push(Remark::NotTogether { white, black });
        }
    }

    fn of_one(
        &self,
        round: u8,
        (no, colour): (EntrantNo, Side),
        boards: &Boards,
        found: &mut Vec<Remark>,
    ) {
        let name = self.called(no);
        if self.entrants.get(&no).is_some_and(|entry| entry.is_absent(round)) {
            found.push(Remark::KnownAbsent { name: name.clone(), article: self.handling().absent });
        }
        // Only games that were played count, pushed together (C.04.2 3.4).
        let before = (1..round).filter_map(|round| match self.in_round(no, round, boards) {
            Some(RoundResult::Game { colour, .. }) => Some(colour),
            _ => None,
        });
        let colours: Vec<Side> = before.chain([colour]).collect();
        let thrice = colours.len() >= 3 && colours.iter().rev().take(3).all(|one| *one == colour);
        if thrice {
            found.push(Remark::ColourThrice {
                name: name.clone(),
                colour,
                article: self.handling().basics,
            });
        }
        let count = |side: Side| {
            u16::try_from(colours.iter().filter(|one| **one == side).count()).unwrap_or(u16::MAX)
        };
        let (whites, blacks) = (count(Side::White), count(Side::Black));
        let grows = if colour == Side::White { whites > blacks } else { blacks > whites };
        if grows && whites.abs_diff(blacks) > 2 {
            found.push(Remark::ColourDifference {
                name,
                whites,
                blacks,
                article: self.handling().basics,
            });
        }
    }

    fn of_rest(&self, round: u8, pairings: &[Pairing], boards: &Boards, found: &mut Vec<Remark>) {
        let paired: BTreeSet<EntrantNo> = pairings.iter().flat_map(|one| one.both()).collect();
        let could = self.entrants.iter().filter(|(no, entry)| {
            !paired.contains(no)
                && !entry.stay.has_left(round)
                && self.bye_of(**no, round).is_none()
        });
        let free: Vec<EntrantNo> = could.map(|(no, _)| *no).collect();
        match free[..] {
            [] => {}
            [one] => {
                let mut before = (1..round).filter_map(|round| self.in_round(one, round, boards));
                let is_barred = before.any(|result| {
                    matches!(
                        result,
                        RoundResult::Bye(Bye::PairingAllocated | Bye::Full)
                            | RoundResult::Forfeit { won: true, .. }
                    )
                });
                if is_barred {
                    found.push(Remark::ByeAgain {
                        name: self.called(one),
                        article: self.handling().basics,
                    });
                }
            }
            _ => found.extend(free.iter().map(|no| Remark::LeftOut {
                name: self.called(*no),
                article: self.handling().basics,
            })),
        }
    }
}
