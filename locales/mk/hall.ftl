# Салата: сите табли.

hall-boards = Табли
hall-controls = Избор и дејства
hall-show = Прикажи
hall-filter-all = Сите
hall-filter-concern = Бара внимание
hall-filter-playing = Во тек
hall-round = Коло
hall-order = Редослед
hall-order-number = По број
hall-order-concern = Прво аларми
hall-summary = { $boards ->
    [one] { $boards } табла
   *[other] { $boards } табли
} · { $playing } во тек · { $ended } завршени · { $pressing } со аларм
hall-empty = Сѐ уште нема поставена табла
hall-empty-what = Поставете една или шеесет табли, со играчи и темпо на игра
hall-none-shown = Нема табла за приказ
hall-none-shown-what = Ниедна табла не одговара на изборот погоре
hall-tile = Табла { $board }, { $white } против { $black }: { $status }

# Што се кажува кога се работи по слух.

hall-row = ред { $row } од { $rows }
hall-tile-station = ја води станица { $letter }, { $name }
hall-station = Станица
hall-station-own = Оваа станица
