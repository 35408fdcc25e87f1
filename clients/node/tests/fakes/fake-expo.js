// A bridge that hosts a module of Expo with two functions.
import { createInterface } from 'node:readline';
import { protocolVersion } from '../../src/methods.js';

const members = { functions: ['now'], asyncFunctions: ['later'], properties: [], constants: { one: 1 }, events: [], classes: {} };
const results = { 'rpc/version': { version: protocolVersion }, 'expo/modules': { Steps: members }, 'Steps/now': 'now', 'Steps/later': 'later' };

for await (const line of createInterface(process.stdin)) {
  const { id, method } = JSON.parse(line);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? null }));
}
