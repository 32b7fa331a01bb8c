//! Games as PGN and PGN as games: what the tags of the one are in the other.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::event_tags::{KEPT, event_tags};
use jadoube_chess::board::position::{IllegalMove, Position};
use jadoube_chess::braille::Layout;
use jadoube_chess::braille::write::Pages;
use jadoube_chess::pgn::write::{write, write_exact};
use jadoube_chess::pgn::{Note, PgnGame, PgnPly, PgnResult, Variation, termination};
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::Bout;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::games::HallGame;
use jadoube_core::hall::state::Hall;
use jadoube_formats::sheet;
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::{chess, scoresheet};
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::breaks::is_in_break;
use jadoube_laws::game::command::{AfterMove, Command};
use jadoube_laws::game::course;
use jadoube_laws::game::event::{ControlTag, Player, Setup, Source, SourceTags, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::plies::PlyRecord;
use jadoube_laws::game::sheets::Record;
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::{PlyMark, Status};
use jadoube_laws::ids::{BoardNo, GameNo};

/// What is said of a score for which PGN has no sign: nobody has a whole point, and not both a half.
const fn scored(score: Score) -> Option<&'static str> {
    match score {
        Score::BothLose => Some("pgn-both-lose"),
        Score::HalfForWhite => Some("pgn-half-for-white"),
        Score::HalfForBlack => Some("pgn-half-for-black"),
        Score::WhiteWins | Score::BlackWins | Score::Draw => None,
    }
}

/// The game as PGN has it: in one piece, or, where moves are missing from the record, in several,
/// of which each begins with the position that was found on the board. Only the last has the
/// result. Its moves end where the record can be relied on no further; a comment has what is recorded
/// behind that, but for so many plies at its end. Moves that are missing and of which nobody has said yet
/// what becomes of them are told in a comment behind its last move.
#[must_use]
pub fn to_pgn(
    competition: Option<&Competition>,
    board: BoardNo,
    game: &Game,
    held_back: usize,
    words: &Catalogue,
) -> Vec<PgnGame> {
    let missing = |ply: &PlyRecord| ply.mark == Some(PlyMark::Missing);
    let tags = tags_of(competition, board, game);
    let mut pieces = Vec::new();
    let (certain, behind) = game.certain_plies();
    let (mut start, mut rest) = (&game.start, certain);
    loop {
        let end = rest.iter().position(missing);
        let (whole, after) = rest.split_at(end.unwrap_or(rest.len()));
        let plies = plies_of((game, start), whole, words);
        let mut line = Variation { plies, ..Variation::default() };
        if !pieces.is_empty() {
            line.notes.push(Note::Comment(words.say("pgn-goes-on")));
        }
        let mut piece = PgnGame { tags: tags.clone(), ..PgnGame::new(start.clone()) };
        if end.is_some() {
            note_at_end(&mut line, words.say("pgn-moves-missing"));
            piece.set_tag("Result", PgnResult::Open.text());
            piece.set_tag("Termination", termination::UNTERMINATED);
        } else {
            let score = game.outcome().map(|outcome| outcome.score);
            piece.result = PgnResult::of(score);
            let shown = behind.get(..behind.len().saturating_sub(held_back)).unwrap_or_default();
            let still_missing = game.missing.as_ref().map(|_| words.say("pgn-moves-open"));
            let told = damage_told(game, shown, words).into_iter().chain(still_missing);
            let told = told.chain(score.and_then(scored).map(|id| words.say(id)));
            told.for_each(|text| note_at_end(&mut line, text));
        }
        piece.line = line;
        pieces.push(piece);
        let found = after.iter().take_while(|ply| missing(ply)).count();
        let Some(last) = found.checked_sub(1).and_then(|last| after.get(last)) else { break };
        (start, rest) = (&last.position, after.get(found..).unwrap_or_default());
    }
    pieces
}

/// Adds a comment behind the last move.
fn note_at_end(line: &mut Variation, text: String) {
    let notes = line.plies.last_mut().map_or(&mut line.notes, |last| &mut last.notes);
    notes.push(Note::Comment(text));
}

/// Why the moves of a damaged record end where they do, with these that are recorded behind it: a game of
/// all these moves may never have been played.
fn damage_told(game: &Game, behind: &[PlyRecord], words: &Catalogue) -> Option<String> {
    let damage = game.damage?;
    let why = chess::record_break(words, damage);
    let args = [("why", why.into()), ("row", damage.seq.to_string().into())];
    let told = words.say_with("pgn-record-break", &args);
    if behind.is_empty() {
        return Some(told);
    }
    let moves: Vec<&str> = behind.iter().map(|ply| ply.san.as_str()).collect();
    let args = [("why", told.into()), ("moves", moves.join(" ").into())];
    Some(words.say_with("chess-recorded-behind", &args))
}

fn plies_of(
    (game, start): (&Game, &Position),
    records: &[PlyRecord],
    words: &Catalogue,
) -> Vec<PgnPly> {
    let mut before = start;
    let mut plies = Vec::with_capacity(records.len());
    for (index, record) in records.iter().enumerate() {
        let mover = record.position.turn().other();
        let not_completed = record.mark == Some(PlyMark::NotCompleted);
        let in_break = |index| !game.clock_on_table() && is_in_break(records, index);
        let ends_break = in_break(index) && !in_break(index + 1);
        let notes = [(not_completed, "pgn-not-completed"), (ends_break, "pgn-break")];
        let notes = notes.into_iter().filter(|(is_so, _)| *is_so);
        plies.push(PgnPly {
            clk: record.times.map(|times| *times.of(mover)),
            emt: record.spent,
            draw_offer: record.draw_offered,
            notes: notes.map(|(_, id)| Note::Comment(words.say(id))).collect(),
            // Every move was legal when it was recorded.
            ..PgnPly::new(before.read_uci(&record.uci).ok())
        });
        before = &record.position;
    }
    plies
}

fn tags_of(
    competition: Option<&Competition>,
    board: BoardNo,
    game: &Game,
) -> Vec<(String, String)> {
    let mut tags = roster(competition, game);
    tags.push(("Board".into(), board.to_string()));
    for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
        let player = game.players().of(side);
        if let Some(title) = &player.title {
            tags.push((format!("{name}Title"), title.clone()));
        }
        if let Some(rating) = player.rating {
            tags.push((format!("{name}Elo"), rating.to_string()));
        }
        if let Some(federation) = &player.federation {
            tags.push((format!("{name}Federation"), federation.clone()));
        }
    }
    let source = game.setup.imported.as_ref();
    tags.extend(source.into_iter().flat_map(|source| source.tags.iter().cloned()));
    let control = match source.map(|source| &source.control) {
        None | Some(ControlTag::Read) => Some(game.setup.control.pgn_tag()),
        Some(ControlTag::Unread(text)) => Some(text.clone()),
        Some(ControlTag::Absent) => None,
    };
    tags.extend(control.map(|control| ("TimeControl".into(), control)));
    if let Some(outcome) = game.outcome() {
        tags.push(("Termination".into(), termination_of(outcome.reason).into()));
    } else if game.status == Status::Playing {
        tags.push(("Termination".into(), termination::UNTERMINATED.into()));
    }
    tags
}

/// The seven tags that every game has. Those of an imported game are those of its file.
fn roster(competition: Option<&Competition>, game: &Game) -> Vec<(String, String)> {
    let known = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let name = |player: &Player| known(&player.name);
    let held = SourceTags {
        event: competition.map(|competition| competition.name.clone()),
        site: competition.map(|competition| competition.place.clone()),
        date: competition.map(|competition| competition.date.replace('-', ".")),
        round: Some(game.setup.round.to_string()),
        control: ControlTag::Read,
        ..SourceTags::default()
    };
    let source = game.setup.imported.as_ref().map_or(&held, |source| source);
    let of = |text: &Option<String>| known(text.as_deref().unwrap_or_default());
    let date = source.date.as_deref().filter(|date| !date.is_empty()).unwrap_or("????.??.??");
    vec![
        ("Event".into(), of(&source.event)),
        ("Site".into(), of(&source.site)),
        ("Date".into(), date.to_owned()),
        ("Round".into(), of(&source.round)),
        ("White".into(), name(&game.players().white)),
        ("Black".into(), name(&game.players().black)),
        ("Result".into(), result(game).to_owned()),
    ]
}

fn result(game: &Game) -> &'static str {
    game.outcome().map_or("*", |outcome| outcome.score.pgn())
}

/// The word of the PGN standard for how a game ended.
const fn termination_of(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Flag | EndReason::FlagWithoutMatingMaterial => termination::TIME_FORFEIT,
        // The standard counts a loss for not having come among these ("administrative forfeit").
        EndReason::IllegalMoves | EndReason::SealedMove | EndReason::Forfeit => {
            termination::RULES_INFRACTION
        }
        EndReason::ArbiterDecision | EndReason::AppealsCommittee => termination::ADJUDICATION,
        EndReason::Checkmate
        | EndReason::Resignation
        | EndReason::Stalemate
        | EndReason::DeadPosition
        | EndReason::Agreement
        | EndReason::Repetition
        | EndReason::FiftyMoves
        | EndReason::FivefoldRepetition
        | EndReason::SeventyFiveMoves
        | EndReason::QuickplayFinish
        | EndReason::AsRecorded => termination::NORMAL,
    }
}

/// All games of a competition, those of earlier rounds first.
fn all_games(hall: &Hall, words: &Catalogue) -> impl Iterator<Item = PgnGame> {
    hall.every_game().flat_map(move |(board, game)| of_hall(hall, (board, game), 0, words))
}

/// A game of the hall as PGN has it. One of the event has what broadcasts take beside the names: round
/// and board, the numbers of FIDE's list, the teams, the day of its round; and the result that counts,
/// where the arbiter entered another than the board shows. See [`to_pgn`].
#[must_use]
pub fn of_hall(
    hall: &Hall,
    (board, game): (BoardNo, &Arc<Game>),
    held_back: usize,
    words: &Catalogue,
) -> Vec<PgnGame> {
    let mut pieces = to_pgn(hall.competition.as_ref(), board, game, held_back, words);
    if hall.signers.is_unchecked()
        && let Some(first) = pieces.first_mut()
    {
        first.line.notes.insert(0, Note::Comment(words.say("pgn-saved")));
    }
    let bout = bout_of(hall, board, game);
    if let Some(bout) = bout {
        let tags = event_tags(&hall.contest, game.setup.round, bout);
        for piece in &mut pieces {
            tags.iter().for_each(|(name, value)| piece.set_tag(name, value));
        }
    }
    let shown = game.outcome().map(|outcome| outcome.score);
    let counts = bout.and_then(|bout| bout.typed()).map(PairingResult::score);
    let counts = counts.filter(|score| Some(*score) != shown);
    if let (Some(score), Some(last)) = (counts, pieces.last_mut()) {
        last.result = PgnResult::of(Some(score));
        last.set_tag("Result", score.pgn());
        last.set_tag("Termination", termination::NORMAL);
        for id in std::iter::once("pgn-entered").chain(scored(score)) {
            note_at_end(&mut last.line, words.say(id));
        }
    }
    pieces
}

/// The pairing of the event that a game is.
fn bout_of<'a>(hall: &'a Hall, board: BoardNo, game: &Arc<Game>) -> Option<&'a Bout> {
    let bout = hall.contest.bout(u8::try_from(game.setup.round).ok()?, board)?;
    let own = &hall.games.get(&bout.game?)?.game;
    // Looked back to, it is another value of the same game.
    (own.setup == game.setup).then_some(bout)
}

/// All games of a competition as one PGN text.
#[must_use]
pub fn to_pgn_text(hall: &Hall, words: &Catalogue) -> String {
    text_of(all_games(hall, words), write)
}

/// The same with the times to the millisecond, which the standard has not and other programs may
/// not read.
#[must_use]
pub fn to_exact_pgn_text(hall: &Hall, words: &Catalogue) -> String {
    text_of(all_games(hall, words), write_exact)
}

/// Games as one PGN text, an empty line between two.
#[must_use]
pub fn pgn_text(games: &[PgnGame]) -> String {
    text_of(games.iter(), write)
}

fn text_of<G: Borrow<PgnGame>>(
    games: impl Iterator<Item = G>,
    write: fn(&PgnGame) -> Result<String, IllegalMove>,
) -> String {
    // Every move of these games was legal when it was recorded, so that writing does not fail.
    games.filter_map(|game| write(game.borrow()).ok()).collect()
}

/// A player's scoresheet in braille, or the record of the game where nothing was entered of it;
/// `None` when there is no such game. Embossers take BRF, readers Unicode patterns.
#[must_use]
pub fn braille_sheet(
    hall: &Hall,
    (no, whose): (GameNo, Side),
    brf: bool,
    words: &Catalogue,
) -> Option<Pages> {
    let HallGame { board, game, .. } = hall.games.get(&no)?;
    let own = game.sheets.of(whose);
    // Where no cell is left below which it could stand, the heading has it.
    let mut ends_before = None;
    let (record, remarks) = if own.is_empty() {
        let cells = course::filled(game, whose);
        let mut remarks = missing_cells(game, words);
        let last = u16::try_from(cells.len()).ok().and_then(|cells| cells.checked_sub(1));
        match (last, chess::record_end(words, game)) {
            (Some(last), Some(end)) => {
                let before = remarks.remove(&last).map(|remark| format!("{remark}; "));
                remarks.insert(last, before.unwrap_or_default() + &end);
            }
            (None, end) => ends_before = end,
            (Some(_), None) => {}
        }
        (Record::of(&cells, own.kept.clone()), remarks)
    } else {
        (own.clone(), BTreeMap::new())
    };
    let players = game.players();
    let about = [("round", game.setup.round.into()), ("board", Arg::from(board.0))];
    let competition = hall.competition.as_ref().map(|competition| competition.name.clone());
    let pair = format!("{} – {} {}", players.white.name, players.black.name, result(game));
    let heading: Vec<String> = competition
        .into_iter()
        .chain([words.say_with("paper-round-board", &about), pair, scoresheet::sheet(words, whose)])
        .chain(ends_before)
        .collect();
    let code = sheet::code_of(&record);
    let layout = if brf { Layout::brf(code) } else { Layout::unicode(code) };
    Some(sheet::sheet(&heading, &record, &remarks, game.start.move_number(), layout))
}

/// What is said of the cells of the record where moves are missing: of the first of each gap.
fn missing_cells(game: &Game, words: &Catalogue) -> BTreeMap<u16, String> {
    let mut remarks = BTreeMap::new();
    let mut before = false;
    for (ply, record) in (0..).zip(game.certain_plies().0) {
        let missing = record.mark == Some(PlyMark::Missing);
        if missing && !before {
            remarks.insert(game.cell_of(ply), words.say("board-moves-missing"));
        }
        before = missing;
    }
    remarks
}

/// What a game of a file begins from, on the desk.
#[must_use]
pub fn setup_of(game: &PgnGame, default: &TimeControl) -> Setup {
    let tag = |name: &str| game.tag(name);
    let player = |name: &str| Player {
        name: tag(name).unwrap_or("?").to_owned(),
        title: tag(&format!("{name}Title")).filter(|t| *t != "-").map(str::to_owned),
        federation: tag(&format!("{name}Federation")).map(str::to_owned),
        rating: tag(&format!("{name}Elo")).and_then(|elo| elo.parse().ok()),
    };
    let round = tag("Round")
        .and_then(|round| round.split('.').next()?.parse().ok())
        .filter(|round| *round > 0)
        .unwrap_or(1);
    Setup {
        players: BySide::new(player("White"), player("Black")),
        round,
        form: game.start.form(),
        fen: game.start.fen(),
        control: tag("TimeControl")
            .and_then(|text| TimeControl::from_pgn_tag(text).ok())
            .unwrap_or_else(|| default.clone()),
        timing: Timing::Desk,
        imported: Some(source_of(game).into()),
    }
}

/// What a file says of a game and its event; question marks say nothing.
fn source_of(game: &PgnGame) -> SourceTags {
    let says = |text: &&str| text.chars().any(|sign| !matches!(sign, '?' | '.' | ' '));
    let said = |name: &str| game.tag(name).filter(says).map(str::to_owned);
    let control = match game.tag("TimeControl").filter(says) {
        None => ControlTag::Absent,
        Some(text) if TimeControl::from_pgn_tag(text).is_ok() => ControlTag::Read,
        Some(text) => ControlTag::Unread(text.to_owned()),
    };
    let (event, site, date) = (said("Event"), said("Site"), said("Date"));
    let kept = KEPT.iter().filter_map(|name| Some(((*name).to_owned(), said(name)?)));
    SourceTags {
        event,
        site,
        date,
        round: said("Round"),
        control,
        tags: kept.collect(),
        unread: unread_of(game),
    }
}

/// The words behind the last move that was read, of many the first.
fn unread_of(game: &PgnGame) -> Option<String> {
    const MOST: usize = 12;
    let words = &game.line.unread;
    let rest = (words.len() > MOST).then_some("…");
    let told: Vec<&str> = words.iter().take(MOST).map(String::as_str).chain(rest).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// The commands that play a game of a file on a board.
#[must_use]
pub fn replay_commands(game: &PgnGame) -> Vec<Command> {
    let mut commands = Vec::new();
    let mut times = None::<BySide<_>>;
    for (before, played, ply) in game.played() {
        let mover = before.turn();
        if let Some(clk) = ply.clk {
            let mut known = times.unwrap_or(BySide::new(clk, clk));
            *known.of_mut(mover) = clk;
            times = Some(known);
        }
        commands.push(Command::Play {
            uci: before.uci(played),
            source: Source::Import,
            times,
            spent: ply.emt,
            after: AfterMove::Leave,
        });
        if ply.draw_offer {
            commands.push(Command::OfferDraw { by: mover });
        }
    }
    commands
}

/// The outcome that a file gives to a game which the moves alone do not end.
#[must_use]
pub fn outcome_of(game: &PgnGame) -> Option<Outcome> {
    let score = match game.result {
        PgnResult::WhiteWins => Score::WhiteWins,
        PgnResult::BlackWins => Score::BlackWins,
        PgnResult::Draw => Score::Draw,
        PgnResult::Open => return None,
    };
    let termination = game.tag("Termination").unwrap_or_default().to_ascii_lowercase();
    let on_time = termination.contains("time");
    let reason = match (score, on_time) {
        (Score::Draw, true) => EndReason::FlagWithoutMatingMaterial,
        (_, true) => EndReason::Flag,
        (_, false) => EndReason::AsRecorded,
    };
    Some(Outcome { score, reason })
}
