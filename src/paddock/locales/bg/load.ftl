# Тестът с натоварване ($sockets, $tables, $processes, $moves, $matches, $count са числа; времената идват изписани).

cli-load-help = Тест с натоварване на сървър с маси: хиляди връзки играят на него истински партии, с позволени ходове, избрани наслуки.
cli-load-examples =
    Например:
      { $program } load                         1 000 връзки, 250 маси, една минута, собствен сървър
      { $program } load --sockets 10000 --seconds 30
      { $program } load --every 0               колкото хода успее
      { $program } load --url http://127.0.0.1:8700
      { $program } load --processes 2 --database postgresql://localhost/paddock
      { $program } load --reconnects 16000      остава ли паметта същата?
      { $program } load --restart 1000          kill -9, и кога всички маси са отново тук?
      { $program } load --stalled 50            кога се прекъсва който е спрял да чете?
      { $program } load --tenfold 5             десет пъти повече маси: по-дълго ли трае един ход?
      { $program } load --curve load.svg        все по-големи измервания, начертани
cli-flag-load-sockets = Колко връзки; четири на всяка маса играят, останалите гледат.
cli-flag-load-tables = Колко маси. По подразбиране: четвърт от връзките.
cli-flag-load-seconds = Колко време да мери; започва, когато всяка маса е направила първия си ход, най-рано три секунди след последното влизане.
cli-flag-load-every = Секунди между ходовете на всяка маса; 0: следващият ход, щом всички са видели последния.
cli-flag-load-game = Да се играе тази игра; може да се даде няколко пъти. По подразбиране: всички игри, смесени.
cli-flag-load-url = Да мери сървъра на този адрес, пуснат с --unlimited, вместо собствен; два адреса за два процеса.
cli-flag-load-insist = Позволи адрес, който не е този компютър. Само за твой собствен сървър: залива го със заявки.
cli-flag-load-database = Базата данни на сървърите, които пуска, postgresql://… По подразбиране: нов файл SQLite.
cli-flag-load-processes = Колко собствени сървъра делят базата; местата на масата се разпределят между тях.
cli-flag-load-routed = Всички връзки на една маса отиват към същия сървър, както зад прокси, което разпределя по маса.
cli-flag-load-reconnects = Вместо това: да отвори и затвори този брой връзки и да следи паметта.
cli-flag-load-restart = Вместо това: да играе на този брой маси, да спре рязко сървъра, да го пусне пак и да чака всяка маса да отговори.
cli-flag-load-stalled = Вместо това: този брой зрители спират да четат; кога ги прекъсва и колко струват.
cli-flag-load-tenfold = Вместо това: този брой двойки измервания, както е зададено и с десет пъти повече връзки и маси при една десета от темпото; сравнява техните p99.
cli-flag-load-curve = Вместо това: измервания с 200 до 10 000 връзки, начертани в този файл SVG: връзки спрямо p50 и p99.
cli-load-one-mode = Дай най-много едно от --reconnects, --restart, --stalled, --tenfold и --curve, с число над 0. --restart, --tenfold и --curve трябва сами да пуснат сървър.
cli-load-few = На всяка маса трябват { $count } връзки: маси { $tables }, връзки само { $sockets }.
cli-load-numbers = Секундите и процесите трябва да са повече от 0; темпото не може да е под 0.
cli-load-tenfold-pace = --tenfold дели темпото на десет: иска --every над 0.
cli-load-postgres = На няколко процеса трябва обща база данни: --database postgresql://…
cli-load-url = Един адрес изглежда като http://127.0.0.1:8700, не като „{ $text }“.
cli-load-away = { $text } не е този компютър. Тестът с натоварване залива сървъра със заявки; ако е твой, добави --insist.
cli-load-failed-no-start = Сървърът не тръгна (код на изход { $code }).
cli-load-failed-no-server = Няма отговор от { $url }: { $reason }
cli-load-failed-refused = Сървърът не позволява да се подготви маса ({ $status }): { $reason } Пуснат ли е с --unlimited?
cli-load-failed-no-join = Една връзка не можа да влезе на { $url }: { $reason }
cli-load-failed-no-plots = Липсва пакетът, който чертае кривите: { $program } extra plots
cli-load-stage-servers = Пускане
cli-load-stage-tables = Отваряне на масите
cli-load-stage-sockets = Свързване
cli-load-stage-warm-up = Загряване
cli-load-stage-play = Мерене
cli-load-stage-reconnects = Идване и отиване
cli-load-stage-moves = Игра
cli-load-stage-stalled = Чакане да бъдат прекъснати онези, които не четат
cli-load-size = Размер
cli-load-size-value = връзки { $sockets }, маси { $tables }, процеси на сървъра { $processes }
cli-load-pace = Темпо
cli-load-pace-value = един ход за { $every } с на всяка маса, в продължение на { $seconds } с
cli-load-pace-full = следващият ход, щом всички са видели последния, в продължение на { $seconds } с
cli-load-moves = Ходове
cli-load-moves-value = { $moves }; { $rate } в секунда; партии, изиграни докрай: { $matches }
cli-load-acknowledged = Потвърден след
cli-load-seen = Видян от другите след
cli-load-elsewhere = Видян в другия процес след
cli-load-times = p50 { $p50 } · p99 { $p99 } · p99,9 { $p999 } · най-много { $worst } ms
cli-load-commits = Записвания на диска
cli-load-memory = Памет на сървъра
cli-load-cores = Работещи ядра
cli-load-cores-value = сървър { $server }, измервател { $driver }, останалият компютър { $others }
cli-load-errors = Грешки
cli-load-churn-value = отворени и затворени връзки: { $sockets }, маси: { $tables }, за { $seconds } с
cli-load-level = Постоянна
cli-load-level-yes = да: втората половина не взе повече памет от първата
cli-load-level-no = не: все расте
cli-load-restart-value = маси { $tables }, редове в дневниците им { $moves }
cli-load-serving = Отново на разположение след
cli-load-back = После всички маси са тук след
cli-load-lost = Маси, загубили нещо
cli-load-stalled-value = спрели да четат { $count }, други в игра { $sockets }
cli-load-closed = Последният прекъснат след
cli-load-never = не и за минута
cli-load-each = Памет за всеки, най-много
cli-load-tenfold-value = връзки { $sockets }, маси { $tables }, и десет пъти повече при една десета от темпото; двойки измервания { $count }
cli-load-p99-once = p99 при този размер
cli-load-p99-tenfold = p99 при десет пъти повече
cli-load-p99-each = { $each }; медиана { $median } ms
cli-load-p99-ratio = Съотношение
cli-load-curve-title = От изпращането на хода до потвърждението
cli-load-curve-sockets = връзки
cli-load-curve-ms = милисекунди
