// The samples: types with numbers, a chart, a table, and deletion.

import { act, call } from 'studio/connection';
import { phone, title, typeOf, unitOf, valueText } from 'studio/catalog';
import { barChart } from 'studio/chart';
import { showEntry } from 'studio/entry';
import { attempt, button, field, h, instant, localTime, nextDay, render } from 'studio/page';

const pageSize = 50;
const shown = { type: undefined, from: undefined, to: undefined, limit: pageSize, filter: '' };

/** Shows the view. */
export async function showData(view, refresh) {
  const { counts, state } = phone;
  if (!view.firstChild) {
    view.append(h('div', { className: 'columns' }, h('div', { className: 'card', id: 'types' }), h('div', { className: 'card', id: 'samples' })),
      h('div', { className: 'cards', id: 'entry' }));
  }
  const totals = new Map();
  for (const { type, count } of counts) totals.set(type, (totals.get(type) ?? 0) + count);
  const types = [...totals].sort(([a], [b]) => title(a).localeCompare(title(b)));
  if (!totals.has(shown.type)) shown.type = types[0]?.[0];
  const today = localTime(state.clock, state.timeZone).slice(0, 10);
  const again = () => showData(view, refresh);

  render(view.querySelector('#types'), [types, shown.type, shown.filter], () => [
    h('h2', {}, 'Types'),
    h('input', { type: 'search', id: 'type-filter', placeholder: 'Filter', 'aria-label': 'Filter the types', value: shown.filter,
      oninput: (event) => { shown.filter = event.target.value; filterTypes(view); } }),
    types.length === 0 && h('p', {}, 'There are no samples. Add some below.'),
    h('ul', { className: 'types' }, types.map(([type, count]) => h('li', {},
      button(title(type), () => { Object.assign(shown, { type, limit: pageSize }); return again(); },
        { id: `type ${type}`, 'aria-pressed': `${type === shown.type}` }),
      h('data', { value: count }, count.toLocaleString('en'))))),
  ].filter(Boolean));
  filterTypes(view);
  showEntry(view.querySelector('#entry'), refresh);

  const samples = view.querySelector('#samples');
  if (!shown.type) return render(samples, 'empty', () => [h('h2', {}, 'Samples'), h('p', {}, 'Choose a type.')]);
  const { type, from, to, limit } = shown;
  const content = await load(type, from, to, limit, state.timeZone, today);
  if (type !== shown.type) return;
  const sources = counts.filter((each) => each.type === type).map(({ source, count }) => ({ ...source, count }));
  render(samples, [type, from, to, content, sources], () => [
    h('h2', {}, title(type)),
    h('div', { className: 'row' },
      field('From', h('input', { type: 'date', id: 'from', value: from ?? '', onchange: (event) => { shown.from = event.target.value || undefined; attempt(again); } })),
      field('To', h('input', { type: 'date', id: 'to', value: to ?? '', onchange: (event) => { shown.to = event.target.value || undefined; attempt(again); } })),
      from && from === to && button('Delete this day', () => remove(`the ${title(type)} of ${from}`, { type, predicate: dates(from, to, state.timeZone) }, refresh), { id: 'delete-day', className: 'danger' })),
    content.chart && barChart(`${title(type)} by day, merged and by source`, content.chart.days, content.chart.rows, content.chart.unit),
    h('ul', { className: 'apps' }, sources.map(({ name, bundleIdentifier, count }) => h('li', {},
      h('span', {}, h('strong', {}, name), h('small', {}, `${bundleIdentifier} · ${count.toLocaleString('en')}`)),
      button('Delete source', () => remove(`all samples of ${name}, of all types`, { predicate: { sources: [bundleIdentifier] } }, refresh),
        { className: 'danger', 'aria-label': `Delete the samples of ${name}` })))),
    h('div', { className: 'scroll', role: 'region', tabIndex: 0, 'aria-label': 'Samples' }, h('table', {},
      h('thead', {}, h('tr', {}, ['Start', 'End', 'Value', 'Source', ''].map((text) => h('th', { scope: 'col' }, text)))),
      h('tbody', {}, content.samples.map((sample) => h('tr', {},
        h('td', {}, localTime(sample.startDate, state.timeZone).replace('T', ' ')),
        h('td', {}, localTime(sample.endDate, state.timeZone).replace('T', ' ')),
        h('td', {}, valueText(sample)),
        h('td', {}, sample.sourceRevision?.source.name ?? ''),
        h('td', {}, button('Delete', () => remove(undefined, { predicate: { uuids: [sample.uuid] } }, refresh), { id: `delete ${sample.uuid}` }))))))),
    content.samples.length === limit && button('Show more', () => { shown.limit += pageSize; return again(); }, { id: 'more' }),
  ].filter(Boolean));
}

/** Hides the types whose names do not contain the filter. */
function filterTypes(view) {
  for (const item of view.querySelectorAll('.types li')) {
    item.hidden = !item.textContent.toLowerCase().includes(shown.filter.toLowerCase());
  }
}

const dates = (from, to, timeZone) => ({
  ...(from && { startDate: instant(`${from}T00:00`, timeZone) }),
  ...(to && { endDate: instant(`${nextDay(to)}T00:00`, timeZone) }),
  options: ['strictStartDate'],
});

async function load(type, from, to, limit, timeZone, today) {
  const unit = unitOf(type);
  const { samples } = await call('store/sampleQuery', {
    type, limit, sortDescriptors: [{ key: 'startDate', ascending: false }], ...(unit && { unit }), ...((from || to) && { predicate: dates(from, to, timeZone) }),
  });
  const kind = typeOf(type);
  if (kind?.kind !== 'quantity' || samples.length === 0) return { samples };
  // The chart has the days of the filter, or the two weeks up to the newest sample.
  const last = to ?? localTime(samples[0].startDate, timeZone).slice(0, 10) ?? today;
  const first = from && from >= nextDay(last, -92) ? from : nextDay(last, -13);
  const isSum = kind.aggregation === 'cumulative';
  const { statistics } = await call('store/statisticsCollectionQuery', {
    type, options: [isSum ? 'cumulativeSum' : 'discreteAverage', 'separateBySource'], unit,
    anchorDate: instant(`${first}T00:00`, timeZone), intervalComponents: { day: 1 },
    from: instant(`${first}T00:00`, timeZone), to: instant(`${nextDay(last)}T00:00`, timeZone),
  });
  const member = isSum ? 'sumQuantity' : 'averageQuantity';
  const days = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  const byDay = new Map(statistics.map((each) => [localTime(each.startDate, timeZone).slice(0, 10), each]));
  const sources = new Map(statistics.flatMap((each) => each.sources ?? []).map(({ bundleIdentifier, name }) => [bundleIdentifier, name]));
  const merged = { name: isSum ? 'Merged' : 'Average', values: days.map((day) => byDay.get(day)?.[member]?.value) };
  const rows = [...sources].map(([id, name]) => ({ name, values: days.map((day) => byDay.get(day)?.bySource?.[id]?.[member]?.value) }));
  return { samples, chart: { days, rows: [merged, ...(rows.length > 1 ? rows : [])], unit } };
}

async function remove(what, params, refresh) {
  if (what && !confirm(`Delete ${what}?`)) return;
  await act('control/deleteSamples', params);
  await refresh();
}
