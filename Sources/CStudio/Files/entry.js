// Adding data: a sample, a walk, a night, a workout, an export, a generated person.

import { act } from './connection.js';
import { phone, sampleTypes, title, typeOf, unitOf } from './catalog.js';
import { withUpload } from './files.js';
import { button, choice, field, h, instant, localTime, render, submitting } from './page.js';

const steps = 'HKQuantityTypeIdentifierStepCount';
const later = (date, minutes) => new Date(Date.parse(date) + minutes * 60_000).toISOString();

const number = (value, noun) => `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`;
const sum = (types, member) => Object.values(types).reduce((total, each) => total + each[member], 0);

async function generatePerson(form) {
  const { types, firstDay, lastDay } = await act('control/generate', { days: Number(form.get('days')), seed: Number(form.get('seed')) });
  const day = ({ year, month, day }) => [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('-');
  return `${number(sum(types, 'added'), 'sample')} added, from ${day(firstDay)} to ${day(lastDay)}.`;
}

async function importExport(form, output) {
  const tell = (share) => { output.value = share < 1 ? `Sending, ${Math.round(share * 100)} % …` : 'Importing …'; };
  const { types, problems } = await withUpload(form.get('export'), tell, (file) => act('control/importExport', { file }));
  const found = problems.map(({ code, count }) => `${code} ${count} ×`);
  // An activity summary is no sample.
  return `${number(sum(types, 'added'), 'object')} added, ${sum(types, 'present').toLocaleString('en')} present before, ${sum(types, 'skipped').toLocaleString('en')} skipped.`
    + (found.length > 0 ? ` Problems: ${found.join(', ')}.` : '');
}

/** What was added last, with the samples that undo removes. */
let added;

async function undo(refresh) {
  await act('control/deleteSamples', { predicate: { uuids: added.uuids } });
  added = undefined;
  await refresh();
}

/** Shows the forms: the samples above the data, and all that adds much below. */
export function showEntry(view, more, refresh) {
  const add = async (what, method, params) => {
    added = { what, ...await act(method, params) };
    await refresh();
  };
  const adding = (what, method, params) => () => add(what, method, params);
  const submit = (action) => submitting(async (content, form) => {
    const output = form.querySelector('output');
    output.value = 'Working …';
    try {
      output.value = await action(content, output);
    } catch (error) {
      output.value = '';
      throw error;
    }
    await refresh();
  });
  if (!view.firstChild) view.append(h('h2', {}, 'Add'), h('div', {}), h('div', { className: 'row', id: 'undo-row' }));
  const [, forms, undoRow] = view.children;
  const { clock, timeZone, osVersion } = phone.state;
  render(forms, [clock.slice(0, 16), timeZone, osVersion], () => [
    h('div', { className: 'row' },
      button('A walk on phone and watch', adding('A walk', 'control/addWalk', { count: 1000 }), { id: 'add-walk' }),
      button('A night', adding('A night', 'control/addNight', {}), { id: 'add-night' }),
      button('A run with route', adding('A run', 'control/addWorkout', { workoutActivityType: 'running', route: true }), { id: 'add-workout' }),
      button('A weight', adding('A weight', 'control/addWeights', { values: [70] }), { id: 'add-weight' }),
      button('A blood pressure', adding('A blood pressure', 'control/addBloodPressure', { systolic: 120, diastolic: 80 }), { id: 'add-pressure' }),
      button('An ECG', adding('An ECG', 'control/addElectrocardiogram', { classification: 'sinusRhythm' }), { id: 'add-ecg' })),
    sampleForm(submitting(async (form) => {
      const [type, dates] = [form.get('type'), Object.fromEntries(['startDate', 'endDate'].map((name) => [name, instant(form.get(name), timeZone)]))];
      const content = typeOf(type).kind === 'quantity'
        ? { quantity: { value: Number(form.get('value')), unit: unitOf(type) } } : { value: Number(form.get('value')) };
      await add(title(type), 'control/addSamples', { source: form.get('source'), objects: [{ type, ...content, ...dates }] });
    })),
  ]);
  render(undoRow, added, () => (added
    ? [h('span', { role: 'status', id: 'added' }, `${added.what} was added.`), button('Undo', () => undo(refresh), { id: 'undo' })] : []));
  render(more, [timeZone], () => [
    h('div', { className: 'card' },
      h('h2', {}, 'Generate a person'),
      h('form', { className: 'row', onsubmit: submit(generatePerson) },
        field('Days', h('input', { type: 'number', id: 'days', name: 'days', min: 1, max: 3650, value: 30, required: true })),
        field('Seed', h('input', { type: 'number', id: 'seed', name: 'seed', min: 0, value: 7, required: true })),
        h('button', { id: 'generate' }, 'Generate'), h('output', { id: 'generated' }))),
    h('div', { className: 'card' },
      h('h2', {}, 'Import an export'),
      h('form', { className: 'row', onsubmit: submit(importExport) },
        field('export.zip of the Health app, or export.xml', h('input', { type: 'file', id: 'export', name: 'export', accept: '.zip,.xml', required: true })),
        h('button', { id: 'import' }, 'Import'), h('output', { id: 'imported' }))),
  ]);
}

function sampleForm(onsubmit) {
  const types = sampleTypes().filter(({ kind }) => kind === 'quantity' || kind === 'category').sort((a, b) => title(a.identifier).localeCompare(title(b.identifier)));
  const value = h('span', {});
  const showValue = (identifier) => {
    const { kind, values = [] } = typeOf(identifier);
    value.replaceChildren(kind === 'quantity'
      ? field(`Value in ${unitOf(identifier)}`, h('input', { type: 'number', id: 'value', name: 'value', step: 'any', required: true, size: 8 }))
      : field('Value', values.length > 0
        ? choice({ id: 'value', name: 'value' }, values.map(({ raw, name }) => [raw, name]))
        : h('input', { type: 'number', id: 'value', name: 'value', value: 0, required: true })));
  };
  const now = localTime(phone.state.clock, phone.state.timeZone);
  showValue(steps);
  return h('form', { className: 'row', id: 'add-sample', onsubmit },
    field('Type', choice({ id: 'type', name: 'type', onchange: (event) => showValue(event.target.value) }, types.map(({ identifier }) => [identifier, title(identifier)]), steps)),
    value,
    field('Start', h('input', { type: 'datetime-local', id: 'start', name: 'startDate', value: localTime(later(phone.state.clock, -10), phone.state.timeZone), required: true })),
    field('End', h('input', { type: 'datetime-local', id: 'end', name: 'endDate', value: now, required: true })),
    field('Source', choice({ id: 'source', name: 'source' }, [['phone', 'iPhone'], ['watch', 'Apple Watch']], 'phone')),
    h('button', { id: 'add', className: 'primary' }, 'Add'));
}
