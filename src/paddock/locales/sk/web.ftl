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
web-level-easy = Ľahká
web-level-fair = Stredná
web-level-sharp = Ťažká
web-play-now = Hrať hneď
web-invite = Pozvať
web-learn = Naučiť sa
web-players = { $from }–{ $to } hráčov
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy hier patria ich vlastníkom; pravidlá podávame vlastnými slovami, plány a karty sú naše vlastné kresby.
web-about = O projekte
web-about-text = S Paddockom si rodina v jednej izbe alebo v piatich mestách zahrá pretekárske stolové hry podľa skutočných pravidiel, bez účtu. Beží na tvojom vlastnom počítači a nikomu nič neprezradí.
web-lobby = Stoly
web-guest-name = Hosť
web-to-home = Úvodná stránka
web-loading = Moment…
web-trouble-offline = Server nie je dostupný. Beží?
web-trouble-unknown = To sa nepodarilo ({ $code }).
web-join = Pripojiť sa kódom
web-settings = Nastavenia
web-try-again = Skúsiť znova
web-rules = Pravidlá
web-poster-other = Ďalšia hra na tomto serveri.

## Set-up
web-seats = Miesta
web-chair-me = Ja
web-chair-friend = Hosť
web-chair-bot = Bot
web-chair-open = Voľné miesto
web-chair-open-lead = pre priateľov
web-level-0 = Žiak autoškoly
web-level-1 = Nedeľný vodič
web-level-2 = Dochádzajúci
web-level-3 = Jazdec rely
web-level-4 = Šampión
web-your-name = Tvoje meno
web-options = Domáce pravidlá
web-chairs-lead = Vyber miesto a kto na ňom bude sedieť. Alebo tam niekoho presuň.
web-options-usual = všetko ako zvyčajne
web-usual = obvyklé
web-table = Stôl
web-clock = Čas na rozmyslenie
web-clock-none = Bez obmedzenia
web-clock-move = { $seconds } s na ťah
web-clock-match = { $minutes } min na partiu
web-listed = Ukázať stôl všetkým na tomto serveri
web-open-table = Otvoriť stôl

## Waiting room
web-waiting-lead = Pošli odkaz alebo nech si priatelia naskenujú kód.
web-join-lead = Napíš svoje meno a vyber si miesto.
web-you = ty
web-here = je tu
web-host = hostiteľ
web-sit = Sadnúť si
web-get-up = Uvoľniť miesto
web-invite-lead = Kto má tento odkaz, môže si sadnúť. Účet nikto nepotrebuje.
web-no-table-lead = Možno už neexistuje alebo kus odkazu chýba. Nechaj si ho poslať znova.
web-link = Odkaz na tento stôl
web-copy = Kopírovať
web-copied = Skopírované
web-qr = Odkaz ako QR kód
web-start = Štart
web-start-waits = { $count ->
    [one] Jedno miesto je voľné
    [few] { $count } miesta sú voľné
   *[other] { $count } miest je voľných
}
web-host-starts = Preteky odštartuje hostiteľ.
web-code = Kód stola
web-code-lead = Alebo otvor { $address } a napíš:

## At the table
web-line-lost = Spojenie sa prerušilo. Pripájam znova…
web-how-to-play = Ako sa hrá
web-theme = Vzhľad
web-theme-light = Prepnúť na svetlý vzhľad
web-theme-dark = Prepnúť na tmavý vzhľad
web-theme-auto-short = Podľa zariadenia
web-theme-light-short = Svetlý
web-theme-dark-short = Tmavý
web-motion = Animácie
web-motion-off = Žiadne
web-motion-fast = Rýchle
web-motion-normal = Bežné
web-motion-slow = Pomalé
web-watch-lead = Tu sa priatelia môžu pripojiť alebo pozerať:
web-pause = Pauza
web-resume = Pokračovať
web-end-match = Ukončiť partiu
web-leave = Odísť od stola
web-ended = Hostiteľ partiu ukončil.
web-end-sure = Ukončiť partiu pre všetkých?
web-leave-sure = Odísť od stola? Namiesto teba bude hrať bot a ostatní môžu miesto dať niekomu inému.
web-go-on = Ďalej
web-winner-you = Vyhrávaš!
web-winner = Vyhráva: { $names }
web-rematch = Odveta
web-same-luck = Znova rovnaké karty a kocky
web-record = Stiahnuť záznam
web-replay = Pozrieť znova
web-step-back = O krok späť
web-step-on = O krok ďalej
web-step-of = { $step } z { $steps }
web-verify = Overiť miešanie
web-review = Šťastie a umenie

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otvorené stoly
web-no-tables = Teraz nie je otvorený žiadny stôl.
web-status-waiting = { $count ->
    [one] { $count } voľné miesto
    [few] { $count } voľné miesta
   *[other] { $count } voľných miest
}
web-status-running = hrá sa
web-status-over = dohraté
web-status-ended = ukončené
web-old-tables = Dohraté

## The plain table of any game
web-your-moves = Tvoje ťahy
web-facts = Stav hry
web-space = Pole { $space }

## People at the table
web-pass-device = Odovzdaj zariadenie ďalej: { $name }.
web-pass-device-lead = Nikto iný by sa teraz nemal pozerať.
web-i-am = Ja som { $name }
web-people = Ľudia
web-chat = Čet
web-chat-empty = Zatiaľ žiadne správy.
web-chat-say = Napíš správu
web-chat-mute = Skryť čet nad stolom
web-send = Poslať
web-yes = Áno
web-no = Nie
web-undo-wish = { $name } chce vziať späť posledný ťah.
web-undo-asked = S vrátením ťahu musí ešte súhlasiť: { $names }.
web-undo-refused = Nie všetci súhlasia: ťah platí.
web-seat-wish = { $name } chce prevziať miesto: { $other }.
web-seat-asked = Ešte musia súhlasiť: { $names }.
web-seat-refused = Nie všetci súhlasia: pozeráš sa ďalej.
web-seat-free = voľné miesto
web-seat-ask = Požiadať o miesto
web-seat-withdraw = Už nechcem
web-took-over = { $other }: teraz hrá { $name }.
web-took-over-bot = { $other }: teraz hrá bot.
web-time-up = Čas vypršal: ťahalo sa za teba.
web-stand-in = Hrá za teba bot.
web-take-back = Vrátiť sa do hry
web-big-screen = Veľká obrazovka
web-orders = Keď na útok neodpoviem včas
web-orders-ask = nechať platiť
web-orders-always = odpovedať, keď sa dá
web-sound = Zvuk
web-sound-on = Zapnutý
web-sound-off = Vypnutý
web-other-device = Iné zariadenie

## A board
web-board-whole = Celý okruh
web-board-closer = Priblížiť
web-board-further = Oddialiť

## Keys of a table
web-keys = Klávesové skratky
web-keys-on = Ovládať hru písmenami a číslicami
web-key-release = zrušiť výber karty
web-key-situation = prečítať stav hry
web-one-tap = Ťuknutie na kartu
web-one-tap-off = ju vyberie
web-one-tap-on = ju zahrá

## Hints
web-hint = Rada
web-hint-taken = { $name } si dáva poradiť.
web-hints = Rady
web-hints-bots = keď hrá jeden človek proti botom
web-hints-all = pre všetkých; všetci sa to dozvedia
web-hints-none = pre nikoho
