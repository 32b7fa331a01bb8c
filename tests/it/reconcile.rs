//! Two boards of a game with a blind player that differ: random games with slips of the hand and
//! of the pen. (What each edition prescribes is in `tests/reconcile`.)

use jadoube::core::blind::reconcile::departure::Cause;
use jadoube::core::blind::reconcile::procedure::{Step, procedure};
use jadoube::core::blind::reconcile::reading::read_out;
use jadoube::core::blind::reconcile::scores::Agreement;
use jadoube::core::blind::reconcile::squares::{differences, handlings};
use jadoube::core::blind::reconcile::{Reconciliation, Table, Verdict, reconcile, verify};
use jadoube::core::board::piece::{Kind, Piece};
use jadoube::core::board::placement::Placement;
use jadoube::core::board::position::{Move, Position};
use jadoube::core::board::square::Square;
use jadoube::core::ids::Ply;
use jadoube::core::laws::adjournment::WrongExecution;
use jadoube::core::notation::san::san;
use jadoube::core::scoresheet::sheet::{Cell, Sheet};
use jadoube::core::side::{BySide, Side};
use proptest::prelude::*;

/// A random game: its moves, and the position before each and after the last.
struct Game {
    moves: Vec<Move>,
    positions: Vec<Position>,
}

impl Game {
    fn random(choices: &[u16]) -> Self {
        let mut game = Self { moves: Vec::new(), positions: vec![Position::start()] };
        for choice in choices {
            let position = game.end().clone();
            let legal = position.legal_moves();
            // A game of pieces to and fro proves little: captures and pawn moves weigh more.
            let lively: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.capture().is_some() || m.kind() == Kind::Pawn || m.is_castling())
                .collect();
            let from = if choice % 3 == 0 && !lively.is_empty() { &lively } else { &legal };
            let Some(m) = from.get(usize::from(*choice) % from.len().max(1)) else { break };
            game.moves.push(*m);
            game.positions.push(position.after(*m));
        }
        game
    }

    fn end(&self) -> &Position {
        self.positions.last().expect("the start position")
    }

    /// The first so many half-moves.
    fn cut(mut self, plies: usize) -> Self {
        self.moves.truncate(plies);
        self.positions.truncate(plies + 1);
        self
    }

    fn sheet(&self) -> Vec<String> {
        self.moves.iter().zip(&self.positions).map(|(m, position)| san(position, *m)).collect()
    }
}

fn sheet(texts: &[String]) -> Sheet {
    Sheet::new(texts.iter().map(|text| Cell::read(text)).collect())
}

/// What a hand makes of a move on a board that may be wrong; nothing where it would notice.
fn by_hand(board: &Placement, mover: Side, m: Move) -> Option<Placement> {
    let mut after = *board;
    let mut take = |square: Square, kind: Kind| {
        let there = after.get(square) == Some(Piece::new(mover, kind));
        after.set(square, None);
        there.then_some(())
    };
    take(m.from(), m.kind())?;
    if let Some((rook, _)) = m.castling_rook() {
        take(rook, Kind::Rook)?;
    }
    let step = |a: u8, b: u8| (i8::try_from(b).unwrap() - i8::try_from(a).unwrap()).signum();
    let (right, up) =
        (step(m.from().file(), m.to().file()), step(m.from().rank(), m.to().rank()));
    if m.kind() != Kind::Knight {
        let mut square = m.from().offset(right, up)?;
        while square != m.to() {
            if after.get(square).is_some() {
                return None;
            }
            square = square.offset(right, up)?;
        }
    }
    if let Some((_, square)) = m.capture() {
        if after.get(square).is_some_and(|piece| piece.side == mover) {
            return None;
        }
        after.set(square, None);
    }
    let mut put = |square: Square, kind: Kind| {
        let own = after.get(square).is_some_and(|piece| piece.side == mover);
        after.set(square, Some(Piece::new(mover, kind)));
        (!own).then_some(())
    };
    put(m.to(), m.promotion().unwrap_or(m.kind()))?;
    if let Some((_, to)) = m.castling_rook() {
        put(to, Kind::Rook)?;
    }
    Some(after)
}

/// A board on which one half-move is executed otherwise, as far as nobody notices: the board, the
/// other move, and how many half-moves were executed.
fn slipped(game: &Game, at: usize, choice: u16) -> Option<(Placement, Move, usize)> {
    let position = game.positions.get(at)?;
    let meant = *game.moves.get(at)?;
    let others: Vec<Move> = position.legal_moves().into_iter().filter(|m| *m != meant).collect();
    let other = *others.get(usize::from(choice) % others.len().max(1))?;
    let mut board = position.after(other).placement();
    let mut done = at + 1;
    for (m, before) in game.moves.iter().zip(&game.positions).skip(at + 1) {
        match by_hand(&board, before.turn(), *m) {
            Some(after) => board = after,
            None => break,
        }
        done += 1;
    }
    Some((board, other, done))
}

fn table(boards: BySide<Placement>, sheets: BySide<Sheet>) -> Table {
    let (record, measured) = (Vec::new(), Vec::new());
    Table { start: Position::start(), boards, sheets, record, measured, clocks: None }
}

fn two<T>(of: Side, this: T, other: T) -> BySide<T> {
    match of {
        Side::White => BySide::new(this, other),
        Side::Black => BySide::new(other, this),
    }
}

/// Follows the steps on both boards; they must lead to the position that both should show.
fn follow(found: &Reconciliation) {
    let mut boards = found.boards;
    for step in procedure(found, WrongExecution::AdjustToScores) {
        if let Step::Handle { board, hand } = step {
            assert!(hand.apply(boards.of_mut(board)), "{hand:?} on {:?}", boards.of(board));
        }
    }
    if let Verdict::Adjust { .. } | Verdict::Retrace { .. } = found.verdict {
        let target = found.target.as_ref().map(Position::placement);
        assert!(verify(&boards, target.as_ref()).is_done());
    }
}

/// Games, with a place and a choice for what goes wrong.
fn games() -> impl Strategy<Value = (Vec<u16>, u16, u16, bool)> {
    (proptest::collection::vec(any::<u16>(), 2..140), any::<u16>(), any::<u16>(), any::<bool>())
}

fn side(white: bool) -> Side {
    if white { Side::White } else { Side::Black }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_move_executed_otherwise_is_found_and_its_board_adjusted(
        (choices, at, choice, white) in games(), gap in any::<u16>(),
    ) {
        let game = Game::random(&choices);
        let at = usize::from(at) % game.moves.len();
        let Some((board, other, done)) = slipped(&game, at, choice) else { return Ok(()) };
        let game = game.cut(done);
        let right = game.end().placement();
        let owner = side(white);
        let mut texts = BySide::new(game.sheet(), game.sheet());
        // The opponent's score has a gap, but not for the move in question.
        let gap = usize::from(gap) % game.moves.len();
        if gap != at {
            texts.of_mut(owner.other())[gap].clear();
        }
        let found = reconcile(&table(two(owner, board, right), texts.clone().map(|all| sheet(&all))));
        follow(&found);
        if board == right {
            prop_assert_eq!(&found.verdict, &Verdict::Same);
            return Ok(());
        }
        let ply = Ply(u16::try_from(at + 1).unwrap());
        let standing = found.standings.iter().find(|standing| standing.board == owner);
        let departure = standing.and_then(|standing| standing.departure.as_ref());
        let Some(departure) = departure else {
            return Err(TestCaseError::fail(format!("{:?}, {:?}, {:?}", found.scores.agreement, found.scores.slips, texts)));
        };
        let truth = vec![Cause::Otherwise {
            ply, from: other.from(), to: other.to(), promotion: other.promotion(),
        }];
        prop_assert!(departure.since <= ply, "{:?} {:?}", departure, truth);
        // A likelier explanation is a simpler one: the move is still to be executed.
        let simpler = departure.explanations == [vec![Cause::Omitted { ply: found.line.ply() }]];
        prop_assert!(simpler || departure.explanations.contains(&truth), "{:?} {:?}", departure, truth);
        match &found.verdict {
            Verdict::Adjust { boards } => prop_assert_eq!(boards, &vec![owner]),
            Verdict::Behind { board, .. } => prop_assert!(simpler && *board == owner),
            // As if the owner had just made another move there.
            Verdict::Ahead { board } => {
                prop_assert!(*board == owner && game.end().turn() == owner);
            }
            // Another of the explanations is about the half-move that only one score tells.
            Verdict::Undecided { .. } => prop_assert!(gap != at),
            verdict => prop_assert!(false, "{:?}", verdict),
        }
    }

    #[test]
    fn scores_that_each_bear_out_their_own_board_differ_and_nobody_is_blamed(
        (choices, at, choice, white) in games(),
    ) {
        let game = Game::random(&choices);
        let at = usize::from(at) % game.moves.len();
        let before = &game.positions[at];
        let others: Vec<Move> =
            before.legal_moves().into_iter().filter(|m| *m != game.moves[at]).collect();
        prop_assume!(!others.is_empty());
        let other = others[usize::from(choice) % others.len()];
        // The owner plays on with what is announced as long as it is a move on the owner's board.
        let mut texts = game.sheet();
        texts[at] = san(before, other);
        let mut position = before.after(other);
        let mut done = at + 1;
        for m in &game.moves[at + 1..] {
            let same = |own: &Move| {
                own.from() == m.from() && own.to() == m.to() && own.kind() == m.kind()
                    && own.promotion() == m.promotion() && own.capture() == m.capture()
            };
            let Some(own) = position.legal_moves().into_iter().find(same) else { break };
            texts[done] = san(&position, own);
            position = position.after(own);
            done += 1;
        }
        let game = game.cut(done);
        texts.truncate(done);
        let owner = side(white);
        let boards = two(owner, position.placement(), game.end().placement());
        let sheets = two(owner, sheet(&texts), sheet(&game.sheet()));
        let found = reconcile(&table(boards, sheets));
        follow(&found);
        prop_assert!(matches!(found.scores.agreement, Agreement::Differ { .. }), "{:?}", found.scores.agreement);
        if boards.white != boards.black {
            let to = Ply(u16::try_from(at).unwrap());
            prop_assert_eq!(found.verdict, Verdict::Retrace { to });
        }
    }

    #[test]
    fn a_slip_of_the_pen_never_makes_the_writer_adjust_a_right_board(
        (choices, at, choice, white) in games(), pen in any::<u16>(), wrong in any::<u16>(),
    ) {
        let game = Game::random(&choices);
        let at = usize::from(at) % game.moves.len();
        let Some((board, _, done)) = slipped(&game, at, choice) else { return Ok(()) };
        let game = game.cut(done);
        let (right, owner) = (game.end().placement(), side(white));
        let pen = usize::from(pen) % game.moves.len();
        let legal = game.positions[pen].legal_moves();
        let mut texts = game.sheet();
        texts[pen] = san(&game.positions[pen], legal[usize::from(wrong) % legal.len()]);
        // The writer's board is right; the opponent's is not.
        let boards = two(owner, board, right);
        let sheets = two(owner, sheet(&game.sheet()), sheet(&texts));
        let found = reconcile(&table(boards, sheets));
        follow(&found);
        if let Verdict::Adjust { boards } = &found.verdict {
            prop_assert_eq!(boards, &vec![owner]);
        }
    }

    #[test]
    fn any_board_comes_to_any_other_by_hand(
        one in proptest::collection::vec(0_u8..20, 64),
        other in proptest::collection::vec(0_u8..20, 64),
    ) {
        let board = |all: &[u8]| {
            let mut board = Placement::EMPTY;
            for (square, code) in Square::all().zip(all) {
                let kind = Kind::ALL.get(usize::from(code / 2)).copied();
                let side = side(code % 2 == 0);
                board.set(square, kind.map(|kind| Piece::new(side, kind)));
            }
            board
        };
        let (from, to) = (board(&one), board(&other));
        let mut hand = from;
        for act in handlings(&from, &to) {
            prop_assert!(act.apply(&mut hand), "{:?} on {:?}", act, hand);
        }
        prop_assert_eq!(hand, to);
        let boards = BySide::new(from, to);
        prop_assert_eq!(differences(&boards).is_empty(), from == to);
        let mut read = Placement::EMPTY;
        for line in read_out(&from) {
            for square in line.squares {
                read.set(square, Some(line.piece));
            }
        }
        prop_assert_eq!(read, from);
    }
}
