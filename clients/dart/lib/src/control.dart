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
  Future<void> advanceClock({required num seconds}) async {
    await _bridge.call('control/advanceClock', {'seconds': seconds});
  }

  /// The entries of the audit log, of every host that writes to it; none if no
  /// log is kept.
  ///
  /// [action] is one of `read`, `write`, `delete`, `authorize`, `consent`.
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
  /// [kind] is one of `quantity`, `category`, `characteristic`, `correlation`,
  /// `clinical`, `document`, `scoredAssessment`, `workout`, `series`,
  /// `audiogram`, `electrocardiogram`, `activitySummary`, `prescription`,
  /// `stateOfMind`, `medicationDoseEvent`, `userAnnotatedMedication`.
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
  Future<void> connectRemoteWorkoutSession({required int session}) async {
    await _bridge.call('control/connectRemoteWorkoutSession', {
      'session': session,
    });
  }

  /// The system ends a session with an error, as when the user starts a workout
  /// in another app.
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

  /// The calls of the app so far, the latest 10,000 at least: names, outcomes
  /// and types, never values.
  ///
  /// [outcome] is one of `success`, `error`.
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
  /// [profile] is one of `iphone`, `ipad`, `ipad16`, `watch`, `vision`,
  /// `unsupported`.
  ///
  /// [exceptions] is one of `error`, `abort`.
  ///
  /// [mode] is one of `lenient`, `strict`.
  ///
  /// [logLevel] is one of `debug`, `info`, `warning`, `error`.
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
  /// [policy] is one of `allow`, `deny`, `ask`, `cancel`, `kill`.
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
  Future<void> restore({required String name}) async {
    await _bridge.call('control/restore', {'name': name});
  }

  /// The app on the other device sends something to a session.
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
  /// [state] is one of `foreground`, `background`, `suspended`, `terminated`,
  /// `relaunched`, `extension`, `guest`.
  Future<void> setAppState({required String state}) async {
    await _bridge.call('control/setAppState', {'state': state});
  }

  /// The user flips a switch in Settings; null makes the pair undecided, as if
  /// it had never been asked for.
  ///
  /// [direction] is one of `share`, `read`.
  Future<void> setAuthorization({
    required String type,
    required String direction,
    bool? allowed,
    String? bundleIdentifier,
  }) async {
    await _bridge.call('control/setAuthorization', {
      'type': type,
      'direction': direction,
      if (allowed != null) 'allowed': allowed,
      if (bundleIdentifier != null) 'bundleIdentifier': bundleIdentifier,
    });
  }

  /// The user edits a characteristic in the Health app; null clears it.
  Future<void> setCharacteristic({
    required String identifier,
    Object? value,
  }) async {
    await _bridge.call('control/setCharacteristic', {
      'identifier': identifier,
      if (value != null) 'value': value,
    });
  }

  /// Sets the clock, which stands from then on: it moves by
  /// control/advanceClock.
  Future<void> setClock({required DateTime now}) async {
    await _bridge.call('control/setClock', {'now': now});
  }

  /// Scripts what the user does with the coming permission sheets.
  ///
  /// [policy] is one of `allow`, `deny`, `ask`, `cancel`, `kill`.
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
  Future<void> setMedications({
    required List<Map<String, Object?>> medications,
  }) async {
    await _bridge.call('control/setMedications', {'medications': medications});
  }

  /// The user flips the switch of one object in Settings; null makes it
  /// undecided, as if it had never been listed.
  Future<void> setObjectAuthorization({
    required String object,
    bool? allowed,
    String? bundleIdentifier,
  }) async {
    await _bridge.call('control/setObjectAuthorization', {
      'object': object,
      if (allowed != null) 'allowed': allowed,
      if (bundleIdentifier != null) 'bundleIdentifier': bundleIdentifier,
    });
  }

  /// What the device measures during a workout, each at a steady rate; null for
  /// no such sensor.
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
  Future<void> setTimeZone({required String timeZone}) async {
    await _bridge.call('control/setTimeZone', {'timeZone': timeZone});
  }

  /// Keeps what the store holds under a name, instead of what the name stood
  /// for.
  Future<void> snapshot({required String name}) async {
    await _bridge.call('control/snapshot', {'name': name});
  }

  /// A session that runs on the user's watch arrives at the phone, from iOS 17.
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
