# How a match was won and lost. $cost and $margin are percent.

review-title = Дялове от партията, в проценти
review-start = начало
review-deal = раздаване
review-luck = { $family ->
    [aruba] зарове и карти
   *[other] изтеглени карти
}
review-decisions = решения
review-rivals = решения на съперниците
review-result = резултат
review-how = Шансовете идват от { $worlds } партии, доиграни от всеки ход, с всички ръце открити. Ходове, различни от тези на опитен шофьор: { $count }; всеки се преценява по това, което играчът му е можел да знае. ± е интервалът (95 %) на решенията и важи и за късмета.
review-costliest = Най-скъпите ходове
review-nothing-costly = Никой ход не е струвал нещо съществено.
review-costly = { $number }. Ход { $step }, { $name }: { $text }. По-добре: { $better }. Цена: { $cost }% (±{ $margin })
review-why = {"   "}{ $text }
review-drawn = Нарисувано: { $file }
review-not-over = тази партия не е завършила: още няма какво да се анализира
review-picture = Шансът за победа, ход по ход
review-steps = ходове: { $count }, пунктири: нов кръг, етап или състезание, кръгчета: най-скъпите ходове

## The page
web-review-lead = Всички започват с равен дял от партията. Късметът и решенията добавят или отнемат, а сборът е резултатът.
web-review-making = Всеки ход се доиграва…
web-review-luckiest = Най-много късмет: { $name }
web-review-best = Най-добро каране: { $name }
web-review-at = След ход { $step }
web-review-step = Ход
web-review-see = Виж момента
web-review-numbers = Шансовете в таблица
web-review-move = Ход { $step }, { $name }
web-review-played = Изиграно: { $text }
web-review-better = По-добре: { $text }
web-review-cost = Цена: { $cost }% от партията (±{ $margin })

## The story of a match; $before and $after are percent
review-won = { $name }: окончателно напред от ход { $step }, от { $before }% на { $after }%.
review-won-start = { $name }: напред от началото до края.
review-won-shared = До края никой не беше по-добър: победата е обща.
review-swing = Ход { $step }, { $name }: от { $before }% на { $after }%
web-review-turning = Повратните моменти
web-review-details = Късмет и решения в числа
web-review-luck-why = Късметът при карти и зарове се брои за всички страни. 0,0 значи, че накрая се е изравнил.
