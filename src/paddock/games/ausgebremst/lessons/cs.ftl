# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

## The parts of a lesson
lesson-ausgebremst-part-play = Hrát
lesson-ausgebremst-part-reach = Dosah
lesson-ausgebremst-part-pit = Zastávka v boxech
lesson-ausgebremst-part-fuel = Palivo
lesson-ausgebremst-part-blocked = Zablokováno
lesson-ausgebremst-part-wide = Široký oblouk
lesson-ausgebremst-part-leader = Šestka ve vedení
lesson-ausgebremst-part-finish = Cíl

## One sentence a step
lesson-ausgebremst-play = S kartou ujedeš přesně tolik polí, kolik ukazuje. **Vyber { $number }, pak vnitřní pruh.**
lesson-ausgebremst-reach = Karta { $number } dosáhne na dvě pole, obě jsou dobrá. **Vyber { $number }, pak vnitřní pruh.**
lesson-ausgebremst-pit = Jednou musíš zastavit a tohle je poslední šance. **Zajeď s kartou { $number } do boxové uličky.**
lesson-ausgebremst-fuel = Karty jsou tvé palivo: { $points } bodů na { $spaces } polí. Drž se uvnitř. **Zahraj { $number }.**
lesson-ausgebremst-blocked = Autem nikdo neprojede: Rosa blokuje tvou 4 i 6. **Zahraj { $number }.**
lesson-ausgebremst-wide = Rosa drží vnitřek. Předjeď ji středním pruhem, o pole delším. **Zahraj { $number }.**
lesson-ausgebremst-back-inside = Za zatáčkou smíš změnit pruh. **Vrať se s kartou { $number } dovnitř.**
lesson-ausgebremst-leader = Vedeš, a ve vedení se šestka hrát nesmí. **Zahraj { $number } vnitřním pruhem.**
lesson-ausgebremst-rival-slow = Rosa má už jen malé karty a zaostává. **Zahraj { $number } vnitřním pruhem.**
lesson-ausgebremst-finish = Rose došly karty, je ze hry. **Projeď s kartou { $number } cílem.**
lesson-ausgebremst-won = První v cíli a karty ještě zbyly. V tom je celé umění.
