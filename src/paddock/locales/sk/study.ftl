# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Čo keby?
web-study-lead = Rozbor: { $game }, ťah { $step }. Nehodnotí sa a v žiadnom zozname nie je.
web-study-go = Hrať odtiaľto ďalej
web-study-try-it = Vyskúšať
web-study-back = Späť k pretekom
web-study-tries = Pokusy
web-study-chance = šanca na výhru
web-study-fork = Ťah { $step }. Tu sa cesta rozdvojuje.
web-study-try = Pokus { $number }
web-study-untried = Zahraj ťah
web-study-new = Nový pokus
web-study-played = Ako sa hralo
web-study-won = výhra
web-study-lost = prehra
web-study-margin = ± { $margin }
web-study-spoken = šanca na výhru { $chance }, plus mínus { $margin }
web-study-luck = Šťastie odtiaľto
web-study-fell = ako padlo
web-study-anew = rozdané znova
web-study-fell-lead = Rovnaký balíček a rovnaké hody ako v pretekoch: iné sú len ťahy.
web-study-anew-lead = Čo nikto nemohol vedieť, dopadne inak. Ďalším stlačením sa rozdá znova.
web-study-known-lead = Preteky ešte bežia: všetko, čo nevidíš, je rozdané znova.
web-study-who = Kto šoféruje
web-study-me = ja
web-study-bot = bot
web-study-take-back = Vziať späť
web-study-share = Zdieľať pokus
web-study-link-lead = Kto otvorí tento odkaz, uvidí tento pokus a môže z neho hrať ďalej.
web-study-hands = Odkryté karty
web-study-over = Tento pokus sa skončil.

## What the server refuses
trouble-study-move = V tomto pokuse je ťah, ktorý tu nie je možný: { $text }
trouble-study-over = V tomto kroku sa partia už skončila: vyber skorší.

## In the terminal
cli-flag-from = Spolu s --play: ťah, po ktorom sa hrá ďalej (0: pred prvým).
cli-flag-play-on = Čo keby: hrať od tohto ťahu ďalej, s botmi na ostatných miestach; nič sa neukladá.
cli-flag-anew = S --play: znova rozdať podľa tohto počiatočného čísla, čo nikto nemohol vedieť; bez neho ostáva šťastie, ako padlo.
cli-study-begin = Čo keby? Po ťahu { $number } z { $last }. Každý svoj ťah môžeš vziať späť; nič sa neukladá.
cli-study-chance = Šanca na výhru: { $chance } (± { $margin })
cli-study-left = Rozbor sa skončil; záznam sa nezmenil.
cli-study-unsaved = Rozbor sa neukladá.
cli-study-over = po ťahu { $number } je po partii; vyber skorší
cli-study-needs-play = --from, --human, --level a --anew patria k --play a --play potrebuje --from
cli-study-no-undo = Zatiaľ nemáš žiadny ťah.
