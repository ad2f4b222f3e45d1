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
web-stale = Der Tisch ist inzwischen weiter: Schau noch einmal hin.
web-away = nicht da
web-cards-in-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}

## The Bornes family
web-coup-same = Alle sehen dieselben { $seconds } Sekunden.
web-coup-noted = Notiert. Bis die Zeit um ist, kannst du es dir anders überlegen.
## Home
web-home-title = Fünf Straßenspiele. Nimm Platz.
web-home-lead = Ohne Konto. Spiel sofort gegen Bots oder schick Freunden einen Link.
web-games = Spiele
web-bots-play = Bots spielen
web-level-easy = leicht
web-level-fair = ordentlich
web-level-sharp = scharf
web-play-now = Jetzt spielen
web-invite = Einladen
web-learn = Lernen
web-players = { $from }–{ $to } Personen
web-minutes = { $minutes } min
web-independent = Ein unabhängiges Projekt. Die Namen der Spiele gehören ihren Inhabern; die Regeln sind mit eigenen Worten erzählt, Pläne und Karten von uns gezeichnet.
web-about = Über Paddock
web-about-text = Mit Paddock spielt eine Familie, in einem Zimmer oder in fünf Städten, Straßenrennspiele nach ihren echten Regeln, ohne Konto. Es läuft auf dem eigenen Rechner und verrät niemandem etwas.
web-lobby = Tische
web-guest-name = Gast
web-to-home = Zum Anfang
web-loading = Einen Moment …
web-trouble-offline = Der Server ist nicht erreichbar. Läuft er?
web-trouble-unknown = Das hat nicht geklappt ({ $code }).
web-join = Mit Code beitreten
web-settings = Einstellungen
web-continue = Weiterspielen
web-try-again = Noch einmal versuchen
web-rules = Regeln
web-poster-other = Ein weiteres Spiel dieses Servers.

## Set-up
web-seats = Plätze
web-chair-me = Ich
web-chair-friend = Freund
web-chair-bot = Bot
web-chair-open = Freier Stuhl
web-chair-open-lead = für einen Freund
web-level-0 = Fahrschüler
web-level-1 = Sonntagsfahrer
web-level-2 = Pendler
web-level-3 = Rallyefahrer
web-level-4 = Champion
web-your-name = Dein Name
web-options = Hausregeln
web-chairs-lead = Wähle einen Stuhl, dann, wer dort sitzt. Oder zieh sie hin.
web-options-usual = alles wie üblich
web-usual = üblich
web-table = Der Tisch
web-clock = Bedenkzeit
web-clock-none = So lange du magst
web-clock-move = { $seconds } Sekunden je Zug
web-clock-match = { $minutes } Minuten je Partie
web-listed = Den Tisch für alle auf diesem Server sichtbar machen
web-open-table = Tisch öffnen

## Waiting room
web-waiting-lead = Schick den Link, oder lass Freunde den Code scannen.
web-join-lead = Gib deinen Namen ein und nimm dir einen Stuhl.
web-you = du
web-here = ist da
web-host = Gastgeber
web-sit = Hier sitzen
web-get-up = Aufstehen
web-invite-lead = Wer diesen Link hat, darf sich setzen. Niemand braucht ein Konto.
web-no-table-lead = Vielleicht gibt es ihn nicht mehr, oder dem Link fehlt ein Buchstabe. Lass ihn dir noch einmal schicken.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-start = Start
web-start-waits = { $count ->
    [one] Ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
}
web-host-starts = Der Gastgeber startet das Rennen.
web-code = Code dieses Tischs
web-code-lead = Oder { $address } öffnen und eintippen:

## At the table
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-how-to-play = So wird gespielt
web-theme = Licht
web-theme-light = Zum Tag
web-theme-dark = Zur Nacht
web-theme-auto-short = Wie das Gerät
web-theme-light-short = Tag
web-theme-dark-short = Nacht
web-motion = Bewegung
web-motion-off = keine
web-motion-fast = schnell
web-motion-normal = normal
web-motion-slow = langsam
web-watch-lead = Freunde spielen mit oder schauen zu:
web-pause = Pause
web-resume = Weiter
web-end-match = Partie beenden
web-leave = Tisch verlassen
web-ended = Der Gastgeber hat die Partie beendet.
web-end-sure = Die Partie für alle beenden?
web-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter.
web-go-on = Weiter
web-winner-you = Du gewinnst!
web-winner = Sieg: { $names }
web-rematch = Revanche
web-same-luck = Mit demselben Glück
web-record = Protokoll behalten
web-replay = Rückschau
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-step-of = { $step } von { $steps }
web-verify = Mischung prüfen
web-review = Glück und Können

## Lobby
web-my-tables = Meine Tische
web-listed-tables = Offene Tische
web-no-tables = Gerade ist kein Tisch ausgehängt.
web-status-waiting = { $count ->
    [one] { $count } Stuhl frei
   *[other] { $count } Stühle frei
}
web-status-running = wird gespielt
web-status-over = zu Ende
web-status-ended = abgebrochen
web-old-tables = Beendet

## The plain table of any game
web-your-moves = Deine Züge
web-facts = Der Stand
web-space = Feld { $space }

## People at the table
web-pass-device = Gib das Gerät weiter: { $name }.
web-pass-device-lead = Sonst soll jetzt niemand hinschauen.
web-i-am = Ich bin { $name }
web-people = Leute
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-mute = Gespräch nicht über dem Tisch zeigen
web-send = Senden
web-yes = Ja
web-no = Nein
web-undo-wish = { $name } möchte den letzten Zug zurücknehmen.
web-undo-asked = Der Rücknahme müssen noch zustimmen: { $names }.
web-undo-refused = Nicht alle sind einverstanden: Der Zug gilt.
web-time-up = Deine Zeit ist abgelaufen: Für dich wurde gezogen.
web-stand-in = Ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-big-screen = Große Anzeige
web-orders = Wenn ich auf einen Angriff nicht rechtzeitig antworte
web-orders-ask = hinnehmen
web-orders-always = kontern, wenn es geht
web-sound = Ton
web-sound-on = an
web-sound-off = aus
web-other-device = Anderes Gerät

## A board
web-board-whole = Die ganze Strecke
web-board-closer = Näher heran
web-board-further = Weiter weg

## Keys of a table
web-keys = Tasten
web-keys-on = Einzelne Buchstaben und Ziffern wirken
web-key-release = die gewählte Karte loslassen
web-key-situation = sagen, wie es steht
web-one-tap = Ein Tipp auf eine Karte
web-one-tap-off = wählt sie
web-one-tap-on = spielt sie

## Hints
web-hint = Tipp
web-hint-taken = { $name } hat einen Tipp genommen.
web-hints = Tipps
web-hints-bots = für eine Person allein unter Bots
web-hints-all = für alle; alle erfahren es
web-hints-none = für niemanden
