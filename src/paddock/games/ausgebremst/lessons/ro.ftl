# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

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
