# What if: a study, played on from a step of a replay or review, on the page and in the terminal. Facts: step, number and last count moves or tries from 1; chance and margin are percentages as they are written; name is a player.

## The screen
web-study = What if?
web-study-lead = Study of { $game }, move { $step }. Not rated, not listed.
web-study-go = Play on from here
web-study-try-it = Try it
web-study-back = Back to the race
web-study-tries = Tries
web-study-chance = chance to win
web-study-fork = Move { $step }. The road forks here.
web-study-try = Try { $number }
web-study-untried = Make a move
web-study-new = New try
web-study-played = As it was played
web-study-won = won
web-study-lost = lost
web-study-margin = ± { $margin }
web-study-spoken = { $chance } chance to win, plus or minus { $margin }
web-study-luck = Luck from here
web-study-fell = as it fell
web-study-anew = dealt anew
web-study-fell-lead = The same pile and the same rolls as in the race: only the moves differ.
web-study-anew-lead = What nobody could know comes out differently. Press again for another deal.
web-study-known-lead = The race is still on: everything that you cannot see is dealt anew.
web-study-who = Who drives
web-study-me = me
web-study-bot = bot
web-study-take-back = Undo
web-study-share = Share this try
web-study-link-lead = Whoever opens this link sees this try and can play on from it.
web-study-hands = Open hands
web-study-over = This try is over.

## What the server refuses
trouble-study-move = This try has a move that is not possible here: { $text }
trouble-study-over = The match is over at this step: choose an earlier one.

## In the terminal
cli-flag-from = Together with --play: the move to play on from (0: before the first).
cli-flag-play-on = What if: play on from that move, with bots at the other seats; nothing is saved.
cli-flag-anew = With --play: deal what nobody could know anew, with this seed; without it the luck is as it fell.
cli-study-begin = What if? After move { $number } of { $last }. Undo works for every move of yours; nothing is saved.
cli-study-chance = Chance to win: { $chance } (± { $margin })
cli-study-left = The study is over; the record is unchanged.
cli-study-unsaved = A study is not saved.
cli-study-over = the match is over after move { $number }; choose an earlier one
cli-study-needs-play = --from, --human, --level and --anew belong to --play, and --play needs --from
cli-study-no-undo = You have not made a move yet.
