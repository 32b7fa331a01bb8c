//! The guide: the checklist, the one step that comes next on a large key, and what must be kept in
//! mind.

use egui::{Id, Key, KeyboardShortcut, Modifiers, Rect, Ui};

use crate::actions::{Actions, UiMessage, key_text};
use crate::phrases;
use crate::scene::Scene;
use crate::screens::envelopes::forms::content::{dialog, here, lacking};
use crate::screens::envelopes::forms::prefill::other_times;
use crate::screens::envelopes::forms::purpose::DialogPurpose;
use crate::screens::envelopes::forms::sending::set_up;
use crate::screens::envelopes::{aloud, menu, named, secret};
use crate::tokens::Text;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, marked};
use crate::widgets::button::{Weight, button};
use crate::widgets::card::{card, fact, soft};
use crate::widgets::focus::{alt_enter, alt_pressed};
use crate::widgets::sight;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, Signer};
use jadoube_core::adjournment::guide::advice::{Guide, guide};
use jadoube_core::adjournment::guide::notes::Note;
use jadoube_core::adjournment::guide::{GuideInput, Step};
use jadoube_core::adjournment::state::{Adjournment, Envelope};
use jadoube_core::disputes::command::Clocks;
use jadoube_desk::sealing::now;
use jadoube_i18n::adjournment::guide as told;
use jadoube_i18n::adjournment::{envelope, meaning_in};
use jadoube_i18n::{chess, ruling, time};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::EnvelopeNo;

fn of(scene: &Scene<'_>, one: &Adjournment) -> Guide {
    guide(&GuideInput {
        adjournment: one,
        game: scene.snap.hall.game_of(one.no),
        incidents: &scene.snap.hall.open_incidents_of(one),
        edition: scene.snap.edition,
        at: scene.now,
        now: now(),
    })
}

/// What comes next, in one sentence, behind what must be known before it: incidents that are open, that no clock
/// runs as the move is to be written, and what an absence has not cost as the envelope is to be opened.
pub(super) fn sentence(scene: &Scene<'_>, one: &Adjournment) -> String {
    let guide = of(scene, one);
    let step = guide.next.step;
    let comes_first = |note: &&Note| match note {
        Note::OpenIncidents(_) => step != Step::Decide,
        Note::ClockStands(_) => matches!(step, Step::Write(_)),
        Note::NotCharged { .. } => step == Step::Open(EnvelopeKind::Sealed),
        _ => false,
    };
    let first = guide.notes.iter().filter(comes_first);
    let first = first.map(|note| told::note(scene.words, note, one, None));
    first.chain([next_sentence(scene, one, step)]).collect::<Vec<_>>().join(". ")
}

fn next_sentence(scene: &Scene<'_>, one: &Adjournment, next: Step) -> String {
    let step = told::step(scene.words, next, one);
    match next {
        Step::Wait | Step::Done => step,
        Step::Front | Step::OpponentWrites => {
            let step = scene.say_with("envelopes-next", &[("step", step.into())]);
            let lacks = lacking(scene, &one.front, &one.right);
            if lacks.is_empty() { step } else { format!("{step}. {lacks}") }
        }
        _ => scene.say_with("envelopes-next", &[("step", step.into())]),
    }
}

/// The key that takes the step.
const KEY: &str = "Alt+⏎";

/// How long a step has stood before its key takes it, in seconds: nobody records with a key pressed twice
/// what they have not heard of.
const HEARD_SECS: f64 = 0.8;

/// In so many passes after it has changed a step comes into sight: what stands round it finds its place, and a
/// message takes some of the room below.
const PASSES_TO_COME: u64 = 8;

/// The step that came next in the pass before.
#[derive(Debug, Clone)]
struct StepBefore {
    no: EnvelopeNo,
    step: Step,
    told: String,
    /// Since when it was told so, in seconds.
    since: f64,
    /// In which pass it became another one, while the guide was shown.
    turned: Option<u64>,
    /// The pass.
    drawn: u64,
}

/// The key of the step that comes next, in one pass.
struct StepKey {
    is_pressed: bool,
    /// Of which envelope it is: the same step may come next of two of them.
    of: String,
    /// What comes next, in one sentence.
    told: String,
    /// Whether that stood long enough for somebody to hear of it.
    is_heard: bool,
    /// How many passes ago it became another step, if that was seen.
    age: Option<u64>,
}

impl StepKey {
    /// With `came` the envelope was gone to, and its step comes into sight as a new one does: with large text
    /// there is room for the list alone.
    fn of(ui: &Ui, scene: &Scene<'_>, (one, came): (&Adjournment, bool), step: Step) -> Self {
        let told = sentence(scene, one);
        let (key, now) = (Id::unique("the step that comes next"), ui.input(|input| input.time));
        let (no, drawn) = (one.no, ui.ctx().cumulative_pass_nr());
        let before = ui.data(|data| data.get_temp::<StepBefore>(key));
        let before = before.filter(|before| before.no == no);
        let same = before.as_ref().filter(|before| before.told == told);
        let since = same.map_or(now, |before| before.since);
        let shown = before.filter(|before| before.drawn + 1 >= drawn);
        let turned = match shown {
            _ if came => Some(drawn),
            Some(before) if before.step == step => before.turned,
            Some(_) => Some(drawn),
            None => None,
        };
        let now_told = StepBefore { no, step, told: told.clone(), since, turned, drawn };
        ui.data_mut(|data| data.insert_temp(key, now_told));
        Self {
            is_pressed: alt_enter(ui),
            of: named::in_full(scene, one),
            told,
            is_heard: now - since >= HEARD_SECS,
            age: turned.map(|at| drawn - at),
        }
    }

    /// Whether it does now what `word` says, which is drawn in `place`: that is in sight, and stood there long
    /// enough. Else it comes there, and it is told what it is.
    fn does(
        &self,
        ui: &Ui,
        scene: &Scene<'_>,
        (place, word): (Rect, &str),
        actions: &mut Actions,
    ) -> bool {
        if !self.is_pressed {
            return false;
        }
        let is_seen = sight::is_seen_or_comes(ui, place);
        let word = format!("{}: {word}", self.of);
        if !self.is_heard {
            let early = scene.say("envelopes-too-early");
            let shown = format!("{early}. {}", phrases::press_again(scene, KEY, &word));
            // What comes next is told by the step before, and with it the key: told here as well it would be said
            // with each press.
            let key = key_text(KeyboardShortcut::new(Modifiers::ALT, Key::Enter), scene.words);
            let again = phrases::press_again(scene, &key, &word);
            tell(format!("{early}. {again}"), shown, actions);
        } else if !is_seen {
            let (told, again) = (self.told.clone(), phrases::press_again(scene, KEY, &word));
            actions.push(UiMessage::PressAgain { told, again });
        }
        self.is_heard && is_seen
    }
}

/// Says and shows why the key of the step did nothing.
fn tell(said: String, shown: String, actions: &mut Actions) {
    actions.push(UiMessage::Say(Manner::Polite, said));
    actions.push(UiMessage::ShowIdleAltEnter(shown));
}

/// Whether something is done by the step.
const fn is_taken(step: Step) -> bool {
    !matches!(step, Step::Wait | Step::Done)
}

/// Draws the card; with `came` of an envelope that was gone to.
pub(super) fn show(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (one, came): (&Adjournment, bool),
    actions: &mut Actions,
) {
    let guide = of(scene, one);
    card(ui, &scene.say("envelopes-guide"), |ui| {
        let key = StepKey::of(ui, scene, (one, came), guide.next.step);
        let early = begins_early(&guide, one);
        if key.age == Some(0) {
            // What was shown of the key was about the step before.
            actions.push(UiMessage::ForgetIdleAltEnter);
        }
        if key.is_pressed && !(is_taken(guide.next.step) || early) {
            let told = format!("{}. {}", key.of, key.told);
            tell(told.clone(), format!("{KEY}: {told}"), actions);
        }
        let top = ui.cursor().top();
        let place = named::at_board(scene, one, EnvelopeKind::Sealed);
        soft(ui, format!("{place} · {}", scene.words.tell(&guide.next.actor)));
        // The move that is to be made is in sight with the key of the step.
        let plays = matches!(guide.next.step, Step::Play(_));
        if plays {
            read_ui(ui, scene, one);
        }
        let place = step_ui(ui, scene, (one, &guide), &key, actions);
        if key.age.is_some_and(|age| age <= PASSES_TO_COME) {
            come_to(ui, place.with_min_y(top));
        }
        let cited = ruling::citations(scene.words, &guide.next.citations);
        if !cited.is_empty() {
            soft(ui, cited);
        }
        start_ui(ui, scene, (one, &guide), actions);
        charge_ui(ui, scene, (one, &guide), actions);
        let at_key = match guide.next.step {
            Step::Await(side) => Some(side),
            _ => None,
        };
        let awaited = |side: &Side| !one.is_there(*side) && at_key != Some(*side);
        let awaited: Vec<Side> = Side::BOTH.into_iter().filter(awaited).collect();
        let begins = guide.next.step == Step::Resume;
        if (one.is_adjourned() && !awaited.is_empty() && !begins) || aloud::is_read(one) {
            ui.horizontal_wrapped(|ui| {
                if !begins {
                    let key = early.then_some(&key);
                    present_ui(ui, scene, (one, key), &awaited, actions);
                }
                aloud::move_ui(ui, scene, one, actions);
                correct_ui(ui, scene, one, actions);
            });
        }
        look_ui(ui, scene, one, &guide, actions);
        arrival_ui(ui, scene, one, actions);
        if !plays {
            read_ui(ui, scene, one);
        }
        for note in &guide.notes {
            let mark = scene.say("envelopes-note");
            let position = scene.snap.hall.position_of(one.no, EnvelopeKind::Sealed);
            marked(ui, Tone::Warn, &mark, &told::note(scene.words, note, one, position));
        }
        clock_ui(ui, scene, one);
        checklist_ui(ui, scene, one, &guide);
    });
}

/// The step that comes next, as the button that takes it where something is done by it. Returns its place.
fn step_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (one, guide): (&Adjournment, &Guide),
    key: &StepKey,
    actions: &mut Actions,
) -> Rect {
    let step = told::step(scene.words, guide.next.step, one);
    if !is_taken(guide.next.step) {
        return ui.label(Text::Strong.rich(step)).rect;
    }
    let word = match guide.next.step {
        // Waiting is not done by a key: by it is told that the player has come.
        Step::Await(side) => {
            ui.label(Text::Strong.rich(step));
            there(scene, side)
        }
        _ => step,
    };
    // Each step is a button of its own: the keyboard does not stay on what means another one now.
    let drawn = ui.push_id(&word, |ui| button(ui, Weight::Primary, &word, Some(KEY)));
    let drawn = drawn.inner;
    if drawn.clicked() || key.does(ui, scene, (drawn.rect, word.as_str()), actions) {
        take(scene, one, guide, actions);
    }
    drawn.rect
}

/// Where no clock runs while the move is sealed, that of the player who seals it is started here.
fn start_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (one, guide): (&Adjournment, &Guide),
    actions: &mut Actions,
) {
    let side = one.sealer;
    if !guide.notes.contains(&Note::ClockStands(side)) {
        return;
    }
    let named = [("side", chess::side(scene.words, side).into())];
    let word = scene.say_with("envelopes-start-sealers-clock", &named);
    let key = alt_pressed(ui, Key::U);
    if button(ui, Weight::Plain, &word, Some("Alt+U")).clicked() || key {
        actions.game(one.board, GameCommand::StartClock { side });
    }
}

/// What an absence has not cost because no clock ran for it can be taken off before the envelope is opened, once
/// nothing is left to be decided about it.
fn charge_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (one, guide): (&Adjournment, &Guide),
    actions: &mut Actions,
) {
    let is_ours = scene.snap.hall.game_of(one.no).is_some_and(|game| !game.clock_on_table());
    let charged = guide.notes.iter().find_map(|note| match note {
        Note::NotCharged { side, time } => Some((*side, *time)),
        _ => None,
    });
    let next = guide.next.step == Step::Open(EnvelopeKind::Sealed);
    let Some((side, time)) = charged.filter(|_| is_ours && next) else { return };
    let (named, taken) = (chess::side(scene.words, side), time::brief(scene.words, time));
    let word =
        scene.say_with("envelopes-charge", &[("side", named.into()), ("time", taken.into())]);
    if button(ui, Weight::Plain, &word, None).clicked() {
        let edition = scene.snap.edition;
        let cited = edition.cite(&edition.rules.adjournment.opening);
        let cited = ruling::citations(scene.words, &cited);
        let envelope = envelope(scene.words, one.no, EnvelopeKind::Sealed);
        let correction = Correction::Subtract { side, time };
        let reason = format!("{envelope} · {cited}");
        actions.game(one.board, GameCommand::CorrectClock { correction, reason });
    }
}

/// Brings the step into sight with what stands above it, as far as there is room for that.
fn come_to(ui: &Ui, place: Rect) {
    let top = place.top().max(place.bottom() - sight::room(ui));
    ui.scroll_to_rect(place.with_min_y(top), None);
    ui.ctx().request_repaint();
}

/// What is done, and what is to do.
fn checklist_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, guide: &Guide) {
    for line in &guide.lines {
        let (tone, id) = if line.done {
            (Tone::Good, "envelopes-done")
        } else {
            (Tone::Neutral, "envelopes-to-do")
        };
        marked(ui, tone, &scene.say(id), &told::step(scene.words, line.step, one));
    }
}

/// Whether nothing is left but to wait for the time of the resumption: then the key asks whether it begins
/// before that.
fn begins_early(guide: &Guide, one: &Adjournment) -> bool {
    let waits = guide.next.step == Step::Wait && one.is_adjourned() && one.resumption.is_none();
    waits && one.due().is_some_and(|due| due.at > now())
}

/// Whether the sealed move ended the game may be seen before it is decided on a late player.
fn look_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    one: &Adjournment,
    guide: &Guide,
    actions: &mut Actions,
) {
    let may = guide.next.step == Step::Decide && guide.notes.contains(&Note::MayLook);
    if may
        && button(ui, Weight::Plain, &scene.say("envelopes-look-first"), None).clicked()
        && let Some(form) = secret::SecretForm::open(scene, one.no, EnvelopeKind::Sealed)
    {
        actions.open(form);
    }
}

/// An arrival that was recorded wrongly is corrected as long as an envelope lies unopened, and before it is decided
/// on whoever came too late.
fn arrival_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    let is_late = Side::BOTH.into_iter().any(|side| one.is_too_late(side));
    let is_told = Side::BOTH.into_iter().any(|side| one.is_there(side));
    let lies = |which| one.cover(which).is_some_and(|it| it.opened.is_none() && !it.played);
    let lies = [EnvelopeKind::Sealed, EnvelopeKind::Reply].into_iter().any(lies);
    if one.is_adjourned()
        && (is_late || is_told && lies)
        && button(ui, Weight::Plain, &scene.say("envelopes-presence-correct"), None).clicked()
    {
        actions.open(dialog(scene, one.no, DialogPurpose::Presence));
    }
}

/// What was found in the envelope and in that of the reply.
fn read_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment) {
    for which in [EnvelopeKind::Sealed, EnvelopeKind::Reply] {
        let Some((contents, judged)) = one.cover(which).and_then(|cover| cover.read.as_ref())
        else {
            continue;
        };
        let position = scene.snap.hall.position_of(one.no, which);
        let judged = meaning_in(scene.words, (contents, judged), position);
        let text = match contents.text.trim() {
            "" => judged,
            written => format!("{written} · {judged}"),
        };
        fact(ui, &scene.say("envelopes-read"), &text);
    }
}

/// What was recorded can be corrected until the move is made.
fn correct_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment, actions: &mut Actions) {
    for which in [EnvelopeKind::Sealed, EnvelopeKind::Reply] {
        let wrong =
            |cover: &Envelope| cover.opened.is_some() && cover.read.is_some() && !cover.played;
        let may = one.is_adjourned() && one.cover(which).is_some_and(wrong);
        if may
            && button(ui, Weight::Plain, &scene.say("envelopes-correct"), None).clicked()
            && let Some(form) = secret::SecretForm::open(scene, one.no, which)
        {
            actions.open(form);
        }
    }
}

/// A connected clock that shows something else than the envelope once it was set up: it takes no
/// settings, or somebody has changed it.
fn clock_ui(ui: &mut Ui, scene: &Scene<'_>, one: &Adjournment) {
    let starts = one.cover.as_ref().is_some_and(|cover| !cover.played);
    let started = one.resumption.as_ref().is_some_and(|now| now.clock.is_some());
    let looked = one.resumption.as_ref().and_then(|now| now.set_up.as_ref());
    let right = looked.is_some_and(|found| found.differs.is_empty());
    if !(starts && right) || started {
        return;
    }
    if let Some(shown) = other_times(scene, one.no) {
        let white = ("white", time::full(shown.white).into());
        let args = [white, ("black", time::full(shown.black).into())];
        let text = scene.say_with("envelopes-clock-differs", &args);
        marked(ui, Tone::Warn, &scene.say("envelopes-note"), &text);
    }
}

/// Who is there may come in at any time of the resumption; before it, it can begin early.
fn present_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (one, key): (&Adjournment, Option<&StepKey>),
    awaited: &[Side],
    actions: &mut Actions,
) {
    if !one.is_adjourned() {
        return;
    }
    let no = one.no;
    if one.resumption.is_none() {
        let word = scene.say("envelopes-resume-now");
        let resume = button(ui, Weight::Plain, &word, key.map(|_| KEY));
        let place = (resume.rect, word.as_str());
        if resume.clicked() || key.is_some_and(|key| key.does(ui, scene, place, actions)) {
            actions.push(UiMessage::TakeStep);
            menu::resume(scene, one, actions);
        }
        return;
    }
    for side in awaited.iter().copied() {
        let pressed = ui.push_id(side, |ui| button(ui, Weight::Plain, &there(scene, side), None));
        if pressed.inner.clicked() {
            // Who has been there for long is not late because it is told late.
            if one.is_over(scene.snap.edition, now()) {
                actions.open(here(scene, no, side));
            } else {
                actions.adjournment(Ask::Arrive { no, side, at: now() });
            }
        }
    }
}

/// “White is there”
fn there(scene: &Scene<'_>, side: Side) -> String {
    scene.say_with("envelopes-there", &[("side", chess::side(scene.words, side).into())])
}

/// Takes the step, or opens what it needs.
fn take(scene: &Scene<'_>, one: &Adjournment, guide: &Guide, actions: &mut Actions) {
    let no = one.no;
    let game = scene.snap.hall.game_of(no);
    let form = |purpose| dialog(scene, no, purpose);
    actions.push(UiMessage::TakeStep);
    match guide.next.step {
        Step::Ask | Step::Wait | Step::Done => {}
        Step::Write(_) => actions.open(secret::SecretForm::seal(no, EnvelopeKind::Sealed)),
        Step::Reply => actions.open(secret::SecretForm::seal(no, EnvelopeKind::Reply)),
        Step::Enclose(whose) => actions.adjournment(Ask::Enclose { no, whose }),
        Step::Close => actions.adjournment(Ask::Close { no }),
        Step::Stop => actions.adjournment(Ask::StopClock { no }),
        Step::Front | Step::OpponentWrites => actions.open(form(DialogPurpose::Front)),
        Step::SignFlap => actions.open(form(DialogPurpose::Sign(Signer::AcrossFlap))),
        Step::Schedule => actions.open(form(DialogPurpose::Schedule)),
        Step::Keep => actions.open(form(DialogPurpose::Keep)),
        Step::Resume => actions.adjournment(Ask::Resume { no, board: one.board, at: now() }),
        Step::Presence => actions.open(form(DialogPurpose::Presence)),
        Step::Establish => actions.open(form(DialogPurpose::Establish)),
        // The program's own clock is set by it; what another one shows must be looked at.
        Step::SetUp if game.is_some_and(Game::clock_on_table) => {
            actions.open(form(DialogPurpose::SetUp));
        }
        Step::SetUp => actions.adjournment(set_up(scene, one, None)),
        Step::StartClock(_) => actions.adjournment(Ask::StartClock { no }),
        // The key of every step records no arrival: it is asked since when the player is there.
        Step::Await(side) => actions.open(here(scene, no, side)),
        Step::Open(which) | Step::Read(which) => {
            if let Some(form) = secret::SecretForm::open(scene, no, which) {
                actions.open(form);
            }
        }
        Step::State => actions.open(form(DialogPurpose::State)),
        Step::Play(which) => actions.adjournment(Ask::Play { no, which }),
        Step::Decide => {
            let Some(case) = guide.next.case.clone() else { return };
            // It may wait already: the program opens one of a flag that fell.
            let waits = scene.snap.hall.incidents.values().find(|incident| {
                let here = incident.game == Some(one.game) && incident.case == case;
                here && incident.is_open()
            });
            if let Some(incident) = waits {
                actions.push(UiMessage::ShowIncident(incident.no));
            } else {
                actions.open_incident(one.board, case, Clocks::Leave);
            }
        }
    }
}
