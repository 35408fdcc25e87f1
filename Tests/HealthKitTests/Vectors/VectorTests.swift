import Foundation
import Testing

@testable import DeviceVectors

/// The cases of `protocol/channels/store/vectors`, re-enacted through the classes of `HealthKit` as an app on a phone would: the same
/// values, errors, exceptions and calls of handlers.
struct VectorTests {
    @Test func `the classes of HealthKit pass the vectors of the store`() async throws {
        let result = await EmulatedPhone.run(try DeviceVector.load(from: Self.vectors))
        for (vector, outcome) in result.cases {
            guard case .different(let difference, let step) = outcome else { continue }
            let actual = difference.actual?.jsonText.prefix(300) ?? "nothing"
            Issue.record(
                "\(vector.file): \(vector.name): step \(step): \(difference.path) is \(actual) instead of \(difference.expected.jsonText.prefix(300))"
            )
        }
        // `clients/device/run-on-linux` asks for the file of the results.
        if let path = ProcessInfo.processInfo.environment["HEALTHKIT_DEVICE_RESULT"] {
            try result.jsonText.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(result.share >= 0.92)
    }

    private static let vectors = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../protocol/channels/store/vectors").standardizedFileURL
}
