# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Dĺžka
web-length-quick = { $game ->
    [kilometer-1000] Jedna etapa
   *[other] Jedny preteky
}
web-length-long = Celá partia
web-drive = Čo sa hrá
web-circuits-all = Všetky, v poradí z pravidiel
web-team = Tím { $number }
web-teams-lead = Partneri hrajú spolu. Hostiteľ môže miesta vymeniť.
web-teams-lead-host = Partneri hrajú spolu. Miesta vymeníš ťuknutím na jedno a potom na druhé.
web-swap = Vymeniť miesto { $number }
web-swap-with = S ktorým miestom vymeniť?
web-hotseat-lead = Viac ľudí pri tomto zariadení: pomenuj každého. Pri podávaní ostanú karty skryté.
web-seat-name = Meno na mieste { $number }
web-table-full = Stôl je plný: pozeráš sa.
web-watching = Pozeráš sa.
web-to-play = Bude sa hrať
web-plays-points = do { $count } bodov
web-plays-rounds = { $game ->
    [kilometer-1000] počet etáp: { $count }
   *[other] počet pretekov: { $count }
}
web-plays-wins = potrebné výhry: { $count }
web-share = Zdieľať
web-share-text = { $game }: poď hrať!
web-local-only = Adresu { $address } otvorí len tento počítač, takže zatiaľ nemožno nikoho pozvať.
web-local-lan = Pre ďalšie zariadenia vo svojej sieti spusti Paddock takto:
web-remove = Odobrať
web-remove-sure = { $name } príde o miesto. S odkazom si môže znova sadnúť ktokoľvek.
web-put-bot = Posadiť sem bota
web-put-bot-sure = Za hráča { $name } hrá ďalej bot. Miesto sa dá kedykoľvek vziať späť.
web-is-away = { $name } tu nie je. Čoskoro bude hrať bot.
web-reply = Odpovedať
web-name-change = Zmeniť meno
web-strength = sila { $marks } z { $most }
web-signs = Rýchle reakcie
web-sign-hello = Ahoj!
web-sign-luck = Veľa šťastia!
web-sign-nice = Pekná jazda!
web-sign-thanks = Ďakujem!
web-sign-oops = Ojoj!
web-sign-horn = Si na ťahu!
web-sign-laugh = Haha!
web-sign-again = Ešte preteky?
