"""A helper for each method and notification, to be called. `channels.pyi` has the types."""

from .helper import Helper
from .methods import make_helpers

globals().update(make_helpers(Helper, __name__))
