import Testing

/// Carries out SQL on a file, as another program would.
func sql(_ path: String, _ statements: String) throws {
    let script = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.executescript(sys.argv[2]); c.close()"
    let ending = try Child(["python3", "-c", script, path, statements]).end()
    guard ending.status == 0 else { throw Trouble(ending.errors) }
}

/// Carries out requests, one a line, on a store; all of them must succeed. Returns their responses.
@discardableResult
func carryOut(
    _ requests: [String],
    store path: String,
    keyFile: String? = nil,
    app: String = "com.example.app"
) throws -> [String] {
    let input = requests.map { $0 + "\n" }.joined()
    let child = try Program.start(["--store", path, "--bundle-id", app] + (keyFile.map { ["--key-file", $0] } ?? []))
    try child.send(input)
    let ending = try child.end()
    guard ending.status == 0, !ending.text.contains(#","error":"#) else { throw Trouble(ending.text + ending.errors) }
    return ending.lines
}

/// The request that lets the user decide on step counts.
func askForSteps(_ id: Int) -> String {
    request(id, "store/requestAuthorization", #"{"toShare":["\#(stepCount)"],"read":["\#(stepCount)"]}"#)
}

/// The request for what the app sees of the decision on step counts.
func stepsStatus(_ id: Int) -> String {
    request(id, "store/authorizationStatus", #"{"type":"\#(stepCount)"}"#)
}

/// The request in which the user says what the blood type is.
func setBloodType(_ id: Int, _ value: Int) -> String {
    request(id, "control/setCharacteristic", #"{"identifier":"\#(bloodType)","value":\#(value)}"#)
}

/// The request in which an app asks to read the blood type.
func askForBloodType(_ id: Int) -> String {
    request(id, "store/requestAuthorization", #"{"read":["\#(bloodType)"]}"#)
}

/// What SQLite says of a store's integrity, and we of its counts: "ok", or what is wrong.
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
