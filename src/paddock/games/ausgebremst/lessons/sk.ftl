# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

## The parts of a lesson
lesson-ausgebremst-part-play = Hrať
lesson-ausgebremst-part-reach = Dosah
lesson-ausgebremst-part-pit = Zastávka v boxoch
lesson-ausgebremst-part-fuel = Palivo
lesson-ausgebremst-part-blocked = Zablokované
lesson-ausgebremst-part-wide = Široký oblúk
lesson-ausgebremst-part-leader = Šestka vo vedení
lesson-ausgebremst-part-finish = Cieľ

## One sentence a step
lesson-ausgebremst-play = S kartou prejdeš presne toľko polí, koľko ukazuje. **Vyber { $number }, potom vnútorný pruh.**
lesson-ausgebremst-reach = Karta { $number } dosiahne na dve polia, obe sú dobré. **Vyber { $number }, potom vnútorný pruh.**
lesson-ausgebremst-pit = Raz musíš zastaviť a toto je posledná šanca. **Odboč s kartou { $number } do boxovej uličky.**
lesson-ausgebremst-fuel = Karty sú tvoje palivo: { $points } bodov na { $spaces } polí. Drž sa vnútri. **Zahraj { $number }.**
lesson-ausgebremst-blocked = Cez auto nikto neprejde: Rosa blokuje tvoju 4 aj 6. **Zahraj { $number }.**
lesson-ausgebremst-wide = Rosa drží vnútro. Predbehni ju stredným pruhom, o pole dlhším. **Zahraj { $number }.**
lesson-ausgebremst-back-inside = Za zákrutou smieš zmeniť pruh. **Vráť sa s kartou { $number } dovnútra.**
lesson-ausgebremst-leader = Vedieš, a vo vedení sa šestka hrať nesmie. **Zahraj { $number } vnútorným pruhom.**
lesson-ausgebremst-rival-slow = Rosa má už len malé karty a zaostáva. **Zahraj { $number } vnútorným pruhom.**
lesson-ausgebremst-finish = Rose sa minuli karty, je z hry. **Prejdi s kartou { $number } cieľom.**
lesson-ausgebremst-won = Prvé miesto a karty ešte zostali. V tom je celé umenie.
