// Files between this machine and the server, in parts.

import { call } from './connection.js';
import { h } from './page.js';

const partSize = 768 << 10;

const base64 = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});

/** Sends a file to the server, carries out an action with its number, and removes it there. `tell` gets the share that has been sent. */
export async function withUpload(content, tell, action) {
  let file;
  try {
    for (let offset = 0; offset < Math.max(1, content.size); offset += partSize) {
      tell(offset / content.size);
      const data = offset < content.size ? await base64(content.slice(offset, offset + partSize)) : '';
      ({ file } = await call('control/writeFile', { file, data }));
    }
    tell(1);
    return await action(file);
  } finally {
    if (file) await call('control/removeFile', { file });
  }
}

/** Saves a file of the server on this machine, under a name, and removes it there. */
export async function download(file, name) {
  const parts = [];
  for (let part, offset = 0; part === undefined || part.length > 0; offset += part.length) {
    const { data } = await call('control/readFile', { file, offset });
    part = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    parts.push(part);
  }
  await call('control/removeFile', { file });
  const address = URL.createObjectURL(new Blob(parts, { type: 'application/octet-stream' }));
  h('a', { href: address, download: name }).click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
