# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Játék böngészőből: ezen a gépen vagy az egész szobában.
cli-serve-examples = Például
    {"  "}{ $program } serve         csak ezen a gépen; kiírja a címet
    {"  "}{ $program } serve --lan   minden telefonnak a szobában; QR-kódot is rajzol
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Megnyitás a helyi hálózat felé; az ottani címet QR-kóddal együtt írja ki.
cli-flag-serve-host = Ehelyett ezen a címen várja a kapcsolatokat.
cli-flag-serve-port = A port; 0 esetén keres egy szabadot.
cli-flag-serve-data = Az adatbázis mappája. Alapból: az adatmappád.
cli-flag-serve-database = Ehelyett egy PostgreSQL-adatbázis, postgresql://…; akárhány szerver osztozhat rajta.
cli-flag-serve-origin = Egy cím, amelyen ez a szerver elérhető, például https://race.example; többször is megadható.
cli-flag-serve-proxy = A szerver egy proxy mögött áll, amely megmondja, honnan jönnek a kérések.
cli-flag-serve-workers = Hány folyamatban gondolkodjanak a botok.
cli-flag-serve-per-address = Hány kapcsolata lehet egy címnek; 0 esetén akárhány.
cli-flag-serve-unlimited = Semmi korlát az ütemre és a számra: terheléses próbához, nyílt interneten soha.
cli-flag-serve-log = Mi kerüljön a naplóba: debug, info, warning vagy error.
cli-serve-address = A Paddock itt érhető el: { $file }
cli-serve-room = Ebben a szobában: { $file }
cli-serve-no-network = A többieknek: nem található hálózat. Csatlakoztasd ezt a gépet egy hálózathoz (Wi-Fi, kábel vagy egy telefon hotspotja), és indítsd újra.
cli-serve-stop = A Ctrl-C leállítja; a következő indításkor minden asztal onnan folytatódik, ahol tartott.
cli-serve-stopped = Leállt. Minden asztal megmaradt.
cli-serve-no-port = itt nem lehet kapcsolatokat fogadni: { $host }, port: { $port } ({ $reason }); próbáld így: --port 0
cli-serve-no-origin = --origin { $origin }: ez nem olyan cím, amelyen bárki érkezhet; így írd: https://race.example
cli-serve-negative = { $name } értéke legalább 0 legyen; 0 esetén akárhány

trouble-bad-message = Ez az üzenet nem olvasható: { $text }
trouble-bad-input = Ez így nem jó: { $text }
trouble-no-guest = Előbb adj magadnak nevet.
trouble-not-host = Ezt csak az asztal házigazdája teheti meg.
trouble-not-your-seat = Ez nem a te helyed: { $seat }.
trouble-not-seated = Ez a vendég nem ül ennél az asztalnál.
trouble-muted = A házigazda elnémított.
trouble-foreign-origin = Ez az oldal nem ehhez a szerverhez tartozik.
trouble-no-table = Nincs ilyen asztal.
trouble-no-match = Ilyen játszma itt nem volt.
trouble-not-found = Itt nincs semmi.
trouble-seat-taken = Ez a hely foglalt.
trouble-seat-in-play = Amíg ez a játszma tart, ide csak az ülhet, aki ezen a helyen kezdte.
trouble-table-full = Ennél az asztalnál minden hely foglalt.
trouble-name-taken = Ennél az asztalnál már van ilyen nevű: { $name }.
trouble-not-running = Most nem folyik játszma.
trouble-is-running = Éppen játszma folyik.
trouble-is-paused = A házigazda szüneteltette a játszmát.
trouble-stale = Az asztalnál azóta továbbment a játék; nézd meg újra.
trouble-no-undo = Nincs mit visszavonni.
trouble-undo-asked = Valaki már kérte, hogy visszavonhasson egy lépést; előbb arról kell dönteni.
trouble-no-consent = Valakit, aki elkezdte ezt a játszmát, lecseréltek, és nem lehet megkérdezni: a lépés marad.
trouble-empty-chairs = Néhány hely még üres: ültess oda barátokat vagy botokat.
trouble-not-over = Ez a játszma még nem ért véget: nincs mit elemezni.
trouble-code-used = Ezt a linket már felhasználták, vagy lejárt; kérj újat.
trouble-unreadable = Ezt az asztalt a Paddock egy másik változata mentette el; ez a változat nem tudja elolvasni.
trouble-too-large = Ez túl nagy.
trouble-too-fast = Túl sok üzenet egyszerre; várj egy pillanatot.
trouble-too-many = Ez több, mint amennyit ez a szerver elfogad.
trouble-too-talkative = Gyorsabban írsz, mint ahogy a többiek olvasni tudnak; várj egy pillanatot.
trouble-busy = Az asztalnál most túl sok a tennivaló; próbáld újra egy pillanat múlva.
trouble-no-hints = Ennél az asztalnál nincsenek tippek.
trouble-not-asked = A te helyedet most nem kérdezik.
trouble-storage = A szerver most nem tudja elmenteni a lépéseket. Semmi sem vész el; a játék folytatódik, amint lehet.
trouble-internal = Valami elromlott a szerveren; a hiba fel van jegyezve.
