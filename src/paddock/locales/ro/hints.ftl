# De ce e bună o mutare: ce s-a numărat în lumile jucate până la capăt. $this e cifra după această mutare, $that după mutarea numărul $number.

hint-against = { $text } (după nr. { $number }: { $that }).
hint-against-played = { $text } (după mutarea jucată: { $that }).
hint-against-weaker = { $text } (după o mutare mai slabă: { $that }).
hint-alone = { $text }.
hint-only = Nu se poate face altceva
hint-tied = Nu se vede nicio diferență față de nr. { $number }
hint-tied-usual = Nu se vede nicio diferență față de nr. { $number }; un șofer cu experiență joacă asta
hint-wins-more = În aceleași lumi câștigă mai des decât nr. { $number }
hint-wins-less = În aceleași lumi câștigă mai rar decât nr. { $number }
hint-exact = Valoarea medie a acestor zaruri, în căsuțe, calculată exact: { $this }

## Familia Bornes
hint-bornes-standing = Ture în care mai stai pe loc: { $this }
hint-bornes-creeping = Ture în care te ține o limită de viteză: { $this }
hint-bornes-stopped = Ești oprit în { $this } din 100 de cazuri
hint-bornes-coup = { $coup } din partea ta în { $this } din 100 de cazuri
hint-bornes-struck-back = { $coup } din partea unui rival în { $this } din 100 de cazuri
hint-bornes-rivals-standing = Ture în care rivalii stau pe loc: { $this }
hint-bornes-nothing-fits = Ture aproape de sosire în care nu se potrivește nicio carte: { $this }
hint-bornes-missed = Cartea îți lipsește în { $this } din 100 de cazuri
hint-bornes-hardly = Cartea aceasta îți va lipsi rareori: în { $this } din 100 de cazuri
hint-bornes-spare = Din cărțile „{ $attack_card }” s-au dus { $gone } din { $all }: cartea aceasta îți lipsește în { $this } din 100 de cazuri
hint-bornes-safe-trip = Primești premiul pentru călătoria fără cea mai mare carte în { $this } din 100 de cazuri
hint-bornes-shut-out = Un rival rămâne fără kilometri în { $this } din 100 de cazuri
hint-bornes-delayed = Ajungi după ce s-a tras ultima carte în { $this } din 100 de cazuri
hint-bornes-home = Ajungi primul în { $this } din 100 de cazuri
hint-bornes-beaten = Un rival ajunge înaintea ta în { $this } din 100 de cazuri
hint-bornes-ahead = Ajungi mai departe decât toți rivalii în { $this } din 100 de cazuri
hint-bornes-km = Ajungi la { $this } km
hint-bornes-rival-km = Cel mai bun rival ajunge la { $this } km
hint-bornes-points = Punctele tale în această rundă: { $this }
hint-bornes-rival-points = Punctele celui mai bun rival în această rundă: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Căsuțe pierdute pe ocoluri: { $this }
hint-ausgebremst-leading = Ture în care conduci și nu poți juca un 6: { $this }
hint-ausgebremst-barred = Ture în care ții un 6 interzis: { $this }
hint-ausgebremst-still = Ture în care nu poți merge: { $this }
hint-ausgebremst-rivals-still = Ture în care rivalii nu pot merge: { $this }
hint-ausgebremst-out = Rămâi fără cărți în { $this } din 100 de cazuri
hint-ausgebremst-turns = Ture până la sosire: { $this }
hint-ausgebremst-won = Câștigi această cursă în { $this } din 100 de cazuri
hint-ausgebremst-place = Locul tău în medie: { $this }

## ARUBA
hint-aruba-spaces = Căsuțe aduse de acest rând: { $this }
hint-aruba-dice = Zaruri la o aruncare: { $this }
hint-aruba-taken = Jetoane de avarie pe care le primești: { $this }
hint-aruba-dealt = Jetoane de avarie pe care le primesc rivalii: { $this }
hint-aruba-in-front = Ture în care, singur în frunte, pierzi mișcare: { $this }
hint-aruba-on-red = Ture în care pornești de pe roșu: { $this }
hint-aruba-wrecked = Pierzi o mașină în { $this } din 100 de cazuri
hint-aruba-cards = Cărți în mână după acest rând: { $this }
hint-aruba-won = Câștigi această cursă în { $this } din 100 de cazuri
hint-aruba-points = Punctele tale în această cursă: { $this }
