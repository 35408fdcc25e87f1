// Messages as a vector file.

import { phone } from './catalog.js';

const uuid = /^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/;
/** The calls of `control` with a parameter of their own that names an app. */
const namesApp = ['control/setAuthorization', 'control/setObjectAuthorization', 'control/uninstallApp'];
const ignored = /^(rpc\/|shutdown$|exit$|initialize)/;

/** Whether a session leaves out the calls of a method. */
export const isIgnored = (method) => ignored.test(method);

/** Whether a message belongs to the session of an app. */
export const concerns = ({ owner, bundleIdentifier }, app) => (owner ? bundleIdentifier === undefined || bundleIdentifier === app : bundleIdentifier === app);

/** The params of the owner's call as those of a call of the app. */
export function owned(method, params) {
  if (!params || namesApp.includes(method)) return params;
  const { bundleIdentifier, ...others } = params;
  return Object.keys(others).length > 0 ? others : undefined;
}

/** The options of the phone of a session. */
export function given(app, log) {
  const asked = log.some(({ message }) => message?.method === 'control/permissionSheet');
  const { name, version } = phone.apps.find(({ bundleIdentifier }) => bundleIdentifier === app) ?? {};
  return {
    profile: start.profile, osVersion: start.osVersion, clock: log[0]?.time ?? start.clock, timeZone: start.timeZone, bundleId: app,
    ...(asked && { consent: 'ask' }), ...(name && { appName: name, appVersion: version }),
  };
}

/** Whether a call reads a file, which a replay does not have. */
const namesFile = (params) => params?.file !== undefined || params?.path !== undefined;

let start;

/** Remembers the state of the phone, with which the case starts. */
export const rememberStart = () => { start = phone.state; };

/**
 * The text of a file with one case: the messages of an app and the owner's calls of `control`, and what is missing in it as sentences.
 * The case starts with an empty phone.
 */
export function vector(app, log) {
  const steps = [];
  const missing = [];
  const ids = new Map();
  const saved = new Map();

  // A UUID or an anchor that the host made is saved where it first appears, and used afterwards.
  const received = (value, name) => {
    if (Array.isArray(value)) return value.map((item) => received(item));
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, received(item, key)]));
    if (typeof value !== 'string' || !(uuid.test(value) || name === 'anchor')) return value;
    if (saved.has(value)) return { $use: saved.get(value) };
    saved.set(value, `value ${saved.size + 1}`);
    return { $save: saved.get(value) };
  };
  const sent = (value) => {
    if (Array.isArray(value)) return value.map(sent);
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sent(item)]));
    return saved.has(value) ? { $use: saved.get(value) } : value;
  };

  for (const entry of log) {
    const { direction, message, isLong, owner, key } = entry;
    if (!concerns(entry, app) || !message || Array.isArray(message)) continue;
    if (isLong && direction !== 'response') {
      missing.push(`Left out: the ${direction} ${message.method ?? 'of a batch'} after step ${steps.length}, which is too long.`);
    } else if (direction === 'request') {
      if (message.id === undefined || isIgnored(message.method)) continue;
      if (namesFile(message.params)) {
        missing.push(`Left out: the call ${message.method} after step ${steps.length}, which reads a file.`);
        continue;
      }
      const params = sent(owner ? owned(message.method, message.params) : message.params);
      const step = { call: message.method, ...(params && Object.keys(params).length > 0 && { params }) };
      steps.push(step);
      ids.set(key, { step, id: steps.length });
    } else if (direction === 'response') {
      const request = ids.get(key);
      if (!request) continue;
      ids.delete(key);
      if (isLong) missing.push(`Left out: the result of step ${request.id}, ${request.step.call}, which is too long.`);
      const result = isLong ? { $any: 'anything' } : received(message.result);
      const outcome = message.error ? { error: message.error } : { result };
      if (request.step === steps.at(-1) && !request.step.then) Object.assign(request.step, outcome);
      else (steps.at(-1).then ??= []).push({ jsonrpc: '2.0', id: request.id, ...outcome });
    } else if (steps.length > 0) {
      (steps.at(-1).then ??= []).push(received(message));
    }
  }
  const text = JSON.stringify({ about: 'Recorded with the studio.', cases: [{ name: `a session of ${app}`, basis: 'recorded', given: given(app, log), exchange: steps }] }, null, 1);
  return { text, missing };
}
