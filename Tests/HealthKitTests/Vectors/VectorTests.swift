import Foundation
import Testing

@testable import Conformance

/// The cases of `protocol/channels/store/vectors`, re-enacted through the classes of `HealthKit`: the same values, errors, exceptions and
/// calls of handlers.
struct VectorTests {
    @Test func `the classes of HealthKit pass the vectors of the store`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../protocol/channels/store/vectors").standardizedFileURL.path
        var counts = ExchangeCounts()
        var unused = Set(Exceptions.cases.keys)
        var unusedMethods = Exceptions.methods
        for file in try VectorFile.load(from: folder) {
            for vector in file.cases {
                let name = "\(URL(filePath: file.path).lastPathComponent): \(vector.name)"
                let reenactment = CaseReenactment(vector)
                let failure = reenactment.run(of: file)
                counts += reenactment.counts
                let notes = reenactment.notes.subtracting(Exceptions.methods).sorted()
                unusedMethods.subtract(reenactment.notes)
                let isComplete = failure == nil && notes.isEmpty
                if unused.remove(name) != nil {
                    if isComplete { Issue.record("\(name) is in the list of exceptions, but passes") }
                } else {
                    if let failure { Issue.record("\(name): \(failure.summary)") }
                    if !notes.isEmpty { Issue.record("\(name): \(notes.joined(separator: ", "))") }
                }
            }
        }
        #expect(unused.isEmpty, "the list of exceptions has cases that do not exist")
        #expect(unusedMethods.isEmpty, "methods in the list of exceptions are re-enacted everywhere")
        #expect(counts.share >= 0.95, "\(counts)")
    }
}

extension CaseFailure {
    /// The failure on one line.
    fileprivate var summary: String {
        let place =
            difference.map { ": \($0.path) is \($0.actual.prefix(300)) instead of \($0.expected.prefix(300))" } ?? ""
        return "\(step): \(reason)\(place)"
    }
}
