# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Финиширай сред първите { $scored } и събирай точки в { $races } състезания. По пътя колите се блъскат, стрелят, режат и бомбардират.
howto-aruba-goal-cars = { $players ->
    [none] Тук всеки кара { $count } коли, като ги редува.
   *[other] При { $players } играчи всеки кара { $count } коли, като ги редува.
} Картите в ръка важат за всички.
howto-aruba-turn-begin = Преди да хвърлиш, можеш да монтираш брони и триони на колата си.
howto-aruba-turn-roll = Хвърли { $dice } зара, с един по-малко за всеки жетон за щета. Задръж които искаш и хвърли другите пак, най-много { $rerolls } пъти.
howto-aruba-turn-combine = Прави комбинации в произволен ред. Всеки зар се брои веднъж и не е нужно да използваш всички.
howto-aruba-turn-last = Цялото ти движение е едно каране, стъпка по стъпка. Карти се теглят най-накрая.

## Dice
howto-aruba-name-straight = Кента от 1
howto-aruba-name-pair = Чифт
howto-aruba-name-three = Тройка
howto-aruba-name-four = Каре
howto-aruba-name-even = Всички четни
howto-aruba-name-odd = Всички нечетни
howto-aruba-dice-straight = Минаваш толкова полета, колкото е най-високият зар в нея: 1 2 3 4 дава 4, единична 1 дава 1. Веднъж на ход.
howto-aruba-dice-pair = Стреляй: колата точно пред теб получава щети +{ $shot }. Или поправи своята: щети −{ $mend }.
howto-aruba-dice-three = В края на хода теглиш { $drawn } карти.
howto-aruba-dice-four = Турбо: { $turbo } полета, към друго движение или сами по себе си.
howto-aruba-dice-even = Тласък: { $boost } полета. Иска всичките ти зарове.
howto-aruba-dice-odd = Маха всички щети от колата ти. Иска всичките ти зарове.

## Driving
howto-aruba-name-steps = Стъпки
howto-aruba-name-leader = Начело
howto-aruba-name-corner = Червени редици
howto-aruba-name-ram = Блъскане
howto-aruba-drive-steps = Направо или косо напред, наляво или надясно, на свободно поле. Никога между колата пред теб и тази до теб.
howto-aruba-drive-leader = { $moved ->
    [all] Ако начело си само ти, губиш { $leader } от движението си, със зарове или с Нитро. Наравно никой не губи, нито когато някоя кола е финиширала.
   *[dice] Ако начело си само ти, губиш { $leader } от движението със зарове. Наравно никой не губи, нито когато някоя кола е финиширала.
}
howto-aruba-drive-corner = Каране, което започва на червено, губи { $corner } от движението си. Преминаването не струва нищо.
howto-aruba-drive-ram = Ако ти остава движение, блъсни колата точно пред теб: щети +{ $ram } и тя се избутва с едно поле, заедно с тези пред нея. Заемаш нейното място и спираш.

## Damage
howto-aruba-name-tokens = Жетони
howto-aruba-name-fatal = Жетон номер { $fatal }
howto-aruba-name-quick-fix = Бърз ремонт
howto-aruba-name-wreck = Разбити коли
howto-aruba-damage-tokens = Всеки жетон за щета ти отнема един зар при хвърлянията. Колата издържа { $most }.
howto-aruba-damage-fatal = Той разбива колата. Ако имаш карти, първо те питат: изхвърли една и колата е спасена.
howto-aruba-damage-quick-fix = Изхвърли която и да е карта, вместо да я играеш: щети −{ $fix }. Всеки път, когато те питат, дори в чужд ход.
howto-aruba-damage-wreck = Разбитата кола остава на пътя. Не може да се блъска, стреля, реже или бута. Ако цяла редица е разбита, най-старата се маха.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Преди или след карането: щети +{ $bomb } за всяка кола в следващите { $rows } редици зад теб, в твоята лента и до нея.
   *[around] Преди или след карането: щети +{ $bomb } за всяка кола около полето зад теб, и за твоята.
}
howto-aruba-card-hook = { $hook ->
    [first] В чужд ход, веднага след първото хвърляне на колата точно пред теб: твоята я следва стъпка по стъпка, едно поле отзад.
   *[last] В чужд ход, след последното хвърляне на колата точно пред теб: твоята я следва стъпка по стъпка, едно поле отзад.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Докато хвърляш: още един зар, с числото, което искаш. Той не се хвърля пак.
   *[any] По всяко време след първото хвърляне: още един зар, с числото, което искаш. Той не се хвърля пак.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Докато хвърляш: обърни хвърлен зар на числото, което искаш.
   *[any] По всяко време след първото хвърляне: обърни хвърлен зар на числото, което искаш.
}
howto-aruba-card-larceny = { $theft ->
    [end] В края на хода: открадни { $stolen } карти, без да ги виждаш, от играч с кола до твоята.
   *[any] По всяко време в хода си: открадни { $stolen } карти, без да ги виждаш, от играч с кола до твоята.
}
howto-aruba-card-re-roll = Докато хвърляш: хвърли още веднъж колкото зара искаш.
howto-aruba-card-nitro = Докато карането не е свършило: { $nitro } полета, към друго движение или сами по себе си.
howto-aruba-card-repair = По всяко време в хода си: щети −{ $repair }.
howto-aruba-card-bumper = Остава на колата. Отпред: към щетите от блъскането ти се добавя { $bumper }. Отзад: блъскане не ти вреди. Предна срещу задна: губят се и двете.
howto-aruba-card-saw = Остава на колата, отляво или отдясно: щети +{ $saw } за колата от тази страна, когато едната се изравни с другата. Трион срещу трион: губят се и двата.

## Scoring
howto-aruba-scoring-place = { $worth } точки.
howto-aruba-scoring-end = Състезанието свършва, когато финишират { $scored } коли. Другите не получават нищо.
howto-aruba-scoring-match = След { $races } състезания печелят най-много точки. При равенство решава по-доброто място в последното.
howto-aruba-scoring-next = { $grid ->
    [order] Преди следващото състезание картите, частите и щетите се махат. Победителят тръгва отпред, другите – по реда на игра.
   *[arrival] Преди следващото състезание картите, частите и щетите се махат. Тръгва се по реда на финиширане.
}

## Easily got wrong
howto-aruba-mind-straight = Кентата започва с 1 и няма празнина: 4 5 6 изобщо не те движи.
howto-aruba-mind-all = Всички четни и всички нечетни значи наистина всеки зар, и допълнителните. Друга комбинация не върви с тях; Нитро върви.
howto-aruba-mind-order = Изстрелите и бомбите идват преди или след карането, никога по средата. Може и без да караш.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Карта, дошла в този ход, чака следващия. Не става дори за бърз ремонт.
   *[fix] Карта, дошла в този ход, чака следващия. Веднага става само за бърз ремонт.
}
