"""An app with five faults that HealthKit's usual answers hide, and the option `vary`, which finds each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from healthkit_bridge import Bridge

STEPS: Any = "HKQuantityTypeIdentifierStepCount"
SLEEP: Any = "HKCategoryTypeIdentifierSleepAnalysis"
MORNING = datetime(2026, 3, 1, 3, tzinfo=timezone.utc)
NOW = MORNING + timedelta(hours=9)
ZONE = "Europe/Berlin"
SEEDS = range(1, 21)


class App:
    """Each function answers what its user sees."""

    def __init__(self, health: Bridge) -> None:
        self.health = health
        self.store: Any = health.store
        self.store.request_authorization(to_share=[STEPS], read=[STEPS, SLEEP])

    def newest_steps(self) -> Any:
        """Fault: takes the last sample for the newest one."""
        newest = self.store.sample_query(type=STEPS)["samples"][-1]
        return newest["quantity"]["value"]

    def number_of_saves(self) -> int:
        """Fault: counts a save for each call of the observer."""
        return sum(1 for _ in self.observe())

    def is_notified(self) -> bool:
        """Fault: expects the call of the observer as soon as the sample is saved."""
        return any(True for _ in self.observe(waits=False))

    def number_of_samples(self) -> int:
        """Fault: takes a result that has fewer changes than the limit for the last one."""
        count, anchor = 0, None
        while True:
            page = self.store.anchored_object_query(type=STEPS, anchor=anchor, limit=4)
            count, anchor = count + len(page["samples"]), page["anchor"]
            if len(page["samples"]) < 4:
                return count

    def zone_of_night(self) -> str:
        """Fault: takes the time zone of a sample for granted."""
        return str(self.store.sample_query(type=SLEEP)["samples"][0]["metadata"]["HKTimeZone"])

    def observe(self, *, waits: bool = True) -> Iterator[object]:
        """The calls of an observer for two saves."""
        self.store.observer_query(type=STEPS)
        list(self.notifications())
        for time in (MORNING, NOW):
            sample = {"type": STEPS, "quantity": {"value": 1, "unit": "count"}, "startDate": time, "endDate": time}
            self.store.save(objects=[sample])
            yield from self.notifications()
            if waits:
                self.health.control.advance_clock(seconds=1)
                yield from self.notifications()

    def notifications(self) -> Iterator[object]:
        # They arrive before the response to a later request.
        self.store.authorization_status(STEPS)
        return self.health.notifications("store/observerQuery.update", timeout=0)


class CarefulApp(App):
    """The same without the faults."""

    def newest_steps(self) -> Any:
        latest = {"key": "startDate", "ascending": False}
        return self.store.sample_query(type=STEPS, sort_descriptors=[latest], limit=1)["samples"][0]["quantity"]["value"]

    def number_of_saves(self) -> int:
        before = len(self.store.sample_query(type=STEPS)["samples"])
        for _ in self.observe():
            pass
        return len(self.store.sample_query(type=STEPS)["samples"]) - before

    def is_notified(self) -> bool:
        return any(True for _ in self.observe())

    def number_of_samples(self) -> int:
        count, anchor = 0, None
        while (page := self.store.anchored_object_query(type=STEPS, anchor=anchor, limit=4))["samples"]:
            count, anchor = count + len(page["samples"]), page["anchor"]
        return count

    def zone_of_night(self) -> str:
        metadata = self.store.sample_query(type=SLEEP)["samples"][0].get("metadata", {})
        return str(metadata.get("HKTimeZone", ZONE))


EXPECTED: dict[str, object] = {
    "newest_steps": 5, "number_of_saves": 2, "is_notified": True, "number_of_samples": 5, "zone_of_night": ZONE,
}


@pytest.fixture(scope="module")
def bridge() -> Iterator[Bridge]:
    with Bridge() as bridge:
        yield bridge


def passes(bridge: Bridge, kind: Callable[[Bridge], App], name: str, seed: int | None) -> bool:
    """Whether the function of a new app answers what it should on a phone that varies by a seed."""
    bridge.control.reset(clock=NOW, time_zone=ZONE, vary=seed)
    bridge.forget()
    for count in range(1, 6):
        bridge.control.add_steps(count, start_date=MORNING + timedelta(hours=count))
    bridge.control.add_night()
    try:
        return bool(getattr(kind(bridge), name)() == EXPECTED[name])
    except KeyError:
        return False


@pytest.mark.parametrize("name", EXPECTED)
def test_a_phone_that_varies_finds_each_fault(bridge: Bridge, name: str) -> None:
    assert passes(bridge, App, name, None)
    assert not all(passes(bridge, App, name, seed) for seed in SEEDS)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_careful_app_passes_with_each_seed(bridge: Bridge, name: str) -> None:
    assert [seed for seed in (None, *SEEDS) if not passes(bridge, CarefulApp, name, seed)] == []


def test_a_failed_test_names_the_seed(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEALTHKIT_BRIDGE_VARY", "117")
    pytester.makepyfile("def test(healthkit): assert False")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(["Varied by the seed 117:", "  AUTH-13, *"])
