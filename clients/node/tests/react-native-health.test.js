import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { connect, NativeEventEmitter, NativeModules, Platform } from 'healthkit-bridge/react-native-health';
import { packageFolder } from 'healthkit-bridge/react-native-health/loader';
import { debianJest, errorsOf, run } from './fakes/programs.js';

const { AppleHealthKit } = NativeModules;
const health = useHealthKit();
connect(health);

/** Calls a method. Resolves to the arguments of the callback. */
const call = (method, ...args) => new Promise((resolve) => AppleHealthKit[method](...args, (...answer) => resolve(answer)));
const steps = { permissions: { read: ['Steps'], write: [] } };

/** A watch adds steps. */
const addSteps = () =>
  health.control.addSamples({
    source: { name: 'Watch', bundleIdentifier: 'com.apple.health.watch' },
    objects: [
      {
        type: 'HKQuantityTypeIdentifierStepCount',
        quantity: { value: 100, unit: 'count' },
        startDate: '2026-01-01T08:00:00Z',
        endDate: '2026-01-01T08:10:00Z',
      },
    ],
  });

describe('the stand-in for react-native', () => {
  test('the module has own functions, as the package copies them', () => {
    const copy = Object.assign({}, AppleHealthKit);
    assert.equal(Object.keys(copy).length, 93);
    assert.equal(typeof copy.getStepCount, 'function');
    assert.equal(copy.initializeBackgroundObservers, undefined);
    assert.equal(Platform.select({ ios: 1, android: 2 }), 1);
  });

  test('a callback gets null and the result, or the error alone', async () => {
    assert.deepEqual(await call('isAvailable'), [null, true]);
    assert.deepEqual(await call('initHealthKit', {}), [
      { message: 'permissions must be provided in the initialization options' },
    ]);
    const [error] = await call('getSleepSamples', { startDate: new Date(0) });
    assert.equal(error.code, 'ECOM.APPLE.HEALTHKIT5');
    assert.deepEqual(error.userInfo, { NSLocalizedDescription: error.message });
  });

  test('undefined options do not exist, dates are sent as their text', async () => {
    await call('initHealthKit', steps);
    await addSteps();
    const [, result] = await call('getDailyStepCountSamples', { startDate: new Date(0), unit: undefined, period: 1440 });
    assert.equal(result[0].value, 100);
  });

  test('a call that the native module never answers stays open', async () => {
    let answered = false;
    AppleHealthKit.getProteinSamples({ startDate: new Date(0).toISOString() }, () => (answered = true));
    await call('getInfo', {});
    assert.equal(answered, false);
  });

  test('events arrive while a NativeEventEmitter has listeners', async () => {
    await call('initHealthKit', steps);
    const emitter = new NativeEventEmitter(AppleHealthKit);
    const bodies = [];
    const subscription = emitter.addListener('healthKit:StepCount:sample', (body) => bodies.push(body));
    assert.equal(emitter.listenerCount('healthKit:StepCount:sample'), 1);
    AppleHealthKit.setObserver({ type: 'StepCount' });
    await addSteps();
    await call('getInfo', {});
    assert.deepEqual(bodies, [{}, {}]);
    subscription.remove();
    subscription.remove();
    await addSteps();
    await call('getInfo', {});
    assert.equal(bodies.length, 2);
  });

  test('after the start of background observers every event comes twice', async () => {
    await call('initHealthKit', steps);
    await health.appleHealthKit.initializeBackgroundObservers();
    const emitter = new NativeEventEmitter(AppleHealthKit);
    let count = 0;
    emitter.addListener('healthKit:StepCount:new', () => (count += 1));
    await call('getInfo', {});
    count = 0;
    await addSteps();
    await call('getInfo', {});
    assert.equal(count, 2);
    emitter.removeAllListeners('healthKit:StepCount:new');
  });
});

const exits = (program) =>
  errorsOf(`
    import { Bridge } from 'healthkit-bridge';
    import { connect, NativeModules } from 'healthkit-bridge/react-native-health';
    const { AppleHealthKit } = NativeModules;
    ${program}
  `);

test('an exception, which ends the app, is not an error of a callback', async () => {
  const program = 'connect(await Bridge.start()); AppleHealthKit.initStepCountObserver({}, () => console.log("called"));';
  assert.match(await exits(program), /NativeException: -\[RCTAppleHealthKit fitness_initializeStepEventObserver/);
});

test('a call without an answer can fail the test', async () => {
  const program =
    'connect(await Bridge.start(), { noReply: "throw" });' +
    'AppleHealthKit.getFiberSamples({ startDate: "2026-01-01T00:00:00.000Z" }, () => {});';
  assert.match(await exits(program), /The plugin never answers/);
});

test('without a bridge a call throws', async () => {
  assert.match(await exits('AppleHealthKit.isAvailable(() => {});'), /No bridge: call connect/);
});

const absent = 'react-native-health is absent: set REACT_NATIVE_HEALTH to the folder of the package';
describe('the JavaScript of react-native-health, unmodified', { skip: packageFolder() ? false : absent }, () => {
  const inNode = (program) => run(['--experimental-vm-modules', '--test-reporter=tap', `react-native-health/${program}`]);

  test('every function and constant', async (t) => {
    const output = await inNode('package.js');
    for (const line of output.matchAll(/^(\d+ (?:functions|permissions|methods|activities|units|observers).*)$/gm)) {
      t.diagnostic(line[1]);
    }
    assert.match(output, /^# fail 0$/m);
  });

  test('its documented flows, in Node.js', async () => {
    assert.match(await inNode('flows-in-node.js'), /^# pass 4$/m);
  });

  test('its documented flows, in Jest with Babel', async () => {
    assert.ok(process.env.JEST, 'JEST is the path of jest.js; clients/node/test sets it');
    const output = await run([process.env.JEST, '--config', 'runners/react-native-health-package/jest.config.cjs'], {
      NODE_OPTIONS: debianJest,
      REACT_NATIVE_HEALTH: packageFolder(),
    });
    assert.match(output, /Tests: +4 passed, 4 total/);
  });
});
