# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Keep dice
lesson-aruba-part-combine = Combine
lesson-aruba-part-drive = Drive
lesson-aruba-part-ram = Ram
lesson-aruba-part-damage = Damage
lesson-aruba-part-red = Red rows
lesson-aruba-part-cards = Cards
lesson-aruba-part-saws = Saws
lesson-aruba-part-home = Finish

## One sentence a step
lesson-aruba-roll = Ten dice, less one for each damage token: with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} you have { $dice }. **Roll.**
lesson-aruba-keep = Keep what is good and roll the rest, twice at most. **Keep 1, 2 and both 5s, then roll the others.**
lesson-aruba-stand = A straight of 1, 2, 3 and a pair of 5s: that will do. **Use these.**
lesson-aruba-straight = A straight starts at 1 and drives as far as its highest die. **Use the straight.**
lesson-aruba-drive = You have { $movement } movement: every step goes one row ahead. **Tap the lit space behind Rosa.**
lesson-aruba-ram = Rosa is right in front of you, and you have one movement left. **Ram her.**
lesson-aruba-shoot = Rosa took a token and was pushed ahead. A pair deals one more. **Use the pair to shoot.**
lesson-aruba-end = Rosa bears { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} and has two dice left. The next token wrecks her car. **End your turn.**
lesson-aruba-mend = You have tokens, too. A pair takes two of them off. **Repair with the pair of 5s.**
lesson-aruba-red = Starting on red costs one movement, leading alone another: Rosa is stuck. **Drive beside her.**
lesson-aruba-cards = Three of a kind draws two cards; you may use them next turn. **Draw.**
lesson-aruba-saw = A saw cuts the car you drive beside, and Rosa is ahead on your right. **Mount it on the right.**
lesson-aruba-nitro = You start on red: your straight of 2 brings just one movement. **Play Nitro** for two more.
lesson-aruba-home = You have { $movement } movement: past Rosa, where your saw cuts, and on. **Drive over the line.**
lesson-aruba-won = The ninth token wrecked Rosa’s car. You finished and win with { $points ->
    [one] one point
   *[other] { $points } points
}.
