//! What an arbiter may do to a clock (FIDE Laws 2023, Art. 6.10, 6.11, 7.5.5, 9.5.3, 12.9).

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// One correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(tag = "correct", rename_all = "kebab-case")]
#[message(prefix = "clock")]
pub enum Correction {
    /// Give a player more time.
    Add {
        /// The player whose clock is corrected.
        side: Side,
        /// How much; positive.
        #[message(with = Millis::clock)]
        time: Millis,
    },
    /// Take time from a player.
    Subtract {
        /// The player whose clock is corrected.
        side: Side,
        /// How much; positive.
        #[message(with = Millis::clock)]
        time: Millis,
    },
    /// Set the remaining time of one player.
    Set {
        /// The player whose clock is corrected.
        side: Side,
        /// To what; not negative.
        #[message(with = Millis::clock)]
        time: Millis,
    },
    /// Set both remaining times.
    #[message(with(white = BySide::white_clock(times), black = BySide::black_clock(times)), skip(times))]
    SetBoth {
        /// To what; not negative.
        times: BySide<Millis>,
    },
    /// Exchange everything of the two players: time, counter, period, flag, and the schedule they
    /// go by. Who runs stays.
    SwapSides,
    /// Set a player's move counter. Where periods change by moves the period follows from it; no
    /// time is added or taken away.
    SetCounter {
        /// The player whose move counter is corrected.
        side: Side,
        /// Moves completed.
        moves: u16,
    },
}

/// A correction that cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "refusal-correction", error)]
pub enum CorrectionFault {
    /// The span must be more than nothing.
    NotPositive,
    /// A clock cannot be set below zero.
    BelowZero,
    /// More than a clock can show.
    TooMuch(#[message(with = Millis::clock)] Millis),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_journals_hold_is_still_read_and_written_the_same() {
        let time = Millis(120_000);
        let side = Side::Black;
        for (written, correction) in [
            (r#"{"correct":"add","side":"black","time":120000}"#, Correction::Add { side, time }),
            (
                r#"{"correct":"subtract","side":"black","time":120000}"#,
                Correction::Subtract { side, time },
            ),
            (r#"{"correct":"set","side":"black","time":120000}"#, Correction::Set { side, time }),
            (
                r#"{"correct":"set-both","times":{"white":0,"black":120000}}"#,
                Correction::SetBoth { times: BySide::new(Millis::ZERO, time) },
            ),
            (r#"{"correct":"swap-sides"}"#, Correction::SwapSides),
            (
                r#"{"correct":"set-counter","side":"black","moves":41}"#,
                Correction::SetCounter { side, moves: 41 },
            ),
        ] {
            assert_eq!(serde_json::to_string(&correction).unwrap(), written);
            assert_eq!(serde_json::from_str::<Correction>(written).unwrap(), correction);
        }
    }
}
