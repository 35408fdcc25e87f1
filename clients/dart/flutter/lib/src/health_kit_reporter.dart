import 'dart:async';
import 'dart:convert';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'plugin_call.dart';

/// Connects the package `health_kit_reporter` to [bridge] until the end of the
/// test. Call this function in a test or in `setUp`.
///
/// The Dart side of the package runs unmodified; the channel
/// `health_kit_reporter_method_channel` of the bridge answers as its native
/// side on iOS. A method that returns the name of an event channel connects
/// that channel too.
void installHealthKitReporterMock(
  Bridge bridge, {
  UncaughtHandler onUncaught = failTest,
}) {
  TestWidgetsFlutterBinding.ensureInitialized();
  final messenger =
      TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;
  const methods = MethodChannel(_channel);
  final streams = <EventChannel>[];
  var isInstalled = true;
  void handle(Object error, StackTrace stackTrace) {
    // Ignore errors of calls that are still pending after the test.
    if (isInstalled) onUncaught(error, stackTrace);
  }

  messenger.setMockMethodCallHandler(methods, (call) async {
    final method = '$_channel/${call.method}';
    final result = await callAsPlugin(bridge, method, call.arguments, handle);
    if (result is Map && result.containsKey(_bytes)) {
      return base64Decode(result[_bytes]! as String);
    }
    if (result is String && result.startsWith(_eventChannel)) {
      final stream = EventChannel(result);
      final source = _Stream(bridge, result, handle);
      streams.add(stream);
      // The app listens as soon as it knows the name.
      messenger.setMockStreamHandler(
        stream,
        MockStreamHandler.inline(
          onListen: source.listen,
          onCancel: source.cancel,
        ),
      );
    }
    return result;
  });
  addTearDown(() {
    isInstalled = false;
    messenger.setMockMethodCallHandler(methods, null);
    for (final stream in streams) {
      messenger.setMockStreamHandler(stream, null);
    }
  });
}

const _channel = 'health_kit_reporter_method_channel';
const _eventChannel = 'health_kit_reporter_event_channel_';
const _bytes = r'$bytes';

/// An event channel of the package.
final class _Stream {
  _Stream(this._bridge, this._name, this._onUncaught);

  final Bridge _bridge;
  final String _name;
  final UncaughtHandler _onUncaught;
  StreamSubscription<Object?>? _subscription;

  void listen(Object? arguments, MockStreamHandlerEventSink events) {
    // Buffer notifications before the channel starts, so that none is lost.
    _subscription = _bridge.notifications('$_name/event').listen((
      notification,
    ) {
      final params = notification.params;
      final error = params['error'];
      if (error is Map) {
        events.error(
          code: error['code']! as String,
          message: error['message'] as String?,
          details: error['details'],
        );
      } else if (params['endOfStream'] == true) {
        events.endOfStream();
      } else {
        events.success(params['event']);
      }
    });
    unawaited(_start(arguments, events));
  }

  void cancel(Object? arguments) => unawaited(_stop());

  Future<void> _start(
    Object? arguments,
    MockStreamHandlerEventSink events,
  ) async {
    try {
      await callAsPlugin(_bridge, '$_name/listen', arguments, _onUncaught);
    } on PlatformException catch (error) {
      events.error(
        code: error.code,
        message: error.message,
        details: error.details,
      );
    }
  }

  Future<void> _stop() async {
    await _subscription?.cancel();
    if (!_bridge.isClosed) await _bridge.call('$_name/cancel');
  }
}
