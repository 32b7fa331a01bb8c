//! How a competition ranks, as its tournament file says it: the list of tie-breaks (records 212, 202),
//! which points of teams count first (192), the edition by the first day (042).

use crate::record::Reference;
use crate::standing::Ranking;
use crate::tiebreak::code::{BadCode, Criterion, TieBreak};
use crate::tiebreak::edition::Edition;
use crate::tournament::Date;
use crate::trf::contents::{Contents, Text};

/// What a file says of its ranking, and what in its list is no tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileRanking {
    /// The ranking. What is no tie-break stands in its list as it is written, and breaks nothing.
    pub ranking: Ranking,
    /// What could not be read.
    pub unknown: Vec<BadCode>,
}

impl FileRanking {
    /// Of the contents of a file, by the edition of its first day or another one.
    #[must_use]
    pub fn new(contents: &Contents, edition: Option<Edition>) -> Self {
        let edition = edition.unwrap_or_else(|| {
            let start = Date::read(contents.text(Text::Start));
            start.map_or_else(Edition::default, |day| Edition::on(day.year, day.month.unwrap_or(1)))
        });
        let whole = contents.text(Text::StandingOrder);
        let ties = contents.text(Text::TieBreaks);
        let mut ranking = Ranking::by(edition);
        let mut unknown = Vec::new();
        let text = if whole.trim().is_empty() { ties } else { whole };
        let codes = text.split(',').map(str::trim).filter(|code| !code.is_empty());
        let list: Vec<TieBreak> = codes
            .map(|code| {
                code.parse().unwrap_or_else(|bad| {
                    unknown.push(bad);
                    TieBreak::plain(Criterion::Other(code.to_owned()))
                })
            })
            .collect();
        if !list.is_empty() {
            ranking.list = list;
        }
        ranking.put_points_first(first_points(contents));
        Self { ranking, unknown }
    }
}

/// Which points of teams count first, where the code of the type says it: `FIDE_TEAM_TYPEA_GP_MP`.
fn first_points(contents: &Contents) -> Reference {
    let code = contents.text(Text::TypeCode).to_uppercase();
    let kinds = code.split('_').find_map(|part| match part {
        "GP" => Some(Reference::Game),
        "MP" => Some(Reference::Match),
        _ => None,
    });
    kinds.unwrap_or(Reference::Match)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_says_the_list_the_points_and_the_edition() {
        for (records, list, edition, unknown) in [
            (&[(Text::Start, "2026/03/01")][..], "", Edition::March2026, 0),
            (
                &[(Text::Start, "2025/11/01"), (Text::TieBreaks, "BH/C1,BH,SB")],
                "BH/C1 BH SB",
                Edition::August2024,
                0,
            ),
            (
                &[(Text::StandingOrder, "PTS,DE,Own"), (Text::TieBreaks, "BH")],
                "PTS DE Own",
                Edition::March2026,
                1,
            ),
            (
                &[(Text::TypeCode, "FIDE_TEAM_TYPEA_GP_MP"), (Text::TieBreaks, "MPvGP")],
                "GPTS MPvGP",
                Edition::March2026,
                0,
            ),
        ] {
            let mut contents = Contents::default();
            for (text, value) in records {
                contents.set(*text, *value);
            }
            let in_file = FileRanking::new(&contents, None);
            let codes: Vec<String> = in_file.ranking.list.iter().map(ToString::to_string).collect();
            assert_eq!(codes.join(" "), list);
            assert_eq!((in_file.ranking.edition, in_file.unknown.len()), (edition, unknown));
        }
        let old = FileRanking::new(&Contents::default(), Some(Edition::Olympiad1972));
        assert_eq!(old.ranking, Ranking::by(Edition::Olympiad1972));
    }
}
