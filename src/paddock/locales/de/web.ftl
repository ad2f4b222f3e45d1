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
web-level-easy = Leicht
web-level-fair = Mittel
web-level-sharp = Stark
web-play-now = Jetzt spielen
web-invite = Einladen
web-learn = Lernen
web-players = { $from }–{ $to } Personen
web-minutes = { $minutes } min
web-independent = Ein unabhängiges Projekt. Die Namen der Spiele gehören ihren Inhabern; die Regeln haben wir in eigenen Worten nacherzählt, Pläne und Karten selbst gezeichnet.
web-about = Über Paddock
web-about-text = Mit Paddock spielt eine Familie, in einem Zimmer oder in fünf Städten, Autorennspiele nach den echten Regeln, ohne Konto. Es läuft auf dem eigenen Rechner und gibt nichts weiter.
web-lobby = Tische
web-guest-name = Gast
web-to-home = Zur Startseite
web-loading = Einen Moment …
web-trouble-offline = Der Server ist nicht erreichbar. Läuft er?
web-trouble-unknown = Das hat nicht geklappt ({ $code }).
web-join = Mit Code beitreten
web-settings = Einstellungen
web-try-again = Noch einmal versuchen
web-rules = Regeln
web-poster-other = Noch ein Spiel auf diesem Server.

## Set-up
web-seats = Plätze
web-chair-me = Ich
web-chair-friend = Gast
web-chair-bot = Bot
web-chair-open = Freier Platz
web-chair-open-lead = für Freunde
web-level-0 = Fahrschüler
web-level-1 = Sonntagsfahrer
web-level-2 = Pendler
web-level-3 = Rallyefahrer
web-level-4 = Champion
web-your-name = Dein Name
web-options = Hausregeln
web-chairs-lead = Wähle einen Platz und dann, wer dort sitzt. Oder zieh jemanden darauf.
web-options-usual = alles Standard
web-usual = Standard
web-table = Der Tisch
web-clock = Bedenkzeit
web-clock-none = Ohne Limit
web-clock-move = { $seconds } s je Zug
web-clock-match = { $minutes } min je Partie
web-listed = Den Tisch allen auf diesem Server zeigen
web-open-table = Tisch öffnen

## Waiting room
web-waiting-lead = Schick den Link, oder lass Freunde den Code scannen.
web-join-lead = Gib deinen Namen ein und nimm Platz.
web-you = du
web-here = ist da
web-host = Spielleitung
web-sit = Hier sitzen
web-get-up = Aufstehen
web-invite-lead = Wer diesen Link hat, kann sich dazusetzen. Niemand braucht ein Konto.
web-no-table-lead = Vielleicht gibt es ihn nicht mehr, oder der Link ist unvollständig. Lass dir den Link noch einmal schicken.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-start = Start
web-start-waits = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
web-host-starts = Die Spielleitung startet das Rennen.
web-code = Code des Tischs
web-code-lead = Oder { $address } öffnen und eingeben:

## At the table
web-line-lost = Verbindung verloren. Neuer Versuch …
web-how-to-play = So wird gespielt
web-theme = Design
web-theme-light = Zum hellen Design wechseln
web-theme-dark = Zum dunklen Design wechseln
web-theme-auto-short = Wie das Gerät
web-theme-light-short = Hell
web-theme-dark-short = Dunkel
web-motion = Animationen
web-motion-off = Keine
web-motion-fast = Schnell
web-motion-normal = Normal
web-motion-slow = Langsam
web-watch-lead = Hier können Freunde mitspielen oder zuschauen:
web-pause = Pause
web-resume = Weiter
web-end-match = Partie beenden
web-leave = Tisch verlassen
web-ended = Die Spielleitung hat die Partie beendet.
web-end-sure = Die Partie für alle beenden?
web-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter, und die anderen können deinen Platz jemandem geben.
web-go-on = Weiter
web-winner-you = Du hast gewonnen!
web-winner = Sieg: { $names }
web-rematch = Revanche
web-same-luck = Gleiche Karten und Würfe
web-record = Aufzeichnung herunterladen
web-replay = Wiedergabe
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt vor
web-step-of = { $step } von { $steps }
web-verify = Mischung prüfen
web-review = Glück und Können

## Lobby
web-my-tables = Meine Tische
web-listed-tables = Offene Tische
web-no-tables = Gerade ist kein Tisch offen.
web-status-waiting = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-status-running = läuft
web-status-over = beendet
web-status-ended = abgebrochen
web-old-tables = Beendet

## The plain table of any game
web-your-moves = Deine Züge
web-facts = Der Stand
web-space = Feld { $space }

## People at the table
web-pass-device = Gib das Gerät an { $name } weiter.
web-pass-device-lead = Sonst soll niemand hinschauen.
web-i-am = Ich bin { $name }
web-people = Leute
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-mute = Chat nicht über dem Tisch zeigen
web-send = Senden
web-yes = Ja
web-no = Nein
web-undo-wish = { $name } möchte den letzten Zug zurücknehmen.
web-undo-asked = Zum Zurücknehmen fehlt noch das Ja von { $names }.
web-undo-refused = Nicht alle sind einverstanden: Der Zug gilt.
web-seat-wish = { $name } möchte für { $other } weiterspielen.
web-seat-asked = Zum Hinsetzen fehlt noch das Ja von { $names }.
web-seat-refused = Nicht alle sind einverstanden: Du schaust weiter zu.
web-seat-free = Platz frei
web-seat-ask = Um diesen Platz bitten
web-seat-withdraw = Doch nicht
web-took-over = { $name } spielt jetzt für { $other }.
web-took-over-bot = Für { $other } spielt jetzt ein Bot.
web-time-up = Die Zeit ist um: Für dich wurde gezogen.
web-stand-in = Ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-big-screen = Große Anzeige
web-orders = Wenn ich auf einen Angriff nicht rechtzeitig antworte
web-orders-ask = hinnehmen
web-orders-always = kontern, wenn es geht
web-sound = Ton
web-sound-on = An
web-sound-off = Aus
web-other-device = Anderes Gerät

## A board
web-board-whole = Die ganze Strecke
web-board-closer = Vergrößern
web-board-further = Verkleinern

## Keys of a table
web-keys = Tastenkürzel
web-keys-on = Kürzel mit nur einer Taste verwenden
web-key-release = die Karte abwählen
web-key-situation = die Lage vorlesen
web-one-tap = Antippen einer Karte
web-one-tap-off = wählt sie
web-one-tap-on = spielt sie

## Hints
web-hint = Tipp
web-hint-taken = { $name } hat sich einen Tipp geholt.
web-hints = Tipps
web-hints-bots = wenn jemand allein gegen Bots spielt
web-hints-all = für alle; der Tisch erfährt es
web-hints-none = für niemanden
