//! The one table of the screens and of all else that a person can do. A row has the id of its label
//! (that of its explanation ends with `-hint`), its group, its keys, when it is available, and what it does;
//! `AT_BOARD` marks what records something at the board at work.
//! The rail, the buttons, the palette, the help and the table of keys in the README come from it.
//!
//! It is a macro that hands its rows to another one, for each layer reads of them what it knows:
//! [`crate::actions`] the names, keys and conditions, `screens::all` what each screen remembers,
//! `app::perform` what is done.

/// Hands the rows to the macro with this name.
macro_rules! rows {
    ($reader:ident) => {
        $reader! {
        screens {
            /// All boards.
            Hall ShowHall "actions-hall" Screens [key(Key::F2)] always,
                hall: screens::hall::HallState;
            /// One game.
            Board ShowBoard "actions-board" Screens [key(Key::F3)] with_a_game_to_see,
                game: screens::board::BoardScreen;
            /// The scoresheets of one game.
            Sheets ShowSheets "actions-sheets" Screens [ctrl(Key::S)] with_a_game_to_see,
                sheets: screens::sheets::SheetsScreen;
            /// The blind match at one board.
            Blind ShowBlind "actions-blind" Blind [ctrl(Key::I)] with_a_game_to_see,
                blind: screens::blind::BlindScreen;
            /// The envelopes of adjourned games.
            Envelopes ShowEnvelopes "actions-envelopes" Adjournment [ctrl(Key::U)] always,
                envelopes: screens::envelopes::EnvelopesState;
            /// The dispute log.
            Disputes ShowDisputes "actions-disputes" Decisions [key(Key::F4)] always,
                disputes: screens::disputes::DisputesState;
            /// The competition: players, rounds, standings.
            Competition ShowCompetition "actions-competition" Competition [ctrl_shift(Key::K)] with_file,
                competition: screens::competition::CompetitionScreen;
            /// The Laws, edition by edition.
            Laws ShowLaws "actions-laws" Screens [ctrl(Key::L)] always,
                laws: screens::laws::LawsState;
            /// The stations that keep the event.
            Stations ShowStations "actions-stations" Stations [shift(Key::F5)] always,
                stations: screens::stations::StationsScreen;
            /// Electronic boards and clocks.
            Devices ShowDevices "actions-devices" Boards [key(Key::F5)] always,
                devices: screens::devices::DevicesState;
            /// What the person chooses.
            Settings ShowSettings "actions-settings" Screens [key(Key::F6)] always,
                settings: screens::settings::SettingsState;
        }
        others {
            /// Shows who has entered.
            ShowPlayers "actions-players" Competition [] with_file
                => Run(|app, _, _| app.show_page(Tab::Players));
            /// Shows the teams, where teams play.
            ShowTeams "actions-teams" Competition [] with_file
                => Run(|app, _, _| app.show_page(Tab::Teams));
            /// Shows the pairing numbers and how they are given.
            ShowDraw "actions-draw-numbers" Competition [] with_file
                => Run(|app, _, _| app.show_page(Tab::Draw));
            /// Shows the pairings and results of the round.
            ShowRound "actions-round" Competition [ctrl_shift(Key::N)] with_file
                => Run(|app, _, _| app.show_page(Tab::Round));
            /// Shows pairings or standings for all to see.
            ShowProjector "actions-projector" Competition [ctrl_shift(Key::D)] with_a_published_round
                => Open(|_| Box::new(Projector::default()));
            /// Starts the clocks of the round.
            StartRoundClocks "actions-start-round-clocks" Clocks [shift(Key::F9)] with_a_clock_of_the_round
                => Open(|scene| AllClocksForm::of_the_round(scene, AllClocks::Start).into());
            /// Shows who stands where.
            ShowStandings "actions-standings" Competition [ctrl_shift(Key::S)] with_file
                => Run(|app, _, _| app.show_page(Tab::Standings));
            /// Shows everybody against everybody.
            ShowCrossTable "actions-cross-table" Competition [] with_file
                => Run(|app, _, _| app.show_page(Tab::CrossTable));
            /// Opens an incident in the game at work, or in the one that is looked at or selected.
            NewIncident "actions-new-incident" Decisions [key(Key::F8)] at_a_game_of_any_round, AT_BOARD
                => Open(|scene| incident::IncidentForm::new(&scene.at_pairing()).into());
            /// Decides the incident that is shown as it is proposed.
            AcceptProposal "actions-accept-proposal" Decisions [ctrl_shift(Key::E)]
                |scene| {
                    scene.to_decide().is_some_and(|one| phrases::proposal_hindered(scene, one).is_none())
                }
                => Run(|app, _, scene| app.accept_proposal(scene));
            /// Decides it as it is proposed, with a reason.
            AcceptWithReason "actions-accept-with-reason" Decisions [ctrl_shift(Key::R)]
                |scene| {
                    scene.to_decide().is_some_and(|one| phrases::proposal_hindered(scene, one).is_none())
                }
                => Run(|app, _, scene| app.accept_with_reason(scene));
            /// Saves the facts of the incident that is shown as they stand changed in its form.
            SaveFacts "disputes-save-changed" Decisions []
                |scene| scene.unsaved && scene.to_decide().is_some()
                => Run(|app, ctx, _| app.save_facts(ctx));
            /// Puts them back to how they are saved.
            DiscardFacts "disputes-discard-changed" Decisions []
                |scene| scene.unsaved && scene.to_decide().is_some()
                => Run(|app, _, _| app.discard_facts());
            /// Decides it otherwise.
            DecideOtherwise "actions-decide-otherwise" Decisions [ctrl_shift(Key::O)]
                |scene| scene.to_decide().is_some()
                => Run(|app, _, scene| app.decide_otherwise(scene));
            /// Undoes the decision of the incident that is shown, or that from which the log has turned to it.
            UndoDecision "actions-undo-decision" Decisions [ctrl_shift(Key::W)] |scene| scene.to_undo().is_some()
                => Run(|app, _, scene| app.undo(scene, UndoKind::Withdraw));
            /// Restores the decision of the incident that is shown.
            RestoreDecision "actions-restore-decision" Decisions [ctrl_shift(Key::Y)]
                |scene| scene.undone().is_some()
                => Run(|app, _, scene| app.undo(scene, UndoKind::Reinstate));
            /// Counts something for a player, or corrects a count.
            Count "actions-count" Decisions [ctrl(Key::J)] at_a_game, AT_BOARD
                => OpenAt(|_, board, _| counts::CountForm::new(board, None).into());
            /// Arranges how the game at work is played as a blind match.
            ArrangeBlind "actions-arrange-blind" Blind [] at_a_game, AT_BOARD
                => OpenAt(|scene, board, _| arrange::ArrangementForm::new(scene, board).into());
            /// Sets the clock of a blind match back that was started too early.
            SetClockBack "actions-set-clock-back" Blind [ctrl_shift(Key::I)] with_a_clock_started_early, AT_BOARD
                => Ask(|board| {
                    let what = BlindCommand::SetClockBack;
                    Request::Do(Command::Blind { board, what }, fresh_key())
                });
            /// Practises with a scripted match.
            Rehearse "actions-rehearse" Blind [] always => Open(|_| rehearse::RehearsalForm::default().into());
            /// Locks the screen for a player of a blind match.
            LockScreen "actions-lock-screen" Blind []
                |scene| {
                    at_a_game(scene) && scene.board.is_some_and(|no| scene.snap.hall.blind(no).is_some())
                }, AT_BOARD
                => OpenAt(|scene, board, game| lock::LockForm::of(scene, board, game.turn()).into());
            /// Goes to the next board that needs the arbiter.
            NextConcern "actions-next-concern" Boards [key(Key::F12)] with_file
                => Run(|app, _, scene| app.show_concern(scene));
            /// Sets the program's clock going or presses it.
            PressClock "actions-press-clock" Clocks [key(Key::F9)] with_own_clock, AT_BOARD
                => Run(|app, _, scene| app.press_clock(scene));
            /// Stops both clocks.
            StopClocks "actions-stop-clocks" Clocks [key(Key::F10)] with_own_clock, AT_BOARD
                => Play(|_| GameCommand::StopClock);
            /// Starts the clocks of all boards.
            StartAllClocks "actions-start-all-clocks" Clocks [ctrl(Key::F9)] with_standing_clock
                => Open(|scene| AllClocksForm::new(scene, AllClocks::Start).into());
            /// Stops the clocks of all boards.
            StopAllClocks "actions-stop-all-clocks" Clocks [ctrl(Key::F10)] with_running_clock
                => Open(|scene| AllClocksForm::new(scene, AllClocks::Stop).into());
            /// Starts the clocks again that were left standing after an interruption.
            ResumeClocks "actions-resume-clocks" Clocks [ctrl_shift(Key::F9)] with_clock_left_standing
                => Open(|scene| AllClocksForm::new(scene, AllClocks::Resume).into());
            /// Corrects the clock.
            AdjustClock "actions-adjust-clock" Clocks [ctrl(Key::T)] at_a_game, AT_BOARD
                => OpenAt(|scene, board, game| {
                    correction::CorrectionForm::new(scene, board, game.turn()).into()
                });
            /// Undoes the last correction of the clock.
            UndoCorrection "actions-undo-correction" Clocks [ctrl_shift(Key::Z)]
                |scene| at(scene, |game| !game.corrections.is_empty()), AT_BOARD
                => OpenAt(|scene, board, _| why(scene, ReasonFor::UndoCorrection(board)));
            /// Brings the keyboard to the field for moves.
            TypeMove "actions-type-move" Game [key(Key::F7)]
                |scene| scene.can_change() && scene.at_work().is_some(), AT_BOARD
                => Run(|app, _, scene| app.type_move(scene));
            /// Brings the keyboard to the board.
            FocusBoard "actions-focus-board" Boards [ctrl(Key::B)] with_a_game_to_see
                => Run(|app, _, _| app.go_to_squares());
            /// Confirms the move that the electronic board shows.
            ConfirmMove "actions-confirm-move" Game [ctrl(Key::Enter)]
                |scene| scene.current_line().is_some_and(|line| line.provisional.is_some())
                => Ask(Request::ConfirmMove);
            /// Takes back the last move, or what follows the moment that is shown.
            TakeBack "actions-take-back" Game [ctrl(Key::Z)] |scene| scene.to_take_back().is_some(), AT_BOARD
                => Run(|app, _, scene| {
                    let found = scene.to_take_back();
                    app.dialog =
                        found.map(|(board, to)| why(scene, ReasonFor::TakeBack(board, to)));
                });
            /// Replaces a move of the record: the last one, or the one that is shown.
            CorrectMove "actions-correct-move" Game [ctrl_shift(Key::C)]
                |scene| scene.to_correct().is_some(), AT_BOARD
                => Run(|app, _, scene| {
                    let found = scene.to_correct();
                    app.dialog =
                        found.map(|(board, ply)| why(scene, ReasonFor::CorrectMove(board, ply)));
                });
            /// Records a draw offer of the player on move.
            OfferDraw "actions-offer-draw" Game [ctrl(Key::D)]
                |scene| at(scene, |game| game.is_playing() && game.offer.is_none()), AT_BOARD
                => Play(|game| GameCommand::OfferDraw { by: game.turn() });
            /// Records that the offer was accepted.
            AcceptDraw "actions-accept-draw" Game [] |scene| at(scene, |game| game.offer.is_some()), AT_BOARD
                => Run(|app, _, scene| app.accept_draw(scene));
            /// Records that the offer was rejected.
            DeclineDraw "actions-decline-draw" Game [] |scene| at(scene, |game| game.offer.is_some()), AT_BOARD
                => Play(|_| GameCommand::DeclineDraw);
            /// Records that the player on move resigns.
            Resign "actions-resign" Game [] |scene| at(scene, |game| game.is_playing()), AT_BOARD
                => OpenAt(|scene, board, game| {
                    let score = Score::won_by(game.turn().other());
                    EndForm::new(scene, board, score, EndReason::Resignation).into()
                });
            /// Ends the game with any result.
            EndGame "actions-end-game" Game [ctrl(Key::E)] |scene| at(scene, |game| game.outcome().is_none()), AT_BOARD
                => OpenAt(|scene, board, _| EndForm::of(scene, board).into());
            /// Takes an ended game up again.
            Reopen "actions-reopen" Game [] |scene| at(scene, |game| game.outcome().is_some()), AT_BOARD
                => OpenAt(|scene, board, _| why(scene, ReasonFor::Reopen(board)));
            /// Asks whether mate can still be given in the position that is shown.
            MateChances "actions-mate-chances" Game [ctrl(Key::M)] with_a_game_to_see => Run(App::ask_for_mate);
            /// Shows the entry before.
            LookBack "actions-look-back" Looks [alt(Key::ArrowLeft)] with_a_game_to_see
                => Run(|app, _, _| app.screens.game.look.back());
            /// Shows the entry after.
            LookOn "actions-look-on" Looks [alt(Key::ArrowRight)] with_a_game_to_see
                => Run(|app, _, _| app.screens.game.look.on());
            /// Goes back to the present.
            LookAtPresent "actions-look-at-present" Looks [] with_a_game_to_see
                => Run(|app, _, _| {
                    app.screens.game.look.present();
                    app.screens.game.chosen = None;
                });
            /// Turns the picture of the board round.
            TurnBoard "actions-turn-board" Looks [ctrl(Key::F)] with_a_game_to_see
                => Run(|app, _, _| app.screens.game.turn());
            /// Shows board and clock as large as the window allows.
            LargeBoard "actions-large-board" Looks [ctrl_shift(Key::L)] with_a_game_to_see
                => Run(|app, ctx, scene| {
                    app.show(Screen::Board);
                    app.change(ctx, Change::LargeBoard(!scene.prefs.large_board));
                });
            /// Shows or hides the graphs: the clocks of the game, the hall over the session.
            Graphs "actions-graphs" Looks [ctrl_shift(Key::G)] with_games
                => Looks(|scene| Change::Graphs(!scene.prefs.graphs));
            /// Shows the other kind of clock.
            ClockFace "actions-clock-face" Looks [] always => Looks(other_face);
            /// Goes to the board before.
            PreviousBoard "actions-previous-board" Boards [ctrl(Key::PageUp)] with_games
                => Run(|app, ctx, scene| app.walk(ctx, scene, Step::Back));
            /// Goes to the next board.
            NextBoard "actions-next-board" Boards [ctrl(Key::PageDown)] with_games
                => Run(|app, ctx, scene| app.walk(ctx, scene, Step::On));
            /// Reads the electronic board again.
            ReadBoard "actions-read-board" Boards [ctrl(Key::R)] |scene| scene.current_line().is_some()
                => Ask(Request::ReadBoard);
            /// Sends the times to the clock on the table.
            SetTableClock "actions-set-table-clock" Clocks []
                |scene| scene.current_line().is_some_and(|line| line.has_clock)
                => Ask(Request::SetTableClock);
            /// Asks the player on move at the board at work to seal.
            Adjourn "actions-adjourn" Adjournment [ctrl_shift(Key::U)] |scene| at(scene, |game| game.is_playing())
                    && scene.board.is_none_or(|board| scene.snap.hall.adjournment_at(board).is_none()), AT_BOARD
                => Run(|app, _, scene| app.adjourn(scene));
            /// Shows the plan of resumptions.
            PlanResumptions "actions-plan-resumptions" Adjournment [] to_change
                => Open(|scene| plan::SessionForm::new(scene).into());
            /// Sets up games on boards.
            SetUp "actions-set-up" Competition [ctrl(Key::G)] to_change
                => Open(|scene| setup::SetupForm::new(scene).into());
            /// Makes a competition.
            NewCompetition "actions-new-competition" Competition [ctrl(Key::N)] always
                => Open(|_| founding::NewCompetitionForm::default().into());
            /// Chooses another edition of the Laws for the competition.
            ChangeEdition "actions-change-edition" Competition [] to_change
                => Open(|scene| EditionForm::new(scene).into());
            /// Opens a competition.
            OpenCompetition "actions-open-competition" Competition [ctrl(Key::O)] always
                => Open(|scene| file::dialog(scene, FilePurpose::Open));
            /// Goes on in a file on another disk, where nothing can be written to the open one.
            SaveElsewhere "app-file-elsewhere" Competition [] with_file_to_save_elsewhere
                => Open(|scene| file::dialog(scene, FilePurpose::Elsewhere));
            /// Goes on in what was saved of a file that is lost.
            GoOnInSaved "actions-go-on-in-saved" Competition [ctrl_shift(Key::F)] with_a_saved_file
                => Run(|app, _, scene| {
                    if let Some(saved) = scene.snap.saved_as() {
                        app.ask(Request::Open(saved.to_owned()));
                    }
                });
            /// Closes the window, as its own button does: what would be lost is asked about first.
            Quit "actions-quit" Competition [ctrl(Key::Q)] always
                => Run(|_, ctx, _| ctx.send_viewport_cmd(egui::ViewportCommand::Close));
            /// Shows the demonstration.
            Demonstrate "actions-demonstrate" Competition [] without_file
                => Run(|app, _, _| app.demonstrate());
            /// Shares the event with other stations, or serves it again.
            ShareEvent "actions-share-event" Stations [] to_share
                => Open(|scene| ShareForm::new(scene).into());
            /// Invites a station.
            InviteStation "actions-invite-station" Stations [] as_chief
                => Open(|_| InviteForm::default().into());
            /// Goes to who waits at the door.
            GoToDoor "actions-go-to-door" Stations [] with_somebody_at_the_door
                => Run(|app, _, _| app.come_to_stations());
            /// Shows the code with which a station finds the event again that lost its server.
            ShowServerCode "actions-show-server-code" Stations [] with_a_server_code
                => Run(|app, _, scene| app.show_server_code(scene));
            /// Carries a server beside that of the chief's station.
            CarryServer "actions-carry-server" Stations [] to_carry_a_server
                => Run(|app, _, _| app.ask(Request::Line(LineRequest::ServeBeside)));
            /// Carries the server of a hall.
            CarryHallServer "actions-carry-hall-server" Stations [] to_carry_a_server
                => Run(|app, _, _| app.ask(Request::Line(LineRequest::ServeHall)));
            /// Uses the server of a hall, or none of a hall.
            UseHallServer "actions-use-hall-server" Stations [] with_a_hall_server
                => Open(|scene| UseHallForm::new(scene).into());
            /// Carries it no more.
            CarryNoServer "actions-carry-no-server" Stations [] with_a_server_beside
                => Run(|app, _, _| app.ask(Request::Line(LineRequest::StopServing)));
            /// Joins an event that another laptop shares.
            JoinEvent "actions-join-event" Stations [] always => Open(|scene| JoinForm::new(scene).into());
            /// Hands boards to another station.
            GiveBoards "actions-give-boards" Stations [] with_boards_to_give
                => Open(|scene| HandForm::new(scene, HandAction::Give).into());
            /// Takes what was handed to this station.
            TakeBoards "actions-take-boards" Stations [] with_boards_given
                => Open(|scene| HandForm::new(scene, HandAction::Take).into());
            /// Takes boards over from a station that does not answer.
            TakeOverBoards "actions-take-over-boards" Stations [] with_boards_elsewhere
                => Open(|scene| HandForm::new(scene, HandAction::TakeOver).into());
            /// Hands the chief's place to another station.
            HandOverChief "actions-hand-over-chief" Stations [] as_chief_among_others
                => Open(|scene| HandForm::new(scene, HandAction::HandOverChief).into());
            /// Takes the chief's place over.
            TakeOverChief "actions-take-over-chief" Stations [] not_as_chief
                => Open(|scene| HandForm::new(scene, HandAction::TakeOverChief).into());
            /// Dismisses a station.
            DismissStation "actions-dismiss-station" Stations [] as_chief_among_others
                => Open(|scene| HandForm::new(scene, HandAction::Dismiss).into());
            /// Reads games from a file.
            ImportPgn "actions-import-pgn" Competition [] to_change
                => Open(|scene| file::dialog(scene, FilePurpose::ImportPgn));
            /// Writes all games to a file.
            ExportPgn "actions-export-pgn" Print [] with_file
                => Open(|scene| file::dialog(scene, FilePurpose::ExportPgn));
            /// Writes the event to a file.
            ExportEvent "actions-export-event" Print []
                |scene| scene.snap.hall.contest.regulations.is_some()
                => Run(|app, _, scene| app.export_event(scene));
            /// Shows the record as evidence: its head, who signs it, a check of what is on paper.
            ShowRecord "actions-record" Competition [ctrl_shift(Key::H)] with_file
                => Open(|_| RecordDialog::default().into());
            /// Prints what the screen is about.
            Print "actions-print" Print [ctrl(Key::P)] with_file
                => Run(|app, _, scene| app.print(scene));
            /// Prints the sheet of the round at work.
            PrintRound "actions-print-round" Print [] with_a_game_to_see
                => Run(|app, _, scene| app.print_round(scene));
            /// Prints the pairings of the round.
            PrintPairings "actions-print-pairings" Print [] with_a_paired_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::Pairings));
            /// Prints the results of the round.
            PrintResults "actions-print-results" Print [] with_a_published_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::Results));
            /// Prints the standings.
            PrintStandings "actions-print-standings" Print [] with_a_published_round
                => Run(|app, _, scene| app.print_standings(scene));
            /// Prints the cross-table.
            PrintCrossTable "actions-print-cross-table" Print [] with_an_event
                => Run(|app, _, scene| app.print_sheet(scene, Sheet::CrossTable));
            /// Prints the list of players.
            PrintPlayers "actions-print-players" Print [] with_an_event
                => Run(|app, _, scene| app.print_sheet(scene, Sheet::Players));
            /// Prints a card for every board of the round.
            PrintBoardCards "actions-print-board-cards" Print [] with_a_paired_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::BoardCards));
            /// Prints scoresheets for the round.
            PrintScoresheets "actions-print-scoresheets" Print [] with_a_paired_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::Scoresheets));
            /// Prints the protocol of the round.
            PrintProtocol "actions-print-protocol" Print [] with_a_published_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::RoundProtocol));
            /// Prints a form for each line-up of the round.
            PrintLineUpForms "actions-print-line-ups" Print [] with_a_match
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::LineUpForms));
            /// Prints the protocol of each match of the round.
            PrintMatchProtocols "actions-print-matches" Print [] with_a_published_match
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::MatchProtocols));
            /// Prints the sheet for checking clocks.
            PrintClockSheet "actions-print-clock-sheet" Print [] with_a_paired_round
                => Run(|app, _, scene| app.print_of_round(scene, Sheet::ClockSheet));
            /// Prints the list for checking the equipment.
            PrintEquipment "actions-print-equipment" Print [] with_an_event
                => Run(|app, _, scene| app.print_sheet(scene, Sheet::Equipment));
            /// Prints the chief arbiter's report.
            PrintReport "actions-print-report" Print [] with_an_event
                => Run(|app, _, scene| app.print_sheet(scene, Sheet::Report));
            /// Prints the appeal against the incident that is shown, or the form for one.
            PrintAppeal "actions-print-appeal" Print [] with_a_decision_to_see
                => Run(|app, _, scene| app.print_appeal(scene));
            /// Prints the log of the announcements in the game that is shown.
            PrintBlind "actions-print-blind" Print [] with_a_blind_match_to_see
                => Run(|app, _, scene| app.print_blind(scene));
            /// The next theme.
            NextTheme "actions-next-theme" Looks [ctrl_shift(Key::T)] always => Looks(next_theme);
            /// Larger text.
            LargerText "actions-larger-text" Looks [ctrl(Key::Plus), ctrl(Key::Equals)] always
                => Looks(larger_text);
            /// Smaller text.
            SmallerText "actions-smaller-text" Looks [ctrl(Key::Minus)] always => Looks(smaller_text);
            /// Switches the own voice on or off, which answers the offer to a screen reader's user.
            OwnVoice "actions-own-voice" Speech [ctrl_shift(Key::A)] always
                => Looks(|scene| Change::OwnVoice(!scene.prefs.speaks()));
            /// Says the last thing again.
            SayAgain "actions-say-again" Speech [ctrl(Key::Period)] was_heard
                => Run(|app, _, _| app.repeat(Delivery::Usual));
            /// Says it again, slower.
            SaySlower "actions-say-slower" Speech [ctrl(Key::Comma)] was_heard
                => Run(|app, _, _| app.repeat(Delivery::Slower));
            /// Says it again, letter by letter.
            Spell "actions-spell" Speech [ctrl_shift(Key::B)] was_heard
                => Run(|app, _, _| app.repeat(Delivery::Spelled));
            /// Shows what the window has said.
            Messages "actions-messages" Help [key(Key::F11)] always
                => Run(|app, _, _| app.show_messages());
            /// Finds an action or a board by its name.
            Palette "actions-palette" Help [ctrl(Key::K), ctrl_shift(Key::P)] always
                => Open(|_| Palette::default().into());
            /// Explains the keys.
            Help "actions-help" Help [key(Key::F1)] always
                => Run(|app, _, _| app.dialog = Some(Help::new(app.screen).into()));
        }
        }
    };
}

pub(crate) use rows;
