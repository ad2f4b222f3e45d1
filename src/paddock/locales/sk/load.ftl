# Záťažový test ($sockets, $tables, $processes, $moves, $matches, $count sú čísla; časy prichádzajú vypísané).

cli-load-help = Záťažový test servera: tisíce spojení na ňom hrajú skutočné partie s náhodnými dovolenými ťahmi.
cli-load-examples =
    Napríklad:
      { $program } load                         1 000 spojení, 250 stolov, minúta, vlastný server
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               čo najviac ťahov
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      zostáva pamäť rovnaká?
      { $program } load --restart 1000          kill -9, a kedy sú všetky stoly späť?
      { $program } load --stalled 50            kedy odpojí toho, kto prestal čítať?
      { $program } load --tenfold 5             desaťkrát viac stolov: trvá ťah dlhšie?
      { $program } load --curve load.svg        stále väčšie behy, ako graf
cli-flag-load-sockets = Koľko spojení; štyri pri každom stole hrajú, ostatné sa pozerajú.
cli-flag-load-tables = Koľko stolov. Predvolene: štvrtina počtu spojení.
cli-flag-load-seconds = Ako dlho merať; začína sa, keď každý stôl urobí prvý ťah, najskôr tri sekundy po poslednom pripojení.
cli-flag-load-every = Sekundy medzi ťahmi pri každom stole; 0: ďalší ťah, len čo všetci videli posledný.
cli-flag-load-game = Hrať túto hru; možno zadať viackrát. Predvolene: všetky hry spolu.
cli-flag-load-url = Testovať server na tejto adrese, spustený s --unlimited, namiesto vlastného; pre dva procesy zadaj dve.
cli-flag-load-insist = Povoliť adresu, ktorá nie je tento počítač. Len pre tvoj vlastný server: zahltí ho požiadavkami.
cli-flag-load-database = Databáza vlastných serverov, postgresql://… Predvolene: nový súbor SQLite.
cli-flag-load-processes = Koľko serverov spustiť nad jednou databázou; miesta pri stole sa rozdelia medzi ne.
cli-flag-load-routed = Všetky spojenia jedného stola vedú k tomu istému serveru ako za proxy, ktorá rozdeľuje podľa stola.
cli-flag-load-reconnects = Namiesto toho: otvoriť a zavrieť tento počet spojení a sledovať pamäť.
cli-flag-load-restart = Namiesto toho: hrať pri tomto počte stolov, server zabiť, spustiť znova a čakať, kým každý stôl odpovie.
cli-flag-load-stalled = Namiesto toho: tento počet divákov prestane čítať; kedy ich server odpojí a čo stoja.
cli-flag-load-tenfold = Namiesto toho: tento počet dvojíc behov, ako je zadané a s desaťkrát viac spojeniami a stolmi pri desatine tempa; porovná ich p99.
cli-flag-load-curve = Namiesto toho: behy s 200 až 10 000 spojeniami, nakreslené do tohto súboru SVG: spojenia proti p50 a p99.
cli-load-one-mode = Zadaj najviac jedno z --reconnects, --restart, --stalled, --tenfold a --curve, s číslom nad 0. --restart, --tenfold a --curve si potrebujú spustiť vlastný server.
cli-load-few = Každý stôl potrebuje { $count } spojenia: stolov { $tables }, spojení len { $sockets }.
cli-load-numbers = Sekúnd a procesov musí byť viac než 0; tempo nesmie byť menšie než 0.
cli-load-tenfold-pace = --tenfold delí tempo desiatimi: potrebuje --every väčšie než 0.
cli-load-postgres = Viac procesov potrebuje spoločnú databázu: --database postgresql://…
cli-load-url = Adresa vyzerá ako http://127.0.0.1:8700, nie ako „{ $text }“.
cli-load-away = { $text } nie je tento počítač. Záťažový test zahltí server požiadavkami; ak je tvoj, pridaj --insist.
cli-load-failed-no-start = Server sa nespustil (návratový kód { $code }).
cli-load-failed-no-server = { $url } neodpovedá: { $reason }
cli-load-failed-refused = Server odmietol pripraviť stôl ({ $status }): { $reason } Bol spustený s --unlimited?
cli-load-failed-no-join = Spojenie sa na { $url } nemohlo pripojiť k stolu: { $reason }
cli-load-failed-no-plots = Balík, ktorý kreslí grafy, nie je nainštalovaný: { $program } extra plots
cli-load-stage-servers = Spúšťanie
cli-load-stage-tables = Otváranie stolov
cli-load-stage-sockets = Pripájanie
cli-load-stage-warm-up = Zahrievanie
cli-load-stage-play = Meranie
cli-load-stage-reconnects = Opätovné pripájanie
cli-load-stage-moves = Hra
cli-load-stage-stalled = Čakanie, kým server odpojí tých, čo nečítajú
cli-load-size = Veľkosť
cli-load-size-value = spojenia { $sockets }, stoly { $tables }, procesy servera { $processes }
cli-load-pace = Tempo
cli-load-pace-value = jeden ťah za { $every } s pri každom stole, počas { $seconds } s
cli-load-pace-full = ďalší ťah, len čo všetci videli posledný, počas { $seconds } s
cli-load-moves = Ťahy
cli-load-moves-value = { $moves }; { $rate } za sekundu; dohraté partie: { $matches }
cli-load-acknowledged = Potvrdené po
cli-load-seen = Ostatní videli po
cli-load-elsewhere = V druhom procese videli po
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · najdlhšie { $worst } ms
cli-load-commits = Zápisy na disk
cli-load-memory = Pamäť servera
cli-load-cores = Využité jadrá
cli-load-cores-value = server { $server }, merač { $driver }, zvyšok počítača { $others }
cli-load-errors = Chyby
cli-load-churn-value = pripojilo sa a odpojilo spojení: { $sockets }, stoly: { $tables }, za { $seconds } s
cli-load-level = Stála
cli-load-level-yes = áno: druhá polovica nezabrala viac pamäte než prvá
cli-load-level-no = nie: stále rastie
cli-load-restart-value = stoly { $tables }, záznamy v ich denníkoch { $moves }
cli-load-serving = Server späť po
cli-load-back = Všetky stoly späť po ďalších
cli-load-lost = Stoly, ktoré prišli o dáta
cli-load-stalled-value = prestali čítať { $count }, ostatní v hre { $sockets }
cli-load-closed = Posledný odpojený po
cli-load-never = do minúty nie
cli-load-each = Pamäť na jedného z nich, najviac
cli-load-tenfold-value = spojenia { $sockets }, stoly { $tables }, a desaťkrát toľko pri desatine tempa; dvojice behov { $count }
cli-load-p99-once = p99 pri tejto veľkosti
cli-load-p99-tenfold = p99 pri desaťkrát väčšej
cli-load-p99-each = { $each }; medián { $median } ms
cli-load-p99-ratio = Pomer
cli-load-curve-title = Od odoslania ťahu po potvrdenie
cli-load-curve-sockets = spojenia
cli-load-curve-ms = milisekundy
