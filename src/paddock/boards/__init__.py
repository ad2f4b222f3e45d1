"""Boards as data and as SVG: spaces with position, heading and outline, in one format for all games."""

from paddock.boards.cars import CARS
from paddock.boards.find import board, cars, grid, has_board
from paddock.boards.shapes import Board, Car, Space, schema
from paddock.boards.svg import svg

__all__ = ["CARS", "Board", "Car", "Space", "board", "cars", "grid", "has_board", "schema", "svg"]
