#!/usr/bin/env python3
"""A typical handwritten fake of HealthKit: samples in a list, without rules."""

import json
import sys
import uuid
from datetime import datetime

samples = []


def date(text):
    return datetime.fromisoformat(text)


def save(params):
    uuids = []
    for sample in params["objects"]:
        sample["uuid"] = str(uuid.uuid4()).upper()
        sample["start"] = date(sample["startDate"])
        sample["end"] = date(sample["endDate"])
        samples.append(sample)
        uuids.append(sample["uuid"])
    return {"uuids": uuids}


def sample_query(params):
    start, end = date(params["predicate"]["startDate"]), date(params["predicate"]["endDate"])
    found = [s for s in samples if s["type"] == params["type"] and s["start"] < end and s["end"] >= start]
    return {"samples": [{k: v for k, v in s.items() if k not in ("start", "end")} for s in found]}


def statistics_query(params):
    total = sum(s["quantity"]["value"] for s in samples if s["type"] == params["type"])
    return {"type": params["type"], "sumQuantity": {"value": total, "unit": "kcal"}}


methods = {
    "store/requestAuthorization": lambda params: {"success": True},
    "store/save": save,
    "store/sampleQuery": sample_query,
    "store/statisticsQuery": statistics_query,
}

for line in sys.stdin:
    request = json.loads(line)
    result = methods[request["method"]](request["params"])
    response = {"jsonrpc": "2.0", "id": request["id"], "result": result}
    print(json.dumps(response, separators=(",", ":")), flush=True)
