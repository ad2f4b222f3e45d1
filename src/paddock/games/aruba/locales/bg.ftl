# ARUBA Battle Race. Cars are named by their number; { $section } counts the chapters of the booklet.

game-aruba = ARUBA Battle Race

## Cards
card-aruba-bomb = Бомба
card-aruba-hook = Кука
card-aruba-extra-die = Допълнителен зар
card-aruba-die-change = Смяна на зар
card-aruba-larceny = Кражба
card-aruba-re-roll = Прехвърляне
card-aruba-nitro = Нитро
card-aruba-repair = Ремонт
card-aruba-bumper = Броня
card-aruba-saw = Трион

## Options
option-aruba-circuit = Пистата: триъгълникът има 40 реда и три завоя, пристанището – 61 реда и шест.
option-aruba-cars = Коли на играч при трима: две, както в английските и немските правила, или една.
option-aruba-bomb = Жетони за щета, които бомбата дава на всяка засегната кола: 1 или 2, както в чешките правила.
option-aruba-blast = Къде избухва бомбата: в двата реда зад колата или навсякъде около полето зад нея, и при този, който я хвърля (английските и немските правила).
option-aruba-hook = Кога кола може да се закачи: веднага след първото хвърляне или след последното (английските и немските правила).
option-aruba-grid = Следващият старт: победителят и после по реда на игра или по реда на пристигане (чешките правила).
option-aruba-dice-cards = Допълнителен зар и Смяна на зар: само при хвърлянето или и по-късно в хода (чешките и словашките правила не казват кога).
option-aruba-leader = Кой се смята за водещ: колата, която е най-отпред в началото на хода си или в началото на движението си (английските и немските правила).
option-aruba-leader-nitro = Водещ, който се движи само с Нитро: губи едно поле както винаги или се движи без наказание (английските и немските правила).
option-aruba-larceny = Кражба: в края на хода или по всяко време в него (английските и немските правила).
option-aruba-new-cards = Карта, дошла в този ход: чака следващия ход или може да се изхвърли веднага за бърз ремонт (чешките правила).
option-aruba-races = Колко трае мачът: три състезания за точки или едно-единствено състезание.

## Options in a word or two, and their values
title-aruba-circuit = Писта
value-aruba-circuit-triangle = триъгълник: 40 реда, три завоя
value-aruba-circuit-harbour = пристанище: 61 реда, шест завоя
title-aruba-cars = Коли на играч при трима
value-aruba-cars = { $number ->
    [one] една кола
   *[other] { $number } коли
}
title-aruba-bomb = Бомбата дава
value-aruba-bomb = { $number ->
    [one] един жетон за щета
   *[other] { $number } жетона за щета
}
title-aruba-blast = Бомбата избухва
value-aruba-blast-behind = в двата реда зад колата
value-aruba-blast-around = навсякъде около полето зад нея, и при хвърлящия
title-aruba-hook = Закачане
value-aruba-hook-first-roll = след първото хвърляне
value-aruba-hook-last-roll = след последното хвърляне
title-aruba-grid = Следващият старт
value-aruba-grid-turn-order = победителят, после по реда на игра
value-aruba-grid-arrival = по реда на пристигане
title-aruba-dice-cards = Допълнителен зар и Смяна на зар
value-aruba-dice-cards-rolling = само при хвърлянето
value-aruba-dice-cards-any-time = и по-късно в хода
title-aruba-leader = Водещ е този, който е отпред
value-aruba-leader-turn = в началото на хода си
value-aruba-leader-movement = в началото на движението си
title-aruba-leader-nitro = Водещ само с Нитро
value-aruba-leader-nitro-loses = губи едно поле както винаги
value-aruba-leader-nitro-free = се движи без наказание
title-aruba-larceny = Кражба
value-aruba-larceny-end = в края на хода
value-aruba-larceny-any-time = по всяко време в хода
title-aruba-new-cards = Карта, дошла в този ход
value-aruba-new-cards-wait = чака следващия ход
value-aruba-new-cards-fix = може да се изхвърли веднага за бърз ремонт
title-aruba-races = Дължина
value-aruba-races = { $number ->
    [one] едно състезание
   *[other] { $number } състезания
}

## Refusals
refusal-aruba-no-such-dice = Нямаш такива зарове. На масата: { $dice }. ({ $section })
refusal-aruba-not-in-hand = Нямаш карта „{ $card }“ в ръката си. ({ $section })
refusal-aruba-new-card = Картата „{ $card }“ дойде в този ход: чака следващия. ({ $section })
refusal-aruba-roll-first = Първо хвърли заровете. ({ $section })
refusal-aruba-begin-only = Това се прави в началото на хода, преди хвърлянето. ({ $section })
refusal-aruba-rolling-over = Заровете вече са избрани: в този ход повече не се хвърля. ({ $section })
refusal-aruba-stand-first = Първо запази заровете, после комбинирай. ({ $section })
refusal-aruba-no-reroll = Нямаш повече хвърляния. ({ $section })
refusal-aruba-keeps-all = Така няма да хвърлиш нищо. За да запазиш всички зарове, спри да хвърляш. ({ $section })
refusal-aruba-mounted = Кола { $car } вече има там карта „{ $card }“. ({ $section })
refusal-aruba-straight-once = Само една кента на ход. ({ $section })
refusal-aruba-not-even = Не всички зарове са четни: { $dice }. ({ $section })
refusal-aruba-not-odd = Не всички зарове са нечетни: { $dice }. ({ $section })
refusal-aruba-dice-used = { $wish ->
    [extra] Всички зарове вече са използвани: допълнителен зар не дава друга комбинация в този ход.
   *[all] Трябват всички зарове, а някои вече са използвани. Остават: { $dice }.
} ({ $section })
refusal-aruba-no-damage = Кола { $car } няма щети. ({ $section })
refusal-aruba-nobody-ahead = Точно отпред няма кола. ({ $section })
refusal-aruba-wreck-ahead = Кола { $other } отпред е разбита: не може да се стреля по нея, нито да се блъсне. ({ $section })
refusal-aruba-own-car-ahead = Кола { $other } отпред е твоя. ({ $section })
refusal-aruba-still-driving = Не по средата на карането: карай нататък или първо спри. Оставащо движение: { $count }. ({ $section })
refusal-aruba-not-driving = Няма каране, което да спреш. ({ $section })
refusal-aruba-drive-over = Карането в този ход приключи. ({ $section })
refusal-aruba-no-movement = Не остава движение: спечелено { $gained }, загубено { $penalty }, изминато { $spent }. ({ $section })
refusal-aruba-off-track = От тази страна няма лента. ({ $section })
refusal-aruba-space-taken = Там стои кола { $other }. ({ $section })
refusal-aruba-between-cars = Не се минава между две коли: { $other } е отпред, а { $beside } – отстрани. ({ $section })
refusal-aruba-no-hook = Куката се играе в чужд ход, когато те попитат. ({ $section })
refusal-aruba-answer-hook = Първо кажи дали се закачаш за кола { $car }: кука или пас. ({ $section })
refusal-aruba-answer-ninth = Първо кажи дали спасяваш кола { $car } от последния жетон за щета: бърз ремонт или пас. ({ $section })
refusal-aruba-nothing-asked = Сега никой не те пита нищо. ({ $section })
refusal-aruba-no-blast = Там, където би избухнала бомбата, няма друга кола. ({ $section })
refusal-aruba-not-adjacent = { $victim } няма кола до твоята. ({ $section })
refusal-aruba-no-cards-to-steal = { $victim } няма карти. ({ $section })
refusal-aruba-no-such-seat = Тук няма { $victim }: местата са с номера от 1 до { $seats }. ({ $section })
refusal-aruba-own-seat = Не можеш да крадеш от себе си. ({ $section })
refusal-aruba-cards-last = Картите се теглят накрая: нищо друго не следва в този ход. ({ $section })
refusal-aruba-larceny-last = След Кражба могат да следват само още кражби и теглене на карти. ({ $section })
refusal-aruba-no-cards-left = Не остана карта за теглене. ({ $section })
refusal-aruba-not-your-car = Кола { $car } не е твоя. ({ $section })
refusal-aruba-car-out = Кола { $car } е извън състезанието. ({ $section })

## What happened
event-CarsLinedUp = Колите са на старта.
event-CarTurnBegan = На ход е { $seat } с кола { $car }.
event-CarTurnBegan-own = Твой ред е с кола { $car }.
event-CardMounted = { $place ->
    [front] { $seat } монтира предна броня на кола { $car }.
    [rear] { $seat } монтира задна броня на кола { $car }.
    [left] { $seat } монтира трион отляво на кола { $car }.
   *[right] { $seat } монтира трион отдясно на кола { $car }.
}
event-DiceRolled = { $seat } хвърля заровете: { $dice }.
event-DiceKept = { $count ->
    [one] { $seat } хвърля отново един зар.
   *[other] { $seat } хвърля отново { $count } зара.
}
aruba-rolled-again = { $count ->
    [one] { $seat } хвърля отново един зар: { $dice }.
   *[other] { $seat } хвърля отново { $count } зара: { $dice }.
}
event-DiceSettled = { $seat } запазва заровете: { $dice }.
event-ExtraDieSet = Допълнителният зар на { $seat } показва { $face }.
event-DieChanged = { $seat } обръща { $face } на { $new_face }.
event-HookAsked = { $seat } може да се закачи за кола { $ahead }.
event-CarHooked = { $seat } закача кола { $car } за кола { $ahead }.
event-WindowPassed = { $seat } пасува.
event-QuickFixMade = { $seat } изхвърля „{ $card }“ за бърз ремонт на кола { $car }.
event-ActionCardPlayed = { $seat } играе „{ $card }“.
event-CombinationMade = { $combination ->
    [straight] { $seat } използва кента.
    [shoot] { $seat } използва чифт за изстрел.
    [mend] { $seat } използва чифт за ремонт.
    [turbo] { $seat } използва каре: турбо.
    [cards] { $seat } използва тройка за теглене на карти.
    [even] Всички четни: { $seat } получава ускорение.
   *[odd] Всички нечетни: { $seat } поправя всичко.
}
event-CarShot = Кола { $car } стреля по кола { $target }.
event-BombDropped = Бомбата на кола { $car } избухва и удря: { $cars }.
event-DamageTaken = Кола { $car } получава жетон за щета и вече има { $damage }.
event-DamageMended = Ремонт на кола { $car }. Оставащи щети: { $damage }.
event-NinthTokenAsked = { $seat } може да спаси кола { $car } от последния жетон.
event-CarWrecked = Кола { $car } е разбита на поле { $space }.
event-WreckCleared = Разбитата кола { $car } се маха от поле { $space }.
event-CarStepped = { $cause ->
    [push] Кола { $car } е избутана от { $start } до { $space }.
    [hook] Кола { $car } е изтеглена от { $start } до { $space }.
   *[drive] Кола { $car } отива от { $start } до { $space }.
}
event-DriveEnded = Кола { $car } приключва карането на поле { $space }.
event-CarRammed = Кола { $car } блъска кола { $target }.
event-BumpersLost = Броните на коли { $car } и { $target } се сблъскват и се губят.
event-CarSawn = Трионът на кола { $car } реже кола { $target }.
event-SawsLost = Трионите на коли { $car } и { $target } се сблъскват и се губят.
event-CardsStolen = { $count ->
    [one] { $seat } краде карта от { $victim }.
   *[other] { $seat } краде { $count } карти от { $victim }.
}
event-CardsStolen-own = { $seat } краде от { $victim }: { $cards }.
event-ActionCardsDrawn = { $count ->
    [one] { $seat } тегли карта.
   *[other] { $seat } тегли { $count } карти.
}
event-ActionCardsDrawn-own = { $seat } тегли: { $cards }.
event-PileReshuffled = Изхвърлените карти се разбъркват в ново тесте. Карти: { $pile }.
event-StallWarned = Ходове без движение на кола: { $turns }. Оставащи ходове до прекратяване на състезанието: { $left }.
event-RaceStalled = Ходове без движение на кола: { $turns }. Състезанието се прекратява.
event-RaceEnded = Състезанието приключи. Финиширали коли: { $home }.

## The score sheet
line-first = Първо място
line-second = Второ място
line-third = Трето място

## The table in the terminal
kind-action = действие
aruba-title = { $name } · състезание { $number } от { $races } · { $circuit } · тесте { $pile }
aruba-title-short = { $number }/{ $races } · { $circuit } · { $pile }
aruba-circuit-triangle = триъгълникът
aruba-circuit-harbour = пристанището
aruba-column-car = Кола
aruba-column-driver = Пилот
aruba-column-damage = Щети
aruba-column-mounted = Екипировка
aruba-column-cards = Карти
aruba-column-where = Къде
aruba-column-points = Точки
aruba-mount-front = отпред
aruba-mount-rear = отзад
aruba-mount-left = отляво
aruba-mount-right = отдясно
aruba-where = ред { $row }, лента { $lane }
aruba-wreck = разбита
aruba-cleared = разбита, махната
aruba-home = на финала, място { $place }
aruba-rolling = { $seat } хвърля за кола { $car }. Оставащи прехвърляния: { $rerolls }
aruba-driving = { $seat } кара кола { $car }. Оставащо движение: { $movement } (загубено: { $penalty })
aruba-waiting = { $name } чака
aruba-ask-begin = { $name }, хвърли за кола { $car }
aruba-ask-hook = { $name }, закачаш ли се за кола { $car }?
aruba-ask-dice = { $name }, кои зарове запазваш?
aruba-ask-act = { $name }, какво прави кола { $car }?
aruba-ask-ninth = { $name }, следващият жетон разбива кола { $car }!
aruba-no-cards = няма карти
aruba-held-movement = { $count ->
    [one] Остава ти { $count } поле движение и така го губиш: наистина ли?
   *[other] Остават ти { $count } полета движение и така ги губиш: наистина ли?
}
aruba-keep-how = Напиши заровете, които запазваш, например 1 2 3 или 123, или буква:
aruba-goal-movement = най-много полета, { $worth }
aruba-goal-straight = кента, { $worth } полета
aruba-goal-even = всички четни, { $worth }
aruba-goal-odd = всички нечетни, { $worth }
aruba-move-roll = хвърли заровете
aruba-move-stand = запази всички зарове
aruba-move-end = приключи хода
aruba-move-stop = приключи карането тук
aruba-move-pass = остави така
aruba-move-ahead = карай право напред
aruba-move-left = карай напред вляво
aruba-move-right = карай напред вдясно
aruba-move-ram = блъсни кола { $target }
aruba-move-even = всички четни: ускорение, 6 полета
aruba-move-odd = всички нечетни: поправи всичко
aruba-move-nitro = още 2 полета
aruba-move-bomb = пусни бомба зад колата
aruba-move-repair = карта Ремонт: махни 2 щети
aruba-move-re-roll = още едно прехвърляне
aruba-move-hook = закачи се за кола { $car }
aruba-move-bumper-front = монтирай предна броня
aruba-move-bumper-rear = монтирай задна броня
aruba-move-saw-left = монтирай трион отляво
aruba-move-saw-right = монтирай трион отдясно
aruba-move-keep = запази { $dice } и хвърли останалите отново
aruba-move-keep-none = хвърли отново всички зарове
aruba-move-straight-dice = кента от 1 до { $face }: движение { $face }
aruba-move-shoot-dice = чифт ({ $face }): стреляй по кола { $target }
aruba-move-mend-dice = чифт ({ $face }): махни 2 щети
aruba-move-turbo-dice = каре ({ $face }): още 2 полета
aruba-move-cards-dice = тройка ({ $face }): изтегли 2 карти
aruba-move-extra-dice = допълнителен зар с { $face }
aruba-move-change = обърни { $face } на { $new_face }
aruba-move-larceny = открадни 2 карти от { $victim }
aruba-move-fix = изхвърли „{ $card }“ за бърз ремонт: махни 1 щета
aruba-move-fix-car = изхвърли „{ $card }“ за бърз ремонт: махни 1 щета от кола { $car }
aruba-many-bumper = монтирай броня
aruba-many-saw = монтирай трион
aruba-many-straight = кента: толкова полета, колкото е най-високият зар в нея
aruba-many-shoot = чифт: стреляй по кола { $target }
aruba-many-mend = чифт: махни 2 щети
aruba-many-turbo = каре: още 2 полета
aruba-many-cards = тройка: изтегли 2 карти
aruba-many-extra = допълнителен зар с числото, което искаш
aruba-many-change = обърни хвърлен зар на друго число
aruba-many-steal = открадни 2 карти
aruba-many-fix = изхвърли карта за бърз ремонт: махни 1 щета
aruba-drove = { $count ->
    [one] Кола { $car } минава { $count } поле, от { $start } до { $space }.
   *[other] Кола { $car } минава { $count } полета, от { $start } до { $space }.
}

## Odds of the dice
aruba-odds-question = { $goal } с { $count ->
    [one] едно прехвърляне
   *[other] { $count } прехвърляния
} от { $dice }
aruba-odds-keep = Запази { $dice }
aruba-odds-keep-none = Хвърли отново всички зарове
aruba-odds-stand = Запази всички зарове
aruba-odds-best = { $keep }: { $worth }
aruba-odds-second = Следващ по стойност: { $keep }: { $worth }
aruba-odds-chance = { $percent }%
aruba-odds-spaces = средно { $mean } полета
aruba-odds-pairs = средно { $mean } чифта
aruba-odds-threes = средно { $mean } тройки
aruba-odds-fours = средно { $mean } карета
aruba-odds-goal-straight = Най-дългата кента
aruba-odds-goal-straight-n = Кента до { $top }
aruba-odds-goal-even = Всички четни
aruba-odds-goal-odd = Всички нечетни
aruba-odds-goal-pairs = Чифт
aruba-odds-goal-threes = Тройка
aruba-odds-goal-fours = Каре
aruba-odds-goal-movement = Най-много полета
cli-odds-help = Кои зарове да запазиш в ARUBA и какво носи това: точно пресметнато.
cli-odds-examples = Примери: { $program } odds "1 2 4 4 6 6 6 2 3 5" --rerolls 2 --goal straight; { $program } odds "2 2 5" --goal even
cli-argument-dice = Заровете, например "1 2 4 4 6"; от един до десет.
cli-flag-rerolls = Колко пъти още може да се хвърля отново: от 0 до 4.
cli-flag-goal = Какво се иска: straight, straight:n (n е от 1 до 6), even, odd, pairs, threes, fours или movement.
cli-odds-bad-dice = „{ $text }“ не са от един до десет зара с числа от 1 до 6.

## Explained, and the signs of the table
topic-aruba-straight = Кентата започва с 1 и няма празнина: 1 2 3 4 дава 4 полета, единична 1 дава едно. Една кента на ход.
topic-aruba-damage = Всеки жетон за щета отнема по един зар при следващото хвърляне. Колата издържа осем; деветият я разбива.
legend-aruba-active = колата, която е на ход
legend-aruba-car = друга кола
legend-aruba-wreck = разбита кола
legend-aruba-grid = място на старта
legend-aruba-red = червен ред
legend-aruba-damage = щети и колко още издържа колата
legend-aruba-bumpers = брони отпред и отзад
legend-aruba-saws = триони отляво и отдясно

## The table on the page
web-aruba-race = състезание { $number }/{ $races }
web-aruba-place = място { $place }/{ $cars }
web-aruba-car = кола { $number }
web-aruba-car-of = { $name }, кола { $number }
web-aruba-driver = { $name }, кола { $number }
web-aruba-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
web-aruba-dice = { $count ->
    [one] { $count } зар
   *[other] { $count } зара
}
web-aruba-lost = { $count ->
    [one] { $count } загубен заради щети
   *[other] { $count } загубени заради щети
}
web-aruba-rerolls = { $count ->
    [one] остава { $count } прехвърляне
   *[other] остават { $count } прехвърляния
}
web-aruba-movement = { $count ->
    [one] Още { $count } поле
   *[other] Още { $count } полета
}
web-aruba-leads = −{ $count }: сама начело
web-aruba-from-red = −{ $count }: тръгва от червено
web-aruba-leads-red = −{ $count }: начело и от червено
web-aruba-die = { $face }
web-aruba-die-extra = { $face }, допълнителен зар
web-aruba-die-lost = зар, загубен от щета
web-aruba-kept = запазен
web-aruba-roll = Хвърли
web-aruba-reroll = { $count ->
    [one] Прехвърли { $count } зар
   *[other] Прехвърли { $count } зара
}
web-aruba-use = Използвай тези
web-aruba-keep-these = Запази тези
web-aruba-end = Край на хода
web-aruba-stop = Спри тук
web-aruba-combinations = Комбинации
web-aruba-straight-to = { $top ->
    [one] Само 1
   *[other] Кента 1–{ $top }
}
web-aruba-kind-straight = Кента
web-aruba-kind-pair = Чифт
web-aruba-kind-three = Тройка
web-aruba-kind-four = Каре
web-aruba-kind-even = Всички четни
web-aruba-kind-odd = Всички нечетни
web-aruba-idle-straight = Движение
web-aruba-idle-pair = Изстрел или ремонт
web-aruba-idle-three = Тегли карти
web-aruba-idle-four = Турбо
web-aruba-idle-even = Ускорение
web-aruba-idle-odd = Пълен ремонт
web-aruba-move = движение { $count }
web-aruba-mend = ремонт { $count }
web-aruba-draw = { $count ->
    [one] тегли { $count } карта
   *[other] тегли { $count } карти
}
web-aruba-shoot = стреляй: { $numbers }
web-aruba-bomb = удря: { $numbers }
web-aruba-or = или
web-aruba-home = ФИНАЛ
web-aruba-label-ram = удар: { $tokens }
web-aruba-label-saw = трион: { $tokens }
web-aruba-go = { $count } напред, лента { $lane }.
web-aruba-over-line = През финалната линия!
web-aruba-left = { $count ->
    [one] Остава { $count } поле.
   *[other] Остават { $count } полета.
}
web-aruba-red = Червено: следващото каране губи поле.
web-aruba-hit-ram = Блъска кола { $car }, щети { $tokens }.
web-aruba-hit-saw = Трион реже кола { $car }, щети { $tokens }.
web-aruba-hit-saws = Два триона се срещат и се губят.
web-aruba-hit-last = Това би бил последният жетон за щета.
web-aruba-no-cards = Няма карти в ръката
web-aruba-why-kept = Заровете за нея са тук, но пазиш други. Докосни и тях.
web-aruba-why-dice = Заровете ти не я показват.
web-aruba-space = ред { $row }, лента { $lane }
web-aruba-foot-bomb = зад теб
web-aruba-foot-hook = когато питат
web-aruba-foot-extra-die = още един зар
web-aruba-foot-die-change = обърни зар
web-aruba-foot-larceny = кради карти
web-aruba-foot-re-roll = още едно хвърляне
web-aruba-foot-nitro = още движение
web-aruba-foot-repair = ремонт
web-aruba-foot-bumper = монтирай
web-aruba-foot-saw = монтирай
web-aruba-foot-fix = бърз ремонт
web-aruba-has-front = предна броня
web-aruba-has-rear = задна броня
web-aruba-has-left = трион отляво
web-aruba-has-right = трион отдясно
web-aruba-hook-title = Закачаш ли се?
web-aruba-hook-text = Кола { $car } е точно отпред. Ако се закачиш, я следваш стъпка по стъпка до края на нейния ход.
web-aruba-ninth-title = Последният жетон за щета!
web-aruba-ninth-text = Изхвърли карта, за да спасиш кола { $car }, иначе колата е разбита.
web-aruba-unused = Още неизползвани: { $list }. Край на хода въпреки това?
web-aruba-standings = Класиране
web-aruba-road = Пистата
web-aruba-odds = Какво носи?
web-aruba-odds-lead = { $count ->
    [one] Точни шансове с едно прехвърляне, ако хвърляш нататък възможно най-добре за всяка цел. Докосни най-добрия избор, за да го вземеш.
   *[other] Точни шансове с { $count } прехвърляния, ако хвърляш нататък възможно най-добре за всяка цел. Докосни най-добрия избор, за да го вземеш.
}
web-aruba-odds-goal = Цел
web-aruba-odds-this = Тези
web-aruba-odds-best = Най-добре
web-aruba-ahead = { $count } напред, лента { $lane }
web-aruba-behind = { $count } назад, лента { $lane }
web-aruba-level = наравно с теб, лента { $lane }
web-aruba-damage = щети { $count }
web-aruba-row = ред { $row }
web-aruba-on-red = На червено си.
web-aruba-red-in = Следващ червен ред: след { $count ->
    [one] { $count } ред
   *[other] { $count } реда
}.
web-aruba-line-in = Финалната линия: след { $count ->
    [one] { $count } ред
   *[other] { $count } реда
}.
web-aruba-you = Караш кола { $car }: ред { $row }, лента { $lane }, щети { $damage }.
web-aruba-track = Пистата от твоята кола
web-aruba-key-die = вземи или пусни зар
web-aruba-key-roll = хвърли или прехвърли свободните зарове
web-aruba-key-combination = комбинация: запази я, после я използвай
web-aruba-key-card = карта от ръката
web-aruba-key-drive = направо, наляво, надясно
web-aruba-key-ram = блъсни колата отпред
web-aruba-key-enter = натисни осветения бутон
web-aruba-key-answer = отговор на въпрос, избор
web-aruba-arrived = Финиширали коли
web-aruba-nobody-home = Никоя кола не финишира.

## Hints
hint-aruba-spaces = Този ход носи { $this } полета
hint-aruba-dice = Зарове на хвърляне: { $this }
hint-aruba-taken = Жетони за щета, които получаваш: { $this }
hint-aruba-dealt = Жетони за щета, които получават съперниците: { $this }
hint-aruba-in-front = Ходове, в които начело си само ти и губиш движение: { $this }
hint-aruba-on-red = Ходове, в които тръгваш от червено: { $this }
hint-aruba-wrecked = Губиш кола в { $this } от 100 случая
hint-aruba-cards = Карти в ръката след този ход: { $this }
hint-aruba-won = Печелиш това състезание в { $this } от 100 случая
hint-aruba-points = Точките ти в това състезание: { $this }

## On the page
web-poster-aruba = Десет зара, триони и брони. Щетите струват зарове.

# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Финиширай сред първите { $scored } и { $races ->
    [1] спечели състезанието
   *[other] събирай точки в { $races } състезания
}. По пътя колите се блъскат, стрелят, режат и бомбардират.
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
howto-aruba-dice-even = Ускорение: { $boost } полета. Иска всичките ти зарове.
howto-aruba-dice-odd = Маха всички щети от колата ти. Иска всичките ти зарове.

## Driving
howto-aruba-name-steps = Стъпки
howto-aruba-name-leader = Начело
howto-aruba-name-corner = Червени редове
howto-aruba-name-ram = Блъскане
howto-aruba-drive-steps = Направо или косо напред, наляво или надясно, на свободно поле. Никога между колата пред теб и тази до теб.
howto-aruba-drive-leader = { $moved ->
    [all] Ако начело си само ти, губиш { $leader } от движението си, със зарове или с Нитро. Наравно никой не губи, нито когато някоя кола е финиширала.
   *[dice] Ако начело си само ти, губиш { $leader } от движението със зарове. Наравно никой не губи, нито когато някоя кола е финиширала.
}
howto-aruba-drive-corner = Каране, което започва на червено, губи { $corner } от движението си. Преминаването не струва нищо.
howto-aruba-drive-ram = Ако ти остава движение, блъсни колата точно пред теб: щети +{ $ram } и тя се избутва с едно поле, заедно с тези пред нея. Заемаш нейното място и спираш.

## Damage
howto-aruba-name-tokens = Жетони за щета
howto-aruba-name-fatal = Жетон за щета номер { $fatal }
howto-aruba-name-quick-fix = Бърз ремонт
howto-aruba-name-wreck = Разбити коли
howto-aruba-damage-tokens = Всеки жетон за щета ти отнема един зар при хвърлянията. Колата издържа { $most }.
howto-aruba-damage-fatal = Той разбива колата. Ако имаш карти, първо те питат: изхвърли една и колата е спасена.
howto-aruba-damage-quick-fix = Изхвърли която и да е карта, вместо да я играеш: щети −{ $fix }. Всеки път, когато те питат, дори в чужд ход.
howto-aruba-damage-wreck = Разбитата кола остава на пътя. Не може да се блъска, реже или бута и по нея не се стреля. Ако цял ред е разбит, най-старата се маха.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Преди или след карането: щети +{ $bomb } за всяка кола в следващите { $rows } реда зад теб, в твоята лента и до нея.
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
howto-aruba-scoring-place = { $worth ->
    [one] Една точка.
   *[other] { $worth } точки.
}
howto-aruba-scoring-end = Състезанието свършва, когато финишират { $scored } коли. Другите не получават нищо.
howto-aruba-scoring-match = { $races ->
    [1] Печели, който финишира пръв.
   *[other] След { $races } състезания печелят най-много точки. При равенство решава по-доброто място в последното.
}
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

## On the table
howto-aruba-name-die = Зар
howto-aruba-table-die = Докосни го, за да го задържиш; другите се хвърлят пак. Буквата в ъгъла показва комбинацията му.
howto-aruba-name-lost = Изгубен зар
howto-aruba-table-lost = Всеки жетон за щета ти взима един зар. Поправи колата и следващия ход пак го хвърляш.
howto-aruba-name-dice-left = Зарове на кола
howto-aruba-table-dice-left = Толкова зара хвърля тази кола: { $dice }, с един по-малко за всеки жетон за щета.
howto-aruba-name-hand = Карти за действие в ръката
howto-aruba-table-hand = Колко карти за действие държи.
howto-aruba-name-points = Точки
howto-aruba-table-points = Точките от състезанията досега.
howto-aruba-name-space = Поле
howto-aruba-table-space = На едно поле се побира една кола. Светещото е достижимо; числото казва с колко стъпки.
web-order-hook = Ако можеш да се закачиш за колата отпред и имаш кука, да се изиграе ли?
web-order-ninth = Ако колата ти би получила последния жетон за щета, да се спаси ли с най-евтината ти карта?

## Hints in plain words
hint-aruba-roll = Ходът ти започва със заровете
hint-aruba-keep-none = Нито един от тези зарове не си струва
hint-aruba-keep-whole = Кентата ти е пълна; от другите зарове още може да излезе нещо
hint-aruba-keep-straight = Кентата ти стига до { $face }; сега ти трябва { $next }
hint-aruba-keep-gap = Липсва само { $next } за кента до { $face }
hint-aruba-keep-begun = Кентата иска единица и ти я имаш
hint-aruba-keep-same = Зарове с { $face }: { $count }. Събирай още
hint-aruba-keep-even = Ако всички зарове са четни, ускоряваш с 6 полета
hint-aruba-keep-odd = Ако всички зарове са нечетни, всички щети изчезват
hint-aruba-keep = С тези зарове следващото хвърляне носи най-много
hint-aruba-stand = Заровете са добри така; още едно хвърляне по-скоро ще ги развали
hint-aruba-straight = Кентата те води напред с { $count ->
    [one] едно поле
   *[other] { $count } полета
}
hint-aruba-even = Всички четни: по-далеч тези зарове не те водят
hint-aruba-odd = Поправя цялата кола и следващия път хвърляш всички зарове
hint-aruba-turbo = Две полета повече, каквото и друго да ползваш
hint-aruba-three = Още две карти може да спасят или да ускорят колата ти
hint-aruba-mend = Два жетона за щета по-малко: следващия път хвърляш два зара повече
hint-aruba-shoot = Щетите отнемат зарове на кола { $target } и тя се забавя
hint-aruba-shoot-last = Кола { $target } получава последния жетон за щета: разбита е
hint-aruba-drive-home = Оттам стигаш до финала още този ход
hint-aruba-drive-hits = По пътя удряш кола { $target }
hint-aruba-drive-hit = Струва ти малко щети, но напредваш
hint-aruba-drive-red = Напредваш, макар че следващия път тръгваш от червено
hint-aruba-drive-past = Оттам може да изпревариш { $count ->
    [one] една кола
   *[other] { $count } коли
}
hint-aruba-drive-far = Свободни полета натам: { $count }
hint-aruba-drive = Там пътят е свободен
hint-aruba-ram = Кола { $target } ти пречи: получава щети, а ти заемаш мястото ѝ
hint-aruba-stop = По-напред има повече за губене, отколкото за печелене
hint-aruba-end = Това, което остана, не ти помага сега
hint-aruba-pass = Не си струва карта
hint-aruba-pass-hook = Сега не си струва куката
hint-aruba-fix = Един жетон за щета по-малко: хвърляш един зар повече
hint-aruba-steal = Две карти повече за теб и две по-малко за съперник
hint-aruba-extra = Още един зар прави комбинацията ти по-добра
hint-aruba-change = С това число заровете ти струват повече
hint-aruba-nitro = Две полета повече в това каране
hint-aruba-bomb = Удря колите точно зад теб
hint-aruba-repair = Два жетона за щета по-малко: хвърляш два зара повече
hint-aruba-re-roll = Още един шанс за заровете, които ти трябват
hint-aruba-hook = С куката те теглят напред
hint-aruba-bumper = Отпред усилва ударите ти, отзад те пази
hint-aruba-saw = Нанася щети на колите, които застанат до теб
hint-plain-aruba-spaces = Така стигаш по-далеч в този ход
hint-plain-aruba-dice = Така хвърляш повече зарове в следващите ходове
hint-plain-aruba-taken = Така получаваш по-малко щети
hint-plain-aruba-dealt = Така съперниците получават повече щети
hint-plain-aruba-in-front = Така не губиш движение начело
hint-plain-aruba-on-red = Така тръгваш по-рядко от червено
hint-plain-aruba-wrecked = Така колата ти се разбива по-рядко
hint-plain-aruba-cards = Така после имаш повече карти
