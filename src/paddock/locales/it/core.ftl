# Sentences all games share. Ids: game-, option-, rule texts refusal-, event-, line- (score sheet), card-, section-, cli-.
# Facts: game is the game's id, for words that differ by edition. seat, turn, start, by, victim are seats and side is a side: they
# come as names (from seat_names and side_names) or as labels. car, target, other, ahead, beside and the list cars are cars: their numbers, with the
# driver where car_names brings one; neutral is yes for a car that has none there. seats lists the seats that are waited for; asked is play or answer.
# A choice that begins with [none] takes it when the fact is missing; elsewhere a missing fact reads ….

seat-label = Posto { $number }
side-label = Concorrente { $number }
car-label = { $number } ({ $name })
section-number = § { $number }

refusal-match-over = La partita è finita.
refusal-not-your-turn = { $asked ->
    [answer] { $turn ->
        [none] La domanda non è per te. Ora rispondono: { $seats }.
       *[other] La domanda non è per te: risponde { $turn }.
    }
   *[play] { $turn ->
        [none] Non è il tuo turno. Ora giocano: { $seats }.
       *[other] Non è il tuo turno: ora gioca { $turn }.
    }
}
refusal-not-a-move = «{ $text }» non è una mossa di questo gioco.
refusal-undo-nothing = Non c’è nessuna mossa da annullare.
refusal-undo-revealed = Questa mossa non si può annullare: nel frattempo si è svelato qualcosa di nascosto.
refusal-undo-asked = Questa mossa non si può annullare: nel frattempo la domanda è passata ad altri.
refusal-undo-not-yours = Questa mossa non è tua: può annullarla solo { $turn }.

event-RoundBegan = { $game ->
    [speed-1200] Manche
    [kilometer-1000] Tappa
   *[other] Gara
} { $number }: comincia { $start }.
event-HandDealt = { $seat } riceve le carte.
event-HandDealt-own = Le tue carte: { $cards }.
event-RoundEnded = La { $game ->
    [speed-1200] manche
    [kilometer-1000] tappa
   *[other] gara
} { $number } è finita.
event-MatchEnded = La partita è finita.
event-CarFinished = { $neutral ->
    [yes] L’auto neutrale
   *[other] L’auto
} { $car } è al traguardo, in posizione { $place }.

## Score sheets and standings
sheet-title = Punteggio della { $game ->
    [speed-1200] manche
    [kilometer-1000] tappa
   *[other] gara
} { $number }
sheet-round = { $game ->
    [speed-1200] Questa manche
    [kilometer-1000] Questa tappa
   *[other] Questa gara
}
sheet-match = Partita
standings-title = Classifica finale
standings-so-far = Classifica
