//! The players of the XML form, one `<player>` element at a time; the file has no declaration, and
//! nothing else of XML.

use super::ListedPlayer;
use super::columns::Field;
use super::odd::Oddity;
use crate::rating::edition::Rate;
use crate::trf::encoding::Encoding;

/// The end of a player.
pub const END: &[u8] = b"</player>";

/// The beginning of one.
const BEGIN: &str = "<player>";

/// Whether a file is of this form, by how it begins.
#[must_use]
pub fn is_xml(beginning: &[u8]) -> bool {
    let text = String::from_utf8_lossy(beginning);
    text.trim_start_matches('\u{feff}').trim_start().starts_with('<')
        && (text.contains("<playerslist") || text.contains(BEGIN))
}

/// The elements of a player.
const ELEMENTS: [(&str, Field); 11] = [
    ("fideid", Field::Number),
    ("name", Field::Name),
    ("country", Field::Federation),
    ("sex", Field::Sex),
    ("title", Field::Title),
    ("w_title", Field::WomensTitle),
    ("rapid_rating", Field::Rating(Rate::Rapid)),
    ("blitz_rating", Field::Rating(Rate::Blitz)),
    ("standard_rating", Field::Rating(Rate::Standard)),
    ("birthday", Field::Birth),
    ("flag", Field::Flag),
];

/// Reads what stands up to the end of a player. What is odd is told, also where somebody was read.
/// `single` is the rate of play of a list that has but one rating; nothing and nothing odd where no
/// player begins.
#[must_use]
pub fn read(piece: &[u8], single: Rate) -> (Option<ListedPlayer>, Option<Oddity>) {
    let text = match std::str::from_utf8(piece) {
        Ok(text) => Some(text.to_owned()),
        Err(_) => Encoding::Windows1252.decode(piece),
    };
    let text = text.unwrap_or_default();
    // Of a player that never ends, the last is read.
    let Some((before, body)) = text.rsplit_once(BEGIN) else { return (None, None) };
    let mut odd = (!body.is_ascii()).then_some(Oddity::NotAscii);
    if before.contains(BEGIN) || !body.ends_with("</player>") {
        odd = Some(Oddity::TooShort);
    }
    let mut player = ListedPlayer::default();
    let mut rating = String::new();
    for (name, value) in elements(body) {
        if name == "rating" {
            rating = value;
            continue;
        }
        let Some((_, field)) = ELEMENTS.iter().find(|(known, _)| *known == name) else { continue };
        if field.takes(&value) {
            player.take(*field, &value);
        } else if !value.is_empty() {
            odd = Some(Oddity::Unreadable);
        }
    }
    // The combined list calls the standard rating no more than `rating`.
    let is_combined = body.contains("<rapid_rating") || body.contains("<blitz_rating");
    let field = Field::Rating(if is_combined { Rate::Standard } else { single });
    if !field.takes(&rating) {
        odd = Some(Oddity::Unreadable);
    } else if !rating.is_empty() {
        player.take(field, &rating);
    }
    if player.number == 0 || player.name.is_empty() {
        return (None, Some(Oddity::Nobody));
    }
    (Some(player), odd)
}

/// The elements that hold text, each with what stands in it; an empty one may be closed at once.
fn elements(body: &str) -> impl Iterator<Item = (&str, String)> {
    let mut parts = body.split('<').skip(1).filter_map(|part| part.split_once('>'));
    std::iter::from_fn(move || {
        loop {
            let (name, text) = parts.next()?;
            if !name.starts_with('/') && !name.ends_with('/') {
                return Some((name.trim(), plain(text.trim())));
            }
        }
    })
}

/// A text with its entities written out.
fn plain(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        written.push_str(before);
        match after.split_once(';').and_then(|(name, behind)| Some((entity(name)?, behind))) {
            Some((sign, behind)) => {
                written.push(sign);
                rest = behind;
            }
            None => {
                written.push('&');
                rest = after;
            }
        }
    }
    written.push_str(rest);
    written
}

fn entity(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}
