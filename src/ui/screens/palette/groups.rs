//! What an action is found by beside its own name and its group: words that people use for it, a list in
//! the locales, separated by commas. And why it cannot be done now.

use crate::actions::Action;
use crate::phrases;
use crate::scene::{Scene, SelectedPairing};
use jadoube_chess::ply::Ply;
use jadoube_core::competition::round::Stage;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::{BoardNo, GameNo};

/// The id of the words that people use for an action; none where its own name and its group are what it is
/// called.
#[expect(clippy::too_many_lines, reason = "a table, one row per action")]
pub(super) const fn also(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::SetUp => "palette-also-set-up",
        Action::ShowPlayers => "palette-also-players",
        Action::ShowTeams => "palette-also-teams",
        Action::ShowDraw => "palette-also-draw",
        Action::ShowCompetition => "palette-also-overview",
        Action::ShowRound => "palette-also-round",
        Action::ShowStandings => "palette-also-standings",
        Action::ShowDisputes => "palette-also-disputes",
        Action::ShowBlind => "palette-also-blind",
        Action::ShowSheets => "palette-also-sheets",
        Action::ShowLaws => "palette-also-laws",
        Action::ShowCrossTable => "palette-also-cross-table",
        Action::PrintRound => "palette-also-print-round",
        Action::PrintPairings => "palette-also-print-pairings",
        Action::PrintResults => "palette-also-print-results",
        Action::PrintStandings => "palette-also-print-standings",
        Action::PrintBoardCards => "palette-also-print-board-cards",
        Action::PrintScoresheets => "palette-also-print-scoresheets",
        Action::PrintReport => "palette-also-print-report",
        Action::PrintAppeal => "palette-also-print-appeal",
        Action::PrintBlind => "palette-also-print-blind",
        Action::StopClocks | Action::StopAllClocks => "palette-also-stop",
        Action::ResumeClocks | Action::StartAllClocks | Action::StartRoundClocks => {
            "palette-also-start"
        }
        Action::ShowProjector => "palette-also-projector",
        Action::AdjustClock => "palette-also-adjust-clock",
        Action::TakeBack | Action::UndoDecision | Action::UndoCorrection => "palette-also-undo",
        Action::EndGame => "palette-also-end-game",
        Action::NewIncident => "palette-also-incident",
        Action::SaveFacts => "palette-also-save-facts",
        Action::DiscardFacts => "palette-also-discard-facts",
        Action::Count => "palette-also-count",
        Action::NewCompetition => "palette-also-new-competition",
        Action::ChangeEdition => "palette-also-change-edition",
        Action::OpenCompetition => "palette-also-competition",
        Action::SaveElsewhere => "palette-also-save-elsewhere",
        Action::GoOnInSaved => "palette-also-go-on-in-saved",
        Action::Quit => "palette-also-quit",
        Action::Demonstrate => "palette-also-demonstrate",
        Action::ImportPgn | Action::ExportPgn => "palette-also-pgn",
        Action::ExportEvent => "palette-also-export-event",
        Action::LargerText | Action::SmallerText => "palette-also-text",
        Action::NextTheme => "palette-also-theme",
        Action::ShowSettings => "palette-also-settings",
        Action::ShowDevices => "palette-also-devices",
        Action::ShowStations | Action::ShareEvent => "palette-also-stations",
        Action::InviteStation | Action::JoinEvent => "palette-also-invite",
        Action::GoToDoor => "palette-also-door",
        Action::CarryServer
        | Action::CarryHallServer
        | Action::UseHallServer
        | Action::CarryNoServer
        | Action::ShowServerCode => "palette-also-server",
        Action::GiveBoards | Action::TakeBoards | Action::TakeOverBoards => {
            "palette-also-hand-over"
        }
        Action::HandOverChief | Action::TakeOverChief => "palette-also-chief",
        Action::Adjourn => "palette-also-adjourn",
        Action::ShowEnvelopes => "palette-also-envelopes",
        Action::ShowRecord => "palette-also-record",
        Action::Messages => "palette-also-messages",
        Action::Help => "palette-also-help",
        Action::ShowHall
        | Action::ShowBoard
        | Action::AcceptProposal
        | Action::AcceptWithReason
        | Action::DecideOtherwise
        | Action::RestoreDecision
        | Action::ArrangeBlind
        | Action::SetClockBack
        | Action::Rehearse
        | Action::LockScreen
        | Action::NextConcern
        | Action::PressClock
        | Action::TypeMove
        | Action::FocusBoard
        | Action::ConfirmMove
        | Action::CorrectMove
        | Action::OfferDraw
        | Action::AcceptDraw
        | Action::DeclineDraw
        | Action::Resign
        | Action::Reopen
        | Action::MateChances
        | Action::LookBack
        | Action::LookOn
        | Action::LookAtPresent
        | Action::TurnBoard
        | Action::LargeBoard
        | Action::Graphs
        | Action::ClockFace
        | Action::PreviousBoard
        | Action::NextBoard
        | Action::ReadBoard
        | Action::SetTableClock
        | Action::PlanResumptions
        | Action::DismissStation
        | Action::Print
        | Action::PrintCrossTable
        | Action::PrintPlayers
        | Action::PrintProtocol
        | Action::PrintLineUpForms
        | Action::PrintMatchProtocols
        | Action::PrintClockSheet
        | Action::PrintEquipment
        | Action::OwnVoice
        | Action::SayAgain
        | Action::SaySlower
        | Action::Spell
        | Action::Palette => return None,
    })
}

/// Why an action cannot be done now: at a board of another station, who keeps it and what to do.
pub(crate) fn why_not(action: Action, scene: &Scene<'_>) -> String {
    let scene = &action.at_its_board(scene);
    let has_file = scene.is_open() && scene.can_change();
    if let (true, Some(pairing), None) =
        (has_file && action.records_at_board(), scene.pairing, scene.looked_at())
    {
        return without_game(scene, pairing);
    }
    let accepts = matches!(action, Action::AcceptProposal | Action::AcceptWithReason);
    let hindered = scene.to_decide().filter(|_| accepts && has_file);
    if let Some(why) = hindered.and_then(|one| phrases::proposal_hindered(scene, one)) {
        return why;
    }
    let decides = accepts || action == Action::DecideOtherwise;
    if let Some(one) = scene.decided().filter(|_| decides && has_file) {
        return scene.say_with("palette-why-decided", &[("no", one.no.into())]);
    }
    let elsewhere = scene.kept_elsewhere().filter(|_| action.records_at_board());
    match elsewhere.filter(|_| has_file) {
        Some(why) => scene.words.tell(&why),
        None => scene.say(reason(action, scene)),
    }
}

/// Why nothing happens at a pairing that has no game, or where none is selected.
fn without_game(scene: &Scene<'_>, pairing: SelectedPairing) -> String {
    match pairing.board {
        Some(board) => scene.say_with("tournament-round-no-game", &[("board", board.0.into())]),
        None => scene.say("tournament-round-none-selected"),
    }
}

/// Whether clocks are stopped until it is said how lost time counts.
fn asks_about_lost_time(scene: &Scene<'_>) -> bool {
    scene.snap.hall.on_own_boards().any(|(_, game)| game.lost_time.is_some())
}

/// The id of the reason why an action cannot be done now.
#[expect(clippy::too_many_lines, reason = "a table, one row per action")]
fn reason(action: Action, scene: &Scene<'_>) -> &'static str {
    use Action as A;
    match action {
        A::Demonstrate => "palette-why-open",
        A::GoOnInSaved => "palette-why-none-saved",
        A::SaveElsewhere if scene.snap.lost.is_some() => "palette-why-saved",
        _ if !scene.is_open() => "palette-why-no-file",
        _ if !scene.can_change() => "palette-why-only-read",
        A::SaveElsewhere => "palette-why-written",
        A::ShareEvent => "palette-why-shared",
        A::GoToDoor => "palette-why-nobody-waits",
        A::InviteStation
        | A::ShowServerCode
        | A::CarryServer
        | A::CarryHallServer
        | A::UseHallServer
        | A::CarryNoServer
        | A::GiveBoards
        | A::TakeBoards
        | A::TakeOverBoards
        | A::HandOverChief
        | A::TakeOverChief
        | A::DismissStation => why_not_of_stations(action, scene),
        A::ResumeClocks if asks_about_lost_time(scene) => "clocks-not-lost-time",
        A::ResumeClocks => "palette-why-none-left-standing",
        A::StartRoundClocks if waits_for_publication(scene) => "palette-why-draft",
        A::StartRoundClocks if is_event_without_a_round(scene) => "palette-why-none-published",
        // Boards without an event are in no round: their clocks are started otherwise.
        A::StartRoundClocks if A::StartAllClocks.is_available(scene) => "palette-why-none-of-round",
        A::StartAllClocks | A::StartRoundClocks => "palette-why-none-stands",
        A::ShowProjector => "palette-why-none-published",
        A::PrintPairings
        | A::PrintResults
        | A::PrintStandings
        | A::PrintCrossTable
        | A::PrintProtocol
        | A::PrintBoardCards
        | A::PrintScoresheets
        | A::PrintClockSheet
        | A::PrintLineUpForms
        | A::PrintMatchProtocols => "palette-why-none-paired",
        A::PrintPlayers | A::PrintReport | A::PrintEquipment | A::ExportEvent => {
            "palette-why-no-regulations"
        }
        A::StopAllClocks => "palette-why-none-runs",
        A::SaveFacts | A::DiscardFacts if scene.to_decide().is_some() => {
            "palette-why-facts-unchanged"
        }
        A::UndoDecision if scene.to_decide().is_some() => "palette-why-undecided",
        A::AcceptProposal
        | A::AcceptWithReason
        | A::DecideOtherwise
        | A::SaveFacts
        | A::DiscardFacts
        | A::UndoDecision
        | A::RestoreDecision => "palette-why-no-incident",
        A::PrintAppeal => "palette-why-no-decision",
        A::ShowHall
        | A::ShowBoard
        | A::ShowSheets
        | A::ShowBlind
        | A::ShowEnvelopes
        | A::ShowDisputes
        | A::ShowCompetition
        | A::ShowLaws
        | A::ShowStations
        | A::ShowDevices
        | A::ShowSettings
        | A::ShowPlayers
        | A::ShowTeams
        | A::ShowDraw
        | A::ShowRound
        | A::ShowStandings
        | A::ShowCrossTable
        | A::NewIncident
        | A::Count
        | A::ArrangeBlind
        | A::SetClockBack
        | A::Rehearse
        | A::LockScreen
        | A::NextConcern
        | A::PressClock
        | A::StopClocks
        | A::AdjustClock
        | A::UndoCorrection
        | A::TypeMove
        | A::FocusBoard
        | A::ConfirmMove
        | A::TakeBack
        | A::CorrectMove
        | A::OfferDraw
        | A::AcceptDraw
        | A::DeclineDraw
        | A::Resign
        | A::EndGame
        | A::Reopen
        | A::MateChances
        | A::LookBack
        | A::LookOn
        | A::LookAtPresent
        | A::TurnBoard
        | A::LargeBoard
        | A::Graphs
        | A::ClockFace
        | A::PreviousBoard
        | A::NextBoard
        | A::ReadBoard
        | A::SetTableClock
        | A::Adjourn
        | A::PlanResumptions
        | A::SetUp
        | A::NewCompetition
        | A::ChangeEdition
        | A::OpenCompetition
        | A::Quit
        | A::JoinEvent
        | A::ImportPgn
        | A::ExportPgn
        | A::ShowRecord
        | A::Print
        | A::PrintRound
        | A::PrintBlind
        | A::NextTheme
        | A::LargerText
        | A::SmallerText
        | A::OwnVoice
        | A::SayAgain
        | A::SaySlower
        | A::Spell
        | A::Messages
        | A::Palette
        | A::Help => why_not_at_board(action, scene),
    }
}

/// Whether the next round is paired and not published, and nothing is played any more of the one before.
fn waits_for_publication(scene: &Scene<'_>) -> bool {
    let hall = &scene.snap.hall;
    let contest = &hall.contest;
    let last = contest.rounds.last_key_value();
    let is_played =
        |no: GameNo| hall.games.get(&no).is_some_and(|one| one.game.outcome().is_none());
    last.is_some_and(|(_, round)| round.stage == Stage::Draft)
        && !contest.games_of(contest.published()).any(is_played)
}

/// Whether there is an event of which no round is known to the players.
fn is_event_without_a_round(scene: &Scene<'_>) -> bool {
    let contest = &scene.snap.hall.contest;
    contest.regulations.is_some() && contest.published() == 0
}

/// The same for what is done at a board.
fn why_not_at_board(action: Action, scene: &Scene<'_>) -> &'static str {
    use Action as A;
    match (scene.at_work(), scene.current(), action) {
        (None, ..) if scene.earlier.is_some() => "palette-why-earlier",
        (None, ..) => "palette-why-no-game",
        (_, None, _) => "palette-why-past",
        (
            _,
            Some((_, game)),
            A::PressClock
            | A::StopClocks
            | A::OfferDraw
            | A::AcceptDraw
            | A::DeclineDraw
            | A::Resign
            | A::EndGame
            | A::Adjourn,
        ) if game.outcome().is_some() => "palette-why-ended",
        (_, Some(_), A::TakeBack) => "palette-why-no-move",
        (_, Some(_), A::UndoCorrection) => "palette-why-no-correction",
        (_, Some((board, game)), A::SetClockBack) => why_not_set_back(scene, board, game.ply()),
        _ => "palette-why-not-now",
    }
}

/// The same for a clock that is set back: none was started too early, or that is too long ago.
fn why_not_set_back(scene: &Scene<'_>, board: BoardNo, now: Ply) -> &'static str {
    let Some(blind) = scene.snap.hall.blind(board) else { return "palette-why-not-now" };
    let was_early = |back: u16| {
        let cycle = now.0.checked_sub(back).and_then(|ply| blind.cycle(Ply(ply)));
        cycle.is_some_and(|cycle| cycle.pressed.is_some() && cycle.early.is_some())
    };
    match was_early(1) || was_early(2) {
        true => "palette-why-moved-since",
        false => "palette-why-not-early",
    }
}

/// The same for what is done among stations.
fn why_not_of_stations(action: Action, scene: &Scene<'_>) -> &'static str {
    match action {
        _ if !scene.snap.hall.stations.is_begun() => "palette-why-one-station",
        Action::TakeOverChief if scene.is_chief() => "palette-why-is-chief",
        Action::TakeOverChief
        | Action::TakeOverBoards
        | Action::CarryServer
        | Action::CarryHallServer
            if !scene.may_keep(Post::Chief) =>
        {
            "palette-why-role"
        }
        Action::CarryServer | Action::CarryHallServer | Action::UseHallServer
            if scene.snap.door.beside || !scene.snap.door.served.is_empty() =>
        {
            "palette-why-carries"
        }
        Action::CarryServer | Action::CarryHallServer => "palette-why-no-line",
        Action::UseHallServer => "palette-why-no-hall",
        Action::CarryNoServer => "palette-why-carries-none",
        Action::ShowServerCode if scene.snap.door.renewal.is_none() => "palette-why-not-served",
        Action::InviteStation | Action::HandOverChief | Action::DismissStation
            if !scene.is_chief() =>
        {
            "palette-why-not-chief"
        }
        Action::TakeBoards => "palette-why-nothing-given",
        // Who is alone has nobody to whom boards are handed, however many there are.
        Action::GiveBoards | Action::TakeOverBoards if scene.other_stations().next().is_none() => {
            "palette-why-no-others"
        }
        Action::GiveBoards | Action::TakeOverBoards => "palette-why-no-boards-there",
        _ => "palette-why-no-others",
    }
}
