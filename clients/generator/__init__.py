"""The parts of clients/generate: the reader of the OpenRPC document, and an emitter for each language.

An emitter has a function `files(document)`. It returns the text of each file by its path below clients/. Emitters read
only the classes of `openrpc`, never JSON schemas. `versions` is the emitter for files that are written by hand.
"""

from . import python, swift, typescript, versions

EMITTERS = (python, swift, typescript, versions)
