// The first page: what the phone is, and an app to try it with.

import { phone, profiles } from './catalog.js';
import { svg } from './chart.js';
import { appToken, log, phoneName } from './connection.js';
import { button, h, localTime, render, run } from './page.js';

const [steps, rate] = ['HKQuantityTypeIdentifierStepCount', 'HKQuantityTypeIdentifierHeartRate'];
const tips = {
  asks: '“Sample” asks for two types. Answer its sheet on the phone: what it does next appears here.',
  ended: '“Sample” has asked, tried to save 1,000 steps, and read both types. Open a row to see its answer; if that is empty, ask why. “Write a test” makes a test of this session.',
};
let tip;
let sample;

/** What the sample app does at the moment; empty if it does not run. */
export const tipText = () => tips[tip] ?? '';

function tell(name) {
  tip = name;
  document.getElementById('tip')?.replaceChildren(tipText());
}

/** Connects the sample app. Returns a function that makes its calls. It resolves after the answer, whatever that is. */
async function connectSample() {
  const query = new URLSearchParams({ token: appToken, phone: phoneName, bundleId: 'com.example.sample', name: 'Sample' });
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/rpc?${query}`);
  const waiting = new Map();
  socket.onmessage = ({ data }) => waiting.get(JSON.parse(data).id)?.();
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onclose = () => {
      sample = undefined;
      failed(new Error('The sample app has no connection.'));
      waiting.forEach((answered) => answered());
    };
  });
  return (method, params) => new Promise((answered) => {
    const id = waiting.size + 1;
    waiting.set(id, answered);
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  });
}

/** The sample app asks for two types. After the answer it saves and reads. */
export async function trySample() {
  const ask = await (sample ??= connectSample());
  location.hash = 'session';
  tell('asks');
  const end = Date.parse(phone.state.clock);
  const dates = { startDate: new Date(end - 1_800_000).toISOString(), endDate: new Date(end).toISOString() };
  // The user may take long to answer the sheet.
  ask('store/requestAuthorization', { toShare: [steps], read: [steps, rate] }).then(() => run(async () => {
    await ask('store/save', { objects: [{ type: steps, quantity: { value: 1000, unit: 'count' }, ...dates }] });
    await ask('store/sampleQuery', { type: steps });
    await ask('store/sampleQuery', { type: rate });
    tell('ended');
  }));
}

const number = (count, noun) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** The views as cards: the name, the lines of the icon, what it is for, and its state. */
const cards = [
  ['phone', 'Phone', 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M11 18h2', 'Set the clock, lock it, update its system.',
    ({ state }) => `${profiles[state.profile]}, iOS ${state.osVersion} · ${localTime(state.clock, state.timeZone).slice(11)}`],
  ['connect', 'Apps', 'M9 15l6-6M11 6l2-2a5 5 0 0 1 7 7l-2 2M13 18l-2 2a5 5 0 0 1-7-7l2-2', 'A test or an app connects to this address.', ({ apps }) => `${number(apps.length, 'app')} · ${location.host}`],
  ['session', 'Session', 'M4 6h16M4 12h16M4 18h10', 'Each call with its answer. A session becomes a test.', () => number(log.filter(({ direction }) => direction === 'request').length, 'call')],
  ['permissions', 'Permissions', 'M12 3l7 3v6c0 4-3 7-7 9c-4-2-7-5-7-9V6zM9 12l2 2l4-4', 'The switches of Settings, while the app runs.',
    ({ state }) => (state.consent === 'ask' ? 'You answer each sheet' : `Sheets: ${state.consent}`)],
  ['data', 'Health data', 'M3 12h4l3-8l4 16l3-8h4', 'Add a walk or a night, generate a person, import an export.',
    ({ counts }) => number(counts.reduce((sum, { count }) => sum + count, 0), 'sample')],
  ['faults', 'Faults and snapshots', 'M12 4l9 16H3zM12 10v4M12 17v.1', 'The next call fails as you wish. A snapshot brings the data back.', ({ state }) => number(state.snapshots.length, 'snapshot')],
];

/** Shows the view. */
export function showStart(view) {
  const states = cards.map(([, , , , state]) => state(phone));
  if (!view.firstChild) view.append(h('div', { className: 'card hero' },
    h('h2', {}, 'An iPhone with HealthKit, for your tests'),
    h('p', {}, 'It keeps health data, asks for permission, and answers apps as an iPhone does. You are its owner: you answer the sheets, lock it, and change its data.'),
    h('div', { className: 'row' },
      button('Try it with a sample app', trySample, { id: 'try', className: 'primary' }),
      h('a', { href: '#connect', className: 'button' }, 'Connect your app'))),
  h('ul', { className: 'services' }));
  render(view.lastChild, states, () => cards.map(([name, label, lines, use], index) => h('li', {}, h('a', { href: `#${name}`, className: 'card' },
    svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: lines })), h('strong', {}, label), h('span', {}, states[index]), h('small', {}, use)))));
}
