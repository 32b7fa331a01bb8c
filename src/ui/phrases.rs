//! What the screens say of a game: names, the state of the clock, what needs the arbiter. Facts in,
//! words out; nothing is drawn here.

use crate::scene::Scene;
use crate::table_clock;
use crate::widgets::badge::Tone;
use crate::widgets::clock_face::{ClockView, HalfLabels, Tenths};
use crate::widgets::sign::Sign;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::notation::hindrance::Hindrance;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::san;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::state::Envelope;
use jadoube_core::blind::missing::is_different;
use jadoube_core::blind::present_move::expected;
use jadoube_core::blind::reconcile::reading::read_out;
use jadoube_core::blind::state::Blind;
use jadoube_core::disputes::change::{Change, changes};
use jadoube_core::disputes::state::Incident;
use jadoube_desk::line_view::LineView;
use jadoube_desk::table_concerns::{self, TableConcern};
use jadoube_i18n::catalogue::{Arg, Catalogue};
use jadoube_i18n::chess::Numbering;
use jadoube_i18n::explore::{BoardReader, Squares};
use jadoube_i18n::{chess, contest, dispute, ruling, time};
use jadoube_laws::claims::flag;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::{DamageKind, Game};
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::rulings::required_facts;
use jadoube_laws::rulings::ruling::{Certainty, Ruling};

/// A player's name with the title, or the colour where no name is known.
#[must_use]
pub fn player(words: &Catalogue, game: &Game, side: Side) -> String {
    let player = game.players().of(side);
    let name = chess::name(words, player, side);
    match &player.title {
        Some(title) if !player.name.trim().is_empty() => format!("{title} {name}"),
        _ => name,
    }
}

/// “Novak – Petrova”
#[must_use]
pub fn pairing(words: &Catalogue, game: &Game) -> String {
    format!("{} – {}", player(words, game, Side::White), player(words, game, Side::Black))
}

/// Below this a player is short of time.
fn low_below(game: &Game) -> Millis {
    let allotment = game.setup.control.schedules.white.allotment();
    if allotment > Millis::from_mins(10) { Millis::from_secs(60) } else { Millis::from_secs(20) }
}

/// What the clock of a game shows.
#[must_use]
pub fn clock_view(game: &Game, now: Moment) -> ClockView {
    let remaining = game.times(now);
    let low = low_below(game);
    let over = game.outcome().is_some();
    let flag = |side: Side| game.flags.of(side).is_some() || game.clock.flag(side, now).is_some();
    let known = game.knows_times(now);
    let is_low = |side: Side| known && !over && *remaining.of(side) < low;
    ClockView {
        remaining,
        known,
        running: game.clock.running(),
        flag: BySide::new(flag(Side::White), flag(Side::Black)),
        low: BySide::new(is_low(Side::White), is_low(Side::Black)),
        tenths: if game.clock_on_table() { Tenths::Never } else { Tenths::BelowTwentySeconds },
        control_at: BySide::new(control_at(game, Side::White), control_at(game, Side::Black)),
    }
}

/// The same in the open file: where nothing is recorded, none runs.
#[must_use]
pub fn clock_in(scene: &Scene<'_>, game: &Game, now: Moment) -> ClockView {
    let mut view = clock_view(game, now);
    view.running = view.running.filter(|_| scene.snap.records());
    view
}

/// Where the next time control lies on a mechanical dial: the first at six o'clock, each later one
/// so much further on as its period is long.
fn control_at(game: &Game, side: Side) -> Millis {
    let periods = &game.setup.control.schedules.of(side).0;
    let later = periods.iter().take(game.clock.period(side) + 1).skip(1);
    later.fold(Millis::from_mins(360), |at, period| at + period.time)
}

/// The words of one half of a clock.
#[derive(Debug, Clone)]
pub struct HalfText {
    owner: String,
    caption: String,
    flag: String,
    low: String,
    name: String,
    spoken: String,
}

impl HalfText {
    /// Those of a side.
    #[must_use]
    pub fn of(words: &Catalogue, game: &Game, view: &ClockView, side: Side) -> Self {
        let left = *view.remaining.of(side);
        let mut spoken = match view.known {
            true => time::aloud(words, left),
            false => words.say("app-clock-unknown"),
        };
        let mut add = |id: &str| {
            spoken.push_str(", ");
            spoken.push_str(&words.say(id));
        };
        if view.running == Some(side) {
            add("app-clock-running");
        }
        if *view.flag.of(side) {
            add("app-clock-flag");
        } else if *view.low.of(side) {
            add("app-clock-low");
        }
        let mut caption =
            words.say_with("app-clock-moves", &[("moves", moves_made(game, side).into())]);
        if let Some(moves) = game.clock.moves_to_control(side).filter(|_| view.known) {
            caption.push_str(" · ");
            caption.push_str(&words.say_with("app-clock-to-control", &[("moves", moves.into())]));
        }
        Self {
            owner: player(words, game, side),
            caption,
            flag: words.say("app-clock-flag"),
            low: words.say("app-clock-low"),
            name: words.say_with("app-clock-of", &[("side", chess::side(words, side).into())]),
            spoken,
        }
    }

    /// As the widget wants them.
    #[must_use]
    pub fn words(&self) -> HalfLabels<'_> {
        HalfLabels {
            owner: &self.owner,
            caption: &self.caption,
            flag: &self.flag,
            low: &self.low,
            name: &self.name,
            spoken: &self.spoken,
        }
    }
}

/// How many moves a side has made by the counter of its clock; with the last one of the record, where that has
/// ended the game: it is made without a press of the clock.
fn moves_made(game: &Game, side: Side) -> u16 {
    let (counted, recorded) = (game.clock.moves_made(side), flag::moves_made(game, side));
    let by_move = |outcome: Outcome| {
        matches!(outcome.reason, EndReason::Checkmate | EndReason::Stalemate)
            && game.turn() != side
            && counted + 1 == recorded
    };
    if game.outcome().is_some_and(by_move) { recorded } else { counted }
}

/// The last move of a game, in figures: “23. ♘f3”.
#[must_use]
pub fn last_move(game: &Game) -> Option<String> {
    let ply = game.ply();
    let record = game.plies.last()?;
    let before = game.position_at(Ply(ply.0.checked_sub(1)?))?;
    let written = before.read_uci(&record.uci);
    let written = written.map_or_else(|_| record.san.clone(), |m| san::figurine(before, m));
    Some(format!("{} {written}", Numbering::from_start(&game.start).sign(ply)))
}

/// Where a game stands, in a few words: “White has the move”, “1–0”, “not begun”.
#[must_use]
pub fn status(words: &Catalogue, game: &Game) -> String {
    match game.status {
        Status::Waiting => words.say("app-status-waiting"),
        Status::Playing => words
            .say_with("app-status-to-move", &[("side", chess::side(words, game.turn()).into())]),
        Status::Ended(ended) => {
            format!("{} · {}", ended.score.sign(), words.tell(&ended.reason))
        }
    }
}

/// “Round 3: Petrov – Ilić”
#[must_use]
pub fn of_round(scene: &Scene<'_>, game: &Game) -> String {
    let round = scene.say_with("board-round", &[("round", game.setup.round.into())]);
    format!("{round}: {}", pairing(scene.words, game))
}

/// How the game at a board stands.
#[must_use]
pub fn status_at(scene: &Scene<'_>, board: BoardNo, game: &Game) -> String {
    match scene.snap.hall.at_board.get(&board) {
        Some(no) => status_of(scene, *no, game),
        None => status(scene.words, game),
    }
}

/// How an adjourned game stands: it waits, or was resumed and waits for what lies sealed, with whose
/// clock runs meanwhile and why. Nothing of a game that goes on or has ended.
#[must_use]
pub fn adjourned(scene: &Scene<'_>, no: GameNo, game: &Game) -> Option<String> {
    let one = scene.snap.hall.adjournment_of(no)?;
    if !(one.is_adjourned() && game.is_playing()) {
        return None;
    }
    if one.resumption.is_none() {
        return Some(scene.say("app-status-adjourned"));
    }
    let waits = |cover: Option<&Envelope>| cover.is_some_and(|cover| !cover.played);
    let status = match (waits(one.cover.as_ref()), waits(one.reply.as_ref())) {
        (true, _) => scene.say("app-status-resumed"),
        (false, true) => scene.say("app-status-reply-sealed"),
        (false, false) => return None,
    };
    let Some(side) = game.clock.running() else { return Some(status) };
    let args = [("status", status.into()), ("side", chess::side(scene.words, side).into())];
    let is_late = one.is_awaited(side);
    let id = if is_late { "app-status-clock-awaited" } else { "app-status-clock-until" };
    Some(scene.say_with(id, &args))
}

/// How a game stands, which may be adjourned: nobody is to move then.
#[must_use]
pub fn status_of(scene: &Scene<'_>, no: GameNo, game: &Game) -> String {
    if let Some(incident) = scene.snap.hall.annulled_by(no) {
        return scene.say_with("app-status-annulled", &[("no", incident.into())]);
    }
    if let Some(text) = adjourned(scene, no, game) {
        return text;
    }
    match scene.snap.hall.corrected(no) {
        Some(difference) => contest::corrected(scene.words, difference),
        None => status(scene.words, game),
    }
}

/// The result of a game that has ended so: where another counts in the event, that one, and beside it how
/// the game had ended.
#[must_use]
pub fn result_of(scene: &Scene<'_>, no: Option<GameNo>, ended: &Outcome) -> String {
    match no.and_then(|no| scene.snap.hall.corrected(no)) {
        Some(difference) => contest::corrected_end(scene.words, difference, ended),
        None => scene.words.tell(ended),
    }
}

/// Something about a board that the arbiter may want to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concern {
    /// How pressing.
    pub tone: Tone,
    /// Its sign.
    pub sign: Sign,
    /// In a few words.
    pub text: String,
    /// Whether it is settled on the page of the blind match.
    pub of_blind: bool,
}

impl Concern {
    fn new(tone: Tone, sign: Sign, text: String) -> Self {
        Self { tone, sign, text, of_blind: false }
    }
}

/// Where the arbiter has come to: which board, what is the matter there, who plays, and how it stands;
/// “Board 4: Flag of White fallen, Novak – Petrova, White to move”.
#[must_use]
pub fn called(scene: &Scene<'_>, board: BoardNo, concerns: &[Concern]) -> String {
    let mut texts: Vec<String> = concerns.iter().map(|concern| concern.text.clone()).collect();
    if let Some(game) = scene.snap.hall.game(board) {
        texts.extend([pairing(scene.words, game), status_at(scene, board, game)]);
    }
    let args = [("board", board.0.into()), ("text", texts.join(", ").into())];
    scene.say_with("app-at-board", &args)
}

/// How pressing the worst of them is: 0 is not at all.
#[must_use]
pub fn weight(concerns: &[Concern]) -> u8 {
    concerns.iter().map(|concern| weight_of(concern.tone)).max().unwrap_or(0)
}

/// How pressing something is that is told in this tone: 0 is not at all, and from 2 on it is an alarm.
#[must_use]
pub const fn weight_of(tone: Tone) -> u8 {
    match tone {
        Tone::Bad => 3,
        Tone::Warn => 2,
        Tone::Info => 1,
        Tone::Neutral | Tone::Good => 0,
    }
}

/// On which squares the boards of a blind match stand otherwise than they should, each once; none, where a
/// difference was only told.
#[must_use]
pub fn wrong_squares(blind: &Blind, game: &Game) -> Vec<Square> {
    let of = |side: Side| {
        let (stands, should) = (blind.placement(game, side), expected(blind, game, side));
        stands.differences(&should).map(|(square, ..)| square).collect::<Vec<Square>>()
    };
    let mut all = of(Side::White);
    let more: Vec<Square> = of(Side::Black).into_iter().filter(|one| !all.contains(one)).collect();
    all.extend(more);
    all
}

/// That the boards of a blind match differ, with the first squares.
fn differing(scene: &Scene<'_>, blind: &Blind, game: &Game) -> String {
    let squares = wrong_squares(blind, game);
    if squares.is_empty() {
        return scene.say("app-concern-boards-differ");
    }
    let first: Vec<String> = squares.iter().take(3).map(ToString::to_string).collect();
    let more = squares.len().saturating_sub(first.len());
    let args = [("squares", first.join(", ").into()), ("more", more.into())];
    scene.say_with("app-concern-boards-differ-at", &args)
}

/// The id of what is the matter with a record that cannot be relied on.
#[must_use]
pub const fn damage_title(kind: DamageKind) -> &'static str {
    match kind {
        DamageKind::Misfit => "board-damaged",
        DamageKind::NotUnderstood => "board-newer",
        DamageKind::RowsLost => "board-lost",
        DamageKind::TimesLost => "board-times-lost",
    }
}

/// All that is to be known of a board, the most pressing first. `claims` is how many claims would
/// be correct: finding them takes long enough to be done once a move only.
#[must_use]
pub fn concerns(scene: &Scene<'_>, board: BoardNo, game: &Game, claims: usize) -> Vec<Concern> {
    let waits = scene.snap.hall.waits_for_clock(board);
    let mut found = of_game(scene, (game, waits), claims);
    if let Some(blind) = scene.snap.hall.blind(board)
        && is_different(blind, game, scene.snap.edition)
    {
        let differ = Concern::new(Tone::Bad, Sign::Octagon, differing(scene, blind, game));
        found.push(Concern { of_blind: true, ..differ });
    }
    let open = scene.open_incidents(board).count();
    if open > 0 {
        let text = scene.say_with("app-concern-incidents", &[("count", open.into())]);
        found.push(Concern::new(Tone::Warn, Sign::Triangle, text));
    }
    if let Some(line) = scene.snap.line(board) {
        found.extend(of_line(scene, line));
        if game.lacking_increment().is_some() {
            found.push(of_table(scene.words, TableConcern::LackingIncrement));
        }
        if table_clock::apart(scene, board, game).is_some() {
            // Before the game clocks are still being set.
            let tone = if scene.snap.hall.is_under_way(board) { Tone::Warn } else { Tone::Info };
            let text = scene.words.tell(&TableConcern::TableClock);
            found.push(Concern::new(tone, Sign::LowTime, text));
        }
        if table_concerns::differs(line, game) {
            let text = scene.words.tell(&TableConcern::Disagreement);
            found.push(Concern::new(Tone::Warn, Sign::Triangle, text));
        }
    }
    found.sort_by_key(|concern| std::cmp::Reverse(weight(std::slice::from_ref(concern))));
    found
}

fn of_game(
    scene: &Scene<'_>,
    (game, waits_for_clock): (&Game, bool),
    claims: usize,
) -> Vec<Concern> {
    let words = scene.words;
    let mut found = Vec::new();
    if let Some(damage) = game.damage {
        let text = words.say(damage_title(damage.kind));
        // An alarm only as long as no move is recorded for it: what merely may be wrong would hide what is new.
        let bars = game.outcome().is_none() && !damage.is_of_lost_rows();
        let tone = if bars { Tone::Warn } else { Tone::Info };
        found.push(Concern::new(tone, Sign::Triangle, text));
    }
    if game.lost_time.is_some() {
        let text = words.say("app-concern-lost-time");
        found.push(Concern::new(Tone::Bad, Sign::LowTime, text));
    }
    if game.outcome().is_some() {
        return found;
    }
    if waits_for_clock {
        let text = words.say("app-concern-clocks-stand");
        found.push(Concern::new(Tone::Bad, Sign::LowTime, text));
    }
    found.extend(table_concerns::of_record(game).into_iter().map(|one| of_table(words, one)));
    for side in Side::BOTH {
        if game.flags.of(side).is_some() {
            let side = chess::side(words, side);
            let text = words.say_with("app-concern-flag", &[("side", side.into())]);
            found.push(Concern::new(Tone::Bad, Sign::Flag, text));
        }
    }
    if let Some(owed) = game.owed() {
        let text = ruling::obligation_of(words, owed.by, &owed.obligation);
        found.push(Concern::new(Tone::Warn, Sign::Triangle, text));
    }
    if let Some(offer) = game.offer {
        let side = chess::side(words, offer.by);
        let text = words.say_with("app-concern-offer", &[("side", side.into())]);
        found.push(Concern::new(Tone::Info, Sign::Note, text));
    }
    if claims > 0 {
        let text = words.say("app-concern-claimable");
        found.push(Concern::new(Tone::Info, Sign::Note, text));
    }
    found
}

/// What is to be known of an electronic board.
#[must_use]
pub fn of_line(scene: &Scene<'_>, line: &LineView) -> Vec<Concern> {
    let game = line.board.and_then(|board| scene.snap.hall.game(board));
    let game: Option<&Game> = game.map(AsRef::as_ref);
    let found = table_concerns::of_line(line, game).into_iter();
    found.map(|one| of_table(scene.words, one)).collect()
}

fn of_table(words: &Catalogue, what: TableConcern) -> Concern {
    let (tone, sign) = match what {
        TableConcern::MovesMissing
        | TableConcern::IllegalPosition
        | TableConcern::Disagreement
        | TableConcern::AnotherPosition => (Tone::Bad, Sign::Octagon),
        TableConcern::LinkLost | TableConcern::LinkSilent => (Tone::Warn, Sign::Unlinked),
        TableConcern::LinkClosed => (Tone::Neutral, Sign::Unlinked),
        TableConcern::Displaced
        | TableConcern::Earlier
        | TableConcern::Lever
        | TableConcern::Battery => (Tone::Warn, Sign::Triangle),
        TableConcern::ResultShown => (Tone::Info, Sign::Note),
        TableConcern::TableClock | TableConcern::LackingIncrement => (Tone::Warn, Sign::LowTime),
    };
    Concern::new(tone, sign, words.tell(&what))
}

/// The beginning of a text that stands in its field anyway: a FEN that was pasted is no move.
fn quoted(text: &str) -> String {
    const LETTERS: usize = 24;
    match text.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// What is wrong with a written move, in words.
#[must_use]
pub fn fault_words(scene: &Scene<'_>, fault: &NotationFault) -> String {
    let (NotationFault::Unreadable { text }
    | NotationFault::Illegal { text, .. }
    | NotationFault::Ambiguous { text, .. }) = fault;
    let text = ("text", quoted(text).into());
    match fault {
        NotationFault::Unreadable { .. } => scene.say_with("board-move-unreadable", &[text]),
        NotationFault::Illegal { by, .. } => {
            let side = chess::side(scene.words, *by).into();
            scene.say_with("board-move-illegal", &[text, ("side", side)])
        }
        NotationFault::Ambiguous { .. } => scene.say_with("board-move-ambiguous", &[text]),
    }
}

/// What stands against a written move, in words.
#[must_use]
pub fn hindrance_words(scene: &Scene<'_>, why: Hindrance) -> String {
    let of = |piece| ("piece", chess::piece(scene.words, piece).into());
    let on = |square: Square| ("square", square.to_string().into());
    match why {
        Hindrance::NoSuchPiece(piece) => scene.say_with("board-move-no-piece", &[of(piece)]),
        Hindrance::Empty(square) => scene.say_with("board-move-from-empty", &[on(square)]),
        Hindrance::OpponentsPiece(square, piece) => {
            scene.say_with("board-move-of-opponent", &[on(square), of(piece)])
        }
        Hindrance::OwnPiece(square, piece) => {
            scene.say_with("board-move-own-piece", &[on(square), of(piece)])
        }
        Hindrance::OutOfReach(square, piece) => {
            scene.say_with("board-move-out-of-reach", &[on(square), of(piece)])
        }
        Hindrance::NotItsMove { piece, from, to } => {
            let (from, to) = (from.to_string().into(), to.to_string().into());
            scene.say_with("board-move-not-its", &[of(piece), ("from", from), ("to", to)])
        }
        Hindrance::Blocked(square, piece) => {
            scene.say_with("board-move-blocked", &[on(square), of(piece)])
        }
        Hindrance::Check => scene.say("board-move-in-check"),
        Hindrance::Exposed => scene.say("board-move-exposes"),
    }
}

/// Which facts must be told before the incident is decided; nothing when none is missing.
#[must_use]
pub fn facts_missing(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let missing =
        required_facts::missing(&incident.case, scene.game_of(incident).map(AsRef::as_ref));
    (!missing.is_empty()).then(|| {
        let asked = dispute::questions(scene.words, incident.case.kind(), &missing);
        scene.say_with("disputes-missing", &[("questions", asked.into())])
    })
}

/// Why an incident cannot be decided as it is proposed: its facts stand in the form otherwise than they are
/// saved, or some are missing.
#[must_use]
pub fn proposal_hindered(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let unsaved = scene.unsaved && scene.shown == Some(incident.no);
    if !unsaved {
        return facts_missing(scene, incident);
    }
    let key = [scene.say("app-key-control"), scene.say("app-key-enter")].join("+");
    Some(scene.say_with("disputes-save-first", &[("key", key.into())]))
}

/// What a ruling finds and what it does to a game, in one sentence. What a touch obliges to, or what an illegal
/// move costs, is both, and is said once.
#[must_use]
pub fn ruling_aloud(words: &Catalogue, ruling: &Ruling, game: Option<&Game>) -> String {
    let numbering = game.map_or(Numbering::USUAL, |game| Numbering::from_start(&game.start));
    let done = ruling::remedies(words, &ruling.remedies, (game, numbering));
    let finding = words.tell(&ruling.finding);
    let is_said = done.iter().any(|one| one.starts_with(&finding));
    let done = done.into_iter().filter(|one| is_said || !finding.contains(one.as_str()));
    let done: Vec<String> = done.collect();
    let finding = Some(finding).filter(|_| !is_said);
    finding.into_iter().chain(done).collect::<Vec<_>>().join(". ")
}

/// “Left to the arbiter: …”: what a ruling leaves open beside what it does; nothing, where that is all.
#[must_use]
pub fn left_to_arbiter(words: &Catalogue, ruling: &Ruling) -> Option<String> {
    let left: Vec<String> = ruling.discretion.iter().map(|left| words.tell(left)).collect();
    (!left.is_empty()).then(|| format!("{}: {}", words.say("ruling-left"), left.join("; ")))
}

/// “Proposed ruling: …” of an incident that waits for its decision, or why nothing can be decided yet: who
/// works by ear hears it before a key carries it out.
#[must_use]
pub fn proposal_aloud(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    if !incident.is_open() {
        return None;
    }
    let game = scene.game_of(incident).map(AsRef::as_ref);
    Some(facts_missing(scene, incident).unwrap_or_else(|| {
        let ruling = ruling_aloud(scene.words, &incident.proposal, game);
        format!("{}: {ruling}", scene.say("disputes-proposal"))
    }))
}

/// The same of a ruling that has just been proposed for other facts, with what it rests on and what was done
/// in the game since: before it is accepted it is heard.
#[must_use]
pub fn new_proposal_aloud(scene: &Scene<'_>, incident: &Incident) -> Option<String> {
    let proposal = proposal_aloud(scene, incident)?;
    if facts_missing(scene, incident).is_some() {
        return Some(proposal);
    }
    let rests = ruling::certainty(scene.words, &incident.proposal);
    let rests = rests.into_iter().filter(|_| incident.proposal.certainty != Certainty::Certain);
    let game: Option<&Game> = scene.game_of(incident).map(AsRef::as_ref);
    let since = incident.then.as_deref().zip(game).map(|(then, now)| changes(then, now));
    let since = since.unwrap_or_default().into_iter().filter(|one| *one != Change::Clock);
    let since: Vec<String> = since.map(|one| scene.words.tell(&one)).collect();
    let since = (!since.is_empty()).then(|| {
        scene.say_with("disputes-since-incident", &[("changes", since.join("; ").into())])
    });
    let all = std::iter::once(proposal).chain(rests).chain(since);
    Some(all.collect::<Vec<_>>().join(". "))
}

/// “Ctrl+Enter again: Accept and carry out”, of a key that has shown what it does instead of doing it.
#[must_use]
pub fn press_again(scene: &Scene<'_>, key: &str, what: &str) -> String {
    let what = what.trim_end_matches('…');
    scene.say_with("app-press-again", &[("key", key.into()), ("what", what.into())])
}

/// The voice in which squares and pieces are told.
#[must_use]
pub fn speaker<'a>(scene: &Scene<'a>) -> BoardReader<'a> {
    BoardReader::new(scene.words, Squares::of_id(&scene.prefs.squares_aloud))
}

/// A position in words, piece by piece, as a picture of it is named.
#[must_use]
pub fn position_aloud(scene: &Scene<'_>, placement: &Placement) -> String {
    let lines: Vec<String> =
        read_out(placement).iter().map(|line| scene.words.tell(line)).collect();
    scene.say_with("disputes-position", &[("pieces", lines.join("; ").into())])
}

/// Whether a clock of a game runs, and the time of both: told where that may have changed.
#[must_use]
pub fn clocks_now(words: &Catalogue, game: &Game, now: Moment) -> String {
    let [white, black] = times_of_both(words, game, now);
    match game.clock.running() {
        Some(side) => {
            let side = ("side", chess::side(words, side).into());
            words.say_with("app-recovered-run", &[side, white, black])
        }
        None => words.say_with("app-recovered-stand", &[white, black]),
    }
}

/// How a game has ended, or that it goes on with which times: told where a decision has changed that.
#[must_use]
pub fn game_now(words: &Catalogue, game: &Game, now: Moment) -> String {
    match game.outcome() {
        Some(outcome) => words.tell(&Change::Ended(outcome)),
        None => {
            let times = ("times", times_now(words, game, now).into());
            words.say_with("disputes-game-goes-on", &[times])
        }
    }
}

/// The time of both players, as far as it is known.
#[must_use]
pub fn times_now(words: &Catalogue, game: &Game, now: Moment) -> String {
    words.say_with("app-recovered-times", &times_of_both(words, game, now))
}

fn times_of_both(words: &Catalogue, game: &Game, now: Moment) -> [(&'static str, Arg<'static>); 2] {
    let time_of = |side: Side| match game.knows_times(now) {
        true => time::aloud(words, *game.times(now).of(side)),
        false => words.say("app-clock-unknown"),
    };
    [("white", time_of(Side::White).into()), ("black", time_of(Side::Black).into())]
}

/// Both clocks of a game in words.
#[must_use]
pub fn clocks_aloud(scene: &Scene<'_>, game: &Game, view: &ClockView) -> String {
    let of = |side| {
        let text = HalfText::of(scene.words, game, view, side);
        let words = text.words();
        let what = format!("{}, {}", words.spoken, words.caption.replace(" · ", ", "));
        speaker(scene).of_side(side, what)
    };
    Side::BOTH.map(of).join(". ")
}
