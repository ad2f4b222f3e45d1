## The drawn boards
cli-board-help = Draw a board as a picture (SVG) to print, or output it as data.
cli-board-examples = For example
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = A circuit by name or printed number, such as nuerburg-ring, 3 or harbour; or a game, such as aruba or speed-1200.
cli-flag-svg = The file to draw into; without it the drawing is printed to the screen.
cli-flag-cars = Where cars 1, 2, 3 and so on stand, such as L14,M18,P2 or 20-2,21-1; “none” for an empty board. Default: on the grid.
board-unknown = There is no board “{ $text }”. Available: { $known }.
board-many-cars = A board has at most { $count } cars.
board-no-space = A car can’t stand on “{ $text }”: { $name } has no such space, or another car is there.
board-drawn = { $name } drawn: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 laps of { $lap } spaces · { $distance } spaces with one pit stop, which costs { $detour }
