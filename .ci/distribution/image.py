"""The container image as a file for `docker load`: the files of the Dockerfile's image, and the notices."""

import hashlib
import json
from datetime import datetime, timezone

from .files import File, Files, compressed, tar, text
from .release import DOCUMENTATION, REPOSITORY, SERVER, Release


def packages(release: Release, notices: File) -> Files:
    vectors = {name: file for name, file in release.installed.items() if name.startswith("share/healthkit-bridge/")}
    files = {"bin/healthkit-bridge": release.executable, **vectors}
    files |= {f"{DOCUMENTATION}/LICENSE": release.license, f"{DOCUMENTATION}/NOTICES": notices}
    layer = tar(files, release.epoch, {"tmp": 0o1777, "seed": 0o755})
    digest = hashlib.sha256(layer).hexdigest()
    created = datetime.fromtimestamp(release.epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    config = json.dumps(
        {
            "architecture": release.machine.debian,
            "os": "linux",
            "created": created,
            "config": {
                "User": "65534:65534",
                "Entrypoint": ["/bin/healthkit-bridge"],
                "WorkingDir": "/",
                "Env": ["HEALTHKIT_BRIDGE_PRELUDE=/seed"],
                "Labels": {
                    "org.opencontainers.image.title": "healthkit-bridge",
                    "org.opencontainers.image.description": "HealthKit for tests, over JSON-RPC",
                    "org.opencontainers.image.source": REPOSITORY,
                    "org.opencontainers.image.version": release.version,
                    "org.opencontainers.image.licenses": "MIT",
                    # The registry of MCP servers looks for its name.
                    "io.modelcontextprotocol.server.name": SERVER["name"],
                },
            },
            "rootfs": {"type": "layers", "diff_ids": [f"sha256:{digest}"]},
            "history": [{"created": created, "created_by": "healthkit-bridge: .ci/dist"}],
        }
    )
    name = f"{hashlib.sha256(config.encode()).hexdigest()}.json"
    manifest = [{"Config": name, "RepoTags": [f"healthkit-bridge:{release.version}"], "Layers": [f"{digest}/layer.tar"]}]
    image = {name: text(config), f"{digest}/layer.tar": File(layer), "manifest.json": text(json.dumps(manifest))}
    archive = f"healthkit-bridge-{release.version}-image-{release.machine.debian}.tar.gz"
    return {archive: File(compressed(tar(image, release.epoch)))}
