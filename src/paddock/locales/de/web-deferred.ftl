# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Tipps
web-hints-bots = wenn jemand allein gegen Bots spielt
web-hints-all = für alle; der Tisch erfährt es
web-hints-none = für niemanden
web-hint-play = Das spielen
web-hint-percent = { $percent } %
web-hint-vague = Zu wenige Partien ausprobiert, um die Siegchance zu schätzen.
web-hint-told = Die anderen sehen, wie viele Tipps du dir geholt hast: { $hints }.
web-hint-thinking = Züge werden ausprobiert …

## Checking a shuffle
web-verify-lead = Vor dem Geben hat sich der Server auf ein Geheimnis festgelegt. Jetzt liegt es offen, und dieses Gerät zieht damit jede Karte und jeden Würfel noch einmal.
web-verify-running = Diese Partie läuft noch. Das Geheimnis wird am Ende gezeigt; bis dahin gibt es nichts zu prüfen.
web-verify-good = Alles stimmt.
web-verify-bad = Etwas stimmt nicht.
web-verify-yes = stimmt
web-verify-no = stimmt nicht
web-verify-unknown = hier nicht bekannt
web-verify-commitment = Die Festlegung vor dem Geben
web-verify-commitment-noted = Dieses Gerät hat sie vor dem Geben gespeichert ({ $when }), und es ist dieselbe.
web-verify-commitment-other = Vor dem Geben hat dieses Gerät eine andere gespeichert: { $noted }. Richtig ist das nur bei einer Revanche mit gleichen Karten und Würfen.
web-verify-commitment-unseen = Dieses Gerät hat sie vor dem Geben nicht gesehen. Hat sie jemand aufgeschrieben? Dann gib sie hier ein.
web-verify-commitment-typed = Die aufgeschriebene Festlegung
web-verify-commitment-same = Es ist die aufgeschriebene.
web-verify-commitment-foreign = Es ist nicht die aufgeschriebene.
web-verify-secret = Das Geheimnis passt zur Festlegung
web-verify-secret-good = Der SHA-256 des Geheimnisses ist genau die Festlegung. Kein anderes Geheimnis ergibt dieselbe.
web-verify-secret-bad = Der SHA-256 des Geheimnisses ist nicht die Festlegung: Die Karten dieser Partie stammen nicht aus diesem Geheimnis.
web-verify-nonces = Eure Zufallswörter sind eingemischt
web-verify-nonces-mine = Dein Zufallswort { $nonce } ist eingemischt. Es kam nach der Festlegung; der Server hat die Karten also nicht allein bestimmt.
web-verify-nonces-missing = Dein Zufallswort { $nonce } ist nicht eingemischt, obwohl der Server es angenommen hat.
web-verify-nonces-others = Dieses Gerät hat zu dieser Partie kein Zufallswort beigetragen. Zufallswörter in der Aufzeichnung: { $words }.
web-verify-draws = Jede Karte, jeder Würfel neu gezogen
web-verify-draws-good = Dieses Gerät hat dasselbe gezogen, was in der Aufzeichnung steht. Mischungen: { $deals }. Würfe: { $rolls }.
web-verify-draws-bad = Zeile { $line } der Aufzeichnung sagt { $said }; das Geheimnis sagt { $drawn }.
web-verify-draws-left = Was diese Seite nicht neu ziehen kann, hat der Server geprüft: { $count }.
web-verify-first = Die ersten Karten der ersten Mischung
web-verify-rules = Jeder Zug nach den Regeln
web-verify-rules-good = Der Server hat die Aufzeichnung nachgespielt (Züge: { $moves }), und alle Punkte stimmen. Hier musst du dem Server glauben.
web-verify-rules-bad = Der Server hat in der Aufzeichnung einen Fehler gefunden: { $problem }
web-verify-proves = Was das beweist
web-verify-proves-1 = Die Karten standen fest, bevor jemand die erste gesehen hat.
web-verify-proves-2 = Der Server hat sie nicht allein bestimmt, wenn dein Zufallswort eingemischt ist.
web-verify-proves-3 = Kein Name, kein Platz und keine Option wurde nachträglich geändert.
web-verify-fails = Was es nicht beweisen kann
web-verify-fails-1 = Wann die Festlegung veröffentlicht wurde, wenn weder dieses Gerät noch sonst jemand sie notiert hat.
web-verify-fails-2 = Dass der Server sein Geheimnis hütet: Wer ihn betreibt, könnte jede Hand kennen.
web-verify-fails-3 = Dass niemand am Tisch mit dem Server im Bunde ist.
web-verify-fails-4 = Dass diese Seite ehrlich ist: Sie kommt vom selben Server. Auf einem eigenen Rechner prüfst du mit:
web-verify-partly = Was dieses Gerät prüfen kann, stimmt.
web-verify-rules-unfinished = Die Aufzeichnung endet vor dem Ende der Partie (Züge: { $moves }). Eine unfertige Partie zählt nicht: Sie könnte auch anders enden.
web-verify-seen = Die Partie, die hier zu sehen war
web-verify-seen-same = Während der Partie hat dieses Gerät { $count } von { $steps } Zügen notiert. In der Aufzeichnung stehen dieselben.
web-verify-seen-other = Zug { $step } war „{ $seen }“, als dieses Gerät ihn sah; in der Aufzeichnung steht „{ $said }“. Das ist eine andere Partie mit demselben Geheimnis.
web-verify-seen-none = Dieses Gerät hat bei dieser Partie nicht zugesehen.
web-verify-seen-late = Gemacht, während dieses Gerät weg war, und später nachgereicht: Züge { $steps }.
web-verify-fails-5 = Welche der möglichen Partien mit diesem Geheimnis gespielt wurde, es sei denn, ein Gerät hat ihre Züge notiert.

## Joining, devices, settings
web-join-code = Code oder Link
web-join-code-lead = Gib die sechs Zeichen vom Bildschirm der Spielleitung ein, oder den ganzen Link.
web-join-go = Tisch finden
web-join-unreadable = Ein Code hat sechs Buchstaben und Ziffern; 0, 1, I, L und O kommen nie darin vor.
web-devices = Dieser Platz auf einem anderen Gerät
web-device-move-lead = Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und zehn Minuten lang; danach haben beide Geräte deinen Namen und deine Plätze.
web-device-link = Link für das andere Gerät
web-device-phone = Handy
web-device-tablet = Tablet
web-device-computer = Computer
web-device-this = dieses Gerät
web-device-since = seit { $when }
web-device-remove = Abmelden
web-device-remove-sure = Dieses Gerät abmelden? Passkeys und Wiederherstellungscode, die dort erstellt wurden, gelten dann nicht mehr.
web-device-accept = Auf diesem Gerät als { $name } weiterspielen?
web-device-accept-lead = Es übernimmt Namen und Plätze von { $name }; von dort kommt der Link.
web-device-accept-loses = Bisher bist du hier { $name }; diesen Gast und seine Plätze verlierst du auf diesem Gerät.
web-guests-join-lead = Bisher bist du hier { $name }. Aus beiden Gästen wird einer, mit einem Namen und einer Geschichte. Das lässt sich nicht rückgängig machen.
web-guests-join = Auch die Plätze und Partien von { $name } behalten
web-my-data = Meine Daten
web-export-me = Meine Daten herunterladen
web-forget-me = Vergiss mich
web-forget-lead = Bots übernehmen deine Plätze; dein Name, deine Chatzeilen, Geräte und Links werden entfernt. Das lässt sich nicht rückgängig machen.
web-forget-yes = Ja, vergiss mich
web-forget-no = Nein, behalte mich
web-device-accept-go = Ja, hier
web-move-lead = Unter localhost kann diese Seite mehr als unter 127.0.0.1: Dort gehen auch Passkeys. Mit diesem Gerät umziehen?
web-move-go = Zu localhost umziehen
web-move-stay = Hier bleiben
web-devices-mine = Meine Geräte und Daten
web-recovery = Wiederherstellungscode
web-recovery-lead = Wenn dir dieser Browser verloren geht, bringt dich ein Code auf Papier zurück, auf jedem Gerät. Wer den Code hat, kann als du spielen: Verwahre ihn wie einen Schlüssel.
web-recovery-since = Du hast einen Code vom { $when }. Ein neuer ersetzt ihn.
web-recovery-make = Wiederherstellungscode erstellen
web-recovery-again = Neuen Code erstellen
web-recovery-once = Schreib ihn jetzt auf oder drucke ihn. Er wird nur dieses eine Mal gezeigt und gilt einmal.
web-recovery-print = Drucken
web-recovery-paper = Wiederherstellungscode von { $name } für { $address }
web-passkeys = Passkeys
web-passkey-lead = Ein Passkey meldet dich mit Finger, Gesicht oder PIN an. Du musst dir nichts merken.
web-passkey-add = Passkey hinzufügen
web-passkey-remove = Entfernen
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-no-http = Passkeys brauchen https, und diese Seite hat keins. Hier bringen dich der Link für ein anderes Gerät und der Wiederherstellungscode zurück.
web-passkey-no-number = Browser erlauben Passkeys nur unter einem Namen wie localhost, nicht unter einer Nummer. Hier bringen dich der Link für ein anderes Gerät und der Wiederherstellungscode zurück.
web-passkey-no-browser = Dieser Browser kann keine Passkeys. Der Link für ein anderes Gerät und der Wiederherstellungscode bringen dich zurück.
web-return = Ich habe hier schon gespielt
web-return-lead = Hol dir deinen Namen, deine Plätze und deine Partien auf dieses Gerät zurück.
web-return-go = Zurückkommen
web-return-device = Hast du noch ein Gerät, auf dem du spielst? Öffne dort in den Einstellungen „Meine Geräte und Daten“ und scanne den Code mit diesem Gerät.
web-return-done = Du bist wieder { $name }
web-return-new-code = Dein Wiederherstellungscode ist verbraucht. Erstelle einen neuen für das nächste Mal.
web-size = Schriftgröße
web-size-normal = Normal
web-size-large = Groß
web-size-huge = Sehr groß
web-buzz = Vibrieren, wenn ich dran bin
web-notify = Benachrichtigung, wenn ich dran bin
web-notify-denied = Dein Browser blockiert Benachrichtigungen; erlaube sie in seinen Einstellungen.
web-chat-show = Chat über dem Tisch zeigen
web-host-make = Spielleitung übergeben
web-host-sure = Die Spielleitung an { $name } übergeben? Starten, anhalten und beenden kann dann nur noch { $name }.
web-mute = Stummschalten
web-unmute = Wieder reden lassen
web-muted = stumm
web-block = Blockieren
web-blocked = blockiert
web-block-sure = { $name } blockieren? Du siehst nicht mehr, was { $name } schreibt, und ihr seht eure Tische in der Liste nicht mehr. { $name } erfährt nichts davon.
web-blocks = Blockierte Leute
web-unblock = Nicht mehr blockieren
web-report = Melden
web-report-lead = Wer diesen Server betreibt, liest deine Meldung, dazu die letzten Zeilen von { $name } hier im Chat. { $name } erfährt nichts davon.
web-report-reason = Was ist passiert?
web-report-send = Meldung abschicken
web-report-done = Deine Meldung ist abgeschickt.

## Rules
web-rules-chapters = Kapitel
web-rules-english = Die vollständigen Regeln dieses Spiels stehen hier auf Englisch. Die Kurzanleitung gibt es in deiner Sprache.
web-rules-missing = Für dieses Spiel gibt es noch keine Regelseite.
web-rules-whole = Die vollständigen Regeln

## Looking back
web-play-back = Abspielen
web-speed = Tempo
web-eyes = Sicht von
web-eyes-all = Publikum
web-eyes-running = Wenn die Partie vorbei ist, kannst du sie aus jeder Sicht ansehen.
web-open-cards = Alle Hände offen
web-link-step = Link zu diesem Schritt
web-link-step-lead = Wer diesen Link öffnet, sieht den Tisch nach Schritt { $step }.

## The screen for the room
web-screen-join = Zum Mitspielen scannen, oder Adresse öffnen und Code eingeben
web-full-screen = Vollbild

## Home
web-about-text = Mit Paddock spielt eine Familie, in einem Zimmer oder in fünf Städten, Autorennspiele nach den echten Regeln, ohne Konto. Es läuft auf dem eigenen Rechner und gibt nichts weiter.
web-no-page = Diese Seite gibt es nicht.

## Set-up
web-seats = Plätze
web-chair-me = Ich
web-chair-friend = Gast
web-chair-open = Freier Platz
web-chair-open-lead = für Freunde
web-your-name = Dein Name
web-options = Hausregeln
web-chairs-lead = Wähle einen Platz und dann, wer dort sitzt. Oder zieh jemanden darauf.
web-options-usual = alles Standard
web-usual = Standard
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
web-link = Link zu diesem Tisch
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
web-how-to-play = So wird gespielt
web-zone = Zeitzone
web-zone-device = Wie das Gerät ({ $zone })
web-theme = Design
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
web-end-match = Partie beenden
web-leave = Tisch verlassen
web-end-sure = Die Partie für alle beenden?
web-leave-sure = Den Tisch verlassen? Ein Bot spielt für dich weiter, und die anderen können deinen Platz jemandem geben.
web-go-on = Weiter
web-winner-you = Du hast gewonnen!
web-winner = Sieg: { $names }
web-same-luck = Gleiche Karten und Würfe
web-record = Aufzeichnung herunterladen
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt vor
web-step-of = { $step } von { $steps }
web-verify = Mischung prüfen
web-review = Glück und Können

## Lobby
web-my-tables = Meine Tische
web-listed-tables = Offene Tische
web-no-tables = Gerade ist kein Tisch offen.
web-old-tables = Beendet

## People at the table
web-people = Leute
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-mute = Chat nicht über dem Tisch zeigen
web-send = Senden
web-seat-free = Platz frei
web-seat-ask = Um diesen Platz bitten
web-big-screen = Große Anzeige
web-orders = Wenn ich auf einen Angriff nicht rechtzeitig antworte
web-sound-on = An
web-sound-off = Aus
web-other-device = Anderes Gerät

## Keys of a table
web-keys-on = Kürzel mit nur einer Taste verwenden
web-key-release = die Karte abwählen
web-key-explain = erklären, was auf dem Tisch liegt; die Pfeile führen weiter
web-key-situation = die Lage vorlesen
web-one-tap = Antippen einer Karte
web-one-tap-off = wählt sie
web-one-tap-on = spielt sie

## Why something was refused
trouble-no-match = Diese Partie wurde hier nicht gespielt.
trouble-unreadable = Dieser Tisch stammt von einer anderen Version von Paddock; diese hier kann ihn nicht lesen.
trouble-too-many = { $what ->
    [visitors] An diesem Tisch sind schon so viele Gäste, wie dieser Server zulässt.
    [seasons] Dieser Club hat so viele Saisons, wie er haben kann. Lösche zuerst eine.
    [tables] Du leitest schon so viele Tische, wie dieser Server zulässt; beende erst einen.
    [opened] Aus deinem Netz wurden zu viele Tische geöffnet; versuch es später noch einmal.
    [listed] Du hast schon so viele Tische in der Liste, wie dieser Server zulässt; öffne diesen ohne Eintrag.
    [bot-tables] Du schaust schon bei so vielen Tischen mit Bots zu, wie dieser Server zulässt; verlass erst einen.
    [orders] Du änderst deine Vorgaben für Angriffe zu oft; warte einen Moment.
    [guests] Aus deinem Netz kamen zu viele neue Gäste; versuch es später noch einmal.
    [codes] Aus deinem Netz wurden zu viele Codes probiert; warte eine Minute.
    [links] Du hast zu viele Links erstellt; versuch es später noch einmal.
    [keys] Du hast zu viele Codes und Passkeys erstellt; versuch es später noch einmal.
    [sign-ins] Zu viele Versuche, sich anzumelden; warte eine Minute.
    [blocks] Du hast so viele Leute blockiert, wie dieser Server erlaubt.
    [reports] Du hast zu viel auf einmal gemeldet. Versuche es später noch einmal.
    [passkeys] Du hast schon so viele Passkeys, wie dieser Server zulässt; entferne erst einen.
    [clubs] Es wurden zu viele Clubs gegründet; versuch es später noch einmal.
    [memberships] Du bist schon in so vielen Clubs, wie dieser Server zulässt; verlass erst einen.
    [members] Du hast zu viele Mitglieder hinzugefügt; versuch es später noch einmal.
    [verifications] Aus deinem Netz kamen zu viele Aufzeichnungen zum Prüfen; warte eine Minute.
    [reviews] Aus deinem Netz wurden zu viele Auswertungen verlangt; versuch es später noch einmal.
    [entries] Dieser Tisch läuft schon zu lange; öffne einen neuen.
   *[other] So viele lässt dieser Server nicht zu.
    }
trouble-muted = Die Spielleitung hat dich stummgeschaltet.
trouble-accounts-off = Dieser Server hat weder Passkeys noch Wiederherstellungscodes.
trouble-recovery-wrong = Dieser Wiederherstellungscode ist falsch oder wurde schon benutzt.
trouble-passkey-wrong = Dieser Passkey ist hier nicht bekannt.
trouble-both-seated = Beide Gäste spielen in derselben laufenden Partie mit. Verbinde sie, wenn die Partie zu Ende ist.
trouble-not-over = Diese Partie ist nicht zu Ende: Es gibt noch nichts zu besprechen.
trouble-code-used = Dieser Link wurde schon benutzt oder ist abgelaufen; lass dir einen neuen geben.
web-replay-marks = Gehe zu
web-replay-race = Rennen { $number }
web-replay-lap = Runde { $number }

## Notices over a table
web-break-wait = Wir warten auf: { $names }
web-undo-wish = { $name } möchte den letzten Zug zurücknehmen.
web-undo-asked = Zum Zurücknehmen fehlt noch das Ja von { $names }.
web-seat-wish = { $name } möchte für { $other } weiterspielen.
web-seat-asked = Zum Hinsetzen fehlt noch das Ja von { $names }.
web-seat-withdraw = Doch nicht
web-stand-in = Ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-hint-taken = { $name } hat sich einen Tipp geholt.
