# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Prejdi presne toľko kilometrov, koľko žiada cieľ, cestou zdržuj ostatných a zbieraj body.
howto-bornes-goal-race = Prejdi pred ostatnými presne { $goal } km a cestou ich zdržuj. Body sa nepočítajú.
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
} majú spoločný výklad kariet aj kilometre, ale každý má svoje karty v ruke.
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
    [hands] Keď sa minie ťahací balíček, hrá sa z ruky. Koniec je, keď je niekto v cieli alebo keď už nikto nemá karty.
   *[pile] Keď sa minie ťahací balíček, preteky sa tým ťahom končia: vyhráva, kto je najbližšie k { $goal } km.
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
howto-bornes-scoring-trip = { $worth } bodov pre toho, kto je presne v cieli.
howto-bornes-scoring-delayed = Ďalších { $worth } bodov, keď už bol ťahací balíček prázdny.
howto-bornes-scoring-safe-trip = Ďalších { $worth } bodov, keď to dokázal bez karty { $big_km } km.
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
    [yes] Samotná obrana ťa nerozbehne: musí nasledovať „{ $start_card }“, iba ak by pred tebou ležala karta „{ $right_card }“.
   *[no] Po obrane kartu „{ $start_card }“ nepotrebuješ. Zato na teba hneď môže niekto znova zaútočiť.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Ochrana vyložená až vo vlastnom ťahu útok zruší, no „{ $start_card }“ stále potrebuješ, iba ak by pred tebou ležala karta „{ $right_card }“.
   *[drives] Ochrana vyložená až vo vlastnom ťahu útok odstráni: si na tom ako pred ním, bez obrany.
}
howto-bornes-mind-right = „{ $right_card }“ nechráni pred všetkým. Toto ťa môže stále zastaviť: { $cards }.
