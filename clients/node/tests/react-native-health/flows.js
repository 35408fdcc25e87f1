// Flows that the documentation and the example app of react-native-health show, for any test runner. The vectors have the methods of the
// native side.
import assert from 'node:assert/strict';
import { NativeEventEmitter, NativeModules } from 'healthkit-bridge/react-native-health';

// The interval of most methods ends now, exclusive: with a fixed clock, what is saved now is not in it.
const morning = '2026-03-01T09:00:00.000Z';
const since2020 = new Date(2020, 1, 1).toISOString();

/**
 * Defines the tests.
 *
 * @param test the function of the runner
 * @param health the result of `useHealthKit`, with the clock at noon on 2026-03-01 in UTC
 * @param load returns the exports of the package
 */
export function defineFlows(test, health, load) {
  /** Calls a method of the package. Resolves to its result, or rejects with its error. */
  const call = async (method, ...args) => {
    const HealthKit = await load();
    return new Promise((resolve, reject) => {
      HealthKit[method](...args, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
  };
  const permissions = (read, write = []) => ({ permissions: { read, write } });
  const constants = async () => (await load()).Constants;

  /** A watch saves a quantity. */
  const measure = (type, value, unit) =>
    health.control.addSamples({
      source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch', productType: 'Watch7,10' },
      objects: [{ type: `HKQuantityTypeIdentifier${type}`, quantity: { value, unit }, startDate: morning, endDate: morning }],
    });

  test('usage: ask for permissions, then read heart rates', async () => {
    await measure('HeartRate', 62, 'count/min');
    const { Permissions } = await constants();
    assert.equal(await call('initHealthKit', permissions([Permissions.HeartRate], [Permissions.Steps])), true);
    const [sample] = await call('getHeartRateSamples', { startDate: since2020 });
    assert.equal(sample.value, 62);
    assert.equal(sample.sourceName, 'Watch');
    assert.equal(sample.startDate, '2026-03-01T09:00:00.000+0000');
  });

  test('usage: the user denies', async () => {
    await health.control.setConsent({ policy: 'deny' });
    await measure('HeartRate', 62, 'count/min');
    const { Permissions } = await constants();
    const asked = permissions([Permissions.HeartRate], [Permissions.Steps]);
    assert.equal(await call('initHealthKit', asked), true);
    assert.deepEqual(await call('getHeartRateSamples', { startDate: since2020 }), []);
    assert.deepEqual(await call('getAuthStatus', asked), permissions([1], [1]));
  });

  test('the example app: an observer of the app delegate reports heart rates', async () => {
    const { Permissions } = await constants();
    await call('initHealthKit', permissions([Permissions.HeartRate]));
    await health.appleHealthKit.initializeBackgroundObservers();
    const emitter = new NativeEventEmitter(NativeModules.AppleHealthKit);
    let count = 0;
    emitter.addListener('healthKit:HeartRate:new', () => (count += 1));
    await call('getInfo', {});
    count = 0;
    await measure('HeartRate', 64, 'count/min');
    await call('getInfo', {});
    assert.ok(count > 0);
    emitter.removeAllListeners('healthKit:HeartRate:new');
  });

  test('insulin: save with metadata, read, and delete', async () => {
    const { Permissions } = await constants();
    const types = [Permissions.InsulinDelivery];
    await call('initHealthKit', permissions(types, types));
    const metadata = { HKInsulinDeliveryReason: 1, note: 'some data' };
    const id = await call('saveInsulinDeliverySample', { value: 10, startDate: morning, metadata });
    const samples = await call('getInsulinDeliverySamples', { startDate: since2020 });
    assert.deepEqual(samples.map((sample) => [sample.id, sample.value, sample.metadata]), [[id, 10, metadata]]);
    assert.equal(await call('deleteInsulinDeliverySample', id), 1);
    assert.deepEqual(await call('getInsulinDeliverySamples', { startDate: since2020 }), []);
  });
}
