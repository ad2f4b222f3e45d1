"""QR codes of URLs, as SVG for the page and as text for the terminal."""

import io

import segno


def qr_svg(text: str) -> str:
    """An address as an SVG that takes the colours of the page around it."""
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", xmldecl=False, svgns=True, omitsize=True, border=2)
    return picture.getvalue().decode().replace('stroke="#000"', 'stroke="currentColor"')


def qr_terminal(text: str) -> str:
    """An address in half blocks for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
