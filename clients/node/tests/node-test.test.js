import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { useHealthKit as misplaced } from 'healthkit-bridge';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { useHealthKit as useTestingHooks } from 'healthkit-bridge/testing';
import { defineTests } from './runners/suite.js';

defineTests(test, useHealthKit({ consent: 'deny', osVersion: '17.0' }));

describe('a suite', () => {
  const health = useHealthKit({ noControl: true });
  let former;

  test('has a separate bridge', async () => {
    former = health.bridge;
    assert.equal(await health.healthkitPermissions.isAvailable(), true);
  });

  test('has a new process for each test without control', () => {
    assert.equal(former.isClosed, true);
    assert.equal(health.bridge.isClosed, false);
  });
});

describe('a hook that runs before the first test', () => {
  const health = useHealthKit();

  before(() => health.store.requestAuthorization({ read: ['HKQuantityTypeIdentifierStepCount'] }));

  test('makes calls that the reset undoes', async () => {
    assert.match(await health.explain(), /has undone them: make them in beforeEach, or in the test\.$/);
  });
});

describe('a bridge that a test has ended', () => {
  const health = useHealthKit();

  test('by shutdown', async () => {
    await health.call('shutdown');
  });

  test('by closing it', async () => {
    assert.equal(await health.healthkitPermissions.isAvailable(), true);
    await health.bridge.close();
  });

  test('is replaced in the next test', async () => {
    assert.equal(await health.healthkitPermissions.isAvailable(), true);
  });
});

test('the bridge is not available before the first test', () => {
  const health = useTestingHooks({ before() {}, beforeEach() {}, after() {} });
  assert.throws(() => health.store, /starts before the first test: call useHealthKit outside of tests/);
  assert.throws(misplaced, /useHealthKit is in the module of the runner: 'healthkit-bridge\/node-test'/);
});
