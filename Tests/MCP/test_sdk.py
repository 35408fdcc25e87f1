"""The server `healthkit-bridge mcp` with the official SDK of the Model Context Protocol: every tool, resource and prompt, and a task from
the start of a phone to a written test that passes.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

HOST = os.environ["HEALTHKIT_BRIDGE"]
STEPS = "HKQuantityTypeIdentifierStepCount"
SLEEP = "HKCategoryTypeIdentifierSleepAnalysis"
WORKOUTS = "HKWorkoutTypeIdentifier"
TYPES = [STEPS, SLEEP, WORKOUTS]
MODES = ["legacy", "2026-07-28"]
"""`initialize` of 2025-11-25, and a version in each request."""


def run(task: Callable[[Client], Awaitable[None]], *arguments: str, mode: str = "auto") -> None:
    """Runs a task with a client of a server of its own."""

    async def connected() -> None:
        transport = stdio_client(StdioServerParameters(command=HOST, args=["mcp", *arguments]))
        async with Client(transport, mode=mode) as client:
            await task(client)

    asyncio.run(connected())


async def content(client: Client, tool: str, **arguments: Any) -> dict[str, Any]:
    """The structured content of a tool. The client checks it against the schema of the tool."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    if tool not in ("explain", "describe_method", "write_test"):
        assert json.loads(result.content[0].text) == result.structured_content
    return result.structured_content


async def use_every_tool(client: Client) -> set[str]:
    """Calls each tool that the server lists. Returns their names."""
    calls: dict[str, dict[str, Any]] = {
        "start_phone": {"person": {"days": 2}, "osVersion": "18.0"},
        "act_as_user": {"action": "unlockDevice"},
        "add_data": {"kind": "addWalk", "params": {"count": 1000}},
        "call_method": {"method": "store/requestAuthorization", "params": {"read": TYPES}},
        "describe_method": {"method": "store/save"},
        "search_catalog": {"text": "heart", "limit": 5},
        "explain": {"query": "AUTH-11"},
        "read_journal": {},
        "read_samples": {"type": "stepCount", "limit": 3},
        "statistics": {"type": "stepCount", "by": "day"},
        "sleep": {},
        "workouts": {},
        "write_test": {"language": "vector"},
    }
    names = {tool.name for tool in (await client.list_tools()).tools}
    for name, arguments in calls.items():
        if name in names:
            assert await content(client, name, **arguments)
    return names


@pytest.mark.parametrize("mode", MODES)
def test_every_tool(mode: str) -> None:
    async def task(client: Client) -> None:
        assert len(await use_every_tool(client)) == 13

    run(task, mode=mode)


@pytest.mark.parametrize("mode", MODES)
def test_every_resource_and_prompt(mode: str) -> None:
    async def task(client: Client) -> None:
        for resource in (await client.list_resources()).resources:
            contents = (await client.read_resource(str(resource.uri))).contents
            assert contents[0].text and contents[0].mime_type == resource.mime_type
        templates = (await client.list_resource_templates()).resource_templates
        assert [template.name for template in templates] == ["rule", "type", "page"]
        assert "AUTH-33" in (await client.read_resource("healthkit://rules/AUTH-33")).contents[0].text
        for prompt in (await client.list_prompts()).prompts:
            [argument] = prompt.arguments or []
            messages = (await client.get_prompt(prompt.name, {argument.name: "something"})).messages
            assert messages[0].content.text.endswith(f"{argument.name}: something")

    run(task, mode=mode)


@pytest.mark.parametrize("mode", MODES)
def test_every_tool_at_the_network_address(mode: str) -> None:
    """Streamable HTTP. Clients of 2025-11-25 have phones of their own."""
    command = [HOST, "serve", "--listen", "127.0.0.1:0"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        address = urlsplit(json.loads(server.stdout.readline())["rpc"])
        url = f"http://{address.netloc}/mcp?{address.query}"

        async def task() -> None:
            async with Client(url, mode=mode) as client, Client(url, mode=mode) as other:
                assert len(await use_every_tool(client)) == 13
                journals = [(await content(each, "read_journal"))["count"] for each in (client, other)]
                assert journals[0] > 0 and (journals[1] == 0 if mode == "legacy" else journals[1] > 0)
                wrong = await client.call_tool("statistics", {"type": "stepsCount"})
                assert wrong.is_error
                with pytest.raises(MCPError):
                    await client.read_resource("file:///etc/passwd")

        try:
            asyncio.run(task())
        finally:
            server.terminate()


def test_errors() -> None:
    async def task(client: Client) -> None:
        with pytest.raises(MCPError):
            await client.read_resource("file:///etc/passwd")
        with pytest.raises(MCPError):
            await client.call_tool("no_tool", {})
        wrong = await client.call_tool("statistics", {"type": "stepsCount"})
        assert wrong.is_error and "Did you mean stepCount?" in wrong.content[0].text
        assert await content(client, "explain", query="AUTH-11")  # The server still answers.

    run(task)


def test_from_a_start_to_a_written_test(tmp_path: Path) -> None:
    """The user denies reading. The written tests pass on a phone of their own."""
    files: dict[str, str] = {}

    async def task(client: Client) -> None:
        await content(client, "start_phone", consent="ask", osVersion="17.4")
        waiting = await content(client, "call_method", method="store/requestAuthorization", params={"read": [STEPS]})
        assert waiting["openSheet"]["read"] == [STEPS]
        await content(client, "act_as_user", action="respondToPermissionSheet", params={"policy": "deny"})
        await content(client, "add_data", kind="addWalk", params={"count": 1000})
        empty = await content(client, "statistics", type="stepCount")
        assert empty["statistics"] == [] and empty["readAccess"] == "denied"
        allowed = {"type": STEPS, "direction": "read", "allowed": True}
        await content(client, "act_as_user", action="setAuthorization", params=allowed)
        walk = await content(client, "statistics", type="stepCount")
        assert walk["statistics"][0]["sumQuantity"] == {"value": 1000.0, "unit": "count"}
        failed = await content(client, "call_method", method="store/sampleQuery", params={"type": SLEEP})
        assert failed["error"]["data"]["name"] == "errorAuthorizationNotDetermined" and failed["explanation"]
        for language in ("pytest", "vector"):
            written = await content(client, "write_test", language=language, name="walk")
            assert written["omissions"] == []
            files[written["fileName"]] = written["text"]

    run(task)
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    pytest_command = [sys.executable, "-m", "pytest", "-q", "-p", "healthkit_bridge.pytest_plugin", "test_walk.py"]
    subprocess.run(pytest_command, cwd=tmp_path, check=True)
    subprocess.run([HOST, "conformance", "--vectors", "walk.json"], cwd=tmp_path, check=True)


def test_a_store_of_somebody(tmp_path: Path) -> None:
    """A model reads what is permitted, changes nothing, and leaves an entry for each read."""
    store, log = str(tmp_path / "my.store"), tmp_path / "reads.log"
    subprocess.run([HOST, "generate", "--store", store, "--days", "3", "--seed", "1"], check=True, capture_output=True)

    async def task(client: Client) -> None:
        names = {tool.name for tool in (await client.list_tools()).tools}
        assert "call_method" not in names and all(tool.annotations.read_only_hint for tool in (await client.list_tools()).tools)
        days = await content(client, "statistics", type="stepCount")
        assert days["count"] >= 3 and days["readAccess"] == "allowed"
        refused = await client.call_tool("sleep", {})
        assert refused.is_error and "--read" in refused.content[0].text

    run(task, "--store", store, "--read", "stepCount", "--audit-log", str(log), "--time-zone", "UTC")
    reads = [json.loads(line) for line in log.read_text().splitlines()]
    assert [STEPS] in [read["types"] for read in reads if read["action"] == "read"]
