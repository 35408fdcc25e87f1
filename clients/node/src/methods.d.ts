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
  /**
   * Returns the user's date of birth, with the time zone of its entry; null if it is not set or reading was denied.
   */
  dateOfBirthComponents(params?: NoParams, options?: CallOptions): Promise<DateOfBirthComponents | null>;
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
  /** Returns the number of samples of each type and source, independent of permissions. */
  countSamples(params?: NoParams, options?: CallOptions): Promise<SampleCounts>;
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
  /** Returns the apps that run, those that clients play, and those with decisions, by bundle identifier. */
  listApps(params?: NoParams, options?: CallOptions): Promise<Apps>;
  /** Returns the sorted names of the snapshots. */
  listSnapshots(params?: NoParams, options?: CallOptions): Promise<Snapshots>;
  /** Returns the sources with samples, highest priority first. Where samples overlap, the first source counts. */
  listSources(params?: {
    /** The type. Default: all types without an order of their own. */
    type?: TypeIdentifier;
  }, options?: CallOptions): Promise<Sources>;
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
    /**
     * With `terminated`: who ends the app. Only if it is the system, the default, background delivery launches the app.
     */
    endedBy?: 'system' | 'user';
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
    /** The IANA name of the time zone in which a date of birth is entered. Default: that of the phone. */
    timeZone?: string;
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

/** The methods of the channel `AppleHealthKit`. */
export interface AppleHealthKit {
  /** Counts a listener of JavaScript. The first one starts observing. */
  addListener(params?: {
    /** The name of the event. It has no effect. */
    eventName?: string;
  }, options?: CallOptions): Promise<null>;
  /**
   * Deletes the app's own sample of HKQuantityTypeIdentifierBloodGlucose with a UUID, and returns the number of deleted
   * samples.
   */
  deleteBloodGlucoseSample(params?: {
    /** The UUID. In an array of arguments it is the first one. */
    id?: string;
  }, options?: CallOptions): Promise<number>;
  /**
   * Deletes the app's own sample of HKQuantityTypeIdentifierDietaryCarbohydrates with a UUID, and returns the number of
   * deleted samples.
   */
  deleteCarbohydratesSample(params?: {
    /** The UUID. In an array of arguments it is the first one. */
    id?: string;
  }, options?: CallOptions): Promise<number>;
  /**
   * Deletes the app's own sample of HKQuantityTypeIdentifierInsulinDelivery with a UUID, and returns the number of
   * deleted samples.
   */
  deleteInsulinDeliverySample(params?: {
    /** The UUID. In an array of arguments it is the first one. */
    id?: string;
  }, options?: CallOptions): Promise<number>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierActiveEnergyBurned in intervals, by default in kcal. An error of
   * HealthKit is an empty list.
   */
  getActiveEnergyBurned(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the activity rings of the local days between two dates, as integers and without their days. */
  getActivitySummary(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the workouts that were saved since an anchor, without those that have no metadata or no product type. */
  getAnchoredWorkouts(params?: {
    /** The anchor of an earlier result. Default: from the beginning. */
    anchor?: string;
    /** The start. Without it, all workouts. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierAppleExerciseTime in intervals, by default in s. An error of HealthKit
   * is an empty list.
   */
  getAppleExerciseTime(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierAppleStandTime in intervals, by default in s. An error of HealthKit is
   * an empty list.
   */
  getAppleStandTime(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the sharing status of each type, in the order of the keys. It does not reveal read permission. */
  getAuthStatus(params?: {
    /** The keys of permissions: `{read, write}`. */
    permissions?: AppleHealthKitPermissions;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierBasalEnergyBurned in intervals, by default in kcal. An error of
   * HealthKit is an empty list.
   */
  getBasalEnergyBurned(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the user's biological sex; `unknown` if it is not set, not readable, or if HealthKit fails. */
  getBiologicalSex(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %. */
  getBloodAlcoholContentSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L. */
  getBloodGlucoseSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the blood pressures, by default in mmHg. A part that the app may not read is 0. */
  getBloodPressureSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the user's blood type; `unknown` if it is not set, not readable, or if HealthKit fails. */
  getBloodType(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierBodyMassIndex, by default in count. */
  getBmiSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierBodyFatPercentage, by default in %. */
  getBodyFatPercentageSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierBodyTemperature, by default in degC. */
  getBodyTemperatureSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g. */
  getCarbohydratesSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the clinical records of a type, with their FHIR resources. */
  getClinicalRecords(params?: {
    /** The name of the type, such as `AllergyRecord`. */
    type?: string;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierDistanceCycling in intervals, by default in m. An error of HealthKit is
   * an empty list.
   */
  getDailyDistanceCyclingSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierDistanceSwimming in intervals, by default in m. An error of HealthKit
   * is an empty list.
   */
  getDailyDistanceSwimmingSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierDistanceWalkingRunning in intervals, by default in m. An error of
   * HealthKit is an empty list.
   */
  getDailyDistanceWalkingRunningSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierFlightsClimbed in intervals, by default in count. An error of HealthKit
   * is an empty list.
   */
  getDailyFlightsClimbedSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the sums of HKQuantityTypeIdentifierStepCount in intervals, by default in count. An error of HealthKit is
   * an empty list.
   */
  getDailyStepCountSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The length of an interval, in minutes. Default: 60. */
    period?: number;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the user's date of birth and age; null if they are not set or not readable. */
  getDateOfBirth(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the sum of HKQuantityTypeIdentifierDistanceCycling on a day, by default in m. */
  getDistanceCycling(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the sum of HKQuantityTypeIdentifierDistanceSwimming on a day, by default in m. */
  getDistanceSwimming(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the sum of HKQuantityTypeIdentifierDistanceWalkingRunning on a day, by default in m. */
  getDistanceWalkingRunning(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns electrocardiograms with their voltages: pairs of seconds and volts. */
  getElectrocardiogramSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryEnergyConsumed, by default in kcal. */
  getEnergyConsumedSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierEnvironmentalAudioExposure, by default in dBASPL. */
  getEnvironmentalAudioExposure(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryFiber, by default in g. */
  getFiberSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the sum of HKQuantityTypeIdentifierFlightsClimbed on a day, by default in count. */
  getFlightsClimbed(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierHeadphoneAudioExposure, by default in dBASPL. */
  getHeadphoneAudioExposure(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierHeartRate, by default in count/min. */
  getHeartRateSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierHeartRateVariabilitySDNN, by default in s. */
  getHeartRateVariabilitySamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns heartbeat series with their beats. */
  getHeartbeatSeriesSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierHeight, by default in in. */
  getHeightSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns a description of the native module. */
  getInfo(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierInsulinDelivery, by default in IU. */
  getInsulinDeliverySamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the latest sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %. */
  getLatestBloodAlcoholContent(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count. */
  getLatestBmi(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %. */
  getLatestBodyFatPercentage(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierHeight, by default in in. */
  getLatestHeight(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb. */
  getLatestLeanBodyMass(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min. */
  getLatestPeakFlow(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierWaistCircumference, by default in in. */
  getLatestWaistCircumference(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the latest sample of HKQuantityTypeIdentifierBodyMass, by default in lb. */
  getLatestWeight(params?: {
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierLeanBodyMass, by default in lb. */
  getLeanBodyMassSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns mindful sessions, the newest end first. */
  getMindfulSession(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierOxygenSaturation, by default in %. */
  getOxygenSaturationSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min. */
  getPeakFlowSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryProtein, by default in g. */
  getProteinSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierRespiratoryRate, by default in count/min. */
  getRespiratoryRateSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min. */
  getRestingHeartRate(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierRestingHeartRate, by default in count/min. */
  getRestingHeartRateSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns samples of a few types, without those that have no product type. Any other type means workouts. */
  getSamples(params?: {
    /** The name of the type. Default: `Walking`, which is steps. */
    type?: string;
    /** The start. Default: now. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of sleep analysis. */
  getSleepSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the sum of HKQuantityTypeIdentifierStepCount on a day, by default in count. */
  getStepCount(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryFatTotal, by default in g. */
  getTotalFatSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierVO2Max, by default in mL/(kg*min). */
  getVo2MaxSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierWaistCircumference, by default in in. */
  getWaistCircumferenceSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierWalkingHeartRateAverage, by default in count/min. */
  getWalkingHeartRateAverage(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the sum of HKQuantityTypeIdentifierDietaryWater on a day, by default in L. */
  getWater(params?: {
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** Whether manual entries count. Default: true. */
    includeManuallyAdded?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the samples of HKQuantityTypeIdentifierDietaryWater, by default in L. */
  getWaterSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the samples of HKQuantityTypeIdentifierBodyMass, by default in lb. */
  getWeightSamples(params?: {
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The largest number of results. Default: 0, which is no limit. */
    limit?: number;
    /** Whether the oldest result comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the route of a workout. For an unknown workout the native module never answers. */
  getWorkoutRouteSamples(params?: {
    /** The UUID of the workout. */
    id?: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Requests authorization. Unknown keys are left out. */
  initHealthKit(params?: {
    /** The keys of permissions: `{read, write}`. */
    permissions?: AppleHealthKitPermissions;
  }, options?: CallOptions): Promise<boolean>;
  /** Ends the app, because the native module calls a method that it does not have. */
  initStepCountObserver(params?: NoParams, options?: CallOptions): Promise<null>;
  /** The app delegate's call at launch: starts an observer of each type. JavaScript cannot call it. */
  initializeBackgroundObservers(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Returns whether the device has HealthKit. It has no options. */
  isAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Counts fewer listeners of JavaScript. Without any, observing stops. */
  removeListeners(params?: {
    /** The number of listeners. In an array of arguments it is the first one. */
    count?: number;
  }, options?: CallOptions): Promise<null>;
  /** Saves a sample of HKQuantityTypeIdentifierBloodAlcoholContent, by default in %. */
  saveBloodAlcoholContent(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierBloodGlucose, by default in mmol<180.15588000005408>/L. */
  saveBloodGlucoseSample(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<string>;
  /** Saves a sample of HKQuantityTypeIdentifierBodyMassIndex, by default in count. */
  saveBmi(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierBodyFatPercentage, by default in %. */
  saveBodyFatPercentage(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierBodyTemperature, by default in degF. */
  saveBodyTemperature(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierDietaryCarbohydrates, by default in g. */
  saveCarbohydratesSample(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<string>;
  /** Saves a meal with a sample for each nutrient above 0, in grams, the energy in kilocalories. */
  saveFood(params?: {
    /** The name of the food. */
    foodName?: string;
    /** The meal. */
    mealType?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The energy. */
    energy?: number;
    /** The carbohydrates. Further nutrients have names of their own. */
    carbohydrates?: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a sample of HKQuantityTypeIdentifierHeartRate, by default in count/min. */
  saveHeartRateSample(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a sample of HKQuantityTypeIdentifierHeight, by default in in. */
  saveHeight(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierInsulinDelivery, by default in IU. */
  saveInsulinDeliverySample(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<string>;
  /** Saves a sample of HKQuantityTypeIdentifierLeanBodyMass, by default in lb. */
  saveLeanBodyMass(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKCategoryTypeIdentifierMindfulSession. */
  saveMindfulSession(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierPeakExpiratoryFlowRate, by default in L/min. */
  savePeakFlow(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierStepCount, by default in count. */
  saveSteps(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierWaistCircumference, by default in in. */
  saveWaistCircumference(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierDistanceWalkingRunning, by default in m. */
  saveWalkingRunningDistance(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a sample of HKQuantityTypeIdentifierDietaryWater, by default in L. */
  saveWater(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a sample of HKQuantityTypeIdentifierBodyMass, by default in lb. */
  saveWeight(params?: {
    /** The value. Default: 0. */
    value?: number;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end, in the same form. Default: now. */
    endDate?: string;
    /** The day or the time, in the same form as other dates. Default: now. */
    date?: string;
    /** The key of a unit. Any other text is the default unit of the method. */
    unit?: string;
    /** The metadata of the sample. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<number>;
  /** Saves a workout without metadata. An unknown type is `AmericanFootball`; an unknown unit drops its total. */
  saveWorkout(params?: {
    /** The name of the activity. */
    type?: string;
    /** The start: `2026-01-01T00:00:00.000Z` or with an offset. */
    startDate?: string;
    /** The end. */
    endDate?: string;
    /** The energy. */
    energyBurned?: number;
    /** The key of its unit. */
    energyBurnedUnit?: string;
    /** The distance. */
    distance?: number;
    /** The key of its unit. */
    distanceUnit?: string;
    /** Ignored. */
    duration?: number;
  }, options?: CallOptions): Promise<string>;
  /** Starts an observer of a type. It has no callback; errors have no effect. */
  setObserver(params?: {
    /** The name of the type. Default: `Walking`, which is steps. Any other name means workouts. */
    type?: string;
  }, options?: CallOptions): Promise<null>;
}

/** The methods of the channel `health_kit_reporter_method_channel`. */
export interface HealthKitReporterMethodChannel {
  /** Attaches a file to a sample. */
  addAttachment(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The UUID of the sample. */
    uuid: string;
    /** The name. */
    name: string;
    /** The uniform type identifier. */
    contentType: string;
    /** The path of the file. */
    filePath: string;
    /** The metadata. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<string>;
  /** Adds category samples to a workout. */
  addCategory(params: {
    /** The samples. */
    categories: Array<{ [name: string]: unknown }>;
    /** The device. */
    device?: { [name: string]: unknown };
    /** The stored workout, which is found by its UUID. */
    workout: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Adds quantity samples to a workout. */
  addQuantity(params: {
    /** The samples. */
    quantities: Array<{ [name: string]: unknown }>;
    /** The device. */
    device?: { [name: string]: unknown };
    /** The stored workout, which is found by its UUID. */
    workout: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Opens an event channel for the samples of types, and for their changes since an anchor. */
  anchoredObjectQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The identifiers of the types. */
    identifiers: string[];
    /** The anchor of an earlier answer, in base64. */
    anchor?: string;
  }, options?: CallOptions): Promise<string>;
  /** Returns the bytes of an attachment. */
  attachmentData(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The UUID of the sample. */
    uuid: string;
    /** The identifier of the attachment. */
    attachmentIdentifier: string;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns the attachments of a sample. */
  attachments(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The UUID of the sample. */
    uuid: string;
  }, options?: CallOptions): Promise<string>;
  /** Returns audiograms. */
  audiogramQuery(params?: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns whether a request would show the permission sheet: 1 yes, 2 no. */
  authorizationRequestStatus(params?: {
    /** The identifiers of the types to read. Default: none. */
    toRead?: string[];
    /** The identifiers of the types to write. Default: none. */
    toWrite?: string[];
  }, options?: CallOptions): Promise<0 | 1 | 2>;
  /** Returns category samples. */
  categoryQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns clinical documents. HealthKit asks the user about documents that are undecided. */
  cdaDocumentQuery(params?: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
    /** Whether to return the documents themselves. Default: yes. */
    includeDocumentData?: boolean;
  }, options?: CallOptions): Promise<string>;
  /** Returns the six characteristics as texts. The package hides their errors. */
  characteristicsQuery(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Returns clinical records. */
  clinicalRecordQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns correlations that have a matching member for each type of `typePredicates`. */
  correlationQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The interval of the members, by identifier. */
    typePredicates?: { [name: string]: unknown };
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Deletes a sample, which is found by the UUID of the argument. The argument has one member, its kind. */
  delete(params?: {
    /** A sample of this kind. */
    quantity?: { [name: string]: unknown };
    /** A sample of this kind. */
    category?: { [name: string]: unknown };
    /** A sample of this kind. */
    workout?: { [name: string]: unknown };
    /** A sample of this kind. */
    correlation?: { [name: string]: unknown };
    /** A sample of this kind. */
    audiogram?: { [name: string]: unknown };
    /** A sample of this kind. */
    cdaDocument?: { [name: string]: unknown };
    /** A sample of this kind. */
    visionPrescription?: { [name: string]: unknown };
    /** A sample of this kind. */
    stateOfMind?: { [name: string]: unknown };
    /** A sample of this kind. */
    scoredAssessment?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Deletes the samples of a type within an interval. */
  deleteObjects(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
  }, options?: CallOptions): Promise<DeletedPayloads>;
  /** Deletes samples: all of them or none. */
  deleteSamples(params: {
    /** The samples, each a map with one member: its kind. */
    samples: Array<{ [name: string]: unknown }>;
  }, options?: CallOptions): Promise<boolean>;
  /** Ends background delivery of all types. */
  disableAllBackgroundDelivery(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Ends background delivery of a type. */
  disableBackgroundDelivery(params: {
    /** The identifier of the type. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns the date before which samples cannot be saved or read, in seconds since 1970. */
  earliestPermittedSampleDate(params?: NoParams, options?: CallOptions): Promise<number>;
  /** Returns electrocardiograms, with their voltages if wanted. */
  electrocardiogramQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
    /** Whether to read the voltages. Default: no. */
    withVoltageMeasurements?: boolean;
  }, options?: CallOptions): Promise<string>;
  /** Lets changes of a type wake the app. */
  enableBackgroundDelivery(params: {
    /** 1 at once, 2 hourly, 3 daily, 4 weekly. */
    frequency: 1 | 2 | 3 | 4;
    /** The identifier of the type. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns heartbeat series with their beats. */
  heartbeatSeriesQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns whether the user has allowed the app to write a type. */
  isAuthorizedToWrite(params: {
    /** The identifier of the type. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns whether the device has HealthKit. */
  isAvailable(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Returns whether apps may write a type. */
  isWritable(params: {
    /** The identifier of the type. */
    identifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns doses of medications, or of one. */
  medicationDoseEventQuery(params?: {
    /** The identifier of the medication. */
    medicationConceptIdentifier?: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Opens an event channel for the changes of types. */
  observerQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The identifiers of the types. */
    identifiers: string[];
  }, options?: CallOptions): Promise<string>;
  /** Returns the units that the user prefers. */
  preferredUnits(params: {
    /** The identifiers of quantity types. */
    identifiers: string[];
  }, options?: CallOptions): Promise<string>;
  /** Returns quantity samples in a unit. */
  quantityQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The unit. */
    unit: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns the quantities within the samples of a type, sample by sample. */
  quantitySeriesQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The unit. */
    unit: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
  }, options?: CallOptions): Promise<string>;
  /** Returns the activity rings of each local day of an interval. */
  queryActivitySummary(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
  }, options?: CallOptions): Promise<string>;
  /** Opens an event channel for the activity rings of the days of an interval. */
  queryActivitySummaryUpdates(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
  }, options?: CallOptions): Promise<string>;
  /** Resets the estimates of a type from a date on. */
  recalibrateEstimates(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The date, in milliseconds since 1970. */
    timestamp: number;
  }, options?: CallOptions): Promise<boolean>;
  /** Saves an effort score, and relates it to a workout or to one of its activities. */
  relateWorkoutEffort(params: {
    /** The effort score. */
    sample: { [name: string]: unknown };
    /** The UUID of the workout. */
    workoutUUID: string;
    /** The UUID of an activity. Default: the whole workout. */
    activityUUID?: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Removes an attachment from a sample. */
  removeAttachment(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The UUID of the sample. */
    uuid: string;
    /** The identifier of the attachment. */
    attachmentIdentifier: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Requests authorization for types. */
  requestAuthorization(params?: {
    /** The identifiers of the types to read. Default: none. */
    toRead?: string[];
    /** The identifiers of the types to write. Default: none. */
    toWrite?: string[];
  }, options?: CallOptions): Promise<boolean>;
  /** Asks the user which samples of a type the app may read. */
  requestPerObjectReadAuthorization(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
  }, options?: CallOptions): Promise<boolean>;
  /** Returns samples of any type, quantities in the unit of the package. Series come without their elements. */
  sampleQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string[]>;
  /** Returns samples of several types, the newest first. */
  sampleQueryWithDescriptors(params: {
    /** The types, each with an optional interval. */
    descriptors: Array<{ [name: string]: unknown }>;
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string[]>;
  /** Saves a sample: the argument has one member, its kind. The stored sample gets a new UUID. */
  save(params?: {
    /** A sample of this kind. */
    quantity?: { [name: string]: unknown };
    /** A sample of this kind. */
    category?: { [name: string]: unknown };
    /** A sample of this kind. */
    workout?: { [name: string]: unknown };
    /** A sample of this kind. */
    correlation?: { [name: string]: unknown };
    /** A sample of this kind. */
    audiogram?: { [name: string]: unknown };
    /** A sample of this kind. */
    cdaDocument?: { [name: string]: unknown };
    /** A sample of this kind. */
    visionPrescription?: { [name: string]: unknown };
    /** A sample of this kind. */
    stateOfMind?: { [name: string]: unknown };
    /** A sample of this kind. */
    scoredAssessment?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<SavedPayload>;
  /** Saves a heartbeat series, beat by beat. */
  saveHeartbeatSeries(params: {
    /** The series, as `heartbeatSeriesQuery` returns it. */
    series: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Saves a series of quantities as one sample. */
  saveQuantitySeries(params: {
    /** The quantities: `value`, `unit`, `startTimestamp`, `endTimestamp`. */
    values: Array<{ [name: string]: unknown }>;
    /** The identifier of the type. */
    identifier: string;
    /** The device. */
    device?: { [name: string]: unknown };
    /** The metadata. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Saves samples: all of them or none. */
  saveSamples(params: {
    /** The samples, each a map with one member: its kind. */
    samples: Array<{ [name: string]: unknown }>;
  }, options?: CallOptions): Promise<SavedPayloads>;
  /** Saves a workout with a workout builder: its samples, a sample for each total, and its route. */
  saveWorkout(params: {
    /** The workout. */
    workout: { [name: string]: unknown };
    /** The samples of the workout. */
    samples?: Array<{ [name: string]: unknown }>;
    /** The locations of the route. */
    route?: Array<{ [name: string]: unknown }>;
  }, options?: CallOptions): Promise<string>;
  /** Returns answers to questionnaires. */
  scoredAssessmentQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns the sources of the samples of a type. */
  sourceQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
  }, options?: CallOptions): Promise<string>;
  /** Starts the app on the watch with a workout. */
  startWatchApp(params: {
    /** The activity: `HKWorkoutActivityType`. */
    activityValue: number;
    /** The location: `HKWorkoutSessionLocationType`. */
    locationValue: number;
    /** The place of swimming: `HKWorkoutSwimmingLocationType`. */
    swimmingValue: number;
    /** The length of the pool: `value` and `unit`. */
    harmonized: { [name: string]: unknown };
  }, options?: CallOptions): Promise<boolean>;
  /** Returns states of mind. */
  stateOfMindQuery(params?: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Opens an event channel for the statistics of calendar intervals, one event for each. */
  statisticsCollectionQuery(params: {
    /** The types and their units: `identifier`, `unit`. */
    preferredUnits: Array<{ [name: string]: unknown }>;
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** A date at which an interval begins, in milliseconds since 1970. */
    anchorTimestamp: number;
    /** The start of the first interval, in milliseconds since 1970. */
    enumerateFrom: number;
    /** The end, in milliseconds since 1970. */
    enumerateTo: number;
    /** The length of an interval. */
    intervalComponents: { [name: string]: unknown };
    /** Whether to return the figures of each source. Default: no. */
    separateBySource?: boolean;
  }, options?: CallOptions): Promise<string>;
  /** Returns the statistics of a quantity type. Without samples it fails. */
  statisticsQuery(params: {
    /** The identifier of the type. */
    identifier: string;
    /** The unit. */
    unit: string;
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** Whether to return the figures of each source. Default: no. */
    separateBySource?: boolean;
  }, options?: CallOptions): Promise<string>;
  /** Returns whether the device has Health Records. */
  supportsHealthRecords(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Ends the relation between a stored effort score and a workout. */
  unrelateWorkoutEffort(params: {
    /** The effort score, which is found by its UUID. */
    sample: { [name: string]: unknown };
    /** The UUID of the workout. */
    workoutUUID: string;
    /** The UUID of an activity. Default: the whole workout. */
    activityUUID?: string;
  }, options?: CallOptions): Promise<boolean>;
  /** Returns the medications that the app may read. */
  userAnnotatedMedicationQuery(params?: {
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns verifiable clinical records. There are none. */
  verifiableClinicalRecordQuery(params: {
    /** The types of records. */
    recordTypes: string[];
    /** The types of sources. Default: all. */
    sourceTypes?: string[];
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns vision prescriptions. */
  visionPrescriptionQuery(params?: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns the effort scores of workouts. */
  workoutEffortRelationshipQuery(params?: {
    /** The start, in milliseconds since 1970. */
    startTimestamp?: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp?: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The anchor of an earlier answer, in base64. */
    anchor?: string;
    /** Whether to return the most relevant score only. Default: no. */
    mostRelevant?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Returns workouts. */
  workoutQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns workout routes with their locations. */
  workoutRouteQuery(params: {
    /** The start, in milliseconds since 1970. */
    startTimestamp: number;
    /** The end, in milliseconds since 1970. */
    endTimestamp: number;
    /** Which ends of a sample must be within the interval. Default: both. */
    predicateOptions?: 'strictStartDate' | 'strictEndDate' | 'notStrict';
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
  /** Returns the routes of a workout with their locations. */
  workoutRouteQueryForWorkout(params: {
    /** The UUID of the workout. */
    workoutUUID: string;
    /** The largest number of results. */
    limit?: number;
  }, options?: CallOptions): Promise<string>;
}

/** The methods of the channel `HealthKit`. */
export interface CordovaHealthKit {
  /** Returns whether the device has HealthKit. */
  available(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Returns the sharing status of a type: `authorized`, `denied` or `undetermined`. */
  checkAuthStatus(params?: {
    /** The identifier of the type. */
    type?: string;
  }, options?: CallOptions): Promise<string>;
  /** Never answers: JavaScript declares the method, and the native side does not have it. */
  delete(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Requests authorization to read, then deletes the app's own samples that start in the interval. */
  deleteSamples(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
  }, options?: CallOptions): Promise<number>;
  /** Requests authorization, then returns all workouts. */
  findWorkouts(params?: {
    /** Whether to add the energy in kcal, as a text. Default: false. */
    includeCalories?: boolean;
    /** Whether to add the distance in whole meters, as a text. Default: false. */
    includeDistance?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Starts observing a type, without end. Each update calls the success callback: see the notification
   * `HealthKit/callback`.
   */
  monitorSampleType(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
  }, options?: CallOptions): Promise<null>;
  /** Opens the Health app. Nothing is emulated. Without the app, the error callback gets false. */
  openHealthSettings(params?: NoParams, options?: CallOptions): Promise<boolean>;
  /** Returns the correlations that start in the interval, with the members that fit one of the units. */
  queryCorrelationType(params?: {
    /** The identifier of the type. */
    correlationType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The texts of the units. */
    units?: string[];
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /**
   * Returns the heart rates that start during a workout, also those of no workout; a series is one, with its average.
   */
  queryHeartRateDuringWorkout(params?: {
    /** The UUID of the workout; of an array of arguments the first one. */
    workoutUUID?: string;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Requests authorization, then returns the samples that start in the interval. */
  querySampleType(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The text of the unit. */
    unit?: string;
    /** The largest number of samples. Default: 1000; 0 is no limit. */
    limit?: number;
    /** Whether the earliest end comes first. Default: false. */
    ascending?: boolean;
    /** Whether to leave out manual entries. Default: false. */
    filterOutUserInput?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Requests authorization, then returns the sum or the figures of each interval. Those without samples have 0. */
  querySampleTypeAggregated(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The text of the unit. */
    unit?: string;
    /** `hour`, `day`, `week`, `month` or `year`. Default and any other text: `day`. */
    aggregation?: string;
    /** Whether to leave out manual entries. Default: false. */
    filterOutUserInput?: boolean;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Returns the locations of all routes of a workout. */
  queryWorkoutRoutes(params?: {
    /** The UUID of the workout; of an array of arguments the first one. */
    workoutUUID?: string;
  }, options?: CallOptions): Promise<Array<{ [name: string]: unknown }>>;
  /** Requests authorization, then returns the blood type; `unknown` if it is not set or not readable. */
  readBloodType(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Requests authorization, then returns midnight of the date of birth. Without one the error callback gets null. */
  readDateOfBirth(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Requests authorization, then returns the skin type; `unknown` if it is not set or not readable. */
  readFitzpatrickSkinType(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Requests authorization, then returns the biological sex; `unknown` if it is not set or not readable. */
  readGender(params?: NoParams, options?: CallOptions): Promise<string>;
  /** Requests authorization, then returns the sample with the latest end. */
  readHeight(params?: {
    /** The text of the unit. */
    unit?: string;
    /** Whether to request sharing too. Default: true. */
    requestWritePermission?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Requests authorization, then returns the sample with the latest end. */
  readWeight(params?: {
    /** The text of the unit. */
    unit?: string;
    /** Whether to request sharing too. Default: true. */
    requestWritePermission?: boolean;
  }, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Requests authorization. An unknown type calls the error callback, and the request goes on without it. */
  requestAuthorization(params?: {
    /** The identifiers of the types to read. */
    readTypes?: string[];
    /** The identifiers of the types to write. */
    writeTypes?: string[];
  }, options?: CallOptions): Promise<null>;
  /** Saves a correlation. */
  saveCorrelation(params?: {
    /** The identifier of the type. */
    correlationType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The members, as `saveSample` takes them. */
    samples?: Array<{ [name: string]: unknown }>;
    /** The metadata. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<null>;
  /** Requests authorization, then saves a sample. */
  saveHeight(params?: {
    /** The text of the unit. */
    unit?: string;
    /** The value. */
    amount?: number;
    /** The time, in seconds since 1970. Default: 0. */
    date?: number;
    /** Whether to request reading too. Default: true. */
    requestReadPermission?: boolean;
  }, options?: CallOptions): Promise<null>;
  /** Saves a quantity if there is a unit, else a category without its metadata. */
  saveSample(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The text of the unit. */
    unit?: string;
    /** The value of a quantity. Default: 0. */
    amount?: number;
    /** The name of the value of sleep. Only mindful sessions do without. */
    value?: string;
    /** The metadata. */
    metadata?: { [name: string]: unknown };
  }, options?: CallOptions): Promise<null>;
  /** Requests authorization, then saves a sample. */
  saveWeight(params?: {
    /** The text of the unit. */
    unit?: string;
    /** The value. */
    amount?: number;
    /** The time, in seconds since 1970. Default: 0. */
    date?: number;
    /** Whether to request reading too. Default: true. */
    requestReadPermission?: boolean;
  }, options?: CallOptions): Promise<null>;
  /** Requests authorization for workouts and active energy, saves a workout, then adds samples of its totals. */
  saveWorkout(params?: {
    /** The name of the activity. An unknown one is `other`. */
    activityType?: string;
    /** The start, in seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in seconds since 1970. */
    endDate?: number;
    /** The duration in whole seconds, in the place of the end. */
    duration?: number;
    /** The energy. */
    energy?: number;
    /** Its unit. */
    energyUnit?: string;
    /** The distance. */
    distance?: number;
    /** Its unit. */
    distanceUnit?: string;
    /** Whether the sample of the distance is one of cycling. Default: false. */
    cycling?: boolean;
    /** The identifier of a further type to request. */
    quantityType?: string;
    /** Whether to request reading too. Default: true. */
    requestReadPermission?: boolean;
  }, options?: CallOptions): Promise<null>;
  /** Returns the sum of a quantity, or the figures of heart rates. An error is 0. */
  sumQuantityType(params?: {
    /** The identifier of the type, or `workoutType`. */
    sampleType?: string;
    /** The start, in whole seconds since 1970. Default: 0. */
    startDate?: number;
    /** The end, in whole seconds since 1970. Default: 0. */
    endDate?: number;
    /** The text of the unit. Default: `count`. */
    unit?: string;
  }, options?: CallOptions): Promise<number | { [name: string]: unknown }>;
}

/** The methods of the channel `Health`. */
export interface CapgoHealth {
  /** Returns the status of types. Reading is authorized once it has been requested, whatever the user decided. */
  checkAuthorization(params?: {
    /** The names of the types, and `workouts`. A list with something else than texts is empty. */
    read?: string[];
    /** The names of the types. A list with something else than texts is empty. */
    write?: string[];
  }, options?: CallOptions): Promise<CapgoAuthorizationStatus>;
  /** Returns the version of the package. */
  getPluginVersion(params?: NoParams, options?: CallOptions): Promise<{ version: string }>;
  /** Returns whether the device has HealthKit. */
  isAvailable(params?: NoParams, options?: CallOptions): Promise<{ [name: string]: unknown }>;
  /** Does nothing on iOS. */
  openHealthConnectSettings(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Returns the figures of each interval that has samples. */
  queryAggregated(params: {
    /** The name of the type, such as `steps`. */
    dataType: string;
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate?: string;
    /** The end, in the same form. */
    endDate?: string;
    /** `hour`, `day`, `week` or `month`, which is 30 days. Default and any other text: `day`. */
    bucket?: string;
    /** `sum`, `average`, `min` or `max`, or a list of them. The default is that of the type. */
    aggregation?: string | string[];
  }, options?: CallOptions): Promise<CapgoSamples>;
  /** Returns the workouts that overlap the interval. Dates that cannot be read have no effect. */
  queryWorkouts(params?: {
    /** The name of an activity. An unknown name means all. */
    workoutType?: string;
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate?: string;
    /** The end, in the same form. */
    endDate?: string;
    /** The largest number of results. Default: 100; 0 is no limit. */
    limit?: number;
    /** Whether the earliest start comes first. Default: false. */
    ascending?: boolean;
    /** The anchor of the result before: the new start if `ascending`, else the new end. */
    anchor?: string;
  }, options?: CallOptions): Promise<CapgoWorkouts>;
  /** Returns the samples of a type that overlap the interval. */
  readSamples(params: {
    /** The name of the type, such as `steps`. */
    dataType: string;
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate?: string;
    /** The end, in the same form. */
    endDate?: string;
    /** The largest number of results. Default: 100; 0 is no limit. */
    limit?: number;
    /** Whether the earliest start comes first. Default: false. */
    ascending?: boolean;
  }, options?: CallOptions): Promise<CapgoSamples>;
  /** Requests authorization, and returns the status that `checkAuthorization` has then. */
  requestAuthorization(params?: {
    /** The names of the types, and `workouts`. A list with something else than texts is empty. */
    read?: string[];
    /** The names of the types. A list with something else than texts is empty. */
    write?: string[];
  }, options?: CallOptions): Promise<CapgoAuthorizationStatus>;
  /** Saves a sample. */
  saveSample(params: {
    /** The name of the type, such as `steps`. */
    dataType: string;
    /** The value. For `sleep` a raw value of HealthKit, where 0 means asleep. */
    value: number;
    /** The plugin's name of a unit. Any other text is the default unit of the type. */
    unit?: string;
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate?: string;
    /** The end, in the same form. */
    endDate?: string;
    /** Metadata. Only texts are saved. */
    metadata?: { [name: string]: unknown };
    /** The systolic pressure, for `bloodPressure`. */
    systolic?: number;
    /** The diastolic pressure, for `bloodPressure`. */
    diastolic?: number;
  }, options?: CallOptions): Promise<null>;
  /** Does nothing on iOS. */
  showPrivacyPolicy(params?: NoParams, options?: CallOptions): Promise<null>;
}

/** The methods of the channel `HealthPlugin`. */
export interface CapacitorHealth {
  /** Rejects: iOS does not implement the method. */
  checkHealthPermissions(params: {
    /** The names of the permissions, such as `READ_STEPS`. */
    permissions: string[];
  }, options?: CallOptions): Promise<null>;
  /** Returns whether the device has HealthKit. */
  isHealthAvailable(params?: NoParams, options?: CallOptions): Promise<{ available: boolean }>;
  /** Opens the settings of the app. Nothing is emulated. */
  openAppleHealthSettings(params?: NoParams, options?: CallOptions): Promise<null>;
  /** Returns the sum of each interval that has samples, or the mindful time of each day. */
  queryAggregated(params: {
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate: string;
    /** The end, in the same form. */
    endDate: string;
    /** `steps`, `active-calories` or `mindfulness`. */
    dataType: string;
    /** `hour`, `day` or `week`. For `mindfulness` any text, which means days. */
    bucket: string;
  }, options?: CallOptions): Promise<CapacitorAggregatedData>;
  /** Returns the samples of a type that start in the interval, the earliest start first. */
  queryRecords(params: {
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate: string;
    /** The end, in the same form. */
    endDate: string;
    /** `steps`, `weight`, `height`, `body-fat` or `lean-body-mass`. */
    dataType: string;
  }, options?: CallOptions): Promise<CapacitorRecords>;
  /** Returns the workouts that start in the interval. Errors of their parts are in `errors`. */
  queryWorkouts(params: {
    /** The start: `2026-01-01T00:00:00.000Z`, with a fraction of a second. */
    startDate: string;
    /** The end, in the same form. */
    endDate: string;
    /** Whether to query heart rates. */
    includeHeartRate: boolean;
    /** Whether to query routes. */
    includeRoute: boolean;
    /** Whether to query the sum of steps. */
    includeSteps: boolean;
  }, options?: CallOptions): Promise<CapacitorWorkouts>;
  /**
   * Requests authorization. Permissions that iOS does not know are left out. Success is true for each of the names.
   */
  requestHealthPermissions(params: {
    /** The names of the permissions, such as `READ_STEPS`. */
    permissions: string[];
  }, options?: CallOptions): Promise<{ permissions: { [name: string]: unknown } }>;
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
  'control/countSamples': Control['countSamples'];
  'control/deleteSamples': Control['deleteSamples'];
  'control/endWorkoutSession': Control['endWorkoutSession'];
  'control/failNext': Control['failNext'];
  'control/generate': Control['generate'];
  'control/import': Control['import'];
  'control/journal': Control['journal'];
  'control/listApps': Control['listApps'];
  'control/listSnapshots': Control['listSnapshots'];
  'control/listSources': Control['listSources'];
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
  'AppleHealthKit/addListener': AppleHealthKit['addListener'];
  'AppleHealthKit/deleteBloodGlucoseSample': AppleHealthKit['deleteBloodGlucoseSample'];
  'AppleHealthKit/deleteCarbohydratesSample': AppleHealthKit['deleteCarbohydratesSample'];
  'AppleHealthKit/deleteInsulinDeliverySample': AppleHealthKit['deleteInsulinDeliverySample'];
  'AppleHealthKit/getActiveEnergyBurned': AppleHealthKit['getActiveEnergyBurned'];
  'AppleHealthKit/getActivitySummary': AppleHealthKit['getActivitySummary'];
  'AppleHealthKit/getAnchoredWorkouts': AppleHealthKit['getAnchoredWorkouts'];
  'AppleHealthKit/getAppleExerciseTime': AppleHealthKit['getAppleExerciseTime'];
  'AppleHealthKit/getAppleStandTime': AppleHealthKit['getAppleStandTime'];
  'AppleHealthKit/getAuthStatus': AppleHealthKit['getAuthStatus'];
  'AppleHealthKit/getBasalEnergyBurned': AppleHealthKit['getBasalEnergyBurned'];
  'AppleHealthKit/getBiologicalSex': AppleHealthKit['getBiologicalSex'];
  'AppleHealthKit/getBloodAlcoholContentSamples': AppleHealthKit['getBloodAlcoholContentSamples'];
  'AppleHealthKit/getBloodGlucoseSamples': AppleHealthKit['getBloodGlucoseSamples'];
  'AppleHealthKit/getBloodPressureSamples': AppleHealthKit['getBloodPressureSamples'];
  'AppleHealthKit/getBloodType': AppleHealthKit['getBloodType'];
  'AppleHealthKit/getBmiSamples': AppleHealthKit['getBmiSamples'];
  'AppleHealthKit/getBodyFatPercentageSamples': AppleHealthKit['getBodyFatPercentageSamples'];
  'AppleHealthKit/getBodyTemperatureSamples': AppleHealthKit['getBodyTemperatureSamples'];
  'AppleHealthKit/getCarbohydratesSamples': AppleHealthKit['getCarbohydratesSamples'];
  'AppleHealthKit/getClinicalRecords': AppleHealthKit['getClinicalRecords'];
  'AppleHealthKit/getDailyDistanceCyclingSamples': AppleHealthKit['getDailyDistanceCyclingSamples'];
  'AppleHealthKit/getDailyDistanceSwimmingSamples': AppleHealthKit['getDailyDistanceSwimmingSamples'];
  'AppleHealthKit/getDailyDistanceWalkingRunningSamples': AppleHealthKit['getDailyDistanceWalkingRunningSamples'];
  'AppleHealthKit/getDailyFlightsClimbedSamples': AppleHealthKit['getDailyFlightsClimbedSamples'];
  'AppleHealthKit/getDailyStepCountSamples': AppleHealthKit['getDailyStepCountSamples'];
  'AppleHealthKit/getDateOfBirth': AppleHealthKit['getDateOfBirth'];
  'AppleHealthKit/getDistanceCycling': AppleHealthKit['getDistanceCycling'];
  'AppleHealthKit/getDistanceSwimming': AppleHealthKit['getDistanceSwimming'];
  'AppleHealthKit/getDistanceWalkingRunning': AppleHealthKit['getDistanceWalkingRunning'];
  'AppleHealthKit/getElectrocardiogramSamples': AppleHealthKit['getElectrocardiogramSamples'];
  'AppleHealthKit/getEnergyConsumedSamples': AppleHealthKit['getEnergyConsumedSamples'];
  'AppleHealthKit/getEnvironmentalAudioExposure': AppleHealthKit['getEnvironmentalAudioExposure'];
  'AppleHealthKit/getFiberSamples': AppleHealthKit['getFiberSamples'];
  'AppleHealthKit/getFlightsClimbed': AppleHealthKit['getFlightsClimbed'];
  'AppleHealthKit/getHeadphoneAudioExposure': AppleHealthKit['getHeadphoneAudioExposure'];
  'AppleHealthKit/getHeartRateSamples': AppleHealthKit['getHeartRateSamples'];
  'AppleHealthKit/getHeartRateVariabilitySamples': AppleHealthKit['getHeartRateVariabilitySamples'];
  'AppleHealthKit/getHeartbeatSeriesSamples': AppleHealthKit['getHeartbeatSeriesSamples'];
  'AppleHealthKit/getHeightSamples': AppleHealthKit['getHeightSamples'];
  'AppleHealthKit/getInfo': AppleHealthKit['getInfo'];
  'AppleHealthKit/getInsulinDeliverySamples': AppleHealthKit['getInsulinDeliverySamples'];
  'AppleHealthKit/getLatestBloodAlcoholContent': AppleHealthKit['getLatestBloodAlcoholContent'];
  'AppleHealthKit/getLatestBmi': AppleHealthKit['getLatestBmi'];
  'AppleHealthKit/getLatestBodyFatPercentage': AppleHealthKit['getLatestBodyFatPercentage'];
  'AppleHealthKit/getLatestHeight': AppleHealthKit['getLatestHeight'];
  'AppleHealthKit/getLatestLeanBodyMass': AppleHealthKit['getLatestLeanBodyMass'];
  'AppleHealthKit/getLatestPeakFlow': AppleHealthKit['getLatestPeakFlow'];
  'AppleHealthKit/getLatestWaistCircumference': AppleHealthKit['getLatestWaistCircumference'];
  'AppleHealthKit/getLatestWeight': AppleHealthKit['getLatestWeight'];
  'AppleHealthKit/getLeanBodyMassSamples': AppleHealthKit['getLeanBodyMassSamples'];
  'AppleHealthKit/getMindfulSession': AppleHealthKit['getMindfulSession'];
  'AppleHealthKit/getOxygenSaturationSamples': AppleHealthKit['getOxygenSaturationSamples'];
  'AppleHealthKit/getPeakFlowSamples': AppleHealthKit['getPeakFlowSamples'];
  'AppleHealthKit/getProteinSamples': AppleHealthKit['getProteinSamples'];
  'AppleHealthKit/getRespiratoryRateSamples': AppleHealthKit['getRespiratoryRateSamples'];
  'AppleHealthKit/getRestingHeartRate': AppleHealthKit['getRestingHeartRate'];
  'AppleHealthKit/getRestingHeartRateSamples': AppleHealthKit['getRestingHeartRateSamples'];
  'AppleHealthKit/getSamples': AppleHealthKit['getSamples'];
  'AppleHealthKit/getSleepSamples': AppleHealthKit['getSleepSamples'];
  'AppleHealthKit/getStepCount': AppleHealthKit['getStepCount'];
  'AppleHealthKit/getTotalFatSamples': AppleHealthKit['getTotalFatSamples'];
  'AppleHealthKit/getVo2MaxSamples': AppleHealthKit['getVo2MaxSamples'];
  'AppleHealthKit/getWaistCircumferenceSamples': AppleHealthKit['getWaistCircumferenceSamples'];
  'AppleHealthKit/getWalkingHeartRateAverage': AppleHealthKit['getWalkingHeartRateAverage'];
  'AppleHealthKit/getWater': AppleHealthKit['getWater'];
  'AppleHealthKit/getWaterSamples': AppleHealthKit['getWaterSamples'];
  'AppleHealthKit/getWeightSamples': AppleHealthKit['getWeightSamples'];
  'AppleHealthKit/getWorkoutRouteSamples': AppleHealthKit['getWorkoutRouteSamples'];
  'AppleHealthKit/initHealthKit': AppleHealthKit['initHealthKit'];
  'AppleHealthKit/initStepCountObserver': AppleHealthKit['initStepCountObserver'];
  'AppleHealthKit/initializeBackgroundObservers': AppleHealthKit['initializeBackgroundObservers'];
  'AppleHealthKit/isAvailable': AppleHealthKit['isAvailable'];
  'AppleHealthKit/removeListeners': AppleHealthKit['removeListeners'];
  'AppleHealthKit/saveBloodAlcoholContent': AppleHealthKit['saveBloodAlcoholContent'];
  'AppleHealthKit/saveBloodGlucoseSample': AppleHealthKit['saveBloodGlucoseSample'];
  'AppleHealthKit/saveBmi': AppleHealthKit['saveBmi'];
  'AppleHealthKit/saveBodyFatPercentage': AppleHealthKit['saveBodyFatPercentage'];
  'AppleHealthKit/saveBodyTemperature': AppleHealthKit['saveBodyTemperature'];
  'AppleHealthKit/saveCarbohydratesSample': AppleHealthKit['saveCarbohydratesSample'];
  'AppleHealthKit/saveFood': AppleHealthKit['saveFood'];
  'AppleHealthKit/saveHeartRateSample': AppleHealthKit['saveHeartRateSample'];
  'AppleHealthKit/saveHeight': AppleHealthKit['saveHeight'];
  'AppleHealthKit/saveInsulinDeliverySample': AppleHealthKit['saveInsulinDeliverySample'];
  'AppleHealthKit/saveLeanBodyMass': AppleHealthKit['saveLeanBodyMass'];
  'AppleHealthKit/saveMindfulSession': AppleHealthKit['saveMindfulSession'];
  'AppleHealthKit/savePeakFlow': AppleHealthKit['savePeakFlow'];
  'AppleHealthKit/saveSteps': AppleHealthKit['saveSteps'];
  'AppleHealthKit/saveWaistCircumference': AppleHealthKit['saveWaistCircumference'];
  'AppleHealthKit/saveWalkingRunningDistance': AppleHealthKit['saveWalkingRunningDistance'];
  'AppleHealthKit/saveWater': AppleHealthKit['saveWater'];
  'AppleHealthKit/saveWeight': AppleHealthKit['saveWeight'];
  'AppleHealthKit/saveWorkout': AppleHealthKit['saveWorkout'];
  'AppleHealthKit/setObserver': AppleHealthKit['setObserver'];
  'health_kit_reporter_method_channel/addAttachment': HealthKitReporterMethodChannel['addAttachment'];
  'health_kit_reporter_method_channel/addCategory': HealthKitReporterMethodChannel['addCategory'];
  'health_kit_reporter_method_channel/addQuantity': HealthKitReporterMethodChannel['addQuantity'];
  'health_kit_reporter_method_channel/anchoredObjectQuery': HealthKitReporterMethodChannel['anchoredObjectQuery'];
  'health_kit_reporter_method_channel/attachmentData': HealthKitReporterMethodChannel['attachmentData'];
  'health_kit_reporter_method_channel/attachments': HealthKitReporterMethodChannel['attachments'];
  'health_kit_reporter_method_channel/audiogramQuery': HealthKitReporterMethodChannel['audiogramQuery'];
  'health_kit_reporter_method_channel/authorizationRequestStatus': HealthKitReporterMethodChannel['authorizationRequestStatus'];
  'health_kit_reporter_method_channel/categoryQuery': HealthKitReporterMethodChannel['categoryQuery'];
  'health_kit_reporter_method_channel/cdaDocumentQuery': HealthKitReporterMethodChannel['cdaDocumentQuery'];
  'health_kit_reporter_method_channel/characteristicsQuery': HealthKitReporterMethodChannel['characteristicsQuery'];
  'health_kit_reporter_method_channel/clinicalRecordQuery': HealthKitReporterMethodChannel['clinicalRecordQuery'];
  'health_kit_reporter_method_channel/correlationQuery': HealthKitReporterMethodChannel['correlationQuery'];
  'health_kit_reporter_method_channel/delete': HealthKitReporterMethodChannel['delete'];
  'health_kit_reporter_method_channel/deleteObjects': HealthKitReporterMethodChannel['deleteObjects'];
  'health_kit_reporter_method_channel/deleteSamples': HealthKitReporterMethodChannel['deleteSamples'];
  'health_kit_reporter_method_channel/disableAllBackgroundDelivery': HealthKitReporterMethodChannel['disableAllBackgroundDelivery'];
  'health_kit_reporter_method_channel/disableBackgroundDelivery': HealthKitReporterMethodChannel['disableBackgroundDelivery'];
  'health_kit_reporter_method_channel/earliestPermittedSampleDate': HealthKitReporterMethodChannel['earliestPermittedSampleDate'];
  'health_kit_reporter_method_channel/electrocardiogramQuery': HealthKitReporterMethodChannel['electrocardiogramQuery'];
  'health_kit_reporter_method_channel/enableBackgroundDelivery': HealthKitReporterMethodChannel['enableBackgroundDelivery'];
  'health_kit_reporter_method_channel/heartbeatSeriesQuery': HealthKitReporterMethodChannel['heartbeatSeriesQuery'];
  'health_kit_reporter_method_channel/isAuthorizedToWrite': HealthKitReporterMethodChannel['isAuthorizedToWrite'];
  'health_kit_reporter_method_channel/isAvailable': HealthKitReporterMethodChannel['isAvailable'];
  'health_kit_reporter_method_channel/isWritable': HealthKitReporterMethodChannel['isWritable'];
  'health_kit_reporter_method_channel/medicationDoseEventQuery': HealthKitReporterMethodChannel['medicationDoseEventQuery'];
  'health_kit_reporter_method_channel/observerQuery': HealthKitReporterMethodChannel['observerQuery'];
  'health_kit_reporter_method_channel/preferredUnits': HealthKitReporterMethodChannel['preferredUnits'];
  'health_kit_reporter_method_channel/quantityQuery': HealthKitReporterMethodChannel['quantityQuery'];
  'health_kit_reporter_method_channel/quantitySeriesQuery': HealthKitReporterMethodChannel['quantitySeriesQuery'];
  'health_kit_reporter_method_channel/queryActivitySummary': HealthKitReporterMethodChannel['queryActivitySummary'];
  'health_kit_reporter_method_channel/queryActivitySummaryUpdates': HealthKitReporterMethodChannel['queryActivitySummaryUpdates'];
  'health_kit_reporter_method_channel/recalibrateEstimates': HealthKitReporterMethodChannel['recalibrateEstimates'];
  'health_kit_reporter_method_channel/relateWorkoutEffort': HealthKitReporterMethodChannel['relateWorkoutEffort'];
  'health_kit_reporter_method_channel/removeAttachment': HealthKitReporterMethodChannel['removeAttachment'];
  'health_kit_reporter_method_channel/requestAuthorization': HealthKitReporterMethodChannel['requestAuthorization'];
  'health_kit_reporter_method_channel/requestPerObjectReadAuthorization': HealthKitReporterMethodChannel['requestPerObjectReadAuthorization'];
  'health_kit_reporter_method_channel/sampleQuery': HealthKitReporterMethodChannel['sampleQuery'];
  'health_kit_reporter_method_channel/sampleQueryWithDescriptors': HealthKitReporterMethodChannel['sampleQueryWithDescriptors'];
  'health_kit_reporter_method_channel/save': HealthKitReporterMethodChannel['save'];
  'health_kit_reporter_method_channel/saveHeartbeatSeries': HealthKitReporterMethodChannel['saveHeartbeatSeries'];
  'health_kit_reporter_method_channel/saveQuantitySeries': HealthKitReporterMethodChannel['saveQuantitySeries'];
  'health_kit_reporter_method_channel/saveSamples': HealthKitReporterMethodChannel['saveSamples'];
  'health_kit_reporter_method_channel/saveWorkout': HealthKitReporterMethodChannel['saveWorkout'];
  'health_kit_reporter_method_channel/scoredAssessmentQuery': HealthKitReporterMethodChannel['scoredAssessmentQuery'];
  'health_kit_reporter_method_channel/sourceQuery': HealthKitReporterMethodChannel['sourceQuery'];
  'health_kit_reporter_method_channel/startWatchApp': HealthKitReporterMethodChannel['startWatchApp'];
  'health_kit_reporter_method_channel/stateOfMindQuery': HealthKitReporterMethodChannel['stateOfMindQuery'];
  'health_kit_reporter_method_channel/statisticsCollectionQuery': HealthKitReporterMethodChannel['statisticsCollectionQuery'];
  'health_kit_reporter_method_channel/statisticsQuery': HealthKitReporterMethodChannel['statisticsQuery'];
  'health_kit_reporter_method_channel/supportsHealthRecords': HealthKitReporterMethodChannel['supportsHealthRecords'];
  'health_kit_reporter_method_channel/unrelateWorkoutEffort': HealthKitReporterMethodChannel['unrelateWorkoutEffort'];
  'health_kit_reporter_method_channel/userAnnotatedMedicationQuery': HealthKitReporterMethodChannel['userAnnotatedMedicationQuery'];
  'health_kit_reporter_method_channel/verifiableClinicalRecordQuery': HealthKitReporterMethodChannel['verifiableClinicalRecordQuery'];
  'health_kit_reporter_method_channel/visionPrescriptionQuery': HealthKitReporterMethodChannel['visionPrescriptionQuery'];
  'health_kit_reporter_method_channel/workoutEffortRelationshipQuery': HealthKitReporterMethodChannel['workoutEffortRelationshipQuery'];
  'health_kit_reporter_method_channel/workoutQuery': HealthKitReporterMethodChannel['workoutQuery'];
  'health_kit_reporter_method_channel/workoutRouteQuery': HealthKitReporterMethodChannel['workoutRouteQuery'];
  'health_kit_reporter_method_channel/workoutRouteQueryForWorkout': HealthKitReporterMethodChannel['workoutRouteQueryForWorkout'];
  'HealthKit/available': CordovaHealthKit['available'];
  'HealthKit/checkAuthStatus': CordovaHealthKit['checkAuthStatus'];
  'HealthKit/delete': CordovaHealthKit['delete'];
  'HealthKit/deleteSamples': CordovaHealthKit['deleteSamples'];
  'HealthKit/findWorkouts': CordovaHealthKit['findWorkouts'];
  'HealthKit/monitorSampleType': CordovaHealthKit['monitorSampleType'];
  'HealthKit/openHealthSettings': CordovaHealthKit['openHealthSettings'];
  'HealthKit/queryCorrelationType': CordovaHealthKit['queryCorrelationType'];
  'HealthKit/queryHeartRateDuringWorkout': CordovaHealthKit['queryHeartRateDuringWorkout'];
  'HealthKit/querySampleType': CordovaHealthKit['querySampleType'];
  'HealthKit/querySampleTypeAggregated': CordovaHealthKit['querySampleTypeAggregated'];
  'HealthKit/queryWorkoutRoutes': CordovaHealthKit['queryWorkoutRoutes'];
  'HealthKit/readBloodType': CordovaHealthKit['readBloodType'];
  'HealthKit/readDateOfBirth': CordovaHealthKit['readDateOfBirth'];
  'HealthKit/readFitzpatrickSkinType': CordovaHealthKit['readFitzpatrickSkinType'];
  'HealthKit/readGender': CordovaHealthKit['readGender'];
  'HealthKit/readHeight': CordovaHealthKit['readHeight'];
  'HealthKit/readWeight': CordovaHealthKit['readWeight'];
  'HealthKit/requestAuthorization': CordovaHealthKit['requestAuthorization'];
  'HealthKit/saveCorrelation': CordovaHealthKit['saveCorrelation'];
  'HealthKit/saveHeight': CordovaHealthKit['saveHeight'];
  'HealthKit/saveSample': CordovaHealthKit['saveSample'];
  'HealthKit/saveWeight': CordovaHealthKit['saveWeight'];
  'HealthKit/saveWorkout': CordovaHealthKit['saveWorkout'];
  'HealthKit/sumQuantityType': CordovaHealthKit['sumQuantityType'];
  'Health/checkAuthorization': CapgoHealth['checkAuthorization'];
  'Health/getPluginVersion': CapgoHealth['getPluginVersion'];
  'Health/isAvailable': CapgoHealth['isAvailable'];
  'Health/openHealthConnectSettings': CapgoHealth['openHealthConnectSettings'];
  'Health/queryAggregated': CapgoHealth['queryAggregated'];
  'Health/queryWorkouts': CapgoHealth['queryWorkouts'];
  'Health/readSamples': CapgoHealth['readSamples'];
  'Health/requestAuthorization': CapgoHealth['requestAuthorization'];
  'Health/saveSample': CapgoHealth['saveSample'];
  'Health/showPrivacyPolicy': CapgoHealth['showPrivacyPolicy'];
  'HealthPlugin/checkHealthPermissions': CapacitorHealth['checkHealthPermissions'];
  'HealthPlugin/isHealthAvailable': CapacitorHealth['isHealthAvailable'];
  'HealthPlugin/openAppleHealthSettings': CapacitorHealth['openAppleHealthSettings'];
  'HealthPlugin/queryAggregated': CapacitorHealth['queryAggregated'];
  'HealthPlugin/queryRecords': CapacitorHealth['queryRecords'];
  'HealthPlugin/queryWorkouts': CapacitorHealth['queryWorkouts'];
  'HealthPlugin/requestHealthPermissions': CapacitorHealth['requestHealthPermissions'];
}

/** The params of every notification, by its method. */
export interface Notifications {
  /** Sent for each event of the native module while JavaScript listens. */
  'AppleHealthKit/event': AppleHealthKitEvent;
  /** Sent when a success callback of `monitorSampleType` is called. */
  'HealthKit/callback': CordovaSampleType;
  /** Sent when the system would launch the app in the background, because samples of these types arrived. */
  'control/appLaunch': AppLaunch;
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

export interface DateOfBirthComponents {
  year: number;
  month: number;
  day: number;
  timeZone?: string;
}

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

export interface AppLaunch {
  types: string[];
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
      | 'unreadableDevice'
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
      | 'unnamedRoute'
      | 'repeatedFile'
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

export interface Apps {
  apps: Array<{
    bundleIdentifier: string;
    appState: string;
    openSheet: PermissionSheet | null;
    name?: string;
    version?: string;
  }>;
}

export interface SampleCounts {
  counts: Array<{ type: string; source: Source; count: number }>;
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
  backgroundDeliveries: Array<{ type: string; frequency: string }>;
  snapshots: string[];
  locked: boolean;
  consent: 'allow' | 'deny' | 'ask' | 'cancel' | 'leave' | 'kill';
}

export interface SavedPayload {
  status: boolean;
  uuid: string;
}

export interface SavedPayloads {
  status: boolean;
  uuids: string[];
}

export interface DeletedPayloads {
  status: boolean;
  count: number;
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

export interface AppleHealthKitEvent {
  name: string;
  body: { [name: string]: unknown };
}

export interface AppleHealthKitPermissions {
  read?: string[];
  write?: string[];
}

export interface CordovaSampleType {
  sampleType: string;
}

export interface CapgoSamples {
  samples: Array<{ [name: string]: unknown }>;
}

export interface CapgoWorkouts {
  workouts: Array<{ [name: string]: unknown }>;
  anchor?: string;
}

export interface CapgoAuthorizationStatus {
  readAuthorized: string[];
  readDenied: string[];
  writeAuthorized: string[];
  writeDenied: string[];
}

export interface CapacitorAggregatedData {
  aggregatedData: Array<{ [name: string]: unknown }>;
}

export interface CapacitorRecords {
  records: Array<{ [name: string]: unknown }>;
}

export interface CapacitorWorkouts {
  workouts: Array<{ [name: string]: unknown }>;
  errors: { [name: string]: unknown };
}
