# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Lento: { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
    } a mossa
web-slow-lead = Nessuno deve essere qui allo stesso momento. Se il tempo scade, un bot fa la mossa e tu continui a giocare.
web-slow-orders = Fuori dal tuo turno il tavolo risponde per te
web-slow-orders-lead = Risponde subito, così nessuno capisce nulla dal tempo. Puoi cambiare quando vuoi.
web-slow-always = Sempre
web-slow-never = Mai
web-slow-orders-show = Che cosa risponde
web-slow-away = Assente fino a
web-slow-away-lead = Tutti ai tuoi tavoli lenti lo vedono e il tuo tempo si ferma. Quest’anno restano: { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
    }.
web-slow-away-title = Assenza
web-slow-away-until = fino a { $when }
web-slow-away-earlier = Un giorno prima
web-slow-away-later = Un giorno dopo
web-slow-away-you = Assenza fino a { $when }
web-slow-away-back = Eccomi di nuovo
web-slow-away-who = { $name }: via fino a { $when }
web-slow-left = restano { $time }
web-slow-next = Prossimo tavolo: { $game }
web-slow-club-days = Giorni all’anno in cui i membri possono assentarsi
trouble-away-too-long = Quest’anno puoi assentarti ancora per { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
    }.

## The terminal
cli-turns-help = Elenca i tavoli che ti aspettano.
cli-turns-examples = Per esempio
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = nessun tavolo ti aspetta
cli-turns-line = { $game } · { $hours ->
    [one] resta { $hours } ora
   *[other] restano { $hours } ore
    } · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Nella pagina apri il menu di un tavolo, scegli «Altro dispositivo» e indica il codice del link: --link CODE
cli-turns-down = { $address } non risponde: { $reason }
cli-flag-turns-server = indirizzo del server
cli-flag-turns-link = codice di un link per un altro dispositivo: questo terminale diventa uno dei tuoi dispositivi
