# Zátěžový test ($sockets, $tables, $processes, $moves, $matches, $count jsou čísla; časy přicházejí vypsané).

cli-load-help = Zátěžový test serveru: tisíce spojení na něm hrají skutečné partie s náhodnými dovolenými tahy.
cli-load-examples =
    Například:
      { $program } load                         1 000 spojení, 250 stolů, minuta, vlastní server
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               co nejvíc tahů
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      zůstává paměť stejná?
      { $program } load --restart 1000          kill -9, a kdy jsou všechny stoly zpět?
      { $program } load --stalled 50            kdy odpojí toho, kdo přestal číst?
      { $program } load --tenfold 5             desetkrát víc stolů: trvá tah déle?
      { $program } load --curve load.svg        stále větší běhy, jako graf
cli-flag-load-sockets = Kolik spojení; čtyři u každého stolu hrají, ostatní se dívají.
cli-flag-load-tables = Kolik stolů. Výchozí: čtvrtina počtu spojení.
cli-flag-load-seconds = Jak dlouho měřit; začíná se, až každý stůl udělá první tah, nejdříve tři sekundy po posledním připojení.
cli-flag-load-every = Sekundy mezi tahy u každého stolu; 0: další tah, jakmile všichni viděli poslední.
cli-flag-load-game = Hrát tuto hru; lze zadat víckrát. Výchozí: všechny hry dohromady.
cli-flag-load-url = Testovat server na této adrese, spuštěný s --unlimited, místo vlastního; pro dva procesy zadej dvě.
cli-flag-load-insist = Povolit adresu, která není tento počítač. Jen pro tvůj vlastní server: zahltí ho požadavky.
cli-flag-load-database = Databáze vlastních serverů, postgresql://… Výchozí: nový soubor SQLite.
cli-flag-load-processes = Kolik serverů spustit nad jednou databází; místa u stolu se rozdělí mezi ně.
cli-flag-load-routed = Všechna spojení jednoho stolu vedou k témuž serveru jako za proxy, která rozděluje podle stolu.
cli-flag-load-reconnects = Místo toho: otevřít a zavřít tento počet spojení a sledovat paměť.
cli-flag-load-restart = Místo toho: hrát u tohoto počtu stolů, server zabít, spustit znovu a čekat, až každý stůl odpoví.
cli-flag-load-stalled = Místo toho: tento počet diváků přestane číst; kdy je server odpojí a co stojí.
cli-flag-load-tenfold = Místo toho: tento počet dvojic běhů, jak je zadáno a s desetkrát více spojeními a stoly při desetině tempa; porovná jejich p99.
cli-flag-load-curve = Místo toho: běhy s 200 až 10 000 spojeními, nakreslené do tohoto souboru SVG: spojení proti p50 a p99.
cli-load-one-mode = Zadej nejvýš jedno z --reconnects, --restart, --stalled, --tenfold a --curve, s číslem nad 0. --restart, --tenfold a --curve si potřebují spustit vlastní server.
cli-load-few = Každý stůl potřebuje { $count } spojení: stolů { $tables }, spojení jen { $sockets }.
cli-load-numbers = Sekund a procesů musí být víc než 0; tempo nesmí být menší než 0.
cli-load-tenfold-pace = --tenfold dělí tempo deseti: potřebuje --every větší než 0.
cli-load-postgres = Více procesů potřebuje společnou databázi: --database postgresql://…
cli-load-url = Adresa vypadá jako http://127.0.0.1:8700, ne jako „{ $text }“.
cli-load-away = { $text } není tento počítač. Zátěžový test zahltí server požadavky; pokud je tvůj, přidej --insist.
cli-load-failed-no-start = Server se nespustil (návratový kód { $code }).
cli-load-failed-no-server = { $url } neodpovídá: { $reason }
cli-load-failed-refused = Server odmítl připravit stůl ({ $status }): { $reason } Byl spuštěn s --unlimited?
cli-load-failed-no-join = Spojení se na { $url } nemohlo připojit ke stolu: { $reason }
cli-load-failed-no-plots = Balík, který kreslí grafy, není nainstalován: { $program } extra plots
cli-load-stage-servers = Spouštění
cli-load-stage-tables = Otevírání stolů
cli-load-stage-sockets = Připojování
cli-load-stage-warm-up = Zahřívání
cli-load-stage-play = Měření
cli-load-stage-reconnects = Opětovné připojování
cli-load-stage-moves = Hra
cli-load-stage-stalled = Čekání, až server odpojí ty, kdo nečtou
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
cli-load-cores = Využitá jádra
cli-load-cores-value = server { $server }, měřič { $driver }, zbytek počítače { $others }
cli-load-errors = Chyby
cli-load-churn-value = připojilo se a odpojilo spojení: { $sockets }, stoly: { $tables }, za { $seconds } s
cli-load-level = Stálá
cli-load-level-yes = ano: druhá polovina nezabrala víc paměti než první
cli-load-level-no = ne: stále roste
cli-load-restart-value = stoly { $tables }, záznamy v jejich denících { $moves }
cli-load-serving = Server zpět po
cli-load-back = Všechny stoly zpět po dalších
cli-load-lost = Stoly, které přišly o data
cli-load-stalled-value = přestali číst { $count }, ostatní ve hře { $sockets }
cli-load-closed = Poslední odpojen po
cli-load-never = do minuty ne
cli-load-each = Paměť na jednoho z nich, nejvýše
cli-load-tenfold-value = spojení { $sockets }, stoly { $tables }, a desetkrát tolik při desetině tempa; dvojice běhů { $count }
cli-load-p99-once = p99 při této velikosti
cli-load-p99-tenfold = p99 při desetkrát větší
cli-load-p99-each = { $each }; medián { $median } ms
cli-load-p99-ratio = Poměr
cli-load-curve-title = Od odeslání tahu do potvrzení
cli-load-curve-sockets = spojení
cli-load-curve-ms = milisekundy
