// `vitest` for a machine that has none: its hooks, carried out by `node:test`.
export { after as afterAll, before as beforeAll, beforeEach, test } from 'node:test';
