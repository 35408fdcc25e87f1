// The types that a test in TypeScript can rely on; checked by `tsc --strict`.
import { Bridge, ConnectionFailure, HealthKitError } from 'healthkit-bridge';
import type { CancellationSignal, ConsentRule, Sample, SampleInput } from 'healthkit-bridge';
import { useHealthKit } from 'healthkit-bridge/node-test';
import { useHealthKit as useHealthKitWithHooks } from 'healthkit-bridge/testing';
import { installNativeModule, NativeRejection } from 'healthkit-bridge/react-native';

const steps = 'HKQuantityTypeIdentifierStepCount';

export async function countSteps(bridge: Bridge, day: Date): Promise<number> {
  const quantity = { value: 100, unit: 'count' };
  const walk: SampleInput = { type: steps, quantity, startDate: day, endDate: day.toISOString() };
  const { uuids } = await bridge.store.save({ objects: [walk] });
  const { samples } = await bridge.store.sampleQuery({ type: steps, predicate: { and: [{ startDate: day }, { uuids }] } });
  const starts: string[] = samples.map((sample: Sample) => sample.startDate);
  const { sumQuantity } = await bridge.store.statisticsQuery({ type: steps, options: ['cumulativeSum'] });
  return (sumQuantity?.value ?? 0) + starts.length;
}

export async function conversation(signal: CancellationSignal): Promise<void> {
  const consent: ConsentRule[] = [{ policy: 'deny', share: { [steps]: true }, times: 1 }];
  const bridge = await Bridge.start({ consent, osVersion: '17.0', clock: new Date(0), command: ['host', '--option'] });
  const status: 0 | 1 | 2 = await bridge.call('store/authorizationStatus', { type: steps });
  const anything: any = await bridge.call('isAvailable');
  await bridge.call('store/requestAuthorization', { read: [steps] }, { timeout: 1000, signal });
  await bridge.store.workoutBuilder.beginCollection({ builder: 1, startDate: new Date() });

  for await (const notification of bridge.notifications()) {
    if (notification.method === 'control/permissionSheet') {
      const sheet: number = notification.params.sheet;
      await bridge.control.respondToPermissionSheet({ sheet, policy: 'allow' });
    }
  }
  for await (const { params } of bridge.notifications('store/observerQuery.update')) {
    await bridge.store.completeObserver({ delivery: params.delivery });
  }
  const [saved] = await bridge.assertCalled('store/save', { arguments: { objects: [{ type: steps }] }, times: 1 });
  const index: number = saved.index;
  await bridge[Symbol.asyncDispose]();

  // @ts-expect-error: an unknown policy
  await bridge.control.setConsent({ policy: 'perhaps' });
  // @ts-expect-error: a type is missing
  await bridge.store.authorizationStatus({});
  // @ts-expect-error: an unknown number of calls
  await bridge.assertCalled('own/method', { time: 1 });
  // @ts-expect-error: an unknown member
  await bridge.store.save({ objects: [], everything: true });
  // @ts-expect-error: dates in results are strings
  const start: Date = (await bridge.store.sampleQuery({ type: steps })).samples[0].startDate;
  // @ts-expect-error: the constructor is private
  new Bridge();
  return [status, anything, start, index].includes(1) ? undefined : bridge.close();
}

export function explain(error: unknown): string {
  if (error instanceof HealthKitError) return `${error.domain} ${error.code.toFixed()} ${error.name}`;
  if (error instanceof ConnectionFailure && error.reason === 'ended') return `${error.exitStatus}: ${error.stderr}`;
  return String(error);
}

const health = useHealthKit({ consent: 'deny' });
const other = useHealthKitWithHooks({ before: (hook) => hook(), beforeEach: (hook) => hook(), after: (hook) => hook() });
const module = installNativeModule({}, 'HealthKitPermissions', health);
module.addListener('control/permissionSheet');
module
  .requestQuantityPermissions({ identifiers: [steps], read: true, write: false })
  .then((success: boolean) => (success ? other.bridge.endNotifications() : undefined))
  .catch((error: NativeRejection) => explain(`${error.code} ${error.domain}`));
