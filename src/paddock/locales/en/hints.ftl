# Why a move is good: what was counted in the worlds that were played out. $this is the figure after this move, $that after move number $number.

hint-against = { $text } ({ $that } after no. { $number }).
hint-against-played = { $text } ({ $that } after what was played).
hint-against-weaker = { $text } ({ $that } after a weaker move).
hint-alone = { $text }.
hint-only = There is nothing else to do
hint-tied = No difference to no. { $number } that could be told
hint-tied-usual = No difference to no. { $number } that could be told; an experienced driver plays this
hint-wins-more = In the same worlds it wins more often than no. { $number }
hint-wins-less = In the same worlds it wins less often than no. { $number }
hint-exact = These dice are worth { $this } spaces on average, reckoned exactly

## Bornes family
hint-bornes-standing = You stand for { $this } more turns
hint-bornes-creeping = A speed limit holds you back for { $this } turns
hint-bornes-stopped = You are stopped in { $this } of 100 cases
hint-bornes-coup = You strike back ({ $coup }) in { $this } of 100 cases
hint-bornes-struck-back = A rival strikes back ({ $coup }) in { $this } of 100 cases
hint-bornes-rivals-standing = Rivals stand for { $this } turns
hint-bornes-nothing-fits = Near the goal no card fits for { $this } turns
hint-bornes-missed = You miss the card in { $this } of 100 cases
hint-bornes-hardly = This card will hardly be missed: in { $this } of 100 cases
hint-bornes-spare = { $gone } of the { $all } “{ $attack_card }” are gone: you miss this card in { $this } of 100 cases
hint-bornes-safe-trip = You earn the bonus for the trip without the biggest card in { $this } of 100 cases
hint-bornes-shut-out = A rival is left without a kilometre in { $this } of 100 cases
hint-bornes-delayed = You come home after the last card was drawn in { $this } of 100 cases
hint-bornes-home = You come home first in { $this } of 100 cases
hint-bornes-beaten = A rival comes home before you in { $this } of 100 cases
hint-bornes-ahead = You have come farther than every rival in { $this } of 100 cases
hint-bornes-km = You get as far as { $this } km
hint-bornes-rival-km = Your best rival gets as far as { $this } km
hint-bornes-points = You make { $this } points in this round
hint-bornes-rival-points = Your best rival makes { $this } points in this round

## AUSGEBREMST
hint-ausgebremst-detour = Detours cost you { $this } spaces
hint-ausgebremst-leading = You lead for { $this } turns, which bars your 6s
hint-ausgebremst-barred = For { $this } turns you hold a 6 that you may not play
hint-ausgebremst-still = For { $this } turns you cannot drive
hint-ausgebremst-rivals-still = Rivals cannot drive for { $this } turns
hint-ausgebremst-out = You run out of cards in { $this } of 100 cases
hint-ausgebremst-turns = You need { $this } more turns
hint-ausgebremst-won = You win this race in { $this } of 100 cases
hint-ausgebremst-place = On average you come in as number { $this }

## ARUBA
hint-aruba-spaces = This turn brings { $this } spaces
hint-aruba-dice = You roll { $this } dice in a turn
hint-aruba-taken = You take { $this } tokens
hint-aruba-dealt = Rivals take { $this } tokens
hint-aruba-in-front = Alone in front you lose movement in { $this } turns
hint-aruba-on-red = You start { $this } turns from red
hint-aruba-wrecked = You lose a car in { $this } of 100 cases
hint-aruba-cards = After this turn you hold { $this } cards
hint-aruba-won = You win this race in { $this } of 100 cases
hint-aruba-points = You make { $this } points in this race
