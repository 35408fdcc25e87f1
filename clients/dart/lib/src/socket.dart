import 'dart:async';
import 'dart:convert';
import 'dart:io';

import 'real_time.dart';
import 'transport.dart';

/// The address of the WebSocket of a server. [url] is `url` or `rpc` of the
/// line that the server prints. [query] says who speaks.
Uri socketAddress(String url, Map<String, String?> query) {
  final address = Uri.parse(url);
  if (!const ['http', 'https', 'ws', 'wss'].contains(address.scheme)) {
    throw ArgumentError('url: not a URL of a server');
  }
  return address.replace(
    scheme: address.scheme.replaceFirst('http', 'ws'),
    path: '/rpc',
    queryParameters: {
      ...address.queryParameters,
      for (final MapEntry(:key, :value) in query.entries)
        if (value != null) key: value,
    },
  );
}

/// A WebSocket connection to a server, with a message in each frame.
final class Socket implements MessageTransport {
  Socket._(this._socket, this._listener) {
    ended = _run();
  }

  /// Connects. Throws a [WebSocketException] or a [SocketException] if the
  /// server cannot be reached or refuses the request.
  static Future<Socket> connect(Uri address, TransportListener listener) async {
    return Socket._(await WebSocket.connect('$address'), listener);
  }

  @override
  late final Future<void> ended;

  final WebSocket _socket;
  final TransportListener _listener;
  var _isClosing = false;

  /// Sends a message. It is discarded if the connection is closed.
  @override
  void send(String text) {
    if (!_isClosing && _socket.readyState == WebSocket.open) _socket.add(text);
  }

  /// A server keeps its log to itself.
  @override
  String get stderr => '';

  /// Ends the app's process after the responses to all pending requests, and
  /// waits until the connection is closed.
  @override
  Future<void> close() {
    if (_isClosing) return ended;
    send('{"jsonrpc":"2.0","method":"exit"}');
    _isClosing = true;
    final timer = startTimer(gracePeriod, () => _socket.close().ignore());
    return ended.whenComplete(timer.cancel);
  }

  Future<void> _run() async {
    try {
      await for (final Object? message in _socket) {
        if (message is String) _listener.received(utf8.encode(message));
      }
    } on Exception {
      // The end of the connection is reported below.
    }
    _listener.closed(
      'The connection was closed with code ${_socket.closeCode}.',
    );
  }
}
