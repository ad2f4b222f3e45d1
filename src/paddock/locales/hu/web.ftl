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
web-play-now = Játék indítása
web-play-long = Hosszú játszma
web-invite = Meghívás
web-learn = Szabályok
web-players = { $from }–{ $to } játékos
web-minutes = { $minutes } perc
web-independent = Független projekt. A játékok neve a tulajdonosaiké; a szabályokat a magunk szavaival mondjuk el, a táblákat és a kártyákat mi rajzoltuk.
web-about = Névjegy
web-lobby = Asztalok
web-guest-name = Vendég
web-to-home = Kezdőlap
web-loading = Egy pillanat…
web-trouble-offline = Nincs kapcsolat. Ellenőrizd a hálózatot, és próbáld újra.
web-trouble-unknown = Ez nem sikerült ({ $code }).
web-join = Csatlakozás kóddal
web-settings = Beállítások
web-try-again = Újra
web-rules = Szabályok
web-poster-other = Egy másik játék ezen a szerveren.

## Set-up
web-chair-bot = Bot
web-level-0 = Tanuló
web-level-1 = Vasárnapi sofőr
web-level-2 = Ingázó
web-level-3 = Rallyversenyző
web-level-4 = Bajnok
web-table = Az asztal

## Waiting room
web-no-table-lead = Talán már nincs meg, vagy hiányzik valami a linkből. Kérd el még egyszer.
web-copy = Másolás
web-copied = Másolva

## At the table
web-line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
web-theme-light = Váltás világosra
web-theme-dark = Váltás sötétre
web-resume = Tovább
web-ended = A házigazda befejezte a játszmát.
web-sound = Hang
web-rematch = Visszavágó
web-replay = Visszajátszás

## Lobby
web-status-waiting = { $count ->
    [one] { $count } hely üres
   *[other] { $count } hely üres
}
web-status-running = játék folyik
web-status-over = véget ért
web-status-ended = megszakítva

## The plain table of any game
web-your-moves = A lépéseid
web-facts = A jelenlegi helyzet
web-space = { $space } mező

## People at the table
web-pass-device = Add tovább az eszközt: { $name }.
web-pass-device-lead = Most más ne nézzen ide.
web-i-am = { $name } vagyok
web-yes = Igen
web-no = Nem
web-undo-refused = Nem mindenki egyezett bele: a lépés marad.
web-seat-refused = Nem mindenki egyezett bele: tovább nézed a játékot.
web-took-over = { $other } helyén most { $name } játszik.
web-took-over-bot = { $other } helyén most egy bot játszik.
web-time-up = Lejárt az időd: a gép lépett helyetted.

## A board
web-board-whole = Az egész pálya
web-board-closer = Közelebb
web-board-further = Távolabb

## Keys of a table
web-keys = Billentyűparancsok

## Hints
web-hint = Tipp
