//! Two boards and two scores on paper, so that they can be reconciled without a hall (`jadoube
//! reconcile`, `tests/reconcile`), and the rulings of an edition on what was found.

use serde::Deserialize;

use crate::blind::reconcile::scores::Agreement;
use crate::blind::reconcile::times::Clocks;
use crate::blind::reconcile::{Reconciliation, ReconciliationInput, RecordKind, Verdict};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Variant};
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::any;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::case_file::{self, CaseFile, GameSoFar};
use jadoube_laws::rulings::fault::{Fault, FaultReason};
use jadoube_laws::rulings::ruling::Ruling;
use jadoube_laws::rulings::sealed::facts::BoardsDiffer;

/// The times that were measured after a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredTimes {
    /// Which, from 1.
    pub ply: Ply,
    /// What White had left, in milliseconds.
    pub white: Millis,
    /// What Black had left, in milliseconds.
    pub black: Millis,
}

/// Two boards and two scores on paper.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The start position; the usual one if left out.
    #[serde(default)]
    pub fen: Option<String>,
    /// What stands on each player's board: the first field of a FEN.
    pub boards: BySide<Placement>,
    /// Each player's score as it is typed: rows or running text.
    #[serde(default)]
    pub scores: BySide<String>,
    /// The moves that are on record besides, as in a case file.
    #[serde(default)]
    pub record: String,
    /// The times that were measured.
    #[serde(default)]
    pub measured: Vec<MeasuredTimes>,
    /// The time control, `40/90+30,15+30`; an hour and a half with half a minute if left out.
    #[serde(default)]
    pub control: Option<String>,
    /// What each clock shows, in milliseconds.
    #[serde(default)]
    pub clocks: Option<BySide<Millis>>,
}

impl Paper {
    /// What lies on the table.
    ///
    /// # Errors
    /// A [`Fault`] for a start position, a time control or a move of the record that cannot be
    /// read.
    pub fn table(&self) -> Result<ReconciliationInput, Fault> {
        let so_far = self.so_far(String::new());
        let start = Position::from_fen(&so_far.fen, Variant::Standard)
            .map_err(|_| unreadable("fen", &so_far.fen, case_file::START))?;
        let control = so_far
            .control
            .parse()
            .map_err(|_| unreadable("control", &so_far.control, case_file::CONTROL))?;
        let clocks = self.clocks.map(|left| Clocks { left, control });
        let mut measured = Vec::new();
        for MeasuredTimes { ply, white, black } in &self.measured {
            let nth = usize::from(ply.0)
                .checked_sub(1)
                .ok_or_else(|| unreadable("measured", "ply: 0", "ply: 1"))?;
            measured.resize(measured.len().max(nth + 1), None);
            if let Some(slot) = measured.get_mut(nth) {
                *slot = Some(BySide::new(*white, *black));
            }
        }
        let record = self.recorded(&start)?;
        let sheet = |side: Side| Sheet::from_text(self.scores.of(side));
        let sheets = BySide::new(sheet(Side::White), sheet(Side::Black));
        let recorded = RecordKind::Witness;
        let boards = self.boards;
        let pending = None;
        Ok(ReconciliationInput {
            start,
            boards,
            sheets,
            record,
            pending,
            measured,
            clocks,
            recorded,
        })
    }

    fn recorded(&self, start: &Position) -> Result<Vec<Move>, Fault> {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for (number, text) in (1..).zip(case_file::words(&self.record)) {
            let m = any::read(&position, text, PieceLetters::English)
                .map_err(|why| Fault::new("record", FaultReason::MoveOfGame { number, why }))?;
            position.play(m);
            moves.push(m);
        }
        Ok(moves)
    }

    fn so_far(&self, moves: String) -> GameSoFar {
        let usual = GameSoFar::default();
        GameSoFar {
            fen: self.fen.clone().unwrap_or(usual.fen),
            control: self.control.clone().unwrap_or(usual.control),
            clocks: self.clocks,
            moves,
            ..GameSoFar::default()
        }
    }

    /// The rulings of an edition on what was found: one for each board that is adjusted, one where
    /// the game goes back; none where nothing is decided or wrong.
    ///
    /// # Errors
    /// A [`Fault`] when the game cannot be set up.
    pub fn rulings(&self, found: &Reconciliation, edition: &Edition) -> Result<Vec<Ruling>, Fault> {
        let moves = found.line.uci();
        let moves = moves.iter().map(|uci| uci.0.as_str()).collect::<Vec<_>>().join(" ");
        let ruled = |facts: BoardsDiffer| {
            let game = self.so_far(moves.clone());
            CaseFile { game, kind: None, case: Case::BoardsDiffer(facts) }.rule(edition)
        };
        found.cases().into_iter().map(ruled).collect()
    }
}

fn unreadable(part: &str, told: &str, example: &str) -> Fault {
    let (told, example) = (told.to_owned(), example.to_owned());
    Fault::new(part, FaultReason::Unreadable { told, example, near: Vec::new() })
}

impl Reconciliation {
    /// The cases for the arbiter. Where the game goes back nobody is at fault: the case names the
    /// player whose move it then is.
    #[must_use]
    pub fn cases(&self) -> Vec<BoardsDiffer> {
        match &self.verdict {
            Verdict::Adjust { boards } => boards
                .iter()
                .map(|by| BoardsDiffer {
                    by: Some(*by),
                    scores_agree: Some(true),
                    ply: self.line.ply(),
                })
                .collect(),
            Verdict::Retrace { to } => {
                let by = self.target.as_ref().map_or(Side::White, Position::turn);
                vec![BoardsDiffer { by: Some(by), scores_agree: Some(false), ply: *to }]
            }
            Verdict::Same
            | Verdict::Reversed { .. }
            | Verdict::BothAgainstScores
            | Verdict::AsAnnounced { .. }
            | Verdict::Behind { .. }
            | Verdict::Ahead { .. }
            | Verdict::Undecided { .. } => Vec::new(),
        }
    }

    /// The case of boards that were noticed to differ, with what both scores tell: where they differ or
    /// leave a half-move open, nobody is at fault, and the case names the player whose move it then is.
    #[must_use]
    pub fn by_scores(&self, noticed: &BoardsDiffer) -> BoardsDiffer {
        let (Agreement::Differ { at } | Agreement::Open { at }) = self.scores.agreement else {
            return BoardsDiffer { scores_agree: Some(true), ..noticed.clone() };
        };
        let ply = Ply(at.0.saturating_sub(1));
        let by = self.line.position(ply).map(Position::turn).or(noticed.by);
        BoardsDiffer { by, scores_agree: Some(false), ply }
    }
}
