# Sentences of the guided races of AUSGEBREMST. The server sends them; ** marks what to do.
# Facts: number is the card to play, points are those of all cards left, spaces is the way to the finish.

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
