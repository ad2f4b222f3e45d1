# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Ами ако?
web-study-lead = Разбор: { $game }, ход { $step }. Без рейтинг и в никой списък.
web-study-go = Играй оттук
web-study-try-it = Опитай
web-study-back = Обратно към състезанието
web-study-tries = Опити
web-study-chance = шанс за победа
web-study-fork = Ход { $step }. Тук пътят се разделя.
web-study-try = Опит { $number }
web-study-untried = Направи ход
web-study-new = Нов опит
web-study-played = Както беше
web-study-won = победа
web-study-lost = загуба
web-study-margin = ± { $margin }
web-study-spoken = шанс за победа { $chance }, плюс-минус { $margin }
web-study-luck = Късметът оттук
web-study-fell = както падна
web-study-anew = раздадено наново
web-study-fell-lead = Същото тесте и същите зарове като в състезанието: различни са само ходовете.
web-study-anew-lead = Което никой не можеше да знае, идва другояче. Натисни пак за ново раздаване.
web-study-known-lead = Състезанието още тече: всичко, което не виждаш, е раздадено наново.
web-study-who = Кой кара
web-study-me = аз
web-study-bot = бот
web-study-take-back = Върни
web-study-share = Сподели опита
web-study-link-lead = Който отвори тази връзка, вижда опита и може да играе нататък.
web-study-hands = Открити ръце
web-study-over = Този опит приключи.

## What the server refuses
trouble-study-move = В този опит има ход, който тук не е възможен: { $text }
trouble-study-over = На тази стъпка партията е свършила: избери по-ранна.

## In the terminal
cli-flag-from = Заедно с --play: ходът, след който се играе нататък (0: преди първия).
cli-flag-play-on = Ами ако: играй от този ход нататък, с ботове на другите места; нищо не се запазва.
cli-flag-anew = С --play: раздава наново по това число каквото никой не можеше да знае; без него късметът е както падна.
cli-study-begin = Ами ако? След ход { $number } от { $last }. Всеки твой ход може да се върне; нищо не се запазва.
cli-study-chance = Шанс за победа: { $chance } (± { $margin })
cli-study-left = Разборът приключи; записът не е променен.
cli-study-unsaved = Разборът не се запазва.
cli-study-over = след ход { $number } партията е свършила; избери по-ранен
cli-study-needs-play = --from, --human, --level и --anew вървят с --play, а --play иска --from
cli-study-no-undo = Още нямаш ход.
