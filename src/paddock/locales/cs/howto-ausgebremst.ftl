# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Buď po { $laps } kolech v cíli dřív než ostatní. Tvůj balíček má sotva víc bodů, než žádá nejkratší cesta: kdo jezdí širokým obloukem, tomu dojdou karty.
howto-ausgebremst-turn-play = { $rules ->
    [family] Zahraj jednu kartu z ruky a jeď přesně o tolik polí. Pak si dober, ať máš zase { $hand }.
   *[advanced] Zahraj jednu kartu z ruky a jeď přesně o tolik polí. Pak si dober vrchní kartu některé své hromádky, ať máš zase { $hand }.
}
howto-ausgebremst-turn-must = Můžeš-li některou kartu zahrát, musíš, i když tě vynese ven. Když nejde žádná, ukážeš karty a čekáš.
howto-ausgebremst-turn-order = Na řadě jste v pořadí ze startu. V cíli musí být volná jen cesta k čáře; zbylé body propadnou.

## The track
howto-ausgebremst-name-cards = Závodní karty
howto-ausgebremst-name-lanes = Dráhy
howto-ausgebremst-name-room = Jiná auta
howto-ausgebremst-name-curve = Zatáčky
howto-ausgebremst-name-chicane = Šikany
howto-ausgebremst-name-ideal = Ideální stopa
howto-ausgebremst-name-six = Karta { $six } ve vedení
howto-ausgebremst-track-cards = { $rules ->
    [family] Karta tě posune o tolik polí, kolik na ní stojí. Tvůj balíček má { $size } karet a { $total } bodů.
   *[advanced] Karta tě posune o tolik polí, kolik na ní stojí. Každý balíček má { $total } bodů.
}
howto-ausgebremst-track-lanes = Každý krok vede na další pole tvé nebo vedlejší dráhy. Nikdy do strany, nikdy zpět.
howto-ausgebremst-track-room = Na poli stojí jen jedno auto a skrz auto se nejezdí. Proklouznout šikmo mezi dvěma se smí.
howto-ausgebremst-track-curve = Dráhy dělí bílé čáry: v zatáčce se dráha nemění, ani při vjezdu z poslední řady před ní.
howto-ausgebremst-track-chicane = Volná je jen prostřední dráha. Auto, které tam stojí, uzavře celou trať.
howto-ausgebremst-track-ideal = V zatáčce je to vnitřkem kratší. Nejkratší cesta z první řady i se zastávkou: { $way } polí.
howto-ausgebremst-track-six = Kdo vede, sám nebo na stejné úrovni s jinými, nesmí zahrát { $six }. Smí se při prvním tahu auta, nebo když už je některé auto v cíli.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Každé auto jednou zastaví, po { $first }. nebo po { $last }. kole: skonči tah v boxové uličce.
   *[advanced] Jednou smíš zastavit, po { $first }. nebo po { $last }. kole: skonči tah v boxové uličce. Dostaneš za to své karty z boxů.
}
howto-ausgebremst-pit-way = Dovnitř z pole A, ven na pole C, jedno auto za druhým. Auto na poli A brání vjezdu, auto na poli C výjezdu.
howto-ausgebremst-pit-closed = Na startu a v posledním kole je ulička zavřená. Průjezd není zastávka a druhá zastávka se nesmí.

## Neutral cars
howto-ausgebremst-neutral-grid = Na trati je vždy { $cars } aut. Chybějící doplní neutrální a startují vpředu.
howto-ausgebremst-neutral-drive = Neutrální auto otočí vrchní kartu a jede nejkratší cestou. Když ji nemůže využít, zůstane stát a karta je pryč.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] I ono zastaví: po { $first }. kole, dovolí-li to karta, jinak po { $last }. kole.
   *[advanced] Nikdy nezastavuje, ale může bránit vjezdu do boxů i výjezdu z nich.
}
howto-ausgebremst-neutral-points = Neutrální auta obsadí místa, ale body nedostanou: nikdo za nimi se neposune.

## The advanced game
howto-ausgebremst-name-decks = Volba balíčku
howto-ausgebremst-name-pit-cards = Karty z boxů
howto-ausgebremst-name-piles = Hromádky
howto-ausgebremst-name-free-stop = Zastávka
howto-ausgebremst-advanced-decks = Před každým závodem si všichni tajně zvolí balíček. Každý má { $total } bodů; rychlý má málo karet a hodně vysokých.
howto-ausgebremst-advanced-deck = { $size } karet: { $counts }.
howto-ausgebremst-advanced-pit-cards = Jedna nebo dvě tvé karty čekají v boxech. Když zastavíš, jednu dostaneš do ruky a druhá přijde navrch některé hromádky.
howto-ausgebremst-advanced-piles = Ostatní karty rozdělíš po jedné, lícem dolů, na { $piles } hromádky. V ruce držíš { $hand } karty a dobíráš z vrchu kterékoli hromádky.
howto-ausgebremst-advanced-free-stop = Zastávka není povinná: bez ní jedeš s kartami, které máš.

## Scoring
howto-ausgebremst-scoring-places = Body od prvního místa po poslední: { $places }.
howto-ausgebremst-scoring-out = Komu dojdou karty před cílem, ten vypadne a body nedostane.
howto-ausgebremst-scoring-season = Počet závodů v této sezoně: { $races }. Body se sčítají; při shodě rozhodne lepší místo v posledním závodě.
howto-ausgebremst-scoring-grid = Další závod startuje v pořadí posledního dojezdu.

## Easily got wrong
howto-ausgebremst-mind-fit = Karta se jede celá. Když stojí auto v cestě, možná se vejde kratší; počítej, než zahraješ.
howto-ausgebremst-mind-level = I dělené vedení je vedení. V zatáčce jsou na stejné úrovni auta, kterým ve vlastní dráze zbývá do konce stejně polí.
howto-ausgebremst-mind-six = Vedeš a máš jen karty { $six }? Čekáš. Zahrát ji smíš v šikaně, nebo vedle jiných, kteří mají také jen ty a s tebou uzavírají trať.
howto-ausgebremst-mind-stop = Zastávku zbytečně neodkládej: v { $last }. kole bez ní nesmíš minout pole A, a když ti jiní brání ve vjezdu, čekáš.
howto-ausgebremst-mind-reserve = Bez zastávky ti bodů zbývá jen pár: každý široký oblouk je znát.
