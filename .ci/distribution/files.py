"""Files in memory, and archives of them that are the same bytes for the same files and date."""

import gzip
import io
import os
import tarfile
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path

# With level 9, gzip takes four times as long for 0.4 % less.
LEVEL = int(os.environ.get("COMPRESSION", 6))


@dataclass(frozen=True)
class File:
    data: bytes
    mode: int = 0o644


Files = dict[str, File]


def text(content: str) -> File:
    return File(content.encode())


def read(folder: Path) -> Files:
    """All files below a folder, by their path in it. A file is executable for all or for none."""
    return {
        path.relative_to(folder).as_posix(): File(path.read_bytes(), 0o755 if path.stat().st_mode & 0o100 else 0o644)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def below(folder: str, files: Files) -> Files:
    """The files with a folder before their paths."""
    return {f"{folder}/{name}": file for name, file in files.items()}


def tar(files: Files, epoch: int, folders: dict[str, int] | None = None) -> bytes:
    """A tar archive. `folders` has the modes of further folders."""
    modes = {parent.as_posix(): 0o755 for name in files for parent in Path(name).parents if parent.name}
    modes |= folders or {}
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name in sorted([*modes, *files]):
            entry = tarfile.TarInfo(name)
            entry.mtime = epoch
            if name in modes:
                entry.type, entry.mode = tarfile.DIRTYPE, modes[name]
                archive.addfile(entry)
            else:
                entry.mode, entry.size = files[name].mode, len(files[name].data)
                archive.addfile(entry, io.BytesIO(files[name].data))
    return output.getvalue()


def compressed(data: bytes) -> bytes:
    """Data in gzip's format, without a name and a date."""
    return gzip.compress(data, LEVEL, mtime=0)


def zipped(files: Files, epoch: int) -> bytes:
    """A zip archive with the files in their order. Permissions are Unix's."""
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as archive:
        for name, file in files.items():
            entry = zipfile.ZipInfo(name, time.gmtime(epoch)[:6])
            entry.create_system = 3
            entry.external_attr = (0o100000 | file.mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.data, compresslevel=LEVEL)
    return output.getvalue()
