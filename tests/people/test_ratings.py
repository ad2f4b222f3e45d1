"""Ratings: which matches count, what changes, and that they can be computed again from the results."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.catalogue import ENTRIES
from paddock.core.chance.rng import Rng
from paddock.people.bot_ratings import bot_ratings
from paddock.people.rating_model import MODEL, NEWCOMER, Skill, rate, rate_people
from paddock.people.ratings import Pools, Rated, Seat, catch_up, rate_match, ratings_of, recompute
from paddock.people.rebuild_results import rebuild
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.forgetting import forget
from paddock.table.messages import Hint, Undo
from tests.people.evenings import recording_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from paddock.table.store.base import Store
    from tests.table.harness import Harness

QUICK: Final[dict[str, Any]] = {"window_ms": 0, "pace_ms": 0, "is_rated": True}
GAMES: Final = [entry.id for entry in ENTRIES]
STORED: Final = "select game, guest_id, mu, sigma, matches, at from ratings order by game, guest_id"


async def stored(store: Store) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store.query(STORED)]


async def unrated(harness: Harness) -> list[str]:
    """Why the matches are not rated, in order; empty for those that are."""
    return [why for (why,) in await harness.store.query("select unrated from matches order by ended_at, number")]


async def play_out(harness: Harness, table: LiveTable, *guests: str) -> None:
    harness.level = 1
    devices = {guest: await harness.join(table, guest) for guest in guests}
    await harness.go_on(table, devices, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def test_ratings_computed_again_are_those_that_were_computed_match_by_match(address: str) -> None:
    async with recording_at(address) as harness:
        for guests in (("anna", "ben"), ("ben", "clara"), ("anna", "clara")):
            table = await harness.start("mille-bornes", [*guests, "bot:1"], host=guests[0], **QUICK)
            await play_out(harness, table, *guests)
            assert await catch_up(harness.store) == 1
            await harness.pass_time(10)
        before = await stored(harness.store)
        assert [(row[0], row[1], row[4]) for row in before] == [
            (game, guest, 2) for game in ("", "mille-bornes") for guest in ("anna", "ben", "clara")
        ]
        assert await catch_up(harness.store) == 0
        assert await recompute(harness.store) == 3
        assert await stored(harness.store) == before
        await rebuild(harness.store, lambda _done, _total: None)
        assert await stored(harness.store) == before


async def test_the_winner_gains_and_a_rating_is_provisional_at_first(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    await play_out(harness, table, "anna", "ben")
    await catch_up(harness.store)
    places = {standing.side: standing.place for standing in table.state.played.standings()}
    [anna, _] = await ratings_of(harness.store, frozenset({"anna"}))
    [ben, _] = await ratings_of(harness.store, frozenset({"ben"}))
    assert (anna.rating > ben.rating) == (places[1] < places[2])
    assert anna.is_provisional
    assert anna.low < anna.rating < anna.high
    assert (anna.game, anna.matches) == ("", 1)


async def test_two_processes_do_not_rate_the_same_match(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await play_out(harness, table, "anna")
    await catch_up(harness.store)
    before = await stored(harness.store)
    await harness.store.execute([("update matches set is_counted = false", ())])
    query = harness.store.query

    async def read_too_early(sql: str, *values: object) -> Any:  # noqa: ANN401 - what a database hands over
        return [] if "rating_state" in sql else await query(sql, *values)

    harness.store.query = read_too_early  # type: ignore[method-assign]
    with pytest.raises(Exception, match="NOT NULL"):
        await catch_up(harness.store)
    harness.store.query = query  # type: ignore[method-assign]
    assert await stored(harness.store) == before


async def test_matches_that_do_not_count_say_why(harness: Harness) -> None:
    early = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await harness.act(early, lambda state: commands.end(state, "anna"))
    await harness.pass_time(1)
    left = await harness.start("mille-bornes", ["anna", "bot:1"], **QUICK)
    await harness.act(left, lambda state: commands.leave(state, "anna", 1))
    await play_out(harness, left, "ben")
    await harness.pass_time(1)
    alone = await harness.open("mille-bornes", ["anna", "open"], **QUICK)
    await harness.act(alone, lambda state: commands.sit(state, "anna", 2, "Grandmother"))
    await harness.act(alone, lambda state: commands.start(state, "anna"))
    await play_out(harness, alone, "anna")
    await harness.pass_time(1)
    casual = await harness.start("mille-bornes", ["anna", "bot:1"], window_ms=0, pace_ms=0)
    await play_out(harness, casual, "anna")
    assert await unrated(harness) == ["ended-early", "stood-in", "several-sides", "not-chosen"]
    assert await catch_up(harness.store) == 0


async def test_partners_are_rated_together(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1", "ben", "bot:1"], options={"sides": "pairs"}, **QUICK)
    await play_out(harness, table, "anna", "ben")
    await catch_up(harness.store)
    [anna, _] = await ratings_of(harness.store, frozenset({"anna"}))
    [ben, _] = await ratings_of(harness.store, frozenset({"ben"}))
    assert anna == ben


async def test_a_rated_match_has_no_hints_no_second_deal_and_no_undo_of_what_was_revealed(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:1"], hints="all", **QUICK)
    anna = await harness.join(table, "anna")
    table.receive(anna, Hint("h1", 1))
    await harness.settle()
    assert anna.answer("denied")["code"] == "no-hints"
    await harness.go_on(table, {"anna": anna}, Rng(1), 6)
    await harness.request(table, anna, Undo("u1", 1, table.state.facts.seq))
    assert anna.answer("denied")["code"] == "no-undo"
    await harness.act(table, lambda state: commands.end(state, "anna"))
    with pytest.raises(Denied, match="dealt anew"):
        commands.start(table.state, "anna", is_same_deal=True)


async def test_whoever_is_forgotten_has_no_rating(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], **QUICK)
    await play_out(harness, table, "anna", "ben")
    await catch_up(harness.store)
    await forget(harness.hub, "anna")
    assert {row[1] for row in await stored(harness.store)} == {"ben"}
    assert await recompute(harness.store) == 1


def test_a_tie_between_equals_changes_nothing_but_the_certainty() -> None:
    [[one], [other]] = rate([[NEWCOMER], [NEWCOMER]], [1, 1])
    assert one == other
    assert one.mu == pytest.approx(NEWCOMER.mu)
    assert one.sigma < NEWCOMER.sigma


@pytest.mark.parametrize("game", GAMES)
def test_higher_levels_of_bots_have_higher_ratings_up_to_search(game: str) -> None:
    found = [bot_ratings(game)[level].mu for level in range(4)]
    assert found == sorted(found)
    assert found[2] == MODEL.mu


PEOPLE: Final = 40
MATCHES: Final = 3_000
STRENGTHS: Final = [MODEL.mu + MODEL.beta * (4 * number / (PEOPLE - 1) - 2) for number in range(PEOPLE)]
every_seed = pytest.mark.parametrize(
    "seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.full) for seed in (3, 4, 5))]
)


def finish_order(dice: random.Random, strengths: dict[int, float]) -> list[int]:
    """An outcome by Plackett-Luce: the next place goes to each of those left in proportion to exp(strength / beta)."""
    left, order = dict(strengths), []
    while left:
        weights = [math.exp(strength / MODEL.beta) for strength in left.values()]
        order.append(dice.choices(list(left), weights)[0])
        del left[order[-1]]
    return order


def simulated(seed: int, bots: float) -> Pools:
    """The ratings after matches of two to six sides; this share of the seats but the first is played by bots."""
    dice, pools = random.Random(seed), Pools()
    for number in range(MATCHES):
        game = GAMES[number % len(GAMES)]
        seats = dice.sample(range(PEOPLE), dice.randint(2, 6))
        levels = {seat: dice.randint(1, 3) for seat in seats[1:] if dice.random() < bots}
        published = bot_ratings(game)
        strengths = {seat: published[levels[seat]].mu if seat in levels else STRENGTHS[seat] for seat in seats}
        rate_match(
            [
                Seat(0.0, "t", number, game, side, side, side, "" if seat in levels else f"p{seat}", levels.get(seat))
                for side, seat in enumerate(finish_order(dice, strengths), 1)
            ],
            pools,
        )
    return pools


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(number) for number in range(len(values))]


def spearman(pool: list[float]) -> float:
    """The rank correlation of ratings and strengths, which rise with the number of the person."""
    distance = sum((rank - number) ** 2 for number, rank in enumerate(ranks(pool)))
    return 1 - 6 * distance / (PEOPLE * (PEOPLE**2 - 1))


def people_in(pools: Pools, game: str) -> list[float]:
    return [pools.get((game, f"p{number}"), Rated(NEWCOMER, 0)).skill.mu for number in range(PEOPLE)]


@pytest.mark.parametrize("bots", [0.0, 0.2])
@every_seed
def test_ratings_find_the_order_of_forty_people(seed: int, bots: float) -> None:
    fixed = {game: dict(bot_ratings(game)) for game in GAMES}
    pools = simulated(seed, bots)
    for game in ("", *GAMES):
        assert spearman(people_in(pools, game)) >= 0.95, game
    assert {game: bot_ratings(game) for game in GAMES} == fixed
    assert all(guest.startswith("p") for _, guest in pools)


@every_seed
def test_the_mean_of_peoples_ratings_does_not_drift(seed: int) -> None:
    pools = simulated(seed, 0.0)
    for game in ("", *GAMES):
        assert abs(sum(people_in(pools, game)) / PEOPLE - MODEL.mu) < 0.5, game


def test_among_people_the_winner_gains_what_the_others_lose() -> None:
    settled, newcomer = Skill(30.0, 2.0), NEWCOMER
    [[one], [two], [three]] = rate_people([[newcomer], [settled], [settled]], [1, 2, 3])
    assert one.mu > newcomer.mu
    assert one.mu + two.mu + three.mu == pytest.approx(newcomer.mu + 2 * settled.mu)
    assert settled.mu - three.mu < one.mu - newcomer.mu


@pytest.mark.parametrize(("game", "level", "sides", "share"), [("speed-1200", 2, 2, 0.941), ("aruba", 3, 3, 0.69)])
def test_ratings_of_bots_give_the_shares_of_wins_that_were_measured(
    game: str, level: int, sides: int, share: float
) -> None:
    scale = MODEL.beta * math.sqrt(sides)
    one, other = (math.exp(bot_ratings(game)[which].mu / scale) for which in (level, level - 1))
    assert one / (one + (sides - 1) * other) == pytest.approx(share)
