// Generated from protocol/openrpc.json by clients/generate; not to be edited.

import 'bridge.dart';

/// The methods of `store` by name.
extension StoreChannel on Bridge {
  /// The helpers for `store/…`.
  Store get store => Store._(this);
}

/// Helpers for `store/…`.
final class Store {
  Store._(this._bridge);

  final Bridge _bridge;

  /// `store/heartbeatSeriesBuilder.…`.
  StoreHeartbeatSeriesBuilder get heartbeatSeriesBuilder =>
      StoreHeartbeatSeriesBuilder._(_bridge);

  /// `store/liveWorkoutBuilder.…`.
  StoreLiveWorkoutBuilder get liveWorkoutBuilder =>
      StoreLiveWorkoutBuilder._(_bridge);

  /// `store/quantitySeriesSampleBuilder.…`.
  StoreQuantitySeriesSampleBuilder get quantitySeriesSampleBuilder =>
      StoreQuantitySeriesSampleBuilder._(_bridge);

  /// `store/workoutBuilder.…`.
  StoreWorkoutBuilder get workoutBuilder => StoreWorkoutBuilder._(_bridge);

  /// `store/workoutRouteBuilder.…`.
  StoreWorkoutRouteBuilder get workoutRouteBuilder =>
      StoreWorkoutRouteBuilder._(_bridge);

  /// `store/workoutSession.…`.
  StoreWorkoutSession get workoutSession => StoreWorkoutSession._(_bridge);

  /// How the user's move ring counts; 1 where it is not set or reading was
  /// denied.
  Future<int> activityMoveMode() async {
    final result = await _bridge.call('store/activityMoveMode');
    return result as int;
  }

  /// The rings of each day, computed from the samples of all sources.
  ///
  /// - [predicate]: Which days: `{activitySummary}`,
  ///   `{activitySummariesBetween: {start, end}}`, combined by `and`, `or` and
  ///   `not`.
  Future<Map<String, Object?>> activitySummaryQuery({
    Object? predicate,
  }) async {
    final result = await _bridge.call('store/activitySummaryQuery', {
      if (predicate != null) 'predicate': predicate,
    });
    return result as Map<String, Object?>;
  }

  /// Associates samples with a saved workout, whose totals stay as they are;
  /// saves those that are not saved.
  ///
  /// - [samples]: The samples.
  /// - [workout]: The identifier of the workout.
  Future<Map<String, Object?>> addSamples({
    required List<Map<String, Object?>> samples,
    required String workout,
  }) async {
    final result = await _bridge.call('store/addSamples', {
      'samples': samples,
      'workout': workout,
    });
    return result as Map<String, Object?>;
  }

  /// What was saved and deleted of a type since an anchor, and the anchor to go
  /// on from.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which samples; by default all.
  /// - [anchor]: Where an earlier query ended; by default the beginning.
  /// - [limit]: How many at most; 0 for no limit.
  /// - [updates]: Whether to go on and send a notification at each change.
  Future<Map<String, Object?>> anchoredObjectQuery({
    required String type,
    Map<String, Object?>? predicate,
    String? anchor,
    int? limit,
    bool? updates,
  }) async {
    final result = await _bridge.call('store/anchoredObjectQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      if (anchor != null) 'anchor': anchor,
      if (limit != null) 'limit': limit,
      if (updates != null) 'updates': updates,
    });
    return result as Map<String, Object?>;
  }

  /// Whether a type may be shared: 0 not determined, 1 denied, 2 authorized.
  /// Says nothing about reading.
  ///
  /// - [type]: The type that is asked about.
  Future<int> authorizationStatus({required String type}) async {
    final result = await _bridge.call('store/authorizationStatus', {
      'type': type,
    });
    return result as int;
  }

  /// The user's sex; 0 where it is not set or reading was denied.
  Future<int> biologicalSex() async {
    final result = await _bridge.call('store/biologicalSex');
    return result as int;
  }

  /// The user's blood type; 0 where it is not set or reading was denied.
  Future<int> bloodType() async {
    final result = await _bridge.call('store/bloodType');
    return result as int;
  }

  /// Calls the completion handler that an observer query was given with a
  /// delivery.
  ///
  /// - [delivery]: The number of the delivery, from its notification.
  Future<void> completeObserver({required int delivery}) async {
    await _bridge.call('store/completeObserver', {'delivery': delivery});
  }

  /// The correlations of a type with a member that matches for each type in
  /// samplePredicates.
  ///
  /// - [type]: The correlation type.
  /// - [predicate]: Which samples; by default all.
  /// - [samplePredicates]: Predicates for members, by the identifiers of their
  ///   types.
  Future<Map<String, Object?>> correlationQuery({
    required String type,
    Map<String, Object?>? predicate,
    Map<String, Map<String, Object?>>? samplePredicates,
  }) async {
    final result = await _bridge.call('store/correlationQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      if (samplePredicates != null) 'samplePredicates': samplePredicates,
    });
    return result as Map<String, Object?>;
  }

  /// The user's date of birth; null where it is not set or reading was denied.
  Future<Map<String, Object?>?> dateOfBirthComponents() async {
    final result = await _bridge.call('store/dateOfBirthComponents');
    return result as Map<String, Object?>?;
  }

  /// Deletes objects that this app has saved: all of them, or, if one cannot be
  /// deleted, none.
  ///
  /// - [uuids]: The identifiers of the objects.
  /// - [objects]: The objects as they were saved, instead of `uuids`.
  Future<void> delete({
    List<String>? uuids,
    List<Map<String, Object?>>? objects,
  }) async {
    await _bridge.call('store/delete', {
      if (uuids != null) 'uuids': uuids,
      if (objects != null) 'objects': objects,
    });
  }

  /// Deletes what this app has saved of a type and a predicate selects; none is
  /// no failure.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which objects.
  Future<Map<String, Object?>> deleteObjects({
    required String type,
    required Map<String, Object?> predicate,
  }) async {
    final result = await _bridge.call('store/deleteObjects', {
      'type': type,
      'predicate': predicate,
    });
    return result as Map<String, Object?>;
  }

  /// Ends the background delivery of all types.
  Future<bool> disableAllBackgroundDelivery() async {
    final result = await _bridge.call('store/disableAllBackgroundDelivery');
    return result as bool;
  }

  /// Ends the background delivery of a type, also where there is none.
  ///
  /// - [type]: The type that is asked about.
  Future<bool> disableBackgroundDelivery({required String type}) async {
    final result = await _bridge.call('store/disableBackgroundDelivery', {
      'type': type,
    });
    return result as bool;
  }

  /// Documents with what is in them. Asks the user about those that are new.
  ///
  /// - [type]: The type of the documents.
  /// - [predicate]: Which samples; by default all.
  /// - [limit]: How many at most; 0 for no limit.
  /// - [sortDescriptors]: The order; without any, that in which samples were
  ///   saved.
  /// - [includeDocumentData]: Whether the XML comes as well; without it, only
  ///   what the header says.
  Future<Map<String, Object?>> documentQuery({
    required String type,
    Map<String, Object?>? predicate,
    int? limit,
    List<Map<String, Object?>>? sortDescriptors,
    required bool includeDocumentData,
  }) async {
    final result = await _bridge.call('store/documentQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      if (limit != null) 'limit': limit,
      if (sortDescriptors != null) 'sortDescriptors': sortDescriptors,
      'includeDocumentData': includeDocumentData,
    });
    return result as Map<String, Object?>;
  }

  /// The date before which nothing can be saved or read; on a phone the distant
  /// past.
  Future<DateTime> earliestPermittedSampleDate() async {
    final result = await _bridge.call('store/earliestPermittedSampleDate');
    return DateTime.parse(result as String);
  }

  /// The voltages of an electrocardiogram.
  ///
  /// - [electrocardiogram]: The identifier of the electrocardiogram.
  /// - [unit]: The unit of the voltages.
  Future<Map<String, Object?>> electrocardiogramQuery({
    required String electrocardiogram,
    String? unit,
  }) async {
    final result = await _bridge.call('store/electrocardiogramQuery', {
      'electrocardiogram': electrocardiogram,
      if (unit != null) 'unit': unit,
    });
    return result as Map<String, Object?>;
  }

  /// Wakes the app when samples of a type change, at most once in a period.
  ///
  /// - [type]: The type that is asked about.
  /// - [frequency]: The period: `HKUpdateFrequency`.
  Future<bool> enableBackgroundDelivery({
    required String type,
    required Object frequency,
  }) async {
    final result = await _bridge.call('store/enableBackgroundDelivery', {
      'type': type,
      'frequency': frequency,
    });
    return result as bool;
  }

  /// The user's skin type; 0 where it is not set or reading was denied.
  Future<int> fitzpatrickSkinType() async {
    final result = await _bridge.call('store/fitzpatrickSkinType');
    return result as int;
  }

  /// Whether a request for these types would show the sheet: 1 it would, 2
  /// everything is decided.
  ///
  /// - [toShare]: `typesToShare`
  /// - [read]: `typesToRead`
  Future<int> getRequestStatusForAuthorization({
    List<String>? toShare,
    List<String>? read,
  }) async {
    final result = await _bridge.call(
      'store/getRequestStatusForAuthorization',
      {
        if (toShare != null) 'toShare': toShare,
        if (read != null) 'read': read,
      },
    );
    return result as int;
  }

  /// The heartbeats of a series.
  ///
  /// - [series]: The identifier of the series.
  Future<Map<String, Object?>> heartbeatSeriesQuery({
    required String series,
  }) async {
    final result = await _bridge.call('store/heartbeatSeriesQuery', {
      'series': series,
    });
    return result as Map<String, Object?>;
  }

  /// Whether the device has HealthKit. Says nothing about permission.
  Future<bool> isHealthDataAvailable() async {
    final result = await _bridge.call('store/isHealthDataAvailable');
    return result as bool;
  }

  /// Watches types: a notification now and at each change, until the query is
  /// stopped.
  ///
  /// - [type]: The type of the samples; or give `types`.
  /// - [types]: The types of the samples, instead of `type`.
  /// - [predicate]: Which samples; by default all.
  Future<Map<String, Object?>> observerQuery({
    String? type,
    List<String>? types,
    Map<String, Object?>? predicate,
  }) async {
    final result = await _bridge.call('store/observerQuery', {
      if (type != null) 'type': type,
      if (types != null) 'types': types,
      if (predicate != null) 'predicate': predicate,
    });
    return result as Map<String, Object?>;
  }

  /// The unit in which the user wants to see each quantity type.
  ///
  /// - [types]: The quantity types.
  Future<Map<String, String>> preferredUnits({
    required List<String> types,
  }) async {
    final result = await _bridge.call('store/preferredUnits', {
      'types': types,
    });
    return (result as Map<String, Object?>).cast<String, String>();
  }

  /// Each quantity in the quantity samples that a predicate selects: several
  /// for a series.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which samples; by default all.
  /// - [unit]: The unit of the quantities in the result; by default that with
  ///   which each was saved.
  /// - [includeSample]: Whether to name the sample of each quantity.
  /// - [orderByQuantitySampleStartDate]: Whether to order the quantities of all
  ///   samples by their own dates.
  Future<Map<String, Object?>> quantitySeriesSampleQuery({
    required String type,
    Map<String, Object?>? predicate,
    String? unit,
    bool? includeSample,
    bool? orderByQuantitySampleStartDate,
  }) async {
    final result = await _bridge.call('store/quantitySeriesSampleQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      if (unit != null) 'unit': unit,
      if (includeSample != null) 'includeSample': includeSample,
      if (orderByQuantitySampleStartDate != null)
        'orderByQuantitySampleStartDate': orderByQuantitySampleStartDate,
    });
    return result as Map<String, Object?>;
  }

  /// The session that is under way, after the app was started anew; null if
  /// there is none.
  Future<Map<String, Object?>> recoverActiveWorkoutSession() async {
    final result = await _bridge.call('store/recoverActiveWorkoutSession');
    return result as Map<String, Object?>;
  }

  /// Saves an effort score and relates it to a workout, or to an activity of
  /// one.
  ///
  /// - [sample]: The effort score; one that the app has saved is only related.
  /// - [workout]: The identifier of the workout.
  /// - [activity]: The identifier of an activity of the workout; by default the
  ///   workout as a whole.
  Future<Map<String, Object?>> relateWorkoutEffortSample({
    required Map<String, Object?> sample,
    required String workout,
    String? activity,
  }) async {
    final result = await _bridge.call('store/relateWorkoutEffortSample', {
      'sample': sample,
      'workout': workout,
      if (activity != null) 'activity': activity,
    });
    return result as Map<String, Object?>;
  }

  /// Asks the user about every type and direction that is not decided yet.
  ///
  /// - [toShare]: `typesToShare`
  /// - [read]: `typesToRead`
  Future<Map<String, Object?>> requestAuthorization({
    List<String>? toShare,
    List<String>? read,
  }) async {
    final result = await _bridge.call('store/requestAuthorization', {
      if (toShare != null) 'toShare': toShare,
      if (read != null) 'read': read,
    });
    return result as Map<String, Object?>;
  }

  /// Shows the objects of a type and asks the user which of them the app may
  /// read.
  ///
  /// - [type]: The type that is asked about.
  /// - [predicate]: Which objects are listed; by default all.
  Future<Map<String, Object?>> requestPerObjectReadAuthorization({
    required String type,
    Object? predicate,
  }) async {
    final result = await _bridge.call(
      'store/requestPerObjectReadAuthorization',
      {'type': type, if (predicate != null) 'predicate': predicate},
    );
    return result as Map<String, Object?>;
  }

  /// The samples of one type or several that a predicate selects.
  ///
  /// - [type]: The type of the samples; or give `types`.
  /// - [types]: The types of the samples, instead of `type`.
  /// - [predicate]: Which samples; by default all.
  /// - [limit]: How many at most; 0 for no limit.
  /// - [sortDescriptors]: The order; without any, that in which samples were
  ///   saved.
  /// - [unit]: The unit of the quantities in the result; by default that with
  ///   which each was saved.
  Future<Map<String, Object?>> sampleQuery({
    String? type,
    List<String>? types,
    Map<String, Object?>? predicate,
    int? limit,
    List<Map<String, Object?>>? sortDescriptors,
    String? unit,
  }) async {
    final result = await _bridge.call('store/sampleQuery', {
      if (type != null) 'type': type,
      if (types != null) 'types': types,
      if (predicate != null) 'predicate': predicate,
      if (limit != null) 'limit': limit,
      if (sortDescriptors != null) 'sortDescriptors': sortDescriptors,
      if (unit != null) 'unit': unit,
    });
    return result as Map<String, Object?>;
  }

  /// Saves samples: all of them, or, if one cannot be saved, none.
  ///
  /// - [objects]: The samples.
  Future<Map<String, Object?>> save({
    required List<Map<String, Object?>> objects,
  }) async {
    final result = await _bridge.call('store/save', {'objects': objects});
    return result as Map<String, Object?>;
  }

  /// The sources of the samples that a predicate selects.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which samples; by default all.
  Future<Map<String, Object?>> sourceQuery({
    required String type,
    Map<String, Object?>? predicate,
  }) async {
    final result = await _bridge.call('store/sourceQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
    });
    return result as Map<String, Object?>;
  }

  /// Figures for each interval of the calendar, of the quantity samples that a
  /// predicate selects.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which samples; by default all.
  /// - [options]: Which figures. One of `separateBySource`, `discreteAverage`,
  ///   `discreteMin`, `discreteMax`, `cumulativeSum`, `mostRecent`, `duration`.
  /// - [anchorDate]: Where an interval begins.
  /// - [intervalComponents]: The length of an interval.
  /// - [from]: With `to`: lists each interval that touches the range, also
  ///   those without samples.
  /// - [to]: The end of that range.
  /// - [unit]: The unit of the quantities in the result; by default that with
  ///   which each was saved.
  /// - [updates]: Whether to go on and send a notification at each change.
  Future<Map<String, Object?>> statisticsCollectionQuery({
    required String type,
    Map<String, Object?>? predicate,
    required List<String> options,
    required DateTime anchorDate,
    required Map<String, Object?> intervalComponents,
    DateTime? from,
    DateTime? to,
    String? unit,
    bool? updates,
  }) async {
    final result = await _bridge.call('store/statisticsCollectionQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      'options': options,
      'anchorDate': anchorDate,
      'intervalComponents': intervalComponents,
      if (from != null) 'from': from,
      if (to != null) 'to': to,
      if (unit != null) 'unit': unit,
      if (updates != null) 'updates': updates,
    });
    return result as Map<String, Object?>;
  }

  /// Figures of the quantity samples that a predicate selects, sources merged.
  ///
  /// - [type]: The type of the samples.
  /// - [predicate]: Which samples; by default all.
  /// - [options]: Which figures. One of `separateBySource`, `discreteAverage`,
  ///   `discreteMin`, `discreteMax`, `cumulativeSum`, `mostRecent`, `duration`.
  /// - [unit]: The unit of the quantities in the result; by default that with
  ///   which each was saved.
  Future<Map<String, Object?>> statisticsQuery({
    required String type,
    Map<String, Object?>? predicate,
    required List<String> options,
    String? unit,
  }) async {
    final result = await _bridge.call('store/statisticsQuery', {
      'type': type,
      if (predicate != null) 'predicate': predicate,
      'options': options,
      if (unit != null) 'unit': unit,
    });
    return result as Map<String, Object?>;
  }

  /// Stops a query that runs; it sends nothing after this.
  ///
  /// - [query]: The number of the query.
  Future<void> stop({required int query}) async {
    await _bridge.call('store/stop', {'query': query});
  }

  /// Whether the device can hold clinical records.
  Future<bool> supportsHealthRecords() async {
    final result = await _bridge.call('store/supportsHealthRecords');
    return result as bool;
  }

  /// Ends the relationship of an effort score with a workout; the score stays
  /// in the store.
  ///
  /// - [sample]: The identifier of the effort score.
  /// - [workout]: The identifier of the workout.
  /// - [activity]: The identifier of an activity of the workout; by default the
  ///   workout as a whole.
  Future<void> unrelateWorkoutEffortSample({
    required String sample,
    required String workout,
    String? activity,
  }) async {
    await _bridge.call('store/unrelateWorkoutEffortSample', {
      'sample': sample,
      'workout': workout,
      if (activity != null) 'activity': activity,
    });
  }

  /// The medications on the user's list that the app may read.
  ///
  /// - [predicate]: Which medications: `{isArchived}`, `{hasSchedule}`,
  ///   combined by `and`, `or` and `not`.
  /// - [limit]: How many at most; 0 for no limit.
  Future<Map<String, Object?>> userAnnotatedMedicationQuery({
    Object? predicate,
    int? limit,
  }) async {
    final result = await _bridge.call('store/userAnnotatedMedicationQuery', {
      if (predicate != null) 'predicate': predicate,
      if (limit != null) 'limit': limit,
    });
    return result as Map<String, Object?>;
  }

  /// Whether the user uses a wheelchair; 0 where it is not set or reading was
  /// denied.
  Future<int> wheelchairUse() async {
    final result = await _bridge.call('store/wheelchairUse');
    return result as int;
  }

  /// The effort scores of workouts, or what has changed of them since an
  /// anchor.
  ///
  /// - [predicate]: Which samples; by default all.
  /// - [anchor]: Where an earlier query ended; by default the beginning.
  /// - [options]: `mostRelevant` for one score each. One of `mostRelevant`.
  /// - [updates]: Whether to go on and send a notification at each change.
  Future<Map<String, Object?>> workoutEffortRelationshipQuery({
    Map<String, Object?>? predicate,
    String? anchor,
    List<String>? options,
    bool? updates,
  }) async {
    final result = await _bridge.call('store/workoutEffortRelationshipQuery', {
      if (predicate != null) 'predicate': predicate,
      if (anchor != null) 'anchor': anchor,
      if (options != null) 'options': options,
      if (updates != null) 'updates': updates,
    });
    return result as Map<String, Object?>;
  }

  /// The locations of a workout route in the order of time: all of them, or a
  /// part.
  ///
  /// - [route]: The identifier of the route.
  /// - [dateInterval]: When the locations were taken, both ends included; by
  ///   default ever.
  /// - [offset]: How many locations are passed over.
  /// - [limit]: How many locations at most; 0 for no limit.
  Future<Map<String, Object?>> workoutRouteQuery({
    required String route,
    Map<String, Object?>? dateInterval,
    int? offset,
    int? limit,
  }) async {
    final result = await _bridge.call('store/workoutRouteQuery', {
      'route': route,
      if (dateInterval != null) 'dateInterval': dateInterval,
      if (offset != null) 'offset': offset,
      if (limit != null) 'limit': limit,
    });
    return result as Map<String, Object?>;
  }
}

/// Helpers for `store/heartbeatSeriesBuilder.…`.
final class StoreHeartbeatSeriesBuilder {
  StoreHeartbeatSeriesBuilder._(this._bridge);

  final Bridge _bridge;

  /// Adds a heartbeat; any error ends the builder.
  ///
  /// - [builder]: The builder.
  /// - [timeIntervalSinceStart]: The seconds since the start of the series.
  /// - [precededByGap]: Whether heartbeats are missing before this one.
  Future<void> addHeartbeat({
    required int builder,
    required num timeIntervalSinceStart,
    required bool precededByGap,
  }) async {
    await _bridge.call('store/heartbeatSeriesBuilder.addHeartbeat', {
      'builder': builder,
      'timeIntervalSinceStart': timeIntervalSinceStart,
      'precededByGap': precededByGap,
    });
  }

  /// Adds metadata to the sample that is being built.
  ///
  /// - [builder]: The builder.
  /// - [metadata]: The metadata; later values of a key win.
  Future<void> addMetadata({
    required int builder,
    required Map<String, Object> metadata,
  }) async {
    await _bridge.call('store/heartbeatSeriesBuilder.addMetadata', {
      'builder': builder,
      'metadata': metadata,
    });
  }

  /// Makes a builder of a series of heartbeats; answers its handle.
  ///
  /// - [startDate]: When the sample begins.
  /// - [device]: The device that provides the data.
  Future<Map<String, Object?>> create({
    required DateTime startDate,
    Map<String, Object?>? device,
  }) async {
    final result = await _bridge.call('store/heartbeatSeriesBuilder.create', {
      'startDate': startDate,
      if (device != null) 'device': device,
    });
    return result as Map<String, Object?>;
  }

  /// Forgets what was collected; nothing happens after the end.
  ///
  /// - [builder]: The builder.
  Future<void> discard({required int builder}) async {
    await _bridge.call('store/heartbeatSeriesBuilder.discard', {
      'builder': builder,
    });
  }

  /// Saves the series; answers its sample.
  ///
  /// - [builder]: The builder.
  Future<Map<String, Object?>> finishSeries({required int builder}) async {
    final result = await _bridge.call(
      'store/heartbeatSeriesBuilder.finishSeries',
      {'builder': builder},
    );
    return result as Map<String, Object?>;
  }

  /// How many heartbeats a series can have.
  Future<int> maximumCount() async {
    final result = await _bridge.call(
      'store/heartbeatSeriesBuilder.maximumCount',
    );
    return result as int;
  }
}

/// Helpers for `store/liveWorkoutBuilder.…`.
final class StoreLiveWorkoutBuilder {
  StoreLiveWorkoutBuilder._(this._bridge);

  final Bridge _bridge;

  /// Collects a type no more.
  ///
  /// - [builder]: The live builder.
  /// - [type]: A quantity type.
  Future<Map<String, Object?>> disableCollection({
    required int builder,
    required String type,
  }) async {
    final result = await _bridge.call(
      'store/liveWorkoutBuilder.disableCollection',
      {'builder': builder, 'type': type},
    );
    return result as Map<String, Object?>;
  }

  /// Collects a type as well, as far as the device measures it.
  ///
  /// - [builder]: The live builder.
  /// - [type]: A quantity type.
  Future<Map<String, Object?>> enableCollection({
    required int builder,
    required String type,
  }) async {
    final result = await _bridge.call(
      'store/liveWorkoutBuilder.enableCollection',
      {'builder': builder, 'type': type},
    );
    return result as Map<String, Object?>;
  }

  /// Says what a live builder collects: what belongs to an activity, or nothing
  /// yet.
  ///
  /// - [builder]: The live builder.
  /// - [configuration]: `workoutConfiguration`; without it nothing is collected
  ///   that is not enabled.
  Future<Map<String, Object?>> setDataSource({
    required int builder,
    Map<String, Object?>? configuration,
  }) async {
    final result = await _bridge.call(
      'store/liveWorkoutBuilder.setDataSource',
      {
        'builder': builder,
        if (configuration != null) 'configuration': configuration,
      },
    );
    return result as Map<String, Object?>;
  }

  /// What a live builder collects, sorted; nothing without a data source.
  ///
  /// - [builder]: The live builder.
  Future<Map<String, Object?>> typesToCollect({required int builder}) async {
    final result = await _bridge.call(
      'store/liveWorkoutBuilder.typesToCollect',
      {'builder': builder},
    );
    return result as Map<String, Object?>;
  }
}

/// Helpers for `store/quantitySeriesSampleBuilder.…`.
final class StoreQuantitySeriesSampleBuilder {
  StoreQuantitySeriesSampleBuilder._(this._bridge);

  final Bridge _bridge;

  /// Makes a builder of a sample of many quantities; answers its handle.
  ///
  /// - [type]: The type of the samples.
  /// - [startDate]: When the sample begins.
  /// - [device]: The device that provides the data.
  Future<Map<String, Object?>> create({
    required String type,
    required DateTime startDate,
    Map<String, Object?>? device,
  }) async {
    final result = await _bridge.call(
      'store/quantitySeriesSampleBuilder.create',
      {
        'type': type,
        'startDate': startDate,
        if (device != null) 'device': device,
      },
    );
    return result as Map<String, Object?>;
  }

  /// Forgets what was collected; nothing happens after the end.
  ///
  /// - [builder]: The builder.
  Future<void> discard({required int builder}) async {
    await _bridge.call('store/quantitySeriesSampleBuilder.discard', {
      'builder': builder,
    });
  }

  /// Saves what was inserted; answers the samples, here always one.
  ///
  /// - [builder]: The builder.
  /// - [metadata]: The metadata of what is made.
  /// - [endDate]: When the sample ends; by default when its last quantity does.
  Future<Map<String, Object?>> finishSeries({
    required int builder,
    Map<String, Object>? metadata,
    DateTime? endDate,
  }) async {
    final result = await _bridge.call(
      'store/quantitySeriesSampleBuilder.finishSeries',
      {
        'builder': builder,
        if (metadata != null) 'metadata': metadata,
        if (endDate != null) 'endDate': endDate,
      },
    );
    return result as Map<String, Object?>;
  }

  /// Adds a quantity at a date or over an interval, instead of one that begins
  /// at the same moment.
  ///
  /// - [builder]: The builder.
  /// - [quantity]: The quantity.
  /// - [date]: When; or give `startDate` and `endDate`.
  /// - [startDate]: When it begins.
  /// - [endDate]: When it ends.
  Future<void> insert({
    required int builder,
    required Map<String, Object?> quantity,
    DateTime? date,
    DateTime? startDate,
    DateTime? endDate,
  }) async {
    await _bridge.call('store/quantitySeriesSampleBuilder.insert', {
      'builder': builder,
      'quantity': quantity,
      if (date != null) 'date': date,
      if (startDate != null) 'startDate': startDate,
      if (endDate != null) 'endDate': endDate,
    });
  }
}

/// Helpers for `store/workoutBuilder.…`.
final class StoreWorkoutBuilder {
  StoreWorkoutBuilder._(this._bridge);

  final Bridge _bridge;

  /// Adds metadata to the workout.
  ///
  /// - [builder]: The handle of the builder.
  /// - [metadata]: The entries; later ones of a key win.
  Future<void> addMetadata({
    required int builder,
    required Map<String, Object> metadata,
  }) async {
    await _bridge.call('store/workoutBuilder.addMetadata', {
      'builder': builder,
      'metadata': metadata,
    });
  }

  /// Saves samples at once, as `store/save` does, and makes them part of the
  /// workout.
  ///
  /// - [builder]: The handle of the builder.
  /// - [samples]: The samples, none of which begins before the workout.
  Future<Map<String, Object?>> addSamples({
    required int builder,
    required List<Map<String, Object?>> samples,
  }) async {
    final result = await _bridge.call('store/workoutBuilder.addSamples', {
      'builder': builder,
      'samples': samples,
    });
    return result as Map<String, Object?>;
  }

  /// Adds a part of the workout, which overlaps no other.
  ///
  /// - [builder]: The handle of the builder.
  /// - [workoutActivity]: The activity.
  Future<Map<String, Object?>> addWorkoutActivity({
    required int builder,
    required Map<String, Object?> workoutActivity,
  }) async {
    final result = await _bridge.call(
      'store/workoutBuilder.addWorkoutActivity',
      {'builder': builder, 'workoutActivity': workoutActivity},
    );
    return result as Map<String, Object?>;
  }

  /// Adds events, which are within the workout.
  ///
  /// - [builder]: The handle of the builder.
  /// - [workoutEvents]: The events.
  Future<void> addWorkoutEvents({
    required int builder,
    required List<Map<String, Object?>> workoutEvents,
  }) async {
    await _bridge.call('store/workoutBuilder.addWorkoutEvents', {
      'builder': builder,
      'workoutEvents': workoutEvents,
    });
  }

  /// Begins the workout: from now on it can be added to.
  ///
  /// - [builder]: The handle of the builder.
  /// - [startDate]: When the workout begins.
  Future<void> beginCollection({
    required int builder,
    required DateTime startDate,
  }) async {
    await _bridge.call('store/workoutBuilder.beginCollection', {
      'builder': builder,
      'startDate': startDate,
    });
  }

  /// Makes a builder, which lives as long as the process of the app.
  ///
  /// - [configuration]: What is done, and where.
  /// - [device]: The device of the workout.
  Future<Map<String, Object?>> create({
    required Map<String, Object?> configuration,
    Map<String, Object?>? device,
  }) async {
    final result = await _bridge.call('store/workoutBuilder.create', {
      'configuration': configuration,
      if (device != null) 'device': device,
    });
    return result as Map<String, Object?>;
  }

  /// Ends the builder without a workout; samples that were added stay in the
  /// store.
  ///
  /// - [builder]: The handle of the builder.
  Future<void> discardWorkout({required int builder}) async {
    await _bridge.call('store/workoutBuilder.discardWorkout', {
      'builder': builder,
    });
  }

  /// The seconds since the beginning of the workout, without pauses.
  ///
  /// - [builder]: The handle of the builder.
  /// - [date]: At what time; by default now.
  Future<double> elapsedTime({required int builder, DateTime? date}) async {
    final result = await _bridge.call('store/workoutBuilder.elapsedTime', {
      'builder': builder,
      if (date != null) 'date': date,
    });
    return (result as num).toDouble();
  }

  /// Ends the workout, which can then be finished.
  ///
  /// - [builder]: The handle of the builder.
  /// - [endDate]: When the workout ends.
  Future<void> endCollection({
    required int builder,
    required DateTime endDate,
  }) async {
    await _bridge.call('store/workoutBuilder.endCollection', {
      'builder': builder,
      'endDate': endDate,
    });
  }

  /// Saves the workout; answers it, or null where it cannot be read as the
  /// device is locked.
  ///
  /// - [builder]: The handle of the builder.
  Future<Map<String, Object?>> finishWorkout({required int builder}) async {
    final result = await _bridge.call('store/workoutBuilder.finishWorkout', {
      'builder': builder,
    });
    return result as Map<String, Object?>;
  }

  /// The builder of the workout's route, which is finished with the workout;
  /// null for other types.
  ///
  /// - [builder]: The handle of the builder.
  /// - [type]: The type of the series.
  Future<Map<String, Object?>> seriesBuilder({
    required int builder,
    required String type,
  }) async {
    final result = await _bridge.call('store/workoutBuilder.seriesBuilder', {
      'builder': builder,
      'type': type,
    });
    return result as Map<String, Object?>;
  }

  /// The statistics of what was added so far, by type.
  ///
  /// - [builder]: The handle of the builder.
  /// - [type]: The only type to look at.
  Future<Map<String, Object?>> statistics({
    required int builder,
    String? type,
  }) async {
    final result = await _bridge.call('store/workoutBuilder.statistics', {
      'builder': builder,
      if (type != null) 'type': type,
    });
    return result as Map<String, Object?>;
  }

  /// Ends a part of the workout, or adds metadata to it.
  ///
  /// - [builder]: The handle of the builder.
  /// - [uuid]: The identifier of the activity.
  /// - [endDate]: When the activity ends.
  /// - [metadata]: Metadata to add, instead of `endDate`.
  Future<void> updateActivity({
    required int builder,
    required String uuid,
    DateTime? endDate,
    Map<String, Object>? metadata,
  }) async {
    await _bridge.call('store/workoutBuilder.updateActivity', {
      'builder': builder,
      'uuid': uuid,
      if (endDate != null) 'endDate': endDate,
      if (metadata != null) 'metadata': metadata,
    });
  }
}

/// Helpers for `store/workoutRouteBuilder.…`.
final class StoreWorkoutRouteBuilder {
  StoreWorkoutRouteBuilder._(this._bridge);

  final Bridge _bridge;

  /// Adds metadata to the sample that is being built.
  ///
  /// - [builder]: The builder.
  /// - [metadata]: The metadata; later values of a key win.
  Future<void> addMetadata({
    required int builder,
    required Map<String, Object> metadata,
  }) async {
    await _bridge.call('store/workoutRouteBuilder.addMetadata', {
      'builder': builder,
      'metadata': metadata,
    });
  }

  /// Makes a builder of the route of a workout; answers its handle.
  ///
  /// - [device]: The device that provides the data.
  Future<Map<String, Object?>> create({Map<String, Object?>? device}) async {
    final result = await _bridge.call('store/workoutRouteBuilder.create', {
      if (device != null) 'device': device,
    });
    return result as Map<String, Object?>;
  }

  /// Forgets what was collected; nothing happens after the end.
  ///
  /// - [builder]: The builder.
  Future<void> discard({required int builder}) async {
    await _bridge.call('store/workoutRouteBuilder.discard', {
      'builder': builder,
    });
  }

  /// Saves the route and associates it with a saved workout; answers its
  /// sample.
  ///
  /// - [builder]: The builder.
  /// - [workout]: The identifier of the workout.
  /// - [metadata]: The metadata of what is made.
  Future<Map<String, Object?>> finishRoute({
    required int builder,
    required String workout,
    Map<String, Object>? metadata,
  }) async {
    final result = await _bridge.call(
      'store/workoutRouteBuilder.finishRoute',
      {
        'builder': builder,
        'workout': workout,
        if (metadata != null) 'metadata': metadata,
      },
    );
    return result as Map<String, Object?>;
  }

  /// Adds locations, in any order; any error ends the builder.
  ///
  /// - [builder]: The builder.
  /// - [locations]: The locations.
  Future<void> insertRouteData({
    required int builder,
    required List<Map<String, Object?>> locations,
  }) async {
    await _bridge.call('store/workoutRouteBuilder.insertRouteData', {
      'builder': builder,
      'locations': locations,
    });
  }
}

/// Helpers for `store/workoutSession.…`.
final class StoreWorkoutSession {
  StoreWorkoutSession._(this._bridge);

  final Bridge _bridge;

  /// The live builder of a session, the same each time.
  ///
  /// - [session]: The session.
  Future<Map<String, Object?>> associatedWorkoutBuilder({
    required int session,
  }) async {
    final result = await _bridge.call(
      'store/workoutSession.associatedWorkoutBuilder',
      {'session': session},
    );
    return result as Map<String, Object?>;
  }

  /// Begins a part of the workout; the part before, if any, ends.
  ///
  /// - [session]: The session.
  /// - [configuration]: `workoutConfiguration`
  /// - [date]: When the activity begins.
  /// - [metadata]: That of the activity.
  Future<void> beginNewActivity({
    required int session,
    required Map<String, Object?> configuration,
    required DateTime date,
    Map<String, Object>? metadata,
  }) async {
    await _bridge.call('store/workoutSession.beginNewActivity', {
      'session': session,
      'configuration': configuration,
      'date': date,
      if (metadata != null) 'metadata': metadata,
    });
  }

  /// Makes a session, on a watch, and on an iPhone or iPad from iOS 26.
  ///
  /// - [configuration]: `workoutConfiguration`
  Future<Map<String, Object?>> create({
    required Map<String, Object?> configuration,
  }) async {
    final result = await _bridge.call('store/workoutSession.create', {
      'configuration': configuration,
    });
    return result as Map<String, Object?>;
  }

  /// Ends a session.
  ///
  /// - [session]: The session.
  Future<void> end({required int session}) async {
    await _bridge.call('store/workoutSession.end', {'session': session});
  }

  /// Ends the part of the workout that was begun last; the session goes on.
  ///
  /// - [session]: The session.
  /// - [date]: When the activity ends.
  Future<void> endCurrentActivity({
    required int session,
    required DateTime date,
  }) async {
    await _bridge.call('store/workoutSession.endCurrentActivity', {
      'session': session,
      'date': date,
    });
  }

  /// Pauses a session: nothing is measured, and the workout gets a pause event.
  ///
  /// - [session]: The session.
  Future<void> pause({required int session}) async {
    await _bridge.call('store/workoutSession.pause', {'session': session});
  }

  /// Gets the device ready for a workout, as during a countdown.
  ///
  /// - [session]: The session.
  Future<void> prepare({required int session}) async {
    await _bridge.call('store/workoutSession.prepare', {'session': session});
  }

  /// Goes on with a session that is paused.
  ///
  /// - [session]: The session.
  Future<void> resume({required int session}) async {
    await _bridge.call('store/workoutSession.resume', {'session': session});
  }

  /// Sends something to the app on the other device, at most 100 KB in ten
  /// seconds.
  ///
  /// - [session]: The session.
  /// - [data]: What is sent, in Base64.
  Future<void> sendToRemoteWorkoutSession({
    required int session,
    required String data,
  }) async {
    await _bridge.call('store/workoutSession.sendToRemoteWorkoutSession', {
      'session': session,
      'data': data,
    });
  }

  /// Starts a session; the one that was under way ends with code 8.
  ///
  /// - [session]: The session.
  /// - [date]: When; by default now.
  Future<void> startActivity({required int session, DateTime? date}) async {
    await _bridge.call('store/workoutSession.startActivity', {
      'session': session,
      if (date != null) 'date': date,
    });
  }

  /// Has the app on the phone see the session of a watch.
  ///
  /// - [session]: The session.
  Future<void> startMirroringToCompanionDevice({required int session}) async {
    await _bridge.call(
      'store/workoutSession.startMirroringToCompanionDevice',
      {'session': session},
    );
  }

  /// What a session is, and where it stands.
  ///
  /// - [session]: The session.
  Future<Map<String, Object?>> state({required int session}) async {
    final result = await _bridge.call('store/workoutSession.state', {
      'session': session,
    });
    return result as Map<String, Object?>;
  }

  /// Stops a session for good: nothing more is measured; now is the time to
  /// finish the workout.
  ///
  /// - [session]: The session.
  /// - [date]: When; by default now.
  Future<void> stopActivity({required int session, DateTime? date}) async {
    await _bridge.call('store/workoutSession.stopActivity', {
      'session': session,
      if (date != null) 'date': date,
    });
  }

  /// Parts the session of a watch from the phone.
  ///
  /// - [session]: The session.
  Future<void> stopMirroringToCompanionDevice({required int session}) async {
    await _bridge.call('store/workoutSession.stopMirroringToCompanionDevice', {
      'session': session,
    });
  }
}
