"""The parts of clients/generate: the reader of the OpenRPC document, and an emitter for each language.

An emitter has a function `files(document)`. It returns the text of each file by its path below clients/. Emitters read
only the classes of `openrpc`, never JSON schemas; `dart` and `nitro` read the catalogue, and `versions` is for files that are
written by hand.
"""

from . import dart, nitro, python, swift, typescript, versions

EMITTERS = (dart, nitro, python, swift, typescript, versions)
