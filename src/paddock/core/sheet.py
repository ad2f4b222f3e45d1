"""Sheets: the numbers, named choices and rulebook sections of one edition, parsed from TOML and hashed."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from typing import Final

from paddock.core import translate
from paddock.core.errors import BadOption, BadSheet
from paddock.core.text import shown, whole_number


class Option:
    """A named choice of a game. In `values`, N stands for an integer >= 1 and N+ for several of them (3+1+2)."""

    def __init__(self, game_id: str, name: str, values: list[str], default: str) -> None:
        self.game_id: Final = game_id
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default

    def text(self, lang: str = "en") -> str:
        """What the option means."""
        return translate.say(f"option-{self.game_id}-{self.name}", {}, lang)

    def title(self, lang: str = "en") -> str:
        """A short title of the option."""
        return translate.say(f"title-{self.game_id}-{self.name}", {}, lang)

    def word(self, value: str, lang: str = "en") -> str:
        """A short label of one of the values, without the number that N stands for."""
        message, kind = f"value-{self.game_id}-{self.name}", value.partition(":")[0]
        if kind.isdecimal():
            return translate.say(message, {"number": int(kind)}, lang)
        return translate.say(f"{message}-{kind}", {}, lang)

    @property
    def meaning(self) -> str:
        """What the option means, in English."""
        return self.text("en")

    def allows(self, value: str) -> bool:
        """Whether this is one of the values."""
        for pattern in self.values:
            kind, _, number = pattern.partition(":")
            given, _, counts = value.partition(":")
            if number == "N" and given == kind and whole_number(counts) >= 1:
                return True
            if number == "N+" and given == kind and all(whole_number(count) >= 1 for count in counts.split("+")):
                return True
            if number not in ("N", "N+") and value == pattern:
                return True
        return False

    def __repr__(self) -> str:
        return f"Option({self.name!r}, values={self.values!r}, default={self.default!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.game_id, self.name))

    def __reduce__(self) -> tuple[object, ...]:
        return Option, (self.game_id, self.name, self.values, self.default)


class Sheet:
    """One edition: `data` is the parsed TOML, `digest` a hash of its content (without comments and layout).

    An option with `added = true` came after matches had been played: it is not part of the digest, and not of the
    options of a match that leaves it at its default. So those matches keep their terms.
    """

    def __init__(self, data: dict[str, object]) -> None:
        self.data: Final = data
        canonical = json.dumps(_as_first_played(data), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        self.digest: Final = hashlib.sha256(canonical.encode()).hexdigest()[:16]
        self.id: Final = self.text("id")
        self.options: Final = [self._option(name) for name in self.table("options")]
        cited = self.table("sections") if self.has("sections") else {}
        self._sections: Final = {rule: text for rule, text in cited.items() if isinstance(text, str)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"Sheet({self.id!r}, {self.digest!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Sheet, (self.data,)

    def _option(self, name: str) -> Option:
        path = f"options.{name}"
        option = Option(self.id, name, self.texts(f"{path}.values"), self.text(f"{path}.default"))
        if not option.allows(option.default):
            raise BadSheet(f"sheet {self.id}: {path}.default is not one of its values")
        return option

    def _find(self, path: str) -> object:
        found: object = self.data
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                raise BadSheet(f"sheet {self.data.get('id')}: {path} is missing")
            found = found[key]
        return found

    def section(self, rule: str) -> str:
        """The section of the rule booklet with this rule; empty if the sheet names none."""
        return self._sections.get(rule, "")

    def has(self, path: str) -> bool:
        """Whether the sheet has a value at a dotted path."""
        found: object = self.data
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                return False
            found = found[key]
        return True

    def number(self, path: str) -> int:
        """The whole number at a dotted path."""
        found = self._find(path)
        if not isinstance(found, int):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be a whole number")
        return found

    def flag(self, path: str) -> bool:
        """The true or false at a dotted path."""
        found = self._find(path)
        if not isinstance(found, bool):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be true or false")
        return found

    def text(self, path: str) -> str:
        """The text at a dotted path."""
        found = self._find(path)
        if not isinstance(found, str):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be text")
        return found

    def table(self, path: str) -> dict[str, object]:
        """The table at a dotted path."""
        found = self._find(path)
        if not isinstance(found, dict):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be a table")
        return found

    def texts(self, path: str) -> list[str]:
        """The list of texts at a dotted path."""
        found = self._find(path)
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be a list of texts")
        return found

    def numbers(self, path: str) -> list[int]:
        """The list of whole numbers at a dotted path."""
        found = self._find(path)
        if not isinstance(found, list) or not all(isinstance(item, int) for item in found):
            raise BadSheet(f"sheet {self.data.get('id')}: {path} must be a list of whole numbers")
        return found

    def settle(self, chosen: Mapping[str, object]) -> dict[str, str]:
        """The values of the options, with defaults filled in; BadOption for an unknown option or value.

        Added options are left out at their default.
        """
        names = [option.name for option in self.options]
        if not isinstance(chosen, Mapping):
            raise BadOption(f"options are names with values, not {type(chosen).__name__}")
        for name in chosen:
            if name not in names:
                raise BadOption(f"{self.id} has no option {shown(name)}; it has: {', '.join(names)}")
        settled: dict[str, str] = {}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            if not isinstance(value, str) or not option.allows(value):
                allowed = ", ".join(option.values)
                raise BadOption(f"{self.id}: option {option.name} cannot be {shown(value)}; it can be: {allowed}")
            if value != option.default or not self.has(f"options.{option.name}.added"):
                settled[option.name] = value
        return settled


def _as_first_played(data: dict[str, object]) -> dict[str, object]:
    """The content of a sheet without the options that were added later."""
    options = data.get("options")
    if not isinstance(options, dict):
        return data
    first = {name: option for name, option in options.items() if not (isinstance(option, dict) and "added" in option)}
    return {**data, "options": first}


def parse_sheet(text: str) -> Sheet:
    """The sheet in this TOML text."""
    try:
        return Sheet(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadSheet(f"the sheet is not TOML: {error}") from error
