import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from 'node:test';
import { Bridge, NativeException } from 'healthkit-bridge';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { installNativeModule } from 'healthkit-bridge/react-native';
import { useHealthKit as useTestingHooks } from 'healthkit-bridge/testing';
import { fake } from './fakes/fakes.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
const health = useHealthKit({ consent: 'ask' });
const NativeModules = {};
const DeviceEventEmitter = new EventEmitter();
installNativeModule(NativeModules, 'HealthKitPermissions', health, { emitter: DeviceEventEmitter });

/** React Native's, as far as its module can tell: it counts, and listens to what the device emits. */
class NativeEventEmitter {
  constructor(module) {
    this.module = module;
  }

  addListener(type, listener) {
    this.module.addListener(type);
    DeviceEventEmitter.on(type, listener);
    return {
      remove: () => {
        this.module.removeListeners(1);
        DeviceEventEmitter.off(type, listener);
      },
    };
  }
}

const rejection = (promise) => promise.then(assert.fail, (error) => error);

test('before the bridge has started a method rejects', async () => {
  const module = installNativeModule({}, 'Early', useTestingHooks({ before() {}, beforeEach() {}, after() {} }));
  await assert.rejects(module.isAvailable(), /started before the first test/);
});

test('a bridge that is lost ends events, and fails methods', async () => {
  const bridge = await Bridge.start({ command: fake('dies') });
  const module = installNativeModule({}, 'Lost', bridge, { emitter: DeviceEventEmitter });
  module.addListener('control/permissionSheet');
  await assert.rejects(module.isAvailable(), { name: 'ConnectionFailure', reason: 'ended' });
  module.removeListeners(1);
});

test('methods are functions that return promises', async () => {
  const { HealthKitPermissions } = NativeModules;
  assert.equal(await HealthKitPermissions.isAvailable(), true);
  assert.equal(await HealthKitPermissions.canWriteType({ identifier: steps }), false);
  assert.equal(HealthKitPermissions.somethingElse, undefined);
});

test("a plugin's error is a rejection with a code", async () => {
  const error = await rejection(NativeModules.HealthKitPermissions.getAuthorizationStatus({ identifier: 'nothing' }));
  assert.ok(error instanceof Error);
  assert.equal(error.code, 'UNSUPPORTED_TYPE');
  assert.equal(error.domain, 'RCTErrorDomain');
  assert.equal(error.userInfo, null);
  assert.deepEqual(error.nativeStackIOS, []);
  assert.ok(error.message.length > 0);
});

test('details of an error are its userInfo', async () => {
  const platformError = { code: 'PERMISSION_ERROR', message: 'No.', details: { attempt: 1 } };
  await health.control.failNext({ method: 'isAvailable', platformError });
  const { code, message, userInfo } = await rejection(NativeModules.HealthKitPermissions.isAvailable());
  assert.deepEqual([code, message, userInfo], ['PERMISSION_ERROR', 'No.', { attempt: 1 }]);
});

test('an exception that would have ended the app is no rejection of the module', async () => {
  const { HealthKitPermissions } = NativeModules;
  const request = HealthKitPermissions.requestQuantityPermissions({ identifiers: [], read: true, write: true });
  assert.ok((await rejection(request)) instanceof NativeException);
});

test('other channels, whose errors are NSErrors', async () => {
  const module = installNativeModule({}, 'Store', health, { channel: 'store' });
  const error = await rejection(module.sampleQuery({ type: steps }));
  assert.equal(error.code, 'ECOM.APPLE.HEALTHKIT5');
  assert.equal(error.domain, 'com.apple.healthkit');
  assert.deepEqual(error.userInfo, { NSLocalizedDescription: 'Authorization not determined' });
});

test('notifications are events while somebody listens', async () => {
  const { HealthKitPermissions } = NativeModules;
  const sheets = [];
  const events = new NativeEventEmitter(HealthKitPermissions);
  const subscription = events.addListener('control/permissionSheet', (sheet) => sheets.push(sheet));
  const request = HealthKitPermissions.requestQuantityPermissions({ identifiers: [steps], read: true, write: false });
  while (sheets.length === 0) await delay(5);
  assert.deepEqual(sheets[0].read, [steps]);
  subscription.remove();
  await health.control.respondToPermissionSheet({ policy: 'allow' });
  assert.equal(await request, true);

  const other = health.store.requestAuthorization({ toShare: [steps] });
  await health.control.respondToPermissionSheet({ policy: 'deny' });
  await other;
  assert.equal(sheets.length, 1);
});

test('events go on in the next test, for who listens still', async () => {
  const seen = [];
  const events = new NativeEventEmitter(NativeModules.HealthKitPermissions);
  events.addListener('store/observerQuery.update', (update) => seen.push(update));
  await health.control.reset();
  health.bridge.endNotifications();
  await delay(0);
  events.addListener('store/observerQuery.update', () => {});
  await health.control.setConsent({ policy: 'allow' });
  await health.store.requestAuthorization({ read: [steps] });
  await health.store.observerQuery({ type: steps });
  while (seen.length === 0) await delay(5);
  assert.deepEqual(seen[0].types, [steps]);
});
