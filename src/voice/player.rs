//! The thread that plays tones. It opens the sound device with the first alarm and lets go of it
//! when nothing has sounded for a while, so that an idle program costs nothing. Without a device it
//! does nothing, and however long the system takes to answer, nobody waits for it.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Player as Output};

use crate::voice::alarm::Alarm;
use crate::voice::mailbox::{Mailbox, Taken, Waiting};
use crate::voice::tones;

/// How long the device is kept after the last tone.
const KEPT: Duration = Duration::from_secs(5);
/// How long no device is looked for after none was found: asking is slow and noisy on some systems.
const NO_DEVICE_FOR: Duration = Duration::from_secs(30);

/// Something that sounds. It is made and used on the players' thread only.
pub(in crate::voice) trait Sounding {
    /// Plays these samples instead of what still sounds; false when the device has gone.
    fn play(&mut self, samples: Vec<f32>) -> bool;
}

/// Opens the device; nothing if there is none.
pub(in crate::voice) type OpenDevice = Box<dyn FnMut() -> Option<Box<dyn Sounding>> + Send>;

impl Waiting for Alarm {
    fn urgency(&self) -> Alarm {
        *self
    }
    fn is_same(&self, other: &Self) -> bool {
        self == other
    }
    fn due(&self) -> Option<Instant> {
        None
    }
}

/// The handle of the thread, which ends with it.
#[derive(Debug)]
pub(in crate::voice) struct Player(Mailbox<Alarm>);

impl Player {
    /// Starts the thread; the device is opened later. Without a thread to be had nothing sounds.
    pub(in crate::voice) fn start(open: OpenDevice) -> Self {
        Self::keeping(KEPT, open)
    }

    fn keeping(kept: Duration, mut open: OpenDevice) -> Self {
        let mailbox = Mailbox::new();
        let theirs = mailbox.clone();
        let run = move || work(&theirs, kept, &mut open);
        let _ = std::thread::Builder::new().name("tones".into()).spawn(run);
        Self(mailbox)
    }

    /// Sounds an alarm, as soon as nothing as urgent sounds any more.
    pub(in crate::voice) fn sound(&self, alarm: Alarm) {
        self.0.put(alarm);
    }

    /// Forgets what waits.
    pub(in crate::voice) fn quiet(&self) {
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
    alarm: Alarm,
    ends: Instant,
}

fn work(mailbox: &Mailbox<Alarm>, kept: Duration, open: &mut OpenDevice) {
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
            Taken::Closed => return,
            Taken::Changed => {}
            Taken::Nothing => {
                playing = playing.filter(|playing| Instant::now() < playing.ends + kept);
            }
            Taken::Item(alarm) => {
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
fn play(playing: Option<Playing>, alarm: Alarm, open: &mut OpenDevice) -> Option<Playing> {
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

/// The system's own sound device.
struct System {
    sink: MixerDeviceSink,
    output: Option<Output>,
    gone: Arc<AtomicBool>,
}

/// Opens the system's sound device.
pub(in crate::voice) fn system() -> Option<Box<dyn Sounding>> {
    let gone = Arc::new(AtomicBool::new(false));
    let told = gone.clone();
    // A device pulled out is no news for the arbiter; the next alarm looks for another one.
    let mut sink = DeviceSinkBuilder::from_default_device()
        .ok()?
        .with_error_callback(move |_| told.store(true, Ordering::Relaxed))
        .open_sink_or_fallback()
        .ok()?;
    sink.log_on_drop(false);
    Some(Box::new(System { sink, output: None, gone }))
}

impl Sounding for System {
    fn play(&mut self, samples: Vec<f32>) -> bool {
        if self.gone.load(Ordering::Relaxed) {
            return false;
        }
        const MONO: NonZero<u16> = NonZero::<u16>::MIN;
        let Some(rate) = NonZero::new(tones::RATE_HZ) else { return false };
        // What still sounds stops with the output that is dropped.
        let output = Output::connect_new(self.sink.mixer());
        output.append(SamplesBuffer::new(MONO, rate, samples));
        self.output = Some(output);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const LONG: Duration = Duration::from_secs(20);

    #[derive(Debug, PartialEq, Eq)]
    enum Heard {
        Opened,
        Played(usize),
        LetGo,
    }

    struct Recording(Sender<Heard>);

    impl Sounding for Recording {
        fn play(&mut self, samples: Vec<f32>) -> bool {
            self.0.send(Heard::Played(samples.len())).is_ok()
        }
    }

    impl Drop for Recording {
        fn drop(&mut self) {
            let _ = self.0.send(Heard::LetGo);
        }
    }

    fn recording() -> (OpenDevice, Receiver<Heard>) {
        let (tell, heard) = channel();
        let open = move || {
            let _ = tell.send(Heard::Opened);
            Some(Box::new(Recording(tell.clone())) as Box<dyn Sounding>)
        };
        (Box::new(open), heard)
    }

    fn next(heard: &Receiver<Heard>) -> Heard {
        heard.recv_timeout(LONG).expect("the player is at work")
    }

    #[test]
    fn the_device_is_opened_with_the_first_alarm_and_let_go_when_idle() {
        let (open, heard) = recording();
        let player = Player::keeping(Duration::ZERO, open);
        assert!(heard.try_recv().is_err(), "nothing is opened before an alarm");
        player.sound(Alarm::LowTime);
        assert_eq!(next(&heard), Heard::Opened);
        assert_eq!(next(&heard), Heard::Played(tones::samples(Alarm::LowTime).len()));
        assert_eq!(next(&heard), Heard::LetGo);
    }

    #[test]
    fn a_flag_interrupts_and_a_draw_offer_waits() {
        let (open, heard) = recording();
        let player = Player::keeping(LONG, open);
        player.sound(Alarm::Lost);
        assert_eq!(next(&heard), Heard::Opened);
        assert_eq!(next(&heard), Heard::Played(tones::samples(Alarm::Lost).len()));
        let begun = Instant::now();
        player.sound(Alarm::DrawOffer);
        player.sound(Alarm::Flag);
        assert_eq!(next(&heard), Heard::Played(tones::samples(Alarm::Flag).len()));
        assert_eq!(next(&heard), Heard::Played(tones::samples(Alarm::DrawOffer).len()));
        assert!(begun.elapsed() >= tones::length(Alarm::Flag), "the flag was not cut off");
        drop(player);
        assert_eq!(next(&heard), Heard::LetGo);
    }

    #[test]
    fn without_a_device_it_is_silent_and_does_not_ask_again_and_again() {
        let (tell, asked) = channel();
        let player = Player::start(Box::new(move || {
            let _ = tell.send(());
            None
        }));
        for alarm in Alarm::ALL {
            player.sound(alarm);
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
            player.sound(Alarm::Flag);
        }
        drop(player);
        assert!(begun.elapsed() < LONG);
        drop(hold);
    }
}
