import Foundation
package import HealthModel
package import JSON

extension ValueCodec where Value == Metadata {
    /// `HKObject.metadata`. A value that is not a string, number, date or quantity raises HealthKit's exception (SAVE-08).
    package static let metadata = ValueCodec(Schemas.reference("Metadata")) { reader, context in
        guard case .object(let object) = reader.value else { throw reader.fail(expected: "an object") }
        var values: [(key: String, value: MetadataValue)] = []
        values.reserveCapacity(object.count)
        for (key, value) in object.members {
            if Metadata.isProbablyMisspelled(key) { context.warnOfMisspelled(metadataKey: key) }
            if let plain = MetadataValue(plain: value) {
                if key == Metadata.syncIdentifierKey, case .string = value {
                    _ = try ValueCodec<String>.identifier.read(JSONReader(value, path: reader.path(of: key)), context)
                }
                values.append((key, plain))
                continue
            }
            let reader = JSONReader(value, path: reader.path(of: key))
            guard let value = try MetadataValue(reader, context) else {
                throw context.refusal(.metadataOfAnotherKind(key), at: reader.path)
            }
            values.append((key, value))
        }
        return Metadata(values)
    }
}

extension ValueCodec where Value == MetadataValue {
    /// A value with which metadata is compared.
    package static let metadataValue = ValueCodec(Schemas.reference("MetadataValue")) { reader, context in
        guard let value = try MetadataValue(reader, context) else {
            throw reader.fail(expected: "a string, true, false, a number, {date} or {quantity}")
        }
        return value
    }
}

extension MetadataValue {
    /// A string, Boolean or number; nil for any other value.
    package init?(plain value: JSONValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .null, .array, .object: return nil
        }
    }

    /// A plain value, `{"date": …}` or `{"quantity": …}`; nil for any other value.
    fileprivate init?(_ reader: JSONReader, _ context: ReadingContext) throws {
        if let plain = MetadataValue(plain: reader.value) {
            self = plain
            return
        }
        guard case .object(let object) = reader.value, object.count == 1 else { return nil }
        var members = try Members(of: reader, context)
        switch object.members.first?.name {
        case "date": self = .date(try members.required("date", .date))
        case "quantity": self = .quantity(try members.required("quantity", .quantity))
        default: return nil
        }
    }
}

extension ReadingContext {
    /// Warns about a key that HealthKit does not define.
    fileprivate func warnOfMisspelled(metadataKey key: String) {
        let name = key.shortened
        // The search for the key that is meant takes long, and few warnings are logged.
        warnOnce(
            "metadata \(name)",
            "HealthKit has no metadata key \(name), so it means nothing to it."
                .suggesting(Metadata.key(named: key) ?? Self.metadataKeys.nearest(to: name)))
    }

    private static let metadataKeys = KnownNames(Metadata.definedKeys)
}

extension JSONReader {
    fileprivate func path(of member: String) -> String {
        path.isEmpty ? member.shortened : "\(path).\(member.shortened)"
    }
}

extension NativeException {
    /// SAVE-08. HealthKit's text is not known; this one is the project's own.
    package static func metadataOfAnotherKind(_ key: String) -> NativeException {
        NativeException(
            name: objectValidationFailure,
            reason: """
                Invalid class for metadata key: \(key.shortened). Expected NSString, NSNumber, NSDate or HKQuantity.
                """
        )
    }
}
