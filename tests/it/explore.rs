//! The Board screen without eyes: explored by keys and typed questions, moves typed as they are
//! announced and confirmed, and the large view for eyes that see little.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle};

impl Stage {
    fn shift(&mut self, key: Key) {
        self.window.key_press_modifiers(Modifiers::SHIFT, key);
        settle(&mut self.window);
    }

    /// The square with the keyboard.
    #[track_caller]
    fn stands_on(&self, name: &str) {
        let square = self.window.get_by_role_and_label(Role::GridCell, name);
        assert!(square.is_focused(), "{name} has not the keyboard");
    }

    /// What a screen reader was told last.
    fn heard(&self) -> String {
        let regions = self.window.query_all_by_role(Role::Status);
        let texts = regions.filter_map(|node| node.accesskit_node().label());
        texts.map(|text| text.trim_end_matches('\u{a0}').to_owned()).collect()
    }

    /// Types a line in the field for moves and questions.
    fn type_line(&mut self, text: &str) {
        self.run(Action::TypeMove);
        self.rewrite(text);
        self.key(Key::Enter);
    }
}

/// 1. e4 d5 2. exd5 Qxd5, with the keyboard on the board.
fn scandinavian(prefs: Preferences) -> Stage {
    let mut stage = Stage::with(1, prefs);
    stage.begin();
    stage.play(1, &["e2e4", "d7d5", "e4d5", "d8d5"]);
    stage.run(Action::FocusBoard);
    stage
}

#[test]
fn a_square_from_which_nothing_can_move_says_so() {
    let mut stage = scandinavian(preferences(Lang::En));
    for (key, said) in [
        (Key::Space, "e2, empty: no move for White from here"),
        (Key::Q, ""),
        (Key::Q, ""),
        (Key::Space, "d5, black queen: no move for White from here"),
    ] {
        stage.key(key);
        if !said.is_empty() {
            assert!(stage.heard().ends_with(said), "{key:?}: {}", stage.heard());
        }
    }
}

#[test]
fn keys_go_from_piece_to_piece_and_to_ranks_and_files() {
    let mut stage = scandinavian(preferences(Lang::En));
    stage.stands_on("e2, empty");
    for (key, square) in [
        (Key::N, "b1, white knight"),
        (Key::N, "g1, white knight"),
        (Key::N, "b8, black knight"),
        (Key::Q, "d5, black queen"),
        (Key::Num2, "d2, white pawn"),
    ] {
        stage.key(key);
        stage.stands_on(square);
    }
    for (key, square) in [
        (Key::Num7, "g2, white pawn"),
        (Key::P, "f2, white pawn"),
        (Key::K, "e8, black king"),
        (Key::R, "a8, black rook"),
    ] {
        stage.shift(key);
        stage.stands_on(square);
    }
    stage.shift(Key::B);
    assert_eq!(stage.heard(), "Full circle around the board");
    stage.stands_on("f1, white bishop");
    stage.key(Key::ArrowDown);
    assert_eq!(stage.heard(), "Edge of the board");
}

#[test]
fn each_key_of_the_board_answers_its_question() {
    let mut stage = scandinavian(preferences(Lang::En));
    stage.key(Key::Q);
    stage.key(Key::Q);
    stage.stands_on("d5, black queen");
    for (key, answer) in [
        (Key::O, "d5, black queen, light square"),
        (Key::L, "2, Black: queen d8 takes pawn d5"),
        (Key::C, "2, Black: queen d8 takes pawn d5"),
        (Key::X, "Towards g8: f7 black pawn, g8 black knight"),
        (Key::X, "Towards h1: g2 white pawn, h1 white rook"),
        (Key::X, "Towards a2: a2 white pawn"),
        (Key::X, "Towards a8: b7 black pawn, a8 black rook"),
        (Key::A, "d5, black queen. Attackers: none. Defenders: none"),
        (Key::W, "Move 3, White has the move"),
        (Key::Y, "Rank 5: d5 black queen"),
        (Key::S, "2, Black: queen d8 takes pawn d5"),
        (Key::S, "Nothing new on this board"),
        (Key::Period, "Nothing new on this board"),
    ] {
        stage.key(key);
        let heard = stage.heard();
        assert!(heard.starts_with(answer), "{key:?}: {heard}");
        assert!(stage.has(&heard), "the answer is in sight, too");
    }
    stage.key(Key::F);
    assert!(stage.heard().ends_with("Both sides have the same material"), "{}", stage.heard());
    stage.shift(Key::C);
    assert_eq!(stage.heard(), "Captured by White: pawn. By Black: pawn");
    stage.shift(Key::Y);
    assert_eq!(stage.heard().split(": ").next(), Some("File d"));
    stage.key(Key::T);
    assert!(stage.heard().starts_with("White: 1 hour 3"), "{}", stage.heard());
    stage.key(Key::N);
    stage.key(Key::M);
    assert_eq!(stage.heard(), "b1, white knight: a3, c3");
    assert_eq!(stage.game(1).plies.len(), 4, "questions change nothing");
}

#[test]
fn the_keys_are_the_boards_alone() {
    let mut stage = scandinavian(preferences(Lang::En));
    let before = stage.heard();
    stage.run(Action::TypeMove);
    for key in [Key::L, Key::M, Key::W, Key::F] {
        stage.key(key);
        assert_eq!(stage.heard(), before);
    }
}

#[test]
fn questions_are_typed_in_the_field_for_moves() {
    let mut stage = scandinavian(preferences(Lang::En));
    for (text, answer) in [
        ("p N", "White: knights b1 g1"),
        ("/last", "2, Black: queen d8 takes pawn d5"),
        ("where are the black queens", "Black: queen d5"),
        ("b d5", "d5, black queen, light square"),
        ("s 5", "Rank 5: d5 black queen"),
        ("/players", "White: Novak 1. Black: Petrova 1"),
    ] {
        stage.type_line(text);
        assert_eq!(stage.heard(), answer, "{text}");
    }
    // The keyboard stays in the field while answers come and go below it.
    stage.rewrite("/turn");
    stage.key(Key::Enter);
    assert_eq!(stage.heard(), "Move 3, White has the move");
    stage.type_line("/fly");
    stage.must_say("“/fly” is not a question. There are: square e4, rank 4");
    assert_eq!(stage.game(1).plies.len(), 4);
    stage.type_line("takeback");
    stage.must_say("Take moves back");
}

#[test]
fn moves_are_typed_as_they_are_announced() {
    for (lang, text, uci) in [
        (Lang::En, "sf3", "g1f3"),
        (Lang::En, "gustav eins felix drei", "g1f3"),
        (Lang::De, "Springer Gustav eins Felix drei", "g1f3"),
        (Lang::De, "Bauer Eva vier", "e2e4"),
        (Lang::Mk, "скокач еф три", "g1f3"),
        (Lang::Mk, "Nf3", "g1f3"),
        (Lang::De, "g1f3", "g1f3"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.type_line(text);
        let game = stage.game(1);
        let played: Vec<&str> = game.plies.iter().map(|ply| ply.uci.0.as_str()).collect();
        assert_eq!(played, [uci], "{lang:?} {text}");
    }
}

#[test]
fn a_move_waits_until_it_is_confirmed_and_one_key_takes_it_back() {
    let prefs = Preferences { confirm_moves: true, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.begin();
    stage.type_line("Nf3");
    assert_eq!(stage.heard(), "knight g1 f3. Enter plays it, Backspace takes it back");
    assert!(stage.window.get_by_label("Play knight g1 f3").is_focused());
    assert!(stage.game(1).plies.is_empty());
    stage.key(Key::Backspace);
    assert_eq!(stage.heard(), "Taken back: knight g1 f3");
    assert!(!stage.has("Play knight g1 f3"));
    stage.rewrite("e4");
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 1, "confirmed, the keyboard being in the field again");
    // Picked on the board it waits as well, and the keyboard comes back there.
    stage.run(Action::ShowBoard);
    stage.shift(Key::Num4);
    stage.key(Key::Num7);
    stage.key(Key::Enter);
    stage.key(Key::Num5);
    stage.key(Key::Enter);
    assert!(stage.window.get_by_label("Play pawn d7 d5").is_focused());
    assert_eq!(stage.game(1).plies.len(), 1);
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 2);
    stage.stands_on("d5, black pawn");
}

#[test]
fn squares_are_named_as_chosen_for_ear_and_screen_reader() {
    let prefs = Preferences { squares_aloud: "names".into(), ..preferences(Lang::De) };
    let mut stage = scandinavian(prefs);
    stage.key(Key::Q);
    stage.key(Key::Q);
    stage.stands_on("David fünf, schwarze Dame");
    stage.key(Key::A);
    assert_eq!(stage.heard(), "David fünf, schwarze Dame. Angreifer: keine. Deckung: keine");
}

#[test]
fn the_help_tells_the_keys_of_the_board_first_when_one_is_there() {
    let mut stage = scandinavian(preferences(Lang::En));
    stage.key(Key::H);
    stage.must_say("Keys on the board");
    stage.must_say("what attacks and defends this square");
    stage.must_say("You can ask: square e4, rank 4");
    stage.lacks_no_words("help");
    stage.key(Key::Escape);
    stage.stands_on("e2, empty");
}

#[test]
fn the_large_view_keeps_what_is_needed_and_goes_with_the_same_key() {
    for lang in Lang::ALL {
        let mut stage = scandinavian(preferences(lang));
        let squares = |stage: &Stage| stage.window.query_all_by_role(Role::GridCell).count();
        stage.run(Action::LargeBoard);
        assert_eq!(squares(&stage), 64);
        assert_eq!(stage.window.query_all_by_role(Role::Timer).count(), 2);
        assert_eq!(stage.window.query_all_by_role(Role::Heading).count(), 0, "no head, no cards");
        stage.lacks_no_words("large board");
        stage.type_line("Nc3");
        assert_eq!(stage.game(1).plies.len(), 5);
        stage.run(Action::LargeBoard);
        assert_ne!(stage.window.query_all_by_role(Role::Heading).count(), 0);
    }
}

#[test]
fn at_four_times_the_text_nothing_lies_beside_the_window() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::De) };
    let mut stage = scandinavian(prefs);
    let mut beside = Vec::new();
    for action in [
        Action::ShowHall,
        Action::ShowBoard,
        Action::ShowDisputes,
        Action::ShowLaws,
        Action::ShowDevices,
        Action::ShowSettings,
    ] {
        stage.run(action);
        assert_ne!(stage.window.query_all_by_role(Role::Heading).count(), 0, "{action:?}");
        for role in [Role::Button, Role::RadioButton, Role::Tab, Role::TextInput] {
            for node in stage.window.query_all_by_role(role) {
                let rect = node.rect();
                if rect.left() < 0.0 || rect.right() > 1366.0 {
                    beside.push((action, node.accesskit_node().label(), rect));
                }
            }
        }
    }
    assert!(beside.is_empty(), "{beside:#?}");
}

#[test]
fn what_is_wrong_with_a_typed_move_is_told_of_the_position_in_which_it_was_typed() {
    let mut stage = scandinavian(preferences(Lang::En));
    stage.type_line("Nxd5");
    let wrong = "is not a legal move for White here";
    assert!(stage.shows(wrong), "{:#?}", stage.labels());
    // A ruling, an electronic board or another station has gone on.
    stage.play(1, &["b1c3"]);
    assert!(!stage.shows(wrong), "{:#?}", stage.labels());
    stage.must_say("Nxd5");
}
