"""Hooks of MkDocs: README.md is the first page, links out of docs/ lead to the repository, anchors keep accents."""

from __future__ import annotations

import os
import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.nav import Navigation
    from mkdocs.structure.pages import Page

# MkDocs loads this file by its path, without the launcher package.
ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs"
FIRST = "index.md"
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)\s#]+)")
CODE = re.compile(r"(^```.*?^```|`[^`\n]+`)", re.DOTALL | re.MULTILINE)
TRANSLATED = re.compile(r"rules/([a-z]{2})/")
TITLES = {
    "Adr": "Decisions",
    "Bg": "Български",
    "Cs": "Čeština",
    "De": "Deutsch",
    "El": "Ελληνικά",
    "Hu": "Magyar",
    "It": "Italiano",
    "Ro": "Română",
    "Sk": "Slovenčina",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.mdx_configs["toc"]["slugify"] = anchor
    return config


def anchor(heading: str, separator: str) -> str:
    """The anchor of a heading in any alphabet, as web/src/pages/rules/markdown.ts makes it."""
    return re.sub(r"\s+", separator, re.sub(r"[^\w\s-]", "", heading.lower()).strip())


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add README.md, written as if it were in docs/."""
    files.append(File.generated(config, FIRST, content=(ROOT / "README.md").read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    del files
    source = "README.md" if page.file.src_uri == FIRST else f"{DOCS}/{page.file.src_uri}"
    parts = CODE.split(markdown)  # every second part is code, which contains no links
    parts[::2] = [LINK.sub(lambda found: address(found[1], source, config.repo_url or ""), part) for part in parts[::2]]
    return "".join(parts)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Declare the language of a translated rules page."""
    del config, files
    found = TRANSLATED.match(page.file.src_uri)
    return f'<div lang="{found[1]}">{html}</div>' if found else html


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Set titles for folders whose names say little."""
    del config, files
    sections = [item for item in nav.items if item.is_section]
    for section in sections:
        section.title = TITLES.get(section.title, section.title)
        sections += [child for child in section.children if child.is_section]
    return nav


def address(link: str, source: str, repository: str) -> str:
    """A link of a source file as the site needs it; PluginError if the target does not exist."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    if not (ROOT / target).exists():
        raise PluginError(f"{source}: the link {link} leads nowhere")
    if (ROOT / target / "README.md").exists():
        target = f"{target}/README.md"
    if target.startswith(f"{DOCS}/") and (ROOT / target).is_file():
        return os.path.relpath(target, posixpath.dirname(source) if source != "README.md" else DOCS)
    kind = "tree" if (ROOT / target).is_dir() else "blob"
    return f"{repository}/{kind}/main/{target}"
