import JSON

/// Reads the parts of a vector file above the level of steps.
struct VectorFileReader {
    var path: String

    func file(_ bytes: [UInt8]) throws(VectorProblem) -> VectorFile {
        let members = try Members(try value(bytes), at: "")
        let file = VectorFile(path: path, about: try members.string("about"), cases: try cases(members))
        try members.finish(knowing: ["about", "rules", "files", "given", "fixtures", "prelude", "cases"])
        return file
    }

    private func value(_ bytes: [UInt8]) throws(VectorProblem) -> JSONValue {
        do {
            // A case may send a message with the greatest depth.
            return try JSONValue(parsing: bytes, maximumDepth: 256)
        } catch {
            throw VectorProblem("", "this is not JSON: \(error)")
        }
    }

    private func cases(_ file: Members) throws(VectorProblem) -> [VectorCase] {
        var fixtures = try Fixtures(file)
        var cases: [VectorCase] = []
        for (value, path) in try file.elements("cases") {
            let vector = try self.vector(try Members(value, at: path), in: file, &fixtures)
            if cases.contains(where: { $0.name == vector.name }) {
                throw VectorProblem("\(path).name", "another case of this file has the same name")
            }
            cases.append(vector)
        }
        guard !cases.isEmpty else { throw VectorProblem("cases", "there are no cases") }
        try fixtures.finish()
        return cases
    }

    private func vector(_ members: Members, in file: Members, _ fixtures: inout Fixtures) throws(VectorProblem) -> VectorCase {
        var given = try file.object("given")
        for (name, value) in try members.object("given").members {
            given[name] = value
        }
        let vector = VectorCase(
            name: try members.string("name"),
            rules: try file.strings("rules") + members.strings("rules"),
            basis: members.has("basis") ? try members.string("basis") : nil,
            unpromised: try members.strings("unpromised"),
            files: try files(file) + files(members),
            given: given,
            prelude: try fixtures.prelude(of: file) + fixtures.prelude(of: members),
            exchange: try exchange(members),
            atEnd: try members.patterns("atEnd"),
            exit: try exit(members)
        )
        try members.finish(knowing: [
            "name", "rules", "basis", "unpromised", "files", "given", "prelude", "exchange", "atEnd", "exit",
        ])
        return vector
    }

    private func files(_ members: Members) throws(VectorProblem) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for (path, value) in try members.object("files").members {
            guard case .string(let text) = value else {
                throw VectorProblem("\(members.place("files")).\(path)", "the text of the file is expected here")
            }
            guard
                path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ $0.first?.isLetter == true })
            else {
                throw VectorProblem(members.place("files"), "\(path) is not a path whose names all begin with a letter")
            }
            files.append((path, text))
        }
        return files
    }

    private func exchange(_ members: Members) throws(VectorProblem) -> [Step] {
        var steps: [Step] = []
        var nextID: Int64 = 1
        _ = try members.required("exchange")
        for (value, path) in try members.elements("exchange") {
            steps.append(try Step(value, at: path, nextID: &nextID))
        }
        return steps
    }

    private func exit(_ members: Members) throws(VectorProblem) -> Int32 {
        guard let value = members["exit"] else { return 0 }
        guard case .integer(let status) = value, (0...255).contains(status) else {
            throw VectorProblem(members.place("exit"), "an exit status, 0 to 255, is expected here")
        }
        return Int32(status)
    }
}
