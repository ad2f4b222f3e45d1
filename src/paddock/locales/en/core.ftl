# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Seat { $number }
side-label = Side { $number }
car-label = { $number } ({ $name })
section-number = §{ $number }

refusal-match-over = The match is over.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] You are not asked. To answer now: { $seats }.
       *[other] You are not asked: { $turn } answers for its side.
    }
   *[play] { $turn ->
        [none] It is not your turn. To act now: { $seats }.
       *[other] It is not your turn: { $turn } must act.
    }
}
refusal-not-a-move = “{ $text }” is not a move of this game.
refusal-undo-nothing = There is no move to take back.
refusal-undo-revealed = That move cannot be taken back: something hidden has been revealed since.
refusal-undo-asked = That move cannot be taken back: another seat has been asked since.
refusal-undo-not-yours = That move is not yours to take back: { $turn } made it.

event-RoundBegan = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number } begins with { $start }.
event-HandDealt = { $seat } is dealt a hand.
event-HandDealt-own = Your hand: { $cards }.
event-RoundEnded = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number } is over.
event-MatchEnded = The match is over.
event-CarFinished = Car { $car } is home in place { $place }.

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
