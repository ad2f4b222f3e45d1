# The plate of a hint. Facts: percent is a whole number; chance is a share in percent as it is written in this language; worlds counts games.

web-hint-why = Γιατί;
web-hint-margin = ± { $percent }
web-hint-race-chance = πιθανότητα νίκης σε αυτόν τον αγώνα: { $chance }
web-hint-legend = Η μπάρα δείχνει την πιθανότητα νίκης σε αυτόν τον αγώνα, παιγμένο ως το τέλος { $worlds } φορές. Η λεπτή γραμμή δείχνει πόσο σίγουρο είναι αυτό.
