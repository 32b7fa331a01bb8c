//! The papers of an event: what stands on each of them, in every language, that a PDF is made of it,
//! and that long tables go on over the sheets with their heads.

mod norms;
mod prizes;
mod start;
mod groups;

use super::EventPaper;
use crate::document::{Block, Document, Size};
use crate::layout::layout;
use crate::pdf::render;
use crate::protocol::About;
use jadoube_chess::moment::Moment;
use jadoube_competition::berger::Cycles;
use jadoube_competition::tournament::Date;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::team::{NewTeam, TeamNo, TeamRules};
use jadoube_core::competition::tournament::{Games, StandingView};
use jadoube_core::evidence::head::{Head, RecordState};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::aggregate::Aggregate as _;
use jadoube_laws::ids::{BoardNo, Role, Who};
use jadoube_laws::library::{appeals, laws};
use uuid::Uuid;

const WALL: &str = "2026-11-23T15:00:00+01:00";

fn command(hall: &mut Hall, command: &Command) {
    let edition = laws::edition("2023").unwrap();
    let book = appeals::rulebook(None, edition);
    for event in hall.decide(command, (Moment(0), book).into()).unwrap() {
        let who = Who { station: "Desk 2".into(), role: Role::Arbiter };
        let (seq, wall) = (hall.seq + 1, WALL.into());
        let entry = Entry { seq, at: Moment(0), wall, who, event, place: None };
        hall.apply(&entry.event, entry.origin());
    }
}

fn ask(hall: &mut Hall, what: Ask) {
    command(hall, &Command::Contest { what });
}

fn entrant(no: u16) -> Entrant {
    let value = 2500 - no;
    let rating = Rating { kind: RatingKind::Standard, value, list: "FIDE".into(), date: None };
    Entrant {
        ratings: vec![rating],
        federation: if no.is_multiple_of(2) { "MKD".into() } else { "GER".into() },
        title: if no == 1 { "GM".into() } else { String::new() },
        birth: (no == 3).then(|| Date::year(1987)),
        ..Entrant::named(format!("Petrovski{no}, Aleksandar"))
    }
}

/// A round robin of so many that stands before its first round.
fn hall(players: u16) -> Hall {
    let mut hall = Hall::default();
    let competition = Competition {
        place: "Ohrid".into(),
        arbiter: "Ilić, Nikola".into(),
        date: "2026-11-23".into(),
        ..Competition::new("Kup na Ohrid", "2023")
    };
    command(&mut hall, &Command::Found { competition });
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Regulations::new(system, "90+30".parse().unwrap());
    let regulations = Box::new(Regulations { tie_breaks: "DE,SB,WIN".into(), ..regulations });
    ask(&mut hall, Ask::Start { regulations });
    if players > 0 {
        ask(&mut hall, Ask::Enter { entrants: (1..=players).map(entrant).collect() });
        ask(&mut hall, Ask::Number { how: Numbering::Rating, reason: String::new() });
    }
    hall
}

fn round(hall: &mut Hall, round: u8) {
    ask(hall, Ask::Draft { round, pairings: Vec::new() });
    ask(hall, Ask::Publish { round });
}

fn result(hall: &mut Hall, (round, board): (u8, u16), result: PairingResult, reason: &str) {
    let (board, reason) = (BoardNo(board), reason.to_owned());
    ask(hall, Ask::EnterResult { round: Some(round), board, result, reason });
}

/// Three rounds of ten players: one came to none of his games and left, one result was corrected.
fn played() -> Hall {
    let mut hall = hall(10);
    round(&mut hall, 1);
    result(&mut hall, (1, 1), PairingResult::WhiteWins, "");
    result(&mut hall, (1, 2), PairingResult::Draw, "");
    result(&mut hall, (1, 3), PairingResult::ForfeitForWhite, "");
    result(&mut hall, (1, 4), PairingResult::BlackWins, "");
    result(&mut hall, (1, 5), PairingResult::Draw, "");
    ask(&mut hall, Ask::Close { round: 1 });
    let reason = "the scoresheets were exchanged";
    result(&mut hall, (1, 2), PairingResult::BlackWins, reason);
    let (no, reason) = (EntrantNo(8), "ill".to_owned());
    ask(&mut hall, Ask::Leave { no, from: 2, expelled: false, reason });
    round(&mut hall, 2);
    for board in 1..=4 {
        result(&mut hall, (2, board), PairingResult::Draw, "");
    }
    ask(&mut hall, Ask::Close { round: 2 });
    ask(&mut hall, Ask::Draft { round: 3, pairings: Vec::new() });
    ask(&mut hall, Ask::Schedule { round: 3, starts: WALL.parse().unwrap() });
    hall
}

fn record() -> RecordState {
    let head = Head { seq: 1284, hash: [0xA5; 32] };
    RecordState { competition: Uuid::from_u128(7), head, key: None }
}

/// What a function makes of an event in every language; a PDF can be made of it, and no text of a
/// language is missing.
fn in_every_language(hall: &Hall, make: impl Fn(&EventPaper<'_>) -> Document) -> Vec<Document> {
    let all = Lang::ALL.into_iter().map(|lang| {
        let words = Catalogue::new(lang);
        let printed = WALL.parse().unwrap();
        let competition = hall.competition.as_ref();
        let about = About { competition, record: Some(record()), printed, as_of: None, here: "vm" };
        let document = make(&EventPaper::new(&words, &about, hall).unwrap());
        let pdf = render(&document).unwrap();
        if let Ok(folder) = std::env::var("JADOUBE_PAPERS") {
            let name = document.title.replace([' ', '/'], "-");
            std::fs::write(format!("{folder}/{}-{name}.pdf", lang.code()), &pdf).unwrap();
        }
        let text = texts(&document);
        assert!(!text.contains('⟦'), "{lang:?}: {text}");
        document
    });
    all.collect()
}

/// All that is written, a block or a row of a table a line, cells between bars.
fn texts(document: &Document) -> String {
    let areas = document.pages.iter().flat_map(|page| &page.areas);
    let of = |block: &Block| match block {
        Block::Heading(_, text) | Block::Text(text) | Block::Signature(text) => text.clone(),
        Block::Facts(rows) => {
            rows.iter().map(|(a, b)| format!("{a} {b}")).collect::<Vec<_>>().join("\n")
        }
        Block::Table(table) => {
            let heads: Vec<&str> = table.columns.iter().map(|column| &*column.head).collect();
            let rows = table.rows.iter().map(|row| row.join("|"));
            [heads.join("|")].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
        }
        Block::Diagram(diagram) => diagram.alt.clone(),
        Block::Code { text, alt, .. } => format!("{text} {alt}"),
    };
    areas.flat_map(|area| &area.blocks).map(of).collect::<Vec<_>>().join("\n")
}

/// That all of these stand in a document in every language, and those in its own language.
#[track_caller]
fn stands(documents: &[Document], everywhere: &[&str], own: [&[&str]; 3]) {
    for document in documents {
        let text = texts(document);
        let nth = Lang::ALL.iter().position(|lang| lang.code() == document.lang).unwrap();
        let everywhere = everywhere.iter().map(|part| in_language(part, &document.lang));
        let words = Catalogue::new(Lang::from_code(&document.lang).unwrap());
        let dated = |part: String| {
            let pieces = part.split_inclusive([' ', '|']).map(|piece| {
                let word = piece.trim_end_matches([' ', '|']);
                words.date_written(word) + &piece[word.len()..]
            });
            pieces.collect::<String>()
        };
        let everywhere = everywhere.map(dated);
        let own = own[nth].iter().map(|part| (*part).to_owned());
        for part in everywhere.chain(own) {
            assert!(text.contains(&part), "{}: “{part}” in:\n{text}", document.lang);
        }
    }
}

/// The same with the sign that a language has before decimals; what names an article stays.
fn in_language(part: &str, lang: &str) -> String {
    let signs: Vec<char> = part.chars().collect();
    let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
    let before = |at: usize| at.checked_sub(1).and_then(|at| signs.get(at));
    let points = signs.iter().enumerate().filter(|(at, sign)| **sign == '.' && digit(at + 1));
    let is_article = points.clone().any(|(at, _)| before(at).is_some_and(char::is_ascii_uppercase));
    if is_article || lang == "en" {
        return part.to_owned();
    }
    let decimals: Vec<usize> =
        points.map(|(at, _)| at).filter(|at| at.checked_sub(1).is_some_and(digit)).collect();
    let of = |(at, sign): (usize, &char)| if decimals.contains(&at) { ',' } else { *sign };
    signs.iter().enumerate().map(of).collect()
}

#[test]
fn the_sessions_of_a_round_stand_on_its_pairings_and_its_protocol() {
    use jadoube_core::adjournment::command::Command as OfSession;
    use jadoube_core::adjournment::session::{Purpose, Session};
    let mut hall = played();
    for (from, to) in [("18:00", "20:00"), ("15:00", "17:00")] {
        let at = |clock: &str| format!("2026-11-23T{clock}:00+01:00").parse().unwrap();
        let purpose = Purpose::Round { round: 2 };
        let session = Session::new((at(from), at(to)), purpose, String::new());
        let what = OfSession::PlanSession { session, joined: false };
        command(&mut hall, &Command::Adjournment { what });
    }
    let wanted = "15:00–17:00, 18:00–20:00";
    for documents in [
        in_every_language(&hall, |paper| paper.pairings(2).unwrap()),
        in_every_language(&hall, |paper| paper.protocol(2).unwrap()),
    ] {
        let all: Vec<String> = documents.iter().map(texts).collect();
        assert!(all.iter().all(|text| text.contains(wanted)), "{all:?}");
    }
}

#[test]
fn pairings_have_boards_numbers_points_before_and_room_for_the_result() {
    let documents = in_every_language(&played(), |paper| paper.pairings(3).unwrap());
    stands(
        &documents,
        &["Kup na Ohrid", "2026-11-23 15:00", "1|2|Petrovski2, Aleksandar (MKD)|2498|0.5||0.5|"],
        [
            &["Pairings of round 3", "|Points|Result|Points|Black|Rating|No.", "Draft"],
            &["Paarungen der Runde 3", "Brett|Nr.|Weiß|Wertung|Punkte|Ergebnis|Punkte|", "Entwurf"],
            &["Парови на колото 3", "Табла|Бр.|Белиот|Рејтинг|Поени|Резултат|", "Нацрт"],
        ],
    );
    let first = in_every_language(&played(), |paper| paper.pairings(1).unwrap());
    stands(
        &first,
        &["|2499||", "|2497|+/−|"],
        [&["White|Rating|Result|Black|Rating|No."], &[], &[]],
    );
    assert_eq!(first[0].pages.len(), 1);
}

#[test]
fn pairings_mark_a_blind_player_with_the_word() {
    let mut hall = hall(4);
    let entrant = Box::new(Entrant { blind: true, ..entrant(1) });
    ask(&mut hall, Ask::Amend { no: EntrantNo(1), entrant });
    round(&mut hall, 1);
    let documents = in_every_language(&hall, |paper| paper.pairings(1).unwrap());
    let marked: [&[&str]; 3] = [
        &["Petrovski1, Aleksandar (GER) (blind)"],
        &["Petrovski1, Aleksandar (GER) (blind)"],
        &["Petrovski1, Aleksandar (GER) (слеп играч)"],
    ];
    stands(&documents, &[], marked);
}

#[test]
fn results_tell_forfeits_and_points_after_them_and_not_why_one_was_corrected() {
    let documents = in_every_language(&played(), |paper| paper.results(1).unwrap());
    stands(&documents, &["|0.0|(+/−)|–|", "|0.0|0–1|1.0|"], [&[], &[], &[]]);
    for document in &documents {
        let text = texts(document);
        assert!(!text.contains("the scoresheets were exchanged"), "it is posted: {text}");
    }
    let (about, words, hall) = (plain(), Catalogue::new(Lang::En), played());
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    assert!(paper.results(3).is_none(), "nobody has seen its pairings");
    assert!(paper.results(9).is_none() && paper.pairings(9).is_none());
}

#[test]
fn games_of_who_left_stand_in_brackets_and_he_has_no_points() {
    let mut hall = hall(6);
    round(&mut hall, 1);
    for board in 1..=3 {
        result(&mut hall, (1, board), PairingResult::WhiteWins, "");
    }
    ask(&mut hall, Ask::Close { round: 1 });
    let (no, reason) = (EntrantNo(1), "ill".to_owned());
    ask(&mut hall, Ask::Leave { no, from: 2, expelled: false, reason });
    let documents = in_every_language(&hall, |paper| paper.results(1).unwrap());
    stands(
        &documents,
        &["1|1|GM Petrovski1, Aleksandar (GER)|–|(1–0)|0.0|", "|1.0|1–0|0.0|"],
        [&["In brackets: on record"], &["In Klammern: gespielt"], &["Во загради: запишано"]],
    );
}

#[test]
fn a_tie_break_that_breaks_nothing_keeps_its_column() {
    let (about, words) = (plain(), Catalogue::new(Lang::En));
    let mut hall = hall(4);
    round(&mut hall, 1);
    result(&mut hall, (1, 1), PairingResult::WhiteWins, "");
    result(&mut hall, (1, 2), PairingResult::Draw, "");
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    let text = texts(&paper.standings(&StandingView::default()).unwrap());
    assert!(text.contains("|PTS|DE|SB|WIN"), "{text}");
}

fn plain() -> About<'static> {
    About {
        competition: None,
        record: None,
        printed: WALL.parse().unwrap(),
        as_of: None,
        here: "vm",
    }
}

#[test]
fn the_cross_table_has_both_orders_forfeits_and_what_is_decided_of_who_left() {
    let documents = in_every_language(&played(), |paper| paper.cross_table());
    stands(
        &documents,
        &["1|GM Petrovski1, Aleksandar|2499|×||", "C.05 6.6"],
        [
            &["By number", "By place", "8 Petrovski8, Aleksandar completed 0 of 9"],
            &["Nach Nummern", "Nach Plätzen"],
            &["По броеви", "По места"],
        ],
    );
    let text = texts(&documents[0]);
    let row = text.lines().find(|line| line.starts_with("3|")).unwrap();
    assert!(row.contains("(+)") && row.ends_with("|0.5|6"), "{row}");
}

#[test]
fn a_large_round_robin_lies_across_and_a_larger_one_is_a_chart_of_rounds() {
    for (players, size, cell) in [(24, Size::A4_ACROSS, "|×|"), (34, Size::A4, "|34W1|")] {
        let mut hall = hall(players);
        round(&mut hall, 1);
        result(&mut hall, (1, 1), PairingResult::WhiteWins, "");
        let documents = in_every_language(&hall, |paper| paper.cross_table());
        assert!(documents[0].pages.iter().all(|page| page.size == size), "{players}");
        assert!(texts(&documents[0]).contains(cell), "{players}: {}", texts(&documents[0]));
    }
}

#[test]
fn the_list_of_players_has_what_is_known_of_them_and_no_empty_column() {
    let documents = in_every_language(&played(), |paper| paper.player_list());
    stands(
        &documents,
        &["1|GM|Petrovski1, Aleksandar|GER|2499||", "3||Petrovski3, Aleksandar|GER|2497|1987|"],
        [
            &["No.|Title|Name|Fed.|Rating|Born|Remarks", "withdrawn from round 2 on"],
            &["ab Runde 2 zurückgetreten"],
            &["се повлекува од колото 2"],
        ],
    );
}

#[test]
fn a_long_table_goes_on_over_the_sheets_with_its_head_and_the_same_columns() {
    let (words, about) = (Catalogue::new(Lang::En), plain());
    for players in [3, 37, 38, 39, 40, 41, 80, 200] {
        let hall = hall(players);
        let document = EventPaper::new(&words, &about, &hall).unwrap().player_list();
        assert!(layout(&document).is_ok());
        let tables = document.pages.iter().map(|page| {
            let blocks = page.areas.iter().flat_map(|area| &area.blocks);
            let mut tables = blocks.filter_map(|block| match block {
                Block::Table(table) => Some(table),
                _ => None,
            });
            let first = tables.next();
            assert!(tables.next().is_none(), "{players}: one part a sheet");
            first.unwrap_or_else(|| panic!("{players}: a sheet without a row"))
        });
        let tables: Vec<_> = tables.collect();
        let rows: Vec<usize> = tables.iter().map(|table| table.rows.len()).collect();
        assert_eq!(rows.iter().sum::<usize>(), usize::from(players), "{rows:?}");
        assert!(tables.iter().all(|table| table.columns == tables[0].columns));
        assert!(rows.iter().all(|rows| *rows >= 2), "no row stands alone: {rows:?}");
        let (_, full) = rows.split_last().unwrap();
        assert!(full.iter().all(|rows| *rows >= 35), "the sheets are filled: {rows:?}");
        let foot = document.pages[0].foot.as_deref();
        let several = rows.len() > 1;
        assert_eq!(several, foot.is_some_and(|foot| foot.contains("page 1 of")), "{foot:?}");
    }
}

#[test]
fn every_board_has_its_card_and_two_scoresheets_with_the_names_and_the_head_of_the_record() {
    let cards = in_every_language(&played(), |paper| paper.board_cards(1).unwrap());
    stands(
        &cards,
        &["GM Petrovski1, Aleksandar (GER) 2499", "Petrovski10, Aleksandar (MKD) 2490"],
        [&["Board 5", "White: "], &["Brett 5", "Weiß: "], &["Табла 5", "Белиот: "]],
    );
    assert_eq!(cards[0].pages.len(), 3, "two on a sheet");
    let sheets = in_every_language(&played(), |paper| paper.scoresheets(1).unwrap());
    let scanned = record().scanned();
    stands(
        &sheets,
        &["GM Petrovski1, Aleksandar (GER) 2499", "30|||60||", &scanned],
        [
            &["Round 1 · board 5", "No.|White|Black|No.|White|Black"],
            &["Runde 1 · Brett 5"],
            &["Коло 1 · табла 5"],
        ],
    );
    assert_eq!(sheets[0].pages.len(), 5, "a sheet for each board");
    for part in ["Petrovski1, ", "30|||60||", "Round 1 · board 1\n"] {
        assert_eq!(texts(&sheets[0]).matches(part).count() % 2, 0, "one for each player: {part}");
    }
}

#[test]
fn the_protocol_of_a_round_is_signed_and_bears_the_head_of_the_record() {
    let documents = in_every_language(&played(), |paper| paper.protocol(1).unwrap());
    let (head, scanned) = (record().head.to_string(), record().scanned());
    let reason = "the scoresheets were exchanged; 2026-11-23 15:00 Desk 2";
    stands(
        &documents,
        &["|+/−", "Ilić, Nikola", reason, &head, &scanned],
        [
            &["Protocol of round 1", "Chief arbiter", "Director", "Board 2: 0–1"],
            &["Protokoll der Runde 1", "Hauptschiedsrichter", "Turnierleiter", "Brett 2: 0–1"],
            &["Записник од колото 1", "Главен судија", "Табла 2: 0–1"],
        ],
    );
}

/// The usual standing after a round.
fn after(after: Option<u8>) -> StandingView {
    StandingView { after, ..StandingView::default() }
}

/// The rows of its table, each as far as the name.
fn ranked(paper: &EventPaper<'_>, view: &StandingView) -> Vec<String> {
    let text = texts(&paper.standings(view).unwrap());
    let rows = text.lines().filter(|line| line.contains("Petrovski") && line.contains('|'));
    let name = |row: &str| row.split('|').take(4).collect::<Vec<_>>().join("|");
    rows.map(name).collect()
}

#[test]
fn the_standings_on_paper_are_those_that_are_meant_and_mark_who_has_left() {
    let (about, words, hall) = (plain(), Catalogue::new(Lang::En), played());
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    let counted = ranked(&paper, &after(None));
    let last = counted.last().unwrap();
    assert!(last.starts_with("–|") && last.ends_with("(has left)"), "{counted:?}");
    assert_eq!(counted.iter().filter(|row| row.contains("has left")).count(), 1, "{counted:?}");
    let all = StandingView { games: Games::All, ..after(None) };
    let text = texts(&paper.standings(&all).unwrap());
    assert!(text.contains("All that were played"), "{text}");
    assert!(ranked(&paper, &all).iter().all(|row| !row.starts_with('–')), "{text}");
    let only = paper.contest().categories(2026).pop().unwrap();
    let some = StandingView { only: only.clone(), ..after(None) };
    let (shown, text) = (ranked(&paper, &some), texts(&paper.standings(&some).unwrap()));
    assert!((1..counted.len()).contains(&shown.len()), "{only:?} {shown:?}");
    assert!(text.contains(&words.tell(&only)), "{text}");
}

#[test]
fn the_standings_have_their_tie_breaks_and_tell_what_is_shared_and_what_is_missing() {
    let documents = in_every_language(&played(), |paper| paper.standings(&after(Some(2))).unwrap());
    stands(
        &documents,
        &["9||Petrovski9, Aleksandar|GER|2491|1.5|", "C.05 6.6", "C.07"],
        [
            &["Standings after round 2", "Place|No.|Title|Name|Fed.|Rating|", "is shared by"],
            &["Rangliste nach Runde 2", "Rang|Nr.|Titel|Name|Föd.|Wertung|"],
            &["Табела по 2. коло", "Место|Бр.|Титула|Име|Фед.|Рејтинг|"],
        ],
    );
    let (about, words, hall) = (plain(), Catalogue::new(Lang::En), played());
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    assert!(paper.standings(&after(Some(3))).is_none(), "its pairings are not known");
    assert_eq!(paper.standings(&after(None)).unwrap().title, "Standings after round 2");
    let mut hall = hall;
    ask(&mut hall, Ask::Publish { round: 3 });
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    let text = texts(&paper.standings(&after(None)).unwrap());
    assert!(text.contains("Round 3: no result yet at boards 1, 2, 3, 4"), "{text}");
}

#[test]
fn the_clocks_are_checked_every_half_hour_against_what_both_must_come_to() {
    let documents = in_every_language(&played(), |paper| {
        paper.clock_sheet(3, Moment(0), &|_| Vec::new()).unwrap()
    });
    let (head, scanned) = (record().head.to_string(), record().scanned());
    stands(
        &documents,
        &["0:30:00 (15:30): T1 + T2 = 1:00 × ", " + 2:30:00", " − 0:30:00", &head, &scanned],
        [
            &[
                "Clock check, round 3",
                "3:30:00 (18:30): T1 + T2 = 1:00 × moves − 0:30:00",
                "1|Petrovski2, Aleksandar – Petrovski10, Aleksandar",
            ],
            &["Uhrenkontrolle, Runde 3"],
            &["Проверка на часовниците, коло 3"],
        ],
    );
    let text = texts(&documents[0]);
    assert_eq!(text.matches(": T1 + T2 =").count(), 7, "of 90+30 for 60 moves: {text}");
}

#[test]
fn the_equipment_is_what_the_edition_says_with_its_articles() {
    let documents = in_every_language(&played(), |paper| paper.equipment().unwrap());
    stands(
        &documents,
        &["D.1.1", record().scanned().as_str()],
        [&["20 by 20 cm", "Laws of 2023"], &["20 mal 20 cm", "Regeln von 2023"], &["2023"]],
    );
    let mut old = played();
    let competition = Competition { edition: "1972".into(), ..old.competition.clone().unwrap() };
    old.competition = Some(competition);
    let old = in_every_language(&old, |paper| paper.equipment().unwrap());
    let text = texts(&old[0]);
    assert!(text.contains("Supp. 4") && !text.contains("D.1.1"), "{text}");
}

#[test]
fn the_report_has_all_of_the_event_and_is_signed() {
    let act = ("2026-11-23 15:00".to_owned(), "Petrovski8: withdrawn · Desk 2".to_owned());
    let documents = in_every_language(&played(), |paper| paper.report(vec![act.clone()]));
    let (head, scanned) = (record().head.to_string(), record().scanned());
    // A small cross-table stands among the rest: no sheet before the last is left half empty.
    for document in &documents {
        let upright = |page: &crate::document::Page| page.size.height > page.size.width;
        assert!(document.pages.iter().all(upright), "{}", document.title);
        assert!(document.pages.len() <= 4, "{} sheets", document.pages.len());
    }
    stands(
        &documents,
        &[
            "2026-11-23",
            "C.05 5.1",
            "GM|Petrovski1, Aleksandar|GER|2499|",
            "|(+/−)|",
            "1|2|½–½|0–1|the scoresheets were exchanged|2026-11-23 15:00|Desk 2",
            "Petrovski8: withdrawn · Desk 2",
            &head,
            &scanned,
        ],
        [
            &["Report of the chief arbiter", "Standings after round 2", "Corrections of results"],
            &["Bericht des Hauptschiedsrichters", "Rangliste nach Runde 2", "Berufungen"],
            &["Извештај на главниот судија", "Табела по 2. коло", "Инциденти и жалби"],
        ],
    );
    let last = documents[0].pages.last().unwrap();
    let signed = |block: &Block| matches!(block, Block::Signature(_));
    assert_eq!(last.areas[0].blocks.iter().filter(|block| signed(block)).count(), 2);
    let empty = in_every_language(&hall(4), |paper| paper.report(Vec::new()));
    assert!(!texts(&empty[0]).contains("Corrections of results"));
}

/// An event of teams of three for two boards, whose first round is played as far as board 3; at board 2
/// nobody sits for the fourth team.
fn teams() -> Hall {
    let mut hall = Hall::default();
    let competition = Competition { place: "Skopje".into(), ..Competition::new("League", "2023") };
    command(&mut hall, &Command::Found { competition });
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(2));
    regulations.tie_breaks = "MPTS,GPTS".into();
    ask(&mut hall, Ask::Start { regulations: Box::new(regulations) });
    let team = |at: u16| NewTeam {
        name: ["Alfa", "Beta", "Gama", "Delta"][usize::from(at)].into(),
        captain: format!("Captain {at}"),
        players: (1..=3).map(|no| entrant(at * 3 + no)).collect(),
        ..NewTeam::default()
    };
    ask(&mut hall, Ask::EnterTeams { teams: (0..4).map(team).collect() });
    let how = Numbering::Arbiter { order: (1..=4).map(TeamNo).collect() };
    ask(&mut hall, Ask::NumberTeams { how, reason: String::new() });
    ask(&mut hall, Ask::Draft { round: 1, pairings: Vec::new() });
    let (players, reason) = (vec![Some(EntrantNo(10)), None], String::new());
    ask(&mut hall, Ask::HandInLineUp { round: 1, team: TeamNo(4), players, at: None, reason });
    ask(&mut hall, Ask::Publish { round: 1 });
    for (board, sign) in [(1, "1"), (3, "=")] {
        let result = PairingResult::read(sign).unwrap();
        let (board, reason) = (BoardNo(board), String::new());
        ask(&mut hall, Ask::EnterResult { round: None, board, result, reason });
    }
    hall
}

#[test]
fn pairings_and_results_of_teams_stand_match_by_match_with_empty_boards() {
    let hall = teams();
    for documents in [
        in_every_language(&hall, |paper| paper.pairings(1).unwrap()),
        in_every_language(&hall, |paper| paper.results(1).unwrap()),
    ] {
        let text = texts(&documents[0]);
        assert!(text.contains("1 Alfa – 4 Delta   2.0 : 0.0"), "{text}");
        assert!(text.contains("2 Beta – 3 Gama   0.5 : 0.5"), "{text}");
        assert!(text.contains("Board 2: nobody – Petrovski2, Aleksandar (MKD)"), "{text}");
    }
}

#[test]
fn the_protocol_of_a_match_has_its_players_by_board_their_colours_and_who_signs() {
    let hall = teams();
    let documents = in_every_language(&hall, |paper| paper.match_protocols(1).unwrap());
    assert_eq!(documents[0].pages.len(), 2, "one for each match");
    let text = texts(&documents[0]);
    let first = "1|GM Petrovski1, Aleksandar (GER)|W|1|0|B|Petrovski10, Aleksandar (MKD)";
    for told in
        [first, "2|Petrovski2, Aleksandar (MKD)|B|+|–|W|nobody", "Captain of the first team"]
    {
        assert!(text.contains(told), "{told} is not in {text}");
    }
    // The match of Alfa is over, that of Beta is not.
    assert!(text.contains("|Result of the match||2|0||"), "{text}");
    assert!(text.contains("|Result of the match||||"), "{text}");
    assert!(text.contains("handed in by the captain"), "{text}");
}

#[test]
fn every_team_gets_a_form_for_its_line_up_and_the_list_of_teams_has_all_players() {
    let hall = teams();
    let documents = in_every_language(&hall, |paper| paper.line_up_forms(1).unwrap());
    assert_eq!(documents[0].pages.len(), 4);
    let text = texts(&documents[0]);
    assert!(text.contains("Team 4 Delta\nAgainst 1 Alfa"), "{text}");
    let list = texts(&in_every_language(&hall, |paper| paper.player_list())[0]);
    for told in ["2 Beta", "Team captain Captain 1", "3|Petrovski6, Aleksandar (MKD)|2494"] {
        assert!(list.contains(told), "{told} is not in {list}");
    }
}

#[test]
fn teams_have_their_standings_their_cross_table_and_the_prizes_for_boards() {
    let hall = teams();
    let standings =
        texts(&in_every_language(&hall, |paper| paper.standings(&after(None)).unwrap())[0]);
    assert!(standings.contains("1|1|Alfa|2.0|2.0"), "{standings}");
    let first = "1|1|GM Petrovski1, Aleksandar".replace("GM ", "");
    assert!(standings.contains(&first), "{standings}");
    let cross = texts(&in_every_language(&hall, |paper| paper.cross_table())[0]);
    assert!(cross.contains("1|Alfa|×|||2.0|2.0|2.0|1"), "{cross}");
}
