# Záťažový test ($sockets, $tables, $processes, $moves, $matches, $count sú čísla; časy prichádzajú vypísané).

cli-load-help = Zmerať server stolov: tisíce spojení na ňom hrajú skutočné partie, s náhodne vybranými prípustnými ťahmi.
cli-load-examples =
    Napríklad:
      { $program } load                         1 000 spojení, 250 stolov, minúta, vlastný server
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               toľko ťahov, koľko zvládne
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      zostáva pamäť rovnaká?
      { $program } load --restart 1000          kill -9, a kedy sú všetky stoly späť?
      { $program } load --stalled 50            kedy odpojí toho, kto prestal čítať?
      { $program } load --tenfold 5             desaťkrát viac stolov: trvá ťah dlhšie?
      { $program } load --curve load.svg        stále väčšie behy, nakreslené
cli-flag-load-sockets = Koľko spojení; štyri pri každom stole hrajú, ďalšie sa pozerajú.
cli-flag-load-tables = Koľko stolov. Samo od seba: štvrtina spojení.
cli-flag-load-seconds = Ako dlho merať; začína sa, keď každý stôl urobí prvý ťah, najskôr tri sekundy po poslednom pripojení.
cli-flag-load-every = Každý stôl urobí jeden ťah za toľko sekúnd; 0: ďalší, len čo všetci videli posledný.
cli-flag-load-game = Hrať túto hru; možno zadať viackrát. Samo od seba: všetky hry spolu.
cli-flag-load-url = Merať server na tejto adrese, spustený s --unlimited, namiesto vlastného; pre dva procesy zadajte dve.
cli-flag-load-insist = Povoliť adresu, ktorá nie je tento počítač. Len pre server, ktorý je váš: je to záplava.
cli-flag-load-database = Databáza vlastných serverov, postgresql://… Samo od seba: nový súbor SQLite.
cli-flag-load-processes = Koľko vlastných serverov zdieľa databázu: miesta 1 a 2 sú na jednom, 3 a 4 na ďalšom.
cli-flag-load-reconnects = Namiesto toho: toľko spojení otvoriť a zavrieť a sledovať pamäť.
cli-flag-load-restart = Namiesto toho: hrať pri toľkých stoloch, server zabiť, spustiť znova a čakať, kým každý stôl odpovie.
cli-flag-load-stalled = Namiesto toho: toľko divákov prestane čítať; kedy budú odpojení a čo stoja.
cli-flag-load-tenfold = Namiesto toho: toľko dvojíc behov, ako je zadané a s desaťkrát viac spojeniami a stolmi pri desatine tempa; porovná sa ich p99.
cli-flag-load-curve = Namiesto toho: behy s 200 až 10 000 spojeniami, nakreslené do tohto súboru SVG: spojenia proti p50 a p99.
cli-load-one-mode = Zadajte najviac jedno z --reconnects, --restart, --stalled, --tenfold a --curve, s číslom nad 0; --restart, --tenfold a --curve potrebujú vlastný server.
cli-load-few = Každý stôl potrebuje { $count } spojenia: stolov { $tables }, spojení len { $sockets }.
cli-load-numbers = Sekúnd a procesov musí byť viac než 0; tempo nesmie byť menšie než 0.
cli-load-tenfold-pace = Bez tempa niet ani jeho desatiny: k --tenfold patrí --every väčšie než 0.
cli-load-postgres = Viac procesov potrebuje databázu, ktorú môžu zdieľať: --database postgresql://…
cli-load-url = Adresa vyzerá ako http://127.0.0.1:8700, nie ako „{ $text }“.
cli-load-away = { $text } nie je tento počítač. Záťažový test je záplava; ak je server váš, pridajte --insist.
cli-load-failed-no-start = Server sa nespustil (návratový kód { $code }).
cli-load-failed-no-server = { $url } neodpovedá: { $reason }
cli-load-failed-refused = Server nedovolí pripraviť stôl ({ $status }): { $reason } Bol spustený s --unlimited?
cli-load-failed-no-join = Spojenie sa na { $url } nemohlo pripojiť: { $reason }
cli-load-failed-no-plots = To, čo kreslí krivky, nie je nainštalované: { $program } extra plots
cli-load-stage-servers = Spúšťanie
cli-load-stage-tables = Otváranie stolov
cli-load-stage-sockets = Pripájanie
cli-load-stage-warm-up = Zahrievanie
cli-load-stage-play = Meranie
cli-load-stage-reconnects = Príchody a odchody
cli-load-stage-moves = Hra
cli-load-stage-stalled = Čakanie na koniec tých, čo nečítajú
cli-load-size = Veľkosť
cli-load-size-value = spojenia { $sockets }, stoly { $tables }, procesy servera { $processes }
cli-load-pace = Tempo
cli-load-pace-value = jeden ťah za { $every } s pri každom stole, počas { $seconds } s
cli-load-pace-full = ďalší ťah, len čo všetci videli posledný, počas { $seconds } s
cli-load-moves = Ťahy
cli-load-moves-value = { $moves }; { $rate } za sekundu; dohrané partie: { $matches }
cli-load-acknowledged = Potvrdené po
cli-load-seen = Ostatní videli po
cli-load-elsewhere = V druhom procese videli po
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · najdlhšie { $worst } ms
cli-load-commits = Zápisy na disk
cli-load-memory = Pamäť servera
cli-load-cores = Pracujúce jadrá
cli-load-cores-value = server { $server }, merač { $driver }, zvyšok počítača { $others }
cli-load-errors = Chyby
cli-load-churn-value = { $sockets } spojení prišlo a odišlo, stoly: { $tables }, za { $seconds } s
cli-load-level = Stála
cli-load-level-yes = áno: druhá polovica nezabrala viac pamäte než prvá
cli-load-level-no = nie: stále rastie
cli-load-restart-value = stoly { $tables }, záznamy v ich denníkoch { $moves }
cli-load-serving = Znova slúži po
cli-load-back = Potom všetky stoly späť po
cli-load-lost = Stoly, ktorým niečo chýba
cli-load-stalled-value = prestali čítať { $count }, ostatní v hre { $sockets }
cli-load-closed = Posledný odpojený po
cli-load-never = do minúty nie
cli-load-each = Pamäť na každého, najviac
cli-load-tenfold-value = spojenia { $sockets }, stoly { $tables }, a desaťkrát toľko pri desatine tempa; dvojice behov { $count }
cli-load-p99-once = p99 pri tejto veľkosti
cli-load-p99-tenfold = p99 pri desaťkrát väčšej
cli-load-p99-each = { $each }; medián { $median } ms
cli-load-p99-ratio = Pomer
cli-load-curve-title = Od odoslania ťahu po potvrdenie
cli-load-curve-sockets = spojenia
cli-load-curve-ms = milisekundy
