//! Why the event refused a command.

use jadoube_message::{Message, listed};

use crate::competition::entrant::EntrantNo;
use crate::competition::phase::GroupName;
use crate::competition::team::TeamNo;
use jadoube_competition::article::Article;
use jadoube_competition::berger::BergerFault;
use jadoube_competition::knockout::bracket::BracketFault;
use jadoube_competition::knockout::duel::ARTICLE as PLAY_OFFS;
use jadoube_competition::olympiad1972::division::DivisionFault;
use jadoube_competition::points::ScoringFault;
use jadoube_competition::tiebreak::code::BadCode;
use jadoube_competition::varma::draw::DrawFault;
use jadoube_laws::clock::short::ShortFault;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "contest-refusal", error)]
pub enum Refusal {
    /// The regulations are fixed already.
    AlreadyStarted,
    /// No regulations are fixed.
    NotStarted,
    /// They were fixed, and what told them is lost from the file: it was damaged.
    RegulationsLost,
    /// A reason is required.
    ReasonMissing(Article),
    /// The numbers are given already, and somebody must say why they are given again.
    NumbersGiven(Article),
    /// An entrant needs a name.
    Nameless,
    /// Somebody with that name, or that number of FIDE, has entered.
    EnteredBefore(#[message(name = "name")] String),
    /// More would have entered than there are numbers for.
    TooManyEntrants {
        /// So many can enter.
        most: u16,
    },
    /// There is no such entrant.
    NoSuchEntrant(EntrantNo),
    /// With the first round paired, the table is full.
    TableFixed(Article),
    /// The system cannot be changed once a round is paired.
    SystemFixed,
    /// Numbers change until a round is paired, and not later.
    NumbersFixed {
        /// Which round.
        round: u8,
        /// Where that stands.
        article: Article,
    },
    /// Not everybody has one number.
    NumbersIncomplete(Article),
    /// Numbers must be given first.
    NoNumbers(Article),
    /// The next one to be paired is another.
    NotNext {
        /// The one asked for.
        round: u8,
        /// The next one.
        next: u8,
    },
    /// All rounds are published.
    AllRoundsPublished {
        /// So many.
        rounds: u8,
        /// Where that stands.
        article: Article,
    },
    /// Too few have entered for a round.
    TooFew(Article),
    /// No round is published yet.
    NothingPublished,
    /// Nobody has entered yet.
    NobodyEntered,
    /// The arbiter has done nothing yet that can be undone.
    NothingDone,
    /// Boards are numbered from 1.
    NoBoardZero,
    /// The board is another one's own already.
    BoardOfAnother {
        /// Which board.
        board: BoardNo,
        /// The name of the player whose it is.
        name: String,
    },
    /// FIDE knows no such title.
    NoSuchTitle(#[message(name = "title")] String),
    /// A federation has three letters at most.
    LongFederation(#[message(name = "federation")] String),
    /// Two players have played in a round that one of them would have left before.
    PlayedThen {
        /// The player's name.
        name: String,
        /// In which round.
        round: u8,
        /// Where that stands.
        article: Article,
    },
    /// Who has left does not simply play a round: he comes back.
    HasLeft {
        /// The player's name.
        name: String,
        /// Where that stands.
        article: Article,
    },
    /// Rounds are counted from 1.
    NoRoundZero,
    /// A tie-break stands in the list twice.
    TieBreakTwice(#[message(name = "code")] String),
    /// There is no such round.
    NoSuchRound(#[message(name = "round")] u8),
    /// Its pairings are not known yet.
    NotPublished(#[message(name = "round")] u8),
    /// Its pairings are known already.
    PublishedBefore(#[message(name = "round")] u8, Article),
    /// It is closed already.
    ClosedBefore(#[message(name = "round")] u8, Article),
    /// A match is played by two.
    #[message(with(article = of_play_offs()))]
    MatchOfTwo,
    /// Teams play no knock-out here.
    KnockOutOfTeams,
    /// The rate of a stage cannot be read.
    #[message(transparent, from)]
    Rate(ShortFault),
    /// There is no such bracket.
    #[message(transparent, from)]
    Bracket(BracketFault),
    /// The system pairs, not the arbiter.
    PairedBySystem(Article),
    /// Somebody is paired twice, or with himself.
    PairedTwice(EntrantNo),
    /// Two pairings have one board.
    BoardTwice(BoardNo),
    /// There are no pairings.
    NothingPaired,
    /// Somebody who has left is paired.
    Departed(EntrantNo, Article),
    /// In a round robin everybody is paired in every round: who is not there is noted as absent.
    NoByesInTable(Article),
    /// The pairings of that round are known already.
    ByeTooLate {
        /// Which round.
        round: u8,
        /// Where that stands.
        article: Article,
    },
    /// There are not so many rounds.
    NotPlanned {
        /// The one asked for.
        round: u8,
        /// How many there are.
        planned: u8,
        /// Where that stands.
        article: Article,
    },
    /// In the last rounds there are no byes with points.
    NoByeInLastRounds {
        /// In how many.
        rounds: u8,
    },
    /// That bye is given by the pairing, and nobody asks for it.
    ByeOfPairing(Article),
    /// There are no full-point byes.
    NoFullPointByes,
    /// Somebody has had as many half-point byes as there are.
    HalfPointByesUsed {
        /// The entrant, by his number.
        no: EntrantNo,
        /// How many a player may have.
        most: u8,
        /// Where that stands.
        article: Article,
    },
    /// Somebody is paired who has a bye.
    HasBye {
        /// The entrant, by his number.
        no: EntrantNo,
        /// In which round.
        round: u8,
        /// Where that stands.
        article: Article,
    },
    /// The table gives other pairings now: somebody entered or left, or the regulations changed.
    DraftOutdated(#[message(name = "round")] u8),
    /// No restricted draw has begun.
    NoDraw(Article),
    /// A restricted draw goes on.
    DrawGoesOn(Article),
    /// Only the numbers of a round robin are drawn so.
    NoTableToDraw(Article),
    /// What the tables for the draw do not allow.
    #[message(transparent, from)]
    Varma(DrawFault),
    /// The games begin from the usual position.
    StartIsUsual,
    /// The start positions of the round are not drawn yet.
    StartNotDrawn(#[message(name = "round")] u8),
    /// Too few start positions, or too many.
    StartsIncomplete {
        /// How many are needed.
        wanted: usize,
        /// How many were drawn.
        drawn: usize,
    },
    /// Chess960 has no such start position.
    NoSuchStart(#[message(name = "position")] u16),
    /// Boards show other results than those that were entered.
    ResultsDiffer {
        /// In which round.
        round: u8,
        /// Which boards.
        #[message(with = boards)]
        boards: Vec<BoardNo>,
        /// Where that stands.
        article: Article,
    },
    /// Results of a round are not known.
    #[message(with(count = count(boards)))]
    ResultsMissing {
        /// Which round.
        round: u8,
        /// At which boards.
        #[message(with = boards)]
        boards: Vec<BoardNo>,
    },
    /// Nobody plays there in that round.
    NoPairing {
        /// Which round.
        round: u8,
        /// Which board.
        board: BoardNo,
    },
    /// The game there goes on: it must end first.
    GameGoesOn(BoardNo),
    /// The game there is adjourned: it is resumed, or concluded, there.
    Adjourned(BoardNo, Article),
    /// Play there has begun.
    PlayBegan(BoardNo, Article),
    /// The regulations know no teams.
    NoTeams,
    /// Teams play: they are paired, and their numbers given, as teams.
    TeamsPlay,
    /// There is no such team.
    NoSuchTeam(TeamNo),
    /// Somebody would play for two teams, or stand in a list twice.
    PlaysForTwo(#[message(name = "name")] String),
    /// The order of a list is kept once a round is known; it can only grow at its end.
    ListOrder,
    /// A team does not play in that round.
    NoMatch {
        /// Which round.
        round: u8,
        /// Which team, with its number.
        team: String,
    },
    /// A line-up has another number of boards.
    LineUpLength {
        /// How many there are.
        boards: u8,
    },
    /// Somebody in a line-up is not of the team.
    NotInTeam(#[message(name = "name")] String),
    /// Somebody sits below one who stands behind him in the list.
    LineUpOrder(#[message(name = "name")] String),
    /// No match of this player stands even after its last stage.
    #[message(with(article = of_play_offs()))]
    NoTiedMatch(#[message(name = "name")] String),
    /// A line-up came after its time: the first of the list play in their order, if the chief arbiter
    /// does not admit it for a reason (regulations of 1972, article 24.1).
    LineUpLate {
        /// Until when it was to be handed in.
        due: Wall,
    },
    /// A team that has left is paired.
    TeamGone(#[message(name = "name")] String, Article),
    /// A team is paired twice, or with itself.
    TeamTwice(#[message(name = "name")] String),
    /// Whether teams play, and at how many boards, is fixed.
    TeamsFixed,
    /// A board at which somebody sits would stay empty: who does not come loses there.
    SeatEmptied(BoardNo, Article),
    /// The regulations know no groups.
    NoGroups,
    /// A match of this championship has another number of boards.
    MatchBoards {
        /// How many.
        boards: u16,
    },
    /// A team has too few players, or too many.
    TeamSize {
        /// The name of the team.
        name: String,
        /// How many it has.
        players: u16,
        /// The fewest.
        least: u16,
        /// The most.
        most: u16,
    },
    /// The teams do not stand in groups yet.
    NotDivided,
    /// Not every team stands in one group of the sizes of the table.
    DivisionIncomplete(#[message(name = "sizes")] Vec<u16>),
    /// A round of the phase is published.
    GroupsFixed,
    /// There is no such group.
    NoSuchGroup(#[message(name = "group")] u8),
    /// The numbers of one group are typed at a time.
    WhichGroup,
    /// Not every team of a group has one number.
    GroupDrawIncomplete {
        /// Which group.
        #[message(with = group)]
        group: GroupName,
    },
    /// The numbers of a group are not drawn yet.
    NotDrawn {
        /// Which group.
        #[message(with = group)]
        group: GroupName,
    },
    /// There are no preliminary groups.
    NoPreliminaries,
    /// The preliminaries are over, and nobody is qualified yet.
    NotQualified,
    /// The phase goes on until a round.
    PhaseGoesOn {
        /// The last round of the phase.
        round: u8,
    },
    /// Games are still adjourned whose results are needed.
    StillAdjourned {
        /// In which round.
        round: u8,
        /// At which boards.
        #[message(with = boards)]
        boards: Vec<BoardNo>,
    },
    /// Teams share a place at the border of two finals.
    TiedForFinal {
        /// In which group.
        #[message(with = group)]
        group: GroupName,
        /// Which teams.
        #[message(with = names)]
        teams: Vec<String>,
    },
    /// A group is played by the Swiss system, whose rules are not given.
    SwissByHand {
        /// Which group.
        #[message(with = group)]
        group: GroupName,
        /// In how many rounds.
        rounds: u8,
    },
    /// The group of a team is paired by its table.
    PairedByTable(#[message(name = "name")] String),
    /// Only a consolation group takes a team out of competition.
    NoConsolation,
    /// Nobody shares the first place.
    NobodyTied,
    /// What the table of groups does not allow.
    #[message(transparent, from)]
    Division(DivisionFault),
    /// Something has followed from the last act, or it cannot be undone.
    NothingToUndo,
    /// With several stations a round stays published: at the board of another one the game may have begun.
    SharedPublication,
    /// There is no such table.
    #[message(transparent, from)]
    Berger(BergerFault),
    /// Results cannot be worth this.
    #[message(transparent, from)]
    Scoring(ScoringFault),
    /// The list of tie-breaks cannot be read.
    #[message(transparent, from)]
    TieBreak(BadCode),
}

fn of_play_offs() -> jadoube_message::Value<'static> {
    jadoube_message::Value::Text(PLAY_OFFS.to_string().into())
}

fn count(boards: &[BoardNo]) -> jadoube_message::Value<'_> {
    jadoube_message::Value::Number(i64::try_from(boards.len()).unwrap_or(i64::MAX))
}

fn group(group: &GroupName) -> jadoube_message::Value<'_> {
    jadoube_message::Value::Message(group)
}

fn names(names: &[String]) -> jadoube_message::Value<'_> {
    jadoube_message::Value::Text(names.join(", ").into())
}

fn boards(boards: &[BoardNo]) -> jadoube_message::Value<'_> {
    listed(boards, ", ")
}
