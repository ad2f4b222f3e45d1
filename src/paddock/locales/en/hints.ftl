# Why a move is good: what was counted in the worlds that were played out. $this is the figure after this move, $that after move number $number.

hint-against = { $text } ({ $that } after no. { $number }).
hint-against-played = { $text } ({ $that } after what was played).
hint-against-weaker = { $text } ({ $that } after a weaker move).
hint-alone = { $text }.
hint-only = There is nothing else to do
hint-tied = About as good as no. { $number }
hint-tied-usual = About as good as no. { $number }; an experienced driver plays this
hint-wins-more = In the same test games it wins more often than no. { $number }
hint-wins-less = In the same test games it wins less often than no. { $number }
hint-exact = These dice are worth { $this } spaces on average, calculated exactly
