//! Who is let in here, and this laptop at the door of another.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::faults::{not_reached, told};
use crate::memory::{self, EventLine};
use crate::order::Order;
use crate::serving::{Serving, Stands};
use crate::state::Engine;
use jadoube_core::evidence::key::PublicKey;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::stations_line::{Candidate, Invitation, Invitee, JoinStep, Joining, LineFault};
use jadoube_network::door::{Knock, Welcome};
use jadoube_network::event::Candidate as Knocking;
use jadoube_network::fault::Fault;
use jadoube_network::invitation::{Invitation as Code, Offer};
use jadoube_network::joining::{Guest, GuestEvent};
use jadoube_network::permission::Member;
use jadoube_network::renewal::Renewal;

/// How long an invitation is good.
pub(crate) const LASTS: Duration = Duration::from_secs(600);

impl Engine {
    pub(crate) fn invite(&mut self, who: Invitee) -> Result<(), LineFault> {
        let Some(Serving {
            server: Some(server), stands: Stands::Lead(authority), reached, ..
        }) = &self.serving
        else {
            return Err(LineFault::NotServed);
        };
        let offer = Offer {
            addresses: reached.clone(),
            pin: authority.pin(),
            role: who.role,
            boards: who.boards.clone(),
            lasts: LASTS,
        };
        let made = server.make_invitation(offer).map_err(told)?;
        let guest = made.guest().map_err(told)?.public().to_owned();
        let until = Instant::now() + LASTS;
        let door = &mut self.at_the_door;
        door.names.push((guest, who.name.clone()));
        door.open = Some((made.clone(), Invitation { code: made.code(), who, until }));
        self.keep();
        Ok(())
    }

    pub(crate) fn withdraw(&mut self) -> Result<(), LineFault> {
        let door = &mut self.at_the_door;
        let (open, before) = (door.open.take(), std::mem::take(&mut door.before));
        let Some(Serving { server: Some(server), .. }) = &self.serving else { return Ok(()) };
        if let Some((code, _)) = open {
            server.withdraw_invitation(&code).map_err(told)?;
        }
        for (key, ..) in before {
            server.withdraw(&key).map_err(told)?;
        }
        self.send_away();
        self.keep();
        Ok(())
    }

    /// Somebody holds an invitation.
    pub(crate) fn knocked(&mut self, knocking: Knocking) {
        let Some(Serving { server: Some(server), stands: Stands::Lead(_), .. }) = &self.serving
        else {
            // Who leads answers, and nobody else: the guest shows one number.
            return;
        };
        if let Some(network) = &self.network {
            let _ = network.hear(&knocking);
        }
        let (role, boards) = match server.invited(&knocking) {
            Ok(found) => found,
            Err(fault) => {
                self.refused_at_door(&knocking, &fault);
                if let Some(network) = &self.network {
                    let _ = network.turn_away(&knocking, fault);
                }
                return;
            }
        };
        let door = &mut self.at_the_door;
        let named = door.names.iter().find(|(guest, _)| *guest == knocking.invitation);
        let name = named.map(|(_, name)| name.trim()).filter(|name| !name.is_empty());
        let name = name.unwrap_or(&knocking.name).to_owned();
        let (station, number) = (knocking.station, knocking.number.clone());
        let who = Invitee { name, role, boards };
        let shown = Candidate { station, name: knocking.name.clone(), number, who: who.clone() };
        door.waiting.retain(|(_, one)| one.station != station);
        let is_known =
            self.known.as_ref().is_some_and(|known| known.nkey(station) == Some(&knocking.nkey));
        let is_in = self
            .place
            .as_ref()
            .is_some_and(|place| place.members.iter().any(|(one, _)| *one == station));
        door.waiting.push((knocking, shown));
        // It was let in, and has not heard so.
        if is_known
            && is_in
            && let Err(fault) = self.let_in(station, &who)
        {
            self.trouble(fault);
        }
    }

    pub(crate) fn let_in(&mut self, station: PublicKey, who: &Invitee) -> Result<(), LineFault> {
        let found = self.at_the_door.waiting.iter().find(|(_, one)| one.station == station);
        let Some((knocking, _)) = found.cloned() else { return Err(LineFault::NobodyWaits) };
        // Its admission is on record already. Whatever happens to the server or to this program from here
        // on: who knocks with this key again is let in, and nobody asks a second time.
        if let Some(known) = &mut self.known {
            known.nkeys.insert(station.to_string(), knocking.nkey.clone());
        }
        self.keep();
        let Some(place) = &self.place else { return Err(LineFault::NoLine) };
        let (
            Some(own),
            Some(Serving {
                server: Some(server),
                stands: Stands::Lead(authority),
                reached,
                admitted,
                ..
            }),
        ) = (place.own, &mut self.serving)
        else {
            return Err(LineFault::NoLine);
        };
        let (role, _) = server.accept(&knocking).map_err(told)?;
        if role != who.role {
            let nkey = knocking.nkey.clone();
            server.admit(Member { station, nkey, role: who.role }).map_err(told)?;
        }
        admitted.insert(station, who.role);
        let welcome = Welcome {
            competition: place.competition,
            chief: own,
            pin: authority.pin(),
            role: who.role,
            boards: who.boards.clone(),
            addresses: reached.clone(),
            // With whom the event began: that strand is taken on trust.
            bytes: place.founder.unwrap_or(own).0.to_vec(),
        };
        if let Some(network) = &self.network {
            network.welcome(&knocking, welcome).map_err(told)?;
        }
        let door = &mut self.at_the_door;
        door.waiting.retain(|(_, one)| one.station != station);
        let is_used =
            |code: &Code| code.guest().is_ok_and(|guest| guest.public() == knocking.invitation);
        if door.open.as_ref().is_some_and(|(code, _)| is_used(code)) {
            door.open = None;
        }
        door.before.retain(|(key, ..)| *key != knocking.invitation);
        self.send_away();
        self.keep();
        Ok(())
    }

    pub(crate) fn turn_away(&mut self, station: PublicKey) -> Result<(), LineFault> {
        let waiting = &mut self.at_the_door.waiting;
        let place = waiting.iter().position(|(_, one)| one.station == station);
        let Some(place) = place else { return Err(LineFault::NobodyWaits) };
        let (knocking, _) = waiting.remove(place);
        self.refused_at_door(&knocking, &Fault::NotAllowed);
        let Some(network) = &self.network else { return Ok(()) };
        network.turn_away(&knocking, Fault::NotAllowed).map_err(told)
    }

    /// Who waits with an invitation that is not good any more is told why: another laptop has used it, it has
    /// expired, or it was withdrawn.
    fn send_away(&mut self) {
        let Some(Serving { server: Some(server), .. }) = &self.serving else { return };
        let waiting = std::mem::take(&mut self.at_the_door.waiting);
        for (knocking, shown) in waiting {
            match server.invited(&knocking) {
                Ok(_) => self.at_the_door.waiting.push((knocking, shown)),
                Err(why) => {
                    self.refused_at_door(&knocking, &why);
                    if let Some(network) = &self.network {
                        // Who is gone already needs not be told.
                        let _ = network.turn_away(&knocking, why);
                    }
                }
            }
        }
    }

    /// Invitations that are too old open nothing any more.
    pub(crate) fn tidy(&mut self) {
        self.send_away();
        let Some(Serving { server: Some(server), .. }) = &self.serving else { return };
        let tidied = server.tidy();
        let door = &mut self.at_the_door;
        door.before.retain(|(.., until)| Instant::now() < *until);
        if door.open.as_ref().is_some_and(|(_, shown)| shown.left().is_zero()) {
            door.open = None;
        }
        if let Err(fault) = tidied {
            self.trouble(told(fault));
        }
    }

    /// The servers of an event are elsewhere.
    pub(crate) fn renew(&mut self, renewal: &Renewal, folder: &Path) {
        let is_open = self.place.as_ref().is_some_and(|one| one.competition == renewal.competition);
        let found = match &self.known {
            Some(known) if is_open => Some(known.clone()),
            _ => memory::of(folder, renewal.competition),
        };
        let Some(mut known) = found else { return };
        known.renew(renewal);
        if let Err(error) = memory::keep(folder, known.clone()) {
            let path = folder.to_owned();
            self.trouble(LineFault::File { path, why: error.into() });
        }
        if is_open {
            if known.served.is_none() {
                self.serving = None;
            }
            self.known = Some(known);
            self.connect_anew();
        }
        self.put(Incoming::Renewed { open: is_open });
    }

    /// This laptop stands at the door of another.
    pub(crate) fn knock(&mut self, code: Code, knock: Knock, (file, folder): (PathBuf, PathBuf)) {
        self.at_the_door.stop_joining();
        self.guests += 1;
        let (number, orders) = (self.guests, self.orders.clone());
        let (typed, name) = (code.code(), knock.name.clone());
        let knocked = Guest::knock(code, knock).and_then(|(guest, events)| {
            let forward = move || {
                for event in events {
                    let _ = orders.send(Order::Guest(number, event));
                }
            };
            let thread = std::thread::Builder::new().name("line guest".into()).spawn(forward);
            thread.map(|_| guest).map_err(|error| Fault::system(&error))
        });
        let step = match knocked {
            Ok(guest) => {
                self.at_the_door.guest = Some((number, guest));
                JoinStep::Reaching(None)
            }
            Err(fault) => JoinStep::TurnedAway(told(fault)),
        };
        self.at_the_door.joining = Some((Joining { file, code: typed, name, step }, folder));
    }

    pub(crate) fn at_door_of_other(&mut self, number: u64, event: GuestEvent) {
        let door = &mut self.at_the_door;
        let is_ours = door.guest.as_ref().is_some_and(|(ours, _)| *ours == number);
        let Some((joining, folder)) = door.joining.as_mut().filter(|_| is_ours) else { return };
        joining.step = match event {
            GuestEvent::Compare { number } => JoinStep::Compare { number },
            GuestEvent::Away(why) => JoinStep::Reaching(Some(not_reached(&why))),
            GuestEvent::TurnedAway(fault) => {
                door.guest = None;
                JoinStep::TurnedAway(told(fault))
            }
            GuestEvent::Welcome(welcome) => {
                let (file, folder) = (joining.file.clone(), folder.clone());
                door.stop_joining();
                return self.welcomed(*welcome, file, &folder);
            }
        };
    }

    /// This laptop was let in.
    fn welcomed(&mut self, welcome: Welcome, file: PathBuf, folder: &Path) {
        let Welcome { competition, chief, pin, role, addresses, bytes, .. } = welcome;
        let trusted = bytes.try_into().map_or(chief, PublicKey);
        let known = EventLine {
            founder: Some(trusted),
            ..EventLine::of(competition, addresses, pin.bytes().to_vec(), role)
        };
        if let Err(error) = memory::keep(folder, known.clone()) {
            let path = folder.to_owned();
            return self.trouble(LineFault::File { path, why: error.into() });
        }
        // The event may be open already: it has another server now.
        let is_open = self.place.as_ref().is_some_and(|place| place.competition == competition);
        if is_open {
            self.serving = None;
            self.known = Some(known);
            self.tell_founder();
            self.connect_anew();
        } else {
            self.put(Incoming::Joined { file, competition, trusted });
        }
    }
}
