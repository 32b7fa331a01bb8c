//! A game of PGN made into a score for reading, and back. A score in braille is for reading: it has
//! the game's own moves, and no times.

use crate::formats::braille::{Score, Written};
use crate::formats::pgn::{Note, PgnGame, PgnPly};

/// What of a game a score for reading does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LeftOut {
    /// Variations.
    pub variations: usize,
    /// Moves with times beside them.
    pub times: usize,
    /// Words that are not understood, and all behind a move that is none.
    pub words: usize,
}

impl LeftOut {
    /// Whether the score tells everything.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

/// The score of a game, and what it does not tell.
#[must_use]
pub fn score(game: &PgnGame) -> (Score, LeftOut) {
    let stray = |notes: &[Note]| notes.iter().filter(|note| matches!(note, Note::Stray(_))).count();
    let mut left = LeftOut {
        words: game.kept.len() + game.line.unread.len() + stray(&game.line.notes),
        ..LeftOut::default()
    };
    let mut score = Score {
        tags: game.tags.clone(),
        comment: game.comment(),
        result: game.result,
        ..Score::new(game.start.clone())
    };
    for (_, played, ply) in game.played() {
        left.variations += ply.variations().count();
        left.times += usize::from([ply.clk, ply.emt, ply.egt].iter().any(Option::is_some));
        left.words += stray(&ply.notes);
        score.moves.push(Written {
            nags: ply.nags().collect(),
            draw_offer: ply.draw_offer,
            comment: ply.comment(),
            ..Written::new(played)
        });
    }
    left.words += game.plies().len() - score.moves.len();
    (score, left)
}

/// The game that a score tells.
#[must_use]
pub fn game(score: &Score) -> PgnGame {
    let mut game = PgnGame::new(score.start.clone());
    game.tags.clone_from(&score.tags);
    game.line.notes.extend(score.comment.clone().map(Note::Comment));
    game.result = score.result;
    for written in &score.moves {
        let glyphs = written.nags.iter().copied().map(Note::Nag);
        let notes = glyphs.chain(written.comment.clone().map(Note::Comment)).collect();
        let draw_offer = written.draw_offer;
        game.line.plies.push(PgnPly { notes, draw_offer, ..PgnPly::new(Some(written.played)) });
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::pgn::read::read;

    #[test]
    fn a_score_tells_the_game_and_says_what_it_leaves_out() {
        let text = "[White \"Ada\"]\n\n{Round one} 1. e4 $1 {best} e5 (1... c5) (1... e6) 2. Nf3 \
                    {[%clk 1:00:00]} (=) 1/2-1/2\n";
        let file = read(text);
        let (told, left) = score(&file.games[0]);
        assert_eq!(left, LeftOut { variations: 2, times: 1, words: 0 });
        assert!(!left.is_nothing());
        let plain = read("[White \"Ada\"]\n\n{Round one} 1. e4 $1 {best} e5 2. Nf3 (=) 1/2-1/2\n");
        assert_eq!(game(&told), plain.games[0]);
        assert!(score(&plain.games[0]).1.is_nothing());
    }
}
