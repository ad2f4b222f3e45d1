# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Autorennspiele vom Spieltisch: in diesem Terminal spielen, Aufzeichnungen ansehen und prüfen, Tausende Partien simulieren.
cli-examples = Zum Beispiel
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Befehle
cli-help-flags = Schalter
cli-help-arguments = Angaben
cli-stopped = abgebrochen
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } ist nicht installiert. So kommt es dazu: pip install "paddock[{ $extra }]"
cli-unknown-language = die Sprache „{ $text }“ gibt es nicht; es gibt: { $known }
cli-bad-option-word = eine Option schreibt man Name=Wert, nicht „{ $text }“
cli-parse-command = den Befehl „{ $text }“ gibt es nicht; es gibt: { $known }
cli-parse-flag = den Schalter „{ $text }“ gibt es hier nicht; --help zeigt alle
cli-parse-repeated = „{ $text }“ wurde doppelt angegeben
cli-parse-value = „{ $text }“ ist kein gültiger Wert für { $name }
cli-parse-missing = { $name } braucht einen Wert
cli-parse-argument = { $name } fehlt; siehe --help
cli-parse-unused = „{ $text }“ ist hier nicht vorgesehen; siehe --help
cli-parse-other = { $text }

## Flags
cli-flag-help = Diese Seite zeigen.
cli-flag-version = Die Version zeigen.
cli-argument-game = Das Spiel, zum Beispiel mille-bornes.
cli-argument-rule = Eine Regel, eine Karte oder eine Option.
cli-argument-record = Die Datei mit der Aufzeichnung.
cli-flag-lang = Sprache: en, de, hu, cs, sk, it, el, ro oder bg. Ohne Angabe: die deines Systems.
cli-flag-json = Ausgabe als JSON.
cli-flag-option = Eine Option des Spiels als Name=Wert; mehrmals möglich.
cli-flag-seats = Wie viele Plätze.
cli-flag-human = Die Plätze, auf denen Menschen spielen, etwa 1 oder 1,3; auch „all“ oder „none“.
cli-flag-level = Die Stufe der Bots: learner, sunday-driver, commuter oder rally-driver (0 bis 3); eine für alle oder eine je Platz.
cli-flag-names = Namen in der Reihenfolge der Plätze, etwa Anna,Ben.
cli-flag-seed = Mit dieser Startzahl mischen; gleiche Startzahl, gleiche Mischung.
cli-flag-budget = Wie viele Sekunden etwa gerechnet wird.
cli-flag-yes = Nichts fragen: Was nicht angegeben ist, bleibt beim Standard.
cli-flag-save = In dieser Datei speichern statt im Datenordner.
cli-flag-resume = Ein gespeichertes Spiel fortsetzen: aus dieser Datei oder, ohne Angabe, das letzte.
cli-flag-record = Die fertige Aufzeichnung in dieser Datei speichern.
cli-flag-step = Schritt für Schritt: Enter für den nächsten Zug, b für zurück, eine Zahl zum Springen, q zum Beenden.
cli-flag-move = Den Tisch nach diesem Zug zeigen (0: vor dem ersten).
cli-flag-commitment = Die Festlegung, die vor dem Geben gezeigt wurde: Die Aufzeichnung muss dieselbe haben.
cli-flag-seen = Der Hash, den die Seite von den gesehenen Zügen zeigt: Die Aufzeichnung muss denselben ergeben.
cli-flag-seen-seat = Der Platz, der sie gesehen hat; ohne Angabe: das Publikum.
cli-flag-seat = Nur zeigen, was dieser Platz sieht; ohne Angabe liegt alles offen.
cli-flag-games = Wie viele Partien.
cli-flag-sim-seats = Wie viele Plätze, alle mit zufälligen Zügen, oder ein Bot je Platz, etwa commuter,learner.
cli-flag-workers = Wie viele Prozesse. Ohne Angabe: einer je Prozessorkern.
cli-flag-ray = Auf einem Ray-Cluster rechnen: auf dem, den RAY_ADDRESS nennt, oder auf einem eigens gestarteten.
cli-flag-arena-levels = Stufen oder Spielweisen, etwa 1,2: Jede spielt gegen die vor ihr genannte. Ohne Angabe: die zwei höchsten Stufen.
cli-flag-arena-ladder = Alle Stufen, jede gegen die unter ihr.
cli-flag-arena-styles = Die letzte Stufe spielt auch gegen jede Spielweise.
cli-flag-arena-against = Jede Stufe spielt gegen ein Programm, das dieser Befehl startet. Es liest Ansichten und schreibt Züge als JSON-Zeilen.
cli-flag-arena-time-limit = Millisekunden, die ein solches Programm für einen Zug hat.
cli-flag-arena-seats = Wie viele Plätze. Ohne Angabe: so wenige, wie das Spiel erlaubt.
cli-flag-arena-games = Wie viele Spiele; mit denselben Karten wird einmal für jede Seite gespielt.
cli-flag-arena-match = Ganze Partien statt einzelner Rennen.
cli-flag-arena-budget = Rechenzeit je Zug in Millisekunden für Bots, die suchen.
cli-flag-arena-iterations = Stattdessen Durchläufe je Zug für solche Bots: Die Ergebnisse lassen sich genau wiederholen.
cli-flag-arena-svg = Die Rangleiter auch in diese Datei zeichnen.
cli-flag-review-svg = Die Chancen auch in diese Datei zeichnen.
cli-flag-fit-seats = Für wie viele Plätze, mehrere mit Komma getrennt. Ohne Angabe: so wenige, wie das Spiel erlaubt.
cli-flag-fit-sweeps = Wie oft alle Gewichte durchgegangen werden; 0: nur der Wert der Punkte und die Schätzung fremder Karten.
cli-flag-fit-deals = Mit wie vielen Kartenverteilungen jede Änderung gemessen wird.
cli-flag-fit-matches = Wie viele ganze Partien gespielt werden, um den Wert der Punkte zu finden.
cli-flag-fit-anew = Mit den ersten Schätzungen beginnen statt mit den zuletzt angepassten Gewichten.
cli-flag-fit-out = In diese Datei schreiben. Ohne Angabe: zu den Quellen eines Arbeitsverzeichnisses, sonst SPIEL.toml hier.
cli-flag-quick = Kürzer messen, gröbere Zahlen.
cli-flag-against = Mit dem kompilierten Stand eines anderen Paddock-Ordners vergleichen: Verhältnisse, abwechselnd gemessen.

## play: help
cli-play-help = In diesem Terminal spielen, gegen Bots oder mit anderen im Raum.
cli-play-examples = Zum Beispiel
    {"  "}{ $program } play                          fragt nach allem, was es braucht
    {"  "}{ $program } play mille-bornes --yes       du gegen einen Bot, sofort
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 macht weiter, wo du aufgehört hast

## play: questions
cli-ask-game-title = Welches Spiel?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Nummer oder Name [1]:
cli-ask-seats = Wie viele Plätze: { $known }? [{ $default }]:
cli-ask-human = Auf welchen Plätzen sitzen Menschen, etwa 1 oder 1,3? [{ $default }]:
cli-ask-level = Wie stark sind die Bots: { $known }? [{ $default }]:
cli-ask-options = Optionen des Spiels ändern? j oder n [n]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Name für { $seat } [{ $default }]:
cli-yes-words = j ja y yes
cli-number-words = eins zwei drei vier fünf sechs sieben acht
cli-all-words = alle
cli-none-words = keiner keine niemand
cli-ask-nobody = Dann spielen nur Bots, und du schaust zu. Stimmt das? j oder n [n]:
cli-level-learner = { $number }  { $name }: spielt irgendeinen erlaubten Zug, gut für die erste Partie
cli-level-sunday-driver = { $number }  { $name }: fährt drauflos und übersieht auch einmal etwas; angenehme Gesellschaft
cli-level-commuter = { $number }  { $name }: spielt vernünftig und nimmt, was sich bietet
cli-level-rally-driver = { $number }  { $name }: denkt voraus und probiert jeden Zug viele Male aus
cli-bad-seats = { $name } spielt man auf { $known } Plätzen
cli-no-such-option = die Option „{ $text }“ gibt es nicht; es gibt: { $known }
cli-bad-option = { $name } kann nicht „{ $text }“ sein; möglich ist: { $known }
cli-no-such-game = das Spiel „{ $text }“ gibt es nicht; es gibt: { $known }
cli-no-answer = keine Antwort zu lesen: gib sie mit Schaltern an oder nimm mit --yes die Standardwerte
cli-bad-humans = „{ $text }“ nennt keine Plätze von 1 bis { $seats }
cli-bad-levels = „{ $text }“: gib eine Stufe für alle an oder je eine für die { $seats } Plätze
cli-bad-level = die Stufe „{ $text }“ gibt es nicht; es gibt: { $known }
cli-bad-names = mehr Namen als die { $seats } Plätze
cli-name-player = Person { $number }
cli-name-bot = Bot { $number }

## play: at the table
cli-commitment = Die Mischung steht fest. Festlegung: { $commitment }
cli-prompt = { $name }, dein Zug (? für Hilfe):
cli-prompt-only = { $name }, Enter: { $text } (? für Hilfe)
cli-held = { $text }: wirklich?
cli-undone = Zurückgenommen: { $move }
cli-prompt-held = Enter: ja. Alles andere: nein.
cli-no-such-number = Eine Nummer { $text } gibt es hier nicht; ? zeigt deine Züge.
cli-series-refused = { $done } von { $moves } Schritten gemacht. { $reason }
cli-series-disturbed = { $done } von { $moves } Schritten gemacht: schau, was passiert ist.
cli-several = „{ $text }“ kann heißen: { $options }
cli-not-understood = „{ $text }“ ist hier kein Zug; ? zeigt deine Züge.
cli-possible = Deine Züge:
cli-and-more = und { $count ->
    [one] ein weiterer Zug
   *[other] { $count } weitere Züge
} mit „{ $word }“ am Anfang
cli-impossible = Jetzt nicht möglich, und warum:
cli-hint-title = { $worlds ->
    [one] Die besten Züge, ausprobiert in einer von hier aus gespielten Partie
   *[other] Die besten Züge, ausprobiert in { $worlds } von hier aus gespielten Partien
}
cli-hint-chance = { $chance } Chance auf den Sieg in diesem Rennen ({ $low } bis { $high })
cli-hint-vague = Siegchance unbekannt: zu wenige Partien
cli-no-hint = Für dieses Spiel gibt es keine Tipps.
cli-words = Tippe eine Taste, einen Zug oder einen Teil davon. Außerdem: tisch (neu zeichnen), verlauf (was bisher geschah), regeln, zurück (letzten Zug zurücknehmen), speichern, ende, ?! oder tipp (die besten Züge und warum), ? oder hilfe.
cli-log-empty = Noch ist nichts passiert.
cli-move-line = { $number }  { $move }
cli-hand-over = Platz { $number } ({ $name }), drück Enter. Sonst soll niemand hinschauen.
cli-go-on = Weiter mit Enter.

## play: saves and records
cli-saved = Gespeichert: { $file }
cli-how-to-resume = Weiter geht es mit: { $program } play --resume { $file }
cli-resumed = Es geht weiter mit { $file }
cli-input-ended = Die Eingabe endete, bevor das Spiel zu Ende war.
cli-nothing-saved = in { $folder } ist kein Spiel gespeichert
cli-save-exists = { $file } gibt es schon: setze das Spiel mit --resume fort oder nenne eine andere Datei
cli-already-over = das Spiel in { $file } ist zu Ende; ansehen mit: { $program } replay { $file }
cli-save-in-use = { $file } wird schon in einem anderen Terminal gespielt
cli-too-large = { $file } ist größer als { $megabytes } MB: das ist keine Aufzeichnung
cli-not-text = { $file } ist keine Textdatei
cli-bad-save = { $file } lässt sich nicht als gespeichertes Spiel lesen: { $reason }
cli-no-table = { $file } sagt nicht, wer am Tisch sitzt; fortsetzen lässt sich nur ein gespeichertes Spiel
cli-record-kept = Aufzeichnung gespeichert: { $file }
cli-how-to-verify = Mischung und Regeln prüfen: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Rang
cli-side = Seite
cli-points = Punkte

## explain
cli-explain-help = Regeln, Karten und Optionen eines Spiels erklären.
cli-explain-examples = Zum Beispiel
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Diese Spiele lassen sich erklären:
cli-explain-how = Mehr mit: { $program } explain SPIEL, { $program } explain SPIEL REGEL
cli-explain-rules = { $name }: warum ein Zug nicht erlaubt sein kann (Beispiele)
cli-explain-cards = Karten
cli-explain-options = Optionen
cli-explain-page = Alle Regeln: { $page }
cli-explain-unknown = zu „{ $text }“ gibt es nichts; versuch eines davon: { $known }
cli-explain-near = zu „{ $text }“ gibt es nichts; meinst du: { $near }
cli-explain-topics = Auch erklärt: { $known }
cli-option-values = { $name }: { $values } (Standard: { $default })
cli-rule-title = { $rule }: eine Regel von { $name } ({ $section })
cli-rule-example = Beispiel: { $move } ist nicht erlaubt: { $text }

## verify
cli-review-help = Erklärt, wie eine Partie gewonnen und verloren wurde: Glück und Entscheidungen jeder Seite und die teuersten Züge.
cli-review-examples = Zum Beispiel
    {"  "}{ $program } review my-race.paddock         die ganze Rechnung
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         genauer, mit einem Bild
cli-verify-help = Eine Aufzeichnung prüfen: Folgt sie den Regeln, stimmen die Punkte, waren die Mischungen fair?
cli-verify-examples = Zum Beispiel
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Rückgabewert: 0, wenn alles stimmt; 1, wenn etwas falsch ist; 2, wenn es keine Aufzeichnung ist.
cli-verify-wrong = Die Aufzeichnung ist falsch: { $reason }
cli-verify-over = Regeln und Punkte stimmen: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}, gespielte Rennen: { $rounds }, die Partie ist zu Ende.
cli-verify-unfinished = Regeln und Punkte stimmen bis hierher: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}, beendete Rennen: { $rounds }, die Partie geht weiter.
cli-verify-line = Zeile { $line }: { $text }
cli-record-title = sie beginnt nicht mit „{ $title }“
cli-record-twice = „{ $name }“ kommt zweimal vor
cli-record-seen = sie enthält nur, was ein Platz wissen darf, und lässt sich nicht nachspielen
cli-record-keyed = Festlegung, Geheimnis und Zufallswörter (nonces) gehören zu „chance: keyed“
cli-record-field = „{ $name }“ fehlt
cli-record-head = der Wert von „{ $name }“ ist nicht gültig
cli-record-secret = das Geheimnis passt nicht zur Festlegung von vor dem Geben
cli-record-sheet = sie entstand mit anderen Zahlen für diese Ausgabe als unseren
cli-record-left = sie enthält Mischungen oder Würfe, die kein Zug verlangt
cli-record-says = da steht „{ $said }“, nach den Regeln heißt es „{ $truth }“
cli-record-end = sie endet vor den Punkten des letzten Rennens oder geht nach der Partie weiter
cli-record-line = „{ $text }“ ist keine Zeile einer Aufzeichnung
cli-record-word = die Karte oder den Wurf „{ $text }“ gibt es nicht
cli-verify-written = Alle Mischungen und Würfe folgen aus der Quelle der Aufzeichnung, aber die Partie beginnt nicht mit dem Geben: Jemand hat die erste Stellung selbst aufgeschrieben.
cli-verify-open = Keine Aufzeichnung kann beweisen, wann eine Festlegung veröffentlicht wurde oder wer die Zufallswörter (nonces) gewählt hat: Vergleiche sie mit der, die vor dem Geben gezeigt wurde (--commitment).
cli-verify-seed = Alle Mischungen und Würfe folgen aus der Startzahl in der Aufzeichnung. Sie lassen sich wiederholen, aber wer die Startzahl gewählt hat, konnte die Karten kennen.
cli-verify-withheld = Mischungen und Würfe lassen sich noch nicht prüfen: Das Geheimnis wird am Ende der Partie gezeigt. Seine Festlegung: { $commitment }
cli-verify-missing = Über Mischungen und Würfe ist nichts bewiesen: Die Partie ist zu Ende, aber das Geheimnis fehlt in der Aufzeichnung.
cli-verify-other = Das ist nicht die angekündigte Partie: Die Aufzeichnung hat eine andere Festlegung, { $commitment }
cli-verify-none = Die Aufzeichnung hat keine Festlegung, die sich mit deiner vergleichen ließe.
cli-verify-committed = Mischungen und Würfe sind bewiesen: Alle folgen aus dem Geheimnis in der Aufzeichnung, und das Geheimnis passt zu dieser Festlegung: { $commitment }
cli-verify-recorded = Mischungen und Würfe lassen sich nicht prüfen: Die Aufzeichnung sagt nur, wie Karten und Würfel gefallen sind.
cli-verify-differs = Mischungen oder Würfe stimmen nicht: Karten oder Würfel sind nicht so gefallen, wie es die Quelle in der Aufzeichnung vorgibt.
cli-verify-not-good = Eine unfertige Aufzeichnung zählt nicht als richtig: Sie könnte auch anders enden.
cli-verify-seen = Das sind die Züge, die gesehen wurden: { $count } von { $steps }.
cli-verify-seen-other = Das ist nicht die Partie, die gesehen wurde: Ihre Züge ergeben einen anderen Hash.

## replay
cli-replay-help = Eine Aufzeichnung ansehen: der ganze Verlauf, Schritt für Schritt, oder der Tisch nach einem beliebigen Zug.
cli-replay-examples = Zum Beispiel
    {"  "}{ $program } replay my-race.paddock       die ganze Geschichte
    {"  "}{ $program } replay my-race.paddock --step            Zug für Zug
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Zug { $number } von { $last } (Enter: weiter, b: zurück, eine Zahl, q):
cli-replay-no-move = Zug { $number } gibt es nicht; die Züge gehen von 0 bis { $last }

## simulate
cli-simulate-help = Viele Partien auf allen Kernen spielen und sagen, wer gewinnt. Gleiche Startzahl, gleiche Ergebnisse, egal wie viele Prozesse rechnen.
cli-simulate-examples = Zum Beispiel
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } muss mindestens 1 sein
cli-no-ray = Ray ist nicht installiert. So kommt es dazu: ./paddock extra lab
cli-sim-partial = Vorzeitig abgebrochen: gespielte Partien { $matches } von { $wanted }.
cli-sim-lost = Ein Arbeitsprozess ist abgestürzt: gespielte Partien { $matches } von { $wanted }.
cli-sim-title = { $name } – Partien: { $matches }, Rennen: { $rounds }, Züge: { $moves }
cli-sim-speed = { $rate } Züge/s; { $seconds } s, Prozesse: { $workers }, Regeln { $engine }
cli-sim-round = Ein Rennen dauert { $mean } ± { $margin } Züge.
cli-sim-seat = Platz
cli-sim-player = Wer
cli-sim-side = Seite
cli-sim-wins = Siege
cli-sim-interval = 95-%-Intervall
cli-sim-points = Punkte je Partie
cli-engine-compiled = kompiliert
cli-engine-interpreted = interpretiert

## arena
cli-arena-help = Stufen und Spielweisen der Bots gegeneinander spielen lassen und sagen, wer stärker ist und wie sicher das ist. Mit denselben Karten wird einmal für jede Seite gespielt, ein Kandidat gegen lauter Kopien des Vergleichs; ein geteilter Sieg zählt als Teil. Gleiche Startzahl, gleiche Ergebnisse, egal wie viele Prozesse rechnen.
cli-arena-examples = Zum Beispiel
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, Plätze: { $seats }, ganze Partien. Anteil der Siege des Kandidaten; unter Gleichen wären es { $parity }.
cli-arena-rounds = { $name }, Plätze: { $seats }, einzelne Rennen. Anteil der Siege des Kandidaten; unter Gleichen wären es { $parity }.
cli-arena-partial = { $deals ->
    [one] Vorzeitig abgebrochen: Ergebnisse aus { $deals } Kartenverteilung.
   *[other] Vorzeitig abgebrochen: Ergebnisse aus { $deals } Kartenverteilungen.
}
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } Antwort des Programms kam zu spät, war unlesbar oder nicht erlaubt
       *[other] { $strikes } Antworten des Programms kamen zu spät, waren unlesbar oder nicht erlaubt
    } (in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }). Stattdessen wurde der erste erlaubte Zug gespielt.
cli-arena-alone = Zum Vergleich gehören zwei: Nenne zwei Stufen oder Spielweisen, oder --ladder oder --styles.
cli-arena-candidate = Kandidat
cli-arena-reference = Vergleich
cli-arena-deals = Verteilungen
cli-arena-games = Spiele
cli-arena-share = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-elo = Elo

## fit
cli-fit-help = Die Gewichte des Pendlers (commuter) eines Spiels anpassen: Jede Zahl wird der Reihe nach verändert, und die Änderung bleibt, wenn der Bot mit denselben Karten öfter gewinnt, gegen seinesgleichen, die Stufe darunter und jede Spielweise.
cli-fit-examples = Zum Beispiel
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error } %)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } Punkte)
cli-fit-tables = Nur eine Tabelle auf einmal anpassen: Diese Plätze gehören zu { $tables }
cli-fit-written = Gespeichert in { $file }

## bench
cli-bench-help = Messen, wie schnell die Regeln hier laufen: kompiliert, interpretiert und im Vergleich mit anderen installierten Engines.
cli-bench-examples = Zum Beispiel
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Es wird gemessen; auf einem ruhigen Rechner werden die Zahlen besser.
cli-bench-title = Python { $python }, { $machine }; Züge pro Sekunde auf einem Kern, der beste von mehreren kurzen Läufen
cli-bench-not-compiled = Die Regeln sind hier nicht kompiliert ({ $reason }): Es gibt nur interpretierte Zahlen.
cli-bench-game = Spiel
cli-bench-rules = Regeln
cli-bench-seats = Plätze
cli-bench-playout = Ausspielen/s
cli-bench-rounds = Rennen/s
cli-bench-step = Einzelzug/s
cli-bench-clone = Kopie ns
cli-bench-ratio-of-playout = Ausspielen
cli-bench-ratio-of-rounds = Rennen
cli-bench-ratio-of-step = Züge
cli-bench-ratio-of-clone = Kopien
cli-bench-ratio-of-view = Ansichten
cli-bench-ratio-of-imagine = Vorgestellt
cli-bench-ratio-of-hint = Tipps
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = Verhältnis
cli-bench-search = Was Suche und Server tun, kompiliert: Mikrosekunden je Mal, und ganze Rennen in 50 ms, zufällig und mit commuter auf allen Plätzen
cli-bench-view = Ansicht µs
cli-bench-redeal = Neu geben µs
cli-bench-policy = Wahl µs
cli-bench-random = Zufall
cli-bench-experts = commuter
cli-bench-against = Dieser Stand im Vergleich mit dem in { $path }: Mehr als 1 heißt, hier ist es schneller. Der Median kurzer, abwechselnder Läufe und ihre Quartile.
cli-bench-not-built = In { $path } gibt es nichts Kompiliertes. Dort ./paddock build starten, in einem älteren Ordner ./paddock python.
cli-bench-peers = Andere Engines bei zufälligem Spiel. Das Verhältnis sagt, wievielmal schneller { $reference } ist: Ausspielen gegen Schleifen in C und C++, Einzelzüge gegen Schleifen in Python.
cli-bench-peer = Engine
cli-bench-moves = Züge/s
cli-bench-actions = Mit Geben/s
cli-bench-ratio-moves = Verhältnis
cli-bench-ratio-actions = Mit Geben
cli-bench-loop-hand = { $name } von Hand in { $engine }
cli-bench-loop-own = { $engine } { $name }, eigene C++-Schleife
cli-bench-loop-python = { $engine } { $name }, aus Python
cli-bench-missing = { $package } ist nicht installiert. Zum Vergleichen: ./paddock extra bench oder pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? hilfe
cli-word-hint = tipp hinweis
cli-word-rules = regeln
cli-word-hand = tisch karten
cli-word-log = verlauf
cli-word-save = speichern
cli-word-undo = zurück
cli-word-quit = ende beenden
verb-pass = passen
verb-roll = würfeln
verb-stand = stehen stehenlassen
verb-keep = behalten behalte
verb-end = zugende
verb-stop = anhalten
verb-hook = einhaken
verb-ahead = geradeaus
verb-left = links
verb-right = rechts
verb-ram = rammen
verb-discard = abwerfen
verb-coup = kontern konter

## rules
cli-rules-help = Die Regeln eines Spiels lesen, mit einer Legende der Zeichen auf dem Tisch.
cli-rules-examples = Zum Beispiel
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: Zeichen auf dem Tisch
cli-flag-short = Nur die kurze Fassung: Ziel, Zug, was alles bewirkt, Wertung.
cli-rules-english = Die Seite ist auf Englisch; explain antwortet in deiner Sprache.
cli-rules-missing = { $page } gibt es hier nicht
