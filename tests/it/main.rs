//! The integration tests: one binary, one module per subject. What needs no more than one module
//! of the library is tested beside it, not here.

#[cfg(target_os = "linux")]
mod aloud;
#[cfg(unix)]
mod alarms;
mod appeals;
mod appeals_play;
#[cfg(target_os = "linux")]
mod audit;
mod audit_event;
mod blind;
mod by_ear;
mod said_why;
mod by_ear_again;
mod by_ear_event;
mod by_ear_pages;
mod by_ear_rest;
mod by_ear_rulings;
mod by_ear_spoken;
mod heard;
#[cfg(unix)]
mod blind_boards;
mod blind_screen;
mod blind_steps;
mod damaged;
mod decisions;
mod competition_acts;
mod competition_draw;
mod competition_draw_page;
mod competition_event;
mod competition_event_page;
mod competition_whole;
mod competition_files;
mod competition_groups;
mod competition_groups_page;
mod competition_paper;
mod competition_round;
mod competition_round_large;
mod competition_knockout;
mod competition_look_up;
mod competition_players;
mod competition_luck;
mod competition_standings;
mod competition_teams;
mod demo;
mod choices;
mod cli;
mod clocks;
mod desk;
mod dialogs;
mod earlier_games;
mod ears;
mod english;
mod envelope;
mod envelope_clock;
mod envelope_deeds;
mod envelope_plan;
mod envelope_words;
mod envelope_front;
mod envelope_paper;
mod envelope_presence;
mod envelopes;
mod evidence;
mod explore;
mod files;
mod game;
#[cfg(unix)]
mod graphs;
mod hall;
mod hasty;
mod hall_tiles;
mod hints;
mod incident_flag;
mod incident_form;
mod incidents;
mod forms;
mod keys;
mod kill;
mod large_dialogs;
mod last_move;
mod law;
mod layout;
mod layout_dialogs;
mod layout_event;
mod frozen;
mod locales;
mod messages;
mod names;
mod lost_time;
mod look_back;
mod luck;
mod luck_window;
mod mate_card;
#[cfg(unix)]
mod networks;
mod newer;
mod notation;
#[cfg(target_os = "linux")]
mod orca;
mod otherwise;
mod outside;
mod owed;
mod places;
mod stage;
mod stations_by_ear;
mod stations_chief;
mod stations_cli;
mod stations_twice;
mod standings;
#[cfg(target_os = "linux")]
mod stations_line;
mod stations_round;
mod stations_servers;
mod stumbles;
mod screens;
mod sheets;
mod signed_paper;
mod pgn;
mod preview;
mod printed;
mod program;
mod rating_list;
mod reconcile;
mod record;
mod replay;
mod rule;
mod rulings;
mod scoresheets;
mod second_make;
mod ended;
#[cfg(target_os = "linux")]
mod speechd;
#[cfg(target_os = "linux")]
mod stand;
mod stations_told;
mod stations_window;
mod told_once;
mod twice_as_large;
mod unwinnability;
mod voice_card;
#[cfg(target_os = "linux")]
mod warnings;
mod by_round;
mod one_question;
mod weekend;
mod window;
