import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'plugin_call.dart';

/// Connects the [EventChannel] with the name [channel] to the notifications of
/// [bridge] until the end of the test. Call this function in a test or in
/// `setUp`.
///
/// While the channel has a listener, it emits each [notification], such as
/// `store/workoutSession.didChange`, as an event. The event is the result of
/// [toEvent] for the params, by default the params themselves.
///
/// For the notification of a query, such as `store/observerQuery.update`,
/// listening starts the query with the arguments of `receiveBroadcastStream`.
/// If the query has initial results, they are the first event. If it fails, the
/// channel emits the error that a call would throw. Cancelling the subscription
/// stops the query.
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
  final source = _Events(
    bridge,
    notification,
    toEvent ?? _paramsAsEvent,
    onUncaught,
  );
  messenger.setMockStreamHandler(
    events,
    MockStreamHandler.inline(onListen: source.listen, onCancel: source.cancel),
  );
  addTearDown(() => messenger.setMockStreamHandler(events, null));
}

/// The subscription and the query of an event channel with a listener.
final class _Events {
  _Events(this._bridge, this._notification, this._toEvent, this._onUncaught);

  final Bridge _bridge;
  final String _notification;
  final Object? Function(Map<String, Object?> params) _toEvent;
  final UncaughtHandler _onUncaught;
  Future<void> _started = Future.value();
  StreamSubscription<Object?>? _subscription;
  Object? _query;

  // The handlers return nothing, because a returned value would be the reply.
  void listen(Object? arguments, MockStreamHandlerEventSink events) {
    _started = _start(arguments, events);
  }

  void cancel(Object? arguments) => unawaited(_stop());

  Future<void> _start(
    Object? arguments,
    MockStreamHandlerEventSink events,
  ) async {
    // Buffer notifications before the query starts, so that no update is lost.
    final notifications = _bridge.notifications(_notification);
    try {
      if (_notification.endsWith(_update)) {
        final first = await _startQuery(arguments);
        _query = first['query'];
        if (first.length > 1) events.success(_toEvent(first));
      }
    } on PlatformException catch (error) {
      return events.error(
        code: error.code,
        message: error.message,
        details: error.details,
      );
    }
    final query = _query;
    _subscription = notifications
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
      // An observer query always has updates. Other queries have them only on
      // request.
      if (name != 'store/observerQuery') 'updates': true,
    };
    final result = await callAsPlugin(_bridge, name, params, _onUncaught);
    return result as Map<String, Object?>;
  }

  Future<void> _stop() async {
    await _started;
    await _subscription?.cancel();
    final query = _query;
    if (query == null || _bridge.isClosed) return;
    _query = null;
    await _bridge.call('store/stop', {'query': query});
  }

  static const _update = '.update';
}

Object? _paramsAsEvent(Map<String, Object?> params) => params;
