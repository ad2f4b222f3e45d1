# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } km

## Cards of Speed 1.200 km
card-speed-1200-stop = STOP
card-speed-1200-limit = LIMITĂ MAXIMĂ DE VITEZĂ
card-speed-1200-out-of-gas = PANĂ DE BENZINĂ
card-speed-1200-puncture = PANĂ DE CAUCIUC
card-speed-1200-damage = DEFECȚIUNE
card-speed-1200-start = START
card-speed-1200-end-limit = SFÂRȘITUL LIMITĂRII DE VITEZĂ
card-speed-1200-gasoline = BENZINĂ
card-speed-1200-spare-tire = REZERVĂ
card-speed-1200-replacement = PIESĂ DE SCHIMB
card-speed-1200-open-road = DRUM DESCHIS
card-speed-1200-gas-station = STAȚIE DE BENZINĂ
card-speed-1200-tire = VULCANIZARE
card-speed-1200-workshop = SERVICE AUTO

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Stop
card-kilometer-1000-limit = Limită de viteză
card-kilometer-1000-out-of-gas = Rezervor gol
card-kilometer-1000-flat = Pană de cauciuc
card-kilometer-1000-accident = Accident
card-kilometer-1000-roll = Undă verde
card-kilometer-1000-end-limit = Sfârșitul limitei de viteză
card-kilometer-1000-gas = Benzină
card-kilometer-1000-spare = Roți de rezervă
card-kilometer-1000-repair = Service
card-kilometer-1000-right-of-way = Prioritate
card-kilometer-1000-extra-tank = Benzinărie
card-kilometer-1000-puncture-proof = Anvelope antipană
card-kilometer-1000-driving-ace = Școală de șoferi

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Semafor roșu
card-mille-bornes-limit = Limită de viteză
card-mille-bornes-out-of-gas = Rezervor gol
card-mille-bornes-flat = Pană de cauciuc
card-mille-bornes-accident = Motor defect
card-mille-bornes-roll = Semafor verde
card-mille-bornes-end-limit = Sfârșitul limitei de viteză
card-mille-bornes-gas = Benzină
card-mille-bornes-spare = Roată de rezervă
card-mille-bornes-repair = Reparație
card-mille-bornes-right-of-way = Prioritate
card-mille-bornes-extra-tank = Cisternă
card-mille-bornes-puncture-proof = Anvelope antipană
card-mille-bornes-driving-ace = Asul volanului

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = CONFLICT
coup-kilometer-1000 = Răspuns fulger
coup-mille-bornes = Mutare de maestru
kind-distance = kilometri
kind-hazard = atac
kind-remedy = apărare
kind-safety = joker
section-speed-1200-7a = § 7A
section-speed-1200-7b = § 7B
section-speed-1200-7c = § 7C
section-kilometer-1000-tovabbi-jatekmenet = Desfășurarea jocului – { $printed }
section-kilometer-1000-a-jatek-kezdete = Începutul jocului – { $printed }
section-kilometer-1000-haritas = Apărarea – { $printed }
section-kilometer-1000-sebesseg-kartyak = Cărți de viteză – { $printed }
section-kilometer-1000-kilometerkartyak = Cărți de kilometri – { $printed }
section-kilometer-1000-a-jatek-celja = Scopul jocului – { $printed }
section-kilometer-1000-utokartyak = Jokeri – { $printed }
section-kilometer-1000-tamadas = Atacul – { $printed }
section-kilometer-1000-villamvalasz = Răspuns fulger – { $printed }
section-kilometer-1000-hosszabbitas = Prelungire – { $printed }
section-mille-bornes-standardpartie = Cursa obișnuită – { $printed }
section-mille-bornes-standardpartie-1 = Cursa obișnuită 1 – { $printed }
section-mille-bornes-standardpartie-3 = Cursa obișnuită 3 – { $printed }
section-mille-bornes-standardpartie-4 = Cursa obișnuită 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Cărți de atac și de apărare – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Limită de viteză – { $printed }
section-mille-bornes-kilometerkarten = Cărți de kilometri – { $printed }
section-mille-bornes-schutzkarten = Jokeri – { $printed }
section-mille-bornes-meisterzug = Mutare de maestru – { $printed }
section-mille-bornes-variante = Variantă – { $printed }

## Options
option-speed-1200-limit = Când se încheie partida: la atâtea puncte sau după atâtea runde; la egalitate în frunte se mai joacă o rundă.
option-speed-1200-six-goal = Distanța de parcurs cu șase jucători, în km. În regulament scrie 1.000, dar nicio sumă a cărților nu dă acest număr.
option-speed-1200-own-turn-wild = Un joker împotriva unui atac în vigoare: atacul este anulat, dar tot e nevoie de START, sau cartea de atac este îndepărtată și mașina merge mai departe.
option-kilometer-1000-limit = Când se încheie raliul: la atâtea puncte sau după atâtea etape; la egalitate în frunte se mai joacă o etapă.
option-kilometer-1000-safety-turn = Un joker jucat la rândul tău îți dă dreptul să mai joci o dată sau nu (ca în regulament).
option-kilometer-1000-limit-attack = Limita de viteză se joacă doar pe o mașină în mers (ca în regulament) sau oricând.
option-mille-bornes-mode = Cursa obișnuită; varianta din regulament (după fiecare apărare e nevoie de un semafor verde); sau cursa pentru cei mici (un semafor verde e pe masă de la început).
option-mille-bornes-sides = Cine joacă cu cine: fiecare pe cont propriu sau în perechi. Automat: doi până la patru jucători pe cont propriu, șase și opt în perechi.
option-mille-bornes-limit = O serie continuă până când o tabără câștigă atâtea curse.

## Options in a word or two, and their values
title-speed-1200-limit = Sfârșitul partidei
value-speed-1200-limit-points = atâtea puncte
value-speed-1200-limit-rounds = atâtea runde
title-speed-1200-six-goal = Distanța cu șase jucători
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Joker la rândul tău
value-speed-1200-own-turn-wild-voids = anulează atacul; tot e nevoie de START
value-speed-1200-own-turn-wild-removes = îndepărtează atacul; mașina merge mai departe
title-kilometer-1000-limit = Sfârșitul raliului
value-kilometer-1000-limit-points = atâtea puncte
value-kilometer-1000-limit-rounds = atâtea etape
title-kilometer-1000-safety-turn = Joker la rândul tău
value-kilometer-1000-safety-turn-none = este tot rândul, ca în regulament
value-kilometer-1000-safety-turn-classic = mai dă un rând
title-kilometer-1000-limit-attack = Limita de viteză ca atac
value-kilometer-1000-limit-attack-needs-green = doar pe o mașină în mers, ca în regulament
value-kilometer-1000-limit-attack-classic = oricând
title-mille-bornes-mode = Cursa
value-mille-bornes-mode-standard = obișnuită
value-mille-bornes-mode-variant = variantă: semafor verde după fiecare apărare
value-mille-bornes-mode-youngest = pentru cei mici: semaforul verde e pe masă de la început
title-mille-bornes-sides = Cine joacă cu cine
value-mille-bornes-sides-auto = după numărul de jucători
value-mille-bornes-sides-alone = fiecare pe cont propriu
value-mille-bornes-sides-pairs = în perechi
title-mille-bornes-limit = Lungimea seriei
value-mille-bornes-limit-wins = atâtea victorii

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Nu ai în mână cartea „{ $card }”. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Mașina ta așteaptă: în variantă e nevoie de „{ $start_card }” la start și după fiecare apărare, abia apoi „{ $card }”.
   *[standard] Mașina ta așteaptă: întâi „{ $start_card }”, apoi „{ $card }”.
} ({ $section })
refusal-stopped = „{ $attack_card }” te oprește: joacă întâi „{ $remedy_card }”. ({ $section })
refusal-speed-limit = Limită de viteză: până la „{ $remedy_card }” ai voie cel mult { $limit_km } km; { $km } km e prea mult. ({ $section })
refusal-big-cards = Într-o { $game ->
    [speed-1200] rundă
    [kilometer-1000] etapă
   *[mille-bornes] cursă
} fiecare tabără poate juca doar { $count ->
    [one] { $count } carte de { $km } km, iar a ta e deja pe masă
    [few] { $count } cărți de { $km } km, iar ale tale sunt deja pe masă
   *[other] { $count } de cărți de { $km } km, iar ale tale sunt deja pe masă
}. ({ $section })
refusal-past-goal = { $km } km e prea mult: până la exact { $goal_km } km mai sunt doar { $remaining_km } km. ({ $section })
refusal-already-driving = Mașina ta merge deja: „{ $start_card }” nu ar schimba nimic. ({ $section })
refusal-start-not-needed = Cu „{ $safety_card }” nu ai nevoie de „{ $card }”. ({ $section })
refusal-no-limit = „{ $attack_card }” nu este în vigoare: „{ $card }” nu ar schimba nimic. ({ $section })
refusal-no-attack = „{ $attack_card }” nu este în vigoare: „{ $card }” nu ar schimba nimic. ({ $section })
refusal-wrong-remedy = Este în vigoare „{ $attack_card }”: îți trebuie „{ $remedy_card }”, nu „{ $card }”. ({ $section })
refusal-protected = { $side }: „{ $card }” nu are efect aici, jokerul „{ $safety_card }” oferă protecție. ({ $section })
refusal-already-limited = { $side }: „{ $attack_card }” este deja în vigoare. ({ $section })
refusal-target-waiting = { $side }: mașina nu merge acum. „{ $card }” se joacă doar pe o mașină în mers. ({ $section })
refusal-target-stopped = { $side }: mașina e deja oprită de „{ $attack_card }”. Nu se pune atac peste atac. ({ $section })
refusal-own-side = „{ $card }” este un atac: nu îl poți juca pe propria mașină. ({ $section })
refusal-no-such-side = { $side } nu există aici: taberele au numere de la 1 la { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }” este un atac: spune împotriva cui îl joci. ({ $section })
refusal-not-an-attack = „{ $card }” nu este un atac: nu se joacă împotriva adversarilor. ({ $section })
refusal-answer-first = Răspunde întâi la „{ $attack_card }”: contraatac sau pas. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Acum nu există niciun atac la care să răspunzi
   *[other] Momentul pentru „{ $coup }” împotriva cărții „{ $attack_card }” a trecut
}{ $card ->
    [none] .
   *[other] ; cartea „{ $card }” mai poate fi jucată.
} ({ $section })
refusal-wrong-safety = „{ $card }” nu oprește „{ $attack_card }”: îți trebuie „{ $safety_card }”. ({ $section })
refusal-choose-first = Spune întâi dacă ceri prelungire sau te oprești. ({ $section })
refusal-no-choice = Acum nu e momentul pentru prelungire. ({ $section })

## What happened
event-StartLaidOut = { $side } are „{ $card }” în față de la început.
event-CardDrawn = { $seat } trage o carte.
event-CardDrawn-own = Tragi „{ $card }”.
event-CardDrawn-open = { $seat } trage „{ $card }”.
event-CardLaid-moved = { $seat } joacă „{ $card }”: { $total_km } km parcurși.
event-CardLaid = { $seat } joacă „{ $card }”.
event-CarMoved = { $side }: { $total_km } km parcurși.
event-AttackLaid = { $seat } atacă cu „{ $card }”. Țintă: { $side }.
event-AnswerAsked = { $seat } poate răspunde la „{ $card }”.
event-AnswerPassed = { $seat } acceptă atacul.
event-CoupPlayed = { $seat } contraatacă cu „{ $card }”!
event-AttackEnded = { $side }: cartea „{ $card }” nu mai are efect.
event-AttackRemoved = { $side } scapă de „{ $card }”.
event-CardDiscarded = { $seat } aruncă „{ $card }”.
event-ExtensionOffered = { $seat } a ajuns la destinație și poate cere prelungire.
event-ExtensionCalled = { $seat } cere prelungire până la { $goal_km } km.
event-ExtensionDeclined = { $seat } se oprește aici.
event-TripCompleted = { $side }: călătoria de { $km } km este încheiată!
event-TurnBegan = Acum joacă { $seat }.
event-RaceRanOut = S-au terminat cărțile.

## The score sheet
line-km = Kilometri
line-safeties = Jokeri
line-all-safeties = Toți cei patru jokeri
line-coups = { $game ->
    [speed-1200] Conflicte
    [kilometer-1000] Răspunsuri fulger
   *[mille-bornes] Mutări de maestru
}
line-trip = Călătorie încheiată
line-delayed = Acțiune întârziată
line-safe-trip = Călătorie în siguranță
line-shut-out = Excludere
line-extension = Prelungire
line-race-won = Cursă câștigată
