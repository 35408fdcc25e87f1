/// A native value as one of the kinds that the standard codec carries.
package enum StandardValue {
    case null
    case bool(Bool)
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(FlutterStandardTypedData)
    case list([Any?])
    /// Members by the texts of their keys, because the order of a dictionary differs between runs.
    case map([Member])

    /// A member of a dictionary.
    package struct Member {
        let name: String
        /// The key; nil for the name.
        let key: Any?
        let value: Any?

        fileprivate init(_ key: Any, _ value: Any?) {
            let text = key as? String
            name = text ?? "\(key)"
            self.key = text == nil ? key : nil
            self.value = value
        }

        fileprivate init(_ name: String, _ value: Any?) {
            (self.name, key, self.value) = (name, nil, value)
        }

        /// A member of an object of Foundation.
        fileprivate init(object key: Any, _ value: Any) {
            if let text = key as? NSString { self.init(text as String, value) } else { self.init(key, value) }
        }
    }

    /// Asks for the class first, then for the most frequent types: each cast takes time, and that of an object of Foundation to a type
    /// of Swift, or the reverse, copies the value.
    package init(_ value: Any) throws(StandardCodec.Unsupported) {
        let type = type(of: value)
        if type is AnyClass {
            guard let object = value as? NSObject else { throw StandardCodec.Unsupported() }
            self = try Self(object: object)
        } else if type == String.self, let text = value as? String {
            self = .text(text)
        } else if type == Double.self, let number = value as? Double {
            self = .real(number)
        } else if type == Int.self, let number = value as? Int {
            self = .integer(Int64(number))
        } else if type == Bool.self, let value = value as? Bool {
            self = .bool(value)
        } else if type == [String: Any].self, let dictionary = value as? [String: Any] {
            self = Self(dictionary.map { Member($0.key, $0.value) })
        } else if let value = value as? any StandardValueConvertible {
            self = try value.standardValue()
        } else if let number = value as? any BinaryInteger {
            guard let number = Int64(exactly: number) else { throw StandardCodec.Unsupported() }
            self = .integer(number)
        } else if let number = value as? any BinaryFloatingPoint {
            self = .real(Double(number))
        } else if let number = value as? NSNumber {
            self = try Self(object: number)
        } else {
            throw StandardCodec.Unsupported()
        }
    }

    fileprivate init(_ members: [Member]) { self = .map(members.sorted { $0.name < $1.name }) }

    private init(object: NSObject) throws(StandardCodec.Unsupported) {
        switch object {
        case let text as NSString: self = .text(text as String)
        case let number as NSNumber:
            switch unsafe UInt8(bitPattern: number.objCType.pointee) {
            // Foundation has a type code for Boolean values alone.
            case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .bool(number.boolValue)
            case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .real(number.doubleValue)
            case UInt8(ascii: "Q") where Int64(exactly: number.uint64Value) == nil: throw StandardCodec.Unsupported()
            default: self = .integer(number.int64Value)
            }
        case let dictionary as NSDictionary:
            // The objects as they are stored. Other functions make values of Swift of them.
            self = Self(zip(dictionary.allKeys, dictionary.allValues).map(Member.init(object:_:)))
        case let array as NSArray: self = .list(Array(array))
        case is NSNull: self = .null
        case let data as FlutterStandardTypedData: self = .data(data)
        case let data as NSData: self = .data(FlutterStandardTypedData(bytes: data as Data))
        default: throw StandardCodec.Unsupported()
        }
    }
}

/// A generic type whose values the codec carries, and types around values.
private protocol StandardValueConvertible {
    func standardValue() throws(StandardCodec.Unsupported) -> StandardValue
}

extension Optional: StandardValueConvertible {
    fileprivate func standardValue() throws(StandardCodec.Unsupported) -> StandardValue {
        if let self { try StandardValue(self) } else { .null }
    }
}

extension Array: StandardValueConvertible {
    fileprivate func standardValue() -> StandardValue { .list(map { $0 }) }
}

extension Dictionary: StandardValueConvertible {
    fileprivate func standardValue() -> StandardValue {
        StandardValue(map { StandardValue.Member(($0.key as AnyHashable).base, $0.value) })
    }
}

extension Data: StandardValueConvertible {
    fileprivate func standardValue() -> StandardValue { .data(FlutterStandardTypedData(bytes: self)) }
}

extension AnyHashable: StandardValueConvertible {
    fileprivate func standardValue() throws(StandardCodec.Unsupported) -> StandardValue { try StandardValue(base) }
}
