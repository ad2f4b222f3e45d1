# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Das spielen
web-hint-percent = { $percent } %
web-hint-chance = { $chance } Siegchance, wahrscheinlich zwischen { $low } und { $high }
web-hint-vague = Zu wenige Partien ausprobiert, um die Siegchance zu nennen.
web-hint-worlds = Ausprobiert in { $worlds } von hier aus gespielten Partien.
web-hint-told = Die anderen sehen, wie viele Tipps du genommen hast: { $hints }.
web-hint-thinking = Züge werden ausprobiert …

## Checking a shuffle
web-verify-lead = Vor dem Geben hat sich der Server an ein Geheimnis gebunden. Jetzt liegt es offen, und dieses Gerät zieht jede Karte und jeden Würfel noch einmal daraus.
web-verify-running = Diese Partie läuft noch. Das Geheimnis wird am Ende gezeigt; bis dahin gibt es nichts zu prüfen.
web-verify-good = Alles passt.
web-verify-bad = Etwas passt nicht.
web-verify-yes = passt
web-verify-no = passt nicht
web-verify-unknown = hier nicht bekannt
web-verify-commitment = Das Versprechen vor dem Geben
web-verify-commitment-noted = Dieses Gerät hat es vor dem Geben notiert ({ $when }), und es ist dasselbe.
web-verify-commitment-other = Vor dem Geben hat dieses Gerät ein anderes notiert: { $noted }. Richtig ist das nur bei einer Revanche mit demselben Glück.
web-verify-commitment-unseen = Dieses Gerät hat es vor dem Geben nicht gesehen. Wer es aufgeschrieben hat, tippt es hier ein.
web-verify-commitment-typed = Das aufgeschriebene Versprechen
web-verify-commitment-same = Es ist das aufgeschriebene.
web-verify-commitment-foreign = Es ist nicht das aufgeschriebene.
web-verify-secret = Das Geheimnis hält das Versprechen
web-verify-secret-good = Der SHA-256 des Geheimnisses ist genau das Versprechen. Kein anderes Geheimnis ergibt dasselbe.
web-verify-secret-bad = Der SHA-256 des Geheimnisses ist nicht das Versprechen: Aus diesem Geheimnis wurde nicht gegeben.
web-verify-nonces = Die Wörter der Spieler stecken darin
web-verify-nonces-mine = Dein eigenes Wort { $nonce } steckt darin. Es kam nach dem Versprechen; der Server hat die Karten also nicht allein bestimmt.
web-verify-nonces-missing = Dein eigenes Wort { $nonce } steckt nicht darin, obwohl der Server es angenommen hat.
web-verify-nonces-others = Dieses Gerät hat zu dieser Partie kein Wort beigetragen. Wörter im Protokoll: { $words }.
web-verify-draws = Jede Karte, jeder Würfel neu gezogen
web-verify-draws-good = Dieses Gerät hat wieder gezogen, was im Protokoll steht. Mischungen: { $deals }. Würfe: { $rolls }.
web-verify-draws-bad = Zeile { $line } des Protokolls sagt { $said }; das Geheimnis sagt { $drawn }.
web-verify-draws-left = Was diese Seite nicht neu ziehen kann, hat der Server geprüft: { $count }.
web-verify-first = Die ersten Karten der ersten Mischung
web-verify-rules = Jeder Zug nach den Regeln
web-verify-rules-good = Der Server hat das Protokoll nachgespielt: { $moves } Züge, und jeder Punkt stimmt. Dieser Schritt ist das Wort des Servers.
web-verify-rules-bad = Der Server hat im Protokoll einen Fehler gefunden: { $problem }
web-verify-proves = Was das beweist
web-verify-proves-1 = Die Karten standen fest, bevor jemand die erste gesehen hat.
web-verify-proves-2 = Der Server hat sie nicht allein bestimmt, wenn dein Wort darin steckt.
web-verify-proves-3 = Kein Name, kein Platz und keine Option wurde nachträglich geändert.
web-verify-fails = Was es nicht beweisen kann
web-verify-fails-1 = Wann das Versprechen veröffentlicht wurde, wenn es niemand notiert hat.
web-verify-fails-2 = Dass der Server sein Geheimnis hütet: Wer ihn betreibt, kann jede Hand kennen.
web-verify-fails-3 = Dass niemand am Tisch mit dem Server im Bunde ist.
web-verify-fails-4 = Dass diese Seite ehrlich ist: Sie kommt vom selben Server. Auf einem eigenen Rechner prüft:
web-verify-partly = Was dieses Gerät prüfen kann, passt.

## Joining, devices, settings
web-join-code = Code oder Link
web-join-code-lead = Tippe die sechs Zeichen vom Bildschirm des Gastgebers ein, oder den ganzen Link.
web-join-go = Tisch finden
web-join-unreadable = Ein Code hat sechs Buchstaben und Ziffern; 0, 1, I, L und O kommen nie darin vor.
web-devices = Dieser Platz auf einem anderen Gerät
web-device-move-lead = Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal und zehn Minuten lang; danach haben beide Geräte deinen Namen und deine Plätze.
web-device-link = Link für das andere Gerät
web-device-this = dieses Gerät
web-device-since = seit { $when }
web-device-remove = Abmelden
web-device-accept = Auf diesem Gerät weiterspielen?
web-device-accept-lead = Es übernimmt Namen und Plätze des Geräts, von dem der Link kommt. Was dieses Gerät bisher hatte, gibt es ab.
web-device-accept-go = Ja, hier
web-size = Schriftgröße
web-size-normal = Normal
web-size-large = Groß
web-size-huge = Sehr groß
web-buzz = Vibrieren, wenn ich dran bin
web-notify = Nachricht, wenn ich dran bin
web-notify-denied = Der Browser erlaubt es nicht; in seinen Einstellungen lässt es sich ändern.
web-chat-show = Chat über dem Tisch zeigen
web-host-make = Zum Gastgeber machen
web-host-sure = { $name } zum Gastgeber machen? Starten, anhalten und beenden kann dann nur noch { $name }.
web-mute = Stummschalten
web-unmute = Wieder reden lassen
web-muted = stumm

## Rules
web-rules-chapters = Kapitel
web-rules-english = Die vollständigen Regeln mit allen unseren Auslegungen sind auf Englisch. Die Kurzanleitung spricht deine Sprache.
web-rules-missing = Für dieses Spiel hat noch niemand eine Regelseite geschrieben.
web-rules-whole = Die vollständigen Regeln

## Looking back
web-play-back = Abspielen
web-speed = Tempo
web-eyes = Wessen Augen
web-eyes-all = Zuschauer
web-eyes-running = Wenn die Partie vorbei ist, kannst du durch alle Augen schauen.
web-open-cards = Alle Hände offen
web-link-step = Link zu diesem Schritt
web-link-step-lead = Wer diesen Link öffnet, sieht den Tisch nach Schritt { $step }.

## The screen for the room
web-screen-join = Zum Mitspielen scannen, oder Adresse öffnen und Code eintippen
web-full-screen = Vollbild
