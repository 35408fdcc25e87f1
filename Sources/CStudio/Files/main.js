// The page: connects, refreshes what is shown, and switches between the views.

import { connect, isOpen, listeners, watch } from './connection.js';
import { loadCatalog, phone, profiles, refresh } from './catalog.js';
import { showConnect } from './connect.js';
import { showData } from './data.js';
import { showDevice } from './device.js';
import { showFaults } from './faults.js';
import { attempt, h, localTime, render, run } from './page.js';
import { showPermissions, showSheet } from './permissions.js';
import { showPhone } from './phone.js';
import { addMessage, showSession } from './session.js';
import { showStart } from './start.js';

const byId = (id) => document.getElementById(id);
const views = { start: showStart, phone: showPhone, permissions: showPermissions, data: showData, session: showSession, faults: showFaults, connect: showConnect };

/** The milliseconds between refreshes without a message: apps come and go silently, and the clock may run. */
const pause = 2000;

/** Whether the phone is beside the views. In a narrow window it is a part of the view `phone`. Until an app comes, the first page is shown. */
const wide = matchMedia('(min-width: 901px)');
const usualView = () => (phone.apps.length === 0 ? 'start' : wide.matches ? 'session' : 'phone');

let timer;
let updating;
let isStale = false;

/** Reads the state of the phone and shows it. While that goes on, further calls wait for one more time. */
function update() {
  isStale = true;
  updating ??= refreshAndShow();
  return updating;
}

async function refreshAndShow() {
  try {
    while (isStale) {
      isStale = false;
      await refresh();
      await show();
    }
  } finally {
    updating = undefined;
    clearTimeout(timer);
    if (isOpen()) timer = setTimeout(() => run(update), pause);
  }
}

async function show() {
  const { state, apps, counts } = phone;
  if (!state) return;
  const name = location.hash.slice(1) in views ? location.hash.slice(1) : usualView();
  document.body.dataset.view = name;
  for (const view of Object.keys(views)) {
    byId(`${view}-view`).hidden = view !== name;
    const link = document.querySelector(`nav a[href="#${view}"]`);
    if (view === name) link?.setAttribute('aria-current', 'page');
    else link?.removeAttribute('aria-current');
  }
  const running = apps.filter(({ appState }) => appState !== 'terminated').length;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    localTime(state.clock, state.timeZone).replace('T', ' '), `${profiles[state.profile]}, iOS ${state.osVersion}`, state.locked && 'locked',
    `${running} ${running === 1 ? 'app' : 'apps'}`, `${total.toLocaleString('en')} ${total === 1 ? 'sample' : 'samples'}`,
  ].filter(Boolean);
  render(byId('status'), parts, () => parts.flatMap((part, index) => [index > 0 ? ' · ' : '', h('span', {}, part)]));
  showDevice(byId('device'), update);
  showSheet(byId('sheet'), wide.matches, update);
  await (name === 'session' ? showSession(byId('session-view'), byId('vector')) : views[name](byId(`${name}-view`), update));
}

listeners.entry.push((entry) => {
  addMessage(entry);
  run(update);
});
listeners.closed.push(() => {
  clearTimeout(timer);
  byId('sheet').close();
  byId('status').textContent = 'The server has ended. Start it again, and open the address that it prints.';
  document.body.classList.add('closed');
});
wide.addEventListener('change', () => { byId('sheet').close(); attempt(show); });
addEventListener('failed', () => isOpen() && run(update));
addEventListener('hashchange', () => {
  attempt(show);
  byId('main').focus({ preventScroll: true });
  scrollTo(0, 0);
});

document.querySelector('.skip').addEventListener('click', (event) => {
  // The fragment of the address names the view.
  event.preventDefault();
  byId('main').focus();
});

await attempt(async () => {
  await connect();
  await loadCatalog();
  await refresh();
  await watch();
  await update();
  document.body.dataset.ready = 'yes';
});
