# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Zavřít
web-menu = Nabídka
web-undo = Vzít zpět
web-language = Jazyk
web-seconds = { $seconds } s

## The table
web-your-turn = Jsi na tahu
web-turn-of = Na tahu: { $names }
web-road-book = Deník jízdy
web-nothing-yet = Zatím se nic nestalo.
web-hand = Tvé karty
web-playable = Lze zahrát
web-not-now = Teď ne
web-stale = Stůl je mezitím dál: podívej se znovu.
web-away = není tu
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}

## The Bornes family
web-coup-same = Všichni vidí stejné sekundy: { $seconds }.
web-coup-noted = Zapsáno. Dokud čas nevyprší, můžeš si to rozmyslet.
## Home
web-home-title = Pět silničních her. Posaď se.
web-home-lead = Bez účtu. Hraj hned proti botům, nebo pošli přátelům odkaz.
web-games = Hry
web-bots-play = Boti hrají
web-level-easy = lehce
web-level-fair = slušně
web-level-sharp = ostře
web-play-now = Hrát hned
web-invite = Pozvat
web-learn = Naučit se
web-players = { $from }–{ $to } hráčů
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy her patří jejich vlastníkům; pravidla vyprávíme vlastními slovy, plány a karty jsme nakreslili sami.
web-about = O projektu
web-about-text = S Paddockem si rodina v jednom pokoji nebo v pěti městech zahraje silniční hry podle skutečných pravidel, bez účtu. Běží na vlastním počítači a nikomu nic neprozradí.
web-lobby = Stoly
web-guest-name = Host
web-to-home = Na začátek
web-loading = Okamžik …
web-trouble-offline = Server není dostupný. Běží?
web-trouble-unknown = To se nepovedlo ({ $code }).
web-join = Připojit se kódem
web-settings = Nastavení
web-continue = Hrát dál
web-try-again = Zkusit znovu
web-rules = Pravidla
web-poster-other = Další hra tohoto serveru.

## Set-up
web-seats = Místa
web-chair-me = Já
web-chair-friend = Přítel
web-chair-bot = Bot
web-chair-open = Volná židle
web-chair-open-lead = pro přítele
web-level-0 = Žák autoškoly
web-level-1 = Nedělní řidič
web-level-2 = Dojíždějící
web-level-3 = Rallyeový jezdec
web-level-4 = Šampion
web-your-name = Tvé jméno
web-options = Domácí pravidla
web-chairs-lead = Vyber židli, pak kdo na ní sedí. Nebo ho tam přetáhni.
web-options-usual = vše jako obvykle
web-usual = obvyklé
web-table = Stůl
web-clock = Čas na rozmyšlenou
web-clock-none = Jak dlouho chceš
web-clock-move = Sekund na tah: { $seconds }
web-clock-match = Minut na partii: { $minutes }
web-listed = Zobrazit stůl všem na tomto serveru
web-open-table = Otevřít stůl

## Waiting room
web-waiting-lead = Pošli odkaz, nebo ať si přátelé naskenují kód.
web-join-lead = Napiš své jméno a vezmi si židli.
web-you = ty
web-here = je tady
web-host = hostitel
web-sit = Sednout si
web-get-up = Vstát
web-invite-lead = Kdo má tento odkaz, smí si sednout. Nikdo nepotřebuje účet.
web-no-table-lead = Možná už neexistuje, nebo v odkazu chybí písmeno. Nech si odkaz poslat znovu.
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód
web-start = Start
web-start-waits = { $count ->
    [one] Jedna židle je volná
    [few] { $count } židle jsou volné
   *[other] { $count } židlí je volných
}
web-host-starts = Závod odstartuje hostitel.
web-code = Kód tohoto stolu
web-code-lead = Nebo otevři { $address } a napiš:

## At the table
web-line-lost = Spojení je přerušené. Zkouším znovu …
web-how-to-play = Jak se hraje
web-theme = Světlo
web-theme-light = Na denní světlo
web-theme-dark = Do noci
web-theme-auto-short = Podle zařízení
web-theme-light-short = Den
web-theme-dark-short = Noc
web-motion = Pohyb
web-motion-off = žádný
web-motion-fast = rychle
web-motion-normal = běžně
web-motion-slow = pomalu
web-watch-lead = Přátelé se připojí nebo sledují zde:
web-pause = Pauza
web-resume = Pokračovat
web-end-match = Ukončit partii
web-leave = Odejít od stolu
web-ended = Hostitel partii ukončil.
web-end-sure = Ukončit partii pro všechny?
web-leave-sure = Odejít od stolu? Místo tebe bude hrát bot.
web-go-on = Dál
web-winner-you = Vyhráváš!
web-winner = Vítěz: { $names }
web-rematch = Odveta
web-same-luck = Se stejným štěstím
web-record = Uložit záznam
web-replay = Ohlédnutí
web-step-back = O krok zpět
web-step-on = O krok dál
web-step-of = { $step } z { $steps }
web-verify = Ověřit míchání
web-review = Štěstí a umění

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otevřené stoly
web-no-tables = Právě není vypsán žádný stůl.
web-status-waiting = { $count ->
    [one] { $count } židle volná
    [few] { $count } židle volné
   *[other] { $count } židlí volných
}
web-status-running = hraje se
web-status-over = dohráno
web-status-ended = ukončeno
web-old-tables = Dohráno

## The plain table of any game
web-your-moves = Tvé tahy
web-facts = Stav hry
web-space = Pole { $space }

## People at the table
web-pass-device = Předej zařízení dál: { $name }.
web-pass-device-lead = Nikdo jiný by se teď neměl dívat.
web-i-am = Já jsem { $name }
web-people = Lidé
web-chat = Rozhovor
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekni něco
web-chat-mute = Nezobrazovat rozhovor nad stolem
web-send = Poslat
web-yes = Ano
web-no = Ne
web-undo-wish = { $name } chce vzít zpět poslední tah.
web-undo-asked = S vrácením tahu musí ještě souhlasit: { $names }.
web-undo-refused = Ne všichni souhlasí: tah platí.
web-time-up = Čas vypršel: tah byl proveden za tebe.
web-stand-in = Hraje za tebe bot.
web-take-back = Hrát dál sám
web-big-screen = Velká obrazovka
web-orders = Když na útok neodpovím včas
web-orders-ask = nechat platit
web-orders-always = odpovědět, když to jde
web-sound = Zvuk
web-sound-on = zapnutý
web-sound-off = vypnutý
web-other-device = Jiné zařízení

## A board
web-board-whole = Celý okruh
web-board-closer = Přiblížit
web-board-further = Oddálit

## Keys of a table
web-keys = Klávesy
web-keys-on = Jednotlivá písmena a číslice fungují
web-key-release = pustit vybranou kartu
web-key-situation = říct, jak to vypadá
web-one-tap = Klepnutí na kartu
web-one-tap-off = ji vybere
web-one-tap-on = ji zahraje

## Hints
web-hint = Rada
web-hint-taken = { $name }: vzata rada.
web-hints = Rady
web-hints-bots = pro člověka samotného mezi boty
web-hints-all = pro všechny; všichni se to dozvědí
web-hints-none = pro nikoho
