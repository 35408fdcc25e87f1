// The device owner's connection to the server, and the log of all messages.

const parameters = new URLSearchParams(location.search);
const calls = new Map();
let socket;
let latestId = 0;

/** The messages since the page was opened: those of apps, and the owner's own calls of `control`. */
export const log = [];

/** Called with each new entry of the log, and with the state of the connection. */
export const listeners = { entry: [], closed: [] };

/** Connects. Resolves when the connection is open. */
export function connect() {
  const address = new URL('/rpc', location.href);
  address.protocol = location.protocol.replace('http', 'ws');
  for (const name of ['token', 'phone']) if (parameters.has(name)) address.searchParams.set(name, parameters.get(name));
  address.searchParams.set('role', 'owner');
  return new Promise((resolve, reject) => {
    socket = new WebSocket(address);
    socket.onopen = resolve;
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = () => {
      reject(new Error('The server cannot be reached.'));
      for (const { fail } of calls.values()) fail(new Error('The connection was closed.'));
      calls.clear();
      listeners.closed.forEach((listener) => listener());
    };
  });
}

/** Whether the server can be reached. */
export const isOpen = () => socket.readyState === WebSocket.OPEN;

/** Makes a call. Rejects with an error that has the message of the response. */
export function call(method, params) {
  if (!isOpen()) return Promise.reject(new Error('The server has ended.'));
  const id = ++latestId;
  return new Promise((resolve, fail) => {
    calls.set(id, { resolve, fail });
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  });
}

/** Makes a call that changes the phone, and keeps it in the log, at the place at which the server has carried it out. */
export async function act(method, params = {}) {
  const id = latestId + 1;
  const entry = { bundleIdentifier: params.bundleIdentifier, owner: true, process: 0, key: `owner ${id}` };
  const tell = (outcome) => {
    add({ ...entry, direction: 'request', message: { id, method, params } });
    add({ ...entry, direction: 'response', message: { id, ...outcome } });
  };
  try {
    const result = await call(method, params);
    tell({ result });
    return result;
  } catch (error) {
    if (error.object) tell({ error: error.object });
    throw error;
  }
}

function add(entry) {
  log.push(entry);
  listeners.entry.forEach((listener) => listener(entry));
}

function receive(message) {
  if (message.method === 'control/traffic') {
    const { params } = message;
    const id = params.message?.id;
    add({ ...params, message: params.message ?? { method: params.method, bytes: params.bytes }, key: `${params.process} ${JSON.stringify(id)}` });
  } else if (calls.has(message.id)) {
    const { resolve, fail } = calls.get(message.id);
    calls.delete(message.id);
    if (message.error) fail(Object.assign(new Error(message.error.message), { object: message.error }));
    else resolve(message.result);
  }
}
