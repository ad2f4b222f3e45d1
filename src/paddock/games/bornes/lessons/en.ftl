# Sentences of the guided first races of the Bornes family. The server sends them; ** marks what to do.
# Facts: card and ..._card are cards, km is a distance, left_km, most_km and goal_km are kilometres.

## The parts of a lesson
lesson-bornes-part-start = Start
lesson-bornes-part-drive = Drive
lesson-bornes-part-stopped = Stopped
lesson-bornes-part-repair = Repair
lesson-bornes-part-limit = Speed limit
lesson-bornes-part-attack = Attack
lesson-bornes-part-coup = Strike back
lesson-bornes-part-safety = Safety
lesson-bornes-part-finish = Exact finish
lesson-bornes-part-extension = Longer trip

## One sentence a step
lesson-bornes-start = You cannot drive yet. **Play { $card }**, and you are off.
lesson-bornes-drive = You are rolling. **Play { $km } km**: the big cards get you there fastest.
lesson-bornes-let-stop = Rosa plays { $card } on you, and you have no answer. **Let it stand.**
lesson-bornes-start-again = { $attack_card } stops you: no kilometres now. **Play { $card }** and roll again.
lesson-bornes-drive-on = Nothing holds you. **Play { $km } km.**
lesson-bornes-let-limit = Rosa slows you down with { $card }. **Let it stand.**
lesson-bornes-limited = Under a speed limit { $most_km } km is the most for one card. **Play { $most_km } km.**
lesson-bornes-end-limit = The big cards are still barred. **Play { $card }** to set them free.
lesson-bornes-attack = Rosa is close behind you. **Play { $card }** on her.
lesson-bornes-rival-stands = Rosa is stopped until she finds { $remedy_card }. **Play { $km } km.**
lesson-bornes-coup = Rosa attacks with { $attack_card }, but you hold { $card }. **Strike back** now!
lesson-bornes-after-coup = The attack is gone, it can never hit you again, and it is your turn. **Play { $km } km.**
lesson-bornes-safety = { $card } keeps { $attack_card } away from you for the whole race. **Play it.**
lesson-bornes-after-safety = After such a card you play again. **Play { $km } km.**
lesson-bornes-drive-far = Nearly there: { $left_km } km to go. **Play { $km } km.**
lesson-bornes-finish = You must hit { $goal_km } km exactly: a bigger card would take you past it. **Play { $km } km.**
lesson-bornes-extend = You made it! You may drive on to { $goal_km } km for more points, but it is a risk. **Finish here.**
lesson-bornes-won = You have won your first race. When no card fits, discard one: that is all you need.
