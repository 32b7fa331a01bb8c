//! What FIDE's rating list costs: to import it, and to look up a name while it is typed. The list is
//! not ours to keep, so one of its size is made of syllables: `cargo bench -p jadoube-desk --bench
//! rating_list -- make 1932868 /tmp/players_list_foa.txt` (a name in `.xml` gives the XML form), then
//! the same with `import /tmp/players_list_foa.txt` and with `find`. `JADOUBE_CONFIG=/tmp/library`
//! keeps the list of this machine out of it.
//!
//! Wanted for 1,932,868 lines: imported in 20 s, 300 MB of memory, 250 MB on disk; a look-up in 20 ms.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use jadoube_desk::preferences::Preferences;
use jadoube_desk::rating_list::importing::import as import_list;
use jadoube_desk::rating_list::options::ListOptions;
use jadoube_desk::rating_list::progress::Progress;
use jadoube_desk::rating_list::{RatingList, place};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make", lines, path, ..] => make(lines.parse().expect("a number"), Path::new(path)),
        ["import", path, ..] => import(Path::new(path)),
        ["find", ..] => find(),
        _ => println!("left out: see the head of benches/rating_list.rs"),
    }
}

fn import(path: &Path) {
    let begun = Instant::now();
    let about =
        import_list(path, &Preferences::load(), &ListOptions::default(), &Progress::default())
            .expect("a list");
    println!("imported in {:?}, {}: {about:#?}", begun.elapsed(), most());
    let bytes =
        std::fs::metadata(place(&Preferences::load()).expect("a folder")).expect("the list").len();
    println!("{} MB on disk", bytes / 1_000_000);
}

/// Every beginning of some names, as they are typed, and what costs most: a letter alone, a given
/// name that nobody has.
fn find() {
    let begun = Instant::now();
    let list = RatingList::own(&Preferences::load()).expect("a list");
    println!("opened in {:?}", begun.elapsed());
    let mut typed: Vec<String> =
        ["s xq", "k z", "xq", "150", "1503014", "Müll"].map(Into::into).into();
    for name in ["Kovalenko, Maria", "san lu", "belaski ivan", "Стојаноски Зоран", "magnus carlsen"]
    {
        let ends = name.char_indices().map(|(at, letter)| at + letter.len_utf8());
        typed.extend(ends.map(|end| name[..end].to_owned()));
    }
    let mut slowest = (Duration::ZERO, String::new());
    for round in ["cold", "warm"] {
        let mut all = Duration::ZERO;
        for typed in &typed {
            let begun = Instant::now();
            let found = list.find(typed, "MKD", 20).expect("found");
            let took = begun.elapsed();
            all += took;
            slowest = slowest.max((took, format!("{typed} ({round}, {})", found.players.len())));
        }
        println!("{round}: {} look-ups, mean {:?}", typed.len(), all / typed.len() as u32);
    }
    println!("slowest {:?}: {}; {}", slowest.0, slowest.1, most());
}

const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// How long a line is, and which of them are one too long, as in FIDE's.
const LONG: [u32; 3] = [40_001, 90_002, 700_003];

fn make(lines: u32, path: &Path) {
    let is_xml = path.extension().is_some_and(|end| end == "xml");
    let mut file = BufWriter::new(File::create(path).expect("a file"));
    let begin = if is_xml { "<playerslist>" } else { HEADING };
    write!(file, "{begin}\r\n").expect("written");
    let mut chance = Chance(2026);
    for nth in 2..=lines {
        let player = Player::any(nth, &mut chance);
        let line = if is_xml { player.element() } else { player.line(LONG.contains(&nth)) };
        file.write_all(line.as_bytes()).expect("written");
    }
    if is_xml {
        write!(file, "</playerslist>").expect("written");
    }
    file.flush().expect("written");
}

struct Player {
    number: u32,
    name: String,
    federation: String,
    sex: char,
    title: &'static str,
    ratings: [u16; 3],
    born: u64,
    flag: &'static str,
}

/// Numbers that look like chance and are the same each time (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[usize::try_from(self.below(all.len() as u64)).expect("small")]
    }
}

const BEGINNINGS: [&str; 32] = [
    "Ba", "Be", "Bo", "Ca", "Da", "De", "Fe", "Ga", "Go", "Ha", "He", "Iva", "Ja", "Ka", "Ko",
    "Ku", "La", "Le", "Ma", "Mi", "Mo", "Na", "Pa", "Pe", "Ra", "Ro", "Sa", "Se", "Sha", "Sto",
    "Va", "Zo",
];
const MIDDLES: [&str; 16] = [
    "la", "li", "lo", "ma", "mi", "na", "ni", "no", "ra", "ri", "ro", "sa", "ta", "te", "va", "vi",
];
const ENDS: [&str; 16] = [
    "ski", "ov", "ova", "enko", "ic", "son", "er", "mann", "ez", "es", "ini", "oski", "yan", "dze",
    "kar", "u",
];
const GIVEN: [&str; 24] = [
    "Ana", "Andrej", "Boris", "Carlos", "Daniel", "Elena", "Fatima", "Georgi", "Hans", "Ivan",
    "Jose", "Karl", "Lena", "Luis", "Maria", "Mark", "Nina", "Omar", "Pavel", "Ravi", "Sara",
    "Thomas", "Vera", "Zoran",
];

impl Player {
    fn any(nth: u32, chance: &mut Chance) -> Self {
        // As in life: many in few federations, and few names that many have.
        let federation = chance.below(200).min(chance.below(200));
        let letters = [federation / 26, federation % 26, (federation * 7) % 26];
        let federation = letters.map(|letter| char::from(b'A' + letter as u8));
        let mut surname = chance.of(&BEGINNINGS).to_owned();
        for _ in 0..=chance.below(2) {
            surname.push_str(chance.of(&MIDDLES));
        }
        surname.push_str(chance.of(&ENDS));
        let mut name = format!("{surname}, {}", chance.of(&GIVEN));
        if chance.below(4) == 0 {
            name.push(' ');
            name.push_str(chance.of(&GIVEN));
        }
        // 1,140,225 of 1,932,868 have no rating.
        let is_rated = chance.below(1_932_868) >= 1_140_225;
        let mut rating = || if is_rated { 1400 + chance.below(1100) as u16 } else { 0 };
        let ratings = [rating(), rating(), rating()];
        Self {
            number: 100_000 + nth * 9,
            name,
            federation: if chance.below(40) == 0 {
                "MKD".into()
            } else {
                federation.iter().collect()
            },
            sex: if chance.below(8) == 0 { 'F' } else { 'M' },
            title: ["", "", "", "", "", "", "", "FM"][chance.below(8) as usize],
            ratings,
            born: 1940 + chance.below(80),
            flag: if chance.below(3) == 0 { "i" } else { "" },
        }
    }

    fn line(&self, is_long: bool) -> String {
        let Self { number, name, federation, sex, title, ratings, born, flag } = self;
        let [standard, rapid, blitz] = ratings.map(|rating| match rating {
            0 => String::new(),
            rating => rating.to_string(),
        });
        let other = if is_long { "SI,IO,NI,NA,ABCD" } else { "" };
        format!(
            "{number:<15}{name:<61}{federation:<4}{sex:<4}{title:<5}{:<5}{other:<15}{:<4}{standard:<6}{:<4}{:<3}{rapid:<6}{:<4}{:<3}{blitz:<6}{:<4}{:<3}{born:<6}{flag:<4}\r\n",
            "", "", 0, 20, 0, 20, 0, 20,
        )
    }

    fn element(&self) -> String {
        let Self {
            number,
            name,
            federation,
            sex,
            title,
            ratings: [standard, rapid, blitz],
            born,
            flag,
        } = self;
        format!(
            "<player>\r\n<fideid>{number}</fideid>\r\n<name>{name}</name>\r\n<country>{federation}</country>\r\n<sex>{sex}</sex>\r\n<title>{title}</title>\r\n<w_title></w_title>\r\n<o_title></o_title>\r\n<foa_title></foa_title>\r\n<rating>{standard}</rating>\r\n<games>0</games>\r\n<k>20</k>\r\n<rapid_rating>{rapid}</rapid_rating>\r\n<rapid_games>0</rapid_games>\r\n<rapid_k>20</rapid_k>\r\n<blitz_rating>{blitz}</blitz_rating>\r\n<blitz_games>0</blitz_games>\r\n<blitz_k>20</blitz_k>\r\n<birthday>{born}</birthday>\r\n<flag>{flag}</flag>\r\n</player>\r\n"
        )
    }
}

/// The memory at its most, where the system tells it.
fn most() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("memory: not told").to_owned()
}
