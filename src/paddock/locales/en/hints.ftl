# Why a move is good: what was counted in the worlds that were played out. $this is the figure after this move, $that after move number $number.

hint-against = { $text } ({ $that } after no. { $number }).
hint-against-played = { $text } ({ $that } after what was played).
hint-against-weaker = { $text } ({ $that } after a weaker move).
hint-alone = { $text }.
hint-only = There is nothing else to do
hint-tied = No. { $number } is about as good: take either, the race goes on much the same
hint-tied-usual = No. { $number } is about as good, and the race goes on much the same; prefer this one, as experienced drivers do
hint-wins-more = In the same test games it wins more often than no. { $number }
hint-wins-less = In the same test games it wins less often than no. { $number }
hint-exact = These dice are worth { $this } spaces on average, calculated exactly

## In plain words: why it matters little which of several moves is made
hint-alike = The other moves are almost as good, so you can’t go far wrong
hint-alike-won = It hardly matters any more: this race is as good as won
hint-alike-lost = It hardly matters any more: this race is almost lost
hint-for-the-match = It wins this race a little less often, but it brings more in the match
