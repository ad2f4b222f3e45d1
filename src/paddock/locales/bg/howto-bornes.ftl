# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Измини точно толкова километра, колкото иска целта, пречи на другите по пътя и събирай точки.
howto-bornes-goal-race = Измини преди другите точно { $goal } км и им пречи по пътя. Точки няма.
howto-bornes-goal-km = { $players ->
    [none] Целта на тази маса: точно { $goal } км.
   *[other] При { $players } играчи: точно { $goal } км.
}
howto-bornes-goal-extension = Който стигне пръв, приключва или удължава пътуването за всички до { $long_goal } км{ $players ->
    [none] .
   *[other] {" "}(при { $players } играчи).
}
howto-bornes-goal-teams = { $players ->
    [none] Играете по двойки: партньорите
   *[other] При { $players } играчи се играе по двойки: партньорите
} имат общи купчини и общи километри, но всеки държи свои карти.
howto-bornes-goal-match = { $limit ->
    [points] Точките от всички пътувания се събират. Щом някой стигне { $total }, печели най-големият сбор.
    [rounds] Точките от всички пътувания се събират. Пътувания в тази партия: { $total }; после печели най-големият сбор.
   *[wins] Играете серия. Състезания, които трябва да спечелиш: { $total }.
}

## A turn
howto-bornes-turn-draw = Изтегли карта, после изиграй или изхвърли една. В края на хода ти остават { $hand } карти в ръката.
howto-bornes-turn-start = За да потеглиш, изиграй „{ $start_card }“. Чак тогава можеш да играеш километри.
howto-bornes-turn-youngest = „{ $start_card }“ лежи пред теб от самото начало: можеш веднага да играеш километри.
howto-bornes-turn-attack = Атакувай другите: само кола, която се движи, и никога върху друга атака. Можеш да атакуваш и когато твоята е спряна.
howto-bornes-turn-repair = { $restart ->
    [yes] Спряха те? Изиграй подходящата защита и в някой следващ ход „{ $start_card }“: тогава продължаваш.
   *[no] Спряха те? Изиграй подходящата защита. Това стига: в следващия си ход продължаваш.
}
howto-bornes-turn-safety = { $again ->
    [yes] Жокер можеш да изиграеш във всеки свой ход. Веднага след това теглиш карта и играеш пак.
   *[no] Жокер можеш да изиграеш във всеки свой ход. С това ходът ти свършва.
}
howto-bornes-turn-coup = { $coup }: атакуват те, а държиш жокера срещу това? Изиграй го веднага, дори без да си на ход. Атаката изчезва, теглиш карта и си на ход.
howto-bornes-turn-end = { $ending ->
    [hands] Когато тестето свърши, се играе с картите в ръка. Краят идва, щом някой стигне целта или никой няма карти.
   *[pile] Когато тестето свърши, състезанието свършва с този ход: печели най-близкият до { $goal } км.
}

## The cards
howto-bornes-card-slow = { $km } км напред. Може и при „{ $limit_card }“.
howto-bornes-card-fast = { $km } км напред, но не и при „{ $limit_card }“.
howto-bornes-card-big = { $km } км напред, но не и при „{ $limit_card }“. Най-много { $count } на страна за едно пътуване.
howto-bornes-card-stop = Спира движеща се кола. Помага „{ $remedy_card }“, предварително пази „{ $safety_card }“.
howto-bornes-card-limit = Само карти до { $limit_km } км. Помага „{ $remedy_card }“, предварително пази „{ $safety_card }“. { $any_time ->
    [yes] Играе се по всяко време, дори срещу спряна кола.
   *[no] Играе се само срещу движеща се кола.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Спира движеща се кола. Помага „{ $remedy_card }“ и след това „{ $start_card }“, предварително пази „{ $safety_card }“.
   *[no] Спира движеща се кола. Помага „{ $remedy_card }“, предварително пази „{ $safety_card }“.
}
howto-bornes-card-start = { $restart ->
    [yes] С нея потегляш: в началото, след „{ $stop_card }“ и след всяка защита. С „{ $right_card }“ не ти трябва.
   *[no] С нея потегляш: в началото и след „{ $stop_card }“. С „{ $right_card }“ не ти трябва.
}
howto-bornes-card-end-limit = Отменя „{ $attack_card }“: пак можеш да играеш всякакви разстояния.
howto-bornes-card-remedy = { $restart ->
    [yes] Отменя „{ $attack_card }“. За да продължиш, после ти трябва „{ $start_card }“.
   *[no] Отменя „{ $attack_card }“: можеш да продължиш.
}
howto-bornes-card-right-of-way = През цялото пътуване пази от „{ $stop_card }“ и „{ $limit_card }“, отменя ги, ако вече са в сила, и „{ $start_card }“ вече не ти трябва.
howto-bornes-card-safety = През цялото пътуване пази от „{ $attack_card }“ и отменя тази атака, ако вече е в сила.

## Scoring
howto-bornes-scoring-km = По една точка за всеки километър.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] По { $worth } точки за всеки, изигран в собствения ход.
   *[no] По { $worth } точки за всеки изигран.
}
howto-bornes-scoring-all-safeties = Още { $worth } точки, ако една страна има и четирите.
howto-bornes-scoring-coups = { $replaces ->
    [yes] Всеки път { $worth } точки вместо { $safety } за картата.
   *[no] Всеки път { $worth } точки освен тези { $safety } за картата.
}
howto-bornes-scoring-trip = { $worth } точки за този, който стигне точно целта.
howto-bornes-scoring-delayed = Още { $worth } точки, ако тестето вече е било изчерпано.
howto-bornes-scoring-safe-trip = Още { $worth } точки, ако е стигнал без карта с { $big_km } км.
howto-bornes-scoring-shut-out = { $each ->
    [yes] Още { $worth } точки за всеки противник без нито един километър.
   *[no] Още { $worth } точки, ако никой противник няма нито един километър.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } точки за този, който е поискал удължението и стигне пръв { $long_goal } км. Иначе ги получава всеки противник.
   *[finisher] { $worth } точки за този, който стигне пръв { $long_goal } км, който и да е поискал удължението.
}
howto-bornes-scoring-race-won = С точно { $goal } км печелиш веднага. Ако картите свършат по-рано, печели най-близкият; при равенство победата се дели.

## Easily got wrong
howto-bornes-mind-exact = Последната карта трябва да стигне целта точно. Карта, която би я надхвърлила, не може да се играе.
howto-bornes-mind-restart = { $restart ->
    [yes] Само със защитата не потегляш: след нея идва „{ $start_card }“, освен ако пред теб лежи „{ $right_card }“.
   *[no] След защита „{ $start_card }“ не ти трябва. Но веднага могат пак да те атакуват.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] Жокер, изигран по-късно в твоя ход, отменя атаката, но пак ти трябва „{ $start_card }“, освен ако пред теб лежи „{ $right_card }“.
   *[drives] Жокер, изигран по-късно в твоя ход, маха атаката: всичко е както преди нея, без защита.
}
howto-bornes-mind-right = „{ $right_card }“ не пази от всичко. Все още могат да те спрат: { $cards }.
