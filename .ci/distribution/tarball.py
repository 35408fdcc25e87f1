"""The archive of what `make install` installs, for any Linux."""

from .files import File, Files, below, compressed, tar
from .release import DOCUMENTATION, Release


def packages(release: Release, notices: File, bill: File) -> Files:
    name = f"healthkit-bridge-{release.version}-linux-{release.machine.linux}"
    documents = below(DOCUMENTATION, {"NOTICES": notices, "bill-of-materials.cdx.json": bill})
    return {
        f"{name}.tar.gz": File(compressed(tar(below(name, {**release.installed, **documents}), release.epoch))),
        f"{name}.cdx.json": bill,
    }
