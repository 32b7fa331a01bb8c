//! Whatever comes from the others as bytes, a desk goes on with its work: what is no message, and messages of which
//! some bytes are others.

use super::*;

/// Numbers that are the same in each run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 24) as usize % below.max(1)
    }

    fn bytes(&mut self) -> Vec<u8> {
        (0..self.next(300)).map(|_| self.next(256) as u8).collect()
    }

    /// A message of which a few bytes are others, or which is cut off, or longer.
    fn altered(&mut self, sound: &[u8]) -> Vec<u8> {
        let mut bytes = sound.to_vec();
        for _ in 0..=self.next(3) {
            let at = self.next(bytes.len());
            match self.next(4) {
                0 => bytes.truncate(at),
                1 => bytes.extend(self.bytes()),
                _ => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte ^= 1 << self.next(8)),
            }
        }
        bytes
    }
}

#[test]
fn whatever_bytes_come_a_desk_goes_on() {
    let (folder, between) = (TempDir::new().unwrap(), Arc::new(Mutex::new(Between::default())));
    let all = hall(&folder, &between);
    all[1].must(set_up(1));
    all[1].must(play(1, "e2e4"));
    same(&all, "a move");
    let sound = between.lock().unwrap().recorded.clone();
    let mut numbers = Numbers(0x2545_F491_4F6C_DD1D);
    let inlet = all[0].desk.inlet();
    for _ in 0..600 {
        let which = numbers.next(sound.len());
        for bytes in [numbers.bytes(), numbers.altered(&sound[which])] {
            for from in [all[1].key, PublicKey([numbers.next(256) as u8; 32])] {
                assert!(inlet.put(Incoming::Heads { from, bytes: bytes.clone() }));
            }
            assert!(inlet.put(Incoming::Delivery(bytes)));
        }
    }
    all[0].must(set_up(3));
    all[1].must(play(1, "e7e5"));
    for one in &all {
        one.until("it goes on", |seen| {
            moves(seen, 1) == ["e2e4", "e7e5"] && seen.game(BoardNo(3)).is_some()
        });
    }
    for one in all {
        one.desk.close().unwrap();
        assert!(examine(&one.file).unwrap().is_sound());
    }
}
