//! What is found in an opened envelope, judged by `core::notation`: one legal move, several, none.
//! What follows is not decided here: that is `rulings::sealed`.

use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::context::NotationContext;
use jadoube_chess::notation::reading::{NotationFault, Remark};
use jadoube_chess::notation::san;
use jadoube_chess::notation::system::{self, System};
use jadoube_chess::notation::whole::{self, Limits};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;
use jadoube_laws::game::sheets::Record;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::laws::score::SheetNotation;

/// What is found in an opened envelope.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, with(notation = name_of(system)), skip(system, sheets, salt))]
pub struct EnvelopeContents {
    /// The move as it is written; empty, where there is none.
    pub text: String,
    /// The notation in which it is to be read, by its name: `san`, `lan_de`, `desc_en`.
    pub system: String,
    /// Whose scoresheets are in it.
    pub sheets: BySide<bool>,
    /// The salt of the fingerprint in hexadecimal digits, of a move kept in the program: with it
    /// anybody can check the fingerprint from now on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub salt: String,
}

/// A notation by its name in the journal, where it must be named: not the one in which everybody
/// takes a move to be written.
#[must_use]
pub fn named(system: &str) -> Option<&str> {
    (!["san", "san_fide"].contains(&system)).then_some(system)
}

fn name_of(system: &str) -> Value<'_> {
    named(system).map_or(Value::NONE, |system| Value::Text(system.into()))
}

/// What the text means in its position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "judged", rename_all = "kebab-case")]
#[message(prefix = "adjournment-judged")]
pub enum Judgement {
    /// One legal move.
    Move {
        /// The move.
        #[message(skip)]
        uci: Uci,
        /// As PGN writes it.
        #[message(name = "move", with = as_recorded)]
        san: String,
        /// Whether a draw is offered with it.
        #[serde(default)]
        #[message(skip)]
        offers_draw: bool,
    },
    /// One legal move, and not the one that the player had made on the board.
    NotAsMade {
        /// The move that is written.
        #[message(name = "move")]
        written: Uci,
        /// The move that was made.
        made: Uci,
    },
    /// Several legal moves.
    Ambiguous {
        /// All of them.
        moves: Vec<Uci>,
    },
    /// A move that is not legal.
    Illegal {
        /// The legal moves that one slip of the pen makes into it.
        #[message(name = "moves")]
        near: Vec<Uci>,
    },
    /// No move at all.
    Unreadable {
        /// The legal moves that one slip of the pen makes into it.
        #[message(name = "moves")]
        near: Vec<Uci>,
    },
    /// Nothing is written.
    Nothing,
}

fn as_recorded(san: &str) -> Value<'_> {
    Value::San(san)
}

impl Judgement {
    /// Whether something is written that is no legal move in its notation; in another it may be one.
    #[must_use]
    pub const fn is_no_move(&self) -> bool {
        matches!(self, Self::Illegal { .. } | Self::Unreadable { .. })
    }
}

/// The place in the game after so many plies; none if the game has fewer.
#[must_use]
pub fn place_at(game: &Game, ply: Ply) -> Option<NotationContext> {
    let plies = game.plies.get(..usize::from(ply.0))?;
    let mut place = NotationContext::beginning(game.start.clone());
    for record in plies {
        place.play(place.position().read_uci(&record.uci).ok()?);
    }
    Some(place)
}

/// What a text means, `made` being the move that was made on the board before it was sealed.
#[must_use]
pub fn judge(place: &NotationContext, text: &str, system: System, made: Option<&Uci>) -> Judgement {
    let position = place.position();
    if text.trim().is_empty() {
        return Judgement::Nothing;
    }
    match system::read(system, place, text) {
        Ok(reading) => match reading.moves.as_slice() {
            [only] => {
                let uci = position.uci(*only);
                let made = made.and_then(|made| position.read_uci(made).ok());
                match made.map(|made| position.uci(made)).filter(|made| *made != uci) {
                    Some(made) => Judgement::NotAsMade { written: uci, made },
                    None => Judgement::Move {
                        uci,
                        san: san::san(position, *only),
                        offers_draw: reading.draw_offered,
                    },
                }
            }
            several => {
                Judgement::Ambiguous { moves: several.iter().map(|m| position.uci(*m)).collect() }
            }
        },
        Err(NotationFault::Ambiguous { moves, .. }) => Judgement::Ambiguous { moves },
        Err(NotationFault::Illegal { .. }) => {
            Judgement::Illegal { near: near(place, text, system) }
        }
        Err(NotationFault::Unreadable { .. }) => {
            let mut all = within(place, text, system);
            for uci in near(place, text, system) {
                if !all.contains(&uci) {
                    all.push(uci);
                }
            }
            Judgement::Unreadable { near: all }
        }
    }
}

/// What a text means in some of the notations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meaning {
    /// The names of these notations.
    pub systems: Vec<&'static str>,
    /// The legal moves that it fits in them, sorted.
    pub moves: Vec<Uci>,
}

/// The notations in which a player may have written, where nobody has told which.
const WRITTEN: [&str; 13] = [
    "san", "de", "fr", "nl", "es", "it", "pl", "ru", "mk", "iccf", "uedemann", "desc_en", "desc_es",
];

/// As it is dictated or embossed by a player without sight.
const UNSEEN: [&str; 3] = ["phonetic_de", "braille", "braille_de"];

/// What a text means in every notation in which it is a legal move, those together in which it
/// means the same. Several meanings are never decided here: the player's sheet tells, or the
/// arbiter. Only what is no move as anybody writes it may be dictated or embossed: dictated, “f3”
/// is a knight's move too.
#[must_use]
pub fn meanings(place: &NotationContext, text: &str) -> Vec<Meaning> {
    let written = meanings_in(&WRITTEN, place, text);
    if written.is_empty() { meanings_in(&UNSEEN, place, text) } else { written }
}

fn meanings_in(names: &[&'static str], place: &NotationContext, text: &str) -> Vec<Meaning> {
    let mut plain: Vec<Meaning> = Vec::new();
    let mut lookalike: Vec<Meaning> = Vec::new();
    for name in names.iter().copied() {
        let reading = System::named(name, None).map(|system| system::read(system, place, text));
        let Some(Ok(reading)) = reading else { continue };
        let mut moves: Vec<Uci> = reading.moves.iter().map(|m| place.position().uci(*m)).collect();
        moves.sort();
        // A letter of another alphabet speaks for another notation.
        let strange = reading.remarks.contains(&Remark::Lookalike);
        let found = if strange { &mut lookalike } else { &mut plain };
        match found.iter_mut().find(|meaning| meaning.moves == moves) {
            Some(meaning) => meaning.systems.push(name),
            None => found.push(Meaning { systems: vec![name], moves }),
        }
    }
    if plain.is_empty() { lookalike } else { plain }
}

/// What a text means in some notations, as PGN writes it: for whoever is asked which it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MeaningAsPgn {
    /// The names of the notations.
    pub systems: Vec<&'static str>,
    /// The moves.
    pub moves: Vec<String>,
}

impl MeaningAsPgn {
    /// What meanings are, told of a place.
    #[must_use]
    pub fn of(place: &NotationContext, found: Vec<Meaning>) -> Vec<Self> {
        let position = place.position();
        let written = |uci: &Uci| {
            position.read_uci(uci).map_or_else(|_| uci.0.clone(), |m| san::san(position, m))
        };
        let meant = |meaning: Meaning| {
            let moves = meaning.moves.iter().map(written).collect();
            Self { systems: meaning.systems, moves }
        };
        found.into_iter().map(meant).collect()
    }
}

/// Whose text it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Writer {
    /// The arbiter types a move that everybody knows, in the letters that come to hand.
    #[default]
    Arbiter,
    /// The player has sealed it: what it means decides the game.
    Player,
}

/// The notations in which a player is known to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LikelyNotations {
    /// That of the own sheet, where it was told: then nothing else counts.
    told: Option<System>,
    /// Otherwise what the sheet shows, and what the edition in force recognises, the rules of the
    /// event with it.
    likely: Vec<System>,
}

impl LikelyNotations {
    /// Those of the player of a sheet.
    #[must_use]
    pub fn of(edition: &Edition, sheet: &Record) -> Self {
        let shown = (!sheet.is_empty()).then(|| sheet.system());
        let score = &edition.rules.score;
        let passing = score.passing_notations.value.iter().flat_map(|one| &one.notations);
        let mut recognised = score.notations.value.iter().chain(passing);
        let descriptive = recognised.any(|one| *one == SheetNotation::Descriptive);
        let listed: &[&str] = if descriptive { &["san", "desc_en", "desc_es"] } else { &["san"] };
        let listed = listed.iter().filter_map(|name| System::named(name, None));
        Self { told: sheet.told(), likely: shown.into_iter().chain(listed).collect() }
    }

    /// These and another one: that of the language in which the program keeps what the player types.
    #[must_use]
    pub fn and(mut self, other: Option<System>) -> Self {
        let other = other.filter(|other| !self.likely.contains(other));
        self.likely.extend(other);
        self
    }

    fn all(&self) -> &[System] {
        self.told.as_ref().map_or(&self.likely, std::slice::from_ref)
    }
}

/// The notation in which a text is to be read where none was told: that of its player's sheet;
/// otherwise one that the player may use, if the text means the same in all in which it is a move;
/// where it is a move in none at all, the first of them. What the arbiter types may be in any other
/// in which alone it can be read.
///
/// # Errors
/// All that it can mean, where the notations differ in that, or where only others than the player’s
/// make it a move: then it is asked.
pub fn notation(
    place: &NotationContext,
    text: &str,
    used: &LikelyNotations,
    writer: Writer,
) -> Result<String, Vec<Meaning>> {
    let reads = |system: &&System| system::read(**system, place, text).is_ok();
    // By the name of the list, where it has one.
    let name = |system: &System| {
        let listed = |name: &&&str| System::named(name, None).as_ref() == Some(system);
        WRITTEN.iter().find(listed).map_or_else(|| system.name(), |name| (*name).to_owned())
    };
    if let Some(told) = used.told.as_ref().filter(reads) {
        return Ok(name(told));
    }
    let found = meanings(place, text);
    let own = used.all().iter().find(reads).map(name);
    match (found.as_slice(), own) {
        ([] | [_], Some(own)) => Ok(own),
        ([], None) => Ok(used.all().first().map_or_else(|| WRITTEN[0].to_owned(), name)),
        ([only], None) if writer == Writer::Arbiter && !is_illegal(place, text, used.all()) => {
            Ok(only.systems.first().copied().unwrap_or(WRITTEN[0]).to_owned())
        }
        _ => Err(found),
    }
}

/// Whether a text is a move in one of some notations, and not a legal one.
fn is_illegal(place: &NotationContext, text: &str, used: &[System]) -> bool {
    let illegal = |fault| matches!(fault, NotationFault::Illegal { .. });
    used.iter().any(|system| system::read(*system, place, text).is_err_and(illegal))
}

/// The moves that stand in a text beside other words: “I seal 41. Nf3”. Whether they are what was
/// sealed is for the arbiter to say.
fn within(place: &NotationContext, text: &str, system: System) -> Vec<Uci> {
    let plain = |word: &'_ str| -> String {
        word.trim_matches(|sign: char| !sign.is_alphanumeric() && !"+#=!?".contains(sign)).into()
    };
    let words: Vec<String> =
        text.split_whitespace().map(plain).filter(|word: &String| !word.is_empty()).collect();
    let mut all: Vec<Uci> = Vec::new();
    for length in (1..=MOST_WORDS.min(words.len())).rev() {
        for some in words.windows(length) {
            let read = system::read(system, place, &some.join(" "));
            for m in read.map(|reading| reading.moves).unwrap_or_default() {
                let uci = place.position().uci(m);
                if !all.contains(&uci) {
                    all.push(uci);
                }
            }
        }
    }
    all
}

/// Of how many words a move may consist: “41. P – K4”.
const MOST_WORDS: usize = 4;

/// The moves that one slip makes into the text: what the arbiter may weigh where the edition asks
/// whether there is reasonable doubt.
fn near(place: &NotationContext, text: &str, system: System) -> Vec<Uci> {
    let limits = Limits { readings: 20_000, repairs: 1, games: 8 };
    let games = whole::search::read(system, place, &[text.trim()], limits).games;
    let mut all: Vec<Uci> = Vec::new();
    for game in games {
        let nothing_like = game.repairs.iter().any(|repair| repair.slip == whole::Slip::Nothing);
        if let (Some(m), false) = (game.moves.first(), nothing_like) {
            let uci = place.position().uci(*m);
            if !all.contains(&uci) {
                all.push(uci);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::{Position, Variant};
    use jadoube_laws::game::sheets::RecordingMethod;
    use jadoube_laws::library::laws;

    fn place(fen: &str) -> NotationContext {
        NotationContext::beginning(Position::from_fen(fen, Variant::Standard).unwrap())
    }

    fn judged(fen: &str, text: &str, system: &str) -> Judgement {
        judge(&place(fen), text, System::named(system, None).unwrap(), None)
    }

    const TWO_KNIGHTS: &str = "4k3/8/8/8/8/8/3P1N2/1N2K3 w - - 0 40";

    #[test]
    fn what_is_written_is_one_move_or_several_or_none() {
        let clear = |uci: &str, san: &str| Judgement::Move {
            uci: Uci(uci.to_owned()),
            san: san.to_owned(),
            offers_draw: false,
        };
        for (text, system, expected) in [
            ("Nc3", "san", clear("b1c3", "Nc3")),
            ("Sc3", "de", clear("b1c3", "Nc3")),
            ("b1-c3", "squares", clear("b1c3", "Nc3")),
            ("N-QB3", "desc_en", clear("b1c3", "Nc3")),
            ("2133", "iccf", clear("b1c3", "Nc3")),
            ("", "san", Judgement::Nothing),
            ("  ", "san", Judgement::Nothing),
        ] {
            assert_eq!(judged(TWO_KNIGHTS, text, system), expected, "{text} in {system}");
        }
        let twins = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 40";
        let Judgement::Ambiguous { moves: found } = judged(twins, "Nd2", "san") else { panic!() };
        assert_eq!(found.len(), 2, "{found:?}");
        let Judgement::Illegal { near } = judged(TWO_KNIGHTS, "Nc4", "san") else { panic!() };
        assert!(near.contains(&Uci("b1c3".into())), "{near:?}");
        assert!(matches!(judged(TWO_KNIGHTS, "???", "san"), Judgement::Unreadable { .. }));
    }

    #[test]
    fn a_move_beside_other_words_is_shown_and_not_decided() {
        for (text, system, expected) in [
            ("I seal Nc3", "san", "b1c3"),
            ("Ich gebe ab: 40. Sc3, gez. Novak", "de", "b1c3"),
            ("my move is (N-QB3)!", "desc_en", "b1c3"),
            ("Nfd3 or I resign", "san", "f2d3"),
        ] {
            let Judgement::Unreadable { near } = judged(TWO_KNIGHTS, text, system) else {
                panic!("{text}")
            };
            assert_eq!(near.first().map(|uci| uci.0.as_str()), Some(expected), "{text}");
        }
    }

    /// A white king and rook that both reach d1, a bishop and a pawn that both reach d3.
    const TWO_MEANINGS: &str = "4k3/8/8/8/8/8/3P4/R3KB2 w - - 0 40";

    fn sheet(name: &str) -> Record {
        let (system, language) = match name {
            "de" | "fr" => ("algebraic", name),
            "desc_en" => ("descriptive", "en"),
            "iccf" => ("numeric", ""),
            _ => ("algebraic", "en"),
        };
        let (system, language) = (system.to_owned(), language.to_owned());
        Record::of(&[], Some(RecordingMethod { system, language }))
    }

    /// What is found of a text, or between which notations it is asked.
    fn shown(
        place: &NotationContext,
        text: &str,
        (kept, edition): (Option<&str>, &str),
        writer: Writer,
    ) -> String {
        let kept = kept.map(sheet).unwrap_or_default();
        let used = LikelyNotations::of(laws::edition(edition).unwrap(), &kept);
        match notation(place, text, &used, writer) {
            Ok(name) => name,
            Err(all) => {
                let meant = MeaningAsPgn::of(place, all);
                let one =
                    |one: &MeaningAsPgn| format!("{} {}", one.systems[0], one.moves.join("/"));
                format!("? {}", meant.iter().map(one).collect::<Vec<_>>().join(", "))
            }
        }
    }

    #[test]
    fn a_text_is_read_in_the_notation_of_its_player_and_of_others_it_is_asked() {
        let at = place(TWO_MEANINGS);
        for (text, sheet, edition, expected) in [
            ("O-O-O", None, "2023", "san"),
            ("Lb5+", Some("de"), "2023", "de"),
            ("Rd1", Some("fr"), "2023", "fr"),
            ("Rd1", Some("en"), "2023", "san_fide"),
            // A king in French, Spanish and Italian, a rook in English.
            ("Rd1", None, "2023", "? san Rd1, fr Kd1"),
            // Only another notation than the player's makes it a move, if any is known.
            ("Ta1b1", None, "2023", "? de Rb1"),
            ("Lb5+", None, "2023", "? de Bb5+"),
            ("Lb5+", Some("fr"), "2023", "? de Bb5+"),
            ("5141", None, "2023", "? iccf Kd1"),
            ("5141", Some("iccf"), "2023", "iccf"),
            // The edition recognises the descriptive notation, or does not.
            ("P-Q4", None, "1972", "desc_en"),
            ("P-Q4", None, "1980", "desc_en"),
            ("P-Q4", None, "2001", "? desc_en d4"),
            ("P-Q4", Some("desc_en"), "2001", "desc_en"),
            // No move at all, in the notation of the sheet if there is one.
            ("Nf3", Some("de"), "2023", "de"),
            ("Nf3", None, "2023", "san"),
            ("", None, "2023", "san"),
        ] {
            let found = shown(&at, text, (sheet, edition), Writer::Player);
            assert_eq!(found, expected, "{text} on a sheet in {sheet:?}, {edition}");
        }
    }

    #[test]
    fn what_is_illegal_as_the_player_writes_is_no_move_of_another_language() {
        let mut at = NotationContext::beginning(Position::start());
        for uci in ["e2e4", "e7e5"] {
            at.play(at.position().read_uci(&Uci(uci.into())).unwrap());
        }
        for writer in [Writer::Player, Writer::Arbiter] {
            for (text, sheet, expected) in [
                ("Re2", None, "? fr Ke2"),
                ("Kf3", None, "? ru Nf3"),
                ("Re2", Some("en"), "? fr Ke2"),
                ("Re2", Some("fr"), "fr"),
                ("Nf3", None, "san"),
            ] {
                let found = shown(&at, text, (sheet, "2023"), writer);
                assert_eq!(found, expected, "{text} on a sheet in {sheet:?}");
            }
        }
        // The arbiter, who types what everybody has seen, may do so in German letters.
        assert_eq!(shown(&at, "Sf3", (None, "2023"), Writer::Arbiter), "de");
        assert_eq!(shown(&at, "Sf3", (None, "2023"), Writer::Player), "? de Nf3");
    }

    #[test]
    fn what_is_a_move_as_it_is_written_is_not_taken_for_dictated() {
        let at = NotationContext::beginning(Position::start());
        for (text, name) in
            [("f3", "san"), ("e4", "san"), ("Gustav 1 Felix 3", "? phonetic_de Nf3")]
        {
            assert_eq!(shown(&at, text, (None, "2023"), Writer::Player), name, "{text}");
        }
    }

    #[test]
    fn a_draw_is_offered_with_the_sealed_move() {
        let Judgement::Move { offers_draw, .. } = judged(TWO_KNIGHTS, "Nc3 (=)", "san") else {
            panic!()
        };
        assert!(offers_draw);
    }

    #[test]
    fn the_move_made_on_the_board_is_the_one_that_counts() {
        let place = place(TWO_KNIGHTS);
        let san = System::named("san", None).unwrap();
        let made = Uci("b1a3".to_owned());
        let found = judge(&place, "Nc3", san, Some(&made));
        assert_eq!(found, Judgement::NotAsMade { written: Uci("b1c3".into()), made: made.clone() });
        assert!(matches!(judge(&place, "Na3", san, Some(&made)), Judgement::Move { .. }));
    }
}
