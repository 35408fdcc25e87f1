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
    AuditLog,
    Builder,
    CalendarDay,
    CallProgress,
    Catalog,
    Changes,
    CollectedWorkoutData,
    CollectedWorkoutEvent,
    Completion,
    ConsentRecord,
    Correlations,
    DateInterval,
    DateOfBirth,
    DeletedCount,
    Device,
    EffortRelationships,
    ErrorObject,
    FinishedWorkout,
    GenerateReport,
    Heartbeats,
    ImportReport,
    IntervalComponents,
    Journal,
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
    PlatformError,
    Predicate,
    Quantity,
    Query,
    Rate,
    Sample,
    Samples,
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
    Voltages,
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
        """Whether every one of the types may be shared; true for none at all.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def can_write_any_type(self, identifiers: Sequence[str], *, timeout: float | None = None) -> bool:
        """Whether at least one of the types may be shared.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def can_write_type(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Whether a type may be shared; false for one that the system does not know.

        - `identifier`: A raw HealthKit identifier.
        """

    async def check_write_authorization(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> dict[str, Literal[0, 1, 2]]:
        """The sharing status of each identifier that the system knows.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def get_authorization_status(self, identifier: str, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.

        - `identifier`: A raw HealthKit identifier.
        """

    async def get_authorized_write_types(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> list[str]:
        """Those of the types that may be shared.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def get_consents(self, *, timeout: float | None = None) -> list[ConsentRecord]:
        """What the app has noted of its user's consent, withdrawals included, in order."""

    async def get_request_status(
        self,
        read_identifiers: Sequence[str],
        write_identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> Literal[0, 1, 2]:
        """Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.

        - `read_identifiers`: Raw identifiers to read.
        - `write_identifiers`: Raw identifiers to share.
        """

    async def get_supported_types(self, *, timeout: float | None = None) -> dict[str, list[str]]:
        """The identifiers of all types that exist on the emulated system, by kind."""

    async def has_valid_consent(
        self,
        identifier: str,
        *,
        version: str | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Whether the latest record about a type is a consent that has not expired. Says nothing about permission.

        - `identifier`: A raw HealthKit identifier.
        - `version`: The version that it must be to; by default any.
        """

    async def is_available(self, *, timeout: float | None = None) -> bool:
        """Whether the device has HealthKit. Says nothing about permission."""

    async def read_characteristic(self, identifier: str, *, timeout: float | None = None) -> int | DateOfBirth:
        """Reads a characteristic of the user: a date as {year, month, day}, the others as raw values.

        - `identifier`: A raw HealthKit identifier.
        """

    async def record_consent(
        self,
        identifiers: Sequence[str],
        version: str,
        *,
        expiration_date: datetime | None = None,
        timeout: float | None = None,
    ) -> ConsentRecord:
        """Notes that the user consents to the use of types. The app's own record: it grants nothing.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        - `version`: The version of the terms that the user consents to.
        - `expiration_date`: When the consent ends; by default never.
        """

    async def request_activity_summary_permissions(self, *, timeout: float | None = None) -> bool:
        """Asks the user to let the app read activity rings."""

    async def request_blood_pressure_permissions(
        self,
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for the two components of blood pressure, never for the correlation.

        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_category_permissions(
        self,
        identifiers: Sequence[str],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for category types.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_characteristic_permissions(
        self,
        identifiers: Sequence[str],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user to let the app read characteristics; they can never be shared.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def request_clinical_permissions(self, identifiers: Sequence[str], *, timeout: float | None = None) -> bool:
        """Asks the user to let the app read clinical records; they can never be shared.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        """

    async def request_document_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Asks the user for CDA documents.

        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_food_permissions(
        self,
        read: bool,
        write: bool,
        *,
        identifiers: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for dietary quantity types.

        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        - `identifiers`: Raw identifiers of dietary types; by default energy, protein, carbohydrates and fat.
        """

    async def request_permission_group(
        self,
        group: Literal["fitness", "vitals", "body", "profile"],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for the types of one group. What cannot be shared is left out of the write side.

        - `group`: The group.
        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_permission_with_tracking(
        self,
        identifier: str,
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for a type unless the app's history says that it has done so.

        - `identifier`: A raw HealthKit identifier.
        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
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
        """Asks the user for several kinds of types at once, and tells which of them the system lacks.

        - `quantity_types`: Raw identifiers.
        - `category_types`: Raw identifiers.
        - `characteristic_types`: Raw identifiers; they are only ever read.
        - `include_workouts`: Whether to add workouts.
        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_quantity_permissions(
        self,
        identifiers: Sequence[str],
        read: bool,
        write: bool,
        *,
        timeout: float | None = None,
    ) -> bool:
        """Asks the user for quantity types.

        - `identifiers`: Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out.
        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_workout_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Asks the user for workouts.

        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def request_workout_route_permissions(self, read: bool, write: bool, *, timeout: float | None = None) -> bool:
        """Asks the user for workout routes, and for the workouts that they belong to.

        - `read`: Whether to ask for reading.
        - `write`: Whether to ask for sharing.
        """

    async def reset_request_history(self, *, timeout: float | None = None) -> None:
        """Forgets which types the app has asked for."""

    async def should_request_permission(self, identifier: str, *, timeout: float | None = None) -> bool:
        """Whether the app has yet to ask for a type, by its own history.

        - `identifier`: A raw HealthKit identifier.
        """

    async def withdraw_consent(
        self,
        *,
        identifiers: Sequence[str] | None = None,
        timeout: float | None = None,
    ) -> list[str]:
        """Notes that the user does not consent any more; answers to which types, if there were any.

        - `identifiers`: Raw HealthKit identifiers; by default all.
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
        """Adds a heartbeat; any error ends the builder.

        - `builder`: The builder.
        - `time_interval_since_start`: The seconds since the start of the series.
        - `preceded_by_gap`: Whether heartbeats are missing before this one.
        """

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the sample that is being built.

        - `builder`: The builder.
        - `metadata`: The metadata; later values of a key win.
        """

    async def create(
        self,
        start_date: datetime,
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> Builder:
        """Makes a builder of a series of heartbeats; answers its handle.

        - `start_date`: When the sample begins.
        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Forgets what was collected; nothing happens after the end.

        - `builder`: The builder.
        """

    async def finish_series(self, builder: int, *, timeout: float | None = None) -> Sample:
        """Saves the series; answers its sample.

        - `builder`: The builder.
        """

    async def maximum_count(self, *, timeout: float | None = None) -> int:
        """How many heartbeats a series can have."""

class AsyncStoreLiveWorkoutBuilder(AsyncHelper):
    """`store/liveWorkoutBuilder.…`"""

    async def disable_collection(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Collects a type no more.

        - `builder`: The live builder.
        - `type`: A quantity type.
        """

    async def enable_collection(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Collects a type as well, as far as the device measures it.

        - `builder`: The live builder.
        - `type`: A quantity type.
        """

    async def set_data_source(
        self,
        builder: int,
        *,
        configuration: WorkoutConfiguration | None = None,
        timeout: float | None = None,
    ) -> TypesToCollect:
        """Says what a live builder collects: what belongs to an activity, or nothing yet.

        - `builder`: The live builder.
        - `configuration`: `workoutConfiguration`; without it nothing is collected that is not enabled.
        """

    async def types_to_collect(self, builder: int, *, timeout: float | None = None) -> TypesToCollect:
        """What a live builder collects, sorted; nothing without a data source.

        - `builder`: The live builder.
        """

    def did_collect_data(self, *, timeout: float = 1.0) -> AsyncIterator[CollectedWorkoutData]:
        """Samples of these types were collected.

        - Ends after `timeout` seconds without a notification.
        """

    def did_collect_event(self, *, timeout: float = 1.0) -> AsyncIterator[CollectedWorkoutEvent]:
        """A builder that collects has got an event of its session.

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
        """Makes a builder of a sample of many quantities; answers its handle.

        - `type`: The type of the samples.
        - `start_date`: When the sample begins.
        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Forgets what was collected; nothing happens after the end.

        - `builder`: The builder.
        """

    async def finish_series(
        self,
        builder: int,
        *,
        metadata: Metadata | None = None,
        end_date: datetime | None = None,
        timeout: float | None = None,
    ) -> Samples:
        """Saves what was inserted; answers the samples, here always one.

        - `builder`: The builder.
        - `metadata`: The metadata of what is made.
        - `end_date`: When the sample ends; by default when its last quantity does.
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
        """Adds a quantity at a date or over an interval, instead of one that begins at the same moment.

        - `builder`: The builder.
        - `quantity`: The quantity.
        - `date`: When; or give `startDate` and `endDate`.
        - `start_date`: When it begins.
        - `end_date`: When it ends.
        """

class AsyncStoreWorkoutBuilder(AsyncHelper):
    """`store/workoutBuilder.…`"""

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the workout.

        - `builder`: The handle of the builder.
        - `metadata`: The entries; later ones of a key win.
        """

    async def add_samples(self, builder: int, samples: Sequence[Sample], *, timeout: float | None = None) -> UUIDs:
        """Saves samples at once, as `store/save` does, and makes them part of the workout.

        - `builder`: The handle of the builder.
        - `samples`: The samples, none of which begins before the workout.
        """

    async def add_workout_activity(
        self,
        builder: int,
        workout_activity: NewWorkoutActivity,
        *,
        timeout: float | None = None,
    ) -> UUIDResult:
        """Adds a part of the workout, which overlaps no other.

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
        """Adds events, which are within the workout.

        - `builder`: The handle of the builder.
        - `workout_events`: The events.
        """

    async def begin_collection(self, builder: int, start_date: datetime, *, timeout: float | None = None) -> None:
        """Begins the workout: from now on it can be added to.

        - `builder`: The handle of the builder.
        - `start_date`: When the workout begins.
        """

    async def create(
        self,
        configuration: WorkoutConfiguration,
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> WorkoutBuilder:
        """Makes a builder, which lives as long as the process of the app.

        - `configuration`: What is done, and where.
        - `device`: The device of the workout.
        """

    async def discard_workout(self, builder: int, *, timeout: float | None = None) -> None:
        """Ends the builder without a workout; samples that were added stay in the store.

        - `builder`: The handle of the builder.
        """

    async def elapsed_time(self, builder: int, *, date: datetime | None = None, timeout: float | None = None) -> float:
        """The seconds since the beginning of the workout, without pauses.

        - `builder`: The handle of the builder.
        - `date`: At what time; by default now.
        """

    async def end_collection(self, builder: int, end_date: datetime, *, timeout: float | None = None) -> None:
        """Ends the workout, which can then be finished.

        - `builder`: The handle of the builder.
        - `end_date`: When the workout ends.
        """

    async def finish_workout(self, builder: int, *, timeout: float | None = None) -> FinishedWorkout:
        """Saves the workout; answers it, or null where it cannot be read as the device is locked.

        - `builder`: The handle of the builder.
        """

    async def series_builder(
        self,
        builder: int,
        type: TypeIdentifier,
        *,
        timeout: float | None = None,
    ) -> OptionalBuilder:
        """The builder of the workout's route, which is finished with the workout; null for other types.

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
        """The statistics of what was added so far, by type.

        - `builder`: The handle of the builder.
        - `type`: The only type to look at.
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
        """Ends a part of the workout, or adds metadata to it.

        - `builder`: The handle of the builder.
        - `uuid`: The identifier of the activity.
        - `end_date`: When the activity ends.
        - `metadata`: Metadata to add, instead of `endDate`.
        """

class AsyncStoreWorkoutRouteBuilder(AsyncHelper):
    """`store/workoutRouteBuilder.…`"""

    async def add_metadata(self, builder: int, metadata: Metadata, *, timeout: float | None = None) -> None:
        """Adds metadata to the sample that is being built.

        - `builder`: The builder.
        - `metadata`: The metadata; later values of a key win.
        """

    async def create(self, *, device: Device | None = None, timeout: float | None = None) -> Builder:
        """Makes a builder of the route of a workout; answers its handle.

        - `device`: The device that provides the data.
        """

    async def discard(self, builder: int, *, timeout: float | None = None) -> None:
        """Forgets what was collected; nothing happens after the end.

        - `builder`: The builder.
        """

    async def finish_route(
        self,
        builder: int,
        workout: str,
        *,
        metadata: Metadata | None = None,
        timeout: float | None = None,
    ) -> Sample:
        """Saves the route and associates it with a saved workout; answers its sample.

        - `builder`: The builder.
        - `workout`: The identifier of the workout.
        - `metadata`: The metadata of what is made.
        """

    async def insert_route_data(
        self,
        builder: int,
        locations: Sequence[Location],
        *,
        timeout: float | None = None,
    ) -> None:
        """Adds locations, in any order; any error ends the builder.

        - `builder`: The builder.
        - `locations`: The locations.
        """

class AsyncStoreWorkoutSession(AsyncHelper):
    """`store/workoutSession.…`"""

    async def associated_workout_builder(self, session: int, *, timeout: float | None = None) -> Builder:
        """The live builder of a session, the same each time.

        - `session`: The session.
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
        """Begins a part of the workout; the part before, if any, ends.

        - `session`: The session.
        - `configuration`: `workoutConfiguration`
        - `date`: When the activity begins.
        - `metadata`: That of the activity.
        """

    async def create(
        self,
        configuration: WorkoutConfiguration,
        *,
        timeout: float | None = None,
    ) -> WorkoutSessionReference:
        """Makes a session, on a watch, and on an iPhone or iPad from iOS 26.

        - `configuration`: `workoutConfiguration`
        """

    async def end(self, session: int, *, timeout: float | None = None) -> None:
        """Ends a session.

        - `session`: The session.
        """

    async def end_current_activity(self, session: int, date: datetime, *, timeout: float | None = None) -> None:
        """Ends the part of the workout that was begun last; the session goes on.

        - `session`: The session.
        - `date`: When the activity ends.
        """

    async def pause(self, session: int, *, timeout: float | None = None) -> None:
        """Pauses a session: nothing is measured, and the workout gets a pause event.

        - `session`: The session.
        """

    async def prepare(self, session: int, *, timeout: float | None = None) -> None:
        """Gets the device ready for a workout, as during a countdown.

        - `session`: The session.
        """

    async def resume(self, session: int, *, timeout: float | None = None) -> None:
        """Goes on with a session that is paused.

        - `session`: The session.
        """

    async def send_to_remote_workout_session(self, session: int, data: str, *, timeout: float | None = None) -> None:
        """Sends something to the app on the other device, at most 100 KB in ten seconds.

        - `session`: The session.
        - `data`: What is sent, in Base64.
        """

    async def start_activity(self, session: int, *, date: datetime | None = None, timeout: float | None = None) -> None:
        """Starts a session; the one that was under way ends with code 8.

        - `session`: The session.
        - `date`: When; by default now.
        """

    async def start_mirroring_to_companion_device(self, session: int, *, timeout: float | None = None) -> None:
        """Has the app on the phone see the session of a watch.

        - `session`: The session.
        """

    async def state(self, session: int, *, timeout: float | None = None) -> WorkoutSession:
        """What a session is, and where it stands.

        - `session`: The session.
        """

    async def stop_activity(self, session: int, *, date: datetime | None = None, timeout: float | None = None) -> None:
        """Stops a session for good: nothing more is measured; now is the time to finish the workout.

        - `session`: The session.
        - `date`: When; by default now.
        """

    async def stop_mirroring_to_companion_device(self, session: int, *, timeout: float | None = None) -> None:
        """Parts the session of a watch from the phone.

        - `session`: The session.
        """

    def did_begin_activity(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionActivity]:
        """An activity of a session has begun.

        - Ends after `timeout` seconds without a notification.
        """

    def did_change(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionChange]:
        """A session has gone from one state to another.

        - Ends after `timeout` seconds without a notification.
        """

    def did_disconnect_from_remote_device(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionReference]:
        """The mirroring of a session has ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_end_activity(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionActivity]:
        """An activity of a session has ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_fail(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionFailure]:
        """A transition was refused, or an error ends the session: then before that transition.

        - Ends after `timeout` seconds without a notification.
        """

    def did_generate_event(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionEvent]:
        """A pause of a session has begun or ended.

        - Ends after `timeout` seconds without a notification.
        """

    def did_receive_data(self, *, timeout: float = 1.0) -> AsyncIterator[WorkoutSessionData]:
        """The app on the other device has sent something.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncStore(AsyncHelper):
    """HealthKit's own operations."""

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
        """How the user's move ring counts; 1 where it is not set or reading was denied."""

    async def activity_summary_query(
        self,
        *,
        predicate: Any | None = None,
        timeout: float | None = None,
    ) -> ActivitySummaries:
        """The rings of each day, computed from the samples of all sources.

        - `predicate`: Which days: `{activitySummary}`, `{activitySummariesBetween: {start, end}}`, combined by `and`,
          `or` and `not`.
        """

    async def add_samples(self, samples: Sequence[Sample], workout: str, *, timeout: float | None = None) -> UUIDs:
        """Associates samples with a saved workout, whose totals stay as they are; saves those that are not saved.

        - `samples`: The samples.
        - `workout`: The identifier of the workout.
        """

    async def anchored_object_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        anchor: str | None = None,
        limit: int | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> Changes:
        """What was saved and deleted of a type since an anchor, and the anchor to go on from.

        - `type`: The type of the samples.
        - `predicate`: Which samples; by default all.
        - `anchor`: Where an earlier query ended; by default the beginning.
        - `limit`: How many at most; 0 for no limit.
        - `updates`: Whether to go on and send a notification at each change.
        """

    async def authorization_status(self, type: TypeIdentifier, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading.

        - `type`: The type that is asked about.
        """

    async def biological_sex(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3]:
        """The user's sex; 0 where it is not set or reading was denied."""

    async def blood_type(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3, 4, 5, 6, 7, 8]:
        """The user's blood type; 0 where it is not set or reading was denied."""

    async def complete_observer(self, delivery: int, *, timeout: float | None = None) -> None:
        """Calls the completion handler that an observer query was given with a delivery.

        - `delivery`: The number of the delivery, from its notification.
        """

    async def correlation_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        sample_predicates: Mapping[str, Predicate] | None = None,
        timeout: float | None = None,
    ) -> Correlations:
        """The correlations of a type with a member that matches for each type in samplePredicates.

        - `type`: The correlation type.
        - `predicate`: Which samples; by default all.
        - `sample_predicates`: Predicates for members, by the identifiers of their types.
        """

    async def date_of_birth_components(self, *, timeout: float | None = None) -> DateOfBirth | None:
        """The user's date of birth; null where it is not set or reading was denied."""

    async def delete(
        self,
        *,
        uuids: Sequence[str] | None = None,
        objects: Sequence[Sample] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Deletes objects that this app has saved: all of them, or, if one cannot be deleted, none.

        - `uuids`: The identifiers of the objects.
        - `objects`: The objects as they were saved, instead of `uuids`.
        """

    async def delete_objects(
        self,
        type: TypeIdentifier,
        predicate: Predicate,
        *,
        timeout: float | None = None,
    ) -> DeletedCount:
        """Deletes what this app has saved of a type and a predicate selects; none is no failure.

        - `type`: The type of the samples.
        - `predicate`: Which objects.
        """

    async def disable_all_background_delivery(self, *, timeout: float | None = None) -> bool:
        """Ends the background delivery of all types."""

    async def disable_background_delivery(self, type: TypeIdentifier, *, timeout: float | None = None) -> bool:
        """Ends the background delivery of a type, also where there is none.

        - `type`: The type that is asked about.
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
        """Documents with what is in them. Asks the user about those that are new.

        - `type`: The type of the documents.
        - `include_document_data`: Whether the XML comes as well; without it, only what the header says.
        - `predicate`: Which samples; by default all.
        - `limit`: How many at most; 0 for no limit.
        - `sort_descriptors`: The order; without any, that in which samples were saved.
        """

    async def earliest_permitted_sample_date(self, *, timeout: float | None = None) -> datetime:
        """The date before which nothing can be saved or read; on a phone the distant past."""

    async def electrocardiogram_query(
        self,
        electrocardiogram: str,
        *,
        unit: Unit | None = None,
        timeout: float | None = None,
    ) -> Voltages:
        """The voltages of an electrocardiogram.

        - `electrocardiogram`: The identifier of the electrocardiogram.
        - `unit`: The unit of the voltages.
        """

    async def enable_background_delivery(
        self,
        type: TypeIdentifier,
        frequency: Literal[1, 2, 3, 4] | Literal["immediate", "hourly", "daily", "weekly"],
        *,
        timeout: float | None = None,
    ) -> bool:
        """Wakes the app when samples of a type change, at most once in a period.

        - `type`: The type that is asked about.
        - `frequency`: The period: `HKUpdateFrequency`.
        """

    async def fitzpatrick_skin_type(self, *, timeout: float | None = None) -> Literal[0, 1, 2, 3, 4, 5, 6]:
        """The user's skin type; 0 where it is not set or reading was denied."""

    async def get_request_status_for_authorization(
        self,
        *,
        to_share: Sequence[TypeIdentifier] | None = None,
        read: Sequence[TypeIdentifier] | None = None,
        timeout: float | None = None,
    ) -> Literal[0, 1, 2]:
        """Whether a request for these types would show the sheet: 1 it would, 2 everything is decided.

        - `to_share`: `typesToShare`
        - `read`: `typesToRead`
        """

    async def heartbeat_series_query(self, series: str, *, timeout: float | None = None) -> Heartbeats:
        """The heartbeats of a series.

        - `series`: The identifier of the series.
        """

    async def is_health_data_available(self, *, timeout: float | None = None) -> bool:
        """Whether the device has HealthKit. Says nothing about permission."""

    async def observer_query(
        self,
        *,
        type: TypeIdentifier | None = None,
        types: Sequence[TypeIdentifier] | None = None,
        predicate: Predicate | None = None,
        timeout: float | None = None,
    ) -> Query:
        """Watches types: a notification now and at each change, until the query is stopped.

        - `type`: The type of the samples; or give `types`.
        - `types`: The types of the samples, instead of `type`.
        - `predicate`: Which samples; by default all.
        """

    async def preferred_units(self, types: Sequence[TypeIdentifier], *, timeout: float | None = None) -> dict[str, str]:
        """The unit in which the user wants to see each quantity type.

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
        """Each quantity in the quantity samples that a predicate selects: several for a series.

        - `type`: The type of the samples.
        - `predicate`: Which samples; by default all.
        - `unit`: The unit of the quantities in the result; by default that with which each was saved.
        - `include_sample`: Whether to name the sample of each quantity.
        - `order_by_quantity_sample_start_date`: Whether to order the quantities of all samples by their own dates.
        """

    async def recover_active_workout_session(self, *, timeout: float | None = None) -> OptionalSession:
        """The session that is under way, after the app was started anew; null if there is none."""

    async def relate_workout_effort_sample(
        self,
        sample: Sample,
        workout: str,
        *,
        activity: str | None = None,
        timeout: float | None = None,
    ) -> UUIDResult:
        """Saves an effort score and relates it to a workout, or to an activity of one.

        - `sample`: The effort score; one that the app has saved is only related.
        - `workout`: The identifier of the workout.
        - `activity`: The identifier of an activity of the workout; by default the workout as a whole.
        """

    async def request_authorization(
        self,
        *,
        to_share: Sequence[TypeIdentifier] | None = None,
        read: Sequence[TypeIdentifier] | None = None,
        timeout: float | None = None,
    ) -> Completion:
        """Asks the user about every type and direction that is not decided yet.

        - `to_share`: `typesToShare`
        - `read`: `typesToRead`
        """

    async def request_per_object_read_authorization(
        self,
        type: TypeIdentifier,
        *,
        predicate: Any | None = None,
        timeout: float | None = None,
    ) -> Completion:
        """Shows the objects of a type and asks the user which of them the app may read.

        - `type`: The type that is asked about.
        - `predicate`: Which objects are listed; by default all.
        """

    async def sample_query(
        self,
        *,
        type: TypeIdentifier | None = None,
        types: Sequence[TypeIdentifier] | None = None,
        predicate: Predicate | None = None,
        limit: int | None = None,
        sort_descriptors: Sequence[SortDescriptor] | None = None,
        unit: Unit | None = None,
        timeout: float | None = None,
    ) -> Samples:
        """The samples of one type or several that a predicate selects.

        - `type`: The type of the samples; or give `types`.
        - `types`: The types of the samples, instead of `type`.
        - `predicate`: Which samples; by default all.
        - `limit`: How many at most; 0 for no limit.
        - `sort_descriptors`: The order; without any, that in which samples were saved.
        - `unit`: The unit of the quantities in the result; by default that with which each was saved.
        """

    async def save(self, objects: Sequence[Sample], *, timeout: float | None = None) -> UUIDs:
        """Saves samples: all of them, or, if one cannot be saved, none.

        - `objects`: The samples.
        """

    async def source_query(
        self,
        type: TypeIdentifier,
        *,
        predicate: Predicate | None = None,
        timeout: float | None = None,
    ) -> Sources:
        """The sources of the samples that a predicate selects.

        - `type`: The type of the samples.
        - `predicate`: Which samples; by default all.
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
        """Figures for each interval of the calendar, of the quantity samples that a predicate selects.

        - `type`: The type of the samples.
        - `options`: Which figures.
        - `anchor_date`: Where an interval begins.
        - `interval_components`: The length of an interval.
        - `predicate`: Which samples; by default all.
        - `from_`: With `to`: lists each interval that touches the range, also those without samples.
        - `to`: The end of that range.
        - `unit`: The unit of the quantities in the result; by default that with which each was saved.
        - `updates`: Whether to go on and send a notification at each change.
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
        """Figures of the quantity samples that a predicate selects, sources merged.

        - `type`: The type of the samples.
        - `options`: Which figures.
        - `predicate`: Which samples; by default all.
        - `unit`: The unit of the quantities in the result; by default that with which each was saved.
        """

    async def stop(self, query: int, *, timeout: float | None = None) -> None:
        """Stops a query that runs; it sends nothing after this.

        - `query`: The number of the query.
        """

    async def supports_health_records(self, *, timeout: float | None = None) -> bool:
        """Whether the device can hold clinical records."""

    async def unrelate_workout_effort_sample(
        self,
        sample: str,
        workout: str,
        *,
        activity: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """Ends the relationship of an effort score with a workout; the score stays in the store.

        - `sample`: The identifier of the effort score.
        - `workout`: The identifier of the workout.
        - `activity`: The identifier of an activity of the workout; by default the workout as a whole.
        """

    async def user_annotated_medication_query(
        self,
        *,
        predicate: Any | None = None,
        limit: int | None = None,
        timeout: float | None = None,
    ) -> UserAnnotatedMedications:
        """The medications on the user's list that the app may read.

        - `predicate`: Which medications: `{isArchived}`, `{hasSchedule}`, combined by `and`, `or` and `not`.
        - `limit`: How many at most; 0 for no limit.
        """

    async def wheelchair_use(self, *, timeout: float | None = None) -> Literal[0, 1, 2]:
        """Whether the user uses a wheelchair; 0 where it is not set or reading was denied."""

    async def workout_effort_relationship_query(
        self,
        *,
        predicate: Predicate | None = None,
        anchor: str | None = None,
        options: Sequence[Literal["mostRelevant"]] | None = None,
        updates: bool | None = None,
        timeout: float | None = None,
    ) -> EffortRelationships:
        """The effort scores of workouts, or what has changed of them since an anchor.

        - `predicate`: Which samples; by default all.
        - `anchor`: Where an earlier query ended; by default the beginning.
        - `options`: `mostRelevant` for one score each.
        - `updates`: Whether to go on and send a notification at each change.
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
        """The locations of a workout route in the order of time: all of them, or a part.

        - `route`: The identifier of the route.
        - `date_interval`: When the locations were taken, both ends included; by default ever.
        - `offset`: How many locations are passed over.
        - `limit`: How many locations at most; 0 for no limit.
        """

    def anchored_object_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[Changes]:
        """What was added and deleted since the query's last result.

        - Ends after `timeout` seconds without a notification.
        """

    def observer_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[ObserverUpdate]:
        """An observer's handler is called: once after the start, then after changes.

        - Ends after `timeout` seconds without a notification.
        """

    def statistics_collection_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[StatisticsCollection]:
        """The whole collection, after a change.

        - Ends after `timeout` seconds without a notification.
        """

    def workout_effort_relationship_query_update(self, *, timeout: float = 1.0) -> AsyncIterator[EffortRelationships]:
        """The workouts whose effort has changed since the query's last result.

        - Ends after `timeout` seconds without a notification.
        """

    def workout_session_mirroring_start(self, *, timeout: float = 1.0) -> AsyncIterator[MirroredWorkoutSession]:
        """A session that runs on the user's watch arrives at the phone.

        - Ends after `timeout` seconds without a notification.
        """

class AsyncControl(AsyncHelper):
    """The world around the app: the user, Settings, the clock, other sources."""

    async def add_samples(
        self,
        source: AddedSource,
        objects: Sequence[Sample],
        *,
        device: Device | None = None,
        timeout: float | None = None,
    ) -> UUIDs:
        """Another source saves samples; a sample may also be a series, as the system makes them.

        - `source`: Who saves.
        - `objects`: The samples.
        - `device`: The device of samples that name none.
        """

    async def advance_clock(self, seconds: float, *, timeout: float | None = None) -> None:
        """Lets time pass, at once.

        - `seconds`: How much.
        """

    async def audit_log(
        self,
        *,
        since: datetime | None = None,
        type: TypeIdentifier | None = None,
        action: Literal["read", "write", "delete", "authorize", "consent"] | None = None,
        timeout: float | None = None,
    ) -> AuditLog:
        """The entries of the audit log, of every host that writes to it; none if no log is kept.

        - `since`: Only entries from this time on.
        - `type`: Only entries about this type.
        - `action`: Only entries of this action.
        """

    async def catalog(self, *, kind: TypeKind | None = None, timeout: float | None = None) -> Catalog:
        """All types of HealthKit, whatever the emulated version.

        - `kind`: Only types of this kind.
        """

    async def clear_journal(self, *, timeout: float | None = None) -> None:
        """Forgets the calls so far. The numbering goes on."""

    async def connect_remote_workout_session(self, session: int, *, timeout: float | None = None) -> None:
        """The app on the phone takes the session that is mirrored to it, and sets its delegate.

        - `session`: The session.
        """

    async def end_workout_session(
        self,
        session: int,
        health_kit_error: int | str,
        *,
        timeout: float | None = None,
    ) -> None:
        """The system ends a session with an error, as when the user starts a workout in another app.

        - `session`: The session.
        - `health_kit_error`: The code, or its Swift name: 8 for another workout, 9 for the user's wish.
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
        """Makes the next calls of a method fail, or take long. Give exactly one kind of failure.

        - `method`: A method that an app calls.
        - `times`: How many calls.
        - `health_kit_error`: HealthKit fails with this code, or the Swift name of one; a plugin's method answers as its
          native side would.
        - `platform_error`: The plugin answers this FlutterError.
        - `exception`: HealthKit raises this exception.
        - `fault`: The host answers this error object.
        - `delay_seconds`: The call takes this long on the emulated clock; nobody waits for it.
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
        """Puts the samples of a person into the store that a seed decides: days, nights, workouts, as phone and
        watch would have recorded them. All of them, or none if it fails or is cancelled.

        - `seed`: Which person; 1 if left out.
        - `days`: How many days; 365 if left out.
        - `until`: The last of them; yesterday by the clock if left out.
        - `time_zone`: Where the person lives; the device's if left out.
        - `date_of_birth`: The date of birth.
        - `sex`: The person's sex.
        - `height`: In centimeters.
        - `weight`: In kilograms, on the first day on a scale.
        - `fitness`: How fit the person is.
        - `chronotype`: When the person would sleep if nothing woke them.
        - `devices`: What records the person; with watch, the phone stays at home.
        - `workouts`: How many a week, on average; by fitness if left out.
        - `menstrual_cycle`: Whether a woman logs her cycle.
        - `blood_pressure`: Whether there is a cuff.
        - `travel`: Trips to other time zones; two a year if left out.
        - `gaps`: How often devices are not worn, or left at home.
        - `noise`: How much noise measurements have, 0 to 2; 1 if left out.
        - `types`: Only these types; the samples stay the same.
        - `progress`: Whether to send control/progress at each tenth.
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
        """Reads an export of the Health app into the store: its zip, its folder, or the XML alone. All of it, or
        nothing if it fails or is cancelled.

        - `path`: Where the export is.
        - `types`: Only these types; a correlation with its members.
        - `since`: Only samples that end then or later.
        - `dry_run`: Reads everything and changes nothing.
        - `progress`: Whether to send control/progress at each tenth.
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
        """The calls of the app so far, the latest 10,000 at least: names, outcomes and types, never values.

        - `method`: Only calls of this method.
        - `since`: Only entries after the one with this index, or from this time on.
        - `type`: Only calls about this type.
        - `outcome`: Only calls that ended so.
        - `limit`: Only the latest so many of them.
        """

    async def list_snapshots(self, *, timeout: float | None = None) -> Snapshots:
        """The names of the snapshots, sorted."""

    async def lock_device(self, *, timeout: float | None = None) -> None:
        """Locks the phone with its passcode, for all apps: reads fail with code 6 at once, saves succeed and show
        later."""

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
        no_control: bool | None = None,
        log_level: Literal["debug", "info", "warning", "error"] | None = None,
        max_frame: int | None = None,
        store: FilePath | None = None,
        key_file: FilePath | None = None,
        prelude: FilePath | None = None,
        audit_log: FilePath | None = None,
        timeout: float | None = None,
    ) -> None:
        """Everything back to the start of the process, then any option of serve by its long name in camel case; the
        prelude is carried out again. Requests that wait for the user are cancelled.

        - `profile`: The device class.
        - `os_version`: The system's version.
        - `bundle_id`: The app's bundle identifier.
        - `app_name`: The app's name.
        - `app_version`: The app's version.
        - `consent`: A policy, a rule, a list of rules used in turn, or the path of a script.
        - `clock`: `system`, or an RFC 3339 instant.
        - `clock_step`: By how much each reading moves a fixed clock.
        - `time_zone`: An IANA name.
        - `seed`: Makes every random choice reproducible.
        - `exceptions`: What an uncatchable native exception does.
        - `mode`: How identifiers are read.
        - `no_control`: Whether control is out of reach from now on.
        - `log_level`: What is worth a line on stderr.
        - `max_frame`: The longest message accepted, in bytes.
        - `store`: The path of another store file.
        - `key_file`: The path of the file with the key of the store. A store that is named without one is a plain one.
        - `prelude`: The path of another prelude.
        - `audit_log`: The path of an audit log.
        """

    async def respond_to_permission_sheet(
        self,
        policy: Literal["allow", "deny", "ask", "cancel", "kill"],
        *,
        sheet: int | None = None,
        share: Mapping[str, bool] | None = None,
        read: Mapping[str, bool] | None = None,
        objects: Mapping[str, bool] | None = None,
        timeout: float | None = None,
    ) -> None:
        """Answers the open permission sheet. The request behind it is answered after this one.

        - `policy`: What the user does.
        - `sheet`: The sheet's number; the open one if left out.
        - `share`: Single switches, by identifier: decided before the policy.
        - `read`: Single switches, by identifier: decided before the policy.
        - `objects`: Single objects on a sheet that lists objects, by UUID or by identifier of a medication.
        """

    async def restore(self, name: str, *, timeout: float | None = None) -> None:
        """Brings back what the store held when a snapshot was taken, for all apps.

        - `name`: The snapshot's name.
        """

    async def send_to_workout_session(self, session: int, data: str, *, timeout: float | None = None) -> None:
        """The app on the other device sends something to a session.

        - `session`: The session.
        - `data`: What is sent, in Base64.
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
        """The user sets goals of the activity rings; those that are left out stay as they are.

        - `active_energy_burned_goal`: In a unit like kcal.
        - `apple_move_time_goal`: In a unit like min.
        - `apple_exercise_time_goal`: In a unit like min.
        - `apple_stand_hours_goal`: In a unit like count.
        """

    async def set_app(
        self,
        bundle_identifier: str,
        *,
        name: str | None = None,
        version: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """From now on another app of the same phone speaks. The former ends, and takes its open requests and queries
        with it.

        - `bundle_identifier`: Which app.
        - `name`: Its name; that of the former if left out.
        - `version`: Its version; that of the former if left out.
        """

    async def set_app_state(self, state: SetAppStateState, *, timeout: float | None = None) -> None:
        """Puts the app elsewhere in its life. An app that ends, or is started anew, takes its open requests with it.

        - `state`: Where the app is.
        """

    async def set_authorization(
        self,
        type: TypeIdentifier,
        direction: Literal["share", "read"],
        allowed: bool | None,
        *,
        bundle_identifier: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """The user flips a switch in Settings; null makes the pair undecided, as if it had never been asked for.

        - `type`: The type that is asked about.
        - `direction`: Which of the type's two switches.
        - `allowed`: On, off, or null for undecided.
        - `bundle_identifier`: Another app than this one.
        """

    async def set_characteristic(self, identifier: TypeIdentifier, value: Any, *, timeout: float | None = None) -> None:
        """The user edits a characteristic in the Health app; null clears it.

        - `identifier`: The characteristic.
        - `value`: A raw value, the Swift name of one, {year, month, day} for the date of birth, or null for not set.
        """

    async def set_clock(self, now: datetime, *, timeout: float | None = None) -> None:
        """Sets the clock, which stands from then on: it moves by control/advanceClock.

        - `now`: The new time.
        """

    async def set_consent(
        self,
        policy: Literal["allow", "deny", "ask", "cancel", "kill"],
        *,
        share: Mapping[str, bool] | None = None,
        read: Mapping[str, bool] | None = None,
        objects: Mapping[str, bool] | None = None,
        times: int | None = None,
        timeout: float | None = None,
    ) -> None:
        """Scripts what the user does with the coming permission sheets.

        - `policy`: What the user does.
        - `share`: Single switches, by identifier: decided before the policy.
        - `read`: Single switches, by identifier: decided before the policy.
        - `objects`: Single objects on a sheet that lists objects, by UUID or by identifier of a medication.
        - `times`: For how many sheets; for all to come if left out.
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
        """Changes what the app was built with; members left out stay as they are.

        - `healthkit`: com.apple.developer.healthkit
        - `background_delivery`: com.apple.developer.healthkit.background-delivery
        - `clinical_records`: health-records in com.apple.developer.healthkit.access
        - `share_usage_description`: NSHealthShareUsageDescription
        - `update_usage_description`: NSHealthUpdateUsageDescription
        - `clinical_usage_description`: NSHealthClinicalHealthRecordsShareUsageDescription
        - `health_data_restricted`: A management profile keeps health data from the app; not an entitlement, but as much
          in the way.
        - `required_read_types`: NSHealthRequiredReadAuthorizationTypeIdentifiers: none, or at least three clinical
          types.
        """

    async def set_medications(
        self,
        medications: Sequence[UserAnnotatedMedication],
        *,
        timeout: float | None = None,
    ) -> None:
        """The user's list of medications holds these from now on.

        - `medications`: The medications, in order, each with an identifier of its own.
        """

    async def set_object_authorization(
        self,
        object: str,
        allowed: bool | None,
        *,
        bundle_identifier: str | None = None,
        timeout: float | None = None,
    ) -> None:
        """The user flips the switch of one object in Settings; null makes it undecided, as if it had never been
        listed.

        - `object`: The UUID of a prescription or document, or the identifier of a medication.
        - `allowed`: On, off, or null for undecided.
        - `bundle_identifier`: Another app than this one.
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
        """What the device measures during a workout, each at a steady rate; null for no such sensor.

        - `heart_rate`: The heart rate.
        - `active_energy_burned`: Active energy in a time.
        - `basal_energy_burned`: Basal energy in a time.
        - `distance`: The speed.
        - `heart_rate_interval`: The seconds from one heart rate to the next.
        - `interval`: The seconds of a sample of energy or distance.
        """

    async def set_source_order(
        self,
        sources: Sequence[str],
        *,
        type: TypeIdentifier | None = None,
        timeout: float | None = None,
    ) -> None:
        """The user orders the sources of a type, or of all types; the first wins where samples overlap.

        - `sources`: The bundle identifiers of the sources, in order.
        - `type`: The type; by default all that have no order of their own.
        """

    async def set_time_zone(self, time_zone: str, *, timeout: float | None = None) -> None:
        """Takes the device to another time zone.

        - `time_zone`: An IANA name.
        """

    async def snapshot(self, name: str, *, timeout: float | None = None) -> None:
        """Keeps what the store holds under a name, instead of what the name stood for.

        - `name`: The name.
        """

    async def start_mirrored_workout_session(
        self,
        configuration: WorkoutConfiguration,
        *,
        timeout: float | None = None,
    ) -> None:
        """A session that runs on the user's watch arrives at the phone, from iOS 17.

        - `configuration`: `workoutConfiguration`
        """

    async def state(self, *, timeout: float | None = None) -> State:
        """The world as it is, past all permission."""

    async def unlock_device(self, *, timeout: float | None = None) -> None:
        """Unlocks the phone: what was saved meanwhile shows, and queries that go on are told of it."""

    def permission_sheet(self, *, timeout: float = 1.0) -> AsyncIterator[PermissionSheet]:
        """A permission sheet waits for the user: consent policy ask.

        - Ends after `timeout` seconds without a notification.
        """

    def progress(self, *, timeout: float = 1.0) -> AsyncIterator[CallProgress]:
        """How far a call is that takes long and was asked to tell: at each tenth, before its response.

        - Ends after `timeout` seconds without a notification.
        """
