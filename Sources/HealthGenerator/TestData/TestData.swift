import Foundation
package import HealthEngine
package import HealthModel

/// Adds test data in one call: what a person's devices record, as `control/` and HealthKitTesting offer it.
package struct TestData {
    let phone: Phone

    /// The data of a phone.
    package init(_ phone: Phone) {
        self.phone = phone
    }

    /// One of the user's devices, with the version of the phone's system.
    package func source(_ device: AddedSource.UserDevice) -> AddedSource { AddedSource(device, on: phone.device.osVersion) }

    var now: Date { phone.environment.clock.current }
    var timeZone: TimeZone { phone.environment.timeZone }

    /// A new sample of a source, with the checks of a sample that an app makes.
    func sample(
        _ type: ObjectType, _ content: Sample.Content, from start: Date, to end: Date, of source: AddedSource,
        _ metadata: Metadata = [:]
    ) throws(TestDataError) -> Sample {
        let device = phone.device
        if let reason = device.reasonAgainst(type) { throw .expected("a system that has the type. \(reason)", of: "") }
        let uuid = phone.environment.makeUUID(for: source.revision.source.bundleIdentifier, type)
        do throws(NativeException) {
            return try Sample(uuid, type, content, start, end, source.device, metadata)
        } catch {
            throw .exception(error)
        }
    }

    /// Saves samples of a source.
    func add(
        _ samples: [Sample], from source: AddedSource, symptoms: [ElectrocardiogramSymptoms] = [], routesOf workout: UUID? = nil
    ) throws(TestDataError) -> [UUID] {
        do throws(HealthFailure) {
            return try phone.addSamples(samples, from: source.revision, symptoms: symptoms, routesOf: workout)
        } catch {
            if case .exception(let exception) = error { throw .exception(exception) }
            throw .health(error)
        }
    }
}

/// Why test data is not added.
package enum TestDataError: Error {
    /// A parameter does not have an expected value. Without a name, all parameters together do not.
    case expected(String, of: String)
    /// HealthKit raises an exception for a sample.
    case exception(NativeException)
    /// The store fails.
    case health(HealthFailure)
}
