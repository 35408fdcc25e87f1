// The types, with names for people, and the state of the phone.

import { call } from './connection.js';

let types = new Map();

/** What the owner knows of the phone. `refresh` updates it. */
export const phone = { state: undefined, apps: [], counts: [], sources: [] };

/** The app that the views are about. */
export const selection = { app: undefined };

/** The names of the device classes. */
export const profiles = {
  iphone: 'iPhone', ipad: 'iPad', ipad16: 'iPad with iPadOS 16', watch: 'Apple Watch', vision: 'Apple Vision Pro', unsupported: 'no HealthKit',
};

/** Reads the catalogue. */
export async function loadCatalog() {
  types = new Map((await call('control/catalog')).types.map((type) => [type.identifier, type]));
}

/** The names and versions of apps. The phone forgets them when the last process of an app ends. */
const names = new Map();

/** Reads the state of the phone. */
export async function refresh() {
  const [{ apps }, { counts }, { sources }] = await Promise.all([call('control/listApps'), call('control/countSamples'), call('control/listSources')]);
  for (const app of apps) {
    if (app.name) names.set(app.bundleIdentifier, { name: app.name, version: app.version });
    else Object.assign(app, names.get(app.bundleIdentifier));
  }
  if (!apps.some(({ bundleIdentifier }) => bundleIdentifier === selection.app)) selection.app = apps[0]?.bundleIdentifier;
  const state = await call('control/state', selection.app && { bundleIdentifier: selection.app });
  Object.assign(phone, { apps, counts, sources, state });
}

/** The entry of a type in the catalogue. */
export const typeOf = (identifier) => types.get(identifier);

/** All types that samples can have. */
export const sampleTypes = () => [...types.values()].filter(({ kind }) => kind !== 'characteristic');

/** `Steps` for `HKQuantityTypeIdentifierStepCount`, as in the Health app. */
export const title = (identifier) => types.get(identifier)?.title ?? identifier;

/** The unit that people use for a type. */
export const unitOf = (identifier) => {
  const unit = types.get(identifier)?.unit;
  return unit === 'count/s' ? 'count/min' : unit;
};

/** The value of a sample for people. */
export function valueText(sample) {
  if (sample.quantity) return `${Number(sample.quantity.value.toPrecision(6))} ${sample.quantity.unit}`;
  const raw = sample.value ?? sample.workoutActivityType;
  if (raw !== undefined) return types.get(sample.type)?.values?.find((value) => value.raw === raw)?.name ?? `${raw}`;
  return '–';
}
