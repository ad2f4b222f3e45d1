# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Бавно: { $count ->
    [one] { $count } ден
   *[other] { $count } дни
    } на ход
web-slow-lead = Не е нужно всички да са тук по едно и също време. Ако времето ти изтече, бот прави хода и ти играеш нататък.
web-slow-orders = Извън твоя ход масата отговаря вместо теб
web-slow-orders-lead = Отговаря веднага, за да не научи никой нищо от времето. Можеш да го промениш винаги.
web-slow-always = Винаги
web-slow-never = Никога
web-slow-orders-show = Какво отговаря
web-slow-away = Отсъствам до
web-slow-away-lead = Всички на бавните ти маси го виждат и времето ти спира. Остават тази година: { $count ->
    [one] { $count } ден
   *[other] { $count } дни
    }.
web-slow-away-title = Отсъствие
web-slow-away-until = до { $when }
web-slow-away-earlier = Един ден по-рано
web-slow-away-later = Един ден по-късно
web-slow-away-you = Отсъстваш до { $when }
web-slow-away-back = Върнах се
web-slow-away-who = { $name }: отсъства до { $when }
web-slow-left = остават { $time }
web-slow-next = Следваща маса: { $game }
web-slow-club-days = Колко дни в годината членовете могат да отсъстват
trouble-away-too-long = Тази година можеш да отсъстваш още { $days ->
    [one] { $days } ден
   *[other] { $days } дни
    }.

## The terminal
cli-turns-help = Показва масите, които те чакат.
cli-turns-examples = Например
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = никоя маса не те чака
cli-turns-line = { $game } · { $hours ->
    [one] остава { $hours } час
   *[other] остават { $hours } часа
    } · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = На страницата отвори менюто на маса, избери „Друго устройство“ и дай кода на връзката: --link CODE
cli-turns-down = { $address } не отговаря: { $reason }
cli-flag-turns-server = адрес на сървъра
cli-flag-turns-link = код на връзка за друго устройство: този терминал става твое устройство
