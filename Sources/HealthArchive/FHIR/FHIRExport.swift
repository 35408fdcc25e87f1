import Files
public import HealthEngine
import HealthModel
import JSON

/// Writes a folder in the layout of FHIR bulk data: newline-delimited JSON with a file for each kind of resource.
///
/// `Patient.ndjson` has the person, `Observation.ndjson` samples and observations of providers, and each other file the clinical
/// records of a kind.
public struct FHIRExport {
    private let phone: Phone
    private let options: ExportOptions
    private let patient: String?

    /// An export of a phone for a patient, such as `Patient/p1`. All references to patients become this one, because a store is that
    /// of one person. By default it is the only patient to whom the clinical records refer, or else ``usualPatient``.
    public init(_ phone: Phone, _ options: ExportOptions, patient: String? = nil) {
        (self.phone, self.options, self.patient) = (phone, options, patient)
    }

    /// Writes a new folder. Clinical records of other versions than R4 are left out, and counted as incomplete.
    ///
    /// Throws an ``OutputError`` or a `HealthFailure`. The folder then does not exist.
    public func write(to path: String, shouldContinue: (ExportProgress) -> Bool = { _ in true }) throws -> ExportReport {
        let folder = try ExportFolder(path: path)
        return try folder.filled {
            try ExportRun.reading(phone, options, shouldContinue) { run in
                let patients = try patients(of: run)
                let only = patients.count == 1 ? patients.first : nil
                let records = ClinicalResources(patient: patient ?? only ?? Self.usualPatient)
                try writePatient(records.patient, run, to: folder)
                let types = try writeObservations(records, run, to: folder)
                for (kind, types) in types.sorted(by: { $0.key < $1.key }) {
                    try writeRecords(kind, of: types, records, run, to: folder)
                }
                run.report.patientCount = patients.count
                run.report.missingResources = records.missing
            }
        }
    }

    /// The patient of an export if nothing names another.
    public static let usualPatient = "Patient/person"

    /// The patients to whom the chosen clinical records refer.
    private func patients(of run: ExportRun) throws -> Set<String> {
        var patients: Set<String> = []
        for (type, _) in try run.export.types() where type.kind == .clinical && options.isChosen(type) {
            try run.export.forEach(of: type, endingFrom: options.earliestEnd, beginningUpTo: options.latestStart) { entry in
                guard case .clinicalRecord(let record) = entry.sample.content else { return }
                ClinicalResources.json(of: record)?.forEachReference { reference in
                    if let patient = reference.patient { patients.insert(patient) }
                }
            }
        }
        return patients
    }

    /// Writes the patient, if the reference is to one.
    private func writePatient(_ patient: String, _ run: ExportRun, to folder: ExportFolder) throws {
        guard patient.hasPrefix("Patient/") else { return }
        let values = try run.export.characteristics().filter { options.isChosen($0.key) }
        var resource: JSONObject = [
            "resourceType": "Patient", "id": .string(String(patient.dropFirst("Patient/".count))),
        ]
        let sex = values[.biologicalSex].flatMap(BiologicalSex.init)
        resource["gender"] = sex.flatMap { $0 == .notSet ? nil : .string("\($0)") }
        resource["birthDate"] = values[.dateOfBirth].map { .string(ArchiveWriter.day($0)) }
        let file = ResourceFile(ClinicalResources.patientKind, in: folder)
        try file.append(JSONValue.object(resource).jsonBytes + [UInt8(ascii: "\n")])
        try file.end()
    }

    /// Writes the samples that have a code, and clinical records that are observations. Returns the kinds of the other records, with the
    /// types that have some of each.
    private func writeObservations(
        _ records: ClinicalResources, _ run: ExportRun, to folder: ExportFolder
    ) throws -> [String: Set<ObjectType>] {
        var text = ObservationText(timeZone: options.timeZone, patient: records.patient)
        var types: [String: Set<ObjectType>] = [:]
        let file = ResourceFile("Observation", in: folder)
        try run.forEach(withMembers: false) { entry in
            guard case .clinicalRecord(let record) = entry.sample.content else {
                var bytes: [UInt8] = []
                let isWritten = text.append(entry.sample, to: &bytes)
                try file.append(bytes)
                return run.report.count(entry.sample, isIncomplete: !isWritten)
            }
            guard let resource = ClinicalResources.json(of: record), let kind = ClinicalResources.kind(of: resource) else {
                return run.report.count(entry.sample, isIncomplete: true)
            }
            guard kind == file.kind else {
                types[kind, default: []].insert(entry.sample.type)
                return
            }
            try file.append(records.line(of: resource))
            run.report.count(entry.sample)
        }
        try file.end()
        return types
    }

    private func writeRecords(
        _ kind: String, of types: Set<ObjectType>, _ records: ClinicalResources, _ run: ExportRun, to folder: ExportFolder
    ) throws {
        let file = ResourceFile(kind, in: folder)
        for (type, _) in try run.export.types() where types.contains(type) {
            try run.forEach(of: type) { entry in
                guard case .clinicalRecord(let record) = entry.sample.content, let resource = ClinicalResources.json(of: record),
                    ClinicalResources.kind(of: resource) == kind
                else { return }
                try file.append(records.line(of: resource))
                run.report.count(entry.sample)
            }
        }
        try file.end()
    }
}

/// The file of a kind of resource. It is created with its first line.
private final class ResourceFile {
    let kind: String
    private let folder: ExportFolder
    private var bytes: [UInt8] = []
    private var hasBegun = false

    init(_ kind: String, in folder: ExportFolder) { (self.kind, self.folder) = (kind, folder) }

    func append(_ line: [UInt8]) throws {
        bytes += line
        if bytes.count >= Self.pieceSize { try flush() }
    }

    func end() throws {
        try flush()
        if hasBegun { try folder.end() }
    }

    private func flush() throws {
        guard !bytes.isEmpty else { return }
        if !hasBegun { try folder.begin(kind + ".ndjson") }
        hasBegun = true
        try folder.write(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private static let pieceSize = 256 << 10
}
