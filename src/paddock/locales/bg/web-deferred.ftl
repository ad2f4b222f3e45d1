# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: name and other are guests, names a list of them, address the address of the page; when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record; zone is the name of a time zone.

## Hints
web-hints = Съвети
web-hints-bots = при игра само с ботове
web-hints-all = за всички; масата научава
web-hints-none = за никого
web-hint-play = Играй това
web-hint-percent = { $percent }%
web-hint-vague = Опитани са твърде малко партии, за да личи шансът за победа.
web-hint-told = Другите виждат колко съвета са ти дадени: { $hints }.
web-hint-thinking = Пробват се ходове…

## Checking a shuffle
web-verify-lead = Преди раздаването сървърът се обвърза с тайна. Сега тя е открита и това устройство тегли от нея отново всяка карта и всеки зар.
web-verify-running = Тази партия още тече. Тайната се показва накрая; дотогава няма какво да се проверява.
web-verify-good = Всичко съвпада.
web-verify-bad = Нещо не съвпада.
web-verify-yes = съвпада
web-verify-no = не съвпада
web-verify-unknown = тук не е известно
web-verify-commitment = Ангажиментът преди раздаването
web-verify-commitment-noted = Това устройство го записа преди раздаването ({ $when }) и той е същият.
web-verify-commitment-other = Преди раздаването това устройство записа друг: { $noted }. Така е редно само при реванш със същите карти и зарове.
web-verify-commitment-unseen = Това устройство не го видя преди раздаването. Ако някой го е записал, въведи го тук.
web-verify-commitment-typed = Ангажиментът, който записа
web-verify-commitment-same = Това е записаният ангажимент.
web-verify-commitment-foreign = Това не е записаният ангажимент.
web-verify-secret = Тайната отговаря на ангажимента
web-verify-secret-good = SHA-256 на тайната е точно ангажиментът. Никоя друга тайна не дава същото.
web-verify-secret-bad = SHA-256 на тайната не е ангажиментът: партията не е раздадена от нея.
web-verify-nonces = Случайните думи на играчите са в разбъркването
web-verify-nonces-mine = Твоята случайна дума { $nonce } е в разбъркването. Тя дойде след ангажимента, така че сървърът не е избрал картите сам.
web-verify-nonces-missing = Твоята случайна дума { $nonce } не е в разбъркването, макар сървърът да я прие.
web-verify-nonces-others = Това устройство не добави случайна дума към тази партия. Случайни думи в записа: { $words }.
web-verify-draws = Всяка карта и всеки зар, изтеглени отново
web-verify-draws-good = Това устройство изтегли отново каквото казва записът. Разбърквания: { $deals }. Хвърляния: { $rolls }.
web-verify-draws-bad = Ред { $line } от записа казва { $said }; тайната казва { $drawn }.
web-verify-draws-left = Каквото тази страница не може да изтегли отново, провери сървърът: { $count }.
web-verify-first = Първите карти от първото разбъркване
web-verify-rules = Всеки ход по правилата
web-verify-rules-good = Сървърът преигра записа (ходове: { $moves }) и всички точки излизат. Тук трябва да вярваш на сървъра.
web-verify-rules-bad = Сървърът намери грешка в записа: { $problem }
web-verify-proves = Какво доказва това
web-verify-proves-1 = Картите бяха определени, преди някой да види първата.
web-verify-proves-2 = Сървърът не ги е избрал сам, ако в разбъркването е и твоята случайна дума.
web-verify-proves-3 = Нито име, нито място, нито настройка е променена после.
web-verify-fails = Какво не може да докаже
web-verify-fails-1 = Кога е публикуван ангажиментът, освен ако това устройство или някой го е записал.
web-verify-fails-2 = Че сървърът пази тайната си: който го поддържа, би могъл да знае картите на всички.
web-verify-fails-3 = Че никой на масата не е в съюз със сървъра.
web-verify-fails-4 = Че тази страница е честна: тя идва от същия сървър. На собствен компютър провери с:
web-verify-partly = Каквото това устройство може да провери, е вярно.
web-verify-rules-unfinished = Записът свършва, преди партията да е завършила (ходове: { $moves }). Незавършена партия не се брои: може да последва друг край.
web-verify-seen = Партията, която се видя тук
web-verify-seen-same = Докато се играеше, това устройство записа ходове: { $count } от { $steps }. В записа са същите.
web-verify-seen-other = Ход { $step } беше „{ $seen }“, когато това устройство го видя; записът казва „{ $said }“. Това е друга партия със същата тайна.
web-verify-seen-none = Това устройство не е видяло тази партия.
web-verify-seen-late = Изиграни, докато това устройство отсъстваше, и научени по-късно: ходове { $steps }.
web-verify-fails-5 = Коя от възможните партии с тази тайна е изиграна, освен ако устройство не е записало нейните ходове.

## Joining, devices, settings
web-join-code = Код или връзка
web-join-code-lead = Напиши шестте знака от екрана на домакина или цялата връзка.
web-join-go = Намери масата
web-join-unreadable = Кодът има шест букви и цифри; 0, 1, I, L и O никога не са сред тях.
web-devices = Това място на друго устройство
web-device-move-lead = Сканирай го с другото устройство или отвори там връзката. Важи веднъж, до десет минути; после и двете имат името и местата ти.
web-device-link = Връзка за другото устройство
web-device-phone = Телефон
web-device-tablet = Таблет
web-device-computer = Компютър
web-device-this = това устройство
web-device-since = от { $when }
web-device-remove = Отпиши
web-device-remove-sure = Отписваш това устройство? Ключовете за достъп и кодът за възстановяване, създадени на него, спират да важат.
web-device-accept = Да продължим на това устройство като { $name }?
web-device-accept-lead = Това устройство поема името и местата на { $name }, откъдето е връзката.
web-device-accept-loses = Досега тук си { $name }; губиш този гост и местата му на това устройство.
web-guests-join-lead = Досега тук си { $name }. Двамата гости стават един, с едно име и една история. Това не може да се отмени.
web-guests-join = Запази и местата и партиите с името { $name }
web-my-data = Моите данни
web-export-me = Изтегли данните ми
web-forget-me = Забрави ме
web-forget-lead = Ботове поемат местата ти; името, чатът, устройствата и връзките ти се изтриват. Няма връщане назад.
web-forget-yes = Да, забрави ме
web-forget-no = Не, оставам
web-device-accept-go = Да, тук
web-move-lead = На localhost тази страница може повече, отколкото на 127.0.0.1: там работят ключовете за достъп. Да преместим ли това устройство?
web-move-go = Премести на localhost
web-move-stay = Оставам тук
web-devices-mine = Моите устройства и данни
web-recovery = Код за възстановяване
web-recovery-lead = Ако изгубиш този браузър, код на хартия те връща обратно от всяко устройство. Който има кода, може да влезе вместо теб: пази го като ключ.
web-recovery-since = Имаш код от { $when }. Новият го заменя.
web-recovery-make = Създай код за възстановяване
web-recovery-again = Създай нов код
web-recovery-once = Запиши го или го отпечатай сега. Виждаш го само сега и важи веднъж.
web-recovery-print = Отпечатай
web-recovery-paper = Код за възстановяване за { $address }, име: { $name }
web-passkeys = Ключове за достъп
web-passkey-lead = С ключ за достъп влизаш с пръст, лице или ПИН. Няма какво да помниш.
web-passkey-add = Добави ключ за достъп
web-passkey-remove = Премахни
web-passkey-sign-in = Влез с ключ за достъп
web-passkey-no-http = Ключовете за достъп изискват https, а тази страница го няма. Тук се връщаш с връзка от друго устройство или с кода за възстановяване.
web-passkey-no-number = Браузърите допускат ключове за достъп само на адрес с име като localhost, не и на число. Тук се връщаш с връзка от друго устройство или с кода за възстановяване.
web-passkey-no-browser = Този браузър не поддържа ключове за достъп. Връщаш се с връзка от друго устройство или с кода за възстановяване.
web-return = Не съм тук за първи път
web-return-lead = Върни си на това устройство името, местата и партиите.
web-return-go = Върни ме
web-return-device = Имаш ли друго устройство, на което играеш? Отвори там в настройките „Моите устройства и данни“ и сканирай кода с това устройство.
web-return-done = Отново си { $name }
web-return-new-code = Кодът ти за възстановяване е използван. Създай нов за следващия път.
web-size = Размер на текста
web-size-normal = Нормален
web-size-large = Голям
web-size-huge = Най-голям
web-buzz = Вибрация, когато е мой ред
web-notify = Съобщи, когато е мой ред
web-notify-denied = Браузърът блокира известията; разреши ги в настройките му.
web-chat-show = Показвай чата над масата
web-host-make = Предай ролята на домакин
web-host-sure = Предаваш ролята на домакин? След това само { $name } може да пуска, спира и приключва партия.
web-mute = Заглуши
web-unmute = Отмени заглушаването
web-muted = със спрян чат
web-block = Блокирай
web-blocked = блокиран човек
web-block-sure = Блокираш { $name }? Вече не виждаш какво пише, а в списъка не виждате масите си. { $name } не научава за това.
web-blocks = Блокирани хора
web-unblock = Отблокирай
web-report = Докладвай
web-report-lead = Който поддържа този сървър, чете доклада ти заедно с последните редове на { $name } в чата тук. { $name } не научава за това.
web-report-reason = Какво се случи?
web-report-send = Изпрати доклада
web-report-done = Докладът ти е изпратен.

## Rules
web-rules-chapters = Глави
web-rules-english = Пълните правила на тази игра тук са на английски. Краткото „Как се играе“ е на твоя език.
web-rules-missing = Тази игра още няма страница с правила.
web-rules-whole = Пълните правила

## Looking back
web-play-back = Пусни
web-speed = Скорост
web-eyes = Гледна точка
web-eyes-all = Зрител
web-eyes-running = Когато партията свърши, можеш да я видиш от мястото на всеки играч.
web-open-cards = Всички ръце открити
web-link-step = Връзка към тази стъпка
web-link-step-lead = Който отвори връзката, вижда масата след стъпка { $step }.

## The screen for the room
web-screen-join = Сканирай, за да влезеш, или отвори адреса и напиши кода
web-full-screen = Цял екран

## Home
web-about-text = С Paddock едно семейство, в една стая или в пет града, играе състезателни настолни игри по истинските им правила, без регистрация. Работи на твоя компютър и не споделя нищо.
web-no-page = Няма такава страница.

## Set-up
web-seats = Места
web-chair-me = Аз
web-chair-friend = Гост
web-chair-open = Свободно място
web-chair-open-lead = за приятели
web-your-name = Твоето име
web-options = Домашни правила
web-chairs-lead = Избери място, после кой да седне. Или плъзни някого там.
web-options-usual = всичко стандартно
web-usual = стандартно
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
web-link = Връзка към тази маса
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
web-how-to-play = Как се играе
web-zone = Часова зона
web-zone-device = Автоматично ({ $zone })
web-theme = Изглед
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
web-end-match = Приключи партията
web-leave = Напусни масата
web-end-sure = Да приключи ли партията за всички?
web-leave-sure = Напускаш масата? Бот ще играе вместо теб, а другите могат да дадат мястото ти на някого.
web-go-on = Нататък
web-winner-you = Ти печелиш!
web-winner = Печели: { $names }
web-same-luck = Същите карти и зарове
web-record = Свали записа
web-step-back = Една стъпка назад
web-step-on = Една стъпка напред
web-step-of = { $step } от { $steps }
web-verify = Провери разбъркването
web-review = Късмет и майсторство

## Lobby
web-my-tables = Моите маси
web-listed-tables = Отворени маси
web-no-tables = В момента няма отворени маси.
web-old-tables = Приключили

## People at the table
web-people = Хора
web-chat = Чат
web-chat-empty = Още няма съобщения.
web-chat-say = Напиши съобщение
web-chat-mute = Не показвай чата над масата
web-send = Изпрати
web-seat-free = свободно място
web-seat-ask = Поискай мястото
web-big-screen = Голям екран
web-orders = Ако не отговоря навреме на атака
web-sound-on = Да
web-sound-off = Не
web-other-device = Друго устройство

## Keys of a table
web-keys-on = Управление с един клавиш
web-key-release = откажи избраната карта
web-key-explain = обяснява какво има на масата; стрелките водят нататък
web-key-situation = прочети положението
web-one-tap = Докосване на карта
web-one-tap-off = я избира
web-one-tap-on = я изиграва

## Why something was refused
trouble-no-match = Тук не е играна такава партия.
trouble-unreadable = Тази маса е запазена от друга версия на Paddock и тази не може да я прочете.
trouble-too-many = { $what ->
    [visitors] На тази маса вече има толкова зрители, колкото сървърът допуска.
    [seasons] Клубът вече има толкова сезона, колкото може. Първо изтрий един.
    [tables] Вече имаш толкова маси, колкото сървърът допуска; първо приключи една.
    [opened] От твоята мрежа са отворени твърде много маси; опитай по-късно.
    [listed] Вече имаш в списъка толкова маси, колкото сървърът допуска; отвори тази извън него.
    [bot-tables] Вече гледаш толкова маси с ботове, колкото сървърът допуска; първо напусни една.
    [orders] Сменяш постоянните нареждания твърде често; изчакай малко.
    [guests] От твоята мрежа дойдоха твърде много нови гости; опитай по-късно.
    [codes] От твоята мрежа са пробвани твърде много кодове; изчакай минута.
    [links] Твърде много връзки за кратко време; опитай по-късно.
    [keys] Твърде много кодове и ключове за достъп за кратко време; опитай по-късно.
    [sign-ins] Твърде много опити за влизане; изчакай минута.
    [blocks] Вече са блокирани толкова хора, колкото позволява този сървър.
    [reports] Твърде много доклади наведнъж. Опитай отново по-късно.
    [passkeys] Вече имаш толкова ключове за достъп, колкото сървърът допуска; първо премахни един.
    [clubs] Основани са твърде много клубове; опитай отново по-късно.
    [memberships] Вече членуваш в толкова клубове, колкото сървърът допуска; първо напусни някой.
    [members] Твърде много нови членове наведнъж; опитай отново по-късно.
    [verifications] От твоята мрежа идват твърде много проверки; изчакай минута.
    [reviews] От твоята мрежа са поискани твърде много анализи; опитай по-късно.
    [entries] Тази маса продължава твърде дълго; отвори нова.
   *[other] Този сървър не допуска толкова много.
    }
trouble-muted = Домакинът те заглуши.
trouble-accounts-off = Този сървър няма нито ключове за достъп, нито кодове за възстановяване.
trouble-recovery-wrong = Този код за възстановяване е грешен или вече е използван.
trouble-passkey-wrong = Този ключ за достъп не е регистриран тук.
trouble-both-seated = И двамата гости играят в една и съща текуща партия. Обедини ги, когато партията свърши.
trouble-not-over = Тази партия не е завършила: още няма какво да се анализира.
trouble-code-used = Тази връзка вече е използвана или е изтекла; поискай нова.
web-replay-marks = Към
web-replay-race = Състезание { $number }
web-replay-lap = Обиколка { $number }

## Notices over a table
web-break-wait = Чакаме: { $names }
web-undo-wish = { $name } иска да върне последния ход.
web-undo-asked = За връщането на хода трябва съгласието още на: { $names }.
web-seat-wish = { $name } иска да продължи на мястото на { $other }.
web-seat-asked = За да седнеш, трябва съгласието още на: { $names }.
web-seat-withdraw = Отказвам се
web-stand-in = Бот играе вместо теб.
web-take-back = Връщам се в играта
web-hint-taken = { $name } поиска съвет.
