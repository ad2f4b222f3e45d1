# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Délka
web-length-quick = { $game ->
    [kilometer-1000] Jedna etapa
   *[other] Jeden závod
}
web-length-long = Celá partie
web-drive = Co se hraje
web-circuits-all = Všechny, v pořadí z pravidel
web-team = Tým { $number }
web-teams-lead = Partneři hrají spolu. Hostitel může místa prohodit.
web-teams-lead-host = Partneři hrají spolu. Místa prohodíš klepnutím na jedno a pak na druhé.
web-swap = Prohodit místo { $number }
web-swap-with = S kterým místem prohodit?
web-hotseat-lead = Víc lidí u tohoto zařízení: pojmenuj každého. Při předávání zůstanou karty skryté.
web-seat-name = Jméno na místě { $number }
web-table-full = Stůl je plný: díváš se.
web-watching = Díváš se.
web-to-play = Bude se hrát
web-plays-points = do { $count } bodů
web-plays-rounds = { $game ->
    [kilometer-1000] počet etap: { $count }
   *[other] počet závodů: { $count }
}
web-plays-wins = potřebné výhry: { $count }
web-share = Sdílet
web-share-text = { $game }: pojď hrát!
web-local-only = Adresu { $address } otevře jen tento počítač, takže zatím nelze nikoho pozvat.
web-local-lan = Pro další zařízení ve své síti spusť Paddock takto:
web-remove = Odebrat
web-remove-sure = { $name } přijde o místo. S odkazem si může zase sednout kdokoli.
web-put-bot = Posadit sem bota
web-put-bot-sure = Za hráče { $name } hraje dál bot. Místo lze kdykoli vzít zpět.
web-is-away = { $name } tu není. Brzy bude hrát bot.
web-reply = Odpovědět
web-name-change = Změnit jméno
web-strength = síla { $marks } z { $most }
web-signs = Rychlé reakce
web-sign-hello = Ahoj!
web-sign-luck = Hodně štěstí!
web-sign-nice = Pěkná jízda!
web-sign-thanks = Děkuji!
web-sign-oops = Jejda!
web-sign-horn = Jsi na tahu!
web-sign-laugh = Haha!
web-sign-again = Ještě závod?
