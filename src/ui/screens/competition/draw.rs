//! How the numbers for pairing were given, the restricted draw with envelopes, and the start positions
//! of Chess960.

pub(super) mod form;
mod group_forms;
mod groups;

use egui::{Align, Ui};

use crate::actions::Actions;
use crate::scene::Scene;
use crate::screens::competition::draw::form::{BeginForm, LotForm, NumbersForm, StartForm};
use crate::screens::competition::draw::groups::Groups;
use crate::screens::competition::folding::{COMES, page_area};
use crate::tokens::{self, Text, space};
use crate::widgets::announcer::Audience;
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button, button_hindered};
use crate::widgets::card::{all_ui, card, soft};
use crate::widgets::focus;
use crate::widgets::rows::{self, Row, RowAction, RowTexts, list_ui, rows_ui, sentence};
use crate::widgets::said;
use jadoube_competition::varma::draw::{Draw, Next};
use jadoube_competition::varma::rows::Letter;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::draw::{Drawing, VarmaDraw};
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::next::NextStep;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::start::StartDraw;
use jadoube_core::competition::state::Contest;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::entrant::marked;
use jadoube_i18n::regulations;

/// What the page remembers.
#[derive(Debug, Default)]
pub(super) struct DrawPage {
    /// Whether the keyboard shall come.
    focus: bool,
    /// Which of the envelopes or numbers that can be drawn is chosen.
    offered: usize,
    /// At which player the keyboard stands.
    drawer: usize,
    /// At which numbers of the history.
    history: usize,
    /// At which of the numbers that were given.
    given: usize,
    /// For how many passes more these come into sight.
    comes: u8,
    /// The groups of a championship.
    groups: Groups,
    /// How many steps of a draw were told; none where none went on, nothing before the page was shown.
    told: Option<Option<usize>>,
}

impl DrawPage {
    /// Brings the keyboard to where work begins, with the next pass.
    pub(super) const fn take_focus(&mut self) {
        self.focus = true;
    }

    /// Draws it.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &Scene<'_>, actions: &mut Actions) {
        let contest = &scene.snap.hall.contest;
        if contest.regulations.is_none() || contest.entrants.is_empty() {
            self.focus = false;
            all_ui(ui, &scene.say("tournament-draw-nobody"));
            return;
        }
        let begun = contest.draw.as_ref();
        let drawn = contest.numbers.last().and_then(|numbers| numbers.draw.as_ref());
        let draw = begun.or(drawn).and_then(VarmaDraw::so_far);
        self.tell(scene, begun.and(draw.as_ref()), actions);
        page_area("draw").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            match draw.as_ref().filter(|_| begun.is_some()) {
                Some(draw) => self.next_ui(ui, scene, draw, actions),
                None => self.numbers_ui(ui, scene, contest, actions),
            }
            self.given_ui(ui, scene, contest);
            self.groups.show(ui, scene, actions);
            if let Some(draw) = &draw {
                self.drawers_ui(ui, scene, draw);
            }
            self.start_ui(ui, scene, contest, actions);
            self.history_ui(ui, scene, contest);
        });
    }

    /// Says once what has come next.
    fn tell(&mut self, scene: &Scene<'_>, draw: Option<&Draw>, actions: &mut Actions) {
        let steps = draw.map(|draw| draw.steps().len());
        let before = self.told.replace(steps);
        if before.is_none_or(|before| before == steps) {
            return;
        }
        self.offered = 0;
        self.focus = true;
        let text =
            draw.map_or_else(|| scene.say("tournament-draw-done"), |it| next_text(scene, it));
        actions.hear(Audience::All, text);
    }

    /// How the numbers were given, and the ways to give them.
    fn numbers_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        contest: &Contest,
        actions: &mut Actions,
    ) {
        let of_teams = contest.team_rules().is_some();
        let title = if of_teams { "tournament-draw-teams" } else { "tournament-draw-numbers" };
        card(ui, &scene.say(title), |ui| {
            let given = match of_teams {
                true => contest.team_numbers.last().map(|numbers| {
                    regulations::numbering(scene.words, contest.handling(), &numbers.how)
                }),
                false => contest.numbers.last().map(|numbers| {
                    regulations::numbering(scene.words, contest.handling(), &numbers.how)
                }),
            };
            let given = given.unwrap_or_else(|| scene.say("tournament-draw-none"));
            said::page(ui.ctx(), "draw", &given);
            ui.label(Text::Body.rich(given));
            ui.horizontal_wrapped(|ui| {
                let fixed = fixed(contest).then(|| scene.words.tell(&numbers_fixed(contest)));
                let why = scene.hindrance().or(fixed);
                let why = why.as_deref();
                let give = scene.say("tournament-draw-give");
                let give = button_hindered(ui, Weight::Plain, &give, None, why);
                // A dialog that is still open lets it come later.
                let comes_here = !matches!(scene.snap.hall.next_step(), NextStep::DrawStart { .. })
                    && !comes_to_numbers(ui, contest);
                if self.focus && comes_here && focus::can_come(ui) {
                    self.focus = false;
                    give.request_focus();
                }
                if give.clicked() {
                    actions.open(NumbersForm::new(contest));
                }
                let is_table = contest.regulations.as_ref().is_some_and(|one| one.is_round_robin());
                let is_table = is_table && !of_teams;
                let begin = || scene.say("tournament-draw-begin");
                if is_table && button_hindered(ui, Weight::Plain, &begin(), None, why).clicked() {
                    actions.open(BeginForm::new(contest));
                }
            });
        });
    }

    /// The numbers that came out of it, each with its name.
    fn given_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, contest: &Contest) {
        let names = numbered(scene.words, contest);
        if names.is_empty() {
            return;
        }
        let name = scene.say("tournament-draw-given");
        let top = ui.cursor().top();
        let wanted_before = self.focus && comes_to_numbers(ui, contest);
        let mut wanted = wanted_before;
        card(ui, &name, |ui| {
            let rows = names.iter().zip(1..).map(|(who, number): (&String, i64)| {
                let told = [("number", number.to_string().into())];
                let number = scene.say_with("tournament-draw-number", &told);
                let spoken = sentence(&[&number, who]);
                (Tone::Neutral, [who.clone(), String::new(), number, spoken])
            });
            let texts: Vec<RowTexts> = rows.collect();
            if let Some(row) = list_ui(ui, &name, &texts, self.given, &mut wanted) {
                self.given = row;
            }
        });
        if wanted_before && !wanted {
            (self.focus, self.comes) = (false, COMES);
        }
        if self.comes > 0 {
            self.comes -= 1;
            ui.ctx().request_repaint();
            let mut shown = ui.max_rect();
            (shown.min.y, shown.max.y) = (top, ui.cursor().top());
            ui.scroll_to_rect(shown, Some(Align::TOP));
        }
    }

    /// Who draws what next, and from what.
    fn next_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, draw: &Draw, actions: &mut Actions) {
        card(ui, &scene.say("tournament-draw-varma"), |ui| {
            ui.label(Text::Strong.rich(next_text(scene, draw)));
            let (texts, asks) = offered(scene, draw);
            let rows: Vec<Row<'_>> = texts
                .iter()
                .map(|text| {
                    let tone = Tone::Neutral;
                    Row { title: text, detail: "", aside: "", tone, spoken: text }
                })
                .collect();
            let name = scene.say("tournament-draw-offered");
            self.offered = self.offered.min(rows.len().saturating_sub(1));
            // The dialog that has closed gives the keyboard back first.
            if self.focus && focus::can_come(ui) {
                let row = ui.scope_id().with(&name).with(self.offered);
                self.focus = !ui.memory(|memory| memory.has_focus(row));
                rows::focus(ui, &name, self.offered);
            }
            let mut taken = None;
            match rows_ui(ui, &name, &rows, self.offered) {
                Some(RowAction::Select(row)) => self.offered = row,
                Some(RowAction::Open(row)) => taken = asks.get(row).copied(),
                None => {}
            }
            if let Next::Envelope { withheld, .. } = draw.next() {
                withheld.iter().for_each(|why| soft(ui, scene.words.tell(why)));
            }
            ui.horizontal_wrapped(|ui| {
                scene.changing(ui, |ui| {
                    let record = scene.say("tournament-draw-record");
                    if button(ui, Weight::Primary, &record, None).clicked() {
                        taken = asks.get(self.offered).copied();
                    }
                    let lot = scene.say("tournament-draw-by-lot");
                    if button(ui, Weight::Plain, &lot, None).clicked() {
                        actions.open(LotForm::new());
                    }
                    let other = scene.say("tournament-draw-give");
                    if button(ui, Weight::Plain, &other, None).clicked() {
                        actions.open(NumbersForm::new(&scene.snap.hall.contest));
                    }
                });
            });
            if let Some(what) = taken.filter(|_| scene.can_change()) {
                actions.command(Command::Contest { what: Ask::Draw { what } });
            }
        });
    }

    /// Everybody in the order of drawing, with what was drawn.
    fn drawers_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, draw: &Draw) {
        let contest = &scene.snap.hall.contest;
        card(ui, &scene.say("tournament-draw-order"), |ui| {
            let texts: Vec<RowTexts> = draw
                .order()
                .map(|one| {
                    let letter = draw.envelope_of(one.entry);
                    let letter = letter.map(|letter| envelope(scene, letter)).unwrap_or_default();
                    let number = draw.number_of(one.entry);
                    let number = number.map(|number| {
                        let number = [("number", number.to_string().into())];
                        scene.say_with("tournament-draw-number", &number)
                    });
                    let number = number.unwrap_or_default();
                    let detail = sentence(&[&one.federation, &letter]);
                    let is_blind = contest.is_blind(EntrantNo(one.entry.0));
                    let name = marked(scene.words, &one.name, is_blind);
                    let spoken = sentence(&[&name, &detail, &number]);
                    (Tone::Neutral, [name, detail, number, spoken])
                })
                .collect();
            let name = scene.say("tournament-draw-order");
            if let Some(row) = list_ui(ui, &name, &texts, self.drawer, &mut false) {
                self.drawer = row;
            }
        });
    }

    /// How the numbers were given, the last ones first.
    fn history_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>, contest: &Contest) {
        if contest.numbers.len() < 2 {
            return;
        }
        card(ui, &scene.say("tournament-draw-history"), |ui| {
            let texts: Vec<RowTexts> = contest
                .numbers
                .iter()
                .rev()
                .map(|numbers| {
                    let after = match numbers.after {
                        0 => scene.say("tournament-draw-before-all"),
                        after => {
                            let round = [("round", i64::from(after).into())];
                            scene.say_with("tournament-draw-after", &round)
                        }
                    };
                    let title =
                        regulations::numbering(scene.words, contest.handling(), &numbers.how);
                    let spoken = sentence(&[&title, &numbers.reason, &after]);
                    (Tone::Neutral, [title, numbers.reason.clone(), after, spoken])
                })
                .collect();
            let name = scene.say("tournament-draw-history");
            if let Some(row) = list_ui(ui, &name, &texts, self.history, &mut false) {
                self.history = row;
            }
        });
    }
}

/// Who has a number, in their order; nobody where none was given.
fn numbered(words: &Catalogue, contest: &Contest) -> Vec<String> {
    match contest.team_rules() {
        // The groups have the numbers of their teams.
        _ if !has_numbers(contest) => Vec::new(),
        Some(_) => {
            contest.team_order().iter().map(|no| contest.team_name(*no).to_owned()).collect()
        }
        None => {
            let order = contest.order().into_iter();
            order.map(|no| marked(words, contest.name(no), contest.is_blind(no))).collect()
        }
    }
}

/// Whether there are numbers to be shown.
fn has_numbers(contest: &Contest) -> bool {
    match contest.team_rules() {
        Some(_) => !contest.team_numbers.is_empty() && contest.phases.is_empty(),
        None => !contest.numbers.is_empty(),
    }
}

/// Whether the keyboard comes to the numbers that were given: where there is room for little else.
fn comes_to_numbers(ui: &Ui, contest: &Contest) -> bool {
    tokens::is_tight(ui.ctx()) && contest.draw.is_none() && has_numbers(contest)
}

/// That numbers cannot be given any more.
fn numbers_fixed(contest: &Contest) -> Refusal {
    let until = contest.handling().numbers_until;
    Refusal::NumbersFixed { round: until.value, article: until.article }
}

/// Whether the numbers for pairing can be given no more.
fn fixed(contest: &Contest) -> bool {
    contest.regulations.as_ref().is_some_and(|regulations| !contest.can_be_numbered(regulations))
}

fn envelope(scene: &Scene<'_>, letter: Letter) -> String {
    scene.say_with("tournament-draw-envelope", &[("envelope", letter.0.to_string().into())])
}

/// Who draws next.
fn next_text(scene: &Scene<'_>, draw: &Draw) -> String {
    match draw.next() {
        Next::Envelope { entrant, players, .. } => {
            let count = i64::try_from(players).unwrap_or(i64::MAX);
            let args = [
                ("name", (&entrant.name).into()),
                ("federation", (&entrant.federation).into()),
                ("count", count.into()),
            ];
            scene.say_with("tournament-draw-next-envelope", &args)
        }
        Next::Number { entrant, envelope, .. } => {
            let letter = envelope.0.to_string();
            let args = [("name", (&entrant.name).into()), ("envelope", letter.into())];
            scene.say_with("tournament-draw-next-number", &args)
        }
        Next::Done => scene.say("tournament-draw-done"),
    }
}

/// What can be drawn: as it is shown, and what is asked for.
fn offered(scene: &Scene<'_>, draw: &Draw) -> (Vec<String>, Vec<Drawing>) {
    let letter = |letter: Letter| (envelope(scene, letter), Drawing::Envelope { envelope: letter });
    let number = |number: u16| {
        let args = [("number", number.to_string().into())];
        (scene.say_with("tournament-draw-number", &args), Drawing::Number { number })
    };
    match draw.next() {
        Next::Envelope { offered, .. } => offered.into_iter().map(letter).unzip(),
        Next::Number { numbers, .. } => numbers.into_iter().map(|it| number(it.0)).unzip(),
        Next::Done => (Vec::new(), Vec::new()),
    }
}

impl DrawPage {
    /// The start position of Chess960 of the round that is only paired.
    fn start_ui(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        contest: &Contest,
        actions: &mut Actions,
    ) {
        let is_usual = contest.regulations.as_ref().is_none_or(|one| one.start.is_usual());
        let mut drafts = contest.rounds.iter().filter(|(_, round)| round.stage == Stage::Draft);
        let (false, Some((no, round))) = (is_usual, drafts.next()) else { return };
        card(ui, &scene.say("tournament-draw-start"), |ui| {
            let told = match &round.start {
                None => scene.say("tournament-draw-start-missing"),
                Some(StartDraw::Lot { seed }) => scene
                    .say_with("tournament-draw-start-lot", &[("seed", seed.to_string().into())]),
                Some(StartDraw::Hand { .. }) => scene.say("tournament-draw-start-typed"),
            };
            ui.label(Text::Body.rich(told));
            let position = |number| regulations::start_position(scene.words, number);
            let boards = round.bouts.iter().filter_map(|bout| {
                let board = bout.pairing.board;
                let args = [
                    ("board", i64::from(board.0).into()),
                    ("position", position(contest.start_at(*no, board)?).into()),
                ];
                Some(scene.say_with("tournament-draw-start-at", &args))
            });
            boards.for_each(|line| soft(ui, line));
            scene.changing(ui, |ui| {
                let label = scene.say("tournament-draw-start-draw");
                let draw = button(ui, Weight::Plain, &label, None);
                if round.start.is_none() && self.focus && focus::can_come(ui) {
                    self.focus = false;
                    draw.request_focus();
                }
                if draw.clicked() {
                    actions.open(StartForm::new(*no));
                }
            });
        });
    }
}
