## The drawn boards
cli-board-help = Рисува игрално поле като картинка (SVG) за печат или го извежда като данни.
cli-board-examples = Например
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Писта по име или отпечатан номер, например nuerburg-ring, 3 или harbour; или игра, например aruba или speed-1200.
cli-flag-svg = Файлът, в който се рисува; без него рисунката излиза на екрана.
cli-flag-cars = Къде стоят коли 1, 2, 3 и така нататък, например L14,M18,P2 или 20-2,21-1; „none“ за празно поле. По подразбиране: на стартовата решетка.
board-unknown = Няма игрално поле „{ $text }“. Има: { $known }.
board-many-cars = На едно игрално поле стоят най-много { $count } коли.
board-no-space = На „{ $text }“ не може да стои кола: { $name } няма такова поле или там вече има друга кола.
board-drawn = { $name } е нарисувана: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 обиколки по { $lap } полета · { $distance } полета с едно спиране, отклонение { $detour }
