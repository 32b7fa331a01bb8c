//! What the lines of a tournament file say, by type, and what is wrong in them. Which line is of
//! which kind is told, too, so that one kind can be written anew and all others left.

use std::collections::BTreeMap;

use jadoube_chess::side::Side;

use crate::tournament::{Date, Number};
use crate::trf::columns::Columns;
use crate::trf::document::{Document, LineEnd};
use crate::trf::encoding::Encoding;
use crate::trf::fault::{Fault, What};
use crate::trf::player::PlayerLine;
use crate::trf::regulation::{
    Abnormal, Acceleration, Byes, ProhibitedPairings, RankingMethod, Worth, pairs,
};
use crate::trf::team::{ForfeitedMatch, LineUp, MatchScoring, TeamByes, TeamLine};

/// A record whose contents are a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Text {
    /// 012
    Name,
    /// 022
    City,
    /// 032
    Federation,
    /// 042
    Start,
    /// 052
    End,
    /// 062: how many players.
    Players,
    /// 072: how many of them are rated.
    RatedPlayers,
    /// 082: how many teams.
    Teams,
    /// 092: how it is paired, in words.
    Type,
    /// 102
    ChiefArbiter,
    /// 112: one line for each.
    DeputyArbiter,
    /// 122: the rate of play, in words.
    Rate,
    /// 182: the program that paired.
    PairingProgram,
    /// 192: how it is paired, as a code.
    TypeCode,
    /// 202: tie-breaks for those with the same points.
    TieBreaks,
    /// 212: what the standing is ordered by.
    StandingOrder,
    /// 222: the rate of play, as a code.
    RateCode,
}

impl Text {
    /// All of them with their codes, in the order of their codes.
    pub const ALL: [(Self, &'static str); 17] = [
        (Self::Name, "012"),
        (Self::City, "022"),
        (Self::Federation, "032"),
        (Self::Start, "042"),
        (Self::End, "052"),
        (Self::Players, "062"),
        (Self::RatedPlayers, "072"),
        (Self::Teams, "082"),
        (Self::Type, "092"),
        (Self::ChiefArbiter, "102"),
        (Self::DeputyArbiter, "112"),
        (Self::Rate, "122"),
        (Self::PairingProgram, "182"),
        (Self::TypeCode, "192"),
        (Self::TieBreaks, "202"),
        (Self::StandingOrder, "212"),
        (Self::RateCode, "222"),
    ];
}

/// What kind of record a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A text.
    Text(Text),
    /// 132
    RoundDates,
    /// 142, XXR
    Rounds,
    /// 152, XXC
    InitialColour,
    /// 162, XXS, BBW …
    Worth,
    /// 172
    RankingMethod,
    /// 352
    BoardColours,
    /// 362
    MatchScoring,
    /// 001
    Player,
    /// `FRA`, `RUS` …
    National,
    /// 310, 013
    Team,
    /// 240, XXZ
    Byes,
    /// 250, XXA
    Acceleration,
    /// 260, XXP
    Prohibited,
    /// 299
    Abnormal,
    /// 300
    LineUp,
    /// 320
    TeamByes,
    /// 330
    ForfeitedMatch,
    /// A comment, a blank line, a table for people (801, 802), a record that nobody knows.
    Other,
}

/// What a file says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Contents {
    /// The texts; several only of deputy arbiters, as a rule.
    pub texts: BTreeMap<Text, Vec<String>>,
    /// The dates of rounds 1, 2, … as they stand there, `26/11/01`.
    pub round_dates: Vec<String>,
    /// How many rounds are planned.
    pub rounds: Option<u8>,
    /// The colour of the first player in round 1.
    pub initial_colour: Option<Side>,
    /// Whether the order of the lines is the ranking, and not the numbers (XXC rank).
    pub is_ranked_by_line: bool,
    /// What results are worth.
    pub worth: Worth,
    /// How players are ranked by their national ratings.
    pub ranking_methods: Vec<RankingMethod>,
    /// The players in the order of their lines.
    pub players: Vec<PlayerLine>,
    /// National records, each with its federation.
    pub national: Vec<(String, PlayerLine)>,
    /// The teams.
    pub teams: Vec<TeamLine>,
    /// Byes that were asked for.
    pub byes: Vec<Byes>,
    /// Who is absent from the round that is paired next (XXZ).
    pub absent: Vec<Number>,
    /// Points for pairing only.
    pub accelerations: Vec<Acceleration>,
    /// Who may not meet.
    pub prohibited: Vec<ProhibitedPairings>,
    /// Points out of the usual.
    pub abnormal: Vec<Abnormal>,
    /// Line-ups out of the usual order.
    pub line_ups: Vec<LineUp>,
    /// Byes of teams by the pairing.
    pub team_byes: Option<TeamByes>,
    /// Matches that were not played.
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// The colours of the first named team at boards 1, 2, …
    pub board_colours: Vec<Side>,
    /// What matches are worth.
    pub match_scoring: Option<MatchScoring>,
}

/// What was read: the contents, the kind of each line, and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// What the file says.
    pub contents: Contents,
    /// The kind of each line.
    pub kinds: Vec<Kind>,
    /// What is wrong or odd in single lines.
    pub faults: Vec<Fault>,
    /// The line of each player, from 1, in the order of the contents.
    pub(super) player_lines: Vec<usize>,
    /// The line of each team likewise.
    pub(super) team_lines: Vec<usize>,
    old_teams: Vec<TeamLine>,
    old_team_lines: Vec<usize>,
}

impl Contents {
    /// The first text of a kind; empty where there is none.
    #[must_use]
    pub fn text(&self, text: Text) -> &str {
        let first = self.texts.get(&text).and_then(|all| all.first());
        first.map_or("", String::as_str)
    }

    /// Sets a text, or takes it away.
    pub fn set(&mut self, text: Text, value: impl Into<String>) {
        let value = value.into();
        if value.is_empty() {
            self.texts.remove(&text);
        } else {
            self.texts.insert(text, vec![value]);
        }
    }

    /// How many rounds have begun: the last one in which somebody has an opponent.
    #[must_use]
    pub fn begun_rounds(&self) -> u8 {
        let last = |line: &PlayerLine| {
            line.cells.iter().rposition(|cell| cell.opponent.is_some()).map_or(0, |at| at + 1)
        };
        let last = self.players.iter().map(last).max().unwrap_or_default();
        u8::try_from(last).unwrap_or(u8::MAX)
    }
}

impl Reading {
    /// Reads all lines of a document.
    #[must_use]
    pub fn of(document: &Document) -> Self {
        let mut reading = Self::default();
        if document.encoding != Encoding::Utf8 {
            let name = document.encoding.to_string();
            reading.faults.push(Fault { line: 0, column: 1, what: What::OtherEncoding(name) });
        }
        let mut ends = document.lines.iter().map(|line| line.end);
        let first = ends.next().unwrap_or(LineEnd::Nothing);
        if ends.any(|end| end != first && end != LineEnd::Nothing) {
            reading.faults.push(Fault { line: 0, column: 1, what: What::MixedLineEnds });
        }
        for (number, line) in (1..).zip(&document.lines) {
            let kind = reading.line(number, &line.text);
            reading.kinds.push(kind);
        }
        if reading.contents.teams.is_empty() {
            reading.contents.teams = std::mem::take(&mut reading.old_teams);
            reading.team_lines = std::mem::take(&mut reading.old_team_lines);
        }
        reading
    }

    fn line(&mut self, number: usize, text: &str) -> Kind {
        let mut at = Columns::new(text);
        let code = at.raw(1, 3);
        let kind = self
            .text_record(code, &mut at)
            .or_else(|| self.regulation(code, &mut at))
            .or_else(|| self.list(code, &mut at))
            .or_else(|| self.team(code, number, &mut at))
            .or_else(|| self.player(code, number, &mut at));
        let kind = kind.unwrap_or_else(|| {
            let known = ["###", "801", "802"].contains(&code) || text.trim().is_empty();
            if !known {
                at.fault(1, What::UnknownCode(code.to_owned()));
            }
            Kind::Other
        });
        let faults = at.faults.into_iter();
        self.faults.extend(faults.map(|(column, what)| Fault { line: number, column, what }));
        kind
    }

    fn text_record(&mut self, code: &str, at: &mut Columns<'_>) -> Option<Kind> {
        let (text, _) = Text::ALL.into_iter().find(|(_, known)| *known == code)?;
        let mut value = at.rest(4).to_owned();
        if matches!(text, Text::Start | Text::End) && !value.is_empty() {
            let date = Date::read(&value).map(|date| date.to_string());
            if date.as_ref() != Some(&value) {
                at.fault(5, What::DateForm(value.clone()));
            }
            value = date.unwrap_or(value);
        }
        self.contents.texts.entry(text).or_default().push(value);
        Some(Kind::Text(text))
    }

    /// Records that concern the whole tournament.
    fn regulation(&mut self, code: &str, at: &mut Columns<'_>) -> Option<Kind> {
        let contents = &mut self.contents;
        Some(match code {
            "132" => {
                contents.round_dates = dates(at);
                Kind::RoundDates
            }
            "142" | "XXR" => {
                contents.rounds = at.number(4, at.len()).or(contents.rounds);
                Kind::Rounds
            }
            "152" => {
                contents.initial_colour = at.colour(5).or(contents.initial_colour);
                Kind::InitialColour
            }
            "XXC" => {
                for (column, word) in at.words(5) {
                    match word.to_ascii_lowercase().as_str() {
                        "white1" => contents.initial_colour = Some(Side::White),
                        "black1" => contents.initial_colour = Some(Side::Black),
                        "rank" => contents.is_ranked_by_line = true,
                        _ => at.fault(column, What::NoSuchLetter(word.to_owned())),
                    }
                }
                Kind::InitialColour
            }
            "162" => {
                contents.worth.read(at);
                Kind::Worth
            }
            "XXS" => {
                contents.worth.read_javafo(at);
                Kind::Worth
            }
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                contents.worth.read_bbp(at.sign(3).unwrap_or_default(), at);
                Kind::Worth
            }
            "172" => {
                contents.ranking_methods.push(RankingMethod::read(at));
                Kind::RankingMethod
            }
            "352" => {
                contents.board_colours =
                    (5..=at.len()).filter_map(|column| at.colour(column)).collect();
                Kind::BoardColours
            }
            "362" => {
                contents.match_scoring = Some(match_scoring(at));
                Kind::MatchScoring
            }
            _ => return None,
        })
    }

    /// Records that list players or teams.
    fn list(&mut self, code: &str, at: &mut Columns<'_>) -> Option<Kind> {
        let contents = &mut self.contents;
        Some(match code {
            "240" => {
                contents.byes.extend(Byes::read(at));
                Kind::Byes
            }
            "XXZ" => {
                contents.absent.extend(at.tpns(4).into_iter().flatten());
                Kind::Byes
            }
            "250" => {
                contents.accelerations.extend(Acceleration::read(at));
                Kind::Acceleration
            }
            "XXA" => {
                contents.accelerations.extend(javafo_acceleration(at));
                Kind::Acceleration
            }
            "260" => {
                contents.prohibited.extend(ProhibitedPairings::read(at));
                Kind::Prohibited
            }
            "XXP" => {
                let numbers = at.tpns(4).into_iter().flatten().collect();
                contents.prohibited.push(ProhibitedPairings { rounds: None, numbers });
                Kind::Prohibited
            }
            "299" => {
                contents.abnormal.push(Abnormal::read(at));
                Kind::Abnormal
            }
            _ => return None,
        })
    }

    fn team(&mut self, code: &str, line: usize, at: &mut Columns<'_>) -> Option<Kind> {
        let contents = &mut self.contents;
        Some(match code {
            "310" => {
                if let Some(team) = TeamLine::read(at) {
                    contents.teams.push(team);
                    self.team_lines.push(line);
                }
                Kind::Team
            }
            "013" => {
                let number = u16::try_from(self.old_teams.len() + 1).unwrap_or(u16::MAX);
                self.old_teams.push(TeamLine::read_old(at, Number(number)));
                self.old_team_lines.push(line);
                Kind::Team
            }
            "300" => {
                contents.line_ups.extend(LineUp::read(at));
                Kind::LineUp
            }
            "320" => {
                contents.team_byes = Some(TeamByes::read(at));
                Kind::TeamByes
            }
            "330" => {
                contents.forfeited_matches.extend(ForfeitedMatch::read(at));
                Kind::ForfeitedMatch
            }
            _ => return None,
        })
    }

    fn player(&mut self, code: &str, number: usize, at: &mut Columns<'_>) -> Option<Kind> {
        let text = at.raw(1, at.len());
        if code == "001" {
            let (line, faults) = PlayerLine::read(text, false);
            at.faults.extend(faults);
            if let Some(line) = line {
                self.contents.players.push(line);
                self.player_lines.push(number);
            }
            return Some(Kind::Player);
        }
        let is_federation = code.len() == 3 && code.bytes().all(|sign| sign.is_ascii_uppercase());
        let has_number = at.field(5, 8).parse::<u16>().is_ok();
        if !is_federation || !has_number || code.starts_with("XX") || code.starts_with("BB") {
            return None;
        }
        let (line, faults) = PlayerLine::read(text, true);
        at.faults.extend(faults);
        let line = line?;
        self.contents.national.push((code.to_owned(), line));
        Some(Kind::National)
    }
}

/// Record 132: a date under each round.
fn dates(at: &Columns<'_>) -> Vec<String> {
    let mut dates = Vec::new();
    let mut column = 92;
    while !at.rest(column).is_empty() {
        dates.push(at.field(column, column + 9).to_owned());
        column += 10;
    }
    dates
}

fn match_scoring(at: &mut Columns<'_>) -> MatchScoring {
    let mut scoring = MatchScoring::default();
    for (column, letters, points) in pairs(at) {
        match letters.as_str() {
            "TW" => scoring.win = points,
            "TD" => scoring.draw = points,
            "TL" => scoring.loss = points,
            _ => at.fault(column, What::NoSuchLetter(letters)),
        }
    }
    scoring
}

/// Record XXA of JaVaFo: the points of one player by rounds.
fn javafo_acceleration(at: &mut Columns<'_>) -> Vec<Acceleration> {
    let Some(number) = at.own_number(5, 8) else { return Vec::new() };
    let mut all: Vec<Acceleration> = Vec::new();
    let mut column = 10;
    for round in 1..=u8::MAX {
        if at.rest(column).is_empty() {
            break;
        }
        let points = at.points(column, column + 3).filter(|points| points.0 != 0);
        column += 5;
        let Some(points) = points else { continue };
        match all.last_mut() {
            Some(last) if last.points == Some(points) && last.rounds.1 + 1 == round => {
                last.rounds.1 = round;
            }
            _ => all.push(Acceleration {
                match_points: None,
                points: Some(points),
                rounds: (round, round),
                numbers: (number, number),
            }),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Points;

    fn read(text: &str) -> Reading {
        Reading::of(&Document::read(text.as_bytes(), None))
    }

    #[test]
    fn both_dialects_mean_the_same() {
        for (old, new) in [
            ("XXR 9", "142 9"),
            ("XXC white1", "152 W"),
            ("XXC black1", "152 B"),
            ("XXS W=3 D=1 PAB=3", "162  W 3.0    D 1.0    P 3.0"),
            (
                "XXA    7  1.0  1.0  0.5",
                "250       1.0 001 002 0007 0007\n250       0.5 003 003 0007 0007",
            ),
            (
                "013 India                               1    5",
                "013 India                               1    5",
            ),
        ] {
            let (old, new) = (read(old), read(new));
            assert_eq!(old.contents, new.contents);
            assert_eq!((old.faults, new.faults), (vec![], vec![]));
        }
    }

    #[test]
    fn records_of_today_win_over_those_to_be_phased_out() {
        let reading = read(
            "013 India                               1    5\n\
             310   3 Indien                           IND     2486    2.0    8.5   1     5    1\n",
        );
        let team = &reading.contents.teams[0];
        assert_eq!((team.number, team.name.as_str()), (Number(3), "Indien"));
        assert_eq!(team.game_points, Some(Points(85)));
        assert_eq!(reading.contents.teams.len(), 1);
    }

    #[test]
    fn lines_that_nobody_knows_are_told_and_keep_their_kind() {
        let reading = read(
            "### a comment\n999 x\n\n801 y\nRUS    1                                  \
                            2650\nXXQ 1\n",
        );
        assert_eq!(
            reading.kinds,
            [Kind::Other, Kind::Other, Kind::Other, Kind::Other, Kind::National, Kind::Other]
        );
        let unknown =
            |line, code: &str| Fault { line, column: 1, what: What::UnknownCode(code.into()) };
        assert_eq!(reading.faults, [unknown(2, "999"), unknown(6, "XXQ")]);
    }
}
