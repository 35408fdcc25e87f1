// A test file with names of HealthKit, which passes `tsc --strict`.
import { useHealthKit } from 'healthkit-bridge/node-test';
import { AuthorizationStatus, FlightsClimbed, StepCount, Units } from 'healthkit-bridge/names';
import type { TypeIdentifier } from 'healthkit-bridge/names';

const health = useHealthKit({ consent: 'deny' });
const read = [StepCount, FlightsClimbed];
const band = { name: 'Band', bundleIdentifier: 'com.example.band' };
const noon = new Date('2026-03-01T12:00:00Z');

function steps(value: number, minutes = 10) {
  return { type: StepCount, quantity: { value, unit: Units.count }, startDate: noon, endDate: new Date(+noon + minutes * 60_000) };
}

export async function theWatchCounts(): Promise<string[]> {
  await health.store.requestAuthorization({ read });
  await health.control.addWorkout({ workoutActivityType: 'running' });
  await health.control.addElectrocardiogram({ classification: 'sinusRhythm' });
  await health.control.addSamples({ source: 'watch', objects: [steps(1000), steps(200, 5)] });
  const { samples } = await health.store.sampleQuery({ type: StepCount });
  await health.store.save({ objects: samples });
  return samples.map((sample) => sample.uuid + sample.sourceRevision.source.name);
}

export async function sums(): Promise<number[]> {
  await health.control.addSamples({ source: band, objects: [steps(900)] });
  const { samples } = await health.store.sampleQuery({ type: StepCount });
  const { sumQuantity } = await health.store.statisticsQuery({ type: StepCount, options: ['cumulativeSum'] });
  return [samples.reduce((sum, { quantity }) => sum + (quantity?.value ?? 0), 0), sumQuantity?.value ?? 0];
}

export async function denied(text: string): Promise<boolean> {
  await health.store.requestAuthorization({ toShare: ['HKQuantityTypeIdentifierStepCount'] });
  // A text from elsewhere needs a decision.
  await health.store.authorizationStatus({ type: text as TypeIdentifier });
  // @ts-expect-error: any text
  await health.store.authorizationStatus({ type: text });
  // @ts-expect-error: a misspelled identifier
  await health.store.authorizationStatus({ type: 'HKQuantityTypeIdentifierStepsCount' });
  // @ts-expect-error: a Swift name
  await health.store.requestAuthorization({ read: ['stepCount'] });
  // @ts-expect-error: an unknown activity
  await health.control.addWorkout({ workoutActivityType: 'runing' });
  // @ts-expect-error: an unknown classification
  await health.control.addElectrocardiogram({ classification: 'afib' });
  // @ts-expect-error: an unknown status
  AuthorizationStatus.denied;
  return (await health.store.authorizationStatus({ type: StepCount })) === AuthorizationStatus.sharingDenied;
}
