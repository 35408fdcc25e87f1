import CProtocol
import JSON

/// The JSON files of the folder `protocol` that the executable contains.
enum ProtocolFiles {
    /// Parses all files.
    static func read() throws -> [(path: String, content: JSONValue)] {
        var files: [(path: String, content: JSONValue)] = []
        while let file = unsafe protocolFile(files.count)?.pointee {
            let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            files.append((unsafe String(cString: file.path), try JSONValue(parsing: bytes)))
        }
        return files
    }
}

extension JSONValue {
    /// A member of an object. Nil for other values.
    subscript(name: String) -> JSONValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    /// The content of a string. Nil for other values.
    var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The elements of an array. Empty for other values.
    var elements: [JSONValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The members of an object. Empty for other values.
    var members: [(name: String, value: JSONValue)] {
        guard case .object(let object) = self else { return [] }
        return object.members
    }
}
