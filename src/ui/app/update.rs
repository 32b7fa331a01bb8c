//! Carries out what the panels asked for: the one place where a message changes the window or goes
//! to the desk.

use egui::Context;
use rfd::FileDialog;

use crate::actions::{Action, Change, Dialog, FileChoice, FilePurpose, Screen, UiMessage};
use crate::app::App;
use crate::app::window::file_dialog;
use crate::phrases;
use crate::scene::{Scene, ViewedMoment};
use crate::screens::blind as blind_match;
use crate::screens::blind::start::StartForm;
use crate::screens::board::clocks::{DIAL, DIGITAL};
use crate::screens::board::entry;
use crate::screens::board::press as pressing;
use crate::screens::clocks::Leaving;
use crate::screens::competition::tab::Tab;
use crate::screens::end::{AGREED, EndForm};
use crate::screens::envelopes::alarms;
use crate::screens::envelopes::begin::{AdjournForm, at_session_end};
use crate::screens::file::FileForm;
use crate::screens::hall::AlarmPlace;
use crate::screens::incident::otherwise::OtherwiseForm;
use crate::screens::incident::undo::{self, UndoKind};
use crate::screens::mate;
use crate::screens::messages::Messages;
use crate::screens::preview::PrintPreview;
use crate::screens::reason::{Reason, ReasonFor};
use crate::screens::sheets::paste::PasteForm;
use crate::tokens::{self, Theme};
use crate::widgets::announcer::{self, Audience, Manner};
use crate::widgets::badge::Tone;
use crate::widgets::turns;
use jadoube_chess::side::Side;
use jadoube_core::competition::command::Command as ContestCommand;
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::disputes::state::Incident;
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::fresh_key;
use jadoube_desk::inbox::Request;
use jadoube_desk::printing::Printable;
use jadoube_desk::protocols::Sheet;
use jadoube_desk::sheet_files::SheetGame;
use jadoube_desk::voicing::{Delivery, Listener};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};

impl App {
    /// The dialog closes; one that waits behind comes back with what was typed.
    fn close_dialog(&mut self) {
        self.forget_said_by_dialog();
        self.announcer.dismiss_refused(announcer::dialog_first());
        self.announcer.dismiss_refused(announcer::pressed_again());
        self.dialog = self.behind.take();
        if self.dialog.is_some() {
            return;
        }
        match self.before_dialog.take() {
            Some(id) => self.give_back = Some((id, PASSES)),
            None => self.come_back(),
        }
    }

    /// Opens a dialog: what a key was to be pressed again for may be just that.
    fn open_dialog(&mut self, dialog: Box<dyn Dialog>) {
        self.announcer.dismiss_refused(announcer::pressed_again());
        self.announcer.dismiss_refused(announcer::dialog_first());
        self.dialog = Some(dialog);
    }

    /// Says something to who works by ear.
    fn say(&mut self, manner: Manner, text: &str) {
        if self.dialog.is_some() {
            self.announcer.say_of_dialog(manner, text);
        } else {
            self.announcer.say(manner, text);
        }
        if manner == Manner::Assertive {
            self.announcer.note_wrong(manner);
        }
    }

    /// Opens the form for a sheet with the games of a file. Where the game has left its board meanwhile, the form for
    /// the file closes and says so.
    fn read_sheet(
        &mut self,
        scene: &Scene<'_>,
        (no, whose): (GameNo, Side),
        games: Vec<SheetGame>,
    ) {
        let hall = &scene.snap.hall;
        let there = hall.games.get(&no).filter(|_| hall.is_on_board(no));
        if let Some(form) = there.and_then(|one| PasteForm::new(scene, one.board, whose)) {
            self.dialog = Some(form.of_file(games).into());
        }
    }

    /// The next step of an envelope is taken: what was shown of its key goes, and what came next is not said any
    /// more, whether something is recorded by it or a dialog opens first.
    fn take_step(&mut self) {
        self.said_facts.end_step();
        // Who takes it works at the board of that envelope, though nobody chose it in the list.
        self.shown_game.go();
        self.announcer.dismiss_refused(announcer::idle_alt_enter());
    }

    /// Carries out a message.
    pub(super) fn out(&mut self, ctx: &Context, scene: &Scene<'_>, message: UiMessage) {
        match message {
            UiMessage::Run(action) if action.is_available(scene) => self.run(ctx, scene, action),
            UiMessage::Run(_) => {}
            UiMessage::ShowGame(no) => {
                if let Some(one) = scene.snap.hall.games.get(&no) {
                    self.board = Some(one.board);
                    self.show(Screen::Board);
                    self.screens.game.chosen = Some(no);
                }
            }
            UiMessage::ShowBoard(board) => {
                self.board = Some(board);
                self.screens.game.chosen = None;
                self.show(Screen::Board);
            }
            UiMessage::SelectBoard(board) => self.board = Some(board),
            UiMessage::ShowIncident(no) => self.show_incident(no),
            UiMessage::AnswerMissing(no) => self.answer_missing(no),
            UiMessage::ShowEnvelope(no) => {
                self.close_dialogs();
                self.screens.envelopes.go(no);
                self.show(Screen::Envelopes);
            }
            UiMessage::Unseen(deed) => self.unseen(ctx, *deed),
            UiMessage::Tell(text) => self.announcer.tell(Tone::Good, &text),
            UiMessage::TellNext(text) => self.announcer.tell_until(announcer::next_step(), &text),
            UiMessage::Refuse(text) => self.announcer.refuse(egui::Id::unique("refused"), &text),
            UiMessage::TriedAnew => self.announcer.dismiss_refused(egui::Id::unique("refused")),
            UiMessage::ShowArticle(citation) => {
                self.close_dialogs();
                self.screens.laws.open(&citation, scene.snap.edition);
                self.show(Screen::Laws);
            }
            UiMessage::ImportRatingList { path, options } => {
                self.screens.settings.rating_list.begin(ctx, scene.prefs, (path, options));
                // How far it has come stands there.
                self.show(Screen::Settings);
            }
            UiMessage::LayOver { rules, edition } => self.screens.settings.lay_over(rules, edition),
            UiMessage::ReadSheet { no, whose, games } => self.read_sheet(scene, (no, whose), games),
            UiMessage::ShowRound { no, asked } => self.show_round(no, asked.as_deref()),
            UiMessage::StandingsAt(time) => self.screens.competition.look_at(time),
            UiMessage::TakeEnd(end) => self.screens.sheets.take_end(*end),
            UiMessage::Open(dialog) => self.open_dialog(dialog),
            UiMessage::OpenAbove(dialog) => self.behind = self.dialog.replace(dialog),
            // It was closed meanwhile: it was answered, and what it was about has gone.
            UiMessage::Close if self.dialog.is_none() => {}
            UiMessage::Close => self.close_dialog(),
            UiMessage::Ask(request) | UiMessage::AskHere(request)
                if self.is_asked_before(scene.snap, &request) => {}
            UiMessage::Demonstrate
                if self.is_asked_before_leaving(scene.snap, Leaving::Demonstration) => {}
            UiMessage::Ask(request) => self.ask(*request),
            UiMessage::AskHere(request) => self.ask_here(*request),
            UiMessage::Change(change) => self.change(ctx, change),
            UiMessage::Choose(what) => self.choose(ctx, scene, what),
            UiMessage::Demonstrate => self.demonstrate(),
            UiMessage::CloseWindow => self.close_window(ctx),
            UiMessage::Say(manner, text) => self.say(manner, &text),
            UiMessage::PressAgain { told, again } => self.press_again(Some(told), &again),
            UiMessage::ShowIdleAltEnter(why) => {
                self.announcer.show_refusal(announcer::idle_alt_enter(), &why);
            }
            UiMessage::ForgetIdleAltEnter => {
                self.announcer.dismiss_refused(announcer::idle_alt_enter());
            }
            UiMessage::TakeStep => self.take_step(),
            UiMessage::Hear(ears, text) => self.answer(ears, &text),
            UiMessage::HearIn(lang, text, of) => self.answer_in(lang, text, of),
        }
    }

    /// Gives the keyboard back to what had it before a dialog; to the screen, if that is gone.
    pub(super) fn give_back(&mut self, ctx: &Context) {
        let Some((id, passes)) = self.give_back.take() else { return };
        if self.dialog.is_some() {
            return;
        }
        ctx.request_repaint();
        let has_gone = match passes {
            ASKED => !ctx.read_response(id).is_some_and(|known| known.enabled()),
            // It was there, but takes the keyboard no more.
            0 => ctx.memory(|memory| memory.focused()).is_none(),
            _ => false,
        };
        if has_gone {
            return self.come_back();
        }
        if passes == ASKED {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        self.give_back = passes.checked_sub(1).map(|passes| (id, passes));
    }

    /// Shows a screen, with the keyboard where its work begins.
    pub(super) fn show(&mut self, screen: Screen) {
        // The log is read about the game that is shown, and leads back to it.
        let about_it = |at| at == Screen::Disputes || self.screens.view(at).is_of_a_board();
        if self.screen != screen && !(about_it(self.screen) && about_it(screen)) {
            // Who comes back from elsewhere finds the game that is on the board.
            self.screens.game.chosen = None;
        }
        // Whoever asks for the event on one of its pages wants the first.
        if screen == Screen::Competition && self.screen == screen {
            self.screens.competition.go(Tab::Event);
        }
        self.screen = screen;
        self.give_back = None;
        self.screens.view_mut(screen).take_focus();
    }

    /// The keyboard comes to where the work of the screen begins that is shown, on the page that is shown.
    fn come_back(&mut self) {
        self.give_back = None;
        self.screens.view_mut(self.screen).take_focus();
    }

    /// Asks something of a game, under a fresh key.
    pub(super) fn play(&mut self, board: BoardNo, what: GameCommand) {
        let key = fresh_key();
        self.ask(Request::Do(Command::Game { board, what }, key));
    }

    /// Opens the dialog in which a decision is undone or restored.
    pub(super) fn undo(&mut self, scene: &Scene<'_>, way: UndoKind) {
        let incident = match way {
            UndoKind::Withdraw => scene.to_undo(),
            UndoKind::Reinstate => scene.undone(),
        };
        if let Some(one) = incident {
            self.dialog = Some(undo::UndoForm::new(one.no, way).into());
        }
    }

    /// Saves the changed facts of the incident that is shown, on its screen, where what they lack is told.
    pub(super) fn save_facts(&mut self, ctx: &Context) {
        if self.screen != Screen::Disputes {
            self.show(Screen::Disputes);
        }
        if !self.screens.disputes.save_facts(ctx) {
            let why = self.words.say("app-why-incomplete");
            self.announcer.refuse(egui::Id::unique("refused"), &why);
        }
    }

    /// Puts the changed facts of the incident that is shown back to how they are saved.
    pub(super) fn discard_facts(&mut self) {
        self.screens.disputes.discard_facts();
        let told = self.words.say("disputes-draft-discarded");
        self.answer(Audience::All, &told);
    }

    /// The incident that is decided now: only where it and something of its ruling are in sight, else these are
    /// shown first.
    fn decided_here<'a>(&mut self, scene: &Scene<'a>, by: Action) -> Option<&'a Incident> {
        let incident = scene.to_decide()?;
        if self.screen == Screen::Disputes {
            // With the keys of the same pass another one has come into sight: nobody has seen its ruling.
            if self.screens.disputes.shown != Some(incident.no) {
                return None;
            }
            self.announcer.dismiss_refused(announcer::pressed_again());
            if !self.screens.disputes.is_read_first(scene, incident) {
                return Some(incident);
            }
            // The keyboard goes there, and not back to what had it before a dialog.
            self.before_dialog = None;
            let key = by.key_text(scene.words).unwrap_or_default();
            let again = phrases::press_again(scene, &key, &scene.say(by.label()));
            self.press_again(phrases::proposal_aloud(scene, incident), &again);
            return None;
        }
        self.show_incident(incident.no);
        None
    }

    /// What a key does has come into sight instead: what that is, and that the key is pressed `again`.
    fn press_again(&mut self, told: Option<String>, again: &str) {
        self.announcer.show_refusal(announcer::pressed_again(), again);
        let told = told.into_iter().chain([again.to_owned()]);
        self.answer(Audience::All, &told.collect::<Vec<_>>().join(". "));
    }

    fn show_incident(&mut self, no: IncidentNo) {
        self.screens.disputes.shown = Some(no);
        self.show(Screen::Disputes);
    }

    /// Leads to the first fact that an incident lacks, on its screen.
    pub(super) fn answer_missing(&mut self, no: IncidentNo) {
        self.close_dialogs();
        // The keyboard goes there, and not back to what had it before the dialog.
        self.before_dialog = None;
        self.show_incident(no);
        self.screens.disputes.ask = true;
    }

    /// Decides the incident that is shown as it is proposed.
    pub(super) fn accept_proposal(&mut self, scene: &Scene<'_>) {
        if let Some(incident) = self.decided_here(scene, Action::AcceptProposal) {
            let (no, reason) = (incident.no, String::new());
            self.actions.dispute(DisputeCommand::Accept { no, reason, lose: None });
        }
    }

    /// The same with a reason.
    pub(super) fn accept_with_reason(&mut self, scene: &Scene<'_>) {
        if let Some(incident) = self.decided_here(scene, Action::AcceptWithReason) {
            self.dialog = Some(Reason::new(ReasonFor::Accept(incident.no)).into());
        }
    }

    /// Decides it otherwise.
    pub(super) fn decide_otherwise(&mut self, scene: &Scene<'_>) {
        if let Some(incident) = self.decided_here(scene, Action::DecideOtherwise) {
            self.dialog = Some(OtherwiseForm::new(incident).into());
        }
    }

    /// Shows what the window has said, the newest first.
    pub(super) fn show_messages(&mut self) {
        let messages = Messages::new(self.announcer.history().rev(), &self.imported);
        self.announcer.dismiss();
        self.dialog = Some(messages.into());
    }

    /// Goes to the board or envelope that needs the arbiter most, and says which it is and why.
    pub(super) fn show_concern(&mut self, scene: &Scene<'_>) {
        let Some(next) = self.screens.hall.next_concern(scene, self.board) else {
            // Nothing else comes of the key: the eye is told as well.
            return self.announcer.tell(Tone::Info, &scene.say("app-no-concern"));
        };
        let stays = next.is_only && self.is_at(next.place);
        self.announcer.dismiss_refused(announcer::incident_there());
        let (text, by_key) = match next.place {
            AlarmPlace::Board(board) => self.come_to_board(scene, board),
            AlarmPlace::Envelope(no, _) => {
                self.screens.envelopes.come_to(scene, no);
                self.shown_game.go();
                self.show(Screen::Envelopes);
                (alarms::called(scene, no).unwrap_or_default(), None)
            }
        };
        let told = std::iter::once(text).chain(by_key.clone()).collect::<Vec<_>>().join(". ");
        if stays {
            // The window stays as it is: the eye is told as well.
            let text = scene.say_with("app-only-concern", &[("text", told.into())]);
            return self.announcer.tell(Tone::Info, &text);
        }
        if let Some(by_key) = by_key {
            self.announcer.show_refusal(announcer::incident_there(), &by_key);
        }
        self.answer(Audience::All, &told);
    }

    /// The screen on which an alarm of a board is settled.
    fn screen_of_alarm(&self, board: BoardNo) -> Screen {
        let first = self.screens.hall.concerns(board).first();
        if first.is_some_and(|first| first.of_blind) { Screen::Blind } else { Screen::Board }
    }

    /// Whether the window shows what F12 would lead to.
    fn is_at(&self, place: AlarmPlace) -> bool {
        match place {
            AlarmPlace::Board(board) => {
                let game = &self.screens.game;
                let is_present = game.chosen.is_none() && !game.look.is_past();
                let there = (self.screen_of_alarm(board), Some(board));
                is_present && (self.screen, self.board) == there
            }
            AlarmPlace::Envelope(no, _) => {
                self.screen == Screen::Envelopes && self.screens.envelopes.shown() == Some(no)
            }
        }
    }

    /// Goes to a board with an alarm. Returns what is the matter there, and where an incident waits by which key
    /// it is shown: its button may lie below what is in sight.
    fn come_to_board(&mut self, scene: &Scene<'_>, board: BoardNo) -> (String, Option<String>) {
        let text = phrases::called(scene, board, self.screens.hall.concerns(board));
        self.board = Some(board);
        self.screens.game.look.present();
        self.screens.game.chosen = None;
        self.show(self.screen_of_alarm(board));
        // It is said here, and not once more as what the eye sees change.
        if let Some(seen) = &mut self.seen {
            seen.come_to(board);
        }
        let there = Scene { board: Some(board), earlier: None, chosen: None, ..*scene };
        let first = self.screens.disputes.first_of_game(&there).filter(|one| one.is_open());
        let key = Action::ShowDisputes.key_text(scene.words);
        let by_key = first.zip(key).map(|(first, key)| {
            let args = [("key", key.into()), ("no", first.no.into())];
            scene.say_with("app-incident-by-key", &args)
        });
        (text, by_key)
    }

    /// Shows the sheet of the round of the game that is shown, before it is printed.
    pub(super) fn print_round(&mut self, scene: &Scene<'_>) {
        if let Some((_, one)) = scene.looked_at() {
            let sheet = Sheet::Round(one.game.setup.round);
            self.dialog = Some(PrintPreview::new(scene, Printable::Sheet(sheet)).into());
        }
    }

    /// Shows the log of the announcements in the game that is shown, before it is printed.
    pub(super) fn print_blind(&mut self, scene: &Scene<'_>) {
        if let Some((no, _)) = scene.looked_at().filter(|(_, one)| one.blind.arranged().is_some()) {
            let sheet = Printable::Sheet(Sheet::BlindMatch(no));
            self.dialog = Some(PrintPreview::new(scene, sheet).into());
        }
    }

    /// Shows the appeal against the decision that is shown, before it is printed.
    pub(super) fn print_appeal(&mut self, scene: &Scene<'_>) {
        if let Some(no) = scene.shown {
            self.print_sheet(scene, Sheet::Appeal(no));
        }
    }

    /// Shows a paper of the event, before it is printed.
    pub(super) fn print_sheet(&mut self, scene: &Scene<'_>, sheet: Sheet) {
        self.dialog = Some(PrintPreview::new(scene, Printable::Sheet(sheet)).into());
    }

    /// Shows the standings as their page shows them, before they are printed.
    pub(super) fn print_standings(&mut self, scene: &Scene<'_>) {
        match self.screen {
            Screen::Competition => {
                let page = &self.screens.competition;
                self.dialog = Some(page.preview_of(scene, page.standing_sheet()).into());
            }
            _ => self.print_sheet(scene, Sheet::Standings(None)),
        }
    }

    /// Asks for the file to which the event is written, with the standing that is shown.
    pub(super) fn export_event(&mut self, scene: &Scene<'_>) {
        let (view, past) = match self.screen {
            Screen::Competition => {
                let of_page = &self.screens.competition;
                (of_page.standing_view(), of_page.past())
            }
            _ => (StandingView::default(), None),
        };
        self.dialog = Some(FileForm::of_event(scene, view, past).into());
    }

    /// Shows a paper of the round that the page of rounds shows; of the last one that is paired, where
    /// that is not.
    pub(super) fn print_of_round(&mut self, scene: &Scene<'_>, sheet: fn(u8) -> Sheet) {
        let round = self.screens.competition.round_on_paper(scene);
        self.print_sheet(scene, sheet(round));
    }

    /// Shows what the screen is about before it is printed, else the round.
    pub(super) fn print(&mut self, scene: &Scene<'_>) {
        match self.screens.view(self.screen).preview(scene) {
            Some(preview) => self.dialog = Some(preview.into()),
            None => self.print_round(scene),
        }
    }

    /// Says again what was said to the arbiter last.
    pub(super) fn repeat(&mut self, delivery: Delivery) {
        self.ask(Request::Repeat(Listener::Arbiter, delivery));
    }

    /// About the position that is on the screen, which may be an earlier one.
    pub(super) fn ask_for_mate(&mut self, ctx: &Context, scene: &Scene<'_>) {
        let Some((no, one)) = scene.looked_at() else { return };
        let past = self.screens.game.look.game(scene, no).filter(|_| self.screen == Screen::Board);
        let game = past.as_ref().map_or(&one.game, |(game, _)| game);
        // A flag that is down asks for the chances of the opponent.
        let down = Side::BOTH.into_iter().find(|side| game.flags.of(*side).is_some());
        let side = down.map_or(game.turn(), Side::other);
        let form = mate::MateForm::new(ctx, Some(one.board), game.position().clone(), side);
        self.dialog = Some(form.turned(self.screens.game.input.bottom).into());
    }

    /// Makes the next board, or the one before, the one at work; after the last comes the first. Who types moves goes
    /// on typing them there: a round of boards needs no other key. In large text board and field are not in sight
    /// together: there the board comes first.
    pub(super) fn walk(&mut self, ctx: &Context, scene: &Scene<'_>, step: Step) {
        let boards = &scene.snap.hall.at_board;
        let now = self.board.unwrap_or(BoardNo(0));
        let next = match step {
            Step::On => boards.keys().find(|board| **board > now).or_else(|| boards.keys().next()),
            Step::Back => boards
                .keys()
                .rev()
                .find(|board| **board < now)
                .or_else(|| boards.keys().next_back()),
        };
        let before = self.board;
        self.board = next.copied().or(before);
        if self.screen == Screen::Hall {
            self.show(Screen::Hall);
        }
        let types = ctx.memory(|memory| memory.has_focus(entry::field_id()));
        if self.screen == Screen::Board
            && types
            && self.board != before
            && !tokens::scale(ctx).is_large()
        {
            self.screens.game.input.entry.focus = true;
            // What is typed in one go with the key is meant for the other board.
            turns::wait(ctx);
        }
    }

    /// Presses the clock of the game at work, unless something is to be asked first.
    pub(super) fn press_clock(&mut self, scene: &Scene<'_>) {
        let Some((board, game)) = scene.current() else { return };
        if self.is_asked_first((board, game), scene) {
            return;
        }
        match scene.snap.hall.blind(board) {
            Some(blind) => {
                if let Some(why) = self.screens.blind.hinders_press(scene, board) {
                    return self.answer(Audience::All, &why);
                }
                blind_match::press_from_anywhere(blind, (board, game), &mut self.actions);
                if self.screen == Screen::Blind {
                    self.screens.blind.go_on();
                }
                self.hand_on();
            }
            None => {
                let turn = game.turn();
                let next = scene.snap.hall.clock_to_start(board, turn).unwrap_or(turn);
                self.play(board, press(game, next));
            }
        }
    }

    /// Ends the game at work by agreement. Whether the move that stands on the board belongs to the record
    /// is asked in the dialog.
    pub(super) fn accept_draw(&mut self, scene: &Scene<'_>) {
        let Some((board, _)) = scene.current() else { return };
        if scene.snap.line(board).is_some_and(|line| line.standing.is_some()) {
            self.dialog = Some(EndForm::agreed(scene, board).into());
        } else {
            self.play(board, GameCommand::End(AGREED.into()));
        }
    }

    /// Shows a page of the competition.
    pub(super) fn show_page(&mut self, tab: Tab) {
        self.show(Screen::Competition);
        self.screens.competition.go(tab);
    }

    /// Brings the keyboard to the squares, and says the one where it stands: who is there already hears
    /// where. Of a game with blind players both boards have their turn.
    pub(super) fn go_to_squares(&mut self) {
        if self.screen == Screen::Blind && self.screens.blind.go_to_squares() {
            return;
        }
        let is_there = self.screen == Screen::Board && self.screens.game.input.at_squares;
        self.show(Screen::Board);
        self.screens.game.input.tell_square = Some(match is_there {
            true => Audience::All,
            false => Audience::OwnVoice,
        });
    }

    /// Shows a round of the event, of which something may have been asked just now.
    fn show_round(&mut self, no: u8, asked: Option<&ContestCommand>) {
        self.show_page(Tab::Round);
        self.screens.competition.come_to_round(no, asked);
    }

    /// Brings the keyboard to the field for moves, or for what was announced.
    pub(super) fn type_move(&mut self, scene: &Scene<'_>) {
        if self.screen == Screen::Blind {
            // Also while the boards are corrected step by step: the key is that of the field.
            self.screens.blind.say.focus = true;
            return;
        }
        self.screen = Screen::Board;
        if scene.viewed != ViewedMoment::Present {
            // What is typed is played in the game as it stands, and not in what was shown.
            self.announcer.tell(Tone::Info, &scene.say("board-back-at-present"));
        }
        self.screens.game.look.present();
        self.screens.game.input.entry.focus = true;
    }

    /// Whether something is asked before the clock is touched: how lost time counts, or whether a press
    /// without a new move is meant, or the move that stands typed. A blind match has its own order of
    /// acts, and a move that stands on the electronic board is a new one.
    pub(super) fn is_asked_first(
        &mut self,
        (board, game): (BoardNo, &Game),
        scene: &Scene<'_>,
    ) -> bool {
        if self.asks_first((board, game), scene) {
            return true;
        }
        if let Some(form) = StartForm::of(scene, board) {
            self.dialog = Some(form.into());
            return true;
        }
        let stands = scene.snap.line(board).is_some_and(|line| line.standing.is_some());
        let own_order = stands || scene.snap.hall.blind(board).is_some();
        // What was sent a moment ago stands in the field until it is recorded.
        let typed = self.screens.game.typed(board).filter(|_| !self.is_waiting());
        let typed = (typed, self.words.lang());
        let form = pressing::PressForm::of(board, game, typed).filter(|_| !own_order);
        let Some(form) = form else { return false };
        if let Some(uci) = form.typed() {
            self.screens.game.input.entry.send(uci);
        }
        self.dialog = Some(form.into());
        true
    }

    /// Asks the player on move to seal. Where the game is not in sight it is named first.
    pub(super) fn adjourn(&mut self, scene: &Scene<'_>) {
        let Some((board, _)) = scene.current() else { return };
        let of_board = self.screens.view(self.screen).is_of_a_board();
        if !of_board && self.screen != Screen::Hall {
            if let Some(form) = AdjournForm::at(scene, board) {
                self.dialog = Some(form.into());
            }
            return;
        }
        let what = at_session_end(scene, board);
        let key = fresh_key();
        self.ask(Request::Do(Command::Adjournment { what }, key));
        self.screens.envelopes.go(scene.next_envelope());
        self.show(Screen::Envelopes);
    }

    /// Asks the desk for what was requested while messages were carried out.
    pub(super) fn hand_on(&mut self) {
        for message in self.actions.take() {
            if let UiMessage::Ask(request) = message {
                self.ask(*request);
            }
        }
    }

    /// Opens a file dialog of the system.
    pub(super) fn choose(&mut self, ctx: &Context, scene: &Scene<'_>, what: FileChoice) {
        if self.files.is_some() {
            return;
        }
        let competition = scene.say("app-file-competition");
        let games = scene.say("app-file-games");
        let dialog = match what {
            FileChoice::For(FilePurpose::Open | FilePurpose::Salvage | FilePurpose::Elsewhere)
            | FileChoice::New => FileDialog::new().add_filter(competition, &["jadoube"]),
            FileChoice::For(
                FilePurpose::ImportPgn | FilePurpose::ExportPgn | FilePurpose::Sheet(..),
            ) => FileDialog::new().add_filter(games, &["pgn"]),
            FileChoice::For(FilePurpose::Braille(..)) => {
                FileDialog::new().add_filter("BRF", &["brf"]).add_filter("TXT", &["txt"])
            }
            FileChoice::For(FilePurpose::ExportEvent) => FileDialog::new()
                .add_filter("TRF", &["trf"])
                .add_filter("CSV", &["csv"])
                .add_filter("HTML", &["html"]),
            FileChoice::Print => FileDialog::new().add_filter("PDF", &["pdf"]),
            FileChoice::RatingList => {
                FileDialog::new().add_filter(scene.say("rating-list-title"), &["txt", "xml"])
            }
            FileChoice::Players => FileDialog::new()
                .add_filter(scene.say("actions-players"), &["csv", "tsv", "txt", "trf", "trfx"]),
            FileChoice::For(FilePurpose::Rules) => {
                FileDialog::new().add_filter(scene.say("settings-rules"), &["ron"])
            }
            FileChoice::For(FilePurpose::LivePgn | FilePurpose::Copies) => FileDialog::new(),
        };
        let chosen = file_dialog(ctx, move || match what {
            FileChoice::Players
            | FileChoice::RatingList
            | FileChoice::For(
                FilePurpose::Open
                | FilePurpose::ImportPgn
                | FilePurpose::Rules
                | FilePurpose::Sheet(..),
            ) => dialog.pick_file(),
            FileChoice::New
            | FileChoice::Print
            | FileChoice::For(
                FilePurpose::ExportPgn
                | FilePurpose::ExportEvent
                | FilePurpose::Braille(..)
                | FilePurpose::Salvage
                | FilePurpose::Elsewhere,
            ) => dialog.save_file(),
            FileChoice::For(FilePurpose::LivePgn | FilePurpose::Copies) => dialog.pick_folder(),
        });
        self.files = Some((what, chosen));
    }

    /// Takes the answer of a file dialog.
    pub(super) fn chosen_file(&mut self) {
        use std::sync::mpsc::TryRecvError;
        let Some((what, chosen)) = &self.files else { return };
        let path = match chosen.try_recv() {
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
            Ok(path) => path,
        };
        let what = *what;
        self.files = None;
        let Some(path) = path else { return };
        // Its dialog may have been closed in the meantime.
        if let Some(dialog) = &mut self.dialog {
            dialog.chosen(what, &path);
        }
    }
}

/// When the keyboard can come back: a dialog that was closed keeps all others from it for two passes
/// more.
const ASKED: u8 = 2;
/// In how many passes it is brought back, and looked whether it stays.
pub(super) const PASSES: u8 = ASKED + 2;

/// The theme after this one.
pub(crate) fn next_theme(scene: &Scene<'_>) -> Change {
    Change::Theme(match Theme::of(&scene.prefs.theme) {
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

/// What the one key for the clock means now: start the game, press, or go on after a stop, with the
/// clock of `next`.
fn press(game: &Game, next: Side) -> GameCommand {
    match (game.status, game.clock.running()) {
        (Status::Waiting, _) => GameCommand::Start,
        (_, Some(side)) => GameCommand::PressClock { side },
        (_, None) => GameCommand::StartClock { side: next },
    }
}
