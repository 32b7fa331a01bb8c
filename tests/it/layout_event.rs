//! The layout of the event: every page of its screen and every dialog that their buttons and rows lead
//! to, measured as `layout` measures the others.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_competition::prize::Sharing;
use jadoube_competition::tournament::{Date, Sex};
use jadoube_core::competition::category::Category;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::prize::Prizes;
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::Pairing;
use jadoube_core::competition::start::{Means, StartDraw, StartPosition};
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::by_ear::focused;
use crate::competition_teams::four_teams;
use crate::layout::{Control, SCALES, SIZES, Walk, controls, everything, faults, sample, toast};
use crate::stage::{Stage, preferences, settle, window};

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
}

/// One of whom much is known, with a long name.
fn entrant(no: u16) -> Entrant {
    let value = 2600 - 10 * no;
    let rating = Rating { kind: RatingKind::Standard, value, list: "FIDE".into(), date: None };
    Entrant {
        ratings: vec![rating],
        title: ["GM", "IM", "", "WGM"][usize::from(no) % 4].into(),
        federation: ["MKD", "GER", "SRB"][usize::from(no) % 3].into(),
        sex: Some(if no % 4 == 3 { Sex::Woman } else { Sex::Man }),
        birth: Some(Date::year(1950 + 7 * no)),
        club: "Schachgemeinschaft Mannheim-Feudenheim 1921".into(),
        fide_id: Some(15_000_000 + u32::from(no)),
        ..Entrant::named(format!("Christodoulopoulos-Papadimitriou {no}, Konstantinos"))
    }
}

/// Pairings of ten by hand: number 1 against 2, 3 against 4 …, turned round with every round.
fn pairings(round: u8) -> Vec<Pairing> {
    let pair = |board: u16| {
        let (one, other) = (EntrantNo(2 * board - 1), EntrantNo(2 * board));
        let (white, black) = if round % 2 == 1 { (one, other) } else { (other, one) };
        Pairing { board: BoardNo(board), white, black }
    };
    (1..=5).map(pair).collect()
}

/// Five rounds of Chess960 paired by hand: the first is over, the second is a draft.
fn event(lang: Lang) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let regulations = Regulations::new(System::Manual { rounds: 5 }, "90+30".parse().unwrap());
    let amounts = [(Category::All, vec![50_000, 30_000, 20_000]), (Category::Women, vec![10_000])];
    let prizes = Prizes {
        amounts: amounts.into(),
        sharing: Sharing::Hort,
        several: false,
        currency: "EUR".into(),
    };
    let regulations = Regulations {
        tie_breaks: "BH/C1,BH,SB,DE,WIN".into(),
        start: StartPosition::Chess960EachBoard,
        prizes,
        ..regulations
    };
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    ask(&mut stage, Ask::Enter { entrants: (1..=10).map(entrant).collect() });
    let order = (1..=10).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    for round in 1..=2 {
        ask(&mut stage, Ask::Draft { round, pairings: pairings(round) });
        let how = StartDraw::Hand { means: Means::Dice, positions: (500..505).collect() };
        ask(&mut stage, Ask::DrawStart { round, how });
        if round == 1 {
            ask(&mut stage, Ask::Publish { round });
            let signs = ["1", "=", "0", "+-", "-/-"];
            for (board, sign) in (1..).map(BoardNo).zip(signs) {
                let result = PairingResult::read(sign).unwrap();
                let (round, reason) = (Some(round), String::new());
                ask(&mut stage, Ask::EnterResult { round, board, result, reason });
            }
            ask(&mut stage, Ask::Close { round });
        }
    }
    let (no, reason) = (EntrantNo(10), "ill".to_owned());
    ask(&mut stage, Ask::Leave { no, from: 3, expelled: false, reason });
    settle(&mut stage.window);
    stage
}

/// The names of the pages, as their tabs have them.
fn pages(walk: &Walk) -> Vec<String> {
    let name = walk.words.say("tournament-pages");
    let list = walk.stage.window.get_by_label(&name);
    let tabs = list.children_recursive();
    let tabs = tabs.filter(|node| node.accesskit_node().role() == Role::Tab);
    tabs.filter_map(|node| node.accesskit_node().label()).collect()
}

fn open(walk: &mut Walk, page: &str) {
    let tabs = walk.stage.window.query_all_by_role_and_label(Role::Tab, page);
    // A screen on the rail may have the same name.
    tabs.last().expect("a page").click_accesskit();
    settle(&mut walk.stage.window);
}

/// Every page, and the dialogs where they are wanted: those of its buttons and that of its first row.
fn through(walk: &mut Walk, dialogs: bool) {
    walk.stage.run(Action::ShowCompetition);
    for page in pages(walk) {
        open(walk, &page);
        walk.message();
        walk.look(&page);
        let views = [
            "tournament-standings-ratings",
            "tournament-standings-norms",
            "tournament-standings-prizes",
            "tournament-standings",
        ];
        for view in views.map(|id| walk.words.say(id)) {
            let radio = walk.stage.window.query_by_role_and_label(Role::RadioButton, &view);
            if let Some(radio) = radio {
                radio.click_accesskit();
                settle(&mut walk.stage.window);
                walk.look(&format!("{page}, {view}"));
                if dialogs {
                    walk.buttons(&format!("{page}, {view}"));
                }
            }
        }
        if !dialogs {
            continue;
        }
        walk.buttons(&page);
        let rows = [Role::Row, Role::ListBoxOption];
        let row = controls(&walk.stage).into_iter().find(|one| rows.contains(&one.role));
        if let Some(row) = row {
            walk.stage.window.get_all_by_role(row.role).next().expect("a row").focus();
            settle(&mut walk.stage.window);
            walk.stage.key(Key::Enter);
            walk.dialog(&format!("row of {page}"));
        }
    }
}

fn walk(lang: Lang) -> Walk {
    let mut walk = Walk::on(event(lang), lang);
    for scale in SCALES {
        let prefs = Preferences { scale_percent: scale, ..preferences(lang) };
        walk.stage.window = window(Arc::clone(&walk.stage.desk), prefs);
        let (sizes, dialogs) = sample(lang, scale);
        for size in sizes {
            walk.turn_to(lang, scale, *size);
            through(&mut walk, dialogs && (everything() || *size == SIZES[0]));
        }
    }
    // The round that is known, with its boards.
    ask(&mut walk.stage, Ask::Publish { round: 2 });
    settle(&mut walk.stage.window);
    walk.stage.run(Action::ShowRound);
    walk.look("round 2, published");
    walk.buttons("round 2, published");
    walk
}

#[test]
fn nothing_is_cut_covered_or_out_of_reach_on_the_pages_of_an_event() {
    let walks = Lang::ALL.map(|lang| {
        std::thread::spawn(move || {
            let walk = walk(lang);
            (walk.found, walk.dialogs)
        })
    });
    let mut all = Vec::new();
    let mut dialogs = BTreeSet::new();
    for walk in walks {
        let (found, opened) = walk.join().expect("measured");
        all.extend(found.into_iter().map(|(what, at)| format!("{what}: {at:?}")));
        dialogs.extend(opened);
    }
    assert!(dialogs.len() > 20, "{dialogs:#?}");
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

/// How many of a kind are whole in sight.
fn whole(stage: &Stage, role: Role) -> usize {
    let is_seen = |one: &Control| one.role == role && one.seen.is_positive() && one.is_whole();
    controls(stage).iter().filter(|one| is_seen(one)).count()
}

/// Goes to a page with the palette.
pub(crate) fn come(stage: &mut Stage, lang: Lang, action: Action) {
    stage.run(Action::Palette);
    stage.write(&Catalogue::new(lang).say(action.label()));
    stage.key(Key::Enter);
}

/// The pages on which not so much is in sight.
fn hidden(stage: &mut Stage, lang: Lang, pages: &[Action], found: &mut Vec<String>) {
    let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
    stage.window = window(Arc::clone(&stage.desk), prefs);
    for (width, height) in [SIZES[0], SIZES[1]] {
        stage.window.set_size(vec2(width, height));
        for page in pages {
            come(stage, lang, Action::ShowCompetition);
            come(stage, lang, *page);
            let (head, row) = match page {
                Action::ShowDraw => (Role::ListBox, Role::ListBoxOption),
                _ => (Role::ColumnHeader, Role::Row),
            };
            let heads = if head == Role::ListBox { 1 } else { whole(stage, head) };
            let rows = whole(stage, row);
            if heads == 0 || rows < 2 {
                let all = controls(stage);
                let of = all.iter().filter(|one| one.role == head || one.role == row);
                let at: Vec<_> = of.map(|one| (one.seen.y_range(), one.rect.y_range())).collect();
                let place = format!("{page:?} {lang:?} {width}");
                found.push(format!("{place}: {heads} heads, {rows} rows: {at:?}"));
            }
        }
    }
}

#[test]
fn a_page_shows_the_head_and_two_rows_of_its_table_in_the_largest_text() {
    let mut found = Vec::new();
    let tables = [
        Action::ShowPlayers,
        Action::ShowRound,
        Action::ShowStandings,
        Action::ShowCrossTable,
        Action::ShowDraw,
    ];
    for lang in Lang::ALL {
        let mut stage = event(lang);
        hidden(&mut stage, lang, &tables, &mut found);
        ask(&mut stage, Ask::Publish { round: 2 });
        hidden(&mut stage, lang, &[Action::ShowRound], &mut found);
        let mut stage = four_teams(lang);
        hidden(&mut stage, lang, &[Action::ShowTeams], &mut found);
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_message_lies_over_no_row_of_a_round() {
    for lang in Lang::ALL {
        let mut stage = event(lang);
        ask(&mut stage, Ask::Publish { round: 2 });
        for (width, height) in [(1366.0, 768.0), (1024.0, 600.0)] {
            stage.window.set_size(vec2(width, height));
            come(&mut stage, lang, Action::ShowRound);
            // What is refused is told at length.
            stage.focus(Role::TextInput, &Catalogue::new(lang).say("tournament-round-result"));
            for (typed, is_refused) in [("99 1", true), ("1 1", false)] {
                stage.rewrite(typed);
                stage.key(Key::Enter);
                let file = stage.folder.path().join("a file with quite a long name of its own.pgn");
                stage.desk.ask(Request::ExportPgn(file)).wait().unwrap();
                settle(&mut stage.window);
                let toast = toast(&stage).expect("a message");
                let rows = controls(&stage).into_iter().filter(|one| one.role == Role::Row);
                let rows: Vec<_> = rows.filter(|row| row.seen.is_positive()).collect();
                assert!(rows.len() > 1, "{lang:?} {width} {is_refused}: {} rows", rows.len());
                let mut covered = rows.iter().filter(|row| row.seen.intersects(toast.shrink(1.5)));
                let covered = covered.next().map(|row| row.what.clone());
                assert_eq!(covered, None, "{lang:?} {width} {typed}: {toast:?}");
                assert_eq!(faults(&stage), [""; 0], "{lang:?} {width} {typed}");
            }
        }
    }
}

#[test]
fn what_is_folded_above_a_table_is_reached_by_key_and_unfolds() {
    let mut stage = event(Lang::En);
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    stage.window = window(Arc::clone(&stage.desk), prefs);
    stage.window.set_size(vec2(1366.0, 768.0));
    // The first page that is shown has the keyboard at its table.
    stage.run(Action::ShowStandings);
    let rows = stage.window.get_all_by_role(Role::Row);
    assert!(rows.into_iter().any(|row| row.is_focused()), "{}", focused(&stage));
    assert!(!stage.has("Rating changes"), "folded");
    for _ in 0..3 {
        if focused(&stage) != "Filters and actions" {
            stage.window.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
            settle(&mut stage.window);
        }
    }
    assert_eq!(focused(&stage), "Filters and actions");
    stage.key(Key::Space);
    assert!(stage.has("Rating changes"), "unfolded by the key before the table");
    // What a key does is not folded with its button.
    come(&mut stage, Lang::En, Action::ShowPlayers);
    stage.key(Key::Insert);
    assert!(stage.window.state().dialog.is_some(), "a new player is asked for");
}
