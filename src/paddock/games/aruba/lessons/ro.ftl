# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Păstrează zaruri
lesson-aruba-part-combine = Combinații
lesson-aruba-part-drive = Deplasare
lesson-aruba-part-ram = Lovitura din spate
lesson-aruba-part-damage = Avarii
lesson-aruba-part-red = Șiruri roșii
lesson-aruba-part-cards = Cărți
lesson-aruba-part-saws = Ferăstraie
lesson-aruba-part-home = Sosire

## One sentence a step
lesson-aruba-roll = Zece zaruri, cu unul mai puțin pentru fiecare jeton de avarie: la { $tokens } jetoane ai { $dice }. **Aruncă.**
lesson-aruba-keep = Păstrează ce e bun și rearuncă restul, de cel mult două ori. **Păstrează 1, 2 și ambii 5, apoi aruncă restul.**
lesson-aruba-stand = O chintă 1, 2, 3 și o pereche de 5: ajunge. **Folosește-le.**
lesson-aruba-straight = O chintă începe cu 1 și merge cât arată cel mai mare zar al ei. **Folosește chinta.**
lesson-aruba-drive = Mișcare { $movement }: fiecare pas merge un șir înainte. **Atinge căsuța luminată din spatele Rosei.**
lesson-aruba-ram = Rosa e chiar în fața ta și mai ai mișcare 1. **Lovește-o.**
lesson-aruba-shoot = Rosa a primit un jeton și a fost împinsă. O pereche îi mai dă unul. **Trage cu perechea.**
lesson-aruba-end = Rosa are { $tokens } jetoane și doar două zaruri. Următorul o face epavă. **Încheie-ți rândul.**
lesson-aruba-mend = Și tu ai avarii. O pereche scoate două jetoane. **Repară cu cei doi 5.**
lesson-aruba-red = Plecarea de pe roșu costă mișcare 1, iar a fi singur în frunte încă 1: Rosa stă. **Mergi lângă ea.**
lesson-aruba-cards = Cu trei la fel tragi două cărți, bune de la rândul următor. **Trage-le.**
lesson-aruba-saw = Ferăstrăul taie mașina lângă care ajungi. Rosa e în față, la dreapta. **Montează-l în dreapta.**
lesson-aruba-nitro = Pleci de pe roșu: chinta până la 2 dă doar mișcare 1. **Joacă Nitro** pentru încă două.
lesson-aruba-home = Mișcare { $movement }: lângă Rosa taie ferăstrăul tău, apoi mai departe. **Treci linia.**
lesson-aruba-won = Al nouălea jeton a făcut din mașina Rosei o epavă. Ai ajuns la sosire și câștigi. Puncte: { $points }.
