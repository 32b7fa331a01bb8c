//! Carries out what the panels asked for: the one place where a message changes the window or goes
//! to the desk.

use egui::Context;
use rfd::FileDialog;

use crate::actions::table::Does;
use crate::actions::{Action, FileChoice, FilePurpose, Screen, UiMessage};
use crate::app::App;
use crate::app::window::file_dialog;
use crate::dialogs::{AGREED, Dialog, EndForm, Messages};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::blind as blind_match;
use crate::screens::board::clocks::{DIAL, DIGITAL};
use crate::screens::board::press as pressing;
use crate::screens::envelopes::{self, secret};
use crate::screens::incident::undo::{self, UndoKind};
use crate::screens::mate;
use crate::screens::preview::PrintPreview;
use crate::screens::settings::{Change, theme_of};
use crate::screens::sheets::paste;
use crate::screens::view::View;
use crate::tokens::Theme;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::Tone;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::hall::command::Command;
use jadoube_desk::envelopes::Paper;
use jadoube_desk::inbox::Request;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::voicing::{Delivery, Listener};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, CommandKey};

/// Carries out a message.
pub fn out(app: &mut App, ctx: &Context, scene: &Scene<'_>, message: UiMessage) {
    match message {
        UiMessage::Run(action) if action.is_available(scene) => run(app, ctx, scene, action),
        UiMessage::Run(_) => {}
        UiMessage::ShowGame(no) => {
            if let Some(one) = scene.snap.hall.games.get(&no) {
                app.board = Some(one.board);
                show(app, Screen::Board);
                app.screens.game.chosen = Some(no);
            }
        }
        UiMessage::ShowBoard(board) => {
            app.board = Some(board);
            app.screens.game.chosen = None;
            show(app, Screen::Board);
        }
        UiMessage::SelectBoard(board) => app.board = Some(board),
        UiMessage::ShowIncident(no) => {
            app.screens.disputes.shown = Some(no);
            show(app, Screen::Disputes);
        }
        UiMessage::ShowEnvelope(no) => {
            app.dialog = None;
            app.screens.envelopes.go(no);
            show(app, Screen::Envelopes);
        }
        UiMessage::ReadEnvelope(no, which, fault) => {
            if let Some(form) = secret::Form::open(scene, no, which) {
                app.dialog = Some(Dialog::Unseen(Box::new(form.with_fault(fault))));
            }
        }
        UiMessage::Unseen(deed) => app.unseen(ctx, *deed),
        UiMessage::Tell(text) => app.announcer.tell(Tone::Good, &text),
        UiMessage::ShowArticle(citation) => {
            app.dialog = None;
            app.screens.laws.open(&citation, scene.snap.edition);
            show(app, Screen::Laws);
        }
        UiMessage::LayOver { rules, edition } => app.screens.settings.lay_over(rules, edition),
        UiMessage::ReadSheet { whose, games } => {
            if let Some((board, game)) = scene.current() {
                let form = paste::PasteForm::new(board, whose, game).of_file(games);
                app.dialog = Some(form.into());
            }
        }
        UiMessage::TakeEnd(end) => app.screens.sheets.take_end(*end),
        UiMessage::Open(dialog) => app.dialog = Some(*dialog),
        // It was closed meanwhile: it was answered, and what it was about has gone.
        UiMessage::Close if app.dialog.is_none() => {}
        UiMessage::Close => {
            app.dialog = None;
            match app.before_dialog.take() {
                Some(id) => app.give_back = Some((id, PASSES)),
                None => show(app, app.screen),
            }
        }
        UiMessage::Ask(request) => app.ask(*request),
        UiMessage::AskHere(request) => app.ask_here(*request),
        UiMessage::Change(change) => app.change(ctx, change),
        UiMessage::Choose(what) => choose(app, ctx, scene, what),
        UiMessage::Demonstrate => app.demonstrate(),
        UiMessage::Say(manner, text) => app.announcer.say(manner, &text),
        UiMessage::Hear(ears, text) => app.answer(ears, &text),
    }
}

/// As long as a dialog that was closed keeps all others from the keyboard.
const PASSES: u8 = 2;

/// Gives the keyboard back to what had it before a dialog; to the screen, if that is gone.
pub fn give_back(app: &mut App, ctx: &Context) {
    let Some((id, passes)) = app.give_back.take() else { return };
    if app.dialog.is_some() {
        return;
    }
    ctx.request_repaint();
    match passes.checked_sub(1) {
        Some(passes) => app.give_back = Some((id, passes)),
        None if ctx.read_response(id).is_some_and(|known| known.enabled()) => {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        None => show(app, app.screen),
    }
}

/// Shows a screen, with the keyboard where its work begins.
pub(crate) fn show(app: &mut App, screen: Screen) {
    if app.screen != screen {
        // Who comes back to the Board finds the game that is there.
        app.screens.game.chosen = None;
    }
    app.screen = screen;
    app.give_back = None;
    app.screens.view_mut(screen).take_focus();
}

/// Does what an action is for.
fn run(app: &mut App, ctx: &Context, scene: &Scene<'_>, action: Action) {
    match (action.row().does, scene.current()) {
        (Does::Show(screen), _) => {
            let again = app.screen == screen;
            show(app, screen);
            app.screens.view_mut(screen).asked_for(scene, again);
        }
        (Does::Open(dialog), _) => app.dialog = Some(dialog(scene)),
        (Does::Change(change), _) => app.change(ctx, change(scene)),
        (Does::Run(run), _) => run(app, ctx, scene),
        (Does::OpenAt(dialog), Some((board, game))) => {
            app.dialog = Some(dialog(scene, board, game));
        }
        (Does::Play(command), Some((board, game))) => play(app, board, command(game)),
        (Does::Ask(request), Some((board, _))) => app.ask(request(board)),
        (Does::OpenAt(_) | Does::Play(_) | Does::Ask(_), None) => {}
    }
}

/// Asks something of a game, under a fresh key.
fn play(app: &mut App, board: BoardNo, what: GameCommand) {
    let key = CommandKey(uuid::Uuid::now_v7());
    app.ask(Request::Do(Command::Game { board, what }, key));
}

/// Opens the dialog in which the decision of the incident that is shown is undone or restored.
pub(crate) fn undo(app: &mut App, way: UndoKind) {
    if let Some(no) = app.screens.disputes.shown {
        app.dialog = Some(undo::UndoForm::new(no, way).into());
    }
}

/// Shows what the window has said, the newest first.
pub(crate) fn show_messages(app: &mut App) {
    let said = app.announcer.history().rev();
    let said = said.map(|message| (message.tone, message.text.clone())).collect();
    app.dialog = Some(Messages(said).into());
}

/// Goes to the board that needs the arbiter most, and says which it is and why.
pub(crate) fn show_concern(app: &mut App, scene: &Scene<'_>) {
    let found = app.screens.hall.next_concern(app.board);
    let found = found.map(|(board, all)| (board, phrases::called(scene, board, all)));
    let Some((board, text)) = found else {
        return app.answer(Audience::All, &scene.say("app-no-concern"));
    };
    app.board = Some(board);
    show(app, Screen::Board);
    app.answer(Audience::All, &text);
}

/// Shows the sheet of the round of the game that is shown, before it is printed.
pub(crate) fn print_round(app: &mut App, scene: &Scene<'_>) {
    if let Some((_, one)) = scene.looked_at() {
        preview(app, scene, Printable::Sheet(Sheet::Round(one.game.setup.round)));
    }
}

/// Shows what the screen is about before it is printed: the incident, the envelope, else the round.
pub(crate) fn print(app: &mut App, scene: &Scene<'_>) {
    let envelope = app.screens.envelopes.printable(scene);
    match (app.screen, scene.shown, envelope) {
        (Screen::Disputes, Some(no), _) => {
            preview(app, scene, Printable::Sheet(Sheet::Incident(no)));
        }
        (Screen::Envelopes, _, Some(no)) => {
            preview(app, scene, Printable::Envelope(no, Paper::C5));
        }
        (Screen::Envelopes, ..) => preview(app, scene, Printable::Plan),
        _ => print_round(app, scene),
    }
}

fn preview(app: &mut App, scene: &Scene<'_>, what: Printable) {
    app.dialog = Some(PrintPreview::new(scene, what).into());
}

/// Says again what was said to the arbiter last.
pub(crate) fn repeat(app: &mut App, delivery: Delivery) {
    app.ask(Request::Repeat(Listener::Arbiter, delivery));
}

/// About the position that is on the screen, which may be an earlier one.
pub(crate) fn ask_for_mate(app: &mut App, ctx: &Context, scene: &Scene<'_>) {
    let Some((no, one)) = scene.looked_at() else { return };
    let past = app.screens.game.look.game(scene, no).filter(|_| app.screen == Screen::Board);
    let game = past.as_ref().map_or(&one.game, |(game, _)| game);
    // A flag that is down asks for the chances of the opponent.
    let down = Side::BOTH.into_iter().find(|side| game.flags.of(*side).is_some());
    let side = down.map_or(game.turn(), Side::other);
    let form = mate::MateForm::new(ctx, Some(one.board), game.position().clone(), side);
    app.dialog = Some(form.turned(app.screens.game.bottom).into());
}

/// The theme after this one.
pub(crate) fn next_theme(scene: &Scene<'_>) -> Change {
    Change::Theme(match theme_of(&scene.prefs.theme) {
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Contrast,
        Theme::Contrast => Theme::Light,
    })
}

/// Text one step larger.
pub(crate) fn larger_text(scene: &Scene<'_>) -> Change {
    let percent = scene.prefs.scale_percent;
    Change::Scale(percent.saturating_add(step_from(percent)))
}

/// Text one step smaller.
pub(crate) fn smaller_text(scene: &Scene<'_>) -> Change {
    let percent = scene.prefs.scale_percent;
    Change::Scale(percent.saturating_sub(step_from(percent.saturating_sub(1))))
}

/// The other kind of clock.
pub(crate) fn other_face(scene: &Scene<'_>) -> Change {
    Change::ClockFace(if scene.prefs.clock_face == DIAL { DIGITAL } else { DIAL })
}

/// By how much text grows from a size: above twice the usual one, in steps that are seen.
const fn step_from(percent: u16) -> u16 {
    if percent < 200 { 10 } else { 25 }
}

/// A way through the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the one before.
    Back,
    /// To the next one.
    On,
}

/// Makes the next board, or the one before, the one at work; after the last comes the first.
pub(crate) fn walk(app: &mut App, scene: &Scene<'_>, step: Step) {
    let boards = &scene.snap.hall.at_board;
    let now = app.board.unwrap_or(BoardNo(0));
    let next = match step {
        Step::On => boards.keys().find(|board| **board > now).or_else(|| boards.keys().next()),
        Step::Back => {
            boards.keys().rev().find(|board| **board < now).or_else(|| boards.keys().next_back())
        }
    };
    app.board = next.copied().or(app.board);
    if app.screen == Screen::Hall {
        show(app, Screen::Hall);
    }
}

/// Presses the clock of the game at work, unless something is to be asked first.
pub(crate) fn press_clock(app: &mut App, scene: &Scene<'_>) {
    let Some((board, game)) = scene.current() else { return };
    if is_asked_first(app, (board, game), scene) {
        return;
    }
    match scene.snap.hall.blind(board) {
        Some(blind) => {
            blind_match::press_from_anywhere(blind, (board, game), &mut app.actions);
            hand_on(app);
        }
        None => play(app, board, press(game)),
    }
}

/// Ends the game at work by agreement. Whether the move that stands on the board belongs to the record
/// is asked in the dialog.
pub(crate) fn accept_draw(app: &mut App, scene: &Scene<'_>) {
    let Some((board, _)) = scene.current() else { return };
    if scene.snap.line(board).is_some_and(|line| line.standing.is_some()) {
        app.dialog = Some(EndForm::agreed(board).into());
    } else {
        play(app, board, GameCommand::End(AGREED.into()));
    }
}

/// Brings the keyboard to the field for moves, or for what was announced.
pub(crate) fn type_move(app: &mut App) {
    if app.screen == Screen::Blind {
        return app.screens.blind.take_focus();
    }
    app.screen = Screen::Board;
    app.screens.game.look.present();
    app.screens.game.entry.focus = true;
}

/// Whether something is asked before the clock is touched: how lost time counts, or whether a press
/// without a new move is meant. A blind match has its own order of acts, and a move that stands on the
/// electronic board is a new one.
fn is_asked_first(app: &mut App, (board, game): (BoardNo, &Game), scene: &Scene<'_>) -> bool {
    if app.asks_first((board, game), scene) {
        return true;
    }
    let stands = scene.snap.line(board).is_some_and(|line| line.standing.is_some());
    let own_order = stands || scene.snap.hall.blind(board).is_some();
    let form = pressing::PressForm::of(board, game).filter(|_| !own_order);
    if let Some(form) = form {
        app.dialog = Some(form.into());
    }
    form.is_some()
}

/// Asks the player on move to seal.
pub(crate) fn adjourn(app: &mut App, scene: &Scene<'_>) {
    let Some((board, _)) = scene.current() else { return };
    let what = envelopes::begin(scene, board, AdjournmentReason::SessionEnd);
    let key = CommandKey(uuid::Uuid::now_v7());
    app.ask(Request::Do(Command::Adjournment { what }, key));
    app.screens.envelopes.go(envelopes::next_no(scene));
    show(app, Screen::Envelopes);
}

/// Asks the desk for what was requested while messages were carried out.
fn hand_on(app: &mut App) {
    for message in app.actions.take() {
        if let UiMessage::Ask(request) = message {
            app.ask(*request);
        }
    }
}

/// What the one key for the clock means now: start the game, press, or go on after a stop.
fn press(game: &Game) -> GameCommand {
    match (game.status, game.clock.running()) {
        (Status::Waiting, _) => GameCommand::Start,
        (_, Some(side)) => GameCommand::PressClock { side },
        (_, None) => GameCommand::StartClock { side: game.turn() },
    }
}

/// Opens a file dialog of the system.
fn choose(app: &mut App, ctx: &Context, scene: &Scene<'_>, what: FileChoice) {
    if app.files.is_some() {
        return;
    }
    let competition = scene.say("app-file-competition");
    let games = scene.say("app-file-games");
    let dialog = match what {
        FileChoice::For(FilePurpose::Open | FilePurpose::Salvage | FilePurpose::Elsewhere)
        | FileChoice::New => FileDialog::new().add_filter(competition, &["jadoube"]),
        FileChoice::For(
            FilePurpose::ImportPgn | FilePurpose::ExportPgn | FilePurpose::Sheet(_),
        ) => FileDialog::new().add_filter(games, &["pgn"]),
        FileChoice::For(FilePurpose::Braille(..)) => {
            FileDialog::new().add_filter("BRF", &["brf"]).add_filter("TXT", &["txt"])
        }
        FileChoice::Print => FileDialog::new().add_filter("PDF", &["pdf"]),
        FileChoice::For(FilePurpose::Rules) => {
            FileDialog::new().add_filter(scene.say("settings-rules"), &["ron"])
        }
        FileChoice::For(FilePurpose::LivePgn | FilePurpose::Copies) => FileDialog::new(),
    };
    let chosen = file_dialog(ctx, move || match what {
        FileChoice::For(
            FilePurpose::Open | FilePurpose::ImportPgn | FilePurpose::Rules | FilePurpose::Sheet(_),
        ) => dialog.pick_file(),
        FileChoice::New
        | FileChoice::Print
        | FileChoice::For(
            FilePurpose::ExportPgn
            | FilePurpose::Braille(..)
            | FilePurpose::Salvage
            | FilePurpose::Elsewhere,
        ) => dialog.save_file(),
        FileChoice::For(FilePurpose::LivePgn | FilePurpose::Copies) => dialog.pick_folder(),
    });
    app.files = Some((what, chosen));
}

/// Takes the answer of a file dialog.
pub fn chosen_file(app: &mut App) {
    use std::sync::mpsc::TryRecvError;
    let Some((what, chosen)) = &app.files else { return };
    let path = match chosen.try_recv() {
        Err(TryRecvError::Empty) => return,
        Err(TryRecvError::Disconnected) => None,
        Ok(path) => path,
    };
    let what = *what;
    app.files = None;
    let Some(path) = path else { return };
    // Its dialog may have been closed in the meantime.
    if let Some(Dialog::Form(form)) = &mut app.dialog {
        form.chosen(what, &path);
    }
}
