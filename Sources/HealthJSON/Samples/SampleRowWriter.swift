import HealthEngine
import HealthModel
import JSON

/// Writes rows of samples as JSON, byte for byte as ``SampleWriter`` writes the samples.
struct SampleRowWriter {
    private var texts: [SampleRowText]
    private let metadata: [Metadata]
    private lazy var writer = SampleWriter()

    /// A writer for rows. Quantities are in `unit`; nil means the unit with which each was saved.
    init(_ rows: SampleRows, unit: HealthModel.Unit? = nil) {
        texts = rows.kinds.map { SampleRowText($0, in: unit) }
        metadata = rows.metadata
    }

    /// Appends a sample.
    mutating func write(_ row: SampleRows.Row, to bytes: inout [UInt8]) {
        let kind = Int(row.kind)
        let metadataIndex = row.metadataIndex
        let isCommon = row.count == 1 && metadataIndex == nil
        texts[kind].write(row, toEnd: isCommon, to: &bytes)
        guard !isCommon else { return }
        if row.count > 1 {
            bytes += ConstantText.count
            bytes.appendJSON(Int64(row.count))
        }
        bytes += texts[kind].origin
        if let metadataIndex {
            bytes += ConstantText.metadata
            writer.write(metadata[metadataIndex], to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }
}

/// The text of samples of one kind. Value, dates and UUID are rewritten for each sample.
private struct SampleRowText {
    /// The space before the text, reserved for the value.
    private static let valueEnd = MutableSpan<UInt8>.longestNumber

    /// The text before the value.
    private let head: [UInt8]
    /// Space for the value, followed by the text after it.
    private var text: [UInt8]
    /// The offset of the dates.
    private let dates: Int
    private let isCategory: Bool
    private let conversion: UnitConversion?
    private var digits = DatesDigits()
    private var uuidText = UUIDText()

    init(_ kind: SampleRows.Kind, in unit: HealthModel.Unit?) {
        var (head, text): ([UInt8], [UInt8]) = ([], [])
        head.reserveCapacity(128)
        text.reserveCapacity(512)
        text += repeatElement(0, count: Self.valueEnd)
        var conversion: UnitConversion?
        head.appendType(kind.type)
        if let saved = kind.unit {
            head += ConstantText.quantity + ConstantText.quantityValue
            if let unit, unit != saved { conversion = try? UnitConversion(from: saved, to: unit) }
            text.appendUnit(conversion == nil ? saved : unit ?? saved)
        } else {
            head += ConstantText.value
        }
        text += ConstantText.startDate
        dates = text.count
        text += DatesText.template
        text.append(kind.sourceRevision)
        if let device = kind.device { text.append(device) }
        text.append(UInt8(ascii: "}"))
        isCategory = kind.unit == nil
        (self.head, self.text, self.conversion) = (head, text, conversion)
    }

    private var identifierEnd: Int { dates + DatesText.template.count }

    /// The text of source revision and device.
    var origin: ArraySlice<UInt8> { text[identifierEnd...].dropLast() }

    /// Appends a sample, either whole or only up to its UUID.
    mutating func write(_ row: SampleRows.Row, toEnd: Bool, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: head.span)
        let value = conversion.map { $0(row.value) } ?? row.value
        // Copy properties to locals, because the span has exclusive access to self.
        var digits = digits
        let identifier = UUIDDigits(high: row.uuid.high, low: row.uuid.low)
        let (isCategory, dates, valueEnd) = (isCategory, dates, Self.valueEnd)
        var span = text.mutableSpan
        let valueStart =
            isCategory
            ? span.putJSON(Int64(saturating: row.value), before: valueEnd) : span.putJSON(value, before: valueEnd)
        let areDatesPut = digits.put(start: row.start, end: row.end, identifier, into: &span, at: dates)
        self.digits = digits
        if valueStart == nil { bytes.appendJSON(value) }
        let start = valueStart ?? valueEnd
        if areDatesPut {
            bytes.append(contentsOf: text.span.extracting(start..<(toEnd ? text.count : identifierEnd)))
        } else {
            bytes.append(contentsOf: text.span.extracting(start..<dates))
            appendLongDates(of: row, identifier, to: &bytes)
            if toEnd { bytes.append(contentsOf: text.span.extracting(identifierEnd...)) }
        }
    }

    /// Appends dates that have milliseconds, or that lie outside the years 0001 to 9999, and the UUID.
    private mutating func appendLongDates(of row: SampleRows.Row, _ identifier: UUIDDigits, to bytes: inout [UInt8]) {
        bytes.appendRFC3339(milliseconds: row.start)
        bytes += ConstantText.endDate
        bytes.appendRFC3339(milliseconds: row.end)
        uuidText.append(identifier, to: &bytes)
    }
}
