"""The class for Testcontainers, with the executable in the place of a container: there is no engine here."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest
from testcontainers.core.config import ConnectionMode, testcontainers_config

from healthkit_bridge import ConnectionFailure, names
from healthkit_bridge.executable import IMAGE, executable
from healthkit_bridge.testcontainers import HealthKitContainer


class Container:
    """Runs the command of an image with nothing but the executable. Its port on this machine is another one than in the image."""

    id = short_id = "1"

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.command = [word.replace(f":{HealthKitContainer.PORT}", ":0") for word in command]
        self.environment = environment
        self.output = tempfile.TemporaryFile()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [executable(), *self.command], env=os.environ | self.environment, stdin=subprocess.DEVNULL, stdout=self.output, stderr=subprocess.STDOUT)

    @property
    def status(self) -> str:
        return "running" if self.process.poll() is None else "exited"

    @property
    def attrs(self) -> dict[str, Any]:
        return {"State": {"Status": self.status, "ExitCode": self.process.poll() or 0}}

    def reload(self) -> None:
        pass

    def logs(self, stdout: bool = True, stderr: bool = True) -> bytes:
        return os.pread(self.output.fileno(), 1 << 20, 0) if stdout else b""

    def remove(self, **_: Any) -> None:
        self.process.terminate()
        self.process.wait()
        self.output.close()


class Engine:
    """An engine whose ports are at an address that the server does not know by itself."""

    def __init__(self, **_: Any) -> None:
        self.client = self

    def create(self, image: str, command: list[str], environment: dict[str, str], ports: dict[str, None], **_: Any) -> Container:
        assert (image, ports) == (IMAGE, {str(HealthKitContainer.PORT): None})
        self.container = Container(command, environment)
        return self.container

    def start(self, container: Container) -> None:
        container.start()

    def get_connection_mode(self) -> ConnectionMode:
        return ConnectionMode.docker_host

    def host(self) -> str:
        return "127.0.0.2"

    def port(self, container_id: str, port: int) -> str:
        assert (container_id, port) == ("1", HealthKitContainer.PORT)
        line = self.container.logs().decode().splitlines()[0]
        return str(json.loads(line)["rpc"]).split(":")[2].split("/")[0]

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("testcontainers.core.container.DockerClient", Engine)
    monkeypatch.setattr(testcontainers_config, "ryuk_disabled", True)
    yield


def test_an_app_and_the_owner_connect_when_it_has_started() -> None:
    with HealthKitContainer(options=["--consent", "deny"]) as container:
        with container.connect(bundle_id="com.example.walk") as app, container.connect(role="owner") as owner:
            app.store.request_authorization(to_share=[names.StepCount])
            assert app.store.authorization_status(type=names.StepCount) == 1
            owner.call("control/lockDevice")
            assert app.control.state()["locked"]
        assert container.url.startswith("http://127.0.0.2:")
        with pytest.raises(ConnectionFailure):
            container.connect(token="wrong")


def test_a_container_that_ends_is_a_failure_with_its_output() -> None:
    with pytest.raises(Exception, match=r"(?i)exited|--no-such-option"):
        HealthKitContainer(options=["--no-such-option"]).start()
