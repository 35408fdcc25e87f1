/// A message of the bridge.
enum Message {
    case response(id: Int, Result<JSONValue, any Error>)
    case notification(method: String, params: JSONValue)

    /// Reads a message; nil for invalid text.
    init?(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line) else { return nil }
        switch (message["id"], message["method"], message["result"], message["error"]) {
        case (nil, .string(let method), nil, nil):
            self = .notification(method: method, params: message["params"] ?? .null)
        case (.integer(let id), nil, let result?, nil):
            self = .response(id: id, .success(result))
        case (.integer(let id), nil, nil, let error?):
            guard let error = ErrorObject(error) else { return nil }
            self = .response(id: id, .failure(error.typed))
        default: return nil
        }
    }
}

/// Splits output into lines.
struct LineBuffer {
    private var beginning: [UInt8] = []

    /// Adds output. Returns the lines that it completes, without blank lines.
    mutating func append(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            beginning += rest[..<end]
            if beginning.contains(where: { $0 > 0x20 }) {
                lines.append(beginning)
            }
            beginning = []
            rest = rest[(end + 1)...]
        }
        beginning += rest
        return lines
    }
}
