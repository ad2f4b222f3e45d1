"""A sample bot: reads questions from stdin and writes moves to stdout, one JSON object a line.

It plays any game: in the Bornes family by a few rules of thumb, in the others at random. Try it with
`./paddock arena speed-1200 --levels 1,2 --against "python3 examples/sample_bot.py"`.
"""

import json
import random
import sys

BORNES = {"speed-1200", "kilometer-1000", "mille-bornes"}


def value_in_bornes(move: str) -> int:
    """Drive far, then repair and lay safeties, then attack; discard only what is left, short distances first."""
    if move.isdigit():
        return 1000 + int(move)
    if move.startswith("discard "):
        card = move.removeprefix("discard ")
        return -int(card) if card.isdigit() else -1000
    return 100 if ">" in move else 500


def choose(view: dict) -> str:
    """One of the legal moves in the view."""
    if view["game"] in BORNES:
        return max(view["moves"], key=value_in_bornes)
    return random.choice(view["moves"])


def main() -> None:
    """Answer every question until the input ends."""
    for line in sys.stdin:
        question = json.loads(line)
        answer = {"id": question["id"], "move": choose(question["view"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
