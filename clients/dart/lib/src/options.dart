import 'dart:convert';
import 'dart:io';

/// The arguments for options of `serve`: `osVersion` becomes `--os-version`.
/// Options that are null or false are omitted.
List<String> toArguments(Map<String, Object?> options) {
  final arguments = <String>[];
  options.forEach((name, value) {
    if (value == null || value == false) return;
    arguments.add('--${_kebabCase(name)}');
    if (value is DateTime) {
      arguments.add(value.toUtc().toIso8601String());
    } else if (value != true) {
      arguments.add('$value');
    }
  });
  return arguments;
}

/// The server that is used in place of the default command, if there is one.
String? servedAt() {
  final environment = Platform.environment;
  if ((environment['HEALTHKIT_BRIDGE'] ?? '').isNotEmpty) return null;
  return environment['HEALTHKIT_BRIDGE_URL'];
}

/// The default command.
List<String> defaultCommand() {
  final executable = Platform.environment['HEALTHKIT_BRIDGE'] ?? '';
  return [executable.isEmpty ? 'healthkit-bridge' : executable, 'serve'];
}

/// Calls [body] with the options. A consent script is replaced by the path of a
/// file that exists until [body] is done.
Future<T> withConsentFile<T>(
  Map<String, Object?> options,
  Future<T> Function(Map<String, Object?>) body,
) async {
  final script = options['consent'];
  if (script is! Map && script is! List) return body(options);
  final folder = await Directory.systemTemp.createTemp('healthkit-bridge-');
  try {
    final file = File('${folder.path}/consent.json');
    await file.writeAsString(jsonEncode(script));
    return await body({...options, 'consent': file.path});
  } finally {
    await folder.delete(recursive: true);
  }
}

String _kebabCase(String name) => name.replaceAllMapped(
      RegExp('[A-Z]'),
      (match) => '-${match[0]!.toLowerCase()}',
    );
