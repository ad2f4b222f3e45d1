# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Start
lesson-bornes-part-drive = Mers
lesson-bornes-part-stopped = Oprire
lesson-bornes-part-repair = Apărare
lesson-bornes-part-limit = Limită de viteză
lesson-bornes-part-attack = Atac
lesson-bornes-part-coup = Contraatac
lesson-bornes-part-safety = Joker
lesson-bornes-part-finish = Sosire exactă
lesson-bornes-part-extension = Prelungire

## One sentence a step
lesson-bornes-start = Încă nu poți porni. **Joacă „{ $card }”** și ai plecat.
lesson-bornes-drive = Mergi. **Joacă { $km } km**: cu cărțile mari ajungi cel mai repede.
lesson-bornes-let-stop = Rosa te atacă cu „{ $card }” și nu ai răspuns. **Acceptă atacul.**
lesson-bornes-start-again = „{ $attack_card }” te oprește: fără kilometri. **Joacă „{ $card }”** și pornește iar.
lesson-bornes-drive-on = Nimic nu te ține pe loc. **Joacă { $km } km.**
lesson-bornes-let-limit = Rosa te încetinește cu „{ $card }”. **Acceptă atacul.**
lesson-bornes-limited = Cu limită de viteză, o carte are cel mult { $most_km } km. **Joacă { $most_km } km.**
lesson-bornes-end-limit = Cărțile mari sunt încă interzise. **Joacă „{ $card }”** ca să le eliberezi.
lesson-bornes-attack = Rosa e chiar în spatele tău. **Joacă „{ $card }”** împotriva ei.
lesson-bornes-rival-stands = Rosa stă pe loc până găsește „{ $remedy_card }”. **Joacă { $km } km.**
lesson-bornes-coup = Rosa atacă cu „{ $attack_card }”, dar tu ai „{ $card }”. **Contraatacă** acum!
lesson-bornes-after-coup = Atacul a dispărut, nu te mai poate lovi și e rândul tău. **Joacă { $km } km.**
lesson-bornes-safety = „{ $card }” te apără de „{ $attack_card }” toată cursa. **Joac-o.**
lesson-bornes-after-safety = După o astfel de carte joci din nou. **Joacă { $km } km.**
lesson-bornes-drive-far = Aproape ai ajuns: mai sunt { $left_km } km. **Joacă { $km } km.**
lesson-bornes-finish = Trebuie să ajungi la exact { $goal_km } km: o carte mai mare ar fi prea mult. **Joacă { $km } km.**
lesson-bornes-extend = Ai ajuns! Până la { $goal_km } km sunt mai multe puncte, dar e un risc. **Oprește-te aici.**
lesson-bornes-won = Ai câștigat prima ta cursă. Când nicio carte nu se potrivește, aruncă una: atât trebuie să știi.
