# /// script
# requires-python = ">=3.11"
# dependencies = ["brotli==1.2.1", "fonttools==4.68.0"]
# ///
"""Subsets Sofia Sans to our letters and weights: `.tools/uv/bin/uv run web/fonts/make.py FOLDER`.

FOLDER holds the unpacked npm packages @fontsource-variable/sofia-sans and sofia-sans-condensed, version 5.3.0.
"""

import sys
from pathlib import Path

WEIGHTS = (400, 900)
FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]
SIGNS = "\u00a0\u00a7\u00ab\u00ad\u00b0\u00b1\u00b5\u00b7\u00bb\u00d7"
DASHES_AND_QUOTES = "\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u2212"
ASCII = "".join(chr(code) for code in range(32, 127))
LETTERS = {
    "latin": SIGNS + DASHES_AND_QUOTES + ASCII + "ÀÁÂÄÈÉÌÍÎÒÓÔÖÙÚÜÝßàáâäèéìíîòóôöùúüý",
    "latin-ext": "ČčĎďĚěĂăĹĺĽľŇňŐőŔŕŘřŠšŤťŮůŰűŽžȘșȚț",
    "greek": "".join(chr(code) for code in range(0x0370, 0x0400)),
    "cyrillic": "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЬЮЯабвгдежзийклмнопрстуфхцчшщъьюяѐѝ№",
}


def cut(source: Path, letters: str, target: Path) -> None:
    """Write the font with these letters alone."""
    # Imported here, so that a test can read the letters without these libraries.
    from fontTools import subset  # noqa: PLC0415
    from fontTools.ttLib import TTFont  # noqa: PLC0415
    from fontTools.varLib import instancer  # noqa: PLC0415

    font = instancer.instantiateVariableFont(TTFont(source), {"wght": WEIGHTS})
    options = subset.Options(layout_features=FEATURES, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def main() -> None:
    """Every width and script."""
    here, folder = Path(__file__).parent, Path(sys.argv[1])
    for family in ("sofia-sans", "sofia-sans-condensed"):
        for script, letters in LETTERS.items():
            name = f"{family}-{script}"
            cut(folder / family / "files" / f"{name}-wght-normal.woff2", letters, here / f"{name}.woff2")


if __name__ == "__main__":
    main()
