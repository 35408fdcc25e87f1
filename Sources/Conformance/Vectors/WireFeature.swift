import JSON

/// A property of a case that a transport between client and host can break.
enum WireFeature: Hashable, Sendable {
    /// The case calls this method.
    case method(String)
    /// A response to this method is expected in a later step, or never.
    case waiting(String)
    /// The host sends a notification of this method.
    case notification(String)
    /// The host answers with an error of this code.
    case error(String)
    /// The host starts with this option. The value may be in a file.
    case option(String, isFile: Bool)
    /// The case has files.
    case files
    /// An id of this kind.
    case id(IDKind)
    /// Text with a scalar beyond printable ASCII, of this number of bytes in UTF-8.
    case scalar(bytes: Int)
    /// A message of at least this number of bytes: 4096, or 16 times as many, and so on.
    case size(Int)
    /// The host sends several messages in a step.
    case severalMessages
    /// The host must be silent after an input.
    case silence
    /// A batch.
    case batch
    /// Input that is sent unchanged.
    case bytes
    /// Output that is compared byte for byte.
    case exactOutput
    /// Another framing than one message a line, or a limit for messages.
    case framing
    /// Messages after the end of the input.
    case atEnd
    /// An exit status other than 0.
    case exitStatus

    enum IDKind: Sendable {
        case string, null, largeInteger
    }

    /// Whether every case with the feature is of interest, because each is different on the wire.
    var isAboutBytes: Bool {
        switch self {
        case .batch, .bytes, .exactOutput, .framing, .atEnd, .exitStatus: true
        default: false
        }
    }
}

extension VectorCase {
    /// The properties that a transport can break.
    var wireFeatures: Set<WireFeature> {
        var features: Set<WireFeature> = []
        for (name, value) in given.members where value != .null && value != .bool(false) {
            features.insert(.option(name, isFile: value.isContainer || value == .bool(true)))
            if name == "framing" || name == "maxFrame" { features.insert(.framing) }
        }
        if !files.isEmpty { features.insert(.files) }
        if !atEnd.isEmpty { features.insert(.atEnd) }
        if exit != 0 { features.insert(.exitStatus) }
        for request in prelude { features.formUnion(Self.features(of: request.params ?? .null)) }
        for step in exchange { features.formUnion(step.wireFeatures) }
        return features
    }

    fileprivate static func features(of message: JSONValue) -> Set<WireFeature> {
        let text = message.jsonText
        return WireFeature.features(of: text.unicodeScalars, count: text.utf8.count)
    }
}

extension WireFeature {
    /// The features of a text: its unusual scalars, and its size.
    static func features(of scalars: some Sequence<Unicode.Scalar>, count: Int) -> Set<WireFeature> {
        var features: Set<WireFeature> = []
        for scalar in scalars where !(" "..."~").contains(scalar) {
            features.insert(.scalar(bytes: UTF8.width(scalar)))
        }
        var size = 4096
        while count >= size {
            features.insert(.size(size))
            size *= 16
        }
        return features
    }
}

extension Step {
    /// The properties that a transport can break.
    fileprivate var wireFeatures: Set<WireFeature> {
        var features = inputFeatures
        let messages = output.compactMap { if case .message(let pattern) = $0 { pattern } else { nil } }
        if messages.count < output.count { features.insert(.exactOutput) }
        if messages.count > 1 { features.insert(.severalMessages) }
        if output.isEmpty { features.insert(.silence) }
        for message in messages {
            if let method = message.member("method") { features.insert(.notification(method.description)) }
            if let code = message.member("error")?.member("code") { features.insert(.error(code.description)) }
            let text = message.description
            features.formUnion(WireFeature.features(of: text.unicodeScalars, count: text.utf8.count))
        }
        return features
    }

    private var inputFeatures: Set<WireFeature> {
        switch input {
        case .bytes(let bytes):
            return WireFeature.features(of: [], count: bytes.count).union([.bytes])
        case .message(.array):
            return [.batch]
        case .message(let message):
            var features = VectorCase.features(of: message)
            guard case .object(let request) = message, case .string(let method)? = request["method"] else {
                return features
            }
            features.insert(.method(method))
            if let kind = request["id"].flatMap(WireFeature.IDKind.init) { features.insert(.id(kind)) }
            let isAnswered = output.contains { output in
                if case .message(let pattern) = output { pattern.member("id") != nil } else { true }
            }
            if request["id"] != nil, !isAnswered { features.insert(.waiting(method)) }
            return features
        }
    }
}

extension WireFeature.IDKind {
    /// The kind of an id. Nil for a small integer.
    fileprivate init?(_ id: JSONValue) {
        switch id {
        case .string: self = .string
        case .null: self = .null
        case .integer(let number) where number.magnitude > 1 << 53: self = .largeInteger
        default: return nil
        }
    }
}

extension Pattern {
    /// The pattern of a member of an object.
    fileprivate func member(_ name: String) -> Pattern? {
        switch self {
        case .object(let members), .has(let members): members.first { $0.name == name }?.pattern
        default: nil
        }
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}
