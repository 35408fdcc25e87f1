import Foundation
import HealthEngine
import HealthModel
import Testing

/// The examples of the engine's documentation. The page contains them verbatim, without the expectations.
struct DocumentationTests {
    /// The lines between the marks below, without expectations and indentation, must equal the Swift blocks of the
    /// page.
    @Test func `the page contains the tested examples`() throws {
        let file = URL(filePath: #filePath)
        let folder = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = folder.appending(path: "Sources/HealthEngine/Documentation.docc/HealthEngine.md")
        let shown = try Self.lines(page, from: "```swift", to: "```")
        let tested = try Self.lines(file, from: "// Example", to: "// End").map { lines in
            lines.filter { !$0.contains("#expect(") }.map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : $0 }
        }
        #expect(shown.count == 2)
        #expect(shown == tested)
    }

    private static func lines(_ file: URL, from start: String, to end: String) throws -> [[String]] {
        var blocks: [[String]] = []
        var isInside = false
        for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text == start, !isInside {
                isInside = true
                blocks.append([])
            } else if text == end {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    @Test func `one app`() throws {
        // Example
        let phone = try Phone()
        let store = phone.launch().healthStore
        // true: success is not a grant.
        let answer = try store.requestAuthorization(toShare: [.stepCount], read: [.stepCount])
        let status = try store.authorizationStatus(for: .stepCount)  // .sharingAuthorized
        #expect(try answer.now() && status == .sharingAuthorized)

        // A walk of ten minutes. The initializer throws for an invalid sample.
        let start = Date(timeIntervalSince1970: 1_772_352_000)
        let end = start + 600
        let steps = Quantity(unit: .count, value: 900)
        let walk = try Sample(type: .stepCount, quantity: steps, startDate: start, endDate: end)
        try store.save([walk])

        // The watch counted the same walk.
        let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
        let moreSteps = Quantity(unit: .count, value: 1000)
        let counted = try Sample(type: .stepCount, quantity: moreSteps, startDate: start, endDate: end)
        try phone.addSamples([counted], from: watch)

        // A query returns both. The sum counts the walk once.
        let today = SamplePredicate.samples(start: start, end: start + 86_400)
        let newest = SampleSortDescriptor(.startDate, ascending: false)
        let samples = try store.execute(SampleQuery(.stepCount, today, sortDescriptors: [newest]))  // two
        let sum = try store.execute(StatisticsQuery(.stepCount, today, .cumulativeSum)).figures.sum  // 1000
        #expect(samples.count == 2 && sum == Quantity(unit: .count, value: 1000))

        // Sums by hour, including hours without steps.
        let hours = try store.execute(
            StatisticsCollectionQuery(
                .stepCount, today, .cumulativeSum, anchorDate: start, intervalComponents: DateComponents(hour: 1)
            )
        )
        let counts = try hours.statistics(from: start, to: start + 86_400)  // 24, one of them with a sum
        #expect(counts.count == 24 && counts.filter { $0.figures.sum != nil }.count == 1)

        // The changes since the last query.
        let first = try store.execute(AnchoredObjectQuery(.stepCount))
        try store.delete([walk.uuid])
        let second = try store.execute(AnchoredObjectQuery(.stepCount, anchor: first.anchor))
        let deleted = second.deletedObjects.map(\.uuid)  // [walk.uuid]
        #expect(deleted == [walk.uuid])

        // HealthKit's errors and exceptions are both thrown.
        var failure: HealthFailure?
        do throws(HealthFailure) {
            try store.save([counted])
        } catch {
            switch error {
            // errorInvalidArgument: the sample is already in the store.
            case .error(let error): print(error.code)
            // The exception would end the app on a device.
            case .exception(let exception): print(exception.reason)
            default: print(error)
            }
            failure = error
        }
        // End
        guard case .error(let invalid) = failure else { throw Trouble() }
        #expect(invalid.code == .errorInvalidArgument)
    }

    @MainActor
    @Test func `two apps on one phone`() async throws {
        // Example
        let phone = try Phone(consent: ConsentScript([ConsentRule(.ask)]))
        let writer = phone.launch(AppIdentity(bundleIdentifier: "com.example.writer", name: "Writer")).healthStore
        let reader = phone.launch(AppIdentity(bundleIdentifier: "com.example.reader", name: "Reader")).healthStore

        // Both apps request access, and the reader awaits the answer.
        let request = try reader.requestAuthorization(read: [.stepCount])  // waits for the user
        let answer = Task { try await request.get() }
        try writer.requestAuthorization(toShare: [.stepCount])
        let sheet = reader.process.openSheet  // about reading .stepCount
        #expect(sheet?.types(.read) == [.stepCount])

        // The user answers.
        writer.process.answerSheet(ConsentRule(.allow))
        reader.process.answerSheet(ConsentRule(.allow))
        let isComplete = try await answer.value  // true
        #expect(isComplete)

        // The reader observes the writer's saves.
        let query = try reader.start(ObserverQuery(.stepCount))
        let initial = try reader.updates()  // the first update needs no change
        #expect(initial.count == 1)
        let now = phone.environment.clock.current
        let walk = Quantity(unit: .count, value: 12)
        try writer.save([Sample(type: .stepCount, quantity: walk, startDate: now, endDate: now)])
        for case .query(.observer(query, let delivery, let types)) in try reader.updates() {
            print("changed:", types)
            reader.completeObserver(delivery: delivery)
            #expect(types == [.stepCount] && delivery == 2)
        }
        let sources = try reader.execute(SourceQuery(.stepCount))  // Writer
        #expect(sources.map(\.name) == ["Writer"])

        // The end of a process ends its queries. Its samples remain, and the other app continues.
        writer.process.terminate()
        let steps = try reader.execute(SampleQuery(.stepCount))  // one
        #expect(steps.count == 1)
        // End
    }
}
