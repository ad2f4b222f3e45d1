# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Behalten
lesson-aruba-part-combine = Kombinieren
lesson-aruba-part-drive = Fahren
lesson-aruba-part-ram = Rammen
lesson-aruba-part-damage = Schaden
lesson-aruba-part-red = Rote Reihen
lesson-aruba-part-cards = Karten
lesson-aruba-part-saws = Sägen
lesson-aruba-part-home = Ziel

## One sentence a step
lesson-aruba-roll = Zehn Würfel, je Schadensmarker einer weniger: { $tokens } sind es, also hast du { $dice }. **Würfle.**
lesson-aruba-keep = Behalte Gutes und wirf den Rest, höchstens zweimal. **Behalte 1, 2 und beide 5en, dann wirf die anderen.**
lesson-aruba-stand = Eine Straße 1, 2, 3 und ein Paar 5en: Das reicht. **Nutze diese Würfel.**
lesson-aruba-straight = Eine Straße beginnt mit der 1 und fährt so weit wie ihr höchster Würfel. **Nutze die Straße.**
lesson-aruba-drive = Du hast { $movement } Bewegung: Jeder Schritt geht eine Reihe vor. **Tippe auf das helle Feld hinter Rosa.**
lesson-aruba-ram = Rosa steht direkt vor dir, und du hast noch 1 Bewegung. **Ramm sie.**
lesson-aruba-shoot = Rosa bekam Schaden und rückte ein Feld vor. Ein Paar gibt ihr noch einen. **Schieß mit dem Paar.**
lesson-aruba-end = Rosa hat { $tokens } Schaden und nur zwei Würfel. Der nächste macht sie zum Wrack. **Beende deinen Zug.**
lesson-aruba-mend = Auch du hast Schaden. Ein Paar nimmt 2 Schaden weg. **Repariere mit den beiden 5en.**
lesson-aruba-red = Start auf Rot kostet 1 Bewegung, allein zu führen noch 1: Rosa steht. **Fahr neben sie.**
lesson-aruba-cards = Ein Drilling zieht zwei Karten, spielbar ab dem nächsten Zug. **Zieh sie.**
lesson-aruba-saw = Eine Säge trifft den Wagen, neben den du fährst. Rosa ist rechts vor dir. **Montiere sie rechts.**
lesson-aruba-nitro = Du startest auf Rot: Deine Straße bis 2 bringt nur 1 Bewegung. **Spiel Nitro** für zwei mehr.
lesson-aruba-home = Du hast { $movement } Bewegung: an Rosa vorbei, wo deine Säge trifft, und weiter. **Fahr über die Ziellinie.**
lesson-aruba-won = Der neunte Schadensmarker machte Rosa zum Wrack. Du bist im Ziel und gewinnst mit { $points } Punkten.
