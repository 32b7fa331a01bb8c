//! Incidents: what happened, who said so, what was decided.
