//! Standings in words: what a table shows, what stands below it, and the working of every value, one
//! sentence a line.

use crate::catalogue::{Arg, Catalogue};
use crate::withdrawal;
use jadoube_competition::article::Article;
use jadoube_competition::standing::{Decision, Standing, StandingLine};
use jadoube_competition::tiebreak::code::TieBreak;
use jadoube_competition::tiebreak::working::{Evaluation, Term, Value};
use jadoube_competition::tournament::{Number, Player, Tournament};
use jadoube_competition::withdrawal::Withdrawal;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::tournament::{Games, Readings, StandingView};
use jadoube_laws::ids::BoardNo;

/// A standing as it is told.
#[derive(Debug, Clone, Copy)]
pub struct StandingText<'a> {
    /// Who stands where.
    pub standing: &'a Standing,
    /// What it was made from.
    pub tournament: &'a Tournament,
    /// What is known of who has left, and of games that are not over.
    pub readings: &'a Readings,
    /// The words.
    pub words: &'a Catalogue,
}

/// So many who share a place are named; of more their numbers are told.
const NAMED: usize = 8;

impl<'a> StandingText<'a> {
    /// The name of a team, or of a player.
    #[must_use]
    pub fn name(&self, number: Number) -> &'a str {
        match self.tournament.teams.get(&number) {
            Some(team) => &team.name,
            None => self.tournament.players.get(&number).map_or("", |player| &player.name),
        }
    }

    /// What it is: after which round, by which edition.
    #[must_use]
    pub fn title(&self) -> String {
        let args = [
            ("round", i64::from(self.standing.rounds).into()),
            ("edition", self.words.tell(&self.standing.edition).into()),
        ];
        self.words.say_with("competition-standings-title", &args)
    }

    /// The heads of a whole table: place, number, title, name, federation, rating, and each tie-break.
    #[must_use]
    pub fn heads(&self) -> Vec<String> {
        let heads = [
            "competition-standings-place",
            "competition-standings-number",
            "competition-standings-title-held",
            "competition-standings-name",
            "competition-standings-federation",
            "competition-standings-rating",
        ];
        let codes = self.standing.list.iter().map(ToString::to_string);
        let of_teams = !self.tournament.teams.is_empty();
        let heads = heads.map(|id| match id {
            "competition-standings-name" if of_teams => "tournament-teams-head-name",
            id => id,
        });
        heads.into_iter().map(|id| self.words.say(id)).chain(codes).collect()
    }

    /// A line of it.
    #[must_use]
    pub fn row(&self, line: &'a StandingLine) -> Vec<String> {
        let player = self.tournament.players.get(&line.number);
        let player = player.filter(|_| self.tournament.teams.is_empty());
        let text = |of: fn(&Player) -> String| player.map(of).unwrap_or_default();
        let who = [
            line.shown_place(),
            line.number.to_string(),
            text(|player| player.title.clone()),
            self.name(line.number).to_owned(),
            text(|player| player.federation.clone()),
            text(|player| player.rating.map(|one| one.to_string()).unwrap_or_default()),
        ];
        who.into_iter().chain(self.cells(line)).collect()
    }

    /// A line of it for paper and the web: the remarks stand behind the name.
    #[must_use]
    pub fn marked_row(&self, line: &'a StandingLine) -> Vec<String> {
        let mut cells = self.row(line);
        if let Some(name) = cells.get_mut(3) {
            *name = self.marked(line.number);
        }
        cells
    }

    /// The name with what is to be known of him in brackets: `Name (has left)`.
    #[must_use]
    pub fn marked(&self, number: Number) -> String {
        let remarks = self.remarks(number);
        let name = self.name(number);
        if remarks.is_empty() {
            name.to_owned()
        } else {
            format!("{name} ({})", remarks.join(", "))
        }
    }

    /// What is to be known of somebody who stands in it: that he has left, that a game is not over.
    #[must_use]
    pub fn remarks(&self, number: Number) -> Vec<String> {
        let has_left = self.readings.left.contains(&number);
        let left = has_left.then(|| self.words.say("tournament-has-left"));
        let open = self.readings.unfinished(number, self.standing.rounds).into_iter();
        let open = open.map(|round| {
            let id = match self.readings.is_adjourned(number, round) {
                true => "competition-standings-adjourned",
                false => "competition-standings-playing",
            };
            self.words.say_with(id, &[("round", self::number(round))])
        });
        left.into_iter().chain(open).collect()
    }

    /// The values of a line as its table shows them, with a mark where there is another reading.
    pub fn cells(&self, line: &'a StandingLine) -> impl Iterator<Item = String> + use<'a> {
        self.standing.list.iter().zip(&line.values).map(|(code, evaluation)| {
            let Some(evaluation) = evaluation else { return String::new() };
            let mark = if evaluation.reading.is_some() { "*" } else { "" };
            format!("{}{mark}", self.words.decimal(value(code, &evaluation.value)))
        })
    }

    /// Tie-breaks that break nothing, ties that are left, other readings.
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        let Self { standing, words, .. } = *self;
        let mut notes = Vec::new();
        if standing.list.len() == 1 {
            notes.push(words.say("competition-standings-no-list"));
        }
        for (at, code) in standing.list.iter().enumerate() {
            let mut values = standing.lines.iter().filter_map(|line| line.values.get(at)?.as_ref());
            let lack = values.find_map(|evaluation| match evaluation.value {
                Value::Nothing(lack) if lack.is_general() => Some((lack, evaluation.article)),
                _ => None,
            });
            notes.extend(lack.map(|(lack, article)| {
                let args = [
                    ("code", code.to_string().into()),
                    ("why", words.tell(&lack).into()),
                    ("article", self::article(article)),
                ];
                words.say_with("competition-standings-breaks-nothing", &args)
            }));
        }
        let shared = standing.shared();
        for (place, numbers) in &shared {
            // By their names, unless they are so many that nobody would hear them out.
            let told = if numbers.len() <= NAMED {
                let named = numbers.iter().map(|number| format!("{number} {}", self.name(*number)));
                named.collect::<Vec<_>>().join("; ")
            } else {
                numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            let args = [("place", i64::from(*place).into()), ("numbers", told.into())];
            notes.push(words.say_with("competition-standings-shared", &args));
        }
        if !shared.is_empty() {
            let rest = words.tell(&standing.rest.value);
            notes.push(format!("{rest} ({})", standing.rest.article));
        }
        notes.extend(self.readings());
        notes
    }

    fn readings(&self) -> impl Iterator<Item = String> {
        self.standing.lines.iter().flat_map(|line| {
            let values = self.standing.list.iter().zip(&line.values);
            values.filter_map(|(code, evaluation)| {
                let reading = evaluation.as_ref()?.reading.as_ref()?;
                let args = [
                    ("number", line.number.to_string().into()),
                    ("code", code.to_string().into()),
                    ("value", self.words.decimal(value(code, &reading.value)).into()),
                    ("why", self.words.tell(&reading.why).into()),
                    ("article", article(reading.article)),
                ];
                Some(self.words.say_with("competition-standings-reading", &args))
            })
        })
    }

    /// Who it is, and what put him below the one above.
    #[must_use]
    pub fn who(&self, line: &StandingLine) -> Vec<String> {
        let args = [
            ("number", line.number.to_string().into()),
            ("name", self.name(line.number).into()),
            ("place", line.shown_place().into()),
        ];
        let who = self.words.say_with("competition-working-who", &args);
        let decided = line.decided_by;
        let decided = decided.map(|by| decision(self.words, &self.standing.list, by));
        std::iter::once(who).chain(decided).collect()
    }

    /// The working of each of his values, see [`working`].
    #[must_use]
    pub fn workings(&self, line: &StandingLine) -> Vec<Vec<String>> {
        let name = |number: Number| format!("{number} {}", self.name(number));
        let struck = self.readings.struck(line.number);
        let is_counted = std::ptr::eq(self.tournament, &self.readings.standing);
        if is_counted && self.readings.unplaced.contains(&line.number) && !struck.is_empty() {
            let args = [("games", struck.len().into())];
            return vec![vec![self.words.say_with("competition-working-all-struck", &args)]];
        }
        let values = self.standing.list.iter().zip(&line.values);
        let known = values.filter_map(|(code, evaluation)| Some((code, evaluation.as_ref()?)));
        known.map(|(code, evaluation)| working(self.words, code, evaluation, &name)).collect()
    }
}

/// A value as data has it, with a point; empty where the tie-break made nothing of him.
#[must_use]
pub fn value(code: &TieBreak, value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_decimals(code.decimals()),
        Value::Place(place) => place.to_string(),
        Value::InTurn(numbers) => {
            let each: Vec<String> =
                numbers.iter().map(|number| number.to_decimals(code.decimals())).collect();
            each.join(" ")
        }
        Value::Nothing(_) => String::new(),
    }
}

/// A tie-break in full, for who hears it: of `BH/C1` “Buchholz without the least significant value”.
#[must_use]
pub fn tie_break(words: &Catalogue, code: &TieBreak) -> String {
    let name = words.tell(&code.criterion);
    let (id, count) = match code.cuts() {
        (0, _) => return name,
        (low, 0) => ("competition-standings-cut", low),
        (low, _) => ("competition-standings-median", low),
    };
    words.say_with(id, &[("name", name.into()), ("count", number(count))])
}

/// How a value came about: its tie-break and value, each contribution, another reading.
#[must_use]
pub fn working(
    words: &Catalogue,
    code: &TieBreak,
    evaluation: &Evaluation,
    name: &dyn Fn(Number) -> String,
) -> Vec<String> {
    let mut lines = vec![head(words, code, evaluation)];
    lines.extend(evaluation.terms.iter().map(|term| self::term(words, term, name)));
    lines.extend(evaluation.reading.as_ref().map(|reading| {
        let args = [
            ("value", value_in_words(words, code, &reading.value).into()),
            ("why", words.tell(&reading.why).into()),
            ("article", article(reading.article)),
        ];
        words.say_with("competition-working-reading", &args)
    }));
    lines
}

fn head(words: &Catalogue, code: &TieBreak, evaluation: &Evaluation) -> String {
    let id = match &evaluation.value {
        Value::Nothing(_) => "competition-working-nothing",
        Value::Number(_) | Value::Place(_) | Value::InTurn(_) => "competition-working-head",
    };
    let args = [
        ("code", code.to_string().into()),
        ("name", words.tell(&code.criterion).into()),
        ("value", value_in_words(words, code, &evaluation.value).into()),
        ("method", words.tell(&evaluation.method).into()),
        ("article", article(evaluation.article)),
    ];
    words.say_with(id, &args)
}

/// A value, or why there is none.
fn value_in_words(words: &Catalogue, code: &TieBreak, of: &Value) -> String {
    match of {
        Value::Nothing(lack) => words.tell(lack),
        Value::Number(_) | Value::Place(_) | Value::InTurn(_) => words.decimal(value(code, of)),
    }
}

fn term(words: &Catalogue, term: &Term, name: &dyn Fn(Number) -> String) -> String {
    let mut place = Vec::new();
    if let Some(round) = term.round {
        place.push(words.say_with("competition-working-round", &[("round", number(round))]));
    }
    if let Some(board) = term.board {
        place.push(words.say_with("competition-working-board", &[("board", number(board))]));
    }
    if let Some(opponent) = term.opponent {
        let opponent = [("opponent", name(opponent).into())];
        place.push(words.say_with("competition-working-against", &opponent));
    }
    let amount = match term.factor {
        Some(factor) if term.amount == term.score * factor => {
            format!("{} × {factor} = {}", term.score, term.amount)
        }
        Some(factor) if term.score == term.amount * factor => {
            format!("{} / {factor} = {}", term.score, term.amount)
        }
        _ => term.amount.to_string(),
    };
    let args = [
        ("amount", words.decimal(amount).into()),
        ("why", words.tell(&term.basis).into()),
        ("article", article(term.article)),
    ];
    place.push(words.say_with("competition-working-amount", &args));
    if let Some(cut) = term.cut {
        let args = [("why", words.tell(&cut).into()), ("article", article(cut.article()))];
        place.push(words.say_with("competition-working-cut", &args));
    }
    place.join(" · ")
}

/// What put somebody below the one above him.
#[must_use]
pub fn decision(words: &Catalogue, list: &[TieBreak], decision: Decision) -> String {
    match decision {
        Decision::TieBreak(index) => {
            let code = list.get(index).map(ToString::to_string).unwrap_or_default();
            words.say_with("competition-standings-by-tie-break", &[("code", code.into())])
        }
        Decision::Lots => words.say("competition-standings-by-lots"),
    }
}

/// Which standing is meant, as far as it is not the usual one: all games, a category.
#[must_use]
pub fn view_told(view: &StandingView, words: &Catalogue) -> Vec<String> {
    let games = (view.games == Games::All).then(|| words.say("competition-standings-all-games"));
    let only = (view.only != Category::All).then(|| words.tell(&view.only));
    games.into_iter().chain(only).collect()
}

/// The boards of a round that have no result yet; nothing, where all have one.
#[must_use]
pub fn results_missing(words: &Catalogue, round: u8, boards: &[BoardNo]) -> Option<String> {
    let boards: Vec<String> = boards.iter().map(ToString::to_string).collect();
    let args = [
        ("round", number(round)),
        ("boards", boards.join(", ").into()),
        ("count", boards.len().into()),
    ];
    (!boards.is_empty()).then(|| words.say_with("protocol-results-missing", &args))
}

/// Whether the games of somebody who left count, and why.
#[must_use]
pub fn withdrawal(words: &Catalogue, one: &Withdrawal) -> String {
    withdrawal::decision(words, &one.who.to_string(), &one.decision)
}

fn number(value: u8) -> Arg<'static> {
    i64::from(value).into()
}

fn article(article: Article) -> Arg<'static> {
    article.to_string().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_tie_break_is_named_with_what_it_leaves_out() {
        for (lang, code, told) in [
            (Lang::En, "BH", "Buchholz"),
            (Lang::En, "BH/C1", "Buchholz without the least significant value"),
            (Lang::De, "BH/M2", "Buchholz ohne die 2 niedrigsten und 2 höchsten Werte"),
            (Lang::Mk, "BH/C1", "Бухолц без најмалата вредност"),
        ] {
            let code: TieBreak = code.parse().unwrap();
            assert_eq!(tie_break(&Catalogue::new(lang), &code), told);
        }
    }
}
