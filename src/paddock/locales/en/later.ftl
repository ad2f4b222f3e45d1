# What screens of the page say that are fetched later than the first card: looking back, proofs, rules, devices.
# Facts: when is a day and time as the browser writes it; said and drawn are what a record and a secret say; line is a line of the record.

## Hints
web-hint-play = Play this
web-hint-percent = { $percent }%
web-hint-chance = { $chance } to win the match, likely between { $low } and { $high }
web-hint-vague = Too few games were tried to say how likely it wins.
web-hint-worlds = Tried in { $worlds } games played on from here.
web-hint-told = The others see how many hints you took: { $hints }.
web-hint-thinking = Trying moves …

## Checking a shuffle
web-verify-lead = Before the deal the server bound itself to a secret. Now the secret is open, and this device draws every card and every die from it again.
web-verify-running = This match is still open. The secret is shown when it is over; until then there is nothing to check.
web-verify-good = Everything fits.
web-verify-bad = Something does not fit.
web-verify-yes = fits
web-verify-no = does not fit
web-verify-unknown = not known here
web-verify-commitment = The promise before the deal
web-verify-commitment-noted = This device noted it before the deal ({ $when }), and it is the same.
web-verify-commitment-other = Before the deal this device noted another one: { $noted }. That is right only for a rematch with the same luck.
web-verify-commitment-unseen = This device did not see it before the deal. If somebody wrote it down, type it here.
web-verify-commitment-typed = The promise you wrote down
web-verify-commitment-same = It is the one that was written down.
web-verify-commitment-foreign = It is not the one that was written down.
web-verify-secret = The secret keeps the promise
web-verify-secret-good = The SHA-256 of the secret is exactly the promise. No other secret gives the same.
web-verify-secret-bad = The SHA-256 of the secret is not the promise: this secret did not deal the match.
web-verify-nonces = The players’ words are in it
web-verify-nonces-mine = Your own word { $nonce } is in it. It came after the promise, so the server did not choose the cards alone.
web-verify-nonces-missing = Your own word { $nonce } is not in it, although the server took it.
web-verify-nonces-others = This device added no word to this match. Words in the record: { $words }.
web-verify-draws = Every card and die drawn again
web-verify-draws-good = This device drew again what the record says. Shuffles: { $deals }. Rolls: { $rolls }.
web-verify-draws-bad = Line { $line } of the record says { $said }; the secret says { $drawn }.
web-verify-draws-left = What this page cannot draw again, the server has checked: { $count }.
web-verify-first = The first cards of the first shuffle
web-verify-rules = Every move by the rules
web-verify-rules-good = The server played the record again: { $moves } moves, and every point adds up. This step is the server’s word.
web-verify-rules-bad = The server found a mistake in the record: { $problem }
web-verify-proves = What this proves
web-verify-proves-1 = The cards were settled before anybody saw the first one.
web-verify-proves-2 = The server did not choose them alone, if your word is in it.
web-verify-proves-3 = No name, seat or option was changed afterwards.
web-verify-fails = What it cannot prove
web-verify-fails-1 = When the promise was published, unless this device or somebody noted it.
web-verify-fails-2 = That the server keeps its secret: whoever runs it can know every hand.
web-verify-fails-3 = That nobody at the table is in league with the server.
web-verify-fails-4 = That this page is honest: it comes from the same server. On a machine of your own, check with:
web-verify-partly = What this device can check fits.

## Joining, devices, settings
web-join-code = Code or link
web-join-code-lead = Type the six letters from the host’s screen, or the whole link.
web-join-go = Find the table
web-join-unreadable = A code has six letters and digits; 0, 1, I, L and O are never among them.
web-devices = This seat on another device
web-device-move-lead = Scan this with the other device, or open the link there. It works once, within ten minutes; both devices then have your name and your seats.
web-device-link = Link for the other device
web-device-this = this device
web-device-since = since { $when }
web-device-remove = Sign out
web-device-accept = Play on with this device?
web-device-accept-lead = It takes over the name and the seats of the device that made the link. What this device had until now, it lets go.
web-device-accept-go = Yes, here
web-size = Text size
web-size-normal = Normal
web-size-large = Large
web-size-huge = Very large
web-buzz = Buzz when it is my turn
web-notify = Message me when it is my turn
web-notify-denied = The browser does not allow it; its own settings can.
web-chat-show = Show chat over the table
web-host-make = Make host
web-host-sure = Make { $name } the host? Then only { $name } can start, pause or end a match.
web-mute = Mute
web-unmute = Let speak again
web-muted = muted

## Rules
web-rules-chapters = Chapters
web-rules-english = The full rules, with every ruling of ours, are written in English. How to play, in short, speaks your language.
web-rules-missing = Nobody has written a rules page for this game yet.
web-rules-whole = The full rules

## Looking back
web-play-back = Play
web-speed = Speed
web-eyes = Whose eyes
web-eyes-all = A spectator
web-eyes-running = When the match is over you can look through everybody’s eyes.
web-open-cards = All hands face up
web-link-step = Link to this step
web-link-step-lead = Whoever opens this link sees the table after step { $step }.

## The screen for the room
web-screen-join = Scan to join, or open the address and type the code
web-full-screen = Full screen
