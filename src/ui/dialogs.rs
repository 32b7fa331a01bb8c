//! The short dialogs: a reason, the end of a game; and what all dialogs are made of. Each holds
//! what was typed so far and pushes a command when it is done. Longer forms are in `screens`.

use egui::{Context, Id, Response, Ui};

use crate::actions::{Actions, UiMessage};
use crate::form::{Check, DialogForm, Fields, Head, OpenForm};
use crate::palette;
use crate::scene::Scene;
use crate::screens::blind::lock;
use crate::screens::{envelopes, incident, record};
use crate::tokens::{Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button, button_enabled};
use crate::widgets::dialog::Column;
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::outcome;
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// A dialog that is open.
#[derive(Debug)]
pub enum Dialog {
    /// Something to fill in.
    Form(OpenForm),
    /// Every action and board by name.
    Palette(palette::Palette),
    /// A new incident.
    Incident(Box<incident::IncidentForm>),
    /// Whether it is known what is lost, or that another ruling follows now.
    Consent(Box<incident::consent::ConsentForm>),
    /// Locks the screen for a player.
    Lock(lock::LockForm),
    /// What nobody may see: a sealed move, passphrases.
    Unseen(Box<envelopes::secret::Form>),
    /// The record as evidence.
    Record(Box<record::RecordDialog>),
}

/// What needs a reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReasonFor {
    /// Take back to a ply.
    TakeBack(BoardNo, Ply),
    /// Correct a ply of the record.
    CorrectMove(BoardNo, Ply),
    /// Decide that these were the moves of the game.
    Reconstruct(BoardNo, Vec<Uci>),
    /// Undo the last correction of the clock.
    UndoCorrection(BoardNo),
    /// Take an ended game up again.
    Reopen(BoardNo),
    /// Decide an incident as proposed.
    Accept(IncidentNo),
    /// Take a decided incident up again.
    ReopenIncident(IncidentNo),
    /// Add a correction to an incident.
    CorrectIncident(IncidentNo),
}

/// The form of a reason, with one more field where something new is written too.
#[derive(Debug)]
pub struct Reason {
    what: ReasonFor,
    reason: String,
    text: String,
}

impl Reason {
    /// An empty form.
    #[must_use]
    pub fn new(what: ReasonFor) -> Self {
        Self { what, reason: String::new(), text: String::new() }
    }

    const fn title(&self) -> &'static str {
        match self.what {
            ReasonFor::TakeBack(..) => "board-reason-take-back",
            ReasonFor::CorrectMove(..) => "board-reason-correct-move",
            ReasonFor::Reconstruct(..) => "sheets-reason-decide",
            ReasonFor::UndoCorrection(_) => "board-reason-undo-correction",
            ReasonFor::Reopen(_) => "board-reason-reopen",
            ReasonFor::Accept(_) => "disputes-reason-accept",
            ReasonFor::ReopenIncident(_) => "disputes-reason-reopen",
            ReasonFor::CorrectIncident(_) => "disputes-reason-correct",
        }
    }

    /// The label of the field before the reason, where there is one.
    const fn extra(&self) -> Option<&'static str> {
        match self.what {
            ReasonFor::CorrectMove(..) => Some("board-right-move"),
            ReasonFor::CorrectIncident(_) => Some("disputes-what-is-right"),
            _ => None,
        }
    }

    fn about(&self, scene: &Scene<'_>) -> Option<String> {
        if let ReasonFor::Reconstruct(board, moves) = &self.what {
            return Some(decided(scene, scene.snap.game(*board)?, moves));
        }
        let (ReasonFor::TakeBack(board, ply) | ReasonFor::CorrectMove(board, ply)) = &self.what
        else {
            return None;
        };
        let game = scene.snap.game(*board)?;
        if let ReasonFor::TakeBack(..) = self.what {
            let (number, side) = (ply.0 > 0).then(|| game.move_label(*ply)).unzip();
            return Some(match (number, side) {
                (Some(number), Some(side)) => scene.say_with(
                    "board-take-back-to",
                    &[("number", number.into()), ("side", chess::side(scene.words, side).into())],
                ),
                _ => scene.say("board-take-back-to-start"),
            });
        }
        let record = game.plies.get(usize::from(ply.0).checked_sub(1)?)?;
        let (number, side) = game.move_label(*ply);
        let side = chess::side(scene.words, side);
        Some(scene.say_with(
            "board-correct-which",
            &[("number", number.into()), ("side", side.into()), ("move", (&record.san).into())],
        ))
    }

    fn command(&self, check: &mut Check<'_, '_>) -> Option<Command> {
        let game = |board, what| Some(Command::Game { board, what });
        let dispute = |what| Some(Command::Dispute { what });
        let wrong = match self.what {
            ReasonFor::CorrectMove(board, ply) => {
                let read = right_move(check.scene, board, ply, &self.text);
                check.result("board-right-move", read)
            }
            _ => None,
        };
        let text = match self.what {
            ReasonFor::CorrectIncident(_) => {
                check.given("disputes-what-is-right", &self.text, "app-field-empty")
            }
            _ => None,
        };
        let reason = match self.what {
            ReasonFor::Accept(_) => self.reason.trim().to_owned(),
            _ => check.reason(&self.reason)?,
        };
        match self.what {
            ReasonFor::TakeBack(board, to) => game(board, GameCommand::TakeBack { to, reason }),
            ReasonFor::CorrectMove(board, ply) => {
                game(board, GameCommand::CorrectMove { ply, uci: wrong?, reason })
            }
            ReasonFor::Reconstruct(board, ref moves) => {
                game(board, GameCommand::Reconstruct { moves: moves.clone(), reason })
            }
            ReasonFor::UndoCorrection(board) => game(board, GameCommand::UndoCorrection { reason }),
            ReasonFor::Reopen(board) => game(board, GameCommand::Reopen { reason }),
            ReasonFor::Accept(no) => dispute(DisputeCommand::Accept { no, reason, lose: None }),
            ReasonFor::ReopenIncident(no) => dispute(DisputeCommand::Reopen { no, reason }),
            ReasonFor::CorrectIncident(no) => {
                dispute(DisputeCommand::Correct { no, text: text?, reason })
            }
        }
    }
}

impl DialogForm for Reason {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let head = Head::new("reason", scene.say(self.title()), scene.say("app-record"));
        Some(head.about(self.about(scene).unwrap_or_default()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        if let Some(label) = self.extra() {
            fields.text(ui, label, &mut self.text);
        }
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let command = self.command(check)?;
        check.actions.command(command);
        Some(())
    }
}

/// What a decision on the moves of a game does to its record.
fn decided(scene: &Scene<'_>, game: &Game, moves: &[Uci]) -> String {
    let same = game.plies.iter().zip(moves).take_while(|(ply, uci)| ply.uci == **uci).count();
    let args = [
        ("moves", moves.len().into()),
        ("same", same.into()),
        ("recorded", game.plies.len().into()),
    ];
    scene.say_with("sheets-decide-what", &args)
}

fn right_move(scene: &Scene<'_>, board: BoardNo, ply: Ply, text: &str) -> Result<Uci, String> {
    let unreadable = || scene.say("app-field-empty");
    let game = scene.snap.game(board).ok_or_else(unreadable)?;
    let before = game.position_at(Ply(ply.0.saturating_sub(1))).ok_or_else(unreadable)?;
    let read = san::read(before, text.trim())
        .map_err(|fault| crate::screens::board::entry::fault_words(scene, &fault))?;
    Ok(before.uci(read))
}

/// A draw by agreement.
pub(crate) const AGREED: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

/// The form of the end of a game.
#[derive(Debug)]
pub struct EndForm {
    board: BoardNo,
    score: Score,
    reason: EndReason,
    /// The move on the board that was not completed, and whether it belongs to the record.
    last: Option<(Uci, bool)>,
}

impl EndForm {
    /// A form that begins with a result.
    #[must_use]
    pub const fn new(board: BoardNo, score: Score, reason: EndReason) -> Self {
        Self { board, score, reason, last: None }
    }

    /// Asks whether the move that is made on the board and not completed belongs to the record. It may
    /// come to stand there, or become another, while the dialog is open.
    fn last_move_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let standing = scene.snap.line(self.board).and_then(|line| line.standing.clone());
        let known = self.last.take().filter(|(known, _)| Some(known) == standing.as_ref());
        self.last = known.or_else(|| Some((standing?, true)));
        let game = scene.snap.game(self.board);
        let (Some(game), Some((uci, include))) = (game, &mut self.last) else { return };
        let position = game.on_board();
        let written =
            position.read_uci(uci).map_or_else(|_| uci.0.clone(), |m| san::figurine(position, m));
        let sign = Numbering::from_start(&game.start).sign(Ply(game.ply().0.saturating_add(1)));
        let label =
            scene.say_with("board-end-last", &[("move", format!("{sign}{written}").into())]);
        let options =
            [(true, scene.say("board-end-include")), (false, scene.say("board-end-leave-out"))];
        pick(ui, &label, &options, include);
    }

    /// The form that begins with a draw by agreement.
    #[must_use]
    pub const fn agreed(board: BoardNo) -> Self {
        Self::new(board, AGREED.score, AGREED.reason)
    }
}

impl DialogForm for EndForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say_with("board-end-title", &[("board", self.board.0.into())]);
        Some(
            Head::new("end", title, scene.say("board-end-deed"))
                .width(620.0)
                .begin_at_deed()
                .waits(),
        )
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        if fields.pick(ui, "board-end-score", &scores(scene), &mut self.score) {
            self.reason = reasons(self.score)[0];
        }
        let all = reasons(self.score);
        if !all.contains(&self.reason) {
            self.reason = all[0];
        }
        let options: Vec<_> =
            all.iter().map(|reason| (*reason, outcome::reason(scene.words, *reason))).collect();
        fields.pick(ui, "board-end-reason", &options, &mut self.reason);
        self.last_move_ui(ui, scene);
        ui.add_space(space::S);
        let result = Outcome { score: self.score, reason: self.reason };
        ui.label(Text::Strong.rich(outcome::outcome(scene.words, result)));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let outcome = Outcome { score: self.score, reason: self.reason };
        let last_move = self.last.clone().map(|(uci, include)| {
            if include { LastMove::Include(uci) } else { LastMove::LeaveOut(uci) }
        });
        check.actions.game(self.board, GameCommand::End(Ending { outcome, last_move }));
        Some(())
    }
}

/// Draws the dialog that is open, if any.
pub fn show(ctx: &Context, scene: &Scene<'_>, open: &mut Dialog, actions: &mut Actions) {
    let close = match open {
        Dialog::Form(form) => form.show(ctx, scene, actions),
        Dialog::Palette(palette) => palette::show(ctx, scene, palette, actions),
        Dialog::Incident(form) => incident::show(ctx, scene, form, actions),
        Dialog::Consent(form) => incident::consent::show(ctx, scene, form, actions),
        Dialog::Lock(form) => lock::form_ui(ctx, scene, form, actions),
        Dialog::Unseen(form) => envelopes::secret::show(ctx, scene, form, actions),
        Dialog::Record(form) => record::show(ctx, scene, form, actions),
    };
    if close == Close::Yes {
        actions.push(UiMessage::Close);
    }
}

/// Whether a dialog is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Close {
    /// It is.
    Yes,
    /// It stays.
    No,
}

/// What the lower row of a dialog was used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FooterAction {
    /// The main button was pressed.
    Done,
    /// The dialog was cancelled.
    Cancel,
    /// Nothing yet.
    Nothing,
}

/// The lower row of a dialog: the main button and Cancel. Enter presses the main button.
pub fn foot(ui: &mut Ui, scene: &Scene<'_>, deed: &str, enabled: Enabled) -> FooterAction {
    ui.add_space(space::S);
    let enter = focus::deed_asked(ui.ctx()).is_some() && enabled == Enabled::Yes;
    ui.horizontal_wrapped(|ui| {
        let done = button_enabled(ui, Weight::Primary, deed, Some("Ctrl+⏎"), enabled);
        ui.data_mut(|data| data.insert_temp(deed_key(), done.id));
        let done = done.clicked();
        let cancel = button(ui, Weight::Plain, &scene.say("app-cancel"), Some("Esc")).clicked();
        match (done || enter, cancel) {
            (true, _) => FooterAction::Done,
            (_, true) => FooterAction::Cancel,
            _ => FooterAction::Nothing,
        }
    })
    .inner
}

/// The lower row of a dialog that only tells something. The keyboard is there at once.
pub fn only_close(ui: &mut Ui, scene: &Scene<'_>, opened: bool) -> Close {
    let close = button(ui, Weight::Primary, &scene.say("app-close"), Some("Esc"));
    if opened {
        close.request_focus();
    }
    if close.clicked() { Close::Yes } else { Close::No }
}

fn deed_key() -> Id {
    Id::unique("the deed of the dialog")
}

/// Brings the keyboard to the main button of the dialog that was just drawn: for forms that are
/// filled in by keys of their own, so that Enter is enough.
pub fn focus_deed(ui: &Ui) {
    if let Some(deed) = ui.data(|data| data.get_temp::<Id>(deed_key())) {
        ui.memory_mut(|memory| memory.request_focus(deed));
    }
}

/// Whether Enter was pressed in a field of one line.
#[must_use]
pub fn entered(ui: &Ui, response: &egui::Response) -> bool {
    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

/// What the window has said, the newest first.
#[derive(Debug)]
pub struct Messages(pub Vec<(Tone, String)>);

impl DialogForm for Messages {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("said", scene.say("actions-messages")).width(680.0).scrolled(0.6))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let Self(said) = self;
        if said.is_empty() {
            ui.label(fields.say("actions-messages-none"));
        }
        for (tone, text) in said {
            badge(ui, *tone, text);
        }
    }
}

/// The reasons that fit a score; the one that is usual comes first.
const fn reasons(score: Score) -> &'static [EndReason] {
    match score {
        Score::WhiteWins | Score::BlackWins => &[
            EndReason::Resignation,
            EndReason::Flag,
            EndReason::Forfeit,
            EndReason::IllegalMoves,
            EndReason::ArbiterDecision,
            EndReason::Checkmate,
        ],
        Score::Draw => &[
            EndReason::Agreement,
            EndReason::Repetition,
            EndReason::FiftyMoves,
            EndReason::FlagWithoutMatingMaterial,
            EndReason::Stalemate,
            EndReason::DeadPosition,
            EndReason::ArbiterDecision,
        ],
        Score::BothLose => &[EndReason::Forfeit, EndReason::ArbiterDecision],
    }
}

/// The scores that a game can end with, each with its sign and its words.
#[must_use]
pub fn scores(scene: &Scene<'_>) -> [(Score, String); 4] {
    [Score::WhiteWins, Score::Draw, Score::BlackWins, Score::BothLose]
        .map(|score| (score, format!("{}  {}", score.sign(), outcome::score(scene.words, score))))
}

/// White or Black; returns whether the other one was chosen.
pub fn pick_side(ui: &mut Ui, scene: &Scene<'_>, label: &str, side: &mut Side) -> bool {
    let sides = Side::BOTH.map(|side| (side, chess::side(scene.words, side)));
    pick(ui, &scene.say(label), &sides, side)
}

/// Yes or no; returns whether the other one was chosen.
pub fn yes_no(ui: &mut Ui, scene: &Scene<'_>, label: &str, value: &mut bool) -> bool {
    let options = [(true, scene.say("app-yes")), (false, scene.say("app-no"))];
    pick(ui, &scene.say(label), &options, value)
}

/// The field for a reason. Once it is `missing`, the words with that id stand at the field as long
/// as it is empty.
pub(crate) fn reason_field(
    ui: &mut Ui,
    scene: &Scene<'_>,
    reason: &mut String,
    missing: Option<&str>,
) -> Response {
    let fault = missing.filter(|_| reason.trim().is_empty()).map(|id| scene.say(id));
    let labels = FieldLabels {
        label: &scene.say("app-reason"),
        example: &scene.say("app-reason-example"),
        fault: fault.as_deref(),
    };
    field(ui, labels, reason)
}
