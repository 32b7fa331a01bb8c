//! What is the matter at a table: with what its electronic board has told of the game, with the board itself
//! and its line, and with the clock beside it.

use serde::Serialize;

use crate::line_view::LineView;
use crate::snapshot::Snapshot;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::table_clock::Agreement;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::LinkState;
use jadoube_message::Message;

/// Something that the arbiter may want to know. For programs its name is stable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "app-concern")]
pub enum TableConcern {
    /// Moves of the game are not in the record.
    MovesMissing,
    /// A position stands on the board that no legal move leads to.
    IllegalPosition,
    /// The board shows something else than the record.
    Disagreement,
    /// The board cannot be reached.
    LinkLost,
    /// Its line is open, and it says nothing.
    LinkSilent,
    /// Its line was closed.
    LinkClosed,
    /// It has never agreed with the game.
    AnotherPosition,
    /// Pieces stand otherwise without a move.
    Displaced,
    /// An earlier position of the game stands on it.
    Earlier,
    /// The lever of the clock and the side whose clock runs contradict each other.
    Lever,
    /// The players show a result.
    ResultShown,
    /// The battery of the board is low.
    Battery,
    /// The clock on the table shows other times.
    TableClock,
    /// The clock on the table adds no increment, or at least five seconds less than is due.
    LackingIncrement,
}

/// What the record of a game that goes on says of its board.
#[must_use]
pub fn of_record(game: &Game) -> Vec<TableConcern> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let missing = game.missing.as_ref().map(|_| TableConcern::MovesMissing);
    let differs = game.disagreement.as_ref().map(|seen| match seen {
        Observation::IllegalPosition { .. } => TableConcern::IllegalPosition,
        _ => TableConcern::Disagreement,
    });
    missing.into_iter().chain(differs).collect()
}

/// What is to be known of an electronic board and its line.
#[must_use]
pub fn of_line(line: &LineView, game: Option<&Game>) -> Vec<TableConcern> {
    let link = match line.link {
        LinkState::Lost { .. } => Some(TableConcern::LinkLost),
        LinkState::Silent => Some(TableConcern::LinkSilent),
        LinkState::Closed => Some(TableConcern::LinkClosed),
        LinkState::Opening | LinkState::Connected => None,
    };
    let is_another = game.is_some_and(|game| line.shows_another(game));
    let goes_on = game.is_some_and(|game| game.outcome().is_none());
    let is_earlier = game.is_some_and(|game| line.earlier_in(game).is_some());
    let is_low = line.battery.is_some_and(|battery| battery.percent < 15 && !battery.charging);
    let found = [
        (is_another, TableConcern::AnotherPosition),
        (!is_another && !line.displaced.is_empty(), TableConcern::Displaced),
        (line.begun_unseen && goes_on, TableConcern::MovesMissing),
        (is_earlier, TableConcern::Earlier),
        (line.contradiction, TableConcern::Lever),
        (line.result_shown.is_some(), TableConcern::ResultShown),
        (is_low, TableConcern::Battery),
    ];
    let found = found.into_iter().filter_map(|(is_so, what)| is_so.then_some(what));
    link.into_iter().chain(found).collect()
}

/// Whether a board that differs on so many squares shows no move under way: none changes more than
/// castling does.
#[must_use]
pub const fn is_no_move(squares: usize) -> bool {
    squares > 4
}

/// Whether an electronic board shows something else than its game while no move is under way, and neither the
/// record nor [`of_line`] says so.
#[must_use]
pub fn differs(line: &LineView, game: &Game) -> bool {
    if game.disagreement.is_some() || line.shows_another(game) {
        return false;
    }
    let Some(physical) = line.physical.filter(|_| line.provisional.is_none()) else { return false };
    let there = game.on_board().placement();
    game.is_playing() && is_no_move(there.differences(&physical).count())
}

/// All that is the matter at a table now, each thing once; `before` is what was told of it last.
#[must_use]
pub fn at_table(
    snap: &Snapshot,
    board: BoardNo,
    game: &Game,
    before: &[TableConcern],
) -> Vec<TableConcern> {
    let mut found = of_record(game);
    for line in snap.lines.iter().filter(|line| line.board == Some(board)) {
        found.extend(of_line(line, Some(game)));
        found.extend(differs(line, game).then_some(TableConcern::Disagreement));
        found.extend(game.lacking_increment().map(|_| TableConcern::LackingIncrement));
    }
    let is_apart = snap.table_clock(board).is_some_and(|clock| {
        match game.agreement(clock, snap.now()) {
            // Before the game clocks are still being set.
            Agreement::Apart(_) => snap.hall.is_under_way(board),
            // What was told of it holds.
            Agreement::Nearly => before.contains(&TableConcern::TableClock),
            Agreement::Together => false,
        }
    });
    found.extend(is_apart.then_some(TableConcern::TableClock));
    let mut once = Vec::new();
    for one in found {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::placement::Placement;
    use jadoube_chess::moment::Moment;
    use jadoube_chess::ply::Ply;
    use jadoube_laws::aggregate::Aggregate as _;
    use jadoube_laws::game::event::{Event, Setup};
    use jadoube_laws::ids::PortName;
    use jadoube_laws::line::LineFault;

    fn going() -> Game {
        let mut game = Game::new(Setup::new("90+30".parse().unwrap()));
        game.apply(&Event::Started, Moment(1));
        game
    }

    #[test]
    fn a_board_that_is_away_or_differs_is_told_with_what_is_the_matter() {
        let game = going();
        let view = LineView::new(PortName::new("COM3"));
        assert!(of_line(&view, Some(&game)).is_empty(), "it is being opened");
        let reason = LineFault::NotFound("COM3".into());
        let lost =
            LineView { link: LinkState::Lost { reason }, begun_unseen: true, ..view.clone() };
        let found = [TableConcern::LinkLost, TableConcern::MovesMissing];
        assert_eq!(of_line(&lost, Some(&game)), found);
        assert_eq!(of_line(&lost, None), [TableConcern::LinkLost], "there is no game");
        let bare = LineView { physical: Some(Placement::EMPTY), ..view };
        assert!(differs(&bare, &game));
        let another = LineView { another: true, ..bare };
        assert!(!differs(&another, &game), "that is told of its line");
        assert_eq!(of_line(&another, Some(&game)), [TableConcern::AnotherPosition]);
    }

    #[test]
    fn what_the_record_says_of_a_board_is_told_while_the_game_goes_on() {
        let mut game = going();
        assert!(of_record(&game).is_empty());
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".to_owned();
        let missing = Observation::MovesMissing { ply: Ply(0), fen };
        game.apply(&Event::Observed(missing), Moment(2));
        assert_eq!(of_record(&game), [TableConcern::MovesMissing]);
    }
}
