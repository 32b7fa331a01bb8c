//! The thread of a line: which event is open, and what it does about it.

use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use crate::faults::told;
use crate::listen::reachable;
use crate::memory;
use crate::open_event::OpenEvent;
use crate::order::Order;
use crate::peer_state::{AnswerLog, PeerState};
use crate::state::Engine;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::stations_line::{LineFault, LineRequest};
use jadoube_network::event::Event;
use jadoube_network::server::ServerEvent;

/// How often is looked whether something is to be done by itself.
const TICK: Duration = Duration::from_secs(3);

/// How long is waited at the end until everything that was recorded is in the stream.
const FAREWELL: Duration = Duration::from_secs(2);

impl Engine {
    /// Works until the desk has ended.
    pub(crate) fn run(mut self) {
        let Some(wanted) = self.wanted.take() else { return };
        let mut next = Instant::now() + TICK;
        loop {
            match wanted.recv_timeout(next.saturating_duration_since(Instant::now())) {
                Ok(Order::Quit) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if Instant::now() >= next {
                self.tick();
                next = Instant::now() + TICK;
            }
        }
        self.leave();
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Look(place) => self.look(place),
            Order::Request(wish, place) => {
                self.look(place);
                if let Err(fault) = self.wish(wish) {
                    self.trouble(fault);
                }
            }
            Order::Knock { invitation, knock, file, folder } => {
                self.knock(invitation, knock, (file, folder));
            }
            Order::Renew { renewal, folder } => self.renew(&renewal, &folder),
            Order::Send(outgoing) => self.send(outgoing),
            Order::Network(number, Event::Rows { at, bytes, .. }, Some(room))
                if number == self.number =>
            {
                self.rows(at, bytes, room);
            }
            Order::Network(number, event, _) if number == self.number => self.happened(event),
            Order::Network(number, event, _) => self.heard_at_former(number, event),
            Order::Guest(number, event) => self.at_door_of_other(number, event),
            Order::Server(ServerEvent::Ended { .. }) => {
                self.trouble(LineFault::Ended);
                self.start_again();
            }
            Order::Server(ServerEvent::Refused(refused)) => self.refused_by_server(&refused),
            Order::Quit => {}
        }
        self.show_door();
    }

    fn wish(&mut self, wish: LineRequest) -> Result<(), LineFault> {
        match wish {
            LineRequest::Serve { .. } => self.serve(),
            LineRequest::ServeBeside => self.serve_beside(false),
            LineRequest::ServeHall => self.serve_beside(true),
            LineRequest::UseHall(hall) => self.use_hall(hall),
            LineRequest::StopServing => {
                self.stop_serving();
                Ok(())
            }
            LineRequest::Invite(who) => self.invite(who),
            LineRequest::Withdraw => self.withdraw(),
            LineRequest::LetIn(station, who) => self.let_in(station, &who),
            LineRequest::TurnAway(station) => self.turn_away(station),
            LineRequest::StopJoining => {
                self.at_the_door.stop_joining();
                Ok(())
            }
            // The line has read the code before.
            LineRequest::Join { .. } => Ok(()),
        }
    }

    /// What is to be done now and then.
    fn tick(&mut self) {
        self.start_again();
        // A laptop may have come into another network.
        if let Some(serving) = &mut self.serving {
            serving.reached = reachable(serving.listen.stations);
        }
        self.choose(None);
        self.tell_where();
        self.say_who_leads();
        self.look_for_formers();
        self.tell_alone();
        self.offer(false);
        self.say_that_it_ended();
        self.tidy();
        // What fails is told when who takes part changes.
        let _ = self.agree();
        self.say_who_is_there();
        if self.kept.elapsed() >= 2 * TICK {
            self.keep();
        }
        self.show_door();
    }

    /// The desk has another event open, or who takes part has changed.
    fn look(&mut self, place: Option<OpenEvent>) {
        let is_same = match (&self.place, &place) {
            (Some(one), Some(other)) => one.is_same(other),
            (None, None) => true,
            _ => false,
        };
        if !is_same {
            self.leave();
        }
        self.place = place;
        if !is_same {
            self.known =
                self.place.as_ref().and_then(|one| memory::of(&one.folder, one.competition));
            self.tell_founder();
            // A file that is no station's any more is not served.
            let is_own = self.place.as_ref().is_some_and(|one| one.own.is_some());
            let served = match self.known.as_ref().filter(|_| is_own) {
                Some(known) if known.beside => self.serve_beside(known.hall.is_some()),
                Some(known) if known.served.is_some() => self.serve(),
                _ => Ok(()),
            };
            if let Err(fault) = served {
                self.trouble(fault);
            }
        }
        if let Err(fault) = self.agree() {
            self.trouble(told(fault));
        }
        self.connect();
    }

    /// Tells the desk whose rows its file begins with: one that was closed before the first of them had come
    /// does not know.
    pub(crate) fn tell_founder(&self) {
        let Some(known) = &self.known else { return };
        if let Some(station) = known.founder.or(known.lead) {
            self.put(Incoming::Founder { competition: known.competition, station });
        }
    }

    /// Lets go of the event.
    pub(crate) fn leave(&mut self) {
        self.keep();
        if let Some(network) = self.network.take() {
            let wait = if self.heard.is_up { FAREWELL } else { Duration::ZERO };
            // What is not acknowledged is in the file, and published when it is opened again.
            let _ = network.close(wait);
            self.inlet.exchange(None);
        }
        self.serving = None;
        self.passing = None;
        self.formers.clear();
        self.role = None;
        self.heard = PeerState::default();
        self.answered = AnswerLog::default();
        self.at_the_door.leave();
        self.told = None;
    }
}
