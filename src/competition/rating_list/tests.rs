//! Lines, players, spellings and queries, one by one and damaged.

use proptest::prelude::*;

use super::columns::{Columns, Field};
use super::odd::Oddity;
use super::query::{NameBeginning, Query};
use super::spelling::{Spelling, folded};
use super::*;

const COMBINED: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const LEGACY: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag";
const OLD: &str = "ID number Name                            TitlFed  Jul03 GamesBorn  Flag";

/// A line of so many columns with cells where they begin.
fn line(width: usize, cells: &[(usize, &str)]) -> String {
    let mut line = vec![' '; width];
    for (start, cell) in cells {
        for (at, sign) in cell.chars().enumerate() {
            line[start + at] = sign;
        }
    }
    line.into_iter().collect()
}

fn carlsen() -> ListedPlayer {
    ListedPlayer {
        number: 1_503_014,
        name: "Carlsen, Magnus".into(),
        federation: "NOR".into(),
        title: "GM".into(),
        sex: Some(Sex::Man),
        birth: Some(1990),
        ratings: Ratings { standard: Some(2840), rapid: Some(2832), blitz: Some(2886) },
        is_inactive: false,
    }
}

const CELLS: [(usize, &str); 16] = [
    (0, "1503014"),
    (15, "Carlsen, Magnus"),
    (76, "NOR"),
    (80, "M"),
    (84, "GM"),
    (94, "SI"),
    (113, "2840"),
    (119, "9"),
    (123, "10"),
    (126, "2832"),
    (132, "0"),
    (136, "10"),
    (139, "2886"),
    (145, "0"),
    (149, "10"),
    (152, "1990"),
];

fn read(heading: &str, line: &[u8]) -> (Option<ListedPlayer>, Option<Oddity>) {
    text::read(&Columns::read(heading, Rate::Standard).unwrap(), line)
}

#[test]
fn columns_are_where_the_heading_says() {
    let columns = Columns::read(COMBINED, Rate::Standard).unwrap();
    let starts: Vec<usize> = columns.fields.iter().map(|(_, start)| *start).collect();
    let told =
        [0, 15, 76, 80, 84, 89, 94, 109, 113, 119, 123, 126, 132, 136, 139, 145, 149, 152, 158];
    assert_eq!((starts, columns.width), (told.to_vec(), 162));
    assert_eq!(columns.rates().collect::<Vec<_>>(), [Rate::Standard, Rate::Rapid, Rate::Blitz]);

    let old = Columns::read(OLD, Rate::Standard).unwrap();
    assert_eq!(old.date, Some(Date::new(2003, 7, 1)));
    assert_eq!(
        old.fields,
        [
            (Field::Number, 0),
            (Field::Name, 10),
            (Field::Title, 42),
            (Field::Federation, 46),
            (Field::Rating(Rate::Standard), 51),
            (Field::Figure, 57),
            (Field::Birth, 62),
            (Field::Flag, 68),
        ]
    );
    for text in
        ["", "Name Fed", "001    1 m    Carlsen", "<html>", "ID Number Näme Fed", "\u{feff}"]
    {
        assert_eq!(Columns::read(text, Rate::Standard), None, "{text}");
    }
}

#[test]
fn every_form_of_the_list_tells_the_same_player() {
    let all = line(162, &CELLS);
    assert_eq!(read(COMBINED, all.as_bytes()), (Some(carlsen()), None));

    let back = |cells: &[(usize, &'static str)], from: usize, by: usize| -> Vec<(usize, &str)> {
        let moved =
            |(at, cell): &(usize, &'static str)| (at - if *at >= from { by } else { 0 }, *cell);
        cells.iter().map(moved).collect()
    };
    let legacy = line(158, &back(&CELLS, 113, 4));
    assert_eq!(read(LEGACY, legacy.as_bytes()), (Some(carlsen()), None));

    let mut single: Vec<(usize, &str)> = CELLS[..9].to_vec();
    single.push((126, "1990"));
    let single = line(136, &single);
    let columns = Columns::read(SINGLE, Rate::Rapid).unwrap();
    let ratings = Ratings { rapid: Some(2840), ..Ratings::default() };
    assert_eq!(columns.date, Some(Date::new(2026, 11, 1)));
    assert_eq!(
        text::read(&columns, single.as_bytes()),
        (Some(ListedPlayer { ratings, ..carlsen() }), None)
    );

    let old = line(
        72,
        &[
            (0, "1503014"),
            (10, "Carlsen, Magnus"),
            (42, "g"),
            (46, "NOR"),
            (51, "2840"),
            (57, "12"),
            (62, "30.11.90"),
            (68, ""),
        ],
    );
    let (player, _) = read(OLD, old.as_bytes());
    let player = player.unwrap();
    assert_eq!((player.title.as_str(), player.ratings.standard), ("GM", Some(2840)));

    let element = |name: &str, value: &str| format!("<{name}>{value}</{name}>\n");
    let xml = [
        ("fideid", "1503014"),
        ("name", "Carlsen, Magnus"),
        ("country", "NOR"),
        ("sex", "M"),
        ("title", "GM"),
        ("w_title", ""),
        ("o_title", "SI"),
        ("foa_title", ""),
        ("rating", "2840"),
        ("games", "9"),
        ("k", "10"),
        ("rapid_rating", "2832"),
        ("rapid_games", "0"),
        ("rapid_k", "10"),
        ("blitz_rating", "2886"),
        ("blitz_games", "0"),
        ("blitz_k", "10"),
        ("birthday", "1990"),
        ("flag", ""),
    ];
    let xml: String = xml.iter().map(|(name, value)| element(name, value)).collect();
    let xml = format!("<playerslist>\n<player>\n{xml}</player>");
    assert!(xml::is_xml(xml.as_bytes()));
    // The rate of a list of one rating does not matter where there are three.
    assert_eq!(xml::read(xml.as_bytes(), Rate::Blitz), (Some(carlsen()), None));
    let single = "<player><fideid>1</fideid><name>D&apos;Arc &amp; Co, J&#101;</name><rating>1500</rating></player>";
    let (player, odd) = xml::read(single.as_bytes(), Rate::Blitz);
    let player = player.unwrap();
    assert_eq!(
        (player.name.as_str(), player.ratings.blitz, odd),
        ("D'Arc & Co, Je", Some(1500), None)
    );
    assert_eq!(xml::read(b"\n</playerslist>", Rate::Standard), (None, None));
    assert!(!xml::is_xml(COMBINED.as_bytes()) && !xml::is_xml(b"<html><body>"));
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn odd_lines_are_read_as_far_as_they_can_be_and_told() {
    let regular = line(162, &CELLS);
    let long = |at: usize, cell: &str| {
        let mut signs: Vec<char> = regular.chars().collect();
        signs.insert(at, ' ');
        for (nth, sign) in cell.chars().enumerate() {
            signs[at - cell.len() + 1 + nth] = sign;
        }
        signs.into_iter().collect::<String>()
    };
    let with = |at: usize, cell: &str| {
        let mut cells = CELLS.to_vec();
        cells.push((at, cell));
        line(162, &cells)
    };
    let latin = {
        let mut bytes = regular.clone().into_bytes();
        bytes[18] = 0xe9;
        bytes
    };
    // By bytes, as a program writes that knows no letters.
    let in_bytes = with(15, "Cårlsen, Magnus").replacen("Magnus ", "Magnus", 1);
    let named = |name: &str| ListedPlayer { name: name.into(), ..carlsen() };
    for (what, line, player, odd) in [
        (
            "a title too long",
            long(109, "SI,IO,NI,NA,ABCD").into_bytes(),
            Some(carlsen()),
            Some(Oddity::TooLong),
        ),
        (
            "a name too long",
            long(76, &"x".repeat(62)).into_bytes(),
            Some(named(&"x".repeat(62))),
            Some(Oddity::TooLong),
        ),
        ("an end too long", long(162, "").into_bytes(), Some(carlsen()), Some(Oddity::TooLong)),
        (
            "letters, a column each",
            with(15, "Cårlsen, Magnus").into_bytes(),
            Some(named("Cårlsen, Magnus")),
            Some(Oddity::NotAscii),
        ),
        (
            "letters by bytes",
            in_bytes.into_bytes(),
            Some(named("Cårlsen, Magnus")),
            Some(Oddity::NotAscii),
        ),
        ("letters of Windows", latin, Some(named("Carésen, Magnus")), Some(Oddity::NotAscii)),
        (
            "no rating but a word",
            with(113, "nil ").into_bytes(),
            Some(ListedPlayer {
                ratings: Ratings { standard: None, ..carlsen().ratings },
                ..carlsen()
            }),
            Some(Oddity::Unreadable),
        ),
        (
            "no end",
            regular[..78].trim_end().as_bytes().to_vec(),
            Some(ListedPlayer {
                federation: String::new(),
                title: String::new(),
                sex: None,
                birth: None,
                ratings: Ratings::default(),
                ..carlsen()
            }),
            Some(Oddity::Unreadable),
        ),
        (
            "no more than a name",
            regular[..40].trim_end().as_bytes().to_vec(),
            Some(ListedPlayer {
                federation: String::new(),
                title: String::new(),
                sex: None,
                birth: None,
                ratings: Ratings::default(),
                ..carlsen()
            }),
            Some(Oddity::TooShort),
        ),
        ("no number", with(0, "       ").into_bytes(), None, Some(Oddity::Nobody)),
        ("no name", with(15, "               ").into_bytes(), None, Some(Oddity::Nobody)),
        ("nothing", Vec::new(), None, None),
        ("blanks", vec![b' '; 162], None, None),
        ("noise", vec![0xff; 162], None, Some(Oddity::Nobody)),
    ] {
        assert_eq!(read(COMBINED, &line), (player, odd), "{what}");
    }
    let broken = b"<player><fideid>1</fideid><player><fideid>2</fideid><name>B</name></player>";
    let (player, odd) = xml::read(broken, Rate::Standard);
    assert_eq!((player.map(|one| one.number), odd), (Some(2), Some(Oddity::TooShort)));
}

#[test]
fn names_are_found_however_they_are_spelt() {
    for (name, short, long) in [
        ("Carlsen, Magnus", "carlsen magnus", "carlsen magnus"),
        ("  Müller-Lüdenscheidt,  J.R.", "muller ludenscheidt jr", "mueller luedenscheidt jr"),
        ("O'Neill, Seán", "oneill sean", "oneill sean"),
        ("ŁUKASZ Żółw", "lukasz zolw", "lukasz zolw"),
        ("Шишков, Љупчо", "siskov lupco", "shishkov ljupcho"),
        ("İnan", "inan", "inan"),
        ("E\u{301}va", "eva", "eva"),
        (" ,- ", "", ""),
    ] {
        let spelt = (folded(name, Spelling::Short), folded(name, Spelling::Long));
        assert_eq!(spelt, (short.into(), long.into()), "{name}");
    }
    for (typed, name, is_found) in [
        ("carl", "Carlsen, Magnus", true),
        ("Carl mag", "Carlsen, Magnus", true),
        ("Carlsen, M", "Carlsen, Magnus", true),
        ("magnus carl", "Carlsen, Magnus", true),
        ("Magnus, Carl", "Carlsen, Magnus", false),
        ("arl", "Carlsen, Magnus", false),
        ("carlsen x", "Carlsen, Magnus", false),
        ("van den b", "Van den Berg, Jan", true),
        ("van jan", "Van den Berg, Jan", true),
        ("van b den", "Van den Berg, Jan", false),
        ("müll", "Mueller, Hans", true),
        ("müll", "Muller, Hans", true),
        ("стојан", "Stojanoski, Zoran", true),
        ("шишк", "Shishkov, Petar", true),
        ("шишк", "Siskov, Petar", true),
    ] {
        let Some(Query::Name(ways)) = Query::read(typed) else { panic!("{typed}") };
        let folded = folded(name, Spelling::Short);
        assert_eq!(
            ways.iter().any(|way| way.is_of(folded.as_bytes())),
            is_found,
            "{typed}: {name}"
        );
        // What is passed over unread is never one that is meant.
        let missed = |way: &&NameBeginning| way.is_of(folded.as_bytes()) && !way.may_be(name);
        assert_eq!(ways.iter().find(missed), None, "{typed}: {name}");
    }
    let Some(Query::Name(ways)) = Query::read("s xq") else { panic!() };
    assert!(!ways.iter().any(|way| way.may_be("Santos, Luis Max")), "passed over");
    let one = NameBeginning { surname: "carl".into(), others: Vec::new() };
    assert_eq!(Query::read("Carl"), Some(Query::Name(vec![one])));
    assert_eq!(Query::read(" , "), None);
}

#[test]
fn a_number_is_found_by_its_first_digits() {
    let Some(Query::Number(ranges)) = Query::read("15030") else { panic!() };
    let told = [15030..=15030, 150_300..=150_309, 1_503_000..=1_503_099];
    assert_eq!(ranges[..3], told);
    assert_eq!(ranges.last(), Some(&(1_503_000_000..=1_503_099_999)));
    for (typed, count) in [("0", 0), ("1", 10), ("4294967295", 1), ("9999999999", 0)] {
        let Some(Query::Number(ranges)) = Query::read(typed) else { panic!("{typed}") };
        assert_eq!(ranges.len(), count, "{typed}");
    }
}

#[test]
fn a_month_is_read_from_a_heading_or_a_name() {
    for (text, month) in [
        ("NOV26", Some(Date::new(2026, 11, 1))),
        ("standard_jan09frl.txt", Some(Date::new(2009, 1, 1))),
        ("players_list_foa.txt", None),
        ("mar2026.txt", None),
        ("örtliche_dec25", Some(Date::new(2025, 12, 1))),
    ] {
        assert_eq!(month_in(text), month, "{text}");
    }
    assert_eq!(rate_in("Rapid_nov26frl.txt"), Rate::Rapid);
    assert_eq!(rate_in("blitz_rating_list.txt"), Rate::Blitz);
    assert_eq!(rate_in("standard_rating_list.txt"), Rate::Standard);
}

proptest! {
    /// Whatever becomes of a line, nothing panics, and who is read has a number and a name.
    #[test]
    fn damaged_lines_are_told_or_read(
        heading in prop::sample::select(vec![COMBINED, LEGACY, SINGLE, OLD]),
        cuts in prop::collection::vec((0_usize..170, any::<u8>(), 0_u8..3), 0..12),
    ) {
        let mut bytes = line(162, &CELLS).into_bytes();
        for (at, byte, how) in cuts {
            let at = at.min(bytes.len());
            match how {
                0 => bytes.insert(at, byte),
                1 => bytes.truncate(at),
                _ => if let Some(old) = bytes.get_mut(at) { *old = byte },
            }
        }
        let (player, odd) = read(heading, &bytes);
        let blank = bytes.iter().all(u8::is_ascii_whitespace);
        match player {
            Some(player) => prop_assert!(player.number > 0 && !player.name.is_empty()),
            None => prop_assert!(odd.is_some() || blank || !bytes.is_ascii()),
        }
        let piece = [b"<player><fideid>7</fideid><name>".as_slice(), &bytes, b"</name></player>"].concat();
        let (player, odd) = xml::read(&piece, Rate::Standard);
        prop_assert!(player.is_some() || odd.is_some());
    }

    /// Headings of any kind, too.
    #[test]
    fn any_heading_is_read_or_refused(heading in "[A-Za-z0-9 -]{0,200}", line in "\\PC{0,200}") {
        if let Some(columns) = Columns::read(&heading, Rate::Blitz) {
            let _ = text::read(&columns, line.as_bytes());
        }
    }

    /// Whoever types a name as it stands finds it, with accents or without.
    #[test]
    fn a_name_finds_itself(name in "[A-Za-zÀ-žа-яА-Я' -]{1,30}(, [A-Za-z]{1,9})?") {
        let short = folded(&name, Spelling::Short);
        if let Some(Query::Name(ways)) = Query::read(&name) {
            prop_assert!(ways.iter().any(|way| way.is_of(short.as_bytes()) && way.may_be(&name)));
        }
    }
}
