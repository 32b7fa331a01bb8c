//! The clocks of all boards at once: which boards cannot take part and why, boards that follow one
//! another as “4–9”.

use std::collections::BTreeMap;

use crate::catalogue::Catalogue;
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::clocks::BoardClock;
use jadoube_laws::ids::BoardNo;

/// “1–4, 7”; the boards in order.
#[must_use]
pub fn boards(all: &[BoardNo]) -> String {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for board in all {
        match runs.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(board.0) => *last = board.0,
            _ => runs.push((board.0, board.0)),
        }
    }
    let run = |(first, last): (u16, u16)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

/// A text about an act at these boards: with the act, how many they are, and which.
#[must_use]
pub fn told(words: &Catalogue, id: &str, act: AllClocks, of: &[BoardNo]) -> String {
    let (act, count) = (words.value_of(&act), of.len());
    let args = [("act", act.into()), ("count", count.into()), ("boards", boards(of).into())];
    words.say_with(id, &args)
}

/// The boards that cannot take part, a line for each reason.
#[must_use]
pub fn obstacles(words: &Catalogue, all: &[BoardClock]) -> Vec<String> {
    let mut by_reason: BTreeMap<String, Vec<BoardNo>> = BTreeMap::new();
    for (board, why) in all.iter().filter_map(|one| Some((one.board, one.comes.as_ref().err()?))) {
        by_reason.entry(words.tell(why)).or_default().push(board);
    }
    let mut lines: Vec<(Vec<BoardNo>, String)> =
        by_reason.into_iter().map(|(why, of)| (of, why)).collect();
    lines.sort();
    let line = |(of, why): (Vec<BoardNo>, String)| {
        let args =
            [("boards", boards(&of).into()), ("count", of.len().into()), ("why", why.into())];
        words.say_with("clocks-boards-not", &args)
    };
    lines.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_that_follow_one_another_are_one_run() {
        for (all, text) in [
            (vec![], ""),
            (vec![3], "3"),
            (vec![3, 4], "3, 4"),
            (vec![1, 2, 3, 7, 9, 10, 11, 12], "1–3, 7, 9–12"),
            (vec![u16::MAX], "65535"),
        ] {
            let all: Vec<BoardNo> = all.into_iter().map(BoardNo).collect();
            assert_eq!(boards(&all), text);
        }
    }
}
