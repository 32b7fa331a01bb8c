//! What must be unseen and is slow: locking, and opening an envelope, on threads of their own.

use std::sync::mpsc::{TryRecvError, channel};

use egui::Context;

use crate::actions::UiMessage;
use crate::app::{App, SecretTask};
use crate::widgets::badge::Tone;
use jadoube_desk::sealing::{SealingFault, SealingTask, carry_out, sealing_fault};

impl App {
    /// Does what must be unseen and is slow on a thread of its own; told when it is done.
    pub(crate) fn unseen(&mut self, ctx: &Context, deed: SealingTask) {
        let (done, told) = channel();
        let (desk, ctx) = (self.desk.clone(), ctx.clone());
        let of = match &deed {
            SealingTask::Open { opening, .. } => Some((opening.no, opening.which)),
            SealingTask::Lock { .. } => None,
        };
        let made = std::thread::Builder::new().name("unseen".into()).spawn(move || {
            let came = carry_out(&desk, deed);
            drop(desk);
            let _ = done.send(came);
            ctx.request_repaint();
        });
        match made {
            Ok(_) => self.unseen.push(SecretTask { of, told }),
            Err(why) => self.announcer.tell(Tone::Bad, &why.to_string()),
        }
    }

    /// Tells what has come of them.
    pub(super) fn poll_unseen(&mut self) {
        let mut came = Vec::new();
        self.unseen.retain(|one| match one.told.try_recv() {
            Err(TryRecvError::Empty) => true,
            Err(TryRecvError::Disconnected) => false,
            Ok(came_of_it) => {
                came.push((one.of, came_of_it));
                false
            }
        });
        for (of, one) in came {
            match one {
                Ok(None) => self.announcer.tell(Tone::Good, &self.words.say("envelopes-locked")),
                // What was read is heard when it is recorded, and stands on the screen.
                Ok(Some(_)) => {}
                Err(fault) => {
                    let text = sealing_fault(&self.words, &fault);
                    self.announcer.tell(Tone::Bad, &text);
                    if let (SealingFault::SeveralNotations(_), Some((no, which))) = (fault, of) {
                        // It is open now, and asked for again with what is wrong.
                        self.actions.push(UiMessage::ReadEnvelope(no, which, text));
                    }
                }
            }
        }
    }
}
