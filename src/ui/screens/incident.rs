//! A new incident in seconds: one key for the case, one for the player, Enter. What the game and
//! the board know is filled in; everything else can be added later.

use egui::{Context, Id, Key, Modifiers, Ui};

use crate::core::board::placement::Placement;
use crate::core::board::position::Uci;
use crate::core::board::square::Square;
use crate::core::disputes::command::{Clocks, Command as DisputeCommand};
use crate::core::disputes::state::Caller;
use crate::core::game::event::Observation;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::game::state::Game;
use crate::core::ids::{BoardNo, IncidentNo, Ply};
use crate::core::notation::san;
use crate::core::recognition::evidence::Handling;
use crate::core::rulings::case::Case;
use crate::core::rulings::claims::facts::FiftyMoves;
use crate::core::rulings::claims::facts::Repetition;
use crate::core::rulings::claims::facts::{DrawOffer, OfferAnswer, OfferMoment};
use crate::core::rulings::clock::facts::FlagFall;
use crate::core::rulings::illegal::facts::ClockNotPressed;
use crate::core::rulings::illegal::facts::IllegalMove;
use crate::core::rulings::illegal::facts::PressedWithoutMove;
use crate::core::rulings::ruling::Remedy;
use crate::core::rulings::touch::facts::TouchedPiece;
use crate::core::side::Side;
use crate::i18n::chess::Numbering;
use crate::i18n::{chess, dispute, ruling};
use crate::ui::actions::Actions;
use crate::ui::dialogs::{Close, Foot, entered, focus_deed, foot, read_time, reason_field};
use crate::ui::scene::Scene;
use crate::ui::tokens::{self, Text, space};
use crate::ui::widgets::button::Enabled;
use crate::ui::widgets::dialog::{Dialog as Frame, Urgency};
use crate::ui::widgets::field::{FieldWords, area, field};
use crate::ui::widgets::pick::pick;

/// The kinds of case, in the order of their keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// 1.
    IllegalMove,
    /// 2.
    FlagFall,
    /// 3.
    Repetition,
    /// 4.
    FiftyMoves,
    /// 5.
    DrawOffer,
    /// 6.
    TouchedPiece,
    /// 7.
    ClockNotPressed,
    /// 8.
    PressedWithoutMove,
    /// 9.
    Other,
}

impl Kind {
    const ALL: [Self; 9] = [
        Self::IllegalMove,
        Self::FlagFall,
        Self::Repetition,
        Self::FiftyMoves,
        Self::DrawOffer,
        Self::TouchedPiece,
        Self::ClockNotPressed,
        Self::PressedWithoutMove,
        Self::Other,
    ];

    const KEYS: [Key; 9] = [
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

    const fn of(case: &Case) -> Self {
        match case {
            Case::IllegalMove(_) => Self::IllegalMove,
            Case::FlagFall(_) => Self::FlagFall,
            Case::Repetition(_) => Self::Repetition,
            Case::FiftyMoves(_) => Self::FiftyMoves,
            Case::DrawOffer(_) => Self::DrawOffer,
            Case::TouchedPiece(_) => Self::TouchedPiece,
            Case::ClockNotPressed(_) => Self::ClockNotPressed,
            Case::PressedWithoutMove(_) => Self::PressedWithoutMove,
            _ => Self::Other,
        }
    }
}

/// Yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// The facts of a case as they are filled in.
#[derive(Debug, Clone)]
pub struct Facts {
    kind: Kind,
    by: Side,
    completed: Answer,
    both: Answer,
    intended: String,
    touched: String,
    announced: Answer,
    deliberate: Answer,
    claim_lost: Answer,
    when: OfferMoment,
    answer: OfferAnswer,
    standing: Option<Placement>,
    made: Option<(Square, Square)>,
    ply: Option<Ply>,
}

impl Facts {
    /// What the game and its board know already.
    #[must_use]
    pub fn of_game(game: Option<&Game>, now: crate::core::moment::Moment) -> Self {
        let mut facts = Self {
            kind: Kind::Other,
            by: game.map_or(Side::White, Game::turn),
            completed: Answer::Yes,
            both: Answer::No,
            intended: String::new(),
            touched: String::new(),
            announced: Answer::No,
            deliberate: Answer::Yes,
            claim_lost: Answer::No,
            when: OfferMoment::BeforePress,
            answer: OfferAnswer::None,
            standing: None,
            made: None,
            ply: None,
        };
        let Some(game) = game else { return facts };
        facts.kind = Kind::IllegalMove;
        let down = |side| game.clock.flag(side, now).is_some() || game.flags.of(side).is_some();
        if let Some(Observation::IllegalPosition { ply, placement, made, by, completed }) =
            &game.disagreement
        {
            facts.by = *by;
            facts.completed = (*completed).into();
            facts.standing = Some(*placement);
            facts.made = *made;
            facts.ply = Some(*ply);
        } else if down(Side::White) || down(Side::Black) {
            facts.kind = Kind::FlagFall;
            facts.by = if down(Side::White) { Side::White } else { Side::Black };
            facts.both = (down(Side::White) && down(Side::Black)).into();
        }
        facts.touched = touched(game);
        facts
    }

    /// Those of a case.
    #[must_use]
    pub fn of_case(case: &Case, game: Option<&Game>, now: crate::core::moment::Moment) -> Self {
        let mut facts = Self { kind: Kind::of(case), ..Self::of_game(game, now) };
        match case {
            Case::IllegalMove(IllegalMove { by, completed, standing, made, ply, .. }) => {
                facts.by = *by;
                facts.completed = (*completed).into();
                facts.standing = *standing;
                facts.made = *made;
                facts.ply = *ply;
            }
            Case::FlagFall(FlagFall { side, both, .. }) => {
                facts.by = *side;
                facts.both = (*both).into();
            }
            Case::Repetition(Repetition { by, intended, .. })
            | Case::FiftyMoves(FiftyMoves { by, intended, .. }) => {
                facts.by = *by;
                facts.intended = intended.as_ref().map(|uci| uci.0.clone()).unwrap_or_default();
            }
            Case::DrawOffer(DrawOffer { by, when, answer, .. }) => {
                facts.by = *by;
                facts.when = *when;
                facts.answer = *answer;
            }
            Case::TouchedPiece(TouchedPiece {
                by,
                touched,
                announced,
                deliberate,
                claim_lost,
                ..
            }) => {
                facts.by = *by;
                let squares: Vec<String> = touched.iter().map(ToString::to_string).collect();
                facts.touched = squares.join(" ");
                facts.announced = (*announced).into();
                facts.deliberate = (*deliberate).into();
                facts.claim_lost = (*claim_lost).into();
            }
            Case::ClockNotPressed(ClockNotPressed { by })
            | Case::PressedWithoutMove(PressedWithoutMove { by, .. }) => facts.by = *by,
            _ => {}
        }
        facts
    }

    /// The case, or the words of what is wrong.
    pub fn case(&self, scene: &Scene<'_>, game: Option<&Game>) -> Result<Case, String> {
        let by = self.by;
        let yes = |answer| answer == Answer::Yes;
        Ok(match self.kind {
            Kind::IllegalMove => Case::IllegalMove(IllegalMove {
                standing: self.standing,
                made: self.made,
                ply: self.ply.or(game.map(|game| last_turn(game, by))),
                ..IllegalMove::new(by, yes(self.completed))
            }),
            Kind::FlagFall => Case::FlagFall(FlagFall::new(by, yes(self.both))),
            Kind::Repetition => {
                Case::Repetition(Repetition::proper(by, self.intended(scene, game)?))
            }
            Kind::FiftyMoves => {
                Case::FiftyMoves(FiftyMoves::proper(by, self.intended(scene, game)?))
            }
            Kind::DrawOffer => Case::DrawOffer(DrawOffer::plain(by, self.when, self.answer)),
            Kind::TouchedPiece => Case::TouchedPiece(TouchedPiece {
                announced: yes(self.announced),
                deliberate: yes(self.deliberate),
                claim_lost: yes(self.claim_lost),
                ..TouchedPiece::new(by, self.squares(scene)?)
            }),
            Kind::ClockNotPressed => Case::ClockNotPressed(ClockNotPressed { by }),
            Kind::PressedWithoutMove => Case::PressedWithoutMove(PressedWithoutMove::new(by)),
            Kind::Other => Case::Other,
        })
    }

    fn intended(&self, scene: &Scene<'_>, game: Option<&Game>) -> Result<Option<Uci>, String> {
        let text = self.intended.trim();
        let (false, Some(game)) = (text.is_empty(), game) else { return Ok(None) };
        let position = game.position();
        // What cannot be read as a legal move may still be what was written down: the ruling says
        // that it is illegal.
        match san::read(position, text) {
            Ok(read) => Ok(Some(position.uci(read))),
            Err(_)
                if text.len() >= 4
                    && text.is_ascii()
                    && text.get(0..2).is_some_and(|s| s.parse::<Square>().is_ok()) =>
            {
                Ok(Some(Uci(text.to_ascii_lowercase())))
            }
            Err(fault) => Err(crate::ui::screens::board::entry::fault_words(scene, &fault)),
        }
    }

    fn squares(&self, scene: &Scene<'_>) -> Result<Vec<Square>, String> {
        let parts = self.touched.split([' ', ',', ';']).filter(|part| !part.is_empty());
        parts
            .map(|part| {
                part.parse()
                    .map_err(|_| scene.say_with("disputes-not-a-square", &[("text", part.into())]))
            })
            .collect()
    }
}

/// The plies played before the last turn of a player: now, if it is theirs, or before the move that
/// the record has of them.
fn last_turn(game: &Game, by: Side) -> Ply {
    let now = game.ply();
    if game.turn() == by { now } else { Ply(now.0.saturating_sub(1)) }
}

/// The squares from which pieces were lifted in the present position.
fn touched(game: &Game) -> String {
    let now = game.ply();
    let mut squares: Vec<String> = Vec::new();
    for seen in &game.seen {
        let Observation::Touched { ply, touches } = &seen.what else { continue };
        if *ply != now {
            continue;
        }
        for touch in touches.iter().filter(|touch| touch.handling == Handling::Lifted) {
            let square = touch.square.to_string();
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
    }
    squares.join(" ")
}

/// The form of a new incident.
#[derive(Debug)]
pub struct Form {
    board: Option<BoardNo>,
    facts: Facts,
    caller: Caller,
    claim: String,
    clocks: Clocks,
}

impl Form {
    /// A form for a board, filled in as far as possible.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let found = scene.current();
        let facts = Facts::of_game(found.map(|(_, game)| game.as_ref()), scene.now);
        Self {
            board: found.map(|(board, _)| board),
            facts,
            caller: Caller::Arbiter,
            claim: String::new(),
            clocks: Clocks::Stop,
        }
    }

    fn send(&self, scene: &Scene<'_>, actions: &mut Actions) -> Result<(), String> {
        let game = self.board.and_then(|board| scene.snap.game(board));
        let case = self.facts.case(scene, game.map(AsRef::as_ref))?;
        actions.dispute(DisputeCommand::Open {
            board: self.board,
            case,
            caller: self.caller,
            claim: self.claim.clone(),
            clocks: self.clocks,
        });
        Ok(())
    }
}

/// Draws the form.
pub fn show(ctx: &Context, scene: &Scene<'_>, form: &mut Form, actions: &mut Actions) -> Close {
    let title = match form.board {
        Some(board) => scene.say_with("disputes-new-at", &[("board", board.0.into())]),
        None => scene.say("disputes-new"),
    };
    let frame = Frame::new(Id::unique("incident"), &title, Urgency::Question)
        .width(tokens::scale(ctx).of(760.0));
    let outcome = frame.show(ctx, |ui, opened| {
        by_key(ui, form);
        let height = ctx.content_rect().height() * 0.66;
        let game = form.board.and_then(|board| scene.snap.game(board)).map(AsRef::as_ref);
        let fault = form.facts.case(scene, game).err();
        let entered = egui::ScrollArea::vertical()
            .max_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                let entered = facts_ui(ui, scene, &mut form.facts, fault.as_deref(), Keys::Named);
                circumstances_ui(ui, scene, form) || entered
            })
            .inner;
        let enabled = if fault.is_none() { Enabled::Yes } else { Enabled::No };
        let deed = foot(ui, scene, &scene.say("disputes-open"), enabled);
        if opened {
            focus_deed(ui);
        }
        match deed {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing if !entered => return Close::No,
            Foot::Done | Foot::Nothing => {}
        }
        match form.send(scene, actions) {
            Ok(()) => Close::Yes,
            Err(_) => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

/// The digits choose the case, W and B the player, S what happens to the clocks — while no field is
/// being written in.
fn by_key(ui: &Ui, form: &mut Form) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    for (kind, key) in Kind::ALL.into_iter().zip(Kind::KEYS) {
        if pressed(key) {
            form.facts.kind = kind;
        }
    }
    if pressed(Key::W) {
        form.facts.by = Side::White;
    }
    if pressed(Key::B) {
        form.facts.by = Side::Black;
    }
    if pressed(Key::S) {
        form.clocks = match form.clocks {
            Clocks::Stop => Clocks::Leave,
            Clocks::Leave => Clocks::Stop,
        };
    }
}

/// Whether the labels name the keys that fill in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keys {
    /// They do.
    Named,
    /// There are none.
    None,
}

/// The fields of a case; returns whether Enter was pressed in one.
pub fn facts_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    facts: &mut Facts,
    fault: Option<&str>,
    keys: Keys,
) -> bool {
    let kinds: Vec<(Kind, String)> = Kind::ALL
        .into_iter()
        .enumerate()
        .map(|(index, kind)| {
            let name = ruling::case(scene.words, &sample(kind));
            (kind, if keys == Keys::Named { format!("{}  {name}", index + 1) } else { name })
        })
        .collect();
    let (case, about) = match keys {
        Keys::Named => ("disputes-case-keys", "disputes-about-keys"),
        Keys::None => ("disputes-case", "disputes-about"),
    };
    pick(ui, &scene.say(case), &kinds, &mut facts.kind);
    if facts.kind != Kind::Other {
        let sides = Side::BOTH.map(|side| (side, chess::side(scene.words, side)));
        pick(ui, &scene.say(about), &sides, &mut facts.by);
    }
    let yes_no = |ui: &mut Ui, id: &str, value: &mut Answer| {
        let options = [(Answer::Yes, scene.say("app-yes")), (Answer::No, scene.say("app-no"))];
        pick(ui, &scene.say(id), &options, value);
    };
    match facts.kind {
        Kind::IllegalMove => yes_no(ui, "disputes-was-completed", &mut facts.completed),
        Kind::FlagFall => yes_no(ui, "disputes-both-flags", &mut facts.both),
        Kind::Repetition | Kind::FiftyMoves => {
            let words = FieldWords {
                label: &scene.say("disputes-intended"),
                example: &scene.say("disputes-intended-example"),
                fault,
            };
            let response = field(ui, words, &mut facts.intended);
            return entered(ui, &response);
        }
        Kind::DrawOffer => offer_ui(ui, scene, facts),
        Kind::TouchedPiece => {
            let words =
                FieldWords { label: &scene.say("disputes-touched"), example: "e2 g1", fault };
            field(ui, words, &mut facts.touched);
            yes_no(ui, "disputes-announced", &mut facts.announced);
            yes_no(ui, "disputes-deliberate", &mut facts.deliberate);
            yes_no(ui, "disputes-claim-lost", &mut facts.claim_lost);
        }
        Kind::ClockNotPressed | Kind::PressedWithoutMove | Kind::Other => {}
    }
    false
}

fn offer_ui(ui: &mut Ui, scene: &Scene<'_>, facts: &mut Facts) {
    let moments = [
        (OfferMoment::BeforePress, scene.say("disputes-offer-before-press")),
        (OfferMoment::OwnTimeBeforeMove, scene.say("disputes-offer-before-move")),
        (OfferMoment::OpponentsTime, scene.say("disputes-offer-opponents-time")),
    ];
    pick(ui, &scene.say("disputes-offer-when"), &moments, &mut facts.when);
    let answers = [
        (OfferAnswer::None, scene.say("disputes-answer-none")),
        (OfferAnswer::Accepted, scene.say("disputes-answer-accepted")),
        (OfferAnswer::Rejected, scene.say("disputes-answer-rejected")),
    ];
    pick(ui, &scene.say("disputes-answer"), &answers, &mut facts.answer);
}

/// A case of a kind, to get its name.
fn sample(kind: Kind) -> Case {
    let by = Side::White;
    match kind {
        Kind::IllegalMove => Case::IllegalMove(IllegalMove::new(by, true)),
        Kind::FlagFall => Case::FlagFall(FlagFall::new(by, false)),
        Kind::Repetition => Case::Repetition(Repetition::proper(by, None)),
        Kind::FiftyMoves => Case::FiftyMoves(FiftyMoves::proper(by, None)),
        Kind::DrawOffer => {
            Case::DrawOffer(DrawOffer::plain(by, OfferMoment::BeforePress, OfferAnswer::None))
        }
        Kind::TouchedPiece => Case::TouchedPiece(TouchedPiece::new(by, Vec::new())),
        Kind::ClockNotPressed => Case::ClockNotPressed(ClockNotPressed { by }),
        Kind::PressedWithoutMove => Case::PressedWithoutMove(PressedWithoutMove::new(by)),
        Kind::Other => Case::Other,
    }
}

/// Who called, what is claimed, what the clocks do; returns whether Enter was pressed.
fn circumstances_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut Form) -> bool {
    let callers = [Caller::Arbiter, Caller::White, Caller::Black, Caller::Other]
        .map(|caller| (caller, dispute::caller(scene.words, caller)));
    pick(ui, &scene.say("disputes-called-by"), &callers, &mut form.caller);
    let clocks =
        [Clocks::Stop, Clocks::Leave].map(|clocks| (clocks, dispute::clocks(scene.words, clocks)));
    pick(ui, &scene.say("disputes-clocks"), &clocks, &mut form.clocks);
    let words = FieldWords {
        label: &scene.say("disputes-claim"),
        example: &scene.say("disputes-claim-example"),
        fault: None,
    };
    let response = field(ui, words, &mut form.claim);
    entered(ui, &response)
}

/// What is done instead of what was proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Instead {
    Continue,
    Warn,
    AddTime,
    SubtractTime,
    Lose,
    Draw,
}

/// The form of a decision other than proposed.
#[derive(Debug)]
pub struct OtherwiseForm {
    no: IncidentNo,
    /// The proposed remedies with whether they are kept.
    kept: Vec<(Remedy, bool)>,
    instead: Instead,
    side: Side,
    time: String,
    text: String,
    reason: String,
    tried: bool,
}

impl OtherwiseForm {
    /// A form that begins with what was proposed.
    #[must_use]
    pub fn new(no: IncidentNo, remedies: &[Remedy], side: Side) -> Self {
        Self {
            no,
            kept: remedies.iter().map(|remedy| (remedy.clone(), true)).collect(),
            instead: Instead::Continue,
            side,
            time: "2:00".into(),
            text: String::new(),
            reason: String::new(),
            tried: false,
        }
    }

    fn remedies(&self) -> Option<Vec<Remedy>> {
        let kept = self.kept.iter().filter(|(_, kept)| *kept);
        let mut remedies: Vec<Remedy> = kept.map(|(remedy, _)| remedy.clone()).collect();
        let side = self.side;
        match self.instead {
            Instead::Continue => {}
            Instead::Warn => remedies.push(Remedy::Warn { side }),
            Instead::AddTime => {
                remedies.push(Remedy::AddTime { side, time: read_time(&self.time)? });
            }
            Instead::SubtractTime => {
                remedies.push(Remedy::SubtractTime { side, time: read_time(&self.time)? });
            }
            Instead::Lose => remedies.push(Remedy::End(Outcome {
                score: Score::won_by(side.other()),
                reason: EndReason::ArbiterDecision,
            })),
            Instead::Draw => remedies.push(Remedy::End(Outcome {
                score: Score::Draw,
                reason: EndReason::ArbiterDecision,
            })),
        }
        Some(remedies)
    }
}

/// Draws the form of a decision other than proposed.
pub fn show_otherwise(
    ctx: &Context,
    scene: &Scene<'_>,
    form: &mut OtherwiseForm,
    actions: &mut Actions,
) -> Close {
    let title = scene.say_with("disputes-otherwise-title", &[("no", form.no.0.into())]);
    let text = scene.say("disputes-otherwise-what");
    let frame = Frame::new(Id::unique("otherwise"), &title, Urgency::Question)
        .text(&text)
        .width(tokens::scale(ctx).of(680.0));
    let outcome = frame.show(ctx, |ui, opened| {
        let height = ctx.content_rect().height() * 0.6;
        egui::ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            otherwise_ui(ui, scene, form, opened);
        });
        match foot(ui, scene, &scene.say("disputes-decide"), Enabled::Yes) {
            Foot::Cancel => return Close::Yes,
            Foot::Nothing => return Close::No,
            Foot::Done => form.tried = true,
        }
        let reason = form.reason.trim().to_owned();
        match form.remedies() {
            Some(remedies) if !reason.is_empty() => {
                let (no, text) = (form.no, form.text.trim().to_owned());
                actions.dispute(DisputeCommand::DecideOtherwise { no, remedies, text, reason });
                Close::Yes
            }
            _ => Close::No,
        }
    });
    if outcome.cancelled { Close::Yes } else { outcome.inner }
}

fn otherwise_ui(ui: &mut Ui, scene: &Scene<'_>, form: &mut OtherwiseForm, opened: bool) {
    let t = tokens::of(ui.ctx());
    if !form.kept.is_empty() {
        ui.label(Text::Caption.rich(scene.say("disputes-keep")).color(t.ink_soft));
    }
    for (remedy, kept) in &mut form.kept {
        ui.checkbox(kept, ruling::remedy(scene.words, remedy, Numbering::USUAL));
    }
    let instead = [
        (Instead::Continue, scene.say("disputes-instead-nothing")),
        (Instead::Warn, scene.say("disputes-instead-warn")),
        (Instead::AddTime, scene.say("disputes-instead-add")),
        (Instead::SubtractTime, scene.say("disputes-instead-subtract")),
        (Instead::Lose, scene.say("disputes-instead-lose")),
        (Instead::Draw, scene.say("disputes-instead-draw")),
    ];
    pick(ui, &scene.say("disputes-instead"), &instead, &mut form.instead);
    if !matches!(form.instead, Instead::Continue | Instead::Draw) {
        let sides = Side::BOTH.map(|side| (side, chess::side(scene.words, side)));
        pick(ui, &scene.say("disputes-for-whom"), &sides, &mut form.side);
    }
    if matches!(form.instead, Instead::AddTime | Instead::SubtractTime) {
        let wrong = read_time(&form.time).is_none().then(|| scene.say("board-not-a-time"));
        let label = scene.say("board-clock-time");
        let words = FieldWords { label: &label, example: "2:00", fault: wrong.as_deref() };
        field(ui, words, &mut form.time);
    }
    let words = FieldWords {
        label: &scene.say("disputes-decision-text"),
        example: &scene.say("disputes-decision-example"),
        fault: None,
    };
    area(ui, words, &mut form.text, 2);
    let missing = form.tried.then_some("app-reason-missing");
    let response = reason_field(ui, scene, &mut form.reason, missing);
    if opened {
        response.request_focus();
    }
    ui.add_space(space::XS);
}
