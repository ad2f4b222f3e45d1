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
web-road-book = Пътна книга
web-nothing-yet = Още нищо не се е случило.
web-hand = Твоите карти
web-playable = Може да се играе
web-not-now = Не сега
web-stale = Масата вече е напред: погледни отново.
web-away = няма го
web-cards-in-hand = { $count ->
    [one] { $count } карта в ръката
   *[other] { $count } карти в ръката
}

## The Bornes family
web-coup-same = Всички виждат същите { $seconds } секунди.
web-coup-noted = Записано. Докато времето тече, можеш да размислиш.
## Home
web-home-title = Пет пътни игри. Заповядай.
web-home-lead = Без регистрация. Играй веднага срещу ботове или прати връзка на приятели.
web-games = Игри
web-bots-play = Ботовете играят
web-level-easy = леко
web-level-fair = добре
web-level-sharp = здраво
web-play-now = Играй сега
web-invite = Покани
web-learn = Научи
web-players = { $from }–{ $to } играчи
web-minutes = { $minutes } мин
web-independent = Независим проект. Имената на игрите принадлежат на собствениците им; правилата са разказани с наши думи, полетата и картите са нарисувани от нас.
web-about = За проекта
web-about-text = С Paddock едно семейство, в една стая или в пет града, играе пътни игри по истинските им правила, без регистрация. Работи на твоя компютър и не казва нищо на никого.
web-lobby = Маси
web-guest-name = Гост
web-to-home = Към началото
web-loading = Един момент …
web-trouble-offline = Сървърът не отговаря. Работи ли?
web-trouble-unknown = Това не стана ({ $code }).
web-join = Влез с код
web-settings = Настройки
web-continue = Продължи играта
web-try-again = Опитай пак
web-rules = Правила
web-poster-other = Още една игра на този сървър.

## Set-up
web-seats = Места
web-chair-me = Аз
web-chair-friend = Приятел
web-chair-bot = Бот
web-chair-open = Свободен стол
web-chair-open-lead = за приятел
web-level-0 = Курсист
web-level-1 = Неделен шофьор
web-level-2 = Всекидневен шофьор
web-level-3 = Рали пилот
web-level-4 = Шампион
web-your-name = Твоето име
web-options = Домашни правила
web-chairs-lead = Избери стол, после кой да седне. Или плъзни.
web-options-usual = всичко както обикновено
web-usual = обичайно
web-table = Масата
web-clock = Време за мислене
web-clock-none = Колкото искаш
web-clock-move = { $seconds } секунди на ход
web-clock-match = { $minutes } минути на партия
web-listed = Покажи масата на всички на този сървър
web-open-table = Отвори масата

## Waiting room
web-waiting-lead = Прати връзката или нека приятелите сканират кода.
web-join-lead = Напиши името си и вземи стол.
web-you = ти
web-here = тук е
web-host = домакин
web-sit = Сядам тук
web-get-up = Ставам
web-invite-lead = Който има връзката, може да седне. Никому не трябва регистрация.
web-no-table-lead = Може вече да я няма или във връзката липсва буква. Поискай връзката отново.
web-link = Връзка към тази маса
web-copy = Копирай
web-copied = Копирано
web-qr = Връзката като QR код
web-start = Старт
web-start-waits = { $count ->
    [one] Един стол е свободен
   *[other] { $count } стола са свободни
}
web-host-starts = Домакинът дава старта.
web-code = Код на масата
web-code-lead = Или отвори { $address } и напиши:

## At the table
web-line-lost = Връзката прекъсна. Нов опит …
web-how-to-play = Как се играе
web-theme = Светлина
web-theme-light = Към дневна светлина
web-theme-dark = Към нощ
web-theme-auto-short = Като устройството
web-theme-light-short = Ден
web-theme-dark-short = Нощ
web-motion = Движение
web-motion-off = без
web-motion-fast = бързо
web-motion-normal = нормално
web-motion-slow = бавно
web-watch-lead = Приятелите влизат или гледат тук:
web-pause = Пауза
web-resume = Продължи
web-end-match = Приключи партията
web-leave = Напусни масата
web-ended = Домакинът приключи партията.
web-end-sure = Да приключи ли партията за всички?
web-leave-sure = Напускаш масата? На твое място играе бот.
web-go-on = Нататък
web-winner-you = Ти печелиш!
web-winner = Печели: { $names }
web-rematch = Реванш
web-same-luck = Със същия късмет
web-record = Запази записа
web-replay = Поглед назад
web-step-back = Една стъпка назад
web-step-on = Една стъпка напред
web-step-of = { $step } от { $steps }
web-verify = Провери разбъркването
web-review = Късмет и майсторство

## Lobby
web-my-tables = Моите маси
web-listed-tables = Открити маси
web-no-tables = В момента няма обявена маса.
web-status-waiting = { $count ->
    [one] { $count } свободен стол
   *[other] { $count } свободни стола
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
web-pass-device-lead = Никой друг не бива да гледа сега.
web-i-am = Аз съм { $name }
web-people = Хора
web-chat = Разговор
web-chat-empty = Още никой нищо не е казал.
web-chat-say = Кажи нещо
web-chat-mute = Не показвай разговора над масата
web-send = Изпрати
web-yes = Да
web-no = Не
web-undo-wish = { $name } иска да върне последния ход.
web-undo-asked = За връщането на хода трябва съгласието още на: { $names }.
web-undo-refused = Не всички са съгласни: ходът остава.
web-time-up = Времето ти изтече: направен беше ход вместо теб.
web-stand-in = Бот играе вместо теб.
web-take-back = Продължавам аз
web-big-screen = Голям екран
web-orders = Ако не отговоря навреме на атака
web-orders-ask = приеми
web-orders-always = отвърни, ако може
web-sound = Звук
web-sound-on = да
web-sound-off = не
web-other-device = Друго устройство

## A board
web-board-whole = Цялата писта
web-board-closer = По-близо
web-board-further = По-далеч

## Keys of a table
web-keys = Клавиши
web-keys-on = Отделните букви и цифри действат
web-key-release = пускане на избраната карта
web-key-situation = какво е положението
web-one-tap = Докосване на карта
web-one-tap-off = я избира
web-one-tap-on = я изиграва

## Hints
web-hint = Съвет
web-hint-taken = { $name } взе съвет.
web-hints = Съвети
web-hints-bots = за човек, сам сред ботове
web-hints-all = за всички; всички научават
web-hints-none = за никого
