# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Hossz
web-length-quick = { $game ->
    [speed-1200] Egy forduló
    [kilometer-1000] Egy szakasz
   *[other] Egy verseny
}
web-length-long = Teljes játszma
web-drive = Mit játszotok
web-circuits-all = Mind, a nyomtatott sorrendben
web-team = { $number }. csapat
web-teams-lead = A társak együtt játszanak. A házigazda helyet cserélhet köztetek.
web-teams-lead-host = A társak együtt játszanak. Cseréhez koppints egymás után két helyre.
web-swap = { $number }. hely cseréje
web-swap-with = Melyik hellyel cserél?
web-hotseat-lead = Többen ezen az eszközön: adj nevet mindenkinek. Továbbadáskor a lapok rejtve maradnak.
web-seat-name = Név ({ $number }. hely)
web-table-full = Az asztal tele van: nézőként vagy itt.
web-watching = Nézőként vagy itt.
web-to-play = Amit játszunk
web-plays-points = { $count } pontig
web-plays-rounds = { $game ->
    [kilometer-1000] { $count } szakasz
   *[other] { $count } forduló
}
web-plays-wins = { $count } győzelemig
web-share = Megosztás
web-share-text = { $game }: gyere játszani!
web-local-only = Ezt a címet csak ez a számítógép tudja megnyitni: { $address }. Így még senkit sem lehet meghívni.
web-local-lan = A hálózatod többi eszközéhez indítsd így a Paddockot:
web-remove = Eltávolítás
web-remove-sure = { $name } elveszíti a helyét. A linkkel bárki újra leülhet.
web-put-bot = Bot ideültetése
web-put-bot-sure = { $name } helyett bot játszik tovább. A hely bármikor visszavehető.
web-is-away = { $name } nincs itt. Hamarosan bot játszik tovább.
web-reply = Válasz
web-name-change = Név módosítása
web-strength = erősség: { $marks } / { $most }
web-signs = Gyors reakciók
web-sign-hello = Szia!
web-sign-luck = Sok szerencsét!
web-sign-nice = Szép menet!
web-sign-thanks = Köszönöm!
web-sign-oops = Hoppá!
web-sign-horn = Te jössz!
web-sign-laugh = Haha!
web-sign-again = Még egy verseny?
