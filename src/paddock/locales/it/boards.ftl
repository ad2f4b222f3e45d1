## The drawn boards
cli-board-help = Disegna un tabellone come immagine (SVG) da stampare, oppure lo scrive come dati.
cli-board-examples = Per esempio
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Un circuito per nome o numero stampato, come nuerburg-ring, 3 o harbour; oppure un gioco, come aruba o speed-1200.
cli-flag-svg = Il file in cui disegnare; senza, il disegno va sullo schermo.
cli-flag-cars = Dove stanno le auto 1, 2, 3 e così via, per esempio L14,M18,P2 o 20-2,21-1; «none» per un tabellone vuoto. Predefinito: sulla griglia di partenza.
board-unknown = Non c’è un tabellone «{ $text }». Ci sono: { $known }.
board-many-cars = Su un tabellone stanno al massimo { $count } auto.
board-no-space = Un’auto non può stare su «{ $text }»: { $name } non ha questo spazio, o c’è già un’altra auto.
board-drawn = { $name } è disegnato: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 giri da { $lap } spazi · { $distance } spazi con un pit-stop, deviazione { $detour }
