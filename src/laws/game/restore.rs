//! Where a game stands ([`RestoredGame`]), taken from it, and the game put there again.

use crate::game::event::{RestoredGame, RestoredMove};
use crate::game::lost_time;
use crate::game::plies::{MISSING_SAN, PlyRecord};
use crate::game::state::Game;
use crate::game::status::PlyMark;
use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Moment;
use jadoube_chess::notation::san;

impl RestoredGame {
    /// Where `game` stands at a moment, against the record of `now`.
    #[must_use]
    pub fn of(game: &Game, now: &Game, at: Moment) -> Self {
        let kept = game.moves_in_common(now);
        let again = game.plies.iter().skip(usize::from(kept.0)).map(|ply| RestoredMove {
            uci: ply.uci.clone(),
            source: ply.source,
            at: ply.at,
            times: ply.times,
            spent: ply.spent,
            draw_offered: ply.draw_offered,
            corrected_from: ply.corrected_from.clone(),
            mark: ply.mark,
            found: (ply.mark == Some(PlyMark::Missing)).then(|| ply.position.fen()),
        });
        Self {
            kept,
            again: again.collect(),
            status: game.status,
            offer: game.offer,
            owed: game.owed.clone(),
            illegal_moves: game.illegal_moves,
            counts: game.counts,
            flags: game.flags,
            clock: game.clock.standing(at),
            turn_since: game.turn_since,
        }
    }

    /// Puts a game there.
    pub(in crate::game) fn put(&self, game: &mut Game, at: Moment) {
        let before = lost_time::before_put_back(game, at);
        game.plies.truncate(usize::from(self.kept.0));
        for ply in &self.again {
            let position = game.position().clone();
            let missing = ply.found.as_deref().map(|fen| {
                let found = Position::from_loose_fen(fen, game.setup.form).ok()?;
                Some((ply.uci.clone(), MISSING_SAN.to_owned(), found))
            });
            let made = missing.unwrap_or_else(|| {
                let m = position.read_uci(&ply.uci).ok()?;
                Some((position.uci(m), san::san(&position, m), position.after(m)))
            });
            let Some((uci, san, position)) = made else { break };
            game.plies.push(PlyRecord {
                uci,
                san,
                position,
                source: ply.source,
                at: ply.at,
                times: ply.times,
                spent: ply.spent,
                draw_offered: ply.draw_offered,
                corrected_from: ply.corrected_from.clone(),
                mark: ply.mark,
            });
        }
        game.status = self.status;
        game.offer = self.offer;
        game.owed.clone_from(&self.owed);
        game.illegal_moves = self.illegal_moves;
        game.counts = self.counts;
        game.flags = self.flags;
        game.clock.put_back(&self.clock, at);
        game.turn_since = self.turn_since;
        game.pressed = game.pressed.min(self.kept);
        game.corrections.clear();
        game.disagreement = None;
        if game.outcome().is_some() {
            lost_time::end(game, at);
        } else {
            lost_time::put_back(game, before, usize::from(self.kept.0), at);
        }
    }
}
