"""The protocol without a bridge: framing, requests, responses, dates."""

from __future__ import annotations

import copy
import json
import pickle
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from healthkit_bridge import ConnectionFailure, HealthKitError, ResponseError
from healthkit_bridge.connection import Connection, version_problem
from healthkit_bridge.errors import response_error
from healthkit_bridge.framing import Framing, Headers, Lines, InvalidOutput
from healthkit_bridge.options import NAMES, camel_case
from healthkit_bridge.types import Samples
from healthkit_bridge.values import decode, read_date, wire_date

OPENRPC = Path(__file__).resolve().parents[3] / "protocol" / "openrpc.json"


@pytest.mark.parametrize("framing", [Lines, Headers])
def test_messages_in_pieces_of_any_size(framing: type[Framing]) -> None:
    messages = [b'{"a": "\xc3\xa9"}', b"[]", b'{"b": 1}']
    stream = b"".join(map(framing().frame, messages))
    for size in range(1, len(stream) + 1):
        reader = framing()
        found = [message for at in range(0, len(stream), size) for message in reader.feed(stream[at : at + size])]
        assert found == messages
        assert reader.is_between_messages


def test_blank_lines_are_skipped() -> None:
    assert Lines().feed(b"\n  \r\n{}\r\n\n") == [b"{}\r"]


@pytest.mark.parametrize("length", ["-1", "1e3", "", "9" * 30, str(1 << 40)])
def test_invalid_lengths(length: str) -> None:
    with pytest.raises(InvalidOutput):
        Headers().feed(f"Content-Length: {length}\r\n\r\n".encode())


@pytest.mark.parametrize("text", [b"\r\n\r\n", b"Content-Type: text\r\n\r\n", b"x" * 9000])
def test_invalid_headers(text: bytes) -> None:
    with pytest.raises(InvalidOutput):
        Headers().feed(text)


def test_responses_in_any_order() -> None:
    connection = Connection(Lines())
    first, data = connection.request("a", {"b": [1, 2.5, None, True]})
    second, _ = connection.request("c")
    assert json.loads(data) == {"jsonrpc": "2.0", "id": first, "method": "a", "params": {"b": [1, 2.5, None, True]}}
    answers = connection.receive(
        b'{"jsonrpc": "2.0", "id": %d, "result": null}\n{"jsonrpc": "2.0", "id": %d, "result": 1}\n' % (second, first)
    )
    assert [(answer.id, answer.result) for answer in answers] == [(second, None), (first, 1)]


def test_an_error_without_an_id_ends_all_requests() -> None:
    connection = Connection(Lines())
    ids = [connection.request("a")[0] for _ in range(2)]
    answers = connection.receive(b'{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "no"}}\n')
    assert [answer.id for answer in answers] == ids
    with pytest.raises(ResponseError, match="a: no"):
        answers[0].get()
    assert connection.receive(b'{"jsonrpc": "2.0", "id": %d, "result": 1}\n' % ids[0]) == []
    with pytest.raises(InvalidOutput):
        connection.receive(b'{"jsonrpc": "2.0", "id": %d, "result": 1}\n' % ids[0])


def test_forgotten_responses_and_notifications_are_dropped() -> None:
    connection = Connection(Lines())
    id, _ = connection.request("a")
    connection.receive(b'{"jsonrpc": "2.0", "method": "b", "params": {}}\n')
    connection.forget()
    assert connection.take() is None
    assert connection.receive(b'{"jsonrpc": "2.0", "id": %d, "result": 1}\n' % id) == []


def test_notifications_of_one_method() -> None:
    connection = Connection(Lines())
    connection.receive(b"".join(b'{"jsonrpc": "2.0", "method": "%s"}\n' % name for name in (b"a", b"b", b"a")))
    assert connection.take("b") == ("b", None)
    assert [connection.take(), connection.take("a"), connection.take()] == [("a", None), ("a", None), None]


@pytest.mark.parametrize("version", ["0.1.0", "0.1.7-beta", "0.1"])
def test_supported_versions(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("healthkit_bridge.connection.PROTOCOL_VERSION", "0.1.2")
    assert version_problem({"version": version}) is None
    monkeypatch.setattr("healthkit_bridge.connection.PROTOCOL_VERSION", "1.4.0")
    assert version_problem({"version": version}) is not None
    assert version_problem({"version": "1.0.0"}) is None


@pytest.mark.parametrize("version", ["0.0.9", "0.2.0", "0.10.0", "1.1.0", "1", "0", "", "x", 1, None])
def test_unsupported_versions(version: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("healthkit_bridge.connection.PROTOCOL_VERSION", "0.1.2")
    assert version_problem({"version": version}) is not None


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2026-03-01T08:00:00Z", datetime(2026, 3, 1, 8, tzinfo=timezone.utc)),
        ("2026-03-01T08:00:00.5+05:30", datetime(2026, 3, 1, 2, 30, 0, 500_000, tzinfo=timezone.utc)),
        ("2026-03-01T08:00:00.123-01:00", datetime(2026, 3, 1, 9, 0, 0, 123_000, tzinfo=timezone.utc)),
        ("0001-01-01T00:00:00Z", datetime(1, 1, 1, tzinfo=timezone.utc)),
        ("9999-12-31T23:59:59.999Z", datetime(9999, 12, 31, 23, 59, 59, 999_000, tzinfo=timezone.utc)),
    ],
)
def test_dates(text: str, date: datetime) -> None:
    assert read_date(text) == date
    assert read_date(text).utcoffset() == timedelta(0)
    assert read_date(wire_date(date)) == date


@pytest.mark.parametrize("text", ["", "2026", "2026-13-01T00:00:00Z", "2026-03-01 08:00:00Z", "2026-03-01T08:00:00"])
def test_invalid_dates(text: str) -> None:
    with pytest.raises(ValueError):
        decode({"samples": [{"startDate": text}]}, Samples)


def test_only_members_of_type_date_are_decoded() -> None:
    text = "2026-03-01T08:00:00Z"
    date = read_date(text)
    sample = {"type": text, "startDate": text, "objects": [{"endDate": text}]}
    metadata = {"a": text, "b": {"date": text}, "c": {"quantity": {"value": 1, "unit": text}}}
    assert decode({"samples": [{**sample, "metadata": metadata}], "more": text}, Samples) == {
        "samples": [
            {
                "type": text,
                "startDate": date,
                "objects": [{"endDate": date}],
                "metadata": {**metadata, "b": {"date": date}},
            }
        ],
        "more": text,
    }


@pytest.mark.parametrize("odd", ["null", "1", "[]", '{"samples": {}}', '{"samples": [1, {"startDate": 5}]}'])
def test_values_of_another_type_stay_unchanged(odd: str) -> None:
    assert decode(json.loads(odd), Samples) == json.loads(odd)


def test_errors_can_be_copied_and_pickled() -> None:
    error = response_error("a/b", {"code": -32001, "message": "no", "data": {"domain": "d", "code": 5, "name": "n"}})
    failure = ConnectionFailure("ended", "The bridge has ended.", 3, "the last line")
    for original in (error, failure):
        for twin in (copy.copy(original), pickle.loads(pickle.dumps(original))):
            assert str(twin) == str(original) and vars(twin) == vars(original)
    assert isinstance(error, HealthKitError)
    for code in (-32000, -32001, -32002, -32602):
        assert str(response_error("a", {"code": code, "message": "no", "data": "text"}))


def test_serve_options_include_the_options_of_reset() -> None:
    methods = json.loads(OPENRPC.read_text())["methods"]
    (reset,) = (method for method in methods if method["name"] == "control/reset")
    assert {item["name"] for item in reset["params"]} | {"framing"} == set(map(camel_case, NAMES))
