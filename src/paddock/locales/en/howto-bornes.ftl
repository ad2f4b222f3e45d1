# How to play the Bornes family, in short: one sentence or two for each thing to know.
# Facts: goal and long_goal in km, hand, limit_km, km, big_km, count (how many of the longest card a side may lay), worth and safety (points), total (points, rounds or wins) are figures
# of the sheet; ..._card are cards, and cards lists some; coup is the edition’s word for a coup. players lists numbers of players, missing at a table whose seats are settled.
# restart: whether a remedy takes a start card after it; again: whether a safety brings another turn; any_time: whether the limit may be laid on a car that does not drive;
# own_turn: whether a side waits or drives after a safety on its own turn; replaces, each, to: how the edition counts.

## The goal
howto-bornes-goal-points = Drive exactly as many kilometres as the goal asks, hold the others up on the way, and collect points.
howto-bornes-goal-race = Be the first to drive exactly { $goal } km, and hold the others up on the way. There are no points.
howto-bornes-goal-km = { $players ->
    [none] The goal at this table: exactly { $goal } km.
   *[other] With { $players } players: exactly { $goal } km.
}
howto-bornes-goal-extension = Whoever gets there first stops, or extends the trip to { $long_goal } km for everybody{ $players ->
    [none] .
   *[other] {" "}(with { $players } players).
}
howto-bornes-goal-teams = { $players ->
    [none] You play in pairs: partners
   *[other] With { $players } players you play in pairs: partners
} share one layout and one distance, and each has a hand of their own.
howto-bornes-goal-match = { $limit ->
    [points] The points of all trips add up. Once somebody has { $total }, the highest total wins.
    [rounds] The points of all trips add up. Trips in this match: { $total }; then the highest total wins.
   *[wins] This is a series. Races that you have to win: { $total }.
}

## A turn
howto-bornes-turn-draw = Draw a card, then lay one or discard one. You end your turn with { $hand } cards in hand.
howto-bornes-turn-start = Lay { $start_card } to drive off. Only then may you lay kilometres.
howto-bornes-turn-youngest = { $start_card } lies in front of you from the start: you may lay kilometres at once.
howto-bornes-turn-attack = Lay attacks on others: only on a car that is driving, never on top of another attack. You may attack even while you stand still.
howto-bornes-turn-repair = { $restart ->
    [yes] Stopped? Lay the matching remedy, then on a later turn { $start_card }: now you drive again.
   *[no] Stopped? Lay the matching remedy. That is enough: on your next turn you drive on.
}
howto-bornes-turn-safety = { $again ->
    [yes] You may lay a safety on any of your turns. Then you draw and play again at once.
   *[no] You may lay a safety on any of your turns. It is your whole turn.
}
howto-bornes-turn-coup = { $coup }: attacked, and you hold the safety against it? Lay it at once, out of turn. The attack is gone, you draw a card, and it is your turn.
howto-bornes-turn-end = { $ending ->
    [hands] When the draw pile is empty, play on from your hand. It is over when somebody is at the goal or all hands are empty.
   *[pile] When the draw pile is empty, the race ends with that turn: whoever is closest to { $goal } km wins.
}

## The cards
howto-bornes-card-slow = { $km } km forward. Allowed even under { $limit_card }.
howto-bornes-card-fast = { $km } km forward, but not under { $limit_card }.
howto-bornes-card-big = { $km } km forward, but not under { $limit_card }. At most { $count } for each side on a trip.
howto-bornes-card-stop = Stops a driving car until { $remedy_card }. { $safety_card } keeps it away.
howto-bornes-card-limit = Only cards up to { $limit_km } km until { $remedy_card }. { $safety_card } keeps it away. { $any_time ->
    [yes] May be laid at any time, even on a car that stands still.
   *[no] Only on a driving car.
}
howto-bornes-card-hazard = { $restart ->
    [yes] Stops a driving car until { $remedy_card }, and then { $start_card }. { $safety_card } keeps it away.
   *[no] Stops a driving car until { $remedy_card }. { $safety_card } keeps it away.
}
howto-bornes-card-start = { $restart ->
    [yes] Lets you drive: at the start, after { $stop_card } and after every remedy. With { $right_card } you do not need it.
   *[no] Lets you drive: at the start and after { $stop_card }. With { $right_card } you do not need it.
}
howto-bornes-card-end-limit = Ends { $attack_card }: long distances are allowed again.
howto-bornes-card-remedy = { $restart ->
    [yes] Ends { $attack_card }. To drive on you need { $start_card } after it.
   *[no] Ends { $attack_card }: you may drive on.
}
howto-bornes-card-right-of-way = Keeps { $stop_card } and { $limit_card } away for the whole trip, ends them if they hold you up, and saves you every { $start_card }.
howto-bornes-card-safety = Keeps { $attack_card } away for the whole trip, and ends it if it holds you up.

## Scoring
howto-bornes-scoring-km = One point for each kilometre.
howto-bornes-scoring-safeties = { $replaces ->
    [yes] { $worth } points for each one laid on your own turn.
   *[no] { $worth } points for each one laid.
}
howto-bornes-scoring-all-safeties = { $worth } points more if one side has all four.
howto-bornes-scoring-coups = { $replaces ->
    [yes] { $worth } points for each, instead of { $safety } for the card.
   *[no] { $worth } points for each, on top of { $safety } for the card.
}
howto-bornes-scoring-trip = { $worth } points for whoever is exactly at the goal.
howto-bornes-scoring-delayed = { $worth } points more if the draw pile was empty by then.
howto-bornes-scoring-safe-trip = { $worth } points more if you got there without a card of { $big_km } km.
howto-bornes-scoring-shut-out = { $each ->
    [yes] { $worth } points more for each rival without a single kilometre.
   *[no] { $worth } points more if no rival has a single kilometre.
}
howto-bornes-scoring-extension = { $to ->
    [caller] { $worth } points for whoever extended and is first at { $long_goal } km. Otherwise every rival gets them.
   *[finisher] { $worth } points for whoever is first at { $long_goal } km, no matter who extended.
}
howto-bornes-scoring-race-won = Exactly { $goal } km wins at once. If the cards run out before, whoever is closest wins; those who are level share it.

## Easily got wrong
howto-bornes-mind-exact = The last card must hit the goal exactly. A card that goes beyond it cannot be laid.
howto-bornes-mind-restart = { $restart ->
    [yes] The remedy alone does not get you going: { $start_card } has to follow, unless { $right_card } lies in front of you.
   *[no] After a remedy you need no { $start_card }. But you can be attacked again straight away.
}
howto-bornes-mind-own-turn = { $own_turn ->
    [waits] A safety laid later, on your own turn, ends the attack, but you still need { $start_card }, unless { $right_card } lies in front of you.
   *[drives] A safety laid later, on your own turn, takes the attack away: you are as you were before it, without a remedy.
}
howto-bornes-mind-right = With { $right_card } you are not safe from everything. These can still stop you: { $cards }.
