"""The first page, and the sample app, with which a person without an app tries the phone."""

from studio import Studio

SAMPLE = "com.example.sample"


def test_a_person_without_an_app_tries_the_phone(browser, url, request):
    with Studio(browser, url, request.node.name, view="") as studio:
        assert "An iPhone with HealthKit" in studio.text("#start-view") and "0 apps" in studio.text("#start-view .services")
        studio.click("#try")
        assert "Answer its sheet on the phone" in studio.text("#tip")
        studio.wait("document.querySelector('#sheet legend')")
        assert studio.texts("#sheet legend") == ["Allow “Sample” to write", "Allow “Sample” to read"]
        studio.click("#turn-on-all")
        studio.click("#allow")
        studio.wait("document.getElementById('tip').textContent.includes('ask why')")
        studio.settle()
        calls = ["store/requestAuthorization", "control/permissionSheet", "control/respondToPermissionSheet", "store/save", "store/sampleQuery", "store/sampleQuery"]
        assert studio.texts("#session code") == calls[::-1]
        assert studio.texts("#session .count")[:2] == ["0", "1"] and "1 sample" in studio.text("#status")
        studio.click("#session li:first-child summary")
        studio.click("#session li:first-child .explain")
        assert "The store has no HeartRate." in studio.text("#session li:first-child .why")
        # Another time the user has answered already.
        studio.show("start")
        studio.click("#try")
        studio.wait("document.querySelectorAll('#session > li').length === 10")
        assert studio.complaints() == []


def test_the_sample_app_is_denied(browser, url, request):
    with Studio(browser, url, request.node.name, view="session") as studio:
        assert "No app has made a call yet." in studio.text("#no-calls")
        studio.click("#try-here")
        studio.wait("document.querySelector('#sheet legend')")
        studio.click("#do-not-allow")
        studio.wait("document.getElementById('tip').textContent.includes('ask why')")
        studio.settle()
        assert studio.texts("#session .error .outcome") == ["errorAuthorizationDenied (4)"]
        assert studio.texts("#session .count")[:2] == ["0", "0"]
        assert studio.complaints() == []
