"""Proving: what a replayed record shows about chance, in a word, and whether that is what was hoped for."""

from typing import Any, Final

from paddock.core.record.replay import Proof, Replay

# What chance turned out to be, where that means a "no".
WRONG: Final = ("differs", "missing", "other", "none")


def chance_kind(proof: Proof, commitment: str | None) -> str:
    """What is known of chance, in a word.

    none, other: not the commitment that was asked for. missing: over, and no secret. withheld: not yet revealed.
    differs: not what the source says. written: begins with a position. committed, seed, recorded: as the record says.
    """
    if commitment is not None and proof.commitment != commitment.lower():
        return "none" if proof.commitment is None else "other"
    if proof.chance == "withheld":
        return "missing" if proof.is_finished else "withheld"
    if proof.chance == "recorded":
        return "recorded"
    if not proof.follows:
        return "differs"
    return proof.chance if proof.from_deal else "written"


def is_wrong(kind: str, commitment: str | None) -> bool:
    """Whether this is a "no": whoever brings a commitment wants a match that was dealt by it."""
    return kind in WRONG or (commitment is not None and kind == "written")


def figures(replay: Replay, kind: str, commitment: str | None) -> dict[str, Any]:
    """The verdict for programs."""
    proof = replay.proof
    return {
        "game": replay.match.game_id,
        "moves": len(replay.steps),
        "rounds": len(replay.match.results),
        "over": replay.match.is_over,
        "chance": kind,
        "source": proof.chance,
        "follows": proof.follows,
        "from_deal": proof.from_deal,
        "commitment": proof.commitment,
        "as_published": None if commitment is None else kind not in ("none", "other"),
    }
