import 'package:test/test.dart';

import '../example/steps_app.dart';
import '../example/steps_app_test.dart';

void main() {
  test('the sample test passes for an app that looks', () async {
    await testDeniedUser(carefulApp);
  });

  test('the sample test fails for an app that believes in success', () async {
    await expectLater(testDeniedUser(naiveApp), throwsA(isA<TestFailure>()));
  });
}
