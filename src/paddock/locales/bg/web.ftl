# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Затвори
web-menu = Меню
web-undo = Върни
web-language = Език
web-seconds = { $seconds } с

## The table
web-your-turn = Твой ред е
web-turn-of = На ход: { $names }
web-road-book = Дневник
web-nothing-yet = Още нищо не се е случило.
web-hand = Твоите карти
web-playable = Можеш да я изиграеш
web-not-now = Не сега
web-stale = Междувременно играта продължи: погледни отново.
web-away = отсъства
web-cards-in-hand = { $count ->
    [one] { $count } карта в ръката
   *[other] { $count } карти в ръката
}

## The Bornes family
web-coup-same = Всички имат еднакво време: { $seconds } с.
web-coup-noted = Записано. Можеш да размислиш, докато времето изтече.
## Home
web-home-title = Пет състезателни игри. Заповядай.
web-home-lead = Без регистрация. Играй веднага срещу ботове или прати връзка на приятели.
web-games = Игри
web-bots-play = Ниво на ботовете
web-play-now = Играй сега
web-play-long = Дълъг мач
web-invite = Покани
web-learn = Научи я
web-players = { $from }–{ $to } играчи
web-minutes = { $minutes } мин
web-independent = Независим проект. Имената на игрите принадлежат на собствениците им; правилата са разказани с наши думи, полетата и картите са нарисувани от нас.
web-about = За проекта
web-lobby = Маси
web-guest-name = Гост
web-to-home = Начална страница
web-loading = Един момент…
web-trouble-offline = Няма връзка. Провери мрежата и опитай пак.
web-trouble-unknown = Това не стана ({ $code }).
web-join = Влез с код
web-settings = Настройки
web-try-again = Опитай пак
web-rules = Правила
web-poster-other = Още една игра на този сървър.

## Set-up
web-chair-bot = Бот
web-level-0 = Курсист
web-level-1 = Неделен шофьор
web-level-2 = Всекидневен шофьор
web-level-3 = Рали пилот
web-level-4 = Шампион
web-table = Масата

## Waiting room
web-no-table-lead = Може вече да я няма или връзката не е цяла. Поискай връзката отново.
web-copy = Копирай
web-copied = Копирано

## At the table
web-line-lost = Връзката прекъсна. Нов опит…
web-theme-light = Светъл изглед
web-theme-dark = Тъмен изглед
web-resume = Продължи
web-ended = Домакинът приключи партията.
web-sound = Звук
web-rematch = Реванш
web-replay = Повторение

## Lobby
web-status-waiting = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
web-status-running = играе се
web-status-over = приключила
web-status-ended = прекратена

## The plain table of any game
web-your-moves = Твоите ходове
web-facts = Положението
web-space = Поле { $space }

## People at the table
web-pass-device = Подай устройството: { $name }.
web-pass-device-lead = Никой друг не бива да гледа.
web-i-am = Аз съм { $name }
web-yes = Да
web-no = Не
web-undo-refused = Не всички са съгласни: ходът остава.
web-seat-refused = Не всички са съгласни: продължаваш да гледаш.
web-took-over = { $name } играе вече на мястото на { $other }.
web-took-over-bot = Бот играе вече на мястото на { $other }.
web-time-up = Времето изтече: вместо теб беше направен ход.

## A board
web-board-whole = Цялата писта
web-board-closer = Увеличи
web-board-further = Намали

## Keys of a table
web-keys = Клавишни команди

## Hints
web-hint = Съвет
