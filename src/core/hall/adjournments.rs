//! Adjournments over all boards: which game a command is about, games that make room for the next
//! round while they are adjourned, and boards that are barred until an envelope is opened.

use std::collections::BTreeMap;

use crate::adjournment::cases;
use crate::adjournment::command::Command as AdjournmentCommand;
use crate::adjournment::context::Context;
use crate::adjournment::envelope::EnvelopeKind;
use crate::adjournment::event::Event as Note;
use crate::adjournment::refusal::Refusal as AdjournmentRefusal;
use crate::adjournment::state::{Adjournment, Envelope};
use crate::competition::round::Stage;
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::state::{Decision, Incident};
use crate::hall::context::Context as HallContext;
use crate::hall::event::Event;
use crate::hall::games::is_untouched;
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::step::Step;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, GameNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::wall::Wall;

/// What a command about an adjournment leads to.
pub(in crate::hall) fn adjourn(
    hall: &Hall,
    what: &AdjournmentCommand,
    ctx: HallContext<'_>,
) -> Result<Vec<Event>, Refusal> {
    let (at, edition) = (ctx.at, ctx.book.edition);
    let competition = hall.competition.as_ref().ok_or(Refusal::NotFounded)?;
    let of = what.envelope().and_then(|no| hall.adjournments.get(&no));
    let board = match what {
        AdjournmentCommand::Begin { board, .. } => Some(*board),
        _ => of.map(|one| one.board),
    };
    let no = of.map(|one| one.game).or_else(|| hall.at_board.get(&board?).copied());
    let game = no.and_then(|no| Some((no, hall.games.get(&no)?.game.as_ref())));
    let on_board = no.is_some_and(|no| hall.is_on_board(no));
    let next = ctx.next_envelope(hall);
    let context = Context { event: &competition.name, game, on_board, edition, at, next };
    let happened = hall.adjournments.decide(what, context)?;
    if let (AdjournmentCommand::Resume { board, .. }, Some(one)) = (what, of) {
        may_be_resumed_at(hall, one, *board)?;
    }
    let lapsed = of.map(|one| lapsed_incidents(hall, one, &happened, at)).unwrap_or_default();
    let happened = happened.into_iter().filter_map(|one| match one {
        Step::Here(what) => Some(Event::Adjournment { what }),
        Step::Game(what) => board.map(|board| Event::Game { board, what }),
    });
    Ok(lapsed.into_iter().chain(happened).collect())
}

/// The open incidents which rest on what is no longer so: about who came to the resumption, where
/// somebody has come or the game goes on; about a sealed move, where the reading was corrected or the
/// move was made.
fn lapsed_incidents(
    hall: &Hall,
    one: &Adjournment,
    happened: &[Step<Note>],
    at: Moment,
) -> Vec<Event> {
    let later = one.after(happened.iter().filter_map(Step::here), at);
    let facts = |one: &Adjournment| {
        let played = one.cover.as_ref().is_some_and(|cover| cover.played);
        (cases::absent(one), played, one.is_live())
    };
    let came = facts(one) != facts(&later);
    let is_reread = |sealer: Side| {
        let reply = sealer != one.sealer;
        let which = if reply { EnvelopeKind::Reply } else { EnvelopeKind::Sealed };
        let (before, then) = (one.cover(which), later.cover(which));
        before.zip(then).is_some_and(|(before, then)| {
            let corrected = before.read.is_some() && before.read != then.read;
            corrected || before.played != then.played
        })
    };
    let rests = |incident: &&Incident| {
        let of_presence = came && matches!(incident.case, Case::Resumption(_));
        let of_move = matches!(&incident.case, Case::SealedMove(found) if is_reread(found.sealer));
        (of_presence || of_move) && incident.is_open() && incident.game == Some(one.game)
    };
    let rests = hall.incidents.values().filter(rests);
    rests.map(|it| Event::Dispute { what: DisputeEvent::Lapsed { no: it.no } }).collect()
}

/// What a decision means for the adjournment of its game: a player who came too late plays on, or a
/// new game is played.
pub(in crate::hall) fn settled_by(
    hall: &Hall,
    (of, game): (GameNo, &Game),
    (case, decision): (&Case, &Decision),
) -> Vec<Event> {
    let Some(one) = hall.adjournment_of(of).filter(|one| one.is_adjourned()) else {
        return Vec::new();
    };
    let (no, reason) = (one.no, decision.reason.clone());
    let anew = |remedy: &Remedy| matches!(remedy, Remedy::NewGame { .. });
    let found = match case {
        Case::Resumption(_) if game.outcome().is_none() => {
            let late = Side::BOTH.into_iter().filter(|side| one.is_too_late(*side));
            late.map(|side| Note::Excused { no, side, reason: reason.clone() }).collect()
        }
        Case::LostEnvelope(_) if decision.ruling.remedies.iter().any(anew) => {
            vec![Note::Annulled { no, reason }]
        }
        _ => Vec::new(),
    };
    found.into_iter().map(|what| Event::Adjournment { what }).collect()
}

/// A game is resumed where it was, or at a board that no other game needs.
fn may_be_resumed_at(hall: &Hall, one: &Adjournment, board: BoardNo) -> Result<(), Refusal> {
    if board.0 == 0 {
        return Err(Refusal::NoBoardZero);
    }
    let in_place = hall.at_board.get(&board) == Some(&one.game);
    if !in_place && is_taken(hall, board) {
        return Err(AdjournmentRefusal::BoardTaken(board).into());
    }
    Ok(())
}

/// Whether a game is at the board that must stay there. One that is adjourned makes room: its
/// envelope holds what it needs to go on.
pub(in crate::hall) fn is_taken(hall: &Hall, board: BoardNo) -> bool {
    let goes_on = |game: &Game| {
        let waits = game.status == Status::Waiting && game.plies.is_empty();
        game.outcome().is_none() && !waits && !is_untouched(game, hall.last)
    };
    let adjourned = hall
        .adjournment_at(board)
        .is_some_and(|one| one.is_adjourned() && one.resumption.is_none());
    hall.game(board).is_some_and(|game| goes_on(game)) && !adjourned
}

/// A command to a game that is being adjourned, or is adjourned: a move made while another is
/// sealed is the one to be sealed; else no move is made and no clock started before the opening.
pub(in crate::hall) fn instead(
    hall: &Hall,
    (board, what): (BoardNo, &GameCommand),
    edition: &Edition,
) -> Result<Option<AdjournmentCommand>, Refusal> {
    let Some(one) = hall.adjournment_at(board) else { return Ok(None) };
    if let (GameCommand::Play { uci, .. }, None) = (what, one.stopped) {
        return Ok(Some(AdjournmentCommand::MoveOnBoard { no: one.no, uci: uci.clone() }));
    }
    one.allows(what)?;
    if let GameCommand::StartClock { .. } = what
        && let Some(at) = one.waits_until()
    {
        return Err(AdjournmentRefusal::before_time(at, edition).into());
    }
    // A decision may play on although an envelope is lost; a hand at the board only once position
    // and times are established or the move is stated.
    let unknown = |cover: &Envelope| cover.missing && !cover.played && cover.stated.is_none();
    let moves = matches!(what, GameCommand::Play { .. } | GameCommand::PressClock { .. });
    if moves && one.established != Some(true) && one.cover.as_ref().is_some_and(unknown) {
        return Err(AdjournmentRefusal::Adjourned(one.no).into());
    }
    // A reply that was read is made, and no other move in its place.
    let is_other = |reply: &Envelope, made: &Uci| {
        !reply.played && reply.playable().is_some_and(|read| read != made)
    };
    if let (GameCommand::Play { uci, .. }, Some(reply)) = (what, &one.reply)
        && is_other(reply, uci)
    {
        return Err(AdjournmentRefusal::Adjourned(one.no).into());
    }
    Ok(None)
}

impl Hall {
    /// The adjournment of the game that is at a board now, as long as it has not ended.
    #[must_use]
    pub fn adjournment_at(&self, board: BoardNo) -> Option<&Adjournment> {
        self.adjournment_of(*self.at_board.get(&board)?)
    }

    /// Whether it is the time of a player at a board who has not come to the resumption: that clock runs
    /// on, whoever sees it.
    #[must_use]
    pub fn is_time_of_absent(&self, board: BoardNo) -> bool {
        let whose = self.game(board).and_then(|game| game.whose_time());
        whose.is_some_and(|side| self.adjournment_at(board).is_some_and(|one| one.is_awaited(side)))
    }

    /// Whether the game at a board is under way: it has begun, has not ended, and does not wait
    /// adjourned. Its clocks may stand.
    #[must_use]
    pub fn is_under_way(&self, board: BoardNo) -> bool {
        let waits = |one: &Adjournment| one.is_adjourned() && one.resumption.is_none();
        self.game(board).is_some_and(|game| game.is_playing())
            && !self.adjournment_at(board).is_some_and(waits)
    }

    /// The adjournment of a game, as long as it has not ended.
    #[must_use]
    pub fn adjournment_of(&self, game: GameNo) -> Option<&Adjournment> {
        let of_it = |one: &&Adjournment| one.game == game && one.is_live();
        self.adjournments.values().map(AsRef::as_ref).find(of_it)
    }

    /// Whose clock is started when play at a board goes on and `turn` is on move: that player's,
    /// unless a reply lies sealed; none where a sealed move waits for its resumption.
    #[must_use]
    pub fn clock_to_start(&self, board: BoardNo, turn: Side) -> Option<Side> {
        let Some(one) = self.adjournment_at(board) else { return Some(turn) };
        let side = one.clock_to_start(turn);
        one.allows(&GameCommand::StartClock { side }).is_ok().then_some(side)
    }

    /// The latest adjournment of a game, ended or not.
    #[must_use]
    pub(in crate::hall) fn last_adjournment_of(&self, game: GameNo) -> Option<&Adjournment> {
        self.adjournments.values().map(AsRef::as_ref).rfind(|one| one.game == game)
    }

    /// Whether the game at a board waits for a clock to be started after lost time was counted, or
    /// after its end was undone;
    /// once its move is sealed, the clocks stand as they should.
    #[must_use]
    pub fn waits_for_clock(&self, board: BoardNo) -> bool {
        let sealed = self.adjournment_at(board).is_some_and(Adjournment::is_adjourned);
        self.game(board).is_some_and(|game| game.waits_for_clock()) && !sealed
    }

    /// The players whose assistants see to the formalities of a sealing at a board: those of its
    /// blind match.
    #[must_use]
    pub fn assistants_at(&self, board: BoardNo) -> BySide<bool> {
        let blind = self.blind(board);
        let helped = |side| blind.is_some_and(|blind| blind.arrangement.assistant(side).is_some());
        BySide::new(helped(Side::White), helped(Side::Black))
    }

    /// The incidents of the game of an envelope that wait for their decision.
    #[must_use]
    pub fn open_incidents_of(&self, one: &Adjournment) -> Vec<IncidentNo> {
        let open = |incident: &&Incident| incident.game == Some(one.game) && incident.is_open();
        self.incidents.values().filter(open).map(|incident| incident.no).collect()
    }

    /// The game of an envelope, wherever it is.
    #[must_use]
    pub fn game_of(&self, no: EnvelopeNo) -> Option<&Game> {
        self.games.get(&self.adjournments.get(&no)?.game).map(|one| one.game.as_ref())
    }

    /// How long each adjourned game that waits may yet be played: what is left to both, and what
    /// they get up to the sixtieth move, by which the Laws measure the length of a game (A.1, B.1
    /// of 2023).
    #[must_use]
    pub fn play_left(&self) -> BTreeMap<EnvelopeNo, Millis> {
        let waits = |one: &&Adjournment| one.is_adjourned() && one.resumption.is_none();
        let waiting = self.adjournments.values().map(AsRef::as_ref).filter(waits);
        let play = |one: &Adjournment| {
            let (game, left) = (self.game_of(one.no)?, one.recorded_times()?);
            let of = |side: Side| {
                let schedule = game.setup.control.schedules.of(side);
                let comes = schedule.allotment() - schedule.granted(game.clock.moves_made(side));
                *left.of(side) + comes.max(Millis::ZERO)
            };
            Some((one.no, of(Side::White) + of(Side::Black)))
        };
        waiting.filter_map(play).collect()
    }

    /// The rounds of the event that are played while a game is resumed from a time on, each with when it
    /// begins: both last as long as the clocks give, up to the sixtieth move. Its own round is none of them.
    #[must_use]
    pub fn rounds_meanwhile(&self, no: EnvelopeNo, from: Wall) -> Vec<(u8, Wall)> {
        let Some(regulations) = &self.contest.regulations else { return Vec::new() };
        let schedules = &regulations.control.schedules;
        let round_takes = schedules.white.allotment() + schedules.black.allotment();
        let until = from.plus(self.play_left().get(&no).copied().unwrap_or_default());
        let own = self.adjournments.get(&no).map(|one| one.round);
        let is_over = |round: u8| {
            self.contest.rounds.get(&round).is_some_and(|round| round.stage == Stage::Closed)
        };
        (1..=self.contest.planned())
            .filter(|round| own != Some(u16::from(*round)) && !is_over(*round))
            .filter_map(|round| Some((round, self.contest.begins(round)?)))
            .filter(|(_, begins)| from < begins.plus(round_takes) && *begins < until)
            .collect()
    }

    /// The position in which the move in an envelope was sealed, or the reply to it.
    #[must_use]
    pub fn position_of(&self, no: EnvelopeNo, which: EnvelopeKind) -> Option<&Position> {
        let ply = self.adjournments.get(&no)?.ply.0;
        let ply = match which {
            EnvelopeKind::Sealed => ply,
            EnvelopeKind::Reply => ply.saturating_add(1),
        };
        self.game_of(no)?.position_at(Ply(ply))
    }
}

#[cfg(test)]
mod tests;
