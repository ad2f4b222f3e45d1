# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish, pile is a gear pile.

## The parts of a lesson
lesson-ausgebremst-part-play = Игра
lesson-ausgebremst-part-reach = Обхват
lesson-ausgebremst-part-pit = Спиране в бокса
lesson-ausgebremst-part-fuel = Гориво
lesson-ausgebremst-part-blocked = Затворен път
lesson-ausgebremst-part-wide = Отвън
lesson-ausgebremst-part-leader = Шестицата на водещия
lesson-ausgebremst-part-finish = Финал

## One sentence a step
lesson-ausgebremst-play = Картата минава точно толкова полета, колкото показва. **Избери { $number }, после вътрешната лента.**
lesson-ausgebremst-reach = Картата { $number } стига до две полета, и двете са добри. **Избери { $number }, после вътрешната лента.**
lesson-ausgebremst-pit = Трябва да спреш веднъж и това е последната възможност. **Влез с { $number } в питлейна.**
lesson-ausgebremst-fuel = Картите са твоето гориво: { $points } точки за { $spaces } полета. Стой отвътре. **Играй { $number }.**
lesson-ausgebremst-blocked = Никой не минава през кола: Rosa спира твоята 4 и твоята 6. **Играй { $number }.**
lesson-ausgebremst-wide = Rosa държи вътрешната лента. Изпревари я по средата, с едно поле повече. **Играй { $number }.**
lesson-ausgebremst-back-inside = След завоя можеш да сменяш лентата. **Върни се отвътре с { $number }.**
lesson-ausgebremst-leader = Водиш, а водещият не може да играе 6. **Играй { $number } отвътре.**
lesson-ausgebremst-rival-slow = Rosa има вече само малки карти и изостава. **Играй { $number } отвътре.**
lesson-ausgebremst-finish = Rosa остана без карти и отпада. **Пресечи финала с { $number }.**
lesson-ausgebremst-won = Първо място, и с карти в запас. Това е цялото изкуство.

## The second race: decks, gear piles and pit cards
lesson-ausgebremst-part-deck = Тесте
lesson-ausgebremst-part-sort = Подреждане
lesson-ausgebremst-part-draw = Теглене
lesson-ausgebremst-part-pit-cards = Карти от бокса
lesson-ausgebremst-part-home = Финал
lesson-ausgebremst-deck-fast = Всички тестета имат равни точки; в бързото картите са по-малко, но големи. **Избери бързото тесте.**
lesson-ausgebremst-sort-one = Подреждаш картите си на четири купчини; виждаш ги само ти. **Сложи { $number } на купчина { $pile }.**
lesson-ausgebremst-sort-two = Ако еднаквите карти са заедно, после знаеш какво ще изтеглиш. **Сложи и тази { $number } на купчина { $pile }.**
lesson-ausgebremst-sort-preset = Готовото подреждане разпределя всички останали наведнъж. **Избери първото: 1, 23, 45, 6.**
lesson-ausgebremst-draw-first = Държиш две карти и може да гледаш купчините си по всяко време. **Изтегли 6 от купчина { $pile }.**
lesson-ausgebremst-draw-second = Зад други коли често няма място за 6. **Изтегли и { $number } от купчина { $pile }.**
lesson-ausgebremst-drive-near = В тази тълпа 6 трябва да мине отвън, а { $number } – не. **Играй { $number } към вътрешната лента.**
lesson-ausgebremst-draw-again = После теглиш: всички виждат от коя купчина, а картата – само ти. **Изтегли от купчина { $pile }.**
lesson-ausgebremst-pit-free = Две обиколки по-късно: точките ти не стигат до финала. **Влез с { $number } в питлейна.**
lesson-ausgebremst-pit-take = Спирането ти връща двете карти от бокса, едната – в ръката. **Вземи { $number }.**
lesson-ausgebremst-pit-store = Картата { $number } отива най-отгоре: оттам я теглиш първа. **Сложи я на купчина { $pile }.**
lesson-ausgebremst-pit-enough = Сега точките ти стигат. **Играй { $number } отвътре.**
lesson-ausgebremst-six-behind = Последна обиколка: Rosa води и не може да играе 6, а ти можеш. **Играй { $number } отвътре.**
lesson-ausgebremst-home-last = Последната ти карта стига точно. **Пресечи финала с { $number }.**
lesson-ausgebremst-won-decks = Победа: големи карти на свободен път, малки в тълпата и спиране навреме.
