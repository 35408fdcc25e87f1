# Generated from protocol/openrpc.json by clients/generate; not to be edited.

"""A helper for each method and notification, to be awaited."""

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import datetime
from types import EllipsisType
from typing import Any, Literal

from .helper import AsyncHelper
from .options import Consent, FilePath
from .types import (
    ActivitySummaries,
    AddedSource,
    AppLaunch,
    AppleHealthKitEvent,
    AppleHealthKitPermissions,
    Apps,
    Attachment,
    AttachmentData,
    Attachments,
    AuditLog,
    Available,
    Builder,
    CalendarDay,
    CallProgress,
    CapacitorAggregatedData,
    CapacitorRecords,
    CapacitorWorkouts,
    CapgoAuthorizationStatus,
    CapgoSamples,
    CapgoWorkouts,
    Catalog,
    Changes,
    CollectedWorkoutData,
    CollectedWorkoutEvent,
    Completion,
    ConsentRecord,
    CordovaSampleType,
    Correlations,
    DateInterval,
    DateOfBirth,
    DateOfBirthComponents,
    DeletedCount,
    DeletedPayloads,
    Device,
    EffortRelationships,
    ElectrocardiogramSymptoms,
    ErrorObject,
    FinishedRoute,
    FinishedWorkout,
    GenerateReport,
    HealthPoint,
    Heartbeats,
    ImportReport,
    IntervalComponents,
    Journal,
    LiveWorkoutBuilder,
    Location,
    Locations,
    Metadata,
    MirroredWorkoutSession,
    NativeException,
    NewWorkoutActivity,
    ObserverUpdate,
    OptionalBuilder,
    OptionalSession,
    PermissionResult,
    PermissionSheet,
    Permissions,
    PlatformError,
    Predicate,
    Quantity,
    Query,
    QueryDescriptor,
    Rate,
    Sample,
    SampleCounts,
    Samples,
    SavedPayload,
    SavedPayloads,
    SeriesQuantities,
    SetAppStateState,
    Snapshots,
    SortDescriptor,
    Sources,
    State,
    Statistics,
    StatisticsCollection,
    StatisticsOption,
    Trip,
    TypeIdentifier,
    TypeKind,
    TypesToCollect,
    UUIDResult,
    UUIDs,
    Unit,
    UserAnnotatedMedication,
    UserAnnotatedMedications,
    UserPreferencesChange,
    Version,
    Voltages,
    WatchAppStart,
    WorkoutBuilder,
    WorkoutConfiguration,
    WorkoutEvent,
    WorkoutSession,
    WorkoutSessionActivity,
    WorkoutSessionChange,
    WorkoutSessionData,
    WorkoutSessionEvent,
    WorkoutSessionFailure,
    WorkoutSessionReference,
    WorkoutStatistics,
)

class AsyncHealthkitPermissions(AsyncHelper):
    """The method channel of the Flutter plugin."""

    async def can_write_all_types(self, identifiers: Sequence[str], *, timeout: float | None = None) -> bool:
        """Returns whether the app may share all of the types. True for an empty list.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def can_write_any_type(self, identifiers: Sequence[str], *, timeout: float | None = None) -> bool:
        """Returns whether the app may share at least one of the types.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def can_write_type(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Returns whether the app may share a type. False for a type that the system does not have.

        - `identifier`: A raw HealthKit identifier.
        """

    async def check_write_authorization(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> dict[str, Literal[0, 1, 2]]:
        """Returns the sharing status of each type, by identifier. Types that the system does not have are left out.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def get_authorization_status(self, identifier: str, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read
        permission.

        - `identifier`: A raw HealthKit identifier.
        """

    async def get_authorized_write_types(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> list[str]:
        """Returns the identifiers of those types that the app may share.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def get_consents(self, *, timeout: float | None = None) -> list[ConsentRecord]:
        """Returns all of the app's records of consent and withdrawal, in order."""

    async def get_request_status(
        self,
        read_identifiers: Sequence[str],
        write_identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> Literal[0, 1, 2]:
        """Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.

        - `read_identifiers`: The raw identifiers of the types to read.
        - `write_identifiers`: The raw identifiers of the types to share.
        """

    async def get_supported_types(self, *, timeout: float | None = None) -> dict[str, list[str]]:
        """Returns the identifiers of all types of the emulated system, by kind."""

    async def has_valid_consent(
        self,
        identifier: str,
        *,
        version: str | None = None,
        user_id: str | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Returns whether the latest record about a type is a valid consent. It does not reveal any permission.

        - `identifier`: A raw HealthKit identifier.
        - `version`: The version of the terms. Default: any version.
        - `user_id`: The user of the app, whose records are separate. Default: the records without a user.
        """

    async def is_available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit. It does not reveal any permission."""

    async def read_characteristic(self, identifier: str, *, timeout: float | None = None) -> int | DateOfBirth:
        """Reads a characteristic of the user: the date of birth as `{year, month, day}`, the others as raw values.

        - `identifier`: A raw HealthKit identifier.
        """

    async def record_consent(
        self,
        identifiers: Sequence[str],
        version: str,
        *,
        expiration_date: datetime | None = None,
        user_id: str | None = None,
        timeout: float | None = None,
    ) -> ConsentRecord:
        """Records that the user consents to the use of types. This is the app's own record and grants nothing.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        - `version`: The version of the terms to which the user consents.
        - `expiration_date`: The time at which the consent ends. Default: never.
        - `user_id`: The user of the app, whose records are separate. Default: the records without a user.
        """

    async def request_activity_summary_permissions(self, *, timeout: float | None = None) -> bool:
        """Requests permission to read activity summaries."""

    async def request_blood_pressure_permissions(
        self,
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for the two components of blood pressure, not for the correlation.

        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_category_permissions(
        self,
        identifiers: Sequence[str],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for category types.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_characteristic_permissions(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission to read characteristics, which can never be shared.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def request_clinical_permissions(self, identifiers: Sequence[str], *, timeout: float | None = None) -> bool:
        """Requests permission to read clinical records, which can never be shared.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        """

    async def request_document_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Requests permission for CDA documents.

        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_food_permissions(
        self,
        read: bool,
        write: bool,
        *,
        identifiers: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for dietary quantity types.

        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        - `identifiers`: The raw identifiers of dietary types. Default: energy, protein, carbohydrates and fat.
        """

    async def request_permission_group(
        self,
        group: Literal["fitness", "vitals", "body", "profile"],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for the types of one group. The request to share leaves out types that cannot be
        shared.

        - `group`: The name of the group.
        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_permission_with_tracking(
        self,
        identifier: str,
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for a type. Fails if the app's history says that it was requested and is decided.

        - `identifier`: A raw HealthKit identifier.
        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_permissions(
        self,
        *,
        quantity_types: Sequence[str] | None = None,
        category_types: Sequence[str] | None = None,
        characteristic_types: Sequence[str] | None = None,
        include_workouts: bool | None = None,
        read: bool | None = None,
        write: bool | None = None,
        timeout: float | None = None,
    ) -> PermissionResult:
        """Requests permission for several kinds of types at once. Also returns the types that the system does not
        have.

        - `quantity_types`: The raw identifiers of quantity types.
        - `category_types`: The raw identifiers of category types.
        - `characteristic_types`: The raw identifiers of characteristics, which are never shared.
        - `include_workouts`: Whether to request workouts too.
        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_quantity_permissions(
        self,
        identifiers: Sequence[str],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests permission for quantity types.

        - `identifiers`: The raw HealthKit identifiers. Types of another kind, and types that the system does not have,
          are left out.
        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_workout_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Requests permission for workouts.

        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def request_workout_route_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Requests permission for workout routes and for their workouts.

        - `read`: Whether to request reading.
        - `write`: Whether to request sharing.
        """

    async def reset_request_history(self, *, timeout: float | None = None) -> None:
        """Clears the app's history of requested types. The user's decisions do not change."""

    async def should_request_permission(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Returns whether the app should still request a type: it is not in the app's history, or its sharing is
        undecided.

        - `identifier`: A raw HealthKit identifier.
        """

    async def withdraw_consent(
        self,
        *,
        identifiers: Sequence[str] | None = None,
        user_id: str | None = None,
        timeout: float | None = None,
    ) -> list[str]:
        """Records that the user withdraws consent. Returns the identifiers of the types whose consent was valid.

        - `identifiers`: The raw HealthKit identifiers. Default: all types with a valid consent.
        - `user_id`: The user of the app, whose records are separate. Default: the records without a user.
        """

class AsyncStoreAttachmentStore(AsyncHelper):
    """`store/attachmentStore.…`"""

    async def add_attachment(
        self,
        object: str,
        name: str,
        content_type: str,
        data: str,
        *,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> Attachment:
        """Attaches an image or a PDF file to a prescription of the app.

        - `object`: The UUID of the sample.
        - `name`: The name of the file.
        - `content_type`: The uniform type identifier, such as `public.jpeg`.
        - `data`: The bytes of the file, in Base64.
        - `metadata`: The metadata of the attachment.
        """

    async def get_attachments(self, object: str, *, timeout: float | None = None) -> Attachments:
        """Returns the attachments of a sample, without their data.

        - `object`: The UUID of the sample.
        """

    async def get_data(self, attachment: str, *, timeout: float | None = None) -> AttachmentData:
        """Returns the data of an attachment.

        - `attachment`: The identifier of the attachment.
        """

    async def remove_attachment(self, attachment: str, object: str, *, timeout: float | None = None) -> None:
        """Removes an attachment from a prescription of the app.

        - `attachment`: The identifier of the attachment.
        - `object`: The UUID of the sample.
        """

class AsyncStoreHeartbeatSeriesBuilder(AsyncHelper):
    """`store/heartbeatSeriesBuilder.…`"""

    async def add_heartbeat(
        self,
        builder: int,
        time_interval_since_start: float,
        preceded_by_gap: bool,
        *,
        timeout: float | None = None,
    ) -> None:
        """Adds a heartbeat. Any error ends the builder.

        - `builder`: The handle of the builder.
        - `time_interval_since_start`: The time of the heartbeat, in seconds since the start of the series.
        - `preceded_by_gap`: Whether a gap in the data precedes the heartbeat.
        """

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the series sample.

        - `builder`: The handle of the builder.
        - `metadata`: The metadata to add. A later value replaces an earlier one with the same key.
        """

    async def create(
        self,
        start_date: datetime,
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> Builder:
        """Creates a builder for a heartbeat series, and returns its handle.

        - `start_date`: The start of the sample.
        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Discards the collected data. Has no effect after the builder has ended.

        - `builder`: The handle of the builder.
        """

    async def finish_series(self, builder: int, *, timeout: float | None = None) -> Sample:
        """Saves the series, and returns its sample.

        - `builder`: The handle of the builder.
        """

    async def maximum_count(self, *, timeout: float | None = None) -> int:
        """Returns the largest number of heartbeats in a series."""

class AsyncStoreLiveWorkoutBuilder(AsyncHelper):
    """`store/liveWorkoutBuilder.…`"""

    async def disable_collection(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Removes a type from those that a live builder collects.

        - `builder`: The handle of the live builder.
        - `type`: The quantity type.
        """

    async def enable_collection(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Adds a type to those that a live builder collects. Only measured types produce samples.

        - `builder`: The handle of the live builder.
        - `type`: The quantity type.
        """

    async def set_data_source(
        self,
        builder: int,
        *,
        configuration: WorkoutConfiguration | None = None,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Sets the data source of a live builder: the types for a workout configuration, or no types.

        - `builder`: The handle of the live builder.
        - `configuration`: `workoutConfiguration`. Without it, only enabled types are collected.
        """

    async def set_should_collect_workout_events(
        self,
        builder: int,
        should_collect_workout_events: bool,
        *,
        timeout: float | None = None,
    ) -> None:
        """Sets whether the events of the session become events of the workout. Set it before the collection begins.

        - `builder`: The handle of the live builder.
        - `should_collect_workout_events`: False if the app adds the events itself.
        """

    async def state(self, builder: int, *, timeout: float | None = None) -> LiveWorkoutBuilder:
        """Returns the properties of a live builder: its time so far, and the current activity of its session.

        - `builder`: The handle of the live builder.
        """

    async def types_to_collect(self, builder: int, *, timeout: float | None = None) -> TypesToCollect:
        """Returns the sorted types that a live builder collects. Empty without a data source.

        - `builder`: The handle of the live builder.
        """

    def did_collect_data(self, *, timeout: float = 1.0) -> AsyncIterator[CollectedWorkoutData]:
        """Sent when a live builder has collected samples of these types.

        - Ends after `timeout` seconds without a notification.
        """

    def did_collect_event(self, *, timeout: float = 1.0) -> AsyncIterator[CollectedWorkoutEvent]:
        """Sent when a live builder has received an event of its session.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncStoreQuantitySeriesSampleBuilder(AsyncHelper):
    """`store/quantitySeriesSampleBuilder.…`"""

    async def create(
        self,
        type: TypeIdentifier,
        start_date: datetime,
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> Builder:
        """Creates a builder for a sample with many quantities, and returns its handle.

        - `type`: The type of the samples.
        - `start_date`: The start of the sample.
        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Discards the collected data. Has no effect after the builder has ended.

        - `builder`: The handle of the builder.
        """

    async def finish_series(
        self,
        builder: int,
        *,
        metadata: Metadata | None = None,
        end_date: datetime | None = None,
        timeout: float | None = None,
    ) -> Samples:
        """Saves the inserted quantities, and returns the samples. The host always makes one sample.

        - `builder`: The handle of the builder.
        - `metadata`: The metadata of the sample.
        - `end_date`: The end of the sample. Default: the end of its last quantity.
        """

    async def insert(
        self,
        builder: int,
        quantity: Quantity,
        *,
        date: datetime | None = None,
        start_date: datetime | None = None,
        end_date: datetime | None = None,
        timeout: float | None = None,
    ) -> None:
        """Adds a quantity at a date or over an interval. It replaces a quantity with the same start.

        - `builder`: The handle of the builder.
        - `quantity`: The quantity.
        - `date`: The date of the quantity. Alternatively pass `startDate` and `endDate`.
        - `start_date`: The start of the interval.
        - `end_date`: The end of the interval.
        """

class AsyncStoreWorkoutBuilder(AsyncHelper):
    """`store/workoutBuilder.…`"""

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the workout.

        - `builder`: The handle of the builder.
        - `metadata`: The metadata to add. A later value replaces an earlier one with the same key.
        """

    async def add_samples(self, builder: int, samples: Sequence[Sample], *, timeout: float | None = None) -> UUIDs:
        """Saves samples at once, as `store/save` does, and adds them to the workout.

        - `builder`: The handle of the builder.
        - `samples`: The samples. None may begin before the workout.
        """

    async def add_workout_activity(
        self,
        builder: int,
        workout_activity: NewWorkoutActivity,
        *,
        timeout: float | None = None,
    ) -> UUIDResult:
        """Adds an activity to the workout. It must not overlap another one. Returns its identifier.

        - `builder`: The handle of the builder.
        - `workout_activity`: The activity.
        """

    async def add_workout_events(
        self,
        builder: int,
        workout_events: Sequence[WorkoutEvent],
        *,
        timeout: float | None = None,
    ) -> None:
        """Adds events to the workout. They must lie within it.

        - `builder`: The handle of the builder.
        - `workout_events`: The events.
        """

    async def begin_collection(self, builder: int, start_date: datetime, *, timeout: float | None = None) -> None:
        """Begins the workout. Samples and events can then be added.

        - `builder`: The handle of the builder.
        - `start_date`: The start of the workout.
        """

    async def create(
        self,
        configuration: WorkoutConfiguration,
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> WorkoutBuilder:
        """Creates a workout builder, and returns its handle. It exists until the app process ends.

        - `configuration`: The activity and its location.
        - `device`: The device of the workout.
        """

    async def discard_workout(self, builder: int, *, timeout: float | None = None) -> None:
        """Ends the builder without saving a workout. Added samples stay in the store.

        - `builder`: The handle of the builder.
        """

    async def elapsed_time(self, builder: int, *, date: datetime | None = None, timeout: float | None = None) -> float:
        """Returns the seconds since the start of the workout, without pauses.

        - `builder`: The handle of the builder.
        - `date`: The time up to which to count. Default: now.
        """

    async def end_collection(self, builder: int, end_date: datetime, *, timeout: float | None = None) -> None:
        """Ends the workout. It can then be finished.

        - `builder`: The handle of the builder.
        - `end_date`: The end of the workout.
        """

    async def finish_workout(self, builder: int, *, timeout: float | None = None) -> FinishedWorkout:
        """Saves the workout, and returns it; null if the device is locked, so that it cannot be read.

        - `builder`: The handle of the builder.
        """

    async def series_builder(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> OptionalBuilder:
        """Returns the handle of the workout's route builder, which finishes with the workout; null for other types.

        - `builder`: The handle of the builder.
        - `type`: The type of the series.
        """

    async def statistics(
        self,
        builder: int,
        *,
        type: TypeIdentifier | None = None,
        timeout: float | None = None,
    ) -> WorkoutStatistics:
        """Returns the statistics of the samples added so far, by type.

        - `builder`: The handle of the builder.
        - `type`: The type whose statistics are returned. Default: all types.
        """

    async def update_activity(
        self,
        builder: int,
        uuid: str,
        *,
        end_date: datetime | None = None,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets the end of an activity of the workout, or adds metadata to it.

        - `builder`: The handle of the builder.
        - `uuid`: The identifier of the activity.
        - `end_date`: The end of the activity.
        - `metadata`: The metadata to add. Alternative to `endDate`.
        """

class AsyncStoreWorkoutRouteBuilder(AsyncHelper):
    """`store/workoutRouteBuilder.…`"""

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the route sample.

        - `builder`: The handle of the builder.
        - `metadata`: The metadata to add. A later value replaces an earlier one with the same key.
        """

    async def create(self, *, device: Device | None = None, timeout: float | None = None) -> Builder:
        """Creates a builder for the route of a workout, and returns its handle.

        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Discards the collected data. Has no effect after the builder has ended.

        - `builder`: The handle of the builder.
        """

    async def finish_route(
        self,
        builder: int,
        workout: str,
        *,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> Sample:
        """Saves the route, associates it with a saved workout, and returns its sample.

        - `builder`: The handle of the builder.
        - `workout`: The identifier of the workout.
        - `metadata`: The metadata of the sample.
        """

    async def insert_route_data(
        self,
        builder: int,
        locations: Sequence[Location],
        *,
        timeout: float | None = None,
    ) -> None:
        """Adds locations in any order. Any error ends the builder.

        - `builder`: The handle of the builder.
        - `locations`: The locations.
        """

class AsyncStoreWorkoutSession(AsyncHelper):
    """`store/workoutSession.…`"""

    async def associated_workout_builder(self, session: int, *, timeout: float | None = None) -> Builder:
        """Returns the handle of a session's live builder. It is the same at each call.

        - `session`: The handle of the session.
        """

    async def begin_new_activity(
        self,
        session: int,
        configuration: WorkoutConfiguration,
        date: datetime,
        *,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> None:
        """Begins an activity of the workout. The previous activity ends.

        - `session`: The handle of the session.
        - `configuration`: `workoutConfiguration`: the activity and its location.
        - `date`: The start of the activity.
        - `metadata`: The metadata of the activity.
        """

    async def create(
        self,
        configuration: WorkoutConfiguration,
        *,
        timeout: float | None = None,
    ) -> WorkoutSessionReference:
        """Creates a workout session, and returns its handle. Requires a watch, or an iPhone or iPad with iOS 26.

        - `configuration`: `workoutConfiguration`: the activity and its location.
        """

    async def end(self, session: int, *, timeout: float | None = None) -> None:
        """Ends a session.

        - `session`: The handle of the session.
        """

    async def end_current_activity(self, session: int, date: datetime, *, timeout: float | None = None) -> None:
        """Ends the current activity of the workout. The session continues.

        - `session`: The handle of the session.
        - `date`: The end of the activity.
        """

    async def pause(self, session: int, *, timeout: float | None = None) -> None:
        """Pauses a session. The sensors stop, and the workout gets a pause event.

        - `session`: The handle of the session.
        """

    async def prepare(self, session: int, *, timeout: float | None = None) -> None:
        """Prepares the device for a workout, as during a countdown.

        - `session`: The handle of the session.
        """

    async def resume(self, session: int, *, timeout: float | None = None) -> None:
        """Resumes a paused session.

        - `session`: The handle of the session.
        """

    async def send_to_remote_workout_session(self, session: int, data: str, *, timeout: float | None = None) -> None:
        """Sends data to the app on the other device, at most 100 KB in ten seconds.

        - `session`: The handle of the session.
        - `data`: The data to send, in Base64.
        """

    async def start_activity(self, session: int, *, date: datetime | None = None, timeout: float | None = None) -> None:
        """Starts a session. Another active session ends with code 8.

        - `session`: The handle of the session.
        - `date`: The time of the change. Default: now.
        """

    async def start_mirroring_to_companion_device(self, session: int, *, timeout: float | None = None) -> None:
        """Starts mirroring a watch's session to the app on the phone.

        - `session`: The handle of the session.
        """

    async def state(self, session: int, *, timeout: float | None = None) -> WorkoutSession:
        """Returns the properties and the state of a session.

        - `session`: The handle of the session.
        """

    async def stop_activity(self, session: int, *, date: datetime | None = None, timeout: float | None = None) -> None:
        """Stops a session and its sensors. It cannot resume. Finish the workout, then end the session.

        - `session`: The handle of the session.
        - `date`: The time of the change. Default: now.
        """

    async def stop_mirroring_to_companion_device(self, session: int, *, timeout: float | None = None) -> None:
        """Stops mirroring a watch's session to the phone.

        - `session`: The handle of the session.
        """

    def did_begin_activity(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionActivity]:
        """Sent when an activity of a session has begun.

        - Ends after `timeout` seconds without a notification.
        """

    def did_change(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionChange]:
        """Sent when the state of a session has changed.

        - Ends after `timeout` seconds without a notification.
        """

    def did_disconnect_from_remote_device(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionReference]:
        """Sent when the mirroring of a session has ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_end_activity(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionActivity]:
        """Sent when an activity of a session has ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_fail(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionFailure]:
        """Sent when a state change was refused, and before the state change of a session that an error ends.

        - Ends after `timeout` seconds without a notification.
        """

    def did_generate_event(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionEvent]:
        """Sent when a pause of a session has begun or ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_receive_data(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionData]:
        """Sent when the app on the other device has sent data.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncStore(AsyncHelper):
    """HealthKit's own operations."""

    @property
    def attachment_store(self) -> AsyncStoreAttachmentStore:
        """`store/attachmentStore.…`"""

    @property
    def heartbeat_series_builder(self) -> AsyncStoreHeartbeatSeriesBuilder:
        """`store/heartbeatSeriesBuilder.…`"""

    @property
    def live_workout_builder(self) -> AsyncStoreLiveWorkoutBuilder:
        """`store/liveWorkoutBuilder.…`"""

    @property
    def quantity_series_sample_builder(self) -> AsyncStoreQuantitySeriesSampleBuilder:
        """`store/quantitySeriesSampleBuilder.…`"""

    @property
    def workout_builder(self) -> AsyncStoreWorkoutBuilder:
        """`store/workoutBuilder.…`"""

    @property
    def workout_route_builder(self) -> AsyncStoreWorkoutRouteBuilder:
        """`store/workoutRouteBuilder.…`"""

    @property
    def workout_session(self) -> AsyncStoreWorkoutSession:
        """`store/workoutSession.…`"""

    async def activity_move_mode(self, *, timeout: float | None = None) -> Literal[1, 2]:
        """Returns what the user's move ring counts: 1 active energy, 2 move time; 1 if it is not set or reading was
        denied."""

    async def activity_summary_query(
        self,
        *,
        predicate: Any | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> ActivitySummaries:
        """Returns the activity rings of each day, computed from the samples of all sources.

        - `predicate`: The days: `{activitySummary}` or `{activitySummariesBetween: {start, end}}`, combined with `and`,
          `or` and `not`.
        - `updates`: Whether the query keeps running and sends a notification after each change.
        """

    async def add_samples(self, samples: Sequence[Sample], workout: str, *, timeout: float | None = None) -> UUIDs:
        """Associates samples with a saved workout, and saves new ones. The totals of the workout do not change.

        - `samples`: The samples.
        - `workout`: The identifier of the workout.
        """

    async def anchored_object_query(
        self,
        *,
        type: TypeIdentifier | None = None,
        predicate: Predicate | None = None,
        query_descriptors: Sequence[QueryDescriptor] | None = None,
        anchor: str | None = None,
        limit: int | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> Changes:
        """Returns the samples of one or several types that were saved or deleted since an anchor, and a new anchor.

        - `type`: The type of the samples. Alternatively pass `queryDescriptors`.
        - `predicate`: The samples to select. Default: all.
        - `query_descriptors`: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
          `predicate`.
        - `anchor`: The anchor of an earlier result. Default: from the beginning.
        - `limit`: The largest number of results. Default: 0, no limit.
        - `updates`: Whether the query keeps running and sends a notification after each change.
        """

    async def authorization_status(self, type: TypeIdentifier, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read
        permission.

        - `type`: The type.
        """

    async def biological_sex(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3]:
        """Returns the user's biological sex; 0 if it is not set or reading was denied."""

    async def blood_type(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3, 4, 5, 6, 7, 8]:
        """Returns the user's blood type; 0 if it is not set or reading was denied."""

    async def complete_observer(self, delivery: int, *, timeout: float | None = None) -> None:
        """Calls the completion handler of one delivery of an observer query.

        - `delivery`: The number of the delivery, as in its notification.
        """

    async def correlation_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        sample_predicates: Mapping[str, Predicate] | None = None,
        timeout: float | None = None,
    ) -> Correlations:
        """Returns the correlations of a type that have a matching member for each type in `samplePredicates`.

        - `type`: The correlation type.
        - `predicate`: The samples to select. Default: all.
        - `sample_predicates`: The predicates for members, by type identifier.
        """

    async def date_of_birth_components(self, *, timeout: float | None = None) -> DateOfBirthComponents | None:
        """Returns the user's date of birth, with the time zone of its entry; null if it is not set or reading was
        denied."""

    async def delete(
        self,
        *,
        uuids: Sequence[str] | None = None,
        objects: Sequence[Sample] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Deletes objects that this app has saved: either all of them, or none if one cannot be deleted.

        - `uuids`: The identifiers of the objects.
        - `objects`: The objects as they were saved. Alternative to `uuids`.
        """

    async def delete_objects(
        self,
        type: TypeIdentifier,
        predicate: Predicate,
        *,
        timeout: float | None = None,
    ) -> DeletedCount:
        """Deletes the samples of a type that this app has saved and that match a predicate. Succeeds if none match.

        - `type`: The type of the samples.
        - `predicate`: The samples to delete.
        """

    async def disable_all_background_delivery(self, *, timeout: float | None = None) -> bool:
        """Disables background delivery of all types."""

    async def disable_background_delivery(self, type: TypeIdentifier, *, timeout: float | None = None) -> bool:
        """Disables background delivery of a type. Succeeds also if it is not enabled.

        - `type`: The type.
        """

    async def document_query(
        self,
        type: TypeIdentifier,
        include_document_data: bool,
        *,
        predicate: Predicate | None = None,
        limit: int | None = None,
        sort_descriptors: Sequence[SortDescriptor] | None = None,
        timeout: float | None = None,
    ) -> Samples:
        """Returns documents. A permission sheet asks the user about matching documents that are undecided.

        - `type`: The type of the documents.
        - `include_document_data`: Whether to return the XML too. Otherwise only the fields of the header are returned.
        - `predicate`: The samples to select. Default: all.
        - `limit`: The largest number of results. Default: 0, no limit.
        - `sort_descriptors`: The order of the results. Default: the order in which the samples were saved.
        """

    async def earliest_authorized_sample_date(
        self,
        types: Sequence[TypeIdentifier],
        *,
        timeout: float | None = None,
    ) -> dict[str, datetime]:
        """Returns the start of the period that the app may read, for each type with a limit.

        - `types`: The types.
        """

    async def earliest_permitted_sample_date(self, *, timeout: float | None = None) -> datetime:
        """Returns the earliest date of samples that can be saved or read; on a phone the distant past."""

    async def electrocardiogram_query(
        self,
        electrocardiogram: str,
        *,
        unit: Unit | None = None,
        timeout: float | None = None,
    ) -> Voltages:
        """Returns the voltages of an electrocardiogram.

        - `electrocardiogram`: The identifier of the electrocardiogram.
        - `unit`: The unit of the voltages. Default: `V`.
        """

    async def enable_background_delivery(
        self,
        type: TypeIdentifier,
        frequency: Literal[1, 2, 3, 4] | Literal["immediate", "hourly", "daily", "weekly"],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Enables background delivery: changes of a type wake the app, at most once per period.

        - `type`: The type.
        - `frequency`: The shortest period between deliveries: `HKUpdateFrequency`.
        """

    async def fitzpatrick_skin_type(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3, 4, 5, 6]:
        """Returns the user's Fitzpatrick skin type; 0 if it is not set or reading was denied."""

    async def get_request_status_for_authorization(
        self,
        *,
        to_share: Sequence[TypeIdentifier] | None = None,
        read: Sequence[TypeIdentifier] | None = None,
        timeout: float | None = None,
    ) -> Literal[0, 1, 2]:
        """Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided.

        - `to_share`: `typesToShare`: the types that the app wants to save.
        - `read`: `typesToRead`: the types that the app wants to read.
        """

    async def heartbeat_series_query(self, series: str, *, timeout: float | None = None) -> Heartbeats:
        """Returns the heartbeats of a series.

        - `series`: The identifier of the series.
        """

    async def is_health_data_available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit. It does not reveal any permission."""

    async def observer_query(
        self,
        *,
        type: TypeIdentifier | None = None,
        types: Sequence[TypeIdentifier] | None = None,
        predicate: Predicate | None = None,
        query_descriptors: Sequence[QueryDescriptor] | None = None,
        timeout: float | None = None,
    ) -> Query:
        """Starts an observer query. It sends a notification after the start and after each change, until it is
        stopped.

        - `type`: The type of the samples. Alternatively pass `types` or `queryDescriptors`.
        - `types`: The types of the samples, instead of `type`.
        - `predicate`: The samples to select. Default: all.
        - `query_descriptors`: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
          `predicate`.
        """

    async def preferred_units(self, types: Sequence[TypeIdentifier], *, timeout: float | None = None) -> dict[str, str]:
        """Returns the user's preferred unit for each quantity type.

        - `types`: The quantity types.
        """

    async def quantity_series_sample_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        unit: Unit | None = None,
        include_sample: bool | None = None,
        order_by_quantity_sample_start_date: bool | None = None,
        timeout: float | None = None,
    ) -> SeriesQuantities:
        """Returns each quantity of the samples that match a predicate. A series has several.

        - `type`: The type of the samples.
        - `predicate`: The samples to select. Default: all.
        - `unit`: The unit of the quantities in the result. Default: the unit with which each was saved.
        - `include_sample`: Whether to return the UUID of each quantity's sample.
        - `order_by_quantity_sample_start_date`: Whether to sort the quantities of all samples by their own start dates.
        """

    async def recover_active_workout_session(self, *, timeout: float | None = None) -> OptionalSession:
        """Returns the active session after the app was relaunched; null if there is none."""

    async def relate_workout_effort_sample(
        self,
        sample: Sample,
        workout: str,
        *,
        activity: str | None = None,
        timeout: float | None = None,
    ) -> UUIDResult:
        """Saves an effort score, and relates it to a workout or to an activity of a workout.

        - `sample`: The effort score. It is not saved again if the app has saved it before.
        - `workout`: The identifier of the workout.
        - `activity`: The identifier of an activity of the workout. Default: the whole workout.
        """

    async def request_authorization(
        self,
        *,
        to_share: Sequence[TypeIdentifier] | None = None,
        read: Sequence[TypeIdentifier] | None = None,
        timeout: float | None = None,
    ) -> Completion:
        """Requests permission to share and read types. The sheet asks about every type and direction that is
        undecided.

        - `to_share`: `typesToShare`: the types that the app wants to save.
        - `read`: `typesToRead`: the types that the app wants to read.
        """

    async def request_per_object_read_authorization(
        self,
        type: TypeIdentifier,
        *,
        predicate: Any | None = None,
        timeout: float | None = None,
    ) -> Completion:
        """Shows the user the objects of a type, and asks which of them the app may read.

        - `type`: The type.
        - `predicate`: The objects to list. Default: all.
        """

    async def sample_query(
        self,
        *,
        type: TypeIdentifier | None = None,
        types: Sequence[TypeIdentifier] | None = None,
        predicate: Predicate | None = None,
        query_descriptors: Sequence[QueryDescriptor] | None = None,
        limit: int | None = None,
        sort_descriptors: Sequence[SortDescriptor] | None = None,
        unit: Unit | None = None,
        timeout: float | None = None,
    ) -> Samples:
        """Returns the samples of one or several types that match a predicate, or each type its own.

        - `type`: The type of the samples. Alternatively pass `types` or `queryDescriptors`.
        - `types`: The types of the samples, instead of `type`.
        - `predicate`: The samples to select. Default: all.
        - `query_descriptors`: `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and
          `predicate`.
        - `limit`: The largest number of results. Default: 0, no limit.
        - `sort_descriptors`: The order of the results. Default: the order in which the samples were saved.
        - `unit`: The unit of the quantities in the result. Default: the unit with which each was saved.
        """

    async def save(self, objects: Sequence[Sample], *, timeout: float | None = None) -> UUIDs:
        """Saves samples: either all of them, or none if one cannot be saved.

        - `objects`: The samples to save.
        """

    async def source_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        timeout: float | None = None,
    ) -> Sources:
        """Returns the sources of the samples that match a predicate.

        - `type`: The type of the samples.
        - `predicate`: The samples to select. Default: all.
        """

    async def start_watch_app(self, configuration: WorkoutConfiguration, *, timeout: float | None = None) -> bool:
        """Launches or wakes the watchOS app with the configuration of a workout. Does not exist on a watch.

        - `configuration`: `workoutConfiguration`: the activity and its location.
        """

    async def statistics_collection_query(
        self,
        type: TypeIdentifier,
        options: Sequence[StatisticsOption],
        anchor_date: datetime,
        interval_components: IntervalComponents,
        *,
        predicate: Predicate | None = None,
        from_: datetime | None = None,
        to: datetime | None = None,
        unit: Unit | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> StatisticsCollection:
        """Returns statistics of the quantity samples that match a predicate, for each calendar interval.

        - `type`: The type of the samples.
        - `options`: The statistics to compute.
        - `anchor_date`: A date at which an interval begins.
        - `interval_components`: The length of the intervals.
        - `predicate`: The samples to select. Default: all.
        - `from_`: The start of a range. With `to`, every interval that touches the range is listed, even without
          samples.
        - `to`: The end of the range.
        - `unit`: The unit of the quantities in the result. Default: the unit with which each was saved.
        - `updates`: Whether the query keeps running and sends a notification after each change.
        """

    async def statistics_query(
        self,
        type: TypeIdentifier,
        options: Sequence[StatisticsOption],
        *,
        predicate: Predicate | None = None,
        unit: Unit | None = None,
        timeout: float | None = None,
    ) -> Statistics:
        """Returns statistics of the quantity samples that match a predicate, with sources merged.

        - `type`: The type of the samples.
        - `options`: The statistics to compute.
        - `predicate`: The samples to select. Default: all.
        - `unit`: The unit of the quantities in the result. Default: the unit with which each was saved.
        """

    async def stop(self, query: int, *, timeout: float | None = None) -> None:
        """Stops a running query. It sends no further notifications.

        - `query`: The number of the query.
        """

    async def supports_health_records(self, *, timeout: float | None = None) -> bool:
        """Returns whether the region has Health Records, or the device has clinical records."""

    async def unrelate_workout_effort_sample(
        self,
        sample: str,
        workout: str,
        *,
        activity: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Removes the relation between an effort score and a workout. The score stays in the store.

        - `sample`: The identifier of the effort score.
        - `workout`: The identifier of the workout.
        - `activity`: The identifier of an activity of the workout. Default: the whole workout.
        """

    async def user_annotated_medication_query(
        self,
        *,
        predicate: Any | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> UserAnnotatedMedications:
        """Returns those medications of the user's list that the app may read.

        - `predicate`: The medications: `{isArchived}` or `{hasSchedule}`, combined with `and`, `or` and `not`.
        - `limit`: The largest number of results. Default: 0, no limit.
        """

    async def wheelchair_use(self, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Returns whether the user uses a wheelchair; 0 if it is not set or reading was denied."""

    async def workout_effort_relationship_query(
        self,
        *,
        predicate: Predicate | None = None,
        anchor: str | None = None,
        options: Sequence[Literal["mostRelevant"]] | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> EffortRelationships:
        """Returns workouts with their effort scores, and a new anchor. With an anchor, only those that have changed
        since.

        - `predicate`: The samples to select. Default: all.
        - `anchor`: The anchor of an earlier result. Default: from the beginning.
        - `options`: `mostRelevant` returns only one score per workout or activity.
        - `updates`: Whether the query keeps running and sends a notification after each change.
        """

    async def workout_route_query(
        self,
        route: str,
        *,
        date_interval: DateInterval | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Locations:
        """Returns the locations of a workout route in order of time: all of them, or a part.

        - `route`: The identifier of the route.
        - `date_interval`: The time range of the locations, including both ends. Default: all times.
        - `offset`: The number of locations to skip.
        - `limit`: The largest number of locations. Default: 0, no limit.
        """

    def activity_summary_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[ActivitySummaries]:
        """Sent after a change: the summaries that are new or changed.

        - Ends after `timeout` seconds without a notification.
        """

    def anchored_object_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[Changes]:
        """Sent after a change: the samples added and deleted since the query's last result.

        - Ends after `timeout` seconds without a notification.
        """

    def observer_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[ObserverUpdate]:
        """Sent when the handler of an observer query is called: once after the start, then after changes.

        - Ends after `timeout` seconds without a notification.
        """

    def statistics_collection_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[StatisticsCollection]:
        """Sent after a change: the whole collection, and the statistics that changed.

        - Ends after `timeout` seconds without a notification.
        """

    def user_preferences_did_change(self, *, timeout: float = 1.0) -> AsyncIterator[UserPreferencesChange]:
        """Sent when a preferred unit has changed: `HKUserPreferencesDidChange`.

        - Ends after `timeout` seconds without a notification.
        """

    def workout_effort_relationship_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[EffortRelationships]:
        """Sent after a change: the workouts whose effort has changed since the query's last result.

        - Ends after `timeout` seconds without a notification.
        """

    def workout_session_mirroring_start(self, *, timeout: float = 1.0) -> AsyncIterator[MirroredWorkoutSession]:
        """Sent when a session on the user's watch starts mirroring to the phone.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncControl(AsyncHelper):
    """The environment of the app: the user, Settings, the clock, other sources."""

    async def add_attachment(
        self,
        object: str,
        name: str,
        content_type: str,
        data: str,
        *,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> Attachment:
        """Attaches a file to a prescription or a clinical note, as another app or a provider does.

        - `object`: The UUID of the sample.
        - `name`: The name of the file.
        - `content_type`: The uniform type identifier, such as `public.jpeg`.
        - `data`: The bytes of the file, in Base64.
        - `metadata`: The metadata of the attachment.
        """

    async def add_samples(
        self,
        source: AddedSource,
        objects: Sequence[Sample],
        *,
        device: Device | None = None,
        replaces: Sequence[str] | None = None,
        electrocardiogram_symptoms: Sequence[ElectrocardiogramSymptoms] | None = None,
        timeout: float | None = None,
    ) -> UUIDs:
        """Saves samples from another source. A sample may also be a series with its data, as the system saves it.

        - `source`: The source that saves the samples.
        - `objects`: The samples to save.
        - `device`: The device of the samples that name no device.
        - `replaces`: The identifiers of earlier samples of the source, which are deleted at the same time.
        - `electrocardiogram_symptoms`: The symptoms that the user logged for electrocardiograms: UUIDs of these
          samples, or of stored ones.
        """

    async def advance_clock(self, seconds: float, *, timeout: float | None = None) -> None:
        """Advances the clock without waiting. Events that are due meanwhile happen in order.

        - `seconds`: The seconds to advance.
        """

    async def audit_log(
        self,
        *,
        since: datetime | None = None,
        type: TypeIdentifier | None = None,
        action: Literal["read", "write", "delete", "authorize", "consent", "share"] | None = None,
        timeout: float | None = None,
    ) -> AuditLog:
        """Returns the entries of the audit log from all hosts that write to it. Empty without an audit log.

        - `since`: Only entries at or after this time.
        - `type`: Only entries about this type.
        - `action`: Only entries with this action.
        """

    async def catalog(self, *, kind: TypeKind | None = None, timeout: float | None = None) -> Catalog:
        """Returns all HealthKit types, including types that the emulated version does not have, with the aggregation
        of that version.

        - `kind`: Only types of this kind.
        """

    async def clear_journal(self, *, timeout: float | None = None) -> None:
        """Removes all entries of the journal. The numbering continues."""

    async def connect_remote_workout_session(self, session: int, *, timeout: float | None = None) -> None:
        """Makes the app on the phone accept a mirrored session, as if it set the session's delegate.

        - `session`: The handle of the session.
        """

    async def count_samples(self, *, timeout: float | None = None) -> SampleCounts:
        """Returns the number of samples of each type and source, independent of permissions."""

    async def delete_samples(
        self,
        *,
        type: TypeIdentifier | None = None,
        predicate: Predicate | None = None,
        timeout: float | None = None,
    ) -> DeletedCount:
        """Deletes samples of all sources, as the user does in the Health app: those of a type, those that match a
        predicate, or both.

        - `type`: The type of the samples. Default: all types.
        - `predicate`: The samples to delete. Default: all of the type.
        """

    async def end_workout_session(
        self,
        session: int,
        health_kit_error: int | str,
        *,
        timeout: float | None = None,
    ) -> None:
        """Ends a session with an error, as when the user starts a workout in another app.

        - `session`: The handle of the session.
        - `health_kit_error`: A code or its Swift name: 8 if another workout starts, 9 if the user exits the session.
        """

    async def fail_next(
        self,
        method: str,
        *,
        times: int | None = None,
        health_kit_error: int | str | None = None,
        platform_error: PlatformError | None = None,
        exception: NativeException | None = None,
        fault: ErrorObject | None = None,
        delay_seconds: float | None = None,
        timeout: float | None = None,
    ) -> None:
        """Makes the next calls of a method fail or take time. Pass exactly one kind of fault.

        - `method`: The name of an app's method.
        - `times`: The number of calls.
        - `health_kit_error`: HealthKit fails with this error: a code or its Swift name. A plugin method answers as its
          native side would.
        - `platform_error`: The plugin returns this `FlutterError`.
        - `exception`: HealthKit raises this exception.
        - `fault`: The host responds with this error object.
        - `delay_seconds`: The clock advances by this many seconds before the call continues. No real time passes.
        """

    async def generate(
        self,
        *,
        seed: int | None = None,
        days: int | None = None,
        until: CalendarDay | None = None,
        time_zone: str | None = None,
        date_of_birth: CalendarDay | None = None,
        sex: Literal["female", "male"] | None = None,
        height: float | None = None,
        weight: float | None = None,
        fitness: Literal["low", "average", "high"] | None = None,
        chronotype: Literal["early", "intermediate", "late"] | None = None,
        devices: Literal["both", "phone", "watch"] | None = None,
        workouts: int | None = None,
        menstrual_cycle: bool | None = None,
        blood_pressure: bool | None = None,
        travel: Sequence[Trip] | None = None,
        gaps: Literal["none", "usual", "many"] | None = None,
        noise: float | None = None,
        types: Sequence[TypeIdentifier] | None = None,
        progress: bool | None = None,
        timeout: float | None = None,
    ) -> GenerateReport:
        """Generates synthetic data for one person from a seed and saves it: days, nights and workouts, as phone and
        watch would record them. Saves nothing if it fails or is cancelled.

        - `seed`: The seed that determines the data. Default: 1.
        - `days`: The number of days. Default: 365.
        - `until`: The last day. Default: yesterday.
        - `time_zone`: The time zone of the person's home. Default: that of the device.
        - `date_of_birth`: The person's date of birth.
        - `sex`: The person's sex.
        - `height`: The person's height in centimeters.
        - `weight`: The person's weight on the first day, in kilograms.
        - `fitness`: The person's fitness.
        - `chronotype`: The hours at which the person prefers to sleep.
        - `devices`: The devices that record data. With `watch`, the phone stays at home.
        - `workouts`: The average number of workouts per week. Default: depends on fitness.
        - `menstrual_cycle`: Whether the person is a woman who logs her menstrual cycle.
        - `blood_pressure`: Whether the person measures blood pressure.
        - `travel`: Trips to other time zones. Default: two per year.
        - `gaps`: How often devices are not worn or stay at home.
        - `noise`: The noise of measurements, from 0 to 2. Default: 1.
        - `types`: Saves only these types. Their samples are the same as without this parameter.
        - `progress`: Whether to send `control/progress` after each tenth of the work.
        """

    async def import_(
        self,
        path: str,
        *,
        types: Sequence[TypeIdentifier] | None = None,
        since: datetime | None = None,
        dry_run: bool | None = None,
        progress: bool | None = None,
        timeout: float | None = None,
    ) -> ImportReport:
        """Imports an export of the Health app into the store: the zip file, its folder, or the XML file alone. Saves
        nothing if it fails or is cancelled.

        - `path`: The path of the export.
        - `types`: Imports only these types. A correlation includes its members.
        - `since`: Imports only samples that end at or after this time.
        - `dry_run`: Whether to read the export without changing the store.
        - `progress`: Whether to send `control/progress` after each tenth of the work.
        """

    async def journal(
        self,
        *,
        method: str | None = None,
        since: int | datetime | None = None,
        type: TypeIdentifier | None = None,
        outcome: Literal["success", "error"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> Journal:
        """Returns at least the latest 10,000 calls of the app: names, outcomes, types and counts, never values.

        - `method`: Only calls of this method.
        - `since`: Only entries after this index, or at or after this time.
        - `type`: Only calls that concern this type.
        - `outcome`: Only calls with this outcome.
        - `limit`: The largest number of entries. The latest ones are returned.
        """

    async def list_apps(self, *, timeout: float | None = None) -> Apps:
        """Returns the apps that run, those that clients play, and those with decisions, by bundle identifier."""

    async def list_snapshots(self, *, timeout: float | None = None) -> Snapshots:
        """Returns the sorted names of the snapshots."""

    async def list_sources(self, *, type: TypeIdentifier | None = None, timeout: float | None = None) -> Sources:
        """Returns the sources with samples, highest priority first. Where samples overlap, the first source counts.

        - `type`: The type. Default: all types without an order of their own.
        """

    async def lock_device(self, *, timeout: float | None = None) -> None:
        """Locks the phone for all apps. Queries then fail with code 6. Saved samples become visible after the
        unlock."""

    async def reset(
        self,
        *,
        profile: Literal["iphone", "ipad", "ipad16", "watch", "vision", "unsupported"] | None = None,
        os_version: str | None = None,
        bundle_id: str | None = None,
        app_name: str | None = None,
        app_version: str | None = None,
        consent: Consent | None = None,
        clock: datetime | str | None = None,
        clock_step: float | None = None,
        time_zone: str | None = None,
        seed: int | None = None,
        exceptions: Literal["error", "abort"] | None = None,
        mode: Literal["lenient", "strict"] | None = None,
        no_health_records: bool | None = None,
        no_control: bool | None = None,
        log_level: Literal["debug", "info", "warning", "error"] | None = None,
        max_frame: int | None = None,
        store: FilePath | None = None,
        key_file: FilePath | None = None,
        prelude: FilePath | None = None,
        audit_log: FilePath | None = None,
        user_id: str | None = None,
        device_id: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Resets everything to the start of the host, applies the given options of `serve`, and runs the prelude
        again. Requests that wait for the user are cancelled.

        - `profile`: The device class.
        - `os_version`: The version of the system.
        - `bundle_id`: The bundle identifier of the app.
        - `app_name`: The name of the app.
        - `app_version`: The version of the app.
        - `consent`: The answers to permission sheets: a policy, a rule, a list of rules, or the path of a script.
        - `clock`: `system`, or an RFC 3339 instant at which a fixed clock starts.
        - `clock_step`: The seconds by which each reading advances a fixed clock.
        - `time_zone`: The IANA name of the time zone.
        - `seed`: The seed that makes every random choice reproducible.
        - `exceptions`: Whether a native exception only fails the request (`error`) or also ends the process (`abort`).
        - `mode`: Whether Swift case names are accepted as identifiers (`lenient`) or not (`strict`).
        - `no_health_records`: Whether the region has no Health Records.
        - `no_control`: Whether to disable the `control/…` methods from now on.
        - `log_level`: The lowest level that is logged on stderr.
        - `max_frame`: The longest accepted message, in bytes.
        - `store`: The path of another store file.
        - `key_file`: The path of the file with the key of the store. Without it, a store that `store` names is not
          encrypted.
        - `prelude`: The path of another prelude.
        - `audit_log`: The path of an audit log.
        - `user_id`: The user that the entries of the audit log name.
        - `device_id`: The device that the entries of the audit log name.
        """

    async def respond_to_permission_sheet(
        self,
        policy: Literal["allow", "deny", "ask", "cancel", "leave", "kill"],
        *,
        sheet: int | None = None,
        share: Mapping[str, bool] | None = None,
        read: Mapping[str, bool] | None = None,
        objects: Mapping[str, bool] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Answers the open permission sheet. The response to the waiting request follows the response to this one.

        - `policy`: What the user does with the sheet.
        - `sheet`: The number of the sheet. Default: the open sheet.
        - `share`: Decisions for single types, by type identifier. They take precedence over the policy.
        - `read`: Decisions for single types, by type identifier. They take precedence over the policy.
        - `objects`: Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects.
        """

    async def restore(self, name: str, *, timeout: float | None = None) -> None:
        """Restores the state of the store from a snapshot, for all apps.

        - `name`: The name of the snapshot.
        """

    async def send_to_workout_session(self, session: int, data: str, *, timeout: float | None = None) -> None:
        """Sends data to a session from the app on the other device.

        - `session`: The handle of the session.
        - `data`: The data to send, in Base64.
        """

    async def set_activity_goals(
        self,
        *,
        active_energy_burned_goal: Quantity | None = None,
        apple_move_time_goal: Quantity | None = None,
        apple_exercise_time_goal: Quantity | None = None,
        apple_stand_hours_goal: Quantity | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets goals of the activity rings. Omitted goals do not change.

        - `active_energy_burned_goal`: The goal as a quantity in `kcal` or a compatible unit.
        - `apple_move_time_goal`: The goal as a quantity in `min` or a compatible unit.
        - `apple_exercise_time_goal`: The goal as a quantity in `min` or a compatible unit.
        - `apple_stand_hours_goal`: The goal as a quantity in `count` or a compatible unit.
        """

    async def set_activity_rings_paused(
        self,
        paused: bool,
        first_day: CalendarDay,
        *,
        last_day: CalendarDay | None = None,
        timeout: float | None = None,
    ) -> None:
        """Pauses or resumes the activity rings on one or more days. Other days do not change.

        - `paused`: Whether the rings are paused on these days.
        - `first_day`: The first day.
        - `last_day`: The last day. Default: the first day.
        """

    async def set_app(
        self,
        bundle_identifier: str,
        *,
        name: str | None = None,
        version: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Launches another app on the same phone. The former app ends, with its waiting requests and running
        queries.

        - `bundle_identifier`: The bundle identifier of the app to launch.
        - `name`: The name of the app. Default: that of the former app.
        - `version`: The version of the app. Default: that of the former app.
        """

    async def set_app_state(
        self,
        state: SetAppStateState,
        *,
        ended_by: Literal["system", "user"] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Moves the app to another state. When the app ends or is relaunched, its waiting requests fail.

        - `state`: The new state of the app.
        - `ended_by`: With `terminated`: who ends the app. Only if it is the system, the default, background delivery
          launches the app.
        """

    async def set_authorization(
        self,
        type: TypeIdentifier,
        direction: Literal["share", "read"],
        allowed: bool | None,
        *,
        from_: datetime | None = None,
        bundle_identifier: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets the user's decision for a type and direction, as in Settings. Null makes it undecided.

        - `type`: The type.
        - `direction`: Whether the decision is about reading or sharing the type.
        - `allowed`: True to grant, false to deny, null for undecided.
        - `from_`: From iOS 27: the start of the period that the app may read. Default: no limit.
        - `bundle_identifier`: The bundle identifier of the app. Default: the current app.
        """

    async def set_characteristic(
        self,
        identifier: TypeIdentifier,
        value: Any,
        *,
        time_zone: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets a characteristic of the user, as in the Health app. Null clears it.

        - `identifier`: The identifier of the characteristic.
        - `value`: A raw value or its Swift name; `{year, month, day}` for the date of birth; null for not set.
        - `time_zone`: The IANA name of the time zone in which a date of birth is entered. Default: that of the phone.
        """

    async def set_clock(self, now: datetime, *, timeout: float | None = None) -> None:
        """Sets the clock and stops it. From then on `control/advanceClock` moves it.

        - `now`: The new time.
        """

    async def set_consent(
        self,
        policy: Literal["allow", "deny", "ask", "cancel", "leave", "kill"],
        *,
        share: Mapping[str, bool] | None = None,
        read: Mapping[str, bool] | None = None,
        objects: Mapping[str, bool] | None = None,
        blank_sheets: bool | None = None,
        times: int | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets the rule by which the user answers the next permission sheets.

        - `policy`: What the user does with the sheet.
        - `share`: Decisions for single types, by type identifier. They take precedence over the policy.
        - `read`: Decisions for single types, by type identifier. They take precedence over the policy.
        - `objects`: Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects.
        - `blank_sheets`: Whether a request whose types are all decided shows a blank sheet that cannot be dismissed.
        - `times`: The number of sheets to which the rule applies. Default: all later sheets.
        """

    async def set_entitlements(
        self,
        *,
        healthkit: bool | None = None,
        background_delivery: bool | None = None,
        clinical_records: bool | None = None,
        share_usage_description: bool | None = None,
        update_usage_description: bool | None = None,
        clinical_usage_description: bool | None = None,
        health_data_restricted: bool | None = None,
        required_read_types: Sequence[TypeIdentifier] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Changes the entitlements and usage descriptions of the app. Omitted ones do not change.

        - `healthkit`: com.apple.developer.healthkit
        - `background_delivery`: com.apple.developer.healthkit.background-delivery
        - `clinical_records`: health-records in com.apple.developer.healthkit.access
        - `share_usage_description`: NSHealthShareUsageDescription
        - `update_usage_description`: NSHealthUpdateUsageDescription
        - `clinical_usage_description`: NSHealthClinicalHealthRecordsShareUsageDescription
        - `health_data_restricted`: Whether a management profile keeps health data from the app.
        - `required_read_types`: NSHealthRequiredReadAuthorizationTypeIdentifiers: empty, or at least three clinical
          types.
        """

    async def set_measurement_system(
        self,
        measurement_system: Literal["metric", "us", "uk"],
        *,
        timeout: float | None = None,
    ) -> None:
        """Sets the measurement system of the phone, which determines the units without a choice of the user.

        - `measurement_system`: The measurement system.
        """

    async def set_medications(
        self,
        medications: Sequence[UserAnnotatedMedication],
        *,
        timeout: float | None = None,
    ) -> None:
        """Replaces the user's list of medications.

        - `medications`: The medications in order. Their identifiers must differ.
        """

    async def set_os_version(self, os_version: str, *, timeout: float | None = None) -> None:
        """Updates the system of the phone. The phone restarts: the app is relaunched, and its waiting requests and
        running queries end. Samples and decisions stay.

        - `os_version`: The new version of the system, not before the current one.
        """

    async def set_object_authorization(
        self,
        object: str,
        allowed: bool | None,
        *,
        bundle_identifier: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets the user's decision for one object, as in Settings. Null makes it undecided.

        - `object`: The UUID of a prescription or document, or the identifier of a medication.
        - `allowed`: True to grant, false to deny, null for undecided.
        - `bundle_identifier`: The bundle identifier of the app. Default: the current app.
        """

    async def set_observer_bursts(self, calls: int, *, timeout: float | None = None) -> None:
        """Makes each change call an observer up to this many times in a row. With 1, it calls an observer once.

        - `calls`: The largest number of calls for a change.
        """

    async def set_preferred_unit(
        self,
        type: TypeIdentifier,
        unit: Unit | None,
        *,
        timeout: float | None = None,
    ) -> None:
        """Sets the unit that the user prefers for a quantity type. Null returns to the unit of the measurement
        system.

        - `type`: The quantity type.
        - `unit`: A unit that is compatible with the type, or null.
        """

    async def set_sensors(
        self,
        *,
        heart_rate: Rate | EllipsisType = ...,
        active_energy_burned: Rate | EllipsisType = ...,
        basal_energy_burned: Rate | EllipsisType = ...,
        distance: Rate | EllipsisType = ...,
        heart_rate_interval: float | None = None,
        interval: float | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets what the device measures during a workout, at constant rates. Null removes a sensor.

        - `heart_rate`: The heart rate.
        - `active_energy_burned`: The rate of active energy.
        - `basal_energy_burned`: The rate of basal energy.
        - `distance`: The speed.
        - `heart_rate_interval`: The seconds between two heart rate samples.
        - `interval`: The duration of a sample of energy or distance, in seconds.
        """

    async def set_source_order(
        self,
        sources: Sequence[str],
        *,
        type: TypeIdentifier | None = None,
        timeout: float | None = None,
    ) -> None:
        """Sets the priority of sources for a type, or for all types. Where samples overlap, the first source counts.

        - `sources`: The bundle identifiers of the sources, highest priority first.
        - `type`: The type. Default: all types without an order of their own.
        """

    async def set_time_zone(self, time_zone: str, *, timeout: float | None = None) -> None:
        """Moves the device to another time zone.

        - `time_zone`: The IANA name of the time zone.
        """

    async def set_watch_app(
        self,
        state: Literal["installed", "notInstalled", "notPaired"],
        *,
        timeout: float | None = None,
    ) -> None:
        """Sets whether a watch is paired, and whether it has the app's watchOS app.

        - `state`: The watch and its app.
        """

    async def snapshot(self, name: str, *, timeout: float | None = None) -> None:
        """Saves the state of the store under a name. Replaces an earlier snapshot with that name.

        - `name`: The name of the snapshot.
        """

    async def start_mirrored_workout_session(
        self,
        configuration: WorkoutConfiguration,
        *,
        timeout: float | None = None,
    ) -> None:
        """Mirrors a session of the user's watch to the app on the phone. Requires iOS 17.

        - `configuration`: `workoutConfiguration`: the activity and its location.
        """

    async def state(self, *, timeout: float | None = None) -> State:
        """Returns the state of the phone and the app, independent of permissions."""

    async def uninstall_app(self, *, bundle_identifier: str | None = None, timeout: float | None = None) -> None:
        """Deletes an app from the phone with its decisions, background delivery and own data. Its samples stay.

        - `bundle_identifier`: The bundle identifier of the app. Default: the current app.
        """

    async def unlock_device(self, *, timeout: float | None = None) -> None:
        """Unlocks the phone. Samples that were saved meanwhile become visible, and running queries send updates."""

    def app_launch(self, *, timeout: float = 1.0) -> AsyncIterator[AppLaunch]:
        """Sent when the system would launch the app in the background, because samples of these types arrived.

        - Ends after `timeout` seconds without a notification.
        """

    def permission_sheet(self, *, timeout: float = 1.0) -> AsyncIterator[PermissionSheet]:
        """Sent when a permission sheet appears under the consent policy `ask` and waits for the user.

        - Ends after `timeout` seconds without a notification.
        """

    def progress(self, *, timeout: float = 1.0) -> AsyncIterator[CallProgress]:
        """Sent after each tenth of a long call that was made with `progress`, before its response.

        - Ends after `timeout` seconds without a notification.
        """

    def watch_app_start(self, *, timeout: float = 1.0) -> AsyncIterator[WatchAppStart]:
        """Sent when the app on the phone has launched or woken its watchOS app.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncFlutterHealth(AsyncHelper):
    """The method channel of the Flutter package `health`."""

    async def check_if_health_data_available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit."""

    async def delete(
        self,
        data_type_key: str,
        *,
        start_time: float | None = None,
        end_time: float | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Deletes the app's own samples of a type, whatever their values are.

        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        - `start_time`: The start, in milliseconds since 1970. Default: 0.
        - `end_time`: The end, in milliseconds since 1970. Default: 0.
        """

    async def delete_by_uuid(self, uuid: str, data_type_key: str, *, timeout: float | None = None) -> bool:
        """Deletes the app's own sample with a UUID.

        - `uuid`: The UUID of the sample.
        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        """

    async def discard_workout_route(self, builder_id: str, *, timeout: float | None = None) -> bool:
        """Discards a route builder. Returns false if there is none.

        - `builder_id`: The identifier from `startWorkoutRoute`.
        """

    async def finish_workout_route(
        self,
        builder_id: str,
        workout_uuid: str,
        *,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> FinishedRoute:
        """Saves a route of a saved workout.

        - `builder_id`: The identifier from `startWorkoutRoute`.
        - `workout_uuid`: The UUID of the workout.
        - `metadata`: Metadata of the route.
        """

    async def get_data(
        self,
        data_type_key: str,
        *,
        data_unit_key: str | None = None,
        start_time: float | None = None,
        end_time: float | None = None,
        recording_methods_to_filter: Sequence[int] | None = None,
        limit: float | None = None,
        timeout: float | None = None,
    ) -> list[HealthPoint]:
        """Returns the samples of a type, or a characteristic.

        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        - `data_unit_key`: The key of the unit, such as `BEATS_PER_MINUTE`.
        - `start_time`: The start, in milliseconds since 1970. Default: 0.
        - `end_time`: The end, in milliseconds since 1970. Default: 0.
        - `recording_methods_to_filter`: Leaves out manual entries if it contains 3.
        - `limit`: The largest number of samples. Default: all.
        """

    async def get_data_by_uuid(
        self,
        uuid: str,
        data_type_key: str,
        *,
        data_unit_key: str | None = None,
        timeout: float | None = None,
    ) -> HealthPoint | None:
        """Returns the sample with a UUID, or null.

        - `uuid`: The UUID of the sample.
        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        - `data_unit_key`: The key of the unit, such as `BEATS_PER_MINUTE`.
        """

    async def get_interval_data(
        self,
        data_type_key: str,
        *,
        data_unit_key: str | None = None,
        start_time: float | None = None,
        end_time: float | None = None,
        interval: float | None = None,
        recording_methods_to_filter: Sequence[int] | None = None,
        timeout: float | None = None,
    ) -> list[HealthPoint]:
        """Returns the sum or the average of each interval that has samples.

        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        - `data_unit_key`: The key of the unit, such as `BEATS_PER_MINUTE`.
        - `start_time`: The start, in milliseconds since 1970. Default: 0.
        - `end_time`: The end, in milliseconds since 1970. Default: 0.
        - `interval`: The length of an interval, in seconds. Default: 1.
        - `recording_methods_to_filter`: Leaves out manual entries if it contains 3.
        """

    async def get_total_steps_in_interval(
        self,
        *,
        start_time: float | None = None,
        end_time: float | None = None,
        recording_methods_to_filter: Sequence[int] | None = None,
        timeout: float | None = None,
    ) -> int:
        """Returns the number of steps, without those that two sources counted at the same time.

        - `start_time`: The start, in milliseconds since 1970. Default: 0.
        - `end_time`: The end, in milliseconds since 1970. Default: 0.
        - `recording_methods_to_filter`: Leaves out manual entries if it contains 3.
        """

    async def has_permissions(
        self,
        types: Sequence[str],
        permissions: Sequence[int],
        *,
        timeout: float | None = None,
    ) -> bool | None:
        """Returns whether the app may share the types; null as soon as one of them is requested for reading.

        - `types`: The keys of the types.
        - `permissions`: For each type 0 for reading, 1 for writing, another number for both.
        """

    async def insert_workout_route_data(
        self,
        builder_id: str,
        locations: Sequence[Mapping[str, Any]],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Adds locations to a route.

        - `builder_id`: The identifier from `startWorkoutRoute`.
        - `locations`: The locations: `latitude`, `longitude`, `timestamp` and optional members.
        """

    async def request_authorization(
        self,
        types: Sequence[str],
        permissions: Sequence[int],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Requests authorization. `NUTRITION` stands for all nutrients. An error of HealthKit is false.

        - `types`: The keys of the types.
        - `permissions`: For each type 0 for reading, 1 for writing, another number for both.
        """

    async def start_workout_route(self, *, timeout: float | None = None) -> str:
        """Makes a route builder, and returns its identifier."""

    async def write_audiogram(
        self,
        frequencies: Sequence[float],
        left_ear_sensitivities: Sequence[float],
        right_ear_sensitivities: Sequence[float],
        start_time: float,
        end_time: float,
        *,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves an audiogram with a point for each frequency. Without metadata the plugin ends the app.

        - `frequencies`: The frequencies, in Hz.
        - `left_ear_sensitivities`: The sensitivities of the left ear, in dBHL.
        - `right_ear_sensitivities`: The sensitivities of the right ear, in dBHL.
        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        - `metadata`: `HKDeviceName` and `HKExternalUUID`. Without both of them the plugin never answers.
        """

    async def write_blood_pressure(
        self,
        systolic: float,
        diastolic: float,
        start_time: float,
        end_time: float,
        recording_method: int,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Saves a blood pressure. An error of HealthKit is false.

        - `systolic`: The systolic pressure, in mmHg.
        - `diastolic`: The diastolic pressure, in mmHg.
        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        - `recording_method`: 3 if the user has entered the data.
        """

    async def write_data(
        self,
        value: float,
        data_type_key: str,
        data_unit_key: str,
        start_time: float,
        end_time: float,
        recording_method: int,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Saves a quantity or a category. An error of HealthKit is false.

        - `value`: The value.
        - `data_type_key`: The key of the type, such as `HEART_RATE`.
        - `data_unit_key`: The key of the unit. It has no effect for a category.
        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        - `recording_method`: 3 if the user has entered the data.
        """

    async def write_insulin_delivery(
        self,
        units: float,
        reason: float,
        start_time: float,
        end_time: float,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Saves a dose of insulin. An error of HealthKit is false.

        - `units`: The dose, in international units.
        - `reason`: 1 for basal, 2 for bolus.
        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        """

    async def write_meal(
        self,
        start_time: float,
        end_time: float,
        recording_method: int,
        *,
        name: str | None = None,
        meal_type: str | None = None,
        calories: float | None = None,
        protein: float | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a meal with a sample for each nutrient. An error of HealthKit is false.

        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        - `recording_method`: 3 if the user has entered the data.
        - `name`: The name of the food.
        - `meal_type`: The meal. Default: `UNKNOWN`.
        - `calories`: The energy, in kcal.
        - `protein`: The protein, in g. Further nutrients are members too.
        """

    async def write_menstruation_flow(
        self,
        value: float,
        end_time: float,
        is_start_of_cycle: float,
        recording_method: int,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Saves a menstrual flow, at the end only. An error of HealthKit is false.

        - `value`: The value of HealthKit, 1 to 5.
        - `end_time`: The end, in milliseconds since 1970.
        - `is_start_of_cycle`: Whether a cycle starts: a Boolean, or a number.
        - `recording_method`: 3 if the user has entered the data.
        """

    async def write_workout_data(
        self,
        activity_type: str,
        start_time: float,
        end_time: float,
        *,
        total_energy_burned: float | None = None,
        total_energy_burned_unit: str | None = None,
        total_distance: float | None = None,
        total_distance_unit: str | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a workout without samples. An error of HealthKit is false.

        - `activity_type`: The key of the activity, such as `BIKING`.
        - `start_time`: The start, in milliseconds since 1970.
        - `end_time`: The end, in milliseconds since 1970.
        - `total_energy_burned`: The energy.
        - `total_energy_burned_unit`: The key of its unit. Without one the plugin ends the app.
        - `total_distance`: The distance.
        - `total_distance_unit`: The key of its unit. Without one the plugin ends the app.
        """

class AsyncAppleHealthKit(AsyncHelper):
    """The native module of the React Native package `react-native-health`."""

    async def add_listener(self, *, event_name: str | None = None, timeout: float | None = None) -> None:
        """Counts a listener of JavaScript. The first one starts observing.

        - `event_name`: The name of the event. It has no effect.
        """

    async def delete_blood_glucose_sample(self, *, id: str | None = None, timeout: float | None = None) -> int:
        """Deletes the app's own sample of HKQuantityTypeIdentifierBloodGlucose with a UUID, and returns the number
        of deleted samples.

        - `id`: The UUID. In an array of arguments it is the first one.
        """

    async def delete_carbohydrates_sample(self, *, id: str | None = None, timeout: float | None = None) -> int:
        """Deletes the app's own sample of HKQuantityTypeIdentifierDietaryCarbohydrates with a UUID, and returns the
        number of deleted samples.

        - `id`: The UUID. In an array of arguments it is the first one.
        """

    async def delete_insulin_delivery_sample(self, *, id: str | None = None, timeout: float | None = None) -> int:
        """Deletes the app's own sample of HKQuantityTypeIdentifierInsulinDelivery with a UUID, and returns the
        number of deleted samples.

        - `id`: The UUID. In an array of arguments it is the first one.
        """

    async def get_active_energy_burned(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierActiveEnergyBurned in intervals, by default in kcal. An error
        of HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_activity_summary(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the activity rings of the local days between two dates, as integers and without their days.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        """

    async def get_anchored_workouts(
        self,
        *,
        anchor: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the workouts that were saved since an anchor, without those that have no metadata or no product
        type.

        - `anchor`: The anchor of an earlier result. Default: from the beginning.
        - `start_date`: The start. Without it, all workouts.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        """

    async def get_apple_exercise_time(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierAppleExerciseTime in intervals, by default in s. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_apple_stand_time(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierAppleStandTime in intervals, by default in s. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_auth_status(
        self,
        *,
        permissions: AppleHealthKitPermissions | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sharing status of each type, in the order of the keys. It does not reveal read permission.

        - `permissions`: The keys of permissions: `{read, write}`.
        """

    async def get_basal_energy_burned(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierBasalEnergyBurned in intervals, by default in kcal. An error
        of HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_biological_sex(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Returns the user's biological sex; `unknown` if it is not set, not readable, or if HealthKit fails."""

    async def get_blood_alcohol_content_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_blood_glucose_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_blood_pressure_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the blood pressures, by default in mmHg. A part that the app may not read is 0.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_blood_type(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Returns the user's blood type; `unknown` if it is not set, not readable, or if HealthKit fails."""

    async def get_bmi_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBodyMassIndex, by default in count.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_body_fat_percentage_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_body_temperature_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBodyTemperature, by default in degC.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_carbohydrates_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_clinical_records(
        self,
        *,
        type: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the clinical records of a type, with their FHIR resources.

        - `type`: The name of the type, such as `AllergyRecord`.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_daily_distance_cycling_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierDistanceCycling in intervals, by default in m. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_daily_distance_swimming_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierDistanceSwimming in intervals, by default in m. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_daily_distance_walking_running_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierDistanceWalkingRunning in intervals, by default in m. An error
        of HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_daily_flights_climbed_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierFlightsClimbed in intervals, by default in count. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_daily_step_count_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        period: float | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the sums of HKQuantityTypeIdentifierStepCount in intervals, by default in count. An error of
        HealthKit is an empty list.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `period`: The length of an interval, in minutes. Default: 60.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_date_of_birth(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Returns the user's date of birth and age; null if they are not set or not readable."""

    async def get_distance_cycling(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierDistanceCycling on a day, by default in m.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_distance_swimming(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierDistanceSwimming on a day, by default in m.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_distance_walking_running(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierDistanceWalkingRunning on a day, by default in m.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_electrocardiogram_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns electrocardiograms with their voltages: pairs of seconds and volts.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_energy_consumed_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryEnergyConsumed, by default in kcal.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_environmental_audio_exposure(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierEnvironmentalAudioExposure, by default in dBASPL.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_fiber_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryFiber, by default in g.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_flights_climbed(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierFlightsClimbed on a day, by default in count.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_headphone_audio_exposure(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierHeadphoneAudioExposure, by default in dBASPL.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_heart_rate_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierHeartRate, by default in count/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_heart_rate_variability_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierHeartRateVariabilitySDNN, by default in s.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_heartbeat_series_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns heartbeat series with their beats.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_height_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierHeight, by default in in.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_info(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Returns a description of the native module."""

    async def get_insulin_delivery_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierInsulinDelivery, by default in IU.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_latest_blood_alcohol_content(
        self,
        *,
        unit: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_bmi(self, *, unit: str | None = None, timeout: float | None = None) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_body_fat_percentage(
        self,
        *,
        unit: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_height(self, *, unit: str | None = None, timeout: float | None = None) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierHeight, by default in in.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_lean_body_mass(
        self,
        *,
        unit: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_peak_flow(self, *, unit: str | None = None, timeout: float | None = None) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_waist_circumference(
        self,
        *,
        unit: str | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierWaistCircumference, by default in in.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_latest_weight(self, *, unit: str | None = None, timeout: float | None = None) -> dict[str, Any]:
        """Returns the latest sample of HKQuantityTypeIdentifierBodyMass, by default in lb.

        - `unit`: The key of a unit. Any other text is the default unit of the method.
        """

    async def get_lean_body_mass_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_mindful_session(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns mindful sessions, the newest end first.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        """

    async def get_oxygen_saturation_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierOxygenSaturation, by default in %.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_peak_flow_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_protein_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryProtein, by default in g.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_respiratory_rate_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierRespiratoryRate, by default in count/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_resting_heart_rate(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_resting_heart_rate_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_samples(
        self,
        *,
        type: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns samples of a few types, without those that have no product type. Any other type means workouts.

        - `type`: The name of the type. Default: `Walking`, which is steps.
        - `start_date`: The start. Default: now.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_sleep_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of sleep analysis.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_step_count(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierStepCount on a day, by default in count.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_total_fat_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryFatTotal, by default in g.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_vo2_max_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierVO2Max, by default in mL/(kg*min).

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_waist_circumference_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierWaistCircumference, by default in in.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_walking_heart_rate_average(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierWalkingHeartRateAverage, by default in count/min.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_water(
        self,
        *,
        date: str | None = None,
        unit: str | None = None,
        include_manually_added: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the sum of HKQuantityTypeIdentifierDietaryWater on a day, by default in L.

        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `include_manually_added`: Whether manual entries count. Default: true.
        """

    async def get_water_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierDietaryWater, by default in L.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_weight_samples(
        self,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the samples of HKQuantityTypeIdentifierBodyMass, by default in lb.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `limit`: The largest number of results. Default: 0, which is no limit.
        - `ascending`: Whether the oldest result comes first. Default: false.
        """

    async def get_workout_route_samples(self, *, id: str | None = None, timeout: float | None = None) -> dict[str, Any]:
        """Returns the route of a workout. For an unknown workout the native module never answers.

        - `id`: The UUID of the workout.
        """

    async def init_health_kit(
        self,
        *,
        permissions: AppleHealthKitPermissions | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Requests authorization. Unknown keys are left out.

        - `permissions`: The keys of permissions: `{read, write}`.
        """

    async def init_step_count_observer(self, *, timeout: float | None = None) -> None:
        """Ends the app, because the native module calls a method that it does not have."""

    async def initialize_background_observers(self, *, timeout: float | None = None) -> None:
        """The app delegate's call at launch: starts an observer of each type. JavaScript cannot call it."""

    async def is_available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit. It has no options."""

    async def remove_listeners(self, *, count: float | None = None, timeout: float | None = None) -> None:
        """Counts fewer listeners of JavaScript. Without any, observing stops.

        - `count`: The number of listeners. In an array of arguments it is the first one.
        """

    async def save_blood_alcohol_content(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_blood_glucose_sample(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Saves a sample of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_bmi(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_body_fat_percentage(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_body_temperature(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierBodyTemperature, by default in degF.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_carbohydrates_sample(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Saves a sample of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_food(
        self,
        *,
        food_name: str | None = None,
        meal_type: str | None = None,
        date: str | None = None,
        energy: float | None = None,
        carbohydrates: float | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a meal with a sample for each nutrient above 0, in grams, the energy in kilocalories.

        - `food_name`: The name of the food.
        - `meal_type`: The meal.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `energy`: The energy.
        - `carbohydrates`: The carbohydrates. Further nutrients have names of their own.
        """

    async def save_heart_rate_sample(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a sample of HKQuantityTypeIdentifierHeartRate, by default in count/min.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_height(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierHeight, by default in in.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_insulin_delivery_sample(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Saves a sample of HKQuantityTypeIdentifierInsulinDelivery, by default in IU.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_lean_body_mass(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_mindful_session(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKCategoryTypeIdentifierMindfulSession.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_peak_flow(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_steps(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierStepCount, by default in count.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_waist_circumference(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierWaistCircumference, by default in in.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_walking_running_distance(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierDistanceWalkingRunning, by default in m.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_water(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a sample of HKQuantityTypeIdentifierDietaryWater, by default in L.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_weight(
        self,
        *,
        value: float | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        date: str | None = None,
        unit: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> float:
        """Saves a sample of HKQuantityTypeIdentifierBodyMass, by default in lb.

        - `value`: The value. Default: 0.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end, in the same form. Default: now.
        - `date`: The day or the time, in the same form as other dates. Default: now.
        - `unit`: The key of a unit. Any other text is the default unit of the method.
        - `metadata`: The metadata of the sample.
        """

    async def save_workout(
        self,
        *,
        type: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        energy_burned: float | None = None,
        energy_burned_unit: str | None = None,
        distance: float | None = None,
        distance_unit: str | None = None,
        duration: float | None = None,
        timeout: float | None = None,
    ) -> str:
        """Saves a workout without metadata. An unknown type is `AmericanFootball`; an unknown unit drops its total.

        - `type`: The name of the activity.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z` or with an offset.
        - `end_date`: The end.
        - `energy_burned`: The energy.
        - `energy_burned_unit`: The key of its unit.
        - `distance`: The distance.
        - `distance_unit`: The key of its unit.
        - `duration`: Ignored.
        """

    async def set_observer(self, *, type: str | None = None, timeout: float | None = None) -> None:
        """Starts an observer of a type. It has no callback; errors have no effect.

        - `type`: The name of the type. Default: `Walking`, which is steps. Any other name means workouts.
        """

    def event(self, *, timeout: float = 1.0) -> AsyncIterator[AppleHealthKitEvent]:
        """Sent for each event of the native module while JavaScript listens.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncHealthKitReporterMethodChannel(AsyncHelper):
    """The method channel of the Flutter package `health_kit_reporter`."""

    async def add_attachment(
        self,
        identifier: str,
        uuid: str,
        name: str,
        content_type: str,
        file_path: str,
        *,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Attaches a file to a sample.

        - `identifier`: The identifier of the type.
        - `uuid`: The UUID of the sample.
        - `name`: The name.
        - `content_type`: The uniform type identifier.
        - `file_path`: The path of the file.
        - `metadata`: The metadata.
        """

    async def add_category(
        self,
        categories: Sequence[Mapping[str, Any]],
        workout: Mapping[str, Any],
        *,
        device: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Adds category samples to a workout.

        - `categories`: The samples.
        - `workout`: The stored workout, which is found by its UUID.
        - `device`: The device.
        """

    async def add_quantity(
        self,
        quantities: Sequence[Mapping[str, Any]],
        workout: Mapping[str, Any],
        *,
        device: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Adds quantity samples to a workout.

        - `quantities`: The samples.
        - `workout`: The stored workout, which is found by its UUID.
        - `device`: The device.
        """

    async def anchored_object_query(
        self,
        identifiers: Sequence[str],
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> str:
        """Opens an event channel for the samples of types, and for their changes since an anchor.

        - `identifiers`: The identifiers of the types.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `anchor`: The anchor of an earlier answer, in base64.
        """

    async def attachment_data(
        self,
        identifier: str,
        uuid: str,
        attachment_identifier: str,
        *,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the bytes of an attachment.

        - `identifier`: The identifier of the type.
        - `uuid`: The UUID of the sample.
        - `attachment_identifier`: The identifier of the attachment.
        """

    async def attachments(self, identifier: str, uuid: str, *, timeout: float | None = None) -> str:
        """Returns the attachments of a sample.

        - `identifier`: The identifier of the type.
        - `uuid`: The UUID of the sample.
        """

    async def audiogram_query(
        self,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns audiograms.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def authorization_request_status(
        self,
        *,
        to_read: Sequence[str] | None = None,
        to_write: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> Literal[0, 1, 2]:
        """Returns whether a request would show the permission sheet: 1 yes, 2 no.

        - `to_read`: The identifiers of the types to read. Default: none.
        - `to_write`: The identifiers of the types to write. Default: none.
        """

    async def category_query(
        self,
        identifier: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns category samples.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def cda_document_query(
        self,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        include_document_data: bool | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns clinical documents. HealthKit asks the user about documents that are undecided.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        - `include_document_data`: Whether to return the documents themselves. Default: yes.
        """

    async def characteristics_query(self, *, timeout: float | None = None) -> str:
        """Returns the six characteristics as texts. The package hides their errors."""

    async def clinical_record_query(
        self,
        identifier: str,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns clinical records.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def correlation_query(
        self,
        identifier: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        type_predicates: Mapping[str, Any] | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns correlations that have a matching member for each type of `typePredicates`.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `type_predicates`: The interval of the members, by identifier.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def delete(
        self,
        *,
        quantity: Mapping[str, Any] | None = None,
        category: Mapping[str, Any] | None = None,
        workout: Mapping[str, Any] | None = None,
        correlation: Mapping[str, Any] | None = None,
        audiogram: Mapping[str, Any] | None = None,
        cda_document: Mapping[str, Any] | None = None,
        vision_prescription: Mapping[str, Any] | None = None,
        state_of_mind: Mapping[str, Any] | None = None,
        scored_assessment: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Deletes a sample, which is found by the UUID of the argument. The argument has one member, its kind.

        - `quantity`: A sample of this kind.
        - `category`: A sample of this kind.
        - `workout`: A sample of this kind.
        - `correlation`: A sample of this kind.
        - `audiogram`: A sample of this kind.
        - `cda_document`: A sample of this kind.
        - `vision_prescription`: A sample of this kind.
        - `state_of_mind`: A sample of this kind.
        - `scored_assessment`: A sample of this kind.
        """

    async def delete_objects(
        self,
        identifier: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        timeout: float | None = None,
    ) -> DeletedPayloads:
        """Deletes the samples of a type within an interval.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        """

    async def delete_samples(self, samples: Sequence[Mapping[str, Any]], *, timeout: float | None = None) -> bool:
        """Deletes samples: all of them or none.

        - `samples`: The samples, each a map with one member: its kind.
        """

    async def disable_all_background_delivery(self, *, timeout: float | None = None) -> bool:
        """Ends background delivery of all types."""

    async def disable_background_delivery(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Ends background delivery of a type.

        - `identifier`: The identifier of the type.
        """

    async def earliest_permitted_sample_date(self, *, timeout: float | None = None) -> float:
        """Returns the date before which samples cannot be saved or read, in seconds since 1970."""

    async def electrocardiogram_query(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        with_voltage_measurements: bool | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns electrocardiograms, with their voltages if wanted.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        - `with_voltage_measurements`: Whether to read the voltages. Default: no.
        """

    async def enable_background_delivery(
        self,
        frequency: Literal[1, 2, 3, 4],
        identifier: str,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Lets changes of a type wake the app.

        - `frequency`: 1 at once, 2 hourly, 3 daily, 4 weekly.
        - `identifier`: The identifier of the type.
        """

    async def heartbeat_series_query(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns heartbeat series with their beats.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def is_authorized_to_write(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Returns whether the user has allowed the app to write a type.

        - `identifier`: The identifier of the type.
        """

    async def is_available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit."""

    async def is_writable(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Returns whether apps may write a type.

        - `identifier`: The identifier of the type.
        """

    async def medication_dose_event_query(
        self,
        *,
        medication_concept_identifier: str | None = None,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns doses of medications, or of one.

        - `medication_concept_identifier`: The identifier of the medication.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def observer_query(
        self,
        identifiers: Sequence[str],
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Opens an event channel for the changes of types.

        - `identifiers`: The identifiers of the types.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        """

    async def preferred_units(self, identifiers: Sequence[str], *, timeout: float | None = None) -> str:
        """Returns the units that the user prefers.

        - `identifiers`: The identifiers of quantity types.
        """

    async def quantity_query(
        self,
        identifier: str,
        unit: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns quantity samples in a unit.

        - `identifier`: The identifier of the type.
        - `unit`: The unit.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def quantity_series_query(
        self,
        identifier: str,
        unit: str,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns the quantities within the samples of a type, sample by sample.

        - `identifier`: The identifier of the type.
        - `unit`: The unit.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        """

    async def query_activity_summary(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        timeout: float | None = None,
    ) -> str:
        """Returns the activity rings of each local day of an interval.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        """

    async def query_activity_summary_updates(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        timeout: float | None = None,
    ) -> str:
        """Opens an event channel for the activity rings of the days of an interval.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        """

    async def recalibrate_estimates(self, identifier: str, timestamp: float, *, timeout: float | None = None) -> bool:
        """Resets the estimates of a type from a date on.

        - `identifier`: The identifier of the type.
        - `timestamp`: The date, in milliseconds since 1970.
        """

    async def relate_workout_effort(
        self,
        sample: Mapping[str, Any],
        workout_uuid: str,
        *,
        activity_uuid: str | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves an effort score, and relates it to a workout or to one of its activities.

        - `sample`: The effort score.
        - `workout_uuid`: The UUID of the workout.
        - `activity_uuid`: The UUID of an activity. Default: the whole workout.
        """

    async def remove_attachment(
        self,
        identifier: str,
        uuid: str,
        attachment_identifier: str,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Removes an attachment from a sample.

        - `identifier`: The identifier of the type.
        - `uuid`: The UUID of the sample.
        - `attachment_identifier`: The identifier of the attachment.
        """

    async def request_authorization(
        self,
        *,
        to_read: Sequence[str] | None = None,
        to_write: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Requests authorization for types.

        - `to_read`: The identifiers of the types to read. Default: none.
        - `to_write`: The identifiers of the types to write. Default: none.
        """

    async def request_per_object_read_authorization(
        self,
        identifier: str,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user which samples of a type the app may read.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        """

    async def sample_query(
        self,
        identifier: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> list[str]:
        """Returns samples of any type, quantities in the unit of the package. Series come without their elements.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def sample_query_with_descriptors(
        self,
        descriptors: Sequence[Mapping[str, Any]],
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> list[str]:
        """Returns samples of several types, the newest first.

        - `descriptors`: The types, each with an optional interval.
        - `limit`: The largest number of results.
        """

    async def save(
        self,
        *,
        quantity: Mapping[str, Any] | None = None,
        category: Mapping[str, Any] | None = None,
        workout: Mapping[str, Any] | None = None,
        correlation: Mapping[str, Any] | None = None,
        audiogram: Mapping[str, Any] | None = None,
        cda_document: Mapping[str, Any] | None = None,
        vision_prescription: Mapping[str, Any] | None = None,
        state_of_mind: Mapping[str, Any] | None = None,
        scored_assessment: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> SavedPayload:
        """Saves a sample: the argument has one member, its kind. The stored sample gets a new UUID.

        - `quantity`: A sample of this kind.
        - `category`: A sample of this kind.
        - `workout`: A sample of this kind.
        - `correlation`: A sample of this kind.
        - `audiogram`: A sample of this kind.
        - `cda_document`: A sample of this kind.
        - `vision_prescription`: A sample of this kind.
        - `state_of_mind`: A sample of this kind.
        - `scored_assessment`: A sample of this kind.
        """

    async def save_heartbeat_series(self, series: Mapping[str, Any], *, timeout: float | None = None) -> bool:
        """Saves a heartbeat series, beat by beat.

        - `series`: The series, as `heartbeatSeriesQuery` returns it.
        """

    async def save_quantity_series(
        self,
        values: Sequence[Mapping[str, Any]],
        identifier: str,
        *,
        device: Mapping[str, Any] | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Saves a series of quantities as one sample.

        - `values`: The quantities: `value`, `unit`, `startTimestamp`, `endTimestamp`.
        - `identifier`: The identifier of the type.
        - `device`: The device.
        - `metadata`: The metadata.
        """

    async def save_samples(
        self,
        samples: Sequence[Mapping[str, Any]],
        *,
        timeout: float | None = None,
    ) -> SavedPayloads:
        """Saves samples: all of them or none.

        - `samples`: The samples, each a map with one member: its kind.
        """

    async def save_workout(
        self,
        workout: Mapping[str, Any],
        *,
        samples: Sequence[Mapping[str, Any]] | None = None,
        route: Sequence[Mapping[str, Any]] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Saves a workout with a workout builder: its samples, a sample for each total, and its route.

        - `workout`: The workout.
        - `samples`: The samples of the workout.
        - `route`: The locations of the route.
        """

    async def scored_assessment_query(
        self,
        identifier: str,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns answers to questionnaires.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def source_query(
        self,
        identifier: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns the sources of the samples of a type.

        - `identifier`: The identifier of the type.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        """

    async def start_watch_app(
        self,
        activity_value: float,
        location_value: float,
        swimming_value: float,
        harmonized: Mapping[str, Any],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Starts the app on the watch with a workout.

        - `activity_value`: The activity: `HKWorkoutActivityType`.
        - `location_value`: The location: `HKWorkoutSessionLocationType`.
        - `swimming_value`: The place of swimming: `HKWorkoutSwimmingLocationType`.
        - `harmonized`: The length of the pool: `value` and `unit`.
        """

    async def state_of_mind_query(
        self,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns states of mind.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def statistics_collection_query(
        self,
        preferred_units: Sequence[Mapping[str, Any]],
        anchor_timestamp: float,
        enumerate_from: float,
        enumerate_to: float,
        interval_components: Mapping[str, Any],
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        separate_by_source: bool | None = None,
        timeout: float | None = None,
    ) -> str:
        """Opens an event channel for the statistics of calendar intervals, one event for each.

        - `preferred_units`: The types and their units: `identifier`, `unit`.
        - `anchor_timestamp`: A date at which an interval begins, in milliseconds since 1970.
        - `enumerate_from`: The start of the first interval, in milliseconds since 1970.
        - `enumerate_to`: The end, in milliseconds since 1970.
        - `interval_components`: The length of an interval.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `separate_by_source`: Whether to return the figures of each source. Default: no.
        """

    async def statistics_query(
        self,
        identifier: str,
        unit: str,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        separate_by_source: bool | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns the statistics of a quantity type. Without samples it fails.

        - `identifier`: The identifier of the type.
        - `unit`: The unit.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `separate_by_source`: Whether to return the figures of each source. Default: no.
        """

    async def supports_health_records(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has Health Records."""

    async def unrelate_workout_effort(
        self,
        sample: Mapping[str, Any],
        workout_uuid: str,
        *,
        activity_uuid: str | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Ends the relation between a stored effort score and a workout.

        - `sample`: The effort score, which is found by its UUID.
        - `workout_uuid`: The UUID of the workout.
        - `activity_uuid`: The UUID of an activity. Default: the whole workout.
        """

    async def user_annotated_medication_query(self, *, limit: int | None = None, timeout: float | None = None) -> str:
        """Returns the medications that the app may read.

        - `limit`: The largest number of results.
        """

    async def verifiable_clinical_record_query(
        self,
        record_types: Sequence[str],
        *,
        source_types: Sequence[str] | None = None,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns verifiable clinical records. There are none.

        - `record_types`: The types of records.
        - `source_types`: The types of sources. Default: all.
        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        """

    async def vision_prescription_query(
        self,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns vision prescriptions.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def workout_effort_relationship_query(
        self,
        *,
        start_timestamp: float | None = None,
        end_timestamp: float | None = None,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        anchor: str | None = None,
        most_relevant: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Returns the effort scores of workouts.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `anchor`: The anchor of an earlier answer, in base64.
        - `most_relevant`: Whether to return the most relevant score only. Default: no.
        """

    async def workout_query(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns workouts.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def workout_route_query(
        self,
        start_timestamp: float,
        end_timestamp: float,
        *,
        predicate_options: Literal["strictStartDate", "strictEndDate", "notStrict"] | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns workout routes with their locations.

        - `start_timestamp`: The start, in milliseconds since 1970.
        - `end_timestamp`: The end, in milliseconds since 1970.
        - `predicate_options`: Which ends of a sample must be within the interval. Default: both.
        - `limit`: The largest number of results.
        """

    async def workout_route_query_for_workout(
        self,
        workout_uuid: str,
        *,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> str:
        """Returns the routes of a workout with their locations.

        - `workout_uuid`: The UUID of the workout.
        - `limit`: The largest number of results.
        """

class AsyncHealthKit(AsyncHelper):
    """The service of the Cordova plugin `cordova-plugin-health`."""

    async def available(self, *, timeout: float | None = None) -> bool:
        """Returns whether the device has HealthKit."""

    async def check_auth_status(self, *, type: str | None = None, timeout: float | None = None) -> str:
        """Returns the sharing status of a type: `authorized`, `denied` or `undetermined`.

        - `type`: The identifier of the type.
        """

    async def delete(self, *, timeout: float | None = None) -> None:
        """Never answers: JavaScript declares the method, and the native side does not have it."""

    async def delete_samples(
        self,
        *,
        sample_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        timeout: float | None = None,
    ) -> int:
        """Requests authorization to read, then deletes the app's own samples that start in the interval.

        - `sample_type`: The identifier of the type, or `workoutType`.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        """

    async def find_workouts(
        self,
        *,
        include_calories: bool | None = None,
        include_distance: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Requests authorization, then returns all workouts.

        - `include_calories`: Whether to add the energy in kcal, as a text. Default: false.
        - `include_distance`: Whether to add the distance in whole meters, as a text. Default: false.
        """

    async def monitor_sample_type(self, *, sample_type: str | None = None, timeout: float | None = None) -> None:
        """Starts observing a type, without end. Each update calls the success callback: see the notification
        `HealthKit/callback`.

        - `sample_type`: The identifier of the type, or `workoutType`.
        """

    async def open_health_settings(self, *, timeout: float | None = None) -> bool:
        """Opens the Health app. Nothing is emulated. Without the app, the error callback gets false."""

    async def query_correlation_type(
        self,
        *,
        correlation_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        units: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the correlations that start in the interval, with the members that fit one of the units.

        - `correlation_type`: The identifier of the type.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `units`: The texts of the units.
        """

    async def query_heart_rate_during_workout(
        self,
        *,
        workout_uuid: str | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the heart rates that start during a workout, also those of no workout; a series is one, with its
        average.

        - `workout_uuid`: The UUID of the workout; of an array of arguments the first one.
        """

    async def query_sample_type(
        self,
        *,
        sample_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        unit: str | None = None,
        limit: float | None = None,
        ascending: bool | None = None,
        filter_out_user_input: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Requests authorization, then returns the samples that start in the interval.

        - `sample_type`: The identifier of the type, or `workoutType`.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `unit`: The text of the unit.
        - `limit`: The largest number of samples. Default: 1000; 0 is no limit.
        - `ascending`: Whether the earliest end comes first. Default: false.
        - `filter_out_user_input`: Whether to leave out manual entries. Default: false.
        """

    async def query_sample_type_aggregated(
        self,
        *,
        sample_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        unit: str | None = None,
        aggregation: str | None = None,
        filter_out_user_input: bool | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Requests authorization, then returns the sum or the figures of each interval. Those without samples have
        0.

        - `sample_type`: The identifier of the type, or `workoutType`.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `unit`: The text of the unit.
        - `aggregation`: `hour`, `day`, `week`, `month` or `year`. Default and any other text: `day`.
        - `filter_out_user_input`: Whether to leave out manual entries. Default: false.
        """

    async def query_workout_routes(
        self,
        *,
        workout_uuid: str | None = None,
        timeout: float | None = None,
    ) -> list[dict[str, Any]]:
        """Returns the locations of all routes of a workout.

        - `workout_uuid`: The UUID of the workout; of an array of arguments the first one.
        """

    async def read_blood_type(self, *, timeout: float | None = None) -> str:
        """Requests authorization, then returns the blood type; `unknown` if it is not set or not readable."""

    async def read_date_of_birth(self, *, timeout: float | None = None) -> str:
        """Requests authorization, then returns midnight of the date of birth. Without one the error callback gets
        null."""

    async def read_fitzpatrick_skin_type(self, *, timeout: float | None = None) -> str:
        """Requests authorization, then returns the skin type; `unknown` if it is not set or not readable."""

    async def read_gender(self, *, timeout: float | None = None) -> str:
        """Requests authorization, then returns the biological sex; `unknown` if it is not set or not readable."""

    async def read_height(
        self,
        *,
        unit: str | None = None,
        request_write_permission: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Requests authorization, then returns the sample with the latest end.

        - `unit`: The text of the unit.
        - `request_write_permission`: Whether to request sharing too. Default: true.
        """

    async def read_weight(
        self,
        *,
        unit: str | None = None,
        request_write_permission: bool | None = None,
        timeout: float | None = None,
    ) -> dict[str, Any]:
        """Requests authorization, then returns the sample with the latest end.

        - `unit`: The text of the unit.
        - `request_write_permission`: Whether to request sharing too. Default: true.
        """

    async def request_authorization(
        self,
        *,
        read_types: Sequence[str] | None = None,
        write_types: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Requests authorization. An unknown type calls the error callback, and the request goes on without it.

        - `read_types`: The identifiers of the types to read.
        - `write_types`: The identifiers of the types to write.
        """

    async def save_correlation(
        self,
        *,
        correlation_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        samples: Sequence[Mapping[str, Any]] | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Saves a correlation.

        - `correlation_type`: The identifier of the type.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `samples`: The members, as `saveSample` takes them.
        - `metadata`: The metadata.
        """

    async def save_height(
        self,
        *,
        unit: str | None = None,
        amount: float | None = None,
        date: float | None = None,
        request_read_permission: bool | None = None,
        timeout: float | None = None,
    ) -> None:
        """Requests authorization, then saves a sample.

        - `unit`: The text of the unit.
        - `amount`: The value.
        - `date`: The time, in seconds since 1970. Default: 0.
        - `request_read_permission`: Whether to request reading too. Default: true.
        """

    async def save_sample(
        self,
        *,
        sample_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        unit: str | None = None,
        amount: float | None = None,
        value: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Saves a quantity if there is a unit, else a category without its metadata.

        - `sample_type`: The identifier of the type, or `workoutType`.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `unit`: The text of the unit.
        - `amount`: The value of a quantity. Default: 0.
        - `value`: The name of the value of sleep. Only mindful sessions do without.
        - `metadata`: The metadata.
        """

    async def save_weight(
        self,
        *,
        unit: str | None = None,
        amount: float | None = None,
        date: float | None = None,
        request_read_permission: bool | None = None,
        timeout: float | None = None,
    ) -> None:
        """Requests authorization, then saves a sample.

        - `unit`: The text of the unit.
        - `amount`: The value.
        - `date`: The time, in seconds since 1970. Default: 0.
        - `request_read_permission`: Whether to request reading too. Default: true.
        """

    async def save_workout(
        self,
        *,
        activity_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        duration: float | None = None,
        energy: float | None = None,
        energy_unit: str | None = None,
        distance: float | None = None,
        distance_unit: str | None = None,
        cycling: bool | None = None,
        quantity_type: str | None = None,
        request_read_permission: bool | None = None,
        timeout: float | None = None,
    ) -> None:
        """Requests authorization for workouts and active energy, saves a workout, then adds samples of its totals.

        - `activity_type`: The name of the activity. An unknown one is `other`.
        - `start_date`: The start, in seconds since 1970. Default: 0.
        - `end_date`: The end, in seconds since 1970.
        - `duration`: The duration in whole seconds, in the place of the end.
        - `energy`: The energy.
        - `energy_unit`: Its unit.
        - `distance`: The distance.
        - `distance_unit`: Its unit.
        - `cycling`: Whether the sample of the distance is one of cycling. Default: false.
        - `quantity_type`: The identifier of a further type to request.
        - `request_read_permission`: Whether to request reading too. Default: true.
        """

    async def sum_quantity_type(
        self,
        *,
        sample_type: str | None = None,
        start_date: float | None = None,
        end_date: float | None = None,
        unit: str | None = None,
        timeout: float | None = None,
    ) -> float | dict[str, Any]:
        """Returns the sum of a quantity, or the figures of heart rates. An error is 0.

        - `sample_type`: The identifier of the type, or `workoutType`.
        - `start_date`: The start, in whole seconds since 1970. Default: 0.
        - `end_date`: The end, in whole seconds since 1970. Default: 0.
        - `unit`: The text of the unit. Default: `count`.
        """

    def callback(self, *, timeout: float = 1.0) -> AsyncIterator[CordovaSampleType]:
        """Sent when a success callback of `monitorSampleType` is called.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncHealth(AsyncHelper):
    """The Capacitor plugin of the package `@capgo/capacitor-health`."""

    async def check_authorization(
        self,
        *,
        read: Sequence[str] | None = None,
        write: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> CapgoAuthorizationStatus:
        """Returns the status of types. Reading is authorized once it has been requested, whatever the user decided.

        - `read`: The names of the types, and `workouts`. A list with something else than texts is empty.
        - `write`: The names of the types. A list with something else than texts is empty.
        """

    async def get_plugin_version(self, *, timeout: float | None = None) -> Version:
        """Returns the version of the package."""

    async def is_available(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Returns whether the device has HealthKit."""

    async def open_health_connect_settings(self, *, timeout: float | None = None) -> None:
        """Does nothing on iOS."""

    async def query_aggregated(
        self,
        data_type: str,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        bucket: str | None = None,
        aggregation: str | Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> CapgoSamples:
        """Returns the figures of each interval that has samples.

        - `data_type`: The name of the type, such as `steps`.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `bucket`: `hour`, `day`, `week` or `month`, which is 30 days. Default and any other text: `day`.
        - `aggregation`: `sum`, `average`, `min` or `max`, or a list of them. The default is that of the type.
        """

    async def query_workouts(
        self,
        *,
        workout_type: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: int | None = None,
        ascending: bool | None = None,
        anchor: str | None = None,
        timeout: float | None = None,
    ) -> CapgoWorkouts:
        """Returns the workouts that overlap the interval. Dates that cannot be read have no effect.

        - `workout_type`: The name of an activity. An unknown name means all.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `limit`: The largest number of results. Default: 100; 0 is no limit.
        - `ascending`: Whether the earliest start comes first. Default: false.
        - `anchor`: The anchor of the result before: the new start if `ascending`, else the new end.
        """

    async def read_samples(
        self,
        data_type: str,
        *,
        start_date: str | None = None,
        end_date: str | None = None,
        limit: int | None = None,
        ascending: bool | None = None,
        timeout: float | None = None,
    ) -> CapgoSamples:
        """Returns the samples of a type that overlap the interval.

        - `data_type`: The name of the type, such as `steps`.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `limit`: The largest number of results. Default: 100; 0 is no limit.
        - `ascending`: Whether the earliest start comes first. Default: false.
        """

    async def request_authorization(
        self,
        *,
        read: Sequence[str] | None = None,
        write: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> CapgoAuthorizationStatus:
        """Requests authorization, and returns the status that `checkAuthorization` has then.

        - `read`: The names of the types, and `workouts`. A list with something else than texts is empty.
        - `write`: The names of the types. A list with something else than texts is empty.
        """

    async def save_sample(
        self,
        data_type: str,
        value: float,
        *,
        unit: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        systolic: float | None = None,
        diastolic: float | None = None,
        timeout: float | None = None,
    ) -> None:
        """Saves a sample.

        - `data_type`: The name of the type, such as `steps`.
        - `value`: The value. For `sleep` a raw value of HealthKit, where 0 means asleep.
        - `unit`: The plugin's name of a unit. Any other text is the default unit of the type.
        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `metadata`: Metadata. Only texts are saved.
        - `systolic`: The systolic pressure, for `bloodPressure`.
        - `diastolic`: The diastolic pressure, for `bloodPressure`.
        """

    async def show_privacy_policy(self, *, timeout: float | None = None) -> None:
        """Does nothing on iOS."""

class AsyncHealthPlugin(AsyncHelper):
    """The Capacitor plugin of the package `capacitor-health`."""

    async def check_health_permissions(self, permissions: Sequence[str], *, timeout: float | None = None) -> None:
        """Rejects: iOS does not implement the method.

        - `permissions`: The names of the permissions, such as `READ_STEPS`.
        """

    async def is_health_available(self, *, timeout: float | None = None) -> Available:
        """Returns whether the device has HealthKit."""

    async def open_apple_health_settings(self, *, timeout: float | None = None) -> None:
        """Opens the settings of the app. Nothing is emulated."""

    async def query_aggregated(
        self,
        start_date: str,
        end_date: str,
        data_type: str,
        bucket: str,
        *,
        timeout: float | None = None,
    ) -> CapacitorAggregatedData:
        """Returns the sum of each interval that has samples, or the mindful time of each day.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `data_type`: `steps`, `active-calories` or `mindfulness`.
        - `bucket`: `hour`, `day` or `week`. For `mindfulness` any text, which means days.
        """

    async def query_records(
        self,
        start_date: str,
        end_date: str,
        data_type: str,
        *,
        timeout: float | None = None,
    ) -> CapacitorRecords:
        """Returns the samples of a type that start in the interval, the earliest start first.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `data_type`: `steps`, `weight`, `height`, `body-fat` or `lean-body-mass`.
        """

    async def query_workouts(
        self,
        start_date: str,
        end_date: str,
        include_heart_rate: bool,
        include_route: bool,
        include_steps: bool,
        *,
        timeout: float | None = None,
    ) -> CapacitorWorkouts:
        """Returns the workouts that start in the interval. Errors of their parts are in `errors`.

        - `start_date`: The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second.
        - `end_date`: The end, in the same form.
        - `include_heart_rate`: Whether to query heart rates.
        - `include_route`: Whether to query routes.
        - `include_steps`: Whether to query the sum of steps.
        """

    async def request_health_permissions(
        self,
        permissions: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> Permissions:
        """Requests authorization. Permissions that iOS does not know are left out. Success is true for each of the
        names.

        - `permissions`: The names of the permissions, such as `READ_STEPS`.
        """

class AsyncChannels:
    """The channels of a bridge."""

    @property
    def healthkit_permissions(self) -> AsyncHealthkitPermissions:
        """The method channel of the Flutter plugin."""

    @property
    def store(self) -> AsyncStore:
        """HealthKit's own operations."""

    @property
    def control(self) -> AsyncControl:
        """The environment of the app: the user, Settings, the clock, other sources."""

    @property
    def flutter_health(self) -> AsyncFlutterHealth:
        """The method channel of the Flutter package `health`."""

    @property
    def apple_healthkit(self) -> AsyncAppleHealthKit:
        """The native module of the React Native package `react-native-health`."""

    @property
    def health_kit_reporter(self) -> AsyncHealthKitReporterMethodChannel:
        """The method channel of the Flutter package `health_kit_reporter`."""

    @property
    def health_kit(self) -> AsyncHealthKit:
        """The service of the Cordova plugin `cordova-plugin-health`."""

    @property
    def health(self) -> AsyncHealth:
        """The Capacitor plugin of the package `@capgo/capacitor-health`."""

    @property
    def health_plugin(self) -> AsyncHealthPlugin:
        """The Capacitor plugin of the package `capacitor-health`."""
