# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Παίκτης { $number }
side-label = Πλευρά { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = Η παρτίδα τελείωσε.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] Δεν απαντάς εσύ σε αυτό. Τώρα απαντά: { $seats }.
       *[other] Δεν απαντάς εσύ σε αυτό. Για την πλευρά αυτή απαντά: { $turn }.
    }
   *[play] { $turn ->
        [none] Δεν είναι η σειρά σου. Τώρα παίζει: { $seats }.
       *[other] Δεν είναι η σειρά σου. Τώρα παίζει: { $turn }.
    }
}
refusal-not-a-move = Το «{ $text }» δεν είναι κίνηση αυτού του παιχνιδιού.
refusal-undo-nothing = Δεν υπάρχει κίνηση για αναίρεση.
refusal-undo-revealed = Αυτή η κίνηση δεν αναιρείται: στο μεταξύ φανερώθηκε κάτι κρυφό.
refusal-undo-asked = Αυτή η κίνηση δεν αναιρείται: στο μεταξύ η ερώτηση πήγε σε άλλο άτομο.
refusal-undo-not-yours = Δεν μπορείς να αναιρέσεις αυτή την κίνηση. Την έκανε: { $turn }.

event-RoundBegan = { $game ->
    [speed-1200] Αρχίζει ο γύρος
    [kilometer-1000] Αρχίζει το σκέλος
   *[other] Αρχίζει ο αγώνας
} { $number }. Ξεκινά: { $start }.
event-HandDealt = { $seat } παίρνει κάρτες στο χέρι.
event-HandDealt-own = Οι κάρτες σου: { $cards }.
event-RoundEnded = { $game ->
    [speed-1200] Ο γύρος
    [kilometer-1000] Το σκέλος
   *[other] Ο αγώνας
} { $number } τελείωσε.
event-MatchEnded = Η παρτίδα τελείωσε.
event-CarFinished = { $neutral ->
    [yes] Το ουδέτερο αυτοκίνητο
   *[other] Το αυτοκίνητο
} { $car } τερματίζει στη θέση { $place }.

## Score sheets and standings
sheet-title = Βαθμολογία: { $game ->
    [speed-1200] γύρος
    [kilometer-1000] σκέλος
   *[other] αγώνας
} { $number }
sheet-round = { $game ->
    [speed-1200] Αυτός ο γύρος
    [kilometer-1000] Αυτό το σκέλος
   *[other] Αυτός ο αγώνας
}
sheet-match = Παρτίδα
standings-title = Τελική κατάταξη
standings-so-far = Κατάταξη
