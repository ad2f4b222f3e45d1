# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Zavrieť
web-menu = Ponuka
web-undo = Vziať späť
web-language = Jazyk
web-seconds = { $seconds } s

## The table
web-your-turn = Si na ťahu
web-turn-of = Na ťahu: { $names }
web-road-book = Denník jazdy
web-nothing-yet = Zatiaľ sa nič nestalo.
web-hand = Tvoje karty
web-playable = Môžeš zahrať
web-not-now = Teraz nie
web-stale = Pri stole sa medzitým hralo ďalej: pozri sa znova.
web-away = nie je tu
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}

## The Bornes family
web-coup-same = Všetci majú na odpoveď rovnako: { $seconds } s.
web-coup-noted = Zapísané. Kým čas neuplynie, môžeš si to rozmyslieť.
## Home
web-home-title = Päť pretekárskych hier. Sadni si.
web-home-lead = Bez účtu. Hraj hneď proti botom alebo pošli priateľom odkaz.
web-games = Hry
web-bots-play = Úroveň botov
web-play-now = Hrať hneď
web-play-long = Dlhá partia
web-invite = Pozvať
web-learn = Naučiť sa
web-players = { $from }–{ $to } hráčov
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy hier patria ich vlastníkom; pravidlá podávame vlastnými slovami, plány a karty sú naše vlastné kresby.
web-about = O projekte
web-lobby = Stoly
web-guest-name = Hosť
web-to-home = Úvodná stránka
web-loading = Moment…
web-trouble-offline = Nie je spojenie. Skontroluj sieť a skús to znova.
web-trouble-unknown = To sa nepodarilo ({ $code }).
web-join = Pripojiť sa kódom
web-settings = Nastavenia
web-try-again = Skúsiť znova
web-rules = Pravidlá
web-poster-other = Ďalšia hra na tomto serveri.

## Set-up
web-chair-bot = Bot
web-level-0 = Žiak autoškoly
web-level-1 = Nedeľný vodič
web-level-2 = Dochádzajúci
web-level-3 = Jazdec rely
web-level-4 = Šampión
web-table = Stôl

## Waiting room
web-no-table-lead = Možno už neexistuje alebo kus odkazu chýba. Nechaj si ho poslať znova.
web-copy = Kopírovať
web-copied = Skopírované

## At the table
web-line-lost = Spojenie sa prerušilo. Pripájam znova…
web-theme-light = Prepnúť na svetlý vzhľad
web-theme-dark = Prepnúť na tmavý vzhľad
web-resume = Pokračovať
web-ended = Hostiteľ partiu ukončil.
web-sound = Zvuk
web-rematch = Odveta
web-replay = Pozrieť znova

## Lobby
web-status-waiting = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
web-status-running = hrá sa
web-status-over = dohraté
web-status-ended = ukončené

## The plain table of any game
web-your-moves = Tvoje ťahy
web-facts = Stav hry
web-space = Pole { $space }

## People at the table
web-pass-device = Odovzdaj zariadenie ďalej: { $name }.
web-pass-device-lead = Nikto iný by sa teraz nemal pozerať.
web-i-am = Ja som { $name }
web-yes = Áno
web-no = Nie
web-undo-refused = Nie všetci súhlasia: ťah platí.
web-seat-refused = Nie všetci súhlasia: pozeráš sa ďalej.
web-took-over = { $other }: teraz hrá { $name }.
web-took-over-bot = { $other }: teraz hrá bot.
web-time-up = Čas vypršal: ťahalo sa za teba.

## A board
web-board-whole = Celý okruh
web-board-closer = Priblížiť
web-board-further = Oddialiť

## Keys of a table
web-keys = Klávesové skratky

## Hints
web-hint = Rada
