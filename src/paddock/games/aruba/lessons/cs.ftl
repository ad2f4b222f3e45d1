# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Nechat si kostky
lesson-aruba-part-combine = Kombinace
lesson-aruba-part-drive = Jízda
lesson-aruba-part-ram = Náraz
lesson-aruba-part-damage = Poškození
lesson-aruba-part-red = Červené řady
lesson-aruba-part-cards = Karty
lesson-aruba-part-saws = Pily
lesson-aruba-part-home = Cíl

## One sentence a step
lesson-aruba-roll = Deset kostek, za každý žeton poškození o jednu méně: žetony { $tokens }, kostky { $dice }. **Hoď.**
lesson-aruba-keep = Dobré kostky si nech, ostatní smíš dvakrát přehodit. **Nech si 1, 2 a obě 5, pak přehoď ostatní.**
lesson-aruba-stand = Postupka 1, 2, 3 a dvojice pětek: to stačí. **Použij tyto kostky.**
lesson-aruba-straight = Postupka začíná jedničkou a ujede tolik, kolik ukazuje její nejvyšší kostka. **Použij postupku.**
lesson-aruba-drive = Pohyb { $movement }: každý krok vede o řadu dál. **Klepni na světlé pole za Rosou.**
lesson-aruba-ram = Rosa stojí přímo před tebou a zbývá ti pohyb 1. **Naraz do ní.**
lesson-aruba-shoot = Rosa dostala žeton a posunula se vpřed. Dvojice jí dá další. **Vystřel dvojicí.**
lesson-aruba-end = Rosa má { $tokens } žetonů a jen dvě kostky. S dalším žetonem je z ní vrak. **Ukonči tah.**
lesson-aruba-mend = Poškození máš i ty. Dvojice odstraní dva žetony. **Oprav auto dvěma pětkami.**
lesson-aruba-red = Start z červené bere pohyb 1, samostatné vedení další: Rosa stojí. **Zajeď vedle ní.**
lesson-aruba-cards = Za trojici si dobereš dvě karty, použiješ je od příštího tahu. **Dober si je.**
lesson-aruba-saw = Pila řeže auto, vedle kterého přijedeš. Rosa je vpravo před tebou. **Namontuj ji vpravo.**
lesson-aruba-nitro = Startuješ z červené: postupka do 2 dá jen pohyb 1. **Zahraj Nitro** a přidej dva.
lesson-aruba-home = Pohyb { $movement }: kolem Rosy, kde řeže tvá pila, a dál. **Projeď cílem.**
lesson-aruba-won = Devátý žeton udělal z Rosina auta vrak. Jsi v cíli a vyhráváš, body: { $points }.
