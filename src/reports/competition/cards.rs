//! What lies on the boards of a round: a card with the players' names, and a scoresheet for each of
//! them with its head filled in.

use super::EventPaper;
use crate::document::{Area, Block, Column, ColumnKind, Document, Page, Size, Table};
use crate::protocol::small_head;
use jadoube_core::competition::round::Bout;

/// Two cards on a sheet, one above the other.
const CARD_MARGIN: f32 = 16.0;
const CARD_TEXT: f32 = 30.0;
const CARD_SMALL: f32 = 15.0;
const CARD_TOP: f32 = 14.0;

/// Two scoresheets on a sheet, side by side.
const MARGIN: f32 = 9.0;
const TEXT: f32 = 9.5;
const HEAD: f32 = 31.0;
const FOOT: f32 = 26.0;
/// How many moves one has room for, in two columns.
const MOVES: u16 = 60;
const ROW: f32 = 4.3;
const NUMBER: f32 = 8.0;

impl EventPaper<'_> {
    /// A card for each board of a round, large enough to be read from the next table.
    #[must_use]
    pub fn board_cards(&self, no: u8) -> Option<Document> {
        let round = self.round(no)?;
        let title = self.say_round("protocol-board-cards", no);
        let half = Size::A4.height / 2.0;
        let page = |two: &[Bout]| {
            let areas = two.iter().zip([0.0, half]);
            let areas = areas.flat_map(|(bout, top)| self.card(no, bout, (top, half)));
            Page { size: Size::A4, areas: areas.collect(), foot: None }
        };
        let pages = round.bouts.chunks(2).map(page).collect();
        Some(Document { title, lang: self.words.lang().code().to_owned(), pages })
    }

    fn card(&self, no: u8, bout: &Bout, (top, height): (f32, f32)) -> [Area; 2] {
        let board = [("board", bout.pairing.board.0.into())];
        let board = self.words.say_with("protocol-card-board", &board);
        let [white, black] = bout.pairing.both().map(|one| {
            let rating = self.rating(one);
            if rating.is_empty() {
                self.player(one)
            } else {
                format!("{} {rating}", self.player(one))
            }
        });
        let width = Size::A4.width - 2.0 * CARD_MARGIN;
        let event = self.about.competition.map(|one| one.name.clone()).unwrap_or_default();
        let when = self.of_round(no).into_iter().map(|(_, starts)| starts).take(1);
        let round = self.say_round("protocol-round", no);
        let small: Vec<String> = [event, round].into_iter().chain(when).collect();
        let small: Vec<String> = small.into_iter().filter(|text| !text.is_empty()).collect();
        let text = |text: String| Block::Text(text);
        let start = self.start_at(no, bout.pairing.board);
        let start = start.map(|start| text(format!("{}: {start}", self.say("protocol-start"))));
        let blocks = [
            Block::Heading(1, board),
            text(format!("{}: {white}", self.say("protocol-column-white"))),
            text(format!("{}: {black}", self.say("protocol-column-black"))),
        ];
        let blocks = blocks.into_iter().chain(start).collect();
        let at = |top: f32, high: f32, text: f32, blocks: Vec<Block>| Area {
            left: CARD_MARGIN,
            top,
            size: Size { width, height: high },
            text,
            blocks,
        };
        let below = height - CARD_MARGIN - CARD_TOP;
        let large = at(top + CARD_MARGIN, below - CARD_MARGIN, CARD_TEXT, blocks);
        [large, at(top + below, CARD_TOP, CARD_SMALL, vec![text(small.join(" · "))])]
    }

    /// Two scoresheets for each board of a round.
    #[must_use]
    pub fn scoresheets(&self, no: u8) -> Option<Document> {
        let round = self.round(no)?;
        let title = self.say_round("protocol-scoresheets", no);
        let half = Size::A4_ACROSS.width / 2.0;
        let page = |bout: &Bout| {
            let areas = [0.0, half].into_iter();
            let areas = areas.flat_map(|left| self.scoresheet(no, bout, (left, half)));
            Page { size: Size::A4_ACROSS, areas: areas.collect(), foot: None }
        };
        let pages = round.bouts.iter().map(page).collect();
        Some(Document { title, lang: self.words.lang().code().to_owned(), pages })
    }

    fn scoresheet(&self, no: u8, bout: &Bout, (left, width): (f32, f32)) -> Vec<Area> {
        let (left, width) = (left + MARGIN, width - 2.0 * MARGIN);
        let board = bout.pairing.board;
        let place = [("round", i64::from(no).into()), ("board", board.0.into())];
        let place = self.words.say_with("protocol-sheet-place", &place);
        let starts = self.of_round(no).into_iter().map(|(_, starts)| starts).next();
        let event = self.about.competition.map(|one| one.name.clone());
        let event: Vec<String> = event.into_iter().chain(starts).collect();
        let [white, black] = bout.pairing.both().map(|one| {
            let rating = self.rating(one);
            format!("{} {rating}", self.player(one)).trim().to_owned()
        });
        let start = self.start_at(no, board);
        let start = start.map(|start| (self.say("protocol-start"), start));
        let facts = [
            (self.say("paper-event"), event.join(" · ")),
            (self.say("protocol-column-white"), white),
            (self.say("protocol-column-black"), black),
            (self.say("protocol-result"), String::new()),
        ];
        let facts = facts.into_iter().chain(start).collect();
        let head = vec![Block::Heading(1, place), Block::Facts(facts)];
        let of = |nth: u16| vec![nth.to_string(), String::new(), String::new()];
        let half = MOVES / 2;
        let rows = (1..=half).map(|nth| [of(nth), of(nth + half)].concat()).collect();
        let column = |id: &str, wide: f32| Column::wide(self.say(id), ColumnKind::Sign, wide);
        let wide = (width - 2.0 * NUMBER) / 4.0;
        let three = || {
            [
                column("competition-standings-number", NUMBER),
                column("protocol-column-white", wide),
                column("protocol-column-black", wide),
            ]
        };
        let columns = three().into_iter().chain(three()).collect();
        let moves = Table { columns, rows, boxes: Some(ROW) };
        let at = |left, top, size, blocks| Area { left, top, size, text: TEXT, blocks };
        let high = Size::A4_ACROSS.height - 2.0 * MARGIN;
        let foot = MARGIN + high - FOOT;
        let sheet = Size { width, height: high - HEAD - FOOT };
        let mut areas = vec![
            at(left, MARGIN, Size { width, height: HEAD }, head),
            at(left, MARGIN + HEAD, sheet, vec![Block::Table(moves)]),
        ];
        let code = self.about.record.map_or(0.0, |_| FOOT);
        let signed = (width - code) / 2.0;
        let sign = [("paper-signed-white", left), ("paper-signed-black", left + signed)];
        areas.extend(sign.map(|(id, left)| {
            let size = Size { width: signed - 3.0, height: FOOT / 2.0 };
            at(left, foot + 2.0, size, vec![Block::Signature(self.say(id))])
        }));
        areas.extend(small_head(self.words, self.about, (left, foot), (width, FOOT)));
        areas
    }
}
