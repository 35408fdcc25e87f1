import Foundation
import HealthEngine
import HealthModel
import Testing

/// ANCH-07, ANCH-08: what an anchor means when objects come again, or when the store is restored.
struct AnchorTests {
    /// The content of a client that replays results from the beginning.
    private func replay(_ store: HealthStore, limit: Int) throws -> Set<UUID> {
        var (content, anchor): (Set<UUID>, QueryAnchor?) = ([], nil)
        while true {
            let page = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor, limit: limit))
            let (added, deleted) = (page.samples.map(\.uuid), page.deletedObjects.map(\.uuid))
            #expect(Set(added + deleted).count == added.count + deleted.count)
            guard !added.isEmpty || !deleted.isEmpty else { return content }
            content = content.union(added).subtracting(deleted)
            anchor = page.anchor
        }
    }

    @Test(arguments: 0...4)
    func `an object that was deleted and saved again is only added`(limit: Int) throws {
        let store = try HealthStore.granted([.stepCount])
        let object = try steps(1, at: 0)
        for _ in 1...3 {
            try store.save([object])
            #expect(try replay(store, limit: limit).contains(object.uuid))
            try store.save([steps(2, at: 60)])
            try store.delete([object.uuid])
            #expect(try !replay(store, limit: limit).contains(object.uuid))
        }
    }

    @Test func `the anchors of an object's changes differ`() throws {
        let store = try HealthStore.granted([.stepCount])
        let object = try steps(1, at: 0)
        var anchors: [QueryAnchor] = []
        for _ in 1...3 {
            try store.save([object])
            anchors.append(try store.execute(AnchoredObjectQuery(.stepCount)).anchor)
            try store.delete([object.uuid])
            anchors.append(try store.execute(AnchoredObjectQuery(.stepCount)).anchor)
        }
        #expect(Set(anchors).count == 6)
        let other = try steps(2, at: 0)
        try store.save([other])
        for (index, anchor) in anchors.enumerated() {
            let result = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor))
            #expect(result.samples.map(\.uuid) == [other.uuid])
            #expect(result.deletedObjects.map(\.uuid) == (index < 5 ? [object.uuid] : []))
        }
    }

    @Test func `a query over several types has one anchor`() throws {
        let store = try HealthStore.granted([.stepCount, .bloodPressureSystolic])
        var saved: [UUID] = []
        for index in 0..<6 {
            let sample =
                try index.isMultiple(of: 2)
                ? steps(Double(index), at: 0) : pressure(.bloodPressureSystolic, Double(index), at: 0)
            saved.append(sample.uuid)
            try store.save([sample])
        }
        let descriptors = [QueryDescriptor(.bloodPressureSystolic), QueryDescriptor(.stepCount), QueryDescriptor(.stepCount)]
        var (found, anchor): ([UUID], QueryAnchor?) = ([], nil)
        while true {
            let page = try store.execute(AnchoredObjectQuery(descriptors: descriptors, anchor: anchor, limit: 2))
            guard !page.samples.isEmpty else { break }
            found += page.samples.map(\.uuid)
            anchor = page.anchor
        }
        #expect(found == saved)
    }

    @Test(arguments: [true, false])
    func `ANCH-07: the anchor of a complete result does not depend on the predicate`(readsAll: Bool) throws {
        let store = try HealthStore.granted([.stepCount, .bloodPressureSystolic])
        try store.setAuthorization(readsAll, on: AccessPair(.stepCount, .read))
        let others = SourceRevision(source: Source(name: "Other", bundleIdentifier: "org.other"))
        let predicates: [SamplePredicate] = [
            .objects([]), .samples(start: day + 150, end: nil), .not(.all), .sources(["org.other"]),
        ]
        let start = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        var anchors: [QueryAnchor] = [start]
        /// Compares the anchors of all predicates, from each anchor so far.
        func compare() throws {
            for anchor in anchors {
                for types: [ObjectType] in [[.stepCount], [.bloodPressureSystolic, .stepCount]] {
                    let all = types.map { QueryDescriptor($0) }
                    let plain = try store.execute(AnchoredObjectQuery(descriptors: all, anchor: anchor)).anchor
                    for predicate in predicates {
                        let some = types.map { QueryDescriptor($0, predicate) }
                        for limit in [0, 100] {
                            let query = AnchoredObjectQuery(descriptors: some, anchor: anchor, limit: limit)
                            #expect(try store.execute(query).anchor == plain)
                        }
                    }
                }
            }
            anchors.append(try store.execute(AnchoredObjectQuery(.stepCount)).anchor)
        }
        try compare()
        let own = try (0..<4).map { try steps(Double($0), at: 60 * Double($0)) }
        try store.save(own)
        try compare()
        try store.phone.addSamples([steps(9, at: 0), steps(9, at: 600)], from: others)
        try compare()
        // Now the newest steps are far from the end of the store.
        try store.save((0..<20).map { try pressure(.bloodPressureSystolic, 120, at: 60 * Double($0)) })
        try compare()
        try store.delete([own[1].uuid])
        try compare()
        try store.save([own[1]])
        try compare()
        #expect(Set(anchors).count == (readsAll ? 5 : 4))
    }

    @Test func `after a restore no change is skipped`() throws {
        let store = try HealthStore.granted([.stepCount])
        let (first, lost) = (try steps(1, at: 0), try steps(2, at: 60))
        try store.save([first])
        let old = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        try store.phone.takeSnapshot("x")
        try store.save([lost])
        let anchor = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        for round in 1...3 {
            #expect(try store.phone.restoreSnapshot("x"))
            #expect(try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor)).samples.isEmpty)
            let new = try steps(3, at: 120)
            // In the last round the same object comes again, at another position.
            try store.save(round == 3 ? [new, lost] : [new])
            for anchor in [anchor, old] {
                let result = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor))
                #expect(result.samples.map(\.uuid) == (round == 3 ? [new.uuid, lost.uuid] : [new.uuid]))
                #expect(try store.execute(AnchoredObjectQuery(.stepCount, anchor: result.anchor)).samples.isEmpty)
            }
        }
    }

    @Test func `an anchor from before several restores continues from the earliest of them`() throws {
        let store = try HealthStore.granted([.stepCount])
        try store.phone.takeSnapshot("empty")
        let objects = try (0..<4).map { try steps(Double($0), at: 60 * Double($0)) }
        try store.save([objects[0]])
        let anchor = try store.execute(AnchoredObjectQuery(.stepCount)).anchor
        #expect(try store.phone.restoreSnapshot("empty"))
        try store.save([objects[1]])
        try store.save([objects[0]])
        try store.phone.takeSnapshot("two")
        try store.save([objects[2]])
        #expect(try store.phone.restoreSnapshot("two"))
        try store.save([objects[3]])
        let result = try store.execute(AnchoredObjectQuery(.stepCount, anchor: anchor))
        #expect(result.samples.map(\.uuid) == [objects[1], objects[0], objects[3]].map(\.uuid))
    }

    @Test func `an anchor of another store starts from the beginning`() throws {
        let (one, two) = (try HealthStore.granted([.stepCount]), try HealthStore.granted([.stepCount]))
        try one.save([steps(1, at: 0)])
        let anchor = try one.execute(AnchoredObjectQuery(.stepCount)).anchor
        let other = try steps(2, at: 0)
        #expect(try two.execute(AnchoredObjectQuery(.stepCount, anchor: anchor)).samples.isEmpty)
        try two.save([other])
        #expect(try two.execute(AnchoredObjectQuery(.stepCount, anchor: anchor)).samples.map(\.uuid) == [other.uuid])
    }

    /// AUTH-38
    @Test func `an anchor does not depend on changes that the app may not see`() throws {
        let (one, two) = (try HealthStore.granted([.stepCount]), try HealthStore.granted([.stepCount]))
        let others = SourceRevision(source: Source(name: "Other", bundleIdentifier: "org.other"))
        let own = try steps(1, at: 0)
        for store in [one, two] { try store.setAuthorization(false, on: AccessPair(.stepCount, .read)) }
        var results: [[QueryAnchor]] = [[], []]
        for (index, store) in [one, two].enumerated() {
            func look() throws {
                results[index].append(try store.execute(AnchoredObjectQuery(.stepCount)).anchor)
            }
            try look()
            if index == 0 { try store.phone.addSamples([steps(2, at: 0)], from: others) }
            try look()
            try store.save([own])
            try look()
            if index == 0 { try store.phone.addSamples([steps(3, at: 0)], from: others) }
            try look()
        }
        #expect(results[0] == results[1])
    }
}
