# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Играй това
web-hint-percent = { $percent }%
web-hint-chance = шанс за победа { $chance }, вероятно между { $low } и { $high }
web-hint-vague = Опитани са твърде малко партии, за да личи шансът за победа.
web-hint-worlds = Опитано в { $worlds } партии, доиграни оттук.
web-hint-told = Другите виждат броя на твоите съвети: { $hints }.
web-hint-thinking = Пробват се ходове …

## Checking a shuffle
web-verify-lead = Преди раздаването сървърът се обвърза с тайна. Сега тя е открита и това устройство тегли от нея отново всяка карта и всеки зар.
web-verify-running = Тази игра още тече. Тайната се показва накрая; дотогава няма какво да се проверява.
web-verify-good = Всичко съвпада.
web-verify-bad = Нещо не съвпада.
web-verify-yes = съвпада
web-verify-no = не съвпада
web-verify-unknown = тук не е известно
web-verify-commitment = Обещанието преди раздаването
web-verify-commitment-noted = Това устройство го записа преди раздаването ({ $when }) и то е същото.
web-verify-commitment-other = Преди раздаването това устройство записа друго: { $noted }. Така е редно само при реванш със същия късмет.
web-verify-commitment-unseen = Това устройство не го видя преди раздаването. Който го е записал, да го въведе тук.
web-verify-commitment-typed = Записаното обещание
web-verify-commitment-same = То е записаното.
web-verify-commitment-foreign = То не е записаното.
web-verify-secret = Тайната спазва обещанието
web-verify-secret-good = SHA-256 на тайната е точно обещанието. Никоя друга тайна не дава същото.
web-verify-secret-bad = SHA-256 на тайната не е обещанието: играта не е раздадена от нея.
web-verify-nonces = Вътре са думите на играчите
web-verify-nonces-mine = Твоята дума { $nonce } е вътре. Тя дойде след обещанието, така че сървърът не е избрал картите сам.
web-verify-nonces-missing = Твоята дума { $nonce } не е вътре, макар сървърът да я прие.
web-verify-nonces-others = Това устройство не добави дума към тази игра. Думи в записа: { $words }.
web-verify-draws = Всяка карта и всеки зар, изтеглени отново
web-verify-draws-good = Това устройство изтегли отново каквото казва записът. Разбърквания: { $deals }. Хвърляния: { $rolls }.
web-verify-draws-bad = Ред { $line } от записа казва { $said }; тайната казва { $drawn }.
web-verify-draws-left = Каквото тази страница не може да изтегли отново, провери сървърът: { $count }.
web-verify-first = Първите карти от първото разбъркване
web-verify-rules = Всеки ход по правилата
web-verify-rules-good = Сървърът изигра записа отново: ходове { $moves }, и всяка точка излиза. Тази стъпка е думата на сървъра.
web-verify-rules-bad = Сървърът намери грешка в записа: { $problem }
web-verify-proves = Какво доказва това
web-verify-proves-1 = Картите бяха определени, преди някой да види първата.
web-verify-proves-2 = Сървърът не ги е избрал сам, ако вътре е твоята дума.
web-verify-proves-3 = Нито име, нито място, нито настройка е променена после.
web-verify-fails = Какво не може да докаже
web-verify-fails-1 = Кога е публикувано обещанието, ако никой не го е записал.
web-verify-fails-2 = Че сървърът пази тайната си: който го поддържа, може да знае всяка ръка.
web-verify-fails-3 = Че никой на масата не е в съюз със сървъра.
web-verify-fails-4 = Че тази страница е честна: тя идва от същия сървър. На собствена машина проверява:
web-verify-partly = Каквото това устройство може да провери, съвпада.

## Joining, devices, settings
web-join-code = Код или връзка
web-join-code-lead = Напиши шестте знака от екрана на домакина или цялата връзка.
web-join-go = Намери масата
web-join-unreadable = Кодът има шест букви и цифри; 0, 1, I, L и O никога не са сред тях.
web-devices = Това място на друго устройство
web-device-move-lead = Сканирай го с другото устройство или отвори там връзката. Важи веднъж, до десет минути; после и двете имат името и местата ти.
web-device-link = Връзка за другото устройство
web-device-this = това устройство
web-device-since = от { $when }
web-device-remove = Изключи
web-device-accept = Да продължим на това устройство?
web-device-accept-lead = То поема името и местата на устройството, което е създало връзката. Каквото е имало досега, го оставя.
web-device-accept-go = Да, тук
web-size = Размер на текста
web-size-normal = Нормален
web-size-large = Голям
web-size-huge = Най-голям
web-buzz = Вибрация, когато е мой ред
web-notify = Съобщи, когато е мой ред
web-notify-denied = Браузърът не позволява; променя се в неговите настройки.
web-chat-show = Показвай чата над масата
web-host-make = Предай ролята на домакин
web-host-sure = Предаваш ролята на домакин? След това само { $name } може да пуска, спира и приключва партия.
web-mute = Отнеми думата
web-unmute = Върни думата
web-muted = без право на дума

## Rules
web-rules-chapters = Глави
web-rules-english = Пълните правила с всички наши тълкувания са на английски. Краткото упътване говори твоя език.
web-rules-missing = За тази игра още никой не е написал страница с правила.
web-rules-whole = Пълните правила

## Looking back
web-play-back = Пусни
web-speed = Скорост
web-eyes = Чии очи
web-eyes-all = Зрител
web-eyes-running = Когато играта свърши, можеш да гледаш през очите на всички.
web-open-cards = Всички ръце открити
web-link-step = Връзка към тази стъпка
web-link-step-lead = Който отвори връзката, вижда масата след стъпка { $step }.

## The screen for the room
web-screen-join = Сканирай, за да влезеш, или отвори адреса и напиши кода
web-full-screen = Цял екран
