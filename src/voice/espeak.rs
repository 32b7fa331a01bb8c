//! The synthesiser espeak-ng as a program that writes sound, which we play ourselves: the one way
//! to speak to a sound device of a listener's own, for neither speech services nor the `tts` crate
//! have a device per listener.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::device::Device;
use crate::engine::{
    Engine, EngineKind, EngineRequest, EngineSettings, Manner, Order, Progress, Tuning, together,
};
use jadoube_i18n::lang::Lang;

const PROGRAM: &str = "espeak-ng";

struct Espeak {
    /// Opened with the first text.
    device: Option<Device>,
    lang: Lang,
    tuning: Tuning,
}

/// Looks whether the program is there.
pub(crate) fn open(tuning: &Tuning) -> Option<Box<dyn Engine>> {
    let mut asked = Command::new(PROGRAM);
    asked.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().ok().filter(std::process::ExitStatus::success)?;
    // Whoever wants a device of their own must have it, or be told.
    let device = Device::open(tuning.device.as_deref())?;
    Some(Box::new(Espeak { device: Some(device), lang: Lang::En, tuning: tuning.clone() }))
}

/// The options for a voice and a manner of speaking: words a minute, pitch and loudness from 0.
fn options(lang: Lang, tuning: &Tuning, rate: i8) -> [String; 8] {
    let wpm = 175 + i32::from(together(tuning.rate, rate)) * if rate < 0 { 1 } else { 2 };
    let pitch = 50 + i32::from(tuning.pitch.clamp(-100, 100)) / 2;
    let voice = tuning.voice(lang).unwrap_or(lang.code()).to_owned();
    ["-v".into(), voice, "-s".into(), wpm.max(80).to_string()]
        .into_iter()
        .chain(["-p".into(), pitch.min(99).to_string()])
        .chain(["-a".into(), tuning.volume.min(100).to_string()])
        .collect::<Vec<_>>()
        .try_into()
        .unwrap_or_default()
}

/// The samples of a text and how many there are in a second.
fn spoken(lang: Lang, tuning: &Tuning, order: &Order) -> Option<(u32, Vec<f32>)> {
    let mut program = Command::new(PROGRAM);
    program.args(options(lang, tuning, order.rate)).args(["-b", "1", "--stdin", "--stdout"]);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut running = program.spawn().ok()?;
    // It reads all of it before it writes: what is said is far shorter than what a pipe holds.
    running.stdin.take()?.write_all(order.text.as_bytes()).ok()?;
    let output = running.wait_with_output().ok()?;
    samples(&output.stdout)
}

/// The samples of a WAV file of one channel and 16 bits. Written into a pipe, it does not know its
/// length.
fn samples(wav: &[u8]) -> Option<(u32, Vec<f32>)> {
    const HEAD: usize = 44;
    let rate = wav.get(24..28)?.try_into().ok().map(u32::from_le_bytes)?;
    let is_ours =
        wav.get(..4)? == b"RIFF" && wav.get(22..24)? == [1, 0] && wav.get(34..36)? == [16, 0];
    if !is_ours || wav.len() <= HEAD {
        return None;
    }
    let sample = |two: &[u8]| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32_768.0;
    Some((rate, wav.get(HEAD..)?.chunks_exact(2).map(sample).collect()))
}

impl Engine for Espeak {
    fn kind(&self) -> EngineKind {
        EngineKind::Espeak
    }

    fn choose(&mut self, wanted: &EngineRequest) -> Option<EngineSettings> {
        self.lang = wanted.lang;
        self.tuning = wanted.tuning.clone();
        let voice = wanted.tuning.voice(wanted.lang).map(str::to_owned);
        Some(EngineSettings { lang: wanted.lang, voice, device: wanted.tuning.device.clone() })
    }

    fn say(&mut self, order: &Order) -> bool {
        let Some((rate, samples)) = spoken(self.lang, &self.tuning, order) else { return false };
        let device = self.device.take().or_else(|| Device::open(self.tuning.device.as_deref()));
        let Some(mut device) = device else { return false };
        let plays = match order.manner {
            Manner::Then => device.append(rate, samples),
            Manner::Instead => device.play(rate, samples),
        };
        self.device = Some(device).filter(|_| plays);
        plays
    }

    fn progress(&mut self) -> Progress {
        self.device.as_ref().is_some_and(Device::is_playing).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listeners_tuning_becomes_options_of_the_program() {
        let high = Tuning { rate: 100, pitch: 100, volume: 80, ..Tuning::default() };
        let named = Tuning {
            voices: [(Lang::De, "de+f2".to_owned()), (Lang::En, "en-gb".to_owned())].into(),
            ..Tuning::default()
        };
        for (tuning, rate, wanted) in [
            (Tuning::default(), 0, "-v de -s 175 -p 50 -a 100"),
            (Tuning::default(), -45, "-v de -s 130 -p 50 -a 100"),
            (high, 0, "-v de -s 375 -p 99 -a 80"),
            (named, 0, "-v de+f2 -s 175 -p 50 -a 100"),
        ] {
            assert_eq!(options(Lang::De, &tuning, rate).join(" "), wanted);
        }
    }

    #[test]
    fn a_wav_file_from_a_pipe_is_read_and_anything_else_is_none() {
        let mut wav = b"RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
        wav.extend(22_050_u32.to_le_bytes());
        wav.extend(44_100_u32.to_le_bytes());
        wav.extend(b"\x02\0\x10\0data\xff\xff\xff\xff\0\0\0\x40");
        assert_eq!(samples(&wav), Some((22_050, vec![0.0, 0.5])));
        assert_eq!(samples(&wav[..44]), None);
        assert_eq!(samples(b"no sound"), None);
    }
}
