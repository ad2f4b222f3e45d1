# How to play ARUBA Battle Race, in short: one sentence or two for each thing to know.
# Facts, all figures of the sheet or the options: races, scored (cars that are waited for), dice, rerolls; what combinations and cards bring: shot, mend, drawn, turbo, boost,
# bomb, stolen, nitro, repair, bumper (a ram’s extra), saw, fix; rows that a bomb reaches; leader and corner (movement lost); ram; most (tokens a car bears) and fatal (the
# next one); worth (points); count (cars of each player), players (how many players; missing at a table whose seats are settled).
# Choices: blast is behind or around; hook is first or last, the roll after which it is played; timing is rolling or any; theft is end or any; fresh is wait or fix, what a card
# may do in the turn it came; grid is order or arrival; moved is all or dice, the movement of which a leader loses.

## Goal and turn
howto-aruba-goal-race = Príď do cieľa medzi prvými { $scored } autami a zbieraj body v { $races } pretekoch. Cestou sa naráža, strieľa, píli a bombarduje.
howto-aruba-goal-cars = { $players ->
    [none] Každý tu striedavo riadi { $count } autá.
   *[other] Pri { $players } hráčoch riadi každý striedavo { $count } autá.
} Karty v ruke platia pre obe.
howto-aruba-turn-begin = Pred hodom smieš na auto namontovať nárazníky a píly.
howto-aruba-turn-roll = Hoď { $dice } kockami, za každý žetón poškodenia o jednu menej. Nechaj si, ktoré chceš, a zvyšok prehoď, najviac { $rerolls }×.
howto-aruba-turn-combine = Skladaj kombinácie v ľubovoľnom poradí. Každá kocka platí raz a nemusíš využiť všetky.
howto-aruba-turn-last = Celý tvoj pohyb je jedna jazda, krok za krokom. Karty si berieš až úplne nakoniec.

## Dice
howto-aruba-name-straight = Postupka od 1
howto-aruba-name-pair = Dvojica
howto-aruba-name-three = Trojica
howto-aruba-name-four = Štvorica
howto-aruba-name-even = Všetky párne
howto-aruba-name-odd = Všetky nepárne
howto-aruba-dice-straight = Ideš o toľko polí, koľko ukazuje jej najvyššia kocka: 1 2 3 4 dáva 4, samotná 1 dáva 1. Raz za ťah.
howto-aruba-dice-pair = Výstrel: auto priamo pred tebou dostane poškodenie +{ $shot }. Alebo oprava tvojho auta: poškodenie −{ $mend }.
howto-aruba-dice-three = Na konci ťahu si vezmeš { $drawn } karty.
howto-aruba-dice-four = Turbo: pohyb +{ $turbo }, k inému pohybu aj samostatne.
howto-aruba-dice-even = Raketový pohyb: { $boost } polí. Spotrebuje všetky kocky.
howto-aruba-dice-odd = Z auta zmizne všetko poškodenie. Spotrebuje všetky kocky.

## Driving
howto-aruba-name-steps = Kroky
howto-aruba-name-leader = Vo vedení
howto-aruba-name-corner = Červené rady
howto-aruba-name-ram = Náraz
howto-aruba-drive-steps = Rovno alebo šikmo vpred, doľava či doprava, na voľné pole. Nikdy pomedzi auto pred tebou a auto vedľa teba.
howto-aruba-drive-leader = { $moved ->
    [all] Keď si vpredu len ty, strácaš z pohybu { $leader }, z kociek aj z karty Nitro. Pri zhode nikto nič, ani keď už je niektoré auto v cieli.
   *[dice] Keď si vpredu len ty, strácaš z pohybu na kockách { $leader }. Pri zhode nikto nič, ani keď už je niektoré auto v cieli.
}
howto-aruba-drive-corner = Jazda, ktorá sa začína na červenej, stráca z pohybu { $corner }. Prejsť cez červenú nič nestojí.
howto-aruba-drive-ram = Ak máš ešte pohyb, naraz do auta priamo pred sebou: poškodenie +{ $ram } a posunie sa o pole, aj autá pred ním. Ty zaujmeš jeho miesto a končíš.

## Damage
howto-aruba-name-tokens = Žetóny
howto-aruba-name-fatal = { $fatal }. žetón
howto-aruba-name-quick-fix = Rýchla oprava
howto-aruba-name-wreck = Vraky
howto-aruba-damage-tokens = Každý žetón poškodenia ti pri hode berie jednu kocku. Auto ich vydrží { $most }.
howto-aruba-damage-fatal = Z auta urobí vrak. Ak máš karty, hra sa ťa vopred spýta: jednu odhoď a auto je zachránené.
howto-aruba-damage-quick-fix = Ktorúkoľvek kartu môžeš namiesto zahrania odhodiť: poškodenie −{ $fix }. Vždy, keď sa ťa hra pýta, aj v cudzom ťahu.
howto-aruba-damage-wreck = Vrak prekáža. Nedá sa doň naraziť, strieľať, píliť ho ani odsunúť. Keď je z vrakov celý rad, najstarší zmizne.

## The cards
howto-aruba-card-bomb = { $blast ->
    [behind] Pred jazdou alebo po nej: poškodenie +{ $bomb } pre každé auto v najbližších { $rows } radoch za tebou, v tvojej dráhe aj vedľa.
   *[around] Pred jazdou alebo po nej: poškodenie +{ $bomb } pre každé auto okolo poľa za tebou, aj pre tvoje.
}
howto-aruba-card-hook = { $hook ->
    [first] V cudzom ťahu, hneď po prvom hode auta priamo pred tebou: tvoje auto ide krok za krokom o pole za ním.
   *[last] V cudzom ťahu, po poslednom hode auta priamo pred tebou: tvoje auto ide krok za krokom o pole za ním.
}
howto-aruba-card-extra-die = { $timing ->
    [rolling] Pri hádzaní: o kocku viac, s číslom, aké chceš. Už sa neprehadzuje.
   *[any] Kedykoľvek po prvom hode: o kocku viac, s číslom, aké chceš. Už sa neprehadzuje.
}
howto-aruba-card-die-change = { $timing ->
    [rolling] Pri hádzaní: otoč hodenú kocku na číslo, aké chceš.
   *[any] Kedykoľvek po prvom hode: otoč hodenú kocku na číslo, aké chceš.
}
howto-aruba-card-larceny = { $theft ->
    [end] Na konci ťahu: ukradni naslepo { $stolen } karty hráčovi, ktorého auto stojí vedľa tvojho.
   *[any] Kedykoľvek vo svojom ťahu: ukradni naslepo { $stolen } karty hráčovi, ktorého auto stojí vedľa tvojho.
}
howto-aruba-card-re-roll = Pri hádzaní: prehoď ešte raz ľubovoľné kocky.
howto-aruba-card-nitro = Kým sa jazda neskončí: pohyb +{ $nitro }, k inému pohybu aj samostatne.
howto-aruba-card-repair = Kedykoľvek vo svojom ťahu: poškodenie −{ $repair }.
howto-aruba-card-bumper = Zostáva na aute. Vpredu: tvoj náraz dáva poškodenie ešte +{ $bumper }. Vzadu: nárazy ti neublížia. Keď sa predný a zadný stretnú, oba zmiznú.
howto-aruba-card-saw = Zostáva na aute, vľavo alebo vpravo: poškodenie +{ $saw } pre auto na tej strane, keď jedno z vás príde vedľa druhého. Keď sa stretnú dve píly, obe zmiznú.

## Scoring
howto-aruba-scoring-place = Body: { $worth }.
howto-aruba-scoring-end = Preteky sa končia, keď sú v cieli { $scored } autá. Ostatné nedostanú nič.
howto-aruba-scoring-match = Po { $races } pretekoch vyhráva najviac bodov; pri zhode rozhodne lepšie miesto v posledných pretekoch.
howto-aruba-scoring-next = { $grid ->
    [order] Pred ďalšími pretekmi zmiznú karty, výbava aj poškodenie. Víťaz štartuje vpredu, ostatní za ním podľa poradia ťahov.
   *[arrival] Pred ďalšími pretekmi zmiznú karty, výbava aj poškodenie. Štartuje sa v poradí dojazdu.
}

## Easily got wrong
howto-aruba-mind-straight = Postupka sa začína jednotkou a nemá medzeru: 4 5 6 ťa vôbec neposunie.
howto-aruba-mind-all = Všetky párne aj všetky nepárne znamenajú naozaj všetky kocky, aj kocky navyše. Iná kombinácia k nim už nejde, len Nitro.
howto-aruba-mind-order = Strieľa sa a bombarduje pred jazdou alebo po nej, nikdy uprostred. Dá sa to aj bez jazdy.
howto-aruba-mind-fresh = { $fresh ->
    [wait] Karta, ktorá prišla v tomto ťahu, čaká na ďalší. Nedá sa ani odhodiť na rýchlu opravu.
   *[fix] Karta, ktorá prišla v tomto ťahu, čaká na ďalší. Hneď ju smieš len odhodiť na rýchlu opravu.
}
