# What the pages of somebody who comes back say: the navigation, the start page, my races.
# Facts: name is a person or a season, names a list of them; when, low, high, mine and theirs are figures as text; place and sides are numbers.

## Navigation
web-nav = Main navigation
web-nav-home = Home
web-nav-club = Club
web-nav-season = Season
web-nav-races = My races

## The start page of somebody who comes back
web-hello-morning = Good morning, { $name }.
web-hello-day = Good afternoon, { $name }.
web-hello-evening = Good evening, { $name }.
web-hello-morning-plain = Good morning.
web-hello-day-plain = Good afternoon.
web-hello-evening-plain = Good evening.
web-home-turns = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you. The oldest comes first.
}
web-home-no-turns = Nothing is waiting for you. Time for a race?
web-home-begins = The race begins, and it is your turn.
web-home-take-turn = Take your turn
web-home-open = Open
web-home-paused = paused
web-home-running = Also running
web-home-running-lead = nothing for you to do
web-home-last = Last race
web-home-here-count = { $count ->
    [one] 1 here
   *[other] { $count } here
}
web-home-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
web-home-nobody = Nobody else is here right now.
web-home-sit = Sit down
web-home-leg = { $name }, leg { $leg } of { $legs }
web-home-leader = { $name } leads by { $lead }.
web-home-new = New race
web-home-all-games = all games

## My races
web-me-number = number { $number }, in { $games ->
    [one] one game
   *[other] { $games } games
}
web-me-number-new = number { $number }
web-me-races = { $count ->
    [one] race
   *[other] races
}
web-me-played = played
web-me-won = won
web-me-mean-place = average place
web-me-in-a-row = wins in a row
web-me-best-place = best place
web-me-most-points = most points
web-me-last = Last races
web-me-all = all races
web-me-all-races = All races
web-me-older = Older races
web-me-place-of = Place { $place } of { $sides }
web-me-ahead = ahead of { $name }
web-me-ahead-by = ahead of { $name }, { $mine } to { $theirs }
web-me-behind = behind { $name }
web-me-behind-by = behind { $name }, { $mine } to { $theirs }
web-me-level = level with { $name }
web-me-several = you played { $count } sides
web-me-ended = ended early
web-me-review = Review
web-me-gone = the replay was removed
web-me-rated = rated
web-me-rated-in-club = rated in the club only
web-me-unrated-not-chosen = not rated: a friendly race
web-me-unrated-ended-early = not rated: the match was ended early
web-me-unrated-several-sides = not rated: one device played several sides
web-me-unrated-stood-in = not rated: a bot or the clock made most of someone’s moves
web-me-unrated-handed-over = not rated: a seat changed hands
web-me-unrated-no-rating = not rated: a bot at the table has no known strength
web-me-luck-unit = per race, in %
web-me-luck-picture = Luck and decisions over time; the table below has the figures.
web-me-luck-line = Line: your decisions.
web-me-luck-bars = Hatched: luck.
web-me-trend-up = They are getting better.
web-me-trend-down = They were better before.
web-me-trend-level = They are steady.
web-me-luck-even = It evens out.
web-me-luck-good = So far it has been on your side.
web-me-luck-bad = So far it has been against you.
web-me-luck-none = When a race has been reviewed, you see here what luck did and what you did. Races are reviewed while nobody is playing.
web-me-luck-some = Reviewed so far: { $count } of { $all }.
web-me-as-table = The same as a table
web-me-when = When
web-me-luck = Luck
web-me-decisions = Decisions
web-me-against = Head to head
web-me-against-lead = you and them
web-me-against-none = As soon as you race against people, you see here who is ahead.
web-me-against-of = Races together: { $met }. You finished ahead: { $won }. They did: { $lost }.
web-me-against-all = All { $count }
web-me-gone-person = someone who left
web-me-games = By game
web-me-rating = Rating
web-me-rating-none = Play a rated match, and you get a rating. You choose it when you set up a table.
web-me-rating-how = The stretch is where your strength very likely lies; it gets shorter with every rated match.
web-me-all-games = All games
web-me-rated-count = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
web-me-provisional = provisional
web-me-between = between { $low } and { $high }
web-me-none = No races yet
web-me-none-lead = Every race you finish is kept here, with its replay, and with what was luck and what was driving.
web-me-first = To the games

## Set-up
web-rated = Rated match
web-rated-lead = It counts for everyone’s rating. There are no hints, and what was revealed can’t be undone.
web-club-table = For
web-club-table-none = anyone with the link

## My car
web-car-change = Change car
web-car-title = Your car
web-car-paint = Paint
web-car-paint-name = { $paint ->
    [1] red with a stripe
    [2] blue with two stripes
    [3] yellow with chequers
    [4] green with diagonal stripes
    [5] purple with dots
   *[6] cream with hoops
}
web-car-number = Number, 1 to 99
web-car-take = Take this car
