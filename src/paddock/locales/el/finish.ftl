# What the page says when a race or a match ends. Facts: names and name are people; points is a number as it is written in this language; place counts from 1; count is a number of spaces, and gap says it in words.

## The end of a match
web-finish-champion = Ο τίτλος ανήκει: { $names }
web-finish-champion-you = Ο τίτλος είναι δικός σου!
web-finish-lead = Διαφορά από τη δεύτερη θέση: { $points }
web-finish-behind = Θέση { $place }. Διαφορά από την πρώτη: { $points }. Ωραία οδήγηση!
web-finish-level = Θέση { $place } με ίσους βαθμούς: έκρινε ο κανόνας της ισοβαθμίας. Ωραία οδήγηση!
web-finish-rematch-by = Ρεβάνς μπορεί να ξεκινήσει: { $name }.
web-finish-more = Περισσότερα: βαθμοί, αρχείο, έλεγχος του ανακατέματος

## A close finish
web-photo = Φωτο-φίνις
web-photo-gap = { $count ->
    [0] στο νήμα
    [one] 1 θέση
   *[other] { $count } θέσεις
}
web-photo-winner = Πρώτη θέση: { $name } ({ $gap })
web-photo-keep = Κράτησε την εικόνα
