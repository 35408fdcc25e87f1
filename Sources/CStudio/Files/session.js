// The session: the calls of apps and of the owner, as they happen.

import { explanation } from './explanation.js';
import { phone, title } from './catalog.js';
import { addToCalls, calls, clearCalls, readLog } from './calls.js';
import { call } from './connection.js';
import { button, choice, field, h, localSeconds, render, run } from './page.js';
import { showFile } from './dialog.js';
import { tipText, trySample } from './start.js';

const pageSize = 100;
const shown = { text: '', app: '', errors: false, paused: false, limit: pageSize };
/** The calls that pass the filter: those from before it changed, the newest first, and those since, the oldest first. */
let [earlier, later] = [[], []];
/** The number of calls when the filter changed, and how many of the oldest it has not looked at yet. */
let [boundary, unseen] = [0, 0];
/** Counts the changes of the filter. A call that passes it has its number. */
let filterNumber = 0;
/** The milliseconds for which the filter looks at calls before the page may do something else. */
const slice = 40;
const held = [];
const rows = new Map();
let isDrawing = false;

/** Shows the view. */
export function showSession(view, dialog) {
  if (view.firstChild) return updateApps(view);
  const filter = (name, value) => { Object.assign(shown, { [name]: value, limit: pageSize }); run(filterAll); };
  const check = (id, label, change) => h('label', { className: 'check' },
    h('input', { type: 'checkbox', id, onchange: (event) => change(event.target.checked) }), ` ${label}`);
  view.append(h('p', { className: 'tip', id: 'tip', role: 'status' }, tipText()), h('div', { className: 'card' },
    h('div', { className: 'row title' }, h('h2', {}, 'Session'),
      button('Copy as vector', () => showFile(dialog, shown.app, 'session'), { id: 'copy-vector' }),
      button('Write a test', () => showFile(dialog, shown.app, 'pytest'), { id: 'write-test', className: 'primary' })),
    h('div', { className: 'row filters' },
      field('Filter', h('input', {
        type: 'search', id: 'session-filter', placeholder: 'Method, type or content', oninput: (event) => filter('text', event.target.value.toLowerCase()),
      })),
      field('App', choice({ id: 'session-app', onchange: (event) => filter('app', event.target.value) }, [['', 'all']], '')),
      check('errors-only', 'Errors only', (isOn) => filter('errors', isOn)),
      check('pause-session', 'Pause', pause),
      button('Clear', () => { clearCalls(); return filterAll(); }, { id: 'clear-session' })),
    h('ol', { className: 'session', id: 'session', 'aria-label': 'Calls, the newest first' }),
    h('div', { className: 'empty', id: 'no-calls' }),
    button('Show older calls', () => { shown.limit += pageSize; draw(); }, { id: 'older', hidden: true })));
  readLog();
  run(filterAll);
  updateApps(view);
}

function updateApps(view) {
  const select = view.querySelector('#session-app');
  const known = new Set([...select.options].map(({ value }) => value));
  for (const { bundleIdentifier } of phone.apps) {
    if (!known.has(bundleIdentifier)) select.append(h('option', { value: bundleIdentifier }, bundleIdentifier));
  }
}

/** While the list is paused, its rows stay in place. */
function pause(isPaused) {
  shown.paused = isPaused;
  if (!isPaused) held.splice(0).forEach(addMessage);
}

/** Adds a message to the list. */
export function addMessage(entry) {
  if (!document.getElementById('session')) return;
  if (shown.paused) {
    held.push(entry);
    return;
  }
  for (const each of addToCalls(entry)) {
    rows.get(each)?.update();
    if (each.number > unseen && each.filterNumber !== filterNumber && matches(each)) insert(each);
  }
  drawSoon();
}

const matches = ({ texts, app, error }) =>
  (shown.app === '' || app === shown.app) && (!shown.errors || error !== undefined) && texts.some((text) => text.includes(shown.text));

function insert(each) {
  each.filterNumber = filterNumber;
  const isLater = each.number > boundary;
  const list = isLater ? later : earlier;
  const isInOrder = isLater ? !(list.at(-1)?.number > each.number) : !(list.at(-1)?.number < each.number);
  list.push(each);
  if (!isInOrder) list.sort((a, b) => (isLater ? a.number - b.number : b.number - a.number));
}

/** Looks at all calls again, the newest first, and shows what it has found. If that takes long, the page does other things meanwhile. */
async function filterAll() {
  const number = filterNumber += 1;
  [earlier, later] = [[], []];
  boundary = unseen = calls.length;
  while (number === filterNumber) {
    const end = performance.now() + slice;
    while (unseen > 0 && (unseen % 256 !== 0 || performance.now() < end)) {
      unseen -= 1;
      if (matches(calls[unseen])) insert(calls[unseen]);
    }
    draw();
    document.getElementById('session').ariaBusy = `${unseen > 0}`;
    if (unseen === 0) return;
    await new Promise((again) => setTimeout(again));
  }
}

function drawSoon() {
  if (isDrawing) return;
  isDrawing = true;
  queueMicrotask(() => run(draw));
}

/** Shows the newest matching calls. Rows that stay are not moved, so that they keep the focus. */
function draw() {
  isDrawing = false;
  const list = document.getElementById('session');
  const newest = later.slice(-shown.limit).reverse();
  newest.push(...earlier.slice(0, shown.limit - newest.length));
  const kept = new Set(newest);
  for (const [each, { element }] of rows) {
    if (kept.has(each)) continue;
    element.remove();
    rows.delete(each);
  }
  newest.forEach((each, index) => {
    if (!rows.has(each)) rows.set(each, row(each));
    const { element } = rows.get(each);
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  });
  drawEmpty();
  document.getElementById('older').hidden = earlier.length + later.length <= shown.limit;
}

/** What the place of the list says while it has no rows. */
function drawEmpty() {
  const isFiltered = shown.text !== '' || shown.app !== '' || shown.errors;
  const state = calls.length > 0 ? 'No call matches.' : phone.apps.length > 0 ? 'The list is empty. The next calls appear here.' : 'No app has made a call yet.';
  render(document.getElementById('no-calls'), [state, isFiltered], () => [
    h('p', {}, state),
    phone.apps.length === 0 && calls.length === 0 && h('p', { className: 'row' },
      button('Try it with a sample app', trySample, { id: 'try-here', className: 'primary' }), h('a', { href: '#connect', className: 'button' }, 'Connect an app')),
  ].filter(Boolean));
}

const typesText = ({ types }) => (types.length === 0 ? '' : title(types[0]) + (types.length > 1 ? ` + ${types.length - 1}` : ''));

function durationText({ duration }) {
  if (!Number.isFinite(duration)) return '';
  return duration < 1000 ? `${Math.max(0, Math.round(duration))} ms` : `${(duration / 1000).toFixed(1)} s`;
}

/** The row of a call. `update` shows its response. */
function row(each) {
  const [outcome, count, duration] = ['outcome', 'count', 'duration'].map((className) => h('span', { className }));
  const detail = h('div', { className: 'detail' });
  const { time, bundleIdentifier, owner } = each.first;
  const details = h('details', { ontoggle: () => { if (details.open) showDetail(each, detail); } },
    h('summary', {},
      h('span', { className: 'time' }, time ? localSeconds(time, phone.state.timeZone) : ''),
      h('span', { className: 'call' }, h('code', {}, each.methods.join(', ')), ' ', h('span', { className: 'types' }, typesText(each)),
        h('small', owner ? { className: 'you' } : {}, owner ? 'you' : bundleIdentifier)),
      count, outcome, duration),
    detail);
  const element = h('li', {}, details);
  const update = () => {
    const { error, isNotification } = each;
    element.className = error ? (error.code === -32002 ? 'exception' : 'error') : isNotification ? 'notification' : each.response ? '' : 'waiting';
    outcome.textContent = isNotification ? 'notification' : each.outcome;
    count.textContent = each.response?.isLong ? `${Math.ceil(each.response.bytes / 1024)} KB` : each.count ?? '';
    count.title = each.response?.isLong ? 'The length of the answer' : 'The number of rows';
    duration.textContent = durationText(each);
    if (details.open) showDetail(each, detail);
  };
  update();
  return { element, update };
}

/** Shows request and response together. */
function showDetail(each, detail) {
  const block = (label, entry) => entry && [h('h3', {}, label), entry.isLong ? longMessage(entry) : text(entry.message)];
  const why = h('p', { role: 'status', className: 'why' });
  const mayBeExplained = each.count === 0 && each.app && each.types.length > 0;
  detail.replaceChildren(...[
    mayBeExplained && button('Why is it empty?', async () => why.replaceChildren(...await explanation(each)), { className: 'explain' }),
    mayBeExplained && why,
    block(each.isNotification ? 'Notification' : 'Request', each.first.direction === 'response' ? undefined : each.first),
    block('Response', each.response),
  ].flat().filter(Boolean));
}

const text = (message) => h('pre', { tabIndex: 0 }, JSON.stringify(message, null, 2));

/** The server has sent the length of a long message alone. It is read when the user wants it. */
function longMessage(entry) {
  const place = h('p', {}, `${entry.bytes.toLocaleString('en')} bytes. `, button('Show', async () => {
    const { message } = await call('control/readTraffic', { sequence: entry.sequence });
    place.replaceWith(text(message));
  }, { className: 'show-message' }));
  return place;
}
