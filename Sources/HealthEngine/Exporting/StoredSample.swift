package import Foundation
package import HealthModel

/// A sample with all its stored data, as one line of JSON. Properties that only one kind of sample has are in their stored
/// form.
package struct StoredSample: Codable {
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
    /// Nil for an object that is not saved.
    private let source: Source?
    private var device: [String: String]?
    private var metadata: StoredMetadata?
    /// The value of a quantity or category.
    private var value: Double?
    private var unit: String?
    /// The quantities of a series: value, start and end of each.
    private var quantities: [[Double]]?
    /// The members of a correlation.
    package private(set) var members: [StoredSample]?
    /// The properties that only one kind of sample has, in their stored form.
    private var detail: String?
    /// Heartbeats, locations or voltages, packed by ``PackedElement``, in little-endian order.
    private var elements: Data?
    /// Of an object: a value for which JSON has no number.
    private var notFinite: String?
    /// Of an object: the exact dates in seconds since 2001, if they are not whole milliseconds.
    private var dates: [Double]?
    /// Of an object: the number of elements that were not read.
    private var count: Int?

    /// The line of a sample that was read with all its parts.
    package init(_ sample: Sample) throws {
        guard sample.sourceRevision != nil else { throw HealthFailure.store(.corrupt) }
        try self.init(sample) { try StoredSample($0) }
    }

    /// The line of an object as an app archives it, saved or not, with the parts that were read.
    package init(object sample: Sample) throws {
        try self.init(sample) { try StoredSample(object: $0) }
        let exact = [sample.startDate, sample.endDate]
        if exact != [startDate, endDate].map(Date.init(milliseconds:)) {
            dates = exact.map(\.timeIntervalSinceReferenceDate)
        }
        let (known, all) =
            switch sample.content {
            case .quantity(_, let series?): (series.quantities.count, series.count)
            case .heartbeatSeries(let series): (series.elements.count, series.count)
            case .workoutRoute(let series): (series.elements.count, series.count)
            case .electrocardiogram(let value): (value.voltages.elements.count, value.voltages.count)
            default: (0, 0)
            }
        if known != all { count = all }
    }

    private init(_ sample: Sample, member: (Sample) throws -> StoredSample) throws {
        uuid = sample.uuid
        type = sample.type.identifier
        startDate = sample.startDate.milliseconds
        endDate = sample.endDate.milliseconds
        source = sample.sourceRevision.map { revision in
            Source(
                name: revision.source.name, bundleIdentifier: revision.source.bundleIdentifier, version: revision.version,
                productType: revision.productType, operatingSystemVersion: revision.operatingSystemVersion?.description
            )
        }
        device = sample.device.map { device in
            let known = Device.Property.allCases.compactMap { property in
                device[property].map { (property.rawValue, $0) }
            }
            return Dictionary(uniqueKeysWithValues: known)
        }
        metadata = sample.metadata.isEmpty ? nil : StoredMetadata(sample.metadata)
        switch sample.content {
        case .quantity(let quantity, let series):
            if quantity.value.isFinite { value = quantity.value } else { notFinite = "\(quantity.value)" }
            unit = quantity.unit.unitString
            quantities = series?.quantities.map {
                [$0.value, Double($0.startDate.milliseconds), Double($0.endDate.milliseconds)]
            }
        case .category(let category): value = Double(category)
        case .correlation(let objects): members = try objects.sorted { $0.uuid < $1.uuid }.map(member)
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
        self = try StoredForm.decode(StoredSample.self, text)
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
        else { throw HealthFailure.store(.corrupt) }
        guard let revision, notFinite == nil else { throw HealthFailure.store(.corrupt) }
        return SampleDraft(
            type, try content(of: type), Date(milliseconds: startDate), Date(milliseconds: endDate),
            from: ArchivedSource(revision, knownDevice), metadata: metadata?.metadata ?? [:]
        )
    }

    private var revision: SourceRevision? {
        source.map { source in
            SourceRevision(
                source: HealthModel.Source(name: source.name, bundleIdentifier: source.bundleIdentifier),
                version: source.version,
                productType: source.productType,
                operatingSystemVersion: source.operatingSystemVersion.flatMap { OSVersion($0) }
            )
        }
    }

    private var knownDevice: Device? {
        let properties = device?.compactMap { name, value in Device.Property(rawValue: name).map { ($0, value) } }
        return properties.map { Device(Dictionary($0) { first, _ in first }) }
    }

    /// The sample of an archived object, with its members. Throws if it is invalid.
    package func object() throws -> Sample {
        guard let type = objectType, dates.map({ $0.count == 2 }) ?? true else { throw HealthFailure.store(.corrupt) }
        let exact = dates?.map(Date.init(timeIntervalSinceReferenceDate:))
        let sample = Sample(
            stored: uuid, type: type, startDate: exact?[0] ?? Date(milliseconds: startDate),
            endDate: exact?[1] ?? Date(milliseconds: endDate), content: try objectContent(of: type),
            metadata: metadata?.metadata ?? [:], device: knownDevice, sourceRevision: revision
        )
        try sample.validateStorable()
        return sample
    }

    private func objectContent(of type: ObjectType) throws -> Sample.Content {
        // Only a document query reads the document.
        if type.kind == .document, detail == nil { return .document(nil) }
        let content = try content(of: type)
        guard (count ?? 0) >= 0 else { throw HealthFailure.store(.corrupt) }
        switch (content, count) {
        case (.correlation, _): return .correlation(try (members ?? []).map { try $0.object() })
        case (.quantity(let quantity, _), let count?): return .quantity(quantity, series: QuantitySeries(count: count))
        case (.heartbeatSeries, let count?): return .heartbeatSeries(SampleSeries(count: count))
        case (.workoutRoute, let count?): return .workoutRoute(SampleSeries(count: count))
        case (.electrocardiogram(var electrocardiogram), let count?):
            electrocardiogram.voltages = SampleSeries(count: count)
            return .electrocardiogram(electrocardiogram)
        default: return content
        }
    }

    private func content(of type: ObjectType) throws -> Sample.Content {
        switch type.kind {
        case .quantity:
            let own = type.quantity?.unit
            let finite = value.flatMap { $0.isFinite ? $0 : nil }
            guard let value = finite ?? notFinite.flatMap(Double.init), let unit = try? HealthModel.Unit(from: unit ?? ""),
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
                of: type, detail: detail.map { Data($0.utf8) }, count: 1, loadsDocuments: true
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
                startDate: Date(milliseconds: Int64(saturating: parts[1])),
                endDate: Date(milliseconds: Int64(saturating: parts[2]))
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
