//! The commands `%clk`, `%emt` and `%egt` inside comments (PGN supplement of 2001), and times as
//! they are written there. Other commands stay in the comment as they are.

use std::borrow::Cow;

use crate::moment::Millis;
use crate::pgn::PgnPly;
use crate::pgn::fault::PgnFault;

/// How exactly times are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// `0:09:58`: whole seconds, as the supplement has it; what is left is rounded up, what has passed down.
    Seconds,
    /// `0:09:57.1`: with decimals where there are any.
    Exact,
}

/// A text with single blanks.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    let single = !text.chars().any(|c| c.is_whitespace() && c != ' ') && !text.contains("  ");
    if single {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Takes the times and the draw offer out of a comment and gives them to a move; what is left of
/// the comment, with single blanks, and what is odd about the times.
pub(super) fn understand<'a>(
    comment: &'a str,
    ply: &mut PgnPly,
    odd: &mut Vec<PgnFault>,
) -> Cow<'a, str> {
    if !comment.contains("[%") && !comment.contains("(=)") {
        return plain(comment);
    }
    let mut text = String::new();
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        let (before, command) = rest.split_at(start);
        let Some(end) = command.find(']') else { break };
        let (command, after) = command.split_at(end + 1);
        text.push_str(before);
        if !take(command, ply, odd) {
            text.push_str(command);
        }
        rest = after;
    }
    text.push_str(rest);
    if text.contains("(=)") {
        ply.draw_offer = true;
        text = text.replace("(=)", " ");
    }
    Cow::Owned(plain(&text).into_owned())
}

/// Takes one command; says whether it was a time that could be taken.
fn take(command: &str, ply: &mut PgnPly, odd: &mut Vec<PgnFault>) -> bool {
    let inner = command.trim_start_matches("[%").trim_end_matches(']');
    let mut words = inner.split_whitespace();
    let (name, operand) = (words.next(), words.next());
    let slot = match name {
        Some("clk") => &mut ply.clk,
        Some("emt") => &mut ply.emt,
        Some("egt") => &mut ply.egt,
        _ => return false,
    };
    if command.contains(['\n', '\r']) {
        odd.push(PgnFault::TimeBroken(plain(command).into_owned()));
    }
    match (operand.and_then(read), *slot) {
        _ if words.next().is_some() => odd.push(PgnFault::Time(plain(command).into_owned())),
        (None, _) => odd.push(PgnFault::Time(plain(command).into_owned())),
        (Some(time), Some(before)) if time != before => {
            odd.push(PgnFault::TimeTwice(plain(command).into_owned()));
        }
        (Some(time), _) => {
            *slot = Some(time);
            return true;
        }
    }
    false
}

/// `1:29:05`, `29:05`, `4.097`, with up to three decimals that count.
pub(super) fn read(text: &str) -> Option<Millis> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    if decimals.is_empty() || !decimals.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let mut secs = 0_i64;
    for (nth, field) in whole.split(':').enumerate() {
        let field = number(field).filter(|_| nth < 3)?;
        secs = secs.checked_mul(60)?.checked_add(field)?;
    }
    let thousandths = decimals.bytes().chain(*b"000").take(3);
    let millis = thousandths.fold(0_i64, |sum, digit| sum * 10 + i64::from(digit - b'0'));
    Some(Millis(secs.checked_mul(1000)?.checked_add(millis)?))
}

fn number(text: &str) -> Option<i64> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// A time that has passed as the commands have it: by just as many whole seconds a clock goes down that is rounded
/// up, and a move made at once took none.
pub(super) fn write_passed(time: Millis, precision: Precision) -> String {
    let time = time.max(Millis::ZERO);
    match precision {
        Precision::Seconds => write(Millis(time.0 - time.0 % 1000), precision),
        Precision::Exact => write(time, precision),
    }
}

/// A time that is left as the commands have it; a clock below zero shows zero.
pub(super) fn write(time: Millis, precision: Precision) -> String {
    let time = time.max(Millis::ZERO);
    if precision == Precision::Seconds || time.0 % 1000 == 0 {
        return time.to_string();
    }
    let decimals = format!("{:03}", time.0 % 1000);
    let whole = Millis(time.0 - time.0 % 1000);
    format!("{whole}.{}", decimals.trim_end_matches('0'))
}
