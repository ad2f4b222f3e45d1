# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Durata
web-length-quick = { $game ->
    [speed-1200] Una manche
    [kilometer-1000] Una tappa
   *[other] Una gara
}
web-length-long = Partita intera
web-drive = Che cosa si gioca
web-circuits-all = Tutti, nell’ordine stampato
web-team = Coppia { $number }
web-teams-lead = I compagni giocano insieme. Chi ospita può scambiare i posti.
web-teams-lead-host = I compagni giocano insieme. Per scambiare due posti, toccali uno dopo l’altro.
web-swap = Scambia il posto { $number }
web-swap-with = Con quale posto?
web-hotseat-lead = Più persone su questo dispositivo: dai un nome a ciascuna. Mentre lo passi, le carte restano nascoste.
web-seat-name = Nome al posto { $number }
web-table-full = Il tavolo è al completo: stai guardando.
web-watching = Stai guardando.
web-to-play = Si giocherà
web-plays-points = { $count ->
    [one] fino a { $count } punto
   *[other] fino a { $count } punti
}
web-plays-rounds = { $game ->
    [kilometer-1000] { $count } tappe
   *[other] { $count } manche
}
web-plays-wins = a { $count } vittorie
web-share = Condividi
web-share-text = { $game }: vieni a giocare!
web-local-only = Solo questo computer può aprire { $address }: per ora non si può invitare nessuno.
web-local-lan = Per gli altri dispositivi della tua rete avvia Paddock con:
web-remove = Togli
web-remove-sure = { $name } perde il posto. Con il link chiunque può sedersi di nuovo.
web-put-bot = Metti qui un bot
web-put-bot-sure = Un bot gioca al posto di { $name }, che può riprendersi il posto quando vuole.
web-is-away = { $name } è assente. Tra poco giocherà un bot.
web-reply = Rispondi
web-name-change = Cambia nome
web-strength = forza { $marks } su { $most }
web-signs = Reazioni rapide
web-sign-hello = Ciao!
web-sign-luck = Buona fortuna!
web-sign-nice = Bella guida!
web-sign-thanks = Grazie!
web-sign-oops = Ops!
web-sign-horn = Tocca a te!
web-sign-laugh = Ah ah!
web-sign-again = Un’altra gara?
