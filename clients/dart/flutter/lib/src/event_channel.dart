import 'dart:async';

import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';
import 'package:healthkit_bridge/healthkit_bridge.dart' show Bridge;

import 'answer.dart';

/// Lets a query of [bridge] feed the [EventChannel] of the name [channel],
/// until the end of the test. To be called in a test or in `setUp`.
///
/// Who listens starts [query], as `store/observerQuery`, with the arguments of
/// `receiveBroadcastStream` as its params; who cancels stops it. Its first
/// result, if it has one, and each of its updates is an event, or what
/// [toEvent] makes of it. A query that fails is an event too: the error that a
/// call would give.
void installHealthKitBridgeEvents(
  String channel,
  Bridge bridge, {
  required String query,
  Object? Function(Map<String, Object?> update)? toEvent,
  MethodCodec codec = const StandardMethodCodec(),
  UncaughtHandler onUncaught = failTest,
}) {
  TestWidgetsFlutterBinding.ensureInitialized();
  final messenger =
      TestDefaultBinaryMessengerBinding.instance.defaultBinaryMessenger;
  final events = EventChannel(channel, codec);
  final source = _QueryEvents(bridge, query, toEvent ?? _itself, onUncaught);
  messenger.setMockStreamHandler(
    events,
    MockStreamHandler.inline(onListen: source.listen, onCancel: source.cancel),
  );
  addTearDown(() => messenger.setMockStreamHandler(events, null));
}

/// The query that runs while somebody listens.
final class _QueryEvents {
  _QueryEvents(this._bridge, this._query, this._toEvent, this._onUncaught);

  final Bridge _bridge;
  final String _query;
  final Object? Function(Map<String, Object?> update) _toEvent;
  final UncaughtHandler _onUncaught;
  Future<void> _started = Future.value();
  StreamSubscription<Object?>? _updates;
  Object? _running;

  // The handlers give nothing back: what they gave would be the reply.
  void listen(Object? arguments, MockStreamHandlerEventSink events) {
    _started = _start(_params(arguments), events);
  }

  void cancel(Object? arguments) => unawaited(_stop());

  Future<void> _start(
    Map<Object?, Object?> params,
    MockStreamHandlerEventSink events,
  ) async {
    // Made before the query is started, so that no update is missed.
    final notifications = _bridge.notifications('$_query.update');
    try {
      final result = await answer(_bridge, _query, params, _onUncaught);
      final first = result as Map<String, Object?>;
      if (first.length > 1) events.success(_toEvent(first));
      _updates = notifications
          .map((notification) => notification.params)
          .where((update) => update['query'] == first['query'])
          .listen((update) => events.success(_toEvent(update)));
      _running = first['query'];
    } on PlatformException catch (error) {
      events.error(
        code: error.code,
        message: error.message,
        details: error.details,
      );
    }
  }

  Future<void> _stop() async {
    await _started;
    await _updates?.cancel();
    final running = _running;
    if (running == null || _bridge.isClosed) return;
    _running = null;
    await _bridge.call('store/stop', {'query': running});
  }

  /// An observer is told of changes in any case; other queries go on only if
  /// they are asked to.
  Map<Object?, Object?> _params(Object? arguments) => {
        if (arguments is Map) ...arguments,
        if (_query != 'store/observerQuery') 'updates': true,
      };
}

Object? _itself(Map<String, Object?> update) => update;
