# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Hlavní nabídka
web-nav-home = Domů
web-nav-club = Klub
web-nav-season = Sezona
web-nav-races = Moje závody

## The start page of somebody who comes back
web-hello-morning = Dobré ráno, { $name }.
web-hello-day = Ahoj, { $name }.
web-hello-evening = Dobrý večer, { $name }.
web-hello-morning-plain = Dobré ráno.
web-hello-day-plain = Ahoj.
web-hello-evening-plain = Dobrý večer.
web-home-turns = { $count ->
    [one] Čeká na tebe jeden stůl.
    [few] Čekají na tebe { $count } stoly. Nejdéle čekající je první.
   *[other] Čeká na tebe { $count } stolů. Nejdéle čekající je první.
}
web-home-no-turns = Nic na tebe nečeká. Dáš si závod?
web-home-begins = Závod začíná a na tahu jsi ty.
web-home-take-turn = Hrát dál
web-home-open = Otevřít
web-home-paused = přestávka
web-home-running = Dále běží
web-home-running-lead = teď nemáš co dělat
web-home-last = Poslední závod
web-home-here-count = { $count ->
    [one] 1 je tu
    [few] { $count } jsou tu
   *[other] { $count } je tu
}
web-home-here = { $count ->
    [one] Je tu { $names }.
    [few] Jsou tu { $names }.
   *[other] Jsou tu { $names }.
}
web-home-nobody = Teď tu nikdo další není.
web-home-sit = Sednout si
web-home-leg = { $name }, { $leg }. etapa z { $legs }
web-home-leader = Vede { $name } o { $lead }.
web-home-new = Nový závod
web-home-all-games = všechny hry

## My races
web-me-number = číslo { $number }, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
web-me-number-new = číslo { $number }
web-me-races = { $count ->
    [one] závod
    [few] závody
   *[other] závodů
}
web-me-played = odehráno
web-me-won = výhry
web-me-mean-place = průměrné místo
web-me-in-a-row = výhry v řadě
web-me-best-place = nejlepší místo
web-me-most-points = nejvíc bodů
web-me-last = Poslední závody
web-me-all = všechny závody
web-me-all-races = Všechny závody
web-me-older = Starší závody
web-me-place-of = { $place }. místo z { $sides }
web-me-ahead = druhé místo: { $name }
web-me-ahead-by = druhé místo: { $name }, { $mine }:{ $theirs }
web-me-behind = vítězství: { $name }
web-me-behind-by = vítězství: { $name }, { $mine }:{ $theirs }
web-me-level = nerozhodně: { $name }
web-me-several = hrané strany: { $count }
web-me-ended = předčasně ukončeno
web-me-review = Rozbor
web-me-gone = přehrání už bylo smazáno
web-me-rated = počítá se do ratingu
web-me-rated-in-club = počítá se do ratingu jen v klubu
web-me-unrated-not-chosen = přátelský závod, do ratingu se nepočítá
web-me-unrated-ended-early = nepočítá se do ratingu: partie skončila předčasně
web-me-unrated-several-sides = nepočítá se do ratingu: jedno zařízení hrálo za víc stran
web-me-unrated-stood-in = nepočítá se do ratingu: za někoho většinou hrál bot nebo hodiny
web-me-unrated-handed-over = nepočítá se do ratingu: na jednom místě se hráči vystřídali
web-me-unrated-no-rating = nepočítá se do ratingu: síla jednoho bota není známa
web-me-luck-unit = na závod, v %
web-me-luck-picture = Štěstí a rozhodnutí v čase; čísla jsou v tabulce níže.
web-me-luck-line = Čára: tvoje rozhodnutí.
web-me-luck-bars = Šrafovaně: štěstí.
web-me-trend-up = Jsou stále lepší.
web-me-trend-down = Už byla lepší.
web-me-trend-level = Zůstávají stejně dobrá.
web-me-luck-even = Vyrovnává se.
web-me-luck-good = Zatím je na tvé straně.
web-me-luck-bad = Zatím je proti tobě.
web-me-luck-none = Až bude závod rozebrán, uvidíš tu, co udělalo štěstí a co ty. Rozbor vzniká, když nikdo nehraje.
web-me-luck-some = Zatím rozebráno: { $count } z { $all }.
web-me-as-table = Totéž jako tabulka
web-me-when = Kdy
web-me-luck = Štěstí
web-me-decisions = Rozhodnutí
web-me-against = Vzájemné závody
web-me-against-lead = ty a ostatní
web-me-against-none = Jakmile pojedeš proti lidem, uvidíš tu, kdo vede.
web-me-against-of = Dřív ty: { $won }, soupeř: { $lost }, společné závody: { $met }.
web-me-against-all = Všichni ({ $count })
web-me-gone-person = někdo, kdo odešel
web-me-games = Podle her
web-me-rating = Rating
web-me-rating-none = Zahraj si hodnocenou partii a dostaneš rating. Volí se při otevírání stolu.
web-me-rating-how = Tvoje síla leží velmi pravděpodobně v tomto úseku; s každou hodnocenou partií se zkracuje.
web-me-all-games = Všechny hry
web-me-rated-count = { $count ->
    [one] { $count } hodnocená partie
    [few] { $count } hodnocené partie
   *[other] { $count } hodnocených partií
}
web-me-provisional = předběžně
web-me-between = mezi { $low } a { $high }
web-me-none = Zatím žádné závody
web-me-none-lead = Každý dokončený závod tu najdeš i s přehráním a s tím, co bylo štěstí a co umění.
web-me-first = Ke hrám

## Set-up
web-rated = Hodnocená partie
web-rated-lead = Počítá se všem do ratingu. Nejsou rady a co se odkrylo, nejde vzít zpět.
web-club-table = Pro koho
web-club-table-none = každého, kdo má odkaz

## My car
web-car-change = Změnit auto
web-car-title = Tvoje auto
web-car-paint = Lak
web-car-paint-name = { $paint ->
    [1] červené s pruhem
    [2] modré se dvěma pruhy
    [3] žluté s šachovnicí
    [4] zelené se šikmými pruhy
    [5] fialové s puntíky
   *[6] krémové s příčnými pruhy
}
web-car-number = Číslo, 1 až 99
web-car-take = Vzít si toto auto
