//! The engine of several stations, over NATS JetStream: starting a server, connecting to one, inviting and
//! joining. It moves bytes and keys, and knows nothing of what they mean: rows are judged by the journal,
//! roles once more by whoever decides commands, and every station's own file stays the truth of what it
//! recorded. **The engine is never the only keeper of anything.**
//!
//! - [`certificate`]: the event's authority, and how a server is recognised
//! - [`beside`]: three laptops that carry the servers together, and where servers are
//! - [`renewal`]: a code that tells a station where servers are, once it finds none
//! - [`server`]: `nats-server` found, configured, started, watched, ended
//! - [`network`]: the connection of a station, on a thread of its own; what happens is an [`event`]
//! - [`invitation`], [`joining`], [`code`]: how a laptop becomes a station
//!
//! # Subjects
//! *E* is the competition (32 hexadecimal digits), *K*, *L* keys of stations (64), *P* a post (`chief`,
//! `b12`), *U* the key of an invitation.
//!
//! | subject | what | kept |
//! |---|---|---|
//! | `jd.E.rows.K.L` | *K* publishes rows of strand *L*: its own, or what it has of another | yes |
//! | `jd.E.lease.P` | a post claimed for an epoch | yes |
//! | `told.jd.E.…` | what was kept, told again by the server with its number | |
//! | `jd.E.heads.K` | *K* is there, and knows the strands so far; every 2 s and at each change | |
//! | `jd.E.ask.L.K` | *K* asks *L* for rows; the answer comes in parts, each when the last has arrived | |
//! | `jd.E.propose.L.K.B` | *K* proposes to *L*, at board `b7` or for the whole `event` | |
//! | `jd.E.time.L.K` | *K* compares clocks with *L* | |
//! | `jd.E.beside.L.K` | *K* offers *L* to carry a server beside it, or certifies one ([`beside`]) | |
//! | `jd.E.where.K` | *K*, which leads, says where servers are; every 3 s | |
//! | `jd.join.U` | the holder of an invitation says who it is | |
//! | `_INBOX.K.>`, `_GUEST.U.>` | answers to *K*, to a guest | |
//!
//! # The stream
//! One stream, `JD_E`, keeps `jd.E.rows.*.*` and `jd.E.lease.*` in one order, on the disk, without limit of
//! age; the server refuses what does not fit (`discard: new`) rather than forget the oldest, and deletes
//! nothing. Each message is appended only behind the one that its author knew as the last of its subject
//! (`Nats-Expected-Last-Subject-Sequence`), so that a key used in two programs shows; and it has a name
//! (`Nats-Msg-Id`), so that what is sent twice is kept once. A subject has one author, so a station is never
//! refused because another one was quicker, except at a lease, where that is the point.
//!
//! Reading needs no consumer. The server tells again (`republish`) what it has kept, with its number;
//! whoever sees a gap, or was away, fetches by number (`DIRECT.GET`, 64 at a time). So the server holds no
//! state for a reader, however many there are; a slow one loses nothing; and nobody needs the right to
//! make a consumer, which can be told to deliver to any subject, also one that its maker may not publish
//! to.
//!
//! # Permissions
//! Users are known by NKeys. What is not named is forbidden; [`permission`] is the table that the server is
//! given.
//!
//! | may publish to | chief | sector | results | assistant | viewer | guest |
//! |---|---|---|---|---|---|---|
//! | own heads, questions, clocks | yes | yes | yes | yes | yes | |
//! | own rows | yes | yes | yes | yes | | |
//! | rows of others under its own key | yes | yes | | | | |
//! | leases | yes | yes | | | | |
//! | offers to carry a server | yes | yes | | | | |
//! | where servers are | yes | | | | | |
//! | proposals | yes | yes | yes | of its board | | |
//! | making the stream, answers to guests | yes | | | | | |
//! | its invitation | | | | | | yes |
//!
//! A message that was received may be answered, until the server reads its configuration again (somebody
//! joins): what was asked in that moment is answered by silence, and asked again. Everybody hears what was kept, all heads, what is said to
//! it, and its own inbox; the chief hears guests. Nobody may delete, purge or change a stream, nor list
//! anything. There is no user of the system account, no monitoring, and no password.
//!
//! # What happens when something is gone
//! - *The server*: [`ServerEvent::Ended`](server::ServerEvent::Ended) on the laptop that started it,
//!   [`Event::Away`](event::Event::Away) at all stations. Everything at the own boards goes on. What is
//!   published waits (4,096 deliveries, 64 MiB; then [`Fault::Busy`](fault::Fault::Busy), and the caller
//!   gives it again from its file). It is tried to connect for ever, at each address in turn.
//! - *An acknowledgement*: the delivery is sent again under its name; the last message of the subject is
//!   looked at before, so that it is found also when the server has forgotten names.
//! - *The stream, the store, the laptop of the server*: whoever is chief makes the stream anew;
//!   [`Event::StreamIsNew`](event::Event::StreamIsNew) at all, and everybody publishes what its file has.
//! - *Two of three servers, one soon after the other* (the first killed and started again, at once the second
//!   killed): with 2.9.10, in two of four runs, the stream was shorter than what had been read of it, in one
//!   of them 2 of 21 acknowledged rows until the test gave up; whether the rest would have come back is not
//!   known. A stream that stays shorter (8 looks, 2 s) counts as new, and everybody publishes again.
//! - *A message in the stream* (a block that rotted): [`Event::Lost`](event::Event::Lost), and whoever lacks
//!   rows asks a station whose heads show them.
//! - *A power cut*: from 2.10 on, the server has what it acknowledged on the disk
//!   (`sync_interval: always`); 2.9 knows no such setting and may forget the last minutes. Then its
//!   stream is shorter than what was read of it, which counts as new.
//! - *Room*: [`Fault::StoreFull`](fault::Fault::StoreFull) within [`Event::Stuck`](event::Event::Stuck);
//!   it is tried on, and nothing is forgotten.
//!
//! # Where it runs
//! One server on the chief's laptop; three that keep everything threefold
//! ([`Topology::OneOf`](server::settings::Topology::OneOf), certificates from the same authority prove servers to each
//! other; the crate `jadoube-line` decides which three, each choice with a number and with empty stores); or
//! a server in each hall that goes on without the line to the middle
//! ([`Topology::Hall`](server::settings::Topology::Hall)): any one of the three is that middle.
//! A hall's stream is its own: heads, questions, proposals and
//! clocks cross the line, rows do not, and are asked for by whoever sees in the heads that it lacks them.
//!
//! # Figures
//! `cargo bench -p jadoube-network`, everything on one machine of two cores, TLS, 400 bytes a delivery, November
//! 2026:
//!
//! | | 2.15.1, each on the disk | 2.15.1, its habit | 2.9.10, its habit |
//! |---|---|---|---|
//! | 8 writers as fast as they can, told to 8 | 828 a second | 3,998 a second | 6,000 a second |
//! | 50 stations, 3,000 boards, a move in 10 s each: 300 a second, 15,000 told | p50 34 ms, p99 81 ms | p50 17 ms, p99 38 ms | p50 23 ms, p99 59 ms |
//! | the server then | 16 % of a core, 68 MB | 14 %, 71 MB | 16 %, 75 MB |
//! | somebody who was away reads 10,000 | | | 0.3 s |
//!
//! # Beyond one machine: 100 halls, 10,000 boards
//! On paper. A game has about 80 moves in four hours and as many readings of clocks and results around
//! them; with 10,000 boards at once that is 10,000 × 160 / 14,400 s ≈ 110 rows a second on average and,
//! at the start and in time trouble, ten times that: about 1,000 rows a second of 400 bytes, 0.4 MB/s. A
//! round is 1.6 million rows, 640 MB; eleven rounds 7 GB.
//!
//! - *A hall* (100 boards, four to eight stations, 1 to 10 rows a second) has its own server on one of its
//!   laptops, its own stream, its own authority's certificate. It needs nobody to go on.
//! - *The middle* is three servers. It takes the halls' streams as sources
//!   (`sources` with `external: $JS.hall-N.API`) into ten streams of ten halls each, with subjects
//!   `jd.E.H.rows.K.L` (*H* the hall) so that a stream, a permission and a subscription can name a hall:
//!   100 rows a second each at the worst, an eighth of what one stream on one disk took here with each row
//!   synced.
//! - *Who reads what*: a sector's arbiter its hall (`told.jd.E.H.>`), the chief arbiter and results desks
//!   results and incidents of all (rows of these kinds get a subject of their own, `jd.E.H.facts.K.L`: some
//!   20,000 a round), a viewer one hall at a time. Nobody but a copy for the archive reads all.
//! - *Heads* do not go to all: 800 stations with heads of 800 strands (72 bytes each) every two seconds would
//!   be 23 MB/s to each. Heads stay in the hall; one station of each hall says every ten seconds how far the
//!   hall is (100 × 8 strands × 72 bytes / 10 s ≈ 6 kB/s).
//! - *Clocks* are compared with the stations of the hall, and with the middle.
//! - *Users*: accounts by JWT instead of a configuration file that is read again: 800 users are a file of
//!   1 MB, which the server reads in a moment, but each hall's chief invites by itself; an operator's key
//!   stays with the event, a signing key is given to each hall, with a template of permissions that names
//!   the hall.
//! - *Loss*: a hall that is cut off for an hour comes back with 36,000 rows at the worst, 14 MB.

pub mod fault;
mod subject;
pub mod permission;
mod private_file;
pub mod nkey;
pub mod certificate;
pub mod beside;
pub mod event;
mod wire;
pub mod door;
pub mod server;
mod dial;
pub mod station;
pub mod network;
pub mod code;
pub mod invitation;
pub mod renewal;
pub mod joining;

#[cfg(test)]
mod tests;
