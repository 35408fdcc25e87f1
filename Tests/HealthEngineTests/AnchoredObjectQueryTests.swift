import Foundation
import HealthEngine
import HealthModel
import Testing

struct AnchoredObjectQueryTests {
    @Test func `ANCH-02, ANCH-06, ANCH-08: additions and deletions are in store order`() throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = try (0..<4).map { try steps(Double($0), at: TimeInterval(600 - 60 * $0)) }
        for sample in samples { try store.save([sample]) }
        try store.delete([samples[1].uuid])
        let result = try store.execute(AnchoredObjectQuery(.stepCount))
        #expect(result.samples.map(\.uuid) == [samples[0], samples[2], samples[3]].map(\.uuid))
        #expect(result.deletedObjects.map(\.uuid) == [samples[1].uuid])
        let next = try store.execute(AnchoredObjectQuery(.stepCount, anchor: result.anchor))
        #expect(next.samples.isEmpty && next.deletedObjects.isEmpty && next.anchor == result.anchor)
    }

    @Test(arguments: [0, -1, .min])
    func `ANCH-04: a limit that is not above zero is none`(limit: Int) throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save((0..<3).map { try steps(Double($0), at: TimeInterval(60 * $0)) })
        #expect(try store.execute(AnchoredObjectQuery(.stepCount, limit: limit)).samples.count == 3)
    }

    @Test func `ANCH-04: pages with a limit add up to the whole result`() throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = try (0..<20).map { try steps(Double($0), at: TimeInterval(60 * $0)) }
        try store.save(samples)
        try store.delete(samples[3..<9].map(\.uuid))
        let whole = try store.execute(AnchoredObjectQuery(.stepCount))
        for limit in 1...21 {
            var added: [UUID] = []
            var deleted: [UUID] = []
            var anchor: QueryAnchor?
            while true {
                let page = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor, limit: limit))
                let count = page.samples.count + page.deletedObjects.count
                #expect(count <= limit)
                guard count > 0 else { break }
                added += page.samples.map(\.uuid)
                deleted += page.deletedObjects.map(\.uuid)
                anchor = page.anchor
            }
            #expect(added == whole.samples.map(\.uuid))
            #expect(deleted == whole.deletedObjects.map(\.uuid))
            #expect(anchor == whole.anchor)
        }
    }

    @Test(arguments: [0, 700])
    func `ANCH-02: without an anchor all deletions come, in pages too`(limit: Int) throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = try (0..<3000).map { try steps(Double($0), at: TimeInterval(60 * $0)) }
        try store.save(samples)
        try store.delete(samples.dropFirst(10).map(\.uuid))
        let last = try steps(1, at: 0)
        try store.save([last])
        var (added, deleted, anchor): ([UUID], [UUID], QueryAnchor?) = ([], [], nil)
        while true {
            let page = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor, limit: limit))
            guard !page.samples.isEmpty || !page.deletedObjects.isEmpty else { break }
            #expect(limit == 0 || page.samples.count + page.deletedObjects.count <= limit)
            added += page.samples.map(\.uuid)
            deleted += page.deletedObjects.map(\.uuid)
            anchor = page.anchor
        }
        #expect(added == samples.prefix(10).map(\.uuid) + [last.uuid])
        #expect(deleted == samples.dropFirst(10).map(\.uuid))
    }

    @Test func `ANCH-04: pages of a rare type add up to the whole result`() throws {
        let store = try HealthStore.granted([.stepCount, .bloodPressureSystolic])
        var saved: [UUID] = []
        for round in 0..<5 {
            try store.save((0..<200).map { try pressure(.bloodPressureSystolic, 120, at: 60 * Double($0)) })
            let sample = try steps(Double(round), at: 600 - 60 * Double(round))
            try store.save([sample])
            saved.append(sample.uuid)
        }
        for limit in 1...6 {
            var (added, anchor): ([UUID], QueryAnchor?) = ([], nil)
            while true {
                let page = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor, limit: limit))
                guard !page.samples.isEmpty else { break }
                #expect(page.samples.count <= limit)
                added += page.samples.map(\.uuid)
                anchor = page.anchor
            }
            #expect(added == saved)
        }
    }

    @Test func `ANCH-03: the predicate filters deletions too`() throws {
        let store = try HealthStore.granted([.stepCount])
        let samples = [try steps(1, at: 0), try steps(2, at: 3600)]
        try store.save(samples)
        try store.delete(samples.map(\.uuid))
        let late = SamplePredicate.samples(start: day + 1800, end: nil, options: .strictStartDate)
        #expect(try store.execute(AnchoredObjectQuery(.stepCount, late)).deletedObjects.map(\.uuid) == [samples[1].uuid])
    }

    @Test func `ANCH-01: an anchor can be stored as text, and other texts are not anchors`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0)])
        let anchor = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        #expect(QueryAnchor(text: anchor.text) == anchor)
        #expect(QueryAnchor(text: "HKQAAA==")?.text == "HKQAAA==")
        // The last two write the number of the beginning in other ways.
        let others = ["", "x", anchor.text + "=", "HKQA", "AAAAAA==", "HKQAgAA=", "HKQAAB=="]
        for text in others + anchor.text.indices.map({ String(anchor.text[..<$0]) }) { #expect(QueryAnchor(text: text) == nil) }
    }

    @Test func `no two texts are the same anchor`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.save([try steps(1, at: 0)])
        let text = try store.execute(AnchoredObjectQuery(.stepCount)).anchor.text
        let bytes = [UInt8](try #require(Data(base64Encoded: text)))
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/="
        var others = text.indices.flatMap { index in
            letters.map { letter in text[..<index] + "\(letter)" + text[text.index(after: index)...] }
        }
        for index in bytes.indices {
            for byte in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = byte
                others += [Data(changed).base64EncodedString()[...], Data(changed + [byte]).base64EncodedString()[...]]
            }
        }
        let anchors = others.compactMap { other in QueryAnchor(text: String(other)).map { (String(other), $0) } }
        #expect(anchors.count > 1000)
        for (other, anchor) in anchors { #expect(anchor.text == other) }
    }

    @Test func `AUTH-38: a denied read returns only the app's own changes`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.setAuthorization(false, on: AccessPair(.stepCount, .read))
        let own = try steps(1, at: 0)
        try store.phone.addSamples(
            [try steps(2, at: 0)], from: SourceRevision(source: Source(name: "Other", bundleIdentifier: "org.other"))
        )
        try store.save([own])
        #expect(try store.execute(AnchoredObjectQuery(.stepCount)).samples.map(\.uuid) == [own.uuid])
    }
}
