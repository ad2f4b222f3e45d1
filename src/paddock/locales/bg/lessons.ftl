# What the page says around guided first races, whatever the game. Facts: part and parts are numbers, what is a sentence.

web-poster-first-race = Първо състезание
web-lesson = Първо състезание
web-lesson-piles = Второ състезание: тестета и купчини
web-lesson-part = Стъпка { $part } от { $parts }
web-lesson-parts = Стъпки на това състезание
web-lesson-done = готово
web-lesson-leave = Излез
web-lesson-again = Отначало
web-lesson-would = Това би означавало: { $what }
web-lesson-other = Може, но не в този урок. Опитай отбелязания ход.
