# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Играч { $number }
side-label = Отбор { $number }
section-number = § { $number }

refusal-match-over = Партията приключи.
refusal-not-your-turn = Не е твой ред: на ход е { $turn }.
refusal-not-a-move = „{ $text }“ не е ход в тази игра.

event-RoundBegan = Започва кръг { $number }. На ход е { $start }.
event-RoundEnded = Кръг { $number } приключи.
event-MatchEnded = Партията приключи.
event-CarFinished = Кола { $car } финишира, място { $place }.
