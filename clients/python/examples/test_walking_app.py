"""Success is not a grant: the user denies, and the request still succeeds.

    pytest examples                       the careful app passes
    WALKING_APP=naive pytest examples     the naive app fails
"""

import pytest
from healthkit_bridge import Bridge
from walking_app import App


@pytest.mark.healthkit(consent="deny")
def test_the_app_shows_what_to_do(healthkit: Bridge) -> None:
    assert App(healthkit).save_walk(steps=1200) == "Please allow steps in Settings."
