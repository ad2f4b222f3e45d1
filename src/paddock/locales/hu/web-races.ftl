# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Főmenü
web-nav-home = Kezdőlap
web-nav-club = Klub
web-nav-season = Szezon
web-nav-races = Versenyeim

## The start page of somebody who comes back
web-hello-morning = Jó reggelt, { $name }!
web-hello-day = Szia, { $name }!
web-hello-evening = Jó estét, { $name }!
web-hello-morning-plain = Jó reggelt!
web-hello-day-plain = Szia!
web-hello-evening-plain = Jó estét!
web-home-turns = { $count ->
    [one] Egy asztal vár rád.
   *[other] { $count } asztal vár rád. Legelöl az, amelyik a legrégebben.
}
web-home-no-turns = Most semmi sem vár rád. Jöhet egy verseny?
web-home-begins = Indul a verseny, és te kezdesz.
web-home-take-turn = Te jössz
web-home-open = Megnyitás
web-home-paused = szünet
web-home-running = Ez is folyik
web-home-running-lead = most nincs teendőd
web-home-last = Legutóbbi verseny
web-home-here-count = { $count ->
    [one] 1 van itt
   *[other] { $count } van itt
}
web-home-here = { $count ->
    [one] Itt van: { $names }.
   *[other] Itt van: { $names }.
}
web-home-nobody = Most nincs itt más.
web-home-sit = Leülök
web-home-leg = { $name }, { $leg }/{ $legs }. forduló
web-home-leader = Az élen: { $name } (+{ $lead }).
web-home-new = Új verseny
web-home-all-games = minden játék

## My races
web-me-number = { $number }-es rajtszám, { $games ->
    [one] egy játékban
   *[other] { $games } játékban
}
web-me-number-new = rajtszám: { $number }
web-me-races = { $count ->
    [one] verseny
   *[other] verseny
}
web-me-played = játszott
web-me-won = győzelem
web-me-mean-place = átlagos helyezés
web-me-in-a-row = győzelem egymás után
web-me-best-place = legjobb helyezés
web-me-most-points = legtöbb pont
web-me-last = Legutóbbi versenyek
web-me-all = minden verseny
web-me-all-races = Minden verseny
web-me-older = Régebbi versenyek
web-me-place-of = { $place }. hely, { $sides } versenyző
web-me-ahead = második: { $name }
web-me-ahead-by = második: { $name }, { $mine }:{ $theirs }
web-me-behind = győztes: { $name }
web-me-behind-by = győztes: { $name }, { $mine }:{ $theirs }
web-me-level = holtverseny: { $name }
web-me-several = { $count } versenyzővel játszottál
web-me-ended = idő előtt véget ért
web-me-review = Elemzés
web-me-gone = a visszajátszás már törlődött
web-me-rated = beleszámít az értékszámba
web-me-rated-in-club = csak a klubban számít az értékszámba
web-me-unrated-not-chosen = barátságos verseny, nem számít az értékszámba
web-me-unrated-ended-early = nem számít az értékszámba: a játszma idő előtt véget ért
web-me-unrated-several-sides = nem számít az értékszámba: egy eszközön több versenyző játszott
web-me-unrated-stood-in = nem számít az értékszámba: valaki helyett többnyire bot vagy az óra lépett
web-me-unrated-handed-over = nem számít az értékszámba: egy hely gazdát cserélt
web-me-unrated-no-rating = nem számít az értékszámba: az egyik bot ereje nem ismert
web-me-luck-unit = versenyenként, %
web-me-luck-picture = Szerencse és döntések az idő során; a számok az alatta lévő táblázatban vannak.
web-me-luck-line = Vonal: a döntéseid.
web-me-luck-bars = Vonalkázott: szerencse.
web-me-trend-up = Egyre jobbak.
web-me-trend-down = Voltak már jobbak is.
web-me-trend-level = Nagyjából egyformák.
web-me-luck-even = Kiegyenlítődik.
web-me-luck-good = Eddig melletted állt.
web-me-luck-bad = Eddig ellened fordult.
web-me-luck-none = Ha egy verseny elemzése elkészült, itt látod, mit tett a szerencse, és mit te. Az elemzés akkor készül, amikor senki sem játszik.
web-me-luck-some = Eddig elemezve: { $count } / { $all }.
web-me-as-table = Ugyanez táblázatban
web-me-when = Mikor
web-me-luck = Szerencse
web-me-decisions = Döntések
web-me-against = Egymás ellen
web-me-against-lead = te és ők
web-me-against-none = Amint emberek ellen versenyzel, itt látod, ki áll jobban.
web-me-against-of = Te { $won } alkalommal végeztél előrébb, a másik { $lost } alkalommal; közös versenyek: { $met }.
web-me-against-all = Mind ({ $count })
web-me-gone-person = valaki, aki már elment
web-me-games = Játékonként
web-me-rating = Értékszám
web-me-rating-none = Játssz egy értékelt játszmát, és lesz értékszámod. Az asztal nyitásakor választhatod.
web-me-rating-how = Az erőd nagy valószínűséggel ezen a szakaszon van; minden értékelt játszmával rövidül.
web-me-all-games = Minden játék
web-me-rated-count = { $count ->
    [one] { $count } értékelt játszma
   *[other] { $count } értékelt játszma
}
web-me-provisional = ideiglenes
web-me-between = { $low } és { $high } között
web-me-none = Még nincs versenyed
web-me-none-lead = Minden befejezett versenyed ide kerül: visszajátszással, és azzal, mi volt szerencse és mi tudás.
web-me-first = A játékokhoz

## Set-up
web-rated = Értékelt játszma
web-rated-lead = Mindenki értékszámába beleszámít. Nincs tipp, és ami kiderült, azt nem lehet visszavonni.
web-club-table = Kinek
web-club-table-none = bárkinek, akinél ott a link

## My car
web-car-change = Autócsere
web-car-title = Az autód
web-car-paint = Festés
web-car-paint-name = { $paint ->
    [1] piros, egy csíkkal
    [2] kék, két csíkkal
    [3] sárga, kockás
    [4] zöld, ferde csíkokkal
    [5] lila, pöttyös
   *[6] krémszínű, gyűrűkkel
}
web-car-number = Rajtszám, 1–99
web-car-take = Ezt választom
