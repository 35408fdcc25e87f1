# Generated from protocol/openrpc.json by clients/generate; not to be edited.

"""The objects of the protocol, with the names of their members on the wire.

The helpers take and return dates as aware datetimes. `Bridge.call` returns dates as strings. Enumerations are raw
values. Where a string is allowed too, it is the Swift name.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, TypedDict, Union

from .table import PROTOCOL_VERSION as PROTOCOL_VERSION


class DateOfBirth(TypedDict):
    year: int
    month: int
    day: int


class PermissionResult(TypedDict):
    dialogShown: bool
    requestedReadTypes: int
    requestedWriteTypes: int
    unavailableTypes: list[str]
    hasUnavailableTypes: bool


class _ConsentRecord(TypedDict):
    id: str
    identifiers: list[str]


class ConsentRecord(_ConsentRecord, total=False):
    version: str
    consentDate: datetime
    expirationDate: datetime
    withdrawalDate: datetime
    userId: str


class Completion(TypedDict):
    success: bool


class UserPreferencesChange(TypedDict, total=False):
    pass


class Quantity(TypedDict):
    value: float
    unit: str


class _Sample(TypedDict):
    type: TypeIdentifier
    startDate: datetime
    endDate: datetime


class Sample(_Sample, total=False):
    quantity: Quantity
    count: int
    series: SampleSeries
    value: int | str
    objects: list[Sample]
    workoutActivityType: int | str
    duration: float
    workoutEvents: list[WorkoutEvent]
    totalEnergyBurned: Quantity
    totalDistance: Quantity
    totalSwimmingStrokeCount: Quantity
    totalFlightsClimbed: Quantity
    workoutActivities: list[WorkoutActivity]
    statistics: StatisticsByType
    uuid: str
    sourceRevision: SampleSourceRevision
    device: Device
    metadata: Metadata
    kind: int | str
    valence: float
    valenceClassification: int
    labels: list[int | str]
    associations: list[int | str]
    answers: list[int | str]
    score: int
    risk: int
    sensitivityPoints: list[SampleSensitivityPoint]
    prescriptionType: int | str
    expirationDate: datetime
    brand: str
    rightEye: LensSpecification
    leftEye: LensSpecification
    displayName: str
    fhirResource: FHIRResource
    document: CDADocument
    medicationConceptIdentifier: str
    scheduleType: int | str
    logStatus: int | str
    scheduledDate: datetime
    scheduledDoseQuantity: float
    doseQuantity: float
    unit: str
    heartbeats: list[Heartbeat]
    locations: list[Location]
    classification: int | str
    symptomsStatus: int | str
    averageHeartRate: Quantity
    samplingFrequency: Quantity
    numberOfVoltageMeasurements: int
    voltages: list[VoltageMeasurement]


class SampleSeries(TypedDict):
    unit: str
    quantities: list[SampleSeriesQuantity]


class SampleSeriesQuantity(TypedDict):
    value: float
    startDate: datetime
    endDate: datetime


class _SampleSourceRevision(TypedDict):
    source: Source


class SampleSourceRevision(_SampleSourceRevision, total=False):
    version: str
    productType: str
    operatingSystemVersion: str


class _SampleSensitivityPoint(TypedDict):
    frequency: Quantity


class SampleSensitivityPoint(_SampleSensitivityPoint, total=False):
    leftEarSensitivity: Quantity
    rightEarSensitivity: Quantity


class _WorkoutEvent(TypedDict):
    type: int | str
    startDate: datetime
    endDate: datetime


class WorkoutEvent(_WorkoutEvent, total=False):
    metadata: Metadata


class Source(TypedDict):
    name: str
    bundleIdentifier: str


class _AddedSource(TypedDict):
    name: str
    bundleIdentifier: str


class AddedSource(_AddedSource, total=False):
    version: str
    productType: str
    operatingSystemVersion: str


class Samples(TypedDict):
    samples: list[Sample]


class Correlations(TypedDict):
    correlations: list[Sample]


class Sources(TypedDict):
    sources: list[Source]


class SeriesQuantities(TypedDict):
    quantities: list[SeriesQuantitiesQuantity]


class _SeriesQuantitiesQuantity(TypedDict):
    quantity: Quantity
    startDate: datetime
    endDate: datetime


class SeriesQuantitiesQuantity(_SeriesQuantitiesQuantity, total=False):
    uuid: str


class UUIDs(TypedDict):
    uuids: list[str]


class DeletedCount(TypedDict):
    count: int


class Query(TypedDict):
    query: int


class ObserverUpdate(TypedDict):
    query: int
    delivery: int
    types: list[str]


class _Changes(TypedDict):
    samples: list[Sample]
    deletedObjects: list[ChangesDeletedObject]
    anchor: str


class Changes(_Changes, total=False):
    query: int


class _ChangesDeletedObject(TypedDict):
    uuid: str


class ChangesDeletedObject(_ChangesDeletedObject, total=False):
    metadata: Metadata


class _Statistics(TypedDict):
    type: TypeIdentifier
    startDate: datetime
    endDate: datetime


class Statistics(_Statistics, total=False):
    sumQuantity: Quantity
    averageQuantity: Quantity
    minimumQuantity: Quantity
    maximumQuantity: Quantity
    mostRecentQuantity: Quantity
    mostRecentQuantityDateInterval: StatisticsMostRecentQuantityDateInterval
    duration: Quantity
    sources: list[Source]
    bySource: dict[str, StatisticsBySource]


class StatisticsMostRecentQuantityDateInterval(TypedDict):
    startDate: datetime
    endDate: datetime


class StatisticsBySource(TypedDict, total=False):
    sumQuantity: Quantity
    averageQuantity: Quantity
    minimumQuantity: Quantity
    maximumQuantity: Quantity
    mostRecentQuantity: Quantity
    mostRecentQuantityDateInterval: StatisticsBySourceMostRecentQuantityDateInterval
    duration: Quantity


class StatisticsBySourceMostRecentQuantityDateInterval(TypedDict):
    startDate: datetime
    endDate: datetime


class _StatisticsCollection(TypedDict):
    statistics: list[Statistics]


class StatisticsCollection(_StatisticsCollection, total=False):
    query: int
    updatedStatistics: list[Statistics]


class _DateOfBirthComponents(TypedDict):
    year: int
    month: int
    day: int


class DateOfBirthComponents(_DateOfBirthComponents, total=False):
    timeZone: str


class MetadataValueObject(TypedDict, total=False):
    date: datetime
    quantity: Quantity


class Device(TypedDict, total=False):
    name: str
    manufacturer: str
    model: str
    hardwareVersion: str
    firmwareVersion: str
    softwareVersion: str
    localIdentifier: str
    udiDeviceIdentifier: str


class SortDescriptor(TypedDict):
    key: Literal[
        "startDate", "endDate", "duration", "totalDistance", "totalEnergyBurned", "totalSwimmingStrokeCount",
        "totalFlightsClimbed", "HKSampleSortIdentifierStartDate", "HKSampleSortIdentifierEndDate",
        "HKWorkoutSortIdentifierDuration", "HKWorkoutSortIdentifierTotalDistance",
        "HKWorkoutSortIdentifierTotalEnergyBurned",
    ]
    ascending: bool


class IntervalComponents(TypedDict, total=False):
    year: int
    yearForWeekOfYear: int
    quarter: int
    month: int
    weekOfYear: int
    weekOfMonth: int
    weekdayOrdinal: int
    weekday: int
    dayOfYear: int
    day: int
    hour: int
    minute: int
    second: int
    nanosecond: int


class _QueryDescriptor(TypedDict):
    type: TypeIdentifier


class QueryDescriptor(_QueryDescriptor, total=False):
    predicate: Predicate


Predicate = TypedDict(
    "Predicate",
    {
        "startDate": "datetime",
        "endDate": "datetime",
        "options": "list[Literal[\"strictStartDate\", \"strictEndDate\"]]",
        "and": "list[Predicate]",
        "or": "list[Predicate]",
        "not": "Predicate",
        "uuids": "list[str]",
        "sources": "list[str]",
        "device": "Device",
        "deviceProperty": "PredicateDeviceProperty",
        "metadataKey": "str | PredicateMetadataKey",
        "noCorrelation": "Any",
        "workout": "str",
        "electrocardiogram": "str",
        "quantity": "PredicateQuantity",
        "categoryValue": "PredicateCategoryValue",
        "categoryValues": "list[int]",
        "workoutActivityType": "int | str",
        "workoutDuration": "PredicateWorkoutDuration",
        "sourceRevisions": "list[PredicateSourceRevision]",
        "workoutEffortSamplesRelated": "PredicateWorkoutEffortSamplesRelated",
        "workoutActivity": "WorkoutActivityPredicate",
        "workoutSumQuantity": "PredicateWorkoutSumQuantity",
        "workoutMinimumQuantity": "PredicateWorkoutMinimumQuantity",
        "workoutMaximumQuantity": "PredicateWorkoutMaximumQuantity",
        "workoutAverageQuantity": "PredicateWorkoutAverageQuantity",
        "totalEnergyBurned": "PredicateTotalEnergyBurned",
        "totalDistance": "PredicateTotalDistance",
        "totalSwimmingStrokeCount": "PredicateTotalSwimmingStrokeCount",
        "totalFlightsClimbed": "PredicateTotalFlightsClimbed",
        "electrocardiogramClassification": "int | str",
        "electrocardiogramSymptomsStatus": "int | str",
        "stateOfMindKind": "int | str",
        "stateOfMindValence": "PredicateStateOfMindValence",
        "stateOfMindLabel": "int | str",
        "stateOfMindAssociation": "int | str",
        "fhirResourceType": "str",
        "fhirResourceIdentifier": "str",
        "medicationConceptIdentifiers": "list[str]",
        "medicationLogStatuses": "list[int | str]",
        "medicationScheduledDate": "PredicateMedicationScheduledDate",
    },
    total=False,
)


class PredicateDeviceProperty(TypedDict):
    key: Literal[
        "name", "HKDevicePropertyName", "manufacturer", "HKDevicePropertyManufacturer", "model",
        "HKDevicePropertyModel", "hardwareVersion", "HKDevicePropertyHardwareVersion", "firmwareVersion",
        "HKDevicePropertyFirmwareVersion", "softwareVersion", "HKDevicePropertySoftwareVersion", "localIdentifier",
        "HKDevicePropertyLocalIdentifier", "udiDeviceIdentifier", "HKDevicePropertyUDIDeviceIdentifier",
    ]
    allowedValues: list[str]


class _PredicateMetadataKey(TypedDict):
    key: str


class PredicateMetadataKey(_PredicateMetadataKey, total=False):
    allowedValues: list[MetadataValue]
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: MetadataValue


class PredicateQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float
    unit: Unit


class PredicateCategoryValue(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: int


class PredicateWorkoutDuration(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float


class _PredicateSourceRevision(TypedDict):
    source: PredicateSourceRevisionSource


class PredicateSourceRevision(_PredicateSourceRevision, total=False):
    version: str
    productType: str
    operatingSystemVersion: str


class _PredicateSourceRevisionSource(TypedDict):
    bundleIdentifier: str


class PredicateSourceRevisionSource(_PredicateSourceRevisionSource, total=False):
    name: str


class _PredicateWorkoutEffortSamplesRelated(TypedDict):
    workout: str


class PredicateWorkoutEffortSamplesRelated(_PredicateWorkoutEffortSamplesRelated, total=False):
    activity: str


class PredicateWorkoutSumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class PredicateWorkoutMinimumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class PredicateWorkoutMaximumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class PredicateWorkoutAverageQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class PredicateTotalEnergyBurned(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float
    unit: Unit


class PredicateTotalDistance(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float
    unit: Unit


class PredicateTotalSwimmingStrokeCount(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float
    unit: Unit


class PredicateTotalFlightsClimbed(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float
    unit: Unit


class PredicateStateOfMindValence(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float


class PredicateMedicationScheduledDate(TypedDict, total=False):
    startDate: datetime
    endDate: datetime


WorkoutActivityPredicate = TypedDict(
    "WorkoutActivityPredicate",
    {
        "startDate": "datetime",
        "endDate": "datetime",
        "options": "list[Literal[\"strictStartDate\", \"strictEndDate\"]]",
        "and": "list[WorkoutActivityPredicate]",
        "or": "list[WorkoutActivityPredicate]",
        "not": "WorkoutActivityPredicate",
        "workoutActivityType": "int | str",
        "duration": "WorkoutActivityPredicateDuration",
        "sumQuantity": "WorkoutActivityPredicateSumQuantity",
        "minimumQuantity": "WorkoutActivityPredicateMinimumQuantity",
        "maximumQuantity": "WorkoutActivityPredicateMaximumQuantity",
        "averageQuantity": "WorkoutActivityPredicateAverageQuantity",
    },
    total=False,
)


class WorkoutActivityPredicateDuration(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    value: float


class WorkoutActivityPredicateSumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class WorkoutActivityPredicateMinimumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class WorkoutActivityPredicateMaximumQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class WorkoutActivityPredicateAverageQuantity(TypedDict):
    operator: Literal["==", "!=", "<", "<=", ">", ">="]
    quantityType: TypeIdentifier
    value: float
    unit: Unit


class _LensSpecification(TypedDict):
    sphere: Quantity


class LensSpecification(_LensSpecification, total=False):
    cylinder: Quantity
    axis: Quantity
    addPower: Quantity
    vertexDistance: Quantity
    farPupillaryDistance: Quantity
    nearPupillaryDistance: Quantity
    baseCurve: Quantity
    diameter: Quantity
    prism: VisionPrism


class _VisionPrism(TypedDict):
    eye: int | str


class VisionPrism(_VisionPrism, total=False):
    amount: Quantity
    angle: Quantity
    verticalAmount: Quantity
    verticalBase: int | str
    horizontalAmount: Quantity
    horizontalBase: int | str


class _FHIRResource(TypedDict):
    identifier: str
    resourceType: str
    fhirVersion: str
    data: dict[str, Any]


class FHIRResource(_FHIRResource, total=False):
    sourceURL: str


class UserAnnotatedMedications(TypedDict):
    userAnnotatedMedications: list[UserAnnotatedMedication]


class _UserAnnotatedMedication(TypedDict):
    medication: MedicationConcept


class UserAnnotatedMedication(_UserAnnotatedMedication, total=False):
    nickname: str
    isArchived: bool
    hasSchedule: bool


class _MedicationConcept(TypedDict):
    identifier: str
    displayText: str


class MedicationConcept(_MedicationConcept, total=False):
    generalForm: Literal[
        "capsule", "cream", "device", "drops", "foam", "gel", "inhaler", "injection", "liquid", "lotion", "ointment",
        "patch", "powder", "spray", "suppository", "tablet", "topical", "unknown",
    ]
    relatedCodings: list[MedicationConceptRelatedCoding]


class _MedicationConceptRelatedCoding(TypedDict):
    system: str
    code: str


class MedicationConceptRelatedCoding(_MedicationConceptRelatedCoding, total=False):
    version: str


class _ActivitySummaries(TypedDict):
    activitySummaries: list[ActivitySummariesActivitySummary]


class ActivitySummaries(_ActivitySummaries, total=False):
    query: int


class _ActivitySummariesActivitySummary(TypedDict):
    dateComponents: ActivitySummariesActivitySummaryDateComponents
    activityMoveMode: int
    activeEnergyBurned: Quantity
    activeEnergyBurnedGoal: Quantity
    appleMoveTime: Quantity
    appleMoveTimeGoal: Quantity
    appleExerciseTime: Quantity
    appleExerciseTimeGoal: Quantity
    appleStandHours: Quantity
    appleStandHoursGoal: Quantity


class ActivitySummariesActivitySummary(_ActivitySummariesActivitySummary, total=False):
    exerciseTimeGoal: Quantity
    standHoursGoal: Quantity
    isPaused: bool


class ActivitySummariesActivitySummaryDateComponents(TypedDict):
    era: int
    year: int
    month: int
    day: int
    calendar: str


class CDADocument(TypedDict, total=False):
    title: str
    patientName: str
    authorName: str
    custodianName: str
    documentData: str


class Builder(TypedDict):
    builder: int


class _Heartbeat(TypedDict):
    timeSinceSeriesStart: float


class Heartbeat(_Heartbeat, total=False):
    precededByGap: bool


class Heartbeats(TypedDict):
    heartbeats: list[Heartbeat]


class _Location(TypedDict):
    timestamp: datetime
    latitude: float
    longitude: float


class Location(_Location, total=False):
    altitude: float
    horizontalAccuracy: float
    verticalAccuracy: float
    speed: float
    speedAccuracy: float
    course: float
    courseAccuracy: float


class Locations(TypedDict):
    locations: list[Location]
    done: bool


class VoltageMeasurement(TypedDict):
    timeSinceSampleStart: float
    quantity: Quantity


class Voltages(TypedDict):
    voltages: list[VoltageMeasurement]


class DateInterval(TypedDict):
    startDate: datetime
    endDate: datetime


class _WorkoutConfiguration(TypedDict):
    activityType: int | str


class WorkoutConfiguration(_WorkoutConfiguration, total=False):
    locationType: int | str
    swimmingLocationType: int | str
    lapLength: Quantity


class _NewWorkoutActivity(TypedDict):
    workoutConfiguration: WorkoutConfiguration
    startDate: datetime


class NewWorkoutActivity(_NewWorkoutActivity, total=False):
    uuid: str
    endDate: datetime
    metadata: Metadata


class _WorkoutActivity(TypedDict):
    uuid: str
    workoutConfiguration: WorkoutConfiguration
    startDate: datetime
    duration: float
    workoutEvents: list[WorkoutEvent]


class WorkoutActivity(_WorkoutActivity, total=False):
    endDate: datetime
    statistics: StatisticsByType
    metadata: Metadata


class WorkoutStatistics(TypedDict):
    statistics: StatisticsByType


class WorkoutBuilder(TypedDict):
    builder: int


class OptionalBuilder(TypedDict):
    builder: int | None


class FinishedWorkout(TypedDict):
    workout: Sample | None


class UUIDResult(TypedDict):
    uuid: str


class _EffortRelationships(TypedDict):
    relationships: list[EffortRelationshipsRelationship]
    anchor: str


class EffortRelationships(_EffortRelationships, total=False):
    query: int


class _EffortRelationshipsRelationship(TypedDict):
    workout: Sample
    samples: list[Sample]


class EffortRelationshipsRelationship(_EffortRelationshipsRelationship, total=False):
    activity: WorkoutActivity


class _WorkoutSession(TypedDict):
    state: Literal[1, 2, 3, 4, 5, 6]
    type: Literal[0, 1]
    workoutConfiguration: WorkoutConfiguration


class WorkoutSession(_WorkoutSession, total=False):
    startDate: datetime
    endDate: datetime
    currentActivity: WorkoutSessionCurrentActivity


class _WorkoutSessionCurrentActivity(TypedDict):
    uuid: str
    workoutConfiguration: WorkoutConfiguration
    startDate: datetime


class WorkoutSessionCurrentActivity(_WorkoutSessionCurrentActivity, total=False):
    endDate: datetime


class _LiveWorkoutBuilder(TypedDict):
    shouldCollectWorkoutEvents: bool
    elapsedTime: float


class LiveWorkoutBuilder(_LiveWorkoutBuilder, total=False):
    startDate: datetime
    endDate: datetime
    currentWorkoutActivity: LiveWorkoutBuilderCurrentWorkoutActivity


class _LiveWorkoutBuilderCurrentWorkoutActivity(TypedDict):
    uuid: str
    workoutConfiguration: WorkoutConfiguration
    startDate: datetime


class LiveWorkoutBuilderCurrentWorkoutActivity(_LiveWorkoutBuilderCurrentWorkoutActivity, total=False):
    endDate: datetime


class WorkoutSessionChange(TypedDict):
    session: int
    toState: Literal[1, 2, 3, 4, 5, 6]
    fromState: Literal[1, 2, 3, 4, 5, 6]
    date: datetime


class WorkoutSessionFailure(TypedDict):
    session: int
    error: WorkoutSessionFailureError


class WorkoutSessionFailureError(TypedDict):
    domain: str
    code: int
    name: str
    message: str


class WorkoutSessionEvent(TypedDict):
    session: int
    event: WorkoutEvent


class WorkoutSessionActivity(TypedDict):
    session: int
    workoutConfiguration: WorkoutConfiguration
    date: datetime


class WorkoutSessionData(TypedDict):
    session: int
    data: str


class WorkoutSessionReference(TypedDict):
    session: int


class MirroredWorkoutSession(TypedDict):
    session: int
    workoutConfiguration: WorkoutConfiguration


class CollectedWorkoutData(TypedDict):
    builder: int
    types: list[str]


class CollectedWorkoutEvent(TypedDict):
    builder: int
    event: WorkoutEvent


class _Attachment(TypedDict):
    identifier: str
    name: str
    contentType: str
    size: int
    creationDate: datetime


class Attachment(_Attachment, total=False):
    metadata: Metadata


class Attachments(TypedDict):
    attachments: list[Attachment]


class AttachmentData(TypedDict):
    data: str


class _PermissionSheet(TypedDict):
    sheet: int
    toShare: list[str]
    read: list[str]


class PermissionSheet(_PermissionSheet, total=False):
    objects: list[str]


class ElectrocardiogramSymptoms(TypedDict):
    electrocardiogram: str
    symptoms: list[str]


class AppLaunch(TypedDict):
    types: list[str]


class WatchAppStart(TypedDict):
    workoutConfiguration: WorkoutConfiguration


class CallProgress(TypedDict):
    method: str
    fraction: float


class ImportCounts(TypedDict):
    read: int
    added: int
    present: int
    skipped: int


class ImportReport(TypedDict):
    types: dict[str, ImportCounts]
    problems: list[ImportReportProblem]


class _ImportReportProblem(TypedDict):
    code: Literal[
        "malformedDocumentType", "controlCharacters", "invalidText", "malformed", "gaveUp", "endsEarly",
        "cutOffArchive", "unknownElement", "misplacedElement", "unclosedElement", "tooManyElements", "damagedTag",
        "unknownType", "wrongElement", "notANumber", "unknownUnit", "wrongUnit", "unknownValue", "invalidDate",
        "endBeforeStart", "longSource", "invalidSample", "missingSource", "unreadableDevice", "incompleteCorrelation",
        "cutOffSample", "cutOffRecord", "cutOffPart", "unreadableMetadata", "longMetadata", "unreadableHeartbeat",
        "unreadableEvent", "unreadableActivity", "unreadableStatistics", "unreadableSensitivityPoint", "unreadableLens",
        "unreadablePrism", "attachment", "unreadableCharacteristic", "unsupportedCharacteristic", "otherGoals",
        "unknownVerdict", "outsidePath", "missingFile", "tooLarge", "unreadableFile", "unreadablePoint", "cutOffRoute",
        "unnamedRoute", "repeatedFile", "unreadableRoute", "unreadableElectrocardiogram", "unreadableClinicalRecord",
        "unreadableSupplement",
    ]
    count: int


class ImportReportProblem(_ImportReportProblem, total=False):
    name: str
    line: int


class GenerateReport(TypedDict):
    firstDay: CalendarDay
    lastDay: CalendarDay
    types: dict[str, GenerateCounts]


class GenerateCounts(TypedDict):
    added: int
    present: int


class _CalendarDay(TypedDict):
    year: int
    month: int
    day: int


class CalendarDay(_CalendarDay, total=False):
    era: int
    calendar: str


class Trip(TypedDict):
    timeZone: str
    firstDay: CalendarDay
    lastDay: CalendarDay


class _PlatformError(TypedDict):
    code: str


class PlatformError(_PlatformError, total=False):
    message: str
    details: Any


class NativeException(TypedDict):
    exception: str
    reason: str


class _ErrorObject(TypedDict):
    code: int
    message: str


class ErrorObject(_ErrorObject, total=False):
    data: Any


class Journal(TypedDict):
    entries: list[JournalEntry]


class _JournalEntry(TypedDict):
    index: int
    time: datetime
    method: str
    outcome: Literal["success", "error"]


class JournalEntry(_JournalEntry, total=False):
    errorCode: int
    types: list[str]
    count: int
    healthKitError: int


class AuditLog(TypedDict):
    entries: list[AuditLogEntry]


class _AuditLogEntry(TypedDict):
    time: datetime
    who: str
    action: Literal["read", "write", "delete", "authorize", "consent", "share"]
    method: str
    types: list[str]
    count: int
    outcome: Literal["success", "error"]


class AuditLogEntry(_AuditLogEntry, total=False):
    userId: str
    deviceId: str
    app: str
    errorCode: int


class Snapshots(TypedDict):
    snapshots: list[str]


class Apps(TypedDict):
    apps: list[AppsApp]


class _AppsApp(TypedDict):
    bundleIdentifier: str
    appState: str
    openSheet: PermissionSheet | None


class AppsApp(_AppsApp, total=False):
    name: str
    version: str


class SampleCounts(TypedDict):
    counts: list[SampleCountsCount]


class SampleCountsCount(TypedDict):
    type: str
    source: Source
    count: int


class Catalog(TypedDict):
    types: list[CatalogType]


class _CatalogType(TypedDict):
    identifier: str
    name: str
    kind: Literal[
        "quantity", "category", "characteristic", "correlation", "clinical", "document", "scoredAssessment", "workout",
        "series", "audiogram", "electrocardiogram", "activitySummary", "prescription", "stateOfMind",
        "medicationDoseEvent", "userAnnotatedMedication",
    ]
    versions: CatalogTypeVersions
    permissions: CatalogTypePermissions


class CatalogType(_CatalogType, total=False):
    dimension: str
    unit: str
    aggregation: str
    values: list[CatalogTypeValue]
    components: list[str]
    isMaximumDurationRestricted: bool
    maximumAllowedDuration: float
    isMinimumDurationRestricted: bool
    minimumAllowedDuration: float


class _CatalogTypeVersions(TypedDict):
    iOS: str


class CatalogTypeVersions(_CatalogTypeVersions, total=False):
    watchOS: str
    macOS: str


class CatalogTypePermissions(TypedDict):
    share: bool
    read: bool
    perObject: bool


class CatalogTypeValue(TypedDict):
    name: str
    raw: int


class State(TypedDict):
    clock: datetime
    timeZone: str
    profile: str
    osVersion: str
    app: StateApp
    appState: str
    authorizations: list[StateAuthorization]
    sheets: int
    openSheet: PermissionSheet | None
    characteristics: dict[str, Any]
    queries: list[StateQuery]
    backgroundDeliveries: list[StateBackgroundDelivery]
    snapshots: list[str]
    locked: bool
    consent: Literal["allow", "deny", "ask", "cancel", "leave", "kill"]


class StateApp(TypedDict):
    bundleIdentifier: str
    name: str
    version: str


StateAuthorization = TypedDict(
    "StateAuthorization",
    {
        "bundleIdentifier": "str",
        "type": "str",
        "direction": "Literal[\"share\", \"read\"]",
        "status": "Literal[1, 2]",
        "from": "datetime",
    },
    total=False,
)


class StateQuery(TypedDict):
    query: int
    kind: Literal[
        "observerQuery", "anchoredObjectQuery", "statisticsCollectionQuery", "workoutEffortRelationshipQuery",
        "activitySummaryQuery",
    ]
    types: list[str]


class StateBackgroundDelivery(TypedDict):
    type: str
    frequency: str


class SavedPayload(TypedDict):
    status: bool
    uuid: str


class SavedPayloads(TypedDict):
    status: bool
    uuids: list[str]


class DeletedPayloads(TypedDict):
    status: bool
    count: int


class _HealthPoint(TypedDict):
    date_from: int
    date_to: int
    source_id: str
    source_name: str


class HealthPoint(_HealthPoint, total=False):
    uuid: str
    recording_method: int
    value: float | None
    dataUnitKey: str | None
    metadata: dict[str, Any]


class FinishedRoute(TypedDict):
    uuid: str
    startDate: int
    endDate: int


class AppleHealthKitEvent(TypedDict):
    name: str
    body: dict[str, Any]


class AppleHealthKitPermissions(TypedDict, total=False):
    read: list[str]
    write: list[str]


class CordovaSampleType(TypedDict):
    sampleType: str


class CapgoSamples(TypedDict):
    samples: list[dict[str, Any]]


class _CapgoWorkouts(TypedDict):
    workouts: list[dict[str, Any]]


class CapgoWorkouts(_CapgoWorkouts, total=False):
    anchor: str


class CapgoAuthorizationStatus(TypedDict):
    readAuthorized: list[str]
    readDenied: list[str]
    writeAuthorized: list[str]
    writeDenied: list[str]


class CapacitorAggregatedData(TypedDict):
    aggregatedData: list[dict[str, Any]]


class CapacitorRecords(TypedDict):
    records: list[dict[str, Any]]


class CapacitorWorkouts(TypedDict):
    workouts: list[dict[str, Any]]
    errors: dict[str, Any]


class OptionalSession(TypedDict):
    session: int | None


class TypesToCollect(TypedDict):
    typesToCollect: list[str]


class Version(TypedDict):
    version: str


class Available(TypedDict):
    available: bool


class Permissions(TypedDict):
    permissions: dict[str, Any]


TypeIdentifier = str
Unit = str
MetadataValue = Union[str, bool, float, MetadataValueObject]
Metadata = dict[str, MetadataValue]
StatisticsByType = dict[str, Statistics]
Rate = Union[Quantity, None]
StatisticsOption = Literal[
    "separateBySource", "discreteAverage", "discreteMin", "discreteMax", "cumulativeSum", "mostRecent", "duration",
]
TypeKind = Literal[
    "quantity", "category", "characteristic", "correlation", "clinical", "document", "scoredAssessment", "workout",
    "series", "audiogram", "electrocardiogram", "activitySummary", "prescription", "stateOfMind", "medicationDoseEvent",
    "userAnnotatedMedication",
]
SetAppStateState = Literal["foreground", "background", "suspended", "terminated", "relaunched", "extension", "guest"]
