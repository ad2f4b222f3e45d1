# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Seat { $number }
side-label = Side { $number }
car-label = { $number } ({ $name })
section-number = §{ $number }

refusal-match-over = The match is over.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] This is not for you to answer. To answer now: { $seats }.
       *[other] This is not for you to answer: { $turn } answers for their side.
    }
   *[play] { $turn ->
        [none] It’s not your turn. To play now: { $seats }.
       *[other] It’s not your turn: { $turn } is to play.
    }
}
refusal-not-a-move = “{ $text }” is not a move in this game.
refusal-undo-nothing = There is no move to undo.
refusal-undo-revealed = You can’t undo that move: something hidden has been revealed since.
refusal-undo-asked = You can’t undo that move: another player has been asked since.
refusal-undo-not-yours = You can’t undo that move: { $turn } made it.

event-RoundBegan = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number } begins. { $start } goes first.
event-HandDealt = { $seat } gets a hand.
event-HandDealt-own = Your hand: { $cards }.
event-RoundEnded = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number } is over.
event-MatchEnded = The match is over.
event-CarFinished = { $neutral ->
    [yes] Neutral car
   *[other] Car
} { $car } finishes in place { $place }.

## Score sheets and standings
sheet-title = Score of { $game ->
    [speed-1200] round
    [kilometer-1000] stage
   *[other] race
} { $number }
sheet-round = { $game ->
    [speed-1200] This round
    [kilometer-1000] This stage
   *[other] This race
}
sheet-match = Match
standings-title = Final standings
standings-so-far = Standings
