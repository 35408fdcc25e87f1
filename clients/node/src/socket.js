import { randomUUID } from 'node:crypto';
import { checkNames } from './options.js';

/** The milliseconds between the notification `exit` and closing the connection without the bridge. */
const gracePeriod = 1000;

/** The members of a query that say who speaks. */
const identity = ['bundleId', 'name', 'version', 'phone', 'role'];

/**
 * The address of the WebSocket of a server.
 *
 * @param url `url` or `rpc` of the line that the server prints
 * @param options the identity, and `token` if the URL has none
 * @throws TypeError for another URL or an unknown option
 */
export function socketAddress(url, { token, ...options } = {}) {
  checkNames(options, 'Bridge.connect', ['timeout', 'sheetTimeout', 'token', ...identity]);
  if (!/^(http|ws)s?:\/\/./.test(url)) throw new TypeError('url is not the http or ws URL of a server');
  const address = new URL(url);
  address.protocol = address.protocol.replace('http', 'ws');
  address.pathname = '/rpc';
  if (token !== undefined) address.searchParams.set('token', token);
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  return address;
}

/** The phone of a URL, or another name if it has none, and options as those of `control/reset`. */
export function ownPhone(url, { framing, ...options }) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined && value !== null);
  return { phone: new URL(url).searchParams.get('phone') ?? randomUUID(), reset: given.length > 0 && Object.fromEntries(given) };
}

/** The class `WebSocket` of the runtime (Node.js 22), else that of the package `ws`. */
export async function socketClass() {
  if (globalThis.WebSocket) return globalThis.WebSocket;
  try {
    return (await import('ws')).default;
  } catch {
    throw new TypeError(
      'A connection to a server (Bridge.connect, or a test under healthkit-bridge exec) needs Node.js 22, '
        + 'Node.js 20 with NODE_OPTIONS=--experimental-websocket, or the package ws.',
    );
  }
}

/**
 * A WebSocket connection with a message in each frame. It has the interface of `Transport`, but keeps Node.js alive while it is
 * open.
 */
export class Socket {
  /** Resolves to `exit`: `{message, isMissing}`; `isMissing` if the server could not be reached. */
  ended;
  #socket;
  #unsent = [];
  #isClosing = false;

  constructor(WebSocket, address, listener) {
    // The query has the token.
    const place = address.origin === 'null' ? `${address.protocol}//${address.host}` : address.origin;
    this.ended = new Promise((resolve) => {
      const socket = (this.#socket = new WebSocket(address.href));
      let state = 'opening';
      const end = (exit) => {
        if (state === 'ended') return;
        state = 'ended';
        resolve(exit);
        listener.ended(exit);
      };
      const miss = async () => {
        state = 'missing';
        end({ isMissing: true, message: `Cannot connect to ${place}: ${await refusal(address)}.` });
      };
      socket.onopen = () => {
        state = 'open';
        for (const text of this.#unsent.splice(0)) socket.send(text);
      };
      socket.onmessage = ({ data }) => listener.received(Buffer.from(data));
      // Node.js 20 does not close a socket that could not be opened.
      socket.onerror = () => state === 'opening' && miss();
      socket.onclose = ({ code }) => {
        if (state === 'opening') miss();
        else if (state === 'open') end({ message: `The connection was closed with code ${code}.` });
      };
    });
  }

  /** Sends a message. It is discarded if the connection is closed. */
  send(text) {
    if (this.#socket.readyState === 0) this.#unsent.push(text);
    else if (this.#socket.readyState === 1) this.#socket.send(text);
  }

  /** A server keeps its log to itself. */
  get stderr() {
    return '';
  }

  /** Ends the app's process after the responses to all pending requests. Resolves to `exit`. */
  close() {
    if (this.#isClosing) return this.ended;
    this.#isClosing = true;
    this.send('{"jsonrpc":"2.0","method":"exit"}');
    const close = setTimeout(() => this.#socket.close(), gracePeriod);
    return this.ended.finally(() => clearTimeout(close));
  }

  forgetErrors() {}
  hold() {}
  release() {}
}

/** Why a WebSocket cannot be opened, which its class does not tell: what the server answers to a usual request. */
async function refusal({ href }) {
  const address = href.replace('ws', 'http');
  const { get } = await import(`node:${new URL(address).protocol.slice(0, -1)}`);
  return new Promise((resolve) => {
    get(address, { agent: false }, (response) => {
      response.destroy();
      const { statusCode: status, statusMessage } = response;
      resolve(status < 400 ? 'the server is not a bridge' : `the server refused the request with status ${status} ${statusMessage}`);
    }).on('error', (error) => resolve(error.message));
  });
}
