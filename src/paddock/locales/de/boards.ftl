## The drawn boards
cli-board-help = Ein Spielbrett als Bild (SVG) zum Ausdrucken zeichnen oder als Daten ausgeben.
cli-board-examples = Zum Beispiel
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Eine Strecke mit Namen oder gedruckter Nummer, etwa nuerburg-ring, 3 oder harbour; oder ein Spiel, etwa aruba oder speed-1200.
cli-flag-svg = Die Datei, in die gezeichnet wird; ohne sie erscheint die Zeichnung auf dem Bildschirm.
cli-flag-cars = Wo die Wagen 1, 2, 3 und so weiter stehen, etwa L14,M18,P2 oder 20-2,21-1; „none“ für ein leeres Brett. Ohne Angabe: in der Startaufstellung.
board-unknown = Es gibt kein Spielbrett „{ $text }“. Es gibt: { $known }.
board-many-cars = Auf einem Spielbrett stehen höchstens { $count } Wagen.
board-no-space = Auf „{ $text }“ kann kein Wagen stehen: { $name } hat kein solches Feld, oder es steht schon ein Wagen dort.
board-drawn = { $name } ist gezeichnet: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 Runden zu { $lap } Feldern · { $distance } Felder mit einem Boxenstopp, Umweg { $detour }
