//! A whole blind match in the window: arranged, announced, repeated and executed by keys and typed
//! words alone, with a slip of the tongue, a word misheard, and a board that shows another move.

use std::cmp::Ordering;
use std::sync::Arc;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Position;
use jadoube_chess::notation::any;
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::scoresheet::sheet::Sheet;
use jadoube_chess::side::Side;
use jadoube_core::blind::arrangement::{BoardTracking, Boards};
use jadoube_core::blind::command::Command;
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::blind::notice::Notice;
use jadoube_core::blind::state::Blind;
use jadoube_core::disputes::command::Command as DisputeCommand;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::competition::Assignment;
use jadoube_core::hall::event::Event;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_desk::voicing::Listener;
use jadoube_i18n::blind;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::sheets::Origin;
use jadoube_laws::ids::{BoardNo, PortName};
use jadoube_laws::rulings::required_facts::missing;
use jadoube_laws::sensing::ClockMapping;
use jadoube_ui::actions::{Action, Screen};
use jadoube_ui::screens::blind::{lock, rehearse};

use crate::stage::{Stage, file, preferences, settle, window};

/// One act at the board: what its key is said to do.
const ON_WHITES_BOARD: Key = Key::Num3;
const ON_BLACKS_BOARD: Key = Key::Num4;
const CLOCK: Key = Key::Num5;
const SLIP: Key = Key::Num6;
const COMPARE: Key = Key::Num7;
const BLACK_ASKS: Key = Key::Num9;
const ARRANGE: Key = Key::Num0;

impl Stage {
    /// The match at board 1, arranged as the dialog proposes it: Black is blind.
    pub(crate) fn with_a_match(lang: Lang) -> Self {
        let mut stage = Self::with(1, preferences(lang));
        stage.arrange_a_match();
        stage
    }

    /// The same at board 1 of those that are there.
    pub(crate) fn arrange_a_match(&mut self) {
        self.run(Action::ShowBlind);
        assert_eq!(self.window.state().screen, Screen::Blind);
        self.alt(ARRANGE);
        self.window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
        settle(&mut self.window);
        self.key(Key::F9);
    }

    pub(crate) fn blind(&self) -> Blind {
        let snapshot = self.desk.snapshot();
        snapshot.hall.blind(BoardNo(1)).expect("arranged").as_ref().clone()
    }

    /// Types what was said into the field, which has the keyboard.
    pub(crate) fn hear(&mut self, text: &str) {
        self.write(text);
        self.key(Key::Enter);
    }

    /// Takes the scores of White and of Black into the record.
    pub(crate) fn take_scores(&mut self, scores: [&str; 2]) {
        for (whose, score) in Side::BOTH.into_iter().zip(scores) {
            let cells = Sheet::from_text(score).cells().to_vec();
            self.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
        }
    }

    /// Has the position after these moves found on Black's board.
    pub(crate) fn found_on_blacks_board(&mut self, moves: &str) {
        let mut there = Position::start();
        for text in moves.split(' ') {
            there.play(any::read(&there, text, PieceLetters::English).expect(text));
        }
        self.stands_on_blacks_board(there.placement());
    }

    /// Has this found on Black's board.
    pub(crate) fn stands_on_blacks_board(&mut self, placement: Placement) {
        let done = ExecutionReport::Stands(placement);
        let what = Command::Execute { board: Side::Black, done, by: None };
        self.desk.command(HallCommand::Blind { board: BoardNo(1), what }).wait().expect("told");
        settle(&mut self.window);
    }

    /// Says that the step that comes next is done.
    pub(crate) fn do_step(&mut self) {
        let step = self.window.query_all_by_label_contains("Mark as done: ").next();
        step.expect("a step").click_accesskit();
        settle(&mut self.window);
    }

    /// Does one step of the procedure after the other; both sides find that their boards agree.
    pub(crate) fn do_steps(&mut self) {
        loop {
            if self.window.query_all_by_label_contains("Mark as done: ").next().is_some() {
                self.do_step();
            } else if self.has("The board agrees: White") {
                self.click("The board agrees: White");
                self.click("The board agrees: Black");
            } else {
                return;
            }
        }
    }

    /// What has the keyboard.
    fn at(&self) -> String {
        let focused = self.window.root().children_recursive().find(|node| node.is_focused());
        focused.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }

    /// Goes on with Tab until something of that name has the keyboard.
    fn tab_to(&mut self, is_it: impl Fn(&str) -> bool) {
        for _ in 0..120 {
            if is_it(&self.at()) {
                return;
            }
            self.key(Key::Tab);
        }
        panic!("not reached by Tab; the last was {:?}", self.at());
    }

    /// Goes to a button by Tab and presses it.
    fn press_by_tab(&mut self, name: &str) {
        self.tab_to(|at| at == name);
        self.key(Key::Enter);
    }

    /// Goes to a square of the board that lies with Black below, by Tab and the arrows.
    fn walk_on_blacks_board(&mut self, square: &str) {
        let place = |label: &str| label.chars().take(2).map(u32::from).collect::<Vec<_>>();
        let is_square = |at: &str| at.get(2..4) == Some(", ") && at.len() > 4;
        if !is_square(&self.at()) {
            // White's board comes first.
            self.tab_to(is_square);
            self.key(Key::Tab);
            self.tab_to(is_square);
        }
        let wanted = place(square);
        for _ in 0..16 {
            let now = place(&self.at());
            let key = match (now[0].cmp(&wanted[0]), now[1].cmp(&wanted[1])) {
                (Ordering::Less, _) => Key::ArrowLeft,
                (Ordering::Greater, _) => Key::ArrowRight,
                (_, Ordering::Less) => Key::ArrowDown,
                (_, Ordering::Greater) => Key::ArrowUp,
                (Ordering::Equal, Ordering::Equal) => return,
            };
            self.key(key);
        }
        panic!("{square} was not reached from {:?}", self.at());
    }

    /// A move announced, repeated, executed on both boards, with the clock between.
    pub(crate) fn say_and_do(&mut self, text: &str, [own, other]: [Key; 2]) {
        self.hear(text);
        self.hear(text);
        self.alt(own);
        self.alt(CLOCK);
        self.alt(other);
    }
}

#[test]
fn a_whole_match_is_run_by_keys_and_typed_words() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.must_say("White announces the move");

    // 1. f3: “Felix drei” can be a pawn or a knight, which is asked; the repetition is plain.
    stage.hear("Bauer Felix zwei Felix drei");
    stage.must_say("Repetition by Black");
    stage.hear("f3");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(CLOCK);
    assert_eq!(stage.game(1).plies.len(), 1);
    stage.must_say("The move is to be executed on the board of Black");
    stage.alt(ON_BLACKS_BOARD);

    // 1… e5, after a slip of the tongue that is corrected in time.
    stage.hear("Eva sechs");
    stage.alt(SLIP);
    stage.must_say("Correction by Black");
    stage.hear("Eva fünf");
    stage.hear("Eva fünf");
    stage.alt(ON_BLACKS_BOARD);
    stage.alt(CLOCK);
    stage.alt(ON_WHITES_BOARD);
    assert_eq!(stage.game(1).plies.len(), 2);
    assert_eq!(stage.blind().noticed, [], "a slip corrected in time is no incident");

    // 2. g4: the repetition is another move, and another move is made on Black's board.
    stage.hear("Gustav vier");
    stage.hear("Gustav drei");
    stage.must_say("To be corrected: Black repeated another move");
    stage.hear("Gustav vier");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(CLOCK);
    stage.walk_on_blacks_board("g2");
    stage.key(Key::Enter);
    stage.walk_on_blacks_board("g3");
    stage.key(Key::Enter);
    stage.must_say("The board of Black does not show the move. Different: g3, g4");
    stage.must_say("One difference");

    // Both compare with what is read aloud; Black finds it, and the steps put the board right.
    stage.alt(COMPARE);
    stage.must_say("white king: e1");
    stage.key(Key::Enter);
    stage.press_by_tab("The board differs: Black");
    assert!(
        stage
            .blind()
            .noticed
            .iter()
            .any(|one| matches!(one.what, Notice::ComparedDifferent { .. }))
    );
    stage.do_steps();
    stage.must_say("The boards show the same");

    // Black asks for the times, and is told.
    stage.alt(BLACK_ASKS);
    stage.press_by_tab("Black asks: both times");
    stage.must_say("Black asks for both times");
    stage.press_by_tab("Told by: arbiter: Black asks for both times");
    assert_eq!(stage.blind().told.len(), 2);

    // 2… Qh4 mate ends the game without a press.
    stage.run(Action::TypeMove);
    stage.hear("Dame Hector vier");
    stage.hear("Dame Hector vier");
    stage.alt(ON_BLACKS_BOARD);
    let mated = Outcome { score: Score::BlackWins, reason: EndReason::Checkmate };
    assert_eq!(stage.game(1).outcome(), Some(mated));
    // What was open stays told, and nothing asks for its correction any more.
    stage.must_say("No longer to be corrected: Black repeated another move");
    assert!(!stage.shows("To be corrected"), "{:#?}", stage.labels());
    stage.lacks_no_words("the blind match");

    let hall = stage.desk.snapshot().hall.clone();
    let record = library::read(&file(&stage.folder)).expect("readable");
    assert_eq!(record.hall, hall, "the file holds the match");
}

/// One duty more does not take another away, so each is ticked by itself.
#[test]
fn the_duties_of_an_assistant_are_check_boxes() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    stage.run(Action::ShowBlind);
    stage.alt(ARRANGE);
    stage.write_in("Assistant of Black (name; empty if there is none)", "Ada");
    // Shown at once, and said when the keyboard leaves the name.
    let idle = "Ada has no duty yet";
    assert!(stage.shows(idle), "{:#?}", stage.labels());
    let told = |stage: &Stage| {
        let mut regions = stage.window.query_all_by_role(Role::Status);
        regions.any(|one| one.accesskit_node().label().is_some_and(|said| said.contains(idle)))
    };
    assert!(!told(&stage));
    stage.key(Key::Tab);
    assert!(told(&stage));
    let duties = ["keeps score", "tells moves and times, on request only"];
    for duty in duties {
        let boxes = stage.window.query_all_by_role_and_label(Role::CheckBox, duty).count();
        assert_eq!(boxes, 1, "{duty}: {:#?}", stage.labels());
        stage.focus(Role::CheckBox, duty);
        stage.key(Key::Space);
    }
    let ticked = |duty: &&str| {
        let at = stage.window.get_by_role_and_label(Role::CheckBox, duty);
        at.accesskit_node().data().toggled() == Some(Toggled::True)
    };
    assert_eq!(duties.iter().filter(|duty| ticked(duty)).count(), 2);
    assert!(!stage.shows(idle), "{:#?}", stage.labels());
    stage.window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    settle(&mut stage.window);
    let helper = stage.blind().arrangement.assistants.of(Side::Black).clone();
    assert_eq!(helper.map(|helper| helper.duties.len()), Some(2));
}

#[test]
fn what_is_no_clear_move_is_asked_about_in_words_of_its_own() {
    let mut stage = Stage::with_a_match(Lang::De);
    for (said, asked) in [
        ("wxyz", "Das wurde nicht als Zug verstanden. Geben Sie es noch einmal ein"),
        ("Eva acht", "Das ist kein regelgemäßer Zug. Geben Sie es noch einmal ein"),
        ("Felix drei", "Welcher Zug war gemeint? Es kann Bauer f2 f3, Springer g1 f3 sein"),
    ] {
        stage.hear(said);
        stage.must_say(asked);
        assert!(!stage.says("Verstanden:"), "{said}: {:?}", stage.labels());
    }
}

#[test]
fn a_word_that_can_be_several_moves_is_asked_about_and_can_be_taken_down_as_it_was_said() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.hear("Hector neun");
    stage.must_say("Type it again, or press Tab and choose “Record it as announced”");
    stage.click("Type it again");
    stage.rewrite("Cesar fünf");
    stage.key(Key::Enter);
    stage.hear("Cesar fünf");
    stage.alt(ON_BLACKS_BOARD);
    stage.alt(CLOCK);
    assert_eq!(stage.game(1).plies.len(), 2);
}

#[test]
fn a_clock_started_too_early_is_noticed_from_every_screen_and_makes_an_incident() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.key(Key::F3);
    stage.key(Key::F9);
    stage.must_say("White had the opponent’s clock started too early");
    assert_eq!(stage.game(1).plies.len(), 0);
    stage.run(Action::ShowBlind);
    stage
        .window
        .get_all_by_label_contains("Open incident…")
        .next()
        .expect("a way")
        .click_accesskit();
    settle(&mut stage.window);
    stage.ctrl(Key::Enter);
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
}

/// What is said, which keys are pressed, what is said then, and what the arbiter hears of it.
type Noticed<'a> = (&'a [&'a str], &'a [Key], &'a [&'a str], &'a str);

#[test]
fn what_is_noticed_is_said_to_the_arbiter_alone_and_compared_in_the_agreed_words() {
    let spoken = |stage: &Stage, ear: Listener| -> Vec<String> {
        let said = stage.said_aloud().into_iter().filter(|one| one.listener == ear);
        said.map(|one| one.text).collect()
    };
    let wrong_word: &[&str] = &["Eva vier", "Bella vier"];
    let both: &[&str] = &["Eva vier", "Eva vier"];
    let late = &[ON_WHITES_BOARD, CLOCK, SLIP];
    let cases: [Noticed<'_>; 4] = [
        (wrong_word, &[], &[], "Black may have misheard"),
        (&["Eva vier"], &[CLOCK], &[], "White had the opponent’s clock started too early"),
        (both, &[ON_WHITES_BOARD, COMPARE], &[], "Weiß, König: Eva eins"),
        (both, late, &["Eva drei"], "White’s slip of the tongue was corrected after"),
    ];
    for (said, keys, then, told) in cases {
        let mut stage = Stage::with_a_match(Lang::En);
        for text in said {
            stage.hear(text);
        }
        for key in keys {
            stage.alt(*key);
        }
        for text in then {
            stage.hear(text);
        }
        let arbiter = spoken(&stage, Listener::Arbiter);
        let times = arbiter.iter().filter(|text| text.contains(told)).count();
        assert_eq!(times, 1, "{told}: {arbiter:?}");
        for ear in [Listener::White, Listener::Black] {
            let player = spoken(&stage, ear);
            assert!(!player.iter().any(|text| text.contains(told)), "{told}: {player:?}");
        }
    }
}

#[test]
fn the_devices_say_whose_board_of_the_match_a_line_is() {
    let mut stage = Stage::with_a_match(Lang::En);
    let mut arrangement = stage.blind().arrangement;
    if let Boards::Two(boards) = &mut arrangement.boards {
        boards.black.keeping = BoardTracking::Electronic;
    }
    let (arrangement, reason) = (Box::new(arrangement), "a board with a line".to_owned());
    let board = BoardNo(1);
    let what = Command::Arrange { arrangement, reason };
    stage.desk.command(HallCommand::Blind { board, what }).wait().expect("arranged");
    // Nothing is at its end: the line is there all the same.
    let port = PortName("/dev/jadoube-none".into());
    let device = Some(Assignment { port, mapping: ClockMapping::Automatic, orientation: None });
    let what = HallCommand::AssignOwnBoard { board, side: Side::Black, device };
    stage.desk.command(what).wait().expect("assigned");
    stage.run(Action::ShowDevices);
    settle(&mut stage.window);
    stage.must_say("Board 1 · Board of Black");
    stage.must_say("Belongs to board 1");
}

#[test]
fn the_match_is_drawn_in_every_language_with_large_text() {
    for lang in Lang::ALL {
        let mut stage = Stage::with_a_match(lang);
        stage.hear("Eva vier");
        stage.alt(CLOCK);
        stage.alt(COMPARE);
        stage.lacks_no_words(&format!("{lang:?}"));
        stage.alt(ARRANGE);
        stage.lacks_no_words(&format!("{lang:?}: arranging"));
    }
}

#[test]
fn where_both_scores_agree_the_steps_put_the_board_right_that_departs() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.take_scores(["1. e4"; 2]);
    // Later a piece of Black's board is found elsewhere.
    stage.found_on_blacks_board("e3");
    stage.must_say("The boards differ");
    stage.click("Correct step by step");
    stage.do_steps();
    stage.must_say("The boards show the same");
    let (words, game) = (Catalogue::new(Lang::En), stage.game(1));
    let journal: Vec<String> = stage
        .desk
        .snapshot()
        .history
        .all()
        .iter()
        .filter_map(|entry| match &entry.event {
            Event::Blind { what, .. } => Some(blind::line(&words, what, Some(&game))),
            _ => None,
        })
        .collect();
    for line in [
        "Boards and scores compared: Black’s board is adjusted to the scores",
        "Step done: Stop both clocks",
        "Step done: Black’s board: from e3 to e4: white pawn",
    ] {
        assert!(journal.iter().any(|entry| entry == line), "{line} is not in {journal:#?}");
    }
    let blind = stage.blind();
    let game = stage.game(1);
    let boards = Side::BOTH.map(|side| blind.placement(&game, side));
    assert_eq!(boards, [game.position().placement(); 2]);
}

#[test]
fn a_step_is_done_once_it_is_and_no_key_goes_against_it() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.found_on_blacks_board("e3");
    let before = stage.blind().placement(&stage.game(1), Side::Black);
    stage.click("Correct step by step");
    stage.must_say("Step 1 of 4: Stop both clocks");
    for key in [ON_BLACKS_BOARD, CLOCK] {
        stage.alt(key);
        stage.must_say("do or exit the steps first");
    }
    assert_eq!(stage.blind().placement(&stage.game(1), Side::Black), before);
    stage.do_step();
    stage.do_step();
    // Both have to say that their boards agree.
    stage.do_step();
    stage.must_say("to do: 3. Read both boards aloud");
    assert!(!stage.has("Mark as done: Start the clock of Black"), "{:#?}", stage.labels());
    assert_eq!(stage.game(1).clock.running(), None);
    stage.click("The board agrees: White");
    stage.must_say("to do: 3. Read both boards aloud");
    stage.click("The board agrees: Black");
    stage.must_say("done: 3. Read both boards aloud");
    stage.click("Skip: Start the clock of Black");
    assert!(!stage.has("Exit step by step"), "it was the last: {:#?}", stage.labels());
    assert_eq!(stage.game(1).clock.running(), None);
}

#[test]
fn where_nothing_proves_which_board_is_right_the_steps_ask_for_the_decision() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    stage.take_scores(["1. e4"; 2]);
    stage.found_on_blacks_board("e4 d5");
    stage.must_say("Only one source records 1…e5: nothing proves which board is right");
    stage.click("Correct step by step");
    stage.do_steps();
    stage.click("The board of White is right");
    stage.do_steps();
    let game = stage.game(1);
    let boards = Side::BOTH.map(|side| stage.blind().placement(&game, side));
    assert_eq!(boards, [game.position().placement(); 2]);
    assert_eq!(game.clock.running(), Some(Side::White));
}

#[test]
fn who_says_that_the_boards_agree_is_asked_where_they_are_known_to_differ() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(COMPARE);
    stage.click("The board agrees: White");
    stage.must_say("White says that the board agrees, but the program sees a difference");
    stage.click("Do not record it");
    assert_eq!(stage.blind().comparison.and_then(|one| one.found.white), None);
    stage.click("The board agrees: White");
    stage.click("Record it all the same");
    assert_eq!(stage.blind().comparison.and_then(|one| one.found.white), Some(true));
    stage.must_say("The board of Black does not show the move. Different: e2, e4");
}

#[test]
fn the_window_tells_what_a_score_lacks() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.say_and_do("Eva fuenf", [ON_BLACKS_BOARD, ON_WHITES_BOARD]);
    for (whose, score) in [(Side::White, "e4,"), (Side::Black, "e4,e5")] {
        let cells = Sheet::from_text(score).cells().to_vec();
        stage.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
    }
    stage.found_on_blacks_board("e4 d5");
    stage.must_say("White’s score lacks 1…e5; filled in from Black’s score");
}

#[test]
fn six_entries_that_a_score_lacks_are_told_with_their_moves_and_whose_score_has_them() {
    let mut stage = Stage::with_a_match(Lang::En);
    let [own, other] = [ON_WHITES_BOARD, ON_BLACKS_BOARD];
    let moves = [
        "Eva vier",
        "Eva fuenf",
        "Springer Gustav eins Felix drei",
        "Springer Bella acht Cesar sechs",
        "Laeufer Felix eins Bella fuenf",
        "Anna sechs",
        "Laeufer Bella fuenf Anna vier",
        "Springer Gustav acht Felix sechs",
    ];
    for (nth, text) in moves.into_iter().enumerate() {
        stage.say_and_do(text, if nth % 2 == 0 { [own, other] } else { [other, own] });
    }
    assert_eq!(stage.game(1).plies.len(), 8);
    for (whose, score) in
        [(Side::White, "e4,;,;,;,Nf6"), (Side::Black, "e4,e5;Nf3,Nc6;Bb5,a6;Ba4,Nf6")]
    {
        let cells = Sheet::from_text(score).cells().to_vec();
        stage.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
    }
    stage.found_on_blacks_board("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nh6");
    stage.must_say(
        "White’s score lacks 1…e5, 2.Nf3, 2…Nc6, 3.Bb5, 3…a6, 4.Ba4; filled in from Black’s",
    );
    assert!(!stage.says("The scores agree:"), "{:#?}", stage.labels());
}

#[test]
fn without_scores_the_window_says_so_and_not_that_they_agree() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.found_on_blacks_board("e3");
    stage.must_say("There are no scores");
    stage.must_say("Half-moves in the record: 1");
    stage.must_say("departs from the record");
    assert!(!stage.says("scores agree") && !stage.says("both scores"));
}

#[test]
fn a_board_turned_round_is_turned_in_one_step() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.stands_on_blacks_board(stage.game(1).position().placement().rotated());
    stage.must_say("Black’s board is turned round");
    stage.click("Correct step by step");
    stage.must_say("2. Black’s board: turn it round");
    stage.do_steps();
    assert_eq!(
        stage.blind().placement(&stage.game(1), Side::Black),
        stage.game(1).position().placement()
    );
}

#[test]
fn a_board_with_exchanged_colours_is_put_right_in_one_step() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    let mut exchanged = Placement::EMPTY;
    for (square, piece) in stage.game(1).position().placement().pieces() {
        exchanged.set(square, Some(Piece::new(piece.side.other(), piece.kind)));
    }
    stage.stands_on_blacks_board(exchanged);
    stage.must_say("Black’s board has the colours exchanged");
    stage.click("Correct step by step");
    stage.must_say("2. Black’s board: exchange the colours of all pieces");
    assert!(!stage.says("3. Black’s board"), "{:#?}", stage.labels());
    stage.do_steps();
    let game = stage.game(1);
    assert_eq!(stage.blind().placement(&game, Side::Black), game.position().placement());
}

#[test]
fn a_board_the_wrong_way_round_is_told_with_its_step_in_every_language() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with_a_match(lang);
        stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
        stage.stands_on_blacks_board(stage.game(1).position().placement().rotated());
        let args = [("board", "black".into()), ("how", "turned-round".into())];
        stage.must_say(&words.say_with("reconcile-reversal", &args));
        stage.click(&words.say("match-settle-begin"));
        stage.must_say(&words.say_with("reconcile-reverse", &args));
        stage.lacks_no_words(lang.code());
    }
}

#[test]
fn without_scores_every_language_says_so() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with_a_match(lang);
        stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
        stage.found_on_blacks_board("e3");
        stage.must_say(&words.say_with("reconcile-record-only", &[("count", 1.into())]));
    }
}

#[test]
fn boards_that_agree_with_each_other_but_not_with_the_scores_are_told() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    assert!(!stage.says("Correct step by step"));
    for whose in Side::BOTH {
        let cells = Sheet::from_text("1. d4").cells().to_vec();
        stage.ask(1, GameCommand::TakeSheet { whose, cells, from: Origin::Text });
    }
    stage.must_say("The boards depart from the scores");
    stage.must_say("Both boards show the same position, but not the one of both scores");
    stage.must_say("The scores have another move than the record at 1.");
}

#[test]
fn three_slips_on_a_board_are_told_with_their_moves() {
    let mut stage = Stage::with_a_match(Lang::En);
    let [own, other] = [ON_WHITES_BOARD, ON_BLACKS_BOARD];
    for (nth, text) in ["Eva vier", "Eva fuenf", "David vier"].into_iter().enumerate() {
        stage.say_and_do(text, if nth % 2 == 0 { [own, other] } else { [other, own] });
    }
    stage.found_on_blacks_board("e3 e6 a4");
    stage.must_say("1.e4 was executed as e2–e3, and 1…e5 was executed as e7–e6, and 2.d4 was");
}

#[test]
fn practice_judges_every_answer_and_records_nothing() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    let before = stage.desk.snapshot().hall.seq;
    stage.window.state_mut().dialog = Some(rehearse::RehearsalForm::default().into());
    settle(&mut stage.window);
    stage.click("The clock is started too early");
    let mut answered = 0;
    while !stage.says("answers were right") {
        stage.click("All is well: go on");
        answered += 1;
        assert!(answered < 100, "it never ends");
    }
    stage.must_say("Not quite. Correct answer: The clock was started too early");
    assert_eq!(stage.desk.snapshot().hall.seq, before);
}

#[test]
fn a_locked_screen_shows_and_tells_nothing_but_what_was_asked_until_the_passphrase_comes() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.window.state_mut().dialog = Some(lock::LockForm::new(BoardNo(1), Side::Black).into());
    settle(&mut stage.window);
    stage.write("sesam");
    stage.key(Key::Tab);
    stage.hear("sesan");
    stage.must_say("The two entries are not the same");
    assert!(stage.blind().locked.of(Side::Black).is_none(), "a slip would lock the arbiter out");
    stage.write("sesam");
    stage.key(Key::Tab);
    stage.hear("sesam");
    assert!(stage.blind().locked.of(Side::Black).is_some());
    for screen in Screen::ALL {
        stage.run(screen.action());
        assert!(!stage.says("Board of White") && !stage.says("e4, white pawn"), "{screen:?}");
    }
    stage.must_say("Screen of Black");
    stage.must_say("White: Eva vier");
    stage.click("the player’s own time");
    stage.must_say("Told to Black by program: the player’s own time");
    stage.focus(Role::PasswordInput, "Passphrase of the arbiter");
    stage.hear("open");
    stage.must_say("That is not the passphrase");
    stage.focus(Role::PasswordInput, "Passphrase of the arbiter");
    stage.hear("sesam");
    assert_eq!(*stage.blind().locked.of(Side::Black), None);
    stage.must_say("Board of White");
}

#[test]
fn a_locked_screen_stays_locked_when_the_window_is_closed_and_opened_again() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.window.state_mut().dialog = Some(lock::LockForm::new(BoardNo(1), Side::Black).into());
    settle(&mut stage.window);
    stage.write("sesam");
    stage.key(Key::Tab);
    stage.hear("sesam");

    // Alt+F4.
    let root = stage.window.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    root.events.push(egui::ViewportEvent::Close);
    stage.window.step();
    let commands = &stage.window.output().viewport_output[&egui::ViewportId::ROOT].commands;
    assert!(commands.contains(&egui::ViewportCommand::CancelClose), "{commands:?}");
    settle(&mut stage.window);
    stage.must_say("The screen is locked");

    // Ended all the same, and started again on the same file.
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    stage.window = window(desk.clone(), preferences(Lang::En));
    stage.desk = desk;
    stage.desk.ask(Request::Open(file(&stage.folder))).wait().unwrap();
    settle(&mut stage.window);
    stage.must_say("Screen of Black");

    // What the arbiter would be told is not for the player.
    stage.desk.ask(Request::ExportPgn(stage.folder.path().join("games.pgn"))).wait().unwrap();
    settle(&mut stage.window);
    for screen in Screen::ALL {
        stage.run(screen.action());
        stage.run(Action::Palette);
        let said = stage.labels();
        let arbiters =
            ["games.pgn", "e4, white pawn", "Board of White", "Hall", "Disputes", "Palette"];
        let found = said.iter().find(|label| arbiters.iter().any(|word| label.contains(word)));
        assert_eq!(found, None, "{screen:?}");
    }
    stage.focus(Role::PasswordInput, "Passphrase of the arbiter");
    stage.hear("open");
    stage.must_say("That is not the passphrase");
    stage.focus(Role::PasswordInput, "Passphrase of the arbiter");
    stage.hear("sesam");
    // It may be out of sight by now: every pass in which the desk is waited for takes of its time.
    stage.run(Action::Messages);
    stage.must_say("games.pgn");
    stage.key(Key::Escape);
    let unlocked = stage.desk.snapshot().history.all().iter().any(|entry| {
        let Event::Blind { what, .. } = &entry.event else { return false };
        matches!(what, BlindEvent::Unlocked { side: Side::Black })
    });
    assert!(unlocked, "it is in the journal");
}

#[test]
fn what_is_typed_for_one_word_is_not_taken_for_another_unasked() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.write("Eva vier");
    stage.alt(Key::Num2);
    stage.must_say("“Eva vier” is typed here: Announcement of White");
    stage.click("Stay with it");
    stage.key(Key::Enter);
    stage.must_say("Repetition by Black");
    stage.write("Eva vier");
    stage.alt(Key::Num1);
    stage.click("Use it for: Announcement of White");
    assert!(!stage.says("Use it for"));
    stage.must_say("Announcement of");
    stage.must_say("Eva vier");
}

#[test]
fn the_keyboard_is_where_the_match_needs_it() {
    let mut stage = Stage::with_a_match(Lang::En);
    // What is not understood gives way to the next words.
    stage.hear("wxyz");
    stage.must_say("This was not understood as a move");
    stage.hear("Eva vier");
    stage.must_say("Repetition by Black");
    // So does what can be several moves, though the keyboard is at the answers.
    let mut other = Stage::with_a_match(Lang::En);
    other.hear("Felix drei");
    other.must_say("Which move was meant?");
    other.write("Eva vier");
    other.key(Key::Enter);
    other.must_say("Repetition by Black");
    // Who asks is answered by the next key.
    stage.alt(BLACK_ASKS);
    stage.key(Key::Enter);
    assert!(stage.at().starts_with("Told by: arbiter"), "{:?}", stage.at());
    stage.key(Key::Enter);
    assert_eq!(stage.blind().told.len(), 2);
    stage.alt(ARRANGE);
    let focused = stage.window.root().children_recursive().find(|node| node.is_focused());
    let role = focused.map(|node| node.accesskit_node().role());
    assert_eq!(role, Some(Role::RadioButton), "{:?}", stage.at());
}

/// 1. e4 is a5 on Black's board, and 1… e5 has been announced.
pub(crate) fn with_an_older_difference() -> Stage {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.hear("Eva vier");
    stage.hear("Eva vier");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(CLOCK);
    stage.walk_on_blacks_board("e2");
    stage.key(Key::Enter);
    stage.walk_on_blacks_board("e3");
    stage.key(Key::Enter);
    stage.must_say("The board of Black does not show the move");
    stage.run(Action::TypeMove);
    stage.hear("Eva fünf");
    stage.hear("Eva fünf");
    stage.alt(ON_BLACKS_BOARD);
    stage.must_say("Which move was executed on the board of Black?");
    stage
}

#[test]
fn on_a_board_with_an_older_difference_it_is_asked_which_move_was_executed() {
    let executed = |stage: &Stage, ply: u16| {
        let blind = stage.blind();
        let cycle = blind.cycle(jadoube_chess::ply::Ply(ply));
        cycle.and_then(|cycle| cycle.executed.black.as_ref()?.uci.clone()).map(|uci| uci.0)
    };
    for (is_new, first, second) in [(true, "e2e3", Some("e7e5")), (false, "e2e4", None)] {
        let mut stage = with_an_older_difference();
        if !is_new {
            assert!(stage.at().starts_with("The new move: "), "{:?}", stage.at());
            stage.key(Key::ArrowRight);
        }
        stage.ctrl(Key::Enter);
        assert_eq!(executed(&stage, 0).as_deref(), Some(first), "{is_new}");
        assert_eq!(executed(&stage, 1).as_deref(), second, "{is_new}");
    }
}

#[test]
fn a_clock_that_was_started_too_early_is_told_and_set_back_by_a_button() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(CLOCK);
    stage.must_say("Set the clock back with “Set clock back” (Ctrl+Shift+I)");
    stage.must_say("The opponent’s clock was started too early and is running");
    let added = stage.times().white;
    stage.click("Set clock back");
    assert_eq!(stage.game(1).clock.running(), Some(Side::White));
    assert!(stage.times().white < added - jadoube_chess::moment::Millis::from_secs(29));
    assert_eq!(stage.game(1).clock.moves_made(Side::White), 0);
    assert!(!stage.has("Set clock back"), "{:?}", stage.labels());
    stage.must_say("Corrected: White had the opponent’s clock started too early");
}

#[test]
fn a_board_that_differs_makes_an_incident_that_asks_for_the_scoresheets_and_the_player() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.say_and_do("Eva vier", [ON_WHITES_BOARD, ON_BLACKS_BOARD]);
    stage.alt(COMPARE);
    stage.click("The board differs: White");
    let hall = stage.desk.snapshot().hall.clone();
    let incident = hall.incidents.values().next().expect("the program opens it");
    let facts = missing(&incident.case, hall.game(BoardNo(1)).map(AsRef::as_ref));
    assert_eq!(facts.iter().map(|fact| fact.name).collect::<Vec<_>>(), ["scores_agree", "by"]);
    assert_eq!(incident.case.side(), None, "who noticed it need not be at fault");
    assert!(!incident.proposal.follows(), "{:?}", incident.proposal);
    // Nothing is carried out before they are compared.
    let what = DisputeCommand::Accept { no: incident.no, reason: String::new(), lose: None };
    assert!(stage.desk.command(HallCommand::Dispute { what }).wait().is_err());
    assert!(stage.desk.snapshot().hall.incidents[&incident.no].is_open());
}

#[test]
fn on_a_board_on_which_the_move_before_is_half_done_that_move_is_made() {
    let mut stage = Stage::with_a_match(Lang::En);
    let [own, other] = [ON_WHITES_BOARD, ON_BLACKS_BOARD];
    for (nth, text) in ["Eva vier", "Anna fuenf", "Eva fuenf", "David fuenf"].iter().enumerate() {
        stage.say_and_do(text, if nth % 2 == 0 { [own, other] } else { [other, own] });
    }
    stage.hear("Bauer Eva fuenf David sechs");
    stage.hear("Bauer Eva fuenf David sechs");
    stage.alt(ON_WHITES_BOARD);
    stage.alt(CLOCK);
    assert_eq!(stage.game(1).plies.len(), 5);
    // The pawn that was captured stands there still.
    let mut there = stage.game(1).position_at(Ply(4)).expect("before it").placement();
    there.set("e5".parse().unwrap(), None);
    there.set("d6".parse().unwrap(), Some(Piece::new(Side::White, Kind::Pawn)));
    stage.stands_on_blacks_board(there);
    stage.walk_on_blacks_board("e4");
    stage.key(Key::Enter);
    stage.must_say("e4, empty: no move for White from here");
}
