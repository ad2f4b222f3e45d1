# Wie eine Partie gewonnen und verloren wurde. $cost und $margin sind Prozent.

review-title = Anteile an einer Partie, in Prozent
review-start = Beginn
review-deal = Geben
review-luck = { $family ->
    [aruba] Würfel und Karten
   *[other] gezogene Karten
}
review-decisions = Entscheidungen
review-rivals = die der Gegner
review-result = Ergebnis
review-how = Die Chancen stammen aus { $worlds } Partien, die aus jedem Zug heraus weitergespielt wurden, mit allen Karten offen. Züge, die anders waren als bei erfahrener Fahrweise: { $count }; jeder wird danach beurteilt, was am Platz bekannt sein konnte. ± ist das Intervall (95 %) der Entscheidungen; es gilt auch für das Glück.
review-costliest = Die teuersten Züge
review-nothing-costly = Kein Zug hat Nennenswertes gekostet.
review-costly = { $number }. Zug { $step }, { $name }: { $text }. Besser: { $better }. Kosten: { $cost } % (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Gezeichnet: { $file }
review-not-over = diese Partie ist nicht zu Ende: es gibt noch nichts zu besprechen
review-picture = Die Siegchance, Zug für Zug
review-steps = Züge: { $count }, punktierte Linien: neues Rennen oder neue Etappe, Ringe: die teuersten Züge

## The page
web-review-lead = Alle beginnen mit einem fairen Anteil an der Partie. Glück und Entscheidungen geben etwas dazu oder nehmen etwas weg; die Summe ist das Ergebnis.
web-review-making = Jeder Zug wird weitergespielt …
web-review-luckiest = Am meisten Glück: { $name }
web-review-best = Am besten gefahren: { $name }
web-review-at = Nach Zug { $step }
web-review-step = Zug
web-review-see = Den Moment ansehen
web-review-numbers = Die Chancen als Tabelle
web-review-move = Zug { $step }, { $name }
web-review-played = Gespielt: { $text }
web-review-better = Besser: { $text }
web-review-cost = Kosten: { $cost } % der Partie (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name } lag ab Zug { $step } endgültig vorn: von { $before } % auf { $after } %.
review-won-start = { $name } lag von Anfang bis Ende vorn.
review-won-shared = Bis zum Schluss war niemand besser: Der Sieg wird geteilt.
review-swing = Zug { $step }, { $name }: von { $before } % auf { $after } %
web-review-turning = Die Wendepunkte
web-review-details = Glück und Entscheidungen in Zahlen
web-review-luck-why = Das Glück beim Ziehen und Würfeln wird für beide Seiten verrechnet. 0,0 heißt: Am Ende hat es sich ausgeglichen.
