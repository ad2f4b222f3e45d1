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
web-turn-of = La rând: { $names }
web-road-book = Jurnal de drum
web-nothing-yet = Încă nu s-a întâmplat nimic.
web-hand = Cărțile tale
web-playable = Se poate juca
web-not-now = Nu acum
web-stale = Masa a mers mai departe între timp: mai uită-te o dată.
web-away = plecat
web-cards-in-hand = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}

## The Bornes family
web-coup-same = Toți văd aceleași { $seconds } secunde.
web-coup-noted = S-a notat. Până expiră timpul te poți răzgândi.
## Home
web-home-title = Cinci jocuri de drum. Ia loc.
web-home-lead = Fără cont. Joacă acum cu boți sau trimite prietenilor un link.
web-games = Jocuri
web-bots-play = Boții joacă
web-level-easy = ușor
web-level-fair = bine
web-level-sharp = tare
web-play-now = Joacă acum
web-invite = Invită
web-learn = Învață
web-players = { $from }–{ $to } jucători
web-minutes = { $minutes } min
web-independent = Un proiect independent. Numele jocurilor aparțin proprietarilor lor; regulile sunt spuse cu cuvintele noastre, iar planșele și cărțile sunt desenate de noi.
web-about = Despre
web-about-text = Cu Paddock o familie, într-o cameră sau în cinci orașe, joacă jocuri de drum după regulile lor adevărate, fără cont. Rulează pe calculatorul tău și nu spune nimic nimănui.
web-lobby = Mese
web-guest-name = Oaspete
web-to-home = La început
web-loading = O clipă …
web-trouble-offline = Serverul nu răspunde. Rulează?
web-trouble-unknown = Nu a mers ({ $code }).
web-join = Intră cu un cod
web-settings = Setări
web-continue = Joacă mai departe
web-try-again = Încearcă din nou
web-rules = Reguli
web-poster-other = Un alt joc al acestui server.

## Set-up
web-seats = Locuri
web-chair-me = Eu
web-chair-friend = Prieten
web-chair-bot = Bot
web-chair-open = Scaun liber
web-chair-open-lead = pentru un prieten
web-level-0 = Începător
web-level-1 = Șofer de duminică
web-level-2 = Navetist
web-level-3 = Pilot de raliu
web-level-4 = Campion
web-your-name = Numele tău
web-options = Regulile casei
web-chairs-lead = Alege un scaun, apoi cine stă pe el. Sau trage.
web-options-usual = totul ca de obicei
web-usual = obișnuit
web-table = Masa
web-clock = Timp de gândire
web-clock-none = Cât vrei
web-clock-move = Secunde pe mutare: { $seconds }
web-clock-match = Minute pe partidă: { $minutes }
web-listed = Arată masa tuturor pe acest server
web-open-table = Deschide masa

## Waiting room
web-waiting-lead = Trimite linkul sau lasă prietenii să scaneze codul.
web-join-lead = Scrie-ți numele și ia un scaun.
web-you = tu
web-here = prezent
web-host = gazda
web-sit = Mă așez aici
web-get-up = Mă ridic
web-invite-lead = Cine are linkul se poate așeza. Nimeni nu are nevoie de cont.
web-no-table-lead = Poate că nu mai există sau din link lipsește o literă. Cere linkul încă o dată.
web-link = Link către această masă
web-copy = Copiază
web-copied = Copiat
web-qr = Linkul ca un cod QR
web-start = Start
web-start-waits = { $count ->
    [one] Un scaun e liber
    [few] { $count } scaune sunt libere
   *[other] { $count } de scaune sunt libere
}
web-host-starts = Gazda dă startul cursei.
web-code = Codul mesei
web-code-lead = Sau deschide { $address } și scrie:

## At the table
web-line-lost = Legătura s-a pierdut. Se încearcă din nou …
web-how-to-play = Cum se joacă
web-theme = Lumină
web-theme-light = La lumina zilei
web-theme-dark = La noapte
web-theme-auto-short = Ca dispozitivul
web-theme-light-short = Zi
web-theme-dark-short = Noapte
web-motion = Mișcare
web-motion-off = fără
web-motion-fast = rapidă
web-motion-normal = normală
web-motion-slow = lentă
web-watch-lead = Prietenii intră sau privesc aici:
web-pause = Pauză
web-resume = Continuă
web-end-match = Încheie partida
web-leave = Părăsește masa
web-ended = Gazda a încheiat partida.
web-end-sure = Închei partida pentru toți?
web-leave-sure = Părăsești masa? În locul tău joacă un bot.
web-go-on = Mai departe
web-winner-you = Ai câștigat!
web-winner = Câștigă: { $names }
web-rematch = Revanșă
web-same-luck = Cu același noroc
web-record = Păstrează procesul-verbal
web-replay = Privire înapoi
web-step-back = Un pas înapoi
web-step-on = Un pas înainte
web-step-of = { $step } din { $steps }
web-verify = Verifică amestecarea
web-review = Noroc și pricepere

## Lobby
web-my-tables = Mesele mele
web-listed-tables = Mese deschise
web-no-tables = Acum nu e nicio masă în listă.
web-status-waiting = { $count ->
    [one] { $count } scaun liber
    [few] { $count } scaune libere
   *[other] { $count } de scaune libere
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
web-pass-device-lead = Acum nu ar trebui să mai privească nimeni.
web-i-am = Eu sunt { $name }
web-people = Persoane
web-chat = Discuție
web-chat-empty = Încă nu a spus nimeni nimic.
web-chat-say = Spune ceva
web-chat-mute = Nu arăta discuția peste masă
web-send = Trimite
web-yes = Da
web-no = Nu
web-undo-wish = { $name } vrea să ia înapoi ultima mutare.
web-undo-asked = Pentru a lua mutarea înapoi mai trebuie acordul: { $names }.
web-undo-refused = Nu toți sunt de acord: mutarea rămâne.
web-time-up = Timpul tău a expirat: s-a făcut o mutare pentru tine.
web-stand-in = Un bot joacă pentru tine.
web-take-back = Joc eu mai departe
web-big-screen = Ecran mare
web-orders = Dacă nu răspund la timp unui atac
web-orders-ask = accept
web-orders-always = răspunde, dacă se poate
web-sound = Sunet
web-sound-on = pornit
web-sound-off = oprit
web-other-device = Alt dispozitiv

## A board
web-board-whole = Tot circuitul
web-board-closer = Mai aproape
web-board-further = Mai departe

## Keys of a table
web-keys = Taste
web-keys-on = Literele și cifrele singure au efect
web-key-release = lasă cartea aleasă
web-key-situation = spune cum stau lucrurile
web-one-tap = O atingere pe o carte
web-one-tap-off = o alege
web-one-tap-on = o joacă

## Hints
web-hint = Sfat
web-hint-taken = { $name } a luat un sfat.
web-hints = Sfaturi
web-hints-bots = pentru cine joacă singur cu boți
web-hints-all = pentru toți; află toți
web-hints-none = pentru nimeni
