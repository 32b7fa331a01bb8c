//! What is said for an alarm: short, the board first. Which alarms there are is in `alarm`; how the
//! words are spelled for an engine is in `lexicon`.

use crate::alarm::{Alarm, Call, Detail};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::chess;
use jadoube_i18n::time;

/// The sentence for an alarm, as a voice of that language is to get it.
#[must_use]
pub fn alarm_text(words: &Catalogue, call: &Call) -> String {
    let board = ("board", Arg::from(call.board.0));
    let side = ("side", Arg::from(call.side.map(|side| name(words, side)).unwrap_or_default()));
    match (call.alarm, call.detail) {
        (Alarm::Flag, _) => words.say_with("voice-flag", &[board, side]),
        (Alarm::Illegal, Detail::Made(from, to)) => {
            let (from, to) = (square(words, from).into(), square(words, to).into());
            words.say_with("voice-illegal-move", &[board, side, ("from", from), ("to", to)])
        }
        (Alarm::Illegal, _) => words.say_with("voice-illegal", &[board, side]),
        (Alarm::PressedWithoutMove, _) => {
            words.say_with("voice-pressed-without-move", &[board, side])
        }
        (Alarm::Lost, _) => words.say_with("voice-lost", &[board]),
        (Alarm::MovesMissing, Detail::AnotherPosition) => {
            words.say_with("voice-another-position", &[board])
        }
        (Alarm::MovesMissing, _) => words.say_with("voice-moves-missing", &[board]),
        (Alarm::LowTime, Detail::Left(left)) => {
            let left = time::aloud(words, left).into();
            words.say_with("voice-low-time", &[board, side, ("time", left)])
        }
        (Alarm::LowTime, _) => words.say_with("voice-low-time-unknown", &[board, side]),
        (Alarm::GameOver, Detail::Mated(kind, from, to)) => {
            let piece = ("piece", chess::kind(words, kind).into());
            let (from, to) = (square(words, from).into(), square(words, to).into());
            words.say_with("voice-mated", &[board, piece, ("from", from), ("to", to)])
        }
        (Alarm::GameOver, _) => words.say_with("voice-game-over", &[board]),
        (Alarm::DrawOffer, _) => words.say_with("voice-draw-offer", &[board, side]),
        (Alarm::Discrepancy, Detail::Differing { first, more }) => {
            let squares: Vec<String> =
                first.into_iter().flatten().map(|one| square(words, one)).collect();
            let squares = ("squares", squares.join(", ").into());
            words.say_with("voice-discrepancy-squares", &[board, squares, ("more", more.into())])
        }
        (Alarm::Discrepancy, _) => words.say_with("voice-discrepancy", &[board]),
    }
}

fn name(words: &Catalogue, side: Side) -> String {
    chess::side(words, side)
}

/// A square as it is said: in German by the names that FIDE Laws 2023, Art. D.2.1 suggests, for
/// `b`, `d` and `e` sound alike.
fn square(words: &Catalogue, square: Square) -> String {
    let file = words.say(match square.file() {
        0 => "voice-file-a",
        1 => "voice-file-b",
        2 => "voice-file-c",
        3 => "voice-file-d",
        4 => "voice-file-e",
        5 => "voice-file-f",
        6 => "voice-file-g",
        _ => "voice-file-h",
    });
    let rank = words.say(match square.rank() {
        0 => "voice-rank-1",
        1 => "voice-rank-2",
        2 => "voice-rank-3",
        3 => "voice-rank-4",
        4 => "voice-rank-5",
        5 => "voice-rank-6",
        6 => "voice-rank-7",
        _ => "voice-rank-8",
    });
    format!("{file} {rank}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::EngineKind;
    use crate::lexicon::pronounced;
    use jadoube_chess::board::piece::Kind;
    use jadoube_chess::moment::Millis;
    use jadoube_i18n::lang::Lang;
    use jadoube_laws::ids::BoardNo;

    const fn call(alarm: Alarm, side: Option<Side>, detail: Detail) -> Call {
        Call { alarm, board: BoardNo(3), side, detail }
    }

    fn illegal() -> Call {
        let (from, to) = (Square::new(2, 1).unwrap(), Square::new(2, 4).unwrap());
        call(Alarm::Illegal, Some(Side::White), Detail::Made(from, to))
    }

    /// The last move stands before the word that ends the game.
    fn mated() -> Call {
        let (from, to) = (Square::new(7, 4).unwrap(), Square::new(5, 6).unwrap());
        call(Alarm::GameOver, None, Detail::Mated(Kind::Queen, from, to))
    }

    #[test]
    fn an_alarm_is_said_in_each_language_as_its_voice_needs_it() {
        let flag = call(Alarm::Flag, Some(Side::Black), Detail::None);
        let low = Call::low_time(BoardNo(12), Side::White, Millis::from_mins(5));
        let offer = call(Alarm::DrawOffer, Some(Side::White), Detail::None);
        let another = Call::another_position(BoardNo(3));
        for (lang, call, text) in [
            (Lang::En, another, "Board 3: it shows another position than the game"),
            (Lang::En, flag, "Board 3: Black, flag fallen"),
            (Lang::De, flag, "Brett 3: Schwarz, Blättchen gefallen"),
            (Lang::Mk, flag, "Табла 3: Црниот, падна знаменцето"),
            (Lang::En, low, "Board 12: White, 5 minutes left"),
            (Lang::De, low, "Brett 12: Weiß, noch 5 Minuten"),
            (Lang::De, illegal(), "Brett 3: Weiß, regelwidriger Zug Zesar zwei Zesar fünf"),
            (Lang::En, illegal(), "Board 3: White, illegal move C two C five"),
            (Lang::De, mated(), "Brett 3: Dame Hektor fünf Felix sieben, Schachmatt"),
            (Lang::En, mated(), "Board 3: queen H five F seven, checkmate"),
            (Lang::De, offer, "Brett 3: Weiß bietet Remi an"),
        ] {
            let said = alarm_text(&Catalogue::new(lang), &call);
            assert_eq!(pronounced(EngineKind::Ssip, lang, &said), text);
        }
    }

    #[test]
    fn every_alarm_names_its_board_and_no_id_is_missing() {
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            for alarm in Alarm::ALL {
                for detail in [
                    Detail::None,
                    Detail::Left(Millis::from_secs(10)),
                    illegal().detail,
                    mated().detail,
                    Detail::AnotherPosition,
                ] {
                    let text = alarm_text(&words, &call(alarm, Some(Side::White), detail));
                    assert!(text.contains('3'), "{lang:?} {alarm:?}: {text}");
                    assert!(!text.contains(['⟦', '{']), "{lang:?} {alarm:?}: {text}");
                }
            }
        }
    }

    #[test]
    fn the_first_squares_on_which_the_boards_differ_are_said_and_how_many_more_there_are() {
        let words = Catalogue::new(Lang::En);
        let all: Vec<Square> = Square::all().take(5).collect();
        for (count, text) in [
            (0, "Board 2: the two boards differ"),
            (2, "Board 2: the two boards differ: "),
            (5, " and 2 more"),
        ] {
            let told = alarm_text(&words, &Call::discrepancy(BoardNo(2), &all[..count]));
            assert!(told.contains(text), "{told}");
            assert_eq!(told.matches(", ").count(), count.clamp(1, 3) - 1, "{told}");
            assert_eq!(told.contains(" more"), count == 5, "{told}");
        }
    }
}
