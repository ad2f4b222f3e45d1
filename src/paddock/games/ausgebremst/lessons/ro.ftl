# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Joacă
lesson-ausgebremst-part-reach = Cât ajungi
lesson-ausgebremst-part-pit = Oprire la boxe
lesson-ausgebremst-part-fuel = Combustibil
lesson-ausgebremst-part-blocked = Drum închis
lesson-ausgebremst-part-wide = Pe exterior
lesson-ausgebremst-part-leader = Fără 6 în frunte
lesson-ausgebremst-part-finish = Sosire

## One sentence a step
lesson-ausgebremst-play = O carte merge exact câte căsuțe arată. **Alege { $number }, apoi banda interioară.**
lesson-ausgebremst-reach = Cartea { $number } ajunge pe două căsuțe, ambele bune. **Alege { $number }, apoi banda interioară.**
lesson-ausgebremst-pit = Trebuie să oprești o dată, iar asta e ultima ocazie. **Intră cu { $number } pe linia boxelor.**
lesson-ausgebremst-fuel = Cărțile sunt combustibilul tău. Puncte: { $points }, căsuțe: { $spaces }. Rămâi pe interior. **Joacă { $number }.**
lesson-ausgebremst-blocked = Nimeni nu trece printr-o mașină: Rosa îți blochează 4 și 6. **Joacă { $number }.**
lesson-ausgebremst-wide = Rosa ține interiorul. Depășește-o pe mijloc, cu o căsuță mai mult. **Joacă { $number }.**
lesson-ausgebremst-back-inside = După curbă ai voie să schimbi banda. **Întoarce-te pe interior cu { $number }.**
lesson-ausgebremst-leader = Conduci cursa, iar cine conduce nu are voie să joace un 6. **Joacă { $number } pe interior.**
lesson-ausgebremst-rival-slow = Rosa mai are doar cărți mici și rămâne în urmă. **Joacă { $number } pe interior.**
lesson-ausgebremst-finish = Rosa a rămas fără cărți: a ieșit. **Treci linia cu { $number }.**
lesson-ausgebremst-won = Primul loc, cu cărți rămase. Asta e toată arta.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Pachet
lesson-ausgebremst-part-sort = Sortare
lesson-ausgebremst-part-draw = Tragere
lesson-ausgebremst-part-pit-cards = Cărți de la boxe
lesson-ausgebremst-part-home = Sosire
lesson-ausgebremst-deck-fast = Toate pachetele au aceleași puncte; cel rapid are mai puține cărți, dar mari. **Alege pachetul rapid.**
lesson-ausgebremst-sort-one = Îți pui cărțile în patru teancuri; doar tu le vezi. **Pune { $number } pe teancul { $pile }.**
lesson-ausgebremst-sort-two = Dacă ții la un loc cărțile egale, știi mai târziu ce tragi. **Pune și acest { $number } pe teancul { $pile }.**
lesson-ausgebremst-sort-preset = O sortare gata făcută așază tot restul. **Alege-o pe prima: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Ții două cărți în mână și te poți uita oricând în teancurile tale. **Trage un 6 din teancul { $pile }.**
lesson-ausgebremst-draw-second = În spatele altor mașini, un 6 adesea nu are loc. **Trage și { $number } din teancul { $pile }.**
lesson-ausgebremst-drive-near = În aglomerație, 6 trebuie să ocolească pe afară, { $number } nu. **Joacă { $number } pe interior.**
lesson-ausgebremst-draw-again = Apoi tragi: toți văd din ce teanc, doar tu vezi cartea. **Trage din teancul { $pile }.**
lesson-ausgebremst-pit-free = Două tururi mai târziu: punctele tale nu ajung până la sosire. **Intră cu { $number } pe linia boxelor.**
lesson-ausgebremst-pit-take = Oprirea îți dă cele două cărți de la boxe, una în mână. **Ia { $number }.**
lesson-ausgebremst-pit-store = { $number } merge deasupra unui teanc: de acolo o tragi prima. **Pune cartea pe teancul { $pile }.**
lesson-ausgebremst-pit-enough = Acum punctele tale ajung. **Joacă { $number } pe interior.**
lesson-ausgebremst-six-behind = Ultimul tur: Rosa conduce și nu poate juca 6, tu poți. **Joacă { $number } pe interior.**
lesson-ausgebremst-home-last = Ultima ta carte ajunge exact. **Treci linia de sosire cu { $number }.**
lesson-ausgebremst-won-decks = Ai câștigat: cărți mari pe drum liber, mici în aglomerație și o oprire la timp.
