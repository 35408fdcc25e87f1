import 'dart:async';

import 'package:flutter/services.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' as native;

/// Takes what no code of an app could catch.
typedef UncaughtHandler = void Function(Object error, StackTrace stackTrace);

/// A call as the Dart side of a plugin makes it, and its answer.
///
/// What a plugin answers with an error is a [PlatformException]: its own, or
/// HealthKit's `NSError`, whose code is then its name (`errorNoData`) and whose
/// details are `{domain, code, name}`. A method that is not there is a
/// [MissingPluginException]. Everything else is no answer: [onUncaught] gets
/// it, and the call never completes, since there would be no app any more.
Future<Object?> answer(
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
  } catch (error, stackTrace) {
    onUncaught(error, stackTrace);
    return Completer<Object?>().future;
  }
}

/// Fails the test that has made the call.
void failTest(Object error, StackTrace stackTrace) =>
    Zone.current.handleUncaughtError(error, stackTrace);
