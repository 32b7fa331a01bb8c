//! What an edition of the Laws says about appeals: whether it gives the right, and which decisions
//! it makes final. The values are the edition's own (`core::laws`).

use crate::citation::TextStatus;
use crate::laws::edition::Edition;
use crate::laws::quickplay::NoArbiter;
use crate::laws::regulations::{Right, WithArticles};
use crate::laws::rule::Rule;
use crate::rulings::ruling::Ruling;

fn articles<T>(rule: &Rule<T>) -> Vec<String> {
    std::iter::once(&rule.article).chain(&rule.also).filter(|of| !of.is_empty()).cloned().collect()
}

/// The right to appeal. An interpretation gives none: it calls an instance for appeals advisable
/// (Int. 14 of 1972, Int. 20.3 of 1980).
#[must_use]
pub fn right(edition: &Edition) -> WithArticles<Right> {
    let rule = &edition.rules.conduct.appeal;
    let value = if !rule.held.is_text() {
        Right::NotHeld
    } else if !rule.value {
        Right::Denied
    } else if rule.article.is_empty() {
        Right::Silent
    } else if rule.article.starts_with("Int.") {
        Right::LeftOpen
    } else {
        Right::Given
    };
    WithArticles { value, articles: articles(rule) }
}

/// The articles that make a ruling final, if it is: one on a quickplay finish (Art. 10.2d of 2001,
/// 2005 and 2009), also without an arbiter present (Appendix D).
#[must_use]
pub fn finality(edition: &Edition, ruling: &Ruling) -> Option<Vec<String>> {
    let rules = &edition.rules.quickplay;
    let by = |articles: Vec<String>| {
        ruling.citations.iter().any(|citation| articles.contains(&citation.article))
    };
    let is_known = |held: &TextStatus| !matches!(held, TextStatus::Unknown(_));
    let on_claim = by(articles(&rules.claim))
        || by(articles(&rules.postponed))
        || by(articles(&rules.rejected))
        || by(articles(&rules.increment));
    if is_known(&rules.appealable.held) && !rules.appealable.value && on_claim {
        return Some(articles(&rules.appealable));
    }
    let alone = &rules.no_arbiter;
    if is_known(&alone.held) && alone.value == NoArbiter::Final && by(articles(alone)) {
        return Some(articles(alone));
    }
    (!ruling.appealable).then(|| ruling.citations.iter().map(|by| by.article.clone()).collect())
}
