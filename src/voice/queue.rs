//! What waits to be said: the most urgent first, equals in their order. An announcement is never
//! dropped; an answer or a hint gives way to a newer one, but hints that tell what was recorded while
//! something longer is said are said together, the latest of them. An answer that an alarm cut off is
//! said once more, unless a newer one came. A game is told to be over only after the moves of its board.
//! Moves that are read out to the arbiter wait until what was asked for is answered, and of each board
//! only the newest is left. A move for which the opponent waits goes before all that is no alarm, and what
//! is noticed of it comes behind it. What a dialog says of itself is over with the dialog, and what is not so
//! any more is not said; what was recorded at a board is not repeated behind what was recorded there since.
//! What is to be done next goes before what is only read once more. A position that is compared is read in
//! parts, and taken up again at the part at which it was broken off.

use std::time::{Duration, Instant};

use crate::history::UtteranceStatus;
use crate::listener::Priority;
use crate::utterance::Utterance;

/// So many alarms or announcements may wait. What is beyond it is the latest of the least urgent:
/// it is kept as text, and the arbiter of a hall in such trouble looks at the screen.
const MOST: usize = 200;

/// How it is to be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Delivery {
    /// As always.
    #[default]
    Usual,
    /// More slowly than usual.
    Slower,
    /// Letter by letter.
    Spelled,
}

/// An utterance that waits.
#[derive(Debug, Clone)]
pub(crate) struct QueuedUtterance {
    /// Its number in the history.
    pub(crate) number: u64,
    pub(crate) utterance: Utterance,
    pub(crate) delivery: Delivery,
    /// When it was asked for.
    pub(crate) since: Instant,
    /// Not to be said before then.
    pub(crate) due: Instant,
    /// How often it was cut off and is said again: by another program, or an answer by an alarm.
    pub(crate) cuts: u8,
    /// Whether it was begun before and broken off.
    pub(crate) is_again: bool,
    /// Which of its parts is said next, where it is read in parts.
    pub(crate) part: usize,
}

impl QueuedUtterance {
    /// Whether a dialog said it of itself that was closed after the utterance of this number.
    pub(crate) const fn is_of_closed_dialog(&self, until: u64) -> bool {
        self.utterance.is_of_dialog && self.number <= until
    }

    /// Whether it is too late for it: it waits too long already, or is not so any more.
    fn is_stale(&self, now: Instant) -> bool {
        let late = now.saturating_duration_since(self.due);
        let waited = now.saturating_duration_since(self.since);
        self.utterance.stale_after().is_some_and(|after| late > after)
            || !self.utterance.is_so()
            || self.is_out_of_date()
            || self.utterance.is_used_up(waited)
    }

    /// Whether something newer has been recorded at its board: that says how things stand. It is not answered
    /// then, and not said once more; what waits for the first time is still told, before what is newer.
    fn is_out_of_date(&self) -> bool {
        let is_told_late = self.is_again || self.utterance.priority == Priority::Answer;
        is_told_late && !self.utterance.is_newest()
    }

    /// Whether there is a part behind the one that is said next.
    pub(crate) const fn has_more_parts(&self) -> bool {
        self.part + 1 < self.utterance.parts.len()
    }

    /// Whether it is taken up again when nothing else is said: it breaks nothing off.
    const fn is_taken_up(&self) -> bool {
        self.is_again && self.utterance.is_taken_up()
    }

    /// Whether it is only read once more.
    const fn is_read_again(&self) -> bool {
        self.is_again && self.utterance.is_read_at_length()
    }
}

/// What waits.
#[derive(Debug, Default)]
pub(crate) struct Queue(Vec<QueuedUtterance>);

impl Queue {
    /// Adds one; returns those that will not be said for it, and why.
    pub(crate) fn put(&mut self, mut new: QueuedUtterance) -> Vec<(u64, UtteranceStatus)> {
        let listener = new.utterance.listener;
        let priority = new.utterance.priority;
        let is_told = |held: &QueuedUtterance| {
            priority == Priority::Alert
                && held.utterance == new.utterance
                && held.delivery == new.delivery
        };
        if self.0.iter().any(is_told) {
            return vec![(new.number, UtteranceStatus::Replaced)];
        }
        let mut gone = Vec::new();
        // What was recorded is said although more has happened since: something longer is being said.
        let of_this =
            |held: &&QueuedUtterance| held.utterance.listener == listener && !held.is_out_of_date();
        let mut held = self.0.iter().filter(of_this);
        if let Some(both) = held.find_map(|held| held.utterance.joined(&new.utterance)) {
            new.utterance = both;
        }
        self.0.retain(|held| {
            let gives_way = held.utterance.priority < Priority::Announcement
                && held.utterance.priority <= priority
                && priority < Priority::Announcement
                && held.utterance.is_record == new.utterance.is_record
                && (!held.utterance.is_taken_up() || new.utterance.is_taken_up())
                // It is over once it is done, and until then it is owed to who waits for it.
                && (!held.utterance.is_step_alone() || new.utterance.is_next_step)
                && held.utterance.listener == listener;
            let out = gives_way || held.utterance.is_over_with(&new.utterance);
            if out {
                gone.push((held.number, UtteranceStatus::Replaced));
            }
            !out
        });
        let place = self.place(&new.utterance);
        self.0.insert(place, new);
        gone.extend(
            self.0
                .drain(MOST.min(self.0.len())..)
                .map(|held| (held.number, UtteranceStatus::Unsaid)),
        );
        gone
    }

    /// Puts back what was broken off, before its equals; whether it is said again. An answer is not where a
    /// newer one to the same listener waits; one that is read in parts not where such a one does.
    pub(crate) fn put_back(&mut self, mut broken_off: QueuedUtterance) -> bool {
        let is_answer = |one: &Utterance| one.priority == Priority::Answer;
        let is_newer = |held: &QueuedUtterance| {
            is_answer(&held.utterance)
                && held.number > broken_off.number
                && held.utterance.listener == broken_off.utterance.listener
                && (held.utterance.is_taken_up() || !broken_off.utterance.is_taken_up())
        };
        if is_answer(&broken_off.utterance) && self.0.iter().any(is_newer) {
            return false;
        }
        let rank = broken_off.utterance.rank();
        let place = self.0.partition_point(|held| held.utterance.rank() > rank);
        broken_off.is_again = true;
        self.0.insert(place, broken_off);
        true
    }

    /// Behind its equals; but a move before the end of its game.
    fn place(&self, new: &Utterance) -> usize {
        let behind = self.0.partition_point(|held| held.utterance.rank() >= new.rank());
        let ends_it =
            |held: &QueuedUtterance| held.utterance.is_end && held.utterance.board == new.board;
        let is_move = !new.is_end && new.board.is_some() && new.priority == Priority::Announcement;
        let end = self.0.iter().position(ends_it).filter(|_| is_move);
        end.map_or(behind, |end| end.min(behind))
    }

    /// Takes out the first that is due and may break off what is being said.
    pub(crate) fn take(&mut self, said: Option<&Utterance>) -> Option<QueuedUtterance> {
        let now = Instant::now();
        let may = |held: &QueuedUtterance| {
            said.is_none_or(|said| !held.is_taken_up() && held.utterance.cuts(said))
        };
        let is_next = |held: &QueuedUtterance| held.due <= now && may(held);
        let first = self.0.iter().position(is_next)?;
        let reads_out = self.0.get(first).is_some_and(|held| held.utterance.is_read_out());
        let is_asked = |held: &QueuedUtterance| {
            let one = &held.utterance;
            one.priority < Priority::Announcement && !one.is_record
        };
        let asked = self.0.iter().position(|held| is_next(held) && is_asked(held));
        let reads_again = self.0.get(first).is_some_and(QueuedUtterance::is_read_again);
        // What was recorded or asked for meanwhile is told before a long text goes on.
        let goes_on = self.0.get(first).is_some_and(QueuedUtterance::is_taken_up);
        let is_step = |held: &QueuedUtterance| {
            let one = &held.utterance;
            let is_answer = one.priority == Priority::Answer && !one.is_taken_up();
            is_next(held) && (one.is_next_step || goes_on && (one.is_record || is_answer))
        };
        let step = self.0.iter().position(is_step).filter(|_| reads_again);
        let place = step.or(asked.filter(|_| reads_out)).unwrap_or(first);
        Some(self.0.remove(place))
    }

    /// Takes out what it is too late for.
    pub(crate) fn take_stale(&mut self) -> Vec<u64> {
        let now = Instant::now();
        let stale = self.0.extract_if(.., |held| held.is_stale(now));
        stale.map(|held| held.number).collect()
    }

    /// Takes out what a dialog that is closed has said of itself, up to a number.
    pub(crate) fn take_of_dialog(&mut self, until: u64) -> Vec<u64> {
        let over = self.0.extract_if(.., |held| held.is_of_closed_dialog(until));
        over.map(|held| held.number).collect()
    }

    /// Takes out everything.
    pub(crate) fn take_all(&mut self) -> Vec<QueuedUtterance> {
        std::mem::take(&mut self.0)
    }

    /// When the next is due that is not due yet.
    pub(crate) fn next_due(&self) -> Option<Duration> {
        let now = Instant::now();
        let coming = self.0.iter().map(|held| held.due.saturating_duration_since(now));
        coming.filter(|span| !span.is_zero()).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alarm::{Alarm, Call, Detail};
    use crate::listener::Listener;
    use crate::validity::Validity;
    use jadoube_i18n::catalogue::Catalogue;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::ids::BoardNo;

    fn waiting(number: u64, utterance: Utterance) -> QueuedUtterance {
        let now = Instant::now();
        QueuedUtterance {
            number,
            utterance,
            delivery: Delivery::Usual,
            since: now,
            due: now,
            cuts: 0,
            is_again: false,
            part: 0,
        }
    }

    fn text(priority: Priority) -> Utterance {
        Utterance::text(Listener::Arbiter, priority, Lang::En, "x".into())
    }

    fn alarm(alarm: Alarm, board: u16) -> Utterance {
        let board = BoardNo(board);
        Utterance::alarm(Call { alarm, board, side: None, detail: Detail::None })
    }

    fn order(queue: &mut Queue) -> Vec<u64> {
        std::iter::from_fn(|| queue.take(None)).map(|held| held.number).collect()
    }

    fn filled(
        utterances: impl IntoIterator<Item = Utterance>,
    ) -> (Queue, Vec<(u64, UtteranceStatus)>) {
        let mut queue = Queue::default();
        let mut gone = Vec::new();
        for (number, utterance) in (1..).zip(utterances) {
            gone.extend(queue.put(waiting(number, utterance)));
        }
        (queue, gone)
    }

    #[test]
    fn the_most_urgent_comes_first_and_equals_in_their_order() {
        use Priority::{Announcement, Answer, Hint};
        let (mut queue, gone) = filled([
            text(Hint),
            text(Answer),
            text(Announcement),
            alarm(Alarm::Illegal, 1),
            alarm(Alarm::Flag, 2),
            text(Announcement),
            alarm(Alarm::Flag, 3),
            alarm(Alarm::Flag, 2),
        ]);
        assert_eq!(order(&mut queue), [5, 7, 4, 3, 6, 2]);
        assert_eq!(
            gone,
            [(1, UtteranceStatus::Replaced), (8, UtteranceStatus::Replaced)],
            "the same flag is told once"
        );
    }

    #[test]
    fn the_last_move_is_said_before_the_end_of_its_game() {
        let mated = alarm(Alarm::GameOver, 1);
        let last_move = |board| text(Priority::Announcement).at(BoardNo(board));
        for (case, utterances, wanted) in [
            ("in this order", vec![last_move(1), mated.clone()], vec![1, 2]),
            ("the other way round", vec![mated.clone(), last_move(1)], vec![2, 1]),
            ("the newest of two", vec![mated.clone(), last_move(1), last_move(1)], vec![3, 1]),
            ("of another board", vec![mated, last_move(2)], vec![1, 2]),
        ] {
            let (mut queue, _) = filled(utterances);
            assert_eq!(order(&mut queue), wanted, "{case}");
        }
    }

    #[test]
    fn no_announcement_gives_way_however_many_hints_come() {
        let many = (0..500).map(|_| text(Priority::Hint));
        let (mut queue, _) = filled([text(Priority::Announcement)].into_iter().chain(many));
        assert_eq!(order(&mut queue), [1, 501], "and of the hints the newest is left");
        let (mut queue, gone) = filled((0..300).map(|_| text(Priority::Announcement)));
        assert_eq!(order(&mut queue), (1..=200).collect::<Vec<_>>());
        assert!(
            gone.iter().all(|(_, fate)| *fate == UtteranceStatus::Unsaid),
            "they are kept as text"
        );
    }

    #[test]
    fn what_was_recorded_while_something_longer_is_said_is_said_behind_it() {
        let hint = |text: &str| {
            Utterance::text(Listener::Arbiter, Priority::Hint, Lang::En, text.to_owned())
        };
        let words = Catalogue::new(Lang::En);
        let (mut queue, _) = filled([text(Priority::Announcement)]);
        let lost = queue.take(None).unwrap().utterance;
        let waits = [
            hint("Stations"),
            hint("a6").recorded(),
            hint("Clock of White started").recorded(),
            hint("Reason"),
        ];
        for (number, one) in (2..).zip(waits) {
            queue.put(waiting(number, one));
            assert!(queue.take(Some(&lost)).is_none(), "nothing breaks it off");
        }
        let said: Vec<String> = std::iter::from_fn(|| queue.take(None))
            .map(|held| held.utterance.words(&words))
            .collect();
        assert_eq!(
            said,
            ["Reason", "a6. Clock of White started"],
            "what was asked for comes first"
        );
        for (number, one) in (10..).zip(["a", "b", "c", "d", "e", "f", "g", "h"]) {
            queue.put(waiting(number, hint(one).recorded()));
        }
        let said = queue.take(None).unwrap().utterance.words(&words);
        assert_eq!(said, "c. d. e. f. g. h", "the first are out of date");
        // With nothing before it the newest is said at once, as ever.
        queue.put(waiting(6, hint("e4").recorded()));
        let first = queue.take(None).unwrap().utterance;
        queue.put(waiting(7, hint("e5").recorded()));
        let second = queue.take(Some(&first)).unwrap().utterance;
        assert_eq!(second.words(&words), "e5");
    }

    #[test]
    fn an_answer_and_the_name_of_a_page_come_before_moves_that_are_read_out_and_behind_alarms() {
        let read_out = |board| text(Priority::Announcement).at(BoardNo(board));
        for asked in [Priority::Answer, Priority::Hint] {
            let (mut queue, gone) = filled([
                read_out(1),
                read_out(2),
                read_out(1),
                text(asked),
                alarm(Alarm::Flag, 4),
                text(Priority::Hint).recorded(),
            ]);
            assert_eq!(gone, [(1, UtteranceStatus::Replaced)], "a newer move of its board waits");
            assert_eq!(order(&mut queue), [5, 4, 2, 3, 6], "{asked:?}");
        }
        let mut queue = Queue::default();
        queue.put(waiting(1, text(Priority::Announcement)));
        queue.put(waiting(2, text(Priority::Answer)));
        assert_eq!(order(&mut queue), [1, 2], "what must be told at once does not wait");
    }

    #[test]
    fn a_move_for_the_opponent_comes_first_and_what_is_noticed_of_it_behind_it() {
        let noticed = || text(Priority::Alert).at(BoardNo(1));
        let awaited = || text(Priority::Announcement).at(BoardNo(1)).awaited();
        let (mut queue, _) = filled([
            text(Priority::Announcement),
            text(Priority::Alert),
            awaited(),
            noticed(),
            alarm(Alarm::Flag, 2),
            text(Priority::Answer),
        ]);
        assert_eq!(order(&mut queue), [5, 3, 4, 2, 1, 6]);
    }

    #[test]
    fn what_a_dialog_says_is_over_with_it_and_what_was_recorded_is_not() {
        let (mut queue, _) = filled([
            text(Priority::Alert).of_dialog(),
            text(Priority::Announcement),
            text(Priority::Hint).of_dialog(),
            text(Priority::Hint).recorded(),
        ]);
        assert_eq!(queue.take_of_dialog(2), [1], "what the next dialog says stays");
        assert_eq!(queue.take_of_dialog(4), [3]);
        assert_eq!(order(&mut queue), [2, 4]);
    }

    #[test]
    fn what_was_broken_off_comes_before_its_equals_again() {
        let (mut queue, _) = filled([text(Priority::Announcement), text(Priority::Announcement)]);
        let first = queue.take(None).unwrap();
        assert!(queue.take(Some(&first.utterance)).is_none(), "an equal does not break it off");
        queue.put(waiting(3, alarm(Alarm::Flag, 1)));
        let flag = queue.take(Some(&first.utterance)).unwrap();
        assert!(queue.put_back(first));
        assert_eq!(flag.number, 3);
        assert_eq!(order(&mut queue), [1, 2]);
    }

    #[test]
    fn what_is_done_next_comes_before_what_is_only_read_once_more() {
        for long in [Priority::Answer, Priority::Announcement, Priority::Alert] {
            let (mut queue, _) = filled([text(long)]);
            let first = queue.take(None).unwrap();
            queue.put(waiting(2, text(Priority::Announcement).at(BoardNo(1)).awaited()));
            let awaited = queue.take(Some(&first.utterance)).unwrap();
            assert!(queue.put_back(first));
            queue.put(waiting(3, text(Priority::Hint).next_step()));
            queue.put(waiting(4, text(Priority::Announcement)));
            assert_eq!(awaited.number, 2);
            let said = order(&mut queue);
            let place = |number: u64| said.iter().position(|one| *one == number);
            assert!(place(3) < place(1), "{long:?}: {said:?}");
            assert_eq!(said.len(), 3, "and nothing is lost: {said:?}");
        }
        // A flag is told to its end before.
        let (mut queue, _) = filled([alarm(Alarm::Flag, 1)]);
        let flag = queue.take(None).unwrap();
        queue.put_back(flag);
        queue.put(waiting(2, text(Priority::Hint).next_step()));
        assert_eq!(order(&mut queue), [1, 2]);
    }

    #[test]
    fn what_is_not_so_any_more_is_neither_said_nor_said_once_more() {
        let (broken_off, waits) = (Validity::default(), Validity::default());
        let noticed = || text(Priority::Alert).at(BoardNo(1));
        let (mut queue, _) = filled([noticed().while_so(broken_off.clone())]);
        let first = queue.take(None).unwrap();
        queue.put(waiting(2, alarm(Alarm::Flag, 1)));
        queue.put(waiting(3, noticed().while_so(waits.clone())));
        queue.put(waiting(4, text(Priority::Announcement).while_so(Validity::default())));
        assert!(queue.take(Some(&first.utterance)).is_some_and(|flag| flag.number == 2));
        assert!(queue.put_back(first));
        broken_off.end();
        waits.end();
        // The same that is so again does not give way to one that is over.
        let gone = queue.put(waiting(5, noticed().while_so(Validity::default())));
        assert!(gone.is_empty(), "{gone:?}");
        let mut stale = queue.take_stale();
        stale.sort_unstable();
        assert_eq!(stale, [1, 3]);
        assert_eq!(order(&mut queue), [5, 4]);
    }

    #[test]
    fn what_was_recorded_is_not_said_once_more_after_something_newer_at_its_board() {
        let words = Catalogue::new(Lang::En);
        let hint = |text: &str| {
            Utterance::text(Listener::Arbiter, Priority::Hint, Lang::En, text.to_owned()).recorded()
        };
        for is_newer in [false, true] {
            let newest = Validity::default();
            let set_back = hint("White runs").while_newest(newest.clone());
            let (mut queue, _) = filled([set_back]);
            let first = queue.take(None).unwrap();
            queue.put(waiting(2, text(Priority::Answer)));
            queue.take(Some(&first.utterance)).unwrap();
            assert!(queue.put_back(first));
            if is_newer {
                newest.end();
            }
            // What is newer is not joined to it either.
            queue.put(waiting(3, hint("Black runs").while_newest(Validity::default())));
            queue.take_stale();
            let said = queue.take(None).unwrap().utterance.words(&words);
            let wanted = if is_newer { "Black runs" } else { "White runs. Black runs" };
            assert_eq!(said, wanted);
            assert!(queue.take(None).is_none());
        }
    }

    #[test]
    fn what_comes_next_is_told_behind_what_was_recorded_and_gives_way_to_no_name_of_a_field() {
        let step = || text(Priority::Hint).next_step();
        let (mut queue, gone) =
            filled([text(Priority::Hint).recorded(), step(), text(Priority::Hint)]);
        assert!(gone.is_empty(), "{gone:?}");
        assert_eq!(order(&mut queue), [3, 1, 2]);
        for over in [text(Priority::Hint), text(Priority::Answer), text(Priority::Alert)] {
            assert!(over.cuts(&step()) && step().is_due_after(&over), "{over:?}");
        }
        assert!(!step().is_due_after(&step()), "another one comes next");
        let (mut queue, gone) = filled([step(), text(Priority::Answer), step()]);
        assert_eq!(gone, [(1, UtteranceStatus::Replaced)]);
        assert_eq!(order(&mut queue), [2, 3]);
    }

    #[test]
    fn a_step_that_is_done_is_not_told_behind_what_was_recorded_and_a_newer_one_takes_its_place() {
        let words = Catalogue::new(Lang::En);
        let recorded = |text: &str| {
            Utterance::text(Listener::Arbiter, Priority::Hint, Lang::En, text.to_owned()).recorded()
        };
        for (is_done, more, wanted) in [
            (false, None, "e4. To be executed"),
            (true, None, "e4"),
            (false, Some(recorded("No draw")), "e4. No draw. To be executed"),
            (true, Some(recorded("No draw")), "e4. No draw"),
            (
                true,
                Some(recorded("Clock").followed_by(Validity::default(), "Announce".to_owned())),
                "e4. Clock. Announce",
            ),
        ] {
            let step = Validity::default();
            let first = recorded("e4").followed_by(step.clone(), "To be executed".to_owned());
            let (mut queue, _) = filled([first].into_iter().chain(more));
            if is_done {
                step.end();
            }
            let said = queue.take(None).unwrap().utterance.words(&words);
            assert_eq!(said, wanted, "{is_done}");
        }
    }

    #[test]
    fn an_answer_is_not_given_after_something_newer_at_its_board_and_nothing_older_behind_it() {
        let older = Validity::default();
        let pressed = || text(Priority::Answer).while_newest(older.clone());
        let (mut queue, _) = filled([pressed()]);
        older.end();
        assert_eq!(queue.take_stale(), [1], "something newer was recorded");
        let recorded = text(Priority::Hint).recorded().while_newest(older.clone());
        queue.put(waiting(2, recorded));
        assert!(queue.take_stale().is_empty(), "it is told for the first time");
        let newer = text(Priority::Answer).while_newest(Validity::default());
        let gone = queue.put(waiting(3, newer));
        assert_eq!(gone, [(2, UtteranceStatus::Replaced)]);
        assert_eq!(order(&mut queue), [3]);
    }

    #[test]
    fn what_is_read_in_parts_waits_for_all_answers_and_gives_way_to_the_next_reading_alone() {
        let reading = || text(Priority::Answer).in_parts(vec!["x".to_owned()]);
        let (mut queue, _) = filled([reading()]);
        let first = queue.take(None).unwrap();
        queue.put(waiting(2, text(Priority::Answer)));
        let answer = queue.take(Some(&first.utterance)).unwrap();
        assert!(first.utterance.is_due_after(&answer.utterance));
        assert!(queue.put_back(first));
        assert!(queue.take(Some(&answer.utterance)).is_none(), "it breaks nothing off");
        assert!(queue.put(waiting(3, text(Priority::Hint).recorded())).is_empty());
        assert!(queue.put(waiting(4, text(Priority::Answer))).is_empty());
        assert_eq!(order(&mut queue), [4, 3, 1]);

        let (mut queue, _) = filled([reading()]);
        let first = queue.take(None).unwrap();
        queue.put(waiting(2, reading()));
        let second = queue.take(Some(&first.utterance)).unwrap();
        assert!(!first.utterance.is_due_after(&second.utterance));
        assert!(queue.put_back(second));
        assert_eq!(queue.put(waiting(3, reading())), [(2, UtteranceStatus::Replaced)]);
    }

    #[test]
    fn an_answer_breaks_off_a_question_that_is_read_in_parts_and_that_goes_on_behind_it() {
        let asks = text(Priority::Alert).in_parts(vec!["x".to_owned(), "y".to_owned()]);
        let (mut queue, _) = filled([asks]);
        let question = queue.take(None).unwrap();
        queue.put(waiting(2, text(Priority::Answer)));
        let answer = queue.take(Some(&question.utterance)).unwrap();
        assert_eq!(answer.number, 2);
        assert!(queue.put_back(question));
        assert!(queue.take(Some(&answer.utterance)).is_none(), "it breaks no answer off");
        queue.put(waiting(3, text(Priority::Answer)));
        assert_eq!(order(&mut queue), [3, 1]);
        let alert = text(Priority::Alert);
        assert!(!answer.utterance.cuts(&alert), "no other alert waits for an answer");
    }

    #[test]
    fn an_answer_that_was_broken_off_gives_way_to_a_newer_one() {
        for is_there_first in [true, false] {
            let (mut queue, _) = filled([text(Priority::Answer)]);
            let first = queue.take(None).unwrap();
            queue.put(waiting(2, alarm(Alarm::Flag, 1)));
            if is_there_first {
                queue.put(waiting(3, text(Priority::Answer)));
            }
            let flag = queue.take(Some(&first.utterance)).unwrap();
            assert!(first.utterance.is_due_after(&flag.utterance));
            assert_eq!(queue.put_back(first), !is_there_first);
            if !is_there_first {
                let gone = queue.put(waiting(3, text(Priority::Answer)));
                assert_eq!(gone, [(1, UtteranceStatus::Replaced)]);
            }
            assert_eq!(order(&mut queue), [3], "{is_there_first}");
        }
    }

    #[test]
    fn late_an_answer_is_not_said_any_more_and_an_announcement_is() {
        let Some(long_ago) = Instant::now().checked_sub(Duration::from_secs(3600)) else { return };
        let mut queue = Queue::default();
        for (number, priority) in [(1, Priority::Announcement), (2, Priority::Answer)] {
            queue.put(QueuedUtterance { due: long_ago, ..waiting(number, text(priority)) });
        }
        assert_eq!(queue.take_stale(), [2]);
        assert_eq!(order(&mut queue), [1]);
    }
}
