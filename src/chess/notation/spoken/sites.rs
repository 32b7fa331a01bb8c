//! Moves as chess sites speak them to blind players: the algebraic notation sign by sign, with the
//! pieces by their names in the reader's language, `Bella` for b, and the ranks as digits. A pawn is
//! not named, nor is the square that a piece comes from unless the score needs it. This is not the
//! announcement that the Laws suggest, and it has a name of its own.

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::notation::san;
use crate::notation::spoken::vocabulary::{GERMAN, Sign, Spellings, Vocabulary};

/// The files as the Laws name them, in the sites' small letters.
pub const FILES: [Spellings; 8] =
    [&["anna"], &["bella"], &["cesar"], &["david"], &["eva"], &["felix"], &["gustav"], &["hector"]];

/// The ranks are digits.
pub const RANKS: [Spellings; 8] = [&["1"], &["2"], &["3"], &["4"], &["5"], &["6"], &["7"], &["8"]];

/// The ranks of the Laws with `zwo`, which no noise turns into `drei`; the Laws leave it to the
/// arbiter (Art. D.2.1). Everything else is as in [`GERMAN`].
pub const GERMAN_ZWO: Vocabulary = Vocabulary {
    ranks: {
        let mut ranks = GERMAN.ranks;
        ranks[1] = &["zwo", "zwei"];
        ranks
    },
    ..GERMAN
};

/// What a sign of the score is called.
fn sign(written: char) -> Option<Sign> {
    Some(match written {
        'K' => Sign::Kind(Kind::King),
        'Q' => Sign::Kind(Kind::Queen),
        'R' => Sign::Kind(Kind::Rook),
        'B' => Sign::Kind(Kind::Bishop),
        'N' => Sign::Kind(Kind::Knight),
        'x' => Sign::Takes,
        '=' => Sign::Promotes,
        '+' => Sign::Check,
        '#' => Sign::Mate,
        'a'..='h' => Sign::File(u8::try_from(u32::from(written) - u32::from('a')).ok()?),
        '1'..='8' => Sign::Rank(u8::try_from(u32::from(written) - u32::from('1')).ok()?),
        _ => return None,
    })
}

/// Writes a legal move.
pub(super) fn write(position: &Position, m: Move, words: &Vocabulary, out: &mut String) {
    let score = san::san(position, m);
    let (castles, rest) = if m.is_castling() {
        let short = m.is_castling_short();
        let castles = if short { Sign::CastlesShort } else { Sign::CastlesLong };
        (Some(castles), score.trim_start_matches(['O', '-']))
    } else {
        (None, score.as_str())
    };
    for (nth, sign) in castles.into_iter().chain(rest.chars().filter_map(sign)).enumerate() {
        out.push_str(if nth == 0 { "" } else { " " });
        out.push_str(words.say(sign));
    }
}
