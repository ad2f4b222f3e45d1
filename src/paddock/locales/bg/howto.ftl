# Titles of the sections of How to play.

howto-title-goal = Целта
howto-title-turn = Твоят ход
howto-title-cards = Картите
howto-title-scoring = Точкуване
howto-title-mind = Чести грешки
howto-title-track = Пистата
howto-title-pit = Спирането в бокса
howto-title-neutral = Неутрални коли
howto-title-advanced = Играта за напреднали
howto-title-dice = Заровете
howto-title-drive = Карането
howto-title-damage = Щетите
howto-title-table = На масата
