//! Carries out what the panels asked for: the one place where a wish changes the window or goes to
//! the desk.

use egui::Context;
use rfd::FileDialog;

use crate::actions::{Action, Errand, FileChoice, Screen, Wish};
use crate::app::App;
use crate::app::window::file_dialog;
use crate::dialogs::{Dialog, EndForm, Reason, ReasonFor};
use crate::palette::Palette;
use crate::phrases;
use crate::scene::Scene;
use crate::screens::blind as blind_match;
use crate::screens::board::clocks::{DIAL, DIGITAL};
use crate::screens::board::{correction, press as pressing};
use crate::screens::envelopes::{self, plan, unseen};
use crate::screens::incident::undo::{self, Way};
use crate::screens::laws::Focus;
use crate::screens::settings::{Change, theme_of};
use crate::screens::sheets::paste;
use crate::screens::{counts, file, incident, mate, setup};
use crate::tokens::Theme;
use crate::widgets::announcer::Ears;
use crate::widgets::badge::Tone;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::event::Why;
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::Request;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::voicing::{Delivery, Listener};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, CommandKey};

/// Carries out a wish.
pub fn out(app: &mut App, ctx: &Context, scene: &Scene<'_>, wish: Wish) {
    match wish {
        Wish::Run(action) if action.is_available(scene) => run(app, ctx, scene, action),
        Wish::Run(_) => {}
        Wish::ShowBoard(board) => {
            app.board = Some(board);
            show(app, Screen::Board);
        }
        Wish::SelectBoard(board) => app.board = Some(board),
        Wish::ShowIncident(no) => {
            app.disputes.shown = Some(no);
            show(app, Screen::Disputes);
        }
        Wish::ShowEnvelope(no) => {
            app.dialog = None;
            app.envelopes.go(no);
            show(app, Screen::Envelopes);
        }
        Wish::ReadEnvelope(no, which, fault) => {
            if let Some(form) = unseen::Form::open(scene, no, which) {
                app.dialog = Some(Dialog::Unseen(Box::new(form.with_fault(fault))));
            }
        }
        Wish::Unseen(deed) => app.unseen(ctx, *deed),
        Wish::Tell(text) => app.announcer.tell(Tone::Good, &text),
        Wish::ShowArticle(citation) => {
            app.dialog = None;
            app.laws.open(&citation, scene.snap.edition);
            show(app, Screen::Laws);
        }
        Wish::LayOver { rules, edition } => app.settings.lay_over(rules, edition),
        Wish::ReadSheet { whose, games } => {
            if let Some((board, game)) = scene.current() {
                let form = paste::Form::new(board, whose, game).of_file(games);
                app.dialog = Some(Dialog::Sheet(Box::new(form)));
            }
        }
        Wish::TakeEnd(end) => app.sheets.take_end(*end),
        Wish::Open(dialog) => app.dialog = Some(*dialog),
        Wish::Close => {
            app.dialog = None;
            match app.before_dialog.take() {
                Some(id) => app.give_back = Some((id, PASSES)),
                None => show(app, app.screen),
            }
        }
        Wish::Ask(request) => app.ask(*request),
        Wish::Change(change) => app.change(ctx, change),
        Wish::Choose(what) => choose(app, ctx, scene, what),
        Wish::Demonstrate => app.demonstrate(),
        Wish::Say(manner, text) => app.announcer.say(manner, &text),
        Wish::Hear(ears, text) => app.answer(ears, &text),
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

fn show(app: &mut App, screen: Screen) {
    app.screen = screen;
    app.give_back = None;
    match screen {
        Screen::Board => app.game.widget.take_focus(),
        Screen::Hall => app.hall.take_focus(),
        Screen::Sheets => app.sheets.take_focus(),
        Screen::Blind => app.blind.take_focus(),
        Screen::Envelopes => app.envelopes.focus = true,
        Screen::Disputes => app.disputes.focus = true,
        Screen::Laws => app.laws.focus = Focus::List,
        Screen::Devices => app.devices.focus = true,
        Screen::Settings => app.settings.focus = true,
    }
}

fn show_disputes(app: &mut App, scene: &Scene<'_>) {
    app.disputes.meet(scene, app.screen == Screen::Disputes);
    show(app, Screen::Disputes);
}

fn run(app: &mut App, ctx: &Context, scene: &Scene<'_>, action: Action) {
    match action {
        Action::ShowHall => show(app, Screen::Hall),
        Action::ShowBoard => show(app, Screen::Board),
        Action::ShowSheets => show(app, Screen::Sheets),
        Action::ShowBlind => show(app, Screen::Blind),
        Action::ShowEnvelopes => show(app, Screen::Envelopes),
        Action::PlanResumptions => {
            app.dialog = Some(Dialog::Plan(Box::new(plan::Form::new(scene))));
        }
        Action::ShowDisputes => show_disputes(app, scene),
        Action::ShowLaws => {
            show(app, Screen::Laws);
            // Whoever asks for the Laws has a question.
            app.laws.focus = Focus::Search;
        }
        Action::ShowDevices => show(app, Screen::Devices),
        Action::ShowSettings => show(app, Screen::Settings),
        Action::Rehearse => app.dialog = Some(Dialog::Rehearse(Box::default())),
        Action::Help => app.dialog = Some(Dialog::Help(app.screen)),
        Action::Palette => app.dialog = Some(Dialog::Palette(Palette::default())),
        Action::Messages => {
            let said = app.announcer.history().rev();
            let said = said.map(|message| (message.tone, message.text.clone())).collect();
            app.dialog = Some(Dialog::Messages(said));
        }
        Action::NewIncident => {
            app.dialog = Some(Dialog::Incident(Box::new(incident::Form::new(scene))));
        }
        Action::MateChances => ask_for_mate(app, ctx, scene),
        Action::UndoDecision | Action::RestoreDecision => {
            let way = if action == Action::UndoDecision { Way::Withdraw } else { Way::Reinstate };
            if let Some(no) = app.disputes.shown {
                app.dialog = Some(Dialog::Undo(undo::Form::new(no, way)));
            }
        }
        Action::SetUp => app.dialog = Some(Dialog::SetUp(Box::new(setup::Form::new(scene)))),
        Action::NewCompetition => app.dialog = Some(Dialog::Found(Box::default())),
        Action::OpenCompetition => ask_for_file(app, scene, Errand::Open),
        Action::ImportPgn => ask_for_file(app, scene, Errand::ImportPgn),
        Action::ExportPgn => ask_for_file(app, scene, Errand::ExportPgn),
        Action::ShowRecord => app.dialog = Some(Dialog::Record(Box::default())),
        Action::PrintRound => print_round(app, scene),
        Action::NextConcern => show_concern(app, scene),
        Action::SayAgain => repeat(app, Delivery::Usual),
        Action::SaySlower => repeat(app, Delivery::Slower),
        Action::Spell => repeat(app, Delivery::Spelled),
        Action::PreviousBoard | Action::NextBoard => walk(app, scene, action),
        Action::NextTheme
        | Action::LargerText
        | Action::SmallerText
        | Action::LargeBoard
        | Action::ClockFace => {
            if action == Action::LargeBoard {
                show(app, Screen::Board);
            }
            let next = looks(scene, action);
            app.change(ctx, next);
        }
        _ => {
            if let Some((board, game)) = scene.current() {
                at_board(app, board, game, scene, action);
            }
        }
    }
}

/// Goes to the board that needs the arbiter most, and says which it is and why.
fn show_concern(app: &mut App, scene: &Scene<'_>) {
    let found = app.hall.next_concern(app.board);
    let found = found.map(|(board, all)| (board, phrases::called(scene, board, all)));
    let Some((board, text)) = found else {
        return app.answer(Ears::All, &scene.say("app-no-concern"));
    };
    app.board = Some(board);
    show(app, Screen::Board);
    app.answer(Ears::All, &text);
}

fn print_round(app: &mut App, scene: &Scene<'_>) {
    if let Some((_, game)) = scene.current() {
        ask_for_file(app, scene, Errand::Paper(Sheet::Round(game.setup.round)));
    }
}

fn repeat(app: &mut App, delivery: Delivery) {
    app.ask(Request::Repeat(Listener::Arbiter, delivery));
}

/// About the position that is on the screen, which may be an earlier one.
fn ask_for_mate(app: &mut App, ctx: &Context, scene: &Scene<'_>) {
    let Some((board, present)) = scene.current() else { return };
    let past = app.game.look.game(scene, board).filter(|_| app.screen == Screen::Board);
    let game = past.as_ref().map_or(present, |(game, _)| game);
    // A flag that is down asks for the chances of the opponent.
    let down = Side::BOTH.into_iter().find(|side| game.flags.of(*side).is_some());
    let side = down.map_or(game.turn(), Side::other);
    let form = mate::Form::new(ctx, Some(board), game.position().clone(), side);
    app.dialog = Some(Dialog::Mate(Box::new(form.turned(app.game.bottom))));
}

fn looks(scene: &Scene<'_>, action: Action) -> Change {
    let percent = scene.prefs.scale_percent;
    match action {
        Action::NextTheme => Change::Theme(match theme_of(&scene.prefs.theme) {
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Contrast,
            Theme::Contrast => Theme::Light,
        }),
        Action::LargerText => Change::Scale(percent.saturating_add(step_from(percent))),
        Action::SmallerText => {
            Change::Scale(percent.saturating_sub(step_from(percent.saturating_sub(1))))
        }
        Action::LargeBoard => Change::LargeBoard(!scene.prefs.large_board),
        _ => Change::ClockFace(if scene.prefs.clock_face == DIAL { DIGITAL } else { DIAL }),
    }
}

/// By how much text grows from a size: above twice the usual one, in steps that are seen.
const fn step_from(percent: u16) -> u16 {
    if percent < 200 { 10 } else { 25 }
}

fn walk(app: &mut App, scene: &Scene<'_>, action: Action) {
    let boards = &scene.snap.hall.at_board;
    let now = app.board.unwrap_or(BoardNo(0));
    let next = if action == Action::NextBoard {
        boards.keys().find(|board| **board > now).or_else(|| boards.keys().next())
    } else {
        boards.keys().rev().find(|board| **board < now).or_else(|| boards.keys().next_back())
    };
    app.board = next.copied().or(app.board);
    if app.screen == Screen::Hall {
        show(app, Screen::Hall);
    }
}

const AGREED: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

/// The actions on the game at work.
fn at_board(app: &mut App, board: BoardNo, game: &Game, scene: &Scene<'_>, action: Action) {
    let turn = game.turn();
    if action == Action::PressClock && is_asked_first(app, (board, game), scene) {
        return;
    }
    let blind = scene.snap.hall.blind(board).filter(|_| action == Action::PressClock);
    if let Some(blind) = blind {
        blind_match::press_from_anywhere(blind, (board, game), &mut app.actions);
        return hand_on(app);
    }
    let command = match action {
        Action::PressClock => Some(press(game)),
        Action::StopClocks => Some(GameCommand::StopClock),
        Action::OfferDraw => Some(GameCommand::OfferDraw { by: turn }),
        Action::DeclineDraw => Some(GameCommand::DeclineDraw),
        // Whether the move that stands on the board belongs to the record is asked in the dialog.
        Action::AcceptDraw if scene.snap.line(board).is_none_or(|line| line.standing.is_none()) => {
            Some(GameCommand::End(AGREED.into()))
        }
        _ => None,
    };
    if let Some(what) = command {
        app.actions.game(board, what);
        return hand_on(app);
    }
    let reason = |what| Some(Dialog::Reason(Reason::new(what)));
    match action {
        Action::Adjourn => adjourn(app, scene, board),
        Action::LockScreen => {
            let blind = scene.snap.hall.blind(board);
            let is_blind =
                |side: &Side| blind.is_some_and(|arranged| arranged.arrangement.is_blind(*side));
            let whose = Side::BOTH.into_iter().find(is_blind).unwrap_or(turn);
            app.dialog = Some(Dialog::Lock(blind_match::lock::Form::new(board, whose)));
        }
        Action::ArrangeBlind => {
            let form = blind_match::arrange::Form::new(scene, board);
            app.dialog = Some(Dialog::Arrange(Box::new(form)));
        }
        Action::AdjustClock => app.dialog = Some(Dialog::Clock(correction::Form::new(board, turn))),
        Action::Count => app.dialog = Some(Dialog::Count(counts::Form::new(board, turn))),
        Action::UndoCorrection => app.dialog = reason(ReasonFor::UndoCorrection(board)),
        Action::TakeBack => {
            let to = Ply(game.ply().0.saturating_sub(1));
            app.dialog = reason(ReasonFor::TakeBack(board, to));
        }
        Action::CorrectMove => app.dialog = reason(ReasonFor::CorrectMove(board, game.ply())),
        Action::Resign => {
            let (score, why) = (Score::won_by(turn.other()), EndReason::Resignation);
            app.dialog = Some(Dialog::End(EndForm::new(board, score, why)));
        }
        Action::EndGame | Action::AcceptDraw => {
            let Outcome { score, reason: why } = AGREED;
            app.dialog = Some(Dialog::End(EndForm::new(board, score, why)));
        }
        Action::Reopen => app.dialog = reason(ReasonFor::Reopen(board)),
        Action::TypeMove if app.screen == Screen::Blind => app.blind.take_focus(),
        Action::TypeMove => {
            app.screen = Screen::Board;
            app.game.look.present();
            app.game.entry.focus = true;
        }
        Action::FocusBoard => show(app, Screen::Board),
        Action::LookBack => app.game.look.back(),
        Action::LookOn => app.game.look.on(),
        Action::LookAtPresent => app.game.look.present(),
        Action::TurnBoard => app.game.turn(),
        Action::ConfirmMove => app.ask(Request::ConfirmMove(board)),
        Action::ReadBoard => app.ask(Request::ReadBoard(board)),
        Action::SetTableClock => app.ask(Request::SetTableClock(board)),
        _ => debug_assert!(!action.is_available(scene), "{action:?} has nobody to carry it out"),
    }
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
    let form = pressing::Form::of(board, game).filter(|_| !own_order);
    if let Some(form) = form {
        app.dialog = Some(Dialog::Press(form));
    }
    form.is_some()
}

/// Asks the player on move to seal.
fn adjourn(app: &mut App, scene: &Scene<'_>, board: BoardNo) {
    let what = envelopes::begin(scene, board, Why::SessionEnd);
    let key = CommandKey(uuid::Uuid::now_v7());
    app.ask(Request::Do(Command::Adjournment { what }, key));
    app.envelopes.go(envelopes::next_no(scene));
    show(app, Screen::Envelopes);
}

/// Asks the desk for what was wished while wishes were carried out.
fn hand_on(app: &mut App) {
    for wish in app.actions.take() {
        if let Wish::Ask(request) = wish {
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

/// The dialog for a file: a system without file dialogs of its own leaves the path to be typed.
fn ask_for_file(app: &mut App, scene: &Scene<'_>, errand: Errand) {
    app.dialog = Some(Dialog::File(Box::new(file::Form::new(scene, errand))));
}

/// Opens a file dialog of the system.
fn choose(app: &mut App, ctx: &Context, scene: &Scene<'_>, what: FileChoice) {
    if app.files.is_some() {
        return;
    }
    let competition = scene.say("app-file-competition");
    let games = scene.say("app-file-games");
    let dialog = match what {
        FileChoice::For(Errand::Open | Errand::Salvage | Errand::Elsewhere) | FileChoice::New => {
            FileDialog::new().add_filter(competition, &["jadoube"])
        }
        FileChoice::For(Errand::ImportPgn | Errand::ExportPgn | Errand::Sheet(_)) => {
            FileDialog::new().add_filter(games, &["pgn"])
        }
        FileChoice::For(Errand::Braille(..)) => {
            FileDialog::new().add_filter("BRF", &["brf"]).add_filter("TXT", &["txt"])
        }
        FileChoice::For(Errand::Paper(_)) => FileDialog::new().add_filter("PDF", &["pdf"]),
        FileChoice::For(Errand::Rules) => {
            FileDialog::new().add_filter(scene.say("settings-rules"), &["ron"])
        }
        FileChoice::For(Errand::LivePgn | Errand::Copies) => FileDialog::new(),
    };
    let chosen = file_dialog(ctx, move || match what {
        FileChoice::For(Errand::Open | Errand::ImportPgn | Errand::Rules | Errand::Sheet(_)) => {
            dialog.pick_file()
        }
        FileChoice::New
        | FileChoice::For(
            Errand::ExportPgn
            | Errand::Braille(..)
            | Errand::Paper(_)
            | Errand::Salvage
            | Errand::Elsewhere,
        ) => dialog.save_file(),
        FileChoice::For(Errand::LivePgn | Errand::Copies) => dialog.pick_folder(),
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
    match (what, &mut app.dialog) {
        (FileChoice::New, Some(Dialog::Found(form))) => form.choose(&path),
        (FileChoice::For(Errand::Rules), Some(Dialog::Found(form))) => form.choose_rules(&path),
        (FileChoice::For(errand), Some(Dialog::File(form))) if form.errand() == errand => {
            form.choose(&path, &app.words, &mut app.actions);
        }
        // Its dialog was closed in the meantime.
        _ => {}
    }
}
