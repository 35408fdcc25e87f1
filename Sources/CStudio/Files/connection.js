// The device owner's connection to the server, and the log of all messages.

const calls = new Map();
let socket;
let latestId = 0;

/** The name of the phone. */
export const phoneName = new URLSearchParams(location.search).get('phone') ?? 'shared';

/** The token of apps, which shows an app the way. For the owner the browser has a cookie, which no script can read. */
export let appToken;

/** The messages: those of apps, and the owner's calls that change the phone, in this page or another. */
export const log = [];

/** Called with each new entry of the log, and with the state of the connection. */
export const listeners = { entry: [], closed: [] };

/** Connects. Resolves when the page can make calls. */
export async function connect() {
  // The browser adds the cookie below the path of this page only.
  const address = new URL('rpc', location.href);
  address.protocol = location.protocol.replace('http', 'ws');
  address.search = new URLSearchParams({ role: 'owner', phone: phoneName });
  await new Promise((resolve, reject) => {
    socket = new WebSocket(address);
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      resolve();
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = () => {
      // A browser does not say why a server refuses a connection.
      reject(new Error('No connection. Open the address that the server has printed: it gives this browser access.'));
      for (const { fail } of calls.values()) fail(new Error('The connection was closed.'));
      calls.clear();
      if (wasOpen) listeners.closed.forEach((listener) => listener());
    };
  });
  appToken = (await call('control/appToken')).token;
}

/** Whether the server can be reached. */
export const isOpen = () => socket?.readyState === WebSocket.OPEN;

/** Makes a call. Rejects with an error that has the message of the response. */
export function call(method, params) {
  if (!isOpen()) return Promise.reject(new Error('The server has ended.'));
  const id = ++latestId;
  return new Promise((resolve, fail) => {
    calls.set(id, { resolve, fail });
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  });
}

/** Makes a call that changes the phone. The server keeps it, and tells all pages of it before it answers. */
export const act = (method, params = {}) => call(method, params);

/** Watches the messages, those before this page was opened included. */
export const watch = () => call('control/watchTraffic', { since: 0 });

function add(entry) {
  entry.arrival ??= performance.now();
  log.push(entry);
  listeners.entry.forEach((listener) => listener(entry));
}

function receive(message) {
  if (message.method === 'control/traffic') {
    const { params } = message;
    // Of a long message the server tells the length, the method and the id only.
    const isLong = params.bytes !== undefined;
    const shown = isLong ? { id: params.id, method: params.method, bytes: params.bytes } : params.message;
    add({ ...params, message: shown, isLong, key: `${params.process} ${JSON.stringify(shown?.id)}` });
  } else if (calls.has(message.id)) {
    const { resolve, fail } = calls.get(message.id);
    calls.delete(message.id);
    if (message.error) fail(Object.assign(new Error(message.error.message), { object: message.error }));
    else resolve(message.result);
  }
}
