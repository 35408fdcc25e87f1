import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'answer.dart';

/// Lets the notifications of a [bridge] feed the [EventChannel] of the name
/// [channel], until the end of the test. To be called in a test or in `setUp`.
///
/// Each [notification], as `store/workoutSession.didChange`, is an event while
/// somebody listens: its params, or what [toEvent] makes of them. Those of a
/// query, as `store/observerQuery.update`, need one that runs. Who listens
/// starts it, with the arguments of `receiveBroadcastStream` as its params; its
/// first result, if it has one, is an event too; and who cancels stops it. If
/// it fails, the error that a call would give is the event.
void installHealthKitBridgeEvents(
  String channel,
  Bridge bridge, {
  required String notification,
  Object? Function(Map<String, Object?> params)? toEvent,
  MethodCodec codec = const StandardMethodCodec(),
  UncaughtHandler onUncaught = failTest,
}) {
  TestWidgetsFlutterBinding.ensureInitialized();
  final messenger =
      TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;
  final events = EventChannel(channel, codec);
  final source = _Events(bridge, notification, toEvent ?? _itself, onUncaught);
  messenger.setMockStreamHandler(
    events,
    MockStreamHandler.inline(onListen: source.listen, onCancel: source.cancel),
  );
  addTearDown(() => messenger.setMockStreamHandler(events, null));
}

/// What is heard, and the query that runs, while somebody listens.
final class _Events {
  _Events(this._bridge, this._notification, this._toEvent, this._onUncaught);

  final Bridge _bridge;
  final String _notification;
  final Object? Function(Map<String, Object?> params) _toEvent;
  final UncaughtHandler _onUncaught;
  Future<void> _started = Future.value();
  StreamSubscription<Object?>? _heard;
  Object? _running;

  // The handlers give nothing back: what they gave would be the reply.
  void listen(Object? arguments, MockStreamHandlerEventSink events) {
    _started = _start(arguments, events);
  }

  void cancel(Object? arguments) => unawaited(_stop());

  Future<void> _start(
    Object? arguments,
    MockStreamHandlerEventSink events,
  ) async {
    // Heard before the query is started, so that no update is missed.
    final notifications = _bridge.notifications(_notification);
    try {
      if (_notification.endsWith(_update)) {
        final first = await _startQuery(arguments);
        _running = first['query'];
        if (first.length > 1) events.success(_toEvent(first));
      }
    } on PlatformException catch (error) {
      return events.error(
        code: error.code,
        message: error.message,
        details: error.details,
      );
    }
    final query = _running;
    _heard = notifications
        .map((notification) => notification.params)
        .where((params) => query == null || params['query'] == query)
        .listen((params) => events.success(_toEvent(params)));
  }

  Future<Map<String, Object?>> _startQuery(Object? arguments) async {
    final name = _notification.substring(
      0,
      _notification.length - _update.length,
    );
    final params = {
      if (arguments is Map) ...arguments,
      // An observer is told of changes in any case; other queries go on only
      // if they are asked to.
      if (name != 'store/observerQuery') 'updates': true,
    };
    final result = await answer(_bridge, name, params, _onUncaught);
    return result as Map<String, Object?>;
  }

  Future<void> _stop() async {
    await _started;
    await _heard?.cancel();
    final query = _running;
    if (query == null || _bridge.isClosed) return;
    _running = null;
    await _bridge.call('store/stop', {'query': query});
  }

  static const _update = '.update';
}

Object? _itself(Map<String, Object?> params) => params;
