//! Announcements through a real speech-dispatcher, recorded: that they were spoken, in German, in
//! their order. The recording is compared with what espeak-ng makes of the right sentences and of
//! wrong ones; so this shows language, text and order, not that people understand it.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::speechd::{Speechd, missing};

const RATE_HZ: f32 = 22_050.0;
/// Words a minute: the usual rate of the service's module.
const RATE_WPM: &str = "170";
/// The right sentences are nearer than this: 0.26 was measured, and 2.4 and more for another
/// language or another order.
const NEAR: f32 = 0.6;

fn say(speechd: &Speechd, args: &[&str]) -> Output {
    let config = TempDir::new().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    program.arg("say").args(args).stdin(Stdio::null());
    program.env("JADOUBE_CONFIG", config.path()).env("SPEECHD_ADDRESS", speechd.address());
    program.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
    program.output().expect("the program starts")
}

/// What is heard of a frame: how loud it is in each of some bands, 100 Hz to 6 kHz.
type Frame = [f32; BANDS];
const BANDS: usize = 20;
const FRAME: usize = 512;

/// The frames of a sound in which something is heard; pauses do not count.
fn frames(sound: &[i16]) -> Vec<Frame> {
    let bands: Vec<f32> =
        (0..BANDS).map(|band| 100.0 * 60.0_f32.powf(band as f32 / (BANDS - 1) as f32)).collect();
    let is_loud = |frame: &&[i16]| frame.iter().any(|sample| sample.unsigned_abs() > 600);
    sound
        .windows(FRAME)
        .step_by(FRAME / 2)
        .filter(is_loud)
        .map(|frame| spectrum(frame, &bands))
        .collect()
}

/// By Goertzel's way, one band after the other; the mean loudness is taken away.
fn spectrum(frame: &[i16], bands: &[f32]) -> Frame {
    let mut loud = [0.0; BANDS];
    for (loud, hz) in loud.iter_mut().zip(bands) {
        let turn = 2.0 * (std::f32::consts::TAU * hz / RATE_HZ).cos();
        let (mut one, mut two) = (0.0_f32, 0.0_f32);
        for (nth, sample) in frame.iter().enumerate() {
            let window = 0.5 - 0.5 * (std::f32::consts::TAU * nth as f32 / FRAME as f32).cos();
            (one, two) = (window * f32::from(*sample) / 32_768.0 + turn * one - two, one);
        }
        *loud = (one * one + two * two - turn * one * two + 1e-3).ln();
    }
    let mean = loud.iter().sum::<f32>() / BANDS as f32;
    loud.map(|one| one - mean)
}

/// How far two sounds are apart, as one is bent in time to fit the other.
fn distance(one: &[Frame], other: &[Frame]) -> f32 {
    let apart = |a: &Frame, b: &Frame| {
        a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f32>() / BANDS as f32
    };
    let mut row = vec![f32::INFINITY; other.len() + 1];
    row[0] = 0.0;
    for a in one {
        let mut next = vec![f32::INFINITY; other.len() + 1];
        for (nth, b) in other.iter().enumerate() {
            next[nth + 1] = apart(a, b) + row[nth].min(row[nth + 1]).min(next[nth]);
        }
        row = next;
    }
    row[other.len()] / (one.len() + other.len()) as f32
}

/// What espeak-ng makes of sentences, one after the other.
fn rendered(sentences: &[&str], lang: &str) -> Vec<Frame> {
    let render = |sentence: &&str| {
        let output = Command::new("espeak-ng")
            .args(["-v", lang, "-s", RATE_WPM, "--stdout", sentence])
            .output()
            .expect("espeak-ng runs");
        let samples = output.stdout.get(44..).unwrap_or_default().chunks_exact(2);
        frames(&samples.map(|two| i16::from_le_bytes([two[0], two[1]])).collect::<Vec<_>>())
    };
    sentences.iter().flat_map(render).collect()
}

#[test]
fn announcements_are_spoken_in_german_and_in_their_order() {
    if let Some(what) = missing() {
        eprintln!("skipped: {what} is not there");
        return;
    }
    let speechd = Speechd::start();
    let said = say(&speechd, &["--lang", "de", "c4", "e5", "Bf1 g1?"]);
    assert_eq!(said.status.code(), Some(2), "one is no move, so nothing is said: {said:?}");
    assert!(speechd.asked().is_empty());
    let begun = Instant::now();
    let said =
        say(&speechd, &["--aloud", "--lang", "de", "c4", "e5", "Springer Gustav eins Felix drei"]);
    assert!(said.status.success(), "{said:?}");
    assert!(begun.elapsed() < Duration::from_secs(60));
    let printed = "Bauer Cesar zwei - Cesar vier\nBauer Eva sieben - Eva fuenf\n\
                   Springer Gustav eins - Felix drei\n";
    assert_eq!(String::from_utf8_lossy(&said.stdout), printed);
    asked_for_german(&speechd);

    let sentences = [
        "Bauer Zesar zwei - Zesar vier",
        "Bauer Eva sieben - Eva fünf",
        "Springer Gustav eins - Felix drei",
    ];
    let [first, second, third] = sentences;
    let heard = frames(&speechd.heard());
    assert!(heard.len() > 100, "something sounded: {} frames", heard.len());
    let right = distance(&heard, &rendered(&sentences, "de"));
    assert!(right < NEAR, "the recording is not what was to be said: {right}");
    for (case, wrong, lang, times) in [
        ("in English", sentences, "en", 3.0),
        ("the other way round", [third, second, first], "de", 3.0),
        ("one missing", [first, second, ""], "de", 3.0),
        ("the Laws' spelling", [first, "Bauer Eva sieben - Eva fuenf", third], "de", 1.15),
        ("drei for zwei", ["Bauer Zesar drei - Zesar vier", second, third], "de", 1.15),
    ] {
        let far = distance(&heard, &rendered(&wrong, lang));
        assert!(far > times * right, "{case}: {far} is too near beside {right}");
    }
}

/// What went over the socket: the language before the first text, the priority that leaves a screen
/// reader alone, the texts in their order and spelled for a German voice.
fn asked_for_german(speechd: &Speechd) {
    let asked = speechd.asked();
    let place = |line: &str| asked.iter().position(|asked| asked == line);
    let texts: Vec<&String> = asked
        .iter()
        .zip(asked.iter().skip(1))
        .filter(|(before, _)| *before == "SPEAK")
        .map(|(_, text)| text)
        .collect();
    let spelled = [
        "Bauer Zesar zwei - Zesar vier",
        "Bauer Eva sieben - Eva fünf",
        "Springer Gustav eins - Felix drei",
    ];
    assert_eq!(texts, spelled);
    assert!(place("SET SELF LANGUAGE de") < place("SPEAK"), "{asked:?}");
    assert!(place("SET SELF PRIORITY message") < place("SPEAK"), "{asked:?}");
    assert!(
        place("SET SELF LANGUAGE de").is_some() && place("SET SELF PRIORITY important").is_none()
    );
}

#[test]
fn without_a_service_it_says_so_and_prints_all_the_same() {
    // A socket that nobody listens on, and no program to start or to speak with.
    let folder = TempDir::new().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    program.args(["say", "--lang", "de", "--aloud", "e4"]).stdin(Stdio::null());
    program.env("JADOUBE_CONFIG", folder.path()).env("PATH", folder.path());
    program.env("XDG_RUNTIME_DIR", folder.path()).env("HOME", folder.path());
    let socket = folder.path().join("none.sock");
    program.env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
    let said = program.output().expect("the program starts");
    assert_eq!(said.status.code(), Some(1), "{said:?}");
    assert_eq!(String::from_utf8_lossy(&said.stdout), "Bauer Eva zwei - Eva vier\n");
    let why = String::from_utf8_lossy(&said.stderr);
    assert!(why.contains("speech-dispatcher und espeak-ng"), "{why}");
}
