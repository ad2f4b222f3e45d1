# Warum ein Zug gut ist: was in den durchgespielten Welten gezählt wurde. $this ist die Zahl nach diesem Zug, $that nach Zug Nummer $number.

hint-against = { $text } (nach Nr. { $number }: { $that }).
hint-against-played = { $text } (nach dem gespielten Zug: { $that }).
hint-against-weaker = { $text } (nach einem schwächeren Zug: { $that }).
hint-alone = { $text }.
hint-only = Etwas anderes ist nicht möglich
hint-tied = Zu Nr. { $number } ist kein Unterschied festzustellen
hint-tied-usual = Zu Nr. { $number } ist kein Unterschied festzustellen; ein erfahrener Fahrer spielt das hier
hint-wins-more = In denselben Welten gewinnt er öfter als Nr. { $number }
hint-wins-less = In denselben Welten gewinnt er seltener als Nr. { $number }
hint-exact = Diese Würfel sind im Schnitt { $this } Felder wert, genau berechnet

## Bornes-Familie
hint-bornes-standing = Züge, in denen du noch stehst: { $this }
hint-bornes-creeping = Züge, in denen dich ein Tempolimit bremst: { $this }
hint-bornes-stopped = Du wirst in { $this } von 100 Fällen angehalten
hint-bornes-coup = Dir gelingt in { $this } von 100 Fällen: { $coup }
hint-bornes-struck-back = Einem Gegner gelingt in { $this } von 100 Fällen: { $coup }
hint-bornes-rivals-standing = Züge, in denen Gegner stehen: { $this }
hint-bornes-nothing-fits = Züge, in denen vor dem Ziel keine Karte passt: { $this }
hint-bornes-missed = Die Karte fehlt dir in { $this } von 100 Fällen
hint-bornes-hardly = Diese Karte wird dir kaum fehlen: in { $this } von 100 Fällen
hint-bornes-spare = { $gone } von { $all } „{ $attack_card }“ sind schon weg: diese Karte fehlt dir in { $this } von 100 Fällen
hint-bornes-safe-trip = Du bekommst in { $this } von 100 Fällen die Prämie für die Fahrt ohne die größte Karte
hint-bornes-shut-out = Ein Gegner bleibt in { $this } von 100 Fällen ohne Kilometer
hint-bornes-delayed = Du kommst in { $this } von 100 Fällen erst ans Ziel, wenn der Stapel leer ist
hint-bornes-home = Du bist in { $this } von 100 Fällen als Erster am Ziel
hint-bornes-beaten = Ein Gegner ist in { $this } von 100 Fällen vor dir am Ziel
hint-bornes-ahead = Du bist in { $this } von 100 Fällen weiter gekommen als jeder Gegner
hint-bornes-km = Du kommst { $this } km weit
hint-bornes-rival-km = Der beste Gegner kommt { $this } km weit
hint-bornes-points = Deine Punkte in dieser Runde: { $this }
hint-bornes-rival-points = Punkte des besten Gegners in dieser Runde: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Umwege kosten dich { $this } Felder
hint-ausgebremst-leading = Züge, in denen du führst und keine 6 spielen darfst: { $this }
hint-ausgebremst-barred = Züge, in denen du eine gesperrte 6 hältst: { $this }
hint-ausgebremst-still = Züge, in denen du nicht fahren kannst: { $this }
hint-ausgebremst-rivals-still = Züge, in denen Gegner nicht fahren können: { $this }
hint-ausgebremst-out = Dir gehen in { $this } von 100 Fällen die Karten aus
hint-ausgebremst-turns = Züge bis zum Ziel: { $this }
hint-ausgebremst-won = Du gewinnst dieses Rennen in { $this } von 100 Fällen
hint-ausgebremst-place = Dein Platz im Schnitt: { $this }

## ARUBA
hint-aruba-spaces = Dieser Zug bringt { $this } Felder
hint-aruba-dice = Würfel pro Wurf: { $this }
hint-aruba-taken = Schadensmarker, die du bekommst: { $this }
hint-aruba-dealt = Schadensmarker, die Gegner bekommen: { $this }
hint-aruba-in-front = Züge, in denen du allein in Führung Bewegung verlierst: { $this }
hint-aruba-on-red = Züge, in denen du auf Rot beginnst: { $this }
hint-aruba-wrecked = Du verlierst in { $this } von 100 Fällen einen Wagen
hint-aruba-cards = Karten in deiner Hand nach diesem Zug: { $this }
hint-aruba-won = Du gewinnst dieses Rennen in { $this } von 100 Fällen
hint-aruba-points = Deine Punkte in diesem Rennen: { $this }
