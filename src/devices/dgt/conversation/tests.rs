//! What the host says to a board, when, and what it makes of the answers.

use super::*;
use crate::dgt::occupant::{Occupant, square_of_field};
use jadoube_chess::board::piece::Piece;

const TIMING: Timing = Timing::BOARD;

/// A conversation with the time at which it stands.
struct Table {
    talk: Conversation,
    now_ms: u64,
}

impl Table {
    fn new() -> Self {
        let mut talk = Conversation::new(TIMING);
        talk.begin(Duration::ZERO);
        Self { talk, now_ms: 0 }
    }

    /// Past the questions of the start, with everything answered and nothing waiting.
    fn settled() -> Self {
        let mut table = Self::new();
        table.hear(&Message::Serial("01025".into()));
        table.pass(1000);
        table.hear(&Message::ClockAck(ClockAck([0x10, 0x09, 0x20, 0])));
        assert!(table.talk.waiting.is_none() && table.talk.commands.is_empty());
        table
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.now_ms)
    }

    fn hear(&mut self, message: &Message) -> Vec<Out> {
        self.talk.heard(message, self.now())
    }

    /// Lets time pass in steps of 10 ms, with what came out and when.
    fn pass(&mut self, span_ms: u64) -> Vec<(u64, Out)> {
        let mut all = Vec::new();
        for _ in 0..span_ms / 10 {
            self.now_ms += 10;
            let (now_ms, out) = (self.now_ms, self.talk.due(self.now()));
            all.extend(out.into_iter().map(|out| (now_ms, out)));
        }
        all
    }

    /// The same, kept alive by a message every half second.
    fn pass_alive(&mut self, span_ms: u64) -> Vec<(u64, Out)> {
        let mut all = Vec::new();
        for _ in 0..span_ms / 500 {
            all.extend(self.pass(500));
            self.hear(&Message::Serial("01025".into()));
        }
        all
    }
}

fn sent(out: &[(u64, Out)]) -> Vec<(u64, u8)> {
    out.iter()
        .filter_map(|(at, out)| match out {
            Out::Send(HostCommand::Clockwork(command)) => Some((*at, command.id())),
            Out::Send(command) => Some((*at, command.encode()[0])),
            Out::Say(_) => None,
        })
        .collect()
}

fn answers(out: &[(u64, Out)]) -> Vec<ClockAnswer> {
    out.iter()
        .filter_map(|(_, out)| match out {
            Out::Say(SensorReport::ClockAnswer(answer)) => Some(answer.clone()),
            _ => None,
        })
        .collect()
}

fn times(a: i64, b: i64) -> Message {
    let [a, b] = [a, b].map(|secs| ClockTimes::end_bytes(Millis::from_secs(secs), 0x20));
    Message::Clock(ClockTimes { a, b, status: 0x08 })
}

#[test]
fn the_questions_of_the_start_are_a_tenth_of_a_second_apart() {
    let asked = sent(&Table::new().pass(900));
    let letters: Vec<u8> = asked.iter().map(|(_, letter)| *letter).collect();
    assert_eq!(letters, [0x40, 0x42, 0x4D, 0x45, 0x55, 0x41, 0x4B, 0x42, 0x09]);
    assert!(asked.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 100), "{asked:?}");
}

#[test]
fn a_board_that_never_answers_is_called_silent_once_and_asked_every_second() {
    let out = Table::new().pass(10_000);
    let says: Vec<_> = out.iter().filter(|(_, out)| matches!(out, Out::Say(_))).collect();
    assert_eq!(says, [&(3010, Out::Say(SensorReport::Link(LinkState::Silent)))]);
    let alive = sent(&out).into_iter().filter(|(at, letter)| *at > 3100 && *letter == 0x45);
    assert_eq!(alive.count(), 7);
}

#[test]
fn a_board_that_comes_back_from_silence_is_asked_everything_again() {
    let mut table = Table::settled();
    table.pass(4000);
    let out = table.hear(&Message::Serial("01025".into()));
    assert_eq!(out, [Out::Say(SensorReport::Link(LinkState::Connected))]);
    let letters: Vec<u8> = sent(&table.pass(800)).into_iter().map(|(_, l)| l).collect();
    assert!(letters.ends_with(&[0x4B, 0x42]), "{letters:02x?}");
}

#[test]
fn a_board_that_restarts_unnoticed_is_told_the_mode_again() {
    let mut table = Table::settled();
    let letters: Vec<u8> = sent(&table.pass_alive(6000)).into_iter().map(|(_, l)| l).collect();
    assert!(letters.windows(2).any(|pair| pair == [0x4B, 0x42]), "{letters:02x?}");
}

#[test]
fn the_board_is_read_again_after_the_hand_has_settled_and_a_reading_without_news_is_quiet() {
    let mut table = Table::settled();
    let start = Placement::start();
    table.hear(&Message::board_of(|square| start.get(square).into()));
    table.pass(1000);
    let e2 = square_of_field(52).unwrap();
    table.hear(&Message::Field(e2, Occupant::Empty));
    table.pass(200);
    table.hear(&Message::Field(e2, Occupant::from_code(1)));
    assert_eq!(sent(&table.pass(240)), [], "not before a quarter of a second of quiet");
    assert_eq!(sent(&table.pass(100)).len(), 1);
    assert_eq!(table.hear(&Message::board_of(|square| start.get(square).into())), []);
    let mut knocked = start;
    knocked.set(e2, None::<Piece>);
    let out = table.hear(&Message::board_of(|square| knocked.get(square).into()));
    assert_eq!(out, [Out::Say(SensorReport::Board(knocked))]);
}

#[test]
fn a_line_full_of_noise_is_not_filled_with_questions_as_well() {
    let mut table = Table::settled();
    let mut asked = Vec::new();
    for _ in 0..100 {
        table.talk.faulty(table.now());
        asked.extend(sent(&table.pass(10)));
    }
    asked.retain(|(_, letter)| *letter == 0x42);
    assert!((3..=5).contains(&asked.len()), "in one second: {asked:?}");
}

#[test]
fn after_a_faulty_stream_the_board_is_read_however_busy_it_is_and_reported() {
    let mut table = Table::settled();
    let start = Message::board_of(|square| Placement::start().get(square).into());
    table.hear(&start);
    table.hear(&start);
    table.talk.faulty(table.now());
    let e2 = square_of_field(52).unwrap();
    let mut asked = Vec::new();
    for _ in 0..5 {
        table.hear(&Message::Field(e2, Occupant::from_code(1)));
        asked.extend(sent(&table.pass(100)));
    }
    assert_eq!(asked.iter().map(|(_, l)| *l).collect::<Vec<_>>(), [0x42]);
    assert_eq!(table.hear(&start), [Out::Say(SensorReport::Board(Placement::start()))]);
}

#[test]
fn an_unanswered_clock_command_is_sent_four_times_and_given_up_after_six_seconds() {
    let mut table = Table::settled();
    table.talk.ask(Request::Beep(Millis(64)));
    let out = table.pass_alive(8000);
    let beeps: Vec<u64> =
        sent(&out).into_iter().filter(|(_, id)| *id == 0x0B).map(|(at, _)| at).collect();
    assert_eq!(beeps.len(), 3, "{beeps:?}");
    assert!(beeps.windows(2).all(|pair| pair[1] - pair[0] >= 2000), "{beeps:?}");
    assert_eq!(answers(&out), [ClockAnswer::Silent]);
}

#[test]
fn clock_commands_wait_for_one_another() {
    let mut table = Table::settled();
    table.talk.ask(Request::ShowText("one".into()));
    table.talk.ask(Request::EndText);
    assert_eq!(sent(&table.pass(500)).len(), 1);
    // An old answer said again does not count.
    assert_eq!(table.hear(&Message::ClockAck(ClockAck::accepted(0x09))), []);
    assert_eq!(sent(&table.pass(500)), []);
    let out = table.hear(&Message::ClockAck(ClockAck::accepted(0x0C)));
    assert_eq!(out, [Out::Say(SensorReport::ClockAnswer(ClockAnswer::Accepted))]);
    assert_eq!(sent(&table.pass(100)).first().map(|(_, id)| *id), Some(0x03));
}

#[test]
fn a_text_goes_in_letters_to_a_dgt_3000_and_in_strokes_to_an_xl() {
    for (version, id) in [(0x20, 0x0C), (0x14, 0x01)] {
        let mut table = Table::new();
        table.hear(&Message::Serial("01025".into()));
        table.pass(1000);
        table.hear(&Message::ClockAck(ClockAck([0x10, 0x09, version, 0])));
        table.talk.ask(Request::ShowText("hello".into()));
        assert_eq!(sent(&table.pass(100)).first().map(|(_, id)| *id), Some(id));
    }
}

#[test]
fn a_clock_that_is_set_is_believed_only_when_its_times_are_read_back() {
    let mut table = Table::settled();
    let set = |secs| Millis::from_secs(secs);
    table.talk.ask(Request::SetClock { a: set(60), b: set(90), run: Some(ClockEnd::B) });
    table.pass(100);
    assert_eq!(table.hear(&Message::ClockAck(ClockAck::accepted(0x0A))), []);
    assert_eq!(sent(&table.pass(100)).first().map(|(_, l)| *l), Some(0x41));
    let stale: Vec<_> = table.hear(&times(300, 300));
    assert!(!stale.contains(&Out::Say(SensorReport::ClockAnswer(ClockAnswer::Accepted))));
    let out = table.hear(&times(60, 89));
    assert!(out.contains(&Out::Say(SensorReport::ClockAnswer(ClockAnswer::Accepted))), "{out:?}");
}

#[test]
fn a_clock_that_says_yes_and_shows_other_times_has_not_been_set() {
    let mut table = Table::settled();
    let minute = Millis::from_secs(60);
    table.talk.ask(Request::SetClock { a: minute, b: minute, run: None });
    table.pass(100);
    table.hear(&Message::ClockAck(ClockAck::accepted(0x0A)));
    let mut out = Vec::new();
    for _ in 0..40 {
        out.extend(table.pass(100));
        table.hear(&times(300, 300));
    }
    assert_eq!(answers(&out), [ClockAnswer::Refused { code: 0 }]);
}

#[test]
fn a_clock_that_says_no_twice_is_read_only_and_once_is_asked_again() {
    let mut table = Table::settled();
    let no = Message::ClockAck(ClockAck([0x40, 0x0A, 0, 0]));
    let minute = Millis::from_secs(60);
    table.talk.ask(Request::SetClock { a: minute, b: minute, run: None });
    table.pass(100);
    assert_eq!(table.hear(&no), []);
    assert_eq!(sent(&table.pass(100)).first().map(|(_, id)| *id), Some(0x0A));
    let refused = SensorReport::ClockAnswer(ClockAnswer::Refused { code: 0x40 });
    assert_eq!(table.hear(&no), [Out::Say(refused)]);
}

#[test]
fn more_than_a_clock_can_show_is_refused_without_asking_it() {
    let mut table = Table::settled();
    let long = Millis::from_secs(36_000);
    let out = table.talk.ask(Request::SetClock { a: long, b: long, run: None });
    assert_eq!(out, [Out::Say(SensorReport::ClockAnswer(ClockAnswer::Refused { code: 0 }))]);
}

#[test]
fn a_board_names_itself_once_and_by_its_long_number() {
    let mut table = Table::new();
    table.hear(&Message::Serial("01025".into()));
    table.hear(&Message::LongSerial("3000147740".into()));
    assert_eq!(table.talk.serial(), Some("3000147740"));
    assert_eq!(table.hear(&Message::Serial("01025".into())), []);
}
