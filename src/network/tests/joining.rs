//! Invitations, used as they should and as they should not.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use crate::door::{Knock, Welcome};
use crate::event::{Candidate, Event, Why};
use crate::fault::Fault;
use crate::invitation::{Invitation, Offer};
use crate::joining::{Guest, GuestEvent};
use crate::nkey::Nkey;
use crate::tests::bed::{Bed, LIMIT, Person, Station, wait, with_server};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::stations::member::Role::{ChiefArbiter, SectorArbiter};
use jadoube_laws::ids::BoardNo;

fn invite(bed: &Bed, lasts: Duration) -> Invitation {
    let made = bed.server.make_invitation(Offer {
        addresses: vec![bed.server.address()],
        pin: bed.authority.pin(),
        role: SectorArbiter,
        boards: vec![BoardNo(5), BoardNo(6)],
        lasts,
    });
    // As it is typed from a screen.
    Invitation::read(&made.unwrap().code()).unwrap()
}

fn knock(invitation: &Invitation, number: u8) -> (Guest, Receiver<GuestEvent>, Nkey) {
    let nkey = Nkey::make().unwrap();
    let public = nkey.public().to_owned();
    let knock =
        Knock { name: format!("Hall {number}"), station: PublicKey([number; 32]), nkey: public };
    let (guest, events) = Guest::knock(invitation.clone(), knock).unwrap();
    (guest, events, nkey)
}

/// Who stands at the door; nobody has answered yet.
fn knocking(chief: &Station) -> Candidate {
    chief.wait(|event| match event {
        Event::WantsToJoin(candidate) => Some(candidate),
        _ => None,
    })
}

fn candidate(chief: &Station) -> Candidate {
    let found = knocking(chief);
    chief.network.hear(&found).unwrap();
    found
}

fn welcome(bed: &Bed, chief: &Station, candidate: &Candidate) -> Result<(), Fault> {
    let (role, boards) = bed.server.accept(candidate)?;
    let welcome = Welcome {
        competition: bed.competition,
        chief: chief.own,
        pin: bed.authority.pin(),
        role,
        boards,
        addresses: vec![bed.server.address()],
        bytes: b"letter B".to_vec(),
    };
    chief.network.welcome(candidate, welcome)
}

#[test]
fn who_was_invited_joins_once_and_nobody_else_with_the_same_code() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter]);
        let chief = bed.station(0);
        chief.stream();
        let invitation = invite(&bed, Duration::from_secs(600));
        let (_guest, events, nkey) = knock(&invitation, 9);
        let asks = candidate(&chief);
        assert_eq!((&asks.name[..], asks.station), ("Hall 9", PublicKey([9; 32])));
        let shown = wait(&events, |event| match event {
            GuestEvent::Compare { number } => Some(number),
            _ => None,
        });
        assert_eq!(shown, asks.number);

        // Somebody has photographed the code.
        let (_thief, stolen, _) = knock(&invitation, 66);
        let second = candidate(&chief);
        assert_ne!(second.number, asks.number);

        welcome(&bed, &chief, &asks).unwrap();
        let got = wait(&events, |event| match event {
            GuestEvent::Welcome(welcome) => Some(welcome),
            _ => None,
        });
        assert_eq!(got.boards, [BoardNo(5), BoardNo(6)]);
        assert_eq!((got.pin.clone(), &got.bytes[..]), (bed.authority.pin(), &b"letter B"[..]));
        assert_eq!(welcome(&bed, &chief, &second), Err(Fault::Used));
        chief.network.turn_away(&second, Fault::Used).unwrap();
        wait(&stolen, |event| (event == GuestEvent::TurnedAway(Fault::Used)).then_some(()));

        let person = Person { station: PublicKey([9; 32]), nkey, role: got.role };
        let settings = crate::tests::bed::station_settings(
            &person,
            &bed.authority,
            got.competition,
            got.addresses.clone(),
        );
        let joined = Station::of(settings);
        joined.publish(1, 1, b"from the new one");
        assert_eq!(chief.rows().2, b"from the new one");

        bed.server.dismiss(person.station).unwrap();
        joined.wait(|event| matches!(event, Event::Away { why: Why::NotLetIn, .. }).then_some(()));
        chief.publish(1, 1, b"the others go on");
        assert_eq!(chief.rows().2, b"the others go on");
    });
}

#[test]
fn a_guest_shows_one_number_although_two_chief_arbiters_hear_it() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter, ChiefArbiter]);
        let (former, leads) = (bed.station(0), bed.station(1));
        // Both listen at the door, as soon as each sees the other.
        for (one, other) in [(&former, &leads), (&leads, &former)] {
            one.wait_for(&Event::Present { station: other.own });
        }
        let invitation = invite(&bed, Duration::from_secs(600));
        let (_guest, events, _) = knock(&invitation, 9);
        let not_shown = knocking(&former).number;
        let asks = candidate(&leads);
        assert_ne!(asks.number, not_shown, "a number is of one chief's key");
        welcome(&bed, &leads, &asks).unwrap();
        let mut shown = Vec::new();
        wait(&events, |event| match event {
            GuestEvent::Compare { number } => {
                shown.push(number);
                None
            }
            GuestEvent::Welcome(_) => Some(()),
            _ => None,
        });
        assert_eq!(shown, [asks.number]);
    });
}

#[test]
fn codes_that_are_too_old_withdrawn_or_made_up_open_nothing() {
    with_server(|program| {
        let bed = Bed::new(program, &[ChiefArbiter]);
        let chief = bed.station(0);
        chief.stream();
        let not_invited = |events: &Receiver<GuestEvent>| {
            wait(events, |event| {
                (event == GuestEvent::TurnedAway(Fault::NotInvited)).then_some(())
            });
        };
        let old = invite(&bed, Duration::ZERO);
        let (_guest, events, _) = knock(&old, 2);
        not_invited(&events);

        // Long enough to be heard while it lasts.
        let short = invite(&bed, Duration::from_secs(5));
        let (_guest, events, _) = knock(&short, 3);
        let asks = candidate(&chief);
        let until = std::time::Instant::now() + LIMIT;
        while bed.server.invited(&asks).is_ok() && std::time::Instant::now() < until {
            let _ = chief.events.recv_timeout(Duration::from_millis(100));
        }
        assert_eq!(bed.server.accept(&asks).map(drop), Err(Fault::Expired));
        bed.server.tidy().unwrap();
        not_invited(&events);

        let withdrawn = invite(&bed, Duration::from_secs(600));
        bed.server.withdraw_invitation(&withdrawn).unwrap();
        let (_guest, events, _) = knock(&withdrawn, 4);
        not_invited(&events);

        // The right place, another server: the code says which certificate it is.
        let other = Bed::new(program, &[ChiefArbiter]);
        let mut turned = invite(&bed, Duration::from_secs(600));
        turned.addresses = vec![other.server.address()];
        let (_guest, events, _) = knock(&turned, 5);
        wait(&events, |event| (event == GuestEvent::Away(Why::Stranger)).then_some(()));
    });
}
