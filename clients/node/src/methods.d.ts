// Generated from protocol/openrpc.json by clients/generate; not to be edited.

import type { CallOptions } from './bridge.js';

/** The params of a method without parameters. */
export type NoParams = { [name: string]: never };

/** The methods of the channel `healthkit_permissions`. */
export interface HealthKitPermissions {
  /** Returns whether the app may share all of the types. True for an empty list. */
  canWriteAllTypes(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Returns whether the app may share at least one of the types. */
  canWriteAnyType(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Returns whether the app may share a type. False for a type that the system does not have. */
  canWriteType(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns the sharing status of each type, by identifier. Types that the system does not have are left out. */
  checkWriteAuthorization(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<{ [name: string]: 0 | 1 | 2 }>;
  /**
   * Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read permission.
   */
  getAuthorizationStatus(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Returns the identifiers of those types that the app may share. */
  getAuthorizedWriteTypes(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<string[]>;
  /** Returns all of the app's records of consent and withdrawal, in order. */
  getConsents(params?: NoParams, options?: CallOptions): Promise<ConsentRecord[]>;
  /** Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided. */
  getRequestStatus(params: {
    /** The raw identifiers of the types to read. */
    readIdentifiers: string[];
    /** The raw identifiers of the types to share. */
    writeIdentifiers: string[];
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Returns the identifiers of all types of the emulated system, by kind. */
  getSupportedTypes(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: string[] }>;
  /** Returns whether the latest record about a type is a valid consent. It does not reveal any permission. */
  hasValidConsent(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
    /** The version of the terms. Default: any version. */
    version?: string;
    /** The user of the app, whose records are separate. Default: the records without a user. */
    userId?: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns whether the device has HealthKit. It does not reveal any permission. */
  isAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Reads a characteristic of the user: the date of birth as `{year, month, day}`, the others as raw values. */
  readCharacteristic(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<number | DateOfBirth>;
  /** Records that the user consents to the use of types. This is the app's own record and grants nothing. */
  recordConsent(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
    /** The version of the terms to which the user consents. */
    version: string;
    /** The time at which the consent ends. Default: never. */
    expirationDate?: Date | string;
    /** The user of the app, whose records are separate. Default: the records without a user. */
    userId?: string;
  }, options?: CallOptions): Promise<ConsentRecord>;
  /** Requests permission to read activity summaries. */
  requestActivitySummaryPermissions(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Requests permission for the two components of blood pressure, not for the correlation. */
  requestBloodPressurePermissions(params: {
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for category types. */
  requestCategoryPermissions(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission to read characteristics, which can never be shared. */
  requestCharacteristicPermissions(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission to read clinical records, which can never be shared. */
  requestClinicalPermissions(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for CDA documents. */
  requestDocumentPermissions(params: {
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for dietary quantity types. */
  requestFoodPermissions(params: {
    /** The raw identifiers of dietary types. Default: energy, protein, carbohydrates and fat. */
    identifiers?: string[];
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for the types of one group. The request to share leaves out types that cannot be shared. */
  requestPermissionGroup(params: {
    /** The name of the group. */
    group: 'fitness' | 'vitals' | 'body' | 'profile';
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for a type. Fails if the app's history says that it was requested and is decided. */
  requestPermissionWithTracking(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for several kinds of types at once. Also returns the types that the system does not have. */
  requestPermissions(params?: {
    /** The raw identifiers of quantity types. */
    quantityTypes?: string[];
    /** The raw identifiers of category types. */
    categoryTypes?: string[];
    /** The raw identifiers of characteristics, which are never shared. */
    characteristicTypes?: string[];
    /** Whether to request workouts too. */
    includeWorkouts?: boolean;
    /** Whether to request reading. */
    read?: boolean;
    /** Whether to request sharing. */
    write?: boolean;
  }, options?: CallOptions): Promise<PermissionResult>;
  /** Requests permission for quantity types. */
  requestQuantityPermissions(params: {
    /** The raw HealthKit identifiers. Types of another kind, and types that the system does not have, are left out. */
    identifiers: string[];
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for workouts. */
  requestWorkoutPermissions(params: {
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests permission for workout routes and for their workouts. */
  requestWorkoutRoutePermissions(params: {
    /** Whether to request reading. */
    read: boolean;
    /** Whether to request sharing. */
    write: boolean;
  }, options?: CallOptions): Promise<boolean>;
  /** Clears the app's history of requested types. The user's decisions do not change. */
  resetRequestHistory(params?: NoParams, options?: CallOptions): Promise<null>;
  /**
   * Returns whether the app should still request a type: it is not in the app's history, or its sharing is undecided.
   */
  shouldRequestPermission(params: {
    /** A raw HealthKit identifier. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Records that the user withdraws consent. Returns the identifiers of the types whose consent was valid. */
  withdrawConsent(params?: {
    /** The raw HealthKit identifiers. Default: all types with a valid consent. */
    identifiers?: string[];
    /** The user of the app, whose records are separate. Default: the records without a user. */
    userId?: string;
  }, options?: CallOptions): Promise<string[]>;
}

/** The methods of the channel `store`. */
export interface Store {
  /**
   * Returns what the user's move ring counts: 1 active energy, 2 move time; 1 if it is not set or reading was denied.
   */
  activityMoveMode(params?: NoParams, options?: CallOptions): Promise<1 | 2>;
  /** Returns the activity rings of each day, computed from the samples of all sources. */
  activitySummaryQuery(params?: {
    /**
     * The days: `{activitySummary}` or `{activitySummariesBetween: {start, end}}`, combined with `and`, `or` and `not`.
     */
    predicate?: unknown;
    /** Whether the query keeps running and sends a notification after each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<ActivitySummaries>;
  /** Associates samples with a saved workout, and saves new ones. The totals of the workout do not change. */
  addSamples(params: {
    /** The samples. */
    samples: SampleInput[];
    /** The identifier of the workout. */
    workout: string;
  }, options?: CallOptions): Promise<UUIDs>;
  /** Returns the samples of one or several types that were saved or deleted since an anchor, and a new anchor. */
  anchoredObjectQuery(params?: {
    /** The type of the samples. Alternatively pass `queryDescriptors`. */
    type?: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and `predicate`. */
    queryDescriptors?: QueryDescriptor[];
    /** The anchor of an earlier result. Default: from the beginning. */
    anchor?: string;
    /** The largest number of results. Default: 0, no limit. */
    limit?: number;
    /** Whether the query keeps running and sends a notification after each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<Changes>;
  /**
   * Returns the sharing status of a type: 0 not determined, 1 denied, 2 authorized. It does not reveal read permission.
   */
  authorizationStatus(params: {
    /** The type. */
    type: TypeIdentifier;
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Returns the user's biological sex; 0 if it is not set or reading was denied. */
  biologicalSex(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3>;
  /** Returns the user's blood type; 0 if it is not set or reading was denied. */
  bloodType(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>;
  /** Calls the completion handler of one delivery of an observer query. */
  completeObserver(params: {
    /** The number of the delivery, as in its notification. */
    delivery: number;
  }, options?: CallOptions): Promise<null>;
  /** Returns the correlations of a type that have a matching member for each type in `samplePredicates`. */
  correlationQuery(params: {
    /** The correlation type. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The predicates for members, by type identifier. */
    samplePredicates?: { [name: string]: Predicate };
  }, options?: CallOptions): Promise<Correlations>;
  /** Returns the user's date of birth; null if it is not set or reading was denied. */
  dateOfBirthComponents(params?: NoParams, options?: CallOptions): Promise<DateOfBirth | null>;
  /** Deletes objects that this app has saved: either all of them, or none if one cannot be deleted. */
  delete(params?: {
    /** The identifiers of the objects. */
    uuids?: string[];
    /** The objects as they were saved. Alternative to `uuids`. */
    objects?: SampleInput[];
  }, options?: CallOptions): Promise<null>;
  /** Deletes the samples of a type that this app has saved and that match a predicate. Succeeds if none match. */
  deleteObjects(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** The samples to delete. */
    predicate: Predicate;
  }, options?: CallOptions): Promise<DeletedCount>;
  /** Disables background delivery of all types. */
  disableAllBackgroundDelivery(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Disables background delivery of a type. Succeeds also if it is not enabled. */
  disableBackgroundDelivery(params: {
    /** The type. */
    type: TypeIdentifier;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns documents. A permission sheet asks the user about matching documents that are undecided. */
  documentQuery(params: {
    /** The type of the documents. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The largest number of results. Default: 0, no limit. */
    limit?: number;
    /** The order of the results. Default: the order in which the samples were saved. */
    sortDescriptors?: SortDescriptor[];
    /** Whether to return the XML too. Otherwise only the fields of the header are returned. */
    includeDocumentData: boolean;
  }, options?: CallOptions): Promise<Samples>;
  /** Returns the start of the period that the app may read, for each type with a limit. */
  earliestAuthorizedSampleDate(params: {
    /** The types. */
    types: TypeIdentifier[];
  }, options?: CallOptions): Promise<{ [name: string]: string }>;
  /** Returns the earliest date of samples that can be saved or read; on a phone the distant past. */
  earliestPermittedSampleDate(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Returns the voltages of an electrocardiogram. */
  electrocardiogramQuery(params: {
    /** The identifier of the electrocardiogram. */
    electrocardiogram: string;
    /** The unit of the voltages. Default: `V`. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Voltages>;
  /** Enables background delivery: changes of a type wake the app, at most once per period. */
  enableBackgroundDelivery(params: {
    /** The type. */
    type: TypeIdentifier;
    /** The shortest period between deliveries: `HKUpdateFrequency`. */
    frequency: 1 | 2 | 3 | 4 | 'immediate' | 'hourly' | 'daily' | 'weekly';
  }, options?: CallOptions): Promise<boolean>;
  /** Returns the user's Fitzpatrick skin type; 0 if it is not set or reading was denied. */
  fitzpatrickSkinType(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2 | 3 | 4 | 5 | 6>;
  /** Returns whether a request for these types would show the permission sheet: 1 yes, 2 no, all are decided. */
  getRequestStatusForAuthorization(params?: {
    /** `typesToShare`: the types that the app wants to save. */
    toShare?: TypeIdentifier[];
    /** `typesToRead`: the types that the app wants to read. */
    read?: TypeIdentifier[];
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Returns the heartbeats of a series. */
  heartbeatSeriesQuery(params: {
    /** The identifier of the series. */
    series: string;
  }, options?: CallOptions): Promise<Heartbeats>;
  /** Returns whether the device has HealthKit. It does not reveal any permission. */
  isHealthDataAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Starts an observer query. It sends a notification after the start and after each change, until it is stopped. */
  observerQuery(params?: {
    /** The type of the samples. Alternatively pass `types` or `queryDescriptors`. */
    type?: TypeIdentifier;
    /** The types of the samples, instead of `type`. */
    types?: TypeIdentifier[];
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and `predicate`. */
    queryDescriptors?: QueryDescriptor[];
  }, options?: CallOptions): Promise<Query>;
  /** Returns the user's preferred unit for each quantity type. */
  preferredUnits(params: {
    /** The quantity types. */
    types: TypeIdentifier[];
  }, options?: CallOptions): Promise<{ [name: string]: string }>;
  /** Returns each quantity of the samples that match a predicate. A series has several. */
  quantitySeriesSampleQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The unit of the quantities in the result. Default: the unit with which each was saved. */
    unit?: Unit;
    /** Whether to return the UUID of each quantity's sample. */
    includeSample?: boolean;
    /** Whether to sort the quantities of all samples by their own start dates. */
    orderByQuantitySampleStartDate?: boolean;
  }, options?: CallOptions): Promise<SeriesQuantities>;
  /** Returns the active session after the app was relaunched; null if there is none. */
  recoverActiveWorkoutSession(params?: NoParams, options?: CallOptions): Promise<{ session: number | null }>;
  /** Saves an effort score, and relates it to a workout or to an activity of a workout. */
  relateWorkoutEffortSample(params: {
    /** The effort score. It is not saved again if the app has saved it before. */
    sample: SampleInput;
    /** The identifier of the workout. */
    workout: string;
    /** The identifier of an activity of the workout. Default: the whole workout. */
    activity?: string;
  }, options?: CallOptions): Promise<UUIDResult>;
  /** Requests permission to share and read types. The sheet asks about every type and direction that is undecided. */
  requestAuthorization(params?: {
    /** `typesToShare`: the types that the app wants to save. */
    toShare?: TypeIdentifier[];
    /** `typesToRead`: the types that the app wants to read. */
    read?: TypeIdentifier[];
  }, options?: CallOptions): Promise<Completion>;
  /** Shows the user the objects of a type, and asks which of them the app may read. */
  requestPerObjectReadAuthorization(params: {
    /** The type. */
    type: TypeIdentifier;
    /** The objects to list. Default: all. */
    predicate?: unknown;
  }, options?: CallOptions): Promise<Completion>;
  /** Returns the samples of one or several types that match a predicate, or each type its own. */
  sampleQuery(params?: {
    /** The type of the samples. Alternatively pass `types` or `queryDescriptors`. */
    type?: TypeIdentifier;
    /** The types of the samples, instead of `type`. */
    types?: TypeIdentifier[];
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** `HKQueryDescriptor`: types, each with a predicate of its own, instead of `type` and `predicate`. */
    queryDescriptors?: QueryDescriptor[];
    /** The largest number of results. Default: 0, no limit. */
    limit?: number;
    /** The order of the results. Default: the order in which the samples were saved. */
    sortDescriptors?: SortDescriptor[];
    /** The unit of the quantities in the result. Default: the unit with which each was saved. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Samples>;
  /** Saves samples: either all of them, or none if one cannot be saved. */
  save(params: {
    /** The samples to save. */
    objects: SampleInput[];
  }, options?: CallOptions): Promise<UUIDs>;
  /** Returns the sources of the samples that match a predicate. */
  sourceQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
  }, options?: CallOptions): Promise<Sources>;
  /** Launches or wakes the watchOS app with the configuration of a workout. Does not exist on a watch. */
  startWatchApp(params: {
    /** `workoutConfiguration`: the activity and its location. */
    configuration: WorkoutConfiguration;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns statistics of the quantity samples that match a predicate, for each calendar interval. */
  statisticsCollectionQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The statistics to compute. */
    options: Array<
      | 'separateBySource'
      | 'discreteAverage'
      | 'discreteMin'
      | 'discreteMax'
      | 'cumulativeSum'
      | 'mostRecent'
      | 'duration'>;
    /** A date at which an interval begins. */
    anchorDate: Date | string;
    /** The length of the intervals. */
    intervalComponents: IntervalComponents;
    /** The start of a range. With `to`, every interval that touches the range is listed, even without samples. */
    from?: Date | string;
    /** The end of the range. */
    to?: Date | string;
    /** The unit of the quantities in the result. Default: the unit with which each was saved. */
    unit?: Unit;
    /** Whether the query keeps running and sends a notification after each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<StatisticsCollection>;
  /** Returns statistics of the quantity samples that match a predicate, with sources merged. */
  statisticsQuery(params: {
    /** The type of the samples. */
    type: TypeIdentifier;
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The statistics to compute. */
    options: Array<
      | 'separateBySource'
      | 'discreteAverage'
      | 'discreteMin'
      | 'discreteMax'
      | 'cumulativeSum'
      | 'mostRecent'
      | 'duration'>;
    /** The unit of the quantities in the result. Default: the unit with which each was saved. */
    unit?: Unit;
  }, options?: CallOptions): Promise<Statistics>;
  /** Stops a running query. It sends no further notifications. */
  stop(params: {
    /** The number of the query. */
    query: number;
  }, options?: CallOptions): Promise<null>;
  /** Returns whether the region has Health Records, or the device has clinical records. */
  supportsHealthRecords(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Removes the relation between an effort score and a workout. The score stays in the store. */
  unrelateWorkoutEffortSample(params: {
    /** The identifier of the effort score. */
    sample: string;
    /** The identifier of the workout. */
    workout: string;
    /** The identifier of an activity of the workout. Default: the whole workout. */
    activity?: string;
  }, options?: CallOptions): Promise<null>;
  /** Returns those medications of the user's list that the app may read. */
  userAnnotatedMedicationQuery(params?: {
    /** The medications: `{isArchived}` or `{hasSchedule}`, combined with `and`, `or` and `not`. */
    predicate?: unknown;
    /** The largest number of results. Default: 0, no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<UserAnnotatedMedications>;
  /** Returns whether the user uses a wheelchair; 0 if it is not set or reading was denied. */
  wheelchairUse(params?: NoParams, options?: CallOptions): Promise<0 | 1 | 2>;
  /**
   * Returns workouts with their effort scores, and a new anchor. With an anchor, only those that have changed since.
   */
  workoutEffortRelationshipQuery(params?: {
    /** The samples to select. Default: all. */
    predicate?: Predicate;
    /** The anchor of an earlier result. Default: from the beginning. */
    anchor?: string;
    /** `mostRelevant` returns only one score per workout or activity. */
    options?: 'mostRelevant'[];
    /** Whether the query keeps running and sends a notification after each change. */
    updates?: boolean;
  }, options?: CallOptions): Promise<EffortRelationships>;
  /** Returns the locations of a workout route in order of time: all of them, or a part. */
  workoutRouteQuery(params: {
    /** The identifier of the route. */
    route: string;
    /** The time range of the locations, including both ends. Default: all times. */
    dateInterval?: DateInterval;
    /** The number of locations to skip. */
    offset?: number;
    /** The largest number of locations. Default: 0, no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<Locations>;
  attachmentStore: {
    /** Attaches an image or a PDF file to a prescription of the app. */
    addAttachment(params: {
      /** The UUID of the sample. */
      object: string;
      /** The name of the file. */
      name: string;
      /** The uniform type identifier, such as `public.jpeg`. */
      contentType: string;
      /** The bytes of the file, in Base64. */
      data: string;
      /** The metadata of the attachment. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<Attachment>;
    /** Returns the attachments of a sample, without their data. */
    getAttachments(params: {
      /** The UUID of the sample. */
      object: string;
    }, options?: CallOptions): Promise<Attachments>;
    /** Returns the data of an attachment. */
    getData(params: {
      /** The identifier of the attachment. */
      attachment: string;
    }, options?: CallOptions): Promise<AttachmentData>;
    /** Removes an attachment from a prescription of the app. */
    removeAttachment(params: {
      /** The identifier of the attachment. */
      attachment: string;
      /** The UUID of the sample. */
      object: string;
    }, options?: CallOptions): Promise<null>;
  };
  heartbeatSeriesBuilder: {
    /** Adds a heartbeat. Any error ends the builder. */
    addHeartbeat(params: {
      /** The handle of the builder. */
      builder: number;
      /** The time of the heartbeat, in seconds since the start of the series. */
      timeIntervalSinceStart: number;
      /** Whether a gap in the data precedes the heartbeat. */
      precededByGap: boolean;
    }, options?: CallOptions): Promise<null>;
    /** Adds metadata to the series sample. */
    addMetadata(params: {
      /** The handle of the builder. */
      builder: number;
      /** The metadata to add. A later value replaces an earlier one with the same key. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Creates a builder for a heartbeat series, and returns its handle. */
    create(params: {
      /** The start of the sample. */
      startDate: Date | string;
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Discards the collected data. Has no effect after the builder has ended. */
    discard(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves the series, and returns its sample. */
    finishSeries(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<Sample>;
    /** Returns the largest number of heartbeats in a series. */
    maximumCount(params?: NoParams, options?: CallOptions): Promise<number>;
  };
  liveWorkoutBuilder: {
    /** Removes a type from those that a live builder collects. */
    disableCollection(params: {
      /** The handle of the live builder. */
      builder: number;
      /** The quantity type. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** Adds a type to those that a live builder collects. Only measured types produce samples. */
    enableCollection(params: {
      /** The handle of the live builder. */
      builder: number;
      /** The quantity type. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** Sets the data source of a live builder: the types for a workout configuration, or no types. */
    setDataSource(params: {
      /** The handle of the live builder. */
      builder: number;
      /** `workoutConfiguration`. Without it, only enabled types are collected. */
      configuration?: WorkoutConfiguration;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
    /** Sets whether the events of the session become events of the workout. Set it before the collection begins. */
    setShouldCollectWorkoutEvents(params: {
      /** The handle of the live builder. */
      builder: number;
      /** False if the app adds the events itself. */
      shouldCollectWorkoutEvents: boolean;
    }, options?: CallOptions): Promise<null>;
    /** Returns the properties of a live builder: its time so far, and the current activity of its session. */
    state(params: {
      /** The handle of the live builder. */
      builder: number;
    }, options?: CallOptions): Promise<LiveWorkoutBuilder>;
    /** Returns the sorted types that a live builder collects. Empty without a data source. */
    typesToCollect(params: {
      /** The handle of the live builder. */
      builder: number;
    }, options?: CallOptions): Promise<{ typesToCollect: string[] }>;
  };
  quantitySeriesSampleBuilder: {
    /** Creates a builder for a sample with many quantities, and returns its handle. */
    create(params: {
      /** The type of the samples. */
      type: TypeIdentifier;
      /** The start of the sample. */
      startDate: Date | string;
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Discards the collected data. Has no effect after the builder has ended. */
    discard(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves the inserted quantities, and returns the samples. The host always makes one sample. */
    finishSeries(params: {
      /** The handle of the builder. */
      builder: number;
      /** The metadata of the sample. */
      metadata?: MetadataInput;
      /** The end of the sample. Default: the end of its last quantity. */
      endDate?: Date | string;
    }, options?: CallOptions): Promise<Samples>;
    /** Adds a quantity at a date or over an interval. It replaces a quantity with the same start. */
    insert(params: {
      /** The handle of the builder. */
      builder: number;
      /** The quantity. */
      quantity: Quantity;
      /** The date of the quantity. Alternatively pass `startDate` and `endDate`. */
      date?: Date | string;
      /** The start of the interval. */
      startDate?: Date | string;
      /** The end of the interval. */
      endDate?: Date | string;
    }, options?: CallOptions): Promise<null>;
  };
  workoutBuilder: {
    /** Adds metadata to the workout. */
    addMetadata(params: {
      /** The handle of the builder. */
      builder: number;
      /** The metadata to add. A later value replaces an earlier one with the same key. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Saves samples at once, as `store/save` does, and adds them to the workout. */
    addSamples(params: {
      /** The handle of the builder. */
      builder: number;
      /** The samples. None may begin before the workout. */
      samples: SampleInput[];
    }, options?: CallOptions): Promise<UUIDs>;
    /** Adds an activity to the workout. It must not overlap another one. Returns its identifier. */
    addWorkoutActivity(params: {
      /** The handle of the builder. */
      builder: number;
      /** The activity. */
      workoutActivity: NewWorkoutActivity;
    }, options?: CallOptions): Promise<UUIDResult>;
    /** Adds events to the workout. They must lie within it. */
    addWorkoutEvents(params: {
      /** The handle of the builder. */
      builder: number;
      /** The events. */
      workoutEvents: WorkoutEventInput[];
    }, options?: CallOptions): Promise<null>;
    /** Begins the workout. Samples and events can then be added. */
    beginCollection(params: {
      /** The handle of the builder. */
      builder: number;
      /** The start of the workout. */
      startDate: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Creates a workout builder, and returns its handle. It exists until the app process ends. */
    create(params: {
      /** The activity and its location. */
      configuration: WorkoutConfiguration;
      /** The device of the workout. */
      device?: Device;
    }, options?: CallOptions): Promise<WorkoutBuilder>;
    /** Ends the builder without saving a workout. Added samples stay in the store. */
    discardWorkout(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Returns the seconds since the start of the workout, without pauses. */
    elapsedTime(params: {
      /** The handle of the builder. */
      builder: number;
      /** The time up to which to count. Default: now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<number>;
    /** Ends the workout. It can then be finished. */
    endCollection(params: {
      /** The handle of the builder. */
      builder: number;
      /** The end of the workout. */
      endDate: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Saves the workout, and returns it; null if the device is locked, so that it cannot be read. */
    finishWorkout(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<FinishedWorkout>;
    /** Returns the handle of the workout's route builder, which finishes with the workout; null for other types. */
    seriesBuilder(params: {
      /** The handle of the builder. */
      builder: number;
      /** The type of the series. */
      type: TypeIdentifier;
    }, options?: CallOptions): Promise<OptionalBuilder>;
    /** Returns the statistics of the samples added so far, by type. */
    statistics(params: {
      /** The handle of the builder. */
      builder: number;
      /** The type whose statistics are returned. Default: all types. */
      type?: TypeIdentifier;
    }, options?: CallOptions): Promise<WorkoutStatistics>;
    /** Sets the end of an activity of the workout, or adds metadata to it. */
    updateActivity(params: {
      /** The handle of the builder. */
      builder: number;
      /** The identifier of the activity. */
      uuid: string;
      /** The end of the activity. */
      endDate?: Date | string;
      /** The metadata to add. Alternative to `endDate`. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<null>;
  };
  workoutRouteBuilder: {
    /** Adds metadata to the route sample. */
    addMetadata(params: {
      /** The handle of the builder. */
      builder: number;
      /** The metadata to add. A later value replaces an earlier one with the same key. */
      metadata: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Creates a builder for the route of a workout, and returns its handle. */
    create(params?: {
      /** The device that provides the data. */
      device?: Device;
    }, options?: CallOptions): Promise<Builder>;
    /** Discards the collected data. Has no effect after the builder has ended. */
    discard(params: {
      /** The handle of the builder. */
      builder: number;
    }, options?: CallOptions): Promise<null>;
    /** Saves the route, associates it with a saved workout, and returns its sample. */
    finishRoute(params: {
      /** The handle of the builder. */
      builder: number;
      /** The identifier of the workout. */
      workout: string;
      /** The metadata of the sample. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<Sample>;
    /** Adds locations in any order. Any error ends the builder. */
    insertRouteData(params: {
      /** The handle of the builder. */
      builder: number;
      /** The locations. */
      locations: LocationInput[];
    }, options?: CallOptions): Promise<null>;
  };
  workoutSession: {
    /** Returns the handle of a session's live builder. It is the same at each call. */
    associatedWorkoutBuilder(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<{ builder: number }>;
    /** Begins an activity of the workout. The previous activity ends. */
    beginNewActivity(params: {
      /** The handle of the session. */
      session: number;
      /** `workoutConfiguration`: the activity and its location. */
      configuration: WorkoutConfiguration;
      /** The start of the activity. */
      date: Date | string;
      /** The metadata of the activity. */
      metadata?: MetadataInput;
    }, options?: CallOptions): Promise<null>;
    /** Creates a workout session, and returns its handle. Requires a watch, or an iPhone or iPad with iOS 26. */
    create(params: {
      /** `workoutConfiguration`: the activity and its location. */
      configuration: WorkoutConfiguration;
    }, options?: CallOptions): Promise<WorkoutSessionReference>;
    /** Ends a session. */
    end(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Ends the current activity of the workout. The session continues. */
    endCurrentActivity(params: {
      /** The handle of the session. */
      session: number;
      /** The end of the activity. */
      date: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Pauses a session. The sensors stop, and the workout gets a pause event. */
    pause(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Prepares the device for a workout, as during a countdown. */
    prepare(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Resumes a paused session. */
    resume(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Sends data to the app on the other device, at most 100 KB in ten seconds. */
    sendToRemoteWorkoutSession(params: {
      /** The handle of the session. */
      session: number;
      /** The data to send, in Base64. */
      data: string;
    }, options?: CallOptions): Promise<null>;
    /** Starts a session. Another active session ends with code 8. */
    startActivity(params: {
      /** The handle of the session. */
      session: number;
      /** The time of the change. Default: now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Starts mirroring a watch's session to the app on the phone. */
    startMirroringToCompanionDevice(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
    /** Returns the properties and the state of a session. */
    state(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<WorkoutSession>;
    /** Stops a session and its sensors. It cannot resume. Finish the workout, then end the session. */
    stopActivity(params: {
      /** The handle of the session. */
      session: number;
      /** The time of the change. Default: now. */
      date?: Date | string;
    }, options?: CallOptions): Promise<null>;
    /** Stops mirroring a watch's session to the phone. */
    stopMirroringToCompanionDevice(params: {
      /** The handle of the session. */
      session: number;
    }, options?: CallOptions): Promise<null>;
  };
}

/** The methods of the channel `control`. */
export interface Control {
  /** Attaches a file to a prescription or a clinical note, as another app or a provider does. */
  addAttachment(params: {
    /** The UUID of the sample. */
    object: string;
    /** The name of the file. */
    name: string;
    /** The uniform type identifier, such as `public.jpeg`. */
    contentType: string;
    /** The bytes of the file, in Base64. */
    data: string;
    /** The metadata of the attachment. */
    metadata?: MetadataInput;
  }, options?: CallOptions): Promise<Attachment>;
  /** Saves samples from another source. A sample may also be a series with its data, as the system saves it. */
  addSamples(params: {
    /** The source that saves the samples. */
    source: AddedSource;
    /** The device of the samples that name no device. */
    device?: Device;
    /** The samples to save. */
    objects: SampleInput[];
    /** The identifiers of earlier samples of the source, which are deleted at the same time. */
    replaces?: string[];
    /** The symptoms that the user logged for electrocardiograms: UUIDs of these samples, or of stored ones. */
    electrocardiogramSymptoms?: ElectrocardiogramSymptoms[];
  }, options?: CallOptions): Promise<UUIDs>;
  /** Advances the clock without waiting. Events that are due meanwhile happen in order. */
  advanceClock(params: {
    /** The seconds to advance. */
    seconds: number;
  }, options?: CallOptions): Promise<null>;
  /** Returns the entries of the audit log from all hosts that write to it. Empty without an audit log. */
  auditLog(params?: {
    /** Only entries at or after this time. */
    since?: Date | string;
    /** Only entries about this type. */
    type?: TypeIdentifier;
    /** Only entries with this action. */
    action?: 'read' | 'write' | 'delete' | 'authorize' | 'consent' | 'share';
  }, options?: CallOptions): Promise<AuditLog>;
  /**
   * Returns all HealthKit types, including types that the emulated version does not have, with the aggregation of that
   * version.
   */
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
  /** Removes all entries of the journal. The numbering continues. */
  clearJournal(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Makes the app on the phone accept a mirrored session, as if it set the session's delegate. */
  connectRemoteWorkoutSession(params: {
    /** The handle of the session. */
    session: number;
  }, options?: CallOptions): Promise<null>;
  /**
   * Deletes samples of all sources, as the user does in the Health app: those of a type, those that match a predicate,
   * or both.
   */
  deleteSamples(params?: {
    /** The type of the samples. Default: all types. */
    type?: TypeIdentifier;
    /** The samples to delete. Default: all of the type. */
    predicate?: Predicate;
  }, options?: CallOptions): Promise<DeletedCount>;
  /** Ends a session with an error, as when the user starts a workout in another app. */
  endWorkoutSession(params: {
    /** The handle of the session. */
    session: number;
    /** A code or its Swift name: 8 if another workout starts, 9 if the user exits the session. */
    healthKitError: number | string;
  }, options?: CallOptions): Promise<null>;
  /** Makes the next calls of a method fail or take time. Pass exactly one kind of fault. */
  failNext(params: {
    /** The name of an app's method. */
    method: string;
    /** The number of calls. */
    times?: number;
    /** HealthKit fails with this error: a code or its Swift name. A plugin method answers as its native side would. */
    healthKitError?: number | string;
    /** The plugin returns this `FlutterError`. */
    platformError?: PlatformError;
    /** HealthKit raises this exception. */
    exception?: NativeException;
    /** The host responds with this error object. */
    fault?: ErrorObject;
    /** The clock advances by this many seconds before the call continues. No real time passes. */
    delaySeconds?: number;
  }, options?: CallOptions): Promise<null>;
  /**
   * Generates synthetic data for one person from a seed and saves it: days, nights and workouts, as phone and watch
   * would record them. Saves nothing if it fails or is cancelled.
   */
  generate(params?: {
    /** The seed that determines the data. Default: 1. */
    seed?: number;
    /** The number of days. Default: 365. */
    days?: number;
    /** The last day. Default: yesterday. */
    until?: CalendarDay;
    /** The time zone of the person's home. Default: that of the device. */
    timeZone?: string;
    /** The person's date of birth. */
    dateOfBirth?: CalendarDay;
    /** The person's sex. */
    sex?: 'female' | 'male';
    /** The person's height in centimeters. */
    height?: number;
    /** The person's weight on the first day, in kilograms. */
    weight?: number;
    /** The person's fitness. */
    fitness?: 'low' | 'average' | 'high';
    /** The hours at which the person prefers to sleep. */
    chronotype?: 'early' | 'intermediate' | 'late';
    /** The devices that record data. With `watch`, the phone stays at home. */
    devices?: 'both' | 'phone' | 'watch';
    /** The average number of workouts per week. Default: depends on fitness. */
    workouts?: number;
    /** Whether the person is a woman who logs her menstrual cycle. */
    menstrualCycle?: boolean;
    /** Whether the person measures blood pressure. */
    bloodPressure?: boolean;
    /** Trips to other time zones. Default: two per year. */
    travel?: Trip[];
    /** How often devices are not worn or stay at home. */
    gaps?: 'none' | 'usual' | 'many';
    /** The noise of measurements, from 0 to 2. Default: 1. */
    noise?: number;
    /** Saves only these types. Their samples are the same as without this parameter. */
    types?: TypeIdentifier[];
    /** Whether to send `control/progress` after each tenth of the work. */
    progress?: boolean;
  }, options?: CallOptions): Promise<GenerateReport>;
  /**
   * Imports an export of the Health app into the store: the zip file, its folder, or the XML file alone. Saves nothing
   * if it fails or is cancelled.
   */
  import(params: {
    /** The path of the export. */
    path: string;
    /** Imports only these types. A correlation includes its members. */
    types?: TypeIdentifier[];
    /** Imports only samples that end at or after this time. */
    since?: Date | string;
    /** Whether to read the export without changing the store. */
    dryRun?: boolean;
    /** Whether to send `control/progress` after each tenth of the work. */
    progress?: boolean;
  }, options?: CallOptions): Promise<ImportReport>;
  /** Returns at least the latest 10,000 calls of the app: names, outcomes, types and counts, never values. */
  journal(params?: {
    /** Only calls of this method. */
    method?: string;
    /** Only entries after this index, or at or after this time. */
    since?: number | string;
    /** Only calls that concern this type. */
    type?: TypeIdentifier;
    /** Only calls with this outcome. */
    outcome?: 'success' | 'error';
    /** The largest number of entries. The latest ones are returned. */
    limit?: number;
  }, options?: CallOptions): Promise<Journal>;
  /** Returns the sorted names of the snapshots. */
  listSnapshots(params?: NoParams, options?: CallOptions): Promise<Snapshots>;
  /** Locks the phone for all apps. Queries then fail with code 6. Saved samples become visible after the unlock. */
  lockDevice(params?: NoParams, options?: CallOptions): Promise<null>;
  /**
   * Resets everything to the start of the host, applies the given options of `serve`, and runs the prelude again.
   * Requests that wait for the user are cancelled.
   */
  reset(params?: {
    /** The device class. */
    profile?: 'iphone' | 'ipad' | 'ipad16' | 'watch' | 'vision' | 'unsupported';
    /** The version of the system. */
    osVersion?: string;
    /** The bundle identifier of the app. */
    bundleId?: string;
    /** The name of the app. */
    appName?: string;
    /** The version of the app. */
    appVersion?: string;
    /** The answers to permission sheets: a policy, a rule, a list of rules, or the path of a script. */
    consent?: unknown;
    /** `system`, or an RFC 3339 instant at which a fixed clock starts. */
    clock?: string;
    /** The seconds by which each reading advances a fixed clock. */
    clockStep?: number;
    /** The IANA name of the time zone. */
    timeZone?: string;
    /** The seed that makes every random choice reproducible. */
    seed?: number;
    /** Whether a native exception only fails the request (`error`) or also ends the process (`abort`). */
    exceptions?: 'error' | 'abort';
    /** Whether Swift case names are accepted as identifiers (`lenient`) or not (`strict`). */
    mode?: 'lenient' | 'strict';
    /** Whether the region has no Health Records. */
    noHealthRecords?: boolean;
    /** Whether to disable the `control/…` methods from now on. */
    noControl?: boolean;
    /** The lowest level that is logged on stderr. */
    logLevel?: 'debug' | 'info' | 'warning' | 'error';
    /** The longest accepted message, in bytes. */
    maxFrame?: number;
    /** The path of another store file. */
    store?: string;
    /** The path of the file with the key of the store. Without it, a store that `store` names is not encrypted. */
    keyFile?: string;
    /** The path of another prelude. */
    prelude?: string;
    /** The path of an audit log. */
    auditLog?: string;
    /** The user that the entries of the audit log name. */
    userId?: string;
    /** The device that the entries of the audit log name. */
    deviceId?: string;
  }, options?: CallOptions): Promise<null>;
  /** Answers the open permission sheet. The response to the waiting request follows the response to this one. */
  respondToPermissionSheet(params: {
    /** The number of the sheet. Default: the open sheet. */
    sheet?: number;
    /** What the user does with the sheet. */
    policy: 'allow' | 'deny' | 'ask' | 'cancel' | 'leave' | 'kill';
    /** Decisions for single types, by type identifier. They take precedence over the policy. */
    share?: { [name: string]: boolean };
    /** Decisions for single types, by type identifier. They take precedence over the policy. */
    read?: { [name: string]: boolean };
    /** Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects. */
    objects?: { [name: string]: boolean };
  }, options?: CallOptions): Promise<null>;
  /** Restores the state of the store from a snapshot, for all apps. */
  restore(params: {
    /** The name of the snapshot. */
    name: string;
  }, options?: CallOptions): Promise<null>;
  /** Sends data to a session from the app on the other device. */
  sendToWorkoutSession(params: {
    /** The handle of the session. */
    session: number;
    /** The data to send, in Base64. */
    data: string;
  }, options?: CallOptions): Promise<null>;
  /** Sets goals of the activity rings. Omitted goals do not change. */
  setActivityGoals(params?: {
    /** The goal as a quantity in `kcal` or a compatible unit. */
    activeEnergyBurnedGoal?: Quantity;
    /** The goal as a quantity in `min` or a compatible unit. */
    appleMoveTimeGoal?: Quantity;
    /** The goal as a quantity in `min` or a compatible unit. */
    appleExerciseTimeGoal?: Quantity;
    /** The goal as a quantity in `count` or a compatible unit. */
    appleStandHoursGoal?: Quantity;
  }, options?: CallOptions): Promise<null>;
  /** Pauses or resumes the activity rings on one or more days. Other days do not change. */
  setActivityRingsPaused(params: {
    /** Whether the rings are paused on these days. */
    paused: boolean;
    /** The first day. */
    firstDay: CalendarDay;
    /** The last day. Default: the first day. */
    lastDay?: CalendarDay;
  }, options?: CallOptions): Promise<null>;
  /** Launches another app on the same phone. The former app ends, with its waiting requests and running queries. */
  setApp(params: {
    /** The bundle identifier of the app to launch. */
    bundleIdentifier: string;
    /** The name of the app. Default: that of the former app. */
    name?: string;
    /** The version of the app. Default: that of the former app. */
    version?: string;
  }, options?: CallOptions): Promise<null>;
  /** Moves the app to another state. When the app ends or is relaunched, its waiting requests fail. */
  setAppState(params: {
    /** The new state of the app. */
    state: 
      | 'foreground'
      | 'background'
      | 'suspended'
      | 'terminated'
      | 'relaunched'
      | 'extension'
      | 'guest';
  }, options?: CallOptions): Promise<null>;
  /** Sets the user's decision for a type and direction, as in Settings. Null makes it undecided. */
  setAuthorization(params: {
    /** The type. */
    type: TypeIdentifier;
    /** Whether the decision is about reading or sharing the type. */
    direction: 'share' | 'read';
    /** True to grant, false to deny, null for undecided. */
    allowed: boolean | null;
    /** From iOS 27: the start of the period that the app may read. Default: no limit. */
    from?: Date | string;
    /** The bundle identifier of the app. Default: the current app. */
    bundleIdentifier?: string;
  }, options?: CallOptions): Promise<null>;
  /** Sets a characteristic of the user, as in the Health app. Null clears it. */
  setCharacteristic(params: {
    /** The identifier of the characteristic. */
    identifier: TypeIdentifier;
    /** A raw value or its Swift name; `{year, month, day}` for the date of birth; null for not set. */
    value: unknown;
  }, options?: CallOptions): Promise<null>;
  /** Sets the clock and stops it. From then on `control/advanceClock` moves it. */
  setClock(params: {
    /** The new time. */
    now: Date | string;
  }, options?: CallOptions): Promise<null>;
  /** Sets the rule by which the user answers the next permission sheets. */
  setConsent(params: {
    /** What the user does with the sheet. */
    policy: 'allow' | 'deny' | 'ask' | 'cancel' | 'leave' | 'kill';
    /** Decisions for single types, by type identifier. They take precedence over the policy. */
    share?: { [name: string]: boolean };
    /** Decisions for single types, by type identifier. They take precedence over the policy. */
    read?: { [name: string]: boolean };
    /** Decisions for single objects, by UUID or medication identifier, on a sheet that lists objects. */
    objects?: { [name: string]: boolean };
    /** Whether a request whose types are all decided shows a blank sheet that cannot be dismissed. */
    blankSheets?: boolean;
    /** The number of sheets to which the rule applies. Default: all later sheets. */
    times?: number;
  }, options?: CallOptions): Promise<null>;
  /** Changes the entitlements and usage descriptions of the app. Omitted ones do not change. */
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
    /** Whether a management profile keeps health data from the app. */
    healthDataRestricted?: boolean;
    /** NSHealthRequiredReadAuthorizationTypeIdentifiers: empty, or at least three clinical types. */
    requiredReadTypes?: TypeIdentifier[];
  }, options?: CallOptions): Promise<null>;
  /** Sets the measurement system of the phone, which determines the units without a choice of the user. */
  setMeasurementSystem(params: {
    /** The measurement system. */
    measurementSystem: 'metric' | 'us' | 'uk';
  }, options?: CallOptions): Promise<null>;
  /** Replaces the user's list of medications. */
  setMedications(params: {
    /** The medications in order. Their identifiers must differ. */
    medications: UserAnnotatedMedication[];
  }, options?: CallOptions): Promise<null>;
  /**
   * Updates the system of the phone. The phone restarts: the app is relaunched, and its waiting requests and running
   * queries end. Samples and decisions stay.
   */
  setOSVersion(params: {
    /** The new version of the system, not before the current one. */
    osVersion: string;
  }, options?: CallOptions): Promise<null>;
  /** Sets the user's decision for one object, as in Settings. Null makes it undecided. */
  setObjectAuthorization(params: {
    /** The UUID of a prescription or document, or the identifier of a medication. */
    object: string;
    /** True to grant, false to deny, null for undecided. */
    allowed: boolean | null;
    /** The bundle identifier of the app. Default: the current app. */
    bundleIdentifier?: string;
  }, options?: CallOptions): Promise<null>;
  /** Makes each change call an observer up to this many times in a row. With 1, it calls an observer once. */
  setObserverBursts(params: {
    /** The largest number of calls for a change. */
    calls: number;
  }, options?: CallOptions): Promise<null>;
  /** Sets the unit that the user prefers for a quantity type. Null returns to the unit of the measurement system. */
  setPreferredUnit(params: {
    /** The quantity type. */
    type: TypeIdentifier;
    /** A unit that is compatible with the type, or null. */
    unit: Unit | null;
  }, options?: CallOptions): Promise<null>;
  /** Sets what the device measures during a workout, at constant rates. Null removes a sensor. */
  setSensors(params?: {
    /** The heart rate. */
    heartRate?: Rate;
    /** The rate of active energy. */
    activeEnergyBurned?: Rate;
    /** The rate of basal energy. */
    basalEnergyBurned?: Rate;
    /** The speed. */
    distance?: Rate;
    /** The seconds between two heart rate samples. */
    heartRateInterval?: number;
    /** The duration of a sample of energy or distance, in seconds. */
    interval?: number;
  }, options?: CallOptions): Promise<null>;
  /** Sets the priority of sources for a type, or for all types. Where samples overlap, the first source counts. */
  setSourceOrder(params: {
    /** The type. Default: all types without an order of their own. */
    type?: TypeIdentifier;
    /** The bundle identifiers of the sources, highest priority first. */
    sources: string[];
  }, options?: CallOptions): Promise<null>;
  /** Moves the device to another time zone. */
  setTimeZone(params: {
    /** The IANA name of the time zone. */
    timeZone: string;
  }, options?: CallOptions): Promise<null>;
  /** Sets whether a watch is paired, and whether it has the app's watchOS app. */
  setWatchApp(params: {
    /** The watch and its app. */
    state: 'installed' | 'notInstalled' | 'notPaired';
  }, options?: CallOptions): Promise<null>;
  /** Saves the state of the store under a name. Replaces an earlier snapshot with that name. */
  snapshot(params: {
    /** The name of the snapshot. */
    name: string;
  }, options?: CallOptions): Promise<null>;
  /** Mirrors a session of the user's watch to the app on the phone. Requires iOS 17. */
  startMirroredWorkoutSession(params: {
    /** `workoutConfiguration`: the activity and its location. */
    configuration: WorkoutConfiguration;
  }, options?: CallOptions): Promise<null>;
  /** Returns the state of the phone and the app, independent of permissions. */
  state(params?: NoParams, options?: CallOptions): Promise<State>;
  /** Deletes an app from the phone with its decisions, background delivery and own data. Its samples stay. */
  uninstallApp(params?: {
    /** The bundle identifier of the app. Default: the current app. */
    bundleIdentifier?: string;
  }, options?: CallOptions): Promise<null>;
  /** Unlocks the phone. Samples that were saved meanwhile become visible, and running queries send updates. */
  unlockDevice(params?: NoParams, options?: CallOptions): Promise<null>;
}

/** The methods of the channel `flutter_health`. */
export interface FlutterHealth {
  /** Returns whether the device has HealthKit. */
  checkIfHealthDataAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Deletes the app's own samples of a type, whatever their values are. */
  delete(params: {
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
    /** The start, in milliseconds since 1970. Default: 0. */
    startTime?: number;
    /** The end, in milliseconds since 1970. Default: 0. */
    endTime?: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Deletes the app's own sample with a UUID. */
  deleteByUUID(params: {
    /** The UUID of the sample. */
    uuid: string;
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Discards a route builder. Returns false if there is none. */
  discardWorkoutRoute(params: {
    /** The identifier from `startWorkoutRoute`. */
    builderId: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a route of a saved workout. */
  finishWorkoutRoute(params: {
    /** The identifier from `startWorkoutRoute`. */
    builderId: string;
    /** The UUID of the workout. */
    workoutUUID: string;
    /** Metadata of the route. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<FinishedRoute>;
  /** Returns the samples of a type, or a characteristic. */
  getData(params: {
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
    /** The key of the unit, such as `BEATS_PER_MINUTE`. */
    dataUnitKey?: string;
    /** The start, in milliseconds since 1970. Default: 0. */
    startTime?: number;
    /** The end, in milliseconds since 1970. Default: 0. */
    endTime?: number;
    /** Leaves out manual entries if it contains 3. */
    recordingMethodsToFilter?: number[];
    /** The largest number of samples. Default: all. */
    limit?: number;
  }, options?: CallOptions): Promise<HealthPoint[]>;
  /** Returns the sample with a UUID, or null. */
  getDataByUUID(params: {
    /** The UUID of the sample. */
    uuid: string;
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
    /** The key of the unit, such as `BEATS_PER_MINUTE`. */
    dataUnitKey?: string;
  }, options?: CallOptions): Promise<HealthPoint | null>;
  /** Returns the sum or the average of each interval that has samples. */
  getIntervalData(params: {
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
    /** The key of the unit, such as `BEATS_PER_MINUTE`. */
    dataUnitKey?: string;
    /** The start, in milliseconds since 1970. Default: 0. */
    startTime?: number;
    /** The end, in milliseconds since 1970. Default: 0. */
    endTime?: number;
    /** The length of an interval, in seconds. Default: 1. */
    interval?: number;
    /** Leaves out manual entries if it contains 3. */
    recordingMethodsToFilter?: number[];
  }, options?: CallOptions): Promise<HealthPoint[]>;
  /** Returns the number of steps, without those that two sources counted at the same time. */
  getTotalStepsInInterval(params?: {
    /** The start, in milliseconds since 1970. Default: 0. */
    startTime?: number;
    /** The end, in milliseconds since 1970. Default: 0. */
    endTime?: number;
    /** Leaves out manual entries if it contains 3. */
    recordingMethodsToFilter?: number[];
  }, options?: CallOptions): Promise<number>;
  /** Returns whether the app may share the types; null as soon as one of them is requested for reading. */
  hasPermissions(params: {
    /** The keys of the types. */
    types: string[];
    /** For each type 0 for reading, 1 for writing, another number for both. */
    permissions: number[];
  }, options?: CallOptions): Promise<boolean | null>;
  /** Adds locations to a route. */
  insertWorkoutRouteData(params: {
    /** The identifier from `startWorkoutRoute`. */
    builderId: string;
    /** The locations: `latitude`, `longitude`, `timestamp` and optional members. */
    locations: Array<{ [name: string]: unknown }>;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests authorization. `NUTRITION` stands for all nutrients. An error of HealthKit is false. */
  requestAuthorization(params: {
    /** The keys of the types. */
    types: string[];
    /** For each type 0 for reading, 1 for writing, another number for both. */
    permissions: number[];
  }, options?: CallOptions): Promise<boolean>;
  /** Makes a route builder, and returns its identifier. */
  startWorkoutRoute(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Saves an audiogram with a point for each frequency. Without metadata the plugin ends the app. */
  writeAudiogram(params: {
    /** The frequencies, in Hz. */
    frequencies: number[];
    /** The sensitivities of the left ear, in dBHL. */
    leftEarSensitivities: number[];
    /** The sensitivities of the right ear, in dBHL. */
    rightEarSensitivities: number[];
    /** The start, in milliseconds since 1970. */
    startTime: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
    /** `HKDeviceName` and `HKExternalUUID`. Without both of them the plugin never answers. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a blood pressure. An error of HealthKit is false. */
  writeBloodPressure(params: {
    /** The systolic pressure, in mmHg. */
    systolic: number;
    /** The diastolic pressure, in mmHg. */
    diastolic: number;
    /** The start, in milliseconds since 1970. */
    startTime: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
    /** 3 if the user has entered the data. */
    recordingMethod: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a quantity or a category. An error of HealthKit is false. */
  writeData(params: {
    /** The value. */
    value: number;
    /** The key of the type, such as `HEART_RATE`. */
    dataTypeKey: string;
    /** The key of the unit. It has no effect for a category. */
    dataUnitKey: string;
    /** The start, in milliseconds since 1970. */
    startTime: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
    /** 3 if the user has entered the data. */
    recordingMethod: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a dose of insulin. An error of HealthKit is false. */
  writeInsulinDelivery(params: {
    /** The dose, in international units. */
    units: number;
    /** 1 for basal, 2 for bolus. */
    reason: number;
    /** The start, in milliseconds since 1970. */
    startTime: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a meal with a sample for each nutrient. An error of HealthKit is false. */
  writeMeal(params: {
    /** The start, in milliseconds since 1970. */
    start_time: number;
    /** The end, in milliseconds since 1970. */
    end_time: number;
    /** 3 if the user has entered the data. */
    recordingMethod: number;
    /** The name of the food. */
    name?: string;
    /** The meal. Default: `UNKNOWN`. */
    meal_type?: string;
    /** The energy, in kcal. */
    calories?: number;
    /** The protein, in g. Further nutrients are members too. */
    protein?: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a menstrual flow, at the end only. An error of HealthKit is false. */
  writeMenstruationFlow(params: {
    /** The value of HealthKit, 1 to 5. */
    value: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
    /** Whether a cycle starts: a Boolean, or a number. */
    isStartOfCycle: number;
    /** 3 if the user has entered the data. */
    recordingMethod: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a workout without samples. An error of HealthKit is false. */
  writeWorkoutData(params: {
    /** The key of the activity, such as `BIKING`. */
    activityType: string;
    /** The start, in milliseconds since 1970. */
    startTime: number;
    /** The end, in milliseconds since 1970. */
    endTime: number;
    /** The energy. */
    totalEnergyBurned?: number;
    /** The key of its unit. Without one the plugin ends the app. */
    totalEnergyBurnedUnit?: string;
    /** The distance. */
    totalDistance?: number;
    /** The key of its unit. Without one the plugin ends the app. */
    totalDistanceUnit?: string;
  }, options?: CallOptions): Promise<boolean>;
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
  'store/attachmentStore.addAttachment': Store['attachmentStore']['addAttachment'];
  'store/attachmentStore.getAttachments': Store['attachmentStore']['getAttachments'];
  'store/attachmentStore.getData': Store['attachmentStore']['getData'];
  'store/attachmentStore.removeAttachment': Store['attachmentStore']['removeAttachment'];
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
  'store/earliestAuthorizedSampleDate': Store['earliestAuthorizedSampleDate'];
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
  'store/liveWorkoutBuilder.setShouldCollectWorkoutEvents': Store['liveWorkoutBuilder']['setShouldCollectWorkoutEvents'];
  'store/liveWorkoutBuilder.state': Store['liveWorkoutBuilder']['state'];
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
  'store/startWatchApp': Store['startWatchApp'];
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
  'control/addAttachment': Control['addAttachment'];
  'control/addSamples': Control['addSamples'];
  'control/advanceClock': Control['advanceClock'];
  'control/auditLog': Control['auditLog'];
  'control/catalog': Control['catalog'];
  'control/clearJournal': Control['clearJournal'];
  'control/connectRemoteWorkoutSession': Control['connectRemoteWorkoutSession'];
  'control/deleteSamples': Control['deleteSamples'];
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
  'control/setActivityRingsPaused': Control['setActivityRingsPaused'];
  'control/setApp': Control['setApp'];
  'control/setAppState': Control['setAppState'];
  'control/setAuthorization': Control['setAuthorization'];
  'control/setCharacteristic': Control['setCharacteristic'];
  'control/setClock': Control['setClock'];
  'control/setConsent': Control['setConsent'];
  'control/setEntitlements': Control['setEntitlements'];
  'control/setMeasurementSystem': Control['setMeasurementSystem'];
  'control/setMedications': Control['setMedications'];
  'control/setOSVersion': Control['setOSVersion'];
  'control/setObjectAuthorization': Control['setObjectAuthorization'];
  'control/setObserverBursts': Control['setObserverBursts'];
  'control/setPreferredUnit': Control['setPreferredUnit'];
  'control/setSensors': Control['setSensors'];
  'control/setSourceOrder': Control['setSourceOrder'];
  'control/setTimeZone': Control['setTimeZone'];
  'control/setWatchApp': Control['setWatchApp'];
  'control/snapshot': Control['snapshot'];
  'control/startMirroredWorkoutSession': Control['startMirroredWorkoutSession'];
  'control/state': Control['state'];
  'control/uninstallApp': Control['uninstallApp'];
  'control/unlockDevice': Control['unlockDevice'];
  'flutter_health/checkIfHealthDataAvailable': FlutterHealth['checkIfHealthDataAvailable'];
  'flutter_health/delete': FlutterHealth['delete'];
  'flutter_health/deleteByUUID': FlutterHealth['deleteByUUID'];
  'flutter_health/discardWorkoutRoute': FlutterHealth['discardWorkoutRoute'];
  'flutter_health/finishWorkoutRoute': FlutterHealth['finishWorkoutRoute'];
  'flutter_health/getData': FlutterHealth['getData'];
  'flutter_health/getDataByUUID': FlutterHealth['getDataByUUID'];
  'flutter_health/getIntervalData': FlutterHealth['getIntervalData'];
  'flutter_health/getTotalStepsInInterval': FlutterHealth['getTotalStepsInInterval'];
  'flutter_health/hasPermissions': FlutterHealth['hasPermissions'];
  'flutter_health/insertWorkoutRouteData': FlutterHealth['insertWorkoutRouteData'];
  'flutter_health/requestAuthorization': FlutterHealth['requestAuthorization'];
  'flutter_health/startWorkoutRoute': FlutterHealth['startWorkoutRoute'];
  'flutter_health/writeAudiogram': FlutterHealth['writeAudiogram'];
  'flutter_health/writeBloodPressure': FlutterHealth['writeBloodPressure'];
  'flutter_health/writeData': FlutterHealth['writeData'];
  'flutter_health/writeInsulinDelivery': FlutterHealth['writeInsulinDelivery'];
  'flutter_health/writeMeal': FlutterHealth['writeMeal'];
  'flutter_health/writeMenstruationFlow': FlutterHealth['writeMenstruationFlow'];
  'flutter_health/writeWorkoutData': FlutterHealth['writeWorkoutData'];
}

/** The params of every notification, by its method. */
export interface Notifications {
  /** Sent when a permission sheet appears under the consent policy `ask` and waits for the user. */
  'control/permissionSheet': PermissionSheet;
  /** Sent after each tenth of a long call that was made with `progress`, before its response. */
  'control/progress': CallProgress;
  /** Sent when the app on the phone has launched or woken its watchOS app. */
  'control/watchAppStart': WatchAppStart;
  /** Sent after a change: the summaries that are new or changed. */
  'store/activitySummaryQuery.update': ActivitySummaries;
  /** Sent after a change: the samples added and deleted since the query's last result. */
  'store/anchoredObjectQuery.update': Changes;
  /** Sent when a live builder has collected samples of these types. */
  'store/liveWorkoutBuilder.didCollectData': CollectedWorkoutData;
  /** Sent when a live builder has received an event of its session. */
  'store/liveWorkoutBuilder.didCollectEvent': CollectedWorkoutEvent;
  /** Sent when the handler of an observer query is called: once after the start, then after changes. */
  'store/observerQuery.update': ObserverUpdate;
  /** Sent after a change: the whole collection, and the statistics that changed. */
  'store/statisticsCollectionQuery.update': StatisticsCollection;
  /** Sent when a preferred unit has changed: `HKUserPreferencesDidChange`. */
  'store/userPreferencesDidChange': UserPreferencesChange;
  /** Sent after a change: the workouts whose effort has changed since the query's last result. */
  'store/workoutEffortRelationshipQuery.update': EffortRelationships;
  /** Sent when an activity of a session has begun. */
  'store/workoutSession.didBeginActivity': WorkoutSessionActivity;
  /** Sent when the state of a session has changed. */
  'store/workoutSession.didChange': WorkoutSessionChange;
  /** Sent when the mirroring of a session has ended. */
  'store/workoutSession.didDisconnectFromRemoteDevice': WorkoutSessionReference;
  /** Sent when an activity of a session has ended. */
  'store/workoutSession.didEndActivity': WorkoutSessionActivity;
  /** Sent when a state change was refused, and before the state change of a session that an error ends. */
  'store/workoutSession.didFail': WorkoutSessionFailure;
  /** Sent when a pause of a session has begun or ended. */
  'store/workoutSession.didGenerateEvent': WorkoutSessionEvent;
  /** Sent when the app on the other device has sent data. */
  'store/workoutSession.didReceiveData': WorkoutSessionData;
  /** Sent when a session on the user's watch starts mirroring to the phone. */
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
  userId?: string;
}

export type TypeIdentifier = string;

export interface Completion {
  success: boolean;
}

export interface UserPreferencesChange {}

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
  updatedStatistics?: Statistics[];
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

export interface QueryDescriptor {
  type: TypeIdentifier;
  predicate?: Predicate;
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
  | { electrocardiogram: string }
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
  | { electrocardiogramClassification: number | string }
  | { electrocardiogramSymptomsStatus: number | string }
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
    isPaused?: boolean;
  }>;
  query?: number;
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

export interface LiveWorkoutBuilder {
  shouldCollectWorkoutEvents: boolean;
  elapsedTime: number;
  startDate?: string;
  endDate?: string;
  currentWorkoutActivity?: {
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

export interface Attachment {
  identifier: string;
  name: string;
  contentType: string;
  size: number;
  creationDate: string;
  metadata?: Metadata;
}

export interface Attachments {
  attachments: Attachment[];
}

export interface AttachmentData {
  data: string;
}

export interface PermissionSheet {
  sheet: number;
  toShare: string[];
  read: string[];
  objects?: string[];
}

export interface ElectrocardiogramSymptoms {
  electrocardiogram: string;
  symptoms: string[];
}

export interface WatchAppStart {
  workoutConfiguration: WorkoutConfiguration;
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
      | 'unsupportedCharacteristic'
      | 'otherGoals'
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
    healthKitError?: number;
  }>;
}

export interface AuditLog {
  entries: Array<{
    time: string;
    who: string;
    action: 'read' | 'write' | 'delete' | 'authorize' | 'consent' | 'share';
    method: string;
    types: string[];
    count: number;
    outcome: 'success' | 'error';
    userId?: string;
    deviceId?: string;
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
    isMaximumDurationRestricted?: boolean;
    maximumAllowedDuration?: number;
    isMinimumDurationRestricted?: boolean;
    minimumAllowedDuration?: number;
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
    from?: string;
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
      | 'workoutEffortRelationshipQuery'
      | 'activitySummaryQuery';
    types: string[];
  }>;
  snapshots: string[];
  locked: boolean;
}

export interface HealthPoint {
  uuid?: string;
  date_from: number;
  date_to: number;
  source_id: string;
  source_name: string;
  recording_method?: number;
  value?: number | null;
  dataUnitKey?: string | null;
  metadata?: { [name: string]: unknown };
}

export interface FinishedRoute {
  uuid: string;
  startDate: number;
  endDate: number;
}
