"""Explains in the reader's language why a record is invalid, with control characters removed."""

from paddock.cli.typed_text import printable
from paddock.core.errors import BadRecord, IllegalMove
from paddock.locales import has, say


def reason_of(error: Exception, lang: str) -> str:
    """The error as a sentence: a refusal or format error in the reader's language, any other error unchanged."""
    cause = error.__cause__
    if isinstance(cause, BadRecord):
        text = reason_of(cause, lang)
    elif isinstance(cause, IllegalMove):
        text = cause.refusal.text(lang)
    elif isinstance(error, BadRecord) and has(f"cli-record-{error.kind}"):
        text = say(f"cli-record-{error.kind}", dict(error.facts), lang)
    else:
        text = " ".join(str(error).split())
    line = error.facts.get("line") if isinstance(error, BadRecord) else None
    told = text if line is None else say("cli-verify-line", {"line": str(line), "text": text}, lang)
    return printable(told)
