import JSON

extension JSONValue {
    /// The value as readable text: two spaces per level, short arrays and objects on one line.
    func indented(_ indentation: String = "") -> String {
        let compact = compactText
        guard indentation.count + compact.count > 100 else { return compact }
        let inner = indentation + "  "
        switch self {
        case .array(let elements):
            let lines = elements.map { inner + $0.indented(inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let object):
            let lines = object.members.map { name, value in
                "\(inner)\(JSONValue.string(name).compactText): \(value.indented(inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        default:
            return compact
        }
    }

    private var compactText: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
