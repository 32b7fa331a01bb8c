//! What the desk found when it opened a file: that clocks were running unseen, that the clock of the
//! computer was changed, that a sign of life does not fit. The window shows it; here it goes to
//! standard error, so that an answer on standard output stays what it is.

use crate::desk::desk::Desk;
use crate::desk::words::notice;
use crate::i18n::words::Words;

/// Tells all of it.
pub fn tell(desk: &Desk, words: &Words) {
    for found in desk.snapshot().notices.iter() {
        eprintln!("{}", notice(words, &found.what));
    }
}
