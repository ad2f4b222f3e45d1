# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, cli-.

game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

seat-label = Παίκτης { $number }
side-label = Ομάδα { $number }
section-number = § { $number }

refusal-match-over = Η παρτίδα τελείωσε.
refusal-not-your-turn = Δεν είναι η σειρά σου. Τώρα παίζει: { $turn }.
refusal-not-a-move = Το «{ $text }» δεν είναι κίνηση αυτού του παιχνιδιού.

event-RoundBegan = Αρχίζει ο γύρος { $number }. Σειρά έχει: { $start }.
event-RoundEnded = Ο γύρος { $number } τελείωσε.
event-MatchEnded = Η παρτίδα τελείωσε.
event-CarFinished = Το αυτοκίνητο { $car } τερματίζει, θέση { $place }.
