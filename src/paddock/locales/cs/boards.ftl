## The drawn boards
cli-board-help = Nakreslí herní plán jako obrázek (SVG) k vytištění, nebo ho vypíše jako data.
cli-board-examples = Například
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Trať jménem nebo vytištěným číslem, třeba nuerburg-ring, 3 nebo harbour; nebo hra, třeba aruba či speed-1200.
cli-flag-svg = Soubor, do kterého se kreslí; bez něj se kresba vypíše na obrazovku.
cli-flag-cars = Kde stojí auta 1, 2, 3 a tak dál, například L14,M18,P2 nebo 20-2,21-1; „none“ pro prázdný plán. Výchozí: na startovním roštu.
board-unknown = Herní plán „{ $text }“ neexistuje. Na výběr: { $known }.
board-many-cars = { $count ->
    [one] Na plánu může stát nejvýš { $count } auto.
    [few] Na plánu mohou stát nejvýš { $count } auta.
   *[other] Na plánu může stát nejvýš { $count } aut.
}
board-no-space = Na „{ $text }“ auto stát nemůže: { $name } takové pole nemá, nebo tam stojí jiné auto.
board-drawn = { $name }: nakresleno do souboru { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 kola po { $lap } polích · { $distance } polí s jednou zastávkou, zajížďka { $detour }
