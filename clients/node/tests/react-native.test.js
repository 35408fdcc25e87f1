import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { Bridge, NativeException } from 'healthkit-bridge';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { installNativeModule } from 'healthkit-bridge/react-native';
import { useHealthKit as useTestingHooks } from 'healthkit-bridge/testing';
import { fake } from './fakes/fakes.js';
import { runModule } from './fakes/programs.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
const health = useHealthKit({ consent: 'ask' });
const NativeModules = {};
const DeviceEventEmitter = new EventEmitter();
installNativeModule(NativeModules, 'HealthKitPermissions', health, { emitter: DeviceEventEmitter });

/** A replacement for React Native's class: it counts listeners and subscribes to the device's events. */
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

test('a method rejects before the bridge has started', async () => {
  const module = installNativeModule({}, 'Early', useTestingHooks({ before() {}, beforeEach() {}, after() {} }));
  await assert.rejects(module.isAvailable(), /starts before the first test/);
});

test('a lost connection ends events and fails methods', async () => {
  const bridge = await Bridge.start({ command: fake('exits') });
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

test('an error without a message has that of React Native', async () => {
  const error = await rejection(NativeModules.HealthKitPermissions.requestQuantityPermissions());
  assert.deepEqual([error.code, error.message], ['INVALID_ARGUMENTS', 'Unknown error from a native module']);
});

test('an error of HealthKit without a domain', async () => {
  await health.control.failNext({ method: 'isAvailable', fault: { code: -32001, message: 'injected' } });
  const error = await rejection(NativeModules.HealthKitPermissions.isAvailable());
  assert.deepEqual([error.message, error.domain], ['injected', undefined]);
});

test('an exception that ends the app is not a rejection of the module', async () => {
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

test('notifications are events while the module has listeners', async () => {
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

/** Runs an observer query and waits for its update as an event. */
async function observe() {
  await health.control.setConsent({ policy: 'allow' });
  await health.store.requestAuthorization({ read: [steps] });
  await health.store.observerQuery({ type: steps });
}

describe('a listener that is added before the first test', () => {
  const own = useHealthKit({ noControl: true, consent: 'allow' });
  const emitter = new EventEmitter();
  const module = installNativeModule({}, 'Store', own, { channel: 'store', emitter });
  const seen = [];
  module.addListener('store/observerQuery.update');
  emitter.on('store/observerQuery.update', (update) => seen.push(update));

  for (const name of ['gets events of the first test', 'gets events of the next test, with its new bridge']) {
    test(name, async () => {
      seen.length = 0;
      await module.requestAuthorization({ read: [steps] });
      await module.observerQuery({ type: steps });
      while (seen.length === 0) await delay(5);
      assert.deepEqual(seen[0].types, [steps]);
    });
  }
});

test('events continue after a reset while listeners remain', async () => {
  const seen = [];
  const events = new NativeEventEmitter(NativeModules.HealthKitPermissions);
  const subscription = events.addListener('store/observerQuery.update', (update) => seen.push(update));
  await health.reset();
  await observe();
  while (seen.length === 0) await delay(5);
  assert.deepEqual(seen[0].types, [steps]);
  subscription.remove();
});

test('an error of a listener is reported, and later events arrive', async () => {
  const program = `
    import { Bridge } from 'healthkit-bridge';
    import { installNativeModule } from 'healthkit-bridge/react-native';
    let events = 0;
    const emitter = { emit() { throw new Error('event ' + ++events); } };
    process.on('uncaughtException', ({ message }) => console.log(message));
    const bridge = await Bridge.start({ consent: 'allow' });
    installNativeModule({}, 'Store', bridge, { channel: 'store', emitter }).addListener('any');
    await bridge.store.requestAuthorization({ read: ['${steps}'] });
    for (const _ of [1, 2]) await bridge.store.observerQuery({ type: '${steps}' });
    await bridge.close();`;
  assert.equal(await runModule(program), 'event 1\nevent 2\n');
});
