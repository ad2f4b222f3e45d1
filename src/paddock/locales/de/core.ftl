# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Spieler { $number }
side-label = Team { $number }
section-number = § { $number }

refusal-match-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht dran: { $turn } ist am Zug.
refusal-not-a-move = „{ $text }“ ist kein Zug dieses Spiels.

event-RoundBegan = Runde { $number } beginnt, { $start } fängt an.
event-RoundEnded = Runde { $number } ist zu Ende.
event-MatchEnded = Die Partie ist zu Ende.
event-CarFinished = Wagen { $car } ist im Ziel, Platz { $place }.
