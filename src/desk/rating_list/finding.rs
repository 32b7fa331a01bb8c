//! Players by number or by the beginning of their names, those of the event's federation first.

use std::ops::{ControlFlow, Range, RangeInclusive};

use crate::rating_list::directory::{Block, Code, ENTRY, sum};
use crate::rating_list::record::Record;
use crate::rating_list::{FoundPlayers, ListFault, RatingList};
use jadoube_competition::rating_list::ListedPlayer;
use jadoube_competition::rating_list::query::{NameBeginning, Query};
use jadoube_competition::rating_list::spelling::{Spelling, fold, folded};

/// How many blocks are read at once at most, some 150 KB.
const AT_ONCE: usize = 64;

impl RatingList {
    /// The player with a number.
    ///
    /// # Errors
    /// [`ListFault`] where the file cannot be read.
    pub fn player(&self, number: u32) -> Result<Option<ListedPlayer>, ListFault> {
        let mut found = Gathering { limit: 1, ..Gathering::default() };
        self.by_number(&(number..=number), &mut found)?;
        Ok(found.players.pop())
    }

    /// Players by what was typed: those of a federation first, each by name; so many at most.
    ///
    /// # Errors
    /// [`ListFault`] where the file cannot be read.
    pub fn find(
        &self,
        typed: &str,
        federation: &str,
        limit: usize,
    ) -> Result<FoundPlayers, ListFault> {
        let mut found = Gathering { limit: limit + 1, ..Gathering::default() };
        match Query::read(typed) {
            None => {}
            Some(Query::Number(ranges)) => {
                for range in ranges {
                    self.by_number(&range, &mut found)?;
                }
            }
            Some(Query::Name(ways)) => {
                for way in ways {
                    self.by_name(&way, code(federation), &mut found)?;
                }
            }
        }
        let mut players = found.players;
        let more = players.len() > limit;
        players.truncate(limit);
        Ok(FoundPlayers { players, more })
    }

    fn by_name(
        &self,
        way: &NameBeginning,
        own: Code,
        found: &mut Gathering,
    ) -> Result<(), ListFault> {
        let federations = &self.directory.federations;
        // Who has no federation is nobody's own.
        let is_own = |code: &Code| *code == own && own != Code::default();
        if let Some((_, blocks)) = federations.get_key_value(&own).filter(|(code, _)| is_own(code))
        {
            for (_, player) in self.in_federation(way, blocks, found)? {
                found.add(player);
            }
        }
        let mut others = Vec::new();
        for (_, blocks) in federations.iter().filter(|(code, _)| !is_own(code)) {
            others.extend(self.in_federation(way, blocks, found)?);
        }
        others.sort_unstable_by(|(one, a), (other, b)| {
            (one, &a.name, a.number).cmp(&(other, &b.name, b.number))
        });
        for (_, player) in others {
            found.add(player);
        }
        Ok(())
    }

    /// Players of one federation who are not known yet, as many as are wanted, each with the folded
    /// name.
    fn in_federation(
        &self,
        way: &NameBeginning,
        blocks: &Range<usize>,
        known: &Gathering,
    ) -> Result<Vec<(Vec<u8>, ListedPlayer)>, ListFault> {
        let mut found = Vec::new();
        let wanted = known.wanted();
        let blocks = self.directory.blocks.get(blocks.clone()).unwrap_or_default();
        // The last block that begins before the name may hold the first that is meant.
        let first = blocks.partition_point(|block| *block.first < *way.surname);
        let blocks = blocks.get(first.saturating_sub(1)..).unwrap_or_default();
        let meant = blocks.partition_point(|block| !way.is_before(block.first.as_bytes()));
        let mut blocks = blocks.get(..meant).unwrap_or_default();
        let (mut name, mut at_once) = (Vec::new(), 1);
        while !blocks.is_empty() && found.len() < wanted {
            // Mostly one is enough; where many are gone through, ever more are read at once.
            let (run, rest) = blocks.split_at(at_once.min(blocks.len()));
            (blocks, at_once) = (rest, (2 * at_once).min(AT_ONCE));
            self.each(run, |record, federation| {
                if !way.may_be(record.name) {
                    return ControlFlow::Continue(());
                }
                fold(record.name, Spelling::Short, &mut name);
                if way.is_of(&name) && !known.has(record.number()) {
                    found.push((name.clone(), record.player(federation)));
                }
                match found.len() >= wanted || way.is_before(&name) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            })?;
        }
        Ok(found)
    }

    /// Goes through the records of blocks that follow one another.
    fn each<'a>(
        &self,
        blocks: &'a [Block],
        mut with: impl FnMut(Record<'_>, &'a str) -> ControlFlow<()>,
    ) -> Result<(), ListFault> {
        let from = blocks.first().map_or(0, |block| block.from);
        let length = blocks.iter().map(|block| u64::from(block.length)).sum();
        let bytes = self.bytes(from, length)?;
        let mut bytes = bytes.as_slice();
        for block in blocks {
            let (mut records, behind) = usize::try_from(block.length)
                .ok()
                .and_then(|length| bytes.split_at_checked(length))
                .filter(|(records, _)| sum(records) == block.sum)
                .ok_or_else(|| self.damaged())?;
            bytes = behind;
            let federation = std::str::from_utf8(&block.federation).unwrap_or_default();
            while !records.is_empty() {
                let (record, rest) = Record::first(records).ok_or_else(|| self.damaged())?;
                records = rest;
                if with(record, federation.trim_matches('\0')).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    fn by_number(
        &self,
        range: &RangeInclusive<u32>,
        found: &mut Gathering,
    ) -> Result<(), ListFault> {
        let pages = &self.directory.pages;
        let first = pages.partition_point(|page| page.first < *range.start()).saturating_sub(1);
        for page in pages.iter().skip(first).take_while(|page| page.first <= *range.end()) {
            let bytes = self.bytes(page.from, page.length.into())?;
            if sum(&bytes) != page.sum {
                return Err(self.damaged());
            }
            for entry in bytes.chunks_exact(ENTRY) {
                let [a, b, c, d, e, f, g, h] = *entry else { return Err(self.damaged()) };
                let number = u32::from_le_bytes([a, b, c, d]);
                if !range.contains(&number) {
                    continue;
                }
                if found.wanted() == 0 {
                    return Ok(());
                }
                let nth = u32::from_le_bytes([e, f, g, h]);
                let block =
                    usize::try_from(nth).ok().and_then(|nth| self.directory.blocks.get(nth));
                let block = std::slice::from_ref(block.ok_or_else(|| self.damaged())?);
                self.each(block, |record, federation| {
                    if record.number() != number {
                        return ControlFlow::Continue(());
                    }
                    found.add(record.player(federation));
                    ControlFlow::Break(())
                })?;
            }
        }
        Ok(())
    }
}

/// A federation as the blocks have it.
pub(super) fn code(federation: &str) -> Code {
    let letters = folded(federation, Spelling::Short).to_ascii_uppercase();
    letters.as_bytes().try_into().unwrap_or_default()
}

/// What has been found.
#[derive(Debug, Default)]
struct Gathering {
    players: Vec<ListedPlayer>,
    limit: usize,
}

impl Gathering {
    fn wanted(&self) -> usize {
        self.limit.saturating_sub(self.players.len())
    }

    fn has(&self, number: u32) -> bool {
        self.players.iter().any(|one| one.number == number)
    }

    fn add(&mut self, player: ListedPlayer) {
        if !self.has(player.number) && self.wanted() > 0 {
            self.players.push(player);
        }
    }
}
