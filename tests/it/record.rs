//! The record as evidence in the window, by its accessible tree: the head to be written down, the
//! check of one from paper, a second signature, and the sheet of an incident.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::evidence::code::hex;
use jadoube_i18n::lang::Lang;
use jadoube_journal::signing::{Signer, Statement};
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, rest, settle};

const PAPER: &str = "Head from paper, typed, pasted or scanned";

/// Passes until something is said.
fn until(stage: &mut Stage, said: &str) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !stage.says(said) {
        assert!(Instant::now() < deadline, "{said} is not in {:?}", stage.labels());
        rest();
        stage.window.step();
    }
}

#[test]
fn a_head_from_paper_is_checked_and_a_second_signature_added() {
    let mut stage = Stage::new(2);
    let record = stage.desk.snapshot().record.expect("a file is open");
    stage.run(Action::ShowRecord);
    // It is what the keyboard comes to first, and it is read out sign by sign.
    let short = record.head.to_string();
    let (number, code) = short.split_once(':').expect("a number and a code");
    let signs: Vec<String> =
        code.split('-').next().unwrap_or_default().chars().map(String::from).collect();
    let spelled = format!("Head of the record: row {number}: {}", signs.join(" "));
    let head = stage.window.get_all_by_role(Role::Label).find(|node| node.is_focused());
    let value = head.and_then(|head| head.accesskit_node().value());
    assert!(
        value.is_some_and(|value| value.starts_with(&spelled)),
        "{spelled}: {:?}",
        stage.labels()
    );
    let field = stage.window.get_by_role_and_label(Role::TextInput, PAPER);
    let example = field.accesskit_node().placeholder().map(str::to_owned);
    assert_eq!(example.as_deref(), Some("row:code, as on the paper"), "no code that is none");
    stage.must_say("Head of the record for a camera");
    stage.must_say("This computer does not sign the record");
    for (typed, said) in [
        (record.head.to_string(), "This state is part of the file: row 3, the last one"),
        (record.scanned(), "This state is part of the file"),
        (format!("9:{}", hex(&record.head.hash)), "it ends at row 3"),
        (format!("2:{}", hex(&record.head.hash)), "row 2 is a different one"),
        ("3:7K3QF".to_owned(), "you entered 5"),
    ] {
        stage.write_in(PAPER, &typed);
        stage.click("Check head");
        until(&mut stage, said);
    }
    stage.click("Check file");
    until(&mut stage, "The file is sound: 3 rows");

    let signer = Signer::make().expect("a key");
    let by = "N. Ilić";
    let statement = Statement::of_second(record.competition, &record.head, by);
    let (hash, key) = (hex(&record.head.hash), signer.public());
    let signature = hex(&signer.sign(&statement));
    let line = format!("JADOUBE SIGNATURE {} 3 {hash} {key} {signature} {by}", record.competition);
    let field = "Second signature from another computer (jadoube sign)";
    stage.write_in(field, &line.replace("Ilić", "Ilic"));
    stage.click("Add signature");
    until(&mut stage, "The signature is not genuine");
    stage.write_in(field, &line);
    stage.click("Add signature");
    until(&mut stage, &key.fingerprint());
    settle(&mut stage.window);
    let seconds = stage.desk.snapshot().hall.signers.seconds.clone();
    assert_eq!(seconds.iter().map(|(_, one)| one.by.as_str()).collect::<Vec<_>>(), [by]);
}

#[test]
fn nothing_lacks_its_words_in_any_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(1, preferences(lang));
        stage.run(Action::ShowRecord);
        stage.lacks_no_words(lang.code());
    }
}

#[test]
fn the_sheet_of_an_incident_is_printed_from_the_dispute_log() {
    let mut stage = Stage::new(1);
    stage.play_illegally();
    stage.run(Action::ShowDisputes);
    stage.click("Print sheet…");
    let path = stage.folder.path().join("incident.pdf");
    stage.write_in("File", &path.display().to_string());
    stage.click("Save as PDF");
    settle(&mut stage.window);
    assert!(std::fs::read(&path).expect("written").starts_with(b"%PDF"));
}
