# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Jucătorul { $number }
side-label = Echipa { $number }
section-number = § { $number }

refusal-match-over = Partida s-a încheiat.
refusal-not-your-turn = Nu e rândul tău: acum joacă { $turn }.
refusal-not-a-move = „{ $text }” nu este o mutare din acest joc.

event-RoundBegan = Runda { $number }: începe { $start }.
event-RoundEnded = Runda { $number } s-a încheiat.
event-MatchEnded = Partida s-a încheiat.
event-CarFinished = Mașina { $car } a ajuns la sosire, locul { $place }.
