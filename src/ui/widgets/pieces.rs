//! The pictures of the pieces: drawn from SVG at exactly the size that is wanted, all twelve in
//! one texture, so that a whole board is one mesh. What stands where is not known here.

use std::sync::{Arc, Mutex as StdMutex, PoisonError};

use egui::load::SizeHint;
use egui::mutex::Mutex;
use egui::{
    Color32, ColorImage, Context, Id, Mesh, Rect, TextureHandle, TextureOptions, pos2, vec2,
};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::side::Side;

/// How many sizes are kept; the oldest goes.
const KEPT: usize = 12;
const COLUMNS: usize = 6;

struct Sheet {
    pixels: usize,
    texture: TextureHandle,
}

type Sheets = Arc<Mutex<Vec<Arc<Sheet>>>>;

/// The pieces at one size; collects what is to be drawn into one mesh.
pub struct Pieces {
    sheet: Arc<Sheet>,
    mesh: Mesh,
}

impl Pieces {
    /// The pieces for squares of a size in points.
    #[must_use]
    pub fn at(ctx: &Context, points: f32) -> Self {
        let pixels = pixels(points * ctx.pixels_per_point());
        let sheets: Sheets = ctx
            .data_mut(|data| data.get_temp_mut_or_default::<Sheets>(Id::unique("pieces")).clone());
        let mut kept = sheets.lock();
        let found = kept.iter().find(|sheet| sheet.pixels == pixels).cloned();
        let sheet = found.unwrap_or_else(|| {
            let sheet = Arc::new(Sheet::draw(ctx, pixels));
            if kept.len() == KEPT {
                kept.remove(0);
            }
            kept.push(sheet.clone());
            sheet
        });
        let mesh = Mesh::with_texture(sheet.texture.id());
        Self { sheet, mesh }
    }

    /// Adds a piece.
    pub fn put(&mut self, rect: Rect, piece: Piece) {
        self.put_tinted(rect, piece, Color32::WHITE);
    }

    /// Adds a piece seen through a colour; half-transparent white makes it a ghost.
    pub fn put_tinted(&mut self, rect: Rect, piece: Piece, tint: Color32) {
        let (column, row) = place(piece);
        let cell = vec2(1.0 / 6.0, 0.5);
        let uv = Rect::from_min_size(pos2(column * cell.x, row * cell.y), cell);
        self.mesh.add_rect_with_uv(rect, uv, tint);
    }

    /// Everything that was added.
    #[must_use]
    pub fn into_mesh(self) -> Mesh {
        // The sheet must outlive this pass; the cache keeps it.
        drop(self.sheet);
        self.mesh
    }
}

/// Whole, even pixels: half-sizes would be drawn again for nothing.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped just before")]
fn pixels(wanted: f32) -> usize {
    (wanted.clamp(8.0, 320.0) / 2.0).round() as usize * 2
}

fn place(piece: Piece) -> (f32, f32) {
    let column = match piece.kind {
        Kind::Pawn => 0.0,
        Kind::Knight => 1.0,
        Kind::Bishop => 2.0,
        Kind::Rook => 3.0,
        Kind::Queen => 4.0,
        Kind::King => 5.0,
    };
    (column, if piece.side == Side::White { 0.0 } else { 1.0 })
}

fn svg(piece: Piece) -> &'static [u8] {
    macro_rules! drawing {
        ($name:literal) => {
            include_bytes!(concat!("../../../assets/pieces/", $name, ".svg"))
        };
    }
    match (piece.side, piece.kind) {
        (Side::White, Kind::Pawn) => drawing!("white-pawn"),
        (Side::White, Kind::Knight) => drawing!("white-knight"),
        (Side::White, Kind::Bishop) => drawing!("white-bishop"),
        (Side::White, Kind::Rook) => drawing!("white-rook"),
        (Side::White, Kind::Queen) => drawing!("white-queen"),
        (Side::White, Kind::King) => drawing!("white-king"),
        (Side::Black, Kind::Pawn) => drawing!("black-pawn"),
        (Side::Black, Kind::Knight) => drawing!("black-knight"),
        (Side::Black, Kind::Bishop) => drawing!("black-bishop"),
        (Side::Black, Kind::Rook) => drawing!("black-rook"),
        (Side::Black, Kind::Queen) => drawing!("black-queen"),
        (Side::Black, Kind::King) => drawing!("black-king"),
    }
}

impl Sheet {
    fn draw(ctx: &Context, pixels: usize) -> Self {
        let (name, image) = (format!("pieces-{pixels}"), drawn(pixels));
        let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
        Self { pixels, texture }
    }
}

/// All twelve at one size, drawn once in a run of the program, whichever window asks first; of the sizes
/// those are kept that were asked for last.
fn drawn(pixels: usize) -> Arc<ColorImage> {
    static DRAWN: StdMutex<Vec<(usize, Arc<ColorImage>)>> = StdMutex::new(Vec::new());
    let mut kept = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept.iter().position(|(size, _)| *size == pixels).map(|at| kept.remove(at).1);
    let image = known.unwrap_or_else(|| Arc::new(all_twelve(pixels)));
    if kept.len() == KEPT {
        kept.remove(0);
    }
    kept.push((pixels, Arc::clone(&image)));
    image
}

fn all_twelve(pixels: usize) -> ColorImage {
    let mut sheet = ColorImage::filled([pixels * COLUMNS, pixels * 2], Color32::TRANSPARENT);
    for side in Side::BOTH {
        for (column, kind) in Kind::ALL.into_iter().enumerate() {
            let row = usize::from(side == Side::Black);
            let picture = picture(Piece::new(side, kind), pixels);
            for y in 0..picture.height().min(pixels) {
                let width = picture.width().min(pixels);
                let from = y * picture.width();
                let to = (row * pixels + y) * sheet.width() + column * pixels;
                sheet.pixels[to..to + width].copy_from_slice(&picture.pixels[from..from + width]);
            }
        }
    }
    sheet
}

fn picture(piece: Piece, pixels: usize) -> ColorImage {
    let size = u32::try_from(pixels).unwrap_or(64);
    let hint = SizeHint::Size { width: size, height: size, maintain_aspect_ratio: true };
    egui_extras::image::load_svg_bytes_with_size(svg(piece), hint, &Default::default())
        .expect("the drawings are compiled in, and a test draws all twelve")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_size_is_drawn_once_for_all_windows() {
        let [one, other] = [Context::default(), Context::default()].map(|ctx| {
            Sheet::draw(&ctx, 46);
            drawn(46)
        });
        assert!(Arc::ptr_eq(&one, &other));
        assert!(!Arc::ptr_eq(&one, &drawn(48)));
    }

    #[test]
    fn all_twelve_pieces_are_drawn_and_differ() {
        let mut seen: Vec<Vec<Color32>> = Vec::new();
        for side in Side::BOTH {
            for kind in Kind::ALL {
                let picture = picture(Piece::new(side, kind), 64);
                assert_eq!(picture.size, [64, 64], "{side:?} {kind:?}");
                let solid = picture.pixels.iter().filter(|pixel| pixel.a() > 200).count();
                assert!(solid > 600, "{side:?} {kind:?} has only {solid} solid pixels");
                assert!(!seen.contains(&picture.pixels), "{side:?} {kind:?} looks like another");
                seen.push(picture.pixels);
            }
        }
    }
}
