# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Platz { $number }
side-label = Seite { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Du bist nicht gefragt. Jetzt antworten: { $seats }.
       *[other] Du bist nicht gefragt: { $turn } antwortet für die eigene Seite.
    }
   *[play] { $turn ->
        [none] Du bist nicht dran. Jetzt am Zug: { $seats }.
       *[other] Du bist nicht dran: { $turn } ist am Zug.
    }
}
refusal-not-a-move = „{ $text }“ ist kein Zug dieses Spiels.
refusal-undo-nothing = Es gibt keinen Zug, den man zurücknehmen könnte.
refusal-undo-revealed = Dieser Zug lässt sich nicht zurücknehmen: Seitdem ist Verdecktes sichtbar geworden.
refusal-undo-asked = Dieser Zug lässt sich nicht zurücknehmen: Seitdem wurde schon jemand anders gefragt.
refusal-undo-not-yours = Diesen Zug kannst du nicht zurücknehmen: { $turn } hat ihn gemacht.

event-RoundBegan = { $game ->
    [kilometer-1000] Etappe
   *[other] Rennen
} { $number } beginnt, { $start } fängt an.
event-HandDealt = { $seat } bekommt Karten.
event-HandDealt-own = Deine Karten: { $cards }.
event-RoundEnded = { $game ->
    [kilometer-1000] Etappe
   *[other] Rennen
} { $number } ist zu Ende.
event-MatchEnded = Die Partie ist zu Ende.
event-CarFinished = { $neutral ->
    [yes] Der herrenlose Wagen
   *[other] Wagen
} { $car } ist im Ziel, Platz { $place }.

## Score sheets and standings
sheet-title = Wertung: { $game ->
    [kilometer-1000] Etappe
   *[other] Rennen
} { $number }
sheet-round = { $game ->
    [kilometer-1000] Diese Etappe
   *[other] Dieses Rennen
}
sheet-match = Partie
standings-title = Endstand
standings-so-far = Stand
