//! What happens at a simulated board: made of the moves of a game, with the incidents that an
//! arbiter is called for. Recorded traffic becomes a script in
//! [`crate::simulator::recording`].

use crate::dgt::message::Message;
use crate::dgt::occupant::Occupant;
use crate::simulator::clock::SimClock;
use crate::simulator::handling::{Change, Handling, changes, illegal_square};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{IllegalMove, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::sensing::{ClockEnd, ClockMapping, Orientation, ResultSignal};

/// One thing that happens. Squares are in the board's own numbering.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A ply begins, counted from 1.
    Ply(u16),
    /// What stands on a square from now on.
    Square(Square, Occupant),
    /// Time passes, on the clock too if it runs.
    Time(Millis),
    /// Time passes until the flag falls, or somebody stops the clock.
    UntilFlag,
    /// The player whose turn it is presses.
    Press,
    /// The arbiter puts the lever so that it is the turn of this end.
    Lever(ClockEnd),
    /// The clock is started.
    Start,
    /// The clock is stopped.
    Stop,
    /// A message as it was recorded.
    Recorded(Message),
}

/// A whole session at one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// How the pieces stand at the beginning, in the board's own numbering.
    pub start: Placement,
    /// The clock at the beginning.
    pub clock: SimClock,
    /// What happens.
    pub steps: Vec<Step>,
}

/// What the clock is set to before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// The players' times.
    pub start: BySide<Millis>,
    /// The increment after each move.
    pub increment: Millis,
}

/// A game to be played at the board. Made with [`Game::new`]; the rest may be set on it.
#[derive(Debug, Clone)]
pub struct Game {
    /// The position at the beginning.
    pub start: Position,
    /// The moves, all legal one after the other.
    pub moves: Vec<Uci>,
    /// How long each ply takes; after the last of them [`Game::USUAL_THINK`].
    pub thinks: Vec<Millis>,
    /// What the clock is set to.
    pub times: Times,
    /// How the board lies.
    pub orientation: Orientation,
    /// How the clock stands.
    pub clock: ClockStands,
    /// What goes wrong, and at which ply (from 1).
    pub incidents: Vec<(u16, Incident)>,
    /// What happens after the last move.
    pub ending: Ending,
}

/// Something other than a move that is played and pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Incident {
    /// The piece is put on a wrong square and the clock is pressed; the arbiter stops the clock,
    /// the piece is put back, the lever returned, and the move of the game is played.
    IllegalMove,
    /// The player thinks until the flag falls; the rest of the game is not played.
    FlagFall,
    /// The move is played and pressed, taken back by agreement, and played again.
    TakeBack,
    /// Another piece of the player is lifted and put back before the move.
    OtherPieceTouched,
    /// The move is played without pressing the clock for a while.
    PressForgotten,
    /// The move is played and the clock not pressed at all: the game ends there.
    NotPressed,
    /// The clock is started only after the press.
    PressedAtRest,
}

/// How a clock stands beside the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockStands {
    /// As is usual for a board that lies so.
    #[default]
    AsUsual,
    /// The other way round.
    Turned,
}

/// What happens after the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ending {
    /// The clock is stopped and nothing more is touched.
    #[default]
    ClockStopped,
    /// The clock is stopped and the kings are put into the centre.
    KingsInTheCentre(ResultSignal),
}

/// Between two squares that change.
const HAND: Millis = Millis(350);
/// Until something was noticed, and the like.
const A_WHILE: Millis = Millis(2500);

impl Game {
    /// How long a ply takes for which nothing is said.
    pub const USUAL_THINK: Millis = Millis(4000);

    /// A game without incidents on a board that lies as it should.
    #[must_use]
    pub const fn new(start: Position, moves: Vec<Uci>, times: Times) -> Self {
        Self {
            start,
            moves,
            thinks: Vec::new(),
            times,
            orientation: Orientation::Normal,
            clock: ClockStands::AsUsual,
            incidents: Vec::new(),
            ending: Ending::ClockStopped,
        }
    }

    /// The same with an incident at a ply, counted from 1.
    #[must_use]
    pub fn with(mut self, ply: u16, incident: Incident) -> Self {
        self.incidents.push((ply, incident));
        self
    }
}

impl Script {
    /// A game without incidents; see [`Script::from_game`] for those.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn from_moves(
        start: &Position,
        moves: &[Uci],
        thinks: &[Millis],
        times: Times,
    ) -> Result<Self, IllegalMove> {
        let game = Game::new(start.clone(), moves.to_vec(), times);
        Self::from_game(&Game { thinks: thinks.to_vec(), ..game })
    }

    /// A game with whatever happens in it.
    ///
    /// # Errors
    /// The first move that is not legal.
    pub fn from_game(game: &Game) -> Result<Self, IllegalMove> {
        let mut writer = Writer::new(game);
        for (ply, uci) in (1_u16..).zip(&game.moves) {
            let think = game.thinks.get(usize::from(ply) - 1).copied();
            let think = think.unwrap_or(Game::USUAL_THINK);
            if writer.ply(ply, uci, think)?.is_break() {
                break;
            }
        }
        writer.end();
        Ok(writer.script)
    }

    /// How many plies it marks.
    #[must_use]
    pub fn plies(&self) -> u16 {
        let marks = self.steps.iter().filter_map(|step| match step {
            Step::Ply(ply) => Some(*ply),
            _ => None,
        });
        marks.max().unwrap_or(0)
    }
}

/// Writes a script while the game is played in the mind.
struct Writer<'a> {
    game: &'a Game,
    position: Position,
    /// What really stands on the board, in the game's numbering.
    placement: Placement,
    script: Script,
}

impl<'a> Writer<'a> {
    fn new(game: &'a Game) -> Self {
        let end_of = |side| end_of(game, side);
        let mut clock = SimClock::new(
            Millis::ZERO,
            Millis::ZERO,
            game.times.increment,
            end_of(game.start.turn()),
        );
        for side in Side::BOTH {
            *clock.time_mut(end_of(side)) = *game.times.start.of(side);
        }
        let placement = game.start.placement();
        let start = game.orientation.placement(&placement);
        let mut steps = vec![Step::Time(Millis(1500))];
        if !game.incidents.contains(&(1, Incident::PressedAtRest)) {
            steps.push(Step::Start);
        }
        let script = Script { start, clock, steps };
        Self { game, position: game.start.clone(), placement, script }
    }

    fn step(&mut self, step: Step) {
        self.script.steps.push(step);
    }

    fn put(&mut self, (square, piece): Change) {
        self.placement.set(square, piece);
        let square = self.game.orientation.square(square);
        self.step(Step::Square(square, piece.into()));
    }

    fn hands(&mut self, changes: &[Change]) {
        for change in changes {
            self.put(*change);
            self.step(Step::Time(HAND));
        }
    }

    fn incidents(&self, ply: u16) -> impl Iterator<Item = Incident> + use<'a> {
        let all = self.game.incidents.iter();
        all.filter(move |(at, _)| *at == ply).map(|(_, incident)| *incident)
    }

    fn ply(
        &mut self,
        ply: u16,
        uci: &Uci,
        think: Millis,
    ) -> Result<std::ops::ControlFlow<()>, IllegalMove> {
        use std::ops::ControlFlow::{Break, Continue};
        let m = self.position.read_uci(uci)?;
        self.step(Step::Ply(ply));
        let handling = Handling::usual(ply, m);
        let mut press_after = Millis::ZERO;
        let (mut taken_back, mut at_rest) = (false, false);
        for incident in self.incidents(ply) {
            match incident {
                Incident::IllegalMove => self.illegal_move(m.from(), think),
                Incident::FlagFall => {
                    self.step(Step::UntilFlag);
                    return Ok(Break(()));
                }
                Incident::TakeBack => taken_back = true,
                Incident::OtherPieceTouched => self.touch_another(m.from()),
                Incident::PressForgotten => press_after = A_WHILE,
                Incident::PressedAtRest => at_rest = true,
                Incident::NotPressed => {
                    self.step(Step::Time(think));
                    self.hands(&changes(&self.position, m, handling));
                    self.step(Step::Time(A_WHILE));
                    return Ok(Break(()));
                }
            }
        }
        let changes = changes(&self.position, m, handling);
        let by_hand = Millis(HAND.0 * i64::try_from(changes.len()).unwrap_or(0));
        self.step(Step::Time((think - by_hand).max(Millis(100))));
        self.hands(&changes);
        self.step(Step::Time(press_after));
        self.step(Step::Press);
        if at_rest {
            self.step(Step::Start);
        }
        if taken_back {
            self.take_back();
            self.hands(&changes);
            self.step(Step::Press);
        }
        self.position = self.position.after(m);
        Ok(Continue(()))
    }

    fn illegal_move(&mut self, from: Square, think: Millis) {
        let Some(to) = illegal_square(&self.position, from) else { return };
        let piece = self.placement.get(from);
        let offender = end_of(self.game, self.position.turn());
        self.step(Step::Time((think - HAND).max(Millis(100))));
        self.hands(&[(from, None), (to, piece)]);
        self.step(Step::Press);
        self.step(Step::Time(A_WHILE));
        self.step(Step::Stop);
        self.hands(&[(to, None), (from, piece)]);
        self.step(Step::Lever(offender));
        self.step(Step::Time(A_WHILE));
        self.step(Step::Start);
    }

    /// Everything as it was before the move that was just pressed.
    fn take_back(&mut self) {
        self.step(Step::Time(A_WHILE));
        let before = self.position.placement();
        let wrong: Vec<Change> =
            before.differences(&self.placement).map(|(square, was, _)| (square, was)).collect();
        let lifted = wrong.iter().filter(|(square, _)| self.placement.get(*square).is_some());
        let lifted: Vec<Change> = lifted.map(|(square, _)| (*square, None)).collect();
        let placed: Vec<Change> = wrong.into_iter().filter(|(_, piece)| piece.is_some()).collect();
        self.hands(&[lifted, placed].concat());
        let mover = end_of(self.game, self.position.turn());
        self.step(Step::Lever(mover));
        self.step(Step::Time(A_WHILE));
    }

    fn touch_another(&mut self, from: Square) {
        let turn = self.position.turn();
        let own = |(square, piece): &(Square, Piece)| {
            piece.side == turn && *square != from && piece.kind != Kind::King
        };
        let Some((square, piece)) = self.placement.pieces().find(own) else { return };
        self.step(Step::Time(HAND));
        self.hands(&[(square, None), (square, Some(piece))]);
    }

    fn end(&mut self) {
        self.step(Step::Time(Millis(1500)));
        self.step(Step::Stop);
        if let Ending::KingsInTheCentre(signal) = self.game.ending {
            self.kings_in_the_centre(signal);
        }
        self.step(Step::Time(A_WHILE));
    }

    fn kings_in_the_centre(&mut self, signal: ResultSignal) {
        // Both on light squares: White has won; both on dark ones: Black; one on each: a draw.
        let squares: [(Side, u8, u8); 2] = match signal {
            ResultSignal::WhiteWins => [(Side::White, 4, 3), (Side::Black, 3, 4)],
            ResultSignal::BlackWins => [(Side::White, 3, 3), (Side::Black, 4, 4)],
            ResultSignal::Draw => [(Side::White, 4, 3), (Side::Black, 4, 4)],
        };
        for (side, file, rank) in squares {
            let Some(centre) = Square::new(file, rank) else { continue };
            let king = Piece::new(side, Kind::King);
            let at = self.placement.pieces().find(|(_, piece)| *piece == king);
            let Some((home, _)) = at else { continue };
            if home == centre {
                continue;
            }
            if self.placement.get(centre).is_some() {
                self.hands(&[(centre, None)]);
            }
            self.hands(&[(home, None), (centre, Some(king))]);
        }
    }
}

/// The clock's end of a side.
fn end_of(game: &Game, side: Side) -> ClockEnd {
    let usual = ClockMapping::Automatic.side(game.orientation, ClockEnd::A) == side;
    if usual == (game.clock == ClockStands::AsUsual) { ClockEnd::A } else { ClockEnd::B }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: &str = "e2e4 e7e5 g1f3 b8c6";

    fn game() -> Game {
        let three = Millis::from_mins(3);
        let times = Times { start: BySide::new(three, three), increment: Millis::from_secs(2) };
        let moves = MOVES.split(' ').map(|uci| Uci(uci.into())).collect();
        Game::new(Position::start(), moves, times)
    }

    fn hex(game: &Game) -> Vec<String> {
        let text = Script::from_game(game).unwrap().to_hex();
        text.lines().map(str::to_owned).collect()
    }

    /// How the pieces stand after all steps.
    fn standing(script: &Script) -> Placement {
        let mut placement = script.start;
        for step in &script.steps {
            if let Step::Square(square, occupant) = step {
                placement.set(*square, occupant.piece());
            }
        }
        placement
    }

    fn after_all() -> Placement {
        let mut position = Position::start();
        for uci in MOVES.split(' ') {
            let m = position.read_uci(&Uci(uci.into())).unwrap();
            position = position.after(m);
        }
        position.placement()
    }

    #[test]
    fn whatever_happens_on_the_way_the_game_ends_in_its_position() {
        for incident in [
            Incident::IllegalMove,
            Incident::TakeBack,
            Incident::OtherPieceTouched,
            Incident::PressForgotten,
        ] {
            for ply in 1..=4 {
                let script = Script::from_game(&game().with(ply, incident)).unwrap();
                assert_eq!(standing(&script), after_all(), "{incident:?} at {ply}");
                assert_eq!(script.plies(), 4);
                assert!(script.steps.len() > 20);
            }
        }
    }

    #[test]
    fn an_illegal_move_is_pressed_the_clock_stopped_and_the_lever_returned() {
        let steps = Script::from_game(&game().with(2, Incident::IllegalMove)).unwrap().steps;
        let of_ply = steps.split(|step| matches!(step, Step::Ply(_))).nth(2).unwrap();
        let clock: Vec<&Step> = of_ply
            .iter()
            .filter(|step| !matches!(step, Step::Square(..) | Step::Time(_)))
            .collect();
        let lever = Step::Lever(ClockEnd::A);
        assert_eq!(clock, [&Step::Press, &Step::Stop, &lever, &Step::Start, &Step::Press]);
    }

    #[test]
    fn a_fallen_flag_is_shown_as_real_clocks_show_it_and_ends_the_game() {
        let lines = hex(&game().with(3, Incident::FlagFall));
        // B is White; zero, blocked, increment sign; standing, B to move.
        let fallen = lines.iter().find(|line| line.ends_with("30000008"));
        assert!(fallen.is_some(), "{lines:?}");
        let knight = "8e00053e00";
        assert!(!lines.iter().any(|line| line == knight), "the third ply is not played");
    }

    #[test]
    fn the_kings_in_the_centre_tell_the_result_by_the_colour_of_their_squares() {
        for (signal, white, black) in [
            (ResultSignal::WhiteWins, "e4", "d5"),
            (ResultSignal::BlackWins, "d4", "e5"),
            (ResultSignal::Draw, "e4", "e5"),
        ] {
            let ending = Ending::KingsInTheCentre(signal);
            let placement = standing(&Script::from_game(&Game { ending, ..game() }).unwrap());
            for (side, square) in [(Side::White, white), (Side::Black, black)] {
                let found = placement.get(square.parse().unwrap());
                assert_eq!(found, Some(Piece::new(side, Kind::King)), "{signal:?} {square}");
            }
        }
    }

    #[test]
    fn a_move_that_is_not_legal_is_named() {
        let wrong = Uci("e2e5".into());
        let times = game().times;
        let fault =
            Script::from_moves(&Position::start(), std::slice::from_ref(&wrong), &[], times);
        assert_eq!(fault, Err(IllegalMove(wrong)));
    }

    #[test]
    fn the_clock_counts_what_was_thought_and_gives_the_increment() {
        let thinks = [10, 20, 5, 7].map(Millis::from_secs).to_vec();
        let lines = hex(&Game { thinks, ..game() });
        // White: 3:00 - 10 + 2 - 5 + 2, and the second and a half until the arbiter stops it.
        let last = lines.iter().rfind(|line| line.starts_with("8d")).unwrap();
        assert_eq!(last, "8d000a20023720024808");
    }
}
