//! Why two meet at a board of a round: what the system, the bracket or the arbiter says of it, by the
//! numbers and the results as they are now.

use jadoube_message::{Message, Value};
use serde::Serialize;

use crate::competition::context::Boards;
use crate::competition::entrant::EntrantNo;
use crate::competition::groups;
use crate::competition::knockout;
use crate::competition::phase::GroupName;
use crate::competition::remark::Remark;
use crate::competition::round::Pairing as Seated;
use crate::competition::state::Contest;
use crate::competition::table;
use crate::competition::team::{Match, TeamNo};
use jadoube_competition::article::Article;
use jadoube_competition::berger::{Cycles, EXCHANGE_ARTICLE, Joint, Reason, RoundRobin};
use jadoube_competition::knockout::course::{Knockout, Leg};
use jadoube_competition::knockout::duel::{ARTICLE as MATCHES, Order};
use jadoube_competition::olympiad1972::regulations::GROUPS;
use jadoube_competition::pairing::Pairing;
use jadoube_laws::ids::BoardNo;

/// How a round of a table is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// As it stands in the table.
    AsTabled,
    /// It has changed places with the round beside it, at the end of the first of two cycles.
    Exchanged,
    /// With the other colours, in the second of two cycles.
    Reversed,
}

/// Who has White in a game of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(keys)]
#[serde(rename_all = "kebab-case")]
pub enum ColourRule {
    /// In the first game of all the one whom the bracket names first.
    NamedFirst,
    /// The one whom the regulations of the stage name.
    Drawn,
    /// The one who had Black in the game before.
    Alternate,
    /// The one who had White in the game before: the colours are reversed at half of the stage.
    ReversedAtHalf,
}

/// Something that explains a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "contest-why")]
#[serde(rename_all = "kebab-case", tag = "because")]
pub enum Because {
    /// The group in which two teams play.
    Group {
        /// The name of the group.
        #[message(with = group)]
        group: GroupName,
        /// Where groups are regulated.
        article: Article,
    },
    /// A round of a Berger table.
    Table {
        /// For how many the table is.
        players: u16,
        /// Its round.
        table_round: u16,
        /// In which cycle, from 1.
        cycle: u8,
        /// How it is played.
        turn: Turn,
        /// Where the tables are prescribed.
        article: Article,
        /// Where it is prescribed that rounds change places.
        exchange: Article,
    },
    /// Where the two sit in the table.
    #[message(transparent)]
    Seats(Reason),
    /// The group has two teams only, which exchange colours from match to match.
    OnlyTwo,
    /// The players of a match, as their line-ups have them.
    LineUps {
        /// The team that is named first.
        first: String,
        /// The other.
        second: String,
    },
    /// A game of a match in a bracket.
    #[message(skip(leg))]
    Game {
        /// Which game of which match.
        leg: Leg,
        /// Who has White in it.
        colours: ColourRule,
        /// Where matches are regulated.
        article: Article,
    },
    /// The arbiter paired them.
    Arbiter,
    /// The arbiter changed pairings that were known.
    Changed {
        /// Where the grounds for that are.
        article: Article,
    },
    /// What speaks against the pairing, which the arbiter was told when making it.
    #[message(transparent)]
    Remarked(Remark),
    /// Somebody always plays at this board.
    OwnBoard {
        /// The name of who plays there.
        name: String,
        /// The board.
        board: BoardNo,
        /// Where it stands.
        article: Article,
    },
}

fn group(name: &GroupName) -> Value<'_> {
    Value::Message(name)
}

impl Contest {
    /// Why those at a board of a round meet: the rule first, then what else explains it. Results that
    /// were corrected since count as they are now. Empty, where nothing is paired there.
    #[must_use]
    pub fn why(&self, round: u8, board: BoardNo, boards: &Boards) -> Vec<Because> {
        let Some(of) = self.rounds.get(&round) else { return Vec::new() };
        let size = self.team_rules().map_or(0, |rules| u16::from(rules.boards));
        let is_at =
            |one: &&Match| (one.board.0..one.board.0.saturating_add(size)).contains(&board.0);
        let pairing = self.bout(round, board).map(|bout| bout.pairing);
        let mut found = match (of.matches.iter().find(is_at), pairing) {
            (Some(one), _) => self.why_teams(round, *one),
            (None, Some(pairing)) => self.why_players(round, pairing, boards),
            (None, None) => return Vec::new(),
        };
        let own = |no: &EntrantNo| {
            self.entrants.get(no).is_some_and(|entry| entry.entrant.fixed_board == Some(board))
        };
        let owners = pairing.into_iter().flat_map(|one| one.both()).filter(own);
        found.extend(owners.map(|no| Because::OwnBoard {
            name: self.called(no),
            board,
            article: self.handling().own_board,
        }));
        found
    }

    fn why_players(&self, round: u8, pairing: Seated, boards: &Boards) -> Vec<Because> {
        let handling = self.handling();
        let changes = handling.grounds.article;
        if let Some(leg) = self.leg_at(round, pairing.board) {
            return knockout::rules(self)
                .ok()
                .flatten()
                .map(|rules| colour_rule(&rules, leg))
                .into_iter()
                .collect();
        }
        if let Ok(Some(robin)) = table::table(self) {
            let seats = pairing.both().map(|no| self.number(no));
            return by_table(robin, round, seats, (handling.tables, changes));
        }
        let is_of_two =
            |one: &Remark| !matches!(one, Remark::LeftOut { .. } | Remark::ByeAgain { .. });
        let remarks = self.remarks(round, &[pairing], boards).into_iter().filter(is_of_two);
        [Because::Arbiter].into_iter().chain(remarks.map(Because::Remarked)).collect()
    }

    fn why_teams(&self, round: u8, of: Match) -> Vec<Because> {
        let handling = self.handling();
        let changes = handling.grounds.article;
        let mut found = match self.why_in_group(round, of) {
            Some(in_group) => in_group,
            None => match table::table(self) {
                Ok(Some(robin)) => {
                    let seats = of.both().map(|team| self.team_number(team));
                    by_table(robin, round, seats, (handling.tables, changes))
                }
                Ok(None) | Err(_) => self.by_arbiter(round, of),
            },
        };
        let [first, second] = of.both().map(|team| self.team_called(team));
        found.push(Because::LineUps { first, second });
        found
    }

    /// The same in a group of a championship.
    fn why_in_group(&self, round: u8, of: Match) -> Option<Vec<Because>> {
        let (_, phase) = self.phase_of(round)?;
        let at = phase.group_of(of.first)?;
        let group = phase.groups.get(at)?;
        let changes = self.handling().grounds.article;
        let mut found = vec![Because::Group { group: phase.name(at), article: GROUPS }];
        let nth = phase.nth(round);
        let seat = |team: TeamNo| {
            let at = group.teams.iter().position(|one| *one == team)?;
            u16::try_from(at + 1).ok()
        };
        if groups::is_by_hand(phase, nth, of) {
            found.extend(self.by_arbiter(round, of));
        } else if let Some(robin) = group.table() {
            found.extend(by_table(robin, nth, of.both().map(seat), (GROUPS, changes)));
        } else {
            found.push(Because::OnlyTwo);
        }
        Some(found)
    }

    fn by_arbiter(&self, round: u8, of: Match) -> Vec<Because> {
        let remarks = self.match_remarks(round, &[of]).into_iter();
        let remarks = remarks.filter(|one| !matches!(one, Remark::LeftOut { .. }));
        [Because::Arbiter].into_iter().chain(remarks.map(Because::Remarked)).collect()
    }
}

/// Why two seats of a table meet in a round; that the arbiter changed it, where they do not.
fn by_table(
    robin: RoundRobin,
    round: u8,
    seats: [Option<u16>; 2],
    (article, changes): (Article, Article),
) -> Vec<Because> {
    let changed = || vec![Because::Changed { article: changes }];
    let [Some(white), Some(black)] = seats else { return changed() };
    let Some(made) = robin.round(u16::from(round)) else { return changed() };
    let wanted = Pairing::new(white, black);
    let at = (1..).zip(&made.pairings).find(|(_, one)| **one == wanted);
    let Some(reason) = at.and_then(|(at, _)| robin.reason(made.round, at)) else {
        return changed();
    };
    let is_exchanged = robin.cycles() == Cycles::Double(Joint::Exchanged);
    let turn = match made.cycle {
        1 if is_exchanged && made.table_round != made.round => Turn::Exchanged,
        1 => Turn::AsTabled,
        _ => Turn::Reversed,
    };
    let of_table = Because::Table {
        players: robin.players(),
        table_round: made.table_round,
        cycle: made.cycle,
        turn,
        article,
        exchange: EXCHANGE_ARTICLE,
    };
    vec![of_table, Because::Seats(reason)]
}

/// Who has White in a game by the rules of its stage.
fn colour_rule(rules: &Knockout, leg: Leg) -> Because {
    let stages = rules.stages_of(leg.tie).len();
    let is_again = usize::from(leg.stage) > stages;
    let stage = rules.stage(leg);
    let drawn = stage.and_then(|stage| stage.white).filter(|_| !is_again);
    let turns = |order: Order, games: u16| {
        order == Order::ReversedAtHalf && leg.game == (games / 2).saturating_add(1)
    };
    let half = stage.and_then(|stage| Some((stage.order, stage.limit()?)));
    let colours = match (leg.game, drawn) {
        (1, Some(_)) => ColourRule::Drawn,
        (1, None) if leg.stage == 1 => ColourRule::NamedFirst,
        (2.., _) if half.is_some_and(|(order, games)| turns(order, games)) => {
            ColourRule::ReversedAtHalf
        }
        _ => ColourRule::Alternate,
    };
    Because::Game { leg, colours, article: MATCHES }
}
