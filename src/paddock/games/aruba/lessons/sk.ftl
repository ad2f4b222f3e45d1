# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Nechať si kocky
lesson-aruba-part-combine = Kombinácie
lesson-aruba-part-drive = Jazda
lesson-aruba-part-ram = Náraz
lesson-aruba-part-damage = Poškodenie
lesson-aruba-part-red = Červené rady
lesson-aruba-part-cards = Karty
lesson-aruba-part-saws = Píly
lesson-aruba-part-home = Cieľ

## One sentence a step
lesson-aruba-roll = Desať kociek, za každý žetón poškodenia o jednu menej: žetóny { $tokens }, kocky { $dice }. **Hoď.**
lesson-aruba-keep = Dobré kocky si nechaj, ostatné smieš dvakrát prehodiť. **Nechaj si 1, 2 a obe 5, potom prehoď ostatné.**
lesson-aruba-stand = Postupka 1, 2, 3 a dvojica pätiek: to stačí. **Použi tieto kocky.**
lesson-aruba-straight = Postupka sa začína jednotkou a prejde toľko, koľko ukazuje jej najvyššia kocka. **Použi postupku.**
lesson-aruba-drive = Pohyb { $movement }: každý krok vedie o rad ďalej. **Ťukni na svetlé pole za Rosou.**
lesson-aruba-ram = Rosa stojí priamo pred tebou a zostáva ti pohyb 1. **Naraz do nej.**
lesson-aruba-shoot = Rosa dostala žetón a posunula sa vpred. Dvojica jej dá ďalší. **Vystreľ dvojicou.**
lesson-aruba-end = Rosa má { $tokens } žetónov a len dve kocky. S ďalším žetónom je z nej vrak. **Ukonči ťah.**
lesson-aruba-mend = Poškodenie máš aj ty. Dvojica odstráni dva žetóny. **Oprav auto dvoma pätkami.**
lesson-aruba-red = Štart z červenej berie pohyb 1, samostatné vedenie ďalší: Rosa stojí. **Zájdi vedľa nej.**
lesson-aruba-cards = Za trojicu si potiahneš dve karty, použiješ ich od ďalšieho ťahu. **Potiahni si.**
lesson-aruba-saw = Píla reže auto, vedľa ktorého prídeš. Rosa je vpravo pred tebou. **Namontuj ju vpravo.**
lesson-aruba-nitro = Štartuješ z červenej: postupka do 2 dá len pohyb 1. **Zahraj Nitro** a pridaj dva.
lesson-aruba-home = Pohyb { $movement }: okolo Rosy, kde reže tvoja píla, a ďalej. **Prejdi cieľom.**
lesson-aruba-won = Deviaty žetón urobil z Rosinho auta vrak. V cieli vyhrávaš, body: { $points }.
