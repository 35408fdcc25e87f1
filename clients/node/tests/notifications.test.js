import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { Bridge } from '../src/index.js';
import { fake } from './fakes/fakes.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
let bridge;

before(async () => (bridge = await Bridge.start({ clock: '2026-03-01T12:00:00Z' })));
beforeEach(async () => {
  await bridge.control.reset();
  await bridge.store.requestAuthorization({ toShare: [steps], read: [steps] });
});
after(() => bridge.close());

function save(value) {
  const dates = { startDate: '2026-03-01T08:00:00Z', endDate: '2026-03-01T08:01:00Z' };
  return bridge.store.save({ objects: [{ type: steps, quantity: { value, unit: 'count' }, ...dates }] });
}

test('each iterator gets every notification after its creation', async () => {
  const early = bridge.notifications();
  await bridge.store.observerQuery({ type: steps });
  await bridge.control.state();
  const late = bridge.notifications();
  await save(10);
  const deliveries = [await early.next(), await early.next(), await late.next()].map(({ value }) => value.params.delivery);
  assert.deepEqual(deliveries, [1, 2, 2]);
});

test('an iterator of one method gets no other notifications', async () => {
  const sheets = bridge.notifications('control/permissionSheet');
  const updates = bridge.notifications('store/observerQuery.update');
  await bridge.store.observerQuery({ type: steps });
  const params = { query: 1, delivery: 1, types: [steps] };
  assert.deepEqual((await updates.next()).value, { method: 'store/observerQuery.update', params });
  const waiting = sheets.next();
  bridge.endNotifications();
  assert.equal((await waiting).done, true);
});

test('for await and its end', async () => {
  const updates = bridge.notifications('store/anchoredObjectQuery.update');
  await bridge.store.anchoredObjectQuery({ type: steps, updates: true });
  for (const value of [1, 2, 3]) await save(value);
  const values = [];
  for await (const { params } of updates) {
    values.push(...params.samples.map(({ quantity }) => quantity.value));
    if (values.length === 2) break;
  }
  assert.deepEqual(values, [1, 2]);
  assert.deepEqual(await updates.next(), { value: undefined, done: true }, 'break ends the iterator and discards unread notifications');
});

test('several pending reads of an iterator are served in order', async () => {
  const updates = bridge.notifications();
  const [first, second] = [updates.next(), updates.next()];
  await bridge.store.observerQuery({ type: steps });
  await save(1);
  assert.deepEqual([(await first).value.params.delivery, (await second).value.params.delivery], [1, 2]);
});

test('closing the bridge ends iterators after the unread notifications', async () => {
  const other = await Bridge.start({ consent: 'ask' });
  const [kept, waiting] = [other.notifications(), other.notifications('plugin/event').next()];
  const request = other.store.requestAuthorization({ read: [steps] });
  await other.control.state();
  await Promise.all([other.close(), assert.rejects(request)]);
  assert.equal((await kept.next()).value.method, 'control/permissionSheet');
  assert.equal((await kept.next()).done, true);
  assert.equal((await waiting).done, true);
  assert.equal((await other.notifications().next()).done, true);
});

test('iterators throw when the connection is lost', async () => {
  const other = await Bridge.start({ command: fake('exits') });
  const notifications = other.notifications();
  const call = other.call('isAvailable');
  await assert.rejects(async () => {
    for await (const notification of notifications) assert.fail(notification);
  }, { reason: 'ended', exitStatus: 7 });
  await assert.rejects(call, { reason: 'ended' });
  await assert.rejects(notifications.next(), { reason: 'ended' });
  await assert.rejects(other.notifications().next(), { reason: 'ended' });
});

test('a wait that fails counts what came before the iterator was made', async () => {
  await bridge.store.observerQuery({ type: steps });
  await bridge.control.state();
  const late = bridge.notifications('store/observerQuery.update', { timeout: 1 });
  await assert.rejects(late.next(), / must change\. [1-9]\d* came before this iterator was made: make it before what sends them\.$/);
});

test('a wait without an end fails, unless people may cause the notification', async () => {
  const updates = bridge.notifications('control/permissionSheet', { timeout: 1 });
  await assert.rejects(async () => {
    for await (const update of updates) assert.fail(update);
  }, /^BridgeError: No notification control\/permissionSheet came within 1 ms: its query must run, and something must change\.$/);
  const [limited, unlimited] = await Promise.all([{ timeout: 1000 }, { timeout: 1000, sheetTimeout: Infinity }].map(Bridge.start));
  const waiting = unlimited.notifications().next();
  await assert.rejects(limited.notifications().next(), /came within 1000 ms/);
  await unlimited.close();
  assert.equal((await waiting).done, true);
  await limited.close();
});

test('an unknown notification is refused', () => {
  assert.throws(() => bridge.notifications('store/observerQueryUpdate'), /no notification store\/observerQueryUpdate\. Did you mean store\/observerQuery\.update\?/);
  assert.throws(() => bridge.notifications('nonsense'), TypeError);
  // Native code may send others.
  bridge.notifications('plugin/event').return?.();
});

/** Puts the app into the background, with a delivery of steps that waits for the hour. */
async function waitForSteps(bridge) {
  await bridge.store.enableBackgroundDelivery({ type: steps, frequency: 'hourly' });
  await bridge.store.observerQuery({ type: steps });
  await bridge.store.completeObserver({ delivery: 1 });
  await bridge.control.setAppState({ state: 'background' });
  await bridge.control.addSteps({ count: 10 });
  await bridge.store.completeObserver({ delivery: 2 });
  await bridge.control.addSteps({ count: 10 });
}

test('an app that completes its deliveries gets each one once, at its own time', async () => {
  await waitForSteps(bridge);
  const times = [];
  await bridge.advance(86_400, async ({ params: { delivery } }) => {
    times.push((await bridge.call('control/state')).clock);
    await bridge.store.completeObserver({ delivery });
  });
  assert.deepEqual(times, ['2026-03-01T13:00:00Z']);
  assert.equal((await bridge.call('control/state')).clock, '2026-03-02T12:00:00Z');
});

test('the clock waits for an app that reads the notifications itself', async () => {
  await waitForSteps(bridge);
  const updates = bridge.notifications('store/observerQuery.update');
  const times = [];
  const app = (async () => {
    for await (const { params } of updates) {
      times.push((await bridge.call('control/state')).clock);
      await bridge.store.completeObserver({ delivery: params.delivery });
    }
  })();
  await bridge.advance(86_400);
  assert.deepEqual(times, ['2026-03-01T13:00:00Z']);
  await updates.return();
  await app;
});

test('a delivery that is not completed is repeated', async () => {
  await waitForSteps(bridge);
  const times = [];
  await bridge.advance(86_400, async () => times.push((await bridge.call('control/state')).clock));
  assert.deepEqual(times, ['2026-03-01T13:00:00Z', '2026-03-01T13:01:00Z', '2026-03-01T13:03:00Z']);
});
