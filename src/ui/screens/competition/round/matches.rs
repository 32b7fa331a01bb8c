//! The matches of a round in which teams meet: each with its line-ups and its result, above its boards.

use crate::screens::competition::round::points::points;
use crate::widgets::badge::Tone;
use crate::widgets::grid::table::GridRow;
use crate::widgets::rows::sentence;
use jadoube_competition::points::Points;
use jadoube_core::competition::context::Boards;
use jadoube_core::competition::phase::GroupName;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{LineUpSource, Match};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// One of the two teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::competition) struct TeamSide {
    pub(in crate::screens::competition) number: u16,
    pub(in crate::screens::competition) name: String,
    /// Its points at the boards of the match, as far as they are known.
    pub(in crate::screens::competition) points: Points,
    pub(in crate::screens::competition) source: LineUpSource,
}

/// A board at which one team has nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::competition) struct EmptyBoard {
    pub(in crate::screens::competition) board: BoardNo,
    /// Who sits there with White, and with Black; nobody where the board is empty.
    names: [Option<String>; 2],
}

/// A match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::screens::competition) struct MatchLine {
    pub(in crate::screens::competition) of: Match,
    /// In which group of a championship.
    group: Option<GroupName>,
    last: BoardNo,
    pub(in crate::screens::competition) sides: [TeamSide; 2],
    pub(in crate::screens::competition) empty: Vec<EmptyBoard>,
}

impl MatchLine {
    /// A match of a round as it stands now.
    pub(super) fn of(contest: &Contest, (round, of): (u8, Match), boards: &Boards) -> Self {
        let points = contest.match_points((round, of), boards);
        let [first, second] = of.both().map(|team| TeamSide {
            number: contest.team_number(team).unwrap_or(team.0),
            name: contest.team_name(team).to_owned(),
            points: Points::ZERO,
            source: contest.line_up(round, team).source,
        });
        let [ours, theirs] = points;
        let sides = [TeamSide { points: ours, ..first }, TeamSide { points: theirs, ..second }];
        let seats = contest.boards_of(round, of);
        let last = seats.last().map_or(of.board, |(board, _)| *board);
        let empty = seats.into_iter().enumerate().filter_map(|(nth, (board, pair))| {
            let mut names = pair.map(|one| one.map(|no| contest.name(no).to_owned()));
            // The team that is named first has White at the odd boards.
            if nth % 2 == 1 {
                names.reverse();
            }
            names.contains(&None).then_some(EmptyBoard { board, names })
        });
        let group = contest.group_of(round, of.first).filter(|group| *group != GroupName::Only);
        Self { of, group, last, sides, empty: empty.collect() }
    }

    /// Whether a board belongs to it.
    pub(super) fn has(&self, board: BoardNo) -> bool {
        self.of.board <= board && board <= self.last
    }

    /// “1½ : ½”
    pub(in crate::screens::competition) fn result(&self) -> String {
        let [first, second] = self.sides.each_ref().map(|side| points(side.points));
        format!("{first} : {second}")
    }

    /// “1–4”
    pub(in crate::screens::competition) fn boards(&self) -> String {
        if self.of.board == self.last {
            return self.last.to_string();
        }
        format!("{}–{}", self.of.board, self.last)
    }

    /// How many line-ups were handed in.
    pub(super) fn handed_in(&self) -> usize {
        self.sides.iter().filter(|side| side.source == LineUpSource::HandedIn).count()
    }

    /// The whole as one sentence.
    pub(in crate::screens::competition) fn spoken(
        &self,
        words: &Catalogue,
        stage: Stage,
    ) -> String {
        let [first, second] = &self.sides;
        let told = |side: &TeamSide| format!("{} {}", side.number, side.name);
        let args = [
            ("boards", self.boards().into()),
            ("first", told(first).into()),
            ("second", told(second).into()),
        ];
        let teams = words.say_with("tournament-match-aloud", &args);
        let result = match stage {
            Stage::Draft => String::new(),
            Stage::Published | Stage::Closed => self.result(),
        };
        let line_ups = self.sides.each_ref().map(|side| {
            let source = words.tell(&side.source);
            let args = [("team", side.name.as_str().into()), ("source", source.into())];
            words.say_with("tournament-match-line-up", &args)
        });
        let [ours, theirs] = &line_ups;
        let group = self.group.as_ref().map(|group| words.tell(group)).unwrap_or_default();
        sentence(&[&teams, &group, &result, ours, theirs])
    }

    /// Its row above its boards.
    pub(super) fn row(&self, words: &Catalogue, stage: Stage) -> GridRow {
        let [first, second] = &self.sides;
        let status = match stage {
            Stage::Draft => {
                words.say_with("tournament-match-handed-in", &[("count", self.handed_in().into())])
            }
            Stage::Published | Stage::Closed => self.result(),
        };
        let none = String::new;
        let cells = vec![
            self.boards(),
            first.number.to_string(),
            match &self.group {
                Some(group) => format!("{} ({})", first.name, words.tell(group)),
                None => first.name.clone(),
            },
            none(),
            none(),
            status,
            none(),
            none(),
            second.name.clone(),
            second.number.to_string(),
        ];
        GridRow { cells, spoken: self.spoken(words, stage), tone: Tone::Neutral }
    }
}

impl EmptyBoard {
    /// “Board 2: Novak – nobody. Novak wins without play”
    pub(in crate::screens::competition) fn spoken(&self, words: &Catalogue) -> String {
        let [white, black] = self.names.each_ref().map(|name| name_of(name.as_ref(), words));
        let args = [
            ("board", self.board.0.into()),
            ("white", white.into()),
            ("black", black.into()),
            ("winner", self.winner().into()),
        ];
        words.say_with("tournament-match-empty-board", &args)
    }

    /// Who is there has won.
    const fn sign(&self) -> &'static str {
        match &self.names {
            [Some(_), _] => "+ : –",
            [None, Some(_)] => "– : +",
            [None, None] => "– : –",
        }
    }

    /// Who wins it, as the words for the ear select by it.
    const fn winner(&self) -> &'static str {
        match &self.names {
            [Some(_), _] => "white",
            [None, Some(_)] => "black",
            [None, None] => "none",
        }
    }

    /// Its row.
    pub(super) fn row(&self, words: &Catalogue) -> GridRow {
        let [white, black] = self.names.each_ref().map(|name| name_of(name.as_ref(), words));
        let none = String::new;
        let cells = vec![
            self.board.to_string(),
            none(),
            white,
            none(),
            none(),
            self.sign().to_owned(),
            none(),
            none(),
            black,
            none(),
        ];
        GridRow { cells, spoken: self.spoken(words), tone: Tone::Info }
    }
}

fn name_of(name: Option<&String>, words: &Catalogue) -> String {
    name.map_or_else(|| words.say("tournament-match-nobody"), Clone::clone)
}
