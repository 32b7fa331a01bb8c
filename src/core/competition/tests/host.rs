//! The federation in which an event is held, as norms ask for it and tournament files have it.

use super::*;
use jadoube_competition::norm::edition::Regulations as NormRules;
use jadoube_competition::trf::contents::{Contents, Text};

/// Forty players, of whom the first twenty are foreigners with ratings, ten of them with titles.
fn event(host: &str) -> TestHall {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Open", "2023") }).unwrap();
    let control = "90+30".parse().unwrap();
    let regulations = Regulations::new(System::Manual { rounds: 9 }, control);
    let regulations = Regulations { host: host.into(), ..regulations };
    one.ask(Ask::Start { regulations: Box::new(regulations) }).unwrap();
    let player = |no: u16| Entrant {
        federation: if no <= 20 { ["GER", "SRB", "BUL"][usize::from(no % 3)] } else { "MKD" }
            .into(),
        title: if no <= 10 { "IM".into() } else { String::new() },
        ..entrant(&format!("P{no}"), 2100)
    };
    one.ask(Ask::Enter { entrants: (1..=40).map(player).collect() }).unwrap();
    one
}

#[test]
fn an_event_with_a_host_is_so_international_that_nobody_needs_foreigners() {
    let is_exempt = |host: &str| {
        let one = event(host);
        let found = one.contest().international(&one.hall.tournament(), &NormRules::Y2024);
        found.map(|found| (found.foreigners, found.is_exempt))
    };
    assert_eq!(is_exempt("MKD"), Some((20, true)));
    assert_eq!(is_exempt("GER"), Some((34, false)), "few of them hold titles");
    assert_eq!(is_exempt(""), None, "nobody said where it is held");
}

#[test]
fn a_tournament_file_names_the_host_and_a_match_is_a_bracket_of_two() {
    let told = |one: &TestHall| {
        let mut contents = Contents::default();
        one.contest().report_into(&mut contents, &one.hall.tournament());
        [Text::Federation, Text::TypeCode].map(|text| contents.text(text).to_owned())
    };
    assert_eq!(told(&event("MKD")), ["MKD", ""]);
    let one = TestHall::new(System::Match, 2);
    assert_eq!(told(&one), ["", "CUSTOM_KNOCKOUT"]);
}
