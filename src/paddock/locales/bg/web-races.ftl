# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Основно меню
web-nav-home = Начало
web-nav-club = Клуб
web-nav-season = Сезон
web-nav-races = Моите състезания

## The start page of somebody who comes back
web-hello-morning = Добро утро, { $name }.
web-hello-day = Здравей, { $name }.
web-hello-evening = Добър вечер, { $name }.
web-hello-morning-plain = Добро утро.
web-hello-day-plain = Здравей.
web-hello-evening-plain = Добър вечер.
web-home-turns = { $count ->
    [one] Чака те една маса.
   *[other] Чакат те { $count } маси. Първа е тази, която чака най-дълго.
}
web-home-no-turns = Нищо не те чака. Искаш ли едно състезание?
web-home-begins = Състезанието започва и ти си на ход.
web-home-take-turn = Играй нататък
web-home-open = Отвори
web-home-paused = в пауза
web-home-running = Още вървят
web-home-running-lead = засега нямаш ход
web-home-last = Последно състезание
web-home-here-count = { $count ->
    [one] 1 е тук
   *[other] { $count } са тук
}
web-home-here = { $count ->
    [one] Тук е { $names }.
   *[other] Тук са { $names }.
}
web-home-nobody = В момента няма други хора.
web-home-sit = Седни
web-home-leg = { $name }, етап { $leg } от { $legs }
web-home-leader = Води { $name } с { $lead }.
web-home-new = Ново състезание
web-home-all-games = всички игри

## My races
web-me-number = номер { $number }, в { $games ->
    [one] една игра
   *[other] { $games } игри
}
web-me-number-new = номер { $number }
web-me-races = { $count ->
    [one] състезание
   *[other] състезания
}
web-me-played = изиграни
web-me-won = победи
web-me-mean-place = средно място
web-me-in-a-row = победи подред
web-me-best-place = най-добро място
web-me-most-points = най-много точки
web-me-last = Последни състезания
web-me-all = всички състезания
web-me-all-races = Всички състезания
web-me-older = По-стари състезания
web-me-place-of = Място { $place } от { $sides }
web-me-ahead = пред { $name }
web-me-ahead-by = пред { $name }, { $mine } на { $theirs }
web-me-behind = след { $name }
web-me-behind-by = след { $name }, { $mine } на { $theirs }
web-me-level = наравно с { $name }
web-me-several = изигра { $count } страни
web-me-ended = прекратено предсрочно
web-me-review = Анализ
web-me-gone = повторението е премахнато
web-me-rated = влиза в рейтинга
web-me-rated-in-club = влиза само в рейтинга на клуба
web-me-unrated-not-chosen = приятелско състезание, не влиза в рейтинга
web-me-unrated-ended-early = не влиза в рейтинга: партията бе прекратена предсрочно
web-me-unrated-several-sides = не влиза в рейтинга: едно устройство игра за няколко страни
web-me-unrated-stood-in = не влиза в рейтинга: повечето ходове на някого направи бот или часовникът
web-me-unrated-handed-over = не влиза в рейтинга: едно място премина към друг
web-me-unrated-no-rating = не влиза в рейтинга: силата на един бот не е известна
web-me-luck-unit = на състезание, в %
web-me-luck-picture = Късмет и решения във времето; числата са в таблицата отдолу.
web-me-luck-line = Линия: твоите решения.
web-me-luck-bars = Щриховано: късмет.
web-me-trend-up = Стават все по-добри.
web-me-trend-down = Преди бяха по-добри.
web-me-trend-level = Постоянни са.
web-me-luck-even = Изравнява се.
web-me-luck-good = Досега беше на твоя страна.
web-me-luck-bad = Досега беше срещу теб.
web-me-luck-none = Щом едно състезание бъде анализирано, тук виждаш какво е направил късметът и какво ти. Анализите се правят, докато никой не играе.
web-me-luck-some = Анализирани досега: { $count } от { $all }.
web-me-as-table = Същото като таблица
web-me-when = Кога
web-me-luck = Късмет
web-me-decisions = Решения
web-me-against = Един срещу друг
web-me-against-lead = ти и другите
web-me-against-none = Щом се състезаваш срещу хора, тук виждаш кой води.
web-me-against-of = Общи състезания: { $met }. Ти отпред: { $won }, другият: { $lost }.
web-me-against-all = Всички ({ $count })
web-me-gone-person = някой, който си тръгна
web-me-games = По игри
web-me-rating = Рейтинг
web-me-rating-none = Изиграй партия с рейтинг и ще получиш рейтинг. Избира се при отваряне на маса.
web-me-rating-how = Силата ти много вероятно е в тази отсечка; тя се скъсява с всяка партия с рейтинг.
web-me-all-games = Всички игри
web-me-rated-count = { $count ->
    [one] { $count } партия с рейтинг
   *[other] { $count } партии с рейтинг
}
web-me-provisional = временен
web-me-between = между { $low } и { $high }
web-me-none = Още няма състезания
web-me-none-lead = Всяко завършено състезание остава тук, с повторение и с това кое е било късмет и кое майсторство.
web-me-first = Към игрите

## Set-up
web-rated = Партия с рейтинг
web-rated-lead = Влиза в рейтинга на всички. Няма съвети, а разкритото не може да се върне.
web-club-table = За кого
web-club-table-none = всеки с връзката

## My car
web-car-change = Смени колата
web-car-title = Твоята кола
web-car-paint = Боя
web-car-paint-name = { $paint ->
    [1] червена с една ивица
    [2] синя с две ивици
    [3] жълта на квадратчета
    [4] зелена с коси ивици
    [5] лилава на точки
   *[6] кремава с напречни ивици
}
web-car-number = Номер, от 1 до 99
web-car-take = Вземи тази кола
