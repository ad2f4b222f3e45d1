# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Durată
web-length-quick = { $game ->
    [speed-1200] O rundă
    [kilometer-1000] O etapă
   *[other] O cursă
}
web-length-long = Meciul întreg
web-drive = Ce se joacă
web-circuits-all = Toate, în ordinea din regulament
web-team = Echipa { $number }
web-teams-lead = Partenerii joacă împreună. Gazda poate schimba locurile.
web-teams-lead-host = Partenerii joacă împreună. Ca să schimbi două locuri, atinge-le pe rând.
web-swap = Schimbă locul { $number }
web-swap-with = Cu care loc?
web-hotseat-lead = Mai mulți pe acest dispozitiv: dă-i fiecăruia un nume. Cărțile rămân ascunse când îl dați mai departe.
web-seat-name = Numele la locul { $number }
web-table-full = Masa este plină: privești.
web-watching = Privești.
web-to-play = Se va juca
web-plays-points = { $count ->
    [one] până la { $count } punct
    [few] până la { $count } puncte
   *[other] până la { $count } de puncte
}
web-plays-rounds = { $game ->
    [kilometer-1000] număr de etape: { $count }
   *[other] număr de runde: { $count }
}
web-plays-wins = victorii necesare: { $count }
web-share = Distribuie
web-share-text = { $game }: hai să jucăm!
web-local-only = Doar acest calculator poate deschide { $address }, deci încă nu poți invita pe nimeni.
web-local-lan = Pentru alte dispozitive din rețeaua ta pornește Paddock cu:
web-remove = Elimină
web-remove-sure = { $name } pierde locul. Oricine are linkul se poate așeza din nou.
web-put-bot = Pune un bot aici
web-put-bot-sure = Un bot joacă mai departe pentru { $name }; locul poate fi reluat oricând.
web-is-away = { $name } lipsește. În curând va juca un bot.
web-reply = Răspunde
web-name-change = Schimbă numele
web-strength = tărie { $marks } din { $most }
web-signs = Reacții rapide
web-sign-hello = Salut!
web-sign-luck = Mult noroc!
web-sign-nice = Bine condus!
web-sign-thanks = Mulțumesc!
web-sign-oops = Hopa!
web-sign-horn = E rândul tău!
web-sign-laugh = Ha ha!
web-sign-again = Încă o cursă?
