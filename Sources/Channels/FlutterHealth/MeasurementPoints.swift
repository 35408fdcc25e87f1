import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The points of quantities and categories. There may be hundreds of thousands, so they are written directly as JSON, and
/// the members that samples share are written once.
struct MeasurementPoints: JSONWritable {
    /// A point: what differs between samples, and the index of the text with the other members.
    private struct Point {
        let uuid: UUIDDigits
        let value: Double
        let start: Int64
        let end: Int64
        let tail: Int
    }

    private var points: [Point] = []
    private var tails: [[UInt8]] = []
    private let isCategory: Bool

    /// The number of points.
    var count: Int { points.count }

    /// The points of rows. Throws HealthKit's exception if a quantity cannot be converted to the unit. Without a unit, the plugin
    /// reads international units.
    init(_ rows: SampleRows, _ key: HealthDataType, unit: HealthModel.Unit?) throws {
        isCategory = rows.kinds.first?.unit == nil
        var conversions: [UnitConversion?] = []
        for kind in rows.kinds { conversions.append(try Self.conversion(from: kind.unit, to: unit)) }
        points.reserveCapacity(rows.rows.count)
        var indices: [Int: Int] = [:]
        var latest: (key: Int, tail: Int)?
        for row in rows.rows {
            if let wanted = key.readValue, Double(wanted) != row.value { continue }
            let tailKey = Int(clamping: row.kind) << 32 | (row.metadataIndex.map { $0 + 1 } ?? 0)
            if latest?.key != tailKey {
                let tail = indices[tailKey] ?? tails.count
                if tail == tails.count {
                    let metadata = row.metadataIndex.map { rows.metadata[$0] } ?? [:]
                    tails.append(Self.tail(rows.kinds[Int(clamping: row.kind)].sourceRevision, metadata, isCategory, unit))
                    indices[tailKey] = tail
                }
                latest = (tailKey, tail)
            }
            points.append(
                Point(
                    uuid: UUIDDigits(high: row.uuid.high, low: row.uuid.low),
                    value: conversions[Int(clamping: row.kind)].map { $0(row.value) } ?? row.value,
                    start: row.start,
                    end: row.end,
                    tail: latest?.tail ?? 0
                )
            )
        }
    }

    /// The points of samples.
    init(_ samples: [Sample], _ key: HealthDataType, unit: HealthModel.Unit?) throws {
        isCategory = samples.first?.value != nil
        var indices: [TailKey: Int] = [:]
        for sample in samples {
            let conversion = try Self.conversion(from: sample.quantity?.unit, to: unit)
            if let wanted = key.readValue, sample.value != wanted { continue }
            let value = sample.quantity?.value ?? Double(sample.value ?? 0)
            let tailKey = TailKey(source: sample.sourceRevision?.source, metadata: sample.metadata)
            let tail = indices[tailKey] ?? tails.count
            if tail == tails.count {
                tails.append(Self.tail(sample.sourceRevision, sample.metadata, isCategory, unit))
                indices[tailKey] = tail
            }
            points.append(
                Point(
                    uuid: UUIDDigits(sample.uuid),
                    value: conversion.map { $0(value) } ?? value,
                    start: sample.startDate.milliseconds,
                    end: sample.endDate.milliseconds,
                    tail: tail
                )
            )
        }
    }

    private struct TailKey: Hashable {
        let source: Source?
        let metadata: Metadata
    }

    /// Nil for a category, and for a quantity that needs no conversion.
    private static func conversion(
        from saved: HealthModel.Unit?, to unit: HealthModel.Unit?
    ) throws -> UnitConversion? {
        guard let saved, let target = unit ?? HealthDataUnit.internationalUnit, saved != target else { return nil }
        return try UnitConversion(from: saved, to: target)
    }

    /// The members after the dates.
    private static func tail(
        _ revision: SourceRevision?, _ metadata: Metadata, _ isCategory: Bool, _ unit: HealthModel.Unit?
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("source_id", revision?.source.bundleIdentifier ?? "")
            writer.member("source_name", revision?.source.name ?? "")
            writer.member("recording_method", metadata.recordingMethod)
            if !isCategory { writer.member("dataUnitKey", unit?.unitString) }
            writer.member("metadata", metadata.points)
        }
        writer.bytes[0] = UInt8(ascii: ",")
        return writer.bytes
    }

    // MARK: Writing

    func write(to writer: inout JSONWriter) {
        var text = Self.head
        writer.array { writer in
            for point in points {
                writer.value { write(point, &text, to: &$0) }
            }
        }
    }

    /// Writes the first point, or null.
    func writeFirst(to writer: inout JSONWriter) {
        guard let point = points.first else { return writer.null() }
        var text = Self.head
        writer.value { write(point, &text, to: &$0) }
    }

    private func write(_ point: Point, _ text: inout [UInt8], to bytes: inout [UInt8]) {
        var span = text.mutableSpan
        point.uuid.put(into: &span, at: Self.uuidStart)
        bytes += text
        if isCategory { bytes.appendJSON(Int64(saturating: point.value)) } else { bytes.appendJSON(point.value) }
        bytes += Self.dateFrom
        bytes.appendJSON(point.start)
        bytes += Self.dateTo
        bytes.appendJSON(point.end)
        bytes += tails[point.tail]
    }

    private static let head = Array(#"{"uuid":"00000000-0000-0000-0000-000000000000","value":"#.utf8)
    private static let uuidStart = 9
    private static let dateFrom = Array(#","date_from":"#.utf8)
    private static let dateTo = Array(#","date_to":"#.utf8)
}
