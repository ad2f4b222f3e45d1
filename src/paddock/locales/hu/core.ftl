# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = { $number }. játékos
side-label = { $number }. versenyző
car-label = { $name }, { $number }
section-number = § { $number }

refusal-match-over = A játszma véget ért.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Erre most nem te válaszolsz, hanem: { $seats }.
       *[other] Erre most nem te válaszolsz, hanem: { $turn }.
    }
   *[play] { $turn ->
        [none] Nem te jössz. Soron: { $seats }.
       *[other] Nem te jössz. Soron: { $turn }.
    }
}
refusal-not-a-move = „{ $text }”: ilyen lépés nincs ebben a játékban.
refusal-undo-nothing = Nincs visszavonható lépés.
refusal-undo-revealed = Ez a lépés már nem vonható vissza: azóta valami rejtett dolog kiderült.
refusal-undo-asked = Ez a lépés már nem vonható vissza: azóta már másvalakit kérdeztek.
refusal-undo-not-yours = Ezt a lépést nem vonhatod vissza: { $turn } lépte.

event-RoundBegan = { $number }. { $game ->
    [speed-1200] forduló
    [kilometer-1000] szakasz
   *[other] verseny
}: { $start } kezd.
event-HandDealt = { $seat } megkapja a lapjait.
event-HandDealt-own = A lapjaid: { $cards }.
event-RoundEnded = { $number }. { $game ->
    [speed-1200] forduló
    [kilometer-1000] szakasz
   *[other] verseny
}: vége.
event-MatchEnded = A játszma véget ért.
event-CarFinished = { $neutral ->
    [yes] A semleges { $car }
   *[other] { $car }
}. autó célba ér: { $place }. hely.

## Score sheets and standings
sheet-title = Pontozólap: { $number }. { $game ->
    [speed-1200] forduló
    [kilometer-1000] szakasz
   *[other] verseny
}
sheet-round = { $game ->
    [speed-1200] Ez a forduló
    [kilometer-1000] Ez a szakasz
   *[other] Ez a verseny
}
sheet-match = Játszma
standings-title = Végeredmény
standings-so-far = Állás
