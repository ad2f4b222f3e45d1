## The drawn boards
cli-board-help = Desenează o tablă de joc ca imagine (SVG) de tipărit sau o scrie ca date.
cli-board-examples = De exemplu
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Un circuit după nume sau numărul tipărit, de pildă nuerburg-ring, 3 sau harbour; ori un joc, de pildă aruba sau speed-1200.
cli-flag-svg = Fișierul în care se desenează; fără el, desenul apare pe ecran.
cli-flag-cars = Unde stau mașinile 1, 2, 3 și așa mai departe, de exemplu L14,M18,P2 sau 20-2,21-1; „none” pentru o tablă goală. Implicit: pe grila de start.
board-unknown = Nu există tabla „{ $text }”. Există: { $known }.
board-many-cars = Pe o tablă stau cel mult { $count } mașini.
board-no-space = O mașină nu poate sta pe „{ $text }”: { $name } nu are această căsuță sau acolo stă altă mașină.
board-drawn = { $name } este desenat: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 tururi a câte { $lap } de căsuțe · { $distance } de căsuțe cu o oprire, ocol { $detour }
