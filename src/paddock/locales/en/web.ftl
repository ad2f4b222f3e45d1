# What the page says, apart from what the games and the command line say already.
# Facts: names are people's names as a list; km and goal are kilometres; letter is the letter of a side.

## Words everywhere
web-close = Close
web-menu = Menu
web-undo = Undo
web-language = Language
web-km = km
web-seconds = { $seconds } s

## The table
web-your-turn = Your turn
web-turn-of = { $names } to play
web-round = { $game ->
    [speed-1200] Round
    [kilometer-1000] Stage
   *[other] Race
} { $number }
web-side-points = { $letter }: { $points } points
web-road-book = Road book
web-nothing-yet = Nothing has happened yet.
web-play = Play
web-hand = Your hand
web-playable = Can be played
web-not-now = Not now
web-throw-away = Throw away
web-choose-card = Choose a card. A green lamp means it can be played.
web-choose-target = On whom?
web-stale = The table has moved on since: look again.
web-away = away
web-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## The Bornes family
web-road = The road to { $goal } km.
web-road-car = { $name }: { $km } km.
web-state-driving = rolling
web-state-stopped = stands still
web-state-waiting = waiting
web-at-most = { $km } at most
web-pile-battle = Battle
web-pile-speed = Speed
web-pile-safeties = Safeties
web-pile-draw = Draw
web-pile-discard = Discards
web-attack = Attack
web-coup-text = The right safety answers at once: the attack is void, and the next turn is yours.
web-coup-same = Everyone sees the same { $seconds } seconds.
web-coup-noted = Noted. You can change your mind until the time is up.
web-coup-asked = { $card }: answer now?
web-extension-offer = Home! Go on to { $goal } km?
web-extension-choose = Home! Go on to the longer goal?
web-extension-open = The trip can be extended to { $goal } km.

## Cards of Speed 1.200 km in everyday letters
label-speed-1200-stop = Stop
label-speed-1200-limit = Maximum speed limit
label-speed-1200-out-of-gas = Out of gas
label-speed-1200-puncture = Puncture
label-speed-1200-damage = Damage
label-speed-1200-start = Start
label-speed-1200-end-limit = End of speed limit
label-speed-1200-gasoline = Gasoline
label-speed-1200-spare-tire = Spare tire
label-speed-1200-replacement = Replacement
label-speed-1200-open-road = Open road
label-speed-1200-gas-station = Gas station
label-speed-1200-tire = Tire
label-speed-1200-workshop = Workshop
