//! Assistants: when one is needed, their duties, and what they do outside of them.

use super::*;

#[test]
fn an_assistant_who_moves_the_pieces_has_that_duty_or_it_is_noticed() {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    arrangement.assistants.black = assistant(&[AssistantDuty::MakesBlindMoves]);
    let mut room = TestMatch::of("2023", arrangement, game());
    room.start();
    let makes = |board, uci: &str| Command::Execute {
        board,
        done: ExecutionReport::Move(Uci(uci.into())),
        by: Some(Actor::Assistant(Side::Black)),
    };
    // The sighted player's move on the blind player's board.
    let what = AssistantBreach::Duty(AssistantDuty::MakesOpponentMoves);
    let outside = Notice::OutsideDuties { of: Side::Black, what };
    room.announce(WHITE, "Eva vier");
    room.repeat(BLACK, "Eva vier");
    assert_eq!(room.must(&makes(Side::Black, "e2e4")), [outside]);
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    // The blind player's move on the opponent's board.
    assert!(room.must(&makes(Side::White, "e7e5")).is_empty());
    let blind = room.scratch.blind.arranged().unwrap();
    let done = blind.checklist(Side::Black, Ply(1));
    assert_eq!(done, [(AssistantDuty::MakesBlindMoves, true)]);
}

#[test]
fn the_duties_of_assistants_are_the_editions() {
    use AssistantDuty::{
        AnnouncesBlind, AnnouncesOpponent, MakesBlindMoves, MakesOpponentMoves, ReportsTouch,
        StartsClock,
    };
    let old = |id: &str| ["1972", "1980"].contains(&id);
    for edition in editions() {
        for (of, duty, in_old, since) in [
            (Side::Black, MakesBlindMoves, true, true),
            (Side::Black, MakesOpponentMoves, false, true),
            (Side::Black, AnnouncesOpponent, true, true),
            (Side::Black, AnnouncesBlind, false, true),
            (Side::Black, ReportsTouch, false, true),
            (Side::White, MakesBlindMoves, true, true),
            (Side::White, AnnouncesOpponent, true, true),
            (Side::White, AnnouncesBlind, false, true),
            (Side::White, StartsClock, false, false),
        ] {
            let mut arrangement = Arrangement::of_blind(Side::Black);
            *arrangement.assistants.of_mut(of) = assistant(&[duty]);
            let allowed = if old(&edition.id) { in_old } else { since };
            assert_eq!(arrangement.check(edition).is_ok(), allowed, "{} {duty:?}", edition.id);
        }
        let mut both = Arrangement::of_blind(Side::Black);
        both.assistants = BySide::new(assistant(&[]), assistant(&[]));
        assert!(matches!(both.check(edition), Err(Refusal::AssistantTooMany { .. })));
        // Since 2001 those in charge may adapt the rules.
        both.adapted = "the organiser, for this hall".into();
        assert_eq!(both.check(edition).is_ok(), !old(&edition.id), "{}", edition.id);
    }
}

#[test]
fn against_a_deaf_player_an_assistant_is_needed_since_2018() {
    for edition in editions() {
        let since = ["2017", "2018", "2023"].contains(&edition.id.as_str());
        let mut arrangement = Arrangement::of_blind(Side::Black);
        arrangement.players.white.deaf = true;
        let mut room = TestMatch::of(&edition.id, arrangement.clone(), game());
        assert_eq!(room.lacks()[0] == Lack::Assistant, since, "{}", edition.id);
        let said = room.said("Bauer Eva zwei - Eva vier");
        let refused = room.ask(&Command::Announce { by: WHITE, said });
        assert_eq!(matches!(refused, Err(Refusal::AssistantNeeded(_))), since, "{}", edition.id);
        arrangement.assistants.black = assistant(&[]);
        room.must(&Command::Arrange {
            arrangement: Box::new(arrangement),
            reason: "an assistant came".into(),
        });
        assert_ne!(room.lacks()[0], Lack::Assistant);
    }
}

#[test]
fn what_an_assistant_does_outside_the_duties_is_noticed_and_kept() {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    arrangement.assistants.black =
        assistant(&[AssistantDuty::AnnouncesOpponent, AssistantDuty::TellsOnRequest]);
    let mut room = TestMatch::of("2023", arrangement, game());
    room.start();
    let helper = Actor::Assistant(Side::Black);
    assert!(room.announce(helper, "Bauer Eva zwei - Eva vier").is_empty());
    room.execute(Side::White, "e2e4");
    let outside = |what| Notice::OutsideDuties { of: Side::Black, what };
    let starts = AssistantBreach::Duty(AssistantDuty::StartsClock);
    assert_eq!(room.press(helper), [outside(starts)]);
    assert_eq!(room.played(), "e2e4");
    let tell =
        |by| Command::Tell { by, to: Side::Black, what: Inquiry::Times, text: "1:40, 1:52".into() };
    // Unasked: the program refuses to, a person has done it.
    assert_eq!(room.ask(&tell(Actor::Program)), Err(Refusal::NotAsked(Side::Black)));
    let noticed = room.must(&tell(helper));
    assert_eq!(noticed, [outside(AssistantBreach::Act(AssistantAct::TellsUnasked))]);
    let arrangement = room.scratch.blind.arranged().unwrap().arrangement.clone();
    assert!(matches!(noticed[0].case(&arrangement, Ply(1)), Some(Case::BlindAssistant(_))));
    // Asked for.
    room.must(&Command::Ask { by: Side::Black, what: Inquiry::Times });
    assert!(room.must(&tell(helper)).is_empty());
    room.must(&Command::Ask { by: Side::Black, what: Inquiry::Times });
    assert!(room.must(&tell(Actor::Program)).is_empty());
    let told = &room.scratch.blind.arranged().unwrap().told;
    assert_eq!(told.iter().filter(|line| line.text.is_some() && line.asked).count(), 2);
    room.must(&Command::Leave { of: Side::Black });
    let away = Err(Refusal::AssistantAway(Side::Black));
    assert_eq!(room.ask(&tell(helper)), away);
    assert_eq!(room.lacks()[0], Lack::AssistantAway { of: Side::Black });
    room.must(&Command::Return { of: Side::Black });
    assert_eq!(
        room.ask(&Command::Return { of: Side::White }),
        Err(Refusal::NoAssistant(Side::White))
    );
}

#[test]
fn an_arrangement_of_known_players_has_those_blind_who_are_each_at_a_special_board() {
    for (white, black, blind) in [
        (true, false, [true, false]),
        (false, true, [false, true]),
        (true, true, [true, true]),
        (false, false, [false, true]),
    ] {
        let arrangement = Arrangement::of_players(BySide::new(white, black));
        assert_eq!(Side::BOTH.map(|side| arrangement.is_blind(side)), blind, "{white} {black}");
        let special = |side| arrangement.own_board(side).kind == BoardKind::Special;
        assert_eq!(Side::BOTH.map(special), blind, "{white} {black}");
    }
}
