# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = OBMEDZENIE RÝCHLOSTI
card-speed-1200-out-of-gas = MINUL SA BENZÍN
card-speed-1200-puncture = DEFEKT
card-speed-1200-damage = PORUCHA
card-speed-1200-start = ŠTART
card-speed-1200-end-limit = KONIEC OBMEDZENIA RÝCHLOSTI
card-speed-1200-gasoline = BENZÍN
card-speed-1200-spare-tire = REZERVA
card-speed-1200-replacement = NÁHRADNÝ DIEL
card-speed-1200-open-road = VOĽNÁ CESTA
card-speed-1200-gas-station = ČERPACIA STANICA
card-speed-1200-tire = PNEUSERVIS
card-speed-1200-workshop = AUTOSERVIS

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Obmedzenie rýchlosti
card-kilometer-1000-out-of-gas = Prázdna nádrž
card-kilometer-1000-flat = Defekt
card-kilometer-1000-accident = Havária
card-kilometer-1000-roll = Zelená vlna
card-kilometer-1000-end-limit = Koniec obmedzenia rýchlosti
card-kilometer-1000-gas = Benzín
card-kilometer-1000-spare = Náhradné pneumatiky
card-kilometer-1000-repair = Servis
card-kilometer-1000-right-of-way = Prednosť v jazde
card-kilometer-1000-extra-tank = Čerpacia stanica
card-kilometer-1000-puncture-proof = Bezdefektné pneumatiky
card-kilometer-1000-driving-ace = Autoškola

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Červené svetlo
card-mille-bornes-limit = Obmedzenie rýchlosti
card-mille-bornes-out-of-gas = Prázdna nádrž
card-mille-bornes-flat = Defekt
card-mille-bornes-accident = Porucha motora
card-mille-bornes-roll = Zelené svetlo
card-mille-bornes-end-limit = Koniec obmedzenia rýchlosti
card-mille-bornes-gas = Benzín
card-mille-bornes-spare = Rezerva
card-mille-bornes-repair = Oprava
card-mille-bornes-right-of-way = Prednosť v jazde
card-mille-bornes-extra-tank = Cisterna
card-mille-bornes-puncture-proof = Bezdefektné pneumatiky
card-mille-bornes-driving-ace = Eso za volantom

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = KONTRA
coup-kilometer-1000 = Blesková odpoveď
coup-mille-bornes = Majstrovský ťah
kind-distance = kilometre
kind-hazard = útok
kind-remedy = obrana
kind-safety = ochrana
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Ďalší priebeh hry – { $printed }
section-kilometer-1000-a-jatek-kezdete = Začiatok hry – { $printed }
section-kilometer-1000-haritas = Obrana – { $printed }
section-kilometer-1000-sebesseg-kartyak = Karty rýchlosti – { $printed }
section-kilometer-1000-kilometerkartyak = Karty kilometrov – { $printed }
section-kilometer-1000-a-jatek-celja = Cieľ hry – { $printed }
section-kilometer-1000-utokartyak = Ochranné karty – { $printed }
section-kilometer-1000-tamadas = Útok – { $printed }
section-kilometer-1000-villamvalasz = Blesková odpoveď – { $printed }
section-kilometer-1000-hosszabbitas = Predĺženie – { $printed }
section-mille-bornes-standardpartie = Bežné preteky – { $printed }
section-mille-bornes-standardpartie-1 = Bežné preteky 1 – { $printed }
section-mille-bornes-standardpartie-3 = Bežné preteky 3 – { $printed }
section-mille-bornes-standardpartie-4 = Bežné preteky 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Karty útoku a obrany – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Obmedzenie rýchlosti – { $printed }
section-mille-bornes-kilometerkarten = Karty kilometrov – { $printed }
section-mille-bornes-schutzkarten = Ochranné karty – { $printed }
section-mille-bornes-meisterzug = Majstrovský ťah – { $printed }
section-mille-bornes-variante = Variant – { $printed }

## Options
option-speed-1200-limit = Kedy sa partia končí: po určitom počte bodov alebo pretekov. Pri zhode na čele rozhodnú ešte jedny preteky.
option-speed-1200-six-goal = Cieľ pri šiestich hráčoch, v km. V pravidlách stojí 1 000, no taký súčet sa z kariet zložiť nedá.
option-speed-1200-own-turn-wild = Ochranná karta proti útoku, ktorý už platí: útok sa ruší, ale ŠTART treba aj tak, alebo sa karta útoku odstráni a auto ide ďalej.
option-kilometer-1000-limit = Kedy sa rely končí: po určitom počte bodov alebo etáp. Pri zhode na čele rozhodne ešte jedna etapa.
option-kilometer-1000-safety-turn = Ochranná karta vyložená vo vlastnom ťahu dáva ďalší ťah alebo nedáva (ako je v pravidlách).
option-kilometer-1000-limit-attack = Obmedzenie rýchlosti možno zahrať len na auto v pohybe (ako je v pravidlách) alebo kedykoľvek.
option-mille-bornes-mode = Bežné preteky; variant z pravidiel (po každej obrane treba zelené svetlo); alebo preteky pre najmenších (zelené svetlo leží na stole od začiatku).
option-mille-bornes-sides = Kto s kým hrá: každý sám alebo vo dvojiciach. Automaticky: dvaja až štyria hráči sami, šiesti a ôsmi vo dvojiciach.
option-mille-bornes-limit = Séria trvá, kým niektorá strana nevyhrá tento počet pretekov.

## Options in a word or two, and their values
title-speed-1200-limit = Koniec partie
value-speed-1200-limit-points = počet bodov
value-speed-1200-limit-rounds = počet pretekov
title-speed-1200-six-goal = Cieľ pri šiestich hráčoch
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Ochranná karta vo vlastnom ťahu
value-speed-1200-own-turn-wild-voids = zruší útok; ŠTART treba aj tak
value-speed-1200-own-turn-wild-removes = odstráni útok; auto ide ďalej
title-kilometer-1000-limit = Koniec rely
value-kilometer-1000-limit-points = počet bodov
value-kilometer-1000-limit-rounds = počet etáp
title-kilometer-1000-safety-turn = Ochranná karta vo vlastnom ťahu
value-kilometer-1000-safety-turn-none = je celý ťah, ako je v pravidlách
value-kilometer-1000-safety-turn-classic = dáva ďalší ťah
title-kilometer-1000-limit-attack = Obmedzenie rýchlosti ako útok
value-kilometer-1000-limit-attack-needs-green = len na auto v pohybe, ako je v pravidlách
value-kilometer-1000-limit-attack-classic = kedykoľvek
title-mille-bornes-mode = Preteky
value-mille-bornes-mode-standard = bežné
value-mille-bornes-mode-variant = variant: po každej obrane zelené svetlo
value-mille-bornes-mode-youngest = pre najmenších: zelené svetlo leží na stole od začiatku
title-mille-bornes-sides = Kto s kým hrá
value-mille-bornes-sides-auto = podľa počtu hráčov
value-mille-bornes-sides-alone = každý sám
value-mille-bornes-sides-pairs = vo dvojiciach
title-mille-bornes-limit = Dĺžka série
value-mille-bornes-limit-wins = počet výhier

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Kartu „{ $card }“ nemáš v ruke. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Tvoje auto čaká: vo variante treba na štarte aj po každej obrane kartu „{ $start_card }“, až potom „{ $card }“.
   *[standard] Tvoje auto čaká: najprv vylož kartu „{ $start_card }“, až potom „{ $card }“.
} ({ $section })
refusal-stopped = Stojíš pre kartu „{ $attack_card }“: najprv vylož kartu „{ $remedy_card }“. ({ $section })
refusal-speed-limit = Obmedzenie rýchlosti: kým nevyložíš kartu „{ $remedy_card }“, smieš najviac { $limit_km } km; { $km } km je príliš rýchlo. ({ $section })
refusal-big-cards = Každá strana smie za { $game ->
    [kilometer-1000] etapu
   *[mille-bornes] preteky
} vyložiť iba { $count ->
    [one] { $count } kartu „{ $km } km“ a tá tvoja už leží
    [few] { $count } karty „{ $km } km“ a tie tvoje už ležia
   *[other] { $count } kariet „{ $km } km“ a tie tvoje už ležia
} na stole. ({ $section })
refusal-past-goal = { $km } km je priveľa: do cieľa presne na { $goal_km } km chýba už len { $remaining_km } km. ({ $section })
refusal-already-driving = Tvoje auto už ide: karta „{ $start_card }“ by nič nezmenila. ({ $section })
refusal-start-not-needed = Vďaka karte „{ $safety_card }“ kartu „{ $card }“ nepotrebuješ. ({ $section })
refusal-no-limit = Karta „{ $attack_card }“ na teba teraz neplatí: karta „{ $card }“ by nič nezmenila. ({ $section })
refusal-no-attack = Karta „{ $attack_card }“ na teba teraz neplatí: karta „{ $card }“ by nič nezmenila. ({ $section })
refusal-wrong-remedy = Platí na teba „{ $attack_card }“: pomôže karta „{ $remedy_card }“, nie „{ $card }“. ({ $section })
refusal-protected = { $side }: karta „{ $card }“ tu nepôsobí, bráni tomu karta „{ $safety_card }“. ({ $section })
refusal-already-limited = { $side }: „{ $attack_card }“ už platí. ({ $section })
refusal-target-waiting = { $side }: auto teraz nie je v pohybe. Kartu „{ $card }“ možno zahrať len na auto v pohybe. ({ $section })
refusal-target-stopped = { $side }: auto už stojí pre kartu „{ $attack_card }“. Dvakrát sa útočiť nedá. ({ $section })
refusal-own-side = „{ $card }“ je útok: nemôžeš ho zahrať na vlastné auto. ({ $section })
refusal-no-such-side = { $side } tu nie je: strany majú čísla 1 až { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ je útok: urči, na koho ho hráš. ({ $section })
refusal-not-an-attack = „{ $card }“ nie je útok: na súpera sa táto karta zahrať nedá. ({ $section })
refusal-answer-first = Najprv odpovedz na kartu „{ $attack_card }“: vráť úder alebo nechaj útok platiť. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Teraz niet útoku, na ktorý by sa dalo odpovedať
   *[other] Na „{ $coup }“ proti karte „{ $attack_card }“ je už neskoro
}{ $card ->
    [none] .
   *[other] ; kartu „{ $card }“ však môžeš ešte vyložiť vo svojom ťahu.
} ({ $section })
refusal-wrong-safety = „{ $card }“ neplatí na kartu „{ $attack_card }“: treba kartu „{ $safety_card }“. ({ $section })
refusal-choose-first = Najprv sa rozhodni: jazdu predĺžiť alebo skončiť. ({ $section })
refusal-no-choice = O predĺžení sa teraz nerozhoduje. ({ $section })

## What happened
event-StartLaidOut = { $side }: od začiatku je vyložená karta „{ $card }“.
event-CardDrawn = { $seat } ťahá kartu.
event-CardDrawn-open = { $seat } ťahá kartu „{ $card }“.
event-CardLaid-moved = { $seat } vykladá kartu „{ $card }“: už { $total_km } km.
event-CardLaid = { $seat } vykladá kartu „{ $card }“.
event-CarMoved = { $side }: už { $total_km } km.
event-AttackLaid = { $seat } útočí kartou „{ $card }“, cieľ: { $side }.
event-AnswerAsked = { $seat } môže odpovedať na kartu „{ $card }“.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } necháva útok platiť.
event-CoupPlayed = { $seat } vracia úder kartou „{ $card }“!
event-AttackEnded = { $side }: karta „{ $card }“ už neplatí.
event-AttackRemoved = { $side }: karta „{ $card }“ je preč.
event-CardDiscarded = { $seat } odhadzuje kartu „{ $card }“.
event-ExtensionOffered = { $seat } je v cieli a môže jazdu predĺžiť.
event-ExtensionOffered-own = V cieli! Predĺžiť na { $goal_km } km?
event-ExtensionCalled = { $seat } predlžuje jazdu na { $goal_km } km.
event-ExtensionDeclined = { $seat } tu končí.
event-TripCompleted = { $side }: jazda dokončená, { $km } km!
event-TurnBegan = Na ťahu je { $seat }.
event-TurnBegan-own = Si na ťahu.
event-RaceRanOut = Karty sa minuli.

## The score sheet
line-km = Kilometre
line-safeties = Ochranné karty
line-all-safeties = Všetky štyri ochranné karty
line-coups = { $game ->
    [speed-1200] Kontry
    [kilometer-1000] Bleskové odpovede
   *[mille-bornes] Majstrovské ťahy
}
line-trip = Dokončená jazda
line-delayed = Neskorý dojazd
line-safe-trip = Bezpečná jazda
line-shut-out = Blokáda
line-extension = Predĺženie
line-race-won = Vyhraté preteky

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: napadli ťa a držíš kartu, ktorá pred útokom chráni? Smieš ju hneď vyložiť mimo poradia. Útok zmizne, potiahneš si kartu a si na ťahu.
cli-bornes-title = { $name } · { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] preteky
} · cieľ { $goal_km } km · doberací balíček { $pile }
cli-bornes-title-short = cieľ { $goal_km } km · balíček { $pile }
cli-bornes-discards = odhodené
cli-bornes-battle = Bojový balíček
cli-bornes-speed = Rýchlosť
cli-bornes-safeties = Ochrana
cli-bornes-distances = Kilometre
cli-bornes-driving = ide
cli-bornes-waiting = chýba { $card }
cli-bornes-stopped = stojí
cli-bornes-hand = Karty v ruke: { $name }
cli-bornes-attacked = { $by } útočí kartou „{ $card }“. Tvoja odpoveď?
bornes-move-lay = Vyložiť kartu „{ $card }“
bornes-move-attack = Útok kartou „{ $card }“, cieľ: { $side }
bornes-move-discard = Odhodiť kartu „{ $card }“
bornes-move-coup = Vrátiť úder kartou „{ $card }“
bornes-move-pass = Nechať útok platiť
bornes-move-extend = Predĺžiť jazdu
bornes-move-finish = Tu skončiť
cli-bornes-short-lay = vyložiť
cli-bornes-short-attack = cieľ: { $side }
cli-bornes-short-discard = odhodiť
cli-bornes-short-coup = vrátiť úder
cli-bornes-short-pass = nechať platiť
cli-bornes-short-extend = predĺžiť jazdu
cli-bornes-short-finish = tu skončiť

## Hints
hint-bornes-standing = Ťahy, keď ešte stojíš: { $this }
hint-bornes-creeping = Ťahy, keď ťa brzdí obmedzenie rýchlosti: { $this }
hint-bornes-stopped = Zastavia ťa v { $this } zo 100 prípadov
hint-bornes-coup = { $coup } sa ti podarí v { $this } zo 100 prípadov
hint-bornes-struck-back = { $coup } sa podarí súperovi v { $this } zo 100 prípadov
hint-bornes-rivals-standing = Ťahy, keď súperi stoja: { $this }
hint-bornes-nothing-fits = Ťahy, keď sa pred cieľom nijaká karta nehodí: { $this }
hint-bornes-missed = Tá karta ti chýba v { $this } zo 100 prípadov
hint-bornes-hardly = Tá karta ti sotva bude chýbať: v { $this } zo 100 prípadov
hint-bornes-spare = Karty „{ $attack_card }“: preč { $gone } z { $all }, takže ti táto karta chýba len v { $this } zo 100 prípadov
hint-bornes-safe-trip = Odmenu za jazdu bez najväčšej karty získaš v { $this } zo 100 prípadov
hint-bornes-shut-out = Súper zostane bez kilometra v { $this } zo 100 prípadov
hint-bornes-delayed = Do cieľa prídeš až po poslednej karte balíčka v { $this } zo 100 prípadov
hint-bornes-home = Prvé miesto v cieli získaš v { $this } zo 100 prípadov
hint-bornes-beaten = Súper je v cieli pred tebou v { $this } zo 100 prípadov
hint-bornes-ahead = Ďalej ako všetci súperi dôjdeš v { $this } zo 100 prípadov
hint-bornes-km = Dôjdeš { $this } km ďaleko
hint-bornes-rival-km = Najlepší súper dôjde { $this } km ďaleko
hint-bornes-points = Tvoje body v tejto jazde: { $this }
hint-bornes-rival-points = Body najlepšieho súpera v tejto jazde: { $this }

## On the page
web-km = km
web-round = { $number }. { $game ->
    [kilometer-1000] etapa
   *[other] preteky
}
web-side-points = { $letter }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] do { $goal } výhry
        [few] do { $goal } výhier
       *[other] do { $goal } výhier
    }
   *[points] { $goal ->
        [one] do { $goal } bodu
        [few] do { $goal } bodov
       *[other] do { $goal } bodov
    }
}
web-play = Zahrať
web-throw-away = Odhodiť
web-choose-card = Vyber kartu. Zelené svetlo znamená, že sa dá zahrať.
web-throw-which = Ktorú kartu odhodíš?
web-choose-target = Na koho ju zahráš?
web-road = Trať: { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = ide
web-state-stopped = stojí
web-state-waiting = chýba { $card }
web-at-most = najviac { $km }
web-pile-battle = Boj
web-pile-speed = Rýchlosť
web-pile-safeties = Ochrana
web-place-empty = Toto miesto je zatiaľ prázdne.
web-pile-draw = Balíček
web-pile-discard = Odhodené
web-attack = Útok
web-coup-text = Správna ochrana hneď útok odrazí a ďalší ťah je tvoj.
web-extension-choose = V cieli! Predĺžiť jazdu k dlhšiemu cieľu?
web-extension-open = Jazdu možno predĺžiť na { $goal } km.
label-speed-1200-stop = Stop
label-speed-1200-limit = Obmedzenie rýchlosti
label-speed-1200-out-of-gas = Minul sa benzín
label-speed-1200-puncture = Defekt
label-speed-1200-damage = Porucha
label-speed-1200-start = Štart
label-speed-1200-end-limit = Koniec obmedzenia rýchlosti
label-speed-1200-gasoline = Benzín
label-speed-1200-spare-tire = Rezerva
label-speed-1200-replacement = Náhradný diel
label-speed-1200-open-road = Voľná cesta
label-speed-1200-gas-station = Čerpacia stanica
label-speed-1200-tire = Pneuservis
label-speed-1200-workshop = Autoservis
label-coup-speed-1200 = Kontra
label-kilometer-1000-limit = Obmedzenie rýchlosti
label-kilometer-1000-end-limit = Koniec obmedzenia rýchlosti
label-mille-bornes-limit = Obmedzenie rýchlosti
label-mille-bornes-end-limit = Koniec obmedzenia rýchlosti
web-poster-speed-1200 = Vo dvojici sa ide 900 km, a kto sa odváži, až 1 200. Zastav súperov a maj poruke ochranu.
web-poster-kilometer-1000 = Rely po etapách, vo dvojici na 700 km. Blesková odpoveď vynesie 300 bodov.
web-poster-mille-bornes = Jedny preteky, žiadne počítanie. Najľahší začiatok.
web-choose-discard = Žiadna karta sa nedá zahrať: jednu odhoď.
web-key-card = vybrať kartu; znova: zahrať
web-key-arrows = prechádzať medzi kartami
web-key-side = vybrať stranu, na ktorú útočíš
web-key-throw = odhodiť vybranú kartu
web-key-coup = odpovedať na útok ochranou
web-key-score = prečítať body

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Najazdi presne toľko kilometrov, koľko žiada cieľ, cestou zdržuj ostatných a zbieraj body.
howto-bornes-goal-race = Najazdi pred ostatnými presne { $goal } km a cestou ich zdržuj. Body sa nepočítajú.
howto-bornes-goal-km = { $players ->
    [none] Cieľ pri tomto stole: presne { $goal } km.
   *[other] Pri { $players } hráčoch: presne { $goal } km.
}
howto-bornes-goal-extension = Kto je v cieli prvý, skončí alebo jazdu všetkým predĺži na { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(pri { $players } hráčoch).
}
howto-bornes-goal-teams = { $players ->
    [none] Hráte vo dvojiciach: partneri
   *[other] Pri { $players } hráčoch hráte vo dvojiciach: partneri
} majú spoločné vyložené karty aj kilometre, ale každý má svoje karty v ruke.
howto-bornes-goal-match = { $limit ->
    [points] Body zo všetkých jázd sa sčítajú. Len čo má niekto { $total }, vyhráva najvyšší súčet.
    [rounds] Body zo všetkých jázd sa sčítajú. Počet jázd v tejto partii: { $total }; potom vyhráva najvyšší súčet.
   *[wins] Hráte sériu. Koľko pretekov musíš vyhrať: { $total }.
}

## A turn
howto-bornes-turn-draw = Potiahni si kartu a potom jednu vylož alebo odhoď. Na konci ťahu ti v ruke zostane { $hand } kariet.
howto-bornes-turn-start = Vyrazíš, keď vyložíš kartu „{ $start_card }“. Až potom smieš vykladať kilometre.
howto-bornes-turn-youngest = Karta „{ $start_card }“ leží pred tebou od začiatku: kilometre smieš vykladať hneď.
howto-bornes-turn-attack = Útočiť smieš len na auto v pohybe a nikdy nie na iný útok. Útočiť môžeš, aj keď stojíš.
howto-bornes-turn-repair = { $restart ->
    [yes] Stojíš? Vylož správnu obranu a v niektorom ďalšom ťahu kartu „{ $start_card }“. Potom zase ideš.
   *[no] Stojíš? Vylož správnu obranu. To stačí: v ďalšom ťahu ideš ďalej.
}
howto-bornes-turn-safety = { $again ->
    [yes] Ochrannú kartu smieš vyložiť v ktoromkoľvek svojom ťahu. Hneď nato si potiahneš a hráš ešte raz.
   *[no] Ochrannú kartu smieš vyložiť v ktoromkoľvek svojom ťahu. Tým sa tvoj ťah končí.
}
howto-bornes-turn-coup = { $coup }: niekto na teba zaútočil a ty máš ochranu práve proti tomu? Vylož ju hneď, aj mimo poradia. Útok zmizne, potiahneš si kartu a si na ťahu.
howto-bornes-turn-end = { $ending ->
    [hands] Keď sa minie doberací balíček, hrá sa z ruky. Koniec je, keď je niekto v cieli alebo keď už nikto nemá karty.
   *[pile] Keď sa minie doberací balíček, preteky sa tým ťahom končia: vyhráva, kto je najbližšie k { $goal } km.
}

## The cards
howto-bornes-card-slow = { $km } km vpred. Smieš ju vyložiť, aj keď platí „{ $limit_card }“.
howto-bornes-card-fast = { $km } km vpred, ale nie, keď platí „{ $limit_card }“.
howto-bornes-card-big = { $km } km vpred, ale nie, keď platí „{ $limit_card }“. Najviac { $count } na stranu a jazdu.
howto-bornes-card-stop = Zastaví auto v pohybe. Pomôže „{ $remedy_card }“, vopred chráni „{ $safety_card }“.
howto-bornes-card-limit = Len karty do { $limit_km } km. Pomôže „{ $remedy_card }“, vopred chráni „{ $safety_card }“. { $any_time ->
    [yes] Zahrať ju smieš kedykoľvek, aj na auto, ktoré stojí.
   *[no] Zahrať ju smieš len na auto v pohybe.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Zastaví auto v pohybe. Pomôže „{ $remedy_card }“ a potom „{ $start_card }“, vopred chráni „{ $safety_card }“.
   *[no] Zastaví auto v pohybe. Pomôže „{ $remedy_card }“, vopred chráni „{ $safety_card }“.
}
howto-bornes-card-start = { $restart ->
    [yes] S ňou vyrazíš: na začiatku, po karte „{ $stop_card }“ a po každej obrane. S kartou „{ $right_card }“ ju nepotrebuješ.
   *[no] S ňou vyrazíš: na začiatku a po karte „{ $stop_card }“. S kartou „{ $right_card }“ ju nepotrebuješ.
}
howto-bornes-card-end-limit = Ruší kartu „{ $attack_card }“: zase smieš vykladať všetky vzdialenosti.
howto-bornes-card-remedy = { $restart ->
    [yes] Ruší kartu „{ $attack_card }“. Na ďalšiu jazdu potom potrebuješ ešte „{ $start_card }“.
   *[no] Ruší kartu „{ $attack_card }“: smieš ísť ďalej.
}
howto-bornes-card-right-of-way = Celú jazdu chráni pred kartami „{ $stop_card }“ a „{ $limit_card }“, ruší ich, keď už platia, a „{ $start_card }“ už nepotrebuješ.
howto-bornes-card-safety = Celú jazdu chráni pred kartou „{ $attack_card }“ a ruší ju, keď už platí.

## Scoring
howto-bornes-scoring-km = Jeden bod za každý kilometer.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } bodov za každú, ktorú vyložíš vo vlastnom ťahu.
   *[no] { $worth } bodov za každú vyloženú.
}
howto-bornes-scoring-all-safeties = Ďalších { $worth } bodov, keď má jedna strana všetky štyri.
howto-bornes-scoring-coups = { $replaces ->
    [yes] Zakaždým { $worth } bodov namiesto { $safety } za kartu.
   *[no] Zakaždým { $worth } bodov navyše k { $safety } za kartu.
}
howto-bornes-scoring-trip = { $worth } bodov za presný dojazd do cieľa.
howto-bornes-scoring-delayed = Ďalších { $worth } bodov, keď už bol doberací balíček prázdny.
howto-bornes-scoring-safe-trip = Ďalších { $worth } bodov za jazdu bez karty { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Ďalších { $worth } bodov za každého súpera, ktorý neprešiel ani kilometer.
   *[no] Ďalších { $worth } bodov, keď žiadny súper neprešiel ani kilometer.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } bodov pre toho, kto predĺžil a je prvý na { $long_goal } km. Inak ich dostane každý súper.
   *[finisher] { $worth } bodov pre toho, kto je prvý na { $long_goal } km, nech predĺžil ktokoľvek.
}
howto-bornes-scoring-race-won = Kto má presne { $goal } km, hneď vyhráva. Ak sa karty minú skôr, vyhráva najbližší; pri zhode sa o výhru delia.

## Easily got wrong
howto-bornes-mind-exact = Posledná karta musí cieľ trafiť presne. Kartu, ktorá by ho prešla, vyložiť nemožno.
howto-bornes-mind-restart = { $restart ->
    [yes] Samotná obrana ťa nerozbehne: musí nasledovať „{ $start_card }“, okrem prípadu, že pred tebou leží karta „{ $right_card }“.
   *[no] Po obrane kartu „{ $start_card }“ nepotrebuješ. Zato na teba hneď môže niekto znova zaútočiť.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Ochrana vyložená až vo vlastnom ťahu útok zruší, no „{ $start_card }“ stále potrebuješ, okrem prípadu, že pred tebou leží karta „{ $right_card }“.
   *[drives] Ochrana vyložená až vo vlastnom ťahu útok odstráni: si na tom ako pred ním a obranu nepotrebuješ.
}
howto-bornes-mind-right = „{ $right_card }“ nechráni pred všetkým. Toto ťa môže stále zastaviť: { $cards }.

## On the table
howto-bornes-name-stacks = Najazdené kilometre
howto-bornes-name-state = Ako je na tom auto
howto-bornes-name-hand = Karty v ruke
howto-bornes-name-road = Cesta
howto-bornes-name-points = Body
howto-bornes-table-battle = Sem patria útoky a karty, ktoré ich napravia. Platí len tá vrchná.
howto-bornes-table-speed = Sem patrí „{ $limit_card }“ a karta, ktorá to ukončí. Platí len tá vrchná.
howto-bornes-table-safeties = Každé zo štyroch miest je pre kartu, ktorá túto stranu chráni celú cestu. Blesk znamená: bola to okamžitá odpoveď na útok.
howto-bornes-table-stacks = Karty kilometrov tejto strany, za každú kameň, podľa vzdialenosti.
howto-bornes-table-draw = Každý ťah sa začína kartou odtiaľto. Číslo hovorí, koľko ich zostáva.
howto-bornes-table-discard = Odhodené karty ležia lícom nahor. Do hry sa vrátia až pri ďalšom rozdaní.
howto-bornes-table-state = Zelená: ide, kilometre sa smú vykladať. Červená: útok ho zastavil. Žltá: nie rýchlejšie než číslo. Sivá: najprv potrebuje „{ $start_card }“.
howto-bornes-table-hand = Koľko kariet má tento hráč v ruke.
howto-bornes-table-road = Každé auto na ceste od 0 k cieľu pri vlajke. Posledná karta ho musí trafiť presne.
howto-bornes-table-points = Doterajšie body zápasu a koľko ich stačí na víťazstvo.
web-order-coup = Keď na teba niekto zaútočí a môžeš hneď odpovedať, odpovedať?

## Hints in plain words
hint-bornes-coup-now = Útok zlyhá a „{ $attack_card }“ ťa v týchto pretekoch už nezasiahne
hint-bornes-take-it = Necháš platiť „{ $attack_card }“ a karty ti zostanú
hint-bornes-extend = Na { $goal } km je viac bodov, ale ešte ich môžu získať aj súperi
hint-bornes-finish = S { $goal } km máš preteky vyhrané a nikto ti ich nevezme
hint-bornes-drive-home = To je presne { $goal } km: máš cieľ
hint-bornes-drive-fits = Potom zostáva { $left } km a na to máš presne kartu
hint-bornes-drive-past = Dostaneš sa na čelo: { $km } km proti { $rival }
hint-bornes-drive-behind = Dostaneš sa na { $km } km, strata je už len { $gap }
hint-bornes-drive = Dostaneš sa na { $km } km; zostáva { $left }
hint-bornes-start = Bez karty „{ $card }“ nemôžeš ísť
hint-bornes-start-again = S kartou „{ $card }“ pôjdeš ďalej
hint-bornes-repair = Ukončí to „{ $attack_card }“ a pôjdeš ďalej
hint-bornes-repair-then-start = Ukončí to „{ $attack_card }“; potom už chýba len „{ $card }“
hint-bornes-fast-with = Potom môžeš ísť svoju kartu „{ $card }“
hint-bornes-fast = Potom môžeš zase ísť rýchlo
hint-bornes-safety-cures = Ukončí to „{ $attack_card }“, a to navždy
hint-bornes-safety = „{ $attack_card }“ ťa už nezasiahne
hint-bornes-way = „{ $attack_card }“ ani „{ $other_card }“ ťa už nezdrží
hint-bornes-way-now = Odteraz môžeš ísť ľubovoľne rýchlo
hint-bornes-limit-near = Súperovi zostáva len { $left } km a jednou kartou potom smie prejsť najviac { $limit } km
hint-bornes-limit-ahead = Súper je { $gap } km pred tebou a jednou kartou potom smie prejsť najviac { $limit } km
hint-bornes-limit-rival = Súper potom smie jednou kartou prejsť najviac { $limit } km
hint-bornes-stop-near = Zastaví to súpera, ktorému zostáva len { $left } km
hint-bornes-stop-ahead = Zastaví to súpera, ktorý je { $gap } km pred tebou
hint-bornes-stop-rival = Zastaví to súpera, skôr než ťa predbehne
hint-bornes-throw-one = Máš ich v ruke { $count }, jednu môžeš oželieť
hint-bornes-throw-waiting = Čakáš na „{ $card }“ a táto karta ti pomôže najmenej
hint-bornes-throw-short = Z tvojich kariet ťa táto dovezie najmenej ďaleko
hint-bornes-throw = Z tvojich kariet ti táto bude chýbať najmenej
hint-bornes-throw-too-long = Zostáva len { $left } km: karta je už pridlhá
hint-bornes-throw-big = Viac ich v týchto pretekoch vyložiť nesmieš
hint-bornes-throw-vain = Všetci súperi sú proti nej chránení
hint-bornes-throw-protected = Chráni ťa „{ $safety_card }“, už ju nepotrebuješ
hint-bornes-throw-gone = Všetky karty „{ $attack_card }“ už padli, nepotrebuješ ju
hint-plain-bornes-standing = Skôr sa rozbehneš
hint-plain-bornes-creeping = Skôr sa zbavíš obmedzenia rýchlosti
hint-plain-bornes-stopped = Budú ťa menej často zastavovať
hint-plain-bornes-coup = Zostane ti šanca vrátiť úder
hint-plain-bornes-struck-back = Súperi ti môžu menej často vrátiť úder
hint-plain-bornes-rivals-standing = Súperi budú dlhšie stáť
hint-plain-bornes-nothing-fits = Pred cieľom skôr budeš mať kartu, ktorá sa hodí
hint-plain-bornes-shut-out = Súper bez kilometra ti prinesie prémiu
