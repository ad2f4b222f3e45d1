# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Jucătorul { $number }
side-label = Tabăra { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Partida s-a încheiat.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Întrebarea nu e pentru tine. Acum răspund: { $seats }.
       *[other] Întrebarea nu e pentru tine: pentru tabăra sa răspunde { $turn }.
    }
   *[play] { $turn ->
        [none] Nu e rândul tău. Acum joacă: { $seats }.
       *[other] Nu e rândul tău: acum joacă { $turn }.
    }
}
refusal-not-a-move = „{ $text }” nu este o mutare din acest joc.
refusal-undo-nothing = Nu există nicio mutare de anulat.
refusal-undo-revealed = Mutarea nu mai poate fi anulată: între timp s-a dezvăluit ceva ascuns.
refusal-undo-asked = Mutarea nu mai poate fi anulată: între timp a fost întrebat altcineva.
refusal-undo-not-yours = Mutarea nu e a ta: a făcut-o { $turn }.

event-RoundBegan = { $game ->
    [speed-1200] Runda
    [kilometer-1000] Etapa
   *[other] Cursa
} { $number }: începe { $start }.
event-HandDealt = { $seat } primește cărțile.
event-HandDealt-own = Cărțile tale: { $cards }.
event-RoundEnded = { $game ->
    [speed-1200] Runda
    [kilometer-1000] Etapa
   *[other] Cursa
} { $number } s-a încheiat.
event-MatchEnded = Partida s-a încheiat.
event-CarFinished = { $neutral ->
    [yes] Mașina neutră
   *[other] Mașina
} { $car } a ajuns la sosire, locul { $place }.

## Score sheets and standings
sheet-title = Punctaj: { $game ->
    [speed-1200] runda
    [kilometer-1000] etapa
   *[other] cursa
} { $number }
sheet-round = { $game ->
    [speed-1200] Runda aceasta
    [kilometer-1000] Etapa aceasta
   *[other] Cursa aceasta
}
sheet-match = Partida
standings-title = Clasament final
standings-so-far = Clasament
