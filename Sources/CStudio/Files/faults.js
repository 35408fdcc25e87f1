// Faults of the next calls, and snapshots.

import { act, call, log } from './connection.js';
import { phone, selection } from './catalog.js';
import { button, choice, field, h, idOf, render, submitting } from './page.js';

const errors = [
  [1, 'errorHealthDataUnavailable'], [2, 'errorHealthDataRestricted'], [3, 'errorInvalidArgument'], [4, 'errorAuthorizationDenied'],
  [5, 'errorAuthorizationNotDetermined'], [6, 'errorDatabaseInaccessible'], [7, 'errorUserCanceled'], [8, 'errorAnotherWorkoutSessionStarted'],
  [9, 'errorUserExitedWorkoutSession'], [10, 'errorRequiredAuthorizationDenied'], [11, 'errorNoData'], [4097, 'xpcConnectionInterrupted'],
];
let methods;

const kinds = [
  ['healthKitError', 'an error of HealthKit'], ['platformError', 'a FlutterError'], ['exception', 'an exception, which ends the app'], ['delaySeconds', 'a delay'],
];

/** The members of the fault that a form describes. */
function fault(form) {
  const text = form.get('text');
  switch (form.get('kind')) {
    case 'healthKitError': return { healthKitError: Number(form.get('error')) };
    case 'platformError': return { platformError: { code: text || 'ERROR', message: 'Injected by the studio' } };
    case 'exception': return { exception: { exception: 'NSInvalidArgumentException', reason: text || 'Injected by the studio' } };
    default: return { delaySeconds: Number(text) || 1 };
  }
}

const texts = { platformError: 'Code', exception: 'Reason', delaySeconds: 'Seconds' };

/** Shows the fields that the kind of fault uses. */
function showFields({ currentTarget: { elements } }) {
  const label = texts[elements.kind.value];
  elements.error.parentElement.hidden = label !== undefined;
  elements.text.parentElement.hidden = label === undefined;
  elements.text.previousElementSibling.textContent = label;
}

const inject = (refresh) => async (form, element) => {
  const [method, times] = [form.get('method'), Number(form.get('times'))];
  await act('control/failNext', { method, times, bundleIdentifier: form.get('app'), ...fault(form) });
  await refresh();
  const outcome = form.get('kind') === 'delaySeconds' ? 'be delayed' : 'fail';
  element.querySelector('output').value = `The next ${times === 1 ? 'call' : `${times} calls`} of ${method} will ${outcome}.`;
};

/** The effect of a fault for people. */
const effect = ({ error, delaySeconds }) =>
  (error ? error.data?.name ?? error.data?.exception ?? error.data?.code ?? error.message : `a delay of ${delaySeconds} s`);

/** Shows the faults of the chosen app that wait for a call. */
function showPending(list, app, faults, refresh) {
  const cancel = async (method) => {
    await act('control/cancelFaults', { method, bundleIdentifier: app });
    await refresh();
  };
  render(list, [app, faults], () => [
    h('h2', {}, 'Waiting for a call'),
    faults.length === 0 && h('p', { className: 'empty' }, 'No fault waits for a call.'),
    h('ul', { className: 'apps', id: 'pending' }, faults.map((fault) => h('li', {},
      h('span', {}, h('strong', {}, fault.method), h('small', {}, `${effect(fault)} · ${fault.times} ×`)),
      button('Cancel', () => cancel(fault.method), { 'aria-label': `Cancel the faults of ${fault.method}` })))),
  ].filter(Boolean));
}

/** Shows the view. */
export async function showFaults(view, refresh) {
  methods ??= (await call('rpc/discover')).methods.map(({ name }) => name).filter((name) => name.includes('/') && !/^(control|rpc)\//.test(name));
  if (!view.firstChild) view.append(h('div', { className: 'cards' }, [1, 2, 3].map(() => h('div', { className: 'card' }))));
  const [faults, pending, snapshots] = view.firstChild.children;
  const latest = log.findLast(({ message }) => methods.includes(message?.method))?.message.method;
  const names = phone.apps.map(({ bundleIdentifier }) => bundleIdentifier);

  render(faults, names, () => [
    h('h2', {}, 'The next call fails'),
    names.length === 0 && h('p', {}, 'A fault waits for a call of an app, and no app is here yet. ', h('a', { href: '#start' }, 'Try a sample app'), '.'),
    h('form', { className: 'stack', id: 'fault', onchange: showFields, onsubmit: submitting(inject(refresh)) },
      field('App', choice({ id: 'fault-app', name: 'app', required: true }, names, selection.app)),
      field('Method', h('input', { id: 'fault-method', name: 'method', list: 'methods', required: true, placeholder: 'store/sampleQuery', value: latest ?? '' })),
      h('datalist', { id: 'methods' }, methods.map((value) => h('option', { value }))),
      field('With', choice({ id: 'fault-kind', name: 'kind' }, kinds, 'healthKitError')),
      field('Error', choice({ id: 'fault-error', name: 'error' }, errors.map(([code, name]) => [code, `${code} ${name}`]), 6)),
      Object.assign(field('', h('input', { id: 'fault-text', name: 'text' })), { hidden: true }),
      field('Times', h('input', { type: 'number', id: 'fault-times', name: 'times', min: 1, value: 1, required: true })),
      h('div', { className: 'row' }, h('button', { id: 'inject', className: 'primary' }, 'Inject'), h('output', { id: 'injected' }))),
  ].filter(Boolean));

  const app = faults.querySelector('#fault-app')?.value;
  showPending(pending, app, app ? (await call('control/listFaults', { bundleIdentifier: app })).faults : [], refresh);

  render(snapshots, phone.state.snapshots, () => [
    h('h2', {}, 'Snapshots'),
    h('form', { className: 'row', onsubmit: submitting(async (form) => (await act('control/snapshot', { name: form.get('name') }), refresh())) },
      field('Name', h('input', { id: 'snapshot-name', name: 'name', required: true, value: 'before' })),
      h('button', { id: 'take-snapshot' }, 'Take')),
    phone.state.snapshots.length === 0 ? h('p', { className: 'empty' }, 'A snapshot keeps the samples and decisions, and brings them back.') : h('ul', { className: 'apps' }, phone.state.snapshots.map((name) =>
      h('li', {}, h('strong', {}, name), button('Restore', async () => (await act('control/restore', { name }), refresh()), { id: idOf('restore', name), 'aria-label': `Restore ${name}` })))),
  ]);
}
