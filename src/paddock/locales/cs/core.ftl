# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Hráč { $number }
side-label = Tým { $number }
section-number = § { $number }

refusal-match-over = Partie skončila.
refusal-not-your-turn = Nejsi na řadě: na tahu je { $turn }.
refusal-not-a-move = „{ $text }“ není tah této hry.

event-RoundBegan = Začíná { $number }. kolo, jako první hraje { $start }.
event-RoundEnded = { $number }. kolo skončilo.
event-MatchEnded = Partie skončila.
event-CarFinished = Auto { $car } je v cíli, { $place }. místo.
