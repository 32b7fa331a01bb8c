//! The open file is moved, deleted, replaced, cut short and overwritten, at every moment at which
//! that can happen: what was acknowledged is in a valid file of which the answer tells the name,
//! what was not is in none, and the attacked file is not written to any more.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt as _;
use std::sync::OnceLock;

use super::*;
use crate::loss::Loss;
use crate::new_file::bytes_of;

/// A file of an early state, and of the state in which it is opened; many pages apart.
fn files() -> &'static (Vec<u8>, Vec<u8>) {
    static FILES: OnceLock<(Vec<u8>, Vec<u8>)> = OnceLock::new();
    FILES.get_or_init(|| {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let mut journal = Journal::create(&path, &header()).unwrap();
        let mut older = Vec::new();
        for key in 1..=40 {
            journal.append(&batch(key, &[&long(key)])).unwrap();
            if key == 12 {
                journal.fold_now();
                older = fs::read(&path).unwrap();
            }
        }
        journal.close().unwrap();
        (older, fs::read(&path).unwrap())
    })
}

fn long(key: u128) -> String {
    format!("{{\"event\":\"number-{key:04}\",\"text\":\"{}\"}}", "x".repeat(1500))
}

struct Scene {
    folder: TempDir,
}

impl Scene {
    /// The folder of the competition; beside it lies another one.
    fn hall(&self) -> PathBuf {
        self.folder.path().join("hall")
    }
    fn path(&self) -> PathBuf {
        self.hall().join("open.jadoube")
    }
    fn wal(&self) -> PathBuf {
        wal_path(&self.path())
    }
    fn elsewhere(&self) -> PathBuf {
        self.folder.path().join("elsewhere")
    }
    /// Another competition as bytes.
    fn other() -> Vec<u8> {
        let header = Header { competition: Uuid::from_u128(0x2023), ..header() };
        bytes_of(&header, (&[], &[]), None, None).unwrap()
    }
    fn replace(&self, by: &[u8]) {
        let new = self.hall().join("sync.tmp");
        fs::write(&new, by).unwrap();
        fs::rename(&new, self.path()).unwrap();
    }
}

fn set_length(path: &Path, length: impl FnOnce(u64) -> u64) {
    let file = fs::OpenOptions::new().write(true).open(path).unwrap();
    let found = file.metadata().unwrap().len();
    file.set_len(length(found)).unwrap();
}

fn flip(path: &Path, needle: &[u8]) {
    let mut bytes = fs::read(path).unwrap();
    let at = bytes.windows(needle.len()).position(|window| window == needle).unwrap();
    bytes[at + needle.len() - 1] ^= 1;
    fs::write(path, bytes).unwrap();
}

/// What is done to the file: its name, the act, and the loss that is told.
type Attack = (&'static str, fn(&Scene), Loss);

/// `Moved` stands for whatever new name there is.
fn moved() -> Loss {
    if cfg!(target_os = "linux") { Loss::Moved(PathBuf::new()) } else { Loss::Gone }
}

#[expect(clippy::too_many_lines, reason = "a table of attacks")]
fn attacks() -> Vec<Attack> {
    vec![
        ("renamed in its folder", |s| fs::rename(s.path(), s.hall().join("b")).unwrap(), moved()),
        ("moved elsewhere", |s| fs::rename(s.path(), s.elsewhere().join("b")).unwrap(), moved()),
        (
            "its folder renamed",
            |s| fs::rename(s.hall(), s.folder.path().join("h")).unwrap(),
            moved(),
        ),
        ("deleted", |s| fs::remove_file(s.path()).unwrap(), Loss::Gone),
        (
            "deleted with its side file",
            |s| {
                fs::remove_file(s.path()).unwrap();
                fs::remove_file(s.wal()).unwrap();
            },
            Loss::Gone,
        ),
        ("its folder deleted", |s| fs::remove_dir_all(s.hall()).unwrap(), Loss::Gone),
        ("side file deleted", |s| fs::remove_file(s.wal()).unwrap(), Loss::SideFile),
        ("side file renamed", |s| fs::rename(s.wal(), s.hall().join("w")).unwrap(), Loss::SideFile),
        (
            "side file replaced by its copy",
            |s| {
                fs::copy(s.wal(), s.hall().join("w")).unwrap();
                fs::rename(s.hall().join("w"), s.wal()).unwrap();
            },
            Loss::SideFile,
        ),
        (
            "overwritten by an older copy",
            |s| fs::write(s.path(), &files().0).unwrap(),
            Loss::Overwritten,
        ),
        (
            "overwritten by an older copy with the old time",
            |s| {
                let time = fs::metadata(s.path()).unwrap().modified().unwrap();
                fs::write(s.path(), &files().0).unwrap();
                let file = fs::OpenOptions::new().write(true).open(s.path()).unwrap();
                file.set_modified(time).unwrap();
            },
            Loss::Overwritten,
        ),
        (
            "overwritten by another competition",
            |s| fs::write(s.path(), Scene::other()).unwrap(),
            Loss::Overwritten,
        ),
        ("overwritten by a text", |s| fs::write(s.path(), "a letter").unwrap(), Loss::Overwritten),
        ("cut to nothing", |s| set_length(&s.path(), |_| 0), Loss::Overwritten),
        ("cut in half", |s| set_length(&s.path(), |all| all / 2), Loss::Overwritten),
        // The very last page may stand in the side file as well, and is then no loss.
        ("cut by pages", |s| set_length(&s.path(), |all| all - 5 * 4096), Loss::Overwritten),
        ("one letter changed", |s| flip(&s.path(), b"number-0003"), Loss::Overwritten),
        (
            "a page wiped out",
            |s| {
                let mut bytes = fs::read(s.path()).unwrap();
                bytes[8 * 4096..9 * 4096].fill(0);
                fs::write(s.path(), bytes).unwrap();
            },
            Loss::Overwritten,
        ),
        ("replaced by an older copy", |s| s.replace(&files().0), Loss::Replaced),
        ("replaced by its own copy", |s| s.replace(&fs::read(s.path()).unwrap()), Loss::Replaced),
        ("replaced by another competition", |s| s.replace(&Scene::other()), Loss::Replaced),
        (
            "deleted, and an empty file in its place",
            |s| {
                fs::remove_file(s.path()).unwrap();
                fs::write(s.path(), "").unwrap();
            },
            Loss::Replaced,
        ),
        (
            "deleted, and a folder in its place",
            |s| {
                fs::remove_file(s.path()).unwrap();
                fs::create_dir(s.path()).unwrap();
            },
            Loss::Replaced,
        ),
        (
            "moved, and a link to another file in its place",
            |s| {
                fs::rename(s.path(), s.hall().join("b")).unwrap();
                fs::write(s.elsewhere().join("c"), &files().0).unwrap();
                std::os::unix::fs::symlink(s.elsewhere().join("c"), s.path()).unwrap();
            },
            Loss::Replaced,
        ),
    ]
}

/// When it happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
    /// Nothing has been recorded since the file was opened; then a command.
    Fresh,
    /// Before the next command.
    Append,
    /// After the command was written, before it is acknowledged.
    Within,
    /// Before the next heartbeat.
    Beat,
    /// While nothing happens: the slow look.
    Idle,
    /// Before the file is closed.
    Close,
}

const MOMENTS: [When; 6] =
    [When::Fresh, When::Append, When::Within, When::Beat, When::Idle, When::Close];

/// Everything that lies in a folder, except what was saved.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    let Ok(entries) = fs::read_dir(folder) else { return all };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            all.extend(contents(&path));
        } else if !path.display().to_string().contains("-saved-") {
            all.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
    all
}

fn staged() -> (Scene, Journal, Vec<Row>) {
    let scene = Scene { folder: TempDir::new().unwrap() };
    fs::create_dir(scene.hall()).unwrap();
    fs::create_dir(scene.elsewhere()).unwrap();
    fs::write(scene.path(), &files().1).unwrap();
    let (mut journal, rows) = Journal::open(&scene.path()).unwrap();
    journal.set_refuge(&scene.folder.path().join("refuge"));
    (scene, journal, rows)
}

/// When heartbeats are left: soon after the last row, for all of them bear the same wall time.
const BEAT: Moment = Moment(104_000);

/// Lets it happen; what the journal says, and what it had acknowledged before.
fn attacked(
    attack: fn(&Scene),
    when: When,
) -> (Scene, Result<(), Fault>, Option<Journal>, Vec<Row>) {
    let (scene, mut journal, mut told) = staged();
    if when != When::Fresh {
        for key in 101..=103 {
            told.extend_from_slice(journal.append(&batch(key, &["{}"])).unwrap().rows());
            journal.beat(BEAT, WALL, "state").unwrap();
        }
    }
    let next = batch(200, &["{\"last\":1}", "{\"last\":2}"]);
    if when != When::Within {
        attack(&scene);
    }
    let before = contents(scene.folder.path());
    let answer = match when {
        When::Fresh | When::Append => journal.append(&next).map(drop),
        When::Within => journal.append_under(&next, || attack(&scene)).map(drop),
        When::Beat => journal.beat(Moment(1_000_000), WALL, ""),
        When::Idle => journal.check(),
        When::Close => {
            let closed = journal.close();
            if closed.is_err() {
                assert_eq!(contents(scene.folder.path()), before, "nothing is written any more");
            }
            return (scene, closed, None, told);
        }
    };
    if when != When::Within && answer.is_err() {
        assert_eq!(contents(scene.folder.path()), before, "nothing is written any more");
    }
    (scene, answer, Some(journal), told)
}

fn same(told: &Loss, expected: &Loss) -> bool {
    matches!((told, expected), (Loss::Moved(_), Loss::Moved(_))) || told == expected
}

#[test]
fn what_was_acknowledged_is_never_lost_with_the_file() {
    let mut cases = 0;
    for (name, attack, expected) in attacks() {
        for when in MOMENTS {
            let case = format!("{name}, {when:?}");
            let (scene, answer, journal, told) = attacked(attack, when);
            let Err(fault) = answer else { panic!("{case}: acknowledged") };
            let Fault::Lost { path, how, saved: Some(saved) } = &fault else {
                panic!("{case}: {fault:?}")
            };
            assert_eq!(*path, scene.path(), "{case}");
            assert!(same(how, &expected), "{case}: {how:?}");
            // Everything acknowledged is there, in the same chain; the refused command is not.
            let verdict = Journal::verify(saved).unwrap();
            assert!(verdict.is_sound(), "{case}: {verdict:?}");
            let reading = Journal::read(saved).unwrap();
            assert_eq!(reading.rows, told, "{case}");
            assert_eq!(verdict.head, told.last().unwrap().hash, "{case}");
            if when != When::Fresh {
                let beat = reading.heartbeat.unwrap();
                assert_eq!((beat.at, beat.state.as_str()), (BEAT, "state"), "{case}");
            }
            if let Some(mut journal) = journal {
                let before = contents(scene.folder.path());
                // It stays so, whatever is tried, and is saved once.
                assert_eq!(journal.append(&batch(201, &["{}"])).unwrap_err(), fault, "{case}");
                assert_eq!(journal.beat(Moment(2_000_000), WALL, "").unwrap_err(), fault, "{case}");
                drop(journal);
                assert_eq!(contents(scene.folder.path()), before, "{case}: written at the end");
            }
            // Work goes on in the new file.
            let (mut journal, _) = Journal::open(saved).unwrap();
            journal.append(&batch(200, &["{\"last\":1}"])).unwrap();
            journal.close().unwrap();
            assert!(Journal::verify(saved).unwrap().is_sound(), "{case}");
            cases += 1;
        }
    }
    assert!(cases >= 120, "{cases}");
}

#[test]
fn what_does_no_harm_stops_nobody() {
    type Manipulation = (&'static str, fn(&Scene));
    let deeds: [Manipulation; 8] = [
        ("nothing", |_| ()),
        ("copied away", |s| {
            fs::copy(s.path(), s.elsewhere().join("c")).unwrap();
        }),
        ("given another time", |s| {
            let file = fs::OpenOptions::new().write(true).open(s.path()).unwrap();
            file.set_modified(std::time::UNIX_EPOCH).unwrap();
        }),
        ("given other rights", |s| {
            fs::set_permissions(s.path(), fs::Permissions::from_mode(0o600)).unwrap();
        }),
        ("given a second name", |s| fs::hard_link(s.path(), s.elsewhere().join("c")).unwrap()),
        ("moved and moved back", |s| {
            fs::rename(s.path(), s.elsewhere().join("c")).unwrap();
            fs::rename(s.elsewhere().join("c"), s.path()).unwrap();
        }),
        ("overwritten by itself", |s| fs::write(s.path(), fs::read(s.path()).unwrap()).unwrap()),
        ("lengthened by a sync tool", |s| set_length(&s.path(), |all| all + 100)),
    ];
    for (name, deed) in deeds {
        for when in MOMENTS {
            let (scene, answer, journal, mut told) = attacked(deed, when);
            let case = format!("{name}, {when:?}");
            assert_eq!(answer, Ok(()), "{case}");
            if let Some(mut journal) = journal {
                told.extend_from_slice(journal.append(&batch(300, &["{}"])).unwrap().rows());
                journal.close().unwrap();
            }
            let reading = Journal::read(&scene.path()).unwrap();
            assert_eq!(reading.trouble, None, "{case}");
            assert!(told.iter().all(|row| reading.rows.contains(row)), "{case}");
        }
    }
}

#[test]
fn with_no_room_anywhere_it_is_saved_as_soon_as_there_is_some() {
    let (scene, mut journal, told) = staged();
    // A file stands where the refuge should be, and the folder is away.
    let refuge = scene.folder.path().join("refuge");
    fs::write(&refuge, "").unwrap();
    fs::remove_dir_all(scene.hall()).unwrap();
    for _ in 0..2 {
        let fault = journal.append(&batch(200, &["{}"])).unwrap_err();
        assert!(matches!(fault, Fault::Lost { how: Loss::Gone, saved: None, .. }), "{fault:?}");
    }
    fs::create_dir(scene.hall()).unwrap();
    let fault = journal.append(&batch(200, &["{}"])).unwrap_err();
    let Fault::Lost { saved: Some(saved), .. } = fault else { panic!("{fault:?}") };
    assert_eq!(saved.parent(), Some(scene.hall().canonicalize().unwrap().as_path()));
    assert_eq!(Journal::read(&saved).unwrap().rows, told);
}

#[test]
fn a_file_behind_a_link_is_watched_where_it_lies() {
    let (scene, journal, _) = staged();
    journal.close().unwrap();
    let link = scene.elsewhere().join("link.jadoube");
    std::os::unix::fs::symlink(scene.path(), &link).unwrap();
    let (mut journal, _) = Journal::open(&link).unwrap();
    let told = journal.append(&batch(200, &["{}"])).unwrap();
    // Also the side file lies there, and whoever reads through the link sees the newest row.
    assert_eq!(Journal::read(&link).unwrap().rows.last(), told.rows().last());
    fs::rename(scene.path(), scene.hall().join("b")).unwrap();
    assert!(matches!(journal.check(), Err(Fault::Lost { .. })));
}

#[test]
fn a_pipe_and_a_device_are_refused_at_once() {
    let folder = TempDir::new().unwrap();
    let pipe = folder.path().join("pipe.jadoube");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let socket = folder.path().join("socket.jadoube");
    let _socket = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    for path in [pipe.clone(), socket, PathBuf::from("/dev/zero"), PathBuf::from("/dev/null")] {
        let special = Fault::Foreign { path: path.clone(), what: ForeignFile::Special };
        assert_eq!(Journal::read(&path).unwrap_err(), special);
        assert_eq!(Journal::verify(&path).unwrap_err(), special);
        assert_eq!(Journal::open(&path).map(drop).unwrap_err(), special);
        assert_eq!(
            Journal::salvage(&path, &folder.path().join("x"), None, &mut Unread, 0).unwrap_err(),
            special
        );
        let there = Fault::AlreadyExists { path: path.clone() };
        assert_eq!(Journal::create(&path, &header()).map(drop).unwrap_err(), there);
    }
    // As the side file of a good one, too.
    let path = place(&folder);
    filled(&path, 3).close().unwrap();
    fs::rename(pipe, wal_path(&path)).unwrap();
    let side = Fault::Foreign {
        path: wal_path(&path.canonicalize().unwrap()),
        what: ForeignFile::Special,
    };
    assert_eq!(Journal::open(&path).map(drop).unwrap_err(), side);
}
