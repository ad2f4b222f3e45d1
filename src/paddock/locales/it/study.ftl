# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = E se…?
web-study-lead = Studio di { $game }, mossa { $step }. Non vale per il rating e non è in nessun elenco.
web-study-go = Gioca da qui
web-study-try-it = Prova
web-study-back = Torna alla gara
web-study-tries = Tentativi
web-study-chance = probabilità di vincere
web-study-fork = Mossa { $step }. Qui la strada si divide.
web-study-try = Tentativo { $number }
web-study-untried = Fai una mossa
web-study-new = Nuovo tentativo
web-study-played = Com’è andata
web-study-won = vinta
web-study-lost = persa
web-study-margin = ± { $margin }
web-study-spoken = { $chance } di probabilità di vincere, più o meno { $margin }
web-study-luck = La fortuna da qui
web-study-fell = com’è caduta
web-study-anew = ridistribuita
web-study-fell-lead = Lo stesso mazzo e gli stessi lanci della gara: cambiano solo le mosse.
web-study-anew-lead = Quello che nessuno poteva sapere cambia. Premi ancora per un’altra distribuzione.
web-study-known-lead = La gara è ancora in corso: tutto ciò che non vedi è ridistribuito.
web-study-who = Chi guida
web-study-me = io
web-study-bot = bot
web-study-take-back = Annulla
web-study-share = Condividi
web-study-link-lead = Chi apre questo link vede questo tentativo e può proseguire da lì.
web-study-hands = Mani scoperte
web-study-over = Questo tentativo è finito.

## What the server refuses
trouble-study-move = In questo tentativo c’è una mossa impossibile qui: { $text }
trouble-study-over = A questo punto la partita è finita: scegli un passo precedente.

## In the terminal
cli-flag-from = Insieme a --play: la mossa da cui proseguire (0: prima della prima).
cli-flag-play-on = E se: prosegui da quella mossa, con bot agli altri posti; non si salva nulla.
cli-flag-anew = Con --play: ridistribuisce con questo numero iniziale ciò che nessuno poteva sapere; senza, la fortuna resta com’era.
cli-study-begin = E se…? Dopo la mossa { $number } di { $last }. Puoi annullare ogni tua mossa; non si salva nulla.
cli-study-chance = Probabilità di vincere: { $chance } (± { $margin })
cli-study-left = Lo studio è finito; il registro non è cambiato.
cli-study-unsaved = Uno studio non si salva.
cli-study-over = dopo la mossa { $number } la partita è finita; scegline una precedente
cli-study-needs-play = --from, --human, --level e --anew vanno con --play, e --play richiede --from
cli-study-no-undo = Non hai ancora fatto mosse.
