//! What was said: what sounds alike, what is no move, what must be named.

use super::*;

#[test]
fn words_that_sound_alike_are_told_from_other_differences() {
    let cases = [
        // announced, repeated, alike
        ("Bauer Eva zwei - Eva vier", "Bauer Bella zwei - Bella vier", true),
        ("Bauer Anna zwei - Anna drei", "Bauer Bella zwei - Bella drei", true),
        ("Bauer Eva zwei - Eva vier", "Bauer David zwei - David vier", false),
        ("Springer Gustav eins - Felix drei", "Springer Gustav eins - Hector drei", false),
        // What was understood is no legal move: only the announcement can be meant.
        ("Bauer Eva zwei - Eva vier", "Dame Eva zwei - Eva vier", true),
        ("Bauer Eva zwei - Eva vier", "Turm Eva zwei - Eva vier", false),
        ("Dame Eva zwei - Eva vier", "Bauer Eva zwei - Eva vier", true),
    ];
    for (announced, repeated, wanted) in cases {
        let mut room = TestMatch::new("2023");
        room.announce(WHITE, announced);
        let noticed = room.repeat(BLACK, repeated);
        assert!(
            matches!(noticed[..], [Notice::RepetitionDiffers { alike, .. }] if alike == wanted),
            "{announced} / {repeated}: {noticed:?}"
        );
    }
    // Put right before the clock, nothing disagrees any more.
    let mut room = TestMatch::new("2023");
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.repeat(BLACK, "Bauer Bella zwei - Bella vier");
    assert_eq!(room.lacks()[0], Lack::SameRepetition { by: Side::Black });
    assert!(room.repeat(BLACK, "Bauer Eva zwei - Eva vier").is_empty());
    assert_eq!(room.lacks()[0], Lack::Execution { board: Side::White });
}

#[test]
fn an_announcement_that_sounds_like_another_legal_move_warns_until_it_is_repeated() {
    let mut room = TestMatch::new("2023");
    let warned = |room: &TestMatch| {
        let near = caution(room.scratch.blind.arranged().unwrap(), &room.scratch.game)?.near;
        Some(near.into_iter().map(|uci| uci.0).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(warned(&room), None);
    // Eva: Bella. The other words for two, four and Bauer lead to no legal move.
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    assert_eq!(warned(&room), Some("b2b4".into()));
    room.repeat(BLACK, "Bauer Bella zwei - Bella vier");
    assert_eq!(warned(&room), Some("b2b4".into()));
    room.repeat(BLACK, "Bauer Eva zwei - Eva vier");
    assert_eq!(warned(&room), None);
    // Nothing sounds like Gustav, Felix or Springer.
    room.announce(WHITE, "Springer Gustav eins - Felix drei");
    assert_eq!(warned(&room), None);
}

#[test]
fn with_zwo_two_is_not_taken_for_three() {
    for (zwo, wanted) in [(false, true), (true, false)] {
        let announcing = AnnouncementRules { scheme: Scheme::German, zwo };
        let arrangement = Arrangement { announcing, ..Arrangement::of_blind(Side::Black) };
        let mut room =
            TestMatch::of("2023", arrangement, game_from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
        room.announce(WHITE, "Turm Anna eins - Anna zwei");
        let noticed = room.repeat(BLACK, "Turm Anna eins - Anna drei");
        assert!(
            matches!(noticed[..], [Notice::RepetitionDiffers { alike, .. }] if alike == wanted),
            "{zwo}"
        );
    }
}

#[test]
fn an_announcement_that_is_no_legal_move_or_several_is_noticed_at_once() {
    let mut room = TestMatch::new("2023");
    let noticed = room.announce(WHITE, "Dame Eva zwei - Eva vier");
    let near = vec![Uci("e2e4".into())];
    assert_eq!(noticed, [Notice::AnnouncedIllegal { by: Side::White, near }]);
    assert_eq!(room.lacks()[0], Lack::ClearAnnouncement { by: Side::White });
    let noticed = room.announce(WHITE, "Felix drei");
    let moves = vec![Uci("f2f3".into()), Uci("g1f3".into())];
    assert_eq!(noticed, [Notice::AnnouncedUnclear { by: Side::White, moves }]);
    assert!(room.announce(WHITE, "Springer Felix drei").is_empty());
    // What was read before the game went on.
    let said = Utterance::of_move("Eva fuenf", Uci("e7e5".into()));
    let refused = room.ask(&Command::Announce { by: WHITE, said });
    assert!(matches!(refused, Err(Refusal::MoveIllegal { .. })));
}

#[test]
fn the_piece_that_a_pawn_becomes_is_named_where_the_edition_says_so() {
    for edition in editions() {
        let told = edition.rules.blind.promotion_announced.value;
        let arrangement = Arrangement::of_blind(Side::White);
        let mut room =
            TestMatch::of(&edition.id, arrangement, game_from("7k/4P3/8/8/8/8/8/4K3 w - - 0 1"));
        room.start();
        let noticed = room.announce(WHITE, "Bauer Eva sieben - Eva acht");
        let expected =
            if told { vec![Notice::PromotionNotNamed { by: Side::White }] } else { vec![] };
        assert_eq!(noticed, expected, "{}", edition.id);
        room.execute(Side::White, "e7e8q");
        let lacks = vec![Lack::PromotionPiece { by: Side::White }];
        let early = Notice::ClockTooEarly { by: Side::White, lacks };
        let expected = if told { vec![early] } else { vec![] };
        assert_eq!(room.press(WHITE), expected, "{}", edition.id);
        assert_eq!(room.played(), "e7e8q", "{}", edition.id);
    }
}

#[test]
fn a_reading_that_is_open_is_settled_by_what_is_executed() {
    let open = AnnouncedMove::Open(vec![Uci("e7e8q".into()), Uci("e7e8r".into())]);
    assert!(open.lacks_promotion());
    assert!(open.fits(&Uci("e7e8r".into())));
    assert_eq!(open.clear(), None);
    let several = AnnouncedMove::Open(vec![Uci("g1f3".into()), Uci("f2f3".into())]);
    assert!(!several.lacks_promotion());
    let duties: BTreeSet<AssistantDuty> = AssistantDuty::ALL.into_iter().collect();
    assert_eq!(duties.len(), AssistantDuty::ALL.len());
}
