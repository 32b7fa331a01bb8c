//! Where the blocks and pages of a list are, and with what each begins.

use std::collections::BTreeMap;
use std::ops::Range;

/// A federation's three letters, or three zeros where none is known.
pub(super) type Code = [u8; 3];

/// Players of one federation that follow one another by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) federation: Code,
    /// The folded name of the first.
    pub(super) first: Box<str>,
    pub(super) from: u64,
    pub(super) length: u32,
    pub(super) sum: u64,
}

/// Numbers that follow one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Page {
    /// The first of them.
    pub(super) first: u32,
    pub(super) from: u64,
    pub(super) length: u32,
    pub(super) sum: u64,
}

/// A number on a page: itself and its block, 4 bytes each.
pub(super) const ENTRY: usize = 8;

/// What the program holds in memory of a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Directory {
    pub(super) blocks: Vec<Block>,
    pub(super) pages: Vec<Page>,
    /// The blocks of each federation.
    pub(super) federations: BTreeMap<Code, Range<usize>>,
}

impl Directory {
    /// As bytes.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX).to_le_bytes();
        bytes.extend(count(self.blocks.len()));
        for block in &self.blocks {
            bytes.extend(block.federation);
            let first = block.first.as_bytes();
            let first = &first[..first.len().min(usize::from(u16::MAX))];
            bytes.extend(u16::try_from(first.len()).unwrap_or(u16::MAX).to_le_bytes());
            bytes.extend(first);
            bytes.extend(block.length.to_le_bytes());
            bytes.extend(block.sum.to_le_bytes());
        }
        bytes.extend(count(self.pages.len()));
        for page in &self.pages {
            bytes.extend(page.first.to_le_bytes());
            bytes.extend(page.length.to_le_bytes());
            bytes.extend(page.sum.to_le_bytes());
        }
        bytes
    }

    /// Reads it; nothing where it cannot be one, or where blocks and pages do not end where it begins.
    pub(super) fn read(bytes: &[u8], ends: u64) -> Option<Self> {
        let mut rest = Rest(bytes);
        let mut directory = Self::default();
        let mut from = 0_u64;
        for nth in 0..rest.number()? {
            let federation = rest.take()?;
            let long = u16::from_le_bytes(rest.take()?);
            let first = std::str::from_utf8(rest.bytes(long.into())?).ok()?.into();
            let (length, sum) = (rest.number()?, u64::from_le_bytes(rest.take()?));
            let nth = usize::try_from(nth).ok()?;
            directory.federations.entry(federation).or_insert(nth..nth).end = nth + 1;
            directory.blocks.push(Block { federation, first, from, length, sum });
            from = from.checked_add(length.into())?;
        }
        for _ in 0..rest.number()? {
            let (first, length) = (rest.number()?, rest.number()?);
            let sum = u64::from_le_bytes(rest.take()?);
            directory.pages.push(Page { first, from, length, sum });
            from = from.checked_add(length.into())?;
        }
        (rest.0.is_empty() && from == ends).then_some(directory)
    }
}

/// Bytes that are not read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn bytes(&mut self, length: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.bytes(N)?.try_into().ok()
    }

    fn number(&mut self) -> Option<u32> {
        self.take().map(u32::from_le_bytes)
    }
}

/// A check sum in the manner of FNV-1a, eight bytes at a time: no byte changes without it.
pub(super) fn sum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    let (words, rest) = bytes.as_chunks::<8>();
    let sum = words.iter().map(|word| u64::from_le_bytes(*word)).fold(0xcbf2_9ce4_8422_2325, step);
    step(rest.iter().map(|byte| u64::from(*byte)).fold(sum, step), bytes.len() as u64)
}
