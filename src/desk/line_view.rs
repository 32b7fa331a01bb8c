//! What a user interface may know of a line and the board at its end.

use std::collections::VecDeque;
use std::sync::Arc;

use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_devices::trace::TraceLine;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::sensing::{
    Abilities, Battery, ClockAnswer, ClockVersion, DeviceIdentity, LinkState, Orientation,
    PlayerClocks, ResultSignal, Sensing, SensorReport,
};

/// Whether the clock on the table can be set from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockAccess {
    /// Never tried.
    #[default]
    Untried,
    /// It accepted a setting.
    Settable,
    /// It refused: only its own buttons set it.
    ReadOnly,
    /// It did not answer.
    Silent,
}

/// A time in which the line to a board was away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LineLoss {
    /// From this moment.
    pub from: Moment,
    /// When it was back; nothing while it is away.
    pub to: Option<Moment>,
}

/// What is known of a line and the board at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineView {
    /// The line.
    pub port: PortName,
    /// The table it belongs to.
    pub board: Option<BoardNo>,
    /// Whose board it is, in a blind match.
    pub whose: Option<Side>,
    /// The state of the line.
    pub link: LinkState,
    /// When it was away in this session, since it belongs to its table.
    pub losses: Vec<LineLoss>,
    /// What boards of its make can tell, once the line was open.
    pub abilities: Option<Abilities>,
    /// What the board says about itself.
    pub identity: DeviceIdentity,
    /// Its battery.
    pub battery: Option<Battery>,
    /// How it lies.
    pub orientation: Orientation,
    /// What stands on it, seen as the game sees it.
    pub physical: Option<Placement>,
    /// The move it seems to show, not yet completed.
    pub provisional: Option<Uci>,
    /// The move that is made on it and not completed: it stands there, or had stood there when the
    /// pieces were taken away.
    pub standing: Option<Uci>,
    /// What its clock shows.
    pub clock: Option<PlayerClocks>,
    /// Since when it shows that.
    pub clock_since: Moment,
    /// Whether a clock is connected to it.
    pub has_clock: bool,
    /// What its clock is.
    pub clock_version: Option<ClockVersion>,
    /// The battery of its clock is low.
    pub clock_battery_low: bool,
    /// Whether its clock can be set.
    pub clock_access: ClockAccess,
    /// The lever and the running side contradict each other.
    pub contradiction: bool,
    /// An earlier position of the game was found on the board, so many plies back: whether it stands there still,
    /// [`LineView::earlier_in`] tells.
    pub earlier: Option<u16>,
    /// A game is played on it that has begun before the board came to it: its record has no moves.
    pub begun_unseen: bool,
    /// It shows another position than the game, with which it has not agreed since it came to it: whether that
    /// is to be told, [`LineView::shows_another`] says.
    pub another: bool,
    /// Squares on which the board differs without being a move.
    pub displaced: Vec<Square>,
    /// A result shown by the players.
    pub result_shown: Option<ResultSignal>,
    /// The latest traffic, oldest first.
    pub trace: Arc<VecDeque<TraceLine>>,
}

impl LineView {
    pub(crate) fn new(port: PortName) -> Self {
        Self {
            port,
            board: None,
            whose: None,
            link: LinkState::Opening,
            losses: Vec::new(),
            abilities: None,
            identity: DeviceIdentity::default(),
            battery: None,
            orientation: Orientation::default(),
            physical: None,
            provisional: None,
            standing: None,
            clock: None,
            clock_since: Moment::START,
            has_clock: false,
            clock_version: None,
            clock_battery_low: false,
            clock_access: ClockAccess::default(),
            contradiction: false,
            earlier: None,
            begun_unseen: false,
            another: false,
            displaced: Vec::new(),
            result_shown: None,
            trace: Arc::default(),
        }
    }

    /// Whether its board senses where something stands, and not which piece.
    #[must_use]
    pub fn senses_presence(&self) -> bool {
        self.abilities.is_some_and(|abilities| abilities.sensing == Sensing::Presence)
    }

    /// How many plies back in a game the position is that was found on the board: as long as it stands there while
    /// the game goes on, wherever the record has gone since.
    #[must_use]
    pub fn earlier_in(&self, game: &Game) -> Option<u16> {
        self.earlier?;
        let physical = self.physical.filter(|_| game.outcome().is_none())?;
        if game.on_board().placement() == physical {
            return None;
        }
        let mut before = game.positions().rev();
        let back = before.position(|position| position.placement() == physical)?;
        u16::try_from(back).ok()
    }

    /// Whether it shows another position than this game, which goes on, and none of its earlier ones: nothing is
    /// recorded from it until it is settled which of the two counts.
    #[must_use]
    pub fn shows_another(&self, game: &Game) -> bool {
        self.another && game.outcome().is_none() && self.earlier_in(game).is_none()
    }

    /// Makes it the line of a table.
    pub(crate) fn belong_to(&mut self, board: BoardNo) {
        if self.board.replace(board) != Some(board) {
            // What happened at another table is not told at this one.
            self.losses.clear();
            self.result_shown = None;
        }
    }

    /// Notes that an earlier position was found on it, so many plies back, and no piece displaced.
    pub(crate) fn go_back(&mut self, plies: Option<u16>) {
        self.earlier = plies;
        self.displaced.clear();
    }

    /// Forgets what was found on it: it is read anew, perhaps for another game.
    pub(crate) fn read_anew(&mut self) {
        self.provisional = None;
        self.earlier = None;
        self.begun_unseen = false;
        self.another = false;
        self.displaced.clear();
    }

    fn note_link(&mut self, state: &LinkState, at: Moment) {
        let away = self.losses.last_mut().filter(|loss| loss.to.is_none());
        match (state, away) {
            (LinkState::Lost { .. }, None) => self.losses.push(LineLoss { from: at, to: None }),
            (LinkState::Connected | LinkState::Closed, Some(loss)) => loss.to = Some(at),
            _ => {}
        }
        self.link = state.clone();
    }

    /// Notes what a user interface may want to know.
    pub(crate) fn note(&mut self, sensed: &SensorReport, at: Moment) {
        match sensed {
            SensorReport::Link(state) => self.note_link(state, at),
            SensorReport::Abilities(abilities) => self.abilities = Some(*abilities),
            SensorReport::Identity(identity) => {
                let known = &mut self.identity;
                known.make = identity.make.clone().or(known.make.take());
                known.serial = identity.serial.clone().or(known.serial.take());
                known.version = identity.version.or(known.version);
            }
            SensorReport::Battery(battery) => self.battery = Some(*battery),
            SensorReport::NoClock => self.has_clock = false,
            SensorReport::Clock(reading) => {
                self.has_clock = true;
                self.clock_battery_low = reading.battery_low;
            }
            SensorReport::ClockAnswer(answer) => match answer {
                ClockAnswer::Accepted => self.clock_access = ClockAccess::Settable,
                ClockAnswer::Refused { .. } => self.clock_access = ClockAccess::ReadOnly,
                ClockAnswer::Silent => self.clock_access = ClockAccess::Silent,
                ClockAnswer::Version(version) => self.clock_version = Some(*version),
                ClockAnswer::Button(_) => {}
            },
            SensorReport::Board(_)
            | SensorReport::Square(..)
            | SensorReport::Presence(_)
            | SensorReport::Occupied(..)
            | SensorReport::Moved(_)
            | SensorReport::ResultPiece(_)
            | SensorReport::Memory(_)
            | SensorReport::Gap => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::ply::Ply;
    use jadoube_laws::aggregate::Aggregate as _;
    use jadoube_laws::game::event::{Event, Setup, Source};
    use jadoube_laws::line::LineFault;

    #[test]
    fn an_earlier_position_is_told_only_while_it_stands_on_the_board_of_its_game() {
        let mut game = Game::new(Setup::new("90+30".parse().unwrap()));
        let play = |game: &mut Game, uci: &str| {
            let (source, times, spent) = (Source::Board, None, None);
            let made = Event::MovePlayed { uci: Uci(uci.into()), source, times, spent };
            game.apply(&made, Moment(1));
        };
        game.apply(&Event::Started, Moment(1));
        for uci in ["e2e4", "e7e5", "g1f3"] {
            play(&mut game, uci);
        }
        let after_two = game.position_at(Ply(2)).unwrap().placement();
        let view = LineView::new(PortName::new("COM3"));
        let mut view = LineView { physical: Some(after_two), ..view };
        assert_eq!(view.earlier_in(&game), None, "nobody has found it");
        view.earlier = Some(1);
        assert_eq!(view.earlier_in(&game), Some(1));
        play(&mut game, "b8c6");
        assert_eq!(view.earlier_in(&game), Some(2), "the record has gone on");
        let another = Game::new(Setup::new("90+30".parse().unwrap()));
        assert_eq!(view.earlier_in(&another), None, "another game has begun");
        view.physical = Some(game.position().placement());
        assert_eq!(view.earlier_in(&game), None, "the board shows the record again");
        view.physical = Some(Placement::EMPTY);
        assert_eq!(view.earlier_in(&game), None, "the pieces are taken away");
        assert!(!view.shows_another(&game), "nobody has found that it is not of this game");
        view.another = true;
        assert!(view.shows_another(&game));
        view.physical = Some(after_two);
        assert!(!view.shows_another(&game), "an earlier position is told as one");
    }

    #[test]
    fn what_was_found_on_a_board_is_not_told_of_the_next_game_or_table() {
        let view = LineView::new(PortName::new("COM3"));
        let displaced = vec![Square::new(4, 1).unwrap()];
        let result = Some(ResultSignal::Draw);
        let mut view = LineView { another: true, displaced, result_shown: result, ..view };
        view.read_anew();
        assert!(!view.another && view.displaced.is_empty());
        assert_eq!(view.result_shown, result, "the players of this table have shown it");
        view.belong_to(BoardNo(2));
        assert_eq!(view.result_shown, None);
    }

    #[test]
    fn a_loss_lasts_until_the_line_is_back_and_belongs_to_the_table_where_it_was() {
        let mut view = LineView::new(PortName::new("COM3"));
        view.belong_to(BoardNo(1));
        let lost = || LinkState::Lost { reason: LineFault::NotFound("COM3".into()) };
        let states =
            [LinkState::Connected, lost(), LinkState::Opening, lost(), LinkState::Connected];
        for (at, state) in (1..).map(Moment).zip(states) {
            view.note(&SensorReport::Link(state), at);
        }
        let loss = LineLoss { from: Moment(2), to: Some(Moment(5)) };
        assert_eq!(view.losses, [loss]);
        view.belong_to(BoardNo(1));
        assert_eq!(view.losses, [loss], "its table has another game");
        view.belong_to(BoardNo(2));
        assert!(view.losses.is_empty());
    }
}
