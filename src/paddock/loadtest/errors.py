"""The exception of the load test.

PaddockError
└── LoadFailed          the run cannot go on: a server did not start, or did not do what setting up needs
"""

from paddock.core.errors import PaddockError


class LoadFailed(PaddockError):
    """The run cannot go on. `kind` names the sentence for it: `cli-load-failed-<kind>`."""

    def __init__(self, kind: str, /, **facts: object) -> None:
        self.kind = kind
        self.facts = facts
        super().__init__(f"{kind}: {facts}")
