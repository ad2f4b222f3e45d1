"""`paddock explain`: rules, cards and options of a game, each with its section of the rulebook."""

import difflib
from typing import Annotated

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.cli.errors import CliError
from paddock.cli.examples import examples
from paddock.cli.flags import Json, Lang, flag, opened_game
from paddock.cli.language import settled_language
from paddock.cli.painters import painter_of
from paddock.cli.rules_pages import page_of
from paddock.cli.screen import Screen
from paddock.core.game import Game
from paddock.core.sheet import Option
from paddock.howtos import howto
from paddock.locales import card_name, say, sources


def explain(
    game: Annotated[str | None, flag("cli-argument-game")] = None,
    word: Annotated[str | None, flag("cli-argument-rule")] = None,
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Explain a game's rules, cards and options."""
    screen = Screen(settled_language(lang))
    if game is None:
        told = {name: library.game(name).name(screen.lang) for name in library.game_ids()}
        page: RenderableType = games_page(told, screen)
    elif word is None and game in library.game_ids():
        told = {rule: rule_text(library.game(game), rule, screen.lang) for rule in library.game(game).rules()}
        page = game_page(library.game(game), screen)
    else:
        opened, asked = (opened_game(game, screen.lang), word) if word else (game_with(game, screen), game)
        told, page = word_page(opened, asked, screen)
    if json:
        screen.report(dict(told))
    else:
        screen.show(page)
    return 0


def game_with(word: str, screen: Screen) -> Game:
    """The first game that has this rule, card, option or topic."""
    for name in library.game_ids():
        if word in known_words(library.game(name)):
            return library.game(name)
    known = [*library.game_ids(), *(near for name in library.game_ids() for near in known_words(library.game(name)))]
    raise unknown(word, known, screen)


def known_words(game: Game) -> list[str]:
    """Rules, cards, options and topics of a game."""
    return [*topics(game), *cards_of(game), *(option.name for option in game.options()), *game.rules()]


def topics(game: Game) -> list[str]:
    """Topics of this family, besides its rules, that the locale files explain."""
    start = f"topic-{game.family}-"
    return [name.removeprefix(start) for name in sources("en") if name.startswith(start)]


def unknown(word: str, known: list[str], screen: Screen) -> CliError:
    words = list(dict.fromkeys(known))
    near = difflib.get_close_matches(word.lower(), words, n=3, cutoff=0.5)
    message = "cli-explain-near" if near else "cli-explain-unknown"
    return CliError(screen.text(message, {"text": word, "near": ", ".join(near), "known": ", ".join(words)}))


def cards_of(game: Game) -> dict[str, str]:
    return painter_of(game.family).cards(game.sheet)


def rule_text(game: Game, rule: str, lang: str) -> str:
    """The sentence of a rule: with an example if play has found one, else with placeholders for its facts."""
    example = examples(game.id).get(rule)
    if example is not None:
        return example.refusal.text(lang)
    return say(f"refusal-{rule}", {"game": game.id, "section": section(game, rule)}, lang)


def section(game: Game, rule: str) -> str:
    return game.sheet.section(rule) or "-"


def rule_lines(game: Game, lang: str) -> Grid:
    """All rules that can refuse a move, one sentence each."""
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for rule in game.rules():
        grid.add_row(rule, rule_text(game, rule, lang))
    return grid


def games_page(names: dict[str, str], screen: Screen) -> RenderableType:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for name, title in names.items():
        grid.add_row(Text(name, style="bold"), title)
    return Group(Text(screen.text("cli-explain-games")), grid, Text(screen.text("cli-explain-how"), style="dim"))


def game_page(game: Game, screen: Screen) -> RenderableType:
    parts: list[RenderableType] = [
        Text(screen.text("cli-explain-rules", {"name": game.name(screen.lang)}), style="bold"),
        rule_lines(game, screen.lang),
    ]
    cards = cards_of(game)
    if cards:
        parts += [Text(screen.text("cli-explain-cards"), style="bold"), card_lines(game, cards, screen)]
    if game.options():
        parts += [Text(screen.text("cli-explain-options"), style="bold")]
        parts += [option_lines(option, screen) for option in game.options()]
    if topics(game):
        parts.append(Text(screen.text("cli-explain-topics", {"known": ", ".join(topics(game))})))
    parts.append(Text(screen.text("cli-explain-page", {"page": page_of(game, screen.lang)}), style="dim"))
    return Group(*parts)


def card_lines(game: Game, cards: dict[str, str], screen: Screen) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    for card, kind in cards.items():
        kind_name = screen.text(f"kind-{kind}", {"game": game.id})
        grid.add_row(Text(card, style="bold"), card_name(game.id, card, screen.lang), kind_name)
    return grid


def option_lines(option: Option, screen: Screen) -> RenderableType:
    facts: dict[str, object] = {
        "name": option.name,
        "values": ", ".join(option.values),
        "default": option.default,
    }
    lines = [option.text(screen.lang), *value_lines(option, screen.lang)]
    return Group(Text(screen.text("cli-option-values", facts)), *(Text("  " + line, style="dim") for line in lines))


def value_lines(option: Option, lang: str) -> list[str]:
    """Every value with its meaning; a plain number needs none."""
    return [f"{value}: {option.word(value, lang)}" for value in option.values]


def word_page(game: Game, word: str, screen: Screen) -> tuple[dict[str, str], RenderableType]:
    """One rule, card or option in detail, as JSON data and as a page."""
    options = {option.name: option for option in game.options()}
    if word in game.rules():
        return rule_page(game, word, screen)
    if word in cards_of(game):
        return card_page(game, word, screen)
    if word in topics(game):
        text = screen.text(f"topic-{game.family}-{word}", {"game": game.id})
        return {"topic": word, "text": text}, Text(text)
    if word in options:
        option = options[word]
        told = {"option": word, "values": ", ".join(option.values), "default": option.default}
        return {**told, "meaning": option.text(screen.lang)}, option_lines(option, screen)
    raise unknown(word, known_words(game), screen)


def card_page(game: Game, card: str, screen: Screen) -> tuple[dict[str, str], RenderableType]:
    kind = screen.text(f"kind-{cards_of(game)[card]}", {"game": game.id})
    name = card_name(game.id, card, screen.lang)
    items = [item for section in howto(game, screen.lang) for item in section.items]
    text = next((item.text for item in items if item.subject == card), "")
    return {"card": card, "name": name, "kind": kind, "text": text}, Text(f"{card}: {name} ({kind}). {text}".rstrip())


def rule_page(game: Game, rule: str, screen: Screen) -> tuple[dict[str, str], RenderableType]:
    example = examples(game.id).get(rule)
    told = {"game": game.id, "rule": rule, "section": section(game, rule), "page": page_of(game, screen.lang)}
    lines = [screen.text("cli-rule-title", {**told, "name": game.name(screen.lang)})]
    told["text"] = rule_text(game, rule, screen.lang)
    if example is None:
        lines.append(told["text"])
    else:
        told["move"] = example.move
        lines.append(screen.text("cli-rule-example", {"move": example.move, "text": told["text"]}))
    lines.append(screen.text("cli-explain-page", {"page": told["page"]}))
    return told, Text("\n".join(lines))
