# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Играч { $number }
side-label = Страна { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Партията приключи.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Въпросът не е към теб. Сега отговарят: { $seats }.
       *[other] Въпросът не е към теб: за своята страна отговаря { $turn }.
    }
   *[play] { $turn ->
        [none] Не е твой ред. На ход са: { $seats }.
       *[other] Не е твой ред: на ход е { $turn }.
    }
}
refusal-not-a-move = „{ $text }“ не е ход в тази игра.
refusal-undo-nothing = Няма ход, който да се върне.
refusal-undo-revealed = Този ход не може да се върне: междувременно се разкри нещо скрито.
refusal-undo-asked = Този ход не може да се върне: междувременно е попитан друг.
refusal-undo-not-yours = Този ход не е твой: направи го { $turn }.

event-RoundBegan = Започва { $game ->
    [speed-1200] кръг
    [kilometer-1000] етап
   *[other] състезание
} { $number }. На ход е { $start }.
event-HandDealt = { $seat } получава картите си.
event-HandDealt-own = Твоите карти: { $cards }.
event-RoundEnded = { $game ->
    [speed-1200] Кръг
    [kilometer-1000] Етап
   *[other] Състезание
} { $number } приключи.
event-MatchEnded = Партията приключи.
event-CarFinished = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } финишира, място { $place }.

## Score sheets and standings
sheet-title = Точкуване: { $game ->
    [speed-1200] кръг
    [kilometer-1000] етап
   *[other] състезание
} { $number }
sheet-round = { $game ->
    [speed-1200] Този кръг
    [kilometer-1000] Този етап
   *[other] Това състезание
}
sheet-match = Партия
standings-title = Крайно класиране
standings-so-far = Класиране
