"""Two apps that save the steps of a walk. The naive app takes success for a grant."""

import os
from datetime import datetime, timedelta, timezone

from healthkit_bridge import Bridge, names

STEPS = names.StepCount


class NaiveApp:
    def __init__(self, healthkit: Bridge) -> None:
        self.healthkit = healthkit

    def may_save(self) -> bool:
        return self.healthkit.store.request_authorization(to_share=[STEPS])["success"]

    def save_walk(self, steps: int) -> str:
        if not self.may_save():
            return "Please allow steps in Settings."
        end = datetime.now(timezone.utc)
        self.healthkit.store.save(
            [
                {
                    "type": STEPS,
                    "quantity": {"value": steps, "unit": "count"},
                    "startDate": end - timedelta(minutes=30),
                    "endDate": end,
                }
            ]
        )
        return f"{steps} steps saved."


class CarefulApp(NaiveApp):
    def may_save(self) -> bool:
        return super().may_save() and self.healthkit.store.authorization_status(STEPS) == 2


App = NaiveApp if os.environ.get("WALKING_APP") == "naive" else CarefulApp
