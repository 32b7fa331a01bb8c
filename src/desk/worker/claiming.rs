//! Boards are taken over by one station at a time. Where a server is reached, it is asked first who takes
//! them: of two who do in the same second one has them at once, and the other is told. A server that does
//! not answer hinders nobody, nor does one that tells of a station that never recorded what it had claimed:
//! whoever takes the same boards over a second time is not asked again. Who keeps a board in the end is told
//! by the terms in the record, as without a server.

use std::collections::BTreeSet;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use crate::exchange::{LineState, Outgoing};
use crate::inbox::Answer;
use crate::judgement::judge;
use crate::request_error::Trouble;
use crate::worker::Worker;
use crate::worker::held::{Claiming, Claims};
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as StationsCommand;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_core::stations::station::StationId;
use jadoube_laws::ids::{CommandKey, Role};

/// So long the server has to answer.
const PATIENCE: Duration = Duration::from_secs(2);

impl Worker {
    /// Carries a command out, or claims first what it takes over; then it is answered later.
    pub(super) fn submit_or_claim(
        &mut self,
        command: Command,
        key: CommandKey,
        to: &mut Option<Sender<Answer>>,
    ) -> Answer {
        let posts = self.to_claim(&command);
        let Some(exchange) = self.exchanging.exchange.as_mut().filter(|_| !posts.is_empty()) else {
            return self.submit(&command, Role::Arbiter, key);
        };
        let claims = &mut self.exchanging.claims;
        claims.last += 1;
        let (number, until) = (claims.last, Instant::now() + PATIENCE);
        exchange.send(Outgoing::Claim { number, posts: posts.clone() });
        let to = to.take();
        claims.waiting.push(Claiming { number, posts, command, key, to, until });
        Ok(Vec::new())
    }

    /// What a command takes over that is claimed first, each with the number of its term; nothing where it
    /// would be refused, or the server cannot be asked.
    fn to_claim(&self, command: &Command) -> Vec<(Post, u32)> {
        let Command::Stations { what: StationsCommand::TakeOver { posts, .. } } = command else {
            return Vec::new();
        };
        let Some(cycle) = self.cycle.as_ref().filter(|_| self.exchanging.line == LineState::Up)
        else {
            return Vec::new();
        };
        let hall = cycle.hall();
        let Some(own) = cycle.own() else { return Vec::new() };
        if judge(hall, command, cycle.keeper().now(), cycle.edition()).is_err() {
            return Vec::new();
        }
        let next = |post: &Post| {
            let home = hall.stations.home(*post)?;
            let is_own = hall.stations.keeps(own, *post);
            (!is_own).then_some((*post, home.epoch.no.saturating_add(1)))
        };
        let all: BTreeSet<(Post, u32)> = posts.iter().filter_map(next).collect();
        let told = &self.exchanging.claims.told;
        all.into_iter().filter(|one| !told.contains(one)).collect()
    }

    /// The server has answered: another station was quicker with one of the posts, or none was.
    pub(super) fn claimed(&mut self, number: u64, by: Option<(Post, PublicKey)>) {
        let waiting = &mut self.exchanging.claims.waiting;
        let Some(place) = waiting.iter().position(|one| one.number == number) else { return };
        let Claiming { posts, command, key, to, .. } = waiting.remove(place);
        let answer = match by {
            None => self.submit(&command, Role::Arbiter, key),
            Some((post, by)) => {
                self.exchanging.claims.told.extend(posts);
                let stations = self.cycle.as_ref().map(|cycle| &cycle.hall().stations);
                let by = stations.map_or_else(String::new, |all| all.name(StationId(by)));
                Err(Trouble::Refused(StationsRefusal::JustTaken { post, by }.into()))
            }
        };
        self.reply(answer, to);
    }

    /// How long the desk may wait for the server.
    pub(super) fn until_claimed(&self) -> Option<Duration> {
        let first = self.exchanging.claims.waiting.first()?;
        Some(first.until.saturating_duration_since(Instant::now()))
    }

    /// What the server does not answer is done without it.
    pub(super) fn go_on_claiming(&mut self) {
        let now = Instant::now();
        let late = |claims: &Claims| {
            let first = claims.waiting.first().filter(|one| one.until <= now);
            first.map(|one| one.number)
        };
        while let Some(number) = late(&self.exchanging.claims) {
            self.claimed(number, None);
        }
    }
}
