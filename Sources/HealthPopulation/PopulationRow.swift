import Foundation
import HealthArchive
import JSON

/// A value of a row.
enum PopulationCell {
    case text(String)
    case integer(Int)
    /// A seed can be greater than the largest `Int`.
    case seed(UInt64)
    case number(Double)
    case truth(Bool)
    case none

    init(_ text: String?) { self = text.map(Self.text) ?? .none }
    init(_ number: Double?) { self = number.map { $0.isFinite ? .number($0) : .none } ?? .none }

    /// The text in JSON; nil for no value.
    private var json: [UInt8]? {
        var bytes: [UInt8] = []
        switch self {
        case .text(let text): bytes.appendJSON(text)
        case .integer(let number): bytes.appendJSON(Int64(number))
        case .seed(let seed): bytes += Array("\(seed)".utf8)
        case .number(let number): bytes += Array(Self.text(number).utf8)
        case .truth(let value): bytes += Array("\(value)".utf8)
        case .none: return nil
        }
        return bytes
    }

    private var csv: String {
        if case .text(let text) = self { return text }
        return json.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The fewest digits that read back as the number, without a zero fraction.
    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Appends a row of cells, as many as there are columns.
    static func append(
        _ cells: [PopulationCell], _ columns: [PopulationTable.Column], _ format: PopulationFormat, to bytes: inout [UInt8]
    ) {
        guard format == .jsonl else { return bytes.append(row: cells.map(\.csv)) }
        for (index, (column, cell)) in zip(columns, cells).enumerated() {
            bytes += Array((index == 0 ? "{\"" : ",\"").utf8)
            bytes += Array(column.name.utf8)
            bytes += Array("\":".utf8)
            bytes += cell.json ?? Array("null".utf8)
        }
        bytes += Array("}\n".utf8)
    }
}
