//! The widgets as a screen reader meets them: found by their names, worked by keys, by the mouse
//! and by its own actions. kittest's check that every control has a name is on.

use egui::accesskit::Role;
use egui::{Event, Key, Pos2, Ui, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::tokens::{self, TextScale, Theme};
use crate::widgets::announcer::{Announcer, Manner};
use crate::widgets::badge::Tone;
use crate::widgets::board::{BoardAction, BoardLabels, BoardState, board_ui};
use crate::widgets::board_view::{BoardView, SquareMarks};
use crate::widgets::button::{Weight, button};
use crate::widgets::choice::{Choice, ChoiceKind as ChoiceForm, choice_ui};
use crate::widgets::clock_face::{ClockView, HalfLabels, Tenths, clock_ui};
use crate::widgets::dial::dial_ui;
use crate::widgets::dialog::{Dialog, Urgency};
use crate::widgets::field::{FieldLabels, field};
use crate::widgets::focus;
use crate::widgets::move_list::{PlyView, Score, move_list_ui};
use crate::widgets::promotion::PromotionLabels;
use crate::widgets::rows::{self, Row, RowAction, rows_ui};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

fn harness<'a, S: 'a>(state: S, mut draw: impl FnMut(&mut Ui, &mut S) + 'a) -> Harness<'a, S> {
    Harness::builder()
        .with_size(vec2(1000.0, 700.0))
        .with_context_setup(|ctx| tokens::style::apply(ctx, Theme::Light, TextScale::default()))
        .build_ui_state(
            move |ui, state| {
                draw(ui, state);
                focus::ring_the_focused(ui.ctx());
            },
            state,
        )
}

fn piece_name(piece: Piece) -> String {
    format!("{:?} {:?}", piece.side, piece.kind).to_lowercase()
}

fn square_name(square: Square, piece: Option<Piece>) -> String {
    piece.map_or_else(|| square.to_string(), |piece| format!("{square}, {}", piece_name(piece)))
}

fn remark(marks: &SquareMarks) -> String {
    let mut words = Vec::new();
    if marks.selected {
        words.push("selected");
    }
    if marks.target {
        words.push("may move here");
    }
    if marks.physically.is_some() {
        words.push("differs");
    }
    words.join(", ")
}

struct Game {
    position: Position,
    bottom: Side,
    board: BoardState,
    physical: Option<Placement>,
    done: Vec<String>,
}

impl Game {
    fn from(fen: &str, form: Variant) -> Self {
        Self {
            position: Position::from_fen(fen, form).expect("a test's position is playable"),
            bottom: Side::White,
            board: BoardState::default(),
            physical: None,
            done: Vec::new(),
        }
    }

    fn start() -> Self {
        Self::from(&Position::start().fen(), Variant::Standard)
    }
}

fn draw_game(ui: &mut Ui, game: &mut Game) {
    button(ui, Weight::Plain, "before", None);
    let placement = game.position.placement();
    let legal = game.position.legal_moves();
    let view = BoardView {
        placement: &placement,
        bottom: game.bottom,
        legal: &legal,
        last_move: None,
        provisional: None,
        check: None,
        physical: game.physical.as_ref(),
        structure: None,
    };
    let labels = BoardLabels {
        name: "Board 3",
        whose: "",
        square: &square_name,
        remark: &remark,
        promotion: PromotionLabels {
            title: "Promote to",
            kind: &|kind| format!("{kind:?}").to_lowercase(),
            // As in German.
            letter: &|kind| if kind == Kind::Knight { 'S' } else { kind.letter() },
        },
    };
    match board_ui(ui, 560.0, &view, &labels, &mut game.board) {
        Some(BoardAction::Play(m)) => {
            game.done.push(game.position.uci(m).0);
            game.position = game.position.after(m);
        }
        Some(BoardAction::Attempt { from, to }) => game.done.push(format!("{from}{to}?")),
        Some(BoardAction::Edge) => game.done.push("edge".into()),
        Some(BoardAction::Deselect) => game.done.push("back".into()),
        Some(BoardAction::Select(_) | BoardAction::Look(_) | BoardAction::Touch(_)) | None => {}
    }
    button(ui, Weight::Plain, "after", None);
}

fn press(harness: &mut Harness<'_, Game>, keys: &[Key]) {
    for key in keys {
        harness.key_press(*key);
        harness.run();
    }
}

fn focused(harness: &Harness<'_, Game>) -> String {
    let label = harness
        .root()
        .get_all(egui_kittest::kittest::By::new().predicate(|node| node.is_focused()));
    label.filter_map(|node| node.accesskit_node().label()).next().unwrap_or_default()
}

/// Puts the keyboard on e2, where the cursor stands at first.
fn on_the_board(game: Game) -> Harness<'static, Game> {
    let mut harness = harness(game, draw_game);
    harness.run();
    harness.get_by_label("before").focus();
    harness.run();
    press(&mut harness, &[Key::Tab]);
    harness
}

#[test]
fn the_64_squares_are_there_by_name_inside_a_named_grid() {
    let mut harness = harness(Game::start(), draw_game);
    harness.run();
    let placement = Placement::start();
    let grid = harness.get_by_role_and_label(Role::Grid, "Board 3");
    for square in Square::all() {
        let name = square_name(square, placement.get(square));
        grid.get_by_role_and_label(Role::GridCell, &name);
    }
    assert_eq!(harness.get_all_by_role(Role::GridCell).count(), 64);
}

#[test]
fn tab_stops_once_at_the_board_and_goes_on() {
    let mut harness = on_the_board(Game::start());
    assert_eq!(focused(&harness), "e2, white pawn");
    press(&mut harness, &[Key::Tab]);
    assert_eq!(focused(&harness), "after");
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    harness.run();
    assert_eq!(focused(&harness), "e2, white pawn");
}

#[test]
fn arrows_and_enter_play_e2e4_with_either_side_below() {
    for (bottom, ahead) in [(Side::White, Key::ArrowUp), (Side::Black, Key::ArrowDown)] {
        let mut harness = on_the_board(Game { bottom, ..Game::start() });
        press(&mut harness, &[Key::Enter, ahead, ahead, Key::Space]);
        assert_eq!(harness.state().done, ["e2e4"], "{bottom:?} below");
        assert_eq!(focused(&harness), "e4, white pawn", "{bottom:?} below");
    }
}

#[test]
fn two_arrows_in_one_frame_move_two_squares_and_keep_the_focus() {
    let mut harness = on_the_board(Game::start());
    harness.key_press(Key::ArrowUp);
    harness.key_press(Key::ArrowRight);
    harness.run();
    harness.key_press(Key::ArrowRight);
    harness.step();
    harness.key_press(Key::ArrowRight);
    harness.run();
    assert_eq!(focused(&harness), "h3");
    press(&mut harness, &[Key::ArrowRight]);
    assert_eq!(harness.state().done, ["edge"]);
    assert_eq!(focused(&harness), "h3");
}

#[test]
fn escape_puts_the_piece_back_and_an_illegal_move_is_only_reported() {
    let mut harness = on_the_board(Game::start());
    press(&mut harness, &[Key::Enter, Key::Escape]);
    assert_eq!(harness.state().done, ["back"]);
    assert_eq!(focused(&harness), "e2, white pawn");
    press(&mut harness, &[Key::Enter, Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::Enter]);
    assert_eq!(harness.state().done, ["back", "e2e5?"]);
    assert_eq!(harness.state().position.fen(), Position::start().fen());
}

#[test]
fn a_screen_reader_can_click_any_square() {
    let mut harness = harness(Game::start(), draw_game);
    harness.run();
    harness.get_by_label("g1, white knight").click_accesskit();
    harness.run();
    let told = harness.get_by_label("f3").accesskit_node().description();
    assert_eq!(told.as_deref(), Some("may move here"));
    harness.get_by_label("f3").click_accesskit();
    harness.run();
    assert_eq!(harness.state().done, ["g1f3"]);
}

#[test]
fn the_mouse_plays_by_clicks_and_by_dragging() {
    let mut harness = harness(Game::start(), draw_game);
    harness.run();
    harness.get_by_label("e2, white pawn").click();
    harness.run();
    harness.get_by_label("e4").click();
    harness.run();
    let centre = |harness: &Harness<'_, Game>, name: &str| -> Pos2 {
        harness.get_by_label(name).rect().center()
    };
    let (from, to) = (centre(&harness, "g8, black knight"), centre(&harness, "f6"));
    harness.hover_at(from);
    harness.run();
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from.lerp(to, 0.5));
    harness.run();
    harness.drop_at(to);
    harness.run();
    assert_eq!(harness.state().done, ["e2e4", "g8f6"]);
}

#[test]
fn promotion_asks_by_name_and_takes_letters_of_the_language_and_of_english() {
    let fen = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    for (how, played) in
        [(Key::S, "e7e8n"), (Key::N, "e7e8n"), (Key::R, "e7e8r"), (Key::Enter, "e7e8q")]
    {
        let mut harness = on_the_board(Game::from(fen, Variant::Standard));
        let up = Key::ArrowUp;
        press(&mut harness, &[up, up, up, up, up, Key::Enter, up, Key::Enter]);
        harness.get_by_role_and_label(Role::Dialog, "Promote to");
        assert_eq!(focused(&harness), "queen", "the dialog begins with its first button");
        for kind in ["queen", "rook", "bishop", "knight"] {
            harness.get_by_role_and_label(Role::Button, kind);
        }
        press(&mut harness, &[how]);
        harness.run();
        assert_eq!(harness.state().done, [played], "{how:?}");
        assert!(focused(&harness).starts_with("e8, white"), "{}", focused(&harness));
    }
}

#[test]
fn escape_at_the_promotion_makes_no_move() {
    let mut harness =
        harness(Game::from("7k/4P3/8/8/8/8/8/K7 w - - 0 1", Variant::Standard), draw_game);
    harness.run();
    harness.get_by_label("e7, white pawn").click();
    harness.run();
    harness.get_by_label("e8").click();
    harness.run();
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().done, ["back"]);
    assert!(harness.query_by_label("Promote to").is_none());
}

#[test]
fn in_chess960_the_rooks_square_means_castling_and_a_plain_kings_move_stays_possible() {
    // The king on f1 may go to g1, and castling short brings it there too.
    let fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    for (to, played) in [("g1", "f1g1"), ("h1, white rook", "f1h1")] {
        let mut harness = harness(Game::from(fen, Variant::Chess960), draw_game);
        harness.run();
        harness.get_by_label("f1, white king").click();
        harness.run();
        harness.get_by_label(to).click();
        harness.run();
        assert_eq!(harness.state().done, [played], "click on {to}");
    }
}

#[test]
fn a_square_that_differs_from_the_physical_board_says_so() {
    let mut physical = Placement::start();
    physical.set("e2".parse().expect("a square"), None);
    let mut harness = harness(Game { physical: Some(physical), ..Game::start() }, draw_game);
    harness.run();
    let told = harness.get_by_label("e2, white pawn").accesskit_node().description();
    assert_eq!(told.as_deref(), Some("differs"));
}

#[test]
fn the_focused_square_wears_a_black_and_a_white_ring() {
    let harness = on_the_board(Game::start());
    let square = harness.get_by_label("e2, white pawn").rect();
    let mut colours = Vec::new();
    for shape in &harness.output().shapes {
        if let egui::Shape::Rect(rect) = &shape.shape
            && rect.rect.center().distance(square.center()) < 1.0
            && (rect.stroke.width - focus::LINE).abs() < 0.01
        {
            colours.push(rect.stroke.color);
        }
    }
    assert_eq!(colours, [egui::Color32::BLACK, egui::Color32::WHITE]);
}

fn half<'a>(name: &'a str, spoken: &'a str) -> HalfLabels<'a> {
    HalfLabels { owner: "Ana", caption: "move 23", flag: "flag", low: "little time", name, spoken }
}

#[test]
fn both_faces_of_the_clock_tell_their_names_and_times() {
    let view = ClockView {
        remaining: BySide::new(Millis::from_secs(5345), Millis(900)),
        known: true,
        running: Some(Side::Black),
        flag: BySide::new(false, false),
        low: BySide::new(false, true),
        tenths: Tenths::BelowTwentySeconds,
        control_at: BySide::new(Millis::from_mins(360), Millis::from_mins(360)),
    };
    let words = BySide::new(half("White's clock", "1 h 29 min"), half("Black's clock", "1 s"));
    for digital in [true, false] {
        let mut harness = harness((), |ui, ()| {
            let size = vec2(560.0, 200.0);
            let draw = if digital { clock_ui } else { dial_ui };
            draw(ui, size, &view, Side::White, &words);
        });
        harness.step();
        for (name, value) in [("White's clock", "1 h 29 min"), ("Black's clock", "1 s")] {
            let node = harness.get_by_role_and_label(Role::Timer, name);
            assert_eq!(node.value().as_deref(), Some(value), "digital: {digital}");
        }
    }
}

#[test]
fn the_score_is_one_tab_stop_and_arrows_walk_through_the_plies() {
    let written = ["e4", "e5", "Nf3", "Nc6", "Bb5"];
    let mut harness = harness(Some(4_usize), move |ui, shown| {
        let plies: Vec<PlyView<'_>> = written
            .iter()
            .map(|written| PlyView { written, clock: "1:29:05", spoken: written })
            .collect();
        let (first_number, first_mover) = (1, Side::White);
        let score = Score {
            name: "Score",
            plies: &plies,
            first_number,
            first_mover,
            shown: *shown,
            pointed: None,
            broken: None,
        };
        if let Some(ply) = move_list_ui(ui, &score).wanted {
            *shown = Some(ply);
        }
    });
    harness.run();
    for (key, ply) in [
        (Key::Tab, 4),
        (Key::ArrowUp, 2),
        (Key::ArrowLeft, 1),
        (Key::ArrowUp, 1),
        (Key::Home, 0),
        (Key::ArrowDown, 2),
        (Key::ArrowRight, 3),
        (Key::ArrowDown, 3),
        (Key::End, 4),
    ] {
        harness.key_press(key);
        harness.run();
        assert_eq!(*harness.state(), Some(ply), "{key:?}");
        assert!(harness.get_by_label(written[ply]).is_focused(), "{key:?}");
    }
}

#[test]
fn a_list_is_one_tab_stop_and_enter_opens_the_row() {
    let titles = ["Illegal move", "Draw claim", "Touched piece"];
    let mut harness = harness((0, Vec::new()), move |ui, (selected, opened)| {
        let rows = titles.map(|title| Row {
            title,
            detail: "",
            aside: "14:02",
            tone: Tone::Info,
            spoken: title,
        });
        match rows_ui(ui, "Incidents", &rows, *selected) {
            Some(RowAction::Select(row)) => *selected = row,
            Some(RowAction::Open(row)) => opened.push(row),
            None => {}
        }
    });
    harness.run();
    for key in [Key::Tab, Key::ArrowDown, Key::ArrowDown, Key::ArrowDown, Key::Enter] {
        harness.key_press(key);
        harness.run();
    }
    assert_eq!(harness.state(), &(2, vec![2]));
    assert!(harness.get_by_label("Touched piece").is_focused());
}

#[test]
fn the_keyboard_goes_along_with_the_row_that_comes_to_another_place() {
    let (flag, touched) = ("Flag fallen", "Touched piece");
    let draw = |ui: &mut Ui, (titles, selected): &mut ([&'static str; 2], usize)| {
        let rows = titles.map(|title| Row {
            title,
            detail: "",
            aside: "14:02",
            tone: Tone::Info,
            spoken: title,
        });
        rows::follow(ui, "Incidents", titles[*selected], *selected);
        if let Some(RowAction::Select(row)) = rows_ui(ui, "Incidents", &rows, *selected) {
            *selected = row;
        }
    };
    let mut harness = harness(([flag, touched], 0), draw);
    harness.run();
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label(flag).is_focused());
    *harness.state_mut() = ([touched, flag], 1);
    harness.run();
    assert!(harness.get_by_label(flag).is_focused());
    assert_eq!(harness.state().1, 1);
}

#[test]
fn tabs_and_settings_are_one_tab_stop_each_and_arrows_choose() {
    let words = ["Hall", "Board", "Disputes"];
    for (form, role) in [(ChoiceForm::Tabs, Role::Tab), (ChoiceForm::Setting, Role::RadioButton)] {
        let mut harness = harness(0, move |ui, chosen| {
            let choices = words.map(|word| Choice { word, told: "", key: "" });
            if let Some(other) = choice_ui(ui, form, "Pages", &choices, Some(*chosen)) {
                *chosen = other;
            }
            button(ui, Weight::Plain, "after", None);
        });
        harness.run();
        for (key, focused, chosen) in [
            (Key::Tab, "Hall", 0),
            (Key::ArrowRight, "Board", 1),
            (Key::ArrowLeft, "Hall", 0),
            (Key::ArrowLeft, "Hall", 0),
            (Key::End, "Disputes", 2),
            (Key::Tab, "after", 2),
        ] {
            harness.key_press(key);
            harness.run();
            assert!(harness.get_by_label(focused).is_focused(), "{form:?} {key:?}");
            assert_eq!(*harness.state(), chosen, "{form:?} {key:?}");
        }
        harness.get_by_role_and_label(role, "Board").click_accesskit();
        harness.run();
        assert_eq!(*harness.state(), 1, "{form:?}");
    }
}

#[test]
fn an_alarm_dialog_is_named_holds_the_focus_and_closes_by_escape() {
    let mut harness = harness(true, |ui, open| {
        button(ui, Weight::Plain, "behind", None);
        if *open {
            let dialog = Dialog::new(egui::Id::unique("stop"), "Stop both clocks?", Urgency::Alarm);
            let outcome = dialog.text("Board 3").show(ui.ctx(), |ui, opened| {
                let stop = button(ui, Weight::Primary, "Stop", Some("S"));
                if opened {
                    stop.request_focus();
                }
                button(ui, Weight::Plain, "Leave", None);
            });
            *open = !outcome.cancelled;
        }
    });
    harness.run();
    harness.get_by_role_and_label(Role::AlertDialog, "Stop both clocks?");
    assert!(harness.get_by_label("Stop").is_focused());
    for (name, reached) in [("Leave", true), ("Stop", true)] {
        harness.key_press(Key::Tab);
        harness.run();
        assert_eq!(harness.get_by_label(name).is_focused(), reached, "{name}");
    }
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!harness.state());
}

#[test]
fn a_field_has_its_label_and_tells_its_fault() {
    let mut harness = harness(String::new(), |ui, text| {
        let fault = (text == "x").then_some("not a time");
        field(ui, FieldLabels { label: "Penalty", example: "0:02:00", fault }, text);
    });
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, "Penalty").focus();
    harness.event(Event::Text("x".into()));
    harness.run();
    let described = |harness: &Harness<'_, String>| {
        let node = harness.get_by_role_and_label(Role::TextInput, "Penalty");
        node.accesskit_node().description()
    };
    // What is half written is not told to be wrong over the next letter; Enter ends it.
    assert_ne!(described(&harness).as_deref(), Some("not a time"));
    harness.key_press(egui::Key::Enter);
    harness.run();
    assert_eq!(described(&harness).as_deref(), Some("not a time"));
}

#[test]
fn the_live_regions_stand_from_the_start_and_carry_what_is_said() {
    let mut harness = harness(Announcer::default(), |ui, announcer| {
        announcer.regions_ui(ui);
        announcer.messages_ui(ui.ctx());
    });
    harness.step();
    assert_eq!(harness.get_all_by_role(Role::Status).count(), 1);
    assert_eq!(harness.get_all_by_role(Role::Alert).count(), 1);
    harness.state_mut().say(Manner::Polite, "e4");
    harness.state_mut().tell(Tone::Bad, "Black's flag has fallen");
    harness.step();
    harness.get_by_role_and_label(Role::Status, "e4");
    harness.get_by_role_and_label(Role::Alert, "Black's flag has fallen");
}

#[test]
fn messages_that_come_and_go_are_no_stops_of_the_keyboard() {
    let mut harness = harness(Announcer::default(), |ui, announcer| {
        for name in ["one", "two"] {
            button(ui, Weight::Plain, name, None);
        }
        announcer.messages_ui(ui.ctx());
    });
    harness.step();
    harness.get_by_label("one").focus();
    harness.step();
    harness.state_mut().tell(Tone::Bad, "Black's flag has fallen");
    // Its size is found before it is drawn.
    harness.run_steps(2);
    harness.get_by_label("Black's flag has fallen");
    let mut stops = std::collections::BTreeSet::new();
    for _ in 0..6 {
        harness.key_press(Key::Tab);
        harness.step();
        harness.step();
        let root = harness.root();
        let focused = root.children_recursive().filter(|node| node.is_focused());
        stops.extend(focused.filter_map(|node| node.accesskit_node().label()));
    }
    assert_eq!(stops.into_iter().collect::<Vec<_>>(), ["one", "two"]);
}
