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
web-play-now = Joacă acum
web-play-long = Meci lung
web-invite = Invită
web-learn = Învață
web-players = { $from }–{ $to } jucători
web-minutes = { $minutes } min
web-independent = Un proiect independent. Numele jocurilor aparțin proprietarilor lor; regulile sunt spuse cu cuvintele noastre, iar planșele și cărțile sunt desenate de noi.
web-about = Despre
web-lobby = Mese
web-guest-name = Oaspete
web-to-home = Pagina principală
web-loading = O clipă…
web-trouble-offline = Nu există conexiune. Verifică rețeaua și încearcă din nou.
web-trouble-unknown = Nu a mers ({ $code }).
web-join = Intră cu un cod
web-settings = Setări
web-try-again = Încearcă din nou
web-rules = Reguli
web-poster-other = Un alt joc al acestui server.

## Set-up
web-chair-bot = Bot
web-level-0 = Începător
web-level-1 = Șofer de duminică
web-level-2 = Navetist
web-level-3 = Pilot de raliu
web-level-4 = Campion
web-table = Masa

## Waiting room
web-no-table-lead = Poate că nu mai există sau linkul nu e întreg. Cere linkul încă o dată.
web-copy = Copiază
web-copied = Copiat

## At the table
web-line-lost = Conexiune pierdută. Se reconectează…
web-theme-light = Treci la tema luminoasă
web-theme-dark = Treci la tema întunecată
web-resume = Continuă
web-ended = Gazda a încheiat partida.
web-sound = Sunet
web-rematch = Revanșă
web-replay = Revezi partida

## Lobby
web-status-waiting = { $count ->
    [one] { $count } loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
web-status-running = se joacă
web-status-over = încheiată
web-status-ended = întreruptă

## The plain table of any game
web-your-moves = Mutările tale
web-facts = Situația
web-space = Căsuța { $space }

## People at the table
web-pass-device = Dă dispozitivul mai departe: { $name }.
web-pass-device-lead = Nimeni altcineva nu ar trebui să privească.
web-i-am = Eu sunt { $name }
web-yes = Da
web-no = Nu
web-undo-refused = Nu toți sunt de acord: mutarea rămâne.
web-seat-refused = Nu toți sunt de acord: privești mai departe.
web-took-over = { $other }: acum joacă { $name }.
web-took-over-bot = { $other }: acum joacă un bot.
web-time-up = Timpul a expirat: s-a făcut o mutare pentru tine.

## A board
web-board-whole = Tot circuitul
web-board-closer = Mărește
web-board-further = Micșorează

## Keys of a table
web-keys = Comenzi de la tastatură

## Hints
web-hint = Sfat
