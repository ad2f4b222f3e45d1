# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = OMEZENÍ RYCHLOSTI
card-speed-1200-out-of-gas = DOŠEL BENZIN
card-speed-1200-puncture = DEFEKT
card-speed-1200-damage = PORUCHA
card-speed-1200-start = START
card-speed-1200-end-limit = KONEC OMEZENÍ RYCHLOSTI
card-speed-1200-gasoline = BENZIN
card-speed-1200-spare-tire = REZERVA
card-speed-1200-replacement = NÁHRADNÍ DÍL
card-speed-1200-open-road = VOLNÁ CESTA
card-speed-1200-gas-station = ČERPACÍ STANICE
card-speed-1200-tire = PNEUSERVIS
card-speed-1200-workshop = AUTOSERVIS

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Omezení rychlosti
card-kilometer-1000-out-of-gas = Prázdná nádrž
card-kilometer-1000-flat = Defekt
card-kilometer-1000-accident = Havárie
card-kilometer-1000-roll = Zelená vlna
card-kilometer-1000-end-limit = Konec omezení rychlosti
card-kilometer-1000-gas = Benzin
card-kilometer-1000-spare = Náhradní pneumatiky
card-kilometer-1000-repair = Servis
card-kilometer-1000-right-of-way = Přednost v jízdě
card-kilometer-1000-extra-tank = Čerpací stanice
card-kilometer-1000-puncture-proof = Bezdefektní pneumatiky
card-kilometer-1000-driving-ace = Autoškola

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Červené světlo
card-mille-bornes-limit = Omezení rychlosti
card-mille-bornes-out-of-gas = Prázdná nádrž
card-mille-bornes-flat = Defekt
card-mille-bornes-accident = Porucha motoru
card-mille-bornes-roll = Zelené světlo
card-mille-bornes-end-limit = Konec omezení rychlosti
card-mille-bornes-gas = Benzin
card-mille-bornes-spare = Rezerva
card-mille-bornes-repair = Oprava
card-mille-bornes-right-of-way = Přednost v jízdě
card-mille-bornes-extra-tank = Cisterna
card-mille-bornes-puncture-proof = Bezdefektní pneumatiky
card-mille-bornes-driving-ace = Eso za volantem

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Blesková odpověď
coup-mille-bornes = Mistrovský tah
kind-distance = kilometry
kind-hazard = útok
kind-remedy = obrana
kind-safety = ochrana
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Další průběh hry – { $printed }
section-kilometer-1000-a-jatek-kezdete = Začátek hry – { $printed }
section-kilometer-1000-haritas = Obrana – { $printed }
section-kilometer-1000-sebesseg-kartyak = Karty rychlosti – { $printed }
section-kilometer-1000-kilometerkartyak = Karty kilometrů – { $printed }
section-kilometer-1000-a-jatek-celja = Cíl hry – { $printed }
section-kilometer-1000-utokartyak = Ochranné karty – { $printed }
section-kilometer-1000-tamadas = Útok – { $printed }
section-kilometer-1000-villamvalasz = Blesková odpověď – { $printed }
section-kilometer-1000-hosszabbitas = Prodloužení – { $printed }
section-mille-bornes-standardpartie = Běžný závod – { $printed }
section-mille-bornes-standardpartie-1 = Běžný závod 1 – { $printed }
section-mille-bornes-standardpartie-3 = Běžný závod 3 – { $printed }
section-mille-bornes-standardpartie-4 = Běžný závod 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Karty útoku a obrany – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Omezení rychlosti – { $printed }
section-mille-bornes-kilometerkarten = Karty kilometrů – { $printed }
section-mille-bornes-schutzkarten = Ochranné karty – { $printed }
section-mille-bornes-meisterzug = Mistrovský tah – { $printed }
section-mille-bornes-variante = Varianta – { $printed }

## Options
option-speed-1200-limit = Kdy partie končí: po určitém počtu bodů, nebo závodů. Při shodě v čele rozhodne ještě jeden závod.
option-speed-1200-six-goal = Cíl při šesti hráčích, v km. V pravidlech stojí 1 000, ale takový součet z karet složit nejde.
option-speed-1200-own-turn-wild = Ochranná karta proti útoku, který už platí: útok se ruší, ale START je pořád potřeba, nebo se karta útoku odstraní a auto jede dál.
option-kilometer-1000-limit = Kdy rallye končí: po určitém počtu bodů, nebo etap. Při shodě v čele rozhodne ještě jedna etapa.
option-kilometer-1000-safety-turn = Ochranná karta vyložená ve vlastním tahu dává další tah, nebo nedává (jak je v pravidlech).
option-kilometer-1000-limit-attack = Omezení rychlosti lze zahrát jen na jedoucí auto (jak je v pravidlech), nebo kdykoli.
option-mille-bornes-mode = Běžný závod; varianta z pravidel (po každé obraně je potřeba zelené světlo); nebo závod pro nejmenší (zelené světlo leží na stole od začátku).
option-mille-bornes-sides = Kdo hraje s kým: každý sám, nebo ve dvojicích. Automaticky: dva až čtyři hráči sami, šest a osm ve dvojicích.
option-mille-bornes-limit = Série trvá, dokud některá strana nevyhraje tento počet závodů.

## Options in a word or two, and their values
title-speed-1200-limit = Konec partie
value-speed-1200-limit-points = počet bodů
value-speed-1200-limit-rounds = počet závodů
title-speed-1200-six-goal = Cíl při šesti hráčích
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ochranná karta ve vlastním tahu
value-speed-1200-own-turn-wild-voids = zruší útok; START je pořád potřeba
value-speed-1200-own-turn-wild-removes = odstraní útok; auto jede dál
title-kilometer-1000-limit = Konec rallye
value-kilometer-1000-limit-points = počet bodů
value-kilometer-1000-limit-rounds = počet etap
title-kilometer-1000-safety-turn = Ochranná karta ve vlastním tahu
value-kilometer-1000-safety-turn-none = je celý tah, jak je v pravidlech
value-kilometer-1000-safety-turn-classic = dává další tah
title-kilometer-1000-limit-attack = Omezení rychlosti jako útok
value-kilometer-1000-limit-attack-needs-green = jen na jedoucí auto, jak je v pravidlech
value-kilometer-1000-limit-attack-classic = kdykoli
title-mille-bornes-mode = Závod
value-mille-bornes-mode-standard = běžný
value-mille-bornes-mode-variant = varianta: po každé obraně zelené světlo
value-mille-bornes-mode-youngest = pro nejmenší: zelené světlo leží na stole od začátku
title-mille-bornes-sides = Kdo hraje s kým
value-mille-bornes-sides-auto = podle počtu hráčů
value-mille-bornes-sides-alone = každý sám
value-mille-bornes-sides-pairs = ve dvojicích
title-mille-bornes-limit = Délka série
value-mille-bornes-limit-wins = počet výher

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruce. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Tvé auto čeká: ve variantě je na startu i po každé obraně potřeba karta „{ $start_card }“, teprve pak „{ $card }“.
   *[standard] Tvé auto čeká: nejdřív vylož kartu „{ $start_card }“, teprve pak „{ $card }“.
} ({ $section })
refusal-stopped = Stojíš kvůli kartě „{ $attack_card }“: nejdřív vylož kartu „{ $remedy_card }“. ({ $section })
refusal-speed-limit = Omezení rychlosti: dokud nevyložíš kartu „{ $remedy_card }“, smíš nejvýš { $limit_km } km; { $km } km je moc rychle. ({ $section })
refusal-big-cards = Každá strana smí za { $game ->
    [kilometer-1000] etapu
   *[mille-bornes] závod
} vyložit jen { $count ->
    [one] { $count } kartu „{ $km } km“, a ta tvoje už leží
    [few] { $count } karty „{ $km } km“, a ty tvoje už leží
   *[other] { $count } karet „{ $km } km“, a ty tvoje už leží
} na stole. ({ $section })
refusal-past-goal = { $km } km je moc: do cíle přesně na { $goal_km } km zbývá už jen { $remaining_km } km. ({ $section })
refusal-already-driving = Tvé auto už jede: karta „{ $start_card }“ by nic nezměnila. ({ $section })
refusal-start-not-needed = Díky kartě „{ $safety_card }“ kartu „{ $card }“ nepotřebuješ. ({ $section })
refusal-no-limit = Karta „{ $attack_card }“ na tebe teď neplatí: karta „{ $card }“ by nic nezměnila. ({ $section })
refusal-no-attack = Karta „{ $attack_card }“ na tebe teď neplatí: karta „{ $card }“ by nic nezměnila. ({ $section })
refusal-wrong-remedy = Platí na tebe „{ $attack_card }“: pomůže karta „{ $remedy_card }“, ne „{ $card }“. ({ $section })
refusal-protected = { $side }: karta „{ $card }“ tu nepůsobí, brání tomu karta „{ $safety_card }“. ({ $section })
refusal-already-limited = { $side }: „{ $attack_card }“ už platí. ({ $section })
refusal-target-waiting = { $side }: auto teď nejede. Kartu „{ $card }“ lze zahrát jen na jedoucí auto. ({ $section })
refusal-target-stopped = { $side }: auto už stojí kvůli kartě „{ $attack_card }“. Dvakrát útočit nejde. ({ $section })
refusal-own-side = „{ $card }“ je útok: nemůžeš ho zahrát na vlastní auto. ({ $section })
refusal-no-such-side = { $side } tu není: strany mají čísla 1 až { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ je útok: urči, na koho ho hraješ. ({ $section })
refusal-not-an-attack = „{ $card }“ není útok: na soupeře tuto kartu zahrát nejde. ({ $section })
refusal-answer-first = Nejdřív odpověz na kartu „{ $attack_card }“: vrať úder, nebo nech útok platit. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Teď není žádný útok, na který by šlo odpovědět
   *[other] Na „{ $coup }“ proti kartě „{ $attack_card }“ už je pozdě
}{ $card ->
    [none] .
   *[other] ; kartu „{ $card }“ ale můžeš ještě vyložit ve svém tahu.
} ({ $section })
refusal-wrong-safety = „{ $card }“ neplatí na kartu „{ $attack_card }“: je potřeba karta „{ $safety_card }“. ({ $section })
refusal-choose-first = Nejdřív se rozhodni: jízdu prodloužit, nebo skončit. ({ $section })
refusal-no-choice = O prodloužení se teď nerozhoduje. ({ $section })

## What happened
event-StartLaidOut = { $side }: od začátku je vyložena karta „{ $card }“.
event-CardDrawn = { $seat } dobírá kartu.
event-CardDrawn-open = { $seat } dobírá kartu „{ $card }“.
event-CardLaid-moved = { $seat } vykládá kartu „{ $card }“: už { $total_km } km.
event-CardLaid = { $seat } vykládá kartu „{ $card }“.
event-CarMoved = { $side }: už { $total_km } km.
event-AttackLaid = { $seat } útočí kartou „{ $card }“, cíl: { $side }.
event-AnswerAsked = { $seat } může odpovědět na kartu „{ $card }“.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } nechává útok platit.
event-CoupPlayed = { $seat } vrací úder kartou „{ $card }“!
event-AttackEnded = { $side }: karta „{ $card }“ už neplatí.
event-AttackRemoved = { $side }: karta „{ $card }“ je pryč.
event-CardDiscarded = { $seat } odhazuje kartu „{ $card }“.
event-ExtensionOffered = { $seat } je v cíli a může jízdu prodloužit.
event-ExtensionOffered-own = V cíli! Prodloužit na { $goal_km } km?
event-ExtensionCalled = { $seat } prodlužuje jízdu na { $goal_km } km.
event-ExtensionDeclined = { $seat } tady končí.
event-TripCompleted = { $side }: jízda dokončena, { $km } km!
event-TurnBegan = Na tahu je { $seat }.
event-TurnBegan-own = Jsi na tahu.
event-RaceRanOut = Karty došly.

## The score sheet
line-km = Kilometry
line-safeties = Ochranné karty
line-all-safeties = Všechny čtyři ochranné karty
line-coups = { $game ->
    [speed-1200] Kontry
    [kilometer-1000] Bleskové odpovědi
   *[mille-bornes] Mistrovské tahy
}
line-trip = Dokončená jízda
line-delayed = Pozdní dojezd
line-safe-trip = Bezpečná jízda
line-shut-out = Blokáda
line-extension = Prodloužení
line-race-won = Vyhraný závod

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: napadli tě a držíš kartu, která před útokem chrání? Smíš ji hned vyložit mimo pořadí. Útok zmizí, dobereš kartu a jsi na tahu.
cli-bornes-title = { $name } · { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] závod
} · cíl { $goal_km } km · dobírací balíček { $pile }
cli-bornes-title-short = cíl { $goal_km } km · balíček { $pile }
cli-bornes-discards = odhozené
cli-bornes-battle = Bojový balíček
cli-bornes-speed = Rychlost
cli-bornes-safeties = Ochrana
cli-bornes-distances = Kilometry
cli-bornes-driving = jede
cli-bornes-waiting = chybí { $card }
cli-bornes-stopped = stojí
cli-bornes-hand = Karty v ruce: { $name }
cli-bornes-attacked = { $by } útočí kartou „{ $card }“. Tvá odpověď?
bornes-move-lay = Vyložit kartu „{ $card }“
bornes-move-attack = Útok kartou „{ $card }“, cíl: { $side }
bornes-move-discard = Odhodit kartu „{ $card }“
bornes-move-coup = Vrátit úder kartou „{ $card }“
bornes-move-pass = Nechat útok platit
bornes-move-extend = Prodloužit jízdu
bornes-move-finish = Tady skončit
cli-bornes-short-lay = vyložit
cli-bornes-short-attack = cíl: { $side }
cli-bornes-short-discard = odhodit
cli-bornes-short-coup = vrátit úder
cli-bornes-short-pass = nechat platit
cli-bornes-short-extend = prodloužit jízdu
cli-bornes-short-finish = tady skončit

## Hints
hint-bornes-standing = Tahy, kdy ještě stojíš: { $this }
hint-bornes-creeping = Tahy, kdy tě brzdí omezení rychlosti: { $this }
hint-bornes-stopped = Zastaví tě v { $this } ze 100 případů
hint-bornes-coup = { $coup } se ti podaří v { $this } ze 100 případů
hint-bornes-struck-back = { $coup } se podaří soupeři v { $this } ze 100 případů
hint-bornes-rivals-standing = Tahy, kdy soupeři stojí: { $this }
hint-bornes-nothing-fits = Tahy, kdy se před cílem žádná karta nehodí: { $this }
hint-bornes-missed = Ta karta ti chybí v { $this } ze 100 případů
hint-bornes-hardly = Ta karta ti sotva bude chybět: v { $this } ze 100 případů
hint-bornes-spare = Karty „{ $attack_card }“: pryč { $gone } z { $all }, takže ti tahle karta chybí jen v { $this } ze 100 případů
hint-bornes-safe-trip = Odměnu za jízdu bez největší karty získáš v { $this } ze 100 případů
hint-bornes-shut-out = Soupeř zůstane bez kilometru v { $this } ze 100 případů
hint-bornes-delayed = Do cíle dojedeš až po poslední kartě balíčku v { $this } ze 100 případů
hint-bornes-home = První v cíli jsi v { $this } ze 100 případů
hint-bornes-beaten = Soupeř je v cíli před tebou v { $this } ze 100 případů
hint-bornes-ahead = Dál než všichni soupeři dojedeš v { $this } ze 100 případů
hint-bornes-km = Dojedeš { $this } km daleko
hint-bornes-rival-km = Nejlepší soupeř dojede { $this } km daleko
hint-bornes-points = Tvoje body v této jízdě: { $this }
hint-bornes-rival-points = Body nejlepšího soupeře v této jízdě: { $this }

## On the page
web-km = km
web-round = { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] závod
}
web-side-points = { $letter }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] do { $goal } výhry
        [few] do { $goal } výher
       *[other] do { $goal } výher
    }
   *[points] { $goal ->
        [one] do { $goal } bodu
        [few] do { $goal } bodů
       *[other] do { $goal } bodů
    }
}
web-play = Zahrát
web-throw-away = Odhodit
web-choose-card = Vyber kartu. Zelené světlo znamená, že ji lze zahrát.
web-throw-which = Kterou kartu odhodíš?
web-choose-target = Na koho ji zahraješ?
web-road = Trať: { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = jede
web-state-stopped = stojí
web-state-waiting = chybí { $card }
web-at-most = nejvýš { $km }
web-pile-battle = Boj
web-pile-speed = Rychlost
web-pile-safeties = Ochrana
web-place-empty = Toto místo je zatím prázdné.
web-pile-draw = Balíček
web-pile-discard = Odhozené
web-attack = Útok
web-coup-text = Správná ochrana hned útok odrazí a další tah je tvůj.
web-extension-choose = V cíli! Prodloužit jízdu k delšímu cíli?
web-extension-open = Jízdu lze prodloužit na { $goal } km.
label-speed-1200-stop = Stop
label-speed-1200-limit = Omezení rychlosti
label-speed-1200-out-of-gas = Došel benzin
label-speed-1200-puncture = Defekt
label-speed-1200-damage = Porucha
label-speed-1200-start = Start
label-speed-1200-end-limit = Konec omezení rychlosti
label-speed-1200-gasoline = Benzin
label-speed-1200-spare-tire = Rezerva
label-speed-1200-replacement = Náhradní díl
label-speed-1200-open-road = Volná cesta
label-speed-1200-gas-station = Čerpací stanice
label-speed-1200-tire = Pneuservis
label-speed-1200-workshop = Autoservis
label-coup-speed-1200 = Kontra
label-kilometer-1000-limit = Omezení rychlosti
label-kilometer-1000-end-limit = Konec omezení rychlosti
label-mille-bornes-limit = Omezení rychlosti
label-mille-bornes-end-limit = Konec omezení rychlosti
web-poster-speed-1200 = Ve dvou se jede 900 km, a kdo se odváží, až 1 200. Zastav soupeře a měj po ruce ochranu.
web-poster-kilometer-1000 = Rallye po etapách, ve dvou na 700 km. Blesková odpověď vynese 300 bodů.
web-poster-mille-bornes = Jeden závod, žádné počítání. Nejsnazší začátek.
web-choose-discard = Žádnou kartu nelze zahrát: jednu odhoď.
web-key-card = vybrat kartu; znovu: zahrát
web-key-arrows = přecházet mezi kartami
web-key-side = vybrat stranu, na kterou útočíš
web-key-throw = odhodit vybranou kartu
web-key-coup = odpovědět na útok ochranou
web-key-score = přečíst body

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Ujeď přesně tolik kilometrů, kolik žádá cíl, cestou zdržuj ostatní a sbírej body.
howto-bornes-goal-race = Ujeď jako první přesně { $goal } km a cestou zdržuj ostatní. Body se nepočítají.
howto-bornes-goal-km = { $players ->
    [none] Cíl u tohoto stolu: přesně { $goal } km.
   *[other] Při { $players } hráčích: přesně { $goal } km.
}
howto-bornes-goal-extension = Kdo je v cíli první, skončí, nebo jízdu všem prodlouží na { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(při { $players } hráčích).
}
howto-bornes-goal-teams = { $players ->
    [none] Hrajete ve dvojicích: partneři
   *[other] Při { $players } hráčích hrajete ve dvojicích: partneři
} mají společné vyložené karty i kilometry, ale každý má své karty v ruce.
howto-bornes-goal-match = { $limit ->
    [points] Body ze všech jízd se sčítají. Jakmile má někdo { $total }, vyhrává nejvyšší součet.
    [rounds] Body ze všech jízd se sčítají. Počet jízd v této partii: { $total }; pak vyhrává nejvyšší součet.
   *[wins] Hrajete sérii. Kolik závodů musíš vyhrát: { $total }.
}

## A turn
howto-bornes-turn-draw = Dober kartu a pak jednu vylož, nebo odhoď. Na konci tahu ti v ruce zůstane { $hand } karet.
howto-bornes-turn-start = Vyjedeš, když vyložíš kartu „{ $start_card }“. Teprve potom smíš vykládat kilometry.
howto-bornes-turn-youngest = Karta „{ $start_card }“ leží před tebou od začátku: kilometry smíš vykládat hned.
howto-bornes-turn-attack = Útočit smíš jen na auto, které jede, a nikdy na jiný útok. Útočit můžeš, i když stojíš.
howto-bornes-turn-repair = { $restart ->
    [yes] Stojíš? Vylož správnou obranu a v některém dalším tahu kartu „{ $start_card }“. Pak zase jedeš.
   *[no] Stojíš? Vylož správnou obranu. To stačí: v příštím tahu jedeš dál.
}
howto-bornes-turn-safety = { $again ->
    [yes] Ochrannou kartu smíš vyložit v kterémkoli svém tahu. Hned nato dobíráš a hraješ ještě jednou.
   *[no] Ochrannou kartu smíš vyložit v kterémkoli svém tahu. Tím tvůj tah končí.
}
howto-bornes-turn-coup = { $coup }: někdo na tebe zaútočil a ty máš ochranu právě proti tomu? Vylož ji hned, i mimo pořadí. Útok zmizí, dobereš kartu a jsi na tahu.
howto-bornes-turn-end = { $ending ->
    [hands] Když dojde dobírací balíček, hraje se z ruky. Konec je, když je někdo v cíli, nebo když nikdo nemá karty.
   *[pile] Když dojde dobírací balíček, závod tím tahem končí: vyhrává, kdo je nejblíž k { $goal } km.
}

## The cards
howto-bornes-card-slow = { $km } km vpřed. Smíš ji vyložit, i když platí „{ $limit_card }“.
howto-bornes-card-fast = { $km } km vpřed, ale ne, když platí „{ $limit_card }“.
howto-bornes-card-big = { $km } km vpřed, ale ne, když platí „{ $limit_card }“. Nejvýš { $count } na stranu a jízdu.
howto-bornes-card-stop = Zastaví jedoucí auto. Pomůže „{ $remedy_card }“, předem chrání „{ $safety_card }“.
howto-bornes-card-limit = Jen karty do { $limit_km } km. Pomůže „{ $remedy_card }“, předem chrání „{ $safety_card }“. { $any_time ->
    [yes] Zahrát ji smíš kdykoli, i na auto, které stojí.
   *[no] Zahrát ji smíš jen na jedoucí auto.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Zastaví jedoucí auto. Pomůže „{ $remedy_card }“ a pak „{ $start_card }“, předem chrání „{ $safety_card }“.
   *[no] Zastaví jedoucí auto. Pomůže „{ $remedy_card }“, předem chrání „{ $safety_card }“.
}
howto-bornes-card-start = { $restart ->
    [yes] S ní vyjedeš: na začátku, po kartě „{ $stop_card }“ a po každé obraně. S kartou „{ $right_card }“ ji nepotřebuješ.
   *[no] S ní vyjedeš: na začátku a po kartě „{ $stop_card }“. S kartou „{ $right_card }“ ji nepotřebuješ.
}
howto-bornes-card-end-limit = Ruší kartu „{ $attack_card }“: zase smíš vykládat všechny vzdálenosti.
howto-bornes-card-remedy = { $restart ->
    [yes] Ruší kartu „{ $attack_card }“. K další jízdě pak potřebuješ ještě „{ $start_card }“.
   *[no] Ruší kartu „{ $attack_card }“: smíš jet dál.
}
howto-bornes-card-right-of-way = Celou jízdu chrání před kartami „{ $stop_card }“ a „{ $limit_card }“, ruší je, když už platí, a „{ $start_card }“ už nepotřebuješ.
howto-bornes-card-safety = Celou jízdu chrání před kartou „{ $attack_card }“ a ruší ji, když už platí.

## Scoring
howto-bornes-scoring-km = Jeden bod za každý kilometr.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } bodů za každou, kterou vyložíš ve vlastním tahu.
   *[no] { $worth } bodů za každou vyloženou.
}
howto-bornes-scoring-all-safeties = Dalších { $worth } bodů, když má jedna strana všechny čtyři.
howto-bornes-scoring-coups = { $replaces ->
    [yes] Pokaždé { $worth } bodů místo { $safety } za kartu.
   *[no] Pokaždé { $worth } bodů navíc k { $safety } za kartu.
}
howto-bornes-scoring-trip = { $worth } bodů za přesný dojezd do cíle.
howto-bornes-scoring-delayed = Dalších { $worth } bodů, když už byl dobírací balíček prázdný.
howto-bornes-scoring-safe-trip = Dalších { $worth } bodů za jízdu bez karty { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Dalších { $worth } bodů za každého soupeře, který neujel ani kilometr.
   *[no] Dalších { $worth } bodů, když žádný soupeř neujel ani kilometr.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } bodů pro toho, kdo prodloužil a je první na { $long_goal } km. Jinak je dostane každý soupeř.
   *[finisher] { $worth } bodů pro toho, kdo je první na { $long_goal } km, ať prodloužil kdokoli.
}
howto-bornes-scoring-race-won = Kdo má přesně { $goal } km, hned vyhrává. Když karty dojdou dřív, vyhrává nejbližší; při shodě se o výhru dělí.

## Easily got wrong
howto-bornes-mind-exact = Poslední karta musí cíl trefit přesně. Kartu, která by ho přejela, vyložit nejde.
howto-bornes-mind-restart = { $restart ->
    [yes] Sama obrana tě nerozjede: musí následovat „{ $start_card }“, leda by před tebou ležela karta „{ $right_card }“.
   *[no] Po obraně kartu „{ $start_card }“ nepotřebuješ. Zato na tebe hned může někdo znovu zaútočit.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Ochrana vyložená až ve vlastním tahu útok zruší, ale „{ $start_card }“ pořád potřebuješ, leda by před tebou ležela karta „{ $right_card }“.
   *[drives] Ochrana vyložená až ve vlastním tahu útok odstraní: jsi na tom jako před ním a obranu nepotřebuješ.
}
howto-bornes-mind-right = „{ $right_card }“ nechrání před vším. Tohle tě může pořád zastavit: { $cards }.

## On the table
howto-bornes-name-stacks = Ujeté kilometry
howto-bornes-name-state = Jak si auto vede
howto-bornes-name-hand = Karty v ruce
howto-bornes-name-road = Silnice
howto-bornes-name-points = Body
howto-bornes-table-battle = Sem patří útoky a karty, které je napraví. Platí jen ta vrchní.
howto-bornes-table-speed = Sem patří „{ $limit_card }“ a karta, která to ukončí. Platí jen ta vrchní.
howto-bornes-table-safeties = Každé ze čtyř míst je pro kartu, která tuto stranu chrání celou cestu. Blesk znamená: byla to okamžitá odpověď na útok.
howto-bornes-table-stacks = Karty kilometrů této strany, za každou kámen, podle vzdálenosti.
howto-bornes-table-draw = Každý tah začíná kartou odtud. Číslo říká, kolik jich zbývá.
howto-bornes-table-discard = Odhozené karty leží lícem nahoru. Do hry se vrátí až při dalším rozdání.
howto-bornes-table-state = Zelená: jede, kilometry smíš vykládat. Červená: útok ho zastavil. Žlutá: ne rychleji než číslo. Šedá: nejdřív potřebuje „{ $start_card }“.
howto-bornes-table-hand = Kolik karet má tento hráč v ruce.
howto-bornes-table-road = Každé auto na cestě od 0 k cíli u vlajky. Poslední karta ho musí trefit přesně.
howto-bornes-table-points = Dosavadní body zápasu a kolik jich stačí k vítězství.
web-order-coup = Když na tebe někdo zaútočí a můžeš hned odpovědět, odpovědět?

## Hints in plain words
hint-bornes-coup-now = Útok selže a „{ $attack_card }“ tě v tomhle závodě už nezasáhne
hint-bornes-take-it = Necháš platit „{ $attack_card }“ a karty ti zůstanou
hint-bornes-extend = Na { $goal } km je víc bodů, ale ještě je můžou získat i soupeři
hint-bornes-finish = S { $goal } km máš závod vyhraný a nikdo ti ho nevezme
hint-bornes-drive-home = To je přesně { $goal } km: jsi v cíli
hint-bornes-drive-fits = Pak zbývá { $left } km a na to máš přesně kartu
hint-bornes-drive-past = Dostaneš se do čela: { $km } km proti { $rival }
hint-bornes-drive-behind = Dostaneš se na { $km } km, ztráta už je jen { $gap }
hint-bornes-drive = Dostaneš se na { $km } km; zbývá { $left }
hint-bornes-start = Bez karty „{ $card }“ nemůžeš jet
hint-bornes-start-again = S kartou „{ $card }“ pojedeš dál
hint-bornes-repair = Ukončí to „{ $attack_card }“ a pojedeš dál
hint-bornes-repair-then-start = Ukončí to „{ $attack_card }“; pak už chybí jen „{ $card }“
hint-bornes-fast-with = Pak můžeš jet svou kartu „{ $card }“
hint-bornes-fast = Pak můžeš zase jet rychle
hint-bornes-safety-cures = Ukončí to „{ $attack_card }“, a to navždy
hint-bornes-safety = „{ $attack_card }“ tě už nezasáhne
hint-bornes-way = „{ $attack_card }“ ani „{ $other_card }“ tě už nezdrží
hint-bornes-way-now = Odteď můžeš jet libovolně rychle
hint-bornes-limit-near = Soupeři zbývá jen { $left } km a jednou kartou pak smí ujet nejvýš { $limit } km
hint-bornes-limit-ahead = Soupeř je { $gap } km před tebou a jednou kartou pak smí ujet nejvýš { $limit } km
hint-bornes-limit-rival = Soupeř pak smí jednou kartou ujet nejvýš { $limit } km
hint-bornes-stop-near = Zastaví to soupeře, kterému zbývá jen { $left } km
hint-bornes-stop-ahead = Zastaví to soupeře, který je { $gap } km před tebou
hint-bornes-stop-rival = Zastaví to soupeře, než tě předjede
hint-bornes-throw-one = Máš jich v ruce { $count }, jednu můžeš oželet
hint-bornes-throw-waiting = Čekáš na „{ $card }“ a tahle karta ti pomůže nejméně
hint-bornes-throw-short = Z tvých karet tě tahle doveze nejméně daleko
hint-bornes-throw = Z tvých karet ti tahle bude chybět nejméně
hint-bornes-throw-too-long = Zbývá jen { $left } km: karta je už moc dlouhá
hint-bornes-throw-big = Víc jich v tomhle závodě vyložit nesmíš
hint-bornes-throw-vain = Všichni soupeři jsou proti ní chránění
hint-bornes-throw-protected = Chrání tě „{ $safety_card }“, už ji nepotřebuješ
hint-bornes-throw-gone = Všechny karty „{ $attack_card }“ už padly, nepotřebuješ ji
hint-plain-bornes-standing = Dřív se rozjedeš
hint-plain-bornes-creeping = Dřív se zbavíš omezení rychlosti
hint-plain-bornes-stopped = Budou tě méně často zastavovat
hint-plain-bornes-coup = Zůstane ti šance vrátit úder
hint-plain-bornes-struck-back = Soupeři ti můžou méně často vrátit úder
hint-plain-bornes-rivals-standing = Soupeři budou déle stát
hint-plain-bornes-nothing-fits = Před cílem spíš budeš mít kartu, která se hodí
hint-plain-bornes-shut-out = Soupeř bez kilometru ti přinese prémii
