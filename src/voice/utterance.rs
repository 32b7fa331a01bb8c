//! One thing to be said: for whose ear, how urgent, and in which words. The words are found when it
//! is said, for only then it is known which language the voice speaks.

use std::time::Duration;

use crate::alarm::{Alarm, Call, Detail};
use crate::listener::{Listener, Priority};
use crate::script;
use crate::validity::Validity;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken::Announcing;
use jadoube_laws::ids::BoardNo;

/// What could not be said for so long is not said any more, if late it would mislead.
const STALE: Duration = Duration::from_secs(30);

/// So many sentences of what was recorded are said together at the most.
const JOINED_MOST: usize = 6;

/// Where the words come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// The sentence for an alarm.
    Alarm(Call),
    /// A text of `locales`, by its id, filled in.
    Message(&'static str, Vec<(&'static str, Arg<'static>)>),
    /// These words, which are of this language whatever the voice speaks: a move in the agreed
    /// scheme, a name.
    Text(Lang, String),
}

/// One thing to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// For whose ear.
    pub listener: Listener,
    /// How urgent.
    pub priority: Priority,
    /// The board that it is about.
    pub board: Option<BoardNo>,
    /// Whether it tells that the game at the board is over: the moves of that board are said first.
    pub is_end: bool,
    /// Whether the window tells a screen reader of it: what is asked for there, what the record shows.
    pub is_shown: bool,
    /// Whether it tells what was recorded just now: as long as it waits, what is newer does not take its
    /// place but joins it.
    pub is_record: bool,
    /// Whether it announces a move for which the opponent waits: it goes before all that is no alarm.
    pub is_awaited: bool,
    /// Whether an open dialog says it of itself: with the dialog it is over.
    pub is_of_dialog: bool,
    /// Whether it tells what is to be done next: it goes before what is only said once more.
    pub is_next_step: bool,
    /// What is to be done next by what it tells, said behind it as long as that is so.
    pub step: Option<(Validity, String)>,
    /// The parts in which it is read, where it is taken up again at the part at which it was broken off,
    /// however often that is; else none.
    pub parts: Vec<String>,
    /// Whether it is still so; none for what stays so.
    pub validity: Option<Validity>,
    /// Whether nothing newer was recorded at the board that it tells of; none for what tells of no board.
    pub newest: Option<Validity>,
    /// Whether the clock still runs of which it tells how little time is left.
    pub clock: Option<Validity>,
    /// The words.
    pub said: Content,
}

impl Utterance {
    /// An alarm, for the arbiter.
    #[must_use]
    pub const fn alarm(call: Call) -> Self {
        Self {
            listener: Listener::Arbiter,
            priority: priority(call.alarm),
            board: Some(call.board),
            is_end: matches!(call.alarm, Alarm::GameOver),
            is_shown: !matches!(call.alarm, Alarm::LowTime | Alarm::Lost),
            is_record: false,
            is_awaited: false,
            is_of_dialog: false,
            is_next_step: false,
            step: None,
            parts: Vec::new(),
            validity: None,
            newest: None,
            clock: None,
            said: Content::Alarm(call),
        }
    }

    /// A text of `locales`, in the listener's language.
    #[must_use]
    pub const fn message(
        listener: Listener,
        priority: Priority,
        id: &'static str,
        args: Vec<(&'static str, Arg<'static>)>,
    ) -> Self {
        Self::of(listener, priority, Content::Message(id, args))
    }

    /// Words as they are, in a language of their own.
    #[must_use]
    pub const fn text(listener: Listener, priority: Priority, lang: Lang, text: String) -> Self {
        Self::of(listener, priority, Content::Text(lang, text))
    }

    const fn of(listener: Listener, priority: Priority, said: Content) -> Self {
        Self {
            listener,
            priority,
            board: None,
            is_end: false,
            is_shown: false,
            is_record: false,
            is_awaited: false,
            is_of_dialog: false,
            is_next_step: false,
            step: None,
            parts: Vec::new(),
            validity: None,
            newest: None,
            clock: None,
            said,
        }
    }

    /// The announcement of a move that is made in a position, in the agreed words.
    #[must_use]
    pub fn announcement(
        listener: Listener,
        board: BoardNo,
        (before, m): (&Position, Move),
        words: Announcing,
    ) -> Self {
        let text = words.said(before, m);
        Self::text(listener, Priority::Announcement, words.lang(), text).at(board)
    }

    /// The same, about a board.
    #[must_use]
    pub fn at(self, board: BoardNo) -> Self {
        Self { board: Some(board), ..self }
    }

    /// The same, of which the window tells a screen reader.
    #[must_use]
    pub fn shown(self) -> Self {
        Self { is_shown: true, ..self }
    }

    /// The same, as what was recorded just now.
    #[must_use]
    pub fn recorded(self) -> Self {
        Self { is_record: true, ..self }
    }

    /// The same, as a move for which the opponent waits.
    #[must_use]
    pub fn awaited(self) -> Self {
        Self { is_awaited: true, ..self }
    }

    /// The same, as said by the dialog that is open.
    #[must_use]
    pub fn of_dialog(self) -> Self {
        Self { is_of_dialog: true, ..self }
    }

    /// The same, as what is to be done next.
    #[must_use]
    pub fn next_step(self) -> Self {
        Self { is_next_step: true, ..self }
    }

    /// The same, and behind it what is to be done next, as long as that is so.
    #[must_use]
    pub fn followed_by(self, validity: Validity, step: String) -> Self {
        Self { step: Some((validity, step)), ..self.next_step() }
    }

    /// The same, read in parts and taken up again at the part at which it was broken off.
    #[must_use]
    pub fn in_parts(self, parts: Vec<String>) -> Self {
        Self { parts, ..self }
    }

    /// The same, said only as long as it is so.
    #[must_use]
    pub fn while_so(self, validity: Validity) -> Self {
        Self { validity: Some(validity), ..self }
    }

    /// The same, of what was recorded at a board: once something newer is, it is no answer any more, and it is
    /// not said once more.
    #[must_use]
    pub fn while_newest(self, newest: Validity) -> Self {
        Self { newest: Some(newest), ..self }
    }

    /// The same, of a clock that runs: what is left is told as it is when it is said, and without a figure once
    /// the clock stands.
    #[must_use]
    pub fn of_clock(self, clock: Validity) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// Whether it is still so.
    pub(crate) fn is_so(&self) -> bool {
        self.validity.as_ref().is_none_or(Validity::holds)
    }

    /// Whether it is taken up again where it was broken off.
    pub(crate) const fn is_taken_up(&self) -> bool {
        !self.parts.is_empty()
    }

    /// Whether it tells nothing but what is to be done next.
    pub(crate) const fn is_step_alone(&self) -> bool {
        self.is_next_step && !self.is_record
    }

    /// Whether nothing newer was recorded at its board.
    pub(crate) fn is_newest(&self) -> bool {
        self.newest.as_ref().is_none_or(Validity::holds)
    }

    /// Whether it is only read at length: no alarm, no move for which the opponent waits, and nothing that was
    /// noticed at a board.
    pub(crate) const fn is_read_at_length(&self) -> bool {
        self.board.is_none() && !self.is_awaited && !matches!(self.said, Content::Alarm(_))
    }

    /// What waits and was recorded, with what was recorded since behind it; nothing, where it is something else.
    pub(crate) fn joined(&self, newer: &Self) -> Option<Self> {
        let (Content::Text(lang, was), Content::Text(other, is)) = (&self.said, &newer.said) else {
            return None;
        };
        let is_hint = |one: &Self| one.priority == Priority::Hint;
        let are_records = self.is_record && newer.is_record;
        let joins = are_records && is_hint(self) && is_hint(newer) && lang == other;
        joins.then(|| Self {
            said: Content::Text(*lang, latest(&format!("{was}. {is}")).to_owned()),
            is_next_step: self.is_next_step || newer.is_next_step,
            step: newer.step.clone().or_else(|| self.step.clone()),
            ..newer.clone()
        })
    }

    /// The same, as the end of the game at its board.
    #[must_use]
    pub fn ending(self) -> Self {
        Self { is_end: true, ..self }
    }

    /// The language in which it has to be said; none if any will do that the listener has chosen.
    #[must_use]
    pub const fn lang(&self) -> Option<Lang> {
        match &self.said {
            Content::Text(lang, _) => Some(*lang),
            Content::Alarm(_) | Content::Message(..) => None,
        }
    }

    /// The words.
    #[must_use]
    pub fn words(&self, words: &Catalogue) -> String {
        self.words_after(words, Duration::ZERO)
    }

    /// The words, where it has waited so long.
    pub(crate) fn words_after(&self, words: &Catalogue, waited: Duration) -> String {
        match &self.said {
            Content::Alarm(call) => {
                let detail = self.detail_after(call.detail, waited);
                script::alarm_text(words, &Call { detail, ..*call })
            }
            Content::Message(id, args) => words.say_with(id, args),
            Content::Text(_, text) => match self.step.as_ref().filter(|(so, _)| so.holds()) {
                Some((_, step)) => format!("{text}. {step}"),
                None => text.clone(),
            },
        }
    }

    /// What is told of an alarm that has waited so long: the time of a clock that runs has gone on.
    fn detail_after(&self, detail: Detail, waited: Duration) -> Detail {
        let stands = self.clock.as_ref().is_some_and(|clock| !clock.holds());
        match detail {
            Detail::Left(_) if stands => Detail::None,
            Detail::Left(left) => Detail::Left(Millis((left - millis(waited)).0.max(0))),
            Detail::None
            | Detail::Made(..)
            | Detail::Mated(..)
            | Detail::AnotherPosition
            | Detail::Differing { .. } => detail,
        }
    }

    /// Whether no time is left after so long of the time that it tells.
    pub(crate) fn is_used_up(&self, waited: Duration) -> bool {
        let Content::Alarm(call) = &self.said else { return false };
        matches!(self.detail_after(call.detail, waited), Detail::Left(Millis(..=0)))
    }

    /// How urgent, among alerts too; what was recorded comes behind what was asked for, and what is to be done next
    /// behind what was recorded before. A move for which the
    /// opponent waits, and what was noticed at a board, come before what is only read at length; what is read
    /// in parts comes behind what is answered in one sentence.
    pub(crate) const fn rank(&self) -> (Priority, Option<Alarm>, u8) {
        match (self.priority, &self.said) {
            (Priority::Alert, Content::Alarm(call)) => (self.priority, Some(call.alarm), 0),
            _ if self.is_awaited => (Priority::Alert, None, 1),
            (Priority::Alert, _) => (self.priority, None, self.board.is_some() as u8),
            _ => {
                let follows = self.is_record || self.is_step_alone() || self.is_taken_up();
                (self.priority, None, !follows as u8)
            }
        }
    }

    /// Whether it reads a move out to the arbiter, who may ask for something meanwhile.
    pub(crate) fn is_read_out(&self) -> bool {
        self.listener == Listener::Arbiter
            && self.priority == Priority::Announcement
            && self.board.is_some()
            && !self.is_awaited
            && matches!(self.said, Content::Text(..))
    }

    /// After how long it is not said any more.
    pub(crate) const fn stale_after(&self) -> Option<Duration> {
        match (self.priority, &self.said) {
            _ if self.is_taken_up() => None,
            (Priority::Hint | Priority::Answer, _)
            | (_, Content::Alarm(Call { alarm: Alarm::LowTime, .. })) => Some(STALE),
            _ => None,
        }
    }

    /// Whether it breaks off the other, which is being said.
    pub(crate) fn cuts(&self, other: &Self) -> bool {
        match self.priority {
            _ if self.is_awaited => self.rank() > other.rank(),
            Priority::Alert => self.rank() > other.rank(),
            Priority::Announcement => {
                !self.is_read_out() && other.priority < Priority::Announcement
            }
            // A question that is read in parts goes on behind it.
            Priority::Answer => {
                other.priority <= Priority::Answer || other.is_read_out() || other.is_taken_up()
            }
            // A move that was recorded does not break off the name of a page, nor what comes next the move: it would be
            // taken for the next one.
            Priority::Hint if other.is_record => {
                other.priority <= Priority::Hint && !self.is_step_alone()
            }
            Priority::Hint => other.priority <= Priority::Hint && !self.is_record,
        }
    }

    /// Whether it is out of date with this one: how little time was left, once there is less or none; a move
    /// that is still to be read out, once the next one of its board is; what was recorded before what is
    /// answered of its board, which would be said behind that.
    pub(crate) fn is_over_with(&self, new: &Self) -> bool {
        let answers = new.priority == Priority::Answer && new.newest.is_some();
        if answers && self.is_record && !self.is_newest() {
            return self.listener == new.listener;
        }
        if self.is_read_out() && new.is_read_out() {
            return self.board == new.board;
        }
        let (Content::Alarm(was), Content::Alarm(is)) = (&self.said, &new.said) else {
            return false;
        };
        was.alarm == Alarm::LowTime
            && matches!(is.alarm, Alarm::LowTime | Alarm::Flag)
            && (was.board, was.side) == (is.board, is.side)
    }

    /// Whether it is said once more after what breaks it off: an answer that an alarm or the move of a player
    /// cuts off was asked for, and what was recorded is not known before it is heard. What is to be done next is
    /// said once more after all but another step, and what is read in parts is taken up again after all but what is
    /// read in parts itself.
    pub(crate) fn is_due_after(&self, over: &Self) -> bool {
        if self.is_taken_up() {
            return !over.is_taken_up();
        }
        let is_urgent = over.priority == Priority::Alert
            || over.is_awaited
            || matches!(over.said, Content::Alarm(_));
        match self.priority {
            Priority::Answer => is_urgent,
            Priority::Hint if self.is_step_alone() => !over.is_next_step,
            Priority::Hint => self.is_record && (is_urgent || over.priority == Priority::Answer),
            Priority::Announcement | Priority::Alert => false,
        }
    }

    /// Whether it must be said to its end, and again if it was broken off.
    pub(crate) fn is_owed(&self) -> bool {
        self.priority >= Priority::Announcement
    }
}

/// A time that has passed, as clocks count it.
fn millis(time: Duration) -> Millis {
    Millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
}

/// The last of several sentences: what was recorded before is known from the board.
fn latest(text: &str) -> &str {
    let mut ends = text.rmatch_indices(". ");
    let end = ends.nth(JOINED_MOST - 1);
    end.and_then(|(end, between)| text.get(end + between.len()..)).unwrap_or(text)
}

/// What the arbiter must act upon at once is an alert; what can be put off for a sentence is
/// announced.
const fn priority(alarm: Alarm) -> Priority {
    match alarm {
        Alarm::Flag | Alarm::Illegal | Alarm::PressedWithoutMove | Alarm::Discrepancy => {
            Priority::Alert
        }
        Alarm::Lost | Alarm::MovesMissing | Alarm::LowTime | Alarm::GameOver | Alarm::DrawOffer => {
            Priority::Announcement
        }
    }
}

/// The sentence by which a voice is tried.
#[must_use]
pub fn sample(listener: Listener) -> Utterance {
    Utterance::message(listener, Priority::Answer, "voice-sample", Vec::new())
}

/// The call for a difference between the two boards of a game, on these squares.
#[must_use]
pub fn discrepancy(board: BoardNo, squares: &[Square]) -> Utterance {
    Utterance::alarm(Call::discrepancy(board, squares))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::side::Side;
    use jadoube_i18n::spoken::Style;

    fn alarm(alarm: Alarm) -> Utterance {
        Utterance::alarm(Call { alarm, board: BoardNo(1), side: None, detail: Detail::None })
    }

    fn text(priority: Priority) -> Utterance {
        Utterance::text(Listener::Arbiter, priority, Lang::De, "Anna eins".into())
    }

    fn read_out(board: u16) -> Utterance {
        text(Priority::Announcement).at(BoardNo(board))
    }

    #[test]
    fn a_move_is_not_read_out_any_more_once_the_next_one_of_its_board_is_to_be() {
        assert!(read_out(1).is_over_with(&read_out(1)));
        assert!(!read_out(1).is_over_with(&read_out(2)));
        assert!(!text(Priority::Announcement).is_over_with(&read_out(1)));
        let to_a_player = Utterance { listener: Listener::White, ..read_out(1) };
        assert!(!to_a_player.is_over_with(&to_a_player), "a player hears each of them");
    }

    #[test]
    fn who_breaks_off_whom() {
        use Priority::{Announcement, Answer, Hint};
        for (new, old, cuts) in [
            (alarm(Alarm::Flag), text(Announcement), true),
            (alarm(Alarm::Flag), alarm(Alarm::Illegal), true),
            (alarm(Alarm::Illegal), alarm(Alarm::Flag), false),
            (alarm(Alarm::Flag), alarm(Alarm::Flag), false),
            (alarm(Alarm::DrawOffer), text(Announcement), false),
            (text(Announcement), text(Announcement), false),
            (text(Announcement), text(Answer), true),
            (text(Answer), text(Announcement), false),
            (text(Answer), text(Answer), true),
            (text(Answer), text(Hint), true),
            (text(Hint), text(Answer), false),
            (text(Hint), text(Hint), true),
            (text(Answer), read_out(1), true),
            (text(Hint), read_out(1), false),
            (read_out(1), text(Answer), false),
            (read_out(1), text(Hint), false),
            (text(Announcement), read_out(1), false),
            (text(Hint).recorded(), text(Hint), false),
            (text(Hint), text(Hint).recorded(), true),
            (text(Hint).recorded(), text(Hint).recorded(), true),
            (text(Hint).next_step(), text(Hint).recorded(), false),
            (text(Hint).next_step(), text(Hint), true),
        ] {
            assert_eq!(new.cuts(&old), cuts, "{new:?} over {old:?}");
        }
    }

    #[test]
    fn a_move_for_which_the_opponent_waits_breaks_off_all_but_alarms_and_what_was_noticed() {
        use Priority::{Alert, Announcement, Answer};
        let awaited = || read_out(1).awaited();
        let noticed = || text(Alert).at(BoardNo(1));
        for (new, old, cuts) in [
            (awaited(), text(Alert), true),
            (awaited(), text(Announcement), true),
            (awaited(), text(Answer), true),
            (awaited(), noticed(), false),
            (awaited(), awaited(), false),
            (awaited(), alarm(Alarm::Flag), false),
            (noticed(), awaited(), false),
            (noticed(), text(Alert), true),
            (noticed(), text(Answer), true),
            (text(Alert), awaited(), false),
            (text(Answer), awaited(), false),
            (alarm(Alarm::Flag), awaited(), true),
        ] {
            assert_eq!(new.cuts(&old), cuts, "{new:?} over {old:?}");
        }
    }

    #[test]
    fn what_was_asked_for_or_recorded_is_said_once_more_after_what_is_urgent() {
        use Priority::{Alert, Answer, Hint};
        for (broken_off, over, is_due) in [
            (text(Answer), alarm(Alarm::Flag), true),
            (text(Answer), text(Alert), true),
            (text(Answer), read_out(1).awaited(), true),
            (text(Answer), text(Answer), false),
            (text(Hint).recorded(), text(Answer), true),
            (text(Hint).recorded(), text(Hint).recorded(), false),
            (text(Hint), text(Alert), false),
        ] {
            assert_eq!(broken_off.is_due_after(&over), is_due, "{broken_off:?} after {over:?}");
        }
    }

    #[test]
    fn little_time_is_no_news_after_the_flag_of_that_player() {
        let low = |board, left| {
            Utterance::alarm(Call::low_time(BoardNo(board), Side::White, Millis::from_secs(left)))
        };
        let flag = |board, side| {
            let (alarm, detail, board) = (Alarm::Flag, Detail::None, BoardNo(board));
            Utterance::alarm(Call { alarm, board, side: Some(side), detail })
        };
        for (new, over) in [
            (flag(1, Side::White), true),
            (low(1, 10), true),
            (flag(1, Side::Black), false),
            (flag(2, Side::White), false),
            (text(Priority::Alert), false),
        ] {
            assert_eq!(low(1, 30).is_over_with(&new), over, "{new:?}");
        }
        assert!(!flag(1, Side::White).is_over_with(&low(1, 10)));
    }

    #[test]
    fn how_little_time_is_left_is_told_as_it_is_when_it_is_said() {
        let words = Catalogue::new(Lang::En);
        let clock = Validity::default();
        let call = Call::low_time(BoardNo(1), Side::White, Millis::from_secs(10));
        let low = Utterance::alarm(call).of_clock(clock.clone());
        for (waited, said) in [(0, "10 seconds left"), (4_200, "6 seconds left")] {
            let text = low.words_after(&words, Duration::from_millis(waited));
            assert_eq!(text, format!("Board 1: White, {said}"));
        }
        assert!(!low.is_used_up(Duration::from_secs(9)));
        assert!(low.is_used_up(Duration::from_secs(10)));
        clock.end();
        let long = Duration::from_secs(12);
        assert_eq!(low.words_after(&words, long), "Board 1: White, little time left");
        assert!(!low.is_used_up(long));
    }

    #[test]
    fn announcements_and_flags_do_not_grow_stale_and_answers_do() {
        for (utterance, stales) in [
            (text(Priority::Announcement), false),
            (alarm(Alarm::Flag), false),
            (alarm(Alarm::LowTime), true),
            (text(Priority::Answer), true),
            (text(Priority::Hint), true),
        ] {
            assert_eq!(utterance.stale_after().is_some(), stales, "{utterance:?}");
        }
    }

    #[test]
    fn a_move_is_announced_in_the_words_agreed_upon_whatever_the_program_speaks() {
        let start = Position::start();
        let knight = start.read_uci(&Uci("g1f3".into())).unwrap();
        let german = Announcing::new(Style::FideGerman, Lang::En);
        let said = Utterance::announcement(Listener::White, BoardNo(1), (&start, knight), german);
        assert_eq!(said.lang(), Some(Lang::De));
        assert_eq!(said.words(&Catalogue::new(Lang::En)), "Springer Gustav eins - Felix drei");
    }
}
