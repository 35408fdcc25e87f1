import Foundation
import HealthEngine
import HealthModel

/// Writes samples into the store, in the same way as an import of an export with these samples.
final class Recorder {
    /// A source, with the numbers that the store has given it.
    final class Source {
        let archived: ArchivedSource
        /// Whether a watch or a phone is the source, or a device that has a clock of its own.
        let isWatch, isPhone, hasOwnClock: Bool
        fileprivate let index: Int
        fileprivate let revision: Int64
        fileprivate let device: Int64?

        fileprivate init(_ archived: ArchivedSource, index: Int, _ samples: SampleImport) throws {
            self.archived = archived
            self.index = index
            let model = archived.device?[.model]
            (isWatch, isPhone) = (model == "Watch", model == "iPhone")
            hasOwnClock = archived.device == nil && !["Health", "Clock"].contains(archived.revision.source.name)
            revision = try samples.number(of: archived.revision)
            device = try archived.device.map { try samples.number(of: $0) }
        }
    }

    /// A sample that can be a member of a correlation.
    struct Member {
        let position: Int64
        let identity: SampleIdentity
    }

    /// A series with values that are looked up once.
    private struct Channel {
        let type: ObjectType
        let isChosen: Bool
        /// Whether the system of the day has the type.
        var isKnown = true
        /// The number of the type; 0 if it is neither chosen nor that of a member of a chosen correlation.
        let number: Int64
        let unit: Int64
        let identity: SampleIdentity
        var identities: [SampleIdentity?] = []
        var counts = GenerateReport.Counts()
    }

    let samples: SampleImport
    private let types: Set<ObjectType>?
    private var channels: [Channel] = []
    private var others: [ObjectType: GenerateReport.Counts] = [:]
    private var sources: [Source] = []
    private var row = SampleImport.Row()
    /// The workouts, which are connected with the samples measured during them at the end.
    private var workouts: [(position: Int64, Workout)] = []

    let artefacts: Artefacts?
    private var day = 0
    /// The samples of late days.
    private var late: [(day: Int, save: () throws -> Void)] = []

    init(_ samples: SampleImport, _ options: GenerateOptions) throws {
        self.samples = samples
        types = options.types
        artefacts = Artefacts(options)
        for series in Series.allCases {
            guard let type = series.type else { throw HealthFailure.error(.errorInvalidArgument) }
            let unit = try series.unit.map { try HealthModel.Unit(from: $0) }
            let isChosen = types?.contains(type) ?? true
            let isSaved = types?.contains { $0 == type || $0.components.contains(type.identifier) } ?? true
            channels.append(
                Channel(
                    type: type,
                    isChosen: isChosen,
                    number: isSaved ? try samples.number(of: type) : 0,
                    unit: isSaved ? try unit.map { try samples.number(of: $0) } ?? 0 : 0,
                    identity: SampleIdentity(type, in: unit)
                )
            )
        }
    }

    func isChosen(_ type: ObjectType) -> Bool {
        // The Health app had medications before apps could read them.
        (type.iOS <= system || type == .medicationDoseEvent) && types?.contains(type) ?? true
    }

    /// The system of the day. Types that it lacks are left out.
    var system = TypeCatalog.newestSystem {
        didSet {
            guard system != oldValue else { return }
            for channel in channels.indices { channels[channel].isKnown = channels[channel].type.iOS <= system }
        }
    }

    func source(_ name: String, _ version: String?, _ device: Device? = nil) throws -> Source {
        let known = sources.last {
            let revision = $0.archived.revision
            return revision.version == version && revision.source.name == name && $0.archived.device == device
        }
        if let known { return known }
        let archived = ArchivedSource(named: name, version: version, device: device)
        let source = try Source(archived, index: sources.count, samples)
        sources.append(source)
        return source
    }

    // MARK: Samples

    /// Adds a quantity or category sample. Times are seconds since 1970. Returns nil if the type is not chosen or the sample
    /// has no position in the store.
    @discardableResult
    func add(
        _ series: Series,
        _ value: Double,
        _ start: Int64,
        _ end: Int64,
        by source: Source,
        _ metadata: Data? = nil,
        _ place: SampleImport.Place = .byItself
    ) throws -> Member? {
        let channel = series.rawValue
        guard channels[channel].isKnown, channels[channel].isChosen || place == .inAnother else { return nil }
        guard let artefacts else { return try insert(channel, value, start, end, by: source, metadata, place) }
        if source.isWatch {
            guard let value = artefacts.recorded(series, value, at: start) else { return nil }
            return try insert(channel, value, start, end, by: source, metadata, place)
        }
        if source.isPhone, place == .byItself, artefacts.happens(.late, day) {
            late.append((day, { [self] in _ = try insert(channel, value, start, end, by: source, metadata, place) }))
            return nil
        }
        let error = source.hasOwnClock ? artefacts.clockError(onDay: day) : 0
        return try insert(channel, value, start + error, end + error, by: source, metadata, place)
    }

    private func insert(
        _ channel: Int, _ value: Double, _ start: Int64, _ end: Int64, by source: Source, _ metadata: Data?,
        _ place: SampleImport.Place
    ) throws -> Member? {
        row.type = channels[channel].number
        row.unit = channels[channel].unit
        row.startDate = start * 1000
        row.endDate = end * 1000
        row.value = value
        row.revision = source.revision
        row.device = source.device
        row.metadata = metadata
        let identity = prefix(channel, source).sample(row.startDate, row.endDate, value: value)
        let outcome = try samples.insert(row, identity, place)
        count(outcome, in: &channels[channel].counts)
        return outcome.position.map { Member(position: $0, identity: identity) }
    }

    /// Adds a correlation. Its members were added before with the place `inAnother`.
    func add(_ type: ObjectType, of members: [Member], _ start: Int64, _ end: Int64, by source: Source) throws {
        guard isChosen(type), !members.isEmpty else { return }
        var row = SampleImport.Row()
        row.type = try samples.number(of: type)
        row.startDate = start * 1000
        row.endDate = end * 1000
        row.revision = source.revision
        row.device = source.device
        let identity = SampleIdentity(type).from(source.archived)
            .correlation(row.startDate, row.endDate, of: members.map(\.identity))
        let outcome = try samples.insert(row, identity)
        count(outcome, in: &others[type, default: GenerateReport.Counts()])
        if let position = outcome.position {
            try samples.connect(correlation: position, with: members.map(\.position))
        }
    }

    private func prefix(_ channel: Int, _ source: Source) -> SampleIdentity {
        if source.index < channels[channel].identities.count, let known = channels[channel].identities[source.index] {
            return known
        }
        let prefix = channels[channel].identity.from(source.archived)
        let missing = source.index + 1 - channels[channel].identities.count
        if missing > 0 { channels[channel].identities += Array(repeating: nil, count: missing) }
        channels[channel].identities[source.index] = prefix
        return prefix
    }

    /// Adds a sample of any kind. Returns its position; nil if the type is not chosen or the sample has no position.
    @discardableResult
    func add(_ draft: SampleDraft, members: [Int64] = []) throws -> Int64? {
        guard isChosen(draft.type) else { return nil }
        let outcome = try samples.insert(draft, SampleIdentity(of: draft), members: members)
        count(outcome, in: &others[draft.type, default: GenerateReport.Counts()])
        if case .workout(let workout) = draft.content, let position = outcome.position {
            workouts.append((position, workout))
        }
        return outcome.position
    }

    private func count(_ outcome: SampleImport.Outcome, in counts: inout GenerateReport.Counts) {
        switch outcome {
        case .added: counts.added += 1
        case .present, .superseded: counts.present += 1
        case .repeated, .invalid: break
        }
    }

    // MARK: The end

    /// Begins a day: what was late two days before arrives.
    func begin(_ day: Int) throws {
        self.day = day
        for entry in late where entry.day + 1 < day { try entry.save() }
        late.removeAll { $0.day + 1 < day }
    }

    /// Connects workouts with the samples measured during them.
    func end() throws {
        try begin(day + 2)
        for (position, workout) in workouts {
            try samples.connectMeasurements(withWorkoutAt: position, workout.configuration, workout.statistics.map(\.type))
        }
        workouts = []
    }

    /// The counts by type, in the order of the catalogue.
    var counts: [GenerateReport.Entry] {
        var counts = others
        for channel in channels {
            counts[channel.type, default: GenerateReport.Counts()].added += channel.counts.added
            counts[channel.type]?.present += channel.counts.present
        }
        // Newer versions replace older ones.
        for (type, count) in samples.replaced { counts[type]?.added -= count }
        return TypeCatalog.all.compactMap { type in
            guard let found = counts[type], found != GenerateReport.Counts() else { return nil }
            return GenerateReport.Entry(type: type, counts: found)
        }
    }
}
