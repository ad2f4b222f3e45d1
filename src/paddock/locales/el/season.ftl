# The sheet of a season to print.
season-sheet-champion = Νίκη στη σεζόν: { $name }
season-sheet-name = Όνομα
season-sheet-sum = Σύνολο
season-sheet-points = Βαθμοί ανά θέση: { $points }
season-sheet-best = { $count ->
    [one] Μετρά μόνο το καλύτερο σκέλος.
   *[other] Μετρούν τα { $count } καλύτερα σκέλη.
}
season-sheet-key = Κύκλος: νίκη στο σκέλος. Διαγραμμένο: δεν μετρά. *: με αντικαταστάτη ή γραμμένο με το χέρι.
