# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Дължина
web-length-quick = { $game ->
    [speed-1200] Един кръг
    [kilometer-1000] Един етап
   *[other] Едно състезание
}
web-length-long = Целият мач
web-drive = Какво се играе
web-circuits-all = Всички, в реда от правилата
web-team = Отбор { $number }
web-teams-lead = Партньорите играят заедно. Домакинът може да размени местата.
web-teams-lead-host = Партньорите играят заедно. За размяна докосни две места едно след друго.
web-swap = Размени място { $number }
web-swap-with = С кое място?
web-hotseat-lead = Няколко души на това устройство: дай име на всеки. Картите остават скрити, докато го подавате.
web-seat-name = Име на място { $number }
web-table-full = Масата е пълна: гледаш.
web-watching = Гледаш.
web-to-play = Ще се играе
web-plays-points = { $count ->
    [one] до { $count } точка
   *[other] до { $count } точки
}
web-plays-rounds = { $game ->
    [kilometer-1000] { $count } етапа
   *[other] { $count } кръга
}
web-plays-wins = до { $count } победи
web-share = Сподели
web-share-text = { $game }: ела да играем!
web-local-only = Само този компютър отваря { $address }, затова още никой не може да бъде поканен.
web-local-lan = За други устройства в мрежата ти пусни Paddock така:
web-remove = Премахни
web-remove-sure = { $name } губи мястото. С връзката всеки може да седне отново.
web-put-bot = Сложи бот тук
web-put-bot-sure = Бот играе вместо { $name }; мястото може да се вземе обратно по всяко време.
web-is-away = { $name } отсъства. Скоро ще играе бот.
web-reply = Отговори
web-name-change = Смени името
web-strength = сила { $marks } от { $most }
web-signs = Бързи реакции
web-sign-hello = Здравей!
web-sign-luck = Успех!
web-sign-nice = Добро каране!
web-sign-thanks = Благодаря!
web-sign-oops = Опа!
web-sign-horn = Ти си на ход!
web-sign-laugh = Ха-ха!
web-sign-again = Още едно състезание?
