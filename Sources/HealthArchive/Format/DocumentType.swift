/// The document type of an export (EXP-03).
enum DocumentType {
    /// The version of the format that is written.
    static let version = 14

    /// The text before the root element.
    static var prologue: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: \(version) -->
        \(ElementDeclaration.all.map(\.text).joined())]>

        """
    }
}

extension ElementDeclaration {
    fileprivate var text: String {
        let list = attributes.map { "\n  \($0.attribute.name) CDATA #\($0.isRequired ? "REQUIRED" : "IMPLIED")" }.joined()
        return "<!ELEMENT \(element.name) \(content)>\n" + (list.isEmpty ? "" : "<!ATTLIST \(element.name)\(list)\n>\n")
    }

    private var content: String {
        guard !children.isEmpty else { return "EMPTY" }
        let names = children.map(\.name).joined(separator: "|")
        let anyNumber = children.count == 1 ? "\(names)*" : "(\(names))*"
        return "(\((first.map(\.name) + [anyNumber]).joined(separator: ",")))"
    }
}
