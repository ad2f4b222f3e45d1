# What the command line says. Names of commands, flags, games and moves are the same in every language.

cli-help = Настолни състезателни игри: играй ги в този терминал, преглеждай и проверявай записи, симулирай хиляди партии.
cli-examples = Например
    {"  "}{ $program } play mille-bornes
    {"  "}{ $program } explain speed-1200
    {"  "}{ $program } simulate kilometer-1000 --games 10000 --seats 4
cli-help-commands = Команди
cli-help-flags = Ключове
cli-help-arguments = Аргументи
cli-stopped = прекъснато
cli-file-trouble = { $file }: { $reason }
cli-missing-extra = { $package } не е инсталиран. Добавя се с: pip install "paddock[{ $extra }]"
cli-unknown-language = няма език „{ $text }“; има: { $known }
cli-bad-option-word = настройка се пише име=стойност, а не „{ $text }“
cli-parse-command = няма команда „{ $text }“; има: { $known }
cli-parse-flag = тук няма ключ „{ $text }“; --help показва всички
cli-parse-repeated = „{ $text }“ е дадено два пъти
cli-parse-value = { $name } не може да е „{ $text }“
cli-parse-missing = { $name } иска стойност
cli-parse-argument = нещо липсва: { $name }; --help показва как
cli-parse-unused = „{ $text }“ е излишно; --help показва как
cli-parse-other = { $text }

## Flags
cli-flag-help = Показва тази страница.
cli-flag-version = Показва версията.
cli-argument-game = Играта, например mille-bornes.
cli-argument-rule = Правило, карта или настройка.
cli-argument-record = Файлът със записа.
cli-flag-lang = Език: en, de, hu, cs, sk, it, el, ro или bg. По подразбиране: езикът на системата ти.
cli-flag-json = Резултат като JSON.
cli-flag-option = Настройка на играта като име=стойност; може да се даде няколко пъти.
cli-flag-seats = Колко места.
cli-flag-human = Местата на хората, например 1 или 1,3; също „all“ или „none“.
cli-flag-level = Нивото на ботовете: learner, sunday-driver, commuter или rally-driver (от 0 до 3); едно за всички места или по едно за всяко.
cli-flag-names = Имена по реда на местата, например Anna,Ben.
cli-flag-seed = Разбъркване по това число; същото число дава същото разбъркване.
cli-flag-budget = Около колко секунди да смята.
cli-flag-yes = Без въпроси: което не е казано, остава по подразбиране.
cli-flag-save = Запазване в този файл вместо в папката с данни.
cli-flag-resume = Продължаване на запазена игра: от този файл или, ако не е посочен, от последната.
cli-flag-record = Готовият запис остава в този файл.
cli-flag-step = Стъпка по стъпка: Enter за следващия ход, b за назад, число за прескачане, q за изход.
cli-flag-move = Показва масата след този ход (0: преди първия).
cli-flag-commitment = Ангажиментът, показан преди раздаването: записът трябва да има същия.
cli-flag-seen = Хешът на видените ходове, както го показва страницата: записът трябва да дава същия.
cli-flag-seen-seat = Мястото, което ги е видяло; без него зрител.
cli-flag-seat = Както се вижда от това място; без него всичко е открито.
cli-flag-games = Колко партии.
cli-flag-sim-seats = Колко места със случайни играчи или по един бот за всяко място, например commuter,learner.
cli-flag-workers = Колко процеса. По подразбиране: по един за всяко ядро.
cli-flag-ray = Работа в клъстер Ray: този, който посочва RAY_ADDRESS, или стартиран тук.
cli-flag-arena-levels = Нива или стилове, например 1,2: всеки играе срещу посочения преди него. По подразбиране: двете най-високи нива.
cli-flag-arena-ladder = Всички нива, всяко срещу това под него.
cli-flag-arena-styles = Последното ниво играе и срещу всеки стил.
cli-flag-arena-against = Всяко ниво играе срещу програма, която тази команда стартира. Програмата чете изгледи и пише ходове като редове JSON.
cli-flag-arena-time-limit = Колко милисекунди има такава програма за ход.
cli-flag-arena-seats = Колко места. По подразбиране: най-малкият брой, който играта допуска.
cli-flag-arena-games = Колко игри; всяко раздаване се играе по веднъж за всяка страна.
cli-flag-arena-match = Цели партии вместо отделни кръгове.
cli-flag-arena-budget = Колко милисекунди процесорно време може да отдели за ход бот, който търси.
cli-flag-arena-iterations = Вместо това този брой повторения на ход: така може да се повтори точно.
cli-flag-arena-svg = Начертай стълбицата и в този файл.
cli-flag-review-svg = Нарисувай шансовете и в този файл.
cli-flag-fit-seats = За колко места; няколко числа, разделени със запетая. По подразбиране: най-малкият брой, който играта допуска.
cli-flag-fit-sweeps = Колко пъти да се минат всички тегла; 0: само колко струват точките и какво държат другите.
cli-flag-fit-deals = На колко раздавания се преценява всяка промяна.
cli-flag-fit-matches = Колко цели партии показват какво струват точките.
cli-flag-fit-anew = Започва с първите предположения, а не с намереното досега.
cli-flag-fit-out = Записва в този файл. По подразбиране: при изходните файлове на работно копие, иначе тук, с името на играта и разширение toml.
cli-flag-quick = По-кратки измервания, по-груби числа.
cli-flag-against = Сравнение с компилираната версия в друга папка на Paddock: отношения, мерени подред.

## play: help
cli-play-help = Играй в този терминал, срещу ботове или с други в стаята.
cli-play-examples = Например
    {"  "}{ $program } play                          пита каквото трябва
    {"  "}{ $program } play mille-bornes --yes       ти срещу един бот, веднага
    {"  "}{ $program } play speed-1200 -n 4 --human 1,3 --names Anna,Ben,Cleo,Dora
    {"  "}{ $program } play --resume                 продължава от прекъснатото място

## play: questions
cli-ask-game-title = Коя игра?
cli-ask-game-line = { $number }  { $name }
cli-ask-game = Номер или име [1]:
cli-ask-seats = Колко места: { $known }? [{ $default }]:
cli-ask-human = На кои места седят хора, например 1 или 1,3? [{ $default }]:
cli-ask-level = Колко силни са ботовете: { $known }? [{ $default }]:
cli-ask-options = Ще променяш ли настройките на играта? д или н [н]:
cli-ask-option = { $name }: { $values } [{ $default }]:
cli-ask-name = Име за { $seat } [{ $default }]:
cli-yes-words = д да y yes
cli-number-words = едно две три четири пет шест седем осем
cli-all-words = всички
cli-none-words = никой никое
cli-ask-nobody = Тогава играят само ботове, а ти гледаш. Така ли е? д или н [н]:
cli-level-learner = { $number }  { $name }: играе какъвто и да е позволен ход, добър за първа игра
cli-level-sunday-driver = { $number }  { $name }: кара напред и понякога пропуска нещо, приятна компания
cli-level-commuter = { $number }  { $name }: играе разумно и взема каквото се предлага
cli-level-rally-driver = { $number }  { $name }: мисли напред и опитва всеки ход много пъти
cli-bad-seats = { $name } се играе на { $known } места
cli-no-such-option = няма настройка „{ $text }“; има: { $known }
cli-bad-option = { $name } не може да е „{ $text }“; може да е: { $known }
cli-no-such-game = няма игра „{ $text }“; има: { $known }
cli-no-answer = няма отговор за четене: дай го с ключове или приеми стойностите по подразбиране с --yes
cli-bad-humans = „{ $text }“ не посочва места от 1 до { $seats }
cli-bad-levels = „{ $text }“: дай едно ниво за всички места или по едно за всяко (места: { $seats })
cli-bad-level = няма ниво „{ $text }“; има: { $known }
cli-bad-names = имената са повече от местата ({ $seats })
cli-name-player = Играч { $number }
cli-name-bot = Бот { $number }

## play: at the table
cli-commitment = Разбъркванията са определени. Ангажимент: { $commitment }
cli-prompt = { $name }, твой ред е (? помага):
cli-prompt-only = { $name }, Enter: { $text } (? помага)
cli-held = { $text }: наистина ли?
cli-undone = Върнат ход: { $move }
cli-prompt-held = Enter: да. Всичко друго: не.
cli-no-such-number = Тук нищо няма номер { $text }; ? показва какво е възможно.
cli-series-refused = Направени стъпки: { $done } от { $moves }. { $reason }
cli-series-disturbed = Направени стъпки: { $done } от { $moves }. Виж какво се случи.
cli-several = „{ $text }“ може да означава: { $options }
cli-not-understood = „{ $text }“ не е ход тук; ? показва какво е възможно.
cli-possible = Сега може:
cli-and-more = и още { $count ->
    [one] { $count } ход
   *[other] { $count } хода
} с начало „{ $word }“
cli-impossible = Не може, и защо:
cli-hint-title = Кое е най-добро; партии, доиграни оттук: { $worlds }
cli-hint-chance = шанс за победа в това състезание { $chance } ({ $low } до { $high })
cli-hint-vague = шанс за победа неизвестен: твърде малко партии
cli-no-hint = За тази игра няма съвети.
cli-words = Напиши число или буква, ход или няколко негови думи. Освен това: маса (прерисувай), история (какво стана досега), правила, назад (върни хода), запази, изход, ?! или съвет (кое е най-добро и защо), ? или помощ.
cli-log-empty = Още нищо не се е случило.
cli-move-line = { $number }  { $move }
cli-hand-over = Място { $number } ({ $name }), натисни Enter. Никой друг да не гледа сега.
cli-go-on = Натисни Enter за продължение.

## play: saves and records
cli-saved = Запазено: { $file }
cli-how-to-resume = Продължи с: { $program } play --resume { $file }
cli-resumed = Продължава се: { $file }
cli-input-ended = Входът свърши преди края на играта.
cli-nothing-saved = няма запазена игра в { $folder }
cli-save-exists = { $file } вече съществува: продължи с --resume или посочи друг файл
cli-already-over = играта в { $file } е приключила; виж я с: { $program } replay { $file }
cli-save-in-use = { $file } вече се играе в друг терминал
cli-too-large = { $file } е по-голям от { $megabytes } MB: това не е запис
cli-not-text = { $file } не е текстов файл
cli-bad-save = { $file } не може да се прочете като запазена игра: { $reason }
cli-no-table = { $file } не казва кой седи на масата; може да се продължи само запазена игра
cli-record-kept = Записът: { $file }
cli-how-to-verify = Провери разбъркванията и правилата с: { $program } verify { $file }

## Score sheet and standings
cli-side-name = { $side }
cli-place = Място
cli-side = Страна
cli-points = Точки

## explain
cli-explain-help = Обяснява правилата, картите и настройките на игра.
cli-explain-examples = Например
    {"  "}{ $program } explain mille-bornes
    {"  "}{ $program } explain mille-bornes speed-limit
cli-explain-games = Могат да се обяснят тези игри:
cli-explain-how = Повече с: { $program } explain ИГРА, { $program } explain ИГРА ПРАВИЛО
cli-explain-rules = { $name }: какво може да забрани ход (примери)
cli-explain-cards = Карти
cli-explain-options = Настройки
cli-explain-page = Всички правила: { $page }
cli-explain-unknown = за „{ $text }“ нищо не е намерено; опитай с: { $known }
cli-explain-near = за „{ $text }“ нищо не е намерено; може би: { $near }
cli-explain-topics = Обяснени са и: { $known }
cli-option-values = { $name }: { $values } (по подразбиране: { $default })
cli-rule-title = { $rule }: правило на { $name } ({ $section })
cli-rule-example = Пример: { $move } не може: { $text }

## verify
cli-review-help = Казва как е спечелена и загубена една партия: късмет и решения на всяка страна и най-скъпите ходове.
cli-review-examples = Например
    {"  "}{ $program } review my-race.paddock         целият анализ
    {"  "}{ $program } review my-race.paddock --budget 60 --svg race.svg         по-точно, с графика
cli-verify-help = Проверява запис: спазва ли правилата, излизат ли точките, честно ли е било разбъркването?
cli-verify-examples = Например
    {"  "}{ $program } verify my-race.paddock
    {"  "}{ $program } verify my-race.paddock --json
    {"  "}Кодът на изход е 0, ако всичко е вярно, 1, ако нещо е грешно, 2, ако това не е запис.
cli-verify-wrong = Записът е грешен: { $reason }
cli-verify-over = Правилата и точките са верни: { $count ->
    [one] { $count } ход
   *[other] { $count } хода
}, изиграни кръгове: { $rounds }, партията приключи.
cli-verify-unfinished = Правилата и точките са верни дотук: { $count ->
    [one] { $count } ход
   *[other] { $count } хода
}, завършени кръгове: { $rounds }, партията продължава.
cli-verify-line = ред { $line }: { $text }
cli-record-title = не започва с „{ $title }“
cli-record-twice = „{ $name }“ е казано два пъти
cli-record-seen = съдържа само каквото едно място може да знае, затова не може да се преиграе
cli-record-keyed = ангажимент, тайна и случайни думи важат само с „chance: keyed“
cli-record-field = липсва „{ $name }“
cli-record-head = стойността на „{ $name }“ е невалидна
cli-record-secret = тайната не отговаря на ангажимента отпреди раздаването
cli-record-sheet = направен е с други числа на това издание
cli-record-left = има раздавания или хвърляния, които никой ход не иска
cli-record-says = казва „{ $said }“, а по правилата е „{ $truth }“
cli-record-end = свършва преди точките на последния кръг или продължава след партията
cli-record-line = „{ $text }“ не е ред от запис
cli-record-word = няма карта или хвърляне „{ $text }“
cli-verify-written = Всички разбърквания и хвърляния следват от източника в записа, но партията не започва с раздаване: някой е написал първата позиция.
cli-verify-open = Никой запис не може да докаже кога е публикуван ангажиментът, нито кой е избрал случайните думи (nonces): сравни го с показания преди раздаването (--commitment).
cli-verify-seed = Всички разбърквания и хвърляния следват от началното число в записа. Могат да се повторят, но който е избрал числото, е можел да знае картите.
cli-verify-withheld = Разбъркванията и хвърлянията още не могат да се проверят: тайната се разкрива в края на партията. Ангажимент: { $commitment }
cli-verify-missing = За разбъркванията и хвърлянията нищо не е доказано: партията свърши, но тайната липсва в записа.
cli-verify-other = Това не е обявената партия: записът има друг ангажимент, { $commitment }
cli-verify-none = Записът няма ангажимент, който да се сравни с твоя.
cli-verify-committed = Разбъркванията и хвърлянията са доказани: всички следват от тайната в записа, а тайната отговаря на този ангажимент: { $commitment }
cli-verify-recorded = Разбъркванията и хвърлянията не могат да се проверят: записът казва само как са се паднали картите и заровете.
cli-verify-differs = Разбъркванията или хвърлянията не излизат: картите или заровете не са се паднали така, както казва източникът в самия запис.
cli-verify-not-good = Незавършен запис не се брои за верен: може да последва друг край.
cli-verify-seen = Това са видените ходове: { $count } от { $steps }.
cli-verify-seen-other = Това не е партията, която се видя: нейните ходове дават друг хеш.

## replay
cli-replay-help = Преглежда запис: цялата история, стъпка по стъпка, или масата след произволен ход.
cli-replay-examples = Например
    {"  "}{ $program } replay my-race.paddock       цялата история
    {"  "}{ $program } replay my-race.paddock --step            ход по ход
    {"  "}{ $program } replay my-race.paddock --move 20 --seat 2
    {"  "}{ $program } replay my-race.paddock --from 20 --play
cli-replay-line = { $number }  { $text }
cli-replay-prompt = Ход { $number } от { $last } (Enter: следващ, b: назад, число, q):
cli-replay-no-move = няма ход { $number }; ходовете са от 0 до { $last }

## simulate
cli-simulate-help = Изиграва много партии на всички ядра и казва кой ги печели. Същото начално число дава същите резултати, колкото и да са процесите.
cli-simulate-examples = Например
    {"  "}{ $program } simulate mille-bornes --games 10000 --seats 4
    {"  "}{ $program } simulate speed-1200 --games 500 --seats commuter,learner --seed 7 --json
cli-not-positive = { $name } трябва да е поне 1
cli-no-ray = Ray не е инсталиран. Добавя се с: ./paddock extra lab
cli-sim-partial = Прекъснато по-рано: изиграни партии { $matches } от { $wanted }.
cli-sim-lost = Работен процес прекъсна: изиграни партии { $matches } от { $wanted }.
cli-sim-title = { $name } – партии: { $matches }, кръгове: { $rounds }, ходове: { $moves }
cli-sim-speed = { $rate } хода/с; { $seconds } с, процеси: { $workers }, правила: { $engine }
cli-sim-round = Един кръг трае { $mean } ± { $margin } хода.
cli-sim-seat = Място
cli-sim-player = Играч
cli-sim-side = Страна
cli-sim-wins = Победи
cli-sim-interval = 95-процентен интервал
cli-sim-points = Точки на партия
cli-engine-compiled = компилирани
cli-engine-interpreted = интерпретирани

## arena
cli-arena-help = Нива и стилове на ботове играят помежду си и се вижда кой е по-силен и колко сигурно е това. Всяко раздаване се играе по веднъж за всяка страна, един кандидат сред еднакви съперници; споделената победа се брои като част. Същото начално число дава същите резултати, колкото и да са процесите.
cli-arena-examples = Например
    {"  "}{ $program } arena speed-1200 --levels 1,2 --games 4000
    {"  "}{ $program } arena mille-bornes --levels 2 --styles --seats 4
    {"  "}{ $program } arena aruba --ladder --svg ladder.svg
    {"  "}{ $program } arena speed-1200 --levels 2 --against "python3 examples/sample_bot.py"
cli-arena-matches = { $name }, места: { $seats }, цели партии. Дял на победите на кандидата; между равни би бил { $parity }.
cli-arena-rounds = { $name }, места: { $seats }, отделни кръгове. Дял на победите на кандидата; между равни би бил { $parity }.
cli-arena-partial = Прекъснато по-рано: изиграни раздавания: { $deals }.
cli-arena-strikes =
    { $strikes ->
        [one] { $strikes } отговор на програмата беше закъснял, нечетим или непозволен
       *[other] { $strikes } отговора на програмата бяха закъснели, нечетими или непозволени
    } (игри: { $games }). Вместо това беше изигран първият позволен ход.
cli-arena-alone = За сравнение трябват двама: посочи две нива или стила, или --ladder или --styles.
cli-arena-candidate = Кандидат
cli-arena-reference = Съперник
cli-arena-deals = Раздавания
cli-arena-games = Игри
cli-arena-share = Победи
cli-arena-interval = 95-процентен интервал
cli-arena-elo = Ело

## fit
cli-fit-help = Настройва теглата на бота commuter в дадена игра: всяко число се променя поред и се запазва там, където ботът печели повече на същите раздавания срещу равните си, нивото под него и всеки стил.
cli-fit-examples = Например
    {"  "}{ $program } fit speed-1200 --sweeps 2
    {"  "}{ $program } fit mille-bornes --seats 3,4 --deals 1000
    {"  "}{ $program } fit ausgebremst --seats 2,4 -o rules=advanced --deals 60
cli-fit-kept = { $name }: { $before } → { $after } (+{ $gain } ± { $error }%)
cli-fit-kept-points = { $name }: { $before } → { $after } (+{ $gain } ± { $error } точки)
cli-fit-tables = Настройва се по една таблица: тези места са към { $tables }
cli-fit-written = Записано в { $file }

## bench
cli-bench-help = Измерва колко бързо вървят правилата тук: компилирани, интерпретирани и до други инсталирани програми.
cli-bench-examples = Например
    {"  "}{ $program } bench --quick
    {"  "}{ $program } bench --against ../paddock-before
    {"  "}{ $program } bench --json
cli-bench-running = Измерва се; на спокоен компютър числата са по-добри.
cli-bench-title = Python { $python }, { $machine }; ходове в секунда на едно ядро, най-доброто от няколко кратки опита
cli-bench-not-compiled = Правилата тук не са компилирани ({ $reason }): има само интерпретирани числа.
cli-bench-game = Игра
cli-bench-rules = Правила
cli-bench-seats = Места
cli-bench-playout = Доиграване/с
cli-bench-rounds = Кръгове/с
cli-bench-step = Стъпка/с
cli-bench-clone = Копие ns
cli-bench-ratio-of-playout = Симулации
cli-bench-ratio-of-rounds = Кръгове
cli-bench-ratio-of-step = Ходове
cli-bench-ratio-of-clone = Копия
cli-bench-ratio-of-view = Изгледи
cli-bench-ratio-of-imagine = Предположения
cli-bench-ratio-of-hint = Съвети
cli-bench-ratio-of-experts = commuter
cli-bench-ratio = отношение
cli-bench-search = Каквото правят търсенето и сървърът, компилирано: микросекунди за едно изпълнение и цели кръгове за 50 ms, случайно и с бота commuter на всяко място
cli-bench-view = Изглед µs
cli-bench-redeal = Ново раздаване µs
cli-bench-policy = Избор µs
cli-bench-random = Случайно
cli-bench-experts = commuter
cli-bench-against = Тази версия до онази в { $path }: над 1 значи, че тук е по-бързо. Медианата на кратки измервания, които се редуват, и квартилите им.
cli-bench-not-built = В { $path } няма нищо компилирано. Стартирай там ./paddock build, в по-стара папка ./paddock python.
cli-bench-peers = Други програми при случайна игра. Отношението казва колко пъти по-бърз е { $reference }: доиграване до собствени цикли, стъпки до цикли на Python.
cli-bench-peer = Програма
cli-bench-moves = Ходове/с
cli-bench-actions = С раздаване/с
cli-bench-ratio-moves = Отношение
cli-bench-ratio-actions = С раздаване
cli-bench-loop-hand = { $name }, написано на ръка на { $engine }
cli-bench-loop-own = { $engine } { $name }, собствен цикъл на C++
cli-bench-loop-python = { $engine } { $name }, от Python
cli-bench-missing = { $package } не е инсталиран. За сравнение: ./paddock extra bench или pip install "paddock[bench]"

## Words that may be typed, besides the English ones; spaces part words that mean the same
cli-word-help = ? помощ
cli-word-hint = съвет подсказка
cli-word-rules = правила
cli-word-hand = маса ръка
cli-word-log = история
cli-word-save = запази
cli-word-undo = назад
cli-word-quit = изход
verb-pass = пас
verb-roll = хвърли
verb-stand = оставам
verb-keep = задръж
verb-end = край
verb-stop = спри
verb-hook = кука
verb-ahead = напред
verb-left = наляво
verb-right = надясно
verb-ram = блъсни
verb-discard = изхвърли
verb-coup = контра

## rules
cli-rules-help = Показва правилата на игра, с легенда на знаците на масата.
cli-rules-examples = Например
    {"  "}{ $program } rules aruba
    {"  "}{ $program } rules aruba --short
cli-rules-legend = { $name }: знаци на масата
cli-flag-short = Само накратко: цел, ход, кое за какво служи, точкуване.
cli-rules-english = Страницата е на английски; explain отговаря на твоя език.
cli-rules-missing = { $page } го няма тук
