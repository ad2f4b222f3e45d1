# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Champion: { $names }
web-finish-champion-you = You are the champion!
web-finish-lead = Lead over second place: { $points }
web-finish-behind = Place { $place }. Behind the winner: { $points }. Well driven!
web-finish-level = Place { $place } with equal points: the tie-break decided. Well driven!
web-finish-rematch-by = { $name } can start a rematch.
web-finish-more = More: points, record, check of the shuffle

## A close finish
web-photo = Photo finish
web-photo-gap = { $count ->
    [0] by a nose
    [one] 1 space
   *[other] { $count } spaces
}
web-photo-winner = { $name } is first: { $gap }
web-photo-keep = Keep the picture
