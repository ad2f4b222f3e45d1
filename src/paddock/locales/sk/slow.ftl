# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Pomaly: { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
    } na ťah
web-slow-lead = Nikto tu nemusí byť v rovnakom čase. Keď ti vyprší čas, ťahá bot a ty hráš ďalej.
web-slow-orders = Mimo tvojho ťahu odpovedá stôl za teba
web-slow-orders-lead = Odpovedá hneď, aby nikto nič nespoznal z času. Kedykoľvek to môžeš zmeniť.
web-slow-always = Vždy
web-slow-never = Nikdy
web-slow-orders-show = Čo odpovedá
web-slow-away = Preč do
web-slow-away-lead = Všetci pri tvojich pomalých stoloch to vidia a tvoj čas stojí. Tento rok zostáva: { $count ->
    [one] { $count } deň
    [few] { $count } dni
   *[other] { $count } dní
    }.
web-slow-away-title = Preč
web-slow-away-until = do { $when }
web-slow-away-earlier = O deň skôr
web-slow-away-later = O deň neskôr
web-slow-away-you = Si preč do { $when }
web-slow-away-back = Som späť
web-slow-away-who = { $name }: preč do { $when }
web-slow-left = zostáva { $time }
web-slow-next = Ďalší stôl: { $game }
web-slow-club-days = Koľko dní v roku smú byť členovia preč
trouble-away-too-long = Tento rok môžeš byť preč ešte { $days ->
    [one] { $days } deň
    [few] { $days } dni
   *[other] { $days } dní
    }.

## The terminal
cli-turns-help = Vypíše stoly, ktoré na teba čakajú.
cli-turns-examples = Napríklad
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = žiadny stôl na teba nečaká
cli-turns-line = { $game } · zostáva { $hours } h · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Na stránke otvor ponuku stola, zvoľ „Iné zariadenie“ a zadaj kód odkazu: --link CODE
cli-turns-down = { $address } neodpovedá: { $reason }
cli-flag-turns-server = adresa servera
cli-flag-turns-link = kód odkazu pre iné zariadenie: tento terminál bude tvojím zariadením
