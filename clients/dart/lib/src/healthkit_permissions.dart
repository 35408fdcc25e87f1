// Generated from protocol/openrpc.json by clients/generate; not to be edited.

import 'bridge.dart';

/// The methods of `healthkit_permissions` by name.
extension HealthKitPermissionsChannel on Bridge {
  /// The helpers for `healthkit_permissions/…`.
  HealthKitPermissions get healthkitPermissions => HealthKitPermissions._(this);
}

/// Helpers for `healthkit_permissions/…`.
final class HealthKitPermissions {
  HealthKitPermissions._(this._bridge);

  final Bridge _bridge;

  /// Whether every one of the types may be shared; true for none at all.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<bool> canWriteAllTypes({required List<String> identifiers}) async {
    final result = await _bridge.call(
      'healthkit_permissions/canWriteAllTypes',
      {'identifiers': identifiers},
    );
    return result as bool;
  }

  /// Whether at least one of the types may be shared.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<bool> canWriteAnyType({required List<String> identifiers}) async {
    final result = await _bridge.call(
      'healthkit_permissions/canWriteAnyType',
      {'identifiers': identifiers},
    );
    return result as bool;
  }

  /// Whether a type may be shared; false for one that the system does not know.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  Future<bool> canWriteType({required String identifier}) async {
    final result = await _bridge.call('healthkit_permissions/canWriteType', {
      'identifier': identifier,
    });
    return result as bool;
  }

  /// The sharing status of each identifier that the system knows.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<Map<String, int>> checkWriteAuthorization({
    required List<String> identifiers,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/checkWriteAuthorization',
      {'identifiers': identifiers},
    );
    return (result as Map<String, Object?>).cast<String, int>();
  }

  /// Whether a type may be shared: 0 not determined, 1 denied, 2 authorized.
  /// Says nothing about reading.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  Future<int> getAuthorizationStatus({required String identifier}) async {
    final result = await _bridge.call(
      'healthkit_permissions/getAuthorizationStatus',
      {'identifier': identifier},
    );
    return result as int;
  }

  /// Those of the types that may be shared.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<List<String>> getAuthorizedWriteTypes({
    required List<String> identifiers,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/getAuthorizedWriteTypes',
      {'identifiers': identifiers},
    );
    return (result as List<Object?>).cast<String>();
  }

  /// What the app has noted of its user's consent, withdrawals included, in
  /// order.
  Future<List<Map<String, Object?>>> getConsents() async {
    final result = await _bridge.call('healthkit_permissions/getConsents');
    return (result as List<Object?>).cast<Map<String, Object?>>();
  }

  /// Whether a request for these types would show the sheet: 1 it would, 2
  /// everything is decided.
  ///
  /// - [readIdentifiers]: Raw identifiers to read.
  /// - [writeIdentifiers]: Raw identifiers to share.
  Future<int> getRequestStatus({
    required List<String> readIdentifiers,
    required List<String> writeIdentifiers,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/getRequestStatus',
      {
        'readIdentifiers': readIdentifiers,
        'writeIdentifiers': writeIdentifiers,
      },
    );
    return result as int;
  }

  /// The identifiers of all types that exist on the emulated system, by kind.
  Future<Map<String, List<String>>> getSupportedTypes() async {
    final result = await _bridge.call(
      'healthkit_permissions/getSupportedTypes',
    );
    return (result as Map<String, Object?>).map(
      (key, value) => MapEntry(key, (value as List<Object?>).cast<String>()),
    );
  }

  /// Whether the latest record about a type is a consent that has not expired.
  /// Says nothing about permission.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  /// - [version]: The version that it must be to; by default any.
  Future<bool> hasValidConsent({
    required String identifier,
    String? version,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/hasValidConsent',
      {'identifier': identifier, if (version != null) 'version': version},
    );
    return result as bool;
  }

  /// Whether the device has HealthKit. Says nothing about permission.
  Future<bool> isAvailable() async {
    final result = await _bridge.call('healthkit_permissions/isAvailable');
    return result as bool;
  }

  /// Reads a characteristic of the user: a date as {year, month, day}, the
  /// others as raw values.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  Future<Object> readCharacteristic({required String identifier}) async {
    final result = await _bridge.call(
      'healthkit_permissions/readCharacteristic',
      {'identifier': identifier},
    );
    return result as Object;
  }

  /// Notes that the user consents to the use of types. The app's own record: it
  /// grants nothing.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  /// - [version]: The version of the terms that the user consents to.
  /// - [expirationDate]: When the consent ends; by default never.
  Future<Map<String, Object?>> recordConsent({
    required List<String> identifiers,
    required String version,
    DateTime? expirationDate,
  }) async {
    final result = await _bridge.call('healthkit_permissions/recordConsent', {
      'identifiers': identifiers,
      'version': version,
      if (expirationDate != null) 'expirationDate': expirationDate,
    });
    return result as Map<String, Object?>;
  }

  /// Asks the user to let the app read activity rings.
  Future<bool> requestActivitySummaryPermissions() async {
    final result = await _bridge.call(
      'healthkit_permissions/requestActivitySummaryPermissions',
    );
    return result as bool;
  }

  /// Asks the user for the two components of blood pressure, never for the
  /// correlation.
  ///
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestBloodPressurePermissions({
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestBloodPressurePermissions',
      {'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for category types.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestCategoryPermissions({
    required List<String> identifiers,
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestCategoryPermissions',
      {'identifiers': identifiers, 'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user to let the app read characteristics; they can never be
  /// shared.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<bool> requestCharacteristicPermissions({
    required List<String> identifiers,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestCharacteristicPermissions',
      {'identifiers': identifiers},
    );
    return result as bool;
  }

  /// Asks the user to let the app read clinical records; they can never be
  /// shared.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  Future<bool> requestClinicalPermissions({
    required List<String> identifiers,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestClinicalPermissions',
      {'identifiers': identifiers},
    );
    return result as bool;
  }

  /// Asks the user for CDA documents.
  ///
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestDocumentPermissions({
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestDocumentPermissions',
      {'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for dietary quantity types.
  ///
  /// - [identifiers]: Raw identifiers of dietary types; by default energy,
  ///   protein, carbohydrates and fat.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestFoodPermissions({
    List<String>? identifiers,
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestFoodPermissions',
      {
        if (identifiers != null) 'identifiers': identifiers,
        'read': read,
        'write': write,
      },
    );
    return result as bool;
  }

  /// Asks the user for the types of one group. What cannot be shared is left
  /// out of the write side.
  ///
  /// - [group]: The group. One of `fitness`, `vitals`, `body`, `profile`.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestPermissionGroup({
    required String group,
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestPermissionGroup',
      {'group': group, 'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for a type unless the app's history says that it has done
  /// so.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestPermissionWithTracking({
    required String identifier,
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestPermissionWithTracking',
      {'identifier': identifier, 'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for several kinds of types at once, and tells which of them
  /// the system lacks.
  ///
  /// - [quantityTypes]: Raw identifiers.
  /// - [categoryTypes]: Raw identifiers.
  /// - [characteristicTypes]: Raw identifiers; they are only ever read.
  /// - [includeWorkouts]: Whether to add workouts.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<Map<String, Object?>> requestPermissions({
    List<String>? quantityTypes,
    List<String>? categoryTypes,
    List<String>? characteristicTypes,
    bool? includeWorkouts,
    bool? read,
    bool? write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestPermissions',
      {
        if (quantityTypes != null) 'quantityTypes': quantityTypes,
        if (categoryTypes != null) 'categoryTypes': categoryTypes,
        if (characteristicTypes != null)
          'characteristicTypes': characteristicTypes,
        if (includeWorkouts != null) 'includeWorkouts': includeWorkouts,
        if (read != null) 'read': read,
        if (write != null) 'write': write,
      },
    );
    return result as Map<String, Object?>;
  }

  /// Asks the user for quantity types.
  ///
  /// - [identifiers]: Raw HealthKit identifiers. What the system does not know,
  ///   or is of another kind, is left out.
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestQuantityPermissions({
    required List<String> identifiers,
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestQuantityPermissions',
      {'identifiers': identifiers, 'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for workouts.
  ///
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestWorkoutPermissions({
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestWorkoutPermissions',
      {'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Asks the user for workout routes, and for the workouts that they belong
  /// to.
  ///
  /// - [read]: Whether to ask for reading.
  /// - [write]: Whether to ask for sharing.
  Future<bool> requestWorkoutRoutePermissions({
    required bool read,
    required bool write,
  }) async {
    final result = await _bridge.call(
      'healthkit_permissions/requestWorkoutRoutePermissions',
      {'read': read, 'write': write},
    );
    return result as bool;
  }

  /// Forgets which types the app has asked for.
  Future<void> resetRequestHistory() async {
    await _bridge.call('healthkit_permissions/resetRequestHistory');
  }

  /// Whether the app has yet to ask for a type, by its own history.
  ///
  /// - [identifier]: A raw HealthKit identifier.
  Future<bool> shouldRequestPermission({required String identifier}) async {
    final result = await _bridge.call(
      'healthkit_permissions/shouldRequestPermission',
      {'identifier': identifier},
    );
    return result as bool;
  }

  /// Notes that the user does not consent any more; answers to which types, if
  /// there were any.
  ///
  /// - [identifiers]: Raw HealthKit identifiers; by default all.
  Future<List<String>> withdrawConsent({List<String>? identifiers}) async {
    final result = await _bridge.call(
      'healthkit_permissions/withdrawConsent',
      {if (identifiers != null) 'identifiers': identifiers},
    );
    return (result as List<Object?>).cast<String>();
  }
}
