//! A whole event in one file, by the commands of the real program: ten players, two adjourned games, a
//! ruling with its appeal, a wrong result that is found later, somebody who leaves at half, and the report
//! of it all; and who leaves at half exactly.

use std::sync::Arc;

use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Adjourn;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::reading::EnvelopeContents;
use jadoube_core::hall::command::Command;
use jadoube_desk::library::Reader;
use jadoube_desk::protocols::{Sheet, SheetSource, document, is_of_contest};
use jadoube_desk::timekeeper::wall_now;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use serde_json::{Value, json};

use crate::cli::{Shell, code};
use crate::competition_event::{FILE, adjourn, data, done, event, played, refused};

/// Where the first of the adjourned games is resumed.
const RESUMED: BoardNo = BoardNo(11);

fn boards(shell: &Shell, round: usize) -> usize {
    let rounds = data(shell, &["rounds", FILE, "--json"]);
    rounds[round - 1]["boards"].as_array().expect("boards").len()
}

/// White wins every game of a round but those that are adjourned or ruled upon.
fn play_round(shell: &Shell, round: usize) {
    done(shell, &["pair", FILE]);
    let shown = done(shell, &["publish", FILE]);
    assert!(shown.contains("published"), "{shown}");
    if round == 1 {
        for (board, no) in [(1, 1), (2, 2)] {
            adjourn(shell, board, no);
        }
        let why = refused(shell, &["result", FILE, "1", "1"]);
        assert!(why.contains("adjourned") && why.contains("C.04.2 3.1"), "{why}");
    }
    for board in 1..=boards(shell, round) {
        let is_adjourned = round == 1 && board <= 2;
        let is_ruled = round == 3 && board == 1;
        if !is_adjourned && !is_ruled {
            done(shell, &["result", FILE, &board.to_string(), "1"]);
        }
    }
    if round == 3 {
        rule(shell);
    }
    done(shell, &["close", FILE]);
}

/// A dispute at board 1, in which the arbiter decides the game for Black; an appeal against that is
/// rejected.
fn rule(shell: &Shell) {
    let start = json!({ "command": { "to": "game", "board": 1, "what": { "command": "start" } } });
    let open = json!({ "command": { "to": "dispute", "what": {
        "command": "open", "board": 1, "case": { "case": "other" },
        "caller": "arbiter", "claim": "", "clocks": "stop",
    } } });
    let decide = json!({ "command": { "to": "dispute", "what": {
        "command": "decide-otherwise", "no": 1, "text": "lost", "reason": "insulted the opponent",
        "remedies": [{ "remedy": "end", "score": "black-wins", "reason": "arbiter-decision" }],
    } } });
    let appeal = json!({ "command": { "to": "dispute", "what": {
        "command": "appeal", "no": 1, "by": "P1", "text": "nobody heard an insult",
        "filing": { "capacity": "player", "side": "white", "form": "written", "fee": "no",
            "play": "goes-on" },
    } } });
    let judge = json!({ "command": { "to": "dispute", "what": {
        "command": "decide-appeal", "no": 1, "judgement": {
            "verdict": "rejected", "reasons": "two witnesses heard it",
            "voters": ["Chair", "Second", "Third"], "fee": { "fee": "nothing" },
            "effect": { "effect": "stays" },
        },
    } } });
    let all = [start, open, decide, appeal, judge].map(|line| line.to_string());
    let (_, answers) = shell.play(&all);
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
}

/// One adjourned game is resumed with the sealed move and won by White; the other is given up before.
fn finish_adjourned(shell: &Shell) {
    let (no, at, which) = (EnvelopeNo(1), wall_now(), EnvelopeKind::Sealed);
    let contents = EnvelopeContents {
        text: "e4".into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: String::new(),
    };
    let resumption = [
        Adjourn::Resume { no, board: RESUMED, at },
        Adjourn::Arrive { no, side: Side::White, at },
        Adjourn::Arrive { no, side: Side::Black, at },
        Adjourn::SetUp { no, placement: None, times: None },
        Adjourn::Open { no, which, by: "A. Biter".into(), at },
        Adjourn::Read { no, which, contents },
        Adjourn::Play { no, which },
    ];
    let given_up =
        Adjourn::Conclude { no: EnvelopeNo(2), by: Side::White, said: SaidBefore::Resigned };
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    let end = Command::Game { board: RESUMED, what: GameCommand::End(outcome.into()) };
    let of_envelopes = resumption.into_iter().chain([given_up]);
    let commands = of_envelopes.map(|what| Command::Adjournment { what }).chain([end]);
    played(shell, &commands.collect::<Vec<_>>());
}

/// What stands in the chief arbiter's report, as the paper has it.
fn report(shell: &Shell) -> String {
    let file = Reader::of(&shell.path(FILE)).expect("it opens");
    let (hall, trouble) = file.state();
    assert!(trouble.is_none(), "{trouble:?}");
    let of_contest = || file.entries().filter(is_of_contest).map(Arc::new).collect::<Vec<_>>();
    let source = SheetSource {
        hall: &hall,
        record: Some(file.record()),
        as_of: None,
        incomplete: None,
        of_game: &|_| Vec::new(),
        of_incident: &|_| Vec::new(),
        of_contest: &of_contest,
    };
    let paper = document(&Catalogue::new(Lang::En), source, Sheet::Report, hall.last);
    format!("{:#?}", paper.expect("a report"))
}

#[test]
fn a_round_robin_of_ten_goes_from_the_entries_to_the_report() {
    let shell = event(10);
    for round in 1..=9 {
        play_round(&shell, round);
        if round == 5 {
            // Five games of nine are half and more (C.05 6.6), once the adjourned one has ended.
            done(&shell, &["withdraw", FILE, "10", "--reason", "ill"]);
            let why = refused(&shell, &["result", FILE, "1", "0", "--round", "2"]);
            assert!(why.contains("Give a reason") && why.contains("C.04.2 4.3"), "{why}");
            let wrong = ["result", FILE, "1", "0", "--round", "2", "--reason", "both say so"];
            assert!(done(&shell, &wrong).contains("the game’s record has 1–0"));
        }
    }
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    let result =
        |rounds: &Value, round: usize, board: usize| rounds[round - 1]["boards"][board - 1].clone();
    assert_eq!(result(&rounds, 1, 1)["result"], Value::Null);
    assert_eq!(result(&rounds, 1, 1)["adjourned"], true);
    assert_eq!(result(&rounds, 2, 1)["result"], "0");
    assert_eq!(result(&rounds, 2, 1)["shown"], "1");
    assert_eq!(result(&rounds, 3, 1)["result"], "0", "by the ruling");
    assert_eq!(boards(&shell, 6), 4, "number 10 is not paired");
    let open = data(&shell, &["standings", FILE, "--json"]);
    let decided = |standing: &Value| {
        let decision = &standing["withdrawn"][0]["decision"];
        json!([decision["completed"], decision["to_play"], decision["fate"]])
    };
    assert_eq!(decided(&open), json!([4, 9, "record-only"]), "as it stands: less than half");
    assert_eq!(open["missing"], json!([{ "round": 1, "boards": [1, 2] }]));

    finish_adjourned(&shell);
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    assert_eq!(result(&rounds, 1, 1)["result"], "1", "resumed, and won");
    assert_eq!(result(&rounds, 1, 2)["result"], "0", "given up");
    let standing = data(&shell, &["standings", FILE, "--json"]);
    assert_eq!(standing["missing"], json!([]));
    let lines = standing["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 10);
    // The games of number 10, who has won two, count, and whom he did not meet any more has a point
    // without play: 9 has six points, six players have five, 7 has four, and 2 has three.
    assert_eq!(decided(&standing), json!([5, 9, "counted"]));
    let place = |at: usize| lines[at]["number"].clone();
    assert_eq!([0, 7, 8, 9].map(place), [9, 7, 2, 10].map(Value::from), "{standing}");
    // The same file as a tournament file has the same players, and its record keeps those games.
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    let again = data(&shell, &["standings", "cup.trf", "--json"]);
    assert_eq!(again["lines"].as_array().map(Vec::len), Some(10));

    let report = report(&shell);
    for part in [
        "Standings after round 9",
        "withdrawn from round 6 on: ill",
        "completed 5 of 9 (C.05 6.6): everything counts",
        "both say so",
        "insulted the opponent",
        "appeal rejected",
        "Round 1, board 11: P1 – P10 · Settled",
        "Round 1, board 2: P2 – P9 · Settled",
        "Round 3, board 1",
    ] {
        assert!(report.contains(part), "{part}: {report}");
    }
    assert!(!report.contains("is not complete"), "{report}");
    let printed = shell.run(&["print", FILE, "--report", "-o", "report.pdf"]);
    assert_eq!(code(&printed), 0, "{printed:?}");
    assert!(std::fs::read(shell.path("report.pdf")).expect("there").starts_with(b"%PDF-1."));
    let appeal = shell.run(&["print", FILE, "--appeal", "1", "-o", "appeal.pdf"]);
    assert_eq!(code(&appeal), 0, "{appeal:?}");
    let log = shell.run(&["verify", FILE]);
    assert_eq!(code(&log), 0, "{log:?}");
}

#[test]
fn who_leaves_after_exactly_half_the_games_keeps_them_in_the_standing() {
    // Of nine players everybody plays eight games, and number 9 is free in one round of the table.
    let shell = event(9);
    let (mut games, mut round) = (0, 0);
    while games < 4 {
        round += 1;
        done(&shell, &["pair", FILE]);
        done(&shell, &["publish", FILE]);
        let rounds = data(&shell, &["rounds", FILE, "--json"]);
        let here = rounds[round - 1]["boards"].as_array().expect("boards");
        let named = |one: &&Value| one["white"] == 9 || one["black"] == 9;
        games += here.iter().filter(named).count();
        for board in 1..=here.len() {
            done(&shell, &["result", FILE, &board.to_string(), "1"]);
        }
        done(&shell, &["close", FILE]);
    }
    done(&shell, &["withdraw", FILE, "9", "--reason", "ill"]);
    for next in round + 1..=9 {
        done(&shell, &["pair", FILE]);
        done(&shell, &["publish", FILE]);
        for board in 1..=boards(&shell, next) {
            done(&shell, &["result", FILE, &board.to_string(), "1"]);
        }
        done(&shell, &["close", FILE]);
    }
    let report = report(&shell);
    assert!(report.contains("withdrawn from round"), "{report}");
    assert!(!report.contains("struck from the standing"), "half is enough: {report}");
}
