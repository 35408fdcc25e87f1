"""The packages of pub.dev, as archives whose folders `dart pub publish` takes."""

from .files import File, Files, below, compressed, read, tar, text
from .release import ROOT, Release

FOLDER = ROOT / "clients/dart"


def packages(release: Release, notices: File) -> Files:
    readme, archives = text(release.page(FOLDER / "README.md")), {}
    for name, folder in {"healthkit_bridge": FOLDER, "healthkit_bridge_flutter": FOLDER / "flutter"}.items():
        files = {file: content for file, content in read(folder).items() if not file.startswith("flutter/")}
        project = files["pubspec.yaml"].data.decode().replace("publish_to: none\n", "").replace("\n    path: ..", f" ^{release.version}")
        added = {"README.md": readme, "CHANGELOG.md": text((FOLDER / "CHANGELOG.md").read_text()), "LICENSE": release.license, "pubspec.yaml": text(project)}
        archives[f"{name}-{release.version}-pub.tar.gz"] = File(compressed(tar(below(name, files | added), release.epoch)))
    return archives
