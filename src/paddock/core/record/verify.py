"""Verification of records: classifies the proof of chance and decides whether it fails."""

from typing import Any, Final

from paddock.core.record.replay import Proof, Replay

# The results of `chance_kind` that fail the verification.
WRONG: Final = ("differs", "missing", "other", "none")


def chance_kind(proof: Proof, commitment: str | None) -> str:
    """Classify the proof of chance against the expected commitment (None: any).

    none: no commitment in the record. other: a different one. missing: match over, but no secret. withheld: secret not
    yet revealed. differs: deals or rolls do not match the source. written: begins with a given position.
    committed, seed, recorded: as the record says.
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
    """Whether the verification fails; with an expected commitment, a match from a given position fails, too."""
    return kind in WRONG or (commitment is not None and kind == "written")


def is_good(proof: Proof, kind: str, commitment: str | None) -> bool:
    """Whether the record counts as good: never while the match is unfinished, since another end could follow."""
    return proof.is_finished and not is_wrong(kind, commitment)


def figures(replay: Replay, kind: str, commitment: str | None) -> dict[str, Any]:
    """The result of the verification as JSON data."""
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
