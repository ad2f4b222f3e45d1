# Zátěžový test ($sockets, $tables, $processes, $moves, $matches, $count jsou čísla; časy přicházejí vypsané).

cli-load-help = Změřit server stolů: tisíce spojení na něm hrají skutečné partie, s náhodně vybranými přípustnými tahy.
cli-load-examples =
    Například:
      { $program } load                         1 000 spojení, 250 stolů, minuta, vlastní server
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               tolik tahů, kolik zvládne
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      zůstává paměť stejná?
      { $program } load --restart 1000          kill -9, a kdy jsou všechny stoly zpět?
      { $program } load --stalled 50            kdy odpojí toho, kdo přestal číst?
      { $program } load --tenfold 5             desetkrát víc stolů: trvá tah déle?
      { $program } load --curve load.svg        stále větší běhy, nakreslené
cli-flag-load-sockets = Kolik spojení; čtyři u každého stolu hrají, další se dívají.
cli-flag-load-tables = Kolik stolů. Samo od sebe: čtvrtina spojení.
cli-flag-load-seconds = Jak dlouho měřit; začíná se, až každý stůl udělá první tah, nejdříve tři sekundy po posledním připojení.
cli-flag-load-every = Každý stůl udělá jeden tah za tolik sekund; 0: další, jakmile všichni viděli poslední.
cli-flag-load-game = Hrát tuto hru; lze zadat vícekrát. Samo od sebe: všechny hry dohromady.
cli-flag-load-url = Měřit server na této adrese, spuštěný s --unlimited, místo vlastního; pro dva procesy zadejte dvě.
cli-flag-load-insist = Povolit adresu, která není tento počítač. Jen pro server, který je váš: je to záplava.
cli-flag-load-database = Databáze vlastních serverů, postgresql://… Samo od sebe: nový soubor SQLite.
cli-flag-load-processes = Kolik vlastních serverů sdílí databázi: místa 1 a 2 jsou na jednom, 3 a 4 na dalším.
cli-flag-load-reconnects = Místo toho: tolik spojení otevřít a zavřít a sledovat paměť.
cli-flag-load-restart = Místo toho: hrát u tolika stolů, server zabít, spustit znovu a čekat, až každý stůl odpoví.
cli-flag-load-stalled = Místo toho: tolik diváků přestane číst; kdy budou odpojeni a co stojí.
cli-flag-load-tenfold = Místo toho: tolik dvojic běhů, jak je zadáno a s desetkrát více spojeními a stoly při desetině tempa; porovná se jejich p99.
cli-flag-load-curve = Místo toho: běhy s 200 až 10 000 spojeními, nakreslené do tohoto souboru SVG: spojení proti p50 a p99.
cli-load-one-mode = Zadejte nejvýš jedno z --reconnects, --restart, --stalled, --tenfold a --curve, s číslem nad 0; --restart, --tenfold a --curve potřebují vlastní server.
cli-load-few = Každý stůl potřebuje { $count } spojení: stolů { $tables }, spojení jen { $sockets }.
cli-load-numbers = Sekund a procesů musí být víc než 0; tempo nesmí být menší než 0.
cli-load-tenfold-pace = Bez tempa není ani jeho desetina: k --tenfold patří --every větší než 0.
cli-load-postgres = Více procesů potřebuje databázi, kterou mohou sdílet: --database postgresql://…
cli-load-url = Adresa vypadá jako http://127.0.0.1:8700, ne jako „{ $text }“.
cli-load-away = { $text } není tento počítač. Zátěžový test je záplava; je-li server váš, přidejte --insist.
cli-load-failed-no-start = Server se nespustil (návratový kód { $code }).
cli-load-failed-no-server = { $url } neodpovídá: { $reason }
cli-load-failed-refused = Server nedovolí připravit stůl ({ $status }): { $reason } Byl spuštěn s --unlimited?
cli-load-failed-no-join = Spojení se na { $url } nemohlo připojit: { $reason }
cli-load-failed-no-plots = To, co kreslí křivky, není nainstalováno: { $program } extra plots
cli-load-stage-servers = Spouštění
cli-load-stage-tables = Otevírání stolů
cli-load-stage-sockets = Připojování
cli-load-stage-warm-up = Zahřívání
cli-load-stage-play = Měření
cli-load-stage-reconnects = Příchody a odchody
cli-load-stage-moves = Hra
cli-load-stage-stalled = Čekání na konec těch, kdo nečtou
cli-load-size = Velikost
cli-load-size-value = spojení { $sockets }, stoly { $tables }, procesy serveru { $processes }
cli-load-pace = Tempo
cli-load-pace-value = jeden tah za { $every } s u každého stolu, po dobu { $seconds } s
cli-load-pace-full = další tah, jakmile všichni viděli poslední, po dobu { $seconds } s
cli-load-moves = Tahy
cli-load-moves-value = { $moves }; { $rate } za sekundu; dohrané partie: { $matches }
cli-load-acknowledged = Potvrzeno po
cli-load-seen = Ostatní viděli po
cli-load-elsewhere = V druhém procesu viděli po
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · nejdéle { $worst } ms
cli-load-commits = Zápisy na disk
cli-load-memory = Paměť serveru
cli-load-cores = Pracující jádra
cli-load-cores-value = server { $server }, měřič { $driver }, zbytek počítače { $others }
cli-load-errors = Chyby
cli-load-churn-value = { $sockets } spojení přišlo a odešlo, stoly: { $tables }, za { $seconds } s
cli-load-level = Stálá
cli-load-level-yes = ano: druhá polovina nezabrala víc paměti než první
cli-load-level-no = ne: stále roste
cli-load-restart-value = stoly { $tables }, záznamy v jejich denících { $moves }
cli-load-serving = Znovu slouží po
cli-load-back = Pak všechny stoly zpět po
cli-load-lost = Stoly, kterým něco chybí
cli-load-stalled-value = přestali číst { $count }, ostatní ve hře { $sockets }
cli-load-closed = Poslední odpojen po
cli-load-never = do minuty ne
cli-load-each = Paměť na každého, nejvýše
cli-load-tenfold-value = spojení { $sockets }, stoly { $tables }, a desetkrát tolik při desetině tempa; dvojice běhů { $count }
cli-load-p99-once = p99 při této velikosti
cli-load-p99-tenfold = p99 při desetkrát větší
cli-load-p99-each = { $each }; medián { $median } ms
cli-load-p99-ratio = Poměr
cli-load-curve-title = Od odeslání tahu do potvrzení
cli-load-curve-sockets = spojení
cli-load-curve-ms = milisekundy
