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
web-playable = Dá sa zahrať
web-not-now = Teraz nie
web-stale = Stôl je medzitým ďalej: pozri sa znova.
web-away = nie je tu
web-cards-in-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}

## The Bornes family
web-coup-same = Všetci vidia rovnaké sekundy: { $seconds }.
web-coup-noted = Zapísané. Kým čas neuplynie, môžeš si to rozmyslieť.
## Home
web-home-title = Päť cestných hier. Sadni si.
web-home-lead = Bez účtu. Hraj hneď proti botom alebo pošli priateľom odkaz.
web-games = Hry
web-bots-play = Boti hrajú
web-level-easy = ľahko
web-level-fair = slušne
web-level-sharp = ostro
web-play-now = Hrať hneď
web-invite = Pozvať
web-learn = Naučiť sa
web-players = { $from }–{ $to } hráčov
web-minutes = { $minutes } min
web-independent = Nezávislý projekt. Názvy hier patria ich vlastníkom; pravidlá rozprávame vlastnými slovami, plány a karty sme nakreslili sami.
web-about = O projekte
web-about-text = S Paddockom si rodina v jednej izbe alebo v piatich mestách zahrá cestné hry podľa skutočných pravidiel, bez účtu. Beží na vlastnom počítači a nikomu nič neprezradí.
web-lobby = Stoly
web-guest-name = Hosť
web-to-home = Na začiatok
web-loading = Okamih …
web-trouble-offline = Server nie je dostupný. Beží?
web-trouble-unknown = To sa nepodarilo ({ $code }).
web-join = Pripojiť sa kódom
web-settings = Nastavenia
web-continue = Hrať ďalej
web-try-again = Skúsiť znova
web-rules = Pravidlá
web-poster-other = Ďalšia hra tohto servera.

## Set-up
web-seats = Miesta
web-chair-me = Ja
web-chair-friend = Priateľ
web-chair-bot = Bot
web-chair-open = Voľná stolička
web-chair-open-lead = pre priateľa
web-level-0 = Žiak autoškoly
web-level-1 = Nedeľný vodič
web-level-2 = Dochádzajúci
web-level-3 = Rely jazdec
web-level-4 = Šampión
web-your-name = Tvoje meno
web-options = Domáce pravidlá
web-chairs-lead = Vyber stoličku, potom kto na nej sedí. Alebo ho tam presuň.
web-options-usual = všetko ako zvyčajne
web-usual = obvyklé
web-table = Stôl
web-clock = Čas na rozmyslenie
web-clock-none = Ako dlho chceš
web-clock-move = Sekúnd na ťah: { $seconds }
web-clock-match = Minút na partiu: { $minutes }
web-listed = Ukázať stôl všetkým na tomto serveri
web-open-table = Otvoriť stôl

## Waiting room
web-waiting-lead = Pošli odkaz alebo nech si priatelia naskenujú kód.
web-join-lead = Napíš svoje meno a vezmi si stoličku.
web-you = ty
web-here = je tu
web-host = hostiteľ
web-sit = Sadnúť si
web-get-up = Vstať
web-invite-lead = Kto má tento odkaz, môže si sadnúť. Nikto nepotrebuje účet.
web-no-table-lead = Možno už neexistuje alebo v odkaze chýba písmeno. Nechaj si odkaz poslať znova.
web-link = Odkaz na tento stôl
web-copy = Kopírovať
web-copied = Skopírované
web-qr = Odkaz ako QR kód
web-start = Štart
web-start-waits = { $count ->
    [one] Jedna stolička je voľná
    [few] { $count } stoličky sú voľné
   *[other] { $count } stoličiek je voľných
}
web-host-starts = Preteky odštartuje hostiteľ.
web-code = Kód tohto stola
web-code-lead = Alebo otvor { $address } a napíš:

## At the table
web-line-lost = Spojenie sa prerušilo. Skúšam znova …
web-how-to-play = Ako sa hrá
web-theme = Svetlo
web-theme-light = Na denné svetlo
web-theme-dark = Do noci
web-theme-auto-short = Podľa zariadenia
web-theme-light-short = Deň
web-theme-dark-short = Noc
web-motion = Pohyb
web-motion-off = žiadny
web-motion-fast = rýchlo
web-motion-normal = bežne
web-motion-slow = pomaly
web-watch-lead = Priatelia sa pripoja alebo sledujú tu:
web-pause = Pauza
web-resume = Pokračovať
web-end-match = Ukončiť partiu
web-leave = Odísť od stola
web-ended = Hostiteľ partiu ukončil.
web-end-sure = Ukončiť partiu pre všetkých?
web-leave-sure = Odísť od stola? Namiesto teba bude hrať bot.
web-go-on = Ďalej
web-winner-you = Vyhrávaš!
web-winner = Víťaz: { $names }
web-rematch = Odveta
web-same-luck = S rovnakým šťastím
web-record = Uložiť záznam
web-replay = Obzretie
web-step-back = O krok späť
web-step-on = O krok ďalej
web-step-of = { $step } z { $steps }
web-verify = Overiť miešanie
web-review = Šťastie a umenie

## Lobby
web-my-tables = Moje stoly
web-listed-tables = Otvorené stoly
web-no-tables = Práve nie je vypísaný žiadny stôl.
web-status-waiting = { $count ->
    [one] { $count } stolička voľná
    [few] { $count } stoličky voľné
   *[other] { $count } stoličiek voľných
}
web-status-running = hrá sa
web-status-over = dohrané
web-status-ended = ukončené
web-old-tables = Dohrané

## The plain table of any game
web-your-moves = Tvoje ťahy
web-facts = Stav hry
web-space = Pole { $space }

## People at the table
web-pass-device = Odovzdaj zariadenie ďalej: { $name }.
web-pass-device-lead = Nikto iný by sa teraz nemal pozerať.
web-i-am = Ja som { $name }
web-people = Ľudia
web-chat = Rozhovor
web-chat-empty = Zatiaľ nikto nič nepovedal.
web-chat-say = Povedz niečo
web-chat-mute = Nezobrazovať rozhovor nad stolom
web-send = Poslať
web-yes = Áno
web-no = Nie
web-undo-wish = { $name } chce vziať späť posledný ťah.
web-undo-asked = S vrátením ťahu musí ešte súhlasiť: { $names }.
web-undo-refused = Nie všetci súhlasia: ťah platí.
web-time-up = Čas vypršal: ťah bol urobený za teba.
web-stand-in = Hrá za teba bot.
web-take-back = Hrať ďalej sám
web-big-screen = Veľká obrazovka
web-orders = Keď na útok neodpoviem včas
web-orders-ask = nechať platiť
web-orders-always = odpovedať, keď sa dá
web-sound = Zvuk
web-sound-on = zapnutý
web-sound-off = vypnutý
web-other-device = Iné zariadenie

## A board
web-board-whole = Celý okruh
web-board-closer = Priblížiť
web-board-further = Oddialiť

## Keys of a table
web-keys = Klávesy
web-keys-on = Jednotlivé písmená a číslice fungujú
web-key-release = pustiť vybranú kartu
web-key-situation = povedať, ako to vyzerá
web-one-tap = Ťuknutie na kartu
web-one-tap-off = ju vyberie
web-one-tap-on = ju zahrá

## Hints
web-hint = Rada
web-hint-taken = { $name }: vzatá rada.
web-hints = Rady
web-hints-bots = pre človeka samého medzi botmi
web-hints-all = pre všetkých; všetci sa to dozvedia
web-hints-none = pre nikoho
