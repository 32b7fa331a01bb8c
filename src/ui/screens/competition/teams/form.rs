//! A team that enters, also late to fill up a final, or what is known of one that has entered: its name, its
//! captain, and its players in the order of their strength.

use egui::Ui;

use crate::form::{Check, DialogForm, Field, Fields, Head};
use crate::scene::Scene;
use crate::screens::competition::ordering::Ordering;
use crate::screens::look_up::{LookUp, usual_federation};
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button};
use crate::widgets::card::soft;
use crate::widgets::dialog::Column;
use crate::widgets::field::entered;
use crate::widgets::rows::{self, Row, RowAction, rows_ui, sentence};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::refusal::Refusal;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{NewTeam, Team, TeamNo};
use jadoube_core::hall::command::Command;

/// The labels of the fields.
const NAME: &str = "tournament-teams-name";
const FEDERATION: &str = "tournament-teams-federation";
const CAPTAIN: &str = "tournament-teams-captain";
const PLAYER: &str = "tournament-teams-player";
const RATING: &str = "tournament-teams-rating";
const FINAL: &str = "tournament-groups-fill-final";
const AGAINST: &str = "tournament-groups-fill-against";

/// Somebody in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Member {
    /// Somebody who has entered.
    Known(EntrantNo),
    /// Somebody who enters with the team.
    New(Box<Entrant>),
}

/// Where the organiser's second team plays out of competition.
#[derive(Debug)]
struct FinalToFill {
    /// The number of the group.
    group: u8,
    /// The groups that could be filled up when the form was opened, with their names.
    groups: Vec<(u8, String)>,
    /// How many of its teams voted against it, as typed.
    against: String,
}

/// What was typed so far.
#[derive(Debug)]
pub(in crate::screens::competition) struct TeamForm {
    /// Which team is amended; none, where a new one enters.
    no: Option<TeamNo>,
    /// Which final a new one fills up; none, where it plays in competition.
    fills: Option<FinalToFill>,
    name: String,
    federation: String,
    captain: String,
    players: Vec<Member>,
    at: usize,
    /// Who is added next.
    player: String,
    rating: String,
    look_up: LookUp,
}

impl TeamForm {
    /// For a new one.
    pub(super) fn new() -> Self {
        Self::filled(None, Team::default())
    }

    /// With what is known of one.
    pub(super) fn of(contest: &Contest, no: TeamNo) -> Option<Self> {
        Some(Self::filled(Some(no), contest.teams.get(&no)?.team.clone()))
    }

    /// For the organiser's second team, which fills up a final.
    pub(in crate::screens::competition) fn out_of_competition(
        scene: &Scene<'_>,
        contest: &Contest,
    ) -> Self {
        let phase = contest.phases.last();
        let named = |no: u8| {
            let name = phase?.name(usize::from(no).checked_sub(1)?);
            Some((no, scene.words.tell(&name)))
        };
        let groups: Vec<(u8, String)> =
            contest.fillable_groups().into_iter().filter_map(named).collect();
        let group = groups.first().map_or(0, |(no, _)| *no);
        let fills = Some(FinalToFill { group, groups, against: String::new() });
        Self { fills, ..Self::filled(None, Team::default()) }
    }

    fn filled(no: Option<TeamNo>, team: Team) -> Self {
        Self {
            no,
            fills: None,
            name: team.name,
            federation: team.federation,
            captain: team.captain,
            players: team.players.into_iter().map(Member::Known).collect(),
            at: 0,
            player: String::new(),
            rating: String::new(),
            look_up: LookUp::default(),
        }
    }

    /// Somebody comes to the end of the list: one who has entered and is in no team yet, or a new one.
    fn add(&mut self, contest: &Contest, entrant: Entrant) -> Result<(), Refusal> {
        let known = contest.entrants.iter().find(|(_, it)| it.entrant.name == entrant.name);
        let member = match known {
            Some((no, _)) if contest.team_of(*no).is_some_and(|of| Some(of) != self.no) => {
                return Err(Refusal::PlaysForTwo(entrant.name));
            }
            // All its players enter with it.
            Some(_) if self.fills.is_some() => return Err(Refusal::EnteredBefore(entrant.name)),
            Some((no, _)) => Member::Known(*no),
            None => Member::New(Box::new(entrant)),
        };
        let name = self.name_of(contest, &member).to_owned();
        if self.players.iter().any(|other| self.name_of(contest, other) == name) {
            return Err(Refusal::PlaysForTwo(name));
        }
        self.players.push(member);
        self.at = self.players.len() - 1;
        (self.player, self.rating) = (String::new(), String::new());
        Ok(())
    }

    fn name_of<'c>(&'c self, contest: &'c Contest, member: &'c Member) -> &'c str {
        match member {
            Member::Known(no) => contest.name(*no),
            Member::New(entrant) => &entrant.name,
        }
    }

    /// What stands in the fields for the next player; why it cannot be read.
    fn typed(&self, scene: &Scene<'_>) -> Result<Entrant, (&'static str, String)> {
        if self.player.trim().is_empty() {
            return Err((PLAYER, scene.say("app-field-empty")));
        }
        let kind = rating_kind(&scene.snap.hall.contest);
        let value = match self.rating.trim() {
            "" => None,
            typed => match typed.parse().ok().filter(|value| *value > 0) {
                Some(value) => Some(value),
                None => return Err((RATING, scene.say("setup-not-a-number"))),
            },
        };
        let rating = value.map(|value| Rating { kind, value, list: String::new(), date: None });
        Ok(Entrant {
            federation: self.federation.trim().to_uppercase(),
            ratings: rating.into_iter().collect(),
            ..Entrant::named(self.player.trim())
        })
    }

    /// Who is added next.
    fn add_ui(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>) {
        let scene = fields.scene;
        let contest = &scene.snap.hall.contest;
        let field = Field::new(PLAYER).example("Novak, Ana");
        let name = fields.text(ui, field, &mut self.player);
        let federation = match self.federation.trim() {
            "" => usual_federation(contest),
            typed => typed.to_owned(),
        };
        let found = self.look_up.show(ui, fields, (&name, self.player.as_str()), &federation);
        let rating = fields.text(ui, Field::new(RATING).example("2350"), &mut self.rating);
        let word = scene.say("tournament-teams-add");
        let pressed = button(ui, Weight::Plain, &word, Some("⏎")).clicked();
        let wanted = pressed || entered(ui, &name) || entered(ui, &rating);
        let taken = match found {
            Some(entrant) => Some(Ok(entrant)),
            None => wanted.then(|| self.typed(scene)),
        };
        match taken {
            Some(Ok(entrant)) => match self.add(contest, entrant) {
                Ok(()) => {
                    let args = [("count", self.players.len().into())];
                    let told = scene.say_with("tournament-teams-added", &args);
                    fields.actions.hear(crate::widgets::announcer::Audience::All, told);
                    fields.go_to(PLAYER);
                }
                Err(why) => fields.refuse(PLAYER, scene.words.tell(&why)),
            },
            Some(Err((at, why))) => fields.refuse(at, why),
            None => {}
        }
    }

    /// The players in their order.
    fn list_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let name = scene.say("tournament-teams-list");
        soft(ui, &name);
        if self.players.is_empty() {
            soft(ui, scene.say("tournament-teams-nobody"));
            return;
        }
        self.at = self.at.min(self.players.len() - 1);
        let by_key = Ordering::by_key(ui, &name, self.at);
        let contest = &scene.snap.hall.contest;
        let texts: Vec<[String; 3]> = (1..)
            .zip(&self.players)
            .map(|(place, member)| {
                let entrant = match member {
                    Member::Known(no) => contest.entrants.get(no).map(|entry| &entry.entrant),
                    Member::New(entrant) => Some(entrant.as_ref()),
                };
                let rating = entrant.and_then(|one| one.rating(rating_kind(contest)));
                let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
                let title = format!("{place}. {}", self.name_of(contest, member));
                let spoken = sentence(&[&title, &rating]);
                [title, rating, spoken]
            })
            .collect();
        let rows: Vec<Row<'_>> = texts
            .iter()
            .map(|[title, aside, spoken]| Row {
                title,
                detail: "",
                aside,
                tone: Tone::Neutral,
                spoken,
            })
            .collect();
        if let Some(RowAction::Select(at) | RowAction::Open(at)) =
            rows_ui(ui, &name, &rows, self.at)
        {
            self.at = at;
        }
        let about = self.players.get(self.at).map(|one| self.name_of(contest, one).to_owned());
        let about = about.unwrap_or_default();
        let asked = by_key.or(Ordering::by_button(ui, scene, &about));
        soft(ui, scene.say("tournament-teams-order-keys"));
        if let Some(what) = asked {
            self.at = what.carry_out(&mut self.players, self.at);
            rows::focus(ui, &name, self.at);
        }
    }

    /// The players of a new team. Who has entered and is in no team yet joins it by name.
    fn newcomers(&self, contest: &Contest) -> Vec<Entrant> {
        let entrant = |member: &Member| match member {
            Member::New(entrant) => entrant.as_ref().clone(),
            Member::Known(no) => {
                let entry = contest.entrants.get(no);
                entry.map(|entry| entry.entrant.clone()).unwrap_or_default()
            }
        };
        self.players.iter().map(entrant).collect()
    }

    /// Those who enter with the team, and the list with the numbers that they get.
    fn numbered(&self, contest: &Contest) -> (Vec<EntrantNo>, Vec<Entrant>) {
        let mut next = contest.entrants.keys().map(|no| no.0).max().unwrap_or(0);
        let mut newcomers = Vec::new();
        let mut players = Vec::new();
        for member in &self.players {
            players.push(match member {
                Member::Known(no) => *no,
                Member::New(entrant) => {
                    next = next.saturating_add(1);
                    newcomers.push(entrant.as_ref().clone());
                    EntrantNo(next)
                }
            });
        }
        (players, newcomers)
    }
}

/// Which rating counts.
fn rating_kind(contest: &Contest) -> RatingKind {
    contest.regulations.as_ref().map(|one| one.rating).unwrap_or_default()
}

impl DialogForm for TeamForm {
    fn head(&self, scene: &Scene<'_>) -> Option<Head> {
        let contest = &scene.snap.hall.contest;
        let (title, deed) = match self.no {
            None if self.fills.is_some() => {
                (scene.say("tournament-groups-fill-title"), "tournament-teams-enter")
            }
            None => (scene.say("tournament-teams-new-title"), "tournament-teams-enter"),
            // Undone meanwhile: there is nothing to amend.
            Some(no) if !contest.teams.contains_key(&no) => return None,
            Some(no) => (contest.team_name(no).to_owned(), "tournament-event-record"),
        };
        let about = self.fills.as_ref().map(|_| scene.say("tournament-groups-fill-what"));
        let head = Head::new("team", title, scene.say(deed)).width(900.0).columns();
        let head = head.about(about.unwrap_or_default());
        Some(head.begin_at(NAME).enter_nowhere().ready(scene.can_change()).waits())
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, column: Column) {
        let scene = fields.scene;
        match column {
            Column::First => {
                fields.text(ui, NAME, &mut self.name);
                fields.text(ui, Field::new(FEDERATION).example("MKD"), &mut self.federation);
                fields.text(ui, CAPTAIN, &mut self.captain);
                if let Some(fills) = &mut self.fills {
                    fields.pick(ui, FINAL, &fills.groups, &mut fills.group);
                    fields.text(ui, Field::new(AGAINST).example("0"), &mut fills.against);
                }
                self.add_ui(ui, fields);
            }
            Column::Last => {
                self.list_ui(ui, scene);
                let contest = &scene.snap.hall.contest;
                let boards = contest.team_rules().map_or(0, |rules| usize::from(rules.boards));
                if self.players.len() < boards {
                    let args = [("boards", boards.into()), ("count", self.players.len().into())];
                    soft(ui, scene.say_with("tournament-teams-too-few", &args));
                }
                if self.no.is_some() && contest.published() > 0 {
                    soft(ui, scene.words.tell(&Refusal::ListOrder));
                }
            }
        }
    }

    fn submit(&mut self, check: &mut Check<'_, '_>) -> Option<()> {
        let contest = &check.scene.snap.hall.contest;
        // What stands in the field still is meant too.
        if !self.player.trim().is_empty() {
            let added = self.typed(check.scene).and_then(|entrant| {
                let fault = |why: Refusal| (PLAYER, check.scene.words.tell(&why));
                self.add(contest, entrant).map_err(fault)
            });
            if let Err((at, why)) = added {
                check.fault(at, why);
                return None;
            }
        }
        let name = check.given(NAME, &self.name, "app-field-empty")?;
        let federation = self.federation.trim().to_uppercase();
        let captain = self.captain.trim().to_owned();
        let what = match self.no {
            Some(no) => {
                let (players, newcomers) = self.numbered(contest);
                let team = Box::new(Team { name, federation, captain, players });
                Ask::AmendTeam { no, team, newcomers }
            }
            None => {
                let players = self.newcomers(contest);
                let team = NewTeam { name, federation, captain, players };
                match &self.fills {
                    None => Ask::EnterTeams { teams: vec![team] },
                    Some(fills) => {
                        let against = match fills.against.trim() {
                            "" => Some(0),
                            typed => typed.parse().ok(),
                        };
                        let against = check.read(AGAINST, against, "board-not-a-count")?;
                        Ask::FillGroup { group: fills.group, team: Box::new(team), against }
                    }
                }
            }
        };
        check.actions.command(Command::Contest { what });
        Some(())
    }
}
