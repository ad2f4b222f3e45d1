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
option-speed-1200-limit = Кога свършва партията: при толкова точки или след толкова кръга; при равенство на върха се играе още един кръг.
option-speed-1200-six-goal = Целта при шестима играчи, в км. В правилата пише 1 000, но никой сбор от картите не дава това число.
option-speed-1200-own-turn-wild = Жокер срещу атака, която е в сила: атаката се отменя, но пак трябва СТАРТ, или картата на атаката се маха и колата продължава.
option-kilometer-1000-limit = Кога свършва ралито: при толкова точки или след толкова етапа; при равенство на върха се играе още един етап.
option-kilometer-1000-safety-turn = Жокер, изигран в собствения ход, дава още един ход или не (както е в правилата).
option-kilometer-1000-limit-attack = Ограничението на скоростта се играе само срещу движеща се кола (както е в правилата) или по всяко време.
option-mille-bornes-mode = Обикновеното състезание; вариантът от правилата (след всяка защита е нужен зелен светофар); или състезанието за най-малките (зелен светофар лежи на масата от самото начало).
option-mille-bornes-sides = Кой с кого играе: всеки сам или по двойки. Автоматично: от двама до четирима играят сами, шестима и осмина – по двойки.
option-mille-bornes-limit = Серията продължава, докато някоя страна спечели толкова състезания.

## Options in a word or two, and their values
title-speed-1200-limit = Край на партията
value-speed-1200-limit-points = толкова точки
value-speed-1200-limit-rounds = толкова кръга
title-speed-1200-six-goal = Целта при шестима
value-speed-1200-six-goal = { $number } км
title-speed-1200-own-turn-wild = Жокер в собствения ход
value-speed-1200-own-turn-wild-voids = отменя атаката; СТАРТ пак е нужен
value-speed-1200-own-turn-wild-removes = маха атаката; колата продължава
title-kilometer-1000-limit = Край на ралито
value-kilometer-1000-limit-points = толкова точки
value-kilometer-1000-limit-rounds = толкова етапа
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
value-mille-bornes-limit-wins = толкова победи

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
refusal-target-stopped = Колата на { $side } вече е спряна от „{ $attack_card }“: не може атака върху атака. ({ $section })
refusal-own-side = „{ $card }“ е атака: не можеш да я играеш срещу своята кола. ({ $section })
refusal-no-such-side = Тук няма { $side }: страните са с номера от 1 до { $sides }. ({ $section })
refusal-attack-needs-side = „{ $card }“ е атака: кажи срещу кого я играеш. ({ $section })
refusal-not-an-attack = „{ $card }“ не е атака: тази карта не се играе срещу противник. ({ $section })
refusal-answer-first = Първо отговори на „{ $attack_card }“: контра или пас. ({ $section })
refusal-no-window = { $attack_card ->
    [none] Сега няма атака, на която да отговориш
   *[other] Моментът за „{ $coup }“ срещу „{ $attack_card }“ отмина
}{ $card ->
    [none] .
   *[other] ; картата „{ $card }“ още може да се изиграе.
} ({ $section })
refusal-wrong-safety = „{ $card }“ не помага срещу „{ $attack_card }“: трябва карта „{ $safety_card }“. ({ $section })
refusal-choose-first = Първо кажи дали искаш удължение, или приключваш. ({ $section })
refusal-no-choice = Сега няма удължение за избор. ({ $section })

## What happened
event-StartLaidOut = { $side }: картата „{ $card }“ лежи отпред от самото начало.
event-CardDrawn = { $seat } тегли карта.
event-CardDrawn-own = Теглиш „{ $card }“.
event-CardDrawn-open = { $seat } тегли „{ $card }“.
event-CardLaid-moved = { $seat } играе „{ $card }“: { $total_km } км дотук.
event-CardLaid = { $seat } играе „{ $card }“.
event-CarMoved = { $side }: { $total_km } км дотук.
event-AttackLaid = { $seat } играе „{ $card }“ срещу { $side }.
event-AnswerAsked = { $seat } може да отговори на „{ $card }“.
event-AnswerPassed = { $seat } приема атаката.
event-CoupPlayed = { $seat } прави контра: „{ $card }“!
event-AttackEnded = { $side }: картата „{ $card }“ вече не важи.
event-AttackRemoved = { $side } се отървава от „{ $card }“.
event-CardDiscarded = { $seat } изхвърля „{ $card }“.
event-ExtensionOffered = { $seat } стигна целта и може да поиска удължение.
event-ExtensionCalled = { $seat } иска удължение до { $goal_km } км.
event-ExtensionDeclined = { $seat } приключва тук.
event-TripCompleted = { $side }: пътуването от { $km } км е завършено!
event-TurnBegan = На ход е { $seat }.
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
