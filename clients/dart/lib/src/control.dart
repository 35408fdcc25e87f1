// Generated from protocol/openrpc.json by clients/generate; not to be edited.

import 'bridge.dart';

/// The methods of `control` by name.
extension ControlChannel on Bridge {
  /// The helpers for `control/…`.
  Control get control => Control._(this);
}

/// Helpers for `control/…`.
final class Control {
  Control._(this._bridge);

  final Bridge _bridge;

  /// Another source saves samples; a sample may also be a series, as the system
  /// makes them.
  ///
  /// - [source]: Who saves.
  /// - [device]: The device of samples that name none.
  /// - [objects]: The samples.
  Future<Map<String, Object?>> addSamples({
    required Map<String, Object?> source,
    Map<String, Object?>? device,
    required List<Map<String, Object?>> objects,
  }) async {
    final result = await _bridge.call('control/addSamples', {
      'source': source,
      if (device != null) 'device': device,
      'objects': objects,
    });
    return result as Map<String, Object?>;
  }

  /// Lets time pass, at once.
  ///
  /// - [seconds]: How much.
  Future<void> advanceClock({required num seconds}) async {
    await _bridge.call('control/advanceClock', {'seconds': seconds});
  }

  /// The entries of the audit log, of every host that writes to it; none if no
  /// log is kept.
  ///
  /// - [since]: Only entries from this time on.
  /// - [type]: Only entries about this type.
  /// - [action]: Only entries of this action. One of `read`, `write`, `delete`,
  ///   `authorize`, `consent`.
  Future<Map<String, Object?>> auditLog({
    DateTime? since,
    String? type,
    String? action,
  }) async {
    final result = await _bridge.call('control/auditLog', {
      if (since != null) 'since': since,
      if (type != null) 'type': type,
      if (action != null) 'action': action,
    });
    return result as Map<String, Object?>;
  }

  /// All types of HealthKit, whatever the emulated version.
  ///
  /// - [kind]: Only types of this kind. One of `quantity`, `category`,
  ///   `characteristic`, `correlation`, `clinical`, `document`,
  ///   `scoredAssessment`, `workout`, `series`, `audiogram`,
  ///   `electrocardiogram`, `activitySummary`, `prescription`, `stateOfMind`,
  ///   `medicationDoseEvent`, `userAnnotatedMedication`.
  Future<Map<String, Object?>> catalog({String? kind}) async {
    final result = await _bridge.call('control/catalog', {
      if (kind != null) 'kind': kind,
    });
    return result as Map<String, Object?>;
  }

  /// Forgets the calls so far. The numbering goes on.
  Future<void> clearJournal() async {
    await _bridge.call('control/clearJournal');
  }

  /// The app on the phone takes the session that is mirrored to it, and sets
  /// its delegate.
  ///
  /// - [session]: The session.
  Future<void> connectRemoteWorkoutSession({required int session}) async {
    await _bridge.call('control/connectRemoteWorkoutSession', {
      'session': session,
    });
  }

  /// The system ends a session with an error, as when the user starts a workout
  /// in another app.
  ///
  /// - [session]: The session.
  /// - [healthKitError]: The code, or its Swift name: 8 for another workout, 9
  ///   for the user's wish.
  Future<void> endWorkoutSession({
    required int session,
    required Object healthKitError,
  }) async {
    await _bridge.call('control/endWorkoutSession', {
      'session': session,
      'healthKitError': healthKitError,
    });
  }

  /// Makes the next calls of a method fail, or take long. Give exactly one kind
  /// of failure.
  ///
  /// - [method]: A method that an app calls.
  /// - [times]: How many calls.
  /// - [healthKitError]: HealthKit fails with this code, or the Swift name of
  ///   one; a plugin's method answers as its native side would.
  /// - [platformError]: The plugin answers this FlutterError.
  /// - [exception]: HealthKit raises this exception.
  /// - [fault]: The host answers this error object.
  /// - [delaySeconds]: The call takes this long on the emulated clock; nobody
  ///   waits for it.
  Future<void> failNext({
    required String method,
    int? times,
    Object? healthKitError,
    Map<String, Object?>? platformError,
    Map<String, Object?>? exception,
    Map<String, Object?>? fault,
    num? delaySeconds,
  }) async {
    await _bridge.call('control/failNext', {
      'method': method,
      if (times != null) 'times': times,
      if (healthKitError != null) 'healthKitError': healthKitError,
      if (platformError != null) 'platformError': platformError,
      if (exception != null) 'exception': exception,
      if (fault != null) 'fault': fault,
      if (delaySeconds != null) 'delaySeconds': delaySeconds,
    });
  }

  /// Puts the samples of a person into the store that a seed decides: days,
  /// nights, workouts, as phone and watch would have recorded them. All of
  /// them, or none if it fails or is cancelled.
  ///
  /// - [seed]: Which person; 1 if left out.
  /// - [days]: How many days; 365 if left out.
  /// - [until]: The last of them; yesterday by the clock if left out.
  /// - [timeZone]: Where the person lives; the device's if left out.
  /// - [dateOfBirth]: The date of birth.
  /// - [sex]: The person's sex. One of `female`, `male`.
  /// - [height]: In centimeters.
  /// - [weight]: In kilograms, on the first day on a scale.
  /// - [fitness]: How fit the person is. One of `low`, `average`, `high`.
  /// - [chronotype]: When the person would sleep if nothing woke them. One of
  ///   `early`, `intermediate`, `late`.
  /// - [devices]: What records the person; with watch, the phone stays at home.
  ///   One of `both`, `phone`, `watch`.
  /// - [workouts]: How many a week, on average; by fitness if left out.
  /// - [menstrualCycle]: Whether a woman logs her cycle.
  /// - [bloodPressure]: Whether there is a cuff.
  /// - [travel]: Trips to other time zones; two a year if left out.
  /// - [gaps]: How often devices are not worn, or left at home. One of `none`,
  ///   `usual`, `many`.
  /// - [noise]: How much noise measurements have, 0 to 2; 1 if left out.
  /// - [types]: Only these types; the samples stay the same.
  /// - [progress]: Whether to send control/progress at each tenth.
  Future<Map<String, Object?>> generate({
    int? seed,
    int? days,
    Map<String, Object?>? until,
    String? timeZone,
    Map<String, Object?>? dateOfBirth,
    String? sex,
    num? height,
    num? weight,
    String? fitness,
    String? chronotype,
    String? devices,
    int? workouts,
    bool? menstrualCycle,
    bool? bloodPressure,
    List<Map<String, Object?>>? travel,
    String? gaps,
    num? noise,
    List<String>? types,
    bool? progress,
  }) async {
    final result = await _bridge.call('control/generate', {
      if (seed != null) 'seed': seed,
      if (days != null) 'days': days,
      if (until != null) 'until': until,
      if (timeZone != null) 'timeZone': timeZone,
      if (dateOfBirth != null) 'dateOfBirth': dateOfBirth,
      if (sex != null) 'sex': sex,
      if (height != null) 'height': height,
      if (weight != null) 'weight': weight,
      if (fitness != null) 'fitness': fitness,
      if (chronotype != null) 'chronotype': chronotype,
      if (devices != null) 'devices': devices,
      if (workouts != null) 'workouts': workouts,
      if (menstrualCycle != null) 'menstrualCycle': menstrualCycle,
      if (bloodPressure != null) 'bloodPressure': bloodPressure,
      if (travel != null) 'travel': travel,
      if (gaps != null) 'gaps': gaps,
      if (noise != null) 'noise': noise,
      if (types != null) 'types': types,
      if (progress != null) 'progress': progress,
    });
    return result as Map<String, Object?>;
  }

  /// Reads an export of the Health app into the store: its zip, its folder, or
  /// the XML alone. All of it, or nothing if it fails or is cancelled.
  ///
  /// - [path]: Where the export is.
  /// - [types]: Only these types; a correlation with its members.
  /// - [since]: Only samples that end then or later.
  /// - [dryRun]: Reads everything and changes nothing.
  /// - [progress]: Whether to send control/progress at each tenth.
  Future<Map<String, Object?>> import({
    required String path,
    List<String>? types,
    DateTime? since,
    bool? dryRun,
    bool? progress,
  }) async {
    final result = await _bridge.call('control/import', {
      'path': path,
      if (types != null) 'types': types,
      if (since != null) 'since': since,
      if (dryRun != null) 'dryRun': dryRun,
      if (progress != null) 'progress': progress,
    });
    return result as Map<String, Object?>;
  }

  /// The calls of the app so far, the latest 10,000 at least: names, outcomes
  /// and types, never values.
  ///
  /// - [method]: Only calls of this method.
  /// - [since]: Only entries after the one with this index, or from this time
  ///   on.
  /// - [type]: Only calls about this type.
  /// - [outcome]: Only calls that ended so. One of `success`, `error`.
  /// - [limit]: Only the latest so many of them.
  Future<Map<String, Object?>> journal({
    String? method,
    Object? since,
    String? type,
    String? outcome,
    int? limit,
  }) async {
    final result = await _bridge.call('control/journal', {
      if (method != null) 'method': method,
      if (since != null) 'since': since,
      if (type != null) 'type': type,
      if (outcome != null) 'outcome': outcome,
      if (limit != null) 'limit': limit,
    });
    return result as Map<String, Object?>;
  }

  /// The names of the snapshots, sorted.
  Future<Map<String, Object?>> listSnapshots() async {
    final result = await _bridge.call('control/listSnapshots');
    return result as Map<String, Object?>;
  }

  /// Locks the phone with its passcode, for all apps: reads fail with code 6 at
  /// once, saves succeed and show later.
  Future<void> lockDevice() async {
    await _bridge.call('control/lockDevice');
  }

  /// Everything back to the start of the process, then any option of serve by
  /// its long name in camel case; the prelude is carried out again. Requests
  /// that wait for the user are cancelled.
  ///
  /// - [profile]: The device class. One of `iphone`, `ipad`, `ipad16`, `watch`,
  ///   `vision`, `unsupported`.
  /// - [osVersion]: The system's version.
  /// - [bundleId]: The app's bundle identifier.
  /// - [appName]: The app's name.
  /// - [appVersion]: The app's version.
  /// - [consent]: A policy, a rule, a list of rules used in turn, or the path
  ///   of a script.
  /// - [clock]: `system`, or an RFC 3339 instant.
  /// - [clockStep]: By how much each reading moves a fixed clock.
  /// - [timeZone]: An IANA name.
  /// - [seed]: Makes every random choice reproducible.
  /// - [exceptions]: What an uncatchable native exception does. One of `error`,
  ///   `abort`.
  /// - [mode]: How identifiers are read. One of `lenient`, `strict`.
  /// - [noControl]: Whether control is out of reach from now on.
  /// - [logLevel]: What is worth a line on stderr. One of `debug`, `info`,
  ///   `warning`, `error`.
  /// - [maxFrame]: The longest message accepted, in bytes.
  /// - [store]: The path of another store file.
  /// - [keyFile]: The path of the file with the key of the store. A store that
  ///   is named without one is a plain one.
  /// - [prelude]: The path of another prelude.
  /// - [auditLog]: The path of an audit log.
  Future<void> reset({
    String? profile,
    String? osVersion,
    String? bundleId,
    String? appName,
    String? appVersion,
    Object? consent,
    String? clock,
    num? clockStep,
    String? timeZone,
    int? seed,
    String? exceptions,
    String? mode,
    bool? noControl,
    String? logLevel,
    int? maxFrame,
    String? store,
    String? keyFile,
    String? prelude,
    String? auditLog,
  }) async {
    await _bridge.call('control/reset', {
      if (profile != null) 'profile': profile,
      if (osVersion != null) 'osVersion': osVersion,
      if (bundleId != null) 'bundleId': bundleId,
      if (appName != null) 'appName': appName,
      if (appVersion != null) 'appVersion': appVersion,
      if (consent != null) 'consent': consent,
      if (clock != null) 'clock': clock,
      if (clockStep != null) 'clockStep': clockStep,
      if (timeZone != null) 'timeZone': timeZone,
      if (seed != null) 'seed': seed,
      if (exceptions != null) 'exceptions': exceptions,
      if (mode != null) 'mode': mode,
      if (noControl != null) 'noControl': noControl,
      if (logLevel != null) 'logLevel': logLevel,
      if (maxFrame != null) 'maxFrame': maxFrame,
      if (store != null) 'store': store,
      if (keyFile != null) 'keyFile': keyFile,
      if (prelude != null) 'prelude': prelude,
      if (auditLog != null) 'auditLog': auditLog,
    });
  }

  /// Answers the open permission sheet. The request behind it is answered after
  /// this one.
  ///
  /// - [sheet]: The sheet's number; the open one if left out.
  /// - [policy]: What the user does. One of `allow`, `deny`, `ask`, `cancel`,
  ///   `kill`.
  /// - [share]: Single switches, by identifier: decided before the policy.
  /// - [read]: Single switches, by identifier: decided before the policy.
  /// - [objects]: Single objects on a sheet that lists objects, by UUID or by
  ///   identifier of a medication.
  Future<void> respondToPermissionSheet({
    int? sheet,
    required String policy,
    Map<String, bool>? share,
    Map<String, bool>? read,
    Map<String, bool>? objects,
  }) async {
    await _bridge.call('control/respondToPermissionSheet', {
      if (sheet != null) 'sheet': sheet,
      'policy': policy,
      if (share != null) 'share': share,
      if (read != null) 'read': read,
      if (objects != null) 'objects': objects,
    });
  }

  /// Brings back what the store held when a snapshot was taken, for all apps.
  ///
  /// - [name]: The snapshot's name.
  Future<void> restore({required String name}) async {
    await _bridge.call('control/restore', {'name': name});
  }

  /// The app on the other device sends something to a session.
  ///
  /// - [session]: The session.
  /// - [data]: What is sent, in Base64.
  Future<void> sendToWorkoutSession({
    required int session,
    required String data,
  }) async {
    await _bridge.call('control/sendToWorkoutSession', {
      'session': session,
      'data': data,
    });
  }

  /// The user sets goals of the activity rings; those that are left out stay as
  /// they are.
  ///
  /// - [activeEnergyBurnedGoal]: In a unit like kcal.
  /// - [appleMoveTimeGoal]: In a unit like min.
  /// - [appleExerciseTimeGoal]: In a unit like min.
  /// - [appleStandHoursGoal]: In a unit like count.
  Future<void> setActivityGoals({
    Map<String, Object?>? activeEnergyBurnedGoal,
    Map<String, Object?>? appleMoveTimeGoal,
    Map<String, Object?>? appleExerciseTimeGoal,
    Map<String, Object?>? appleStandHoursGoal,
  }) async {
    await _bridge.call('control/setActivityGoals', {
      if (activeEnergyBurnedGoal != null)
        'activeEnergyBurnedGoal': activeEnergyBurnedGoal,
      if (appleMoveTimeGoal != null) 'appleMoveTimeGoal': appleMoveTimeGoal,
      if (appleExerciseTimeGoal != null)
        'appleExerciseTimeGoal': appleExerciseTimeGoal,
      if (appleStandHoursGoal != null)
        'appleStandHoursGoal': appleStandHoursGoal,
    });
  }

  /// From now on another app of the same phone speaks. The former ends, and
  /// takes its open requests and queries with it.
  ///
  /// - [bundleIdentifier]: Which app.
  /// - [name]: Its name; that of the former if left out.
  /// - [version]: Its version; that of the former if left out.
  Future<void> setApp({
    required String bundleIdentifier,
    String? name,
    String? version,
  }) async {
    await _bridge.call('control/setApp', {
      'bundleIdentifier': bundleIdentifier,
      if (name != null) 'name': name,
      if (version != null) 'version': version,
    });
  }

  /// Puts the app elsewhere in its life. An app that ends, or is started anew,
  /// takes its open requests with it.
  ///
  /// - [state]: Where the app is. One of `foreground`, `background`,
  ///   `suspended`, `terminated`, `relaunched`, `extension`, `guest`.
  Future<void> setAppState({required String state}) async {
    await _bridge.call('control/setAppState', {'state': state});
  }

  /// The user flips a switch in Settings; null makes the pair undecided, as if
  /// it had never been asked for.
  ///
  /// - [type]: The type that is asked about.
  /// - [direction]: Which of the type's two switches. One of `share`, `read`.
  /// - [allowed]: On, off, or null for undecided.
  /// - [bundleIdentifier]: Another app than this one.
  Future<void> setAuthorization({
    required String type,
    required String direction,
    required bool? allowed,
    String? bundleIdentifier,
  }) async {
    await _bridge.call('control/setAuthorization', {
      'type': type,
      'direction': direction,
      'allowed': allowed,
      if (bundleIdentifier != null) 'bundleIdentifier': bundleIdentifier,
    });
  }

  /// The user edits a characteristic in the Health app; null clears it.
  ///
  /// - [identifier]: The characteristic.
  /// - [value]: A raw value, the Swift name of one, {year, month, day} for the
  ///   date of birth, or null for not set.
  Future<void> setCharacteristic({
    required String identifier,
    required Object? value,
  }) async {
    await _bridge.call('control/setCharacteristic', {
      'identifier': identifier,
      'value': value,
    });
  }

  /// Sets the clock, which stands from then on: it moves by
  /// control/advanceClock.
  ///
  /// - [now]: The new time.
  Future<void> setClock({required DateTime now}) async {
    await _bridge.call('control/setClock', {'now': now});
  }

  /// Scripts what the user does with the coming permission sheets.
  ///
  /// - [policy]: What the user does. One of `allow`, `deny`, `ask`, `cancel`,
  ///   `kill`.
  /// - [share]: Single switches, by identifier: decided before the policy.
  /// - [read]: Single switches, by identifier: decided before the policy.
  /// - [objects]: Single objects on a sheet that lists objects, by UUID or by
  ///   identifier of a medication.
  /// - [times]: For how many sheets; for all to come if left out.
  Future<void> setConsent({
    required String policy,
    Map<String, bool>? share,
    Map<String, bool>? read,
    Map<String, bool>? objects,
    int? times,
  }) async {
    await _bridge.call('control/setConsent', {
      'policy': policy,
      if (share != null) 'share': share,
      if (read != null) 'read': read,
      if (objects != null) 'objects': objects,
      if (times != null) 'times': times,
    });
  }

  /// Changes what the app was built with; members left out stay as they are.
  ///
  /// - [healthkit]: com.apple.developer.healthkit
  /// - [backgroundDelivery]: com.apple.developer.healthkit.background-delivery
  /// - [clinicalRecords]: health-records in
  ///   com.apple.developer.healthkit.access
  /// - [shareUsageDescription]: NSHealthShareUsageDescription
  /// - [updateUsageDescription]: NSHealthUpdateUsageDescription
  /// - [clinicalUsageDescription]:
  ///   NSHealthClinicalHealthRecordsShareUsageDescription
  /// - [healthDataRestricted]: A management profile keeps health data from the
  ///   app; not an entitlement, but as much in the way.
  /// - [requiredReadTypes]: NSHealthRequiredReadAuthorizationTypeIdentifiers:
  ///   none, or at least three clinical types.
  Future<void> setEntitlements({
    bool? healthkit,
    bool? backgroundDelivery,
    bool? clinicalRecords,
    bool? shareUsageDescription,
    bool? updateUsageDescription,
    bool? clinicalUsageDescription,
    bool? healthDataRestricted,
    List<String>? requiredReadTypes,
  }) async {
    await _bridge.call('control/setEntitlements', {
      if (healthkit != null) 'healthkit': healthkit,
      if (backgroundDelivery != null) 'backgroundDelivery': backgroundDelivery,
      if (clinicalRecords != null) 'clinicalRecords': clinicalRecords,
      if (shareUsageDescription != null)
        'shareUsageDescription': shareUsageDescription,
      if (updateUsageDescription != null)
        'updateUsageDescription': updateUsageDescription,
      if (clinicalUsageDescription != null)
        'clinicalUsageDescription': clinicalUsageDescription,
      if (healthDataRestricted != null)
        'healthDataRestricted': healthDataRestricted,
      if (requiredReadTypes != null) 'requiredReadTypes': requiredReadTypes,
    });
  }

  /// The user's list of medications holds these from now on.
  ///
  /// - [medications]: The medications, in order, each with an identifier of its
  ///   own.
  Future<void> setMedications({
    required List<Map<String, Object?>> medications,
  }) async {
    await _bridge.call('control/setMedications', {'medications': medications});
  }

  /// The user flips the switch of one object in Settings; null makes it
  /// undecided, as if it had never been listed.
  ///
  /// - [object]: The UUID of a prescription or document, or the identifier of a
  ///   medication.
  /// - [allowed]: On, off, or null for undecided.
  /// - [bundleIdentifier]: Another app than this one.
  Future<void> setObjectAuthorization({
    required String object,
    required bool? allowed,
    String? bundleIdentifier,
  }) async {
    await _bridge.call('control/setObjectAuthorization', {
      'object': object,
      'allowed': allowed,
      if (bundleIdentifier != null) 'bundleIdentifier': bundleIdentifier,
    });
  }

  /// What the device measures during a workout, each at a steady rate; null for
  /// no such sensor.
  ///
  /// - [heartRate]: The heart rate.
  /// - [activeEnergyBurned]: Active energy in a time.
  /// - [basalEnergyBurned]: Basal energy in a time.
  /// - [distance]: The speed.
  /// - [heartRateInterval]: The seconds from one heart rate to the next.
  /// - [interval]: The seconds of a sample of energy or distance.
  Future<void> setSensors({
    Object? heartRate = _absent,
    Object? activeEnergyBurned = _absent,
    Object? basalEnergyBurned = _absent,
    Object? distance = _absent,
    num? heartRateInterval,
    num? interval,
  }) async {
    await _bridge.call('control/setSensors', {
      if (heartRate != _absent) 'heartRate': heartRate,
      if (activeEnergyBurned != _absent)
        'activeEnergyBurned': activeEnergyBurned,
      if (basalEnergyBurned != _absent) 'basalEnergyBurned': basalEnergyBurned,
      if (distance != _absent) 'distance': distance,
      if (heartRateInterval != null) 'heartRateInterval': heartRateInterval,
      if (interval != null) 'interval': interval,
    });
  }

  /// The user orders the sources of a type, or of all types; the first wins
  /// where samples overlap.
  ///
  /// - [type]: The type; by default all that have no order of their own.
  /// - [sources]: The bundle identifiers of the sources, in order.
  Future<void> setSourceOrder({
    String? type,
    required List<String> sources,
  }) async {
    await _bridge.call('control/setSourceOrder', {
      if (type != null) 'type': type,
      'sources': sources,
    });
  }

  /// Takes the device to another time zone.
  ///
  /// - [timeZone]: An IANA name.
  Future<void> setTimeZone({required String timeZone}) async {
    await _bridge.call('control/setTimeZone', {'timeZone': timeZone});
  }

  /// Keeps what the store holds under a name, instead of what the name stood
  /// for.
  ///
  /// - [name]: The name.
  Future<void> snapshot({required String name}) async {
    await _bridge.call('control/snapshot', {'name': name});
  }

  /// A session that runs on the user's watch arrives at the phone, from iOS 17.
  ///
  /// - [configuration]: `workoutConfiguration`
  Future<void> startMirroredWorkoutSession({
    required Map<String, Object?> configuration,
  }) async {
    await _bridge.call('control/startMirroredWorkoutSession', {
      'configuration': configuration,
    });
  }

  /// The world as it is, past all permission.
  Future<Map<String, Object?>> state() async {
    final result = await _bridge.call('control/state');
    return result as Map<String, Object?>;
  }

  /// Unlocks the phone: what was saved meanwhile shows, and queries that go on
  /// are told of it.
  Future<void> unlockDevice() async {
    await _bridge.call('control/unlockDevice');
  }
}

/// Left out, where null means something else.
const _absent = Object();
