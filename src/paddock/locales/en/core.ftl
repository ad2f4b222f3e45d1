# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Seat { $number }
side-label = Side { $number }
section-number = §{ $number }

refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn: { $turn } must act.
refusal-not-a-move = “{ $text }” is not a move of this game.

event-RoundBegan = Round { $number } begins with { $start }.
event-RoundEnded = Round { $number } is over.
event-MatchEnded = The match is over.
event-CarFinished = Car { $car } is home in place { $place }.
