//! The dialogs of the page: numbers given, a draw begun, lots, start positions.

use std::time::{SystemTime, UNIX_EPOCH};

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use jadoube_competition::varma::rows::Edition;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::draw::Drawing;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::start::{Means, StartDraw};
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;

/// A number from which lots can be drawn, another one each second; it can be changed, and is recorded.
pub(in crate::screens::competition) fn seed() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs().to_string()
}

pub(super) fn ask(check: &mut Check<'_, '_>, what: Ask) {
    check.actions.command(Command::Contest { what });
}

/// How numbers are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    Rating,
    Lot,
    Typed,
}

/// Who gets a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Who {
    Player(EntrantNo),
    Team(TeamNo),
}

impl Who {
    const fn player(self) -> Option<EntrantNo> {
        match self {
            Self::Player(no) => Some(no),
            Self::Team(_) => None,
        }
    }

    const fn team(self) -> Option<TeamNo> {
        match self {
            Self::Team(no) => Some(no),
            Self::Player(_) => None,
        }
    }
}

/// How they are given, with what was typed for it.
#[derive(Debug)]
enum NumberSource {
    Rating,
    Lot(u64),
    Typed(Vec<Who>),
}

impl NumberSource {
    fn numbering<No>(self, of: impl Fn(Who) -> Option<No>) -> Numbering<No> {
        match self {
            Self::Rating => Numbering::Rating,
            Self::Lot(seed) => Numbering::Lot { seed },
            Self::Typed(order) => {
                Numbering::Arbiter { order: order.into_iter().filter_map(of).collect() }
            }
        }
    }
}

/// Gives the numbers.
#[derive(Debug)]
pub(super) struct NumbersForm {
    /// Whether teams get them.
    of_teams: bool,
    how: How,
    seed: String,
    /// Everybody with the number that is typed.
    typed: Vec<(Who, String, String)>,
    /// Whether somebody has to say why.
    again: bool,
    reason: String,
}

impl NumbersForm {
    /// Nothing is typed yet.
    pub(super) fn new(contest: &Contest) -> Self {
        let of_teams = contest.team_rules().is_some();
        let teams = contest.teams.iter().filter(|_| of_teams);
        let teams = teams.map(|(no, entry)| (Who::Team(*no), entry.team.name.clone()));
        let players = contest.entrants.iter().filter(|_| !of_teams);
        let players = players.map(|(no, entry)| (Who::Player(*no), entry.entrant.name.clone()));
        let typed = players.chain(teams).map(|(who, name)| (who, name, String::new()));
        Self {
            of_teams,
            how: How::Rating,
            seed: seed(),
            typed: typed.collect(),
            again: match of_teams {
                true => !contest.team_numbers.is_empty(),
                false => !contest.numbers.is_empty(),
            },
            reason: String::new(),
        }
    }

    /// Everybody in the order of the numbers typed; nothing unless each has one of them.
    fn order(&self) -> Option<Vec<Who>> {
        let numbers =
            self.typed.iter().map(|(who, _, typed)| Some((typed.trim().parse().ok()?, *who)));
        let mut numbers = numbers.collect::<Option<Vec<(usize, Who)>>>()?;
        numbers.sort_by_key(|(number, _)| *number);
        let is_whole = (1..).zip(&numbers).all(|(wanted, (number, _))| wanted == *number);
        is_whole.then(|| numbers.into_iter().map(|(_, who)| who).collect())
    }
}

impl DialogForm for NumbersForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, what) = match self.of_teams {
            false => ("tournament-draw-numbers", "tournament-draw-give-what"),
            true => ("tournament-draw-teams", "tournament-draw-teams-what"),
        };
        let head = Head::new("numbers", scene.say(title), scene.say("tournament-draw-give-deed"));
        let until = scene.snap.hall.contest.handling().numbers_until;
        let args = [("round", until.value.into()), ("article", until.article.to_string().into())];
        Some(head.about(scene.say_with(what, &args)).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let ways = [
            (How::Rating, "tournament-draw-way-rating"),
            (How::Lot, "tournament-draw-way-lot"),
            (How::Typed, "tournament-draw-way-typed"),
        ];
        fields.choose(ui, "tournament-draw-way", &ways, &mut self.how);
        match self.how {
            How::Rating => {}
            How::Lot => drop(fields.text(ui, "tournament-draw-seed", &mut self.seed)),
            How::Typed => {
                for (_, name, typed) in &mut self.typed {
                    fields.text(ui, Field::new("tournament-draw-typed").named(name), typed);
                }
            }
        }
        if self.again {
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let given = match self.how {
            How::Rating => Some(NumberSource::Rating),
            How::Lot => lot(check, &self.seed).map(NumberSource::Lot),
            How::Typed => {
                let order = self.order();
                if order.is_none() {
                    let article = check.scene.snap.hall.contest.handling().titles.article;
                    let article = [("article", article.to_string().into())];
                    let why = check.scene.say_with("tournament-draw-typed-wrong", &article);
                    check.fault("tournament-draw-typed", why);
                }
                order.map(NumberSource::Typed)
            }
        };
        let reason = if self.again { check.reason(&self.reason)? } else { String::new() };
        let given = given?;
        let what = match self.of_teams {
            true => Ask::NumberTeams { how: given.numbering(Who::team), reason },
            false => Ask::Number { how: given.numbering(Who::player), reason },
        };
        ask(check, what);
        Some(())
    }
}

/// The seed that was typed.
pub(in crate::screens::competition) fn lot(check: &mut Check<'_, '_>, typed: &str) -> Option<u64> {
    check.read("tournament-draw-seed", typed.trim().parse().ok(), "tournament-draw-seed-wrong")
}

/// Begins the restricted draw.
#[derive(Debug)]
pub(super) struct BeginForm {
    edition: Edition,
    again: bool,
    reason: String,
}

impl BeginForm {
    /// By the tables in force.
    pub(super) fn new(contest: &Contest) -> Self {
        let again = !contest.numbers.is_empty();
        Self { edition: Edition::Handbook, again, reason: String::new() }
    }
}

impl DialogForm for BeginForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-draw-varma");
        let head = Head::new("varma", title, scene.say("tournament-draw-begin-deed"));
        Some(head.about(scene.say("tournament-draw-begin-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let tables = [
            (Edition::Handbook, "tournament-draw-tables-handbook"),
            (Edition::Rules2006, "tournament-draw-tables-2006"),
        ];
        fields.choose(ui, "tournament-draw-tables", &tables, &mut self.edition);
        if self.again {
            fields.reason(ui, &mut self.reason);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let reason = if self.again { check.reason(&self.reason)? } else { String::new() };
        ask(check, Ask::BeginDraw { edition: self.edition, reason });
        Some(())
    }
}

/// Draws by lot in the place of envelopes.
#[derive(Debug)]
pub(super) struct LotForm {
    all: bool,
    seed: String,
}

impl LotForm {
    /// One step.
    pub(super) fn new() -> Self {
        Self { all: false, seed: seed() }
    }
}

impl DialogForm for LotForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-draw-lot");
        let head = Head::new("lot", title, scene.say("tournament-draw-lot-deed"));
        Some(head.about(scene.say("tournament-draw-lot-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let extents = [(false, "tournament-draw-lot-one"), (true, "tournament-draw-lot-all")];
        fields.choose(ui, "tournament-draw-lot-extent", &extents, &mut self.all);
        fields.text(ui, "tournament-draw-seed", &mut self.seed);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let seed = lot(check, &self.seed)?;
        let what = if self.all { Drawing::Rest { seed } } else { Drawing::Lot { seed } };
        ask(check, Ask::Draw { what });
        Some(())
    }
}

/// Draws the start positions of a round.
#[derive(Debug)]
pub(in crate::screens::competition) struct StartForm {
    round: u8,
    /// By lot, if by nothing else.
    means: Option<Means>,
    seed: String,
    numbers: String,
}

impl StartForm {
    /// By lot.
    pub(in crate::screens::competition) fn new(round: u8) -> Self {
        Self { round, means: None, seed: seed(), numbers: String::new() }
    }
}

impl DialogForm for StartForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say("tournament-draw-start");
        let head = Head::new("start", title, scene.say("tournament-draw-start-deed"));
        Some(head.about(scene.say("tournament-draw-start-what")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let ways = [
            (None, "tournament-draw-way-lot"),
            (Some(Means::Dice), "tournament-draw-start-dice"),
            (Some(Means::Coin), "tournament-draw-start-coin"),
            (Some(Means::Cards), "tournament-draw-start-cards"),
            (Some(Means::Computer), "tournament-draw-start-computer"),
        ];
        fields.choose(ui, "tournament-draw-way", &ways, &mut self.means);
        match self.means {
            None => fields.text(ui, "tournament-draw-seed", &mut self.seed),
            Some(_) => {
                let field = Field::new("tournament-draw-start-numbers").example("357");
                fields.text(ui, field, &mut self.numbers)
            }
        };
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let how = match self.means {
            None => StartDraw::Lot { seed: lot(check, &self.seed)? },
            Some(means) => {
                let numbers = self.numbers.split(',').map(|number| number.trim().parse().ok());
                let positions = numbers.collect::<Option<Vec<u16>>>();
                let (at, wrong) = ("tournament-draw-start-numbers", "tournament-draw-start-wrong");
                StartDraw::Hand { means, positions: check.read(at, positions, wrong)? }
            }
        };
        ask(check, Ask::DrawStart { round: self.round, how });
        Some(())
    }
}
