//! The short dialogs: a reason, the end of a game; and what all dialogs are made of. Each holds
//! what was typed so far and pushes a command when it is done. Longer forms are in `screens`.

use egui::{Context, Id, Response, Ui};

use crate::actions::{Actions, Screen, Wish};
use crate::scene::Scene;
use crate::screens::blind::{arrange, lock, rehearse};
use crate::screens::board::{correction, missing, press};
use crate::screens::incident::otherwise;
use crate::screens::sheets::{end, paste};
use crate::screens::{
    appeals, counts, envelopes, file, founding, incident, mate, provisions, record, setup,
};
use crate::tokens::{self, Text, space};
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Enabled, Weight, button, button_enabled};
use crate::widgets::dialog::{Dialog as Frame, Urgency, scrolled};
use crate::widgets::field::{FieldWords, field};
use crate::widgets::focus;
use crate::widgets::pick::pick;
use crate::{help, palette};
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::outcome;
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};

/// A dialog that is open.
#[derive(Debug)]
pub enum Dialog {
    /// What the keys do, those of a screen first.
    Help(Screen),
    /// Every action and board by name.
    Palette(palette::Palette),
    /// What the window has said, the newest first.
    Messages(Vec<(Tone, String)>),
    /// Why something is changed.
    Reason(Reason),
    /// A correction of the clock.
    Clock(correction::Form),
    /// The end of a game.
    End(EndForm),
    /// Games to set up.
    SetUp(Box<setup::Form>),
    /// A new competition.
    Found(Box<founding::Form>),
    /// A file or a folder.
    File(Box<file::Form>),
    /// A new incident.
    Incident(Box<incident::Form>),
    /// What is counted for the players.
    Count(counts::Form),
    /// Whether it is known what is lost, or that another ruling follows now.
    Consent(Box<incident::consent::Form>),
    /// A decision is undone, or restored.
    Undo(incident::undo::Form),
    /// A decision other than proposed.
    Otherwise(Box<otherwise::OtherwiseForm>),
    /// An appeal.
    Appeal(Box<appeals::filing::Form>),
    /// The decision on an appeal.
    AppealDecision(Box<appeals::decision::Form>),
    /// How appeals are handled.
    Provisions(Box<provisions::Form>),
    /// Whether mate can still be given.
    Mate(Box<mate::Form>),
    /// A whole scoresheet as a text.
    Sheet(Box<paste::Form>),
    /// Practice with a scripted match.
    Rehearse(Box<rehearse::Form>),
    /// Locks the screen for a player.
    Lock(lock::Form),
    /// How a blind match is played.
    Arrange(Box<arrange::Form>),
    /// A few words about an envelope.
    Envelope(Box<envelopes::forms::Form>),
    /// The plan of resumptions.
    Plan(Box<envelopes::plan::Form>),
    /// All that should not stay as it is with the envelopes.
    Alarms,
    /// What nobody may see: a sealed move, passphrases.
    Unseen(Box<envelopes::unseen::Form>),
    /// The record as evidence.
    Record(Box<record::Form>),
    /// Moves that are missing from a record.
    Missing(missing::Form),
    /// A press of the clock without a new move.
    Press(press::Form),
    /// The final position of a game.
    EndPosition(Box<end::Form>),
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
    tried: bool,
}

impl Reason {
    /// An empty form.
    #[must_use]
    pub fn new(what: ReasonFor) -> Self {
        Self { what, reason: String::new(), text: String::new(), tried: false }
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

    fn needs_reason(&self) -> bool {
        !matches!(self.what, ReasonFor::Accept(_))
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

    /// What it asks for, or the word of what is missing.
    fn send(&self, scene: &Scene<'_>, actions: &mut Actions) -> Result<(), String> {
        let reason = self.reason.trim().to_owned();
        match self.what {
            ReasonFor::TakeBack(board, to) => {
                actions.game(board, GameCommand::TakeBack { to, reason });
            }
            ReasonFor::CorrectMove(board, ply) => {
                let uci = right_move(scene, board, ply, &self.text)?;
                actions.game(board, GameCommand::CorrectMove { ply, uci, reason });
            }
            ReasonFor::Reconstruct(board, ref moves) => {
                let moves = moves.clone();
                actions.game(board, GameCommand::Reconstruct { moves, reason });
            }
            ReasonFor::UndoCorrection(board) => {
                actions.game(board, GameCommand::UndoCorrection { reason });
            }
            ReasonFor::Reopen(board) => actions.game(board, GameCommand::Reopen { reason }),
            ReasonFor::Accept(no) => {
                actions.dispute(DisputeCommand::Accept { no, reason, lose: None });
            }
            ReasonFor::ReopenIncident(no) => {
                actions.dispute(DisputeCommand::Reopen { no, reason });
            }
            ReasonFor::CorrectIncident(no) => {
                let text = self.text.trim().to_owned();
                if text.is_empty() {
                    return Err(scene.say("app-field-empty"));
                }
                actions.dispute(DisputeCommand::Correct { no, text, reason });
            }
        }
        Ok(())
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
}

/// Draws the dialog that is open, if any.
pub fn show(ctx: &Context, scene: &Scene<'_>, open: &mut Dialog, actions: &mut Actions) {
    let close = match open {
        Dialog::Help(screen) => help::show(ctx, scene, *screen),
        Dialog::Palette(palette) => palette::show(ctx, scene, palette, actions),
        Dialog::Messages(said) => messages_ui(ctx, scene, said),
        Dialog::Reason(form) => reason_ui(ctx, scene, form, actions),
        Dialog::Clock(form) => correction::show(ctx, scene, form, actions),
        Dialog::End(form) => end_ui(ctx, scene, form, actions),
        Dialog::SetUp(form) => setup::show(ctx, scene, form, actions),
        Dialog::Found(form) => founding::show(ctx, scene, form, actions),
        Dialog::File(form) => file::show(ctx, scene, form, actions),
        Dialog::Incident(form) => incident::show(ctx, scene, form, actions),
        Dialog::Count(form) => counts::show(ctx, scene, form, actions),
        Dialog::Consent(form) => incident::consent::show(ctx, scene, form, actions),
        Dialog::Undo(form) => incident::undo::show(ctx, scene, form, actions),
        Dialog::Otherwise(form) => otherwise::show(ctx, scene, form, actions),
        Dialog::Appeal(form) => appeals::filing::show(ctx, scene, form, actions),
        Dialog::AppealDecision(form) => appeals::decision::show(ctx, scene, form, actions),
        Dialog::Provisions(form) => provisions::show(ctx, scene, form, actions),
        Dialog::Mate(form) => mate::show(ctx, scene, form, actions),
        Dialog::Sheet(form) => paste::show(ctx, scene, form, actions),
        Dialog::Rehearse(form) => rehearse::show(ctx, scene, form, actions),
        Dialog::Lock(form) => lock::form_ui(ctx, scene, form, actions),
        Dialog::Arrange(form) => arrange::show(ctx, scene, form, actions),
        Dialog::Envelope(form) => envelopes::forms::show(ctx, scene, form, actions),
        Dialog::Plan(form) => envelopes::plan::show(ctx, scene, form, actions),
        Dialog::Alarms => envelopes::alarms::show(ctx, scene, actions),
        Dialog::Unseen(form) => envelopes::unseen::show(ctx, scene, form, actions),
        Dialog::Record(form) => record::show(ctx, scene, form, actions),
        Dialog::Missing(form) => missing::dialog(ctx, scene, form, actions),
        Dialog::Press(form) => press::show(ctx, scene, *form, actions),
        Dialog::EndPosition(form) => end::show(ctx, scene, form, actions),
    };
    if close == Close::Yes {
        actions.push(Wish::Close);
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
pub enum Foot {
    /// Done.
    Done,
    /// Cancelled.
    Cancel,
    /// Nothing yet.
    Nothing,
}

/// The lower row of a dialog: the deed and Cancel. Enter does the deed.
pub fn foot(ui: &mut Ui, scene: &Scene<'_>, deed: &str, enabled: Enabled) -> Foot {
    ui.add_space(space::S);
    let enter = focus::deed_asked(ui.ctx()).is_some() && enabled == Enabled::Yes;
    ui.horizontal_wrapped(|ui| {
        let done = button_enabled(ui, Weight::Primary, deed, Some("Ctrl+⏎"), enabled);
        ui.data_mut(|data| data.insert_temp(deed_key(), done.id));
        let done = done.clicked();
        let cancel = button(ui, Weight::Plain, &scene.say("app-cancel"), Some("Esc")).clicked();
        match (done || enter, cancel) {
            (true, _) => Foot::Done,
            (_, true) => Foot::Cancel,
            _ => Foot::Nothing,
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

/// Brings the keyboard to the deed of the dialog that was just drawn: for forms that are filled in
/// by keys of their own, so that Enter is enough.
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

fn messages_ui(ctx: &Context, scene: &Scene<'_>, said: &[(Tone, String)]) -> Close {
    let title = scene.say("actions-messages");
    let width = tokens::scale(ctx).of(680.0);
    let frame = Frame::new(Id::unique("said"), &title, Urgency::Question).width(width);
    let outcome = frame.show(ctx, |ui, opened| {
        if said.is_empty() {
            ui.label(scene.say("actions-messages-none"));
        }
        scrolled(ui, 0.6, |ui| {
            for (tone, text) in said {
                badge(ui, *tone, text);
            }
        });
        only_close(ui, scene, opened)
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn reason_ui(ctx: &Context, scene: &Scene<'_>, form: &mut Reason, actions: &mut Actions) -> Close {
    let title = scene.say(form.title());
    let about = form.about(scene);
    let mut frame = Frame::new(Id::unique("reason"), &title, Urgency::Question);
    if let Some(about) = &about {
        frame = frame.text(about);
    }
    let outcome = frame.show(ctx, |ui, opened| {
        let mut done = false;
        let mut focus = opened;
        let mut scratch = Actions::default();
        let fault = form.tried.then(|| form.send(scene, &mut scratch).err()).flatten();
        if let Some(label) = form.extra() {
            let words =
                FieldWords { label: &scene.say(label), example: "", fault: fault.as_deref() };
            let response = field(ui, words, &mut form.text);
            if std::mem::take(&mut focus) {
                response.request_focus();
            }
        }
        let missing = (form.tried && form.needs_reason()).then_some("app-reason-missing");
        let response = reason_field(ui, scene, &mut form.reason, missing);
        if focus {
            response.request_focus();
        }
        done |= entered(ui, &response);
        match foot(ui, scene, &scene.say("app-record"), Enabled::Yes) {
            Foot::Done => done = true,
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => {}
        }
        if !done {
            return Close::No;
        }
        form.tried = true;
        if form.needs_reason() && form.reason.trim().is_empty() {
            return Close::No;
        }
        match form.send(scene, actions) {
            Ok(()) => Close::Yes,
            Err(_) => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn end_ui(ctx: &Context, scene: &Scene<'_>, form: &mut EndForm, actions: &mut Actions) -> Close {
    let title = scene.say_with("board-end-title", &[("board", form.board.0.into())]);
    let frame = Frame::new(Id::unique("end"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(620.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let scores = scores(scene);
        if pick(ui, &scene.say("board-end-score"), &scores, &mut form.score) {
            form.reason = reasons(form.score)[0];
        }
        let all = reasons(form.score);
        if !all.contains(&form.reason) {
            form.reason = all[0];
        }
        let options: Vec<_> =
            all.iter().map(|reason| (*reason, outcome::reason(scene.words, *reason))).collect();
        pick(ui, &scene.say("board-end-reason"), &options, &mut form.reason);
        let last_move = last_move_ui(ui, scene, form);
        ui.add_space(space::S);
        let result = Outcome { score: form.score, reason: form.reason };
        ui.label(Text::Strong.rich(outcome::outcome(scene.words, result)));
        let used = foot(ui, scene, &scene.say("board-end-deed"), Enabled::Yes);
        if opened {
            focus_deed(ui);
        }
        match used {
            Foot::Done => {
                let ending = Ending { outcome: result, last_move };
                actions.game(form.board, GameCommand::End(ending));
                Close::Yes
            }
            Foot::Cancel => Close::Yes,
            Foot::Nothing => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// Asks whether the move that is made on the board and not completed belongs to the record. It may
/// come to stand there, or become another, while the dialog is open.
fn last_move_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut EndForm) -> Option<LastMove> {
    let game = scene.snap.game(form.board)?;
    let uci = scene.snap.line(form.board)?.standing.clone();
    let known = form.last.take().filter(|(known, _)| Some(known) == uci.as_ref());
    let (uci, mut include) = known.or_else(|| Some((uci?, true)))?;
    let position = game.on_board();
    let written =
        position.read_uci(&uci).map_or_else(|_| uci.0.clone(), |m| san::figurine(position, m));
    let sign = Numbering::from_start(&game.start).sign(Ply(game.ply().0.saturating_add(1)));
    let label = scene.say_with("board-end-last", &[("move", format!("{sign}{written}").into())]);
    let options =
        [(true, scene.say("board-end-include")), (false, scene.say("board-end-leave-out"))];
    pick(ui, &label, &options, &mut include);
    form.last = Some((uci.clone(), include));
    Some(if include { LastMove::Include(uci) } else { LastMove::LeaveOut(uci) })
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
    let words = FieldWords {
        label: &scene.say("app-reason"),
        example: &scene.say("app-reason-example"),
        fault: fault.as_deref(),
    };
    field(ui, words, reason)
}
