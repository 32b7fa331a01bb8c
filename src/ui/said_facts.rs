//! What was given to the own voice only as long as it is so: what was noticed until it is corrected, what
//! is asked until it is answered, a position until another one stands, what was recorded at a board until
//! something newer is, what is to be done next until it is done. What is over before its turn, or before it
//! is said once more, is not said.

use std::collections::BTreeMap;

use jadoube_chess::board::placement::Placement;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::blind::missing::{SoundAlike, agree, caution};
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::present_move::{expected, read_to_both};
use jadoube_core::blind::state::{Blind, Comparison, MoveCycle};
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_desk::voicing::Validity;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::BoardNo;

/// Something that is so now.
#[derive(Debug)]
pub(crate) enum Fact {
    /// What was noticed in a blind match, at which move.
    Noticed(BoardNo, Ply, Notice),
    /// What was announced there can be taken for another move.
    Alike(BoardNo, SoundAlike),
    /// It is asked how the time counts that nobody saw.
    LostTime,
    /// At each of these boards the clock of this player runs, or none does.
    Clocks(Vec<(BoardNo, Option<Side>)>),
    /// The position with which the boards of a blind match are compared, and what was found when it was begun:
    /// until both agree, or one says that its board differs.
    Compared(BoardNo, Placement, BySide<Option<bool>>),
    /// What was recorded at these boards is the newest about clock, moves and result: so much was seen to be
    /// recorded at each of them.
    Newest(Vec<(BoardNo, u64)>),
    /// This comes next, and what was recorded at these boards led to it and is the newest there.
    Step(Vec<(BoardNo, u64)>),
}

/// How much about clock, moves and result was seen to be recorded at each board.
type Counts = BTreeMap<BoardNo, u64>;

fn count(counts: &Counts, board: BoardNo) -> u64 {
    counts.get(&board).copied().unwrap_or_default()
}

/// The board at which it stands otherwise by an event with clock, moves or result.
fn changed(event: &Event) -> Option<BoardNo> {
    match event {
        Event::Game { board, what } => {
            let changes = matches!(
                what,
                GameEvent::SetUp(_)
                    | GameEvent::Started
                    | GameEvent::MovePlayed { .. }
                    | GameEvent::TakenBack { .. }
                    | GameEvent::MoveCorrected { .. }
                    | GameEvent::ClockPressed { .. }
                    | GameEvent::ClockStarted { .. }
                    | GameEvent::ClockStopped
                    | GameEvent::ClockCorrected { .. }
                    | GameEvent::CorrectionUndone { .. }
                    | GameEvent::FlagFell { .. }
                    | GameEvent::Ended(_)
                    | GameEvent::Reopened { .. }
                    | GameEvent::PutBack { .. }
                    | GameEvent::Interrupted { .. }
                    | GameEvent::LostTimeCounted { .. }
            );
            changes.then_some(*board)
        }
        Event::Blind { board, what } => {
            let changes =
                matches!(what, BlindEvent::ClockStarted { .. } | BlindEvent::ClockSetBack { .. });
            changes.then_some(*board)
        }
        _ => None,
    }
}

impl Fact {
    /// Whether it is still so; of lost time, whether that is `asked` about.
    fn is_so(&self, hall: &Hall, asked: bool, counts: &Counts) -> bool {
        let of_match = |board: &BoardNo| hall.game(*board).zip(hall.blind(*board));
        match self {
            Self::LostTime => asked,
            Self::Newest(_) | Self::Step(_) => self.is_newest(counts),
            Self::Clocks(all) => all.iter().all(|(board, side)| {
                hall.game(*board).is_some_and(|game| game.clock.running() == *side)
            }),
            Self::Noticed(board, ply, what) => of_match(board)
                .is_some_and(|(game, blind)| is_to_be_corrected(blind, game, *ply, what)),
            Self::Alike(board, alike) => of_match(board)
                .is_some_and(|(game, blind)| caution(blind, game).as_ref() == Some(alike)),
            Self::Compared(board, placement, before) => {
                of_match(board).is_some_and(|(game, blind)| {
                    let open = blind.comparison.as_ref();
                    open.is_some_and(|one| one.ply == game.ply() && is_asked(one, before))
                        && read_to_both(blind, game) == *placement
                })
            }
        }
    }

    /// Whether nothing newer was recorded; also of what is not about that.
    fn is_newest(&self, counts: &Counts) -> bool {
        let (Self::Newest(at) | Self::Step(at)) = self else { return true };
        at.iter().all(|(board, number)| count(counts, *board) == *number)
    }
}

/// Whether it is still asked whether the boards agree, where this was found `before`.
fn is_asked(one: &Comparison, before: &BySide<Option<bool>>) -> bool {
    let agrees = |side: &Side| *one.found.of(*side) == Some(true);
    let differs =
        |side: &Side| *one.found.of(*side) == Some(false) && *before.of(*side) != Some(false);
    !Side::BOTH.iter().all(agrees) && !Side::BOTH.iter().any(differs)
}

/// Whether what was noticed at a move is still to be corrected; what is only told stays so.
fn is_to_be_corrected(blind: &Blind, game: &Game, ply: Ply, what: &Notice) -> bool {
    let cycle = blind.cycle(ply);
    match what {
        Notice::ClockTooEarly { .. } => game.ply() == ply && blind.pressed_early(game).is_some(),
        Notice::AnnouncedIllegal { .. }
        | Notice::AnnouncedUnclear { .. }
        | Notice::PromotionNotNamed { .. } => {
            let said = cycle.and_then(MoveCycle::announcement);
            said.is_some_and(|said| said.reading.clear().is_none())
        }
        Notice::RepetitionDiffers { .. } => {
            let said = cycle.and_then(|cycle| cycle.announcement().zip(cycle.repetition()));
            said.is_some_and(|(one, other)| !agree(&one.reading, &other.reading))
        }
        Notice::ExecutionDiffers { board, .. } | Notice::BoardsDiffer { board, .. } => {
            blind.placement(game, *board) != expected(blind, game, *board)
        }
        Notice::ComparedDifferent { .. }
        | Notice::Touched { .. }
        | Notice::SlipTooLate { .. }
        | Notice::OutsideDuties { .. }
        | Notice::OutOfOrder { .. } => true,
    }
}

/// What was said as long as it is so.
#[derive(Debug, Default)]
pub(crate) struct SaidFacts {
    said: Vec<(Validity, Fact)>,
    counts: Counts,
}

impl SaidFacts {
    /// Keeps what is said now, until it is over.
    pub(crate) fn keep(&mut self, fact: Fact) -> Validity {
        let validity = Validity::default();
        self.said.push((validity.clone(), fact));
        validity
    }

    /// Keeps what is said of what was recorded at boards, until something newer is.
    pub(crate) fn keep_newest(&mut self, boards: impl IntoIterator<Item = BoardNo>) -> Validity {
        let at = self.counts_at(boards);
        self.keep(Fact::Newest(at))
    }

    /// Keeps what is said of what comes next, and of what was recorded at boards and led to it, until another step
    /// comes next or something newer is recorded there.
    pub(crate) fn keep_step(&mut self, boards: impl IntoIterator<Item = BoardNo>) -> Validity {
        let at = self.counts_at(boards);
        self.keep(Fact::Step(at))
    }

    fn counts_at(&self, boards: impl IntoIterator<Item = BoardNo>) -> Vec<(BoardNo, u64)> {
        boards.into_iter().map(|board| (board, count(&self.counts, board))).collect()
    }

    /// Takes back what was said of what came next: that is done, or something else comes first.
    pub(crate) fn end_step(&mut self) {
        self.said.retain(|(validity, fact)| {
            let is_step = matches!(fact, Fact::Step(_));
            if is_step {
                validity.end();
            }
            !is_step
        });
    }

    /// Takes note of what was recorded, and takes back what is not the newest of its board any more.
    pub(crate) fn note_recorded<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) {
        for board in events.into_iter().filter_map(changed) {
            *self.counts.entry(board).or_default() += 1;
        }
        for (validity, _) in self.said.iter().filter(|(_, fact)| !fact.is_newest(&self.counts)) {
            validity.end();
        }
    }

    /// Takes back what is not so any more.
    pub(crate) fn follow(&mut self, hall: &Hall, asked: bool) {
        let Self { said, counts } = self;
        said.retain(|(validity, fact)| {
            let is_so = fact.is_so(hall, asked, counts);
            if !is_so {
                validity.end();
            }
            is_so && validity.is_shared()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::moment::Moment;
    use jadoube_core::hall::event::Entry;
    use jadoube_laws::aggregate::Aggregate;
    use jadoube_laws::game::event::Setup;
    use jadoube_laws::ids::{Role, Who};

    #[test]
    fn a_question_is_over_once_it_is_answered() {
        let (hall, mut said) = (Hall::default(), SaidFacts::default());
        let question = said.keep(Fact::LostTime);
        said.follow(&hall, true);
        assert!(question.holds());
        said.follow(&hall, false);
        assert!(!question.holds());
        assert!(said.said.is_empty());
    }

    #[test]
    fn what_was_recorded_is_over_once_something_newer_is_at_its_board() {
        let mut said = SaidFacts::default();
        let at = |board, what| Event::Game { board: BoardNo(board), what };
        said.note_recorded([&at(1, GameEvent::ClockStopped)]);
        let (here, there) = (said.keep_newest([BoardNo(1)]), said.keep_newest([BoardNo(2)]));
        said.note_recorded([&at(1, GameEvent::DrawDeclined)]);
        assert!(here.holds(), "it is about neither clock nor moves nor result");
        said.note_recorded([&at(1, GameEvent::ClockStopped)]);
        assert!(!here.holds());
        assert!(there.holds());
    }

    #[test]
    fn what_came_next_is_over_once_another_step_does_and_what_was_recorded_with_it_too() {
        let mut said = SaidFacts::default();
        let (board, what) = (BoardNo(1), GameEvent::ClockStopped);
        let (step, led, newest) =
            (said.keep_step([]), said.keep_step([board]), said.keep_newest([board]));
        said.follow(&Hall::default(), false);
        assert!(step.holds() && led.holds());
        said.note_recorded([&Event::Game { board, what }]);
        assert!(step.holds() && !led.holds(), "a clock that is stopped does no step");
        said.end_step();
        assert!(!step.holds());
        let next = said.keep_step([]);
        assert!(next.holds());
        assert!(!newest.holds());
    }

    #[test]
    fn what_is_told_of_clocks_is_over_once_one_of_them_is_started() {
        let mut hall = Hall::default();
        let happens = |hall: &mut Hall, what| {
            let who = Who { station: "desk".into(), role: Role::Arbiter };
            let (event, wall) = (Event::Game { board: BoardNo(1), what }, String::new());
            let (seq, at, place) = (hall.seq + 1, Moment::START, None);
            let entry = Entry { seq, at, wall, who, event, place };
            hall.apply(&entry.event, entry.origin());
        };
        happens(&mut hall, GameEvent::SetUp(Setup::new("90+30".parse().unwrap())));
        happens(&mut hall, GameEvent::Started);
        happens(&mut hall, GameEvent::ClockStopped);
        let mut said = SaidFacts::default();
        let stand = said.keep(Fact::Clocks(vec![(BoardNo(1), None)]));
        said.follow(&hall, false);
        assert!(stand.holds());
        happens(&mut hall, GameEvent::ClockStarted { side: Side::White });
        said.follow(&hall, false);
        assert!(!stand.holds());
    }

    #[test]
    fn a_position_is_compared_until_both_agree_or_one_says_that_its_board_differs() {
        let (none, agrees, differs) = (None, Some(true), Some(false));
        for (before, now, is_asked_still) in [
            ((none, none), (agrees, none), true),
            ((none, none), (agrees, agrees), false),
            ((none, none), (differs, none), false),
            ((agrees, none), (agrees, differs), false),
            // It is read once more although that was said.
            ((differs, none), (differs, none), true),
        ] {
            let one = Comparison { ply: Ply(0), found: BySide::new(now.0, now.1) };
            let before = BySide::new(before.0, before.1);
            assert_eq!(is_asked(&one, &before), is_asked_still, "{before:?} {now:?}");
        }
    }

    #[test]
    fn what_nobody_has_to_say_any_more_is_not_kept() {
        let mut said = SaidFacts::default();
        drop(said.keep(Fact::LostTime));
        said.follow(&Hall::default(), true);
        assert!(said.said.is_empty());
    }
}
