# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Dojeď do cíle mezi prvními { $scored } auty a sbírej body v { $races } závodech. Cestou se naráží, střílí, řeže a bombarduje.
howto-aruba-goal-cars = { $players ->
    [none] Každý tu střídavě řídí { $count } auta.
   *[other] Při { $players } hráčích řídí každý střídavě { $count } auta.
} Karty v ruce platí pro obě.
howto-aruba-turn-begin = Před hodem smíš na auto namontovat nárazníky a pily.
howto-aruba-turn-roll = Hoď { $dice } kostkami, za každý žeton poškození o jednu méně. Nech si, které chceš, a zbytek přehoď, nejvýš { $rerolls }×.
howto-aruba-turn-combine = Skládej kombinace v libovolném pořadí. Každá kostka platí jednou a nemusíš využít všechny.
howto-aruba-turn-last = Celý tvůj pohyb je jedna jízda, krok za krokem. Karty si bereš až úplně nakonec.

## Dice
howto-aruba-name-straight = Postupka od 1
howto-aruba-name-pair = Dvojice
howto-aruba-name-three = Trojice
howto-aruba-name-four = Čtveřice
howto-aruba-name-even = Všechna sudá
howto-aruba-name-odd = Všechna lichá
howto-aruba-dice-straight = Jedeš o tolik polí, kolik ukazuje její nejvyšší kostka: 1 2 3 4 dává 4, samotná 1 dává 1. Jednou za tah.
howto-aruba-dice-pair = Výstřel: auto přímo před tebou dostane poškození +{ $shot }. Nebo oprava tvého auta: poškození −{ $mend }.
howto-aruba-dice-three = Na konci tahu si vezmeš { $drawn } karty.
howto-aruba-dice-four = Turbo: pohyb +{ $turbo }, k jinému pohybu i samostatně.
howto-aruba-dice-even = Raketový pohyb: { $boost } polí. Spotřebuje všechny kostky.
howto-aruba-dice-odd = Z auta zmizí všechno poškození. Spotřebuje všechny kostky.

## Driving
howto-aruba-name-steps = Kroky
howto-aruba-name-leader = Ve vedení
howto-aruba-name-corner = Červené řady
howto-aruba-name-ram = Náraz
howto-aruba-drive-steps = Rovně nebo šikmo vpřed, doleva či doprava, na volné pole. Nikdy mezi autem před tebou a autem vedle tebe.
howto-aruba-drive-leader = { $moved ->
    [all] Když jsi vepředu jen ty, ztrácíš z pohybu { $leader }, z kostek i z karty Nitro. Při shodě nikdo nic, ani když už je některé auto v cíli.
   *[dice] Když jsi vepředu jen ty, ztrácíš z pohybu na kostkách { $leader }. Při shodě nikdo nic, ani když už je některé auto v cíli.
}
howto-aruba-drive-corner = Jízda, která začíná na červené, ztrácí z pohybu { $corner }. Projet červenou nic nestojí.
howto-aruba-drive-ram = Máš-li ještě pohyb, naraz do auta přímo před sebou: poškození +{ $ram } a posune se o pole, i auta před ním. Ty zaujmeš jeho místo a končíš.

## Damage
howto-aruba-name-tokens = Žetony
howto-aruba-name-fatal = { $fatal }. žeton
howto-aruba-name-quick-fix = Rychlá oprava
howto-aruba-name-wreck = Vraky
howto-aruba-damage-tokens = Každý žeton poškození ti při hodu bere jednu kostku. Auto jich vydrží { $most }.
howto-aruba-damage-fatal = Z auta udělá vrak. Máš-li karty, hra se tě předem zeptá: jednu odhoď a auto je zachráněno.
howto-aruba-damage-quick-fix = Kteroukoli kartu můžeš místo zahrání odhodit: poškození −{ $fix }. Kdykoli se tě hra na něco ptá, i v cizím tahu.
howto-aruba-damage-wreck = Vrak překáží. Nejde do něj narazit, střílet, řezat ani ho odsunout. Když je z vraků celá řada, nejstarší zmizí.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Před jízdou nebo po ní: poškození +{ $bomb } pro každé auto v nejbližších { $rows } řadách za tebou, v tvé dráze i vedle.
   *[around] Před jízdou nebo po ní: poškození +{ $bomb } pro každé auto kolem pole za tebou, i pro tvoje.
}
howto-aruba-card-hook = { $hook ->
    [first] V cizím tahu, hned po prvním hodu auta přímo před tebou: tvé auto jede krok za krokem o pole za ním.
   *[last] V cizím tahu, po posledním hodu auta přímo před tebou: tvé auto jede krok za krokem o pole za ním.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Při házení: o kostku víc, s číslem, jaké chceš. Už se nepřehazuje.
   *[any] Kdykoli po prvním hodu: o kostku víc, s číslem, jaké chceš. Už se nepřehazuje.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Při házení: otoč hozenou kostku na číslo, jaké chceš.
   *[any] Kdykoli po prvním hodu: otoč hozenou kostku na číslo, jaké chceš.
}
howto-aruba-card-larceny = { $theft ->
    [end] Na konci tahu: ukradni naslepo { $stolen } karty hráči, jehož auto stojí vedle tvého.
   *[any] Kdykoli ve svém tahu: ukradni naslepo { $stolen } karty hráči, jehož auto stojí vedle tvého.
}
howto-aruba-card-re-roll = Při házení: přehoď ještě jednou libovolné kostky.
howto-aruba-card-nitro = Dokud jízda neskončí: pohyb +{ $nitro }, k jinému pohybu i samostatně.
howto-aruba-card-repair = Kdykoli ve svém tahu: poškození −{ $repair }.
howto-aruba-card-bumper = Zůstává na autě. Vpředu: tvůj náraz dává poškození ještě +{ $bumper }. Vzadu: nárazy ti neuškodí. Když se přední a zadní střetnou, oba zmizí.
howto-aruba-card-saw = Zůstává na autě, vlevo nebo vpravo: poškození +{ $saw } pro auto na té straně, kdykoli jedno z vás přijede vedle druhého. Když se střetnou dvě pily, obě zmizí.

## Scoring
howto-aruba-scoring-place = Body: { $worth }.
howto-aruba-scoring-end = Závod končí, když jsou v cíli { $scored } auta. Ostatní nedostanou nic.
howto-aruba-scoring-match = Po { $races } závodech vyhrává nejvíc bodů; při shodě rozhodne lepší místo v posledním závodě.
howto-aruba-scoring-next = { $grid ->
    [order] Před dalším závodem zmizí karty, výbava i poškození. Vítěz startuje vpředu, ostatní za ním podle pořadí tahů.
   *[arrival] Před dalším závodem zmizí karty, výbava i poškození. Startuje se v pořadí dojezdu.
}

## Easily got wrong
howto-aruba-mind-straight = Postupka začíná jedničkou a nemá mezeru: 4 5 6 tě neposune vůbec.
howto-aruba-mind-all = Všechna sudá i všechna lichá znamenají opravdu všechny kostky, i kostky navíc. Jiná kombinace už k nim nejde, jen Nitro.
howto-aruba-mind-order = Střílí se a bombarduje před jízdou nebo po ní, nikdy uprostřed. Jde to i bez jízdy.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Karta, která přišla v tomto tahu, čeká na další. Nejde ani odhodit na rychlou opravu.
   *[fix] Karta, která přišla v tomto tahu, čeká na další. Hned ji smíš jen odhodit na rychlou opravu.
}
