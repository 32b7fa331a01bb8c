//! A new incident in seconds: what happened, who, and the ruling beside it as it follows. One key
//! for the case, one for the player, Enter; or Ctrl and Enter, and the ruling is carried out. What
//! the game and the board know is filled in; everything else can be added later.

pub mod facts;
pub mod proposal;
pub mod kinds;
pub mod fields;
mod answered;
mod letter;
mod keys;
mod named;
mod end;
pub mod otherwise;
pub mod consent;
pub mod undo;

use std::sync::Arc;

use egui::{Context, Event, Key, Ui};

use crate::actions::{Actions, UiMessage};
use crate::form::{Check, DialogForm, Field, Fields, Head, SubmitButton};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::incident::facts::{FLAG_FALL, Facts, Fault};
use crate::screens::incident::fields::{Asking, EnteredField, Keys, fields_ui};
use crate::screens::incident::keys::{
    KeyboardWay, StrayText, first_typed, other, plain_key, take_with_its_sign,
};
use crate::screens::incident::kinds::{
    KindSearch, Search, called, chosen_words, kinds_ui, taken_aloud,
};
use crate::screens::incident::letter::PlayerLetter;
use crate::screens::incident::proposal::{RulingProposal, Scales, is_written};
use crate::screens::ruling;
use crate::tokens::Text;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::choice;
use crate::widgets::dialog::{Column, is_stacked};
use crate::widgets::{focus, turns};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::state::Incident;
use jadoube_desk::history::what_of_game;
use jadoube_i18n::chess::{self, Numbering};
use jadoube_i18n::dispute;
use jadoube_i18n::message;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{Fact, FactType};

/// The keys of the most frequent kinds.
const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The questions about a case with what was answered so far.
#[derive(Debug)]
pub struct Questions {
    /// The answers.
    pub facts: Facts,
    scales: Scales,
    /// The search for another kind.
    pub search: KindSearch,
    /// Whether the keyboard shall come to the first question without which nothing can be done.
    ask: bool,
    /// That question, while it has no answer.
    next: Option<&'static str>,
    /// The first question whose answer cannot be used.
    wrong: Option<&'static str>,
    /// Whether somebody has chosen the kind.
    chosen: bool,
    /// Whether that was by its digit or by the search, and a letter may still say which player it is about, though the
    /// keyboard is where what is missing is written.
    led: bool,
    /// The letter that has just said so there.
    letter: Option<PlayerLetter>,
    /// Whether the keyboard is on its way to the field of an answer.
    way: KeyboardWay,
    stray: StrayText,
    /// The answers with which it began.
    begun: Facts,
}

impl Questions {
    /// Questions with these answers.
    #[must_use]
    pub fn new(facts: Facts) -> Self {
        Self {
            begun: facts.clone(),
            facts,
            scales: Scales::default(),
            search: KindSearch::default(),
            ask: false,
            next: None,
            wrong: None,
            chosen: false,
            led: false,
            letter: None,
            way: KeyboardWay::default(),
            stray: StrayText::default(),
        }
    }

    /// Lets questions about the moment that nobody has answered be about this one, whatever comes after it.
    fn stay_at(&mut self, ply: Ply) {
        self.facts.stay_at(ply);
        self.begun.stay_at(ply);
    }

    /// Lets what nobody has answered follow a record from which moves have been taken back.
    pub fn follow_record(&mut self, game: &Game) {
        self.facts.follow_record(&mut self.begun, game);
    }

    /// Whether any answer is another than in the beginning.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.facts != self.begun
    }

    /// Whether an answer was written that is another than in the beginning.
    fn is_written(&self) -> bool {
        let asked = self.facts.schema().map(|schema| schema.facts).unwrap_or_default();
        let mut written = asked.iter().filter(|fact| is_written(fact.form));
        written.any(|fact| self.facts.text(fact) != self.begun.text(fact))
    }

    /// Brings the keyboard to the first question without which nothing can be done; first to an answer that
    /// cannot be used.
    pub const fn ask_next(&mut self) {
        self.ask = true;
    }

    /// Whether the kind was chosen and waits for an answer: what is typed now is that answer.
    const fn is_awaited(&self) -> bool {
        self.chosen && self.next.is_some()
    }

    /// Whether the keyboard comes to a field now, in which an answer is written.
    fn leads_to_a_field(&self) -> bool {
        let wanted = self.facts.question(self.wrong.or(self.next));
        self.ask && wanted.is_some_and(|fact| is_written(fact.form))
    }

    /// A letter that is about to say which player it is about.
    fn letter_of(&self, key: Key) -> PlayerLetter {
        let wanted = self.facts.question(self.next);
        let awaits_move = wanted.is_some_and(|fact| fact.form == FactType::Move);
        PlayerLetter::new(key, self.facts.clone(), awaits_move)
    }

    /// The ruling on the answers, in the game as it is now; `then` is the game when the incident was
    /// opened, where it was.
    ///
    /// # Errors
    /// A [`Fault`] for every answer that cannot be used.
    pub fn weigh(
        &mut self,
        ctx: &Context,
        scene: &Scene<'_>,
        (game, then): (Option<&Arc<Game>>, Option<&Arc<Game>>),
    ) -> Result<Arc<RulingProposal>, Vec<Fault>> {
        let weighed = self.scales.weigh(ctx, scene, &self.facts, (game, then));
        let missing = self.scales.missing();
        self.next = match &weighed {
            Ok(_) => missing.first().map(|fact| fact.name),
            Err(faults) => faults.iter().find(|fault| fault.missing).map(|fault| fault.fact),
        };
        let faults = weighed.as_ref().err().into_iter().flatten();
        let mut wrong = faults.filter(|fault| !fault.missing && !fault.fact.is_empty());
        self.wrong = wrong.next().map(|fault| fault.fact);
        self.led &= self.next.is_some();
        weighed
    }

    /// Why the ruling cannot be carried out as things stand; nothing, if it can.
    fn hindrance(
        &self,
        scene: &Scene<'_>,
        game: Option<&Arc<Game>>,
        weighed: &Outcome,
    ) -> Option<String> {
        let kind = self.facts.kind();
        let asked = |facts: &[&Fact]| {
            let questions = dispute::questions(scene.words, kind, facts);
            Some(scene.say_with("disputes-missing", &[("questions", questions.into())]))
        };
        let weighed = match weighed {
            Ok(weighed) => weighed,
            Err(faults) => {
                let missing = faults.iter().filter(|fault| fault.missing);
                let missing = missing.filter_map(|fault| self.facts.question(Some(fault.fact)));
                let missing: Vec<&Fact> = missing.collect();
                if missing.is_empty() {
                    return faults.first().map(|fault| fault.text.clone());
                }
                return asked(&missing);
            }
        };
        let Some(game) = game else { return Some(scene.say("disputes-no-ruling-yet")) };
        let missing = self.scales.missing();
        if !missing.is_empty() {
            return asked(&missing);
        }
        if self.scales.is_pending() {
            return Some(scene.say("disputes-mate-pending"));
        }
        let refused = ruling::carried_out(scene, game, &weighed.ruling.remedies).err()?;
        Some(
            scene.words.tell_in(&refused, message::Context::of(Numbering::from_start(&game.start))),
        )
    }

    /// Draws them; returns the field in which Enter was pressed.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        scene: &Scene<'_>,
        game: Option<&Game>,
        (faults, keys): (&[Fault], Keys),
    ) -> Option<EnteredField> {
        let before = self.facts.kind();
        let found = kinds_ui(ui, scene, &mut self.facts, &mut self.search, keys);
        self.chosen |= found == Search::Done || before != self.facts.kind();
        let missing = self.scales.missing();
        let ask = std::mem::take(&mut self.ask).then_some(self.wrong.or(self.next)).flatten();
        let with = Asking { game, scales: &self.scales, faults, keys, missing: &missing, ask };
        let entered = fields_ui(ui, scene, &mut self.facts, with);
        for fault in faults.iter().filter(|fault| fault.fact.is_empty()) {
            badge(ui, Tone::Bad, &fault.text);
        }
        self.search.taken |= found == Search::Done;
        entered
    }
}

/// What the ruling on the answers is, or why there is none.
type Outcome = Result<Arc<RulingProposal>, Vec<Fault>>;

/// The form of a new incident.
#[derive(Debug)]
pub struct IncidentForm {
    board: Option<BoardNo>,
    /// The game, where it has left its board.
    earlier: Option<GameNo>,
    /// The incident that has decided what the clock shows.
    settled: Option<IncidentNo>,
    questions: Questions,
    caller: Caller,
    claim: String,
    clocks: Clocks,
    /// About which earlier moment of the record it is, in words, where it is about one.
    moment: Option<String>,
    /// How and when the game had ended before it was opened.
    ended: Option<String>,
    /// After how many half-moves it was opened, where it is about the present.
    opened: Option<Ply>,
    /// Whether moves have come in since.
    moved_on: bool,
    tried: bool,
    weighed: Outcome,
    hindered: Option<String>,
    /// What was proposed when it was last told.
    told: Option<String>,
    /// Whether it has just been opened: what is filled in is named then, and which moment it is about.
    fresh: bool,
}

impl IncidentForm {
    /// A form for a board, filled in as far as possible.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let found = at_hand(scene);
        let earlier = scene.earlier.filter(|_| found.is_some());
        let shown = scene.moment_of_record().zip(found);
        let (facts, settled) = match shown {
            Some((ply, (_, game))) => (Facts::at_moment(game, ply), None),
            None => known(scene, found.map(|(_, game)| game.as_ref())),
        };
        let moment = shown.map(|(ply, (_, game))| about_moment(scene, game, ply));
        let stays = earlier.is_some() || moment.is_some();
        Self {
            board: found.map(|(board, _)| board),
            earlier,
            settled,
            questions: Questions::new(facts),
            caller: Caller::Arbiter,
            // It stands in the log and on paper, whether or not the case asks for the moment.
            claim: moment.clone().unwrap_or_default(),
            clocks: if stays { Clocks::Leave } else { Clocks::Stop },
            moment,
            ended: end::of_game(scene),
            opened: found.filter(|_| !stays).map(|(_, game)| game.ply()),
            moved_on: false,
            tried: false,
            weighed: Err(Vec::new()),
            hindered: None,
            told: None,
            fresh: true,
        }
    }

    /// A form with the facts of a case.
    #[must_use]
    pub fn of_case(scene: &Scene<'_>, case: &Case) -> Self {
        let game = at_hand(scene).map(|(_, game)| game.as_ref());
        let facts = Facts::of_case(case, game, scene.now);
        let (questions, settled) = (Questions::new(facts), None);
        Self { questions, settled, clocks: Clocks::Leave, ..Self::new(scene) }
    }

    /// Whether a clock that runs is stopped for it, and for no other that waits for its decision.
    fn stops(&self, scene: &Scene<'_>) -> bool {
        let alone = |board| scene.open_incidents(board).next().is_none();
        self.clocks == Clocks::Stop && self.board.is_some_and(alone)
    }

    fn game<'a>(&self, scene: &Scene<'a>) -> Option<&'a Arc<Game>> {
        match self.earlier {
            Some(no) => scene.snap.hall.games.get(&no).map(|one| &one.game),
            None => self.board.and_then(|board| scene.snap.game(board)),
        }
    }

    /// The incident about a fallen flag that waits for its decision in this game: whatever the new one is
    /// about, that comes with it.
    fn waiting_flag<'a>(&self, scene: &Scene<'a>) -> Option<&'a Incident> {
        let hall = &scene.snap.hall;
        let no = match self.earlier {
            Some(no) => no,
            None => *hall.at_board.get(&self.board?)?,
        };
        let waits = |one: &&Incident| one.game == Some(no) && one.is_open();
        hall.incidents.values().filter(waits).find(|one| one.case.kind() == FLAG_FALL)
    }

    /// What is asked for with this case: an incident, or one that is decided at once.
    fn command(&self, case: Case, at_once: bool) -> DisputeCommand {
        let (board, caller, clocks) = (self.board, self.caller, self.clocks);
        let (claim, lose) = (self.claim.clone(), None);
        match (self.earlier, at_once) {
            (Some(game), false) => DisputeCommand::OpenInGame { game, case, caller, claim },
            (Some(game), true) => DisputeCommand::RuleInGame { game, case, caller, claim, lose },
            (None, false) => DisputeCommand::Open { board, case, caller, claim, clocks },
            (None, true) => DisputeCommand::Rule { board, case, caller, claim, clocks, lose },
        }
    }

    /// Moves that come in while the form is open, from an electronic board or another station, leave it about
    /// the moment at which it was opened; that is told.
    fn stay_at_moment(&mut self, ctx: &Context, scene: &Scene<'_>, actions: &mut Actions) {
        let Some((opened, game)) = self.opened.zip(self.game(scene)) else { return };
        if self.moved_on || game.ply() <= opened {
            return;
        }
        self.moved_on = true;
        self.questions.stay_at(opened);
        let moment = about_moment(scene, game, opened);
        // Behind what is being written: the keyboard stays where it is.
        self.claim = match self.claim.trim_end() {
            "" => moment.clone(),
            claim => format!("{claim}. {moment}"),
        };
        let text = format!("{}. {moment}", scene.say("disputes-moved-on"));
        actions.push(UiMessage::Say(Manner::Polite, text));
        self.moment = Some(moment);
        ctx.request_repaint();
    }

    /// Looks at what stands in the form now.
    fn weigh(&mut self, ctx: &Context, scene: &Scene<'_>) {
        let game = self.game(scene);
        self.weighed = self.questions.weigh(ctx, scene, (game, None));
        self.hindered = self.questions.hindrance(scene, game, &self.weighed);
    }

    /// Says what is proposed now, if that is something else than before: it stands beside the answers,
    /// and nobody who works by ear comes there by answering.
    fn tell_proposal(&mut self, scene: &Scene<'_>, actions: &mut Actions) {
        let text = match self.weighed.as_deref() {
            _ if self.questions.scales.is_pending() => return,
            // It is not known yet what the letter was.
            _ if self.questions.letter.as_ref().is_some_and(PlayerLetter::is_held) => return,
            Ok(weighed) if weighed.can_be_ruled_on() => self.proposal_words(scene, weighed),
            _ => scene.say("disputes-no-ruling-yet"),
        };
        let before = self.told.replace(text.clone());
        if before.is_some_and(|before| before != text) {
            let text = format!("{}: {text}", scene.say("disputes-proposal"));
            actions.push(UiMessage::Say(Manner::Polite, text));
        }
    }

    /// What was found and what is done about it.
    fn proposal_words(&self, scene: &Scene<'_>, weighed: &RulingProposal) -> String {
        let game = self.game(scene).map(AsRef::as_ref);
        phrases::ruling_aloud(scene.words, &weighed.ruling, game)
    }

    /// What is wrong; what is missing only once the form was sent.
    fn faults(&self) -> Vec<Fault> {
        let all = self.weighed.as_ref().err().into_iter().flatten();
        all.filter(|one| self.tried || !one.missing).cloned().collect()
    }

    /// Who called, what is claimed, what the clocks do.
    fn circumstances_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let words = fields.scene.words;
        let callers = [Caller::Arbiter, Caller::White, Caller::Black, Caller::Other]
            .map(|caller| (caller, words.tell(&caller)));
        fields.pick(ui, "disputes-called-by", &callers, &mut self.caller);
        // The clocks of a game that has left its board stand.
        if self.earlier.is_none() {
            let clocks = [Clocks::Stop, Clocks::Leave].map(|clocks| (clocks, words.tell(&clocks)));
            fields.pick(ui, "disputes-clocks", &clocks, &mut self.clocks);
        }
        let claim = Field::new("disputes-claim").example(fields.say("disputes-claim-example"));
        fields.text(ui, claim, &mut self.claim);
    }
}

impl DialogForm for IncidentForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = match (self.board, self.game(scene)) {
            (Some(board), Some(game)) => {
                let args = [
                    ("board", board.0.into()),
                    ("round", game.setup.round.into()),
                    ("players", phrases::pairing(scene.words, game).into()),
                ];
                scene.say_with("disputes-new-in-round", &args)
            }
            (Some(board), None) => scene.say_with("disputes-new-at", &[("board", board.0.into())]),
            (None, _) => scene.say("disputes-new"),
        };
        let head = Head::new("incident", title, scene.say("disputes-open")).begin_at_main_button();
        let head = head.second(scene.say("disputes-rule-at-once"), self.hindered.clone());
        let settled = self.settled.and_then(|no| scene.incident(no)).map(|one| {
            let args = [("case", scene.words.value_of(&one.case).into()), ("no", one.no.into())];
            scene.say_with("disputes-settled", &args)
        });
        let waits = self.waiting_flag(scene).map(|one| {
            let args = [("case", scene.words.value_of(&one.case).into()), ("no", one.no.into())];
            scene.say_with("disputes-flag-waits", &args)
        });
        let moved_on = self.moved_on.then(|| scene.say("disputes-moved-on"));
        let about = moved_on.into_iter().chain(self.ended.clone());
        let about = about.chain(settled.or_else(|| self.moment.clone())).chain(waits);
        let head = head.about(about.collect::<Vec<_>>().join(". "));
        let place = self.board.map(|board| ("board", board.0.into()));
        let place = place.map(|args| scene.say_with("disputes-at-board", &[args]));
        let head = head.place(place.unwrap_or_default()).begin_high_at("disputes-case-keys");
        Some(head.width(1180.0).beside().enter_anywhere().waits())
    }

    fn draft_lost(&self) -> Option<&'static str> {
        let claim = self.moment.as_deref().unwrap_or_default();
        let is_draft = self.claim.trim() != claim || self.questions.is_written();
        is_draft.then_some("disputes-draft-lost")
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let scene = fields.scene;
        let game = self.game(scene);
        if column == Column::Last {
            let weighed = self.weighed.as_deref().ok();
            let pending = self.questions.scales.is_pending();
            return ruling_ui(ui, scene, game, (weighed, pending), self.stops(scene));
        }
        if !fields.is_asked() {
            self.stay_at_moment(ui.ctx(), scene, fields.actions);
        }
        if fields.takes_focus("disputes-case-keys") {
            choice::focus(ui, &scene.say("disputes-case-keys"));
        }
        by_key(ui, fields, self);
        self.weigh(ui.ctx(), scene);
        let faults = self.faults();
        let game = game.map(AsRef::as_ref);
        if self.questions.show(ui, scene, game, (&faults, Keys::Named)).is_some() {
            fields.enter();
        }
        self.questions.search.tell(scene, fields.actions);
        self.circumstances_ui(ui, fields);
    }

    /// The last letters may have come with Enter in one go: what counts is what stands there.
    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        self.weigh(ui.ctx(), fields.scene);
        self.questions.stray.show(ui, fields.scene);
        if std::mem::take(&mut self.fresh) {
            let case = called(fields.scene, &self.questions.facts);
            let about = self.ended.iter().chain(&self.moment).cloned();
            let told: Vec<String> = about.chain([case]).collect();
            fields.actions.push(UiMessage::Say(Manner::Polite, told.join(". ")));
        }
        if std::mem::take(&mut self.questions.search.taken) {
            let told = taken_aloud(fields.scene, &self.questions.facts, self.questions.next);
            fields.actions.push(UiMessage::Say(Manner::Polite, told));
            self.questions.go_on_from_search(ui.ctx(), fields);
        }
        // Once it was sent, what it has led to would be weighed as if it were still to be decided.
        if !fields.is_asked() {
            self.tell_proposal(fields.scene, fields.actions);
        }
        let weighed = self.weighed.as_deref().ok().filter(|weighed| weighed.can_be_ruled_on());
        let can_be_sent = self.hindered.is_none() && !self.questions.scales.is_pending();
        if let Some(weighed) = weighed.filter(|_| can_be_sent && is_stacked(ui)) {
            // The proposal stands below the answers, out of sight: what the buttons carry out is not.
            let done = self.proposal_words(fields.scene, weighed);
            let told = format!("{}: {done}", fields.scene.say("disputes-proposal"));
            ui.label(Text::Strong.rich(told));
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        self.tried = true;
        let case = match &self.weighed {
            Ok(weighed) => weighed.case.clone(),
            Err(faults) => {
                self.questions.ask = true;
                for fault in faults {
                    check.shown(fault.text.clone());
                }
                return None;
            }
        };
        check.actions.dispute(self.command(case, matches!(check.sent, SubmitButton::Second)));
        Some(())
    }
}

/// That it is about the position after so many half-moves.
fn about_moment(scene: &Scene<'_>, game: &Game, ply: Ply) -> String {
    let after = Numbering::from_start(&game.start).after(scene.words, ply);
    scene.say_with("disputes-about-moment", &[("moment", after.into())])
}

/// What the game and its clock tell of what happens now, and the incident that has decided what that shows.
fn known(scene: &Scene<'_>, game: Option<&Game>) -> (Facts, Option<IncidentNo>) {
    let mut facts = Facts::of_game(game, scene.now);
    let Some(game) = game else { return (facts, None) };
    if let Some(side) = stopped_by_arbiter(scene) {
        facts.stopped_at(side, game);
    }
    let settled = settled(scene, game, &facts);
    if settled.is_some() {
        facts.pass_over_flag(game.turn());
    }
    (facts, settled)
}

/// The game in which an incident happens: the one at work, or an earlier one that is looked at.
fn at_hand<'a>(scene: &Scene<'a>) -> Option<(BoardNo, &'a Arc<Game>)> {
    match scene.earlier {
        Some(_) => scene.looked_at().map(|(_, one)| (one.board, &one.game)),
        None => scene.at_work(),
    }
}

/// Whose clock was running when the arbiter stopped both, where they stand since.
fn stopped_by_arbiter(scene: &Scene<'_>) -> Option<Side> {
    let (no, one) = scene.looked_at().filter(|(_, one)| one.game.clock.running().is_none())?;
    let history = &scene.snap.history;
    let entries = history.of_game(no, 0);
    // What was done to the clocks last.
    let stopped = entries.iter().rev().find_map(|entry| match what_of_game(&entry.event)? {
        GameEvent::ClockStopped => Some(Some(entry.seq)),
        GameEvent::MovePlayed { .. }
        | GameEvent::TakenBack { .. }
        | GameEvent::ClockStarted { .. }
        | GameEvent::ClockPressed { .. }
        | GameEvent::Reopened { .. }
        | GameEvent::Interrupted { .. }
        | GameEvent::Recovered { .. }
        | GameEvent::LostTimeCounted { .. } => Some(None),
        _ => None,
    })??;
    let before = history.game_at(no, stopped.checked_sub(1)?)?;
    before.clock.running().filter(|_| before.ply() == one.game.ply())
}

/// The incident that has decided what the clock shows: of the same flag in the same game.
fn settled(scene: &Scene<'_>, game: &Game, facts: &Facts) -> Option<IncidentNo> {
    if facts.kind() != FLAG_FALL {
        return None;
    }
    let (no, _) = scene.looked_at()?;
    let side = facts.who();
    let fell = game.flags.of(side).or(game.clock.flag(side, scene.now));
    let decides = |one: &&Incident| {
        let is_same = one.case.kind() == FLAG_FALL && one.case.side() == Some(side);
        let is_decided = one.decision.as_ref().is_some_and(|made| Some(made.at) >= fell);
        one.game == Some(no) && is_same && is_decided
    };
    scene.snap.hall.incidents.values().rev().find(decides).map(|one| one.no)
}

/// The ruling that follows, before anything is written down.
fn ruling_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    game: Option<&Arc<Game>>,
    (weighed, pending): (Option<&RulingProposal>, bool),
    stops: bool,
) {
    card(ui, &scene.say("disputes-proposal"), |ui| {
        let Some(weighed) = weighed.filter(|weighed| weighed.can_be_ruled_on()) else {
            soft(ui, scene.say("disputes-no-ruling-yet"));
            return;
        };
        if pending {
            // What a quick look has left open is no answer yet.
            badge(ui, Tone::Info, &scene.say("disputes-mate-pending"));
            return;
        }
        let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
        ruling::show(ui, scene, &weighed.ruling, (game.map(AsRef::as_ref), numbering), None);
        if let Some(game) = game {
            ruling::effect_ui(ui, scene, game, &weighed.ruling.remedies);
            if stops && game.clock.running().is_some() {
                ruling::clock_again_ui(ui, scene, game, &weighed.ruling.remedies);
            }
            others_ui(ui, scene, weighed, numbering);
        }
    });
}

/// What the other editions would do about it, where that is something else.
fn others_ui(ui: &mut Ui, scene: &Scene<'_>, weighed: &RulingProposal, numbering: Numbering) {
    let head = scene.say("disputes-other-editions");
    let shown = egui::CollapsingHeader::new(head).id_salt("editions").show(ui, |ui| {
        for (edition, there) in weighed.others(scene.now) {
            let said = if there.remedies == weighed.ruling.remedies {
                scene.say("disputes-other-same")
            } else {
                let words = |step| jadoube_i18n::ruling::remedy(scene.words, step, numbering);
                there.remedies.iter().map(words).collect::<Vec<_>>().join("; ")
            };
            fact(ui, &edition.id, &said);
        }
    });
    focus::follow(&shown.header_response);
}

/// The digits choose the case, / finds one; letters of the language say the player and what happens
/// to the clocks — while no field is being written in. Where the case waits for an answer, all else that is typed
/// begins that answer. A digit, or the search, brings the keyboard to what is missing; the player can be said by
/// a letter there, too, as long as nothing has been written.
fn by_key(ui: &Ui, fields: &mut Fields<'_, '_>, form: &mut IncidentForm) {
    if form.questions.way.goes_on(ui.ctx()) {
        form.questions.ask = true;
        return;
    }
    give_back(ui, fields, &mut form.questions);
    form.questions.stray.follow(ui);
    let writes = ui.ctx().text_edit_focused();
    // Whoever goes to another field by the mouse writes there.
    form.questions.led &= !ui.input(|input| input.pointer.any_pressed());
    if writes && !form.questions.led {
        return;
    }
    let scene = fields.scene;
    let letter = |id| Key::from_name(&scene.say(id));
    let (white, black) = (letter("disputes-key-white"), letter("disputes-key-black"));
    let clocks = letter("disputes-key-clocks");
    let events = ui.input(|input| input.events.clone());
    if writes && !events.iter().any(|event| plain_key(event).is_some()) {
        form.questions.led &= !events.iter().any(|event| matches!(event, Event::Text(_)));
    }
    for key in events.iter().filter_map(plain_key) {
        if form.questions.letter.is_some() {
            // What is typed behind the letter may show that it began an answer.
            break;
        }
        let questions = &mut form.questions;
        let (pressed, has_said) = (Some(key), [white, black].contains(&Some(key)));
        let led = std::mem::take(&mut questions.led) && (has_said || pressed == clocks);
        questions.letter = (led && has_said).then(|| questions.letter_of(key));
        // What is typed next answers what is still to be told, and chooses no other case.
        if !led && (writes || questions.ask || questions.search.wanted) {
            return;
        }
        let kind = DIGITS.iter().zip(Case::FREQUENT).find(|(digit, _)| **digit == key);
        let is_other = !has_said && pressed != clocks && key != Key::Slash;
        let is_elsewhere = is_other && !writes && !questions.is_awaited();
        if is_elsewhere && questions.stray.takes(ui, fields, (key, kind.is_some())) {
            continue;
        }
        questions.stray.end();
        match (key, kind) {
            _ if pressed == white => questions.facts.accuse(Side::White),
            _ if pressed == black => questions.facts.accuse(Side::Black),
            (Key::Slash, _) => return look_for_a_kind(ui, questions),
            _ if pressed == clocks => form.clocks = other(form.clocks),
            _ if questions.is_awaited() && key.name().len() == 1 => {
                questions.ask = true;
                return wait_for_the_field(ui, questions);
            }
            (_, Some((_, kind))) => {
                questions.facts.choose(kind);
                questions.chosen = true;
            }
            _ => continue,
        }
        let questions = &mut form.questions;
        let sides = [(white, Side::White), (black, Side::Black)];
        let side = sides.into_iter().find(|(letter, _)| *letter == pressed).map(|(_, side)| side);
        tell_chosen(ui, fields, questions, (side, kind.map(|_| key.name())));
        questions.ask |= has_said || kind.is_some();
        // The key of the clocks answers no question: the player may still be said.
        questions.led = (kind.is_some() || led && !has_said) && questions.facts.names_a_player();
        take_with_its_sign(ui, key);
        // The next key may come with the same pass: what is missing is another question now.
        form.weigh(ui.ctx(), scene);
        let questions = &mut form.questions;
        questions.ask &= questions.wrong.or(questions.next).is_some();
        if !writes && questions.leads_to_a_field() {
            return wait_for_the_field(ui, questions);
        }
    }
    give_back(ui, fields, &mut form.questions);
}

/// Says what a key has chosen; a letter that may begin an answer holds that back.
fn tell_chosen(
    ui: &Ui,
    fields: &mut Fields<'_, '_>,
    questions: &mut Questions,
    key: (Option<Side>, Option<&str>),
) {
    let scene = fields.scene;
    let Some(told) = chosen_words(scene, &questions.facts, key) else { return };
    match &mut questions.letter {
        Some(letter) if letter.may_begin_an_answer(scene, &questions.facts) => {
            letter.hold(ui, told);
        }
        Some(_) | None => fields.actions.push(UiMessage::Say(Manner::Polite, told)),
    }
}

/// Brings the keyboard to the search; what is typed behind the key for that is written there.
fn look_for_a_kind(ui: &Ui, questions: &mut Questions) {
    questions.search.wanted = true;
    take_with_its_sign(ui, Key::Slash);
    turns::put_off_typed(ui.ctx());
}

/// Lets what is typed wait until the keyboard is in the field to which it is led: there it is an answer, and would
/// choose something else here.
fn wait_for_the_field(ui: &Ui, questions: &mut Questions) {
    if questions.leads_to_a_field() {
        questions.way.begin(ui.ctx());
    }
}

/// The letter for a player may begin an answer: “b8” after a digit is a square. Then it is written after all,
/// and the player is the one that it was.
fn give_back(ui: &Ui, fields: &mut Fields<'_, '_>, questions: &mut Questions) {
    let Some((at, next)) = ui.input(|input| first_typed(&input.events)) else {
        if let Some(letter) = &mut questions.letter {
            letter.tell_once_alone(ui, fields.actions);
        }
        return;
    };
    let Some(mut letter) = questions.letter.take() else { return };
    let (scene, facts) = (fields.scene, &questions.facts);
    if !next.is_some_and(|next| letter.begins_an_answer(scene, facts, next)) {
        letter.tell(fields.actions);
        return;
    }
    let sign = letter.key.name().to_lowercase();
    ui.input_mut(|input| input.events.insert(at, Event::Text(sign)));
    if !letter.is_held() && facts.who() != letter.before.who() {
        let told = chess::side(scene.words, letter.before.who());
        fields.actions.push(UiMessage::Say(Manner::Polite, told));
    }
    questions.facts = letter.before;
    // What was asked of the other player may be another question.
    questions.ask = true;
}
