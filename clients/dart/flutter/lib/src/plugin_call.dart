import 'dart:async';

import 'package:flutter/services.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' as native;

/// Handles an error that an app cannot catch on a device.
typedef UncaughtHandler = void Function(Object error, StackTrace stackTrace);

/// Calls a method of [bridge] for the Dart side of a plugin.
///
/// Throws a [PlatformException] for an error of the plugin and for an `NSError`
/// of HealthKit. For an `NSError`, `code` is the name of its code, such as
/// `errorNoData`, and `details` are `{domain, code, name}`. Throws a
/// [MissingPluginException] if the method does not exist.
///
/// A call that the plugin never answers on a device never completes.
///
/// Passes any other error to [onUncaught]. The call then never completes, as if
/// the app had ended.
Future<Object?> callAsPlugin(
  native.Bridge bridge,
  String method,
  Object? params,
  UncaughtHandler onUncaught,
) async {
  try {
    return await bridge.call(method, params);
  } on native.PlatformException catch (error) {
    throw PlatformException(
      code: error.code ?? 'error',
      message: error.message,
      details: error.details,
    );
  } on native.HealthKitError catch (error) {
    throw PlatformException(
      code: error.name ?? '${error.code}',
      message: error.message,
      details: error.error['data'],
    );
  } on native.MissingPluginException catch (error) {
    throw MissingPluginException(error.message);
  } on native.NoReply {
    return Completer<Object?>().future;
  } catch (error, stackTrace) {
    onUncaught(error, stackTrace);
    return Completer<Object?>().future;
  }
}

/// Fails the test that made the call.
void failTest(Object error, StackTrace stackTrace) =>
    Zone.current.handleUncaughtError(error, stackTrace);
