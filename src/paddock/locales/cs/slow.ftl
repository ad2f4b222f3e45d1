# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Pomalu: { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
    } na tah
web-slow-lead = Nikdo tu nemusí být ve stejnou dobu. Když ti vyprší čas, táhne bot a ty hraješ dál.
web-slow-orders = Mimo tvůj tah odpovídá stůl za tebe
web-slow-orders-lead = Odpovídá hned, aby nikdo nic nepoznal z času. Kdykoli to můžeš změnit.
web-slow-always = Vždy
web-slow-never = Nikdy
web-slow-orders-show = Co odpovídá
web-slow-away = Pryč do
web-slow-away-lead = Všichni u tvých pomalých stolů to vidí a tvůj čas stojí. Letos zbývá: { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
    }.
web-slow-away-title = Pryč
web-slow-away-until = do { $when }
web-slow-away-earlier = O den dřív
web-slow-away-later = O den později
web-slow-away-you = Jsi pryč do { $when }
web-slow-away-back = Jsem zpět
web-slow-away-who = { $name }: pryč do { $when }
web-slow-left = zbývá { $time }
web-slow-next = Další stůl: { $game }
web-slow-club-days = Kolik dní v roce smějí být členové pryč
trouble-away-too-long = Letos můžeš být pryč ještě { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
    }.

## The terminal
cli-turns-help = Vypíše stoly, které na tebe čekají.
cli-turns-examples = Například
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = žádný stůl na tebe nečeká
cli-turns-line = { $game } · zbývá { $hours } h · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Na stránce otevři nabídku stolu, zvol „Jiné zařízení“ a zadej kód odkazu: --link CODE
cli-turns-down = { $address } neodpovídá: { $reason }
cli-flag-turns-server = adresa serveru
cli-flag-turns-link = kód odkazu pro jiné zařízení: tento terminál bude tvým zařízením
