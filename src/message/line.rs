//! Texts that come from outside, on one line: a sign that ends a line, moves the cursor or turns the
//! direction of reading would make others of the lines around it.

use std::borrow::Cow;

/// Whether a sign is not seen but does something.
#[must_use]
pub fn is_control(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text on one line: such signs are shown as a programmer writes them.
///
/// ```
/// use jadoube_message::line::on_one_line;
///
/// assert_eq!(on_one_line("Ana\n99 Board 7"), "Ana\\n99 Board 7");
/// ```
#[must_use]
pub fn on_one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(is_control) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for sign in text.chars() {
        if is_control(sign) {
            shown.extend(sign.escape_default());
        } else {
            shown.push(sign);
        }
    }
    Cow::Owned(shown)
}
