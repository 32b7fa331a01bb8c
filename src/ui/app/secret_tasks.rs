//! What must be unseen and is slow: locking, and opening an envelope, on threads of their own.

use std::sync::mpsc::{TryRecvError, channel};

use egui::Context;

use crate::actions::UiMessage;
use crate::app::{App, SecretTask};
use crate::widgets::announcer::Manner;
use crate::widgets::badge::Tone;
use jadoube_desk::sealing::{SealingFault, SealingTask, carry_out, sealing_fault};

impl App {
    /// Does what must be unseen and is slow on a thread of its own; told when it is done.
    pub(crate) fn unseen(&mut self, ctx: &Context, deed: SealingTask) {
        let (done, told) = channel();
        let (desk, ctx) = (self.desk.clone(), ctx.clone());
        // A dialog that waits is asked already.
        let here = self.dialog.as_ref().is_some_and(|one| one.is_asked());
        let made = std::thread::Builder::new().name("unseen".into()).spawn(move || {
            let came = carry_out(&desk, deed);
            drop(desk);
            let _ = done.send(came);
            ctx.request_repaint();
        });
        match made {
            Ok(_) => self.unseen.push(SecretTask { here, told }),
            Err(why) => {
                self.announcer.tell(Tone::Bad, &why.to_string());
                if let Some(dialog) = self.dialog.as_mut().filter(|_| here) {
                    dialog.come_back();
                }
            }
        }
    }

    /// Tells what has come of them.
    pub(super) fn poll_unseen(&mut self) {
        let mut came = Vec::new();
        self.unseen.retain(|one| match one.told.try_recv() {
            Err(TryRecvError::Empty) => true,
            Err(TryRecvError::Disconnected) => false,
            Ok(came_of_it) => {
                came.push((one.here, came_of_it));
                false
            }
        });
        for (here, one) in came {
            let waits = here && self.dialog.as_ref().is_some_and(|one| one.is_asked());
            match one {
                Ok(read) => {
                    // What was read is heard when it is recorded, and stands on the screen.
                    if read.is_none() {
                        self.announcer.tell(Tone::Good, &self.words.say("envelopes-locked"));
                    }
                    if waits {
                        self.behind = None;
                        self.actions.push(UiMessage::Close);
                    }
                }
                Err(fault) => self.failed(&fault, waits),
            }
        }
    }

    /// What was done unseen came to nothing: a dialog that waits for it stays with what was typed.
    fn failed(&mut self, fault: &SealingFault, waits: bool) {
        let text = sealing_fault(&self.words, fault);
        let Some(dialog) = self.dialog.as_mut().filter(|_| waits) else {
            self.announcer.tell(Tone::Bad, &text);
            return;
        };
        // Where it describes what gets the keyboard, a screen reader reads it.
        let is_read = dialog.fail(fault, text.clone()) && self.reader.runs;
        if !is_read {
            self.announcer.say(Manner::Assertive, &text);
        }
    }
}
