"""The Debian package. Its files are those of `make install`, in the places that Debian's policy gives them."""

import hashlib
import os
import subprocess
import tempfile
from datetime import datetime, timezone
from email.utils import format_datetime
from pathlib import Path

from .files import LEVEL, File, Files, below, compressed, text
from .release import DOCUMENTATION, REPOSITORY, Release

DESCRIPTION = """\
HealthKit for tests, over JSON-RPC on stdin and stdout
 healthkit-bridge answers as an iPhone with HealthKit would: permissions,
 samples, queries, statistics, workouts and background delivery. A test
 controls the user, the clock and the settings. The program needs no library
 and opens no port."""


def packages(release: Release, notices: File) -> Files:
    version = f"{release.version.replace('-', '~')}-1"
    files = contents(release, version, notices)
    size = sum(len(file.data) + 1023 & ~1023 for file in files.values()) // 1024
    control = (
        f"Package: healthkit-bridge\nVersion: {version}\nArchitecture: {release.machine.debian}\n"
        f"Maintainer: {maintainer()}\nInstalled-Size: {size}\nSection: devel\nPriority: optional\n"
        f"Homepage: {REPOSITORY}\nDescription: {DESCRIPTION}\n"
    )
    sums = "".join(f"{hashlib.md5(file.data).hexdigest()}  {name}\n" for name, file in sorted(files.items()))
    with tempfile.TemporaryDirectory() as folder:
        root, package = Path(folder, "root"), Path(folder, "package.deb")
        for name, file in {**files, "DEBIAN/control": text(control), "DEBIAN/md5sums": text(sums)}.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.data)
            path.chmod(file.mode)
        for path in [root, *(path for path in root.rglob("*") if path.is_dir())]:
            path.chmod(0o755)
        # One thread: the number of threads can change the bytes.
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{LEVEL}", "--threads-max=1", "--build", root, package]
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(release.epoch)}
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        return {f"healthkit-bridge_{version}_{release.machine.debian}.deb": File(package.read_bytes())}


def contents(release: Release, version: str, notices: File) -> Files:
    """The files of the package by path."""
    installed = dict(release.installed)
    manual, zsh = "share/man/man1/healthkit-bridge.1", "share/zsh/site-functions/_healthkit-bridge"
    installed[f"{manual}.gz"] = File(compressed(installed.pop(manual).data))
    installed["share/zsh/vendor-completions/_healthkit-bridge"] = installed.pop(zsh)
    # In a Debian package the licence is in the file `copyright`, and the changelog is compressed.
    del installed[f"{DOCUMENTATION}/LICENSE"]
    changes = installed.pop(f"{DOCUMENTATION}/CHANGELOG.md")
    installed |= {
        f"{DOCUMENTATION}/changelog.gz": File(compressed(changes.data)),
        f"{DOCUMENTATION}/changelog.Debian.gz": File(compressed(changelog(release, version).encode())),
        f"{DOCUMENTATION}/copyright": File(release.license.data + b"\n" + notices.data),
    }
    return below("usr", installed)


def changelog(release: Release, version: str) -> str:
    date = format_datetime(datetime.fromtimestamp(release.epoch, timezone.utc))
    return f"healthkit-bridge ({version}) stable; urgency=medium\n\n  * Release {release.version}; see changelog.gz.\n\n -- {maintainer()}  {date}\n"


def maintainer() -> str:
    return f"The healthkit-bridge authors <{os.environ.get('DEBEMAIL', 'maintainer@localhost')}>"
