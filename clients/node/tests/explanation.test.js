import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Bridge, UnansweredSheet } from 'healthkit-bridge';
import { useHealthKit } from 'healthkit-bridge/testing';
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

const nodeTest = ['--test', '--test-reporter=tap'];
const vitest = ['--import', './runners/vitest/register.js', ...nodeTest];
const jest = { NODE_OPTIONS: `--experimental-vm-modules ${debianJest}` };

for (const [runner, args, environment] of [
  ['node:test', [...nodeTest, 'runners/failing/node-test.js'], {}],
  ['Vitest, with the hooks of node:test', [...vitest, 'runners/failing/vitest.js'], {}],
  ['Jest', [process.env.JEST, '--rootDir', 'runners/failing'], jest],
]) {
  test(`a failed test of ${runner} explains itself, without other tests`, async () => {
    const { stdout, stderr } = await run(args, environment).then(assert.fail, (error) => error);
    const output = stdout + stderr;
    assert.match(output, /store\/sampleQuery StepCount: success, count 0/);
    assert.match(output, /read StepCount: denied/);
    assert.match(output, /AUTH-38: /);
    assert.match(output, /store\/requestAuthorization waits for the user\. A permission sheet is open/);
    assert.match(output, /Open permission sheet, which nothing has answered:\s+(# +)?read StepCount/);
    assert.match(output, /a call of store\/statisticsQuery would have used it\. The app has called store\/isHealthDataAvailable\./);
    assert.match(output, /Faults that no call has used:\s+(# +)?store\/statisticsQuery: HealthKit code 6\n/);
    assert.doesNotMatch(output, /bloodType/);
    assert.equal(new Set(output.match(/Last calls:[^]*?Phone:/g)).size, 4);
    assert.match(output, /Warnings of the bridge:\s+(# +)?Nothing has come yet of store\/isHealthDataAvailable: is an await missing\?/);
    assert.doesNotMatch(output, /HeartRate/);
    assert.equal(output.match(/Warnings of the bridge/g).length, 1);
    assert.match(output, /healthkit-bridge: an extension cannot show the permission sheet/);
  });
}

for (const [runner, args, environment] of [
  ['node:test', [...nodeTest, 'runners/failing/nitro/node-test.cjs'], {}],
  ['Vitest, with the hooks of node:test', [...vitest, 'runners/failing/nitro/vitest.js'], {}],
  ['Jest, without ES modules', [process.env.JEST, '--config', 'runners/failing/nitro/jest.config.cjs'], { NODE_OPTIONS: debianJest }],
]) {
  test(`a failed test of an app with Nitro modules explains itself: ${runner}`, async () => {
    const { stdout, stderr } = await run(args, environment).then(assert.fail, (error) => error);
    const output = stdout + stderr;
    assert.match(output, /store\/sampleQuery StepCount: success, count 0/);
    assert.match(output, /The user has denied reading: the app cannot see the 1 StepCount of other sources \(AUTH-38\)/);
    assert.match(output, /a call of store\/statisticsQuery would have used it\. The app has called store\/isHealthDataAvailable\./);
    assert.match(output, /Nothing has come yet of store\/isHealthDataAvailable: is an await missing\?/);
    assert.match(output, /This bridge has no store: write call\('store\/method', params\)\./);
    assert.doesNotMatch(output, /HeartRate/);
  });
}

test('an unused fault is only a warning with an option', async () => {
  const hooks = { before: (hook) => (hooks.start = hook), beforeEach() {}, after: (hook) => (hooks.end = hook), afterSuccess: (check) => (hooks.check = check) };
  const health = useHealthKit(hooks, { unusedFaults: 'warn' });
  await hooks.start();
  await health.control.failNext({ method: 'store/bloodType', healthKitError: 6 });
  const warned = mock.method(console, 'warn', () => {});
  await hooks.check();
  await hooks.end();
  assert.match(warned.mock.calls[0].arguments[0], /No call has used the fault that the test has ordered, HealthKit code 6/);
  warned.mock.restore();
  assert.throws(() => useHealthKit(hooks, { unusedFaults: 'off' }), TypeError);
});

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

test('a param that a method lacks is answered with those that it has', async () => {
  const bridge = await Bridge.start();
  await assert.rejects(bridge.store.save({ type: steps, quantity: { value: 1, unit: 'count' } }), (error) => {
    assert.match(error.message, /type is not a member that can be given here\. store\/save takes objects$/);
    assert.equal(error.error.data.path, 'type');
    return true;
  });
  await assert.rejects(bridge.store.save({ objets: [] }), /Did you mean objects\?$/);
  await bridge.close();
});
