//! The list of those who have entered.

use super::{EventPaper, filled};
use crate::document::{Block, ColumnKind, Document, Table};
use crate::flow::pages;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_i18n::entrant::attendance;

use ColumnKind::{Number, Short, Words};

impl EventPaper<'_> {
    /// All players by number, with what is known of them; the teams, where teams play.
    #[must_use]
    pub fn player_list(&self) -> Document {
        if self.is_of_teams() {
            return self.team_list();
        }
        let title = self.say("protocol-players");
        let count = self.contest().entrants.len();
        let mut blocks = self.top(&title, vec![(self.say("protocol-count"), count.to_string())]);
        blocks.push(Block::Table(self.player_table()));
        self.document(title, pages(blocks))
    }

    pub(super) fn player_table(&self) -> Table {
        let of = |no: EntrantNo| {
            let entry = self.contest().entrants.get(&no)?;
            let one = &entry.entrant;
            let known = |number: Option<u32>| number.map_or_else(String::new, |it| it.to_string());
            Some(vec![
                self.number(no),
                one.title.clone(),
                one.name.clone(),
                one.federation.clone(),
                self.rating(no),
                known(one.fide_id),
                known(one.birth.map(|birth| u32::from(birth.year))),
                one.club.clone(),
                attendance(self.words, entry).join("; "),
            ])
        };
        let columns = vec![
            self.column("competition-standings-number", Number),
            self.column("competition-standings-title-held", Short),
            self.column("competition-standings-name", Words),
            self.column("competition-standings-federation", Short),
            self.column("competition-standings-rating", Number),
            self.column("protocol-column-id", Number),
            self.column("protocol-column-born", Number),
            self.column("protocol-column-club", Words),
            self.column("protocol-column-remarks", Words),
        ];
        let rows = self.contest().order().into_iter().filter_map(of).collect();
        filled(Table { columns, rows, boxes: None })
    }
}
