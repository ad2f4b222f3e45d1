# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Giocatore { $number }
side-label = Squadra { $number }
section-number = § { $number }

refusal-match-over = La partita è finita.
refusal-not-your-turn = Non tocca a te: ora gioca { $turn }.
refusal-not-a-move = «{ $text }» non è una mossa di questo gioco.

event-RoundBegan = Manche { $number }: comincia { $start }.
event-RoundEnded = La manche { $number } è finita.
event-MatchEnded = La partita è finita.
event-CarFinished = L’auto { $car } è al traguardo, posto { $place }.
