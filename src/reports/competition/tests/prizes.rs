//! The list of prizes, alone and in the report.

use super::{ask, in_every_language, plain, played, stands, texts};
use crate::competition::EventPaper;
use jadoube_competition::prize::Sharing;
use jadoube_core::competition::category::Category;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::prize::Prizes;
use jadoube_core::competition::regulations::Regulations;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

#[test]
fn who_gets_what_stands_on_a_list_to_be_signed_and_in_the_report() {
    let mut hall = played();
    let (about, words) = (plain(), Catalogue::new(Lang::En));
    let paper = EventPaper::new(&words, &about, &hall).unwrap();
    assert!(paper.prize_list().is_none(), "there are none");
    let without = texts(&paper.report(Vec::new()));
    assert!(!without.contains("List of prizes"), "{without}");
    let old = hall.contest.regulations.clone().unwrap();
    let amounts =
        [(Category::All, vec![50_000, 30_000]), (Category::Federation("MKD".into()), vec![9_950])];
    let (sharing, currency) = (Sharing::Hort, "EUR".to_owned());
    let prizes = Prizes { amounts: amounts.into(), sharing, several: false, currency };
    let regulations = Box::new(Regulations { prizes, ..old });
    ask(&mut hall, Ask::ChangeRegulations { regulations, reason: "a sponsor".into() });
    let documents = in_every_language(&hall, |paper| paper.prize_list().unwrap());
    stands(
        &documents,
        &["99.50 EUR|", &super::record().head.to_string()],
        [
            &["List of prizes", "Hort system", "All: 500, 300 EUR", "|Prize|Received", "Director"],
            &["Preisliste", "Hort-System", "500; 300 EUR", "|Preis|Erhalten"],
            &["Листа на награди", "систем на Хорт", "|Награда|Примено"],
        ],
    );
    let report = texts(&EventPaper::new(&words, &about, &hall).unwrap().report(Vec::new()));
    assert!(report.contains("List of prizes") && report.contains("99.50 EUR"), "{report}");
    assert!(!report.contains("Received"), "nobody signs in the report: {report}");
}
