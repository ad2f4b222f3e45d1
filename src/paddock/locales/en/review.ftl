# How a match was won and lost. $cost and $margin are percent.

review-title = Shares of a match, in percent
review-start = start
review-deal = deal
review-luck = { $family ->
    [aruba] dice and cards
   *[other] cards drawn
}
review-decisions = decisions
review-rivals = rivals’ decisions
review-result = result
review-how = The chances come from { $worlds } games played on from every turn, with all hands known. { $count } moves differ from what an experienced driver would have played; each is judged by what its player could know. ± is the 95% interval of the decisions, and of the luck.
review-costliest = The costliest moves
review-nothing-costly = No move cost anything worth mentioning.
review-costly = { $number }. Move { $step }, { $name }: { $text }. Better: { $better }. Cost: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Drawn: { $file }
review-not-over = this match is not over: there is nothing to review yet
review-picture = The chance to win, move by move
review-steps = moves: { $count }, dotted lines: next round, stage or race, rings: the costliest moves

## The page
web-review-lead = Everyone starts with a fair share of the match. Luck and decisions add to it or take from it, and the sum is the result.
web-review-making = Playing on from every move…
web-review-luckiest = Most luck: { $name }
web-review-best = Drove best: { $name }
web-review-at = After move { $step }
web-review-step = Move
web-review-see = See the moment
web-review-numbers = The chances as a table
web-review-move = Move { $step }, { $name }
web-review-played = Played: { $text }
web-review-better = Better: { $text }
web-review-cost = Cost: { $cost }% of the match (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name } was in front for good from move { $step } on: from { $before }% to { $after }%.
review-won-start = { $name } was in front from start to finish.
review-won-shared = Nobody was better to the end: the win is shared.
review-swing = Move { $step }, { $name }: from { $before }% to { $after }%
web-review-turning = The turning points
web-review-details = Luck and decisions in figures
web-review-luck-why = The luck of cards and dice is counted for every side. 0.0 means that it evened out in the end.
