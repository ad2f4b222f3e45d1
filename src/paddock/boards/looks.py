"""SVG style of each kind of mark: colours and fonts of printed boards."""

from typing import NamedTuple

from paddock.boards.shapes import AreaLook, LabelLook, LineLook

INK = "#23262b"
CREAM = "#fffdf8"
LANE = "#fbf8f1"
ROAD = "#33373d"
TURF = "#66843f"
RED = "#c8312b"
AMBER = "#f2a900"

FONT = "'Sofia Sans Condensed Variable','Sofia Sans Condensed','Arial Narrow','Roboto Condensed',system-ui,sans-serif"
CAR_COLOURS = ("#d9402f", "#1f5fae", "#f5b21a", "#2bab8f", "#5d2e82", "#f4ecd9")

AREAS: dict[AreaLook, str] = {
    "paper": 'fill="#f6f1e7"',
    "sky": 'fill="#f3e4c4"',
    "sun": f'fill="{AMBER}"',
    "hill": 'fill="#e0cfa3"',
    "hill-near": 'fill="#c3cda2"',
    "grass": 'fill="#d9dfbf"',
    "tree": 'fill="#7c9a5c"',
    "tree-light": 'fill="#95b073"',
    "trunk": 'fill="#6d5f49"',
    "road": f'fill="{ROAD}"',
    "red": 'fill="url(#red)"',
    "island": f'fill="url(#stripes)" stroke="{LANE}" stroke-width="2.4" stroke-linejoin="round"',
    "white": f'fill="{LANE}"',
    "black": f'fill="{INK}"',
    "turf": f'fill="{TURF}"',
    "plate": f'fill="#1f5fae" stroke="{LANE}" stroke-width="1.6"',
    "wall": f'fill="{CREAM}" stroke="{INK}" stroke-width="1.6"',
    "roof": f'fill="{RED}"',
    "door": f'fill="{INK}"',
    "stone": f'fill="{CREAM}" stroke="{INK}" stroke-width="2"',
    "stone-cap": f'fill="{AMBER}" stroke="{INK}" stroke-width="2"',
    "die": f'fill="{CREAM}" fill-opacity=".35" stroke="{TURF}" stroke-width="5"',
    "car-1": f'fill="{CAR_COLOURS[0]}"',
    "car-2": f'fill="{CAR_COLOURS[1]}"',
    "car-3": f'fill="{CAR_COLOURS[2]}"',
    "car-4": f'fill="{CAR_COLOURS[3]}"',
    "car-5": f'fill="{CAR_COLOURS[4]}"',
    "car-6": f'fill="{CAR_COLOURS[5]}"',
}


class Stroke(NamedTuple):
    """One of the strokes that draw a line; `wider` is added to the width of the line."""

    colour: str
    wider: float = 0.0
    extra: str = ""


ROUND = 'stroke-linejoin="round"'
LINES: dict[LineLook, tuple[Stroke, ...]] = {
    "verge": (Stroke("#c3cda2", 0, ROUND),),
    "road": (Stroke(LANE, 6), Stroke(ROAD)),
    "pit-road": (Stroke(LANE, 5, ROUND), Stroke("#4a4f57", 0, ROUND)),
    "kerb": (Stroke(LANE), Stroke(RED, 0, 'stroke-dasharray="11 11"')),
    "lane": (Stroke(LANE, 0, 'stroke-dasharray="9 9" stroke-opacity=".8"'),),
    "ban": (Stroke(LANE),),
    "row": (Stroke(LANE, 0, 'stroke-opacity=".32"'),),
    "pit-row": (Stroke(LANE, 0, 'stroke-dasharray="5 4" stroke-opacity=".85"'),),
    "grid": (Stroke(LANE),),
}

LABELS: dict[LabelLook, str] = {
    "space": "#c9c3b6",
    "row": "#575349",
    "start": "#c9c3b6",
    "field": LANE,
    "title": TURF,
    "foot": INK,
    "stone": INK,
}

# Patterns that distinguish red corners and islands from the road without colour.
PATTERNS = (
    '<defs><pattern id="stripes" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
    f'<rect width="14" height="14" fill="{LANE}"/><rect width="7" height="14" fill="{RED}"/></pattern>'
    '<pattern id="red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" fill="#a12b27"/><rect width="3" height="9" fill="#c9514a"/></pattern></defs>'
)
