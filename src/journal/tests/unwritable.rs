//! The disk takes nothing more while a file is open: it is full, was made read-only, or answers
//! with errors. Nothing is acknowledged then, everything acknowledged stands, and work goes on in
//! the same file when it can be written again, or in another one at once.

use super::*;
use crate::signing::Signer;

/// What becomes of the disk: its name, the act, its undoing, and the fault that is told.
type Case = (&'static str, fn(&Journal), fn(&Journal), fn(PathBuf) -> Fault);

const CASES: [Case; 2] = [
    (
        "full",
        |journal| journal.leave_pages(0),
        |journal| journal.leave_pages(1000),
        |path| Fault::DiskFull { path },
    ),
    (
        "read-only",
        |journal| journal.be_read_only(true),
        |journal| journal.be_read_only(false),
        |path| Fault::ReadOnly { path },
    ),
];

/// More than fits into the pages that are there.
fn big(key: u128) -> Batch {
    batch(key, &["{}", &"x".repeat(9000)])
}

/// A signed journal of three batches with a heartbeat; its rows.
fn signed(path: &Path) -> (Journal, Vec<Row>) {
    let mut journal = Journal::create(path, &header()).unwrap();
    journal.sign_with(Signer::make().unwrap());
    let mut told = Vec::new();
    for key in 1..=3 {
        told.extend_from_slice(journal.append(&batch(key, &["{}"])).unwrap().rows());
    }
    journal.beat(Moment(3_500), WALL, "state").unwrap();
    (journal, told)
}

#[test]
fn nothing_is_acknowledged_and_nothing_lost_while_nothing_can_be_written() {
    for (name, spoil, mend, fault) in CASES {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let (mut journal, mut told) = signed(&path);
        spoil(&journal);
        for _ in 0..3 {
            assert_eq!(journal.append(&big(50)).unwrap_err(), fault(path.clone()), "{name}");
            assert_eq!(journal.check(), Ok(()), "{name}: the file is where it was");
        }
        assert_eq!(journal.last_seq(), 3, "{name}");
        assert_eq!(Journal::read(&path).unwrap().rows, told, "{name}");
        // It can be written again: the same key goes through.
        mend(&journal);
        assert_eq!(journal.try_writing(), Ok(()), "{name}");
        told.extend_from_slice(journal.append(&big(50)).unwrap().rows());
        journal.close().unwrap();
        assert!(Journal::verify(&path).unwrap().is_sound(), "{name}");
        assert_eq!(Journal::read(&path).unwrap().rows, told, "{name}");
    }
}

#[test]
fn work_goes_on_in_another_file_with_everything_that_was_acknowledged() {
    for (name, spoil, _, fault) in CASES {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let (mut journal, mut told) = signed(&path);
        spoil(&journal);
        assert_eq!(journal.append(&big(50)).unwrap_err(), fault(path.clone()), "{name}");
        // A name that is taken and a folder that is not there change nothing.
        for wrong in [path.clone(), folder.path().join("none").join("a.jadoube")] {
            assert!(journal.go_over(&wrong).is_err(), "{name}");
            assert_eq!(journal.path(), path, "{name}");
            assert_eq!(Journal::read(&path).unwrap().rows, told, "{name}");
        }
        let to = folder.path().join("elsewhere.jadoube");
        journal.go_over(&to).unwrap();
        let reading = Journal::read(&to).unwrap();
        let beat = reading.heartbeat.unwrap();
        assert_eq!((beat.at, beat.state.as_str()), (Moment(3_500), "state"), "{name}");
        told.extend_from_slice(journal.append(&big(50)).unwrap().rows());
        journal.close().unwrap();
        let verdict = Journal::verify(&to).unwrap();
        assert!(verdict.is_sound(), "{name}: {verdict:?}");
        assert!(verdict.runs.iter().all(|run| run.key.is_some()), "{name}: all signed");
        assert_eq!(Journal::read(&to).unwrap().rows, told, "{name}");
        // The one that was left holds what was acknowledged in it, and can be opened.
        assert_eq!(Journal::open(&path).unwrap().1, told[..3], "{name}");
    }
}

#[test]
fn a_lost_file_that_could_not_be_saved_goes_on_where_there_is_room() {
    let folder = TempDir::new().unwrap();
    let hall = folder.path().join("hall");
    fs::create_dir(&hall).unwrap();
    let path = hall.join("open.jadoube");
    let (mut journal, mut told) = signed(&path);
    let refuge = folder.path().join("refuge");
    fs::write(&refuge, "a file where a folder should be").unwrap();
    journal.set_refuge(&refuge);
    fs::remove_dir_all(&hall).unwrap();
    assert!(matches!(journal.try_writing(), Err(Fault::Lost { saved: None, .. })));
    let to = folder.path().join("elsewhere.jadoube");
    journal.go_over(&to).unwrap();
    assert_eq!(journal.lost(), None);
    told.extend_from_slice(journal.append(&batch(4, &["{}"])).unwrap().rows());
    journal.close().unwrap();
    assert_eq!(Journal::read(&to).unwrap().rows, told);
}

/// How big a file may grow in the child, in blocks of 512 bytes.
const BLOCKS: u64 = 400;

/// What the system really answers: in a child that may not write files beyond a length, writing
/// fails in the middle of a page.
#[test]
fn an_error_in_the_middle_of_writing_leaves_whole_batches() {
    let test = "unwritable::an_error_in_the_middle_of_writing_leaves_whole_batches";
    if let Some(path) = std::env::var_os(CHILD) {
        let path = PathBuf::from(path);
        let (mut journal, _) = Journal::open(&path).unwrap();
        journal.sign_with(Signer::make().unwrap());
        let mut told = 0_u32;
        let failed = loop {
            match journal.append(&batch(u128::from(told) + 1, &["{}", "{}"])) {
                Ok(_) => told += 1,
                Err(fault) => break fault,
            }
        };
        assert!(matches!(failed, Fault::Io { .. }), "{failed:?}");
        // It stays so, for heartbeats as well, and the file is not taken for a lost one.
        for _ in 0..3 {
            assert_eq!(journal.append(&batch(1000, &["{}", "{}"])).unwrap_err(), failed);
            assert!(matches!(journal.beat(Moment(1_000_000), WALL, ""), Err(Fault::Io { .. })));
            assert_eq!(journal.check(), Ok(()));
        }
        let to = path.with_file_name("elsewhere.jadoube");
        journal.go_over(&to).unwrap();
        journal.append(&batch(1000, &["{}", "{}"])).unwrap();
        journal.close().unwrap();
        println!("\n<{told}>");
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    Journal::create(&path, &header()).unwrap().close().unwrap();
    let child = another_process(test, &path);
    // A shell that is told to ignore the signal hands that on.
    let limited = format!("trap '' XFSZ; ulimit -f {BLOCKS}; exec \"$0\" \"$@\"");
    let output = Command::new("sh")
        .args(["-c", &limited])
        .arg(child.get_program())
        .args(child.get_args())
        .env(CHILD, &path)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let told = said.lines().find_map(|line| line.strip_prefix('<')?.strip_suffix('>'));
    let told: usize = told.unwrap_or_else(|| panic!("{output:?}")).parse().unwrap();
    assert!(told > 3, "{told}");
    // Both files stand, with everything that was acknowledged in them and nothing else.
    for (path, batches) in
        [(path.clone(), told), (path.with_file_name("elsewhere.jadoube"), told + 1)]
    {
        let verdict = Journal::verify(&path).unwrap();
        assert!(verdict.is_sound(), "{verdict:?}");
        assert_eq!(verdict.rows, 2 * batches as u64);
    }
}
