"""The page can be installed: icons have the declared sizes, and the security policy allows the service worker."""

from __future__ import annotations

import json
import re
import struct

from launcher.places import ROOT
from paddock.server.security import CSP

WEB = ROOT / "web"
MANIFEST = json.loads((WEB / "public/app.webmanifest").read_text("utf-8"))


def test_every_icon_is_as_large_as_the_manifest_says() -> None:
    drawn = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]
    assert {icon["purpose"] for icon in drawn} == {"any", "maskable"}
    for icon in drawn:
        data = (WEB / "public" / icon["src"].lstrip("/")).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]


def test_the_document_names_the_manifest_and_an_icon_for_every_system() -> None:
    document = (WEB / "index.html").read_text("utf-8")
    named = re.findall(r'href="/([\w.-]+)"', document)
    assert {"icon.svg", "icon-180.png", "app.webmanifest"} <= set(named)
    assert [name for name in named if not (WEB / "public" / name).is_file()] == []


def test_the_policy_of_the_server_lets_our_worker_and_our_manifest_work() -> None:
    source = (WEB / "src/base/worker.ts").read_text("utf-8")
    policy = re.search(r"createPolicy\('([\w-]+)'", source)
    assert policy
    rules = dict(rule.strip().partition(" ")[::2] for rule in CSP.split(";"))
    assert policy[1] in rules["trusted-types"].split()
    assert (rules["worker-src"], rules["manifest-src"]) == ("'self'", "'self'")
