# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Създай клуб
web-club-found-lead = Клубът има свои маси, резултати и сезони. Никой друг не ги вижда. И семейството е клуб.
web-club-name = Име на клуба
web-club-suggested = Клубът на { $name }
web-club-found-go = Създай
web-invited-by = отговорник: { $name }
web-invited-lead = Имаш покана. Членовете виждат масите, резултатите и сезоните на клуба.
web-invited-join = Влез в клуба
web-invited-already = Вече си член.
web-invited-go = Към клуба
web-invited-as = Поканата е за { $name }: на това устройство поемаш резултатите и рейтинга на този член.
web-invited-as-go = Аз съм { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } член
   *[other] { $count } членове
}
web-club-races = { $count ->
    [one] { $count } състезание от { $when }
   *[other] { $count } състезания от { $when }
}
web-club-since = от { $when }
web-club-menu = Меню на клуба
web-club-you = ти
web-club-members-title = Членове
web-club-here-count = { $count ->
    [one] { $count } е тук
   *[other] { $count } са тук
}
web-club-keeper = отговорник
web-club-no-device = без устройство
web-club-seen = последно тук: { $when }
web-club-on = { $device ->
    [phone] на телефон
    [tablet] на таблет
   *[computer] на компютър
}
web-club-seat = Настани
web-club-alone = Засега си само ти. Покани някого или добави дете или баба без устройство.
web-club-tables = Маси, на които да седнеш
web-club-sit = Сядам
web-club-look = Гледай
web-club-no-tables = В момента няма отворена маса.
web-club-open = Отвори клубна маса
web-club-standings = Рейтинг
web-club-standings-of = Рейтинг в коя игра
web-club-all-games = всички игри
web-club-driver = Име
web-club-rating = Рейтинг
web-club-interval = 95-процентов интервал
web-club-between = между { $low } и { $high }
web-club-provisional = (още малко състезания)
web-club-standings-key = Кола: най-добрата оценка. Път: къде е истината; на чертички след малко състезания. Километрични камъни: ботовете.
web-club-no-standings = Рейтинг има след първото състезание на клуба, което се брои.
web-club-results = Последни резултати
web-club-won = { $count ->
    [one] { $names } печели { $game }
   *[other] { $names } печелят { $game }
}
web-club-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
web-club-no-results = Още няма завършено състезание.

## Inviting and members
web-club-invite-title = Покана: { $name }
web-club-invite-lead = Който има връзката или кода, може да стане член. Регистрация не е нужна.
web-club-link = Връзка на поканата
web-club-code = Код на поканата
web-club-code-until = Важи веднъж, до: { $when }.
web-club-renew = Направи нова покана
web-club-renew-lead = Попадна ли у чужд човек? Новата прекратява старата.
web-club-add = Добави член без устройство
web-club-add-lead = Дете или баба играе на всеки екран в стаята и има резултати и рейтинг като всички.
web-club-member-name = Име
web-club-consent = Съгласие: името и резултатите се пазят тук; за дете е съгласен родител.
web-club-add-go = Добави
web-club-rename = Преименувай
web-club-hand = Предай на устройство
web-club-hand-lead = Когато { $name } получи устройство, всичко изиграно досега остава.
web-club-hand-invite = Отвори го на устройството на { $name }. Който приеме, става { $name }.
web-club-make-keeper = Направи отговорник
web-club-make-keeper-sure = { $name } да стане отговорник? Отговорниците променят и махат членове, водят сезони и могат да изтрият клуба.
web-club-unmake-keeper = Вече не е отговорник
web-club-remove = Махни от клуба
web-club-remove-sure = Махаш { $name } от клуба? Резултатите остават.
web-club-remove-sure-no-device = Махаш { $name }? Името изчезва и няма връщане назад.
web-club-hand-over-lead = За да предадеш клуба, направи друг член отговорник от менюто му; после можеш да напуснеш.
web-club-leave = Напусни клуба
web-club-leave-sure = Напускаш клуба? За да се върнеш, ти трябва нова покана.
web-club-leave-sure-keeper = Напускаш клуба? Само ти отговаряш за него: поема го членът с най-дълго членство.
web-club-delete = Изтрий клуба
web-club-delete-sure = Изтриваш { $name }? Членовете, сезоните и рейтингът на клуба изчезват; всеки запазва своите състезания. Няма връщане назад.
web-club-seat-title = Настани { $name }
web-club-seat-lead = { $name } играе на това устройство; подавате си го. На коя маса?
web-club-seat-none = Никоя клубна маса няма свободно място. Първо отвори една.

## A season
web-season-none = Още няма сезон
web-season-none-lead = Гран при има по един етап във всяка от петте игри. Точките решават кой е шампион.
web-season-new = Нов сезон
web-season-see = Към сезона
web-season-leg = Етап { $leg }
web-season-leg-of = етап { $leg } от { $legs }
web-season-leads = { $count ->
    [one] { $name } води с { $count } точка.
   *[other] { $name } води с { $count } точки.
}
web-season-leads-level = { $name } води при равни точки.
web-season-champion = { $name } печели сезона!
web-season-champion-how = { $count ->
    [one] Един спечелен етап.
   *[other] { $count } спечелени етапа.
}
web-season-final = Крайно класиране
web-season-driven = { $count ->
    [one] Изминат { $count } етап.
   *[other] Изминати { $count } етапа.
}
web-season-left = { $count ->
    [one] Остава още един.
   *[other] Остават още { $count }.
}
web-season-best = { $count ->
    [one] Брои се най-добрият.
   *[other] Броят се най-добрите { $count }.
}
web-season-all-count = Броят се всички етапи.
web-season-print = Отпечатай листа
web-season-going = Ще бъда там
web-season-road = Пътят на сезона
web-season-all-here = когато всички са тук
web-season-points = Точки
web-season-place = Място
web-season-sum = Сбор
web-season-won = спечелен етап
web-season-dropped = не се брои
web-season-dropped-key = { $count ->
    [one] зачеркнато: брои се само най-добрият
   *[other] зачеркнато: броят се само най-добрите { $count }
}
web-season-not-driven = без каране
web-season-mark-stand-in = довърши бот
web-season-mark-by-hand = вписано на ръка
web-season-mark-corrected = поправено
web-season-mark-not-counted = не се брои
web-season-by = от { $name }
web-season-chart-title = Етап след етап
web-season-chart = Точки след всеки етап; таблицата казва същото
web-season-no-legs = Графиката започва с първия етап.
web-season-open = Какво още не е решено
web-season-decided = Победата на { $name } вече е сигурна.
web-season-wins-first = { $count ->
    [one] { $names } печели сезона с победа в следващия етап.
   *[other] Който от тях спечели следващия етап, печели сезона: { $names }.
}
web-season-wins-place = { $count ->
    [one] { $names } печели сезона с { $place }. място или по-добро в следващия етап.
   *[other] С { $place }. място или по-добро в следващия етап печелят сезона: { $names }.
}
web-season-can = { $count ->
    [one] { $names } още може да спечели.
   *[other] { $names } още могат да спечелят.
}
web-season-can-first = { $count ->
    [one] { $names } още може да спечели, но само с победа в следващия етап.
   *[other] { $names } още могат да спечелят, но само с победа в следващия етап.
}
web-season-can-place = { $count ->
    [one] { $names } още може да спечели, но с { $place }. място или по-добро в следващия етап.
   *[other] { $names } още могат да спечелят, но с { $place }. място или по-добро в следващия етап.
}
web-season-may-place = Може да стигне и { $place }. място: { $names }.
web-season-may-any = Може да стигне всяко място: { $names }.

## The legs of a season
web-season-legs = Етапи
web-season-next = следващ
web-season-coming = { $count ->
    [one] { $names } ще бъде там.
   *[other] Ще бъдат там { $count }: { $names }.
}
web-season-coming-nobody = Още никой не е казал, че ще бъде там.
web-season-heat = Серия { $heat }
web-season-to-table = Към масата
web-season-open-leg = Отвори етапа
web-season-open-lead = Кой кара? Ако една маса не стига, се теглят серии; на празните места сядат ботове.
web-season-open-bots = Ботове на празните места
web-season-by-hand = Впиши резултата
web-season-by-hand-lead = За вечер на истинската маса или за поправка. Всички виждат, че е вписано от теб.
web-season-nth = { $place }. място
web-season-note = Бележка (ако искаш)
web-season-enter = Впиши
web-season-correct = Поправи резултата
web-season-replay = Карай отново
web-season-replay-sure = Да се кара ли етапът отново? Досегашните резултати вече няма да се броят.
web-season-changes = Промени
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: етапът се кара отново
web-season-delete = Изтрий сезона
web-season-delete-sure = Изтриваш { $name }? Точките изчезват, самите състезания остават. Няма връщане назад.

## Setting up a season
web-season-new-lead = Гран при е готово: по един етап във всяка игра. Промени каквото искаш.
web-season-suggested = Гран при { $year }
web-season-name = Име на сезона
web-season-game = Игра
web-season-date = Ден и час
web-season-add-leg = Добави етап
web-season-remove-leg = Махни
web-season-grand-prix = Отново Гран при
web-season-table-club = Клуб
web-season-table-formula-1 = Формула 1
web-season-table-own = Наши
web-season-own-points = Точки по място, започвайки от първото
web-season-own-wrong = Напиши числа като 10 6 3 1, никое по-голямо от предишното.
web-season-counting = Кои етапи се броят
web-season-grid = Стартов ред
web-season-grid-lead = Кой седи на първото място в етапа.
web-season-grid-none = По жребий
web-season-grid-standings = Водещият първи
web-season-grid-reversed = Последният първи
web-season-begin = Започни сезона

## Why something was refused
trouble-not-keeper = Това може само отговорник на клуба.
trouble-last-keeper = Клубът има нужда от отговорник; първо избери друг.
trouble-club-full = Този клуб вече има най-големия възможен брой членове.
trouble-has-device = Този член има свое устройство и играе на него.
trouble-no-device = Само член със свое устройство може да отговаря за клуба.
trouble-needs-consent = Първо потвърди, че този човек или негов родител е съгласен.
trouble-member-named = Някой в клуба вече се казва { $name }.
trouble-two-people = Ти и { $name } вече сте играли в една партия; вие сте двама различни души.
trouble-leg-begun = Този етап вече е започнал.
trouble-leg-not-begun = Този етап още не е започнал.
trouble-nobody-comes = Още никой не е казал, че ще бъде там.
