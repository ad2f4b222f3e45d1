"""Where the rules page of a game is: in the language asked for if there is one, else in English."""

from pathlib import Path

from paddock.core.game import Game


def page_of(game: Game, lang: str) -> str:
    """The page's path in a checkout, which an installed package need not have."""
    translated = f"docs/rules/{lang}/{game.id}.md"
    return translated if file_of(translated) else f"docs/rules/{game.id}.md"


def file_of(page: str) -> Path | None:
    """The file of a page in the checkout around this package, wherever the package is installed in it."""
    return next((folder / page for folder in Path(__file__).resolve().parents if (folder / page).is_file()), None)
