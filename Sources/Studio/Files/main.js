// The page: connects, refreshes what is shown, and switches between the views.

import { call, connect, listeners } from 'studio/connection';
import { loadCatalog, phone, refresh } from 'studio/catalog';
import { showData } from 'studio/data';
import { showFaults } from 'studio/faults';
import { attempt, localTime } from 'studio/page';
import { showPermissions, showSheet } from 'studio/permissions';
import { showPhone } from 'studio/phone';
import { addMessage, showTraffic } from 'studio/traffic';
import { rememberStart } from 'studio/vector';

const byId = (id) => document.getElementById(id);
const views = { phone: showPhone, permissions: showPermissions, data: showData, traffic: showTraffic, faults: showFaults };

/** The milliseconds between refreshes without a message: apps come and go silently, and the clock may run. */
const pause = 2000;

let timer;
let isRefreshing = false;
let isStale = false;

/** Reads the state of the phone and shows it. While that goes on, further calls wait for one more time. */
async function update() {
  if (isRefreshing) return void (isStale = true);
  isRefreshing = true;
  try {
    do {
      isStale = false;
      await refresh();
      await show();
    } while (isStale);
  } finally {
    isRefreshing = false;
    clearTimeout(timer);
    timer = setTimeout(() => attempt(update), pause);
  }
}

async function show() {
  const name = location.hash.slice(1) in views ? location.hash.slice(1) : 'phone';
  for (const view of Object.keys(views)) {
    byId(`${view}-view`).hidden = view !== name;
    const link = document.querySelector(`nav a[href="#${view}"]`);
    if (view === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const { state, apps, counts } = phone;
  const running = apps.filter(({ appState }) => appState !== 'terminated').length;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const text = [
    localTime(state.clock, state.timeZone).replace('T', ' '), `${state.profile}, iOS ${state.osVersion}`, state.locked && 'locked',
    `${running} ${running === 1 ? 'app' : 'apps'}`, `${total.toLocaleString('en')} samples`,
  ].filter(Boolean).join(' · ');
  if (byId('status').textContent !== text) byId('status').textContent = text;
  showSheet(byId('sheet'), update);
  await (name === 'traffic' ? showTraffic(byId('traffic-view'), byId('vector')) : views[name](byId(`${name}-view`), update));
}

listeners.entry.push((entry) => {
  addMessage(entry);
  if (!entry.owner) attempt(update);
});
listeners.closed.push(() => {
  clearTimeout(timer);
  byId('status').textContent = 'The server has ended. Start it again and reload this page.';
  document.body.classList.add('closed');
});
addEventListener('hashchange', () => {
  attempt(show);
  byId('main').focus({ preventScroll: true });
  scrollTo(0, 0);
});

await attempt(async () => {
  await connect();
  await loadCatalog();
  await refresh();
  rememberStart();
  await call('control/watchTraffic');
  await update();
  document.body.dataset.ready = 'yes';
});
