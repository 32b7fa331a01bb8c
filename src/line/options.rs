//! How a line is to be.

use std::net::SocketAddr;

/// How a line is to be.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options {
    /// Where a server listens; where that is not said, at all addresses of this machine and the usual port,
    /// or another where that is taken.
    pub listen: Option<SocketAddr>,
}
