# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Szerver indítása, hogy böngészőből játszhassatok: ezen a gépen vagy a szobában bárhol.
cli-serve-examples = Például
    {"  "}{ $program } serve         csak ezen a gépen; kiírja a címet
    {"  "}{ $program } serve --lan   minden telefonnak a szobában; QR-kódot is rajzol
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Megnyitás a helyi hálózat felé; az ottani címet QR-kóddal együtt írja ki.
cli-flag-serve-host = Ehelyett ezen a címen várja a kapcsolatokat.
cli-flag-serve-port = A port; 0 esetén keres egy szabadot.
cli-flag-serve-data = Az adatbázis mappája. Alapértelmezés: az adatmappád.
cli-flag-serve-database = Ehelyett egy PostgreSQL-adatbázis, postgresql://…; akárhány szerver osztozhat rajta.
cli-flag-serve-origin = Egy cím, amelyen ez a szerver elérhető, például https://race.example; többször is megadható.
cli-flag-serve-proxy = A szerver egy proxy mögött áll, amely megmondja, honnan jönnek a kérések.
cli-flag-serve-accounts = Belépőkulcsok és helyreállító kódok: off vagy optional. Játszani mindig lehet nélkülük is.
cli-flag-serve-workers = Hány folyamatban gondolkodjanak a botok.
cli-flag-serve-keep-days = Hány nap után törlődnek a befejezett játszmák és a vissza nem tért vendégek.
cli-flag-serve-per-address = Hány kapcsolatot nyithat egy cím; 0: nincs korlát.
cli-flag-serve-unlimited = Semmilyen korlát az ütemre és a méretre: terheléses próbához, nyílt interneten soha.
cli-flag-serve-metrics = A metrikákat bármely cím olvashatja, nem csak ez a gép.
cli-flag-serve-log = A napló szintje: debug, info, warning vagy error.
cli-serve-address = A Paddock itt érhető el: { $file }
cli-serve-room = Ebben a szobában: { $file }
cli-serve-no-network = A többieknek: nem található hálózat. Csatlakoztasd ezt a gépet egy hálózathoz (Wi-Fi, kábel vagy egy telefon hotspotja), és indítsd újra.
cli-serve-stop = A Ctrl-C leállítja; a következő indításkor minden asztal onnan folytatódik, ahol tartott.
cli-serve-stopped = Leállt. Minden asztal el van mentve.
cli-serve-no-port = itt nem lehet kapcsolatokat fogadni: { $host }, port: { $port } ({ $reason }); próbáld így: --port 0
cli-serve-no-origin = --origin { $origin }: ezt a címet senki sem tudja megnyitni; így írd: https://race.example
cli-serve-negative = { $name } értéke legalább 0 legyen; 0: nincs korlát

trouble-bad-message = Ez az üzenet nem olvasható: { $text }
trouble-bad-input = Ez így nem jó: { $text }
trouble-no-guest = Előbb írd be a neved.
trouble-not-host = Ezt csak a házigazda teheti meg.
trouble-not-your-seat = Ez nem a te helyed: { $seat }.
trouble-not-seated = Ez a vendég nem ül ennél az asztalnál.
trouble-foreign-origin = Ez az oldal nem ehhez a szerverhez tartozik.
trouble-no-table = Nincs ilyen asztal.
trouble-not-found = Itt nincs semmi.
trouble-seat-taken = Ez a hely foglalt.
trouble-seat-in-play = Ezt a helyet ebben a játszmában nem kaphatod meg.
trouble-table-full = Ennél az asztalnál minden hely foglalt.
trouble-name-taken = Ennél az asztalnál már van ilyen nevű: { $name }.
trouble-not-running = Most nem folyik játszma.
trouble-is-running = Éppen játszma folyik.
trouble-is-paused = A házigazda szüneteltette a játszmát.
trouble-stale = Közben továbbment a játék. Nézd meg újra!
trouble-no-undo = Nincs mit visszavonni.
trouble-undo-asked = Valaki már kért visszavonást; előbb arról kell dönteni.
trouble-no-consent = Valakit, aki elkezdte ezt a játszmát, lecseréltek, és nem lehet megkérdezni: a lépés marad.
trouble-seat-asked = Valaki már kért egy helyet; előbb arról kell dönteni.
trouble-no-request = Ez a kérdés már nincs nyitva.
trouble-empty-chairs = Néhány hely még üres: ültess oda barátokat vagy botokat.
trouble-not-a-member = Ez az asztal egy klubé; csak a tagjai láthatják.
trouble-too-large = Ez túl nagy.
trouble-too-fast = Túl sok üzenet egyszerre; várj egy pillanatot.
trouble-too-talkative = Gyorsabban írsz, mint ahogy a többiek olvasni tudnak; várj egy pillanatot.
trouble-busy = Az asztal most túl elfoglalt; próbáld újra egy pillanat múlva.
trouble-no-hints = Ennél az asztalnál nincsenek tippek.
trouble-not-asked = Most nem te következel.
trouble-storage = A szerver most nem tudja elmenteni a lépéseket. Semmi sem vész el; a játék folytatódik, amint lehet.
trouble-internal = Valami elromlott a szerveren; a hiba a naplóba került.
