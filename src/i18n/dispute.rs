//! stub
use crate::i18n::words::Words;
/// x
pub fn refusal(_: &Words, r: &crate::core::disputes::refusal::Refusal) -> String {
    r.to_string()
}
/// x
pub fn line(_: &Words, e: &crate::core::disputes::event::Event) -> String {
    format!("{e:?}")
}
