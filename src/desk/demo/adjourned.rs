//! The adjourned game of the demonstration: sealed in the evening, resumed on the next day while the
//! player who sealed is absent. The sealed move was made, and the reply lies in a fresh envelope.

use crate::demo::fault::{DemoFault, Deviation};
use crate::desk::Desk;
use crate::sealing::now;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::san;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Appointment, EnvelopeKind, Handover, SealedMove};
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::adjournment::reading::EnvelopeContents;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Player, Setup, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};

const NO: EnvelopeNo = EnvelopeNo(1);
const MOVES: [&str; 6] = ["d4", "Nf6", "c4", "e6", "Nc3", "Bb4"];
const SEALED: &str = "e3";
const REPLY: &str = "O-O";
const CONTROL: &str = "90+30";
/// How late the player is who sealed.
const LATE: Millis = Millis::from_mins(10);
/// How early the other is.
const EARLY: Millis = Millis::from_mins(5);
/// Why the game goes on all the same: without a default time of the event nobody may be late.
const EXCUSE: &str = "6.7.1: the train stood still";
const AGREED: Outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };

/// Asks the desk for one thing after the other.
fn ask_all(desk: &Desk, all: impl IntoIterator<Item = Ask>) -> Result<(), DemoFault> {
    for what in all {
        desk.command(Command::Adjournment { what }).wait()?;
    }
    Ok(())
}

/// Plays the game, adjourns it, and resumes it on the next day without the player who sealed.
pub(super) fn play(desk: &Desk, board: BoardNo) -> Result<(), DemoFault> {
    let wrong = |fault: String| DemoFault::Script(fault);
    let player = |name: &str, country: &str| Player {
        name: name.into(),
        federation: Some(country.into()),
        ..Player::default()
    };
    let setup = Setup {
        players: BySide::new(
            player("Rubinstein, Akiba", "POL"),
            player("Nimzowitsch, Aron", "DEN"),
        ),
        ..Setup::new(CONTROL.parse().map_err(|error| wrong(format!("{CONTROL}: {error}")))?)
    };
    desk.command(Command::SetUpGame { board, setup }).wait()?;
    desk.command(Command::Game { board, what: GameCommand::Start }).wait()?;
    let mut position = Position::start();
    for text in MOVES {
        let m = san::read(&position, text).map_err(|fault| wrong(format!("{text}: {fault}")))?;
        let (uci, source, after) = (position.uci(m), Source::Arbiter, AfterMove::Press);
        let what = GameCommand::Play { uci, source, times: None, spent: None, after };
        desk.command(Command::Game { board, what }).wait()?;
        position = position.after(m);
    }
    ask_all(desk, evening(board))?;
    ask_all(desk, next_day(board))
}

/// From the request to seal to the envelope in the safe.
fn evening(board: BoardNo) -> Vec<Ask> {
    let no = NO;
    let due = now().plus(-LATE);
    let at = due.plus(-Millis::from_mins(18 * 60));
    let (from, to, place) = ("Arbiter".into(), "Chief arbiter".into(), "Safe".into());
    vec![
        Ask::Begin { board, why: AdjournmentReason::SessionEnd, assistants: BySide::default() },
        Ask::Seal { no, what: SealedMove::Paper },
        Ask::Enclose { no, whose: Side::White },
        Ask::Enclose { no, whose: Side::Black },
        Ask::Close { no },
        Ask::StopClock { no },
        Ask::Schedule { no, due: Appointment { at: due, place: "Skopje".into(), session: None } },
        Ask::Hand { no, handing: Handover { from, to, place, at } },
    ]
}

/// From the resumption to the reply in its envelope.
fn next_day(board: BoardNo) -> Vec<Ask> {
    let (no, which, at) = (NO, EnvelopeKind::Sealed, now().plus(-LATE));
    vec![
        Ask::Resume { no, board, at },
        Ask::Arrive { no, side: Side::Black, at: at.plus(-EARLY) },
        Ask::SetUp { no, placement: None, times: None },
        Ask::Open { no, which, by: "Chief arbiter".into(), at },
        Ask::Read { no, which, contents: contents(SEALED) },
        Ask::Play { no, which },
        Ask::SealReply { no, what: SealedMove::Paper },
    ]
}

fn contents(text: &str) -> EnvelopeContents {
    let sheets = BySide::new(true, true);
    EnvelopeContents { text: text.into(), system: "san".into(), sheets, salt: String::new() }
}

/// The player who sealed comes at last, and the players agree on a draw; without a window nobody
/// else would say so.
pub(super) fn end(desk: &Desk, hall: &Hall, board: BoardNo) {
    let waits = hall.adjournments.get(&NO).is_some_and(|one| {
        one.is_live() && one.reply.as_ref().is_some_and(|reply| reply.opened.is_none())
    });
    if !waits {
        return;
    }
    let (no, which, at) = (NO, EnvelopeKind::Reply, now());
    let side = Side::White;
    let _ = ask_all(desk, [Ask::Arrive { no, side, at }]);
    let late = desk.snapshot().hall.adjournments.get(&no).is_some_and(|one| one.is_too_late(side));
    let excuse = late.then(|| Ask::Excuse { no, side, reason: EXCUSE.into() });
    let come = [
        Ask::Open { no, which, by: "Chief arbiter".into(), at },
        Ask::Read { no, which, contents: contents(REPLY) },
        Ask::Play { no, which },
    ];
    // What comes out otherwise is told by `complaints`.
    let _ = ask_all(desk, excuse.into_iter().chain(come));
    let _ = desk.command(Command::Game { board, what: GameCommand::End(AGREED.into()) }).wait();
}

/// What did not come out as it should have.
pub(super) fn complaints(hall: &Hall, board: BoardNo) -> Vec<Deviation> {
    let Some(game) = hall.game(board) else { return vec![Deviation::NoGame(board)] };
    let moves = [&MOVES[..], &[SEALED, REPLY]].concat().join(" ");
    let mut wrong = Deviation::of_game(board, game, &moves, AGREED);
    if hall.adjournments.get(&NO).is_none_or(|one| one.is_live()) {
        wrong.push(Deviation::NotSettled(NO));
    }
    wrong
}
