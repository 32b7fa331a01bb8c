//! How fast games are read and written: `cargo bench --bench pgn`. Beside it the yardstick, the
//! crate `pgn-reader` with every move made legal by `shakmaty` and nothing kept.
//!
//! The games are those of `PGN_BENCH` (the path of a file), else of `../shared/corpora`, else some
//! thousand made up here. Other programs on the same file:
//!
//! ```text
//! for i in $(seq 18); do cat ../shared/corpora/otb_dev.pgn; done > /tmp/games.pgn
//! PGN_BENCH=/tmp/games.pgn cargo bench --bench pgn
//! time /usr/games/pgn-extract -s --notags -Wsan -o /dev/null /tmp/games.pgn
//! time python3 -c 'import chess.pgn as p; f = open("/tmp/games.pgn")
//! while p.read_game(f): pass'
//! ```
//!
//! Processor seconds for 61,038 games of 5,908,032 half-moves (`otb_dev.pgn` eighteen times, 2026-11,
//! one thread of a busy machine, the better of two runs):
//!
//! | program | seconds | games a second |
//! | --- | --- | --- |
//! | `pgn-reader` with `shakmaty`, legality, nothing kept | 0.56 | 109,000 |
//! | read here, everything kept | 0.92 | 66,000 |
//! | read and written here, with SAN | 3.8 | 16,000 |
//! | pgn-extract 19-04, `-Wsan` | 5.9 | 10,300 |
//! | python-chess 1.11.2, read (the file once) | 6.6 for 3,391 | 510 |
//!
//! `jadoube convert` and the yardstick `pgn-reader` with every move read and written by shakmaty's
//! own SAN, on six times `otb_dev.pgn` (20,346 games, processor seconds with one thread beside other
//! work, 2026-11, the better of two runs, for braille the best of five; shakmaty took 0.65 to 0.69
//! in the same minutes, 0.66 while braille was read):
//!
//! | from | to | seconds | times shakmaty |
//! | --- | --- | --- | --- |
//! | `san` | `san_pgn`, `de`, `iccf` | 0.6 | 0.9 |
//! | `san` | `uedemann` | 0.48 | 0.7 |
//! | `san` | `phonetic_de` | 0.62 | 0.9 |
//! | `san` | `desc_en`, `desc_es` | 0.86 to 0.89 | 1.3 |
//! | `san` | `braille`, `braille_de`, `braille_compact` | 0.94 to 1.01 | 1.3 to 1.4 |
//! | `de`, `lan_fide`, `uci`, `iccf`, `ru` | `san` | 0.6 to 0.7 | 1.0 |
//! | `uedemann`, which leaves promotions open | `san` | 0.86 | 1.3 |
//! | `phonetic_de` | `san` | 0.98 | 1.4 |
//! | `desc_en`, `desc_es` | `san` | 0.93 to 0.96 | 1.4 |
//! | `braille` | `san` | 0.85 | 1.3 |
//! | `braille_de`, where the pawn of the d-file and the queen are one letter | `san` | 0.91 | 1.4 |
//! | `braille_compact` | `san` | 0.76 | 1.2 |
//!
//! pgn-extract 19-04 takes 1.9 for `-Wsan` of the same games.
//!
//! A stream of 1,339,445 games (1.05 GB) took 21.2 s and 14 MB.

use std::fmt::Write as _;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::Path;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::san::san;
use jadoube_chess::pgn::read::games;
use jadoube_chess::pgn::write::write;
use pgn_reader::shakmaty::{Chess, Position as _};
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};

/// Plays the moves of a game and counts them.
struct Legality;

impl Visitor for Legality {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn begin_variation(&mut self, _: &mut (Chess, usize)) -> ControlFlow<usize, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, moves: &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        match san.san.to_move(&moves.0) {
            Ok(played) => {
                moves.0.play_unchecked(played);
                moves.1 += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(moves.1),
        }
    }

    fn end_game(&mut self, moves: (Chess, usize)) -> usize {
        moves.1
    }
}

/// Reads the moves of a game and writes them again, with shakmaty's own SAN: what a conversion from
/// PGN into PGN takes at least.
struct Rewriting {
    text: String,
}

impl Visitor for Rewriting {
    type Tags = ();
    type Movetext = Chess;
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
        self.text.clear();
        ControlFlow::Continue(())
    }

    fn tag(&mut self, _: &mut (), name: &[u8], value: RawTag<'_>) -> ControlFlow<usize> {
        let (name, value) = (String::from_utf8_lossy(name), value.decode_utf8_lossy());
        let _ = writeln!(self.text, "[{name} \"{value}\"]");
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, Chess> {
        self.text.push('\n');
        ControlFlow::Continue(Chess::default())
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<usize, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<usize> {
        let Ok(played) = san.san.to_move(position) else {
            return ControlFlow::Break(self.text.len());
        };
        if position.turn().is_white() {
            let _ = write!(self.text, "{}. ", position.fullmoves());
        }
        let written = SanPlus::from_move_and_play_unchecked(position, played);
        let _ = write!(self.text, "{written} ");
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) -> usize {
        self.text.len()
    }
}

/// Games of moves taken by lot, always the same.
fn made_up() -> String {
    let mut seed = 0x2545_F491_4F6C_DD1D_u64;
    let mut text = String::new();
    for number in 0..2000 {
        text.push_str(&format!("[Event \"{number}\"]\n[Result \"*\"]\n\n"));
        let mut position = Position::start();
        for _ in 0..80 {
            let legal = position.legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let lot = usize::try_from(seed >> 33).unwrap_or_default();
            let Some(played) = legal.get(lot % legal.len().max(1)) else { break };
            text.push_str(&san(&position, *played));
            text.push(if lot % 8 == 0 { '\n' } else { ' ' });
            position.play(*played);
        }
        text.push_str("*\n\n");
    }
    text
}

fn text() -> Vec<u8> {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpora/otb_dev.pgn");
    let named = std::env::var_os("PGN_BENCH").map(Into::into);
    std::fs::read(named.unwrap_or(shared)).unwrap_or_else(|_| made_up().into_bytes())
}

fn reading(c: &mut Criterion) {
    let text = text();
    let read: Vec<_> = games(text.as_slice()).map_while(Result::ok).collect();
    let plies: usize = read.iter().map(|read| read.game.plies().len()).sum();
    println!("{} games, {plies} plies, {} bytes", read.len(), text.len());
    let mut group = c.benchmark_group("pgn");
    group.sample_size(10);
    group.throughput(Throughput::Elements(u64::try_from(read.len()).unwrap_or_default()));
    group.bench_function("read", |b| {
        b.iter(|| games(black_box(text.as_slice())).map_while(Result::ok).count());
    });
    group.bench_function("pgn-reader and shakmaty, legality only", |b| {
        b.iter(|| {
            let mut reader = Reader::new(black_box(text.as_slice()));
            std::iter::from_fn(|| reader.read_game(&mut Legality).ok().flatten()).sum::<usize>()
        });
    });
    group.bench_function("pgn-reader and shakmaty, read and written", |b| {
        b.iter(|| {
            let mut reader = Reader::new(black_box(text.as_slice()));
            let mut visitor = Rewriting { text: String::new() };
            std::iter::from_fn(|| reader.read_game(&mut visitor).ok().flatten()).sum::<usize>()
        });
    });
    group.bench_function("write, with SAN", |b| {
        b.iter(|| {
            read.iter().filter_map(|read| write(&read.game).ok()).map(|t| t.len()).sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
