//! What stations send each other, as bytes: whole, cut, altered, and any bytes at all.

use super::strands::Station;
use super::*;
use crate::strand::{Delivery, Heads};
use crate::wire::{delivery_bytes, heads_bytes, read_delivery, read_heads};

/// A station that has recorded a little, and what it sends: all of it, and what comes behind the first row.
fn sent() -> (Station, [Delivery; 2]) {
    let mut a = Station::new(1);
    a.record(1);
    let known = a.journal.heads().unwrap();
    a.record(2);
    let behind = a.journal.since(&known, 10).unwrap().remove(0);
    let all = a.all();
    (a, [all, behind])
}

#[test]
fn what_is_sent_comes_out_as_it_was_and_nothing_of_it_cut_off_or_longer() {
    let (a, sent) = sent();
    for delivery in sent {
        let bytes = delivery_bytes(&delivery);
        assert_eq!(read_delivery(&bytes).as_ref(), Some(&delivery));
        for end in 0..bytes.len() {
            assert_eq!(read_delivery(&bytes[..end]), None, "{end}");
        }
        assert_eq!(read_delivery(&[&bytes[..], b"x"].concat()), None);
    }
    let heads = a.journal.heads().unwrap();
    let bytes = heads_bytes(&heads);
    assert_eq!(read_heads(&bytes), Some(heads.clone()));
    assert!((0..bytes.len()).all(|end| read_heads(&bytes[..end]).is_none()));
    assert_eq!(read_heads(&heads_bytes(&Heads::new())), Some(Heads::new()));
    assert_eq!(read_delivery(&bytes), None);
}

#[test]
fn whatever_bit_is_flipped_on_the_way_nothing_is_taken() {
    let (_, [whole, _]) = sent();
    let bytes = delivery_bytes(&whole);
    for at in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        let found = read_delivery(&flipped);
        let stands = found.is_some_and(|one| one.check(header().competition).is_ok());
        assert!(!stands, "byte {at}");
    }
    whole.check(header().competition).unwrap();
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_a_message_or_none(
        bytes in proptest::collection::vec(any::<u8>(), 0..300),
        count in any::<u32>(),
    ) {
        for (mark, length) in [("jadoube delivery 1", 18_u32), ("jadoube heads 1", 15)] {
            let begun = [&length.to_be_bytes()[..], mark.as_bytes(), &count.to_be_bytes(), &bytes].concat();
            for bytes in [&bytes, &begun] {
                prop_assert!(read_delivery(bytes).is_none_or(|one| one.rows.is_empty()));
                let heads = read_heads(bytes);
                prop_assert!(heads.is_none_or(|heads| heads_bytes(&heads) == *bytes));
            }
        }
    }
}
