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
option-speed-1200-limit = Când se încheie partida: la un număr de puncte sau după un număr de runde; la egalitate în frunte se mai joacă o rundă.
option-speed-1200-six-goal = Distanța de parcurs cu șase jucători, în km. În regulament scrie 1.000, dar nicio sumă a cărților nu dă acest număr.
option-speed-1200-own-turn-wild = Un joker împotriva unui atac în vigoare: atacul este anulat, dar tot e nevoie de START, sau cartea de atac este îndepărtată și mașina merge mai departe.
option-kilometer-1000-limit = Când se încheie raliul: la un număr de puncte sau după un număr de etape; la egalitate în frunte se mai joacă o etapă.
option-kilometer-1000-safety-turn = Un joker jucat la rândul tău îți dă dreptul să mai joci o dată sau nu (ca în regulament).
option-kilometer-1000-limit-attack = Limita de viteză se joacă doar pe o mașină în mers (ca în regulament) sau oricând.
option-mille-bornes-mode = Cursa obișnuită; varianta din regulament (după fiecare apărare e nevoie de un semafor verde); sau cursa pentru cei mici (un semafor verde e pe masă de la început).
option-mille-bornes-sides = Cine joacă cu cine: fiecare pe cont propriu sau în perechi. Automat: doi până la patru jucători pe cont propriu, șase și opt în perechi.
option-mille-bornes-limit = O serie continuă până când o tabără câștigă acest număr de curse.

## Options in a word or two, and their values
title-speed-1200-limit = Sfârșitul partidei
value-speed-1200-limit-points = număr de puncte
value-speed-1200-limit-rounds = număr de runde
title-speed-1200-six-goal = Distanța cu șase jucători
value-speed-1200-six-goal = { $number } km
title-speed-1200-own-turn-wild = Joker la rândul tău
value-speed-1200-own-turn-wild-voids = anulează atacul; tot e nevoie de START
value-speed-1200-own-turn-wild-removes = îndepărtează atacul; mașina merge mai departe
title-kilometer-1000-limit = Sfârșitul raliului
value-kilometer-1000-limit-points = număr de puncte
value-kilometer-1000-limit-rounds = număr de etape
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
value-mille-bornes-limit-wins = număr de victorii

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
refusal-target-stopped = { $side }: mașina e deja oprită de „{ $attack_card }”. Nu poți ataca de două ori. ({ $section })
refusal-own-side = „{ $card }” este un atac: nu îl poți juca pe propria mașină. ({ $section })
refusal-no-such-side = { $side } nu există aici: taberele au numere de la 1 la { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }” este un atac: spune împotriva cui îl joci. ({ $section })
refusal-not-an-attack = „{ $card }” nu este un atac: nu se joacă împotriva adversarilor. ({ $section })
refusal-answer-first = Răspunde întâi la „{ $attack_card }”: contraatacă sau acceptă atacul. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Acum nu există niciun atac la care să răspunzi
   *[other] Momentul pentru „{ $coup }” împotriva cărții „{ $attack_card }” a trecut
}{ $card ->
    [none] .
   *[other] ; cartea „{ $card }” o mai poți juca la rândul tău.
} ({ $section })
refusal-wrong-safety = „{ $card }” nu oprește „{ $attack_card }”: îți trebuie „{ $safety_card }”. ({ $section })
refusal-choose-first = Spune întâi dacă ceri prelungire sau te oprești. ({ $section })
refusal-no-choice = Acum nu e momentul pentru prelungire. ({ $section })

## What happened
event-StartLaidOut = { $side }: „{ $card }” e în față de la început.
event-CardDrawn = { $seat } trage o carte.
event-CardDrawn-open = { $seat } trage „{ $card }”.
event-CardLaid-moved = { $seat } joacă „{ $card }”: { $total_km } km parcurși.
event-CardLaid = { $seat } joacă „{ $card }”.
event-CarMoved = { $side }: { $total_km } km parcurși.
event-AttackLaid = { $seat } atacă cu „{ $card }”. Țintă: { $side }.
event-AnswerAsked = { $seat } poate răspunde la „{ $card }”.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } s.
}
event-AnswerPassed = { $seat } acceptă atacul.
event-CoupPlayed = { $seat } contraatacă cu „{ $card }”!
event-AttackEnded = { $side }: cartea „{ $card }” nu mai are efect.
event-AttackRemoved = { $side } scapă de „{ $card }”.
event-CardDiscarded = { $seat } aruncă „{ $card }”.
event-ExtensionOffered = { $seat } a ajuns la destinație și poate cere prelungire.
event-ExtensionOffered-own = Ai ajuns! Continui până la { $goal_km } km?
event-ExtensionCalled = { $seat } cere prelungire până la { $goal_km } km.
event-ExtensionDeclined = { $seat } se oprește aici.
event-TripCompleted = { $side }: călătoria de { $km } km este încheiată!
event-TurnBegan = Acum joacă { $seat }.
event-TurnBegan-own = E rândul tău.
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

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: dacă te atacă cineva și ai jokerul potrivit, îl poți juca imediat, peste rând. Atacul dispare, tragi o carte și urmezi tu.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] runda
    [kilometer-1000] etapa
   *[other] cursa
} { $number } · destinație { $goal_km } km · cărți disponibile { $pile }
cli-bornes-title-short = destinație { $goal_km } km · disponibile { $pile }
cli-bornes-discards = inutile
cli-bornes-battle = Luptă
cli-bornes-speed = Viteză
cli-bornes-safeties = Jokeri
cli-bornes-distances = Kilometri
cli-bornes-driving = merge
cli-bornes-waiting = îi trebuie { $card }
cli-bornes-stopped = stă
cli-bornes-hand = Cărți în mână: { $name }
cli-bornes-attacked = { $by } atacă cu „{ $card }”: ce răspunzi?
bornes-move-lay = Joacă „{ $card }”
bornes-move-attack = Atacă cu „{ $card }”, țintă: { $side }
bornes-move-discard = Aruncă „{ $card }”
bornes-move-coup = Contraatacă cu „{ $card }”
bornes-move-pass = Acceptă atacul
bornes-move-extend = Cere prelungire
bornes-move-finish = Oprește-te aici
cli-bornes-short-lay = joacă
cli-bornes-short-attack = țintă: { $side }
cli-bornes-short-discard = aruncă
cli-bornes-short-coup = contraatacă
cli-bornes-short-pass = acceptă
cli-bornes-short-extend = cere prelungire
cli-bornes-short-finish = oprește-te aici

## Hints
hint-bornes-standing = Rânduri în care mai stai pe loc: { $this }
hint-bornes-creeping = Rânduri în care te ține o limită de viteză: { $this }
hint-bornes-stopped = Te oprește cineva în { $this } din 100 de cazuri
hint-bornes-coup = { $coup } din partea ta în { $this } din 100 de cazuri
hint-bornes-struck-back = { $coup } din partea unui rival în { $this } din 100 de cazuri
hint-bornes-rivals-standing = Rânduri în care rivalii stau pe loc: { $this }
hint-bornes-nothing-fits = Rânduri aproape de destinație în care nu se potrivește nicio carte: { $this }
hint-bornes-missed = Cartea îți lipsește în { $this } din 100 de cazuri
hint-bornes-hardly = Cartea aceasta îți va lipsi rareori: în { $this } din 100 de cazuri
hint-bornes-spare = Din cărțile „{ $attack_card }” s-au dus { $gone } din { $all }: cartea aceasta îți lipsește în { $this } din 100 de cazuri
hint-bornes-safe-trip = Primești premiul pentru călătoria fără cea mai mare carte în { $this } din 100 de cazuri
hint-bornes-shut-out = Un rival rămâne fără kilometri în { $this } din 100 de cazuri
hint-bornes-delayed = Ajungi după ce s-a tras ultima carte în { $this } din 100 de cazuri
hint-bornes-home = Ajungi înaintea tuturor în { $this } din 100 de cazuri
hint-bornes-beaten = Un rival ajunge înaintea ta în { $this } din 100 de cazuri
hint-bornes-ahead = Ajungi mai departe decât toți rivalii în { $this } din 100 de cazuri
hint-bornes-km = Ajungi la { $this } km
hint-bornes-rival-km = Cel mai bun rival ajunge la { $this } km
hint-bornes-points = Punctele tale în această călătorie: { $this }
hint-bornes-rival-points = Punctele celui mai bun rival în această călătorie: { $this }

## On the page
web-km = km
web-round = { $game ->
    [speed-1200] Runda
    [kilometer-1000] Etapa
   *[other] Cursa
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] până la { $goal } victorie
        [few] până la { $goal } victorii
       *[other] până la { $goal } de victorii
    }
   *[points] { $goal ->
        [one] până la { $goal } punct
        [few] până la { $goal } puncte
       *[other] până la { $goal } de puncte
    }
}
web-play = Joacă
web-throw-away = Aruncă
web-choose-card = Alege o carte. Lumina verde arată că se poate juca.
web-throw-which = Ce carte arunci?
web-choose-target = Contra cui?
web-road = Drumul până la { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = merge
web-state-stopped = stă
web-state-waiting = îi trebuie { $card }
web-at-most = cel mult { $km }
web-pile-battle = Luptă
web-pile-speed = Viteză
web-pile-safeties = Jokeri
web-place-empty = Acest loc e încă gol.
web-pile-draw = Disponibile
web-pile-discard = Inutile
web-attack = Atac
web-coup-text = Joacă jokerul potrivit pe loc: atacul e anulat și urmează rândul tău.
web-extension-choose = Ai ajuns! Continui până la destinația mai îndepărtată?
web-extension-open = Călătoria se poate prelungi până la { $goal } km.
label-speed-1200-stop = Stop
label-speed-1200-limit = Limită maximă de viteză
label-speed-1200-out-of-gas = Pană de benzină
label-speed-1200-puncture = Pană de cauciuc
label-speed-1200-damage = Defecțiune
label-speed-1200-start = Start
label-speed-1200-end-limit = Sfârșitul limitării de viteză
label-speed-1200-gasoline = Benzină
label-speed-1200-spare-tire = Rezervă
label-speed-1200-replacement = Piesă de schimb
label-speed-1200-open-road = Drum deschis
label-speed-1200-gas-station = Stație de benzină
label-speed-1200-tire = Vulcanizare
label-speed-1200-workshop = Service auto
label-coup-speed-1200 = Conflict
label-kilometer-1000-limit = Limită de viteză
label-kilometer-1000-end-limit = Sfârșitul limitei de viteză
label-mille-bornes-limit = Limită de viteză
label-mille-bornes-end-limit = Sfârșitul limitei de viteză
web-poster-speed-1200 = În doi mergeți până la 900 km, iar cine îndrăznește, până la 1.200. Oprește-i pe ceilalți și ține un joker pregătit.
web-poster-kilometer-1000 = Raliul pe etape, în doi de câte 700 km. Un răspuns fulger aduce 300 de puncte.
web-poster-mille-bornes = O cursă, fără socoteli. Cel mai ușor început.
web-choose-discard = Nicio carte nu se poate juca: alege una de aruncat.
web-key-card = alege o carte; din nou: joac-o
web-key-arrows = de la o carte la alta
web-key-side = alege tabăra atacată
web-key-throw = aruncă cartea aleasă
web-key-coup = răspunde la atac cu un joker
web-key-score = spune punctajul

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Parcurge exact distanța cerută, încurcă-i pe ceilalți pe drum și strânge puncte.
howto-bornes-goal-race = Parcurge înaintea celorlalți exact { $goal } km și încurcă-i pe drum. Nu se dau puncte.
howto-bornes-goal-km = { $players ->
    [none] Destinația la această masă: exact { $goal } km.
   *[other] Cu { $players } jucători: exact { $goal } km.
}
howto-bornes-goal-extension = Cine ajunge primul se oprește sau cere prelungirea călătoriei pentru toți, până la { $long_goal } km{ $players ->
    [none] .
   *[other] {" "}(cu { $players } jucători).
}
howto-bornes-goal-teams = { $players ->
    [none] Jucați în perechi: partenerii
   *[other] Cu { $players } jucători se joacă în perechi: partenerii
} au aceleași teancuri și aceiași kilometri, dar fiecare are cărțile lui în mână.
howto-bornes-goal-match = { $limit ->
    [points] Punctele din toate călătoriile se adună. Când cineva ajunge la { $total }, câștigă totalul cel mai mare.
    [rounds] Punctele din toate călătoriile se adună. Călătorii în această partidă: { $total }; apoi câștigă totalul cel mai mare.
   *[wins] Jucați o serie. Curse pe care trebuie să le câștigi: { $total }.
}

## A turn
howto-bornes-turn-draw = Trage o carte, apoi joacă sau aruncă una. La sfârșitul rândului tău îți rămân în mână { $hand } cărți.
howto-bornes-turn-start = Ca să pornești, joacă „{ $start_card }”. Abia apoi poți juca kilometri.
howto-bornes-turn-youngest = „{ $start_card }” e în fața ta de la început: poți juca kilometri imediat.
howto-bornes-turn-attack = Atacă-i pe ceilalți: doar o mașină în mers și niciodată peste alt atac. Poți ataca și când mașina ta e oprită.
howto-bornes-turn-repair = { $restart ->
    [yes] Te-au oprit? Joacă apărarea potrivită și, la alt rând, „{ $start_card }”: apoi mergi mai departe.
   *[no] Te-au oprit? Joacă apărarea potrivită. E de ajuns: la rândul următor mergi mai departe.
}
howto-bornes-turn-safety = { $again ->
    [yes] Un joker îl poți juca la oricare rând al tău. Imediat după el tragi o carte și mai joci o dată.
   *[no] Un joker îl poți juca la oricare rând al tău. Cu el, rândul tău s-a încheiat.
}
howto-bornes-turn-coup = { $coup }: cineva te atacă și ai în mână jokerul potrivit? Joacă-l pe loc, chiar dacă nu e rândul tău. Atacul dispare, tragi o carte și urmezi tu.
howto-bornes-turn-end = { $ending ->
    [hands] Când se termină cărțile disponibile, se joacă din mână. Se încheie când cineva ajunge la destinație sau nimeni nu mai are cărți.
   *[pile] Când se termină cărțile disponibile, cursa se încheie cu acel rând: câștigă cine e cel mai aproape de { $goal } km.
}

## The cards
howto-bornes-card-slow = { $km } km înainte. Se poate juca și sub „{ $limit_card }”.
howto-bornes-card-fast = { $km } km înainte, dar nu sub „{ $limit_card }”.
howto-bornes-card-big = { $km } km înainte, dar nu sub „{ $limit_card }”. Cel mult { $count } pentru fiecare tabără într-o călătorie.
howto-bornes-card-stop = Oprește o mașină în mers. Remediul: „{ $remedy_card }”. Protecția: „{ $safety_card }”.
howto-bornes-card-limit = Doar cărți până la { $limit_km } km. Remediul: „{ $remedy_card }”. Protecția: „{ $safety_card }”. { $any_time ->
    [yes] Se joacă oricând, chiar și pe o mașină oprită.
   *[no] Se joacă doar pe o mașină în mers.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Oprește o mașină în mers. Remediul: „{ $remedy_card }”, apoi „{ $start_card }”. Protecția: „{ $safety_card }”.
   *[no] Oprește o mașină în mers. Remediul: „{ $remedy_card }”. Protecția: „{ $safety_card }”.
}
howto-bornes-card-start = { $restart ->
    [yes] Te pune în mișcare: la început, după „{ $stop_card }” și după fiecare apărare. Cu „{ $right_card }” nu ai nevoie de ea.
   *[no] Te pune în mișcare: la început și după „{ $stop_card }”. Cu „{ $right_card }” nu ai nevoie de ea.
}
howto-bornes-card-end-limit = Pune capăt cărții „{ $attack_card }”: poți juca din nou orice distanță.
howto-bornes-card-remedy = { $restart ->
    [yes] Pune capăt cărții „{ $attack_card }”. Ca să mergi mai departe, îți trebuie apoi „{ $start_card }”.
   *[no] Pune capăt cărții „{ $attack_card }”: poți merge mai departe.
}
howto-bornes-card-right-of-way = Toată călătoria te apără de „{ $stop_card }” și „{ $limit_card }”, le pune capăt dacă sunt în vigoare, iar „{ $start_card }” nu îți mai trebuie.
howto-bornes-card-safety = Toată călătoria te apără de „{ $attack_card }” și îi pune capăt dacă e deja în vigoare.

## Scoring
howto-bornes-scoring-km = Un punct pentru fiecare kilometru.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } de puncte pentru fiecare joker jucat la rândul tău.
   *[no] { $worth } de puncte pentru fiecare joker jucat.
}
howto-bornes-scoring-all-safeties = Încă { $worth } de puncte dacă o tabără îi are pe toți patru.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } de puncte de fiecare dată, în loc de { $safety } pentru carte.
   *[no] { $worth } de puncte de fiecare dată, pe lângă cele { $safety } pentru carte.
}
howto-bornes-scoring-trip = { $worth } de puncte pentru cine ajunge exact la destinație.
howto-bornes-scoring-delayed = Încă { $worth } de puncte dacă la sosire cărțile disponibile se terminaseră deja.
howto-bornes-scoring-safe-trip = Încă { $worth } de puncte dacă a ajuns fără nicio carte de { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Încă { $worth } de puncte pentru fiecare adversar fără niciun kilometru.
   *[no] Încă { $worth } de puncte dacă niciun adversar nu are vreun kilometru.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } de puncte pentru cine a cerut prelungirea și ajunge primul la { $long_goal } km. Altfel le primește fiecare adversar.
   *[finisher] { $worth } de puncte pentru cine ajunge primul la { $long_goal } km, oricine ar fi cerut prelungirea.
}
howto-bornes-scoring-race-won = Cu exact { $goal } km câștigi pe loc. Dacă se termină cărțile înainte, câștigă cel mai apropiat; la egalitate, victoria se împarte.

## Easily got wrong
howto-bornes-mind-exact = Ultima carte trebuie să te ducă exact la destinație. O carte care ar trece de ea nu se poate juca.
howto-bornes-mind-restart = { $restart ->
    [yes] Apărarea singură nu te pornește: urmează „{ $start_card }”, dacă nu ai în față „{ $right_card }”.
   *[no] După o apărare nu ai nevoie de „{ $start_card }”. Dar te pot ataca din nou imediat.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Un joker jucat mai târziu, la rândul tău, anulează atacul, dar tot îți trebuie „{ $start_card }”, dacă nu ai în față „{ $right_card }”.
   *[drives] Un joker jucat mai târziu, la rândul tău, înlătură atacul: ești ca înainte de el și nu îți trebuie nicio apărare.
}
howto-bornes-mind-right = „{ $right_card }” nu te apără de orice. Te mai pot opri: { $cards }.

## On the table
howto-bornes-name-stacks = Kilometri parcurși
howto-bornes-name-state = Cum stă o mașină
howto-bornes-name-hand = Cărți în mână
howto-bornes-name-road = Drumul
howto-bornes-name-points = Puncte
howto-bornes-table-battle = Aici stau atacurile și cărțile care le rezolvă. Contează doar cea de deasupra.
howto-bornes-table-speed = Aici stau „{ $limit_card }” și cartea care îi pune capăt. Contează doar cea de deasupra.
howto-bornes-table-safeties = Fiecare dintre cele patru locuri e pentru o carte care apără această tabără tot drumul. Un fulger înseamnă: a răspuns pe loc unui atac.
howto-bornes-table-stacks = Cărțile de kilometri ale acestei tabere, câte o bornă de carte, după distanță.
howto-bornes-table-draw = Fiecare tură începe cu o carte de aici. Numărul arată câte au rămas.
howto-bornes-table-discard = Cărțile aruncate stau aici, cu fața în sus. Se întorc abia la următoarea împărțire.
howto-bornes-table-state = Verde: merge, se pot juca kilometri. Roșu: un atac o oprește. Galben: nu mai repede decât numărul. Gri: întâi îi trebuie „{ $start_card }”.
howto-bornes-table-hand = Câte cărți are în mână acest jucător.
howto-bornes-table-road = Fiecare mașină pe drumul de la 0 la destinația cu steag. Ultima carte trebuie să nimerească exact.
howto-bornes-table-points = Punctele meciului până acum și câte aduc victoria.
web-order-coup = Dacă te atacă cineva și poți răspunde imediat, răspunzi?

## Hints in plain words
hint-bornes-coup-now = Atacul eșuează, iar „{ $attack_card }” nu te mai poate lovi în cursa aceasta
hint-bornes-take-it = Accepți „{ $attack_card }” și îți păstrezi cărțile
hint-bornes-extend = La { $goal } km sunt mai multe puncte, dar încă le pot lua și rivalii
hint-bornes-finish = Cu { $goal } km ai câștigat cursa aceasta și nimeni nu ți-o mai ia
hint-bornes-drive-home = Sunt exact { $goal } km: ai ajuns
hint-bornes-drive-fits = Apoi mai rămân { $left } km și ai o carte care se potrivește exact
hint-bornes-drive-past = Treci în frunte: { $km } km la { $rival }
hint-bornes-drive-behind = Ajungi la { $km } km, doar { $gap } în urmă
hint-bornes-drive = Ajungi la { $km } km; mai rămân { $left }
hint-bornes-start = Fără „{ $card }” nu poți porni
hint-bornes-start-again = Cu „{ $card }” mergi mai departe
hint-bornes-repair = Încheie „{ $attack_card }” și mergi mai departe
hint-bornes-repair-then-start = Încheie „{ $attack_card }”; apoi îți mai trebuie doar „{ $card }”
hint-bornes-fast-with = Apoi poți juca și „{ $card }”
hint-bornes-fast = Apoi poți merge iar repede
hint-bornes-safety-cures = Încheie „{ $attack_card }”, și asta pentru totdeauna
hint-bornes-safety = „{ $attack_card }” nu te mai poate lovi
hint-bornes-way = „{ $attack_card }” și „{ $other_card }” nu te mai pot opri
hint-bornes-way-now = De acum mergi cât de repede vrei
hint-bornes-limit-near = La doar { $left } km de destinație, rivalul acesta va putea face cel mult { $limit } km cu o carte
hint-bornes-limit-ahead = Rivalul acesta e cu { $gap } km înainte și va putea face cel mult { $limit } km cu o carte
hint-bornes-limit-rival = Rivalul acesta va putea face cel mult { $limit } km cu o carte
hint-bornes-stop-near = Oprește un rival care mai are doar { $left } km
hint-bornes-stop-ahead = Oprește un rival care e cu { $gap } km înaintea ta
hint-bornes-stop-rival = Oprește un rival înainte să te depășească
hint-bornes-throw-one = Ai { $count } de acest fel, de una te poți lipsi
hint-bornes-throw-waiting = Aștepți „{ $card }”, iar cartea aceasta te ajută cel mai puțin
hint-bornes-throw-short = Dintre cărțile tale, aceasta te duce cel mai puțin departe
hint-bornes-throw = Dintre cărțile tale, aceasta îți va lipsi cel mai puțin
hint-bornes-throw-too-long = Mai rămân doar { $left } km: e prea lungă acum
hint-bornes-throw-big = În cursa aceasta nu mai poți juca una
hint-bornes-throw-vain = Toți rivalii sunt protejați de ea
hint-bornes-throw-protected = „{ $safety_card }” te protejează, nu mai ai nevoie de ea
hint-bornes-throw-gone = Toate cărțile „{ $attack_card }” au ieșit deja, nu mai ai nevoie de ea
hint-plain-bornes-standing = Așa pornești mai curând
hint-plain-bornes-creeping = Așa scapi mai curând de limita de viteză
hint-plain-bornes-stopped = Așa te opresc mai rar
hint-plain-bornes-coup = Așa îți rămâne șansa de a riposta
hint-plain-bornes-struck-back = Așa rivalii pot riposta mai rar
hint-plain-bornes-rivals-standing = Așa rivalii stau pe loc mai mult
hint-plain-bornes-nothing-fits = Așa, aproape de destinație, ai mai ușor o carte potrivită
hint-plain-bornes-shut-out = Un rival fără niciun kilometru îți aduce un bonus
