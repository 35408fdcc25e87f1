/// The lists among the members of an object, found in its text without parsing it.
package struct JSONLists: Sendable {
    /// A list, and its place in the text.
    package struct List: Sendable {
        /// The name of the member, in quotes.
        package let quotedName: Range<Int>
        /// The list, with its brackets.
        package let text: Range<Int>
        /// The number of elements.
        package let count: Int
    }

    /// The text of the value.
    package let text: JSONText
    /// The lists, in order. None for another value than an object.
    package private(set) var lists: [List] = []
    /// The list with the most elements, and where each of them ends.
    package private(set) var longest: (list: List, ends: [Int])?

    /// Finds the lists in the text of a value.
    package init(in text: JSONText) {
        self.text = text
        guard text.bytes.first == UInt8(ascii: "{") else { return }
        find(in: text.bytes.span)
    }

    /// The name of a list.
    package func name(of list: List) -> String {
        guard case .string(let name)? = try? JSONValue(parsing: text.bytes[list.quotedName]) else { return "" }
        return name
    }

    private mutating func find(in text: Span<UInt8>) {
        var (index, depth) = (0, 0)
        // The latest string that is directly in the object: before a list, its name.
        var string = 0..<0
        var (start, ends): (Int, [Int]) = (0, [])
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\""):
                let first = index
                index = text.firstEscape(from: index + 1)
                while index < text.count, text[index] != UInt8(ascii: "\"") {
                    index = text.firstEscape(from: index + (text[index] == UInt8(ascii: "\\") ? 2 : 1))
                }
                if depth == 1 { string = first..<index + 1 }
            case UInt8(ascii: "["):
                depth += 1
                if depth == 2 { (start, ends) = (index, []) }
            case UInt8(ascii: "{"):
                // The elements of an object are not those of a list.
                if depth == 1 { start = -1 }
                depth += 1
            case UInt8(ascii: ",") where depth == 2 && start >= 0: ends.append(index)
            case UInt8(ascii: "]"):
                if depth == 2 {
                    if index > start + 1 { ends.append(index) }
                    add(List(quotedName: string, text: start..<index + 1, count: ends.count), ends)
                }
                depth -= 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            index += 1
        }
    }

    private mutating func add(_ list: List, _ ends: [Int]) {
        lists.append(list)
        if list.count > longest?.list.count ?? -1 { longest = (list, ends) }
    }
}
