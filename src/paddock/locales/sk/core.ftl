# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Hráč { $number }
side-label = Strana { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Partia sa skončila.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Teraz sa ťa nikto nepýta. Odpovedajú: { $seats }.
       *[other] Teraz sa ťa nikto nepýta: za svoju stranu odpovedá { $turn }.
    }
   *[play] { $turn ->
        [none] Nie si na ťahu. Na ťahu sú: { $seats }.
       *[other] Nie si na ťahu: teraz hrá { $turn }.
    }
}
refusal-not-a-move = „{ $text }“ nie je ťah tejto hry.
refusal-undo-nothing = Niet ťahu, ktorý by sa dal vziať späť.
refusal-undo-revealed = Tento ťah sa už nedá vziať späť: odvtedy vyšlo najavo niečo skryté.
refusal-undo-asked = Tento ťah sa už nedá vziať späť: medzitým sa hra opýtala niekoho ďalšieho.
refusal-undo-not-yours = Tento ťah nemôžeš vziať späť, nie je tvoj ({ $turn }).

event-RoundBegan = { $game ->
    [kilometer-1000] Začína sa { $number }. etapa
   *[other] Začínajú sa { $number }. preteky
}, na ťahu je { $start }.
event-HandDealt = { $seat } dostáva karty.
event-HandDealt-own = Tvoje karty: { $cards }.
event-RoundEnded = { $number }. { $game ->
    [kilometer-1000] etapa sa skončila
   *[other] preteky sa skončili
}.
event-MatchEnded = Partia sa skončila.
event-CarFinished = { $neutral ->
    [yes] Neutrálne auto
   *[other] Auto
} { $car } je v cieli, { $place }. miesto.

## Score sheets and standings
sheet-title = Bodovanie, { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] preteky
}
sheet-round = { $game ->
    [kilometer-1000] Táto etapa
   *[other] Tieto preteky
}
sheet-match = Partia
standings-title = Konečné poradie
standings-so-far = Priebežné poradie
