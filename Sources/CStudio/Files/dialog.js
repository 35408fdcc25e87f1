// The dialog with the session as a file: a test in a language, or a vector.

import { call, log } from './connection.js';
import { attempt, button, choice, field, h } from './page.js';

const languages = [
  ['pytest', 'Python: pytest'], ['node', 'Node: node:test'], ['jest', 'Node: Jest'], ['swift', 'Swift Testing'], ['bash', 'bash'],
  ['session', 'vector of this phone'],
];

/** Shows the session of an app; without one, of the app that has sent the latest message. */
export async function showFile(dialog, chosen, language) {
  const app = chosen || log.findLast(({ owner }) => !owner)?.bundleIdentifier;
  const area = h('textarea', { id: 'vector-text', readOnly: true, rows: 20, 'aria-label': 'The file' });
  const result = h('span', { role: 'status' });
  const remarks = h('ul', { id: 'missing' });
  const download = h('a', { id: 'download', className: 'button' }, 'Download');
  const show = async (wanted) => {
    if (!app) return;
    const file = await call('control/writeTest', { app, ...(wanted !== 'session' && { language: wanted }) });
    area.value = file.text;
    Object.assign(download, { download: file.fileName, href: `data:text/plain,${encodeURIComponent(file.text)}` });
    remarks.replaceChildren(...file.remarks.map((each) => h('li', {}, each)));
    result.textContent = '';
  };
  await show(language);
  dialog.replaceChildren(
    h('h2', { id: 'vector-title' }, language === 'session' ? 'Vector' : 'Test'),
    h('p', {}, app ? `The session of ${app} from an empty phone on. The file contains health values.` : 'No app has sent a message.'),
    field('Form', choice({ id: 'language', onchange: ({ target }) => attempt(() => show(target.value)) }, languages, language)),
    remarks,
    area,
    h('div', { className: 'row end' }, result,
      button('Copy', async () => {
        await navigator.clipboard.writeText(area.value);
        result.textContent = 'Copied.';
      }, { id: 'copy', className: 'primary', autofocus: true }),
      download,
      button('Close', () => dialog.close(), { id: 'close-vector' })));
  dialog.showModal();
}
