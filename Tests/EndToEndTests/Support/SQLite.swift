import Testing

/// Executes SQL on a file, as another program would.
func sql(_ path: String, _ statements: String) throws {
    let script = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.close()"
    let ending = try Child(["python3", "-c", script, path, statements]).end()
    guard ending.status == 0 else { throw Trouble(ending.errors) }
}

/// Runs requests, one per line, on a store, and returns their responses. All of them must succeed.
@discardableResult
func carryOut(_ requests: [String], store path: String, app: String = "com.example.app") throws -> [String] {
    let input = requests.map { $0 + "\n" }.joined()
    let child = try Program.start("--store", path, "--bundle-id", app)
    try child.send(input)
    let ending = try child.end()
    guard ending.status == 0, !ending.text.contains(#","error":"#) else { throw Trouble(ending.text + ending.errors) }
    return ending.lines
}

/// The request for permission to share and read step counts.
func askForSteps(_ id: Int) -> String {
    request(id, "store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
}

/// The request for the sharing status of step counts.
func stepsStatus(_ id: Int) -> String {
    request(id, "store/authorizationStatus", #"{"type":"\#(stepCount)"}"#)
}

/// The request that sets the blood type as the user.
func setBloodType(_ id: Int, _ value: Int) -> String {
    request(id, "control/setCharacteristic", #"{"identifier":"\#(bloodType)","value":\#(value)}"#)
}

/// The request for permission to read the blood type.
func askForBloodType(_ id: Int) -> String {
    request(id, "store/requestAuthorization", #"{"read":["\#(bloodType)"]}"#)
}

/// The result of SQLite's integrity check and of a check of the store's counts: "ok" or the problem.
func integrity(of path: String) throws -> String {
    let script = """
        import sqlite3, sys
        c = sqlite3.connect(sys.argv[1])
        report = [row[0] for row in c.execute('PRAGMA integrity_check')]
        kinds = 'SELECT type, sourceRevision, ifnull(unit, 0), count > 1, count(*) FROM sample GROUP BY 1, 2, 3, 4'
        noted = c.execute('SELECT * FROM sampleKind WHERE count <> 0 ORDER BY 1, 2, 3, 4').fetchall()
        if c.execute(kinds + ' ORDER BY 1, 2, 3, 4').fetchall() != noted: report.append('the counts are wrong')
        for table, column in [('correlationMember', 'correlation'), ('correlationMember', 'member'),
                ('workoutSample', 'workout'), ('workoutSample', 'sample'), ('syncIdentifier', 'sample'),
                ('seriesQuantity', 'sample'), ('seriesChunk', 'sample')]:
            if c.execute(f'SELECT 1 FROM {table} WHERE {column} NOT IN (SELECT id FROM sample)').fetchone():
                report.append(f'{table}.{column} refers to nothing')
        print('; '.join(report))
        """
    let ending = try Child(["python3", "-c", script, path]).end()
    guard ending.status == 0 else { throw Trouble(ending.errors) }
    return ending.lines.joined()
}
