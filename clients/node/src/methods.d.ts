// Generated from protocol/openrpc.json by clients/generate; not to be edited.

import type { CallOptions } from './bridge.js';

/** The params of a method without parameters. */
export type NoParams = { [name: string]: never };

/** The methods of the channel `healthkit_permissions`. */
export interface HealthKitPermissions {
  /** Whether every one of the types may be shared; true for none at all. */
  canWriteAllTypes(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Whether at least one of the types may be shared. */
  canWriteAnyType(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Whether a type may be shared; false for one that the system does not know. */
  canWriteType(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** The sharing status of each identifier that the system knows. */
  checkWriteAuthorization(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<{ [name: string]: 0 | 1 | 2 }>;
  /** Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading. */
  getAuthorizationStatus(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Those of the types that may be shared. */
  getAuthorizedWriteTypes(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<string[]>;
  /** What the app has noted of its user's consent, withdrawals included, in order. */
  getConsents(params?: NoParams, options?: CallOptions): Promise<ConsentRecord[]>;
  /** Whether a request for these types would show the sheet: 1 it would, 2 everything is decided. */
  getRequestStatus(params: {
    /** Raw identifiers to read. */
    readIdentifiers: string[];
    /** Raw identifiers to share. */
    writeIdentifiers: string[];
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** The identifiers of all types that exist on the emulated system, by kind. */
  getSupportedTypes(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: string[] }>;
  /** Whether the latest record about a type is a consent that has not expired. Says nothing about permission. */
  hasValidConsent(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
    /** The version that it must be to; by default any. */
    version?: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Whether the device has HealthKit. Says nothing about permission. */
  isAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Reads a characteristic of the user: a date as {year, month, day}, the others as raw values. */
  readCharacteristic(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<number | DateOfBirth>;
  /** Notes that the user consents to the use of types. The app's own record: it grants nothing. */
  recordConsent(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
    /** The version of the terms that the user consents to. */
    version: string;
    /** When the consent ends; by default never. */
    expirationDate?: Date | string;
  }, options?: CallOptions): Promise<ConsentRecord>;
  /** Asks the user to let the app read activity rings. */
  requestActivitySummaryPermissions(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Asks the user for the two components of blood pressure, never for the correlation. */
  requestBloodPressurePermissions(params: {
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for category types. */
  requestCategoryPermissions(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user to let the app read characteristics; they can never be shared. */
  requestCharacteristicPermissions(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user to let the app read clinical records; they can never be shared. */
  requestClinicalPermissions(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for CDA documents. */
  requestDocumentPermissions(params: {
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for dietary quantity types. */
  requestFoodPermissions(params: {
    /** Raw identifiers of dietary types; by default energy, protein, carbohydrates and fat. */
    identifiers?: string[];
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for the types of one group. What cannot be shared is left out of the write side. */
  requestPermissionGroup(params: {
    /** The group. */
    group: 'fitness' | 'vitals' | 'body' | 'profile';
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for a type unless the app's history says that it has done so. */
  requestPermissionWithTracking(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for several kinds of types at once, and tells which of them the system lacks. */
  requestPermissions(params?: {
    /** Raw identifiers. */
    quantityTypes?: string[];
    /** Raw identifiers. */
    categoryTypes?: string[];
    /** Raw identifiers; they are only ever read. */
    characteristicTypes?: string[];
    /** Whether to add workouts. */
    includeWorkouts?: boolean;
    /** Whether to ask for reading. */
    read?: boolean;
    /** Whether to ask for sharing. */
    write?: boolean;
  }, options?: CallOptions): Promise<PermissionResult>;
  /** Asks the user for quantity types. */
  requestQuantityPermissions(params: {
    /** Raw HealthKit identifiers. What the system does not know, or is of another kind, is left out. */
    identifiers: string[];
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for workouts. */
  requestWorkoutPermissions(params: {
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user for workout routes, and for the workouts that they belong to. */
  requestWorkoutRoutePermissions(params: {
    /** Whether to ask for reading. */
    read: boolean;
    /** Whether to ask for sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Forgets which types the app has asked for. */
  resetRequestHistory(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Whether the app has yet to ask for a type, by its own history. */
  shouldRequestPermission(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Notes that the user does not consent any more; answers to which types, if there were any. */
  withdrawConsent(params?: {
    /** Raw HealthKit identifiers; by default all. */
    identifiers?: string[];
  }, options?: CallOptions): Promise<string[]>;
}

/** The methods of the channel `store`. */
export interface Store {
  /** How the user's move ring counts; 1 where it is not set or reading was denied. */
  activityMoveMode(params?: NoParams, options?: CallOptions): Promise<1 | 2>;
  /** The rings of each day, computed from the samples of all sources. */
  activitySummaryQuery(params?: {
    /**
     * Which days: `{activitySummary}`, `{activitySummariesBetween: {start, end}}`, combined by `and`, `or` and `not`.
     */
    predicate?: unknown;
  }, options?: CallOptions): Promise<ActivitySummaries>;
  /** Associates samples with a saved workout, whose totals stay as they are; saves those that are not saved. */
  addSamples(params: {
    /** The samples. */
    samples: SampleInput[];
    /** The identifier of the workout. */
    workout: string;
  }, options?: CallOptions): Promise<UUIDs>;
  /** What was saved and deleted of a type since an anchor, and the anchor to go on from. */
  anchoredObjectQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** Where an earlier query ended; by default the beginning. */
    anchor?: string;
    /** How many at most; 0 for no limit. */
    limit?: number;
    /** Whether to go on and send a notification at each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<Changes>;
  /** Whether a type may be shared: 0 not determined, 1 denied, 2 authorized. Says nothing about reading. */
  authorizationStatus(params: {
    /** The type that is asked about. */
    type: TypeIdentifier;
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** The user's sex; 0 where it is not set or reading was denied. */
  biologicalSex(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3>;
  /** The user's blood type; 0 where it is not set or reading was denied. */
  bloodType(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>;
  /** Calls the completion handler that an observer query was given with a delivery. */
  completeObserver(params: {
    /** The number of the delivery, from its notification. */
    delivery: number;
  }, options?: CallOptions): Promise<null>;
  /** The correlations of a type with a member that matches for each type in samplePredicates. */
  correlationQuery(params: {
    /** The correlation type. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** Predicates for members, by the identifiers of their types. */
    samplePredicates?: { [name: string]: Predicate };
  }, options?: CallOptions): Promise<Correlations>;
  /** The user's date of birth; null where it is not set or reading was denied. */
  dateOfBirthComponents(params?: NoParams, options?: CallOptions): Promise<DateOfBirth | null>;
  /** Deletes objects that this app has saved: all of them, or, if one cannot be deleted, none. */
  delete(params?: {
    /** The identifiers of the objects. */
    uuids?: string[];
    /** The objects as they were saved, instead of `uuids`. */
    objects?: SampleInput[];
  }, options?: CallOptions): Promise<null>;
  /** Deletes what this app has saved of a type and a predicate selects; none is no failure. */
  deleteObjects(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which objects. */
    predicate: Predicate;
  }, options?: CallOptions): Promise<DeletedCount>;
  /** Ends the background delivery of all types. */
  disableAllBackgroundDelivery(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Ends the background delivery of a type, also where there is none. */
  disableBackgroundDelivery(params: {
    /** The type that is asked about. */
    type: TypeIdentifier;
  }, options?: CallOptions): Promise<boolean>;
  /** Documents with what is in them. Asks the user about those that are new. */
  documentQuery(params: {
    /** The type of the documents. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** How many at most; 0 for no limit. */
    limit?: number;
    /** The order; without any, that in which samples were saved. */
    sortDescriptors?: SortDescriptor[];
    /** Whether the XML comes as well; without it, only what the header says. */
    includeDocumentData: boolean;
  }, options?: CallOptions): Promise<Samples>;
  /** The date before which nothing can be saved or read; on a phone the distant past. */
  earliestPermittedSampleDate(params?: NoParams, options?: CallOptions): Promise<string>;
  /** The voltages of an electrocardiogram. */
  electrocardiogramQuery(params: {
    /** The identifier of the electrocardiogram. */
    electrocardiogram: string;
    /** The unit of the voltages. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Voltages>;
  /** Wakes the app when samples of a type change, at most once in a period. */
  enableBackgroundDelivery(params: {
    /** The type that is asked about. */
    type: TypeIdentifier;
    /** The period: `HKUpdateFrequency`. */
    frequency: 1 | 2 | 3 | 4 | 'immediate' | 'hourly' | 'daily' | 'weekly';
  }, options?: CallOptions): Promise<boolean>;
  /** The user's skin type; 0 where it is not set or reading was denied. */
  fitzpatrickSkinType(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3 | 4 | 5 | 6>;
  /** Whether a request for these types would show the sheet: 1 it would, 2 everything is decided. */
  getRequestStatusForAuthorization(params?: {
    /** `typesToShare` */
    toShare?: TypeIdentifier[];
    /** `typesToRead` */
    read?: TypeIdentifier[];
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** The heartbeats of a series. */
  heartbeatSeriesQuery(params: {
    /** The identifier of the series. */
    series: string;
  }, options?: CallOptions): Promise<Heartbeats>;
  /** Whether the device has HealthKit. Says nothing about permission. */
  isHealthDataAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Watches types: a notification now and at each change, until the query is stopped. */
  observerQuery(params?: {
    /** The type of the samples; or give `types`. */
    type?: TypeIdentifier;
    /** The types of the samples, instead of `type`. */
    types?: TypeIdentifier[];
    /** Which samples; by default all. */
    predicate?: Predicate;
  }, options?: CallOptions): Promise<Query>;
  /** The unit in which the user wants to see each quantity type. */
  preferredUnits(params: {
    /** The quantity types. */
    types: TypeIdentifier[];
  }, options?: CallOptions): Promise<{ [name: string]: string }>;
  /** Each quantity in the quantity samples that a predicate selects: several for a series. */
  quantitySeriesSampleQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** The unit of the quantities in the result; by default that with which each was saved. */
    unit?: Unit;
    /** Whether to name the sample of each quantity. */
    includeSample?: boolean;
    /** Whether to order the quantities of all samples by their own dates. */
    orderByQuantitySampleStartDate?: boolean;
  }, options?: CallOptions): Promise<SeriesQuantities>;
  /** The session that is under way, after the app was started anew; null if there is none. */
  recoverActiveWorkoutSession(params?: NoParams, options?: CallOptions): Promise<{ session: number | null }>;
  /** Saves an effort score and relates it to a workout, or to an activity of one. */
  relateWorkoutEffortSample(params: {
    /** The effort score; one that the app has saved is only related. */
    sample: SampleInput;
    /** The identifier of the workout. */
    workout: string;
    /** The identifier of an activity of the workout; by default the workout as a whole. */
    activity?: string;
  }, options?: CallOptions): Promise<UUIDResult>;
  /** Asks the user about every type and direction that is not decided yet. */
  requestAuthorization(params?: {
    /** `typesToShare` */
    toShare?: TypeIdentifier[];
    /** `typesToRead` */
    read?: TypeIdentifier[];
  }, options?: CallOptions): Promise<Completion>;
  /** Shows the objects of a type and asks the user which of them the app may read. */
  requestPerObjectReadAuthorization(params: {
    /** The type that is asked about. */
    type: TypeIdentifier;
    /** Which objects are listed; by default all. */
    predicate?: unknown;
  }, options?: CallOptions): Promise<Completion>;
  /** The samples of one type or several that a predicate selects. */
  sampleQuery(params?: {
    /** The type of the samples; or give `types`. */
    type?: TypeIdentifier;
    /** The types of the samples, instead of `type`. */
    types?: TypeIdentifier[];
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** How many at most; 0 for no limit. */
    limit?: number;
    /** The order; without any, that in which samples were saved. */
    sortDescriptors?: SortDescriptor[];
    /** The unit of the quantities in the result; by default that with which each was saved. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Samples>;
  /** Saves samples: all of them, or, if one cannot be saved, none. */
  save(params: {
    /** The samples. */
    objects: SampleInput[];
  }, options?: CallOptions): Promise<UUIDs>;
  /** The sources of the samples that a predicate selects. */
  sourceQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
  }, options?: CallOptions): Promise<Sources>;
  /** Figures for each interval of the calendar, of the quantity samples that a predicate selects. */
  statisticsCollectionQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** Which figures. */
    options: Array<
      | 'separateBySource'
      | 'discreteAverage'
      | 'discreteMin'
      | 'discreteMax'
      | 'cumulativeSum'
      | 'mostRecent'
      | 'duration'>;
    /** Where an interval begins. */
    anchorDate: Date | string;
    /** The length of an interval. */
    intervalComponents: IntervalComponents;
    /** With `to`: lists each interval that touches the range, also those without samples. */
    from?: Date | string;
    /** The end of that range. */
    to?: Date | string;
    /** The unit of the quantities in the result; by default that with which each was saved. */
    unit?: Unit;
    /** Whether to go on and send a notification at each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<StatisticsCollection>;
  /** Figures of the quantity samples that a predicate selects, sources merged. */
  statisticsQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** Which figures. */
    options: Array<
      | 'separateBySource'
      | 'discreteAverage'
      | 'discreteMin'
      | 'discreteMax'
      | 'cumulativeSum'
      | 'mostRecent'
      | 'duration'>;
    /** The unit of the quantities in the result; by default that with which each was saved. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Statistics>;
  /** Stops a query that runs; it sends nothing after this. */
  stop(params: {
    /** The number of the query. */
    query: number;
  }, options?: CallOptions): Promise<null>;
  /** Whether the device can hold clinical records. */
  supportsHealthRecords(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Ends the relationship of an effort score with a workout; the score stays in the store. */
  unrelateWorkoutEffortSample(params: {
    /** The identifier of the effort score. */
    sample: string;
    /** The identifier of the workout. */
    workout: string;
    /** The identifier of an activity of the workout; by default the workout as a whole. */
    activity?: string;
  }, options?: CallOptions): Promise<null>;
  /** The medications on the user's list that the app may read. */
  userAnnotatedMedicationQuery(params?: {
    /** Which medications: `{isArchived}`, `{hasSchedule}`, combined by `and`, `or` and `not`. */
    predicate?: unknown;
    /** How many at most; 0 for no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<UserAnnotatedMedications>;
  /** Whether the user uses a wheelchair; 0 where it is not set or reading was denied. */
  wheelchairUse(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2>;
  /** The effort scores of workouts, or what has changed of them since an anchor. */
  workoutEffortRelationshipQuery(params?: {
    /** Which samples; by default all. */
    predicate?: Predicate;
    /** Where an earlier query ended; by default the beginning. */
    anchor?: string;
    /** `mostRelevant` for one score each. */
    options?: 'mostRelevant'[];
    /** Whether to go on and send a notification at each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<EffortRelationships>;
  /** The locations of a workout route in the order of time: all of them, or a part. */
  workoutRouteQuery(params: {
    /** The identifier of the route. */
    route: string;
    /** When the locations were taken, both ends included; by default ever. */
    dateInterval?: DateInterval;
    /** How many locations are passed over. */
    offset?: number;
    /** How many locations at most; 0 for no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<Locations>;
  heartbeatSeriesBuilder: {
    /** Adds a heartbeat; any error ends the builder. */
    addHeartbeat(params: {
      /** The builder. */
      builder: number;
      /** The seconds since the start of the series. */
      timeIntervalSinceStart: number;
      /** Whether heartbeats are missing before this one. */
      precededByGap: boolean;
    }, options?: CallOptions): Promise<null>;
    /** Adds metadata to the sample that is being built. */
    addMetadata(params: {
      /** The builder. */
      builder: number;
      /** The metadata; later values of a key win. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Makes a builder of a series of heartbeats; answers its handle. */
    create(params: {
      /** When the sample begins. */
      startDate: Date | string;
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Forgets what was collected; nothing happens after the end. */
    discard(params: {
      /** The builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves the series; answers its sample. */
    finishSeries(params: {
      /** The builder. */
      builder: number;
    }, options?: CallOptions): Promise<Sample>;
    /** How many heartbeats a series can have. */
    maximumCount(params?: NoParams, options?: CallOptions): Promise<number>;
  };
  liveWorkoutBuilder: {
    /** Collects a type no more. */
    disableCollection(params: {
      /** The live builder. */
      builder: number;
      /** A quantity type. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** Collects a type as well, as far as the device measures it. */
    enableCollection(params: {
      /** The live builder. */
      builder: number;
      /** A quantity type. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** Says what a live builder collects: what belongs to an activity, or nothing yet. */
    setDataSource(params: {
      /** The live builder. */
      builder: number;
      /** `workoutConfiguration`; without it nothing is collected that is not enabled. */
      configuration?: WorkoutConfiguration;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** What a live builder collects, sorted; nothing without a data source. */
    typesToCollect(params: {
      /** The live builder. */
      builder: number;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
  };
  quantitySeriesSampleBuilder: {
    /** Makes a builder of a sample of many quantities; answers its handle. */
    create(params: {
      /** The type of the samples. */
      type: TypeIdentifier;
      /** When the sample begins. */
      startDate: Date | string;
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Forgets what was collected; nothing happens after the end. */
    discard(params: {
      /** The builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves what was inserted; answers the samples, here always one. */
    finishSeries(params: {
      /** The builder. */
      builder: number;
      /** The metadata of what is made. */
      metadata?: MetadataInput;
      /** When the sample ends; by default when its last quantity does. */
      endDate?: Date | string;
    }, options?: CallOptions): Promise<Samples>;
    /** Adds a quantity at a date or over an interval, instead of one that begins at the same moment. */
    insert(params: {
      /** The builder. */
      builder: number;
      /** The quantity. */
      quantity: Quantity;
      /** When; or give `startDate` and `endDate`. */
      date?: Date | string;
      /** When it begins. */
      startDate?: Date | string;
      /** When it ends. */
      endDate?: Date | string;
    }, options?: CallOptions): Promise<null>;
  };
  workoutBuilder: {
    /** Adds metadata to the workout. */
    addMetadata(params: {
      /** The handle of the builder. */
      builder: number;
      /** The entries; later ones of a key win. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Saves samples at once, as `store/save` does, and makes them part of the workout. */
    addSamples(params: {
      /** The handle of the builder. */
      builder: number;
      /** The samples, none of which begins before the workout. */
      samples: SampleInput[];
    }, options?: CallOptions): Promise<UUIDs>;
    /** Adds a part of the workout, which overlaps no other. */
    addWorkoutActivity(params: {
      /** The handle of the builder. */
      builder: number;
      /** The activity. */
      workoutActivity: NewWorkoutActivity;
    }, options?: CallOptions): Promise<UUIDResult>;
    /** Adds events, which are within the workout. */
    addWorkoutEvents(params: {
      /** The handle of the builder. */
      builder: number;
      /** The events. */
      workoutEvents: WorkoutEventInput[];
    }, options?: CallOptions): Promise<null>;
    /** Begins the workout: from now on it can be added to. */
    beginCollection(params: {
      /** The handle of the builder. */
      builder: number;
      /** When the workout begins. */
      startDate: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Makes a builder, which lives as long as the process of the app. */
    create(params: {
      /** What is done, and where. */
      configuration: WorkoutConfiguration;
      /** The device of the workout. */
      device?: Device;
    }, options?: CallOptions): Promise<WorkoutBuilder>;
    /** Ends the builder without a workout; samples that were added stay in the store. */
    discardWorkout(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** The seconds since the beginning of the workout, without pauses. */
    elapsedTime(params: {
      /** The handle of the builder. */
      builder: number;
      /** At what time; by default now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<number>;
    /** Ends the workout, which can then be finished. */
    endCollection(params: {
      /** The handle of the builder. */
      builder: number;
      /** When the workout ends. */
      endDate: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Saves the workout; answers it, or null where it cannot be read as the device is locked. */
    finishWorkout(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<FinishedWorkout>;
    /** The builder of the workout's route, which is finished with the workout; null for other types. */
    seriesBuilder(params: {
      /** The handle of the builder. */
      builder: number;
      /** The type of the series. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<OptionalBuilder>;
    /** The statistics of what was added so far, by type. */
    statistics(params: {
      /** The handle of the builder. */
      builder: number;
      /** The only type to look at. */
      type?: TypeIdentifier;
    }, options?: CallOptions): Promise<WorkoutStatistics>;
    /** Ends a part of the workout, or adds metadata to it. */
    updateActivity(params: {
      /** The handle of the builder. */
      builder: number;
      /** The identifier of the activity. */
      uuid: string;
      /** When the activity ends. */
      endDate?: Date | string;
      /** Metadata to add, instead of `endDate`. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<null>;
  };
  workoutRouteBuilder: {
    /** Adds metadata to the sample that is being built. */
    addMetadata(params: {
      /** The builder. */
      builder: number;
      /** The metadata; later values of a key win. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Makes a builder of the route of a workout; answers its handle. */
    create(params?: {
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Forgets what was collected; nothing happens after the end. */
    discard(params: {
      /** The builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves the route and associates it with a saved workout; answers its sample. */
    finishRoute(params: {
      /** The builder. */
      builder: number;
      /** The identifier of the workout. */
      workout: string;
      /** The metadata of what is made. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<Sample>;
    /** Adds locations, in any order; any error ends the builder. */
    insertRouteData(params: {
      /** The builder. */
      builder: number;
      /** The locations. */
      locations: LocationInput[];
    }, options?: CallOptions): Promise<null>;
  };
  workoutSession: {
    /** The live builder of a session, the same each time. */
    associatedWorkoutBuilder(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<{ builder: number }>;
    /** Begins a part of the workout; the part before, if any, ends. */
    beginNewActivity(params: {
      /** The session. */
      session: number;
      /** `workoutConfiguration` */
      configuration: WorkoutConfiguration;
      /** When the activity begins. */
      date: Date | string;
      /** That of the activity. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Makes a session, on a watch, and on an iPhone or iPad from iOS 26. */
    create(params: {
      /** `workoutConfiguration` */
      configuration: WorkoutConfiguration;
    }, options?: CallOptions): Promise<WorkoutSessionReference>;
    /** Ends a session. */
    end(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Ends the part of the workout that was begun last; the session goes on. */
    endCurrentActivity(params: {
      /** The session. */
      session: number;
      /** When the activity ends. */
      date: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Pauses a session: nothing is measured, and the workout gets a pause event. */
    pause(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Gets the device ready for a workout, as during a countdown. */
    prepare(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Goes on with a session that is paused. */
    resume(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Sends something to the app on the other device, at most 100 KB in ten seconds. */
    sendToRemoteWorkoutSession(params: {
      /** The session. */
      session: number;
      /** What is sent, in Base64. */
      data: string;
    }, options?: CallOptions): Promise<null>;
    /** Starts a session; the one that was under way ends with code 8. */
    startActivity(params: {
      /** The session. */
      session: number;
      /** When; by default now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Has the app on the phone see the session of a watch. */
    startMirroringToCompanionDevice(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** What a session is, and where it stands. */
    state(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<WorkoutSession>;
    /** Stops a session for good: nothing more is measured; now is the time to finish the workout. */
    stopActivity(params: {
      /** The session. */
      session: number;
      /** When; by default now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Parts the session of a watch from the phone. */
    stopMirroringToCompanionDevice(params: {
      /** The session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
  };
}

/** The methods of the channel `control`. */
export interface Control {
  /** Another source saves samples; a sample may also be a series, as the system makes them. */
  addSamples(params: {
    /** Who saves. */
    source: AddedSource;
    /** The device of samples that name none. */
    device?: Device;
    /** The samples. */
    objects: SampleInput[];
  }, options?: CallOptions): Promise<UUIDs>;
  /** Lets time pass, at once. */
  advanceClock(params: {
    /** How much. */
    seconds: number;
  }, options?: CallOptions): Promise<null>;
  /** The entries of the audit log, of every host that writes to it; none if no log is kept. */
  auditLog(params?: {
    /** Only entries from this time on. */
    since?: Date | string;
    /** Only entries about this type. */
    type?: TypeIdentifier;
    /** Only entries of this action. */
    action?: 'read' | 'write' | 'delete' | 'authorize' | 'consent';
  }, options?: CallOptions): Promise<AuditLog>;
  /** All types of HealthKit, whatever the emulated version. */
  catalog(params?: {
    /** Only types of this kind. */
    kind?: 
      | 'quantity'
      | 'category'
      | 'characteristic'
      | 'correlation'
      | 'clinical'
      | 'document'
      | 'scoredAssessment'
      | 'workout'
      | 'series'
      | 'audiogram'
      | 'electrocardiogram'
      | 'activitySummary'
      | 'prescription'
      | 'stateOfMind'
      | 'medicationDoseEvent'
      | 'userAnnotatedMedication';
  }, options?: CallOptions): Promise<Catalog>;
  /** Forgets the calls so far. The numbering goes on. */
  clearJournal(params?: NoParams, options?: CallOptions): Promise<null>;
  /** The app on the phone takes the session that is mirrored to it, and sets its delegate. */
  connectRemoteWorkoutSession(params: {
    /** The session. */
    session: number;
  }, options?: CallOptions): Promise<null>;
  /** The system ends a session with an error, as when the user starts a workout in another app. */
  endWorkoutSession(params: {
    /** The session. */
    session: number;
    /** The code, or its Swift name: 8 for another workout, 9 for the user's wish. */
    healthKitError: number | string;
  }, options?: CallOptions): Promise<null>;
  /** Makes the next calls of a method fail, or take long. Give exactly one kind of failure. */
  failNext(params: {
    /** A method that an app calls. */
    method: string;
    /** How many calls. */
    times?: number;
    /**
     * HealthKit fails with this code, or the Swift name of one; a plugin's method answers as its native side would.
     */
    healthKitError?: number | string;
    /** The plugin answers this FlutterError. */
    platformError?: PlatformError;
    /** HealthKit raises this exception. */
    exception?: NativeException;
    /** The host answers this error object. */
    fault?: ErrorObject;
    /** The call takes this long on the emulated clock; nobody waits for it. */
    delaySeconds?: number;
  }, options?: CallOptions): Promise<null>;
  /**
   * Puts the samples of a person into the store that a seed decides: days, nights, workouts, as phone and watch would
   * have recorded them. All of them, or none if it fails or is cancelled.
   */
  generate(params?: {
    /** Which person; 1 if left out. */
    seed?: number;
    /** How many days; 365 if left out. */
    days?: number;
    /** The last of them; yesterday by the clock if left out. */
    until?: CalendarDay;
    /** Where the person lives; the device's if left out. */
    timeZone?: string;
    /** The date of birth. */
    dateOfBirth?: CalendarDay;
    /** The person's sex. */
    sex?: 'female' | 'male';
    /** In centimeters. */
    height?: number;
    /** In kilograms, on the first day on a scale. */
    weight?: number;
    /** How fit the person is. */
    fitness?: 'low' | 'average' | 'high';
    /** When the person would sleep if nothing woke them. */
    chronotype?: 'early' | 'intermediate' | 'late';
    /** What records the person; with watch, the phone stays at home. */
    devices?: 'both' | 'phone' | 'watch';
    /** How many a week, on average; by fitness if left out. */
    workouts?: number;
    /** Whether a woman logs her cycle. */
    menstrualCycle?: boolean;
    /** Whether there is a cuff. */
    bloodPressure?: boolean;
    /** Trips to other time zones; two a year if left out. */
    travel?: Trip[];
    /** How often devices are not worn, or left at home. */
    gaps?: 'none' | 'usual' | 'many';
    /** How much noise measurements have, 0 to 2; 1 if left out. */
    noise?: number;
    /** Only these types; the samples stay the same. */
    types?: TypeIdentifier[];
    /** Whether to send control/progress at each tenth. */
    progress?: boolean;
  }, options?: CallOptions): Promise<GenerateReport>;
  /**
   * Reads an export of the Health app into the store: its zip, its folder, or the XML alone. All of it, or nothing if
   * it fails or is cancelled.
   */
  import(params: {
    /** Where the export is. */
    path: string;
    /** Only these types; a correlation with its members. */
    types?: TypeIdentifier[];
    /** Only samples that end then or later. */
    since?: Date | string;
    /** Reads everything and changes nothing. */
    dryRun?: boolean;
    /** Whether to send control/progress at each tenth. */
    progress?: boolean;
  }, options?: CallOptions): Promise<ImportReport>;
  /** The calls of the app so far, the latest 10,000 at least: names, outcomes and types, never values. */
  journal(params?: {
    /** Only calls of this method. */
    method?: string;
    /** Only entries after the one with this index, or from this time on. */
    since?: number | string;
    /** Only calls about this type. */
    type?: TypeIdentifier;
    /** Only calls that ended so. */
    outcome?: 'success' | 'error';
    /** Only the latest so many of them. */
    limit?: number;
  }, options?: CallOptions): Promise<Journal>;
  /** The names of the snapshots, sorted. */
  listSnapshots(params?: NoParams, options?: CallOptions): Promise<Snapshots>;
  /** Locks the phone with its passcode, for all apps: reads fail with code 6 at once, saves succeed and show later. */
  lockDevice(params?: NoParams, options?: CallOptions): Promise<null>;
  /**
   * Everything back to the start of the process, then any option of serve by its long name in camel case; the prelude
   * is carried out again. Requests that wait for the user are cancelled.
   */
  reset(params?: {
    /** The device class. */
    profile?: 'iphone' | 'ipad' | 'ipad16' | 'watch' | 'vision' | 'unsupported';
    /** The system's version. */
    osVersion?: string;
    /** The app's bundle identifier. */
    bundleId?: string;
    /** The app's name. */
    appName?: string;
    /** The app's version. */
    appVersion?: string;
    /** A policy, a rule, a list of rules used in turn, or the path of a script. */
    consent?: unknown;
    /** `system`, or an RFC 3339 instant. */
    clock?: string;
    /** By how much each reading moves a fixed clock. */
    clockStep?: number;
    /** An IANA name. */
    timeZone?: string;
    /** Makes every random choice reproducible. */
    seed?: number;
    /** What an uncatchable native exception does. */
    exceptions?: 'error' | 'abort';
    /** How identifiers are read. */
    mode?: 'lenient' | 'strict';
    /** Whether control is out of reach from now on. */
    noControl?: boolean;
    /** What is worth a line on stderr. */
    logLevel?: 'debug' | 'info' | 'warning' | 'error';
    /** The longest message accepted, in bytes. */
    maxFrame?: number;
    /** The path of another store file. */
    store?: string;
    /** The path of the file with the key of the store. A store that is named without one is a plain one. */
    keyFile?: string;
    /** The path of another prelude. */
    prelude?: string;
    /** The path of an audit log. */
    auditLog?: string;
  }, options?: CallOptions): Promise<null>;
  /** Answers the open permission sheet. The request behind it is answered after this one. */
  respondToPermissionSheet(params: {
    /** The sheet's number; the open one if left out. */
    sheet?: number;
    /** What the user does. */
    policy: 'allow' | 'deny' | 'ask' | 'cancel' | 'kill';
    /** Single switches, by identifier: decided before the policy. */
    share?: { [name: string]: boolean };
    /** Single switches, by identifier: decided before the policy. */
    read?: { [name: string]: boolean };
    /** Single objects on a sheet that lists objects, by UUID or by identifier of a medication. */
    objects?: { [name: string]: boolean };
  }, options?: CallOptions): Promise<null>;
  /** Brings back what the store held when a snapshot was taken, for all apps. */
  restore(params: {
    /** The snapshot's name. */
    name: string;
  }, options?: CallOptions): Promise<null>;
  /** The app on the other device sends something to a session. */
  sendToWorkoutSession(params: {
    /** The session. */
    session: number;
    /** What is sent, in Base64. */
    data: string;
  }, options?: CallOptions): Promise<null>;
  /** The user sets goals of the activity rings; those that are left out stay as they are. */
  setActivityGoals(params?: {
    /** In a unit like kcal. */
    activeEnergyBurnedGoal?: Quantity;
    /** In a unit like min. */
    appleMoveTimeGoal?: Quantity;
    /** In a unit like min. */
    appleExerciseTimeGoal?: Quantity;
    /** In a unit like count. */
    appleStandHoursGoal?: Quantity;
  }, options?: CallOptions): Promise<null>;
  /**
   * From now on another app of the same phone speaks. The former ends, and takes its open requests and queries with it.
   */
  setApp(params: {
    /** Which app. */
    bundleIdentifier: string;
    /** Its name; that of the former if left out. */
    name?: string;
    /** Its version; that of the former if left out. */
    version?: string;
  }, options?: CallOptions): Promise<null>;
  /** Puts the app elsewhere in its life. An app that ends, or is started anew, takes its open requests with it. */
  setAppState(params: {
    /** Where the app is. */
    state: 
      | 'foreground'
      | 'background'
      | 'suspended'
      | 'terminated'
      | 'relaunched'
      | 'extension'
      | 'guest';
  }, options?: CallOptions): Promise<null>;
  /** The user flips a switch in Settings; null makes the pair undecided, as if it had never been asked for. */
  setAuthorization(params: {
    /** The type that is asked about. */
    type: TypeIdentifier;
    /** Which of the type's two switches. */
    direction: 'share' | 'read';
    /** On, off, or null for undecided. */
    allowed: boolean | null;
    /** Another app than this one. */
    bundleIdentifier?: string;
  }, options?: CallOptions): Promise<null>;
  /** The user edits a characteristic in the Health app; null clears it. */
  setCharacteristic(params: {
    /** The characteristic. */
    identifier: TypeIdentifier;
    /** A raw value, the Swift name of one, {year, month, day} for the date of birth, or null for not set. */
    value: unknown;
  }, options?: CallOptions): Promise<null>;
  /** Sets the clock, which stands from then on: it moves by control/advanceClock. */
  setClock(params: {
    /** The new time. */
    now: Date | string;
  }, options?: CallOptions): Promise<null>;
  /** Scripts what the user does with the coming permission sheets. */
  setConsent(params: {
    /** What the user does. */
    policy: 'allow' | 'deny' | 'ask' | 'cancel' | 'kill';
    /** Single switches, by identifier: decided before the policy. */
    share?: { [name: string]: boolean };
    /** Single switches, by identifier: decided before the policy. */
    read?: { [name: string]: boolean };
    /** Single objects on a sheet that lists objects, by UUID or by identifier of a medication. */
    objects?: { [name: string]: boolean };
    /** For how many sheets; for all to come if left out. */
    times?: number;
  }, options?: CallOptions): Promise<null>;
  /** Changes what the app was built with; members left out stay as they are. */
  setEntitlements(params?: {
    /** com.apple.developer.healthkit */
    healthkit?: boolean;
    /** com.apple.developer.healthkit.background-delivery */
    backgroundDelivery?: boolean;
    /** health-records in com.apple.developer.healthkit.access */
    clinicalRecords?: boolean;
    /** NSHealthShareUsageDescription */
    shareUsageDescription?: boolean;
    /** NSHealthUpdateUsageDescription */
    updateUsageDescription?: boolean;
    /** NSHealthClinicalHealthRecordsShareUsageDescription */
    clinicalUsageDescription?: boolean;
    /** A management profile keeps health data from the app; not an entitlement, but as much in the way. */
    healthDataRestricted?: boolean;
    /** NSHealthRequiredReadAuthorizationTypeIdentifiers: none, or at least three clinical types. */
    requiredReadTypes?: TypeIdentifier[];
  }, options?: CallOptions): Promise<null>;
  /** The user's list of medications holds these from now on. */
  setMedications(params: {
    /** The medications, in order, each with an identifier of its own. */
    medications: UserAnnotatedMedication[];
  }, options?: CallOptions): Promise<null>;
  /** The user flips the switch of one object in Settings; null makes it undecided, as if it had never been listed. */
  setObjectAuthorization(params: {
    /** The UUID of a prescription or document, or the identifier of a medication. */
    object: string;
    /** On, off, or null for undecided. */
    allowed: boolean | null;
    /** Another app than this one. */
    bundleIdentifier?: string;
  }, options?: CallOptions): Promise<null>;
  /** What the device measures during a workout, each at a steady rate; null for no such sensor. */
  setSensors(params?: {
    /** The heart rate. */
    heartRate?: Rate;
    /** Active energy in a time. */
    activeEnergyBurned?: Rate;
    /** Basal energy in a time. */
    basalEnergyBurned?: Rate;
    /** The speed. */
    distance?: Rate;
    /** The seconds from one heart rate to the next. */
    heartRateInterval?: number;
    /** The seconds of a sample of energy or distance. */
    interval?: number;
  }, options?: CallOptions): Promise<null>;
  /** The user orders the sources of a type, or of all types; the first wins where samples overlap. */
  setSourceOrder(params: {
    /** The type; by default all that have no order of their own. */
    type?: TypeIdentifier;
    /** The bundle identifiers of the sources, in order. */
    sources: string[];
  }, options?: CallOptions): Promise<null>;
  /** Takes the device to another time zone. */
  setTimeZone(params: {
    /** An IANA name. */
    timeZone: string;
  }, options?: CallOptions): Promise<null>;
  /** Keeps what the store holds under a name, instead of what the name stood for. */
  snapshot(params: {
    /** The name. */
    name: string;
  }, options?: CallOptions): Promise<null>;
  /** A session that runs on the user's watch arrives at the phone, from iOS 17. */
  startMirroredWorkoutSession(params: {
    /** `workoutConfiguration` */
    configuration: WorkoutConfiguration;
  }, options?: CallOptions): Promise<null>;
  /** The world as it is, past all permission. */
  state(params?: NoParams, options?: CallOptions): Promise<State>;
  /** Unlocks the phone: what was saved meanwhile shows, and queries that go on are told of it. */
  unlockDevice(params?: NoParams, options?: CallOptions): Promise<null>;
}

/** All methods, by full name. */
export interface Methods {
  'healthkit_permissions/canWriteAllTypes': HealthKitPermissions['canWriteAllTypes'];
  'healthkit_permissions/canWriteAnyType': HealthKitPermissions['canWriteAnyType'];
  'healthkit_permissions/canWriteType': HealthKitPermissions['canWriteType'];
  'healthkit_permissions/checkWriteAuthorization': HealthKitPermissions['checkWriteAuthorization'];
  'healthkit_permissions/getAuthorizationStatus': HealthKitPermissions['getAuthorizationStatus'];
  'healthkit_permissions/getAuthorizedWriteTypes': HealthKitPermissions['getAuthorizedWriteTypes'];
  'healthkit_permissions/getConsents': HealthKitPermissions['getConsents'];
  'healthkit_permissions/getRequestStatus': HealthKitPermissions['getRequestStatus'];
  'healthkit_permissions/getSupportedTypes': HealthKitPermissions['getSupportedTypes'];
  'healthkit_permissions/hasValidConsent': HealthKitPermissions['hasValidConsent'];
  'healthkit_permissions/isAvailable': HealthKitPermissions['isAvailable'];
  'healthkit_permissions/readCharacteristic': HealthKitPermissions['readCharacteristic'];
  'healthkit_permissions/recordConsent': HealthKitPermissions['recordConsent'];
  'healthkit_permissions/requestActivitySummaryPermissions': HealthKitPermissions['requestActivitySummaryPermissions'];
  'healthkit_permissions/requestBloodPressurePermissions': HealthKitPermissions['requestBloodPressurePermissions'];
  'healthkit_permissions/requestCategoryPermissions': HealthKitPermissions['requestCategoryPermissions'];
  'healthkit_permissions/requestCharacteristicPermissions': HealthKitPermissions['requestCharacteristicPermissions'];
  'healthkit_permissions/requestClinicalPermissions': HealthKitPermissions['requestClinicalPermissions'];
  'healthkit_permissions/requestDocumentPermissions': HealthKitPermissions['requestDocumentPermissions'];
  'healthkit_permissions/requestFoodPermissions': HealthKitPermissions['requestFoodPermissions'];
  'healthkit_permissions/requestPermissionGroup': HealthKitPermissions['requestPermissionGroup'];
  'healthkit_permissions/requestPermissionWithTracking': HealthKitPermissions['requestPermissionWithTracking'];
  'healthkit_permissions/requestPermissions': HealthKitPermissions['requestPermissions'];
  'healthkit_permissions/requestQuantityPermissions': HealthKitPermissions['requestQuantityPermissions'];
  'healthkit_permissions/requestWorkoutPermissions': HealthKitPermissions['requestWorkoutPermissions'];
  'healthkit_permissions/requestWorkoutRoutePermissions': HealthKitPermissions['requestWorkoutRoutePermissions'];
  'healthkit_permissions/resetRequestHistory': HealthKitPermissions['resetRequestHistory'];
  'healthkit_permissions/shouldRequestPermission': HealthKitPermissions['shouldRequestPermission'];
  'healthkit_permissions/withdrawConsent': HealthKitPermissions['withdrawConsent'];
  'store/activityMoveMode': Store['activityMoveMode'];
  'store/activitySummaryQuery': Store['activitySummaryQuery'];
  'store/addSamples': Store['addSamples'];
  'store/anchoredObjectQuery': Store['anchoredObjectQuery'];
  'store/authorizationStatus': Store['authorizationStatus'];
  'store/biologicalSex': Store['biologicalSex'];
  'store/bloodType': Store['bloodType'];
  'store/completeObserver': Store['completeObserver'];
  'store/correlationQuery': Store['correlationQuery'];
  'store/dateOfBirthComponents': Store['dateOfBirthComponents'];
  'store/delete': Store['delete'];
  'store/deleteObjects': Store['deleteObjects'];
  'store/disableAllBackgroundDelivery': Store['disableAllBackgroundDelivery'];
  'store/disableBackgroundDelivery': Store['disableBackgroundDelivery'];
  'store/documentQuery': Store['documentQuery'];
  'store/earliestPermittedSampleDate': Store['earliestPermittedSampleDate'];
  'store/electrocardiogramQuery': Store['electrocardiogramQuery'];
  'store/enableBackgroundDelivery': Store['enableBackgroundDelivery'];
  'store/fitzpatrickSkinType': Store['fitzpatrickSkinType'];
  'store/getRequestStatusForAuthorization': Store['getRequestStatusForAuthorization'];
  'store/heartbeatSeriesBuilder.addHeartbeat': Store['heartbeatSeriesBuilder']['addHeartbeat'];
  'store/heartbeatSeriesBuilder.addMetadata': Store['heartbeatSeriesBuilder']['addMetadata'];
  'store/heartbeatSeriesBuilder.create': Store['heartbeatSeriesBuilder']['create'];
  'store/heartbeatSeriesBuilder.discard': Store['heartbeatSeriesBuilder']['discard'];
  'store/heartbeatSeriesBuilder.finishSeries': Store['heartbeatSeriesBuilder']['finishSeries'];
  'store/heartbeatSeriesBuilder.maximumCount': Store['heartbeatSeriesBuilder']['maximumCount'];
  'store/heartbeatSeriesQuery': Store['heartbeatSeriesQuery'];
  'store/isHealthDataAvailable': Store['isHealthDataAvailable'];
  'store/liveWorkoutBuilder.disableCollection': Store['liveWorkoutBuilder']['disableCollection'];
  'store/liveWorkoutBuilder.enableCollection': Store['liveWorkoutBuilder']['enableCollection'];
  'store/liveWorkoutBuilder.setDataSource': Store['liveWorkoutBuilder']['setDataSource'];
  'store/liveWorkoutBuilder.typesToCollect': Store['liveWorkoutBuilder']['typesToCollect'];
  'store/observerQuery': Store['observerQuery'];
  'store/preferredUnits': Store['preferredUnits'];
  'store/quantitySeriesSampleBuilder.create': Store['quantitySeriesSampleBuilder']['create'];
  'store/quantitySeriesSampleBuilder.discard': Store['quantitySeriesSampleBuilder']['discard'];
  'store/quantitySeriesSampleBuilder.finishSeries': Store['quantitySeriesSampleBuilder']['finishSeries'];
  'store/quantitySeriesSampleBuilder.insert': Store['quantitySeriesSampleBuilder']['insert'];
  'store/quantitySeriesSampleQuery': Store['quantitySeriesSampleQuery'];
  'store/recoverActiveWorkoutSession': Store['recoverActiveWorkoutSession'];
  'store/relateWorkoutEffortSample': Store['relateWorkoutEffortSample'];
  'store/requestAuthorization': Store['requestAuthorization'];
  'store/requestPerObjectReadAuthorization': Store['requestPerObjectReadAuthorization'];
  'store/sampleQuery': Store['sampleQuery'];
  'store/save': Store['save'];
  'store/sourceQuery': Store['sourceQuery'];
  'store/statisticsCollectionQuery': Store['statisticsCollectionQuery'];
  'store/statisticsQuery': Store['statisticsQuery'];
  'store/stop': Store['stop'];
  'store/supportsHealthRecords': Store['supportsHealthRecords'];
  'store/unrelateWorkoutEffortSample': Store['unrelateWorkoutEffortSample'];
  'store/userAnnotatedMedicationQuery': Store['userAnnotatedMedicationQuery'];
  'store/wheelchairUse': Store['wheelchairUse'];
  'store/workoutBuilder.addMetadata': Store['workoutBuilder']['addMetadata'];
  'store/workoutBuilder.addSamples': Store['workoutBuilder']['addSamples'];
  'store/workoutBuilder.addWorkoutActivity': Store['workoutBuilder']['addWorkoutActivity'];
  'store/workoutBuilder.addWorkoutEvents': Store['workoutBuilder']['addWorkoutEvents'];
  'store/workoutBuilder.beginCollection': Store['workoutBuilder']['beginCollection'];
  'store/workoutBuilder.create': Store['workoutBuilder']['create'];
  'store/workoutBuilder.discardWorkout': Store['workoutBuilder']['discardWorkout'];
  'store/workoutBuilder.elapsedTime': Store['workoutBuilder']['elapsedTime'];
  'store/workoutBuilder.endCollection': Store['workoutBuilder']['endCollection'];
  'store/workoutBuilder.finishWorkout': Store['workoutBuilder']['finishWorkout'];
  'store/workoutBuilder.seriesBuilder': Store['workoutBuilder']['seriesBuilder'];
  'store/workoutBuilder.statistics': Store['workoutBuilder']['statistics'];
  'store/workoutBuilder.updateActivity': Store['workoutBuilder']['updateActivity'];
  'store/workoutEffortRelationshipQuery': Store['workoutEffortRelationshipQuery'];
  'store/workoutRouteBuilder.addMetadata': Store['workoutRouteBuilder']['addMetadata'];
  'store/workoutRouteBuilder.create': Store['workoutRouteBuilder']['create'];
  'store/workoutRouteBuilder.discard': Store['workoutRouteBuilder']['discard'];
  'store/workoutRouteBuilder.finishRoute': Store['workoutRouteBuilder']['finishRoute'];
  'store/workoutRouteBuilder.insertRouteData': Store['workoutRouteBuilder']['insertRouteData'];
  'store/workoutRouteQuery': Store['workoutRouteQuery'];
  'store/workoutSession.associatedWorkoutBuilder': Store['workoutSession']['associatedWorkoutBuilder'];
  'store/workoutSession.beginNewActivity': Store['workoutSession']['beginNewActivity'];
  'store/workoutSession.create': Store['workoutSession']['create'];
  'store/workoutSession.end': Store['workoutSession']['end'];
  'store/workoutSession.endCurrentActivity': Store['workoutSession']['endCurrentActivity'];
  'store/workoutSession.pause': Store['workoutSession']['pause'];
  'store/workoutSession.prepare': Store['workoutSession']['prepare'];
  'store/workoutSession.resume': Store['workoutSession']['resume'];
  'store/workoutSession.sendToRemoteWorkoutSession': Store['workoutSession']['sendToRemoteWorkoutSession'];
  'store/workoutSession.startActivity': Store['workoutSession']['startActivity'];
  'store/workoutSession.startMirroringToCompanionDevice': Store['workoutSession']['startMirroringToCompanionDevice'];
  'store/workoutSession.state': Store['workoutSession']['state'];
  'store/workoutSession.stopActivity': Store['workoutSession']['stopActivity'];
  'store/workoutSession.stopMirroringToCompanionDevice': Store['workoutSession']['stopMirroringToCompanionDevice'];
  'control/addSamples': Control['addSamples'];
  'control/advanceClock': Control['advanceClock'];
  'control/auditLog': Control['auditLog'];
  'control/catalog': Control['catalog'];
  'control/clearJournal': Control['clearJournal'];
  'control/connectRemoteWorkoutSession': Control['connectRemoteWorkoutSession'];
  'control/endWorkoutSession': Control['endWorkoutSession'];
  'control/failNext': Control['failNext'];
  'control/generate': Control['generate'];
  'control/import': Control['import'];
  'control/journal': Control['journal'];
  'control/listSnapshots': Control['listSnapshots'];
  'control/lockDevice': Control['lockDevice'];
  'control/reset': Control['reset'];
  'control/respondToPermissionSheet': Control['respondToPermissionSheet'];
  'control/restore': Control['restore'];
  'control/sendToWorkoutSession': Control['sendToWorkoutSession'];
  'control/setActivityGoals': Control['setActivityGoals'];
  'control/setApp': Control['setApp'];
  'control/setAppState': Control['setAppState'];
  'control/setAuthorization': Control['setAuthorization'];
  'control/setCharacteristic': Control['setCharacteristic'];
  'control/setClock': Control['setClock'];
  'control/setConsent': Control['setConsent'];
  'control/setEntitlements': Control['setEntitlements'];
  'control/setMedications': Control['setMedications'];
  'control/setObjectAuthorization': Control['setObjectAuthorization'];
  'control/setSensors': Control['setSensors'];
  'control/setSourceOrder': Control['setSourceOrder'];
  'control/setTimeZone': Control['setTimeZone'];
  'control/snapshot': Control['snapshot'];
  'control/startMirroredWorkoutSession': Control['startMirroredWorkoutSession'];
  'control/state': Control['state'];
  'control/unlockDevice': Control['unlockDevice'];
}

/** The params of every notification, by its method. */
export interface Notifications {
  /** A permission sheet waits for the user: consent policy ask. */
  'control/permissionSheet': PermissionSheet;
  /** How far a call is that takes long and was asked to tell: at each tenth, before its response. */
  'control/progress': CallProgress;
  /** What was added and deleted since the query's last result. */
  'store/anchoredObjectQuery.update': Changes;
  /** Samples of these types were collected. */
  'store/liveWorkoutBuilder.didCollectData': CollectedWorkoutData;
  /** A builder that collects has got an event of its session. */
  'store/liveWorkoutBuilder.didCollectEvent': CollectedWorkoutEvent;
  /** An observer's handler is called: once after the start, then after changes. */
  'store/observerQuery.update': ObserverUpdate;
  /** The whole collection, after a change. */
  'store/statisticsCollectionQuery.update': StatisticsCollection;
  /** The workouts whose effort has changed since the query's last result. */
  'store/workoutEffortRelationshipQuery.update': EffortRelationships;
  /** An activity of a session has begun. */
  'store/workoutSession.didBeginActivity': WorkoutSessionActivity;
  /** A session has gone from one state to another. */
  'store/workoutSession.didChange': WorkoutSessionChange;
  /** The mirroring of a session has ended. */
  'store/workoutSession.didDisconnectFromRemoteDevice': WorkoutSessionReference;
  /** An activity of a session has ended. */
  'store/workoutSession.didEndActivity': WorkoutSessionActivity;
  /** A transition was refused, or an error ends the session: then before that transition. */
  'store/workoutSession.didFail': WorkoutSessionFailure;
  /** A pause of a session has begun or ended. */
  'store/workoutSession.didGenerateEvent': WorkoutSessionEvent;
  /** The app on the other device has sent something. */
  'store/workoutSession.didReceiveData': WorkoutSessionData;
  /** A session that runs on the user's watch arrives at the phone. */
  'store/workoutSessionMirroringStart': MirroredWorkoutSession;
}

export interface DateOfBirth {
  year: number;
  month: number;
  day: number;
}

export interface PermissionResult {
  dialogShown: boolean;
  requestedReadTypes: number;
  requestedWriteTypes: number;
  unavailableTypes: string[];
  hasUnavailableTypes: boolean;
}

export interface ConsentRecord {
  id: string;
  identifiers: string[];
  version?: string;
  consentDate?: string;
  expirationDate?: string;
  withdrawalDate?: string;
}

export type TypeIdentifier = string;

export interface Completion {
  success: boolean;
}

export interface Quantity {
  value: number;
  unit: string;
}

export interface Sample {
  type: TypeIdentifier;
  startDate: string;
  endDate: string;
  quantity?: Quantity;
  count?: number;
  series?: {
    unit: string;
    quantities: Array<{ value: number; startDate: string; endDate: string }>;
  };
  value?: number | string;
  objects?: Sample[];
  workoutActivityType?: number | string;
  duration?: number;
  workoutEvents?: WorkoutEvent[];
  totalEnergyBurned?: Quantity;
  totalDistance?: Quantity;
  totalSwimmingStrokeCount?: Quantity;
  totalFlightsClimbed?: Quantity;
  workoutActivities?: WorkoutActivity[];
  statistics?: StatisticsByType;
  uuid?: string;
  sourceRevision?: {
    source: Source;
    version?: string;
    productType?: string;
    operatingSystemVersion?: string;
  };
  device?: Device;
  metadata?: Metadata;
  kind?: number | string;
  valence?: number;
  valenceClassification?: number;
  labels?: Array<number | string>;
  associations?: Array<number | string>;
  answers?: Array<number | string>;
  score?: number;
  risk?: number;
  sensitivityPoints?: Array<{
    frequency: Quantity;
    leftEarSensitivity?: Quantity;
    rightEarSensitivity?: Quantity;
  }>;
  prescriptionType?: number | string;
  expirationDate?: string;
  brand?: string;
  rightEye?: LensSpecification;
  leftEye?: LensSpecification;
  displayName?: string;
  fhirResource?: FHIRResource;
  document?: CDADocument;
  medicationConceptIdentifier?: string;
  scheduleType?: number | string;
  logStatus?: number | string;
  scheduledDate?: string;
  scheduledDoseQuantity?: number;
  doseQuantity?: number;
  unit?: string;
  heartbeats?: Heartbeat[];
  locations?: Location[];
  classification?: number | string;
  symptomsStatus?: number | string;
  averageHeartRate?: Quantity;
  samplingFrequency?: Quantity;
  numberOfVoltageMeasurements?: number;
  voltages?: VoltageMeasurement[];
}

export interface SampleInput {
  type: TypeIdentifier;
  startDate: Date | string;
  endDate: Date | string;
  quantity?: Quantity;
  count?: number;
  series?: {
    unit: string;
    quantities: Array<{ value: number; startDate: Date | string; endDate: Date | string }>;
  };
  value?: number | string;
  objects?: SampleInput[];
  workoutActivityType?: number | string;
  duration?: number;
  workoutEvents?: WorkoutEventInput[];
  totalEnergyBurned?: Quantity;
  totalDistance?: Quantity;
  totalSwimmingStrokeCount?: Quantity;
  totalFlightsClimbed?: Quantity;
  workoutActivities?: WorkoutActivityInput[];
  statistics?: StatisticsByTypeInput;
  uuid?: string;
  sourceRevision?: {
    source: Source;
    version?: string;
    productType?: string;
    operatingSystemVersion?: string;
  };
  device?: Device;
  metadata?: MetadataInput;
  kind?: number | string;
  valence?: number;
  valenceClassification?: number;
  labels?: Array<number | string>;
  associations?: Array<number | string>;
  answers?: Array<number | string>;
  score?: number;
  risk?: number;
  sensitivityPoints?: Array<{
    frequency: Quantity;
    leftEarSensitivity?: Quantity;
    rightEarSensitivity?: Quantity;
  }>;
  prescriptionType?: number | string;
  expirationDate?: Date | string;
  brand?: string;
  rightEye?: LensSpecification;
  leftEye?: LensSpecification;
  displayName?: string;
  fhirResource?: FHIRResource;
  document?: CDADocument;
  medicationConceptIdentifier?: string;
  scheduleType?: number | string;
  logStatus?: number | string;
  scheduledDate?: Date | string;
  scheduledDoseQuantity?: number;
  doseQuantity?: number;
  unit?: string;
  heartbeats?: Heartbeat[];
  locations?: LocationInput[];
  classification?: number | string;
  symptomsStatus?: number | string;
  averageHeartRate?: Quantity;
  samplingFrequency?: Quantity;
  numberOfVoltageMeasurements?: number;
  voltages?: VoltageMeasurement[];
}

export interface WorkoutEvent {
  type: number | string;
  startDate: string;
  endDate: string;
  metadata?: Metadata;
}

export interface WorkoutEventInput {
  type: number | string;
  startDate: Date | string;
  endDate: Date | string;
  metadata?: MetadataInput;
}

export interface Source {
  name: string;
  bundleIdentifier: string;
}

export interface AddedSource {
  name: string;
  bundleIdentifier: string;
  version?: string;
  productType?: string;
  operatingSystemVersion?: string;
}

export interface Samples {
  samples: Sample[];
}

export interface Correlations {
  correlations: Sample[];
}

export interface Sources {
  sources: Source[];
}

export interface SeriesQuantities {
  quantities: Array<{ quantity: Quantity; startDate: string; endDate: string; uuid?: string }>;
}

export interface UUIDs {
  uuids: string[];
}

export interface DeletedCount {
  count: number;
}

export interface Query {
  query: number;
}

export interface ObserverUpdate {
  query: number;
  delivery: number;
  types: string[];
}

export interface Changes {
  samples: Sample[];
  deletedObjects: Array<{ uuid: string; metadata?: Metadata }>;
  anchor: string;
  query?: number;
}

export interface Statistics {
  type: TypeIdentifier;
  startDate: string;
  endDate: string;
  sumQuantity?: Quantity;
  averageQuantity?: Quantity;
  minimumQuantity?: Quantity;
  maximumQuantity?: Quantity;
  mostRecentQuantity?: Quantity;
  mostRecentQuantityDateInterval?: { startDate: string; endDate: string };
  duration?: Quantity;
  sources?: Source[];
  bySource?: { [name: string]: {
    sumQuantity?: Quantity;
    averageQuantity?: Quantity;
    minimumQuantity?: Quantity;
    maximumQuantity?: Quantity;
    mostRecentQuantity?: Quantity;
    mostRecentQuantityDateInterval?: { startDate: string; endDate: string };
    duration?: Quantity;
  } };
}

export interface StatisticsInput {
  type: TypeIdentifier;
  startDate: Date | string;
  endDate: Date | string;
  sumQuantity?: Quantity;
  averageQuantity?: Quantity;
  minimumQuantity?: Quantity;
  maximumQuantity?: Quantity;
  mostRecentQuantity?: Quantity;
  mostRecentQuantityDateInterval?: { startDate: Date | string; endDate: Date | string };
  duration?: Quantity;
  sources?: Source[];
  bySource?: { [name: string]: {
    sumQuantity?: Quantity;
    averageQuantity?: Quantity;
    minimumQuantity?: Quantity;
    maximumQuantity?: Quantity;
    mostRecentQuantity?: Quantity;
    mostRecentQuantityDateInterval?: { startDate: Date | string; endDate: Date | string };
    duration?: Quantity;
  } };
}

export interface StatisticsCollection {
  statistics: Statistics[];
  query?: number;
}

export type Unit = string;

export type Metadata = { [name: string]: MetadataValue };

export type MetadataInput = { [name: string]: MetadataValueInput };

export type MetadataValue = string | boolean | number | { date: string } | { quantity: Quantity };

export type MetadataValueInput = string | boolean | number | { date: Date | string } | { quantity: Quantity };

export interface Device {
  name?: string;
  manufacturer?: string;
  model?: string;
  hardwareVersion?: string;
  firmwareVersion?: string;
  softwareVersion?: string;
  localIdentifier?: string;
  udiDeviceIdentifier?: string;
}

export interface SortDescriptor {
  key: 
    | 'startDate'
    | 'endDate'
    | 'duration'
    | 'totalDistance'
    | 'totalEnergyBurned'
    | 'totalSwimmingStrokeCount'
    | 'totalFlightsClimbed'
    | 'HKSampleSortIdentifierStartDate'
    | 'HKSampleSortIdentifierEndDate'
    | 'HKWorkoutSortIdentifierDuration'
    | 'HKWorkoutSortIdentifierTotalDistance'
    | 'HKWorkoutSortIdentifierTotalEnergyBurned';
  ascending: boolean;
}

export interface IntervalComponents {
  year?: number;
  yearForWeekOfYear?: number;
  quarter?: number;
  month?: number;
  weekOfYear?: number;
  weekOfMonth?: number;
  weekdayOrdinal?: number;
  weekday?: number;
  dayOfYear?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  nanosecond?: number;
}

export type Predicate = 
  | {
      startDate?: Date | string;
      endDate?: Date | string;
      options?: Array<'strictStartDate' | 'strictEndDate'>;
    }
  | { and: Predicate[] }
  | { or: Predicate[] }
  | { not: Predicate }
  | { uuids: string[] }
  | { sources: string[] }
  | { device: Device }
  | {
      deviceProperty: {
        key: 
          | 'name'
          | 'HKDevicePropertyName'
          | 'manufacturer'
          | 'HKDevicePropertyManufacturer'
          | 'model'
          | 'HKDevicePropertyModel'
          | 'hardwareVersion'
          | 'HKDevicePropertyHardwareVersion'
          | 'firmwareVersion'
          | 'HKDevicePropertyFirmwareVersion'
          | 'softwareVersion'
          | 'HKDevicePropertySoftwareVersion'
          | 'localIdentifier'
          | 'HKDevicePropertyLocalIdentifier'
          | 'udiDeviceIdentifier'
          | 'HKDevicePropertyUDIDeviceIdentifier';
        allowedValues: string[];
      };
    }
  | {
      metadataKey: 
        | string
        | { key: string; allowedValues: MetadataValueInput[] }
        | {
            key: string;
            operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
            value: MetadataValueInput;
          };
    }
  | { noCorrelation: unknown }
  | { workout: string }
  | {
      quantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        value: number;
        unit: Unit;
      };
    }
  | {
      categoryValue: { operator: '==' | '!=' | '<' | '<=' | '>' | '>='; value: number };
    }
  | { categoryValues: number[] }
  | { workoutActivityType: number | string }
  | {
      workoutDuration: { operator: '==' | '!=' | '<' | '<=' | '>' | '>='; value: number };
    }
  | {
      sourceRevisions: Array<{
        source: { bundleIdentifier: string; name?: string };
        version?: string;
        productType?: string;
        operatingSystemVersion?: string;
      }>;
    }
  | { workoutEffortSamplesRelated: { workout: string; activity?: string } }
  | { workoutActivity: WorkoutActivityPredicate }
  | {
      workoutSumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      workoutMinimumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      workoutMaximumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      workoutAverageQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      totalEnergyBurned: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        value: number;
        unit: Unit;
      };
    }
  | {
      totalDistance: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        value: number;
        unit: Unit;
      };
    }
  | {
      totalSwimmingStrokeCount: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        value: number;
        unit: Unit;
      };
    }
  | {
      totalFlightsClimbed: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        value: number;
        unit: Unit;
      };
    }
  | { stateOfMindKind: number | string }
  | {
      stateOfMindValence: { operator: '==' | '!=' | '<' | '<=' | '>' | '>='; value: number };
    }
  | { stateOfMindLabel: number | string }
  | { stateOfMindAssociation: number | string }
  | { fhirResourceType: string }
  | { fhirResourceIdentifier: string }
  | { medicationConceptIdentifiers: string[] }
  | { medicationLogStatuses: Array<number | string> }
  | {
      medicationScheduledDate: { startDate?: Date | string; endDate?: Date | string };
    };

export type WorkoutActivityPredicate = 
  | {
      startDate?: Date | string;
      endDate?: Date | string;
      options?: Array<'strictStartDate' | 'strictEndDate'>;
    }
  | { and: WorkoutActivityPredicate[] }
  | { or: WorkoutActivityPredicate[] }
  | { not: WorkoutActivityPredicate }
  | { workoutActivityType: number | string }
  | {
      duration: { operator: '==' | '!=' | '<' | '<=' | '>' | '>='; value: number };
    }
  | {
      sumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      minimumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      maximumQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    }
  | {
      averageQuantity: {
        operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
        quantityType: TypeIdentifier;
        value: number;
        unit: Unit;
      };
    };

export interface LensSpecification {
  sphere: Quantity;
  cylinder?: Quantity;
  axis?: Quantity;
  addPower?: Quantity;
  vertexDistance?: Quantity;
  farPupillaryDistance?: Quantity;
  nearPupillaryDistance?: Quantity;
  baseCurve?: Quantity;
  diameter?: Quantity;
  prism?: VisionPrism;
}

export interface VisionPrism {
  eye: number | string;
  amount?: Quantity;
  angle?: Quantity;
  verticalAmount?: Quantity;
  verticalBase?: number | string;
  horizontalAmount?: Quantity;
  horizontalBase?: number | string;
}

export interface FHIRResource {
  identifier: string;
  resourceType: string;
  fhirVersion: string;
  data: { [name: string]: unknown };
  sourceURL?: string;
}

export interface UserAnnotatedMedications {
  userAnnotatedMedications: UserAnnotatedMedication[];
}

export interface UserAnnotatedMedication {
  medication: MedicationConcept;
  nickname?: string;
  isArchived?: boolean;
  hasSchedule?: boolean;
}

export interface MedicationConcept {
  identifier: string;
  displayText: string;
  generalForm?: 
    | 'capsule'
    | 'cream'
    | 'device'
    | 'drops'
    | 'foam'
    | 'gel'
    | 'inhaler'
    | 'injection'
    | 'liquid'
    | 'lotion'
    | 'ointment'
    | 'patch'
    | 'powder'
    | 'spray'
    | 'suppository'
    | 'tablet'
    | 'topical'
    | 'unknown';
  relatedCodings?: Array<{ system: string; code: string; version?: string }>;
}

export interface ActivitySummaries {
  activitySummaries: Array<{
    dateComponents: { era: number; year: number; month: number; day: number; calendar: string };
    activityMoveMode: number;
    activeEnergyBurned: Quantity;
    activeEnergyBurnedGoal: Quantity;
    appleMoveTime: Quantity;
    appleMoveTimeGoal: Quantity;
    appleExerciseTime: Quantity;
    appleExerciseTimeGoal: Quantity;
    appleStandHours: Quantity;
    appleStandHoursGoal: Quantity;
    exerciseTimeGoal?: Quantity;
    standHoursGoal?: Quantity;
  }>;
}

export interface CDADocument {
  title?: string;
  patientName?: string;
  authorName?: string;
  custodianName?: string;
  documentData?: string;
}

export interface Builder {
  builder: number;
}

export interface Heartbeat {
  timeSinceSeriesStart: number;
  precededByGap?: boolean;
}

export interface Heartbeats {
  heartbeats: Heartbeat[];
}

export interface Location {
  timestamp: string;
  latitude: number;
  longitude: number;
  altitude?: number;
  horizontalAccuracy?: number;
  verticalAccuracy?: number;
  speed?: number;
  speedAccuracy?: number;
  course?: number;
  courseAccuracy?: number;
}

export interface LocationInput {
  timestamp: Date | string;
  latitude: number;
  longitude: number;
  altitude?: number;
  horizontalAccuracy?: number;
  verticalAccuracy?: number;
  speed?: number;
  speedAccuracy?: number;
  course?: number;
  courseAccuracy?: number;
}

export interface Locations {
  locations: Location[];
  done: boolean;
}

export interface VoltageMeasurement {
  timeSinceSampleStart: number;
  quantity: Quantity;
}

export interface Voltages {
  voltages: VoltageMeasurement[];
}

export interface DateInterval {
  startDate: Date | string;
  endDate: Date | string;
}

export interface WorkoutConfiguration {
  activityType: number | string;
  locationType?: number | string;
  swimmingLocationType?: number | string;
  lapLength?: Quantity;
}

export interface NewWorkoutActivity {
  workoutConfiguration: WorkoutConfiguration;
  startDate: Date | string;
  uuid?: string;
  endDate?: Date | string;
  metadata?: MetadataInput;
}

export interface WorkoutActivity {
  uuid: string;
  workoutConfiguration: WorkoutConfiguration;
  startDate: string;
  duration: number;
  workoutEvents: WorkoutEvent[];
  endDate?: string;
  statistics?: StatisticsByType;
  metadata?: Metadata;
}

export interface WorkoutActivityInput {
  uuid: string;
  workoutConfiguration: WorkoutConfiguration;
  startDate: Date | string;
  duration: number;
  workoutEvents: WorkoutEventInput[];
  endDate?: Date | string;
  statistics?: StatisticsByTypeInput;
  metadata?: MetadataInput;
}

export type StatisticsByType = { [name: string]: Statistics };

export type StatisticsByTypeInput = { [name: string]: StatisticsInput };

export interface WorkoutStatistics {
  statistics: StatisticsByType;
}

export interface WorkoutBuilder {
  builder: number;
}

export interface OptionalBuilder {
  builder: number | null;
}

export interface FinishedWorkout {
  workout: Sample | null;
}

export interface UUIDResult {
  uuid: string;
}

export interface EffortRelationships {
  relationships: Array<{ workout: Sample; samples: Sample[]; activity?: WorkoutActivity }>;
  anchor: string;
  query?: number;
}

export interface WorkoutSession {
  state: 1 | 2 | 3 | 4 | 5 | 6;
  type: 0 | 1;
  workoutConfiguration: WorkoutConfiguration;
  startDate?: string;
  endDate?: string;
  currentActivity?: {
    uuid: string;
    workoutConfiguration: WorkoutConfiguration;
    startDate: string;
    endDate?: string;
  };
}

export type Rate = Quantity | null;

export interface WorkoutSessionChange {
  session: number;
  toState: 1 | 2 | 3 | 4 | 5 | 6;
  fromState: 1 | 2 | 3 | 4 | 5 | 6;
  date: string;
}

export interface WorkoutSessionFailure {
  session: number;
  error: { domain: string; code: number; name: string; message: string };
}

export interface WorkoutSessionEvent {
  session: number;
  event: WorkoutEvent;
}

export interface WorkoutSessionActivity {
  session: number;
  workoutConfiguration: WorkoutConfiguration;
  date: string;
}

export interface WorkoutSessionData {
  session: number;
  data: string;
}

export interface WorkoutSessionReference {
  session: number;
}

export interface MirroredWorkoutSession {
  session: number;
  workoutConfiguration: WorkoutConfiguration;
}

export interface CollectedWorkoutData {
  builder: number;
  types: string[];
}

export interface CollectedWorkoutEvent {
  builder: number;
  event: WorkoutEvent;
}

export interface PermissionSheet {
  sheet: number;
  toShare: string[];
  read: string[];
  objects?: string[];
}

export interface CallProgress {
  method: string;
  fraction: number;
}

export interface ImportCounts {
  read: number;
  added: number;
  present: number;
  skipped: number;
}

export interface ImportReport {
  types: { [name: string]: ImportCounts };
  problems: Array<{
    code: 
      | 'malformedDocumentType'
      | 'controlCharacters'
      | 'invalidText'
      | 'malformed'
      | 'gaveUp'
      | 'endsEarly'
      | 'cutOffArchive'
      | 'unknownElement'
      | 'misplacedElement'
      | 'unclosedElement'
      | 'tooManyElements'
      | 'damagedTag'
      | 'unknownType'
      | 'wrongElement'
      | 'notANumber'
      | 'unknownUnit'
      | 'wrongUnit'
      | 'unknownValue'
      | 'invalidDate'
      | 'endBeforeStart'
      | 'longSource'
      | 'invalidSample'
      | 'missingSource'
      | 'incompleteCorrelation'
      | 'cutOffSample'
      | 'cutOffRecord'
      | 'cutOffPart'
      | 'unreadableMetadata'
      | 'longMetadata'
      | 'unreadableHeartbeat'
      | 'unreadableEvent'
      | 'unreadableActivity'
      | 'unreadableStatistics'
      | 'unreadableSensitivityPoint'
      | 'unreadableLens'
      | 'unreadablePrism'
      | 'attachment'
      | 'unreadableCharacteristic'
      | 'unknownVerdict'
      | 'outsidePath'
      | 'missingFile'
      | 'tooLarge'
      | 'unreadableFile'
      | 'unreadablePoint'
      | 'cutOffRoute'
      | 'unreadableRoute'
      | 'unreadableElectrocardiogram'
      | 'unreadableClinicalRecord'
      | 'unreadableSupplement';
    count: number;
    name?: string;
    line?: number;
  }>;
}

export interface GenerateReport {
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  types: { [name: string]: GenerateCounts };
}

export interface GenerateCounts {
  added: number;
  present: number;
}

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
  era?: number;
  calendar?: string;
}

export interface Trip {
  timeZone: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
}

export interface PlatformError {
  code: string;
  message?: string;
  details?: unknown;
}

export interface NativeException {
  exception: string;
  reason: string;
}

export interface ErrorObject {
  code: number;
  message: string;
  data?: unknown;
}

export interface Journal {
  entries: Array<{
    index: number;
    time: string;
    method: string;
    outcome: 'success' | 'error';
    errorCode?: number;
    types?: string[];
    count?: number;
  }>;
}

export interface AuditLog {
  entries: Array<{
    time: string;
    who: string;
    action: 'read' | 'write' | 'delete' | 'authorize' | 'consent';
    method: string;
    types: string[];
    count: number;
    outcome: 'success' | 'error';
    app?: string;
    errorCode?: number;
  }>;
}

export interface Snapshots {
  snapshots: string[];
}

export interface Catalog {
  types: Array<{
    identifier: string;
    name: string;
    kind: 
      | 'quantity'
      | 'category'
      | 'characteristic'
      | 'correlation'
      | 'clinical'
      | 'document'
      | 'scoredAssessment'
      | 'workout'
      | 'series'
      | 'audiogram'
      | 'electrocardiogram'
      | 'activitySummary'
      | 'prescription'
      | 'stateOfMind'
      | 'medicationDoseEvent'
      | 'userAnnotatedMedication';
    versions: { iOS: string; watchOS?: string; macOS?: string };
    permissions: { share: boolean; read: boolean; perObject: boolean };
    dimension?: string;
    unit?: string;
    aggregation?: string;
    values?: Array<{ name: string; raw: number }>;
    components?: string[];
  }>;
}

export interface State {
  clock: string;
  timeZone: string;
  profile: string;
  osVersion: string;
  app: { bundleIdentifier: string; name: string; version: string };
  appState: string;
  authorizations: Array<{
    bundleIdentifier: string;
    type: string;
    direction: 'share' | 'read';
    status: 1 | 2;
  }>;
  sheets: number;
  openSheet: PermissionSheet | null;
  characteristics: { [name: string]: unknown };
  queries: Array<{
    query: number;
    kind: 
      | 'observerQuery'
      | 'anchoredObjectQuery'
      | 'statisticsCollectionQuery'
      | 'workoutEffortRelationshipQuery';
    types: string[];
  }>;
  snapshots: string[];
  locked: boolean;
}
