//! Two boards of a game with a blind player that differ: the cases on paper of `tests/reconcile`
//! with what each edition prescribes, and random games with slips of the hand and of the pen.

use std::path::Path;
use std::process::{Command, Output};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::san::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::{Cell, Sheet};
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::reconcile::divergence::Cause;
use jadoube_core::blind::reconcile::procedure::{Step, procedure};
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_core::blind::reconcile::scores::Agreement;
use jadoube_core::blind::reconcile::squares::Handling;
use jadoube_core::blind::reconcile::squares::{differences, handlings};
use jadoube_core::blind::reconcile::{
    Doubt, Reconciliation, ReconciliationInput, RecordKind, Verdict, reconcile, verify,
};
use jadoube_desk::choices;
use jadoube_laws::laws::adjournment::WrongExecution;
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
    let (right, up) = (step(m.from().file(), m.to().file()), step(m.from().rank(), m.to().rank()));
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

fn table(boards: BySide<Placement>, sheets: BySide<Sheet>) -> ReconciliationInput {
    let (record, measured) = (Vec::new(), Vec::new());
    let (start, clocks, recorded) = (Position::start(), None, RecordKind::default());
    let pending = None;
    ReconciliationInput { start, boards, sheets, record, pending, measured, clocks, recorded }
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
    (proptest::collection::vec(any::<u16>(), 2..110), any::<u16>(), any::<u16>(), any::<bool>())
}

fn side(white: bool) -> Side {
    if white { Side::White } else { Side::Black }
}

/// File, editions, and the expectation: the verdict, since which half-move each board diverges, the
/// steps that are not in every procedure, and the articles.
const CASES: &[(&str, &str, &str)] = &[
    (
        "other-knight",
        "2018 2023",
        "adjust White | White since 20 | White b8-f6, start White | D.2.9",
    ),
    ("other-knight", "2009", "adjust White | White since 20 | White b8-f6, start White | E.2.7"),
    ("other-knight", "2001", "adjust White | White since 20 | White b8-f6, start White | F2.7"),
    (
        "other-knight",
        "1980",
        "adjust White | White since 20 | White b8-f6, disadvantages White, start White | \
         Supp. 3.7",
    ),
    (
        "other-knight",
        "1972",
        "adjust White | White since 20 | White b8-f6, disadvantages White, start White | \
         Supp. 4.7",
    ),
    ("german", "2023", "adjust Black | Black since 20 | Black b8-f6, start White | D.2.9"),
    ("pen-slip", "2023", "adjust Black | Black since 20 | Black b8-f6, start White | D.2.9"),
    (
        "half-move-left-out",
        "2023",
        "adjust Black | Black since 20 | Black b8-f6, start White | D.2.9",
    ),
    ("rook-left", "2023", "adjust Black | Black since 16 | Black h8-f8, start White | D.2.9"),
    ("pawn-left", "2023", "adjust White | White since 5 | White d5x, start Black | D.2.9"),
    ("displaced", "2023", "adjust Black | Black since 3 | Black h4-f3, start White | D.2.9"),
    (
        "both-boards",
        "2023",
        "adjust White and Black | White since 20, Black since 17 | White b8-f6, Black \
         h2-h3, start White | D.2.9",
    ),
    (
        "both-boards",
        "1972",
        "adjust White and Black | White since 20, Black since 17 | White b8-f6, \
         disadvantages White, Black h2-h3, disadvantages Black, start White | Supp. 4.7",
    ),
    (
        "behind",
        "1972 2023",
        "behind White 20 | White since 20 | White executes b8d7, start White | ",
    ),
    ("ahead", "2023", "ahead White b1d2 | White since 19 | White announces b1d2, start Black | "),
    (
        "both-scores-differ",
        "2023",
        "retrace 19 | Black since 20 | back to 19, White c2-b3, White d2-b1, White b7-c8, \
         White d7-f6, Black c2-b3, Black d2-b1, Black b7-c8, Black d7-b8, Proportion \
         0:56:40 0:49:06, counters 10 9, start Black | D.2.9",
    ),
    (
        "both-scores-differ",
        "1980",
        "retrace 19 | Black since 20 | back to 19, White c2-b3, White d2-b1, White b7-c8, \
         White d7-f6, Black c2-b3, Black d2-b1, Black b7-c8, Black d7-b8, Proportion \
         0:56:40 0:49:06, counters 10 9, start Black | Supp. 3.8",
    ),
    (
        "both-scores-differ",
        "1972",
        "retrace 19 | Black since 20 | back to 19, White c2-b3, White d2-b1, White b7-c8, \
         White d7-f6, Black c2-b3, Black d2-b1, Black b7-c8, Black d7-b8, Proportion \
         0:56:40 0:49:06, counters 10 9, start Black | Supp. 4.8",
    ),
    (
        "both-scores-differ-measured",
        "2023",
        "retrace 19 | Black since 20 | back to 19, White c2-b3, White d2-b1, White b7-c8, \
         White d7-f6, Black c2-b3, Black d2-b1, Black b7-c8, Black d7-b8, Measured \
         1:00:00 0:59:00, counters 10 9, start Black | D.2.9",
    ),
    (
        "times-unknown",
        "2023",
        "retrace 19 | Black since 20 | back to 19, White c2-b3, White d2-b1, White b7-c8, \
         White d7-f6, Black c2-b3, Black d2-b1, Black b7-c8, Black d7-b8, judge clocks, \
         counters 10 9, start Black | D.2.9",
    ),
    ("entries-missing", "2023", "adjust White | White since 20 | White b8-f6, start White | D.2.9"),
    (
        "both-against-scores",
        "1972 2023",
        "both against the scores | White since 20, Black since 20 | White b8-f6, Black b8-f6, \
         start White | ",
    ),
    (
        "three-slips",
        "2023",
        "adjust White | White since 5 | White d2-d4, White e2-c4, White a4-a2, White a6-a7, \
         White c7-c6, start White | D.2.9",
    ),
    ("turned", "2023", "reversed [Black] |  | Black TurnedRound, start White | "),
    ("exchanged", "2023", "reversed [Black] |  | Black ColoursExchanged, start White | "),
    ("gap-in-both", "1972 2023", "unsettled 13 |  | complete from 13, hear Some(13) | "),
    (
        "one-score",
        "2023",
        "one witness of 20 | Black since 20 | complete from 20, hear Some(20) | ",
    ),
    (
        "one-score-only",
        "2023",
        "one witness of 20 | White since 20 | complete from 20, hear Some(20) | ",
    ),
    (
        "one-score-and-record",
        "2023",
        "adjust Black | Black since 20 | Black b8-f6, start White | D.2.9",
    ),
    ("no-scores", "1972 2023", "no scores |  | hear None | "),
];

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reconcile")
}

/// The verdict, the steps without those that never lack, and the articles.
fn brief(file: &str, edition: &str) -> String {
    let text = std::fs::read_to_string(folder().join(format!("{file}.ron"))).expect(file);
    let paper = choices::boards(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
    let found = reconcile(&paper.table().expect(file));
    let edition = choices::edition(edition).expect("an edition");
    let steps = procedure(&found, edition.rules.blind.wrong_execution.value);
    let rulings = paper.rulings(&found, edition).expect(file);
    let mut articles: Vec<&str> = rulings
        .iter()
        .flat_map(|ruling| &ruling.citations)
        .map(|citation| citation.article.as_str())
        .collect();
    articles.dedup();
    let verdict = match &found.verdict {
        Verdict::Same => "same".into(),
        Verdict::BothAgainstScores => "both against the scores".into(),
        Verdict::Reversed { boards } => format!("reversed {boards:?}"),
        Verdict::Behind { board, ply } => format!("behind {board:?} {}", ply.0),
        Verdict::Ahead { board, uci } => format!("ahead {board:?} {uci}"),
        Verdict::Adjust { boards } => {
            let boards: Vec<String> = boards.iter().map(|board| format!("{board:?}")).collect();
            format!("adjust {}", boards.join(" and "))
        }
        Verdict::AsAnnounced { boards } => format!("as announced {boards:?}"),
        Verdict::Retrace { to } => format!("retrace {}", to.0),
        Verdict::Undecided { doubt: Doubt::NoScores } => "no scores".into(),
        Verdict::Undecided { doubt: Doubt::Unsettled { ply } } => format!("unsettled {}", ply.0),
        Verdict::Undecided { doubt: Doubt::OneWitness { ply } } => {
            format!("one witness of {}", ply.0)
        }
    };
    let steps: Vec<String> = steps.iter().filter_map(named).collect();
    let since = |board: Side| {
        let standing = found.standings.iter().find(|standing| standing.board == board)?;
        Some(standing.divergence.as_ref()?.since.0)
    };
    let since: Vec<String> = Side::BOTH
        .into_iter()
        .filter_map(|board| Some(format!("{board:?} since {}", since(board)?)))
        .collect();
    format!("{verdict} | {} | {} | {}", since.join(", "), steps.join(", "), articles.join(" "))
}

/// A step in few words; nothing for those that are in every procedure.
fn named(step: &Step) -> Option<String> {
    Some(match step {
        Step::StopClocks | Step::Compare => return None,
        Step::CompleteScores { from } => format!("complete from {}", from.0),
        Step::Hear { about } => format!("hear {:?}", about.map(|ply| ply.0)),
        Step::GoBack { to } => format!("back to {}", to.0),
        Step::Handle { board, hand } => match hand {
            Handling::Take { from, .. } => format!("{board:?} {from}x"),
            Handling::Shift { from, to, .. } => format!("{board:?} {from}-{to}"),
            Handling::Put { piece, to } => format!("{board:?} {}{to}", piece.fen_letter()),
        },
        Step::Reverse { board, how } => format!("{board:?} {how:?}"),
        Step::Execute { board, uci } => format!("{board:?} executes {uci}"),
        Step::Announce { made_on, uci } => format!("{made_on:?} announces {uci}"),
        Step::NameDisadvantages { side } => format!("disadvantages {side:?}"),
        Step::SetClocks { times } => {
            format!("{:?} {} {}", times.basis, times.left.white, times.left.black)
        }
        Step::JudgeClocks => "judge clocks".into(),
        Step::SetCounters { moves } => format!("counters {} {}", moves.white, moves.black),
        Step::StartClock { side } => format!("start {side:?}"),
    })
}

#[test]
fn the_cases_on_paper_come_out_as_the_editions_have_it() {
    let mut wrong = Vec::new();
    for (file, editions, expected) in CASES {
        for edition in editions.split(' ') {
            let told = brief(file, edition);
            if told != *expected {
                wrong.push(format!("{file}, {edition}:\n  expected {expected}\n  told     {told}"));
            }
        }
    }
    for entry in std::fs::read_dir(folder()).expect("the folder").flatten() {
        let name = entry.file_name().into_string().expect("a name");
        let name = name.trim_end_matches(".ron");
        if !CASES.iter().any(|(file, _, _)| *file == name) {
            wrong.push(format!("{name} is in no row: {}", brief(name, "2023")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn jadoube(args: &[&str], file: &str) -> Output {
    let settings = tempfile::tempdir().expect("a folder");
    Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", settings.path())
        .arg("reconcile")
        .arg(folder().join(format!("{file}.ron")))
        .args(args)
        .output()
        .expect("the program starts")
}

#[test]
fn the_program_tells_what_is_wrong_since_when_whose_and_what_is_done() {
    for (lang, words) in [
        (
            "en",
            ["White’s board departs", "10…Nbd7 was executed as f6–d7", "D.2.9", "white king: g1"],
        ),
        ("de", ["Brett von Weiß weicht", "10…Sbd7 wurde als f6–d7", "D.2.9", "weißer König: g1"]),
        ("mk", ["Таблата на Белиот отстапува", "f6–d7", "D.2.9", "g1"]),
    ] {
        let output = jadoube(&["--lang", lang], "other-knight");
        let told = String::from_utf8(output.stdout).expect("UTF-8");
        assert_eq!(output.status.code(), Some(0), "{told}");
        for words in words {
            assert!(told.contains(words), "{lang}: {words}\n{told}");
        }
    }
    for (lang, words) in [
        ("en", "White’s score lacks 5…Be7, 8…0-0; filled in from Black’s score"),
        (
            "de",
            "Auf dem Formular von Weiß fehlt 5…Le7, 8…0-0; ergänzt nach dem Formular von Schwarz",
        ),
        ("mk", "Во формуларот на Белиот недостасува 5…"),
    ] {
        let told = String::from_utf8(jadoube(&["--lang", lang], "entries-missing").stdout);
        let told = told.expect("UTF-8");
        assert!(told.contains(words), "{lang}: {words}\n{told}");
    }
    for (lang, file, said, unsaid) in [
        ("en", "no-scores", "There are no scores", "agree"),
        ("de", "no-scores", "Es gibt keine Formulare", "stimmen überein"),
        ("mk", "no-scores", "Нема формулари", "се совпаѓаат"),
        ("en", "both-against-scores", "Both boards show the same position, but not", "differ"),
        ("de", "both-against-scores", "dieselbe Stellung, aber nicht", "weichen ab"),
        ("mk", "both-against-scores", "но не онаа според двата формулара", "се разликуваат"),
        (
            "en",
            "three-slips",
            "3.d4 was executed as a2–a4, and 4.Bc4 was executed as f1–e2",
            "without a move",
        ),
        ("de", "three-slips", "und 4…c6 wurde als a7–a6 ausgeführt", "ohne Zug"),
        ("mk", "three-slips", "4…c6 беше одигран како a7–a6", "без потег"),
        ("en", "turned", "Black’s board: turn it round", "Black’s board: from"),
        ("de", "turned", "Brett von Schwarz: umdrehen", "Brett von Schwarz: von"),
        ("mk", "turned", "Таблата на Црниот: свртете ја", "Таблата на Црниот: од"),
        ("en", "one-score-only", "Black’s is the only score: 20 half-moves", "agree"),
        ("de", "one-score-only", "Nur das Formular von Schwarz liegt vor", "überein"),
        ("mk", "one-score-only", "Го има само формуларот на Црниот", "се совпаѓаат"),
    ] {
        let told = String::from_utf8(jadoube(&["--lang", lang], file).stdout).expect("UTF-8");
        assert!(told.contains(said) && !told.contains(unsaid), "{lang}, {file}:\n{told}");
    }
    let output = jadoube(&["--lang", "en", "--json"], "gap-in-both");
    assert_eq!(output.status.code(), Some(1));
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["verdict"]["doubt"]["ply"], 13);
    assert_eq!(told["differences"][0]["white"], "b3");
    assert_eq!(jadoube(&[], "no-such-case").status.code(), Some(2));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

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
        let divergence = standing.and_then(|standing| standing.divergence.as_ref());
        let Some(divergence) = divergence else {
            return Err(TestCaseError::fail(format!("{:?}, {:?}, {:?}", found.scores.agreement, found.scores.slips, texts)));
        };
        let truth = vec![Cause::Otherwise {
            ply, from: other.from(), to: other.to(), promotion: other.promotion(),
        }];
        prop_assert!(divergence.since <= ply, "{:?} {:?}", divergence, truth);
        // A likelier explanation is a simpler one: the move is still to be executed.
        let simpler = divergence.explanations == [vec![Cause::Omitted { ply: found.line.ply() }]];
        prop_assert!(simpler || divergence.explanations.contains(&truth), "{:?} {:?}", divergence, truth);
        match &found.verdict {
            Verdict::Adjust { boards } => prop_assert_eq!(boards, &vec![owner]),
            Verdict::Behind { board, .. } => prop_assert!(simpler && *board == owner),
            // As if the owner had just made another move there.
            Verdict::Ahead { board, .. } => {
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
