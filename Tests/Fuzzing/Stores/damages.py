"""Damages of a store file: of its schema, of its rows, and of rows behind a schema that looks right."""

import sqlite3

ENDLESS = "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)"
VALUES = [
    None, "", "secret", "\0", "a\0b", "é", "e\u0301", "\u212a", "x" * 100_000, b"", b"\0", b"\xff\xfe", b"secret" * 3, b"{}", b"[]", b"null",
    b'{"a":{"string":"b"},"a\\u0301":{}}', b'["a",{"integer":1}]', b'["a"]', b"[" * 5000, 0, 1, -1, 2, 5, 1000, 19900517, 10**8, 2**31,
    2**53 + 1, 2**62, 2**63 - 1, -(2**63), 2**63 - 2, 0.0, -0.0, 0.5, 1e300, -1e300, float("inf"), float("-inf"), 1767225600000,
]


def tables(db):
    return [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]


def columns(db, table):
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def own_tables(db, rng):
    """A table of the store, mostly one that has rows."""
    names = [name for name in tables(db) if not name.startswith("grdb_")]
    full = [name for name in names if db.execute(f"SELECT EXISTS (SELECT 1 FROM {name})").fetchone()[0]]
    return rng.choice(full if full and rng.random() < 0.9 else names)


# MARK: Schemas


def replace_by_view(db, rng):
    table = rng.choice(tables(db))
    names = columns(db, table)
    db.execute(f"DROP TABLE {table}")
    db.execute(f"CREATE VIEW {table} AS {ENDLESS} SELECT {', '.join(f'n AS {name}' for name in names)} FROM r")
    return f"an endless view {table}"


def add_trigger(db, rng):
    table, event = own_tables(db, rng), rng.choice(["INSERT", "DELETE", "UPDATE"])
    db.execute(f"CREATE TRIGGER t AFTER {event} ON {table} BEGIN DELETE FROM sample WHERE id IN ({ENDLESS} SELECT n FROM r); END")
    return f"a trigger on {event} of {table}"


def add_object(db, rng):
    statement = rng.choice([
        "CREATE TABLE note (x)", "CREATE VIEW v AS SELECT 1", "CREATE INDEX i ON sample (value)", "CREATE TABLE sqlit_e (x) STRICT",
        "ALTER TABLE sample ADD COLUMN more TEXT", "ALTER TABLE phone ADD COLUMN z BLOB AS (zeroblob(1000000000))",
        "CREATE VIRTUAL TABLE f USING fts5(x)", "CREATE VIRTUAL TABLE d USING dbstat(main)", "ANALYZE", "DROP TABLE sampleKind",
        "DROP INDEX sampleByDate", "ALTER TABLE source RENAME COLUMN name TO label", "ALTER TABLE medication RENAME TO Medication2",
        "CREATE UNIQUE INDEX u ON sample (id, uuid)", "DROP TABLE grdb_migrations", "CREATE TABLE \"grdb_migrations \" (identifier TEXT)",
    ])
    db.execute(statement)
    return statement


def edit_migrations(db, rng):
    statement = rng.choice([
        "DELETE FROM grdb_migrations WHERE identifier LIKE '2 %'", "DELETE FROM grdb_migrations WHERE identifier NOT LIKE '1 %'",
        "DELETE FROM grdb_migrations", "INSERT INTO grdb_migrations VALUES ('0 what')", "UPDATE grdb_migrations SET identifier = x'ff00' || rowid",
        "INSERT INTO grdb_migrations VALUES (x'00ff')", "UPDATE grdb_migrations SET identifier = '1 first release ' WHERE identifier LIKE '1 %'",
    ])
    db.execute(statement)
    return statement


def loosened(db, rng, restores):
    """Rewrites tables without types and constraints, and edits rows. With `restores` the former schema is written back: it looks right."""
    former = dict(db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql IS NOT NULL"))
    db.execute("PRAGMA writable_schema = 1")
    table = own_tables(db, rng)
    loose = former[table].replace(") STRICT, WITHOUT ROWID", ") WITHOUT ROWID").replace(") STRICT", ")").replace("NOT NULL", "")
    db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (loose.replace("CHECK (", "CHECK (1 OR "), table))
    db.execute("PRAGMA writable_schema = reset")
    db.commit()
    text = edit_rows(db, rng, table)
    if restores:
        db.execute("PRAGMA writable_schema = 1")
        db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (former[table], table))
        db.execute("PRAGMA writable_schema = reset")
    return f"{'hidden ' if restores else ''}loose {text}"


# MARK: Rows


def edit_rows(db, rng, table=None):
    table = table or own_tables(db, rng)
    names = columns(db, table)
    column, value = rng.choice(names), rng.choice(VALUES)
    where = "" if rng.random() < 0.5 else f" WHERE {names[0]} = (SELECT {names[0]} FROM {table} ORDER BY random() LIMIT 1)"
    choice = rng.random()
    try:
        if choice < 0.65:
            db.execute(f"UPDATE OR REPLACE {table} SET {column} = ?{where}", (value,))
        elif choice < 0.75:
            db.execute(f"DELETE FROM {table}{where}")
        elif choice < 0.9:
            other = rng.choice(columns(db, table))
            db.execute(f"UPDATE OR REPLACE {table} SET {column} = {other}{where}")
        else:
            db.execute(f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(names))})", [rng.choice(VALUES) for _ in names])
    except sqlite3.Error as error:
        return f"rows of {table}, refused: {error}"
    return f"rows of {table}, {column} = {value!r:.40}{where and ' of one'}"


def several_rows(db, rng):
    return "; ".join(edit_rows(db, rng) for _ in range(rng.randint(1, 4)))


def many_rows(db, rng):
    """A store that is too large to be checked whole when it is opened."""
    db.execute("INSERT INTO appData VALUES ('filler', 'filler', ?)", ("x" * (9 << 20),))
    return "large: " + loosened(db, rng, True)


def bytes_of(path, rng):
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice([1, 4, 64])):
        place = rng.randrange(100 if rng.random() < 0.1 else len(data))
        data[place] = rng.randrange(256)
    path.write_bytes(data)
    return "bytes"


def damage(path, rng):
    """Damages a store at a path in one way, and describes it."""
    kind = rng.choices(
        [replace_by_view, add_trigger, add_object, edit_migrations, lambda db, rng: loosened(db, rng, False),
         lambda db, rng: loosened(db, rng, True), several_rows, many_rows, None],
        [6, 4, 8, 4, 8, 14, 36, 14, 6],
    )[0]
    if kind is None:
        return bytes_of(path, rng)
    db = sqlite3.connect(path)
    # A table that a damaged statement leaves out can no longer be altered, and a function may be missing in this SQLite.
    try:
        name = kind(db, rng)
    except sqlite3.Error as error:
        name = f"{kind.__name__}, refused: {error}"
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return name
