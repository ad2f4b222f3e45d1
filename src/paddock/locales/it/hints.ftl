# Perché una mossa è buona: ciò che si è contato nei mondi giocati fino in fondo. $this è la cifra dopo questa mossa, $that dopo la mossa numero $number.

hint-against = { $text } (dopo la n. { $number }: { $that }).
hint-against-played = { $text } (dopo la mossa giocata: { $that }).
hint-against-weaker = { $text } (dopo una mossa più debole: { $that }).
hint-alone = { $text }.
hint-only = Non c’è altro da fare
hint-tied = La n. { $number } vale più o meno lo stesso: scegli pure, la gara cambia poco
hint-tied-usual = La n. { $number } vale più o meno lo stesso e la gara cambia poco; preferisci questa, così gioca chi ha esperienza
hint-wins-more = Nelle stesse partite di prova vince più spesso della n. { $number }
hint-wins-less = Nelle stesse partite di prova vince meno spesso della n. { $number }
hint-exact = Questi dadi valgono in media { $this } spazi, calcolati con esattezza

## In plain words: why it matters little which of several moves is made
hint-alike = Le altre mosse sono quasi altrettanto buone: non puoi sbagliare di molto
hint-alike-won = Ormai conta poco: questa gara è quasi vinta
hint-alike-lost = Ormai conta poco: questa gara è quasi persa
hint-for-the-match = Vince questa gara un po’ meno spesso, ma rende di più nell’intera partita
