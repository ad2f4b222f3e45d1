"""What a typed line means: a word of the table, a move by notation, number or beginning, or nothing clear."""

from typing import NamedTuple

from paddock.core.match import Match

WORDS = ("?", "help", "rules", "hand", "log", "save", "quit")
NOT_A_MOVE = "not-a-move"


class Choice(NamedTuple):
    """One of: a word, a move (legal or not), or several moves that the line could mean."""

    word: str = ""
    move: str = ""
    several: tuple[str, ...] = ()


def understood(line: str, match: Match, texts: dict[str, str]) -> Choice:
    """The meaning of a line. `texts` says in the person's language what each candidate move does."""
    text = " ".join(line.split())
    if text.lower() in WORDS:
        return Choice(word=text.lower())
    for exact in (text, text.lower()):
        refusal = match.refusal(exact)
        if refusal is None or refusal.rule != NOT_A_MOVE:
            return Choice(move=exact)
    legal = match.moves()
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(legal):
        return Choice(move=legal[int(text) - 1])
    return by_beginning(text.casefold(), legal, texts)


def by_beginning(text: str, legal: list[str], texts: dict[str, str]) -> Choice:
    """The one move that begins so, legal ones first; a move that is refused can be meant, too."""
    for moves in (legal, list(texts)):
        for described in ({move: move for move in moves}, texts):
            found = tuple(move for move in moves if described.get(move, "").casefold().startswith(text))
            if len(found) == 1:
                return Choice(move=found[0])
            if found:
                return Choice(several=found)
    return Choice()
