"""Guided first races: scripts in the families' folders, played by the rules into frames that the page shows."""

from paddock.lessons.play import Lesson, LessonStep, lesson
from paddock.lessons.script import Script, ScriptStep, lesson_names, read_script

__all__ = ["Lesson", "LessonStep", "Script", "ScriptStep", "lesson", "lesson_names", "read_script"]
