# The sheet of a season to print.
season-sheet-champion = Winner of the season: { $name }
season-sheet-name = Name
season-sheet-sum = Sum
season-sheet-points = Points by place: { $points }
season-sheet-best = { $count ->
    [one] Only the best leg counts.
   *[other] The best { $count } legs count.
}
season-sheet-key = Ring: leg won. Struck through: does not count. *: with a stand-in, or entered by hand.
