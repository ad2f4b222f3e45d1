"""/api/games: the catalogue with every option explained, boards as data, and JSON schemas."""

from typing import Annotated, Any

from litestar import MediaType, Router, get
from litestar.params import Parameter

import paddock
from paddock import families
from paddock.advice.hint import has_hints
from paddock.boards.find import board, has_board
from paddock.boards.shapes import Board
from paddock.bots.ladder import levels
from paddock.core.errors import BadInput, UnknownGame
from paddock.core.game import Game
from paddock.core.sheet import Option
from paddock.howtos import howto
from paddock.lessons import Lesson, lesson, lesson_names
from paddock.locales import LANGUAGES, brought
from paddock.server.routes.deps import Request, address_of, context_of
from paddock.server.routes.problems import problems
from paddock.server.shapes import Games, GameShown, GoalOdds, Howto, KeepOdds, OptionShown
from paddock.table import messages, standing_orders
from paddock.table.denied import Denied
from paddock.table.frames import partners

Language = Annotated[str, Parameter(max_length=8)]
GameId = Annotated[str, Parameter(max_length=40)]
Seats = Annotated[int | None, Parameter(ge=1, le=12)]
Faces = Annotated[str, Parameter(pattern="^[1-6]{1,10}$")]
SomeFaces = Annotated[str, Parameter(pattern="^[1-6]{0,10}$")]
Rerolls = Annotated[int, Parameter(ge=0, le=4)]
LessonName = Annotated[str, Parameter(max_length=40)]
OptionsChosen = Annotated[list[str] | None, Parameter(max_items=40)]


def language_of(lang: str) -> str:
    """The language; Denied if it is not supported."""
    if lang not in LANGUAGES:
        raise Denied("bad-input", text=f"languages are: {', '.join(LANGUAGES)}")
    return lang


def _game(game_id: str) -> Game:
    try:
        return paddock.game(game_id)
    except UnknownGame as error:
        raise Denied("not-found") from error


def _option(option: Option, lang: str) -> OptionShown:
    words = [option.word(value, lang) for value in option.values]
    return OptionShown(option.name, option.title(lang), option.values, words, option.default, option.text(lang))


def _shown(game: Game, lang: str) -> GameShown:
    options = [_option(kind, lang) for kind in game.options()]
    boards = (game.circuits() or ["board"]) if has_board(game) else []
    return GameShown(
        id=game.id,
        name=game.name(lang),
        family=game.family,
        seat_counts=game.seat_counts,
        levels=levels(game),
        options=options,
        circuits=game.circuits(),
        boards=boards,
        orders=standing_orders.kinds(game),
        slow_orders=dict(standing_orders.defaults(game)),
        has_hints=has_hints(game),
        has_review=has_hints(game),  # reviews are made of hints
        partners={seats: sides for seats in game.seat_counts if (sides := partners(game.id, seats, ()))},
    )


@get("/", responses=problems())
async def show_games(lang: Language = "en") -> Games:
    """All games, with their options in words."""
    said = language_of(lang)
    return Games([_shown(paddock.game(game_id), said) for game_id in paddock.game_ids()])


@get("/{game:str}", responses=problems(404))
async def show_game(game: GameId, lang: Language = "en") -> GameShown:
    """One game."""
    return _shown(_game(game), language_of(lang))


@get("/{game:str}/boards/{name:str}", responses=problems(404))
async def show_board(game: GameId, name: Annotated[str, Parameter(max_length=40)], lang: Language = "en") -> Board:
    """A board as data: spaces and marks in the order they are drawn; `board` is the only or first one."""
    try:
        return board(_game(game), None if name == "board" else name, language_of(lang))
    except BadInput as error:
        raise Denied("not-found") from error


@get("/{game:str}/howto", responses=problems(404))
async def show_howto(
    game: GameId,
    lang: Language = "en",
    seats: Seats = None,
    option: OptionsChosen = None,
) -> Howto:
    """How to play, in short: for all tables, or for one with these seats and options (`option=mode=variant`)."""
    chosen = {name: value for name, _, value in (word.partition("=") for word in option or [])}
    return Howto(howto(_game(game), language_of(lang), seats, chosen, everyday=True))


@get("/{game:str}/lessons", responses=problems(404))
async def show_lessons(game: GameId) -> list[str]:
    """The names of the game's lessons, `first` before all others."""
    return lesson_names(_game(game))


@get("/{game:str}/lessons/{name:str}", responses=problems(404))
async def show_lesson(request: Request, game: GameId, name: LessonName, lang: Language = "en") -> Lesson:
    """A guided race as a sequence of frames: nothing is opened, dealt or kept for it."""
    opened, said = _game(game), language_of(lang)
    if name not in lesson_names(opened):
        raise Denied("not-found")
    # The first request plays the lesson by the rules.
    return await context_of(request).run_in_thread(address_of(request), lambda: lesson(opened, name, said))


@get("/{game:str}/odds", responses=problems(404))
async def show_odds(  # noqa: PLR0913, PLR0917 - one parameter of the address each
    request: Request, game: GameId, dice: Faces, keep: SomeFaces = "", extra: SomeFaces = "", rerolls: Rerolls = 0
) -> KeepOdds:
    """The exact value of keeping these dice and rolling the others, for each goal, in a game with dice."""
    opened = _game(game)
    if not families.has_part(opened.family, "odds"):
        raise Denied("not-found")
    odds = families.part(opened.family, "odds").odds
    rolled, kept, extras = ([int(face) for face in faces] for faces in (dice, keep, extra))
    # The first request for a number of dice takes a while if the rules are not compiled.
    found = await context_of(request).run_in_thread(
        address_of(request), lambda: odds(opened, rolled, kept, extras, rerolls)
    )
    return KeepOdds([GoalOdds(one.goal, one.is_chance, one.worth, one.best.worth, one.best.dice) for one in found])


@get("/{game:str}/sentences", media_type=MediaType.TEXT, responses=problems(404))
async def show_sentences(game: GameId, lang: Language = "en") -> str:
    """The sentences of the game's folder, as Fluent; a page already has those of the games it was built with."""
    return brought(_game(game).family, language_of(lang))


@get("/{game:str}/schema", responses=problems(404))
async def show_schema(game: GameId) -> dict[str, Any]:
    """JSON Schema of the game's views, events, positions and steps."""
    return _game(game).schema()


@get("/messages", responses=problems())
async def show_messages() -> dict[str, Any]:
    """JSON Schema of the WebSocket messages, in both directions."""
    return messages.schema()


router = Router(
    "/api/games",
    route_handlers=[
        show_games,
        show_game,
        show_board,
        show_howto,
        show_lessons,
        show_lesson,
        show_sentences,
        show_odds,
        show_schema,
    ],
    tags=["games"],
)
wire_router = Router("/api/wire", route_handlers=[show_messages], tags=["games"])
