# Perché una mossa è buona: ciò che si è contato nei mondi giocati fino in fondo. $this è la cifra dopo questa mossa, $that dopo la mossa numero $number.

hint-against = { $text } (dopo la n. { $number }: { $that }).
hint-against-played = { $text } (dopo la mossa giocata: { $that }).
hint-against-weaker = { $text } (dopo una mossa più debole: { $that }).
hint-alone = { $text }.
hint-only = Non c’è altro da fare
hint-tied = Nessuna differenza misurabile rispetto alla n. { $number }
hint-tied-usual = Nessuna differenza misurabile rispetto alla n. { $number }; un pilota esperto gioca questa
hint-wins-more = Negli stessi mondi vince più spesso della n. { $number }
hint-wins-less = Negli stessi mondi vince meno spesso della n. { $number }
hint-exact = Questi dadi valgono in media { $this } spazi, calcolati con esattezza

## Famiglia Bornes
hint-bornes-standing = Turni in cui resti ancora fermo: { $this }
hint-bornes-creeping = Turni in cui ti frena un limite di velocità: { $this }
hint-bornes-stopped = Ti fermano in { $this } casi su 100
hint-bornes-coup = Rispondi con { $coup } in { $this } casi su 100
hint-bornes-struck-back = Un rivale risponde con { $coup } in { $this } casi su 100
hint-bornes-rivals-standing = Turni in cui i rivali restano fermi: { $this }
hint-bornes-nothing-fits = Turni in cui vicino al traguardo nessuna carta va bene: { $this }
hint-bornes-missed = La carta ti manca in { $this } casi su 100
hint-bornes-hardly = Questa carta non ti mancherà quasi mai: in { $this } casi su 100
hint-bornes-spare = Di «{ $attack_card }» ne sono già andate { $gone } su { $all }: questa carta ti manca in { $this } casi su 100
hint-bornes-safe-trip = Ottieni il premio per il viaggio senza la carta più grande in { $this } casi su 100
hint-bornes-shut-out = Un rivale resta senza chilometri in { $this } casi su 100
hint-bornes-delayed = Arrivi dopo che è stata pescata l’ultima carta in { $this } casi su 100
hint-bornes-home = Arrivi per primo in { $this } casi su 100
hint-bornes-beaten = Un rivale arriva prima di te in { $this } casi su 100
hint-bornes-ahead = Arrivi più lontano di ogni rivale in { $this } casi su 100
hint-bornes-km = Percorri { $this } km
hint-bornes-rival-km = Il miglior rivale percorre { $this } km
hint-bornes-points = I tuoi punti in questa manche: { $this }
hint-bornes-rival-points = I punti del miglior rivale in questa manche: { $this }

## AUSGEBREMST
hint-ausgebremst-detour = Le deviazioni ti costano { $this } spazi
hint-ausgebremst-leading = Turni in cui sei in testa e non puoi giocare il 6: { $this }
hint-ausgebremst-barred = Turni in cui hai in mano un 6 vietato: { $this }
hint-ausgebremst-still = Turni in cui non puoi muovere: { $this }
hint-ausgebremst-rivals-still = Turni in cui i rivali non possono muovere: { $this }
hint-ausgebremst-out = Finisci le carte in { $this } casi su 100
hint-ausgebremst-turns = Turni fino al traguardo: { $this }
hint-ausgebremst-won = Vinci questa gara in { $this } casi su 100
hint-ausgebremst-place = Il tuo posto in media: { $this }

## ARUBA
hint-aruba-spaces = Questo turno porta { $this } spazi
hint-aruba-dice = Dadi per lancio: { $this }
hint-aruba-taken = Segnalini danno che ricevi: { $this }
hint-aruba-dealt = Segnalini danno che ricevono i rivali: { $this }
hint-aruba-in-front = Turni in cui, solo in testa, perdi movimento: { $this }
hint-aruba-on-red = Turni in cui parti dal rosso: { $this }
hint-aruba-wrecked = Perdi un’auto in { $this } casi su 100
hint-aruba-cards = Carte in mano dopo questo turno: { $this }
hint-aruba-won = Vinci questa gara in { $this } casi su 100
hint-aruba-points = I tuoi punti in questa gara: { $this }
