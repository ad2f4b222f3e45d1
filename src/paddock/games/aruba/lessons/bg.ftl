# Sentences of the guided race of ARUBA Battle Race. The server sends them; ** marks what to do.
# Facts: tokens are those on a car, dice are those to roll, movement and points are numbers.

## The parts of a lesson
lesson-aruba-part-keep = Задръж зарове
lesson-aruba-part-combine = Комбинации
lesson-aruba-part-drive = Каране
lesson-aruba-part-ram = Блъскане
lesson-aruba-part-damage = Щети
lesson-aruba-part-red = Червени редове
lesson-aruba-part-cards = Карти
lesson-aruba-part-saws = Триони
lesson-aruba-part-home = Финал

## One sentence a step
lesson-aruba-roll = Десет зара, с един по-малко за всеки жетон за щета: с { $tokens } жетона имаш { $dice }. **Хвърли.**
lesson-aruba-keep = Задръж добрите и прехвърли другите, най-много два пъти. **Задръж 1, 2 и двете 5, после хвърли другите.**
lesson-aruba-stand = Кента 1, 2, 3 и чифт петици: стига толкова. **Използвай тези.**
lesson-aruba-straight = Кентата започва с 1 и те води толкова, колкото е най-високият ѝ зар. **Използвай кентата.**
lesson-aruba-drive = Движение { $movement }: всяка стъпка е един ред напред. **Докосни светлото поле зад Rosa.**
lesson-aruba-ram = Rosa е точно пред теб и ти остава движение 1. **Блъсни я.**
lesson-aruba-shoot = Rosa получи жетон и бе избутана напред. Чифт ѝ дава още един. **Стреляй с чифта.**
lesson-aruba-end = Rosa има { $tokens } жетона и само два зара. Следващият разбива колата ѝ. **Завърши хода си.**
lesson-aruba-mend = И ти имаш щети. Чифт маха два жетона. **Поправи с двете петици.**
lesson-aruba-red = Тръгване от червено струва движение 1, водене без равен още 1: Rosa стои. **Карай до нея.**
lesson-aruba-cards = С тройка теглиш две карти, за следващия си ход. **Изтегли ги.**
lesson-aruba-saw = Трионът реже колата, с която се изравниш. Rosa е отпред вдясно. **Монтирай го отдясно.**
lesson-aruba-nitro = Тръгваш от червено: кентата до 2 дава само движение 1. **Играй Нитро** за още две.
lesson-aruba-home = Движение { $movement }: до Rosa трионът ти реже, после напред. **Пресечи линията.**
lesson-aruba-won = Деветият жетон разби колата на Rosa. Финишира и печелиш, точки: { $points }.
