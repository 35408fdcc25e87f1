"""An app connects with what the studio shows."""

import json
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from conftest import STEPS

from healthkit_bridge import Bridge


def test_an_app_connects_with_the_shown_address(studio, request):
    studio.show("connect")
    address = studio.text("#connect-view pre")
    snippet = studio.texts("#connect-view pre")[1]
    assert json.dumps(address) in snippet and json.dumps(request.node.name) in snippet
    with Bridge.connect(address, phone=request.node.name, bundle_id="com.example.shown") as app:
        studio.settle()
        studio.click("[id='app-com.example.shown']")
        assert app.call("store/authorizationStatus", {"type": STEPS}) == 0
        studio.show("session")
        assert "com.example.shown" in studio.text("#session")


def test_the_address_does_not_make_an_app_the_owner(studio, url):
    studio.show("connect")
    address = studio.text("#connect-view pre")
    assert address.split("?")[0] == url.split("?")[0] and address != url
    with pytest.raises(HTTPError) as refused:
        urlopen(Request(address.replace("/?", "/rpc?") + "&role=owner", b"{}", {"Content-Type": "application/json"}))
    assert refused.value.code == 403
