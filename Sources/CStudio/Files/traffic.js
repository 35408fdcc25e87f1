// The messages of apps, and the owner's calls, as they happen.

import { phone } from './catalog.js';
import { log } from './connection.js';
import { attempt, button, choice, field, h, localSeconds } from './page.js';
import { vector } from './vector.js';

const mostRows = 2000;
const shown = { text: '', app: '', errors: false, paused: false };
const requests = new Map();
const rows = [];
const held = [];

/** Shows the view. */
export function showTraffic(view, dialog) {
  if (view.firstChild) return updateApps(view);
  const filter = (name, value) => { shown[name] = value; rows.forEach(hideIfFiltered); };
  view.append(h('div', { className: 'card' },
    h('h2', {}, 'Traffic'),
    h('div', { className: 'row' },
      field('Filter', h('input', { type: 'search', id: 'traffic-filter', oninput: (event) => filter('text', event.target.value.toLowerCase()) })),
      field('App', choice({ id: 'traffic-app', onchange: (event) => filter('app', event.target.value) }, [['', 'all']], '')),
      h('label', { className: 'check' }, h('input', { type: 'checkbox', id: 'errors-only', onchange: (event) => filter('errors', event.target.checked) }), ' Errors only'),
      h('label', { className: 'check' }, h('input', { type: 'checkbox', id: 'pause-traffic', onchange: (event) => pause(event.target.checked) }), ' Pause'),
      button('Clear', () => rows.splice(0).forEach((row) => row.remove()), { id: 'clear-traffic' }),
      button('Copy as vector', () => showVector(dialog), { id: 'copy-vector', className: 'primary' })),
    h('ol', { className: 'traffic', id: 'traffic', 'aria-label': 'Messages, the newest first' }),
    h('p', {}, 'There are no messages.')));
  log.forEach(addMessage);
  updateApps(view);
}

function updateApps(view) {
  const select = view.querySelector('#traffic-app');
  const known = [...select.options].map(({ value }) => value);
  for (const name of new Set(log.map(({ bundleIdentifier, owner }) => !owner && bundleIdentifier))) {
    if (name && !known.includes(name)) select.append(h('option', { value: name }, name));
  }
}

/** While the list is paused, its rows stay in place. */
function pause(isPaused) {
  shown.paused = isPaused;
  if (!isPaused) held.splice(0).forEach(addMessage);
}

/** Adds a message to the list. */
export function addMessage(entry) {
  const list = document.getElementById('traffic');
  if (!list) return;
  if (shown.paused) {
    held.push(entry);
    if (held.length > mostRows) held.shift();
    return;
  }
  const { message, direction, owner, bundleIdentifier, time } = entry;
  const messages = [message].flat();
  if (direction === 'request') requests.set(entry.key, messages.map((each) => each?.method).filter(Boolean).join(', '));
  const error = messages.find((each) => each?.error)?.error;
  const method = messages.map((each) => each?.method).filter(Boolean).join(', ') || requests.get(entry.key) || '';
  const outcome = error ? seen(error) : direction;
  const origin = [owner ? 'you' : bundleIdentifier, time && localSeconds(time, phone.state.timeZone)].filter(Boolean).join(' · ');
  const row = h('li', { className: error ? (error.code === -32002 ? 'exception' : 'error') : direction },
    h('details', {},
      h('summary', {},
        h('span', { className: 'arrow', 'aria-hidden': 'true' }, direction === 'request' ? '→' : '←'),
        h('span', {}, h('code', {}, method), ' ', h('span', { className: 'outcome' }, outcome)),
        h('small', {}, origin)),
      h('pre', {}, JSON.stringify(message, null, 2))));
  Object.assign(row.dataset, { app: owner ? '' : bundleIdentifier, failed: error ? 'yes' : '', text: `${method} ${outcome}`.toLowerCase() });
  hideIfFiltered(row);
  rows.push(row);
  list.prepend(row);
  if (rows.length > mostRows) rows.shift().remove();
}

/** What an app sees of an error. */
function seen({ code, data }) {
  switch (code) {
    case -32000: return `FlutterError ${data?.code ?? data?.message ?? ''}`;
    case -32001: return data?.name ? `${data.name} (${data.code})` : `error ${code}`;
    case -32002: return `${data?.exception ?? 'an exception'} ends the app`;
    case -32004: return 'no answer';
    case -32601: return 'no such method';
    case -32800: return 'cancelled';
    default: return data?.reason === 'appTerminated' ? 'the app has ended' : `error ${code}`;
  }
}

function hideIfFiltered(row) {
  const { app, failed, text } = row.dataset;
  row.hidden = !text.includes(shown.text) || (shown.app !== '' && app !== shown.app) || (shown.errors && !failed);
}

function showVector(dialog) {
  const app = shown.app || log.findLast(({ owner }) => !owner)?.bundleIdentifier;
  const { text, missing } = app ? vector(app, log) : { text: '', missing: [] };
  const area = h('textarea', { id: 'vector-text', readOnly: true, value: text, rows: 20, 'aria-label': 'The vector file' });
  const result = h('span', { role: 'status' });
  dialog.replaceChildren(...[
    h('h2', { id: 'vector-title' }, 'Vector'),
    h('p', {}, app ? `The messages of ${app} since this page was opened, as a file for healthkit-bridge conformance. It contains health values.` : 'No app has sent a message.'),
    missing.length > 0 && h('div', { id: 'missing' },
      h('p', {}, 'Some messages were too long to be shown, and are not in the file:'),
      h('ul', {}, missing.map((line) => h('li', {}, line)))),
    area,
    h('div', { className: 'row end' }, result,
      button('Copy', async () => {
        await navigator.clipboard.writeText(text);
        result.textContent = 'Copied.';
      }, { id: 'copy', className: 'primary', autofocus: true }),
      h('a', { id: 'download', className: 'button', download: 'case.json', href: `data:application/json,${encodeURIComponent(text)}` }, 'Download'),
      button('Close', () => dialog.close(), { id: 'close-vector' }))].filter(Boolean));
  dialog.showModal();
}
