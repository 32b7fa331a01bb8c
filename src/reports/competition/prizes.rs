//! The list of prizes: who gets what, with room to sign for it.

use super::EventPaper;
use crate::document::{Block, Column, ColumnKind, Document, Table};
use crate::flow::pages;
use crate::protocol::head;
use jadoube_competition::record::{Records, Reference};
use jadoube_competition::tournament::Number;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::next::NextStep;
use jadoube_i18n::prizes;

use ColumnKind::{Number as Count, Short, Words};

/// How high a row is in which somebody signs, and how wide the place is.
const ROW: f32 = 8.5;
const SIGN: f32 = 48.0;

impl EventPaper<'_> {
    /// Who gets what by the standing as it is now; none where the regulations have no prizes.
    #[must_use]
    pub fn prize_list(&self) -> Option<Document> {
        let title = self.say("protocol-prizes");
        let mut blocks = self.top(&title, Vec::new());
        blocks.extend(self.prize_blocks(Some(ROW))?);
        blocks.push(Block::Signature(self.say("protocol-signed-chief")));
        blocks.push(Block::Signature(self.say("protocol-signed-director")));
        blocks.extend(head(self.words, self.about));
        Some(self.document(title, pages(blocks)))
    }

    /// The regulations of the prizes and the table, with room to sign where its rows have a height.
    pub(super) fn prize_blocks(&self, signed: Option<f32>) -> Option<Vec<Block>> {
        let regulations = self.contest().regulations.as_ref().filter(|of| !of.prizes.is_none())?;
        let standing = self.standing_after(self.contest().published());
        let awards = self.contest().awards((&self.readings, &self.boards), &standing, self.year());
        let order = self.contest().order();
        let who = |number: Number| -> Option<EntrantNo> {
            order.get(usize::from(number.0).checked_sub(1)?).copied()
        };
        let teams = Records::new(&self.readings.standing, standing.rounds, Reference::Match);
        let rows = awards.iter().filter_map(|award| {
            let (name, points) = match award.is_team {
                true => {
                    let name = self.readings.record.teams.get(&award.who)?.name.clone();
                    let points = teams.points(award.who, Reference::Match);
                    (name, self.words.decimal(points))
                }
                false => {
                    let no = who(award.who)?;
                    (self.player(no), self.points(no, standing.rounds))
                }
            };
            let cells = [
                self.words.tell(&award.category),
                award.place.to_string(),
                award.who.to_string(),
                name,
                points,
                prizes::amount(self.words, &regulations.prizes, award),
            ];
            Some(cells.into_iter().chain(signed.map(|_| String::new())).collect())
        });
        let rows: Vec<Vec<String>> = rows.collect();
        let columns = [
            self.column("tournament-standings-category", Short),
            self.column("competition-standings-place", Count),
            self.column("competition-standings-number", Count),
            self.column("competition-standings-name", Words),
            self.column("protocol-column-points", Count),
            self.column("protocol-column-prize", Count),
        ];
        let sign = signed.map(|_| Column::wide(self.say("protocol-column-signed"), Words, SIGN));
        let columns = columns.into_iter().chain(sign).collect();
        let is_over = self.hall.next_step() == NextStep::Standings;
        let provisional = (!is_over).then(|| self.say("protocol-prizes-provisional"));
        let offered = prizes::offered(self.words, &regulations.prizes);
        let told = provisional.into_iter().chain([offered]).map(Block::Text);
        let table = Block::Table(Table { columns, rows, boxes: signed });
        Some(told.chain([table]).collect())
    }
}
