// A bar chart of days, source by source and merged.

import { h } from './page.js';

const size = { width: 720, height: 220, left: 64, bottom: 28, top: 16 };

/** An element of a drawing. */
export const svg = (tag, members, ...children) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(members)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** A number without needless digits. */
export const short = (value) => (Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : `${Number(value.toPrecision(3))}`);

/** The smallest of 1, 2, 4, 5, 6, 8 and 10 times a power of ten that is not below a value. */
function roundedUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 4, 5, 6, 8, 10].find((step) => step * power >= value * (1 - 1e-9));
}

/** A figure. `days` are names, `rows` are `{name, values}` with a value or undefined for each day. The first row is the merged one. */
export function barChart({ caption, days, rows, unit }) {
  const maximum = roundedUp(Math.max(0, ...rows.flatMap(({ values }) => values.filter(Number.isFinite))) || 1);
  const plot = { width: size.width - size.left, height: size.height - size.bottom - size.top };
  const slot = plot.width / days.length;
  const width = Math.max(1, Math.min(24, (slot * 0.8) / rows.length));
  const y = (value) => size.top + plot.height * (1 - value / maximum);
  const chart = svg('svg', { viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': `${caption}. The table below has the values.` });
  for (const part of [0, 0.5, 1]) {
    const line = svg('text', { x: size.left - 6, y: y(maximum * part) + 4, 'text-anchor': 'end' }, (maximum * part).toLocaleString('en', { notation: 'compact' }));
    chart.append(svg('line', { x1: size.left, x2: size.width, y1: y(maximum * part), y2: y(maximum * part) }), line);
  }
  days.forEach((day, index) => {
    const middle = size.left + slot * (index + 0.5);
    rows.forEach(({ name, values }, row) => {
      if (!Number.isFinite(values[index])) return;
      const bar = svg('rect', {
        class: `series-${row % 6}`, x: middle + (row - rows.length / 2) * width, y: y(values[index]), width: Math.max(1, width - 1),
        height: Math.max(0, size.top + plot.height - y(values[index])),
      }, svg('title', {}, `${day}, ${name}: ${short(values[index])} ${unit}`));
      chart.append(bar);
    });
    if (index % Math.ceil(days.length / 8) === 0) {
      chart.append(svg('text', { x: middle, y: size.height - 6, 'text-anchor': 'middle' }, day.slice(5)));
    }
  });
  return h('figure', {},
    h('figcaption', {}, caption),
    chart,
    h('ul', { className: 'legend' }, rows.map(({ name }, row) => h('li', { className: `series-${row % 6}` }, name))),
    h('details', { id: 'chart-values' }, h('summary', {}, 'Values'),
      h('div', { className: 'scroll' }, h('table', {},
        h('thead', {}, h('tr', {}, ['Day', ...rows.map(({ name }) => name)].map((text) => h('th', { scope: 'col' }, text)))),
        h('tbody', {}, days.map((day, index) => h('tr', {}, h('th', { scope: 'row' }, day),
          rows.map(({ values }) => h('td', {}, Number.isFinite(values[index]) ? `${short(values[index])} ${unit}` : '–')))))))));
}
