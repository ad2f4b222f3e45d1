# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Buď po { $laps } kolách v cieli skôr než ostatní. Tvoj balíček má sotva viac bodov, než žiada najkratšia cesta: kto jazdí širokým oblúkom, tomu sa minú karty.
howto-ausgebremst-turn-play = { $rules ->
    [family] Zahraj jednu kartu z ruky a choď presne o toľko polí. Potom si potiahni, nech máš zase { $hand }.
   *[advanced] Zahraj jednu kartu z ruky a choď presne o toľko polí. Potom si potiahni vrchnú kartu niektorej svojej kôpky, nech máš zase { $hand }.
}
howto-ausgebremst-turn-must = Ak sa niektorá karta dá zahrať, musíš, aj keď ťa vynesie von. Keď sa nedá žiadna, ukážeš karty a čakáš.
howto-ausgebremst-turn-order = Na rade ste v poradí zo štartu. V cieli musí byť voľná len cesta k čiare; zvyšné body prepadnú.

## The track
howto-ausgebremst-name-cards = Pretekárske karty
howto-ausgebremst-name-lanes = Dráhy
howto-ausgebremst-name-room = Iné autá
howto-ausgebremst-name-curve = Zákruty
howto-ausgebremst-name-chicane = Šikany
howto-ausgebremst-name-ideal = Ideálna stopa
howto-ausgebremst-name-six = Karta { $six } vo vedení
howto-ausgebremst-track-cards = { $rules ->
    [family] Karta ťa posunie o toľko polí, koľko na nej stojí. Tvoj balíček má { $size } kariet a { $total } bodov.
   *[advanced] Karta ťa posunie o toľko polí, koľko na nej stojí. Každý balíček má { $total } bodov.
}
howto-ausgebremst-track-lanes = Každý krok vedie na ďalšie pole tvojej alebo vedľajšej dráhy. Nikdy nabok, nikdy späť.
howto-ausgebremst-track-room = Na poli stojí len jedno auto a cez auto sa nejazdí. Prekĺznuť šikmo pomedzi dve sa smie.
howto-ausgebremst-track-curve = Dráhy delia biele čiary: v zákrute sa dráha nemení, ani pri vjazde z posledného radu pred ňou.
howto-ausgebremst-track-chicane = Voľná je len prostredná dráha. Auto, ktoré tam stojí, uzavrie celú trať.
howto-ausgebremst-track-ideal = V zákrute je to vnútrom kratšie. Najkratšia cesta z prvého radu aj so zastávkou: { $way } polí.
howto-ausgebremst-track-six = Kto vedie, sám alebo na rovnakej úrovni s inými, nesmie zahrať { $six }. Smie sa pri prvom ťahu auta, alebo keď už je niektoré auto v cieli.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Každé auto raz zastaví, po { $first }. alebo po { $last }. kole: skonči ťah v boxovej uličke.
   *[advanced] Raz smieš zastaviť, po { $first }. alebo po { $last }. kole: skonči ťah v boxovej uličke. Dostaneš za to svoje karty z boxov.
}
howto-ausgebremst-pit-way = Dnu z poľa A, von na pole C, jedno auto za druhým. Auto na poli A bráni vjazdu, auto na poli C výjazdu.
howto-ausgebremst-pit-closed = Na štarte a v poslednom kole je ulička zatvorená. Prejazd nie je zastávka a druhá zastávka sa nesmie.

## Neutral cars
howto-ausgebremst-neutral-grid = Na trati je vždy { $cars } áut. Chýbajúce doplnia neutrálne a štartujú vpredu.
howto-ausgebremst-neutral-drive = Neutrálne auto otočí vrchnú kartu a ide najkratšou cestou. Ak ju nemôže využiť, zostane stáť a karta je preč.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] Aj ono zastaví: po { $first }. kole, ak to karta dovolí, inak po { $last }. kole.
   *[advanced] Nikdy nezastavuje, ale môže brániť vjazdu do boxov aj výjazdu z nich.
}
howto-ausgebremst-neutral-points = Neutrálne autá obsadia miesta, ale body nedostanú: nikto za nimi sa neposunie.

## The advanced game
howto-ausgebremst-name-decks = Voľba balíčka
howto-ausgebremst-name-pit-cards = Karty z boxov
howto-ausgebremst-name-piles = Kôpky
howto-ausgebremst-name-free-stop = Zastávka
howto-ausgebremst-advanced-decks = Pred každými pretekmi si všetci tajne zvolia balíček. Každý má { $total } bodov; rýchly má málo kariet a veľa vysokých.
howto-ausgebremst-advanced-deck = { $size } kariet: { $counts }.
howto-ausgebremst-advanced-pit-cards = Jedna alebo dve tvoje karty čakajú v boxoch. Keď zastavíš, jednu dostaneš do ruky a druhá príde navrch niektorej kôpky.
howto-ausgebremst-advanced-piles = Ostatné karty rozdelíš po jednej, lícom nadol, na { $piles } kôpky. V ruke držíš { $hand } karty a ťaháš z vrchu ktorejkoľvek kôpky.
howto-ausgebremst-advanced-free-stop = Zastávka nie je povinná: bez nej ideš s kartami, ktoré máš.

## Scoring
howto-ausgebremst-scoring-places = Body od prvého miesta po posledné: { $places }.
howto-ausgebremst-scoring-out = Komu sa minú karty pred cieľom, ten vypadne a body nedostane.
howto-ausgebremst-scoring-season = Počet pretekov v tejto sezóne: { $races }. Body sa sčítajú; pri zhode rozhodne lepšie miesto v posledných pretekoch.
howto-ausgebremst-scoring-grid = Ďalšie preteky štartujú v poradí posledného dojazdu.

## Easily got wrong
howto-ausgebremst-mind-fit = Karta sa prejde celá. Ak stojí auto v ceste, možno sa zmestí kratšia; počítaj, kým zahráš.
howto-ausgebremst-mind-level = Aj delené vedenie je vedenie. V zákrute sú na rovnakej úrovni autá, ktorým vo vlastnej dráhe zostáva do konca rovnako polí.
howto-ausgebremst-mind-six = Vedieš a máš len karty { $six }? Čakáš. Zahrať ju smieš v šikane alebo vedľa iných, ktorí majú tiež len tie a s tebou uzatvárajú trať.
howto-ausgebremst-mind-stop = Zastávku zbytočne neodkladaj: v { $last }. kole bez nej nesmieš minúť pole A, a keď ti iní bránia vo vjazde, čakáš.
howto-ausgebremst-mind-reserve = Bez zastávky ti bodov zostáva len pár: každý široký oblúk je poznať.
