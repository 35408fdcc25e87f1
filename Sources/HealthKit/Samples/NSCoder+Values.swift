import Foundation
import HealthEngine
import HealthModel

/// Brings a value to `init(coder:)`. A subclass in another module inherits the convenience initializers of a class, and its own
/// stored properties get their values, only if each designated initializer of the class is public.
final class ValueCoder<Value>: NSCoder {
    private let value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    /// The value of a coder. Nil for the coder of an archive.
    static func value(of coder: NSCoder) -> Value? { (coder as? ValueCoder<Value>)?.value }
}

/// Brings samples to `HKObject.init(coder:)`, one after the other, as ``ValueCoder`` brings a value.
///
/// A result is large, so the coder has all samples at once: setting them one by one would copy each of them again.
final class SampleCoder: NSCoder {
    let samples: [HealthModel.Sample]
    /// The index of the sample that the next object gets.
    var index = 0
    let origin: HealthKitEmulator

    init(_ samples: [HealthModel.Sample], from origin: HealthKitEmulator) {
        self.samples = samples
        self.origin = origin
        super.init()
    }

    var sample: HealthModel.Sample { samples[index] }
}

/// Values of the engine in archives.
extension NSCoder {
    /// Encodes an object that exists. Foundation on Linux does not decode the nil that it encodes.
    func encodeIfPresent(_ object: NSObject?, forKey key: String) {
        if let object { encode(object, forKey: key) }
    }

    /// Decodes an object that exists. Foundation on Linux fails for a key that is absent.
    func decodeIfPresent<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    func text(forKey key: String) -> String? { decodeIfPresent(NSString.self, forKey: key) as String? }

    func integer(forKey key: String) -> Int? { containsValue(forKey: key) ? Int(decodeInt64(forKey: key)) : nil }

    func objects<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> [Object]? {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self, type], forKey: key) as? [Object] : nil
    }

    func encode(_ values: Metadata, forKey key: String) {
        encodeIfPresent(raising { try values.stored } as NSData?, forKey: key)
    }

    /// Decodes values by their names. Nil if they are damaged.
    func values(forKey key: String) -> Metadata? {
        guard let data = decodeIfPresent(NSData.self, forKey: key) as Data? else { return Metadata() }
        return try? Metadata(stored: data)
    }

    /// Encodes the content of a sample, in the form of the store. It may carry a value that is only a part of samples.
    func encode(_ content: HealthModel.Sample.Content) {
        encodeIfPresent(raising { try StoredContent.detail(of: content) } as NSData?, forKey: "content")
    }

    /// Decodes the content of a sample of a type. Nil if it is damaged.
    func content(of type: ObjectType) -> HealthModel.Sample.Content? {
        let detail = decodeIfPresent(NSData.self, forKey: "content") as Data?
        return try? StoredContent.content(of: type, detail: detail, count: 0, loadsDocuments: true)
    }
}

extension MetadataValue {
    var quantity: Quantity? { if case .quantity(let quantity) = self { quantity } else { nil } }
    var date: Date? { if case .date(let date) = self { date } else { nil } }
}
