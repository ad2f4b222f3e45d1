# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Érj célba az első { $scored } között, és gyűjts pontokat { $races } versenyen. Útközben ütköztök, lőttök, fűrészeltek és bombáztok.
howto-aruba-goal-cars = { $players ->
    [none] Itt mindenki { $count } autót vezet, felváltva.
   *[other] { $players } játékosnál mindenki { $count } autót vezet, felváltva.
} A kézben lévő lapok mindegyikhez jók.
howto-aruba-turn-begin = Dobás előtt lökhárítót és fűrészt szerelhetsz az autódra.
howto-aruba-turn-roll = Dobj { $dice } kockával, sérülésjelzőnként eggyel kevesebbel. Tartsd meg, amit akarsz, a többit még legfeljebb { $rerolls } alkalommal újradobhatod.
howto-aruba-turn-combine = Rakj össze kombinációkat, tetszőleges sorrendben. Minden kocka egyszer számít, és nem kell mindet felhasználnod.
howto-aruba-turn-last = A teljes mozgásod egyetlen menet, lépésről lépésre. Lapot legvégül húzol.

## Dice
howto-aruba-name-straight = Számsor 1-től
howto-aruba-name-pair = Pár
howto-aruba-name-three = Hármas
howto-aruba-name-four = Négyes
howto-aruba-name-even = Mind páros
howto-aruba-name-odd = Mind páratlan
howto-aruba-dice-straight = Annyi mezőt mész, amennyi a legnagyobb kockája: 1 2 3 4 négyet ér, egyetlen 1 egyet. Körönként egyszer.
howto-aruba-dice-pair = Lövés: a közvetlenül előtted álló autó { $shot } sérülést kap. Vagy javítás: { $mend } sérülés lekerül rólad.
howto-aruba-dice-three = A köröd végén { $drawn } lapot húzol.
howto-aruba-dice-four = Turbó: { $turbo } mező, más mozgás mellé vagy magában is.
howto-aruba-dice-even = Rakéta: { $boost } mező. Minden kockádat elhasználja.
howto-aruba-dice-odd = Az autód minden sérülése lekerül. Minden kockádat elhasználja.

## Driving
howto-aruba-name-steps = Lépések
howto-aruba-name-leader = Az élen
howto-aruba-name-corner = Piros sorok
howto-aruba-name-ram = Nekihajtás
howto-aruba-drive-steps = Egyenesen vagy átlósan előre, balra vagy jobbra, szabad mezőre. Az előtted és a melletted álló autó között nem férsz át.
howto-aruba-drive-leader = { $moved ->
    [all] Ha egyedül vagy elöl, a mozgásodból elvész { $leader }, kockával és nitróval is. Holtversenyben nem, és akkor sem, ha valaki már célba ért.
   *[dice] Ha egyedül vagy elöl, a kockával szerzett mozgásodból elvész { $leader }. Holtversenyben nem, és akkor sem, ha valaki már célba ért.
}
howto-aruba-drive-corner = Ha piros soron kezded a menetet, a mozgásodból elvész { $corner }. Az áthajtás ingyen van.
howto-aruba-drive-ram = Ha maradt mozgásod, nekihajthatsz a közvetlenül előtted állónak: { $ram } sérülés, és egy mezővel előretolod, az előtte állókkal együtt. Te a helyére állsz.

## Damage
howto-aruba-name-tokens = Jelzők
howto-aruba-name-fatal = A { $fatal }. jelző
howto-aruba-name-quick-fix = Gyorsjavítás
howto-aruba-name-wreck = Roncsok
howto-aruba-damage-tokens = Minden sérülésjelző elvesz egy kockát a dobásaidból. Egy autó { $most } jelzőt bír ki.
howto-aruba-damage-fatal = Ettől az autó roncs lesz. Ha van lapod, előbb megkérdeznek: dobj el egyet, és az autó megmenekül.
howto-aruba-damage-quick-fix = Kijátszás helyett bármelyik lapot eldobhatod: { $fix } sérülés lekerül. Bármikor, amikor téged kérdeznek, más körében is.
howto-aruba-damage-wreck = A roncs az útban marad. Nem lehet nekihajtani, rálőni, fűrészelni vagy eltolni. Ha egy egész sor roncs, a legrégebbi lekerül.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] A menet előtt vagy után: { $bomb } sérülés minden autónak a mögötted lévő { $rows } sorban, a sávodban és mellette.
   *[around] A menet előtt vagy után: { $bomb } sérülés minden autónak a mögötted lévő mező körül, a tiédnek is.
}
howto-aruba-card-hook = { $hook ->
    [first] Más körében, a közvetlenül előtted álló autó első dobása után: az autód egy mezővel mögötte követi, lépésről lépésre.
   *[last] Más körében, a közvetlenül előtted álló autó utolsó dobása után: az autód egy mezővel mögötte követi, lépésről lépésre.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Dobás közben: egy kockával több, azzal az értékkel, amelyet akarsz. Ezt már nem dobod újra.
   *[any] Az első dobás után bármikor: egy kockával több, azzal az értékkel, amelyet akarsz. Ezt már nem dobod újra.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Dobás közben: egy dobott kockádat arra az értékre fordítod, amelyikre akarod.
   *[any] Az első dobás után bármikor: egy dobott kockádat arra az értékre fordítod, amelyikre akarod.
}
howto-aruba-card-larceny = { $theft ->
    [end] A köröd végén: lopj { $stolen } lapot, látatlanban, valakitől, akinek autója a tiéd mellett áll.
   *[any] A körödben bármikor: lopj { $stolen } lapot, látatlanban, valakitől, akinek autója a tiéd mellett áll.
}
howto-aruba-card-re-roll = Dobás közben: annyi kockát dobsz újra, amennyit akarsz.
howto-aruba-card-nitro = Amíg a meneted tart: { $nitro } mező, más mozgás mellé vagy magában is.
howto-aruba-card-repair = A körödben bármikor: { $repair } sérülés lekerül.
howto-aruba-card-bumper = Fent is marad. Elöl: a nekihajtásod { $bumper } sérüléssel több. Hátul: a nekihajtás nem sebez meg. Ha az első és a hátsó találkozik, mindkettő elvész.
howto-aruba-card-saw = Fent is marad, bal vagy jobb oldalt: { $saw } sérülés az ott lévő autónak, ha egyikőtök a másik mellé hajt. Ha két fűrész találkozik, mindkettő elvész.

## Scoring
howto-aruba-scoring-place = { $worth } pont.
howto-aruba-scoring-end = A verseny véget ér, ha { $scored } autó célba ért. A többi nem kap semmit.
howto-aruba-scoring-match = { $races } verseny után a legtöbb pont nyer. Holtversenynél az utolsó verseny jobb helyezése dönt.
howto-aruba-scoring-next = { $grid ->
    [order] A következő verseny előtt minden lap, szerelék és sérülés lekerül. A győztes elöl rajtol, a többiek a játék sorrendjében.
   *[arrival] A következő verseny előtt minden lap, szerelék és sérülés lekerül. Az autók a beérkezés sorrendjében rajtolnak.
}

## Easily got wrong
howto-aruba-mind-straight = A számsor 1-gyel kezdődik, és nincs benne lyuk: 4 5 6 egyáltalán nem visz előre.
howto-aruba-mind-all = Mind páros vagy mind páratlan: ez minden kockát jelent, az extra kockát is. Más kombináció nem fér mellé, a nitró igen.
howto-aruba-mind-order = Lőni és bombázni a menet előtt vagy után lehet, közben soha. Menet nélkül is szabad.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Amelyik lapot ebben a körben kaptad, az a következőig vár. Gyorsjavításra sem jó.
   *[fix] Amelyik lapot ebben a körben kaptad, az a következőig vár. Csak gyorsjavításra jó azonnal.
}
