# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Închide
web-menu = Meniu
web-undo = Anulează
web-language = Limba
web-seconds = { $seconds } s

## The table
web-your-turn = E rândul tău
web-turn-of = Joacă: { $names }
web-road-book = Jurnal
web-nothing-yet = Încă nu s-a întâmplat nimic.
web-hand = Cărțile tale
web-playable = Poți juca asta
web-not-now = Nu acum
web-stale = Între timp s-a jucat mai departe: mai uită-te o dată.
web-away = lipsește
web-cards-in-hand = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}

## The Bornes family
web-coup-same = Toți au același timp: { $seconds } s.
web-coup-noted = S-a notat. Te poți răzgândi până expiră timpul.
## Home
web-home-title = Cinci jocuri cu curse. Ia loc.
web-home-lead = Fără cont. Joacă acum cu boți sau trimite prietenilor un link.
web-games = Jocuri
web-bots-play = Nivelul boților
web-level-easy = Ușor
web-level-fair = Mediu
web-level-sharp = Greu
web-play-now = Joacă acum
web-invite = Invită
web-learn = Învață
web-players = { $from }–{ $to } jucători
web-minutes = { $minutes } min
web-independent = Un proiect independent. Numele jocurilor aparțin proprietarilor lor; regulile sunt spuse cu cuvintele noastre, iar planșele și cărțile sunt desenate de noi.
web-about = Despre
web-about-text = Cu Paddock o familie, într-o cameră sau în cinci orașe, joacă jocuri de masă cu curse după regulile adevărate, fără cont. Rulează pe calculatorul tău și nu trimite nimic nimănui.
web-lobby = Mese
web-guest-name = Oaspete
web-to-home = Pagina principală
web-loading = O clipă…
web-trouble-offline = Serverul nu răspunde. Rulează?
web-trouble-unknown = Nu a mers ({ $code }).
web-join = Intră cu un cod
web-settings = Setări
web-try-again = Încearcă din nou
web-rules = Reguli
web-poster-other = Un alt joc al acestui server.

## Set-up
web-seats = Locuri
web-chair-me = Eu
web-chair-friend = Oaspete
web-chair-bot = Bot
web-chair-open = Loc liber
web-chair-open-lead = pentru prieteni
web-level-0 = Începător
web-level-1 = Șofer de duminică
web-level-2 = Navetist
web-level-3 = Pilot de raliu
web-level-4 = Campion
web-your-name = Numele tău
web-options = Regulile casei
web-chairs-lead = Alege un loc, apoi cine stă acolo. Sau trage pe cineva pe el.
web-options-usual = totul standard
web-usual = standard
web-table = Masa
web-clock = Timp de gândire
web-clock-none = Fără limită
web-clock-move = { $seconds } s pe mutare
web-clock-match = { $minutes } min pe partidă
web-listed = Arată masa tuturor pe acest server
web-open-table = Deschide masa

## Waiting room
web-waiting-lead = Trimite linkul sau lasă-i pe prieteni să scaneze codul.
web-join-lead = Scrie-ți numele și ia loc.
web-you = tu
web-here = aici
web-host = gazda
web-sit = Mă așez aici
web-get-up = Mă ridic
web-invite-lead = Oricine are linkul se poate așeza. Nimeni nu are nevoie de cont.
web-no-table-lead = Poate că nu mai există sau linkul nu e întreg. Cere linkul încă o dată.
web-link = Link către această masă
web-copy = Copiază
web-copied = Copiat
web-qr = Linkul sub formă de cod QR
web-start = Start
web-start-waits = { $count ->
    [one] Un loc e liber
    [few] { $count } locuri sunt libere
   *[other] { $count } de locuri sunt libere
}
web-host-starts = Gazda dă startul cursei.
web-code = Codul mesei
web-code-lead = Sau deschide { $address } și scrie:

## At the table
web-line-lost = Conexiune pierdută. Se reconectează…
web-how-to-play = Cum se joacă
web-theme = Temă
web-theme-light = Treci la tema luminoasă
web-theme-dark = Treci la tema întunecată
web-theme-auto-short = Automat
web-theme-light-short = Luminoasă
web-theme-dark-short = Întunecată
web-motion = Animații
web-motion-off = Fără
web-motion-fast = Rapide
web-motion-normal = Normale
web-motion-slow = Lente
web-watch-lead = Prietenii intră sau privesc aici:
web-pause = Pauză
web-resume = Continuă
web-end-match = Încheie partida
web-leave = Părăsește masa
web-ended = Gazda a încheiat partida.
web-end-sure = Închei partida pentru toți?
web-leave-sure = Părăsești masa? Un bot va juca pentru tine, iar ceilalți pot da locul tău altcuiva.
web-go-on = Mai departe
web-winner-you = Ai câștigat!
web-winner = Câștigă: { $names }
web-rematch = Revanșă
web-same-luck = Aceleași cărți și zaruri
web-record = Descarcă înregistrarea
web-replay = Revezi partida
web-step-back = Un pas înapoi
web-step-on = Un pas înainte
web-step-of = { $step } din { $steps }
web-verify = Verifică amestecarea
web-review = Noroc și pricepere

## Lobby
web-my-tables = Mesele mele
web-listed-tables = Mese deschise
web-no-tables = Acum nu e nicio masă deschisă.
web-status-waiting = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
web-status-running = se joacă
web-status-over = încheiată
web-status-ended = întreruptă
web-old-tables = Încheiate

## The plain table of any game
web-your-moves = Mutările tale
web-facts = Situația
web-space = Căsuța { $space }

## People at the table
web-pass-device = Dă dispozitivul mai departe: { $name }.
web-pass-device-lead = Nimeni altcineva nu ar trebui să privească.
web-i-am = Eu sunt { $name }
web-people = Persoane
web-chat = Chat
web-chat-empty = Încă nu e niciun mesaj.
web-chat-say = Scrie un mesaj
web-chat-mute = Nu arăta chatul peste masă
web-send = Trimite
web-yes = Da
web-no = Nu
web-undo-wish = { $name } vrea să anuleze ultima mutare.
web-undo-asked = Pentru anularea mutării mai trebuie acordul de la: { $names }.
web-undo-refused = Nu toți sunt de acord: mutarea rămâne.
web-seat-wish = { $name } vrea să preia locul de la { $other }.
web-seat-asked = Ca să te așezi mai trebuie acordul de la: { $names }.
web-seat-refused = Nu toți sunt de acord: privești mai departe.
web-seat-free = loc liber
web-seat-ask = Cere acest loc
web-seat-withdraw = Renunț
web-took-over = { $other }: acum joacă { $name }.
web-took-over-bot = { $other }: acum joacă un bot.
web-time-up = Timpul a expirat: s-a făcut o mutare pentru tine.
web-stand-in = Un bot joacă pentru tine.
web-take-back = Îmi iau locul înapoi
web-big-screen = Ecran mare
web-orders = Dacă nu răspund la timp unui atac
web-orders-ask = accept
web-orders-always = răspund, dacă pot
web-sound = Sunet
web-sound-on = Da
web-sound-off = Nu
web-other-device = Alt dispozitiv

## A board
web-board-whole = Tot circuitul
web-board-closer = Mărește
web-board-further = Micșorează

## Keys of a table
web-keys = Comenzi de la tastatură
web-keys-on = Comenzi cu o singură tastă
web-key-release = renunță la cartea aleasă
web-key-situation = citește situația
web-one-tap = Atingerea unei cărți
web-one-tap-off = o alege
web-one-tap-on = o joacă

## Hints
web-hint = Sfat
web-hint-taken = { $name } a cerut un sfat.
web-hints = Sfaturi
web-hints-bots = pentru cine joacă doar cu boți
web-hints-all = pentru toți; masa este anunțată
web-hints-none = pentru nimeni
