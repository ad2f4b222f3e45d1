## The drawn boards
cli-board-help = Tábla kirajzolása nyomtatható képként (SVG), vagy kiírása adatként.
cli-board-examples = Például
    {"  "}{ $program } board bleifuss-drom --svg board.svg
    {"  "}{ $program } board 3 --svg board.svg --cars L14,M18,P2
    {"  "}{ $program } board aruba --svg board.svg --cars none
cli-argument-board = Egy pálya neve vagy nyomtatott száma, például nuerburg-ring, 3 vagy harbour; vagy egy játék, például aruba vagy speed-1200.
cli-flag-svg = Ebbe a fájlba kerül a rajz; ha nincs megadva, a képernyőre íródik.
cli-flag-cars = Hol állnak az autók (1, 2, 3 és így tovább), például L14,M18,P2 vagy 20-2,21-1; „none”: üres tábla. Alapértelmezés: a rajtrácson.
board-unknown = Nincs ilyen tábla: „{ $text }”. Ezek vannak: { $known }.
board-many-cars = Egy táblán legfeljebb { $count } autó állhat.
board-no-space = Itt nem állhat autó: „{ $text }”. { $name }: nincs ilyen mező, vagy már áll ott egy másik autó.
board-drawn = { $name } megrajzolva: { $file }
board-foot = { $number }. { $name } · { $direction } · { $difficulty } · 3 kör, egyenként { $lap } mező · { $distance } mező egy boxkiállással, a kitérő { $detour }
