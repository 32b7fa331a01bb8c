//! Games made into PGN text, in the standard's export format. Only legal games are written.

use crate::core::board::position::{Form, IllegalMove, Position};
use crate::core::notation::san;
use crate::core::side::Side;
use crate::formats::pgn::times::{self, Precision};
use crate::formats::pgn::{PgnGame, PgnPly};

/// The tags that every game has, in this order, with what stands for an unknown value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags that stand at the end, in this order; all others stand before them by the alphabet.
const LAST: [&str; 5] = ["TimeControl", "Termination", "Variant", "SetUp", "FEN"];

const COLUMNS: usize = 80;

/// The game in export format, times in whole seconds.
///
/// # Errors
/// [`IllegalMove`] when a move is not legal where it stands; such a game is not written.
pub fn write(game: &PgnGame) -> Result<String, IllegalMove> {
    write_times(game, Precision::Seconds)
}

/// The game in export format, times with their decimals.
///
/// # Errors
/// [`IllegalMove`] when a move is not legal where it stands; such a game is not written.
pub fn write_exact(game: &PgnGame) -> Result<String, IllegalMove> {
    write_times(game, Precision::Exact)
}

fn write_times(game: &PgnGame, precision: Precision) -> Result<String, IllegalMove> {
    let mut text = tags(game);
    text.push('\n');
    text.push_str(&wrapped(&words(game, precision)?));
    text.push('\n');
    Ok(text)
}

fn tags(game: &PgnGame) -> String {
    let form = game.start.form();
    let mut tags: Vec<(&str, String)> = game
        .tags
        .iter()
        .filter(|(name, _)| is_name(name) && !matches!(name.as_str(), "SetUp" | "FEN" | "Result"))
        .filter(|(name, _)| name != "Variant" || form == Form::Standard)
        .map(|(name, value)| (name.as_str(), value.clone()))
        .collect();
    for (name, unknown) in ROSTER {
        if !tags.iter().any(|(known, _)| *known == name) {
            let value = if name == "Result" { game.result.text() } else { unknown };
            tags.push((name, value.to_owned()));
        }
    }
    if form == Form::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if game.start != Position::start() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", game.start.fen()));
    }
    let place = |name: &str| {
        let first = ROSTER.iter().position(|(known, _)| *known == name);
        let last = LAST.iter().position(|known| *known == name);
        match (first, last) {
            (Some(place), _) => (0, place),
            (None, None) => (1, 0),
            (None, Some(place)) => (2, place),
        }
    };
    tags.sort_by(|(a, _), (b, _)| (place(a), a).cmp(&(place(b), b)));
    tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value))).collect()
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn escaped(value: &str) -> String {
    let printable = value.chars().map(|c| if c.is_control() { ' ' } else { c });
    printable.collect::<String>().replace('\\', "\\\\").replace('"', "\\\"")
}

/// The words of the moves, between any two of which a line may end.
fn words(game: &PgnGame, precision: Precision) -> Result<Vec<String>, IllegalMove> {
    let mut words = Vec::new();
    let mut position = game.start.clone();
    let mut number_needed = true;
    if let Some(comment) = &game.comment {
        push_comment(&mut words, comment);
    }
    for ply in &game.plies {
        let played = position.read_uci(&ply.uci)?;
        let number = position.move_number();
        match position.turn() {
            Side::White => words.push(format!("{number}.")),
            Side::Black if number_needed => words.push(format!("{number}...")),
            Side::Black => {}
        }
        words.push(san::san(&position, played));
        words.extend(ply.nags.iter().map(|nag| format!("${nag}")));
        let comment = comment(ply, precision);
        number_needed = !comment.is_empty();
        push_comment(&mut words, &comment);
        position = position.after(played);
    }
    words.push(game.result.text().to_owned());
    Ok(words)
}

fn comment(ply: &PgnPly, precision: Precision) -> String {
    let mut parts = Vec::new();
    if let Some(clk) = ply.clk {
        parts.push(format!("[%clk {}]", times::write(clk, precision)));
    }
    if let Some(emt) = ply.emt {
        parts.push(format!("[%emt {}]", times::write(emt, precision)));
    }
    if ply.draw_offer {
        parts.push("(=)".to_owned());
    }
    parts.extend(ply.comment.clone());
    parts.join(" ")
}

/// A comment cannot hold its own end.
fn push_comment(words: &mut Vec<String>, comment: &str) {
    let plain = comment.replace('{', "(").replace('}', ")");
    let mut parts: Vec<String> = Vec::new();
    for word in plain.split_whitespace() {
        match parts.last_mut() {
            // A command and its operand stay on one line, for not every reader joins them again;
            // and no line begins like a tag or an escape.
            Some(last) if word.starts_with(['[', '%']) || is_open_command(last) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => parts.push(word.to_owned()),
        }
    }
    if let Some(first) = parts.first_mut() {
        first.insert(0, '{');
    }
    if let Some(last) = parts.last_mut() {
        last.push('}');
    }
    words.append(&mut parts);
}

fn is_open_command(text: &str) -> bool {
    text.rfind("[%").is_some_and(|at| !text.get(at..).unwrap_or_default().contains(']'))
}

/// The words in lines of less than 80 characters.
fn wrapped(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 {
            let breaks = column + 1 + width >= COLUMNS;
            text.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        text.push_str(word);
        column += width;
    }
    text.push('\n');
    text
}
