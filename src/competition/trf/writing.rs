//! Contents as lines of a dialect, one kind of record at a time.

use std::collections::BTreeMap;

use jadoube_chess::side::Side;

use crate::points::Points;
use crate::tournament::Number;
use crate::trf::contents::{Contents, Kind, Text};
use crate::trf::dialect::Dialect;
use crate::trf::player::{PlayerLine, title};
use crate::trf::regulation::{Acceleration, ByeKind, Byes, numbers};

impl Contents {
    /// The lines of one kind of record; none where the dialect has no form for it.
    pub(super) fn lines(&self, kind: Kind, dialect: Dialect) -> Vec<String> {
        let is_new = dialect == Dialect::Trf26;
        match kind {
            Kind::Text(text) => self.text_lines(text, dialect),
            Kind::RoundDates => self.round_dates(),
            Kind::Rounds => {
                let code = if is_new { "142" } else { "XXR" };
                self.rounds.map(|rounds| format!("{code} {rounds}")).into_iter().collect()
            }
            Kind::InitialColour => self.initial_colour_lines(dialect),
            Kind::Worth => self.worth_lines(dialect),
            Kind::Player => self.players.iter().map(|line| line.write("001")).collect(),
            Kind::Team => {
                let line = |team: &crate::trf::team::TeamLine| {
                    if is_new { team.write() } else { team.write_old() }
                };
                self.teams.iter().map(line).collect()
            }
            Kind::Byes => self.bye_lines(dialect),
            Kind::Acceleration => self.acceleration_lines(dialect),
            Kind::Prohibited => self.prohibited_lines(dialect),
            _ if is_new => self.new_lines(kind),
            _ => Vec::new(),
        }
    }

    /// Records that only TRF26 has.
    fn new_lines(&self, kind: Kind) -> Vec<String> {
        match kind {
            Kind::RankingMethod => self.ranking_methods.iter().map(|one| one.write()).collect(),
            Kind::BoardColours if !self.board_colours.is_empty() => {
                let letters = self.board_colours.iter().map(|side| match side {
                    Side::White => 'W',
                    Side::Black => 'B',
                });
                vec![format!("352 {}", letters.collect::<String>())]
            }
            Kind::MatchScoring => {
                let scoring = self.match_scoring.map(|scoring| {
                    let all = [("TW", scoring.win), ("TD", scoring.draw), ("TL", scoring.loss)];
                    pairs("362 ", &all)
                });
                scoring.into_iter().collect()
            }
            Kind::National => self.national.iter().map(|(code, line)| line.write(code)).collect(),
            Kind::Abnormal => self.abnormal.iter().map(|one| one.write()).collect(),
            Kind::LineUp => self.line_ups.iter().map(|one| one.write()).collect(),
            Kind::TeamByes => self.team_byes.iter().map(|one| one.write()).collect(),
            Kind::ForfeitedMatch => self.forfeited_matches.iter().map(|one| one.write()).collect(),
            _ => Vec::new(),
        }
    }

    fn text_lines(&self, text: Text, dialect: Dialect) -> Vec<String> {
        let only_new = matches!(
            text,
            Text::PairingProgram
                | Text::TypeCode
                | Text::TieBreaks
                | Text::StandingOrder
                | Text::RateCode
        );
        let code = Text::ALL.into_iter().find(|(known, _)| *known == text);
        let Some((_, code)) = code.filter(|_| !only_new || dialect == Dialect::Trf26) else {
            return Vec::new();
        };
        let values = self.texts.get(&text).into_iter().flatten();
        let line = |value: &String| format!("{code} {value}").trim_end().to_owned();
        values.map(line).collect()
    }

    fn round_dates(&self) -> Vec<String> {
        if self.round_dates.is_empty() {
            return Vec::new();
        }
        let dates = self.round_dates.iter().map(|date| format!("{date:<10}"));
        let dates: String = dates.collect();
        vec![format!("132{:88}{dates}", "").trim_end().to_owned()]
    }

    fn initial_colour_lines(&self, dialect: Dialect) -> Vec<String> {
        let colour = self.initial_colour;
        let name = |white: &str, black: &str| match colour {
            Some(Side::White) => white.to_owned(),
            Some(Side::Black) => black.to_owned(),
            None => String::new(),
        };
        let line = match dialect {
            Dialect::Trf26 => name("152 W", "152 B"),
            Dialect::Trf16 if self.is_ranked_by_line => {
                format!("XXC rank {}", name("white1", "black1")).trim_end().to_owned()
            }
            Dialect::Trf16 => name("XXC white1", "XXC black1"),
        };
        Some(line).filter(|line| !line.is_empty()).into_iter().collect()
    }

    fn worth_lines(&self, dialect: Dialect) -> Vec<String> {
        let told: Vec<(&str, Points)> = self
            .worth
            .all()
            .into_iter()
            .filter_map(|(letter, points)| Some((letter, points?)))
            .collect();
        if told.is_empty() {
            return Vec::new();
        }
        if dialect == Dialect::Trf26 {
            return vec![pairs("162  ", &told)];
        }
        let scoring = self.worth.scoring();
        vec![format!(
            "XXS W={} D={} WL={loss} BL={loss} ZPB={none} FL={none} PAB={}",
            scoring.win,
            scoring.draw,
            scoring.pairing_bye,
            loss = scoring.loss,
            none = scoring.absence,
        )]
    }

    fn bye_lines(&self, dialect: Dialect) -> Vec<String> {
        let next = self.begun_rounds().saturating_add(1);
        if dialect == Dialect::Trf26 {
            let mut lines: Vec<String> = self.byes.iter().map(Byes::write).collect();
            if !self.absent.is_empty() {
                let numbers = self.absent.clone();
                lines.push(Byes { kind: ByeKind::Zero, round: next, numbers }.write());
            }
            return lines;
        }
        let mut absent = self.absent.clone();
        absent.extend(
            self.byes.iter().filter(|byes| byes.round == next).flat_map(|byes| &byes.numbers),
        );
        if absent.is_empty() { Vec::new() } else { vec![format!("XXZ{}", numbers(&absent))] }
    }

    fn acceleration_lines(&self, dialect: Dialect) -> Vec<String> {
        match dialect {
            Dialect::Trf26 => merged(&self.accelerations).iter().map(|one| one.write()).collect(),
            Dialect::Trf16 => self.javafo_accelerations(),
        }
    }

    /// Record XXA: a line for each player, with his points in every round. Those of teams have no
    /// form there.
    fn javafo_accelerations(&self) -> Vec<String> {
        let mut players: BTreeMap<Number, BTreeMap<u8, Points>> = BTreeMap::new();
        for one in self.accelerations.iter().filter(|one| one.match_points.is_none()) {
            let Some(points) = one.points else { continue };
            let last = self.players.iter().map(|line| line.number).max();
            let to = one.numbers.1.min(last.unwrap_or(one.numbers.1));
            for number in (one.numbers.0.0..=to.0).map(Number) {
                let rounds = (one.rounds.0..=one.rounds.1).map(|round| (round, points));
                players.entry(number).or_default().extend(rounds);
            }
        }
        let line = |(number, rounds): (&Number, &BTreeMap<u8, Points>)| {
            let last = rounds.keys().max().copied().unwrap_or_default();
            let points = |round: u8| rounds.get(&round).copied().unwrap_or_default();
            let points: String = (1..=last).map(|round| format!(" {:>4}", points(round))).collect();
            format!("XXA {:>4}{points}", number.0)
        };
        players.iter().map(line).collect()
    }

    fn prohibited_lines(&self, dialect: Dialect) -> Vec<String> {
        let begun = self.begun_rounds();
        let rounds = self.rounds.unwrap_or(begun);
        if dialect == Dialect::Trf26 {
            return self.prohibited.iter().map(|one| one.write(rounds)).collect();
        }
        let next = begun.saturating_add(1).min(rounds);
        let counts = |one: &&crate::trf::regulation::ProhibitedPairings| {
            one.rounds.is_none_or(|(first, last)| first <= next && next <= last)
        };
        let counted = self.prohibited.iter().filter(counts);
        counted.map(|one| format!("XXP{}", numbers(&one.numbers))).collect()
    }
}

/// Records of which one continues the numbers of the other, as one.
fn merged(all: &[Acceleration]) -> Vec<Acceleration> {
    let mut merged: Vec<Acceleration> = Vec::new();
    for one in all {
        let continued = merged.iter_mut().find(|before| {
            before.points == one.points
                && before.match_points == one.match_points
                && before.rounds == one.rounds
                && before.numbers.1.0.checked_add(1) == Some(one.numbers.0.0)
        });
        match continued {
            Some(before) => before.numbers.1 = one.numbers.1,
            None => merged.push(one.clone()),
        }
    }
    merged
}

/// Letters with their points, nine columns each.
fn pairs(code: &str, all: &[(&str, Points)]) -> String {
    let pairs: Vec<String> = all
        .iter()
        .map(|(letters, points)| format!("{letters}{:>4}", points.to_string()))
        .map(|pair| format!("{pair:<9}"))
        .collect();
    format!("{code}{}", pairs.concat()).trim_end().to_owned()
}

impl PlayerLine {
    /// With its title in the form of today.
    #[must_use]
    pub fn with_title_of_today(mut self) -> Self {
        if let Some(today) = title(&self.title) {
            today.clone_into(&mut self.title);
        }
        self
    }
}
