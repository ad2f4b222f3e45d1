# De ce e bună o mutare: ce s-a numărat în lumile jucate până la capăt. $this e cifra după această mutare, $that după mutarea numărul $number.

hint-against = { $text } (după nr. { $number }: { $that }).
hint-against-played = { $text } (după mutarea jucată: { $that }).
hint-against-weaker = { $text } (după o mutare mai slabă: { $that }).
hint-alone = { $text }.
hint-only = Nu se poate face altceva
hint-tied = Nr. { $number } e cam la fel de bună: alege oricare dintre ele, cursa se schimbă puțin
hint-tied-usual = Nr. { $number } e cam la fel de bună și cursa se schimbă puțin; alege mai degrabă aceasta, așa joacă șoferii cu experiență
hint-wins-more = În aceleași partide de probă câștigă mai des decât nr. { $number }
hint-wins-less = În aceleași partide de probă câștigă mai rar decât nr. { $number }
hint-exact = Valoarea medie a acestor zaruri, în căsuțe, calculată exact: { $this }

## In plain words: why it matters little which of several moves is made
hint-alike = Și celelalte mutări sunt aproape la fel de bune, nu poți greși mult
hint-alike-won = Nu mai contează mult: cursa e aproape câștigată
hint-alike-lost = Nu mai contează mult: cursa e aproape pierdută
hint-for-the-match = Câștigă cursa aceasta ceva mai rar, dar aduce mai mult în toată partida
