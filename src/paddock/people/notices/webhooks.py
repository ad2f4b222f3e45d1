"""Webhooks: messages to a chat room of the people at a table or in a club. Everybody in that room reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import msgspec

from paddock.people.notices import safe_requests
from paddock.people.notices.message import Outcome, one_line
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.notices.message import Message

WebhookKind = Literal["discord", "slack", "matrix", "ntfy"]
KINDS: Final = get_args(WebhookKind)
GONE: Final = {404, 410}
MADE: Final = range(200, 300)
MAX_WORD: Final = 200  # of one line; Discord takes 2,000 letters in all
MARKDOWN: Final = str.maketrans({letter: f"\\{letter}" for letter in "\\*_~`|>[]()#@<"})
ENTITIES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


class Webhooks:
    """Sends to the hosts that the owner of this server allows."""

    def __init__(self, hosts: tuple[str, ...], origin: str) -> None:
        self.hosts: Final = hosts
        self._origin: Final = origin

    def check(self, address: str, kind: str) -> str:
        """The address; Denied if its host is not allowed."""
        url = safe_requests.allowed_url(address, self.hosts)
        if kind == "ntfy" and not _topic(url):
            raise Denied("host-not-allowed")
        return address

    async def send(self, address: str, kind: str, message: Message, stop: str) -> Outcome:
        """Send one message."""
        try:
            url = safe_requests.allowed_url(address, self.hosts)
            data = self.body(kind, url, message, stop)
            where = url._replace(path="/") if kind == "ntfy" else url
            status = await safe_requests.post(where, msgspec.json.encode(data), {"content-type": "application/json"})
        except (Denied, safe_requests.Forbidden):
            return Outcome.FAILED  # the owner may allow the host again
        except OSError:
            return Outcome.FAILED
        return Outcome.SENT if status in MADE else Outcome.GONE if status in GONE else Outcome.FAILED

    def body(self, kind: str, url: safe_requests.Url, message: Message, stop: str) -> dict[str, Any]:
        """The message as each service wants it; names are never read as markup."""
        link, end = f"{self._origin}{message.path}", f"{self._origin}/stop/{stop}"
        words = [one_line(line)[:MAX_WORD] for line in (message.title, *message.lines)]
        if kind == "ntfy":
            text = "\n".join([*words[1:], f"{message.stop} {end}"])
            return {"topic": _topic(url), "title": words[0], "message": text, "click": link}
        if kind == "discord":
            lines = [*(word.translate(MARKDOWN) for word in words), f"<{link}>", f"{message.stop} <{end}>"]
            return {"content": "\n".join(lines), "allowed_mentions": {"parse": []}}
        text = "\n".join([*words, link, f"{message.stop} {end}"])
        return {"text": text.translate(ENTITIES) if kind == "slack" else text}


def _topic(url: safe_requests.Url) -> str:
    return url.path.partition("?")[0].strip("/").rpartition("/")[2]
