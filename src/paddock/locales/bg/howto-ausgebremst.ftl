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
howto-ausgebremst-name-six = Карта { $six } начело
howto-ausgebremst-track-cards = { $rules ->
    [family] Картата те води толкова полета, колкото пише на нея. Тестето ти има { $size } карти с { $total } точки.
   *[advanced] Картата те води толкова полета, колкото пише на нея. Всяко тесте има { $total } точки.
}
howto-ausgebremst-track-lanes = Всяка стъпка води на следващото поле от твоята или от съседна лента. Никога встрани, никога назад.
howto-ausgebremst-track-room = На поле стои само една кола и никой не минава през кола. По диагонал между две може.
howto-ausgebremst-track-curve = Бели линии делят лентите: в завоя лентата не се сменя, нито при влизане от последния ред преди него.
howto-ausgebremst-track-chicane = Свободна е само средната лента. Кола, която стои там, затваря цялата писта.
howto-ausgebremst-track-ideal = В завоя отвътре е по-късо. Най-късият път от първия ред, със спиране: { $way } полета.
howto-ausgebremst-track-six = Който води, сам или наравно с други, не може да играе { $six }. Може при първия ход на кола и щом някоя кола вече е финиширала.

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
howto-ausgebremst-name-free-stop = Спирането
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
