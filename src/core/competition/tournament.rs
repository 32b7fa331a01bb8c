//! The event as a tournament, of which standings, tournament files and ratings are made.

use std::collections::BTreeMap;

use crate::competition::context::Boards;
use crate::competition::entrant::EntrantNo;
use crate::competition::pairing::table;
use crate::competition::regulations::System;
use crate::competition::result::BoardResult;
use crate::competition::round::{Bout, Stage};
use crate::competition::state::Contest;
use jadoube_chess::side::Side;
use jadoube_competition::pairing::Pairing;
use jadoube_competition::tournament::{Number, Player, RoundResult, Schedule, Tournament};
use jadoube_competition::withdrawal::{Leavers, Withdrawn, read};

/// An event in its two readings, which differ where somebody has left it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readings {
    /// Everything that was played.
    pub record: Tournament,
    /// What places are counted from.
    pub standing: Tournament,
    /// Those who left, with what is decided of their games.
    pub withdrawn: Vec<Withdrawn>,
}

impl Contest {
    /// The event as a tournament. A game that is adjourned, or goes on, is one without a result; a
    /// round that is only drafted is none yet.
    #[must_use]
    pub fn tournament(&self, boards: &Boards) -> Readings {
        let record = self.played(boards);
        let leavers = self.order().into_iter().zip(1..).filter_map(|(no, number)| {
            let left = self.entrants.get(&no)?.left.as_ref()?;
            Some((Number(number), u16::from(left.from)))
        });
        let leavers: BTreeMap<Number, u16> = leavers.collect();
        let read = match (&self.regulations, self.timetable()) {
            (Some(regulations), Some(schedule)) if !leavers.is_empty() => {
                let edition = regulations.withdrawal;
                read(&record, &schedule, &Leavers::Players(leavers), edition).ok()
            }
            _ => None,
        };
        match read {
            Some(read) => {
                Readings { record: read.record, standing: read.standing, withdrawn: read.withdrawn }
            }
            None => Readings { standing: record.clone(), record, withdrawn: Vec::new() },
        }
    }

    /// The pairings of all rounds by number, where they are known beforehand.
    fn timetable(&self) -> Option<Vec<Vec<Pairing>>> {
        let table = table(self).ok()??;
        Some((1..).map_while(|round| table.round(round)).map(|round| round.pairings).collect())
    }

    fn played(&self, boards: &Boards) -> Tournament {
        let system = self.regulations.as_ref().map(|one| one.system);
        let schedule = match system {
            Some(System::RoundRobin { .. }) => Schedule::Fixed,
            Some(System::Manual { .. }) | None => Schedule::ByResults,
        };
        let scoring = self.regulations.as_ref().map(|one| one.scoring).unwrap_or_default();
        let players = self.order().into_iter().zip(1..);
        let players = players.map(|(no, number)| (Number(number), self.player(no, boards)));
        Tournament {
            rounds: self.planned(),
            schedule,
            scoring,
            players: players.collect(),
            ..Tournament::default()
        }
    }

    fn player(&self, no: EntrantNo, boards: &Boards) -> Player {
        let Some(entry) = self.entrants.get(&no) else { return Player::default() };
        let entrant = &entry.entrant;
        let kind = self.regulations.as_ref().map(|regulations| regulations.rating);
        Player {
            name: entrant.name.clone(),
            federation: entrant.federation.clone(),
            title: entrant.title.clone(),
            rating: entrant.rating(kind.unwrap_or_default()),
            fide_id: entrant.fide_id,
            sex: entrant.sex,
            birth: entrant.birth,
            rounds: (1..=self.published()).map(|round| self.in_round(no, round, boards)).collect(),
        }
    }

    /// What somebody did in a round.
    fn in_round(&self, no: EntrantNo, round: u8, boards: &Boards) -> Option<RoundResult> {
        let round = self.rounds.get(&round).filter(|round| round.stage != Stage::Draft)?;
        let Some(bout) = round.bouts.iter().find(|bout| bout.pairing.both().contains(&no)) else {
            return round.byes.get(&no).map(|bye| RoundResult::Bye(*bye));
        };
        let (side, opponent) = match bout.pairing.white == no {
            true => (Side::White, bout.pairing.black),
            false => (Side::Black, bout.pairing.white),
        };
        let opponent = Number(self.number(opponent)?);
        match bout.result(boards) {
            Some(result) => Some(result.for_side(side, opponent)),
            None => has_begun(bout, boards).then_some(RoundResult::Game {
                opponent,
                colour: side,
                score: None,
                is_rated: true,
            }),
        }
    }
}

fn has_begun(bout: &Bout, boards: &Boards) -> bool {
    let shown = bout.view(boards).map(|view| view.result);
    matches!(shown, Some(BoardResult::Playing | BoardResult::Adjourned))
}
