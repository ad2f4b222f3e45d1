# Warum ein Zug gut ist: was in den durchgespielten Welten gezählt wurde. $this ist die Zahl nach diesem Zug, $that nach Zug Nummer $number.

hint-against = { $text } (nach Nr. { $number }: { $that }).
hint-against-played = { $text } (nach dem gespielten Zug: { $that }).
hint-against-weaker = { $text } (nach einem schwächeren Zug: { $that }).
hint-alone = { $text }.
hint-only = Etwas anderes ist nicht möglich
hint-tied = Etwa so gut wie Nr. { $number }
hint-tied-usual = Etwa so gut wie Nr. { $number }; mit Erfahrung spielt man das hier
hint-wins-more = In denselben Probespielen gewinnt er öfter als Nr. { $number }
hint-wins-less = In denselben Probespielen gewinnt er seltener als Nr. { $number }
hint-exact = Diese Würfel sind im Schnitt { $this } Felder wert, genau berechnet
