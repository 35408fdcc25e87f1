import 'dart:async';
import 'dart:io';

import 'errors.dart';
import 'framing.dart';
import 'json.dart';
import 'notifications.dart';
import 'protocol_version.dart';
import 'real_time.dart';
import 'socket.dart';
import 'transport.dart';

/// How long to wait for the stderr of a failing bridge. It arrives
/// independently of stdout.
const stderrDelay = Duration(milliseconds: 100);

/// JSON-RPC over a transport: matches responses to calls, delivers
/// notifications, and handles failures.
final class Connection implements TransportListener {
  Connection._(this._timeout);

  /// The default time limit of a call.
  final Duration _timeout;

  late final MessageTransport _transport;
  final _calls = <int, Completer<Map<String, Object?>>>{};
  var _nextId = 1;
  final _listeners = <Notifications>{};

  /// The failure of the connection, with which all further calls fail.
  ConnectionFailure? _failure;
  var _isFailing = false;
  var _isClosing = false;

  /// Starts `command`, the executable and its arguments. Throws a
  /// [ConnectionFailure] if the process cannot be started.
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
        'Cannot start the bridge: $what. $_executableHint',
      );
    }
    return connection;
  }

  /// Connects to a server. Throws a [ConnectionFailure] if it cannot be reached
  /// or refuses the request.
  static Future<Connection> connect(Uri address, Duration timeout) async {
    _checkTimeout(timeout);
    final connection = Connection._(timeout);
    try {
      connection._transport = await Socket.connect(address, connection);
    } on IOException {
      // The exception may have the address, whose query has the token.
      throw ConnectionFailure(
        ConnectionFailureReason.missing,
        'Cannot connect to ${address.host}:${address.port}: no server is there, '
        'or it refuses the request.',
      );
    }
    return connection;
  }

  /// Whether calls fail because the connection was closed or lost.
  bool get isClosed => _isClosing || _failure != null;

  /// Sends a request and waits for its response.
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
        '$method got no response within ${limit.inMilliseconds} ms.',
      ),
    );
    final pending = _calls[id] = Completer<Map<String, Object?>>();
    // If sending throws, nothing waits for this future, which may have failed
    // with the connection meanwhile.
    pending.future.ignore();
    cancel?.then((_) => _cancel(id)).ignore();
    try {
      _transport.send(text);
      final response = await pending.future;
      // Create the error here, so that its stack trace contains the caller.
      final error = response['error'];
      if (error is Map<String, Object?>) throw responseError(error);
      return response['result'];
    } finally {
      timer.cancel();
      _calls.remove(id);
    }
  }

  /// The notifications from now on, of one method or of all methods.
  Stream<BridgeNotification> notifications(String? method) {
    final listener = Notifications(method, _listeners.remove);
    if (isClosed) {
      listener.end(_isClosing ? null : _failure);
    } else {
      _listeners.add(listener);
    }
    return listener.stream;
  }

  /// Ends all existing streams of notifications.
  void endNotifications() {
    for (final listener in _listeners) {
      listener.end();
    }
    _listeners.clear();
  }

  /// Checks the version of the bridge. The major version must be equal. Before
  /// 1.0 the minor version must be equal too, because names and shapes can
  /// change.
  Future<void> checkVersion() async {
    final version = await _version();
    if (_significant(version) != _significant(protocolVersion)) {
      throw await _failSoon(
        ConnectionFailureReason.version,
        'The bridge has protocol version $version; '
        'this client requires $protocolVersion.',
      );
    }
  }

  /// Closes the input and waits until the process has ended. Pending calls
  /// still get their responses.
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
    final isResponse = message.containsKey('result') || _isErrorObject(error);
    if (method is String && !message.containsKey('id')) {
      final params = message['params'];
      final notification = BridgeNotification(
        method,
        params is Map<String, Object?> ? params : const {},
      );
      for (final listener in _listeners) {
        listener.add(notification);
      }
    } else if (isResponse && _calls.containsKey(id)) {
      _calls.remove(id)!.complete(message);
    } else if (isResponse && id == null && error is Map<String, Object?>) {
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
      'The bridge printed unreadable output: $what.',
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

  @override
  void closed(String what) {
    if (_isFailing) return;
    _fail(
      ConnectionFailureReason.ended,
      _isClosing ? 'The bridge was closed.' : what,
    );
  }

  Future<String> _version() async {
    const what = 'The bridge does not report its protocol version.';
    try {
      final result = await call('rpc/version', null);
      if (result case {'version': final String version}) return version;
    } on ResponseError {
      // The failure below reports this.
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
      'that are neither a response nor a notification.',
    ));
  }

  /// Fails after a short delay, so that the failure includes the stderr of the
  /// bridge.
  Future<ConnectionFailure> _failSoon(
    ConnectionFailureReason reason,
    String message,
  ) async {
    _isFailing = true;
    final exit = await Future.any<Object?>([
      _transport.ended,
      Future.delayed(stderrDelay),
    ]);
    return _fail(reason, message, exitStatus: exit is int ? exit : null);
  }

  /// Fails all pending and later calls and all streams of notifications. Only
  /// the first failure counts.
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

const _executableHint = 'HEALTHKIT_BRIDGE names the executable; '
    'by default it is healthkit-bridge on the PATH.';

void _checkTimeout(Duration timeout) {
  if (timeout <= Duration.zero) throw ArgumentError('timeout: not above 0');
}

bool _isErrorObject(Object? error) => switch (error) {
      {'code': int(), 'message': String()} => true,
      _ => false,
    };

String _significant(String version) {
  final parts = version.split('.');
  return parts.take(parts.first == '0' ? 2 : 1).join('.');
}
