"""What clients/generate is made of: the document, and one emitter a language.

An emitter has `files(document)`, which gives the text of each file by its path below clients/. Emitters read only what
`openrpc` gives them; whatever they need of a schema belongs there.
"""

from . import python, swift, typescript

EMITTERS = (python, swift, typescript)
