//! Tables of cells by their names: rows, columns, keys.

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};

use super::*;
use crate::tokens::{TextScale, Theme};
use crate::widgets::button::button;
use crate::widgets::grid::table::{Column, Keep};

fn column(head: &str, keep: Keep) -> Column {
    Column::new(head, Align::Min, keep)
}

/// Which columns are shown in so much room, of columns that want these widths.
fn shown(columns: &[(Keep, f32)], room: f32, first: usize) -> (Vec<usize>, usize) {
    let wanted = columns.iter().map(|(_, width)| *width).collect();
    let columns: Vec<Column> = columns.iter().map(|(keep, _)| column("x", *keep)).collect();
    let measures = Measures { wanted, room, least: 50.0, height: 20.0, indent: 0.0 };
    let fit = measures.fit(&columns, first);
    let used: f32 = fit.shown.iter().map(|(_, width)| width).sum();
    assert!(used <= room + 0.1, "{used} of {room}");
    (fit.shown.iter().map(|(column, _)| *column).collect(), fit.last)
}

#[test]
fn the_least_important_columns_drop_out_first_and_those_that_scroll_come_by_turns() {
    use Keep::{Drops, Elastic, Scrolls, Whole};
    let standing =
        [(Whole, 30.0), (Elastic, 100.0), (Drops(1), 40.0), (Drops(2), 40.0), (Whole, 30.0)];
    for (room, columns) in [
        (240.0, &[0, 1, 2, 3, 4][..]),
        (239.0, &[0, 1, 2, 4]),
        (199.0, &[0, 1, 4]),
        (120.0, &[0, 1, 4]),
        (40.0, &[0, 1, 4]),
    ] {
        assert_eq!(shown(&standing, room, 0).0, columns, "{room}");
    }
    let mut cross = vec![(Elastic, 100.0), (Drops(1), 40.0)];
    cross.extend([(Scrolls, 20.0); 10]);
    for (room, first, columns, last) in [
        (340.0, 0, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11][..], 0),
        (320.0, 0, &[0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0),
        (180.0, 0, &[0, 2, 3, 4, 5], 6),
        (180.0, 2, &[0, 4, 5, 6, 7], 6),
        (180.0, 99, &[0, 8, 9, 10, 11], 6),
        (60.0, 0, &[0, 2], 9),
    ] {
        assert_eq!(shown(&cross, room, first), (columns.to_vec(), last), "{room} from {first}");
    }
}

#[test]
fn the_columns_stand_in_their_order_also_behind_those_that_scroll() {
    use Keep::{Elastic, Scrolls, Whole};
    let cross =
        [(Elastic, 100.0), (Scrolls, 20.0), (Scrolls, 20.0), (Scrolls, 20.0), (Whole, 40.0)];
    for (room, first, columns) in
        [(200.0, 0, &[0, 1, 2, 3, 4][..]), (140.0, 0, &[0, 1, 2, 4]), (140.0, 1, &[0, 2, 3, 4])]
    {
        assert_eq!(shown(&cross, room, first).0, columns, "{room} from {first}");
    }
}

#[test]
fn the_heads_are_read_in_the_order_in_which_the_cells_are_walked_through() {
    let columns = [
        ("name", Keep::Elastic),
        ("round 1", Keep::Scrolls),
        ("round 2", Keep::Scrolls),
        ("points", Keep::Whole),
    ];
    let columns: Vec<Column> = columns.map(|(head, keep)| column(head, keep)).into();
    let cells = ["Ana", "1", "½", "1.5"].map(str::to_owned).to_vec();
    let table = GridTable::new(columns, vec![GridRow::new(cells, "Ana".to_owned())]);
    let mut harness = harness(table, 600.0);
    let heads = harness.get_all_by_role(Role::ColumnHeader);
    let heads: Vec<String> = heads.filter_map(|head| head.accesskit_node().label()).collect();
    assert_eq!(heads, ["name", "round 1", "round 2", "points"]);
    harness.get_by_label("before").focus();
    harness.run();
    press(&mut harness, Key::Tab);
    for (head, cell) in heads.iter().zip(["Ana", "1", "½", "1.5"]) {
        let told = press(&mut harness, Key::ArrowRight);
        assert!(told.contains(head.as_str()) && told.ends_with(cell), "{told}");
    }
}

struct Shown {
    table: GridTable,
    state: GridState,
    done: Vec<RowAction>,
}

fn harness(table: GridTable, width: f32) -> Harness<'static, Shown> {
    let mut harness = Harness::builder()
        .with_size(vec2(width, 400.0))
        .with_context_setup(|ctx| tokens::style::apply(ctx, Theme::Light, TextScale::default()))
        .build_ui_state(
            |ui, shown: &mut Shown| {
                button(ui, Weight::Plain, "before", None);
                let labels = GridLabels {
                    sideways: ["earlier", "later"].map(str::to_owned),
                    ends: ["nothing before", "nothing after"].map(str::to_owned),
                    empty: "empty".into(),
                };
                let name = "Places";
                let grid = Grid { name, table: &shown.table, height: 300.0, labels: &labels };
                shown.done.extend(grid_ui(ui, &grid, &mut shown.state));
                button(ui, Weight::Plain, "after", None);
            },
            Shown { table, state: GridState::default(), done: Vec::new() },
        );
    harness.run();
    harness
}

fn places(count: usize) -> GridTable {
    let columns = vec![column("place", Keep::Whole), column("name", Keep::Elastic)];
    let rows = (1..=count).map(|place| {
        let cells = vec![place.to_string(), format!("Player {place}")];
        GridRow::new(cells, format!("Place {place}, Player {place}, 2.5 points"))
    });
    GridTable::new(columns, rows.collect())
}

fn focused(harness: &Harness<'_, Shown>) -> String {
    let all = harness.root().get_all(By::new().predicate(|node| node.is_focused()));
    all.filter_map(|node| node.accesskit_node().label()).next().unwrap_or_default()
}

fn press(harness: &mut Harness<'_, Shown>, key: Key) -> String {
    harness.key_press(key);
    harness.run();
    focused(harness)
}

#[test]
fn a_name_wider_than_its_column_is_cut_and_not_painted_smaller() {
    let columns = vec![column("place", Keep::Whole), column("name", Keep::Elastic)];
    let name = "Konstantinopolskij-Bogoljubow, Alexander Maximilian";
    let cells = ["1", name].map(str::to_owned).to_vec();
    let table = GridTable::new(columns, vec![GridRow::new(cells, format!("Place 1, {name}"))]);
    let harness = harness(table, 260.0);
    let painted = harness.output().shapes.iter().filter_map(|one| match &one.shape {
        egui::Shape::Text(text) => Some(text.galley.clone()),
        _ => None,
    });
    let painted: Vec<_> = painted.collect();
    let of = |what: &str| {
        let found = painted.iter().find(|galley| galley.text() == what).expect("it is painted");
        (found.job.sections[0].format.font_id.size, found.elided)
    };
    let ((place, is_place_cut), (size, is_cut)) = (of("1"), of(name));
    assert!(is_cut && !is_place_cut);
    assert!((size - place).abs() < 0.1, "{size} beside {place}");
}

#[test]
fn thousands_of_rows_are_one_tab_stop_and_each_is_one_sentence() {
    let mut harness = harness(places(5000), 600.0);
    let rows = harness.get_all_by_role(Role::Row).count();
    assert!((10..300).contains(&rows), "only what is near is there: {rows}");
    assert_eq!(harness.get_all_by_role(Role::ColumnHeader).count(), 2);
    harness.get_by_label("before").focus();
    harness.run();
    let tells = |place: u32| format!("Place {place}, Player {place}, 2.5 points");
    assert_eq!(press(&mut harness, Key::Tab), tells(1));
    assert_eq!(press(&mut harness, Key::ArrowDown), tells(2));
    assert_eq!(press(&mut harness, Key::End), tells(5000));
    assert_eq!(press(&mut harness, Key::ArrowDown), tells(5000));
    assert_eq!(press(&mut harness, Key::Home), tells(1));
    let paged = press(&mut harness, Key::PageDown);
    assert!(paged != tells(1) && paged != tells(2), "{paged}");
    assert_eq!(press(&mut harness, Key::PageUp), tells(1));
    assert_eq!(press(&mut harness, Key::ArrowUp), tells(1));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().done.last(), Some(&RowAction::Open(0)));
    assert_eq!(press(&mut harness, Key::Tab), "after");
}

#[test]
fn a_click_selects_a_row_and_a_second_opens_it() {
    let mut harness = harness(places(8), 600.0);
    for action in [RowAction::Select(3), RowAction::Open(3)] {
        harness.get_by_label("Place 4, Player 4, 2.5 points").click();
        harness.run();
        assert_eq!(harness.state().done.last(), Some(&action));
    }
}

#[test]
fn a_cell_is_told_with_its_column_and_whose_row_it_is() {
    let mut harness = harness(places(3), 600.0);
    harness.get_by_label("Place 1, Player 1, 2.5 points").focus();
    harness.run();
    let said = |harness: &Harness<'_, Shown>| said::take(&harness.ctx).unwrap_or_default();
    for (key, told) in [
        (Key::ArrowRight, "Player 1, place: 1"),
        (Key::ArrowRight, "name: Player 1"),
        (Key::ArrowRight, "name: Player 1"),
        (Key::ArrowLeft, "Player 1, place: 1"),
        (Key::ArrowLeft, "Place 1, Player 1, 2.5 points"),
    ] {
        assert_eq!(press(&mut harness, key), told);
        assert_eq!(said(&harness), told);
    }
    press(&mut harness, Key::ArrowRight);
    let _ = said(&harness);
    // Up and down stay in the column; a screen reader reads where the keyboard comes to.
    assert_eq!(press(&mut harness, Key::ArrowDown), "Player 2, place: 2");
    assert_eq!(said(&harness), "");
}

#[test]
fn a_cell_of_a_row_about_two_is_told_with_the_one_whose_it_is() {
    let columns = vec![
        column("white", Keep::Elastic),
        column("points of white", Keep::Whole),
        column("points of black", Keep::Whole).about(3),
        column("black", Keep::Elastic).about(3),
    ];
    let cells = ["Anna", "1", "½", "Cole"].map(str::to_owned).to_vec();
    let table = GridTable::new(columns, vec![GridRow::new(cells, "Anna against Cole".into())]);
    let mut harness = harness(table, 600.0);
    harness.get_by_label("Anna against Cole").focus();
    harness.run();
    for told in
        ["white: Anna", "Anna, points of white: 1", "Cole, points of black: ½", "black: Cole"]
    {
        assert_eq!(press(&mut harness, Key::ArrowRight), told);
    }
}

#[test]
fn the_keyboard_comes_back_to_the_whole_row() {
    let mut harness = harness(places(3), 600.0);
    harness.get_by_label("Place 1, Player 1, 2.5 points").focus();
    harness.run();
    assert_eq!(press(&mut harness, Key::ArrowRight), "Player 1, place: 1");
    assert_eq!(press(&mut harness, Key::Tab), "after");
    harness.get_by_label("Place 1, Player 1, 2.5 points").focus();
    harness.run();
    assert_eq!(focused(&harness), "Place 1, Player 1, 2.5 points");
}

#[test]
fn columns_out_of_sight_come_by_the_arrows_and_by_buttons() {
    let mut columns = vec![column("name", Keep::Elastic)];
    columns.extend((1..=20).map(|round| column(&format!("round {round}"), Keep::Scrolls)));
    let cells = (0..=20).map(|at| format!("cell {at}")).collect();
    let table = GridTable::new(columns, vec![GridRow::new(cells, "all of it".into())]);
    let mut harness = harness(table, 600.0);
    let has = |harness: &Harness<'_, Shown>, head| harness.query_by_label(head).is_some();
    assert!(has(&harness, "round 1") && !has(&harness, "round 20") && has(&harness, "name"));
    harness.get_by_label("all of it").focus();
    harness.run();
    // The cell that is walked to comes into sight.
    for at in 0..=20 {
        let told = press(&mut harness, Key::ArrowRight);
        match at {
            0 => assert_eq!(told, "name: cell 0"),
            _ => assert_eq!(told, format!("cell 0, round {at}: cell {at}")),
        }
        let head = format!("round {at}");
        assert!(at == 0 || harness.query_by_label(&head).is_some(), "{head}");
    }
    assert!(!has(&harness, "round 1") && has(&harness, "name"));
    for _ in 0..20 {
        press(&mut harness, Key::ArrowLeft);
    }
    assert!(has(&harness, "round 1") && !has(&harness, "round 20"));
    assert_eq!(press(&mut harness, Key::ArrowLeft), "all of it");
    for _ in 0..8 {
        harness.get_by_label("later").click_accesskit();
        harness.run();
    }
    assert!(has(&harness, "round 20") && !has(&harness, "round 1") && has(&harness, "name"));
    harness.get_by_label("earlier").click_accesskit();
    harness.run();
    assert!(!has(&harness, "round 20"));
}
