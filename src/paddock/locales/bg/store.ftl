# Какво казва хранилището, когато не може да направи исканото.

store-address = { $address } не е база данни, която Paddock познава: посочи път до файл или postgresql://…
store-not-ours = { $address } принадлежи на друга програма: не е база данни на Paddock
store-newer = { $address } е записана от по-нов Paddock (схема { $found }, този познава { $known }): използвай него
store-in-use = { $address } се използва от друг работещ Paddock
store-down = базата данни { $address } сега не може да се използва: { $reason }
store-stopped = базата данни { $address } е затворена
