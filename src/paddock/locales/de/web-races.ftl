# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Hauptnavigation
web-nav-home = Start
web-nav-club = Club
web-nav-season = Saison
web-nav-races = Meine Rennen

## The start page of somebody who comes back
web-hello-morning = Guten Morgen, { $name }.
web-hello-day = Hallo, { $name }.
web-hello-evening = Guten Abend, { $name }.
web-hello-morning-plain = Guten Morgen.
web-hello-day-plain = Hallo.
web-hello-evening-plain = Guten Abend.
web-home-turns = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich. Der älteste kommt zuerst.
}
web-home-no-turns = Nichts wartet auf dich. Lust auf ein Rennen?
web-home-begins = Das Rennen beginnt, und du bist am Zug.
web-home-take-turn = Weiterfahren
web-home-open = Öffnen
web-home-paused = Pause
web-home-running = Läuft außerdem
web-home-running-lead = für dich nichts zu tun
web-home-last = Letztes Rennen
web-home-here-count = { $count ->
    [one] 1 ist da
   *[other] { $count } sind da
}
web-home-here = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
web-home-nobody = Gerade ist sonst niemand da.
web-home-sit = Hinsetzen
web-home-leg = { $name }, Etappe { $leg } von { $legs }
web-home-leader = { $name } führt (+{ $lead }).
web-home-new = Neues Rennen
web-home-all-games = alle Spiele

## My races
web-me-number = Nummer { $number }, in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
web-me-number-new = Nummer { $number }
web-me-races = { $count ->
    [one] Rennen
   *[other] Rennen
}
web-me-played = gespielt
web-me-won = gewonnen
web-me-mean-place = Platz im Schnitt
web-me-in-a-row = Siege in Folge
web-me-best-place = bester Platz
web-me-most-points = meiste Punkte
web-me-last = Letzte Rennen
web-me-all = alle Rennen
web-me-all-races = Alle Rennen
web-me-older = Ältere Rennen
web-me-place-of = Platz { $place } von { $sides }
web-me-ahead = vor { $name }
web-me-ahead-by = vor { $name }, { $mine } zu { $theirs }
web-me-behind = hinter { $name }
web-me-behind-by = hinter { $name }, { $mine } zu { $theirs }
web-me-level = gleichauf mit { $name }
web-me-several = du hast { $count } Seiten gespielt
web-me-ended = vorzeitig beendet
web-me-review = Auswertung
web-me-gone = die Wiedergabe wurde entfernt
web-me-rated = zählt für die Spielstärke
web-me-rated-in-club = zählt nur im Club für die Spielstärke
web-me-unrated-not-chosen = ohne Spielstärke: ein Freundschaftsrennen
web-me-unrated-ended-early = ohne Spielstärke: die Partie wurde vorzeitig beendet
web-me-unrated-several-sides = ohne Spielstärke: ein Gerät hat mehrere Seiten gespielt
web-me-unrated-stood-in = ohne Spielstärke: ein Bot oder die Uhr hat die meisten Züge von jemandem gemacht
web-me-unrated-handed-over = ohne Spielstärke: ein Platz ging an jemand anderen
web-me-unrated-no-rating = ohne Spielstärke: die Stärke eines Bots ist nicht bekannt
web-me-luck-unit = je Rennen, in %
web-me-luck-picture = Glück und Entscheidungen im Lauf der Zeit; die Zahlen stehen in der Tabelle darunter.
web-me-luck-line = Linie: deine Entscheidungen.
web-me-luck-bars = Schraffiert: Glück.
web-me-trend-up = Sie werden besser.
web-me-trend-down = Sie waren schon besser.
web-me-trend-level = Sie bleiben gleich gut.
web-me-luck-even = Es gleicht sich aus.
web-me-luck-good = Bisher war es auf deiner Seite.
web-me-luck-bad = Bisher war es gegen dich.
web-me-luck-none = Sobald ein Rennen ausgewertet ist, siehst du hier, was das Glück getan hat und was du. Ausgewertet wird, während niemand spielt.
web-me-luck-some = Bisher ausgewertet: { $count } von { $all }.
web-me-as-table = Dasselbe als Tabelle
web-me-when = Wann
web-me-luck = Glück
web-me-decisions = Entscheidungen
web-me-against = Direkter Vergleich
web-me-against-lead = du und die anderen
web-me-against-none = Sobald du gegen Menschen fährst, siehst du hier, wer vorn liegt.
web-me-against-of = Du lagst { $won }-mal vorn, die andere Person { $lost }-mal, in { $met } Rennen.
web-me-against-all = Alle { $count }
web-me-gone-person = jemand, der gegangen ist
web-me-games = Nach Spielen
web-me-rating = Spielstärke
web-me-rating-none = Spiel eine gewertete Partie, dann bekommst du eine Spielstärke. Du wählst das, wenn du einen Tisch aufmachst.
web-me-rating-how = Auf dieser Strecke liegt deine Stärke höchstwahrscheinlich; mit jeder gewerteten Partie wird sie kürzer.
web-me-all-games = Alle Spiele
web-me-rated-count = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
web-me-provisional = vorläufig
web-me-between = zwischen { $low } und { $high }
web-me-none = Noch keine Rennen
web-me-none-lead = Jedes Rennen, das du zu Ende fährst, steht dann hier: mit Wiedergabe und mit dem, was Glück war und was Können.
web-me-first = Zu den Spielen

## Set-up
web-rated = Gewertete Partie
web-rated-lead = Sie zählt für die Spielstärke aller. Es gibt keine Tipps, und was aufgedeckt wurde, lässt sich nicht zurücknehmen.
web-club-table = Für
web-club-table-none = alle, die den Link haben

## My car
web-car-change = Auto wechseln
web-car-title = Dein Auto
web-car-paint = Lackierung
web-car-paint-name = { $paint ->
    [1] rot mit einem Streifen
    [2] blau mit zwei Streifen
    [3] gelb mit Karos
    [4] grün mit schrägen Streifen
    [5] lila mit Punkten
   *[6] cremeweiß mit Ringen
}
web-car-number = Nummer, 1 bis 99
web-car-take = Dieses Auto nehmen
