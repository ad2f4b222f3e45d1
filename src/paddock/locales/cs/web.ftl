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
web-play-now = Hrát hned
web-play-long = Dlouhá partie
web-invite = Pozvat
web-learn = Naučit se
web-players = { $from }–{ $to } hráčů
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy her patří jejich vlastníkům; pravidla podáváme vlastními slovy, plány a karty jsou naše vlastní kresby.
web-about = O projektu
web-lobby = Stoly
web-guest-name = Host
web-to-home = Úvodní stránka
web-loading = Okamžik…
web-trouble-offline = Není spojení. Zkontroluj síť a zkus to znovu.
web-trouble-unknown = To se nepovedlo ({ $code }).
web-join = Připojit se kódem
web-settings = Nastavení
web-try-again = Zkusit znovu
web-rules = Pravidla
web-poster-other = Další hra na tomto serveru.

## Set-up
web-chair-bot = Bot
web-level-0 = Žák autoškoly
web-level-1 = Nedělní řidič
web-level-2 = Dojíždějící
web-level-3 = Jezdec rallye
web-level-4 = Šampion
web-table = Stůl

## Waiting room
web-no-table-lead = Možná už neexistuje, nebo kus odkazu chybí. Nech si ho poslat znovu.
web-copy = Kopírovat
web-copied = Zkopírováno

## At the table
web-line-lost = Spojení je přerušené. Připojuji znovu…
web-theme-light = Přepnout na světlý vzhled
web-theme-dark = Přepnout na tmavý vzhled
web-resume = Pokračovat
web-ended = Hostitel partii ukončil.
web-sound = Zvuk
web-rematch = Odveta
web-replay = Přehrát znovu

## Lobby
web-status-waiting = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
web-status-running = hraje se
web-status-over = dohráno
web-status-ended = ukončeno

## The plain table of any game
web-your-moves = Tvé tahy
web-facts = Stav hry
web-space = Pole { $space }

## People at the table
web-pass-device = Předej zařízení dál: { $name }.
web-pass-device-lead = Nikdo jiný by se teď neměl dívat.
web-i-am = Já jsem { $name }
web-yes = Ano
web-no = Ne
web-undo-refused = Ne všichni souhlasí: tah platí.
web-seat-refused = Ne všichni souhlasí: díváš se dál.
web-took-over = { $other }: teď hraje { $name }.
web-took-over-bot = { $other }: teď hraje bot.
web-time-up = Čas vypršel: táhlo se za tebe.

## A board
web-board-whole = Celý okruh
web-board-closer = Přiblížit
web-board-further = Oddálit

## Keys of a table
web-keys = Klávesové zkratky

## Hints
web-hint = Rada
