//! The commands `%clk` and `%emt` inside comments (PGN supplement of 2001), and times as they are
//! written there. Other commands stay in the comment as they are.

use crate::core::moment::Millis;

/// How exactly times are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// `0:09:58`: whole seconds, as the supplement has it; what is left is rounded up.
    Seconds,
    /// `0:09:57.1`: with decimals where there are any.
    Exact,
}

/// What a comment says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Said {
    pub(super) clk: Option<Millis>,
    pub(super) emt: Option<Millis>,
    pub(super) draw_offer: bool,
    /// The rest, with single spaces.
    pub(super) text: String,
    /// Commands whose time cannot be read.
    pub(super) unreadable: Vec<String>,
}

/// Takes the times and the draw offer out of a comment.
pub(super) fn understand(comment: &str) -> Said {
    let mut said = Said::default();
    let mut text = String::new();
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        let (before, command) = rest.split_at(start);
        let Some(end) = command.find(']') else { break };
        let (command, after) = command.split_at(end + 1);
        text.push_str(before);
        if !said.take(command) {
            text.push_str(command);
        }
        rest = after;
    }
    text.push_str(rest);
    if text.contains("(=)") {
        said.draw_offer = true;
        text = text.replace("(=)", " ");
    }
    said.text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    said
}

impl Said {
    /// Takes one command; says whether it was a time that could be read.
    fn take(&mut self, command: &str) -> bool {
        let inner = command.trim_start_matches("[%").trim_end_matches(']');
        let mut words = inner.split_whitespace();
        let (name, operand) = (words.next(), words.next());
        let slot = match name {
            Some("clk") => &mut self.clk,
            Some("emt") => &mut self.emt,
            _ => return false,
        };
        match operand.and_then(read) {
            Some(time) => {
                *slot = Some(time);
                true
            }
            None => {
                self.unreadable.push(command.split_whitespace().collect::<Vec<_>>().join(" "));
                false
            }
        }
    }
}

/// `1:29:05`, `29:05`, `4.097`, with up to three decimals that count.
pub(super) fn read(text: &str) -> Option<Millis> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let fields: Vec<i64> = whole.split(':').map(number).collect::<Option<_>>()?;
    if fields.len() > 3 || decimals.is_empty() || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let secs =
        fields.iter().try_fold(0_i64, |sum, field| sum.checked_mul(60)?.checked_add(*field))?;
    let thousandths: String = decimals.chars().chain("000".chars()).take(3).collect();
    Some(Millis(secs.checked_mul(1000)?.checked_add(number(&thousandths)?)?))
}

fn number(text: &str) -> Option<i64> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A time as the commands have it; a clock below zero shows zero.
pub(super) fn write(time: Millis, precision: Precision) -> String {
    let time = time.max(Millis::ZERO);
    if precision == Precision::Seconds || time.0 % 1000 == 0 {
        return time.to_string();
    }
    let decimals = format!("{:03}", time.0 % 1000);
    let whole = Millis(time.0 - time.0 % 1000);
    format!("{whole}.{}", decimals.trim_end_matches('0'))
}
