# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Lassú: lépésenként { $count } nap
web-slow-lead = Nem kell egyszerre itt lenni. Ha lejár az időd, egy bot lép helyetted, és te játszol tovább.
web-slow-orders = Más lépése közben az asztal válaszol helyetted
web-slow-orders-lead = Azonnal válaszol, hogy az időből senki ne tudjon meg semmit. Bármikor módosíthatod.
web-slow-always = Mindig
web-slow-never = Soha
web-slow-orders-show = Mit válaszol
web-slow-away = Távol eddig
web-slow-away-lead = A lassú asztalaidnál mindenki látja, és az időd áll. Ebben az évben maradt: { $count } nap.
web-slow-away-title = Távol
web-slow-away-until = eddig: { $when }
web-slow-away-earlier = Egy nappal korábban
web-slow-away-later = Egy nappal később
web-slow-away-you = Távol vagy eddig: { $when }
web-slow-away-back = Itt vagyok
web-slow-away-who = { $name }: távol eddig: { $when }
web-slow-left = még { $time }
web-slow-next = Következő asztal: { $game }
web-slow-club-days = Évente ennyi napig lehetnek távol a tagok
trouble-away-too-long = Ebben az évben még { $days } napig lehetsz távol.

## The terminal
cli-turns-help = A rád váró asztalok listája.
cli-turns-examples = Például
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = egy asztal sem vár rád
cli-turns-line = { $game } · még { $hours } óra · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Az oldalon nyisd meg egy asztal menüjét, válaszd a „Másik eszköz” pontot, és add meg a link kódját: --link CODE
cli-turns-down = { $address } nem válaszol: { $reason }
cli-flag-turns-server = a szerver címe
cli-flag-turns-link = egy másik eszközhöz készült link kódja: ez a terminál a te eszközöd lesz
