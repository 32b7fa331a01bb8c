//! Pairings that are typed: `7 12` for the board that is proposed, `5 7 12` for board 5. What is odd
//! about them is told at once; it hinders nobody.

use std::collections::{BTreeMap, BTreeSet};

use egui::Ui;

use crate::actions::UiMessage;
use crate::form::{Check, Field, Fields};
use crate::scene::Scene;
use crate::screens::competition::round::points::points;
use crate::tokens::Text;
use crate::tokens::space;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::{Tone, badge};
use crate::widgets::button::{Weight, button_about};
use crate::widgets::card::{item, list, soft};
use crate::widgets::field::entered;
use jadoube_chess::side::Side;
use jadoube_competition::tournament::{Number, RoundResult};
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::remark::Remark;
use jadoube_core::competition::round::{Pairing, Round};
use jadoube_core::competition::state::Contest;
use jadoube_laws::ids::BoardNo;

/// For which boards something is typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Boards {
    /// For one after the other.
    InTurn,
    /// For those whose pairings are changed.
    Changed,
}

/// The pairings that were typed, and the field for the next.
#[derive(Debug)]
pub(super) struct Pairs {
    round: u8,
    boards: Boards,
    text: String,
    fault: Option<String>,
    /// In the order of their boards.
    pub(super) typed: Vec<Pairing>,
    /// What is odd about them.
    odd: Vec<String>,
    /// How those who are to be paired stand, by the number.
    stand: BTreeMap<u16, String>,
}

impl Pairs {
    /// Those of a draft that is there already, or none.
    pub(super) fn new(scene: &Scene<'_>, round: u8, boards: Boards) -> Self {
        let drafted = scene.snap.hall.contest.rounds.get(&round);
        let typed = match boards {
            Boards::InTurn => drafted.map(pairings_of).unwrap_or_default(),
            Boards::Changed => Vec::new(),
        };
        let stand = match boards {
            Boards::InTurn => standing(scene, round),
            Boards::Changed => BTreeMap::new(),
        };
        let (text, odd) = (String::new(), Vec::new());
        let mut pairs = Self { round, boards, text, fault: None, typed, odd, stand };
        pairs.odd = pairs.oddities(scene);
        pairs
    }

    /// The label of the field.
    pub(super) const fn label(&self) -> &'static str {
        match self.boards {
            Boards::InTurn => "tournament-pair-next",
            Boards::Changed => "tournament-pair-changed",
        }
    }

    /// The board that is proposed.
    fn board(&self, contest: &Contest) -> BoardNo {
        let first = contest.regulations.as_ref().map_or(BoardNo(1), |one| one.first_board);
        let taken = |board: &BoardNo| self.typed.iter().any(|one| one.board == *board);
        let own: BTreeSet<BoardNo> =
            contest.entrants.values().filter_map(|entry| entry.entrant.fixed_board).collect();
        let mut free = (first.0..).map(BoardNo).filter(|board| !taken(board));
        free.find(|board| !own.contains(board)).unwrap_or(first)
    }

    /// Draws the field, what was typed, and what is odd about it.
    pub(super) fn show(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        let board = self.board(contest);
        let label = scene.say_with(self.label(), &[("board", board.0.into())]);
        let example = scene.say(match self.boards {
            Boards::InTurn => "tournament-pair-example",
            Boards::Changed => "tournament-pair-changed-example",
        });
        let field =
            Field::new(self.label()).named(&label).example(example).fault(self.fault.clone());
        let response = fields.text(ui, field, &mut self.text);
        if response.changed() {
            self.fault = None;
        }
        if entered(ui, &response) {
            if self.text.trim().is_empty() {
                fields.go_to_main_button();
            } else {
                self.take(scene, board, fields);
                response.request_focus();
            }
        }
        ui.add_space(space::S);
        for odd in &self.odd {
            badge(ui, Tone::Warn, odd);
        }
        self.list_ui(ui, scene);
        if self.boards == Boards::InTurn {
            self.left_ui(ui, scene);
        }
    }

    /// Those who are not paired yet.
    fn left_ui(&self, ui: &mut Ui, scene: &Scene<'_>) {
        let contest = &scene.snap.hall.contest;
        let paired: BTreeSet<EntrantNo> = self.typed.iter().flat_map(|one| one.both()).collect();
        let left = contest.order().into_iter().filter(|no| {
            let plays =
                contest.entrants.get(no).is_some_and(|entry| !entry.stay.has_left(self.round));
            plays && !paired.contains(no)
        });
        let called = |no: EntrantNo| {
            let stand = contest.number(no).and_then(|number| self.stand.get(&number));
            stand.cloned().unwrap_or_else(|| contest.called(no))
        };
        let left: Vec<String> = left.map(called).collect();
        if !left.is_empty() {
            let args = [("count", left.len().into()), ("players", left.join(", ").into())];
            soft(ui, scene.say_with("tournament-pair-left", &args));
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let contest = &scene.snap.hall.contest;
        let (remove, mut gone) = (scene.say("tournament-pair-remove"), None);
        list(ui, &scene.say("tournament-pair-list"), |ui| {
            for pairing in self.typed.iter().rev() {
                let [white, black] = pairing.both().map(|no| contest.called(no));
                let args = [
                    ("board", pairing.board.0.into()),
                    ("players", format!("{white} – {black}").into()),
                ];
                let told = scene.say_with("tournament-round-at", &args);
                item(ui, &told, |ui| {
                    ui.horizontal_wrapped(|ui| {
                        ui.label(Text::Body.rich(&told));
                        if button_about(ui, Weight::Quiet, &remove, &told).clicked() {
                            gone = Some(pairing.board);
                        }
                    });
                });
            }
        });
        if let Some(board) = gone {
            self.typed.retain(|one| one.board != board);
            self.odd = self.oddities(scene);
        }
    }

    /// Takes what stands in the field, or tells what is wrong with it.
    fn take(&mut self, scene: &Scene<'_>, board: BoardNo, fields: &mut Fields<'_, '_>) {
        match self.read(scene, board) {
            Ok(pairing) => {
                let before = std::mem::take(&mut self.odd);
                self.add(scene, pairing);
                fields.settle(self.label());
                let contest = &scene.snap.hall.contest;
                let [white, black] = pairing.both().map(|no| contest.name(no));
                let players = format!("{white} – {black}");
                let args = [("board", pairing.board.0.into()), ("players", players.into())];
                let mut told = vec![scene.say_with("tournament-round-at", &args)];
                told.extend(self.odd.iter().filter(|odd| !before.contains(odd)).cloned());
                fields.actions.push(UiMessage::Say(Manner::Polite, told.join(". ")));
            }
            Err(why) => {
                fields.actions.push(UiMessage::Say(Manner::Assertive, why.clone()));
                self.fault = Some(why);
            }
        }
    }

    fn add(&mut self, scene: &Scene<'_>, pairing: Pairing) {
        self.typed.retain(|one| one.board != pairing.board);
        self.typed.push(pairing);
        self.typed.sort_by_key(|one| one.board);
        self.text.clear();
        self.odd = self.oddities(scene);
    }

    /// Takes what still stands in the field before the form is sent, as Enter in it does; nothing, where
    /// that is wrong, which is told.
    pub(super) fn take_rest(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        if self.text.trim().is_empty() {
            return Some(());
        }
        let scene = check.scene;
        match self.read(scene, self.board(&scene.snap.hall.contest)) {
            Ok(pairing) => {
                self.fault = None;
                self.add(scene, pairing);
                Some(())
            }
            Err(why) => {
                check.fault(self.label(), why);
                None
            }
        }
    }

    fn read(&self, scene: &Scene<'_>, proposed: BoardNo) -> Result<Pairing, String> {
        let contest = &scene.snap.hall.contest;
        let parts = self.text.split(|letter: char| !letter.is_ascii_digit());
        let numbers: Vec<u16> = parts.filter_map(|part| part.parse().ok()).collect();
        let (board, white, black) = match numbers[..] {
            [white, black] => (None, white, black),
            [board, white, black] => (Some(BoardNo(board)), white, black),
            _ => return Err(scene.say("tournament-pair-not-read")),
        };
        let order = contest.order();
        let of = |number: u16| {
            let at = usize::from(number).checked_sub(1);
            let found = at.and_then(|at| order.get(at).copied());
            let args = [("number", number.into())];
            found.ok_or_else(|| scene.say_with("tournament-pair-nobody", &args))
        };
        let (white, black) = (of(white)?, of(black)?);
        if white == black {
            return Err(scene.say("tournament-pair-himself"));
        }
        let round = contest.rounds.get(&self.round);
        let sits = |no: EntrantNo| {
            let bouts = round.into_iter().flat_map(|round| &round.bouts);
            let mut here = bouts.filter(|bout| bout.pairing.both().contains(&no));
            here.next().map(|bout| bout.pairing.board)
        };
        let own = |no| contest.entrants.get(&no).and_then(|entry| entry.entrant.fixed_board);
        let board = board.unwrap_or_else(|| match self.boards {
            Boards::InTurn => own(white).or(own(black)).unwrap_or(proposed),
            Boards::Changed => sits(white).or(sits(black)).unwrap_or(proposed),
        });
        let others = self.typed.iter().filter(|one| one.board != board);
        for other in others {
            for no in [white, black] {
                if other.both().contains(&no) {
                    let args =
                        [("player", contest.called(no).into()), ("board", other.board.0.into())];
                    return Err(scene.say_with("tournament-pair-twice", &args));
                }
            }
        }
        Ok(Pairing { board, white, black })
    }

    /// What speaks against what was typed; who is not paired yet stands below.
    fn oddities(&self, scene: &Scene<'_>) -> Vec<String> {
        let hall = &scene.snap.hall;
        let remarks = hall.contest.remarks(self.round, &self.typed, &hall.pairing_boards());
        let remarks = remarks.iter().filter(|one| !matches!(one, Remark::LeftOut { .. }));
        remarks.map(|one| scene.words.tell(one)).collect()
    }
}

/// The players with their points before a round and the colours of the games that they have played; before
/// the first round nothing.
fn standing(scene: &Scene<'_>, round: u8) -> BTreeMap<u16, String> {
    let before = round.saturating_sub(1);
    if before == 0 {
        return BTreeMap::new();
    }
    let hall = &scene.snap.hall;
    let tournament = hall.tournament().standing;
    let told = |no: EntrantNo| {
        let number = hall.contest.number(no)?;
        let of = Number(number);
        let rounds = &tournament.players.get(&of)?.rounds;
        let with = |side: Side| {
            let played = rounds.iter().take(usize::from(before)).flatten();
            let is_so = |one: &&RoundResult| {
                let RoundResult::Game { colour, .. } = one else { return false };
                *colour == side
            };
            played.filter(is_so).count()
        };
        let args = [
            ("player", hall.contest.called(no).into()),
            ("points", points(tournament.points(of, before)).into()),
            ("whites", with(Side::White).into()),
            ("blacks", with(Side::Black).into()),
        ];
        Some((number, scene.say_with("tournament-pair-stands", &args)))
    };
    hall.contest.order().into_iter().filter_map(told).collect()
}

/// The pairings of a round, board by board.
pub(super) fn pairings_of(round: &Round) -> Vec<Pairing> {
    round.bouts.iter().map(|bout| bout.pairing).collect()
}
