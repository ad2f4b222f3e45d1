# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Treci linia de sosire înaintea celorlalți după { $laps } tururi. Pachetul tău are abia mai multe puncte decât cere drumul cel mai scurt: cine merge larg rămâne fără cărți.
howto-ausgebremst-turn-play = { $rules ->
    [family] Joacă una dintre cele { $hand } cărți din mână și mergi exact atâtea căsuțe. Apoi tragi alta.
   *[advanced] Joacă una dintre cele { $hand } cărți din mână și mergi exact atâtea căsuțe. Apoi tragi cartea de deasupra din orice teanc al tău.
}
howto-ausgebremst-turn-must = Dacă poți juca o carte, trebuie să joci una, chiar dacă te duce larg. Dacă nu merge niciuna, arăți cărțile și aștepți.
howto-ausgebremst-turn-order = Se joacă în ordinea grilei. La sosire trebuie să fie liber doar drumul până la linie; punctele rămase se pierd.

## The track
howto-ausgebremst-name-cards = Cărți de cursă
howto-ausgebremst-name-lanes = Benzi
howto-ausgebremst-name-room = Alte mașini
howto-ausgebremst-name-curve = Curbe
howto-ausgebremst-name-chicane = Șicane
howto-ausgebremst-name-ideal = Trasa ideală
howto-ausgebremst-name-six = Cartea { $six } în frunte
howto-ausgebremst-track-cards = { $rules ->
    [family] O carte te duce atât cât scrie pe ea. Cărți în pachetul tău: { $size }, puncte: { $total }.
   *[advanced] O carte te duce atât cât scrie pe ea. Puncte în fiecare pachet: { $total }.
}
howto-ausgebremst-track-lanes = Fiecare pas duce pe următoarea căsuță a benzii tale sau a unei benzi vecine. Niciodată în lateral sau înapoi.
howto-ausgebremst-track-room = O singură mașină pe căsuță, și nimeni nu trece prin altă mașină. Oblic printre două se poate.
howto-ausgebremst-track-curve = Liniile albe despart benzile: în curbă nu se schimbă banda, nici la intrarea din ultimul rând de dinaintea ei.
howto-ausgebremst-track-chicane = Doar banda din mijloc e liberă. O mașină oprită acolo închide toată pista.
howto-ausgebremst-track-ideal = În curbă, pe interior e mai scurt. Drumul cel mai scurt din primul rând, cu o oprire: { $way } de căsuțe.
howto-ausgebremst-track-six = Cine conduce, singur sau la egalitate, nu poate juca un { $six }. E permis la prima mutare a unei mașini și după ce o mașină a sosit.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Fiecare mașină se oprește o dată, după turul { $first } sau turul { $last }: încheie o mutare pe linia boxelor.
   *[advanced] Te poți opri o dată, după turul { $first } sau turul { $last }: încheie o mutare pe linia boxelor. Așa îți primești cărțile de la boxe.
}
howto-ausgebremst-pit-way = Intri de pe câmpul A și ieși pe câmpul C, unul după altul. O mașină pe A închide intrarea, una pe C ieșirea.
howto-ausgebremst-pit-closed = La start și în ultimul tur linia boxelor e închisă. Simpla trecere nu e oprire, iar a doua oprire nu există.

## Neutral cars
howto-ausgebremst-neutral-grid = În cursă sunt mereu { $cars } mașini. Cele neutre completează numărul și pornesc din față.
howto-ausgebremst-neutral-drive = O mașină neutră întoarce cartea de deasupra și ia drumul cel mai scurt. Dacă nu o poate folosi, stă pe loc, iar cartea se pierde.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Se oprește și ea: după turul { $first } dacă îi permite cartea, altfel după turul { $last }.
   *[advanced] Nu se oprește niciodată, dar poate închide intrarea și ieșirea boxelor.
}
howto-ausgebremst-neutral-points = Mașinile neutre ocupă locuri, dar nu iau puncte: nimeni din spatele lor nu urcă.

## The advanced game
howto-ausgebremst-name-decks = Alegerea pachetului
howto-ausgebremst-name-pit-cards = Cărți de la boxe
howto-ausgebremst-name-piles = Teancuri
howto-ausgebremst-name-free-stop = Oprirea
howto-ausgebremst-advanced-decks = Înainte de fiecare cursă fiecare alege în secret un pachet. Toate au { $total } de puncte; cel rapid are puține cărți și multe mari.
howto-ausgebremst-advanced-deck = Cărți: { $size }. { $counts }.
howto-ausgebremst-advanced-pit-cards = Una sau două dintre cărțile tale așteaptă la boxe. Dacă te oprești, una vine în mână, iar cealaltă deasupra unui teanc.
howto-ausgebremst-advanced-piles = Împarți celelalte cărți una câte una, cu fața în jos, în { $piles } teancuri. În mână ții { $hand } și tragi de deasupra oricărui teanc.
howto-ausgebremst-advanced-free-stop = Oprirea nu e obligatorie: fără ea mergi cu cărțile pe care le ai.

## Scoring
howto-ausgebremst-scoring-places = Puncte de la primul la ultimul loc: { $places }.
howto-ausgebremst-scoring-out = Cine rămâne fără cărți înainte de sosire iese din cursă și nu primește puncte.
howto-ausgebremst-scoring-season = Curse în acest sezon: { $races }. Punctele se adună; la egalitate contează locul din ultima cursă.
howto-ausgebremst-scoring-grid = Cursa următoare pornește în ordinea ultimei sosiri.

## Easily got wrong
howto-ausgebremst-mind-fit = O carte se parcurge în întregime. Dacă o mașină stă în cale, poate încape una mai mică; numără înainte să joci.
howto-ausgebremst-mind-level = Și cine împarte conducerea conduce. În curbă sunt la egalitate cei cărora le rămân tot atâtea căsuțe până la capăt, fiecare pe banda lui.
howto-ausgebremst-mind-six = În frunte doar cu { $six } în mână aștepți. Poți juca unul într-o șicană sau alături de alții care au numai asta și închid pista cu tine.
howto-ausgebremst-mind-stop = Nu amâna oprirea cu ușurință: în turul { $last }, fără ea, nu poți trece de câmpul A, iar dacă alții închid intrarea aștepți.
howto-ausgebremst-mind-reserve = Fără oprire îți rămân puține puncte în plus: fiecare curbă largă se simte.
