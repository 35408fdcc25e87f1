// The stand-in for Expo's JavaScript with the module SampleExpo, whose host SAMPLE_EXPO names.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import expo from '../../clients/node/src/expo.cjs';

const SampleSteps = expo.requireNativeModule('SampleSteps');
const early = expo.requireNativeModule('Missing');
assert.throws(() => SampleSteps.PI, /No bridge: call startExpo/);

const phone = await expo.startExpo({ command: [process.env.SAMPLE_EXPO], clock: '2026-01-01T12:00:00Z', noReply: 'throw' });
after(() => phone.close());

test('a module is found by its name', () => {
  assert.equal(expo.requireOptionalNativeModule('SampleSteps'), SampleSteps);
  assert.equal(expo.requireOptionalNativeModule('Other'), null);
  for (const use of [() => expo.requireNativeModule('Missing'), () => early.PI]) assert.throws(use, /Cannot find native module 'Missing'/);
  assert.equal(expo.Platform.select({ android: 1, ios: 2 }), 2);
});

test('constants, properties and functions are members', async () => {
  assert.deepEqual([SampleSteps.PI, SampleSteps.nothing(), SampleSteps.type], [Math.PI, null, 'HKQuantityTypeIdentifierStepCount']);
  SampleSteps.goal = 10;
  assert.deepEqual([SampleSteps.goal, SampleSteps.unknown, SampleSteps.isAvailable()], [10, undefined, true]);
  assert.equal(SampleSteps.date(new Date(1500)), 1.5);
  assert.deepEqual(SampleSteps.optional('a', undefined, [1]), { first: 'a', second: null, third: [1] });
  assert.deepEqual(SampleSteps.values().bytes, new Uint8Array([1, 2]));
  const later = SampleSteps.later('now');
  assert.ok(later instanceof Promise);
  assert.equal(await later, 'later now');
  assert.throws(() => SampleSteps.record({ limit: () => 1 }), TypeError);
  SampleSteps.later = async () => 'replaced';
  assert.equal(await SampleSteps.later(), 'replaced');
});

test('an exception is an error with a code', async () => {
  assert.throws(() => SampleSteps.fail('far'), { code: 'E_GOAL', message: /the goal is far/ });
  await assert.rejects(SampleSteps.rejected(), (error) => error instanceof expo.CodedError && error.code === 'ERR_NO_GOAL');
  await assert.rejects(SampleSteps.silent(), { name: 'NoReply' });
});

test('an event reaches those who listen', async () => {
  const start = '2025-12-31T08:00:00.000Z';
  await SampleSteps.requestAuthorization();
  const events = [];
  const first = SampleSteps.addListener('onSteps', (event) => events.push(event.count));
  const second = new expo.EventEmitter(SampleSteps).addListener('onSteps', (event) => events.push(-event.count));
  const save = async (count) => {
    await SampleSteps.save(count, start, start);
    await phone.call('rpc/version'); // The event follows the answer.
  };
  await save(1);
  first.remove();
  await save(2);
  second.remove();
  second.remove();
  await save(3);
  assert.deepEqual(events, [1, -1, -2]);
  SampleSteps.addListener('onGoal', () => {});
  SampleSteps.removeAllListeners('onGoal');
  assert.deepEqual(SampleSteps.log(), ['goal', 'no goal']);
  SampleSteps.addListener('onSteps', assert.fail);
  await phone.call('control/reset');
  assert.equal(SampleSteps.listenerCount('onSteps'), 0);
});

test('an object of a class is an object of a JavaScript class', async () => {
  const counter = new SampleSteps.StepsCounter(5);
  assert.ok(counter instanceof SampleSteps.StepsCounter && counter instanceof expo.SharedObject);
  assert.equal(counter.add(2), 7);
  counter.count = 8;
  const copy = await counter.copy();
  assert.deepEqual([copy instanceof SampleSteps.StepsCounter, copy.count, counter.unit()], [true, 8, 'count']);
  assert.deepEqual(counter.parts().map((part) => part.count), [4, 4]);
  counter.release();
  assert.throws(() => counter.count, { code: 'ERR_ARGUMENT_CAST' });
});
