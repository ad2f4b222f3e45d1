"""`paddock review`: how much luck and decisions contributed to a result, the costliest moves, and a chart."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.advice.exact_shares import WHOLE
from paddock.advice.review import Account, Costly, Review, Swing
from paddock.advice.review_svg import picture
from paddock.advice.reviewer import BUDGET_MS
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.invalid_records import reason_of
from paddock.cli.language import settled_language
from paddock.cli.painters import painter_of
from paddock.cli.play.saves import names_in, read_text
from paddock.cli.screen import Screen
from paddock.cli.waiting import Waiting
from paddock.core.errors import BadRecord
from paddock.core.record.replay import Replay
from paddock.locales import decimal

SHARES = ("start", "deal", "luck", "decisions", "rivals", "result")
ABSOLUTE = ("start", "result")
TENTH = WHOLE // 1000  # of a percent


def review(
    record: Annotated[Path, flag("cli-argument-record")],
    /,
    *,
    budget: Annotated[float, flag("cli-flag-budget")] = BUDGET_MS / 1000,
    svg: Annotated[Path | None, flag("cli-flag-review-svg")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Say how a match was won and lost."""
    screen = Screen(settled_language(lang))
    try:
        replay = library.replay(read_text(record, screen.lang))
    except BadRecord as error:
        raise CliError(reason_of(error, screen.lang)) from error
    if not replay.match.is_over:
        raise CliError(screen.text("review-not-over"))
    with Waiting(screen) as watch:
        found = library.review(replay, budget * 1000, progress=watch)
    told = Told(screen, replay, found)
    if svg is not None:
        svg.write_text(picture(found, told.sides, screen.lang), "utf-8")
    if json:
        screen.report(figures(found, screen.lang))
    else:
        told.tell(svg)
    return 0


def figures(found: Review, lang: str) -> dict[str, Any]:
    """The review as data, with its sentences."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    for costly, move in zip(data["costliest"], found.costliest, strict=True):
        costly["why"] = move.text(lang)
    return data


class Told:
    """Prints a review for a person."""

    def __init__(self, screen: Screen, replay: Replay, found: Review) -> None:
        self.screen = screen
        self.match = replay.match
        self.found = found
        self.family = replay.game.family
        self.painter = painter_of(self.family)
        self.names = names_in(self.match, screen.lang)
        self.sides = [" + ".join(self.names[seat - 1] for seat in account.seats) for account in found.accounts]

    def tell(self, svg: Path | None) -> None:
        """Print where it was won, the turning points, then the account of every side."""
        self._tell_won()
        self.screen.say("review-costliest" if self.found.costliest else "review-nothing-costly", style="bold")
        for number, costly in enumerate(self.found.costliest, start=1):
            self._tell_costly(number, costly)
        for swing in self.found.swings:
            self.screen.say("review-swing", self._swing_facts(swing))
        self.screen.show()
        self.screen.show(self._accounts())
        facts: dict[str, object] = {"worlds": self.found.worlds, "count": self.found.decisions}
        self.screen.say("review-how", facts, style="dim")
        if svg is not None:
            self.screen.say("review-drawn", {"file": str(svg)})

    def _tell_won(self) -> None:
        """One sentence about where the match was won."""
        won = self.found.won
        if won is None:
            self.screen.say("review-won-shared", style="bold")
        else:
            self.screen.say("review-won" if won.step else "review-won-start", self._swing_facts(won), style="bold")
        self.screen.show()

    def _swing_facts(self, swing: Swing) -> dict[str, object]:
        chances = {"before": swing.before, "after": swing.after}
        percents = {name: round(100 * chance / WHOLE) for name, chance in chances.items()}
        return {"name": self.sides[swing.side - 1], "step": swing.step, **percents}

    def _accounts(self) -> Grid:
        grid = Grid(title=self.screen.text("review-title"), title_justify="left", box=None, padding=(0, 2, 0, 0))
        grid.add_column("")
        for name in SHARES:
            grid.add_column(self.screen.text(f"review-{name}", {"family": self.family}), justify="right")
        for account, name in zip(self.found.accounts, self.sides, strict=True):
            grid.add_row(name, *self._cells(account))
        return grid

    def _cells(self, account: Account) -> list[Text]:
        """The account in tenths of a percent; the rounding difference goes to luck, so that the cells still add up."""
        tenths = {name: round(getattr(account, name) / TENTH) for name in SHARES}
        others = sum(tenths[name] for name in SHARES if name not in ("luck", "result"))
        tenths["luck"] = tenths["result"] - others
        texts = {name: self.percent(tenths[name], signed=name not in ABSOLUTE) for name in SHARES}
        texts["decisions"] += f" ±{self.percent(round(account.margin / TENTH), signed=False)}"
        return [Text(texts[name], style="bold" if name == "result" else "") for name in SHARES]

    def percent(self, tenths: int, *, signed: bool = True) -> str:
        """A share of a match in percent."""
        sign = "+" if signed and tenths > 0 else "−" if tenths < 0 else ""  # noqa: RUF001 - a minus sign
        return f"{sign}{decimal(abs(tenths) / 10, 1, self.screen.lang)}"

    def _tell_costly(self, number: int, costly: Costly) -> None:
        view = self.match.at(costly.step - 1).view(costly.seat)
        facts: dict[str, object] = {
            "number": number,
            "step": costly.step,
            "name": self.names[costly.seat - 1],
            "text": self.painter.move_text(costly.move, view, self.names, self.screen.lang),
            "better": self.painter.move_text(costly.better.move, view, self.names, self.screen.lang),
            "cost": self.percent(round(costly.cost / TENTH), signed=False),
            "margin": self.percent(round(costly.margin / TENTH), signed=False),
        }
        self.screen.say("review-costly", facts)
        if costly.reasons:
            self.screen.say("review-why", {"text": costly.text(self.screen.lang)})
        if costly.figures:
            self.screen.say("review-why", {"text": costly.details(self.screen.lang)}, style="dim")
