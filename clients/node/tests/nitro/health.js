import { after, before, beforeEach } from 'node:test';
import { startNitro } from 'healthkit-bridge/nitro';

export const steps = 'HKQuantityTypeIdentifierStepCount';
export const heartRate = 'HKQuantityTypeIdentifierHeartRate';
export const mass = 'HKQuantityTypeIdentifierBodyMass';
export const sleep = 'HKCategoryTypeIdentifierSleepAnalysis';
export const workouts = 'HKWorkoutTypeIdentifier';
export const routes = 'HKWorkoutRouteTypeIdentifier';

/** An instant of the day of the tests, by its time. */
export const at = (time) => new Date(`2026-03-01T${time}:00Z`);

export const watch = { name: 'Watch', bundleIdentifier: 'com.apple.health.watch' };
export const phone = { name: 'iPhone', bundleIdentifier: 'com.apple.health.phone' };

/**
 * The hybrid objects and `call` of a bridge for the tests of a file. The bridge is reset before each test.
 *
 * @param options more options of `startNitro`
 */
export function useNitro(options = {}) {
  let nitro;
  const health = { call: (method, params) => nitro.call(method, params), close: () => nitro.close() };
  before(async () => {
    nitro = await startNitro({ clock: '2026-03-01T12:00:00Z', timeZone: 'Europe/Berlin', ...options });
    health.NitroModules = nitro.NitroModules;
    health.setupBackgroundObservers = nitro.setupBackgroundObservers;
    for (const name of nitro.NitroModules.getAllHybridObjectNames()) health[name] = nitro.NitroModules.createHybridObject(name);
  });
  beforeEach(() => health.call('control/reset'));
  after(() => health.close());

  /** The user grants types, to share and to read. */
  health.grant = (...types) => health.CoreModule.requestAuthorization({ toShare: types, toRead: types });

  /** A device adds samples. */
  health.add = (source, ...objects) => health.call('control/addSamples', { source, objects });

  /** Waits until the notifications of earlier calls have arrived. */
  health.settle = async () => {
    await health.call('rpc/version');
    await new Promise((resolve) => setImmediate(resolve));
  };
  return health;
}

/** A quantity sample of a device. */
export const quantity = (type, value, unit, start, end = start) => ({
  type,
  quantity: { value, unit },
  startDate: at(start),
  endDate: at(end),
});
