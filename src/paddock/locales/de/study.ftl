# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = Was wäre, wenn?
web-study-lead = Studie zu { $game }, Zug { $step }. Nicht gewertet, in keiner Liste.
web-study-go = Von hier weiterspielen
web-study-try-it = Ausprobieren
web-study-back = Zurück zum Rennen
web-study-tries = Versuche
web-study-chance = Siegchance
web-study-fork = Zug { $step }. Hier gabelt sich die Straße.
web-study-try = Versuch { $number }
web-study-untried = Mach einen Zug
web-study-new = Neuer Versuch
web-study-played = Wie gespielt wurde
web-study-won = gewonnen
web-study-lost = verloren
web-study-margin = ± { $margin }
web-study-spoken = { $chance } Siegchance, plus oder minus { $margin }
web-study-luck = Glück ab hier
web-study-fell = wie es fiel
web-study-anew = neu verteilt
web-study-fell-lead = Derselbe Stapel und dieselben Würfe wie im Rennen: Nur die Züge sind andere.
web-study-anew-lead = Was niemand wissen konnte, kommt anders. Noch einmal drücken: wieder neu verteilt.
web-study-known-lead = Das Rennen läuft noch: Alles, was du nicht siehst, ist neu verteilt.
web-study-who = Wer fährt
web-study-me = ich
web-study-bot = Bot
web-study-take-back = Zurücknehmen
web-study-share = Versuch teilen
web-study-link-lead = Wer diesen Link öffnet, sieht diesen Versuch und kann von dort weiterspielen.
web-study-hands = Offene Hände
web-study-over = Dieser Versuch ist zu Ende.

## What the server refuses
trouble-study-move = Dieser Versuch enthält einen Zug, der hier nicht geht: { $text }
trouble-study-over = An dieser Stelle ist die Partie vorbei: Wähle einen früheren Schritt.

## In the terminal
cli-flag-from = Zusammen mit --play: der Zug, nach dem es weitergeht (0: vor dem ersten).
cli-flag-play-on = Was wäre, wenn: von diesem Zug an weiterspielen, mit Bots auf den anderen Plätzen; nichts wird gespeichert.
cli-flag-anew = Mit --play: neu verteilen, was niemand wissen konnte, mit dieser Startzahl; ohne sie fällt das Glück wie damals.
cli-study-begin = Was wäre, wenn? Nach Zug { $number } von { $last }. Jeder deiner Züge lässt sich zurücknehmen; nichts wird gespeichert.
cli-study-chance = Siegchance: { $chance } (± { $margin })
cli-study-left = Die Studie ist zu Ende; die Aufzeichnung ist unverändert.
cli-study-unsaved = Eine Studie wird nicht gespeichert.
cli-study-over = nach Zug { $number } ist die Partie vorbei; wähle einen früheren
cli-study-needs-play = --from, --human, --level und --anew gehören zu --play, und --play braucht --from
cli-study-no-undo = Du hast noch keinen Zug gemacht.
