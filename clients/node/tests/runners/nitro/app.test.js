import { jest } from '@jest/globals';
import { NativeException } from 'healthkit-bridge';
import { startNitro } from 'healthkit-bridge/nitro';
import * as HealthKit from './package/index.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
let health;
beforeAll(async () => (health = await startNitro({ consent: 'deny', clock: '2026-03-01T12:00:00Z' })));
afterAll(() => health.close());

test('the files for iOS run, and wait for the bridge', () => {
  jest.useFakeTimers();
  expect(HealthKit.version).toBe('27.0');
  expect(HealthKit.isHealthDataAvailable()).toBe(true);
  jest.useRealTimers();
});

test('a denied read looks empty', async () => {
  await HealthKit.requestAuthorization({ toRead: [steps] });
  expect(await HealthKit.queryQuantitySamples(steps, { limit: 0, unit: 'count' })).toEqual([]);
});

test('an exception has the class of the client', async () => {
  const filter = { metadata: { withMetadataKey: 'a', operatorType: 99, value: 1 } };
  await expect(HealthKit.queryQuantitySamples(steps, { limit: 0, unit: 'count', filter })).rejects.toThrow(NativeException);
});
