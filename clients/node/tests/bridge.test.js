import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import * as client from '../src/index.js';

const { Bridge } = client;
const steps = 'HKQuantityTypeIdentifierStepCount';

/** Runs a test with a bridge and closes the bridge afterwards. */
function bridgeTest(name, options, body) {
  test(name, async () => {
    const bridge = await Bridge.start(options);
    try {
      await body(bridge);
    } finally {
      await bridge.close();
    }
  });
}

const walk = (start, value = 100) => ({
  type: steps,
  quantity: { value, unit: 'count' },
  startDate: start,
  endDate: new Date(start.getTime() + 60_000),
});

bridgeTest('a call has a result', {}, async (bridge) => {
  assert.equal(await bridge.call('isAvailable'), true);
  assert.equal(await bridge.call('store/authorizationStatus', { type: steps }), 0);
  assert.equal(await bridge.call('control/clearJournal', null), null);
});

bridgeTest('calls can be concurrent', {}, async (bridge) => {
  const names = Array.from({ length: 100 }, (_, index) => `snapshot ${String(index).padStart(3, '0')}`);
  const calls = names.map((name) => bridge.control.snapshot({ name }));
  const list = bridge.control.listSnapshots();
  await Promise.all(calls);
  assert.deepEqual(await list, { snapshots: names });
});

bridgeTest('every method has a helper', {}, async (bridge) => {
  const { methods } = await bridge.call('rpc/discover');
  const names = methods.map(({ name }) => name).filter((name) => /^(?!rpc\/)\w+\//.test(name));
  for (const name of names) {
    const path = name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()).split(/[/.]/);
    path[0] = path[0][0].toLowerCase() + path[0].slice(1);
    assert.equal(typeof path.reduce((group, member) => group[member], bridge), 'function', name);
  }
  assert.ok(names.length > 140);
});

bridgeTest('helpers are grouped by channel and group', {}, async (bridge) => {
  assert.equal(await bridge.healthkitPermissions.isAvailable(), true);
  assert.equal((await bridge.control.state()).profile, 'iphone');
  const { builder } = await bridge.store.workoutBuilder.create({ configuration: { activityType: 'running' } });
  assert.equal(await bridge.store.workoutBuilder.elapsedTime({ builder }), 0);
});

const clock = new Date('2026-03-01T12:00:00.500Z');
bridgeTest('dates can be params', { clock }, async (bridge) => {
  assert.equal((await bridge.control.state()).clock, '2026-03-01T12:00:00.500Z');
  await bridge.store.requestAuthorization({ toShare: [steps], read: [steps] });
  const start = new Date('2026-03-01T08:00:00Z');
  await bridge.store.save({ objects: [walk(start), walk(clock)] });
  const { samples } = await bridge.store.sampleQuery({ type: steps, predicate: { startDate: start, endDate: clock } });
  assert.deepEqual(samples.map(({ startDate }) => startDate), ['2026-03-01T08:00:00Z']);
});

bridgeTest('values that JSON cannot represent are refused before sending', {}, async (bridge) => {
  for (const value of [NaN, Infinity, new Date('never'), '\ud800', 1n]) {
    await assert.rejects(bridge.control.setCharacteristic({ identifier: 'x', value }), TypeError);
  }
  for (const name of ['half \udc00', 'nothing \0']) {
    await assert.rejects(bridge.call('isAvailable', { [name]: 1 }), TypeError);
  }
  for (const value of [2 ** 63, -(2 ** 63), 1e20]) await assert.rejects(bridge.call('isAvailable', { value }), TypeError);
  for (const value of [2 ** 63 - 1024, 1024 - 2 ** 63, 1e21, Number.MAX_VALUE]) {
    assert.equal(await bridge.call('isAvailable', { value }), true);
  }
  assert.equal(await bridge.call('isAvailable', { text: 'whole 🫀' }), true);
});

const options = { osVersion: '16.0', bundleId: 'org.test', profile: 'ipad16', seed: 7, mode: 'strict', logLevel: null };
bridgeTest('options in camel case', options, async (bridge) => {
  const { osVersion, app, profile } = await bridge.control.state();
  assert.deepEqual([osVersion, app.bundleIdentifier, profile], ['16.0', 'org.test', 'ipad16']);
  await assert.rejects(bridge.store.authorizationStatus({ type: 'stepCount' }), client.InvalidParams);
});

bridgeTest('without control', { noControl: true }, async (bridge) => {
  await assert.rejects(bridge.control.state(), client.MissingPluginException);
});

bridgeTest('LSP headers', { framing: 'headers' }, async (bridge) => {
  const answers = await Promise.all([bridge.call('isAvailable'), bridge.control.state(), bridge.call('isAvailable')]);
  assert.deepEqual([answers[0], answers[1].locked, answers[2]], [true, false, true]);
});

test('invalid options are refused before a process is started', async () => {
  for (const timeout of [null, NaN, 0, -1]) await assert.rejects(Bridge.start({ timeout }), TypeError);
  await assert.rejects(Bridge.start({ command: '/usr/bin/host' }), TypeError);
  await assert.rejects(Bridge.start({ clock: new Date('never') }), TypeError);
  await assert.rejects(Bridge.start({ osVersoin: '17.0' }), /Bridge.start has no option osVersoin\. Did you mean osVersion\? It has appName, .*, osVersion, /);
  await assert.rejects(Bridge.start({ osVersion: '99.0' }), /Bridge\.start: osVersion must be/);
  assert.throws(() => new Bridge(), /await Bridge.start\(\)/);
});

bridgeTest('a misspelt function has the nearest name', {}, async (bridge) => {
  assert.throws(() => bridge.store.sampleQuer(), { name: 'TypeError', message: 'store has no function sampleQuer. Did you mean sampleQuery?' });
  assert.throws(() => bridge.store.workoutBuilder.creat(), /workoutBuilder has no function creat\. Did you mean create\?/);
  assert.throws(() => bridge.control.lock(), /Did you mean lockDevice\?/);
  // What a runner looks for is not there.
  for (const name of ['then', 'toJSON', 'length', 'inspect', 'tagName', 'asymmetricMatch', '$$typeof']) {
    for (const group of [bridge.store, bridge.control, bridge.store.workoutBuilder]) assert.equal(group[name], undefined);
  }
  assert.equal(await bridge.store, bridge.store);
});

bridgeTest('an invalid timeout', {}, async (bridge) => {
  for (const timeout of [null, NaN, 0]) await assert.rejects(bridge.call('isAvailable', {}, { timeout }), TypeError);
  assert.equal(await bridge.call('isAvailable'), true);
});

test('a consent script becomes a temporary file', async () => {
  const temporary = process.env.TMPDIR;
  const folder = (process.env.TMPDIR = await mkdtemp(join(tmpdir(), 'healthkit-bridge-test-')));
  try {
    for (const consent of [{ policy: 'allow', share: { [steps]: false } }, [{ policy: 'deny' }]]) {
      const bridge = await Bridge.start({ consent });
      await bridge.store.requestAuthorization({ toShare: [steps] });
      assert.equal(await bridge.store.authorizationStatus({ type: steps }), 1);
      await bridge.close();
    }
    await assert.rejects(Bridge.start({ consent: { policy: 'perhaps' } }), client.ConnectionFailure);
    assert.deepEqual(await readdir(folder), []);
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    await rm(folder, { recursive: true });
  }
});

bridgeTest('an error has the class of its code', {}, async (bridge) => {
  const expect = async (Kind, members, call) => {
    const error = await call.then(assert.fail, (error) => error);
    assert.equal(error.constructor, Kind);
    assert.ok(error instanceof client.ResponseError && error instanceof client.BridgeError && error instanceof Error);
    for (const [name, value] of Object.entries(members)) assert.deepEqual(error[name], value, name);
    assert.match(error.stack, /bridge\.test\.js/, 'the stack contains the caller');
    assert.equal(typeof error.error.code, 'number');
  };
  await expect(
    client.PlatformException,
    { name: 'PlatformException', code: 'INVALID_ARGUMENTS', message: 'INVALID_ARGUMENTS', details: null },
    bridge.call('requestQuantityPermissions'),
  );
  const { error } = await bridge.call('requestQuantityPermissions').catch((error) => error);
  assert.equal(error.data.message, null);
  await expect(
    client.HealthKitError,
    {
      name: 'errorAuthorizationNotDetermined',
      code: 5,
      domain: 'com.apple.healthkit',
      message: 'Authorization not determined',
    },
    bridge.store.sampleQuery({ type: steps }),
  );
  await expect(
    client.NativeException,
    {
      name: 'NativeException',
      exception: 'NSInvalidArgumentException',
      reason: 'Must request authorization for at least one data type',
    },
    bridge.store.requestAuthorization(),
  );
  await expect(client.InvalidParams, { name: 'InvalidParams', path: 'type' }, bridge.store.sampleQuery({ type: 1 }));
  await expect(client.MissingPluginException, { name: 'MissingPluginException' }, bridge.call('store/nothing'));
  await bridge.control.failNext({ method: 'isAvailable', fault: { code: -32003, message: 'injected' } });
  await expect(client.AppTerminated, { name: 'AppTerminated', message: 'injected' }, bridge.call('isAvailable'));
  await bridge.control.failNext({ method: 'isAvailable', fault: { code: -32001, message: 'injected', data: { name: 5 } } });
  await expect(client.HealthKitError, { name: '5', domain: undefined }, bridge.call('isAvailable'));
});

bridgeTest('a signal cancels a request that waits for the user', { consent: 'ask' }, async (bridge) => {
  const controller = new AbortController();
  const request = bridge.store.requestAuthorization({ read: [steps] }, { signal: controller.signal });
  await bridge.notifications('control/permissionSheet').next();
  controller.abort(new Error('enough'));
  const error = await request.then(assert.fail, (error) => error);
  assert.ok(error instanceof client.RequestCancelled);
  assert.equal(error.cause, controller.signal.reason);
  assert.equal((await bridge.control.state()).openSheet, null);
});

bridgeTest('a signal before the call or after the response', {}, async (bridge) => {
  const aborted = bridge.call('isAvailable', {}, { signal: AbortSignal.abort('no') });
  await assert.rejects(aborted, { name: 'RequestCancelled', cause: 'no' });
  const controller = new AbortController();
  assert.equal(await bridge.call('isAvailable', {}, { signal: controller.signal }), true);
  controller.abort();
  assert.equal(await bridge.call('isAvailable', {}, { timeout: Infinity }), true);
});

test('closing completes pending calls and refuses new ones', async () => {
  const bridge = await Bridge.start({ consent: 'ask' });
  const request = bridge.store.requestAuthorization({ read: [steps] });
  const state = bridge.control.state();
  const closed = bridge.close();
  assert.equal(bridge.isClosed, true);
  await assert.rejects(bridge.call('isAvailable'), { reason: 'ended', message: 'The bridge was closed.' });
  await assert.rejects(request, { name: 'errorUserCanceled', code: 7 });
  assert.equal((await state).locked, false);
  await closed;
  await bridge.close();
  await assert.rejects(bridge.call('isAvailable'), { reason: 'ended', message: 'The bridge was closed.', exitStatus: 0 });
});

test('an exception that ends the app', async () => {
  const bridge = await Bridge.start({ exceptions: 'abort' });
  await assert.rejects(bridge.store.requestAuthorization(), client.NativeException);
  await assert.rejects(bridge.call('isAvailable'), { reason: 'ended', exitStatus: 134 });
});

test('await using closes the bridge at the end of the block', async () => {
  const bridge = await Bridge.start();
  await bridge[Symbol.asyncDispose]();
  assert.equal(bridge.isClosed, true);
});
