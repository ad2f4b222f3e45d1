# The table server: its command, and what a table does not allow apart from the rules ($name, $seat, $seats, $text, $what).

cli-serve-help = Игра от браузъра: на този компютър или в цялата стая.
cli-serve-examples = Например
    {"  "}{ $program } serve         само на този компютър; показва адреса
    {"  "}{ $program } serve --lan   за всеки телефон в стаята; показва QR код
    {"  "}{ $program } serve --port 9000 --data ~/races
    {"  "}{ $program } serve --database postgresql://localhost/paddock
cli-flag-serve-lan = Отваря сървъра за местната мрежа и показва адреса там с QR код.
cli-flag-serve-host = Вместо това слуша на този адрес.
cli-flag-serve-port = Портът; 0 избира свободен.
cli-flag-serve-data = Папката на базата данни. По подразбиране: твоята папка с данни.
cli-flag-serve-database = Вместо това база данни PostgreSQL, postgresql://…; може да я споделят произволен брой сървъри.
cli-flag-serve-origin = Адрес, на който се намира този сървър, например https://race.example; може да се даде няколко пъти.
cli-flag-serve-proxy = Сървърът стои зад прокси, което казва откъде идват заявките.
cli-flag-serve-accounts = Ключове за достъп и кодове за възстановяване: off или optional. За игра не трябват на никого.
cli-flag-serve-workers = В колко процеса мислят ботовете.
cli-flag-serve-keep-days = След колко дни се изтриват завършените партии и гостите, които не са се върнали.
cli-flag-serve-per-address = Колко връзки може да има един адрес; 0 за неограничен брой.
cli-flag-serve-unlimited = Никакви ограничения на темпото и броя: за тестове с натоварване, никога за открития интернет.
cli-flag-serve-metrics = Всеки адрес може да чете показателите, не само този компютър.
cli-flag-serve-log = Какво се записва в дневника: debug, info, warning или error.
cli-serve-address = Paddock е на адрес { $file }
cli-serve-room = В тази стая: { $file }
cli-serve-no-network = За другите: не е намерена мрежа. Свържи този компютър към мрежа (Wi-Fi, кабел или точка за достъп от телефон) и стартирай отново.
cli-serve-stop = Ctrl-C го спира; при следващото пускане всяка маса продължава оттам, докъдето е стигнала.
cli-serve-stopped = Спряно. Всички маси са запазени.
cli-serve-no-port = не може да се слуша на { $host }, порт { $port }: { $reason }; опитай с --port 0
cli-serve-no-origin = --origin { $origin }: това не е адрес, на който може да се дойде; напиши го като https://race.example
cli-serve-negative = { $name } трябва да е поне 0; 0 значи неограничен брой

trouble-bad-message = Това съобщение не може да се прочете: { $text }
trouble-bad-input = Така не става: { $text }
trouble-no-guest = Първо си избери име.
trouble-not-host = Това може само домакинът на масата.
trouble-not-your-seat = Това място не е твое: { $seat }.
trouble-not-seated = Този гост не седи на тази маса.
trouble-foreign-origin = Тази страница не е от този сървър.
trouble-no-table = Няма такава маса.
trouble-not-found = Тук няма нищо.
trouble-seat-taken = Това място е заето.
trouble-seat-in-play = В тази партия не можеш да получиш това място.
trouble-table-full = На тази маса всички места са заети.
trouble-name-taken = Някой на тази маса вече се казва { $name }.
trouble-not-running = Сега не се играе партия.
trouble-is-running = Сега се играе партия.
trouble-is-paused = Домакинът постави партията на пауза.
trouble-stale = Междувременно играта продължи; погледни пак.
trouble-no-undo = Няма какво да се върне.
trouble-undo-asked = Някой вече поиска да върне ход; първо се решава това.
trouble-no-consent = Някой, който започна тази партия, беше заменен и не може да бъде попитан: ходът остава.
trouble-seat-asked = Някой вече поиска място; първо се решава това.
trouble-no-request = Този въпрос вече не е отворен.
trouble-empty-chairs = Някои места още са празни: запълни ги с приятели или ботове.
trouble-not-a-member = Тази маса е на клуб; виждат я само членовете му.
trouble-too-large = Това е твърде голямо.
trouble-too-fast = Твърде много съобщения наведнъж; един момент, моля.
trouble-too-talkative = Пишеш по-бързо, отколкото другите успяват да четат; изчакай малко.
trouble-busy = На масата се случват твърде много неща наведнъж; опитай пак след малко.
trouble-no-hints = На тази маса не се дават съвети.
trouble-not-asked = Сега въпросът не е към теб.
trouble-storage = Сървърът сега не може да запазва ходове. Нищо не се губи; играта продължава веднага щом стане възможно.
trouble-internal = Нещо на сървъра се обърка; записано е в дневника.
