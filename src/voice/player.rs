//! The thread that plays tones. It opens the sound device with the first alarm and lets go of it
//! when nothing has sounded for a while, so that an idle program costs nothing. Without a device it
//! does nothing, and however long the system takes to answer, nobody waits for it.

use std::time::{Duration, Instant};

use crate::device::Device;
use crate::earcon::Earcon;
use crate::mailbox::{Mailbox, TakeOutcome, Waiting};
use crate::tones;

/// How long the device is kept after the last tone.
const KEPT: Duration = Duration::from_secs(5);
/// How long no device is looked for after none was found: asking is slow and noisy on some systems.
const NO_DEVICE_FOR: Duration = Duration::from_secs(30);

/// Something that sounds. It is made and used on the players' thread only.
pub(crate) trait Sounding {
    /// Plays these samples instead of what still sounds; false when the device has gone.
    fn play(&mut self, samples: Vec<f32>) -> bool;
}

/// Opens the device; nothing if there is none.
pub(crate) type OpenDevice = Box<dyn FnMut() -> Option<Box<dyn Sounding>> + Send>;

impl Waiting for Earcon {
    fn urgency(&self) -> Earcon {
        *self
    }
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
}

/// The handle of the thread, which ends with it.
#[derive(Debug)]
pub(crate) struct Player(Mailbox<Earcon>);

impl Player {
    /// Starts the thread; the device is opened later. Without a thread available nothing sounds.
    pub(crate) fn start(open: OpenDevice) -> Self {
        Self::keeping(KEPT, open)
    }

    fn keeping(kept: Duration, mut open: OpenDevice) -> Self {
        let mailbox = Mailbox::new();
        let theirs = mailbox.clone();
        let run = move || work(&theirs, kept, &mut open);
        let _ = std::thread::Builder::new().name("tones".into()).spawn(run);
        Self(mailbox)
    }

    /// Sounds an earcon, as soon as nothing as urgent sounds any more.
    pub(crate) fn sound(&self, alarm: Earcon) {
        self.0.put(alarm);
    }

    /// Forgets what waits.
    pub(crate) fn quiet(&self) {
        self.0.clear();
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        // Not joined: a sound system that hangs must not keep the program from ending.
        self.0.close();
    }
}

/// What sounds, and until when.
struct Playing {
    device: Box<dyn Sounding>,
    alarm: Earcon,
    ends: Instant,
}

fn work(mailbox: &Mailbox<Earcon>, kept: Duration, open: &mut OpenDevice) {
    let mut playing: Option<Playing> = None;
    let mut none_until: Option<Instant> = None;
    loop {
        let now = Instant::now();
        let (above, until) = match &playing {
            Some(playing) if now < playing.ends => (Some(playing.alarm), Some(playing.ends)),
            Some(playing) => (None, Some(playing.ends + kept)),
            None => (None, None),
        };
        match mailbox.take(above, until) {
            TakeOutcome::Closed => return,
            TakeOutcome::Nothing => {
                playing = playing.filter(|playing| Instant::now() < playing.ends + kept);
            }
            TakeOutcome::Item(alarm) => {
                if none_until.is_some_and(|until| Instant::now() < until) {
                    continue;
                }
                playing = play(playing, alarm, open);
                none_until = playing.is_none().then(|| Instant::now() + NO_DEVICE_FOR);
            }
        }
    }
}

/// Plays on the open device, or on one opened now.
fn play(playing: Option<Playing>, alarm: Earcon, open: &mut OpenDevice) -> Option<Playing> {
    let samples = tones::samples(alarm);
    let ends = |now: Instant| now + tones::length(alarm);
    if let Some(Playing { mut device, .. }) = playing
        && device.play(samples.clone())
    {
        return Some(Playing { device, alarm, ends: ends(Instant::now()) });
    }
    let mut device = open()?;
    device.play(samples).then(|| Playing { device, alarm, ends: ends(Instant::now()) })
}

/// Opens the sound device of a name, or the system's, when it is wanted.
pub(crate) fn system(named: Option<String>) -> OpenDevice {
    Box::new(move || Some(Box::new(Device::open(named.as_deref())?)))
}

impl Sounding for Device {
    fn play(&mut self, samples: Vec<f32>) -> bool {
        Self::play(self, tones::RATE_HZ, samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alarm::Alarm;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const LONG: Duration = Duration::from_secs(20);

    #[derive(Debug, PartialEq, Eq)]
    enum PlayerCall {
        Opened,
        Played(usize),
        LetGo,
    }

    struct Recording(Sender<PlayerCall>);

    impl Sounding for Recording {
        fn play(&mut self, samples: Vec<f32>) -> bool {
            self.0.send(PlayerCall::Played(samples.len())).is_ok()
        }
    }

    impl Drop for Recording {
        fn drop(&mut self) {
            let _ = self.0.send(PlayerCall::LetGo);
        }
    }

    fn recording() -> (OpenDevice, Receiver<PlayerCall>) {
        let (tell, heard) = channel();
        let open = move || {
            let _ = tell.send(PlayerCall::Opened);
            Some(Box::new(Recording(tell.clone())) as Box<dyn Sounding>)
        };
        (Box::new(open), heard)
    }

    fn next(heard: &Receiver<PlayerCall>) -> PlayerCall {
        heard.recv_timeout(LONG).expect("the player is at work")
    }

    #[test]
    fn the_device_is_opened_with_the_first_alarm_and_let_go_when_idle() {
        let (open, heard) = recording();
        let player = Player::keeping(Duration::ZERO, open);
        assert!(heard.try_recv().is_err(), "nothing is opened before an alarm");
        player.sound(Earcon::Alarm(Alarm::LowTime));
        assert_eq!(next(&heard), PlayerCall::Opened);
        assert_eq!(
            next(&heard),
            PlayerCall::Played(tones::samples(Earcon::Alarm(Alarm::LowTime)).len())
        );
        assert_eq!(next(&heard), PlayerCall::LetGo);
    }

    #[test]
    fn a_flag_interrupts_and_a_draw_offer_waits() {
        let (open, heard) = recording();
        let player = Player::keeping(LONG, open);
        player.sound(Earcon::Alarm(Alarm::Lost));
        assert_eq!(next(&heard), PlayerCall::Opened);
        assert_eq!(
            next(&heard),
            PlayerCall::Played(tones::samples(Earcon::Alarm(Alarm::Lost)).len())
        );
        let begun = Instant::now();
        player.sound(Earcon::Alarm(Alarm::DrawOffer));
        player.sound(Earcon::Alarm(Alarm::Flag));
        assert_eq!(
            next(&heard),
            PlayerCall::Played(tones::samples(Earcon::Alarm(Alarm::Flag)).len())
        );
        assert_eq!(
            next(&heard),
            PlayerCall::Played(tones::samples(Earcon::Alarm(Alarm::DrawOffer)).len())
        );
        assert!(
            begun.elapsed() >= tones::length(Earcon::Alarm(Alarm::Flag)),
            "the flag was not cut off"
        );
        drop(player);
        assert_eq!(next(&heard), PlayerCall::LetGo);
    }

    #[test]
    fn without_a_device_it_is_silent_and_does_not_ask_again_and_again() {
        let (tell, asked) = channel();
        let player = Player::start(Box::new(move || {
            let _ = tell.send(());
            None
        }));
        for alarm in Alarm::ALL {
            player.sound(Earcon::Alarm(alarm));
        }
        assert_eq!(asked.recv_timeout(LONG), Ok(()));
        let begun = Instant::now();
        while !player.0.is_empty() && begun.elapsed() < LONG {
            std::thread::yield_now();
        }
        drop(player);
        // The thread ends, and with it the sender.
        assert!(asked.recv_timeout(LONG).is_err(), "asked a second time");
    }

    #[test]
    fn a_device_that_hangs_holds_nobody_up() {
        let (hold, held) = channel::<()>();
        let player = Player::start(Box::new(move || {
            let _ = held.recv();
            None
        }));
        let begun = Instant::now();
        for _ in 0..1000 {
            player.sound(Earcon::Alarm(Alarm::Flag));
        }
        drop(player);
        assert!(begun.elapsed() < LONG);
        drop(hold);
    }
}
