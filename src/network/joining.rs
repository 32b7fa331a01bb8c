//! Joining with an invitation. A guest connects with the key of the invitation and may do one thing: say who it
//! is. Both screens show a number then, which follows from both keys and from the certificate that each
//! has seen: if it is the same, nobody stands between, and it is this laptop that asks. When the chief has
//! accepted, the guest hears all that it needs to connect as a station with its own key. What is said is in
//! [`crate::door`].

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::sync::oneshot;

use crate::dial::{Caller, ServerConnection, dial};
use crate::door::{Answer, Knock, Welcome, number};
use crate::event::{Candidate, Why};
use crate::fault::Fault;
use crate::invitation::Invitation;
use crate::network::Network;
use crate::nkey::Nkey;
use crate::subject::{guest_inbox, join};

/// How long the chief's program may take to say that it has heard.
const HEARD: Duration = Duration::from_secs(5);
/// How long is waited before the next try.
const PAUSE: Duration = Duration::from_millis(500);

impl Network {
    /// Tells a candidate that it is in.
    ///
    /// # Errors
    /// [`Fault::TooLarge`], [`Fault::Closed`].
    pub fn welcome(&self, candidate: &Candidate, welcome: Welcome) -> Result<(), Fault> {
        self.reply(&candidate.reply, Answer::Welcome(Box::new(welcome)).bytes())
    }

    /// Tells a candidate that it is not let in: [`Fault::NotInvited`], [`Fault::Expired`],
    /// [`Fault::Used`], or because the chief does not want it.
    ///
    /// # Errors
    /// [`Fault::Closed`].
    pub fn turn_away(&self, candidate: &Candidate, why: Fault) -> Result<(), Fault> {
        self.reply(&candidate.reply, Answer::No(why).bytes())
    }
}

/// What happens to a guest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestEvent {
    /// The chief's program has heard, and shows this number.
    Compare {
        /// `314 159`
        number: String,
    },
    /// The server is not reached; it is tried again.
    Away(Why),
    /// The guest is a station now.
    Welcome(Box<Welcome>),
    /// The guest is not let in.
    TurnedAway(Fault),
}

/// Somebody who waits to be let in. It gives up when it is dropped.
#[derive(Debug)]
pub struct Guest {
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Guest {
    /// Says who it is, and waits.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn knock(
        invitation: Invitation,
        knock: Knock,
    ) -> Result<(Self, Receiver<GuestEvent>), Fault> {
        let key = invitation.guest()?;
        let (events, receiver) = channel();
        let (close, closed) = oneshot::channel::<()>();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Fault::system(&error))?;
        let work = async move {
            tokio::select! {
                _ = closed => {}
                () = wait(&invitation, &key, &knock, &events) => {}
            }
        };
        let thread = std::thread::Builder::new()
            .name("guest".into())
            .spawn(move || runtime.block_on(work))
            .map_err(|error| Fault::system(&error))?;
        Ok((Self { close: Some(close), thread: Some(thread) }, receiver))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.close.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

async fn wait(invitation: &Invitation, key: &Nkey, knock: &Knock, events: &Sender<GuestEvent>) {
    let (mut told, mut refused) = (None, false);
    loop {
        for address in &invitation.addresses {
            let caller =
                Caller { nkey: key, pin: &invitation.pin, inbox: guest_inbox(key.public()) };
            let why = match dial(*address, &caller).await {
                Ok(dialled) => match at_the_door(dialled, key, knock, events).await {
                    Ok(last) => {
                        let _ = events.send(last);
                        return;
                    }
                    Err(why) => why,
                },
                // A server that reads its configuration again lets nobody in who comes at that moment.
                Err(Why::NotLetIn) if !refused => {
                    refused = true;
                    continue;
                }
                Err(Why::NotLetIn) => {
                    // It was never given, or is not good any more.
                    let _ = events.send(GuestEvent::TurnedAway(Fault::NotInvited));
                    return;
                }
                Err(why) => why,
            };
            if told.as_ref() != Some(&why) {
                let _ = events.send(GuestEvent::Away(why.clone()));
                told = Some(why);
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// The last that happens to a guest, or why it has to begin anew.
async fn at_the_door(
    mut dialled: ServerConnection,
    key: &Nkey,
    knock: &Knock,
    events: &Sender<GuestEvent>,
) -> Result<GuestEvent, Why> {
    let ServerConnection { client, seen, .. } = &dialled;
    let seen = seen.ok_or(Why::Stranger)?;
    let own = client.new_inbox();
    let mut answers = client.subscribe(own.clone()).await.map_err(|_| Why::Cut)?;
    let sent = client.publish_with_reply(join(key.public()), own, knock.bytes().into()).await;
    sent.map_err(|_| Why::Cut)?;
    let mut heard = false;
    loop {
        let message = tokio::select! {
            why = dialled.cut.recv() => return Err(why.unwrap_or(Why::Cut)),
            () = tokio::time::sleep(HEARD), if !heard => return Err(Why::Mute),
            message = answers.next() => message.ok_or(Why::Cut)?,
        };
        match Answer::read(&message.payload) {
            Some(Answer::Heard { chief }) => {
                heard = true;
                let number = number(key.public(), knock, &seen, chief);
                let _ = events.send(GuestEvent::Compare { number });
            }
            Some(Answer::Welcome(welcome)) => return Ok(GuestEvent::Welcome(welcome)),
            Some(Answer::No(why)) => return Ok(GuestEvent::TurnedAway(why)),
            // Nobody is there who could have heard it.
            None => return Err(Why::Mute),
        }
    }
}
