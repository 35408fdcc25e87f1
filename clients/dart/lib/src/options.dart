import 'dart:convert';
import 'dart:io';

/// The arguments for options of `serve`: `osVersion` is `--os-version`. What is
/// null or false is left out.
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

/// Who is started where no command is given.
List<String> defaultCommand() {
  final executable = Platform.environment['HEALTHKIT_BRIDGE'] ?? '';
  return [executable.isEmpty ? 'healthkit-bridge' : executable, 'serve'];
}

/// Calls [body] with the options in which a script of consents is the path of a
/// file, which is there until [body] is done.
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
