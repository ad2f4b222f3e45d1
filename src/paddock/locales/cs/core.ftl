# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Hráč { $number }
side-label = Strana { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Partie skončila.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Teď se tě nikdo neptá. Odpovídají: { $seats }.
       *[other] Teď se tě nikdo neptá: za svou stranu odpovídá { $turn }.
    }
   *[play] { $turn ->
        [none] Nejsi na tahu. Na tahu jsou: { $seats }.
       *[other] Nejsi na tahu: teď hraje { $turn }.
    }
}
refusal-not-a-move = „{ $text }“ není tah této hry.
refusal-undo-nothing = Není žádný tah, který by šlo vzít zpět.
refusal-undo-revealed = Tento tah už vzít zpět nelze: od té doby vyšlo najevo něco skrytého.
refusal-undo-asked = Tento tah už vzít zpět nelze: mezitím se hra zeptala někoho dalšího.
refusal-undo-not-yours = Tento tah nemůžeš vzít zpět, není tvůj ({ $turn }).

event-RoundBegan = Začíná { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] závod
}, jako první hraje { $start }.
event-HandDealt = { $seat } dostává karty.
event-HandDealt-own = Tvoje karty: { $cards }.
event-RoundEnded = { $number }. { $game ->
    [kilometer-1000] etapa skončila
   *[other] závod skončil
}.
event-MatchEnded = Partie skončila.
event-CarFinished = { $neutral ->
    [yes] Neutrální auto
   *[other] Auto
} { $car } je v cíli, { $place }. místo.

## Score sheets and standings
sheet-title = Bodování, { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] závod
}
sheet-round = { $game ->
    [kilometer-1000] Tato etapa
   *[other] Tento závod
}
sheet-match = Partie
standings-title = Konečné pořadí
standings-so-far = Průběžné pořadí
