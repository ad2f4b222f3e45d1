## The drawn boards
cli-board-help = Nakreslí herný plán ako obrázok (SVG) na vytlačenie alebo ho vypíše ako dáta.
cli-board-examples = Napríklad
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Trať menom alebo vytlačeným číslom, napríklad nuerburg-ring, 3 alebo harbour; alebo hra, napríklad aruba či speed-1200.
cli-flag-svg = Súbor, do ktorého sa kreslí; bez neho sa kresba vypíše na obrazovku.
cli-flag-cars = Kde stoja autá 1, 2, 3 a tak ďalej, napríklad L14,M18,P2 alebo 20-2,21-1; „none“ pre prázdny plán. Predvolene: na štartovom rošte.
board-unknown = Herný plán „{ $text }“ neexistuje. Na výber: { $known }.
board-many-cars = { $count ->
    [one] Na pláne môže stáť najviac { $count } auto.
    [few] Na pláne môžu stáť najviac { $count } autá.
   *[other] Na pláne môže stáť najviac { $count } áut.
}
board-no-space = Na „{ $text }“ auto stáť nemôže: { $name } také pole nemá alebo tam stojí iné auto.
board-drawn = { $name }: nakreslené do súboru { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 kolá po { $lap } polí · { $distance } polí s jednou zastávkou, obchádzka { $detour }
