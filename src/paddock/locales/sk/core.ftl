# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Hráč { $number }
side-label = Tím { $number }
section-number = § { $number }

refusal-match-over = Partia sa skončila.
refusal-not-your-turn = Nie si na rade: na ťahu je { $turn }.
refusal-not-a-move = „{ $text }“ nie je ťah tejto hry.

event-RoundBegan = Začína sa { $number }. kolo, na ťahu je { $start }.
event-RoundEnded = { $number }. kolo sa skončilo.
event-MatchEnded = Partia sa skončila.
event-CarFinished = Auto { $car } je v cieli, { $place }. miesto.
