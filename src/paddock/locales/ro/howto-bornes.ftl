# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Parcurge exact atâția kilometri cât cere ținta, încurcă-i pe ceilalți pe drum și strânge puncte.
howto-bornes-goal-race = Parcurge înaintea celorlalți exact { $goal } km și încurcă-i pe drum. Nu se dau puncte.
howto-bornes-goal-km = { $players ->
    [none] Ținta la această masă: exact { $goal } km.
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
    [hands] Când se termină teancul, se joacă din mână. Se încheie când cineva ajunge la țintă sau nimeni nu mai are cărți.
   *[pile] Când se termină teancul, cursa se încheie cu acel rând: câștigă cine e cel mai aproape de { $goal } km.
}

## The cards
howto-bornes-card-slow = { $km } km înainte. Se poate juca și sub „{ $limit_card }”.
howto-bornes-card-fast = { $km } km înainte, dar nu sub „{ $limit_card }”.
howto-bornes-card-big = { $km } km înainte, dar nu sub „{ $limit_card }”. Cel mult { $count } de tabără într-o călătorie.
howto-bornes-card-stop = Oprește o mașină în mers. Remediul: „{ $remedy_card }”. Te apără dinainte: „{ $safety_card }”.
howto-bornes-card-limit = Doar cărți până la { $limit_km } km. Remediul: „{ $remedy_card }”. Te apără dinainte: „{ $safety_card }”. { $any_time ->
    [yes] Se joacă oricând, chiar și pe o mașină oprită.
   *[no] Se joacă doar pe o mașină în mers.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Oprește o mașină în mers. Remediul: „{ $remedy_card }”, apoi „{ $start_card }”. Te apără dinainte: „{ $safety_card }”.
   *[no] Oprește o mașină în mers. Remediul: „{ $remedy_card }”. Te apără dinainte: „{ $safety_card }”.
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
howto-bornes-scoring-trip = { $worth } de puncte pentru cine ajunge exact la țintă.
howto-bornes-scoring-delayed = Încă { $worth } de puncte dacă teancul se terminase deja.
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
howto-bornes-mind-exact = Ultima carte trebuie să te ducă exact la țintă. O carte care ar trece de ea nu se poate juca.
howto-bornes-mind-restart = { $restart ->
    [yes] Apărarea singură nu te pornește: urmează „{ $start_card }”, dacă nu ai în față „{ $right_card }”.
   *[no] După o apărare nu ai nevoie de „{ $start_card }”. Dar te pot ataca din nou imediat.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Un joker jucat mai târziu, la rândul tău, anulează atacul, dar tot îți trebuie „{ $start_card }”, dacă nu ai în față „{ $right_card }”.
   *[drives] Un joker jucat mai târziu, la rândul tău, înlătură atacul: totul e ca înainte, fără apărare.
}
howto-bornes-mind-right = „{ $right_card }” nu te apără de orice. Te mai pot opri: { $cards }.
