//! Events that call for further commands.
