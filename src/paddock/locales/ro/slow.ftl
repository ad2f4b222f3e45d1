# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Lent: { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
    } pe mutare
web-slow-lead = Nimeni nu trebuie să fie aici în același timp. Dacă îți expiră timpul, un bot face mutarea și tu joci mai departe.
web-slow-orders = În afara rândului tău masa răspunde pentru tine
web-slow-orders-lead = Răspunde imediat, ca nimeni să nu afle ceva din timp. Poți schimba oricând.
web-slow-always = Mereu
web-slow-never = Niciodată
web-slow-orders-show = Ce răspunde
web-slow-away = Lipsesc până la
web-slow-away-lead = Toți cei de la mesele tale lente văd asta, iar timpul tău stă pe loc. Anul acesta au rămas: { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
    }.
web-slow-away-title = Plecare
web-slow-away-until = până { $when }
web-slow-away-earlier = Cu o zi mai devreme
web-slow-away-later = Cu o zi mai târziu
web-slow-away-you = Lipsești până { $when }
web-slow-away-back = M-am întors
web-slow-away-who = { $name }: lipsește până la { $when }
web-slow-left = rămân { $time }
web-slow-next = Masa următoare: { $game }
web-slow-club-days = Câte zile pe an pot lipsi membrii
trouble-away-too-long = Anul acesta mai poți lipsi { $days ->
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
    }.

## The terminal
cli-turns-help = Arată mesele care te așteaptă.
cli-turns-examples = De exemplu
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = nicio masă nu te așteaptă
cli-turns-line = { $game } · rămân { $hours } h · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = Pe pagină deschide meniul unei mese, alege „Alt dispozitiv” și dă codul linkului: --link CODE
cli-turns-down = { $address } nu răspunde: { $reason }
cli-flag-turns-server = adresa serverului
cli-flag-turns-link = codul unui link pentru alt dispozitiv: acest terminal devine unul dintre dispozitivele tale
