# Proč je tah dobrý: co bylo spočítáno v dohraných světech. $this je číslo po tomto tahu, $that po tahu číslo $number.

hint-against = { $text } (po č. { $number }: { $that }).
hint-against-played = { $text } (po zahraném tahu: { $that }).
hint-against-weaker = { $text } (po slabším tahu: { $that }).
hint-alone = { $text }.
hint-only = Nic jiného dělat nejde
hint-tied = Č. { $number } je asi stejně dobrý tah: vyber si, závod pak bude skoro stejný
hint-tied-usual = Č. { $number } je asi stejně dobrý tah a závod pak bude skoro stejný; dej přednost tomuto, tak hrají zkušení řidiči
hint-wins-more = Ve stejných zkušebních partiích vyhrává častěji než č. { $number }
hint-wins-less = Ve stejných zkušebních partiích vyhrává méně často než č. { $number }
hint-exact = Průměrná cena těchto kostek v polích, přesně spočítaná: { $this }

## In plain words: why it matters little which of several moves is made
hint-alike = Ostatní tahy jsou skoro stejně dobré, moc toho pokazit nejde
hint-alike-won = Už na tom moc nezáleží: závod je skoro vyhraný
hint-alike-lost = Už na tom moc nezáleží: závod je skoro prohraný
hint-for-the-match = Tenhle závod vyhraje o něco méně často, ale v celé partii přinese víc
