//! The event of the open file, made from its games once and remembered until something in it changes:
//! moves and clocks leave it as it is.

use std::collections::BTreeMap;
use std::sync::Arc;

use jadoube_competition::knockout::course::Course;
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::{Date, Number, Player};
use jadoube_core::competition::award::Award;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, RatingKind};
use jadoube_core::competition::group_standing::GroupStanding;
use jadoube_core::competition::phase::{GroupName, Phase};
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::tournament::Readings;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::bracket::BracketText;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::cross_table::CrossText;

/// An event as it is shown.
#[derive(Debug)]
pub struct EventPicture {
    /// How many entries it is made of; of a time that has passed, none are looked for.
    entries: usize,
    /// The event itself.
    pub contest: Arc<Contest>,
    /// Who has number 1, 2, …
    order: Vec<EntrantNo>,
    /// Its results.
    pub readings: Readings,
    /// How many results are not known yet, by round.
    pub open: BTreeMap<u8, usize>,
    /// The bracket as it stands, in a knock-out.
    pub bracket: Option<Course>,
    /// The first day of the event.
    pub date: Option<Date>,
    /// What the boards show, by which the groups of a championship are ranked.
    boards: Boards,
}

impl EventPicture {
    /// That of a state after so many entries.
    #[must_use]
    pub fn new(hall: &Hall, entries: usize) -> Self {
        let boards = hall.pairing_boards();
        let contest = Arc::clone(&hall.contest);
        let mut open = BTreeMap::new();
        for round in contest.rounds.keys() {
            let missing = contest.missing(*round, &boards).len();
            if missing > 0 {
                open.insert(*round, missing);
            }
        }
        let readings = contest.tournament(&boards);
        let order = contest.order();
        let date = hall.competition.as_ref().and_then(|one| Date::read(&one.date));
        let bracket = contest.bracket(&boards);
        Self { entries, contest, order, readings, open, bracket, date, boards }
    }

    /// Brings it up to a state after so many entries; whether anything has changed in it.
    pub fn follow(known: &mut Option<Self>, hall: &Hall, entries: usize) -> bool {
        if known.as_ref().is_some_and(|known| known.entries == entries) {
            return false;
        }
        let now = Self::new(hall, entries);
        let is_new = known.as_ref().is_none_or(|known| !known.is_same(&now));
        *known = Some(now);
        is_new
    }

    fn is_same(&self, other: &Self) -> bool {
        self.readings == other.readings
            && self.open == other.open
            && self.bracket == other.bracket
            && self.date == other.date
            && (Arc::ptr_eq(&self.contest, &other.contest) || self.contest == other.contest)
    }

    /// Whether there is anything to rank.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        self.contest.regulations.is_some() && !self.contest.entrants.is_empty()
    }

    /// The player with a number.
    #[must_use]
    pub fn player(&self, number: Number) -> Option<&Player> {
        self.readings.record.players.get(&number)
    }

    /// His name.
    #[must_use]
    pub fn name(&self, number: Number) -> &str {
        self.player(number).map_or("", |player| player.name.as_str())
    }

    /// Whether teams play.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.contest.team_rules().is_some()
    }

    /// The name of who stands in the standings: of a team, where teams play, or of a player.
    #[must_use]
    pub fn participant(&self, number: Number) -> &str {
        match self.readings.record.teams.get(&number) {
            Some(team) => &team.name,
            None => self.name(number),
        }
    }

    /// Who has entered with that number.
    #[must_use]
    pub fn entrant(&self, number: Number) -> Option<&Entrant> {
        let no = self.order.get(usize::from(number.0).checked_sub(1)?)?;
        self.contest.entrants.get(no).map(|entry| &entry.entrant)
    }

    /// The groups of a championship that have a standing after so many rounds, with their names.
    #[must_use]
    pub fn groups(&self, after: u8) -> Vec<((usize, usize), GroupName)> {
        let all = self.contest.standing_groups(after).into_iter();
        all.filter_map(|of| Some((of, self.contest.phases.get(of.0)?.name(of.1)))).collect()
    }

    /// Which of them is shown: that which was chosen, else the first of the phase at work.
    #[must_use]
    pub fn group(&self, chosen: Option<(usize, usize)>, after: u8) -> Option<(usize, usize)> {
        let all = self.contest.standing_groups(after);
        let at_work = self.contest.standing_phase_after(after).map(|phase| (phase, 0));
        chosen.filter(|of| all.contains(of)).or(at_work.filter(|of| all.contains(of)))
    }

    /// The places in one of them after so many rounds, and its phase.
    #[must_use]
    pub fn group_standing(&self, of: (usize, usize), after: u8) -> Option<(GroupStanding, &Phase)> {
        let standing = self.contest.group_standing_after(of, after, &self.boards)?;
        Some((standing, self.contest.phases.get(of.0)?))
    }

    /// Who gets which prize by a standing.
    #[must_use]
    pub fn awards(&self, standing: &Standing) -> Vec<Award> {
        let year = self.year_and_rating().0;
        self.contest.awards((&self.readings, &self.boards), standing, year)
    }

    /// The two of the match of a row of the bracket, if it stands even after its last stage.
    #[must_use]
    pub fn tied(&self, row: usize) -> Option<[EntrantNo; 2]> {
        let tie = self.bracket.as_ref()?.matches.get(row)?.row.tie;
        let tied = self.contest.tied(&self.boards);
        tied.into_iter().find(|(of, _)| *of == tie).map(|(_, two)| two)
    }

    /// Its bracket, as it is told, in a knock-out.
    #[must_use]
    pub fn bracket_text<'a>(&'a self, words: &'a Catalogue) -> Option<BracketText<'a>> {
        let course = self.bracket.as_ref()?;
        Some(BracketText { course, record: &self.readings.record, words })
    }

    /// The matches of a knock-out in which somebody plays who has not come there by the results, as they
    /// are told, with what can be done about it.
    #[must_use]
    pub fn odd_matches(&self, words: &Catalogue) -> Vec<String> {
        let all = self.contest.odd_matches(&self.boards, None).into_iter();
        let text = self.bracket_text(words);
        all.filter_map(|odd| Some(text?.odd_told(&odd))).collect()
    }

    /// Its cross-table, as it is told.
    #[must_use]
    pub const fn cross_text<'a>(&'a self, words: &'a Catalogue) -> CrossText<'a> {
        CrossText { readings: &self.readings, adjourned: &self.readings.adjourned, words }
    }

    /// The year of the event, and the rating that counts in it.
    #[must_use]
    pub fn year_and_rating(&self) -> (u16, RatingKind) {
        let kind = self.contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default();
        (self.date.map_or(0, |date| date.year), kind)
    }
}
