# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

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

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Balíček
lesson-ausgebremst-part-sort = Rozdelenie
lesson-ausgebremst-part-draw = Ťahanie
lesson-ausgebremst-part-pit-cards = Karty z boxov
lesson-ausgebremst-part-home = Cieľ
lesson-ausgebremst-deck-fast = Všetky balíčky majú rovnako bodov; v rýchlom je menej kariet, zato vysokých. **Vezmi si rýchly balíček.**
lesson-ausgebremst-sort-one = Karty rozdeľuješ na štyri kôpky; vidíš ich len ty. **Daj kartu { $number } na kôpku { $pile }.**
lesson-ausgebremst-sort-two = Keď sú rovnaké karty spolu, vieš neskôr, čo si potiahneš. **Daj aj túto kartu { $number } na kôpku { $pile }.**
lesson-ausgebremst-sort-preset = Hotové rozdelenie roztriedi celý zvyšok naraz. **Vyber prvé: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = V ruke držíš dve karty a do svojich kôpok smieš kedykoľvek nazrieť. **Potiahni 6 z kôpky { $pile }.**
lesson-ausgebremst-draw-second = Za inými autami sa 6 často nezmestí. **Potiahni si k nej kartu { $number } z kôpky { $pile }.**
lesson-ausgebremst-drive-near = V tejto tlačenici musí 6 vonkajším pruhom, { $number } nie. **Zahraj { $number } do vnútorného pruhu.**
lesson-ausgebremst-draw-again = Po jazde ťaháš: všetci vidia, z ktorej kôpky, kartu len ty. **Potiahni z kôpky { $pile }.**
lesson-ausgebremst-pit-free = O dve kolá neskôr: body ti do cieľa nestačia. **Odboč s kartou { $number } do boxovej uličky.**
lesson-ausgebremst-pit-take = Zastávka ti vráti obe karty z boxov, jednu do ruky. **Vezmi si kartu { $number }.**
lesson-ausgebremst-pit-store = Karta { $number } príde navrch kôpky: odtiaľ ju potiahneš ako prvú. **Polož ju na kôpku { $pile }.**
lesson-ausgebremst-pit-enough = Teraz ti body do cieľa stačia. **Zahraj { $number } vnútorným pruhom.**
lesson-ausgebremst-six-behind = Posledné kolo: Rosa vedie a nesmie hrať 6, ty smieš. **Zahraj { $number } vnútorným pruhom.**
lesson-ausgebremst-home-last = Posledná karta stačí presne. **Prejdi s kartou { $number } cieľom.**
lesson-ausgebremst-won-decks = Výhra: vysoké karty na voľnej trati, malé v tlačenici a zastávka v pravej chvíli.
