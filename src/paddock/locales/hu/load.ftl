# A terhelésmérő ($sockets, $tables, $processes, $moves, $matches, $count számok; az idők kiírva érkeznek).

cli-load-help = Asztalszerver mérése: kapcsolatok ezrei játszanak rajta igazi játszmákat, véletlenül választott szabályos lépésekkel.
cli-load-examples =
    Például:
      { $program } load                         1000 kapcsolat, 250 asztal, egy perc, saját szerver
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               annyi lépés, amennyit bír
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      állandó marad a memória?
      { $program } load --restart 1000          kill -9, és mikor van meg újra minden asztal?
      { $program } load --stalled 50            mikor bontja le azt, aki nem olvas tovább?
      { $program } load --tenfold 5             tízszer annyi asztal: tovább tart egy lépés?
      { $program } load --curve load.svg        egyre nagyobb mérések, lerajzolva
cli-flag-load-sockets = Hány kapcsolat; asztalonként négy játszik, a többi néző.
cli-flag-load-tables = Hány asztal. Alapértelmezés: a kapcsolatok negyede.
cli-flag-load-seconds = Meddig mérjen; akkor kezdi, amikor már minden asztal megtette az első lépését, de legkorábban három másodperccel az utolsó csatlakozás után.
cli-flag-load-every = Két lépés között eltelő másodpercek asztalonként; 0: a következő rögtön jön, amint mindenki látta az előzőt.
cli-flag-load-game = Ezt a játékot játssza; többször is megadható. Alapértelmezés: minden játék vegyesen.
cli-flag-load-url = Az ezen a címen futó, --unlimited kapcsolóval indított szervert mérje a saját helyett; két folyamathoz kettőt adj meg.
cli-flag-load-insist = Olyan cím is lehet, amely nem ez a gép. Csak saját szerverhez: ez elárasztja kérésekkel.
cli-flag-load-database = Az indított szerverek adatbázisa, postgresql://… Alapértelmezés: új SQLite-fájl.
cli-flag-load-processes = Hány saját szerver ossza meg az adatbázist; egy asztal helyei eloszlanak rajtuk.
cli-flag-load-routed = Egy asztal minden kapcsolata ugyanahhoz a szerverhez megy, mint egy asztal szerint elosztó proxy mögött.
cli-flag-load-reconnects = Ehelyett: ennyi kapcsolat nyíljon és záruljon, és figyelje a memóriát.
cli-flag-load-restart = Ehelyett: ennyi asztalnál játsszon, állítsa le erővel a szervert, indítsa újra, és várja meg, amíg minden asztal válaszol.
cli-flag-load-stalled = Ehelyett: ennyi néző ne olvasson tovább; mikor bontja le őket, és mibe kerülnek.
cli-flag-load-tenfold = Ehelyett: ennyi méréspár, a megadott mérettel, majd tízszer annyi kapcsolattal és asztallal, tizedakkora ütemben; a p99-ek összevetése.
cli-flag-load-curve = Ehelyett: mérések 200-tól 10 000 kapcsolatig, ebbe az SVG-fájlba rajzolva: a kapcsolatok száma és a hozzá tartozó p50 és p99.
cli-load-one-mode = A --reconnects, --restart, --stalled, --tenfold és --curve közül legfeljebb egyet adj meg, 0-nál nagyobb számmal; a --restart, a --tenfold és a --curve saját szervert kíván.
cli-load-few = Minden asztalhoz { $count } kapcsolat kell: asztalok { $tables }, kapcsolatok csak { $sockets }.
cli-load-numbers = A másodpercek és a folyamatok száma legyen 0-nál több; az ütem ne legyen 0-nál kevesebb.
cli-load-tenfold-pace = A --tenfold tizedeli az ütemet: 0-nál nagyobb --every kell hozzá.
cli-load-postgres = Több folyamathoz közös adatbázis kell: --database postgresql://…
cli-load-url = Egy cím így néz ki: http://127.0.0.1:8700, nem így: „{ $text }”.
cli-load-away = { $text } nem ez a gép. A terhelésmérés elárasztja kérésekkel a szervert; ha a tiéd, add hozzá: --insist.
cli-load-failed-no-start = A szerver nem indult el (kilépési kód: { $code }).
cli-load-failed-no-server = Nincs válasz innen: { $url }: { $reason }
cli-load-failed-refused = A szerver nem enged asztalt nyitni ({ $status }): { $reason } A --unlimited kapcsolóval indult?
cli-load-failed-no-join = Egy kapcsolat nem tudott csatlakozni itt: { $url }: { $reason }
cli-load-failed-no-plots = Az ábrákat rajzoló csomag nincs telepítve: { $program } extra plots
cli-load-stage-servers = Indítás
cli-load-stage-tables = Asztalok nyitása
cli-load-stage-sockets = Csatlakozás
cli-load-stage-warm-up = Bemelegítés
cli-load-stage-play = Mérés
cli-load-stage-reconnects = Újracsatlakozás
cli-load-stage-moves = Játék
cli-load-stage-stalled = Várakozás a nem olvasók lekapcsolására
cli-load-size = Méret
cli-load-size-value = kapcsolatok { $sockets }, asztalok { $tables }, szerverfolyamatok { $processes }
cli-load-pace = Ütem
cli-load-pace-value = asztalonként { $every } s alatt egy lépés, { $seconds } s-ig
cli-load-pace-full = a következő lépés, amint mindenki látta az előzőt, { $seconds } s-ig
cli-load-moves = Lépések
cli-load-moves-value = { $moves }; másodpercenként { $rate }; végigjátszott játszmák: { $matches }
cli-load-acknowledged = Nyugtázva ennyi után
cli-load-seen = A többiek látták ennyi után
cli-load-elsewhere = A másik folyamatban látták ennyi után
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · leghosszabb { $worst } ms
cli-load-commits = Lemezre írások
cli-load-memory = A szerver memóriája
cli-load-cores = Dolgozó magok
cli-load-cores-value = szerver { $server }, mérő { $driver }, a gép többi része { $others }
cli-load-errors = Hibák
cli-load-churn-value = { $sockets } kapcsolat jött és ment { $tables } asztalnál { $seconds } s alatt
cli-load-level = Állandó
cli-load-level-yes = igen: a második fele nem foglalt több memóriát, mint az első
cli-load-level-no = nem: tovább nő
cli-load-restart-value = asztalok { $tables }, bejegyzések a naplóikban { $moves }
cli-load-serving = A szerver újra elérhető ennyi után
cli-load-back = További idő, amíg minden asztal megvan
cli-load-lost = Adatot vesztett asztalok
cli-load-stalled-value = olvasást abbahagyók { $count }, tovább játszók { $sockets }
cli-load-closed = Az utolsó lekapcsolva ennyi után
cli-load-never = egy percen belül nem
cli-load-each = Memória nem olvasónként, legfeljebb
cli-load-tenfold-value = kapcsolatok { $sockets }, asztalok { $tables }, és tízszer annyi tizedakkora ütemben; méréspárok { $count }
cli-load-p99-once = p99 ekkora méretnél
cli-load-p99-tenfold = p99 tízszer annyinál
cli-load-p99-each = { $each }; medián { $median } ms
cli-load-p99-ratio = Arány
cli-load-curve-title = A lépés elküldésétől a nyugtázásig
cli-load-curve-sockets = kapcsolatok
cli-load-curve-ms = ezredmásodperc
