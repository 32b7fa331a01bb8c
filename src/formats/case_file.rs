//! A case on paper as a file: RON or JSON with the same names. What is in it is told by
//! `laws::rulings::case_file` and `core::blind::reconcile::paper`; every word stands in quotes. What
//! is wrong is told with its line.

use jadoube_message::system::SystemReason;
use serde_json::Value;

use jadoube_chess::moment::Millis;
use jadoube_core::blind::reconcile::paper::Paper;
use jadoube_laws::rulings::case_file::CaseFile;
use jadoube_laws::rulings::fault::{Fault, FaultReason};
use jadoube_laws::unreadable::{json, ron};

/// Reads a case file.
///
/// # Errors
/// A [`Fault`] with the line where the text is neither RON nor JSON, or with the part that is wrong.
pub fn read(text: &str) -> Result<CaseFile, Fault> {
    case_file(value(text)?).map_err(|fault| at_line(text, fault))
}

/// The boards and scores of a game with a blind player that are to be reconciled.
///
/// # Errors
/// A [`Fault`] with the line where the text is neither RON nor JSON, or with the part that is wrong.
pub fn boards(text: &str) -> Result<Paper, Fault> {
    let mut value = value(text)?;
    times(&mut value);
    serde_json::from_value(value).map_err(|error| unreadable(json(&error)))
}

fn unreadable(why: SystemReason) -> Fault {
    Fault::new("", FaultReason::Text { why })
}

/// The times of both players in milliseconds, wherever they are written as `2:30:00`.
fn times(value: &mut Value) {
    match value {
        Value::Array(all) => all.iter_mut().for_each(times),
        Value::Object(parts) => {
            for (name, part) in parts {
                let time = part.as_str().filter(|text| text.contains(':')).and_then(Millis::read);
                match time {
                    Some(time) if matches!(name.as_str(), "white" | "black") => {
                        *part = time.0.into();
                    }
                    _ => times(part),
                }
            }
        }
        _ => {}
    }
}

/// The value of a text in RON or in JSON.
fn value(text: &str) -> Result<Value, Fault> {
    if text.trim_start().starts_with('{') {
        let read: Result<Value, _> = serde_json::from_str(text);
        return read.map_err(|error| unreadable(json(&error)));
    }
    if let Some((line, word)) = bare_word(text) {
        let fault = Fault::new("", FaultReason::Bare { word: word.to_owned() });
        return Err(Fault { line: Some(line), ..fault });
    }
    let read: ron::Value = ron::from_str(text).map_err(|error| unreadable(ron(&error)))?;
    serde_json::to_value(plain(read)).map_err(|error| unreadable(json(&error)))
}

/// A case file that is part of a file.
///
/// # Errors
/// A [`Fault`] with the part that is wrong.
pub fn of(value: ron::Value) -> Result<CaseFile, Fault> {
    case_file(serde_json::to_value(plain(value)).map_err(|error| unreadable(json(&error)))?)
}

fn case_file(value: Value) -> Result<CaseFile, Fault> {
    match value {
        Value::Object(parts) => CaseFile::read(parts),
        other => {
            let (told, example) = (other.to_string(), "(case: \"flag-fall\", …)".to_owned());
            Err(Fault::new("case", FaultReason::Unreadable { told, example, near: Vec::new() }))
        }
    }
}

/// The value with each option taken out of its `Some`.
fn plain(value: ron::Value) -> ron::Value {
    match value {
        ron::Value::Option(Some(inner)) => plain(*inner),
        ron::Value::Option(None) => ron::Value::Unit,
        ron::Value::Seq(all) => ron::Value::Seq(all.into_iter().map(plain).collect()),
        ron::Value::Map(map) => ron::Value::Map(
            map.into_iter().map(|(key, value)| (key, plain(value))).collect::<ron::Map>(),
        ),
        other => other,
    }
}

/// The fault with the line on which its part stands; where the part is missing, that of the case.
fn at_line(text: &str, fault: Fault) -> Fault {
    let line = line_of(text, &fault.part).or_else(|| {
        let outer = fault.part.rsplit_once('.').map_or("case", |(outer, _)| outer);
        line_of(text, outer)
    });
    Fault { line: fault.line.or(line), ..fault }
}

/// The line, from 1, on which a part stands: `by`, `game.moves`. In JSON the names are strings.
fn line_of(text: &str, part: &str) -> Option<usize> {
    let mut open: Vec<&str> = Vec::new();
    let mut name = "";
    for (line, token) in tokens(text) {
        match token {
            "(" | "{" | "[" => open.push(std::mem::take(&mut name)),
            ")" | "}" | "]" => drop(open.pop()),
            "," => name = "",
            ":" => {
                let inside = open.iter().skip(1).chain([&name]).copied();
                let inside: Vec<&str> = inside.filter(|name| !name.is_empty()).collect();
                if inside.join(".") == part {
                    return Some(line);
                }
            }
            word => name = word.trim_matches('"'),
        }
    }
    None
}

/// What RON knows besides names: its words, and the extensions that may stand at the top.
const WORDS_OF_RON: [&str; 10] = [
    "true",
    "false",
    "Some",
    "None",
    "inf",
    "NaN",
    "r",
    "implicit_some",
    "unwrap_newtypes",
    "unwrap_variant_newtypes",
];

/// The first word that stands where a value must, without its quotes, with its line: RON takes it
/// for nothing at all.
fn bare_word(text: &str) -> Option<(usize, &str)> {
    let mut all = tokens(text).peekable();
    while let Some((line, token)) = all.next() {
        let is_word = token.starts_with(|first: char| first.is_alphabetic() || first == '_');
        let names = matches!(all.peek(), Some((_, ":" | "(")));
        if is_word && !names && !WORDS_OF_RON.contains(&token) {
            return Some((line, token));
        }
    }
    None
}

/// The strings, words and signs of a text with their lines, from 1; blanks and comments are passed
/// over.
fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut line, mut rest) = (1, text);
    std::iter::from_fn(move || {
        loop {
            let sign = rest.chars().next()?;
            let is_word = |c: char| c.is_alphanumeric() || c == '_';
            let length = match sign {
                '"' => quoted(rest),
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
                _ if is_word(sign) => rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()),
                _ => sign.len_utf8(),
            };
            let (token, after) = rest.split_at_checked(length)?;
            let here = line;
            line += token.matches('\n').count();
            rest = after;
            let is_comment = token.starts_with("//") || token.starts_with("/*");
            if !sign.is_whitespace() && !is_comment {
                return Some((here, token));
            }
        }
    })
}

/// How long the string is with which a text begins.
fn quoted(text: &str) -> usize {
    let mut escaped = true;
    for (at, sign) in text.char_indices() {
        match sign {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::library::laws;
    use jadoube_laws::rulings::one_line::brief;

    #[test]
    fn a_case_is_read_from_ron_and_from_json() {
        let ron = r#"(
            game: (moves: "1. e4 e5 2. Nf3", clocks: (white: 600000, black: 590000)),
            kind: "standard",
            case: "illegal-move", by: "black", completed: true, made: ("b8", "b6"), ply: 3,
        )"#;
        let json = r#"{"game": {"moves": "e2e4 e7e5 g1f3", "clocks": {"white": 600000, "black": 590000}},
            "kind": "standard", "case": "illegal-move", "by": "black", "completed": true,
            "made": ["b8", "b6"], "ply": 3}"#;
        let case_file = read(ron).unwrap();
        assert_eq!(case_file.case, read(json).unwrap().case);
        let ruling = case_file.rule(laws::edition("2018").unwrap()).unwrap();
        let told = brief(&ruling);
        assert!(told.starts_with("restore 3, count black, white+2:00"), "{told}");
        assert!(told.contains("7.5.5"), "{told}");
    }

    /// The part, the line and why, in words for this test.
    fn fault(text: &str) -> (String, Option<usize>, String) {
        let fault = read(text).unwrap_err();
        (fault.part.clone(), fault.line, format!("{:?}", fault.why))
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line_and_what_was_meant() {
        let flag = |rest: &str| format!("(\n case: \"flag-fall\",\n side: \"white\",\n{rest})");
        for (text, part, line, why) in [
            ("(".into(), "", 0, "line: 1"),
            ("(\n case: flag\n)".into(), "", 2, "Bare"),
            (flag(" both: false,\n noted_by: arbiter"), "", 5, "word: \"arbiter\""),
            ("[1]".into(), "case", 0, "Unreadable"),
            ("(by: \"white\")".into(), "case", 0, "Missing"),
            ("(\n case: \"flagfall\")".into(), "case", 2, "near: [\"flag-fall\"]"),
            ("{\n\"case\": \"flagfall\"}".into(), "case", 2, "near: [\"flag-fall\"]"),
            (flag(""), "both", 2, "Missing"),
            (flag(" // both: true\n both: \"yes\","), "both", 5, "told: \"yes\""),
            (flag(" both: false, bth: 1"), "bth", 4, "near: [\"both\"]"),
            (flag(" both: false, noted_by: \"arbitr\""), "noted_by", 4, "near: [\"arbiter\"]"),
            (flag(" both: false, kind: \"blitzz\""), "kind", 4, "near: [\"blitz\"]"),
            (flag(" both: false,\n game: (\n  fem: \"\")"), "game.fem", 6, "near: [\"fen\"]"),
            (flag(" both: false,\n game: (flags: [\"wite\"])"), "game.flags", 5, "wite"),
            (flag(" both: false,\n game: (control: \"9x\")"), "game.control", 5, "9x"),
            (
                flag(" both: false,\n game: (clocks: (white: -1, black: 2))"),
                "game.clocks.white",
                5,
                "Negative",
            ),
            (flag(" both: false,\n game: (\n moves: \"e4 Ke5\")"), "game.moves", 6, "number: 2"),
            (
                flag(" both: false,\n game: (ended: (score: \"draw\", reason: \"checkmate\"))"),
                "game.ended",
                5,
                "ResultAndReason",
            ),
        ] {
            let (its_part, its_line, its_why) = fault(&text);
            assert_eq!(its_part, part, "{text}: {its_why}");
            assert_eq!(its_line, (line > 0).then_some(line), "{text}: {its_why}");
            assert!(its_why.contains(why), "{text}: {its_why}");
        }
    }

    const START: &str = "(moves: \"e4 e5\")";

    /// A game, a case, and the part of it that cannot be so.
    const SENSELESS: [(&str, &str, &str, &str); 19] = [
        (START, "\"withdrawal\", played: 12, total: 11", "played", "TooMany"),
        (START, "\"late-arrival\", side: \"white\", late: -600000", "late", "Negative"),
        (START, "\"late-arrival\", side: \"white\", late: \"-0:10:00\"", "late", "Negative"),
        (
            START,
            "\"touched-piece\", by: \"white\", touched: [\"e5\", \"e3\"], announced: false, \
                 deliberate: true",
            "touched",
            "NothingThere",
        ),
        (
            START,
            "\"castling-by-hand\", by: \"white\", rook: \"e4\", first: \"king-first\", \
                 stage: \"king-released\"",
            "rook",
            "NoCastlingRook",
        ),
        (START, "\"promotion-choice\", by: \"white\", stage: \"pawn-released\"", "by", "NoPawn"),
        (START, "\"inverted-rook\", by: \"white\"", "by", "NoPawn"),
        (
            START,
            "\"unfinished-move\", by: \"white\", from: \"e3\", to: \"e4\", stage: \"released\"",
            "from",
            "NotTheirs",
        ),
        (
            START,
            "\"unfinished-move\", by: \"white\", from: \"g1\", to: \"f3\", \
                 stage: \"captured-piece-left\"",
            "stage",
            "NothingTaken",
        ),
        (
            START,
            "\"unfinished-move\", by: \"white\", from: \"g1\", to: \"f3\", \
                 stage: \"pawn-on-last-rank\"",
            "stage",
            "NoPawn",
        ),
        (
            START,
            "\"last-move\", by: \"white\", uci: \"e2e5\", seen: \"after-the-move\"",
            "uci",
            "NotTheirs",
        ),
        (
            START,
            "\"last-move\", by: \"white\", uci: \"g1g3\", seen: \"after-the-move\"",
            "uci",
            "NotLegal",
        ),
        (
            START,
            "\"last-move\", by: \"white\", uci: \"knight\", seen: \"after-the-move\"",
            "uci",
            "Unreadable",
        ),
        (
            "(fen: \"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\")",
            "\"last-move\", by: \"white\", uci: \"Nd2\", seen: \"after-the-move\"",
            "uci",
            "Ambiguous",
        ),
        (
            START,
            "\"sealed-move\", sealer: \"black\", found: \"clear\", uci: \"Nf6\"",
            "sealer",
            "NotOnMove",
        ),
        (
            START,
            "\"illegal-move\", by: \"white\", completed: true, made: (\"e3\", \"e5\")",
            "made",
            "NotTheirs",
        ),
        (START, "\"illegal-move\", by: \"white\", completed: true, ply: 7", "ply", "BeyondRecord"),
        (START, "\"illegal-move\", by: \"white\", completed: true, ply: 1", "ply", "NotOnMove"),
        (START, "\"flag-fall\", side: \"white\", both: false, first: \"white\"", "first", "NotTwo"),
    ];

    #[test]
    fn facts_that_cannot_be_so_are_refused() {
        for (game, case, part, why) in SENSELESS {
            let (its_part, _, its_why) = fault(&format!("(game: {game}, case: {case})"));
            assert_eq!(its_part, part, "{case}: {its_why}");
            assert!(its_why.contains(why), "{case}: {its_why}");
        }
    }

    #[test]
    fn a_move_as_a_fact_is_read_in_any_notation() {
        let promotion = "(fen: \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\")";
        for (game, case, same) in [
            (
                "(moves: \"e4 e5\")",
                "\"sealed-move\", sealer: \"white\", found: \"clear\", uci: ?",
                &["\"g1f3\"", "\"Nf3\"", "\"Ng1-f3\"", "\"Sf3\"", "\"N-KB3\""][..],
            ),
            (
                "(moves: \"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1\")",
                "\"repetition\", by: \"black\", intended: ?",
                &["\"f6g8\"", "\"Ng8\"", "\"Ng8 \""][..],
            ),
            (
                "(moves: \"e4 e5\")",
                "\"illegal-move\", by: \"white\", completed: true, made: ?",
                &["(\"e1\", \"e3\")", "\"e1e3\"", "\"Ke3\"", "\"e1-e3\"", "\"Ke1e3\""][..],
            ),
            (
                promotion,
                "\"illegal-move\", by: \"white\", completed: true, made: ?",
                &["(\"a7\", \"a8\")", "\"a7a8\"", "\"a7-a8\""][..],
            ),
            (
                "(moves: \"e4 e5\")",
                "\"late-arrival\", side: \"white\", late: ?",
                &["9000000", "\"2:30:00\"", "\"150:00\""][..],
            ),
        ] {
            let written = |what: &str| {
                let text = format!("(game: {game}, case: {})", case.replace('?', what));
                read(&text).unwrap_or_else(|fault| panic!("{text}: {fault}")).case
            };
            for what in same {
                assert_eq!(written(what), written(same[0]), "{what}");
            }
        }
    }

    #[test]
    fn what_the_clocks_show_by_the_ruling_is_told_where_it_was_told_before() {
        let case = "case: \"illegal-move\", by: \"black\", completed: true, made: \"b8b6\"";
        let edition = laws::edition("2018").unwrap();
        for (game, times) in [
            (
                "(moves: \"e4\", clocks: (white: \"0:09:52\", black: \"48:09\"))",
                Some((11 * 60 + 52, 48 * 60 + 9)),
            ),
            ("(moves: \"e4\")", None),
        ] {
            let case_file = read(&format!("(game: {game}, {case})")).unwrap();
            let times_after = case_file.judge(edition).unwrap().times;
            let shown = times_after.map(|t| (t.white.secs_ceil(), t.black.secs_ceil()));
            assert_eq!(shown, times, "{game}");
        }
    }
}
