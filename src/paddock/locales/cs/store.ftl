# Co říká úložiště, když nemůže splnit, oč bylo požádáno.

store-address = { $address } není databáze, kterou Paddock zná: zadej cestu k souboru, nebo postgresql://…
store-not-ours = { $address } patří jinému programu, není to databáze Paddocku
store-newer = { $address } zapsal novější Paddock (schéma { $found }, tento zná { $known }): použij jej
store-in-use = { $address } právě používá jiný spuštěný Paddock
store-down = databázi { $address } teď nelze použít: { $reason }
store-stopped = databáze { $address } je zavřená
