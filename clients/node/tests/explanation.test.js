import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bridge, UnansweredSheet } from 'healthkit-bridge';
import { debianJest, run } from './fakes/programs.js';

const steps = 'HKQuantityTypeIdentifierStepCount';

test('a bridge that cannot explain a failure says why, and has its warnings', async () => {
  const without = await Bridge.start({ noControl: true });
  assert.equal(await without.explain(), 'The bridge has no channel control: its calls are not known.');
  await without.close();
  const bridge = await Bridge.start();
  await bridge.control.setAppState({ state: 'extension' });
  await bridge.store.requestAuthorization({ read: [steps] });
  await bridge.close();
  const [reason, title, warning] = (await bridge.explain()).split('\n');
  assert.deepEqual([reason, title], ['The bridge has ended: its calls are not known.', 'Warnings of the bridge:']);
  assert.match(warning, /^  an extension cannot show the permission sheet/);
});

test('assertCalled returns the calls of the app, or fails with the nearest ones', async () => {
  const bridge = await Bridge.start();
  await bridge.store.requestAuthorization({ read: [steps] });
  await bridge.store.sampleQuery({ type: steps, limit: 5 });
  const [{ outcome, arguments: params }] = await bridge.assertCalled('store/sampleQuery', { arguments: { type: steps }, times: 1 });
  assert.deepEqual([outcome, params], ['success', { type: steps, limit: 5 }]);
  await assert.rejects(bridge.assertCalled('store/sampleQuery', { arguments: { limit: 6 } }), (error) => {
    assert.ok(error instanceof assert.AssertionError);
    assert.match(error.message, /^Expected at least 1 call of store\/sampleQuery with these arguments, found 0/);
    assert.match(error.message, /\n    limit: expected 6, found 5$/);
    return true;
  });
  await assert.rejects(bridge.assertCalled('store/bloodType'), /The app called:\n  store\/requestAuthorization, count 1\n/);
  await bridge.close();
});

for (const [runner, args, environment] of [
  ['node:test', ['--test', '--test-reporter=tap', 'runners/failing/node-test.js'], {}],
  ['Jest', [process.env.JEST, '--rootDir', 'runners/failing'], { NODE_OPTIONS: `--experimental-vm-modules ${debianJest}` }],
]) {
  test(`a failed test of ${runner} explains itself, without other tests`, async () => {
    const { stdout, stderr } = await run(args, environment).then(assert.fail, (error) => error);
    const output = stdout + stderr;
    assert.match(output, /store\/sampleQuery StepCount: success, count 0/);
    assert.match(output, /read StepCount: denied/);
    assert.match(output, /AUTH-38: /);
    assert.match(output, /store\/requestAuthorization waits for the user\. A permission sheet is open/);
    assert.match(output, /Open permission sheet, which nothing has answered:\s+(# +)?read StepCount/);
    assert.equal(output.match(/Last calls:/g).length, 2);
    assert.doesNotMatch(output, /HeartRate|Warnings of the bridge/);
    assert.match(output, /healthkit-bridge: an extension cannot show the permission sheet/);
  });
}

test('a sheet that the test answers in time fails nothing', async () => {
  const bridge = await Bridge.start({ consent: 'ask' });
  const request = bridge.store.requestAuthorization({ read: [steps] });
  assert.equal(await bridge.store.isHealthDataAvailable(), true);
  await bridge.control.respondToPermissionSheet({ policy: 'allow' });
  assert.deepEqual(await request, { success: true });
  await bridge.close();
});

test('a request that nobody has answered leaves the bridge usable', async () => {
  const bridge = await Bridge.start({ consent: 'ask', sheetTimeout: 1 });
  await assert.rejects(bridge.store.requestAuthorization({ read: [steps] }), UnansweredSheet);
  await bridge.control.respondToPermissionSheet({ policy: 'allow' });
  assert.equal((await bridge.control.state()).openSheet, null);
  await bridge.close();
});

test('a device accepts no Swift name', async () => {
  const bridge = await Bridge.start();
  await assert.rejects(bridge.store.requestAuthorization({ read: ['stepCount'] }), /HealthKit has no type stepCount/);
  await bridge.close();
});
