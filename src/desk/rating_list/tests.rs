//! Lists imported, looked into, damaged, and imports that die.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::prelude::*;

use super::options::ListOptions;
use super::progress::Progress;
use super::*;
use jadoube_competition::rating_list::odd::Oddity;

const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

fn line(number: u32, name: &str, federation: &str, standard: &str) -> String {
    format!(
        "{number:<15}{name:<61}{federation:<4}M   {:<5}{:<5}{:<15}{:<4}{standard:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}1990  {:<4}\r\n",
        "", "", "", "", 0, 20, "", 0, 20, "", 0, 20, ""
    )
}

/// A list of these lines, imported.
fn imported(folder: &Path, lines: &[String]) -> RatingList {
    let source = folder.join("players_nov26.txt");
    fs::write(&source, format!("{HEADING}\r\n{}", lines.concat())).unwrap();
    let to = folder.join("fide.ratings");
    import::import(&source, &to, &ListOptions::default(), &Progress::default()).unwrap();
    RatingList::open(&to).unwrap()
}

fn some() -> Vec<String> {
    [
        (1_503_014, "Carlsen, Magnus", "NOR", "2840"),
        (15_000_001, "Carlsson, Lena", "SWE", "2000"),
        (15_000_002, "Carlov, Marko", "MKD", ""),
        (15_000_003, "Mueller, Hans", "GER", "1800"),
        (15_000_004, "Muller, Zoe", "FRA", ""),
        (15_000_005, "Shishkov, Petar", "MKD", "1500"),
        (15_000_006, "Carla", "", ""),
    ]
    .map(|(number, name, federation, standard)| line(number, name, federation, standard))
    .into()
}

fn names(list: &RatingList, typed: &str, federation: &str, limit: usize) -> (Vec<String>, bool) {
    let found = list.find(typed, federation, limit).unwrap();
    let surname = |name: &str| name.split(',').next().unwrap_or_default().to_owned();
    (found.players.iter().map(|player| surname(&player.name)).collect(), found.more)
}

#[test]
fn players_are_found_by_the_beginning_of_their_names_the_own_federation_first() {
    let folder = tempfile::tempdir().unwrap();
    let list = imported(folder.path(), &some());
    for (typed, federation, limit, found, more) in [
        ("carl", "MKD", 9, &["Carlov", "Carla", "Carlsen", "Carlsson"][..], false),
        ("carl", "swe", 9, &["Carlsson", "Carla", "Carlov", "Carlsen"], false),
        ("carl", "", 9, &["Carla", "Carlov", "Carlsen", "Carlsson"], false),
        ("carl", "MKD", 2, &["Carlov", "Carla"], true),
        ("carl m", "", 9, &["Carlov", "Carlsen"], false),
        ("Magnus Carl", "", 9, &["Carlsen"], false),
        ("Müller", "", 9, &["Muller", "Mueller"], false),
        ("Шиш", "", 9, &["Shishkov"], false),
        ("1503014", "", 9, &["Carlsen"], false),
        (
            "150000",
            "MKD",
            9,
            &["Carlsson", "Carlov", "Mueller", "Muller", "Shishkov", "Carla"],
            false,
        ),
        ("150000", "", 1, &["Carlsson"], true),
        ("xyz", "MKD", 9, &[], false),
        ("", "MKD", 9, &[], false),
    ] {
        let found: Vec<String> = found.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(names(&list, typed, federation, limit), (found, more), "{typed} {federation}");
    }
    assert_eq!(list.player(7), Ok(None));
    let carlsen = list.player(1_503_014).unwrap().unwrap();
    let entrant = list.entrant(&carlsen);
    let date = Some(Date::new(2026, 11, 1));
    let rating = Rating { kind: RatingKind::Standard, value: 2840, list: "FIDE".into(), date };
    assert_eq!((entrant.name.as_str(), entrant.ratings), ("Carlsen, Magnus", vec![rating]));
    assert_eq!((entrant.fide_id, entrant.birth), (Some(1_503_014), Some(Date::year(1990))));
}

/// More players than a block or a page holds, in the order of chance.
fn many(count: u32) -> Vec<String> {
    let federation = |number: u32| ["MKD", "GER", "IND", ""][number as usize % 4];
    let number = |nth: u32| 1 + nth * 7_919 % count;
    let name = |number: u32| format!("S{number:05}, A");
    (0..count).map(number).map(|one| line(one, &name(one), federation(one), "")).collect()
}

#[test]
fn every_player_of_a_long_list_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let list = imported(folder.path(), &many(3_000));
    assert_eq!((list.about().players, list.about().unrated), (3_000, 3_000));
    for number in 1..=3_000 {
        let name = format!("S{number:05}");
        assert_eq!(list.player(number).unwrap().unwrap().name, format!("{name}, A"));
        assert_eq!(names(&list, &name, "MKD", 9), (vec![name.clone()], false));
    }
    let (own, more) = names(&list, "s", "GER", 750);
    assert!(own.iter().all(|name| name[1..].parse::<u32>().unwrap() % 4 == 1) && more);
    let (all, more) = names(&list, "s0", "", 5_000);
    assert!(all.is_sorted() && all.len() == 3_000 && !more);
}

#[test]
fn what_is_odd_is_counted_and_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut lines = some();
    lines.push(line(15_000_001, "Again, Lena", "SWE", ""));
    lines.push("no line\r\n".into());
    lines.push(line(15_000_007, "Ålén, Bo", "SWE", ""));
    lines.push("15000008       Short, Nigel".into());
    let list = imported(folder.path(), &lines);
    let odd: Vec<_> =
        list.about().odd.kinds().map(|odd| (odd.what, odd.count, odd.first)).collect();
    assert_eq!(
        odd,
        [
            (Oddity::TooShort, 1, 12),
            (Oddity::NotAscii, 1, 11),
            (Oddity::Nobody, 1, 10),
            (Oddity::Twice, 1, 9),
        ]
    );
    assert_eq!(list.player(15_000_001).unwrap().unwrap().name, "Carlsson, Lena");
    assert_eq!((list.about().players, list.about().date), (9, Date::new(2026, 11, 1)));
}

#[test]
fn the_xml_form_gives_the_same_players() {
    let folder = tempfile::tempdir().unwrap();
    let player = |number: u32, name: &str| {
        format!(
            "<player>\r\n<fideid>{number}</fideid>\r\n<name>{name}</name>\r\n<country>NOR</country>\r\n<rating>2840</rating>\r\n</player>\r\n"
        )
    };
    // A player that never ends is longer than any can be, and does not keep others from being read.
    let endless = format!("<player><fideid>9</fideid>{}", "x".repeat(400_000));
    let text = [
        "<playerslist>\r\n",
        &player(1, "A, B"),
        &endless,
        &player(2, "C, D"),
        &player(3, "E, F"),
        "</playerslist>",
    ];
    let source = folder.path().join("rapid_nov26frl_xml.xml");
    fs::write(&source, text.concat()).unwrap();
    let to = folder.path().join("fide.ratings");
    let about =
        import::import(&source, &to, &ListOptions::default(), &Progress::default()).unwrap();
    assert_eq!(
        (about.players, about.rates.as_slice(), about.dated_by),
        (2, &[Rate::Rapid][..], DatedBy::Name)
    );
    let list = RatingList::open(&to).unwrap();
    assert_eq!(list.player(3).unwrap().unwrap().ratings.rapid, Some(2840));
}

#[test]
fn files_that_are_no_list_are_refused_and_the_old_list_stays() {
    let folder = tempfile::tempdir().unwrap();
    let list = imported(folder.path(), &some());
    let about = list.about().clone();
    let to = folder.path().join("fide.ratings");
    let path = folder.path().join("new");
    for (bytes, fault) in [
        (&b"PK\x03\x04 and so on"[..], ListFault::Packed(path.clone())),
        (b"", ListFault::NoList(path.clone())),
        (b"\0\xff\0\xff", ListFault::NoList(path.clone())),
        (b"milk, bread\n", ListFault::NoList(path.clone())),
        (HEADING.as_bytes(), ListFault::NoPlayers(path.clone())),
        (b"<playerslist></playerslist>", ListFault::NoPlayers(path.clone())),
    ] {
        fs::write(&path, bytes).unwrap();
        let done = import::import(&path, &to, &ListOptions::default(), &Progress::default());
        assert_eq!(done, Err(fault));
    }
    let nowhere = folder.path().join("nowhere");
    let done = import::import(&nowhere, &to, &ListOptions::default(), &Progress::default());
    assert_eq!(done, Err(SystemFault::NotFound(nowhere).into()));
    assert_eq!(RatingList::open(&to).unwrap().about(), &about);
    assert_eq!(RatingList::open(&folder.path().join("none")).err(), Some(ListFault::None));
}

#[test]
fn an_import_that_dies_or_is_stopped_anywhere_leaves_the_old_list() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("fide.ratings");
    let old = imported(folder.path(), &some()).about().clone();
    let source = folder.path().join("dec26.txt");
    fs::write(&source, format!("{HEADING}\r\n{}", many(3_000).concat())).unwrap();
    let mut deaths = 0;
    for nth in 0_u16.. {
        // The first hundredths are the old list's: it dies at each that comes.
        let come = std::sync::atomic::AtomicU16::new(0);
        let wake = move || {
            if come.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == nth {
                std::panic::resume_unwind(Box::new("killed"));
            }
        };
        let progress = Progress::woken(wake);
        let done = catch_unwind(AssertUnwindSafe(|| {
            import::import(&source, &to, &ListOptions::default(), &progress)
        }));
        let list = RatingList::open(&to).unwrap();
        match done {
            Err(_) => {
                assert_eq!((list.about(), names(&list, "carlsen", "", 9).0.len()), (&old, 1));
                deaths += 1;
            }
            Ok(about) => {
                assert_eq!(list.about(), &about.unwrap());
                break;
            }
        }
    }
    assert!(deaths > 10, "{deaths}");

    let progress = Progress::default();
    progress.stop();
    let source = folder.path().join("players_nov26.txt");
    fs::write(&source, format!("{HEADING}\r\n{}", many(2_000).concat())).unwrap();
    let done = import::import(&source, &to, &ListOptions::default(), &progress);
    assert_eq!(
        (done, RatingList::open(&to).unwrap().about().players),
        (Err(ListFault::Stopped), 3_000)
    );
    assert!(!folder.path().join("fide.new").exists());
}

#[test]
fn a_list_of_a_later_program_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let list = imported(folder.path(), &some());
    let mut bytes = fs::read(&list.path).unwrap();
    *bytes.last_mut().unwrap() = b'2';
    fs::write(&list.path, &bytes).unwrap();
    assert_eq!(RatingList::open(&list.path).err(), Some(ListFault::Newer(list.path)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever becomes of the file, answers are right or it is told as damaged.
    #[test]
    fn a_damaged_list_is_told(at in any::<prop::sample::Index>(), byte in any::<u8>(), cut in any::<bool>()) {
        let folder = tempfile::tempdir().unwrap();
        let whole = imported(folder.path(), &many(300));
        let mut bytes = fs::read(&whole.path).unwrap();
        let at = at.index(bytes.len());
        if cut { bytes.truncate(at) } else { bytes[at] ^= byte.max(1) }
        let path = folder.path().join("damaged.ratings");
        fs::write(&path, &bytes).unwrap();
        match RatingList::open(&path) {
            Err(fault) => prop_assert!(matches!(fault, ListFault::Damaged(_) | ListFault::Newer(_))),
            Ok(list) => for typed in ["s00", "s", "1", "27", "s00123 a"] {
                match list.find(typed, "GER", 1_000) {
                    Err(fault) => prop_assert_eq!(fault, ListFault::Damaged(path.clone())),
                    Ok(found) => prop_assert_eq!(found, whole.find(typed, "GER", 1_000).unwrap()),
                }
            },
        }
    }
}
