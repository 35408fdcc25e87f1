"""A helper for each method and notification, to be awaited. `async_channels.pyi` has the types."""

from .helper import AsyncHelper
from .methods import make_helpers

globals().update(make_helpers(AsyncHelper, __name__))
