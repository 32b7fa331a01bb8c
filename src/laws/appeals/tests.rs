//! What the regulations of each time make of an appeal: tables with the articles.

use crate::appeals::committee::{BanStatus, Member, Seat};
use crate::appeals::deadline::{DeadlineStart, DeadlineStatus, due};
use crate::appeals::filing::{
    AppealForm, AppellantPlay, Check, FeePayment, Filing, Point, PointStatus, admissibility,
};
use crate::appeals::provisions::{Contest, Provisions};
use crate::appeals::sitting::{CommitteeRole, Conflict, Flaw, Sitting, compose, flaws_of_vote};
use crate::appeals::verdict::{Effect, FeeFate, Verdict, effect, fees};
use crate::citation::Citation;
use crate::game::event::Player;
use crate::laws::edition::Rulebook;
use crate::laws::kind::Pace;
use crate::laws::regulations::{Capacity, OtherRole, Proviso, Right, WithArticles};
use crate::library;
use crate::library::appeals::{all, proposed, regulations};
use crate::rulings::ruling::{Finding, Ruling};
use crate::wall::Wall;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};

const ALL: [&str; 4] = ["1972-olympiad", "1980", "2006", "2023"];

fn ruling(edition: &str, article: &str) -> Ruling {
    Ruling::new(Finding::Open, Vec::new(), vec![Citation::new(edition, article)])
}

fn filing(capacity: Capacity) -> Filing {
    Filing {
        capacity,
        side: Some(Side::White),
        form: AppealForm::Written,
        fee: FeePayment::Yes,
        play: AppellantPlay::GoesOn,
        at: None,
    }
}

/// The checks of an appeal in time, under an edition with the regulations proposed with it.
fn checks(edition: &str, provisions: &Provisions, filing: &Filing) -> Vec<Check> {
    let ruling = ruling(edition, "4.3");
    let left = DeadlineStatus::Running { left: Millis(1) };
    admissibility(book(edition), provisions, &ruling, filing, left).checks
}

/// An edition with the regulations proposed with it.
fn book(edition: &str) -> Rulebook<'static> {
    library::appeals::rulebook(None, library::laws::edition(edition).unwrap())
}

fn articles(check: &Check) -> Vec<&str> {
    check.articles.iter().map(String::as_str).collect()
}

#[test]
fn the_regulations_are_read_and_proposed_with_their_editions() {
    let ids: Vec<&str> = all().iter().map(|found| found.id.as_str()).collect();
    assert_eq!(ids, ALL);
    for (edition, id) in [
        ("1972", "1972-olympiad"),
        ("1980", "1980"),
        ("2001", "2006"),
        ("2009", "2006"),
        ("2018", "2006"),
        ("2023", "2023"),
    ] {
        assert_eq!(proposed(edition).id, id, "with the Laws of {edition}");
    }
}

#[test]
fn who_may_appeal_by_the_regulations_of_each_time() {
    use Capacity::{Captain, Guardian, Official, Other, Player};
    use PointStatus::{No, Unclear, Yes};
    let individual = Contest::Individual;
    for (edition, contest, capacity, answer, cited) in [
        // Only the captain (Ol. 24.6).
        ("1972", Contest::Team, Captain, Yes, vec!["Ol. 24.6"]),
        ("1972", Contest::Team, Player, No, vec!["Ol. 24.6"]),
        ("1980", individual, Player, Unclear, vec![]),
        ("2009", individual, Player, Yes, vec!["12"]),
        ("2009", Contest::Team, Captain, No, vec!["12"]),
        ("2023", individual, Player, Yes, vec!["C05 10", "C11 3"]),
        ("2023", individual, Captain, No, vec!["C05 10", "C11 3"]),
        ("2023", Contest::Team, Captain, Yes, vec!["C05 10", "C11 3"]),
        ("2023", individual, Guardian, Unclear, vec!["C05 10", "C11 3"]),
        ("2023", individual, Official, Yes, vec!["C05 10", "C11 3"]),
        ("2023", individual, Other, No, vec!["C05 10", "C11 3"]),
    ] {
        let provisions = Provisions { contest, ..Provisions::of("") };
        let checks = checks(edition, &provisions, &filing(capacity));
        let check = checks
            .iter()
            .find(|check| matches!(check.point, Point::Appellant { .. }))
            .expect("asked always");
        assert_eq!((check.answer, articles(check)), (answer, cited), "{edition} {capacity:?}");
    }
}

#[test]
fn form_fee_and_party_are_asked_for_where_the_regulations_do() {
    let spoken = Filing {
        form: AppealForm::Spoken,
        fee: FeePayment::No,
        side: None,
        ..filing(Capacity::Captain)
    };
    let provisions = Provisions { fee: "100 EUR".into(), ..Provisions::of("") };
    for (edition, missing) in [
        ("1972", vec![Point::Written]),
        ("1980", vec![]),
        ("2009", vec![Point::Written, Point::FeePaid]),
        ("2023", vec![Point::Party, Point::Written, Point::FeePaid]),
    ] {
        let found: Vec<Point> = checks(edition, &provisions, &spoken)
            .iter()
            .filter(|check| check.answer == PointStatus::No)
            .map(|check| check.point)
            .filter(|point| !matches!(point, Point::Appellant { .. }))
            .collect();
        assert_eq!(found, missing, "{edition}");
    }
    let free = checks("2009", &Provisions::of(""), &spoken);
    let fee = free.iter().find(|check| check.point == Point::FeePaid).expect("asked");
    assert_eq!(fee.answer, PointStatus::Unclear, "no fee was announced");
}

#[test]
fn what_the_laws_make_final_cannot_be_appealed_against() {
    let given = |right| Point::Right { right };
    for (edition, taken_by, point, cited) in [
        ("1972", "18.2", given(Right::LeftOpen), vec!["Int. 14"]),
        ("1980", "18.2", given(Right::LeftOpen), vec!["Int. 20.3"]),
        ("1997", "10.2a", given(Right::Silent), vec![]),
        ("2001", "10.2a", Point::Final, vec!["10.2d"]),
        ("2001", "10.2b", Point::Final, vec!["10.2d"]),
        ("2001", "7.4a", given(Right::Silent), vec![]),
        ("2005", "10.2", Point::Final, vec!["10.2d"]),
        ("2009", "10.2a", Point::Final, vec!["10.2d", "12.10"]),
        ("2009", "D", Point::Final, vec!["D"]),
        ("2009", "7.4a", given(Right::Given), vec!["12.10"]),
        // Appendix G has no bar any more.
        ("2014", "G.5", given(Right::Given), vec!["11.10"]),
        ("2018", "III.5", given(Right::Given), vec!["11.10"]),
        ("2023", "III.5", given(Right::Given), vec!["11.10"]),
    ] {
        let ruling = ruling(edition, taken_by);
        let (book, provisions) = (book(edition), Provisions::of(""));
        let filing = filing(Capacity::Player);
        let found = admissibility(book, &provisions, &ruling, &filing, DeadlineStatus::Silent);
        let first = found.checks.first().expect("the decision comes first");
        assert_eq!((first.point, articles(first)), (point, cited), "{edition}, {taken_by}");
        let barred = first.answer == PointStatus::No;
        assert_eq!(barred, point == Point::Final, "{edition}, {taken_by}");
    }
}

#[test]
fn an_appeal_is_as_admissible_as_its_worst_point() {
    let book = book("2023");
    let ruling = ruling("2023", "7.5.5");
    let provisions = Provisions::of("2023");
    for (capacity, stands, answer) in [
        (Capacity::Player, DeadlineStatus::Running { left: Millis(0) }, PointStatus::Yes),
        (Capacity::Guardian, DeadlineStatus::Running { left: Millis(0) }, PointStatus::Unclear),
        (Capacity::Guardian, DeadlineStatus::Passed { ago: Millis(1) }, PointStatus::No),
    ] {
        let found = admissibility(book, &provisions, &ruling, &filing(capacity), stands);
        assert_eq!(found.answer(), answer, "{capacity:?}, {stands:?}");
    }
    let minor = Point::Appellant { capacity: Capacity::Guardian, when: Some(Proviso::ForMinors) };
    let guardian = admissibility(
        book,
        &provisions,
        &ruling,
        &filing(Capacity::Guardian),
        DeadlineStatus::Silent,
    );
    assert!(guardian.checks.iter().any(|check| check.point == minor));
}

#[test]
fn the_deadline_runs_by_the_regulations_and_the_pace() {
    use Pace::{Blitz, Rapid, Standard};
    let minutes = |count: i64| Wall::new(60 * count, 60);
    let left = |count| DeadlineStatus::Running { left: Millis::from_mins(count) };
    let decided = minutes(100);
    let fixed = Provisions { minutes: Some(30), ..Provisions::of("") };
    let none = Provisions::of("");
    for (id, provisions, pace, round, at, stands) in [
        // At once.
        (
            "1972-olympiad",
            &none,
            Standard,
            DeadlineStart::GoesOn,
            103,
            DeadlineStatus::AtOnce { since: Millis::from_mins(3) },
        ),
        ("1980", &none, Standard, DeadlineStart::GoesOn, 103, DeadlineStatus::Silent),
        // Fixed before the competition, or it should have been.
        ("2006", &none, Standard, DeadlineStart::GoesOn, 103, DeadlineStatus::NotFixed),
        (
            "2006",
            &fixed,
            Standard,
            DeadlineStart::GoesOn,
            103,
            DeadlineStatus::AfterRound { minutes: 30 },
        ),
        ("2006", &fixed, Standard, DeadlineStart::Ended(minutes(120)), 130, left(20)),
        // C11: an hour, or a quarter of an hour, after the round or the incident.
        ("2023", &none, Standard, DeadlineStart::Ended(minutes(120)), 130, left(50)),
        ("2023", &none, Rapid, DeadlineStart::Ended(minutes(120)), 130, left(5)),
        ("2023", &none, Blitz, DeadlineStart::Ended(minutes(120)), 135, left(0)),
        (
            "2023",
            &none,
            Blitz,
            DeadlineStart::Ended(minutes(120)),
            136,
            DeadlineStatus::Passed { ago: Millis::from_mins(1) },
        ),
        ("2023", &none, Standard, DeadlineStart::None, 130, left(30)),
        // A decision after the round: nobody could have appealed before.
        ("2023", &none, Standard, DeadlineStart::Ended(minutes(90)), 130, left(30)),
        ("2023", &fixed, Standard, DeadlineStart::Ended(minutes(120)), 130, left(20)),
    ] {
        let found = due(regulations(id).unwrap(), provisions, pace, (decided, round), minutes(at));
        assert_eq!(found, stands, "{id} {pace:?} {round:?} at {at}");
    }
}

fn member(name: &str, seat: Seat, federation: &str) -> Member {
    Member {
        name: name.into(),
        seat,
        federation: Some(federation.into()),
        age: Some(40),
        ..Member::default()
    }
}

/// Three and two reserves, all of different federations.
fn five() -> Vec<Member> {
    vec![
        member("Chair", Seat::Chairman, "SRB"),
        member("Second", Seat::Member, "GRE"),
        member("Third", Seat::Member, "BUL"),
        member("Reserve 1", Seat::Reserve, "ALB"),
        member("Reserve 2", Seat::Reserve, "ROU"),
    ]
}

fn players(white: &str, black: &str) -> BySide<Player> {
    let player = |name: &str, federation: &str| Player {
        name: name.into(),
        federation: Some(federation.into()),
        ..Player::default()
    };
    BySide::new(player("White", white), player("Black", black))
}

fn voters(sitting: &Sitting) -> Vec<&str> {
    sitting.voters().map(|member| member.name.as_str()).collect()
}

#[test]
fn in_2023_a_reserve_sits_unless_both_players_are_of_members_federations() {
    let regulations = regulations("2023").unwrap();
    for (white, black, who) in [
        ("MKD", "ITA", vec!["Chair", "Second", "Third"]),
        ("SRB", "ITA", vec!["Second", "Third", "Reserve 1"]),
        ("MKD", "bul ", vec!["Chair", "Second", "Reserve 1"]),
        ("SRB", "ALB", vec!["Second", "Third", "Reserve 2"]),
        ("SRB", "GRE", vec!["Chair", "Second", "Third"]),
        ("SRB", "SRB", vec!["Chair", "Second", "Third"]),
    ] {
        let sitting = compose(regulations, &five(), Some(&players(white, black)));
        assert_eq!(voters(&sitting), who, "{white} – {black}");
    }
    let sitting = compose(regulations, &five(), Some(&players("SRB", "ITA")));
    let chair = &sitting.placed[0];
    assert_eq!(chair.part, CommitteeRole::StandsDown);
    assert_eq!(chair.conflicts[0].value, Conflict::Federation("SRB".into()));
    assert_eq!(chair.conflicts[0].articles, ["C11 3.8"]);
    assert_eq!(sitting.placed[3].part, CommitteeRole::StepsIn("Chair".into()));
    assert!(sitting.flaws.iter().any(|flaw| flaw.value == Flaw::NoChairman), "another presides");
}

#[test]
fn in_1972_an_interested_member_may_discuss_and_not_decide() {
    let regulations = regulations("1972-olympiad").unwrap();
    let mut jury = vec![
        member("Chair", Seat::Chairman, "YUG"),
        Member { office: OtherRole::ChiefArbiter, ..member("Chief", Seat::Member, "NED") },
        Member { office: OtherRole::Arbiter, ..member("Assistant", Seat::Member, "SUI") },
    ];
    for (name, federation) in
        [("One", "ARG"), ("Two", "CUB"), ("Three", "HUN"), ("Four", "USA"), ("Five", "GDR")]
    {
        jury.push(Member { office: OtherRole::Captain, ..member(name, Seat::Member, federation) });
    }
    let sitting = compose(regulations, &jury, Some(&players("HUN", "YUG")));
    assert_eq!(voters(&sitting), ["Chief", "One", "Two", "Four", "Five"]);
    for (index, conflict) in [
        (0, Conflict::Federation("YUG".into())),
        (2, Conflict::NoVote(OtherRole::Arbiter)),
        (5, Conflict::Federation("HUN".into())),
    ] {
        let placed = &sitting.placed[index];
        assert_eq!(placed.part, CommitteeRole::Discusses, "{}", placed.member.name);
        assert_eq!(placed.conflicts[0].value, conflict);
    }
    let odd = |flaw: &Flaw| matches!(flaw, Flaw::Even { .. });
    assert!(!sitting.flaws.iter().any(|flaw| odd(&flaw.value)), "no rule about the number");
    // Ol. 15 names who sits; how many must decide it does not say.
    assert_eq!(sitting.flaws, [], "no quorum");
    let names: Vec<String> = sitting.voters().map(|member| member.name.clone()).collect();
    assert_eq!(flaws_of_vote(regulations, &sitting, &names), []);
    let named = compose(regulations, &jury, None);
    assert_eq!(named.flaws, [], "seven with a vote, an assistant without");
    jury.remove(3);
    let few = Flaw::FewNamed { named: 6, least: 7 };
    let few = [WithArticles { value: few, articles: vec!["Ol. 15".to_owned()] }];
    assert_eq!(compose(regulations, &jury, None).flaws, few);
}

/// Who may appeal stands in 24.6; the rest in 15. 24 is of the captains, 26 of penalties.
#[test]
fn every_point_of_1972_cites_its_own_article() {
    for check in checks("1972", &Provisions::of(""), &filing(Capacity::Captain)) {
        let cited = match check.point {
            Point::Right { .. } => "Int. 14",
            Point::Appellant { .. } => "Ol. 24.6",
            _ => "Ol. 15",
        };
        assert_eq!(articles(&check), [cited], "{:?}", check.point);
    }
    let told = format!("{:?}", regulations("1972-olympiad"));
    assert!(!told.contains("\"Ol. 24\"") && !told.contains("Ol. 26"), "{told}");
}

#[test]
fn in_2006_and_2023_office_age_ban_and_part_in_the_dispute_exclude() {
    for (id, change, conflict, cited) in [
        (
            "2006",
            Member { office: OtherRole::Arbiter, ..Member::default() },
            Some(Conflict::Office(OtherRole::Arbiter)),
            "12",
        ),
        (
            "2006",
            Member { office: OtherRole::Organiser, ..Member::default() },
            Some(Conflict::Office(OtherRole::Organiser)),
            "12",
        ),
        (
            "2006",
            Member { age: Some(17), ..Member::default() },
            Some(Conflict::TooYoung { age: 17, least: 18 }),
            "12",
        ),
        ("2006", Member { age: Some(18), ..Member::default() }, None, ""),
        (
            "2023",
            Member { age: Some(20), ..Member::default() },
            Some(Conflict::TooYoung { age: 20, least: 21 }),
            "C05 10",
        ),
        ("2023", Member { office: OtherRole::Organiser, ..Member::default() }, None, ""),
        ("2006", Member { standing: BanStatus::Banned, ..Member::default() }, None, ""),
        (
            "2023",
            Member { standing: BanStatus::Banned, ..Member::default() },
            Some(Conflict::Banned),
            "C11 2.7",
        ),
        (
            "2023",
            Member { name: "white".into(), ..Member::default() },
            Some(Conflict::Party),
            "C05 10",
        ),
        ("1980", Member { name: "white".into(), ..Member::default() }, Some(Conflict::Party), ""),
    ] {
        let mut members = five();
        let second = &mut members[1];
        *second = Member { federation: second.federation.take(), ..change.clone() };
        let sitting = compose(regulations(id).unwrap(), &members, Some(&players("MKD", "ITA")));
        let placed = &sitting.placed[1];
        assert_eq!(placed.votes(), conflict.is_none(), "{id}: {change:?}");
        let found = placed.conflicts.first();
        assert_eq!(found.map(|found| &found.value), conflict.as_ref(), "{id}: {change:?}");
        let articles = found.map(|found| found.articles.join(", ")).unwrap_or_default();
        assert_eq!(articles, cited, "{id}: {change:?}");
        let reserve = if conflict.is_some() { 1 } else { 0 };
        let stepped =
            sitting.placed.iter().filter(|placed| matches!(placed.part, CommitteeRole::StepsIn(_)));
        assert_eq!(stepped.count(), reserve, "{id}: {change:?}");
    }
}

#[test]
fn the_composition_is_looked_at_before_any_case() {
    let mut four = five();
    four.truncate(4);
    four[3].seat = Seat::Member;
    four[3].federation = Some("srb".into());
    for (id, members, flaws) in [
        ("2006", five(), vec![]),
        ("2023", five(), vec![]),
        ("2006", four.clone(), vec!["Even(Must)", "reserves 0 of 2", "SRB(Should)"]),
        ("2023", four.clone(), vec!["Even(Should)", "SRB(Must)"]),
        ("1980", four, vec![]),
        ("2006", vec![], vec!["named 0 of 3", "Even(Must)", "no chairman", "reserves 0 of 2"]),
    ] {
        let sitting = compose(regulations(id).unwrap(), &members, None);
        let found: Vec<String> = sitting
            .flaws
            .iter()
            .map(|flaw| match &flaw.value {
                Flaw::FewNamed { named, least } => format!("named {named} of {least}"),
                Flaw::Even { asked, .. } => format!("Even({asked:?})"),
                Flaw::NoChairman => "no chairman".into(),
                Flaw::FewReserves { reserves, least } => format!("reserves {reserves} of {least}"),
                Flaw::SameFederation { federation, asked } => format!("{federation}({asked:?})"),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(found, flaws, "{id}, {} members", members.len());
    }
}

#[test]
fn a_vote_of_those_who_may_not_is_noted() {
    let regulations = regulations("2023").unwrap();
    let sitting = compose(regulations, &five(), Some(&players("SRB", "ITA")));
    let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let right = names(&["Second", "Third", "Reserve 1"]);
    assert_eq!(flaws_of_vote(regulations, &sitting, &right), []);
    let wrong = flaws_of_vote(regulations, &sitting, &names(&["Chair", "Second", "Third"]));
    assert_eq!(wrong.len(), 1);
    assert_eq!(wrong[0].value, Flaw::Voted { name: "Chair".into() });
    assert_eq!(wrong[0].articles, ["C11 3.8"]);
}

#[test]
fn what_is_not_known_is_said() {
    let mut members = five();
    members[2].federation = None;
    members[2].age = None;
    let mut unknown = players("MKD", "ITA");
    unknown.black.federation = None;
    let sitting = compose(regulations("2023").unwrap(), &members, Some(&unknown));
    let found: Vec<&Flaw> = sitting.flaws.iter().map(|flaw| &flaw.value).collect();
    let federation = |name: &str| Flaw::FederationUnknown { name: name.into() };
    let age = Flaw::AgeUnknown { name: "Third".into() };
    assert_eq!(found, [&federation("Third"), &age, &federation("Black")]);
}

#[test]
fn what_becomes_of_the_fee() {
    use FeeFate::{Fine, Kept, Nothing, Returned};
    use Verdict::{Partly, Rejected, Upheld};
    for (id, paid, verdict, fates) in [
        ("1972-olympiad", FeePayment::No, Upheld, vec![Nothing]),
        // Up to 50 Swiss francs if it was without foundation.
        ("1972-olympiad", FeePayment::No, Rejected, vec![Nothing, Fine { francs: 50 }]),
        ("2006", FeePayment::Yes, Upheld, vec![Returned]),
        ("2006", FeePayment::Yes, Partly, vec![Returned, Kept]),
        // It may be given back when it was reasonable.
        ("2006", FeePayment::Yes, Rejected, vec![Kept, Returned]),
        ("2023", FeePayment::Yes, Rejected, vec![Kept, Returned]),
        ("2023", FeePayment::No, Rejected, vec![Nothing]),
    ] {
        assert_eq!(fees(regulations(id).unwrap(), paid, verdict), fates, "{id} {verdict:?}");
    }
}

#[test]
fn in_1980_who_stopped_playing_and_was_wrong_has_lost() {
    let stopped = Filing { play: AppellantPlay::Stopped, ..filing(Capacity::Player) };
    let lost = Effect::Result { score: Score::BlackWins };
    for (id, filing, verdict, made) in [
        ("1980", &stopped, Verdict::Rejected, Some(lost)),
        ("1980", &stopped, Verdict::Upheld, None),
        ("1980", &filing(Capacity::Player), Verdict::Rejected, Some(Effect::Stays)),
        ("2023", &stopped, Verdict::Rejected, Some(Effect::Stays)),
        ("2006", &stopped, Verdict::Partly, None),
    ] {
        assert_eq!(effect(regulations(id).unwrap(), filing, verdict), made, "{id} {verdict:?}");
    }
}
