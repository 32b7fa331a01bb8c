//! Commands about the scoresheets, and the decision which moves the game had.

use crate::core::board::position::{Position, Uci};
use crate::core::game::apply::apply;
use crate::core::game::command::Command;
use crate::core::game::decide::{automatic_end, given};
use crate::core::game::event::{Event, Timing};
use crate::core::game::refusal::Refusal;
use crate::core::game::sheets::{CELLS_MAX, Kept, Mark, Origin, SYSTEMS, without_offer};
use crate::core::game::state::{Game, Status};
use crate::core::ids::Ply;
use crate::core::laws::edition::Edition;
use crate::core::moment::Moment;
use crate::core::scoresheet::sheet::Cell;
use crate::core::side::Side;

/// The part of `decide` that is about scoresheets; no events for any other command.
pub(super) fn decide(
    game: &Game,
    command: &Command,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::WriteCell { whose, index, cell } => write(game, *whose, *index, cell),
        Command::TakeSheet { whose, cells, from } => take(game, *whose, cells, *from),
        Command::KeepSheet { whose, kept } => keep(game, *whose, kept),
        Command::MarkCell { whose, index, mark } => set_mark(game, *whose, *index, *mark),
        Command::Reconstruct { moves, reason } => reconstruct(game, moves, reason, at, edition),
        _ => Ok(Vec::new()),
    }
}

fn within(index: u16) -> Result<(), Refusal> {
    if index < CELLS_MAX { Ok(()) } else { Err(Refusal::NoSuchCell { index: usize::from(index) }) }
}

/// The cell as it is read; a draw offer behind it goes beside it.
fn write(game: &Game, whose: Side, index: u16, cell: &Cell) -> Result<Vec<Event>, Refusal> {
    within(index)?;
    let record = game.sheets.of(whose);
    let (cell, offered) = without_offer(cell);
    let mut events = Vec::new();
    if *record.cell(index) != cell {
        events.push(Event::CellWritten { whose, index, cell });
    }
    let mark = record.mark(index);
    if offered && !mark.draw_offered {
        let mark = Mark { draw_offered: true, ..mark };
        events.push(Event::CellMarked { whose, index, mark });
    }
    Ok(events)
}

fn take(game: &Game, whose: Side, cells: &[Cell], from: Origin) -> Result<Vec<Event>, Refusal> {
    let mut kept = Vec::with_capacity(cells.len());
    let mut offers = Vec::new();
    for (index, cell) in (0..).zip(cells) {
        let (cell, offered) = without_offer(cell);
        // An offer that stands in a cell of its own belongs to the move before.
        if offered && cell == Cell::Blank && !kept.is_empty() {
            offers.extend(u16::try_from(kept.len() - 1));
            continue;
        }
        if kept.len() >= usize::from(CELLS_MAX) {
            return Err(Refusal::NoSuchCell { index });
        }
        if offered {
            offers.extend(u16::try_from(kept.len()));
        }
        kept.push(cell);
    }
    while kept.last() == Some(&Cell::Blank) {
        kept.pop();
    }
    let record = game.sheets.of(whose);
    let marked = record.marks.iter().filter(|(_, mark)| mark.draw_offered);
    if record.cells == kept && marked.map(|(index, _)| *index).eq(offers.iter().copied()) {
        return Ok(Vec::new());
    }
    Ok(vec![Event::SheetTaken { whose, cells: kept, offers, from }])
}

fn keep(game: &Game, whose: Side, kept: &Kept) -> Result<Vec<Event>, Refusal> {
    if !SYSTEMS.iter().any(|(name, _)| *name == kept.system) {
        return Err(Refusal::NoSuchSystem(kept.system.clone()));
    }
    if game.sheets.of(whose).kept.as_ref() == Some(kept) {
        return Ok(Vec::new());
    }
    Ok(vec![Event::SheetKept { whose, kept: kept.clone() }])
}

fn set_mark(game: &Game, whose: Side, index: u16, mark: Mark) -> Result<Vec<Event>, Refusal> {
    within(index)?;
    if game.sheets.of(whose).mark(index) == mark {
        return Ok(Vec::new());
    }
    Ok(vec![Event::CellMarked { whose, index, mark }])
}

/// The moves of the game are those that the arbiter found; the same moves are a decision too.
fn reconstruct(
    game: &Game,
    moves: &[Uci],
    reason: &str,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let reason = given(reason)?;
    let moves = legal(game, moves, edition)?;
    let mut events = Vec::new();
    if game.status == Status::Waiting {
        events.push(Event::Started);
        if game.setup.timing == Timing::Desk {
            // The game was played without the program: nobody's time runs now.
            events.push(Event::ClockStopped);
        }
    }
    events.push(Event::Reconstructed { moves, reason });
    let mut next = game.clone();
    for event in &events {
        apply(&mut next, event, at);
    }
    let turn = next.turn();
    if !next.clock_on_table() && next.clock.running().is_some_and(|side| side != turn) {
        events.push(Event::ClockStarted { side: turn });
    }
    if game.outcome().is_none()
        && let Some(outcome) = automatic_end(&next, edition)
    {
        events.push(Event::Ended(outcome));
    }
    Ok(events)
}

/// The moves as they are written in the record.
fn legal(game: &Game, moves: &[Uci], edition: &Edition) -> Result<Vec<Uci>, Refusal> {
    let mut position: Position = game.start.clone();
    let mut written = Vec::with_capacity(moves.len());
    for (played, uci) in moves.iter().enumerate() {
        let m = position.read_uci(uci).map_err(|illegal| Refusal::MoveIllegal {
            uci: illegal.0,
            ply: Ply(u16::try_from(played).unwrap_or(u16::MAX)),
            citation: Box::new(edition.telling(&edition.rules.illegal.definition)),
        })?;
        written.push(position.uci(m));
        position = position.after(m);
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::outcome::EndReason;
    use crate::core::rulings::scenario::{STANDARD, START, ask, edition, game};

    fn decided(game: &Game, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide(game, command, Moment(9_000), edition("2023"))
    }

    fn write(index: u16, text: &str) -> Command {
        Command::WriteCell { whose: Side::White, index, cell: Cell::Written(text.to_owned()) }
    }

    #[test]
    fn what_is_typed_becomes_a_cell_and_a_mark_beside_it() {
        let mut game = game(STANDARD, START, "");
        ask(&mut game, &write(0, "e4"), Moment(1));
        let cases: [(u16, &str, &[&str]); 7] = [
            (0, "e4", &[]),
            (0, " e4 ", &[]),
            (0, "d4", &["0 d4"]),
            (1, "e5 (=)", &["1 e5", "1 offer"]),
            (0, "", &["0 "]),
            (3, "|", &["3 |"]),
            (3, "??", &["3 ?"]),
        ];
        for (index, text, told) in cases {
            let events = decided(&game, &write(index, text)).unwrap();
            let found: Vec<String> = events
                .iter()
                .map(|event| match event {
                    Event::CellWritten { index, cell, .. } => {
                        format!("{index} {}", crate::core::game::sheets::text_of(cell))
                    }
                    Event::CellMarked { index, mark, .. } if mark.draw_offered => {
                        format!("{index} offer")
                    }
                    other => format!("{other:?}"),
                })
                .collect();
            assert_eq!(found, told, "{index} {text}");
        }
        let refused = decided(&game, &write(CELLS_MAX, "e4"));
        assert_eq!(refused, Err(Refusal::NoSuchCell { index: usize::from(CELLS_MAX) }));
    }

    #[test]
    fn a_sheet_is_taken_as_it_stands_and_an_offer_alone_goes_to_the_move_before() {
        let game = game(STANDARD, START, "");
        let cells = ["e4", "e5", "(=)", "", "Nf3(=)", "", ""].map(Cell::read).to_vec();
        let take = Command::TakeSheet { whose: Side::Black, cells, from: Origin::Text };
        let events = decided(&game, &take).unwrap();
        let [Event::SheetTaken { cells, offers, .. }] = events.as_slice() else {
            panic!("{events:?}")
        };
        assert_eq!(*cells, ["e4", "e5", "", "Nf3"].map(Cell::read));
        assert_eq!(*offers, [1, 3]);
    }

    #[test]
    fn only_known_ways_to_write_are_recorded() {
        let game = game(STANDARD, START, "");
        for (system, _) in SYSTEMS {
            let kept = Kept { system: system.into(), language: "mk".into() };
            let keep = Command::KeepSheet { whose: Side::White, kept };
            assert_eq!(decided(&game, &keep).unwrap().len(), 1, "{system}");
        }
        let kept = Kept { system: "runes".into(), language: String::new() };
        let refused = decided(&game, &Command::KeepSheet { whose: Side::White, kept });
        assert_eq!(refused, Err(Refusal::NoSuchSystem("runes".into())));
    }

    #[test]
    fn the_game_decided_on_replaces_the_record_and_keeps_what_is_the_same() {
        let reason = || "both sheets".to_owned();
        let moves =
            |text: &str| text.split_whitespace().map(|uci| Uci(uci.to_owned())).collect::<Vec<_>>();
        let mut game = game(STANDARD, START, "e2e4 e7e5 g1f3 b8c6");
        let before = game.plies.clone();
        let decide_on = |game: &Game, text: &str| {
            decided(game, &Command::Reconstruct { moves: moves(text), reason: reason() })
        };
        let illegal = decide_on(&game, "e2e4 e7e4");
        assert!(matches!(illegal, Err(Refusal::MoveIllegal { ply: Ply(1), .. })), "{illegal:?}");
        let empty = Command::Reconstruct { moves: moves("e2e4"), reason: " ".into() };
        assert_eq!(decided(&game, &empty), Err(Refusal::ReasonMissing));
        let found = Command::Reconstruct { moves: moves("e2e4 e7e5 b1c3"), reason: reason() };
        ask(&mut game, &found, Moment(9_000));
        assert_eq!(game.plies.len(), 3);
        assert_eq!(game.plies[..2], before[..2], "their times stay");
        assert_eq!((game.plies[2].san.as_str(), game.plies[2].times), ("Nc3", None));
        assert_eq!(game.clock.running(), Some(Side::Black));
        assert_eq!(
            (game.clock.moves_made(Side::White), game.clock.moves_made(Side::Black)),
            (2, 1)
        );
        let mate = decide_on(&game, "f2f3 e7e5 g2g4 d8h4").unwrap();
        let ended = mate.iter().find_map(|event| match event {
            Event::Ended(outcome) => Some(outcome.reason),
            _ => None,
        });
        assert_eq!(ended, Some(EndReason::Checkmate));
    }
}
