# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Co kdyby?
web-study-lead = Rozbor: { $game }, tah { $step }. Nehodnotí se a v žádném seznamu není.
web-study-go = Hrát odtud dál
web-study-try-it = Vyzkoušet
web-study-back = Zpět k závodu
web-study-tries = Pokusy
web-study-chance = šance na výhru
web-study-fork = Tah { $step }. Tady se cesta dělí.
web-study-try = Pokus { $number }
web-study-untried = Zahraj tah
web-study-new = Nový pokus
web-study-played = Jak se hrálo
web-study-won = výhra
web-study-lost = prohra
web-study-margin = ± { $margin }
web-study-spoken = šance na výhru { $chance }, plus minus { $margin }
web-study-luck = Štěstí odtud
web-study-fell = jak padlo
web-study-anew = rozdáno znovu
web-study-fell-lead = Stejný balíček a stejné hody jako v závodě: jiné jsou jen tahy.
web-study-anew-lead = Co nikdo nemohl vědět, dopadne jinak. Dalším stiskem se rozdá znovu.
web-study-known-lead = Závod ještě běží: vše, co nevidíš, je rozdáno znovu.
web-study-who = Kdo řídí
web-study-me = já
web-study-bot = bot
web-study-take-back = Vzít zpět
web-study-share = Sdílet pokus
web-study-link-lead = Kdo tento odkaz otevře, uvidí tento pokus a může z něj hrát dál.
web-study-hands = Odkryté karty
web-study-over = Tento pokus skončil.

## What the server refuses
trouble-study-move = V tomto pokusu je tah, který tu není možný: { $text }
trouble-study-over = V tomto kroku už partie skončila: vyber dřívější.

## In the terminal
cli-flag-from = Spolu s --play: tah, po kterém se hraje dál (0: před prvním).
cli-flag-play-on = Co kdyby: hrát od tohoto tahu dál, s boty na ostatních místech; nic se neukládá.
cli-flag-anew = S --play: znovu rozdat podle tohoto výchozího čísla, co nikdo nemohl vědět; bez něj zůstává štěstí, jak padlo.
cli-study-begin = Co kdyby? Po tahu { $number } z { $last }. Každý svůj tah můžeš vzít zpět; nic se neukládá.
cli-study-chance = Šance na výhru: { $chance } (± { $margin })
cli-study-left = Rozbor skončil; záznam se nezměnil.
cli-study-unsaved = Rozbor se neukládá.
cli-study-over = po tahu { $number } je po partii; vyber dřívější
cli-study-needs-play = --from, --human, --level a --anew patří k --play a --play potřebuje --from
cli-study-no-undo = Zatím nemáš žádný tah.
