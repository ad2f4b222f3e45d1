# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

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

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Balíček
lesson-ausgebremst-part-sort = Rozdělení
lesson-ausgebremst-part-draw = Dobírání
lesson-ausgebremst-part-pit-cards = Karty z boxů
lesson-ausgebremst-part-home = Cíl
lesson-ausgebremst-deck-fast = Všechny balíčky mají stejně bodů; v rychlém je méně karet, zato vysokých. **Vezmi si rychlý balíček.**
lesson-ausgebremst-sort-one = Karty rozděluješ na čtyři hromádky; vidíš je jen ty. **Dej kartu { $number } na hromádku { $pile }.**
lesson-ausgebremst-sort-two = Když jsou stejné karty spolu, víš později, co si dobereš. **Dej i tuhle kartu { $number } na hromádku { $pile }.**
lesson-ausgebremst-sort-preset = Hotové rozdělení roztřídí celý zbytek naráz. **Vyber první: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = V ruce držíš dvě karty a do svých hromádek smíš kdykoli nahlížet. **Dober 6 z hromádky { $pile }.**
lesson-ausgebremst-draw-second = Za jinými auty se 6 často nevejde. **Dober si k ní kartu { $number } z hromádky { $pile }.**
lesson-ausgebremst-drive-near = V téhle tlačenici musí 6 vnějším pruhem, { $number } ne. **Zahraj { $number } do vnitřního pruhu.**
lesson-ausgebremst-draw-again = Po jízdě dobíráš: všichni vidí, ze které hromádky, kartu jen ty. **Dober z hromádky { $pile }.**
lesson-ausgebremst-pit-free = O dvě kola později: body ti do cíle nestačí. **Zajeď s kartou { $number } do boxové uličky.**
lesson-ausgebremst-pit-take = Zastávka ti vrátí obě karty z boxů, jednu do ruky. **Vezmi si kartu { $number }.**
lesson-ausgebremst-pit-store = Karta { $number } přijde navrch hromádky: odtud ji dobereš jako první. **Polož ji na hromádku { $pile }.**
lesson-ausgebremst-pit-enough = Teď ti body do cíle stačí. **Zahraj { $number } vnitřním pruhem.**
lesson-ausgebremst-six-behind = Poslední kolo: Rosa vede a nesmí hrát 6, ty smíš. **Zahraj { $number } vnitřním pruhem.**
lesson-ausgebremst-home-last = Poslední karta stačí přesně. **Projeď s kartou { $number } cílem.**
lesson-ausgebremst-won-decks = Výhra: vysoké karty na volné trati, malé v tlačenici a zastávka v pravou chvíli.
