"""Validates a position: the pack is complete, and every car, die, hand and number is consistent with the rules."""

from paddock.core.errors import require
from paddock.core.results import Result
from paddock.games.aruba.rules import derive
from paddock.games.aruba.rules.cards import LEFT, MOUNT_NAMES
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.dice import FACES, MAX_DICE
from paddock.games.aruba.rules.effects import OPS
from paddock.games.aruba.rules.scoring import lines_of
from paddock.games.aruba.rules.shapes import CarShape, RacePosition, TurnShape
from paddock.games.aruba.rules.state import PENDING_SPACE
from paddock.games.aruba.rules.terms import Terms

TWO_CARS = 2


def check_race(terms: Terms, shape: RacePosition) -> None:
    """Reject an impossible race with the reason."""
    _check_counts(terms, shape)
    for number, car in enumerate(shape["cars"], start=1):
        _check_car(terms, number, car)
    _check_track(shape)
    _check_pack(terms, shape)
    _check_shuffled(terms, shape)
    _check_hands(terms, shape)
    _check_dice(terms, shape)
    _check_turn(terms, shape)
    _check_moment(terms, shape)


def check_result(terms: Terms, who: str, result: Result) -> None:
    """Reject a result whose detail lacks the final order of cars or contradicts the points."""
    detail = result["detail"]
    require(sorted(detail) == ["home", "ranking", "start"], f"{who}: a detail holds start, home and ranking")
    cars = list(range(1, terms.cars + 1))
    ranking, home, start = detail["ranking"], detail["home"], detail["start"]
    is_list = isinstance(ranking, list) and all(_is_whole(car) for car in ranking)
    require(is_list and sorted(ranking) == cars, f"{who}: the ranking must name each of the cars {cars} once")
    require(_is_whole(home) and 0 <= home <= terms.cars, f"{who}: home counts the cars home")
    require(_is_whole(start) and 1 <= start <= terms.seats, f"{who}: there is no start seat {start!r}")
    order = [car - 1 for car in ranking[:home]]
    for side, lines in enumerate(result["lines"]):
        fits = [tuple(line) for line in lines] == lines_of(terms, order, side)
        require(fits, f"{who}: the points of seat {side + 1} do not follow from the ranking")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_counts(terms: Terms, shape: RacePosition) -> None:
    require(len(shape["cars"]) == terms.cars, f"there must be {terms.cars} cars, not {len(shape['cars'])}")
    require(len(shape["hands"]) == terms.seats, f"there must be {terms.seats} hands, not {len(shape['hands'])}")
    require(1 <= shape["start"] <= terms.seats, f"start: there is no seat {shape['start']}")
    require(1 <= shape["turn"] <= terms.seats, f"turn: there is no seat {shape['turn']}")
    limit = terms.stall_rounds * terms.cars
    require(0 <= shape["still"] <= limit, f"still counts turns from 0 to {limit}, not {shape['still']}")


def _check_car(terms: Terms, number: int, car: CarShape) -> None:
    who = f"car {number}"
    require(car["car"] == number, f"{who} is numbered {car['car']}")
    require(car["seat"] == terms.owner(number - 1) + 1, f"{who} belongs to seat {terms.owner(number - 1) + 1}")
    most = terms.max_damage
    require(0 <= car["damage"] <= most, f"{who}: damage goes from 0 to {most}, not {car['damage']}")
    known = [name for name in MOUNT_NAMES if name in car["mounts"]]
    require(known == car["mounts"], f"{who}: mounts are some of {', '.join(MOUNT_NAMES)}, in this order, each once")
    is_racing = car["state"] == "racing"
    require(is_racing or not car["mounts"], f"{who} is out of the race, but something is mounted on it")
    require((car["rank"] is None) == is_racing, f"{who}: a rank belongs to cars that are home or wrecked")
    if car["state"] in ("racing", "wreck"):
        row, lane = car["row"], car["lane"]
        require(row is not None and 1 <= row <= terms.rows, f"{who}: there is no row {row}")
        require(lane is not None and 1 <= lane <= LANES, f"{who}: there is no lane {lane}")
        require(car["reached"] == row, f"{who} has reached row {row}, not {car['reached']}")
        return
    require(car["row"] is None and car["lane"] is None, f"{who} stands nowhere: row and lane must be null")
    last = terms.rows + 1
    fits = car["reached"] == last if car["state"] == "home" else 1 <= car["reached"] < last
    require(fits, f"{who}: {car['reached']} is no row it can have reached")


def _check_track(shape: RacePosition) -> None:
    taken: dict[tuple[int | None, int | None], int] = {}
    for car in shape["cars"]:
        if car["row"] is not None:
            space = (car["row"], car["lane"])
            require(space not in taken, f"cars {taken.get(space)} and {car['car']} stand on the same space")
            taken[space] = car["car"]
    home = sorted(car["rank"] or 0 for car in shape["cars"] if car["state"] == "home")
    require(home == list(range(1, len(home) + 1)), f"the cars home must have the ranks 1 to {len(home)}, not {home}")
    wrecks = sorted(car["rank"] or 0 for car in shape["cars"] if car["state"] in ("wreck", "cleared"))
    good = list(range(1, len(wrecks) + 1))
    require(wrecks == good, f"the wrecks must have the ranks 1 to {len(wrecks)}, not {wrecks}")
    rows = [car["row"] for car in shape["cars"] if car["state"] == "wreck"]
    full = [row for row in rows if rows.count(row) == LANES]
    require(not full, f"a row is full of wrecks: {full[:1]}; the oldest would have been cleared")


def _check_pack(terms: Terms, shape: RacePosition) -> None:
    found = [0] * len(terms.names)
    for pile in [*shape["hands"], shape["pile"], shape["discards"]]:
        for name in pile:
            require(name in terms.kind_of, f"there is no card {name!r}")
            found[terms.kind_of[name]] += 1
    for car in shape["cars"]:
        for name in car["mounts"]:
            is_saw = name in MOUNT_NAMES[LEFT:]
            found[terms.kind_of["saw" if is_saw else "bumper"]] += 1
    wrong = [
        f"{name}: {found[kind]} instead of {terms.pack[kind]}"
        for kind, name in enumerate(terms.names)
        if found[kind] != terms.pack[kind]
    ]
    require(not wrong, "the pack does not add up: " + ", ".join(wrong))


def _check_shuffled(terms: Terms, shape: RacePosition) -> None:
    """A pile made of discards contains nothing else."""
    shuffled = shape["shuffled"]
    if shuffled is not None:
        counts = dict(zip(terms.names, terms.pack, strict=True))
        fits = all(shuffled.count(name) <= counts.get(name, 0) for name in shuffled)
        require(fits, "shuffled: the pile cannot have been made of these cards")
        in_order = sorted(shuffled, key=lambda name: terms.kind_of[name])
        require(shuffled == in_order, "shuffled is written in pack order")
        _require_part(shape["pile"], shuffled, "the pile holds cards that it was not made of")


def _check_hands(terms: Terms, shape: RacePosition) -> None:
    for hand in shape["hands"]:
        require(hand == sorted(hand, key=lambda name: terms.kind_of[name]), "hands are written in pack order")
    owner = terms.owner(shape["active"]["car"] - 1)
    _require_part(shape["fresh"], shape["hands"][owner], "fresh cards must be in the active seat's hand")
    pairs = [(item["seat"], item["holder"]) for item in shape["known"]]
    require(pairs == sorted(set(pairs)), "known is sorted by seat and holder, each pair once")
    for item in shape["known"]:
        seat, holder = item["seat"], item["holder"]
        fits = 1 <= seat <= terms.seats and 1 <= holder <= terms.seats and seat != holder and bool(item["cards"])
        require(fits, f"known: seat {seat} cannot know cards of seat {holder} so")
        _require_part(item["cards"], shape["hands"][holder - 1], f"seat {holder} does not hold what seat {seat} knows")


def _require_part(cards: list[str], hand: list[str], problem: str) -> None:
    require(all(cards.count(name) <= hand.count(name) for name in cards), problem)


def _check_dice(terms: Terms, shape: RacePosition) -> None:
    active = shape["active"]
    for name in ("dice", "extra"):
        dice = active["dice"] if name == "dice" else active["extra"]
        require(
            all(1 <= face <= FACES for face in dice) and dice == sorted(dice), f"{name}: faces 1 to {FACES}, in order"
        )
    require(len(active["dice"]) <= min(MAX_DICE, terms.dice), f"there are {terms.dice} dice, not {len(active['dice'])}")
    most = terms.pack[terms.kind_of["extra-die"]]
    require(len(active["extra"]) <= most, f"there are {most} Extra dice, not {len(active['extra'])}")
    spare = terms.rerolls + terms.pack[terms.kind_of["re-roll"]]
    require(0 <= active["rerolls"] <= spare, f"rerolls go from 0 to {spare}, not {active['rerolls']}")
    is_rolled = shape["phase"] != "begin" and not shape["over"]
    require(
        is_rolled or not (active["dice"] or active["extra"] or active["rerolls"]),
        "no dice lie before the roll or after the race",
    )
    if shape["phase"] == "dice" or (shape["phase"] == "hook" and not terms.hook_after_last):
        require(len(active["dice"]) >= terms.dice - terms.max_damage, "while rolling all dice of the car are there")
        require(not active["dice_used"], "no die is used while rolling")
    may_all_be_used = active["dice_used"] and not (active["dice"] or active["extra"])
    require(may_all_be_used or not active["all_used"], "all_used: all even and all odd leave no die")


def _check_turn(terms: Terms, shape: RacePosition) -> None:
    active = shape["active"]
    require(1 <= active["car"] <= terms.cars, f"there is no car {active['car']}")
    car = shape["cars"][active["car"] - 1]
    may_be_out = shape["over"] or shape["phase"] == "ninth" or _is_drawing_for_other(shape, car)
    require(may_be_out or car["state"] == "racing", f"car {active['car']} is out of the race, yet it is its turn")
    most = terms.rows * 2
    fits = 0 <= active["spent"] <= most and 0 <= active["gained"] <= most
    require(fits, "gained and spent count movement points of one turn")
    is_begun = active["stage"] != "approach" or active["gained"] > 0 or active["dice_used"]
    is_acting = shape["phase"] in ("act", "ninth") or shape["over"]
    require(is_acting or not is_begun, "nothing is driven or combined before the dice are settled")
    may_have_moved = is_acting and active["spent"] > 0 and shape["still"] == 0
    require(may_have_moved or not active["moved"], "moved: no car can have changed its space this turn")
    if not is_acting:
        _check_losses(terms, shape)
    if active["hooked"] is not None:
        _check_hooked(terms, shape, active)
    for pair in active["sawn"]:
        fits = len(pair) == TWO_CARS and 1 <= pair[0] < pair[1] <= terms.cars
        require(fits, f"sawn names pairs of cars, the smaller number first, not {pair}")
    require(active["sawn"] == _in_order(active["sawn"]), "sawn is sorted, each pair once")


def _is_drawing_for_other(shape: RacePosition, car: CarShape) -> bool:
    """Whether this car has just come home and its seat draws cards for the other one."""
    has_other = any(other["state"] == "racing" and other["seat"] == car["seat"] for other in shape["cars"])
    return car["state"] == "home" and shape["active"]["stage"] == "drawing" and shape["phase"] == "act" and has_other


def _check_losses(terms: Terms, shape: RacePosition) -> None:
    """Until the dice are settled no car moves, so the penalties follow from the positions of the cars."""
    active = shape["active"]
    leads = derive.leads(shape["cars"], active["car"])
    require(active["leads"] == leads, f"leads must be {leads}: that follows from where the cars are")
    from_red = derive.is_on_red(terms, shape["cars"], active["car"])
    require(active["from_red"] == from_red, f"from_red must be {from_red}: that follows from where the car stands")


def _in_order(pairs: list[list[int]]) -> list[list[int]]:
    return [list(pair) for pair in sorted({(pair[0], pair[1]) for pair in pairs})]


def _check_hooked(terms: Terms, shape: RacePosition, active: TurnShape) -> None:
    hooked = active["hooked"] or 0
    require(1 <= hooked <= terms.cars, f"there is no car {hooked}")
    car = shape["cars"][hooked - 1]
    other = shape["cars"][active["car"] - 1]
    require(car["state"] == "racing" and car["seat"] != other["seat"], f"car {hooked} cannot be hooked on")
    is_behind = other["row"] is None or car["row"] == other["row"] - 1
    require(is_behind, f"car {hooked} is hooked on, but not right behind")


def _check_moment(terms: Terms, shape: RacePosition) -> None:
    active = shape["active"]
    owner = terms.owner(active["car"] - 1) + 1
    phase = shape["phase"]
    require(phase in ("hook", "ninth") or shape["turn"] == owner, f"seat {owner} must act for car {active['car']}")
    require(
        (phase == "ninth") == (active["ninth"] is not None),
        "phase 'ninth' and a car at its ninth token belong together",
    )
    require(phase == "ninth" or not active["pending"], "something is pending, but nobody is asked about it")
    require(phase in ("begin", "act") or not shape["over"], "nobody is asked anything after the race")
    if phase == "hook":
        _check_hook_window(terms, shape)
    if phase == "ninth":
        _check_ninth(terms, shape)
    _check_end(terms, shape)


def _check_end(terms: Terms, shape: RacePosition) -> None:
    """A race is over when it is decided, or stalled at the end of a turn."""
    racing = sum(1 for car in shape["cars"] if car["state"] == "racing")
    is_stalled = shape["still"] >= terms.stall_rounds * racing
    # During a turn a wreck may have reduced the number of cars that make a round.
    must_be_over = derive.is_decided(terms, shape["cars"]) or (is_stalled and shape["phase"] == "begin")
    fits = must_be_over or is_stalled if shape["over"] else not must_be_over
    require(fits, f"with {racing} cars racing and {shape['still']} turns without a step, over must be {must_be_over}")


def _check_hook_window(terms: Terms, shape: RacePosition) -> None:
    car = shape["cars"][shape["active"]["car"] - 1]
    behind = [
        other["seat"]
        for other in shape["cars"]
        if other["state"] == "racing" and other["lane"] == car["lane"] and other["row"] == (car["row"] or 0) - 1
    ]
    fits = behind == [shape["turn"]] and shape["turn"] != car["seat"]
    require(fits, f"phase 'hook' asks the seat right behind car {car['car']}, not seat {shape['turn']}")
    require(shape["active"]["hooked"] is None, "a car is hooked on already")
    require(bool(shape["hands"][shape["turn"] - 1]), f"seat {shape['turn']} has no cards: it is not asked for a hook")
    require(bool(shape["active"]["dice"]), f"phase 'hook' comes after the roll of {terms.dice} dice or less")


def _check_ninth(terms: Terms, shape: RacePosition) -> None:
    active = shape["active"]
    ninth = active["ninth"] or 0
    require(1 <= ninth <= terms.cars, f"there is no car {ninth}")
    car = shape["cars"][ninth - 1]
    fits = car["state"] == "racing" and car["damage"] == terms.max_damage and car["seat"] == shape["turn"]
    require(fits, f"car {ninth} of seat {shape['turn']} does not wait for its ninth token")
    require(len(active["pending"]) <= PENDING_SPACE // 2, "too much is pending")
    for item in active["pending"]:
        _check_pending(terms, shape, item)
    require(active["pending"][-1:] == [f"token {ninth}"], f"the last thing pending must be 'token {ninth}'")
    mine = shape["hands"][shape["turn"] - 1]
    fresh = shape["fresh"] if terms.owner(active["car"] - 1) + 1 == shape["turn"] and not terms.new_cards_fix else []
    require(len(mine) > len(fresh), f"seat {shape['turn']} has no card to save car {ninth} with: it is not asked")


def _check_pending(terms: Terms, shape: RacePosition, item: str) -> None:
    word, _, number = item.partition(" ")
    is_known = word in OPS and number in [str(n) for n in range(1, terms.cars + 1)]
    require(is_known, f"{item!r} is nothing that can be pending")
    car = shape["cars"][int(number) - 1]
    active = shape["cars"][shape["active"]["car"] - 1]
    if word == "carry":
        fits = active["state"] == "home" and shape["active"]["hooked"] == car["car"] and car["row"] == terms.rows
        require(fits, f"{item!r}: only a hooked car in the last row is carried over the line")
    if word == "shove" and car["state"] == "racing":
        rows = [other["row"] or 0 for other in shape["cars"] if _is_racing_in(other, car["lane"])]
        between = range(active["row"] or 0, (car["row"] or 0) + 1)
        fits = _is_racing_in(active, car["lane"]) and bool(between) and set(between) <= set(rows)
        require(fits, f"{item!r}: there is no row of cars from car {active['car']} to car {number}")


def _is_racing_in(car: CarShape, lane: int | None) -> bool:
    return car["state"] == "racing" and car["lane"] == lane
