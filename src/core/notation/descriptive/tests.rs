use super::*;
use crate::core::board::position::{Form, Position, Uci};

fn place(fen: &str, history: &str) -> Place {
    let mut place = if history.is_empty() {
        Place::beginning(Position::from_fen(fen, Form::Standard).unwrap())
    } else {
        Place::beginning(Position::start())
    };
    for uci in history.split_whitespace() {
        let m = place.position().read_uci(&Uci(uci.to_owned())).unwrap();
        place.play(m);
    }
    place
}

#[test]
fn vectors() {
    let Ok(text) = std::fs::read_to_string("/work/shared/vectors/readings_dev.tsv") else { return };
    let (mut good, mut all) = (0, 0);
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let manner = match f[3] {
            "desc_en" => Manner::English,
            "desc_es" => Manner::Spanish,
            _ => continue,
        };
        let place = place(f[1], f[2]);
        let mut got: Vec<String> = read(&place, f[4], manner)
            .map(|r| r.moves.iter().map(|m| place.position().uci(*m).0).collect())
            .unwrap_or_default();
        got.sort();
        let got = got.join(" ");
        all += 1;
        if got == f[5] {
            good += 1;
        } else {
            println!("{} {} got {got} want {} {}", f[1], f[4], f[5], f[6]);
        }
    }
    println!("{good}/{all}");
}

#[test]
fn truth() {
    let text = std::fs::read_to_string("/work/shared/vectors/truth_dev.tsv").unwrap();
    let (mut good, mut all) = (0, 0);
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        if f[20].is_empty() {
            continue;
        }
        let place = place(f[3], f[5]);
        let m = place.position().read_uci(&Uci(f[6].to_owned())).unwrap();
        for (manner, want) in [(Manner::English, f[20]), (Manner::Spanish, f[21])] {
            let mut got = String::new();
            write(&place, m, manner, &mut got);
            all += 1;
            if got == want {
                good += 1;
            } else {
                println!("{} {} {} got {got} want {want}", f[0], f[3], f[6]);
            }
        }
    }
    println!("{good}/{all}");
}
