# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Ajunge printre primele { $scored } mașini la sosire și strânge puncte în { $races } curse. Pe drum mașinile se lovesc, se împușcă, se taie și se bombardează.
howto-aruba-goal-cars = { $players ->
    [none] Aici fiecare conduce { $count } mașini, pe rând.
   *[other] Cu { $players } jucători fiecare conduce { $count } mașini, pe rând.
} Cărțile din mână sunt bune pentru toate.
howto-aruba-turn-begin = Înainte de aruncare poți monta bare și ferăstraie pe mașina ta.
howto-aruba-turn-roll = Aruncă { $dice } zaruri, cu unul mai puțin pentru fiecare jeton de avarie. Păstrează ce vrei și aruncă restul din nou, de cel mult { $rerolls } ori.
howto-aruba-turn-combine = Fă combinații în orice ordine. Fiecare zar contează o dată și nu trebuie să le folosești pe toate.
howto-aruba-turn-last = Toată mișcarea ta e un singur drum, pas cu pas. Cărțile le tragi la sfârșit de tot.

## Dice
howto-aruba-name-straight = Chintă de la 1
howto-aruba-name-pair = Pereche
howto-aruba-name-three = Trei la fel
howto-aruba-name-four = Careu
howto-aruba-name-even = Toate pare
howto-aruba-name-odd = Toate impare
howto-aruba-dice-straight = Mergi atâtea căsuțe cât cel mai mare zar al ei: 1 2 3 4 dă 4, un singur 1 dă 1. O singură dată la fiecare rând.
howto-aruba-dice-pair = Trage: mașina chiar din fața ta primește avarii +{ $shot }. Sau repară mașina ta: avarii −{ $mend }.
howto-aruba-dice-three = La sfârșitul rândului tragi { $drawn } cărți.
howto-aruba-dice-four = Turbo: { $turbo } căsuțe, pe lângă altă mișcare sau și singure.
howto-aruba-dice-even = Avânt: { $boost } căsuțe. Folosește toate zarurile tale.
howto-aruba-dice-odd = Scoate toate avariile mașinii tale. Folosește toate zarurile tale.

## Driving
howto-aruba-name-steps = Pași
howto-aruba-name-leader = În frunte
howto-aruba-name-corner = Șiruri roșii
howto-aruba-name-ram = Lovitura din spate
howto-aruba-drive-steps = Drept sau oblic înainte, la stânga sau la dreapta, pe o căsuță liberă. Niciodată printre mașina din față și cea de lângă tine.
howto-aruba-drive-leader = { $moved ->
    [all] Dacă în frunte ești doar tu, pierzi { $leader } din mișcare, cu zaruri sau cu Nitro. La egalitate nu, și nici după ce o mașină a sosit.
   *[dice] Dacă în frunte ești doar tu, pierzi { $leader } din mișcarea dată de zaruri. La egalitate nu, și nici după ce o mașină a sosit.
}
howto-aruba-drive-corner = Un drum care începe pe roșu pierde { $corner } din mișcare. Trecerea peste roșu nu costă nimic.
howto-aruba-drive-ram = Dacă mai ai mișcare, lovește mașina chiar din față: avarii +{ $ram } și e împinsă o căsuță, cu toate cele din fața ei. Îi iei locul și te oprești.

## Damage
howto-aruba-name-tokens = Jetoane
howto-aruba-name-fatal = Jetonul { $fatal }
howto-aruba-name-quick-fix = Reparație rapidă
howto-aruba-name-wreck = Epave
howto-aruba-damage-tokens = Fiecare jeton de avarie îți ia un zar la aruncări. O mașină suportă { $most }.
howto-aruba-damage-fatal = Distruge mașina. Dacă ai cărți, jocul te întreabă înainte: arunci una, și mașina scapă.
howto-aruba-damage-quick-fix = Aruncă orice carte în loc s-o joci: avarii −{ $fix }. Oricând te întreabă jocul ceva, chiar și la rândul altuia.
howto-aruba-damage-wreck = O epavă rămâne în drum. Nu poate fi lovită, împușcată, tăiată sau împinsă. Dacă un șir întreg e distrus, cea mai veche dispare.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Înainte sau după drum: avarii +{ $bomb } pentru fiecare mașină din cele { $rows } șiruri din spatele tău, pe banda ta și alături.
   *[around] Înainte sau după drum: avarii +{ $bomb } pentru fiecare mașină din jurul căsuței din spatele tău, și pentru a ta.
}
howto-aruba-card-hook = { $hook ->
    [first] La rândul altuia, imediat după prima aruncare a mașinii chiar din fața ta: mașina ta o urmează pas cu pas, o căsuță mai în spate.
   *[last] La rândul altuia, după ultima aruncare a mașinii chiar din fața ta: mașina ta o urmează pas cu pas, o căsuță mai în spate.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Când arunci: încă un zar, cu numărul pe care îl vrei. Nu se mai aruncă.
   *[any] Oricând după prima aruncare: încă un zar, cu numărul pe care îl vrei. Nu se mai aruncă.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Când arunci: întoarce un zar aruncat pe numărul pe care îl vrei.
   *[any] Oricând după prima aruncare: întoarce un zar aruncat pe numărul pe care îl vrei.
}
howto-aruba-card-larceny = { $theft ->
    [end] La sfârșitul rândului: fură { $stolen } cărți, pe nevăzute, de la cineva cu o mașină lângă a ta.
   *[any] Oricând la rândul tău: fură { $stolen } cărți, pe nevăzute, de la cineva cu o mașină lângă a ta.
}
howto-aruba-card-re-roll = Când arunci: aruncă din nou, încă o dată, câte zaruri vrei.
howto-aruba-card-nitro = Până se încheie drumul: { $nitro } căsuțe, pe lângă altă mișcare sau și singure.
howto-aruba-card-repair = Oricând la rândul tău: avarii −{ $repair }.
howto-aruba-card-bumper = Rămâne montată. În față: la avariile date de loviturile tale se adaugă { $bumper }. În spate: loviturile nu te avariază. Față contra spate: se pierd amândouă.
howto-aruba-card-saw = Rămâne montat, în stânga sau în dreapta: avarii +{ $saw } pentru mașina din acea parte, când una ajunge lângă cealaltă. Două ferăstraie față în față se pierd.

## Scoring
howto-aruba-scoring-place = { $worth } puncte.
howto-aruba-scoring-end = Cursa se încheie când au sosit { $scored } mașini. Celelalte nu primesc nimic.
howto-aruba-scoring-match = După { $races } curse câștigă cele mai multe puncte. La egalitate contează locul mai bun din ultima cursă.
howto-aruba-scoring-next = { $grid ->
    [order] Înainte de cursa următoare dispar cărțile, echipamentul și avariile. Câștigătorul pornește în față, ceilalți îl urmează în ordinea jocului.
   *[arrival] Înainte de cursa următoare dispar cărțile, echipamentul și avariile. Se pornește în ordinea sosirii.
}

## Easily got wrong
howto-aruba-mind-straight = O chintă începe cu 1 și nu are goluri: 4 5 6 nu te mișcă deloc.
howto-aruba-mind-all = Toate pare și toate impare înseamnă fiecare zar, și cele în plus. Nu merge cu altă combinație; cu Nitro, da.
howto-aruba-mind-order = Focurile și bombele vin înainte sau după drum, niciodată la mijloc. Se pot folosi și fără să mergi.
howto-aruba-mind-fresh = { $fresh ->
    [wait] O carte venită la acest rând așteaptă rândul următor. Nici pentru o reparație rapidă nu e bună.
   *[fix] O carte venită la acest rând așteaptă rândul următor. Imediat e bună doar pentru o reparație rapidă.
}
