"""The features of the clients, with the real bridge."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta, timezone
from pathlib import Path
from uuid import UUID

import pytest

from conftest import Run
from healthkit_bridge import (
    AsyncBridge,
    Bridge,
    BridgeError,
    ConnectionFailure,
    HealthKitError,
    InvalidParams,
    MissingPluginException,
    NativeException,
    Notification,
    PlatformException,
    RequestCancelled,
    ResponseError,
    names,
)
from healthkit_bridge.types import SampleInput

STEPS = names.StepCount
MASS = names.BodyMass
SEX = names.CharacteristicBiologicalSex
EIGHT = datetime(2026, 3, 1, 8, tzinfo=timezone.utc)


def steps(count: float, start: datetime = EIGHT) -> SampleInput:
    end = start + timedelta(minutes=1)
    return {"type": STEPS, "quantity": {"value": count, "unit": "count"}, "startDate": start, "endDate": end}


def test_errors_are_exceptions(both: Run) -> None:
    with pytest.raises(HealthKitError) as health:
        both(None, ("store/save", {"objects": [steps(1)]}))
    assert (health.value.code, health.value.name) == (5, "errorAuthorizationNotDetermined")
    assert health.value.domain == "com.apple.healthkit"
    assert str(health.value) == "store/save: Authorization not determined (errorAuthorizationNotDetermined, code 5)"

    with pytest.raises(PlatformException) as platform:
        both(None, ("requestQuantityPermissions", {}))
    assert (platform.value.code, platform.value.message, platform.value.details) == ("INVALID_ARGUMENTS", None, None)

    with pytest.raises(NativeException, match="at least one data type") as native:
        both(None, ("store/requestAuthorization", {}))
    assert native.value.exception == "NSInvalidArgumentException"
    assert native.value.reason == "Must request authorization for at least one data type"

    with pytest.raises(InvalidParams) as params:
        both(None, ("store/sampleQuery", {"type": "nothing"}))
    assert params.value.path == "type"
    assert params.value.expected in str(params.value)

    with pytest.raises(MissingPluginException):
        both(None, ("store/nothing", {}))

    with pytest.raises(ResponseError) as fault:
        injected = {"code": -32003, "message": "injected"}
        both(None, ("control/failNext", {"method": "isAvailable", "fault": injected}), ("isAvailable", None))
    assert fault.value.error == injected


def test_options() -> None:
    clock = datetime(2026, 1, 1, 13, tzinfo=timezone(timedelta(hours=1)))
    rules = [{"policy": "deny"}, {"policy": "allow"}]
    with Bridge(consent=rules, os_version="17.0", clock=clock, time_zone="Europe/Paris", app_name="Walk") as bridge:
        state = bridge.control.state()
        assert (state["osVersion"], state["timeZone"], state["app"]["name"]) == ("17.0", "Europe/Paris", "Walk")
        assert state["clock"] == clock
        bridge.store.request_authorization(to_share=[STEPS])
        bridge.store.request_authorization(to_share=[MASS])
        assert bridge.store.authorization_status(STEPS) == 1
        assert bridge.store.authorization_status(MASS) == 2
    with Bridge(app_name="--name") as bridge:
        assert bridge.control.state()["app"]["name"] == "--name"
    with Bridge(no_control=True, clock=None) as bridge, pytest.raises(MissingPluginException):  # type: ignore[arg-type]
        bridge.control.state()
    with pytest.raises(TypeError, match="no option consnet. Did you mean consent?"):
        Bridge(consnet="deny")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="a list"):
        Bridge(command="healthkit-bridge")
    with pytest.raises(ConnectionFailure, match="version of iOS") as caught:
        Bridge(os_version="banana")
    assert caught.value.exit_status == 64


@pytest.mark.parametrize("framing", ["auto", "lines", "headers"])
def test_framings(both: Run, framing: str) -> None:
    assert both(None, ("isAvailable", None), framing=framing) is True


def test_dates_are_sent_and_received() -> None:
    with Bridge(clock=EIGHT) as bridge:
        bridge.store.request_authorization(to_share=[STEPS], read=[STEPS])
        noon = datetime(2026, 3, 1, 12, 0, 0, 500_000, tzinfo=timezone(timedelta(hours=5)))
        sample = steps(10, noon)
        sample["metadata"] = {"made": {"date": EIGHT}, "HKWasUserEntered": True}
        (uuid,) = bridge.store.save([sample])["uuids"]
        (found,) = bridge.store.sample_query(type=STEPS, predicate={"startDate": noon})["samples"]
        assert found["startDate"] == noon
        assert found["startDate"].tzinfo is timezone.utc
        assert found["metadata"] == {"made": {"date": EIGHT}, "HKWasUserEntered": True}

        raw = bridge.call("store/sampleQuery", {"type": STEPS, "predicate": {"startDate": noon}})["samples"]
        assert raw[0]["startDate"] == "2026-03-01T07:00:00.500Z"
        assert raw[0]["metadata"]["made"] == {"date": "2026-03-01T08:00:00Z"}
        predicate = {"uuids": [UUID(uuid)]}
        assert bridge.call("store/sampleQuery", {"type": STEPS, "predicate": predicate}) == {"samples": raw}


def test_values_that_cannot_be_sent(both: Run) -> None:
    for value, kind, text in [
        (datetime(2026, 3, 1), TypeError, "naive"),
        (EIGHT.date(), TypeError, "aware datetime"),
        (timedelta(hours=1), TypeError, "use its total_seconds"),
        (object(), TypeError, "object cannot be sent"),
        (float("nan"), ValueError, "JSON"),
        ("\ud800", ValueError, "surrogate"),
        (datetime.min.replace(tzinfo=timezone(timedelta(hours=1))), ValueError, "years"),
    ]:
        with pytest.raises(kind, match=text):
            both(None, ("store/save", {"objects": [value]}))
    loop: list[object] = []
    loop.append(loop)
    with pytest.raises(ValueError):
        both(None, ("store/save", loop))
    for value in (2**70, [[]]):
        deep: object = value
        for _ in range(200):
            deep = [deep]
        with pytest.raises(ResponseError):
            both(None, ("store/save", {"objects": deep}))


def test_null_where_it_has_a_meaning() -> None:
    with Bridge(profile="watch", os_version="11.0") as bridge:
        bridge.control.set_sensors(heart_rate={"value": 120, "unit": "count/min"}, distance=None)
        with pytest.raises(InvalidParams) as caught:
            bridge.control.set_sensors(heart_rate={"value": 1, "unit": "kg"})
        assert caught.value.path == "heartRate"

        bridge.store.request_authorization(to_share=[STEPS], read=[SEX])
        bridge.control.set_authorization(STEPS, "share", None)
        assert bridge.store.authorization_status(STEPS) == 0
        bridge.control.set_characteristic(SEX, "female")
        assert bridge.store.biological_sex() == 1
        bridge.control.set_characteristic(SEX, None)
        assert bridge.store.biological_sex() == 0


def test_a_workout() -> None:
    with Bridge(clock=EIGHT) as bridge:
        bridge.store.request_authorization(to_share=["HKWorkoutTypeIdentifier"], read=["HKWorkoutTypeIdentifier"])
        builder = bridge.store.workout_builder.create(configuration={"activityType": "running"})["builder"]
        bridge.store.workout_builder.begin_collection(builder, EIGHT)
        bridge.store.workout_builder.end_collection(builder, EIGHT + timedelta(hours=1))
        workout = bridge.store.workout_builder.finish_workout(builder)["workout"]
        assert workout is not None
        assert workout["endDate"] - workout["startDate"] == timedelta(hours=1)
        assert workout["duration"] == 3600


def waiting_steps() -> list[tuple[str, object]]:
    """The calls of an app in the background, with a delivery of steps that waits for the hour."""
    return [
        ("store/requestAuthorization", {"read": [STEPS]}),
        ("store/enableBackgroundDelivery", {"type": STEPS, "frequency": "hourly"}),
        ("store/observerQuery", {"type": STEPS}),
        ("store/completeObserver", {"delivery": 1}),
        ("control/setAppState", {"state": "background"}),
        ("control/addSteps", {"count": 10}),
        ("store/completeObserver", {"delivery": 2}),
        ("control/addSteps", {"count": 10}),
    ]


def test_the_clock_moves_with_the_app_in_the_loop() -> None:
    times: list[str] = []
    with Bridge(clock="2026-03-01T12:00:00Z") as bridge:
        for method, params in waiting_steps():
            bridge.call(method, params)
        list(bridge.notifications(timeout=0))

        def complete(update: Notification) -> None:
            times.append(bridge.call("control/state")["clock"])
            bridge.store.complete_observer(update.params["delivery"])

        bridge.advance(86_400, complete)
        assert times == ["2026-03-01T13:00:00Z"]
        assert bridge.call("control/state")["clock"] == "2026-03-02T12:00:00Z"


def test_a_delivery_that_is_not_completed_is_repeated() -> None:
    times: list[str] = []

    async def run() -> None:
        async with AsyncBridge(clock="2026-03-01T12:00:00Z") as bridge:
            for method, params in waiting_steps():
                await bridge.call(method, params)
            _ = [item async for item in bridge.notifications(timeout=0)]

            async def note(update: Notification) -> None:
                times.append((await bridge.call("control/state"))["clock"])

            await bridge.advance(86_400, note)

    asyncio.run(run())
    assert times == ["2026-03-01T13:00:00Z", "2026-03-01T13:01:00Z", "2026-03-01T13:03:00Z"]


def test_notifications() -> None:
    with Bridge() as bridge:
        bridge.store.request_authorization(to_share=[STEPS], read=[STEPS])
        query = bridge.store.observer_query(type=STEPS)["query"]
        anchored = bridge.store.anchored_object_query(type=STEPS, updates=True)
        bridge.store.save([steps(10)])
        (changes,) = bridge.store.anchored_object_query_update(timeout=0)
        assert changes["query"] == anchored["query"]
        assert changes["samples"][0]["startDate"] == EIGHT
        updates = list(bridge.notifications("store/observerQuery.update", timeout=0))
        assert [update.params["query"] for update in updates] == [query, query]
        assert list(bridge.notifications(timeout=0.05)) == []
        bridge.store.save([steps(10)])
        assert [method for method, _ in bridge.notifications(timeout=0)] == [
            "store/observerQuery.update",
            "store/anchoredObjectQuery.update",
        ]


def test_a_sheet_that_waits() -> None:
    with Bridge(consent="ask") as bridge:
        request = bridge.submit("store/requestAuthorization", {"toShare": [STEPS]})
        sheet = next(bridge.control.permission_sheet())
        assert sheet["toShare"] == [STEPS]
        assert bridge.store.authorization_status(STEPS) == 0
        bridge.control.respond_to_permission_sheet("deny")
        assert request.result() == {"success": True}
        assert bridge.store.authorization_status(STEPS) == 1

        request = bridge.submit("store/requestAuthorization", {"toShare": [MASS]})
        request.cancel()
        for _ in range(2):
            with pytest.raises(RequestCancelled):
                request.result()
        request.cancel()
        request = bridge.submit("store/requestAuthorization", {"toShare": [MASS]})
        bridge.forget()
        with pytest.raises(BridgeError, match="forgotten"):
            request.result()
        bridge.control.reset()
        assert bridge.healthkit_permissions.is_available()


def test_a_sheet_that_waits_asynchronously() -> None:
    async def run() -> None:
        async with AsyncBridge(consent="ask") as bridge:
            request = asyncio.create_task(bridge.store.request_authorization(to_share=[STEPS]))
            sheet = await bridge.control.permission_sheet().__anext__()
            assert sheet["toShare"] == [STEPS]
            assert await bridge.store.authorization_status(STEPS) == 0
            await bridge.control.respond_to_permission_sheet("deny")
            assert await request == {"success": True}

            request = asyncio.create_task(bridge.store.request_authorization(to_share=[MASS]))
            await bridge.control.permission_sheet().__anext__()
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            assert (await bridge.control.state())["openSheet"] is None
            assert [item async for item in bridge.notifications(timeout=0.05)] == []

    asyncio.run(run())


@pytest.fixture(scope="module")
def export(tmp_path_factory: pytest.TempPathFactory) -> str:
    """An export with a step record for each of 300,000 minutes."""
    record = (
        '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" value="1" '
        'startDate="{0:%Y-%m-%d %H:%M:00 +0000}" endDate="{0:%Y-%m-%d %H:%M:30 +0000}"/>\n'
    )
    path = tmp_path_factory.mktemp("export") / "export.xml"
    records = (record.format(EIGHT - timedelta(minutes=minute)) for minute in range(300_000))
    path.write_text(f"<HealthData>\n{''.join(records)}</HealthData>\n")
    return str(path)


def test_cancelling_an_import(export: str) -> None:
    with Bridge() as bridge:
        bridge.store.request_authorization(read=[STEPS])
        request = bridge.submit("control/import", {"path": export, "progress": True})
        progress = next(iter(bridge.control.progress(timeout=600)))
        assert progress["method"] == "control/import" and progress["fraction"] < 0.5
        request.cancel()
        with pytest.raises(RequestCancelled):
            request.result()
        assert all(later["fraction"] < 1 for later in bridge.control.progress(timeout=0))
        assert bridge.store.source_query(type=STEPS) == {"sources": []}

        report = bridge.control.import_(export, timeout=600)
        assert report["problems"] == []
        assert report["types"] == {STEPS: {"read": 300_000, "added": 300_000, "present": 0, "skipped": 0}}
        assert bridge.store.statistics_query(STEPS, options=["cumulativeSum"])["sumQuantity"]["value"] == 300_000


def test_cancelling_an_import_asynchronously(export: str) -> None:
    async def run() -> None:
        async with AsyncBridge() as bridge:
            await bridge.store.request_authorization(read=[STEPS])
            request = asyncio.create_task(bridge.control.import_(export, progress=True))
            await bridge.control.progress(timeout=600).__anext__()
            request.cancel()
            with pytest.raises(asyncio.CancelledError):
                await request
            assert await bridge.store.source_query(type=STEPS) == {"sources": []}

    asyncio.run(run())


def test_calls_at_the_same_time() -> None:
    async def run() -> None:
        async with AsyncBridge() as bridge:
            await bridge.store.request_authorization(to_share=[STEPS], read=[STEPS])
            await asyncio.gather(*(bridge.store.save([steps(count)]) for count in range(1, 101)))
            found = await bridge.store.sample_query(type=STEPS)
            assert sorted(sample["quantity"]["value"] for sample in found["samples"]) == list(range(1, 101))
            assert found["samples"][0]["startDate"] == EIGHT
            updates = [update async for update in bridge.store.observer_query_update(timeout=0)]
            assert updates == []

    asyncio.run(run())


def test_a_store_file_keeps_its_contents(tmp_path: Path) -> None:
    for _ in range(2):
        with Bridge(store=tmp_path / "phone.store") as bridge:
            bridge.store.request_authorization(to_share=[STEPS])
    with Bridge(store=tmp_path / "phone.store", consent="deny") as bridge:
        assert bridge.store.authorization_status(STEPS) == 2


def test_an_unknown_notification_is_refused() -> None:
    with Bridge() as bridge:
        for method in ("store/observerQueryUpdate", "observerQuery.update", "nonsense"):
            with pytest.raises(ValueError, match=f"no notification {method}"):
                list(bridge.notifications(method, timeout=0))
        with pytest.raises(ValueError, match="Did you mean store/observerQuery.update"):
            list(bridge.notifications("store/observerQueryUpdate", timeout=0))
        # Native code may send others.
        assert list(bridge.notifications("plugin/event", timeout=0)) == []
