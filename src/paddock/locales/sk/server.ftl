# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Spustiť server, aby ľudia mohli hrať v prehliadači: na tomto počítači alebo kdekoľvek v miestnosti.
cli-serve-examples = Napríklad
    {"  "}{ $program } serve         len na tomto počítači; vypíše adresu
    {"  "}{ $program } serve --lan   pre každý telefón v miestnosti; ukáže QR kód
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Otvoriť server do miestnej siete a vypísať jeho adresu s QR kódom.
cli-flag-serve-host = Namiesto toho počúvať na tejto adrese.
cli-flag-serve-port = Port; 0 vyberie voľný.
cli-flag-serve-data = Priečinok s databázou. Predvolene: tvoj dátový priečinok.
cli-flag-serve-database = Namiesto toho databáza PostgreSQL, postgresql://…; zdieľať ju môže ľubovoľný počet serverov.
cli-flag-serve-origin = Adresa, na ktorej ľudia tento server nájdu, napríklad https://race.example; možno zadať viackrát.
cli-flag-serve-proxy = Server stojí za proxy, ktoré hovorí, odkiaľ požiadavky prichádzajú.
cli-flag-serve-accounts = Prístupové kľúče a záchranné kódy: off alebo optional. Na hranie ich nikto nepotrebuje.
cli-flag-serve-workers = V koľkých procesoch boti premýšľajú.
cli-flag-serve-keep-days = Po koľkých dňoch sa vymažú skončené partie a hostia, ktorí sa nevrátili.
cli-flag-serve-per-address = Koľko spojení smie otvoriť jedna adresa; 0: bez obmedzenia.
cli-flag-serve-unlimited = Bez akýchkoľvek limitov rýchlosti a veľkosti: na záťažové testy, nikdy pre otvorený internet.
cli-flag-serve-metrics = Metriky smie čítať každá adresa, nielen tento počítač.
cli-flag-serve-log = Podrobnosť protokolu: debug, info, warning alebo error.
cli-serve-address = Paddock beží na adrese { $file }
cli-serve-room = V tejto miestnosti: { $file }
cli-serve-no-network = Pre ostatných: nenašla sa žiadna sieť. Pripoj tento počítač cez Wi-Fi, kábel alebo hotspot telefónu a spusti server znova.
cli-serve-stop = Ctrl-C server zastaví; po novom spustení sa pri každom stole pokračuje tam, kde sa prestalo.
cli-serve-stopped = Zastavené. Všetky stoly sú uložené.
cli-serve-no-port = na adrese { $host }, port { $port }, sa nedá počúvať: { $reason }; skús --port 0
cli-serve-no-origin = --origin { $origin }: takú adresu nikto neotvorí; napíš ju ako https://race.example
cli-serve-negative = { $name } musí byť aspoň 0; 0 znamená bez obmedzenia

trouble-bad-message = Táto správa sa nedá prečítať: { $text }
trouble-bad-input = To nie je platné: { $text }
trouble-no-guest = Najprv napíš svoje meno.
trouble-not-host = To môže len hostiteľ.
trouble-not-your-seat = Toto miesto nie je tvoje: { $seat }.
trouble-not-seated = Tento hosť pri tomto stole nesedí.
trouble-foreign-origin = Táto stránka nepatrí k tomuto serveru.
trouble-no-table = Taký stôl tu nie je.
trouble-not-found = Tu nič nie je.
trouble-seat-taken = Toto miesto je obsadené.
trouble-seat-in-play = Toto miesto v tejto partii mať nemôžeš.
trouble-table-full = Pri tomto stole sú všetky miesta obsadené.
trouble-name-taken = Niekto pri tomto stole sa už volá { $name }.
trouble-not-running = Teraz sa žiadna partia nehrá.
trouble-is-running = Práve sa hrá partia.
trouble-is-paused = Hostiteľ partiu pozastavil.
trouble-stale = Pri stole sa medzitým hralo ďalej; pozri sa znova.
trouble-no-undo = Nie je čo vziať späť.
trouble-undo-asked = Niekto už požiadal o vrátenie ťahu; najprv sa rozhodne o tom.
trouble-no-consent = Niekto, kto túto partiu začal, bol nahradený a nedá sa ho opýtať: ťah zostáva.
trouble-seat-asked = Niekto už požiadal o miesto; najprv sa rozhodne o tom.
trouble-no-request = Táto otázka už nie je otvorená.
trouble-empty-chairs = Niektoré miesta sú ešte prázdne: obsaď ich priateľmi alebo botmi.
trouble-not-a-member = Tento stôl patrí klubu; vidia ho len jeho členovia.
trouble-too-large = To je príliš veľké.
trouble-too-fast = Priveľa správ naraz; chvíľku počkaj.
trouble-too-talkative = Píšeš rýchlejšie, než ostatní stíhajú čítať; chvíľku počkaj.
trouble-busy = Pri stole je teraz veľa práce; skús to o chvíľku znova.
trouble-no-hints = Rady sú pri tomto stole vypnuté.
trouble-not-asked = Teraz nie si na rade.
trouble-storage = Server teraz nemôže ukladať ťahy. Nič sa nestratí; len čo to pôjde, hrá sa ďalej.
trouble-internal = Na serveri sa niečo pokazilo; je to zapísané.
