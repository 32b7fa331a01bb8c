# Врската со таблата, и нејзиниот часовник.

device-link-opening = Се отвора врската, таблата се прашува која е
device-link-connected = Поврзано
device-link-silent = Таблата молчи. Проверете дали е вклучена и дали кабелот е приклучен
device-link-lost = Врската е прекината: кабелот е изваден или таблата е исклучена. Приклучете ја пак; програмата сама се обидува. Системот јавува: { $reason }
device-link-closed = Не е поврзано

device-clock-accepted = Часовникот го прифати
device-clock-refused = Часовникот одби (код { $code }): во овој режим го местат само неговите копчиња. Наместете го таму, или изберете ја неговата опција за поврзана табла
device-clock-version-xl = Часовник DGT XL, верзија { $version }
device-clock-version-3000 = Часовник DGT 3000, верзија { $version }
device-clock-version-other = Часовник од непознат вид, верзија { $version }
device-clock-button = Притиснато е копче на часовникот (број { $button })
device-clock-silent = Часовникот не одговара. Проверете дали е вклучен и поврзан со таблата
device-no-clock = На таблата не е приклучен часовник

device-battery = Батерија { $percent } %
device-battery-charging = Батерија { $percent } %, се полни
