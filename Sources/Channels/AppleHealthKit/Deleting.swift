import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel

extension AppleHealthKitChannel {
    static let deletingMethods: [Method] = [
        deletion(
            "deleteBloodGlucoseSample", "HKQuantityTypeIdentifierBloodGlucose",
            failure: "An error occured while deleting the glucose sample"),
        deletion(
            "deleteCarbohydratesSample", "HKQuantityTypeIdentifierDietaryCarbohydrates",
            failure: "An error occured while deleting the carbohydrate sample"),
        deletion(
            "deleteInsulinDeliverySample", "HKQuantityTypeIdentifierInsulinDelivery",
            failure: "An error occured while deleting the insulin delivery sample"),
    ]

    /// A method that deletes the app's own sample with a UUID. Its argument is a text. `failure` is the beginning of the text of
    /// an error.
    private static func deletion(_ name: String, _ identifier: String, failure: String) -> Method {
        Method(
            plugin: name,
            "Deletes the app's own sample of \(identifier) with a UUID, and returns the number of deleted samples.",
            [.id],
            result: ResultDescription("count", Schemas.integer),
            audit: .action(.delete)
        ) { call, arguments in
            call.createStore()
            guard let uuid = arguments.argument(or: .id).string.flatMap(UUID.init(text:)) else { throw BridgeError.nilUUID }
            let type = try call.type(identifier)
            let result = try call.attempt {
                try call.store.deleteObjects(of: type, .objects([uuid]))
            }
            switch result {
            case .failure(let error): throw BridgeError.text(failure, error)
            case .success(let count):
                return count
            }
        }
    }
}

extension NativeValue {
    /// The first argument of a method that takes a text or a number, or the member of an object that stands for it.
    func argument(or parameter: ParameterDescription) -> NativeValue {
        array.map { $0.first ?? NativeValue(nil) } ?? self[parameter]
    }
}
