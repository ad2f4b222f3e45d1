# What the pages of clubs, seasons and invitations say.
# Facts: name, names and who are people; count, low, high and place are numbers; when is a day or time as the browser writes it; game is the name of a game; device is phone, tablet or computer.

## Founding and joining a club
web-club-found = Found a club
web-club-found-lead = A club has its own tables, results and seasons. Nobody else sees them. A family is a club, too.
web-club-name = Name of the club
web-club-suggested = { $name }’s club
web-club-found-go = Found the club
web-invited-by = keeper: { $name }
web-invited-lead = You are invited. Members see the club’s tables, results and seasons.
web-invited-join = Join the club
web-invited-already = You are a member already.
web-invited-go = Go to the club
web-invited-as = This invitation is for { $name }: you take over that member’s results and rating on this device.
web-invited-as-go = I am { $name }

## The page of a club
web-club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
web-club-races = { $count ->
    [one] { $count } race since { $when }
   *[other] { $count } races since { $when }
}
web-club-since = since { $when }
web-club-menu = Club menu
web-club-you = you
web-club-members-title = Members
web-club-here-count = { $count ->
    [one] { $count } is here
   *[other] { $count } are here
}
web-club-keeper = keeper
web-club-no-device = no device
web-club-seen = last here: { $when }
web-club-on = { $device ->
    [phone] on a phone
    [tablet] on a tablet
   *[computer] on a computer
}
web-club-seat = Seat
web-club-alone = You are alone so far. Invite someone, or add a child or grandparent who has no device.
web-club-tables = Tables to join
web-club-sit = Sit down
web-club-look = Watch
web-club-no-tables = No table is open right now.
web-club-open = Open a club table
web-club-standings = Ratings
web-club-standings-of = Ratings of which game
web-club-all-games = all games
web-club-driver = Driver
web-club-rating = Rating
web-club-interval = 95% interval
web-club-between = between { $low } and { $high }
web-club-provisional = (few races so far)
web-club-standings-key = Car: the best guess. Road: where the truth lies; dashed after few races. Milestones: the bots.
web-club-no-standings = Ratings appear after the first rated race of the club.
web-club-results = Last results
web-club-won = { $count ->
    [one] { $names } won { $game }
   *[other] { $names } won { $game } together
}
web-club-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-club-no-results = No race has been finished yet.

## Inviting and members
web-club-invite-title = Invite to { $name }
web-club-invite-lead = Anyone with this link or code can become a member. Nobody needs an account.
web-club-link = Link of the invitation
web-club-code = Code of the invitation
web-club-code-until = It works once, until { $when }.
web-club-renew = Make a new invitation
web-club-renew-lead = Did it reach the wrong hands? A new one ends the old one.
web-club-add = Add a member without a device
web-club-add-lead = A child or a grandparent plays on any screen in the room, and has results and a rating like anyone else.
web-club-member-name = Name
web-club-consent = They agree that their name and results are kept here; for a child, a parent agrees.
web-club-add-go = Add
web-club-rename = Rename
web-club-hand = Hand over to a device
web-club-hand-lead = When { $name } gets a device, everything played so far goes along.
web-club-hand-invite = Open this on the device of { $name }. Whoever accepts it is { $name } from then on.
web-club-make-keeper = Make keeper
web-club-make-keeper-sure = Make { $name } a keeper? Keepers invite, change and remove members, run seasons and can delete the club.
web-club-unmake-keeper = No longer keeper
web-club-remove = Remove from the club
web-club-remove-sure = Remove { $name } from the club? Their results stay theirs.
web-club-remove-sure-no-device = Remove { $name }? The name goes, and there is no way back.
web-club-hand-over-lead = To hand the club over, make another member keeper in their menu; then leave, if you like.
web-club-leave = Leave the club
web-club-leave-sure = Leave the club? You need a new invitation to come back.
web-club-leave-sure-keeper = Leave the club? You are its only keeper: the member who has been here longest takes over.
web-club-delete = Delete the club
web-club-delete-sure = Delete { $name }? Members, seasons and ratings of the club go; everyone keeps their own races. There is no way back.
web-club-seat-title = Seat { $name }
web-club-seat-lead = { $name } plays on this device; you pass it round. At which table?
web-club-seat-none = No club table has an empty seat. Open one first.

## A season
web-season-none = No season yet
web-season-none-lead = A Grand Prix has a leg in each of the five games. Points add up to a champion.
web-season-new = Set up a season
web-season-see = See the season
web-season-leg = Leg { $leg }
web-season-leg-of = leg { $leg } of { $legs }
web-season-leads = { $count ->
    [one] { $name } leads by { $count } point.
   *[other] { $name } leads by { $count } points.
}
web-season-leads-level = { $name } leads on equal points.
web-season-champion = { $name } wins the season!
web-season-champion-how = { $count ->
    [one] One leg won.
   *[other] { $count } legs won.
}
web-season-final = Final standings
web-season-driven = { $count ->
    [one] { $count } leg driven.
   *[other] { $count } legs driven.
}
web-season-left = { $count ->
    [one] One to go.
   *[other] { $count } to go.
}
web-season-best = { $count ->
    [one] The best one counts.
   *[other] The best { $count } count.
}
web-season-all-count = All legs count.
web-season-print = Print the sheet
web-season-going = I’ll be there
web-season-road = The road of the season
web-season-all-here = when all are here
web-season-points = Points
web-season-place = Place
web-season-sum = Sum
web-season-won = leg won
web-season-dropped = does not count
web-season-dropped-key = { $count ->
    [one] dropped: only the best one counts
   *[other] dropped: only the best { $count } count
}
web-season-not-driven = did not drive
web-season-mark-stand-in = a bot finished it
web-season-mark-by-hand = entered by hand
web-season-mark-corrected = corrected
web-season-mark-not-counted = not counted
web-season-by = by { $name }
web-season-chart-title = Leg by leg
web-season-chart = Points after each leg; the table says the same
web-season-no-legs = The chart begins with the first leg.
web-season-open = What is still open
web-season-decided = { $name } can no longer be caught.
web-season-wins-first = { $count ->
    [one] { $names } takes the season with a win in the next leg.
   *[other] Whichever of { $names } wins the next leg takes the season.
}
web-season-wins-place = { $count ->
    [one] { $names } takes the season with place { $place } or better in the next leg.
   *[other] With place { $place } or better in the next leg, each of these would take the season: { $names }.
}
web-season-can = { $count ->
    [one] { $names } can still win it.
   *[other] { $names } can all still win it.
}
web-season-can-first = { $count ->
    [one] { $names } can still win it, but only by winning the next leg.
   *[other] { $names } can still win it, but only whoever wins the next leg.
}
web-season-can-place = { $count ->
    [one] { $names } can still win it, but needs place { $place } or better in the next leg.
   *[other] { $names } can still win it, but need place { $place } or better in the next leg.
}
web-season-may-place = Place { $place } may be enough for { $names }.
web-season-may-any = Any place may be enough for { $names }.

## The legs of a season
web-season-legs = Legs
web-season-next = next
web-season-coming = { $count ->
    [one] { $names } will be there.
   *[other] { $names } will be there, { $count } people.
}
web-season-coming-nobody = Nobody has said yet that they will be there.
web-season-heat = Heat { $heat }
web-season-to-table = To the table
web-season-open-leg = Open the leg
web-season-open-lead = Who drives? Groups are drawn if one table is too small; bots fill empty seats.
web-season-open-bots = Bots that fill the table
web-season-by-hand = Enter the result
web-season-by-hand-lead = For an evening at the real table, or to put something right. Everyone sees that you entered it.
web-season-nth = Place { $place }
web-season-note = Note (if you like)
web-season-enter = Enter
web-season-correct = Correct the result
web-season-replay = Drive it again
web-season-replay-sure = Drive this leg again? Its results so far no longer count.
web-season-changes = Changes
web-season-changed = { $who }: { $name }, { $before } → { $after }
web-season-replayed = { $who }: the leg is driven again
web-season-delete = Delete the season
web-season-delete-sure = Delete { $name }? Its points go; the races themselves stay. There is no way back.

## Setting up a season
web-season-new-lead = The Grand Prix is filled in: one leg in each game. Change what you like.
web-season-suggested = Grand Prix { $year }
web-season-name = Name of the season
web-season-game = Game
web-season-date = Day and time
web-season-add-leg = Add a leg
web-season-remove-leg = Remove
web-season-grand-prix = Grand Prix again
web-season-table-club = Club
web-season-table-formula-1 = Formula 1
web-season-table-own = Our own
web-season-own-points = Points by place, the first place first
web-season-own-wrong = Write numbers such as 10 6 3 1, none larger than the one before.
web-season-counting = Which legs count
web-season-grid = Starting order
web-season-grid-lead = Who sits in the first seat of a leg.
web-season-grid-none = Drawn
web-season-grid-standings = Leader first
web-season-grid-reversed = Last first
web-season-begin = Begin the season

## Why something was refused
trouble-not-keeper = Only a keeper of the club can do that.
trouble-last-keeper = The club needs a keeper. Make someone else keeper first.
trouble-club-full = This club already has as many members as it can have.
trouble-has-device = This member has a device and plays there.
trouble-no-device = Only members with a device can be keepers.
trouble-needs-consent = First confirm that this person, or a parent, agrees.
trouble-member-named = Someone in the club is already called { $name }.
trouble-two-people = You and { $name } have played against each other, so you are two people.
trouble-leg-begun = This leg has already begun.
trouble-leg-not-begun = This leg has not begun yet.
trouble-nobody-comes = Nobody has said yet that they will be there.
