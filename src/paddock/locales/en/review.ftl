# How a match was won and lost. $cost and $margin are percent.

review-title = Shares of a match, in percent
review-start = start
review-deal = deal
review-luck = draws, dice
review-decisions = decisions
review-rivals = rivals’ decisions
review-result = result
review-how = The chances come from { $worlds } games played on from every turn, all hands known. { $count } moves were other than an experienced driver would have played; each is judged by what its player could know. ± is the interval (95 %) of the decisions; luck has it, too.
review-costliest = The costliest moves
review-nothing-costly = No move cost anything worth telling.
review-costly = { $number }. Move { $step }, { $name }: { $text }. Better: { $better }. Cost: { $cost } % (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Drawn: { $file }
review-not-over = this match is not over: there is nothing to review yet
review-picture = The chance to win, move by move
review-steps = moves: { $count }, dotted lines: new rounds, rings: the costliest moves
