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
web-playable = Můžeš zahrát
web-not-now = Teď ne
web-stale = U stolu se mezitím hrálo dál: podívej se znovu.
web-away = není tu
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}

## The Bornes family
web-coup-same = Všichni mají na odpověď stejně: { $seconds } s.
web-coup-noted = Zapsáno. Dokud čas nevyprší, můžeš si to rozmyslet.
## Home
web-home-title = Pět závodních her. Posaď se.
web-home-lead = Bez účtu. Hraj hned proti botům, nebo pošli přátelům odkaz.
web-games = Hry
web-bots-play = Úroveň botů
web-level-easy = Snadná
web-level-fair = Střední
web-level-sharp = Těžká
web-play-now = Hrát hned
web-invite = Pozvat
web-learn = Naučit se
web-players = { $from }–{ $to } hráčů
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy her patří jejich vlastníkům; pravidla podáváme vlastními slovy, plány a karty jsou naše vlastní kresby.
web-about = O projektu
web-about-text = S Paddockem si rodina v jednom pokoji nebo v pěti městech zahraje závodní stolní hry podle skutečných pravidel, bez účtu. Běží na tvém vlastním počítači a nikomu nic neprozradí.
web-lobby = Stoly
web-guest-name = Host
web-to-home = Úvodní stránka
web-loading = Okamžik…
web-trouble-offline = Server není dostupný. Běží?
web-trouble-unknown = To se nepovedlo ({ $code }).
web-join = Připojit se kódem
web-settings = Nastavení
web-try-again = Zkusit znovu
web-rules = Pravidla
web-poster-other = Další hra na tomto serveru.

## Set-up
web-seats = Místa
web-chair-me = Já
web-chair-friend = Host
web-chair-bot = Bot
web-chair-open = Volné místo
web-chair-open-lead = pro přátele
web-level-0 = Žák autoškoly
web-level-1 = Nedělní řidič
web-level-2 = Dojíždějící
web-level-3 = Jezdec rallye
web-level-4 = Šampion
web-your-name = Tvé jméno
web-options = Domácí pravidla
web-chairs-lead = Vyber místo a kdo na něm bude sedět. Nebo tam někoho přetáhni.
web-options-usual = vše jako obvykle
web-usual = obvyklé
web-table = Stůl
web-clock = Čas na rozmyšlenou
web-clock-none = Bez omezení
web-clock-move = { $seconds } s na tah
web-clock-match = { $minutes } min na partii
web-listed = Zobrazit stůl všem na tomto serveru
web-open-table = Otevřít stůl

## Waiting room
web-waiting-lead = Pošli odkaz, nebo ať si přátelé naskenují kód.
web-join-lead = Napiš své jméno a vyber si místo.
web-you = ty
web-here = je tady
web-host = hostitel
web-sit = Sednout si
web-get-up = Uvolnit místo
web-invite-lead = Kdo má tento odkaz, může si sednout. Účet nikdo nepotřebuje.
web-no-table-lead = Možná už neexistuje, nebo kus odkazu chybí. Nech si ho poslat znovu.
web-link = Odkaz na tento stůl
web-copy = Kopírovat
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód
web-start = Start
web-start-waits = { $count ->
    [one] Jedno místo je volné
    [few] { $count } místa jsou volná
   *[other] { $count } míst je volných
}
web-host-starts = Závod odstartuje hostitel.
web-code = Kód stolu
web-code-lead = Nebo otevři { $address } a napiš:

## At the table
web-line-lost = Spojení je přerušené. Připojuji znovu…
web-how-to-play = Jak se hraje
web-theme = Vzhled
web-theme-light = Přepnout na světlý vzhled
web-theme-dark = Přepnout na tmavý vzhled
web-theme-auto-short = Podle zařízení
web-theme-light-short = Světlý
web-theme-dark-short = Tmavý
web-motion = Animace
web-motion-off = Žádné
web-motion-fast = Rychlé
web-motion-normal = Běžné
web-motion-slow = Pomalé
web-watch-lead = Tady se přátelé mohou připojit nebo dívat:
web-pause = Pauza
web-resume = Pokračovat
web-end-match = Ukončit partii
web-leave = Odejít od stolu
web-ended = Hostitel partii ukončil.
web-end-sure = Ukončit partii pro všechny?
web-leave-sure = Odejít od stolu? Místo tebe bude hrát bot a ostatní mohou místo dát někomu jinému.
web-go-on = Dál
web-winner-you = Vyhráváš!
web-winner = Vítězí: { $names }
web-rematch = Odveta
web-same-luck = Znovu stejné karty a kostky
web-record = Stáhnout záznam
web-replay = Přehrát znovu
web-step-back = O krok zpět
web-step-on = O krok dál
web-step-of = { $step } z { $steps }
web-verify = Ověřit míchání
web-review = Štěstí a umění

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otevřené stoly
web-no-tables = Teď není otevřený žádný stůl.
web-status-waiting = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
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
web-chat = Chat
web-chat-empty = Zatím žádné zprávy.
web-chat-say = Napiš zprávu
web-chat-mute = Skrýt chat nad stolem
web-send = Poslat
web-yes = Ano
web-no = Ne
web-undo-wish = { $name } chce vzít zpět poslední tah.
web-undo-asked = S vrácením tahu musí ještě souhlasit: { $names }.
web-undo-refused = Ne všichni souhlasí: tah platí.
web-seat-wish = { $name } chce převzít místo: { $other }.
web-seat-asked = Ještě musí souhlasit: { $names }.
web-seat-refused = Ne všichni souhlasí: díváš se dál.
web-seat-free = volné místo
web-seat-ask = Požádat o místo
web-seat-withdraw = Už nechci
web-took-over = { $other }: teď hraje { $name }.
web-took-over-bot = { $other }: teď hraje bot.
web-time-up = Čas vypršel: táhlo se za tebe.
web-stand-in = Hraje za tebe bot.
web-take-back = Vrátit se do hry
web-big-screen = Velká obrazovka
web-orders = Když na útok neodpovím včas
web-orders-ask = nechat platit
web-orders-always = odpovědět, když to jde
web-sound = Zvuk
web-sound-on = Zapnutý
web-sound-off = Vypnutý
web-other-device = Jiné zařízení

## A board
web-board-whole = Celý okruh
web-board-closer = Přiblížit
web-board-further = Oddálit

## Keys of a table
web-keys = Klávesové zkratky
web-keys-on = Ovládat hru písmeny a číslicemi
web-key-release = zrušit výběr karty
web-key-situation = přečíst stav hry
web-one-tap = Klepnutí na kartu
web-one-tap-off = ji vybere
web-one-tap-on = ji zahraje

## Hints
web-hint = Rada
web-hint-taken = { $name } si nechává poradit.
web-hints = Rady
web-hints-bots = když hraje jeden člověk proti botům
web-hints-all = pro všechny; všichni se to dozvědí
web-hints-none = pro nikoho
