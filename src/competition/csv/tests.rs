//! Lists as programs write them.

use super::*;

fn read(text: &str) -> (BTreeMap<Number, Player>, Vec<CellFault>) {
    Table::read(text).players()
}

fn ana() -> Player {
    Player {
        name: "Petrovska, Ana".into(),
        federation: "MKD".into(),
        title: "WIM".into(),
        rating: Some(2101),
        fide_id: Some(15_000_001),
        sex: Some(Sex::Woman),
        birth: Some(Date::year(1990)),
        club: String::new(),
        rounds: Vec::new(),
    }
}

#[test]
fn columns_are_recognised_by_headings_of_many_programs() {
    for text in [
        "No,Name,Title,Rating,Fed,FIDE-ID,Sex,Birth\r\n1,\"Petrovska, Ana\",WIM,2101,MKD,15000001,w,1990\r\n",
        "SNo.;Name;Title;ID;Rtg;Fed.;Birthday;Sex\n1;Petrovska, Ana;wm;15000001;2101;MKD;1990;w\n",
        "Nr.\tNachname\tVorname\tTitel\tElo\tFöderation\tFIDE-ID\tGeschlecht\tGeburtsjahr\n1\tPetrovska\tAna\tWIM\t2101\tMKD\t15000001\tw\t1990",
        "Бр.;Презиме;Име;Титула;Рејтинг;Федерација;FIDE ID;Пол;Роден\r1;Petrovska;Ana;WIM;2101;mkd;15000001;ж;1990\r",
    ] {
        let (players, faults) = read(text);
        assert_eq!(players, [(Number(1), ana())].into(), "{text}");
        assert_eq!(faults, [], "{text}");
    }
}

#[test]
fn columns_without_headings_are_recognised_by_their_cells() {
    let table = Table::read(
        "1;Petrovska, Ana;WIM;2101;MKD;15000001;w;1990\n2;Muster, Ben;;1893;GER;;m;2008\n",
    );
    let known = [
        Column::Number,
        Column::Name,
        Column::Title,
        Column::Rating,
        Column::Federation,
        Column::FideId,
        Column::Sex,
        Column::Birth,
    ];
    assert_eq!(table.columns, known.map(Some));
    assert_eq!(table.headings, Vec::<String>::new());
    let (players, faults) = table.players();
    assert_eq!((players.len(), faults), (2, vec![]));
    assert_eq!(players[&Number(1)], ana());
}

#[test]
fn other_ratings_and_what_a_player_needs_have_columns_of_their_own() {
    for headings in [
        "Name,Elo,Rapid,Blitz,Blind,Wheelchair,Fixed board",
        "Name,Elo,Schnellschach,Blitz,Blind,Rollstuhl,Festes Brett",
        "Играч,Рејтинг,Рапид,Блиц,Слеп,Количка,Постојана табла",
    ] {
        let table =
            Table::read(&format!("{headings}\nNovak Ana,2101,2050,1990,yes,,4\nB c,,,,,x,\n"));
        let (players, faults) = table.players_with_all();
        assert_eq!(faults, [], "{headings}");
        let (ana, beside) = &players[&Number(1)];
        assert_eq!(ana.rating, Some(2101));
        let wanted = Beside {
            rapid: Some(2050),
            blitz: Some(1990),
            blind: true,
            wheelchair: false,
            fixed_board: Some(4),
        };
        assert_eq!(*beside, wanted, "{headings}");
        assert_eq!(players[&Number(2)].1, Beside { wheelchair: true, ..Beside::default() });
    }
    let (_, faults) = Table::read("Name,Blind\nA b,perhaps\n").players_with_all();
    assert_eq!(faults[0].what, CellWhat::NotYesOrNo("perhaps".into()));
}

#[test]
fn a_column_that_is_not_understood_can_be_corrected() {
    let mut table = Table::read("Nome,Pontos\nAnastasia,2101\n");
    // Nothing in the headings is known: they are taken for a player.
    assert_eq!(table.columns, [Some(Column::Name), None]);
    table.columns = vec![Some(Column::Name), Some(Column::Rating)];
    let (players, _) = table.players();
    assert_eq!(
        (players[&Number(1)].name.as_str(), players[&Number(2)].rating),
        ("Nome", Some(2101))
    );
}

#[test]
fn what_cannot_be_taken_is_told_by_line_and_cell() {
    let (players, faults) = read(
        "No,Name,Rating,Sex,Birth\n1,A b,x,m,1990\n1,C d,2000,q,\n3,,1900,m,1990\n4,E f,,,soon\n",
    );
    let numbers: Vec<u16> = players.keys().map(|number| number.0).collect();
    assert_eq!(numbers, [1, 2, 4]);
    let fault = |line, cell, what| CellFault { line, cell, what };
    assert_eq!(
        faults,
        [
            fault(2, 3, CellWhat::NotANumber("x".into())),
            fault(3, 4, CellWhat::NoSuchSex("q".into())),
            fault(3, 1, CellWhat::NumberTwice { number: 1 }),
            fault(4, 1, CellWhat::NoName),
            fault(5, 5, CellWhat::NotADate("soon".into())),
        ]
    );
}

#[test]
fn cells_in_quotes_hold_what_separates() {
    let table = Table::read("Name,Fed\n\"O\"\"Neil, \nPat\",IRL\nNext,GER\n");
    assert_eq!(table.rows[0], (2, vec!["O\"Neil, \nPat".into(), "IRL".into()]));
    assert_eq!(table.rows[1].0, 4);
}

#[test]
fn a_list_that_was_written_is_read_as_the_same_players() {
    let mut players: BTreeMap<Number, Player> = [(Number(3), ana())].into();
    let odd = Player {
        name: "\"Q\"; x, y".into(),
        birth: Some(Date::new(1990, 5, 1)),
        ..Player::default()
    };
    players.insert(Number(7), odd);
    let (again, faults) = read(&write(&players));
    assert_eq!((again, faults), (players, vec![]));
}

/// What people write by hand, and the reason why lists are not read by the crate `csv`.
#[test]
fn a_quotation_mark_may_stand_behind_a_blank_and_lines_are_counted_whatever_ends_them() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["No, Name, Rating", "1, \"Petrovska, Ana\", 2101", "", "2, \"B\", x"].join(end);
        let (players, faults) = read(&text);
        let names: Vec<&str> = players.values().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Petrovska, Ana", "B"], "{text:?}");
        let what = CellWhat::NotANumber("x".into());
        assert_eq!(faults, [CellFault { line: 4, cell: 3, what }], "{text:?}");
    }
}

#[test]
fn a_letter_and_a_game_are_no_list_and_a_given_name_alone_is_the_name() {
    for text in ["Dear arbiter,\nPlease start my clock.\n", "[Event \"x\"]\n\n1. e4 e5 *\n"] {
        assert!(!Table::read(text).is_list(), "{text}");
    }
    assert!(Table::read("Petrovska, Ana;2101\nMuster, Ben;1893\n").is_list());
    let table = Table::read("Име;Рејтинг\nПетров, Петар;2101\n");
    assert!(table.is_list());
    let (players, faults) = table.players();
    assert_eq!((players[&Number(1)].name.as_str(), faults.len()), ("Петров, Петар", 0));
}
