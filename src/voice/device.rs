//! The sound devices of the machine, by the names that people know them by.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::buffer::SamplesBuffer;
use rodio::cpal;
use rodio::cpal::traits::HostTrait as _;
use rodio::{DeviceSinkBuilder, DeviceTrait as _, MixerDeviceSink, Player as Output};

/// The names of the devices that play sound; slow, and noisy on some systems.
pub(crate) fn names() -> Vec<String> {
    let Ok(devices) = cpal::default_host().output_devices() else { return Vec::new() };
    let mut names: Vec<String> = Vec::new();
    for name in devices.filter_map(|device| name(&device)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

fn name(device: &cpal::Device) -> Option<String> {
    Some(device.description().ok()?.name().to_owned())
}

/// An open device.
pub(crate) struct Device {
    sink: MixerDeviceSink,
    output: Option<Output>,
    gone: Arc<AtomicBool>,
}

impl Device {
    /// Opens the device of a name, or the system's; nothing if there is none, or not that one: what
    /// is meant for one ear must not be heard by all.
    pub(crate) fn open(named: Option<&str>) -> Option<Self> {
        let gone = Arc::new(AtomicBool::new(false));
        let told = gone.clone();
        let builder = match named {
            None => DeviceSinkBuilder::from_default_device().ok()?,
            Some(named) => {
                let mut devices = cpal::default_host().output_devices().ok()?;
                let device = devices.find(|device| name(device).as_deref() == Some(named))?;
                DeviceSinkBuilder::from_device(device).ok()?
            }
        };
        // A device pulled out is no news for the arbiter; the next sound looks for another one.
        let builder = builder.with_error_callback(move |_| told.store(true, Ordering::Relaxed));
        let mut sink = match named {
            None => builder.open_sink_or_fallback().ok()?,
            Some(_) => builder.open_stream().ok()?,
        };
        sink.log_on_drop(false);
        Some(Self { sink, output: None, gone })
    }

    /// Plays samples of one channel instead of what still sounds; false when the device has gone.
    pub(crate) fn play(&mut self, rate_hz: u32, samples: Vec<f32>) -> bool {
        self.output = None;
        self.append(rate_hz, samples)
    }

    /// Plays samples after what still sounds; false when the device has gone.
    pub(crate) fn append(&mut self, rate_hz: u32, samples: Vec<f32>) -> bool {
        const MONO: NonZero<u16> = NonZero::<u16>::MIN;
        let Some(rate) = NonZero::new(rate_hz) else { return false };
        if self.gone.load(Ordering::Relaxed) {
            return false;
        }
        let mixer = self.sink.mixer();
        // What still sounds stops with an output that is dropped.
        let output = self.output.get_or_insert_with(|| Output::connect_new(mixer));
        output.append(SamplesBuffer::new(MONO, rate, samples));
        true
    }

    /// Whether something still sounds.
    pub(crate) fn is_playing(&self) -> bool {
        let gone = self.gone.load(Ordering::Relaxed);
        !gone && self.output.as_ref().is_some_and(|output| !output.empty())
    }
}
