package import Foundation
package import HealthModel

/// A sample with all stored data, for a line of JSON. Properties that only one kind of sample has are in their stored
/// form.
package struct SampleLine: Codable {
    private struct Source: Codable {
        var name: String
        var bundleIdentifier: String
        var version: String?
        var productType: String?
        var operatingSystemVersion: String?
    }

    /// `HKObject.uuid`
    package let uuid: UUID
    private let type: String
    /// In milliseconds since 1970.
    private let startDate: Int64
    private let endDate: Int64
    private let source: Source
    private var device: [String: String]?
    private var metadata: StoredMetadata?
    /// The value of a quantity or category.
    private var value: Double?
    private var unit: String?
    /// The quantities of a series: value, start and end of each.
    private var quantities: [[Double]]?
    /// The members of a correlation.
    package private(set) var members: [SampleLine]?
    /// The properties that only one kind of sample has, in their stored form.
    private var detail: String?
    /// Heartbeats, locations or voltages, packed by ``PackedElement``, in little-endian order.
    private var elements: Data?

    /// The line of a sample that was read with all its parts.
    package init(_ sample: Sample) throws {
        guard let revision = sample.sourceRevision else { throw HealthFailure.store(.corrupt) }
        uuid = sample.uuid
        type = sample.type.identifier
        startDate = sample.startDate.milliseconds
        endDate = sample.endDate.milliseconds
        source = Source(
            name: revision.source.name,
            bundleIdentifier: revision.source.bundleIdentifier,
            version: revision.version,
            productType: revision.productType,
            operatingSystemVersion: revision.operatingSystemVersion?.description
        )
        device = sample.device.map { device in
            let known = Device.Property.allCases.compactMap { property in
                device[property].map { (property.rawValue, $0) }
            }
            return Dictionary(uniqueKeysWithValues: known)
        }
        metadata = sample.metadata.isEmpty ? nil : StoredMetadata(sample.metadata)
        switch sample.content {
        case .quantity(let quantity, let series):
            value = quantity.value
            unit = quantity.unit.unitString
            quantities = series?.quantities.map {
                [$0.value, Double($0.startDate.milliseconds), Double($0.endDate.milliseconds)]
            }
        case .category(let category): value = Double(category)
        case .correlation(let objects): members = try objects.sorted { $0.uuid < $1.uuid }.map(SampleLine.init)
        case .heartbeatSeries(let series): elements = Data(packing: series.elements)
        case .workoutRoute(let series): elements = Data(packing: series.elements)
        case .electrocardiogram(let electrocardiogram):
            elements = Data(packing: electrocardiogram.voltages.elements)
            detail = try StoredContent.detail(of: sample.content).map { String(decoding: $0, as: UTF8.self) }
        default:
            detail = try StoredContent.detail(of: sample.content).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Parses a line.
    package init(text: Data) throws {
        self = try StoredForm.decode(SampleLine.self, text)
    }

    /// JSON without a line break. Equal samples have equal lines.
    package var text: Data { get throws { try StoredForm.encode(self) } }

    /// The type. Nil for a type of a newer version of this program.
    package var objectType: ObjectType? { TypeCatalog.type(identifier: type) }

    /// Whether a correlation of the type may contain the sample.
    func isAllowed(in correlation: ObjectType) -> Bool { correlation.components.contains(type) }

    /// The end date, in milliseconds since 1970.
    package var end: Int64 { endDate }

    /// Whether the sample is valid.
    package var isValid: Bool { (try? draft())?.isValid ?? false }

    /// The sample without the members of a correlation. Throws if it is invalid.
    package func draft() throws -> SampleDraft {
        let calendar = RowStatement.calendar
        guard let type = objectType, startDate <= endDate, calendar.contains(startDate), calendar.contains(endDate)
        else {
            throw HealthFailure.store(.corrupt)
        }
        let revision = SourceRevision(
            source: HealthModel.Source(name: source.name, bundleIdentifier: source.bundleIdentifier),
            version: source.version,
            productType: source.productType,
            operatingSystemVersion: source.operatingSystemVersion.flatMap { OSVersion($0) }
        )
        let properties = device?.compactMap { name, value in Device.Property(rawValue: name).map { ($0, value) } }
        return SampleDraft(
            type,
            try content(of: type),
            Date(milliseconds: startDate),
            Date(milliseconds: endDate),
            from: ArchivedSource(revision, properties.map { Device(Dictionary($0) { first, _ in first }) }),
            metadata: try metadata?.metadata ?? [:]
        )
    }

    private func content(of type: ObjectType) throws -> Sample.Content {
        switch type.kind {
        case .quantity:
            let own = type.quantity?.unit
            guard let value, value.isFinite, let unit = try? HealthModel.Unit(from: unit ?? ""),
                own?.isCompatible(with: unit) ?? false
            else { throw HealthFailure.store(.corrupt) }
            return .quantity(Quantity(unit: unit, value: value), series: try series())
        case .category:
            guard let value, let category = Int(exactly: value), type.values?.contains(category) ?? true else {
                throw HealthFailure.store(.corrupt)
            }
            return .category(category)
        case .correlation: return .correlation([])
        case .series where type == .heartbeatSeries: return .heartbeatSeries(SampleSeries(try unpacked()))
        case .series: return .workoutRoute(SampleSeries(try unpacked()))
        default:
            let content = try StoredContent.content(
                of: type,
                detail: detail.map { Data($0.utf8) },
                count: 1,
                loadsDocuments: true
            )
            guard case .electrocardiogram(var electrocardiogram) = content else { return content }
            electrocardiogram.voltages = SampleSeries(try unpacked())
            return .electrocardiogram(electrocardiogram)
        }
    }

    private func series() throws -> QuantitySeries? {
        guard let quantities else { return nil }
        let bounds = Double(startDate)...Double(endDate)
        let series = try quantities.map { parts in
            guard parts.count == 3, parts[0].isFinite, bounds.contains(parts[1]), bounds.contains(parts[2]),
                parts[1] <= parts[2]
            else { throw HealthFailure.store(.corrupt) }
            return SeriesQuantity(
                value: parts[0],
                startDate: Date(milliseconds: Int64(parts[1])),
                endDate: Date(milliseconds: Int64(parts[2]))
            )
        }
        return QuantitySeries(series)
    }

    private func unpacked<Element: PackedElement>() throws -> [Element] {
        let words = elements?.words ?? []
        guard words.count.isMultiple(of: Element.wordCount) else { throw HealthFailure.store(.corrupt) }
        let elements = stride(from: 0, to: words.count, by: Element.wordCount).map { Element(words, at: $0) }
        let areValid = elements.allSatisfy { $0.isValid(from: startDate, to: endDate) }
        guard areValid, zip(elements, elements.dropFirst()).allSatisfy({ $1.mayFollow($0) }) else {
            throw HealthFailure.store(.corrupt)
        }
        return elements
    }
}

extension Data {
    fileprivate init(packing elements: [some PackedElement]) {
        var words: [UInt64] = []
        for element in elements { element.pack(into: &words) }
        self.init(words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } })
    }

    /// The 64-bit words. Remaining bytes at the end form an extra word, which no element has.
    fileprivate var words: [UInt64] {
        stride(from: 0, to: count, by: 8).map { start in
            self[(startIndex + start)..<Swift.min(startIndex + start + 8, endIndex)]
                .reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }
}
