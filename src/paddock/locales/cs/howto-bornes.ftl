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
} mají společnou výlohu i kilometry, ale každý má své karty v ruce.
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
howto-bornes-scoring-trip = { $worth } bodů pro toho, kdo je přesně v cíli.
howto-bornes-scoring-delayed = Dalších { $worth } bodů, když už byl dobírací balíček prázdný.
howto-bornes-scoring-safe-trip = Dalších { $worth } bodů, když to dokázal bez karty { $big_km } km.
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
   *[drives] Ochrana vyložená až ve vlastním tahu útok odstraní: jsi na tom jako před ním, bez obrany.
}
howto-bornes-mind-right = „{ $right_card }“ nechrání před vším. Tohle tě může pořád zastavit: { $cards }.
