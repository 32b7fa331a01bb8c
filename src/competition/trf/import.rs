//! From the contents of a tournament file to a tournament.

use std::collections::BTreeMap;

use jadoube_chess::side::Side;

use crate::points::{Points, Scoring};
use crate::tournament::{
    Bye, MatchForfeit, Number, Player, RoundResult, Schedule, Score, Team, Tournament,
};
use crate::trf::contents::{Contents, Reading, Text};
use crate::trf::fault::{Fault, What};
use crate::trf::player::{Cell, PlayerLine, Sign, column_of, title};
use crate::trf::regulation::ByeKind;
use crate::trf::team::MatchScoring;

/// A tournament, and what in the file's players does not fit together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// The tournament.
    pub tournament: Tournament,
    /// What is wrong or odd, with line and column.
    pub faults: Vec<Fault>,
}

impl Reading {
    /// The tournament that the file tells of. What cannot be made sense of is left out and told; a
    /// round of which a line says nothing is one in which the player was absent, once the round has
    /// begun.
    #[must_use]
    pub fn tournament(&self) -> Import {
        let contents = &self.contents;
        let begun = contents.begun_rounds();
        let rounds = contents.rounds.unwrap_or(begun).max(begun);
        let mut import = Import {
            tournament: Tournament {
                rounds,
                schedule: contents.schedule(),
                scoring: contents.game_worth(),
                match_scoring: contents.match_worth(),
                players: BTreeMap::new(),
                teams: teams(contents),
            },
            faults: Vec::new(),
        };
        let mut lines: BTreeMap<Number, usize> = BTreeMap::new();
        for (line, place) in contents.players.iter().zip(&self.player_lines) {
            let mut faults = Vec::new();
            if let Some(first) = lines.get(&line.number) {
                let what = What::NumberTwice { number: line.number.0, first: *first };
                import.faults.push(Fault { line: *place, column: 5, what });
                continue;
            }
            lines.insert(line.number, *place);
            let player = player(line, contents, (begun, rounds), &mut faults);
            import.tournament.players.insert(line.number, player);
            let faults = faults.into_iter();
            import.faults.extend(faults.map(|(column, what)| Fault { line: *place, column, what }));
        }
        import
    }
}

impl Contents {
    /// What places are counted from: in a round robin, what record 299 says is worth nothing is struck,
    /// the games of somebody who has left (C.05 6.6).
    #[must_use]
    pub fn standing(&self, record: &Tournament) -> Tournament {
        let mut standing = record.clone();
        if record.schedule != Schedule::Fixed {
            return standing;
        }
        for (number, player) in &mut standing.players {
            for (round, result) in (1..=u8::MAX).zip(&mut player.rounds) {
                let strikes = |of: &RoundResult| {
                    self.abnormal.iter().any(|one| one.strikes(*number, round, of))
                };
                *result = result.filter(|of| !strikes(of));
            }
        }
        standing
    }

    /// Whether the pairings are known beforehand: by the code of the type, or by its words.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        let code = self.text(Text::TypeCode).to_uppercase();
        let words = self.text(Text::Type).to_uppercase().replace(['-', '_', ' '], "");
        let fixed = ["ROUNDROBIN", "SCHILLER", "SCHEVENINGEN"];
        let told = if code.is_empty() { words } else { code };
        if fixed.iter().any(|name| told.contains(name)) {
            Schedule::Fixed
        } else {
            Schedule::ByResults
        }
    }

    /// What games are worth. A team without an opponent gets on each board its share of the game points
    /// of record 320, where record 162 does not say it.
    fn game_worth(&self) -> Scoring {
        let usual = self.worth.scoring();
        let bye = self.team_byes.as_ref().and_then(|byes| byes.game_points);
        let boards = i32::try_from(self.board_colours.len()).unwrap_or(0);
        let share = bye.and_then(|points| points.0.checked_div(boards)).map(Points);
        let told = self.worth.pairing_bye.or(share);
        Scoring { pairing_bye: told.unwrap_or(usual.pairing_bye), ..usual }
    }

    /// What matches are worth, as it is written or as usual; a team without an opponent gets what the
    /// file says, or the points of a draw (C.04.6 1.4).
    fn match_worth(&self) -> Scoring {
        let MatchScoring { win, draw, loss } = self.match_scoring.unwrap_or_default();
        let bye = self.team_byes.as_ref().and_then(|byes| byes.match_points);
        let pairing_bye = bye.unwrap_or(draw);
        Scoring { win, draw, loss, absence: loss, pairing_bye, unknown: draw }
    }

    /// The colour that the opponent's line leaves for a player.
    fn colour_by_opponent(&self, opponent: Number, player: Number, round: usize) -> Option<Side> {
        let line = self.players.iter().find(|line| line.number == opponent)?;
        let cell = line.cells.get(round).filter(|cell| cell.opponent == Some(player))?;
        cell.colour.map(Side::other)
    }

    /// A bye that was asked for and stands in a record of its own.
    fn bye(&self, player: Number, round: u8, next: u8) -> Option<Bye> {
        if !self.teams.is_empty() {
            return None;
        }
        let of = |byes: &&crate::trf::regulation::Byes| {
            byes.round == round && byes.numbers.contains(&player)
        };
        let bye = self.byes.iter().find(of).map(|byes| byes.kind.into());
        bye.or_else(|| (round == next && self.absent.contains(&player)).then_some(Bye::Zero))
    }
}

fn teams(contents: &Contents) -> BTreeMap<Number, Team> {
    let teams = contents.teams.iter().map(|line| {
        let (name, players) = (line.name.clone(), line.players.clone());
        (line.number, Team { name, players, ..Team::default() })
    });
    let mut teams: BTreeMap<Number, Team> = teams.collect();
    for (round, number, bye) in team_byes(contents) {
        // Where a player of the team has a result of that round, it tells the same.
        let told = |team: &Team| {
            let lines = contents.players.iter().filter(|line| team.players.contains(&line.number));
            let mut cells = lines.filter_map(|line| line.cells.get(usize::from(round) - 1));
            cells.any(|cell| cell.opponent.is_some() || cell.result.is_some_and(Sign::is_bye))
        };
        if let Some(team) = teams.get_mut(&number).filter(|team| round > 0 && !told(team)) {
            team.byes.insert(round, bye);
        }
    }
    for forfeit in &contents.forfeited_matches {
        for (number, opponent, won) in [
            (forfeit.white, forfeit.black, forfeit.white_wins),
            (forfeit.black, forfeit.white, forfeit.black_wins),
        ] {
            if let Some(team) = teams.get_mut(&number) {
                team.forfeits.insert(forfeit.round, MatchForfeit { opponent, won });
            }
        }
    }
    for line_up in &contents.line_ups {
        if let Some(team) = teams.get_mut(&line_up.team) {
            team.line_ups.insert(line_up.round, line_up.players.clone());
        }
    }
    teams
}

/// The byes of teams that stand in records of their own: round, team, which bye.
fn team_byes(contents: &Contents) -> Vec<(u8, Number, Bye)> {
    let asked = contents.byes.iter().flat_map(|byes| {
        let bye = Bye::from(byes.kind);
        byes.numbers.iter().map(move |number| (byes.round, *number, bye))
    });
    let given = contents.team_byes.iter().flat_map(|byes| (1..).zip(&byes.teams));
    let given = given.filter_map(|(round, team)| Some((round, (*team)?, Bye::PairingAllocated)));
    asked.chain(given).collect()
}

impl From<ByeKind> for Bye {
    fn from(kind: ByeKind) -> Self {
        match kind {
            ByeKind::Full => Self::Full,
            ByeKind::Half => Self::Half,
            ByeKind::Zero => Self::Zero,
        }
    }
}

fn player(
    line: &PlayerLine,
    contents: &Contents,
    (begun, rounds): (u8, u8),
    faults: &mut Vec<(usize, What)>,
) -> Player {
    let digits = line.list_number.trim_start_matches('0');
    let fide_id = digits.parse().ok();
    if fide_id.is_none() && !digits.is_empty() {
        faults.push((58, What::LongFideNumber(line.list_number.clone())));
    }
    let blank = Cell::default();
    let mut results = Vec::new();
    for round in 1..=rounds {
        let place = usize::from(round - 1);
        let cell = line.cells.get(place).unwrap_or(&blank);
        let context = Context { line, contents, round, has_begun: round <= begun };
        let result = context.result(cell, faults);
        results.push(result.or_else(|| {
            contents.bye(line.number, round, begun.saturating_add(1)).map(RoundResult::Bye)
        }));
    }
    while results.last() == Some(&None) {
        results.pop();
    }
    let surplus = line.cells.iter().skip(usize::from(rounds));
    if surplus.clone().any(|cell| cell.result.is_some()) {
        let round = rounds.saturating_add(1);
        faults.push((column_of(round), What::SurplusRound { round }));
    }
    Player {
        name: line.name.clone(),
        federation: line.federation.clone(),
        title: title(&line.title).map_or_else(|| line.title.clone(), str::to_owned),
        rating: line.rating,
        fide_id,
        sex: line.sex,
        birth: line.birth,
        club: String::new(),
        rounds: results,
    }
}

/// Where a cell stands.
struct Context<'a> {
    line: &'a PlayerLine,
    contents: &'a Contents,
    round: u8,
    has_begun: bool,
}

impl Context<'_> {
    fn result(&self, cell: &Cell, faults: &mut Vec<(usize, What)>) -> Option<RoundResult> {
        let (round, column) = (self.round, column_of(self.round));
        let Some(sign) = cell.result else { return self.without_result(cell, faults) };
        let (score, bye, is_rated) = match sign {
            Sign::Win => (Some(Score::Win), Bye::Full, true),
            Sign::Draw => (Some(Score::Draw), Bye::Half, true),
            Sign::Loss => (Some(Score::Loss), Bye::Zero, true),
            Sign::UnratedWin => (Some(Score::Win), Bye::Full, false),
            Sign::UnratedDraw => (Some(Score::Draw), Bye::Half, false),
            Sign::UnratedLoss => (Some(Score::Loss), Bye::Zero, false),
            Sign::Unknown => (None, Bye::Zero, true),
            Sign::ForfeitWin | Sign::ForfeitLoss => {
                return Some(RoundResult::Forfeit {
                    opponent: cell.opponent,
                    colour: cell.colour,
                    won: sign == Sign::ForfeitWin,
                });
            }
            Sign::HalfBye => return Some(self.bye(cell, Bye::Half, faults)),
            Sign::FullBye => {
                faults.push((column + 7, What::FullBye { round }));
                return Some(self.bye(cell, Bye::Full, faults));
            }
            Sign::PairingBye => return Some(self.bye(cell, Bye::PairingAllocated, faults)),
            Sign::ZeroBye => return Some(self.bye(cell, Bye::Zero, faults)),
        };
        if cell.opponent.is_none() {
            if score.is_some() {
                faults.push((column + 7, What::ResultWithoutOpponent { round }));
            }
            return Some(RoundResult::Bye(bye));
        }
        self.game(cell, score, is_rated, faults)
    }

    fn bye(&self, cell: &Cell, bye: Bye, faults: &mut Vec<(usize, What)>) -> RoundResult {
        if cell.opponent.is_some() {
            let what = What::ByeWithOpponent { round: self.round };
            faults.push((column_of(self.round), what));
        }
        RoundResult::Bye(bye)
    }

    /// Nobody as the opponent, a game whose result is not there yet, or nothing at all.
    fn without_result(&self, cell: &Cell, faults: &mut Vec<(usize, What)>) -> Option<RoundResult> {
        if cell.opponent.is_some() {
            return self.game(cell, None, true, faults);
        }
        let is_absent = self.has_begun || cell.is_nobody || cell.has_dash;
        let asked = self.contents.bye(self.line.number, self.round, 0);
        is_absent.then_some(RoundResult::Bye(asked.unwrap_or(Bye::Zero)))
    }

    fn game(
        &self,
        cell: &Cell,
        score: Option<Score>,
        is_rated: bool,
        faults: &mut Vec<(usize, What)>,
    ) -> Option<RoundResult> {
        let opponent = cell.opponent?;
        let (column, place) = (column_of(self.round), usize::from(self.round - 1));
        let colour = cell.colour.or_else(|| {
            faults.push((column + 5, What::NoColour));
            self.contents.colour_by_opponent(opponent, self.line.number, place)
        });
        Some(RoundResult::Game { opponent, colour: colour?, score, is_rated })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;
    use crate::tournament::Date;
    use crate::trf::document::Document;

    fn import(text: &str) -> Import {
        Reading::of(&Document::read(text.as_bytes(), None)).tournament()
    }

    fn game(opponent: u16, colour: Side, score: Option<Score>, is_rated: bool) -> RoundResult {
        RoundResult::Game { opponent: Number(opponent), colour, score, is_rated }
    }

    /// Each cell as it stands in a file, the result that it means, and what is said of it.
    #[test]
    fn every_cell_of_a_round_has_its_meaning() {
        let forfeit = |opponent: Option<u16>, colour, won| {
            Some(RoundResult::Forfeit { opponent: opponent.map(Number), colour, won })
        };
        let bye = |bye| Some(RoundResult::Bye(bye));
        for (cell, result, what) in [
            ("   2 w 1", Some(game(2, Side::White, Some(Score::Win), true)), None),
            ("   2 b =", Some(game(2, Side::Black, Some(Score::Draw), true)), None),
            ("   2 B l", Some(game(2, Side::Black, Some(Score::Loss), false)), None),
            ("   2 w ?", Some(game(2, Side::White, None, true)), None),
            ("   2 w  ", Some(game(2, Side::White, None, true)), None),
            ("   2 w +", forfeit(Some(2), Some(Side::White), true), None),
            ("0000 - -", forfeit(None, None, false), None),
            ("       -", forfeit(None, None, false), None),
            ("0000 - U", bye(Bye::PairingAllocated), None),
            ("       H", bye(Bye::Half), None),
            ("0000 - Z", bye(Bye::Zero), None),
            ("0000 -  ", bye(Bye::Zero), None),
            ("        ", bye(Bye::Zero), None),
            ("0000 - F", bye(Bye::Full), Some((99, What::FullBye { round: 1 }))),
            ("0000 - 1", bye(Bye::Full), Some((99, What::ResultWithoutOpponent { round: 1 }))),
            ("   2 - H", bye(Bye::Half), Some((92, What::ByeWithOpponent { round: 1 }))),
            (
                "   2   1",
                Some(game(2, Side::White, Some(Score::Win), true)),
                Some((97, What::NoColour)),
            ),
        ] {
            let line = |number: u16, cells: &str| format!("001 {number:>4}{:83}{cells}\n", "");
            let import = import(&(line(1, cell) + &line(2, "   1 b 0")));
            let player = &import.tournament.players[&Number(1)];
            assert_eq!(player.rounds.first().copied().flatten(), result, "{cell}");
            let faults: Vec<(usize, What)> =
                import.faults.into_iter().map(|fault| (fault.column, fault.what)).collect();
            assert_eq!(faults.first(), what.as_ref(), "{cell}");
        }
    }

    #[test]
    fn rounds_that_have_not_begun_are_unknown_but_for_byes_that_were_asked_for() {
        let text = "142 4\n162  W 3.0    D 1.0\n240 H   3    2\n\
            001    1 wwim Example, Ana                      2101 MKD    12345678 1990/05/01  3.0    1     2 w 1\n\
            001    2      Muster, Ben                            GER 70123454321 1981        0.0    2     1 b 0\n";
        let import = import(text);
        let [ana, ben] = [1, 2].map(|number| &import.tournament.players[&Number(number)]);
        assert_eq!(import.tournament.rounds, 4);
        assert_eq!(ana.rounds, [Some(game(2, Side::White, Some(Score::Win), true))]);
        assert_eq!(ben.rounds[1..], [None, Some(RoundResult::Bye(Bye::Half))]);
        assert_eq!((ana.title.as_str(), ana.fide_id), ("WIM", Some(12_345_678)));
        assert_eq!(ana.birth, Some(Date::new(1990, 5, 1)));
        assert_eq!(import.tournament.points(Number(2), 4), Points(10));
        let long = What::LongFideNumber("70123454321".into());
        assert_eq!(import.faults, [Fault { line: 5, column: 58, what: long }]);
    }

    #[test]
    fn a_schedule_is_known_by_code_or_words() {
        for (lines, schedule) in [
            ("192 FIDE_DOUBLEROUNDROBIN", Schedule::Fixed),
            ("192 FIDE_DUTCH\n092 Individual: Round-Robin", Schedule::ByResults),
            ("092 Individual: Round-Robin", Schedule::Fixed),
            ("092 Individual: Swiss-System", Schedule::ByResults),
        ] {
            assert_eq!(import(lines).tournament.schedule, schedule, "{lines}");
        }
    }
}
