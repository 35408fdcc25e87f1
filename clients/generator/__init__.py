"""The parts of clients/generate: the reader of the OpenRPC document, and an emitter for each language.

An emitter has a function `files(document)`. It returns the text of each file by its path below clients/. Emitters read
only the classes of `openrpc`, never JSON schemas; `names` reads the catalogue, `explanation` the rules, and `versions`
is for files that are written by hand.
"""

from . import explanation, python, python_names, python_options, typescript, typescript_names, versions

TRACKED = (explanation, versions)
"""The package manager of Swift takes a checkout as it is, so git tracks what these emitters write."""

IGNORED = {"node": (typescript, typescript_names), "python": (python, python_names, python_options)}
"""By client. pip and npm run the generator, and so does `.ci/dist`."""
