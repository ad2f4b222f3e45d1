# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Bombă
card-aruba-hook = Cârlig
card-aruba-extra-die = Zar în plus
card-aruba-die-change = Schimbare de zar
card-aruba-larceny = Furt
card-aruba-re-roll = Rearuncare
card-aruba-nitro = Nitro
card-aruba-repair = Reparație
card-aruba-bumper = Bară de protecție
card-aruba-saw = Ferăstrău

## Options
option-aruba-circuit = Pista: triunghiul are 40 de șiruri și trei viraje, portul 61 de șiruri și șase.
option-aruba-cars = Mașini pentru fiecare jucător când joacă trei: două, ca în regulamentele englez și german, sau una.
option-aruba-bomb = Jetoane de avarie pe care o bombă le dă fiecărei mașini lovite: 1, sau 2 ca în regulamentul ceh.
option-aruba-blast = Unde explodează bomba: pe cele două șiruri din spatele mașinii sau de jur împrejurul căsuței din spatele ei, inclusiv la cel care o aruncă (regulamentele englez și german).
option-aruba-hook = Când se poate agăța o mașină: imediat după prima aruncare sau după ultima (regulamentele englez și german).
option-aruba-grid = Startul următor: câștigătorul, apoi ordinea la rând, sau ordinea sosirii (regulamentul ceh).
option-aruba-dice-cards = Zar în plus și Schimbare de zar: doar cât se aruncă zarurile sau și mai târziu la același rând (regulamentele ceh și slovac nu spun când).
option-aruba-leader = Cine este lider: mașina din frunte când începe rândul ei sau când începe mișcarea ei (regulamentele englez și german).
option-aruba-leader-nitro = Un lider care se mișcă doar cu Nitro: pierde o căsuță ca de obicei sau se mișcă fără penalizare (regulamentele englez și german).
option-aruba-larceny = Furt: la sfârșitul rândului sau oricând în timpul lui (regulamentele englez și german).
option-aruba-new-cards = O carte primită la acest rând: așteaptă rândul următor sau poate fi aruncată imediat pentru o reparație rapidă (regulamentul ceh).
option-aruba-races = Cât ține meciul: trei curse pe puncte sau o singură cursă.

## Options in a word or two, and their values
title-aruba-circuit = Pista
value-aruba-circuit-triangle = triunghi: 40 de șiruri, trei viraje
value-aruba-circuit-harbour = port: 61 de șiruri, șase viraje
title-aruba-cars = Mașini de fiecare, în trei
value-aruba-cars = { $number ->
    [one] o mașină
    [few] { $number } mașini
   *[other] { $number } de mașini
}
title-aruba-bomb = O bombă dă
value-aruba-bomb = { $number ->
    [one] un jeton de avarie
    [few] { $number } jetoane de avarie
   *[other] { $number } de jetoane de avarie
}
title-aruba-blast = Bomba explodează
value-aruba-blast-behind = pe cele două șiruri din spatele mașinii
value-aruba-blast-around = de jur împrejurul căsuței din spate, și la cel care o aruncă
title-aruba-hook = Agățare
value-aruba-hook-first-roll = după prima aruncare
value-aruba-hook-last-roll = după ultima aruncare
title-aruba-grid = Startul următor
value-aruba-grid-turn-order = câștigătorul, apoi ordinea la rând
value-aruba-grid-arrival = în ordinea sosirii
title-aruba-dice-cards = Zar în plus și Schimbare de zar
value-aruba-dice-cards-rolling = doar cât se aruncă zarurile
value-aruba-dice-cards-any-time = și mai târziu la același rând
title-aruba-leader = Lider este cine e în față
value-aruba-leader-turn = când începe rândul lui
value-aruba-leader-movement = când începe mișcarea lui
title-aruba-leader-nitro = Lider doar cu Nitro
value-aruba-leader-nitro-loses = pierde o căsuță ca de obicei
value-aruba-leader-nitro-free = se mișcă fără penalizare
title-aruba-larceny = Furt
value-aruba-larceny-end = la sfârșitul rândului
value-aruba-larceny-any-time = oricând la rândul tău
title-aruba-new-cards = O carte primită la acest rând
value-aruba-new-cards-wait = așteaptă rândul următor
value-aruba-new-cards-fix = poate fi aruncată imediat pentru o reparație rapidă
title-aruba-races = Durată
value-aruba-races = { $number ->
    [one] o cursă
    [few] { $number } curse
   *[other] { $number } de curse
}

## Refusals
refusal-aruba-no-such-dice = Nu ai aceste zaruri. Pe masă: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Nu ai în mână cartea „{ $card }”. ({ $section })
refusal-aruba-new-card = Cartea „{ $card }” a venit la acest rând: așteaptă rândul următor. ({ $section })
refusal-aruba-roll-first = Aruncă întâi zarurile. ({ $section })
refusal-aruba-begin-only = Asta se face la începutul rândului, înainte de aruncare. ({ $section })
refusal-aruba-rolling-over = Ai păstrat deja zarurile: în acest rând nu se mai aruncă. ({ $section })
refusal-aruba-stand-first = Păstrează întâi zarurile, apoi fă combinații. ({ $section })
refusal-aruba-no-reroll = Nu mai ai nicio rearuncare. ({ $section })
refusal-aruba-keeps-all = Așa nu ai arunca niciun zar. Ca să le păstrezi pe toate, nu mai arunca. ({ $section })
refusal-aruba-mounted = Mașina { $car } are deja acolo o carte „{ $card }”. ({ $section })
refusal-aruba-straight-once = O singură chintă la un rând. ({ $section })
refusal-aruba-not-even = Nu toate zarurile sunt pare: { $dice }. ({ $section })
refusal-aruba-not-odd = Nu toate zarurile sunt impare: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Toate zarurile sunt deja folosite: un zar în plus nu mai dă nicio combinație la acest rând.
   *[all] E nevoie de toate zarurile, iar unele sunt deja folosite. Rămase: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Mașina { $car } nu are avarii. ({ $section })
refusal-aruba-nobody-ahead = Nicio mașină nu stă chiar în față. ({ $section })
refusal-aruba-wreck-ahead = Mașina { $other } din față e o epavă: nu poți trage în ea și nici să o lovești. ({ $section })
refusal-aruba-own-car-ahead = Mașina { $other } din față e a ta. ({ $section })
refusal-aruba-still-driving = Nu în mijlocul deplasării: mergi mai departe sau oprește-te întâi. Mișcare rămasă: { $count }. ({ $section })
refusal-aruba-not-driving = Nu există nicio deplasare de oprit. ({ $section })
refusal-aruba-drive-over = Deplasarea de la acest rând s-a încheiat. ({ $section })
refusal-aruba-no-movement = Nu mai ai mișcare: câștigat { $gained }, pierdut { $penalty }, parcurs { $spent }. ({ $section })
refusal-aruba-off-track = Pe partea aceea nu există bandă. ({ $section })
refusal-aruba-space-taken = Acolo stă mașina { $other }. ({ $section })
refusal-aruba-between-cars = Nu se trece printre două mașini: { $other } e în față și { $beside } alături. ({ $section })
refusal-aruba-no-hook = Cârligul se joacă la rândul altcuiva, când vine întrebarea. ({ $section })
refusal-aruba-answer-hook = Spune întâi dacă te agăți de mașina { $car }: cârlig sau pas. ({ $section })
refusal-aruba-answer-ninth = Spune întâi dacă salvezi mașina { $car } de ultimul jeton de avarie: reparație rapidă sau pas. ({ $section })
refusal-aruba-nothing-asked = Acum nu te întreabă nimeni nimic. ({ $section })
refusal-aruba-no-blast = Nicio altă mașină nu stă unde ar exploda bomba. ({ $section })
refusal-aruba-not-adjacent = { $victim } nu are nicio mașină lângă a ta. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } nu are cărți. ({ $section })
refusal-aruba-no-such-seat = { $victim } nu există aici: locurile au numere de la 1 la { $seats }. ({ $section })
refusal-aruba-own-seat = Nu poți fura de la tine. ({ $section })
refusal-aruba-cards-last = Cărțile se trag la urmă: nimic nu mai urmează la acest rând. ({ $section })
refusal-aruba-larceny-last = După Furt mai pot urma doar alte furturi și trasul cărților. ({ $section })
refusal-aruba-no-cards-left = Nu a mai rămas nicio carte de tras. ({ $section })
refusal-aruba-not-your-car = Mașina { $car } nu e a ta. ({ $section })
refusal-aruba-car-out = Mașina { $car } este în afara cursei. ({ $section })

## What happened
event-CarsLinedUp = Mașinile stau pe grila de start.
event-CarTurnBegan = Acum joacă { $seat } cu mașina { $car }.
event-CarTurnBegan-own = E rândul tău cu mașina { $car }.
event-CardMounted = { $place ->
    [front] { $seat } montează bara de protecție din față la mașina { $car }.
    [rear] { $seat } montează bara de protecție din spate la mașina { $car }.
    [left] { $seat } montează un ferăstrău pe stânga mașinii { $car }.
   *[right] { $seat } montează un ferăstrău pe dreapta mașinii { $car }.
}
event-DiceRolled = { $seat } aruncă zarurile: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } aruncă din nou un zar.
    [few] { $seat } aruncă din nou { $count } zaruri.
   *[other] { $seat } aruncă din nou { $count } de zaruri.
}
aruba-rolled-again = { $count ->
    [one] { $seat } aruncă din nou un zar: { $dice }.
    [few] { $seat } aruncă din nou { $count } zaruri: { $dice }.
   *[other] { $seat } aruncă din nou { $count } de zaruri: { $dice }.
}
event-DiceSettled = { $seat } păstrează zarurile: { $dice }.
event-ExtraDieSet = { $seat }: zarul în plus arată { $face }.
event-DieChanged = { $seat } schimbă un { $face } în { $new_face }.
event-HookAsked = { $seat } se poate agăța de mașina { $ahead }.
event-CarHooked = { $seat } agață mașina { $car } de mașina { $ahead }.
event-WindowPassed = { $seat } spune pas.
event-QuickFixMade = { $seat } aruncă „{ $card }” pentru o reparație rapidă la mașina { $car }.
event-ActionCardPlayed = { $seat } joacă „{ $card }”.
event-CombinationMade = { $combination ->
    [straight] { $seat } folosește o chintă.
    [shoot] { $seat } folosește o pereche ca să tragă.
    [mend] { $seat } folosește o pereche ca să repare.
    [turbo] { $seat } folosește un careu: turbo.
    [cards] { $seat } folosește trei la fel ca să tragă cărți.
    [even] Toate pare: { $seat } prinde avânt.
   *[odd] Toate impare: { $seat } repară tot.
}
event-CarShot = Mașina { $car } trage în mașina { $target }.
event-BombDropped = Bomba mașinii { $car } explodează și lovește: { $cars }.
event-DamageTaken = Mașina { $car } primește un jeton de avarie și are acum { $damage }.
event-DamageMended = Reparații la mașina { $car }. Avarii rămase: { $damage }.
event-NinthTokenAsked = { $seat } poate salva mașina { $car } de ultimul jeton.
event-CarWrecked = Mașina { $car } e distrusă pe căsuța { $space }.
event-WreckCleared = Epava mașinii { $car } este scoasă de pe căsuța { $space }.
event-CarStepped = { $cause ->
    [push] Mașina { $car } e împinsă de la { $start } la { $space }.
    [hook] Mașina { $car } e trasă de la { $start } la { $space }.
   *[drive] Mașina { $car } merge de la { $start } la { $space }.
}
event-DriveEnded = Mașina { $car } își încheie deplasarea pe căsuța { $space }.
event-CarRammed = Mașina { $car } lovește din spate mașina { $target }.
event-BumpersLost = Barele de protecție ale mașinilor { $car } și { $target } se ciocnesc și se pierd.
event-CarSawn = Ferăstrăul mașinii { $car } mușcă din mașina { $target }.
event-SawsLost = Ferăstraiele mașinilor { $car } și { $target } se ciocnesc și se pierd.
event-CardsStolen = { $count ->
    [one] { $seat } fură o carte de la { $victim }.
    [few] { $seat } fură { $count } cărți de la { $victim }.
   *[other] { $seat } fură { $count } de cărți de la { $victim }.
}
event-CardsStolen-own = { $seat } fură de la { $victim }: { $cards }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } trage o carte.
    [few] { $seat } trage { $count } cărți.
   *[other] { $seat } trage { $count } de cărți.
}
event-ActionCardsDrawn-own = { $seat } trage: { $cards }.
event-PileReshuffled = Cărțile aruncate se amestecă într-un pachet nou. Cărți: { $pile }.
event-StallWarned = Rânduri jucate fără nicio mișcare: { $turns }. Rânduri rămase până la întreruperea cursei: { $left }.
event-RaceStalled = Rânduri jucate fără nicio mișcare: { $turns }. Cursa se întrerupe.
event-RaceEnded = Cursa s-a încheiat. Mașini ajunse la sosire: { $home }.

## The score sheet
line-first = Locul întâi
line-second = Locul al doilea
line-third = Locul al treilea

## The table in the terminal
kind-action = acțiune
aruba-title = { $name } · cursa { $number } din { $races } · { $circuit } · pachet { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = triunghiul
aruba-circuit-harbour = portul
aruba-column-car = Mașina
aruba-column-driver = Pilot
aruba-column-damage = Avarii
aruba-column-mounted = Echipare
aruba-column-cards = Cărți
aruba-column-where = Unde
aruba-column-points = Puncte
aruba-mount-front = față
aruba-mount-rear = spate
aruba-mount-left = stânga
aruba-mount-right = dreapta
aruba-where = șirul { $row }, banda { $lane }
aruba-wreck = epavă
aruba-cleared = epavă, îndepărtată
aruba-home = sosită, locul { $place }
aruba-rolling = { $seat } aruncă pentru mașina { $car }. Rearuncări rămase: { $rerolls }
aruba-driving = { $seat } conduce mașina { $car }. Mișcare rămasă: { $movement } (pierdut: { $penalty })
aruba-waiting = { $name } așteaptă
aruba-ask-begin = { $name }, aruncă zarurile pentru mașina { $car }
aruba-ask-hook = { $name }, te agăți de mașina { $car }?
aruba-ask-dice = { $name }, ce zaruri păstrezi?
aruba-ask-act = { $name }, ce face mașina { $car }?
aruba-ask-ninth = { $name }, următorul jeton distruge mașina { $car }!
aruba-no-cards = nicio carte
aruba-held-movement = { $count ->
    [one] Mai ai o căsuță de mers și astfel o pierzi: sigur?
    [few] Mai ai { $count } căsuțe de mers și astfel le pierzi: sigur?
   *[other] Mai ai { $count } de căsuțe de mers și astfel le pierzi: sigur?
}
aruba-keep-how = Scrie zarurile pe care le păstrezi, de pildă 1 2 3 sau 123, ori o literă:
aruba-goal-movement = cele mai multe căsuțe, { $worth }
aruba-goal-straight = chintă, { $worth } căsuțe
aruba-goal-even = toate pare, { $worth }
aruba-goal-odd = toate impare, { $worth }
aruba-move-roll = aruncă zarurile
aruba-move-stand = păstrează toate zarurile
aruba-move-end = încheie rândul
aruba-move-stop = încheie deplasarea aici
aruba-move-pass = lasă așa
aruba-move-ahead = mergi drept înainte
aruba-move-left = mergi înainte spre stânga
aruba-move-right = mergi înainte spre dreapta
aruba-move-ram = lovește din spate mașina { $target }
aruba-move-even = toate pare: avânt, 6 căsuțe
aruba-move-odd = toate impare: repară tot
aruba-move-nitro = încă 2 căsuțe
aruba-move-bomb = lasă o bombă în spatele mașinii
aruba-move-repair = cartea Reparație: dispar 2 avarii
aruba-move-re-roll = încă o rearuncare
aruba-move-hook = agață-te de mașina { $car }
aruba-move-bumper-front = montează o bară de protecție în față
aruba-move-bumper-rear = montează o bară de protecție în spate
aruba-move-saw-left = montează un ferăstrău pe stânga
aruba-move-saw-right = montează un ferăstrău pe dreapta
aruba-move-keep = păstrează { $dice } și aruncă restul din nou
aruba-move-keep-none = aruncă din nou toate zarurile
aruba-move-straight-dice = chintă de la 1 la { $face }: mișcare { $face }
aruba-move-shoot-dice = pereche de { $face }: trage în mașina { $target }
aruba-move-mend-dice = pereche de { $face }: dispar 2 avarii
aruba-move-turbo-dice = careu de { $face }: încă 2 căsuțe
aruba-move-cards-dice = trei de { $face }: trage 2 cărți
aruba-move-extra-dice = zar în plus cu { $face }
aruba-move-change = schimbă un { $face } în { $new_face }
aruba-move-larceny = fură 2 cărți de la { $victim }
aruba-move-fix = aruncă „{ $card }” pentru o reparație rapidă: dispare 1 avarie
aruba-move-fix-car = aruncă „{ $card }” pentru o reparație rapidă: dispare 1 avarie de la mașina { $car }
aruba-many-bumper = montează o bară de protecție
aruba-many-saw = montează un ferăstrău
aruba-many-straight = chintă: mergi cât arată cel mai mare zar al ei
aruba-many-shoot = o pereche: trage în mașina { $target }
aruba-many-mend = o pereche: dispar 2 avarii
aruba-many-turbo = un careu: încă 2 căsuțe
aruba-many-cards = trei la fel: trage 2 cărți
aruba-many-extra = un zar în plus cu numărul pe care îl vrei
aruba-many-change = schimbă un zar aruncat în alt număr
aruba-many-steal = fură 2 cărți
aruba-many-fix = aruncă o carte pentru o reparație rapidă: dispare 1 avarie
aruba-drove = { $count ->
    [one] Mașina { $car } merge o căsuță, de la { $start } la { $space }.
    [few] Mașina { $car } merge { $count } căsuțe, de la { $start } la { $space }.
   *[other] Mașina { $car } merge { $count } de căsuțe, de la { $start } la { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } cu { $count ->
    [one] o rearuncare
    [few] { $count } rearuncări
   *[other] { $count } de rearuncări
} din { $dice }
aruba-odds-keep = Păstrează { $dice }
aruba-odds-keep-none = Aruncă din nou toate zarurile
aruba-odds-stand = Păstrează toate zarurile
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = A doua alegere: { $keep }: { $worth }
aruba-odds-chance = { $percent }%
aruba-odds-spaces = în medie { $mean } căsuțe
aruba-odds-pairs = în medie { $mean } perechi
aruba-odds-threes = în medie de { $mean } ori trei la fel
aruba-odds-fours = în medie { $mean } careuri
aruba-odds-goal-straight = Cea mai lungă chintă
aruba-odds-goal-straight-n = O chintă până la { $top }
aruba-odds-goal-even = Toate pare
aruba-odds-goal-odd = Toate impare
aruba-odds-goal-pairs = Pereche
aruba-odds-goal-threes = Trei la fel
aruba-odds-goal-fours = Careu
aruba-odds-goal-movement = Cele mai multe căsuțe
cli-odds-help = Ce zaruri să păstrezi în ARUBA și cât valorează asta: calculat exact.
cli-odds-examples = Exemple: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Zarurile, de exemplu "1 2 4 4 6"; între unu și zece.
cli-flag-rerolls = De câte ori se mai poate arunca din nou: de la 0 la 4.
cli-flag-goal = Ce se dorește: straight, straight:n (n este de la 1 la 6), even, odd, pairs, threes, fours sau movement.
cli-odds-bad-dice = „{ $text }” nu înseamnă între unu și zece zaruri cu numere de la 1 la 6.

## Explained, and the signs of the table
topic-aruba-straight = O chintă începe cu 1 și nu are goluri: 1 2 3 4 mută 4 căsuțe, un singur 1 mută una. O chintă la un rând.
topic-aruba-damage = Fiecare jeton de avarie ia un zar la următoarea aruncare. O mașină rezistă la opt; al nouălea o distruge.
legend-aruba-active = mașina care e la rând
legend-aruba-car = altă mașină
legend-aruba-wreck = o epavă
legend-aruba-grid = un loc de start
legend-aruba-red = un șir roșu
legend-aruba-damage = avarii și câte mai suportă mașina
legend-aruba-bumpers = bare de protecție față și spate
legend-aruba-saws = ferăstraie în stânga și în dreapta

## The table on the page
web-aruba-race = cursa { $number }/{ $races }
web-aruba-place = locul { $place }/{ $cars }
web-aruba-car = mașina { $number }
web-aruba-car-of = { $name }, mașina { $number }
web-aruba-driver = { $name }, mașina { $number }
web-aruba-points = { $count ->
    [one] un punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
web-aruba-dice = { $count ->
    [one] { $count } zar
    [few] { $count } zaruri
   *[other] { $count } de zaruri
}
web-aruba-lost = { $count ->
    [one] { $count } pierdut din cauza avariilor
    [few] { $count } pierdute din cauza avariilor
   *[other] { $count } de zaruri pierdute din cauza avariilor
}
web-aruba-rerolls = { $count ->
    [one] o rearuncare rămasă
    [few] { $count } rearuncări rămase
   *[other] { $count } de rearuncări rămase
}
web-aruba-movement = { $count ->
    [one] Încă o căsuță
    [few] Încă { $count } căsuțe
   *[other] Încă { $count } de căsuțe
}
web-aruba-leads = −{ $count }: singură în frunte
web-aruba-from-red = −{ $count }: pornește de pe roșu
web-aruba-leads-red = −{ $count }: în frunte, de pe roșu
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, zar în plus
web-aruba-die-lost = un zar pierdut din cauza avariilor
web-aruba-kept = păstrat
web-aruba-roll = Aruncă
web-aruba-reroll = { $count ->
    [one] Rearuncă un zar
    [few] Rearuncă { $count } zaruri
   *[other] Rearuncă { $count } de zaruri
}
web-aruba-use = Folosește-le
web-aruba-keep-these = Păstrează-le
web-aruba-end = Încheie rândul
web-aruba-stop = Oprește aici
web-aruba-combinations = Combinații
web-aruba-straight-to = { $top ->
    [one] Doar 1
    [few] Chintă 1–{ $top }
   *[other] Chintă 1–{ $top }
}
web-aruba-kind-straight = Chintă
web-aruba-kind-pair = Pereche
web-aruba-kind-three = Trei la fel
web-aruba-kind-four = Careu
web-aruba-kind-even = Toate pare
web-aruba-kind-odd = Toate impare
web-aruba-idle-straight = Mișcare
web-aruba-idle-pair = Trage sau repară
web-aruba-idle-three = Trage cărți
web-aruba-idle-four = Turbo
web-aruba-idle-even = Avânt
web-aruba-idle-odd = Repară tot
web-aruba-move = mișcare { $count }
web-aruba-mend = repară { $count }
web-aruba-draw = { $count ->
    [one] trage o carte
    [few] trage { $count } cărți
   *[other] trage { $count } de cărți
}
web-aruba-shoot = trage: { $numbers }
web-aruba-bomb = lovește: { $numbers }
web-aruba-or = sau
web-aruba-home = SOSIRE
web-aruba-label-ram = lovitură: { $tokens }
web-aruba-label-saw = ferăstrău: { $tokens }
web-aruba-go = { $count } înainte, banda { $lane }.
web-aruba-over-line = Peste linia de sosire!
web-aruba-left = { $count ->
    [one] Mai rămâne o căsuță.
    [few] Mai rămân { $count } căsuțe.
   *[other] Mai rămân { $count } de căsuțe.
}
web-aruba-red = Roșu: următoarea deplasare pierde o căsuță.
web-aruba-hit-ram = Lovește mașina { $car }, avarii { $tokens }.
web-aruba-hit-saw = Un ferăstrău mușcă din mașina { $car }, avarii { $tokens }.
web-aruba-hit-saws = Două ferăstraie se întâlnesc și se pierd.
web-aruba-hit-last = Ar fi ultimul jeton de avarie.
web-aruba-no-cards = Nicio carte în mână
web-aruba-why-kept = Zarurile sunt pe masă, dar păstrezi altele. Atinge-le și pe acelea.
web-aruba-why-dice = Zarurile tale nu o arată.
web-aruba-space = șirul { $row }, banda { $lane }
web-aruba-foot-bomb = în spatele tău
web-aruba-foot-hook = la cerere
web-aruba-foot-extra-die = încă un zar
web-aruba-foot-die-change = întoarce un zar
web-aruba-foot-larceny = fură cărți
web-aruba-foot-re-roll = încă o aruncare
web-aruba-foot-nitro = mișcare în plus
web-aruba-foot-repair = repară
web-aruba-foot-bumper = montează
web-aruba-foot-saw = montează
web-aruba-foot-fix = reparație rapidă
web-aruba-has-front = bară în față
web-aruba-has-rear = bară în spate
web-aruba-has-left = ferăstrău în stânga
web-aruba-has-right = ferăstrău în dreapta
web-aruba-hook-title = Te agăți?
web-aruba-hook-text = Mașina { $car } e chiar în față. Dacă te agăți, o urmezi pas cu pas până i se termină rândul.
web-aruba-ninth-title = Ultimul jeton de avarie!
web-aruba-ninth-text = Aruncă o carte ca să salvezi mașina { $car }, altfel e distrusă.
web-aruba-unused = Încă nefolosite: { $list }. Închei totuși rândul?
web-aruba-standings = Clasament
web-aruba-road = Drumul
web-aruba-odds = Cât valorează?
web-aruba-odds-lead = { $count ->
    [one] Șanse exacte cu o rearuncare, dacă arunci mai departe cât mai bine pentru fiecare țintă. Atinge cea mai bună alegere ca s-o iei.
    [few] Șanse exacte cu { $count } rearuncări, dacă arunci mai departe cât mai bine pentru fiecare țintă. Atinge cea mai bună alegere ca s-o iei.
   *[other] Șanse exacte cu { $count } de rearuncări, dacă arunci mai departe cât mai bine pentru fiecare țintă. Atinge cea mai bună alegere ca s-o iei.
}
web-aruba-odds-goal = Țintă
web-aruba-odds-this = Acestea
web-aruba-odds-best = Cea mai bună
web-aruba-ahead = { $count } în față, banda { $lane }
web-aruba-behind = { $count } în spate, banda { $lane }
web-aruba-level = în dreptul tău, banda { $lane }
web-aruba-damage = avarii { $count }
web-aruba-row = șirul { $row }
web-aruba-on-red = Ești pe roșu.
web-aruba-red-in = Următorul șir roșu: peste { $count ->
    [one] un șir
    [few] { $count } șiruri
   *[other] { $count } de șiruri
}.
web-aruba-line-in = Linia de sosire: peste { $count ->
    [one] un șir
    [few] { $count } șiruri
   *[other] { $count } de șiruri
}.
web-aruba-you = Conduci mașina { $car }: șirul { $row }, banda { $lane }, avarii { $damage }.
web-aruba-track = Pista văzută de la mașina ta
web-aruba-key-die = ia sau lasă un zar
web-aruba-key-roll = aruncă, sau rearuncă zarurile libere
web-aruba-key-combination = o combinație: păstreaz-o, apoi folosește-o
web-aruba-key-card = o carte din mână
web-aruba-key-drive = drept, la stânga, la dreapta
web-aruba-key-ram = lovește mașina din față
web-aruba-key-enter = apasă butonul evidențiat
web-aruba-key-answer = răspunde la o întrebare, alege
web-aruba-arrived = Mașini ajunse la sosire
web-aruba-nobody-home = Nicio mașină nu a ajuns la sosire.

## Hints
hint-aruba-spaces = Căsuțe aduse de acest rând: { $this }
hint-aruba-dice = Zaruri la o aruncare: { $this }
hint-aruba-taken = Jetoane de avarie pe care le primești: { $this }
hint-aruba-dealt = Jetoane de avarie pe care le primesc rivalii: { $this }
hint-aruba-in-front = Rânduri în care în frunte ești doar tu și pierzi mișcare: { $this }
hint-aruba-on-red = Rânduri în care pornești de pe roșu: { $this }
hint-aruba-wrecked = Pierzi o mașină în { $this } din 100 de cazuri
hint-aruba-cards = Cărți în mână după acest rând: { $this }
hint-aruba-won = Câștigi această cursă în { $this } din 100 de cazuri
hint-aruba-points = Punctele tale în această cursă: { $this }

## On the page
web-poster-aruba = Zece zaruri, ferăstraie și bare de protecție. Avariile costă zaruri.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Ajunge printre primele { $scored } mașini la sosire și { $races ->
    [1] câștigă cursa
   *[other] strânge puncte în { $races } curse
}. Pe drum mașinile se lovesc, trag una în alta, se taie și se bombardează.
howto-aruba-goal-cars = { $players ->
    [none] Aici fiecare conduce { $count } mașini, pe rând.
   *[other] Cu { $players } jucători fiecare conduce { $count } mașini, pe rând.
} Cărțile din mână sunt bune pentru toate.
howto-aruba-turn-begin = Înainte de aruncare poți monta bare de protecție și ferăstraie pe mașina ta.
howto-aruba-turn-roll = Aruncă { $dice } zaruri, cu unul mai puțin pentru fiecare jeton de avarie. Păstrează ce vrei și aruncă restul din nou, de cel mult { $rerolls } ori.
howto-aruba-turn-combine = Fă combinații în orice ordine. Fiecare zar contează o dată și nu trebuie să le folosești pe toate.
howto-aruba-turn-last = Toată mișcarea ta e o singură deplasare, pas cu pas. Cărțile le tragi la sfârșit de tot.

## Dice
howto-aruba-name-straight = Chintă de la 1
howto-aruba-name-pair = Pereche
howto-aruba-name-three = Trei la fel
howto-aruba-name-four = Careu
howto-aruba-name-even = Toate pare
howto-aruba-name-odd = Toate impare
howto-aruba-dice-straight = Mergi cât arată cel mai mare zar al ei: 1 2 3 4 dă 4, un singur 1 dă 1. O singură dată la fiecare rând.
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
    [all] Dacă în frunte ești doar tu, pierzi { $leader } din mișcare, cu zaruri sau cu Nitro. La egalitate nu, și nici după ce o mașină a ajuns la sosire.
   *[dice] Dacă în frunte ești doar tu, pierzi { $leader } din mișcarea dată de zaruri. La egalitate nu, și nici după ce o mașină a ajuns la sosire.
}
howto-aruba-drive-corner = O deplasare care începe pe roșu pierde { $corner } din mișcare. Trecerea peste roșu nu costă nimic.
howto-aruba-drive-ram = Dacă mai ai mișcare, lovește mașina chiar din față: avarii +{ $ram } și e împinsă o căsuță, cu toate cele din fața ei. Îi iei locul și te oprești.

## Damage
howto-aruba-name-tokens = Jetoane de avarie
howto-aruba-name-fatal = Jetonul de avarie { $fatal }
howto-aruba-name-quick-fix = Reparație rapidă
howto-aruba-name-wreck = Epave
howto-aruba-damage-tokens = Fiecare jeton de avarie îți ia un zar la aruncări. O mașină suportă { $most }.
howto-aruba-damage-fatal = Distruge mașina. Dacă ai cărți, jocul te întreabă înainte: arunci una, și mașina scapă.
howto-aruba-damage-quick-fix = Aruncă orice carte în loc s-o joci: avarii −{ $fix }. Oricând te întreabă jocul ceva, chiar și la rândul altuia.
howto-aruba-damage-wreck = O epavă rămâne în drum. Nu poate fi lovită, împinsă sau tăiată și nu se trage în ea. Dacă un șir întreg e distrus, cea mai veche epavă dispare.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Înainte sau după deplasare: avarii +{ $bomb } pentru fiecare mașină din cele { $rows } șiruri din spatele tău, pe banda ta și alături.
   *[around] Înainte sau după deplasare: avarii +{ $bomb } pentru fiecare mașină din jurul căsuței din spatele tău, și pentru a ta.
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
howto-aruba-card-nitro = Până se încheie deplasarea: { $nitro } căsuțe, pe lângă altă mișcare sau și singure.
howto-aruba-card-repair = Oricând la rândul tău: avarii −{ $repair }.
howto-aruba-card-bumper = Rămâne montată. În față: la avariile date de loviturile tale se adaugă { $bumper }. În spate: loviturile nu te avariază. Față contra spate: se pierd amândouă.
howto-aruba-card-saw = Rămâne montat, în stânga sau în dreapta: avarii +{ $saw } pentru mașina din acea parte, când una ajunge lângă cealaltă. Două ferăstraie față în față se pierd.

## Scoring
howto-aruba-scoring-place = { $worth ->
    [one] Un punct.
    [few] { $worth } puncte.
   *[other] { $worth } de puncte.
}
howto-aruba-scoring-end = Cursa se încheie când au ajuns la sosire { $scored } mașini. Celelalte nu primesc nimic.
howto-aruba-scoring-match = { $races ->
    [1] Câștigă cine trece primul linia de sosire.
   *[other] După { $races } curse câștigă cine are cele mai multe puncte. La egalitate contează locul mai bun din ultima cursă.
}
howto-aruba-scoring-next = { $grid ->
    [order] Înainte de cursa următoare dispar cărțile, echipamentul și avariile. Cine a câștigat pornește în față, ceilalți urmează în ordinea jocului.
   *[arrival] Înainte de cursa următoare dispar cărțile, echipamentul și avariile. Se pornește în ordinea sosirii.
}

## Easily got wrong
howto-aruba-mind-straight = O chintă începe cu 1 și nu are goluri: 4 5 6 nu te mișcă deloc.
howto-aruba-mind-all = Toate pare și toate impare înseamnă fiecare zar, și cele în plus. Nu merge cu altă combinație; cu Nitro, da.
howto-aruba-mind-order = Focurile de armă și bombele vin înainte sau după deplasare, niciodată la mijloc. Se pot folosi și fără să mergi.
howto-aruba-mind-fresh = { $fresh ->
    [wait] O carte venită la acest rând așteaptă rândul următor. Nici pentru o reparație rapidă nu e bună.
   *[fix] O carte venită la acest rând așteaptă rândul următor. Imediat e bună doar pentru o reparație rapidă.
}

## On the table
howto-aruba-name-die = Un zar
howto-aruba-table-die = Atinge-l ca să-l păstrezi; celelalte se aruncă din nou. Litera din colț arată combinația lui.
howto-aruba-name-lost = Un zar pierdut
howto-aruba-table-lost = Fiecare jeton de avarie îți ia un zar. Repară și îl arunci din nou tura viitoare.
howto-aruba-name-dice-left = Zarurile unei mașini
howto-aruba-table-dice-left = Câte zaruri aruncă această mașină: { $dice }, cu unul mai puțin pentru fiecare jeton de avarie.
howto-aruba-name-hand = Cărți de acțiune în mână
howto-aruba-table-hand = Câte cărți de acțiune are în mână.
howto-aruba-name-points = Puncte
howto-aruba-table-points = Punctele din cursele de până acum.
howto-aruba-name-space = O căsuță
howto-aruba-table-space = Pe o căsuță încape o mașină. La cea luminată se poate ajunge; numărul spune în câți pași.
web-order-hook = Dacă te poți agăța de mașina din față și ai un cârlig, îl joci?
web-order-ninth = Dacă mașina ta ar primi ultimul jeton de avarie, o salvezi cu cea mai ieftină carte?

## Hints in plain words
hint-aruba-roll = Rândul tău începe cu zarurile
hint-aruba-keep-none = Niciunul dintre zarurile acestea nu merită păstrat
hint-aruba-keep-whole = Chinta e completă; din celelalte zaruri mai poate ieși ceva
hint-aruba-keep-straight = Chinta ta ajunge la { $face }; acum îți trebuie { $next }
hint-aruba-keep-gap = Lipsește doar { $next } pentru o chintă până la { $face }
hint-aruba-keep-begun = O chintă are nevoie de 1, iar tu îl ai
hint-aruba-keep-same = Zaruri cu { $face }: { $count }. Adună mai departe
hint-aruba-keep-even = Dacă toate zarurile sunt pare, ai un avânt de 6 căsuțe
hint-aruba-keep-odd = Dacă toate zarurile sunt impare, dispar toate avariile
hint-aruba-keep = Cu zarurile acestea, aruncarea următoare aduce cel mai mult
hint-aruba-stand = Zarurile sunt bune așa; încă o aruncare mai degrabă le-ar strica
hint-aruba-straight = Chinta te duce înainte cu { $count ->
    [one] o căsuță
    [few] { $count } căsuțe
   *[other] { $count } de căsuțe
}
hint-aruba-even = Toate pare: mai departe nu te duc zarurile acestea
hint-aruba-odd = Repară toată mașina, iar data viitoare arunci toate zarurile
hint-aruba-turbo = Două căsuțe în plus, orice altceva folosești
hint-aruba-three = Două cărți în plus îți pot salva sau grăbi mașina
hint-aruba-mend = Două jetoane de avarie mai puțin: data viitoare arunci două zaruri în plus
hint-aruba-shoot = Avariile iau zaruri mașinii { $target }, care încetinește
hint-aruba-shoot-last = Mașina { $target } primește ultimul jeton de avarie: e distrusă
hint-aruba-drive-home = De acolo ajungi la sosire în rândul acesta
hint-aruba-drive-hits = Pe drum avariezi mașina { $target }
hint-aruba-drive-hit = Te costă ceva avarii, dar înaintezi
hint-aruba-drive-red = Înaintezi, chiar dacă data viitoare pornești de pe roșu
hint-aruba-drive-past = Pe acolo poți depăși { $count ->
    [one] o mașină
    [few] { $count } mașini
   *[other] { $count } de mașini
}
hint-aruba-drive-far = Căsuțe libere pe acolo: { $count }
hint-aruba-drive = Acolo drumul e liber
hint-aruba-ram = Mașina { $target } îți stă în drum: primește avarii, iar tu îi iei locul
hint-aruba-stop = Mai în față ai mai mult de pierdut decât de câștigat
hint-aruba-end = Ce a rămas nu te ajută acum
hint-aruba-pass = Nu merită o carte
hint-aruba-pass-hook = Nu merită cârligul acum
hint-aruba-fix = Un jeton de avarie mai puțin: arunci un zar în plus
hint-aruba-steal = Două cărți în plus pentru tine și două mai puțin pentru un rival
hint-aruba-extra = Un zar în plus îți face combinația mai bună
hint-aruba-change = Cu numărul acela zarurile tale valorează mai mult
hint-aruba-nitro = Două căsuțe în plus în deplasarea aceasta
hint-aruba-bomb = Lovește mașinile chiar din spatele tău
hint-aruba-repair = Două jetoane de avarie mai puțin: arunci două zaruri în plus
hint-aruba-re-roll = Încă o șansă pentru zarurile de care ai nevoie
hint-aruba-hook = Cu cârligul ești tras înainte
hint-aruba-bumper = În față îți întărește loviturile, în spate te protejează
hint-aruba-saw = Avariază mașinile care ajung lângă tine
hint-plain-aruba-spaces = Așa ajungi mai departe în rândul acesta
hint-plain-aruba-dice = Așa arunci mai multe zaruri în rândurile următoare
hint-plain-aruba-taken = Așa primești mai puține avarii
hint-plain-aruba-dealt = Așa rivalii primesc mai multe avarii
hint-plain-aruba-in-front = Așa nu pierzi mișcare în frunte
hint-plain-aruba-on-red = Așa pornești mai rar de pe roșu
hint-plain-aruba-wrecked = Așa mașina ta e distrusă mai rar
hint-plain-aruba-cards = Așa ai apoi mai multe cărți
