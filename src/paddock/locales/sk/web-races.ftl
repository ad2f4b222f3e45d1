# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Hlavná ponuka
web-nav-home = Domov
web-nav-club = Klub
web-nav-season = Sezóna
web-nav-races = Moje preteky

## The start page of somebody who comes back
web-hello-morning = Dobré ráno, { $name }.
web-hello-day = Ahoj, { $name }.
web-hello-evening = Dobrý večer, { $name }.
web-hello-morning-plain = Dobré ráno.
web-hello-day-plain = Ahoj.
web-hello-evening-plain = Dobrý večer.
web-home-turns = { $count ->
    [one] Čaká na teba jeden stôl.
    [few] Čakajú na teba { $count } stoly. Najdlhšie čakajúci je prvý.
   *[other] Čaká na teba { $count } stolov. Najdlhšie čakajúci je prvý.
}
web-home-no-turns = Nič na teba nečaká. Dáš si preteky?
web-home-begins = Preteky sa začínajú a na ťahu si ty.
web-home-take-turn = Hrať ďalej
web-home-open = Otvoriť
web-home-paused = prestávka
web-home-running = Ešte beží
web-home-running-lead = teraz nemáš čo robiť
web-home-last = Posledné preteky
web-home-here-count = { $count ->
    [one] 1 je tu
    [few] { $count } sú tu
   *[other] { $count } je tu
}
web-home-here = { $count ->
    [one] Je tu { $names }.
    [few] Sú tu { $names }.
   *[other] Sú tu { $names }.
}
web-home-nobody = Teraz tu nikto ďalší nie je.
web-home-sit = Sadnúť si
web-home-leg = { $name }, { $leg }. etapa z { $legs }
web-home-leader = Vedie { $name } o { $lead }.
web-home-new = Nové preteky
web-home-all-games = všetky hry

## My races
web-me-number = číslo { $number }, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } hier
}
web-me-number-new = číslo { $number }
web-me-races = { $count ->
    [one] preteky
    [few] preteky
   *[other] pretekov
}
web-me-played = odohrané
web-me-won = výhry
web-me-mean-place = priemerné miesto
web-me-in-a-row = výhry v rade
web-me-best-place = najlepšie miesto
web-me-most-points = najviac bodov
web-me-last = Posledné preteky
web-me-all = všetky preteky
web-me-all-races = Všetky preteky
web-me-older = Staršie preteky
web-me-place-of = { $place }. miesto z { $sides }
web-me-ahead = druhé miesto: { $name }
web-me-ahead-by = druhé miesto: { $name }, { $mine }:{ $theirs }
web-me-behind = víťazstvo: { $name }
web-me-behind-by = víťazstvo: { $name }, { $mine }:{ $theirs }
web-me-level = nerozhodne: { $name }
web-me-several = hrané strany: { $count }
web-me-ended = predčasne ukončené
web-me-review = Rozbor
web-me-gone = záznam na prezretie už bol odstránený
web-me-rated = počíta sa do ratingu
web-me-rated-in-club = počíta sa do ratingu len v klube
web-me-unrated-not-chosen = priateľské preteky, do ratingu sa nepočítajú
web-me-unrated-ended-early = nepočíta sa do ratingu: partia sa skončila predčasne
web-me-unrated-several-sides = nepočíta sa do ratingu: jedno zariadenie hralo za viac strán
web-me-unrated-stood-in = nepočíta sa do ratingu: za niekoho väčšinou hral bot alebo hodiny
web-me-unrated-handed-over = nepočíta sa do ratingu: na jednom mieste sa hráči vystriedali
web-me-unrated-no-rating = nepočíta sa do ratingu: sila jedného bota nie je známa
web-me-luck-unit = na preteky, v %
web-me-luck-picture = Šťastie a rozhodnutia v čase; čísla sú v tabuľke nižšie.
web-me-luck-line = Čiara: tvoje rozhodnutia.
web-me-luck-bars = Šrafované: šťastie.
web-me-trend-up = Sú čoraz lepšie.
web-me-trend-down = Už boli lepšie.
web-me-trend-level = Ostávajú rovnako dobré.
web-me-luck-even = Vyrovnáva sa.
web-me-luck-good = Zatiaľ je na tvojej strane.
web-me-luck-bad = Zatiaľ je proti tebe.
web-me-luck-none = Keď budú preteky rozobrané, uvidíš tu, čo urobilo šťastie a čo ty. Rozbor vzniká, keď nikto nehrá.
web-me-luck-some = Zatiaľ rozobrané: { $count } z { $all }.
web-me-as-table = To isté ako tabuľka
web-me-when = Kedy
web-me-luck = Šťastie
web-me-decisions = Rozhodnutia
web-me-against = Vzájomné preteky
web-me-against-lead = ty a ostatní
web-me-against-none = Len čo budeš pretekať proti ľuďom, uvidíš tu, kto vedie.
web-me-against-of = Skôr ty: { $won }, súper: { $lost }, spoločné preteky: { $met }.
web-me-against-all = Všetci ({ $count })
web-me-gone-person = niekto, kto odišiel
web-me-games = Podľa hier
web-me-rating = Rating
web-me-rating-none = Zahraj si hodnotenú partiu a dostaneš rating. Volí sa pri otváraní stola.
web-me-rating-how = Tvoja sila leží veľmi pravdepodobne v tomto úseku; s každou hodnotenou partiou sa skracuje.
web-me-all-games = Všetky hry
web-me-rated-count = { $count ->
    [one] { $count } hodnotená partia
    [few] { $count } hodnotené partie
   *[other] { $count } hodnotených partií
}
web-me-provisional = predbežne
web-me-between = medzi { $low } a { $high }
web-me-none = Zatiaľ žiadne preteky
web-me-none-lead = Každé dokončené preteky tu nájdeš aj so záznamom a s tým, čo bolo šťastie a čo umenie.
web-me-first = K hrám

## Set-up
web-rated = Hodnotená partia
web-rated-lead = Počíta sa všetkým do ratingu. Nie sú rady a čo sa odkrylo, nedá sa vziať späť.
web-club-table = Pre koho
web-club-table-none = každého, kto má odkaz

## My car
web-car-change = Zmeniť auto
web-car-title = Tvoje auto
web-car-paint = Lak
web-car-paint-name = { $paint ->
    [1] červené s pruhom
    [2] modré s dvoma pruhmi
    [3] žlté so šachovnicou
    [4] zelené so šikmými pruhmi
    [5] fialové s bodkami
   *[6] krémové s priečnymi pruhmi
}
web-car-number = Číslo, 1 až 99
web-car-take = Vziať si toto auto
