//! What a tournament file says of the event beside its players and results: how it is paired and
//! timed, when its rounds were, byes that were asked for, who may not meet, points out of the usual.

use std::collections::BTreeMap;

use crate::competition::entrant::EntrantNo;
use crate::competition::regulations::{Regulations, System};
use crate::competition::round::Stage;
use crate::competition::state::Contest;
use crate::competition::tournament::Readings;
use jadoube_chess::side::Side;
use jadoube_competition::berger::{Cycles, Joint};
use jadoube_competition::points::Points;
use jadoube_competition::record::{Records, Reference};
use jadoube_competition::tournament::{Bye, Number};
use jadoube_competition::trf::contents::{Contents, Text};
use jadoube_competition::trf::regulation::{Abnormal, ByeKind, Byes, ProhibitedPairings};
use jadoube_competition::trf::team::LineUp;
use jadoube_laws::clock::control::{Bonus, Period, TimeControl};
use jadoube_laws::wall::Wall;

impl Contest {
    /// Adds it to the contents of a file that has the players already.
    pub fn report_into(&self, contents: &mut Contents, readings: &Readings) {
        let Some(regulations) = &self.regulations else { return };
        contents.set(Text::TypeCode, type_code(regulations));
        if !regulations.host.is_empty() {
            contents.set(Text::Federation, regulations.host.clone());
        }
        contents.set(Text::RateCode, rate_code(&regulations.control).unwrap_or_default());
        contents.set(Text::TieBreaks, regulations.tie_breaks.clone());
        if !regulations.tie_breaks.is_empty() {
            // A list for teams begins with the points that count first.
            let points = if regulations.teams.is_some() { "" } else { "PTS," };
            contents.set(Text::StandingOrder, format!("{points}{}", regulations.tie_breaks));
        }
        self.dates_into(contents);
        contents.byes = match regulations.teams {
            None => self.asked_byes(),
            Some(_) => self.free_teams(),
        };
        self.teams_into(contents, readings);
        contents.prohibited = self.prohibited();
        abnormal_into(contents, readings);
    }

    /// When a round begins, where somebody fixed it.
    #[must_use]
    pub fn begins(&self, round: u8) -> Option<Wall> {
        let known = self.rounds.get(&round).and_then(|round| round.starts);
        known.or_else(|| self.schedule.get(&round).copied())
    }

    fn dates_into(&self, contents: &mut Contents) {
        let dates: Vec<_> =
            (1..=self.planned()).map(|round| self.begins(round).map(Wall::date)).collect();
        let mut known = dates.iter().flatten();
        let Some(first) = known.next() else { return };
        let day = |date: &jadoube_laws::wall::Date| date.to_string().replace('-', "/");
        contents.set(Text::Start, day(first));
        if dates.iter().all(Option::is_some) {
            contents.set(Text::End, day(known.next_back().unwrap_or(first)));
        }
        let short = |date: &Option<jadoube_laws::wall::Date>| {
            date.map(|date| day(&date).split_off(2)).unwrap_or_default()
        };
        contents.round_dates = dates.iter().map(short).collect();
    }

    /// The teams that had no opponent, by round.
    fn free_teams(&self) -> Vec<Byes> {
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let byes = known.map(|(round, of)| {
            let numbers = of.free_teams.iter().filter_map(|no| self.team_number(*no));
            let numbers = numbers.map(Number).collect();
            Byes { kind: ByeKind::Zero, round: *round, numbers }
        });
        byes.filter(|byes| !byes.numbers.is_empty()).collect()
    }

    /// The points of the teams, their colours by board, and the line-ups that are not the first of a
    /// list in their order.
    fn teams_into(&self, contents: &mut Contents, readings: &Readings) {
        let Some(rules) = self.team_rules() else { return };
        let boards = usize::from(rules.boards);
        let colours = Side::BOTH.into_iter().cycle().take(boards);
        contents.board_colours = colours.collect();
        let records = Records::new(&readings.standing, self.published(), Reference::Match);
        for line in &mut contents.teams {
            line.match_points = Some(records.points(line.number, Reference::Match));
            line.game_points = Some(records.points(line.number, Reference::Game));
        }
        let known = self.rounds.iter().filter(|(_, round)| round.stage != Stage::Draft);
        let all = known.flat_map(|(round, of)| {
            let matches = of.matches.iter();
            let sides = matches.flat_map(|one| [(one.first, one.second), (one.second, one.first)]);
            sides.filter_map(|(team, other)| {
                let players = self.line_up(*round, team).players;
                let list = &self.teams.get(&team)?.team.players;
                let is_usual = players.iter().flatten().eq(list.iter().take(boards));
                let number = |no: &Option<EntrantNo>| no.and_then(|no| self.number(no)).map(Number);
                (!is_usual).then_some(LineUp {
                    round: *round,
                    team: Number(self.team_number(team)?),
                    opponent: self.team_number(other).map(Number),
                    players: players.iter().map(number).collect(),
                })
            })
        });
        contents.line_ups = all.collect();
    }

    /// Byes of the rounds that are not published yet: those of the others stand with the players.
    fn asked_byes(&self) -> Vec<Byes> {
        if !self.has_byes() {
            return Vec::new();
        }
        let mut asked: BTreeMap<(u8, char), Byes> = BTreeMap::new();
        for round in self.published().saturating_add(1)..=self.planned() {
            for (no, number) in self.order().into_iter().zip(1..) {
                let entry = self.entrants.get(&no);
                if entry.is_none_or(|entry| entry.stay.has_left(round)) {
                    continue;
                }
                let (kind, letter) = match self.bye_of(no, round) {
                    Some(Bye::Full) => (ByeKind::Full, 'F'),
                    Some(Bye::Half) => (ByeKind::Half, 'H'),
                    Some(Bye::Zero) => (ByeKind::Zero, 'Z'),
                    Some(Bye::PairingAllocated) | None => continue,
                };
                let numbers = Vec::new();
                let byes = asked.entry((round, letter)).or_insert(Byes { kind, round, numbers });
                byes.numbers.push(Number(number));
            }
        }
        asked.into_values().collect()
    }

    /// Pairs that are not to meet.
    fn prohibited(&self) -> Vec<ProhibitedPairings> {
        let number = |no| self.number(no).map(Number);
        let mut pairs: Vec<Vec<Number>> = Vec::new();
        for (no, entry) in &self.entrants {
            for other in &entry.entrant.not_with {
                let (Some(one), Some(other)) = (number(*no), number(*other)) else { continue };
                let pair = vec![one.min(other), one.max(other)];
                if one != other && !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        pairs.sort();
        pairs.into_iter().map(|numbers| ProhibitedPairings { rounds: None, numbers }).collect()
    }
}

/// How it is paired, where there is a code for it. The table without the exchange of the last two
/// rounds has none.
const fn type_code(regulations: &Regulations) -> &'static str {
    match regulations.system {
        // The words say that teams play.
        _ if regulations.teams.is_some() => "",
        System::RoundRobin { cycles: Cycles::Single, .. } => "FIDE_ROUNDROBIN",
        System::RoundRobin { cycles: Cycles::Double(Joint::Exchanged), .. } => {
            "FIDE_DOUBLEROUNDROBIN"
        }
        // A match is a bracket of two.
        System::KnockOut { .. } | System::Match => "CUSTOM_KNOCKOUT",
        System::RoundRobin { cycles: Cycles::Double(Joint::AsTabled), .. }
        | System::Olympiad1972 { .. }
        | System::Manual { .. } => "",
    }
}

/// Results that the standing does not count, because somebody has left it: the file has all games, the
/// points of the standing, and of each such result that it is worth nothing (record 299).
fn abnormal_into(contents: &mut Contents, readings: &Readings) {
    let rounds = readings.standing.rounds;
    let mut struck: BTreeMap<(u8, char), Vec<Number>> = BTreeMap::new();
    for line in &mut contents.players {
        line.points = Some(readings.standing.points(line.number, rounds));
        for (round, result) in readings.struck(line.number) {
            if let Some(kind) = Abnormal::kind_of(&result) {
                struck.entry((round, kind)).or_default().push(line.number);
            }
        }
    }
    let rows = struck.into_iter().map(|((round, kind), numbers)| Abnormal {
        kind: Some(kind),
        match_points: None,
        points: Some(Points::ZERO),
        round: Some(round),
        numbers,
    });
    contents.abnormal = rows.collect();
}

/// The time control as a code: `40/6000+30:900+30`; nothing where the players have different ones, or
/// a bonus that the code does not know.
fn rate_code(control: &TimeControl) -> Option<String> {
    let schedules = &control.schedules;
    if schedules.white != schedules.black {
        return None;
    }
    let periods = schedules.white.0.iter().map(period_code);
    Some(periods.collect::<Option<Vec<String>>>()?.join(":"))
}

fn period_code(period: &Period) -> Option<String> {
    let moves = period.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
    let bonus = match period.bonus {
        Bonus::None => String::new(),
        Bonus::Increment(time) if period.bonus_from == 1 => format!("+{}", time.secs_ceil()),
        _ => return None,
    };
    Some(format!("{moves}{}{bonus}", period.time.secs_ceil()))
}
