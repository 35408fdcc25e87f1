import JSON
import Testing

/// Two apps on one phone that both save samples.
struct SharedSamplesTests {
    private let folder: TemporaryFolder
    private let first: Child
    private let second: Child

    init() throws {
        folder = try TemporaryFolder()
        first = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.first")
        _ = try first.ask(askForSamples(0))
        second = try Program.start("--store", folder.file("store"), "--bundle-id", "com.example.second")
        _ = try second.ask(askForSamples(0))
    }

    @Test func `if two apps save the same identifier at the same time, one is refused`() throws {
        let count = 100
        for child in [first, second] {
            let saves = (1...count).map { save($0, [quantity($0, uuid: uuid($0)), quantity($0)]) + "\n" }
            try child.send(saves.joined())
        }
        for number in 1...count {
            let answers = [try first.line(), try second.line()]
            let codes = try answers.map { try member("error", "data", "code", of: $0) }
            #expect(codes.compactMap(\.self) == [3], "\(number): \(answers)")
        }
        // The refused request saved nothing.
        let all = try first.ask(samples(0))
        #expect(try elements("result", "samples", of: all).count == 2 * count)
        #expect(try second.ask(samples(0)) == all)
        #expect(try integrity(of: folder.file("store")) == "ok")
    }

    @Test func `an app sees the saved and deleted samples of the other since its anchor`() throws {
        var anchor: String?
        var expected: [String] = []
        for number in 1...20 {
            #expect(try member("error", of: first.ask(save(1, [quantity(number, uuid: uuid(number))]))) == nil)
            if number.isMultiple(of: 3) {
                let delete = request(2, "store/delete", #"{"uuids":["\#(uuid(number - 1))"]}"#)
                #expect(try first.ask(delete) == response(2, "null"))
                expected = [uuid(number - 1)]
            } else {
                expected = []
            }
            let answer = try second.ask(changes(3, since: anchor))
            let added = try elements("result", "samples", of: answer).compactMap { $0["uuid"]?.text }
            let deleted = try elements("result", "deletedObjects", of: answer).compactMap { $0["uuid"]?.text }
            #expect(added == [uuid(number)])
            #expect(deleted == expected)
            anchor = try member("result", "anchor", of: answer)?.text
        }
        let foreign = request(4, "store/delete", #"{"uuids":["\#(uuid(1))"]}"#)
        #expect(try member("error", "data", "code", of: second.ask(foreign)) == 3)
    }

    @Test func `an app without read permission sees only its own samples`() throws {
        let deny =
            #"{"bundleIdentifier":"com.example.second","type":"\#(stepCount)","direction":"read","allowed":false}"#
        #expect(try first.ask(request(1, "control/setAuthorization", deny)) == response(1, "null"))
        _ = try first.ask(save(2, [quantity(1, uuid: uuid(1))]))
        _ = try second.ask(save(2, [quantity(2, uuid: uuid(2))]))
        _ = try first.ask(save(2, [quantity(4, uuid: uuid(3))]))
        #expect(try uuids(first.ask(samples(3))) == [uuid(1), uuid(2), uuid(3)])
        #expect(try uuids(second.ask(samples(3))) == [uuid(2)])
        #expect(try uuids(second.ask(changes(3))) == [uuid(2)])
        let sum = request(4, "store/statisticsQuery", #"{"type":"\#(stepCount)","options":["cumulativeSum"]}"#)
        #expect(try member("result", "sumQuantity", "value", of: second.ask(sum)) == 2.0)
        // It does not see deletions of other apps either.
        let delete = request(5, "store/delete", #"{"uuids":["\#(uuid(1))"]}"#)
        #expect(try first.ask(delete) == response(5, "null"))
        #expect(try elements("result", "deletedObjects", of: second.ask(changes(6))).isEmpty)
    }

    /// The first host opened the file when it was new, so its reset empties all tables, including types, units and sources. The
    /// numbers that the second host has cached are then invalid.
    @Test func `after a reset by another host samples are saved with the right type, unit and source`() throws {
        let kinds = [(stepCount, "count"), (systolic, "mmHg"), (heartRate, "count/min"), (diastolic, "kPa")]
        for round in 0..<12 {
            for (child, shift) in [(first, 0), (second, round)] {
                _ = try child.ask(askForSamples(0))
                for index in kinds.indices {
                    let (type, unit) = kinds[(index + shift) % kinds.count]
                    let number = 1 + (index + shift) % kinds.count
                    let device = #""device":{"name":"device \#(number)"},"#
                    let sample = quantity(number, unit, type: type).replacing(
                        "{\"type\"", with: "{\(device)\"type\"", maxReplacements: 1
                    )
                    #expect(try member("error", of: child.ask(save(1, [sample]))) == nil)
                }
            }
            try expectRightSamples(of: kinds, count: 2)
            let resetting = round.isMultiple(of: 2) ? first : second
            #expect(try resetting.ask(request(2, "control/reset")) == response(2, "null"))
            if resetting === second {
                // When it first changed the store, the store had no samples.
                _ = try second.ask(askForSamples(0))
                #expect(try elements("result", "samples", of: second.ask(samples(3))).isEmpty)
            }
        }
        #expect(try integrity(of: folder.file("store")) == "ok")
    }

    @Test func `an app saves while another one resets repeatedly`() throws {
        _ = try second.ask(request(1, "store/observerQuery", #"{"type":"\#(stepCount)"}"#))
        _ = try second.line()
        let kinds = [(stepCount, "count"), (systolic, "mmHg"), (heartRate, "count/min"), (diastolic, "kPa")]
        let requests = (1...200).map { number in
            let (type, unit) = kinds[number % kinds.count]
            return askForSamples(0) + "\n" + save(number, [quantity(1 + number % kinds.count, unit, type: type)]) + "\n"
        }
        try second.send(requests.joined())
        for number in 1...20 {
            #expect(try first.ask(request(number, "control/reset")) == response(number, "null"))
        }
        let ending = try second.end()
        #expect(ending.status == 0)
        #expect(ending.errors.isEmpty)
        for line in ending.lines {
            // A reset may have removed the decision between the request and saving.
            let code = try member("error", "data", "code", of: line)
            #expect(code == nil || code == 5, "\(line)")
            #expect(try member("error", "data", "store", of: line) == nil, "\(line)")
        }
        _ = try first.ask(askForSamples(0))
        for (index, kind) in kinds.enumerated() {
            for sample in try elements("result", "samples", of: first.ask(samples(1, of: kind.0))) {
                #expect(sample["quantity"] == ["value": .real(Double(1 + index)), "unit": .string(kind.1)])
                #expect(sample["sourceRevision"]?["source"]?["bundleIdentifier"] == "com.example.second")
            }
        }
        #expect(try integrity(of: folder.file("store")) == "ok")
    }

    private func expectRightSamples(of kinds: [(type: String, unit: String)], count: Int) throws {
        for child in [first, second] {
            for (index, kind) in kinds.enumerated() {
                let all = try elements("result", "samples", of: child.ask(samples(1, of: kind.type)))
                #expect(all.count == count, "\(kind.type)")
                let sources = all.map { $0["sourceRevision"]?["source"]?["bundleIdentifier"] }
                #expect(sources == ["com.example.first", "com.example.second"])
                for sample in all {
                    #expect(sample["type"] == .string(kind.type))
                    #expect(sample["quantity"] == ["value": .real(Double(1 + index)), "unit": .string(kind.unit)])
                    #expect(sample["device"] == ["name": .string("device \(1 + index)")])
                }
            }
        }
    }
}
