//! Who plays no more, and who does not play a round.

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::tokens::Text;
use crate::widgets::announcer::Manner;
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_competition::tournament::Bye;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;
use jadoube_i18n::withdrawal;

/// The label of the field for the round.
const FROM: &str = "tournament-players-from";

/// The label of the field for the round from which somebody plays again.
const RETURNS: &str = "tournament-players-return-from";

/// The label of the field for the round of an absence or a bye.
const ROUND: &str = "tournament-players-absent-round";

/// The label of the field for others of whom the same is recorded.
const OTHERS: &str = "tournament-players-others";

/// Draws the field for others.
fn others_ui(ui: &mut Ui, fields: &mut Fields<'_, '_>, typed: &mut String) {
    let example = fields.say("tournament-players-others-example");
    fields.text(ui, Field::new(OTHERS).example(example), typed);
    soft(ui, fields.say("tournament-players-others-what"));
}

/// All who are meant: the one, and the others whose numbers are typed.
fn meant(check: &mut Check<'_, '_>, no: EntrantNo, typed: &str) -> Option<Vec<EntrantNo>> {
    let order = check.scene.snap.hall.contest.order();
    let words = typed.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let others = words.map(|word| {
        let at = word.parse::<usize>().ok()?.checked_sub(1)?;
        order.get(at).copied()
    });
    let others = others.collect::<Option<Vec<EntrantNo>>>();
    let others = check.read(OTHERS, others, "tournament-players-nobody")?;
    Some(std::iter::once(no).chain(others).collect())
}

/// Somebody plays no more: from which round, and why.
#[derive(Debug)]
pub(super) struct LeaveForm {
    no: EntrantNo,
    others: String,
    expelled: bool,
    from: String,
    reason: String,
    /// What comes of it, as it was told last.
    told: Option<String>,
}

impl LeaveForm {
    /// From the next round that is not published.
    pub(super) fn new(scene: &Scene<'_>, no: EntrantNo) -> Self {
        let from = scene.snap.hall.contest.published().saturating_add(1).to_string();
        let (others, reason) = (String::new(), String::new());
        Self { no, others, expelled: false, from, reason, told: None }
    }

    fn from(&self) -> Option<u8> {
        self.from.trim().parse().ok().filter(|round| *round > 0)
    }

    /// Says what comes of it when that changes; with the dialog a screen reader reads it by itself.
    fn tell<'a>(&mut self, fields: &mut Fields<'_, '_>, lines: impl Iterator<Item = &'a String>) {
        let told = lines.map(String::as_str).collect::<Vec<_>>().join(". ");
        let before = self.told.replace(told.clone());
        if !told.is_empty() && before.is_some_and(|before| before != told) {
            fields.actions.push(UiMessage::Say(Manner::Polite, told));
        }
    }

    /// What becomes of the games, by the edition and its article.
    fn effect(&self, scene: &Scene<'_>) -> Option<String> {
        let hall = &scene.snap.hall;
        let name = hall.contest.name(self.no);
        if !hall.contest.regulations.as_ref().is_some_and(Regulations::is_table) {
            let article = hall.contest.handling().departed.to_string();
            let article = [("article", article.into())];
            return Some(scene.say_with("tournament-players-not-paired-again", &article));
        }
        let decision = hall.contest.if_left(self.no, self.from()?, &hall.pairing_boards())?;
        Some(withdrawal::decision(scene.words, name, &decision))
    }
}

/// That published pairings stay as they are.
pub(in crate::screens::competition) fn published_stay(scene: &Scene<'_>) -> String {
    let article = scene.snap.hall.contest.handling().grounds.article.to_string();
    scene.say_with("tournament-players-published-stay", &[("article", article.into())])
}

impl DialogForm for LeaveForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let entry = scene.snap.hall.contest.entrants.get(&self.no)?;
        let args = [("name", entry.entrant.name.as_str().into())];
        let title = scene.say_with("tournament-players-leave-title", &args);
        Some(Head::new("leave", title, scene.say("tournament-event-record")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let scene = fields.scene;
        let how =
            [(false, "tournament-players-withdraws"), (true, "tournament-players-is-expelled")];
        fields.choose(ui, "tournament-players-how", &how, &mut self.expelled);
        let wrong = self.from().is_none().then(|| scene.say("setup-not-a-number"));
        fields.text(ui, Field::new(FROM).fault(wrong), &mut self.from);
        let effect = self.effect(scene);
        let is_late = self.from().is_some_and(|from| from <= scene.snap.hall.contest.published());
        let stay = is_late.then(|| published_stay(scene));
        self.tell(fields, effect.iter().chain(&stay));
        if let Some(effect) = effect {
            ui.label(Text::Strong.rich(effect));
        }
        if let Some(stay) = stay {
            soft(ui, stay);
        }
        others_ui(ui, fields, &mut self.others);
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let from = check.read(FROM, self.from(), "setup-not-a-number");
        let nos = meant(check, self.no, &self.others);
        let reason = check.reason(&self.reason);
        let expelled = self.expelled;
        let (from, nos, reason) = (from?, nos?, reason?);
        let what = match nos[..] {
            [no] => Ask::Leave { no, from, expelled, reason },
            _ => Ask::LeaveTogether { nos, from, expelled, reason },
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}

/// Who had left and plays again.
#[derive(Debug, Clone, Copy)]
enum Returning {
    Player(EntrantNo),
    Team(TeamNo),
}

/// Somebody, or a team, that had left plays again: from which round, and why.
#[derive(Debug)]
pub(in crate::screens::competition) struct ReturnForm {
    who: Returning,
    from: String,
    reason: String,
}

impl ReturnForm {
    /// From the next round that is not published.
    pub(super) fn new(scene: &Scene<'_>, no: EntrantNo) -> Self {
        Self::of(scene, Returning::Player(no))
    }

    /// The same of a team.
    pub(in crate::screens::competition) fn of_team(scene: &Scene<'_>, no: TeamNo) -> Self {
        Self::of(scene, Returning::Team(no))
    }

    fn of(scene: &Scene<'_>, who: Returning) -> Self {
        let from = scene.snap.hall.contest.published().saturating_add(1).to_string();
        Self { who, from, reason: String::new() }
    }
}

impl DialogForm for ReturnForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let contest = &scene.snap.hall.contest;
        let name = match self.who {
            Returning::Player(no) => contest.name(no),
            Returning::Team(no) => contest.team_name(no),
        };
        let title = scene.say_with("tournament-players-return-title", &[("name", name.into())]);
        Some(Head::new("return", title, scene.say("tournament-event-record")).width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.text(ui, RETURNS, &mut self.from);
        soft(ui, fields.say("tournament-players-return-what"));
        fields.reason(ui, &mut self.reason);
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let from = self.from.trim().parse().ok().filter(|round| *round > 0);
        let from = check.read(RETURNS, from, "setup-not-a-number");
        let reason = check.reason(&self.reason);
        let (from, reason) = (from?, reason?);
        let what = match self.who {
            Returning::Player(no) => Ask::Return { no, from, reason },
            Returning::Team(no) => Ask::ReturnTeam { no, from, reason },
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}

/// What is noted of somebody in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InRound {
    Absent,
    Bye(Bye),
    Plays,
}

/// What becomes of somebody in one round.
#[derive(Debug)]
pub(super) struct AbsentForm {
    no: EntrantNo,
    others: String,
    round: String,
    what: InRound,
}

impl AbsentForm {
    /// The next round that is not published.
    pub(super) fn new(scene: &Scene<'_>, no: EntrantNo) -> Self {
        let next = scene.snap.hall.contest.published().saturating_add(1);
        Self { no, others: String::new(), round: next.to_string(), what: InRound::Absent }
    }
}

impl DialogForm for AbsentForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let entry = scene.snap.hall.contest.entrants.get(&self.no)?;
        let args = [("name", entry.entrant.name.as_str().into())];
        let title = scene.say_with("tournament-players-round-title", &args);
        let head = Head::new("absent", title, scene.say("tournament-event-record"));
        Some(head.width(560.0).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        fields.text(ui, ROUND, &mut self.round);
        let regulations = fields.scene.snap.hall.contest.regulations.as_ref();
        let byes = [
            (InRound::Bye(Bye::Half), "tournament-players-half-bye"),
            (InRound::Bye(Bye::Full), "tournament-players-full-bye"),
            (InRound::Bye(Bye::Zero), "tournament-players-zero-bye"),
        ];
        let by_table = regulations.is_some_and(Regulations::is_table);
        let byes = byes.into_iter().filter(|_| !by_table);
        let all: Vec<(InRound, &str)> = [(InRound::Absent, "tournament-players-is-absent")]
            .into_iter()
            .chain(byes)
            .chain([(InRound::Plays, "tournament-players-plays")])
            .collect();
        fields.choose(ui, "tournament-players-round-what", &all, &mut self.what);
        if by_table {
            soft(ui, fields.say("tournament-players-absent-what"));
        }
        if self.what == InRound::Absent {
            others_ui(ui, fields, &mut self.others);
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let round = self.round.trim().parse().ok().filter(|round| *round > 0);
        let round = check.read(ROUND, round, "setup-not-a-number")?;
        let no = self.no;
        let what = match self.what {
            InRound::Absent => match meant(check, no, &self.others)?[..] {
                [no] => Ask::NoteAbsent { no, round },
                ref nos => Ask::NoteAbsences { nos: nos.to_vec(), round },
            },
            InRound::Bye(bye) => Ask::GrantBye { no, round, bye },
            InRound::Plays => Ask::NotePresent { no, round },
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
