import 'dart:convert';
import 'dart:typed_data';

/// The longest message that is read, in bytes.
const longestMessage = 256 * 1024 * 1024;

/// Output with invalid framing.
final class FramingError implements Exception {
  /// Creates an error with a [message].
  FramingError(this.message);

  /// A description of the problem.
  final String message;
}

/// One message on each line.
final class LineFraming {
  /// The received bytes of an incomplete message. Each byte is copied once,
  /// even if the chunks are small.
  final _buffer = BytesBuilder(copy: false);

  /// The bytes of a message with its frame.
  List<int> encode(String text) => utf8.encode('$text\n');

  /// Adds received bytes and returns the messages that are complete.
  List<List<int>> push(List<int> chunk) {
    final messages = <List<int>>[];
    var start = 0;
    for (var end = chunk.indexOf(_newline);
        end >= 0;
        end = chunk.indexOf(_newline, start)) {
      _add(chunk.sublist(start, end));
      messages.add(_buffer.takeBytes());
      start = end + 1;
    }
    if (start < chunk.length) _add(chunk.sublist(start));
    return messages;
  }

  void _add(List<int> bytes) {
    _buffer.add(bytes);
    if (_buffer.length > longestMessage) {
      throw FramingError('a message is longer than $longestMessage bytes');
    }
  }

  static const _newline = 10;
}
