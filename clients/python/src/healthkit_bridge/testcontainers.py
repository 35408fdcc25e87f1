"""A container with the bridge, for Testcontainers: a phone for tests on a machine without Linux. It needs testcontainers and websockets.

    from healthkit_bridge.testcontainers import HealthKitContainer

    with HealthKitContainer(options=["--consent", "deny"]) as container, container.connect(bundle_id="com.example.walk") as app:
        app.store.request_authorization(read=["HKQuantityTypeIdentifierStepCount"])
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import LogMessageWaitStrategy

from .bridge import Bridge
from .executable import IMAGE

if TYPE_CHECKING:
    from typing_extensions import Self

READY = re.compile(r'^\{"url":', re.MULTILINE)


class HealthKitContainer(DockerContainer):
    """A container that serves the bridge. It has started when the server has printed its ready line.

    The image is that of this version, as published. `options` are further options of `healthkit-bridge serve`. Other arguments are those of `DockerContainer`.
    """

    PORT = 7997

    def __init__(self, image: str = IMAGE, *, options: Sequence[str] = (), **arguments: Any) -> None:
        super().__init__(image, **arguments)
        self.token = secrets.token_hex(16)
        self.owner_token = secrets.token_hex(16)
        self._options = list(options)
        self.with_env("HEALTHKIT_BRIDGE_TOKEN", self.token)
        self.with_env("HEALTHKIT_BRIDGE_OWNER_TOKEN", self.owner_token)
        self.with_exposed_ports(self.PORT)
        self.waiting_for(LogMessageWaitStrategy(READY))

    def start(self) -> Self:
        """Starts the container."""
        # The port on this machine is another one, so the server must know its names.
        names = ["localhost", "127.0.0.1", self.get_docker_client().host(), *(self._network_aliases or [])]
        allowed = [word for name in dict.fromkeys(names) for word in ("--allow-host", name)]
        self.with_command(["serve", "--listen", f"0.0.0.0:{self.PORT}", "--allow-remote", *allowed, *self._options])
        super().start()
        return self

    @property
    def url(self) -> str:
        """The address for apps, with their token."""
        return f"http://{self.get_container_host_ip()}:{self.get_exposed_port(self.PORT)}/?token={self.token}"

    def connect(self, **identity: Any) -> Bridge:
        """A process of an app, or with `role="owner"` the device owner. `identity` is that of `Bridge.connect`."""
        token = self.owner_token if identity.get("role") == "owner" else self.token
        return Bridge.connect(self.url, **{"token": token, **identity})
