//! Pictures of the window: Hall, Board, Disputes and Laws in every theme and two sizes, written as PNG.
//! Run by `jadoube demo --screenshots FOLDER`; the window closes when the last is written.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use egui::{ColorImage, Context, ScreenshotCallback, ViewportCommand};

use crate::actions::Screen;
use crate::tokens::Theme;
use jadoube_core::hall::state::Hall;
use jadoube_desk::demo::BOARDS;
use jadoube_desk::snapshot::Snapshot;

/// Passes between a change of the looks and the picture.
const SETTLE: u32 = 6;
/// How long the demonstration may take until there is something to see, in seconds.
const PATIENCE: f64 = 40.0;
/// Plies on all boards that make something to see.
const ENOUGH: usize = 24;

/// One picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shot {
    /// Of which screen.
    pub screen: Screen,
    /// In which theme.
    pub theme: Theme,
    size: (u16, u16),
}

impl Shot {
    fn name(self) -> String {
        let screen = self.screen.action().label().trim_start_matches("actions-");
        let theme = self.theme.id();
        format!("{screen}-{theme}-{}x{}.png", self.size.0, self.size.1)
    }
}

/// The pictures still to be taken.
pub struct Shots {
    folder: PathBuf,
    left: Vec<Shot>,
    passes: u32,
    coming: Option<Receiver<Arc<ColorImage>>>,
    begun: bool,
}

/// The screens that are photographed.
const SHOWN: [Screen; 6] =
    [Screen::Hall, Screen::Board, Screen::Blind, Screen::Envelopes, Screen::Disputes, Screen::Laws];

impl Shots {
    /// All pictures, into a folder.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        let mut left = Vec::new();
        for size in [(1366, 768), (1920, 1080)] {
            for theme in Theme::ALL {
                for screen in SHOWN {
                    left.push(Shot { screen, theme, size });
                }
            }
        }
        left.reverse();
        Self { folder, left, passes: 0, coming: None, begun: false }
    }

    /// One pass: returns the looks that the window shall have.
    pub fn step(&mut self, ctx: &Context, snap: &Snapshot) -> Option<Shot> {
        ctx.request_repaint_after(Duration::from_millis(60));
        if !self.begun {
            let waited = ctx.input(|input| input.time);
            self.begun = has_enough(&snap.hall) || waited > PATIENCE;
            return None;
        }
        let Some(shot) = self.left.last().copied() else {
            ctx.send_viewport_cmd(ViewportCommand::Close);
            return None;
        };
        if let Some(coming) = &self.coming {
            match coming.try_recv() {
                Ok(image) => {
                    let path = self.folder.join(shot.name());
                    if let Err(why) = write(&path, &image) {
                        eprintln!("{}: {why}", path.display());
                    }
                    self.next();
                }
                Err(TryRecvError::Disconnected) => self.next(),
                Err(TryRecvError::Empty) => {}
            }
            return Some(shot);
        }
        self.passes += 1;
        if self.passes == 1 {
            let size = egui::vec2(f32::from(shot.size.0), f32::from(shot.size.1));
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
        }
        if self.passes > SETTLE {
            let (sent, coming) = channel();
            let callback = ScreenshotCallback::new(move |image| {
                let _ = sent.send(image);
            });
            ctx.send_viewport_cmd(ViewportCommand::Screenshot(callback));
            self.coming = Some(coming);
        }
        Some(shot)
    }

    fn next(&mut self) {
        self.left.pop();
        self.coming = None;
        self.passes = 0;
    }
}

/// Whether there is something to see: every board of the demonstration, moves and an incident. On a busy
/// machine five boards have their moves before the sixth is set up.
fn has_enough(hall: &Hall) -> bool {
    let plies: usize = hall.on_boards().map(|(_, game)| game.plies.len()).sum();
    let boards = hall.on_boards().count();
    boards >= BOARDS && plies >= ENOUGH && !hall.incidents.is_empty()
}

/// Writes a picture.
fn write(path: &Path, image: &ColorImage) -> Result<(), Box<dyn std::error::Error>> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let width = u32::try_from(image.size[0])?;
    let height = u32::try_from(image.size[1])?;
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), width, height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let bytes: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    encoder.write_header()?.write_image_data(&bytes)?;
    Ok(())
}
