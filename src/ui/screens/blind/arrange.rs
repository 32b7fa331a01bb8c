//! The dialog that arranges a blind match: who sees and hears, the boards and what is at them, the
//! assistants with the duties that the edition allows, and the words of the announcements.

use egui::Ui;

use crate::actions::Actions;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::card::{card, soft};
use crate::widgets::dialog::Column;
use crate::widgets::tick::tick;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::arrangement::{
    Arrangement, Assistant, BoardKind, BoardTracking, Boards, ClockAfter, OwnBoard, Person, Scheme,
    Sight,
};
use jadoube_core::blind::command::Command;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::competition::Assignment;
use jadoube_i18n::{blind as told, chess};
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::ClockMapping;

/// What is arranged.
#[derive(Debug)]
pub struct ArrangementForm {
    board: BoardNo,
    arrangement: Arrangement,
    /// Each player's board, also while only one is used.
    own: BySide<OwnBoard>,
    /// The assistants' names; none where the name is empty.
    helpers: BySide<Assistant>,
    /// The line of each electronic board.
    ports: BySide<Option<PortName>>,
    /// Whether it was arranged before, so that a change needs a reason.
    before: bool,
    reason: String,
}

/// Opens the dialog for the match at a board.
pub fn open(scene: &Scene<'_>, board: BoardNo, actions: &mut Actions) {
    actions.open(ArrangementForm::new(scene, board));
}

/// “special board, by hand”
#[must_use]
pub fn kept(scene: &Scene<'_>, board: OwnBoard) -> String {
    let kind = scene.say(kind_id(board.kind));
    format!("{kind}, {}", scene.say(keeping_id(board.keeping)))
}

const fn kind_id(kind: BoardKind) -> &'static str {
    match kind {
        BoardKind::Ordinary => "match-board-ordinary",
        BoardKind::Special => "match-board-special",
    }
}

const fn keeping_id(keeping: BoardTracking) -> &'static str {
    match keeping {
        BoardTracking::ByHand => "match-kept-by-hand",
        BoardTracking::Electronic => "match-kept-electronic",
    }
}

/// What can be said of a player.
const PEOPLE: [(Person, &str); 4] = [
    (Person::SIGHTED, "match-person-sighted"),
    (Person::BLIND, "match-person-blind"),
    (Person { sight: Sight::Sighted, deaf: true }, "match-person-deaf"),
    (Person { sight: Sight::Blind, deaf: true }, "match-person-both"),
];

impl ArrangementForm {
    /// The arrangement as it is, or one of the players of the pairing to be filled in.
    #[must_use]
    pub fn new(scene: &Scene<'_>, board: BoardNo) -> Self {
        let hall = &scene.snap.hall;
        let known = hall.blind(board).map(|blind| blind.arrangement.clone());
        let before = known.is_some();
        let game = hall.at_board.get(&board);
        let blind = game.map(|game| hall.contest.blind_in(*game)).unwrap_or_default();
        let arrangement = known.unwrap_or_else(|| Arrangement::of_players(blind));
        let own =
            BySide::new(arrangement.own_board(Side::White), arrangement.own_board(Side::Black));
        let helper = |side| arrangement.assistant(side).cloned().unwrap_or_default();
        let helpers = BySide::new(helper(Side::White), helper(Side::Black));
        let port = |side| hall.own_devices.get(&(board, side)).map(|device| device.port.clone());
        let ports = BySide::new(port(Side::White), port(Side::Black));
        let reason = String::new();
        Self { board, arrangement, own, helpers, ports, before, reason }
    }

    /// As it was filled in.
    fn filled(&self) -> Arrangement {
        let helper = |side: Side| {
            let helper = self.helpers.of(side);
            (!helper.name.trim().is_empty()).then(|| helper.clone())
        };
        let boards = match self.arrangement.boards {
            Boards::One(_) => Boards::One(self.own.white),
            Boards::Two(_) => Boards::Two(self.own),
        };
        let assistants = BySide::new(helper(Side::White), helper(Side::Black));
        Arrangement { boards, assistants, ..self.arrangement.clone() }
    }

    /// “White (Novak)”; the colour alone of a player without a name.
    fn player(&self, scene: &Scene<'_>, side: Side) -> String {
        let colour = chess::side(scene.words, side);
        let players = scene.snap.hall.game(self.board).map(|game| game.players().of(side));
        match players.map(|player| player.name.trim()).filter(|name| !name.is_empty()) {
            Some(name) => {
                let args = [("side", colour.into()), ("name", name.into())];
                scene.say_with("match-person-of", &args)
            }
            None => colour,
        }
    }

    /// Who is blind, for who hears it open: “White (Novak): blind. Black (Petrova): sighted, hearing”.
    fn people(&self, scene: &Scene<'_>) -> String {
        let each = Side::BOTH.map(|side| {
            let person = self.arrangement.players.of(side);
            let known = PEOPLE.iter().find(|(one, _)| one == person);
            let told = known.map(|(_, id)| scene.say(id)).unwrap_or_default();
            format!("{}: {told}", self.player(scene, side))
        });
        each.join(". ")
    }

    /// What stands against it, in words.
    fn fault(&self, scene: &Scene<'_>) -> Option<String> {
        let why = self.filled().check(scene.snap.edition).err()?;
        Some(scene.words.tell(&why))
    }

    /// What becomes of it, or what stands against it.
    fn outcome(&self, scene: &Scene<'_>) -> String {
        self.fault(scene).unwrap_or_else(|| told::pairing(scene.words, &self.filled()))
    }

    /// What a player's sight changes elsewhere in the dialog, for who does not see it: the board, where that is
    /// `another` one now, and what becomes of all.
    fn changed_with_it(&self, scene: &Scene<'_>, (side, another): (Side, bool)) -> String {
        let two = self.arrangement.has_two_boards();
        let is_shown = another && (two || side == Side::White);
        let board = is_shown.then(|| {
            let kind = scene.say(kind_id(self.own.of(side).kind));
            format!("{}: {kind}", board_title(scene, two, side))
        });
        board.into_iter().chain([self.outcome(scene)]).collect::<Vec<_>>().join(". ")
    }

    fn send(&self, scene: &Scene<'_>, actions: &mut Actions) {
        let (board, arrangement) = (self.board, self.filled());
        let what = Command::Arrange {
            arrangement: Box::new(arrangement.clone()),
            reason: self.reason.trim().to_owned(),
        };
        actions.command(HallCommand::Blind { board, what });
        let helpers = Side::BOTH.iter().filter_map(|side| arrangement.assistant(*side));
        let idle = helpers.filter(|helper| helper.duties.is_empty());
        let idle: Vec<String> = idle.map(|helper| without_duty(scene, &helper.name)).collect();
        if !idle.is_empty() {
            actions.hear(Audience::All, idle.join(". "));
        }
        for side in Side::BOTH {
            let electronic = arrangement.own_board(side).keeping == BoardTracking::Electronic;
            let port = self.ports.of(side).clone().filter(|_| electronic);
            let held = scene.snap.hall.own_devices.get(&(board, side));
            if port.as_ref() == held.map(|device| &device.port) {
                continue;
            }
            let mapping = ClockMapping::Automatic;
            let device = port.map(|port| Assignment { port, mapping, orientation: None });
            actions.command(HallCommand::AssignOwnBoard { board, side, device });
        }
    }
}

impl DialogForm for ArrangementForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let title = scene.say_with("match-arrange-title", &[("board", self.board.0.into())]);
        let head = Head::new("arrange", title, scene.say("match-arrange-deed"));
        // In which language it speaks is the arrangement's, whatever stands on the screen.
        let scheme = scene.words.tell(&self.arrangement.announcing.scheme);
        let about = scene.say_with("match-arrange-about", &[("scheme", scheme.into())]);
        let head = head.about(about).told(self.people(scene));
        Some(head.width(1080.0).columns().begin_at("match-person-of").enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        match column {
            Column::First => {
                people_ui(ui, fields, self);
                boards_ui(ui, fields, self);
            }
            Column::Last => {
                helpers_ui(ui, fields, self);
                self.words_ui(ui, fields);
            }
        }
    }

    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let tone = if self.fault(fields.scene).is_some() { Tone::Bad } else { Tone::Good };
        badge(ui, tone, &self.outcome(fields.scene));
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let fault = self.fault(check.scene);
        if let Some(fault) = fault {
            check.shown(fault);
        }
        if self.before {
            check.reason(&self.reason)?;
        }
        self.send(check.scene, &mut check.actions);
        Some(())
    }
}

fn of(scene: &Scene<'_>, id: &str, side: Side) -> String {
    scene.say_with(id, &[("side", chess::side(scene.words, side).into())])
}

fn people_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, form: &mut ArrangementForm) {
    for side in Side::BOTH {
        let label = form.player(fields.scene, side);
        let person = form.arrangement.players.of_mut(side);
        if fields.choose(ui, Field::new("match-person-of").named(&label), &PEOPLE, person) {
            // A blind player's board is the special one.
            let kind = if person.is_blind() { BoardKind::Special } else { BoardKind::Ordinary };
            let before = std::mem::replace(&mut form.own.of_mut(side).kind, kind);
            let told = form.changed_with_it(fields.scene, (side, before != kind));
            fields.actions.hear(Audience::All, told);
        }
    }
}

/// Whose board it is, where there are two.
fn board_title(scene: &Scene<'_>, two: bool, side: Side) -> String {
    if two { of(scene, "match-board-of", side) } else { scene.say("match-board") }
}

fn boards_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, form: &mut ArrangementForm) {
    let scene = fields.scene;
    let mut two = form.arrangement.has_two_boards();
    let boards = [(true, "match-boards-two"), (false, "match-boards-one")];
    if fields.choose(ui, "match-boards", &boards, &mut two) {
        form.arrangement.boards =
            if two { Boards::Two(form.own) } else { Boards::One(form.own.white) };
    }
    let shown = if two { &Side::BOTH[..] } else { &Side::BOTH[..1] };
    for side in shown {
        let own = form.own.of_mut(*side);
        let title = board_title(scene, two, *side);
        let kinds = [BoardKind::Special, BoardKind::Ordinary].map(|kind| (kind, kind_id(kind)));
        fields.choose(ui, Field::new("match-board").named(&title), &kinds, &mut own.kind);
        let keepings = [BoardTracking::ByHand, BoardTracking::Electronic]
            .map(|keeping| (keeping, keeping_id(keeping)));
        let label = format!("{title}: {}", scene.say("match-kept"));
        fields.choose(ui, Field::new("match-kept").named(&label), &keepings, &mut own.keeping);
        if two && own.keeping == BoardTracking::Electronic {
            port_ui(ui, fields, *side, form.ports.of_mut(*side));
        }
    }
}

/// The line of an electronic board; none is that of the table.
fn port_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, side: Side, port: &mut Option<PortName>) {
    let scene = fields.scene;
    let mut known: Vec<PortName> = scene.snap.lines.iter().map(|line| line.port.clone()).collect();
    known.extend(scene.snap.ports.iter().filter(|port| port.likely).map(|port| port.name.clone()));
    known.extend(port.clone());
    known.sort();
    known.dedup();
    let mut options = vec![(0, scene.say("match-line-of-table"))];
    options.extend((1..).zip(known.iter().map(ToString::to_string)));
    let held = port.as_ref().and_then(|port| known.iter().position(|one| one == port));
    let mut at = held.map_or(0, |at| at + 1);
    let label = of(scene, "match-line", side);
    if fields.pick(ui, Field::new("match-line").named(&label), &options, &mut at) {
        *port = at.checked_sub(1).and_then(|at| known.get(at).cloned());
    }
}

/// That an assistant has no duty yet: who was only named does nothing at the board.
pub(super) fn without_duty(scene: &Scene<'_>, name: &str) -> String {
    scene.say_with("match-no-duty", &[("name", name.trim().into())])
}

fn helpers_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, form: &mut ArrangementForm) {
    let scene = fields.scene;
    for side in Side::BOTH {
        let label = of(scene, "match-helper", side);
        let helper = form.helpers.of_mut(side);
        let field = Field::new("match-helper").named(&label);
        let mut settled = fields.text(ui, field, &mut helper.name).lost_focus();
        if helper.name.trim().is_empty() {
            helper.duties.clear();
            continue;
        }
        let none = without_duty(scene, &helper.name);
        let (may, citations) = form.arrangement.may(side, scene.snap.edition);
        card(ui, &scene.say_with("match-duties", &[("name", (&helper.name).into())]), |ui| {
            for duty in may {
                let mut has = helper.duties.contains(duty);
                if tick(ui, &mut has, scene.words.tell(duty)).changed() {
                    settled = true;
                    if has {
                        helper.duties.insert(*duty);
                    } else {
                        helper.duties.remove(duty);
                    }
                }
            }
            if helper.duties.is_empty() {
                badge(ui, Tone::Warn, &none);
            }
            for citation in citations {
                soft(ui, jadoube_i18n::law::citation(scene.words, &citation));
            }
        });
        // While the name is typed nothing is said.
        if settled && helper.duties.is_empty() {
            fields.actions.hear(Audience::All, none);
        }
    }
}

impl ArrangementForm {
    fn words_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let schemes = Scheme::ALL.map(|scheme| (scheme, scene.words.tell(&scheme)));
        let announcing = &mut self.arrangement.announcing;
        fields.pick(ui, "match-scheme", &schemes, &mut announcing.scheme);
        if announcing.scheme == Scheme::German {
            fields.yes_no(ui, "match-zwo", &mut announcing.zwo);
        } else {
            announcing.zwo = false;
        }
        let after = [ClockAfter::Made, ClockAfter::Repeated, ClockAfter::BothBoards]
            .map(|after| (after, scene.words.tell(&after)));
        fields.pick(ui, "match-clock-after", &after, &mut self.arrangement.clock_after);
        fields.text(ui, "match-adapted", &mut self.arrangement.adapted);
        if self.before {
            ui.label(Text::Body.rich(scene.say("match-arranged-before")));
            fields.reason(ui, &mut self.reason);
        }
    }
}
