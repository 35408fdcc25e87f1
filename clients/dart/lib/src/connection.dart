import 'dart:async';
import 'dart:io';

import 'errors.dart';
import 'framing.dart';
import 'json.dart';
import 'notifications.dart';
import 'protocol_version.dart';
import 'real_time.dart';
import 'transport.dart';

/// How long to wait for what a bridge that fails has to say on stderr: it comes
/// on a way of its own.
const lastWords = Duration(milliseconds: 100);

/// JSON-RPC over a transport: which answer belongs to which call, who hears a
/// notification, and when all is over.
final class Connection implements TransportListener {
  Connection._(this._timeout);

  /// What a call has unless told otherwise.
  final Duration _timeout;

  late final Transport _transport;
  final _calls = <int, Completer<Map<String, Object?>>>{};
  var _nextId = 1;
  final _listeners = <Notifications>{};

  /// Why nothing can be called any more.
  ConnectionFailure? _failure;
  var _isFailing = false;
  var _isClosing = false;

  /// Starts `command`. Throws a [ConnectionFailure] if there is no such thing.
  static Future<Connection> start(
    List<String> command,
    Duration timeout,
  ) async {
    _checkTimeout(timeout);
    final connection = Connection._(timeout);
    try {
      connection._transport =
          await Transport.start(command, LineFraming(), connection);
    } on ProcessException catch (error) {
      final what = '${command.first}: ${error.message}';
      throw ConnectionFailure(
        ConnectionFailureReason.missing,
        'There is no bridge: $what. $_whereItIs',
      );
    }
    return connection;
  }

  /// Whether nothing can be called any more.
  bool get isClosed => _isClosing || _failure != null;

  /// Sends a request and waits for its answer.
  Future<Object?> call(
    String method,
    Object? params, {
    Duration? timeout,
    Future<void>? cancel,
  }) async {
    final limit = timeout ?? _timeout;
    _checkTimeout(limit);
    final failure = _failure;
    if (failure != null) throw failure;
    if (_isClosing) {
      throw ConnectionFailure(
        ConnectionFailureReason.ended,
        'The bridge was closed.',
      );
    }
    final id = _nextId++;
    final text = encode({
      'jsonrpc': '2.0',
      'id': id,
      'method': method,
      if (params != null) 'params': params,
    });

    final timer = startTimer(
      limit,
      () => _fail(
        ConnectionFailureReason.timeout,
        '$method was not answered within ${limit.inMilliseconds} ms.',
      ),
    );
    final answered = _calls[id] = Completer<Map<String, Object?>>();
    cancel?.then((_) => _cancel(id)).ignore();
    try {
      _transport.send(text);
      final answer = await answered.future;
      // The error is made here, so that its stack tells who has called.
      final error = answer['error'];
      if (error is Map<String, Object?>) throw responseError(error);
      return answer['result'];
    } finally {
      timer.cancel();
    }
  }

  /// The notifications that come from now on.
  Stream<BridgeNotification> notifications(String? method) {
    final listener = Notifications(method, _listeners.remove);
    if (isClosed) {
      listener.end(_isClosing ? null : _failure);
    } else {
      _listeners.add(listener);
    }
    return listener.stream;
  }

  /// Ends all streams of notifications.
  void endNotifications() {
    for (final listener in _listeners) {
      listener.end();
    }
    _listeners.clear();
  }

  /// Before 1.0 the minor version must be the same as well, since until then
  /// names and shapes may change.
  Future<void> checkVersion() async {
    final version = await _version();
    if (_significant(version) != _significant(protocolVersion)) {
      throw await _failSoon(
        ConnectionFailureReason.version,
        'The bridge speaks version $version, '
        'this client speaks $protocolVersion.',
      );
    }
  }

  /// Closes the input, and waits until the process is gone. Calls under way are
  /// still answered.
  Future<void> close() async {
    _isClosing = true;
    await _transport.close();
  }

  @override
  void received(List<int> bytes) {
    if (_failure != null) return;
    final message = decode(bytes);
    if (message is! Map<String, Object?> || message['jsonrpc'] != '2.0') {
      return _garbage(bytes);
    }
    final id = message['id'];
    final method = message['method'];
    final error = message['error'];
    final isAnswer = message.containsKey('result') || _isErrorObject(error);
    if (method is String && !message.containsKey('id')) {
      final params = message['params'];
      final notification = BridgeNotification(
        method,
        params is Map<String, Object?> ? params : const {},
      );
      for (final listener in _listeners) {
        listener.add(notification);
      }
    } else if (isAnswer && _calls.containsKey(id)) {
      _calls.remove(id)!.complete(message);
    } else if (isAnswer && id == null && error is Map<String, Object?>) {
      unawaited(_failSoon(
        ConnectionFailureReason.garbage,
        'The bridge could not read a request: ${error['message']}',
      ));
    } else {
      _garbage(bytes);
    }
  }

  @override
  void lost(String what) {
    unawaited(_failSoon(
      ConnectionFailureReason.garbage,
      'The bridge printed what cannot be read: $what.',
    ));
  }

  @override
  void ended(int exitStatus) {
    if (_isFailing) return;
    _fail(
      ConnectionFailureReason.ended,
      _isClosing
          ? 'The bridge was closed.'
          : 'The bridge ended with status $exitStatus.',
      exitStatus: exitStatus,
      stderr: _isClosing ? '' : null,
    );
  }

  Future<String> _version() async {
    const what = 'The bridge does not tell which version it speaks.';
    try {
      final answer = await call('rpc/version', null);
      if (answer case {'version': final String version}) return version;
    } on ResponseError {
      // It is told below.
    }
    throw await _failSoon(ConnectionFailureReason.version, what);
  }

  void _cancel(int id) {
    if (!_calls.containsKey(id)) return;
    _transport.send(encode({
      'jsonrpc': '2.0',
      'method': r'$/cancelRequest',
      'params': {'id': id},
    }));
  }

  void _garbage(List<int> bytes) {
    unawaited(_failSoon(
      ConnectionFailureReason.garbage,
      'The bridge printed ${bytes.length} bytes '
      'that are neither an answer nor a notification.',
    ));
  }

  /// Fails when the bridge has had the time to say why.
  Future<ConnectionFailure> _failSoon(
    ConnectionFailureReason reason,
    String message,
  ) async {
    _isFailing = true;
    final exitStatus = await Future.any<int?>([
      _transport.ended,
      Future.delayed(lastWords),
    ]);
    return _fail(reason, message, exitStatus: exitStatus);
  }

  /// It is over: for all who wait, and for all who come. The first failure is
  /// the one that they are told.
  ConnectionFailure _fail(
    ConnectionFailureReason reason,
    String message, {
    int? exitStatus,
    String? stderr,
  }) {
    final earlier = _failure;
    if (earlier != null) return earlier;
    final failure = _failure = ConnectionFailure(
      reason,
      message,
      stderr: stderr ?? _transport.stderr,
      exitStatus: exitStatus,
    );
    for (final call in _calls.values) {
      call.completeError(failure);
    }
    _calls.clear();
    for (final listener in _listeners) {
      listener.end(_isClosing ? null : failure);
    }
    _listeners.clear();
    unawaited(_transport.close());
    return failure;
  }
}

const _whereItIs = 'HEALTHKIT_BRIDGE names the executable; '
    'without it, healthkit-bridge is looked for on the PATH.';

void _checkTimeout(Duration timeout) {
  if (timeout <= Duration.zero) throw ArgumentError('timeout: not above zero');
}

bool _isErrorObject(Object? error) => switch (error) {
      {'code': int(), 'message': String()} => true,
      _ => false,
    };

String _significant(String version) {
  final parts = version.split('.');
  return parts.take(parts.first == '0' ? 2 : 1).join('.');
}
