//! The sound of each earcon, computed: no files. Alarms are told apart by rhythm and by the movement
//! of the pitch, so that they are known on a bad loudspeaker and by an ear that has lost its high
//! notes; each lasts less than a second and a half. Playing them is in `player`.

use std::f32::consts::TAU;
use std::time::Duration;

use crate::alarm::Alarm;
use crate::earcon::Earcon;

/// Samples per second, one channel.
pub const RATE_HZ: u32 = 44_100;

/// The loudest sample.
const PEAK: f32 = 0.7;
/// Tones swell and fade, or they would begin and end with a click.
const SWELL_MS: u32 = 8;
const FADE_MS: u32 = 25;

/// One note, and the silence after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Note {
    from_hz: u16,
    to_hz: u16,
    ms: u16,
    rest_ms: u16,
}

const fn note(from_hz: u16, to_hz: u16, ms: u16, rest_ms: u16) -> Note {
    Note { from_hz, to_hz, ms, rest_ms }
}

fn notes(earcon: Earcon) -> Vec<Note> {
    match earcon {
        // A tick, as of a lever.
        Earcon::Press => vec![note(900, 1000, 30, 0), note(1000, 700, 55, 0)],
        // A low double tap: no further.
        Earcon::Edge => vec![note(220, 220, 60, 40), note(220, 180, 90, 0)],
        Earcon::Alarm(alarm) => alarm_notes(alarm),
    }
}

/// The notes of an alarm. The more urgent, the more notes and the faster.
fn alarm_notes(alarm: Alarm) -> Vec<Note> {
    match alarm {
        // Two long calm notes, upwards: a question.
        Alarm::DrawOffer => vec![note(523, 523, 240, 60), note(659, 659, 320, 0)],
        // Three notes of a chord, downwards, the last one long: a close.
        Alarm::GameOver => {
            vec![note(784, 784, 150, 40), note(659, 659, 150, 40), note(523, 523, 420, 0)]
        }
        // Two short ticks on one note, twice: a clock.
        Alarm::LowTime => vec![
            note(880, 880, 70, 80),
            note(880, 880, 70, 330),
            note(880, 880, 70, 80),
            note(880, 880, 70, 0),
        ],
        // One long glide down: something has gone.
        Alarm::Lost => vec![note(760, 330, 800, 0)],
        // Two notes up, a hole, and the fourth: one is left out.
        Alarm::MovesMissing => {
            vec![note(523, 523, 110, 40), note(587, 587, 110, 360), note(698, 698, 260, 0)]
        }
        // Short and long on one low note: a knock.
        Alarm::PressedWithoutMove => vec![note(440, 440, 80, 60), note(440, 440, 380, 0)],
        // A broken, rough down and up, twice: something is wrong.
        Alarm::Illegal => vec![
            note(622, 440, 170, 30),
            note(440, 622, 170, 130),
            note(622, 440, 170, 30),
            note(440, 622, 170, 0),
        ],
        // Two neighbours in turn, twice: two that should be one.
        Alarm::Discrepancy => vec![
            note(494, 494, 220, 40),
            note(587, 587, 220, 180),
            note(494, 494, 220, 40),
            note(587, 587, 220, 0),
        ],
        // Six quick rising chirps in two groups: at once.
        Alarm::Flag => vec![
            note(700, 1150, 95, 45),
            note(700, 1150, 95, 45),
            note(700, 1150, 95, 230),
            note(700, 1150, 95, 45),
            note(700, 1150, 95, 45),
            note(700, 1150, 95, 0),
        ],
    }
}

/// How long an earcon sounds.
#[must_use]
pub fn length(earcon: Earcon) -> Duration {
    let ms = notes(earcon).iter().map(|note| u64::from(note.ms) + u64::from(note.rest_ms)).sum();
    Duration::from_millis(ms)
}

/// The samples of an earcon, [`RATE_HZ`] a second, between −1 and 1.
#[must_use]
pub fn samples(earcon: Earcon) -> Vec<f32> {
    let mut samples = Vec::new();
    for note in notes(earcon) {
        sound(note, &mut samples);
        samples.resize(samples.len() + count(u32::from(note.rest_ms)), 0.0);
    }
    samples
}

#[expect(clippy::cast_precision_loss, reason = "a note has a few thousand samples")]
fn sound(note: Note, samples: &mut Vec<f32>) {
    let length = count(u32::from(note.ms));
    let (swell, fade) = (count(SWELL_MS) as f32, count(FADE_MS) as f32);
    let (from, to) = (f32::from(note.from_hz), f32::from(note.to_hz));
    let mut turns = 0.0_f32;
    for at in 0..length {
        let along = at as f32 / length as f32;
        let left = (length - 1 - at) as f32;
        let loudness = (at as f32 / swell).min(left / fade).min(1.0);
        // The octave above it carries the note where a small loudspeaker loses the ground note.
        let wave = 0.75 * (turns * TAU).sin() + 0.25 * (2.0 * turns * TAU).sin();
        samples.push(PEAK * loudness * wave);
        turns = (turns + (from + (to - from) * along) / RATE_HZ as f32).fract();
    }
}

const fn count(ms: u32) -> usize {
    (ms * (RATE_HZ / 100) / 10) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_alarm_is_short_and_clean() {
        for alarm in Earcon::all() {
            let heard = samples(alarm);
            let ms = heard.len() * 1000 / RATE_HZ as usize;
            let lengths = if matches!(alarm, Earcon::Alarm(_)) { 300..1500 } else { 50..300 };
            assert!(lengths.contains(&ms), "{alarm:?}: {ms} ms");
            assert!(length(alarm).as_millis().abs_diff(ms as u128) <= 10, "{alarm:?}");
            assert!(heard.iter().all(|sample| sample.abs() <= PEAK), "{alarm:?} is clipped");
            assert!(heard.iter().any(|sample| sample.abs() > 0.3), "{alarm:?} is too soft");
            assert_eq!(heard.first().map(|s| s.abs()), Some(0.0), "{alarm:?} begins with a click");
            assert_eq!(heard.last().map(|s| s.abs()), Some(0.0), "{alarm:?} ends with a click");
            // A 1150 Hz tone with its octave moves by less than this from one sample to the next.
            let jump = heard.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
            assert!(jump < 0.25, "{alarm:?} clicks in the middle: {jump}");
        }
    }

    #[test]
    fn alarms_differ_in_rhythm_and_movement_and_not_in_pitch_alone() {
        let mut rhythms = BTreeSet::new();
        let mut contours = BTreeSet::new();
        for alarm in Earcon::all() {
            let rhythm: Vec<_> =
                notes(alarm).iter().map(|note| (note.ms / 60, note.rest_ms / 100)).collect();
            assert!(rhythms.insert(rhythm), "{alarm:?} has the rhythm of another");
            let hz: Vec<u16> =
                notes(alarm).iter().flat_map(|note| [note.from_hz, note.to_hz]).collect();
            let contour: Vec<_> = hz.windows(2).map(|two| two[1].cmp(&two[0])).collect();
            assert!(contours.insert(contour), "{alarm:?} moves like another");
        }
    }
}
