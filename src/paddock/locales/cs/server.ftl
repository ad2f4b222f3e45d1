# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Spustit server, aby lidé mohli hrát v prohlížeči: na tomto počítači nebo kdekoli v místnosti.
cli-serve-examples = Například
    {"  "}{ $program } serve         jen na tomto počítači; vypíše adresu
    {"  "}{ $program } serve --lan   pro každý telefon v místnosti; ukáže QR kód
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Otevřít server do místní sítě a vypsat jeho adresu s QR kódem.
cli-flag-serve-host = Místo toho naslouchat na této adrese.
cli-flag-serve-port = Port; 0 vybere volný.
cli-flag-serve-data = Složka s databází. Výchozí: tvoje datová složka.
cli-flag-serve-database = Místo toho databáze PostgreSQL, postgresql://…; sdílet ji může libovolný počet serverů.
cli-flag-serve-origin = Adresa, na které lidé tento server najdou, například https://race.example; lze zadat víckrát.
cli-flag-serve-proxy = Server stojí za proxy, která říká, odkud požadavky přicházejí.
cli-flag-serve-accounts = Přístupové klíče a záchranné kódy: off, nebo optional. Ke hře je nikdo nepotřebuje.
cli-flag-serve-workers = V kolika procesech boti přemýšlejí.
cli-flag-serve-keep-days = Po kolika dnech se smažou skončené partie a hosté, kteří se nevrátili.
cli-flag-serve-per-address = Kolik spojení smí otevřít jedna adresa; 0: bez omezení.
cli-flag-serve-unlimited = Bez jakýchkoli limitů rychlosti a velikosti: pro zátěžové testy, nikdy pro otevřený internet.
cli-flag-serve-metrics = Metriky smí číst každá adresa, nejen tento počítač.
cli-flag-serve-log = Podrobnost protokolu: debug, info, warning nebo error.
cli-serve-address = Paddock běží na adrese { $file }
cli-serve-room = V této místnosti: { $file }
cli-serve-no-network = Pro ostatní: nenašla se žádná síť. Připoj tento počítač přes Wi-Fi, kabel nebo hotspot telefonu a spusť server znovu.
cli-serve-stop = Ctrl-C server zastaví; po novém spuštění se u každého stolu pokračuje tam, kde se přestalo.
cli-serve-stopped = Zastaveno. Všechny stoly jsou uložené.
cli-serve-no-port = na adrese { $host }, port { $port }, nelze naslouchat: { $reason }; zkus --port 0
cli-serve-no-origin = --origin { $origin }: takovou adresu nikdo neotevře; napiš ji jako https://race.example
cli-serve-negative = { $name } musí být aspoň 0; 0 znamená bez omezení

trouble-bad-message = Tuto zprávu nelze přečíst: { $text }
trouble-bad-input = To není platné: { $text }
trouble-no-guest = Nejdřív napiš své jméno.
trouble-not-host = To může jen hostitel.
trouble-not-your-seat = Toto místo není tvoje: { $seat }.
trouble-not-seated = Tento host u tohoto stolu nesedí.
trouble-foreign-origin = Tato stránka nepatří k tomuto serveru.
trouble-no-table = Takový stůl tu není.
trouble-not-found = Tady nic není.
trouble-seat-taken = Toto místo je obsazené.
trouble-seat-in-play = Toto místo v této partii mít nemůžeš.
trouble-table-full = U tohoto stolu jsou všechna místa obsazená.
trouble-name-taken = Někdo u tohoto stolu se už jmenuje { $name }.
trouble-not-running = Teď se žádná partie nehraje.
trouble-is-running = Právě se hraje partie.
trouble-is-paused = Hostitel partii pozastavil.
trouble-stale = U stolu se mezitím hrálo dál; podívej se znovu.
trouble-no-undo = Není co vzít zpět.
trouble-undo-asked = Někdo už požádal o vrácení tahu; nejdřív se rozhodne o tom.
trouble-no-consent = Někdo, kdo tuto partii začal, byl nahrazen a nelze se ho zeptat: tah zůstává.
trouble-seat-asked = Někdo už požádal o místo; nejdřív se rozhodne o tom.
trouble-no-request = Tato otázka už není otevřená.
trouble-empty-chairs = Některá místa jsou ještě prázdná: obsaď je přáteli nebo boty.
trouble-not-a-member = Tento stůl patří klubu; vidí ho jen jeho členové.
trouble-too-large = To je příliš velké.
trouble-too-fast = Příliš mnoho zpráv najednou; chvilku počkej.
trouble-too-talkative = Píšeš rychleji, než ostatní stačí číst; chvilku počkej.
trouble-busy = U stolu je teď moc práce; zkus to za chvilku znovu.
trouble-no-hints = Rady jsou u tohoto stolu vypnuté.
trouble-not-asked = Teď nejsi na řadě.
trouble-storage = Server teď nemůže ukládat tahy. Nic se neztratí; jakmile to půjde, hraje se dál.
trouble-internal = Na serveru se něco pokazilo; je to zapsané.
