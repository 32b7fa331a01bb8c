//! Moves written in every system and read from any, for the command line: one move, or a line of a
//! batch, where it stands in a position and after a history.

use jadoube_message::system::SystemReason;
use jadoube_message::{Message, plain};

use std::io;
use std::path::Path;

use jadoube_chess::board::position::{IllegalMove, Position, PositionFault, Uci, Variant};
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::language::{self, LanguageFit};
use jadoube_chess::notation::letters::{OwnLetters, PieceLetters};
use jadoube_chess::notation::reading::{NotationFault, Reading};
use jadoube_chess::notation::spoken::{Scheme, vocabulary};
use jadoube_chess::notation::system::{self as notation, System};
use jadoube_formats::letters::{self, LettersFileFault};
use jadoube_i18n::lang::Lang;
use jadoube_i18n::spoken;

/// The systems in which [`notate`] writes, by name and in this order.
pub const COLUMNS: [&str; 17] = [
    "san_pgn",
    "san_fide",
    "lan_fide",
    "alg1972",
    "figurine",
    "de",
    "fr",
    "nl",
    "es",
    "ru",
    "mk",
    "iccf",
    "uedemann",
    "desc_en",
    "desc_es",
    "phonetic_de",
    "braille",
];

/// The column of letters that were brought along; it stands behind the others.
const OWN: &str = "own";

/// How many Chess960 start positions there are.
const STARTS: u16 = 960;

/// Why a line, or what stands on the command line, cannot be used.
#[derive(Debug, Message)]
#[message(prefix = "cli-line", error)]
pub enum BadLine {
    /// It cannot be read.
    #[message(id = "cli-unreadable", from)]
    Unreadable(#[message(name = "why")] SystemReason),
    /// Cells of a line that is to be written are missing.
    MoveCells,
    /// Cells of a line that is to be read are missing.
    TextCells,
    /// The position is none.
    #[message(transparent, from)]
    Position(PositionFault),
    /// The move is not legal.
    #[message(transparent, from)]
    Move(IllegalMove),
    /// A move of the history is not legal where it stands.
    History {
        /// Which, from 1.
        ply: usize,
        /// Why not.
        #[message(name = "why")]
        fault: IllegalMove,
    },
    /// The history is of another game.
    OtherPosition(#[message(name = "fen")] String),
    /// No system is called that.
    #[message(id = "cli-line-system")]
    System {
        /// As it was written.
        name: String,
        /// The names.
        known: String,
    },
}

/// Letters that cannot be had from their file.
#[derive(Debug, Message)]
#[message(prefix = "cli-letters", error)]
pub enum NoLetters {
    /// The file cannot be opened.
    #[message(id = "cli-unreadable", from)]
    Unreadable(#[message(name = "why", with = plain)] io::Error),
    /// It holds no letters that can be used.
    #[message(transparent, from)]
    Fault(LettersFileFault),
}

/// A federation's own letters, from a file.
///
/// # Errors
/// [`NoLetters`] when it cannot be opened or used.
pub fn own_letters(path: &Path) -> Result<OwnLetters, NoLetters> {
    Ok(letters::read(&std::fs::read_to_string(path)?)?)
}

/// A move in every system: name and text.
pub type MoveTexts = Vec<(&'static str, String)>;

/// Writes a line of a batch, `FEN<TAB>UCI[<TAB>HISTORY]`, in every system.
///
/// # Errors
/// [`BadLine`] when it is no legal move in a position, or its history leads elsewhere.
pub fn notate_line(
    line: io::Result<String>,
    own: Option<OwnLetters>,
) -> Result<MoveTexts, BadLine> {
    let line = line.map_err(SystemReason::from)?;
    let mut cells = line.trim_end_matches(['\r', '\n']).split('\t');
    let (Some(fen), Some(uci)) = (cells.next(), cells.next()) else {
        return Err(BadLine::MoveCells);
    };
    notate(fen, uci, cells.next().unwrap_or_default(), own)
}

/// Writes a move in every system of [`COLUMNS`], and in letters that were brought along.
///
/// # Errors
/// [`BadLine`] when it is no legal move in the position, or the history leads elsewhere.
pub fn notate(
    fen: &str,
    uci: &str,
    history: &str,
    own: Option<OwnLetters>,
) -> Result<MoveTexts, BadLine> {
    let place = place(fen, history)?;
    let m = place.position().read_uci(&Uci(uci.trim().to_owned()))?;
    let columns = COLUMNS.into_iter().chain(own.map(|_| OWN));
    let write = |name| {
        let mut text = String::new();
        notation::write(System::named(name, own)?, &place, m, &mut text);
        Some((name, text))
    };
    Ok(columns.filter_map(write).collect())
}

/// What a text means: the moves, sorted, in the engines' notation, and what else is known of it;
/// or the fault, if it means none.
pub type Meaning = Result<(Vec<Uci>, Reading), NotationFault>;

/// Reads a line of a batch, `FEN<TAB>SYSTEM<TAB>TEXT[<TAB>HISTORY]`.
///
/// # Errors
/// [`BadLine`] when position, system or history are unusable. That the text is no move is an
/// answer.
pub fn read_line(line: io::Result<String>, own: Option<OwnLetters>) -> Result<Meaning, BadLine> {
    let line = line.map_err(SystemReason::from)?;
    let mut cells = line.trim_end_matches(['\r', '\n']).split('\t');
    let (Some(fen), Some(system), Some(text)) = (cells.next(), cells.next(), cells.next()) else {
        return Err(BadLine::TextCells);
    };
    read(fen, system, text, cells.next().unwrap_or_default(), own)
}

/// Reads a text in a system.
///
/// # Errors
/// [`BadLine`] as [`read_line`].
pub fn read(
    fen: &str,
    system: &str,
    text: &str,
    history: &str,
    own: Option<OwnLetters>,
) -> Result<Meaning, BadLine> {
    let place = place(fen, history)?;
    Ok(notation::read(self::system(system, own)?, &place, text).map(|reading| {
        let mut moves: Vec<Uci> = reading.moves.iter().map(|m| place.position().uci(*m)).collect();
        moves.sort();
        (moves, reading)
    }))
}

/// The system of a name.
///
/// # Errors
/// [`BadLine::System`] with the names that are known.
pub fn system(name: &str, own: Option<OwnLetters>) -> Result<System, BadLine> {
    System::named(name.trim(), own).or_else(|| announced(name.trim())).ok_or_else(|| {
        let known: Vec<&str> = System::all().map(|(name, _)| name).collect();
        BadLine::System { name: name.to_owned(), known: known.join(" ") }
    })
}

/// Every way of announcing moves by its name, `spoken_en` and so on.
#[must_use]
pub fn announced_all() -> Vec<(&'static str, System)> {
    const NAMES: [&str; 6] =
        ["spoken_en", "spoken_de", "spoken_mk", "spoken_ru", "spoken_es", "spoken_fr"];
    NAMES.into_iter().filter_map(|name| Some((name, announced(name)?))).collect()
}

/// How moves are announced in a language, `spoken_mk`: in the words of the program where it speaks
/// it, and in German as players say it, not only as the Laws have it.
fn announced(name: &str) -> Option<System> {
    let tag = name.strip_prefix("spoken_")?;
    let words = match (Lang::from_code(tag), tag) {
        (Some(lang), _) => spoken::words(lang),
        (None, "ru") => &vocabulary::RUSSIAN,
        (None, "es") => &vocabulary::SPANISH,
        (None, "fr") => &vocabulary::FRENCH,
        (None, _) => return None,
    };
    Some(System::Spoken(Scheme::of(words).in_full()))
}

/// In which letters a series of moves is written: how far each language explains it, best first.
/// Letters that were brought along are tried with the others.
///
/// # Errors
/// [`BadLine::Position`]
pub fn languages(
    fen: &str,
    entries: &[&str],
    own: Option<OwnLetters>,
) -> Result<Vec<LanguageFit>, BadLine> {
    let known = PieceLetters::LANGUAGES.into_iter().chain(own.map(PieceLetters::Own));
    Ok(language::rank(&position(fen)?, entries, &known.collect::<Vec<_>>()))
}

/// A position of chess or, where the castling field says so, of Chess960: by the files of its
/// rooks, or by rights that chess could not have.
fn position(fen: &str) -> Result<Position, PositionFault> {
    let fen = fen.trim();
    if fen == "start" {
        return Ok(Position::start());
    }
    let rights = fen.split_whitespace().nth(2).unwrap_or_default();
    if rights.chars().any(|c| matches!(c.to_ascii_lowercase(), 'a'..='h')) {
        return Position::from_loose_fen(fen, Variant::Chess960);
    }
    Position::from_fen(fen, Variant::Standard)
        .or_else(|_| Position::from_fen(fen, Variant::Chess960))
        .or_else(|_| Position::from_loose_fen(fen, Variant::Standard))
}

/// The place that a history leads to, which must be the position; without one, the position as if
/// the record began there. A Chess960 history does not say where it began: it is the start from
/// which it leads to the position.
fn place(fen: &str, history: &str) -> Result<NotationContext, BadLine> {
    let position = position(fen)?;
    let plies: Vec<&str> = history.split_whitespace().collect();
    if plies.is_empty() {
        return Ok(NotationContext::beginning(position));
    }
    let from = |start| -> Result<NotationContext, BadLine> {
        let place = replayed(start, &plies)?;
        if place.position().identity() == position.identity() {
            Ok(place)
        } else {
            Err(BadLine::OtherPosition(place.position().fen()))
        }
    };
    from(Position::start()).or_else(|fault| {
        let starts = (0..STARTS).filter_map(|number| Position::chess960(number).ok());
        starts.map(from).find_map(Result::ok).ok_or(fault)
    })
}

fn replayed(start: Position, plies: &[&str]) -> Result<NotationContext, BadLine> {
    let mut place = NotationContext::beginning(start);
    for (nth, uci) in plies.iter().enumerate() {
        let m = place.position().read_uci(&Uci((*uci).to_owned()));
        place.play(m.map_err(|fault| BadLine::History { ply: nth + 1, fault })?);
    }
    Ok(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUY: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

    fn line(text: &str) -> io::Result<String> {
        Ok(text.to_owned())
    }

    #[test]
    fn a_move_is_written_in_every_column_and_in_letters_brought_along() {
        let czech = OwnLetters::new(["K", "D", "V", "S", "J"]).unwrap();
        let row = notate_line(line(&format!("{RUY}\tg8f6\te2e4 e7e5 g1f3 b8c6 f1b5")), Some(czech));
        let row = row.unwrap();
        let names: Vec<&str> = row.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, [COLUMNS.as_slice(), &[OWN]].concat());
        for (name, text) in [
            ("san_pgn", "Nf6"),
            ("lan_fide", "Ng8-f6"),
            ("de", "Sf6"),
            ("mk", "Сf6"),
            ("own", "Jf6"),
        ] {
            assert!(row.contains(&(name, text.to_owned())), "{name}: {row:?}");
        }
    }

    #[test]
    fn a_text_is_read_with_every_meaning_or_as_none() {
        for (cells, meaning) in [
            ("san\tNf6", "g8f6"),
            ("san_de\tSe7", "c6e7 g8e7"),
            ("mk\tСf6\te2e4 e7e5 g1f3 b8c6 f1b5", "g8f6"),
            ("san\tNf7", "illegal"),
            ("san\thello", "unreadable"),
            ("spoken_en\tknight g f six", "g8f6"),
            ("spoken_mk\tскокач г8 ф6", "g8f6"),
            ("spoken_fr\tcavalier g8 f6", "g8f6"),
        ] {
            let found = match read_line(line(&format!("{RUY}\t{cells}")), None).unwrap() {
                Ok((moves, _)) => moves.iter().map(Uci::to_string).collect::<Vec<_>>().join(" "),
                Err(NotationFault::Illegal { .. }) => "illegal".to_owned(),
                Err(_) => "unreadable".to_owned(),
            };
            assert_eq!(found, meaning, "{cells}");
        }
    }

    #[test]
    fn what_cannot_be_used_is_told_apart() {
        for (cells, fault) in [
            ("", "cli-line-move-cells"),
            ("nonsense\te2e4", "desk-not-fen fen=nonsense"),
            ("start\te2e5", "cli-move-not-legal move=e2e5"),
            ("start\te2e4\te2e4", "cli-line-other-position"),
            ("start\te2e4\te2e4 e2e4", "cli-line-history ply=2"),
        ] {
            let told = notate_line(line(cells), None).unwrap_err().to_string();
            assert!(told.contains(fault), "{cells}: {told}");
        }
        let told = read_line(line("start\tklingon\te4"), None).unwrap_err().to_string();
        assert!(told.contains("klingon") && told.contains("desc_en"), "{told}");
    }

    #[test]
    fn chess960_is_known_by_its_rights_and_its_history_by_where_it_leads() {
        let start = Position::chess960(0).unwrap();
        let mut place = NotationContext::beginning(start);
        let history = ["c2c3", "c7c6"];
        for uci in history {
            let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
            place.play(m);
        }
        let fen = place.position().fen();
        assert_eq!(position(&fen).unwrap().form(), Variant::Chess960, "{fen}");
        let row = notate(&fen, "b1c2", &history.join(" "), None).unwrap();
        assert!(row.contains(&("san_pgn", "Bc2".to_owned())), "{row:?}");
    }
}
