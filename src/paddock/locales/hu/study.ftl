# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Mi lett volna, ha…?
web-study-lead = Tanulmány: { $game }, { $step }. lépés. Nem értékelt, és egyetlen listán sem szerepel.
web-study-go = Játssz tovább innen
web-study-try-it = Próbáld ki
web-study-back = Vissza a versenyhez
web-study-tries = Próbák
web-study-chance = nyerési esély
web-study-fork = { $step }. lépés. Itt ágazik el az út.
web-study-try = { $number }. próba
web-study-untried = Lépj egyet
web-study-new = Új próba
web-study-played = Ahogy történt
web-study-won = nyert
web-study-lost = vesztett
web-study-margin = ± { $margin }
web-study-spoken = { $chance } nyerési esély, plusz-mínusz { $margin }
web-study-luck = Szerencse innen
web-study-fell = ahogy jött
web-study-anew = újraosztva
web-study-fell-lead = Ugyanaz a pakli és ugyanazok a dobások, mint a versenyen: csak a lépések mások.
web-study-anew-lead = Amit senki sem tudhatott, másképp alakul. Nyomd meg újra egy másik osztáshoz.
web-study-known-lead = A verseny még tart: minden, amit nem látsz, újra van osztva.
web-study-who = Ki vezet
web-study-me = én
web-study-bot = bot
web-study-take-back = Visszavonás
web-study-share = Próba megosztása
web-study-link-lead = Aki megnyitja ezt a linket, látja ezt a próbát, és onnan játszhat tovább.
web-study-hands = Nyílt lapok
web-study-over = Ez a próba véget ért.

## What the server refuses
trouble-study-move = Ebben a próbában olyan lépés van, ami itt nem lehetséges: { $text }
trouble-study-over = Ennél a lépésnél a játszmának már vége: válassz egy korábbit.

## In the terminal
cli-flag-from = A --play kapcsolóval: melyik lépés után folytatódjon (0: az első előtt).
cli-flag-play-on = Mi lett volna, ha: továbbjátszás onnan, a többi helyen botokkal; semmi sem mentődik.
cli-flag-anew = A --play kapcsolóval: újraosztja e kezdőszám szerint, amit senki sem tudhatott; nélküle a szerencse a régi.
cli-study-begin = Mi lett volna, ha…? { $last } lépésből { $number } után. Minden lépésed visszavonható; semmi sem mentődik.
cli-study-chance = Nyerési esély: { $chance } (± { $margin })
cli-study-left = A tanulmány véget ért; a jegyzőkönyv változatlan.
cli-study-unsaved = A tanulmány nem menthető.
cli-study-over = a { $number }. lépés után a játszmának vége; válassz egy korábbit
cli-study-needs-play = a --from, --human, --level és --anew a --play kapcsolóhoz tartozik, és a --play-hez kell a --from
cli-study-no-undo = Még nem léptél.
