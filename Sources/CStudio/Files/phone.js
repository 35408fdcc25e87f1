// What a person does not do on the screen: the clock, the time zone, the device and its system.

import { act } from './connection.js';
import { phone, profiles } from './catalog.js';
import { attempt, choice, field, h, instant, localTime, render, submitting } from './page.js';

const zones = Intl.supportedValuesOf('timeZone');

/** Shows the view. */
export function showPhone(view, refresh) {
  const { state } = phone;
  if (!view.firstChild) view.append(h('div', { className: 'cards' }, h('div', { className: 'card' }), h('div', { className: 'card' })));
  const [clock, device] = view.firstChild.children;
  const change = async (method, params) => (await act(method, params), refresh());

  render(clock, [state.clock.slice(0, 16), state.timeZone], () => [
    h('h2', {}, 'Clock'),
    h('p', { className: 'big' }, localTime(state.clock, state.timeZone).replace('T', ' ')),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setClock', { now: instant(form.get('now'), phone.state.timeZone) })) },
      field('Time', h('input', { type: 'datetime-local', id: 'clock-now', name: 'now', required: true, value: localTime(state.clock, state.timeZone) })),
      h('button', { id: 'set-clock' }, 'Set')),
    field('Time zone', choice({ id: 'time-zone', onchange: (event) => attempt(() => change('control/setTimeZone', { timeZone: event.target.value })) },
      zones.includes(state.timeZone) ? zones : [state.timeZone, ...zones], state.timeZone)),
  ]);

  render(device, [state.profile, state.osVersion, state.consent], () => [
    h('h2', {}, 'Device'),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setOSVersion', { osVersion: form.get('version') })) },
      field('System', h('input', { id: 'os-version', name: 'version', value: state.osVersion, size: 6, pattern: '\\d+(\\.\\d+)*', required: true })),
      h('button', { id: 'update-system' }, 'Update')),
    h('form', { className: 'row', onsubmit: submitting((form) =>
      confirm('Erase the phone? Samples, decisions and snapshots return to those of the start.') && change('control/reset', { profile: form.get('profile') })) },
      field('Class', choice({ id: 'profile', name: 'profile' }, Object.entries(profiles), state.profile)),
      h('button', { id: 'erase', className: 'danger' }, 'Erase and restart')),
    h('form', { className: 'row', onsubmit: submitting((form) => change('control/setConsent', { policy: form.get('policy') })) },
      field('Next permission sheets', choice({ id: 'policy', name: 'policy' }, [
        ['ask', 'show here'], ['allow', 'allow all'], ['deny', 'deny all'], ['cancel', 'cancel'], ['leave', 'leave the app'], ['kill', 'kill the app'],
      ], state.consent)),
      h('button', { id: 'apply-policy' }, 'Apply')),
  ]);
}
