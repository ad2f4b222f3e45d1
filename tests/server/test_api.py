"""The HTTP API conforms to its OpenAPI document, whatever is sent."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok

if TYPE_CHECKING:
    from schemathesis import APIOperation, Case

    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
EXAMPLES = 10
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
QUICK = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


async def document(served: Served) -> dict[str, Any]:
    answer = await (await served.person()).get("/api/schema/openapi.json")
    assert answer.status_code == 200
    return dict(json.loads(answer.text))


async def test_the_document_is_valid_and_its_names_are_readable(served: Served) -> None:
    described = await document(served)
    schemathesis.openapi.from_dict(described).validate()
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert {"openTable", "sit", "leave", "takeBack", "start", "showRecord", "verify", "linkDevice"} <= set(ids)
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-z]+([A-Z][a-z]+)*", word) for word in ids)
    assert all(operation["description"] for operation in operations)


async def test_every_refusal_is_described_with_its_shape(served: Served) -> None:
    described = await document(served)
    shape = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    refusals = [
        (path, status, answer)
        for path, methods in described["paths"].items()
        for operation in methods.values()
        for status, answer in operation["responses"].items()
        if status >= "400" and (path, status) not in {("/api/health", "503"), ("/api/ready", "503")}
    ]
    assert {status for _, status, _ in refusals} == {"400", "401", "403", "404", "409", "410", "413", "429", "503"}
    assert all(answer["content"] == shape for _, _, answer in refusals)


async def test_a_refusal_says_in_english_why(served: Served) -> None:
    anna, bela = await served.person("Anna"), await served.person("Béla")
    table = await anna.opens("me", "open")
    taken = await bela.post(f"/api/tables/{table}/seats", {"seat": 1, "name": "Béla"})
    foreign = await anna.http.post("/api/me", headers={"origin": "http://evil.example"})
    assert [answer.json()["text"] for answer in (taken, foreign)] == [
        "This seat is taken.",
        "This page does not belong to this server.",
    ]


@pytest.mark.parametrize(
    ("sent", "text"),
    [
        ({}, "Object missing required field `name`"),
        ({"name": "Anna", "nam": "x"}, "Object contains unknown field `nam`"),
        ({"name": 5}, "name: Expected `str`, got `int`"),
        ([], "Expected `object`, got `array`"),
    ],
)
async def test_a_body_that_does_not_fit_is_told_where(served: Served, sent: object, text: str) -> None:
    assert (await (await served.person()).post("/api/me", sent)).json()["text"] == text


async def test_a_body_that_is_not_there_is_told_so(served: Served) -> None:
    assert "a body is missing" in (await (await served.person()).http.post("/api/me")).json()["text"]


async def test_what_cannot_be_done_at_an_address_is_told_with_what_can(served: Served) -> None:
    answer = await (await served.person()).http.request("TRACE", "/api/me")
    assert (answer.status_code, answer.json()["code"]) == (405, "bad-input")
    assert set(answer.headers["allow"].split(", ")) == {"DELETE", "GET", "POST", "PUT", "OPTIONS"}
    assert "GET" in answer.json()["text"]


async def test_a_request_without_its_body_is_told_so(served: Served) -> None:
    answer = await (await served.person()).post("/api/me")
    assert answer.status_code == 400
    assert "body" in answer.json()["text"]


def tried(operation: APIOperation[Any, Any, Any, Any], url: str, token: str, known: dict[str, str]) -> None:
    """Call an operation with valid and invalid input, for existing and missing objects."""

    @QUICK
    @given(case=operation.as_strategy(), share=st.sampled_from([{}, known]))
    def check(case: Case[Any], share: dict[str, str]) -> None:
        case.path_parameters.update({name: share[name] for name in case.path_parameters if name in share})
        response = case.call(base_url=url, headers={"origin": url}, cookies={"paddock": token})
        case.validate_response(response, checks=CHECKS)

    check()


async def test_whatever_is_sent_the_answer_is_one_of_those_described(served: Served) -> None:
    person = await served.person("Anna")
    known = {"table": await person.opens("me", "bot", start=True), "game": "aruba", "name": "board"}
    schema = schemathesis.openapi.from_dict(await document(served))
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 30
    for operation in operations:
        await asyncio.to_thread(tried, operation, served.url, person.token, known)
