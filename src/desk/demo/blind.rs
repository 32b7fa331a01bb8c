//! The blind match of the demonstration: announced, repeated and executed at two boards kept by
//! hand, with a word misheard; then one board slips, and the arbiter is awaited.

use crate::demo::fault::{DemoFault, Deviation};
use crate::desk::Desk;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::{Actor, Inquiry};
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::rehearsal::scripts::assisted;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::announcement::heard;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::sheets::Origin;
use jadoube_laws::ids::BoardNo;

/// A move: as it is announced, as it is repeated at first, as it is written, and where it goes.
struct Turn {
    said: &'static str,
    repeated: Option<&'static str>,
    written: &'static str,
    /// What is executed on the opponent's board.
    elsewhere: Option<&'static str>,
}

const fn turn(said: &'static str, written: &'static str) -> Turn {
    Turn { said, repeated: None, written, elsewhere: None }
}

const TURNS: [Turn; 7] = [
    turn("David zwei David vier", "d4"),
    turn("David sieben David fünf", "d5"),
    Turn { repeated: Some("Bella vier"), ..turn("Cesar zwei Cesar vier", "c4") },
    turn("Eva sieben Eva sechs", "e6"),
    turn("Springer Bella eins Cesar drei", "Nc3"),
    turn("Springer Gustav acht Felix sechs", "Nf6"),
    Turn { elsewhere: Some("c1f4"), ..turn("Läufer Cesar eins Gustav fünf", "Bg5") },
];

/// How it ends when the arbiter has had the boards corrected.
const DRAWN: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

/// Sets the match up at a board and plays it to where the boards differ.
pub(super) fn play(desk: &Desk, board: BoardNo) -> Result<(), DemoFault> {
    let player = |name: &str| Player { name: name.into(), ..Player::default() };
    let control =
        "90+30".parse().map_err(|error| DemoFault::Script(format!("time control: {error}")))?;
    let setup = Setup {
        players: BySide::new(player("Sehend, Ada"), player("Blind, Benedikt")),
        ..Setup::new(control)
    };
    desk.command(HallCommand::SetUpGame { board, setup }).wait()?;
    let ask = |what| desk.command(HallCommand::Blind { board, what }).wait();
    let arrangement = assisted("A. Sistent");
    let announcing = arrangement.announcing;
    ask(Command::Arrange { arrangement: Box::new(arrangement), reason: String::new() })?;
    desk.command(HallCommand::Game { board, what: GameCommand::Start }).wait()?;
    let mut position = Position::start();
    for turn in &TURNS {
        let said = |text: &str| heard(&position, text, announcing, Lang::De);
        let mover = position.turn();
        let announced = said(turn.said);
        let uci = announced.reading.clear().cloned();
        let m = uci.as_ref().and_then(|uci| position.read_uci(uci).ok());
        let m = m.ok_or_else(|| DemoFault::Script(format!("no move: {}", turn.said)))?;
        let (by, opponent) = (Actor::Player(mover), Actor::Player(mover.other()));
        ask(Command::Announce { by, said: announced.clone() })?;
        if let Some(misheard) = turn.repeated {
            ask(Command::Repeat { by: opponent, said: said(misheard) })?;
        }
        ask(Command::Repeat { by: opponent, said: announced })?;
        ask(Command::Execute { board: mover, done: ExecutionReport::AsAnnounced, by: None })?;
        ask(Command::PressClock { by })?;
        let done = turn
            .elsewhere
            .map_or(ExecutionReport::AsAnnounced, |uci| ExecutionReport::Move(Uci(uci.into())));
        ask(Command::Execute { board: mover.other(), done, by: None })?;
        position = position.after(m);
    }
    for whose in Side::BOTH {
        let cells = Sheet::from_text(&written()).cells().to_vec();
        let what = GameCommand::TakeSheet { whose, cells, from: Origin::Text };
        desk.command(HallCommand::Game { board, what }).wait()?;
    }
    ask(Command::Ask { by: Side::Black, what: Inquiry::Times })?;
    Ok(())
}

/// The score, as both players write it.
fn written() -> String {
    let moves: Vec<&str> = TURNS.iter().map(|turn| turn.written).collect();
    moves.join(" ")
}

/// Has the boards of every match corrected that differ, and the game end.
pub(super) fn put_right(desk: &Desk, hall: &Hall) {
    for (board, game) in hall.on_boards().filter(|(_, game)| game.outcome().is_none()) {
        let Some(blind) = hall.blind(board) else { continue };
        let last = Ply(game.ply().0.saturating_sub(1));
        let differs = |one: &Notice| match one {
            Notice::BoardsDiffer { board, .. } => Some(*board),
            _ => None,
        };
        let noticed = blind.noticed.iter().filter(|one| one.ply == last);
        for side in noticed.filter_map(|one| differs(&one.what)) {
            let what =
                Command::Execute { board: side, done: ExecutionReport::AsAnnounced, by: None };
            // Refused, if the match has gone on in the meantime: then the next look tells.
            let _ = desk.command(HallCommand::Blind { board, what }).wait();
        }
        let _ =
            desk.command(HallCommand::Game { board, what: GameCommand::End(DRAWN.into()) }).wait();
    }
}

/// What did not come out as it should have.
pub(super) fn complaints(hall: &Hall, board: BoardNo) -> Vec<Deviation> {
    let (Some(game), Some(blind)) = (hall.game(board), hall.blind(board)) else {
        return vec![Deviation::NoBlindMatch(board)];
    };
    let mut wrong = Deviation::of_game(board, game, &written(), DRAWN);
    let noticed: Vec<&Notice> = blind.noticed.iter().map(|one| &one.what).collect();
    let right = matches!(
        noticed.as_slice(),
        [Notice::RepetitionDiffers { .. }, Notice::BoardsDiffer { board: Side::Black, .. }]
    );
    if !right {
        wrong.push(Deviation::Noticed(board));
    }
    if Side::BOTH.map(|side| blind.placement(game, side)) != [game.position().placement(); 2] {
        wrong.push(Deviation::BoardsDiffer(board));
    }
    wrong
}
