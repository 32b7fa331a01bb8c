//! What is printed of an envelope: all that is to be known of it, or what was done and what comes
//! next.

use crate::envelope::session::Picture;
use crate::exit::Exit;
use crate::rule;
use crate::work::Work;
use jadoube_core::adjournment::envelope::EnvelopeKind;
use jadoube_core::adjournment::event::Event;
use jadoube_core::adjournment::register::Alarm;
use jadoube_core::adjournment::state::{Adjournment, AdjournmentEnd};
use jadoube_desk::envelopes;
use jadoube_i18n::adjournment::{self as said, guide as told};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::ruling;
use jadoube_laws::citation::Citation;
use jadoube_laws::ids::EnvelopeNo;
use jadoube_laws::rulings::case::{Case, rule as rule_on};

/// All that is to be known of an envelope.
pub(super) fn sheet(snap: &Picture, of: &Adjournment, words: &Catalogue) -> String {
    let mut lines = vec![format!(
        "{}: {}",
        said::envelope(words, of.no, EnvelopeKind::Sealed),
        words.tell(&of.status())
    )];
    let facts = envelopes::facts(words, snap.edition, of);
    lines.extend(facts.into_iter().map(|(name, value)| format!("  {name}: {value}")));
    lines.extend(of.custody.iter().map(|handing| {
        let hands = format!("  {} → {}", handing.from, handing.to);
        let place = Some(&handing.place).filter(|place| !place.is_empty());
        let place = place.map(|place| format!(", {place}")).unwrap_or_default();
        format!("{hands}{place} ({})", said::date_time(words, handing.at))
    }));
    lines.extend(happened(of).iter().map(|event| {
        let sealed = event.sealed_in();
        let position = sealed.and_then(|(no, which)| snap.hall.position_of(no, which));
        format!("  {}", said::line(words, event, position))
    }));
    let ended = snap.game(of).and_then(|game| game.outcome()).filter(|_| !of.is_live());
    lines.extend(ended.map(|end| format!("  {}", words.tell(&end))));
    for line in &snap.guide(of).lines {
        let mark = if line.done { 'x' } else { ' ' };
        lines.push(format!("  [{mark}] {}", told::step(words, line.step, of)));
    }
    lines.extend(next(snap, of, words));
    lines.join("\n") + "\n"
}

/// What stands in no other place of the sheet, as the journal has it: signatures, offers, what was
/// found, stated and questioned, and how it ended.
fn happened(of: &Adjournment) -> Vec<Event> {
    let no = of.no;
    let signed = |signature: &_| Event::Signed { no, signature: Clone::clone(signature) };
    let mut events: Vec<Event> = of.signatures.iter().map(signed).collect();
    events.extend(of.offer.map(|by| Event::DrawOffered { no, by }));
    for which in [EnvelopeKind::Sealed, EnvelopeKind::Reply] {
        let Some(cover) = of.cover(which) else { continue };
        events.extend(cover.missing.then_some(Event::Missed { no, which }));
        if let (Some(uci), EnvelopeKind::Sealed) = (&cover.stated, which) {
            events.push(Event::MoveStated { no, uci: uci.clone() });
        }
        if let Some((contents, judgement)) = &cover.read {
            let (contents, judgement) = (contents.clone(), judgement.clone());
            events.push(Event::Read { no, which, contents, judgement });
        }
    }
    events.extend(of.questioned.iter().map(|(by, moved)| Event::TimesQuestioned {
        no,
        by: *by,
        moved: *moved,
    }));
    events.extend(match &of.end {
        Some(AdjournmentEnd::Otherwise(reason)) => {
            Some(Event::Settled { no, reason: reason.clone() })
        }
        Some(AdjournmentEnd::BrokenOff(reason)) => {
            Some(Event::BrokenOff { no, reason: reason.clone() })
        }
        Some(AdjournmentEnd::NewGame(reason)) => {
            Some(Event::Annulled { no, reason: reason.clone() })
        }
        Some(AdjournmentEnd::WentOn | AdjournmentEnd::GameOver) | None => None,
    });
    events
}

/// The one step that comes next, the ruling where it is a decision, and what must be kept in mind.
fn next(snap: &Picture, of: &Adjournment, words: &Catalogue) -> Vec<String> {
    let guide = snap.guide(of);
    let step = told::step(words, guide.next.step, of);
    let actor = words.tell(&guide.next.actor);
    let cited = ruling::citations(words, &guide.next.citations);
    let mut lines = vec![format!("=> {step} ({actor}). {cited}").trim_end().to_owned()];
    lines.extend(guide.next.case.as_ref().and_then(|case| ruled(snap, of, case, words)));
    let (missing, wrong) = (of.missing(snap.edition), of.disagreements());
    if of.is_adjourned() && !(missing.is_empty() && wrong.is_empty()) {
        let flawed = Alarm::Flawed { no: of.no, missing, wrong };
        lines.push(format!("  ! {}", words.tell(&flawed)));
    }
    let position = snap.hall.position_of(of.no, EnvelopeKind::Sealed);
    let note = |note| format!("  ! {}", told::note(words, note, of, position));
    lines.extend(guide.notes.iter().map(note));
    lines
}

/// What the edition says on a case of an envelope; nothing, if its game is gone.
pub(super) fn ruled(
    snap: &Picture,
    of: &Adjournment,
    case: &Case,
    words: &Catalogue,
) -> Option<String> {
    let game = snap.game(of)?;
    let ruling = rule_on(case, game, snap.edition, snap.hall.last);
    let mut text = String::new();
    rule::tell(&mut text, words, (case, snap.edition), (&ruling, Some(game)));
    Some(text.trim_end().to_owned())
}

/// What the edition says of what was done.
pub(super) enum Law {
    /// By these articles.
    Cited(Vec<Citation>),
    /// A ruling.
    Ruled(Option<String>),
}

/// What was done, what the edition says of it, and what comes next.
pub(super) fn done(work: &Work<'_>, no: EnvelopeNo, law: &Law) -> Result<Exit, Exit> {
    let (snap, words) = (work.picture(), work.words);
    let mut lines = work.recorded();
    lines.extend(match law {
        Law::Cited(citations) => {
            let cited = ruling::citations(words, citations);
            (!cited.is_empty()).then(|| format!("  {cited}"))
        }
        Law::Ruled(ruling) => ruling.clone(),
    });
    lines.extend(next(&snap, snap.one(no)?, words));
    Ok(Exit::print(&(lines.join("\n") + "\n")))
}
