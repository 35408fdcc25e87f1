"""Writes the units and the types of HealthKit for the stand-in for Nitro modules in the Node client."""

import json

from .protocol import load


def files(_document) -> dict[str, str]:
    catalog = load("catalog.json")
    symbols = {each["symbol"]: unit(each) for each in catalog["unitSymbols"] if not each.get("parameterized")}
    sections = {
        "prefixes": {each["symbol"]: each["factor"] for each in catalog["unitPrefixes"] if each["symbol"]},
        "symbols": symbols,
        "aggregationStyles": {each["name"]: each["raw"] for each in catalog["aggregationStyle"]},
        "types": {each["identifier"]: object_type(each) for each in catalog["types"]},
    }
    return {"node/src/nitro/catalog.json": json.dumps(sections, ensure_ascii=False) + "\n"}


def unit(symbol: dict) -> dict:
    return {key: symbol[key] for key in ("canonicalUnit", "factor", "prefixable", "offset") if key in symbol}


def object_type(entry: dict) -> dict:
    return {key: entry[key] for key in ("kind", "ios", "dimension", "canonicalUnit", "aggregation", "laterAggregation") if key in entry}
