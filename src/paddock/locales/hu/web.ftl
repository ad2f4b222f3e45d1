# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Bezárás
web-menu = Menü
web-undo = Visszavonás
web-language = Nyelv
web-seconds = { $seconds } mp

## The table
web-your-turn = Te jössz
web-turn-of = Soron: { $names }
web-road-book = Versenynapló
web-nothing-yet = Még nem történt semmi.
web-hand = A lapjaid
web-playable = Ezt kijátszhatod
web-not-now = Most nem
web-stale = Közben továbbment a játék. Nézd meg újra!
web-away = nincs itt
web-cards-in-hand = { $count ->
    [one] { $count } lap a kézben
   *[other] { $count } lap a kézben
}

## The Bornes family
web-coup-same = Mindenkinek ugyanannyi ideje van: { $seconds } mp.
web-coup-noted = Rendben. Amíg le nem telik az idő, meggondolhatod magad.
## Home
web-home-title = Öt autóversenyes játék. Foglalj helyet!
web-home-lead = Fiók nélkül. Játssz most botok ellen, vagy küldj linket a barátaidnak.
web-games = Játékok
web-bots-play = A botok szintje
web-level-easy = Könnyű
web-level-fair = Közepes
web-level-sharp = Nehéz
web-play-now = Játék indítása
web-invite = Meghívás
web-learn = Szabályok
web-players = { $from }–{ $to } játékos
web-minutes = { $minutes } perc
web-independent = Független projekt. A játékok neve a tulajdonosaiké; a szabályokat a magunk szavaival mondjuk el, a táblákat és a kártyákat mi rajzoltuk.
web-about = Névjegy
web-about-text = A Paddockkal egy család fiók nélkül, az eredeti szabályok szerint játszhat autóversenyes társasjátékokat, egy szobában vagy öt városból. A saját gépeden fut, és senkinek nem ad ki semmit.
web-lobby = Asztalok
web-guest-name = Vendég
web-to-home = Kezdőlap
web-loading = Egy pillanat…
web-trouble-offline = A szerver nem érhető el. Elindult már?
web-trouble-unknown = Ez nem sikerült ({ $code }).
web-join = Csatlakozás kóddal
web-settings = Beállítások
web-try-again = Újra
web-rules = Szabályok
web-poster-other = Egy másik játék ezen a szerveren.

## Set-up
web-seats = Helyek
web-chair-me = Én
web-chair-friend = Barát
web-chair-bot = Bot
web-chair-open = Üres hely
web-chair-open-lead = egy barátnak
web-level-0 = Tanuló
web-level-1 = Vasárnapi sofőr
web-level-2 = Ingázó
web-level-3 = Rallyversenyző
web-level-4 = Bajnok
web-your-name = A neved
web-options = Házi szabályok
web-chairs-lead = Válassz egy helyet, aztán azt, hogy ki üljön oda. Vagy húzz oda valakit.
web-options-usual = minden a szokásos
web-usual = szokásos
web-table = Az asztal
web-clock = Gondolkodási idő
web-clock-none = Nincs korlát
web-clock-move = Lépésenként { $seconds } mp
web-clock-match = Játszmánként { $minutes } perc
web-listed = Ezen a szerveren mindenki lássa az asztalt
web-open-table = Asztal nyitása

## Waiting room
web-waiting-lead = Küldd el a linket, vagy olvastasd be a kódot a barátaiddal.
web-join-lead = Írd be a neved, és foglalj helyet.
web-you = te
web-here = itt van
web-host = házigazda
web-sit = Ideülök
web-get-up = Felállok
web-invite-lead = Akinél ott a link, leülhet. Fiók senkinek sem kell.
web-no-table-lead = Talán már nincs meg, vagy hiányzik valami a linkből. Kérd el még egyszer.
web-link = Link ehhez az asztalhoz
web-copy = Másolás
web-copied = Másolva
web-qr = A link QR-kódja
web-start = Rajt
web-start-waits = { $count ->
    [one] Egy hely üres
   *[other] { $count } hely üres
}
web-host-starts = A házigazda indítja a versenyt.
web-code = Az asztal kódja
web-code-lead = Vagy nyisd meg: { $address }, és írd be:

## At the table
web-line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
web-how-to-play = Így játszd
web-theme = Megjelenés
web-theme-light = Váltás világosra
web-theme-dark = Váltás sötétre
web-theme-auto-short = Eszköz szerint
web-theme-light-short = Világos
web-theme-dark-short = Sötét
web-motion = Animáció
web-motion-off = Nincs
web-motion-fast = Gyors
web-motion-normal = Normál
web-motion-slow = Lassú
web-watch-lead = A barátaid itt csatlakozhatnak, vagy nézhetik a játékot:
web-pause = Szünet
web-resume = Tovább
web-end-match = Játszma befejezése
web-leave = Felállok az asztaltól
web-ended = A házigazda befejezte a játszmát.
web-end-sure = Mindenkinek befejezed a játszmát?
web-leave-sure = Felállsz az asztaltól? Egy bot játszik tovább helyetted, és a többiek másnak is odaadhatják a helyed.
web-go-on = Tovább
web-winner-you = Nyertél!
web-winner = Győztes: { $names }
web-rematch = Visszavágó
web-same-luck = Ugyanezek a lapok és dobások
web-record = Jegyzőkönyv letöltése
web-replay = Visszajátszás
web-step-back = Egy lépést vissza
web-step-on = Egy lépést előre
web-step-of = { $step } / { $steps }
web-verify = Keverés ellenőrzése
web-review = Szerencse és tudás

## Lobby
web-my-tables = Az asztalaim
web-listed-tables = Nyitott asztalok
web-no-tables = Most nincs nyitott asztal.
web-status-waiting = { $count ->
    [one] { $count } hely üres
   *[other] { $count } hely üres
}
web-status-running = játék folyik
web-status-over = véget ért
web-status-ended = megszakítva
web-old-tables = Befejezve

## The plain table of any game
web-your-moves = A lépéseid
web-facts = A jelenlegi helyzet
web-space = { $space } mező

## People at the table
web-pass-device = Add tovább az eszközt: { $name }.
web-pass-device-lead = Most más ne nézzen ide.
web-i-am = { $name } vagyok
web-people = Résztvevők
web-chat = Csevegés
web-chat-empty = Még nincs üzenet.
web-chat-say = Írj üzenetet
web-chat-mute = Csevegés elrejtése az asztal fölül
web-send = Küldés
web-yes = Igen
web-no = Nem
web-undo-wish = { $name } szeretné visszavonni az utolsó lépést.
web-undo-asked = A visszavonáshoz még bele kell egyeznie: { $names }.
web-undo-refused = Nem mindenki egyezett bele: a lépés marad.
web-seat-wish = { $name } szeretne továbbjátszani { $other } helyén.
web-seat-asked = A leüléshez még bele kell egyeznie: { $names }.
web-seat-refused = Nem mindenki egyezett bele: tovább nézed a játékot.
web-seat-free = szabad hely
web-seat-ask = Kérem ezt a helyet
web-seat-withdraw = Mégsem
web-took-over = { $other } helyén most { $name } játszik.
web-took-over-bot = { $other } helyén most egy bot játszik.
web-time-up = Lejárt az időd: a gép lépett helyetted.
web-stand-in = Egy bot játszik helyetted.
web-take-back = Visszaveszem a helyem
web-big-screen = Nagy képernyő
web-orders = Ha nem válaszolok időben egy támadásra
web-orders-ask = elfogadom
web-orders-always = visszavágok, ha tudok
web-sound = Hang
web-sound-on = Be
web-sound-off = Ki
web-other-device = Másik eszköz

## A board
web-board-whole = Az egész pálya
web-board-closer = Közelebb
web-board-further = Távolabb

## Keys of a table
web-keys = Billentyűparancsok
web-keys-on = Egybillentyűs parancsok használata
web-key-release = a választott lapot elengedi
web-key-situation = felolvassa, hogyan áll a játék
web-one-tap = Koppintás egy lapra
web-one-tap-off = kiválasztja
web-one-tap-on = kijátssza

## Hints
web-hint = Tipp
web-hint-taken = { $name } tippet kért.
web-hints = Tippek
web-hints-bots = annak, aki egyedül játszik botok ellen
web-hints-all = mindenkinek; a többiek megtudják
web-hints-none = senkinek
