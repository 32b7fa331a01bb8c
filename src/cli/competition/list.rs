//! `jadoube competition list`: FIDE's rating list on this machine, imported and looked into.

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::{FindArgs, ImportListArgs, ListArgs, ListCommand, RateArg};
use crate::exit::Exit;
use crate::progress::slowly;
use jadoube_competition::rating::edition::Rate;
use jadoube_competition::rating_list::ListedPlayer;
use jadoube_competition::tournament::Sex;
use jadoube_core::competition::entrant::Entrant;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::rating_list::importing;
use jadoube_desk::rating_list::options::{ListOptions, month};
use jadoube_desk::rating_list::progress::Progress;
use jadoube_desk::rating_list::{About, ListFault, RatingList};
use jadoube_i18n::catalogue::Catalogue;

/// Answers: 0 when done; 1 when nobody is found, or there is no list; 2 when the input is unusable.
pub(super) fn run(args: &ListArgs, words: &Catalogue) -> Result<Exit, Exit> {
    match &args.what {
        Some(ListCommand::Import(args)) => import(args, words),
        Some(ListCommand::Find(args)) => find(args, words),
        None => {
            let list = RatingList::own(&Preferences::load()).map_err(|why| fault(&why, words))?;
            Ok(about(list.about(), words).print(args.json))
        }
    }
}

/// Why there is no list, or none to import: a file that cannot be used is unusable.
pub(super) fn fault(why: &ListFault, words: &Catalogue) -> Exit {
    let told = words.tell(why);
    match why {
        ListFault::System(_)
        | ListFault::Packed(_)
        | ListFault::NoList(_)
        | ListFault::NoPlayers(_) => Exit::unusable(told),
        _ => Exit::refused(told),
    }
}

/// What list it is, and what was odd.
fn about(about: &About, words: &Catalogue) -> Answer {
    let odd = about.odd.kinds().map(|odd| json!(odd.what));
    let odd: Vec<Value> = odd
        .zip(about.odd.kinds())
        .map(|(what, odd)| json!({ "what": what, "count": odd.count, "first": odd.first }))
        .collect();
    let mut answer = Answer::of(json!(about));
    answer.json["date"] = json!(about.date.to_string());
    answer.json["odd"] = json!(odd);
    answer.line(words.tell(about));
    about.odd.kinds().for_each(|odd| answer.line(words.tell(&odd)));
    answer
}

fn import(args: &ImportListArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let date = args.date.as_ref().map(|text| {
        let told = [("text", text.into())];
        month(text).ok_or_else(|| Exit::unusable(words.say_with("rating-list-no-date", &told)))
    });
    let rate = args.rate.map(|rate| match rate {
        RateArg::Standard => Rate::Standard,
        RateArg::Rapid => Rate::Rapid,
        RateArg::Blitz => Rate::Blitz,
    });
    let options = ListOptions { date: date.transpose()?, rate };
    let progress = Progress::default();
    let come = |_: &Catalogue| Some(format!("{} %", progress.percent()));
    let done = slowly(words.lang(), come, || {
        importing::import(&args.file, &Preferences::load(), &options, &progress)
    });
    let list = done.map_err(|why| fault(&why, words))?;
    Ok(about(&list, words).print(args.json))
}

fn find(args: &FindArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let list = RatingList::own(&Preferences::load()).map_err(|why| fault(&why, words))?;
    let typed = args.text.join(" ");
    let found = list.find(&typed, &args.federation, args.limit.into());
    let found = found.map_err(|why| fault(&why, words))?;
    if found.players.is_empty() {
        let told = [("text", typed.into())];
        return Err(Exit::refused(words.say_with("rating-list-nobody", &told)));
    }
    let players: Vec<Value> = found.players.iter().map(data).collect();
    let mut answer = Answer::of(json!({ "players": players, "more": found.more }));
    answer.line(words.say("rating-list-columns"));
    found.players.iter().for_each(|player| answer.line(row(player)));
    if found.more {
        answer.line(format!("# {}", words.say("rating-list-more")));
    }
    Ok(answer.print(args.json))
}

fn row(player: &ListedPlayer) -> String {
    let number = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    let ratings = player.ratings;
    let cells = [
        player.number.to_string(),
        player.title.clone(),
        player.name.clone(),
        player.federation.clone(),
        number(player.birth),
        number(ratings.standard),
        number(ratings.rapid),
        number(ratings.blitz),
    ];
    cells.join("\t").trim_end().to_owned()
}

fn data(player: &ListedPlayer) -> Value {
    let sex = player.sex.map(|sex| match sex {
        Sex::Man => "m",
        Sex::Woman => "w",
    });
    json!({
        "fide_id": player.number,
        "name": player.name,
        "federation": player.federation,
        "title": player.title,
        "sex": sex,
        "birth": player.birth,
        "standard": player.ratings.standard,
        "rapid": player.ratings.rapid,
        "blitz": player.ratings.blitz,
        "inactive": player.is_inactive,
    })
}

/// The players with these numbers, as entrants.
pub(super) fn entrants(numbers: &[u32], words: &Catalogue) -> Result<Vec<Entrant>, Exit> {
    let list = RatingList::own(&Preferences::load()).map_err(|why| fault(&why, words))?;
    let mut entrants = Vec::new();
    for number in numbers {
        let player = list.player(*number).map_err(|why| fault(&why, words))?;
        let player = player.ok_or_else(|| {
            let told = [("number", number.to_string().into())];
            Exit::refused(words.say_with("rating-list-no-number", &told))
        })?;
        entrants.push(list.entrant(&player));
    }
    Ok(entrants)
}
