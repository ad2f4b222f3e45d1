# The Bornes family: Speed 1.200 km, 1000 Kilométer, Mille Bornes. Card names follow each edition's booklet where it has the language.
# Facts: card and ..._card are cards, by their names, and cards lists some; coup is the edition's word for a coup; mode is standard or variant; attack_card is
# missing in no-window while no attack stands. section is the place in the edition's booklet, printed its heading there.

distance-card = { $km } км

## Cards of Speed 1.200 km
card-speed-1200-stop = СТОП
card-speed-1200-limit = ОГРАНИЧЕНИЕ НА СКОРОСТТА
card-speed-1200-out-of-gas = ПРАЗЕН РЕЗЕРВОАР
card-speed-1200-puncture = СПУКАНА ГУМА
card-speed-1200-damage = ПОВРЕДА
card-speed-1200-start = СТАРТ
card-speed-1200-end-limit = КРАЙ НА ОГРАНИЧЕНИЕТО НА СКОРОСТТА
card-speed-1200-gasoline = БЕНЗИН
card-speed-1200-spare-tire = РЕЗЕРВНА ГУМА
card-speed-1200-replacement = РЕЗЕРВНИ ЧАСТИ
card-speed-1200-open-road = ОТВОРЕН ПЪТ
card-speed-1200-gas-station = БЕНЗИНОСТАНЦИЯ
card-speed-1200-tire = ВУЛКАНИЗАТОР
card-speed-1200-workshop = СЕРВИЗ

## Cards of 1000 Kilométer (a Hungarian edition; other languages are translations)
card-kilometer-1000-stop = Стоп
card-kilometer-1000-limit = Ограничение на скоростта
card-kilometer-1000-out-of-gas = Празен резервоар
card-kilometer-1000-flat = Спукана гума
card-kilometer-1000-accident = Катастрофа
card-kilometer-1000-roll = Зелена вълна
card-kilometer-1000-end-limit = Край на ограничението на скоростта
card-kilometer-1000-gas = Бензин
card-kilometer-1000-spare = Резервни гуми
card-kilometer-1000-repair = Сервиз
card-kilometer-1000-right-of-way = Предимство
card-kilometer-1000-extra-tank = Бензиностанция
card-kilometer-1000-puncture-proof = Непробиваеми гуми
card-kilometer-1000-driving-ace = Автошкола

## Cards of Mille Bornes (a German edition; other languages are translations)
card-mille-bornes-stop = Червен светофар
card-mille-bornes-limit = Ограничение на скоростта
card-mille-bornes-out-of-gas = Празен резервоар
card-mille-bornes-flat = Спукана гума
card-mille-bornes-accident = Повреда в двигателя
card-mille-bornes-roll = Зелен светофар
card-mille-bornes-end-limit = Край на ограничението на скоростта
card-mille-bornes-gas = Бензин
card-mille-bornes-spare = Резервна гума
card-mille-bornes-repair = Ремонт
card-mille-bornes-right-of-way = Предимство
card-mille-bornes-extra-tank = Цистерна
card-mille-bornes-puncture-proof = Непробиваеми гуми
card-mille-bornes-driving-ace = Ас зад волана

## Words of an edition: the coup and the kinds of card
coup-speed-1200 = КОНТРА
coup-kilometer-1000 = Светкавичен отговор
coup-mille-bornes = Майсторски ход
kind-distance = пробег
kind-hazard = атака
kind-remedy = защита
kind-safety = жокер
section-speed-1200-7a = § 7А
section-speed-1200-7b = § 7Б
section-speed-1200-7c = § 7В
section-kilometer-1000-tovabbi-jatekmenet = По-нататъшен ход на играта – { $printed }
section-kilometer-1000-a-jatek-kezdete = Начало на играта – { $printed }
section-kilometer-1000-haritas = Защита – { $printed }
section-kilometer-1000-sebesseg-kartyak = Карти за скорост – { $printed }
section-kilometer-1000-kilometerkartyak = Карти за пробег – { $printed }
section-kilometer-1000-a-jatek-celja = Цел на играта – { $printed }
section-kilometer-1000-utokartyak = Жокери – { $printed }
section-kilometer-1000-tamadas = Атака – { $printed }
section-kilometer-1000-villamvalasz = Светкавичен отговор – { $printed }
section-kilometer-1000-hosszabbitas = Удължение – { $printed }
section-mille-bornes-standardpartie = Обикновено състезание – { $printed }
section-mille-bornes-standardpartie-1 = Обикновено състезание 1 – { $printed }
section-mille-bornes-standardpartie-3 = Обикновено състезание 3 – { $printed }
section-mille-bornes-standardpartie-4 = Обикновено състезание 4 – { $printed }
section-mille-bornes-angriffs-und-verteidigungskarten = Карти за атака и защита – { $printed }
section-mille-bornes-geschwindigkeitsbegrenzung = Ограничение на скоростта – { $printed }
section-mille-bornes-kilometerkarten = Карти за пробег – { $printed }
section-mille-bornes-schutzkarten = Жокери – { $printed }
section-mille-bornes-meisterzug = Майсторски ход – { $printed }
section-mille-bornes-variante = Вариант – { $printed }

## Options
option-speed-1200-limit = Кога свършва партията: при определен брой точки или след определен брой кръгове; при равенство на върха се играе още един кръг.
option-speed-1200-six-goal = Целта при шестима играчи, в км. В правилата пише 1 000, но никой сбор от картите не дава това число.
option-speed-1200-own-turn-wild = Жокер срещу атака, която е в сила: атаката се отменя, но пак трябва СТАРТ, или картата на атаката се маха и колата продължава.
option-kilometer-1000-limit = Кога свършва ралито: при определен брой точки или след определен брой етапи; при равенство на върха се играе още един етап.
option-kilometer-1000-safety-turn = Жокер, изигран в собствения ход, дава още един ход или не (както е в правилата).
option-kilometer-1000-limit-attack = Ограничението на скоростта се играе само срещу движеща се кола (както е в правилата) или по всяко време.
option-mille-bornes-mode = Обикновеното състезание; вариантът от правилата (след всяка защита е нужен зелен светофар); или състезанието за най-малките (зелен светофар лежи на масата от самото начало).
option-mille-bornes-sides = Кой с кого играе: всеки сам или по двойки. Автоматично: от двама до четирима играят сами, шестима и осмина – по двойки.
option-mille-bornes-limit = Серията продължава, докато някоя страна спечели този брой състезания.

## Options in a word or two, and their values
title-speed-1200-limit = Край на партията
value-speed-1200-limit-points = брой точки
value-speed-1200-limit-rounds = брой кръгове
title-speed-1200-six-goal = Целта при шестима
value-speed-1200-six-goal = { $number } км
title-speed-1200-own-turn-wild = Жокер в собствения ход
value-speed-1200-own-turn-wild-voids = отменя атаката; СТАРТ пак е нужен
value-speed-1200-own-turn-wild-removes = маха атаката; колата продължава
title-kilometer-1000-limit = Край на ралито
value-kilometer-1000-limit-points = брой точки
value-kilometer-1000-limit-rounds = брой етапи
title-kilometer-1000-safety-turn = Жокер в собствения ход
value-kilometer-1000-safety-turn-none = е целият ход, както е в правилата
value-kilometer-1000-safety-turn-classic = дава още един ход
title-kilometer-1000-limit-attack = Ограничение на скоростта като атака
value-kilometer-1000-limit-attack-needs-green = само срещу движеща се кола, както е в правилата
value-kilometer-1000-limit-attack-classic = по всяко време
title-mille-bornes-mode = Състезанието
value-mille-bornes-mode-standard = обикновено
value-mille-bornes-mode-variant = вариант: зелен светофар след всяка защита
value-mille-bornes-mode-youngest = за най-малките: зеленият светофар е на масата от началото
title-mille-bornes-sides = Кой с кого играе
value-mille-bornes-sides-auto = според броя на играчите
value-mille-bornes-sides-alone = всеки сам
value-mille-bornes-sides-pairs = по двойки
title-mille-bornes-limit = Дължина на серията
value-mille-bornes-limit-wins = брой победи

## Refusals. { $section } is the place in the edition's booklet.
refusal-not-in-hand = Нямаш карта „{ $card }“ в ръката си. ({ $section })
refusal-needs-start = { $mode ->
    [variant] Колата ти чака: при този вариант на старта и след всяка защита трябва „{ $start_card }“, чак после „{ $card }“.
   *[standard] Колата ти чака: първо „{ $start_card }“, после „{ $card }“.
} ({ $section })
refusal-stopped = „{ $attack_card }“ те спира: първо играй „{ $remedy_card }“. ({ $section })
refusal-speed-limit = Ограничение на скоростта: до „{ $remedy_card }“ можеш най-много { $limit_km } км; { $km } км е твърде бързо. ({ $section })
refusal-big-cards = В { $game ->
    [speed-1200] един кръг
    [kilometer-1000] един етап
   *[mille-bornes] едно състезание
} всяка страна може да изиграе само { $count ->
    [one] { $count } карта с { $km } км и твоята вече е на масата
   *[other] { $count } карти с { $km } км и твоите вече са на масата
}. ({ $section })
refusal-past-goal = { $km } км е твърде много: до точно { $goal_km } км остават само { $remaining_km } км. ({ $section })
refusal-already-driving = Колата ти вече се движи: картата „{ $start_card }“ няма да промени нищо. ({ $section })
refusal-start-not-needed = Имаш „{ $safety_card }“: не ти трябва „{ $card }“. ({ $section })
refusal-no-limit = „{ $attack_card }“ не е в сила: картата „{ $card }“ няма да промени нищо. ({ $section })
refusal-no-attack = „{ $attack_card }“ не е в сила: картата „{ $card }“ няма да промени нищо. ({ $section })
refusal-wrong-remedy = В сила е „{ $attack_card }“: трябва карта „{ $remedy_card }“, а не „{ $card }“. ({ $section })
refusal-protected = Жокерът „{ $safety_card }“ пази { $side } от „{ $card }“. ({ $section })
refusal-already-limited = За { $side } вече важи „{ $attack_card }“. ({ $section })
refusal-target-waiting = Колата на { $side } не се движи: „{ $card }“ се играе само срещу движеща се кола. ({ $section })
refusal-target-stopped = Колата на { $side } вече е спряна от „{ $attack_card }“: не може да се атакува два пъти. ({ $section })
refusal-own-side = „{ $card }“ е атака: не можеш да я играеш срещу своята кола. ({ $section })
refusal-no-such-side = Тук няма { $side }: страните са с номера от 1 до { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ е атака: кажи срещу кого я играеш. ({ $section })
refusal-not-an-attack = „{ $card }“ не е атака: тази карта не се играе срещу противник. ({ $section })
refusal-answer-first = Първо отговори на „{ $attack_card }“: отвърни на удара или приеми атаката. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Сега няма атака, на която да отговориш
   *[other] Моментът за „{ $coup }“ срещу „{ $attack_card }“ отмина
}{ $card ->
    [none] .
   *[other] ; картата „{ $card }“ още можеш да изиграеш в своя ход.
} ({ $section })
refusal-wrong-safety = „{ $card }“ не помага срещу „{ $attack_card }“: трябва карта „{ $safety_card }“. ({ $section })
refusal-choose-first = Първо кажи дали искаш удължение, или приключваш. ({ $section })
refusal-no-choice = Сега няма удължение за избор. ({ $section })

## What happened
event-StartLaidOut = { $side }: картата „{ $card }“ лежи отпред от самото начало.
event-CardDrawn = { $seat } тегли карта.
event-CardDrawn-open = { $seat } тегли „{ $card }“.
event-CardLaid-moved = { $seat } играе „{ $card }“: { $total_km } км дотук.
event-CardLaid = { $seat } играе „{ $card }“.
event-CarMoved = { $side }: { $total_km } км дотук.
event-AttackLaid = { $seat } играе „{ $card }“ срещу { $side }.
event-AnswerAsked = { $seat } може да отговори на „{ $card }“.
event-AnswerAsked-own = { $card }: { $coup }?{ $seconds ->
    [none] {""}
   *[other] {" "}{ $seconds } с.
}
event-AnswerPassed = { $seat } приема атаката.
event-CoupPlayed = { $seat } прави контра: „{ $card }“!
event-AttackEnded = { $side }: картата „{ $card }“ вече не важи.
event-AttackRemoved = { $side }: картата „{ $card }“ е махната.
event-CardDiscarded = { $seat } изхвърля „{ $card }“.
event-ExtensionOffered = { $seat } стигна целта и може да поиска удължение.
event-ExtensionOffered-own = Стигна целта! Продължаваш ли до { $goal_km } км?
event-ExtensionCalled = { $seat } иска удължение до { $goal_km } км.
event-ExtensionDeclined = { $seat } приключва тук.
event-TripCompleted = { $side }: пътуването от { $km } км е завършено!
event-TurnBegan = На ход е { $seat }.
event-TurnBegan-own = Твой ред е.
event-RaceRanOut = Картите свършиха.

## The score sheet
line-km = Километри
line-safeties = Жокери
line-all-safeties = И четирите жокера
line-coups = { $game ->
    [speed-1200] Контри
    [kilometer-1000] Светкавични отговори
   *[mille-bornes] Майсторски ходове
}
line-trip = Завършено пътуване
line-delayed = Забавено действие
line-safe-trip = Безопасно пътуване
line-shut-out = Блокиране
line-extension = Удължение
line-race-won = Спечелено състезание

## Names
game-speed-1200 = Speed 1.200 km
game-kilometer-1000 = 1000 Kilométer
game-mille-bornes = Mille Bornes

## In the terminal
topic-bornes-coup = { $coup }: ако те атакуват и държиш жокера срещу тази атака, можеш да го изиграеш веднага, извън реда си. Атаката изчезва, теглиш карта и си на ход.
cli-bornes-title = { $name } · { $game ->
    [speed-1200] кръг
    [kilometer-1000] етап
   *[other] състезание
} { $number } · цел { $goal_km } км · налични карти { $pile }
cli-bornes-title-short = цел { $goal_km } км · налични { $pile }
cli-bornes-discards = ненужни
cli-bornes-battle = Сблъсък
cli-bornes-speed = Скорост
cli-bornes-safeties = Жокери
cli-bornes-distances = Пробег
cli-bornes-driving = движи се
cli-bornes-waiting = трябва { $card }
cli-bornes-stopped = спряна
cli-bornes-hand = Карти в ръката: { $name }
cli-bornes-attacked = { $by } напада: „{ $card }“. Какво отговаряш?
bornes-move-lay = Играй „{ $card }“
bornes-move-attack = Играй „{ $card }“ срещу { $side }
bornes-move-discard = Изхвърли „{ $card }“
bornes-move-coup = Контра: „{ $card }“
bornes-move-pass = Приеми атаката
bornes-move-extend = Поискай удължение
bornes-move-finish = Приключи тук
cli-bornes-short-lay = играй
cli-bornes-short-attack = срещу { $side }
cli-bornes-short-discard = изхвърли
cli-bornes-short-coup = контра
cli-bornes-short-pass = пас
cli-bornes-short-extend = удължение
cli-bornes-short-finish = приключи тук

## Hints
hint-bornes-standing = Ходове, в които още стоиш: { $this }
hint-bornes-creeping = Ходове, в които те бави ограничение: { $this }
hint-bornes-stopped = Спират те в { $this } от 100 случая
hint-bornes-coup = { $coup } от теб в { $this } от 100 случая
hint-bornes-struck-back = { $coup } от съперник в { $this } от 100 случая
hint-bornes-rivals-standing = Ходове, в които съперниците стоят: { $this }
hint-bornes-nothing-fits = Ходове близо до целта, в които никоя карта не пасва: { $this }
hint-bornes-missed = Картата ти липсва в { $this } от 100 случая
hint-bornes-hardly = Тази карта едва ли ще ти липсва: в { $this } от 100 случая
hint-bornes-spare = От картите „{ $attack_card }“ са минали { $gone } от { $all }: тази карта ти липсва в { $this } от 100 случая
hint-bornes-safe-trip = Получаваш премията за пътуване без най-голямата карта в { $this } от 100 случая
hint-bornes-shut-out = Съперник остава без километър в { $this } от 100 случая
hint-bornes-delayed = Пристигаш след последната изтеглена карта в { $this } от 100 случая
hint-bornes-home = Пристигаш преди всички в { $this } от 100 случая
hint-bornes-beaten = Съперник пристига преди теб в { $this } от 100 случая
hint-bornes-ahead = Стигаш по-далеч от всички съперници в { $this } от 100 случая
hint-bornes-km = Стигаш до { $this } км
hint-bornes-rival-km = Най-добрият съперник стига до { $this } км
hint-bornes-points = Точките ти в това пътуване: { $this }
hint-bornes-rival-points = Точките на най-добрия съперник в това пътуване: { $this }

## On the page
web-km = км
web-round = { $game ->
    [speed-1200] Кръг
    [kilometer-1000] Етап
   *[other] Състезание
} { $number }
web-side-points = { $letter }: { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
web-match-to = { $kind ->
    [wins] { $goal ->
        [one] до { $goal } победа
       *[other] до { $goal } победи
    }
   *[points] { $goal ->
        [one] до { $goal } точка
       *[other] до { $goal } точки
    }
}
web-play = Играй
web-throw-away = Изхвърли
web-choose-card = Избери карта. Зелената лампа значи, че може да се играе.
web-throw-which = Коя карта изхвърляш?
web-choose-target = Срещу кого?
web-road = Пътят до { $goal } км.
web-road-car = { $name }: { $km } км.
web-state-driving = движи се
web-state-stopped = спряна
web-state-waiting = трябва { $card }
web-at-most = най-много { $km }
web-pile-battle = Сблъсък
web-pile-speed = Скорост
web-pile-safeties = Жокери
web-place-empty = Това място е още празно.
web-pile-draw = Налични
web-pile-discard = Ненужни
web-attack = Атака
web-coup-text = Изиграй верния жокер сега: атаката отпада и следващият ход е твой.
web-extension-choose = Стигна целта! Продължаваш ли до по-далечната?
web-extension-open = Пътят може да се удължи до { $goal } км.
label-speed-1200-stop = Стоп
label-speed-1200-limit = Ограничение на скоростта
label-speed-1200-out-of-gas = Празен резервоар
label-speed-1200-puncture = Спукана гума
label-speed-1200-damage = Повреда
label-speed-1200-start = Старт
label-speed-1200-end-limit = Край на ограничението на скоростта
label-speed-1200-gasoline = Бензин
label-speed-1200-spare-tire = Резервна гума
label-speed-1200-replacement = Резервни части
label-speed-1200-open-road = Отворен път
label-speed-1200-gas-station = Бензиностанция
label-speed-1200-tire = Вулканизатор
label-speed-1200-workshop = Сервиз
label-coup-speed-1200 = Контра
label-kilometer-1000-limit = Ограничение на скоростта
label-kilometer-1000-end-limit = Край на ограничението на скоростта
label-mille-bornes-limit = Ограничение на скоростта
label-mille-bornes-end-limit = Край на ограничението на скоростта
web-poster-speed-1200 = Двама карат до 900 км, а който посмее, до 1 200. Спирай другите и пази жокер.
web-poster-kilometer-1000 = Рали на етапи, за двама по 700 км. Светкавичният отговор носи 300 точки.
web-poster-mille-bornes = Едно състезание, без сметки. Най-лесното начало.
web-choose-discard = Никоя карта не може да се играе: избери една за изхвърляне.
web-key-card = избор на карта; отново: изиграване
web-key-arrows = от карта на карта
web-key-side = страната, срещу която е атаката
web-key-throw = изхвърляне на избраната карта
web-key-coup = отговор на атака с жокер
web-key-score = какъв е резултатът

# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Измини точно разстоянието до целта, пречи на другите по пътя и събирай точки.
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
    [hands] Когато наличните карти свършат, се играе с картите в ръка. Краят идва, щом някой стигне целта или никой няма карти.
   *[pile] Когато наличните карти свършат, състезанието свършва с този ход: печели най-близкият до { $goal } км.
}

## The cards
howto-bornes-card-slow = { $km } км напред. Може и при „{ $limit_card }“.
howto-bornes-card-fast = { $km } км напред, но не и при „{ $limit_card }“.
howto-bornes-card-big = { $km } км напред, но не и при „{ $limit_card }“. Най-много { $count } на страна за едно пътуване.
howto-bornes-card-stop = Спира движеща се кола. Помага „{ $remedy_card }“, пази „{ $safety_card }“.
howto-bornes-card-limit = Само карти до { $limit_km } км. Помага „{ $remedy_card }“, пази „{ $safety_card }“. { $any_time ->
    [yes] Играе се по всяко време, дори срещу спряна кола.
   *[no] Играе се само срещу движеща се кола.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Спира движеща се кола. Помага „{ $remedy_card }“ и след това „{ $start_card }“, пази „{ $safety_card }“.
   *[no] Спира движеща се кола. Помага „{ $remedy_card }“, пази „{ $safety_card }“.
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
howto-bornes-scoring-delayed = Още { $worth } точки, ако дотогава наличните карти са свършили.
howto-bornes-scoring-safe-trip = Още { $worth } точки при пристигане без карта с { $big_km } км.
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
   *[drives] Жокер, изигран по-късно в твоя ход, маха атаката: ти си както преди нея и защита не ти трябва.
}
howto-bornes-mind-right = „{ $right_card }“ не пази от всичко. Все още могат да те спрат: { $cards }.

## On the table
howto-bornes-name-stacks = Изминати километри
howto-bornes-name-state = Как е една кола
howto-bornes-name-hand = Карти в ръката
howto-bornes-name-road = Пътят
howto-bornes-name-points = Точки
howto-bornes-table-battle = Тук лежат атаките и картите, които ги премахват. Брои се само горната.
howto-bornes-table-speed = Тук лежат „{ $limit_card }“ и картата, която го прекратява. Брои се само горната.
howto-bornes-table-safeties = Всяко от четирите места е за карта, която пази тази страна през целия път. Светкавица значи: веднага отвърна на атака.
howto-bornes-table-stacks = Картите с километри на тази страна, по един камък за карта, подредени по разстояние.
howto-bornes-table-draw = Всеки ход започва с карта оттук. Числото показва колко остават.
howto-bornes-table-discard = Тук са изхвърлените карти, с лицето нагоре. Връщат се чак при следващото раздаване.
howto-bornes-table-state = Зелено: движи се, играят се километри. Червено: атака я спира. Жълто: не по-бързо от числото. Сиво: първо ѝ трябва „{ $start_card }“.
howto-bornes-table-hand = Колко карти държи този играч.
howto-bornes-table-road = Всяка кола по пътя от 0 до целта при флага. Последната карта трябва да я стигне точно.
howto-bornes-table-points = Точките в мача досега и колко носят победа.
web-order-coup = Ако някой те нападне и можеш да отвърнеш веднага, да се отвърне ли?

## Hints in plain words
hint-bornes-coup-now = Атаката се проваля и „{ $attack_card }“ повече не те засяга в това състезание
hint-bornes-take-it = Приемаш „{ $attack_card }“ и пазиш картите си
hint-bornes-extend = При { $goal } км има повече точки, но може да ги вземат и съперниците
hint-bornes-finish = С { $goal } км спечели това състезание и никой не може да ти го вземе
hint-bornes-drive-home = Това са точно { $goal } км: финал
hint-bornes-drive-fits = После остават { $left } км и имаш карта, която пасва точно
hint-bornes-drive-past = Излизаш напред: { $km } км срещу { $rival }
hint-bornes-drive-behind = Стигаш до { $km } км, само { $gap } назад
hint-bornes-drive = Стигаш до { $km } км; остават { $left }
hint-bornes-start = Без „{ $card }“ не може да тръгнеш
hint-bornes-start-again = С „{ $card }“ продължаваш
hint-bornes-repair = Прекратява „{ $attack_card }“ и продължаваш
hint-bornes-repair-then-start = Прекратява „{ $attack_card }“; после ти трябва само „{ $card }“
hint-bornes-fast-with = После може да караш и „{ $card }“
hint-bornes-fast = После пак може да караш бързо
hint-bornes-safety-cures = Прекратява „{ $attack_card }“, и то завинаги
hint-bornes-safety = „{ $attack_card }“ повече не те засяга
hint-bornes-way = „{ $attack_card }“ и „{ $other_card }“ повече не те спират
hint-bornes-way-now = Отсега нататък караш колкото бързо искаш
hint-bornes-limit-near = На { $left } км от целта този съперник ще може най-много { $limit } км с карта
hint-bornes-limit-ahead = Този съперник е с { $gap } км напред и ще може най-много { $limit } км с карта
hint-bornes-limit-rival = Този съперник ще може най-много { $limit } км с карта
hint-bornes-stop-near = Спира съперник, на когото остават само { $left } км
hint-bornes-stop-ahead = Спира съперник, който е с { $gap } км пред теб
hint-bornes-stop-rival = Спира съперник, преди да те изпревари
hint-bornes-throw-one = Имаш { $count } такива, една може да дадеш
hint-bornes-throw-waiting = Чакаш „{ $card }“, а тази карта ти помага най-малко
hint-bornes-throw-short = От картите ти тази те води най-близо
hint-bornes-throw = От картите ти тази ще ти липсва най-малко
hint-bornes-throw-too-long = Остават само { $left } км: картата вече е твърде дълга
hint-bornes-throw-big = В това състезание не може да играеш повече такива
hint-bornes-throw-vain = Всички съперници са защитени от нея
hint-bornes-throw-protected = „{ $safety_card }“ те пази, вече не ти трябва
hint-bornes-throw-gone = Всички карти „{ $attack_card }“ вече излязоха, не ти трябва
hint-plain-bornes-standing = Така тръгваш по-рано
hint-plain-bornes-creeping = Така се отърваваш по-рано от ограничението
hint-plain-bornes-stopped = Така те спират по-рядко
hint-plain-bornes-coup = Така пазиш шанса да отвърнеш
hint-plain-bornes-struck-back = Така съперниците отвръщат по-рядко
hint-plain-bornes-rivals-standing = Така съперниците стоят по-дълго
hint-plain-bornes-nothing-fits = Така близо до целта по-лесно ще имаш карта, която пасва
hint-plain-bornes-shut-out = Съперник без километър ти носи премия
