# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Schließen
web-menu = Menü
web-undo = Zurücknehmen
web-language = Sprache
web-seconds = { $seconds } s

## The table
web-your-turn = Du bist dran
web-turn-of = { $names } am Zug
web-road-book = Fahrtenbuch
web-nothing-yet = Noch ist nichts geschehen.
web-hand = Deine Karten
web-playable = Spielbar
web-not-now = Jetzt nicht
web-stale = Das Spiel ist schon weiter. Schau noch einmal hin.
web-away = nicht da
web-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## The Bornes family
web-coup-same = Alle haben gleich viel Zeit: { $seconds } s.
web-coup-noted = Gemerkt. Bis die Zeit um ist, kannst du es dir anders überlegen.
## Home
web-home-title = Fünf Rennspiele. Nimm Platz.
web-home-lead = Ohne Konto. Spiel sofort gegen Bots oder schick Freunden einen Link.
web-games = Spiele
web-bots-play = Stufe der Bots
web-play-now = Jetzt spielen
web-play-long = Lange Partie
web-invite = Einladen
web-learn = Lernen
web-players = { $from }–{ $to } Personen
web-minutes = { $minutes } min
web-independent = Ein unabhängiges Projekt. Die Namen der Spiele gehören ihren Inhabern; die Regeln haben wir in eigenen Worten nacherzählt, Pläne und Karten selbst gezeichnet.
web-about = Über Paddock
web-lobby = Tische
web-guest-name = Gast
web-to-home = Zur Startseite
web-loading = Einen Moment …
web-trouble-offline = Keine Verbindung. Prüfe das Netz und versuche es noch einmal.
web-trouble-unknown = Das hat nicht geklappt ({ $code }).
web-join = Mit Code beitreten
web-settings = Einstellungen
web-try-again = Noch einmal versuchen
web-rules = Regeln
web-poster-other = Noch ein Spiel auf diesem Server.

## Set-up
web-chair-bot = Bot
web-level-0 = Fahrschüler
web-level-1 = Sonntagsfahrer
web-level-2 = Pendler
web-level-3 = Rallyefahrer
web-level-4 = Champion
web-table = Der Tisch

## Waiting room
web-no-table-lead = Vielleicht gibt es ihn nicht mehr, oder der Link ist unvollständig. Lass dir den Link noch einmal schicken.
web-copy = Kopieren
web-copied = Kopiert

## At the table
web-line-lost = Verbindung verloren. Neuer Versuch …
web-theme-light = Zum hellen Design wechseln
web-theme-dark = Zum dunklen Design wechseln
web-resume = Weiter
web-ended = Die Spielleitung hat die Partie beendet.
web-sound = Ton
web-rematch = Revanche
web-replay = Wiedergabe

## Lobby
web-status-waiting = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-status-running = läuft
web-status-over = beendet
web-status-ended = abgebrochen

## The plain table of any game
web-your-moves = Deine Züge
web-facts = Der Stand
web-space = Feld { $space }

## People at the table
web-pass-device = Gib das Gerät an { $name } weiter.
web-pass-device-lead = Sonst soll niemand hinschauen.
web-i-am = Ich bin { $name }
web-yes = Ja
web-no = Nein
web-undo-refused = Nicht alle sind einverstanden: Der Zug gilt.
web-seat-refused = Nicht alle sind einverstanden: Du schaust weiter zu.
web-took-over = { $name } spielt jetzt für { $other }.
web-took-over-bot = Für { $other } spielt jetzt ein Bot.
web-time-up = Die Zeit ist um: Für dich wurde gezogen.

## A board
web-board-whole = Die ganze Strecke
web-board-closer = Vergrößern
web-board-further = Verkleinern

## Keys of a table
web-keys = Tastenkürzel

## Hints
web-hint = Tipp
