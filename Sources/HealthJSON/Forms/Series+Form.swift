package import HealthModel
import JSON

// Samples with elements. Only the system passes elements. An app uses a builder, and cannot save electrocardiograms at all
// (AUTH-22). A query returns no elements.

extension WireForm<SampleSeries<Heartbeat>> {
    /// `HKHeartbeatSeriesSample`. Without elements it can be referred to and deleted, but not saved.
    package static func heartbeats(withElements: Bool) -> WireForm {
        WireForm(withElements ? WireMember.elements("heartbeats", .heartbeats) : WireMember()) { heartbeats in
            heartbeats.map(SampleSeries.init) ?? SampleSeries(count: 1)
        }
    }
}

extension WireForm<SampleSeries<Location>> {
    /// `HKWorkoutRoute`, with locations in any order. Without elements it can be referred to and deleted, but not saved.
    package static func locations(withElements: Bool) -> WireForm {
        WireForm(withElements ? WireMember.elements("locations", .locations) : WireMember()) { locations in
            locations.map { SampleSeries($0.sorted { $0.timestamp < $1.timestamp }) } ?? SampleSeries(count: 1)
        }
    }
}

extension WireMember {
    fileprivate static func elements<Element>(_ name: String, _ codec: ValueCodec<[Element]>) -> Self where Part == [Element]? {
        WireMember(schemas: { [(name, codec.schema, false)] }, read: { try $0.required(name, codec) }, write: { _, _ in })
    }
}

extension Electrocardiogram {
    private static let classifications = ValueCodec<Int>.rawValue(of: .electrocardiogramClassification)
    private static let symptomsStatuses = ValueCodec<Int>.rawValue(of: .electrocardiogramSymptomsStatus)

    /// `HKElectrocardiogram`, with or without its voltages.
    package static func form(withElements: Bool) -> WireForm<Electrocardiogram> { withElements ? whole : withoutVoltages }

    private static let whole = make(withElements: true)
    private static let withoutVoltages = make(withElements: false)

    private static func make(withElements: Bool) -> WireForm<Electrocardiogram> {
        WireForm(
            WireMember(optional: "classification", classifications, default: 0) { .integer($0.classification) },
            WireMember(optional: "symptomsStatus", symptomsStatuses, default: 0) { .integer($0.symptomsStatus) },
            WireMember(optional: "averageHeartRate", .quantity(usually: .countPerMinute)) { $0.averageHeartRate?.json },
            WireMember(optional: "samplingFrequency", .quantity(usually: .hertz)) { $0.samplingFrequency?.json },
            WireMember(optional: "numberOfVoltageMeasurements", .offset, schema: Schemas.integer) { .integer($0.voltages.count) },
            withElements ? WireMember(optional: "voltages", .voltages) { _ in nil } : WireMember()
        ) { classification, symptomsStatus, averageHeartRate, samplingFrequency, count, voltages in
            Electrocardiogram(
                classification: classification,
                symptomsStatus: symptomsStatus,
                averageHeartRate: averageHeartRate,
                samplingFrequency: samplingFrequency,
                voltages: withElements ? SampleSeries(voltages ?? []) : SampleSeries(count: count ?? 0)
            )
        }
    }
}
