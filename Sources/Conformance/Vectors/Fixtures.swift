import JSON

/// The fixtures of a vector file: lists of requests with a name, which preludes of the file use by that name.
struct Fixtures {
    private let requests: [(name: String, requests: [VectorCase.Request])]
    private let path: String
    private var used: Set<String> = []

    /// Reads the fixtures of a file.
    ///
    /// - Throws: A problem with a fixture without requests, or with an element that is not a request.
    init(_ file: Members) throws(VectorProblem) {
        let members = try Members(.object(try file.object("fixtures")), at: file.place("fixtures"))
        path = members.path
        var fixtures: [(String, [VectorCase.Request])] = []
        for name in members.names {
            var requests: [VectorCase.Request] = []
            for (value, path) in try members.elements(name) {
                requests.append(try VectorCase.Request(value, at: path))
            }
            guard !requests.isEmpty else { throw VectorProblem(members.place(name), "the fixture has no requests") }
            fixtures.append((name, requests))
        }
        requests = fixtures
    }

    /// Reads the prelude of a file or a case, the names of fixtures replaced by their requests.
    ///
    /// - Throws: A problem with a name that no fixture has, or with an element that is not a request.
    mutating func prelude(of members: Members) throws(VectorProblem) -> [VectorCase.Request] {
        var prelude: [VectorCase.Request] = []
        for (value, path) in try members.elements("prelude") {
            guard case .string(let name) = value else {
                prelude.append(try VectorCase.Request(value, at: path))
                continue
            }
            guard let fixture = requests.first(where: { $0.name == name }) else {
                throw VectorProblem(path, "the file has no fixture “\(name)”")
            }
            prelude += fixture.requests
            used.insert(name)
        }
        return prelude
    }

    /// Refuses a fixture that no prelude has used.
    func finish() throws(VectorProblem) {
        if let unused = requests.first(where: { !used.contains($0.name) }) {
            throw VectorProblem(path, "no prelude uses the fixture “\(unused.name)”")
        }
    }
}

extension VectorCase.Request {
    /// Reads a request of a prelude or a fixture.
    fileprivate init(_ value: JSONValue, at path: String) throws(VectorProblem) {
        let members = try Members(value, at: path)
        self.init(method: try members.string("method"), params: members["params"])
        try members.finish(knowing: ["method", "params"])
    }
}
