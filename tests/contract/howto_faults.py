"""Finds gaps and overlong sentences in short instructions."""

from paddock.howtos import HowtoSection

MAX_LENGTH = 220
IDS = ("howto-", "line-", "card-")


def faults(section: HowtoSection) -> list[str]:
    """Faults of a section: blanks, ids instead of words, sentences that do not end or are too long."""
    told = [section.title, *(item.name for item in section.items if item.subject), *(it.text for it in section.items)]
    blank = [text for text in told if not text or "…" in text or text.startswith(IDS)]
    return [*blank, *(it.text for it in section.items if len(it.text) > MAX_LENGTH or not it.text.endswith("."))]
