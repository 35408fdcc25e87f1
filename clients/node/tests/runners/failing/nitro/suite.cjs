'use strict';

const assert = require('node:assert/strict');

const steps = 'HKQuantityTypeIdentifierStepCount';

/** Five tests of an app that uses @kingstinct/react-native-healthkit, of which all but the first fail. The consent is `deny`. */
exports.defineFailingTests = (test, health) => {
  const native = (name) => health.NitroModules.createHybridObject(name);

  test('passes', async () => {
    await native('CoreModule').requestAuthorization({ toShare: ['HKQuantityTypeIdentifierHeartRate'] });
  });

  test('takes an empty result for no data', async () => {
    await health.call('control/addSteps', { count: 10 });
    await native('CoreModule').requestAuthorization({ toRead: [steps] });
    assert.equal((await native('QuantityTypeModule').queryQuantitySamples(steps, { limit: 0, unit: 'count' })).length, 1);
  });

  test('orders a fault that no call uses', async () => {
    await health.call('control/failNext', { method: 'store/statisticsQuery', healthKitError: 6 });
    assert.equal(native('CoreModule').isHealthDataAvailable(), true);
  });

  test('forgets an await', () => {
    assert.equal(typeof health.call('store/isHealthDataAvailable'), 'boolean');
  });

  test('looks for a channel', async () => {
    await health.store.isHealthDataAvailable();
  });
};
