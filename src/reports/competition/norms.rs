//! The certificate of a title result, with the data that FIDE's form IT1 asks for (B.01 1.8): the
//! event, the applicant, the games with what counts of them, the reckoning, every requirement as met
//! or missed, and who signs. What the file does not know has room to be written in.

use std::collections::{BTreeMap, BTreeSet};

use super::{EventPaper, filled};
use crate::document::{Block, ColumnKind, Document, Table};
use crate::flow::pages;
use crate::protocol::head;
use jadoube_chess::side::Side;
use jadoube_competition::norm::audit::score_needed;
use jadoube_competition::norm::edition::{InForce, Regulations};
use jadoube_competition::norm::exemption::International;
use jadoube_competition::norm::games::PlayerTournament;
use jadoube_competition::norm::titles::{TitleCase, title_cases};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Date, Number, Player, RoundResult};
use jadoube_core::competition::entrant::Entrant;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::norm::{NormText, earlier};
use jadoube_i18n::regulations;
use jadoube_laws::wall::Wall;

use ColumnKind::{Number as Count, Short, Sign, Words};

/// How high a row is in which somebody writes.
const ROW: f32 = 7.5;

type Row = (String, String);

impl EventPaper<'_> {
    /// The certificates of somebody, by number: of every norm that was made, or else of every title
    /// that is missed, each on sheets of its own. None where there is no such player, or none of the
    /// titles is open to him.
    #[must_use]
    pub fn norm_forms(&self, number: u16) -> Option<Document> {
        let who = Number(number);
        let player = self.readings.record.players.get(&who)?;
        let mut cases = title_cases(
            &self.readings.record,
            who,
            self.norm_rules().regulations,
            self.exempt().is_some(),
        );
        if cases.iter().any(|case| case.audit.is_norm()) {
            cases.retain(|case| case.audit.is_norm());
        }
        let all = cases.iter().flat_map(|case| pages(self.certificate(who, player, case)));
        let all: Vec<_> = all.collect();
        let title = self.words.say_with("protocol-norms", &[("name", (&player.name).into())]);
        (!all.is_empty()).then(|| self.document(title, all))
    }

    /// The title regulations of the first day of the event.
    fn norm_rules(&self) -> InForce {
        let day = self.about.competition.and_then(|one| Date::read(&one.date));
        Regulations::on(day)
    }

    fn certificate(&self, who: Number, player: &Player, case: &TitleCase) -> Vec<Block> {
        let title = [("title", case.audit.title.code().into())];
        let title = self.words.say_with("protocol-norm", &title);
        let mut blocks = self.top(&title, self.event_rows());
        let entrant = self.contest().order().get(usize::from(who.0) - 1).copied();
        let entrant = entrant.and_then(|no| self.entrant(no));
        let heading = |id: &str| Block::Heading(2, self.say(id));
        blocks.push(heading("protocol-norm-applicant"));
        blocks.push(Block::Facts(self.applicant(who, player, entrant)));
        blocks.push(heading("protocol-games"));
        blocks.push(Block::Table(self.norm_games(player, case)));
        blocks.push(heading("protocol-norm-reckoning"));
        blocks.push(Block::Facts(self.reckoning(who, case)));
        blocks.push(heading("protocol-norm-requirements"));
        let tournament = &self.readings.record;
        let told =
            NormText { tournament, regulations: self.norm_rules().regulations, words: self.words };
        blocks.extend(earlier(self.words, self.norm_rules()).map(Block::Text));
        blocks.extend(told.working(case).into_iter().map(Block::Text));
        blocks.push(Block::Table(self.left_to_write()));
        for id in ["protocol-signed-chief", "protocol-norm-signed-federation"] {
            blocks.push(Block::Signature(self.say(id)));
        }
        blocks.extend(head(self.words, self.about));
        blocks
    }

    /// What holds for the event: its days, how it is paired, its rate.
    fn event_rows(&self) -> Vec<Row> {
        let starts = (1..=self.contest().planned()).filter_map(|no| self.contest().begins(no));
        let days: Vec<_> = starts.map(Wall::date).collect();
        let mut in_a_day: BTreeMap<String, usize> = BTreeMap::new();
        for day in &days {
            *in_a_day.entry(day.to_string()).or_default() += 1;
        }
        let ends = days.first().zip(days.last());
        let dates = ends.map(|(first, last)| {
            format!("{} – {}", self.words.value_of(first), self.words.value_of(last))
        });
        let first = self.about.competition.map(|one| self.words.date_written(&one.date));
        let system = self.contest().regulations.as_ref();
        let system = system.map(|of| regulations::system(self.words, of.system));
        let most = in_a_day.values().max().map(ToString::to_string);
        let rows = [
            ("protocol-norm-dates", dates.or(first)),
            ("tournament-event-system", system),
            ("protocol-rounds", Some(self.contest().planned().to_string())),
            ("protocol-norm-rounds-a-day", most),
            ("protocol-control", Some(self.control())),
        ];
        self.known(rows)
    }

    fn applicant(&self, who: Number, player: &Player, entrant: Option<&Entrant>) -> Vec<Row> {
        let born = |date: Date| match date.month {
            Some(_) => self.words.date_written(&date.to_string()),
            None => date.year.to_string(),
        };
        let rows = [
            ("competition-standings-name", Some(player.name.clone())),
            ("competition-standings-number", Some(who.to_string())),
            ("protocol-column-id", player.fide_id.map(|id| id.to_string())),
            ("protocol-column-born", player.birth.map(born)),
            ("protocol-norm-federation", Some(player.federation.clone())),
            ("protocol-norm-held", Some(player.title.clone())),
            ("competition-standings-rating", player.rating.map(|rating| rating.to_string())),
            ("protocol-column-club", entrant.map(|one| one.club.clone())),
        ];
        self.known(rows)
    }

    /// Every round of the applicant, with what of it counts.
    fn norm_games(&self, player: &Player, case: &TitleCase) -> Table {
        let mut half_points = 0;
        let rounds = (1..=u8::MAX).zip(&player.rounds);
        let rows = rounds.filter_map(|(round, result)| {
            let result = result.as_ref()?;
            let is_counted = case.audit.rounds.contains(&round);
            let sign = result.sign().unwrap_or("…");
            if is_counted {
                half_points += match sign {
                    "1" => 2,
                    "½" => 1,
                    _ => 0,
                };
            }
            let other = result.opponent();
            let colour = match result {
                RoundResult::Game { colour: Side::White, .. } => "competition-white-short",
                RoundResult::Game { colour: Side::Black, .. } => "competition-black-short",
                _ => "",
            };
            let opponent = other.and_then(|other| self.readings.record.players.get(&other));
            let of = |told: fn(&Player) -> String| opponent.map(told).unwrap_or_default();
            Some(vec![
                round.to_string(),
                if colour.is_empty() { String::new() } else { self.say(colour) },
                of(|one| one.title.clone()),
                of(|one| one.name.clone()),
                of(|one| one.fide_id.map_or_else(String::new, |id| id.to_string())),
                of(|one| one.federation.clone()),
                of(|one| one.rating.map_or_else(String::new, |rating| rating.to_string())),
                sign.to_owned(),
                if is_counted { points(self.words, half_points) } else { String::new() },
                self.remark(case, (round, other), (result, opponent)),
            ])
        });
        let rows = rows.collect();
        let columns = vec![
            self.column("protocol-column-round", Count),
            self.column("protocol-norm-colour", Sign),
            self.column("competition-standings-title-held", Short),
            self.column("protocol-norm-opponent", Words),
            self.column("protocol-column-id", Count),
            self.column("competition-standings-federation", Short),
            self.column("competition-standings-rating", Count),
            self.column("protocol-result", Sign),
            self.column("protocol-column-points", Count),
            self.column("protocol-column-remarks", Words),
        ];
        filled(Table { columns, rows, boxes: None })
    }

    /// Why a game does not count, or counts with another rating than its opponent's.
    fn remark(
        &self,
        case: &TitleCase,
        (round, other): (u8, Option<Number>),
        (result, opponent): (&RoundResult, Option<&Player>),
    ) -> String {
        let counts_as = |rating: u16| {
            let rating = [("rating", rating.to_string().into())];
            self.words.say_with("protocol-norm-counts-as", &rating)
        };
        if case.audit.left_out.contains(&round) {
            return self.say("protocol-norm-left-out");
        }
        if !case.audit.rounds.contains(&round) {
            return match result {
                RoundResult::Game { score: None, .. } => String::new(),
                RoundResult::Game { .. } => self.say("protocol-norm-not-rated"),
                _ => self.say("protocol-norm-not-played"),
            };
        }
        match case.audit.raised {
            Some((raised, floor)) if Some(raised) == other => counts_as(floor),
            _ if opponent.is_some_and(|one| one.rating.is_none()) => {
                counts_as(self.norm_rules().regulations.unrated.value)
            }
            _ => String::new(),
        }
    }

    /// Ra, dp and Rp, the points made and those that would do, the titles and the federations met.
    fn reckoning(&self, who: Number, case: &TitleCase) -> Vec<Row> {
        let audit = &case.audit;
        let (games, average) = (audit.rounds.len(), audit.average());
        let needed = score_needed(audit.title, games, average, self.norm_rules().regulations);
        let played = PlayerTournament::of(&self.readings.record, who);
        let counted = played.games.iter().filter(|game| audit.rounds.contains(&game.round));
        let (mut titles, mut federations) = (BTreeMap::new(), BTreeMap::new());
        for game in counted {
            for (text, all) in [(&game.title, &mut titles), (&game.federation, &mut federations)] {
                if !text.is_empty() {
                    *all.entry(text.clone()).or_insert(0_usize) += 1;
                }
            }
        }
        let told = |all: &BTreeMap<String, usize>| {
            let each: Vec<String> =
                all.iter().map(|(text, count)| format!("{text} {count}")).collect();
            Some(each.join(", "))
        };
        let foreign: BTreeSet<&String> =
            federations.keys().filter(|one| **one != played.federation).collect();
        let sign = if audit.difference < 0 { "−" } else { "+" };
        let difference = format!("{sign}{}", audit.difference.abs());
        let rows = [
            ("protocol-norm-games", Some(games.to_string())),
            ("protocol-norm-score", Some(points(self.words, audit.half_points))),
            ("protocol-norm-score-needed", needed.map(|needed| points(self.words, needed))),
            ("protocol-norm-average", Some(average.to_string())),
            ("protocol-norm-difference", Some(difference)),
            ("protocol-norm-performance", Some(audit.performance().to_string())),
            ("protocol-norm-titles", told(&titles)),
            ("protocol-norm-federations", told(&federations)),
            ("protocol-norm-foreign", Some(foreign.len().to_string())),
        ];
        self.known(rows)
    }

    /// That nobody in the event needs foreign opponents, if it is so international.
    fn exempt(&self) -> Option<International> {
        let rules = self.norm_rules().regulations;
        self.contest().international(&self.readings, rules).filter(|found| found.is_exempt)
    }

    /// What the file does not know, or an office has to confirm.
    fn left_to_write(&self) -> Table {
        let host = self.contest().regulations.as_ref().map(|one| one.host.clone());
        let exemption = self.exempt().map(|found| found.article.to_string());
        let rows = [
            ("protocol-norm-host", host),
            ("protocol-norm-code", None),
            ("protocol-norm-exemption", exemption),
        ];
        let rows = rows.map(|(id, known)| vec![self.say(id), known.unwrap_or_default()]).into();
        let columns = vec![
            self.column("protocol-norm-further", Words),
            self.column("protocol-norm-to-write", Words),
        ];
        Table { columns, rows, boxes: Some(ROW) }
    }

    /// Those of the facts of which something is known.
    fn known<const N: usize>(&self, rows: [(&str, Option<String>); N]) -> Vec<Row> {
        let told = rows.into_iter().filter_map(|(id, value)| Some((self.say(id), value?)));
        told.filter(|(_, value)| !value.is_empty()).collect()
    }
}

fn points(words: &Catalogue, half_points: usize) -> String {
    words.decimal(Points::halves(i32::try_from(half_points).unwrap_or(i32::MAX)))
}
