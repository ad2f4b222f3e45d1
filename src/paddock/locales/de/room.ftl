# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Länge
web-length-quick = { $game ->
    [kilometer-1000] Eine Etappe
   *[other] Ein Rennen
}
web-length-long = Ganze Partie
web-drive = Was gespielt wird
web-circuits-all = Alle, in gedruckter Reihenfolge
web-team = Team { $number }
web-teams-lead = Partner spielen zusammen. Die Spielleitung kann Plätze tauschen.
web-teams-lead-host = Partner spielen zusammen. Zum Tauschen zwei Plätze nacheinander antippen.
web-swap = Platz { $number } tauschen
web-swap-with = Mit welchem Platz tauschen?
web-hotseat-lead = Mehrere an diesem Gerät: Gib allen einen Namen. Beim Weitergeben bleibt die Hand verdeckt.
web-seat-name = Name an Platz { $number }
web-table-full = Der Tisch ist voll: Du schaust zu.
web-watching = Du schaust zu.
web-to-play = Gespielt wird
web-plays-points = { $count ->
    [one] bis { $count } Punkt
   *[other] bis { $count } Punkte
}
web-plays-rounds = { $count } Rennen
web-plays-wins = wer zuerst { $count } Siege hat
web-share = Teilen
web-share-text = { $game }: Spiel mit!
web-local-only = { $address } lässt sich nur an diesem Computer öffnen. Einladen geht so noch nicht.
web-local-lan = Für andere Geräte in deinem Netz starte Paddock mit:
web-remove = Entfernen
web-remove-sure = { $name } verliert den Platz. Mit dem Link kann man sich wieder setzen.
web-put-bot = Bot hierher setzen
web-put-bot-sure = Für { $name } spielt ein Bot weiter. Der Platz lässt sich jederzeit zurücknehmen.
web-is-away = { $name } ist nicht da. Bald spielt ein Bot weiter.
web-reply = Antworten
web-name-change = Namen ändern
web-strength = Stärke { $marks } von { $most }
web-signs = Kurze Zurufe
web-sign-hello = Hallo!
web-sign-luck = Viel Glück!
web-sign-nice = Gut gefahren!
web-sign-thanks = Danke!
web-sign-oops = Hoppla!
web-sign-horn = Du bist dran!
web-sign-laugh = Haha!
web-sign-again = Noch ein Rennen?
