//! Games to set up: one board or sixty, with players, time control and start position.

pub mod control;

use std::collections::BTreeSet;

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::setup::control::ControlField;
use crate::widgets::announcer::Audience;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::dialog::Column;
use jadoube_chess::board::position::{Position, Variant as ChessForm};
use jadoube_chess::side::BySide;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::refusal::Refusal;
use jadoube_laws::game::event::{Player, Setup, Timing};
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};

/// The label of the field for the first board.
const FIRST: &str = "setup-first-board";
/// So many boards are set up at once at the most.
const MOST: u16 = 200;

/// From which position the games begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    Usual,
    Chess960,
    Fen,
}

/// What was typed so far.
#[derive(Debug)]
pub struct SetupForm {
    first: String,
    /// The first board that was proposed, which makes room for another as long as it stands there.
    proposed: String,
    /// For how many boards it was.
    fitted: u16,
    count: String,
    round: String,
    pairings: String,
    /// How many pairings there were in the pass before.
    paired: usize,
    control: ControlField,
    start: Start,
    number: String,
    fen: String,
    timing: Timing,
    /// What was told before the boards are set up all the same.
    told: Vec<String>,
}

impl SetupForm {
    /// A form for the board at work, if its game is over, else for the next free one; with the time control
    /// of the game that was set up last.
    #[must_use]
    pub fn new(scene: &Scene<'_>) -> Self {
        let games = || scene.snap.hall.on_boards();
        let first = free(scene, 1).to_string();
        let last = games().map(|(_, game)| game.setup.round).max().unwrap_or(0);
        let goes_on = games().any(|(_, game)| game.setup.round == last && game.outcome().is_none());
        let round = if goes_on { last } else { last.saturating_add(1) };
        let known = scene.snap.hall.games.values().rev();
        let last = known.filter_map(|one| one.game.setup.known_control()).next();
        Self {
            proposed: first.clone(),
            first,
            fitted: 1,
            count: "1".into(),
            round: round.to_string(),
            pairings: String::new(),
            paired: 0,
            control: ControlField::new(last),
            start: Start::Usual,
            number: "518".into(),
            fen: String::new(),
            timing: Timing::Desk,
            told: Vec::new(),
        }
    }

    fn position(&self) -> Option<Position> {
        match self.start {
            Start::Usual => Some(Position::start()),
            Start::Chess960 => Position::chess960(self.number.trim().parse().ok()?).ok(),
            Start::Fen => Position::from_fen(&self.fen, ChessForm::Standard).ok(),
        }
    }

    /// The lines of the pairings.
    fn lines(&self) -> impl Iterator<Item = &str> {
        self.pairings.lines().filter(|line| !line.trim().is_empty())
    }

    /// Each pairing has a board: their number follows, unless more boards are wanted than there are pairings.
    fn follow_pairings(&mut self) {
        let now = self.lines().count();
        let before = std::mem::replace(&mut self.paired, now);
        let count = self.count.trim().parse::<usize>().ok();
        if now != before && count.is_none_or(|count| count <= now.max(before)) {
            self.count = now.max(1).to_string();
        }
    }

    /// The first board follows how many there are, as long as the one that was proposed stands there: no game may
    /// be in the way of the others.
    fn follow_count(&mut self, fields: &mut Fields<'_, '_>) {
        let Ok(count) = self.count.trim().parse::<u16>() else { return };
        let paired = u16::try_from(self.paired).unwrap_or(u16::MAX);
        let count = count.max(paired).clamp(1, MOST);
        let before = std::mem::replace(&mut self.fitted, count);
        if before == count || self.first != self.proposed {
            return;
        }
        let first = free(fields.scene, count).to_string();
        if first != self.first {
            // The keyboard is at another field.
            let label = fields.say(FIRST);
            fields.actions.hear(Audience::All, format!("{label}: {first}"));
            fields.settle(FIRST);
        }
        self.first.clone_from(&first);
        self.proposed = first;
    }

    fn setups(&self) -> Option<Vec<(BoardNo, Setup)>> {
        let first: u16 = self.first.trim().parse().ok().filter(|board| *board > 0)?;
        let count: u16 =
            self.count.trim().parse().ok().filter(|count| (1..=MOST).contains(count))?;
        let round: u16 = self.round.trim().parse().ok().filter(|round| *round > 0)?;
        let (control, position) = (self.control.read().ok()?, self.position()?);
        let pairings: Vec<BySide<Player>> = self.lines().map(pairing).collect();
        let count = count.max(u16::try_from(pairings.len()).unwrap_or(u16::MAX)).min(MOST);
        Some(
            (0..count)
                .map(|index| {
                    let setup = Setup {
                        players: pairings.get(usize::from(index)).cloned().unwrap_or_default(),
                        round,
                        form: position.form(),
                        fen: position.fen(),
                        control: control.clone(),
                        timing: self.timing,
                        imported: None,
                    };
                    (BoardNo(first.saturating_add(index)), setup)
                })
                .collect(),
        )
    }
}

/// The first of so many boards in a row on which no game waits or goes on: the board at work, else the first
/// whose game is over, else the one behind all others.
fn free(scene: &Scene<'_>, count: u16) -> u16 {
    let games = || scene.snap.hall.on_boards();
    let over = || games().filter(|(_, game)| game.outcome().is_some()).map(|(board, _)| board);
    let at_work = over().find(|board| Some(*board) == scene.board);
    let is_free =
        |board: u16| scene.snap.game(BoardNo(board)).is_none_or(|game| game.outcome().is_some());
    let fits = |board: &BoardNo| (board.0..board.0.saturating_add(count)).all(is_free);
    let behind = games().next_back().map_or(1, |(board, _)| board.0.saturating_add(1));
    at_work.into_iter().chain(over()).find(fits).map_or(behind, |board| board.0)
}

/// The boards on which a finished game would give way.
fn replaced(scene: &Scene<'_>, setups: &[(BoardNo, Setup)]) -> Vec<BoardNo> {
    let boards = setups.iter().map(|(board, _)| *board);
    let over =
        |board: &BoardNo| scene.snap.game(*board).is_some_and(|game| game.outcome().is_some());
    boards.filter(over).collect()
}

/// The boards on which a published pairing of the event waits to be played, and would give way.
fn of_the_event(scene: &Scene<'_>, setups: &[(BoardNo, Setup)]) -> Vec<BoardNo> {
    let hall = &scene.snap.hall;
    let rounds = hall.contest.rounds.keys();
    let paired: BTreeSet<GameNo> = rounds.flat_map(|round| hall.contest.games_of(*round)).collect();
    let waits = |board: &BoardNo| {
        let no = hall.at_board.get(board).filter(|no| paired.contains(no));
        let game = no.and_then(|no| hall.games.get(no));
        game.is_some_and(|one| one.game.status == Status::Waiting)
    };
    setups.iter().map(|(board, _)| *board).filter(waits).collect()
}

/// Boards as they are told: “1, 2 and 3”; none, where there are none.
fn told(scene: &Scene<'_>, boards: &[BoardNo]) -> Option<String> {
    let boards: Vec<String> = boards.iter().map(BoardNo::to_string).collect();
    let (last, others) = boards.split_last()?;
    if others.is_empty() {
        return Some(last.clone());
    }
    let args = [("boards", others.join(", ").into()), ("last", last.as_str().into())];
    Some(scene.say_with("setup-boards-and", &args))
}

/// Those who would play at two boards at once: with one another's, and with the boards where a game
/// goes on.
fn twice(scene: &Scene<'_>, setups: &[(BoardNo, Setup)]) -> Vec<String> {
    let names = |players: &BySide<Player>| {
        let names = [&players.white, &players.black].map(|player| player.name.trim().to_owned());
        names.into_iter().filter(|name| !name.is_empty())
    };
    let set: Vec<String> = setups.iter().flat_map(|(_, setup)| names(&setup.players)).collect();
    let elsewhere = scene.snap.hall.on_boards().filter(|(board, game)| {
        let stays = setups.iter().all(|(set, _)| set != board);
        let adjourned =
            scene.snap.hall.adjournment_at(*board).is_some_and(|one| one.is_adjourned());
        stays && game.outcome().is_none() && !adjourned
    });
    let playing: Vec<(String, BoardNo)> = elsewhere
        .flat_map(|(board, game)| names(game.players()).map(move |name| (name, board)))
        .collect();
    let mut found: Vec<(String, Option<BoardNo>)> = Vec::new();
    for (nth, name) in set.iter().enumerate() {
        let there = playing.iter().find(|(other, _)| same(name, other)).map(|(_, board)| *board);
        let again = there.is_some() || set.iter().skip(nth + 1).any(|other| same(name, other));
        if again && !found.iter().any(|(known, _)| same(known, name)) {
            found.push((name.clone(), there));
        }
    }
    let told = |(name, there): (String, Option<BoardNo>)| match there {
        Some(board) => {
            let args = [("name", name.into()), ("board", board.0.into())];
            scene.say_with("setup-plays-at", &args)
        }
        None => name,
    };
    found.into_iter().map(told).collect()
}

/// What is to be known before the boards are set up.
fn notices(scene: &Scene<'_>, setups: &[(BoardNo, Setup)]) -> Vec<String> {
    let again = || {
        let deed = scene.say_with("setup-deed", &[("count", setups.len().into())]);
        let key = format!("{}+⏎", scene.say("app-key-control"));
        [("deed", deed.into()), ("key", key.into())]
    };
    let mut found = Vec::new();
    for (id, boards) in [
        ("setup-of-the-event", of_the_event(scene, setups)),
        ("setup-replaces", replaced(scene, setups)),
    ] {
        let count = boards.len();
        if let Some(boards) = told(scene, &boards) {
            let [deed, key] = again();
            let args = [("count", count.into()), ("boards", boards.into()), deed, key];
            found.push(scene.say_with(id, &args));
        }
    }
    let twice = twice(scene, setups);
    if !twice.is_empty() {
        let [deed, key] = again();
        let args = [("names", twice.join("; ").into()), deed, key];
        found.push(scene.say_with("setup-twice", &args));
    }
    let alone = alone(setups);
    if !alone.is_empty() {
        let [deed, key] = again();
        let example = scene.say("setup-pairings-example");
        let args = [("names", alone.join("; ").into()), ("example", example.into()), deed, key];
        found.push(scene.say_with("setup-alone", &args));
    }
    found
}

/// Those who would play against nobody: often two names without a dash between them.
fn alone(setups: &[(BoardNo, Setup)]) -> Vec<String> {
    let players = setups.iter().map(|(_, setup)| &setup.players);
    let names = players.map(|both| [&both.white, &both.black].map(|player| player.name.trim()));
    let one = |names: [&str; 2]| match names {
        [name, ""] | ["", name] if !name.is_empty() => Some(name.to_owned()),
        _ => None,
    };
    names.filter_map(one).collect()
}

fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// `White – Black`, with a hyphen between spaces, any longer dash, a semicolon or a tab.
fn pairing(line: &str) -> BySide<Player> {
    let marks = ["\t", " – ", " - ", " — ", ";", "–", "—"];
    let cut = marks.iter().find_map(|mark| line.split_once(mark));
    let (white, black) = cut.unwrap_or((line, ""));
    let player = |name: &str| Player { name: name.trim().to_owned(), ..Player::default() };
    BySide::new(player(white), player(black))
}

impl DialogForm for SetupForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let setups = self.setups();
        let count = setups.as_ref().map_or(0, Vec::len);
        let button = scene.say_with("setup-deed", &[("count", count.into())]);
        let head = Head::new("setup", scene.say("setup-title"), button).width(760.0).wide();
        Some(head.enter_nowhere().ready(setups.is_some()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        self.boards_ui(ui, fields);
        self.control_ui(ui, fields);
        self.start_ui(ui, fields);
    }

    /// What was told stands beside the button that is pressed once more.
    fn below(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let now = self.setups().map(|setups| notices(fields.scene, &setups)).unwrap_or_default();
        if now == self.told {
            for notice in &self.told {
                badge(ui, Tone::Warn, notice);
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let setups = self.setups()?;
        let scene = check.scene;
        // All boards or none: what is refused of one is told before anything is asked or done.
        let hall = &scene.snap.hall;
        let refused = setups.iter().find_map(|(board, setup)| hall.may_set_up(*board, setup).err());
        if let Some(why) = refused {
            let is_of_board =
                matches!(why, Refusal::BoardTaken(_) | Refusal::NoBoardZero | Refusal::Stations(_));
            check.fault(if is_of_board { FIRST } else { "" }, scene.words.tell(&why));
            return None;
        }
        let notices = notices(scene, &setups);
        if !notices.is_empty() && notices != self.told {
            check.shown(notices.join(". "));
            self.told = notices;
            return None;
        }
        for (board, setup) in setups {
            check.actions.command(Command::SetUpGame { board, setup });
        }
        Some(())
    }
}

impl SetupForm {
    fn boards_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().text_edit_width = 70.0;
            for (label, text) in [
                (FIRST, &mut self.first),
                ("setup-count", &mut self.count),
                ("setup-round", &mut self.round),
            ] {
                let number = text.trim().parse::<u16>().is_ok_and(|number| number > 0);
                let fault = (!number).then(|| fields.say("setup-not-a-number"));
                ui.allocate_ui(egui::vec2(190.0, 40.0), |ui| {
                    ui.set_max_width(190.0);
                    fields.text(ui, Field::new(label).fault(fault), text);
                });
            }
        });
        let pairings = Field::new("setup-pairings").example(fields.say("setup-pairings-example"));
        fields.area(ui, pairings, &mut self.pairings, 3);
        self.follow_pairings();
        self.follow_count(fields);
    }

    fn control_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        self.control.show(ui, fields);
        let timings =
            [(Timing::Desk, "setup-timing-desk"), (Timing::Device, "setup-timing-device")];
        fields.choose(ui, "setup-timing", &timings, &mut self.timing);
    }

    fn start_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let starts = [
            (Start::Usual, "setup-start-usual"),
            (Start::Chess960, "setup-start-chess960"),
            (Start::Fen, "setup-start-fen"),
        ];
        fields.choose(ui, "setup-start", &starts, &mut self.start);
        let wrong = self.position().is_none();
        let fault = |id: &str| wrong.then(|| fields.say(id));
        match self.start {
            Start::Usual => {}
            Start::Chess960 => {
                let fault = fault("setup-number-wrong");
                let number = Field::new("setup-number").example("0–959").fault(fault);
                fields.text(ui, number, &mut self.number);
            }
            Start::Fen => {
                let fault = fault("setup-fen-wrong");
                let fen = Field::new("setup-fen").example("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
                fields.text(ui, fen.fault(fault), &mut self.fen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairings_are_read_one_a_line() {
        for (line, white, black) in [
            ("Novak, Ana - Petrova, Maja", "Novak, Ana", "Petrova, Maja"),
            ("Müller-Lüdenscheidt – Ристов", "Müller-Lüdenscheidt", "Ристов"),
            ("One\tTwo", "One", "Two"),
            ("Novak, Ana; Petrova, Maja", "Novak, Ana", "Petrova, Maja"),
            ("Novak–Petrova", "Novak", "Petrova"),
            ("Novak-Petrova", "Novak-Petrova", ""),
            ("Alone", "Alone", ""),
        ] {
            let players = pairing(line);
            assert_eq!((players.white.name.as_str(), players.black.name.as_str()), (white, black));
        }
    }
}
