# Around a table: set-up, waiting room, watching, quick reactions. Facts: name and names are people; number is a seat's or a team's, count a number;
# game is the id of a game; marks and most are the strength of a bot and the strongest; address is the server's.

web-length = Length
web-length-quick = { $game ->
    [speed-1200] One round
    [kilometer-1000] One stage
   *[other] One race
}
web-length-long = Whole match
web-drive = What you play
web-circuits-all = All, in the printed order
web-team = Team { $number }
web-teams-lead = Partners play together. The host can swap seats.
web-teams-lead-host = Partners play together. To swap two seats, tap one after the other.
web-swap = Swap seat { $number }
web-swap-with = Swap with which seat?
web-hotseat-lead = Several people on this device: name each of them. Hands stay hidden while you pass it on.
web-seat-name = Name at seat { $number }
web-table-full = The table is full: you are watching.
web-watching = You are watching.
web-to-play = To be played
web-plays-points = { $count ->
    [one] to one point
   *[other] to { $count } points
}
web-plays-rounds = { $count } rounds
web-plays-wins = first to { $count } wins
web-share = Share
web-share-text = { $game }: come and play!
web-local-only = Only this computer can open { $address }, so nobody can be invited yet.
web-local-lan = For other devices in your network, start Paddock with:
web-remove = Remove
web-remove-sure = { $name } loses the seat. Anyone with the link can sit down again.
web-put-bot = Put a bot here
web-put-bot-sure = A bot plays on for { $name }, who can take the seat back at any time.
web-is-away = { $name } is away. A bot will soon play on.
web-reply = Reply
web-name-change = Change name
web-strength = strength { $marks } of { $most }
web-signs = Quick reactions
web-sign-hello = Hello!
web-sign-luck = Good luck!
web-sign-nice = Well driven!
web-sign-thanks = Thank you!
web-sign-oops = Oops!
web-sign-horn = Your turn!
web-sign-laugh = Ha ha!
web-sign-again = Another race?
