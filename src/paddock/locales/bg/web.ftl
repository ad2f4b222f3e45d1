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
web-level-easy = Лесно
web-level-fair = Средно
web-level-sharp = Трудно
web-play-now = Играй сега
web-invite = Покани
web-learn = Научи я
web-players = { $from }–{ $to } играчи
web-minutes = { $minutes } мин
web-independent = Независим проект. Имената на игрите принадлежат на собствениците им; правилата са разказани с наши думи, полетата и картите са нарисувани от нас.
web-about = За проекта
web-about-text = С Paddock едно семейство, в една стая или в пет града, играе състезателни настолни игри по истинските им правила, без регистрация. Работи на твоя компютър и не споделя нищо.
web-lobby = Маси
web-guest-name = Гост
web-to-home = Начална страница
web-loading = Един момент…
web-trouble-offline = Сървърът не отговаря. Работи ли?
web-trouble-unknown = Това не стана ({ $code }).
web-join = Влез с код
web-settings = Настройки
web-try-again = Опитай пак
web-rules = Правила
web-poster-other = Още една игра на този сървър.

## Set-up
web-seats = Места
web-chair-me = Аз
web-chair-friend = Гост
web-chair-bot = Бот
web-chair-open = Свободно място
web-chair-open-lead = за приятели
web-level-0 = Курсист
web-level-1 = Неделен шофьор
web-level-2 = Всекидневен шофьор
web-level-3 = Рали пилот
web-level-4 = Шампион
web-your-name = Твоето име
web-options = Домашни правила
web-chairs-lead = Избери място, после кой да седне. Или плъзни някого там.
web-options-usual = всичко стандартно
web-usual = стандартно
web-table = Масата
web-clock = Време за мислене
web-clock-none = Без ограничение
web-clock-move = { $seconds } с на ход
web-clock-match = { $minutes } мин на партия
web-listed = Покажи масата на всички на този сървър
web-open-table = Отвори масата

## Waiting room
web-waiting-lead = Прати връзката или нека приятелите сканират кода.
web-join-lead = Напиши името си и седни.
web-you = ти
web-here = тук е
web-host = домакин
web-sit = Сядам тук
web-get-up = Ставам
web-invite-lead = Който има връзката, може да седне. Никому не трябва регистрация.
web-no-table-lead = Може вече да я няма или връзката не е цяла. Поискай връзката отново.
web-link = Връзка към тази маса
web-copy = Копирай
web-copied = Копирано
web-qr = QR код на връзката
web-start = Старт
web-start-waits = { $count ->
    [one] Едно място е свободно
   *[other] { $count } места са свободни
}
web-host-starts = Домакинът дава старта.
web-code = Код на масата
web-code-lead = Или отвори { $address } и напиши:

## At the table
web-line-lost = Връзката прекъсна. Нов опит…
web-how-to-play = Как се играе
web-theme = Изглед
web-theme-light = Светъл изглед
web-theme-dark = Тъмен изглед
web-theme-auto-short = Автоматично
web-theme-light-short = Светъл
web-theme-dark-short = Тъмен
web-motion = Анимации
web-motion-off = Без
web-motion-fast = Бързи
web-motion-normal = Нормални
web-motion-slow = Бавни
web-watch-lead = Приятелите влизат или гледат тук:
web-pause = Пауза
web-resume = Продължи
web-end-match = Приключи партията
web-leave = Напусни масата
web-ended = Домакинът приключи партията.
web-end-sure = Да приключи ли партията за всички?
web-leave-sure = Напускаш масата? Бот ще играе вместо теб, а другите могат да дадат мястото ти на някого.
web-go-on = Нататък
web-winner-you = Ти печелиш!
web-winner = Печели: { $names }
web-rematch = Реванш
web-same-luck = Същите карти и зарове
web-record = Свали записа
web-replay = Повторение
web-step-back = Една стъпка назад
web-step-on = Една стъпка напред
web-step-of = { $step } от { $steps }
web-verify = Провери разбъркването
web-review = Късмет и майсторство

## Lobby
web-my-tables = Моите маси
web-listed-tables = Отворени маси
web-no-tables = В момента няма отворени маси.
web-status-waiting = { $count ->
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
web-status-running = играе се
web-status-over = приключила
web-status-ended = прекратена
web-old-tables = Приключили

## The plain table of any game
web-your-moves = Твоите ходове
web-facts = Положението
web-space = Поле { $space }

## People at the table
web-pass-device = Подай устройството: { $name }.
web-pass-device-lead = Никой друг не бива да гледа.
web-i-am = Аз съм { $name }
web-people = Хора
web-chat = Чат
web-chat-empty = Още няма съобщения.
web-chat-say = Напиши съобщение
web-chat-mute = Не показвай чата над масата
web-send = Изпрати
web-yes = Да
web-no = Не
web-undo-wish = { $name } иска да върне последния ход.
web-undo-asked = За връщането на хода трябва съгласието още на: { $names }.
web-undo-refused = Не всички са съгласни: ходът остава.
web-seat-wish = { $name } иска да продължи на мястото на { $other }.
web-seat-asked = За да седнеш, трябва съгласието още на: { $names }.
web-seat-refused = Не всички са съгласни: продължаваш да гледаш.
web-seat-free = свободно място
web-seat-ask = Поискай мястото
web-seat-withdraw = Отказвам се
web-took-over = { $name } играе вече на мястото на { $other }.
web-took-over-bot = Бот играе вече на мястото на { $other }.
web-time-up = Времето изтече: вместо теб беше направен ход.
web-stand-in = Бот играе вместо теб.
web-take-back = Връщам се в играта
web-big-screen = Голям екран
web-orders = Ако не отговоря навреме на атака
web-orders-ask = приемам
web-orders-always = отвръщам, ако мога
web-sound = Звук
web-sound-on = Да
web-sound-off = Не
web-other-device = Друго устройство

## A board
web-board-whole = Цялата писта
web-board-closer = Увеличи
web-board-further = Намали

## Keys of a table
web-keys = Клавишни команди
web-keys-on = Управление с един клавиш
web-key-release = откажи избраната карта
web-key-situation = прочети положението
web-one-tap = Докосване на карта
web-one-tap-off = я избира
web-one-tap-on = я изиграва

## Hints
web-hint = Съвет
web-hint-taken = { $name } поиска съвет.
web-hints = Съвети
web-hints-bots = при игра само с ботове
web-hints-all = за всички; масата научава
web-hints-none = за никого
