# AUSGEBREMST. Spaces are written lane and number (L14): lanes L, M, N from the inside; a bare A or C is a field of the pit lane. { $section } is a heading of the booklet.
# Facts: value and card are race cards, by their numbers; why is stall or pit; where is before or past; exception is none or possible.

game-ausgebremst = AUSGEBREMST

## Options
option-ausgebremst-rules = Семейната игра (три карти в ръката, едно задължително спиране в бокса) или играта за напреднали (тайни тестета, четири купчини, спирания по желание).
option-ausgebremst-circuits = Сезонът: определен брой писти в реда от правилата или избрани от теб, в твоя ред, например 3+7+1.
option-ausgebremst-six-exception = Водещи един до друг, всички само с 6: картите на другите се броят, щом са били показани, или дори скрити, както е в правилата; тогава ходовете ти могат да издадат какво държат другите.

## Options in a word or two, and their values
title-ausgebremst-rules = Правила
value-ausgebremst-rules-family = семейна игра: три карти в ръката, едно задължително спиране
value-ausgebremst-rules-advanced = за напреднали: тайни тестета, четири купчини, спирания по желание
title-ausgebremst-circuits = Сезон
value-ausgebremst-circuits-printed = брой писти, в реда от правилата
value-ausgebremst-circuits-chosen = писти по твой избор, например 3+7+1
title-ausgebremst-six-exception = Водещи само с 6
value-ausgebremst-six-exception-shown = картите на другите се броят, щом са показани
value-ausgebremst-six-exception-booklet = дори скрити, както е в правилата

## Circuits
difficulty-easy = лесна
difficulty-medium = средна
difficulty-hard = трудна
direction-clockwise = по часовниковата стрелка
direction-anticlockwise = обратно на часовниковата стрелка
deck-fast = бързо тесте
deck-medium = средно тесте
deck-slow = бавно тесте
section-ausgebremst-regole-delle-carte-corsa = Правила за състезателните карти – { $printed }
section-ausgebremst-regola-speciale-per-la-carta-corsa-6 = Особено правило за състезателна карта 6 – { $printed }
section-ausgebremst-quale-tracciato-di-corsa = Коя писта? – { $printed }
section-ausgebremst-regole-di-gara = Правила на състезанието – { $printed }
section-ausgebremst-sorpassi = Изпреварване – { $printed }
section-ausgebremst-linea-bianca-continua = Непрекъсната бяла линия – { $printed }
section-ausgebremst-limitazioni-di-movimento = Ограничения на движението – { $printed }
section-ausgebremst-bloccaggio = Блокиране – { $printed }
section-ausgebremst-pit-stop = Спиране в бокса – { $printed }
section-ausgebremst-la-scelta-di-un-mazzo = Избор на тесте – { $printed }
section-ausgebremst-mazzi-marcia = Купчини – { $printed }
section-ausgebremst-giocare-dai-mazzetti-marcia = Игра от купчините – { $printed }
section-ausgebremst-giocare = Ход на играта – { $printed }
section-ausgebremst-regole-di-gioco-avanzate = Правила за напреднали – { $printed }

## Refusals
refusal-race-card-missing = Нямаш карта { $value } в ръката си. ({ $section })
refusal-leader-six = Водиш състезанието, а водещият не може да играе 6{ $exception ->
   *[possible] , освен ако има само шестици в ръката и стои на поле, което затваря цялата писта.
    [none] .
} ({ $section })
refusal-joint-leader-six = Делиш първото място с кола { $car }, а водещите не могат да играят 6{ $exception ->
   *[possible] , освен ако всички един до друг имат само шестици в ръката и заедно затварят цялата писта.
    [none] .
} ({ $section })
refusal-no-such-space = { $circuit } няма поле { $space }. ({ $section })
refusal-space-taken = На { $space } стои кола { $car }. ({ $section })
refusal-way-blocked = Кола { $car } на { $at } препречва пътя към { $space ->
    [finish] финала
   *[other] { $space }
}. ({ $section })
refusal-white-line = Бялата линия от { $first } до { $last } те държи в твоята лента: { $space } е от другата страна. ({ $section })
refusal-out-of-reach = С карта { $value } не стигаш от { $start } { $space ->
    [finish] до финала
   *[other] точно до { $space }
}. ({ $section })
refusal-only-forward = Колите карат само напред или по диагонал напред, никога встрани или назад. ({ $section })
refusal-pit-entry = В питлейна се влиза само от поле A. ({ $section })
refusal-pit-closed = Питлейнът е отворен само в края на обиколка 1 и 2; { $lap ->
    [0] ти си още на старта.
   *[other] ти си в обиколка { $lap }.
} ({ $section })
refusal-pit-owed = { $where ->
    [before] В тази обиколка трябва да спреш в бокса, а от { $space } вече не стигаш до поле A ({ $entry }).
   *[past] В тази обиколка трябва да спреш в бокса: не можеш да минеш покрай поле A ({ $entry }) към { $space }, нито през питлейна без спиране.
} ({ $section })
refusal-second-stop = Вече спря в бокса; второ спиране не е позволено. ({ $section })
refusal-must-play = { $card ->
    [none] Можеш да изиграеш карта, затова не можеш да пасуваш.
   *[other] Можеш да изиграеш { $card }, затова не можеш да пасуваш.
} ({ $section })
refusal-no-race-discard = Карти не се изхвърлят: играй някоя или пасувай, ако не можеш. ({ $section })
refusal-must-discard = { $why ->
    [stall] Твърде дълго никоя кола не може да помръдне: изхвърли карта и изтегли друга. (наше правило)
    [pit] Трябва да спреш в бокса, а никоя от тези карти не те отвежда там: изхвърли една. ({ $section })
   *[none] Никоя от тези карти не ти помага: изхвърли една. ({ $section })
}
refusal-choose-deck = Първо избери тесте: бързо, средно или бавно. ({ $section })
refusal-sort-cards = Сложи картата пред теб на някоя купчина или използвай готова подредба. ({ $section })
refusal-nothing-to-sort = Нямаш повече карти за подреждане: избери „Готово“. ({ $section })
refusal-draw-from-pile = Първо изтегли карта от някоя своя купчина. ({ $section })
refusal-pile-empty = Купчина { $pile } е празна. ({ $section })
refusal-take-pit-card = Първо вземи една от картите си в бокса: { $low } или { $high }. ({ $section })
refusal-no-pit-card = Сред картите ти в бокса няма { $value }: вземи { $low } или { $high }. ({ $section })
refusal-store-pit-card = Първо сложи другата си карта от бокса на някоя своя купчина. ({ $section })
refusal-drive-now = Сега трябва да караш. ({ $section })
refusal-family-game = Това е от играта за напреднали. ({ $section })

## What happened
event-GridCardDrawn = { $seat } тегли { $value } за стартовата решетка.
event-RaceStarted = Колите са на стартовата решетка: { $circuit }.
event-RaceHandDealt = { $seat } получава първите карти.
event-RaceHandDealt-own = Първите ти карти: { $values }.
event-CarDrove = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } играе { $value }: от { $start } до { $space ->
    [finish] финала
   *[other] { $space }
}.
event-LapBegan = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } е в обиколка { $lap }.
event-PitStopMade = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } спира в питлейна.
event-CarRetired = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } остана без карти; полета до финала: { $to_go }.
event-HandShown = { $seat } не може да играе и показва картите си: { $values }.
event-RaceCardDiscarded = { $seat } изхвърля карта { $value }.
event-NeutralCardTurned = Неутрална кола { $car } обръща { $value }.
event-NeutralStayed = Неутрална кола { $car } не може да използва { $value } и остава на място.
event-NeutralBlocked = Неутрална кола { $car } е блокирана.
event-SixesAllowed = Цял кръг никой не се е помръднал: сега и водещите могат да играят 6.
event-RaceCardDrawn = { $seat } тегли карта.
event-RaceCardDrawn-open = { $seat } тегли { $value }.
event-DeckChosen = { $seat } избира тесте.
event-DeckChosen-own = { $deck ->
    [fast] { $seat } избира бързото тесте.
    [medium] { $seat } избира средното тесте.
   *[slow] { $seat } избира бавното тесте.
}
event-PitCardsLaid = Карти за бокса (стойности), { $seat }: { $values }.
event-CardToSort = { $seat } поглежда следващата карта.
event-CardToSort-own = { $value ->
    [none] { $seat } няма повече карти за подреждане.
   *[other] Картата за подреждане е { $value }.
}
event-CardSorted = { $seat } слага карта на купчина.
event-CardSorted-own = { $value ->
    [none] { $seat } няма повече карти за подреждане.
   *[other] { $seat } слага { $value } на купчина { $pile }.
}
event-PilesPreset = { $seat } подрежда картите.
event-PilesPreset-own = { $seat } подрежда останалите така: { $preset }.
event-PitCardTaken = { $seat } взема { $value } от бокса.
event-PitCardStored = { $seat } слага другата карта от бокса ({ $value }) на купчина { $pile }.

## The score sheet
line-place-1 = Първо място
line-place-2 = Второ място
line-place-3 = Трето място
line-place-4 = Четвърто място
line-place-5 = Пето място
line-place-6 = Шесто място
line-not-home = Без финал

## The table in the terminal
ausgebremst-title = Състезание { $race } от { $races }: { $name }, { $direction }, { $difficulty }
ausgebremst-title-short = { $race }/{ $races } { $name }
ausgebremst-lap = обиколка { $lap } от { $laps }
ausgebremst-last-lap = Последна обиколка
ausgebremst-grid = на старта
ausgebremst-home = на финала, място { $place }
ausgebremst-out = извън състезанието
ausgebremst-neutral = неутрална
ausgebremst-stop-owed = дължи спиране
ausgebremst-stop-made = спря в бокса
ausgebremst-stop-free = още без спиране
ausgebremst-column-car = кола
ausgebremst-column-driver = пилот
ausgebremst-column-at = поле
ausgebremst-column-lap = обиколка
ausgebremst-column-go = остават
ausgebremst-column-pit = бокс
ausgebremst-column-cards = карти
ausgebremst-shown = показва { $cards }
ausgebremst-hand = Твоите карти
ausgebremst-fuel = Гориво { $points }, до финала { $to_go }, резерв { $reserve }
ausgebremst-piles = Твоите купчини, горната карта е последна
ausgebremst-sorting = Карта за подреждане: { $value }
ausgebremst-road = Пътят пред теб
ausgebremst-whole = Цялата обиколка
ausgebremst-move-ideal = играй { $value } до { $space }, по идеалната линия, резерв { $reserve }
ausgebremst-move-wide = играй { $value } до { $space }, { $count ->
    [one] { $count } поле повече от идеалната линия
   *[other] { $count } полета повече от идеалната линия
}, резерв { $reserve }
ausgebremst-move-pit = играй { $value } до { $space }, спри в питлейна, резерв { $reserve }
ausgebremst-move-drive = играй { $value } до { $space }
ausgebremst-move-home = играй { $value }, през финалната линия
ausgebremst-short-ideal = идеална линия, { $reserve }
ausgebremst-short-wide = { $count } повече, { $reserve }
ausgebremst-short-pit = спиране в бокса, { $reserve }
ausgebremst-short-home = през финалната линия
ausgebremst-move-pass = покажи картите си и чакай
ausgebremst-move-discard = покажи картите си, изхвърли { $value } и изтегли
ausgebremst-move-draw = изтегли от купчина { $pile }
ausgebremst-move-sort = сложи { $value } на купчина { $pile }
ausgebremst-move-store = сложи картата от бокса на купчина { $pile }
ausgebremst-move-take = вземи { $value } в ръката си
ausgebremst-move-preset = подреди всички останали: { $preset }
ausgebremst-move-deck = избери { $deck ->
    [fast] бързото
    [medium] средното
   *[slow] бавното
} тесте
ausgebremst-move-done = готово: всички карти са подредени

## Explained, and the signs of the table
topic-ausgebremst-pit = В семейната игра всяка кола спира веднъж в питлейна, в края на 1. или 2. обиколка: напуска пистата при поле A, завършва ход на поле от питлейна и се връща при поле C.
topic-ausgebremst-six = Който е начело, без равен или наравно с други, не може да играе 6. Позволено е при първия ход на колата, щом някоя кола финишира, и само с шестици в ръката в шикана или рамо до рамо при блокирани ленти.
legend-ausgebremst-own = твоята кола
legend-ausgebremst-car = друга кола
legend-ausgebremst-target = поле, до което стига тази карта
legend-ausgebremst-change = тук може да се сменя лентата
legend-ausgebremst-white = бяла линия: без смяна на лентата
legend-ausgebremst-chicane = шикана: само една лента е свободна
legend-ausgebremst-entry = поле A: входът на питлейна
legend-ausgebremst-exit = поле C: изходът му
legend-ausgebremst-leader = начело
legend-ausgebremst-stop = спирането е направено, спирането предстои

## The page
web-race-standings = Класиране
web-race-tank = Гориво
web-race-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
web-race-go = { $count ->
    [one] още { $count } поле
   *[other] още { $count } полета
}
web-race-reserve = резерв { $reserve }
web-race-card = Карта { $value }
web-race-choose-card = Избери карта: светват всички полета, до които стига, с резерва, който ти остава там.
web-race-cannot-play = Никоя от картите ти не може да се изиграе.
web-race-must-discard = Чакането няма да помогне: избери карта за изхвърляне.
web-race-wait = Покажи картите и изчакай
web-race-throw = Изхвърли { $value }
web-race-reach = Карта { $value } стига до
web-race-barred = Не с карта { $value }
web-race-lane-L = вътрешна лента
web-race-lane-M = средна лента
web-race-lane-N = външна лента
web-race-lane-P = питлейн
web-race-short-L = вътре
web-race-short-M = среда
web-race-short-N = вън
web-race-short-P = питлейн
web-race-finish = Финал
web-race-pit = спиране в бокса
web-race-neutral-car = неутрална кола { $number }
web-race-leads-no-six = води: без 6
web-race-you-lead = Водиш, затова не можеш да играеш 6.
web-race-stop-title-owed = Предстои спиране в бокса
web-race-stop-title-due = Спиране в бокса в тази обиколка
web-race-stop-title-open = Спиране в бокса по желание
web-race-stop-title-made = Спирането е направено
web-race-stop-title-none = Питлейнът е затворен
web-race-stop-text-owed = Вход при A в края на обиколка 1 или 2, изход при C. Струва { $detour ->
    [one] едно поле
   *[other] { $detour } полета
}.
web-race-stop-text-due = Влез при A и завърши ход в питлейна: не може да го подминеш.
web-race-stop-text-open = Вход при A в края на обиколка 1 или 2. Получаваш: { $cards }; допълнителен път: { $detour }.
web-race-near-ahead = { $name }, { $count } напред, { $lane }
web-race-near-behind = { $name }, { $count } назад, { $lane }
web-race-near-level = { $name }, наравно с теб, { $lane }
web-race-way-curve = { $count ->
    [one] завой след { $count } поле
   *[other] завой след { $count } полета
}
web-race-way-chicane = { $count ->
    [one] шикана след { $count } поле
   *[other] шикана след { $count } полета
}
web-race-way-free = свободно: { $lane }
web-race-way-until = { $lane }: свободни полета { $count }
web-race-way-blocked = затворено: { $lane }
web-race-land-ideal = по идеалната линия
web-race-land-wide = { $count ->
    [one] { $count } поле повече
   *[other] { $count } полета повече
}
web-race-land-curve = в завоя
web-race-land-chicane = в шиканата
web-race-land-behind = точно зад: { $names }
web-race-land-beside = до: { $names }
web-race-land-before = точно пред: { $names }
web-race-place-ahead = { $lane }, { $count } напред
web-race-place-behind = { $lane }, { $count } назад
web-race-place-level = { $lane }, наравно с теб
web-race-place-own = { $lane }, твоята кола
web-race-why-taken = Заето: { $name }.
web-race-why-blocked = На пътя: { $name }, { $place }.
web-race-why-line = Между тях има бяла линия: тук не може да смениш лентата.
web-race-drove = { $neutral ->
    [yes] Неутрална кола
   *[other] Кола
} { $car } играе { $value }: { $lane }.
web-race-to-sort = още { $count }
web-race-deck-fast = Далеч с всяка карта, но са малко: трудно в тълпата.
web-race-deck-medium = По малко от всичко.
web-race-deck-slow = Много малки карти: все някоя пасва, но до финала има повече ходове.
web-race-title-choose = Избери тайно тестето си
web-race-title-sort = Сложи картата върху една от четирите си купчини
web-race-title-open = Изтегли първите си карти: избери купчина
web-race-title-draw = Изтегли карта: избери купчина
web-race-title-take = Спиране! Вземи една от картите в бокса
web-race-title-store = Сложи { $value } върху една от купчините си
web-race-title-drive = Карай
web-race-title-wait = Готово. Другите още избират.
web-race-deck-size = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
web-race-gears = Твоите купчини
web-race-pile = Купчина { $number }
web-race-pile-empty = празна
web-race-presets = Подреди останалите наведнъж:
web-race-ready = Готово
web-race-take = вземи
web-race-race-result = Състезание { $race } от { $races }: { $name }
web-race-season = Сезон
web-race-column-race = това състезание
web-race-next = Следва: { $name }
web-race-next-grid = Стартовата решетка
web-race-key-card = избери картата или купчината с това число; пак: карай
web-race-key-space = между осветените полета
web-race-key-drive = карай до отбелязаното поле или натисни жълтия бутон
web-race-key-why = защо едно поле не е позволено
web-race-key-standings = прочети класирането
web-race-key-zoom = увеличи, намали, както беше
web-race-key-pan = премести пистата

## Hints
hint-ausgebremst-detour = Отклоненията ти струват { $this } полета
hint-ausgebremst-leading = Ходове, в които водиш и не може да играеш 6: { $this }
hint-ausgebremst-barred = Ходове, в които държиш забранена 6: { $this }
hint-ausgebremst-still = Ходове, в които не можеш да караш: { $this }
hint-ausgebremst-rivals-still = Ходове, в които съперниците не могат да карат: { $this }
hint-ausgebremst-out = Оставаш без карти в { $this } от 100 случая
hint-ausgebremst-turns = Ходове до финала: { $this }
hint-ausgebremst-won = Печелиш това състезание в { $this } от 100 случая
hint-ausgebremst-place = Мястото ти средно: { $this }

## On the page
web-poster-ausgebremst = Три обиколки, един резервоар карти. Затвори съперниците в шиканата.

# How to play AUSGEBREMST, in short: one sentence or two for each thing to know.
# Facts: rules is family or advanced; laps, hand, cars, piles, races are figures of the sheet and the season; six is the card that a leader may not play; first and last are
# the laps after which a stop is made; size and total are the cards and points of a deck, counts its cards one by one; way is the shortest way, or the shortest to the longest;
# places lists the points of the places.

## Goal and turn
howto-ausgebremst-goal-race = Финиширай преди другите след { $laps } обиколки. Тестето ти има едва малко повече точки, отколкото иска най-късият път: който кара широко, остава без карти.
howto-ausgebremst-turn-play = { $rules ->
    [family] Изиграй една от своите { $hand } карти и мини точно толкова полета. После теглиш нова.
   *[advanced] Изиграй една от своите { $hand } карти и мини точно толкова полета. После теглиш горната карта от която и да е своя купчина.
}
howto-ausgebremst-turn-must = Ако някоя карта може да се играе, трябва да изиграеш една, дори да те отведе широко. Ако никоя не може, показваш картите си и чакаш.
howto-ausgebremst-turn-order = Играе се в реда от старта. На финала трябва да е свободен само пътят до линията; останалите точки се губят.

## The track
howto-ausgebremst-name-cards = Състезателни карти
howto-ausgebremst-name-lanes = Ленти
howto-ausgebremst-name-room = Други коли
howto-ausgebremst-name-curve = Завои
howto-ausgebremst-name-chicane = Шикани
howto-ausgebremst-name-ideal = Идеална линия
howto-ausgebremst-name-six = Без { $six } за водещия
howto-ausgebremst-track-cards = { $rules ->
    [family] Картата те води толкова полета, колкото пише на нея. Тестето ти има { $size } карти с { $total } точки.
   *[advanced] Картата те води толкова полета, колкото пише на нея. Всяко тесте има { $total } точки.
}
howto-ausgebremst-track-lanes = Всяка стъпка води на следващото поле от твоята или от съседна лента. Никога встрани, никога назад.
howto-ausgebremst-track-room = На поле стои само една кола и никой не минава през кола. По диагонал между две може.
howto-ausgebremst-track-curve = Бели линии делят лентите: в завоя лентата не се сменя, нито при влизане от последния ред преди него.
howto-ausgebremst-track-chicane = Свободна е само средната лента. Кола, която стои там, затваря цялата писта.
howto-ausgebremst-track-ideal = В завоя отвътре е по-късо. Най-късият път от първия ред, със спиране: { $way } полета.
howto-ausgebremst-track-six = Който е начело, без равен или наравно с други, не може да играе { $six }. Може при първия ход на кола и щом някоя кола вече е финиширала.

## The pit stop
howto-ausgebremst-pit-due = { $rules ->
    [family] Всяка кола спира веднъж, след обиколка { $first } или { $last }: завърши ход в питлейна.
   *[advanced] Можеш да спреш веднъж, след обиколка { $first } или { $last }: завърши ход в питлейна. Така вземаш картите си от бокса.
}
howto-ausgebremst-pit-way = Влиза се от поле A, излиза се на поле C, една кола след друга. Кола на A затваря входа, кола на C – изхода.
howto-ausgebremst-pit-closed = На старта и в последната обиколка питлейнът е затворен. Самото минаване не е спиране, а второ спиране няма.

## Neutral cars
howto-ausgebremst-neutral-grid = В състезанието винаги има { $cars } коли. Неутралните допълват броя и тръгват отпред.
howto-ausgebremst-neutral-drive = Неутралната кола обръща горната си карта и минава по най-късия път. Ако не може да я използва, остава на място, а картата се губи.
howto-ausgebremst-neutral-stop = { $rules ->
    [family] И тя спира: след обиколка { $first }, ако картата позволява, иначе след обиколка { $last }.
   *[advanced] Тя никога не спира, но може да затвори входа и изхода на питлейна.
}
howto-ausgebremst-neutral-points = Неутралните коли заемат места, но не вземат точки: никой зад тях не се изкачва.

## The advanced game
howto-ausgebremst-name-decks = Избор на тесте
howto-ausgebremst-name-pit-cards = Карти от бокса
howto-ausgebremst-name-piles = Купчини
howto-ausgebremst-name-free-stop = Без задължително спиране
howto-ausgebremst-advanced-decks = Преди всяко състезание всеки тайно избира тесте. Всички имат { $total } точки; в бързото картите са малко и много от тях са високи.
howto-ausgebremst-advanced-deck = { $size } карти: { $counts }.
howto-ausgebremst-advanced-pit-cards = Една или две твои карти чакат в бокса. Ако спреш, едната идва в ръката ти, а другата отива върху някоя купчина.
howto-ausgebremst-advanced-piles = Другите карти подреждаш една по една, с лице надолу, на { $piles } купчини. В ръка държиш { $hand } и теглиш отгоре от която купчина искаш.
howto-ausgebremst-advanced-free-stop = Спирането не е задължително: без него караш с картите, които имаш.

## Scoring
howto-ausgebremst-scoring-places = Точки от първото до последното място: { $places }.
howto-ausgebremst-scoring-out = Който остане без карти преди финала, отпада и не получава точки.
howto-ausgebremst-scoring-season = Състезания в този сезон: { $races }. Точките се събират; при равенство решава мястото в последното състезание.
howto-ausgebremst-scoring-grid = Следващото състезание започва в реда на последния финал.

## Easily got wrong
howto-ausgebremst-mind-fit = Картата се изминава цялата. Ако на пътя има кола, може би ще мине по-малка карта; брой, преди да играеш.
howto-ausgebremst-mind-level = Който дели първото място, също води. В завоя наравно са колите, на които им остават еднакво полета до края му, всяка в своята лента.
howto-ausgebremst-mind-six = Водиш само с карти { $six }? Чакаш. Можеш да изиграеш една в шикана или до други, които също имат само такива и с теб затварят пистата.
howto-ausgebremst-mind-stop = Не отлагай спирането лекомислено: в обиколка { $last } без него не можеш да минеш покрай поле A, а ако други затварят входа, чакаш.
howto-ausgebremst-mind-reserve = Без спиране ти остават малко точки в запас: всеки широк завой се усеща.

## On the table
howto-ausgebremst-name-to-go = Полета до финала
howto-ausgebremst-table-to-go = Колко полета остават на тази кола по най-късия път до финала.
howto-ausgebremst-name-tank = Гориво
howto-ausgebremst-table-tank = Точките на всичките ти карти срещу полетата, които ти остават. Излишъкът е твоят резерв.
howto-ausgebremst-name-reserve = Резерв
howto-ausgebremst-table-reserve = Число като +4 на поле: толкова точки ти остават, ако отидеш там. Под нулата картите ти вече не стигат до финала.
howto-ausgebremst-name-cross = Кръстче
howto-ausgebremst-table-cross = Дотук би стигнала картата ти, ако пътят беше свободен. Докосни го и ще ти каже какво пречи.
howto-ausgebremst-name-sign-pit = Знакът P
howto-ausgebremst-table-sign-pit = Синьо: тази кола вече спря в бокса. Пунктир: тепърва трябва.
howto-ausgebremst-name-neutral = Неутрална кола
howto-ausgebremst-table-neutral = Никой не я кара. Обръща карта и минава по най-късия път.
howto-ausgebremst-name-shown = Показани карти
howto-ausgebremst-table-shown = Нищо не можеше да се изиграе, затова картите бяха показани.
howto-ausgebremst-name-straight = Права
howto-ausgebremst-table-straight = Поле от правата: оттук може да минеш в съседната лента, но не от последния ред преди завой.

## Hints in plain words
hint-ausgebremst-home = Минаваш през финалната линия
hint-ausgebremst-stop-owed = Всяка кола трябва да спре веднъж в питлейна и така го правиш
hint-ausgebremst-stop-open = В питлейна получаваш нови карти
hint-ausgebremst-past = Изпреварваш { $count ->
    [one] една кола
   *[other] { $count } коли
} и оставаш на идеалната линия
hint-ausgebremst-past-wide = Изпреварваш { $count ->
    [one] една кола
   *[other] { $count } коли
}; струва си заобикалянето
hint-ausgebremst-least-wide = Късият път е затворен и това е най-малкото заобикаляне
hint-ausgebremst-wide = Това е заобикаляне с { $count ->
    [one] едно поле
   *[other] { $count } полета
}, но там пътят е свободен
hint-ausgebremst-low = Картите едва ти стигат до финала и така не губиш нищо
hint-ausgebremst-highest = Докато пътят е свободен, най-високата карта те води най-далеч
hint-ausgebremst-lowest = Тук стига малка карта, а { $value } ти остава за свободен път
hint-ausgebremst-ideal = Това е най-късият път, не губиш поле
hint-ausgebremst-pass = Всеки път е затворен: изчакай другите да минат напред
hint-ausgebremst-discard = Всеки път е затворен, а нова карта може да намери пролука
hint-ausgebremst-draw = Следващата карта там е { $value }
hint-ausgebremst-take = Тази карта ти трябва веднага: { $value }
hint-ausgebremst-store = Знаеш къде е и я теглиш, когато ти потрябва
hint-ausgebremst-sort = Подобни карти в една купчина: винаги знаеш какво ще изтеглиш
hint-ausgebremst-preset = Подобни карти в една купчина: винаги знаеш какво ще изтеглиш
hint-ausgebremst-done = Всичките ти карти са там, където ги намираш
hint-ausgebremst-deck-fast = Много високи карти са за дълги прави
hint-ausgebremst-deck-medium = От всичко по малко: за всяка писта
hint-ausgebremst-deck-slow = Много малки карти винаги намират пролука
hint-plain-ausgebremst-detour = После те чакат по-малко заобикаляния
hint-plain-ausgebremst-leading = Оставаш зад водещата кола и може да играеш шестиците си
hint-plain-ausgebremst-barred = Шестиците не остават в ръката ти
hint-plain-ausgebremst-still = Така те затварят по-рядко
hint-plain-ausgebremst-rivals-still = Така стоиш на пътя на другите
hint-plain-ausgebremst-out = Така картите ти стигат до финала
hint-plain-ausgebremst-turns = Така стигаш до финала с по-малко ходове
ausgebremst-move-lane = играй { $value }, { $lane ->
    [L] вътрешна лента
    [M] средна лента
    [N] външна лента
   *[P] питлейн
}
