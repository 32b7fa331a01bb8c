//! `jadoube competition norms`: who has a title norm by a tournament file, and the requirements of
//! one player, each met or missed, with what is still needed.

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::NormsArgs;
use crate::competition::file;
use crate::exit::Exit;
use jadoube_competition::norm::audit::{Audit, Finding, Requirement, audit};
use jadoube_competition::norm::edition::{Regulations, Title};
use jadoube_competition::norm::exemption::international;
use jadoube_competition::norm::forecast::{Forecast, forecast};
use jadoube_competition::norm::games::{Game, Played};
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Number, Player, RoundResult, Sex, Tournament};
use jadoube_competition::trf::contents::Text;
use jadoube_i18n::catalogue::Words;

const RULES: Regulations = Regulations::Y2024;

pub(super) fn run(args: &NormsArgs, words: &Words) -> Result<Exit, Exit> {
    let (reading, tournament) = file::tournament(&args.source, words)?;
    let international = international(&tournament, reading.contents.text(Text::Federation));
    let is_exempt = args.exempt || international.is_exempt;
    let page = Page { tournament: &tournament, is_exempt, words };
    let mut answer = match args.working {
        Some(number) => {
            let player = file::player(&tournament, number, words)?;
            page.working(Number(number), player)
        }
        None => page.list(),
    };
    answer.json["exempt"] = json!(is_exempt);
    answer.json["international"] = json!(international);
    if international.is_exempt {
        let about = [
            ("foreigners", international.foreigners.into()),
            ("federations", international.federations.into()),
            ("titled", international.titled.into()),
            ("article", international.article.to_string().into()),
        ];
        answer.line(words.say_with("competition-norms-international", &about));
    }
    Ok(answer.print(args.json))
}

struct Page<'a> {
    tournament: &'a Tournament,
    is_exempt: bool,
    words: &'a Words,
}

/// The titles that a player may still make norms for.
fn titles(player: &Player) -> impl Iterator<Item = Title> {
    Title::ALL.into_iter().filter(|title| {
        let holds = title.holders().contains(&player.title.as_str());
        !holds && (!title.is_womens() || player.sex == Some(Sex::Woman))
    })
}

impl Page<'_> {
    /// Everybody who has a norm.
    fn list(&self) -> Answer {
        let mut norms: Vec<Value> = Vec::new();
        let mut answer = Answer::default();
        for (number, player) in &self.tournament.players {
            let played = Played::of(self.tournament, *number);
            if played.games.len() < RULES.team_games.value {
                continue;
            }
            for title in titles(player) {
                let found = audit(&played, title, &RULES, self.is_exempt);
                if !found.is_norm() {
                    continue;
                }
                answer.line(self.norm(*number, player, &found));
                norms.push(json!({ "number": number.0, "name": player.name, "audit": found }));
            }
        }
        if norms.is_empty() {
            answer.line(self.words.say("competition-norms-none"));
        }
        answer.json = json!({ "norms": norms });
        answer
    }

    fn norm(&self, number: Number, player: &Player, found: &Audit) -> String {
        let about = [
            ("number", number.0.to_string().into()),
            ("name", player.name.as_str().into()),
            ("title", found.title.code().into()),
            ("points", points(found.half_points).into()),
            ("games", found.rounds.len().into()),
            ("average", found.average().to_string().into()),
            ("performance", found.performance().to_string().into()),
        ];
        self.words.say_with("competition-norms-norm", &about)
    }

    fn working(&self, number: Number, player: &Player) -> Answer {
        let mut answer = Answer::default();
        answer.line(format!("{} {}", number.0, player.name));
        let played = Played::of(self.tournament, number);
        let done = player.rounds.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
        let next = self.next(player);
        let open = next.as_ref().map_or(done, |game| usize::from(game.round) - 1);
        let remaining = played.rounds.saturating_sub(open);
        let mut values = Vec::new();
        for title in titles(player) {
            let found = audit(&played, title, &RULES, self.is_exempt);
            self.audit(&found, &mut answer);
            let ahead = (remaining > 0).then(|| {
                forecast(&played, next.as_ref(), remaining, title, &RULES, self.is_exempt)
            });
            if let Some(ahead) = &ahead {
                self.ahead(ahead, &mut answer);
            }
            values.push(json!({ "audit": found, "is_norm": found.is_norm(), "forecast": ahead }));
        }
        answer.json = json!({ "number": number.0, "name": player.name, "titles": values });
        answer
    }

    /// The game of the round that is being played.
    fn next(&self, player: &Player) -> Option<Game> {
        let open = player.rounds.iter().enumerate().rev().find_map(|(at, result)| match result {
            Some(RoundResult::Game { opponent, score: None, .. }) => Some((at + 1, *opponent)),
            _ => None,
        });
        let (round, number) = open?;
        let opponent = self.tournament.players.get(&number)?;
        Some(Game {
            round: u8::try_from(round).ok()?,
            opponent: number,
            rating: opponent.rating,
            title: opponent.title.clone(),
            federation: opponent.federation.clone(),
            half_points: 0,
        })
    }

    fn audit(&self, found: &Audit, answer: &mut Answer) {
        let about = [
            ("title", found.title.code().into()),
            ("norm", if found.is_norm() { "yes" } else { "no" }.into()),
        ];
        answer.line(self.words.say_with("competition-norms-title", &about));
        for finding in &found.findings {
            answer.line(format!("  {}", self.finding(finding)));
        }
        if let Some((number, floor)) = found.raised {
            let about = [
                ("opponent", self.name(number).into()),
                ("floor", floor.to_string().into()),
                ("article", RULES.floor.to_string().into()),
            ];
            answer.line(format!("  {}", self.words.say_with("competition-norms-raised", &about)));
        }
        if !found.left_out.is_empty() {
            let rounds: Vec<String> = found.left_out.iter().map(u8::to_string).collect();
            let [after, won] = RULES.left_out;
            let about = [
                ("rounds", rounds.join(", ").into()),
                ("articles", format!("{after}, {won}").into()),
            ];
            answer.line(format!("  {}", self.words.say_with("competition-norms-left-out", &about)));
        }
    }

    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    fn finding(&self, finding: &Finding) -> String {
        let is_limit = [Requirement::OwnFederation, Requirement::OneFederation];
        let state = match (finding.is_exempt, finding.is_met) {
            (true, _) => "exempt",
            (false, true) => "met",
            (false, false) => "missed",
        };
        let about = [
            ("state", state.into()),
            ("requirement", self.words.tell(&finding.requirement).into()),
            ("value", finding.value.to_string().into()),
            ("limit", finding.limit.to_string().into()),
            (
                "bound",
                if is_limit.contains(&finding.requirement) { "most" } else { "least" }.into(),
            ),
            ("article", finding.article.to_string().into()),
        ];
        self.words.say_with("competition-norms-finding", &about)
    }

    fn ahead(&self, ahead: &Forecast, answer: &mut Answer) {
        if let Some(half_points) = ahead.against_next {
            let about = [("points", points(half_points).into())];
            answer.line(format!("  {}", self.words.say_with("competition-norms-next", &about)));
            return;
        }
        if ahead.rows.is_empty() {
            answer.line(format!("  {}", self.words.say("competition-norms-impossible")));
            return;
        }
        for row in &ahead.rows {
            let about = [
                ("points", points(row.half_points).into()),
                ("rounds", ahead.remaining.into()),
                ("average", row.average.to_string().into()),
            ];
            answer.line(format!("  {}", self.words.say_with("competition-norms-row", &about)));
        }
        let about = [
            ("holders", ahead.holders.into()),
            ("titled", ahead.titled.into()),
            ("federations", ahead.federations.into()),
        ];
        answer.line(format!("  {}", self.words.say_with("competition-norms-needed", &about)));
    }
}

/// Half points as points.
fn points(half_points: usize) -> String {
    Points::halves(i32::try_from(half_points).unwrap_or(i32::MAX)).to_string()
}
