#!/usr/bin/env python3
"""A typical handwritten import: inserts each record of an export as a row of one table.

    peer-import.py export.zip DATABASE
"""

import json
import sqlite3
import sys
import zipfile
from xml.etree.ElementTree import iterparse

archive, path = sys.argv[1:]
database = sqlite3.connect(path)
database.execute(
    "CREATE TABLE record (type TEXT, sourceName TEXT, unit TEXT, startDate TEXT, endDate TEXT, value TEXT, device TEXT, metadata TEXT)"
)
batch = []


def insert():
    database.executemany("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?)", batch)
    batch.clear()


with zipfile.ZipFile(archive).open("apple_health_export/export.xml") as file:
    events = iterparse(file, events=("start", "end"))
    _, root = next(events)
    for event, element in events:
        if event == "end" and element.tag == "Record":
            names = ("type", "sourceName", "unit", "startDate", "endDate", "value", "device")
            metadata = {entry.get("key"): entry.get("value") for entry in element.iter("MetadataEntry")}
            batch.append([*map(element.get, names), json.dumps(metadata) if metadata else None])
            root.clear()
            if len(batch) == 1_000:
                insert()
insert()
database.execute("CREATE INDEX recordByDate ON record (type, startDate)")
database.commit()
