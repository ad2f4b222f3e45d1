# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = { $number }. játékos
side-label = { $number }. csapat
section-number = § { $number }

refusal-match-over = A játszma véget ért.
refusal-not-your-turn = Nem te jössz. Soron van: { $turn }.
refusal-not-a-move = „{ $text }”: ilyen lépés nincs ebben a játékban.

event-RoundBegan = { $number }. forduló: { $start } kezd.
event-RoundEnded = { $number }. forduló vége.
event-MatchEnded = A játszma véget ért.
event-CarFinished = { $car }. autó célba ér: { $place }. hely.
