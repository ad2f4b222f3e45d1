# Slow play: days for a move, orders for what happens out of turn, who is away, tables that wait.
# Facts: count, days and hours are numbers; name is a person; when is a day as the browser writes it; time is a duration as the browser writes it; game is the name of a game; address and reason are text.

web-slow-days = Slow: { $count ->
    [one] { $count } day
   *[other] { $count } days
    } a move
web-slow-lead = Nobody has to be here at the same time. If your time runs out, a bot makes the move, and you play on.
web-slow-orders = Out of turn the table answers for you
web-slow-orders-lead = It answers at once, so that nobody learns anything from the time. You can change this whenever you like.
web-slow-always = Always
web-slow-never = Never
web-slow-orders-show = What it answers
web-slow-away = Away until
web-slow-away-lead = Everyone at your slow tables sees it, and your time stands still. Left this year: { $count ->
    [one] { $count } day
   *[other] { $count } days
    }.
web-slow-away-title = Away
web-slow-away-until = until { $when }
web-slow-away-earlier = One day earlier
web-slow-away-later = One day later
web-slow-away-you = You are away until { $when }
web-slow-away-back = I am back
web-slow-away-who = { $name }: away until { $when }
web-slow-left = { $time } left
web-slow-next = Next table: { $game }
web-slow-club-days = Days a year that members may be away
trouble-away-too-long = You can be away for { $days ->
    [one] { $days } more day
   *[other] { $days } more days
    } this year.

## The terminal
cli-turns-help = List the tables that wait for you.
cli-turns-examples = For example
    {"  "}{ $program } turns --link 4h7kq2
cli-turns-none = no table waits for you
cli-turns-line = { $game } · { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
    } · { $address }
cli-turns-table = { $game } · { $address }
cli-turns-link = On the page, open the menu of a table, choose “Another device”, and pass the code of that link: --link CODE
cli-turns-down = { $address } does not answer: { $reason }
cli-flag-turns-server = address of the server
cli-flag-turns-link = code of a link for another device: makes this terminal one of your devices
