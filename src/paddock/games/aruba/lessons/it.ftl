# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Tenere i dadi
lesson-aruba-part-combine = Combinare
lesson-aruba-part-drive = Spostamento
lesson-aruba-part-ram = Tamponare
lesson-aruba-part-damage = Danni
lesson-aruba-part-red = File rosse
lesson-aruba-part-cards = Carte
lesson-aruba-part-saws = Lame
lesson-aruba-part-home = Traguardo

## One sentence a step
lesson-aruba-roll = Dieci dadi, uno in meno per ogni segnalino danno: hai danni { $tokens }, dadi { $dice }. **Lancia.**
lesson-aruba-keep = Tieni i dadi buoni e rilancia gli altri, al massimo due volte. **Tieni 1, 2 e i due 5, poi rilancia gli altri.**
lesson-aruba-stand = Una scala 1, 2, 3 e una coppia di 5: può bastare. **Usa questi dadi.**
lesson-aruba-straight = Una scala parte dall’1 e vale quanto il suo dado più alto. **Usa la scala.**
lesson-aruba-drive = Movimento { $movement }: ogni passo avanza di una fila. **Tocca lo spazio acceso dietro a Rosa.**
lesson-aruba-ram = Rosa è proprio davanti a te e ti resta movimento 1. **Tamponala.**
lesson-aruba-shoot = Rosa ha preso un danno ed è finita più avanti. Una coppia gliene dà un altro. **Spara con la coppia.**
lesson-aruba-end = Rosa ha { $tokens } danni e solo due dadi. Il prossimo la riduce a un relitto. **Termina il turno.**
lesson-aruba-mend = Anche tu hai dei danni. Una coppia ne toglie due. **Ripara con i due 5.**
lesson-aruba-red = Partire dal rosso costa 1 di movimento, essere in testa un altro: Rosa è ferma. **Affiancala.**
lesson-aruba-cards = Con un tris peschi due carte, da usare dal prossimo turno. **Pesca.**
lesson-aruba-saw = Una lama colpisce l’auto che affianchi. Rosa è davanti, alla tua destra. **Montala a destra.**
lesson-aruba-nitro = Parti dal rosso: la scala fino a 2 dà solo movimento 1. **Gioca Nitro** per averne due in più.
lesson-aruba-home = Movimento { $movement }: accanto a Rosa la lama colpisce, poi avanti. **Taglia il traguardo.**
lesson-aruba-won = Il nono segnalino danno ha ridotto Rosa a un relitto. Sei al traguardo e vinci. Punti: { $points }.
