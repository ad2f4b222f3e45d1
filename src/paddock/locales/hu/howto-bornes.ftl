# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Tegyél meg pontosan annyi kilométert, amennyi a cél, közben tartsd fel a többieket, és gyűjts pontokat.
howto-bornes-goal-race = Elsőként tegyél meg pontosan { $goal } km-t, közben tartsd fel a többieket. Pontok nincsenek.
howto-bornes-goal-km = { $players ->
    [none] A cél ennél az asztalnál: pontosan { $goal } km.
   *[other] { $players } játékosnál: pontosan { $goal } km.
}
howto-bornes-goal-extension = Aki elsőként célba ér, befejezi az utat, vagy mindenkinek meghosszabbítja { $long_goal } km-re{ $players ->
    [none] .
   *[other] {" "}({ $players } játékosnál).
}
howto-bornes-goal-teams = { $players ->
    [none] Párban játszotok: a társak
   *[other] { $players } játékosnál párban játszotok: a társak
} közös kártyasorba raknak, és együtt haladnak, de mindkettőjüknek saját lapjai vannak.
howto-bornes-goal-match = { $limit ->
    [points] Minden út pontjai összeadódnak. Ha valakinek megvan { $total } pontja, a legtöbb pont nyer.
    [rounds] Minden út pontjai összeadódnak. Ennyi utat játszotok: { $total }; utána a legtöbb pont nyer.
   *[wins] Sorozatot játszotok. Ennyi versenyt kell megnyerned: { $total }.
}

## A turn
howto-bornes-turn-draw = Húzz egy lapot, aztán rakj le vagy dobj el egyet. A köröd végén { $hand } lap marad a kezedben.
howto-bornes-turn-start = Az induláshoz rakd le: „{ $start_card }”. Kilométert csak utána rakhatsz.
howto-bornes-turn-youngest = „{ $start_card }” már az elején előtted van: azonnal rakhatsz kilométert.
howto-bornes-turn-attack = Akadályt csak haladó autóra rakhatsz, másik akadályra soha. Akkor is támadhatsz, ha te magad állsz.
howto-bornes-turn-repair = { $restart ->
    [yes] Elakadtál? Rakd le a hozzá való segítségkártyát, egy későbbi körben pedig ezt: „{ $start_card }”. Ezután mehetsz tovább.
   *[no] Elakadtál? Rakd le a hozzá való segítségkártyát. Ennyi elég: a következő körödben mehetsz tovább.
}
howto-bornes-turn-safety = { $again ->
    [yes] Ütőkártyát bármelyik körödben lerakhatsz. Utána azonnal újra húzol és játszol.
   *[no] Ütőkártyát bármelyik körödben lerakhatsz. Ezzel véget is ér a köröd.
}
howto-bornes-turn-coup = { $coup }: megtámadtak, és nálad van az ellene védő ütőkártya? Rakd le azonnal, soron kívül is. A támadás semmis, húzol egy lapot, és te jössz.
howto-bornes-turn-end = { $ending ->
    [hands] Ha elfogy a húzópakli, a kézben lévő lapokkal játsszatok tovább. Akkor van vége, ha valaki célba ér, vagy minden lap elfogyott.
   *[pile] Ha elfogy a húzópakli, a verseny azzal a körrel véget ér: az nyer, aki a legközelebb van a célhoz ({ $goal } km).
}

## The cards
howto-bornes-card-slow = { $km } km előre. Akkor is lerakható, ha érvényben van: „{ $limit_card }”.
howto-bornes-card-fast = { $km } km előre, de nem, ha érvényben van: „{ $limit_card }”.
howto-bornes-card-big = { $km } km előre, de nem, ha érvényben van: „{ $limit_card }”. Egy úton mindenki legfeljebb { $count } ilyet rakhat le.
howto-bornes-card-stop = A haladó autó megáll, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle.
howto-bornes-card-limit = Laponként legfeljebb { $limit_km } km, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle. { $any_time ->
    [yes] Bármikor lerakható, álló autóra is.
   *[no] Csak haladó autóra rakható.
}
howto-bornes-card-hazard = { $restart ->
    [yes] A haladó autó megáll, amíg nem jön „{ $remedy_card }”, majd „{ $start_card }”. „{ $safety_card }” megvéd tőle.
   *[no] A haladó autó megáll, amíg nem jön „{ $remedy_card }”. „{ $safety_card }” megvéd tőle.
}
howto-bornes-card-start = { $restart ->
    [yes] Ezzel indulsz el: az elején, „{ $stop_card }” után és minden segítségkártya után. Ha van „{ $right_card }” kártyád, nem kell.
   *[no] Ezzel indulsz el: az elején és „{ $stop_card }” után. Ha van „{ $right_card }” kártyád, nem kell.
}
howto-bornes-card-end-limit = Véget vet ennek: „{ $attack_card }”. Újra bármelyik kilométerkártya lerakható.
howto-bornes-card-remedy = { $restart ->
    [yes] Megszünteti: „{ $attack_card }”. Hogy továbbmehess, utána „{ $start_card }” is kell.
   *[no] Megszünteti: „{ $attack_card }”. Mehetsz is tovább.
}
howto-bornes-card-right-of-way = Egész úton megvéd ezektől: „{ $stop_card }”, „{ $limit_card }”. Meg is szünteti őket, és többé nem kell „{ $start_card }”.
howto-bornes-card-safety = Egész úton megvéd ettől: „{ $attack_card }”. Ha már érvényben van, meg is szünteti.

## Scoring
howto-bornes-scoring-km = Minden kilométer egy pont.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } pont mindegyikért, amelyet a saját körödben raksz le.
   *[no] { $worth } pont mindegyikért, amelyet leraksz.
}
howto-bornes-scoring-all-safeties = További { $worth } pont, ha mind a négy ugyanannál a versenyzőnél van.
howto-bornes-scoring-coups = { $replaces ->
    [yes] Alkalmanként { $worth } pont, a kártyáért járó { $safety } helyett.
   *[no] Alkalmanként { $worth } pont, a kártyáért járó { $safety } mellé.
}
howto-bornes-scoring-trip = { $worth } pont annak, aki pontosan célba ér.
howto-bornes-scoring-delayed = További { $worth } pont, ha addigra elfogyott a húzópakli.
howto-bornes-scoring-safe-trip = További { $worth } pont, ha { $big_km } km-es kártya nélkül ért célba.
howto-bornes-scoring-shut-out = { $each ->
    [yes] További { $worth } pont minden ellenfélért, aki egyetlen kilométert sem tett meg.
   *[no] További { $worth } pont, ha egyik ellenfél sem tett meg egyetlen kilométert sem.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } pont annak, aki hosszabbított, és elsőként ér el { $long_goal } km-t. Különben minden ellenfele megkapja.
   *[finisher] { $worth } pont annak, aki elsőként ér el { $long_goal } km-t, bárki hosszabbított is.
}
howto-bornes-scoring-race-won = Aki pontosan { $goal } km-t ér el, azonnal nyer. Ha előbb elfogynak a lapok, a célhoz legközelebbi nyer; holtversenyben osztoznak.

## Easily got wrong
howto-bornes-mind-exact = Az utolsó kártyával pontosan kell célba érni. Amelyik túlvinne rajta, nem rakható le.
howto-bornes-mind-restart = { $restart ->
    [yes] A segítségkártya egymagában nem elég: utána „{ $start_card }” is kell, hacsak nincs előtted „{ $right_card }”.
   *[no] A segítségkártya után nem kell „{ $start_card }”. Viszont rögtön újra megtámadhatnak.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] A később, saját körben lerakott ütőkártya megszünteti az akadályt, de „{ $start_card }” még kell, hacsak nincs előtted „{ $right_card }”.
   *[drives] A később, saját körben lerakott ütőkártya leveszi az akadályt: minden olyan, mint előtte, segítségkártya nélkül.
}
howto-bornes-mind-right = „{ $right_card }” nem véd meg mindentől. Ezek még megállíthatnak: { $cards }.
