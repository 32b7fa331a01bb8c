//! Title norms in words: those that were made, and each requirement as met or missed.

use crate::catalogue::Catalogue;
use jadoube_competition::norm::audit::{Audit, Finding, Requirement};
use jadoube_competition::norm::edition::{InForce, Regulations};
use jadoube_competition::norm::exemption::International;
use jadoube_competition::norm::forecast::Forecast;
use jadoube_competition::norm::titles::TitleCase;
use jadoube_competition::points::Points;
use jadoube_competition::tournament::{Number, Tournament};

/// Norms as they are told.
#[derive(Debug, Clone, Copy)]
pub struct NormText<'a> {
    /// The tournament.
    pub tournament: &'a Tournament,
    /// By what they are judged.
    pub regulations: &'a Regulations,
    /// The words.
    pub words: &'a Catalogue,
}

impl NormText<'_> {
    fn name(&self, number: Number) -> &str {
        self.tournament.players.get(&number).map_or("", |player| player.name.as_str())
    }

    /// A norm that was made.
    #[must_use]
    pub fn norm(&self, number: Number, found: &Audit) -> String {
        let about = [
            ("number", number.to_string().into()),
            ("name", self.name(number).into()),
            ("title", found.title.code().into()),
            ("points", points(self.words, found.half_points).into()),
            ("games", found.rounds.len().into()),
            ("average", found.average().to_string().into()),
            ("performance", found.performance().to_string().into()),
        ];
        self.words.say_with("competition-norms-norm", &about)
    }

    /// How somebody stands to a title: whether it is a norm, then each requirement, and what is still
    /// needed.
    #[must_use]
    pub fn working(&self, case: &TitleCase) -> Vec<String> {
        let found = &case.audit;
        let about = [
            ("title", found.title.code().into()),
            ("norm", if found.is_norm() { "yes" } else { "no" }.into()),
        ];
        let mut lines = vec![self.words.say_with("competition-norms-title", &about)];
        lines.extend(found.findings.iter().map(|finding| self.finding(finding)));
        if let Some((number, floor)) = found.raised {
            let about = [
                ("opponent", self.name(number).into()),
                ("floor", floor.to_string().into()),
                ("article", self.regulations.floor.to_string().into()),
            ];
            lines.push(self.words.say_with("competition-norms-raised", &about));
        }
        if !found.left_out.is_empty() {
            let rounds: Vec<String> = found.left_out.iter().map(u8::to_string).collect();
            let [after, won] = self.regulations.left_out;
            let about = [
                ("rounds", rounds.join(", ").into()),
                ("articles", format!("{after}, {won}").into()),
            ];
            lines.push(self.words.say_with("competition-norms-left-out", &about));
        }
        lines.extend(case.forecast.iter().flat_map(|ahead| self.ahead(ahead)));
        lines
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

    fn ahead(&self, ahead: &Forecast) -> Vec<String> {
        if let Some(half_points) = ahead.against_next {
            let about = [("points", points(self.words, half_points).into())];
            return vec![self.words.say_with("competition-norms-next", &about)];
        }
        if let Some(least) = ahead.too_few {
            let args = [("least", least.into())];
            return vec![self.words.say_with("competition-norms-too-few", &args)];
        }
        if ahead.rows.is_empty() {
            return vec![self.words.say("competition-norms-impossible")];
        }
        let rows = ahead.rows.iter().map(|row| {
            let about = [
                ("points", points(self.words, row.half_points).into()),
                ("rounds", ahead.remaining.into()),
                ("average", row.average.to_string().into()),
            ];
            self.words.say_with("competition-norms-row", &about)
        });
        let about = [
            ("holders", ahead.holders.into()),
            ("titled", ahead.titled.into()),
            ("federations", ahead.federations.into()),
        ];
        let needed = self.words.say_with("competition-norms-needed", &about);
        rows.chain([needed]).collect()
    }
}

/// That an event is older than all title regulations that are known, and which of them are used.
#[must_use]
pub fn earlier(words: &Catalogue, used: InForce) -> Option<String> {
    let year = [("year", i64::from(used.regulations.year).into())];
    used.is_earlier.then(|| words.say_with("competition-norms-earlier", &year))
}

/// That a tournament is so international that nobody in it needs foreign opponents.
#[must_use]
pub fn international(words: &Catalogue, found: &International) -> String {
    let about = [
        ("foreigners", found.foreigners.into()),
        ("federations", found.federations.into()),
        ("titled", found.titled.into()),
        ("article", found.article.to_string().into()),
    ];
    words.say_with("competition-norms-international", &about)
}

/// Half points as points.
fn points(words: &Catalogue, half_points: usize) -> String {
    words.decimal(Points::halves(i32::try_from(half_points).unwrap_or(i32::MAX)))
}
