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
web-road-book = Útinapló
web-nothing-yet = Még nem történt semmi.
web-hand = A lapjaid
web-playable = Kijátszható
web-not-now = Most nem
web-stale = Az asztal közben továbblépett: nézd meg újra.
web-away = nincs itt
web-cards-in-hand = { $count ->
    [one] { $count } lap a kézben
   *[other] { $count } lap a kézben
}

## The Bornes family
web-coup-same = Mindenki ugyanazt a { $seconds } másodpercet látja.
web-coup-noted = Feljegyezve. Amíg le nem telik az idő, meggondolhatod magad.
## Home
web-home-title = Öt országúti játék. Foglalj helyet!
web-home-lead = Fiók nélkül. Játssz most botok ellen, vagy küldj linket a barátaidnak.
web-games = Játékok
web-bots-play = A botok szintje
web-level-easy = könnyen
web-level-fair = rendesen
web-level-sharp = keményen
web-play-now = Játék most
web-invite = Meghívás
web-learn = Szabályok
web-players = { $from }–{ $to } játékos
web-minutes = { $minutes } perc
web-independent = Független projekt. A játékok nevei tulajdonosaiké; a szabályokat a magunk szavaival mondjuk el, a táblákat és kártyákat mi rajzoltuk.
web-about = Névjegy
web-about-text = A Paddockkal egy család, egy szobában vagy öt városban, fiók nélkül játszhat országúti társasjátékokat az eredeti szabályaik szerint. A saját gépeden fut, és senkinek sem árul el semmit.
web-lobby = Asztalok
web-guest-name = Vendég
web-to-home = A kezdőlapra
web-loading = Egy pillanat …
web-trouble-offline = A szerver nem érhető el. Fut egyáltalán?
web-trouble-unknown = Ez nem sikerült ({ $code }).
web-join = Csatlakozás kóddal
web-settings = Beállítások
web-continue = Folytatás
web-try-again = Újra
web-rules = Szabályok
web-poster-other = Ennek a szervernek egy további játéka.

## Set-up
web-seats = Helyek
web-chair-me = Én
web-chair-friend = Barát
web-chair-bot = Bot
web-chair-open = Üres szék
web-chair-open-lead = egy barátnak
web-level-0 = Tanuló
web-level-1 = Vasárnapi sofőr
web-level-2 = Ingázó
web-level-3 = Raliversenyző
web-level-4 = Bajnok
web-your-name = A neved
web-options = Házi szabályok
web-chairs-lead = Válassz széket, aztán, hogy ki üljön oda. Vagy húzd oda.
web-options-usual = minden a szokásos szerint
web-usual = szokásos
web-table = Az asztal
web-clock = Gondolkodási idő
web-clock-none = Ameddig jólesik
web-clock-move = Lépésenként { $seconds } másodperc
web-clock-match = Játszmánként { $minutes } perc
web-listed = Az asztal látszódjon mindenkinek ezen a szerveren
web-open-table = Asztal nyitása

## Waiting room
web-waiting-lead = Küldd el a linket, vagy olvastasd be a kódot a barátaiddal.
web-join-lead = Írd be a neved, és foglalj széket.
web-you = te
web-here = itt van
web-host = házigazda
web-sit = Ideülök
web-get-up = Felállok
web-invite-lead = Akinél ott a link, leülhet. Senkinek sem kell fiók.
web-no-table-lead = Talán már nincs meg, vagy hiányzik egy betű a linkből. Kérd el a linket még egyszer.
web-link = Link ehhez az asztalhoz
web-copy = Másolás
web-copied = Másolva
web-qr = A link QR-kódként
web-start = Rajt
web-start-waits = { $count ->
    [one] Egy szék üres
   *[other] { $count } szék üres
}
web-host-starts = A házigazda indítja a versenyt.
web-code = Az asztal kódja
web-code-lead = Vagy nyisd meg: { $address }, és írd be:

## At the table
web-line-lost = Megszakadt a kapcsolat. Újra próbáljuk …
web-how-to-play = Így játszd
web-theme = Fény
web-theme-light = Nappali nézet
web-theme-dark = Éjszakai nézet
web-theme-auto-short = Mint az eszközön
web-theme-light-short = Nappal
web-theme-dark-short = Éjjel
web-motion = Mozgás
web-motion-off = nincs
web-motion-fast = gyors
web-motion-normal = közepes
web-motion-slow = lassú
web-watch-lead = A barátaid itt csatlakozhatnak vagy nézhetik:
web-pause = Szünet
web-resume = Tovább
web-end-match = Játszma vége
web-leave = Felállok az asztaltól
web-ended = A házigazda befejezte a játszmát.
web-end-sure = Befejezed a játszmát mindenki számára?
web-leave-sure = Felállsz az asztaltól? A helyeden egy bot játszik tovább.
web-go-on = Tovább
web-winner-you = Nyertél!
web-winner = Győztes: { $names }
web-rematch = Visszavágó
web-same-luck = Ugyanezzel a szerencsével
web-record = Jegyzőkönyv mentése
web-replay = Visszanézés
web-step-back = Egy lépést vissza
web-step-on = Egy lépést előre
web-step-of = { $step } / { $steps }
web-verify = Keverés ellenőrzése
web-review = Szerencse és tudás

## Lobby
web-my-tables = Az asztalaim
web-listed-tables = Nyitott asztalok
web-no-tables = Most nincs meghirdetett asztal.
web-status-waiting = { $count ->
    [one] { $count } szék üres
   *[other] { $count } szék üres
}
web-status-running = játék folyik
web-status-over = véget ért
web-status-ended = megszakítva
web-old-tables = Befejezve

## The plain table of any game
web-your-moves = A lépéseid
web-facts = Az állás
web-space = { $space } mező

## People at the table
web-pass-device = Add tovább az eszközt: { $name }.
web-pass-device-lead = Most más ne nézzen ide.
web-i-am = Én vagyok { $name }
web-people = Résztvevők
web-chat = Csevegés
web-chat-empty = Még senki sem szólt.
web-chat-say = Szólj hozzá
web-chat-mute = A csevegés ne jelenjen meg az asztal felett
web-send = Küldés
web-yes = Igen
web-no = Nem
web-undo-wish = { $name } visszavonná az utolsó lépést.
web-undo-asked = A visszavonáshoz még ő is kell: { $names }.
web-undo-refused = Nem mindenki egyezik bele: a lépés marad.
web-time-up = Lejárt az időd: helyetted történt lépés.
web-stand-in = Egy bot játszik helyetted.
web-take-back = Én játszom tovább
web-big-screen = Nagy képernyő
web-orders = Ha nem válaszolok időben egy támadásra
web-orders-ask = elfogadom
web-orders-always = visszavágás, ha lehet
web-sound = Hang
web-sound-on = be
web-sound-off = ki
web-other-device = Másik eszköz

## A board
web-board-whole = Az egész pálya
web-board-closer = Közelebb
web-board-further = Távolabb

## Keys of a table
web-keys = Billentyűk
web-keys-on = Egyetlen betű vagy szám is működik
web-key-release = a választott lapot elengedi
web-key-situation = elmondja, hogyan áll a játék
web-one-tap = Koppintás egy lapra
web-one-tap-off = kiválasztja
web-one-tap-on = kijátssza

## Hints
web-hint = Tipp
web-hint-taken = { $name } tippet kért.
web-hints = Tippek
web-hints-bots = egyedül, botok között játszónak
web-hints-all = mindenkinek; mindenki megtudja
web-hints-none = senkinek
