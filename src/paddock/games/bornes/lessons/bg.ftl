# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Старт
lesson-bornes-part-drive = Каране
lesson-bornes-part-stopped = Спиране
lesson-bornes-part-repair = Защита
lesson-bornes-part-limit = Ограничение на скоростта
lesson-bornes-part-attack = Атака
lesson-bornes-part-coup = Контра
lesson-bornes-part-safety = Жокер
lesson-bornes-part-finish = Точно до целта
lesson-bornes-part-extension = Удължение

## One sentence a step
lesson-bornes-start = Още не можеш да тръгнеш. **Играй „{ $card }“** и потегляш.
lesson-bornes-drive = Движиш се. **Играй { $km } км**: с големите карти стигаш най-бързо.
lesson-bornes-let-stop = Rosa играе „{ $card }“ срещу теб и нямаш отговор. **Приеми атаката.**
lesson-bornes-start-again = „{ $attack_card }“ те спира: няма километри. **Играй „{ $card }“** и тръгни отново.
lesson-bornes-drive-on = Нищо не те спира. **Играй { $km } км.**
lesson-bornes-let-limit = Rosa те забавя с „{ $card }“. **Приеми атаката.**
lesson-bornes-limited = При ограничение една карта е най-много { $most_km } км. **Играй { $most_km } км.**
lesson-bornes-end-limit = Големите карти още са забранени. **Играй „{ $card }“**, за да ги освободиш.
lesson-bornes-attack = Rosa е точно зад теб. **Играй „{ $card }“** срещу нея.
lesson-bornes-rival-stands = Rosa стои, докато не намери „{ $remedy_card }“. **Играй { $km } км.**
lesson-bornes-coup = Rosa атакува с „{ $attack_card }“, но ти имаш „{ $card }“. **Направи контра** сега!
lesson-bornes-after-coup = Атаката я няма, никога вече няма да те удари и е твой ред. **Играй { $km } км.**
lesson-bornes-safety = „{ $card }“ те пази от „{ $attack_card }“ през цялото състезание. **Играй я.**
lesson-bornes-after-safety = След такава карта играеш отново. **Играй { $km } км.**
lesson-bornes-drive-far = Почти стигна: остават { $left_km } км. **Играй { $km } км.**
lesson-bornes-finish = Трябва да улучиш точно { $goal_km } км: по-голяма карта е твърде много. **Играй { $km } км.**
lesson-bornes-extend = Стигна! До { $goal_km } км има още точки, но е риск. **Приключи тук.**
lesson-bornes-won = Спечели първото си състезание. Когато никоя карта не става, изхвърли една: това е всичко.
