import Foundation
import HealthKit

/// Permissions, characteristics and properties of the device.
extension Reenactments {
    static let device: [String: Reenactment] = [
        "isHealthDataAvailable": { $0.answer(.bool(HKHealthStore.isHealthDataAvailable())) },
        "supportsHealthRecords": { call in
            #if os(watchOS)
                throw NotReenacted(.missingClass)
            #else
                call.answer(.bool(call.store.supportsHealthRecords()))
            #endif
        },
        "earliestPermittedSampleDate": { $0.answer($0.store.earliestPermittedSampleDate().json) },
        "earliestAuthorizedSampleDate": { call in
            let types = try call.value("types").elements().map { try call.objectType($0) }
            call.store.getEarliestAuthorizedSampleDate(for: Set(types)) { dates, error in
                call.complete(dates, error) { dates in
                    .object(dates.reduce(into: JSONObject()) { $0[$1.key.identifier] = $1.value.json })
                }
            }
        },
        "preferredUnits": { call in
            let types = try call.value("types").elements().map { try call.quantityType($0) }
            call.store.preferredUnits(for: Set(types)) { units, error in
                if let error { return call.answer(.failure(error)) }
                var object = JSONObject()
                for (type, unit) in units { object[type.identifier] = .string(unit.unitString) }
                call.answer(.object(object))
            }
        },
        "dateOfBirthComponents": { call in
            call.read {
                do {
                    return try call.store.dateOfBirthComponents().json(in: call.app.phone.timeZone)
                } catch let error where (error as NSError).domain == "Foundation._GenericObjCError" {
                    return .null
                }
            }
        },
        "biologicalSex": { call in call.read { .integer(try call.store.biologicalSex().biologicalSex.rawValue) } },
        "bloodType": { call in call.read { .integer(try call.store.bloodType().bloodType.rawValue) } },
        "fitzpatrickSkinType": { call in call.read { .integer(try call.store.fitzpatrickSkinType().skinType.rawValue) } },
        "referenceSex": { call in
            guard #available(iOS 27.3, watchOS 27.3, *) else { throw NotReenacted(.missingClass) }
            call.read { .integer(try call.store.referenceSex.rawValue) }
        },
        "wheelchairUse": { call in call.read { .integer(try call.store.wheelchairUse().wheelchairUse.rawValue) } },
        "activityMoveMode": { call in call.read { .integer(try call.store.activityMoveMode().activityMoveMode.rawValue) } },
    ]

    static let authorization: [String: Reenactment] = [
        "requestAuthorization": { call in
            let share = try call.types("toShare").map { type in
                guard let type = type as? HKSampleType else { throw NotReenacted(.value) }
                return type
            }
            call.store.requestAuthorization(
                toShare: Set(share),
                read: Set(try call.types("read")),
                completion: call.completion(["success": true], failure: ["success": false])
            )
        },
        "requestPerObjectReadAuthorization": { call in
            let type = try call.objectType(call.value("type"))
            let predicate =
                try type is HKUserAnnotatedMedicationType
                ? call["predicate"].map { try call.medicationPredicate($0) } : call.predicate()
            call.store.requestPerObjectReadAuthorization(
                for: type, predicate: predicate, completion: call.completion(["success": true], failure: ["success": false])
            )
        },
        "authorizationStatus": { call in
            let type = try call.objectType(call.value("type"))
            call.answer(.integer(call.store.authorizationStatus(for: type).rawValue))
        },
        "getRequestStatusForAuthorization": { call in
            let share = try call.types("toShare").map { type in
                guard let type = type as? HKSampleType else { throw NotReenacted(.value) }
                return type
            }
            call.store.getRequestStatusForAuthorization(toShare: Set(share), read: Set(try call.types("read"))) { status, error in
                if let error { return call.answer(.failure(error)) }
                call.answer(.integer(status.rawValue))
            }
        },
        "enableBackgroundDelivery": { call in
            let frequency: HKUpdateFrequency = try call.named(call.value("frequency"), .updateFrequency)
            call.store.enableBackgroundDelivery(
                for: try call.objectType(call.value("type")), frequency: frequency, withCompletion: call.completion(true)
            )
        },
        "disableBackgroundDelivery": { call in
            let type = try call.objectType(call.value("type"))
            call.store.disableBackgroundDelivery(for: type, withCompletion: call.completion(true))
        },
        "disableAllBackgroundDelivery": { call in call.store.disableAllBackgroundDelivery(completion: call.completion(true)) },
        "startWatchApp": { call in
            #if os(watchOS)
                throw NotReenacted(.missingClass)
            #else
                let configuration = try call.configuration(call.value("configuration"))
                call.store.startWatchApp(with: configuration, completion: call.completion(true))
            #endif
        },
    ]
}

extension StoreCall {
    /// The types in a member.
    fileprivate func types(_ name: String) throws -> [HKObjectType] {
        try (self[name]?.elements() ?? []).map { try objectType($0) }
    }
}

extension DateComponents {
    /// `{year, month, day}`, with `timeZone` if it is not that of the phone.
    fileprivate func json(in phone: TimeZone) -> JSONValue {
        var object = JSONObject()
        object["year"] = year.map { .integer($0) }
        object["month"] = month.map { .integer($0) }
        object["day"] = day.map { .integer($0) }
        let zone = timeZone ?? calendar?.timeZone
        if let zone, zone.identifier != phone.identifier { object["timeZone"] = .string(zone.identifier) }
        return .object(object)
    }
}
