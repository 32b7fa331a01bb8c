//! The regulations of the event: fixed once, changed with a reason.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::event::byes::Byes;
use crate::screens::competition::event::stages::Stages;
use crate::screens::competition::event::teams::Teams;
use crate::screens::competition::event::tie_breaks::TieBreakList;
use crate::screens::setup::control::{self, ControlField};
use crate::tokens::Text;
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use jadoube_competition::berger::{Cycles, Joint};
use jadoube_competition::olympiad1972::regulations::{
    CONTROL as CONTROL_1972, Event as Championship,
};
use jadoube_competition::points::{Points, Scoring};
use jadoube_competition::tiebreak::edition::Edition;
use jadoube_competition::withdrawal;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::RatingKind;
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::start::StartPosition;
use jadoube_core::competition::team::TeamRules;
use jadoube_core::hall::command::Command;
use jadoube_i18n::clock;
use jadoube_i18n::regulations as words;
use jadoube_laws::ids::BoardNo;

/// How it is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SystemKind {
    Single,
    Double,
    KnockOut,
    Match,
    Manual,
    /// A team world championship of 1972.
    Olympiad(Championship),
}

/// What results are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Worth {
    Usual,
    ThreeOne,
    Own,
}

/// The labels of the fields for what results are worth.
const WORTH: [&str; 4] = [
    "tournament-event-win",
    "tournament-event-draw",
    "tournament-event-loss",
    "tournament-event-absence",
];

/// What was typed so far.
#[derive(Debug)]
pub(in crate::screens::competition) struct RegulationsForm {
    /// Those that are changed; none, where they are fixed now.
    old: Option<Regulations>,
    teams: Teams,
    system: SystemKind,
    joint: Joint,
    rounds: String,
    stages: Stages,
    worth: Worth,
    points: [String; 4],
    tie_breaks: TieBreakList,
    edition: Edition,
    withdrawal: withdrawal::Edition,
    control: ControlField,
    rating: RatingKind,
    first_board: String,
    host: String,
    start: StartPosition,
    byes: Byes,
    reason: String,
}

impl RegulationsForm {
    /// The regulations as they are; as they are usual, where there are none.
    pub(in crate::screens::competition) fn new(scene: &Scene<'_>) -> Self {
        let hall = &scene.snap.hall;
        let old = hall.contest.regulations.clone();
        let last = hall.games.values().rev().find_map(|one| one.game.setup.known_control());
        let begins = hall.competition.as_ref().map(|one| one.date.as_str()).unwrap_or_default();
        let usual = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
        let system = old.as_ref().map_or(usual, |old| old.system);
        let (kind, joint, rounds) = match system {
            System::RoundRobin { cycles: Cycles::Single, .. } => {
                (SystemKind::Single, Joint::Exchanged, 9)
            }
            System::RoundRobin { cycles: Cycles::Double(joint), .. } => {
                (SystemKind::Double, joint, 9)
            }
            System::KnockOut { .. } => (SystemKind::KnockOut, Joint::Exchanged, 9),
            System::Match => (SystemKind::Match, Joint::Exchanged, 9),
            System::Manual { rounds } => (SystemKind::Manual, Joint::Exchanged, rounds),
            System::Olympiad1972 { event } => (SystemKind::Olympiad(event), Joint::Exchanged, 9),
        };
        let scoring = old.as_ref().map(|old| old.scoring).unwrap_or_default();
        let edition =
            old.as_ref().map_or_else(|| Edition::on_day(begins), |old| old.tie_break_edition);
        let teams = Teams::of(old.as_ref().and_then(|old| old.teams.clone()));
        let all = [scoring.win, scoring.draw, scoring.loss, scoring.absence];
        Self {
            system: kind,
            joint,
            rounds: rounds.to_string(),
            stages: Stages::of(old.as_ref()),
            worth: match scoring {
                Scoring::USUAL => Worth::Usual,
                Scoring::THREE_ONE => Worth::ThreeOne,
                _ => Worth::Own,
            },
            points: all.map(|one| words::points(scene.words, one)),
            tie_breaks: match &old {
                Some(old) => TieBreakList::of(old.tie_breaks.clone()),
                None => TieBreakList::proposed((system, edition), teams.play),
            },
            edition,
            withdrawal: old.as_ref().map_or(withdrawal::Edition::Handbook, |old| old.withdrawal),
            control: ControlField::new(old.as_ref().map(|old| &old.control).or(last)),
            rating: old.as_ref().map(|old| old.rating).unwrap_or_default(),
            first_board: old.as_ref().map_or(1, |old| old.first_board.0).to_string(),
            host: old.as_ref().map(|old| old.host.clone()).unwrap_or_default(),
            start: old.as_ref().map(|old| old.start).unwrap_or_default(),
            byes: Byes::of(old.as_ref().map(|old| old.byes).unwrap_or_default()),
            reason: String::new(),
            teams,
            old,
        }
    }

    fn system(&self) -> Option<System> {
        let tables = Tables::Handbook;
        Some(match self.system {
            SystemKind::Single => System::RoundRobin { cycles: Cycles::Single, tables },
            SystemKind::Double => System::RoundRobin { cycles: Cycles::Double(self.joint), tables },
            SystemKind::KnockOut => System::KnockOut { third_place: self.stages.third_place },
            SystemKind::Match => System::Match,
            SystemKind::Manual => {
                let rounds = self.rounds.trim().parse().ok().filter(|rounds| *rounds > 0)?;
                System::Manual { rounds }
            }
            SystemKind::Olympiad(event) => System::Olympiad1972 { event },
        })
    }

    /// The system for what depends on it; one of a few rounds, while their number is no number.
    fn likely_system(&self) -> System {
        self.system().unwrap_or(System::Manual { rounds: 1 })
    }

    fn scoring(&self) -> Option<Scoring> {
        match self.worth {
            Worth::Usual => Some(Scoring::USUAL),
            Worth::ThreeOne => Some(Scoring::THREE_ONE),
            Worth::Own => {
                let [win, draw, loss, absence] =
                    self.points.each_ref().map(|typed| Points::read(typed.trim()));
                let (win, draw) = (win?, draw?);
                let (loss, absence) = (loss?, absence?);
                Some(Scoring { win, draw, loss, absence, pairing_bye: win, unknown: draw })
            }
        }
    }

    fn system_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        if scene.snap.hall.contest.published() > 0
            && let Some(old) = &self.old
        {
            // What cannot be changed says why.
            soft(ui, scene.say("tournament-event-system"));
            ui.label(Text::Body.rich(words::system(scene.words, old.system)));
            soft(ui, scene.words.tell(&Refusal::SystemFixed));
            return;
        }
        let systems = [
            (SystemKind::Single, "tournament-event-single"),
            (SystemKind::Double, "tournament-event-double"),
            (SystemKind::KnockOut, "tournament-event-knock-out"),
            (SystemKind::Match, "tournament-event-match"),
            (SystemKind::Manual, "tournament-event-manual"),
            (SystemKind::Olympiad(Championship::Men), "tournament-event-olympiad-men"),
            (SystemKind::Olympiad(Championship::Women), "tournament-event-olympiad-women"),
        ];
        let before = self.system;
        let mut changed = fields.choose(ui, "tournament-event-system", &systems, &mut self.system);
        match self.system {
            SystemKind::Single => {}
            SystemKind::KnockOut => self.stages.show(ui, fields, true),
            SystemKind::Match => self.stages.show(ui, fields, false),
            SystemKind::Olympiad(_) => {
                soft(ui, scene.say("tournament-event-olympiad-what"));
                if let Some(control) = self.control.is(CONTROL_1972) {
                    let control = clock::control(scene.words, &control);
                    let control = [("control", control.into())];
                    soft(ui, scene.say_with("tournament-event-olympiad-control", &control));
                }
            }
            SystemKind::Double => {
                let joints = [
                    (Joint::Exchanged, "tournament-event-exchanged"),
                    (Joint::AsTabled, "tournament-event-as-tabled"),
                ];
                fields.choose(ui, "tournament-event-joint", &joints, &mut self.joint);
            }
            SystemKind::Manual => {
                let wrong = self.system().is_none().then(|| scene.say("setup-not-a-number"));
                let rounds = Field::new("tournament-event-rounds").fault(wrong);
                changed |= fields.text(ui, rounds, &mut self.rounds).changed();
            }
        }
        if changed {
            self.follow_control(before);
            if let SystemKind::Olympiad(event) = self.system {
                // Its regulations prescribe all of these.
                self.edition = Edition::Olympiad1972;
                self.withdrawal = withdrawal::Edition::Rulings1970;
                let boards = u8::try_from(event.regulations().boards).unwrap_or(u8::MAX);
                self.teams = Teams::of(Some(TeamRules::new(boards)));
            }
            self.follow();
        }
    }

    /// A championship of 1972 proposes its time control; it goes again with it, if nobody changed it.
    fn follow_control(&mut self, before: SystemKind) {
        let is_olympiad = |kind| matches!(kind, SystemKind::Olympiad(_));
        match (is_olympiad(before), is_olympiad(self.system)) {
            (false, true) => self.control.propose(CONTROL_1972),
            (true, false) if self.control.is(CONTROL_1972).is_some() => {
                self.control = ControlField::new(self.old.as_ref().map(|old| &old.control));
            }
            _ => {}
        }
    }

    /// The usual tie-breaks of what is chosen now, where nobody has chosen others.
    fn follow(&mut self) {
        let of = (self.likely_system(), self.edition);
        self.tie_breaks.follow(of, self.teams.play);
    }

    fn worth_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let worth = [
            (Worth::Usual, "tournament-event-usual"),
            (Worth::ThreeOne, "tournament-event-three-one"),
            (Worth::Own, "tournament-event-own"),
        ];
        fields.choose(ui, "tournament-event-scoring", &worth, &mut self.worth);
        if self.worth != Worth::Own {
            return;
        }
        soft(ui, scene.say("tournament-event-own-rule"));
        let refused = self.scoring().and_then(|scoring| scoring.check().err());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().text_edit_width = 60.0;
            for (label, typed) in WORTH.into_iter().zip(&mut self.points) {
                let wrong = Points::read(typed.trim()).is_none();
                let fault = wrong.then(|| scene.say("tournament-event-no-points"));
                ui.allocate_ui(egui::vec2(150.0, 40.0), |ui| {
                    ui.set_max_width(150.0);
                    fields.text(ui, Field::new(label).fault(fault), typed);
                });
            }
        });
        if let Some(refused) = refused {
            crate::widgets::field::fault_ui(ui, &scene.words.tell(&refused));
        }
    }

    fn other_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        self.control.show(ui, fields);
        fields.choose(ui, "tournament-event-start", &words::STARTS, &mut self.start);
        let ratings = words::RATINGS;
        fields.choose(ui, "tournament-event-rating", &ratings, &mut self.rating);
        let editions =
            withdrawal::Edition::ALL.map(|one| (one, words::withdrawal(scene.words, one)));
        fields.pick(ui, "tournament-event-withdrawal", &editions, &mut self.withdrawal);
        let wrong = board(&self.first_board).is_none().then(|| scene.say("setup-not-a-number"));
        let first = Field::new("tournament-event-first-board").fault(wrong);
        fields.text(ui, first, &mut self.first_board);
        fields.text(ui, Field::new("tournament-event-host").example("MKD"), &mut self.host);
        if self.system == SystemKind::Manual {
            self.byes.show(ui, fields);
        }
        if self.old.is_some() {
            fields.reason(ui, &mut self.reason);
        }
    }

    const fn is_knockout(&self) -> bool {
        matches!(self.system, SystemKind::KnockOut | SystemKind::Match)
    }

    fn tie_breaks_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        // Places follow from the bracket.
        if self.is_knockout() {
            return;
        }
        let scene = fields.scene;
        let editions = Edition::ALL.map(|one| (one, scene.words.tell(&one)));
        let system = self.likely_system();
        if fields.pick(ui, "tournament-event-edition", &editions, &mut self.edition) {
            self.follow();
        }
        self.tie_breaks.show(ui, fields, ((system, self.edition), self.teams.play));
    }

    /// What is meant; the field that is wrong says why.
    fn regulations(&self, check: &mut Check<'_, '_>) -> Option<Regulations> {
        let words = check.scene.words;
        let system = check.read("tournament-event-rounds", self.system(), "setup-not-a-number");
        let scoring = match self.scoring() {
            Some(scoring) => {
                let fault = scoring.check().map_err(|refused| words.tell(&refused));
                check.result(WORTH[1], fault.map(|()| scoring))
            }
            None => {
                let wrong = self.points.iter().zip(WORTH);
                let wrong = wrong.filter(|(typed, _)| Points::read(typed.trim()).is_none());
                let at = wrong.map(|(_, label)| label).next().unwrap_or(WORTH[0]);
                check.read(at, None, "tournament-event-no-points")
            }
        };
        let list = match self.is_knockout() {
            true => Ok(Vec::new()),
            false => self.tie_breaks.read().map_err(|bad| words.tell(&bad)),
        };
        let list = check.result("tournament-event-tie-breaks", list);
        let (stages, final_stages) = match self.is_knockout() {
            true => self.stages.read(check)?,
            false => (Vec::new(), Vec::new()),
        };
        let control = self.control.read().map_err(|fault| words.tell(&fault));
        let control = check.result(control::LABEL, control);
        let first = board(&self.first_board);
        let first_board = check.read("tournament-event-first-board", first, "setup-not-a-number");
        let byes = self.byes.read(check);
        let teams = self.teams.read(check);
        let (system, control) = (system?, control?);
        Some(Regulations {
            system,
            scoring: scoring?,
            tie_breaks: TieBreakList::written(&list?),
            tie_break_edition: self.edition,
            withdrawal: self.withdrawal,
            handling: self.old.as_ref().map(|old| old.handling).unwrap_or_default(),
            rating: self.rating,
            first_board: first_board?,
            host: self.host.trim().to_uppercase(),
            start: self.start,
            byes: byes?,
            stages,
            final_stages,
            teams: teams?,
            control,
            // They have a form of their own.
            prizes: self.old.as_ref().map(|old| old.prizes.clone()).unwrap_or_default(),
        })
    }
}

fn board(typed: &str) -> Option<BoardNo> {
    typed.trim().parse().ok().filter(|board| *board > 0).map(BoardNo)
}

impl DialogForm for RegulationsForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let (title, deed) = match self.old {
            None => ("tournament-event-fix-title", "tournament-event-fix"),
            Some(_) => ("tournament-event-change-title", "tournament-event-record"),
        };
        let head = Head::new("regulations", scene.say(title), scene.say(deed));
        // Where the system is fixed the next choice is the first.
        let is_fixed = scene.snap.hall.contest.published() > 0;
        let first = if is_fixed { "tournament-event-scoring" } else { "tournament-event-system" };
        let head = head.width(1000.0).columns().begin_at(first);
        Some(head.enter_nowhere().waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        match column {
            Column::First => {
                self.system_ui(ui, fields);
                if self.teams.show(ui, fields) {
                    self.follow();
                }
                self.worth_ui(ui, fields);
                self.other_ui(ui, fields);
            }
            Column::Last => self.tie_breaks_ui(ui, fields),
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let regulations = self.regulations(check);
        let reason = match self.old {
            Some(_) => check.reason(&self.reason)?,
            None => String::new(),
        };
        let regulations = Box::new(regulations?);
        let what = match self.old {
            Some(_) => Ask::ChangeRegulations { regulations, reason },
            None => Ask::Start { regulations },
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
